import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Board from "../src/board/Board.svelte";
import { projection } from "../src/board/geometry";
import HeightLegend from "../src/board/HeightLegend.svelte";
import {
  brinks,
  fromBelow,
  heightOf,
  numbers,
  overhanging,
  signOf,
  tintOf,
  upwards,
} from "../src/board/heights";
import { pieceInWords } from "../src/board/inWords";
import { Live } from "../src/game/live.svelte";
import { anchored, apart, likely, Profiling, placeOf } from "../src/game/profiling.svelte";
import SideView from "../src/game/SideView.svelte";
import { Screen } from "../src/game/screen.svelte";
import {
  frameOf,
  halfOf,
  heightMarks,
  inWords,
  isOn,
  labelsOf,
  nameOf,
  shapeOf,
  stopsOf,
  ticksOf,
} from "../src/game/sideview";
import { api } from "../src/net/api";
import { settings } from "../src/ui/settings.svelte";
import type { PassageView, PieceView, StandView, TerrainView } from "../src/wire";
import { choosing, profile, rooftops } from "./fixtures";

const view = rooftops.view;
const plane = projection(view.table);
const piece = (id: string): PieceView => view.pieces.find((one) => one.id === id) as PieceView;
const terrain = (id: string): TerrainView =>
  view.terrain.find((one) => one.id === id) as TerrainView;

let shown: Record<string, unknown>[] = [];

// biome-ignore lint/suspicious/noExplicitAny: any component may be put on the page
function put(component: any, props: Record<string, unknown>): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  shown.push(mount(component, { target, props }));
  flushSync();
  return target;
}

