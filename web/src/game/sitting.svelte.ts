/** One person at one game: what is on the table for them, and which of its parts are open. */

import type Board from "../board/Board.svelte";
import { api, Trouble } from "../net/api";
import { type Invitation, invitationsOf } from "../net/invitations";
import { hold } from "../net/links";
import { say } from "../text/words";
import { pass } from "../ui/copy";
import { pathOf, route } from "../ui/route.svelte";
import { rules } from "../ui/rules.svelte";
import type { Decision, GameState, LogLine, Option, Snapshot, View } from "../wire";
import { Live } from "./live.svelte";
import { likely, Profiling } from "./profiling.svelte";
import { Replay } from "./replay.svelte";
import { Screen } from "./screen.svelte";
import { keepAutoPass } from "./wishing";

/** What stands beside the table or, on the smallest screens, below it. */
export type Part = "decision" | "log" | "units" | "text";
export type Box = "help" | "resign" | "branch" | "invite";

/** How long a word about something done stays, in milliseconds. */
const TOLD = 4000;
/** A throw is recent until this many lines tell of something else. */
const RECENT = 14;

export class Sitting {
  readonly live: Live;
  readonly screen: Screen;
  readonly replay: Replay;
  readonly profiling: Profiling;
  board = $state<Board>();
  /** Whether a moment of the past lies on the table instead of the game as it is. */
  looking = $state(false);
  /** The part that the smallest screens show. */
  tab = $state<Part>("decision");
  /** The part below the decision on all others. */
  side = $state<Exclude<Part, "decision">>("log");
  box = $state<Box | null>(null);
  told = $state("");

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
    this.screen = new Screen(this.live);
    this.replay = new Replay(this.live);
    this.profiling = new Profiling(this.live);
    this.looking = at !== null;
  }

  async start(): Promise<void> {
    await this.live.start();
    await keepAutoPass(this.live);
    if (this.looking) {
      await this.replay.open(this.at);
    }
  }

  /** Another link of the same game: its seat is taken. */
  async sit(key: string): Promise<void> {
    await this.live.sit(key);
    await keepAutoPass(this.live);
  }

  stop(): void {
    this.live.stop();
    this.replay.pause();
  }

  get game(): GameState | null {
    return this.live.state;
  }

  get decision(): Decision | null {
    return this.looking ? null : this.live.decision;
  }

  get lines(): readonly LogLine[] {
    return this.moment?.lines ?? this.live.lines;
  }

  get recentThrow(): LogLine | null {
    return this.lines.slice(-RECENT).findLast((line) => line.faces.length > 0) ?? null;
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

  /** Picking on the table: one option is taken, several are narrowed down in the panel. */
  pick(options: Option[], lookFirst: boolean): void {
    const first = options[0];
    if (first && options.length === 1 && !lookFirst) {
      this.choose(first);
      return;
    }
    this.screen.eyed = first?.key ?? null;
    document.querySelector<HTMLElement>(`[data-key="${CSS.escape(first?.key ?? "")}"]`)?.focus();
  }

  show(part: Part): void {
    this.tab = part;
    if (part === "log" || part === "text") {
      this.side = part;
    }
  }

  async watch(to: number | null): Promise<void> {
    this.looking = true;
    const { replay } = this;
    if (replay.timeline && to !== null && to <= replay.timeline.last) {
      await replay.go(to);
    } else {
      await replay.open(to);
    }
    route.replace(this.pathOfMoment);
  }

  backToTable(): void {
    this.looking = false;
    this.replay.pause();
    route.replace(pathOf(this.id, this.live.key));
  }

  get pathOfMoment(): string {
    return pathOf(this.id, this.live.key, this.replay.at);
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
      rules.shown = false;
    } else if (screen.picking.held) {
      screen.picking.held = null;
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
