### Gaslight : les mots que lit le joueur. Le glossaire est à la fin de rulebook.toml.

## Game

ruleset-gaslight = Gaslight
    .summary = Des héros plus grands que nature et leurs acolytes se battent d’escalier en échelle et de toit en toit, au pistolet, à la lame, à coups de sorts et de cartes à jouer.

## Factions

faction-candlewick_society = La Société Candlewick
    .summary = Duellistes, fusiliers et savants qui gardent les réverbères allumés : le tir sûr, l’acier vif, et une infirmière qui n’est jamais loin.
    .special = Plus de fusils, et une Infirmière pour les blessures. Les Fusiliers à gaz tirent deux fois par Action, et mieux sans bouger ; la Professeure Finch a le meilleur Esprit pour fouiller ; Lady Honoria croise le fer avec n’importe qui.
faction-fogbound_court = La Cour des Brumes
    .summary = Ce qui bouge dans le brouillard jaune : des lames sans repos, des fioles qui brûlent, et des marcheurs qui passent d’un nuage à l’autre.
    .special = Lames, fioles et brouillard : la brume cache l’approche, et ses marcheurs passent d’un nuage à l’autre. De près, elle taille un club en pièces ; à découvert, on la fusille.

## Units

unit-cs1 = Lady Honoria Vane
    .gender = f
unit-cs2 = Sergent Barnaby Crook
    .article = le
unit-cs3 = Professeure Ottoline Finch
    .gender = f
    .article = la
unit-cs4 = Toby Marlow
unit-cs5 = Agent des réverbères
    .article = l
unit-cs6 = Fusilier à gaz
    .article = le
unit-cs7 = Portefaix de laiton
    .article = le
unit-cs8 = Infirmière de salle
    .gender = f
    .article = l
unit-fc1 = Madame Sable Noor
    .gender = f
unit-fc2 = Frère Ambrose Pyke
unit-fc3 = Héron rouge
    .article = le
unit-fc4 = Docteur Elias Grue
    .article = le
unit-fc5 = Hère des brumes
    .article = le
unit-fc6 = Danseuse aux couteaux
    .gender = f
    .article = la
unit-fc7 = Colosse recousu
    .article = le
unit-fc8 = Sonneur de cloche
    .article = le

## Weapons

weapon-rw1 = Pistolet de poche
weapon-rw2 = Revolver d’ordonnance
weapon-rw3 = Long fusil
weapon-rw4 = Fusil à gaz
weapon-rw5 = Lance-pierre
weapon-rw6 = Couteaux de lancer
weapon-rw7 = Tromblon-pavillon
weapon-mw0 = Mains nues
weapon-mw1 = Canne-épée
weapon-mw2 = Matraque
weapon-mw3 = Crosse de fusil
weapon-mw4 = Verge galvanique
weapon-mw5 = Poings à pistons
weapon-mw6 = Scalpel
weapon-mw7 = Fléau-encensoir
weapon-mw8 = Lames crochues
weapon-mw9 = Scie à os
weapon-mw10 = Couperet
weapon-mw11 = Dagues jumelles
weapon-mw12 = Griffes recousues
weapon-tw1 = Bombe fumigène
weapon-tw2 = Fiole incendiaire
weapon-tw3 = Fiole de vitriol

## Spells

spell-sp1 = Arc galvanique
    .what = Un éclair qui perce 2 d’Armure.
spell-sp2 = Dard de braise
    .what = Un dard de feu.
spell-sp3 = Murmure d’effroi
    .what = Blesse quelle que soit l’Armure ; la cible ne peut pas réagir.
spell-sp4 = Malédiction de vitriol
    .what = Laisse un Gabarit d’Acide sur la cible.
spell-sp5 = Hymne de ralliement
    .what = Les amis à portée ont Combat +1 jusqu’à la fin du tour.
spell-sp6 = Air de plomb
    .what = Les ennemis à portée ont Tir −1 et Esprit −1 jusqu’à la fin du tour.
spell-sp7 = Vif-argent
    .what = Un ami a Réflexes +2 jusqu’à la fin du tour.
spell-sp8 = Peau de fer
    .what = Un ami a Armure +2 jusqu’à la fin du tour.
spell-sp9 = Reprise des chairs
    .what = Un ami récupère des Blessures.

## Abilities

ability-armor_piercing = Perforant [{ $x }]
ability-beginners_luck = Chance du débutant
ability-fast = Cadence [{ $x }]
ability-gruesome = Dégâts atroces
ability-hard_to_kill = Dur à tuer
ability-immunity = Immunité ({ $type })
ability-move_penalty = Malus de mouvement [{ $x }]
ability-protection = Protection [{ $x }] ({ $type })
ability-quick = Rapide
ability-resistance = Résistance [{ $x }] ({ $type })
ability-vulnerability = Vulnérabilité ({ $type })
ability-mistmaker = Faiseur de brume
ability-mist_walker = Marcheur de brume
ability-knockdown = Renversement
ability-surgeon = Chirurgien [{ $x }]
ability-regeneration = Régénération [{ $x }]
ability-ignores_armor = Ignore l’Armure
type-fire = feu
type-acid = acide
type-electric = électricité
type-magic = magie
type-ranged = tir
type-melee = corps à corps
type-physical = physique

## Clubs

force-candlewick = Le Cercle de Candlewick
force-fogbound = La Procession des Brumes
force-fogbound_alt = La Bande aux couteaux des Brumes
force-candlewick_patrol = La Patrouille Candlewick
force-fogbound_patrol = La Patrouille des Brumes
force-candlewick_grand = L’Assemblée Candlewick
force-fogbound_grand = Le Conclave des Brumes

