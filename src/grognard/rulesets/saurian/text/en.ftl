### Saurian: the words a player reads.

## Game

ruleset-saurian = Saurian
    .summary = Dinosaurs against recovery teams on hexes, without a single die: cards planned a round ahead, bluff, brute strength and tranquillisers.

## Factions

faction-wild_brood = Wild Brood
    .summary = Dinosaurs: strong, fast, frightening, and hard to stop once their blood is up.
    .special = Few, huge and fast: they hit at once and run for the exit. Wounds and cards fill Adrenaline; at its maximum an animal turns Furious and hard to stop.
faction-aegis_corps = Aegis Recovery Corps
    .summary = Human teams with rifles, nets and darts: fragile, well led, and here to bring the animals back alive.
    .special = Fragile squads with range, Reactions and hero cards. They win by darts rather than bullets: a sleeping animal is worth more than a dead one.

## Armies

force-brood_tyrant = Tyrant and Pack
force-brood_wings = Tyrant and Wings
force-brood_herd = Horned Herd
force-brood_swarm = Alpha Swarm
force-brood_ridge = Ridge Pack
force-corps_recovery = Recovery Column
force-corps_hunt = Hunting Party
force-corps_capture = Capture Team
force-brood_150 = Small Brood
force-corps_150 = Small Corps
force-brood_250 = Great Brood
force-corps_250 = Great Corps

## Units

unit-rap = Sickle Pack
unit-alp = Alpha Raptor
unit-tri = Triceratops
unit-rex = Tyrannosaur
unit-dil = Dilophosaur Pair
unit-pte = Pteranodon Flight
unit-tro = Warden Troopers
unit-trk = Tracker Team
unit-rig = Rigger Crew
unit-cpt = Captain
unit-pha = Pharmacologist
unit-hun = Big-Game Hunter

## Action cards

card-rap_1 = Flank Run
    .text = Initiative 7; Move +2; Melee; Dodge +1; Combo Melee Dodge.
card-rap_2 = Pounce
    .text = Initiative 6; Move +1 Jump; Melee (Stability); Melee +1 Stability +1; Combo Melee Stability; Boost (2): Melee +2.
card-rap_3 = Slash
    .text = Initiative 6; Move +1; Melee; Melee +2; Combo Melee; Boost (1): Piercing +1.
card-rap_4 = Sickle Claw
    .text = Initiative 5; Move +1; Melee (Piercing 1); Melee +3; Combo Melee (ender); Boost (2): one more Melee.
card-rap_5 = Coordinated Hunt
    .text = Initiative 7; Move +1; Melee; Melee +1 Dodge +1; Combo Melee Adrenaline.
card-rap_6 = Pin Down
    .text = Initiative 5; Move +1 Jump; Grab; Grab +2 Stability +1; Combo Stability; Boost (1): Grab +1.
card-rap_7 = Duck Away
    .text = Initiative 8; Move +1; Melee; Dodge +3; Combo Dodge; Reaction.
card-rap_8 = Shriek
    .text = Initiative 4; Move +0; Fear 2; Fear +2 Courage +1; Combo Fear Adrenaline.
card-tri_1 = Lower the Horns
    .text = Initiative 4; Move +1 Charge; Melee (Stability); Melee +2 Stability +1; Combo Melee Stability.
card-tri_2 = Stampede
    .text = Initiative 3; Move +1 Charge; Melee (Stability); Melee +1 Stability +3; Combo Stability (ender); Boost (2): Melee +2.
card-tri_3 = Frill Guard
    .text = Initiative 6; Move Fix; Stability; Armour +2 Stability +2; Combo Stability Courage; Reaction.
card-tri_4 = Gore
    .text = Initiative 5; Move +0; Melee (Piercing 2); Melee +3; Combo Melee (ender); Boost (2): Melee +2.
card-tri_5 = Herd Bellow
    .text = Initiative 5; Move +0; Fear 2; Fear +2 Courage +2; Combo Courage Adrenaline.
card-tri_6 = Trudge
    .text = Initiative 2; Move +0; Melee or Stability; Stability +1 Armour +1; Combo Stability Adrenaline.
card-tri_7 = Horn Lock
    .text = Initiative 3; Move +0; Grab; Grab +1 Stability +2; Combo Stability.
card-rex_1 = Stalk
    .text = Initiative 5; Move +1; Melee (Single); Melee +1; Combo Melee Fear.
card-rex_2 = Crushing Bite
    .text = Initiative 3; Move +1; Melee (Single, Piercing 2); Melee +3; Combo Melee (ender); Boost (3): Melee +3.
card-rex_3 = Roar
    .text = Initiative 7; Move +0; Fear 3; Fear +2 Courage +1; Combo Fear Adrenaline.
card-rex_4 = Rampage
    .text = Initiative 2; Move +1 Charge; Melee (Stability); Melee +2 Stability +2; Combo Melee Stability; Boost (2): one more Melee.
card-rex_5 = Jaw Clamp
    .text = Initiative 4; Move +1; Grab then Melee (Single); Grab +2 Melee +1; Combo Stability.
card-rex_6 = Tail Sweep
    .text = Initiative 6; Move +1; Melee (Sweep behind, Stability); Stability +1; Combo Stability Dodge.
card-rex_7 = Stand Tall
    .text = Initiative 8; Move Fix; Stability; Armour +1 Stability +1 Dodge +1; Combo Courage; Reaction.
card-rex_8 = Head Ram
    .text = Initiative 5; Move +1; Stability; Stability +3; Combo Stability.
card-dil_1 = Venom Spit
    .text = Initiative 6; Move +1; Shoot; Ballistic +2; Combo Ballistic.
card-dil_2 = Blinding Spray
    .text = Initiative 5; Move +0; Shoot; Ballistic +3; Combo Ballistic (ender); Boost (1): Damage +2.
card-dil_3 = Frill Display
    .text = Initiative 7; Move +0; Fear 2; Fear +2; Combo Fear Adrenaline.
card-dil_4 = Hop Back
    .text = Initiative 8; Move +2; Shoot; Dodge +2; Combo Dodge Ballistic; Reaction.
card-dil_5 = Snap
    .text = Initiative 4; Move +1; Melee; Melee +2; Combo Melee.
