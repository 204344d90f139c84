### Les mots du programme lui-même.

## Common

number = { $n }
list-and = { $others } et { $last }
list-or = { $others } ou { $last }
yes = oui
no = non
seat = Camp { $seat }
turn = Tour { $turn }
inches = { $n }″
percent = { $n } %
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
content-too-big = le fichier dépasse { $limit } octets, le maximum accepté
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
content-no-clauses = le chapitre « { $chapter } » n’a aucun article
content-an-integer = un nombre entier
content-a-number = un nombre
content-a-text = un texte
content-an-id = un identifiant comme ac_squire (minuscules, chiffres et _)
content-a-filled-text = un texte non vide
content-a-patterned-text = un texte conforme à { $pattern }
content-a-boolean = true ou false
content-a-list = une liste
content-a-table = une table
content-a-date = une date ou une heure
content-something-else = une valeur d’une autre sorte
content-a-list-of-one = une liste de 1 valeur
content-a-list-of = une liste de { $n } valeurs
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
