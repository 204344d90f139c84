/* Generated from src/grognard/server/wire by `npm run wire`; do not edit by hand. */

/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ToClient".
 */
export type ToClient = Happened | Changed | Differs | RegionDrawn | Present | Spoke | Failed;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ToServer".
 */
export type ToServer = Ack | Ping;

export interface Wire {}
/**
 * Everything up to this event has arrived and is shown.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ack".
 */
export interface Ack {
  kind: "ack";
  number: number;
}
/**
 * It is on disk, as event ``number``; the game now has ``at`` answers.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Acknowledged".
 */
export interface Acknowledged {
  number: number;
  at: number;
}
/**
 * The answers that promise most, best first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Advice".
 */
export interface Advice {
  now: number;
  suggestions: Suggestion[];
}
/**
 * An answer, and how likely the side that gives it wins.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Suggestion".
 */
export interface Suggestion {
  label: string;
  answer: string | string[] | Placement;
  chance: number;
  margin: number;
  reasons: AdviceReason[];
}
/**
 * A place on the table: the way there, point by point, and the heading at its end.
 *
 *     The path starts where the piece stands, which is not repeated; an empty path stays there.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Placement".
 */
export interface Placement {
  path?: [number, number][];
  heading?: number;
}
/**
 * Something that speaks for an answer or against it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AdviceReason".
 */
export interface AdviceReason {
  text: string;
  gain: number;
}
/**
 * What would be a good answer to the question of number ``expect``?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AdviceBody".
 */
export interface AdviceBody {
  expect: number;
}
/**
 * A finished game taken apart: who led when, what decided it, whom chance favoured.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Aftermath".
 */
export interface Aftermath {
  sides: string[];
  fortunes: SideFortune[];
  leads: Lead[];
  moments: DecisiveMomentText[];
  exact: boolean;
  share: Link;
}
/**
 * How a side came to its result: what chance did, and what was chosen.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SideFortune".
 */
export interface SideFortune {
  side: string;
  name: string;
  text: string;
  start: number;
  luck: number;
  choices: number;
  end: number;
  margin: number;
  deviation: number;
  dice: number;
  successes: number;
  expected: number;
  dice_deviation: number;
}
/**
 * How likely each side was to win after so many answers.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lead".
 */
export interface Lead {
  at: number;
  turn: number;
  chances: number[];
}
/**
 * A step that moved the balance of the game; ``replay?at=`` its ``at`` shows what preceded.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DecisiveMomentText".
 */
export interface DecisiveMomentText {
  at: number;
  end: number;
  turn: number;
  seat: string | null;
  text: string;
  swing: number[];
  luck: number[];
  deed: string;
}
/**
 * An address that gives its holder a seat, or a spectator's place.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Link".
 */
export interface Link {
  game: string;
  seat: string;
  key: string;
  path: string;
}
/**
 * What the scenario wants, in a sentence, and the clause that says it all.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Aim".
 */
export interface Aim {
  text: string;
  rule: string;
  id: string;
}
/**
 * Another answer to a ruling's question, and the option that plays it where there is one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AlternativeText".
 */
export interface AlternativeText {
  text: string;
  option: string | null;
  value: boolean | number | string | null;
  setting: string;
}
/**
 * An answer to the question of number ``expect``.
 *
 *     With a ``request`` of the sender's choice, sending the same again is harmless: it is
 *     acknowledged with the same event and not played twice.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AnswerBody".
 */
export interface AnswerBody {
  expect: number;
  answer: string | (number | string)[] | Placement;
  request?: string;
  next?: NextAnswer[];
}
/**
 * One answer of several in a row: it is given only where that very topic is asked.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NextAnswer".
 */
export interface NextAnswer {
  topic: string;
  key: string;
  spare?: boolean;
}
/**
 * All that armies of a ruleset are built of.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ArmyBook".
 */
export interface ArmyBook {
  ruleset: string;
  units: UnitCard[];
  cards: CardRule | null;
  ready: ReadyArmy[];
}
/**
 * A unit that an army may take.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UnitCard".
 */
export interface UnitCard {
  id: string;
  name: string;
  faction: string;
  group: string;
  points: number;
  most: number;
  rule: string;
  brings: number;
  card: Fact[];
  options: UnitOption[];
}
/**
 * A line of a piece's card.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Fact".
 */
export interface Fact {
  name: string;
  value: string;
  rule: string;
  kind: "price" | "rule" | "spell" | "stat" | "weapon";
  what: string | null;
}
/**
 * Something a unit may take for points.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UnitOption".
 */
export interface UnitOption {
  id: string;
  name: string;
  points: number;
  rule: string;
}
/**
 * The cards an army brings besides its units.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardRule".
 */
