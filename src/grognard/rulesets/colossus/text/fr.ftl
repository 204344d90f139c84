### Colossus : les noms que lit le joueur. Le glossaire est à la fin de rulebook.toml.

## Game

ruleset-colossus = Colossus
    .summary = Une escarmouche de machines de guerre géantes : qui perd l’initiative bouge en premier et tire en dernier, et rien ne meurt avant que chacun ait fait feu.

## Factions

faction-anvil_concord = Concorde de l’Enclume
    .summary = Un mur discipliné de machines de fonderie : lentes, lourdement blindées, jamais meilleures que les deux pieds plantés au sol.
    .special = Lente et fortement blindée. Immobile, elle attaque avec 2 dés de plus ; l’Écuyer observe pour la Couleuvrine, qui tire par-dessus les murs ; l’Ordinant rallie les pilotes ébranlés.
faction-saltwind_reavers = Écumeurs du Vent de sel
    .summary = De rapides pillards des côtes : ils bondissent, se dérobent, éperonnent, et ne sont jamais là où l’on a visé.
    .special = Rapides et difficiles à toucher tant qu’ils bougent : leurs Sauts passent les murs, la Bourrasque les cache sous ses fumigènes. De près, ils éperonnent et tranchent ; dans un long duel au canon, ils perdent.

## Units

unit-ac_squire = Écuyer
    .article = l
unit-ac_pikestaff = Piquier
    .article = le
unit-ac_halberd = Hallebarde
    .article = la
unit-ac_culverin = Couleuvrine
    .article = la
unit-ac_ordinant = Ordinant
    .article = l
unit-ac_maul = Maillet
    .article = le
unit-ac_rampart = Rempart
    .article = le
unit-ac_monolith = Monolithe
    .article = le
unit-sr_skiff = Esquif
    .article = l
unit-sr_jackdaw = Choucas
    .article = le
unit-sr_cutlass = Coutelas
    .article = le
unit-sr_harpooner = Harponneur
    .article = le
unit-sr_squall = Bourrasque
    .article = la
unit-sr_matriarch = Matriarche
    .article = la
unit-sr_breaker = Brisant
    .article = le
unit-sr_undertow = Ressac
    .article = le

## Weapons

weapon-carbine = Carabine d’escarmouche
weapon-chaingun = Mitrailleuse rotative
weapon-autocannon = Autocanon de ligne
weapon-twin = Autocanons jumelés
weapon-cannon = Canon de siège
weapon-bombard = Grande bombarde
weapon-lance = Lance à arc
weapon-longrifle = Long fusil à rails
weapon-howitzer = Obusier de campagne
weapon-rockets = Roquettes d’orage
weapon-flamer = Projecteur de scories
weapon-hookgun = Canon-grappin
weapon-fists = Manipulateurs
weapon-spike = Pointe d’abordage
weapon-claws = Serres
weapon-blade = Lame de guerre
weapon-sabres = Sabres jumeaux
weapon-hammer = Marteau de fonderie
weapon-ramclaw = Griffe d’éperonnage

## Tags

tag-rank = Rang
tag-jump = Saut ({ $x })
    .name = Saut
tag-indirect_fire = Tir indirect
tag-command = Commandement
tag-rally = Ralliement
tag-deadeye = Œil de lynx
tag-stabilised = Stabilisateurs
tag-ram_prow = Éperon
tag-flak_screen = Écran de flak
tag-close_fighter = Combat rapproché ({ $x })
    .name = Combat rapproché
tag-bulwark = Pavois
tag-flanker = Débordement
tag-iron_nerve = Nerfs d’acier
tag-nimble = Agile
tag-strider = Tout-terrain
tag-overdrive = Surrégime
tag-piercing = Perforant
tag-reactive_plates = Plaques réactives
tag-sentinel = Sentinelle
tag-tracking = Pointage
tag-smoke = Fumigènes ({ $x })
    .name = Fumigènes
tag-dread = Effroi
tag-spotter = Observateur

## Ranks

rank-green = Recrue
rank-none = Sans rang
rank-veteran = Vétéran
rank-elite = Élite
rank-ace = As

