import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Muster from "../src/lobby/Muster.svelte";
import { freshPlan } from "../src/lobby/plan";
import { api } from "../src/net/api";
import type { RosterBody, RosterPlan, RosterVerdict, RulesetCard } from "../src/wire";
import { lobby, recruits } from "./fixtures";

const card: RulesetCard = {
  ...(lobby.rulesets[0] as RulesetCard),
  factions: [
    { id: "aegis_corps", title: "Corps", summary: "" },
    { id: "wild_brood", title: "Brood", summary: "" },
  ],
};
const slot = {
  seat: "A",
  side: "A",
  name: "Seat A",
  points: 200,
  roster: "corps_hunt",
  players: 1,
  ready: recruits.ready.map((one) => one.id),
};

let shown: Record<string, unknown>[] = [];
let asked: RosterBody[] = [];

/** Legal from two units on; a third captain is one too many. */
function judge(body: RosterBody): RosterVerdict {
  const captains = body.units.filter((unit) => unit.profile === "cpt").length;
  const breaches = [
    ...(body.units.length < 2 ? [{ text: "Too few", rule: "2.1", about: [] }] : []),
    ...(captains > 1 ? [{ text: "One captain only", rule: "2.1", about: ["cpt"] }] : []),
  ];
  return {
    legal: breaches.length === 0,
    points: 40 * body.units.length,
    allowance: 200,
    prices: body.units.map(() => 40),
    breaches,
    usual: [],
  };
}

beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.useFakeTimers();
  vi.spyOn(api, "recruits").mockResolvedValue(recruits);
  vi.spyOn(api, "roster").mockImplementation((_, body) => {
    asked.push(body);
    return Promise.resolve(judge(body));
  });
});

afterEach(() => {
  for (const one of shown) {
    void unmount(one);
  }
  shown = [];
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(100);
  flushSync();
}

async function muster(onuse: (roster: RosterPlan) => void = () => undefined): Promise<HTMLElement> {
  const target = document.createElement("div");
  document.body.append(target);
  const plan = freshPlan(card, []);
  const props = { card, plan, slot, start: null, onuse, onclose: () => undefined };
  shown.push(mount(Muster, { target, props }));
  flushSync();
  await settle();
  await settle();
  return target;
}

async function press(page: HTMLElement, selector: string): Promise<void> {
  page.querySelector<HTMLElement>(selector)?.click();
  flushSync();
  await settle();
}

test("points count down as units are recruited", async () => {
  const page = await muster();
  expect(page.querySelector("[role=status]")?.textContent).toContain("200 of 200 points left");

  await press(page, "[data-recruit=cpt]");
  await press(page, "[data-recruit=tro]");

  expect(page.querySelector("[role=status]")?.textContent).toContain("120 of 200 points left");
  expect(asked.at(-1)?.units).toEqual([{ profile: "cpt" }, { profile: "tro" }]);
});

test("a broken limit stands beside the last unit that breaks it, and keeps the army from use", async () => {
  const page = await muster();
  await press(page, "[data-recruit=cpt]");
  await press(page, "[data-recruit=cpt]");

  const captains = [...page.querySelectorAll("[data-profile=cpt]")];
  expect(captains[0]?.textContent).not.toContain("One captain only");
  expect(captains[1]?.textContent).toContain("One captain only");
  expect(captains.every((one) => one.classList.contains("broken"))).toBe(true);
  expect(page.querySelector<HTMLButtonElement>(".army > .primary")?.disabled).toBe(true);
});

test("a legal army is used, and remembered", async () => {
  const used = vi.fn();
  const page = await muster(used);
  await press(page, "[data-recruit=cpt]");
  await press(page, "[data-recruit=tro]");
  await press(page, ".army > .primary");

  expect(used).toHaveBeenCalledOnce();
  expect(used.mock.calls[0]?.[0]).toMatchObject({ faction: "aegis_corps", name: "My army" });
  expect(localStorage.getItem("grognard.armies")).toContain("cpt");
});

test("a ready-made army is a start to edit", async () => {
  const page = await muster();
  const ready = recruits.ready.find((one) => one.id === "brood_herd");
  const select = page.querySelectorAll("select")[1] as HTMLSelectElement;
  select.value = "ready:brood_herd";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  await settle();

  expect(page.querySelectorAll("li.unit")).toHaveLength(ready?.roster.units.length ?? -1);
  expect(asked.at(-1)?.faction).toBe("wild_brood");
});

test("the delete key removes a unit and stays in the list", async () => {
  const page = await muster();
  await press(page, "[data-recruit=cpt]");
  await press(page, "[data-recruit=tro]");
  const first = page.querySelector<HTMLElement>("[data-profile=cpt] button.remove");
  first?.focus();
  first?.dispatchEvent(new KeyboardEvent("keydown", { key: "Delete", bubbles: true }));
  await settle();

  expect([...page.querySelectorAll("li.unit")]).toHaveLength(1);
  expect(document.activeElement?.closest("li")?.getAttribute("data-profile")).toBe("tro");
});

test("arrow keys walk through the recruits", async () => {
  const page = await muster();
  const [first, second] = [...page.querySelectorAll<HTMLElement>("button.recruit")];
  first?.focus();
  first?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));

  expect(document.activeElement).toBe(second);
});