export interface CardRule {
  size: number;
  rule: string;
  cards: CardChoice[];
}
/**
 * A card that an army may bring.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardChoice".
 */
export interface CardChoice {
  id: string;
  name: string;
  text: string;
  faction: string;
  most: number;
}
/**
 * A ready-made army, spelled out to be changed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReadyArmy".
 */
export interface ReadyArmy {
  id: string;
  title: string;
  points: number;
  roster: RosterPlan;
}
/**
 * An army spelled out in a new game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RosterPlan".
 */
export interface RosterPlan {
  faction: string;
  name: string;
  units: RosterUnitBody[];
  cards?: string[];
}
/**
 * A unit of an army somebody built.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RosterUnitBody".
 */
export interface RosterUnitBody {
  profile: string;
  name?: string | null;
  options?: string[];
}
/**
 * Who fights, and what is special about them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ArmyBrief".
 */
export interface ArmyBrief {
  seat: string;
  side: string;
  name: string;
  faction: string;
  special: string;
}
/**
 * A state a piece is in.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Badge".
 */
export interface Badge {
  name: string;
  count: number;
  bad: boolean;
  sign: string;
  rule: string;
}
/**
 * A quantity that runs down.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Bar".
 */
export interface Bar {
  name: string;
  value: number;
  most: number;
}
/**
 * How an event is seen on the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Beat".
 */
export interface Beat {
  kind:
    | "blow"
    | "card"
    | "cast"
    | "death"
    | "exit"
    | "fall"
    | "harm"
    | "heal"
    | "hit"
    | "miss"
    | "move"
    | "place"
    | "rise"
    | "roll"
    | "score"
    | "shot"
    | "shove"
    | "state"
    | "turn"
    | "who";
  by: string | null;
  on: string[];
  amount: number | null;
  at: [number, number] | null;
  pools: Pool[];
}
/**
 * Dice or points that one side brings to a throw or a comparison.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pool".
 */
export interface Pool {
  seat: string | null;
  faces: number[];
  need: number;
  total: number | null;
  label: string;
  again: boolean;
}
/**
 * A bot to play against.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BotCard".
 */
export interface BotCard {
  id: string;
  title: string;
  summary: string;
  level: number | null;
  ratings: {
    [k: string]: BotRating;
  };
}
/**
 * Strength as it was measured, in Elo points, the random bot being 0.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BotRating".
 */
export interface BotRating {
  elo: number;
  low: number;
  high: number;
  games: number;
}
/**
 * A new game from moment ``at`` of this one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BranchBody".
 */
export interface BranchBody {
  at: number;
  seats?: SeatPlan[];
  patience?: number | null;
}
/**
 * Who shall sit there: the creator (``person``), a bot, or whoever gets the link (``open``).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatPlan".
 */
export interface SeatPlan {
  kind?: "bot" | "open" | "person";
  bot?: string;
  name?: string;
  anyone?: boolean;
  seat?: string | null;
}
/**
 * What somebody is told before the first move.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Briefing".
 */
export interface Briefing {
  id: string;
  title: string;
  aim: string;
  rule: string;
  scoring: BriefingLine[];
  ending: BriefingLine[];
  armies: ArmyBrief[];
  first_moves: string[];
  lessons: LessonText[];
}
/**
 * Something that a scenario lays down, and its clause.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BriefingLine".
 */
export interface BriefingLine {
  text: string;
  rule: string;
}
/**
 * A step of the taught first turn.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LessonText".
 */
export interface LessonText {
  id: string;
  title: string;
  text: string;
  topics: string[];
  rule: string;
  part: "cards" | "decision" | "log" | "options" | "seats" | "table";
}
/**
 * A limit of army building that is broken, the clause that sets it, and what breaks it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BrokenLimit".
 */
export interface BrokenLimit {
  text: string;
  rule: string;
  about: string[];
}
/**
 * What every card of a game looks like, by its id.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardBook".
 */
export interface CardBook {
  ruleset: string;
  cards: {
    [k: string]: CardPrint;
  };
}
/**
 * What a card looks like, beside its name and its text.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardPrint".
 */
export interface CardPrint {
  kind: string;
  corner: string;
  suit: "" | "clubs" | "diamonds" | "hearts" | "spades";
  symbols: SymbolView[];
  is_back: boolean;
}
/**
 * A sign printed on a card.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SymbolView".
 */
export interface SymbolView {
  id: string;
  name: string;
  ends: boolean;
}
/**
 * A card whose face the reader knows.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardText".
 */
export interface CardText {
  id: string;
  name: string;
  text: string;
}
/**
 * The game as it is after event ``state.number``; a stream begins with it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Changed".
 */
export interface Changed {
  kind: "changed";
  state: GameState;
}
/**
 * A game as the holder of one link may see it now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameState".
 */
