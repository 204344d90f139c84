import { describe, expect, test, vi } from "vitest";
import { distance, type Point, projection } from "../src/board/geometry";
import { overlap, textRect } from "../src/board/labels";
import { lookAlong, pieceOn, ringLabels, ringPath, ringsAt } from "../src/board/reaches";
import { Live } from "../src/game/live.svelte";
import { Screen } from "../src/game/screen.svelte";
import { Sighting } from "../src/game/sighting.svelte";
import { api } from "../src/net/api";
import type { PieceRing, PieceView, SightText } from "../src/wire";
import { choosing } from "./fixtures";

const table = projection({ width: 48, height: 48, grid: "inches" });
const board = projection({ width: 11, height: 9, grid: "hexes" });

function ring(more: Partial<PieceRing> = {}): PieceRing {
  return {
    piece: "a1",
    kind: "range",
    name: "Short",
    rule: "4.410",
    at: [24, 24],
    radius: 6,
    inner: 0,
    start: 0,
    sweep: 360,
    hexes: [],
    threat: false,
    endless: false,
    ...more,
  };
}

function piece(id: string, at: [number, number], more: Partial<PieceView> = {}): PieceView {
  return {
    ...(choosing.view.pieces[0] as PieceView),
    id,
    at,
    radius: 1,
    covers: [],
    z: 0,
    ...more,
  };
}

describe("rings", () => {
  test("a range is a whole circle at its true size", () => {
    const r = 6 * table.scale;
    expect(ringPath(ring(), table)).toContain(`a${r} ${r} 0 1 0 ${2 * r} 0`);
  });

  test("an arc begins and ends at its headings, clockwise", () => {
    const half = ringPath(ring({ start: 270, sweep: 180 }), table);
    const [x, y] = table.toSheet([24, 24]);
    const r = 6 * table.scale;
    expect(half).toContain(`L${(x - r).toFixed(2)} ${y.toFixed(2)}`);
    expect(half).toContain(`0 0 1 ${(x + r).toFixed(2)} ${y.toFixed(2)}Z`);
  });

  test("hexes are drawn as one border: two neighbours share no line", () => {
    const edges = (hexes: [number, number][]) =>
      ringPath(ring({ hexes }), board).split("M").length - 1;
    expect(edges([[4, 4]])).toBe(6);
    expect(
      edges([
        [4, 4],
        [5, 4],
      ]),
    ).toBe(10);
    expect(
      edges([
        [4, 4],
        [4, 3],
      ]),
    ).toBe(10);
    expect(
      edges([
        [4, 4],
        [8, 4],
      ]),
    ).toBe(12);
  });

  test("names stay on the sheet", () => {
    const [near] = ringLabels([ring({ at: [1, 47] })], table, 11);
    expect(near?.[0]).toBeGreaterThanOrEqual(0);
    expect(near?.[1]).toBeGreaterThanOrEqual(0);
    expect(near?.[0]).toBeLessThanOrEqual(table.width);
  });

  test("no name covers another one or what is written already", () => {
    const crowd = [ring(), ring({ radius: 6.1 }), ring({ radius: 6.2, name: "Watch" })];
    const first = ringLabels(crowd, table, 11)[0] as Point;
    const taken = [textRect("Somebody", first, 11)];
    const labels = ringLabels(crowd, table, 11, taken);
    const rects = labels.flatMap((at, i) => (at ? [textRect(crowd[i]?.name ?? "", at, 11)] : []));
    expect(rects).toHaveLength(3);
    for (const [i, rect] of rects.entries()) {
      for (const other of [...taken, ...rects.slice(0, i)]) {
        expect(overlap(rect, other)).toBe(0);
      }
    }
  });

  test("a range without end is named beyond where it begins, and has no rim", () => {
    const long = ring({ endless: true, inner: 6 });
    const [at] = ringLabels([long], table, 11);
    expect(distance(at as Point, table.toSheet(long.at))).toBeGreaterThan(6 * table.scale + 11);
    expect(ringPath(long, table)).toBe("");
  });

  test("round the place where a piece would stand they turn with it, and its move is left out", () => {
    const moved = ringsAt(
      [ring(), ring({ kind: "arc", start: 270, sweep: 180 }), ring({ kind: "move" })],
      [10, 12],
      90,
    );
    expect(moved.map((one) => one.at)).toEqual([
      [10, 12],
      [10, 12],
    ]);
    expect(moved.map((one) => one.start)).toEqual([0, 0]);
  });
});

