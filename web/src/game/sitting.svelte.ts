/** One person at one game: what is on the table for them, and which of its parts are open. */

import type Board from "../board/Board.svelte";
import { type Change, changesBetween } from "../board/changes";
import { type Intent, isPlain, nextOf } from "../board/pointing";
import { api, Trouble } from "../net/api";
import { type Invitation, invitationsOf } from "../net/invitations";
import { hold } from "../net/links";
import type { Stage } from "../scene/stage.svelte";
import { say } from "../text/words";
import { pass } from "../ui/copy";
import { pathOf, route, withBook } from "../ui/route.svelte";
import { rules } from "../ui/rules.svelte";
import type { Course, Decision, GameState, LogLine, Option, Snapshot, View } from "../wire";
import { sceneOf } from "./deeds";
import { Live } from "./live.svelte";
import { likely, Profiling } from "./profiling.svelte";
import { Replay } from "./replay.svelte";
import { Screen } from "./screen.svelte";
import type { Stand } from "./sheet";
import { keepAutoPass } from "./wishing";

/** What stands beside the table or, on the smallest screens, below it. */
export type Part = "decision" | "cards" | "log" | "units" | "text";
export type Box = "help" | "tools" | "resign" | "branch" | "invite" | "scenes" | "briefing";

/** Where a menu opens on the table area, in pixels. */
export interface Spot {
  left: number;
  top: number;
}

/** A drag answers at most so many questions: who, what, where. */
const MOST_STEPS = 4;
const NOTHING = { do: "nothing" } as const;
/** How long a word about something done stays, in milliseconds. */
const TOLD = 4000;
/** A throw is recent until this many lines tell of something else. */
const RECENT = 14;

/** Where a menu opens that no place of the table asked for: at its lower edge, by the cards. */
const BY_THE_CARDS: Spot = { left: 0, top: 1e6 };

export class Sitting {
  readonly live: Live;
  screen: Screen;
  replay: Replay;
  profiling: Profiling;
  board = $state<Board>();
  /** Whether a moment of the past lies on the table instead of the game as it is. */
  looking = $state(false);
  /** The part that the smallest screens show. */
  tab = $state<Part>("decision");
  /** How high they raise the sheet it lies on. */
  sheet = $state<Stand>("half");
  /** The part below the decision on all others. */
  side = $state<Exclude<Part, "decision">>("log");
  box = $state<Box | null>(null);
  told = $state("");
  /** Where the last drag ended, how many questions it may still answer, and the last it did. */
  #dropped = { at: { left: 0, top: 0 }, left: 0, number: -1 };

  readonly moment: Snapshot | null = $derived.by(() => (this.looking ? this.replay.moment : null));
  readonly view: View | null = $derived.by(() => this.moment?.view ?? this.game?.view ?? null);
  /** Invitations that nobody has taken up yet. */
  readonly invitations: Invitation[] = $derived.by(() => {
    const open = this.game?.seats.filter((one) => one.kind === "open").map((one) => one.seat) ?? [];
    return invitationsOf(this.id).filter((one) => one.seat === "" || open.includes(one.seat));
  });

  constructor(
    readonly id: string,
    key: string,
    private readonly at: number | null,
  ) {
    this.live = new Live(id, key);
    this.screen = $state.raw(new Screen(this.live));
    this.replay = $state.raw(new Replay(this.live));
    this.profiling = $state.raw(new Profiling(this.live));
    this.looking = at !== null;
  }

  async start(): Promise<void> {
    await this.live.start();
    await keepAutoPass(this.live);
    if (this.looking) {
      await this.replay.open(this.at);
    }
  }

  stop(): void {
    this.live.stop();
    this.replay.pause();
  }

  get game(): GameState | null {
    return this.live.state;
  }

  /** The seat that is to look next, while nothing of this one may be on the screen. */
  get curtain(): { seat: string; key: string } | null {
    return this.live.curtain && !this.looking ? this.live.handOver : null;
  }

  /** Another seat of the same game: where hands are hidden, nothing of the last one is kept. */
  async sit(key: string): Promise<void> {
    if (this.live.curtain) {
      this.replay.pause();
      this.screen = new Screen(this.live);
      this.replay = new Replay(this.live);
      this.profiling = new Profiling(this.live);
      this.looking = false;
      this.box = null;
      this.tab = "decision";
    }
    await this.live.sit(key);
    await keepAutoPass(this.live);
  }

  get decision(): Decision | null {
    return this.looking ? null : this.live.decision;
  }

  get lines(): readonly LogLine[] {
    return this.moment?.lines ?? this.live.lines;
  }

  /** The last throw, what it was for and what came of it. */
  readonly scene: LogLine[] = $derived.by(() => sceneOf(this.lines.slice(-RECENT)));

  /** What befell the pieces since the reader last chose; nothing while the past is looked at. */
  readonly changes: Change[] = $derived.by(() =>
    this.looking || !this.game ? [] : changesBetween(this.live.before, this.game.view),
  );

  /** Where what is looked at is told, beat by beat. */
  get stage(): Stage {
    return this.looking ? this.replay.stage : this.live.stage;
  }

  get hasHeights(): boolean {
    return (this.view?.table.levels.length ?? 0) > 1;
  }

  /** The side view, while it is open. */
  get fromSide(): Profiling | null {
    return this.profiling.open && this.hasHeights ? this.profiling : null;
  }

  choose(option: Option): void {
    this.screen.choose(option);
  }

