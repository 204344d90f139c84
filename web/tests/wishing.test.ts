import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Keyboard } from "../src/game/keyboard";
import type { Live } from "../src/game/live.svelte";
import { Sitting } from "../src/game/sitting.svelte";
import { TOOLS } from "../src/game/tools";
import { askAgain, keepAutoPass, noMore } from "../src/game/wishing";
import Yields from "../src/game/Yields.svelte";
import DecisionPanel from "../src/panel/DecisionPanel.svelte";
import { settings } from "../src/ui/settings.svelte";
import type { Decision, GameState, WishesBody, YieldState } from "../src/wire";
import { choosing } from "./fixtures";

const HERO: YieldState = {
  window: "hero",
  name: "hero cards",
  span: "activation",
  even_attacked: false,
};
const VICTIS: YieldState = {
  window: "victis",
  name: "Vae Victis",
  span: "game",
  even_attacked: true,
};

let wished: WishesBody[] = [];
let answered: unknown[] = [];
let shown: Record<string, unknown>[] = [];

/** A seat that does not want to be asked about these, before a moment of the kind `hero`. */
function seated(yields: YieldState[] = []): { sitting: Sitting; live: Live; decision: Decision } {
  const sitting = new Sitting(choosing.id, "key", null);
  const { live, screen } = sitting;
  const decision = {
    ...(choosing.decision as Decision),
    passing: "pass",
    window: "hero",
    window_name: "hero cards",
  };
  const spans = ["activation", "round", "game"] as const;
  const wishes = { auto_pass: true, yields, spans: [...spans] };
  const state: GameState = { ...choosing, decision, wishes };
  live.state = state;
  screen.ask(decision, choosing.view);
  vi.spyOn(live, "wish").mockImplementation(async (body) => {
    wished.push(body);
    return true;
  });
  vi.spyOn(live, "answer").mockImplementation(async (answer) => {
    answered.push(answer);
    return true;
  });
  return { sitting, live, decision };
}

// biome-ignore lint/suspicious/noExplicitAny: any component may be put on the page
function put(component: any, props: Record<string, unknown>): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  shown.push(mount(component, { target, props }));
  flushSync();
  return target;
}

beforeEach(() => {
  localStorage.clear();
  settings.autoPass = true;
  wished = [];
  answered = [];
});

afterEach(() => {
  for (const one of shown) {
    void unmount(one);
  }
  shown = [];
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test("whoever wants no more of a kind says so, and lets this one pass too", async () => {
  const { live } = seated([VICTIS]);
  await noMore(live, "round", false);
  expect(wished).toEqual([
    {
      auto_pass: true,
      yields: [
        { window: "victis", span: "game", even_attacked: true },
        { window: "hero", span: "round", even_attacked: false },
      ],
    },
  ]);
  expect(answered).toEqual(["pass"]);
});

test("what the server has let pass is not answered again", async () => {
  const { live, decision } = seated();
  vi.spyOn(live, "wish").mockImplementation(async () => {
    const next = { ...decision, number: decision.number + 1 };
    live.state = { ...(live.state as GameState), decision: next };
    return true;
  });
  await noMore(live, "game", true);
  expect(answered).toEqual([]);
});

test("the menu at such a moment offers three spans, and even when attacked", () => {
  const { sitting, live } = seated();
  const page = put(DecisionPanel, { live, screen: sitting.screen, onchoose: () => undefined });
  expect(page.querySelector(".no-more .soft")?.textContent).toContain("hero cards");
  page.querySelector<HTMLInputElement>(".no-more input")?.click();
  page.querySelector<HTMLButtonElement>('[data-span="activation"]')?.click();
  expect(wished[0]?.yields).toEqual([{ window: "hero", span: "activation", even_attacked: true }]);
});

test("other questions have no such menu", () => {
  const { sitting, live, decision } = seated();
  live.state = { ...(live.state as GameState), decision: { ...decision, window: "", passing: "" } };
  const page = put(DecisionPanel, { live, screen: sitting.screen, onchoose: () => undefined });
  expect(page.querySelector(".no-more")).toBeNull();
});

test("a chip shows what is not asked, and a click on it ends that", () => {
  const { live } = seated([HERO, VICTIS]);
  const page = put(Yields, { live });
  const chips = [...page.querySelectorAll(".chip")].map((chip) => chip.textContent?.trim());
  expect(chips[0]).toContain("No hero cards · this activation");
  expect(chips[1]).toContain("even when attacked");
  page.querySelector<HTMLButtonElement>('[data-window="hero"]')?.click();
  expect(wished[0]?.yields?.map((one) => one.window)).toEqual(["victis"]);
});

test("one key ends all of it, and one click", async () => {
  const { sitting, live } = seated([HERO, VICTIS]);
  new Keyboard(sitting).pressed(new KeyboardEvent("keydown", { key: "y" }));
  const page = put(Yields, { live });
  page.querySelector<HTMLButtonElement>("[data-ask-again]")?.click();
  expect(wished).toEqual([
    { auto_pass: true, yields: [] },
    { auto_pass: true, yields: [] },
  ]);
});

test("nothing is shown where everything is asked", () => {
  const { live, sitting } = seated();
  expect(put(Yields, { live }).querySelector(".yields")).toBeNull();
  expect(TOOLS["ask-again"].ready?.(sitting)).toBe(false);
});

test("asking again about one kind keeps the others", async () => {
  const { live } = seated([HERO, VICTIS]);
  await askAgain(live, "victis");
  expect(wished[0]?.yields?.map((one) => one.window)).toEqual(["hero"]);
});

test("the tool on the bar says whether what cannot change passes, for this device", async () => {
  const { sitting, live } = seated([HERO]);
  TOOLS["auto-pass"].use(sitting);
  expect(settings.autoPass).toBe(false);
  expect(TOOLS["auto-pass"].pressed?.(sitting)).toBe(false);
  expect(wished).toEqual([
    { auto_pass: false, yields: [{ window: "hero", span: "activation", even_attacked: false }] },
  ]);
  settings.autoPass = true;
  await keepAutoPass(live);
  expect(wished).toHaveLength(1);
});
