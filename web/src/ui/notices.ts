/** Tells somebody who looks elsewhere that it is their turn, if they wish to be told. */

import { say } from "../text/words";
import { pathOf, route } from "./route.svelte";
import { settings } from "./settings.svelte";

export interface Waiting {
  game: string;
  key: string;
  title: string;
  scenario: string;
}

/** Whether this browser can tell anybody anything. */
export function canTell(): boolean {
  return typeof Notification !== "undefined";
}

/** Switches telling on or off; the browser asks for leave only now. Whether it may be done. */
export async function wishToBeTold(wished: boolean): Promise<boolean> {
  settings.notify = wished && canTell() && (await Notification.requestPermission()) === "granted";
  return settings.notify === wished;
}

/** It is somebody's turn: they are told unless they look at the page. */
export function tellTurn(waiting: Waiting): void {
  const may = settings.notify && canTell() && Notification.permission === "granted";
  if (!may || !document.hidden) {
    return;
  }
  // One notice for each game: a new one takes the place of the old.
  const notice = new Notification(say("your-turn"), {
    body: `${waiting.scenario} – ${waiting.title}`,
    tag: waiting.game,
    lang: settings.lang,
  });
  notice.onclick = () => {
    window.focus();
    route.go(pathOf(waiting.game, waiting.key));
    notice.close();
  };
}
