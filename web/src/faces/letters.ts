/**
 * Our own capitals, as one stroke of the pen each would leave them: the middle of every letter's
 * lines, 14 high. What pen each game writes with is told in its face.
 */

interface Letter {
  d: string;
  wide: number;
}

const LETTERS: Readonly<Record<string, Letter>> = {
  A: { d: "M0 14L5 0L10 14M2 9.4H8", wide: 10 },
  B: {
    d: "M0 0V14M0 0H5.5Q9 0 9 3.4T5.5 6.8H0M5.5 6.8Q9.6 6.8 9.6 10.4T5.5 14H0",
    wide: 9.6,
  },
  C: { d: "M9.6 3Q8 0 5 0Q0 0 0 7T5 14Q8 14 9.6 11", wide: 9.6 },
  D: { d: "M0 0V14H4Q10 14 10 7T4 0Z", wide: 10 },
  E: { d: "M8.4 0H0V14H8.4M0 7H7", wide: 8.4 },
  F: { d: "M8 0H0V14M0 7H6.6", wide: 8 },
  G: { d: "M9.6 3Q8 0 5 0Q0 0 0 7T5 14Q9.6 14 9.6 10V7.6H5.6", wide: 9.6 },
  H: { d: "M0 0V14M9 0V14M0 7H9", wide: 9 },
  I: { d: "M0 0V14", wide: 0 },
  J: { d: "M7 0V10Q7 14 3.6 14Q.6 14 0 11", wide: 7 },
  K: { d: "M0 0V14M9 0L0 8M3.4 5.6L9.4 14", wide: 9.4 },
  L: { d: "M0 0V14H7.6", wide: 7.6 },
  M: { d: "M0 14V0L6 9L12 0V14", wide: 12 },
  N: { d: "M0 14V0L9.4 14V0", wide: 9.4 },
  O: { d: "M5.4 0Q10.8 0 10.8 7T5.4 14Q0 14 0 7T5.4 0Z", wide: 10.8 },
  P: { d: "M0 14V0H5.5Q9.4 0 9.4 4T5.5 8H0", wide: 9.4 },
  Q: { d: "M5.4 0Q10.8 0 10.8 7T5.4 14Q0 14 0 7T5.4 0ZM6.4 10L11 15", wide: 11 },
  R: { d: "M0 14V0H5.5Q9.4 0 9.4 3.8T5.5 7.6H0M5 7.6L9.6 14", wide: 9.6 },
  S: {
    d: "M9 2.6Q7.6 0 4.8 0Q.4 0 .4 3.4Q.4 6 4.8 7Q9.4 8 9.4 10.8Q9.4 14 4.8 14Q1.6 14 0 11.2",
    wide: 9.4,
  },
  T: { d: "M0 0H10M5 0V14", wide: 10 },
  U: { d: "M0 0V9Q0 14 4.8 14T9.6 9V0", wide: 9.6 },
  V: { d: "M0 0L5 14L10 0", wide: 10 },
  W: { d: "M0 0L3.4 14L7 4L10.6 14L14 0", wide: 14 },
  X: { d: "M0 0L9.4 14M9.4 0L0 14", wide: 9.4 },
  Y: { d: "M0 0L5 7V14M10 0L5 7", wide: 10 },
  Z: { d: "M0 0H9L0 14H9", wide: 9 },
};

export interface Lettered {
  letters: { d: string; x: number }[];
  wide: number;
}

/** A title letter by letter, or nothing where our capitals do not reach. */
export function lettered(title: string, space: number): Lettered | null {
  let x = 0;
  const letters: Lettered["letters"] = [];
  for (const sign of title.toUpperCase()) {
    const letter = LETTERS[sign];
    if (!letter) {
      return null;
    }
    letters.push({ d: letter.d, x });
    x += letter.wide + space;
  }
  return letters.length ? { letters, wide: x - space } : null;
}