export interface GameState {
  id: string;
  number: number;
  at: number;
  role: "invited" | "seat" | "spectator";
  seat: string;
  title: string;
  seats: SeatState[];
  view: View;
  waits_for: string[];
  undo: UndoState;
  over: boolean;
  decision: Decision | null;
  result: ResultText | null;
  deadline: number | null;
  clock: ClockState | null;
  offered: string[];
  rematch: Link | null;
  can_save: boolean;
  wishes: WishesState | null;
  told: ToldFrom | null;
  taken: string;
  aim: Aim | null;
  advice: boolean;
  content: string;
  packs: string[];
  lost: LostPiece[];
  luck: LuckState | null;
}
/**
 * Who sits where.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatState".
 */
export interface SeatState {
  seat: string;
  side: string;
  name: string;
  kind: "bot" | "empty" | "open" | "person";
  bot: string;
  present: boolean;
}
/**
 * A battle as one viewer may know it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  ruleset: string;
  viewer: string;
  scenario: string;
  seats: string[];
  sides: {
    [k: string]: string;
  };
  turn: number;
  turns: number;
  phase: string;
  table: TableView;
  terrain: TerrainView[];
  passages: PassageView[];
  zones: ZoneView[];
  pieces: PieceView[];
  piles: PileView[];
  counters: CounterView[];
  timelines: TimelineView[];
  result: Result | null;
  called: string | null;
  standing: string[];
}
/**
 * The table: its size, its unit, and how places on it are told.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableView".
 */
export interface TableView {
  width: number;
  height: number;
  grid: "hexes" | "inches";
  ground: string;
  unit: "hex" | "inch" | "mm";
  levels: number[];
}
/**
 * A piece of terrain: what it is and where it lies.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TerrainView".
 */
export interface TerrainView {
  id: string;
  kind: string;
  name: string;
  outlines: [number, number][][];
  traits: string[];
  rise: RiseView | null;
}
/**
 * How a piece of terrain stands up from the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RiseView".
 */
export interface RiseView {
  kind: "barrier" | "block" | "deck" | "ladder" | "slope";
  low: number;
  high: number;
  walkable: boolean;
  edges: EdgeView[];
}
/**
 * A stretch of the boundary of something one may stand on.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EdgeView".
 */
export interface EdgeView {
  /**
   * @minItems 2
   * @maxItems 2
   */
  a: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  b: [number, number];
  kind: "barrier" | "open" | "wall";
}
/**
 * A way from one height to another, or over a drop.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PassageView".
 */
export interface PassageView {
  kind: "bridge" | "gap" | "ladder" | "stairs";
  /**
   * @minItems 2
   * @maxItems 2
   */
  a: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  b: [number, number];
  a_high: number;
  b_high: number;
}
/**
 * An area or point that means something: deployment zone, objective, template.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ZoneView".
 */
export interface ZoneView {
  id: string;
  kind: "area" | "objective" | "template" | "zone";
  name: string;
  seat: string | null;
  at: [number, number] | null;
  radius: number;
  outlines: [number, number][][];
  z: number;
}
/**
 * A piece on the table, or waiting beside it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PieceView".
 */
export interface PieceView {
  id: string;
  seat: string;
  side: string;
  name: string;
  number: number;
  kind: string;
  at: [number, number] | null;
  heading: number | null;
  radius: number;
  bars: Bar[];
  badges: Badge[];
  card: Fact[];
  done: boolean;
  out: boolean;
  covers: [number, number][];
  z: number;
  under: string;
  unit: string;
  member: number;
  profile: string;
}
/**
 * Cards together: a deck, a hand, a slot. An unknown card is nothing.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PileView".
 */
export interface PileView {
  id: string;
  seat: string | null;
  name: string;
  cards: (CardText | null)[];
  kind: "deck" | "discard" | "hand" | "open" | "slot" | "stack";
  piece: string | null;
  room: number;
  is_face_down: boolean;
}
/**
 * A number on the side of the table: score, points, pool.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CounterView".
 */
export interface CounterView {
  name: string;
  value: number;
  seat: string | null;
  goal: number;
}
/**
 * Who acts when, first to last, as far as the viewer may know.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TimelineView".
 */
export interface TimelineView {
  name: string;
  stops: StopView[];
}
/**
 * When a piece acts.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StopView".
 */
export interface StopView {
  piece: string;
  value: number;
  state: "done" | "now" | "to_come";
}
/**
 * How a game ended: who won (nobody for a draw), the scores, and by which clause.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Result".
 */
export interface Result {
  winners: string[];
  scores: {
    [k: string]: number;
  };
  rule: string;
}
/**
 * Whether the reader may take back the last choice, and who wants to.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UndoState".
 */
