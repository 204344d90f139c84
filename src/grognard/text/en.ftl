### The program's own words.

## Common

number = { $n }
labelled = { $label }: { $what }
list-comma = { $before }, { $next }
list-semicolon = { $before }; { $next }
list-and = { $others } and { $last }
list-or = { $others } or { $last }
yes = yes
no = no
seat = Seat { $seat }
turn = Turn { $turn }
turn-called = Turn
turn-of = { $called } { $turn } of { $turns }
one-hex = 1 hex
score = { $side }: { $value } { $name }
inches = { $n }″
height-inch = { $z }″ up
height-mm = { $z } mm up
height-hex = level { $z }
percent = { $n }%
percent-below = < { $n }%
percent-above = > { $n }%
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
result-won = { $seat } wins
result-drawn = The game is a draw
clause = Rule { $clause }
breach = { $reason } (rule { $clause })
breach-no-upgrade = { $unit } cannot take “{ $upgrade }”, or takes it twice
breach-no-cards = An army of this game brings no cards
piece-given = { $name }
piece-numbered = { $name } { $number }
option-numbered = { $name } ({ $number })
place = { $x }, { $y }
result-won-several = { $seats } win
tally = { $name }: { $total } ({ $parts })
tally-part = { $reason } { $amount }
tally-ignored = { $reason } ({ $amount }, not counted)
refusal-cited = { $reason } (rule { $clause })

## Files

