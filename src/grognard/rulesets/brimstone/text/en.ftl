### Brimstone: the words a player reads.

## Game

ruleset-brimstone = Brimstone
    .summary = Companies clash in the underworld: every blow is answered, every inch near the enemy is contested, and the one who kills most speaks first.

## Factions

faction-gilded_march = The Gilded March
    .summary = A mortal expedition into the pit: disciplined steel, long muskets and a confessor's litanies.
    .special = Better Defence and more Command than the pit: Isaura hurries two friends at once, Netters pin what they cannot kill, the Confessor blesses or binds.
faction-ashen_court = The Ashen Court
    .summary = Lords of the pit and what they feed: hounds, embers, whispers and a maw that is never full.
    .special = Stronger blows and nastier tricks: the Duke whips his own into a frenzy, Nhal turns your fighters against you, Gullet swallows them whole.
faction-sellswords = Sellswords
    .summary = Blades for hire, at home on no side.
    .special = Blades for either side: up to two of them join any company, but never lead it.

## Units

unit-gm_isaura = Captain Isaura Veld
unit-gm_amos = Confessor Amos Thule
unit-gm_ortrud = Red Ortrud
unit-gm_halb = March Halberdier
unit-gm_buckler = Buckler-man
unit-gm_musk = March Musketeer
unit-gm_netter = Netter
unit-gm_giant = Penitent Giant
unit-ac_duke = Duke Marrowgrin
unit-ac_nhal = Nhal the Whisperer
unit-ac_gullet = Gullet
unit-ac_legion = Ash Legionary
unit-ac_hound = Wrath Hound
unit-ac_wretch = Mire Wretch
unit-ac_slinger = Ember Slinger
unit-ac_imp = Cinder Imp
unit-ss_lance = Free Lance
unit-ss_scout = Gutter Scout

## Weapons

weapon-claws = Claws
weapon-sabre = Sabre
weapon-mirehands = Mire hands
weapon-halberd = Halberd
weapon-greatblade = Greatblade
weapon-maul = Penance maul
weapon-maw = Maw
weapon-pistol = Wheellock pistol
weapon-musket = Long musket
weapon-crossbow = Crossbow
weapon-embersling = Ember sling

## Abilities

ability-brutal_charge = Brutal Charge
ability-steadfast = Steadfast
ability-elusive = Elusive
ability-first_strike = First Strike
ability-insignificant = Insignificant
ability-vanguard = Vanguard { $x }
ability-pathfinder = Pathfinder
ability-lure = Lure { $x }
ability-scout = Scout
ability-sharpshooter = Sharpshooter
ability-rage = Rage
ability-regeneration = Regeneration { $x }

## Special effects

effect-vae_soli = Vae Soli
    .what = In a melee, a friend who fights has 1 more die for 1 Command, 2 more for 2.
effect-vae_victis = Vae Victis
    .what = After a friend’s activation another waiting friend is activated at once.
effect-close_ranks = Close Ranks
    .what = A friend who is attacked has 2 more Protection against this attack.
effect-double_time = Double Time
    .what = One or two friends, not the user, are Sped Up for one activation.
effect-last_stand = Last Stand
    .what = The user and all friends in range are Brave for one activation.
effect-litany = Litany of Valour
    .what = One friend is Brave: for one activation, with 3 successes for two.
effect-chains = Chains of Dawn
    .what = 1 success: the enemy is Stunned; 2: Immobilized for one activation; 3: for two.
effect-absolve = Absolve
    .what = Takes one state off a friend; not Controlled, Swallowed or Rage.
effect-blood_oath = Blood Oath
    .what = Ortrud is Berserk and Brave for two activations.
effect-cast_net = Cast Net
    .what = 1 success: the enemy is Slowed Down; 2: Immobilized; 3: Knocked Down. A Very Large one takes one success more.
effect-whip = Whip of Cinders
    .what = One friend, not the user, is Berserk and Sped Up for one activation.