export interface UndoState {
  can: "ask" | "free" | "no";
  proposed_by: string | null;
  waits_for: string[];
}
/**
 * What the reader is asked. Send the answer with ``expect`` set to ``number``.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Decision".
 */
export interface Decision {
  number: number;
  seat: string;
  kind: "assign" | "choose" | "enter" | "place" | "tick";
  topic: string;
  text: string;
  rule: string;
  piece: string | null;
  together: boolean;
  options: Option[];
  unavailable: Option[];
  story: Story | null;
  courses: Course[];
  passing: string;
  window: string;
  window_name: string;
  region: Region | null;
  picking: Picking | null;
  enter: ToEnter[];
  tallies: Tally[];
}
/**
 * One thing the seat may do; with ``why_not``, one it may not do.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Option".
 */
export interface Option {
  key: string;
  label: string;
  piece: string | null;
  at: [number, number] | null;
  rule: string;
  why_not: Reason | null;
  cost: number | null;
  warnings: Warned[];
  note: string;
  caution: string;
  what: string;
  to: string;
  place: string;
  leads: "" | "move" | "target";
  mark: number;
  group: string;
  card: CardText | null;
  pile: string;
  slot: string;
}
/**
 * Why something is not possible, in words, and the clause that says so.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reason".
 */
export interface Reason {
  text: string;
  rule: string;
}
/**
 * What an answer would provoke or lead to, who would do it, and where.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Warned".
 */
export interface Warned {
  text: string;
  rule: string;
  piece: string | null;
  at: [number, number] | null;
  grave: boolean;
}
/**
 * What led to a question: who does what to whom, and how it stands.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Story".
 */
export interface Story {
  text: string;
  by: string | null;
  to: string[];
  tallies: Tally[];
}
/**
 * A number as its parts.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Tally".
 */
export interface Tally {
  name: string;
  total: number;
  parts: Part[];
}
/**
 * One line of a tally: what adds how much, by which clause.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Part".
 */
export interface Part {
  text: string;
  amount: number;
  rule: string;
  ignored: boolean;
}
/**
 * Answers in a row that lead to a place: send the first one, and the others as ``next``.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Course".
 */
export interface Course {
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  links: NextAnswer[];
  end: NextAnswer[];
  walks: Walk[];
  cost: number | null;
  allowed: number | null;
  warnings: Warned[];
}
/**
 * The way some pieces would go, point by point, or the place where they would be put.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Walk".
 */
export interface Walk {
  pieces: string[];
  way: [number, number][];
  heading: number | null;
}
/**
 * Where a piece may be placed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Region".
 */
export interface Region {
  piece: string | null;
  outlines: [number, number][][];
  candidates: Placement[];
  usual: Placement | null;
  stays: boolean;
  turns: boolean;
  goes: boolean;
  aims: boolean;
  bends: boolean;
}
/**
 * How many of the options may be picked; the answer is the list of their keys.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Picking".
 */
export interface Picking {
  least: number;
  most: number;
  usual: string[];
  fills: boolean;
  stock: {
    [k: string]: number;
  };
  checks: boolean;
}
/**
 * Dice that people threw, cards they drew, a name that came out: ``count`` values of them.
 *
 *     A die is entered as its face from 1 to ``sides``, anything else as an id of ``among``.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ToEnter".
 */
export interface ToEnter {
  kind: "cards" | "dice" | "names";
  count: number;
  label: string;
  note: string;
  sides: number;
  need: number;
  among: CardText[];
}
/**
 * How a game ended, and the sentence that tells it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ResultText".
 */
export interface ResultText {
  winners: string[];
  scores: {
    [k: string]: number;
  };
  text: string;
  rule: string;
}
/**
 * What was agreed about time, and how much everybody has.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClockState".
 */
export interface ClockState {
  per: "game" | "go";
  seconds: number;
  increment: number;
  flag: "bot" | "forfeit";
  bot: string;
  seats: SeatClock[];
}
/**
 * The time of one seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatClock".
 */
export interface SeatClock {
  seat: string;
  left: number;
  until: number | null;
}
/**
 * What the reader wants to be asked.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WishesState".
 */
export interface WishesState {
  auto_pass: boolean;
  yields: YieldState[];
  spans: ("activation" | "game" | "round")[];
}
/**
 * Moments of a kind that are not asked about for now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "YieldState".
 */
export interface YieldState {
  window: string;
  name: string;
  span: "activation" | "game" | "round";
  even_attacked: boolean;
}
/**
 * A record of other rules is played up to answer ``after``, then told: a sentence says so.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ToldFrom".
 */
export interface ToldFrom {
  after: number;
  text: string;
}
/**
 * A piece that is out of the game, for the list of those who were in it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LostPiece".
 */