## Scenarios

scenario-gasworks_ledger = Le Registre de l’usine à gaz
    .summary = Six cachettes, un registre, et nul ne sait où : fouillez, emparez-vous-en, et tenez-le encore quand le dernier bec s’éteint.
scenario-tallow_row = Fanaux sur la rue du Suif
    .summary = Trois fanaux sur trois toits. Tenez-les tour après tour, et celui du milieu avant tout.
scenario-pneumatic_parcel = Le Pli pneumatique
    .summary = Un lourd paquet au milieu de la place : rapportez-le chez vous, ou veillez à ce que personne ne le fasse.
scenario-four_cornered_quarrel = La Querelle aux quatre coins
    .summary = De deux à quatre clubs, un gazomètre, aucune manière : chaque perte compte, et le toit aussi.
scenario-none = Une position
map-gasworks_court = La Cour de l’usine à gaz
map-tallow_row = La Rue du Suif
map-pneumatic_square = La Place du bureau pneumatique

## Terrain

terrain-block = Bloc
terrain-platform = Plateforme
terrain-barrier = Barrière
terrain-stairs = Escalier
terrain-ladder = Échelle
terrain-area = Zone
look-gasholder = Gazomètre
look-stairs = Escalier
look-parapet = Parapet
look-crates = Caisses
look-yard_wall = Mur de cour
look-rubble = Gravats
look-fence = Palissade
look-ladder = Échelle
look-house = Maison
look-bridge = Passerelle
look-fountain = Fontaine
look-dais = Estrade
look-hall = Hall de tri
look-hedge = Haie
class-open = Terrain dégagé
class-rough = Terrain accidenté
class-impassable = Terrain infranchissable
trait-heights = de { $low }″ à { $high }″
trait-barrier = { $height }″ de haut, posée à { $z }″

## Templates and markers

template-fire = Feu
template-acid = Acide
template-smoke = Fumée
template-mist = Brume
marker-s1 = Caisses de l’ouest
marker-s2 = Caisses de l’est
marker-s3 = Gravats du sud
marker-s4 = Gravats du nord
marker-s5 = Toit, côté ouest
marker-s6 = Toit, côté est
marker-west = Fanal ouest
marker-middle = Fanal du milieu
marker-east = Fanal est
marker-parcel = Pli
marker-ledger = Registre
marker-roof = Toit du gazomètre
zone-south = Bord sud
zone-north = Bord nord
zone-south_west = Coin sud-ouest
zone-south_east = Coin sud-est
zone-north_east = Coin nord-est
zone-north_west = Coin nord-ouest

## Options of a game

option-heroes = Héros par club
    .summary = 2 pour une patrouille, 3 pour une affaire, 4 pour une grande partie.
option-jump_down = Sauts héroïques vers le bas
    .summary = Un Saut héroïque peut mener aussi bas qu’on veut, ou du Mouvement de base au plus.
value-free = toute hauteur
value-move = le Mouvement de base
option-acid_first = Acide
    .summary = Un Gabarit d’Acide inflige d’abord ses dégâts, ou ronge d’abord l’Armure.
value-damage = dégâts, puis Armure
option-hanging = Suspendu au mur
    .summary = Une Escalade héroïque peut, ou non, finir à mi-hauteur, accroché au mur.
value-no = non
value-yes = oui
value-armour = Armure, puis dégâts

## Statistics

stat-actions = Actions
stat-move = Mouvement
stat-fight = Combat
stat-guns = Tir
stat-reflex = Réflexes
stat-mind = Esprit
stat-strength = Force
stat-armor = Armure
stat-wounds = Blessures
stat-suit = Enseigne
stat-funds = Fonds
stat-cost = Coût
stat-weapon = Arme
stat-ability = Capacité
stat-spell = Sort
stat-vp = Points de victoire
suit-spades = pique
suit-hearts = cœur
suit-diamonds = carreau
suit-clubs = trèfle

## States

state-toppled = Renversé
state-active = Active
state-hanging = Au mur
state-heroic = Mouvement héroïque
state-acid = Armure rongée
state-lucky = Chance intacte
state-first = Premier joueur

## Vu de côté

profile-length = { $length }″
profile-distance = Distance
profile-rise = Hauteur au-dessus du départ
profile-dice-shooter = Dés du tireur pour la hauteur
profile-dice-target = Dés de la cible pour la hauteur
profile-dice-cover = Dés de la cible pour le couvert
profile-clear = En pleine vue : aucun des { $rays } rayons n’est bloqué.
profile-cloud-cover = En vue, mais dans un nuage.
profile-covered = En vue, à couvert sur moins de la moitié : { $hidden ->
    [one] { $hidden } rayon bloqué
   *[other] { $hidden } rayons bloqués
} sur { $rays }.
profile-half-covered = En vue, à couvert sur la moitié ou plus : { $hidden ->
    [one] { $hidden } rayon bloqué
   *[other] { $hidden } rayons bloqués
} sur { $rays }.
profile-unseen = Hors de vue : les { $rays } rayons sont bloqués.
profile-spot-clear = Cet endroit, à { $z }″ de haut, est en vue.
profile-spot-unseen = Cet endroit, à { $z }″ de haut, est hors de vue.

## Phases

phase-set_up = Mise en place
phase-deployment = Déploiement
phase-start = Début du tour
phase-initiative = Vol de l’initiative
phase-activations = Activations
phase-surplus = Activations excédentaires
phase-end = Fin du tour
phase-over = La fin

## Cards

