import { describe, expect, test } from "vitest";
import {
  begin,
  endOf,
  faced,
  following,
  nudged,
  placementOf,
  pointed,
  rotated,
  snapped,
  steadied,
  tableOf,
  wayOf,
  withoutWaypoint,
  withWaypoint,
} from "../src/board/placing";

const inches = tableOf({ width: 48, height: 48, grid: "inches" });
const millimetres = tableOf({ width: 900, height: 900, grid: "inches", unit: "mm" });
const hexes = tableOf({ width: 11, height: 9, grid: "hexes" });

describe("where a placement may end", () => {
  test("places are rounded to the lattice of the table", () => {
    expect(snapped([3.1449, 2.7151], inches)).toEqual([3.14, 2.72]);
    expect(snapped([314.159, 271.828], millimetres)).toEqual([314, 272]);
    expect(snapped([3.6, 2.2], hexes)).toEqual([4, 2]);
  });

  test("a pointer is steadied to a twentieth of a step", () => {
    const [x, y] = steadied([6.996, 5.031], inches);
    expect(x).toBeCloseTo(7, 9);
    expect(y).toBeCloseTo(5.05, 9);
    expect(steadied([314.4, 20.6], millimetres)).toEqual([314, 21]);
    expect(steadied([3.2, 4.6], hexes)).toEqual([3, 5]);
  });

  test("nothing leaves the table", () => {
    expect(snapped([-3, 99], inches)).toEqual([0, 48]);
    expect(snapped([50, 50], hexes)).toEqual([10, 8]);
  });
});

describe("the keyboard", () => {
  test("moves by one inch and finely by a tenth", () => {
    const start = begin([10, 10], 0);
    expect(nudged(start, "ArrowRight", false, inches).cursor).toEqual([11, 10]);
    expect(nudged(start, "ArrowUp", true, inches).cursor).toEqual([10, 10.1]);
  });

  test("moves hexes by one, and up the screen is up the rows", () => {
    const start = begin([4, 4], 90);
    expect(nudged(start, "ArrowUp", false, hexes).cursor).toEqual([4, 3]);
    expect(nudged(start, "ArrowLeft", true, hexes).cursor).toEqual([3, 4]);
  });

  test("starts a piece beside the table in the middle of it", () => {
    expect(nudged(begin(null, null), "ArrowRight", false, inches).cursor).toEqual([25, 24]);
  });
});

describe("the heading", () => {
  test("follows the way until a person turns the piece", () => {
    const moved = pointed(begin([10, 10], 0), [20, 10], inches);
    expect(moved.heading).toBe(90);
    const turnedPiece = pointed(rotated(moved, 15), [10, 20], inches);
    expect(turnedPiece.heading).toBe(105);
  });

  test("looks at the nearest of six directions on hexes", () => {
    expect(pointed(begin([4, 4], 0), [7, 4], hexes).heading).toBe(90);
    expect(pointed(begin([4, 4], 0), [1, 4], hexes).heading).toBe(270);
  });

  test("faces whatever is pointed at from the end of the way", () => {
    const moved = pointed(begin([10, 10], 0), [10, 20], inches);
    expect(faced(moved, [0, 20]).heading).toBe(270);
    expect(faced(moved, [10, 20]).heading).toBe(moved.heading);
  });
});

describe("the way", () => {
  const bent = pointed(withWaypoint(pointed(begin([0, 0], 0), [0, 5], inches)), [5, 5], inches);

  test("runs over its waypoints, start included on the table but not in the answer", () => {
    expect(wayOf(bent)).toEqual([
      [0, 0],
      [0, 5],
      [5, 5],
    ]);
    expect(placementOf(bent)).toEqual({
      path: [
        [0, 5],
        [5, 5],
      ],
      heading: 90,
    });
  });

  test("loses its last waypoint first", () => {
    expect(wayOf(withoutWaypoint(bent))).toEqual([
      [0, 0],
      [5, 5],
    ]);
  });

  test("is empty for a piece that stays", () => {
    const here = pointed(begin([7, 7], 40), [7, 7], inches);
    expect(placementOf(here)).toEqual({ path: [], heading: 40 });
    expect(placementOf(begin([7, 7], 40))).toEqual({ path: [], heading: 40 });
  });

  test("is a point where a piece aims at its own feet, and may not simply stay", () => {
    const aimed = following(begin([7, 7], 40, false), { path: [[7, 7]], heading: 0 });
    expect(placementOf(aimed)).toEqual({ path: [[7, 7]], heading: 0 });
    const drawn = pointed(begin([7, 7], 40, false), [7, 7], inches);
    expect(placementOf(drawn)).toEqual({ path: [[7, 7]], heading: 40 });
  });

  test("takes over a proposal whole", () => {
    const taken = following(begin([0, 0], 0), {
      path: [
        [1, 1],
        [2, 3],
      ],
      heading: 33,
    });
    expect(placementOf(taken)).toEqual({
      path: [
        [1, 1],
        [2, 3],
      ],
      heading: 33,
    });
    expect(endOf(taken)).toEqual([2, 3]);
    const stays = following(begin([4, 4], 0), { path: [], heading: 180 });
    expect(placementOf(stays)).toEqual({ path: [], heading: 180 });
  });
});
