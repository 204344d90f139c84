/**
 * The camera: it frames what is asked about and what happens, and comes near enough for bases to
 * be read at their true size. What can be seen well already leaves it where it is, and a player
 * who moves the table by hand takes it over.
 */

import { boxOf, clamp, type Point } from "./geometry";

/** How the sheet lies in its frame: a place is drawn at `k` times itself, moved by x and y. */
export interface Pose {
  k: number;
  x: number;
  y: number;
}

export interface Frame {
  left: number;
  top: number;
  wide: number;
  high: number;
}

/** The share of the frame along each edge that is kept free of what matters. */
const EDGE = 0.1;
/** Bases that want less than this to be read are near enough. */
const NEAR_ENOUGH = 1.6;
const NEAREST = 3.2;
/** Milliseconds a move of the camera takes. */
export const GLIDE = 240;

/** The whole sheet in its frame. */
export const WHOLE: Pose = { k: 1, x: 0, y: 0 };

/** How near the camera comes for a base to be read that is so much smaller than that. */
export function nearness(least: number, base: number): number {
  const wanted = base > 0 ? least / base : 1;
  return wanted > NEAR_ENOUGH ? Math.min(wanted, NEAREST) : 1;
}

/** Where the camera goes to show these places; nothing where they are well in sight. */
export function framing(
  places: readonly Point[],
  frame: Frame,
  now: Pose,
  near: number,
): Pose | null {
  if (!places.length) {
    return null;
  }
  const box = boxOf(places);
  const [roomX, roomY] = [frame.wide * (1 - 2 * EDGE), frame.high * (1 - 2 * EDGE)];
  const fits = Math.min(roomX / Math.max(box.width, 1), roomY / Math.max(box.height, 1));
  const k = clamp(fits, 1, Math.max(1, near));
  if (isSeen(box, frame, now) && now.k >= k * 0.8 && now.k <= Math.max(k, near) * 1.4) {
    return null;
  }
  if (k === 1) {
    return WHOLE;
  }
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  return {
    k,
    x: inFrame(frame.left + frame.wide / 2 - k * middleX, frame.left, frame.wide, k),
    y: inFrame(frame.top + frame.high / 2 - k * middleY, frame.top, frame.high, k),
  };
}

/** No farther than that the frame is still full of the sheet. */
function inFrame(moved: number, start: number, length: number, k: number): number {
  return clamp(moved, (start + length) * (1 - k), start * (1 - k));
}

/** Whether all of these places are in sight, however near. */
export function inSight(places: readonly Point[], frame: Frame, now: Pose): boolean {
  return places.length === 0 || isSeen(boxOf(places), frame, now);
}

function isSeen(
  box: { x: number; y: number; width: number; height: number },
  frame: Frame,
  now: Pose,
): boolean {
  const inset = EDGE * 0.3;
  return (
    box.x * now.k + now.x >= frame.left + frame.wide * inset &&
    (box.x + box.width) * now.k + now.x <= frame.left + frame.wide * (1 - inset) &&
    box.y * now.k + now.y >= frame.top + frame.high * inset &&
    (box.y + box.height) * now.k + now.y <= frame.top + frame.high * (1 - inset)
  );
}

/** How far along a move of the camera is, that begins and ends gently. */
export function eased(part: number): number {
  const t = clamp(part, 0, 1);
  return t < 0.5 ? 4 * t * t * t : 1 - (2 - 2 * t) ** 3 / 2;
}

export function between(from: Pose, to: Pose, part: number): Pose {
  const mix = (a: number, b: number) => a + (b - a) * eased(part);
  return { k: mix(from.k, to.k), x: mix(from.x, to.x), y: mix(from.y, to.y) };
}