pile-hand = Main : { $seat }
pile-deck = Paquet
pile-discard = Défausse
card-none = aucune carte
card-ledger = le registre
card-nothing = rien
card-2S = deux de pique
card-3S = trois de pique
card-4S = quatre de pique
card-5S = cinq de pique
card-6S = six de pique
card-7S = sept de pique
card-8S = huit de pique
card-9S = neuf de pique
card-10S = dix de pique
card-JS = valet de pique
card-QS = dame de pique
card-KS = roi de pique
card-AS = as de pique
card-2H = deux de cœur
card-3H = trois de cœur
card-4H = quatre de cœur
card-5H = cinq de cœur
card-6H = six de cœur
card-7H = sept de cœur
card-8H = huit de cœur
card-9H = neuf de cœur
card-10H = dix de cœur
card-JH = valet de cœur
card-QH = dame de cœur
card-KH = roi de cœur
card-AH = as de cœur
card-2D = deux de carreau
card-3D = trois de carreau
card-4D = quatre de carreau
card-5D = cinq de carreau
card-6D = six de carreau
card-7D = sept de carreau
card-8D = huit de carreau
card-9D = neuf de carreau
card-10D = dix de carreau
card-JD = valet de carreau
card-QD = dame de carreau
card-KD = roi de carreau
card-AD = as de carreau
card-2C = deux de trèfle
card-3C = trois de trèfle
card-4C = quatre de trèfle
card-5C = cinq de trèfle
card-6C = six de trèfle
card-7C = sept de trèfle
card-8C = huit de trèfle
card-9C = neuf de trèfle
card-10C = dix de trèfle
card-JC = valet de trèfle
card-QC = dame de trèfle
card-KC = roi de trèfle
card-AC = as de trèfle

## Purposes

purpose-shoot = tir
purpose-avoid = esquive
purpose-fight = attaque
purpose-defend = défense
purpose-leave = désengagement
purpose-hold-back = retenue
purpose-cast = sort
purpose-climb = escalade
purpose-jump = saut
purpose-throw = lancer
purpose-objective = objectif
purpose-falling = équilibre
purpose-crush = poids de la chute
purpose-dodge = écart
purpose-draw = main
purpose-search = fouille
purpose-bid-first = Premier joueur
purpose-bid-steal = vol de l’initiative
purpose-bid-delay = temporisation
purpose-recovery = Sursaut héroïque
purpose-heroic-move = Mouvement héroïque

## Causes and reasons

cause-fall = la chute
cause-crush = un corps qui tombe
cause-fire = le feu
cause-acid = l’acide
reason-bounty = prime
reason-casualty = perte ennemie
reason-search = fouille
reason-beacon = fanal
reason-carrier = porteur
reason-control = contrôle
reason-delivery = livraison

## Events

