/** The log in passages: what one piece did with its activation, and all that came of it. */

import type { LogLine } from "../wire";

export interface Deed {
  /** Whether its first line opens an activation; otherwise its lines stand on their own. */
  headed: boolean;
  turn: number;
  lines: LogLine[];
}

const ACTIVATED = "activated";
/** What opens a passage in games that activate nobody: another piece declares something. */
const DECLARED = new Set(["declared", "attacked", "tag-used"]);
/** What happens between activations. */
const BETWEEN = /^(turn|round|phase|game|battle)-|^revealed$/;

export function deedsOf(lines: readonly LogLine[]): Deed[] {
  const activates = lines.some((line) => line.kind === ACTIVATED);
  const found: Deed[] = [];
  let actor: string | null = null;
  for (const line of lines) {
    const open = found.at(-1);
    const doer: string | null = line.pieces[0] ?? null;
    const opens: boolean = activates
      ? line.kind === ACTIVATED
      : DECLARED.has(line.kind) && doer !== null && doer !== actor;
    const parts = (open?.headed && BETWEEN.test(line.kind)) || open?.turn !== line.turn;
    if (open && !opens && !parts) {
      open.lines.push(line);
    } else {
      actor = opens ? doer : null;
      found.push({ headed: opens, turn: line.turn, lines: [line] });
    }
  }
  return found;
}

/** How much of a scene is told again beside the question. */
const MOST_TOLD = 7;

/**
 * What just happened, told again beside the next question: the last throw, what it was for, whatever
 * was thrown against it, and what came of it. Nothing where nobody threw anything lately.
 */
export function sceneOf(lines: readonly LogLine[]): LogLine[] {
  const last = lines.findLastIndex((line) => line.faces.length > 0);
  if (last < 0) {
    return [];
  }
  let first = last;
  while (first > 0 && isPartOf(lines[first - 1] as LogLine, lines[first] as LogLine)) {
    first -= 1;
  }
  const came = lines.slice(last + 1).findIndex((line) => opens(line));
  const scene = lines.slice(first, came < 0 ? undefined : last + 1 + came);
  return scene.length > MOST_TOLD ? [...scene.slice(0, MOST_TOLD - 2), ...scene.slice(-2)] : scene;
}

/** Throws belong together, and to what was declared just before the first of them. */
function isPartOf(line: LogLine, next: LogLine): boolean {
  const isThrow = line.faces.length > 0;
  return line.turn === next.turn && next.faces.length > 0 && (isThrow || line.pieces.length > 0);
}

function opens(line: LogLine): boolean {
  return line.kind === ACTIVATED || DECLARED.has(line.kind) || BETWEEN.test(line.kind);
}
