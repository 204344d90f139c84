/** The client's own words. Words of a game come from the server, already in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { settings } from "../ui/settings.svelte";

const own = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });

const bundles = new SvelteMap<string, FluentBundle>();

/** Takes up a language: its tag, and the words the client says in it. */
export function learn(lang: string, source: string): void {
  const made = new FluentBundle([lang, "en"], { useIsolating: false });
  made.addResource(new FluentResource(source));
  bundles.set(lang, made);
  settings.offer([...bundles.keys()]);
}

for (const [path, source] of Object.entries(own)) {
  learn(path.replace(/^.*\/|\.ftl$/g, ""), source);
}

/** Takes up what the server knows besides: languages that somebody installed there. */
export function learnFurther(found: readonly { tag: string; words: string }[]): void {
  for (const { tag, words } of found) {
    if (!bundles.has(tag)) {
      learn(tag, words);
    }
  }
}

/** What a language is called in its own words. */
export function nameOf(lang: string): string {
  const bundle = bundles.get(lang);
  const name = bundle?.getMessage("language")?.value;
  return bundle && name ? bundle.formatPattern(name) : lang;
}

export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  for (const lang of [settings.lang, "en"]) {
    const bundle = bundles.get(lang);
    const message = bundle?.getMessage(id);
    if (bundle && message?.value) {
      return bundle.formatPattern(message.value, args, []);
    }
  }
  return id;
}

/** A turn by its number, in the game's own word for it where it has one. */
export function turnNamed(game: { called?: string | null }, turn: number): string {
  return say("turn", { called: game.called ?? say("turn-called"), turn });
}

/** The turn a game is in, and how many there are. */
export function turnOf(game: { called?: string | null; turn: number; turns: number }): string {
  const { turn, turns } = game;
  return say("turn-of", { called: game.called ?? say("turn-called"), turn, turns });
}

/** A number as the reader's language writes it. */
export function figure(value: number, digits = 0): string {
  return new Intl.NumberFormat(settings.lang, { maximumFractionDigits: digits }).format(value);
}

/** A measure with always as many digits, so that it does not jump while it changes. */
export function measure(value: number, digits = 1): string {
  return new Intl.NumberFormat(settings.lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/** A share, honest at both ends: what is possible never reads 0 %, what is not certain never 100 %. */
export function share(probability: number): string {
  const percent = new Intl.NumberFormat(settings.lang, { style: "percent" });
  if (probability > 0 && probability < 0.005) {
    return `< ${percent.format(0.01)}`;
  }
  if (probability < 1 && probability > 0.995) {
    return `> ${percent.format(0.99)}`;
  }
  return percent.format(probability);
}

/** Whole percents that a chance gained or lost. */
export function swing(percents: number): string {
  const signed = new Intl.NumberFormat(settings.lang, {
    style: "percent",
    signDisplay: "exceptZero",
  });
  return signed.format(percents / 100).replace("-", "−");
}
