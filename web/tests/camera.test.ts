import { expect, test } from "vitest";
import { between, framing, inSight, nearness, type Pose } from "../src/board/camera";
import type { Point } from "../src/board/geometry";

const frame = { left: -36, top: -18, wide: 1072, high: 1072 };
const whole: Pose = { k: 1, x: 0, y: 0 };
const shown = (place: Point, { k, x, y }: Pose): Point => [place[0] * k + x, place[1] * k + y];

test("a table whose bases can be read is left alone", () => {
  expect(nearness(17, 17)).toBe(1);
  expect(nearness(17, 12)).toBe(1);
  expect(framing([[500, 500]], frame, whole, 1)).toBeNull();
});

test("the camera comes near to small bases, no nearer than needed, and keeps all in sight", () => {
  expect(nearness(40, 20)).toBe(2);
  expect(nearness(1000, 20)).toBeLessThan(4);
  const far: Point[] = [
    [100, 100],
    [900, 900],
  ];
  expect(framing(far, frame, whole, 3)).toBeNull();
  const pair: Point[] = [
    [700, 700],
    [800, 760],
  ];
  const pose = framing(pair, frame, whole, 2.5) as Pose;
  expect(pose.k).toBe(2.5);
  for (const place of pair) {
    const [x, y] = shown(place, pose);
    expect(x).toBeGreaterThan(frame.left);
    expect(x).toBeLessThan(frame.left + frame.wide);
    expect(y).toBeGreaterThan(frame.top);
    expect(y).toBeLessThan(frame.top + frame.high);
  }
});

test("it does not show more of what lies beside the sheet than the whole of it does", () => {
  const pose = framing([[5, 5]], frame, whole, 3) as Pose;
  expect(shown([frame.left, frame.top], pose)[0]).toBeLessThanOrEqual(frame.left + 1e-9);
});

test("what left the sight is brought back, and what is in sight stays", () => {
  const away: Pose = { k: 2, x: -1000, y: -1000 };
  expect(framing([[100, 100]], frame, away, 2)).not.toBeNull();
  expect(framing([[750, 750]], frame, away, 2)).toBeNull();
});

test("what is in sight is in sight from afar and from near", () => {
  const near: Pose = { k: 2, x: -1000, y: -1000 };
  expect(inSight([[750, 750]], frame, whole)).toBe(true);
  expect(inSight([[750, 750]], frame, near)).toBe(true);
  expect(
    inSight(
      [
        [100, 100],
        [750, 750],
      ],
      frame,
      near,
    ),
  ).toBe(false);
  expect(inSight([], frame, near)).toBe(true);
});

test("a move begins where the camera was and ends where it goes", () => {
  const to: Pose = { k: 2, x: 10, y: -20 };
  expect(between(whole, to, 0)).toEqual(whole);
  expect(between(whole, to, 1)).toEqual(to);
  expect(between(whole, to, 0.5).k).toBeCloseTo(1.5);
});
