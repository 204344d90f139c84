/** Pieces are seen to walk the way they went. */

import { expect, test } from "vitest";
import { steps, walked } from "../src/board/ways";
import type { LogLine } from "../src/wire";

function line(piece: string, ...way: [number, number][]): LogLine {
  const told = { at: 1, turn: 1, kind: "moved", text: "", rules: [], seat: null };
  return { ...told, pieces: [piece], faces: [], need: 0, way, cards: [], beat: null };
}

test("a piece goes by the points of its path", () => {
  const lines = [line("a1", [3, 4], [9, 4])];
  const way = walked({ id: "a1", at: [9, 4] }, [3, 0], lines, "inches");
  expect(way).toEqual([
    [3, 0],
    [3, 4],
    [9, 4],
  ]);
});

test("a piece pushed on after its move ends where it stands", () => {
  const way = walked({ id: "a1", at: [9, 5] }, [3, 0], [line("a1", [9, 4])], "inches");
  expect(way.at(-1)).toEqual([9, 5]);
});

test("whoever stood still, or was not told of, walks no way", () => {
  const lines = [line("a1", [9, 4])];
  expect(walked({ id: "a1", at: [9, 4] }, [9, 4], lines, "inches")).toEqual([]);
  expect(walked({ id: "b1", at: [9, 4] }, [3, 0], lines, "inches")).toEqual([]);
  expect(walked({ id: "a1", at: [9, 4] }, undefined, lines, "inches")).toEqual([]);
});

test("models of a unit that go one after the other each go their own way, hex by hex", () => {
  const lines = (
    [
      [1, 0],
      [2, 0],
      [3, 0],
      [1, 0],
      [2, 0],
      [2, 1],
    ] as [number, number][]
  ).map((hex) => line("a1", hex));
  const first = walked({ id: "a1", at: [3, 0] }, [0, 0], lines, "hexes");
  const second = walked({ id: "a1.2", at: [2, 1] }, [0, 0], lines, "hexes");
  expect(first).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ]);
  expect(second).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
  ]);
});

test("longer legs take longer, and the end is reached at the end", () => {
  const frames = steps([
    [0, 0],
    [0, 30],
    [0, 40],
  ]);
  expect(frames.map((frame) => frame.offset)).toEqual([0, 0.75, 1]);
});