event-club-revealed = { $seat } révèle : { $units }.
event-henchmen-hired = { $seat } engage : { $units }, pour { $spent } Fonds sur { $purse }.
event-bids-revealed = Mises ({ $purpose }) : { $seats } ; cartes montrées : { $cards }. { $winner ->
    [none] Personne ne l’emporte.
   *[other] { $winner } l’emporte.
}
event-first-player = { $seat } devient Premier joueur.
event-zone-chosen = { $seat } se déploie ici : { $zone }.
event-deployed = { $model_Le } se place en { $at }{ $z ->
    [0] { "." }
   *[other] { ", " }à { $z }″ de haut.
}
event-turn-began = Le tour { $turn } commence.
event-regenerated = { $model_Le } régénère { $amount ->
    [one] { $amount } Blessure
   *[other] { $amount } Blessures
}.
event-deck-reshuffled = { $cards ->
    [one] La carte défaussée refait un paquet.
   *[other] Les { $cards } cartes défaussées refont un paquet.
}
event-steal-declared = { $seat } tente de voler l’initiative.
event-initiative-stolen = { $seat } vole l’initiative.
event-initiative-kept = { $seat } garde l’initiative.
event-delay-won = { $seat } temporise ; l’occasion passe au joueur suivant : { $to }.
event-delay-lost = { $seat } ne parvient pas à temporiser et doit activer une figurine.
event-surplus-began = Activations excédentaires : { $seat } continue.
event-activated = { $model_Le } entre en action.
event-activation-ended = { $model_Le } a terminé.
event-card-spent = { $seat } défausse : { $card }, pour { $model_le } ({ $purpose }).
event-deed-done = { $seat } défausse : { $card }. Exploit héroïque { $model_du }, +{ $successes }.
event-recovered = { $model_Le } se remet debout d’un bond.
event-heroically-moved = { $model_Le } va faire un Mouvement héroïque.
event-stood-up = { $model_Le } se relève.
event-moved = { $model_Le } parcourt { $length }″ jusqu’en { $at }{ $z ->
    [0] { "" }
   *[other] { ", " }à { $z }″ de haut
}{ $climb ->
    [0] { " " }(coût { $cost }″).
   *[other] { " " }(coût { $cost }″, dénivelé { $climb }″).
}
event-left-melee = { $model_Le } échappe { $enemy_au }.
event-held-in-melee = { $enemy_Le } ne laisse pas partir { $model_le }.
event-charged = { $model_Le } charge { $target_le }.
event-climbed = { $model_Le } escalade { $height }″ jusqu’en { $at }{ $z ->
    [0] { "." }
   *[other] { ", " }à { $z }″ de haut.
}
event-climb-failed = { $model_Le } dévisse d’un mur de { $height }″.
event-scaled = { $model_Le } gravit le mur jusqu’en { $at }{ $z ->
    [0] { "." }
   *[other] { ", " }à { $z }″ de haut.
}
event-leapt = { $model_Le } bondit jusqu’en { $at }{ $z ->
    [0] { "." }
   *[other] { ", " }à { $z }″ de haut.
}
event-jumped = { $model_Le } saute { $distance }″ jusqu’en { $at }{ $z ->
    [0] { "." }
   *[other] { ", " }à { $z }″ de haut.
}
event-jump-failed = { $model_Le } saute trop court et retombe en { $at }{ $z ->
    [0] { "" }
   *[other] { ", " }à { $z }″ de haut
}{ $fallen ->
    [0] { "." }
   *[other] { ", " }{ $fallen }″ plus bas.
}
event-mist-walked = { $model_Le } traverse la brume jusqu’en { $at }{ $z ->
    [0] { "." }
   *[other] { ", " }à { $z }″ de haut.
}
event-shot-declared = { $model_Le } tire sur { $target_le } ({ $weapon }), à { $distance }″, { $covered ->
    [one] { $covered } rayon bloqué
   *[other] { $covered } rayons bloqués
} sur 9.
event-dived = { $model_Le } plonge à couvert.
event-held-nerves = { $model_Le } garde son sang-froid.
event-automatic-miss = Immunité { $target_du } : l’attaque { $model_du } échoue.
event-missed = { $model_Le } manque { $target_le } : { $successes } contre { $against }.
event-hit = { $model_Le } touche { $target_le } avec une marge de { $margin } (Force { $strength }{ $crits ->
    [0] { "" }
    [one] { ", " }{ $crits } Coup critique
   *[other] { ", " }{ $crits } Coups critiques
}).
event-attack-declared = { $model_Le } attaque { $target_le } ({ $weapon }).
event-fenced = { $model_Le } croise le fer.
event-parried = { $model_Le } pare.
event-clashed = { $model_Le } contre { $target_le } : écart { $net }.
event-toppled = { $model_gender ->
    [f] { $model_Le } est Renversée.
   *[m] { $model_Le } est Renversé.
}
event-fall-tested = { $model_Le } vacille au bord du vide : { $successes } contre une Difficulté de { $difficulty }.
event-fell = { $model_Le } tombe de { $height }″ en { $at }{ $z ->
    [0] { "." }
   *[other] { ", " }à { $z }″ de haut.
}
event-jumped-aside = { $model_Le } s’écarte jusqu’en { $at }{ $z ->
    [0] { "." }
   *[other] { ", " }à { $z }″ de haut.
}
event-came-to-lie = { $model_Le } roule à côté, en { $at }{ $z ->
    [0] { "." }
   *[other] { ", " }à { $z }″ de haut.
}
event-crushed = { $under_Le } s’abat sur { $model_le } (marge { $margin }).
event-spell-cast = { $model_Le } lance un sort sur { $target_le } : { $spell }.
event-spell-failed = Le sort { $model_du } ne donne rien : { $spell }.
event-spell-took-hold = Le sort { $model_du } prend sur { $target_le } : { $spell }.
event-aura-ended = L’aura { $model_du } s’éteint : { $spell }.
event-template-laid = Gabarit posé en { $at }{ $z ->
    [0] { "" }
   *[other] { ", " }à { $z }″ de haut
} : { $template }.
event-throw-failed = { $model_Le } lance trop court.
event-affected = { $model_Le } subit ce Gabarit : { $template }.
event-healed = { $model_Le } récupère { $amount ->
    [one] { $amount } Blessure
   *[other] { $amount } Blessures
}.
event-wounded = { $model_Le } perd { $damage ->
    [one] { $damage } Blessure
   *[other] { $damage } Blessures
} ({ $cause }) ; il en reste { $left }.
event-unharmed = { $model_Le } ne perd aucune Blessure ({ $cause }).
event-hard-to-kill = { $model_Le } a la vie dure et garde sa dernière Blessure.
event-removed = { $credit ->
    [none] { $model_Le } quitte la table, hors de combat.
   *[other] { $model_Le } quitte la table, hors de combat ; perte attribuée à : { $credit }.
}
event-objective-failed = { $model_Le } n’arrive à rien : { $marker }.
event-marker-searched = { $found ->
    [true] { $model_Le } fouille ({ $marker }) et trouve le registre !
   *[false] { $model_Le } fouille ({ $marker }) et ne trouve rien de plus.
}
event-token-taken = { $model_Le } s’empare d’un objet : { $marker }.
event-token-dropped = Objet tombé en { $at }{ $z ->
    [0] { "" }
   *[other] { ", " }à { $z }″ de haut
} : { $marker }.
event-left-table = { $model_Le } quitte la table avec un objet : { $marker }.
event-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} de victoire ({ $reason }).
event-expired = Le tour { $turn } est fini : Gabarits, sorts et mains disparaissent.
event-player-out = { $seat } n’a plus de figurine et quitte la partie.
event-game-ended = { $winner ->
    [none] La partie est nulle (règle { $clause }).
   *[other] { $winner } gagne (règle { $clause }).
}

## Questions

