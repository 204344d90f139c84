### Gaslight: the words a player reads.

## Game

ruleset-gaslight = Gaslight
    .summary = Larger-than-life heroes and their hirelings duel up and down stairs, ladders and rooftops with guns, blades, spells and a hand of playing cards.

## Factions

faction-candlewick_society = The Candlewick Society
    .summary = Duellists, riflemen and natural philosophers who keep the lamps lit: steady guns, sharp steel, and a nurse close by.
    .special = More guns and a Nurse to mend wounds. Gas Riflemen fire twice an Action, best where they stand; Professor Finch has the best Mind for searching; Lady Honoria fences with anybody.
faction-fogbound_court = The Fogbound Court
    .summary = What moves in the yellow fog: blades that never rest, flasks that burn, and walkers who step out of one cloud into the next.
    .special = Blades, flasks and fog: mist hides an approach and its walkers step from one cloud into another. Up close it tears a club apart; in the open it is shot to pieces.

## Units

unit-cs1 = Lady Honoria Vane
unit-cs2 = Serjeant Barnaby Crook
unit-cs3 = Professor Ottoline Finch
unit-cs4 = Toby Marlow
unit-cs5 = Lamp Constable
unit-cs6 = Gas Rifleman
unit-cs7 = Brass Porter
unit-cs8 = Ward Nurse
unit-fc1 = Madame Sable Noor
unit-fc2 = Brother Ambrose Pyke
unit-fc3 = The Red Heron
unit-fc4 = Doctor Elias Grue
unit-fc5 = Fog Wretch
unit-fc6 = Knife Dancer
unit-fc7 = Stitched Hulk
unit-fc8 = Bell Ringer

## Weapons

weapon-rw1 = Pocket Pistol
weapon-rw2 = Service Revolver
weapon-rw3 = Long Rifle
weapon-rw4 = Gas Rifle
weapon-rw5 = Slingshot
weapon-rw6 = Throwing Knives
weapon-rw7 = Scatter-Horn
weapon-mw0 = Fists
weapon-mw1 = Sword-Cane
weapon-mw2 = Truncheon
weapon-mw3 = Rifle Butt
weapon-mw4 = Galvanic Rod
weapon-mw5 = Piston Fists
weapon-mw6 = Scalpel
weapon-mw7 = Censer Flail
weapon-mw8 = Hooked Blades
weapon-mw9 = Bone Saw
weapon-mw10 = Cleaver
weapon-mw11 = Twin Daggers
weapon-mw12 = Stitched Claws
weapon-tw1 = Smoke Bomb
weapon-tw2 = Fire Flask
weapon-tw3 = Vitriol Flask

## Spells

spell-sp1 = Galvanic Arc
    .what = A bolt of electricity that pierces 2 Armor.
spell-sp2 = Ember Dart
    .what = A dart of fire.
spell-sp3 = Dread Whisper
    .what = Hurts whatever the Armor; the target cannot react.
spell-sp4 = Vitriol Curse
    .what = Leaves an acid Template on the target.
spell-sp5 = Rallying Anthem
    .what = Friends in range have Fight +1 until the end of the turn.
spell-sp6 = Leaden Air
    .what = Enemies in range have Guns −1 and Mind −1 until the end of the turn.
spell-sp7 = Quicksilver
    .what = A friend has Reflex +2 until the end of the turn.
spell-sp8 = Iron Skin
    .what = A friend has Armor +2 until the end of the turn.
spell-sp9 = Mend Flesh
    .what = A friend gets Wounds back.

## Abilities

ability-armor_piercing = Armor Piercing [{ $x }]
ability-beginners_luck = Beginner’s Luck
ability-fast = Fast [{ $x }]
ability-gruesome = Gruesome Damage
ability-hard_to_kill = Hard to Kill
ability-immunity = Immunity ({ $type })
ability-move_penalty = Move Penalty [{ $x }]
ability-protection = Protection [{ $x }] ({ $type })
ability-quick = Quick
ability-resistance = Resistance [{ $x }] ({ $type })
ability-vulnerability = Vulnerability ({ $type })
ability-mistmaker = Mistmaker
ability-mist_walker = Mist Walker
ability-knockdown = Knockdown
ability-surgeon = Surgeon [{ $x }]
ability-regeneration = Regeneration [{ $x }]
ability-ignores_armor = Ignores Armor
type-fire = fire
type-acid = acid
type-electric = electric
type-magic = magic
type-ranged = ranged
type-melee = melee
type-physical = physical

## Clubs

