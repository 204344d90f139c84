### Baroud : les mots que lit le joueur. Le glossaire est en tête de rulebook.toml.

## Game

ruleset-baroud = Baroud
    .summary = Des coups de main entre soldats, fidèles et voyous : un, deux ou trois dés par figurine, et qui se montre trop gourmand perd la main.

## Factions

faction-lantern = Compagnie de la Lanterne
    .summary = Des soldats de la nuit : des fusils, une mitrailleuse et un capitaine qui les fait tenir.
    .special = Des voltigeurs sûrs, les meilleurs à longue portée. Près du Capitaine, chaque dé de Qualité a +1 ; le Mitrailleur en overwatch ferme toute une rue.
faction-marsh = Paroisse du Marais
    .summary = Une assemblée de fidèles et de noyés, avec des sorts, des limiers et quelque chose d’énorme dans la brume.
    .special = Des sorts, des limiers et des Morts-vivants que les tirs n’entament guère. Elle gagne au contact : une Terreur au corps à corps met en fuite les plus calmes.
faction-ring_road = Bande du Périph’
    .summary = Motards, casseurs et pyromanes, un canon court et rien à perdre.
    .special = Mitraillettes, canon court et nuée de Pyromanes : meurtriers à une réglette courte, mauvais tireurs au-delà. Motards et Casseurs arrivent au contact avant qu’on soit prêt.

## Figures

unit-captain = Capitaine
    .article = le
    .gender = m
unit-rifleman = Voltigeur
    .article = le
    .gender = m
unit-grenadier = Grenadier
    .article = le
    .gender = m
unit-bomber = Bombardier
    .article = le
    .gender = m
unit-gunner = Mitrailleur
    .article = le
    .gender = m
unit-marksman = Tireur d’élite
    .article = le
    .gender = m
unit-dragoon = Dragon
    .article = le
    .gender = m
unit-conscript = Conscrit
    .article = le
    .gender = m
unit-priest = Prêtre du marais
    .article = le
    .gender = m
unit-hexer = Jeteuse de sorts
    .article = la
    .gender = f
unit-faithful = Fidèle
    .article = le
    .gender = m
unit-drowned = Noyé
    .article = le
    .gender = m
unit-rats = Marée de rats
    .article = la
    .gender = f
unit-hound = Limier des vasières
    .article = le
    .gender = m
unit-butcher = Boucher
    .article = le
    .gender = m
unit-colossus = Colosse du bourbier
    .article = le
    .gender = m
unit-boss = Caïd
    .article = le
    .gender = m
unit-heavy = Arroseur
    .article = l
    .gender = m
unit-cannoneer = Canonnier
    .article = le
    .gender = m
unit-crewman = Servant
    .article = le
    .gender = m
unit-biker = Motard
    .article = le
    .gender = m
unit-bruiser = Casseur
    .article = le
    .gender = m
unit-runner = Coursier
    .article = le
    .gender = m
unit-firebug = Pyromane
    .article = le
    .gender = m
unit-duelist = Bretteur
    .article = le
    .gender = m
unit-moth = Phalène
    .article = la
    .gender = f

## Equipment

weapon-pistol = Pistolet
weapon-revolver = Revolver de gros calibre
weapon-shotgun = Fusil de chasse
weapon-smg = Pistolet-mitrailleur
weapon-carbine = Carabine
weapon-rifle = Fusil
weapon-scoped = Fusil à lunette
weapon-belt_gun = Mitrailleuse alimentée par bande
weapon-crew_gun = Canon court à servants
weapon-tripod_gun = Mitrailleuse sur trépied
weapon-crossbow = Arbalète
weapon-hand_grenades = Grenades à main
weapon-rifle_grenades = Fusil lance-grenades
weapon-line = portée { $range }, bonus { $bonus }, { $short } à courte portée
weapon-tag-tripod = sur trépied
weapon-tag-belt_fed = alimentée par bande
weapon-tag-crew_served = avec servant
grenade-line = jusqu’à trois fois { $range }

## Abilities

ability-leader = Chef
ability-magic_user = Mage
ability-terror = Terreur
ability-coward = Couard
ability-steadfast = Inflexible
ability-ferocious_charge = Charge féroce
ability-mounted = Monté
ability-big = Grand
ability-huge = Très grand
ability-undead = Mort-vivant
ability-swarm = Nuée
ability-long_move = Déplacement long
ability-short_move = Déplacement court
ability-slow = Lent
ability-fearless = Sans peur
ability-forester = Coureur des bois
ability-free_disengage = Science du désengagement
ability-good_shot = Bon tireur
ability-unerring_aim = Visée infaillible
ability-stealth = Discret
ability-savage = Sauvage
ability-heavy_armour = Armure lourde
ability-acrobat = Acrobate
ability-combat_master = Maître d’armes
ability-animal = Animal
ability-hero = Héros
ability-tough = Robuste
ability-poison = Poison
ability-danger_sense = Sixième sens
ability-gregarious = Grégaire
ability-flying = Volant
ability-lethal = Mortel ({ $type })
    .name = Mortel

