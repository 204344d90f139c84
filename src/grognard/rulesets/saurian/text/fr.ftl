### Saurian : les mots que lit le joueur. Le glossaire est en tête de rulebook.toml.

## Game

ruleset-saurian = Saurian
    .summary = Des dinosaures contre des équipes de récupération, sur hexagones et sans un seul dé : des cartes prévues un tour à l’avance, du bluff, de la force brute et des tranquillisants.

## Factions

faction-wild_brood = Meute sauvage
    .summary = Des dinosaures : puissants, rapides, effrayants, et difficiles à arrêter une fois déchaînés.
    .special = Peu nombreux, énormes et rapides : ils frappent tout de suite et courent vers la sortie. Blessures et cartes remplissent l’Adrénaline ; au maximum, un animal devient Furieux et difficile à arrêter.
faction-aegis_corps = Corps de récupération Égide
    .summary = Des équipes humaines avec fusils, filets et fléchettes : fragiles, bien commandées, et venues ramener les bêtes vivantes.
    .special = Des escouades fragiles qui ont la portée, les Réactions et les cartes de héros. Elles gagnent à la fléchette plus qu’à la balle : un animal endormi vaut plus qu’un mort.

## Armies

force-brood_tyrant = La Meute du Tyran
force-brood_wings = L’Escorte ailée du Tyran
force-brood_herd = La Harde cornue
force-brood_swarm = L’Essaim de l’Alpha
force-brood_ridge = La Meute des crêtes
force-corps_recovery = La Colonne de capture
force-corps_hunt = La Battue
force-corps_capture = L’Équipe de capture
force-brood_150 = La Petite Meute
force-corps_150 = Le Petit Détachement
force-brood_250 = La Grande Meute
force-corps_250 = Le Grand Détachement

## Units

unit-rap = Meute à faucilles
    .article = la
    .gender = feminine
unit-alp = Raptor alpha
    .article = le
    .gender = masculine
unit-tri = Tricératops
    .article = le
    .gender = masculine
unit-rex = Tyrannosaure
    .article = le
    .gender = masculine
unit-dil = Couple de dilophosaures
    .article = le
    .gender = masculine
unit-pte = Vol de ptéranodons
    .article = le
    .gender = masculine
unit-tro = Escouade de gardiens
    .article = l
    .gender = feminine
unit-trk = Équipe de pisteurs
    .article = l
    .gender = feminine
unit-rig = Équipe de gréeurs
    .article = l
    .gender = feminine
unit-cpt = Capitaine
    .article = le
    .gender = masculine
unit-pha = Pharmacologue
    .article = le
    .gender = feminine
unit-hun = Chasseur de gros gibier
    .article = le
    .gender = masculine

## Action cards

card-rap_1 = Course de flanc
    .text = Initiative 7 ; Mouvement +2 ; Mêlée ; Esquive +1 ; Combo Mêlée Esquive.
card-rap_2 = Bond
    .text = Initiative 6 ; Mouvement +1 Saut ; Mêlée (Stabilité) ; Mêlée +1 Stabilité +1 ; Combo Mêlée Stabilité ; Renfort (2) : Mêlée +2.
card-rap_3 = Entaille
    .text = Initiative 6 ; Mouvement +1 ; Mêlée ; Mêlée +2 ; Combo Mêlée ; Renfort (1) : Perforation +1.
card-rap_4 = Griffe en faucille
    .text = Initiative 5 ; Mouvement +1 ; Mêlée (Perforation 1) ; Mêlée +3 ; Combo Mêlée (final) ; Renfort (2) : une Mêlée de plus.
card-rap_5 = Chasse coordonnée
    .text = Initiative 7 ; Mouvement +1 ; Mêlée ; Mêlée +1 Esquive +1 ; Combo Mêlée Adrénaline.
card-rap_6 = Plaquage
    .text = Initiative 5 ; Mouvement +1 Saut ; Prise ; Prise +2 Stabilité +1 ; Combo Stabilité ; Renfort (1) : Prise +1.
card-rap_7 = Dérobade
    .text = Initiative 8 ; Mouvement +1 ; Mêlée ; Esquive +3 ; Combo Esquive ; Réaction.
card-rap_8 = Cri strident
    .text = Initiative 4 ; Mouvement +0 ; Peur 2 ; Peur +2 Courage +1 ; Combo Peur Adrénaline.
card-tri_1 = Cornes baissées
    .text = Initiative 4 ; Mouvement +1 Charge ; Mêlée (Stabilité) ; Mêlée +2 Stabilité +1 ; Combo Mêlée Stabilité.
card-tri_2 = Ruée
    .text = Initiative 3 ; Mouvement +1 Charge ; Mêlée (Stabilité) ; Mêlée +1 Stabilité +3 ; Combo Stabilité (final) ; Renfort (2) : Mêlée +2.
card-tri_3 = Garde de collerette
    .text = Initiative 6 ; Mouvement Fixe ; Stabilité ; Armure +2 Stabilité +2 ; Combo Stabilité Courage ; Réaction.
card-tri_4 = Encornage
    .text = Initiative 5 ; Mouvement +0 ; Mêlée (Perforation 2) ; Mêlée +3 ; Combo Mêlée (final) ; Renfort (2) : Mêlée +2.
card-tri_5 = Mugissement
    .text = Initiative 5 ; Mouvement +0 ; Peur 2 ; Peur +2 Courage +2 ; Combo Courage Adrénaline.
card-tri_6 = Pas lourd
    .text = Initiative 2 ; Mouvement +0 ; Mêlée ou Stabilité ; Stabilité +1 Armure +1 ; Combo Stabilité Adrénaline.
card-tri_7 = Cornes bloquées
    .text = Initiative 3 ; Mouvement +0 ; Prise ; Prise +1 Stabilité +2 ; Combo Stabilité.
card-rex_1 = Traque
    .text = Initiative 5 ; Mouvement +1 ; Mêlée (Unique) ; Mêlée +1 ; Combo Mêlée Peur.
card-rex_2 = Morsure broyeuse
    .text = Initiative 3 ; Mouvement +1 ; Mêlée (Unique, Perforation 2) ; Mêlée +3 ; Combo Mêlée (final) ; Renfort (3) : Mêlée +3.
card-rex_3 = Rugissement
    .text = Initiative 7 ; Mouvement +0 ; Peur 3 ; Peur +2 Courage +1 ; Combo Peur Adrénaline.
card-rex_4 = Saccage
    .text = Initiative 2 ; Mouvement +1 Charge ; Mêlée (Stabilité) ; Mêlée +2 Stabilité +2 ; Combo Mêlée Stabilité ; Renfort (2) : une Mêlée de plus.
card-rex_5 = Mâchoire refermée
    .text = Initiative 4 ; Mouvement +1 ; Prise puis Mêlée (Unique) ; Prise +2 Mêlée +1 ; Combo Stabilité.
card-rex_6 = Coup de queue
    .text = Initiative 6 ; Mouvement +1 ; Mêlée (Balayage arrière, Stabilité) ; Stabilité +1 ; Combo Stabilité Esquive.
card-rex_7 = De toute sa hauteur
    .text = Initiative 8 ; Mouvement Fixe ; Stabilité ; Armure +1 Stabilité +1 Esquive +1 ; Combo Courage ; Réaction.
card-rex_8 = Coup de tête
    .text = Initiative 5 ; Mouvement +1 ; Stabilité ; Stabilité +3 ; Combo Stabilité.