beforeEach(() => {
  settings.lang = "en";
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  for (const one of shown) {
    void unmount(one);
  }
  shown = [];
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("heights from above", () => {
  test("the tint rises with the level, and the bare table has none", () => {
    const levels = [0, 1.5, 3, 4];
    expect([0, 1.5, 2, 3, 4, 9].map((z) => tintOf(z, levels))).toEqual([
      0,
      1 / 3,
      1 / 3,
      2 / 3,
      1,
      1,
    ]);
    expect(tintOf(3, [])).toBe(0);
  });

  test("what stands on a roof is drawn after the roof, and flat ground first", () => {
    const order = upwards(view.terrain).map((one) => one.id);
    expect(order.indexOf("b12")).toBeGreaterThan(order.indexOf("b1"));
    expect(order.indexOf("b2")).toBeGreaterThan(order.indexOf("b4"));
    expect(order.slice(0, 2).sort()).toEqual(["b16", "b17"]);
  });

  test("whoever is under a bridge is drawn before all others, then the lowest first", () => {
    const order = [...view.pieces].sort(fromBelow).map((one) => one.id);
    expect(order.slice(0, 2).sort()).toEqual(["a4", "b2"]);
    expect(order.at(-1)).toBe("b1");
    expect(overhanging(view.terrain, view.pieces).map((one) => one.id)).toEqual(["b4", "b5"]);
  });

  test("open edges have strokes on the roof's side, parapets none", () => {
    const found = brinks(terrain("b1"), plane);
    expect(found.map((one) => one.kind)).toEqual(["open", "barrier"]);
    expect(found[1]?.ticks).toBe("");
    const ends = [...(found[0]?.ticks ?? "").matchAll(/M[\d.]+ [\d.]+L([\d.]+) ([\d.]+)/g)];
    expect(ends.length).toBeGreaterThan(20);
    const [west, north] = plane.toSheet([4, 23]);
    const [east, south] = plane.toSheet([12, 13]);
    for (const [, x, y] of ends) {
      expect(Number(x)).toBeGreaterThanOrEqual(west);
      expect(Number(x)).toBeLessThanOrEqual(east);
      expect(Number(y)).toBeGreaterThanOrEqual(north);
      expect(Number(y)).toBeLessThanOrEqual(south);
    }
  });

  test("numbers and measures are left out where there is no room for them", () => {
    const near = numbers(view.terrain, plane, view.table, 0.5).map((one) => one.text);
    const far = numbers(view.terrain, plane, view.table, 30);
    expect(near.filter((text) => text === "3″")).toHaveLength(4);
    expect(near).toContain("1.5″");
    expect(far).toEqual([]);
    const gap = view.passages.find((one) => one.kind === "gap") as PassageView;
    expect(signOf(gap, plane, view.table, 1).label?.text).toBe("2.5″");
    expect(signOf(gap, plane, view.table, 4).label).toBeNull();
  });

  test("every way up has a sign", () => {
    for (const passage of view.passages) {
      const sign = signOf(passage, plane, view.table, 1);
      expect(sign.d).toMatch(/^M/);
      expect(sign.d).not.toContain("NaN");
    }
  });

  test("heights are told in the unit and the language of the reader", () => {
    settings.lang = "fr";
    expect(heightOf(1.5, view.table)).toBe("1,5″");
    expect(heightOf(25, { ...view.table, unit: "mm" })).toBe("25 mm");
    expect(pieceInWords(piece("b1"), view)).toContain("à 4″ de haut");
    expect(pieceInWords(piece("a4"), view)).toMatch(/sous\s: /);
  });

  test("the table shows tints, edges, signs, and how high each piece stands", () => {
    const screen = new Screen(new Live(rooftops.id, "key"));
    const page = put(Board, { view, screen, decision: null });
    expect(page.querySelectorAll("g.terrain.tinted")).not.toHaveLength(0);
    expect(page.querySelectorAll(".heights .sign")).toHaveLength(view.passages.length);
    expect(page.querySelector('[data-piece="b1"] .height text')?.textContent).toBe("4″");
    expect(page.querySelector('[data-piece="b4"] .height')).toBeNull();
    expect(page.querySelector('[data-piece="a4"]')?.classList).toContain("under");
    expect(page.innerHTML).not.toContain("NaN");
  });

  test("a flat table shows none of it", () => {
    const screen = new Screen(new Live(choosing.id, "key"));
    const page = put(Board, { view: choosing.view, screen, decision: null });
    expect(page.querySelector(".heights, .brink, .height")).toBeNull();
  });

  test("the legend lists the levels that are there, highest first, and the signs in use", () => {
    const { table, terrain, passages } = view;
    const page = put(HeightLegend, { table, terrain, passages });
    const lines = [...page.querySelectorAll("li")].map((one) => one.textContent?.trim());
    expect(lines.slice(0, 3)).toEqual(["4″", "3″", "1.5″"]);
    expect(lines.slice(3)).toEqual([
      "open edge",
      "parapet",
      "ladder",
      "stairs up",
      "bridge",
      "gap to jump",
    ]);
  });
});

describe("the side view", () => {
  const frame = frameOf(profile, 700);

  test("has one scale both ways, and room for everything", () => {
    expect(frame.x(3) - frame.x(2)).toBeCloseTo(frame.y(2) - frame.y(3), 9);
    expect(frame.x(profile.first)).toBeGreaterThan(0);
    expect(frame.x(profile.last)).toBeLessThan(700);
    for (const stand of profile.stands) {
      expect(frame.y(stand.high)).toBeGreaterThan(10);
    }
    expect(frameOf({ ...profile, first: 0, last: 36 }, 300).scale).toBeLessThan(8);
  });

  test("draws a roof from its foot to its top", () => {
    const house = profile.cuts.find((cut) => cut.kind === "solid");
    const d = shapeOf(house as (typeof profile.cuts)[number], frame);
    expect(d.match(/-?[\d.]+/g)).toHaveLength(8);
  });

  test("cuts a piece as wide as the line goes through it", () => {
    const on: StandView = { piece: "p", along: 0, aside: 0.6, radius: 1, low: 0, high: 1 };
    expect(isOn(on)).toBe(true);
    expect(halfOf(on)).toBeCloseTo(0.8, 9);
    expect(halfOf({ ...on, aside: 1.4 })).toBe(1);
  });

  test("names do not cover each other", () => {
    const twins = [0, 0.5, 1].map((along) => ({
      piece: `p${along}`,
      along,
      aside: 0,
      radius: 0.5,
      low: 0,
      high: 1.5,
    }));
    const rows = labelsOf(twins, frame, () => "A rather long name").map((one) => Math.round(one.y));
    expect(new Set(rows).size).toBe(3);
  });

  test("marks the scale and the levels that fit", () => {
    expect(ticksOf(profile, frame)[0]).toBe(0);
    expect(heightMarks(view.table, frame)).toContain(0);
    const tiny = { ...frame, scale: 1 };
    expect(heightMarks(view.table, tiny)).toHaveLength(1);
  });

  test("says what stops how many rays; a wall may bear the id of a piece", () => {
    const [stop] = stopsOf(profile.sight?.rays ?? []);
    expect(stop).toEqual({ blocker: "b1", by: "terrain", rays: 3 });
    expect(nameOf("b1", "terrain", view)).toBe("House");
    expect(nameOf("b1", "piece", view)).toBe("Madame Sable Noor");
  });

  test("tells in words what it shows, from the start on", () => {
    const told = inWords(profile, view);
    expect(told[0]).toContain("Stitched Hulk stands at 0.0");
    expect(told.some((line) => /^House: from .* 0″ to 3″ high$/.test(line))).toBe(true);
    expect(told.at(-1)).toBe("3 rays are stopped by: House");
  });

  test("shows verdict, blocker and facts, and can be turned round", () => {
    const profiling = new Profiling(new Live(rooftops.id, "key"));
    profiling.lay("b4", "a3");
    profiling.profile = profile;
    const page = put(SideView, { view, profiling, onclose: () => {} });
    expect(page.querySelector(".verdict")?.textContent).toContain("3 of 9 rays");
    expect(page.querySelectorAll("line.ray")).toHaveLength(9);
    expect(page.querySelectorAll("line.ray.blocked")).toHaveLength(3);
    expect(page.innerHTML).not.toContain("NaN");
    page.querySelector<HTMLButtonElement>('[aria-label="The other way round"]')?.click();
    expect([profiling.start, profiling.end]).toEqual(["a3", "b4"]);
  });
});

describe("the line it is cut along", () => {
  test("begins and ends at pieces where it is drawn over them", () => {
    const at = piece("b1").at as [number, number];
    expect(anchored([at[0] + 0.2, at[1]], view.pieces)).toBe("b1");
    expect(anchored([33.333, 2], view.pieces)).toEqual([33.33, 2]);
    expect(placeOf("b1", view)).toEqual(at);
    expect(placeOf("nobody", view)).toBeNull();
  });

  test("needs two ends", () => {
    expect(apart("a1", "a1")).toBe(false);
    expect(apart("a1", [1, 1])).toBe(true);
    expect(apart([1, 1], [1.2, 1])).toBe(false);
  });

  test("runs from whoever acts to the target looked at, or to the nearest foe", () => {
    expect(likely(view, null, "a3", "b3")).toEqual({ start: "a3", end: "b3" });
    expect(likely(view, null, "a3", "a3")).toEqual({ start: "a3", end: "b1" });
    expect(likely(view, null, null, null)?.start).toBe("a1");
    expect(likely({ ...view, pieces: [] }, null, null, null)).toBeNull();
  });

  test("is asked for once it lies still, and the newest answer counts", async () => {
    vi.useFakeTimers();
    const asked = vi.spyOn(api, "profile").mockResolvedValue(profile);
    const profiling = new Profiling(new Live(rooftops.id, "key"));
    profiling.lay("a1", "b1");
    profiling.look(null);
    profiling.lay("a1", [3, 4]);
    profiling.look(7);
    await vi.runAllTimersAsync();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked.mock.calls[0]?.[2]).toEqual({ start: "a1", end: [3, 4], at: 7 });
    expect(profiling.profile).toBe(profile);
  });

  test("says what is wrong when there is nothing to show", async () => {
    vi.useFakeTimers();
    vi.spyOn(api, "profile").mockRejectedValue(new Error("nothing there"));
    const profiling = new Profiling(new Live(rooftops.id, "key"));
    profiling.lay("a1", "b1");
    profiling.look(null);
    await vi.runAllTimersAsync();
    expect(profiling.profile).toBeNull();
    expect(profiling.trouble).toContain("nothing there");
  });
});