force-candlewick = Candlewick Regulars
force-fogbound = Fogbound Procession
force-fogbound_alt = Fogbound Knives
force-candlewick_patrol = Candlewick Patrol
force-fogbound_patrol = Fogbound Patrol
force-candlewick_grand = Candlewick Assembly
force-fogbound_grand = Fogbound Conclave

## Scenarios

scenario-gasworks_ledger = The Gasworks Ledger
    .summary = Six hiding places, one ledger, and nobody knows where: search, grab it, and still hold it when the last lamp goes out.
scenario-tallow_row = Beacons over Tallow Row
    .summary = Three beacons on three roofs. Hold them turn after turn, and the middle one above all.
scenario-pneumatic_parcel = The Pneumatic Parcel
    .summary = One heavy parcel in the middle of the square: carry it home, or make sure that nobody does.
scenario-four_cornered_quarrel = Four-Cornered Quarrel
    .summary = Two to four clubs, one gasholder, no manners: every casualty counts, and so does the roof.
scenario-none = A position
map-gasworks_court = Gasworks Court
map-tallow_row = Tallow Row
map-pneumatic_square = Pneumatic Office Square

## Terrain

terrain-block = Block
terrain-platform = Platform
terrain-barrier = Barrier
terrain-stairs = Stairs
terrain-ladder = Ladder
terrain-area = Area
look-gasholder = Gasholder
look-stairs = Stairs
look-parapet = Parapet
look-crates = Crates
look-yard_wall = Yard wall
look-rubble = Rubble
look-fence = Fence
look-ladder = Ladder
look-house = House
look-bridge = Bridge
look-fountain = Fountain
look-dais = Dais
look-hall = Hall
look-hedge = Hedge
class-open = Open ground
class-rough = Rough ground
class-impassable = Impassable ground
trait-heights = { $low }″ to { $high }″
trait-barrier = { $height }″ tall, standing at { $z }″

## Templates and markers

template-fire = Fire
template-acid = Acid
template-smoke = Smoke
template-mist = Mist
marker-s1 = Western crates
marker-s2 = Eastern crates
marker-s3 = Southern rubble
marker-s4 = Northern rubble
marker-s5 = Roof, west
marker-s6 = Roof, east
marker-west = West beacon
marker-middle = Middle beacon
marker-east = East beacon
marker-parcel = Parcel
marker-ledger = Ledger
marker-roof = Gasholder roof
zone-south = Southern edge
zone-north = Northern edge
zone-south_west = South-west corner
zone-south_east = South-east corner
zone-north_east = North-east corner
zone-north_west = North-west corner

## Options of a game

option-heroes = Heroes per club
    .summary = 2 for a patrol, 3 for an affair, 4 for a grand game.
option-jump_down = Heroic Jumps down
    .summary = Whether a Heroic Jump may lead down any height, or no more than the basic Move.
value-free = any height
value-move = the basic Move
option-acid_first = Acid
    .summary = Whether an Acid Template first does its damage or first eats the Armor.
value-damage = damage, then Armor
option-hanging = Hanging on walls
    .summary = Whether a Heroic Climb may end half-way up, hanging on the wall.
value-no = no
value-yes = yes
value-armour = Armor, then damage

## Statistics

stat-actions = Actions
stat-move = Move
stat-fight = Fight
stat-guns = Guns
stat-reflex = Reflex
stat-mind = Mind
stat-strength = Strength
stat-armor = Armor
stat-wounds = Wounds
stat-suit = Suit
stat-funds = Funds
stat-cost = Cost
stat-weapon = Weapon
stat-ability = Ability
stat-spell = Spell
stat-vp = VP
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs

## States

state-toppled = Toppled
state-active = Active
state-hanging = Hanging
state-heroic = Heroic Move
state-acid = Armor eaten
state-lucky = Luck left
state-first = First Player

## From the side

profile-length = { $length }″
profile-distance = Distance
profile-rise = Height above the start
profile-dice-shooter = Shooter’s dice for height
profile-dice-target = Target’s dice for height
profile-dice-cover = Target’s dice for cover
profile-clear = In plain sight: none of the { $rays } rays is blocked.
profile-cloud-cover = In sight, but in a cloud.
profile-covered = In sight, less than half covered: { $hidden } of { $rays } rays are blocked.
profile-half-covered = In sight, half covered or more: { $hidden } of { $rays } rays are blocked.
profile-unseen = Out of sight: all { $rays } rays are blocked.
profile-spot-clear = This place, { $z }″ up, is in sight.
profile-spot-unseen = This place, { $z }″ up, is out of sight.

## Phases