export interface LostPiece {
  id: string;
  seat: string;
  name: string;
  kind: string;
  unit: string;
}
/**
 * Where the dice come from.
 *
 *     ``shared``: from secrets of everybody at the table and of the server; ``server``: from the
 *     server's alone; ``table``: people throw their own; ``branched``: the first ones from another
 *     game, then from the server; ``record``: from a record that is looked at.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LuckState".
 */
export interface LuckState {
  kind: "branched" | "record" | "server" | "shared" | "table";
  commitment: string;
  round: number;
  awaits: "" | "commitments" | "secrets";
  seats: Pledged[];
}
/**
 * A seat's part for the dice.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pledged".
 */
export interface Pledged {
  seat: string;
  commitment: string;
  secret: string;
}
/**
 * A chapter of the rulebook.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChapterText".
 */
export interface ChapterText {
  id: string;
  title: string;
  clauses: ClauseText[];
}
/**
 * A clause of the rulebook, and the rulings it gives.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClauseText".
 */
export interface ClauseText {
  id: string;
  title: string;
  text: string;
  origin: string;
  rulings: RulingText[];
}
/**
 * What is played where the source is silent or may be read in several ways.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RulingText".
 */
export interface RulingText {
  id: string;
  clauses: string[];
  question: string;
  answer: string;
  alternatives: AlternativeText[];
}
/**
 * Is this placement legal, or may these be picked?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CheckBody".
 */
export interface CheckBody {
  expect: number;
  placement?: Placement | null;
  picks?: string[] | null;
}
/**
 * Whether a placement is legal, why not, and what to do instead.
 *
 *     Length, cost and warnings are those of ``placement`` where there is one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CheckVerdict".
 */
export interface CheckVerdict {
  legal: boolean;
  why_not: Reason | null;
  length: number | null;
  cost: number | null;
  allowed: number | null;
  warnings: Warned[];
  placement: Placement | null;
}
/**
 * How much time people have: for the whole game, or for every go.
 *
 *     A go lasts from when a seat is asked until it is asked nothing more.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClockPlan".
 */
export interface ClockPlan {
  per: "game" | "go";
  seconds: number;
  increment?: number;
  flag?: "bot" | "forfeit";
  bot?: string;
}
/**
 * A new game. What is left out takes the ruleset's own: its first scenario, ready armies.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CreateGame".
 */
export interface CreateGame {
  ruleset: string;
  scenario?: string | null;
  rosters?: (string | RosterPlan | null)[];
  options?: {
    [k: string]: boolean | number | string;
  };
  seats?: SeatPlan[];
  patience?: number | null;
  clock?: ClockPlan | null;
  advice?: boolean;
  dice?: "server" | "shared" | "table";
  situation?: string | null;
}
/**
 * A new game and all its links; they are shown to its creator only.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CreatedGame".
 */
export interface CreatedGame {
  id: string;
  seats: SeatLink[];
  spectator: Link;
}
/**
 * A seat and the link to it. The link of an open seat is an invitation: join with it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatLink".
 */
export interface SeatLink {
  seat: string;
  kind: "bot" | "empty" | "open" | "person";
  link: Link | null;
}
/**
 * A piece of terrain or a template where the line cuts it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CutView".
 */
export interface CutView {
  id: string;
  kind: "area" | "barrier" | "cloud" | "deck" | "ladder" | "slope" | "solid";
  start: number;
  end: number;
  low: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  tops: [number, number];
  walkable: boolean;
}
/**
 * What makes the state of event ``number`` of the one sent last, that of event ``since``.
 *
 *     Nothing (``{}``), a value in a list of one, or by name or place what differs there; a list of
 *     none is gone. In a list ``""`` comes first: ``[place, count, items]`` takes some out and puts
 *     others in. What is not named is as it was.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Differs".
 */
export interface Differs {
  kind: "differs";
  since: number;
  number: number;
  state: {} | unknown[];
}
/**
 * All that is to be entered: what was asked before, and what is thrown again because of it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Entering".
 */
export interface Entering {
  enter: ToEnter[];
}
/**
 * What is still to be entered, after these values?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EnteringBody".
 */
export interface EnteringBody {
  expect: number;
  entered: (number | string)[];
}
/**
 * A word of cards or a badge, what it does, and the clause that says so.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Explained".
 */
export interface Explained {
  name: string;
  text: string;
  rule: string;
  bad: boolean;
  sign: string;
}
/**
 * A faction an army belongs to.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FactionCard".
 */
export interface FactionCard {
  id: string;
  title: string;
  summary: string;
}
/**
 * The stream ends, and why.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Failed".
 */
export interface Failed {
  kind: "failed";
  problem: Problem;
}
/**
 * What went wrong (RFC 9457). ``code`` is stable, the rest is for people.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  detail?: string;
  rule?: string;
  number?: number | null;
  retry_after?: number | null;
}
/**
 * A game in a list.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameSummary".
 */