card-dil_6 = Circle
    .text = Initiative 3; Move +2; Shoot or Melee; Ballistic +1 Melee +1; Combo Dodge Adrenaline.
card-pte_1 = Dive
    .text = Initiative 8; Move +2; Melee (Single); Melee +2; Combo Melee.
card-pte_2 = Snatch
    .text = Initiative 6; Move +1; Grab; Grab +2; Combo Stability Adrenaline.
card-pte_3 = Updraft
    .text = Initiative 9; Move +3; Dodge +3; Combo Dodge; Reaction.
card-pte_4 = Buffet
    .text = Initiative 5; Move +1; Melee (Stability); Stability +2; Combo Stability Dodge.
card-pte_5 = Screech
    .text = Initiative 7; Move +1; Fear 1; Fear +2; Combo Fear Adrenaline.
card-pte_6 = Carry Off
    .text = Initiative 4; Move +2; Grab; Grab +3; Combo Stability (ender).
card-tro_1 = Advance and Fire
    .text = Initiative 5; Move +1; Shoot; Ballistic +1; Combo Ballistic.
card-tro_2 = Aimed Volley
    .text = Initiative 4; Move Fix; Shoot; Ballistic +3; Combo Ballistic (ender).
card-tro_3 = Suppress
    .text = Initiative 6; Move +0; Shoot; Ballistic +2; Combo Ballistic Courage.
card-tro_4 = Take Cover
    .text = Initiative 7; Move +0; Shoot; Dodge +3 Courage +1; Combo Dodge Courage; Reaction.
card-tro_5 = Fall Back
    .text = Initiative 8; Move +1; Shoot; Dodge +2; Combo Dodge.
card-tro_6 = Brace
    .text = Initiative 3; Move Fix; Stability or Melee; Stability +2 Melee +1 Courage +2; Combo Stability Courage.
card-tro_7 = Secure
    .text = Initiative 2; Move +0; Interact then Shoot; Combo Courage Ballistic.
card-tro_8 = Shock Batons
    .text = Initiative 5; Move +1; Melee (Stability); Melee +2 Stability +1; Combo Melee; Boost (1): Melee +1.
card-trk_1 = Mark the Target
    .text = Initiative 6; Move +0; Shoot; Ballistic +2; Combo Ballistic.
card-trk_2 = Patient Shot
    .text = Initiative 3; Move Fix; Shoot (Piercing 1); Ballistic +3; Combo Ballistic (ender); Boost (1): Damage +1.
card-trk_3 = Slip Away
    .text = Initiative 8; Move +1; Shoot; Dodge +2; Combo Dodge Ballistic; Reaction.
card-trk_4 = Reload Kit
    .text = Initiative 4; Move +0; Interact then Shoot; Ballistic +1; Combo Ballistic Courage.
card-trk_5 = Steady Nerves
    .text = Initiative 5; Move +0; Shoot; Courage +3; Combo Courage.
card-trk_6 = Track
    .text = Initiative 7; Move +1; Interact; Dodge +1; Combo Dodge Courage.
card-trk_7 = Last Stand
    .text = Initiative 2; Move +0; Melee or Shoot; Melee +2 Courage +1; Combo Melee.
card-rig_1 = Net Launch
    .text = Initiative 5; Move +0; Shoot; Ballistic +2; Combo Ballistic.
card-rig_2 = Haul Lines
    .text = Initiative 4; Move +1; Grab; Grab +2 Stability +1; Combo Stability.
card-rig_3 = Winch
    .text = Initiative 2; Move Fix; Stability; Stability +3; Combo Stability (ender).
card-rig_4 = Quick Rig
    .text = Initiative 7; Move +0; Interact then Shoot; Ballistic +1; Combo Ballistic Dodge.
card-rig_5 = Scramble
    .text = Initiative 8; Move +1; Dodge +3; Combo Dodge; Reaction.
card-rig_6 = Push Through
    .text = Initiative 3; Move +0; Melee (Stability); Melee +1 Stability +2; Combo Stability Courage.
card-ldr_1 = Lead from the Front
    .text = Initiative 6; Move +1; Shoot; Ballistic +2 Courage +2; Combo Ballistic Courage.
card-ldr_2 = Snap Shot
    .text = Initiative 7; Move +0; Shoot; Ballistic +1 Dodge +1; Combo Ballistic.
card-ldr_3 = Dead Eye
    .text = Initiative 3; Move Fix; Shoot (Piercing 2); Ballistic +3; Combo Ballistic (ender); Boost (2): Damage +2.
card-ldr_4 = Dive Clear
    .text = Initiative 9; Move +1; Dodge +4; Combo Dodge; Reaction.
card-ldr_5 = Rally
    .text = Initiative 5; Move +0; Rally; Courage +2; Combo Courage Adrenaline.
card-ldr_6 = Improvise
    .text = Initiative 4; Move +0; Interact then Shoot; Combo Dodge Courage.
card-ldr_7 = Knife Work
    .text = Initiative 5; Move +1; Melee (Piercing 1); Melee +3; Combo Melee; Boost (1): Melee +1.

## Hero cards

card-sh_1 = Primal Surge
    .text = The unit that starts gains 2 Adrenaline. In a test: Melee +1 Adrenaline +1 or Dodge +1.
card-sh_2 = Blood Scent
    .text = The dinosaur that starts moves 2 farther in this activation. In a test: Melee +1 or Dodge +2.
card-sh_3 = Killing Bite
    .text = Your Melee attack gains Piercing 2 (2 Adrenaline). In a test: Melee +2 or Adrenaline +1.
card-sh_4 = Thick Hide
    .text = Armour +2 for your unit that was just hit. In a test: Stability +2 or Courage +1 Adrenaline +1.
card-sh_5 = Ambush
    .text = Another unit has moved within 2 hexes of one of yours: yours acts next (1 Adrenaline). In a test: Dodge +1 or Melee +1 Adrenaline +1.
card-sh_6 = Terrifying Call
    .text = Your unit has killed: it makes a Fear test against one enemy within 3 hexes (1 Adrenaline). In a test: Fear +2 or Adrenaline +1.