phase-set_up = Set-up
phase-deployment = Deployment
phase-start = Start of the turn
phase-initiative = Stealing the Initiative
phase-activations = Activations
phase-surplus = Surplus activations
phase-end = End of the turn
phase-over = The end

## Cards

pile-hand = Hand: { $seat }
pile-deck = Deck
pile-discard = Discard pile
card-none = no card
card-ledger = the ledger
card-nothing = nothing
card-2S = two of spades
card-3S = three of spades
card-4S = four of spades
card-5S = five of spades
card-6S = six of spades
card-7S = seven of spades
card-8S = eight of spades
card-9S = nine of spades
card-10S = ten of spades
card-JS = jack of spades
card-QS = queen of spades
card-KS = king of spades
card-AS = ace of spades
card-2H = two of hearts
card-3H = three of hearts
card-4H = four of hearts
card-5H = five of hearts
card-6H = six of hearts
card-7H = seven of hearts
card-8H = eight of hearts
card-9H = nine of hearts
card-10H = ten of hearts
card-JH = jack of hearts
card-QH = queen of hearts
card-KH = king of hearts
card-AH = ace of hearts
card-2D = two of diamonds
card-3D = three of diamonds
card-4D = four of diamonds
card-5D = five of diamonds
card-6D = six of diamonds
card-7D = seven of diamonds
card-8D = eight of diamonds
card-9D = nine of diamonds
card-10D = ten of diamonds
card-JD = jack of diamonds
card-QD = queen of diamonds
card-KD = king of diamonds
card-AD = ace of diamonds
card-2C = two of clubs
card-3C = three of clubs
card-4C = four of clubs
card-5C = five of clubs
card-6C = six of clubs
card-7C = seven of clubs
card-8C = eight of clubs
card-9C = nine of clubs
card-10C = ten of clubs
card-JC = jack of clubs
card-QC = queen of clubs
card-KC = king of clubs
card-AC = ace of clubs

## Purposes

purpose-shoot = shooting
purpose-avoid = avoiding it
purpose-fight = melee
purpose-defend = defence
purpose-leave = leaving melee
purpose-hold-back = holding back
purpose-cast = casting
purpose-climb = climbing
purpose-jump = jumping
purpose-throw = throwing
purpose-objective = objective
purpose-falling = not falling
purpose-crush = weight of the fall
purpose-dodge = jumping aside
purpose-draw = hand
purpose-search = search
purpose-bid-first = First Player
purpose-bid-steal = stealing the Initiative
purpose-bid-delay = delaying
purpose-recovery = Heroic Recovery
purpose-heroic-move = Heroic Move

## Causes and reasons

cause-fall = the fall
cause-crush = a falling body
cause-fire = fire
cause-acid = acid
reason-bounty = bounty
reason-casualty = casualty
reason-search = search
reason-beacon = beacon
reason-carrier = carrying it
reason-control = control
reason-delivery = delivery

## Events

