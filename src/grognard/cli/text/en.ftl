### The words of the command line.

## Mistakes

mistake-language = There is no language “{ $asked }”; say { $known }.
mistake-command = There is no command “{ $command }”; grognard --help lists them.
mistake-option = There is no option “{ $option }” here; add --help to see those there are.
mistake-missing = { $argument } is missing; add --help to see how the command is called.
mistake-value = “{ $value }” is no value for { $argument }; add --help to see what is expected.
mistake-unused = “{ $argument }” is one argument too many; add --help to see how the command is called.
mistake-repeated = { $option } is given twice; give it once.
system-ENOENT = there is no such file or folder
system-EACCES = it is not allowed
system-EPERM = it is not allowed
system-EEXIST = it exists already
system-EISDIR = it is a folder, not a file
system-ENOTDIR = part of the path is a file, not a folder
system-ENOSPC = the disk is full
system-EROFS = the disk can only be read
system-ENAMETOOLONG = the name is too long
system-EMFILE = too many files are open
mistake-call = The command cannot be understood: { $problem }
mistake-only-told = What decided this game cannot be worked out: after answer { $played } it is told and not played. Choose an earlier moment with --at.
mistake-number = { $name } must be a number from { $least } to { $most }.
mistake-whole-number = { $name } must be a whole number from { $least } to { $most }.
mistake-record = The record cannot be used: { $problem }.
mistake-ruleset = There is no such game; there are: { $known }.
mistake-bot-unmade = The bot “{ $bot }” cannot be made ({ $why }); name it package:Class, where Python finds the package from this directory.
mistake-bot = There is no bot “{ $bot }”; there are: { $known }.
mistake-file = { $file } cannot be used: { $reason }.
mistake-not-written = { $file } cannot be written: { $why }.
mistake-too-much = This is more than the program can hold.
mistake-bug = The program failed, which is its own fault and not yours ({ $problem }); set GROGNARD_DEBUG=1 to see where.
mistake-workers-die = The processes that play keep dying with { $chunks ->
    [one] { $chunks } part of the work
   *[other] { $chunks } parts of the work
} left; try fewer --jobs.
mistake-nodes-die = The machines of the cluster keep dying with { $chunks ->
    [one] { $chunks } part of the work
   *[other] { $chunks } parts of the work
} left; look into Ray’s logs there.
mistake-no-ray = A cluster needs Ray; install it with: pip install "grognard[ray]"
mistake-jobs-on-cluster = A cluster uses all of its processors: give --jobs or --cluster, not both.
mistake-cluster-address = “{ $address }” is no address of a cluster; write HOST:PORT, as in head:6379, or local.
mistake-no-cluster = Nobody answers at { $address }; start the cluster there with: ray start --head
mistake-not-joined = There is no cluster to be joined at { $address }; run this on one of its machines, after ray start --address={ $address } there.
mistake-cluster-token = The cluster at { $address } does not accept this machine’s token; give all of its machines the same one (ray get-auth-token).
mistake-cluster-versions = The cluster at { $address } runs another version of Ray or Python than this machine; install the same on all of them.
mistake-cluster-differs = A machine of the cluster ({ $node }) has another Grognard than this one, or none; install the same on all of them.
mistake-no-matplotlib = Plots need matplotlib; install it with: pip install "grognard[lab]"
mistake-too-few-games = Too few games to learn from: what is fought for must have been played { $least ->
    [one] { $least } time
   *[other] { $least } times
}. Give more --minutes.
mistake-no-scipy = Fitting needs scipy; install it with: pip install "grognard[lab]"
mistake-no-polars = Writing Parquet needs polars; install it with: pip install "grognard[lab]"
mistake-web-address = “{ $address }” is no web address; it begins with https:// or http://.
mistake-mail-server = --mail is no mail server; write it as smtps://user:password@host?from=games@example.org&page=https://play.example.org.
mistake-address = “{ $address }” is no address; write it as 127.0.0.1:9100.
mistake-file-exists = { $file } is there already; give another name, or --replace.
mistake-no-games = There are no games in { $file }; name the file of the server with --database.
mistake-unsound = { $file } is no sound database of games: { $why }
mistake-in-use = A server plays on { $file }; stop it first.
mistake-backup-file = This command is for games in a file; copy a PostgreSQL database with pg_dump and pg_restore.
mistake-no-server = The server needs { $module }; install it with: pip install --upgrade --force-reinstall grognard
mistake-no-benchmarks = The benchmarks come with the source; run this from a checkout.
mistake-no-tests = There is no folder of tests at { $folder }; say where with --tests.
mistake-clause = There is no clause or chapter { $clause }; did you mean { $guess }?
mistake-nothing-found = No clause has “{ $words }”.
mistake-empty-name = The list “{ $listed }” has an empty name; write names by comma, as in one,other.
mistake-seed = A seed is at most { $most } printable signs.
mistake-seed-and-own-dice = Say --seed or --own-dice, not both: whoever throws real dice needs no seed.
mistake-setting = “{ $setting }” is no setting; write name=value.
mistake-seat = There is no seat { $seat }; there are: { $known }.
mistake-which-game = Say which game; there are: { $known }.
mistake-choose-and-plan = Give --choose or --plan, not both.
mistake-about = Nothing that happens is called “{ $kind }”; did you mean { $guess }? What may happen: { $known }.
mistake-situation-says = { $file } says itself what { $option } would; leave { $option } out.
mistake-database = No games can be kept in a database “{ $kind }”; give a file, sqlite:///FILE or postgresql://…
mistake-no-place = { $file } cannot be written: there is no such folder, or it is a folder itself.
mistake-save-where = Say where, as in: save battle

