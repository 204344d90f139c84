/** The client's own words. Words of a game come from the server, already in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, settings } from "../ui/settings.svelte";
import english from "./en.ftl?raw";
import french from "./fr.ftl?raw";

function bundle(lang: Language, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

const BUNDLES: Record<Language, FluentBundle> = {
  en: bundle("en", english),
  fr: bundle("fr", french),
};

export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  for (const lang of [settings.lang, "en"] as const) {
    const message = BUNDLES[lang].getMessage(id);
    if (message?.value) {
      return BUNDLES[lang].formatPattern(message.value, args, []);
    }
  }
  return id;
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