card-sh_7 = Burn It Off
    .text = Discard a Sedative from your unit, as it starts or as the card is flipped (1 Adrenaline). In a test: Courage +2 or Adrenaline +1.
card-sh_8 = Win the Struggle
    .text = You win the tie. In a test: Stability +1 or Melee +1.
card-sh_9 = Shake Loose
    .text = Every Grab and Net on the unit that starts ends. In a test: Stability +2 or Dodge +1.
card-sh_10 = Herd Instinct
    .text = You become First Player. In a test: Courage +1 or Adrenaline +2.
card-sh_11 = Quick Blood
    .text = Your unit of the tied Group acts with Initiative +1. In a test: Dodge +1 or Melee +1.
card-sh_12 = Lunge
    .text = Your Melee attack has missed: +2, compare again (1 Adrenaline). In a test: Melee +2 or Dodge +2.
card-hh_1 = Hold the Line
    .text = Courage +3 for all your units against this Fear action (1 Command). In a test: Courage +2 or Ballistic +1.
card-hh_2 = Take Aim
    .text = Your shot has Ballistic +2 and Damage +1 (1 Command). In a test: Ballistic +2 or Dodge +1.
card-hh_3 = Double Time
    .text = The human unit that starts moves 1 farther and Difficult ground does not stop it (1 Command). In a test: Dodge +2 or Stability +1.
card-hh_4 = Resupply
    .text = Gain 1 Requisition (2 Command). In a test: Ballistic +1 or Courage +1.
card-hh_5 = Scatter
    .text = Your human unit under attack has Dodge +3 (1 Command). In a test: Dodge +2 or Courage +1.
card-hh_6 = Change of Plan
    .text = After the slide, swap a unit’s Active and Idle cards (2 Command). In a test: Stability +1 or Ballistic +1.
card-hh_7 = Stand Your Ground
    .text = You win the tie. In a test: Stability +2 or Melee +1.
card-hh_8 = Covering Fire
    .text = An enemy has moved in range of a unit of yours that has not acted: it shoots at once at −1 (2 Command). In a test: Ballistic +1 or Dodge +1.
card-hh_9 = Field Dressing
    .text = Restore 1 Health, or take a Critical Wound off the unit that starts (1 Command). In a test: Courage +1 or Dodge +1.
card-hh_10 = Chain of Command
    .text = You choose the First Player (1 Command). In a test: Courage +2 or Ballistic +1.
card-hh_11 = Overpressure
    .text = Your dart or net that hit has Damage +2 (1 Command). In a test: Ballistic +2 or Courage +1.
card-hh_12 = Cut Free
    .text = Every Grab and Net on the unit that starts ends (1 Command). In a test: Stability +2 or Dodge +1.
card-hh_13 = Contingency Plan
    .text = Swap a unit’s Next card with one it just discarded (1 Command). In a test: Ballistic +1 or Courage +1.

## Condition cards

card-fe_1 = Flee
    .text = Run from what frightened you, Movement +1; no action. Dodge +1.
card-fe_2 = Freeze
    .text = No movement, no rotation, no action. Dodge −1.
card-fe_3 = Panic Attack
    .text = Close in on the nearest other unit and attack it, friend or foe.
card-cw_1 = Limp
    .text = Rotations only; then one Base Melee or Shoot.
card-cw_2 = Bleeding
    .text = Rotations only, no action. Whenever it is drawn: show it and lose 1 Health.
card-cw_3 = Concussion
    .text = Base Movement, no action. Dodge −1, Courage −1.
card-fu_1 = Furious
    .text = Melee +1, Stability +1, Fear +1; does not test Fear.

## Weapons, ammunition, gear

card-wb_1 = Carbine
    .text = Range 4, Damage 3, Piercing 0.
card-wb_2 = Dart Rifle
    .text = Range 6, Damage 2, Piercing 1.
card-wb_3 = Net Launcher
    .text = Range 3, Damage 3, Piercing 1.
card-wb_4 = Sidearm
    .text = Range 3, Damage 3, Piercing 0.
card-wb_5 = Dart Pistol
    .text = Range 4, Damage 2, Piercing 1.
card-wb_6 = Heavy Rifle
    .text = Range 6, Damage 4, Piercing 1.
card-wb_7 = Venom Spit
    .text = Range 3, Damage 2, Piercing 1.
card-we_1 = Grenade Launcher
    .text = Range 4, Damage 3, Piercing 1, Area 1.
card-we_2 = Long Dart Rifle
    .text = Range 7, Damage 3, Piercing 1.
card-we_3 = Shotgun
    .text = Range 2, Damage 5, Piercing 0.
card-am_1 = Light Dose
    .text = Sedative. Half of the Adrenaline is lost; Movement −1.
card-am_2 = Standard Dose
    .text = Sedative. Half of the Adrenaline is lost, Furious ends; Melee −1, Stability −1.
card-am_3 = Heavy Dose
    .text = Sedative, needs 2 Damage. All Adrenaline is lost, Furious ends; Movement −1, Dodge −1, Stability −1.
card-am_4 = Light Net
    .text = Net of Stability 4.
card-am_5 = Cable Net
    .text = Net of Stability 6.
card-am_6 = Hard-core Round
    .text = Damage +1, Piercing +1, for one attack.
card-ge_1 = Riot Shields
    .text = Armour +1 against Melee Attacks.
card-ge_2 = Field Radio
    .text = +1 Command each round while the unit lives.
card-ge_3 = Stimulant Kit
    .text = Discard as the unit starts: it stands up free, or moves 1 farther.
card-back_1 = Face down, Initiative 1
card-back_2 = Face down, Initiative 2
card-back_3 = Face down, Initiative 3
card-back_4 = Face down, Initiative 4
card-back_5 = Face down, Initiative 5
card-back_6 = Face down, Initiative 6
card-back_7 = Face down, Initiative 7
card-back_8 = Face down, Initiative 8
card-back_9 = Face down, Initiative 9
card-back_condition = Face down, a Condition
card-back_sedative = A Sedative
card-back_net = A Net
card-back_round = A round
item-sedative = a Sedative
item-net = a Net
item-round = a round
item-we_1 = { card-we_1 }
item-we_2 = { card-we_2 }
item-we_3 = { card-we_3 }
item-ge_1 = { card-ge_1 }
item-ge_2 = { card-ge_2 }
item-ge_3 = { card-ge_3 }

