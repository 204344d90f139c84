### Baroud: the words a player reads.

## Game

ruleset-baroud = Baroud
    .summary = Quick fights of soldiers, cultists and gangs: roll one, two or three dice for each figure, and lose your turn when you get greedy.

## Factions

faction-lantern = Lantern Company
    .summary = Night soldiers with rifles, a machine gun and a captain who keeps them steady.
    .special = Steady riflemen who outshoot everybody at long range. Near the Captain every Quality die has +1; the Machine-gunner on overwatch closes a whole street.
faction-marsh = Marsh Parish
    .summary = A congregation of the faithful and the drowned, with spells, hounds and something huge in the fog.
    .special = Spells, hounds and Undead whom shots hardly touch. It wins in contact: a Terror in base contact makes steady soldiers run.
faction-ring_road = Ring-Road Crew
    .summary = Bikers, bruisers and fire-bugs with a short cannon and nothing to lose.
    .special = Submachine guns, a short cannon and many Fire-bugs: murderous within a short stick, poor shots beyond. Bikers and Bruisers come to contact before you are ready.

## Figures

unit-captain = Captain
unit-rifleman = Rifleman
unit-grenadier = Grenadier
unit-bomber = Rifle bomber
unit-gunner = Machine-gunner
unit-marksman = Marksman
unit-dragoon = Dragoon
unit-conscript = Conscript
unit-priest = Marsh Priest
unit-hexer = Hexer
unit-faithful = Faithful
unit-drowned = Drowned
unit-rats = Rat Tide
unit-hound = Mire Hound
unit-butcher = Butcher
unit-colossus = Bog Colossus
unit-boss = Boss
unit-heavy = Heavy
unit-cannoneer = Cannoneer
unit-crewman = Crewman
unit-biker = Biker
unit-bruiser = Bruiser
unit-runner = Runner
unit-firebug = Fire-bug
unit-duelist = Duelist
unit-moth = Night Moth

## Equipment

weapon-pistol = Pistol
weapon-revolver = Heavy revolver
weapon-shotgun = Shotgun
weapon-smg = Submachine gun
weapon-carbine = Carbine
weapon-rifle = Rifle
weapon-scoped = Scoped rifle
weapon-belt_gun = Belt-fed machine gun
weapon-crew_gun = Short cannon
weapon-tripod_gun = Tripod machine gun
weapon-crossbow = Crossbow
weapon-hand_grenades = Hand grenades
weapon-rifle_grenades = Rifle grenades
weapon-line = range { $range }, bonus { $bonus }, { $short } at short range
weapon-tag-tripod = on a tripod
weapon-tag-belt_fed = belt-fed
weapon-tag-crew_served = crew-served
grenade-line = up to three times { $range }

## Abilities

ability-leader = Leader
ability-magic_user = Magic-User
ability-terror = Terror
ability-coward = Coward
ability-steadfast = Steadfast
ability-ferocious_charge = Ferocious Charge
ability-mounted = Mounted
ability-big = Big
ability-huge = Huge
ability-undead = Undead
ability-swarm = Swarm
ability-long_move = Long Move
ability-short_move = Short Move
ability-slow = Slow
ability-fearless = Fearless
ability-forester = Forester
ability-free_disengage = Free Disengage
ability-good_shot = Good Shot
ability-unerring_aim = Unerring Aim
ability-stealth = Stealth
ability-savage = Savage
ability-heavy_armour = Heavy Armour
ability-acrobat = Acrobat
ability-combat_master = Combat Master
ability-animal = Animal
ability-hero = Hero
ability-tough = Tough
ability-poison = Poison
ability-danger_sense = Danger Sense
ability-gregarious = Gregarious
ability-flying = Flying
ability-lethal = Lethal ({ $type })
    .name = Lethal

## Spells

spell-bolt = Will-o’-the-wisp bolt
spell-bind = Mud grip

## Bands

