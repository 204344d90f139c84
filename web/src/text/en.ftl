language = English
language-choice = Language
motto = Tabletop battles, played exactly by the book.
play-now = Play now
play-title-now = Play now: { $title }
set-up = Set up
set-up-title = Set up: { $title }
setting-up = Setting up
offers = Anyone may join
offer-by = offered by { $who }
offer-take = Join
offer-take-seat = Join as { $seat }
offered = Listed in the lobby: anyone may take the seat.
not-offered = Only who has the link can take the seat.
offer-withdraw = Take it off the list
offer-make = Let anyone join
time-left = { $left } left
waits-for = waits for { $seats }
notify = Tell me when it is my turn
notify-refused = The browser does not let this page notify you. Allow notifications for it in the browser’s settings.
clock-free-short = no clock
clock-real-short = { $length } each, { $seconds } s earned per go
clock-days-short = { $length } for every go
continue = Continue
continue-all = { $count ->
    [one] Show the one game
   *[other] Show all { $count }
}
continue-fewer = Show fewer
continue-none = Games you start appear here; the address of a game is your seat in it.
watch = Watch or join
watch-link = Link to a game
watch-go = Go
watch-odd = This is not the address of a game. Paste the whole link.
open-record = Open a saved game
open-file = Choose a file…
rulesets-count = { $count ->
    [one] { $count } game system
   *[other] { $count } game systems
}
laying-table = Laying the table…
to-lobby = To the first page
no-game = There is no game here
nowhere = There is nothing at this address
nowhere-how = The link may be cut off or mistyped. Everything starts on the first page.
no-ruleset = There is no game system “{ $ruleset }” here. The link may be mistyped, or the system is not installed on this server.
no-answer = The server does not answer. Check the connection and try again.
went-wrong = Something went wrong ({ $status }). Try again.
try-again = Try again
deadline = When time is up, the usual answer stands in
chat = Table talk
chat-line = Say something
chat-say = Say
chat-empty = Nobody has said anything yet. Only those who sit at the table hear it.
chat-fresh = { $count } new
chat-mute = Mute
chat-unmute = Listen again
chat-muted = muted
clock = Time
clock-free = as much as you want
clock-free-how = No clock: everybody thinks as long as they like.
clock-real = minutes for the whole game
clock-real-how = Each player has so much time in all; finishing a go earns a little back.
clock-days = days for every go
clock-days-how = A go lasts from when you are asked until somebody else is. For games over weeks.
clock-minutes = Minutes each
clock-increment = Seconds earned per go
clock-days-per-go = Days per go
clock-then = When time is up
clock-forfeit = the game is lost
clock-bot = { $bot } plays on
clocks = Time left
clock-runs = { $seat }: the clock runs
clock-stands = { $seat }: the clock stands still
clock-low = little time left
clock-little = You have { $left } left.
clock-out = Out of time: { $seats }.
clock-taken-over = Your time was up: a bot ({ $bot }) plays for you from now on. You may go on watching.
is-over = over