ask-heroes = Choisissez { $heroes } Héros d’une même faction pour votre club.
ask-henchmen = Engagez des Acolytes, jusqu’à { $purse } Fonds.
ask-bid-first = Quelle carte misez-vous pour être Premier joueur ? La plus haute gagne, et toutes sont défaussées.
ask-bid-steal = Quelle carte misez-vous pour l’initiative ? La plus haute gagne, et toutes sont défaussées.
ask-bid-delay = Quelle carte misez-vous sur la temporisation ? La plus haute gagne, et toutes sont défaussées.
ask-zone = Où vous déployez-vous ?
ask-deploy = Quelle figurine déployez-vous ensuite ?
ask-place-deploy = Où déployer { $piece_le } ?
ask-steal = Tenter de voler l’initiative ? La carte la plus haute l’emportera.
ask-opportunity = Activez l’une de vos figurines : laquelle ?
ask-recovery = Défausser une carte de son enseigne pour remettre { $piece_le } debout aussitôt ?
ask-heroic-move = Défausser une carte de son enseigne pour un Mouvement héroïque ({ $piece }) ?
ask-action = { $left ->
    [one] Que faire avec { $piece_le } ? Il reste une Action.
   *[other] Que faire avec { $piece_le } ? Il reste { $left } Actions.
}
ask-follow-up = Une Action rapide après le déplacement ({ $piece }) ?
ask-place-move = Où va { $piece_le } ?
ask-place-charge = Par où charge { $piece_le } ?
ask-place-jump = Où saute { $piece_le } ?
ask-place-throw = Où vise { $piece_le } ?
ask-place-mist = Où faire ressortir { $piece_le } de la brume ?
ask-place-mistmaker = Où lever la brume ({ $piece }) ?
ask-place-aside = Où s’écarte { $piece_le } ?
ask-level = À quel niveau ?
ask-reaction = On tire sur { $piece_le } : comment réagir ?
ask-melee-reaction = On attaque { $piece_le } : comment se défendre ?
ask-weapon = Quelle arme pour { $piece_le } ?
ask-shoot-on = Tirer encore avec { $piece_le } : sur qui ?
ask-strike-on = Frapper encore avec { $piece_le } : qui ?
ask-contest = Qui retient la figurine qui part ?
ask-luck = { $successes ->
    [one] { $piece_Le } a { $successes } réussite ({ $test }) : relancer tous ses dés ?
   *[other] { $piece_Le } a { $successes } réussites ({ $test }) : relancer tous ses dés ?
}
ask-deed = { $successes ->
    [one] { $piece_Le } a { $successes } réussite ({ $test }) : défausser une carte pour en ajouter ?
   *[other] { $piece_Le } a { $successes } réussites ({ $test }) : défausser une carte pour en ajouter ?
}
ask-cling = { $piece_Le } va tomber : défausser une carte de son enseigne pour s’accrocher ?
ask-edge = Par quel bord tombe { $piece_le } ?
ask-effect-order = Quel effet vient en premier ?
ask-shoot = Jetez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour le tir ; { $need } ou plus réussit.
ask-avoid = Jetez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour esquiver ; { $need } ou plus réussit.
ask-fight = Jetez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour l’attaque ; { $need } ou plus réussit.
ask-defend = Jetez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour la défense ; { $need } ou plus réussit.
ask-leave = Jetez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour vous désengager ; { $need } ou plus réussit.
ask-hold-back = Jetez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour retenir la figurine qui part ; { $need } ou plus réussit.
ask-cast = Jetez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour le sort ; { $need } ou plus réussit.
ask-climb = Jetez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour escalader ; { $need } ou plus réussit.
ask-jump = Jetez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour sauter ; { $need } ou plus réussit.
ask-throw = Jetez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour lancer ; { $need } ou plus réussit.
ask-objective = Jetez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour l’objectif ; { $need } ou plus réussit.
ask-falling = Jetez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour ne pas tomber ; { $need } ou plus réussit.
ask-crush = Jetez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour le poids de la chute ; { $need } ou plus réussit.
ask-dodge = Jetez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour vous écarter ; { $need } ou plus réussit.
ask-draw = Piochez les cartes.
ask-search = Retournez ce que cache le marqueur.
test-shoot = tir
test-avoid = esquive
test-fight = attaque
test-defend = défense
test-leave = désengagement
test-hold-back = retenue
test-cast = sort
test-climb = escalade
test-jump = saut
test-throw = lancer
test-objective = objectif
test-falling = équilibre
test-crush = poids de la chute
test-dodge = écart

## Choices

option-stop = Finir l’activation
option-done = Rien de plus
option-no-move = Se déplacer
option-no-jump = Sauter
option-no-climb = Escalader
option-no-shoot = Tirer
option-no-throw = Lancer
option-cast-again = Lancer un sort : { $spell }
option-stand = Se relever
option-move = Se déplacer
option-jump = Sauter
option-leap = Saut héroïque
option-mistmaker = Lever une brume
group-fight = Combattre
group-charge = Charger
group-shoot = Tirer ({ $weapon })
group-cast = Lancer un sort : { $spell }
group-climb = Escalader
group-scale = Escalade héroïque
group-surgeon = Soigner un ami
option-fight = Combattre { $target_le }
option-charge = Charger { $target_le }
option-shoot = Tirer sur { $target_le } ({ $weapon })
option-throw = Lancer : { $weapon }
option-cast = Lancer un sort sur { $target_le } : { $spell }
option-climb = Escalader : { $terrain } ({ $height }″)
option-scale = Escalade héroïque : { $terrain } ({ $height }″)
option-hang = Escalade héroïque : s’accrocher à mi-hauteur ({ $terrain }, { $height }″)
option-mist = Traverser la brume
option-objective = Tenter : { $marker }
option-surgeon = Soigner { $target_le }
option-keep = Garder les dés
option-reroll = Tout relancer
option-none = Garder les cartes
option-hold = Garder son sang-froid
option-dive = Plonger à couvert
option-fence = Croiser le fer ({ $weapon })
option-parry = Parer
option-pass = Y renoncer
option-steal = Tenter de la voler
option-delay = Temporiser : laisser l’ennemi jouer d’abord
option-edge = Par ce bord
option-level = À { $z }″ de haut