content-at = { $place }: { $problem }
content-entry = { $kind } '{ $id }'
content-nth = { $kind } number { $n }
content-table = table [{ $name }]
content-field = field '{ $field }'
content-item = field '{ $field }', item { $n }
content-no-file = there is no such file
content-folder = this is a folder, not a file
content-not-plain = this is not a plain file
content-unreadable = the file cannot be read ({ $reason })
content-too-big = the file is larger than { $limit ->
    [one] { $limit } byte
   *[other] { $limit } bytes
}, the most that is read
content-not-utf8 = line { $line } is not UTF-8 text; save the file as UTF-8
content-syntax = line { $line }, column { $column } is not valid TOML ({ $reason })
content-syntax-end = the file ends too early for valid TOML ({ $reason })
content-too-deep = tables or lists are nested too deeply
content-long-number = a number has too many digits
content-a-long-number = an enormous number
content-not-finite = expected a finite number, got { $got }
content-absurd = expected a number between -{ $limit } and { $limit }, got { $got }
content-duplicate = entries { $first } and { $second } have the same id
content-expected = expected { $wanted }, got { $got }
content-no-such = expected { $wanted }, got { $got }; did you mean { $guess }?
content-missing = field '{ $field }' is missing
content-unknown = unknown field '{ $field }'; the known fields are { $known }
content-unknown-none = unknown field '{ $field }'; no field is known here
content-unknown-guess = unknown field '{ $field }'; did you mean '{ $guess }'?
content-bad-key = expected { $wanted } as a key, got { $got }
content-invalid = { $reason }
content-no-chapter = there is no chapter '{ $chapter }'
content-no-clause = there is no clause '{ $clause }'
content-no-clauses = chapter '{ $chapter }' has no clause
content-an-integer = an integer
content-a-number = a number
content-a-text = a text
content-a-seat = a seat such as A, or B2 where a side has several players
content-an-id = an id such as ac_squire (small letters, digits and _)
content-a-filled-text = a text that is not empty
content-a-patterned-text = a text that matches { $pattern }
content-a-boolean = true or false
content-a-list = a list
content-a-table = a table
content-a-date = a date or time
content-something-else = another kind of value
content-a-list-of-one = a list with 1 value
content-a-list-of = a list with { $n ->
    [one] { $n } value
   *[other] { $n } values
}
content-between = { $what } from { $low } to { $high }
content-at-least = { $what } of at least { $low }
content-at-most = { $what } of at most { $high }
content-above = { $what } above { $low }
content-below = { $what } below { $high }
content-multiple = { $what } that is a multiple of { $step }
content-size-between = { $what } with { $low } to { $high } { $parts }
content-size-exact = { $what } with { $low } { $parts }
content-size-at-least = { $what } with at least { $low } { $parts }
content-size-at-most = { $what } with at most { $high } { $parts }
content-characters = characters
content-values = values
content-no-ruleset = there is no ruleset '{ $ruleset }'; there are: { $known }
content-no-scenario = there is no scenario '{ $scenario }'; there are: { $known }
content-no-unit = there is no unit '{ $unit }'; there are: { $known }
content-no-seat = there is no seat '{ $seat }' at this table
content-no-reference = '{ $id }' names nothing there is
content-bad-army = the army of seat { $seat } cannot be read ({ $problem })
content-table-too-small = a table is at least 4 by 4
content-empty-rectangle = a rectangle goes from its south-west corner to its north-east corner
content-no-place = there is no such place here
content-taken-place = that place is taken already
content-off-table = that place is not on the table
content-contradiction = '{ $one }' and '{ $other }' do not go together
content-other-game = this is a position of { $ruleset }
content-adds-to-nothing = there is no scenario to add terrain to; name one in 'scenario'
content-no-option = there is no such option; there are: { $known }
content-no-value = the values are: { $known }
content-in-terrain = nothing may stand there: terrain is in the way
content-on-base = its base overlaps that of '{ $other }'
content-terrain-off-table = the terrain does not lie on the table
content-table-cuts-terrain = the scenario's own terrain does not fit on a table of this size
content-too-intricate = the terrain has more than { $most ->
    [one] { $most } corner or hex
   *[other] { $most } corners or hexes
} altogether
content-no-outline = a { $kind } needs { $fields }
content-bad-outline = these corners enclose no simple area
content-no-kind = there is no such kind of terrain; there are: { $known }
content-taken-id = that is already the id of { $what }
content-a-terrain = a piece of terrain
content-a-marker = a marker
content-a-thing = something else on the table
content-more-than-printed = a unit cannot have more than its card says: { $most }
content-cannot-have = this unit cannot have that
content-past-the-end = the game ends with turn { $last }
content-too-many-of-card = card '{ $card }' is written down more often than there is one: { $most }
content-hand-too-large = a hand has at most { $most ->
    [one] { $most } card
   *[other] { $most } cards
}
content-active-off-table = '{ $unit }' is not on the table and cannot be active
content-active-seat = '{ $unit }' is not of the seat whose step it is
content-active-done = '{ $unit }' has acted already and cannot be active
content-active-phase = no unit is active in this phase
content-active-unable = '{ $unit }' is in no state to be active
content-needs-active = only a unit that is active has that; name it in '{ $field }'
content-no-head = a pack begins with a table [pack] that says: ruleset = "…"
content-not-in-head = only [pack] stands in the pack.toml of a folder; move [{ $table }] to a file of its own
content-no-entries = a pack holds lists of entries, such as [[units.unit]], and [words.en] with texts
content-big-pack = a pack is limited in bytes ({ $limit }) and in entries ({ $entries })
content-huge-pack = a pack is limited in files ({ $files }) and in bytes ({ $limit })
content-many-words = a pack is limited in words ({ $limit })
content-no-language = '{ $lang }' is no language; write en or fr
content-foreign-word = '{ $message }' names nothing that this pack adds or changes
content-bad-word = '{ $message }' is one line of 1 to { $limit } signs that can be printed
content-pack-of = this pack is for { $ruleset }, not for { $wanted }
content-no-table = there is no '{ $table }' in this game; there are: { $known }
content-no-entry = there is no '{ $entry }' here; there are: { $known }
content-not-in-rules = the rules of the game would have to know it; a pack may change these, and add none: { $known }
content-how-to-set = write it as in weapons.twin.damage.short=3 (file, entry, field, value), not '{ $got }'
content-leads-nowhere = there is no '{ $field }' to set there
content-no-surface = there is nothing to stand on at that height
content-carried-twice = somebody else carries that already
content-table-cuts-zones = the deployment zones do not fit on a table of this size

