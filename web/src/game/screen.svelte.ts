/** What one person looks at and is about to do: selection, preview, the placement being made. */

import type { Point } from "../board/geometry";
import {
  ANYWHERE,
  begin,
  type Draft,
  dragged,
  following,
  type Grip,
  ghostOf,
  type Table as Lattice,
  meantBy,
  nudged,
  placementOf,
  pointed,
  proposalsOf,
  rotated,
  steadied,
  strays,
  tableOf,
  withoutWaypoint,
  withWaypoint,
} from "../board/placing";
import type { Intent } from "../board/pointing";
import { api } from "../net/api";
import { chosen } from "../panel/picking";
import type { Meaning } from "../ui/keys";
import type {
  AnswerBody,
  CheckVerdict,
  Course,
  Decision,
  OddsText,
  Option,
  PieceView,
  Placement,
  Suggestion,
  View,
} from "../wire";
import { Advising, optionsOf } from "./advising.svelte";
import { Headlines } from "./headlines.svelte";
import type { Live } from "./live.svelte";
import { Picking } from "./picking.svelte";
import { Sighting } from "./sighting.svelte";

const CHECK_DELAY = 40;

/** A list at a place of the table: options to choose among, or the card of what lies there. */
export interface Menu {
  /** Where on the table area it opens, in pixels. */
  left: number;
  top: number;
  options: Option[];
  /** The piece or the place whose card it is. */
  card: { piece: string } | { at: Point } | null;
}

export class Screen {
  hovered = $state<string | null>(null);
  selected = $state<string | null>(null);
  /** How often somebody chose a piece to look at, the same one again included. */
  looks = $state(0);
  /** What a finger has touched once, to look at it: touching it again takes it. */
  touched = $state<string | null>(null);
  /** The option under the pointer or the focus. */
  eyed = $state<string | null>(null);
  draft = $state.raw<Draft | null>(null);
  /** The ghost stands where somebody put it; until then it follows the pointer. */
  pinned = $state(false);
  verdict = $state.raw<CheckVerdict | null>(null);
  checking = $state(false);
  ruler = $state.raw<{ from: Point; to: Point } | null>(null);
  /** Its first end lies, and the second one is still to come. */
  laying = $state(false);
  measuring = $state(false);
  /** The piece somebody asked about, whose reach stays drawn. */
  asked = $state<string | null>(null);
  readonly sights: Sighting;
  /** What the options come to, each in one figure. */
  readonly headlines: Headlines;
  /** What one might answer, for whoever asks. */
  readonly advising: Advising;
  /** The action whose targets are listed and lit, where a question asks for both. */
  opened = $state<string | null>(null);
  /** The way to the place under the pointer. */
  course = $state.raw<Course | null>(null);
  /** What is asked about or chosen among where it lies on the table. */
  menu = $state.raw<Menu | null>(null);
  /** A piece on its way under the pointer, and where that is. */
  drag = $state.raw<{ piece: string; to: Point } | null>(null);
  intent: Intent | null = null;
  readonly picking: Picking;
  /** An answer nobody would expect, held back until whoever gives it has said so once more. */
  caution = $state.raw<{ texts: readonly string[]; answer: AnswerBody["answer"] } | null>(null);
  /** Pieces the log speaks of, while it is pointed at. */
  spoken = $state.raw<readonly string[]>([]);
  #cycled = -1;
  #number = -1;
  #check: AbortController | null = null;
  /** The draft the verdict is about. */
  #judged: Draft | null = null;
  /** Somebody has settled on it before the verdict was there. */
  #settled = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #odds = new Map<string, OddsText>();

  constructor(private readonly live: Live) {
    this.sights = new Sighting(live);
    this.headlines = new Headlines(live);
    this.advising = new Advising(live);
    this.picking = new Picking(live);
  }

  /** Somebody wants to look at a piece. */
  look(piece: string): void {
    this.selected = piece;
    this.looks += 1;
  }

