### Colossus: the names a player reads.

## Game

ruleset-colossus = Colossus
    .summary = A skirmish of giant war machines: whoever loses the initiative moves first and shoots last, and nothing dies until everyone has fired.

## Factions

faction-anvil_concord = Anvil Concord
    .summary = A disciplined wall of foundry machines: slow, thickly plated, and at its best with both feet planted.
    .special = Slow and thickly plated. Standing still gives its guns 2 more dice; the Squire spots for the Culverin, which fires over walls; the Ordinant rallies shaken pilots.
faction-saltwind_reavers = Saltwind Reavers
    .summary = Fast coastal raiders: they leap, swerve and ram, and never stand where you aimed.
    .special = Fast and hard to hit while they move: Jumps cross walls and gaps, the Squall hides them in smoke. At close quarters they ram and cut; in a long exchange of fire they lose.

## Units

unit-ac_squire = Squire
unit-ac_pikestaff = Pikestaff
unit-ac_halberd = Halberd
unit-ac_culverin = Culverin
unit-ac_ordinant = Ordinant
unit-ac_maul = Maul
unit-ac_rampart = Rampart
unit-ac_monolith = Monolith
unit-sr_skiff = Skiff
unit-sr_jackdaw = Jackdaw
unit-sr_cutlass = Cutlass
unit-sr_harpooner = Harpooner
unit-sr_squall = Squall
unit-sr_matriarch = Matriarch
unit-sr_breaker = Breaker
unit-sr_undertow = Undertow

## Weapons

weapon-carbine = Skirmish Carbine
weapon-chaingun = Rotary Chaingun
weapon-autocannon = Line Autocannon
weapon-twin = Twin Autocannon
weapon-cannon = Siege Cannon
weapon-bombard = Grand Bombard
weapon-lance = Arc Lance
weapon-longrifle = Rail Longrifle
weapon-howitzer = Field Howitzer
weapon-rockets = Storm Rockets
weapon-flamer = Slag Projector
weapon-hookgun = Chain-hook Cannon
weapon-fists = Manipulators
weapon-spike = Boarding Spike
weapon-claws = Talons
weapon-blade = Arming Blade
weapon-sabres = Paired Sabres
weapon-hammer = Foundry Hammer
weapon-ramclaw = Ram Claw

## Tags

tag-rank = Rank
tag-jump = Jump ({ $x })
    .name = Jump
tag-indirect_fire = Indirect Fire
tag-command = Command
tag-rally = Rally
tag-deadeye = Deadeye
tag-stabilised = Stabilised
tag-ram_prow = Ram Prow
tag-flak_screen = Flak Screen
tag-close_fighter = Close Fighter ({ $x })
    .name = Close Fighter
tag-bulwark = Bulwark
tag-flanker = Flanker
tag-iron_nerve = Iron Nerve
tag-nimble = Nimble
tag-strider = Strider
tag-overdrive = Overdrive
tag-piercing = Piercing
tag-reactive_plates = Reactive Plates
tag-sentinel = Sentinel
tag-tracking = Tracking
tag-smoke = Smoke ({ $x })
    .name = Smoke
tag-dread = Dread
tag-spotter = Spotter

## Ranks

rank-green = Green
rank-none = No rank
rank-veteran = Veteran
rank-elite = Elite
rank-ace = Ace

## Forces

force-concord_wall_column = Concord Wall Column
force-concord_great_engine = Concord Great Engine
force-concord_220 = Concord Grand Array
force-concord_110 = Concord Hammer Line
force-concord_80 = Concord Forge Watch
force-concord_73 = Concord Command Pair
force-concord_55 = Concord Twin Pikes
force-concord_53 = Concord Maul and Squire
force-concord_36 = Concord Lone Maul
force-reaver_gale_pack = Reaver Gale Pack
force-reaver_black_tide = Reaver Black Tide
force-reaver_220 = Reaver Great Raid
force-reaver_110 = Reaver Hunting Party
force-reaver_80 = Reaver Queen and Harpoon
force-reaver_73 = Reaver Deep Current
force-reaver_55 = Reaver Light Wing
force-reaver_53 = Reaver Twin Skiffs
force-reaver_36 = Reaver Lone Harpoon

## Scenarios

scenario-iron_reckoning = Iron Reckoning
    .summary = Two lines of giants, six turns and no excuses: the side that wrecks the most metal wins.
