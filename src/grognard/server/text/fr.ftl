### Les mots du serveur.

## Problems

problem-bad-key = Ce lien n’ouvre pas cette partie. Demandez-en un autre à la personne qui vous l’a envoyé.
    .title = Mauvais lien
problem-not-allowed = Votre lien ne permet pas de faire cela.
    .title = Interdit
problem-wrong-origin = La demande vient d’une page d’un autre serveur : rien n’a été fait. Ouvrez la partie à sa propre adresse.
    .title = Page étrangère
problem-wrong-host = Ce serveur ne répond pas au nom « { $host } ». S’il le doit, lancez-le avec --name { $host }.
    .title = Autre serveur
problem-too-elaborate = Cette table est si chargée que le serveur ne peut pas la montrer à temps. Mettez-y moins de décors, ou moins d’angles.
    .title = Trop chargée
problem-declined-already = Votre demande a été refusée. Continuez à jouer ; vous pourrez redemander à la question suivante.
    .title = Déjà refusé
problem-too-many-asides = Vous avez trop souvent repris un choix, demandé à le faire ou changé vos souhaits dans cette partie. Continuez à jouer, ou abandonnez.
    .title = Trop souvent
problem-luck-settled = Les dés de cette partie n’attendent rien de vous pour l’instant.
    .title = Dés convenus
problem-wrong-secret = Ce n’est pas le secret sur lequel on s’était engagé.
    .title = Mauvais secret
problem-no-such-pack = Il n’y a pas de pack « { $name } » sur ce serveur. Déposez plutôt son fichier.
    .title = Pack inconnu
problem-packs-forgotten = Le serveur ne se souvient plus des packs de cette préparation. Ajoutez-les une nouvelle fois.
    .title = Packs oubliés
problem-no-such-ruleset = Il n’y a pas ici de jeu nommé « { $name } ».
    .title = Jeu inconnu
problem-no-such-game = Il n’y a pas de partie à cette adresse. Vérifiez le lien.
    .title = Partie inconnue
problem-game-lost = Les règles ont changé depuis que cette partie a été enregistrée, et celles d’aujourd’hui ne permettent même plus de la mettre en place.
    .title = Partie perdue
problem-no-such-page = Il n’y a rien à cette adresse.
    .title = Introuvable
problem-method-not-allowed = Cette adresse n’accepte pas ce genre de requête.
    .title = Méthode refusée
problem-stale = La partie a avancé entre-temps. Regardez où elle en est, puis répondez.
    .title = La partie a avancé
problem-not-your-turn = On ne vous demande rien pour l’instant. Attendez votre tour.
    .title = Ce n’est pas à vous
problem-time-up = Votre temps est écoulé. La partie continue sans votre réponse.
    .title = Temps écoulé
problem-game-over = La partie est terminée.
    .title = Partie terminée
problem-refused = Les règles ne le permettent pas.
    .title = Coup illégal
problem-seat-taken = La place est déjà prise. Demandez un lien encore libre, ou regardez la partie.
    .title = Place prise
problem-nothing-to-undo = Vous n’avez aucun choix à reprendre.
    .title = Rien à reprendre
problem-no-proposal = Personne ne vous demande votre accord pour l’instant.
    .title = Rien à accepter
problem-game-full = Cette partie est trop longue pour le serveur. Enregistrez-la et reprenez-la dans une nouvelle.
    .title = Partie trop longue
problem-no-odds-together = On ne montre pas de probabilités pour des choix simultanés.
    .title = Pas de probabilités ici
problem-no-advice = Aucune réponse n’est suggérée dans cette partie : elle a été préparée ainsi.
    .title = Pas de suggestion
problem-no-mail = Ce serveur n’envoie pas de courriel. Laissez le navigateur vous dire quand c’est à vous.
    .title = Pas de courriel
problem-wrong-code = Ce n’est pas le nombre que nous avons envoyé, ou il est trop ancien. Vérifiez, ou faites-en envoyer un autre.
    .title = Mauvais nombre