set-up-game = Set up a game of { $title }
set-up-resumed = As you left it.
army-resumed = This army is as you left it.
start-afresh = Start afresh
choose-scenario = Scenario
packs = Packs
packs-laid = Packs: { $packs }
packs-how = A pack is a file of your own units, weapons, armies or scenarios, laid over the game.
packs-none = Play plain { $title }
pack-add = Add { $pack }
pack-drop = Drop or choose a pack (.toml)…
pack-reading = Reading the pack…
pack-is-laid = Nothing has changed: { $packs }
pack-unread = The file cannot be read. Choose it again.
with-packs = with { $packs }
choose-seats = Seats and armies
turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
who-sits = Who plays { $seat }
army-of = Army of { $seat }
army-switched = Switched: here each side fields a faction of its own.
scenario-rule = What { $scenario } asks for, in the rules:
usual-army = The usual army
muster = Build an army…
own-army = My army
change-army = Change
faction = Faction
points-left = { $left } of { $points ->
    [one] { $points } point
   *[other] { $points } points
} left
points-spent = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fewer = One { $unit } less
one-more = One { $unit } more
choose-options = Settings
choose-players = Players
against = against
ready-armies = Ready-made
kept-armies = My armies
muster-for = Build an army: { $seat }
army-name = Name of the army
start-from = Start from
recruits = Recruits
unit-card = Card
recruit = Recruit { $unit }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $have } of { $most }
unit-name = Name of { $unit }
unit-twin = One more { $unit }, just like this one
unit-remove = Remove { $unit }
army-empty = Nobody yet. Choose from the recruits, or start from a ready-made army.
army-legal = within all limits
save-army = Save as a file
open-army = Open a file…
keep-army = Remember
forget-army = Forget
roster-other-game = This army is for another game ({ $ruleset }).
deck-of = Cards: { $cards } of { $size }
deck-how = Choose { $size ->
    [one] { $size } card
   *[other] { $size } cards
} of this faction.
deck-usual = The usual cards
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
points-over = { $over } over the { $points ->
    [one] { $points } point
   *[other] { $points } points
}
units-count = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
limits-broken = { $count ->
    [one] one limit broken
   *[other] { $count } limits broken
}
use-army = Use this army
sit-me = Me, at this screen
sit-anyone = Anyone, from the lobby
sit-friend = A friend, by link
sit-bot = Bot: { $bot }
dice-thrown = What was thrown
own-dice = We throw our own dice
own-dice-how = You enter dice and cards; the program referees.
with-advice = Answers may be suggested
with-advice-how = Whoever is asked may see the best answers with their win chance.
start = Start the game
back = Back
next = Next
close = Close
confirm = Confirm
print = Print

table-of = The table: { $scenario }
follow-action = Follow the action
of-seat = Seat { $seat }
stands-at = at { $place }
stands-high = { $height } up
stands-under = under: { $roof }
faces = facing { $wind }
beside-table = beside the table
is-out = out of action
is-done = has acted
away = { $far } { $wind }
wind-0 = north
wind-1 = north-east
wind-2 = east
wind-3 = south-east
wind-4 = south
wind-5 = south-west
wind-6 = west
wind-7 = north-west