scenario-three_furnaces = Three Furnaces
    .summary = Three furnaces still burn across the middle of the field, and the richest is the one nobody can hold quietly.
scenario-break_the_gate = Break the Gate
    .summary = The Raiders must smash through the broken wall and out the far side before the Wardens grind them to scrap.
    .side_A = Wardens
    .side_B = Raiders
scenario-crown_of_slag = Crown of Slag
    .summary = One glowing ring in the middle of a wide table: put the most weight of steel in it and keep your pilots' nerve.

## Terrain

terrain-wood = Wood
terrain-rubble = Rubble
terrain-building = Building
terrain-rock = Rock
class-area = Area
class-solid = Solid
class-massif = Massif

## Markers

marker-F1 = West Furnace
marker-F2 = Great Furnace
marker-F3 = East Furnace
marker-crown = The Crown

## Variants

option-hsm_defender = Hard to hit at speed
    .summary = The High Speed Maneuver bonus goes to a Defender that moved 12" or more, instead of to the target of an Attacker that did.
option-forward_guns = Forward guns
    .summary = Guns, Overwatch included, only fire into the Forward Arc.
option-danger_close_movers = No strike at those who stay
    .summary = Breaking contact draws the Danger Close strike; staying Stationary does not.
option-overwatch_once = One Overwatch a Turn
    .summary = Each Unit makes at most one Overwatch attack per Turn, instead of one per enemy move.
option-breach_after = Breached by the same blow
    .summary = The blow that takes Armor below half already brings the +2 Stress of damage to a breached Unit.
option-melee_overwatch_full = Danger Close at full strength
    .summary = Melee Overwatch strikes without the −2 dice.

## Statistics

stat-size = Size
stat-move = Move
stat-evasion = Evasion
stat-armor = Armor
stat-structure = Structure
stat-skill = Skill
stat-rank = Rank
stat-effective = Effective
stat-damage_melee = DMG Melee
stat-damage_short = DMG Short
stat-damage_effective = DMG Effective
stat-damage_long = DMG Long
stat-tags = Tags
stat-stress = Stress
stat-pv = PV
stat-vp = VP

## States

state-stationary = Stationary
state-jumping = Jumping
state-panicked = Panicked
state-destroyed = Destroyed
state-moved = Moved
state-ram = Ramming
state-smoke = In smoke
state-linked = Linked

## Phases

phase-set_up = Set-up
phase-initiative = Initiative Phase
phase-movement = Movement Phase
phase-combat = Combat Phase
phase-resolution = Resolution Phase

## Sides

side-A = Side A
side-B = Side B

## Movement modes

mode-standard = Standard move
mode-stationary = Stationary
mode-jump = Jump
mode-ram = Ramming Attack

## Range brackets

bracket-melee = Melee
bracket-short = Short
bracket-effective = Effective
bracket-long = Long

## Places and purposes

scenario-none = Open field
zone-deployment = Deployment zone
cover-smoke = smoke

way-ranged = shooting
way-melee = melee
way-ram = Ram
die-hit = success
die-miss = failure
reason-kill = for wrecks
reason-exit = for a machine that got through
reason-focus-fire = for firing past the closest enemy
reason-overdrive = for Overdrive
reason-dread = for Dread
reason-rams-bigger = for ramming something far bigger
reason-suicidal-ram = for a Ram it may not survive
reason-already-breached = for being hit with its Armor already breached
reason-breached = for its Armor being breached
purpose-deployment = who deploys first
purpose-initiative = initiative
purpose-attack = attack
purpose-defence = defence
purpose-reroll = reroll
purpose-stress-check = Stress check

## Events