effect-searing_command = Searing Command
    .what = The weapon of a friend in melee has Piercing 2 for this attack.
effect-debt = Debt of Souls
    .what = The Duke recovers 4 life points, for a Command point lost for good.
effect-spite = Spite
    .what = An enemy whose dice hurt the Duke is Consumed.
effect-strings = Puppet Strings
    .what = 1 success: the enemy is Stunned; 2: Controlled for one activation; 4: for two. An Officer is only Stunned.
effect-kiss = Kiss of Embers
    .what = The enemy is Consumed: the more successes, the worse and the longer.
effect-dream = Leaden Dream
    .what = The enemy is Slowed Down for one activation.

## Companies

force-march_200 = Veld's Expedition
force-court_200 = The Duke's Table
force-march_100 = Veld's Vanguard
force-court_100 = The Duke's Hunt
force-march_giant_200 = The Penitent March
force-court_swarm_200 = The Whispering Swarm
force-march_300 = The Whole March
force-court_300 = The Full Court

## Scenarios

scenario-ford_of_cinders = Ford of Cinders
    .summary = Three dry passages between burning pools: hold them turn after turn.
scenario-scattered_reliquary = The Scattered Reliquary
    .summary = Five relics lie on the ash. Carry them, and better still carry them home.
scenario-sever_the_head = Sever the Head
    .summary = Everything turns on the two Officers: kill theirs, and lead yours into their camp.
scenario-the_pit = The Pit
    .summary = A small fight to learn the rules: whoever kills the most wins.
scenario-none = Open ground

## Terrain

terrain-difficult = Scree
terrain-area = Burnt thicket
terrain-low = Broken wall
terrain-tall = Basalt
terrain-pool = Brimstone pool
terrain-rule-difficult = Difficult: double cost
terrain-rule-area = Area: double cost, hides what is deep inside
terrain-rule-low = Low: 1″ to enter, gives cover
terrain-rule-tall = Tall: impassable, blocks sight
terrain-rule-pool = Pool: double cost, burns whoever touches it

## Zones

zone-south = South zone
zone-north = North zone
zone-objective = Objective { $number }
zone-relic = Relic { $number }

## Settings

option-terraforming = Terraforming
    .summary = Players lay six pieces of terrain themselves, instead of the scenario's.
option-large = Large game
    .summary = 300 points a side on the 200-point scenarios.
option-pay_once = One point for all zones
    .summary = One Command point frees a model from every Zone of Control it starts in, instead of one for each.
option-berserk_spares_friends = Berserk spares friends
    .summary = A Berserk model that kills rushes at the closest enemy, never at a friend.
option-slowed_last_of_all = Slowed Down last of all
    .summary = Slowed Down models wait for all others of both sides, not only for those of their own.
option-windows_a = Windows for seat A
    .summary = Ask in every window, only during attacks, or never.
option-windows_b = Windows for seat B
    .summary = Ask in every window, only during attacks, or never.
value-ask = Always ask
value-attacks_only = Only during attacks
value-never = Never ask

## Statistics

stat-dpt = Move (MOV)
stat-cbt = Combat (CBT)
stat-def = Defence (DEF)
stat-tir = Shooting (SHO)
stat-foi = Faith (FTH)
stat-cmd = Command (CMD)
stat-pr = Protection (PR)
stat-lp = Life points
stat-wounded_at = Wounded at
stat-rank = Rank
stat-base = Base
stat-ability = Ability
stat-effect = Special effect
stat-cost = Cost
stat-vp = Victory points
stat-command = Command
stat-base_command = Base Command
stat-kills = Kill score
stat-dominance = Dominance
rank-officer = Officer
rank-independent = Independent
rank-trooper = Trooper
base-medium = Medium
base-large = Large
base-very_large = Very Large

## States

state-berserk = Berserk
state-brave = Brave
state-consumed = Consumed
state-controlled = Controlled
state-immobilized = Immobilized
state-knocked_down = Knocked Down
state-slowed = Slowed Down
state-sped_up = Sped Up
state-stunned = Stunned
state-swallowed = Swallowed
state-wounded = Wounded
state-relic = Carries a relic