export interface GameSummary {
  id: string;
  ruleset: string;
  title: string;
  scenario: string;
  seat: string;
  seats: SeatState[];
  turn: number;
  turns: number;
  called: string | null;
  number: number;
  over: boolean;
  your_turn: boolean;
  result: ResultText | null;
  changed: number;
  packs: string[];
  waits_for: string[];
  clock: ClockState | null;
}
/**
 * Event ``number``: who did what, and the lines it adds to the log.
 *
 *     Numbers go up by one without a gap. After ``undone``, lines whose ``at`` is greater than
 *     this ``at`` are to be dropped.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Happened".
 */
export interface Happened {
  kind: "happened";
  number: number;
  what:
    | "answered"
    | "chosen"
    | "committed"
    | "created"
    | "joined"
    | "offered"
    | "passed"
    | "rematch"
    | "resigned"
    | "revealed"
    | "stood-in"
    | "timed-out"
    | "undo-agreed"
    | "undo-declined"
    | "undo-proposed"
    | "undone"
    | "wished"
    | "withdrawn"
    | "withheld";
  seat: string | null;
  at: number;
  lines: LogLine[];
}
/**
 * Something that happened, as a sentence.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LogLine".
 */
export interface LogLine {
  at: number;
  turn: number;
  kind: string;
  text: string;
  rules: string[];
  seat: string | null;
  pieces: string[];
  faces: number[];
  need: number;
  way: [number, number][];
  cards: CardText[];
  beat: Beat | null;
}
/**
 * How likely it is that something of note comes of an option.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Headline".
 */
export interface Headline {
  key: string;
  piece: string;
  share: number;
  what: string;
  text: string;
  exact: boolean;
  bad: boolean;
}
/**
 * What the options come to, as far as that is found; nothing of note comes of the others.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Headlines".
 */
export interface Headlines {
  found: Headline[];
  waiting: string[];
}
/**
 * What do the options come to, each in one figure?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HeadlinesBody".
 */
export interface HeadlinesBody {
  expect: number;
  keys?: string[];
}
/**
 * The server is up; ``ready`` says that it also reaches its games.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Health".
 */
export interface Health {
  status: "ok" | "ready";
  version: string;
}
/**
 * Takes the open seat of the invitation used as key.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "JoinBody".
 */
export interface JoinBody {
  name?: string;
  request?: string;
}
/**
 * A language that can be asked for.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LanguageCard".
 */
export interface LanguageCard {
  tag: string;
  words: string;
}
/**
 * The languages there are, English first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Languages".
 */
export interface Languages {
  languages: LanguageCard[];
}
/**
 * A way to sit at the table: the seats in order, and the side of each.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Layout".
 */
export interface Layout {
  seats: string[];
  sides: string[];
}
/**
 * What one piece sees of another, or of a place.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LineOfSightView".
 */
export interface LineOfSightView {
  viewer: string;
  target: string;
  clear: boolean;
  hidden: number;
  verdict: string;
  rule: string;
  rays: RayView[];
}
/**
 * A line of sight, seen from the side, and what it runs into.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RayView".
 */
export interface RayView {
  /**
   * @minItems 2
   * @maxItems 2
   */
  start: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  end: [number, number];
  stopped: [number, number] | null;
  blocker: string;
  by: "" | "piece" | "template" | "terrain";
}
/**
 * Everything the first page shows.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lobby".
 */
export interface Lobby {
  language: string;
  rulesets: RulesetCard[];
  bots: BotCard[];
  version: string;
}
/**
 * A game system and all that is needed to set up a game of it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RulesetCard".
 */
export interface RulesetCard {
  name: string;
  title: string;
  summary: string;
  version: number;
  secrets: boolean;
  scenarios: ScenarioCard[];
  rosters: RosterCard[];
  factions: FactionCard[];
  builds: boolean;
  options: RuleOption[];
  layouts: string[][];
  game: string;
  packs: string[];
  installed: string[];
}
/**
 * A scenario to choose.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ScenarioCard".
 */
export interface ScenarioCard {
  id: string;
  title: string;
  summary: string;
  rule: string;
  turns: number;
  seats: SeatSlot[];
  map: Map;
  layouts: Layout[];
  opposed: boolean;
}
/**
 * A seat of a scenario: its side, its name there, and the points it may spend.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatSlot".
 */
export interface SeatSlot {
  seat: string;
  side: string;
  name: string;
  points: number | null;
  roster: string;
  players: number;
  ready: string[];
}
/**
 * A scenario's table before the first move, small.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Map".
 */
export interface Map {
  table: TableView;
  terrain: TerrainView[];
  zones: ZoneView[];
}
/**
 * A ready-made army.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RosterCard".
 */