event-mustered = { $seat } brings the { $faction }, { $pv } PV.
event-deployment-rolled = { $side } deploys first.
event-deployed = { $unit } deploys at { $at }.
event-turn-began = Turn { $turn } begins.
event-initiative-won = { $side } wins the initiative of Turn { $turn } and is the Offense.
event-linked = { $units } are linked as group { $group }.
event-unlinked = Link group { $group } is done.
event-panic-eased = { $unit } is Panicked and sheds 1 Stress.
event-danger-close = { $unit } began the phase in contact: Danger Close.
event-declared = { $unit } declares: { $mode }.
event-ram-declared = { $unit } will ram { $target }, { $distance }″ away.
event-overdriven = { $unit } uses Overdrive.
event-smoke-laid = { $unit } lays smoke.
event-moved = { $unit } moves { $distance }″ to { $at } ({ $mode }).
event-stayed-put = { $unit } stays where it is and faces { $heading }°.
event-overwatch-declined = { $unit } holds its fire at { $target }.
event-attacked = { $overwatch ->
    [true] Overwatch: { $attacker } attacks { $target } ({ $way }, { $distance }″, { $bracket }).
   *[false] { $attacker } attacks { $target } ({ $way }, { $distance }″, { $bracket }).
}
event-focus-fired = { $unit } fires at { $target }, past a closer enemy.
event-tag-used = { $unit } uses { $tag }.
event-rerolled = { $success ->
    [true] { $unit } rerolls a { $die } into a success.
   *[false] { $unit } rerolls a { $die } into a failure.
}
event-cover-used = { $unit } uses its cover ({ $cover }), which is lost.
event-missed = { $attacker } misses { $target }: { $hits } against { $saves }.
event-hit = { $attacker } hits { $target }: { $hits } against { $saves }, { $damage } damage.
event-damaged = { $armor ->
    [0] { $unit } loses { $structure } Structure.
   *[other] { $structure ->
        [0] { $unit } loses { $armor } Armor.
       *[other] { $unit } loses { $armor } Armor and { $structure } Structure.
    }
}
event-overkilled = { $unit } is wrecked already: nothing more is lost.
event-recoiled = { $unit } suffers { $damage } damage from the recoil.
event-stressed = { $unit } takes { $amount } Stress { $reason }, and has { $total } now.
event-destroyed = { $unit } is destroyed.
event-attack-passed = { $unit } does not attack.
event-removed = The wreck of { $unit } is removed.
event-exited = { $unit } leaves the table.
event-scored = { $side } scores { $points } VP ({ $reason }).
event-rallied = { $unit } rallies { $target }.
event-stress-passed = { $unit } keeps its nerve: { $roll } against { $stress } Stress.
event-stress-failed = { $unit } fails its Stress check: { $roll } against { $stress } Stress.
event-panicked = { $unit } is Panicked.
event-calmed = { $unit } is calm again.
event-game-ended = { $winner ->
    [none] The battle ends in a draw, { $a } VP to { $b } (rule { $clause }).
   *[other] The battle ends: { $winner } wins, { $a } VP to { $b } (rule { $clause }).
}

## Questions

ask-muster = Which force do you field?
ask-select-deployed = Which machine do you deploy next?
ask-place-deploy = Deploy { $piece }: where?
ask-deployment = Roll to see who deploys first: the lower roll does.
ask-initiative = Roll for initiative.
ask-link = { $most ->
    [2] Link two machines: which ones move together?
   *[other] Link machines, from two up to { $most }: which ones move together?
}
ask-select-mover = Which machine moves?
ask-declare-move = How does { $piece } move?
ask-place-move = Where does { $piece } move, and where does it face?
ask-place-jump = Where does { $piece } land, and where does it face?
ask-place-turn = Where does { $piece } face?
ask-smoke = { $left ->
    [one] Lay smoke before { $piece } moves? It has one charge left.
   *[other] Lay smoke before { $piece } moves? It has { $left } charges left.
}
ask-melee-overwatch = Strike { $piece } before it moves? Choose who does.
ask-overwatch = Fire { $piece } at { $target } as it passes?
ask-select-attacker = Which machine attacks?
ask-declare-attack = What does { $piece } attack, and how?
ask-flanker = Attack from behind: use Flanker with { $piece }?
ask-sentinel = Fire in Overwatch: use Sentinel with { $piece }?
ask-bulwark = Attacked from the front: use the Bulwark of { $piece }?
ask-flak_screen = Indirect Fire is coming: use the Flak Screen of { $piece }?
ask-reactive_plates = Hit for { $damage } damage: use the Reactive Plates of { $piece } to make it { $less }?
ask-spotter = Spot for this shot with { $piece }?
ask-attack = Roll the attack dice.
ask-defence = Roll the defence dice.
ask-reroll = Roll the die again.
ask-tracking = { $hits } against { $saves }: reroll a die of { $piece } with Tracking?
ask-cover = { $hits } against { $saves }: give up the cover of { $piece } to reroll a die?
ask-rally = Calm somebody with the Rally of { $piece }: whom?
ask-stress-check = Roll for the Stress check.
ask-iron_nerve = A { $roll } against { $stress } Stress: reroll it with the Iron Nerve of { $piece }?

