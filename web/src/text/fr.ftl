language = Français
language-choice = Langue
motto = Des batailles sur table, jouées à la lettre de la règle.
play-now = Jouer
play-title-now = Jouer : { $title }
set-up = Préparer
set-up-title = Préparer : { $title }
setting-up = Mise en place
offers = Ouvert à tous
offer-by = proposé par { $who }
offer-take = Rejoindre
offer-take-seat = Jouer { $seat }
offered = Proposée à l’accueil : n’importe qui peut prendre la place.
not-offered = Seule une personne qui a le lien peut prendre la place.
offer-withdraw = Retirer la proposition
offer-make = Ouvrir à tous
time-left = encore { $left }
waits-for = attend { $seats }
notify = Me prévenir quand c’est à moi
notify-refused = Le navigateur n’autorise pas cette page à vous prévenir. Autorisez ses notifications dans les réglages du navigateur.
clock-free-short = sans pendule
clock-real-short = { $length } par joueur, { $seconds } s rendues à chaque coup
clock-days-short = { $length } par coup
continue = Reprendre
continue-all = { $count ->
    [one] Afficher la seule partie
   *[other] Afficher les { $count } parties
}
continue-fewer = En afficher moins
continue-none = Vos parties apparaissent ici ; l’adresse d’une partie est votre place à la table.
watch = Regarder ou rejoindre
watch-link = Lien vers une partie
watch-go = Y aller
watch-odd = Ce n’est pas l’adresse d’une partie. Collez le lien entier.
open-record = Ouvrir une partie enregistrée
open-file = Choisir un fichier…
rulesets-count = { $count ->
    [one] { $count } système de jeu
   *[other] { $count } systèmes de jeu
}
laying-table = On installe la table…
to-lobby = Vers l’accueil
no-game = Il n’y a pas de partie ici
nowhere = Il n’y a rien à cette adresse
nowhere-how = Le lien est peut-être tronqué ou mal saisi. Tout commence à la page d’accueil.
no-ruleset = Il n’y a pas de jeu « { $ruleset } » ici. Le lien est peut-être mal saisi, ou ce jeu n’est pas installé sur ce serveur.
no-answer = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
went-wrong = Une erreur est survenue ({ $status }). Réessayez.
try-again = Réessayer
deadline = Quand le temps est écoulé, la réponse par défaut est donnée
chat = À table
chat-line = Dire quelque chose
chat-say = Dire
chat-empty = Personne n’a encore rien dit. Seuls ceux qui sont à table l’entendent.
chat-fresh = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
chat-mute = Ne plus entendre
chat-unmute = Entendre de nouveau
chat-muted = en sourdine
clock = Temps
clock-free = libre
clock-free-how = Pas de pendule : chacun réfléchit aussi longtemps qu’il veut.
clock-real = des minutes pour toute la partie
clock-real-how = Chacun dispose de tant de temps en tout ; finir de jouer en rend un peu.
clock-days = des jours par coup
clock-days-how = Le temps court du moment où l’on vous demande de jouer jusqu’à ce que ce soit à un autre. Pour des parties qui durent des semaines.
clock-minutes = Minutes par joueur
clock-increment = Secondes rendues à chaque coup
clock-days-per-go = Jours par coup
clock-then = Une fois le temps écoulé
clock-forfeit = la partie est perdue
clock-bot = { $bot } joue la suite
clocks = Temps restant
clock-runs = { $seat } : la pendule tourne
clock-stands = { $seat } : la pendule est arrêtée
clock-low = il reste peu de temps
clock-little = Il vous reste { $left }.
clock-out = Temps écoulé : { $seats }.
clock-taken-over = Votre temps est écoulé : un ordinateur ({ $bot }) joue désormais pour vous. Vous pouvez continuer à regarder.
is-over = terminée

