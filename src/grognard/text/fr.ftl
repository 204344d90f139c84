### Les mots du programme lui-même.

## Common

number = { $n }
labelled = { $label } : { $what }
list-comma = { $before }, { $next }
list-semicolon = { $before } ; { $next }
list-and = { $others } et { $last }
list-or = { $others } ou { $last }
yes = oui
no = non
seat = Camp { $seat }
turn = Tour { $turn }
turn-called = Tour
turn-of = { $called } { $turn } sur { $turns }
one-hex = 1 hexagone
score = { $side } : { $value } { $name }
inches = { $n }″
height-inch = à { $z }″ de haut
height-mm = à { $z } mm de haut
height-hex = niveau { $z }
percent = { $n } %
percent-below = < { $n } %
percent-above = > { $n } %
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
units = { $n ->
    [one] { $n } unité
   *[other] { $n } unités
}
dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
result-won = { $seat } l’emporte
result-drawn = La partie est nulle
clause = Règle { $clause }
breach = { $reason } (règle { $clause })
breach-no-upgrade = { $unit } ne peut pas prendre « { $upgrade } », ou le prend deux fois
breach-no-cards = Une armée de ce jeu n’apporte pas de cartes
piece-given = { $name }
piece-numbered = { $name } { $number }
option-numbered = { $name } ({ $number })
place = { $x } ; { $y }
result-won-several = { $seats } l’emportent
tally = { $name } : { $total } ({ $parts })
tally-part = { $reason } { $amount }
tally-ignored = { $reason } ({ $amount }, sans effet)
refusal-cited = { $reason } (règle { $clause })

## Files