## Options

option-points = Points
    .summary = How many PV each Side may spend on its army.
option-stationary = Stationary
option-turn = Stationary, and turn
option-standard = Standard move
option-standard-overdrive = Standard move with Overdrive
option-jump = Jump
group-ram = Ram
group-ram-overdrive = Ram with Overdrive
option-ram = Ram { $piece }
option-ram-overdrive = Ram { $piece } with Overdrive
option-use-flanker = Use Flanker
option-use-sentinel = Use Sentinel
option-use-bulwark = Use Bulwark
option-use-flak_screen = Use the Flak Screen
option-use-reactive_plates = Use the Reactive Plates
option-use-spotter = Spot for it
option-use-iron_nerve = Reroll with Iron Nerve
option-use-smoke = Lay smoke
option-keep = Let it pass
option-rally = { $piece }: { $stress } Stress becomes { $less }
option-nobody = Nobody
option-fire = Fire
option-fire-deadeye = Fire with Deadeye
option-decline = Hold fire
option-pass = No attack
option-miss = Reroll a failure
option-hit = Reroll a success
option-cover-miss = Give up { $cover } to reroll a failure
option-cover-hit = Give up { $cover } to reroll a success
group-attack-ranged = Shoot
group-attack-deadeye = Shoot with Deadeye
group-attack-indirect = Indirect Fire
group-attack-indirect_deadeye = Indirect Fire with Deadeye
group-attack-melee = Strike
option-attack-ranged = Shoot at { $piece }
option-attack-deadeye = Shoot at { $piece } with Deadeye
option-attack-indirect = Indirect Fire at { $piece }
option-attack-indirect_deadeye = Indirect Fire at { $piece } with Deadeye
option-attack-melee = Strike { $piece }

## What answers would change

note-use-flanker = +1 attack die; once a Turn.
note-use-sentinel = The −2 dice of Overwatch are ignored; once a Turn.
note-use-bulwark = +1 defence die; once a Turn.
note-use-flak_screen = +2 defence dice; once a Turn.
note-use-reactive_plates = 1 damage less; once a Turn.
note-use-spotter = +1 attack die; once a Turn.
note-use-iron_nerve = The check is rolled again, and the new roll stands; once a Turn.
note-use-smoke = In cover until the end of the Turn; takes one charge.
note-reroll-miss = On a { $need } or more: { $more ->
    [one] { $more } success
   *[other] { $more } successes
} instead of { $now }.
note-reroll-hit = Below { $need }: { $less ->
    [one] { $less } success
   *[other] { $less } successes
} instead of { $now }.
note-focus-fire = Costs 1 Stress: a closer enemy is in sight.
note-fire-deadeye = No Stress for firing past a closer enemy; once a Turn.
note-ram = If it hits, the rammer suffers half the damage itself.
caution-reroll-hit = This die is a success: rerolling it can only lose it.

## What led to a question

story-attack = { $overwatch ->
    [yes] { $kind ->
        [melee] Overwatch: { $by } strikes at { $to } for { $damage } damage.
       *[other] Overwatch: { $by } fires at { $to } from { $distance }″ for { $damage } damage.
    }
   *[no] { $kind ->
        [melee] { $by } strikes at { $to } for { $damage } damage.
        [ram] { $by } rams { $to } for { $damage } damage.
       *[other] { $by } shoots at { $to } from { $distance }″ for { $damage } damage.
    }
}
story-attacker = { $by } does { $short } damage up to { $near }″ away, { $effective } up to { $reach }″ and { $long } beyond. More successes than the target’s defence hit.
story-locked = { $by } is in contact with { $to }: it can only fight there, for { $damage } damage.
story-rolled = { $by } attacks { $to } for { $damage } damage: { $hits } against { $saves }. It hits with more successes than the defence has.
story-hit = { $by } hits { $to } for { $damage } damage. { $to } has { $armor } Armor and { $structure } Structure left.
story-crossing = { $by } crosses the Facings of { $watcher } in Short range: a hit does { $damage } damage.
story-leaving = { $by } began the phase in contact and is about to move: Danger Close.
story-links = The enemy has { $groups } on the table, and you { $units }: some of yours share a slot and move one after the other.
story-check = { $by } fails its Stress check: { $roll }, and more than { $stress } was needed. It will be Panicked.

## Moments that come again

window-tags = tags
window-rerolls = rerolls
window-overwatch = Overwatch
window-smoke = smoke
window-rally = Rally