## Lists

list-more = Bots: { $bots }. More about a game: grognard list NAME
list-scenarios = Scenarios
list-rosters = Armies
list-units = Units
list-options = Options
list-seats = Ways to sit
list-weapons = Weapons
list-factions = Factions
list-abilities = Abilities
list-spells = Spells
list-effects = Effects
list-states = States
list-tags = Tags
list-cards = Cards
list-hero-cards = Hero cards
list-conditions = Conditions
list-ammunition = Ammunition
list-gear = Gear

## Rulings

rulings-none = No ruling is about this.
ruling-played = Played: { $answer }
ruling-other = Or: { $text }
ruling-option = Or, with --option { $setting }: { $text }

## Coverage

coverage-head = { $ruleset }: { $tested } of { $clauses ->
    [one] { $clauses } clause
   *[other] { $clauses } clauses
} have tests.
coverage-untested = Without a test: { $ids }
coverage-clause = { $tests ->
    [one] 1 test
   *[other] { $tests } tests
  }; { $fired ->
    [0] never applied
    [one] applied once
   *[other] applied { $fired } times
  }
coverage-never = Never applied in { $n ->
    [one] 1 game
   *[other] { $n } games
  } of { $bots }: { $ids }
silent-definition = A definition that other rules use.
silent-card_value = Says what a value on the card means; the rules that use the value are counted instead.
silent-measuring = Says how things are measured; it is part of every distance, contact, facing and sight.
silent-within_sight = Decides inside a sight query what blocks it; only clear lines lead to something that can be counted.
silent-by_hand = No rule brings it about today; a test does so by hand.
silent-not_offered = Seen only in what is not on offer.
silent-concession = Conceding is a player’s own choice, and bots never do.
silent-no_answer = Only for a player who does not answer.
silent-nothing_happens = Says that something does not happen.
silent-no_event = Names ready-made armies; choosing one is no event of the battle.
silent-emptied_pool = Takes several penalties on one small pool of dice.
silent-jumped_into_contact = Only for a machine that jumped into contact and strikes there.
silent-ran_into_contact = Only for a machine that ran 12″ into contact and strikes there: few are so fast.
silent-variant_in_contact = Needs a variant that few games of a sample are played with, and machines still in contact when the Movement Phase begins.
silent-immobilised = Needs a spell of immobilisation that takes hold; the two Magic-Users of the ready-made bands seldom cast.
silent-jump_down = Only on a platform, and only for one who leaps off it: bots take the ladder.
silent-terror = One figure of the ready-made bands has Terror, and it is slow: it is seldom reached, and seldom arrives.
silent-across_obstacle = Needs a melee across a low wall.
silent-across_ladder = Needs a melee across a ladder, which one scenario has.
silent-fights_lying = Needs a fallen figure that strikes from the ground: bots stand up instead.
silent-over_the_edge = Needs somebody pushed off a platform, which one scenario has.
silent-attack_spell = Needs a Magic-User within a stick of its target with enough successes left; the two of the ready-made bands prefer other actions.
silent-no_army = No ready-made army has a unit with it; it can be hired.
silent-one_in_melee = One figure of the ready-made bands has it, and it counts in melee alone.
silent-ambushed_runner = Needs an ambush on the one figure that has it.
silent-group_fire = Needs a group in contact with each other and with a common target: bots spread out.
silent-wiped_out = Needs a side wiped out to the last before the turns run out.
silent-stands_and_fights = Leaving a melee costs two actions: bots fight on.
silent-watched_charge = Needs a charge from outside at a figure on overwatch: bots go round its zone.
silent-within_path = Decided inside the reckoning of a path, which tells only what the path costs in all.
silent-climbs_alone = Needs a friend at the same wall beside the climber: bots climb alone.
silent-downhill = Needs a Charge from 3″ above its target that can be walked in one Action.
silent-same_spell = Needs the same Buff on a model twice in one turn.
silent-two_edges = Needs two edges equally near to a hair’s breadth.
silent-dropped_high = Needs a carrier Toppled above the ground.
silent-no_case = Provides for effects to come: nothing does it today.
silent-no_move_left = Needs a model slowed and wounded down to no move at all.
silent-two_at_once = Needs two enemies whose zones are entered within a hair’s breadth of each other.
silent-window_on_the_way = Needs an effect played on a model in the middle of its move.
silent-window_before_dice = Needs an effect that parts the fighters between announcement and dice.
silent-swallowed = Needs a swallower killed while its victim still lives.
silent-controlled = Needs a Controlled model with effects of its own, used by the other side.
silent-sleeps = Needs a Sedative for every slot of one dinosaur: it mostly falls or the game ends first.
silent-net_and_grab = Needs a unit held by a Net and by a Grab at once.
silent-leaves = Only dinosaurs of one scenario may leave, past all the humans: bots fight instead.
silent-tied_others = Needs units of two allied players that hold one target equally fast.
silent-two_sedatives = Needs a second Sedative in a unit before the first has been flipped.
silent-wakes = Needs one of the few cards that discard a Sedative.
silent-no_active_card = Needs a unit that drew no card to play.
silent-engaged_watcher = Needs an enemy who reaches a figure on overwatch alive.

