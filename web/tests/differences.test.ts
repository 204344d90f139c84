import { describe, expect, test } from "vitest";
import { type Difference, patch } from "../src/net/differences";

/** What the server's `kernel/differences.py` writes for these pairs. */
const PAIRS: [unknown, unknown, Difference][] = [
  ["same", "same", {}],
  [1, null, [null]],
  [{ gone: 1 }, {}, { gone: [] }],
  [{}, { list: [] }, { list: [[]] }],
  [{ turn: 1, at: [3, 4] }, { turn: 2, at: [3, 4] }, { turn: [2] }],
  [
    [{ id: "a" }, { id: "b", hits: 0 }],
    [{ id: "b", hits: 1 }],
    { "": [0, 1, []], 0: { hits: [1] } },
  ],
  [[1, 2, 3], [1, 4, 5, 3], { "": [1, 1, [4, 5]] }],
  [[{ id: "a", at: null }], [{ id: "a", at: [1, 2] }], { 0: { at: [[1, 2]] } }],
];

describe("a difference", () => {
  test.each(PAIRS)("makes of %j %j", (old, now, difference) => {
    expect(patch(old, difference)).toEqual(now);
  });

  test("leaves what it is of as it was, and shares what it does not name", () => {
    const old = { pieces: [{ id: "a" }, { id: "b", hits: 0 }], terrain: [{ id: "t" }] };
    const now = patch(old, { pieces: { 1: { hits: [1] } } });

    expect(old.pieces[1]).toEqual({ id: "b", hits: 0 });
    expect(now.pieces[0]).toBe(old.pieces[0]);
    expect(now.terrain).toBe(old.terrain);
  });
});