card-dil_1 = Jet de venin
    .text = Initiative 6 ; Mouvement +1 ; Tir ; Tir +2 ; Combo Tir.
card-dil_2 = Nuage aveuglant
    .text = Initiative 5 ; Mouvement +0 ; Tir ; Tir +3 ; Combo Tir (final) ; Renfort (1) : Dégâts +2.
card-dil_3 = Parade de collerette
    .text = Initiative 7 ; Mouvement +0 ; Peur 2 ; Peur +2 ; Combo Peur Adrénaline.
card-dil_4 = Saut en arrière
    .text = Initiative 8 ; Mouvement +2 ; Tir ; Esquive +2 ; Combo Esquive Tir ; Réaction.
card-dil_5 = Coup de dents
    .text = Initiative 4 ; Mouvement +1 ; Mêlée ; Mêlée +2 ; Combo Mêlée.
card-dil_6 = Encerclement
    .text = Initiative 3 ; Mouvement +2 ; Tir ou Mêlée ; Tir +1 Mêlée +1 ; Combo Esquive Adrénaline.
card-pte_1 = Piqué
    .text = Initiative 8 ; Mouvement +2 ; Mêlée (Unique) ; Mêlée +2 ; Combo Mêlée.
card-pte_2 = Rapt
    .text = Initiative 6 ; Mouvement +1 ; Prise ; Prise +2 ; Combo Stabilité Adrénaline.
card-pte_3 = Ascendance
    .text = Initiative 9 ; Mouvement +3 ; Esquive +3 ; Combo Esquive ; Réaction.
card-pte_4 = Coup d’aile
    .text = Initiative 5 ; Mouvement +1 ; Mêlée (Stabilité) ; Stabilité +2 ; Combo Stabilité Esquive.
card-pte_5 = Crissement
    .text = Initiative 7 ; Mouvement +1 ; Peur 1 ; Peur +2 ; Combo Peur Adrénaline.
card-pte_6 = Enlèvement
    .text = Initiative 4 ; Mouvement +2 ; Prise ; Prise +3 ; Combo Stabilité (final).
card-tro_1 = Avance et feu
    .text = Initiative 5 ; Mouvement +1 ; Tir ; Tir +1 ; Combo Tir.
card-tro_2 = Salve ajustée
    .text = Initiative 4 ; Mouvement Fixe ; Tir ; Tir +3 ; Combo Tir (final).
card-tro_3 = Tir de barrage
    .text = Initiative 6 ; Mouvement +0 ; Tir ; Tir +2 ; Combo Tir Courage.
card-tro_4 = À couvert
    .text = Initiative 7 ; Mouvement +0 ; Tir ; Esquive +3 Courage +1 ; Combo Esquive Courage ; Réaction.
card-tro_5 = Repli
    .text = Initiative 8 ; Mouvement +1 ; Tir ; Esquive +2 ; Combo Esquive.
card-tro_6 = Arc-boutés
    .text = Initiative 3 ; Mouvement Fixe ; Stabilité ou Mêlée ; Stabilité +2 Mêlée +1 Courage +2 ; Combo Stabilité Courage.
card-tro_7 = Sécuriser
    .text = Initiative 2 ; Mouvement +0 ; Interaction puis Tir ; Combo Courage Tir.
card-tro_8 = Matraques électriques
    .text = Initiative 5 ; Mouvement +1 ; Mêlée (Stabilité) ; Mêlée +2 Stabilité +1 ; Combo Mêlée ; Renfort (1) : Mêlée +1.
card-trk_1 = Cible désignée
    .text = Initiative 6 ; Mouvement +0 ; Tir ; Tir +2 ; Combo Tir.
card-trk_2 = Tir patient
    .text = Initiative 3 ; Mouvement Fixe ; Tir (Perforation 1) ; Tir +3 ; Combo Tir (final) ; Renfort (1) : Dégâts +1.
card-trk_3 = Esquive discrète
    .text = Initiative 8 ; Mouvement +1 ; Tir ; Esquive +2 ; Combo Esquive Tir ; Réaction.
card-trk_4 = Rechargement
    .text = Initiative 4 ; Mouvement +0 ; Interaction puis Tir ; Tir +1 ; Combo Tir Courage.
card-trk_5 = Nerfs d’acier
    .text = Initiative 5 ; Mouvement +0 ; Tir ; Courage +3 ; Combo Courage.
card-trk_6 = Pister
    .text = Initiative 7 ; Mouvement +1 ; Interaction ; Esquive +1 ; Combo Esquive Courage.
card-trk_7 = Dernier carré
    .text = Initiative 2 ; Mouvement +0 ; Mêlée ou Tir ; Mêlée +2 Courage +1 ; Combo Mêlée.
card-rig_1 = Lancer de filet
    .text = Initiative 5 ; Mouvement +0 ; Tir ; Tir +2 ; Combo Tir.
card-rig_2 = Tirer les filins
    .text = Initiative 4 ; Mouvement +1 ; Prise ; Prise +2 Stabilité +1 ; Combo Stabilité.
card-rig_3 = Treuil
    .text = Initiative 2 ; Mouvement Fixe ; Stabilité ; Stabilité +3 ; Combo Stabilité (final).
card-rig_4 = Montage rapide
    .text = Initiative 7 ; Mouvement +0 ; Interaction puis Tir ; Tir +1 ; Combo Tir Esquive.
card-rig_5 = Débandade
    .text = Initiative 8 ; Mouvement +1 ; Esquive +3 ; Combo Esquive ; Réaction.
card-rig_6 = En force
    .text = Initiative 3 ; Mouvement +0 ; Mêlée (Stabilité) ; Mêlée +1 Stabilité +2 ; Combo Stabilité Courage.
card-ldr_1 = En tête
    .text = Initiative 6 ; Mouvement +1 ; Tir ; Tir +2 Courage +2 ; Combo Tir Courage.
card-ldr_2 = Tir au jugé
    .text = Initiative 7 ; Mouvement +0 ; Tir ; Tir +1 Esquive +1 ; Combo Tir.
card-ldr_3 = Œil de lynx
    .text = Initiative 3 ; Mouvement Fixe ; Tir (Perforation 2) ; Tir +3 ; Combo Tir (final) ; Renfort (2) : Dégâts +2.
card-ldr_4 = Plongeon
    .text = Initiative 9 ; Mouvement +1 ; Esquive +4 ; Combo Esquive ; Réaction.
card-ldr_5 = Ralliement
    .text = Initiative 5 ; Mouvement +0 ; Ralliement ; Courage +2 ; Combo Courage Adrénaline.
card-ldr_6 = Improvisation
    .text = Initiative 4 ; Mouvement +0 ; Interaction puis Tir ; Combo Esquive Courage.
card-ldr_7 = Au couteau
    .text = Initiative 5 ; Mouvement +1 ; Mêlée (Perforation 1) ; Mêlée +3 ; Combo Mêlée ; Renfort (1) : Mêlée +1.

## Hero cards

card-sh_1 = Sursaut primal
    .text = L’unité qui commence gagne 2 points d’Adrénaline. Dans un test : Mêlée +1 Adrénaline +1 ou Esquive +1.
card-sh_2 = Odeur du sang
    .text = Le dinosaure qui commence se déplace de 2 de plus pendant cette activation. Dans un test : Mêlée +1 ou Esquive +2.