mail-code-subject = Votre nombre : un courriel quand c’est à vous
mail-code =
    Quelqu’un, vous sans doute, veut être prévenu par courriel quand c’est à lui de jouer dans une partie de Grognard.

    Si c’était vous, entrez ce nombre à la table : { $code }

    Sinon, ne faites rien : plus rien ne sera envoyé.
mail-turn-subject = { $game } : à vous de jouer
mail-turn =
    C’est à vous de jouer, { $game } :
    { $page }

    { $until ->
        [none] Les autres vous attendent.
       *[other] Votre temps s’achève le { $until }.
    }

    Assez ? Ouvrez la partie là où vous la jouez et, sous « Courriel », faites oublier votre adresse.
problem-nothing-to-suggest = Ce que l’on lance ou tire ne se choisit pas.
    .title = Rien à choisir
problem-not-a-placement-question = On ne vous demande pas de placer quoi que ce soit.
    .title = Rien à placer
problem-nothing-to-enter = On ne vous demande pas de lancer ni de piocher quoi que ce soit.
    .title = Rien à saisir
problem-record-not-yet = L’enregistrement révélerait ce qui est caché. Enregistrez la partie une fois terminée.
    .title = Pas encore
problem-only-told = Après la réponse { $last }, cette partie est racontée d’après son enregistrement et non rejouée : les règles ont changé depuis. Continuez dans une nouvelle partie à partir d’un moment antérieur : ouvrez la relecture et choisissez « Rejouer d’ici ».
    .title = Racontée, non rejouée
problem-aftermath-not-yet = On ne dit ce qui a décidé d’une partie qu’une fois celle-ci terminée. Jouez-la d’abord jusqu’au bout.
    .title = Pas encore
problem-too-large = Votre envoi est trop gros ; le maximum est de { $limit ->
    [one] { $limit } octet
   *[other] { $limit } octets
}.
    .title = Trop gros
problem-bad-request = La requête est incompréhensible : { $reason }.
    .title = Requête incorrecte
problem-bad-setup = Une partie ne peut pas commencer ainsi.
    .title = Mise en place refusée
problem-two-clocks = Une partie a une pendule ou une limite par réponse, pas les deux. Renoncez à l’une d’elles.
    .title = Deux pendules
problem-wrong-seats = Cette table a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}. Dites pour chacune qui s’y assoit.
    .title = Mise en place refusée
problem-no-such-bot = Il n’y a pas de robot « { $bot } » ; il y a : { $known }.
    .title = Robot inconnu
problem-bad-record = Cet enregistrement est inutilisable : { $reason }.
    .title = Enregistrement refusé
problem-bad-roster = Cette liste d’armée est illisible. Choisissez un fichier de liste (.toml).
    .title = Liste d’armée refusée
problem-record-too-slow = Rejouer cet enregistrement prend trop de temps pour le serveur.
    .title = Enregistrement refusé
problem-no-such-moment = La partie compte { $last ->
    [one] { $last } réponse
   *[other] { $last } réponses
} ; choisissez un moment de 0 à { $last }.
    .title = Moment inconnu
problem-no-profile = Il n’y a pas de vue de côté à montrer ici. Choisissez deux endroits ou deux pièces différents, sur une table qui a du relief.
    .title = Pas de vue de côté
problem-no-sight = Il n’y a pas de ligne entre ces deux-là. Choisissez une pièce posée sur la table et autre chose.
    .title = Pas de ligne
problem-too-many-requests = Trop de requêtes. Patientez un instant et réessayez.
    .title = Doucement
problem-too-many-games = Vous avez créé beaucoup de parties en peu de temps. Attendez avant d’en créer une autre.
    .title = Trop de parties
problem-too-many-keys = Trop de mauvais liens. Attendez avant d’en essayer un autre.
    .title = Trop d’essais
problem-too-many-sockets = Trop de pages ouvertes. Fermez-en une et réessayez.
    .title = Trop de connexions
problem-server-error = Le serveur a commis une erreur. Rien n’a changé ; réessayez.
    .title = Erreur du serveur
problem-busy = Le serveur est occupé. Réessayez dans un instant.
    .title = Occupé
