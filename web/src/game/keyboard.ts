/** Hands on the keyboard: what a key means here and now is done. */

import { type Entry, entriesOf } from "../board/pointing";
import { type Meaning, meaning, toolOf } from "../ui/keys";
import type { Option } from "../wire";
import type { Sitting } from "./sitting.svelte";
import { TOOLS, type Tool, usable } from "./tools";

/** A key down this long is held, in milliseconds. */
const HELD = 350;

export class Keyboard {
  /** The tool that a key still down has taken, and since when. */
  #lent: { tool: Tool; since: number } | null = null;

  constructor(private readonly sitting: Sitting) {}

  pressed(event: KeyboardEvent): void {
    if (this.sitting.box || this.sitting.curtain || event.defaultPrevented) {
      return;
    }
    const meant = this.#meaning(event);
    const tool = meant?.do === "tool" ? TOOLS[meant.tool] : null;
    if (!meant || (event.repeat && tool?.lent) || !this.#obey(meant)) {
      return;
    }
    event.preventDefault();
    if (tool?.lent && tool.pressed?.(this.sitting)) {
      this.#lent = { tool, since: event.timeStamp };
    }
  }

  released(event: KeyboardEvent): void {
    const { tool, since } = this.#lent ?? { tool: null, since: 0 };
    this.#lent = null;
    const name = toolOf(event);
    const held = name && TOOLS[name] === tool && event.timeStamp - since > HELD;
    if (tool && held && tool.pressed?.(this.sitting)) {
      tool.use(this.sitting);
    }
  }

  #meaning(event: KeyboardEvent): Meaning | null {
    const { decision, screen } = this.sitting;
    const target = event.target as HTMLElement | null;
    return meaning(event, {
      options:
        decision?.kind === "choose" ? this.#entries().length : (decision?.options.length ?? 0),
      placing: screen.placing,
      typing: isTyping(target),
      onButton: target?.closest(this.#buttons) != null,
    });
  }

  /** What Enter presses; where several are picked, Space does that and Enter confirms them. */
  get #buttons(): string {
    const { placing, picking } = this.sitting.screen;
    if (picking.decision) {
      return "button:not([aria-pressed]), a";
    }
    return placing ? "button, a" : "button, a, [role=button]";
  }

  /** Does what is meant; says whether it meant anything here. */
  #obey(meant: Meaning): boolean {
    const { board, decision, screen } = this.sitting;
    if (screen.placing && screen.obey(meant)) {
      return true;
    }
    switch (meant.do) {
      case "choose":
        return this.#enter(this.#entries()[meant.index]);
      case "commit":
        if (screen.picking.decision) {
          screen.confirm();
          return true;
        }
        return this.#choose(decision?.options.find((one) => one.key === screen.eyed));
      case "cancel":
        this.sitting.putAway();
        return true;
      case "pan":
        board?.pan(meant.arrow);
        return true;
      case "tool":
        return this.#use(TOOLS[meant.tool]);
      default:
        return false;
    }
  }

  #entries(): Entry[] {
    const { decision, screen } = this.sitting;
    return entriesOf(screen.menu?.options ?? decision?.options ?? [], screen.opened);
  }

  #enter(entry: Entry | undefined): boolean {
    if (entry?.opens) {
      this.sitting.screen.opened = entry.label;
      return true;
    }
    return this.#choose(entry?.options[0]);
  }

  #choose(option: Option | undefined): boolean {
    if (option) {
      this.sitting.choose(option);
    }
    return option !== undefined;
  }

  #use(tool: Tool): boolean {
    const can = usable(tool, this.sitting);
    if (can) {
      tool.use(this.sitting);
    }
    return can;
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== "range" && target.type !== "checkbox")
  );
}