## Forces

force-concord_wall_column = La Colonne du Mur de la Concorde
force-concord_great_engine = Le Grand Engin de la Concorde
force-concord_220 = Le Grand Déploiement de la Concorde
force-concord_110 = La Ligne des Marteaux de la Concorde
force-concord_80 = La Garde des Forges de la Concorde
force-concord_73 = Le Duo de commandement de la Concorde
force-concord_55 = La Paire de Piquiers de la Concorde
force-concord_53 = Le Duo de choc de la Concorde
force-concord_36 = Le Maillet solitaire de la Concorde
force-reaver_gale_pack = La Meute du Grand Vent des Écumeurs
force-reaver_black_tide = La Marée noire des Écumeurs
force-reaver_220 = Le Grand Raid des Écumeurs
force-reaver_110 = La Partie de chasse des Écumeurs
force-reaver_80 = L’Escorte de la Reine des Écumeurs
force-reaver_73 = Le Courant profond des Écumeurs
force-reaver_55 = L’Aile légère des Écumeurs
force-reaver_53 = La Paire d’Esquifs des Écumeurs
force-reaver_36 = Le Harpon solitaire des Écumeurs

## Scenarios

scenario-iron_reckoning = L’Heure du fer
    .summary = Deux lignes de géants, six tours et aucune excuse : le camp qui met le plus de métal en pièces l’emporte.
scenario-three_furnaces = Les Trois Fourneaux
    .summary = Trois fourneaux brûlent encore au milieu du champ de bataille, et personne ne tient longtemps en paix le plus riche des trois.
scenario-break_the_gate = Forcer la porte
    .summary = Les Pillards doivent percer la muraille en ruine et ressortir de l’autre côté avant que les Gardiens ne les réduisent en ferraille.
    .side_A = Gardiens
    .side_B = Pillards
scenario-crown_of_slag = La Couronne de scories
    .summary = Un cercle rougeoyant au centre d’une large table : massez-y le plus d’acier, et préservez vos pilotes de la panique.

## Terrain

terrain-wood = Bois
terrain-rubble = Décombres
terrain-building = Bâtiment
terrain-rock = Rocher
class-area = Étendue
class-solid = Bâti
class-massif = Massif

## Markers

marker-F1 = Fourneau de l’ouest
marker-F2 = Grand fourneau
marker-F3 = Fourneau de l’est
marker-crown = La Couronne

## Variants

option-hsm_defender = Trop rapide pour être touchée
    .summary = Le bonus de Manœuvre à grande vitesse va au Défenseur qui s’est déplacé de 12″ ou plus, et non à la cible d’un Attaquant qui l’a fait.
option-forward_guns = Canons vers l’avant
    .summary = Les armes à distance, Vigilance comprise, ne tirent que dans l’Arc avant.
option-danger_close_movers = Pas de coup contre qui reste sur place
    .summary = Rompre le contact expose à l’attaque de Danger proche ; rester Immobile, non.
option-overwatch_once = Une Vigilance par Tour
    .summary = Chaque Unité fait au plus une attaque de Vigilance par Tour, au lieu d’une par déplacement ennemi.
option-breach_after = Enfoncé du même coup
    .summary = Le coup qui fait passer le Blindage sous la moitié donne déjà le +2 Stress d’une Unité au Blindage enfoncé.
option-melee_overwatch_full = Danger proche à pleine force
    .summary = La Vigilance au corps à corps frappe sans les −2 dés.

## Statistics

stat-size = Taille
stat-move = Mouvement
stat-evasion = Esquive
stat-armor = Blindage
stat-structure = Structure
stat-skill = Pilotage
stat-rank = Rang
stat-effective = Efficace
stat-damage_melee = Dégâts au corps à corps
stat-damage_short = Dégâts à Courte portée
stat-damage_effective = Dégâts à portée Efficace
stat-damage_long = Dégâts à Longue portée
stat-tags = Traits
stat-stress = Stress
stat-pv = Coût
stat-vp = Points de victoire

## States