set-up-game = Préparer une partie de { $title }
set-up-resumed = Tel que vous l’aviez laissé.
army-resumed = Cette armée est telle que vous l’aviez laissée.
start-afresh = Repartir de zéro
choose-scenario = Scénario
packs = Packs
packs-laid = Packs : { $packs }
packs-how = Un pack est un fichier d’unités, d’armes, d’armées ou de scénarios à vous, qui s’ajoute au jeu.
packs-none = Jouer à { $title } sans pack
pack-add = Ajouter { $pack }
pack-drop = Déposer ou choisir un pack (.toml)…
pack-reading = Lecture du pack…
pack-is-laid = Rien n’a changé : { $packs }
pack-unread = Impossible de lire le fichier. Choisissez-le de nouveau.
with-packs = avec { $packs }
choose-seats = Joueurs et armées
turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
who-sits = Qui joue { $seat }
army-of = Armée : { $seat }
army-switched = Armée changée : ici, chaque camp aligne sa propre faction.
scenario-rule = Ce que demande « { $scenario } », dans les règles :
usual-army = L’armée habituelle
muster = Composer une armée…
own-army = Mon armée
change-army = Modifier
faction = Faction
points-left = { $left ->
    [one] Il reste { $left } point sur { $points }
   *[other] Il reste { $left } points sur { $points }
}
points-spent = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fewer = Retirer : { $unit }
one-more = Ajouter : { $unit }
choose-options = Réglages
choose-players = Joueurs
against = contre
ready-armies = Prêtes à jouer
kept-armies = Mes armées
muster-for = Composer une armée : { $seat }
army-name = Nom de l’armée
start-from = Partir de
recruits = Recrues
unit-card = Fiche
recruit = Recruter { $unit }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $have } sur { $most }
unit-name = Nom : { $unit }
unit-twin = Dupliquer { $unit }
unit-remove = Retirer { $unit }
army-empty = Personne encore. Choisissez parmi les recrues, ou partez d’une armée prête à jouer.
army-legal = toutes les limites sont respectées
save-army = Enregistrer un fichier
open-army = Ouvrir un fichier…
keep-army = Retenir
forget-army = Oublier
roster-other-game = Cette armée est celle d’un autre jeu ({ $ruleset }).
deck-of = Cartes : { $cards } sur { $size }
deck-how = Choisissez { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
} de cette faction.
deck-usual = Les cartes habituelles
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
points-over = { $over ->
    [one] { $over } point de trop sur { $points }
   *[other] { $over } points de trop sur { $points }
}
units-count = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
limits-broken = { $count ->
    [one] une limite dépassée
   *[other] { $count } limites dépassées
}
use-army = Prendre cette armée
sit-me = Moi, à cet écran
sit-anyone = N’importe qui, depuis l’accueil
sit-friend = Un ami, par un lien
sit-bot = Ordinateur : { $bot }
dice-thrown = Ce qui a été jeté
own-dice = Nous lançons nos propres dés
own-dice-how = Vous saisissez dés et cartes ; le programme arbitre.
with-advice = Des réponses peuvent être suggérées
with-advice-how = Qui doit répondre peut voir les meilleures réponses et leurs chances de gagner.
start = Commencer la partie
back = Retour
next = Suivant
close = Fermer
confirm = Valider
print = Imprimer

table-of = La table : { $scenario }
follow-action = Suivre l’action
of-seat = Camp { $seat }
stands-at = en { $place }
stands-high = à { $height } de haut
stands-under = sous : { $roof }
faces = regarde vers { $wind }
beside-table = hors de la table
is-out = hors de combat
is-done = a joué
away = { $far }, vers { $wind }
wind-0 = le nord
wind-1 = le nord-est
wind-2 = l’est
wind-3 = le sud-est
wind-4 = le sud
wind-5 = le sud-ouest
wind-6 = l’ouest
wind-7 = le nord-ouest