event-club-revealed = { $seat } reveals { $units }.
event-henchmen-hired = { $seat } hires { $units } for { $spent } of { $purse } Funds.
event-bids-revealed = Bids ({ $purpose }): { $seats } show { $cards }. { $winner ->
    [none] Nobody wins.
   *[other] { $winner } wins.
}
event-first-player = { $seat } is First Player.
event-zone-chosen = { $seat } deploys at the { $zone }.
event-deployed = { $model } deploys at { $at }{ $z ->
    [0] { "." }
   *[other] { ", " }{ $z }″ up.
}
event-turn-began = Turn { $turn } begins.
event-regenerated = { $model } regenerates { $amount ->
    [one] { $amount } Wound
   *[other] { $amount } Wounds
}.
event-deck-reshuffled = The { $cards } discarded cards are shuffled into a new deck.
event-steal-declared = { $seat } tries to steal the Initiative.
event-initiative-stolen = { $seat } steals the Initiative.
event-initiative-kept = { $seat } keeps the Initiative.
event-delay-won = { $seat } delays; it is { $to }’s opportunity.
event-delay-lost = { $seat } fails to delay and must activate a model.
event-surplus-began = Surplus activations: { $seat } goes on.
event-activated = { $model } is activated.
event-activation-ended = { $model } is done.
event-card-spent = { $seat } discards { $card } for { $model } ({ $purpose }).
event-deed-done = { $seat } discards { $card }: a Heroic Deed of { $model }, +{ $successes }.
event-recovered = { $model } is up again in a bound.
event-heroically-moved = { $model } will move heroically.
event-stood-up = { $model } stands up.
event-moved = { $model } moves { $length }″ to { $at }{ $z ->
    [0] { "" }
   *[other] { ", " }{ $z }″ up
}{ $climb ->
    [0] { " " }(cost { $cost }″).
   *[other] { " " }(cost { $cost }″, climb { $climb }″).
}
event-left-melee = { $model } leaves { $enemy } behind.
event-held-in-melee = { $enemy } does not let { $model } go.
event-charged = { $model } charges { $target }.
event-climbed = { $model } climbs { $height }″ to { $at }{ $z ->
    [0] { "." }
   *[other] { ", " }{ $z }″ up.
}
event-climb-failed = { $model } slips off a wall of { $height }″.
event-scaled = { $model } scales the wall to { $at }{ $z ->
    [0] { "." }
   *[other] { ", " }{ $z }″ up.
}
event-leapt = { $model } leaps to { $at }{ $z ->
    [0] { "." }
   *[other] { ", " }{ $z }″ up.
}
event-jumped = { $model } jumps { $distance }″ to { $at }{ $z ->
    [0] { "." }
   *[other] { ", " }{ $z }″ up.
}
event-jump-failed = { $model } jumps short and comes down at { $at }, { $z }″ up, { $fallen }″ lower.
event-mist-walked = { $model } steps through the mist to { $at }{ $z ->
    [0] { "." }
   *[other] { ", " }{ $z }″ up.
}
event-shot-declared = { $model } shoots at { $target } with the { $weapon }, { $distance }″ away, { $covered } of 9 rays blocked.
event-dived = { $model } dives for cover.
event-held-nerves = { $model } holds its nerve.
event-automatic-miss = { $target } is immune: the attack of { $model } misses.
event-missed = { $model } misses { $target }: { $successes } against { $against }.
event-hit = { $model } hits { $target } by { $margin } (Strength { $strength }, { $crits } critical).
event-attack-declared = { $model } attacks { $target } with: { $weapon }.
event-fenced = { $model } fences.
event-parried = { $model } parries.
event-clashed = { $model } against { $target }: net { $net }.
event-toppled = { $model } is Toppled.
event-fall-tested = { $model } on the brink: { $successes } against Difficulty { $difficulty }.
event-fell = { $model } falls { $height }″ to { $at }, { $z }″ up.
event-jumped-aside = { $model } jumps aside to { $at }, { $z }″ up.
event-came-to-lie = { $model } comes to lie beside at { $at }, { $z }″ up.
event-crushed = { $under } lands on { $model } (margin { $margin }).
event-spell-cast = { $model } casts { $spell } on { $target }.
event-spell-failed = { $spell } of { $model } comes to nothing.
event-spell-took-hold = { $spell } of { $model } takes hold of { $target }.
event-aura-ended = { $spell } round { $model } ends.
event-template-laid = { $template } spreads at { $at }, { $z }″ up.
event-throw-failed = { $model } throws short.
event-affected = { $model } is in the { $template }.
event-healed = { $model } heals { $amount ->
    [one] { $amount } Wound
   *[other] { $amount } Wounds
}.
event-wounded = { $model } loses { $damage ->
    [one] { $damage } Wound
   *[other] { $damage } Wounds
} to { $cause }; { $left } left.
event-unharmed = { $model } takes no harm from { $cause }.
event-hard-to-kill = { $model } is Hard to Kill and clings to the last Wound.
event-removed = { $credit ->
    [none] { $model } is a casualty.
   *[other] { $model } is a casualty, credited to { $credit }.
}
event-objective-failed = { $model } gets nowhere with: { $marker }.
event-marker-searched = { $found ->
    [true] { $model } searches ({ $marker }) and finds the ledger!
   *[false] { $model } searches ({ $marker }) and finds nothing more.
}
event-token-taken = { $model } takes it: { $marker }.
event-token-dropped = It drops at { $at }, { $z }″ up: { $marker }.
event-left-table = { $model } leaves the table with it: { $marker }.
event-scored = { $seat } scores { $points } VP ({ $reason }).
event-expired = Turn { $turn } is over: Templates, spells and hands are gone.
event-player-out = { $seat } is out of the game.
event-game-ended = { $winner ->
    [none] The game ends in a draw (rule { $clause }).
   *[other] { $winner } wins (rule { $clause }).
}

## Questions

