/** Which key means what. One model for every screen, so that no two parts fight over a key. */

import type { Sitting } from "../game/sitting.svelte";
import { capOf, TOOL_NAMES, TOOLS, type ToolName } from "../game/tools";
import { say } from "../text/words";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const DIGITS = "123456789";

/** Keys of options in order: 1 to 9, then letters; those a placement or a tool uses are left out. */
export function optionKeys(count: number, reserved = RESERVED): string[] {
  const letters = [...LETTERS].filter((letter) => !reserved.includes(letter));
  return [...DIGITS, ...letters].slice(0, count);
}

/** Keys that turn what is placed, which no option may take either. */
const RESERVED: string[] = ["q", "e", ...TOOL_NAMES.flatMap((name) => TOOLS[name].keys)];

/** What is printed on a key that writes nothing, in the reader's language. */
export function capNamed(name: "enter" | "shift" | "escape" | "tab"): string {
  return say(`cap-${name}`);
}

/** Keys that no tool answers to, as they are printed, with the words `key-<name>` for what they do. */
const BARE_KEYS: Readonly<Record<string, () => string>> = {
  option: () => "1–9 a–z",
  look: () => "↑ ↓",
  commit: () => capNamed("enter"),
  move: () => "← ↑ → ↓",
  fine: () => capNamed("shift"),
  turn: () => "Q E",
  cycle: () => capNamed("tab"),
  waypoint: () => "W",
  cancel: () => capNamed("escape"),
  pan: () => `${capNamed("shift")} ←↑→↓`,
};

/** Every key that does something at this table: what is printed on it, and which words tell of it. */
export function keysTold(sitting: Sitting): { cap: string; words: string }[] {
  const bare = Object.entries(BARE_KEYS).map(([name, cap]) => ({
    cap: cap(),
    words: `key-${name}`,
  }));
  const tools = TOOL_NAMES.flatMap((name) => {
    const cap = capOf(TOOLS[name]);
    return cap && (TOOLS[name].fits?.(sitting) ?? true) ? [{ cap, words: `key-${name}` }] : [];
  });
  return [...bare, ...tools];
}

export type Meaning =
  | { do: "choose"; index: number }
  | { do: "commit" }
  | { do: "cancel" }
  | { do: "move"; arrow: "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight"; fine: boolean }
  | { do: "turn"; by: number }
  | { do: "cycle"; by: 1 | -1 }
  | { do: "waypoint" }
  | { do: "unwaypoint" }
  | { do: "tool"; tool: ToolName }
  | { do: "pan"; arrow: "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight" };

export interface KeyPress {
  key: string;
  /** Which key of the keyboard it is, whatever is written on it. */
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

export interface Situation {
  options: number;
  placing: boolean;
  /** The focus is where keys have their own meaning: a text field, a button. */
  typing: boolean;
  onButton: boolean;
}

export function meaning(press: KeyPress, now: Situation): Meaning | null {
  if (now.typing || press.ctrlKey || press.metaKey || press.altKey) {
    return null;
  }
  return (now.placing ? placingMeaning(press, now) : null) ?? anyMeaning(press, now);
}

type Struck = Pick<KeyPress, "key" | "code" | "shiftKey">;

/** The digit of a key of the row of digits, on which some keyboards write digits only with Shift. */
export function digitOf(press: Struck): string | null {
  if (/^[0-9]$/.test(press.key)) {
    return press.key;
  }
  return press.shiftKey ? null : (/^Digit([0-9])$/.exec(press.code)?.[1] ?? null);
}

/**
 * What a key says, on whichever keyboard: a digit of the row of digits, whatever else is written
 * there; the letter at its place where the keyboard writes another alphabet; else its sign.
 */
export function signOf(press: Struck): string {
  const digit = digitOf(press);
  if (digit !== null) {
    return digit;
  }
  const isForeign = /^\p{L}$/u.test(press.key) && !/^[a-z]$/i.test(press.key);
  const letter = isForeign ? /^Key([A-Z])$/.exec(press.code)?.[1] : undefined;
  return (letter ?? press.key).toLowerCase();
}

/** The tool that a key takes; one whose sign a keyboard hides behind a digit has a place besides. */
export function toolOf(press: Struck): ToolName | null {
  const sign = signOf(press);
  const named = TOOL_NAMES.find((name) => TOOLS[name].keys.includes(sign));
  const placed = TOOL_NAMES.find((name) => !press.shiftKey && TOOLS[name].code === press.code);
  return named ?? placed ?? null;
}

function isArrow(key: string): key is "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight" {
  return key.startsWith("Arrow");
}

function placingMeaning(press: KeyPress, now: Situation): Meaning | null {
  if (isArrow(press.key)) {
    return { do: "move", arrow: press.key, fine: press.shiftKey };
  }
  const sign = signOf(press);
  // Left and right of one another on the keyboard, whatever is written there.
  if (sign === "q" || press.code === "KeyQ") {
    return { do: "turn", by: press.shiftKey ? -1 : -15 };
  }
  switch (sign) {
    case "e":
      return { do: "turn", by: press.shiftKey ? 1 : 15 };
    case "w":
      return { do: "waypoint" };
    case "backspace":
      return { do: "unwaypoint" };
    case "tab":
      return now.onButton ? null : { do: "cycle", by: press.shiftKey ? -1 : 1 };
    default:
      return null;
  }
}

function anyMeaning(press: KeyPress, now: Situation): Meaning | null {
  if (press.key === "Enter") {
    return now.onButton ? null : { do: "commit" };
  }
  if (press.key === "Escape") {
    return { do: "cancel" };
  }
  if (press.shiftKey && isArrow(press.key)) {
    return { do: "pan", arrow: press.key };
  }
  const index = optionKeys(now.options).indexOf(signOf(press));
  if (index >= 0) {
    return { do: "choose", index };
  }
  const tool = toolOf(press);
  return tool ? { do: "tool", tool } : null;
}
