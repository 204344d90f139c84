/**
 * Everything one can reach for at the table, in one list: the bar of tools, the keys and the list of
 * keys read it. A new tool is an entry here, its sign in `Glyph.svelte`, and its words: the label,
 * and `key-<name>` if it has a key.
 */

import type { GlyphName } from "../ui/Glyph.svelte";
import { rules } from "../ui/rules.svelte";
import { settings } from "../ui/settings.svelte";
import type { Sitting } from "./sitting.svelte";
import { askAgain, keepAutoPass, yieldsOf } from "./wishing";

export interface Tool {
  /** The keys it answers to; the first one is told. Without any it is only on the bar. */
  keys: readonly string[];
  /** The place on the keyboard that takes it too, where its sign shares a key with a digit. */
  code?: string;
  /** Its sign on the bar; without one it is only on the keyboard. */
  glyph?: GlyphName;
  /** Which words name it. */
  label: string | ((sitting: Sitting) => string);
  /** Its name stands beside its sign where there is room. */
  named?: boolean;
  /** Even the bar of the smallest screens has room for it. */
  first?: boolean;
  /** Whether this table has any use for it. */
  fits?: (sitting: Sitting) => boolean;
  /** Whether it can be used now. */
  ready?: (sitting: Sitting) => boolean;
  /** Whether it is in use now. */
  pressed?: (sitting: Sitting) => boolean;
  /** Holding its key lends it: letting go puts it away again. */
  lent?: boolean;
  use: (sitting: Sitting) => void;
}

const table = {
  undo: {
    keys: ["z"],
    glyph: "undo",
    label: ({ game }) => (game?.undo.can === "ask" ? "undo-ask" : "undo"),
    named: true,
    first: true,
    ready: ({ game, looking }) => game !== null && game.undo.can !== "no" && !looking,
    use: ({ live }) => void live.undo(),
  },
  "zoom-out": {
    keys: ["-"],
    code: "Minus",
    glyph: "out",
    label: "zoom-out",
    use: ({ board }) => board?.zoomBy(-1),
  },
  "zoom-in": {
    keys: ["+", "="],
    glyph: "in",
    label: "zoom-in",
    use: ({ board }) => board?.zoomBy(1),
  },
  fit: {
    keys: ["f"],
    glyph: "fit",
    label: "fit",
    first: true,
    use: ({ board }) => board?.fit(),
  },
  ruler: {
    keys: ["m"],
    glyph: "ruler",
    label: "ruler",
    first: true,
    pressed: ({ screen }) => screen.measuring,
    lent: true,
    use: ({ screen }) => (screen.measuring ? screen.putRulerAway() : screen.takeRuler()),
  },
  threat: {
    keys: ["x"],
    glyph: "threat",
    label: "threat",
    pressed: ({ screen }) => screen.sights.wary,
    use: ({ screen }) => {
      screen.sights.wary = !screen.sights.wary;
    },
  },
  side: {
    keys: ["v"],
    glyph: "side",
    label: "side-view",
    fits: ({ hasHeights }) => hasHeights,
    pressed: ({ profiling }) => profiling.open,
    use: (sitting) => sitting.seeFromSide(),
  },
  "auto-pass": {
    keys: [],
    glyph: "skip",
    label: "auto-pass",
    fits: ({ game }) => game?.role === "seat",
    ready: ({ game }) => game !== null && !game.over,
    pressed: () => settings.autoPass,
    use: ({ live }) => {
      settings.autoPass = !settings.autoPass;
      void keepAutoPass(live);
    },
  },
  "ask-again": {
    keys: ["y"],
    label: "ask-again",
    ready: ({ live }) => yieldsOf(live).length > 0,
    use: ({ live }) => void askAgain(live),
  },
  suggest: {
    keys: ["s"],
    label: "suggest",
    fits: ({ game }) => game?.advice ?? false,
    ready: ({ decision }) => decision !== null && decision.kind !== "enter",
    use: ({ screen }) => void screen.advising.toggle(),
  },
  text: {
    keys: ["t"],
    label: "text-table",
    use: (sitting) => sitting.show(sitting.side === "text" ? "log" : "text"),
  },
  log: {
    keys: ["l"],
    label: "log",
    use: (sitting) => sitting.show("log"),
  },
  rules: {
    keys: ["r"],
    glyph: "book",
    label: "rules",
    named: true,
    use: () => rules.toggle(),
  },
  replay: {
    keys: [],
    glyph: "moment",
    label: "replay",
    named: true,
    ready: ({ looking }) => !looking,
    use: (sitting) => void sitting.watch(null),
  },
  again: {
    keys: ["p"],
    glyph: "again",
    label: "again",
    ready: ({ game, looking, live }) => game !== null && !looking && live.lines.length > 0,
    use: ({ live }) => void live.again(),
  },
  scenes: {
    keys: [],
    glyph: "sound",
    label: "scenes",
    use: (sitting) => {
      sitting.box = "scenes";
    },
  },
  share: {
    keys: [],
    glyph: "share",
    label: "share",
    named: true,
    ready: ({ invitations }) => invitations.length > 0,
    use: (sitting) => {
      sitting.box = "invite";
    },
  },
  resign: {
    keys: [],
    glyph: "flag",
    label: "resign",
    ready: ({ game, looking }) => game?.role === "seat" && !game.over && !looking,
    use: (sitting) => {
      sitting.box = "resign";
    },
  },
  help: {
    keys: ["?"],
    glyph: "help",
    label: "help",
    use: (sitting) => {
      sitting.box = "help";
    },
  },
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof table;

/** In the order of the bar. */
export const TOOLS: Readonly<Record<ToolName, Tool>> = table;

export const TOOL_NAMES = Object.keys(table) as ToolName[];

export function labelOf(tool: Tool, sitting: Sitting): string {
  return typeof tool.label === "string" ? tool.label : tool.label(sitting);
}

/** Whether button and key do anything now. */
export function usable(tool: Tool, sitting: Sitting): boolean {
  return (tool.fits?.(sitting) ?? true) && (tool.ready?.(sitting) ?? true);
}

/** The key that is told of a tool, as it is printed on a keyboard. */
export function capOf(tool: Tool): string | null {
  const key = tool.keys[0];
  return key === undefined ? null : key === "-" ? "−" : key.toUpperCase();
}
