# What the pages that the program tells of itself say in French.

## page

page-colon =  :

## layout

section-learn = Apprendre
section-how-to = Comment faire
section-games = Les jeux
section-reference = Référence
section-explanation = Explications

## learn

learn-title = Une première partie de { $game }
learn-start =
    Tapez

        grognard play { $name } --bot easy --lang fr

    ou `make play`, puis *Jouer* sur la carte du jeu. La table de *{ $scenario }* s’ouvre ; votre armée est *{ $army }*.
learn-aim = Le but
learn-who = Qui se bat
learn-first = Trois bons premiers coups
learn-turn = Le premier tour, pas à pas
learn-then = Et ensuite
learn-next =
    - Tout suit désormais le même modèle. **Entrée** donne la réponse d’usage, **S** suggère, **§** ouvre les règles à
      l’article.
    - [Regarder avant de se lancer](../how-to/look-before-you-leap.md) : vue, portées, ce qu’un déplacement provoque.
    - [Savoir où l’on en est](../how-to/know-where-you-stand.md) : hasard et choix après la partie.
    - [Le jeu en une page](../games/{ $name }/index.md), [ses règles](../games/{ $name }/rules.md), [ses
      unités](../games/{ $name }/units.md).
learn-index = Votre première partie
learn-choose =
    Cinq jeux, tous différents. Une première partie dure une demi-heure environ ; le programme enseigne le premier tour à
    la table, et ces pages disent la même chose d’avance.

## commands

commands-title = Commandes
commands-about =
    Tout ce que fait le programme `grognard`, tel que `grognard COMMANDE --help` le dit. Une commande se termine par 0
    quand tout va bien, par 1 quand la réponse est non (une armée qui n’est pas permise, un enregistrement qui ne tient
    pas), par 2 pour une erreur d’appel.
commands-head = Ce qu’elle fait
commands-worth = Sinon
commands-needed = obligatoire

## games

games-rules = Règles
games-units = Unités
games-scenarios = Scénarios et armées
games-title = Les jeux
games-order = En une page
games-options = Options
games-armies = Armées toutes prêtes
games-badges = Marques des figurines
games-keywords = Mots des fiches
games-measured = Ce qui a été mesuré
games-measures =
    La force des robots : [la force des adversaires](../../reference/levels.md). La fréquence de ses règles
    propres : [règles marquantes](../../reference/signature-rules.md). Qui gagne avec quelle armée :
    [l’équité des jeux](../../reference/fairness.md), et `grognard balance { $game }`.
games-turns = { $turns } tours, § { $rule }
games-first = Une première partie
games-played = On joue
games-instead = Ou bien
games-option = Option | Ce qu’elle fait | Valeurs | Article
games-army = Armée | Faction | Points | Unités
games-clause = Article

## http

http-title = HTTP et sockets
http-wire-title = Ce qui voyage
http-about =
    Toutes les adresses du serveur, telles que `/schema/openapi.json` les décrit aux programmes. Ce qui demande un lien
    veut sa clé en `Authorization: Bearer CLÉ` ; les mots viennent dans la langue que demande `Accept-Language`. Un refus
    est un [Problem](wire.md#problem) avec une phrase, un code et, s’il y a lieu, les secondes à attendre. Les
    descriptions sont en anglais, comme le code dont elles viennent.
http-wire-about =
    Tous les types qui voyagent, avec leurs champs et leurs bornes. Ce qui est envoyé au serveur est vérifié d’après ces
    bornes, et les champs inconnus sont refusés. Les descriptions sont en anglais, comme le code dont elles viennent.
http-link = demande un lien
http-takes = Prend
http-gives = Rend
http-may-fail = Peut échouer avec
http-parameter = Paramètre | Où | Ce qu’il contient | –
http-socket =
    Un WebSocket : tout ce qui arrive dans une partie, à partir de l’événement `?after=`. Là où l’on ne peut pas poser
    d’en-tête, comme dans un navigateur, la clé va dans `?key=` et la langue dans `?lang=`. Le serveur envoie des [ToClient](wire.md#toclient),
    la page répond par des [ToServer](wire.md#toserver). Une faute le ferme avec 4000 plus le statut du problème.

## python

python-title = Python
python-about =
    Les noms publics de la bibliothèque, avec leurs textes tels qu’ils sont dans le code, en anglais. Ce qui n’est pas
    nommé ici peut changer sans avis.

## formats

formats-title = Fichiers
formats-about =
    Les fichiers que l’on écrit, et ceux que le programme garde. Là où un fichier est en TOML, son schéma JSON permet à un
    éditeur de le compléter et de le vérifier. Un [pack](../how-to/make-a-pack.md) réunit les tables des fichiers d’un jeu
    sous le nom de ces fichiers, avec `[pack]` devant. Les descriptions sont en anglais, comme le code dont elles
    viennent.
formats-schema = Schéma JSON

## fields

fields-head = Champ | Ce qu’il contient | –
fields-optional = peut manquer