force-lantern_patrol = Lantern patrol
force-lantern_sharpshooters = Lantern sharpshooters
force-lantern_sortie = Lantern sortie
force-lantern_levy = Lantern levy
force-ring_road_outing = Ring-road outing
force-ring_road_convoy = Ring-road convoy
force-marsh_procession = Marsh procession
force-marsh_hunt = Marsh hunt

## Scenarios

scenario-none = Open ground
scenario-warning_shot = Warning Shot
    .summary = A straight fight over woods, ruins and two houses: whoever loses more loses.
scenario-belfry = The Belfry
    .summary = One tower, two ladders, and points for whoever stands on top.
scenario-ford_road = The Ford Road
    .summary = The attacker must get across the ford and off the far edge; the defender must see that nobody does.
scenario-reliquary = The Reliquary
    .summary = A night raid for a relic in the ruins: grab it and carry it home before the others do.
scenario-wake = The Wake
    .summary = Two bands walk into each other in the mist, at arm’s length: whoever loses more loses.

## Terrain

terrain-difficult = Difficult ground
terrain-woods = Woods
terrain-ruins = Ruins
terrain-obstacle = Low wall
terrain-wall = Building
terrain-water = Deep water
terrain-platform = Platform
terrain-ladder = Ladder
trait-level = level { $level }
objective-tower = The tower
objective-relic = The relic
zone-watch = Watch zone
zone-attacker = The attacker deploys here
zone-defender = The defender deploys here

## Settings

option-parity_source = Even or odd
    .summary = Whether a result is even or odd by the winner’s total or by its natural die.
option-leader_loss_test = Loss of the Leader
    .summary = Whether every friend tests morale when the Leader is lost.
option-gruesome_scope = Gruesome deaths
    .summary = Whether both bands test morale, or only the victim’s friends.
option-quick_kill = Quick kill
    .summary = Whether any win against a defenceless figure kills.
option-free_move = Free move
    .summary = Whether a figure far from every enemy may move without rolling.
option-scale = Scale
    .summary = The lengths of the three sticks: for 28 mm or for 15 mm figures.
option-leader_bonus = The Leader’s bonus
    .summary = Whether a Leader nearby helps every Quality roll, or morale tests alone.
option-grenade_strength = Strength of grenades
    .summary = Whether a grenade scores its own power, or the thrower’s Combat counts as in other combats.
option-one_attack = A shot and a melee attack
    .summary = Whether a figure may make one ranged combat and one melee attack in a turn, instead of one combat in all.
value-leader_bonus-all = every Quality roll
value-morale = morale alone
value-grenade = its own power
value-thrower = the thrower’s Combat
value-no = one combat in all
value-yes = one of each
value-total = the total
value-die = the natural die
value-off = off
value-on = on
value-friends = the victim’s friends
value-all = both bands
value-28mm = 28 mm
value-15mm = 15 mm

## Statistics

stat-quality = Quality
stat-combat = Combat
stat-move = Move
stat-ability = Ability
stat-points = Points
stat-vp = VP
stat-actions = Actions
stick-S = short
stick-M = medium
stick-L = long

## States

state-fallen = Down
state-immobilised = Immobilised
state-rattled = Rattled
state-magic-lost = No more magic
state-grenades-out = No more grenades
state-tough-used = Toughness spent
state-overwatch = On overwatch
state-fought = Has fought
state-carrier = Carries the relic
state-acting = Active
state-ambush = In ambush
state-level = Level

## Phases

round-called = Round
phase-set-up = Setting up
phase-play = { $seat }’s turn
phase-over = The game is over

## Reasons and purposes

reason-gruesome = a gruesome death
reason-half-strength = half the band is gone
reason-leader-loss = the Leader is lost
reason-terror = Terror
reason-all-activated = every figure activated
reason-turnover = two failures
reason-ended = ended by choice
reason-ammunition = out of ammunition
reason-tower = for holding the tower
reason-relic-out = for carrying the relic off
reason-relic-held = for holding the relic
reason-exited = for those who got through
reason-losses = for enemies lost
reason-leader = for the enemy Leader
reason-horror = for a Magic-User or a Terror brought down
order-move = Move
order-charge = Charge
order-melee = Melee attack
order-fire = Concentrated fire
purpose-roles = who chooses the role
purpose-first-turn = who plays first
purpose-activation = activation
purpose-group-roll = group order
purpose-ammunition = ammunition
purpose-reaction = reaction to the charge
purpose-hold-fire = holding fire
purpose-resist = resisting the spell
purpose-poison = poison
purpose-throw = throwing the grenade
purpose-drift = where the grenade drifts
purpose-morale-gruesome = morale, a gruesome death
purpose-morale-half-strength = morale, half strength
purpose-morale-leader-loss = morale, loss of the Leader
purpose-morale-terror = morale, Terror