decision = Votre décision
skip-to-decision = Vers votre décision
options = Choix possibles
not-possible = Pas possible maintenant
tap-again = touchez encore
targets = { $n ->
    [one] { $n } cible
   *[other] { $n } cibles
} ›
courses-how = { $by ->
    [touch] Touchez un hexagone éclairé, puis encore une fois : tous ceux qui le peuvent y vont.
   *[mouse] Cliquez sur un hexagone éclairé : tous ceux qui le peuvent y vont. Maj-clic : y aller et continuer.
}
more-options = { $n } de plus…
bar-confirm = Valider
other-actions = ‹ Autres actions
choose-here = Choisir
card-here = Ce qui est là
can-now = Maintenant
nothing-now = Rien à en faire pour l’instant.
open-ground = Terrain dégagé.
odds-counting = Calcul des chances…
odds-exact = probabilités exactes
odds-sampled = estimé sur { $samples ->
    [one] { $samples } essai
   *[other] { $samples } essais
}
odds-more = { $count ->
    [one] et une issue moins probable
   *[other] et { $count } issues moins probables
}
odds-late = Le calcul a pris trop de temps. Repliez et dépliez pour réessayer.
odds-none = Rien ici n’est laissé au hasard.
odds-unfold = Probabilités de « { $option } »
together = Tout le monde choisit en même temps ; les choix sont révélés quand tous sont faits.
pick-at-most = { $count } sur { $most } au plus
pick-exactly = { $count } sur { $most }
pick-between = { $count } pris ; { $least } au moins, { $most } au plus
pick-more = { $count ->
    [one] Prenez-en encore un
   *[other] Prenez-en encore { $count }
}
pick-none = Valider : rien
pick-these = Valider : { $names }
pick-many = Valider ces { $count } choix
pick-usual = Comme d’habitude
pick-clear = Rien
give-how = Choisissez une chose, puis qui la reçoit ; ou l’inverse.
give-things = Choses à donner
give-pair = { $what } → { $place }
give-more = { $place } doit encore recevoir quelque chose
story-why = pourquoi ?
caution-yes = Oui, allez-y
caution-no = Non
auto-pass = Passer d’office quand cela ne change rien
ask-again = Me redemander
ask-again-about = Me redemander : { $what }
yields = Ce qu’on ne vous demande pas
yield-activation = Sans { $what } · cette activation
yield-round = Sans { $what } · ce tour
yield-game = Sans { $what } · cette partie
yield-even-attacked = même en cas d’attaque
no-more = Laisser passer, et les suivants aussi ({ $what }) :
no-more-activation = pour cette activation
no-more-round = pour ce tour
no-more-game = jusqu’à la fin de la partie
no-more-even-attacked = Même si l’un des miens est attaqué
waiting = En attente
luck-awaited = On mélange les dés ; il manque encore une page : { $who }
luck-exchanged = Le serveur montre pour les dés un autre engagement qu’au début. Ne continuez pas à jouer : il pourrait les avoir choisis.
luck-server = Serveur
luck-of = { $kind ->
    [shared] Dés : ceux de tout le monde
    [table] Dés : les vôtres
    [branched] Dés : ceux du serveur, depuis le moment repris
    [record] Dés : ceux de l’enregistrement
   *[server] Dés : ceux du serveur
}
luck-how = { $kind ->
    [shared] Tous les joueurs et le serveur se sont engagés sur un secret avant qu’aucun ne soit montré, et les dés viennent de tous à la fois : personne n’a pu les choisir. Ce navigateur garde les engagements. Une fois la partie finie, enregistrez-la : « grognard verify » prouve chaque jet.
    [table] Vous lancez vos propres dés et les indiquez ; personne ne peut les prouver.
    [branched] Jusqu’à un moment, c’est une autre partie ; ensuite le serveur lance les dés, sans que personne se soit engagé.
    [record] C’est un enregistrement à regarder.
   *[server] Les dés viennent d’une graine du serveur, qui s’y est engagé avant le premier. Une fois la partie finie, son enregistrement les prouve.
}
telling-own = On montre ce que vous avez fait
waiting-for = On attend { $who }
your-turn = À vous
to-move = à jouer
read-rule = Lire la règle { $rule }
read-rule-of = { $text } : lire la règle { $rule }
how-to-place = { $by ->
    [touch] Touchez l’endroit voulu, ou faites-y glisser la figurine, autant de fois qu’il vous plaît ; puis validez.
   *[mouse] Cliquez à l’endroit voulu, ou faites-y glisser la figurine, autant de fois qu’il vous plaît ; puis validez, ou double-cliquez sur elle. Les flèches la déplacent aussi.
}
how-to-aim = { $by ->
    [touch] Touchez ce que vous visez, autant de fois qu’il vous plaît ; puis validez.
   *[mouse] Cliquez sur ce que vous visez, autant de fois qu’il vous plaît ; puis validez, ou double-cliquez. Les flèches déplacent aussi le repère.
}
how-to-turn = { $by ->
    [touch] Elle reste sur place et ne fait que pivoter : touchez vers où elle doit regarder, ou glissez autour d’elle ; puis validez.
   *[mouse] Elle reste sur place et ne fait que pivoter : cliquez vers où elle doit regarder, ou glissez autour d’elle ; la molette, Q et E la tournent aussi. Puis validez.
}
how-to-face = { $by ->
    [touch] La poignée devant elle la fait pivoter.
   *[mouse] La poignée devant elle, la molette, Q et E la font pivoter.
}
how-to-nudge = Les flèches la déplacent par petits pas.
waypoint-add = Infléchir le trajet ici
how-to-bend = Maj-clic ajoute un point de passage.
ghost-at = Emplacement : { $x } ; { $y }
place-nearest = Les règles ne permettent pas d’aller plus près : validez, ou choisissez un autre endroit.
place-stay = Rester sur place
place-suggest = Autre place
suggest = Suggérer
suggest-busy = Réflexion en cours…
suggest-best = Les meilleures réponses
suggest-now = Chances de gagner à présent : { $chance }
suggest-chance = { $chance } de chances de gagner
suggest-about = { $chance } de chances de gagner, à { $margin } près
suggest-same = peu de chose la distingue
place-detour = Ce chemin y mène aussi : validez, ou tracez-en un autre.
place-confirm = Valider
turn-left = Tourner à gauche
turn-right = Tourner à droite
waypoint-back = { $count ->
    [one] Retirer le point de passage
   *[other] Retirer un point de passage ({ $count })
}
path-length = Trajet { $length }
path-allowed = sur { $allowed }
enter-dice = { $count ->
    [one] Lancez un dé à { $sides } faces et saisissez le résultat.
   *[other] Lancez { $count } dés à { $sides } faces et saisissez les résultats.
}
enter-cards = { $count ->
    [one] Tirez une carte et saisissez-la.
   *[other] Tirez { $count } cartes et saisissez-les dans l’ordre du tirage.
}
enter-names = Tirez au sort et saisissez le résultat.
enter-need = { $need } ou plus réussit
enter-search = Chercher une carte
die-shows = Le dé montre { $face }
take-back = Corriger
dice-need = Dés { $faces } ; il fallait { $need } ou plus : { $won ->
    [one] { $won } dé réussi
   *[other] { $won } dés réussis
}
dice-lie = Dés { $faces }