content-at = { $place } : { $problem }
content-entry = { $kind } « { $id } »
content-nth = { $kind } numéro { $n }
content-table = table [{ $name }]
content-field = champ « { $field } »
content-item = champ « { $field } », élément { $n }
content-no-file = ce fichier n’existe pas
content-folder = c’est un dossier, pas un fichier
content-not-plain = ce n’est pas un fichier ordinaire
content-unreadable = impossible de lire le fichier ({ $reason })
content-too-big = le fichier dépasse { $limit ->
    [one] { $limit } octet
   *[other] { $limit } octets
}, le maximum accepté
content-not-utf8 = la ligne { $line } n’est pas du texte UTF-8 ; enregistrez le fichier en UTF-8
content-syntax = la ligne { $line }, colonne { $column }, n’est pas du TOML valide ({ $reason })
content-syntax-end = le fichier s’arrête trop tôt pour être du TOML valide ({ $reason })
content-too-deep = trop de tables ou de listes imbriquées
content-long-number = un nombre a trop de chiffres
content-a-long-number = un nombre démesuré
content-not-finite = il faut un nombre fini, pas { $got }
content-absurd = il faut un nombre compris entre -{ $limit } et { $limit }, pas { $got }
content-duplicate = les entrées { $first } et { $second } portent le même identifiant
content-expected = il faut { $wanted }, pas { $got }
content-no-such = il faut { $wanted }, pas { $got } ; vouliez-vous dire { $guess } ?
content-missing = le champ « { $field } » manque
content-unknown = champ inconnu « { $field } » ; les champs connus sont { $known }
content-unknown-none = champ inconnu « { $field } » ; aucun champ n’est connu ici
content-unknown-guess = champ inconnu « { $field } » ; vouliez-vous dire « { $guess } » ?
content-bad-key = il faut { $wanted } comme clé, pas { $got }
content-invalid = { $reason }
content-no-chapter = il n’y a pas de chapitre « { $chapter } »
content-no-clause = il n’y a pas d’article « { $clause } »
content-no-clauses = le chapitre « { $chapter } » n’a aucun article
content-an-integer = un nombre entier
content-a-number = un nombre
content-a-text = un texte
content-a-seat = une place comme A, ou B2 quand un camp a plusieurs joueurs
content-an-id = un identifiant comme ac_squire (minuscules, chiffres et _)
content-a-filled-text = un texte non vide
content-a-patterned-text = un texte conforme à { $pattern }
content-a-boolean = true ou false
content-a-list = une liste
content-a-table = une table
content-a-date = une date ou une heure
content-something-else = une valeur d’une autre sorte
content-a-list-of-one = une liste de 1 valeur
content-a-list-of = une liste de { $n ->
    [one] { $n } valeur
   *[other] { $n } valeurs
}
content-between = { $what } de { $low } à { $high }
content-at-least = { $what } d’au moins { $low }
content-at-most = { $what } d’au plus { $high }
content-above = { $what } supérieur à { $low }
content-below = { $what } inférieur à { $high }
content-multiple = { $what } multiple de { $step }
content-size-between = { $what } de { $low } à { $high } { $parts }
content-size-exact = { $what } de { $low } { $parts }
content-size-at-least = { $what } d’au moins { $low } { $parts }
content-size-at-most = { $what } d’au plus { $high } { $parts }
content-characters = caractères
content-values = valeurs
content-no-ruleset = il n’y a pas de jeu « { $ruleset } » ; il y a : { $known }
content-no-scenario = il n’y a pas de scénario « { $scenario } » ; il y a : { $known }
content-no-unit = il n’y a pas d’unité « { $unit } » ; il y a : { $known }
content-no-seat = il n’y a pas de place « { $seat } » à cette table
content-no-reference = « { $id } » ne désigne rien d’existant
content-bad-army = impossible de lire l’armée de la place { $seat } ({ $problem })
content-table-too-small = une table fait au moins 4 sur 4
content-empty-rectangle = un rectangle va de son angle sud-ouest à son angle nord-est
content-no-place = cet endroit n’existe pas ici
content-taken-place = cet endroit est déjà pris
content-off-table = cet endroit n’est pas sur la table
content-contradiction = « { $one } » et « { $other } » ne vont pas ensemble
content-other-game = c’est une position de { $ruleset }
content-adds-to-nothing = il n’y a pas de scénario auquel ajouter du décor ; nommez-en un dans « scenario »
content-no-option = cette option n’existe pas ; il y a : { $known }
content-no-value = les valeurs sont : { $known }
content-in-terrain = rien ne peut se tenir là : un décor gêne
content-on-base = son socle chevauche celui de « { $other } »
content-terrain-off-table = le décor sort de la table
content-table-cuts-terrain = le décor du scénario ne tient pas sur une table de cette taille
content-too-intricate = le décor compte en tout plus de { $most ->
    [one] { $most } angle ou hexagone
   *[other] { $most } angles ou hexagones
}
content-no-outline = il faut à un décor « { $kind } » : { $fields }
content-bad-outline = ces angles n’entourent aucune surface simple
content-no-kind = cette sorte de décor n’existe pas ; il y a : { $known }
content-taken-id = cet identifiant est déjà celui { $what }
content-a-terrain = d’un décor
content-a-marker = d’un marqueur
content-a-thing = d’autre chose sur la table
content-more-than-printed = une unité ne peut pas avoir plus que ce que dit sa carte : { $most }
content-cannot-have = cette unité ne peut pas avoir cela
content-past-the-end = la partie finit au tour { $last }
content-too-many-of-card = la carte « { $card } » figure plus de fois qu’elle n’existe : { $most }
content-hand-too-large = une main a au plus { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
}
content-active-off-table = « { $unit } » n’est pas sur la table et ne peut pas être active
content-active-seat = « { $unit } » n’est pas de la place dont c’est le tour
content-active-done = « { $unit } » a déjà agi et ne peut pas être active
content-active-phase = aucune unité n’est active dans cette phase
content-active-unable = « { $unit } » n’est pas en état d’être active
content-needs-active = seule une unité active a cela ; nommez-la dans « { $field } »
content-no-head = un pack commence par une table [pack] qui dit : ruleset = "…"
content-not-in-head = le pack.toml d’un dossier ne contient que [pack] ; mettez [{ $table }] dans un fichier à part
content-no-entries = un pack contient des listes d’entrées, comme [[units.unit]], et [words.fr] avec des textes
content-big-pack = un pack est limité en octets ({ $limit }) et en entrées ({ $entries })
content-huge-pack = un pack est limité en fichiers ({ $files }) et en octets ({ $limit })
content-many-words = un pack est limité en textes ({ $limit })
content-no-language = « { $lang } » n’est pas une langue ; écrivez en ou fr
content-foreign-word = « { $message } » ne nomme rien que ce pack ajoute ou change
content-bad-word = « { $message } » doit tenir sur une ligne de signes imprimables (longueur limite : { $limit })
content-pack-of = ce pack est fait pour { $ruleset }, pas pour { $wanted }
content-no-table = il n’y a pas de « { $table } » dans ce jeu ; il y a : { $known }
content-no-entry = il n’y a pas de « { $entry } » ici ; il y a : { $known }
content-not-in-rules = les règles du jeu devraient le connaître ; un pack peut changer ceux-ci, sans en ajouter : { $known }
content-how-to-set = écrivez par exemple weapons.twin.damage.short=3 (fichier, entrée, champ, valeur), et non « { $got } »
content-leads-nowhere = il n’y a pas là de « { $field } » à changer
content-no-surface = il n’y a rien où se tenir à cette hauteur
content-carried-twice = quelqu’un d’autre porte déjà cela
content-table-cuts-zones = les zones de déploiement ne tiennent pas sur une table de cette taille