## Events

event-mustered = { $seat } brings { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-roles-taken = { $attacker } attacks, { $defender } defends.
event-deployed = { $figure } deploys at { $at }.
event-first-turn-won = { $seat } plays first.
event-turn-began = Round { $round }: { $seat }’s turn.
event-activated = { $figure } is activated.
event-spell-announced = { $figure } is going to cast a spell.
event-actions-won = { $actions ->
    [0] { $figure } has no action.
    [one] { $figure } has { $actions } action ({ $failures } failed).
   *[other] { $figure } has { $actions } actions ({ $failures } failed).
}
event-hero-acted = { $figure } is a Hero: a failed die counts as a success.
event-turn-passed = { $seat }’s turn passes ({ $reason }).
event-moved = { $distance ->
    [0] { $figure } stays where it is.
   *[other] { $figure } moves { $distance } mm to { $at }.
}
event-jumped = { $figure } jumps down to { $at }.
event-disengaged = { $figure } breaks away to { $at }.
event-exited = { $figure } leaves the table.
event-charge-declared = { $figure } charges { $target }, { $distance } mm away.
event-reacted = { $figure } reacts to { $target }: { $successes ->
    [one] { $successes } success.
   *[other] { $successes } successes.
}
event-rattled = { $figure } is rattled by { $target }.
event-shot-kept = { $figure } keeps its shot for the last moment.
event-contacted = { $figure } is in contact with { $target }.
event-charge-stopped = { $figure } is stopped before contact.
event-target-gone = { $figure } finds nobody where its target was.
event-clashed = { $result ->
    [nothing] { $how ->
        [fall] { $target } falls: { $against } against { $score }.
       *[other] { $attacker } against { $target }: { $score } to { $against }, nothing.
    }
    [fallen] { $how ->
        [fall] { $target } falls: { $against } against { $score }, down.
        [blast] The blast gets { $target }: { $score } to { $against }, down.
       *[other] { $attacker } against { $target }: { $score } to { $against }, { $loser } goes down.
    }
    [recoil] { $how ->
        [blast] The blast gets { $target }: { $score } to { $against }, pushed back.
       *[other] { $attacker } against { $target }: { $score } to { $against }, { $loser } is pushed back.
    }
    [dead] { $how ->
        [fall] { $target } falls: { $against } against { $score }, deadly.
        [blast] The blast gets { $target }: { $score } to { $against }, doubled.
       *[other] { $attacker } against { $target }: { $score } to { $against }, { $loser } is killed.
    }
   *[gruesome] { $how ->
        [blast] The blast gets { $target }: { $score } to { $against }, tripled.
       *[other] { $attacker } against { $target }: { $score } to { $against }, { $loser } is torn apart.
    }
}
event-out-of-ammunition = { $figure } is out of ammunition: the turn is lost.
event-fell = { $figure } is down.
event-pushed-back = { $figure } is pushed back to { $at }.
event-no-room = { $figure } has no room to be pushed back.
event-fell-off = { $figure } falls over the edge, to { $at }.
event-followed-up = { $figure } follows up to { $at }.
event-killed = { $figure } is dead.
event-gruesomely-killed = { $figure } dies gruesomely.
event-toughed-out = { $figure } is Tough, and survives this once.
event-poisoned = { $figure } succumbs to the poison.
event-stood-up = { $figure } gets up.
event-held-firm = { $figure } holds ({ $reason }).
event-fled = { $figure } flees ({ $reason }): { $actions ->
    [one] { $actions } flee action.
   *[other] { $actions } flee actions.
}
event-flee-moved = { $figure } runs to { $at }.
event-fled-off = { $figure } runs off the table.
event-cornered = { $figure } has nowhere to run.
event-routed = { $figure } routs ({ $reason }).
event-crumbled = { $figure } crumbles ({ $reason }).
event-half-strength = { $seat } is down to half its band.
event-went-on-overwatch = { $figure } goes on overwatch ({ $weapon }).
event-overwatch-ended = { $figure } is no longer on overwatch.
event-came-under-watch = { $figure } comes under watch at { $at }.
event-overwatch-triggered = { $target } has entered the watch zone of { $figure }.
event-fire-held = { $figure } holds its fire at { $target }.
event-overwatch-wasted = { $figure } cannot fire at { $target } there.
event-grenade-thrown = { $figure } throws a grenade at { $at }: { $failures ->
    [0] on target.
    [one] { $failures } failure.
   *[other] { $failures } failures.
}
event-grenade-burst = The grenade of { $figure } bursts at { $at }.
event-grenade-lost = The grenade of { $figure } flies off the table.
event-grenades-gone = { $figure } has no grenades left.
event-spell-cast = { $figure } casts { $spell } at { $target }, power { $power }.
event-magic-lost = { $figure } has no more magic.
event-immobilised = { $figure } is immobilised.
event-resisted = { $figure } resists the spell.
event-broke-free = { $figure } breaks free.
event-group-ordered = { $figure } gives a group order to { $members }.
event-regrouping = The group of { $figure } is scattered, and may only regroup.
event-group-acted = The group of { $figure } acts: { $order }.
event-picked-up = { $figure } picks up the relic.
event-dropped = { $figure } drops the relic at { $at }.
event-scored = { $seat } scores { $points } VP { $reason }.
event-game-ended = { $winner ->
    [none] The game ends in a draw, { $a } VP to { $b } (rule { $clause }).
   *[other] The game ends: { $winner } wins, { $a } VP to { $b } (rule { $clause }).
}

## Questions

ask-muster = Which band do you bring?
ask-roles = Roll to see who chooses its role.
ask-role = Do you attack or defend?
ask-deploy = Deploy { $piece }: where?
ask-first-turn = Roll to see who plays first.
ask-activate = Which figure do you activate?
ask-activation = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, needing { $need } or more.
ask-announce = Announce a spell for { $piece } before the dice are rolled?
ask-dice = Roll how many dice for { $piece }?
ask-order = { $actions ->
    [one] What does { $piece } do with its last action?
   *[other] What does { $piece } do? { $actions } actions are left.
}
ask-move = Where does { $piece } move?
ask-disengage = Where does { $piece } break away to?
ask-charge = Whom does { $piece } charge?
ask-charge-target = Whom does { $piece } charge, by a way of your choice?
ask-charge-path = By which way does { $piece } charge?
ask-reaction = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} for the reaction, needing { $need } or more.
ask-moment = Shoot at { $target } with { $piece }: when?
ask-reaction-weapon = React with { $piece }: which weapon?
ask-weapon = With what does { $piece } shoot?
ask-shot-target = At whom does { $piece } shoot?
enter-die-of-figure = { $piece ->
    [none] The ground: { $score } + the die
   *[other] { $piece }: { $score } + the die
}
ask-ammunition = Roll for ammunition: a 1 loses the turn.
ask-shot = Roll for the shot: the shooter’s die, then the target’s.
ask-melee-target = Whom does { $piece } attack?
ask-melee = Roll for the melee: the attacker’s die, then the other’s.
ask-follow-up = Follow { $target } up with { $piece }?
ask-ferocious = Attack { $target } at once with { $piece }, for no action?
ask-hack-order = You leave the melee: who strikes first?
ask-poison = Roll against the poison, needing { $need } or more.
ask-fall = Roll for the fall: the ground’s die, then the figure’s.
ask-overwatch-weapon = With what does { $piece } watch?
ask-overwatch-order = Several of yours may fire at one point: who does first?
ask-overwatch = { $target } enters the watch zone of { $piece }: fire, or try to hold?
ask-hold-fire = Roll to hold fire, needing { $need } or more.
ask-grenade = At what does { $piece } throw its grenade?
ask-aim = Where does { $piece } throw its grenade?
ask-throw = Roll for the throw.
ask-drift = Roll for the drift.
ask-blast = Roll for the blast.
ask-spell = Which spell does { $piece } cast?
ask-power = With how much power?
ask-spell-target = At whom does { $piece } cast?
ask-bolt = Roll for the spell: the caster’s die, then the target’s.
ask-resist = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} to resist, needing { $need } or more.
ask-group-roll = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} for the group, needing { $need } or more.
ask-group-members = Give a group order with { $piece }: to which two to five?
ask-group-dice = Roll how many dice for the group of { $piece }?
ask-group-order = { $orders ->
    [one] What does the group of { $piece } do with its last order?
   *[other] What does the group of { $piece } do? { $orders } orders are left.
}
ask-group-member = Who of the group of { $piece } is next?
ask-group-shooter = Who of the group shoots?
ask-morale-gruesome = Morale after a gruesome death: roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, needing { $need } or more.
ask-morale-half-strength = Morale at half strength: roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, needing { $need } or more.
ask-morale-leader-loss = Morale after the loss of the Leader: roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, needing { $need } or more.
ask-morale-terror = Morale before Terror: roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, needing { $need } or more.