decision = Your decision
skip-to-decision = To your decision
options = Options
not-possible = Not possible now
tap-again = tap again
targets = { $n ->
    [one] { $n } target
   *[other] { $n } targets
} ›
courses-how = { $by ->
    [touch] Tap a lit hex, then tap it again: whoever can goes there.
   *[mouse] Click a lit hex: whoever can goes there. Shift-click: go there and go on.
}
more-options = { $n } more…
bar-confirm = Confirm
other-actions = ‹ Other actions
choose-here = Choose
card-here = What is here
can-now = Now
nothing-now = Nothing to be done with it now.
open-ground = Open ground.
odds-counting = Counting the odds…
odds-exact = exact odds
odds-sampled = estimated from { $samples ->
    [one] { $samples } trial
   *[other] { $samples } trials
}
odds-more = { $count ->
    [one] and one less likely outcome
   *[other] and { $count } less likely outcomes
}
odds-late = They took too long to count. Fold them in and out to try again.
odds-none = Nothing is left to chance here.
odds-unfold = Odds of “{ $option }”
together = Everybody chooses at the same time; choices are shown when all are in.
pick-at-most = { $count } of at most { $most }
pick-exactly = { $count } of { $most }
pick-between = { $count } picked; at least { $least }, at most { $most }
pick-more = { $count ->
    [one] Pick one more
   *[other] Pick { $count } more
}
pick-none = Confirm: none
pick-these = Confirm: { $names }
pick-many = Confirm these { $count }
pick-usual = The usual ones
pick-clear = None
give-how = Choose a thing, then who gets it; or the other way round.
give-things = Things to give
give-pair = { $what } → { $place }
give-more = { $place } still gets something
story-why = why?
caution-yes = Yes, do it
caution-no = No
auto-pass = Pass by itself where nothing can change
ask-again = Ask me again
ask-again-about = Ask me again about { $what }
yields = What you are not asked
yield-activation = No { $what } · this activation
yield-round = No { $what } · this round
yield-game = No { $what } · this game
yield-even-attacked = even when attacked
no-more = Let it pass, and the next ones too ({ $what }):
no-more-activation = this activation
no-more-round = this round
no-more-game = the rest of the game
no-more-even-attacked = Even when one of mine is attacked
waiting = Waiting
luck-awaited = Mixing the dice: waiting for the page of { $who }
luck-exchanged = The server shows another commitment for the dice than it did at first. Do not play on: it could have chosen them.
luck-server = Server
luck-of = { $kind ->
    [shared] Dice: everybody’s
    [table] Dice: your own
    [branched] Dice: the server’s, from the moment this game went on from
    [record] Dice: those of the record
   *[server] Dice: the server’s
}
luck-how = { $kind ->
    [shared] Everybody at the table and the server committed to a secret before any was shown, and the dice come from all of them together: nobody could choose them. This browser keeps the commitments. When the game is over, save its record: “grognard verify” proves every throw.
    [table] You throw your own dice and enter them; nobody can prove them.
    [branched] Up to a moment this is another game; from there on the server throws, and nobody pledged anything.
    [record] This is a record to look at.
   *[server] The dice come from a seed of the server’s, to which it committed before the first one fell. When the game is over, its record proves them.
}
telling-own = What you did is shown
waiting-for = Waiting for { $who }
your-turn = Your turn
to-move = to play
read-rule = Read rule { $rule }
read-rule-of = { $text }: read rule { $rule }
how-to-place = { $by ->
    [touch] Tap where it should go, or drag it there, as often as you like; then confirm.
   *[mouse] Click where it should go, or drag it there, as often as you like; then confirm, or double-click it. Arrow keys move it too.
}
how-to-aim = { $by ->
    [touch] Tap what to aim at, as often as you like; then confirm.
   *[mouse] Click what to aim at, as often as you like; then confirm, or double-click. Arrow keys move the mark too.
}
how-to-turn = { $by ->
    [touch] It stays where it is and only turns: tap where it should look, or drag round it; then confirm.
   *[mouse] It stays where it is and only turns: click where it should look, or drag round it; the wheel, Q and E turn it too. Then confirm.
}
how-to-face = { $by ->
    [touch] The handle before it turns it.
   *[mouse] The handle before it, the wheel, Q and E turn it.
}
how-to-nudge = The arrows move it by small steps.
waypoint-add = Bend the way here
how-to-bend = Shift-click adds a waypoint.
ghost-at = Place: { $x }, { $y }
place-nearest = This is as near as the rules allow: confirm, or choose another place.
place-stay = Stay here
place-suggest = Next place
suggest = Suggest
suggest-busy = Thinking it through…
suggest-best = The best answers
suggest-now = Win chance now: { $chance }
suggest-chance = win chance { $chance }
suggest-about = win chance { $chance }, give or take { $margin }
suggest-same = little sets it apart
place-detour = This way leads there too: confirm, or choose another one.
place-confirm = Confirm
turn-left = Turn left
turn-right = Turn right
waypoint-back = { $count ->
    [one] Remove waypoint
   *[other] Remove waypoint ({ $count })
}
path-length = Path { $length }
path-allowed = of { $allowed }
enter-dice = { $count ->
    [one] Throw a die with { $sides } sides and enter it.
   *[other] Throw { $count } dice with { $sides } sides and enter them.
}
enter-cards = { $count ->
    [one] Draw a card and enter it.
   *[other] Draw { $count } cards and enter them in the order drawn.
}
enter-names = Draw lots and enter the result.
enter-need = { $need } or more succeeds
enter-search = Look for a card
die-shows = It shows { $face }
take-back = Take back
dice-need = Dice { $faces }; { $need } or more needed: { $won ->
    [one] one success
   *[other] { $won } successes
}
dice-lie = Dice { $faces }

counters = On the side of the table
seats = Seats
you = you
seat-bot = Bot: { $bot }
seat-present = Is here
seat-absent = Is not here
colon = :
card-of = Card of { $name }
piles = Cards
boards-others = { $count ->
    [one] One board of the others
   *[other] { $count } boards of the others
}
timeline = Who acts when
acts-at = acts at { $value }
stop-done = has acted
stop-now = acts now
stop-to_come = still to act
rank-A = A
rank-K = K
rank-Q = Q
rank-J = J
face-down = A card face down
face-down-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} face down
others-see-back = It lies face down: others see its back