## Spells

spell-bolt = Trait de feu follet
spell-bind = Étreinte de vase

## Bands

force-lantern_patrol = La Patrouille de la Lanterne
force-lantern_sharpshooters = L’Escouade de tireurs de la Lanterne
force-lantern_sortie = La Sortie de la Lanterne
force-lantern_levy = La Levée de la Lanterne
force-ring_road_outing = La Virée du Périph’
force-ring_road_convoy = Le Convoi du Périph’
force-marsh_procession = La Procession du Marais
force-marsh_hunt = La Chasse du Marais

## Scenarios

scenario-none = Terrain nu
scenario-warning_shot = Coup de semonce
    .summary = Un affrontement direct entre bois, ruines et deux maisons : qui perd le plus a perdu.
scenario-belfry = Le Clocher
    .summary = Une tour, deux échelles, et des points pour qui se tient en haut.
scenario-ford_road = La Route du gué
    .summary = L’attaquant doit passer le gué et sortir par le bord opposé ; le défenseur doit l’en empêcher.
scenario-reliquary = Le Reliquaire
    .summary = Un coup de main nocturne pour une relique dans les ruines : la prendre et la ramener avant les autres.
scenario-wake = La Veillée
    .summary = Deux bandes tombent l’une sur l’autre dans la brume, à bout portant : qui perd le plus perd.

## Terrain

terrain-difficult = Terrain difficile
terrain-woods = Bois
terrain-ruins = Ruines
terrain-obstacle = Muret
terrain-wall = Bâtiment
terrain-water = Eau profonde
terrain-platform = Plate-forme
terrain-ladder = Échelle
trait-level = niveau { $level }
objective-tower = La tour
objective-relic = La relique
zone-watch = Zone de surveillance
zone-attacker = L’attaquant se déploie ici
zone-defender = Le défenseur se déploie ici

## Settings

option-parity_source = Pair ou impair
    .summary = La parité d’un résultat se lit sur le total du vainqueur ou sur son dé naturel.
option-leader_loss_test = Perte du chef
    .summary = Tous les amis testent-ils leur moral quand le Chef est perdu ?
option-gruesome_scope = Morts horribles
    .summary = Les deux bandes testent leur moral, ou bien seuls les amis de la victime.
option-quick_kill = Mise à mort
    .summary = Toute victoire contre une figurine sans défense la tue-t-elle ?
option-free_move = Déplacement libre
    .summary = Une figurine loin de tout ennemi peut-elle se déplacer sans lancer les dés ?
option-scale = Échelle
    .summary = La longueur des trois réglettes : pour des figurines de 28 mm ou de 15 mm.
option-leader_bonus = Bonus du chef
    .summary = Un Chef proche aide à tous les jets de qualité, ou bien aux seuls tests de moral.
option-grenade_strength = Force des grenades
    .summary = Une grenade ne compte que sa propre puissance, ou bien les points de combat du lanceur comme dans les autres combats.
option-one_attack = Un tir et un corps à corps
    .summary = Une figurine peut mener un combat à distance et une attaque au corps à corps par tour, au lieu d’un seul combat en tout.
value-leader_bonus-all = tous les jets de qualité
value-morale = le moral seul
value-grenade = sa propre puissance
value-thrower = les points de combat du lanceur
value-no = un seul combat
value-yes = un de chaque genre
value-total = le total
value-die = le dé naturel
value-off = non
value-on = oui
value-friends = les amis de la victime
value-all = les deux bandes
value-28mm = 28 mm
value-15mm = 15 mm

## Statistics

stat-quality = Qualité
stat-combat = Points de combat
stat-move = Déplacement
stat-ability = Capacité
stat-points = Coût
stat-vp = Points de victoire
stat-actions = Actions
stick-S = courte
stick-M = moyenne
stick-L = longue

## States

state-fallen = À terre
state-immobilised = Immobilisée
state-rattled = Déroutée
state-magic-lost = Plus de magie
state-grenades-out = Plus de grenades
state-tough-used = Robustesse épuisée
state-overwatch = En overwatch
state-fought = A combattu
state-carrier = Porte la relique
state-acting = Active
state-ambush = En embuscade
state-level = Niveau

## Phases

round-called = Manche
phase-set-up = Mise en place
phase-play = { $seat } joue
phase-over = La partie est finie

## Reasons and purposes

reason-gruesome = mort horrible
reason-half-strength = la moitié de la bande est perdue
reason-leader-loss = le Chef est perdu
reason-terror = Terreur
reason-all-activated = toutes figurines jouées
reason-turnover = deux échecs
reason-ended = le joueur y met fin
reason-ammunition = plus de munitions
reason-tower = pour la tour tenue
reason-relic-out = pour la relique emportée
reason-relic-held = pour la relique tenue
reason-exited = pour ceux qui sont passés
reason-losses = pour les pertes ennemies
reason-leader = pour le Chef ennemi
reason-horror = pour un Mage ou une Terreur abattus
order-move = Déplacement
order-charge = Charge
order-melee = Attaque au corps à corps
order-fire = Tir concentré
purpose-roles = choix du rôle
purpose-first-turn = premier tour
purpose-activation = activation
purpose-group-roll = ordre de groupe
purpose-ammunition = munitions
purpose-reaction = réaction à la charge
purpose-hold-fire = retenir son feu
purpose-resist = résister au sort
purpose-poison = poison
purpose-throw = lancer de grenade
purpose-drift = déviation de la grenade
purpose-morale-gruesome = moral, mort horrible
purpose-morale-half-strength = moral, bande réduite
purpose-morale-leader-loss = moral, perte du Chef
purpose-morale-terror = moral, Terreur

