### Les mots de la ligne de commande.

## Mistakes

mistake-language = Il n’y a pas de langue « { $asked } » ; dites { $known }.
mistake-command = Il n’y a pas de commande « { $command } » ; grognard --help en donne la liste.
mistake-option = Il n’y a pas d’option « { $option } » ici ; ajoutez --help pour voir celles qui existent.
mistake-missing = Il manque { $argument } ; ajoutez --help pour voir comment s’emploie la commande.
mistake-value = « { $value } » ne convient pas pour { $argument } ; ajoutez --help pour voir ce qui est attendu.
mistake-unused = « { $argument } » est de trop ; ajoutez --help pour voir comment s’emploie la commande.
mistake-repeated = { $option } est donné deux fois ; donnez-le une seule fois.
system-ENOENT = ce fichier ou ce dossier n’existe pas
system-EACCES = l’accès n’est pas permis
system-EPERM = l’accès n’est pas permis
system-EEXIST = il existe déjà
system-EISDIR = c’est un dossier, pas un fichier
system-ENOTDIR = une partie du chemin est un fichier, pas un dossier
system-ENOSPC = le disque est plein
system-EROFS = on ne peut que lire ce disque
system-ENAMETOOLONG = le nom est trop long
system-EMFILE = trop de fichiers sont ouverts
mistake-call = Commande incompréhensible : { $problem }
mistake-only-told = On ne peut pas calculer ce qui a décidé de cette partie : après la réponse { $played } elle est racontée et non rejouée. Choisissez un moment antérieur avec --at.
mistake-number = { $name } doit être un nombre de { $least } à { $most }.
mistake-whole-number = { $name } doit être un nombre entier de { $least } à { $most }.
mistake-record = Cet enregistrement est inutilisable : { $problem }.
mistake-ruleset = Ce jeu n’existe pas ; il y a : { $known }.
mistake-bot-unmade = Impossible de créer le robot « { $bot } » ({ $why }) ; nommez-le paquet:Classe, là où Python trouve le paquet depuis ce répertoire.
mistake-bot = Il n’y a pas de robot « { $bot } » ; il y a : { $known }.
mistake-file = { $file } est inutilisable : { $reason }.
mistake-not-written = Impossible d’écrire { $file } : { $why }.
mistake-too-much = C’est plus que le programme ne peut en contenir.
mistake-bug = Le programme a échoué, par sa faute et non la vôtre ({ $problem }) ; GROGNARD_DEBUG=1 montre où.
mistake-workers-die = Les processus qui jouent meurent les uns après les autres, il reste { $chunks ->
    [one] { $chunks } part du travail
   *[other] { $chunks } parts du travail
} ; essayez avec moins de --jobs.
mistake-nodes-die = Les machines de la grappe meurent les unes après les autres, il reste { $chunks ->
    [one] { $chunks } part du travail
   *[other] { $chunks } parts du travail
} ; consultez-y les journaux de Ray.
mistake-no-ray = Une grappe demande Ray ; installez-le par : pip install "grognard[ray]"
mistake-jobs-on-cluster = Une grappe emploie tous ses processeurs : donnez --jobs ou --cluster, pas les deux.
mistake-cluster-address = « { $address } » n’est pas l’adresse d’une grappe ; écrivez HÔTE:PORT, comme head:6379, ou local.
mistake-no-cluster = Personne ne répond à { $address } ; démarrez-y la grappe par : ray start --head
mistake-not-joined = Il n’y a pas de grappe à rejoindre à { $address } ; lancez la commande sur une de ses machines, après y avoir fait ray start --address={ $address }.
mistake-cluster-token = La grappe à { $address } n’accepte pas le jeton de cette machine ; donnez le même à toutes ses machines (ray get-auth-token).
mistake-cluster-versions = La grappe à { $address } n’a pas la même version de Ray ou de Python que cette machine ; installez la même partout.
mistake-cluster-differs = Une machine de la grappe ({ $node }) a un autre Grognard que celle-ci, ou aucun ; installez le même partout.
mistake-no-matplotlib = Les graphiques demandent matplotlib ; installez-le par : pip install "grognard[lab]"
mistake-too-few-games = Trop peu de parties pour apprendre : chaque enjeu doit avoir été joué { $least ->
    [one] { $least } fois
   *[other] { $least } fois
}. Donnez plus de --minutes.
mistake-no-scipy = L’ajustement demande scipy ; installez-le par : pip install "grognard[lab]"
mistake-no-polars = Écrire du Parquet demande polars ; installez-le par : pip install "grognard[lab]"
mistake-web-address = « { $address } » n’est pas une adresse web ; elle commence par https:// ou http://.
mistake-mail-server = --mail n’est pas un serveur de courriel ; écrivez par exemple smtps://nom:motdepasse@hôte?from=parties@example.org&page=https://jeu.example.org.
mistake-address = « { $address } » n’est pas une adresse ; écrivez par exemple 127.0.0.1:9100.
mistake-file-exists = { $file } existe déjà ; donnez un autre nom, ou --replace.
mistake-no-games = Il n’y a pas de parties dans { $file } ; nommez le fichier du serveur avec --database.
mistake-unsound = { $file } n’est pas une base de parties saine : { $why }
mistake-in-use = Un serveur joue sur { $file } ; arrêtez-le d’abord.
mistake-backup-file = Cette commande est faite pour des parties dans un fichier ; copiez une base PostgreSQL avec pg_dump et pg_restore.
mistake-no-server = Le serveur demande { $module } ; installez-le par : pip install --upgrade --force-reinstall grognard
mistake-no-benchmarks = Les mesures accompagnent le code source ; lancez la commande depuis celui-ci.
mistake-no-tests = Il n’y a pas de dossier de tests en { $folder } ; indiquez-le par --tests.
mistake-clause = Il n’y a ni article ni chapitre { $clause } ; vouliez-vous dire { $guess } ?
mistake-nothing-found = Aucun article ne contient « { $words } ».
mistake-empty-name = La liste « { $listed } » contient un nom vide ; séparez les noms par des virgules, comme un,autre.
mistake-seed = Une graine compte au plus { $most ->
    [one] { $most } signe imprimable
   *[other] { $most } signes imprimables
}.
mistake-seed-and-own-dice = Dites --seed ou --own-dice, pas les deux : qui lance de vrais dés n’a pas besoin de graine.
mistake-setting = « { $setting } » n’est pas un réglage ; écrivez nom=valeur.
mistake-seat = Il n’y a pas de place { $seat } ; il y a : { $known }.
mistake-which-game = Dites quel jeu ; il y a : { $known }.
mistake-choose-and-plan = Donnez --choose ou --plan, pas les deux.
mistake-about = Rien de ce qui arrive ne s’appelle « { $kind } » ; vouliez-vous dire { $guess } ? Ce qui peut arriver : { $known }.
mistake-situation-says = { $file } dit déjà ce que dirait { $option } ; retirez { $option }.
mistake-database = On ne peut pas garder de parties dans une base « { $kind } » ; donnez un fichier, sqlite:///FICHIER ou postgresql://…
mistake-no-place = Impossible d’écrire { $file } : ce dossier n’existe pas, ou c’en est un.
mistake-save-where = Dites où, par exemple : sauver bataille