log = Log
log-empty = What happens will be told here, with its rules and dice.
log-earlier = { $count } earlier lines
see-moment = See this moment
turn-called = Turn
turn = { $called } { $turn }
turn-of = { $called } { $turn } of { $turns }
text-table = Table as text
text-how = Choose a unit to hear distances and directions from it.
text-from = Distances from { $name }:
text-terrain = Terrain and places
rules = Rules
close-rules = Close the rules
copy-clause = Copy a link to rule { $rule }
no-clause = There is no rule { $rule } in this book.
rules-missing = The rules of “{ $ruleset }” cannot be shown. Check the address and the connection, and try again.
rules-search = Search the rules
rulings-others = Other answers
rulings-other = Or: { $text }
rulings-option = (option “{ $setting }”)
rules-none = No clause says that.

undo = Undo
undo-ask = Ask to undo
undo-proposed = { $seat } asks to take the last choice back.
undo-asked = You have asked to take your last choice back. Waiting for { $who }.
undo-declined = { $who } would rather not take it back: your choice stands.
agree = Agree
decline = Decline
ruler = Ruler
ruler-how = { $by ->
    [touch] Drag, or tap two places. Between bases it measures from edge to edge, and says what one sees.
   *[mouse] Drag, or click two places (Enter on a piece). Between bases it measures from edge to edge, and says what one sees.
}
share = Share
resign = Concede
resign-sure = Give up this game? The other side wins, and it cannot be taken back.
resign-yes = Concede
resign-no = Play on
help = Help
keys = Keys
beside = Decision and log
parts = Parts of the screen
tab-decision = Decision
tab-cards = Cards
tab-log = Log
tab-units = Units
tab-text = Text
zoom-in = Zoom in
zoom-out = Zoom out
fit = Whole table
connection-connecting = Connecting…
connection-waiting = Connection lost; trying again…

awaiting = Waiting for your opponent
awaiting-how = Send your opponent the link to take the other seat.
copy-invitation = Copy the invitation for { $seat }
invite-seat = To play { $seat }
invite-watch = To watch
copy-link = Copy link
link-copied = Link copied
link-shared = Link sent
hand-over = Hand over to { $name }
hand-over-how = Whatever { $before } may see is off the screen until { $name } asks to look.
hand-over-go = I am { $name }: show me
hand-over-undo = I am { $before }: take my choice back
hand-over-undo-ask = I am { $before }: ask to take my choice back
join-title = You are invited: { $title }
join-seat = You will play { $seat } in “{ $scenario }”.
join-name = Your name
name-of = Name of the player: { $seat }
join = Take the seat
seat-taken = This seat has been taken
seat-taken-how = Somebody else ({ $seat }) has taken up this invitation. You may watch the game, or ask for another link.
seat-watch = Watch the game
seat-mine = That was me: to my seat

result = Result
end-won = You have won
end-lost = You have lost
end-draw = A draw
end-over = The game is over
end-told = The rules have changed
end-decided = What decided it
end-undecided = Nothing stands out that decided it.
end-balance = Win chance, turn by turn
end-balance-of = Above the line { $above } was ahead, below it { $below }.
end-counting = Looking for what decided it…
end-fortune-of = { $name }:
end-account = From the start to the result
end-account-how = Win chance of each side. Luck is what chance gave beyond what was to be expected; choices are all that was decided, by either side. Start, luck and choices add up to the result.
end-part-start = Start
end-part-luck = Luck
end-part-choices = Choices
end-part-end = Result
end-margin = (± { $margin })
end-luck-sampled = Some of it is estimated from samples.
end-dice = { $successes } of { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} succeeded; { $expected } were to be expected
end-swing = { $side } { $swing }
end-swing-luck = { $luck } by luck
end-share = Share the replay
rematch = Rematch
rematch-go = To the rematch
download = Save the game
replay = Replay
replay-how = Drag the bar or step through the game. Nothing you do here changes it.
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-moment = Moment
replay-at = { $at } of { $last }
replay-pace = Speed
replay-viewer = Whose view
replay-close = Back to the table
pace-slow = Slow
pace-fast = Fast
spectator = Spectator
branch = Play on from here
branch-title = Play on from this moment
branch-how = A new game starts from this moment; the old one stays as it was.
copy-moment = Link to this moment