card-sh_3 = Morsure mortelle
    .text = Votre attaque de Mêlée gagne Perforation 2 (2 Adrénaline). Dans un test : Mêlée +2 ou Adrénaline +1.
card-sh_4 = Cuir épais
    .text = Armure +2 pour votre unité qui vient d’être touchée. Dans un test : Stabilité +2 ou Courage +1 Adrénaline +1.
card-sh_5 = Embuscade
    .text = Une autre unité a bougé à 2 hexagones ou moins de l’une des vôtres : la vôtre agit ensuite (1 Adrénaline). Dans un test : Esquive +1 ou Mêlée +1 Adrénaline +1.
card-sh_6 = Appel terrifiant
    .text = Votre unité a tué : elle fait un test de Peur contre un ennemi à 3 hexagones ou moins (1 Adrénaline). Dans un test : Peur +2 ou Adrénaline +1.
card-sh_7 = Éliminer la drogue
    .text = Défaussez un Sédatif de votre unité, quand elle commence ou quand la carte est retournée (1 Adrénaline). Dans un test : Courage +2 ou Adrénaline +1.
card-sh_8 = Remporter la lutte
    .text = Vous remportez l’égalité. Dans un test : Stabilité +1 ou Mêlée +1.
card-sh_9 = Se dégager
    .text = Toute Prise et tout Filet sur l’unité qui commence prennent fin. Dans un test : Stabilité +2 ou Esquive +1.
card-sh_10 = Instinct grégaire
    .text = Vous devenez Premier joueur. Dans un test : Courage +1 ou Adrénaline +2.
card-sh_11 = Sang vif
    .text = Votre unité du Groupe à égalité agit avec Initiative +1. Dans un test : Esquive +1 ou Mêlée +1.
card-sh_12 = Coup allongé
    .text = Votre attaque de Mêlée a échoué : +2, comparez de nouveau (1 Adrénaline). Dans un test : Mêlée +2 ou Esquive +2.
card-hh_1 = Tenir la ligne
    .text = Courage +3 pour toutes vos unités contre cette action de Peur (1 Commandement). Dans un test : Courage +2 ou Tir +1.
card-hh_2 = En joue
    .text = Votre tir a Tir +2 et Dégâts +1 (1 Commandement). Dans un test : Tir +2 ou Esquive +1.
card-hh_3 = Pas de course
    .text = L’unité humaine qui commence se déplace de 1 de plus et n’est pas arrêtée par le terrain difficile (1 Commandement). Dans un test : Esquive +2 ou Stabilité +1.
card-hh_4 = Ravitaillement
    .text = Gagnez 1 point de Réquisition (2 Commandement). Dans un test : Tir +1 ou Courage +1.
card-hh_5 = Dispersion
    .text = Votre unité humaine attaquée a Esquive +3 (1 Commandement). Dans un test : Esquive +2 ou Courage +1.
card-hh_6 = Changement de plan
    .text = Après le glissement, échangez la carte Active et la carte En attente d’une unité (2 Commandement). Dans un test : Stabilité +1 ou Tir +1.
card-hh_7 = Tenir bon
    .text = Vous remportez l’égalité. Dans un test : Stabilité +2 ou Mêlée +1.
card-hh_8 = Tir de couverture
    .text = Un ennemi a bougé à portée de l’une de vos unités qui n’a pas agi : elle tire aussitôt à −1 (2 Commandement). Dans un test : Tir +1 ou Esquive +1.
card-hh_9 = Premiers secours
    .text = Rendez 1 point de Vie, ou retirez une Blessure critique à l’unité qui commence (1 Commandement). Dans un test : Courage +1 ou Esquive +1.
card-hh_10 = Chaîne de commandement
    .text = Vous choisissez le Premier joueur (1 Commandement). Dans un test : Courage +2 ou Tir +1.
card-hh_11 = Surpression
    .text = Votre fléchette ou filet qui a touché a Dégâts +2 (1 Commandement). Dans un test : Tir +2 ou Courage +1.
card-hh_12 = Libération
    .text = Toute Prise et tout Filet sur l’unité qui commence prennent fin (1 Commandement). Dans un test : Stabilité +2 ou Esquive +1.
card-hh_13 = Plan de secours
    .text = Échangez la carte Suivante d’une unité avec une carte qu’elle vient de défausser (1 Commandement). Dans un test : Tir +1 ou Courage +1.

## Condition cards

card-fe_1 = Fuite
    .text = Fuyez ce qui vous effraie, Mouvement +1 ; aucune action. Esquive +1.
card-fe_2 = Pétrifié
    .text = Ni déplacement, ni rotation, ni action. Esquive −1.
card-fe_3 = Crise de panique
    .text = Rapprochez-vous de l’autre unité la plus proche et attaquez-la, amie ou ennemie.
card-cw_1 = Boiterie
    .text = Rotations seulement ; puis une Mêlée ou un Tir de base.
card-cw_2 = Hémorragie
    .text = Rotations seulement, aucune action. Chaque fois qu’elle est piochée : montrez-la et perdez 1 point de Vie.
card-cw_3 = Commotion
    .text = Mouvement de base, aucune action. Esquive −1, Courage −1.
card-fu_1 = Furieux
    .text = Mêlée +1, Stabilité +1, Peur +1 ; ne teste pas la Peur.

## Weapons, ammunition, gear

card-wb_1 = Carabine
    .text = Portée 4, Dégâts 3, Perforation 0.
card-wb_2 = Fusil à fléchettes
    .text = Portée 6, Dégâts 2, Perforation 1.
card-wb_3 = Lance-filet
    .text = Portée 3, Dégâts 3, Perforation 1.
card-wb_4 = Arme de poing
    .text = Portée 3, Dégâts 3, Perforation 0.
card-wb_5 = Pistolet à fléchettes
    .text = Portée 4, Dégâts 2, Perforation 1.
card-wb_6 = Fusil lourd
    .text = Portée 6, Dégâts 4, Perforation 1.
card-wb_7 = Crachat venimeux
    .text = Portée 3, Dégâts 2, Perforation 1.
card-we_1 = Lance-grenades
    .text = Portée 4, Dégâts 3, Perforation 1, Zone 1.
card-we_2 = Long fusil à fléchettes
    .text = Portée 7, Dégâts 3, Perforation 1.
card-we_3 = Fusil à pompe
    .text = Portée 2, Dégâts 5, Perforation 0.
card-am_1 = Dose légère
    .text = Sédatif. La moitié de l’Adrénaline est perdue ; Mouvement −1.
card-am_2 = Dose standard
    .text = Sédatif. La moitié de l’Adrénaline est perdue, la Furie cesse ; Mêlée −1, Stabilité −1.
card-am_3 = Forte dose
    .text = Sédatif, demande 2 Dégâts. Toute l’Adrénaline est perdue, la Furie cesse ; Mouvement −1, Esquive −1, Stabilité −1.
card-am_4 = Filet léger
    .text = Filet de Stabilité 4.
card-am_5 = Filet à câbles
    .text = Filet de Stabilité 6.
card-am_6 = Balle à noyau dur
    .text = Dégâts +1, Perforation +1, pour une attaque.
card-ge_1 = Boucliers antiémeute
    .text = Armure +1 contre les attaques de Mêlée.
card-ge_2 = Radio de campagne
    .text = +1 Commandement à chaque tour tant que l’unité vit.
card-ge_3 = Trousse de stimulants
    .text = Défaussez-la quand l’unité commence : elle se relève gratuitement, ou se déplace de 1 de plus.
