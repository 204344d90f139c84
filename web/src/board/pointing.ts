/** What pointing at a piece or at a place on the table means to the question that is asked. */

import { isLaidOut } from "../cards/boards";
import type { Course, Decision, Option, PieceView, TerrainView, View, ZoneView } from "../wire";
import { distance, hexDistance, inside, type Point } from "./geometry";

export type Grid = "inches" | "hexes";

/** Room for a fingertip round a point of the table, in its unit. */
const NEAR = 0.5;

/** An entry of the list: an option, or an action with its targets behind it. */
export interface Entry {
  label: string;
  options: Option[];
  /** Whether it opens into the targets of one action. */
  opens: boolean;
}

/** The options as they are listed: an action comes before its targets, which come once it is open. */
export function entriesOf(options: readonly Option[], opened: string | null): Entry[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const name = option.group || `=${option.key}`;
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  const within = opened === null ? undefined : groups.get(opened);
  if (within && within.length > 1) {
    return within.map(single);
  }
  return [...groups].map(([label, found]) =>
    found.length > 1 ? { label, options: found, opens: true } : single(found[0] as Option),
  );
}

/** An option that stands for itself. */
export function single(option: Option): Entry {
  return { label: option.label, options: [option], opens: false };
}

/** The options on offer once an action is chosen; all of them before. */
export function within(decision: Decision | null, opened: string | null): Option[] {
  const options = decision?.options ?? [];
  const found = options.filter((option) => option.group === opened);
  return opened !== null && found.length > 1 ? found : options;
}

function isThere(at: Point, piece: PieceView, grid: Grid): boolean {
  if (!piece.at) {
    return false;
  }
  if (grid === "hexes") {
    return [piece.at, ...piece.covers].some((hex) => hexDistance(hex, at) === 0);
  }
  return distance(piece.at, at) <= Math.max(piece.radius, NEAR);
}

/** Whether a name means a piece: its own, or that of the unit it is a model of. */
export function means(name: string | null | undefined, piece: PieceView): boolean {
  return name != null && (name === piece.id || (piece.unit !== "" && name === piece.unit));
}

/**
 * The options that pointing at a piece chooses among. An option with a place of its own is meant
 * only by whoever stands there: a step is not meant by pointing at the one who takes it.
 */
export function optionsOn(piece: PieceView, options: readonly Option[], grid: Grid): Option[] {
  const here = options.filter((option) => !option.at || isThere(option.at, piece, grid));
  const own = here.filter((option) => option.piece === piece.id);
  if (own.some((option) => option.at)) {
    return own;
  }
  const hex = grid === "hexes" ? here.filter((option) => option.at) : [];
  return here.filter((option) => hex.includes(option) || means(option.piece, piece));
}

/**
 * Whether an entry cannot be pointed at on the table or among the cards. What is asked about whoever
 * acts is not meant by pointing at it alone, unless it is itself one of those to choose among. An
 * action comes before its targets; hexes are all pointed at, however they are grouped in the list.
 */
export function isElsewhere({ opens, options }: Entry, decision: Decision, view: View): boolean {
  const shows = (option: Option) =>
    option.at !== null || (option.card !== null && isLaidOut(option, view));
  const others = (option: Option) =>
    view.pieces.some(
      (piece) =>
        piece.at !== null &&
        means(option.piece, piece) &&
        (option.piece !== decision.piece || option.label === piece.name),
    );
  const hexes = view.table.grid === "hexes" && options.every((option) => option.at !== null);
  return (opens && !hexes) || !options.some((option) => shows(option) || others(option));
}

/**
 * The entries that stand side by side in so much room, each as wide as `widthOf` says: all of them,
 * or the first ones and the last, which ends what is asked, with room for the way to the others.
 */
export function fitting(
  entries: readonly Entry[],
  room: number,
  widthOf: (label: string) => number,
): Entry[] {
  const width = (some: readonly Entry[]) =>
    some.reduce((sum, entry) => sum + widthOf(entry.label), 0);
  const last = entries.slice(-1);
  if (width(entries) <= room) {
    return [...entries];
  }
  const first = entries.slice(0, -1);
  while (first.length && width([...first, ...last]) + widthOf("…………") > room) {
    first.pop();
  }
  return [...first, ...last];
}

