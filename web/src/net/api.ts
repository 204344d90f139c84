/** Calls to the server. Whatever goes wrong becomes a `Trouble` with words to show. */

import { say } from "../text/words";
import { settings } from "../ui/settings.svelte";
import type {
  Acknowledged,
  Advice,
  AdviceBody,
  Aftermath,
  AnswerBody,
  ArmyBook,
  BranchBody,
  Briefing,
  CardBook,
  CheckBody,
  CheckVerdict,
  CodeBody,
  CreatedGame,
  CreateGame,
  Entering,
  EnteringBody,
  GameState,
  Headlines,
  HeadlinesBody,
  JoinBody,
  Languages,
  Link,
  Lobby,
  Log,
  Mail,
  MailBody,
  MyGames,
  MyLinks,
  OddsBody,
  OddsText,
  OfferBody,
  Offers,
  OpenedRoster,
  PackBody,
  PledgeBody,
  Problem,
  ProfileBody,
  ProfileView,
  Reference,
  ResignBody,
  Rings,
  RingsBody,
  RosterBody,
  RosterPlan,
  RosterVerdict,
  RulebookText,
  RulesetCard,
  SayBody,
  SeatLink,
  SightBody,
  SightText,
  Snapshot,
  Spoken,
  TakeBody,
  Talk,
  TermsBody,
  TermsCard,
  Timeline,
  UndoBody,
  WishesBody,
} from "../wire";
import { heardAt } from "./serverTime";

/** What a proxy answers while the server behind it starts again. */
const PROXIES = [502, 503, 504];

export class Trouble extends Error {
  constructor(
    message: string,
    /** What the server calls it; empty when there was no answer at all. */
    readonly code: string,
    readonly status: number,
    readonly rule = "",
    readonly number: number | null = null,
  ) {
    super(message);
  }

  /** Nothing was heard from the server itself: the same call may be made again. */
  get unheard(): boolean {
    return this.status === 0 || (this.code === "" && PROXIES.includes(this.status));
  }
}

type Method = "GET" | "POST" | "PUT";

interface Call {
  key?: string;
  body?: unknown;
  raw?: Blob;
  signal?: AbortSignal;
  query?: Record<string, string | number>;
}

function address(path: string, query: Call["query"] = {}): string {
  const asked = new URLSearchParams({ lang: settings.lang });
  for (const [name, value] of Object.entries(query)) {
    asked.set(name, String(value));
  }
  return `/api${path}?${asked}`;
}

async function call<T>(method: Method, path: string, sent: Call = {}): Promise<T> {
  return (await (await answered(method, path, sent)).json()) as T;
}

async function text(method: Method, path: string, sent: Call = {}): Promise<string> {
  return (await answered(method, path, sent)).text();
}

async function answered(method: Method, path: string, sent: Call): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (sent.key) {
    headers.Authorization = `Bearer ${sent.key}`;
  }
  if (sent.body !== undefined || sent.raw) {
    headers["Content-Type"] = "application/json";
  }
  let response: Response;
  try {
    response = await fetch(address(path, sent.query), {
      method,
      headers,
      body: sent.raw ?? (sent.body === undefined ? null : JSON.stringify(sent.body)),
      signal: sent.signal ?? null,
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") {
      throw error;
    }
    throw new Trouble(say("no-answer"), "", 0);
  }
  heardAt(response.headers.get("date"));
  if (!response.ok) {
    throw await trouble(response);
  }
  return response;
}

async function trouble(response: Response): Promise<Trouble> {
  const said = (await response.json().catch(() => null)) as Partial<Problem> | null;
  return new Trouble(
    said?.detail || said?.title || say("went-wrong", { status: response.status }),
    said?.code ?? "",
    response.status,
    said?.rule ?? "",
    said?.number ?? null,
  );
}

const game = (id: string): string => `/games/${encodeURIComponent(id)}`;