## Events

event-mustered = { $seat } aligne { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-roles-taken = { $attacker_Le } attaque, { $defender_le } défend.
event-deployed = { $figure_Le } se déploie en { $at }.
event-first-turn-won = { $seat } joue en premier.
event-turn-began = Manche { $round } : { $seat } joue.
event-activated = { $figure_Le } s’active.
event-spell-announced = { $figure_Le } annonce un sort.
event-actions-won = { $actions ->
    [0] { $figure_Le } n’a aucune action.
    [one] { $figure_Le } a { $actions } action (échecs : { $failures }).
   *[other] { $figure_Le } a { $actions } actions (échecs : { $failures }).
}
event-hero-acted = { $figure_Le } est un Héros : un dé raté devient un succès.
event-turn-passed = { $seat } perd la main ({ $reason }).
event-moved = { $distance ->
    [0] { $figure_Le } ne bouge pas.
   *[other] { $figure_Le } se déplace de { $distance } mm jusqu’en { $at }.
}
event-jumped = { $figure_Le } saute et retombe en { $at }.
event-disengaged = { $figure_Le } se désengage jusqu’en { $at }.
event-exited = { $figure_Le } sort de la table.
event-charge-declared = { $figure_Le } charge { $target_le }, à { $distance } mm.
event-reacted = { $figure_Le } réagit { $target_au } : { $successes } succès.
event-rattled = { $figure_gender ->
    [f] { $figure_Le } est déroutée par { $target_le }.
   *[m] { $figure_Le } est dérouté par { $target_le }.
}
event-shot-kept = { $figure_Le } garde son tir pour le dernier instant.
event-contacted = { $figure_Le } vient au contact { $target_du }.
event-charge-stopped = { $figure_gender ->
    [f] { $figure_Le } est arrêtée avant le contact.
   *[m] { $figure_Le } est arrêté avant le contact.
}
event-target-gone = { $figure_Le } ne trouve plus sa cible.
event-clashed = { $result ->
    [nothing] { $how ->
        [fall] { $target_Le } fait une chute : { $against } contre { $score }.
       *[other] { $attacker_Le } contre { $target_le } : { $score } à { $against }, sans effet.
    }
    [fallen] { $how ->
        [fall] { $target_Le } fait une chute : { $against } contre { $score }, à terre.
        [blast] L’explosion atteint { $target_le } : { $score } à { $against }, à terre.
       *[other] { $attacker_Le } contre { $target_le } : { $score } à { $against }, { $loser_le } est à terre.
    }
    [recoil] { $how ->
        [blast] L’explosion atteint { $target_le } : { $score } à { $against }, le souffle repousse.
       *[other] { $attacker_Le } contre { $target_le } : { $score } à { $against }, { $loser_le } recule.
    }
    [dead] { $how ->
        [fall] { $target_Le } fait une chute : { $against } contre { $score }, mortelle.
        [blast] L’explosion atteint { $target_le } : { $score } à { $against }, le double.
       *[other] { $attacker_Le } contre { $target_le } : { $score } à { $against }, { $loser_le } succombe.
    }
   *[gruesome] { $how ->
        [blast] L’explosion atteint { $target_le } : { $score } à { $against }, le triple.
       *[other] { $attacker_Le } contre { $target_le } : { $score } à { $against }, mort horrible pour { $loser_le }.
    }
}
event-out-of-ammunition = { $figure_Le } tombe à court de munitions : le tour passe.
event-fell = { $figure_Le } est à terre.
event-pushed-back = { $figure_gender ->
    [f] { $figure_Le } est repoussée jusqu’en { $at }.
   *[m] { $figure_Le } est repoussé jusqu’en { $at }.
}
event-no-room = { $figure_Le } n’a pas la place de reculer.
event-fell-off = { $figure_Le } bascule dans le vide, jusqu’en { $at }.
event-followed-up = { $figure_Le } poursuit jusqu’en { $at }.
event-killed = { $figure_gender ->
    [f] { $figure_Le } est morte.
   *[m] { $figure_Le } est mort.
}
event-gruesomely-killed = { $figure_Le } meurt d’une mort horrible.
event-toughed-out = { $figure_Le } est robuste et survit, pour cette fois.
event-poisoned = { $figure_Le } succombe au poison.
event-stood-up = { $figure_Le } se relève.
event-held-firm = { $figure_Le } tient bon ({ $reason }).
event-fled = { $figure_Le } fuit ({ $reason }) : { $actions ->
    [one] { $actions } action de fuite.
   *[other] { $actions } actions de fuite.
}
event-flee-moved = { $figure_Le } court jusqu’en { $at }.
event-fled-off = { $figure_Le } fuit hors de la table.
event-cornered = { $figure_Le } n’a nulle part où fuir.
event-routed = { $figure_Le } est en déroute ({ $reason }).
event-crumbled = { $figure_Le } tombe en poussière ({ $reason }).
event-half-strength = Une bande est réduite de moitié : { $seat }.
event-went-on-overwatch = { $figure_Le } se met en overwatch ({ $weapon }).
event-overwatch-ended = { $figure_Le } n’est plus en overwatch.
event-came-under-watch = { $figure_Le } s’expose en { $at }.
event-overwatch-triggered = { $target_Le } est dans la zone de surveillance { $figure_du }.
event-fire-held = { $figure_Le } retient son feu contre { $target_le }.
event-overwatch-wasted = { $figure_Le } ne peut pas tirer sur { $target_le } à cet endroit.
event-grenade-thrown = { $figure_Le } lance une grenade en { $at } : { $failures ->
    [0] sur l’objectif.
    [one] { $failures } échec.
   *[other] { $failures } échecs.
}
event-grenade-burst = La grenade { $figure_du } explose en { $at }.
event-grenade-lost = La grenade { $figure_du } se perd hors de la table.
event-grenades-gone = { $figure_Le } n’a plus de grenades.
event-spell-cast = { $figure_Le } lance { $spell } sur { $target_le }, puissance { $power }.
event-magic-lost = { $figure_Le } n’a plus de magie.
event-immobilised = { $figure_gender ->
    [f] { $figure_Le } est immobilisée.
   *[m] { $figure_Le } est immobilisé.
}
event-resisted = { $figure_Le } résiste au sort.
event-broke-free = { $figure_Le } se libère.
event-group-ordered = { $figure_Le } donne un ordre de groupe { $members_au }.
event-regrouping = Le groupe { $figure_du } est dispersé et ne peut que se regrouper.
event-group-acted = Le groupe { $figure_du } agit : { $order }.
event-picked-up = { $figure_Le } ramasse la relique.
event-dropped = { $figure_Le } lâche la relique en { $at }.
event-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} de victoire { $reason }.
event-game-ended = { $winner ->
    [none] La partie est nulle, { $a } à { $b } (règle { $clause }).
   *[other] La partie s’achève : { $winner } l’emporte, { $a } à { $b } (règle { $clause }).
}

