/** Looking back: a game at any of its moments, one step after another. */

import { api, Trouble } from "../net/api";
import type { Pace } from "../scene/pace";
import { Stage } from "../scene/stage.svelte";
import { settings } from "../ui/settings.svelte";
import type { LogLine, Snapshot, Timeline, View } from "../wire";
import type { Live } from "./live.svelte";

const MOST_KEPT = 200;
/** How long a moment lies still before the next one, in milliseconds. */
const RESTS: Record<Pace, number> = { slow: 900, normal: 500, fast: 200, instant: 120 };

/** The stops of a replay: before the first answer, after each choice, and the end. */
export function stopsOf(timeline: Pick<Timeline, "choices" | "last">): number[] {
  const stops = [0, ...timeline.choices.map((at) => at + 1), timeline.last];
  return [...new Set(stops)].filter((at) => at <= timeline.last).sort((a, b) => a - b);
}

export function nextStop(stops: readonly number[], at: number, by: 1 | -1): number {
  const found = by > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return found ?? at;
}

export class Replay {
  timeline = $state.raw<Timeline | null>(null);
  moment = $state.raw<Snapshot | null>(null);
  at = $state(0);
  viewer = $state<string | null>(null);
  playing = $state(false);
  /** Where a step is told, beat by beat. */
  readonly stage = new Stage({ pace: () => settings.pace, own: () => [] });
  trouble = $state("");
  #kept = new Map<string, Promise<Snapshot>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly live: Live) {}

  get stops(): number[] {
    return this.timeline ? stopsOf(this.timeline) : [];
  }

  async open(at: number | null): Promise<void> {
    try {
      this.timeline = await api.timeline(this.live.id, this.live.key);
      const viewers = this.timeline.viewers;
      const seat = this.live.state?.seat ?? "";
      this.viewer = viewers.includes(seat) ? seat : (viewers[0] ?? null);
      await this.go(at ?? this.timeline.last);
    } catch (error) {
      this.trouble = error instanceof Trouble ? error.message : String(error);
    }
  }

  /** Shows a moment; after the one before it, how it came of that is told. */
  async go(at: number, before: Snapshot | null = null): Promise<void> {
    const last = this.timeline?.last ?? 0;
    const wanted = Math.min(Math.max(at, 0), last);
    if (!before) {
      this.stage.clear();
    }
    this.at = wanted;
    try {
      const moment = await this.#load(wanted);
      if (this.at === wanted) {
        this.trouble = "";
        if (before && before.at < wanted) {
          await this.#tell(before, moment);
        } else {
          this.moment = moment;
        }
      }
    } catch (error) {
      this.trouble = error instanceof Trouble ? error.message : String(error);
      this.pause();
    }
  }

  async step(by: 1 | -1): Promise<void> {
    this.stage.finish();
    const before = this.moment;
    const to = nextStop(this.stops, this.at, by);
    await this.go(to, by > 0 ? before : null);
    const after = nextStop(this.stops, to, by);
    if (after !== to) {
      void this.#load(after).catch(() => undefined);
    }
  }

  /** Tells how one moment came of another; until it is told the first one lies on the table. */
  async #tell(before: Snapshot, after: Snapshot): Promise<void> {
    const lines = after.lines.slice(before.lines.length);
    const told = new Promise<void>((end) => {
      const show = (view: View, said: readonly LogLine[]) => {
        this.moment = { ...before, at: after.at, view, lines: [...before.lines, ...said] };
      };
      const close = () => {
        this.moment = after;
        end();
      };
      this.stage.play({ before: before.view, after: after.view, lines }, { show, end: close });
    });
    // Whoever plays on waits for the end; a hand that steps on ends it.
    if (this.playing) {
      await told;
    }
  }

  look(viewer: string): void {
    this.viewer = viewer;
    void this.go(this.at);
  }

  play(): void {
    this.playing = true;
    if (this.at >= (this.timeline?.last ?? 0)) {
      this.at = 0;
    }
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    this.stage.finish();
    clearTimeout(this.#timer);
  }

  #tick(): void {
    this.#timer = setTimeout(async () => {
      await this.step(1);
      if (this.playing && this.at < (this.timeline?.last ?? 0)) {
        this.#tick();
      } else {
        this.pause();
      }
    }, RESTS[settings.pace]);
  }

  #load(at: number): Promise<Snapshot> {
    const name = `${this.viewer}/${at}`;
    const known = this.#kept.get(name);
    if (known) {
      return known;
    }
    if (this.#kept.size >= MOST_KEPT) {
      this.#kept.clear();
    }
    const asked = api.moment(this.live.id, this.live.key, at, this.viewer);
    asked.catch(() => this.#kept.delete(name));
    this.#kept.set(name, asked);
    return asked;
  }
}
