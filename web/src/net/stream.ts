/**
 * The stream of a game's events, kept alive. Events are numbered without gaps, so a lost
 * connection is taken up again after the last event heard, and nothing is heard twice.
 */

import type {
  Changed,
  Differs,
  Failed,
  GameState,
  Happened,
  Present,
  RegionDrawn,
  Spoke,
  ToClient,
  ToServer,
} from "../wire";
import { patch } from "./differences";

export type Connection = "connecting" | "live" | "waiting" | "ended";

/** As much of a WebSocket as is needed, so that tests can stand in for it. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Clock {
  after(milliseconds: number, then: () => void): () => void;
}

export interface Listener {
  happened(event: Happened): void;
  changed(event: Changed): void;
  drawn(event: RegionDrawn): void;
  present(event: Present): void;
  spoke(event: Spoke): void;
  failed(event: Failed): void;
  connection(state: Connection): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
/** Proxies cut connections that are silent for a minute. */
const SILENCE = 25_000;

export function waitBefore(attempt: number): number {
  return Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT);
}

export class EventStream {
  #line: Line | null = null;
  /** The state that was sent last on this line: the next one is told as what differs from it. */
  #told: GameState | null = null;
  #connection: Connection = "connecting";
  #attempt = 0;
  #closed = false;
  #cancelWait: (() => void) | null = null;
  #cancelPing: (() => void) | null = null;

  constructor(
    private readonly open: (after: number) => Line,
    private readonly listener: Listener,
    private readonly clock: Clock,
    /** The last event heard. */
    private last: number,
  ) {}

  /** How it stands with the line. */
  get connection(): Connection {
    return this.#connection;
  }

  connect(): void {
    if (this.#closed || this.#line) {
      return;
    }
    this.#cancelWait?.();
    this.#now("connecting");
    const line = this.open(this.last);
    this.#line = line;
    this.#told = null;
    line.onopen = () => {
      this.#attempt = 0;
      this.#now("live");
      this.#pingLater();
    };
    line.onmessage = (event) => this.#heard(line, String(event.data));
    line.onclose = () => this.#lost(line);
  }

  /** The network is back: try now rather than when the wait is over. */
  hurry(): void {
    if (!this.#line && !this.#closed) {
      this.#attempt = 0;
      this.connect();
    }
  }

  close(): void {
    this.#closed = true;
    this.#cancelWait?.();
    this.#cancelPing?.();
    this.#line?.close();
    this.#line = null;
  }

  #now(connection: Connection): void {
    this.#connection = connection;
    this.listener.connection(connection);
  }

  #heard(line: Line, text: string): void {
    if (line !== this.#line) {
      return;
    }
    const event = JSON.parse(text) as ToClient;
    switch (event.kind) {
      case "happened":
        this.#happened(event);
        break;
      case "changed":
        this.#changed(event.state);
        break;
      case "differs":
        this.#differs(event);
        break;
      case "drawn":
        this.listener.drawn(event);
        break;
      case "present":
        this.listener.present(event);
        break;
      case "spoke":
        this.listener.spoke(event);
        break;
      case "failed":
        this.close();
        this.listener.failed(event);
        this.#now("ended");
        break;
    }
  }

  #happened(event: Happened): void {
    if (event.number <= this.last) {
      return;
    }
    if (event.number > this.last + 1) {
      this.#again();
      return;
    }
    this.last = event.number;
    this.listener.happened(event);
  }

  #changed(state: GameState): void {
    this.#told = state;
    this.last = Math.max(this.last, state.number);
    this.listener.changed({ kind: "changed", state });
    this.#send({ kind: "ack", number: this.last });
  }

  #differs(event: Differs): void {
    if (this.#told?.number === event.since) {
      this.#changed(patch(this.#told, event.state));
    } else {
      this.#again();
    }
  }

  /** Something is missing: ask anew from the last event that is known. */
  #again(): void {
    const line = this.#line;
    this.#line = null;
    line?.close();
    this.connect();
  }

  #lost(line: Line): void {
    if (line !== this.#line || this.#closed) {
      return;
    }
    this.#line = null;
    this.#cancelPing?.();
    this.#now("waiting");
    this.#cancelWait = this.clock.after(waitBefore(this.#attempt), () => this.connect());
    this.#attempt += 1;
  }

  #pingLater(): void {
    this.#cancelPing?.();
    this.#cancelPing = this.clock.after(SILENCE, () => {
      this.#send({ kind: "ping" });
      this.#pingLater();
    });
  }

  #send(message: ToServer): void {
    try {
      this.#line?.send(JSON.stringify(message));
    } catch {
      // A line that closes while we speak is taken up again by its own onclose.
    }
  }
}

export const wallClock: Clock = {
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};