## Questions

ask-muster = Quelle bande alignez-vous ?
ask-roles = Lancez les dés pour savoir qui choisit son rôle.
ask-role = Attaquez-vous ou défendez-vous ?
ask-activation = Lancez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, il faut { $need } ou plus.
ask-deploy = Où déployer { $piece_le } ?
ask-first-turn = Lancez les dés pour savoir qui joue en premier.
ask-activate = Quelle figurine activez-vous ?
ask-announce = Annoncer un sort pour { $piece_le } avant de lancer les dés ?
ask-dice = Combien de dés lancer pour { $piece_le } ?
ask-order = { $actions ->
    [one] Que fait { $piece_le } de sa dernière action ?
   *[other] Que fait { $piece_le } ? Il reste { $actions } actions.
}
ask-move = Où se déplace { $piece_le } ?
ask-disengage = Jusqu’où se désengage { $piece_le } ?
ask-charge = Qui charger avec { $piece_le } ?
ask-charge-target = Qui charger avec { $piece_le }, par un trajet de votre choix ?
ask-charge-path = Par où charge { $piece_le } ?
ask-reaction = Lancez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour la réaction, il faut { $need } ou plus.
ask-moment = Quand tirer sur { $target_le } avec { $piece_le } ?
ask-reaction-weapon = Avec quelle arme réagir ({ $piece }) ?
ask-weapon = Avec quelle arme tire { $piece_le } ?
ask-shot-target = Sur qui tire { $piece_le } ?
enter-die-of-figure = { $piece ->
    [none] Le sol : { $score } + le dé
   *[other] { $piece } : { $score } + le dé
}
ask-ammunition = Lancez le dé de munitions : sur 1, le tour passe.
ask-shot = Lancez les dés du tir : celui du tireur, puis celui de la cible.
ask-melee-target = Qui attaquer avec { $piece_le } ?
ask-melee = Lancez les dés du corps à corps : celui de l’attaquant, puis l’autre.
ask-follow-up = Poursuivre { $target_le } avec { $piece_le } ?
ask-ferocious = Attaquer { $target_le } sur-le-champ avec { $piece_le }, sans dépenser d’action ?
ask-hack-order = Vous quittez le corps à corps : qui frappe en premier ?
ask-poison = Lancez le dé contre le poison, il faut { $need } ou plus.
ask-fall = Lancez les dés de la chute : celui du sol, puis celui de la figurine.
ask-overwatch-weapon = Avec quelle arme surveille { $piece_le } ?
ask-overwatch-order = Plusieurs des vôtres peuvent tirer au même point : qui tire en premier ?
ask-overwatch = { $target_Le } entre dans la zone de surveillance ({ $piece }) : tirer, ou tenter de retenir le feu ?
ask-hold-fire = Lancez le dé pour retenir le feu, il faut { $need } ou plus.
ask-grenade = Sur quoi lancer la grenade ({ $piece }) ?
ask-aim = Où lancer la grenade ({ $piece }) ?
ask-throw = Lancez les dés de la grenade.
ask-drift = Lancez le dé de déviation.
ask-blast = Lancez le dé de l’explosion.
ask-spell = Quel sort lance { $piece_le } ?
ask-power = Avec quelle puissance ?
ask-spell-target = Sur qui lancer le sort ({ $piece }) ?
ask-bolt = Lancez les dés du sort : celui du lanceur, puis celui de la cible.
ask-resist = Lancez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour résister, il faut { $need } ou plus.
ask-group-roll = Lancez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour le groupe, il faut { $need } ou plus.
ask-group-members = Ordre de groupe ({ $piece }) : à quelles figurines, de deux à cinq ?
ask-group-dice = Combien de dés lancer pour le groupe ({ $piece }) ?
ask-group-order = { $orders ->
    [one] Que fait le groupe de son dernier ordre ({ $piece }) ?
   *[other] Que fait le groupe ({ $piece }) ? Il reste { $orders } ordres.
}
ask-group-member = Qui agit ensuite dans le groupe ({ $piece }) ?
ask-group-shooter = Qui tire dans le groupe ?
ask-morale-gruesome = Moral après une mort horrible : lancez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, il faut { $need } ou plus.
ask-morale-half-strength = Moral d’une bande réduite : lancez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, il faut { $need } ou plus.
ask-morale-leader-loss = Moral après la perte du Chef : lancez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, il faut { $need } ou plus.
ask-morale-terror = Moral face à la Terreur : lancez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, il faut { $need } ou plus.