export interface RosterCard {
  id: string;
  title: string;
  faction: string;
  faction_title: string;
  points: number;
  units: UnitLine[];
  summary: string;
}
/**
 * Some units of an army that are alike.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UnitLine".
 */
export interface UnitLine {
  name: string;
  count: number;
  profile: string;
}
/**
 * A variant of the rules that may be chosen, and the clause that describes it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RuleOption".
 */
export interface RuleOption {
  id: string;
  title: string;
  summary: string;
  rule: string;
  default: boolean | number | string;
  apart: boolean | number | string;
  choices: (boolean | number | string)[];
  labels: string[];
}
/**
 * The log from an event on, and the number of the last event it covers.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Log".
 */
export interface Log {
  number: number;
  lines: LogLine[];
}
/**
 * Where pieces left the table or the game, and which.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LossMark".
 */
export interface LossMark {
  at: number;
  text: string;
}
/**
 * One answer of a choice met on the way.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MetAnswer".
 */
export interface MetAnswer {
  key: string;
  label: string;
  odds: OddsText;
}
/**
 * How likely each outcome is, most likely first, and the numbers behind it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OddsText".
 */
export interface OddsText {
  exact: boolean;
  samples: number;
  outcomes: Outcome[];
  tallies: Tally[];
  met: MetChoice | null;
  more: number;
  missing: string;
}
/**
 * Something that may come of it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  text: string;
  probability: number;
  fraction: string;
  low: number;
  high: number;
}
/**
 * A choice another seat has on the way, and what each of its answers leads to.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MetChoice".
 */
export interface MetChoice {
  seat: string;
  text: string;
  rule: string;
  piece: string | null;
  answers: MetAnswer[];
}
/**
 * The games behind a browser's links, those that wait for it first; dead links are left out.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MyGames".
 */
export interface MyGames {
  games: GameSummary[];
}
/**
 * A link this browser remembers.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MyLink".
 */
export interface MyLink {
  game: string;
  key: string;
}
/**
 * The links a browser remembers.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MyLinks".
 */
export interface MyLinks {
  links: MyLink[];
}
/**
 * How likely is each outcome of these answers, given one after another?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OddsBody".
 */
export interface OddsBody {
  expect: number;
  answers: (string | (number | string)[] | Placement)[];
  policy?: "best" | "tree" | "usual";
}
/**
 * A game that anybody may join.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Offer".
 */
export interface Offer {
  id: string;
  ruleset: string;
  title: string;
  scenario: string;
  packs: string[];
  seats: SeatState[];
  open: string[];
  created: number;
  clock: ClockState | null;
}
/**
 * Lists the open seats of a game for everybody, or takes them off the list.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OfferBody".
 */
export interface OfferBody {
  offered: boolean;
}
/**
 * The games that anybody may join, the newest first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Offers".
 */
export interface Offers {
  offers: Offer[];
}
/**
 * An army out of a file, and the game system it is for.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OpenedRoster".
 */
export interface OpenedRoster {
  ruleset: string;
  roster: RosterPlan;
}
/**
 * A pack to lay over a ruleset: an installed one by its id, or the text of a file.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PackBody".
 */
export interface PackBody {
  ruleset: string;
  installed?: string | null;
  source?: string | null;
  file?: string;
}
/**
 * An area round this piece: a part of a circle or of a ring, or some hexes.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PieceRing".
 */
export interface PieceRing {
  kind: "arc" | "control" | "move" | "range" | "watch";
  name: string;
  rule: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  radius: number;
  inner: number;
  start: number;
  sweep: number;
  hexes: [number, number][];
  threat: boolean;
  endless: boolean;
  piece: string;
}
/**
 * Still here.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  kind: "ping";
}
/**
 * A seat's part for the dice: the commitment first, and when all are there the secret.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PledgeBody".
 */
export interface PledgeBody {
  round: number;
  commitment?: string | null;
  secret?: string | null;
}
/**
 * Which seats somebody has open now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Present".
 */
export interface Present {
  kind: "present";
  seats: string[];
}
/**
 * How does the table look from the side, between two pieces (by their ids) or places?
 *
 *     With ``at`` it is asked of that moment of a replay.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ProfileBody".
 */
export interface ProfileBody {
  start: string | number[];
  end: string | number[];
  at?: number | null;
}
/**
 * The table from the side, along a line.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ProfileView".
 */
export interface ProfileView {
  /**
   * @minItems 2
   * @maxItems 2
   */
  start: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  end: [number, number];
  length: number;
  first: number;
  last: number;
  cuts: CutView[];
  stands: StandView[];
  sight: LineOfSightView | null;
  facts: Fact[];
}
/**
 * A piece that stands on the line or near it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StandView".
 */