## What happens in any game

event-rolled = { $need ->
    [0] { $seat ->
        [none] Dice ({ $purpose }): { $faces }.
       *[other] { $seat } rolls ({ $purpose }): { $faces }.
    }
   *[other] { $seat ->
        [none] Dice ({ $purpose }): { $faces }, { $successes ->
            [one] one success
           *[other] { $successes } successes
        } ({ $need }+).
       *[other] { $seat } rolls ({ $purpose }): { $faces }, { $successes ->
            [one] one success
           *[other] { $successes } successes
        } ({ $need }+).
    }
}
rolled-by = { $seat } { $face }
event-rolled-off = { $again ->
    [none] Dice ({ $purpose }): { $dice }.
   *[other] Dice ({ $purpose }): { $dice }; a tie, so again: { $again }.
}
event-drawn = { $count ->
    [one] { $seat } draws { $count } card ({ $purpose }).
   *[other] { $seat } draws { $count } cards ({ $purpose }).
}
event-tossed = Lots are drawn ({ $purpose }): { $result }.
event-ran-out-of-time = { $seat } ran out of time.
event-departed = { $seat } leaves the game.
event-conceded = { $seat } concedes.
event-recalled = { $facts ->
    [none] { $kind }.
   *[other] { $kind } ({ $facts }).
}
outcome-nothing = nothing changes
outcome-more = and { $n } more
headline = { $percent } { $what }
headline-about = about { $percent } { $what }
headline-self = { $what } (self)
headline-whom = { $what }: { $whom }
headline-usual = if { $seat } answers as usual

## Records

record-no-record = { $file } is not a game record ({ $detail })
record-broken = { $file } is broken or cut short ({ $detail })
record-format = { $file } has format { $format }; this program reads format { $known }
record-too-large = { $file } is larger than any game record ({ $most ->
    [one] { $most } byte
   *[other] { $most } bytes
})
record-unreadable = { $file } cannot be read ({ $detail })
record-version = it was made with version { $version } of the rules of { $ruleset }; this program plays version { $known }
record-set-up = its set-up is not legal: { $cause }
record-moment = it has { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}; there is no moment { $moment }
record-other-battle = after answer { $answer } the battle is not the one recorded
record-other-result = the recorded result is not the one its answers lead to
record-after-the-end = answer { $answer } comes after the end of the game
record-illegal = answer { $answer } is not legal: { $cause }
record-not-the-seed = answer { $answer } is not what the seed gives
record-luck = after answer { $answer } chance does not go on as it should: dice may be taken back and drawn anew, but those drawn before never come again
record-too-elaborate = its table has so much on it that it takes too long to look at
record-no-dice = it does not say where its dice come from; something was taken out of it
record-no-seed = the seed of its dice is missing
record-seed-unasked = it has a seed although it says that it has none
record-no-pledges = what the players and the server pledged for the dice is missing, or was put in where nobody pledged anything
record-pledges = its pledges are not one of the server and one of every seat
record-pledge-broken = { $who ->
    [none] the server’s secret
   *[other] the secret of seat { $who }
} is not the one that was committed to before the first dice fell
record-other-seed = the seed of its dice is not the one that the players and the server made together
record-not-committed = nobody in it committed to { $commitment }; it is the record of another game, or the dice were exchanged
record-too-long = it has more than { $most ->
    [one] { $most } answer
   *[other] { $most } answers
}
record-trace = its trace cannot be read ({ $detail })
record-other-trace = its trace is not what its answers lead to
record-told = From answer { $answer } on, this game is told from its record and not played: it was made with version { $version } of the rules of { $ruleset }, and version { $known } goes another way there.

## After the game

luck-none = chance changed nothing here that could be weighed
luck-cards = its luck was in the cards, whose worth depends on how they are played: it is counted among the choices
luck-even = about as lucky as could be expected
luck-good = luckier than could be expected
luck-great = very lucky
luck-bad = less lucky than could be expected
luck-awful = very unlucky