## Lists

list-more = Robots : { $bots }. Pour en savoir plus sur un jeu : grognard list NOM
list-scenarios = Scénarios
list-rosters = Armées
list-units = Unités
list-options = Options
list-seats = Places à la table
list-weapons = Armes
list-factions = Factions
list-abilities = Capacités
list-spells = Sorts
list-effects = Effets
list-states = États
list-tags = Traits
list-cards = Cartes
list-hero-cards = Cartes de héros
list-conditions = Conditions
list-ammunition = Munitions
list-gear = Équipement

## Rulings

rulings-none = Aucune décision ne porte là-dessus.
ruling-played = On joue : { $answer }
ruling-other = Ou bien : { $text }
ruling-option = Ou bien, avec --option { $setting } : { $text }

## Coverage

coverage-head = { $ruleset } : { $tested } articles sur { $clauses } ont des tests.
coverage-untested = Sans test : { $ids }
coverage-clause = { $tests ->
    [one] { $tests } test
   *[other] { $tests } tests
  } ; { $fired ->
    [0] n’a jamais servi
   *[other] a servi { $fired } fois
  }
coverage-never = Jamais servis en { $n ->
    [one] { $n } partie
   *[other] { $n } parties
  } de { $bots } : { $ids }
silent-definition = Une définition dont d’autres règles se servent.
silent-card_value = Dit ce que signifie une valeur de la fiche ; ce sont les règles qui s’en servent que l’on compte.
silent-measuring = Dit comment on mesure ; elle sert à chaque distance, contact, secteur et ligne de vue.
silent-within_sight = Décide, dans le calcul d’une ligne de vue, de ce qui la bloque ; seules les lignes dégagées mènent à quelque chose que l’on compte.
silent-by_hand = Aucune règle ne l’amène aujourd’hui ; un test le fait à la main.
silent-not_offered = Ne se voit que dans ce qui n’est pas proposé.
silent-concession = Abandonner est le choix d’un joueur, et les robots n’abandonnent jamais.
silent-no_answer = Seulement pour un joueur qui ne répond pas.
silent-nothing_happens = Dit que quelque chose n’arrive pas.
silent-no_event = Nomme des armées toutes prêtes ; en choisir une n’est pas un événement de la bataille.
silent-emptied_pool = Il faut plusieurs malus sur une même petite réserve de dés.
silent-jumped_into_contact = Seulement pour une machine qui a sauté au contact et y frappe.
silent-ran_into_contact = Seulement pour une machine qui a couru 12″ jusqu’au contact et y frappe : peu sont si rapides.
silent-variant_in_contact = Il faut une variante avec laquelle se jouent peu de parties d’un échantillon, et des machines encore au contact au début de la Phase de Mouvement.
silent-immobilised = Il faut un sort d’immobilisation qui prenne ; les deux Mages des bandes toutes prêtes en lancent rarement.
silent-jump_down = Seulement sur une plate-forme, et pour qui en saute : les robots prennent l’échelle.
silent-terror = Une seule figurine des bandes toutes prêtes a Terreur, et elle est lente : on l’atteint rarement, et elle arrive rarement.
silent-across_obstacle = Il faut un corps à corps par-dessus un muret.
silent-across_ladder = Il faut un corps à corps de part et d’autre d’une échelle, qu’un seul scénario possède.
silent-fights_lying = Il faut une figurine à terre qui frappe du sol : les robots se relèvent plutôt.
silent-over_the_edge = Il faut quelqu’un repoussé d’une plate-forme, qu’un seul scénario possède.
silent-attack_spell = Il faut un Mage à une réglette de sa cible, avec assez de succès ; les deux des bandes toutes prêtes préfèrent d’autres actions.
silent-no_army = Aucune armée toute prête n’a d’unité qui l’ait ; on peut en recruter une.
silent-one_in_melee = Une seule figurine des bandes toutes prêtes l’a, et cela ne compte qu’au corps à corps.
silent-ambushed_runner = Il faut une embuscade contre la seule figurine qui l’a.
silent-group_fire = Il faut un groupe au contact et une cible commune : les robots se dispersent.
silent-wiped_out = Il faut un camp anéanti jusqu’au dernier avant la fin des tours.
silent-stands_and_fights = Quitter un corps à corps coûte deux actions : les robots continuent le combat.
silent-watched_charge = Il faut une charge venue du dehors contre une figurine en overwatch : les robots contournent sa zone.
silent-within_path = Se décide dans le calcul d’un trajet, qui ne dit que le coût de l’ensemble.
silent-climbs_alone = Il faut un ami au même mur, à côté du grimpeur : les robots grimpent seuls.
silent-downhill = Il faut une Charge depuis 3″ au-dessus de la cible, faisable en une Action.
silent-same_spell = Il faut la même Bénédiction deux fois dans un tour sur une figurine.
silent-two_edges = Il faut deux bords à la même distance, à un cheveu près.
silent-dropped_high = Il faut un porteur Renversé en hauteur.
silent-no_case = Prévoit des effets à venir : rien ne le fait aujourd’hui.
silent-no_move_left = Il faut une figurine ralentie et blessée au point de ne plus bouger.
silent-two_at_once = Il faut deux ennemis dont on atteint les zones à un cheveu d’écart.
silent-window_on_the_way = Il faut un effet joué sur une figurine au milieu de son déplacement.
silent-window_before_dice = Il faut un effet qui sépare les combattants entre l’annonce et les dés.
silent-swallowed = Il faut que meure une figurine qui en a englouti une autre, encore en vie.
silent-controlled = Il faut une figurine Contrôlée dont l’autre camp utilise les effets.
silent-sleeps = Il faut un Sédatif par emplacement d’un même dinosaure : il tombe, ou la partie finit, le plus souvent avant.
silent-net_and_grab = Il faut une unité tenue à la fois par un Filet et par une Prise.
silent-leaves = Seuls les dinosaures d’un scénario peuvent sortir, au-delà de tous les humains : les robots se battent plutôt.
silent-tied_others = Il faut des unités de deux joueurs alliés qui tiennent aussi fort la même cible.
silent-two_sedatives = Il faut un second Sédatif dans une unité avant que le premier soit retourné.
silent-wakes = Il faut une des rares cartes qui défaussent un Sédatif.
silent-no_active_card = Il faut une unité qui n’a pioché aucune carte à jouer.
silent-engaged_watcher = Il faut un ennemi qui arrive vivant au contact d’une figurine en overwatch.

