/** What one person looks at and is about to do: selection, preview, the placement being made. */

import type { Point } from "../board/geometry";
import {
  begin,
  type Draft,
  endOf,
  faced,
  following,
  type Table as Lattice,
  nudged,
  placementOf,
  pointed,
  rotated,
  steadied,
  tableOf,
  withoutWaypoint,
  withWaypoint,
} from "../board/placing";
import { api } from "../net/api";
import { chosen } from "../panel/picking";
import type { Meaning } from "../ui/keys";
import type {
  AnswerBody,
  CheckVerdict,
  Decision,
  OddsText,
  Option,
  PieceView,
  Placement,
  View,
} from "../wire";
import type { Live } from "./live.svelte";
import { Picking } from "./picking.svelte";
import { Sighting } from "./sighting.svelte";

const CHECK_DELAY = 40;

export class Screen {
  hovered = $state<string | null>(null);
  selected = $state<string | null>(null);
  /** The option under the pointer or the focus. */
  eyed = $state<string | null>(null);
  draft = $state.raw<Draft | null>(null);
  /** The end is set, and the pointer now turns the piece. */
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
  readonly picking: Picking;
  /** An answer nobody would expect, held back until whoever gives it has said so once more. */
  caution = $state.raw<{ texts: readonly string[]; answer: AnswerBody["answer"] } | null>(null);
  /** Pieces the log speaks of, while it is pointed at. */
  spoken = $state.raw<readonly string[]>([]);
  #cycled = -1;
  #number = -1;
  #check: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #odds = new Map<string, OddsText>();

  constructor(private readonly live: Live) {
    this.sights = new Sighting(live);
    this.picking = new Picking(live);
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
    this.asked = null;
    this.pinned = false;
    this.verdict = null;
    this.#cycled = -1;
    this.#odds.clear();
    this.#check?.abort();
    clearTimeout(this.#timer);
    this.draft = null;
    this.caution = null;
    this.picking.ask(decision);
    if (decision?.piece) {
      this.selected = decision.piece;
    }
    if (decision?.kind === "place") {
      const region = decision.region;
      const piece = view.pieces.find((one) => one.id === region?.piece);
      this.draft = begin(piece?.at ?? null, piece?.heading ?? null, region?.stays);
    }
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

  get placing(): boolean {
    return this.draft !== null && this.live.decision?.kind === "place";
  }

  get lattice(): Lattice {
    return tableOf(this.live.state?.view.table ?? { width: 48, height: 48 });
  }

  get placed(): PieceView | null {
    const id = this.live.decision?.region?.piece;
    return this.live.state?.view.pieces.find((piece) => piece.id === id) ?? null;
  }

  /** Whether headings matter to the piece that is placed. */
  get turns(): boolean {
    const piece = this.placed;
    return piece === null || piece.heading !== null || piece.at === null;
  }

  point(at: Point): void {
    if (this.draft) {
      this.#redraft(this.pinned ? faced(this.draft, at) : this.#pointed(this.draft, at));
    }
  }

  pin(at: Point): void {
    if (this.draft) {
      this.#redraft(this.#pointed(this.draft, at));
      this.pinned = true;
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

  cycle(by: 1 | -1): void {
    const candidates = this.live.decision?.region?.candidates ?? [];
    if (candidates.length) {
      this.#cycled = (this.#cycled + by + candidates.length) % candidates.length;
      this.propose(candidates[this.#cycled] as Placement);
    }
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
        this.cycle(meaning.by);
        return true;
      case "waypoint":
        this.waypoint();
        return true;
      case "unwaypoint":
        this.#redraft(withoutWaypoint(draft));
        return true;
      case "cancel":
        if (this.pinned) {
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

  /** What would be sent: the way drawn, or the legal one the rules found to the same end. */
  get placement(): Placement | null {
    if (!this.draft) {
      return null;
    }
    const drawn = placementOf(this.draft);
    const found = this.verdict && !this.verdict.legal ? this.verdict.placement : null;
    return found ? { ...found, heading: drawn.heading } : drawn;
  }

  get legal(): boolean {
    return this.verdict !== null && (this.verdict.legal || this.verdict.placement !== null);
  }

  async commit(): Promise<void> {
    const placement = this.draft && endOf(this.draft) ? this.placement : null;
    const refused = this.verdict !== null && !this.legal && !this.checking;
    if (!placement || this.live.sending || refused) {
      return;
    }
    clearTimeout(this.#timer);
    this.#check?.abort();
    await this.live.place(placement);
  }

  #pointed(draft: Draft, at: Point): Draft {
    return pointed(draft, steadied(at, this.lattice), this.lattice);
  }

  #redraft(draft: Draft): void {
    if (this.live.sending) {
      return;
    }
    this.draft = draft;
    clearTimeout(this.#timer);
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
