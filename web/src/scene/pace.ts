/** How long beats last: what there is to read takes longer, and one's own step is known already. */

import type { Beat, Stage } from "./beats";

export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** What a beat takes, in milliseconds. */
const BEAT: Record<Pace, number> = { slow: 1600, normal: 800, fast: 200, instant: 0 };
/** Played again, what flashed by is to be seen. */
const AGAIN = BEAT.normal;
const WEIGHTS: Record<Stage, number> = {
  turn: 1,
  who: 0.6,
  what: 1,
  roll: 1.4,
  result: 1.4,
  score: 1,
};
/** One's own steps are told so much faster. */
const OWN = 0.4;
/** So is what harms nobody, and more so once a passage has gone on for so many beats. */
const ROUTINE = 0.6;
const ROUTINE_LATER = 0.4;
const LONG = 10;

export function isPace(name: unknown): name is Pace {
  return PACES.some((pace) => pace === name);
}

/** How long a beat is shown: one's own, or the others' after so many of theirs. */
export function lasts(beat: Beat, pace: Pace, by: "own" | number): number {
  const whole = (BEAT[pace] || AGAIN) * WEIGHTS[beat.stage];
  if (by === "own") {
    return whole * OWN;
  }
  const hastens = pace !== "fast" && isRoutine(beat);
  return hastens ? whole * (by < LONG ? ROUTINE : ROUTINE_LATER) : whole;
}

/** Whether a beat only tells who is at it, where they go, and what they roll for that. */
function isRoutine({ stage, aims, about, cards }: Beat): boolean {
  return (
    (stage === "who" || stage === "what" || stage === "roll") &&
    !aims.length &&
    !about &&
    !cards.length
  );
}