## Options

option-end-turn = End the turn
option-end = End the activation
option-move = Move
option-charge = Charge
option-shoot = Shoot
option-aim = Aimed shot
option-melee = Attack
option-power = Power attack
option-disengage = Disengage
option-stand = Stand up
option-grenade = Throw a grenade
option-break = Break free
option-overwatch = Go on overwatch
option-cast = Cast the spell
option-group = Group order
option-pick-up = Pick up the relic
option-drop = Drop the relic
option-free-move = One free move, no dice
option-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
option-spell-power = Power { $power }
option-attacker = Attack
option-defender = Defend
option-fire = Fire
option-hold = Try to hold fire
option-follow = Follow up
option-stay = Stay where it is
option-before = Before the charger moves
option-brink = At the last moment
option-attack = Attack
option-path = Choose the way
option-decline = Do not attack
option-ground = A point of the ground
option-done = That is all
option-group-fire = Concentrated fire

option-announce = Announce a spell
option-announce-not = No spell

## What answers would change

note-attacker = Deploys second, and sees where the enemy stands.
note-defender = Deploys first, with the whole band.
note-dice = { $passes ->
    [0] { $acts }% to get an action; the turn cannot pass.
   *[other] { $acts }% to get an action; { $passes }% that the turn passes.
}
note-announce = Every success may go into the spell; three failures lose the magic for good.
note-aim = Takes 2 actions: the target has −1 Combat.
note-power = Takes 2 actions: the opponent has −1 Combat.
note-disengage = Takes 2 actions; enemies in contact strike first.
note-grenade = Takes 2 actions; hits friends as well.
note-break = Takes 2 actions.
note-overwatch = Takes all actions, two at least: fires at whoever enters its zone.
note-cast = Takes 1 to 3 actions, as much as the power.
note-group = Takes 1 action: two to five friends act on one roll.
note-hold = One Quality die: on a failure it fires after all.
note-spell-power = { $power ->
    [one] Takes { $power } action, reaches { $reach } mm.
   *[other] Takes { $power } actions, reaches { $reach } mm.
}
caution-friend = Your own figure would be shot at.
caution-own-figures = { $friends ->
    [one] One of your own figures stands in the middle of the blast.
   *[other] { $friends } of your own figures stand in the middle of the blast.
}