counters = À côté de la table
seats = Joueurs
you = vous
seat-bot = Ordinateur : { $bot }
seat-present = Présent
seat-absent = Absent
colon = { " " }:
card-of = Fiche : { $name }
piles = Cartes
boards-others = { $count ->
    [one] Un plateau des autres
   *[other] { $count } plateaux des autres
}
timeline = Qui agit quand
acts-at = agit à { $value }
stop-done = a agi
stop-now = agit maintenant
stop-to_come = doit encore agir
rank-A = A
rank-K = R
rank-Q = D
rank-J = V
face-down = Une carte face cachée
face-down-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} face cachée
others-see-back = Elle est face cachée : les autres n’en voient que le dos

log = Journal
log-empty = Ce qui arrive sera raconté ici, avec les règles et les dés.
log-earlier = { $count ->
    [one] { $count } ligne précédente
   *[other] { $count } lignes précédentes
}
see-moment = Revoir ce moment
turn-called = Tour
turn = { $called } { $turn }
turn-of = { $called } { $turn } sur { $turns }
text-table = Table en texte
text-how = Choisissez une unité pour connaître les distances et les directions depuis elle.
text-from = Distances depuis { $name } :
text-terrain = Décors et lieux
rules = Règles
close-rules = Fermer les règles
copy-clause = Copier un lien vers la règle { $rule }
no-clause = Il n’y a pas de règle { $rule } dans ce livre.
rules-missing = Impossible d’afficher les règles de « { $ruleset } ». Vérifiez l’adresse et la connexion, puis réessayez.
rules-search = Chercher dans les règles
rulings-others = Autres réponses
rulings-other = Ou bien : { $text }
rulings-option = (option « { $setting } »)
rules-none = Aucun article ne le dit.

undo = Annuler
undo-ask = Demander à annuler
undo-proposed = { $seat } demande à reprendre le dernier choix.
undo-asked = Vous avez demandé à reprendre votre dernier choix. En attente : { $who }.
undo-declined = { $who } préfère ne rien reprendre : votre choix est maintenu.
agree = Accepter
decline = Refuser
ruler = Réglette
ruler-how = { $by ->
    [touch] Faites glisser, ou touchez deux endroits. D’un socle à l’autre, elle mesure de bord à bord et dit ce qu’on voit.
   *[mouse] Faites glisser, ou cliquez sur deux endroits (Entrée sur une pièce). D’un socle à l’autre, elle mesure de bord à bord et dit ce qu’on voit.
}
share = Partager
resign = Abandonner
resign-sure = Abandonner la partie ? L’autre camp gagne, et c’est sans retour.
resign-yes = Abandonner
resign-no = Continuer
help = Aide
keys = Touches
beside = Décision et journal
parts = Parties de l’écran
tab-decision = Décision
tab-cards = Cartes
tab-log = Journal
tab-units = Unités
tab-text = Texte
zoom-in = Agrandir
zoom-out = Réduire
fit = Toute la table
connection-connecting = Connexion…
connection-waiting = Connexion perdue ; nouvel essai…

