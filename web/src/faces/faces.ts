/**
 * The face of each game on one common grammar: the same paper, ink and symbols, but a palette,
 * an ornament and a lettering of its own. The palettes are in `faces.css`.
 */

export interface Face {
  /** The pen its title is written with, in the units of its capitals. */
  pen: number;
  space: number;
  /** Drawn once more inside the stroke, in the colour of the paper. */
  inline: number;
  join: "round" | "miter";
  slant: number;
  /** How far letters dance up and down, and turn. */
  dance: number;
  /** Whether strokes end in spikes. */
  spiked: boolean;
  /** One tile of the ornament, 24 wide and 8 high. */
  ornament: string;
}

const PLAIN: Face = {
  pen: 2,
  space: 5,
  inline: 0,
  join: "round",
  slant: 0,
  dance: 0,
  spiked: false,
  ornament: "M0 4H24",
};

const FACES: Readonly<Record<string, Face>> = {
  // Plates, rivets and the teeth of gears.
  colossus: {
    ...PLAIN,
    pen: 3.7,
    space: 6,
    inline: 0.7,
    join: "miter",
    ornament: "M0 7H4V2H8V7H12V2H16V7H20V2H24V7",
  },
  // Written in haste: a field dispatch, with stitches like barbed wire.
  baroud: {
    ...PLAIN,
    pen: 3,
    slant: -12,
    ornament: "M0 4H24M5 1L9 7M9 1L5 7M17 1L21 7M21 1L17 7",
  },
  // Spikes and flames.
  brimstone: {
    ...PLAIN,
    pen: 2.1,
    space: 6.4,
    join: "miter",
    spiked: true,
    ornament: "M0 8Q4 7 4 1Q6 5 8 3Q8 7 12 8Q16 7 16 0Q18 4 20 2Q20 7 24 8",
  },
  // Engraved like a playbill, with a railing beneath.
  gaslight: {
    ...PLAIN,
    pen: 3.1,
    space: 5.6,
    inline: 1,
    ornament: "M0 8H24M4 8V3M12 8V1M20 8V3M4 3Q8 6 12 1Q16 6 20 3",
  },
  // Heavy, round, and not quite in line; tracks run below.
  saurian: {
    ...PLAIN,
    pen: 4.3,
    space: 6.6,
    dance: 1,
    ornament: "M4 7L2 2M4 7V1M4 7L6.4 2M16 5L14 0M16 5V-1M16 5L18.4 0",
  },
};

export function faceOf(game: string): Face {
  return FACES[game] ?? PLAIN;
}

/** Whether a game was given a face, and with it a picture. */
export function hasFace(game: string): boolean {
  return game in FACES;
}

/** The whole page wears the face of a game, until whoever called takes it off again. */
export function wearFace(game: string | undefined): () => void {
  const { dataset } = document.documentElement;
  if (game) {
    dataset.face = game;
  }
  return () => {
    delete dataset.face;
  };
}