## Options

option-end-turn = Finir le tour
option-end = Finir l’activation
option-move = Se déplacer
option-charge = Charger
option-shoot = Tirer
option-aim = Tir visé
option-melee = Attaquer
option-power = Attaque en puissance
option-disengage = Se désengager
option-stand = Se relever
option-grenade = Lancer une grenade
option-break = Briser l’immobilisation
option-overwatch = Se mettre en overwatch
option-cast = Lancer le sort
option-group = Ordre de groupe
option-pick-up = Ramasser la relique
option-drop = Lâcher la relique
option-free-move = Un déplacement libre, sans dés
option-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
option-spell-power = Puissance { $power }
option-attacker = Attaquer
option-defender = Défendre
option-fire = Tirer
option-hold = Tenter de retenir le feu
option-follow = Poursuivre
option-stay = Rester sur place
option-before = Avant le mouvement de l’assaillant
option-brink = Au dernier instant
option-attack = Attaquer
option-path = Choisir le trajet
option-decline = Ne pas attaquer
option-ground = Un point du sol
option-done = C’est tout
option-group-fire = Tir concentré

option-announce = Annoncer un sort
option-announce-not = Pas de sort

## What answers would change

note-attacker = Se déploie en second, et voit où se tient l’ennemi.
note-defender = Se déploie en premier, avec toute la bande.
note-dice = { $passes ->
    [0] { $acts } % d’obtenir une action ; le tour ne peut pas passer.
   *[other] { $acts } % d’obtenir une action ; { $passes } % que le tour passe.
}
note-announce = Chaque succès peut alimenter le sort ; trois échecs font perdre la magie pour de bon.
note-aim = Coûte 2 actions : la cible a −1 en Combat.
note-power = Coûte 2 actions : l’adversaire a −1 en Combat.
note-disengage = Coûte 2 actions ; les ennemis au contact frappent d’abord.
note-grenade = Coûte 2 actions ; touche aussi les amis.
note-break = Coûte 2 actions.
note-overwatch = Coûte toutes les actions, deux au moins : tire sur qui entre dans sa zone.
note-cast = Coûte 1 à 3 actions, autant que la puissance.
note-group = Coûte 1 action : deux à cinq amis agissent sur un seul jet.
note-hold = Un dé de Qualité : en cas d’échec, le coup part quand même.
note-spell-power = { $power ->
    [one] Coûte { $power } action, porte à { $reach } mm.
   *[other] Coûte { $power } actions, porte à { $reach } mm.
}
caution-friend = Vous tireriez sur l’une de vos propres figurines.
caution-own-figures = { $friends ->
    [one] Une de vos propres figurines se trouve au cœur de l’explosion.
   *[other] { $friends } de vos propres figurines se trouvent au cœur de l’explosion.
}

## What led to a question