## What led to a question

story-overwatch = { $to } moves into the watch zone of { $by }. Both add a die to their score, and the higher wins.
story-moment = { $to } charges { $by }, which reacts with three successes: a full shot, now or when the charger is upon it.
story-charge = { $successes ->
    [one] { $by } charges { $to }, which reacts with one success: a hasty shot.
   *[other] { $by } charges { $to }, which reacts with { $successes } successes: a shot.
}
story-ferocious = { $by } has charged { $to }: its Ferocious Charge brings an attack.
story-pushed = { $by } has pushed { $to } back and may move into contact again.
story-leaving = { $by } leaves the melee: { $to } may each strike at it.
story-watched = { $by } enters the zones of { $to } at one point.
story-quality = Each die that shows { $need } or more is an action; two failures pass the turn.
refusal-not-together = Everybody in a group must be within { $reach } mm of another member

## Moments that come again

window-attacks = attacks at the end of a charge
window-follow-ups = follow-ups
window-spells = spells to announce

## Refusals

refusal-off-table = The base must stay wholly on the table
refusal-way-blocked = The ground there may not be entered
refusal-through-enemy = The way leads through an enemy
refusal-too-near-enemy = The way passes within half a millimetre of an able enemy
refusal-ends-on-figure = Another figure stands there
refusal-ends-on-line = The base would straddle a wall, a ladder or an edge
refusal-ends-in-contact = A move may not end in contact with an enemy: charge instead
refusal-needs-ladder = Another level is reached by a ladder, and with the whole base
refusal-nowhere-to-land = There is no free place to land within reach
refusal-one-straight-line = A move is one straight line
refusal-one-point = Give exactly one point
refusal-off-lattice = Points are measured in hundredths of a millimetre
refusal-needs-two-actions = That move costs two actions
refusal-too-far = That is { $length } mm, and { $allowed } mm is allowed
refusal-too-far-rough = That is { $length } mm over difficult ground, and { $allowed } mm is allowed there
refusal-strays-from-group = A regrouping figure may not end farther from its nearest fellow
refusal-charge-too-far = That is farther than the { $allowed } mm of its stick
refusal-misses-target = That does not end in contact with { $target }
refusal-outside-zone = The base must be wholly inside the deployment zone
refusal-out-of-range = A grenade goes { $allowed } mm at most
refusal-no-line-of-sight = That point is out of sight
refusal-too-near-melee = That is too near a melee
refusal-not-enough-actions = { $actions ->
    [one] That takes { $actions } action
   *[other] That takes { $actions } actions
}
refusal-concede-own-turn = One concedes in one’s own turn
refusal-concede-between-orders = One concedes between two orders
refusal-has-fought = It has fought this turn already
refusal-slow = It is Slow, and has moved already
refusal-only-one-move = This activation is one free move
refusal-immobilised = It is immobilised, and can only break free
refusal-is-down = It is down
refusal-is-engaged = It is engaged in melee
refusal-carries = Its hands are full with the relic
refusal-nobody-to-charge = No enemy can be reached by a charge
refusal-no-way-out = No straight way leads out of contact
refusal-no-target = There is no legal target
refusal-nobody-in-contact = No enemy is in contact
refusal-no-grenade-or-target = It has no grenade, or nothing to throw it at
refusal-no-spell = No spell was announced, or nobody is within its reach
refusal-no-overwatch = Overwatch takes a ranged weapon and a Quality of 4 or better
refusal-is-standing = It is on its feet
refusal-is-free = It is not immobilised
refusal-no-group = There are no two friends to give a group order to
refusal-nothing-to-pick-up = There is nothing to pick up here
refusal-nothing-to-drop = It carries nothing

