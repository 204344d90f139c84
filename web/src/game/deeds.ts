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
