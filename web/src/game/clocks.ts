/** What the clocks at the table show, and when little time is worth a word. */

import type { ClockState } from "../wire";

/** A tenth of what there was is little. */
const LITTLE = 0.1;
/** Seconds at which somebody who has little time is told again. */
const LAST_WORDS = [60, 20];

export interface Face {
  seat: string;
  left: number;
  runs: boolean;
  little: boolean;
}

/** What each clock shows at a moment, in seconds since 1970. */
export function faces(clock: ClockState, now: number): Face[] {
  return clock.seats.map(({ seat, left, until }) => {
    const shown = Math.max(0, until === null ? left : until - now);
    return { seat, left: shown, runs: until !== null, little: shown < LITTLE * clock.seconds };
  });
}

/** The moments, as seconds left, at which a player is told that little time is left. */
export function warnings(clock: ClockState): number[] {
  const first = LITTLE * clock.seconds;
  return [first, ...LAST_WORDS.filter((one) => one < first)];
}

/** The warning that became due between two looks at a clock; none while nothing did. */
export function dueWarning(clock: ClockState, before: number, left: number): number | null {
  return warnings(clock).findLast((one) => left <= one && one < before) ?? null;
}

/** Seats whose time was up when the game ended. */
export function outOfTime(clock: ClockState | null): string[] {
  return (clock?.seats ?? []).filter((one) => one.left <= 0).map((one) => one.seat);
}