ask-heroes = Choose the Heroes of your club: { $heroes } of one faction.
ask-henchmen = Hire Henchmen for up to { $purse } Funds.
ask-bid-first = Which card do you bid to play first? The highest wins, and all are discarded.
ask-bid-steal = Which card do you bid for the Initiative? The highest wins, and all are discarded.
ask-bid-delay = Which card do you bid on the Delay? The highest wins, and all are discarded.
ask-zone = Where do you deploy?
ask-deploy = Which model do you deploy next?
ask-place-deploy = Deploy { $piece }: where?
ask-steal = Try to steal the Initiative? The higher card will win it.
ask-opportunity = Activate one of your models: which?
ask-recovery = Discard a card of its suit to put { $piece } back on its feet at once?
ask-heroic-move = Discard a card of its suit for a Heroic Move of { $piece }?
ask-action = { $left ->
    [one] Act with { $piece }: one Action left.
   *[other] Act with { $piece }: { $left } Actions left.
}
ask-follow-up = Do something quick after the Move of { $piece }?
ask-place-move = Where does { $piece } move?
ask-place-charge = How does { $piece } charge?
ask-place-jump = Where does { $piece } jump to?
ask-place-throw = Where does { $piece } throw it?
ask-place-mist = Where does { $piece } step out of the mist?
ask-place-mistmaker = Where does { $piece } raise the mist?
ask-place-aside = Where does { $piece } jump aside?
ask-level = On which level?
ask-reaction = { $piece } is fired at: how does it react?
ask-melee-reaction = { $piece } is attacked: how does it defend itself?
ask-weapon = Which weapon does { $piece } use?
ask-shoot-on = Shoot again with { $piece }: at whom?
ask-strike-on = Strike again with { $piece }: at whom?
ask-contest = Hold the leaver back: who does?
ask-luck = { $successes ->
    [one] { $piece } has { $successes } success ({ $test }): throw all its dice again?
   *[other] { $piece } has { $successes } successes ({ $test }): throw all its dice again?
}
ask-deed = { $successes ->
    [one] { $piece } has { $successes } success ({ $test }): discard a card to add more?
   *[other] { $piece } has { $successes } successes ({ $test }): discard a card to add more?
}
ask-cling = { $piece } is about to fall: discard a card of its suit to hold on?
ask-edge = Over which edge does { $piece } fall?
ask-effect-order = Which effect comes first?
ask-shoot = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} for the shot; { $need } or more succeeds.
ask-avoid = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} to avoid it; { $need } or more succeeds.
ask-fight = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} for the attack; { $need } or more succeeds.
ask-defend = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} for the defence; { $need } or more succeeds.
ask-leave = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} to leave melee; { $need } or more succeeds.
ask-hold-back = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} to hold the leaver back; { $need } or more succeeds.
ask-cast = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} for the spell; { $need } or more succeeds.
ask-climb = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} to climb; { $need } or more succeeds.
ask-jump = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} to jump; { $need } or more succeeds.
ask-throw = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} to throw; { $need } or more succeeds.
ask-objective = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} for the objective; { $need } or more succeeds.
ask-falling = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} not to fall; { $need } or more succeeds.
ask-crush = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} for the weight of the fall; { $need } or more succeeds.
ask-dodge = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} to jump aside; { $need } or more succeeds.
ask-draw = Draw the cards.
ask-search = Turn over what the marker hides.
test-shoot = shooting
test-avoid = avoiding it
test-fight = melee
test-defend = defence
test-leave = leaving melee
test-hold-back = holding back
test-cast = casting
test-climb = climbing
test-jump = jumping
test-throw = throwing
test-objective = objective
test-falling = not falling
test-crush = weight of the fall
test-dodge = jumping aside

## Choices

option-stop = End the activation
option-done = Nothing more
option-no-move = Move
option-no-jump = Jump
option-no-climb = Climb
option-no-shoot = Shoot
option-no-throw = Throw
option-cast-again = Cast { $spell } again
option-stand = Stand up
option-move = Move
option-jump = Jump
option-leap = Heroic Jump
option-mistmaker = Raise a mist
group-fight = Fight
group-charge = Charge
group-shoot = Shoot with: { $weapon }
group-cast = Cast { $spell }
group-climb = Climb
group-scale = Heroic Climb
group-surgeon = Tend to a friend
option-fight = Fight { $target }
option-charge = Charge { $target }
option-shoot = Shoot { $target } with: { $weapon }
option-throw = Throw: { $weapon }
option-cast = Cast { $spell } on { $target }
option-climb = Climb { $terrain } ({ $height }″)
option-scale = Heroic Climb: { $terrain } ({ $height }″)
option-hang = Heroic Climb: hang on { $terrain }, { $height }″ up
option-mist = Walk through the mist
option-objective = Try: { $marker }
option-surgeon = Tend to { $target }
option-keep = Keep the dice
option-reroll = Throw them all again
option-none = Keep the cards
option-hold = Hold Nerves
option-dive = Dive for Cover
option-fence = Fence with: { $weapon }
option-parry = Parry
option-pass = Leave it
option-steal = Try to steal it
option-delay = Delay: let the enemy go first
option-edge = Over this edge
option-level = { $z }″ up

