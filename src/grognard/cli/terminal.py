"""``grognard play --terminal``: a game in plain lines, for people who like it plain."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import grognard
from grognard.api import ruleset_of
from grognard.bots import Table
from grognard.bots import bot as find_bot
from grognard.cli.asking import (
    is_situation,
    meant,
    nothing_else,
    placement,
    read_record,
    scores,
    settings,
)
from grognard.cli.asking import seed as read_seed
from grognard.cli.letting import Letting
from grognard.cli.mistakes import Mistake, told
from grognard.cli.rulings import ruling_text
from grognard.cli.stopping import Stopped
from grognard.cli.suggesting import Suggesting
from grognard.cli.summing import tell_aftermath
from grognard.cli.tongue import said
from grognard.cli.voice import Voice
from grognard.cli.weighing import headlines_told, tell_distribution
from grognard.content.published import Published
from grognard.content.rulebook import told_in
from grognard.draw.textboard import board_lines, map_lines
from grognard.folders import data_folder
from grognard.kernel.chronicles import Chronicle, chronicle
from grognard.kernel.compound import Assign, Pair, SeatQuestion, Tick, Together
from grognard.kernel.entering import Cards, Dice, Names, Part, Value
from grognard.kernel.exploring import Policy
from grognard.kernel.game import Game, replay
from grognard.kernel.odds import odds
from grognard.kernel.questions import Chance, Choose, Option, Place, Placement, Story
from grognard.kernel.records import RecordError
from grognard.kernel.refusals import Refusal
from grognard.lab.aftermath import aftermath
from grognard.text.telling import teller_of

T = TypeVar("T")

MOST_CANDIDATES = 12
LONGEST_LINE = 2000
LAST_EVENTS = 20
CARDS_A_LINE = 3

COMMANDS = {
    "help": ("help", "?", "h", "aide"),
    "board": ("board", "b", "table"),
    "map": ("map", "m", "carte"),
    "why": ("why", "w", "pourquoi"),
    "odds": ("odds", "o", "chances"),
    "suggest": ("suggest", "i", "conseil", "suggérer", "suggerer"),
    "pass": ("pass", "p", "passer"),
    "yield": ("yield", "y", "céder", "ceder"),
    "auto": ("auto",),
    "usual": ("usual", "default", "usuel"),
    "undo": ("undo", "u", "annuler"),
    "save": ("save", "s", "sauver"),
    "log": ("log", "l", "journal"),
    "rule": ("rule", "r", "règle", "regle"),
    "concede": ("concede", "abandonner"),
    "quit": ("quit", "exit", "q", "quitter"),
}
LEFT = "last.game.json"
"""The game that somebody left with Ctrl-C, among the games kept on this machine."""
YES = ("yes", "y", "oui", "o")
_COMMAND_OF = {word: command for command, words in COMMANDS.items() for word in words}


class _Quit(Exception):
    """The player leaves the table."""


def at_terminal(
    ruleset: str | None,
    *,
    scenario: str | None,
    rosters: Sequence[str] | None,
    bot_name: str | None,
    option: Sequence[str] | None,
    seed: str | None,
    own_dice: bool,
    resume: Path | None,
    packs: Sequence[Path] = (),
    changes: Sequence[str] = (),
    lang: str | None,
) -> int:
    """Play a fresh game, or go on with a recorded one."""
    opened = None
    if resume is not None:
        record = read_record(resume)
        chosen = ruleset_of(record.setup)
        opened = chronicle(chosen, record)
        game = _resumed(opened, chosen)
    elif ruleset is None:
        raise Mistake("which-game", known=", ".join(grognard.rulesets()))
    else:
        luck = None if own_dice else read_seed(seed) if seed else secrets.randbits(48)
        if is_situation(ruleset):
            nothing_else(ruleset, scenario=scenario, rosters=rosters, option=option)
            game = grognard.situation(ruleset, luck, packs, changes)
            chosen = ruleset_of(game.setup)
        else:
            chosen = grognard.ruleset(ruleset, packs, changes)
            options = settings(chosen, option)
            game = chosen.new_game(scenario, rosters, seed=luck, options=options)
    bots = _bots(game, bot_name)
    voice = Voice(lang, ruleset=chosen)
    if opened is not None and opened.trace is not None:
        voice.line(voice.teller.chronicle(opened, chosen.version))
        voice.say("terminal-from-there")
    try:
        return Terminal(game, voice, bots, input).play()
    except KeyboardInterrupt:
        raise _kept(game, bot_name) from None


def _kept(game: Game[Any], bot_name: str | None) -> KeyboardInterrupt:
    """Ctrl-C in the middle of a game: it is kept, and whoever pressed it told how to go on."""
    if not game.entries or game.over:
        return KeyboardInterrupt()
    file = data_folder() / LEFT
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        game.record.save(file)
    except OSError:
        return KeyboardInterrupt()
    call = ["grognard", "play", "--resume", str(file)]
    call += ["--bot", bot_name] if bot_name else []
    return Stopped(f"{said('stopped-game')} {shlex.join(call)}")


def _keys(question: Any) -> Collection[str]:
    """What would answer a question to the letter, even where it is a command too: seat B, say."""
    if isinstance(question, Chance):
        return [
            name for part in question.parts(()) if isinstance(part, Names) for name in part.among
        ]
    keyed = question.options if isinstance(question, Choose | Tick | Assign) else ()
    return [option.key for option in keyed]


def _resumed(opened: Chronicle, ruleset: Published[Any]) -> Game[Any]:
    """The game of a record, as far as it can be played."""
    # Where nothing can be, playing it again says why.
    game = opened.game or replay(ruleset, opened.record)
    game.settle()
    return game


def _bots(game: Game[Any], name: str | None) -> dict[str, Any]:
    """A bot at every seat but those of the first side."""
    if name is None:
        return {}
    side = game.ruleset.side
    luck = secrets.token_hex(8)
    return {
        seat: find_bot(name, f"{luck}/{seat}")
        for seat in game.seats
        if side(seat) != side(game.seats[0])
    }


class Terminal:
    """A table at which people type their answers."""

    def __init__(
        self, game: Game[Any], voice: Voice, bots: dict[str, Any], read: Callable[[str], str]
    ) -> None:
        self.game = game
        self.voice = voice
        self.table = Table(game, bots)
        self.read = read
        self.teller = teller_of(game, voice.words, game.seats[0])
        voice.teller = self.teller
        self.letting = Letting(game, voice)
        self.suggesting = Suggesting(game, voice)
        self._told = len(game.log)
        self._seat = ""
        self._entered: tuple[Value, ...] = ()
        """Dice and cards typed so far for the act of chance that is asked now."""

    def play(self) -> int:
        """Until the game is over or the player leaves."""
        self.voice.say("terminal-welcome")
        self._show_board()
        try:
            while True:
                self.table.play()
                if self.letting.let_pass(self._people()):
                    continue
                if not self.game.over:
                    self._hand_over(self._viewer())
                self._catch_up()
                if self.game.over:
                    break
                self._turn()
        except (_Quit, EOFError):
            self.voice.line()
            self.voice.say("terminal-bye")
            return 0
        result = self.game.result
        assert result is not None, "a game that is over has a result"
        self.voice.line(f"{self.teller.result(result)} ({scores(result.scores)})")
        found = aftermath(self.game.ruleset, self.game.setup, self.game.entries)
        tell_aftermath(found, teller_of(self.game, self.voice.words), self.voice)
        return 0

    def _catch_up(self) -> None:
        """Tell what happened since the last question."""
        self.teller.see(self.game.view(self._viewer()))
        for each in self.game.log[self._told :]:
            if self._viewer() not in each.event.secret_from:
                self.voice.line(f"  {self.teller.event(each.event)}")
        self._told = len(self.game.log)

    def _people(self) -> tuple[str, ...]:
        """The people who are asked."""
        return tuple(seat for seat in self.game.asked if seat not in self.table.bots)

    def _viewer(self) -> str:
        """Who looks at the screen: the seat that is asked, or the one that was last."""
        question = self.game.question
        seats = (question.seat,) if isinstance(question, Chance) else self.game.asked
        asked = [seat for seat in seats if seat and seat not in self.table.bots]
        people = [seat for seat in self.game.seats if seat not in self.table.bots]
        return next(iter(asked or people), "")

    def _turn(self) -> None:
        """Ask until an answer is given or taken back."""
        seat = self._viewer()
        question = self._question(seat)
        if isinstance(question, Chance) and not question.entering().left:
            self.game.answer([])
            return
        self.voice.line()
        choices = self._show(question, seat)
        while True:
            line = self.read(f"{seat or '*'}> ")[:LONGEST_LINE].strip()
            try:
                if self._obey(line, question, choices, seat):
                    return
            except Refusal as refusal:
                self.voice.line(self.teller.refusal(refusal))
            except (Mistake, OSError, RecordError) as problem:
                self.voice.line(told(problem, self.voice.lang))

    def _question(self, seat: str) -> SeatQuestion | Chance[Any]:
        question = self.game.question
        if isinstance(question, Together):
            question = question.of(seat)
        assert question is not None, "somebody is asked"
        return question

    def _hand_over(self, seat: str) -> None:
        """Where there are secrets, the next player takes the seat before seeing anything."""
        if self.game.ruleset.secrets and self._seat and seat and seat != self._seat:
            self.voice.line("\n" * 40)
            self.read(self.voice.words("terminal-hand-over", seat=self.teller.seat(seat)))
        self._seat = seat

    def _show(self, question: SeatQuestion | Chance[Any], seat: str) -> list[Any]:
        """The question and its numbered answers, which are returned in that order."""
        clause = f" [{question.rule}]" if question.rule else ""
        asked = f"{self.teller.question(question)}{clause}"
        # Somebody draws for a bot, too: it is named, and not whoever types.
        if whose := question.seat or seat:
            asked = self.voice.words("labelled", label=self.teller.seat(whose), what=asked)
        if not isinstance(question, Chance) and question.story is not None:
            self._show_story(question.story())
        self.voice.line(asked)
        match question:
            case Choose():
                told = headlines_told(self.game, question, self.teller)
                shown = self._show_options(question.options, told)
                if question.window:
                    self.voice.say("terminal-window", what=self.teller.window(question.window))
                return shown
            case Tick() | Assign():
                shown = self._show_options(question.options, {})
                self.voice.say("terminal-pick", least=question.least, most=question.limit)
                return shown
            case Place():
                candidates = spread(question.region.candidates(), MOST_CANDIDATES)
                for number, candidate in enumerate(candidates, start=1):
                    self.voice.line(f"  {number:>2}  {self._placed(candidate)}")
                self.voice.say("terminal-place")
                return [candidate.entry() for candidate in candidates]
        self._show_chance(question)
        return []

    def _show_story(self, story: Story) -> None:
        """What led to the question, and the numbers behind it."""
        self.voice.line(self.teller.story(story))
        for tally in story.tallies:
            self.voice.line(f"  {self.teller.tally(tally)}")

    def _show_chance(self, question: Chance[Any]) -> None:
        """What is to be thrown or drawn, by whom, and what was typed of it so far."""
        if question.piece is not None:
            self.voice.line(f"  {self.teller.piece(question.piece)}")
        for tally in question.tallies:
            self.voice.line(f"  {self.teller.tally(tally)}")
        entering = question.entering(self._entered)
        for part, values in entering.filled():
            self._show_part(part, values)
        empty = [part for part, values in entering.filled() if len(values) < part.count]
        match empty:
            case [Dice(), *_]:
                self.voice.say("terminal-dice", n=entering.left)
            case [Cards() as cards, *_]:
                self._show_cards(cards)
                self.voice.say("terminal-cards", n=entering.left)
            case [Names() as names, *_]:
                self.voice.say("terminal-toss", among=", ".join(self._named(names).values()))

    def _show_part(self, part: Part, values: Sequence[Value]) -> None:
        label, note = self.teller.to_enter(part), self.teller.note(part)
        if isinstance(part, Dice) and part.need:
            note = f"{self.voice.words('terminal-need', need=part.need)} {note}".strip()
        named = self._named(part) if isinstance(part, Names) else {}
        told = ", ".join(named.get(str(each)) or self.teller.card(str(each)) for each in values)
        line = " ".join(text for text in (f"{label}:" if label and told else label, told) if text)
        for text in (line, note):
            if text:
                self.voice.line(f"  {text}")

    def _show_cards(self, part: Cards) -> None:
        cards = part.among(self.game.ruleset.secrets)
        told = [f"{card:>6}  {self.teller.card(card)}" for card in cards]
        width = max(map(len, told))
        for begin in range(0, len(told), CARDS_A_LINE):
            row = told[begin : begin + CARDS_A_LINE]
            self.voice.line("".join(f"{each:{width + 2}}" for each in row).rstrip())

    def _show_options(self, offered: Sequence[Option], told: Mapping[str, str]) -> list[str]:
        """The options by number, those of one action together under its name; their keys."""
        groups: dict[str, list[tuple[Option, str]]] = {}
        for option, (name, _) in zip(offered, self.teller.options(offered), strict=True):
            group = self.teller.group(option)
            groups.setdefault(group or f"={option.key}", []).append((option, name))
        shown: list[str] = []
        for group, options in groups.items():
            if len(options) > 1:
                self.voice.line(f"      {group}")
            indent = "  " if len(options) > 1 else ""
            for option, name in options:
                shown.append(option.key)
                self._show_option(f"  {len(shown):>2}  {indent}", option, name, told)
        return shown

    def _show_option(self, head: str, option: Option, name: str, told: Mapping[str, str]) -> None:
        if isinstance(option, Pair):
            name = self.voice.words("labelled", label=self.teller.room(option), what=name)
        headline = f"  [{told[option.key]}]" if option.key in told else ""
        self.voice.line(f"{head}{name}{headline}")
        for about in (option.note, option.caution):
            if about:
                self.voice.line(f"      {self.teller.about(option, about)}")

    def _placed(self, candidate: Placement) -> str:
        points = " ".join(f"{x:g},{y:g}" for x, y in candidate.path)
        return f"{points} {candidate.heading}".strip()

    def _obey(self, line: str, question: Any, choices: list[Any], seat: str) -> bool:
        """Do what a line says; whether the question is answered."""
        word, _, rest = line.partition(" ")
        command = _COMMAND_OF.get(word.lower())
        if line in _keys(question):
            command = None
        match command:
            case "quit":
                raise _Quit
            case "undo" if self._entered:
                self._entered = ()
                self._show(question, seat)
            case "undo":
                return self._undo()
            case "pass" if isinstance(question, Choose) and question.passing is not None:
                return self._answer(question.passing, seat)
            case "yield":
                return self.letting.give_way(rest.strip(), question, seat)
            case "auto":
                self.letting.switch(seat)
            case "suggest":
                taken = self.suggesting.suggest(rest.strip(), question, seat)
                return (
                    taken is not None and self._dares(question, taken) and self._answer(taken, seat)
                )
            case "usual" if not isinstance(question, Chance):
                return self._answer(question.read(question.usual), seat)
            case "concede":
                return self._concede(seat)
            case None if line and isinstance(question, Chance):
                return self._enter(line, question, seat)
            case None if line:
                answer = self._read(line, question, choices)
                return self._dares(question, answer) and self._answer(answer, seat)
            case None:
                self._show(question, seat)
            case _:
                self._inform(command, rest.strip(), question, choices, seat)
        return False

    def _inform(
        self, command: str, rest: str, question: Any, choices: list[Any], seat: str
    ) -> None:
        match command:
            case "help":
                self.voice.say("terminal-help")
            case "board":
                self._show_board()
            case "map":
                for line in map_lines(self.game.view(seat), self.teller):
                    self.voice.line(line)
            case "why":
                self._why(question)
            case "odds":
                self._odds(rest, question, choices, seat)
            case "save":
                self._save(rest)
            case "log":
                self._log(rest, seat)
            case "rule":
                self._rule(rest)
            case _:
                self.voice.say("terminal-not-now")

    def _dares(self, question: Any, answer: Any) -> bool:
        """Whether somebody means an answer that nobody would expect."""
        if not isinstance(question, Choose | Tick | Assign):
            return True
        read = question.read(answer)
        given = read if isinstance(read, list) else [read]
        risky = [each for each in question.options if each.caution and each.key in given]
        for option in risky:
            self.voice.line(self.teller.about(option, option.caution))
        if not risky:
            return True
        word = self.read(self.voice.words("terminal-dare"))[:LONGEST_LINE].strip().lower()
        return word in YES

    def _answer(self, answer: Any, seat: str) -> bool:
        self.game.answer(answer, seat=seat)
        return True

    def _enter(self, line: str, question: Chance[Any], seat: str) -> bool:
        """Take what was typed; whether that is all, or something is still to be thrown."""
        part = next(p for p, had in question.entering(self._entered).filled() if len(had) < p.count)
        entered = (*self._entered, *self._typed(line, part))
        entering = question.entering(entered)
        if entering.left:
            self._entered = entered
            self._show(question, seat)
            return False
        self.game.answer(entered)
        self._entered = ()
        for each, values in entering.filled():
            if isinstance(each, Cards):
                self._show_part(each, values)
        return True

    def _typed(self, line: str, part: Part) -> list[Value]:
        """The values a line stands for."""
        match part:
            case Cards():
                cards = part.among(self.game.ruleset.secrets)
                return list(meant(line, {card: self.teller.card(card) for card in cards}))
            case Names():
                return list(meant(line, self._named(part)))
            case _:
                return [int(word) if word.isdecimal() else word for word in line[:400].split()]

    def _named(self, names: Names) -> dict[str, str]:
        """What may be drawn, each with the words for it."""
        return {name: self.teller.named(name, names.of) for name in names.among}

    def _read(self, line: str, question: Any, choices: list[Any]) -> Any:
        """What a line means as an answer to this question."""
        if isinstance(question, Tick | Assign):
            return _picked(line, choices)
        if line.isdecimal() and choices and 1 <= int(line[:9]) <= len(choices):
            return choices[int(line[:9]) - 1]
        match question:
            case Place():
                found = placement(line, question.usual.heading)
                if found is None:
                    raise Refusal("not-a-placement")
                return found.entry()
            case _:
                return line

    def _undo(self) -> bool:
        """Back to the last choice of a person; what bots did since is forgotten as well."""
        self.letting.take_back(self._viewer())
        self.game.undo()
        while self.game.asked and all(seat in self.table.bots for seat in self.game.asked):
            self.game.undo()
        self._told = len(self.game.log)
        self.voice.say("terminal-undone")
        return True

    def _concede(self, seat: str) -> bool:
        self.game.concede(seat or self.game.seats[0])
        return True

    def _show_board(self) -> None:
        viewer = self._viewer()
        view = self.game.view(viewer)
        self.teller.see(view)
        for line in board_lines(view, self.teller, viewer):
            self.voice.line(line)

    def _why(self, question: Any) -> None:
        barred = question.unavailable if isinstance(question, Choose | Tick | Assign) else ()
        for option in barred:
            reason = self.teller.refusal(option.refusal) if option.refusal else ""
            told = self.voice.words("labelled", label=self.teller.option(option), what=reason)
            self.voice.line(f"   –  {told}")
        if not barred:
            self.voice.say("terminal-all-possible")

    def _odds(self, rest: str, question: Any, choices: list[Any], seat: str) -> None:
        """The odds of an answer before it is given; of every one where none is named."""
        if isinstance(question, Chance):
            self.voice.say("terminal-not-now")
            return
        words = rest.split()
        policy: Any = words.pop() if words and words[-1] in ("usual", "best", "tree") else "usual"
        if words:
            self._weigh(self._read(" ".join(words), question, choices), seat, policy)
            return
        for number, answer in enumerate(choices[:MOST_CANDIDATES], start=1):
            self.voice.line(f"  {number:>2}")
            self._weigh(answer, seat, policy, "      ")

    def _weigh(self, answer: Any, seat: str, policy: Policy, indent: str = "") -> None:
        asked = self.game.question
        if isinstance(asked, Together):
            answer = {**asked.usual, seat: answer}
        tell_distribution(odds(self.game, [answer], policy=policy), self.voice, indent)

    def _save(self, name: str) -> None:
        if not name:
            raise Mistake("save-where")
        path = Path(name if name.endswith(".json") else f"{name}.game.json")
        if path.exists():
            # A slip of the fingers may not destroy a file that is no game.
            read_record(path)
        try:
            self.game.record.save(path)
        except OSError as problem:
            why = problem.strerror or str(problem)
            raise Mistake("not-written", file=str(path), why=why) from None
        self.voice.say("terminal-saved", file=str(path))

    def _log(self, rest: str, seat: str) -> None:
        count = int(rest) if rest.isdecimal() and len(rest) < 7 else LAST_EVENTS
        for each in self.game.log[-count:] if count else ():
            if seat not in each.event.secret_from:
                self.voice.line(f"  {each.at:>4}  {self.teller.event(each.event)}")

    def _rule(self, clause: str) -> None:
        ruleset = self.game.ruleset
        assert isinstance(ruleset, Published), "every ruleset of the program has its files"
        book = ruleset.rulebook
        found = [book.clause(clause)] if clause in book else book.search(clause, self.voice.lang)
        for each in found[:5]:
            text = told_in(self.voice.lang, each.text).strip()
            self.voice.line(f"{each.id}  {told_in(self.voice.lang, each.title)}\n  {text}")
            for ruling in book.rulings_on(each.id):
                self.voice.line(ruling_text(ruling, self.voice.words))
        if not found:
            self.voice.say("mistake-nothing-found", words=clause[:60])


def _picked(line: str, keys: Sequence[str]) -> str | list[str]:
    """What a line of numbers or keys picks.

    >>> _picked("1, 3", ["ace", "king", "ten"]), _picked("ace+ten", ["ace", "king", "ten"])
    (['ace', 'ten'], 'ace+ten')
    """
    words = line[:400].replace(",", " ").split()
    if all(word.isdecimal() and 1 <= int(word[:9]) <= len(keys) for word in words):
        return [keys[int(word) - 1] for word in words]
    return line


def spread(things: Sequence[T], most: int) -> list[T]:
    """At most so many of these, from all over the list.

    >>> spread([1, 2, 3, 4, 5, 6, 7], 3)
    [1, 3, 5]
    """
    if len(things) <= most:
        return list(things)
    return [things[place * len(things) // most] for place in range(most)]