light-switch = Light: { $light }
light-auto = as the system
light-light = light
light-dark = dark

cap-enter = Enter
cap-shift = Shift
cap-escape = Esc
cap-tab = Tab
key-option = choose that option
key-look = look at the options
key-commit = confirm
key-move = move the placement
key-fine = with arrows: in tenths
key-turn = turn the facing
key-cycle = next suggestion
key-waypoint = set a waypoint
key-cancel = step back
key-ruler = ruler
key-text = table as text
key-rules = rules
key-ask-again = ask me everything again
key-suggest = suggest an answer
key-undo = undo
key-fit = whole table
key-pan = move the table
key-zoom-in = zoom in
key-zoom-out = zoom out
key-log = log
key-help = these keys

guide-close = Close for good
lessons = First turn, step by step
lessons-done = { $done } of { $of } steps
lessons-free = Go on as you like. The next step comes by itself: { $next }
lessons-wait = The other side is at it. Next step: { $next }
lessons-over = You know the turn now
lessons-over-how = Everything else follows the same pattern. The steps can be opened again under Help.
lessons-again = Teach me the first turn again
briefing = Briefing
briefing-open = { $scenario }: read the briefing
briefing-scoring = What scores
briefing-ending = When it ends
briefing-armies = Who fights
briefing-first = Three good first moves
briefing-play = To the table
briefing-again = A click on the scenario’s name opens this again.
briefing-missing = The briefing could not be fetched. Close this and click on the scenario’s name to try again.
of-goal = { $value } of { $goal }
looking-up = Looking it up…
reference = Quick reference
reference-badges = Badges on pieces
reference-words = Words on cards
bot-levels = Opponents by level
bot-engines = More: engines
bot-rating = Rating { $elo }.
bot-rating-how = Elo points above the random bot, { $low } to { $high } with 95 % certainty, measured (games: { $games }).

## Heights

heights = Heights
edge-open = open edge
edge-barrier = parapet
edge-wall = wall
passage-ladder = ladder
passage-stairs = stairs up
passage-bridge = bridge
passage-gap = gap to jump
side-view = From the side
side-how = Draw a line over the table, or choose two pieces.
side-from = From
side-to = To
side-swap = The other way round
side-lay = Dragging over the table draws the line
side-place = the place { $x } ; { $y }
side-stops = In the way:
side-in-words = In words
side-cut = { $name }: from { $start } to { $end }, { $low } to { $high } high
side-ladder = { $name } at { $at }: from { $low } up to { $high }
side-area = { $name } on the ground: from { $start } to { $end }
side-stand = { $name } stands at { $at }, { $height } up
side-near = { $name } stands beside the line at { $at }, { $aside } away, { $height } up
side-blocked = { $rays ->
    [one] One ray is stopped by: { $name }
   *[other] { $rays } rays are stopped by: { $name }
}
key-side = see the table from the side
threat = Enemy reach
key-threat = how far enemies reach
seen = { $far } – { $how }
path-cost = costs { $cost }
step-cost = ({ $cost })

pace-normal = Normal
pace-instant = At once
scenes = Speed and sound
scenes-pace = How fast what happens is told
scenes-volume = Sound
scenes-volume-of = { $percent } %
scenes-silent = Off
scenes-how = A click or a key ends the beat that is shown; held, it ends all of them.
again = What happened since my move
key-again = What happened since my move
scene-skip = Skip
scene-how = A click or a key: the next beat. Held: all of it.
scene-won = { $won ->
    [one] 1 success ({ $need }+)
   *[other] { $won } successes ({ $need }+)
}
scene-points = { $who } +{ $points }
lately = Just now: { $words }
unit-lost = (lost)
models-lost = (− { $count })
## Fingers