export const api = {
  languages: () => call<Languages>("GET", "/languages"),
  lobby: () => call<Lobby>("GET", "/rulesets"),
  cards: (name: string) => call<CardBook>("GET", `/rulesets/${encodeURIComponent(name)}/cards`),
  ruleset: (name: string) => call<RulesetCard>("GET", `/rulesets/${encodeURIComponent(name)}`),
  reference: (name: string) =>
    call<Reference>("GET", `/rulesets/${encodeURIComponent(name)}/reference`),
  briefing: (id: string, key: string) => call<Briefing>("GET", `${game(id)}/briefing`, { key }),
  rulebook: (name: string) => call<RulebookText>("GET", `/rules/${encodeURIComponent(name)}`),
  roster: (name: string, body: RosterBody) =>
    call<RosterVerdict>("POST", `/rulesets/${encodeURIComponent(name)}/roster`, { body }),
  recruits: (name: string) =>
    call<ArmyBook>("GET", `/rulesets/${encodeURIComponent(name)}/recruits`),
  terms: (name: string, body: TermsBody) =>
    call<TermsCard>("POST", `/rulesets/${encodeURIComponent(name)}/terms`, { body }),
  rosterFile: (name: string, body: RosterPlan) =>
    text("POST", `/rulesets/${encodeURIComponent(name)}/roster/file`, { body }),
  openRoster: (file: Blob) => call<OpenedRoster>("POST", "/rosters", { raw: file }),
  layOver: (body: PackBody) => call<RulesetCard>("POST", "/packs", { body }),
  create: (body: CreateGame) => call<CreatedGame>("POST", "/games", { body }),
  offers: () => call<Offers>("GET", "/offers"),
  take: (id: string, body: TakeBody) =>
    call<SeatLink>("POST", `/offers/${encodeURIComponent(id)}`, { body }),
  offer: (id: string, key: string, body: OfferBody) =>
    call<Acknowledged>("PUT", `${game(id)}/offer`, { key, body }),
  mine: (body: MyLinks) => call<MyGames>("POST", "/mine", { body }),
  state: (id: string, key: string) => call<GameState>("GET", game(id), { key }),
  /** The game without the outlines of a region, which the stream brings. */
  glance: (id: string, key: string) =>
    call<GameState>("GET", game(id), { key, query: { outlines: "false" } }),
  join: (id: string, key: string, body: JoinBody) =>
    call<SeatLink>("POST", `${game(id)}/join`, { key, body }),
  pledge: (id: string, key: string, body: PledgeBody) =>
    call<Acknowledged>("POST", `${game(id)}/luck`, { key, body }),
  answer: (id: string, key: string, body: AnswerBody) =>
    call<Acknowledged>("POST", `${game(id)}/answers`, { key, body }),
  entering: (id: string, key: string, body: EnteringBody) =>
    call<Entering>("POST", `${game(id)}/entering`, { key, body }),
  check: (id: string, key: string, body: CheckBody, signal: AbortSignal) =>
    call<CheckVerdict>("POST", `${game(id)}/check`, { key, body, signal }),
  odds: (id: string, key: string, body: OddsBody, signal: AbortSignal) =>
    call<OddsText>("POST", `${game(id)}/odds`, { key, body, signal }),
  headlines: (id: string, key: string, body: HeadlinesBody, signal: AbortSignal) =>
    call<Headlines>("POST", `${game(id)}/headlines`, { key, body, signal }),
  advice: (id: string, key: string, body: AdviceBody, signal: AbortSignal) =>
    call<Advice>("POST", `${game(id)}/advice`, { key, body, signal }),
  sight: (id: string, key: string, body: SightBody, signal: AbortSignal) =>
    call<SightText>("POST", `${game(id)}/sight`, { key, body, signal }),
  rings: (id: string, key: string, body: RingsBody, signal: AbortSignal) =>
    call<Rings>("POST", `${game(id)}/rings`, { key, body, signal }),
  profile: (id: string, key: string, body: ProfileBody, signal: AbortSignal) =>
    call<ProfileView>("POST", `${game(id)}/profile`, { key, body, signal }),
  undo: (id: string, key: string, body: UndoBody) =>
    call<Acknowledged>("POST", `${game(id)}/undo`, { key, body }),
  wish: (id: string, key: string, body: WishesBody) =>
    call<Acknowledged>("PUT", `${game(id)}/wishes`, { key, body }),
  resign: (id: string, key: string, body: ResignBody) =>
    call<Acknowledged>("POST", `${game(id)}/resign`, { key, body }),
  talk: (id: string, key: string) => call<Talk>("GET", `${game(id)}/talk`, { key }),
  say: (id: string, key: string, body: SayBody) =>
    call<Spoken>("POST", `${game(id)}/chat`, { key, body }),
  mail: (id: string, key: string) => call<Mail>("GET", `${game(id)}/mail`, { key }),
  askForMail: (id: string, key: string, body: MailBody) =>
    call<Mail>("PUT", `${game(id)}/mail/address`, { key, body }),
  confirmMail: (id: string, key: string, body: CodeBody) =>
    call<Mail>("POST", `${game(id)}/mail/code`, { key, body }),
  stopMail: (id: string, key: string) => call<Mail>("POST", `${game(id)}/mail/stop`, { key }),
  rematch: (id: string, key: string) => call<Link>("POST", `${game(id)}/rematch`, { key }),
  log: (id: string, key: string) =>
    call<Log>("GET", `${game(id)}/log`, { key, query: { after: -1 } }),
  moment: (id: string, key: string, at: number, seat: string | null) =>
    call<Snapshot>("GET", `${game(id)}/replay`, {
      key,
      query: seat === null ? { at } : { at, seat },
    }),
  aftermath: (id: string, key: string) => call<Aftermath>("GET", `${game(id)}/aftermath`, { key }),
  timeline: (id: string, key: string) => call<Timeline>("GET", `${game(id)}/timeline`, { key }),
  branch: (id: string, key: string, body: BranchBody) =>
    call<CreatedGame>("POST", `${game(id)}/branch`, { key, body }),
  openRecord: (file: Blob) => call<CreatedGame>("POST", "/records", { raw: file }),
  recordAddress: (id: string, key: string) => address(`${game(id)}/record`, { key }),
  eventsAddress: (id: string, key: string, after: number) => {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return `${scheme}//${location.host}${address(`${game(id)}/events`, { key, after })}`;
  },
};