## Simulation

simulate-progress = Games
simulate-wins = { $bot ->
    [none] { $who }: { $wins } ({ $share })
   *[other] { $who } ({ $bot }): { $wins } wins ({ $share })
}
simulate-draw = draw
simulate-interval = 95% interval for A: { $low } to { $high }%
simulate-unswapped = The sides have unequal seats, so nobody changed places.
simulate-speed = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s: { $speed ->
    [one] { $speed } game
   *[other] { $speed } games
} and { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} a second, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} each.

## Tuning

tune-progress = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
tune-title = { $name }: how likely a position is won
tune-foretold = Foretold, in percent
tune-came = Won, in percent
tune-head-kind = Scenario
tune-head-games = Games
tune-head-brier = Brier score
tune-head-gap = Greatest gap
tune-told = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}. On games held out: Brier score { $brier } (0.25 is what knowing nothing gives), and every tenth of the positions was won as often as foretold within { $gap } points.
tune-written = Weights, report and positions are in { $folder }.

## Balance

balance-progress = Games ({ $left ->
    [one] { $left } series left
   *[other] { $left } series left
})
balance-title = { $name }: who wins with which army ({ $games ->
    [one] { $games } game
   *[other] { $games } games
}, seats changed in pairs)
balance-head-scenario = Scenario
balance-head-first = First army
balance-head-second = Second army
balance-head-verdict = Verdict
balance-head-seat = First seat
balance-head-seated = As seated
balance-head-draws = Draws
balance-head-turns = Turns
balance-head-decisions = Decisions
balance-head-early = Over by turn 2
balance-head-leads = Lead changes
balance-head-decided = Decided after
balance-share = { $share }% ({ $low }–{ $high })
balance-verdict-even = even
balance-verdict-near = nearly even
balance-verdict-lopsided = lopsided
balance-verdict-disagree = bots disagree
balance-verdict-unknown = not known yet
balance-verdict-vague = too few games to tell
balance-verdict-single = one kind of bot only
balance-note-shares = Shares are those of the first army, a draw being half a win, with 95% intervals of which a pair of games is the unit. A verdict counts only where bots of different kinds agree, also where each leads either army (×).
balance-note-course = As { $bot } plays: what the first seat wins; what the first army wins where it sits first; the part of a game after which its winner was never in doubt.
balance-better = { $one } against { $other }, each leading either army from either seat: { $one } wins { $share }% of { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
balance-never = { $clauses ->
    [one] { $clauses } clause
   *[other] { $clauses } clauses
} never applied: { $which }.
balance-all-fired = Every clause applied, but for those that say why they seldom do.
balance-disagree = { $cells ->
    [one] In { $cells } row the bots disagree: what one finds strong the other does not, so it says
   *[other] In { $cells } rows the bots disagree: what one finds strong the other does not, so they say
} more about the bots than about the armies.
balance-left = { $cells ->
    [one] { $cells } row is
   *[other] { $cells } rows are
} not known well enough yet: the same command goes on where this one stopped.
balance-written = Report, data, games and replays are in { $folder }.
report-title = { $name }: are its games fair?
report-against = { $one } against { $other }
report-summary = { $cells ->
    [one] Measured in { $cells } pairing of armies and scenario.
   *[other] Measured in { $cells } pairings of armies and scenarios.
} { $told }
report-summary-even = { $cells ->
    [one] One is even, within 5 points.
   *[other] { $cells } are even, within 5 points.
}
report-summary-near = { $cells ->
    [one] One is nearly even, within 10.
   *[other] { $cells } are nearly even, within 10.
}
report-summary-lopsided = { $cells ->
    [one] One is lopsided.
   *[other] { $cells } are lopsided.
}
report-summary-disagree = { $cells ->
    [one] On one the bots disagree, so nothing is known of it.
   *[other] On { $cells } the bots disagree, so nothing is known of them.
}
report-summary-unknown = { $cells ->
    [one] One is not known well enough yet.
   *[other] { $cells } are not known well enough yet.
}
report-summary-vague = { $cells ->
    [one] Of one there were too few games to tell.
   *[other] Of { $cells } there were too few games to tell.
}
report-summary-single = { $cells ->
    [one] One was measured with a single kind of bot, which proves little.
   *[other] { $cells } were measured with a single kind of bot, which proves little.
}
report-how = { $games ->
    [one] { $games } game
   *[other] { $games } games
} by { $bots }; seed { $seed }; version { $version } of the rules. Games come in pairs on the same dice with places changed, and such a pair counts once.
report-armies = Armies
report-shares = Which army wins
report-shares-note = What the first-named army wins, a draw being half a win, with its 95% interval below. Each column is played by other bots; with a cross, each of two different bots leads either army by turns. Only where they agree does a share say something about the armies.
report-heat-note = Blue: the first army wins more. Orange: the second. The deeper, the more. Hatched: the bots disagree.
report-intervals = How sure that is
report-intervals-note = Shares of the first army with 95% intervals. The green band is 45 to 55%.
report-army-axis = Won by the first army, in percent
report-seats = What the first seat is worth
report-seats-note = Shares of whoever sits first, over both armies, with 95% intervals.
report-seat-axis = Won by the first seat, in percent
report-course = How the games go
report-lengths-note = How many games are over by each turn.
report-turn-axis = Turn
report-over-axis = Games that are over, in percent
report-decided-note = How many games are decided by each part of their course: from there on the later winner is never less than 75% likely to win. The later the curve rises, the longer a game stays open.
report-part-axis = Part of the game, in percent of its decisions
report-decided-axis = Games that are decided, in percent
report-better = Does better play win?
report-better-note = What the first-named bot wins against the other when each leads either army from either seat. At 50% it makes no difference who plays.
report-better-axis = Won by the first bot, in percent
report-clauses = Which rules apply
report-clauses-note = { $never ->
    [0] Every clause is a square, by chapter: the deeper, the more games it applied in, in the scenario where it did so most. None was idle without a reason.
    [one] Every clause is a square, by chapter: the deeper, the more games it applied in, in the scenario where it did so most. Dashed: { $never } clause that never applied. Dotted: never, and the book says why.
   *[other] Every clause is a square, by chapter: the deeper, the more games it applied in, in the scenario where it did so most. Dashed: { $never } clauses that never applied. Dotted: never, and the book says why.
}
report-games = Games worth a look
report-games-note = Each is a record in the folder { $folder } beside this page: open it in the browser under “Open a saved game”, or with grognard replay.
report-game = Game
report-winner = Winner
report-game-typical = A game like most
report-game-comeback = The greatest comeback
report-game-swings = The most lead changes
report-game-shortest = The shortest
report-game-longest = The longest
report-foot = Made by grognard balance from report.json and games.parquet beside this page, which hold every figure and every game.
tune-plot = A tenth of the positions each: what was foretold of them, and how many were won.
mistake-balance-sides = Balance can be measured where two sides meet.
mistake-balance-nothing = None of these armies may meet in these scenarios.
mistake-balance-too-many = That makes { $cells } pairs of armies and scenarios; name fewer with --armies or --scenarios, { $most } at most.
mistake-balance-bots = Give --bots between 1 and { $most ->
    [one] { $most } bot
   *[other] { $most } bots
}, each once.

## Comparison

change-title = { $name }: what a change does
change-how = { $games ->
    [one] { $games } game
   *[other] { $games } games
}; seed { $seed }. Every game is played twice, with and without the change, by the same bots on the same dice.
change-none = { $cells ->
    [one] No difference can be seen.
   *[other] In none of { $cells } measurements can a difference be seen.
}
change-some = { $cells ->
    [one] A difference can be seen
   *[other] A difference can be seen in { $seen } of { $cells } measurements
}: the greatest, in points of what the first army wins, is { $by } in { $where } ({ $armies }).
change-pairings = What it does to each pairing
change-pairings-note = What the first army wins, with 95% intervals; the difference in points, of which all games on the same dice are the unit.
change-illegal = { $cells ->
    [one] { $cells } pairing of armies is no longer legal: { $which }.
   *[other] { $cells } pairings of armies are no longer legal: { $which }.
}
change-events = What happens more or less often
change-events-note = How often in a game, on average; those that moved most clearly first.
change-no-events = Nothing happens clearly more or less often.
change-head-scenario = Scenario
change-head-armies = Armies
change-head-bots = Bots
change-head-before = Without
change-head-after = With
change-head-difference = Difference
change-head-turns = Turns
change-head-event = Event
price-title = What units are worth
price-note = Learnt from { $games ->
    [one] { $games } game
   *[other] { $games } games
} between armies drawn at random in { $scenario }: what a unit adds to the chance of winning, in points at the rate that all units together give for theirs, with 95% intervals.
price-fair = { $unit } is fair at { $low } to { $high } points; it costs { $cost }.
price-dear = { $unit } is fair at { $low } to { $high } points; at { $cost } it is dear.
price-cheap = { $unit } is fair at { $low } to { $high } points; at { $cost } it is cheap.
price-check = Checked by games: at { $price } points, armies with { $unit } win { $share } ({ $low }–{ $high }) against equals without.
price-unseen = Too few of the armies drawn had this unit to tell.
price-axis = Worth for its points; 1 is what all units give together
price-plot = What each unit gives for a point, with 95% intervals. Right of the line it is cheap, left of it dear.
price-head-unit = Unit
price-head-cost = Costs
price-head-fair = Fair at
price-head-armies = Armies that had it
compare-left = Not everything was played yet: the same command goes on where this one stopped.
compare-written = Report, data and games are in { $folder }.
mistake-compare-nothing = Say what to compare: --pack FILE, --set NAME=VALUE for a value of the content, --with OPTION=VALUE for a setting of the game, or --price UNIT.
mistake-compare-illegal = With this change none of these armies may be fielded any more: name others with --armies, or look for a fair price with --price.
mistake-prices-none = In this game units have no prices.
mistake-prices-unit = There is no unit “{ $unit }”; there are: { $known }.
mistake-prices-unclear = In { $games ->
    [one] { $games } game
   *[other] { $games } games
} more points did not clearly win more often, so nothing can be told in points; give --games and --minutes more.
mistake-prices-few = Too few games to learn prices from; give --minutes more, or --games at least { $least }.

## Ladder

ladder-bot = Bot
ladder-rating = Rating
ladder-interval = 95% interval
ladder-score = Won-drawn-lost
ladder-between = { $low } to { $high }
ladder-scenario = Scenario: { $name }.
ladder-note = Ratings are Elo points: 100 more win about 64 games in 100. The random bot has 0; without it, the weakest.
mistake-ladder-bots = Give --bots between 2 and { $most ->
    [one] { $most } bot
   *[other] { $most } bots
}, each once.
mistake-no-choix = Ratings need choix; install it with: pip install "grognard[lab]"

## Odds

odds-none-of-it = none of this happens
odds-rest = and { $n } rarer outcomes, { $share }% together
odds-estimate = Estimated from { $n } runs: there is too much to enumerate, or something is hidden.
odds-assumes = If every choice met on the way is answered as usual:
odds-if = If { $seat } answers { $answer }:

## Replays

replay-drawn = { $file }: the table after { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}.
replay-open = The game is not over after { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}.
summary-account = How it came to that, in win chance:
summary-fortune = { $side }: { $start } at the start, luck { $luck }, choices { $choices }: { $end }.
summary-fortune-about = { $side }: { $start } at the start, luck { $luck } and choices { $choices }, each ± { $margin }: { $end }.
summary-verdict = { $side }: { $verdict }.
summary-dice = { $successes } of { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} succeeded, { $expected } were to be expected.
summary-decided = What decided it:
summary-undecided = Nothing stands out that decided it.
summary-moment = Turn { $turn } (--at { $at }): { $text }. { $side } { $swing }, of which luck { $luck }.
summary-moment-chosen = Turn { $turn } (--at { $at }): { $text }. { $side } { $swing }.
verify-yes = The record is sound: { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
} in { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, each legal, each digest right.
verify-told = Verified up to answer { $played }; the rest was made with version { $version } of the rules and is told from its trace.
verify-no = The record does not hold: { $problem }.
verify-seeded = Every die and card is what the seed gives.
verify-redrawn = { $times ->
    [one] Once, chance that had been seen was taken back; what followed was drawn anew.
   *[other] Chance that had been seen was taken back at { $times } moments; what followed was drawn anew.
}
verify-shared = Every die and card is what the seed gives, and the seed was made of secrets of the server and of { $players ->
    [one] the player
   *[other] the { $players } players
}, who had committed to them before the first dice fell. Nobody chose these dice.
verify-undisclosed = The seed of the dice is shown when the game is over; until then chance cannot be checked.
verify-branched = It goes on from a moment of another game, by dice of the server that nobody pledged; chance cannot be checked.
verify-roll = answer { $answer }, lot { $lot }: { $entry }
verify-people = People rolled their own dice, so chance cannot be checked.

## Rosters

roster-legal = { $name } is a legal army.
roster-illegal = { $name } is not a legal army:

## Terminal

terminal-from-there = You play on from where it can still be played.
terminal-welcome = Type the number of an answer; “help” tells what else there is.
terminal-help =
    NUMBER       choose that answer (or type its key)
    X,Y HEADING  place at a point, by several points if need be: 12.5,30 14,36 90
    odds NUMBER  exact odds of an answer before you give it (add: best, tree)
    suggest      the best answers with their win chance; suggest NUMBER takes one
    why          what is not possible now, and why
    pass         let the moment pass
    yield [SPAN] let such moments pass, for this activation, round or game
                 (add: attacked, even then; yield off: ask me again)
    auto         pass by itself where nothing can change, or no more
    usual        take the usual answer
    board, map   the table
    log [N]      the last events
    rule ID      read a clause, or search for words
    undo         take back your last answer
    save FILE    write the game down; go on with: grognard play --resume FILE
    concede      give up
    quit         leave
terminal-suggest = “suggest 1” takes the first of them.
terminal-window = “pass” lets it pass, “yield” lets pass the next ones too ({ $what }).
terminal-yield-how = Where such a moment is asked about: yield activation, yield round, yield game; yield off asks you again.
terminal-yield-activation = Not asked for now: { $what }, this activation.
terminal-yield-round = Not asked for now: { $what }, this round.
terminal-yield-game = Not asked for now: { $what }, this game.
terminal-auto = { $on ->
    [yes] Passes by itself where nothing can change.
   *[no] Asks you even where nothing can change.
}
terminal-dare = Do it? (yes / no){" "}
terminal-pick = Type the numbers of what you pick ({ $least } to { $most } of them), as in “1 3”, or “none” for nothing.
terminal-place = A number, or a point and a heading: X,Y HEADING
terminal-dice = { $n ->
    [one] Roll { $n } die and type it.
   *[other] Roll { $n } dice and type them, with spaces between.
}
terminal-need = { $need } or more succeeds.
terminal-cards = { $n ->
    [one] Draw { $n } card and type its short or its full name.
   *[other] Draw { $n } cards and type their short names, with spaces between, or their full names, with commas between.
}
terminal-toss = Draw lots and type the result: { $among }
terminal-hand-over = { $seat }, take the keyboard and press Enter.
terminal-undone = Taken back.
terminal-all-possible = Everything is possible that could be.
terminal-not-now = That does not help with this question; “help” tells what does.
terminal-saved = Saved: { $file }
terminal-bye = Until the next game.

## A game of one's own

new-ruleset-written = { $folder } holds a whole small game in { $files } files, called { $name }. Install it, test it and play it:
mistake-new-name = “{ $name }” cannot be the name of a game; use small letters, digits and _, a letter first, such as pebbles.
mistake-new-name-taken = There is a game or a Python package called “{ $name }” already; choose another name.
mistake-new-not-written = { $folder } is not written: it exists already, or the folder it would be in does not.

## Doctor

compiling = Compiling { $kernels } pieces of geometry for this machine; that is done once and takes about a minute …
doctor-program = Grognard { $version }, Python { $python }, { $system }, { $cores ->
    [one] { $cores } processor
   *[other] { $cores } processors
}
doctor-libraries = Libraries: all that are needed
doctor-libraries-lacking = Libraries are missing: { $names }
    .do = pip install --upgrade --force-reinstall grognard
doctor-extra = Extra { $extra } ({ $what }): installed
doctor-extra-lacking = Extra { $extra } ({ $what }): not installed; it lacks { $names }
    .do = pip install "grognard[{ $extra }]"
doctor-for-fast = compiled geometry, for strong bots and mass play
doctor-for-lab = balance, ladder, tune, compare and Parquet files
doctor-for-envs = environments for research
doctor-for-spiel = OpenSpiel
doctor-for-ray = games on many machines
doctor-for-server = games kept in PostgreSQL
doctor-games = Games: { $games }
doctor-games-broken = The game { $name } cannot be loaded: { $problem }
    .do = mend or uninstall the package it comes from
doctor-games-none = No game is installed
    .do = pip install --upgrade --force-reinstall grognard
doctor-kernels = Compiled geometry: { $known } pieces ready
doctor-kernels-off = Geometry is not compiled, as GROGNARD_COMPILED=0 wishes: same results, more slowly
    .do = unset GROGNARD_COMPILED
doctor-kernels-plain = Geometry is not compiled: same results, more slowly
    .do = pip install "grognard[fast]"
doctor-kernels-broken = Geometry cannot be compiled ({ $problem }): same results, more slowly
    .do = pip install --upgrade --force-reinstall "grognard[fast]"
doctor-kernels-left = Compiled geometry: { $left } of { $known } pieces are still to be compiled, by the first who needs them
    .do = grognard doctor --compile
doctor-client = Browser client: { $size } MB
doctor-client-unbuilt = The browser client is not built
    .do = make web
doctor-client-gone = The browser client is missing
    .do = pip install --upgrade --force-reinstall grognard
doctor-browser = Browser: { $name ->
    [unnamed] found
   *[other] { $name }
}
doctor-browser-none = No browser was found on this machine
    .do = open the address that grognard play prints, or say grognard play --terminal
doctor-data = Data folder: { $folder }, { $free } GB free
doctor-data-closed = The data folder cannot be written: { $folder }
    .do = set GROGNARD_DATA to a folder of your own
doctor-data-full = The disk of the data folder is full: { $folder }
    .do = make room, or set GROGNARD_DATA to a folder elsewhere
doctor-database = Database: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
doctor-database-new = Database: made with the first game
doctor-database-broken = The database { $file } cannot be read: { $problem }
    .do = move the file elsewhere; a new one is made with the next game
doctor-compiling = Compiling geometry
doctor-summary = { $wrong ->
    [0] Nothing is wrong.
    [one] One thing is wrong: it is marked ✗.
   *[other] { $wrong } things are wrong: they are marked ✗.
}

## Help: plain lines without variables, read before anything else

help-usage = Usage:
help-usage-command = COMMAND
help-default = default:
help-choices = choices:
help-word-command = COMMAND
help-word-options = OPTIONS
help-word-args = ARGUMENTS
help-word-str = TEXT
help-word-int = NUMBER
help-word-float = NUMBER
help-word-path = PATH
help-word-choice = CHOICE
help-word-ruleset = RULESET
help-word-what = WHAT
help-word-file = FILE
help-word-situation = SITUATION
help-word-record = RECORD
help-word-name = NAME
help-word-folder = FOLDER
help-required = required
help-about = Tabletop miniatures games, played exactly by the book.
help-commands = Commands
help-options = Options
help-arguments = Arguments
help-front-commands = Commands:
help-front-options = Options:
help-front-help = Show this help; after a command, the help of that command.
help-help = Show this help.
help-version = Show the version.
help-example = Example:
stopped = Stopped.
stopped-kept = What was played is kept: the same command goes on from there.
stopped-game = The game is kept. To go on:
help-list = The games there are; or one game’s scenarios, armies, units and options.
help-rules = Read and search a game’s rulebook; see which rules are tested and which ever apply.
help-play = Play in the browser on this machine, or in the terminal.
help-serve = Run the server for games over the network.
help-simulate = Have bots play many games, and count who wins.
help-ladder = Have bots play each other, and rate how strong each is.
help-balance = Measure who wins with which army, in which scenario, from which seat.
help-balance-scenarios = Scenarios by comma; all if left out.
help-balance-armies = Armies by comma, every two of which meet; all for the ready-made ones of the game's size; each scenario's usual ones if left out.
help-balance-bots = Bots by comma: the first plays most, the others and pairs of both check it.
help-balance-width = Points that a share may be off, either way, before it is known well enough.
help-balance-minutes = Minutes to play at most; what was played before counts too.
help-balance-games = Games the first bot plays of each pair of armies, at least.
help-balance-sample = Games every other bot plays of each pair, and again against the first.
help-balance-units = Games between armies drawn at random, to learn what each unit is worth for its points; none if left out.
help-cluster = Play on a Ray cluster, HOST:PORT, or on one that is this machine alone, local. The result is the same.
help-balance-jobs = Processes to use; one for each processor if left out. The result is the same.
help-balance-out = Folder of results, to go on from later; balance/ and the name of the game if left out.
help-compare = Measure what a change does, and at how many points a unit is fair.
help-compare-with = NAME=VALUE: a setting of the game that is to be compared with how it is without.
help-compare-price = Unit of which to find the fair price, by its id.
help-compare-bots = Bots by comma: the first plays most; the others and pairs of both check it.
help-compare-games = Games the first bot plays of each pairing with and without, and with armies drawn at random.
help-compare-out = Folder of results, to go on from later; compared/ and the name of the game if left out.
help-tune = Learn from many games how likely a position is won.
help-tune-minutes = Minutes to play; what was played before counts too.
help-tune-out = Folder of weights, report and positions; tuned/ and the name of the game if left out.
help-tune-jobs = Processes to use; one if left out.
help-odds = The exact odds of a choice in a situation written down in a file.
help-replay = Tell a recorded game in words, or draw one of its moments.
help-verify = Replay a recorded game and check that every answer, die and result is right.
help-roster = Check army lists.
help-bench = Measure how fast the program is, beside others.
help-new = Begin a game of your own.
help-new-ruleset = Lay out a package of your own that plays at once, tests and all, to change into your game.
help-new-ruleset-name = What the game is called in calls and in code: small letters, digits and _.
help-new-ruleset-title = What players call it; made from the name otherwise.
help-new-ruleset-folder = The folder to write, which must not exist yet; the name of the game otherwise.
help-doctor = Tell what is installed, what is missing and what to do about it.
help-doctor-compile = Compile the geometry for this machine now, and not when it is first needed.
help-coverage = Which clauses have which tests, how often each applied in games of bots, and what was ruled.
help-coverage-exit = Exit code 1 if a clause has no test.
help-check = Whether an army list is legal and, if not, why, clause by clause.
help-check-exit = Exit code 1 if it is not.
help-lang = Language of what is printed: en, fr, or another that is installed.
help-json = Print one JSON object on standard output, and nothing else there.
help-ruleset-name = Name of the game, such as colossus.
help-scenario-name = Scenario; the game’s first one if left out.
help-roster-names = Armies, by comma: names of the game, or .toml files.
help-packs = Content of your own to lay over the game’s: a pack, as a file or a folder; may be repeated.
help-changes = One value of the game’s content, as in units.ac_squire.move=7; may be repeated.
help-pack = Content of your own: begin a pack, check it, show what it changes.
help-pack-path = The pack: a file or a folder.
help-pack-new = Write a commented pack to begin with.
help-pack-new-file = The file to write; it must not exist yet.
help-pack-check = Say whether a pack can be played, and what it lacks.
help-pack-check-exit = The exit code is 0 if it can and 1 if not.
help-pack-show = Tell what a pack changes, entry by entry, before and after.
help-option-values = A setting of the game, as name=value; may be repeated.
help-seed = Where chance comes from; the same seed, the same games.
help-ladder-scenario = Scenario; the first where both can lead the same army if left out.
help-ladder-bots = Bots by comma; a budget may follow each, as in search@0.5s or search@400.
help-ladder-games = How many games every two play.
help-ladder-budget = Seconds a bot may think.
help-ladder-jobs = Processes to use; one if left out.
help-list-games-ruleset = Name of one game.
help-port = Port to listen on; 0 for any.
help-play-ruleset = Name of the game, or the file of a situation to start from (.toml); chosen in the browser if left out.
help-play-bot = Bot to play against; without one, people share the table.
help-play-browser = Open the browser.
help-play-terminal = Play here, in the terminal.
help-play-seed = Where chance comes from; the same seed and the same answers, the same game.
help-play-dice = Throw your own dice, draw your own cards, and enter them.
help-play-resume = Go on with a recorded game, in the terminal.
help-serve-name = A name people reach the server by, as in play.example.org; may be given several times.
help-serve-proxy = The address of a proxy before the server, which is believed where callers come from; may be given several times.
help-serve-metrics = Address to tell counts and durations at, for Prometheus, as in 127.0.0.1:9100; nowhere if left out.
help-serve-webhook = Address that is told (POST, JSON, no keys) when somebody who is away has their turn; nobody if left out.
help-serve-mail = Mail server that writes to players who want it when it is their turn: smtps://user:password@host?from=ADDRESS&page=https://YOUR.SERVER; better in GROGNARD_MAIL, where nobody sees the password. Nobody is written to if left out.
help-serve-log = How to write the log: text, or one JSON object a line without keys, hands or answers.
help-server = Back up, restore and check the games of a server.
help-backup = Copy all games into one file, also while the server runs, and check the copy.
help-backup-target = The file to write; only you may read it, for it opens every game.
help-backup-replace = Write over a file that is there.
help-restore = Put a copy in the place of the games; those that were there are kept beside it.
help-restore-backup = The copy.
help-restore-replace = Also where there are games already.
help-server-check = Play every game of a server again and tell which of them are damaged.
help-server-check-exit = Exit code 1 if any is.
help-server-database = The file the games are in; that of this machine if left out.
help-serve-host = Address to listen on.
help-serve-database = Where games are kept: a file, or postgresql://USER@HOST/DATABASE.
help-serve-workers = How many processes share the games; more than one needs PostgreSQL.
help-rules-clause = Clause or chapter to read, such as 4.402, or words to look for; the whole book if left out.
help-rules-search = Only clauses that have all these words.
help-rules-rulings = The rulings alone: what is played where the source is silent or may be read in several ways.
help-rules-glossary = The terms of the game alone, in English and in French.
help-rules-titles = Titles only, without texts.
help-coverage-ruleset = One game; all if left out.
help-coverage-tests = Folder with the tests.
help-coverage-games = Games in the sample of each game.
help-coverage-bots = Bots that play the sample in turn, such as greedy@8,random: good ones show more rules and take longer.
help-coverage-clauses = List every clause with its tests, how often it applied and its rulings.
help-record-file = Recorded game (.game.json).
help-replay-at = How many answers to play; all if left out.
help-verify-commitment = A commitment that was shown before the first dice fell: the record must keep it; may be given several times.
help-verify-rolls = List every throw and draw, and the lot of the seed that it comes from.
help-replay-svg = Draw the table at that moment.
help-replay-seat = Draw what this seat may see.
help-replay-summary = Tell what decided the game and whom chance favoured, instead of its log.
help-check-file = Roster (.toml).
help-check-players = Players on the army’s side.
help-check-scenario = Scenario it is built for, where that sets limits.
help-simulate-bots = Bots by comma, one for each side or one for all.
help-simulate-ruleset = Name of the game, or the file of a situation to start from (.toml).
help-simulate-games = How many games.
help-simulate-jobs = Processes to use; what pays off if left out. The result is the same.
help-simulate-out = Parquet file for a row per game.
help-simulate-decisions = Parquet file for a row per decision: what the seat knew, what was offered, what it chose.
help-simulate-fired = Count how often each clause applied.
help-odds-situation = File of the situation (.toml).
help-odds-choose = What is chosen, in order: keys of options, or placements: “x,y heading”, or “stay”.
help-odds-plan = Answers that depend on what happens: "move; 10,12; if attack >= 2 then ranged:b1 else pass". Conditions: a roll (attack >= 2), what befell a piece (b1 destroyed), joined by and, turned round by not.
help-odds-about = What is told of each outcome: kinds of events by comma, such as killed,gruesomely-killed, instead of all that has changed.
help-odds-policy = Choices met on the way: their usual answer, their best one, or each apart.

## Packs

pack-head = A pack for this game. Uncomment what you want to change or add. An entry whose id the game knows changes just the fields you give; any other id is a new entry and needs all fields. Try it with: grognard pack check FILE, then grognard play GAME --pack FILE
pack-open = Entries you may change, or add to:
pack-closed = Entries you may change; the rules know them by their ids, so none can be added:
pack-known = Known:
pack-words = What your own things are called; a message is named after its kind and the id.
pack-written = { $file } is written. Edit it, then check it with: grognard pack check { $file }
pack-playable = { $pack } can be played: { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
} added or changed.
pack-nameless = Without a name in “{ $lang }”: { $messages } (see [words.{ $lang }])
pack-changes = { $pack } adds or changes { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}:
pack-new = { $id } is new ({ $file }, { $table })
pack-changed = { $id } is changed ({ $file }, { $table })
mistake-pack-not-written = { $file } is not written: it exists already, or its folder does not.
mistake-no-packs = { $ruleset } takes no packs.

backup-made = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} in { $file }; the copy is sound. Keep it where nobody else reads it.
restored = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} back in { $file }.
restored-aside = What was there before is in { $file }.
check-progress = Playing games again
check-sound = Played again to where they were left: { $plays }. Told, because their rules have changed: { $told }. Damaged: { $damaged }.
check-damaged = Game { $game } is damaged: { $why }