awaiting = On attend votre adversaire
awaiting-how = Envoyez à votre adversaire le lien pour prendre l’autre place.
copy-invitation = Copier l’invitation pour { $seat }
invite-seat = Pour jouer { $seat }
invite-watch = Pour regarder
copy-link = Copier le lien
link-copied = Lien copié
link-shared = Lien envoyé
join-title = Une invitation à jouer : { $title }
join-seat = Vous jouerez { $seat } dans « { $scenario } ».
hand-over = Passez l’écran : { $name }
hand-over-how = Rien de ce que { $before } peut voir ne reste à l’écran tant que { $name } n’a pas demandé à regarder.
hand-over-go = C’est moi, { $name } : montrer
hand-over-undo = C’est moi, { $before } : reprendre mon choix
hand-over-undo-ask = C’est moi, { $before } : demander à reprendre mon choix
join-name = Votre nom
name-of = Nom du joueur : { $seat }
join = Prendre place
seat-taken = Cette place est prise
seat-taken-how = Quelqu’un d’autre ({ $seat }) a répondu à cette invitation. Vous pouvez regarder la partie, ou demander un autre lien.
seat-watch = Regarder la partie
seat-mine = C’était moi : reprendre ma place

result = Résultat
end-won = Vous avez gagné
end-lost = Vous avez perdu
end-draw = Égalité
end-over = La partie est terminée
end-told = Les règles ont changé
end-decided = Ce qui a décidé de la partie
end-undecided = Rien ne ressort qui ait décidé de la partie.
end-balance = Les chances de gagner, tour par tour
end-balance-of = Au-dessus de la ligne, { $above } menait ; au-dessous, { $below }.
end-counting = Analyse de la partie…
end-fortune-of = { $name } :
end-account = Du départ au résultat
end-account-how = Chances de gagner de chaque camp. Le hasard est ce qu’il a donné au-delà de l’attente ; les choix sont tout ce qui s’est décidé, d’un côté ou de l’autre. Départ, hasard et choix font ensemble le résultat.
end-part-start = Départ
end-part-luck = Hasard
end-part-choices = Choix
end-part-end = Résultat
end-margin = (± { $margin })
end-luck-sampled = Une part en est estimée par échantillons.
end-dice = { $successes ->
    [one] { $successes } dé réussi
   *[other] { $successes } dés réussis
} sur { $dice }, pour { $expected } attendus
end-swing = { $side } { $swing }
end-swing-luck = dont { $luck } de hasard
end-share = Partager la partie
rematch = Revanche
rematch-go = Vers la revanche
download = Enregistrer la partie
replay = Revoir
replay-how = Tirez la barre ou avancez pas à pas. Rien de ce que vous faites ici ne change la partie.
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-moment = Moment
replay-at = { $at } sur { $last }
replay-pace = Vitesse
replay-viewer = Point de vue
replay-close = Retour à la table
pace-slow = Lent
pace-fast = Rapide
spectator = Spectateur
branch = Rejouer d’ici
branch-title = Rejouer à partir de ce moment
branch-how = Une nouvelle partie commence à ce moment ; l’ancienne reste telle quelle.
copy-moment = Lien vers ce moment

light-switch = Lumière : { $light }
light-auto = comme le système
light-light = claire
light-dark = sombre

cap-enter = Entrée
cap-shift = Maj
cap-escape = Échap
cap-tab = Tab
key-option = faire ce choix
key-look = parcourir les choix
key-commit = valider
key-move = déplacer le placement
key-fine = avec les flèches : par dixièmes
key-turn = orienter
key-cycle = suggestion suivante
key-waypoint = poser un point de passage
key-cancel = revenir en arrière
key-ruler = réglette
key-text = table en texte
key-rules = règles
key-ask-again = tout me redemander
key-suggest = suggérer une réponse
key-undo = annuler
key-fit = toute la table
key-pan = déplacer la table
key-zoom-in = agrandir
key-zoom-out = réduire
key-log = journal
key-help = ces touches