## Band limits

recruits-personality = Personalities
recruits-figure = Figures
recruits-free_lance = Free lances
breach-unknown-unit = There is no figure “{ $unit }”
breach-budget = The band costs { $spent ->
    [one] { $spent } point
   *[other] { $spent } points
}, and { $limit } is the limit
breach-size = The band has { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
}, and must have { $least } to { $most }
breach-faction = { $unit } belongs to another faction
breach-free-lances = { $figures } free lances are too many: a band may have one
breach-personalities = Personalities cost { $spent ->
    [one] { $spent } point
   *[other] { $spent } points
}, and { $limit } is the limit for them
breach-leaders = { $figures ->
    [one] { $figures } Leader is too many
   *[other] { $figures } Leaders are too many
}: a band may have one
breach-copies = { $figures } × { $unit } is too many: a band may have { $most }

## Tallies

tally-quality = Quality
tally-leader = Leader near by
tally-coward = Coward
tally-steadfast = Steadfast
tally-undead = Undead
tally-gregarious = Gregarious
tally-natural-six = a 6 always succeeds
tally-minimum = a 1 always fails
tally-melee = Melee
tally-shot = Shot
tally-target = Target
tally-spell = Spell
tally-ground = Ground
tally-figure = Figure
tally-grenade = Grenade
tally-victim = Victim
tally-combat = Combat
tally-outnumbered = outnumbered
tally-mounted = Mounted
tally-size = size
tally-helpless-enemy = helpless enemy
tally-defends-obstacle = defends an obstacle
tally-higher = higher
tally-ambush = ambush
tally-power-attack = power attack
tally-rattled = rattled
tally-weapon = weapon
tally-band-2 = second range band
tally-band-3 = third range band
tally-good-shot = Good Shot
tally-no-crewman = no crewman
tally-undead-or-swarm = Undead or Swarm
tally-cover = cover
tally-large-target = large target
tally-immobilised-target = immobilised target
tally-acrobat = Acrobat
tally-against-overwatch = against overwatch
tally-aimed-shot = aimed shot
tally-concentrated-fire = concentrated fire
tally-power = power
tally-blast = blast
tally-drop = height of the fall