state-stationary = Immobile
state-jumping = En saut
state-panicked = Paniquée
state-destroyed = Détruite
state-moved = Déplacée
state-ram = En éperonnage
state-smoke = Sous fumigènes
state-linked = Liée

## Phases

phase-set_up = Mise en place
phase-initiative = Phase d’Initiative
phase-movement = Phase de Mouvement
phase-combat = Phase de Combat
phase-resolution = Phase de Résolution

## Sides

side-A = Camp A
side-B = Camp B

## Movement modes

mode-standard = Déplacement Standard
mode-stationary = Immobile
mode-jump = Saut
mode-ram = Éperonnage

## Range brackets

bracket-melee = Corps à corps
bracket-short = Courte
bracket-effective = Efficace
bracket-long = Longue

## Places and purposes

scenario-none = Rase campagne
zone-deployment = Zone de déploiement
cover-smoke = fumigènes

way-ranged = tir
way-melee = corps à corps
way-ram = Éperonnage
die-hit = réussite
die-miss = échec
reason-kill = pour les épaves
reason-exit = pour une machine sortie
reason-focus-fire = pour avoir ignoré l’ennemi le plus proche
reason-overdrive = pour le Surrégime
reason-dread = pour l’Effroi
reason-rams-bigger = pour avoir éperonné bien plus grand
reason-suicidal-ram = pour un Éperonnage peut-être mortel
reason-already-breached = pour un coup reçu sur un Blindage déjà enfoncé
reason-breached = pour son Blindage enfoncé
purpose-deployment = premier déploiement
purpose-initiative = initiative
purpose-attack = attaque
purpose-defence = défense
purpose-reroll = relance
purpose-stress-check = test de Stress

## Events

