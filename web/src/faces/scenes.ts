/**
 * A picture of its own for each game: a landscape in a few washes, and its pieces in it. Sheets
 * are 400 by 200; a colour is a pair, for light and for dark.
 */

export type Tint = readonly [light: string, dark: string];

/** A wash of colour, or with a pen a stroke of it. */
export interface Wash {
  d: string;
  tint: Tint;
  pen?: number;
  faint?: number;
}

/** A piece of the game, its feet at a place; far ones are paler. */
export interface Actor {
  profile: string;
  x: number;
  y: number;
  size: number;
  /** Which side it is on; nothing for those too far off to tell. */
  side?: 0 | 1;
  mirrored?: boolean;
  ink?: Tint;
}

export interface Scene {
  sky: readonly [Tint, Tint];
  behind: readonly Wash[];
  far: readonly Actor[];
  between: readonly Wash[];
  near: readonly Actor[];
  front: readonly Wash[];
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** Blades of grass or reed along the lower edge. */
function blades(from: number, to: number, step: number, high: number, y = 202): string {
  let d = "";
  for (let x = from, k = 0; x < to; x += step, k++) {
    const tall = high * (0.6 + ((k * 7) % 5) / 8);
    const lean = ((k * 5) % 7) - 3;
    d += `M${x} ${y}q${lean * 0.3} ${-tall * 0.6} ${lean} ${-tall}q${1.6 - lean * 0.3} ${tall * 0.5} ${3 - lean} ${tall}Z`;
  }
  return d;
}

/** A house with a gable and its chimney. */
function house(x: number, y: number, wide: number, high: number, roof: number): string {
  return `M${x} ${y}V${y - high}L${x + wide / 2} ${y - high - roof}L${x + wide} ${y - high}V${y}Z`;
}

function chimney(x: number, y: number, high: number): string {
  return `M${x} ${y}v${-high}h-2v-4h12v4h-2v${high}Z`;
}

/** Leaves of a fern that bends out of a corner. */
function fern(x: number, y: number, reach: number, turn: -1 | 1): string {
  let d = `M${x} ${y}q${turn * reach * 0.3} ${-reach * 0.7} ${turn * reach} ${-reach * 0.8}q${-turn * reach * 0.55} ${reach * 0.2} ${-turn * reach} ${reach * 0.8}Z`;
  for (let k = 1; k <= 6; k++) {
    const part = k / 7;
    const px = x + turn * reach * part * part;
    const py = y - reach * 0.8 * Math.sin((part * Math.PI) / 2);
    const leaf = reach * 0.34 * (1 - part * 0.6);
    d += `M${px} ${py}q${turn * leaf * 0.2} ${-leaf * 0.8} ${turn * leaf * 0.1 - turn * leaf * 0.6} ${-leaf}q${-turn * leaf * 0.1} ${leaf * 0.6} ${turn * leaf * 0.5} ${leaf}Z`;
    d += `M${px} ${py}q${turn * leaf * 0.7} ${leaf * 0.1} ${turn * leaf} ${leaf * 0.8}q${-turn * leaf * 0.7} ${-leaf * 0.2} ${-turn * leaf} ${-leaf * 0.8}Z`;
  }
  return d;
}

/** A palm: a bent trunk and a crown of fronds. */
function palm(x: number, y: number, high: number, lean: number): string {
  const [tx, ty] = [x + lean, y - high];
  let d = `M${x - 4} ${y}Q${x - 2} ${y - high * 0.5} ${tx - 2} ${ty}h4Q${x + 4} ${y - high * 0.5} ${x + 4} ${y}Z`;
  for (const [dx, dy] of [
    [-34, 12],
    [-28, -8],
    [-10, -20],
    [14, -20],
    [30, -6],
    [34, 14],
  ] as const) {
    d += `M${tx} ${ty}q${dx * 0.5} ${dy - 8} ${dx} ${dy}q${-dx * 0.5} ${-dy * 0.4} ${-dx} ${-dy}Z`;
  }
  return d;
}

/** Columns of rock that hang or stand. */
function spikes(from: number, to: number, y: number, high: number): string {
  let d = `M${from} ${y}`;
  for (let x = from, k = 0; x < to; k++) {
    const wide = 12 + ((k * 11) % 4) * 7;
    const tall = high * (0.35 + ((k * 7) % 6) / 8);
    d += `L${x + wide * 0.5} ${y + tall}L${x + wide} ${y + high * 0.08}`;
    x += wide;
  }
  return `${d}L${to} ${y}Z`;
}

const colossus: Scene = {
  sky: [
    ["#e9c48a", "#3a2420"],
    ["#f6e6c2", "#a4552c"],
  ],
  behind: [
    { d: disc(268, 96, 44), tint: ["#f7d9a0", "#e8843c"] },
    { d: disc(268, 96, 33), tint: ["#fbeac2", "#f5a95e"] },
    {
      d: "M0 118L34 92H62L70 80H104L112 98L150 112L186 104L204 84H238L252 106L300 112L330 90H372L384 100L400 98V200H0Z",
      tint: ["#d9b583", "#5b3529"],
    },
    { d: "M120 112V70h6v42ZM132 112V60h7v52Z", tint: ["#caa06c", "#4b2a22"] },
    {
      d: "M122 68q-10 -8 -4 -18q-12 -6 -6 -18q10 2 12 12q8 8 -2 24ZM135 58q-8 -10 0 -20q-8 -10 2 -20q10 6 6 16q6 10 -8 24Z",
      tint: ["#dcbd92", "#63392c"],
    },
  ],
  far: [
    { profile: "ac_monolith", x: 92, y: 150, size: 104, ink: ["#a8794a", "#3d221c"] },
    { profile: "sr_squall", x: 344, y: 138, size: 62, ink: ["#b98c5a", "#45271f"] },
    { profile: "ac_culverin", x: 186, y: 128, size: 34, ink: ["#bd925f", "#4b2a22"] },
  ],
  between: [
    {
      d: "M0 140Q60 126 130 138T260 132T400 142V200H0Z",
      tint: ["#c79a61", "#3a211b"],
    },
    { d: "M60 146Q82 134 112 146T160 148Z", tint: ["#d8b480", "#503025"] },
    { d: "M178 112L254 116", tint: ["#fff6d8", "#ffe2a8"], pen: 2.4 },
    { d: disc(256, 116, 6), tint: ["#fff6d8", "#ffe2a8"] },
  ],
  near: [
    { profile: "ac_ordinant", x: 138, y: 184, size: 92, side: 0 },
    { profile: "sr_undertow", x: 288, y: 180, size: 106, side: 1, mirrored: true },
    { profile: "ac_squire", x: 208, y: 186, size: 42, side: 0 },
    { profile: "sr_skiff", x: 360, y: 186, size: 46, side: 1, mirrored: true },
    { profile: "ac_maul", x: 44, y: 190, size: 82, side: 0 },
  ],
  front: [
    { d: "M0 186Q90 176 190 188T400 184V200H0Z", tint: ["#8a5a2e", "#20120e"] },
    { d: blades(4, 400, 15, 13), tint: ["#7a4d26", "#190e0b"] },
  ],
};

const baroud: Scene = {
  sky: [
    ["#9fb0ae", "#131a22"],
    ["#e9e4c8", "#3a4a50"],
  ],
  behind: [
    { d: disc(306, 52, 26), tint: ["#f8f2d6", "#e7e2c4"] },
    { d: disc(316, 46, 22), tint: ["#c4cbb8", "#26343c"] },
    {
      d: `M0 130Q60 108 120 120T240 112T400 124V200H0Z`,
      tint: ["#a9b392", "#233129"],
    },
    {
      d: `${house(40, 128, 30, 16, 14)}${house(74, 128, 22, 12, 10)}M96 128V84L102 66L108 84V128Z${house(120, 126, 34, 14, 14)}`,
      tint: ["#86907a", "#182420"],
    },
    {
      d: "M48 118h5v6h-5ZM60 118h5v6h-5ZM132 116h5v6h-5ZM100 92h4v7h-4Z",
      tint: ["#f7dd8e", "#f3b84c"],
    },
  ],
  far: [
    { profile: "colossus", x: 322, y: 152, size: 104, ink: ["#6f7d63", "#0f1915"] },
    { profile: "moth", x: 230, y: 70, size: 30, ink: ["#7f8b78", "#1a262a"] },
    { profile: "hound", x: 252, y: 144, size: 36, ink: ["#74826a", "#121d19"] },
  ],
  between: [
    { d: "M0 148Q100 134 200 146T400 144V200H0Z", tint: ["#8b9a6e", "#17211b"] },
    {
      d: "M196 158Q260 148 400 152V178Q300 172 220 178T196 158Z",
      tint: ["#b3c4c0", "#33474e"],
      faint: 0.85,
    },
    { d: disc(112, 130, 50), tint: ["#fff0b4", "#f7c65a"], faint: 0.2 },
    { d: disc(112, 130, 30), tint: ["#fff0b4", "#f7c65a"], faint: 0.26 },
  ],
  near: [
    { profile: "captain", x: 80, y: 184, size: 70, side: 0 },
    { profile: "rifleman", x: 142, y: 180, size: 60, side: 0 },
    { profile: "dragoon", x: 28, y: 178, size: 66, side: 0 },
    { profile: "gunner", x: 190, y: 190, size: 54, side: 0 },
    { profile: "drowned", x: 266, y: 178, size: 56, side: 1, mirrored: true },
    { profile: "butcher", x: 316, y: 186, size: 70, side: 1, mirrored: true },
    { profile: "priest", x: 372, y: 184, size: 72, side: 1, mirrored: true },
  ],
  front: [
    { d: "M112 132v-8h-5l3 -8h10l3 8h-5v8Z", tint: ["#3a3a24", "#0e130f"] },
    { d: disc(115, 128, 3.4), tint: ["#fff6cc", "#ffe08a"] },
    { d: "M0 190Q110 180 220 190T400 188V200H0Z", tint: ["#5d6b3f", "#0d130f"] },
    { d: blades(190, 400, 9, 20), tint: ["#4e5c36", "#0a100c"] },
  ],
};

const brimstone: Scene = {
  sky: [
    ["#7a4436", "#160c0b"],
    ["#eaa06c", "#7a2a14"],
  ],
  behind: [
    { d: disc(206, 118, 78), tint: ["#f6bd7c", "#c8481a"], faint: 0.5 },
    { d: disc(206, 122, 48), tint: ["#fbdc9c", "#f07a2c"], faint: 0.6 },
    {
      d: "M150 150L164 92L172 104L182 60L192 92L202 48L212 92L222 66L232 104L242 90L258 150Z",
      tint: ["#8a4d3c", "#35130d"],
    },
    { d: "M178 150V120q6 -10 12 0V150ZM214 150V118q6 -10 12 0V150Z", tint: ["#fbd08a", "#ff9a3c"] },
    { d: spikes(-4, 404, -4, 62), tint: ["#5a3027", "#0d0706"] },
    {
      d: "M0 60L26 74L40 112L66 128L96 150H0ZM400 56L376 70L362 106L336 126L300 150H400Z",
      tint: ["#6b3a2e", "#1b0d0a"],
    },
  ],
  far: [
    { profile: "ac_gullet", x: 300, y: 152, size: 58, ink: ["#5d2f25", "#120807"] },
    { profile: "ac_imp", x: 252, y: 66, size: 30, ink: ["#6d392b", "#1c0c09"] },
    { profile: "ac_imp", x: 148, y: 56, size: 22, ink: ["#6d392b", "#1c0c09"] },
    { profile: "gm_giant", x: 98, y: 152, size: 58, ink: ["#5d2f25", "#120807"] },
  ],
  between: [
    {
      d: "M0 150L60 140L120 150L200 144L280 150L340 140L400 148V200H0Z",
      tint: ["#6a3d31", "#1a0d0b"],
    },
    {
      d: "M168 146Q190 152 178 162T206 176T190 200H252Q262 184 240 174T246 158T232 146Z",
      tint: ["#f08a3c", "#ff7a22"],
    },
    {
      d: "M182 147Q204 154 194 164T220 178T210 200H232Q242 184 226 174T232 158T220 147Z",
      tint: ["#fcd07a", "#ffc45e"],
    },
  ],
  near: [
    { profile: "gm_isaura", x: 132, y: 184, size: 76, side: 0 },
    { profile: "gm_halb", x: 78, y: 182, size: 70, side: 0 },
    { profile: "gm_buckler", x: 30, y: 188, size: 66, side: 0 },
    { profile: "ac_duke", x: 290, y: 184, size: 88, side: 1, mirrored: true },
    { profile: "ac_hound", x: 352, y: 188, size: 62, side: 1, mirrored: true },
  ],
  front: [
    {
      d: "M0 192L50 184L130 192L176 188L190 200H0ZM400 190L340 184L276 192L250 200H400Z",
      tint: ["#3f231c", "#0a0504"],
    },
    {
      d: `${disc(170, 120, 1.6)}${disc(236, 96, 1.8)}${disc(204, 36, 1.4)}${disc(262, 128, 1.4)}${disc(150, 90, 1.2)}`,
      tint: ["#fff0c0", "#ffd27a"],
    },
  ],
};

const gaslight: Scene = {
  sky: [
    ["#8fa3ae", "#0f151c"],
    ["#e8e2cb", "#35454f"],
  ],
  behind: [
    { d: disc(112, 70, 40), tint: ["#f7f1d8", "#efe3b4"] },
    { d: disc(100, 60, 7), tint: ["#ebe3c2", "#dccd98"] },
    { d: disc(126, 82, 10), tint: ["#ebe3c2", "#dccd98"] },
    {
      d: "M0 132V104H18V92H34V110H52V84L60 74L68 84V112H96V100H120V116H150V98H170V110H196V60L204 20L212 60V110H236V92H258V112H290V96L300 86L310 96V116H338V100H362V112H400V200H0Z",
      tint: ["#a3b0b4", "#1d2730"],
    },
    { d: disc(204, 70, 6.4), tint: ["#f9efc4", "#f6d77c"] },
    { d: "M204 66v4l3 2", tint: ["#5d6a6e", "#1d2730"], pen: 1.2 },
  ],
  far: [
    { profile: "fc3", x: 204, y: 114, size: 34, ink: ["#6e7d84", "#0d1319"], mirrored: true },
    { profile: "cs4", x: 262, y: 94, size: 30, ink: ["#6e7d84", "#0d1319"] },
  ],
  between: [
    {
      d: "M0 122Q70 112 140 122T280 118T400 124V142Q300 134 200 142T0 138Z",
      tint: ["#e3e6e2", "#51636d"],
      faint: 0.55,
    },
    {
      d: `M-10 166L60 128L130 166V204H-10Z M116 172L196 142L276 172V204H116ZM258 168L334 126L410 168V204H258Z${chimney(88, 150, 26)}${chimney(232, 160, 20)}${chimney(368, 150, 26)}`,
      tint: ["#5b666b", "#151c23"],
    },
    {
      d: "M-10 166L60 128L130 166M116 172L196 142L276 172M258 168L334 126L410 168",
      tint: ["#3e484d", "#0a0f13"],
      pen: 3,
    },
    {
      d: "M30 172h12v16h-12ZM78 172h12v16h-12ZM164 178h12v14h-12ZM216 178h12v14h-12ZM306 172h12v16h-12ZM352 172h12v16h-12Z",
      tint: ["#f4d77f", "#f0b94a"],
    },
  ],
  near: [
    { profile: "cs1", x: 66, y: 131, size: 62, side: 0 },
    { profile: "cs5", x: 26, y: 151, size: 52, side: 0 },
    { profile: "fc6", x: 166, y: 155, size: 52, side: 1, mirrored: true },
    { profile: "fc7", x: 326, y: 131, size: 70, side: 1, mirrored: true },
    { profile: "fc1", x: 378, y: 153, size: 54, side: 1, mirrored: true },
    { profile: "cs6", x: 214, y: 152, size: 44, side: 0 },
  ],
  front: [
    {
      d: "M0 186Q80 174 160 186T320 182T400 188V204H0Z",
      tint: ["#dde1de", "#45565f"],
      faint: 0.6,
    },
    { d: "M282 204V160h4v44ZM276 160l3 -12h10l3 12Z", tint: ["#2c3438", "#06090c"] },
    { d: disc(284, 154, 18), tint: ["#fdeeb4", "#f6cf6a"], faint: 0.3 },
    { d: disc(284, 154, 4), tint: ["#fff6d0", "#ffe7a0"] },
  ],
};

const saurian: Scene = {
  sky: [
    ["#a9cdb8", "#12241f"],
    ["#f5ecc0", "#5a6a3a"],
  ],
  behind: [
    { d: disc(128, 88, 40), tint: ["#fbf4cf", "#d8c46a"] },
    { d: "M206 136L268 52L278 58L292 48L360 136Z", tint: ["#9fbfa4", "#22382d"] },
    { d: "M268 52L278 58L292 48L300 60L288 72L278 64L264 72Z", tint: ["#e8a066", "#c4602c"] },
    {
      d: "M280 46q-12 -8 -4 -18q-8 -12 8 -20q14 4 8 16q8 10 -12 22Z",
      tint: ["#c5d5c4", "#33473c"],
    },
    {
      d: "M0 128Q30 108 60 120T130 112T200 122T270 114T340 122T400 112V200H0Z",
      tint: ["#86b088", "#1b3326"],
    },
    { d: `${palm(52, 136, 56, 12)}${palm(372, 136, 62, -14)}`, tint: ["#6f9c74", "#15291f"] },
  ],
  far: [
    { profile: "pte", x: 70, y: 62, size: 40, ink: ["#5f8a68", "#0f1f18"] },
    { profile: "pte", x: 204, y: 46, size: 26, ink: ["#6f9c74", "#14261d"], mirrored: true },
    { profile: "tri", x: 100, y: 150, size: 60, ink: ["#5f8a63", "#10211a"] },
  ],
  between: [
    { d: "M0 146Q80 132 170 144T330 138T400 146V200H0Z", tint: ["#699a63", "#14271c"] },
    {
      d: "M150 152Q220 144 300 156T400 158V172Q300 164 220 170T150 152Z",
      tint: ["#b7d2c0", "#35564c"],
    },
  ],
  near: [
    { profile: "rex", x: 268, y: 186, size: 120, side: 1, mirrored: true },
    { profile: "rap", x: 352, y: 190, size: 58, side: 1, mirrored: true },
    { profile: "hun", x: 146, y: 184, size: 58, side: 0 },
    { profile: "tro", x: 98, y: 180, size: 54, side: 0 },
    { profile: "rig", x: 50, y: 188, size: 56, side: 0 },
    { profile: "dil", x: 192, y: 192, size: 44, side: 1, mirrored: true },
  ],
  front: [
    { d: "M0 190Q110 182 220 192T400 188V204H0Z", tint: ["#3f6f40", "#0a160f"] },
    {
      d: `${fern(-6, 204, 76, 1)}${fern(18, 206, 52, 1)}${fern(408, 204, 78, -1)}${fern(380, 206, 50, -1)}`,
      tint: ["#2f5a35", "#06100a"],
    },
  ],
};

const SCENES: Readonly<Record<string, Scene>> = { colossus, baroud, brimstone, gaslight, saurian };

export function sceneOf(game: string): Scene | null {
  return SCENES[game] ?? null;
}