  /** Answers all that leads to a place; with `goOn` without what ends the way there. */
  go(course: Course, goOn = false): void {
    const [first, ...rest] = course.links;
    if (first && !this.live.sending) {
      void this.live.answer(first.key, goOn ? rest : [...rest, ...course.end]);
    }
  }

  /** Picking on the table: one plain option is taken, others are chosen among where they lie. */
  pick(options: Option[], lookFirst: boolean, at: Spot = BY_THE_CARDS): void {
    const first = options[0];
    if (first && isPlain(options) && !lookFirst) {
      this.choose(first);
      return;
    }
    this.screen.eyed = first?.key ?? null;
    if (!lookFirst || options.length > 1) {
      this.screen.menu = { ...at, options, card: null };
    }
  }

  /** A piece was dragged somewhere: what that means is answered, question by question. */
  drop(intent: Intent, at: Spot): void {
    this.screen.intent = intent;
    this.#dropped = { at, left: MOST_STEPS, number: -1 };
    this.followDrag();
  }

  /** Goes on with a drag when the next question is about the piece that was dragged. */
  followDrag(): void {
    const { decision, screen, view } = this;
    const { intent } = screen;
    if (!intent || !decision || !view || decision.number === this.#dropped.number) {
      return;
    }
    this.#dropped.number = decision.number;
    const next = this.#dropped.left > 0 ? nextOf(intent, decision, view) : NOTHING;
    this.#dropped.left -= 1;
    if (next.do !== "wait" && !(next.do === "choose" && next.again)) {
      screen.intent = null;
    }
    if (next.do === "choose") {
      this.pick(next.options, false, this.#dropped.at);
    } else if (next.do === "go") {
      this.go(next.course);
    } else if (next.do === "place") {
      screen.pin(intent.to);
    }
  }

  show(part: Part): void {
    this.tab = part;
    if (part === "log" || part === "text") {
      this.side = part;
    }
  }

  /** Opens the replay, a step that the back button takes back; within it, goes to a moment. */
  async watch(to: number | null): Promise<void> {
    const opens = !this.looking;
    await this.#look(to);
    if (!this.looking) {
      return;
    }
    const path = withBook(this.pathOfMoment, route.place.book);
    if (opens) {
      route.lay(path);
    } else {
      route.replace(path);
    }
  }

  backToTable(): void {
    this.#stopLooking();
    route.leave(this.pathOfTable);
  }

  /** Follows the address, which a reader may have changed: the table, or a moment. */
  follow(at: number | null): void {
    if (at === null) {
      this.#stopLooking();
    } else if (!this.looking || at !== this.replay.at) {
      void this.#look(at);
    }
  }

  /** Writes the moment that is looked at into the address, so that a reload finds it. */
  noteMoment(): void {
    const { place } = route;
    const names = place.page === "game" ? place.at : null;
    // Until the replay is open, the address knows better.
    const opened = this.looking && this.replay.timeline !== null;
    if (opened && names !== null && names !== this.replay.at) {
      route.replace(withBook(this.pathOfMoment, place.book));
    }
  }

  /** Sits down where another seat of this browser is asked. */
  sitAt(key: string): void {
    const at = this.looking ? this.replay.at : null;
    route.replace(withBook(pathOf(this.id, key, at), route.place.book));
  }

  get pathOfMoment(): string {
    return pathOf(this.id, this.live.key, this.replay.at);
  }

  get pathOfTable(): string {
    return withBook(pathOf(this.id, this.live.key), route.place.book);
  }

  async #look(to: number | null): Promise<void> {
    this.looking = true;
    const { replay } = this;
    if (replay.timeline && to !== null && to <= replay.timeline.last) {
      await replay.go(to);
    } else {
      await replay.open(to);
    }
  }

  #stopLooking(): void {
    this.looking = false;
    this.replay.pause();
  }

  /** Opens the side view along the line one most likely wants, or closes it. */
  seeFromSide(): void {
    const { decision, profiling, screen, view } = this;
    if (profiling.open) {
      profiling.close();
      return;
    }
    const eyed = decision?.options.find((one) => one.key === screen.eyed)?.piece;
    const line = view && likely(view, decision, screen.selected, eyed ?? screen.hovered);
    if (line) {
      profiling.lay(line.start, line.end);
    }
    profiling.open = true;
  }

  /** One step back: whatever lies on top is put away. */
  putAway(): void {
    const { profiling, screen } = this;
    if (screen.caution) {
      screen.caution = null;
    } else if (rules.shown) {
      rules.close();
    } else if (screen.picking.held) {
      screen.picking.held = null;
    } else if (screen.menu || screen.intent) {
      screen.menu = null;
      screen.intent = null;
    } else if (screen.opened !== null) {
      screen.opened = null;
    } else if (profiling.open) {
      profiling.close();
    } else if (screen.measuring || screen.ruler) {
      screen.putRulerAway();
    } else {
      screen.selected = null;
      screen.asked = null;
    }
  }

  async rematch(): Promise<void> {
    try {
      const link = await api.rematch(this.id, this.live.key);
      hold(link);
      route.go(link.path);
    } catch (error) {
      this.told = error instanceof Trouble ? error.message : String(error);
    }
  }

  async send(link: string): Promise<void> {
    const address = new URL(link, location.href).href;
    const done = await pass(address, this.game?.title ?? "Grognard");
    this.told = done === "failed" ? address : say(`link-${done}`);
    setTimeout(() => {
      this.told = "";
    }, TOLD);
  }
}