## Effects

effect-killed = { $piece } is killed
effect-routed = { $piece } routs
effect-fled = { $piece } flees off the table
effect-exited = { $piece } leaves the table
effect-fallen = { $amount ->
    [1] { $piece } goes down
   *[other] { $piece } gets up
}
effect-immobilised = { $amount ->
    [1] { $piece } is immobilised
   *[other] { $piece } is free again
}
effect-grenades-out = { $piece } runs out of grenades
effect-magic-lost = { $piece } loses its magic
effect-tough-used = { $piece } survives by toughness
effect-overwatch = { $amount ->
    [1] { $piece } goes on overwatch
   *[other] { $piece } loses its overwatch
}
effect-rattled = { $amount ->
    [1] { $piece } is rattled
   *[other] { $piece } recovers
}
effect-frightened = { $amount ->
    [one] one figure must test its morale after a gruesome death
   *[other] { $amount } figures must test their morale after a gruesome death
}
effect-moved = { $piece } is elsewhere
effect-actions = { $piece }: { $amount ->
    [one] { $amount } action
   *[other] { $amount } actions
}
effect-turn-passes = the turn passes
effect-group-orders = { $piece }: { $amount } group orders
headline-killed = killed
headline-fallen = down
headline-tough-used = barely lives
headline-routed = routs
headline-fled = flees
headline-immobilised = held fast
headline-magic-lost = magic lost
headline-rattled = rattled
headline-actions = acts
headline-mean-actions = { $mean ->
    [one] { $mean } action
   *[other] { $mean } actions
} on average
headline-group-orders = group acts
headline-fallen-less = gets up
headline-immobilised-less = breaks free
headline-rattled-less = recovers
headline-overwatch = on overwatch

## Sight, ranges and warnings

sight-clear = In plain sight
sight-covered = In sight, in cover
sight-blocked = { $blocker ->
    [none] Out of sight
   *[other] Out of sight: { $blocker } is in the way
}
sight-too-far = Out of sight: too far away
ring-sight = Limit of sight
ring-band = { $weapon }, { $band ->
    [1] first band
    [2] second band, −{ $penalty } Combat
   *[other] third band, −{ $penalty } Combat
}
ring-watch = Watch zone
ring-move = Move or charge
warning-overwatch = Enters the watch zone of { $unit }, which must fire
warning-free-hack = { $unit } gets a free hack
warning-two-actions = Costs 2 actions
warning-falls = { $levels ->
    [one] Jumps down { $levels } level: a fall
   *[other] Jumps down { $levels } levels: a fall
}
warning-leaves = Leaves the table
warning-terror = Must test its morale first: { $unit } has Terror
warning-reaction = { $unit } may react and shoot
warning-own-figures = { $friends ->
    [one] One of your own figures stands in the middle of the blast.
   *[other] { $friends } of your own figures stand in the middle of the blast.
}

