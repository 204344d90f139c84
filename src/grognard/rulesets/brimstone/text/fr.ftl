### Brimstone : les mots que lit le joueur. Le glossaire est à la fin de rulebook.toml.

## Game

ruleset-brimstone = Brimstone
    .summary = Des compagnies s’affrontent aux enfers : chaque coup reçoit sa réponse, chaque pouce près de l’ennemi se dispute, et qui tue le plus parle en premier.

## Factions

faction-gilded_march = La Marche Dorée
    .summary = Une expédition de mortels dans la fosse : acier discipliné, longs mousquets et litanies d’un confesseur.
    .special = Meilleure Défense et plus de Commandement que l’abîme : Isaura presse deux amis à la fois, les Rétiaires clouent ce qu’ils ne peuvent tuer, le Confesseur bénit ou enchaîne.
faction-ashen_court = La Cour de Cendre
    .summary = Les seigneurs de la fosse et ce qu’ils nourrissent : molosses, braises, murmures et une gueule jamais rassasiée.
    .special = Des coups plus rudes et des tours plus vils : le Duc fouette les siens jusqu’à la frénésie, Nhal retourne vos combattants, Gargoule les avale tout rond.
faction-sellswords = Mercenaires
    .summary = Des lames à louer, qui ne sont chez elles dans aucun camp.
    .special = Des lames pour l’un ou l’autre camp : jusqu’à deux rejoignent une compagnie, sans jamais la mener.

## Units

unit-gm_isaura = Capitaine Isaura Veld
    .article = la
unit-gm_amos = Confesseur Amos Thule
    .article = le
unit-gm_ortrud = Ortrud la Rouge
    .article = d
unit-gm_halb = Hallebardier de la Marche
    .article = le
unit-gm_buckler = Homme à la rondache
    .article = l
unit-gm_musk = Mousquetaire de la Marche
    .article = le
unit-gm_netter = Rétiaire
    .article = le
unit-gm_giant = Géant pénitent
    .article = le
unit-ac_duke = Duc Ricmoelle
    .article = le
unit-ac_nhal = Nhal le Murmureur
unit-ac_gullet = Gargoule
unit-ac_legion = Légionnaire de cendre
    .article = le
unit-ac_hound = Molosse de l’ire
    .article = le
unit-ac_wretch = Misérable des bourbes
    .article = le
unit-ac_slinger = Frondeur de braises
    .article = le
unit-ac_imp = Diablotin d’escarbille
    .article = le
unit-ss_lance = Lance franche
    .article = la
unit-ss_scout = Éclaireur des rigoles
    .article = l

## Weapons

weapon-claws = Griffes
weapon-sabre = Sabre
weapon-mirehands = Mains de bourbe
weapon-halberd = Hallebarde
weapon-greatblade = Grande lame
weapon-maul = Maillet de pénitence
weapon-maw = Gueule
weapon-pistol = Pistolet à rouet
weapon-musket = Long mousquet
weapon-crossbow = Arbalète
weapon-embersling = Fronde à braises

## Abilities

ability-brutal_charge = Charge brutale
ability-steadfast = Inébranlable
ability-elusive = Insaisissable
ability-first_strike = Frappe en premier
ability-insignificant = Insignifiant
ability-vanguard = Avant-garde { $x }
ability-pathfinder = Pied sûr
ability-lure = Leurre { $x }
ability-scout = Éclaireur
ability-sharpshooter = Tireur d’élite
ability-rage = Rage
ability-regeneration = Régénération { $x }

## Special effects

effect-vae_soli = Vae Soli
    .what = Dans une mêlée, un ami qui combat a 1 dé de plus pour 1 point de Commandement, 2 pour 2.
effect-vae_victis = Vae Victis
    .what = Après l’activation d’un ami, un autre ami en attente est activé aussitôt.
effect-close_ranks = Serrez les rangs
    .what = Un ami attaqué a 2 de Protection de plus contre cette attaque.
effect-double_time = Pas redoublé
    .what = Un ou deux amis, l’utilisateur excepté, sont Accélérés pour une activation.
effect-last_stand = Dernier carré
    .what = L’utilisateur et tous ses amis à portée sont Courageux pour une activation.
effect-litany = Litanie de vaillance
    .what = Un ami est Courageux : une activation, deux avec 3 réussites.
effect-chains = Chaînes de l’aube
    .what = 1 réussite : l’ennemi est Sonné ; 2 : Immobilisé pour une activation ; 3 : pour deux.
effect-absolve = Absolution
    .what = Ôte un état à un ami ; ni Contrôlé, ni Englouti, ni Rage.
effect-blood_oath = Serment de sang
    .what = Ortrud est Berserk et Courageuse pour deux activations.
effect-cast_net = Jet de filet
    .what = 1 réussite : l’ennemi est Ralenti ; 2 : Immobilisé ; 3 : Mis au Sol. Il en faut une de plus contre un socle Très Grand.
