import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Dialogs from "../src/game/Dialogs.svelte";
import { Keyboard } from "../src/game/keyboard";
import { Sitting } from "../src/game/sitting.svelte";
import { capOf, labelOf, TOOL_NAMES, TOOLS, usable } from "../src/game/tools";
import { say } from "../src/text/words";
import { settings } from "../src/ui/settings.svelte";
import type { GameState } from "../src/wire";
import { choosing, rooftops } from "./fixtures";

const LANGUAGES = ["en", "fr"] as const;
const withKeys = TOOL_NAMES.filter((name) => TOOLS[name].keys.length > 0);

function sittingAt(state: GameState): Sitting {
  const sitting = new Sitting(state.id, "key", null);
  sitting.live.state = state;
  return sitting;
}

function undoing(can: GameState["undo"]["can"]): Sitting {
  return sittingAt({ ...choosing, undo: { ...choosing.undo, can } });
}

/** A key goes down, or up, at a time. */
function key(
  type: "keydown" | "keyup",
  name: string,
  timeStamp = 0,
  repeat = false,
): KeyboardEvent {
  const event = new KeyboardEvent(type, { key: name, repeat, cancelable: true });
  Object.defineProperty(event, "timeStamp", { value: timeStamp });
  document.body.dispatchEvent(event);
  return event;
}

afterEach(() => {
  settings.lang = "en";
});

describe("every tool", () => {
  test("has words in every language", () => {
    const needed = TOOL_NAMES.flatMap((name) => [
      ...(["no", "free", "ask"] as const).map((can) => labelOf(TOOLS[name], undoing(can))),
      ...(capOf(TOOLS[name]) ? [`key-${name}`] : []),
    ]);
    for (const lang of LANGUAGES) {
      const path = join(__dirname, "..", "src", "text", `${lang}.ftl`);
      const written = new FluentResource(readFileSync(path, "utf8")).body.map((entry) => entry.id);
      expect(written).toEqual(expect.arrayContaining(needed));
    }
  });

  test("has keys of its own", () => {
    const keys = TOOL_NAMES.flatMap((name) => TOOLS[name].keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("can be reached: by a key, or on the bar", () => {
    for (const name of TOOL_NAMES) {
      expect(TOOLS[name].keys.length > 0 || TOOLS[name].glyph !== undefined, name).toBe(true);
    }
  });
});

describe("the list of keys", () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = vi.fn();
  });

  function told(sitting: Sitting): string[] {
    const shown = mount(Dialogs, { target: document.body, props: { sitting } });
    sitting.box = "help";
    flushSync();
    const lines = [...document.querySelectorAll(".keys > div")].map((line) =>
      [...line.children].map((part) => part.textContent).join(" "),
    );
    void unmount(shown);
    return lines;
  }

  test.each(LANGUAGES)("tells of every tool that has a key (%s)", (lang) => {
    settings.lang = lang;
    const lines = told(sittingAt({ ...rooftops, advice: true }));
    for (const name of withKeys) {
      expect(lines).toContain(`${capOf(TOOLS[name])} ${say(`key-${name}`)}`);
    }
  });

  test("leaves out what this table has no use for", () => {
    expect(told(sittingAt(choosing)).filter((line) => line.startsWith("V "))).toEqual([]);
  });
});

describe("a key", () => {
  test("does nothing while its tool cannot be used", () => {
    expect(usable(TOOLS.undo, undoing("no"))).toBe(false);
    expect(usable(TOOLS.undo, undoing("ask"))).toBe(true);
    const sitting = sittingAt(choosing);
    const event = key("keydown", "v");
    new Keyboard(sitting).pressed(event);
    expect(event.defaultPrevented).toBe(false);
    expect(sitting.profiling.open).toBe(false);
  });

  test("takes the ruler, and puts it away when pressed again", () => {
    const sitting = sittingAt(choosing);
    const keyboard = new Keyboard(sitting);
    keyboard.pressed(key("keydown", "m", 0));
    keyboard.released(key("keyup", "m", 100));
    expect(sitting.screen.measuring).toBe(true);
    keyboard.pressed(key("keydown", "m", 1000));
    keyboard.released(key("keyup", "m", 1900));
    expect(sitting.screen.measuring).toBe(false);
  });

  test("that is held lends the ruler until it is let go", () => {
    const sitting = sittingAt(choosing);
    const keyboard = new Keyboard(sitting);
    keyboard.pressed(key("keydown", "m", 0));
    keyboard.pressed(key("keydown", "m", 300, true));
    expect(sitting.screen.measuring).toBe(true);
    keyboard.released(key("keyup", "m", 900));
    expect(sitting.screen.measuring).toBe(false);
  });
});
