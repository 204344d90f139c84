/** What happened, line by line, as the beats a step is told in: who, what, the roll, what came of it. */

import type { Point } from "../board/geometry";
import { walked } from "../board/ways";
import type { CardText, LogLine, PieceView, Pool, View } from "../wire";

type Kind = NonNullable<LogLine["beat"]>["kind"];
export type Stage = "turn" | "who" | "what" | "roll" | "result" | "score";

/** A piece goes along its way, of its own will or not. */
export interface Walk {
  piece: string;
  way: Point[];
  forced: boolean;
}

/** Something goes from a piece to another one, or to a place. */
export interface Aim {
  kind: "shot" | "blow" | "cast";
  from: string | null;
  to: string | null;
  at: Point | null;
}

/** What a piece is seen to suffer or to gain. */
export interface Mark {
  piece: string;
  kind: "hit" | "miss" | "harm" | "heal" | "state" | "fall" | "rise" | "death" | "exit";
  amount: number | null;
}

export interface Score {
  seat: string | null;
  points: number;
}

export interface Beat {
  stage: Stage;
  /** Whose step it is part of: the piece that acts, and its seat. */
  actor: string | null;
  seat: string | null;
  /** Everybody it is about, the actor first. */
  pieces: string[];
  walks: Walk[];
  aims: Aim[];
  pools: Pool[];
  marks: Mark[];
  cards: CardText[];
  scores: Score[];
  /** The lines it tells. */
  lines: LogLine[];
  /** Of a throw: what was done that is thrown for. */
  about: string;
  /** What is heard, if anything is. */
  sound: Sound | null;
}

export type Sound = "step" | "shot" | "blow" | "dice" | "card" | "fall" | "score";

const STAGES: Record<Kind, Stage> = {
  turn: "turn",
  who: "who",
  place: "what",
  move: "what",
  shove: "result",
  shot: "what",
  blow: "what",
  cast: "what",
  card: "what",
  roll: "roll",
  hit: "result",
  miss: "result",
  harm: "result",
  heal: "result",
  state: "result",
  fall: "result",
  rise: "result",
  death: "result",
  exit: "result",
  score: "score",
};
const SOUNDS: Partial<Record<Kind, Sound>> = {
  place: "step",
  move: "step",
  shove: "step",
  shot: "shot",
  blow: "blow",
  cast: "card",
  card: "card",
  roll: "dice",
  harm: "blow",
  fall: "fall",
  death: "fall",
  score: "score",
};
/** What is heard where several things are seen at once. */
const LOUDEST: Sound[] = ["fall", "blow", "shot", "score", "dice", "card", "step"];
/** Beats in which many small things of a kind are told together. */
const MOST_TOGETHER = 8;

/** Whoever acts when a passage begins, as the one before left it. */
export interface Lately {
  actor: string | null;
  seat: string | null;
}

export const NOBODY: Lately = { actor: null, seat: null };

/** The beats of a passage; what only has words is told with the beat it follows. */
export function beatsOf(lines: readonly LogLine[], lately: Lately = NOBODY): Beat[] {
  const found: Beat[] = [];
  let { actor, seat } = lately;
  let done: Beat | null = null;
  for (const line of lines) {
    const shown = line.beat;
    const open = found.at(-1);
    if (!shown) {
      open?.lines.push(line);
      continue;
    }
    const stage = STAGES[shown.kind];
    if (stage === "turn") {
      actor = null;
      seat = line.seat;
    } else if (
      doer(line) !== null &&
      (stage === "who" || (stage === "what" && doer(line) !== actor))
    ) {
      actor = doer(line);
      seat = line.seat;
      if (stage === "what" && shown.kind !== "place" && shown.kind !== "card") {
        found.push(blank("who", actor, seat));
      }
    }
    if (actor === null && shown.by !== null) {
      actor = shown.by;
      seat = line.seat;
    }
    const last = found.at(-1);
    if (last && joins(last, line, stage)) {
      add(last, line, stage);
    } else {
      found.push(blank(stage, actor, seat));
      add(found.at(-1) as Beat, line, stage);
    }
    const now = found.at(-1) as Beat;
    if (stage === "what") {
      done = now;
      if (shown.pools.length) {
        found.push(blank("roll", actor, seat));
        roll(found.at(-1) as Beat, line);
      }
    } else if (stage === "who" || stage === "turn") {
      done = null;
    }
    const thrown = found.at(-1) as Beat;
    if (thrown.stage === "roll" && done?.aims.length) {
      thrown.about = wordsOf(done);
      thrown.pieces = [...new Set([...thrown.pieces, ...done.pieces])];
    }
  }
  return found;
}

/** The piece that does what a line tells; a card that is played for a piece changes no actor. */
function doer(line: LogLine): string | null {
  return line.beat?.kind === "card" ? null : (line.beat?.by ?? null);
}

function blank(stage: Stage, actor: string | null, seat: string | null): Beat {
  const pieces = actor ? [actor] : [];
  const none = { walks: [], aims: [], pools: [], marks: [], cards: [], scores: [], lines: [] };
  return { stage, actor, seat, pieces, ...structuredClone(none), about: "", sound: null };
}