  /** Lays an end of the ruler: the first one, then the second, then the first one anew. */
  lay(at: Point): void {
    this.ruler =
      this.ruler && this.laying ? { from: this.ruler.from, to: at } : { from: at, to: at };
    this.laying = !this.laying;
  }

  /** The free end of the ruler follows. */
  stretch(to: Point): void {
    if (this.ruler) {
      this.ruler = { from: this.ruler.from, to };
    }
  }

  takeRuler(): void {
    this.measuring = true;
    this.laying = false;
    this.ruler = null;
  }

  putRulerAway(): void {
    this.measuring = false;
    this.laying = false;
    this.ruler = null;
  }

  /** A new question: whatever was prepared for the last one is put away. */
  ask(decision: Decision | null, view: View): void {
    if (decision?.number === this.#number) {
      return;
    }
    this.#number = decision?.number ?? -1;
    this.eyed = null;
    this.touched = null;
    this.asked = null;
    this.opened = null;
    this.course = null;
    this.menu = null;
    this.drag = null;
    this.pinned = false;
    this.verdict = null;
    this.#judged = null;
    this.#settled = false;
    this.#cycled = -1;
    this.#odds.clear();
    this.headlines.ask(decision);
    this.advising.putAway();
    this.#check?.abort();
    clearTimeout(this.#timer);
    this.checking = false;
    this.draft = null;
    this.caution = null;
    this.picking.ask(decision);
    if (decision?.piece) {
      this.selected = decision.piece;
    }
    if (decision?.kind === "place") {
      const region = decision.region;
      const piece = view.pieces.find((one) => one.id === region?.piece);
      // A piece not yet on the table looks the usual way, at the enemy.
      const heading = piece?.at ? piece.heading : (region?.usual?.heading ?? null);
      const draft = begin(piece?.at ?? null, heading, region ?? ANYWHERE);
      this.draft = draft;
      if (!draft.asked.goes) {
        this.pinned = true;
        this.#redraft(draft);
      }
    }
  }

  /** A finger touches something; whether it is for the second time. */
  touches(what: string): boolean {
    const again = this.touched === what;
    this.touched = what;
    return again;
  }

  /** An option is the answer, or one of several that make it up. */
  choose(option: Option): void {
    if (this.picking.decision) {
      this.picking.toggle(option.key);
    } else {
      this.#answer(option.key, [option]);
    }
  }

  /** What is picked is the answer. */
  confirm(): void {
    const { decision, picks, ready } = this.picking;
    if (decision && ready) {
      this.#answer([...picks], chosen(decision, picks));
    }
  }

  /** Shows on the table what an answer that is suggested would be. */
  preview(answer: Suggestion["answer"]): void {
    if (typeof answer === "string") {
      this.eyed = answer;
    } else if (!Array.isArray(answer)) {
      this.propose(answer);
    }
  }

  /** An answer that is suggested is taken. */
  take(one: Suggestion): void {
    const { decision } = this.live;
    if (decision) {
      this.#answer(one.answer, optionsOf(one, decision));
    }
  }

  /** The answer that was held back is meant. */
  dare(): void {
    const answer = this.caution?.answer;
    this.caution = null;
    if (answer !== undefined) {
      void this.live.answer(answer);
    }
  }

  #answer(answer: AnswerBody["answer"], options: readonly Option[]): void {
    if (this.live.sending) {
      return;
    }
    const texts = options.map((one) => one.caution).filter((text) => text);
    this.caution = texts.length ? { texts, answer } : null;
    if (!texts.length) {
      void this.live.answer(answer);
    }
  }

  /** Whether the server has yet to say what the rules make of what is picked or put down. */
  get unsure(): boolean {
    return this.picking.unsure || (this.placing && this.checking);
  }

  get placing(): boolean {
    return this.draft !== null && this.live.decision?.kind === "place";
  }

  get lattice(): Lattice {
    return tableOf(this.live.state?.view.table ?? { width: 48, height: 48 });
  }