## Simulation

simulate-progress = Parties
simulate-wins = { $bot ->
    [none] { $who } : { $wins } ({ $share })
   *[other] { $who } ({ $bot }) : { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } ({ $share })
}
simulate-draw = nulle
simulate-interval = Intervalle à 95 % pour A : de { $low } à { $high } %
simulate-unswapped = Les camps n’ont pas autant de places, personne n’a donc changé de côté.
simulate-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s : { $speed ->
    [one] { $speed } partie
   *[other] { $speed } parties
} et { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} par seconde, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} chacune.

## Réglage

tune-progress = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
tune-title = { $name } : les chances de gagner une position
tune-foretold = Prévu, en pour cent
tune-came = Gagné, en pour cent
tune-head-kind = Scénario
tune-head-games = Parties
tune-head-brier = Score de Brier
tune-head-gap = Plus grand écart
tune-told = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}. Sur des parties mises de côté : score de Brier { $brier } (0,25 pour qui ne sait rien), et chaque dixième des positions a été gagné aussi souvent que prévu, à { $gap } points près.
tune-written = Les poids, le rapport et les positions sont dans { $folder }.

## Équilibre

balance-progress = Parties ({ $left ->
    [one] { $left } série à finir
   *[other] { $left } séries à finir
})
balance-title = { $name } : qui gagne avec quelle armée ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, places échangées par paires)
balance-head-scenario = Scénario
balance-head-first = Première armée
balance-head-second = Seconde armée
balance-head-verdict = Verdict
balance-head-seat = Première place
balance-head-seated = Placées ainsi
balance-head-draws = Nulles
balance-head-turns = Tours
balance-head-decisions = Décisions
balance-head-early = Finies au tour 2
balance-head-leads = Retournements
balance-head-decided = Jouées après
balance-share = { $share } % ({ $low }–{ $high })
balance-verdict-even = équilibré
balance-verdict-near = presque équilibré
balance-verdict-lopsided = déséquilibré
balance-verdict-disagree = les robots divergent
balance-verdict-unknown = pas encore connu
balance-verdict-vague = trop peu de parties
balance-verdict-single = un seul genre de robot
balance-note-shares = Les parts sont celles de la première armée, une nulle valant une demi-victoire, avec des intervalles à 95 % dont l’unité est la paire de parties. Un verdict ne vaut que si des robots de genres différents s’accordent, aussi quand chacun mène l’une et l’autre armée (×).
balance-note-course = Tel que joue { $bot } : ce que gagne la première place ; ce que gagne la première armée quand elle l’occupe ; la part d’une partie après laquelle son vainqueur n’a plus fait de doute.
balance-better = { $one } contre { $other }, chacun menant l’une et l’autre armée aux deux places : { $one } gagne { $share } % de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
balance-never = { $clauses ->
    [one] { $clauses } article n’a jamais servi
   *[other] { $clauses } articles n’ont jamais servi
} : { $which }.
balance-all-fired = Tous les articles ont servi, hormis ceux qui disent pourquoi ils servent peu.
balance-disagree = { $cells ->
    [one] Sur { $cells } ligne les robots divergent : ce que l’un trouve fort, l’autre non ; elle en dit
   *[other] Sur { $cells } lignes les robots divergent : ce que l’un trouve fort, l’autre non ; elles en disent
} plus long sur les robots que sur les armées.
balance-left = { $cells ->
    [one] { $cells } ligne n’est pas encore assez connue
   *[other] { $cells } lignes ne sont pas encore assez connues
} : la même commande reprend où celle-ci s’est arrêtée.
balance-written = Le rapport, les données, les parties et les enregistrements sont dans { $folder }.
report-title = { $name } : les parties sont-elles équitables ?
report-against = { $one } contre { $other }
report-summary = { $cells ->
    [one] Mesuré sur { $cells } rencontre d’armées et de scénario.
   *[other] Mesuré sur { $cells } rencontres d’armées et de scénarios.
} { $told }
report-summary-even = { $cells ->
    [one] Une est équilibrée, à 5 points près.
   *[other] { $cells } sont équilibrées, à 5 points près.
}
report-summary-near = { $cells ->
    [one] Une l’est presque, à 10 près.
   *[other] { $cells } le sont presque, à 10 près.
}
report-summary-lopsided = { $cells ->
    [one] Une est déséquilibrée.
   *[other] { $cells } sont déséquilibrées.
}
report-summary-disagree = { $cells ->
    [one] Sur une les robots divergent, on n’en sait donc rien.
   *[other] Sur { $cells } les robots divergent, on n’en sait donc rien.
}
report-summary-unknown = { $cells ->
    [one] Une n’est pas encore assez connue.
   *[other] { $cells } ne sont pas encore assez connues.
}
report-summary-vague = { $cells ->
    [one] Pour une il y a eu trop peu de parties pour en juger.
   *[other] Pour { $cells } il y a eu trop peu de parties pour en juger.
}
report-summary-single = { $cells ->
    [one] Une n’a été mesurée qu’avec un seul genre de robot, ce qui prouve peu.
   *[other] { $cells } n’ont été mesurées qu’avec un seul genre de robot, ce qui prouve peu.
}
report-how = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} par { $bots } ; graine { $seed } ; version { $version } des règles. Les parties vont par paires, aux mêmes dés et places échangées ; une paire compte une fois.
report-armies = Armées
report-shares = Quelle armée gagne
report-shares-note = Ce que gagne l’armée nommée en premier, une nulle valant une demi-victoire, avec son intervalle à 95 % en dessous. Chaque colonne est jouée par d’autres robots ; avec une croix, deux robots différents mènent tour à tour l’une et l’autre armée. Une part ne dit quelque chose des armées que s’ils s’accordent.
report-heat-note = En bleu : la première armée gagne davantage. En orange : la seconde. Plus c’est soutenu, plus l’écart est grand. Hachuré : les robots divergent.
report-intervals = Ce qu’on en sait
report-intervals-note = Parts de la première armée avec intervalles à 95 %. La bande verte va de 45 à 55 %.
report-army-axis = Gagné par la première armée, en pour cent
report-seats = Ce que vaut la première place
report-seats-note = Parts de qui occupe la première place, avec l’une et l’autre armée, intervalles à 95 %.
report-seat-axis = Gagné par la première place, en pour cent
report-course = Le cours des parties
report-lengths-note = Combien de parties sont finies à chaque tour.
report-turn-axis = Tour
report-over-axis = Parties finies, en pour cent
report-decided-note = Combien de parties sont jouées à chaque moment de leur cours : dès lors le futur vainqueur a toujours au moins 75 % de chances. Plus la courbe monte tard, plus la partie reste ouverte.
report-part-axis = Avancement de la partie, en pour cent de ses décisions
report-decided-axis = Parties jouées, en pour cent
report-better = Mieux jouer fait-il gagner ?
report-better-note = Ce que gagne le robot nommé en premier contre l’autre, chacun menant l’une et l’autre armée aux deux places. À 50 %, peu importe qui joue.
report-better-axis = Gagné par le premier robot, en pour cent
report-clauses = Quelles règles servent
report-clauses-note = { $never ->
    [0] Chaque article est un carré, par chapitre : d’autant plus soutenu qu’il sert dans plus de parties, au scénario où il sert le plus. Aucun ne reste sans emploi sans raison.
    [one] Chaque article est un carré, par chapitre : d’autant plus soutenu qu’il sert dans plus de parties, au scénario où il sert le plus. En tirets : { $never } article qui n’a jamais servi. En pointillé : jamais, et le livre dit pourquoi.
   *[other] Chaque article est un carré, par chapitre : d’autant plus soutenu qu’il sert dans plus de parties, au scénario où il sert le plus. En tirets : { $never } articles qui n’ont jamais servi. En pointillé : jamais, et le livre dit pourquoi.
}
report-games = Des parties à voir
report-games-note = Chacune est un enregistrement du dossier { $folder }, à côté de cette page : à ouvrir dans le navigateur par « Ouvrir une partie enregistrée », ou par grognard replay.
report-game = Partie
report-winner = Vainqueur
report-game-typical = Une partie comme les autres
report-game-comeback = Le plus grand retournement
report-game-swings = La plus disputée
report-game-shortest = La plus courte
report-game-longest = La plus longue
report-foot = Établi par grognard balance à partir de report.json et games.parquet, à côté de cette page, qui contiennent tous les chiffres et toutes les parties.
tune-plot = Un dixième des positions chacun : ce qui en était prévu, et combien ont été gagnées.
mistake-balance-sides = L’équilibre se mesure là où deux camps s’affrontent.
mistake-balance-nothing = Aucune de ces armées ne peut en rencontrer une autre dans ces scénarios.
mistake-balance-too-many = Cela fait trop de paires d’armées et de scénarios ({ $cells }) ; nommez-en moins par --armies ou --scenarios, { $most } au plus.
mistake-balance-bots = Donnez à --bots entre 1 et { $most ->
    [one] { $most } robot
   *[other] { $most } robots
}, chacun une fois.

