/** What hands do while something is told: a click or a key ends the beat, held it ends everything. */

import type { Stage } from "./stage.svelte";

/** A pointer down this long is held, in milliseconds. */
const HELD = 400;
/** What has a meaning of its own, whatever is told. */
const CONTROLS = "button, a, select, input, textarea, summary, dialog, [role=dialog]";
const PASSED = ["Tab", "Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"];

export class Hands {
  #held: ReturnType<typeof setTimeout> | undefined;
  /** The click that follows a press which ended a beat answers nothing. */
  #swallow = false;

  constructor(private readonly stage: () => Stage) {}

  pressed(event: PointerEvent): void {
    const on = event.target instanceof Element && event.target.closest(CONTROLS);
    this.#swallow = false;
    if (!this.stage().playing || on || event.button) {
      return;
    }
    this.#swallow = true;
    event.stopPropagation();
    this.stage().next();
    this.#held = setTimeout(() => this.stage().finish(), HELD);
  }

  released(): void {
    clearTimeout(this.#held);
  }

  clicked(event: MouseEvent): void {
    if (this.#swallow) {
      this.#swallow = false;
      event.stopPropagation();
      event.preventDefault();
    }
  }

  /** Says whether a key was meant for what is told. */
  struck(event: KeyboardEvent): boolean {
    const isOther = PASSED.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey;
    const on = event.target instanceof Element && event.target.closest(CONTROLS);
    if (!this.stage().playing || isOther || /^F\d+$/.test(event.key) || on) {
      return false;
    }
    if (event.repeat || event.key === "Escape") {
      this.stage().finish();
    } else {
      this.stage().next();
    }
    return true;
  }
}