## What happens in any game

event-rolled = { $need ->
    [0] { $seat ->
        [none] Dés ({ $purpose }) : { $faces }.
       *[other] { $seat } lance les dés ({ $purpose }) : { $faces }.
    }
   *[other] { $seat ->
        [none] Dés ({ $purpose }) : { $faces }, { $successes ->
            [0] aucun à { $need } ou plus
           *[other] dont { $successes } à { $need } ou plus
        }.
       *[other] { $seat } lance les dés ({ $purpose }) : { $faces }, { $successes ->
            [0] aucun à { $need } ou plus
           *[other] dont { $successes } à { $need } ou plus
        }.
    }
}
rolled-by = { $seat } { $face }
event-rolled-off = { $again ->
    [none] Dés ({ $purpose }) : { $dice }.
   *[other] Dés ({ $purpose }) : { $dice } ; égalité, on relance : { $again }.
}
event-drawn = { $count ->
    [one] { $seat } pioche { $count } carte ({ $purpose }).
   *[other] { $seat } pioche { $count } cartes ({ $purpose }).
}
event-tossed = Tirage au sort ({ $purpose }) : { $result }.
event-ran-out-of-time = { $seat } perd au temps.
event-departed = { $seat } quitte la partie.
event-conceded = { $seat } abandonne.
event-recalled = { $facts ->
    [none] { $kind }.
   *[other] { $kind } ({ $facts }).
}
outcome-nothing = rien ne change
outcome-more = et { $n } de plus
headline = { $percent } { $what }
headline-about = environ { $percent } { $what }
headline-self = { $what } (soi)
headline-whom = { $what } : { $whom }
headline-usual = si { $seat } donne la réponse usuelle

## Enregistrements

record-no-record = { $file } n’est pas un enregistrement de partie ({ $detail })
record-broken = { $file } est abîmé ou incomplet ({ $detail })
record-format = { $file } est au format { $format } ; ce programme lit le format { $known }
record-too-large = { $file } dépasse la taille de tout enregistrement de partie ({ $most ->
    [one] { $most } octet
   *[other] { $most } octets
})
record-unreadable = { $file } est illisible ({ $detail })
record-version = il date de la version { $version } des règles de { $ruleset } ; ce programme joue la version { $known }
record-set-up = sa mise en place n’est pas légale : { $cause }
record-moment = il compte { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
} ; il n’y a pas de moment { $moment }
record-other-battle = après la réponse { $answer }, la bataille n’est pas celle qui est enregistrée
record-other-result = le résultat enregistré n’est pas celui auquel mènent ses réponses
record-after-the-end = la réponse { $answer } vient après la fin de la partie
record-illegal = la réponse { $answer } n’est pas légale : { $cause }
record-not-the-seed = la réponse { $answer } n’est pas ce que donne la graine
record-luck = après la réponse { $answer }, le hasard ne suit pas son cours : on peut reprendre des dés et en tirer de nouveaux, mais ceux déjà tirés ne reviennent jamais
record-too-elaborate = sa table est si chargée qu’il faut trop longtemps pour la regarder
record-no-dice = il ne dit pas d’où viennent ses dés ; quelque chose en a été retiré
record-no-seed = la graine de ses dés manque
record-seed-unasked = il a une graine alors qu’il dit ne pas en avoir
record-no-pledges = les engagements des joueurs et du serveur pour les dés manquent, ou ont été ajoutés là où personne ne s’est engagé
record-pledges = ses engagements ne sont pas un du serveur et un de chaque place
record-pledge-broken = { $who ->
    [none] le secret du serveur
   *[other] le secret de la place { $who }
} n’est pas celui sur lequel on s’était engagé avant les premiers dés
record-other-seed = la graine de ses dés n’est pas celle que les joueurs et le serveur ont faite ensemble
record-not-committed = personne ne s’y est engagé sur { $commitment } ; c’est l’enregistrement d’une autre partie, ou les dés ont été changés
record-too-long = il compte plus de { $most ->
    [one] { $most } réponse
   *[other] { $most } réponses
}
record-trace = son récit est illisible ({ $detail })
record-other-trace = son récit n’est pas celui auquel mènent ses réponses
record-told = À partir de la réponse { $answer }, cette partie est racontée d’après son enregistrement et non rejouée : elle date de la version { $version } des règles de { $ruleset }, dont la version { $known } s’écarte à cet endroit.

