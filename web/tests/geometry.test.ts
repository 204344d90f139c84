import { describe, expect, test } from "vitest";
import {
  alongEdge,
  bearing,
  centre,
  distance,
  edgeDistance,
  gap,
  hexCorners,
  hexDistance,
  hexNeighbour,
  inside,
  onRim,
  outlinePath,
  type Point,
  pathLength,
  projection,
  strewn,
  turned,
  wind,
} from "../src/board/geometry";

const square: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

describe("a measured table", () => {
  const plane = projection({ width: 48, height: 24, grid: "inches" });

  test("puts the south-west corner at the bottom left of the sheet", () => {
    expect(plane.toSheet([0, 0])).toEqual([0, plane.height]);
    expect(plane.toSheet([48, 24])).toEqual([plane.width, 0]);
  });

  test("comes back from the sheet to where it was", () => {
    for (const point of [
      [0.01, 23.99],
      [17.25, 3.5],
      [48, 0],
    ] as Point[]) {
      const [x, y] = plane.toTable(plane.toSheet(point));
      expect(x).toBeCloseTo(point[0], 9);
      expect(y).toBeCloseTo(point[1], 9);
    }
  });

  test("keeps lengths true to one scale in both directions", () => {
    const along = distance(plane.toSheet([0, 0]), plane.toSheet([10, 0]));
    const up = distance(plane.toSheet([0, 0]), plane.toSheet([0, 10]));
    expect(along).toBeCloseTo(up, 9);
    expect(along).toBeCloseTo(10 * plane.scale, 9);
  });
});

describe("a table of hexes", () => {
  const plane = projection({ width: 11, height: 9, grid: "hexes" });

  test("finds every hex again from its centre and from near its corners", () => {
    for (let row = 0; row < 9; row++) {
      for (let column = 0; column < 11; column++) {
        const [x, y] = plane.toSheet([column, row]);
        expect(plane.toTable([x, y])).toEqual([column, row]);
        for (const corner of hexCorners([column, row], plane)) {
          const inner: Point = [x + (corner[0] - x) * 0.95, y + (corner[1] - y) * 0.95];
          expect(plane.toTable(inner)).toEqual([column, row]);
        }
      }
    }
  });

  test("shifts odd rows half a hex to the right", () => {
    expect(plane.toSheet([0, 1])[0] - plane.toSheet([0, 0])[0]).toBeCloseTo(plane.scale / 2, 9);
  });

  test("puts the six neighbours at distance one and at one hex's width", () => {
    for (const hex of [
      [4, 4],
      [4, 5],
    ] as Point[]) {
      const around = [0, 1, 2, 3, 4, 5].map((direction) => hexNeighbour(hex, direction));
      expect(new Set(around.map(String)).size).toBe(6);
      for (const neighbour of around) {
        expect(hexDistance(hex, neighbour)).toBe(1);
        const apart = distance(plane.toSheet(hex), plane.toSheet(neighbour));
        expect(apart).toBeCloseTo(plane.scale, 6);
      }
    }
  });

  test("draws every hex inside the sheet", () => {
    const corners = [
      [0, 0],
      [10, 8],
      [10, 7],
      [0, 8],
    ].flatMap((hex) => hexCorners(hex as unknown as Point, plane));
    for (const [x, y] of corners) {
      expect(x).toBeGreaterThanOrEqual(-1e-6);
      expect(x).toBeLessThanOrEqual(plane.width + 1e-6);
      expect(y).toBeGreaterThanOrEqual(-1e-6);
      expect(y).toBeLessThanOrEqual(plane.height + 1e-6);
    }
  });
});

describe("measuring", () => {
  test("bases are measured from edge to edge, never below nothing", () => {
    expect(gap([0, 0], 1, [10, 0], 2)).toBe(7);
    expect(gap([0, 0], 4, [5, 0], 4)).toBe(0);
  });

  test("a path is as long as its legs", () => {
    expect(
      pathLength([
        [0, 0],
        [0, 3],
        [4, 3],
      ]),
    ).toBe(7);
    expect(pathLength([[5, 5]])).toBe(0);
  });

  test("bearings go clockwise from north", () => {
    expect(bearing([0, 0], [0, 5])).toBe(0);
    expect(bearing([0, 0], [5, 0])).toBe(90);
    expect(bearing([0, 0], [0, -5])).toBe(180);
    expect(bearing([0, 0], [-5, 0])).toBe(270);
  });

  test("turning wraps at the full circle both ways", () => {
    expect(turned(350, 15)).toBe(5);
    expect(turned(5, -15)).toBe(350);
  });

  test("the wind of a heading is the nearest of eight", () => {
    expect([0, 44, 90, 338].map(wind)).toEqual([0, 1, 2, 0]);
  });

  test("a point on the rim lies where its heading looks", () => {
    expect(onRim([0, 0], 2, 90)[0]).toBeCloseTo(2, 9);
    expect(onRim([0, 0], 2, 0)[1]).toBeCloseTo(-2, 9);
  });
});

describe("shapes", () => {
  test("know inside from outside and how far the edge is", () => {
    expect(inside([50, 50], square)).toBe(true);
    expect(inside([150, 50], square)).toBe(false);
    expect(edgeDistance([50, 20], square)).toBe(20);
    expect(centre(square)).toEqual([50, 50]);
  });

  test("marks strewn over a shape keep their margin and never change", () => {
    const first = strewn(square, 15, 8, "wood");
    expect(first.length).toBeGreaterThan(12);
    expect(strewn(square, 15, 8, "wood")).toEqual(first);
    expect(strewn(square, 15, 8, "other wood")).not.toEqual(first);
    for (const place of first) {
      expect(inside(place, square)).toBe(true);
      expect(edgeDistance(place, square)).toBeGreaterThanOrEqual(7.99);
    }
  });

  test("hachures point inward whichever way an outline runs", () => {
    for (const outline of [square, [...square].reverse()]) {
      for (const { at, inward } of alongEdge(outline, 10)) {
        expect(inside([at[0] + inward[0], at[1] + inward[1]], outline)).toBe(true);
      }
    }
  });

  test("an outline of two points is a line, one of three is closed", () => {
    expect(outlinePath(square.slice(0, 2))).not.toContain("Z");
    expect(outlinePath(square.slice(0, 3))).toContain("Z");
    expect(outlinePath([])).toBe("");
  });
});
