/** Which key means what. One model for every screen, so that no two parts fight over a key. */

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Keys of options in order: 1 to 9, then letters; those a placement or a tool uses are left out. */
export function optionKeys(count: number, reserved = RESERVED): string[] {
  const letters = [...LETTERS].filter((letter) => !reserved.includes(letter));
  return ["1", "2", "3", "4", "5", "6", "7", "8", "9", ...letters].slice(0, count);
}

/** Tools that a letter opens at any time. */
export const TOOLS = {
  ruler: "m",
  text: "t",
  rules: "r",
  log: "l",
  undo: "z",
  fit: "f",
  side: "v",
  threat: "x",
  help: "?",
} as const;

export type Tool = keyof typeof TOOLS;

const RESERVED: string[] = ["q", "e", ...Object.values(TOOLS)];

export type Meaning =
  | { do: "choose"; index: number }
  | { do: "commit" }
  | { do: "cancel" }
  | { do: "move"; arrow: "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight"; fine: boolean }
  | { do: "turn"; by: number }
  | { do: "cycle"; by: 1 | -1 }
  | { do: "waypoint" }
  | { do: "unwaypoint" }
  | { do: "tool"; tool: Tool }
  | { do: "zoom"; by: 1 | -1 }
  | { do: "pan"; arrow: "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight" };

export interface KeyPress {
  key: string;
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

function isArrow(key: string): key is "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight" {
  return key.startsWith("Arrow");
}

function placingMeaning(press: KeyPress, now: Situation): Meaning | null {
  switch (press.key) {
    case "ArrowUp":
    case "ArrowDown":
    case "ArrowLeft":
    case "ArrowRight":
      return { do: "move", arrow: press.key, fine: press.shiftKey };
    case "q":
    case "Q":
      return { do: "turn", by: press.shiftKey ? -1 : -15 };
    case "e":
    case "E":
      return { do: "turn", by: press.shiftKey ? 1 : 15 };
    case "w":
    case "W":
      return { do: "waypoint" };
    case "Backspace":
      return { do: "unwaypoint" };
    case "Tab":
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
  if (press.key === "+" || press.key === "=" || press.key === "-") {
    return { do: "zoom", by: press.key === "-" ? -1 : 1 };
  }
  const index = optionKeys(now.options).indexOf(press.key.toLowerCase());
  if (index >= 0) {
    return { do: "choose", index };
  }
  const tool = (Object.keys(TOOLS) as Tool[]).find((name) => TOOLS[name] === press.key);
  return tool ? { do: "tool", tool } : null;
}