## Phases and windows

phase-set_up = Set-up
phase-upkeep = Upkeep phase
phase-action = Action phase
phase-end = End phase
window-w1 = before a model is chosen
window-w2 = before the action is declared
window-w3 = before the action begins
window-w4 = during the move
window-w5 = before the dice
window-w6 = before the damage
window-w7 = after the attack
window-w8 = at the end of the action

## Actions

action-advance = Advance
action-run = Run
action-assault = Assault
action-charge = Charge
action-shooting = Shooting
action-concentration = Concentration
action-focusing = Focusing
action-melee = Melee
action-flee = Flee
action-stand_up = Stand up
action-hold = Hold
action-advance-paid = Advance, paying { $price } Command
action-run-paid = Run, paying { $price } Command
action-assault-paid = Assault, paying { $price } Command
action-charge-paid = Charge, paying { $price } Command
action-shooting-paid = Shooting, paying { $price } Command
action-concentration-paid = Concentration, paying { $price } Command
action-flee-paid = Flee, paying { $price } Command
band-point_blank = point blank
band-short = short range
band-medium = medium range
band-long = long range
reason-cumbersome = the weapon is too cumbersome to be fired after a move
reason-no-target = nobody can be targeted
reason-no-dice = no dice are left
reason-unable = the shooter is no longer able to
purpose-melee = melee
purpose-shooting = shooting
purpose-power = power
purpose-resistance = resistance
purpose-net = Cast Net
purpose-berserk = Berserk
purpose-dominance = Dominance

## Events

event-mustered = { $seat } brings { $faction }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-dominance-taken = Turn { $turn }: { $seat } takes Dominance, { $score_a } to { $score_b }.
event-dominance-kept = Turn { $turn }: { $seat } keeps Dominance, { $score_a } to { $score_b }.
event-initial-dominance = { $seat } begins with Dominance, { $value_a } to { $value_b }.
event-piece-laid = { $seat } lays a piece at { $at }: { $terrain }.
event-piece-set-aside = There is no room left for this piece: { $terrain }.
event-piece-shifted = A Scout of { $seat } shifts a piece to { $at }: { $terrain }.
event-zone-taken = { $seat } takes the { $zone }.
event-deploys-first = { $seat } deploys first.
event-deployed = { $model } deploys at { $at }.
event-command-counted = { $seat } has { $points } Command.
event-turn-began = Turn { $turn } begins.
event-command-refreshed = { $seat } has { $points } Command again.
event-digested = { $model } is being digested: { $loss } LP lost.
event-burned = { $model } burns: { $loss } LP lost.
event-regenerated = { $model } regenerates { $amount } LP.
event-first-player = { $seat } goes first.
event-passed = { $seat } passes.
event-activated = { $model } is active.
event-lured = { $model } cannot resist the lure of { $lure }.
event-action-declared = { $model } declares: { $action }.
event-zones-paid = { $points } Command free { $model } from the zones it is in.
event-moved = { $distance ->
    [0] { $model } stays where it is.
   *[other] { $model } moves { $distance }″ to { $at }.
}
event-zone-entered = { $model } enters the Zone of Control of { $enemies }.
event-zone-answered = { $answer ->
    [engage] { $model } engages.
    [approach] { $model } approaches.
   *[stop] { $model } stops.
}
event-engaged = { $model } is in contact with { $enemies }.
event-action-failed = { $model } has nobody to attack: { $action }.
event-stood-up = { $model } stands up.
event-held = { $model } holds.
event-flee-struck = { $striker } strikes at { $model } as it flees.
event-could-not-flee = { $model } finds no way out and stays.
event-scorched = { $model } touches a Brimstone pool.
event-melee-declared = { $attacker } attacks { $target }.
event-attack-fell-away = The attack of { $attacker } on { $target } comes to nothing.
event-hit = { $attacker } against { $target }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $damage } damage.
event-first-struck = { $model } strikes first, and there is no answer.
event-shot-declared = { $shooter } shoots at { $target }, { $distance }″ away ({ $band }), difficulty { $difficulty }.
event-shot-lost = The shot of { $model } is lost: { $reason }.
event-shot-hit = { $attacker } at { $target }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $damage } damage.
event-strayed = { $hits } stray hits of { $shooter } strike { $friend }: { $damage } damage.
event-died = { $model } dies.
event-command-lost = { $seat } loses { $points } Command.
event-state-gained = { $model }: { $state } ({ $count }).
event-state-faded = { $model } is no longer { $state }.
event-state-removed = A state is taken from { $model }: { $state }.
event-control-ended = { $model } obeys its owner again.
event-swallowed = { $swallower } swallows { $model }.
event-released = { $model } is free again at { $at }.
event-relic-taken = { $model } picks up a relic.
event-relic-dropped = { $model } drops a relic at { $at }.
event-went-berserk = { $model } runs amok and turns on { $target }.
event-stayed-calm = { $model } keeps its fury in check.
event-effect-used = { $model } uses { $effect } on { $targets }.
event-command-spent = { $seat } spends { $points } Command.
event-command-given = { $seat } gives up { $points } Command for good.
event-power-cast = { $effect } of { $model } on { $target }: { $successes } net successes.
event-recovered = { $model } recovers { $amount } LP.
event-reaction-announced = { $model } announces { $effect } against { $target }.
event-reaction-lost = { $effect } of { $model } is lost.
event-objectives-held = { $seat } scores { $points } VP for objectives held.
event-turn-ended = Turn { $turn } ends.
event-battle-ended = The battle is over: { $seat } wins (rule { $clause }).