option-enough = No more attacks
option-discard = Discard { $card }
option-deed = { $successes ->
    [one] { $card }: { $successes } success more
   *[other] { $card }: { $successes } successes more
}

## What answers would change

note-reroll = The second throw stands; once per game.
note-hold = Keeps its feet; no dice more or less.
note-dive = Toppled: two dice more to avoid it, and it must stand up later.
note-fence = If it wins, it hits the attacker with: { $weapon }.
note-parry = Two dice more, but no hit on the attacker.
note-steal = Costs the card you bid, whoever wins.
note-heroic-move = For this activation rough ground counts as open, and it may leap and scale walls without a test.
note-recovery = It gets up at once, without an Action.
note-sp1 = Hits like a shot, with Strength 3 and Armor Piercing.
note-sp2 = Hits like a shot, with Strength 3 and fire.
note-sp3 = Strength 2, past any Armor.
note-sp4 = Lays acid under the target.
note-sp5 = One Fight die more for friends within 4″.
note-sp6 = One Guns and one Mind die fewer for enemies within 6″.
note-sp7 = Two Reflex dice more.
note-sp8 = Two Armor more.
note-sp9 = Heals 2 Wounds.
note-delay = Costs a card; works if yours is the highest.

## What led to a question

story-shot = { $by } shoots at { $to } from { $distance }″ with: { $weapon } (Strength { $strength }). More successes than the target hit.
story-spell = { $by } hurls a spell at { $to }: { $spell }. More successes than the target hit.
story-blow = { $by } attacks { $to } with: { $weapon } (Strength { $strength }). Whoever has more successes wins.
story-contest = { $kind ->
    [shoot] { $by } shoots at { $to }: { $successes } against { $against }. More than the other is a hit, and each one beyond hits harder.
    [cast] { $by } casts at { $to }: { $successes } against { $against }. More than the other takes hold.
    [avoid] { $to } attacks { $by }: { $against } against { $successes }. As many as the attacker avoid it.
    [leave] { $by } breaks away from { $to }: { $successes } against { $against }. As many as the other are enough.
    [hold-back] { $to } breaks away from { $by }: { $against } against { $successes }. Only more than the other hold it back.
    [defend] { $to } attacks { $by }: { $against } against { $successes }. Whoever has more wins.
   *[fight] { $by } attacks { $to }: { $successes } against { $against }. Whoever has more wins.
}
story-test = { $need ->
    [0] { $by } ({ $test }): { $successes } so far.
   *[other] { $by } ({ $test }): { $successes }, and { $need } are needed.
}
story-cling = { $by } has failed its Falling test at the edge.
story-fast = { $earlier ->
    [one] { $by } has attacked once in this Action; the next attack has one die less.
   *[other] { $by } has attacked { $earlier } times in this Action; the next attack has { $earlier } dice less.
}
story-leaver = { $by } wants to leave melee; one enemy tries to hold it back.

## Moments that come again

window-luck = Beginner’s Luck
window-deeds = Heroic Deeds
window-heroics = Heroic Moves and Recoveries
window-reactions = reactions to shots
window-more-attacks = further attacks
window-follow-ups = quick Actions after a Move
window-steals = stealing the Initiative

option-henchman = { $unit } { $number } ({ $cost } Funds)
refusal-one-faction = All Heroes of a club are of one faction
refusal-too-dear = They cost { $cost } Funds, and there are { $purse }

## Dice and damage

tally-guns = Guns
tally-reflex = Reflex
tally-fight = Fight
tally-mind = Mind
tally-strength = Strength
tally-move = Move
tally-damage = Damage
tally-armor = Armor
tally-minimum = at least one die
tally-range-band = range
tally-elevation = elevation
tally-earlier-attacks = earlier attacks
tally-quick-moved = moved and shot
tally-move-penalty = Move Penalty
tally-half-covered = half covered or more
tally-covered = less than half covered
tally-cloud-cover = in smoke or mist
tally-toppled = Toppled
tally-protection = Protection
tally-multiple-combat = multiple combat
tally-charging-downhill = charging downhill
tally-parry = Parry
tally-toppled-one-die = Toppled: one die
tally-barrier = barrier near
tally-helper = helper
tally-acid = acid
tally-armor-piercing = Armor Piercing
tally-resistance = Resistance
tally-vulnerability = Vulnerability
tally-spell-sp5 = Rallying Anthem
tally-spell-sp6 = Leaden Air
tally-spell-sp7 = Quicksilver
tally-spell-sp8 = Iron Skin