## Abilities

ability-fearsome = Fearsome
ability-fly = Fly
ability-pack_sense = Pack Sense
ability-hero = Hero
ability-commander = Commander
ability-steadying_presence = Steadying Presence
ability-potent_mix = Potent Mix

## Skills and stats

skill-me = Melee
skill-ba = Ballistic
skill-do = Dodge
skill-st = Stability
skill-fe = Fear
skill-co = Courage
skill-ar = Armour
skill-gr = Grab
skill-mv = Movement
skill-ad = Adrenaline
opposed-me = { skill-me }
opposed-ba = { skill-ba }
opposed-do = { skill-do }
opposed-st = { skill-st }
opposed-fe = { skill-fe }
opposed-co = { skill-co }
opposed-ar = { skill-ar }
opposed-gr = { skill-gr }
opposed-mv = { skill-mv }
opposed-ad = { skill-ad }
stat-hp = Health
stat-mv = Movement
stat-pv = Pivot
stat-sd = Stand up
stat-me = Melee
stat-ba = Ballistic
stat-do = Dodge
stat-st = Stability
stat-fe = Fear
stat-co = Courage
stat-ar = Armour
stat-ar_front = Armour, Front
stat-ar_side = Armour, Sides
stat-ar_rear = Armour, Rear
stat-l = Combo slots
stat-dr = Draw
stat-ad = Adrenaline
stat-bi = Board Initiative
stat-cr = Critical
stat-v = Value
stat-weapon = Weapon
stat-ability = Ability
stat-vp = Victory points
stat-command = Command
stat-requisition = Requisition
stat-first_player = First Player
supply-sedative = Sedatives in supply
supply-net = Nets in supply
supply-round = Rounds in supply
supply-we_1 = { card-we_1 } in supply
supply-we_2 = { card-we_2 } in supply
supply-we_3 = { card-we_3 } in supply
supply-ge_1 = { card-ge_1 } in supply
supply-ge_2 = { card-ge_2 } in supply
supply-ge_3 = { card-ge_3 } in supply

## States

state-sedated = Sedated
state-knocked = Knocked
state-blocked = Blocked
state-grabbed = Grabbed
state-grabbing = Grabbing
state-furious = Furious
state-holding = Holding a Reaction
state-fear = Fear cards
state-dosed = Sedatives to flip
state-locked = Locked slots
state-initiative = Initiative

## Piles

timeline-now = This round
timeline-next = Next round
pile-hero-hand = Hero hand
pile-hero-deck = Hero deck
pile-hero-discard = Hero discard pile
pile-announced = Announced
pile-fear = Fear deck
pile-wounds = Wound deck
pile-active = Active
pile-next = Next
pile-idle = Idle
pile-hand = Hand
pile-stack = Combo stack
pile-discard = Discard pile
pile-deck = Action deck
pile-sedatives = Sedatives
pile-nets = Nets
pile-doses = Under the Next card
pile-ammo = Ammunition
pile-equipment = Equipment
slot-active = Active
slot-next = Next
slot-idle = Idle

## Phases, scenarios, terrain

round-called = Round
phase-set_up = Set-up
phase-action = Action phase
phase-initiative = Initiative phase
phase-over = Game over
scenario-broken_paddock = Broken Paddock
    .summary = The fence is down. Capture the animals, or break out.
scenario-supply_drop = Supply Drop
    .summary = Five crates fell in the swamp: open them, or smash them.
scenario-nest_ridge = Nest Ridge
    .summary = Three nests on a ridge: hold them round after round.
scenario-none = Open ground
    .summary = A position written by hand.
terrain-fence = Fence
terrain-scrub = Scrub
terrain-swamp = Swamp
terrain-rocks = Rocks
terrain-nest = Nest
terrain-cliff = Cliff
terrain-ferns = Ferns
class-difficult = Difficult
class-impassable = Impassable
trait-stability = Stability { $n }
thing-crate = Crate
thing-cart = Cart
thing-truck = Truck
thing-cache = Cache
thing-net = Net
target-crate = { thing-crate }
target-cart = { thing-cart }
target-truck = { thing-truck }
target-cache = { thing-cache }
target-net = { thing-net }
objective-N1 = Nest 1
objective-N2 = Nest 2
objective-N3 = Nest 3
zone-deployment = Deployment zone
zone-west = west
zone-east = east
zone-north = north
zone-south = south
zone-front = Front
zone-side = Side
zone-rear = Rear
zone-all = all sides
step-movement = the Movement
step-action = the action
way-melee = Melee
way-shoot = Shoot

## Events