## Cards

stat-spell = Spell
weapon-ammo = ammunition to watch

## Briefing

scoring-losses = 1 point for every { $per } points of enemy figures lost.
scoring-leader = { $points } if the enemy Leader is lost.
scoring-tower = { $points } at the end of each round from round { $round } on for whoever controls the tower; figures on top count double.
scoring-through = The attacker scores 1 point for every { $per } points of figures that leave by the far edge.
scoring-stopped = The defender scores 1 point for every { $per } points of attackers lost.
scoring-relic-out = { $points } for carrying the relic off by your own edge.
scoring-relic-held = { $points } for holding it at the end.
scoring-horror = { $points }, once, if the enemy loses a Magic-User or a Terror.
ending-relic = Carrying the relic off ends the game at once.
ending-through = The game ends when every attacker has left or is lost.
first-sure = { $unit } succeeds on { $quality }+: begin your turn with such figures, and with one die where you only want to move.
first-watch = { $unit } has the best weapon ({ $weapon }): from a spot that sees far it goes on overwatch for 2 actions.
first-cover = None of yours can shoot: stay behind cover until the last stick, then charge together.
first-losses = Do not run into the open: end every move behind a wall, in a wood or in a ruin, where shots at you have −1.
first-tower = From round 2 on the tower pays: send your fastest to a ladder now, and shoot at whoever climbs the other one.
first-breakthrough = Attackers spread over the ford so that one overwatch cannot stop them all; defenders keep the far edge in sight.
first-relic = Send somebody who moves far for the relic, and two more to walk beside the carrier.
first-warning_shot-lantern =
    .one = Deploy the Captain in the middle: friends within a long stick of him roll every Quality die at +1.
    .two = Move the Machine-gunner early with two dice and put it on overwatch; whoever walks into its zone is shot at for nothing.
    .three = Take riflemen forward with one die each, into cover. One die never ends your turn; three dice are for the last figures.
first-warning_shot-ring_road =
    .one = Do not trade shots at long range: go from cover to cover on the side with the woods, two moves at a time where you dare two dice.
    .two = Keep a Crewman in contact with the Cannoneer: alone it shoots at −1.
    .three = Let the Bikers and Fire-bugs act last with three dice: a lost turn costs nothing any more, and they are the ones who need two actions.

## First turn

lesson-deploy = Deploy the band
    .text = The defender deploys first and whole, then the attacker. Put shooters where walls and woods shelter them and the Leader in their middle: his bonus reaches one long stick.
lesson-activate = One figure after another
    .text = As long as your luck holds, you choose the next figure. Begin with those whose Quality is best; leave the unreliable to the end. What you do not get to do is lost when the turn passes.
lesson-dice = One, two or three dice
    .text = This is the heart of the game. Every success is an action, but two failures in one roll end your turn. One die can never do that; three dice buy the most actions. The figure on each button is the chance of an action; below it stands the risk that the turn passes.
lesson-order = Spend the actions
    .text = A move or a shot costs one action, an aimed shot or a charge by its line more; overwatch costs two and ends the activation. One combat per figure and turn.
lesson-move = Straight, by the stick
    .text = A move is one straight stick: the shaded area is what it reaches. End it in or behind cover. Entering an enemy’s watch zone draws a shot, and the way says so first.
lesson-greed = Now you may be greedy
    .text = With most figures done a lost turn costs little: that is the moment for three dice. Early in the turn it costs you everything that has not acted.
lesson-watch = Guard what you cannot hit
    .text = Nobody to shoot at? Two actions put the figure on overwatch: in the enemy’s turn it fires at whoever comes into its zone. A waiting gun often does more than one that runs.

section-turn = The turn
section-orders = Orders and their cost
section-shooting = Shooting
section-melee = Charge and melee
section-results = Results and morale
section-victory = Victory