## Refusals

refusal-one-point = Give exactly one point for the machine to stand on
refusal-off-lattice = Points are measured in hundredths of an inch
refusal-outside-zone = The base must be wholly inside the deployment zone
refusal-deploy-on-body = Another machine stands there
refusal-deploy-on-piece = The base would rest on terrain it may not stand on
refusal-deploy-on-table = The base must be wholly on the table
refusal-cannot-move-far-enough = There is no room to move even 1″
refusal-nowhere-to-land = There is nowhere to land within its Jump
refusal-ram-target-has-not-moved = { $target } has not moved yet, and only a machine that has may be rammed
refusal-ram-too-close = { $length }″ is too close for a Ram, which needs at least 1″
refusal-too-far = That is { $length }″ away, and at most { $allowed }″ is allowed
refusal-too-far-rough = That is { $length }″ through terrain, where at most { $allowed }″ is allowed
refusal-too-short = That is only { $length }″, and a move is at least { $least }″
refusal-no-line-of-sight = There is no line of sight to { $target }
refusal-not-in-forward-arc = { $target } is not in the Forward Arc
refusal-no-damage-in-bracket = It has no DMG at this range ({ $bracket })
refusal-nothing-to-attack = It has nobody in sight that it could hurt
refusal-locked-in-melee = In contact with an enemy in its Forward Arc it may only fight in melee
refusal-way-blocked = Something is in the way
refusal-legs = A path has 1 to { $most ->
    [one] { $most } leg
   *[other] { $most } legs
}
refusal-empty-leg = Two points of the path are the same
refusal-one-leg = A Jump is one straight leg
refusal-stays-where-it-is = A Stationary machine turns, but does not move
refusal-blocked-by-unit = { $unit } is in the way
refusal-blocked-by-terrain = The terrain is in the way ({ $terrain })
refusal-off-table = The base must stay wholly on the table

## Army limits

recruits-command = Command
recruits-machine = Machines
breach-unknown-unit = There is no machine “{ $unit }”
breach-budget = The army costs { $spent } PV, and { $share } PV is all there is to spend
breach-faction = { $unit } belongs to another faction
breach-size = The army has { $units ->
    [one] { $units } machine
   *[other] { $units } machines
}, and must have { $least } to { $most }
breach-command = { $units ->
    [one] { $units } machine has Command
   *[other] { $units } machines have Command
}, and an army may have one
breach-giants = { $units ->
    [one] { $units } machine is of
   *[other] { $units } machines are of
} Size 5, and an army may have one
breach-copies = { $units } × { $unit }, and an army may have { $most } of a kind

## Tallies

tally-attack = Attack dice
tally-defence = Defence dice
tally-damage = Damage
tally-base = base dice
tally-panicked = Panicked
tally-stationary = Stationary
tally-jumping = Jumping
tally-short-range = Short range
tally-long-range = Long range
tally-indirect-fire = Indirect Fire
tally-spotter = Spotter
tally-overwatch = Overwatch
tally-sentinel = Sentinel
tally-flanker = Flanker
tally-close-fighter = Close Fighter
tally-evasion = Evasion
tally-half-evasion = half Evasion
tally-high-speed = High Speed Maneuver
tally-bulwark = Bulwark
tally-flak-screen = Flak Screen
tally-skill = Skill
tally-size = Size
tally-ram-distance = ram distance
tally-rams-bigger = rams something far bigger
tally-rammed-by-bigger = rammed by something far bigger
tally-ram-prow = Ram Prow
tally-minimum = never less than this

## Effects

effect-damage = { $piece } loses { $amount } Armor and Structure
effect-destroyed = { $piece } destroyed
effect-stress = { $piece }: { $amount } Stress
effect-panicked = { $piece } Panicked
effect-calm = { $piece } calm again
effect-demolished = { $piece } lost as cover
effect-offense = { $piece } wins the initiative
headline-destroyed = destroyed
headline-damage = hit
headline-mean-damage = { $mean } damage on average
headline-panicked = panics
headline-stress = Stress
headline-calm = calm again
headline-stress-less = less Stress
headline-demolished = cover lost
headline-offense = initiative

## Sight, ranges and warnings