/** How far the mark of an option that lies at a place reaches, on the sheet. */
export function spotReach(grain: number): number {
  return 9 * grain + 3;
}

/** The options that lie at a place, whoever they concern. */
export function optionsAt(
  at: Point,
  options: readonly Option[],
  near: (a: Point, b: Point) => boolean,
): Option[] {
  return options.filter((option) => option.at && near(option.at, at));
}

/** Whether an option is about a zone of the table: its key is what the zone is called there. */
export function isAbout(option: Option, zone: ZoneView): boolean {
  return !option.piece && !option.at && !option.card && zone.id === `zone_${option.key}`;
}

/** The options that are about the zone a place is in. */
export function optionsWithin(at: Point, options: readonly Option[], view: View): Option[] {
  const { zones } = groundAt(at, view);
  return options.filter((option) => zones.some((zone) => isAbout(option, zone)));
}

/** The way to a place, where several answers in a row lead there. */
export function courseTo(at: Point, decision: Decision | null): Course | null {
  return decision?.courses.find((course) => hexDistance(course.at, at) === 0) ?? null;
}

/** Where a way leads whom: models that end together are told as one. */
export function endsOf(
  course: Course | null,
): { at: Point; heading: number | null; count: number }[] {
  const found = new Map<string, { at: Point; heading: number | null; count: number }>();
  for (const { pieces, way, heading } of course?.walks ?? []) {
    const at = way.at(-1);
    if (at) {
      const key = `${at}/${heading}`;
      found.set(key, { at, heading, count: (found.get(key)?.count ?? 0) + pieces.length });
    }
  }
  return [...found.values()];
}

/** Options chosen by pointing alone; one that provokes something is looked at first. */
export function isPlain(options: readonly Option[]): boolean {
  return options.length === 1 && options[0]?.warnings.length === 0;
}

/** What may be read about a place where nobody stands. */
export function groundAt(at: Point, view: View): { terrain: TerrainView[]; zones: ZoneView[] } {
  const hexes = view.table.grid === "hexes";
  const holds = (outlines: readonly (readonly Point[])[]) =>
    outlines.some((outline) =>
      hexes ? outline.some((hex) => hexDistance(hex, at) === 0) : inside(at, outline),
    );
  return {
    terrain: view.terrain.filter((one) => holds(one.outlines)),
    zones: view.zones.filter(
      (one) =>
        holds(one.outlines) ||
        (one.at !== null && (hexes ? hexDistance(one.at, at) === 0 : distance(one.at, at) <= 1)),
    ),
  };
}

/** A piece dragged somewhere: what the next questions about it are answered with. */
export interface Intent {
  piece: string;
  to: Point;
  /** The piece it was dragged onto. */
  target: string | null;
}

export type Next =
  | { do: "choose"; options: Option[]; again: boolean }
  | { do: "go"; course: Course }
  | { do: "place" }
  | { do: "wait" }
  | { do: "nothing" };

/**
 * What a drag answers to a question, if the question is about the piece that was dragged; it waits
 * for what else must be said of that piece first, as with how many dice it tries.
 */
export function nextOf(intent: Intent, decision: Decision, view: View): Next {
  const { grid } = view.table;
  const piece = view.pieces.find((one) => one.id === intent.piece);
  const target = view.pieces.find((one) => one.id === intent.target);
  if (!piece) {
    return { do: "nothing" };
  }
  if (decision.kind === "place") {
    return { do: means(decision.region?.piece, piece) ? "place" : "nothing" };
  }
  if (!means(decision.piece, piece)) {
    const chosen = decision.options.filter((option) => !option.at && means(option.piece, piece));
    return chosen.length ? { do: "choose", options: chosen, again: true } : { do: "nothing" };
  }
  const course = grid === "hexes" && !target ? courseTo(intent.to, decision) : null;
  if (course) {
    return { do: "go", course };
  }
  const aimed = target
    ? optionsOn(target, decision.options, grid)
    : optionsAt(intent.to, decision.options, (a, b) => grid === "hexes" && hexDistance(a, b) === 0);
  if (aimed.length) {
    return { do: "choose", options: aimed, again: false };
  }
  const leading = decision.options.filter(
    (option) => option.leads === (target ? "target" : "move"),
  );
  return leading.length ? { do: "choose", options: leading, again: true } : { do: "wait" };
}
