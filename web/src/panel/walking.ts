/** Up and down walk through the buttons of a list, wherever the focus is. */
export function walk(event: KeyboardEvent, list: HTMLElement | undefined, buttons: string): void {
  const arrow = !event.shiftKey && (event.key === "ArrowDown" || event.key === "ArrowUp");
  if (!arrow || !list || (event.target as HTMLElement).closest("input, select, dialog")) {
    return;
  }
  const all = [...list.querySelectorAll<HTMLButtonElement>(buttons)];
  const now = all.indexOf(document.activeElement as HTMLButtonElement);
  const next = now < 0 && event.key === "ArrowUp" ? -1 : now + (event.key === "ArrowDown" ? 1 : -1);
  all[(next + all.length) % all.length]?.focus();
  event.preventDefault();
}