## Questions

ask-company = Which company do you lead?
ask-dominance = Toss a coin for Dominance: 4 or more is heads, for seat A.
ask-terraform = Which piece of terrain do you lay?
ask-terrain-turn = Which way does it lie?
ask-place-terrain = Where does the piece lie?
ask-shift = Does your Scout shift a piece of terrain?
ask-place-shift = Where to?
ask-take-zone = Which deployment zone do you take?
ask-zone = { $piece } enters the Zone of Control of { $enemies }: engage, come closer or stop?
ask-zones = { $piece } enters the Zones of Control of { $enemies } at once: engage, come closer or stop?
ask-deploys-first = Who deploys first?
ask-deploy = Which model do you deploy next?
ask-place-deploy = Deploy { $piece }: where?
ask-first-player = You hold Dominance: who goes first this turn?
ask-activate = Which model do you activate?
ask-window = Use an effect { $window }?
ask-relic = Pick the relic up with { $piece }?
ask-lure = { $piece } is lured: whom does it attack, and how?
ask-action = What does { $piece } do?
ask-charge-target = Charge with { $piece }: whom?
ask-place-move = Where does { $piece } move?
ask-place-replan = Where does { $piece } go from here?
ask-place-approach = How close does { $piece } come?
ask-mark = Pause the move of { $piece } at a corner, so that effects may be used there?
ask-route = Two routes are equally short: which does { $piece } take?
ask-engage = Whom does { $piece } engage?
ask-melee-target = Whom does { $piece } strike?
ask-weapon = Which weapon does { $piece } use?
ask-swallow = Swallow { $piece }?
enter-misses-again = { $rerolls ->
    [one] The lowest die that misses is rolled again.
   *[other] Up to { $rerolls } dice that miss are rolled again, the lowest first.
}
enter-rolled-again = The dice rolled again
ask-berserk = Roll for Berserk: on 4 or more it rushes.
ask-berserk-target = { $piece } goes berserk: at which of the closest does it rush?
ask-shooting-target = Shoot with { $piece }: at whom?
ask-concentration = Move { $piece } before or after its effect?
ask-effect = Use an effect of { $piece }: which?
ask-absolve = Which state is taken from { $piece }?
ask-flee-striker = { $piece } flees: who strikes it?
ask-vae-victis = Vae Victis for { $price } of your { $left } Command: activate another model at once?
ask-melee = Roll the melee dice.
ask-shooting = Roll the shooting dice.
ask-power = Roll the Faith dice of the power.
ask-resistance = Roll the Faith dice of resistance.
ask-net = Roll the dice of the net.