export interface StandView {
  piece: string;
  along: number;
  aside: number;
  radius: number;
  low: number;
  high: number;
}
/**
 * A game on one page, made from its rulebook and its content.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reference".
 */
export interface Reference {
  ruleset: string;
  title: string;
  language: string;
  sections: ReferenceSection[];
  badges: Explained[];
  keywords: Explained[];
}
/**
 * A part of the quick reference.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReferenceSection".
 */
export interface ReferenceSection {
  title: string;
  lines: Explained[];
}
/**
 * The outlines of the region that the decision of this number asks about.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RegionDrawn".
 */
export interface RegionDrawn {
  kind: "drawn";
  number: number;
  outlines: [number, number][][];
}
/**
 * Gives the game up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ResignBody".
 */
export interface ResignBody {
  number: number;
  request?: string;
}
/**
 * All that is worth drawing round some pieces; those not on the table are left out.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rings".
 */
export interface Rings {
  rings: PieceRing[];
}
/**
 * How far do these pieces reach?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RingsBody".
 */
export interface RingsBody {
  pieces: string[];
  at?: number | null;
}
/**
 * An army somebody built.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RosterBody".
 */
export interface RosterBody {
  faction: string;
  name: string;
  units: RosterUnitBody[];
  cards?: string[];
  scenario?: string | null;
  options?: {
    [k: string]: boolean | number | string;
  };
  players?: number;
}
/**
 * Whether an army is legal, what it costs, and what it breaks.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RosterVerdict".
 */
export interface RosterVerdict {
  legal: boolean;
  points: number;
  allowance: number | null;
  prices: number[];
  breaches: BrokenLimit[];
  usual: string[];
}
/**
 * A rulebook in the reader's language.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RulebookText".
 */
export interface RulebookText {
  ruleset: string;
  title: string;
  language: string;
  chapters: ChapterText[];
}
/**
 * Something to say to the others at the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SayBody".
 */
export interface SayBody {
  text: string;
  request?: string;
}
/**
 * How does a piece see another one, or a point?
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SightBody".
 */
export interface SightBody {
  piece: string;
  target: string | number[];
  at?: number | null;
}
/**
 * The line from a piece to another piece or a point, and what is in its way.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SightText".
 */
export interface SightText {
  /**
   * @minItems 2
   * @maxItems 2
   */
  start: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  end: [number, number];
  distance: number;
  clear: boolean | null;
  text: string;
  rule: string;
  blocker: string | null;
  at: [number, number] | null;
}
/**
 * A game at answer ``at`` of ``last``, as one reader may know it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Snapshot".
 */
export interface Snapshot {
  at: number;
  last: number;
  view: View;
  waits_for: string[];
  lines: LogLine[];
  lost: LostPiece[];
}
/**
 * Somebody at the table said something; only those who sit there hear it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Spoke".
 */
export interface Spoke {
  kind: "spoke";
  line: Spoken;
}
/**
 * Something that was said at the table, as plain text.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Spoken".
 */
export interface Spoken {
  number: number;
  seat: string;
  text: string;
  time: number;
}
/**
 * Takes a seat that is offered to everybody; the first one where none is named.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TakeBody".
 */
export interface TakeBody {
  name?: string;
  request?: string;
  seat?: string | null;
}
/**
 * The last things said at the table, the newest last.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Talk".
 */
export interface Talk {
  lines: Spoken[];
}
/**
 * Who may field what: a scenario, the settings, and the seats by name.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TermsBody".
 */
export interface TermsBody {
  scenario: string;
  seats: string[];
  options?: {
    [k: string]: boolean | number | string;
  };
}
/**
 * The seats of a game that is being set up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TermsCard".
 */
export interface TermsCard {
  seats: SeatSlot[];
}
/**
 * The whole game for the bar of a replay.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Timeline".
 */
export interface Timeline {
  last: number;
  turns: TurnMark[];
  choices: number[];
  lines: LogLine[];
  viewers: string[];
  losses: LossMark[];
}
/**
 * Where a turn starts on the bar of a replay.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TurnMark".
 */
export interface TurnMark {
  at: number;
  turn: number;
}
/**
 * Takes the last choice back, asks for it, or answers somebody who asked.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UndoBody".
 */
export interface UndoBody {
  number: number;
  do?: "agree" | "decline" | "undo";
  request?: string;
}
/**
 * What a seat wants to be asked from now on; it takes the place of all it wished before.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WishesBody".
 */
export interface WishesBody {
  auto_pass?: boolean;
  yields?: YieldBody[];
}
/**
 * No more moments of this kind, until the end of what is under way or of the game.
 *
 *     An attack on a piece of one's own is asked about all the same, unless ``even_attacked``.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "YieldBody".
 */
export interface YieldBody {
  window: string;
  span?: "activation" | "game" | "round";
  even_attacked?: boolean;
}