tools = Tools
sheet = Height of the sheet
sheet-low = low
sheet-half = half
sheet-full = full
nudge = Move by small steps
nudge-west = Move west
nudge-east = Move east
nudge-north = Move north
nudge-south = Move south
nudge-step = Steps of { $step }
gestures = Gestures
gesture-tap = Tap
gesture-tap-does = look at a piece, a place or an answer: the table shows what would come of it
gesture-again = Tap again
gesture-again-does = do it
gesture-hold = Hold a finger on something
gesture-hold-does = read its card
gesture-drag = Drag
gesture-drag-does = on the ground: move the table; on a piece: move it there, or attack whom you drag it onto
gesture-pinch = Two fingers
gesture-pinch-does = bring the table nearer or further away
gesture-sheet = Drag the sheet by its edge, or tap there
gesture-sheet-does = give the table or the question more room

## Places that are typed

typed-label = Type a place
typed-go = Go
typed-hint = { $name ->
    [none] { $kind ->
        [turn] Such as “north-east”, “facing 3 o’clock” or “facing 90”.
       *[other] Such as “{ $x }, { $y }”.
    }
   *[other] { $kind ->
        [turn] Such as “north-east”, “facing { $name }”, “facing 3 o’clock” or “facing 90”.
        [both] Such as “{ $x }, { $y }”, “{ $far } toward { $name }” or “{ $far } north-east facing { $name }”.
       *[place] Such as “{ $x }, { $y }”, “{ $far } toward { $name }” or “{ $far } north-east”.
    }
}
typed-facing = facing|face|looking|looking at|looking to
typed-toward = toward|towards|to|to the
typed-articles = the|a|an
typed-units = inches|inch|in|mm|millimetres|millimeters|hexes|hex|steps|step
typed-winds = n|ne|e|se|s|sw|w|nw
typed-oclock = o'clock|oclock|o clock
typed-degrees = degrees|degree|deg
typed-how = Type two figures, such as “24, 6”, or a step, such as “6 toward Maul”.
typed-only-turns = It stays where it is and only turns: type “facing” and a direction or a name.
typed-no-turn = Where it faces does not matter here: leave “facing” out.
typed-outside = That is off the table, which ends at { $x }, { $y }: type smaller figures.
typed-no-direction = In which direction? Add “toward” and a name, or a direction such as “north”.
typed-not-there = It is not on the table yet: first type two figures for its place.
typed-how-far = How far? Begin with a figure, such as “2 north”.
typed-no-hex-wind = Hexes have no neighbours to the north and south: type east, west, north-east, north-west, south-east or south-west.
typed-nobody = Nothing on the table is called “{ $name }”. Type a name as the table as text tells it.
typed-several = Several are called that: { $names }. Type more of the name.
typed-nothing-there = Nothing can be chosen there now. The list tells where it can.
typed-choose = Several answers lie there: { $names }. Choose one in the list.
said-at = { $name }: { $place }
said-facing = facing { $wind } ({ $degrees } degrees)
said-path = path { $length } of { $allowed }
said-refused = not allowed: { $why }
said-nearest = as near as the rules allow
said-question = Your decision: { $text }
said-answers = { $count ->
    [one] One answer.
   *[other] { $count } answers.
}
said-earlier = { $count ->
    [one] One earlier event is in the log.
   *[other] { $count } earlier events are in the log.
}

## The table in words

text-size = The table is { $width } by { $height }. Places are told from west to east, then { $down ->
    [yes] from north to south
   *[no] from south to north
}.
text-ghost = Distances from where { $name } would stand:
text-sights = What { $name } sees
text-sights-wait = Looking…
text-sights-none = What is seen cannot be told now. Try again.
text-sight = Sight: { $how }
text-zones = Zones and objectives
text-on = on { $names }
extent-circle = middle { $place }, { $radius } across the radius
extent-box = from { $from } to { $to }, { $width } by { $height }
extent-hexes = { $count ->
    [one] the hex { $places }
   *[other] { $count } hexes: { $places }
}
extent-more = and { $count } more
rise = { $low } to { $high } high
rise-walkable = one may stand on it
zone-held = held by { $seat }