## Options

option-self = I do
option-opponent = My opponent
group-use = { $effect }
option-pass = Nothing
option-use = { $effect } on { $targets }
option-use-soli = { $effect } +{ $size } for { $targets }
option-no-effect = No effect
option-leave-relic = Leave it
option-take-relic = Pick it up
option-engage = Engage { $enemies }
option-engage-several = Engage { $enemies } together
option-approach = Approach { $enemies } and stop short
option-stop = Stop here
option-route = Route { $number }
option-no-mark = No pause
option-mark = Pause at corner { $number }
option-effect-first = Effect first
option-move-first = Move first
option-swallow = Swallow it
option-spare = Let it be
option-no-victis = Nobody
option-lured-assault = Assault { $piece }
option-lured-charge = Charge { $piece }
option-east-west = East to west
option-north-south = North to south
option-no-shift = Shift nothing
option-shift-tall = Shift the basalt
option-shift-low = Shift the broken wall
option-shift-area = Shift the burnt thicket
option-shift-pool = Shift the pool
option-shift-difficult = Shift the scree

ask-double-time = Hurry one or two friends with { $piece }: which?
option-use-some = { $effect }

## What answers would change

note-vae_soli = More dice for this attack, 1 Command each; free for whoever is Sped Up.
note-vae_victis = Another model acts at once.
note-close_ranks = Protection +2 for this attack; 1 Command.
note-double_time = Sped Up 1 for one or two friends; 1 Command.
note-last_stand = Brave 1 for everybody near; 1 Command for good.
note-litany = Faith dice at 4+: Brave.
note-chains = Faith dice at 4+, resisted: Stunned or Immobilized.
note-absolve = Faith dice: takes a state away.
note-blood_oath = Berserk 2 and Brave 2.
note-cast_net = Three dice: Slowed Down, Immobilized or Knocked Down.
note-whip = Berserk 1 and Sped Up 1 for a friend.
note-searing_command = Piercing 2 for this attack.
note-debt = Recovers up to 4 LP.
note-spite = Whoever did the damage is Consumed.
note-strings = Faith dice, resisted: Stunned or Controlled.
note-kiss = Faith dice, resisted: Consumed.
note-dream = Faith dice, resisted: Slowed Down.
note-charge = { $distance }″ away; a charge goes { $reach }″.
note-shot = { $dice ->
    [one] One die, a hit on { $need } or more.
   *[other] { $dice } dice, each a hit on { $need } or more.
}
note-advance = Moves up to { $reach }″.
note-run = Moves up to { $reach }″.
note-assault = Moves up to { $reach }″ into contact and strikes.
note-charge-action = Moves up to { $reach }″ into contact and strikes, with one die fewer.
note-shooting = Shoots; may move first, for one die fewer.
note-concentration = Uses an Active effect; may also move.
note-concentration-engaged = Uses an Active effect, then fights at a disadvantage.
note-focusing = Uses an Exhausting effect, without moving.
note-melee = Strikes an enemy in contact.
note-flee = Is struck once, then moves away.
note-stand_up = Gets up.
note-hold = Does nothing.
note-relic = The carrier has 1″ less to move, and cannot run, charge or shoot.
caution-too-far = Out of reach: the charge cannot arrive.
caution-stray = A die hits { $friend }, your own model, on a 1.
caution-friend = { $piece } is your own model.

## What led to a question