guide-close = Ne plus montrer
lessons = Le premier tour, pas à pas
lessons-done = Étapes : { $done } sur { $of }
lessons-free = Continuez comme vous voulez. La prochaine étape vient d’elle-même : { $next }
lessons-wait = L’autre camp joue. Prochaine étape : { $next }
lessons-over = Vous connaissez le tour
lessons-over-how = Tout le reste suit le même fil. Les étapes se rouvrent dans l’Aide.
lessons-again = Réapprendre le premier tour
briefing = Avant la partie
briefing-open = { $scenario } : relire la présentation
briefing-scoring = Ce qui rapporte
briefing-ending = Quand cela finit
briefing-armies = Qui combat
briefing-first = Trois bons premiers coups
briefing-play = À table
briefing-again = Un clic sur le nom du scénario rouvre cette page.
briefing-missing = La présentation n’a pas pu être chargée. Fermez, puis cliquez sur le nom du scénario pour réessayer.
of-goal = { $value } sur { $goal }
looking-up = On cherche la règle…
reference = Aide-mémoire
reference-badges = Marques des figurines
reference-words = Mots des fiches
bot-levels = Adversaires par niveau
bot-engines = Autres : moteurs
bot-rating = Cote { $elo }.
bot-rating-how = Points Elo au-dessus du hasard, de { $low } à { $high } à 95 %, mesurés (parties : { $games }).

## Hauteurs

heights = Hauteurs
edge-open = bord ouvert
edge-barrier = parapet
edge-wall = mur
passage-ladder = échelle
passage-stairs = escalier (montée)
passage-bridge = passerelle
passage-gap = vide à sauter
side-view = Vue de côté
side-how = Tracez une ligne sur la table, ou choisissez deux pièces.
side-from = De
side-to = À
side-swap = Dans l’autre sens
side-lay = Glisser sur la table trace la ligne
side-place = le point { $x } ; { $y }
side-stops = Font obstacle :
side-in-words = En toutes lettres
side-cut = { $name } : de { $start } à { $end }, de { $low } à { $high } de haut
side-ladder = { $name } à { $at } : de { $low } jusqu’à { $high }
side-area = { $name } au sol : de { $start } à { $end }
side-stand = { $name } se tient à { $at }, à { $height } de haut
side-near = { $name } se tient près de la ligne à { $at }, à { $aside } d’elle, à { $height } de haut
side-blocked = { $rays ->
    [one] Un rayon est arrêté : { $name }
   *[other] { $rays } rayons sont arrêtés : { $name }
}
key-side = voir la table de côté
threat = Portée ennemie
key-threat = jusqu’où portent les ennemis
seen = { $far } – { $how }
path-cost = coûte { $cost }
step-cost = ({ $cost })

pace-normal = Normal
pace-instant = Immédiat
scenes = Vitesse et son
scenes-pace = À quelle vitesse l’action est racontée
scenes-volume = Son
scenes-volume-of = { $percent } %
scenes-silent = Coupé
scenes-how = Un clic ou une touche achève l’instant montré ; maintenus, ils achèvent toute la scène.
again = Ce qui s’est passé depuis mon coup
key-again = Ce qui s’est passé depuis mon coup
scene-skip = Passer
scene-how = Un clic ou une touche : l’instant suivant. Maintenu : toute la scène.
scene-won = { $won ->
    [0] aucun dé réussi ({ $need }+)
    [one] 1 dé réussi ({ $need }+)
   *[other] { $won } dés réussis ({ $need }+)
}
scene-points = { $who } +{ $points }
lately = À l’instant : { $words }
unit-lost = (hors de combat)
models-lost = (− { $count })
## Doigts

tools = Outils
sheet = Hauteur du volet
sheet-low = bas
sheet-half = à mi-hauteur
sheet-full = plein
nudge = Déplacer par petits pas
nudge-west = Vers l’ouest
nudge-east = Vers l’est
nudge-north = Vers le nord
nudge-south = Vers le sud
nudge-step = Pas de { $step }
gestures = Gestes
gesture-tap = Toucher
gesture-tap-does = regarder une pièce, un lieu ou une réponse : la table montre ce qui en sortirait
gesture-again = Toucher encore
gesture-again-does = le faire
gesture-hold = Garder le doigt posé
gesture-hold-does = lire la fiche
gesture-drag = Glisser
gesture-drag-does = sur le sol : déplacer la table ; sur une pièce : la déplacer, ou attaquer celle sur qui on la glisse
gesture-pinch = À deux doigts
gesture-pinch-does = rapprocher ou éloigner la table
gesture-sheet = Tirer le bord du volet, ou le toucher
gesture-sheet-does = donner plus de place à la table ou à la question

