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
/** So are pieces that are only set down: an army is deployed piece by piece. */
const SET_DOWN = 0.5;

export function isPace(name: unknown): name is Pace {
  return PACES.some((pace) => pace === name);
}

export function lasts(beat: Beat, pace: Pace, isOwn: boolean): number {
  const whole = (BEAT[pace] || AGAIN) * WEIGHTS[beat.stage];
  return whole * (isOwn ? OWN : 1) * (isSetDown(beat) ? SET_DOWN : 1);
}

function isSetDown({ lines }: Beat): boolean {
  return lines.length > 0 && lines.every(({ beat }) => !beat || beat.kind === "place");
}
