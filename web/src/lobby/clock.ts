/** Time that is agreed on when a game is set up, in the units people speak of. */

import type { ClockPlan } from "../wire";
import { isApart, type Sitter } from "./SeatPicker.svelte";

const [MINUTE, DAY] = [60, 86_400];
const MOST_MINUTES = 600;
const MOST_DAYS = 30;
const MOST_INCREMENT = 600;

export type Pace = "free" | "real" | "days";

export const REAL: ClockPlan = {
  per: "game",
  seconds: 45 * MINUTE,
  increment: 30,
  flag: "forfeit",
};
export const DAYS: ClockPlan = { per: "go", seconds: 3 * DAY, flag: "forfeit" };

export function paceOf(clock: ClockPlan | null): Pace {
  return clock === null ? "free" : clock.per === "game" ? "real" : "days";
}

export const minutesOf = (clock: ClockPlan): number => Math.round(clock.seconds / MINUTE);
export const daysOf = (clock: ClockPlan): number => Math.round(clock.seconds / DAY);

/** So many of a unit, within what the server takes; anything that is no number counts as the least. */
function within(count: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(count) || least));
}

export function withMinutes(clock: ClockPlan, minutes: number): ClockPlan {
  return { ...clock, seconds: within(minutes, 1, MOST_MINUTES) * MINUTE };
}

export function withIncrement(clock: ClockPlan, seconds: number): ClockPlan {
  return { ...clock, increment: within(seconds, 0, MOST_INCREMENT) };
}

export function withDays(clock: ClockPlan, days: number): ClockPlan {
  return { ...clock, seconds: within(days, 1, MOST_DAYS) * DAY };
}

/** Who shares one screen hands it over: there a clock would only charge for that. */
export function takesClock(sitters: readonly Sitter[]): boolean {
  return sitters.some(isApart) || sitters.filter((one) => one === "me").length === 1;
}

export function isClock(value: unknown): value is ClockPlan | null | undefined {
  const clock = value as Partial<ClockPlan> | null | undefined;
  return (
    clock == null ||
    ((clock.per === "game" || clock.per === "go") &&
      typeof clock.seconds === "number" &&
      (clock.increment === undefined || typeof clock.increment === "number") &&
      (clock.flag === "forfeit" || clock.flag === "bot"))
  );
}