problem-not-ready = Le serveur ne peut pas atteindre ses parties pour l’instant. Réessayez dans un instant.
    .title = Pas prêt
problem-not-stored = La réponse n’a pas pu être enregistrée et ne compte donc pas. Réessayez.
    .title = Non enregistré

## Games of other rules

told-parted = Les règles ont changé depuis que cette partie a été jouée. Celles d’aujourd’hui s’accordent avec elle jusqu’à la réponse { $played } ; la suite est racontée telle qu’elle s’est jouée. On ne peut plus jouer ici, mais la relecture ouvre une nouvelle partie à partir de tout moment jusque-là.
told-cut-short = Les règles ont changé depuis que cette partie a été enregistrée, et ce qui en reste ne s’accorde avec celles d’aujourd’hui que jusqu’à la réponse { $played } ; la suite ne peut pas être montrée. On ne peut plus jouer ici, mais la relecture ouvre une nouvelle partie à partir de tout moment jusque-là.

## Pages

file-brought = le fichier
page-first = Vers l’accueil
page-not-built = Le client web n’est pas construit
    .text = Le serveur tourne, mais les pages du jeu manquent. Construisez-les une fois, puis rechargez :
    .api = L’interface de programmation est à l’adresse { $address }.

server-no-database = Les parties ne peuvent pas être conservées : { $reason }. Indiquez un fichier où l’on peut écrire, ou une autre base.
server-no-such-database = Les parties ne peuvent pas être conservées dans une base « { $kind } » ; donnez un fichier ou postgresql://UTILISATEUR@HÔTE/BASE.
server-no-driver = Les parties ne peuvent pas être conservées sans { $module } ; installez-le par : pip install "grognard[server]"
server-no-postgres = Les parties ne peuvent pas être conservées : impossible d’utiliser PostgreSQL sur { $where } ({ $reason }). Vérifiez qu’il tourne, que la base existe et que l’utilisateur peut y écrire.
server-workers-need-postgres = Plusieurs processus se partagent les parties par PostgreSQL : donnez --database postgresql://UTILISATEUR@HÔTE/BASE, ou omettez --workers.
server-no-workers-here = Ce système ne sait pas passer une connexion d’un processus à un autre : omettez --workers.
server-worker-failed = Un processus n’a pas pu démarrer ; ce qu’il en a dit est ci-dessus.
server-lost = Attention : { $lost ->
    [one] la dernière écriture confirmée aux joueurs manque
   *[other] les { $lost } dernières écritures confirmées aux joueurs manquent
} dans la base ; son journal a été abîmé, ou une ancienne copie a été remise en place.
server-address-taken = { $address } est déjà pris par un autre programme ; choisissez un autre --port, ou arrêtez ce programme.
server-address-closed = On ne peut pas écouter sur { $address } ; choisissez un autre --host ou --port.
server-ready = Ouvrez { $address } dans un navigateur. Ctrl-C arrête le serveur.
server-compiling = La première fois, { $kernels } éléments de géométrie se compilent en arrière-plan : pendant une minute environ, les robots répondent plus lentement.
server-ended = Le serveur est arrêté ; toutes les parties sont enregistrées.

## Names

bot-easy = Facile
    .summary = Connaît le jeu et se contente souvent de ce qui fait l’affaire.
bot-fair = Honnête
    .summary = Voit d’un coup d’œil ce qui promet le plus et répond aussitôt.
bot-hard = Difficile
    .summary = Poursuit la bataille de tête avant de répondre.
bot-master = Maître
    .summary = De même, en prenant son temps : quelques secondes par réponse.
bot-brisk = Vif
    .summary = Répond d’un coup d’œil, des milliers de fois par heure.
bot-greedy = Glouton
    .summary = Réfléchit avant chaque activation, puis agit.
bot-plain = Simple
    .summary = Essaie tout ce qui est offert et prend ce qui vaut le plus, sans autre guide.
bot-search = Calculateur
    .summary = Regarde aussi loin que son temps le permet.
bot-random = Au hasard
    .summary = Joue n’importe quel coup légal. Pour découvrir un jeu.

## Places