  get view(): View | null {
    return this.live.state?.view ?? null;
  }

  get placed(): PieceView | null {
    const id = this.live.decision?.region?.piece;
    return this.live.state?.view.pieces.find((piece) => piece.id === id) ?? null;
  }

  /** Whether the heading matters to what is asked. */
  get turns(): boolean {
    return this.draft?.asked.turns ?? false;
  }

  /** Where the piece would stand if one confirmed now. */
  get ghost(): Point | null {
    return this.draft && ghostOf(this.draft, this.verdict);
  }

  /** Whether the ghost stands elsewhere than somebody pointed, because the rules want it so. */
  get strays(): boolean {
    return this.draft !== null && strays(this.draft, this.verdict);
  }

  /** The pointer passes over the table: a ghost that nobody has put down follows it. */
  point(at: Point): void {
    if (this.draft && !this.pinned) {
      this.#redraft(this.#pointed(this.draft, at));
    }
  }

  /** Puts the ghost down somewhere, as often as one likes; a piece that only turns looks there. */
  pin(at: Point): void {
    if (this.draft) {
      this.#redraft(this.#pointed(this.draft, at));
      this.pinned = true;
    }
  }

  /** Puts the ghost down exactly where somebody said, or turns it as they said. */
  put(to: Point | null, heading: number | null): void {
    if (this.draft) {
      const there = to ? pointed(this.draft, to, this.lattice) : this.draft;
      this.#redraft(heading === null ? there : { ...there, heading, aimed: true });
      this.pinned = true;
    }
  }

  /** A hand that has taken hold of the ghost, or of the handle that turns it, goes there. */
  pull(grip: Grip, to: Point): void {
    if (this.draft) {
      const at = steadied(to, this.lattice);
      this.#redraft(dragged(this.draft, this.ghost, grip, at, this.lattice));
      this.pinned = true;
    }
  }