## Après la partie

luck-none = le hasard n’a rien changé ici que l’on puisse peser
luck-cards = sa chance tenait aux cartes, qui valent ce qu’on en fait : elle compte parmi les choix
luck-even = ni plus ni moins de chance que prévu
luck-good = plus de chance que prévu
luck-great = beaucoup de chance
luck-bad = moins de chance que prévu
luck-awful = beaucoup de malchance

## Conseils

advice-now = Chances de gagner à présent : { $chance }
advice-line = { $n }  { $answer } : { $chance }
advice-reason = { $text } ({ $gain })
advice-place = en { $x }, { $y }, cap { $heading }°
advice-point = en { $x }, { $y }
advice-turn = sur place, cap { $heading }°
gain-game = la partie est gagnée
loss-game = la partie est perdue
gain-worth = notre position s’améliore
loss-worth = notre position se dégrade
gain-points = cela rapporte des points
loss-points = cela donne des points à l’adversaire
gain-promise = nous occupons de meilleures places
loss-promise = nous occupons de moins bonnes places
gain-their_promise = l’adversaire garde de moins bonnes places
loss-their_promise = l’adversaire garde de meilleures places
gain-figures = l’adversaire y perd des figurines ou des forces
loss-figures = nous y perdons des figurines ou des forces
gain-fighters = l’adversaire y perd des combattants ou de la vie
loss-fighters = nous y perdons des combattants ou de la vie
gain-machines = l’adversaire y perd des machines ou du blindage
loss-machines = nous y perdons des machines ou du blindage
gain-models = l’adversaire y perd des figurines ou des blessures
loss-models = nous y perdons des figurines ou des blessures
gain-units = l’adversaire y perd des unités ou des figurines
loss-units = nous y perdons des unités ou des figurines
gain-pending = ce qui va éclater ou se tester touche l’adversaire
loss-pending = ce qui va éclater ou se tester nous touche
gain-command = il nous reste plus de moyens de commandement
loss-command = il nous reste moins de moyens de commandement
gain-cards = il nous reste plus de cartes
loss-cards = il nous reste moins de cartes
gain-places = nos combattants sont mieux placés
loss-places = nos combattants sont moins bien placés
gain-held = nous tenons plus de terrain
loss-held = nous tenons moins de terrain
gain-ground = nous tenons plus de terrain
loss-ground = nous tenons moins de terrain
gain-our_fire = nos canons ont de quoi tirer
loss-our_fire = nos canons ont moins de cibles
gain-their_fire = moins de leurs canons nous atteignent
loss-their_fire = davantage de leurs canons nous atteignent
gain-exchange = les prochains coups sont à notre avantage
loss-exchange = les prochains coups sont à leur avantage
gain-else = d’autres raisons plaident pour
loss-else = d’autres raisons plaident contre

## Dés, cartes et noms que l’on saisit soi-même

enter-name = { $name }
enter-die-of-side = { $bonus ->
    [0] { $side }
   *[other] { $side } : + { $bonus }
}
enter-ties-again = En cas d’égalité, on relance.
enter-tied = Toujours à égalité ; relancez jusqu’à ce qu’un camp l’emporte.

## Refusals of any game

