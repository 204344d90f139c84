# What the pages that the program tells of itself say in English.

## page

page-colon = :

## layout

section-learn = Learn
section-how-to = How to
section-games = The games
section-reference = Reference
section-explanation = Explanation

## learn

learn-title = A first game of { $game }
learn-start =
    Type

        grognard play { $name } --bot easy

    or `make play` and *Play now* on the card of the game. The table of *{ $scenario }* opens; you lead { $army }.
learn-aim = The aim
learn-who = Who fights
learn-first = Three good first moves
learn-turn = The first turn, step by step
learn-then = And then
learn-next =
    - Everything follows the same pattern now. **Enter** gives the usual answer, **S** suggests, **§** opens the rulebook
      at the clause.
    - [Look before you leap](../how-to/look-before-you-leap.md): sight, ranges, what a move provokes.
    - [Know where you stand](../how-to/know-where-you-stand.md): luck and choices after the game.
    - [The game on one page](../games/{ $name }/index.md), [its rulebook](../games/{ $name }/rules.md), [its
      units](../games/{ $name }/units.md).
learn-index = Your first game
learn-choose =
    Five games, none like another. Each first game takes half an hour or so; the program teaches the first turn at the
    table, and these pages tell the same beforehand.

## commands

commands-title = Commands
commands-about =
    Everything the program `grognard` does, as `grognard COMMAND --help` tells it. A command ends with 0 when all is well,
    with 1 when the answer is no (a roster that is not legal, a record that does not hold), with 2 for a mistake in the
    call.
commands-head = What it does
commands-worth = If left out
commands-needed = must be given

## games

games-rules = Rulebook
games-units = Units
games-scenarios = Scenarios and armies
games-title = The games
games-order = On one page
games-options = Options
games-armies = Ready-made armies
games-badges = Badges on pieces
games-keywords = Words on cards
games-measured = What was measured
games-measures =
    How strong the bots are: [levels](../../reference/levels.md). How often its own rules occur: [signature
    rules](../../reference/signature-rules.md). Who wins with which army:
    [how fair the games are](../../reference/fairness.md), and `grognard balance { $game }`.
games-turns = { $turns } turns, § { $rule }
games-first = A first game
games-played = Played so
games-instead = Instead
games-option = Option | What it does | Values | Clause
games-army = Army | Faction | Points | Units
games-clause = Clause

## http

http-title = HTTP and sockets
http-wire-title = What travels
http-about =
    Every address of the server, as `/schema/openapi.json` describes it to programs. What needs a link wants its key as
    `Authorization: Bearer KEY`; words come in the language that `Accept-Language` asks for. A refusal is a [Problem](wire.md#problem)
    with a sentence, a code and, where one can try again, the seconds to wait.
http-wire-about =
    Every type that goes over the wire, with its fields and their bounds. Fields that are sent to the server are checked
    against these bounds, and unknown ones are refused.
http-link = needs a link
http-takes = Takes
http-gives = Gives
http-may-fail = May fail with
http-parameter = Parameter | Where | What it holds | –
http-socket =
    A WebSocket: everything that happens in a game, from event `?after=` on. Where no header can be set, as in browsers,
    the key is asked for as `?key=` and the language as `?lang=`. The server sends [ToClient](wire.md#toclient), a page
    answers with [ToServer](wire.md#toserver). A fault closes it with 4000 and the status of the problem.

## python

python-title = Python
python-about = The public names of the library. What is not named here may change without notice.

## formats

formats-title = Files
formats-about =
    The files that people write, and those that the program keeps. Where a file is TOML, its JSON Schema lets an editor
    complete and check it. A [pack](../how-to/make-a-pack.md) is the tables of a game's files under the names of those
    files, with `[pack]` before them.
formats-schema = JSON Schema

## fields

fields-head = Field | What it holds | –
fields-optional = may be left out