card-back_1 = Face cachée, Initiative 1
card-back_2 = Face cachée, Initiative 2
card-back_3 = Face cachée, Initiative 3
card-back_4 = Face cachée, Initiative 4
card-back_5 = Face cachée, Initiative 5
card-back_6 = Face cachée, Initiative 6
card-back_7 = Face cachée, Initiative 7
card-back_8 = Face cachée, Initiative 8
card-back_9 = Face cachée, Initiative 9
card-back_condition = Face cachée, une Condition
card-back_sedative = Un Sédatif
card-back_net = Un Filet
card-back_round = Une balle
item-sedative = un Sédatif
item-net = un Filet
item-round = une balle
item-we_1 = { card-we_1 }
item-we_2 = { card-we_2 }
item-we_3 = { card-we_3 }
item-ge_1 = { card-ge_1 }
item-ge_2 = { card-ge_2 }
item-ge_3 = { card-ge_3 }

## Abilities

ability-fearsome = Terrifiant
ability-fly = Vol
ability-pack_sense = Sens de la meute
ability-hero = Héros
ability-commander = Commandant
ability-steadying_presence = Présence rassurante
ability-potent_mix = Mélange puissant

## Skills and stats

skill-me = Mêlée
skill-ba = Tir
skill-do = Esquive
skill-st = Stabilité
skill-fe = Peur
skill-co = Courage
skill-ar = Armure
skill-gr = Prise
skill-mv = Mouvement
skill-ad = Adrénaline
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
stat-hp = Vie
stat-mv = Mouvement
stat-pv = Pivot
stat-sd = Se relever
stat-me = Mêlée
stat-ba = Tir
stat-do = Esquive
stat-st = Stabilité
stat-fe = Peur
stat-co = Courage
stat-ar = Armure
stat-ar_front = Armure, avant
stat-ar_side = Armure, côtés
stat-ar_rear = Armure, arrière
stat-l = Emplacements de combo
stat-dr = Pioche
stat-ad = Adrénaline
stat-bi = Initiative de plateau
stat-cr = Seuil critique
stat-v = Valeur
stat-weapon = Arme
stat-ability = Capacité
stat-vp = Points de victoire
stat-command = Commandement
stat-requisition = Réquisition
stat-first_player = Premier joueur
supply-sedative = Sédatifs en réserve
supply-net = Filets en réserve
supply-round = Balles en réserve
supply-we_1 = { card-we_1 } en réserve
supply-we_2 = { card-we_2 } en réserve
supply-we_3 = { card-we_3 } en réserve
supply-ge_1 = { card-ge_1 } en réserve
supply-ge_2 = { card-ge_2 } en réserve
supply-ge_3 = { card-ge_3 } en réserve

## States

state-sedated = Endormi
state-knocked = Renversé
state-blocked = Bloqué
state-grabbed = Saisi
state-grabbing = Saisit
state-furious = Furieux
state-holding = Réaction retenue
state-fear = Cartes Peur
state-dosed = Sédatifs à retourner
state-locked = Emplacements bloqués
state-initiative = Initiative

## Piles

timeline-now = Ce tour
timeline-next = Tour suivant
pile-hero-hand = Main de héros
pile-hero-deck = Paquet de héros
pile-hero-discard = Défausse de héros
pile-announced = Annoncées
pile-fear = Paquet de Peur
pile-wounds = Paquet de Blessures
pile-active = Active
pile-next = Suivante
pile-idle = En attente
pile-hand = Main
pile-stack = Pile de combo
pile-discard = Défausse
pile-deck = Paquet d’action
pile-sedatives = Sédatifs
pile-nets = Filets
pile-doses = Sous la carte Suivante
pile-ammo = Munitions
pile-equipment = Équipement
slot-active = Active
slot-next = Suivant
slot-idle = En attente

## Phases, scenarios, terrain

round-called = Tour
phase-set_up = Mise en place
phase-action = Phase d’action
phase-initiative = Phase d’initiative
phase-over = Partie terminée
scenario-broken_paddock = L’Enclos brisé
    .summary = La clôture est tombée. Capturez les bêtes, ou échappez-vous.
scenario-supply_drop = Le Largage
    .summary = Cinq caisses sont tombées dans le marais : ouvrez-les, ou fracassez-les.
scenario-nest_ridge = La Crête des nids
    .summary = Trois nids sur une crête : tenez-les tour après tour.
scenario-none = Terrain dégagé
    .summary = Une position écrite à la main.
terrain-fence = Clôture
terrain-scrub = Broussailles
terrain-swamp = Marais
terrain-rocks = Rochers
terrain-nest = Nid
terrain-cliff = Falaise
terrain-ferns = Fougères
class-difficult = Difficile
class-impassable = Infranchissable
trait-stability = Stabilité { $n }
thing-crate = Caisse
thing-cart = Chariot
thing-truck = Camion
thing-cache = Cache
thing-net = Filet
target-crate = { thing-crate }
target-cart = { thing-cart }
target-truck = { thing-truck }
target-cache = { thing-cache }
target-net = { thing-net }
objective-N1 = Nid 1
objective-N2 = Nid 2
objective-N3 = Nid 3
zone-deployment = Zone de déploiement
zone-west = ouest
zone-east = est
zone-north = nord
zone-south = sud
zone-front = avant
zone-side = côté
zone-rear = arrière
zone-all = tous côtés
step-movement = le Mouvement
step-action = l’action
way-melee = Mêlée
way-shoot = Tir

## Events