story-attack = { $way ->
    [shooting] { $rolled ->
        [yes] { $by } shoots at { $to }, which has { $life } LP: hits { $hits }.
       *[no] { $by } shoots at { $to }, which has { $life } LP.
    }
   *[melee] { $rolled ->
        [yes] { $by } strikes at { $to }, which has { $life } LP: { $hits } hits against { $against }.
       *[no] { $by } strikes at { $to }, which has { $life } LP and strikes back if it can.
    }
}
story-activation = { $by } is active.
story-between = Nobody is active; the next to choose a model: { $seat }.
story-zone = { $by } comes close to { $to }. In contact both can fight; short of it, it stays where it stops.
story-flight = { $by } turns its back on: { $to }. One of them strikes at it first.
story-swallow = { $hits ->
    [one] { $by } has hit { $to } once, enough to swallow it.
   *[other] { $by } has hit { $to } { $hits } times, enough to swallow it.
}
story-fury = { $by } has killed and is berserk. Equally near: { $to }.
story-command = { $model ->
    [none] An activation has ended.
   *[other] { $model } has finished its activation.
} { $by } may have another friend activated before the enemy’s turn.

## Moments that come again

window-vae-victis = Vae Victis
window-relics = relics
window-marks = pauses of a move
window-concentration = moves of a Concentration

window-attacks = effects for attacks
window-any-time = effects for any moment

## Refusals

refusal-one-point = Give exactly one point
refusal-off-lattice = Points are measured in thousandths of an inch
refusal-off-table = It must stay wholly on the table
refusal-off-route = That point is not on the shortest route
refusal-not-contact = An approach stops short of contact
refusal-too-far = That is farther than the { $allowed }″ allowed
refusal-rests-on-low = A base may not rest on Low terrain unless it touches an enemy
refusal-must-leave = A fleeing model must leave
refusal-must-end-free = A fleeing model must end free of contact
refusal-path-blocked = { $model } is in the way
refusal-path-through-tall = Tall terrain is in the way
refusal-contact-ends-move = Contact with { $model } ends the move
refusal-outside-zone = The base must be wholly inside your zone
refusal-in-enemy-zone = A Scout stays out of the enemy's zone
refusal-scout-too-near = A Scout is placed at least 8″ from every enemy
refusal-on-model = Another model stands there
refusal-on-tall = Nobody stands on Tall terrain
refusal-too-near-piece = Pieces lie at least 3″ apart
refusal-in-deployment-zone = Pieces lie outside the deployment zones
refusal-on-relic = Tall and Low pieces may not cover a relic
refusal-not-down = Only a model that is Knocked Down can stand up
refusal-knocked-down = A model that is Knocked Down can only stand up
refusal-controlled = A Controlled model cannot do that
refusal-immobilized = An Immobilized model neither moves nor attacks
refusal-carries-relic = Whoever carries a relic may not Run, Charge or Shoot
refusal-nobody-to-charge = There is no enemy in play to charge
refusal-needs-free = Only free models can do that
refusal-needs-engaged = Only engaged models can do that
refusal-no-tir = It has nothing to shoot with
refusal-no-cbt = It has no CBT
refusal-cannot-pay = Leaving the zones costs { $price } Command, and { $purse } is left
refusal-zone-flee = A free enemy is too near: fleeing costs { $price } Command
refusal-zone-holds = The zones it starts in can only be left into contact, which is out of reach, or for Command

## Recruiting

recruits-officer = Officers
recruits-independent = Independents
recruits-trooper = Troopers
recruits-sellsword = Sellswords
breach-unknown-unit = There is no model { $unit }
breach-points = The company costs { $spent ->
    [one] { $spent } point
   *[other] { $spent } points
}, and { $points } is all there is to spend
breach-officer = A company has exactly one Officer, not { $officers }
breach-named = There is only one { $unit }
breach-rarity = { $number } × { $unit }, and a company may have { $most }
breach-independents = { $number ->
    [one] { $number } Independent
   *[other] { $number } Independents
}, and a company of this size may have { $most }
breach-troopers = { $number ->
    [one] { $number } Trooper
   *[other] { $number } Troopers
}, and a company needs at least { $least }
breach-no-faction = There is no faction { $faction } to lead
breach-hired = { $number ->
    [one] { $number } Sellsword
   *[other] { $number } Sellswords
}, and a company may hire { $most }
breach-faction = { $unit } belongs to another faction

