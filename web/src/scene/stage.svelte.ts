/** Plays what happened, beat by beat, and keeps what is needed to play it again. */

import type { LogLine, PieceView, View } from "../wire";
import {
  type Beat,
  beatsOf,
  firstSince,
  type Lately,
  NOBODY,
  stagedView,
  type Trace,
  traceOf,
} from "./beats";
import { lasts, type Pace } from "./pace";
import { hear } from "./sound";

/** What happened between two states of a table. */
export interface Chapter {
  before: View;
  after: View;
  lines: readonly LogLine[];
}

export interface Clock {
  /** Calls back after so many milliseconds, unless it is called off. */
  after(wait: number, then: () => void): () => void;
}

/** Whoever has the table drawn while a passage is played. */
export interface Audience {
  /** The table as it is in the middle of a passage, and the lines told of it so far. */
  show: (view: View, told: readonly LogLine[]) => void;
  /** The passage is over. */
  end: () => void;
}

interface Act extends Audience {
  chapter: Chapter;
  beats: Beat[];
  /** Whether it is an act that was seen before. */
  again: boolean;
}

export const wallClock: Clock = {
  after: (wait, then) => {
    const timer = setTimeout(then, wait);
    return () => clearTimeout(timer);
  },
};

const MOST_KEPT = 80;

export interface Direction {
  pace: () => Pace;
  /** The seats whose own steps are told faster. */
  own: () => readonly string[];
  clock?: Clock;
}

export class Stage {
  /** The beat that is shown, and for how long. */
  shown = $state.raw<Trace | null>(null);
  lasts = $state(0);
  /** Pieces that died in the step under way, as they last stood. */
  ghosts = $state.raw<readonly PieceView[]>([]);
  /** What the last action left to be seen: ways, lines, and what came of them. */
  left = $state.raw<readonly Trace[]>([]);
  /** What was told last, whether or not it was shown. */
  last = $state.raw<Beat | null>(null);
  #acts: Act[] = [];
  #told = 0;
  /** How many beats of others were told since the last of one's own. */
  #others = 0;
  #called: (() => void) | null = null;
  #lately: Lately = NOBODY;
  /** Whether the step that left something is over. */
  #isOver = true;
  #kept = $state.raw<readonly Chapter[]>([]);
  readonly #clock: Clock;

  constructor(private readonly how: Direction) {
    this.#clock = how.clock ?? wallClock;
  }

  get playing(): boolean {
    return this.shown !== null;
  }

  /** The table as the newest passage that waits to be told leaves it. */
  get ahead(): View | null {
    return this.#acts.findLast((act) => !act.again)?.chapter.after ?? null;
  }

  /** Tells a passage, after those that are being told. */
  play(chapter: Chapter, audience: Audience): void {
    const beats = beatsOf(chapter.lines, this.#lately);
    this.#lately = beats.at(-1) ?? this.#lately;
    if (beats.length) {
      this.#kept = [...this.#kept, chapter].slice(-MOST_KEPT);
    }
    this.#begin({ chapter, beats, again: false, ...audience });
  }

  /** Tells passages that were told before once more. */
  again(chapters: readonly Chapter[], audience: Audience): void {
    let lately = NOBODY;
    chapters.forEach((chapter, i) => {
      const beats = beatsOf(chapter.lines, lately);
      lately = beats.at(-1) ?? lately;
      const end = i === chapters.length - 1 ? audience.end : () => undefined;
      this.#begin({ chapter, beats, again: true, show: audience.show, end });
    });
  }

  /** All since the last step of one's own that others came after, that step not included. */
  get since(): readonly Chapter[] {
    const own = new Set(this.how.own());
    const isOwn = this.#kept.map(({ lines }) => {
      const seats = beatsOf(lines).map((beat) => beat.seat);
      return seats.some((seat) => seat !== null) && seats.every((seat) => !seat || own.has(seat));
    });
    return this.#kept.slice(firstSince(isOwn));
  }

  /** Whether a beat tells what somebody here did. */
  isOwn({ seat }: Beat): boolean {
    return seat !== null && this.how.own().includes(seat);
  }

  /** Ends the beat that is shown. */
  next(): void {
    if (this.shown) {
      this.#called?.();
      this.#called = null;
      this.#go();
    }
  }

  /** Ends everything that is being told. */
  finish(): void {
    this.#called?.();
    this.#called = null;
    for (const act of this.#acts.splice(0)) {
      for (let i = this.#told; i < act.beats.length; i++) {
        this.#tell(act, i);
      }
      this.#close(act);
    }
    this.shown = null;
  }

  /** Puts everything away: another table, or another seat. */
  clear(): void {
    this.finish();
    this.ghosts = [];
    this.left = [];
    this.last = null;
    this.#kept = [];
    this.#lately = NOBODY;
  }

  #begin(act: Act): void {
    this.#acts.push(act);
    if (this.how.pace() === "instant" && !act.again) {
      this.finish();
    } else if (!this.shown) {
      this.#go();
    }
  }

  #go(): void {
    let act = this.#acts[0];
    while (act && this.#told >= act.beats.length) {
      this.#acts.shift();
      this.#close(act);
      act = this.#acts[0];
    }
    if (!act) {
      this.shown = null;
      return;
    }
    const { trace, later } = this.#tell(act, this.#told);
    this.#told += 1;
    this.#others = this.isOwn(trace.beat) ? 0 : this.#others + 1;
    this.lasts = lasts(trace.beat, this.how.pace(), this.#others || "own");
    this.shown = trace;
    hear(trace.beat.sound);
    act.show(
      later,
      act.beats.slice(0, this.#told).flatMap((one) => one.lines),
    );
    this.#called = this.#clock.after(this.lasts, () => this.#go());
  }

  /** A beat is told: what the last action left makes way once there is another one. */
  #tell({ chapter, beats }: Act, i: number): { trace: Trace; later: View } {
    const beat = beats[i] as Beat;
    const table = (told: number) => stagedView(chapter.before, chapter.after, beats.slice(0, told));
    const later = table(i + 1);
    const trace = traceOf(beat, table(i), later);
    if (beat.stage === "who" || beat.stage === "turn") {
      this.ghosts = [];
      this.#isOver = true;
    }
    if (trace.trails.length || trace.strokes.length) {
      this.left = this.#isOver ? [trace] : [...this.left, trace];
      this.#isOver = false;
    }
    this.last = beat.lines.length ? beat : this.last;
    return { trace, later };
  }

  #close(act: Act): void {
    this.#told = 0;
    const { before, after } = act.chapter;
    const there = new Set(after.pieces.map((piece) => piece.id));
    const gone = before.pieces.filter((piece) => piece.at && !there.has(piece.id) && !piece.out);
    if (gone.length) {
      const stood = stagedView(before, after, act.beats).pieces;
      const last = (piece: PieceView) => stood.find((one) => one.id === piece.id) ?? piece;
      this.ghosts = [...this.ghosts, ...gone.map((piece) => ({ ...last(piece), out: true }))];
    }
    act.end();
  }
}
