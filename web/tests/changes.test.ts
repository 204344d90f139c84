/** What happened since one last chose can be seen on the table and read beside the question. */

import { expect, test, vi } from "vitest";
import { changesBetween } from "../src/board/changes";
import { sceneOf } from "../src/game/deeds";
import { Live } from "../src/game/live.svelte";
import { Screen } from "../src/game/screen.svelte";
import { barOf, fewer, squadsOf } from "../src/game/squads";
import type { Decision, LogLine, LostPiece, PieceView, Region, View } from "../src/wire";
import { placing } from "./fixtures";

function piece(id: string, at: [number, number] | null, ...values: number[]): PieceView {
  const bars = values.map((value, i) => ({ name: `bar ${i}`, value, most: 9 }));
  return { id, seat: "B", at, bars, out: false, unit: "" } as unknown as PieceView;
}

function view(...pieces: PieceView[]): View {
  return { ruleset: "any", viewer: "A", pieces, table: { grid: "inches" } } as unknown as View;
}

test("a piece that moved, one that was hurt and one that is gone are told", () => {
  const before = view(piece("b1", [1, 1], 5), piece("b2", [2, 2], 5, 4), piece("b3", [3, 3], 5));
  const now = view(piece("b1", [4, 1], 5), piece("b2", [2, 2], 0, 2));

  expect(changesBetween(before, now)).toEqual([
    { piece: "b1", seat: "B", from: [1, 1], at: [4, 1], lost: 0, fell: false },
    { piece: "b2", seat: "B", from: null, at: [2, 2], lost: 7, fell: false },
    { piece: "b3", seat: "B", from: null, at: [3, 3], lost: 0, fell: true },
  ]);
});

test("what is spent beside a life that is whole is no loss, and a table just opened has none", () => {
  const before = view(piece("b1", [1, 1], 5, 3));

  expect(changesBetween(before, view(piece("b1", [1, 1], 5, 1)))).toEqual([]);
  expect(changesBetween(null, before)).toEqual([]);
  expect(changesBetween({ ...before, viewer: "B" }, view())).toEqual([]);
});

function line(kind: string, faces: number[] = [], pieces: string[] = []): LogLine {
  return { kind, text: kind, faces, pieces, turn: 1, need: 0 } as unknown as LogLine;
}

test("a throw is told with what it was for, what was thrown against it and what came of it", () => {
  const lines = [
    line("moved", [], ["a1"]),
    line("turn-began"),
    line("attacked", [], ["a1", "b1"]),
    line("rolled", [4, 5]),
    line("rolled", [1]),
    line("hit", [], ["a1", "b1"]),
    line("damaged", [], ["b1"]),
    line("declared", [], ["b2"]),
  ];

  const told = sceneOf(lines).map((one) => one.kind);

  expect(told).toEqual(["attacked", "rolled", "rolled", "hit", "damaged"]);
  expect(sceneOf([line("moved", [], ["a1"])])).toEqual([]);
});

test("the models of a squad are one line, with their number", () => {
  const model = (id: string, health: number, out = false): PieceView =>
    ({ ...piece(id, [0, 0], health), unit: "u", out }) as PieceView;

  const [squad, alone] = squadsOf([model("m1", 0, true), model("m2", 2), piece("h1", [1, 1], 4)]);

  expect(squad?.models.map((one) => one.id)).toEqual(["m1", "m2"]);
  expect(squad?.piece.id).toBe("m2");
  expect(squad && barOf(squad, 0)).toBe("0·2");
  expect(alone && barOf(alone, 0)).toBe("4");
});

test("only the squad that lost a model is told to be fewer", () => {
  const lone = piece("h1", [1, 1], 4);
  const model = { ...piece("m1", [0, 0], 2), unit: "u" };
  const gone = (id: string, unit: string): LostPiece => ({
    id,
    unit,
    seat: "B",
    name: id,
    kind: "",
  });

  expect(fewer([model], [gone("m2", "u"), gone("h2", "")])).toBe(1);
  expect(fewer([lone], [gone("m2", "u"), gone("h2", "")])).toBe(0);
});

test("a piece that may stay where it is stays at a word", async () => {
  const asked = placing.decision as Decision;
  const region = { ...asked.region, stays: true, goes: true, aims: false } as Region;
  const live = new Live("game", "key");
  live.state = { ...placing, decision: { ...asked, region } };
  const screen = new Screen(live);
  screen.ask(live.decision, placing.view);
  const place = vi.spyOn(live, "place").mockResolvedValue(true);
  const legal = { legal: true, placement: null, why_not: null, warnings: [] };
  vi.stubGlobal("fetch", async () => Response.json(legal));

  expect(screen.mayStay).toBe(true);
  screen.stay();

  await vi.waitFor(() => expect(place).toHaveBeenCalledOnce());
  expect(place.mock.calls[0]?.[0].path).toEqual([]);
  vi.unstubAllGlobals();
});

test("a placement that harms one's own is held back until it is meant", async () => {
  const live = new Live("game", "key");
  live.state = placing;
  const screen = new Screen(live);
  screen.ask(placing.decision, placing.view);
  const place = vi.spyOn(live, "place").mockResolvedValue(true);
  const answer = vi.spyOn(live, "answer").mockResolvedValue(true);
  const own = { text: "On your own model", rule: "4.177", piece: null, at: null, grave: true };
  const verdict = { legal: true, placement: null, why_not: null, warnings: [own] };
  vi.stubGlobal("fetch", async () => Response.json(verdict));

  screen.pin([20, 4]);
  await screen.commit();

  expect(place).not.toHaveBeenCalled();
  expect(screen.caution?.texts).toEqual(["On your own model"]);
  screen.dare();
  expect(answer).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