## Tallies

tally-cbt = Combat dice
tally-def = Defence
tally-tir = Shooting dice
tally-foi = Faith dice
tally-pr = Protection
tally-difficulty = Difficulty
tally-printed = printed
tally-brave = Brave
tally-immobilized = Immobilized
tally-knocked_down = Knocked Down
tally-stunned = Stunned
tally-wounded = wounded
tally-steadfast = wounded, but Steadfast
tally-charge = charging
tally-concentration = Concentration
tally-support = support
tally-vae_soli = Vae Soli
tally-clamp = from 2 to 6
tally-moved = moved
tally-cover = cover
tally-close_ranks = Close Ranks
tally-piercing = Piercing
tally-point_blank = point blank
tally-short = short range
tally-medium = medium range
tally-long = long range
tally-engaged = target engaged
tally-very_large = Very Large target
tally-minimum = never less than this

## Outcomes

effect-lp = { $piece }: { $amount } LP
effect-dead = { $piece } dead
effect-swallowed = { $piece } Swallowed
effect-vp = { $piece }: { $amount } VP
effect-wins = { $piece } wins
effect-berserk = { $piece } Berserk { $amount }
effect-brave = { $piece } Brave { $amount }
effect-consumed = { $piece } Consumed, { $amount } LP to come
effect-controlled = { $piece } Controlled { $amount }
effect-immobilized = { $piece } Immobilized { $amount }
effect-knocked_down = { $piece } Knocked Down
effect-slowed = { $piece } Slowed Down { $amount }
effect-sped_up = { $piece } Sped Up { $amount }
effect-stunned = { $piece } Stunned { $amount }
effect-no_berserk = { $piece } no longer Berserk
effect-no_brave = { $piece } no longer Brave
effect-no_consumed = { $piece } no longer Consumed
effect-no_controlled = { $piece } no longer Controlled
effect-no_immobilized = { $piece } no longer Immobilized
effect-no_knocked_down = { $piece } on its feet again
effect-no_slowed = { $piece } no longer Slowed Down
effect-no_sped_up = { $piece } no longer Sped Up
effect-no_stunned = { $piece } no longer Stunned
headline-dead = dead
headline-swallowed = out of play
headline-lp-less = hurt
headline-mean-lp-less = { $mean } LP on average
headline-controlled = Controlled
headline-stunned = Stunned
headline-knocked_down = Knocked Down
headline-immobilized = Immobilized
headline-slowed = Slowed Down
headline-consumed = Consumed
headline-vp = scores
headline-lp = healed
headline-berserk = Berserk
headline-brave = Brave
headline-sped_up = Sped Up

## Sight, ranges and warnings

sight-clear = In plain sight
sight-covered = In sight, in cover
sight-blocked = { $blocker ->
    [none] Out of sight
   *[other] Out of sight: { $blocker } is in the way
}
ring-point_blank = { $weapon }, point blank: { $need }+
ring-short = { $weapon }, short: { $need }+
ring-medium = { $weapon }, medium: { $need }+
ring-long = { $weapon }, long, without limit: { $need }+
ring-zone = Zone of Control
ring-move = Advance
ring-charge = Run or Charge
warning-nobody-near = { $distance ->
    [0] There is nobody to attack
   *[other] Nobody is within reach: the nearest enemy is { $distance }″ away
}
warning-zone = Enters the Zone of Control of { $unit }: the path ends there
warning-shot-lost = Whoever moves cannot fire the { $weapon }: the shot is lost
warning-pool = Touches { $terrain }: gives the state Consumed

## Cards