refusal-game-over = La partie est finie
refusal-not-your-turn = Ce n’est pas { $seat } qui doit répondre maintenant
refusal-not-everyone = Chaque camp interrogé doit donner sa propre réponse
refusal-not-picks = Dites lesquels vous prenez
refusal-picked-twice = On ne peut prendre chacun qu’une seule fois
refusal-too-many-picks = { $most ->
    [0] On ne peut rien prendre ici
    [1] On ne peut en prendre qu’un seul
   *[other] On peut en prendre { $most } au plus, pas { $n }
}
refusal-too-few-picks = { $least ->
    [1] Il faut en prendre au moins un
   *[other] Il faut en prendre au moins { $least }, pas { $n }
}
refusal-given-two = Chaque place n’en reçoit qu’un
refusal-given-twice = On ne peut pas le donner plus d’une fois
picked = { $n ->
    [0] rien
   *[other] { $picks }
}
refusal-not-an-option = « { $answer } » ne fait pas partie des choix possibles
refusal-not-a-placement = Un placement est un trajet, point par point, et un cap de 0 à 359
refusal-not-these-dice = « { $value } » n’est pas un tel dé. Donnez { $dice ->
    [one] { $dice } nombre entier
   *[other] { $dice } nombres entiers
} de 1 à { $sides }, un par dé
refusal-dice-missing = { $n ->
    [one] Il manque encore un dé
   *[other] Il manque encore { $n } dés
}
refusal-not-the-next-card = « { $card } » ne peut pas être la prochaine carte de ce paquet
refusal-cards-missing = { $n ->
    [one] Il manque encore une carte
   *[other] Il manque encore { $n } cartes
}
refusal-entered-too-many = Il y en a { $n } de trop
refusal-not-this-toss = Donnez l’un de ceux-ci : { $among }
refusal-no-such-seat = Il n’y a pas de place { $seat }, ou elle ne peut plus abandonner
refusal-nothing-to-undo = Il n’y a aucun choix à reprendre
refusal-no-such-moment = Ce moment n’existe pas ; la partie compte { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}
refusal-answer-not-used = « { $answer } » ne répond à rien de ce qui est demandé dans ce passage
refusal-not-an-answer = « { $answer } » ne répond pas à ceci : { $question } Les clés sont : { $known }
refusal-answer-missing = Il manque une réponse : { $question } Donnez-la aussi, par exemple « 12,30 », « 12,30 90 » avec un cap, ou « stay » pour rester sur place
refusal-plan-too-long = Un plan compte au plus { $n ->
    [one] { $n } caractère
   *[other] { $n } caractères
}
refusal-plan-empty = « { $words } » a une partie sans réponse : les réponses se placent entre les « ; », et après « then » et « else »
refusal-plan-nested = « { $words } » est une condition dans une autre : reliez-les par « and », ou placez-la après un « ; »
refusal-plan-no-then = « { $words } » ne dit pas quoi faire : écrivez « if … then … » ou « if … then … else … »
refusal-plan-condition = « { $words } » n’est pas une condition : écrivez un jet comme « attack >= 2 », ou ce qui arrive à une pièce comme « b1 destroyed »
refusal-plan-no-piece = Il n’y a rien ici du nom de « { $piece } » ; il y a : { $known }
refusal-plan-never-rolled = « { $topic } » n’est jamais lancé dans ce passage ; on y lance : { $known }
refusal-no-such-scenario = Il n’y a pas de scénario « { $scenario } » ; il y a : { $known }
refusal-no-such-seats = On ne peut pas s’asseoir ainsi à la table : « { $seats } » ; les dispositions sont : { $known }
refusal-rosters-and-seats = { $rosters ->
    [one] { $rosters } armée ne convient
   *[other] { $rosters } armées ne conviennent
} pas à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} ; donnez-en une par place
refusal-too-many-packs = Trop de packs à la fois (au plus { $most })
refusal-other-packs = Cette partie a été commencée avec d’autres packs
refusal-no-such-roster = Il n’y a pas d’armée « { $roster } » ; donnez un fichier .toml, ou l’une de : { $known }
refusal-situation-says-all = Une situation dit elle-même le scénario, les armées et les options ; ne les donnez pas
refusal-roster-of-another-game = L’armée « { $roster } » est celle d’un autre jeu, { $ruleset }
refusal-no-such-option = Il n’y a pas d’option « { $option } » ; il y a : { $known }
refusal-no-such-players = { $players ->
    [one] { $players } joueur ne peut
   *[other] { $players } joueurs ne peuvent
} pas partager un camp ; le maximum est { $most }
refusal-no-such-value = « { $value } » n’est pas une valeur de l’option « { $option } » ; les valeurs sont : { $known }
refusal-bots-and-sides = { $bots ->
    [one] { $bots } robot ne convient
   *[other] { $bots } robots ne conviennent
} pas à { $sides ->
    [one] { $sides } camp
   *[other] { $sides } camps
} ; donnez-en un par camp, ou un pour tous
namesake = { $name } ({ $seat })

