import { expect, test } from "vitest";
import { courseOf, favoured, momentAt } from "../src/game/balance";

const leads = [
  { at: 10, turn: 1, worth: [0, 0] },
  { at: 20, turn: 1, worth: [5, -5] },
  { at: 30, turn: 2, worth: [-10, 10] },
];
const sheet = { width: 100, height: 40 };

test("of two sides one line is drawn, the greatest lead at the edge", () => {
  expect(courseOf(leads, sheet).lines).toEqual(["0.0,20.0 50.0,10.0 100.0,40.0"]);
});

test("of more sides each has its own line", () => {
  const four = leads.map((lead) => ({ ...lead, worth: [...lead.worth, 1, 2] }));
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