story-overwatch = { $to_Le } entre dans la zone de surveillance ({ $by }). Chacun ajoute un dé à son score, et le plus haut l’emporte.
story-moment = { $to_Le } charge { $by_le } ; trois succès à la réaction : un tir complet, tout de suite ou au dernier instant.
story-charge = { $successes ->
    [one] { $by_Le } charge { $to_le } ; un seul succès à la réaction : un tir précipité.
   *[other] { $by_Le } charge { $to_le } ; { $successes } succès à la réaction : un tir.
}
story-ferocious = { $by_Le } a chargé { $to_le } : sa Charge féroce lui donne une attaque.
story-pushed = { $by_Le } a repoussé { $to_le } et peut revenir au contact.
story-leaving = { $by_Le } quitte le corps à corps ; coup gratuit pour chacun : { $to_le }.
story-watched = { $by_Le } entre au même point dans plusieurs zones de surveillance : { $to_le }.
story-quality = Chaque dé à { $need } ou plus donne une action ; deux échecs font passer le tour.
refusal-not-together = Chaque membre d’un groupe doit être à { $reach } mm au plus d’un autre

## Moments that come again

window-attacks = attaques en fin de charge
window-follow-ups = poursuites
window-spells = sorts à annoncer

## Refusals

refusal-off-table = Le socle doit rester entièrement sur la table
refusal-way-blocked = On ne peut pas entrer sur ce terrain
refusal-through-enemy = Le trajet traverse un ennemi
refusal-too-near-enemy = Le trajet passe à moins d’un demi-millimètre d’un ennemi valide
refusal-ends-on-figure = Une autre figurine occupe la place
refusal-ends-on-line = Le socle serait à cheval sur un muret, une échelle ou un bord
refusal-ends-in-contact = Un déplacement ne finit pas au contact d’un ennemi : il faut charger
refusal-needs-ladder = On ne change de niveau que par une échelle, le socle entier
refusal-nowhere-to-land = Il n’y a pas de place où retomber à portée
refusal-one-straight-line = Un déplacement est une seule ligne droite
refusal-one-point = Donnez exactement un point
refusal-off-lattice = Les points se mesurent au centième de millimètre
refusal-needs-two-actions = Ce déplacement coûte deux actions
refusal-too-far = Cela fait { $length } mm, et { $allowed } mm sont permis
refusal-too-far-rough = Cela fait { $length } mm en terrain difficile, où { $allowed } mm sont permis
refusal-strays-from-group = Une figurine qui se regroupe ne finit pas plus loin de son plus proche camarade
refusal-charge-too-far = C’est plus loin que les { $allowed } mm de sa réglette
refusal-misses-target = Ce trajet ne finit pas au contact { $target_du }
refusal-outside-zone = Le socle doit être entièrement dans la zone de déploiement
refusal-out-of-range = Une grenade va à { $allowed } mm au plus
refusal-no-line-of-sight = Ce point est hors de vue
refusal-too-near-melee = C’est trop près d’un corps à corps
refusal-not-enough-actions = { $actions ->
    [one] Il faut { $actions } action
   *[other] Il faut { $actions } actions
}
refusal-concede-own-turn = On n’abandonne que pendant son propre tour
refusal-concede-between-orders = On n’abandonne qu’entre deux ordres
refusal-has-fought = Cette figurine a déjà combattu ce tour-ci
refusal-slow = Cette figurine est lente et s’est déjà déplacée
refusal-only-one-move = Cette activation est un seul déplacement libre
refusal-immobilised = Cette figurine est immobilisée et ne peut que se libérer
refusal-is-down = Cette figurine est à terre
refusal-is-engaged = Cette figurine est engagée au corps à corps
refusal-carries = La relique lui occupe les mains
refusal-nobody-to-charge = Aucun ennemi n’est à portée de charge
refusal-no-way-out = Aucun trajet droit ne mène hors du contact
refusal-no-target = Il n’y a pas de cible permise
refusal-nobody-in-contact = Aucun ennemi n’est au contact
refusal-no-grenade-or-target = Pas de grenade, ou rien sur quoi la lancer
refusal-no-spell = Aucun sort n’a été annoncé, ou personne n’est à portée
refusal-no-overwatch = L’overwatch demande une arme de tir et une Qualité de 4 ou mieux
refusal-is-standing = Cette figurine est debout
refusal-is-free = Cette figurine n’est pas immobilisée
refusal-no-group = Il n’y a pas deux amis à qui donner un ordre de groupe
refusal-nothing-to-pick-up = Il n’y a rien à ramasser ici
refusal-nothing-to-drop = Cette figurine ne porte rien

## Band limits

recruits-personality = Personnages
recruits-figure = Figurines
recruits-free_lance = Francs-tireurs
breach-unknown-unit = Il n’existe pas de figurine « { $unit } »
breach-budget = La bande coûte { $spent ->
    [one] { $spent } point
   *[other] { $spent } points
}, et la limite est { $limit }
breach-size = La bande a { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
}, et doit en avoir de { $least } à { $most }
breach-faction = { $unit } appartient à une autre faction
breach-free-lances = { $figures ->
    [one] { $figures } franc-tireur
   *[other] { $figures } francs-tireurs
}, c’est trop : une bande peut en avoir un
breach-personalities = Les personnages coûtent { $spent ->
    [one] { $spent } point
   *[other] { $spent } points
}, et leur limite est { $limit }
breach-leaders = { $figures ->
    [one] { $figures } Chef
   *[other] { $figures } Chefs
}, c’est trop : une bande peut en avoir un
breach-copies = { $figures } × { $unit }, c’est trop : une bande peut en avoir { $most }