event-first-player-named = { $seat } is First Player.
event-zone-chosen = { $seat } takes the zone in the { $zone }.
event-mulliganed = { $seat } exchanges hero cards: { $count }.
event-deployed = { $unit } is deployed.
event-card-placed = { $unit }: a card with Initiative { $initiative } in the { $slot } slot.
event-condition-placed = { $unit }: a Condition card in the Next slot.
event-round-began = Round { $round } begins.
event-command-gained = { $seat } gains Command: { $amount }.
event-requisition-gained = { $seat } gains Requisition: { $amount }.
event-skipped = { $unit } skips.
event-revealed = { $unit } reveals { $card }.
event-activated = { $unit } activates.
event-held = { $unit } holds its Reaction.
event-reacted = { $unit } reacts to { $step }.
event-moved = { $models ->
    [1] { $unit } moves to ({ $column },{ $row }).
   *[other] { $models } of { $unit } move to ({ $column },{ $row }).
}
event-turned = { $heading ->
    [0] { $unit } turns east.
    [1] { $unit } turns north-east.
    [2] { $unit } turns north-west.
    [3] { $unit } turns west.
    [4] { $unit } turns south-west.
   *[5] { $unit } turns south-east.
}
event-stood-up = { $unit } stands up.
event-left = A model of { $unit } leaves the board.
event-movement-cancelled = { $unit } cannot end its Movement there and goes back.
event-passage-refused = { $unit } bars the way to { $mover }.
event-tested = { $success ->
    [true] { $unit } wins against { $target }: { $skill } { $score } to { $against }.
   *[other] { $unit } fails against { $target }: { $skill } { $score } to { $against }.
}
event-hero-card-played = { $seat } plays { $card }.
event-hero-card-returned = { $seat } takes { $card } back: its condition is gone.
event-icons-added = { $seat } discards { $card } for { $unit }: +{ $amount }.
event-ties-cancelled = The win-a-tie cards cancel out; { $unit } wins as Initiator.
event-attacked = { $unit } attacks { $target }: { $way }.
event-hit = { $unit } hits { $target }.
event-missed = { $unit } misses { $target }.
event-damage-dealt = { $unit }, { $zone }: { $force } against Armour { $armour }, Damage { $damage }.
event-health-lost = { $unit } loses Health: { $amount }.
event-crushed = { $unit } is crushed: Damage { $damage }.
event-model-eliminated = A model of { $unit } is Eliminated.
event-unit-eliminated = { $unit } is Eliminated.
event-knocked = { $unit } is Knocked down.
event-displaced = { $unit } is moved to ({ $column },{ $row }).
event-thing-displaced = { $thing } is moved to ({ $column },{ $row }).
event-followed = { $unit } follows through.
event-grabbed = { $blocked ->
    [true] { $unit } grabs { $target } and blocks it.
   *[other] { $unit } grabs { $target }.
}
event-grab-ended = { $unit } lets go of { $target }.
event-broke-free = { $unit } breaks free.
event-netted = { $unit } is caught in a net: { $card }.
event-dosed = { $unit } takes a Sedative.
event-ammunition-spent = { $unit } has spent { $card }.
event-sedative-flipped = { $unit }: { $card } is flipped.
event-sedative-discarded = { $unit }: { $card } is discarded.
event-sedated = { $unit } is Sedated.
event-woke = { $unit } wakes.
event-fear-taken = { $unit } takes a Fear card.
event-wound-taken = { $unit } takes a Critical Wound.
event-bled = { $unit } is bleeding.
event-adrenaline-gained = { $unit } gains Adrenaline: { $amount }.
event-adrenaline-lost = { $unit } loses Adrenaline: { $amount }.
event-became-furious = { $unit } becomes Furious.
event-calmed-down = { $unit } calms down.
event-condition-resolved = { $unit } gets over { $card }.
event-fled = { $unit } flees.
event-boosted = { $unit } spends Adrenaline on its Boost: { $cost }.
event-crate-opened = { $unit } breaks into a crate.
event-equipped = { $unit } is equipped: { $item }.
event-gear-used = { $unit } uses { $card }.
event-rallied = { $unit } is rallied; Fear cards gone: { $cards }.
event-health-restored = { $unit } recovers 1 Health.
event-cards-slid = The Next cards of round { $round } slide to the Active slots.
event-stack-trimmed = { $unit } discards from its stack: { $cards }.
event-card-discarded = { $unit } discards { $card }.
event-card-kept = { $unit } keeps its skipped card.
event-hero-cards-discarded = { $seat } discards down to 5: { $cards }.
event-points-scored = { $side } scores { $points }.
event-rewarded = { $seat } is rewarded for an objective.
event-game-ended = { $winner ->
    [none] The game ends in a draw.
   *[other] The game ends: { $winner } wins.
}

## Questions

ask-muster = Which army do you bring?
ask-first-player = Toss for First Player.
ask-zone-choice = Which deployment zone do you take?
ask-draw = Draw action cards.
ask-hero-draw = Draw hero cards.
ask-wound = Draw a Critical Wound, unseen.
ask-fear = Draw a Fear card, unseen.
ask-mulligan = Tick the hero cards you would rather replace: it can be done this once.
ask-deploy-first = Who deploys first?
ask-deploy-unit = Which unit do you deploy?
ask-deploy-heading = Which way does { $piece } face?
ask-deploy-model = { $count ->
    [1] Where does { $piece } stand?
   *[other] Where does model { $n } of { $count } of { $piece } stand?
}
ask-deploy-whole = Where does { $piece } stand, with all its { $count } models?
ask-active-first = Who places the first Active card?
ask-place-active = Place an Active card.
ask-next-first = Who places first among those tied?
ask-place-next = Place a Next card: it is played in the round after the coming one.
ask-idle = Which cards do you keep Idle? Each unit may keep one; the rest is discarded.
ask-fear-order = Which Fear card of { $piece } is drawn first?
ask-group-skip = Tick those of your tied units that skip.
ask-group-first = Who activates first in the tied Group?
ask-group-unit = Which unit of the Group activates?
ask-skip = Next is { $piece }, with { $card }. Activate or skip?
ask-hold = Does { $piece } go on with { $card }, or hold it as a Reaction?
ask-held-first = Who completes a held Reaction first?
ask-sub-unit = Which part of { $piece } is attacked?
ask-held-unit = Which unit completes its held Reaction?
ask-consume = Consume hero cards to rouse { $piece }?
ask-kit = Use the Stimulant Kit?
ask-movement = How does { $piece } move?
ask-mover = Who of { $piece } moves?
ask-step = Next step of { $piece }? Points left: { $points }.
ask-disengage = { $piece }: hold on, or let go?
ask-passage = { $piece }: let an ally through?
ask-react-movement = Who reacts to the Movement?
ask-react-action = Who reacts to the action?
ask-react-first = Whose Reaction comes first?
ask-action = What does { $piece } do?
ask-printed = Which action of the card?
ask-melee = Whom does { $piece } strike?
ask-shoot = Whom does { $piece } shoot at?
ask-stab = On whom does { $piece } try its strength?
ask-grab = Whom does { $piece } grab?
ask-weapon = With which weapon?
ask-ammunition = With which ammunition?
ask-impact = Who fires, and where does it strike?
ask-fighters = Who of { $piece } takes part?
ask-boost = Pay { $cost } of { $left } Adrenaline for { $effects }?
ask-order = Who is next?
ask-zone = Which zone is Affected?
ask-casualty = { $damage } Damage: which model of { $piece } is hurt first?
ask-shove = Make the Stability test?
ask-strongest = Two players’ units hold equally fast: toss for which resists.
ask-contact = Which hexes are in contact?
ask-effect = Which effects do you apply?
ask-frighten = { $piece } is frightened: give it a Fear card?
ask-follow = Does { $piece } follow through?
ask-passive = Add a hero card? { $skill } { $score } against { $opposed } { $against }: { $standing }.
ask-announce = Announce a hero card?
ask-resolve-first = Whose card is resolved first?
ask-interact = Open or buy what? You have { $requisition } Requisition.
ask-rally = Whom does { $piece } rally?
ask-flee = Where does { $piece } flee?
ask-look = Which way does it look?
ask-panic-target = Whom does the panic turn on?
ask-panic-order = Which model panics next?
ask-panic-end = Where does the panic lead?
ask-skipped-card = Tick the skipped cards that stay for the next round; the others are discarded.
ask-flip = Whose Sedatives are flipped next?
ask-trim = Discard cards from the bottom of your stacks?
ask-idle-keep = Tick the Idle cards you discard; the others join the hand.
ask-hand-limit = Your hand is too large: discard { $count ->
    [one] one hero card
   *[other] { $count } hero cards
}.
ask-main-reveal = The cards of the Group are revealed: play a hero card?
ask-main-start = { $piece } starts: play a hero card?
ask-main-move = { $piece } has finished moving: play a hero card?
ask-main-decl = { $piece } declares an action: play a hero card?
ask-main-tie = The scores are equal: play a hero card?
ask-main-miss = The attack has failed: play a hero card?
ask-main-hit = The attack has hit: play a hero card?
ask-main-kill = A model was Eliminated: play a hero card?
ask-main-sed = A Sedative is flipped: play a hero card?
ask-main-first = The First Player window: play a hero card?
ask-main-slide = The cards have slid: play a hero card?
ask-main-draw = The discards are made: play a hero card?