## Emplacements saisis au clavier

typed-label = Saisir un emplacement
typed-go = Aller
typed-hint = { $name ->
    [none] { $kind ->
        [turn] Par exemple « face au nord-est », « face à 3 heures » ou « face à 90 ».
       *[other] Par exemple « { $x } ; { $y } ».
    }
   *[other] { $kind ->
        [turn] Par exemple « face au nord-est », « face à { $name } », « face à 3 heures » ou « face à 90 ».
        [both] Par exemple « { $x } ; { $y } », « { $far } vers { $name } » ou « { $far } au nord-est face à { $name } ».
       *[place] Par exemple « { $x } ; { $y } », « { $far } vers { $name } » ou « { $far } au nord-est ».
    }
}
typed-facing = face à|face au|face aux|face|tourné vers|tournée vers|regarde|regarde vers
typed-toward = vers|à|au|aux|en direction de|en direction du
typed-articles = le|la|les|l'|un|une|du|de la|des
typed-units = pouces|pouce|po|mm|millimètres|millimètre|hexagones|hexagone|cases|case|pas
typed-winds = n|ne|e|se|s|so|o|no
typed-oclock = heures|heure|h
typed-degrees = degrés|degré|deg
typed-how = Saisissez deux nombres, comme « 24 ; 6 », ou un pas, comme « 6 vers Maillet ».
typed-only-turns = Elle reste sur place et ne fait que pivoter : saisissez « face à » et un nom ou une direction.
typed-no-turn = L’orientation ne compte pas ici : laissez de côté « face à ».
typed-outside = C’est hors de la table, qui s’arrête à { $x } ; { $y } : saisissez des nombres plus petits.
typed-no-direction = Dans quelle direction ? Ajoutez « vers » et un nom, ou une direction comme « au nord ».
typed-not-there = Elle n’est pas encore sur la table : saisissez d’abord deux nombres pour la placer.
typed-how-far = De combien ? Commencez par un nombre, comme « 2 au nord ».
typed-no-hex-wind = Un hexagone n’a de voisin ni au nord ni au sud : saisissez est, ouest, nord-est, nord-ouest, sud-est ou sud-ouest.
typed-nobody = Rien sur la table ne s’appelle « { $name } ». Saisissez un nom tel que le donne la table en texte.
typed-several = Plusieurs s’appellent ainsi : { $names }. Saisissez davantage du nom.
typed-nothing-there = Rien ne peut être choisi là pour l’instant. La liste dit où c’est possible.
typed-choose = Plusieurs réponses se trouvent là : { $names }. Choisissez dans la liste.
said-at = { $name } : { $place }
said-facing = regarde vers { $wind } ({ $degrees } degrés)
said-path = trajet { $length } sur { $allowed }
said-refused = interdit : { $why }
said-nearest = au plus près de ce que permettent les règles
said-question = À vous de décider : { $text }
said-answers = { $count ->
    [one] Une réponse.
   *[other] { $count } réponses.
}
said-earlier = { $count ->
    [one] Un événement plus ancien est dans le journal.
   *[other] { $count } événements plus anciens sont dans le journal.
}

## La table en mots

text-size = La table mesure { $width } sur { $height }. Les emplacements se lisent d’ouest en est, puis { $down ->
    [yes] du nord au sud
   *[no] du sud au nord
}.
text-ghost = Distances depuis l’emplacement prévu pour { $name } :
text-sights = Ce que voit { $name }
text-sights-wait = Observation…
text-sights-none = On ne peut pas dire maintenant ce qui est vu. Réessayez.
text-sight = Vue : { $how }
text-zones = Zones et objectifs
text-on = sur { $names }
extent-circle = centre { $place }, rayon { $radius }
extent-box = de { $from } à { $to }, { $width } sur { $height }
extent-hexes = { $count ->
    [one] l’hexagone { $places }
   *[other] { $count } hexagones : { $places }
}
extent-more = { $count ->
    [one] et un autre
   *[other] et { $count } autres
}
rise = de { $low } à { $high } de haut
rise-walkable = on peut s’y tenir
zone-held = aux mains de : { $seat }