## Tallies

tally-quality = Qualité
tally-leader = bonus du chef
tally-coward = Couard
tally-steadfast = Inflexible
tally-undead = Mort-vivant
tally-gregarious = Grégaire
tally-natural-six = un 6 réussit toujours
tally-minimum = un 1 échoue toujours
tally-melee = Corps à corps
tally-shot = Tir
tally-target = Cible
tally-spell = Sort
tally-ground = Sol
tally-figure = Figurine
tally-grenade = Grenade
tally-victim = Victime
tally-combat = points de combat
tally-outnumbered = adversaires supplémentaires
tally-mounted = Monté
tally-size = taille
tally-helpless-enemy = ennemi immobilisé ou à terre
tally-defends-obstacle = défend un obstacle
tally-higher = plus haut
tally-ambush = embuscade
tally-power-attack = attaque en puissance
tally-rattled = dérouté
tally-weapon = arme
tally-band-2 = deuxième portée
tally-band-3 = troisième portée
tally-good-shot = Bon tireur
tally-no-crewman = pas de servant
tally-undead-or-swarm = Mort-vivant ou Nuée
tally-cover = couvert
tally-large-target = cible grande ou très grande
tally-immobilised-target = cible immobilisée
tally-acrobat = Acrobate
tally-against-overwatch = contre un ennemi en overwatch
tally-aimed-shot = tir visé
tally-concentrated-fire = tir concentré
tally-power = puissance
tally-blast = souffle
tally-drop = hauteur de la chute

## Effects

effect-killed = { $piece_Le } est hors de combat
effect-routed = { $piece_Le } est en déroute
effect-fled = { $piece_Le } fuit hors de la table
effect-exited = { $piece_Le } sort de la table
effect-fallen = { $amount ->
    [1] { $piece_Le } est à terre
   *[other] { $piece_Le } se relève
}
effect-immobilised = { $amount ->
    [1] { $piece_Le } ne peut plus bouger
   *[other] { $piece_Le } se libère
}
effect-grenades-out = { $piece_Le } n’a plus de grenades
effect-magic-lost = { $piece_Le } n’a plus de magie
effect-tough-used = { $piece_Le } survit grâce à sa robustesse
effect-overwatch = { $amount ->
    [1] { $piece_Le } se met en overwatch
   *[other] { $piece_Le } perd son overwatch
}
effect-rattled = { $amount ->
    [1] { $piece_gender ->
        [f] { $piece_Le } est déroutée
       *[m] { $piece_Le } est dérouté
    }
   *[other] { $piece_Le } se ressaisit
}
effect-frightened = { $amount ->
    [one] une figurine doit tester son moral après une mort horrible
   *[other] { $amount } figurines doivent tester leur moral après une mort horrible
}
effect-moved = { $piece_gender ->
    [f] { $piece_Le } est repoussée
   *[m] { $piece_Le } est repoussé
}
effect-actions = { $piece } : { $amount ->
    [one] { $amount } action
   *[other] { $amount } actions
}
effect-turn-passes = le tour passe
headline-killed = tué
headline-fallen = à terre
headline-tough-used = survit de peu
headline-routed = en déroute
headline-fled = en fuite
headline-immobilised = immobilisé
headline-magic-lost = magie perdue
headline-rattled = dérouté
headline-actions = agit
headline-mean-actions = { $mean ->
    [one] { $mean } action
   *[other] { $mean } actions
} en moyenne
headline-group-orders = le groupe agit
headline-fallen-less = se relève
headline-immobilised-less = se libère
headline-rattled-less = se ressaisit
headline-overwatch = en overwatch
effect-group-orders = { $piece } : { $amount ->
    [one] { $amount } ordre de groupe
   *[other] { $amount } ordres de groupe
}

## Vue, portées et avertissements

sight-clear = En pleine vue
sight-covered = En vue, à couvert
sight-blocked = { $blocker ->
    [none] Hors de vue
   *[other] Hors de vue ; obstacle : { $blocker }
}
sight-too-far = Hors de vue : trop loin
ring-sight = Limite de la vue
ring-band = { $weapon }, { $band ->
    [1] première portée
    [2] deuxième portée, −{ $penalty } au combat
   *[other] troisième portée, −{ $penalty } au combat
}
ring-watch = Zone de surveillance
ring-move = Déplacement ou charge
warning-overwatch = Entre dans la zone de surveillance { $unit_du }, qui doit tirer
warning-free-hack = { $unit_Le } a droit à un coup gratuit
warning-two-actions = Coûte 2 actions
warning-falls = { $levels ->
    [one] Saute d’un niveau : une chute
   *[other] Saute de { $levels } niveaux : une chute
}
warning-leaves = Quitte la table
warning-terror = Doit d’abord tester son moral : { $unit_le } inspire la Terreur
warning-reaction = { $unit_Le } peut réagir et tirer
warning-own-figures = { $friends ->
    [one] Une de vos propres figurines se trouve au cœur de l’explosion.
   *[other] { $friends } de vos propres figurines se trouvent au cœur de l’explosion.
}