sight-clear = In plain sight
sight-covered = In sight, in cover
sight-blocked = { $blocker ->
    [none] Out of sight
   *[other] Out of sight: { $blocker } is in the way
}
ring-front = Forward Facing
ring-short = Short range: { $damage } damage
ring-effective = Effective range: { $damage } damage
ring-overwatch = Overwatch: fires at whoever changes its Facing here
ring-move = Move
ring-long = Long range, without limit: { $damage } damage
ring-threat = { $within ->
    [short] In Short range after a move
   *[effective] In Effective range after a move
}
warning-overwatch = Crosses the Facings of { $unit }, which may fire in Overwatch
warning-danger-close = { $unit } may strike first: Danger Close
warning-focus-fire = Costs 1 Stress: a closer enemy is in sight.

## Cards

gun-line = Short { $short }, Effective { $effective } (to { $effective_range }″), Long { $long }
fit-line = Melee { $melee }

## Briefing

scoring-wrecks = Every enemy machine you wreck scores its PV.
scoring-furnace = { $marker }: { $points } at the end of each Turn from Turn { $turn } on, for the Side with more Size within { $inches }″ that is not Panicked.
scoring-each-wreck = Every enemy machine you wreck: { $points }.
scoring-exit = { $side } score the PV of every machine that leaves by the south edge.
scoring-half = { $side } also score half the PV of every enemy they wreck.
scoring-raiders = { $side } score the PV of every enemy they wreck.
scoring-crown = { $points } at the end of each Turn for the Side with more Size within { $inches }″ of the Crown’s centre, Panicked machines not counted.
first-lane = Deploy so that every machine sees the same stretch of the enemy’s line; { $unit }, with { $move }″ the fastest, can close a gap later.
first-marker = { $unit } is your fastest machine ({ $move }″): send it to the nearest objective ({ $marker }), and something bigger after it.
first-break-out = { $unit } ({ $move }″) leads the dash: aim all machines at one gap in the wall, not one at each.
first-bar-the-way = Stand behind the gaps in the wall and let them come; { $unit } ({ $move }″) shifts to wherever they push.
first-gun = { $unit } hits hard up to { $inches }″: give it a clear lane and keep it Stationary while it fires.
first-together = Fire everything at one target until it is a wreck: five scratched machines still shoot five times.
first-iron_reckoning-anvil_concord =
    .one = Deploy the Culverin, the Ordinant and the Pikestaff close together with a free view north: their guns reach across the whole table.
    .two = In the first Turn let them stay Stationary: 2 more dice each, and nothing fast is near enough yet to punish it.
    .three = Fire all of them at one Cutlass, even past a closer enemy: 1 Stress each is cheap for a wreck in Turn 1, which scores its whole PV.
first-iron_reckoning-saltwind_reavers =
    .one = Keep out of the long lanes: deploy behind the buildings and the rock, and let the Squall lay smoke before it moves.
    .two = Jump with the Jackdaw and the Matriarch even for a short way: a jumping machine is harder to hit than one that walks.
    .three = Shoot at the Culverin first: its pilot has little Skill, so Stress soon has it Panicked, and its howitzer falls silent.

## First turn

lesson-deploy = Deploy with a plan
    .text = Choose a machine, then a spot in your shaded zone. Both Sides alternate. Put gun carriers where they see far: point at the ground and see what its guns reach. Close fighters go behind cover.
lesson-mover = Whoever lost the initiative moves first
    .text = Moving first is the drawback: the others see where you stand. So first move what matters least, and keep your best gun for last. The bar above says who has the initiative.
lesson-declare = Stand or run
    .text = Stationary: 2 more attack dice, but no Evasion when shot at. A move keeps Evasion; a Jump crosses walls. In Turn 1 standing still usually pays for slow machines with long guns.
lesson-place = Where to, and what it provokes
    .text = The shaded area is in reach. If your way crosses an enemy’s Facings within 4″ it may fire on Overwatch: that is written beside the way before you confirm. The last thing you set is the heading: a machine strikes in melee only to its front.
lesson-attacker = The winner shoots first, but nobody dies yet
    .text = One Side makes all its attacks, then the other. A machine destroyed now still fires; wrecks go at the end. So the order among yours is free: begin with whoever has the best odds.
lesson-attack = The closest, or Focus Fire
    .text = The figure on each target says how likely it hurts. Firing past the closest enemy costs 1 Stress: worth it if it finishes something off, dangerous for pilots who have Stress already.

section-turn = The Turn
section-moving = Moving
section-attacking = Attacking
section-damage = Damage and Stress
section-victory = Victory
