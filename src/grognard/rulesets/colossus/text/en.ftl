### Colossus: the names a player reads.

## Game

ruleset-colossus = Colossus
    .summary = A skirmish of giant war machines: whoever loses the initiative moves first and shoots last, and nothing dies until everyone has fired.

## Factions

faction-anvil_concord = Anvil Concord
    .summary = A disciplined wall of foundry machines: slow, thickly plated, and at its best with both feet planted.
faction-saltwind_reavers = Saltwind Reavers
    .summary = Fast coastal raiders: they leap, swerve and ram, and never stand where you aimed.

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
tag-indirect_fire = Indirect Fire
tag-command = Command
tag-rally = Rally
tag-deadeye = Deadeye
tag-stabilised = Stabilised
tag-ram_prow = Ram Prow
tag-flak_screen = Flak Screen
tag-close_fighter = Close Fighter ({ $x })
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