## Un nom dans une phrase, selon son article : le Capitaine, du Capitaine, au Capitaine

form-le = { $article ->
    [le] le { $name }
    [la] la { $name }
    [l] l’{ $name }
    [les] les { $name }
    [d] { $name }
   *[none] { $name }
}
form-du = { $article ->
    [le] du { $name }
    [la] de la { $name }
    [l] de l’{ $name }
    [les] des { $name }
    [d] d’{ $name }
   *[none] de { $name }
}
form-au = { $article ->
    [le] au { $name }
    [la] à la { $name }
    [l] à l’{ $name }
    [les] aux { $name }
    [d] à { $name }
   *[none] à { $name }
}
form-Le = { $article ->
    [le] Le { $name }
    [la] La { $name }
    [l] L’{ $name }
    [les] Les { $name }
    [d] { $name }
   *[none] { $name }
}
form-Du = { $article ->
    [le] Du { $name }
    [la] De la { $name }
    [l] De l’{ $name }
    [les] Des { $name }
    [d] D’{ $name }
   *[none] De { $name }
}
form-Au = { $article ->
    [le] Au { $name }
    [la] À la { $name }
    [l] À l’{ $name }
    [les] Aux { $name }
    [d] À { $name }
   *[none] À { $name }
}

## La table en texte

hexes = { $n ->
    [one] { $n } hexagone
   *[other] { $n } hexagones
}
wind-n = N
wind-ne = NE
wind-e = E
wind-se = SE
wind-s = S
wind-sw = SO
wind-w = O
wind-nw = NO
board-off = (hors de la table)
board-done = (a joué)
board-hidden = { $n } face cachée
## Le chemin de la victoire

standing-leads = En tête : { $side }, de { $n ->
    [one] { $n } point
   *[other] { $n } points
}
standing-would-win = Vainqueur si la partie s’arrêtait ici : { $side }, de { $n ->
    [one] { $n } point
   *[other] { $n } points
}
standing-level = Égalité de points
standing-shared = { $sides } sont en tête à égalité
standing-goal = { $n ->
    [one] { $side } : encore { $n } point pour gagner aussitôt
   *[other] { $side } : encore { $n } points pour gagner aussitôt
}
standing-goal-level = { $n ->
    [one] Encore { $n } point pour gagner aussitôt
   *[other] Encore { $n } points pour gagner aussitôt
}
standing-length = { $period ->
    [round_of_turns] Qui a le plus de points après la manche { $n } l’emporte
   *[turn] Qui a le plus de points après le tour { $n } l’emporte
}
standing-left = { $period ->
    [round_of_turns] { $n ->
        [one] Encore { $n } manche après celle-ci, puis qui a le plus de points l’emporte
       *[other] Encore { $n } manches après celle-ci, puis qui a le plus de points l’emporte
    }
   *[turn] { $n ->
        [one] Encore { $n } tour après celui-ci, puis qui a le plus de points l’emporte
       *[other] Encore { $n } tours après celui-ci, puis qui a le plus de points l’emporte
    }
}
standing-last = { $period ->
    [round_of_turns] Dernière manche : qui a le plus de points l’emporte
   *[turn] Dernier tour : qui a le plus de points l’emporte
}
ending-length = { $period ->
    [round_of_turns] Après la manche { $n }, qui a le plus de points l’emporte.
   *[turn] Après le tour { $n }, qui a le plus de points l’emporte.
}
ending-elimination = Qui n’a plus personne sur la table avant cela a perdu.
ending-goal = Qui atteint { $points }, et plus que l’autre camp, gagne aussitôt.