option-enough = Ne plus attaquer
option-discard = Défausser : { $card }
option-deed = { $successes ->
    [one] { $card } : { $successes } réussite de plus
   *[other] { $card } : { $successes } réussites de plus
}

## What answers would change

note-reroll = C’est le second jet qui compte ; une fois par partie.
note-hold = Reste debout ; pas de dé en plus ni en moins.
note-dive = Figurine Renversée : deux dés de plus pour esquiver, mais il faudra se relever.
note-fence = En cas de victoire, touche l’attaquant ({ $weapon }).
note-parry = Deux dés de plus, mais aucun coup rendu.
note-steal = Coûte la carte misée, quel que soit le vainqueur.
note-heroic-move = Pendant cette activation, le terrain accidenté compte comme dégagé, et les sauts et les escalades se font sans test.
note-recovery = La figurine se relève aussitôt, sans dépenser d’Action.
note-sp1 = Touche comme un tir, Force 3, perforant.
note-sp2 = Touche comme un tir, Force 3, par le feu.
note-sp3 = Force 2, sans tenir compte de l’Armure.
note-sp4 = Répand de l’acide sous la cible.
note-sp5 = Un dé de Combat de plus pour les amis à 4″ ou moins.
note-sp6 = Un dé de Tir et un dé d’Esprit de moins pour les ennemis à 6″ ou moins.
note-sp7 = Deux dés de Réflexes de plus.
note-sp8 = Deux points d’Armure de plus.
note-sp9 = Soigne 2 Blessures.
note-delay = Coûte une carte ; réussit si la vôtre est la plus haute.

## What led to a question

story-shot = { $by_Le } tire sur { $to_le } à { $distance }″ : { $weapon } (Force { $strength }). Il faut plus de réussites que la cible pour toucher.
story-spell = { $by_Le } lance un sort sur { $to_le } : { $spell }. Il faut plus de réussites que la cible pour toucher.
story-blow = { $by_Le } attaque { $to_le } : { $weapon } (Force { $strength }). Qui a le plus de réussites l’emporte.
story-contest = { $kind ->
    [shoot] { $by_Le } tire sur { $to_le } : { $successes } contre { $against }. Il en faut plus que l’autre pour toucher, et chaque réussite de plus frappe plus fort.
    [cast] { $by_Le } lance un sort sur { $to_le } : { $successes } contre { $against }. Il en faut plus que l’autre.
    [avoid] { $to_Le } attaque { $by_le } : { $against } contre { $successes }. Autant que l’attaquant suffit pour esquiver.
    [leave] { $by_Le } se désengage ({ $to }) : { $successes } contre { $against }. Autant que l’autre suffit.
    [hold-back] { $to_Le } se désengage ({ $by }) : { $against } contre { $successes }. Il en faut plus que l’autre pour retenir la figurine.
    [defend] { $to_Le } attaque { $by_le } : { $against } contre { $successes }. Qui en a le plus l’emporte.
   *[fight] { $by_Le } attaque { $to_le } : { $successes } contre { $against }. Qui en a le plus l’emporte.
}
story-test = { $need ->
    [0] { $by_Le } ({ $test }) : { $successes } pour l’instant.
   *[other] { $by_Le } ({ $test }) : { $successes }, et il en faut { $need }.
}
story-cling = { $by_Le } a raté son test de Chute au bord du vide.
story-fast = { $earlier ->
    [one] { $by_Le } a déjà attaqué une fois dans cette Action ; la prochaine attaque a un dé de moins.
   *[other] { $by_Le } a déjà attaqué { $earlier } fois dans cette Action ; la prochaine attaque a { $earlier } dés de moins.
}
story-leaver = { $by_Le } veut se désengager ; un ennemi tente de s’y opposer.

## Moments that come again

window-luck = Chance du débutant
window-deeds = Exploits héroïques
window-heroics = Mouvements et Sursauts héroïques
window-reactions = réactions aux tirs
window-more-attacks = attaques supplémentaires
window-follow-ups = Actions rapides après un déplacement
window-steals = vol de l’initiative

option-henchman = { $unit } { $number } ({ $cost } Fonds)
refusal-one-faction = Tous les Héros d’un club sont de la même faction
refusal-too-dear = Ils coûtent { $cost } Fonds, et il y en a { $purse }

## Dice and damage

tally-guns = Tir
tally-reflex = Réflexes
tally-fight = Combat
tally-mind = Esprit
tally-strength = Force
tally-move = Mouvement
tally-damage = Dégâts
tally-armor = Armure
tally-minimum = au moins un dé
tally-range-band = portée
tally-elevation = hauteur
tally-earlier-attacks = attaques précédentes
tally-quick-moved = a bougé avant de tirer
tally-move-penalty = Malus de mouvement
tally-half-covered = à couvert, la moitié ou plus
tally-covered = à couvert, moins de la moitié
tally-cloud-cover = dans la fumée ou la brume
tally-toppled = Renversé
tally-protection = Protection
tally-multiple-combat = combat multiple
tally-charging-downhill = charge d’en haut
tally-parry = Parade
tally-toppled-one-die = Renversé : un seul dé
tally-barrier = barrière proche
tally-helper = aide
tally-acid = acide
tally-armor-piercing = Perforant
tally-resistance = Résistance
tally-vulnerability = Vulnérabilité
tally-spell-sp5 = Hymne de ralliement
tally-spell-sp6 = Air de plomb
tally-spell-sp7 = Vif-argent
tally-spell-sp8 = Peau de fer