effect-whip = Fouet d’escarbilles
    .what = Un ami, l’utilisateur excepté, est Berserk et Accéléré pour une activation.
effect-searing_command = Ordre ardent
    .what = En mêlée, l’arme d’un ami a Perforant 2 pour cette attaque.
effect-debt = Dette d’âmes
    .what = Le Duc récupère 4 points de vie, contre un point de Commandement perdu pour de bon.
effect-spite = Dépit
    .what = Un ennemi dont les dés ont blessé le Duc est Consumé.
effect-strings = Fils de marionnette
    .what = 1 réussite : l’ennemi est Sonné ; 2 : Contrôlé pour une activation ; 4 : pour deux. Un Officier n’est que Sonné.
effect-kiss = Baiser de braises
    .what = L’ennemi est Consumé, d’autant plus fort et plus longtemps qu’il y a de réussites.
effect-dream = Songe de plomb
    .what = L’ennemi est Ralenti pour une activation.

## Companies

force-march_200 = L’Expédition de Veld
force-court_200 = La Table du Duc
force-march_100 = L’Avant-garde de Veld
force-court_100 = La Chasse du Duc
force-march_giant_200 = La Marche du Pénitent
force-court_swarm_200 = La Nuée qui murmure
force-march_300 = La Marche au complet
force-court_300 = La Cour plénière

## Scenarios

scenario-ford_of_cinders = Le Gué des Cendres
    .summary = Trois passages à sec entre des mares ardentes : à tenir, tour après tour.
scenario-scattered_reliquary = Le Reliquaire dispersé
    .summary = Cinq reliques gisent dans la cendre. Portez-les, et mieux encore, rapportez-les.
scenario-sever_the_head = Trancher la tête
    .summary = Tout tourne autour des deux Officiers : tuez le leur, menez le vôtre dans leur camp.
scenario-the_pit = La Fosse
    .summary = Un petit combat pour apprendre : qui tue le plus l’emporte.
scenario-none = Terrain libre

## Terrain

terrain-difficult = Éboulis
terrain-area = Fourré brûlé
terrain-low = Mur écroulé
terrain-tall = Basalte
terrain-pool = Mare de soufre
terrain-rule-difficult = Difficile : coût double
terrain-rule-area = Zone : coût double, cache ce qui est à plus de 3″ dedans
terrain-rule-low = Bas : 1″ pour entrer, donne du couvert
terrain-rule-tall = Haut : infranchissable, bloque la vue
terrain-rule-pool = Mare : coût double, brûle qui la touche

## Zones

zone-south = Zone sud
zone-north = Zone nord
zone-objective = Objectif { $number }
zone-relic = Relique { $number }

## Settings

option-terraforming = Terraformation
    .summary = Les joueurs posent eux-mêmes six décors, à la place de ceux du scénario.
option-large = Grande partie
    .summary = 300 points par camp sur les scénarios à 200 points.
option-pay_once = Un point pour toutes les zones
    .summary = Un point de Commandement libère une figurine de toutes les Zones de Contrôle où elle commence, au lieu d’un par zone.
option-berserk_spares_friends = Le Berserk épargne ses amis
    .summary = Une figurine Berserk qui tue se rue sur l’ennemi le plus proche, jamais sur un ami.
option-slowed_last_of_all = Les Ralentis en tout dernier
    .summary = Les figurines Ralenties attendent toutes les autres des deux camps, pas seulement celles du leur.
option-windows_a = Fenêtres pour la place A
    .summary = Demander dans chaque fenêtre, seulement pendant les attaques, ou jamais.
option-windows_b = Fenêtres pour la place B
    .summary = Demander dans chaque fenêtre, seulement pendant les attaques, ou jamais.
value-ask = Toujours demander
value-attacks_only = Seulement pendant les attaques
value-never = Ne jamais demander

## Statistics

stat-dpt = Déplacement (DPT)
stat-cbt = Combat (CBT)
stat-def = Défense (DEF)
stat-tir = Tir (TIR)
stat-foi = Foi (FOI)
stat-cmd = Commandement (CMD)
stat-pr = Protection (PR)
stat-lp = Points de vie
stat-wounded_at = Seuil de blessure
stat-rank = Rang
stat-base = Socle
stat-ability = Aptitude
stat-effect = Effet spécial
stat-cost = Coût
stat-vp = Points de victoire
stat-command = Commandement
stat-base_command = Commandement de base
stat-kills = Score de pertes
stat-dominance = Domination
rank-officer = Officier
rank-independent = Indépendant
rank-trooper = Soldat
base-medium = Moyen
base-large = Grand
base-very_large = Très Grand

## States

state-berserk = Berserk
state-brave = Courageux
state-consumed = Consumé
state-controlled = Contrôlé
state-immobilized = Immobilisé
state-knocked_down = Mis au Sol
state-slowed = Ralenti
state-sped_up = Accéléré
state-stunned = Sonné
state-swallowed = Englouti
state-wounded = Blessé
state-relic = Porte une relique