## Comparaison

change-title = { $name } : ce que fait un changement
change-how = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ; graine { $seed }. Chaque partie est jouée deux fois, avec et sans le changement, par les mêmes robots aux mêmes dés.
change-none = { $cells ->
    [one] On ne voit aucune différence.
   *[other] Sur aucune des { $cells } mesures on ne voit de différence.
}
change-some = { $cells ->
    [one] On voit une différence
   *[other] On voit une différence sur { $seen } des { $cells } mesures
} : la plus grande, en points de ce que gagne la première armée, est de { $by } dans { $where } ({ $armies }).
change-pairings = Ce qu’il fait à chaque rencontre
change-pairings-note = Ce que gagne la première armée, avec intervalles à 95 % ; la différence en points, dont l’unité est l’ensemble des parties aux mêmes dés.
change-illegal = { $cells ->
    [one] { $cells } rencontre d’armées n’est plus légale : { $which }.
   *[other] { $cells } rencontres d’armées ne sont plus légales : { $which }.
}
change-events = Ce qui arrive plus ou moins souvent
change-events-note = Combien de fois par partie, en moyenne ; d’abord ce qui a le plus nettement changé.
change-no-events = Rien n’arrive nettement plus ou moins souvent.
change-head-scenario = Scénario
change-head-armies = Armées
change-head-bots = Robots
change-head-before = Sans
change-head-after = Avec
change-head-difference = Différence
change-head-turns = Tours
change-head-event = Événement
price-title = Ce que valent les unités
price-note = Appris de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} entre armées tirées au hasard dans { $scenario } : ce qu’une unité ajoute aux chances de gagner, en points au taux que toutes donnent ensemble pour les leurs, avec intervalles à 95 %.
price-fair = { $unit } est au juste prix de { $low } à { $high } points ; elle en coûte { $cost }.
price-dear = { $unit } est au juste prix de { $low } à { $high } points ; à { $cost }, elle est chère.
price-cheap = { $unit } est au juste prix de { $low } à { $high } points ; à { $cost }, elle est bon marché.
price-check = Vérifié par des parties : à { $price } points, les armées avec { $unit } gagnent { $share } ({ $low }–{ $high }) contre leurs égales sans elle.
price-unseen = Trop peu des armées tirées au hasard avaient cette unité pour en juger.
price-axis = Valeur pour ses points ; 1 est ce que toutes donnent ensemble
price-plot = Ce que chaque unité donne pour un point, avec intervalles à 95 %. À droite du trait elle est bon marché, à gauche chère.
price-head-unit = Unité
price-head-cost = Coûte
price-head-fair = Juste prix
price-head-armies = Armées qui l’avaient
compare-left = Tout n’a pas encore été joué : la même commande reprend où celle-ci s’est arrêtée.
compare-written = Le rapport, les données et les parties sont dans { $folder }.
mistake-compare-nothing = Dites quoi comparer : --pack FICHIER, --set NOM=VALEUR pour une valeur du contenu, --with OPTION=VALEUR pour un réglage du jeu, ou --price UNITÉ.
mistake-compare-illegal = Avec ce changement aucune de ces armées n’est plus permise : nommez-en d’autres par --armies, ou cherchez un juste prix par --price.
mistake-prices-none = Dans ce jeu les unités n’ont pas de prix.
mistake-prices-unit = Il n’y a pas d’unité « { $unit } » ; il y a : { $known }.
mistake-prices-unclear = En { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, plus de points n’ont pas nettement fait gagner plus souvent : rien ne peut se dire en points ; donnez plus de --games et de --minutes.
mistake-prices-few = Trop peu de parties pour en tirer des prix ; donnez plus de --minutes, ou à --games au moins { $least }.

## Classement

ladder-bot = Robot
ladder-rating = Force
ladder-interval = intervalle à 95 %
ladder-score = Gagnées-nulles-perdues
ladder-between = { $low } à { $high }
ladder-scenario = Scénario : { $name }.
ladder-note = La force est en points Elo : avec 100 de plus, on gagne environ 64 parties sur 100. Le robot au hasard vaut 0 ; sans lui, le plus faible.
mistake-ladder-bots = Donnez à --bots entre 2 et { $most ->
    [one] { $most } robot
   *[other] { $most } robots
}, chacun une fois.
mistake-no-choix = Le classement demande choix ; installez-le par : pip install "grognard[lab]"

## Odds

odds-none-of-it = rien de cela n’arrive
odds-rest = et { $n ->
    [one] { $n } issue plus rare
   *[other] { $n } issues plus rares
}, { $share } % à elles toutes
odds-estimate = Estimation sur { $n ->
    [one] { $n } essai
   *[other] { $n } essais
} : il y a trop à énumérer, ou quelque chose est caché.
odds-assumes = Si chaque choix rencontré en route reçoit la réponse usuelle :
odds-if = Si { $seat } répond « { $answer } » :

## Replays

replay-drawn = { $file } : la table après { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}.
replay-open = La partie n’est pas finie après { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}.
summary-account = Comment on en est arrivé là, en chances de gagner :
summary-fortune = { $side } : { $start } au départ, hasard { $luck }, choix { $choices } : { $end }.
summary-fortune-about = { $side } : { $start } au départ, hasard { $luck } et choix { $choices }, à ± { $margin } près : { $end }.
summary-verdict = { $side } : { $verdict }.
summary-dice = { $successes ->
    [one] { $successes } dé réussi
   *[other] { $successes } dés réussis
} sur { $dice }, pour { $expected } attendus.
summary-decided = Ce qui a décidé de la partie :
summary-undecided = Rien ne ressort qui ait décidé de la partie.
summary-moment = Tour { $turn } (--at { $at }) : { $text }. { $side } { $swing }, dont { $luck } de hasard.
summary-moment-chosen = Tour { $turn } (--at { $at }) : { $text }. { $side } { $swing }.
verify-yes = L’enregistrement est bon : { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
} en { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, toutes légales, toutes les empreintes justes.
verify-told = Vérifié jusqu’à la réponse { $played } ; la suite date de la version { $version } des règles et n’est que racontée d’après son récit.
verify-no = L’enregistrement ne tient pas : { $problem }.
verify-seeded = Chaque dé et chaque carte est bien ce que donne la graine.
verify-redrawn = { $times ->
    [one] Une fois, on est revenu sur un hasard déjà vu ; la suite a été tirée de nouveau.
   *[other] On est revenu sur un hasard déjà vu en { $times } endroits ; la suite a été tirée de nouveau.
}
verify-shared = Chaque dé et chaque carte est bien ce que donne la graine, et la graine est faite de secrets du serveur et { $players ->
    [one] du joueur
   *[other] des { $players } joueurs
}, qui s’y étaient engagés avant les premiers dés. Personne n’a choisi ces dés.
verify-undisclosed = La graine des dés est révélée à la fin de la partie ; d’ici là, le hasard ne peut pas être vérifié.
verify-branched = La partie reprend un moment d’une autre, avec des dés du serveur sur lesquels personne ne s’est engagé ; le hasard ne peut pas être vérifié.
verify-roll = réponse { $answer }, tirage { $lot } : { $entry }
verify-people = Les joueurs ont lancé leurs propres dés : le hasard ne peut pas être vérifié.

## Rosters

roster-legal = { $name } est une armée légale.
roster-illegal = { $name } n’est pas une armée légale :

## Terminal

terminal-from-there = Vous jouez à partir du point jusqu’où elle peut être rejouée.
terminal-welcome = Tapez le numéro d’une réponse ; « aide » dit ce qu’on peut faire d’autre.
terminal-help =
    NUMÉRO          choisir cette réponse (ou taper sa clé)
    X,Y CAP         placer en un point, en passant par d’autres au besoin : 12.5,30 14,36 90
    chances NUMÉRO  chances exactes d’une réponse avant de la donner (ajouter : best, tree)
    conseil         les meilleures réponses et leurs chances ; conseil NUMÉRO en prend une
    pourquoi        ce qui n’est pas possible maintenant, et pourquoi
    passer          laisser passer le moment
    céder [DURÉE]   laisser passer ces moments : activation, tour ou partie
                    (ajouter : attaqué, même alors ; céder fin : me redemander)
    auto            passer d’office quand cela ne change rien, ou non
    usuel           prendre la réponse usuelle
    table, carte    la table
    journal [N]     les derniers événements
    règle ID        lire un article, ou chercher des mots
    annuler         reprendre votre dernière réponse
    sauver FICHIER  écrire la partie ; la reprendre par : grognard play --resume FICHIER
    abandonner      renoncer
    quitter         s’en aller
terminal-suggest = « conseil 1 » prend la première.
terminal-window = « passer » le laisse passer, « céder » laisse aussi passer les suivants ({ $what }).
terminal-yield-how = Là où un tel moment est demandé : céder activation, céder tour, céder partie ; céder fin vous redemande.
terminal-yield-activation = Plus demandé pour l’instant : { $what }, cette activation.
terminal-yield-round = Plus demandé pour l’instant : { $what }, ce tour.
terminal-yield-game = Plus demandé pour l’instant : { $what }, cette partie.
terminal-auto = { $on ->
    [yes] Passe d’office quand cela ne change rien.
   *[no] Vous interroge même quand cela ne change rien.
}
terminal-dare = Le faire ? (oui / non){" "}
terminal-pick = Tapez les numéros de ce que vous prenez (de { $least } à { $most }), comme « 1 3 », ou « none » pour rien.
terminal-place = Un numéro, ou un point et un cap : X,Y CAP
terminal-dice = { $n ->
    [one] Lancez { $n } dé et tapez-le.
   *[other] Lancez { $n } dés et tapez-les, séparés par des espaces.
}
terminal-need = { $need } ou plus réussit.
terminal-cards = { $n ->
    [one] Piochez { $n } carte et tapez son nom court ou complet.
   *[other] Piochez { $n } cartes et tapez leurs noms courts, séparés par des espaces, ou leurs noms complets, séparés par des virgules.
}
terminal-toss = Tirez au sort et tapez le résultat : { $among }
terminal-hand-over = { $seat }, prenez le clavier et appuyez sur Entrée.
terminal-undone = C’est repris.
terminal-all-possible = Rien n’est interdit ici pour l’instant.
terminal-not-now = Cela n’aide pas pour cette question ; « aide » dit ce qui aide.
terminal-saved = Partie écrite : { $file }
terminal-bye = À la prochaine.

## Un jeu à soi

new-ruleset-written = { $folder } contient un petit jeu complet en { $files } fichiers, nommé { $name }. Installez-le, testez-le, jouez-y :
mistake-new-name = « { $name } » ne peut pas être le nom d’un jeu ; employez des minuscules, des chiffres et _, une lettre d’abord, comme pebbles.
mistake-new-name-taken = Un jeu ou un paquet Python s’appelle déjà « { $name } » ; choisissez un autre nom.
mistake-new-not-written = { $folder } n’est pas écrit : il existe déjà, ou le dossier qui le contiendrait n’existe pas.

## Docteur

compiling = Compilation de { $kernels } éléments de géométrie pour cette machine ; cela ne se fait qu’une fois et prend environ une minute…
doctor-program = Grognard { $version }, Python { $python }, { $system }, { $cores ->
    [one] { $cores } processeur
   *[other] { $cores } processeurs
}
doctor-libraries = Bibliothèques : toutes celles qu’il faut
doctor-libraries-lacking = Il manque des bibliothèques : { $names }
    .do = pip install --upgrade --force-reinstall grognard
doctor-extra = Supplément { $extra } ({ $what }) : installé
doctor-extra-lacking = Supplément { $extra } ({ $what }) : non installé, il manque { $names }
    .do = pip install "grognard[{ $extra }]"
doctor-for-fast = géométrie compilée, pour des robots forts et de nombreuses parties
doctor-for-lab = balance, ladder, tune, compare et fichiers Parquet
doctor-for-envs = environnements de recherche
doctor-for-spiel = OpenSpiel
doctor-for-ray = parties sur plusieurs machines
doctor-for-server = parties gardées dans PostgreSQL
doctor-games = Jeux : { $games }
doctor-games-broken = Le jeu { $name } ne se charge pas : { $problem }
    .do = réparez ou désinstallez le paquet dont il vient
doctor-games-none = Aucun jeu n’est installé
    .do = pip install --upgrade --force-reinstall grognard
doctor-kernels = Géométrie compilée : { $known } éléments prêts
doctor-kernels-off = La géométrie n’est pas compilée, comme le veut GROGNARD_COMPILED=0 : mêmes résultats, plus lentement
    .do = retirez GROGNARD_COMPILED
doctor-kernels-plain = La géométrie n’est pas compilée : mêmes résultats, plus lentement
    .do = pip install "grognard[fast]"
doctor-kernels-broken = La géométrie ne se compile pas ({ $problem }) : mêmes résultats, plus lentement
    .do = pip install --upgrade --force-reinstall "grognard[fast]"
doctor-kernels-left = Géométrie compilée : { $left ->
    [one] { $left } élément
   *[other] { $left } éléments
} sur { $known } à compiler encore, par le premier qui en aura besoin
    .do = grognard doctor --compile
doctor-client = Client du navigateur : { $size } Mo
doctor-client-unbuilt = Le client du navigateur n’est pas construit
    .do = make web
doctor-client-gone = Le client du navigateur manque
    .do = pip install --upgrade --force-reinstall grognard
doctor-browser = Navigateur : { $name ->
    [unnamed] trouvé
   *[other] { $name }
}
doctor-browser-none = Aucun navigateur trouvé sur cette machine
    .do = ouvrez l’adresse qu’affiche grognard play, ou dites grognard play --terminal
doctor-data = Dossier des données : { $folder }, { $free } Go libres
doctor-data-closed = On ne peut pas écrire dans le dossier des données : { $folder }
    .do = donnez à GROGNARD_DATA un dossier à vous
doctor-data-full = Le disque du dossier des données est plein : { $folder }
    .do = faites de la place, ou donnez à GROGNARD_DATA un dossier ailleurs
doctor-database = Base de données : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
doctor-database-new = Base de données : créée avec la première partie
doctor-database-broken = La base de données { $file } est illisible : { $problem }
    .do = déplacez le fichier ; un nouveau sera créé avec la prochaine partie
doctor-compiling = Compilation de la géométrie
doctor-summary = { $wrong ->
    [0] Rien ne cloche.
    [one] Une chose ne va pas : elle est marquée ✗.
   *[other] { $wrong } choses ne vont pas : elles sont marquées ✗.
}

## Aide : de simples lignes sans variables, lues avant tout le reste

help-usage = Usage :
help-usage-command = COMMANDE
help-default = par défaut :
help-choices = au choix :
help-word-command = COMMANDE
help-word-options = OPTIONS
help-word-args = ARGUMENTS
help-word-str = TEXTE
help-word-int = NOMBRE
help-word-float = NOMBRE
help-word-path = CHEMIN
help-word-choice = CHOIX
help-word-ruleset = JEU
help-word-what = QUOI
help-word-file = FICHIER
help-word-situation = SITUATION
help-word-record = PARTIE
help-word-name = NOM
help-word-folder = DOSSIER
help-required = obligatoire
help-about = Des jeux de figurines, joués exactement selon la règle.
help-commands = Commandes
help-options = Options
help-arguments = Arguments
help-front-commands = Commandes :
help-front-options = Options :
help-front-help = Afficher cette aide ; après une commande, l’aide de cette commande.
help-help = Afficher cette aide.
help-version = Afficher la version.
help-example = Exemple :
stopped = Arrêté.
stopped-kept = Ce qui a été joué est conservé : la même commande reprend de là.
stopped-game = La partie est conservée. Pour la reprendre :
help-list = Les jeux disponibles ; ou les scénarios, armées, unités et options d’un jeu.
help-rules = Lire les règles d’un jeu et y chercher ; voir lesquelles sont testées et servent.
help-play = Jouer dans le navigateur sur cette machine, ou dans le terminal.
help-serve = Lancer le serveur pour jouer en réseau.
help-simulate = Faire jouer de nombreuses parties par des robots, et compter les victoires.
help-ladder = Faire s’affronter des robots, et mesurer la force de chacun.
help-balance = Mesurer qui gagne avec quelle armée, dans quel scénario, à quelle place.
help-balance-scenarios = Scénarios séparés par des virgules ; tous si rien n’est dit.
help-balance-armies = Armées séparées par des virgules, qui se rencontrent deux à deux ; all : toutes celles de la taille du jeu ; celles d’usage de chaque scénario si rien n’est dit.
help-balance-bots = Robots séparés par des virgules : le premier joue le plus, les autres et leurs rencontres le contrôlent.
help-balance-width = Points d’erreur tolérés, en plus ou en moins, pour qu’une part soit assez connue.
help-balance-minutes = Minutes de jeu au plus ; ce qui a déjà été joué compte aussi.
help-balance-games = Parties que le premier robot joue au moins pour chaque paire d’armées.
help-balance-sample = Parties que chaque autre robot joue pour chaque paire, et encore contre le premier.
help-balance-units = Parties entre armées tirées au hasard, pour apprendre ce que chaque unité vaut pour ses points ; aucune si rien n’est dit.
help-cluster = Jouer sur une grappe Ray, HÔTE:PORT, ou sur une qui n’est que cette machine, local. Le résultat est le même.
help-balance-jobs = Processus à employer ; un par processeur si rien n’est dit. Le résultat est le même.
help-balance-out = Dossier des résultats, d’où reprendre plus tard ; balance/ et le nom du jeu si rien n’est dit.
help-compare = Mesurer ce que fait un changement, et à combien de points une unité est au juste prix.
help-compare-with = NOM=VALEUR : un réglage du jeu, à comparer à ce qu’il en est sans lui.
help-compare-price = Unité dont chercher le juste prix, par son identifiant.
help-compare-bots = Robots séparés par des virgules : le premier joue le plus ; les autres et leurs rencontres le contrôlent.
help-compare-games = Parties que le premier robot joue pour chaque rencontre avec et sans, et avec des armées tirées au hasard.
help-compare-out = Dossier des résultats, d’où reprendre plus tard ; compared/ et le nom du jeu si rien n’est dit.
help-tune = Apprendre de nombreuses parties les chances de gagner une position.
help-tune-minutes = Minutes à jouer ; ce qui a déjà été joué compte aussi.
help-tune-out = Dossier des poids, du rapport et des positions ; tuned/ et le nom du jeu si rien n’est dit.
help-tune-jobs = Processus à employer ; un seul si rien n’est dit.
help-odds = Les chances exactes d’un choix dans une situation décrite par un fichier.
help-replay = Raconter une partie enregistrée, ou en dessiner un moment.
help-verify = Rejouer une partie enregistrée et en vérifier chaque réponse, dé et résultat.
help-roster = Vérifier des listes d’armée.
help-bench = Mesurer la vitesse du programme, à côté d’autres.
help-new = Commencer un jeu à vous.
help-new-ruleset = Préparer un paquet à vous qui se joue aussitôt, tests compris, pour en faire votre jeu.
help-new-ruleset-name = Le nom du jeu dans les commandes et le code : minuscules, chiffres et _.
help-new-ruleset-title = Comment l’appellent les joueurs ; tiré du nom sinon.
help-new-ruleset-folder = Le dossier à écrire, qui ne doit pas encore exister ; le nom du jeu sinon.
help-doctor = Dire ce qui est installé, ce qui manque et que faire.
help-doctor-compile = Compiler maintenant la géométrie pour cette machine, et non quand il le faudra.
help-coverage = Dire quels tests a chaque article, combien de fois il a servi dans des parties de robots, et ce qui a été décidé.
help-coverage-exit = Code de sortie 1 si un article n’a pas de test.
help-check = Dire si une liste d’armée est légale et, sinon, pourquoi, article par article.
help-check-exit = Code de sortie 1 si elle ne l’est pas.
help-lang = Langue de l’affichage : en, fr, ou une autre qui est installée.
help-json = Écrire un seul objet JSON sur la sortie standard, et rien d’autre.
help-ruleset-name = Nom du jeu, comme colossus.
help-scenario-name = Scénario ; le premier du jeu si rien n’est dit.
help-roster-names = Armées, séparées par des virgules : noms du jeu, ou fichiers .toml.
help-packs = Un contenu à vous par-dessus celui du jeu : un pack, fichier ou dossier ; peut être répété.
help-changes = Une valeur du contenu du jeu, comme units.ac_squire.move=7 ; peut être répété.
help-pack = Votre propre contenu : commencer un pack, le vérifier, montrer ce qu’il change.
help-pack-path = Le pack : un fichier ou un dossier.
help-pack-new = Écrire un pack commenté pour commencer.
help-pack-new-file = Le fichier à écrire ; il ne doit pas encore exister.
help-pack-check = Dire si l’on peut jouer avec un pack, et ce qui lui manque.
help-pack-check-exit = Le code de retour est 0 si oui, 1 sinon.
help-pack-show = Dire ce qu’un pack change, entrée par entrée, avant et après.
help-option-values = Un réglage du jeu, sous la forme nom=valeur ; peut être répété.
help-seed = D’où vient le hasard ; même graine, mêmes parties.
help-ladder-scenario = Scénario ; le premier où les deux peuvent mener la même armée si rien n’est dit.
help-ladder-bots = Robots séparés par des virgules ; un budget peut suivre : search@0.5s, search@400.
help-ladder-games = Combien de parties pour chaque paire.
help-ladder-budget = Secondes de réflexion accordées à un robot.
help-ladder-jobs = Processus à employer ; un seul si rien n’est dit.
help-list-games-ruleset = Nom d’un jeu.
help-port = Port d’écoute ; 0 pour n’importe lequel.
help-play-ruleset = Nom du jeu, ou fichier d’une situation d’où partir (.toml) ; choisi dans le navigateur si on l’omet.
help-play-bot = Robot adverse ; sans robot, on joue à plusieurs à la même table.
help-play-browser = Ouvrir le navigateur.
help-play-terminal = Jouer ici, dans le terminal.
help-play-seed = D’où vient le hasard ; même graine et mêmes réponses, même partie.
help-play-dice = Lancer vos propres dés, tirer vos propres cartes, et les saisir.
help-play-resume = Reprendre une partie enregistrée, dans le terminal.
help-serve-name = Un nom sous lequel on joint le serveur, comme play.example.org ; peut être donné plusieurs fois.
help-serve-proxy = L’adresse d’un mandataire placé devant le serveur, que l’on croit sur la provenance des appels ; peut être donnée plusieurs fois.
help-serve-metrics = Adresse où donner comptes et durées, pour Prometheus, comme 127.0.0.1:9100 ; nulle part si on l’omet.
help-serve-webhook = Adresse à prévenir (POST, JSON, sans clés) quand c’est à quelqu’un d’absent de jouer ; personne si on l’omet.
help-serve-mail = Serveur de courriel qui écrit aux joueurs qui le veulent quand c’est à eux : smtps://nom:motdepasse@hôte?from=ADRESSE&page=https://VOTRE.SERVEUR ; plutôt dans GROGNARD_MAIL, où personne ne voit le mot de passe. Personne ne reçoit de courriel si on l’omet.
help-serve-log = Comment écrire le journal : text, ou un objet JSON par ligne, sans clés, mains ni réponses.
help-server = Sauvegarder, restaurer et vérifier les parties d’un serveur.
help-backup = Copier toutes les parties dans un fichier, même pendant que le serveur tourne, et vérifier la copie.
help-backup-target = Le fichier à écrire ; vous seul pouvez le lire, car il ouvre toutes les parties.
help-backup-replace = Écrire par-dessus un fichier existant.
help-restore = Mettre une copie à la place des parties ; celles d’avant sont gardées à côté.
help-restore-backup = La copie.
help-restore-replace = Même là où il y a déjà des parties.
help-server-check = Rejouer toutes les parties d’un serveur et dire lesquelles sont abîmées.
help-server-check-exit = Code de sortie 1 s’il y en a.
help-server-database = Le fichier des parties ; celui de cette machine si on l’omet.
help-serve-host = Adresse d’écoute.
help-serve-database = Où garder les parties : un fichier, ou postgresql://UTILISATEUR@HÔTE/BASE.
help-serve-workers = Combien de processus se partagent les parties ; plus d’un demande PostgreSQL.
help-rules-clause = Article ou chapitre à lire, comme 4.402, ou mots à chercher ; tout le livre si rien n’est dit.
help-rules-search = Seulement les articles qui contiennent tous ces mots.
help-rules-rulings = Les décisions seules : ce que l’on joue là où la source se tait ou se lit de plusieurs façons.
help-rules-glossary = Les termes du jeu seuls, en anglais et en français.
help-rules-titles = Les titres seuls, sans les textes.
help-coverage-ruleset = Un jeu ; tous sinon.
help-coverage-tests = Dossier des tests.
help-coverage-games = Parties de l’échantillon de chaque jeu.
help-coverage-bots = Robots qui jouent l’échantillon à tour de rôle, par exemple greedy@8,random : les bons montrent plus de règles et prennent plus de temps.
help-coverage-clauses = Donner chaque article avec ses tests, le nombre de fois où il a servi et ses décisions.
help-record-file = Partie enregistrée (.game.json).
help-replay-at = Combien de réponses jouer ; toutes si rien n’est dit.
help-verify-commitment = Un engagement montré avant les premiers dés, que l’enregistrement doit tenir ; peut être donné plusieurs fois.
help-verify-rolls = Énumérer chaque jet et chaque tirage, et le numéro de la graine dont il vient.
help-replay-svg = Dessiner la table à ce moment-là.
help-replay-seat = Dessiner ce que voit cette place.
help-replay-summary = Dire ce qui a décidé de la partie et qui la chance a servi, au lieu du journal.
help-check-file = Liste d’armée (.toml).
help-check-players = Joueurs dans le camp de l’armée.
help-check-scenario = Scénario pour lequel elle est faite, s’il fixe des limites.
help-simulate-bots = Robots séparés par des virgules, un par camp ou un pour tous.
help-simulate-ruleset = Nom du jeu, ou fichier d’une situation d’où partir (.toml).
help-simulate-games = Combien de parties.
help-simulate-jobs = Processus à employer ; ce qui convient sinon. Le résultat est le même.
help-simulate-out = Fichier Parquet, une ligne par partie.
help-simulate-decisions = Fichier Parquet, une ligne par décision : ce que la place savait, ce qui était offert, ce qu’elle a choisi.
help-simulate-fired = Compter combien de fois chaque article sert.
help-odds-situation = Fichier de la situation (.toml).
help-odds-choose = Ce qui est choisi, dans l’ordre : clés d’options, ou placements : « x,y cap », ou « stay » pour rester.
help-odds-plan = Des réponses qui dépendent de ce qui arrive : "move; 10,12; if attack >= 2 then ranged:b1 else pass". Conditions : un jet (attack >= 2), ce qui arrive à une pièce (b1 destroyed), reliées par and, inversées par not.
help-odds-about = Ce qui est dit de chaque issue : des types d’événements séparés par des virgules, comme killed,gruesomely-killed, au lieu de tout ce qui a changé.
help-odds-policy = Choix rencontrés en route : réponse usuelle, la meilleure, ou chacune à part.

## Packs

pack-head = Un pack pour ce jeu. Décommentez ce que vous voulez changer ou ajouter. Une entrée dont le jeu connaît l’id ne change que les champs donnés ; tout autre id est une entrée nouvelle et demande tous les champs. Pour l’essayer : grognard pack check FICHIER, puis grognard play JEU --pack FICHIER
pack-open = Des entrées que l’on peut changer, ou compléter :
pack-closed = Des entrées que l’on peut changer ; les règles les connaissent par leur id, on ne peut donc pas en ajouter :
pack-known = Connues :
pack-words = Comment s’appellent vos propres éléments ; un message porte le nom de son genre suivi de l’id.
pack-written = { $file } est écrit. Modifiez-le, puis vérifiez-le avec : grognard pack check { $file }
pack-playable = On peut jouer avec { $pack } : { $entries ->
    [one] 1 entrée ajoutée ou changée
   *[other] { $entries } entrées ajoutées ou changées
}.
pack-nameless = Sans nom en « { $lang } » : { $messages } (voir [words.{ $lang }])
pack-changes = { $pack } ajoute ou change { $entries ->
    [one] 1 entrée
   *[other] { $entries } entrées
} :
pack-new = { $id } est nouveau ({ $file }, { $table })
pack-changed = { $id } est changé ({ $file }, { $table })
mistake-pack-not-written = { $file } n’est pas écrit : il existe déjà, ou son dossier n’existe pas.
mistake-no-packs = { $ruleset } n’accepte pas de packs.

backup-made = { $games ->
    [one] { $games } partie est
   *[other] { $games } parties sont
} dans { $file } ; la copie est saine. Gardez-la où personne d’autre ne la lit.
restored = { $games ->
    [one] { $games } partie est
   *[other] { $games } parties sont
} de retour dans { $file }.
restored-aside = Ce qui s’y trouvait avant est dans { $file }.
check-progress = Parties rejouées
check-sound = Rejouées jusqu’où elles en étaient : { $plays }. Racontées, parce que leurs règles ont changé : { $told }. Abîmées : { $damaged }.
check-damaged = La partie { $game } est abîmée : { $why }