## Outcomes

effect-wounds = { $piece_Le } perd { $amount ->
    [one] { $amount } Blessure
   *[other] { $amount } Blessures
}
effect-healed = { $piece_Le } récupère { $amount ->
    [one] { $amount } Blessure
   *[other] { $amount } Blessures
}
effect-casualty = { $piece_Le } est hors de combat
effect-left = { $piece_Le } quitte la table
effect-conceded = { $piece_Le } se retire
effect-toppled = { $piece_gender ->
    [f] { $piece_Le } est Renversée
   *[m] { $piece_Le } est Renversé
}
effect-standing = { $piece_Le } est debout
effect-fell = { $piece_Le } tombe de { $amount }″
effect-points = { $amount ->
    [one] { $piece_Le } marque { $amount } point de victoire
   *[other] { $piece_Le } marque { $amount } points de victoire
}
effect-first = { $piece_Le } devient Premier joueur
headline-casualty = hors de combat
headline-wounds = blessé
headline-mean-wounds = { $mean ->
    [one] { $mean } Blessure
   *[other] { $mean } Blessures
} en moyenne
headline-toppled = Renversé
headline-points = marque
headline-healed = soigné

## Refusals

refusal-toppled = Renversée, une figurine ne peut que se relever
refusal-engaged = La figurine est engagée
refusal-no-guns = La figurine n’a pas de Tir
refusal-no-target = Personne n’est en vue et à portée
refusal-hanging = Accroché à un mur, on ne s’en va qu’en escaladant ou en sautant
refusal-carrying = Un porteur ne peut ni escalader ni sauter
refusal-spell-spent = Ce sort a déjà été tenté dans cette Activation : { $spell }
refusal-off-table = Le socle entier doit être sur la table
refusal-no-surface = Il n’y a rien où poser le pied à cet endroit
refusal-base-in-solid = Le socle serait dans ce décor : { $piece_le }
refusal-base-on-base = Le socle chevaucherait celui { $other_du }
refusal-leaves-table = Une figurine ne peut pas quitter la table
refusal-too-far = Cela coûte { $cost }″, et le Mouvement est de { $most }″
refusal-too-high = Cela fait { $climb }″ de dénivelé, et le Mouvement est de { $most }″
refusal-gap-too-narrow = Il y a en chemin un passage de moins de { $gap }″
refusal-enemy-in-way = { $enemy_Le } barre le chemin
refusal-way-too-tall = Trop haut pour l’enjamber : { $piece_le }
refusal-way-closed-area = Le chemin passe par un terrain infranchissable
refusal-way-no-room = Le plafond est trop bas en chemin
refusal-way-solid = Pas la place de passer à côté de ce décor : { $piece_le }
refusal-way-barrier = Trop haut pour être franchi : { $piece_le }
refusal-not-in-contact = La Charge doit finir au contact { $target_du }
refusal-one-point = Donnez un seul point
refusal-not-in-mist = Ce n’est pas un endroit libre de la Brume, à l’écart des ennemis
refusal-too-far-to-jump = Un Saut fait au plus { $most }″
refusal-jump-blocked = Quelque chose de trop haut barre le Saut
refusal-floor-in-way = Un plancher sépare le départ de l’arrivée
refusal-no-landing = On ne peut pas retomber là
refusal-no-such-point = Il n’y a pas là de surface à { $reach }″ au plus et en vue
refusal-outside-zone = Le centre du socle doit être dans votre zone
refusal-touches-enemy = On ne se déploie pas au contact d’un ennemi
refusal-too-far-aside = On s’écarte de { $most }″ au plus
refusal-not-clear-aside = Cet endroit n’est pas à l’écart de tous les socles
refusal-not-for-so-many = Ce scénario n’est pas pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : { $scenario }

## Clubs that are not valid

recruits-hero = Héros
recruits-henchman = Acolytes
breach-unknown-unit = Il n’y a pas de figurine « { $unit } »
breach-faction = { $unit } n’est pas de cette faction
breach-heroes = Le club a { $heroes } Héros et devrait en avoir { $wanted }
breach-twice = { $unit } y figure plus d’une fois
breach-funds = Les Acolytes coûtent { $spent }, et la bourse est de { $purse }
breach-copies = { $unit } y figure { $copies } fois ; le maximum est { $most }

## Vue, portées et avertissements

sight-clear = En pleine vue
sight-blocked = { $blocker ->
    [none] Hors de vue
   *[other] Hors de vue ; obstacle : { $blocker }
}
sight-covered = En vue, à couvert sur moins de la moitié
sight-half-covered = En vue, à couvert sur la moitié ou plus
sight-cloud-cover = En vue, dans la fumée ou la brume
ring-band = { $weapon } : Tir { $modifier ->
    [0] sans modificateur
    [1] +1
    [2] +2
    [-1] −1
    [-2] −2
   *[other] { $modifier }
}
ring-throw = { $weapon } : au lancer
ring-move = Mouvement ou Charge
warning-template = Passe dans un Gabarit et en subit l’effet : { $place }
warning-engaged = Finit au contact { $unit_du }, qui l’engage
warning-jump-test = Pour ce saut de { $length }″ en diagonale, il faut { $need ->
    [one] { $need } réussite
   *[other] { $need } réussites
} avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
warning-own-men = { $count ->
    [one] Cela tombe sur une figurine à vous : { $units }.
   *[other] Cela tombe sur { $count } de vos figurines : { $units }.
}

## Fiches