/** Whether a line is told in the beat that is open. */
function joins(open: Beat, line: LogLine, stage: Stage): boolean {
  const kind = line.beat?.kind;
  if (stage === "roll" && open.stage === "who" && line.seat === open.seat) {
    // Whoever throws to see what they may do is seen doing so.
    return true;
  }
  if (open.stage !== stage || open.lines.length >= MOST_TOGETHER) {
    return false;
  }
  switch (stage) {
    case "who":
      return !open.lines.length || open.actor === line.beat?.by;
    case "what":
      return (
        (kind === "move" && open.walks.length > 0 && !open.aims.length) ||
        (kind === "place" && open.walks.length > 0) ||
        (kind === "card" && open.cards.length > 0)
      );
    default:
      return true;
  }
}

function add(beat: Beat, line: LogLine, stage: Stage): void {
  const shown = line.beat;
  if (!shown) {
    return;
  }
  beat.lines.push(line);
  const about = [shown.by, ...shown.on].filter((id) => id !== null);
  beat.pieces = [...new Set([...beat.pieces, ...about])];
  const on = shown.on.length ? shown.on : [null];
  switch (shown.kind) {
    case "move":
    case "place":
    case "shove": {
      const piece = shown.kind === "shove" ? shown.on[0] : shown.by;
      if (piece) {
        walk(beat, piece, line, shown.kind === "shove");
      }
      break;
    }
    case "shot":
    case "blow":
    case "cast": {
      const kind = shown.kind;
      const aimed = on.map((to): Aim => ({ kind, from: shown.by, to, at: shown.at }));
      beat.aims.push(...aimed.filter((aim) => aim.to !== null || aim.at !== null));
      break;
    }
    case "roll":
      beat.stage = stage;
      roll(beat, line);
      break;
    case "card":
      beat.cards.push(...line.cards);
      break;
    case "score":
      beat.scores.push({ seat: line.seat, points: shown.amount ?? 0 });
      break;
    case "who":
    case "turn":
      break;
    default:
      beat.marks.push(...marksOf(line, shown.kind));
  }
  beat.cards.push(...(shown.kind === "card" ? [] : line.cards));
  beat.sound = louder(beat.sound, SOUNDS[shown.kind] ?? null);
}

function walk(beat: Beat, piece: string, line: LogLine, forced: boolean): void {
  const open = beat.walks.find((one) => one.piece === piece);
  if (open) {
    open.way.push(...line.way);
  } else {
    beat.walks.push({ piece, way: [...line.way], forced });
  }
}

function roll(beat: Beat, line: LogLine): void {
  beat.pools.push(...(line.beat?.pools ?? []));
  beat.sound = louder(beat.sound, "dice");
}

function marksOf(line: LogLine, kind: Mark["kind"]): Mark[] {
  const { on = [], by = null, amount = null } = line.beat ?? {};
  const whom = on.length ? on : by ? [by] : [];
  // What takes nothing is a miss, whatever it was meant to be.
  const seen = kind === "harm" && amount === 0 ? "miss" : kind;
  return whom.map((piece) => ({ piece, kind: seen, amount }));
}

function louder(one: Sound | null, other: Sound | null): Sound | null {
  const heard = [one, other].filter((sound) => sound !== null);
  return LOUDEST.find((sound) => heard.includes(sound)) ?? null;
}

/** Whether a piece is what an event calls by that name: a unit is called by all its models' name. */
export function isMeant(piece: PieceView, id: string): boolean {
  return piece.id === id || piece.unit === id;
}

/** The words of a beat, or its last sentences. */
export function wordsOf(beat: Beat, most = MOST_TOGETHER): string {
  return beat.lines
    .slice(-most)
    .map((line) => line.text)
    .join(" ");
}

/** A table between two others: what these beats tell has happened, the rest has not. */
export function stagedView(before: View, after: View, told: readonly Beat[]): View {
  const later = new Map(after.pieces.map((piece) => [piece.id, piece]));
  const marked = new Set(told.flatMap((beat) => beat.marks.map((mark) => mark.piece)));
  const fallen = new Set(
    told.flatMap((beat) =>
      beat.marks.filter((one) => one.kind === "death").map((one) => one.piece),
    ),
  );
  const pieces = before.pieces.map((piece): PieceView => {
    const then = later.get(piece.id) ?? null;
    const is = (ids: Set<string>) =>
      ids.has(piece.id) || (piece.unit !== "" && ids.has(piece.unit));
    const walks = told.flatMap((beat) => beat.walks).filter((one) => isMeant(piece, one.piece));
    const shown = is(marked) && then ? { ...then, at: piece.at, heading: piece.heading } : piece;
    const out = !then && is(fallen) ? true : shown.out;
    const at = walks.length ? placeAfter(piece, then, walks, before) : piece.at;
    const heading = walks.length && then ? then.heading : piece.heading;
    return { ...shown, at, heading, out, z: walks.length && then ? then.z : piece.z };
  });
  const arrived = after.pieces.filter(
    (piece) =>
      !before.pieces.some((one) => one.id === piece.id) &&
      told.some((beat) => beat.walks.some((one) => isMeant(piece, one.piece))),
  );
  return { ...before, pieces: [...pieces, ...arrived] };
}