event-first-player-named = { $seat } est Premier joueur.
event-zone-chosen = { $seat } prend la zone du côté { $zone }.
event-mulliganed = { $seat } échange des cartes de héros : { $count }.
event-deployed = { $unit } : déploiement.
event-card-placed = { $unit } : une carte d’Initiative { $initiative } à l’emplacement { $slot }.
event-condition-placed = { $unit } : une carte Condition à l’emplacement Suivant.
event-round-began = Le tour { $round } commence.
event-command-gained = { $seat } gagne du Commandement : { $amount }.
event-requisition-gained = { $seat } gagne de la Réquisition : { $amount }.
event-skipped = { $unit_Le } passe son activation.
event-revealed = { $unit_Le } révèle { $card }.
event-activated = { $unit_Le } s’active.
event-held = { $unit_Le } retient sa Réaction.
event-reacted = { $unit_Le } réagit : { $step }.
event-moved = { $models ->
    [1] { $unit_Le } va en ({ $column },{ $row }).
   *[other] { $models } figurines { $unit_du } vont en ({ $column },{ $row }).
}
event-turned = { $heading ->
    [0] { $unit_Le } se tourne vers l’est.
    [1] { $unit_Le } se tourne vers le nord-est.
    [2] { $unit_Le } se tourne vers le nord-ouest.
    [3] { $unit_Le } se tourne vers l’ouest.
    [4] { $unit_Le } se tourne vers le sud-ouest.
   *[5] { $unit_Le } se tourne vers le sud-est.
}
event-stood-up = { $unit_Le } se relève.
event-left = Une figurine { $unit_du } quitte le plateau.
event-movement-cancelled = { $unit_Le } ne peut finir là son Mouvement et revient en arrière.
event-passage-refused = { $unit_Le } barre le passage { $mover_au }.
event-tested = { $success ->
    [true] { $unit_Le } l’emporte sur { $target_le } : { $skill } { $score } contre { $against }.
   *[other] { $unit_Le } échoue contre { $target_le } : { $skill } { $score } contre { $against }.
}
event-hero-card-played = { $seat } joue { $card }.
event-hero-card-returned = { $seat } reprend { $card } : sa condition n’est plus remplie.
event-icons-added = { $seat } défausse { $card } pour { $unit_le } : +{ $amount }.
event-ties-cancelled = Les cartes d’égalité s’annulent ; { $unit_le } l’emporte comme Initiateur.
event-attacked = { $unit_Le } attaque { $target_le } : { $way }.
event-hit = { $unit_Le } touche { $target_le }.
event-missed = { $unit_Le } manque { $target_le }.
event-damage-dealt = { $unit_Le }, { $zone } : { $force } contre Armure { $armour }, Dégâts { $damage }.
event-health-lost = { $unit_Le } perd de la Vie : { $amount }.
event-crushed = { $unit_Le } subit un écrasement : Dégâts { $damage }.
event-model-eliminated = Une figurine { $unit_du } est éliminée.
event-unit-eliminated = { $unit } : unité éliminée.
event-knocked = { $unit_Le } tombe : Renversé.
event-displaced = { $unit_Le } recule en ({ $column },{ $row }).
event-thing-displaced = { $thing } : poussée en ({ $column },{ $row }).
event-followed = { $unit_Le } suit sur son élan.
event-grabbed = { $blocked ->
    [true] { $unit_Le } saisit et bloque { $target_le }.
   *[other] { $unit_Le } saisit { $target_le }.
}
event-grab-ended = { $unit_Le } lâche { $target_le }.
event-broke-free = { $unit_Le } se dégage.
event-netted = { $unit_Le } est pris dans un filet : { $card }.
event-dosed = { $unit_Le } reçoit un Sédatif.
event-ammunition-spent = { $unit_Le } a dépensé { $card }.
event-sedative-flipped = { $unit } : { $card } est retournée.
event-sedative-discarded = { $unit } : { $card } est défaussée.
event-sedated = { $unit_Le } s’endort.
event-woke = { $unit_Le } se réveille.
event-fear-taken = { $unit_Le } reçoit une carte Peur.
event-wound-taken = { $unit_Le } reçoit une Blessure critique.
event-bled = { $unit_Le } saigne.
event-adrenaline-gained = { $unit_Le } gagne de l’Adrénaline : { $amount }.
event-adrenaline-lost = { $unit_Le } perd de l’Adrénaline : { $amount }.
event-became-furious = { $unit_Le } devient Furieux.
event-calmed-down = { $unit_Le } se calme.
event-condition-resolved = { $unit_Le } se remet : { $card }.
event-fled = { $unit_Le } fuit.
event-boosted = { $unit_Le } dépense de l’Adrénaline pour son Renfort : { $cost }.
event-crate-opened = { $unit_Le } ouvre une caisse.
event-equipped = { $unit_Le } s’équipe : { $item }.
event-gear-used = { $unit_Le } utilise { $card }.
event-rallied = { $unit_Le } reprend courage ; cartes Peur retirées : { $cards }.
event-health-restored = { $unit_Le } récupère 1 point de Vie.
event-cards-slid = Les cartes Suivantes du tour { $round } glissent à l’emplacement Actif.
event-stack-trimmed = { $unit_Le } défausse de sa pile : { $cards }.
event-card-discarded = { $unit_Le } défausse { $card }.
event-card-kept = { $unit_Le } garde sa carte non jouée.
event-hero-cards-discarded = { $seat } défausse pour revenir à 5 : { $cards }.
event-points-scored = { $side } marque { $points }.
event-rewarded = { $seat } est récompensé pour un objectif.
event-game-ended = { $winner ->
    [none] La partie s’achève sur une égalité.
   *[other] La partie s’achève : { $winner } l’emporte.
}

## Questions

ask-muster = Quelle armée alignez-vous ?
ask-first-player = Tirez au sort le Premier joueur.
ask-zone-choice = Quelle zone de déploiement prenez-vous ?
ask-draw = Piochez des cartes d’action.
ask-hero-draw = Piochez des cartes de héros.
ask-wound = Piochez une Blessure critique sans la regarder.
ask-fear = Piochez une carte Peur sans la regarder.
ask-mulligan = Cochez les cartes de héros à remplacer : on ne le peut qu’une fois.
ask-deploy-first = Qui déploie en premier ?
ask-deploy-unit = Quelle unité déployez-vous ?
ask-deploy-heading = Vers où tourner { $piece_le } ?
ask-deploy-model = { $count ->
    [1] Où placer { $piece_le } ?
   *[other] Où placer la figurine { $n } sur { $count } ({ $piece }) ?
}
ask-deploy-whole = Où placer { $piece_le } (figurines : { $count }) ?
ask-active-first = Qui place la première carte Active ?
ask-place-active = Placez une carte Active.
ask-next-first = Qui place en premier parmi les ex æquo ?
ask-place-next = Placez une carte Suivante : elle sera jouée au tour d’après le prochain.
ask-idle = Quelles cartes gardez-vous En attente ? Une par unité ; le reste est défaussé.
ask-fear-order = { $piece } : quelle carte Peur sera piochée la première ?
ask-group-skip = Cochez celles de vos unités à égalité qui passent.
ask-group-first = Qui s’active en premier dans le Groupe à égalité ?
ask-group-unit = Quelle unité du Groupe s’active ?
ask-skip = Au tour { $piece_du }, avec la carte { $card }. S’activer ou passer ?
ask-hold = { $piece } : jouer { $card } maintenant, ou la retenir comme Réaction ?
ask-held-first = Qui achève en premier une Réaction retenue ?
ask-sub-unit = Quelle partie { $piece_du } est attaquée ?
ask-held-unit = Quelle unité achève sa Réaction retenue ?
ask-consume = Consommer des cartes de héros pour exciter { $piece_le } ?
ask-kit = Utiliser la Trousse de stimulants ?
ask-movement = { $piece } : comment se déplacer ?
ask-mover = Qui { $piece_du } se déplace ?
ask-step = Prochain pas { $piece_du } ? Points restants : { $points }.
ask-disengage = { $piece } : tenir bon, ou lâcher ?
ask-passage = { $piece } : laisser passer un allié ?
ask-react-movement = Qui réagit au Mouvement ?
ask-react-action = Qui réagit à l’action ?
ask-react-first = Quelle Réaction passe en premier ?
ask-action = Que fait { $piece_le } ?
ask-printed = Quelle action de la carte ?
ask-melee = { $piece } : qui frapper ?
ask-shoot = { $piece } : sur qui tirer ?
ask-stab = { $piece } : contre qui éprouver sa force ?
ask-grab = { $piece } : qui saisir ?
ask-weapon = Avec quelle arme ?
ask-ammunition = Avec quelle munition ?
ask-impact = Qui tire, et où frappe le coup ?
ask-fighters = { $piece } : qui participe ?
ask-boost = Payer { $cost } Adrénaline sur { $left } pour { $effects } ?
ask-order = À qui le tour ?
ask-zone = Quelle zone est touchée ?
ask-casualty = Dégâts : { $damage }. Quelle figurine est touchée d’abord ({ $piece }) ?
ask-shove = Faire le test de Stabilité ?
ask-strongest = Les unités de deux joueurs tiennent aussi fort : tirer au sort celle qui résiste.
ask-contact = Quels hexagones sont en contact ?
ask-effect = Quels effets appliquez-vous ?
ask-frighten = { $piece_Le } prend peur : lui donner une carte de Peur ?
ask-follow = { $piece } : suivre sur son élan ?
ask-passive = Ajouter une carte de héros ? { $skill } { $score } contre { $opposed } { $against } : { $standing }.
ask-announce = Annoncer une carte de héros ?
ask-resolve-first = Quelle carte est résolue en premier ?
ask-rally = { $piece } : qui rallier ?
ask-flee = { $piece } : où fuir ?
ask-look = De quel côté regarder ?
ask-interact = Ouvrir ou acheter quoi ? Vous avez { $requisition } en Réquisition.
ask-panic-target = Contre qui se tourne la panique ?
ask-panic-order = Quelle figurine panique ensuite ?
ask-panic-end = Où mène la panique ?
ask-skipped-card = Cochez les cartes non jouées qui restent pour le tour suivant ; les autres sont défaussées.
ask-flip = De qui retourne-t-on les Sédatifs ensuite ?
ask-trim = Défausser des cartes du bas de vos piles ?
ask-idle-keep = Cochez les cartes En attente que vous défaussez ; les autres rejoignent la main.
ask-hand-limit = Votre main est trop grande : défaussez { $count ->
    [one] une carte de héros
   *[other] { $count } cartes de héros
}.
ask-main-reveal = Les cartes du Groupe sont révélées : jouer une carte de héros ?
ask-main-start = { $piece_Le } commence : jouer une carte de héros ?
ask-main-move = { $piece_Le } a fini de bouger : jouer une carte de héros ?
ask-main-decl = { $piece_Le } déclare une action : jouer une carte de héros ?
ask-main-tie = Les scores sont égaux : jouer une carte de héros ?
ask-main-miss = L’attaque a échoué : jouer une carte de héros ?
ask-main-hit = L’attaque a touché : jouer une carte de héros ?
ask-main-kill = Une figurine a été éliminée : jouer une carte de héros ?
ask-main-sed = Un Sédatif est retourné : jouer une carte de héros ?
ask-main-first = La fenêtre du Premier joueur : jouer une carte de héros ?
ask-main-slide = Les cartes ont glissé : jouer une carte de héros ?
ask-main-draw = Les défausses sont faites : jouer une carte de héros ?