## Outcomes

effect-wounds = { $amount ->
    [one] { $piece } loses 1 Wound
   *[other] { $piece } loses { $amount } Wounds
}
effect-healed = { $piece } heals { $amount ->
    [one] { $amount } Wound
   *[other] { $amount } Wounds
}
effect-casualty = { $piece } is a casualty
effect-left = { $piece } leaves the table
effect-conceded = { $piece } is withdrawn
effect-toppled = { $piece } is Toppled
effect-standing = { $piece } is standing
effect-fell = { $piece } falls { $amount }″
effect-points = { $piece } scores { $amount } VP
effect-first = { $piece } becomes First Player
headline-casualty = casualty
headline-wounds = hurt
headline-mean-wounds = { $mean ->
    [one] { $mean } Wound
   *[other] { $mean } Wounds
} on average
headline-toppled = Toppled
headline-points = scores
headline-healed = healed

## Refusals

refusal-toppled = A Toppled model can only stand up
refusal-engaged = The model is engaged
refusal-no-guns = The model has no Guns
refusal-no-target = Nobody is in sight and in range
refusal-hanging = Whoever hangs on a wall climbs or jumps off it
refusal-carrying = A carrier may neither climb nor jump
refusal-spell-spent = { $spell } was attempted in this Activation already
refusal-off-table = The whole base must be on the table
refusal-no-surface = There is nothing to stand on there
refusal-base-in-solid = The base would be inside { $piece }
refusal-base-on-base = The base would overlap that of { $other }
refusal-leaves-table = A model may not leave the table
refusal-too-far = That costs { $cost }″, and the Move is { $most }″
refusal-too-high = That climbs { $climb }″, and the Move is { $most }″
refusal-gap-too-narrow = There is a gap narrower than { $gap }″ on the way
refusal-enemy-in-way = { $enemy } is in the way
refusal-way-too-tall = { $piece } is too tall to step over
refusal-way-closed-area = The way leads over impassable ground
refusal-way-no-room = There is no headroom on the way
refusal-way-solid = There is no room to pass { $piece }
refusal-way-barrier = { $piece } is too tall to cross
refusal-not-in-contact = The Charge must end in contact with { $target }
refusal-one-point = Give exactly one point
refusal-not-in-mist = That is no free spot in the Mist clear of enemies
refusal-too-far-to-jump = A Jump goes at most { $most }″
refusal-jump-blocked = Something too tall is in the way of the Jump
refusal-floor-in-way = A floor is between here and there
refusal-no-landing = Nobody can land there
refusal-no-such-point = No surface within { $reach }″ and in sight is there
refusal-outside-zone = The centre of the base must be in your zone
refusal-touches-enemy = Models may not be deployed in contact with an enemy
refusal-too-far-aside = A jump aside goes at most { $most }″
refusal-not-clear-aside = That spot is not clear of all bases
refusal-not-for-so-many = { $scenario } is not for { $players ->
    [one] { $players } player
   *[other] { $players } players
}

## Clubs that are not valid

recruits-hero = Heroes
recruits-henchman = Henchmen
breach-unknown-unit = There is no model “{ $unit }”
breach-faction = { $unit } is not of this faction
breach-heroes = The club has { $heroes ->
    [one] { $heroes } Hero
   *[other] { $heroes } Heroes
} and should have { $wanted }
breach-twice = { $unit } is there more than once
breach-funds = The Henchmen cost { $spent }, and the purse is { $purse }
breach-copies = { $unit } is there { $copies ->
    [one] { $copies } time
   *[other] { $copies } times
}; the most is { $most }

## Sight, ranges and warnings

sight-clear = In plain sight
sight-blocked = { $blocker ->
    [none] Out of sight
   *[other] Out of sight: { $blocker } is in the way
}
sight-covered = In sight, less than half covered
sight-half-covered = In sight, half covered or more
sight-cloud-cover = In sight, in smoke or mist
ring-band = { $weapon }: Guns { $modifier ->
    [0] as printed
    [1] +1
    [2] +2
    [-1] −1
    [-2] −2
   *[other] { $modifier }
}
ring-throw = { $weapon }: thrown
ring-move = Move or Charge
warning-template = Passes through { $place }, which affects it
warning-engaged = Ends in contact with { $unit }, which engages it
warning-jump-test = A jump of { $length }″ on the slant needs { $need ->
    [one] { $need } success
   *[other] { $need } successes
} with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
warning-own-men = { $count ->
    [one] It lands on your own model: { $units }.
   *[other] It lands on { $count } of your own models: { $units }.
}

