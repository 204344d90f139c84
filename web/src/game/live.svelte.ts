/** A game as it goes on: its newest state, its log, and the way answers leave for the server. */

import { changesBetween } from "../board/changes";
import { api, Trouble } from "../net/api";
import { hold, keysOf, letGo } from "../net/links";
import { newRequest } from "../net/requests";
import { type Connection, EventStream, type Line, wallClock } from "../net/stream";
import { sinceOwn } from "../scene/beats";
import { type Chapter, Stage } from "../scene/stage.svelte";
import { settings } from "../ui/settings.svelte";
import type {
  Acknowledged,
  AnswerBody,
  Decision,
  EnteringBody,
  Failed,
  GameState,
  Happened,
  Log,
  LogLine,
  NextAnswer,
  Placement,
  Present,
  RegionDrawn,
  ResignBody,
  ToEnter,
  UndoBody,
  View,
  WishesBody,
} from "../wire";
import { Pledging } from "./pledging";
import { Talking } from "./talking.svelte";

export interface Complaint {
  text: string;
  rule: string;
}

type Answer = AnswerBody["answer"];

/** The log after an event: what an undo took back is gone. */
export function logAfter(lines: readonly LogLine[], event: Happened): LogLine[] {
  if (beginsAnew(event)) {
    return [...event.lines];
  }
  const kept = event.what === "undone" ? lines.filter((line) => line.at < event.at) : lines;
  return [...kept, ...event.lines];
}

/** Once all have done their part for the dice the game begins, and is told from its first line. */
function beginsAnew({ what, lines }: Happened): boolean {
  return what === "revealed" && lines.length > 0;
}

/** A state with the outlines of the region it asks about, if these are they. */
export function withOutlines(state: GameState, drawn: RegionDrawn | null): GameState {
  const decision = state.decision;
  if (!drawn || !decision?.region || decision.number !== drawn.number) {
    return state;
  }
  const region = { ...decision.region, outlines: drawn.outlines };
  return { ...state, decision: { ...decision, region } };
}

/** A seat of this browser, and the game as it was last told to it. */
interface Followed {
  stream: EventStream;
  state: GameState | null;
  /** Called when it is told more. */
  hear: (() => void) | null;
}

/** An acknowledged answer whose state is not sent by then is asked for. */
const LONGEST_SILENCE = 2500;
const RETRY_WAITS = [400, 1200, 3000, 8000];

export class Live {
  /** The game as it is shown; while a passage is told, nothing is asked. */
  state = $state.raw<GameState | null>(null);
  lines = $state.raw<readonly LogLine[]>([]);
  /** Where what happens is told, beat by beat. */
  readonly stage: Stage;
  /** The last state and log whose passage was told, and the newest state that was heard of. */
  #known: GameState | null = null;
  #log: LogLine[] = [];
  #newest: GameState | null = null;
  /** The table as it was when the reader last chose something that changed it. */
  before = $state.raw<View | null>(null);
  /** How many lines the log had then. */
  heard = $state(0);
  /** The same of the last choice, whatever came of it. */
  #chose: { view: View; lines: number } | null = null;
  connection = $state<Connection>("connecting");
  /** Why there is no game here at all. */
  broken = $state<Complaint | null>(null);
  /** Who would not have the reader's last choice taken back; nobody once the game went on. */
  declinedBy = $state<string | null>(null);
  /** Why the last answer was refused. */
  complaint = $state<Complaint | null>(null);
  /** Whether the answer to the question that is shown is on its way. */
  sending = $state(false);
  /** What was sent last; the end of anything older changes nothing. */
  #sending: object | null = null;
  #secrets = $state(true);
  #knowsSecrets = false;
  /** The seats of this browser whose events are heard, whether or not somebody sits there. */
  #followed = new Map<string, Followed>();
  /** The last event that was told: where nothing is secret all seats hear of the same ones. */
  #number = -1;
  /** What happened since the state that was heard of last. */
  #events: Happened[] = [];
  #stopped = false;
  /** The outlines that came last; the same question may be told again without them. */
  #drawn: RegionDrawn | null = null;
  #awaited: ((state: GameState) => void) | null = null;
  /** The seats of this game that are played from this browser. */
  #keys = $state.raw<Map<string, string>>(new Map());

  key = $state("");
  readonly #pledging: Pledging;
  /** What is said at the table. */
  readonly talk: Talking;