  /** The pointer has left the table: what only followed it is not where anybody put it. */
  leave(): void {
    const draft = this.draft;
    if (!draft || this.pinned) {
      return;
    }
    this.#redraft({ ...draft, cursor: null });
    if (!draft.waypoints.length) {
      clearTimeout(this.#timer);
      this.#check?.abort();
      this.checking = false;
      this.verdict = null;
    }
  }

  unpin(): void {
    this.pinned = false;
    if (this.draft) {
      this.draft = { ...this.draft, aimed: false };
    }
  }

  waypoint(at?: Point): void {
    if (this.draft) {
      const there = at ? this.#pointed(this.draft, at) : this.draft;
      this.#redraft(withWaypoint(there));
      this.pinned = false;
    }
  }

  turn(by: number): void {
    if (this.draft) {
      this.#redraft(rotated(this.draft, by));
    }
  }

  propose(placement: Placement): void {
    if (this.draft) {
      this.#redraft(following(this.draft, placement));
      this.pinned = true;
    }
  }

  /** Whether the piece may go somewhere and may as well stay where it is. */
  get mayStay(): boolean {
    const { draft } = this;
    return draft?.from != null && draft.asked.goes && draft.asked.stays && !draft.asked.aims;
  }

  /** It stays where it is and looks where it looks, and that is the answer. */
  stay(): void {
    if (this.draft && this.mayStay) {
      this.propose({ path: [], heading: this.placed?.heading ?? this.draft.heading });
      void this.commit();
    }
  }

  /** What the rules propose, one after the other. */
  get proposals(): Placement[] {
    return proposalsOf(this.live.decision?.region ?? null);
  }

  cycle(by: 1 | -1): void {
    const { proposals } = this;
    const last = proposals.length - 1;
    if (proposals.length) {
      const first = by > 0 ? 0 : last;
      const next = (this.#cycled + by + proposals.length) % proposals.length;
      this.#cycled = this.#cycled < 0 ? first : next;
      this.propose(proposals[this.#cycled] as Placement);
    }
  }

  /** The same by a key, which leads on to the rest of the page after the last of them. */
  #walk(by: 1 | -1): boolean {
    const end = by > 0 ? this.proposals.length - 1 : 0;
    if (!this.proposals.length || this.#cycled === end) {
      this.#cycled = -1;
      return false;
    }
    this.cycle(by);
    return true;
  }

  /** Follows a key while placing; says whether it meant anything here. */
  obey(meaning: Meaning): boolean {
    const draft = this.draft;
    if (!draft) {
      return false;
    }
    switch (meaning.do) {
      case "move":
        this.#redraft(nudged(draft, meaning.arrow, meaning.fine, this.lattice));
        this.pinned = true;
        return true;
      case "turn":
        this.turn(meaning.by);
        return true;
      case "cycle":
        return this.#walk(meaning.by);
      case "waypoint":
        this.waypoint();
        return true;
      case "unwaypoint":
        this.#redraft(withoutWaypoint(draft));
        return true;
      case "cancel":
        if (this.pinned && draft.asked.goes) {
          this.unpin();
          return true;
        }
        if (draft.waypoints.length) {
          this.#redraft({ ...draft, waypoints: [] });
          return true;
        }
        return false;
      case "commit":
        void this.commit();
        return true;
      default:
        return false;
    }
  }

  get legal(): boolean {
    return this.verdict !== null && (this.verdict.legal || this.verdict.placement !== null);
  }

  /** Sends what is drawn, or what the rules offer instead, as soon as it is known to be legal. */
  async commit(): Promise<void> {
    const draft = this.draft;
    if (!draft || !this.ghost || this.live.sending) {
      return;
    }
    if (this.#judged !== draft) {
      this.#settled = true;
      clearTimeout(this.#timer);
      await this.#ask(draft);
      return;
    }
    if (!this.legal) {
      return;
    }
    const answer = meantBy(draft, this.verdict);
    const texts = (this.verdict?.warnings ?? []).filter((one) => one.grave).map((one) => one.text);
    if (texts.length) {
      this.caution = { texts, answer };
    } else {
      await this.live.place(answer);
    }
  }

  #pointed(draft: Draft, at: Point): Draft {
    return pointed(draft, steadied(at, this.lattice), this.lattice);
  }

  #redraft(draft: Draft): void {
    if (this.live.sending) {
      return;
    }
    this.draft = draft;
    this.caution = null;
    this.#settled = false;
    clearTimeout(this.#timer);
    this.checking = true;
    this.#timer = setTimeout(() => this.#ask(draft), CHECK_DELAY);
  }

  async #ask(draft: Draft): Promise<void> {
    const decision = this.live.decision;
    if (!decision) {
      return;
    }
    this.#check?.abort();
    const check = new AbortController();
    this.#check = check;
    this.checking = true;
    try {
      const placement = placementOf(draft);
      const body = { expect: decision.number, placement };
      const verdict = await api.check(this.live.id, this.live.key, body, check.signal);
      if (this.#check === check) {
        this.verdict = verdict;
        this.#judged = draft;
      }
    } catch {
      if (this.#check === check && !check.signal.aborted) {
        this.verdict = null;
      }
    } finally {
      if (this.#check === check) {
        this.checking = false;
      }
    }
    if (this.#settled && this.#judged === this.draft) {
      this.#settled = false;
      await this.commit();
    }
  }

  /**
   * Odds of an option, kept while the question stands. Whoever asks calls off what nobody looks at
   * any more: a browser has few lines to a server, and an answer must not wait for a free one.
   */
  async oddsOf(option: Option, signal: AbortSignal): Promise<OddsText> {
    const known = this.#odds.get(option.key);
    if (known) {
      return known;
    }
    const { id, key } = this.live;
    const expect = this.live.decision?.number ?? -1;
    const body = { expect, answers: [option.key], policy: "tree" as const };
    const found = await api.odds(id, key, body, signal);
    if (expect === this.#number) {
      this.#odds.set(option.key, found);
    }
    return found;
  }
}