## Phases and windows

phase-set_up = Mise en place
phase-upkeep = Phase d’Entretien
phase-action = Phase d’Action
phase-end = Phase de Fin
window-w1 = avant le choix d’une figurine
window-w2 = avant la déclaration de l’action
window-w3 = avant le début de l’action
window-w4 = pendant le déplacement
window-w5 = avant les dés
window-w6 = avant les dégâts
window-w7 = après l’attaque
window-w8 = à la fin de l’action

## Actions

action-advance = Avance
action-run = Course
action-assault = Assaut
action-charge = Charge
action-shooting = Tir
action-concentration = Concentration
action-focusing = Focalisation
action-melee = Mêlée
action-flee = Fuite
action-stand_up = Se relever
action-hold = Attendre
action-advance-paid = Avance (Commandement : { $price })
action-run-paid = Course (Commandement : { $price })
action-assault-paid = Assaut (Commandement : { $price })
action-charge-paid = Charge (Commandement : { $price })
action-shooting-paid = Tir (Commandement : { $price })
action-concentration-paid = Concentration (Commandement : { $price })
action-flee-paid = Fuite (Commandement : { $price })
band-point_blank = bout portant
band-short = courte portée
band-medium = portée moyenne
band-long = longue portée
reason-cumbersome = l’arme est trop encombrante pour tirer après un déplacement
reason-no-target = personne ne peut être visé
reason-no-dice = il ne reste pas de dés
reason-unable = le tireur n’en est plus capable
purpose-melee = mêlée
purpose-shooting = tir
purpose-power = pouvoir
purpose-resistance = résistance
purpose-net = Jet de filet
purpose-berserk = Berserk
purpose-dominance = Domination

## Events

