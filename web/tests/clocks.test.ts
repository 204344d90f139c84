import { afterEach, describe, expect, test } from "vitest";
import { dueWarning, faces, outOfTime } from "../src/game/clocks";
import {
  DAYS,
  isClock,
  REAL,
  takesClock,
  withDays,
  withIncrement,
  withMinutes,
} from "../src/lobby/clock";
import { createBody, freshPlan } from "../src/lobby/plan";
import { heardAt, serverNow } from "../src/net/serverTime";
import { about, onTheClock } from "../src/text/durations";
import { settings } from "../src/ui/settings.svelte";
import type { ClockState, RulesetCard } from "../src/wire";
import { lobby } from "./fixtures";

const NOW = 1_000_000;
const clock: ClockState = {
  per: "game",
  seconds: 600,
  increment: 10,
  flag: "forfeit",
  bot: "",
  seats: [
    { seat: "A", left: 300, until: NOW + 50 },
    { seat: "B", left: 580, until: null },
  ],
};

afterEach(() => {
  settings.lang = "en";
  heardAt(new Date(0).toUTCString(), 500);
});

describe("the clocks at the table", () => {
  test("show what is left of the one that runs, and of the one that stands", () => {
    expect(faces(clock, NOW)).toEqual([
      { seat: "A", left: 50, runs: true, little: true },
      { seat: "B", left: 580, runs: false, little: false },
    ]);
  });

  test("never show less than nothing", () => {
    expect(faces(clock, NOW + 90)[0]?.left).toBe(0);
  });

  test("have a player told of little time once, and again towards the end", () => {
    const looks = [70, 59.5, 59, 21, 19.8, 5];
    const told = looks.map((left, i) => dueWarning(clock, looks[i - 1] ?? 71, left));
    expect(told).toEqual([null, 60, null, null, 20, null]);
  });

  test("tell at the end whose time was up", () => {
    expect(outOfTime(clock)).toEqual([]);
    expect(outOfTime({ ...clock, seats: [{ seat: "B", left: 0, until: null }] })).toEqual(["B"]);
    expect(outOfTime(null)).toEqual([]);
  });
});

test("the time is the server's, whatever the clock of the device says", () => {
  heardAt(new Date(500_000).toUTCString(), 100_000);
  expect(serverNow(100_000)).toBeCloseTo(500.5);
  heardAt("no date at all", 100_000);
  expect(serverNow(100_000)).toBeCloseTo(500.5);
  heardAt(new Date(100_000).toUTCString(), 100_900);
  expect(serverNow(100_900)).toBe(100.9);
});

test("a clock shows days from afar and seconds from near", () => {
  expect(onTheClock(3 * 86_400 + 5 * 3600)).toBe("3d 5h");
  expect(onTheClock(3849)).toBe("1:04:09");
  expect(onTheClock(249)).toBe("4:09");
  expect(onTheClock(-3)).toBe("0:00");
});

test("how long something takes is said in the reader's language", () => {
  expect([about(3 * 86_400), about(90), about(60), about(20)]).toEqual([
    "3 days",
    "90 seconds",
    "1 minute",
    "20 seconds",
  ]);
  settings.lang = "fr";
  expect(about(3 * 86_400)).toMatch(/^3\sjours$/);
});

describe("a clock that is agreed on", () => {
  const plan = freshPlan(lobby.rulesets[0] as RulesetCard, []);

  test("travels with the game that is set up", () => {
    expect(createBody({ ...plan, clock: DAYS })).toMatchObject({ clock: DAYS });
    expect(createBody(plan)).not.toHaveProperty("clock");
  });

  test("is left out where two share one screen", () => {
    const shared = { ...plan, sitters: ["me" as const, "me" as const], clock: REAL };
    expect(createBody(shared)).not.toHaveProperty("clock");
    expect(takesClock(["me", "me", "friend"])).toBe(true);
  });

  test("stays within what can be played", () => {
    expect(withMinutes(REAL, 100_000).seconds).toBe(36_000);
    expect(withMinutes(REAL, Number.NaN).seconds).toBe(60);
    expect(withIncrement(REAL, -4).increment).toBe(0);
    expect(withDays(DAYS, 2.4).seconds).toBe(2 * 86_400);
  });

  test("is known from anything else in storage", () => {
    expect([isClock(REAL), isClock(null), isClock(undefined)]).toEqual([true, true, true]);
    expect([isClock("fast"), isClock({ per: "move" }), isClock({ ...REAL, flag: "fall" })]).toEqual(
      [false, false, false],
    );
  });
});