blow-line = { $damage } for 1/2/3/4/5 hits
shot-line = { $inches }″, { $damage } for 1/2/3/4/5 hits
weapon-rule-piercing = Piercing { $x }
weapon-rule-stunning = Stunning { $x }
weapon-rule-toppling = Toppling { $x }
weapon-rule-slowing = Slowing { $x }
weapon-rule-searing = Searing { $x }
weapon-rule-swallow = Swallow { $x }
weapon-rule-cumbersome = Cumbersome
effect-kind-order = Order
effect-kind-power = Power
effect-kind-talent = Talent
effect-line = { $name } ({ $kind }{ $cost ->
    [0] { "" }
   *[other] , { $cost } Command
}{ $difficulty ->
    [0] { "" }
   *[other] , difficulty { $difficulty }
}{ $inches ->
    [0] { "" }
   *[other] , { $inches }″
})

## Briefing

scoring-objectives = 1 point at the end of each turn from turn { $turn } on for each of the { $n } passages you control: an Officer there counts 3, an Independent 2, a Trooper 1.
scoring-dead = At the end 1 point for every full { $per } points of enemy dead.
scoring-relics = At the end { $points } for each relic you carry, { $home } if its carrier is in your own zone.
scoring-leaders = { $independent } for each enemy Independent dead, { $officer } for the Officer.
scoring-heads = Dead enemies: the Officer { $officer } (wounded { $wounded }), an Independent { $independent }, a Trooper { $trooper }.
scoring-camp = { $points } if your Officer is in the enemy’s zone at the end, and not engaged.
scoring-blood = The cost of every enemy dead, in points.
first-objectives = Run with everybody in turn 1: the passages pay from turn 2 on, and nobody is near enough to strike you yet.
first-relics = Spread: whoever stands on a relic first may pick it up, and its carrier no longer runs.
first-heads = Keep your Officer behind two others: that is the head they want.
first-blood = Let them come to you: whoever is charged strikes back with all dice.
first-fast = { $unit } moves { $inches }″, twice that at a Run: activate such models late, when you see where a gap is.
first-officer = Keep 2 Command with { $unit } for Vae Victis: a second activation at once often decides a fight.
first-ford_of_cinders-gilded_march =
    .one = Deploy opposite the three passages, most of you at two of them: two held each turn win, three divide you.
    .two = Run in turn 1 with nearly everybody, to just before a passage: then you, not they, choose who engages whom in turn 2.
    .three = Keep the Musketeer where it sees one passage, and the Captain near the middle: in turn 2 her Double Time and Vae Victis reach all.
first-ford_of_cinders-ashen_court =
    .one = Run the Legionaries to two passages together and the Hound to the third: its speed takes what is left open.
    .two = Keep Nhal behind a Legionary, 8″ from where they will stand: his powers decide who holds a passage.
    .three = Let the Slinger move and shoot at long range in turn 1: nothing else can hurt them yet, and whom it hurts burns on.

## First turn

lesson-deploy = Deploy opposite what pays
    .text = Models are placed one by one, in turn. Your shaded zone lies along the edge; the three discs are what scores. Troopers go where they can reach one in two moves, the Officer within sight of the middle.
lesson-first = Dominance
    .text = Who holds Dominance names the first player and wins ties. Later it goes to whoever killed more. With nobody in reach yet, going second lets you see their plan; going first takes ground.
lesson-activate = One model each
    .text = Players alternate, one model at a time. First move what must get somewhere; keep those who want to answer for later. Once activated, a model is done for this turn, yet it strikes back when attacked.
lesson-action = One action only
    .text = Advance, run, assault, charge, shoot or concentrate: one of them. In turn 1 a Run takes you furthest. A Charge goes far but fights with one die less. What is out of reach is greyed out and says why.
lesson-zone = The inch around a model
    .text = Within 1″ of an enemy you must engage, approach or stop; leaving costs Command. Use it: a model in a passage bars it. What a way enters is said before you confirm it.
lesson-victis = Command is for the decisive moment
    .text = For 2 Command another model acts at once, once a turn. Keep it until a second blow kills, or a second runner takes a passage. Command comes back every turn.

section-turn = The turn
section-actions = Actions
section-zones = Zones of Control
section-combat = Melee and shooting
section-damage = Damage and Command
section-victory = Victory