event-mustered = { $seat } amène : { $faction }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-dominance-taken = Tour { $turn } : { $seat } prend la Domination, { $score_a } à { $score_b }.
event-dominance-kept = Tour { $turn } : { $seat } garde la Domination, { $score_a } à { $score_b }.
event-initial-dominance = { $seat } commence avec la Domination, { $value_a } à { $value_b }.
event-piece-laid = { $seat } pose un décor en { $at } : { $terrain }.
event-piece-set-aside = Il n’y a plus de place pour ce décor : { $terrain }.
event-piece-shifted = { $seat } décale un décor par un Éclaireur, jusqu’en { $at } : { $terrain }.
event-zone-taken = { $seat } se déploie ici : { $zone }.
event-deploys-first = { $seat } se déploie en premier.
event-deployed = { $model_Le } se déploie en { $at }.
event-command-counted = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} de Commandement.
event-turn-began = Le tour { $turn } commence.
event-command-refreshed = { $seat } dispose de nouveau de { $points ->
    [one] { $points } point
   *[other] { $points } points
} de Commandement.
event-digested = La digestion continue pour { $model_le } : { $loss ->
    [one] { $loss } point de vie perdu
   *[other] { $loss } points de vie perdus
}.
event-burned = { $model_Le } brûle : { $loss ->
    [one] { $loss } point de vie perdu
   *[other] { $loss } points de vie perdus
}.
event-regenerated = { $model_Le } régénère { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de vie.
event-first-player = { $seat } joue en premier.
event-passed = { $seat } passe.
event-activated = { $model_Le } s’active.
event-lured = { $model_Le } ne résiste pas au Leurre { $lure_du }.
event-action-declared = { $model_Le } déclare : { $action }.
event-zones-paid = { $points ->
    [one] { $points } point de Commandement libère
   *[other] { $points } points de Commandement libèrent
} { $model_le } des Zones de Contrôle.
event-moved = { $distance ->
    [0] { $model_Le } ne bouge pas.
   *[other] { $model_Le } se déplace de { $distance }″ jusqu’en { $at }.
}
event-zone-entered = { $model_Le } entre dans la Zone de Contrôle { $enemies_du }.
event-zone-answered = { $answer ->
    [engage] { $model_Le } engage le combat.
    [approach] { $model_Le } s’approche.
   *[stop] { $model_Le } s’arrête.
}
event-engaged = { $model_Le } est au contact { $enemies_du }.
event-action-failed = Action sans attaque ({ $action }) : { $model_le } n’a personne à attaquer.
event-stood-up = { $model_Le } se relève.
event-held = { $model_Le } attend.
event-flee-struck = { $striker_Le } frappe { $model_le } pendant sa fuite.
event-could-not-flee = { $model_Le } ne trouve pas d’issue et reste.
event-scorched = { $model_Le } touche une mare de soufre.
event-melee-declared = { $attacker_Le } attaque { $target_le }.
event-attack-fell-away = L’attaque { $attacker_du } contre { $target_le } n’a plus d’objet.
event-hit = { $attacker_Le } frappe { $target_le } : { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
event-first-struck = { $model_Le } frappe en premier, sans riposte.
event-shot-declared = { $shooter_Le } tire sur { $target_le }, à { $distance }″ ({ $band }), difficulté { $difficulty }.
event-shot-lost = Le tir { $model_du } est perdu : { $reason }.
event-shot-hit = Tir { $attacker_du } sur { $target_le } : { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
event-strayed = { $hits ->
    [one] { $hits } touche perdue { $shooter_du } frappe
   *[other] { $hits } touches perdues { $shooter_du } frappent
} { $friend_le } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
event-died = { $model_Le } meurt.
event-command-lost = { $seat } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
} de Commandement.
event-state-gained = { $model } : { $state } ({ $count }).
event-state-faded = Fin d’état pour { $model_le } : { $state }.
event-state-removed = Un état est retiré { $model_au } : { $state }.
event-control-ended = { $model_Le } obéit de nouveau à son propriétaire.
event-swallowed = { $swallower_Le } engloutit { $model_le }.
event-released = { $model_Le } retrouve l’air libre en { $at }.
event-relic-taken = { $model_Le } ramasse une relique.
event-relic-dropped = { $model_Le } laisse tomber une relique en { $at }.
event-went-berserk = Dans un accès de furie, { $model_le } se rue sur { $target_le }.
event-stayed-calm = { $model_Le } contient sa furie.
event-effect-used = { $model_Le } utilise { $effect } sur { $targets_le }.
event-command-spent = { $seat } dépense { $points ->
    [one] { $points } point
   *[other] { $points } points
} de Commandement.
event-command-given = { $seat } sacrifie pour toute la partie { $points ->
    [one] { $points } point
   *[other] { $points } points
} de Commandement.
event-power-cast = { $effect } { $model_du } sur { $target_le } : { $successes ->
    [one] { $successes } réussite nette
   *[other] { $successes } réussites nettes
}.
event-recovered = { $model_Le } récupère { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de vie.
event-reaction-announced = { $model_Le } annonce { $effect } contre { $target_le }.
event-reaction-lost = { $effect } { $model_du } : réaction perdue.
event-objectives-held = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} de victoire pour ses objectifs.
event-turn-ended = Le tour { $turn } s’achève.
event-battle-ended = La bataille est finie : { $seat } l’emporte (règle { $clause }).

## Questions

ask-company = Quelle compagnie menez-vous ?
ask-dominance = Tirez la Domination au sort : 4 ou plus, elle va à la place A.
ask-terraform = Quel décor posez-vous ?
ask-terrain-turn = Dans quel sens le posez-vous ?
ask-place-terrain = Où posez-vous ce décor ?
ask-shift = Votre Éclaireur décale-t-il un décor ?
ask-place-shift = Jusqu’où ?
ask-take-zone = Quelle zone de déploiement prenez-vous ?
ask-zone = { $piece_Le } entre dans la Zone de Contrôle { $enemies_du } : engager, s’approcher ou s’arrêter ?
ask-zones = { $piece_Le } entre à la fois dans les Zones de Contrôle { $enemies_du } : engager, s’approcher ou s’arrêter ?
ask-deploys-first = Qui se déploie en premier ?
ask-deploy = Quelle figurine déployez-vous ?
ask-place-deploy = Où déployer { $piece_le } ?
ask-first-player = Vous avez la Domination : qui joue en premier ce tour-ci ?
ask-activate = Quelle figurine activez-vous ?
ask-window = Utiliser un effet { $window } ?
ask-relic = Ramasser la relique avec { $piece_le } ?
ask-lure = { $piece_Le } cède au Leurre : qui attaquer, et comment ?
ask-action = Que fait { $piece_le } ?
ask-charge-target = Qui charger avec { $piece_le } ?
ask-place-move = Où va { $piece_le } ?
ask-place-replan = Où va { $piece_le } à partir d’ici ?
ask-place-approach = Jusqu’où s’approche { $piece_le } ?
ask-mark = Marquer une pause à un sommet du trajet ({ $piece }), pour qu’on y utilise des effets ?
ask-route = Deux chemins se valent : lequel prend { $piece_le } ?
ask-engage = Qui engager avec { $piece_le } ?
ask-melee-target = Qui frapper avec { $piece_le } ?
ask-weapon = Quelle arme utilise { $piece_le } ?
ask-swallow = Engloutir { $piece_le } ?
enter-misses-again = { $rerolls ->
    [one] Le dé raté le plus bas est relancé.
   *[other] Jusqu’à { $rerolls } dés ratés sont relancés, les plus bas d’abord.
}
enter-rolled-again = Les dés relancés
ask-berserk = Lancez le dé du Berserk : sur 4 ou plus, la figurine se rue.
ask-berserk-target = { $piece_Le } voit rouge : sur qui se ruer parmi les plus proches ?
ask-shooting-target = Sur qui tirer avec { $piece_le } ?
ask-concentration = Déplacer { $piece_le } avant ou après son effet ?
ask-effect = Quel effet utiliser avec { $piece_le } ?
ask-absolve = Quel état retirez-vous { $piece_au } ?
ask-flee-striker = { $piece_Le } s’enfuit : qui frappe ?
ask-vae-victis = Vae Victis pour { $price } points de Commandement sur { $left } : activer aussitôt une autre figurine ?
ask-melee = Lancez les dés de mêlée.
ask-shooting = Lancez les dés de tir.
ask-power = Lancez les dés de FOI du pouvoir.
ask-resistance = Lancez les dés de FOI de résistance.
ask-net = Lancez les dés du filet.

## Options

option-self = Moi
option-opponent = L’adversaire
group-use = { $effect }
option-pass = Rien
option-use = { $effect } sur { $targets_le }
option-use-soli = { $effect } +{ $size } pour { $targets_le }
option-no-effect = Aucun effet
option-leave-relic = La laisser
option-take-relic = La ramasser
option-engage = Engager { $enemies_le }
option-engage-several = Engager ensemble { $enemies_le }
option-approach = S’approcher { $enemies_du } sans contact
option-stop = S’arrêter ici
option-route = Chemin { $number }
option-no-mark = Pas de pause
option-mark = Pause au sommet { $number }
option-effect-first = L’effet d’abord
option-move-first = Le déplacement d’abord
option-swallow = L’engloutir
option-spare = Y renoncer
option-no-victis = Personne
option-lured-assault = Assaut contre { $piece_le }
option-lured-charge = Charge contre { $piece_le }
option-east-west = D’est en ouest
option-north-south = Du nord au sud
option-no-shift = Ne rien décaler
option-shift-tall = Décaler le basalte
option-shift-low = Décaler le mur écroulé
option-shift-area = Décaler le fourré brûlé
option-shift-pool = Décaler la mare
option-shift-difficult = Décaler l’éboulis

ask-double-time = Presser une ou deux figurines amies ({ $piece }) : lesquelles ?
option-use-some = { $effect }

## What answers would change

note-vae_soli = Des dés de plus pour cette attaque, à 1 point de Commandement chacun ; gratuit pour qui est Accéléré.
note-vae_victis = Une autre figurine agit aussitôt.
note-close_ranks = Protection +2 pour cette attaque ; 1 point de Commandement.
note-double_time = Accéléré 1 pour une ou deux figurines amies ; 1 point de Commandement.
note-last_stand = Courageux 1 pour tous les amis à portée ; 1 point de Commandement, perdu pour de bon.
note-litany = Dés de FOI à 4+ : Courageux.
note-chains = Dés de FOI à 4+, avec résistance : Sonné ou Immobilisé.
note-absolve = Dés de FOI : retire un état.
note-blood_oath = Berserk 2 et Courageux 2.
note-cast_net = Trois dés : Ralenti, Immobilisé ou Mis au Sol.
note-whip = Berserk 1 et Accéléré 1 pour une figurine amie.
note-searing_command = Perforant 2 pour cette attaque.
note-debt = Récupère jusqu’à 4 points de vie.
note-spite = Consume qui a infligé les dégâts.
note-strings = Dés de FOI, avec résistance : Sonné ou Contrôlé.
note-kiss = Dés de FOI, avec résistance : Consumé.
note-dream = Dés de FOI, avec résistance : Ralenti.
note-charge = À { $distance }″ ; une charge porte à { $reach }″.
note-shot = { $dice ->
    [one] Un dé, une touche sur { $need } ou plus.
   *[other] { $dice } dés, une touche sur { $need } ou plus.
}
note-advance = Se déplace de { $reach }″ au plus.
note-run = Se déplace de { $reach }″ au plus.
note-assault = Va au contact, à { $reach }″ au plus, et frappe.
note-charge-action = Va au contact, à { $reach }″ au plus, et frappe, avec un dé de moins.
note-shooting = Tire ; peut d’abord se déplacer, avec un dé de moins.
note-concentration = Utilise un effet Actif ; peut aussi se déplacer.
note-concentration-engaged = Utilise un effet Actif, puis combat avec un désavantage.
note-focusing = Utilise un effet Épuisant, sans bouger.
note-melee = Frappe un ennemi au contact.
note-flee = Subit un coup, puis s’éloigne.
note-stand_up = Se relève.
note-hold = Ne fait rien.
note-relic = Le porteur a 1″ de moins, et ne peut ni courir, ni charger, ni tirer.
caution-too-far = Hors d’atteinte : la charge ne peut pas arriver.
caution-stray = Chaque dé qui montre 1 touche { $friend_le }, une figurine à vous.
caution-friend = { $piece_Le } est une figurine à vous.

## What led to a question

story-attack = { $way ->
    [shooting] { $rolled ->
        [yes] { $by_Le } tire sur { $to_le } (points de vie : { $life }) ; touches : { $hits }.
       *[no] { $by_Le } tire sur { $to_le } (points de vie : { $life }).
    }
   *[melee] { $rolled ->
        [yes] { $by_Le } frappe { $to_le } (points de vie : { $life }) ; touches : { $hits } contre { $against }.
       *[no] { $by_Le } frappe { $to_le } (points de vie : { $life }). La cible rend les coups si elle le peut.
    }
}
story-activation = Figurine active : { $by_le }.
story-between = Aucune figurine n’est active. Choix de la prochaine : { $seat }.
story-zone = { $by_Le } arrive près { $to_du }. Au contact, on peut se battre ; sinon, on reste où l’on s’arrête.
story-flight = { $by_Le } tourne le dos { $to_au }. Un ennemi au contact frappe d’abord.
story-swallow = { $hits ->
    [one] { $by_Le } a touché { $to_le } une fois : assez pour l’engloutir.
   *[other] { $by_Le } a touché { $to_le } { $hits } fois : assez pour l’engloutir.
}
story-fury = { $by_Le } a tué et voit rouge. À égale distance : { $to_le }.
story-command = { $model ->
    [none] Une activation s’achève.
   *[other] { $model_Le } a terminé son activation.
} { $by_Le } peut faire activer une autre figurine amie avant l’ennemi.

## Moments that come again

window-vae-victis = Vae Victis
window-relics = reliques
window-marks = pauses en chemin
window-concentration = déplacements d’une Concentration

window-attacks = effets pour les attaques
window-any-time = effets à tout moment

## Refusals

refusal-one-point = Donnez exactement un point
refusal-off-lattice = Les points se mesurent au millième de pouce
refusal-off-table = Il faut rester entièrement sur la table
refusal-off-route = Ce point n’est pas sur le plus court chemin
refusal-not-contact = Une approche s’arrête avant le contact
refusal-too-far = C’est plus loin que les { $allowed }″ permis
refusal-rests-on-low = Un socle ne peut pas finir sur un décor Bas sans toucher un ennemi
refusal-must-leave = Une figurine en fuite doit partir
refusal-must-end-free = Une figurine en fuite doit finir hors de contact
refusal-path-blocked = { $model_Le } barre le passage
refusal-path-through-tall = Un décor Haut barre le passage
refusal-contact-ends-move = Le contact avec { $model_le } arrête le déplacement
refusal-outside-zone = Le socle doit être entièrement dans votre zone
refusal-in-enemy-zone = Un Éclaireur reste hors de la zone ennemie
refusal-scout-too-near = Un Éclaireur se place à 8″ au moins de tout ennemi
refusal-on-model = Une autre figurine s’y trouve
refusal-on-tall = Personne ne se tient sur un décor Haut
refusal-too-near-piece = Les décors sont à 3″ au moins les uns des autres
refusal-in-deployment-zone = Les décors sont hors des zones de déploiement
refusal-on-relic = Un décor Haut ou Bas ne peut pas couvrir une relique
refusal-not-down = Seule une figurine Mise au Sol peut se relever
refusal-knocked-down = Une figurine Mise au Sol ne peut que se relever
refusal-controlled = Une figurine Contrôlée ne peut pas faire cela
refusal-immobilized = Une figurine Immobilisée ne bouge ni n’attaque
refusal-carries-relic = Qui porte une relique ne peut ni Courir, ni Charger, ni Tirer
refusal-nobody-to-charge = Il n’y a aucun ennemi en jeu à charger
refusal-needs-free = Seules les figurines libres le peuvent
refusal-needs-engaged = Seules les figurines engagées le peuvent
refusal-no-tir = La figurine n’a pas de TIR
refusal-no-cbt = La figurine n’a pas de CBT
refusal-cannot-pay = Quitter les zones coûte { $price } de Commandement, et il en reste { $purse }
refusal-zone-flee = Un ennemi libre est trop près : fuir coûte { $price } de Commandement
refusal-zone-holds = Les zones où la figurine commence ne se quittent qu’en allant au contact, ici hors d’atteinte, ou contre du Commandement

## Recruiting

recruits-officer = Officiers
recruits-independent = Indépendants
recruits-trooper = Soldats
recruits-sellsword = Mercenaires
breach-unknown-unit = Il n’y a pas de figurine « { $unit } »
breach-points = La compagnie coûte { $spent ->
    [one] { $spent } point
   *[other] { $spent } points
}, et il n’y en a que { $points } à dépenser
breach-officer = Une compagnie a exactement un Officier, pas { $officers }
breach-named = Cette figurine est unique : { $unit }
breach-rarity = { $number } × { $unit }, et une compagnie peut en avoir { $most }
breach-independents = { $number ->
    [one] { $number } Indépendant
   *[other] { $number } Indépendants
}, et une compagnie de cette taille peut en avoir { $most }
breach-troopers = { $number ->
    [one] { $number } Soldat
   *[other] { $number } Soldats
}, et une compagnie en demande au moins { $least }
breach-no-faction = Il n’y a pas de faction « { $faction } » à mener
breach-hired = { $number ->
    [one] { $number } Mercenaire
   *[other] { $number } Mercenaires
}, et une compagnie peut en engager { $most }
breach-faction = { $unit } appartient à une autre faction

## Tallies

tally-cbt = Dés de combat
tally-def = Défense
tally-tir = Dés de tir
tally-foi = Dés de foi
tally-pr = Protection
tally-difficulty = Difficulté
tally-printed = imprimé
tally-brave = Courageux
tally-immobilized = Immobilisé
tally-knocked_down = Mis au Sol
tally-stunned = Sonné
tally-wounded = blessé
tally-steadfast = blessé, mais Inébranlable
tally-charge = en Charge
tally-concentration = Concentration
tally-support = soutien
tally-vae_soli = Vae Soli
tally-clamp = entre 2 et 6
tally-moved = a bougé
tally-cover = couvert
tally-close_ranks = Serrez les rangs
tally-piercing = Perforant
tally-point_blank = bout portant
tally-short = courte portée
tally-medium = portée moyenne
tally-long = longue portée
tally-engaged = cible engagée
tally-very_large = cible Très Grande
tally-minimum = jamais moins

## Outcomes

effect-lp = { $amount ->
    [one] { $piece } : { $amount } point de vie
   *[other] { $piece } : { $amount } points de vie
}
effect-dead = { $piece_Le } meurt
effect-swallowed = { $piece } : Englouti
effect-vp = { $amount ->
    [one] { $piece } : { $amount } point de victoire
   *[other] { $piece } : { $amount } points de victoire
}
effect-wins = { $piece_Le } l’emporte
effect-berserk = { $piece } : Berserk { $amount }
effect-brave = { $piece } : Courageux { $amount }
effect-consumed = { $amount ->
    [one] { $piece } : Consumé, { $amount } point de vie à venir
   *[other] { $piece } : Consumé, { $amount } points de vie à venir
}
effect-controlled = { $piece } : Contrôlé { $amount }
effect-immobilized = { $piece } : Immobilisé { $amount }
effect-knocked_down = { $piece } : Mis au Sol
effect-slowed = { $piece } : Ralenti { $amount }
effect-sped_up = { $piece } : Accéléré { $amount }
effect-stunned = { $piece } : Sonné { $amount }
effect-no_berserk = { $piece } : fin de Berserk
effect-no_brave = { $piece } : fin de Courageux
effect-no_consumed = { $piece } : fin de Consumé
effect-no_controlled = { $piece } : fin de Contrôlé
effect-no_immobilized = { $piece } : fin d’Immobilisé
effect-no_knocked_down = { $piece } : de nouveau debout
effect-no_slowed = { $piece } : fin de Ralenti
effect-no_sped_up = { $piece } : fin d’Accéléré
effect-no_stunned = { $piece } : fin de Sonné
headline-dead = mort
headline-swallowed = Englouti
headline-lp-less = blessé
headline-mean-lp-less = { $mean ->
    [one] { $mean } point de vie
   *[other] { $mean } points de vie
} en moyenne
headline-controlled = Contrôlé
headline-stunned = Sonné
headline-knocked_down = Mis au Sol
headline-immobilized = Immobilisé
headline-slowed = Ralenti
headline-consumed = Consumé
headline-vp = marque
headline-lp = soigné
headline-berserk = Berserk
headline-brave = Courageux
headline-sped_up = Accéléré

## Vue, portées et avertissements

sight-clear = En pleine vue
sight-covered = En vue, à couvert
sight-blocked = { $blocker ->
    [none] Hors de vue
   *[other] Hors de vue ; obstacle : { $blocker }
}
ring-point_blank = { $weapon }, bout portant : { $need }+
ring-short = { $weapon }, courte : { $need }+
ring-medium = { $weapon }, moyenne : { $need }+
ring-long = { $weapon }, longue, sans limite : { $need }+
ring-zone = Zone de Contrôle
ring-move = Avance
ring-charge = Course ou Charge
warning-nobody-near = { $distance ->
    [0] Il n’y a personne à attaquer
   *[other] Personne n’est à portée : l’ennemi le plus proche est à { $distance }″
}
warning-zone = Entre dans la Zone de Contrôle { $unit_du } : le trajet s’arrête là
warning-shot-lost = Qui bouge ne peut pas tirer ({ $weapon }) : le tir est perdu
warning-pool = Au contact de ce décor ({ $terrain }), la figurine devient Consumée

## Fiches

blow-line = { $damage } pour 1/2/3/4/5 touches
shot-line = { $inches }″, { $damage } pour 1/2/3/4/5 touches
weapon-rule-piercing = Perforant { $x }
weapon-rule-stunning = Assommant { $x }
weapon-rule-toppling = Renversant { $x }
weapon-rule-slowing = Entravant { $x }
weapon-rule-searing = Brûlant { $x }
weapon-rule-swallow = Engloutir { $x }
weapon-rule-cumbersome = Encombrant
effect-kind-order = Ordre
effect-kind-power = Pouvoir
effect-kind-talent = Talent
effect-line = { $name } ({ $kind }{ $cost ->
    [0] { "" }
   *[other] , { $cost } de Commandement
}{ $difficulty ->
    [0] { "" }
   *[other] , difficulté { $difficulty }
}{ $inches ->
    [0] { "" }
   *[other] , { $inches }″
})

## Avant la partie

scoring-objectives = 1 point à la fin de chaque tour dès le tour { $turn } pour chaque passage que vous contrôlez, sur { $n } en tout : un Officier y compte 3, un Indépendant 2, un Soldat 1.
scoring-dead = À la fin, 1 point par tranche complète de { $per } points d’ennemis morts.
scoring-relics = À la fin, { $points } par relique portée, { $home } si la figurine qui la porte est dans votre zone.
scoring-leaders = { $independent } par Indépendant ennemi mort, { $officer } pour l’Officier.
scoring-heads = Ennemis morts : l’Officier { $officer } (blessé { $wounded }), un Indépendant { $independent }, un Soldat { $trooper }.
scoring-camp = { $points } si, à la fin, votre Officier est dans la zone ennemie sans être engagé.
scoring-blood = Le coût de chaque ennemi mort, en points.
first-objectives = Au tour 1, courez avec tout le monde : les passages paient dès le tour 2, et nul n’est encore assez près pour vous frapper.
first-relics = Dispersez-vous : qui se tient le premier sur une relique peut la ramasser, et qui la porte ne court plus.
first-heads = Gardez votre Officier derrière deux autres : c’est sa tête qu’ils veulent.
first-blood = Laissez-les venir : qui subit une Charge rend les coups avec tous ses dés.
first-fast = { $unit_Le } avance de { $inches }″, et du double en Course : activez tard les figurines rapides, quand vous voyez où est la brèche.
first-officer = Gardez 2 de Commandement ({ $unit }) pour Vae Victis : une seconde activation aussitôt décide souvent d’un combat.
first-ford_of_cinders-gilded_march =
    .one = Déployez-vous face aux trois passages, en force devant deux : deux tenus à chaque tour suffisent, trois vous éparpillent.
    .two = Au tour 1, faites courir presque tout le monde jusqu’au seuil d’un passage : au tour 2, c’est vous qui choisirez qui engage qui.
    .three = Gardez le Mousquetaire là où il voit un passage, et la Capitaine vers le milieu : au tour 2, son Pas redoublé et Vae Victis y atteignent tout le monde.
first-ford_of_cinders-ashen_court =
    .one = Faites courir les Légionnaires ensemble vers deux passages et le Molosse vers le troisième : sa vitesse prend ce qui reste ouvert.
    .two = Gardez Nhal derrière un Légionnaire, à 8″ de l’endroit où l’ennemi se tiendra : ses pouvoirs décident de qui tient un passage.
    .three = Au tour 1, laissez le Frondeur avancer et tirer de loin : rien d’autre ne peut encore les blesser, et ceux qu’il blesse continuent de brûler.

## Premier tour

lesson-deploy = Se déployer face à ce qui paie
    .text = Chacun place une figurine à son tour. Votre zone ombrée longe le bord ; les trois disques sont ce qui rapporte. Les Soldats vont là d’où ils en atteignent un en deux mouvements, l’Officier en vue du milieu.
lesson-first = La Domination
    .text = Qui la détient nomme le premier joueur et gagne les égalités ; ensuite elle va à qui tue le plus. Tant que nul n’est à portée, jouer en second révèle le plan de l’ennemi ; jouer en premier fait gagner du terrain.
lesson-activate = Une figurine chacun
    .text = On alterne, une figurine à la fois. Bougez d’abord ce qui doit arriver quelque part ; gardez pour plus tard ce qui doit répondre. Une figurine activée a fini pour ce tour, mais elle rend encore les coups.
lesson-action = Une seule action
    .text = Avance, Course, Assaut, Charge, Tir ou Concentration : une seule. Au tour 1, la Course mène le plus loin. La Charge va loin mais combat avec un dé de moins. Ce qui est hors de portée est en gris, avec la raison.
lesson-zone = Le pouce autour d’une figurine
    .text = À 1″ d’un ennemi, il faut engager, s’approcher ou s’arrêter ; en partir coûte du Commandement. Servez-vous-en : une figurine dans un passage le barre. Ce qu’un trajet traverse est dit avant que vous confirmiez.
lesson-victis = Le Commandement, pour l’instant décisif
    .text = Pour 2 de Commandement, une autre figurine agit aussitôt, une fois par tour. Gardez-le pour le second coup qui tue ou le second coureur qui prend un passage. Il revient à chaque tour.

section-turn = Le tour
section-actions = Actions
section-zones = Zones de Contrôle
section-combat = Mêlée et tir
section-damage = Dégâts et Commandement
section-victory = Victoire