describe("the ruler", () => {
  const [one, other] = [piece("a1", [10, 10]), piece("b1", [20, 10])];

  test("is laid on the base under it, the higher one first", () => {
    const above = piece("c1", [10.2, 10], { z: 4 });
    expect(pieceOn([10.5, 10], [one, other, above], "inches")?.id).toBe("c1");
    expect(pieceOn([15, 10], [one, other], "inches")).toBeNull();
  });

  test("is laid on any hex a piece covers", () => {
    const long = piece("d1", [4, 4], { covers: [[3, 4]] });
    expect(pieceOn([3, 4], [long], "hexes")?.id).toBe("d1");
    expect(pieceOn([5, 4], [long], "hexes")).toBeNull();
  });

  test("asks how the piece at its first end sees the other end", () => {
    const pieces = [one, other];
    expect(lookAlong([10, 10], [20, 10], pieces, "inches")).toEqual({ piece: "a1", target: "b1" });
    expect(lookAlong([10, 10], [30, 5], pieces, "inches")).toEqual({
      piece: "a1",
      target: [30, 5],
    });
    expect(lookAlong([30, 5], [20, 10], pieces, "inches")).toEqual({
      piece: "b1",
      target: [30, 5],
    });
    expect(lookAlong([30, 5], [31, 5], pieces, "inches")).toBeNull();
    expect(lookAlong([10, 10], [10.5, 10], pieces, "inches")).toBeNull();
  });

  test("has a first end, then a second one, then begins anew", () => {
    const screen = new Screen(new Live("g", "key"));
    screen.takeRuler();
    screen.lay([1, 2]);
    expect([screen.ruler, screen.laying]).toEqual([{ from: [1, 2], to: [1, 2] }, true]);
    screen.stretch([2, 2]);
    screen.lay([3, 4]);
    expect([screen.ruler, screen.laying]).toEqual([{ from: [1, 2], to: [3, 4] }, false]);
    screen.lay([5, 5]);
    expect(screen.ruler).toEqual({ from: [5, 5], to: [5, 5] });
    screen.putRulerAway();
    expect([screen.ruler, screen.measuring]).toEqual([null, false]);
  });
});

describe("asking about the table", () => {
  const sight = { distance: 3, clear: true } as SightText;

  test("only the newest line is answered, and looking away forgets it", async () => {
    vi.useFakeTimers();
    const asked = vi.spyOn(api, "sight").mockResolvedValue(sight);
    const sights = new Sighting(new Live("g", "key"));
    sights.look({ piece: "a1", target: "b1" }, null);
    sights.look({ piece: "a1", target: "b2" }, 7);
    await vi.runAllTimersAsync();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked.mock.calls[0]?.[2]).toEqual({ piece: "a1", target: "b2", at: 7 });
    expect(sights.sight).toBe(sight);
    sights.look(null, null);
    expect(sights.sight).toBeNull();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test("of enemies only what threatens is kept, and trouble shows nothing", async () => {
    vi.useFakeTimers();
    const rings = [ring(), ring({ threat: true, radius: 9 })];
    const asked = vi.spyOn(api, "rings").mockResolvedValueOnce({ rings });
    const sights = new Sighting(new Live("g", "key"));
    sights.beware(["b1", "b2"], null);
    await vi.runAllTimersAsync();
    expect(sights.threats.map((one) => one.radius)).toEqual([9]);
    asked.mockRejectedValueOnce(new Error("no answer"));
    sights.beware(["b1"], null);
    await vi.runAllTimersAsync();
    expect(sights.threats).toEqual([]);
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
});