  constructor(
    readonly id: string,
    key: string,
    private readonly openLine: (address: string) => Line = (address) =>
      new WebSocket(address) as unknown as Line,
  ) {
    this.key = key;
    this.talk = new Talking(id, () => this.key);
    this.stage = new Stage({ pace: () => settings.pace, own: () => this.own });
    this.#pledging = new Pledging(id, (seat, body) =>
      api.pledge(id, this.#keys.get(seat) ?? this.key, body),
    );
  }

  /** Does the part of every seat of this browser for the dice. */
  #pledge(state: GameState): void {
    if (state.luck && state.role === "seat") {
      void this.#pledging.heed(state.luck, this.own);
    }
  }

  /** The seats that are played from this browser. */
  get own(): readonly string[] {
    const seat = this.state?.role === "seat" ? this.state.seat : "";
    return [...this.#keys.keys(), seat].filter((one) => one);
  }

  get decision(): Decision | null {
    return this.state?.decision ?? null;
  }

  /** Another seat of this browser that is asked, when this one is not. */
  get handOver(): { seat: string; key: string } | null {
    const state = this.state;
    if (!state || state.over || state.decision || state.role !== "seat") {
      return null;
    }
    for (const seat of state.waits_for) {
      const key = this.#keys.get(seat);
      if (key && key !== this.key) {
        return { seat, key };
      }
    }
    return null;
  }

  /** Whether the next person must not see what this one sees. */
  get curtain(): boolean {
    return this.#secrets;
  }

  async start(): Promise<void> {
    const { id, key } = this;
    await this.#enter(key, Promise.all([api.glance(id, key), api.log(id, key)]));
  }

  /** Takes another seat of the same game, which another link opens. */
  async sit(key: string): Promise<void> {
    this.stage.finish();
    this.key = key;
    this.#events = [];
    this.#forget();
    this.complaint = null;
    const followed = this.#secrets ? undefined : this.#followed.get(key);
    if (followed) {
      await this.#takeOver(key, followed);
      return;
    }
    this.#followNobody();
    if (this.#secrets || this.#number < 0) {
      // Nothing of what the last one saw stays while the next one's is on its way.
      this.stage.clear();
      this.state = this.#known = this.#newest = null;
      this.lines = this.#log = [];
      this.#drawn = null;
      this.sending = false;
      await this.start();
    } else {
      // Where nothing is secret everybody reads the same log.
      const log = { lines: this.#log, number: this.#number };
      await this.#enter(key, Promise.all([api.glance(this.id, key), log]));
    }
  }

  /** Sits down where everything was heard all along, once it was told of all that is known here. */
  async #takeOver(key: string, followed: Followed): Promise<void> {
    this.connection = followed.stream.connection;
    if (followed.state && followed.state.number >= this.#number) {
      this.#changed(followed.state);
    } else {
      const told = await new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(false), LONGEST_SILENCE);
        followed.hear = () => {
          clearTimeout(timer);
          resolve(true);
        };
      });
      followed.hear = null;
      if (!told) {
        await this.#refresh();
      }
    }
    hold({ game: this.id, seat: this.state?.seat ?? "", key });
  }

  async #enter(key: string, shown: Promise<[GameState, Log]>): Promise<void> {
    try {
      const [state, log] = await shown;
      if (this.#stopped || this.key !== key) {
        return;
      }
      this.#settle(state);
      this.lines = this.#log = log.lines;
      this.heard = log.lines.length;
      if (state.role !== "invited" && !state.taken) {
        hold({ game: this.id, seat: state.seat, key });
      }
      this.#keys = keysOf(this.id);
      this.#pledge(state);
      this.#number = log.number;
      this.#follow(key, Math.min(state.number, log.number));
      await this.#askForSecrets(state.view.ruleset);
      this.#followOwn();
    } catch (error) {
      this.#break(error);
    }
  }

  stop(): void {
    this.#stopped = true;
    this.stage.clear();
    this.#followNobody();
  }

  hurry(): void {
    for (const { stream } of this.#followed.values()) {
      stream.hurry();
    }
  }

  /** Sends an answer; the same one again if nothing was heard, which the server knows to ignore. */
  async answer(answer: Answer, next: readonly NextAnswer[] = []): Promise<boolean> {
    const decision = this.decision;
    if (!decision || this.sending) {
      return false;
    }
    this.#chose = this.state && { view: this.state.view, lines: this.#log.length };
    const body: AnswerBody = {
      expect: decision.number,
      answer,
      request: newRequest(),
      ...(next.length ? { next: [...next] } : {}),
    };
    return this.#sent(() => this.#insist(() => api.answer(this.id, this.key, body)));
  }

  /** All that is to be entered, after these values; nothing where one of them does not fit. */
  async entering(entered: EnteringBody["entered"]): Promise<ToEnter[] | null> {
    const expect = this.decision?.number ?? 0;
    this.complaint = null;
    try {
      return (await api.entering(this.id, this.key, { expect, entered })).enter;
    } catch (error) {
      await this.#refused(error);
      return null;
    }
  }

  place(placement: Placement): Promise<boolean> {
    return this.answer(placement);
  }

  undo(what: UndoBody["do"] = "undo"): Promise<boolean> {
    const body: UndoBody = { number: this.#newest?.number ?? 0, request: newRequest() };
    this.#forget();
    const asked = what === undefined ? body : { ...body, do: what };
    return this.#sent(() => this.#insist(() => api.undo(this.id, this.key, asked)));
  }

  /** Says what this seat wants to be asked. */
  wish(body: WishesBody): Promise<boolean> {
    return this.#sent(() => api.wish(this.id, this.key, body));
  }

  /** Lists the open seats for everybody, or takes them off the list. */
  offer(offered: boolean): Promise<boolean> {
    return this.#sent(() => this.#insist(() => api.offer(this.id, this.key, { offered })));
  }

  resign(): Promise<boolean> {
    const body: ResignBody = { number: this.#newest?.number ?? 0, request: newRequest() };
    return this.#sent(() => this.#insist(() => api.resign(this.id, this.key, body)));
  }

  /** Hears what happens at a seat; what is told there is shown while somebody sits there. */
  #follow(key: string, after: number): void {
    if (this.#followed.has(key)) {
      return;
    }
    const here = (then: () => void) => (this.key === key ? then() : undefined);
    const stream = new EventStream(
      (last) => this.openLine(api.eventsAddress(this.id, key, last)),
      {
        happened: (event) => this.#happened(event),
        changed: ({ state }) => this.#told(key, state),
        drawn: (event) => this.#draw(event),
        present: (event) => here(() => this.#present(event)),
        spoke: ({ line }) => here(() => this.talk.heard([line])),
        failed: (event) => here(() => this.#failed(event)),
        connection: (state) =>
          here(() => {
            this.connection = state;
          }),
      },
      wallClock,
      after,
    );
    this.#followed.set(key, { stream, state: null, hear: null });
    stream.connect();
  }

  /** Where nothing is secret, whoever of this browser is asked next need not wait to see it. */
  #followOwn(): void {
    if (this.#secrets || this.#stopped || this.state?.role !== "seat" || this.state.over) {
      return;
    }
    for (const [seat, key] of this.#keys) {
      if (seat) {
        this.#follow(key, this.#number);
      }
    }
  }

  #followNobody(): void {
    for (const { stream } of this.#followed.values()) {
      stream.close();
    }
    this.#followed.clear();
  }

  #told(key: string, state: GameState): void {
    const followed = this.#followed.get(key);
    if (followed) {
      followed.state = state;
    }
    if (this.key === key) {
      this.#changed(state);
    }
    followed?.hear?.();
  }

  #happened(event: Happened): void {
    if (event.number <= this.#number) {
      return;
    }
    this.#number = event.number;
    this.#events.push(event);
    const asked = this.state?.undo.proposed_by;
    const declined = event.what === "undo-declined" && asked && asked === this.state?.seat;
    this.declinedBy = declined ? event.seat : null;
  }

  #changed(state: GameState): void {
    if (this.#newest && state.number < this.#newest.number) {
      return;
    }
    const events = this.#events.splice(0);
    const before = this.stage.ahead ?? this.#known?.view ?? state.view;
    const lines = events.flatMap((event) => event.lines);
    this.#newest = state;
    this.#pledge(state);
    if (events.some((event) => event.what === "undone")) {
      this.stage.clear();
    }
    if (events.some(beginsAnew)) {
      this.#log = [];
    }
    this.stage.play(
      { before, after: state.view, lines: this.stage.ahead || this.#known ? lines : [] },
      { show: (view, told) => this.#show(view, told), end: () => this.#apply(state, events) },
    );
    this.#awaited?.(state);
  }

  /** The table in the middle of a passage. */
  #show(view: View, told: readonly LogLine[]): void {
    if (this.#known) {
      this.state = { ...this.#known, view, decision: null };
      this.lines = [...this.#log, ...told];
    }
  }

  /** A passage was told: what it led to is shown, and what is asked then. */
  #apply(state: GameState, events: readonly Happened[]): void {
    const answered = this.#known?.decision?.number;
    this.#log = events.reduce(logAfter, this.#log);
    this.lines = this.#log;
    this.#settle(state);
    this.#compare(state.view);
    if (this.decision && this.decision.number !== answered) {
      // It may come before the answer to the last question is acknowledged.
      this.sending = false;
    }
    this.complaint = null;
  }

  #settle(state: GameState): void {
    this.state = this.#known = withOutlines(state, this.#drawn);
    if (!this.#newest || this.#newest.number < state.number) {
      this.#newest = state;
    }
  }

  /** Tells once more what happened since the reader's last step; what follows waits. */
  async again(): Promise<void> {
    const kept = this.stage.since;
    const chapters = kept.length ? kept : await this.#lookedUp();
    this.stage.finish();
    const end = () => {
      this.state = this.#known;
      this.lines = this.#log;
    };
    // The log stays as it is: all of it was told before.
    const show = (view: View) => this.#show(view, []);
    if (chapters.length && this.#known) {
      this.stage.again(chapters, { show, end });
    }
  }

  /** The same of a page that was opened only then: the table is looked up as it was. */
  async #lookedUp(): Promise<Chapter[]> {
    const now = this.#known;
    const first = now && sinceOwn(this.#log, this.own);
    if (!now || !first) {
      return [];
    }
    const lines = this.#log.slice(this.#log.indexOf(first));
    const at = Math.max(0, first.at - 1);
    const past = await api.moment(this.id, this.key, at, null).catch(() => null);
    return past && this.#known === now ? [{ before: past.view, after: now.view, lines }] : [];
  }

  /** A choice that changed something on the table is what is looked back to, until the next one. */
  #compare(view: View): void {
    const chose = this.#chose;
    if (chose && changesBetween(chose.view, view).length) {
      this.before = chose.view;
      this.heard = chose.lines;
    }
  }

  #forget(): void {
    this.#chose = null;
    this.before = null;
    this.heard = this.#log.length;
  }

  #draw(event: RegionDrawn): void {
    this.#drawn = event;
    this.state = this.state && withOutlines(this.state, event);
    this.#known = this.#known && withOutlines(this.#known, event);
  }

  #present({ seats }: Present): void {
    const seen = (state: GameState): GameState => ({
      ...state,
      seats: state.seats.map((seat) => ({ ...seat, present: seats.includes(seat.seat) })),
    });
    this.state = this.state && seen(this.state);
    this.#known = this.#known && seen(this.#known);
  }

  #failed({ problem }: Failed): void {
    this.broken = { text: problem.detail ?? problem.title, rule: "" };
  }

  #break(error: unknown): void {
    const trouble = error instanceof Trouble ? error : null;
    this.broken = { text: trouble?.message ?? String(error), rule: "" };
    if (trouble?.status === 404) {
      letGo(this.id);
    }
  }

  async #askForSecrets(ruleset: string): Promise<void> {
    if (this.#knowsSecrets) {
      return;
    }
    try {
      this.#secrets = (await api.ruleset(ruleset)).secrets;
      this.#knowsSecrets = true;
    } catch {
      this.#secrets = true;
    }
  }

  async #sent(send: () => Promise<Acknowledged>): Promise<boolean> {
    const deed = {};
    this.#sending = deed;
    this.sending = true;
    this.complaint = null;
    try {
      const { number } = await send();
      this.hurry();
      await this.#reached(number);
      return true;
    } catch (error) {
      await this.#refused(error);
      return false;
    } finally {
      if (this.#sending === deed) {
        this.sending = false;
      }
    }
  }

  /** Until the state shows what was acknowledged, the old question must not be answered again. */
  async #reached(number: number): Promise<void> {
    if ((this.#newest?.number ?? 0) >= number) {
      return;
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LONGEST_SILENCE);
      this.#awaited = (state) => {
        if (state.number >= number) {
          clearTimeout(timer);
          resolve();
        }
      };
    });
    this.#awaited = null;
    if ((this.#newest?.number ?? 0) < number) {
      await this.#refresh();
    }
  }

  async #refresh(): Promise<void> {
    const { key } = this;
    const state = await api.state(this.id, key).catch(() => null);
    if (state && this.key === key && state.number >= (this.#newest?.number ?? 0)) {
      this.stage.finish();
      this.#settle(state);
    }
  }

  async #insist<T>(send: () => Promise<T>): Promise<T> {
    for (const wait of RETRY_WAITS) {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof Trouble) || !error.unheard) {
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return send();
  }

  async #refused(error: unknown): Promise<void> {
    const trouble = error instanceof Trouble ? error : new Trouble(String(error), "", 500);
    this.complaint = { text: trouble.message, rule: trouble.rule };
    if (trouble.number !== null) {
      await this.#refresh();
    }
  }
}
