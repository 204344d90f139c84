/** One stop of the Tab key for many controls: left and right walk among them. */

interface Rover {
  /** What the controls are. */
  controls: string;
  /** Whether arrows walk now, or mean something else. */
  walks?: () => boolean;
}

/** To be attached to what holds the controls, however many there are and whenever they come. */
export function roving({ controls, walks = () => true }: Rover): (root: Element) => () => void {
  return (root) => {
    let now: Element | null = null;
    const all = (): Element[] => [...root.querySelectorAll(controls)];

    function settle(): void {
      const found = all();
      now = now && found.includes(now) ? now : (found[0] ?? null);
      for (const one of found) {
        const index = one === now ? "0" : "-1";
        if (one.getAttribute("tabindex") !== index) {
          one.setAttribute("tabindex", index);
        }
      }
    }

    function entered(event: Event): void {
      const one = (event.target as Element).closest(controls);
      if (one) {
        now = one;
        settle();
      }
    }

    function pressed(event: Event): void {
      const { key, shiftKey } = event as KeyboardEvent;
      const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
      const one = (event.target as Element).closest(controls);
      if (!by || shiftKey || !one || one instanceof HTMLSelectElement || !walks()) {
        return;
      }
      const found = all();
      const next = found[(found.indexOf(one) + by + found.length) % found.length];
      (next as HTMLElement | SVGElement | undefined)?.focus();
      event.preventDefault();
      event.stopPropagation();
    }

    const leaving = new AbortController();
    const { signal } = leaving;
    root.addEventListener("focusin", entered, { signal });
    root.addEventListener("keydown", pressed, { signal });
    const watcher = new MutationObserver(settle);
    watcher.observe(root, { childList: true, subtree: true, attributeFilter: ["tabindex"] });
    settle();
    return () => {
      leaving.abort();
      watcher.disconnect();
    };
  };
}