## Cards

gun-line = Strength { $strength } ({ $type }); Guns by distance: { $bands }
blade-line = Strength { $strength } ({ $bonus }, { $type })
throw-line = { $template }, thrown up to { $inches }″
spell-kind-projectile = projectile
spell-kind-attack = attack
spell-kind-aura = aura
spell-kind-buff = boon
spell-line = { $spell } ({ $kind }, { $inches }″{ $strength ->
    [0] { "" }
   *[other] , Strength { $strength }
}{ $difficulty ->
    [0] { "" }
   *[other] , Difficulty { $difficulty }
})

## Briefing

scoring-search = { $n } hiding places: { $points } for each you search (a Mind test, Difficulty { $difficulty }). One of them hides the ledger.
scoring-ledger = { $points } for whoever carries the ledger when the game ends.
scoring-beacon = { $marker }: { $points } at the end of each turn from turn { $turn } on for whoever controls it.
scoring-delivery = { $points } for carrying the parcel off by your own edge.
scoring-parcel = Still carrying it at the end: { $home } on your own half, { $abroad } elsewhere.
scoring-casualties = Enemies removed: a Hero { $hero }, a Henchman { $henchman }.
scoring-roof = { $marker }: { $points } for whoever controls it at the end.
scoring-bounty = { $points } for every enemy Hero you remove.
ending-delivery = The parcel delivered ends the game.
first-ledger = { $unit } searches best (Mind { $n }): send such models to the hiding places nearest to your edge, each to another one.
first-beacons = { $unit } climbs fastest: two beacons held every turn win, and the middle one pays most.
first-parcel = { $unit } lifts best (Strength { $n }): clear the way before it picks the parcel up, for a carrier neither climbs nor jumps.
first-quarrel = { $unit } is quick: let the others hurt each other, and finish whoever is wounded.
first-height = { $unit } shoots best: put it on a roof or a flight of stairs, from where fewer walls are in the way.
first-corner = Nobody of yours shoots: come round corners and over roofs, never straight up a street.
first-hero = Keep a card of { $suit } for { $unit }: it buys a Heroic Move, or saves from a fall.
first-gasworks_ledger-candlewick_society =
    .one = Let Professor Finch walk to the rubble nearest to your edge and search it in turn 1: a point at once, and perhaps the ledger.
    .two = Send Toby Marlow to the crates on your side: he is quick, climbs well, and throws again where he fails.
    .three = Put a Gas Rifleman on the steps with the square in view and leave it there: it fires twice an Action, and standing still it keeps all its dice.
first-gasworks_ledger-fogbound_court =
    .one = Send Doctor Grue and Brother Ambrose to the two hiding places on your side: both are searched by the end of turn 2.
    .two = Keep to walls and the gasholder while you cross: two Gas Rifles watch the square.
    .three = Delay with a middling card while they have more to activate: whoever moves last picks the fights.

## First turn

lesson-bid = Bids with cards
    .text = Everybody lays one card face down; the highest wins, all are lost. You draw new ones every turn. Being first matters little in turn 1: bid a middling card, and keep courts and your Heroes’ suits.
lesson-deploy = Deploy along your edge
    .text = One model each in turn. Searchers stand nearest to the hiding places, shooters where they see the square, fighters in front of both.
lesson-opportunity = Whose turn is it
    .text = On your opportunity you activate one model, or pay a card to Delay and let them go first. Begin with whoever has something to gain now; whoever only wants to wait goes last.
lesson-heroic = Heroic Move
    .text = Before a Hero’s first Action you may discard a card of its suit: in this Activation rough ground, climbs and jumps are open to it. Only worth it if the way up is the way to the prize.
lesson-action = Several Actions
    .text = A model has as many Actions as its card says. Quick Actions (charge, cast, climb, a Quick gun) come with a free Move: take those rather than a plain Move. A search needs the model to touch the marker.
lesson-place = Up and down
    .text = Stairs and ladders cost height as well as length: what is left is shown on the way. Whoever is hit within 1″ of an edge may fall, so stop a step further in, or behind a railing.
lesson-deed = Cards into dice
    .text = With the dice on the table a Hero may add a card: one success, two for an ace or court. Black cards serve blades and blessings, red ones guns and curses, the Hero’s own suit spells and searches. Spend one only where it turns the result.

section-turn = The turn
section-cards = Cards
section-actions = Actions and heights
section-combat = Shooting and melee
section-damage = Damage and falls
section-victory = Victory
