/** How high the sheet stands that carries the question on the smallest screens. */

export const STANDS = ["low", "half", "full"] as const;
export type Stand = (typeof STANDS)[number];

/** Heights of the sheet in pixels; `low` still shows the question. */
export function heightsOf(room: number): Record<Stand, number> {
  const low = Math.min(150, room * 0.3);
  return { low, half: Math.max(low, Math.round(room * 0.42)), full: Math.round(room * 0.88) };
}

/** The height that a sheet let go of falls to; a flick goes on in its direction, in pixels a ms. */
export function settled(height: number, speed: number, heights: Record<Stand, number>): Stand {
  const FLICK = 0.5;
  const REACH = 160;
  const flung = Math.abs(speed) > FLICK ? height + Math.sign(speed) * REACH : height;
  return STANDS.reduce((best, one) =>
    Math.abs(heights[one] - flung) < Math.abs(heights[best] - flung) ? one : best,
  );
}

/** One step up or down. */
export function stepped(stand: Stand, by: 1 | -1): Stand {
  const next = STANDS.indexOf(stand) + by;
  return STANDS[Math.min(Math.max(next, 0), STANDS.length - 1)] ?? stand;
}
