/** The log is read by activations. */

import { expect, test } from "vitest";
import { deedsOf } from "../src/game/deeds";
import type { LogLine } from "../src/wire";

function line(kind: string, piece?: string, turn = 1): LogLine {
  const pieces = piece ? [piece] : [];
  return {
    at: 1,
    turn,
    kind,
    text: kind,
    rules: [],
    seat: null,
    pieces,
    faces: [],
    need: 0,
    way: [],
    cards: [],
    beat: null,
  };
}

function kinds(lines: LogLine[]): [boolean, string[]][] {
  return deedsOf(lines).map((deed) => [deed.headed, deed.lines.map((one) => one.kind)]);
}

test("an activation and all that came of it are one passage", () => {
  const lines = [
    line("activated", "a1"),
    line("rolled"),
    line("hit", "b1"),
    line("activated", "b1"),
  ];
  expect(kinds(lines)).toEqual([
    [true, ["activated", "rolled", "hit"]],
    [true, ["activated"]],
  ]);
});

test("what happens between activations belongs to none of them", () => {
  const lines = [
    line("activated", "a1"),
    line("turn-passed"),
    line("scored"),
    line("activated", "b1"),
  ];
  expect(kinds(lines)).toEqual([
    [true, ["activated"]],
    [false, ["turn-passed", "scored"]],
    [true, ["activated"]],
  ]);
});

test("where nobody is activated, a passage lasts as long as one piece declares things", () => {
  const lines = [
    line("declared", "a1"),
    line("moved", "a1"),
    line("tag-used", "a2"),
    line("attacked", "a2"),
    line("hit", "a2"),
    line("attacked", "b1"),
  ];
  expect(kinds(lines)).toEqual([
    [true, ["declared", "moved"]],
    [true, ["tag-used", "attacked", "hit"]],
    [true, ["attacked"]],
  ]);
});

test("a passage ends with its turn", () => {
  const lines = [line("activated", "a1"), line("healed", "a1", 2)];
  expect(kinds(lines)).toEqual([
    [true, ["activated"]],
    [false, ["healed"]],
  ]);
});
