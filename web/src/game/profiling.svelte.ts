/** The side view of the table: the line it is cut along, and what the rules say is there. */

import type { Point } from "../board/geometry";
import { api, Trouble } from "../net/api";
import type { Decision, PieceView, ProfileView, View } from "../wire";
import type { Live } from "./live.svelte";

/** A piece by its id, or a place on the table. */
export type Anchor = string | Point;

const DELAY = 60;
const SHORTEST = 0.5;

/** Whether two anchors make a line at all. */
export function apart(start: Anchor, end: Anchor): boolean {
  if (typeof start === "string" || typeof end === "string") {
    return start !== end;
  }
  return Math.hypot(end[0] - start[0], end[1] - start[1]) >= SHORTEST;
}

/** The piece whose base a place lies on, else the place itself. */
export function anchored(at: Point, pieces: readonly PieceView[]): Anchor {
  const on = pieces.filter(
    (piece) => piece.at && Math.hypot(piece.at[0] - at[0], piece.at[1] - at[1]) <= piece.radius,
  );
  const top = on.sort((a, b) => b.z - a.z)[0];
  return top ? top.id : [Number(at[0].toFixed(2)), Number(at[1].toFixed(2))];
}

/** Where an anchor lies now; nothing for a piece that has left the table. */
export function placeOf(anchor: Anchor | null, view: View): Point | null {
  if (anchor === null || typeof anchor !== "string") {
    return anchor;
  }
  return view.pieces.find((piece) => piece.id === anchor)?.at ?? null;
}

/** The line one most likely wants: from whoever acts to the target looked at, or the nearest foe. */
export function likely(
  view: View,
  decision: Decision | null,
  selected: string | null,
  target: string | null,
): { start: string; end: string } | null {
  const stood = view.pieces.filter((piece) => piece.at !== null);
  const find = (id: string | null | undefined): PieceView | undefined =>
    stood.find((piece) => piece.id === id);
  const start =
    find(selected) ??
    find(decision?.piece) ??
    stood.find((piece) => piece.seat === view.viewer) ??
    stood[0];
  if (!start) {
    return null;
  }
  const from = start.at as Point;
  const foes = stood.filter((piece) => piece.side !== start.side);
  const far = (piece: PieceView): number =>
    Math.hypot((piece.at as Point)[0] - from[0], (piece.at as Point)[1] - from[1]);
  const wanted = find(target);
  const end =
    wanted && wanted !== start
      ? wanted
      : [...(foes.length ? foes : stood.filter((piece) => piece !== start))].sort(
          (a, b) => far(a) - far(b),
        )[0];
  return end ? { start: start.id, end: end.id } : null;
}

export class Profiling {
  open = $state(false);
  /** Whether dragging over the table lays the line. */
  laying = $state(true);
  start = $state.raw<Anchor | null>(null);
  end = $state.raw<Anchor | null>(null);
  profile = $state.raw<ProfileView | null>(null);
  trouble = $state("");
  #asked: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly live: Live) {}

  /** Lays the line anew; what it cuts follows. */
  lay(start: Anchor, end: Anchor): void {
    this.start = start;
    this.end = end;
  }

  swap(): void {
    [this.start, this.end] = [this.end, this.start];
  }

  close(): void {
    this.open = false;
    this.#asked?.abort();
    clearTimeout(this.#timer);
  }

  /** Asks what the line cuts, now or at a moment of the replay; the newest question counts. */
  look(at: number | null): void {
    clearTimeout(this.#timer);
    const { start, end } = this;
    if (start === null || end === null || !apart(start, end)) {
      this.profile = null;
      return;
    }
    this.#timer = setTimeout(() => void this.#ask(start, end, at), DELAY);
  }

  async #ask(start: Anchor, end: Anchor, at: number | null): Promise<void> {
    this.#asked?.abort();
    const asked = new AbortController();
    this.#asked = asked;
    try {
      const body = { start: sent(start), end: sent(end), at };
      const profile = await api.profile(this.live.id, this.live.key, body, asked.signal);
      if (this.#asked === asked) {
        this.profile = profile;
        this.trouble = "";
      }
    } catch (error) {
      if (this.#asked === asked && !asked.signal.aborted) {
        this.profile = null;
        this.trouble = error instanceof Trouble ? error.message : String(error);
      }
    }
  }
}

function sent(anchor: Anchor): string | number[] {
  return typeof anchor === "string" ? anchor : [...anchor];
}
