/**
 * What pieces and their states look like. Every profile of a game has a silhouette of its own,
 * every state an emblem; the sources are shared with the pictures that are drawn without a
 * browser. Silhouettes are drawn on a square of 32, emblems on one of 16.
 */

import emblems from "../../../src/grognard/draw/emblems.json";
import generic from "../../../src/grognard/draw/silhouettes/generic.json";
import type { PieceView } from "../wire";
import { figureOf } from "./looks";

/** Parts in the order they are laid on one another: ink, then paper, then ink again. */
export interface Drawing {
  /** Filled with ink, and inked with a pen. */
  mass?: string;
  line?: string;
  /** Laid over that: paper, ink on the paper, and scratched out of all. */
  light?: string;
  over?: string;
  cut?: string;
}

type Drawings = Readonly<Record<string, Drawing>>;

export const SILHOUETTE = 32;
export const EMBLEM = 16;

const FILES = import.meta.glob<Drawings>(
  [
    "../../../src/grognard/draw/silhouettes/*.json",
    "!../../../src/grognard/draw/silhouettes/generic.json",
  ],
  { import: "default" },
);
const DRAWN: Drawings = emblems.drawn;
const EMBLEMS = new Map(
  Object.values(emblems.games).flatMap((states) => states.map((one) => [one.sign, one.emblem])),
);

/** The silhouettes of a game; of one nobody drew, none. */
export async function silhouettesOf(game: string): Promise<Drawings> {
  const load = Object.entries(FILES).find(([path]) => path.endsWith(`/${game}.json`))?.[1];
  return load ? load() : {};
}

/** The silhouettes of the game on the table: they come with it, and are not asked for before. */
class Figures {
  #game = "";
  #drawn = $state.raw<Drawings>({});

  async open(game: string): Promise<void> {
    if (game !== this.#game) {
      this.#game = game;
      const found = await silhouettesOf(game);
      if (game === this.#game) {
        this.#drawn = found;
      }
    }
  }

  of(piece: Pick<PieceView, "profile" | "kind">): Drawing {
    return chosen(piece, this.#drawn);
  }
}

export const figures = new Figures();

/** A profile's own drawing, else that of the one its id goes on from, else one of its kind. */
export function chosen(piece: Pick<PieceView, "profile" | "kind">, drawn: Drawings): Drawing {
  const parents = Object.keys(drawn).filter((id) => piece.profile.startsWith(`${id}_`));
  const parent = parents.reduce((best, id) => (id.length > best.length ? id : best), "");
  const kind = figureOf(piece.kind.toLowerCase().split(/[^a-z0-9]+/));
  return drawn[piece.profile] ?? drawn[parent] ?? (generic as Drawings)[kind] ?? {};
}

/** The emblem of a state; whatever is carried is a parcel, and a state nobody drew a ring. */
export function emblemOf(sign: string): Drawing {
  const name = EMBLEMS.get(sign) ?? (sign.startsWith("marker-") ? "parcel" : "other");
  return DRAWN[name] ?? {};
}
