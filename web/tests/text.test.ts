import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { afterEach, expect, test } from "vitest";
import { learnFurther, measure, nameOf, say, share, turnNamed, turnOf } from "../src/text/words";
import { settings } from "../src/ui/settings.svelte";

const folder = join(__dirname, "..", "src");
const ids = (lang: string): string[] =>
  new FluentResource(readFileSync(join(folder, "text", `${lang}.ftl`), "utf8")).body
    .map((entry) => entry.id)
    .sort();

function sources(dir: string): string[] {
  return readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    return statSync(path).isDirectory() ? sources(path) : /\.(svelte|ts)$/.test(name) ? [path] : [];
  });
}

afterEach(() => {
  settings.lang = "en";
});

test("both languages say the same things", () => {
  expect(ids("fr")).toEqual(ids("en"));
});

test("whatever the client says has been written", () => {
  const known = new Set(ids("en"));
  const asked = sources(folder).flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/say\(\s*"([\w-]+)"/g)].map((found) => found[1] ?? ""),
  );
  expect(asked.length).toBeGreaterThan(80);
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});

test("every language of a file is offered, under its own name", () => {
  expect(settings.languages.map(nameOf)).toEqual(["English", "Français"]);
});

test("a chosen language that is not there leaves the browser's own", () => {
  localStorage.clear();
  settings.lang = "tlh";
  expect(settings.lang).toBe("en");
});

test("a language that the server brings is spoken, with English where it has no words", () => {
  settings.lang = "qaa";
  expect(say("language")).toBe("English");
  learnFurther([
    { tag: "en", words: "" },
    { tag: "qaa", words: "language = ⟦English⟧\nplay-now = ⟦Play now⟧" },
  ]);
  expect(settings.languages).toEqual(["en", "fr", "qaa"]);
  expect(nameOf("qaa")).toBe("⟦English⟧");
  expect(say("play-now")).toBe("⟦Play now⟧");
  expect(say("set-up")).toBe("Set up");
  expect(measure(7.5)).toBe("7.5");
});

test("numbers are written the reader's way", () => {
  expect(measure(7.5)).toBe("7.5");
  settings.lang = "fr";
  expect(measure(7.5)).toBe("7,5");
  expect(turnOf({ turn: 2, turns: 6 })).toBe("Tour 2 sur 6");
  // A game that has a word of its own for its turns keeps it everywhere.
  expect(turnOf({ called: "Manche", turn: 2, turns: 6 })).toBe("Manche 2 sur 6");
  expect(turnNamed({ called: "Manche" }, 2)).toBe("Manche 2");
});

test("what is possible never reads nought, and what is not certain never a hundred", () => {
  expect(share(0.001)).toBe("< 1%");
  expect(share(0.999)).toBe("> 99%");
  expect(share(0)).toBe("0%");
  expect(share(1)).toBe("100%");
  expect(share(0.414)).toBe("41%");
});