## Fiches

stat-spell = Sort
weapon-ammo = munitions à surveiller

## Avant la partie

scoring-losses = 1 point pour { $per } points de figurines ennemies perdues.
scoring-leader = { $points } si le Chef ennemi est perdu.
scoring-tower = { $points } à la fin de chaque manche dès la manche { $round }, à qui contrôle la tour ; les figurines au sommet comptent double.
scoring-through = L’attaquant marque 1 point pour { $per } points de figurines sorties par le bord opposé.
scoring-stopped = Le défenseur marque 1 point pour { $per } points d’attaquants perdus.
scoring-relic-out = { $points } pour la relique emportée par votre bord.
scoring-relic-held = { $points } pour qui la tient à la fin.
scoring-horror = { $points }, une fois, si l’ennemi perd un Mage ou une Terreur.
ending-relic = La relique emportée finit aussitôt la partie.
ending-through = La partie s’achève quand tous les attaquants sont sortis ou perdus.
first-sure = { $unit_Le } réussit sur { $quality }+ : commencez le tour par ces figurines, et avec un seul dé s’il ne s’agit que de bouger.
first-watch = { $unit_Le } a la meilleure arme ({ $weapon }) : d’un endroit qui voit loin, mettez cette figurine en overwatch pour 2 actions.
first-cover = Aucun des vôtres ne tire : restez à couvert jusqu’à la dernière réglette, puis chargez ensemble.
first-losses = Ne courez pas à découvert : finissez chaque mouvement derrière un mur, dans un bois ou une ruine, où l’on vous tire dessus à −1.
first-tower = Dès la manche 2, la tour paie : envoyez vos plus rapides vers une échelle, et tirez sur qui monte par l’autre.
first-breakthrough = Les attaquants se répartissent sur le gué pour qu’un seul overwatch ne les arrête pas tous ; les défenseurs gardent le bord opposé en vue.
first-relic = Envoyez vers la relique quelqu’un qui va loin, et deux autres pour escorter le porteur.
first-warning_shot-lantern =
    .one = Déployez le Capitaine au milieu : les amis à une réglette longue de lui ont +1 à chaque dé de Qualité.
    .two = Activez tôt le Mitrailleur, avec deux dés, et mettez-le en overwatch : on tire gratis sur qui entre dans sa zone.
    .three = Avancez les Voltigeurs à couvert, un dé chacun. Un seul dé ne finit jamais le tour ; trois dés, c’est pour les dernières figurines.
first-warning_shot-ring_road =
    .one = Ne tiraillez pas de loin : allez de couvert en couvert du côté des bois, deux mouvements à la fois quand vous osez deux dés.
    .two = Gardez un Servant au contact du Canonnier : seul, il tire à −1.
    .three = Faites agir Motards et Pyromanes en dernier, à trois dés : perdre la main ne coûte plus rien, et ce sont eux qui ont besoin de deux actions.

## Premier tour

lesson-deploy = Déployer la bande
    .text = Le défenseur se déploie d’abord, tout entier, puis l’attaquant. Mettez les tireurs à l’abri des murs et des bois, et le Chef au milieu : son bonus porte à une réglette longue.
lesson-activate = Une figurine après l’autre
    .text = Tant que la chance tient, vous choisissez la suivante. Commencez par la meilleure Qualité, gardez les moins sûres pour la fin. Ce que vous n’avez pas fait quand le tour passe est perdu.
lesson-dice = Un, deux ou trois dés
    .text = C’est le cœur du jeu. Chaque succès donne une action, mais deux échecs dans un même jet finissent votre tour. Un seul dé ne le peut jamais ; trois dés promettent le plus d’actions. Le chiffre sur chaque bouton dit la chance d’une action ; dessous, le risque que le tour passe.
lesson-order = Dépenser les actions
    .text = Un mouvement ou un tir coûte une action, un tir visé deux, une charge selon sa ligne ; l’overwatch en coûte deux et finit l’activation. Un seul combat par figurine et par tour.
lesson-move = Tout droit, à la réglette
    .text = Un mouvement est une réglette en ligne droite : la surface ombrée est à portée. Finissez dans un couvert ou derrière. Entrer dans une zone de surveillance ennemie attire un tir, et le trajet le dit d’avance.
lesson-greed = Maintenant, on peut être gourmand
    .text = Quand presque toutes les figurines ont joué, perdre la main coûte peu : c’est le moment des trois dés. En début de tour, cela coûte tout ce qui n’a pas agi.
lesson-watch = Surveiller ce qu’on ne peut toucher
    .text = Personne à portée ? Deux actions mettent la figurine en overwatch : au tour ennemi, elle tire sur qui entre dans sa zone. Un fusil qui attend vaut souvent mieux qu’un fusil qui court.

section-turn = Le tour
section-orders = Ordres et coûts
section-shooting = Tir
section-melee = Charge et corps à corps
section-results = Résultats et moral
section-victory = Victoire