/** Where a piece stands after some walks: where it was told to go, or where it is found later. */
function placeAfter(
  piece: PieceView,
  then: PieceView | null,
  walks: readonly Walk[],
  view: View,
): [number, number] | null {
  const last = walks.at(-1)?.way.at(-1) ?? null;
  const alone = last && (view.table.grid !== "hexes" || walks.at(-1)?.piece === piece.id);
  if (piece.unit || !alone || isCrowd(piece, view)) {
    return then?.at ?? piece.at;
  }
  return [...last];
}

/** Whether a piece stands for several models, whose ways are told together. */
function isCrowd(piece: PieceView, view: View): boolean {
  return view.pieces.some((one) => one.unit === piece.id);
}

/** A way somebody went, from its start. */
export interface Trail {
  piece: string;
  seat: string;
  way: Point[];
  forced: boolean;
}

/** A line from whoever did something to whom or where it was done. */
export interface Stroke {
  kind: Aim["kind"];
  seat: string | null;
  from: Point;
  to: Point;
}

/** What is seen of what befell a piece, where it stands. */
export interface Sign extends Mark {
  at: Point;
  /** The states it is in since. */
  gained: string[];
}

/** A beat as it is drawn: everything at its place on the table as it was then. */
export interface Trace {
  beat: Beat;
  trails: Trail[];
  strokes: Stroke[];
  signs: Sign[];
}

export function traceOf(beat: Beat, earlier: View, later: View): Trace {
  const was = new Map(earlier.pieces.map((piece) => [piece.id, piece]));
  const placeOf = (id: string | null): Point | null => {
    const meant = later.pieces.filter((piece) => id && piece.at && isMeant(piece, id));
    return meant[0]?.at ?? was.get(id ?? "")?.at ?? null;
  };
  const trails = later.pieces.flatMap((piece): Trail[] => {
    const way = wayIn(beat, was.get(piece.id), piece, later);
    const forced = beat.walks.some((one) => one.forced && isMeant(piece, one.piece));
    return way.length ? [{ piece: piece.id, seat: piece.seat, way, forced }] : [];
  });
  const strokes = beat.aims.flatMap(({ kind, from, to, at }): Stroke[] => {
    const [start, end] = [placeOf(from), placeOf(to) ?? at];
    const seat = later.pieces.find((piece) => from && isMeant(piece, from))?.seat ?? beat.seat;
    return start && end && start !== end ? [{ kind, seat, from: start, to: end }] : [];
  });
  const harmed = new Set(beat.marks.filter((one) => one.kind === "harm").map((one) => one.piece));
  const signs = beat.marks.flatMap((mark): Sign[] => {
    if (["hit", "miss"].includes(mark.kind) && harmed.has(mark.piece)) {
      // What it took says it.
      return [];
    }
    const at = placeOf(mark.piece);
    const then = later.pieces.find((piece) => piece.id === mark.piece);
    const had = was.get(mark.piece)?.badges.map((badge) => badge.name) ?? [];
    const gained = (then?.badges ?? []).map((badge) => badge.name);
    return at ? [{ ...mark, at, gained: gained.filter((name) => !had.includes(name)) }] : [];
  });
  return { beat, trails, strokes, signs };
}

/** All places a beat is about. */
export function placesOf(
  { beat, trails, strokes, signs }: Trace,
  there: readonly PieceView[],
): Point[] {
  const about = there.filter((piece) => beat.pieces.some((id) => isMeant(piece, id)));
  return [
    ...about.flatMap((piece) => (piece.at ? [piece.at] : [])),
    ...trails.flatMap((one) => one.way),
    ...strokes.flatMap((one) => [one.from, one.to]),
    ...signs.map((one) => one.at),
  ];
}

/** The way a piece is seen to walk in a beat, from where it stood to where it stands then. */
function wayIn(beat: Beat, was: PieceView | undefined, now: PieceView, view: View): Point[] {
  const goes = beat.walks.some((one) => isMeant(now, one.piece));
  if (!goes || !was?.at || !now.at) {
    return [];
  }
  const through = walked({ id: now.id, at: now.at }, was.at, beat.lines, view.table.grid);
  const moved = was.at[0] !== now.at[0] || was.at[1] !== now.at[1];
  return through.length ? through : moved ? [was.at, now.at] : [];
}

/** The first line of what others did since one's own last step, and of all that followed. */
export function sinceOwn(lines: readonly LogLine[], own: readonly string[]): LogLine | null {
  const seen = lines.filter((line) => line.beat && line.seat);
  return seen[firstSince(seen.map((line) => own.includes(line.seat as string)))] ?? null;
}

/** Where the last stretch of what others did begins; at the start where nobody else did anything. */
export function firstSince(isOwn: readonly boolean[]): number {
  const theirs = isOwn.lastIndexOf(false);
  return theirs < 0 ? 0 : isOwn.lastIndexOf(true, theirs) + 1;
}
