import { describe, expect, test } from "vitest";
import {
  ANYWHERE,
  begin,
  dragged,
  endOf,
  faced,
  following,
  ghostOf,
  heldAt,
  lengthTold,
  meantBy,
  nudged,
  placementOf,
  pointed,
  proposalsOf,
  rotated,
  snapped,
  steadied,
  strays,
  tableOf,
  wayOf,
  withoutWaypoint,
  withWaypoint,
} from "../src/board/placing";
import type { CheckVerdict, Placement } from "../src/wire";

const inches = tableOf({ width: 48, height: 48, grid: "inches" });
const millimetres = tableOf({ width: 900, height: 900, grid: "inches", unit: "mm" });
const hexes = tableOf({ width: 11, height: 9, grid: "hexes" });
const turning = { ...ANYWHERE, turns: true, bends: true };
const turnOnly = { ...ANYWHERE, turns: true, goes: false };
const refused = (path: [number, number][]): CheckVerdict => ({
  legal: false,
  why_not: { text: "too far", rule: "4.110" },
  length: 6,
  cost: 6,
  allowed: 6,
  warnings: [],
  placement: { path, heading: 0 },
});

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
    const moved = pointed(begin([10, 10], 0, turning), [20, 10], inches);
    expect(moved.heading).toBe(90);
    const turnedPiece = pointed(rotated(moved, 15), [10, 20], inches);
    expect(turnedPiece.heading).toBe(105);
  });

  test("stays as it is where it does not matter", () => {
    expect(pointed(begin([10, 10], 30), [20, 10], inches).heading).toBe(30);
  });

  test("is all that a piece changes which only turns, by pointing, by arrows and by its handle", () => {
    const here = begin([10, 10], 0, turnOnly);
    const looked = pointed(here, [10, 3], inches);
    expect(placementOf(looked)).toEqual({ path: [], heading: 180 });
    expect(nudged(looked, "ArrowRight", false, inches).heading).toBe(195);
    expect(nudged(looked, "ArrowLeft", true, inches).heading).toBe(179);
    expect(nudged(looked, "ArrowUp", false, inches)).toMatchObject({ cursor: null, heading: 180 });
    expect(dragged(here, [10, 10], "piece", [12, 10], inches)).toMatchObject({
      cursor: null,
      heading: 90,
    });
    expect(ghostOf(looked, null)).toEqual([10, 10]);
  });

  test("looks at the nearest of six directions on hexes", () => {
    expect(pointed(begin([4, 4], 0, turning), [7, 4], hexes).heading).toBe(90);
    expect(pointed(begin([4, 4], 0, turning), [1, 4], hexes).heading).toBe(270);
  });

  test("faces whatever is pointed at from the end of the way", () => {
    const moved = pointed(begin([10, 10], 0), [10, 20], inches);
    expect(faced(moved, [0, 20]).heading).toBe(270);
    expect(faced(moved, [10, 20]).heading).toBe(moved.heading);
  });
});

describe("the way", () => {
  const bent = pointed(
    withWaypoint(pointed(begin([0, 0], 0, turning), [0, 5], inches)),
    [5, 5],
    inches,
  );

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
    const aimed = following(begin([7, 7], 40, { ...ANYWHERE, stays: false }), {
      path: [[7, 7]],
      heading: 0,
    });
    expect(placementOf(aimed)).toEqual({ path: [[7, 7]], heading: 0 });
    const drawn = pointed(begin([7, 7], 40, { ...ANYWHERE, stays: false }), [7, 7], inches);
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

describe("the ghost", () => {
  const far = pointed(begin([10, 10], 0, turning), [10, 30], inches);

  test("stands where somebody pointed, and nowhere before that", () => {
    expect(ghostOf(begin([10, 10], 0), null)).toBeNull();
    expect(ghostOf(far, null)).toEqual([10, 30]);
    expect(strays(far, null)).toBe(false);
  });

  test("stands where the rules allow it, looking where it was turned", () => {
    const verdict = refused([[10, 16]]);
    const aimed = rotated(far, 15);
    expect(ghostOf(aimed, verdict)).toEqual([10, 16]);
    expect(strays(aimed, verdict)).toBe(true);
    expect(meantBy(aimed, verdict)).toEqual({ path: [[10, 16]], heading: 15 });
  });

  test("does not stray where only the way is another one", () => {
    const verdict = refused([
      [12, 12],
      [10, 30],
    ]);
    expect(strays(far, verdict)).toBe(false);
  });

  test("tells how far it goes of what is allowed, and its price where that differs", () => {
    const size = { width: 48, height: 48, grid: "inches" } as const;
    const way = wayOf(far);
    expect(lengthTold(refused([[10, 16]]), way, size)).toBe("6.0″ / 6.0");
    expect(lengthTold({ ...refused([[10, 16]]), cost: 5 }, way, size)).toBe("6.0″ (5.0) / 6.0");
    expect(lengthTold(null, way, size)).toBe("20.0″");
  });
});

describe("a hand", () => {
  const draft = rotated(pointed(begin([10, 10], 0, turning), [10, 20], inches), 90);
  const held = (x: number, y: number) => heldAt([x, y], draft, [10, 20], 1, 0.1)?.grip ?? null;

  test("takes the ghost or the piece to move it, and the handle before it to turn it", () => {
    expect(held(10.5, 20)).toBe("ghost");
    expect(held(10, 9.5)).toBe("ghost");
    expect(held(11.6, 20.2)).toBe("handle");
    expect(held(8.4, 20)).toBeNull();
    expect(held(30, 30)).toBeNull();
  });

  test("takes a piece along as it was taken hold of", () => {
    expect(heldAt([10.5, 20], draft, [10, 20], 1, 0.1)?.offset).toEqual([-0.5, 0]);
    expect(dragged(draft, [10, 20], "ghost", [14, 20], inches).cursor).toEqual([14, 20]);
  });

  test("turns the ghost by its handle where it stands", () => {
    const turnedGhost = dragged(draft, [10, 20], "handle", [10, 5], inches);
    expect(turnedGhost).toMatchObject({ cursor: [10, 20], heading: 180, aimed: true });
  });

  test("does not take the piece that only aims, nor any handle where headings do not matter", () => {
    const aiming = begin([10, 10], 0, { ...ANYWHERE, aims: true });
    expect(heldAt([10, 10], aiming, null, 1, 0.1)).toBeNull();
    const plain = pointed(begin([10, 10], 0), [10, 20], inches);
    expect(heldAt([10, 21.6], plain, [10, 20], 1, 0.1)).toBeNull();
  });

  test("adds no bend to a way that may have none", () => {
    expect(withWaypoint(pointed(begin([0, 0], 0), [0, 5], inches)).waypoints).toEqual([]);
  });
});

test("what is proposed moves the piece before it proposes to stay, and each place once", () => {
  const there: Placement = { path: [[4, 5]], heading: 0 };
  const beyond: Placement = { path: [[4, 9]], heading: 0 };
  const stays: Placement = { path: [], heading: 0 };
  const region = { usual: stays, candidates: [stays, there, beyond, { ...there }] };
  expect(proposalsOf(region)).toEqual([there, beyond, stays]);
  expect(proposalsOf({ usual: beyond, candidates: [there, beyond] })).toEqual([beyond, there]);
  expect(proposalsOf(null)).toEqual([]);
});
