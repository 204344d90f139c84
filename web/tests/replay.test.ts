import { expect, test } from "vitest";
import { nextStop, stopsOf } from "../src/game/replay.svelte";

const stops = stopsOf({ choices: [2, 3, 7], last: 9 });

test("a replay stops before the first answer, after each choice and at the end", () => {
  expect(stops).toEqual([0, 3, 4, 8, 9]);
});

test("stepping goes to the next stop either way and stays at the ends", () => {
  expect(nextStop(stops, 0, 1)).toBe(3);
  expect(nextStop(stops, 5, 1)).toBe(8);
  expect(nextStop(stops, 5, -1)).toBe(4);
  expect(nextStop(stops, 9, 1)).toBe(9);
  expect(nextStop(stops, 0, -1)).toBe(0);
});
