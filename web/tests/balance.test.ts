import { expect, test } from "vitest";
import { accountOf, courseOf, favoured, momentAt } from "../src/game/balance";
import type { SideFortune } from "../src/wire";

const leads = [
  { at: 10, turn: 1, chances: [0.5, 0.5] },
  { at: 20, turn: 1, chances: [0.75, 0.25] },
  { at: 30, turn: 2, chances: [0, 1] },
];
const sheet = { width: 100, height: 40 };

test("of two sides one line is drawn, a game lost at the lower edge", () => {
  expect(courseOf(leads, sheet).lines).toEqual(["0.0,20.0 50.0,10.0 100.0,40.0"]);
});

test("of more sides each has its own line", () => {
  const four = leads.map((lead) => ({ ...lead, chances: [...lead.chances, 0.1, 0.2] }));
  expect(courseOf(four, sheet).lines).toHaveLength(4);
});

test("turns are marked where they begin", () => {
  expect(courseOf(leads, sheet).turns).toEqual([
    { turn: 1, x: 0 },
    { turn: 2, x: 100 },
  ]);
});

test("a game without a course draws nothing and does not fail", () => {
  expect(courseOf([], sheet).lines).toEqual([]);
  expect(momentAt([], 0.5)).toBe(0);
});

test("pointing at the sheet finds the nearest moment", () => {
  expect(momentAt(leads, 0)).toBe(10);
  expect(momentAt(leads, 0.45)).toBe(20);
  expect(momentAt(leads, 1)).toBe(30);
});

test("a swing favours whoever gains most", () => {
  expect(favoured([-3, 3])).toBe(1);
});

test("start, luck and choices add up to the result in whole percents", () => {
  const fortune = { start: 0.334, luck: 0.334, choices: 0.332, end: 1 } as SideFortune;
  expect(accountOf(fortune)).toEqual({ start: 33, luck: 33, choices: 34, end: 100 });
});