event-mustered = { $seat } aligne : { $faction }, { $pv ->
    [one] { $pv } point
   *[other] { $pv } points
}.
event-deployment-rolled = Premier à déployer : { $side }.
event-deployed = { $unit_Le } se déploie en { $at }.
event-turn-began = Début du Tour { $turn }.
event-initiative-won = Initiative du Tour { $turn } : { $side }, à l’Offensive.
event-linked = { $units_Le } forment le Groupe lié { $group }.
event-unlinked = Le Groupe lié { $group } a terminé.
event-panic-eased = { $unit_Le }, en Panique, se défait de 1 Stress.
event-danger-close = { $unit_Le } a commencé la phase au contact : Danger proche.
event-declared = { $unit_Le } déclare : { $mode }.
event-ram-declared = { $unit_Le } va éperonner { $target_le }, à { $distance }″.
event-overdriven = { $unit_Le } passe en Surrégime.
event-smoke-laid = { $unit_Le } lâche ses fumigènes.
event-moved = { $unit_Le } se déplace de { $distance }″ jusqu’en { $at } ({ $mode }).
event-stayed-put = { $unit_Le } reste sur place, cap à { $heading }°.
event-overwatch-declined = { $unit_Le } retient son feu contre { $target_le }.
event-attacked = { $overwatch ->
    [true] Vigilance : { $attacker_le } attaque { $target_le } ({ $way }, { $distance }″ ; portée : { $bracket }).
   *[false] { $attacker_Le } attaque { $target_le } ({ $way }, { $distance }″ ; portée : { $bracket }).
}
event-focus-fired = { $unit_Le } vise { $target_le } en ignorant un ennemi plus proche.
event-tag-used = { $unit_Le } utilise : { $tag }.
event-rerolled = { $success ->
    [true] { $unit_Le } relance un dé ({ $die }) : c’est une réussite.
   *[false] { $unit_Le } relance un dé ({ $die }) : c’est un échec.
}
event-cover-used = { $unit_Le } use de son Couvert ({ $cover }), qui disparaît.
event-missed = { $attacker_Le } manque { $target_le } : { $hits } contre { $saves }.
event-hit = { $attacker_Le } touche { $target_le } : { $hits } contre { $saves }, { $damage } de Dégâts.
event-damaged = { $armor ->
    [0] { $unit_Le } perd { $structure } de Structure.
   *[other] { $structure ->
        [0] { $unit_Le } perd { $armor } de Blindage.
       *[other] { $unit_Le } perd { $armor } de Blindage et { $structure } de Structure.
    }
}
event-overkilled = { $unit_Le } n’est déjà plus qu’une épave : rien de plus à perdre.
event-recoiled = { $unit_Le } subit { $damage } de Dégâts par contrecoup.
event-stressed = { $unit_Le } prend { $amount } Stress { $reason }, et en a { $total }.
event-destroyed = { $unit_Le } est hors de combat.
event-attack-passed = { $unit_Le } n’attaque pas.
event-removed = Épave retirée : { $unit_le }.
event-exited = { $unit_Le } sort de la table.
event-scored = { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de victoire ({ $reason }).
event-rallied = { $unit_Le } rallie { $target_le }.
event-stress-passed = { $unit_Le } réussit son test de Stress : { $roll } contre { $stress } Stress.
event-stress-failed = { $unit_Le } rate son test de Stress : { $roll } contre { $stress } Stress.
event-panicked = { $unit_Le } cède à la Panique.
event-calmed = { $unit_Le } retrouve son calme.
event-game-ended = { $winner ->
    [none] La bataille s’achève sur une partie nulle, { $a } à { $b } (règle { $clause }).
   *[other] La bataille s’achève, { $a } à { $b } (règle { $clause }). Victoire : { $winner }.
}

## Questions

ask-muster = Quelle force alignez-vous ?
ask-select-deployed = Quelle machine déployez-vous ensuite ?
ask-place-deploy = Où déployer { $piece_le } ?
ask-deployment = Lancez les dés : le plus bas déploie en premier.
ask-initiative = Lancez les dés d’initiative.
ask-link = { $most ->
    [2] Liez deux machines : lesquelles se déplacent ensemble ?
   *[other] Liez des machines, de deux à { $most } : lesquelles se déplacent ensemble ?
}
ask-select-mover = Quelle machine se déplace ?
ask-declare-move = Quel déplacement pour { $piece_le } ?
ask-place-move = Où va { $piece_le }, et avec quel cap final ?
ask-place-jump = Où retombe { $piece_le }, et avec quel cap ?
ask-place-turn = Quel cap pour { $piece_le } ?
ask-smoke = { $left ->
    [one] Lâcher les fumigènes avant de déplacer { $piece_le } ? Il reste une charge.
   *[other] Lâcher les fumigènes avant de déplacer { $piece_le } ? Il reste { $left } charges.
}
ask-melee-overwatch = Frapper { $piece_le } avant son départ ? Choisissez qui frappe.
ask-overwatch = Faire tirer { $piece_le } sur { $target_le } au passage ?
ask-select-attacker = Quelle machine attaque ?
ask-declare-attack = Quelle attaque pour { $piece_le } ?
ask-flanker = { $piece_Le } attaque par l’arrière : utiliser le Débordement ?
ask-sentinel = { $piece_Le } tire en Vigilance : utiliser la Sentinelle ?
ask-bulwark = { $piece_Le } subit une attaque de face : utiliser le Pavois ?
ask-flak_screen = { $piece_Le } subit un Tir indirect : utiliser l’Écran de flak ?
ask-reactive_plates = { $piece_Le } subit { $damage } de Dégâts : utiliser les Plaques réactives pour n’en subir que { $less } ?
ask-spotter = Faire guider ce tir par { $piece_le } ?
ask-attack = Lancez les dés d’attaque.
ask-defence = Lancez les dés de défense.
ask-reroll = Relancez le dé.
ask-tracking = { $hits } contre { $saves } : relancer un dé grâce au Pointage ({ $piece }) ?
ask-cover = { $hits } contre { $saves } : sacrifier le Couvert pour relancer un dé ({ $piece }) ?
ask-rally = Qui calmer par le Ralliement ({ $piece }) ?
ask-stress-check = Lancez le dé du test de Stress.
ask-iron_nerve = { $roll } contre { $stress } Stress : relancer grâce aux Nerfs d’acier ({ $piece }) ?

## Options

option-points = Points
    .summary = Ce que chaque Camp peut dépenser pour son armée.
option-stationary = Immobile
option-turn = Immobile, en pivotant
option-standard = Déplacement Standard
option-standard-overdrive = Déplacement Standard en Surrégime
option-jump = Saut
group-ram = Éperonner
group-ram-overdrive = Éperonner en Surrégime
option-ram = Éperonner { $piece_le }
option-ram-overdrive = Éperonner { $piece_le } en Surrégime
option-keep = Y renoncer
option-nobody = Personne
option-fire = Tirer
option-fire-deadeye = Tirer avec l’Œil de lynx
option-decline = Retenir son feu
option-pass = Pas d’attaque
option-miss = Relancer un échec
option-hit = Relancer une réussite
option-cover-miss = Sacrifier son Couvert ({ $cover }) pour relancer un échec
option-cover-hit = Sacrifier son Couvert ({ $cover }) pour relancer une réussite
group-attack-ranged = Tirer
group-attack-deadeye = Tirer avec l’Œil de lynx
group-attack-indirect = Tir indirect
group-attack-indirect_deadeye = Tir indirect avec l’Œil de lynx
group-attack-melee = Frapper
option-attack-ranged = Tirer sur { $piece_le }
option-attack-deadeye = Tirer sur { $piece_le } avec l’Œil de lynx
option-attack-indirect = Tir indirect sur { $piece_le }
option-attack-indirect_deadeye = Tir indirect sur { $piece_le } avec l’Œil de lynx
option-attack-melee = Frapper { $piece_le }

option-use-flanker = Utiliser le Débordement
option-use-sentinel = Utiliser la Sentinelle
option-use-bulwark = Utiliser le Pavois
option-use-flak_screen = Utiliser l’Écran de flak
option-use-reactive_plates = Utiliser les Plaques réactives
option-use-spotter = Guider le tir
option-use-iron_nerve = Relancer avec les Nerfs d’acier
option-use-smoke = Lâcher les fumigènes
option-rally = { $piece } : de { $stress } à { $less } Stress

## What answers would change

note-use-flanker = +1 dé d’attaque ; une fois par Tour.
note-use-sentinel = Annule les −2 dés de la Vigilance ; une fois par Tour.
note-use-bulwark = +1 dé de défense ; une fois par Tour.
note-use-flak_screen = +2 dés de défense ; une fois par Tour.
note-use-reactive_plates = 1 point de Dégâts de moins ; une fois par Tour.
note-use-spotter = +1 dé d’attaque ; une fois par Tour.
note-use-iron_nerve = Le test est relancé, et c’est le nouveau résultat qui compte ; une fois par Tour.
note-use-smoke = À Couvert jusqu’à la fin du Tour ; coûte une charge.
note-reroll-miss = Sur { $need } ou plus : { $more ->
    [one] { $more } réussite
   *[other] { $more } réussites
} au lieu de { $now }.
note-reroll-hit = En dessous de { $need } : { $less ->
    [one] { $less } réussite
   *[other] { $less } réussites
} au lieu de { $now }.
note-focus-fire = Coûte 1 Stress : un ennemi plus proche est en vue.
note-fire-deadeye = Pas de Stress pour avoir ignoré un ennemi plus proche ; une fois par Tour.
note-ram = Si l’Éperonnage touche, l’attaquant subit la moitié des Dégâts.
caution-reroll-hit = Ce dé est une réussite : le relancer ne peut que la perdre.

## What led to a question

story-attack = { $overwatch ->
    [yes] { $kind ->
        [melee] Vigilance : { $by_le } frappe { $to_le } ({ $damage } de Dégâts).
       *[other] Vigilance : { $by_le } tire sur { $to_le } à { $distance }″ ({ $damage } de Dégâts).
    }
   *[no] { $kind ->
        [melee] { $by_Le } frappe { $to_le } ({ $damage } de Dégâts).
        [ram] { $by_Le } éperonne { $to_le } ({ $damage } de Dégâts).
       *[other] { $by_Le } tire sur { $to_le } à { $distance }″ ({ $damage } de Dégâts).
    }
}
story-attacker = { $by_Le } inflige { $short } de Dégâts jusqu’à { $near }″, { $effective } jusqu’à { $reach }″ et { $long } au-delà. Il faut plus de réussites que la défense de la cible pour toucher.
story-locked = { $by_Le } est au contact { $to_du }. Seul le corps à corps lui est permis, pour { $damage } de Dégâts.
story-rolled = { $by_Le } attaque { $to_le } ({ $damage } de Dégâts) : { $hits } contre { $saves }. Il faut plus de réussites que la défense pour toucher.
story-hit = { $by_Le } touche { $to_le } ({ $damage } de Dégâts). Il reste { $to_au } { $armor } de Blindage et { $structure } de Structure.
story-crossing = { $by_Le } change de Secteur devant { $watcher_le }, à Courte portée : une touche inflige { $damage } de Dégâts.
story-leaving = { $by_Le } était au contact au début de la phase et s’apprête à bouger : Danger proche.
story-links = L’ennemi a sur la table { $groups } de ses machines, et vous { $units } des vôtres : certaines des vôtres partagent un créneau et se déplacent l’une après l’autre.
story-check = { $by_Le } rate son test de Stress : { $roll }, et il fallait plus de { $stress }. C’est la Panique.

## Moments that come again

window-tags = Traits
window-rerolls = relances
window-overwatch = Vigilance
window-smoke = fumigènes
window-rally = Ralliement

## Refusals

refusal-one-point = Donnez un seul point, celui où se tient la machine
refusal-off-lattice = Les points se mesurent au centième de pouce
refusal-outside-zone = Le socle doit tenir tout entier dans la zone de déploiement
refusal-deploy-on-body = Une autre machine s’y trouve déjà
refusal-deploy-on-piece = Le socle reposerait sur un terrain où il ne peut pas se tenir
refusal-deploy-on-table = Le socle doit tenir tout entier sur la table
refusal-cannot-move-far-enough = La place manque pour avancer ne serait-ce que de 1″
refusal-nowhere-to-land = Aucun point de chute à portée de Saut
refusal-ram-target-has-not-moved = { $target_Le } n’a pas encore bougé, et l’on n’éperonne qu’une machine qui l’a fait
refusal-ram-too-close = À { $length }″, c’est trop près : un Éperonnage demande au moins 1″
refusal-too-far = C’est à { $length }″, et { $allowed }″ au plus sont permis
refusal-too-far-rough = Ce serait { $length }″ à travers le terrain, où { $allowed }″ au plus sont permis
refusal-too-short = Ce n’est que { $length }″, et un déplacement fait au moins { $least }″
refusal-no-line-of-sight = Aucune Ligne de vue vers { $target_le }
refusal-not-in-forward-arc = { $target_Le } n’est pas dans l’Arc avant
refusal-no-damage-in-bracket = Aucun Dégât possible à cette portée ({ $bracket })
refusal-nothing-to-attack = Aucun ennemi que cette machine puisse attaquer
refusal-locked-in-melee = Au contact d’un ennemi dans son Arc avant, une machine ne peut que se battre au corps à corps
refusal-way-blocked = Quelque chose barre le chemin
refusal-legs = Un trajet compte de 1 à { $most ->
    [one] { $most } segment
   *[other] { $most } segments
}
refusal-empty-leg = Deux points du trajet sont identiques
refusal-one-leg = Un Saut est un seul segment droit
refusal-stays-where-it-is = Une machine Immobile pivote, mais ne se déplace pas
refusal-blocked-by-unit = { $unit_Le } barre le chemin
refusal-blocked-by-terrain = Le terrain barre le chemin ({ $terrain })
refusal-off-table = Le socle doit rester tout entier sur la table

## Army limits

recruits-command = Commandement
recruits-machine = Machines
breach-unknown-unit = Il n’y a pas de machine « { $unit } »
breach-budget = L’armée coûte { $spent ->
    [one] { $spent } point
   *[other] { $spent } points
}, et l’on ne peut en dépenser que { $share }
breach-faction = { $unit } relève d’une autre faction
breach-size = L’armée compte { $units ->
    [one] { $units } machine
   *[other] { $units } machines
}, et doit en avoir de { $least } à { $most }
breach-command = { $units ->
    [one] { $units } machine a le
   *[other] { $units } machines ont le
} Commandement, et une armée n’en a qu’une
breach-giants = { $units ->
    [one] { $units } machine est de
   *[other] { $units } machines sont de
} Taille 5, et une armée n’en a qu’une
breach-copies = { $units } × { $unit }, et une armée en a { $most } au plus de chaque sorte

## Tallies

tally-attack = Dés d’attaque
tally-defence = Dés de défense
tally-damage = Dégâts
tally-base = dés de base
tally-panicked = Panique
tally-stationary = Immobile
tally-jumping = En saut
tally-short-range = Courte portée
tally-long-range = Longue portée
tally-indirect-fire = Tir indirect
tally-spotter = Observateur
tally-overwatch = Vigilance
tally-sentinel = Sentinelle
tally-flanker = Débordement
tally-close-fighter = Combat rapproché
tally-evasion = Esquive
tally-half-evasion = moitié de l’Esquive
tally-high-speed = Manœuvre à grande vitesse
tally-bulwark = Pavois
tally-flak-screen = Écran de flak
tally-skill = Pilotage
tally-size = Taille
tally-ram-distance = distance d’élan
tally-rams-bigger = éperonne bien plus grand
tally-rammed-by-bigger = éperonné par bien plus grand
tally-ram-prow = Éperon
tally-minimum = jamais moins que cela

## Effects

effect-damage = { $piece_Le } perd { $amount } de Blindage et de Structure
effect-destroyed = { $piece_Le } hors de combat
effect-stress = { $piece } : { $amount } Stress
effect-panicked = { $piece_Le } en Panique
effect-calm = { $piece_Le } retrouve son calme
effect-demolished = { $piece } : Couvert perdu
effect-offense = Initiative : { $piece_le }
headline-destroyed = hors de combat
headline-damage = touché
headline-mean-damage = { $mean ->
    [one] { $mean } dégât
   *[other] { $mean } dégâts
} en moyenne
headline-panicked = en Panique
headline-stress = Stress
headline-calm = retour au calme
headline-stress-less = moins de Stress
headline-demolished = Couvert perdu
headline-offense = initiative

## Vue, portées et avertissements

sight-clear = En pleine vue
sight-covered = En vue, à couvert
sight-blocked = { $blocker ->
    [none] Hors de vue
   *[other] Hors de vue ; obstacle : { $blocker }
}
ring-front = Secteur avant
ring-short = Courte portée : { $damage } de Dégâts
ring-effective = Portée Efficace : { $damage } de Dégâts
ring-overwatch = Vigilance : tire sur qui change ici de Secteur
ring-move = Mouvement
ring-long = Longue portée, sans limite : { $damage } de Dégâts
ring-threat = { $within ->
    [short] À Courte portée après un déplacement
   *[effective] À portée Efficace après un déplacement
}
warning-overwatch = Change de Secteur devant { $unit_le }, qui peut tirer en Vigilance
warning-danger-close = { $unit_Le } peut frapper d’abord : Danger proche
warning-focus-fire = Coûte 1 Stress : un ennemi plus proche est en vue.

## Fiches

gun-line = Courte { $short }, Efficace { $effective } (jusqu’à { $effective_range }″), Longue { $long }
fit-line = Corps à corps { $melee }

## Avant la partie

scoring-wrecks = Chaque machine ennemie détruite rapporte son coût.
scoring-furnace = { $marker } : { $points } à la fin de chaque Tour dès le Tour { $turn }, au Camp dont les Tailles à { $inches }″ ou moins font la plus grande somme, machines Paniquées exclues.
scoring-each-wreck = Chaque machine ennemie détruite : { $points }.
scoring-exit = { $side } : le coût de chaque machine sortie par le bord sud.
scoring-half = { $side } : aussi la moitié du coût de chaque ennemi détruit.
scoring-raiders = { $side } : le coût de chaque ennemi détruit.
scoring-crown = { $points } à la fin de chaque Tour au Camp dont les Tailles à { $inches }″ ou moins du centre de la Couronne font la plus grande somme, machines Paniquées exclues.
first-lane = Déployez-vous pour que toutes vos machines voient le même bout de la ligne ennemie ; { $unit_le }, à { $move }″ par Tour, pourra boucher un trou ensuite.
first-marker = { $unit_Le } est votre machine la plus rapide ({ $move }″) : envoyez-la vers l’objectif le plus proche ({ $marker }), et une plus grosse à sa suite.
first-break-out = { $unit_Le } ({ $move }″) mène la ruée : visez tous la même brèche du mur, pas une chacun.
first-bar-the-way = Tenez-vous derrière les brèches du mur et laissez-les venir ; { $unit_le } ({ $move }″) se porte là où ils poussent.
first-gun = { $unit_Le } frappe fort jusqu’à { $inches }″ : donnez à cette machine un couloir dégagé, et qu’elle reste Immobile quand elle tire.
first-together = Tirez tous sur la même cible jusqu’à la détruire : cinq machines éraflées tirent encore cinq fois.
first-iron_reckoning-anvil_concord =
    .one = Déployez la Couleuvrine, l’Ordinant et le Piquier côte à côte, la vue libre vers le nord : leurs canons portent d’un bout à l’autre de la table.
    .two = Au premier Tour, laissez-les Immobiles : 2 dés de plus chacun, et rien de rapide n’est encore assez près pour vous en punir.
    .three = Tirez tous sur un même Coutelas, même au-delà d’un ennemi plus proche : 1 Stress chacun, c’est peu pour une épave dès le Tour 1, qui rapporte tout son coût.
first-iron_reckoning-saltwind_reavers =
    .one = Évitez les longs couloirs de tir : déployez-vous derrière les bâtiments et le rocher, et lâchez les fumigènes de la Bourrasque avant qu’elle bouge.
    .two = Faites sauter le Choucas et la Matriarche, même de peu : une machine en saut est plus dure à toucher qu’une machine qui marche.
    .three = Tirez d’abord sur la Couleuvrine : son pilote a peu de Pilotage, le Stress la met vite en Panique, et son obusier se tait.

## Premier tour

lesson-deploy = Se déployer avec une idée
    .text = Choisissez une machine, puis un endroit de votre zone ombrée. Les deux Camps alternent. Les gros canons vont là où ils voient loin ; les combattants de corps à corps, derrière un Couvert.
lesson-mover = Qui a perdu l’initiative bouge en premier
    .text = Bouger en premier est un désavantage : les autres voient où vous êtes. Bougez donc d’abord ce qui compte le moins, et gardez votre meilleur canon pour la fin.
lesson-declare = Rester ou courir
    .text = Immobile : 2 dés d’attaque de plus, mais aucune Esquive quand on vous tire dessus. Bouger garde l’Esquive ; un Saut passe les murs. Au Tour 1, rester Immobile paie souvent pour les machines lentes aux canons longs.
lesson-place = Où aller, et ce qu’on provoque
    .text = La surface ombrée est à portée. Un trajet qui passe à 4″ d’un ennemi d’un Secteur à l’autre peut déclencher sa Vigilance : c’est écrit près du trajet avant que vous confirmiez. Le dernier réglage est le cap : au corps à corps, on ne frappe que vers l’avant.
lesson-attacker = Le gagnant tire d’abord, mais nul ne meurt encore
    .text = Un Camp fait toutes ses attaques, puis l’autre. Une machine détruite maintenant tire encore ; les épaves partent à la fin. L’ordre entre les vôtres est donc libre : commencez par les meilleures chances.
lesson-attack = L’ennemi le plus proche, ou le Tir concentré
    .text = Le chiffre sur chaque cible dit ses chances d’être touchée. Tirer au-delà de l’ennemi le plus proche coûte 1 Stress : bon pour achever une machine, dangereux pour un pilote déjà stressé.

section-turn = Le Tour
section-moving = Se déplacer
section-attacking = Attaquer
section-damage = Dégâts et Stress
section-victory = Victoire
