/** What happens, told to whoever listens instead of looking: briefly, and each thing once. */

import { digitsOf, unitOf, wind } from "../board/geometry";
import { place } from "../board/inWords";
import { measure, say } from "../text/words";
import type { Decision, LogLine, View } from "../wire";
import type { Screen } from "./screen.svelte";

/** More events at once than this are left to the log. */
const MOST_EVENTS = 10;

/** The dice that lie there, and how many of them succeed. */
export function diceInWords(faces: readonly number[], need: number): string {
  const told = faces.join(", ");
  const won = faces.filter((face) => face >= need).length;
  return need > 0 ? say("dice-need", { faces: told, need, won }) : say("dice-lie", { faces: told });
}

function lineInWords({ text, faces, need }: LogLine): string {
  return faces.length ? `${text} ${diceInWords(faces, need)}` : text;
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** The newest events, and how many there were before them. */
export function eventsInWords(lines: readonly LogLine[]): string {
  const told = lines.slice(-MOST_EVENTS).map((line) => sentence(lineInWords(line).trim()));
  const earlier = lines.length - told.length;
  return [...(earlier > 0 ? [say("said-earlier", { count: earlier })] : []), ...told].join(" ");
}

/** What is asked, and among how many answers one chooses. */
export function questionInWords(decision: Decision | null): string {
  if (!decision) {
    return "";
  }
  const count = decision.options.length;
  const answers = decision.kind === "choose" ? ` ${say("said-answers", { count })}` : "";
  return `${sentence(say("said-question", { text: decision.text }))}${answers}`;
}

/** Where what is placed would stand, and what the rules say to that. */
export function ghostInWords(screen: Screen, view: View): string {
  const { draft, ghost, placed, verdict } = screen;
  if (!draft || !ghost || !screen.pinned) {
    return "";
  }
  const table = view.table;
  const far = (length: number) => `${measure(length, digitsOf(table))}${unitOf(table)}`;
  const said = [say("said-at", { name: placed?.name ?? "", place: place(ghost, view) })];
  if (screen.turns) {
    const { heading } = draft;
    said.push(say("said-facing", { wind: say(`wind-${wind(heading)}`), degrees: heading }));
  }
  if (verdict?.length != null && draft.asked.goes && !draft.asked.aims) {
    const { length, allowed } = verdict;
    said.push(
      allowed === null
        ? say("path-length", { length: far(length) })
        : say("said-path", { length: far(length), allowed: far(allowed) }),
    );
  }
  if (verdict && !verdict.legal && verdict.placement) {
    said.push(say("said-nearest"));
  } else if (verdict && !verdict.legal) {
    said.push(say("said-refused", { why: verdict.why_not?.text ?? "" }));
  }
  said.push(...(verdict?.warnings ?? []).map((one) => one.text));
  return sentence(said.filter((one) => one).join(", "));
}