## Advice

advice-now = Win chance now: { $chance }
advice-line = { $n }  { $answer }: { $chance }
advice-reason = { $text } ({ $gain })
advice-place = to { $x }, { $y }, facing { $heading }°
advice-point = to { $x }, { $y }
advice-turn = stay, facing { $heading }°
gain-game = it wins the game
loss-game = it loses the game
gain-worth = it betters our position
loss-worth = it worsens our position
gain-points = it scores
loss-points = it gives points away
gain-promise = our side comes to better places
loss-promise = our side comes to worse places
gain-their_promise = it leaves the enemy worse places
loss-their_promise = it leaves the enemy better places
gain-figures = it costs the enemy figures or strength
loss-figures = it costs us figures or strength
gain-fighters = it costs the enemy fighters or life
loss-fighters = it costs us fighters or life
gain-machines = it costs the enemy machines or armour
loss-machines = it costs us machines or armour
gain-models = it costs the enemy models or wounds
loss-models = it costs us models or wounds
gain-units = it costs the enemy units or models
loss-units = it costs us units or models
gain-pending = what is about to burst or to be tested hits the enemy
loss-pending = what is about to burst or to be tested hits us
gain-command = it leaves us more means of command
loss-command = it leaves us fewer means of command
gain-cards = it leaves us more cards
loss-cards = it leaves us fewer cards
gain-places = our fighters stand better
loss-places = our fighters stand worse
gain-held = we hold more ground
loss-held = we hold less ground
gain-ground = we hold more ground
loss-ground = we hold less ground
gain-our_fire = it brings our guns to bear
loss-our_fire = our guns have less to fire at
gain-their_fire = fewer of their guns reach us
loss-their_fire = more of their guns reach us
gain-exchange = the next blows are in our favour
loss-exchange = the next blows are in their favour
gain-else = other things speak for it
loss-else = other things speak against it

## Dice, cards and names that people enter themselves

enter-name = { $name }
enter-die-of-side = { $bonus ->
    [0] { $side }
   *[other] { $side }: + { $bonus }
}
enter-ties-again = A tie is rolled again.
enter-tied = The throw is still tied; roll again until one side wins.

## Refusals of any game

