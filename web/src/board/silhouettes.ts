/**
 * Silhouettes for pieces, drawn from the words of their kind and nothing else: a family of
 * shapes chosen by word, its details by the kind's own name, so that two kinds never look alike
 * and one kind always looks the same. Shapes fit a square from -10 to 10.
 */

import { inkOf, outlinePath, type Point } from "./geometry";
import { type FigureLook, figureOf } from "./looks";

type Draughtsman = (ink: () => number, size: number) => string;

const n = (value: number): string => value.toFixed(2).replace(/\.?0+$/, "");

const poly = (...points: Point[]): string => outlinePath(points);
const box = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;

/** Cut out of what lies under them: drawn the other way round. */
const holeDisc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
const holeBox = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}v${n(h)}h${n(w)}v${n(-h)}Z`;

function pick<T>(ink: () => number, ...choices: T[]): T {
  return choices[Math.floor(ink() * choices.length)] as T;
}

/** Mirrors an outline to the other side. */
const mirrored = (points: Point[]): Point[] => points.map(([x, y]) => [-x, y] as Point).reverse();

const walker: Draughtsman = (ink, size) => {
  const bulk = 3.2 + size * 0.5;
  const hip = 2.2 + size * 0.1;
  const leg = pick<Point[]>(
    ink,
    [
      [0.8, hip - 0.6],
      [bulk * 0.7, hip - 0.6],
      [bulk * 0.8, 8],
      [bulk * 0.95, 9.4],
      [0.7, 9.4],
      [1, 7.6],
    ],
    [
      [0.7, hip - 0.6],
      [bulk * 0.75, hip],
      [bulk, 5.4],
      [bulk * 0.55, 8.4],
      [bulk * 0.8, 9.4],
      [0.4, 9.4],
      [bulk * 0.45, 5.6],
    ],
    [
      [0.5, hip - 0.6],
      [bulk * 0.8, hip - 0.6],
      [bulk * 1.05, 7],
      [bulk * 1.15, 9.4],
      [0.5, 9.4],
    ],
  );
  const shoulder = pick<Point[]>(
    ink,
    [
      [bulk * 0.62, -5.6],
      [bulk * 1.15, -6.2],
      [bulk * 1.4, -4.6],
      [bulk * 1.3, -1.6],
      [bulk * 0.62, -1.8],
    ],
    [
      [bulk * 0.62, -6.4],
      [bulk * 1.3, -6.4],
      [bulk * 1.3, -2],
      [bulk * 0.62, -2],
    ],
    [
      [bulk * 0.62, -5],
      [bulk * 1.05, -7.4],
      [bulk * 1.45, -5],
      [bulk * 1.2, -1.8],
      [bulk * 0.62, -2.2],
    ],
  );
  const torso: Point[] = [
    [-bulk * 0.58, -5.4],
    [bulk * 0.58, -5.4],
    [bulk * 0.72, -1],
    [bulk * 0.5, hip + 0.4],
    [-bulk * 0.5, hip + 0.4],
    [-bulk * 0.72, -1],
  ];
  const head = pick(
    ink,
    disc(0, -6.3, 1.5 + size * 0.08),
    box(-1.5, -7.6, 3, 2.6),
    poly([-1.7, -5.2], [-0.9, -8], [0.9, -8], [1.7, -5.2]),
    poly([-2.2, -5.2], [0, -8.2], [2.2, -5.2]),
  );
  const arm = (side: 1 | -1): string => {
    const x = bulk * 1.02;
    const shape = pick<Point[][]>(
      ink,
      [
        [
          [x - 0.7, -2.2],
          [x + 0.9, -2.2],
          [x + 0.9, 1],
          [x + 0.5, 1],
          [x + 0.5, 5.4],
          [x - 0.3, 5.4],
          [x - 0.3, 1],
          [x - 0.7, 1],
        ],
      ],
      [
        [
          [x - 0.6, -2.2],
          [x + 0.8, -2.2],
          [x + 1, 2.6],
          [x + 1.9, 5.6],
          [x + 0.5, 4.6],
          [x - 0.9, 5.6],
          [x - 0.4, 2.6],
        ],
      ],
      [
        [
          [x - 0.6, -2.2],
          [x + 0.7, -2.2],
          [x + 0.7, 2.2],
          [x + 1.8, 2.2],
          [x + 1.8, 5],
          [x - 1.5, 5],
          [x - 1.5, 2.2],
          [x - 0.6, 2.2],
        ],
      ],
      [
        [
          [x - 0.6, -2.2],
          [x + 0.7, -2.2],
          [x + 0.6, 2],
          [x + 1.2, 2.6],
          [x + 0.2, 8.2],
          [x - 0.8, 2.6],
          [x - 0.5, 2],
        ],
      ],
    );
    return shape.map((points) => poly(...(side > 0 ? points : mirrored(points)))).join("");
  };
  const mast = size >= 4 ? box(pick(ink, -1, 1) * bulk * 0.9 - 0.5, -9.6, 1, 4) : "";
  return [
    poly(...torso),
    poly(...shoulder),
    poly(...mirrored(shoulder)),
    poly(...leg),
    poly(...mirrored(leg)),
    head,
    mast,
    arm(1),
    arm(-1),
  ].join("");
};

const figure: Draughtsman = (ink) => {
  const hat = pick(
    ink,
    "",
    poly([-3.6, -6.6], [3.6, -6.6], [1.9, -7.2], [1.7, -9.6], [-1.7, -9.6], [-1.9, -7.2]),
    poly([-2.6, -6.4], [2.6, -6.4], [1.8, -8.8], [-1.8, -8.8]),
    poly([-3.2, -6.2], [3.4, -6.2], [1.2, -8.6], [-1.4, -8.4]),
  );
  const weapon = pick(
    ink,
    poly([-6.4, 3.2], [-5.6, 4.2], [7.6, -5.4], [7, -6.2]),
    poly([4.6, 2], [5.6, 2], [5.6, -8.6], [5.1, -9.8], [4.6, -8.6]),
    `${poly([3.4, -1.8], [8.4, -1.8], [8.4, -0.6], [5, -0.6], [4.6, 1.2], [3.4, 1.2])}`,
    `${box(-5.8, -8.6, 0.9, 17.6)}${poly([-7.4, -8.2], [-3.4, -8.2], [-3.8, -5.4], [-5.4, -4.6], [-7, -5.4])}`,
    `${poly([-6.6, -2], [-2.6, -2], [-2.6, 2.4], [-4.6, 4.8], [-6.6, 2.4])}${poly([4.8, 1], [5.7, 1], [5.7, -7.4], [5.2, -8.6], [4.8, -7.4])}`,
  );
  const coat = pick<Point[]>(
    ink,
    [
      [-3, -3.2],
      [3, -3.2],
      [4.2, 0.6],
      [3.2, 1.4],
      [2.6, 9.4],
      [0.5, 9.4],
      [0, 4.4],
      [-0.5, 9.4],
      [-2.6, 9.4],
      [-3.2, 1.4],
      [-4.2, 0.6],
    ],
    [
      [-2.8, -3.2],
      [2.8, -3.2],
      [4, 0.8],
      [2.8, 1],
      [4, 8.4],
      [1.8, 9.4],
      [-1.8, 9.4],
      [-4, 8.4],
      [-2.8, 1],
      [-4, 0.8],
    ],
  );
  return [disc(0, -5.6, 2.1), hat, poly(...coat), weapon].join("");
};

const mage: Draughtsman = (ink) => {
  const crown = pick(
    ink,
    poly([-3.4, -5.8], [3.4, -5.8], [0.4, -9.9]),
    poly([-2.2, -6], [-2.6, -9], [-0.9, -7.4], [0, -9.6], [0.9, -7.4], [2.6, -9], [2.2, -6]),
  );
  return [
    disc(0, -4.8, 2),
    crown,
    poly([-2.4, -2.6], [2.4, -2.6], [5, 9.4], [-5, 9.4]),
    box(5.4, -7, 0.9, 16.4),
    disc(5.85, -8, 1.5),
  ].join("");
};

const leader: Draughtsman = (ink, size) =>
  `${figure(ink, size)}${poly([-7, -9.6], [-6.2, -9.6], [-6.2, 9.4], [-7, 9.4])}${poly([-6.2, -9.6], [-1.8, -8.4], [-6.2, -6])}`;

const saur: Draughtsman = (ink, size) => {
  const crest = pick(
    ink,
    "",
    poly([3.4, -7.6], [5.4, -9.8], [5.6, -7.4]),
    poly([-3, -3.4], [-1.6, -6.4], [0, -3.8], [1.4, -6.2], [2.4, -4.4]),
  );
  const girth = 1 + size * 0.12;
  const body: Point[] = [
    [9.4, -5.6],
    [6.2, -8],
    [3.4, -7.4],
    [2, -4.6],
    [-2, -3.6 * girth],
    [-5.4, -1.4],
    [-9.8, -2.6],
    [-5, 2],
    [-2.2, 2.6 * girth],
    [-3.6, 5],
    [-2, 7.6],
    [-2.8, 9.4],
    [0.6, 9.4],
    [-0.2, 6.8],
    [0.8, 4.6],
    [2.8, 2.6],
    [2.4, 6.2],
    [4, 9.4],
    [6, 9.4],
    [4.4, 6],
    [4.8, 1.6],
    [4.6, -1.6],
    [5.4, -3.4],
    [8.6, -3.2],
    [7.2, -4.6],
  ];
  return `${poly(...body)}${crest}`;
};

const beast: Draughtsman = (ink, size) => {
  const horn = pick(
    ink,
    "",
    poly([6.8, -5.6], [9.8, -8.6], [8.6, -4.6]),
    poly([5, -6], [5.6, -9.2], [6.6, -5.8]),
  );
  const back = -3.6 - size * 0.3;
  const body: Point[] = [
    [9.8, -2.4],
    [7.6, -5.6],
    [4.6, -5.4],
    [2.4, back],
    [-4, back + 0.2],
    [-6.8, -2.6],
    [-9.6, -4.6],
    [-7.8, 0.4],
    [-7.2, 3],
    [-8, 9],
    [-5.4, 9],
    [-4.4, 4],
    [2, 4],
    [2.4, 9],
    [5, 9],
    [5.2, 2.4],
    [6.6, -0.4],
    [9, -0.6],
  ];
  return `${poly(...body)}${horn}`;
};

const flyer: Draughtsman = (ink) => {
  const span = 8.6 + ink() * 1.2;
  const wing: Point[] = [
    [0.8, -2.4],
    [4.6, -5.8],
    [span, -5],
    [span - 1.4, -1.6],
    [6.4, -2],
    [5.6, 0.8],
    [3.6, 0],
    [2.4, 2.4],
    [0.8, 2],
  ];
  return [
    poly(...wing),
    poly(...mirrored(wing)),
    poly(
      [0, -9],
      [1.6, -5.6],
      [1.4, 3],
      [2.6, 8.4],
      [0, 6.8],
      [-2.6, 8.4],
      [-1.4, 3],
      [-1.6, -5.6],
    ),
  ].join("");
};

const vehicle: Draughtsman = (ink, size) => {
  const w = 5.4 + size * 0.3;
  const barrel = 4.6 + ink() * 3.6;
  return [
    box(-w, -6.4, 2.6, 13.6),
    box(w - 2.6, -6.4, 2.6, 13.6),
    box(-w + 3.1, -5, 2 * w - 6.2, 11.4),
    box(-0.6, -4 - barrel * 0.8, 1.2, barrel),
  ].join("");
};

const gun: Draughtsman = (ink) => {
  const tilt = 5 + ink() * 3;
  return [
    poly([-5, 3.4], [-3.8, 5], [9.4, 5 - tilt - 2], [8.8, 3.2 - tilt - 1.6]),
    `${disc(-2.6, 5, 4.2)}${holeDisc(-2.6, 5, 2.6)}${disc(-2.6, 5, 1.1)}`,
    poly([-6, 6.4], [-9.8, 9.2], [-8.6, 9.8], [-4, 7.6]),
  ].join("");
};

const thing: Draughtsman = () =>
  `${box(-7, -7, 14, 14)}${holeBox(-5.6, -5.6, 11.2, 11.2)}${poly([-5.6, -4.4], [-4.4, -5.6], [5.6, 4.4], [4.4, 5.6])}`;

/** A mark for kinds no family knows: a shield with the number of points its name gives it. */
const emblem: Draughtsman = (ink) => {
  const points = 3 + Math.floor(ink() * 5);
  const deep = 0.42 + ink() * 0.2;
  const star = Array.from({ length: points * 2 }, (_, k): Point => {
    const turn = (k * Math.PI) / points - Math.PI / 2;
    const reach = 8.4 * (k & 1 ? deep : 1);
    return [reach * Math.cos(turn), reach * Math.sin(turn)];
  });
  return `${poly(...star)}${holeDisc(0, 0, 1.6 + ink())}`;
};

const DRAUGHTSMEN: Record<FigureLook, Draughtsman> = {
  walker,
  saur,
  beast,
  flyer,
  vehicle,
  gun,
  mage,
  leader,
  thing,
  figure,
  emblem,
};

const drawn = new Map<string, string>();

/** How large a kind says it is: a number among its words, 3 where it says nothing. */
function sizeOf(words: string[]): number {
  const said = words.map(Number).find((number) => number >= 1 && number <= 9);
  return said ?? 3;
}

/**
 * The silhouette of a kind. A `variant` tells apart what is of one kind but not alike; the same
 * variant always gets the same shape.
 */
export function silhouette(kind: string, variant = ""): string {
  const name = `${kind}/${variant}`;
  const known = drawn.get(name);
  if (known !== undefined) {
    return known;
  }
  const words = kind.toLowerCase().split(/[^a-z0-9]+/);
  const d = DRAUGHTSMEN[figureOf(words)](inkOf(name), sizeOf(words));
  drawn.set(name, d);
  return d;
}

interface Alike {
  kind: string;
  radius: number;
  bars: readonly { most: number }[];
  card: readonly { value: string }[];
}

/** The silhouette of a piece: pieces with the same figures on their cards look alike. */
export function silhouetteOf(piece: Alike): string {
  const figures = piece.card.map((fact) => fact.value).filter((value) => /^\d+$/.test(value));
  const bars = piece.bars.map((bar) => bar.most);
  return silhouette(piece.kind, [...bars, ...figures].join(","));
}