## Options

option-army = Valeur d’armée
    .summary = Combien de points chaque joueur peut dépenser pour son armée.
option-poker_face = Visage impassible
    .summary = Tout joueur qui a des cartes de héros est interrogé à chaque fenêtre, si bien que nul n’apprend rien de qui est interrogé.
option-grab = Prise
    .summary = Si chaque figurine d’une unité peut saisir dans une même action, ou une seule d’entre elles.
option-hero_deck = Paquets de héros
    .summary = Si les cartes de héros se choisissent selon la faction et les unités, ou selon la seule faction.
value-hero_deck-units = faction et unités
value-hero_deck-faction = la faction seule
value-each = chaque figurine
value-one = une seule
option-rotation = Rotation
    .summary = Si les unités tournent de quelques arêtes gratuitement, selon leur plateau, ou paient un point par arête.
value-pivot = pivots gratuits
value-paid = 1 point par arête
option-pass = Rien
option-play = Jouer { $card }
option-skip-window = Passer, et être interrogé de nouveau
option-icons = { $card } : { $icons }
option-seat = { $seat }
option-activate = Activer : { $unit_le }
option-go-ahead = Continuer
option-hold = Retenir la Réaction
option-wait = Attendre
option-react = Réagir avec { $unit_le } ({ $card })
option-consume = { $card } : Adrénaline +{ $amount }
option-keep-kit = La garder
option-kit-move = Se déplacer de 1 de plus
option-kit-stand = Se relever gratuitement
option-card-movement = Par { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
option-base-movement = Mouvement de base : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
option-done = Terminé
option-stop = S’arrêter
option-group = Groupe de { $count }, depuis ({ $column },{ $row })
option-model = Figurine { $n } en ({ $column },{ $row }), Santé { $health }
option-go-on = Le groupe { $n } continue
option-go = Vers ({ $column },{ $row })
option-enter = Forcer le passage en ({ $column },{ $row })
group-farther-0 = Plus loin à l’est
group-farther-1 = Plus loin au nord-est
group-farther-2 = Plus loin au nord-ouest
group-farther-3 = Plus loin à l’ouest
group-farther-4 = Plus loin au sud-ouest
group-farther-5 = Plus loin au sud-est
option-turn-left = Pivoter à gauche
option-turn-right = Pivoter à droite
option-turn-left-head = Pivoter à gauche autour de la tête
option-turn-left-tail = Pivoter à gauche autour de la queue
option-turn-right-head = Pivoter à droite autour de la tête
option-turn-right-tail = Pivoter à droite autour de la queue
option-stand = Se relever
option-leave = Quitter le plateau
option-hold-on = Tenir bon
option-let-go = Lâcher
option-let-through = Laisser passer
option-bar-way = Barrer le passage
option-no-action = Aucune action
option-card-action = Par la carte : { $card }
option-base-melee = Mêlée de base
option-base-shoot = Tir de base
option-base-stab = Stabilité de base
option-base-grab = Prise de base
option-base-interact = Interagir
option-base-fear = Peur de base
option-break-grab = Briser la Prise sur la figurine { $n }
option-break-net = Rompre les Filets
option-do-melee = Mêlée
option-do-shoot = Tir
option-do-stab = Stabilité
option-do-grab = Prise
option-do-fear = Peur
option-do-rally = Ralliement
option-do-interact = Interaction
option-no-target = Personne
option-target = { $unit }
option-crate = La caisse en ({ $column },{ $row })
option-aim = Viser ({ $column },{ $row })
option-impact = La figurine { $n } tire en ({ $column },{ $row })
option-weapon = { $card }
option-no-ammunition = Aucune carte de munition
option-ammunition = { $card }
option-no-boost = Pas de Renfort
option-boost = Payer { $cost } : { $effects }
option-zone-front = Avant, Armure { $armour }
option-zone-side = Côté, Armure { $armour }
option-zone-rear = Arrière, Armure { $armour }
option-zone-all = Armure { $armour }
option-zone-hex = Les figurines en ({ $column },{ $row }), Armure { $armour }
option-zone-west = Ouest
option-zone-east = Est
option-zone-north = Nord
option-zone-south = Sud
option-shove = Tester avec la figurine { $n } en ({ $column },{ $row })
option-no-shove = Pas de test
option-contact = Pousser ({ $column },{ $row }), direction { $heading }
option-effect-all = Renverser et pousser
option-effect-knock = Renverser
option-effect-push = Repousser
option-effect-spare = Laisser debout
option-effect-block = Saisir et bloquer
option-effect-hold = Saisir seulement
option-give-fear = Donner une carte de Peur
option-spare-fear = N’en donner aucune
option-effect-none = Rien
option-stay = Rester
option-follow = Poursuivre
option-struggle = { $unit } en ({ $column },{ $row }), avec la figurine { $n }
option-open = Ouvrir la caisse en ({ $column },{ $row })
option-buy = Acheter { $card } pour { $cost }
option-replace = Remplacer { $old } : acheter { $card } pour { $cost }
option-no-interact = Rien
option-end = En ({ $column },{ $row }), face : { $heading }
heading-0 = est
heading-1 = nord-est
heading-2 = nord-ouest
heading-3 = ouest
heading-4 = sud-ouest
heading-5 = sud-est
option-flip = { $unit }
option-place = { $card } pour { $unit_le }
option-deploy = { $unit }
option-hex = ({ $column },{ $row })
option-heading-0 = Face : est
option-heading-1 = Face : nord-est
option-heading-2 = Face : nord-ouest
option-heading-3 = Face : ouest
option-heading-4 = Face : sud-ouest
option-heading-5 = Face : sud-est
option-play-on = Jouer { $card } sur { $unit_le }
option-play-for = Jouer { $card } : { $seat } devient Premier joueur
option-play-heal = Jouer { $card } : 1 point de Santé à la figurine { $n }
option-play-treat = Jouer { $card } : défausser { $wound }
option-play-next = Jouer { $card } : ôter la Blessure de l’emplacement Suivante
option-play-swap = Jouer { $card } : { $unit_le } reprend { $swapped }
option-skip-done = Passer, sauf si quelqu’un joue une carte
option-skip-last = Aucune carte
option-icons-for = { $card } : { $icons } pour { $unit_le }
option-skip-unit = Passer : { $unit_le } ({ $card })
option-target-at = { $unit } en ({ $column },{ $row }), figurines : { $count }
option-struggle-model = { $unit }, figurine { $held } en ({ $column },{ $row }), avec la figurine { $n }
option-card-of = { $unit } : { $card }
option-fear-place = { $place }. { $card } ({ $unit })
option-hero-card = { $card }
option-apart = Poser les figurines une à une
hero-icon = { $skill } +{ $amount }
boost-repeat = une Mêlée de plus
standing-ahead = le test réussit
standing-behind = le test échoue
standing-tie-won = égalité, qui suffit
standing-tie-lost = égalité, qui ne suffit pas

## Ce qui a mené à une question, et ce que change une réponse

note-test-won = Alors { $score } contre { $against } : le test réussit.
note-test-lost = Alors { $score } contre { $against } : le test échoue.
note-test-tie-won = Alors { $score } contre { $against } : égalité, qui suffit.
note-test-tie-lost = Alors { $score } contre { $against } : égalité, qui ne suffit pas.
note-do-melee = Frappe une unité voisine.
note-do-shoot = Tire sur une unité à portée et en vue.
note-do-stab = Épreuve de force contre une unité voisine : la renverse ou la repousse.
note-do-grab = Épreuve de force contre une unité voisine : la retient.
note-do-fear = Effraie quiconque est proche, amis compris.
note-do-rally = Retire des cartes Peur.
note-do-interact = Ouvre une caisse voisine, ou achète de l’équipement.
note-adrenaline = Rien ne change au test, mais { $unit_le } s’excite.
note-hold = Elle pourra interrompre une autre unité : bouger après un Mouvement, agir après une action.
note-fix = Elle reste dans son hexagone et ne peut que pivoter.
note-charge = En avant seulement ; après chaque hexagone, un pivot gratuit.
note-block = Une figurine bloquée ne peut ni bouger ni agir avant de se libérer.
note-spare-fear = Elle n’y gagne pas d’Adrénaline.
caution-own-side = Cela frappe ou effraie votre propre camp.
story-melee = { $by_Le } frappe { $to_le } ({ $card }).
story-melee-base = { $by_Le } frappe { $to_le }, sans sa carte.
story-shoot = { $by_Le } tire sur { $to_le } ({ $card }).
story-st = { $by_Le } éprouve sa force contre { $to_le }.
story-gr = { $by_Le } tente de saisir { $to_le }.
story-fe = { $by_Le } cherche à effrayer { $to_le }.
story-overpowers = { $by_Le } l’emporte sur { $to_le }.
story-grabs = { $by_Le } a saisi { $to_le } par sa seule force.
story-drags = { $by_Le } va bouger et entraînerait { $to_le }.
story-passes = { $by_Le } veut passer.
story-react-movement = { $by_Le } a fait son Mouvement.
story-react-action = { $by_Le } a agi.
story-start = { $by_Le } commence son activation sans carte.
story-start-card = { $by_Le } commence son activation avec la carte { $card }.
story-move = { $by_Le } a fini son Mouvement.
story-sed = Un Sédatif posé sur { $by_le } est retourné.
story-reveal = Les cartes du Groupe à égalité sont révélées.
story-first = Fin du tour { $round } : le jeton de Premier joueur va à qui a le plus de Commandement.
story-slide = Les cartes Suivantes ont glissé sur les emplacements Actifs.
story-draw = Tout ce qui n’a été ni placé ni gardé est défaussé.

## Moments qu’on peut laisser passer

window-skips = s’activer ou passer
window-holds = retenir une Réaction
window-gear = la Trousse de stimulants
window-boosts = payer un Renfort
window-grabs = lâcher une Prise
window-passages = laisser passer des alliés
window-reactions = réagir avec une unité qui attend
window-tests = les cartes de héros dans les tests
window-hero-cards = annoncer des cartes de héros

## Refusals and limits

refusal-out-of-reach = C’est hors de portée, hors de ligne ou hors de l’avant
refusal-from-the-bottom = Une pile se défausse par le bas : prenez d’abord la carte du dessous
refusal-standing-and-knocked = Figurines debout et renversées n’attaquent pas ensemble
refusal-adrenaline-full = Le maximum est atteint sans cette carte ({ $unit })
refusal-factions-of-the-paddock = L’Enclos brisé oppose humains et dinosaures : une faction par camp
recruits-hero = Héros
recruits-unit = Unités
breach-nobody = Une armée compte au moins une unité
breach-unknown-unit = Il n’existe pas d’unité { $unit }
breach-army = L’armée coûte { $spent }, et il n’y a que { $army } à dépenser
breach-faction = { $unit } appartient à une autre faction
breach-copies = { $units } × { $unit }, et une armée peut en avoir { $most }
breach-no-hero = Une armée humaine doit avoir au moins un Héros
breach-hero-card = { $card } n’est pas une carte de héros de cette faction
breach-hero-deck = Un paquet de héros compte 20 cartes, et non { $cards }
breach-hero-unit = { $card } demande l’une de ces unités : { $units }
breach-hero-copies = { $copies } × { $card }, et un paquet de héros peut en avoir 2

## Tallies

tally-me = Mêlée
tally-ba = Tir
tally-do = Esquive
tally-st = Stabilité
tally-fe = Peur
tally-co = Courage
tally-ar = Armure
tally-gr = Prise
tally-mv = Mouvement
tally-ad = Adrénaline
tally-armour = Armure
tally-damage = Dégâts
tally-base = base
tally-card = carte Active
tally-combo = combo
tally-condition = carte Condition
tally-furious = Furieux
tally-sedated = Endormi
tally-sedative = Sédatif
tally-pack-sense = Sens de la meute
tally-steadying-presence = Présence rassurante
tally-riot-shields = Boucliers antiémeute
tally-hero-card = carte de héros
tally-piercing = Perforation
tally-group = groupe
tally-boost = Renfort
tally-weapon = arme
tally-ammunition = munition
tally-object = objet
tally-grab = bonus de Prise
tally-allies-grabbing = alliés qui saisissent
tally-grabbing-units = unités qui saisissent
tally-net = Filet
tally-minimum = jamais moins
tally-zone-front = avant
tally-zone-side = côté
tally-zone-rear = arrière
tally-zone-all = Armure

## Effects

effect-health = { $unit } : Vie { $amount }
effect-eliminated = { $amount ->
    [one] { $unit_Le } perd une figurine
   *[other] { $unit_Le } perd { $amount } figurines
}
effect-escaped = { $amount ->
    [one] { $unit } : une figurine quitte le plateau
   *[other] { $unit } : { $amount } figurines quittent le plateau
}
effect-knocked = { $unit } : Renversé { $amount }
effect-grabbed = { $unit } : Prises { $amount }
effect-netted = { $unit } : Filets { $amount }
effect-sedated = { $unit } : Endormi { $amount }
effect-dosed = { $unit } : Sédatifs { $amount }
effect-furious = { $unit } : Furieux { $amount }
effect-fear = { $unit } : cartes Peur { $amount }
effect-wounded = { $unit } : Blessures critiques { $amount }
effect-adrenaline = { $unit } : Adrénaline { $amount }
effect-points = { $amount ->
    [one] { $unit_Le } marque 1 point
   *[other] { $unit_Le } marque { $amount } points
}
effect-first-player = { $unit_Le } est Premier joueur
headline-eliminated = figurine perdue
headline-health-less = blessé
headline-mean-health-less = { $mean ->
    [one] { $mean } point de Vie
   *[other] { $mean } points de Vie
} en moyenne
headline-sedated = Endormi
headline-netted = pris au Filet
headline-grabbed = agrippé
headline-knocked = Renversé
headline-points = marque
headline-health = soigné
headline-netted-less = sorti du Filet
headline-grabbed-less = se dégage
headline-knocked-less = se relève
headline-furious = Furieux
headline-dosed = Sédatif

## Purposes of chance

purpose-first-player = Premier joueur
purpose-draw = cartes d’action
purpose-hero-draw = cartes de héros
purpose-wound = Blessure critique
purpose-fear = Peur

## Lignes de tir, portées et avertissements

sight-clear = En ligne de tir
sight-blocked = { $blocker ->
    [none] Pas de ligne de tir
   *[other] Pas de ligne de tir ; obstacle : { $blocker }
}
sight-behind = Hors de son avant
ring-front = Avant
ring-weapon = { $weapon } : portée { $range }
ring-move = { $points ->
    [one] Mouvement de base : { $points } hexagone
   *[other] Mouvement de base : { $points } hexagones
}
warning-push = Doit repousser { $unit_le } : un test de Stabilité
warning-mud = Terrain difficile : son Mouvement s’y arrête

## Fiches de plateau

weapon-line = portée { $range }, Dégâts { $damage }
weapon-piercing = Perforation { $n }
weapon-area = zone { $n }
weapon-accepts-round = tire des balles
weapon-accepts-sedative = tire des Sédatifs
weapon-accepts-net = tire des Filets

## Avant la partie

scoring-sedated = Humains : { $points } par dinosaure endormi, { $dead } par dinosaure mort.
scoring-crate = Humains : { $points } par caisse ouverte.
scoring-humans = Dinosaures : { $squad } par escouade éliminée, { $hero } par Héros.
scoring-escaped = Dinosaures : { $points } par unité sortie par le bord des humains.
scoring-supplies = { $points } par caisse ouverte, ou brisée par un dinosaure.
scoring-value = Une unité ennemie éliminée ou endormie : sa valeur divisée par { $per }.
scoring-nests = { $points } à la fin de chaque tour pour chaque nid que vous contrôlez, sur { $n } en tout.
scoring-beaten = { $points } par unité ennemie éliminée ou endormie.
ending-nests = Qui contrôle tous les nids ({ $n }) à la fin d’un tour gagne aussitôt.
first-paddock = Placez-vous pour que leur chemin vers la sortie passe devant vous, sans laisser personne seul à leur portée.
first-supplies = Ouvrez ou brisez les caisses les plus proches dès les tours 1 et 2 : elles paient aussitôt, les combats non.
first-nests = Tenez dès le tour 1 le nid le plus proche, avec une unité qui reste debout.
first-quick = { $unit_Le } agit le plus vite : donnez-lui une carte de haute Initiative pendant que les autres voient venir.
first-humans = Gardez une carte Réaction Active chez ceux qu’ils vont attaquer : ils tirent avant que le coup tombe.
first-dinosaurs = Attaquez tous ensemble, du côté de leur escouade la plus faible : chaque perte paie, et la peur fait le reste.
first-broken_paddock-aegis_corps =
    .one = Déployez le Capitaine derrière les gardiens, hors de portée des ptéranodons : un Héros perdu coûte 3 points, et 6 suffisent pour gagner.
    .two = Donnez aux pisteurs et aux gardiens des cartes Actives d’Initiative 8, des Réactions si vous en avez : les ptéranodons arrivent à 9 et sont tirés à l’arrivée.
    .three = Laissez le Chasseur tirer sur un Vol posé : un seul beau coup en abat trois figurines, et les fléchettes des pisteurs restent pour le Tyrannosaure.
first-broken_paddock-wild_brood =
    .one = Dès le tour 1, lancez les deux Vols sur le Capitaine : rien d’autre n’est si faible et ne vaut autant.
    .two = Faites longer le flanc au Tyrannosaure ; il lui faut deux tours pour arriver, et seul le sommeil l’arrête.
    .three = Gardez pour la première attaque les cartes de héros qui ajoutent en Mêlée : à égalité l’attaquant gagne, 1 de plus décide souvent.

## Premier tour

lesson-hand = Vos cartes de héros
    .text = Cochez celles à remplacer, une seule fois. Gardez ce qui ajoute à ce que vos unités font bien (les signes le disent) ; changez les cartes chères que vous ne pouvez pas encore payer.
lesson-deploy = Se déployer groupés
    .text = Placez chaque unité dans vos hexagones ombrés. Serrez les escouades pour que personne ne soit seul, les fragiles derrière les solides.
lesson-active = La carte Active
    .text = Donnez une carte à chaque unité, face cachée : le chiffre du coin est son Initiative, et la plus haute agit d’abord. Elle décide quand vous agissez, jusqu’où vous allez et en quoi vous êtes bon ce tour.
lesson-next = Prévoir un tour d’avance
    .text = Voici la carte d’après. Les signes qui se suivent font un combo : une carte posée sur d’autres au même signe ajoute 1 pour chacune. Répétez donc ce que l’unité fait bien.
lesson-idle = Une carte en réserve
    .text = Chaque unité peut garder une carte En attente ; le reste est défaussé. Gardez une Réaction, ou la forte qui viendrait trop tôt.
lesson-move = Hexagone par hexagone
    .text = La carte de votre unité est révélée. Chaque hexagone éclairé est un pas ; ce qui reste est écrit à côté. Vous pouvez vous arrêter avant, ou prendre le Mouvement de base au lieu de celui de la carte.
lesson-action = Agir, ou attendre
    .text = Puis les actions de la carte, ou une compétence de base. Tirez là où votre score bat leur Esquive ; le bouton dit les chances. Un humain près d’une caisse peut l’ouvrir : des points tout de suite.
lesson-window = Une carte de héros retourne un test
    .text = Dans un test, chacun peut défausser des cartes de héros pour ajouter ce que disent leurs signes. Regardez les deux scores : n’ajoutez que si cela change le résultat. Où rien ne peut changer, on ne vous demande rien.

section-round = Le tour
section-cards = Cartes
section-moving = Mouvement
section-attack = Tests et attaques
section-states = États
section-victory = Victoire
