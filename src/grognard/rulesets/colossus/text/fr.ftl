### Colossus : les noms que lit le joueur. Le glossaire est en tête de rulebook.toml.

## Game

ruleset-colossus = Colossus
    .summary = Une escarmouche de machines de guerre géantes : qui perd l’initiative bouge en premier et tire en dernier, et rien ne meurt avant que chacun ait fait feu.

## Factions

faction-anvil_concord = Concorde de l’Enclume
    .summary = Un mur discipliné de machines de fonderie : lentes, lourdement blindées, jamais meilleures que les deux pieds plantés au sol.
faction-saltwind_reavers = Écumeurs du Vent de sel
    .summary = De rapides pillards des côtes : ils bondissent, se dérobent, éperonnent, et ne sont jamais là où l’on a visé.

## Units

unit-ac_squire = Écuyer
unit-ac_pikestaff = Piquier
unit-ac_halberd = Hallebarde
unit-ac_culverin = Couleuvrine
unit-ac_ordinant = Ordinant
unit-ac_maul = Maillet
unit-ac_rampart = Rempart
unit-ac_monolith = Monolithe
unit-sr_skiff = Esquif
unit-sr_jackdaw = Choucas
unit-sr_cutlass = Coutelas
unit-sr_harpooner = Harponneur
unit-sr_squall = Bourrasque
unit-sr_matriarch = Matriarche
unit-sr_breaker = Brisant
unit-sr_undertow = Ressac

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
tag-indirect_fire = Tir indirect
tag-command = Commandement
tag-rally = Ralliement
tag-deadeye = Œil de lynx
tag-stabilised = Stabilisateurs
tag-ram_prow = Éperon
tag-flak_screen = Écran de flak
tag-close_fighter = Combat rapproché ({ $x })
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
tag-dread = Effroi
tag-spotter = Observateur

## Ranks

rank-green = Recrue
rank-none = Sans rang
rank-veteran = Vétéran
rank-elite = Élite
rank-ace = As

## Forces

force-concord_wall_column = Colonne du Mur de la Concorde
force-concord_great_engine = Grand Engin de la Concorde
force-concord_220 = Grand Déploiement de la Concorde
force-concord_110 = Ligne des Marteaux de la Concorde
force-concord_80 = Garde des Forges de la Concorde
force-concord_73 = Duo de commandement de la Concorde
force-concord_55 = Piques jumelles de la Concorde
force-concord_53 = Maillet et Écuyer de la Concorde
force-concord_36 = Maillet solitaire de la Concorde
force-reaver_gale_pack = Meute du Grand Vent des Écumeurs
force-reaver_black_tide = Marée noire des Écumeurs
force-reaver_220 = Grand Raid des Écumeurs
force-reaver_110 = Partie de chasse des Écumeurs
force-reaver_80 = Reine et Harpon des Écumeurs
force-reaver_73 = Courant profond des Écumeurs
force-reaver_55 = Aile légère des Écumeurs
force-reaver_53 = Esquifs jumeaux des Écumeurs
force-reaver_36 = Harpon solitaire des Écumeurs

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
    .summary = Un cercle rougeoyant au centre d’une large table : massez-y le plus d’acier, et gardez vos pilotes de la panique.

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
    .summary = Le bonus de Manœuvre à grande vitesse va au Défenseur qui s’est déplacé de 12" ou plus, et non à la cible d’un Attaquant qui l’a fait.
option-forward_guns = Canons vers l’avant
    .summary = Les armes à distance, Vigilance comprise, ne tirent que dans l’Arc avant.
option-danger_close_movers = Pas de coup à qui reste
    .summary = Rompre le contact expose à l’attaque de Danger proche ; rester Immobile, non.
option-overwatch_once = Une Vigilance par Tour
    .summary = Chaque Unité fait au plus une attaque de Vigilance par Tour, au lieu d’une par déplacement ennemi.

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