gun-line = Force { $strength } ({ $type }) ; Tir selon la distance : { $bands }
blade-line = Force { $strength } ({ $bonus }, { $type })
throw-line = { $template }, jusqu’à { $inches }″
spell-kind-projectile = projectile
spell-kind-attack = attaque
spell-kind-aura = aura
spell-kind-buff = bénédiction
spell-line = { $spell } ({ $kind }, { $inches }″{ $strength ->
    [0] { "" }
   *[other] , Force { $strength }
}{ $difficulty ->
    [0] { "" }
   *[other] , Difficulté { $difficulty }
})

## Avant la partie

scoring-search = { $points } pour chaque cachette que vous fouillez (test d’Esprit, Difficulté { $difficulty }). Il y en a { $n }, et l’une d’elles cache le registre.
scoring-ledger = { $points } à qui porte le registre à la fin de la partie.
scoring-beacon = { $marker } : { $points } à la fin de chaque tour dès le tour { $turn }, à qui le contrôle.
scoring-delivery = { $points } pour le pli emporté par votre bord.
scoring-parcel = Encore porté à la fin : { $home } sur votre moitié, { $abroad } ailleurs.
scoring-casualties = Ennemis retirés : un Héros { $hero }, un Acolyte { $henchman }.
scoring-roof = { $marker } : { $points } à qui le contrôle à la fin.
scoring-bounty = { $points } pour chaque Héros ennemi retiré.
ending-delivery = La livraison du pli met fin à la partie.
first-ledger = { $unit_Le } fouille le mieux (Esprit { $n }) : envoyez ceux qui ont de l’Esprit vers les cachettes les plus proches de votre bord, un par cachette.
first-beacons = { $unit_Le } monte le plus vite : deux fanaux tenus à chaque tour suffisent, et celui du milieu paie le plus.
first-parcel = { $unit_Le } soulève le mieux (Force { $n }) : dégagez le chemin avant qu’on ramasse le pli, car qui le porte n’escalade ni ne saute.
first-quarrel = { $unit_Le } est rapide : laissez les autres se blesser, et achevez les blessés.
first-height = { $unit_Le } tire le mieux : un toit ou un escalier, où moins de murs gênent.
first-corner = Aucun des vôtres ne tire : passez par les coins et les toits, jamais tout droit dans la rue.
first-hero = Gardez une carte de { $suit } pour { $unit_le } : elle paie un Mouvement héroïque, ou sauve d’une chute.
first-gasworks_ledger-candlewick_society =
    .one = Au tour 1, menez la Professeure Finch aux gravats les plus proches de votre bord et fouillez-les : un point tout de suite, et peut-être le registre.
    .two = Envoyez Toby Marlow aux caisses de votre côté : il est vif, grimpe bien, et relance quand il échoue.
    .three = Postez un Fusilier à gaz sur les marches, la cour en vue, et laissez-le là : il tire deux fois par Action et, sans bouger, garde tous ses dés.
first-gasworks_ledger-fogbound_court =
    .one = Envoyez le Docteur Grue et Frère Ambrose vers les deux cachettes de votre côté : qu’elles soient fouillées toutes deux avant la fin du tour 2.
    .two = Traversez le long des murs et du gazomètre : deux fusils à gaz surveillent la cour.
    .three = Temporisez avec une carte moyenne tant qu’ils ont plus de figurines à activer : qui bouge en dernier choisit ses combats.

## Premier tour

lesson-bid = Les mises cachées
    .text = Chacun pose une carte face cachée ; la plus haute gagne, toutes sont perdues. Vous en piochez d’autres à chaque tour. Être premier compte peu au tour 1 : misez une carte moyenne, gardez les figures et les cartes à l’enseigne de vos Héros.
lesson-deploy = Le long de votre bord
    .text = Chacun place une figurine à son tour : ceux qui fouillent près des cachettes, les tireurs là où ils voient la cour, les combattants devant eux.
lesson-opportunity = À qui le tour
    .text = À votre tour, vous activez une figurine, ou vous payez une carte pour temporiser et laisser l’ennemi jouer d’abord. Commencez par qui a quelque chose à gagner tout de suite ; qui ne veut qu’attendre passe en dernier.
lesson-heroic = Le Mouvement héroïque
    .text = Avant la première Action d’un Héros, vous pouvez défausser une carte de son enseigne : pour cette Activation, le terrain accidenté, les escalades et les sauts ne l’arrêtent plus. Utile seulement si le chemin du haut mène au but.
lesson-action = Plusieurs Actions
    .text = Une figurine a autant d’Actions que l’indique sa fiche. Une Action rapide (charge, sort, escalade, arme Rapide) offre un déplacement gratuit : préférez-la au simple déplacement. Pour fouiller, il faut toucher le marqueur.
lesson-place = Monter et descendre
    .text = Escaliers et échelles coûtent de la hauteur autant que de la longueur : ce qui reste est écrit sur le trajet. Qui est touché à 1″ d’un bord peut tomber : arrêtez-vous un pas plus loin, ou derrière une barrière.
lesson-deed = Des cartes pour des dés
    .text = Les dés sur la table, un Héros peut ajouter une carte : une réussite, deux pour un as ou une figure. Les noires servent au corps à corps et aux bénédictions, les rouges au tir et aux sorts hostiles, celles de l’enseigne du Héros à tous les sorts et aux fouilles. N’en dépensez que si cela change le résultat.

section-turn = Le tour
section-cards = Cartes
section-actions = Actions et hauteurs
section-combat = Tir et corps à corps
section-damage = Dégâts et chutes
section-victory = Victoire
