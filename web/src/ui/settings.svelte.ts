/** What a reader chose for all games on this device: language, light, and what was dismissed. */

import { isPace, type Pace } from "../scene/pace";

export type Light = "auto" | "light" | "dark";

interface Kept {
  /** The language chosen; nothing as long as the browser's own will do. */
  lang: string | null;
  light: Light;
  /** The lessons done or dismissed, as `game/lesson`; a game closed for good is `game/*`. */
  guided: string[];
  /** The scenarios whose briefing was read. */
  briefed: string[];
  labels: boolean;
  /** What the reader is called at the table. */
  name: string;
  /** Not asked where no answer can change anything. */
  autoPass: boolean;
  /** How fast what happens is told. */
  pace: Pace;
  /** How loud it is, from 0 to 1. */
  volume: number;
  /** Whether the browser shall tell when it is one's turn. */
  notify: boolean;
}

const KEY = "grognard";
const LONGEST_NAME = 40;
const MOST_KEPT = 400;
/** Stands for all lessons of a game. */
const ALL = "*";

/** The first of the browser's languages that there is, else English. */
function preferred(offered: readonly string[]): string {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  const found = wanted
    .flatMap((tag) => [tag, tag.split("-")[0]])
    .map((tag) => offered.find((one) => one.toLowerCase() === tag?.toLowerCase()))
    .find((tag) => tag);
  return found ?? "en";
}

/** The language that the address asks for, as that of `grognard play --lang fr` does. */
function addressed(): string | null {
  return new URLSearchParams(location.search).get("lang");
}

/** The address without the language: it was heard, and what is chosen from now on counts. */
function heard(): void {
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
}

function read(): Kept {
  const fresh: Kept = {
    lang: null,
    light: "auto",
    guided: [],
    briefed: [],
    labels: true,
    name: "",
    autoPass: true,
    pace: "normal",
    volume: 0,
    notify: false,
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? sound(fresh, kept) : fresh;
  } catch {
    return fresh;
  }
}

function strings(kept: unknown): string[] {
  const found = Array.isArray(kept) ? kept : [];
  return found.filter((one): one is string => typeof one === "string").slice(-MOST_KEPT);
}

/** Storage may hold anything: keep only what has the right shape. */
function sound(fresh: Kept, kept: Partial<Record<keyof Kept, unknown>>): Kept {
  return {
    lang: typeof kept.lang === "string" ? kept.lang : fresh.lang,
    light: kept.light === "light" || kept.light === "dark" ? kept.light : fresh.light,
    guided: strings(kept.guided),
    briefed: strings(kept.briefed),
    labels: typeof kept.labels === "boolean" ? kept.labels : fresh.labels,
    name: typeof kept.name === "string" ? kept.name.slice(0, LONGEST_NAME) : fresh.name,
    autoPass: typeof kept.autoPass === "boolean" ? kept.autoPass : fresh.autoPass,
    pace: isPace(kept.pace) ? kept.pace : fresh.pace,
    volume: typeof kept.volume === "number" ? Math.min(1, Math.max(0, kept.volume)) : fresh.volume,
    notify: kept.notify === true,
  };
}

export class Settings {
  #kept = $state<Kept>(read());
  #offered = $state<readonly string[]>([]);
  #lang = $derived.by(() => {
    const chosen = this.#kept.lang;
    return chosen !== null && this.#offered.includes(chosen) ? chosen : preferred(this.#offered);
  });

  /** The languages there are to choose from. */
  get languages(): readonly string[] {
    return this.#offered;
  }
  offer(languages: readonly string[]): void {
    this.#offered = languages;
    const asked = addressed();
    if (asked !== null && languages.includes(asked)) {
      this.lang = asked;
    }
  }

  /** Whether the language chosen is one that the server has yet to tell of. */
  get awaitsLanguage(): boolean {
    const wanted = addressed() ?? this.#kept.lang;
    return wanted !== null && !this.#offered.includes(wanted);
  }

  get lang(): string {
    return this.#lang;
  }
  set lang(lang: string) {
    this.#kept.lang = lang;
    this.#save();
    if (addressed() !== null) {
      heard();
    }
  }

  get light(): Light {
    return this.#kept.light;
  }
  set light(light: Light) {
    this.#kept.light = light;
    this.#save();
  }

  get labels(): boolean {
    return this.#kept.labels;
  }
  set labels(labels: boolean) {
    this.#kept.labels = labels;
    this.#save();
  }

  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#kept.name = name.slice(0, LONGEST_NAME);
  }
  get autoPass(): boolean {
    return this.#kept.autoPass;
  }
  set autoPass(autoPass: boolean) {
    this.#kept.autoPass = autoPass;
    this.#save();
  }

  get pace(): Pace {
    return this.#kept.pace;
  }
  set pace(pace: Pace) {
    this.#kept.pace = pace;
    this.#save();
  }

  get volume(): number {
    return this.#kept.volume;
  }
  set volume(volume: number) {
    this.#kept.volume = volume;
    this.#save();
  }

  get notify(): boolean {
    return this.#kept.notify;
  }
  set notify(notify: boolean) {
    this.#kept.notify = notify;
    this.#save();
  }

  wasTaught(game: string, lesson = ALL): boolean {
    return this.#kept.guided.some((one) => one === `${game}/${ALL}` || one === `${game}/${lesson}`);
  }

  /** A lesson was done; without one, all of a game are closed for good. */
  endLesson(game: string, lesson = ALL): void {
    if (!this.wasTaught(game, lesson)) {
      this.#kept.guided.push(`${game}/${lesson}`);
      this.#save();
    }
  }

  teachAgain(game: string): void {
    this.#kept.guided = this.#kept.guided.filter((one) => !one.startsWith(`${game}/`));
    this.#save();
  }

  wasBriefed(scenario: string): boolean {
    return this.#kept.briefed.includes(scenario);
  }

  endBriefing(scenario: string): void {
    if (!this.wasBriefed(scenario)) {
      this.#kept.briefed.push(scenario);
      this.#save();
    }
  }

  #save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();

/** Whether the system asks for stillness. */
export function still(): boolean {
  return (
    typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