## Options

option-army = Army value
    .summary = How many points each player may spend on his army.
option-poker_face = Poker face
    .summary = Every player with hero cards is asked at every window, so that nobody learns from who is asked.
option-grab = Grab
    .summary = Whether each model of a unit may grab in one action, or only one of them.
option-hero_deck = Hero decks
    .summary = Whether hero cards are chosen by faction and units, or by the faction alone.
value-hero_deck-units = faction and units
value-hero_deck-faction = faction alone
value-each = each model
value-one = one model
option-rotation = Rotation
    .summary = Whether units turn some edges free, as their boards say, or pay a point for every edge.
value-pivot = free pivots
value-paid = every edge costs 1
option-pass = Nothing
option-play = Play { $card }
option-skip-window = Skip, and be asked again
option-icons = { $card }: { $icons }
option-seat = { $seat }
option-activate = Activate { $unit }
option-go-ahead = Go on
option-hold = Hold the Reaction
option-wait = Wait
option-react = React with { $unit } ({ $card })
option-consume = { $card }: Adrenaline +{ $amount }
option-keep-kit = Keep it
option-kit-move = Move 1 farther
option-kit-stand = Stand up free
option-card-movement = By { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
option-base-movement = Base Movement: { $points ->
    [one] 1 point
   *[other] { $points } points
}
option-done = Done
option-stop = Stop
option-group = { $count } models together, from ({ $column },{ $row })
option-model = Model { $n } at ({ $column },{ $row }), Health { $health }
option-go-on = Group { $n } goes on
option-go = To ({ $column },{ $row })
option-enter = Force a way into ({ $column },{ $row })
group-farther-0 = Farther east
group-farther-1 = Farther north-east
group-farther-2 = Farther north-west
group-farther-3 = Farther west
group-farther-4 = Farther south-west
group-farther-5 = Farther south-east
option-turn-left = Turn left
option-turn-right = Turn right
option-turn-left-head = Turn left about the head
option-turn-left-tail = Turn left about the tail
option-turn-right-head = Turn right about the head
option-turn-right-tail = Turn right about the tail
option-stand = Stand up
option-leave = Leave the board
option-hold-on = Hold on
option-let-go = Let go
option-let-through = Let it through
option-bar-way = Bar the way
option-no-action = No action
option-card-action = By the card: { $card }
option-base-melee = Base Melee
option-base-shoot = Base Shoot
option-base-stab = Base Stability
option-base-grab = Base Grab
option-base-interact = Interact
option-base-fear = Base Fear
option-break-grab = Break the Grab on model { $n }
option-break-net = Break the Nets
option-do-melee = Melee
option-do-shoot = Shoot
option-do-stab = Stability
option-do-grab = Grab
option-do-fear = Fear
option-do-rally = Rally
option-do-interact = Interact
option-no-target = Nobody
option-target = { $unit }
option-crate = The crate at ({ $column },{ $row })
option-aim = Aim at ({ $column },{ $row })
option-impact = Model { $n } fires at ({ $column },{ $row })
option-weapon = { $card }
option-no-ammunition = No ammunition card
option-ammunition = { $card }
option-no-boost = No Boost
option-boost = Pay { $cost }: { $effects }
option-zone-front = Front, Armour { $armour }
option-zone-side = Side, Armour { $armour }
option-zone-rear = Rear, Armour { $armour }
option-zone-all = Armour { $armour }
option-zone-hex = The models at ({ $column },{ $row }), Armour { $armour }
option-zone-west = West
option-zone-east = East
option-zone-north = North
option-zone-south = South
option-shove = Test with model { $n } at ({ $column },{ $row })
option-no-shove = No test
option-contact = Push ({ $column },{ $row }) to the { $heading }
option-effect-all = Knock down and push
option-effect-knock = Knock down
option-effect-push = Push back
option-effect-spare = Leave on its feet
option-effect-block = Hold and Block
option-effect-hold = Hold only
option-give-fear = Give a Fear card
option-spare-fear = Give none
option-effect-none = Nothing
option-stay = Stay
option-follow = Follow through
option-struggle = { $unit } at ({ $column },{ $row }), with model { $n }
option-open = Open the crate at ({ $column },{ $row })
option-buy = Buy { $card } for { $cost }
option-replace = Buy { $card } for { $cost } instead of { $old }
option-no-interact = Nothing
option-end = To ({ $column },{ $row }), facing { $heading }
heading-0 = east
heading-1 = north-east
heading-2 = north-west
heading-3 = west
heading-4 = south-west
heading-5 = south-east
option-flip = { $unit }
option-place = { $card } for { $unit }
option-deploy = { $unit }
option-hex = ({ $column },{ $row })
option-heading-0 = Facing east
option-heading-1 = Facing north-east
option-heading-2 = Facing north-west
option-heading-3 = Facing west
option-heading-4 = Facing south-west
option-heading-5 = Facing south-east
option-play-on = Play { $card } on { $unit }
option-play-for = Play { $card }: { $seat } becomes First Player
option-play-heal = Play { $card }: 1 Health for model { $n }
option-play-treat = Play { $card }: discard { $wound }
option-play-next = Play { $card }: take the Wound out of the Next slot
option-play-swap = Play { $card }: { $unit } takes back { $swapped }
option-skip-done = Skip, unless somebody else plays a card
option-skip-last = No card
option-icons-for = { $card }: { $icons } for { $unit }
option-skip-unit = Skip: { $unit } ({ $card })
option-target-at = { $unit } at ({ $column },{ $row }), models: { $count }
option-struggle-model = { $unit }, model { $held } at ({ $column },{ $row }), with model { $n }
option-card-of = { $unit }: { $card }
option-fear-place = { $place }. { $card } ({ $unit })
option-hero-card = { $card }
option-apart = Put the models down one by one
hero-icon = { $skill } +{ $amount }
boost-repeat = one more Melee
standing-ahead = the test succeeds
standing-behind = the test fails
standing-tie-won = a tie, with which it succeeds
standing-tie-lost = a tie, with which it fails

## What led to a question, and what an answer changes

note-test-won = Then { $score } against { $against }: the test succeeds.
note-test-lost = Then { $score } against { $against }: the test fails.
note-test-tie-won = Then { $score } against { $against }: a tie, with which it succeeds.
note-test-tie-lost = Then { $score } against { $against }: a tie, with which it fails.
note-do-melee = Strikes a unit beside it.
note-do-shoot = Shoots at a unit in range and in sight.
note-do-stab = Tries its strength on a unit beside it: knocks it down or pushes it back.
note-do-grab = Tries its strength on a unit beside it: holds it fast.
note-do-fear = Frightens whoever is near, friends as well.
note-do-rally = Takes Fear cards away.
note-do-interact = Opens a crate beside it, or buys equipment.
note-adrenaline = It changes nothing in the test, but rouses { $unit }.
note-hold = It may interrupt another unit later: moving after a Movement, acting after an action.
note-fix = It stays in its hex and may only turn.
note-charge = Forward only; after each hex it may turn once, free.
note-block = A Blocked model can neither move nor act until it breaks free.
note-spare-fear = It gains no Adrenaline from it.
caution-own-side = This strikes or frightens your own side.
story-melee = { $by } strikes { $to } with { $card }.
story-melee-base = { $by } strikes { $to }, without its card.
story-shoot = { $by } shoots at { $to } with { $card }.
story-st = { $by } tries its strength against { $to }.
story-gr = { $by } tries to grab { $to }.
story-fe = { $by } frightens { $to }.
story-overpowers = { $by } has overpowered { $to }.
story-grabs = { $by } has grabbed { $to } by strength alone.
story-drags = { $by } is about to move and would drag { $to } along.
story-passes = { $by } wants to pass.
story-react-movement = { $by } has made its Movement.
story-react-action = { $by } has acted.
story-start = { $by } starts its activation without a card.
story-start-card = { $by } starts its activation with { $card }.
story-move = { $by } has finished its Movement.
story-sed = A Sedative on { $by } is flipped.
story-reveal = The cards of the tied Group have been revealed.
story-first = End of round { $round }: the First Player token goes to whoever has the most Command.
story-slide = The Next cards have slid onto the Active slots.
story-draw = What was neither placed nor kept has been discarded.

## Moments one may let pass

window-skips = activate or skip
window-holds = holding a Reaction
window-gear = the Stimulant Kit
window-boosts = paying for a Boost
window-grabs = letting go of a Grab
window-passages = letting Allies through
window-reactions = reacting with a held unit
window-tests = hero cards in tests
window-hero-cards = announcing hero cards

## Refusals and limits

refusal-out-of-reach = It is out of range, out of line, or not in Front
refusal-from-the-bottom = Cards leave a stack from the bottom: take the one below it first
refusal-standing-and-knocked = Standing and Knocked models do not attack together
refusal-adrenaline-full = { $unit } is at its maximum without that card
refusal-factions-of-the-paddock = The Broken Paddock sets humans against dinosaurs: one faction a side
recruits-hero = Heroes
recruits-unit = Units
breach-nobody = An army has at least one unit
breach-unknown-unit = There is no unit { $unit }
breach-army = The army costs { $spent }, and { $army } is all there is to spend
breach-faction = { $unit } belongs to another faction
breach-copies = { $units } × { $unit }, and an army may have { $most }
breach-no-hero = A human army needs at least one Hero
breach-hero-card = { $card } is no hero card of this faction
breach-hero-deck = A hero deck has 20 cards, not { $cards }
breach-hero-unit = { $card } needs one of these units: { $units }
breach-hero-copies = { $copies } × { $card }, and a hero deck may have 2

## Tallies

tally-me = Melee
tally-ba = Ballistic
tally-do = Dodge
tally-st = Stability
tally-fe = Fear
tally-co = Courage
tally-ar = Armour
tally-gr = Grab
tally-mv = Movement
tally-ad = Adrenaline
tally-armour = Armour
tally-damage = Damage
tally-base = base
tally-card = Active card
tally-combo = combo
tally-condition = Condition card
tally-furious = Furious
tally-sedated = Sedated
tally-sedative = Sedative
tally-pack-sense = Pack Sense
tally-steadying-presence = Steadying Presence
tally-riot-shields = Riot Shields
tally-hero-card = hero card
tally-piercing = Piercing
tally-group = group
tally-boost = Boost
tally-weapon = weapon
tally-ammunition = ammunition
tally-object = object
tally-grab = Grab bonus
tally-allies-grabbing = allies Grabbing
tally-grabbing-units = Grabbing units
tally-net = Net
tally-minimum = never less than this
tally-zone-front = Front
tally-zone-side = Side
tally-zone-rear = Rear
tally-zone-all = Armour

## Effects

effect-health = { $unit }: Health { $amount }
effect-eliminated = { $amount ->
    [one] { $unit } loses a model
   *[other] { $unit } loses { $amount } models
}
effect-escaped = { $amount ->
    [one] { $unit }: one model leaves the board
   *[other] { $unit }: { $amount } models leave the board
}
effect-knocked = { $unit }: Knocked { $amount }
effect-grabbed = { $unit }: Grabs { $amount }
effect-netted = { $unit }: Nets { $amount }
effect-sedated = { $unit }: Sedated { $amount }
effect-dosed = { $unit }: Sedatives { $amount }
effect-furious = { $unit }: Furious { $amount }
effect-fear = { $unit }: Fear cards { $amount }
effect-wounded = { $unit }: Critical Wounds { $amount }
effect-adrenaline = { $unit }: Adrenaline { $amount }
effect-points = { $amount ->
    [one] { $unit } scores 1 point
   *[other] { $unit } scores { $amount } points
}
effect-first-player = { $unit } is First Player
headline-eliminated = model lost
headline-health-less = hurt
headline-mean-health-less = { $mean } Health on average
headline-sedated = Sedated
headline-netted = netted
headline-grabbed = grabbed
headline-knocked = Knocked
headline-points = scores
headline-health = healed
headline-netted-less = out of nets
headline-grabbed-less = breaks free
headline-knocked-less = gets up
headline-furious = Furious
headline-dosed = Sedative

## Purposes of chance

purpose-first-player = First Player
purpose-draw = action cards
purpose-hero-draw = hero cards
purpose-wound = Critical Wound
purpose-fear = Fear

## Lines of shot, ranges and warnings

sight-clear = In line of shot
sight-blocked = { $blocker ->
    [none] No line of shot
   *[other] No line of shot: { $blocker } is in the way
}
sight-behind = Not before its Front
ring-front = Front
ring-weapon = { $weapon }: range { $range }
ring-move = { $points ->
    [one] Base Movement: { $points } hex
   *[other] Base Movement: { $points } hexes
}
warning-push = Must push { $unit } aside: a Stability test
warning-mud = Difficult ground: its Movement ends there

## Cards on a board

weapon-line = range { $range }, Damage { $damage }
weapon-piercing = Piercing { $n }
weapon-area = area { $n }
weapon-accepts-round = takes rounds
weapon-accepts-sedative = takes Sedatives
weapon-accepts-net = takes Nets

## Briefing

scoring-sedated = Humans: { $points } for every dinosaur put to sleep, { $dead } for a dead one.
scoring-crate = Humans: { $points } for every crate opened.
scoring-humans = Dinosaurs: { $squad } for every squad Eliminated, { $hero } for a Hero.
scoring-escaped = Dinosaurs: { $points } for every unit that leaves by the humans’ edge.
scoring-supplies = { $points } for every crate opened, or smashed by a dinosaur.
scoring-value = An enemy unit Eliminated or Sedated: its value divided by { $per }.
scoring-nests = { $points } at the end of each round for every one of the { $n } nests you control.
scoring-beaten = { $points } for every enemy unit Eliminated or Sedated.
ending-nests = Whoever controls all { $n } nests at the end of a round wins at once.
first-paddock = Stand so that their way to the exit leads past you, and nobody of yours stands alone in their reach.
first-supplies = Open or smash the crates nearest to you in rounds 1 and 2: they pay at once, fights do not.
first-nests = Hold the nest nearest to you from round 1 on, with something that stays on its feet.
first-quick = { $unit } acts fastest: give it a card of high Initiative while the others wait for what happens.
first-humans = Keep a Reaction card Active with whoever they will attack: it shoots before the blow falls.
first-dinosaurs = Attack from the side of their weakest squad with everything at once: each loss pays, and fear does the rest.
first-broken_paddock-aegis_corps =
    .one = Deploy the Captain behind the Troopers, out of reach of the flyers: a lost Hero costs 3 points, and 6 win.
    .two = Give the Trackers and Troopers Active cards of Initiative 8, Reactions if you hold any: the flyers come at 9 and are shot on arrival.
    .three = Let the Hunter shoot a Flight when it has landed: three of its models fall to one good hit, and the Trackers’ darts stay for the Tyrannosaur.
first-broken_paddock-wild_brood =
    .one = Send both Flights at the Captain in round 1: nothing else is as weak and worth as much.
    .two = Walk the Tyrannosaur along the flank; it needs two rounds to arrive, and only sleep stops it.
    .three = Keep hero cards that add Melee for the first attack: at equal scores whoever attacks wins, so 1 more often decides.

## First turn

lesson-hand = Your hero cards
    .text = Tick what you want replaced, once. Keep cards that add to what your units do well (the signs tell: claws, crosshair, boots); change expensive ones you cannot pay yet.
lesson-deploy = Deploy as groups
    .text = Place each unit in your shaded hexes. Stand squads next to each other so that nobody is alone, the fragile behind the sturdy.
lesson-active = The Active card
    .text = Give every unit a card, face down: the number in its corner is its Initiative, and the highest acts first. It decides when you act, how far you move and what you are good at this round.
lesson-next = Plan a round ahead
    .text = Now the card for the round after. Signs that follow each other make a combo: a card on top of others with the same sign adds 1 for each. So repeat what the unit does well.
lesson-idle = One card in reserve
    .text = Each unit may keep one card Idle; the rest is discarded. Keep a Reaction, or the strong one that comes too early now.
lesson-move = Hex by hex
    .text = Your unit’s card is revealed. Each lit hex is a step; what is left is written beside it. You may stop early, or use the unit’s base Movement instead of the card’s.
lesson-action = Act, or wait
    .text = Then the actions of the card, or one Base Skill. Shoot where your score beats their Dodge; the button says how likely. Humans next to a crate can open it: points at once.
lesson-window = Hero cards turn a test
    .text = In a test both may discard hero cards to add what their signs say. Look at the two scores: add only if it turns the result. Where nothing can change, you are not asked.

section-round = The round
section-cards = Cards
section-moving = Movement
section-attack = Tests and attacks
section-states = States
section-victory = Victory