refusal-game-over = The game is over
refusal-not-your-turn = It is not { $seat } that is asked now
refusal-not-everyone = Every seat that is asked must give its own answer
refusal-not-picks = Say which ones are picked
refusal-picked-twice = Each can be picked only once
refusal-too-many-picks = { $most ->
    [0] None may be picked here
    [one] Only one may be picked
   *[other] At most { $most } may be picked, not { $n }
}
refusal-too-few-picks = { $least ->
    [one] At least one must be picked
   *[other] At least { $least } must be picked, not { $n }
}
refusal-given-two = Each place takes only one
refusal-given-twice = It cannot be given more than once
picked = { $n ->
    [0] nothing
   *[other] { $picks }
}
refusal-not-an-option = “{ $answer }” is not among the options
refusal-not-a-placement = A placement is a path of points and a heading from 0 to 359
refusal-not-these-dice = “{ $value }” is no such die. Give { $dice } whole numbers from 1 to { $sides }, one for each die
refusal-dice-missing = { $n ->
    [one] One die is still missing
   *[other] { $n } dice are still missing
}
refusal-not-the-next-card = “{ $card }” cannot be the next card of this deck
refusal-cards-missing = { $n ->
    [one] One card is still missing
   *[other] { $n } cards are still missing
}
refusal-entered-too-many = That is { $n } too many
refusal-not-this-toss = Give one of these: { $among }
refusal-no-such-seat = There is no seat { $seat }, or it cannot concede any more
refusal-nothing-to-undo = There is no choice to take back
refusal-no-such-moment = There is no such moment; the game has { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}
refusal-answer-not-used = “{ $answer }” answers nothing that is asked before this passage ends
refusal-not-an-answer = “{ $answer }” is no answer to this: { $question } The keys are: { $known }
refusal-answer-missing = An answer is missing: { $question } Give it too, such as “12,30”, “12,30 90” with a heading, or “stay”
refusal-plan-too-long = A plan may have { $n ->
    [one] { $n } character
   *[other] { $n } characters
} at most
refusal-plan-empty = “{ $words }” has a part without an answer: answers stand between “;”, and after “then” and “else”
refusal-plan-nested = “{ $words }” is a condition inside another: join conditions by “and”, or put it after a “;”
refusal-plan-no-then = “{ $words }” does not say what to do: write “if … then …”, or “if … then … else …”
refusal-plan-condition = “{ $words }” is no condition: write a roll such as “attack >= 2”, or what befell a piece such as “b1 destroyed”
refusal-plan-no-piece = There is nothing called “{ $piece }” here; there are: { $known }
refusal-plan-never-rolled = “{ $topic }” is never rolled in this passage; what is rolled: { $known }
refusal-no-such-scenario = There is no scenario “{ $scenario }”; there are: { $known }
refusal-no-such-seats = Nobody can sit at the table as “{ $seats }”; the ways to sit are: { $known }
refusal-rosters-and-seats = { $rosters ->
    [one] { $rosters } army does not fit
   *[other] { $rosters } armies do not fit
} { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}; give one for each
refusal-too-many-packs = Too many packs at once (at most { $most })
refusal-other-packs = This game was begun with other packs
refusal-no-such-roster = There is no army “{ $roster }”; give a .toml file or one of: { $known }
refusal-situation-says-all = A situation says scenario, armies and options itself; leave them out
refusal-roster-of-another-game = The army “{ $roster }” belongs to another game, { $ruleset }
refusal-no-such-option = There is no option “{ $option }”; there are: { $known }
refusal-no-such-players = { $players ->
    [one] { $players } player cannot share
   *[other] { $players } players cannot share
} a side; the most is { $most }
refusal-no-such-value = “{ $value }” is no value of the option “{ $option }”; the values are: { $known }
refusal-bots-and-sides = { $bots ->
    [one] { $bots } bot does not fit
   *[other] { $bots } bots do not fit
} { $sides ->
    [one] { $sides } side
   *[other] { $sides } sides
}; give one for each side, or one for all
namesake = { $name } ({ $seat })

## The board in plain lines

hexes = { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}
wind-n = N
wind-ne = NE
wind-e = E
wind-se = SE
wind-s = S
wind-sw = SW
wind-w = W
wind-nw = NW
board-off = (off the table)
board-done = (done)
board-hidden = { $n } face down

## How far it is to victory

standing-leads = { $side } leads by { $n ->
    [one] { $n } point
   *[other] { $n } points
}
standing-would-win = If it ended now, { $side } would win by { $n ->
    [one] { $n } point
   *[other] { $n } points
}
standing-level = Level on points
standing-shared = { $sides } share the lead
standing-goal = { $n ->
    [one] { $side }: { $n } more point wins at once
   *[other] { $side }: { $n } more points win at once
}
standing-goal-level = { $n ->
    [one] { $n } more point wins at once
   *[other] { $n } more points win at once
}
standing-length = { $period ->
    [turn] Most points after turn { $n } win
   *[round] Most points after round { $n } win
}
standing-left = { $period ->
    [turn] { $n ->
        [one] { $n } more turn after this one, then most points win
       *[other] { $n } more turns after this one, then most points win
    }
   *[round] { $n ->
        [one] { $n } more round after this one, then most points win
       *[other] { $n } more rounds after this one, then most points win
    }
}
standing-last = { $period ->
    [turn] Last turn: most points win
   *[round] Last round: most points win
}
ending-length = { $period ->
    [turn] After turn { $n } most points win.
   *[round] After round { $n } most points win.
}
ending-elimination = Whoever has nobody left before that has lost.
ending-goal = Whoever has { $points }, and more than the other side, wins at once.
