import { beforeEach, expect, test } from "vitest";
import { Settings } from "../src/ui/settings.svelte";

function opened(address: string): Settings {
  history.replaceState(null, "", address);
  const settings = new Settings();
  settings.offer(["en", "fr"]);
  return settings;
}

beforeEach(() => localStorage.clear());

test("the language in the address is spoken, and kept for the next page", () => {
  expect(opened("/game/g?lang=fr&at=3#key").lang).toBe("fr");
  expect(location.href).toMatch(/\/game\/g\?at=3#key$/);
  expect(opened("/").lang).toBe("fr");
});

test("the language in the address goes before the one chosen another day", () => {
  opened("/").lang = "en";
  expect(opened("/?lang=fr").lang).toBe("fr");
});

test("a language that is chosen on the page goes before the one in its address", () => {
  const settings = opened("/?lang=fr");
  settings.lang = "en";
  expect(opened(location.pathname + location.search).lang).toBe("en");
});

test("a language nobody has changes nothing", () => {
  opened("/").lang = "fr";
  expect(opened("/?lang=xx").lang).toBe("fr");
});
