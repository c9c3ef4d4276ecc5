# Texts that all games share: files, records, the command line.

seat-name = Joueur { $number }
thing-counted = { $count } × { $name }

## Board files and other data

data-missing-key = la clé « { $key } » manque
data-unknown-key = rien ici ne s’appelle « { $key } » : faute de frappe ?
data-not-text = doit être un texte entre guillemets, et non vide
data-not-texts = doit être une liste de textes
data-not-integer = doit être un nombre entier
data-not-number = doit être un nombre supérieur à 0
data-not-signed = doit être un nombre
data-not-id = doit être un nom court fait de lettres, de chiffres et de traits d’union
data-not-numbers = doit être une liste { $count ->
    [one] d’un nombre
   *[other] de { $count } nombres
  }
data-not-flag = doit être true ou false
data-not-table = doit être une table
data-not-list = doit être une liste
data-not-one-of = « { $found } » ne fait pas partie des valeurs possibles : { $known }
data-out-of-range = vaut { $found }, mais doit être entre { $low } et { $high }
data-format-unknown = « { $found } » est un format inconnu de cette version, qui connaît « { $known } »
data-other-game = ce plateau est pour « { $found } », et non pour « { $known } »
data-game-unknown = il n’y a pas de jeu « { $found } » ici
data-not-seed = doit être une suite de { $digits } chiffres hexadécimaux en minuscules
data-not-field = doit être un texte ou un nombre entier
data-id-twice = « { $id } » est déjà le nom d’un autre
data-one-of-three = doit avoir exactement une des clés read = true, expect et any ; il y a : { $found }
data-nothing-asked = rien n’est demandé ici qui puisse être mal fait
data-means-each = doit être une liste avec un texte pour chacun des choix de any ; il y en a { $count }
data-fits-nothing = aucune action de ce jeu sur ce plateau ne ressemble à ceci : { $found }
data-learner-moves = ce sont les coups des autres ; ce que fait l’élève est une étape à part
data-final-last = seuls les derniers chapitres peuvent être finaux, et pas tous

file-missing = Le fichier { $file } n’existe pas.
file-is-folder = { $file } est un dossier, pas un fichier.
file-unreadable = Impossible de lire { $file } : { $reason }.
file-unwritable = Impossible d’écrire { $file } : { $reason }. Rien n’est resté à moitié écrit.
file-not-text = { $file } n’est pas un fichier texte (ce n’est plus de l’UTF-8 à l’octet { $byte }).
file-not-toml = { $file }:{ $line } : ce n’est pas du TOML ({ $reason }).
file-not-sane = { $file } contient des imbrications trop profondes ou un nombre de plusieurs milliers de chiffres.
file-too-long = { $file } est trop gros : un fichier peut avoir jusqu’à { $most } Mo.

## Records

record-not-json = Ce n’est pas un fichier JSON complet : la lecture n’a plus de sens à la ligne { $line }, colonne { $column }.
record-not-sane = Ce n’est pas un enregistrement : il est imbriqué trop profondément ou contient des nombres qui n’en sont pas.
record-not-text = Ce n’est pas un fichier texte en UTF-8, comme le sont les enregistrements.
record-key-twice = La clé « { $key } » figure deux fois dans une même table de l’enregistrement.
record-not-object = C’est bien du JSON, mais pas l’enregistrement d’une partie.
record-format-unknown = Le format de l’enregistrement est « { $found } » ; cette version lit « { $known } ».
record-game-unknown = L’enregistrement est celui d’un jeu nommé « { $game } », qui n’est pas disponible ici.
record-rules-unknown = La partie enregistrée a été jouée avec la version { $rules } des règles du jeu { $game } ; la plus récente connue ici est la version { $known }.
record-field-missing = Il manque à l’enregistrement le champ « { $field } ».
record-field-type = Le champ « { $field } » de l’enregistrement doit être { $kind ->
    [text] un texte
    [number] un nombre entier
    [list] une liste
   *[table] une table
  }.
record-seats-wrong = L’enregistrement compte { $found ->
    [one] { $found } place
   *[other] { $found } places
  } ; le jeu se joue de { $low } à { $high }.
record-board-wrong = Le plateau de l’enregistrement n’est pas un plateau de ce jeu :
record-options-wrong = L’option « { $option } » de l’enregistrement manque, est inconnue ou a une valeur impossible.
record-seed-wrong = La graine de l’enregistrement doit faire { $bytes } octets, écrits en hexadécimal.
record-commitment-wrong = La graine ne correspond pas à l’engagement publié au début : on ne peut pas se fier au hasard de cette partie.
record-move-unknown = Le coup { $move } n’est pas une action de ce jeu sur ce plateau : { $found }.
record-seat-wrong = Le coup { $move } ne vient de personne à cette table : { $found }.
record-after-end = Le coup { $move } vient après la fin de la partie.
record-nature-missing = Au coup { $move }, c’est au hasard de décider, mais l’enregistrement y fait jouer quelqu’un.
record-nature-unasked = Au coup { $move }, c’est à quelqu’un de jouer, mais l’enregistrement y fait décider le hasard.
record-chance-wrong = Au coup { $move }, la graine donne { $real }, mais l’enregistrement indique { $found }.
record-move-illegal = Le coup { $move } est contraire aux règles.
record-cut-short = L’enregistrement s’arrête avant la fin de la partie, { $move ->
    [0] sans un seul coup
    [one] après un seul coup
   *[other] après { $move } coups
  }.
record-result-wrong = Les coups donnent { $real } pour « { $field } », mais l’enregistrement indique { $found }.
record-score-wrong = D’après les coups, « { $figure } » vaut { $real } pour { $seat }, mais l’enregistrement indique { $found }.
record-winner-wrong = D’après les coups, { $seat } { $won ->
    [yes] a gagné
   *[no] n’a pas gagné
  } ; l’enregistrement dit le contraire.
record-digest-wrong = Tous les coups sont possibles, mais l’empreinte de l’enregistrement n’est pas celle de son contenu : quelque chose y a été modifié.

## Command line

cli-about = Marula : des jeux de société qui ont l’Afrique pour décor. Non officiel ; les jeux appartiennent à leurs auteurs et à leurs éditeurs.
cli-usage = Utilisation : { $line }
cli-usage-options = options
cli-arguments = Arguments :
cli-options = Options :
cli-commands = Commandes :
cli-error = marula : { $message }
cli-try-help = Essayez « { $command } --help ».
cli-interrupted = Interrompu.
cli-simulate-interrupted = Interrompu : { $done ->
    [0] aucune partie terminée
    [one] une partie terminée
   *[other] { $done } parties terminées
  } sur { $planned }.
cli-system = le système répond : { $reason }

cli-help-help = afficher cette aide et quitter
cli-help-version = afficher la version et quitter
cli-help-lang = langue d’affichage : en, fr ou ja (à défaut MARULA_LANG, puis celle du système)
cli-help-json = afficher du JSON au lieu de texte
cli-help-game = le jeu : { $games }

cli-help-simulate = faire jouer des robots et compter les victoires
cli-about-simulate = Fait jouer des parties entre robots. Affiche un tableau puis, en dernière ligne, un objet JSON. La même graine donne les mêmes parties, quel que soit le nombre de processus qui se partagent le travail. Ctrl-C arrête tout après les parties en cours et affiche leurs résultats (code de sortie 130).
cli-help-players = nombre de places (par défaut : autant que --seats en cite)
cli-help-games-count = nombre de parties (par défaut : 100)
cli-help-seats = les joueurs de chaque place, séparés par des virgules : { $players }. greedy:no-NAME désactive une partie de ses connaissances, greedy:no-NAME:no-NAME en désactive deux ; « marula games » donne les NAME de chaque jeu. FILE.py:CLASS est votre propre robot
cli-help-seed = un texte ou un nombre quelconque ; le même donne les mêmes parties (par défaut : 0)
cli-help-jobs = nombre de processus qui se partagent le travail ; 0 = un par cœur (par défaut : 1)
cli-help-board = votre propre fichier de plateau
cli-help-option = une option de table du jeu ; peut être donnée plusieurs fois, une fois par KEY
cli-help-record = dossier où écrire un enregistrement par partie : nouveau ou vide

cli-help-arena = savoir quel robot joue le mieux
cli-about-arena = Fait jouer toutes les paires de quelques robots sur les mêmes donnes, chacun aussi souvent que l’autre à chaque place. Affiche un tableau avec les parts de victoires, leurs intervalles à 95 % et des cotes puis, en dernière ligne, un objet JSON. La même graine donne les mêmes parties, quel que soit le nombre de processus qui se partagent le travail. Ctrl-C arrête tout après les parties en cours et affiche leurs résultats (code de sortie 130).
cli-help-arena-players = les joueurs, au moins deux, séparés par des virgules : { $players }, chacun comme pour « marula simulate », FILE.py:CLASS pour votre propre robot compris
cli-help-arena-matches = nombre de parties de chaque paire (par défaut : { $usual } ; avec --until, autant qu’il en faut)
cli-help-arena-at = à combien de places ; à plus de deux, chacun a une place sur deux (par défaut : 2)
cli-help-arena-alone = le premier d’une paire n’a qu’une place, chacune à son tour, et le second toutes les autres
cli-help-arena-until = jouer jusqu’à savoir si le premier de deux joueurs gagne plus ou moins de P pour cent : P − 5 ou P + 5, avec au plus 5 % d’erreurs
cli-help-arena-plot = dessiner les parts de victoires dans ce fichier SVG

cli-help-replay = rejouer un enregistrement et en vérifier chaque coup
cli-about-replay = Rejoue l’enregistrement d’une partie et vérifie tout : chaque coup d’après les règles, chaque tirage d’après la graine, la fin et le résultat. En cas d’erreur, en donne la raison, avec le code de sortie 1.
cli-help-record-file = un fichier d’enregistrement

cli-help-show = raconter une partie et montrer une position, ou l’ouvrir dans la page
cli-about-show = Raconte ce qui s’est passé dans une partie enregistrée, jusqu’au coup N s’il est précisé, et montre la position à ce moment sous forme de texte. Avec --open, la partie s’ouvre dans le navigateur pour y être revue : chaque coup est vérifié, rien n’est conservé, et Ctrl-C met fin à la commande.
cli-help-move = s’arrêter après ce coup (0 = avant le premier ; par défaut : le dernier, ou avant le premier avec --open)
cli-help-seat = voir la partie depuis cette place (numéros à partir de 0 ; par défaut : vue du public)
cli-help-open = l’ouvrir dans le navigateur pour la revoir, à ce coup

cli-help-games = lister les jeux
cli-about-games = Liste les jeux disponibles, avec leur nom, le nombre de joueurs, les options de table et ce dont leurs robots peuvent se passer.

cli-help-board-command = travailler sur des fichiers de plateau
cli-about-board-command = Pour travailler sur ses propres fichiers de plateau.
cli-help-board-check = dire ce qui ne va pas dans un fichier de plateau
cli-about-board-check = Vérifie un fichier de plateau et dit en toutes lettres ce qui ne va pas, avec le chemin de la clé et la ligne. Code de sortie 1 au moindre problème.
cli-help-board-file = un fichier de plateau (TOML)

cli-help-handbook = lire les règles
cli-about-handbook = Affiche les règles d’un jeu, rédigées par nos soins, chaque article avec son identifiant. Avec un identifiant de règle, cet article seulement.
cli-help-rule = l’identifiant d’une règle, tel que le livret l’indique devant chaque article

cli-unknown-command = Il n’y a pas de commande « { $found } ». Commandes possibles : { $known }.
cli-missing-command = Quelle commande ? Au choix : { $known }.
cli-missing-argument = Il manque { $name }.
cli-missing-value = { $option } demande une valeur.
cli-unknown-option = Il n’y a pas d’option { $found } ici.
cli-extra-argument = « { $found } » est de trop.
cli-bad-number = { $option } demande un nombre entier à partir de { $low }, et non « { $found } ».
cli-bad-language = Il n’y a pas de textes en « { $found } » ; langues possibles : { $known }.
cli-no-games-folder = MARULA_GAMES désigne un dossier qui n’existe pas : { $folder }
cli-unknown-game = Il n’y a pas de jeu « { $found } ». Jeux possibles : { $known }.
cli-unknown-player = Il n’y a pas de joueur « { $found } ». Joueurs possibles : { $known }.
cli-unknown-facet = { $player } n’a rien à désactiver sous le nom « { $found } ». Noms possibles : { $known }.
cli-unknown-effort = search s’écrit search:VOIES:ESSAIS:TOURS, avec des nombres entiers, et non « { $found } ». Exemples : search:8:48:1 ou, au temps, search:8:200ms:1.
cli-unknown-style = { $player } n’a pas de style « { $found } » dans ce jeu. Styles possibles : { $known }.
cli-bot-no-class-named = Quelle classe de { $file } ? Votre propre robot s’écrit FILE.py:CLASS.
cli-bot-class-missing = { $file } n’a pas de classe { $name }.
cli-bot-not-loaded = { $file } : impossible de charger ce fichier. { $reason }
cli-bot-not-made = { $file } : impossible de créer { $name } ; cette classe est appelée avec le jeu et 32 octets de graine. { $reason }
cli-bot-failed = { $file } : { $name } n’a pas su choisir. { $reason }
cli-bot-not-legal = { $file } : { $name } a choisi une action qui n’est pas permise : { $found }
cli-players-range = { $game } se joue de { $low } à { $high }, pas à { $found }.
cli-players-seats = --players indique { $players }, mais --seats en cite { $seats }.
cli-arena-two = --players cite au moins deux joueurs, séparés par des virgules, et non « { $found } ».
cli-arena-share = --until demande un pourcentage entre { $low } et { $high }, bornes exclues, et non « { $found } ».
cli-arena-until-two = --until compare deux joueurs, et non { $found }.
cli-arena-plot-ending = --plot dessine un SVG : le nom du fichier se termine par .svg, contrairement à « { $found } ».
cli-option-form = Une option s’écrit KEY=VALUE, et non « { $found } ».
cli-option-twice = L’option { $option } est donnée deux fois.
cli-option-unknown = { $game } n’a pas d’option « { $found } ». { $known ->
    [none] Ce jeu n’en a aucune.
   *[other] Options possibles : { $known }.
  }
cli-option-value = L’option { $option } ne peut pas valoir « { $found } » ; valeurs possibles : { $known }.
cli-move-range = L’enregistrement compte { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  } ; il n’y a pas de coup { $found }.
cli-seat-range = La partie a les places 0 à { $last } ; il n’y a pas de place { $found }.
cli-seat-in-page = --seat ne va pas avec --open : dans la page, chaque position se voit comme la voit le joueur dont c’est le tour.
cli-handbook-figure = Figure : { $text }
cli-rule-unknown = Il n’y a pas de règle { $found } dans { $game }.
cli-record-not-empty = { $folder } n’est pas vide : anciens et nouveaux enregistrements se mélangeraient. Indiquez un dossier nouveau ou vide.

cli-board-good = { $file } : un plateau valable pour { $game }.
cli-board-bad = { $file } : { $count ->
    [0] aucun problème.
    [one] un problème.
   *[other] { $count } problèmes.
  }

cli-replay-good = L’enregistrement est valable : { $moves ->
    [one] { $moves } coup, vérifié.
   *[other] { $moves } coups, tous vérifiés.
  }
cli-replay-bad = L’enregistrement n’est pas valable. { $reason }
cli-ending = Fin : { $ending }
cli-seat = Place
cli-player = Joueur
cli-winner = victoire
cli-tiebreak = Départage, { $what } : { $figures }.
cli-tiebreak-figure = { $figure } pour { $name }
cli-shared = Rien ne les départage : la victoire est partagée.
cli-win-share = Victoires
cli-mean-score = Score moyen
cli-simulating = Parties en cours
cli-simulated = { $game }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } à { $players } en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s : { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $rate ->
    [one] partie/s
   *[other] parties/s
  }, { NUMBER($steps, minimumFractionDigits: 0, maximumFractionDigits: 0) } { $steps ->
    [one] décision/s
   *[other] décisions/s
  }.
cli-figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-matches = Parties
cli-rating = Cote
cli-ms-per-decision = ms par décision
cli-count = { $value }
cli-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-arena-played = { $game }, { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
  } à { $at }{ $alone ->
    [yes] , le premier de chaque paire seul
   *[no] { "" }
  }
cli-arena-verdict = { $verdict ->
    [above] { $player } gagne plus de { NUMBER($share, minimumFractionDigits: 0, maximumFractionDigits: 1) } % des parties (test de { NUMBER($low, minimumFractionDigits: 0, maximumFractionDigits: 1) } contre { NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 1) }).
    [below] { $player } gagne moins de { NUMBER($share, minimumFractionDigits: 0, maximumFractionDigits: 1) } % des parties (test de { NUMBER($low, minimumFractionDigits: 0, maximumFractionDigits: 1) } contre { NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 1) }).
   *[open] On ne sait pas encore si { $player } gagne plus ou moins de { NUMBER($share, minimumFractionDigits: 0, maximumFractionDigits: 1) } % des parties (test de { NUMBER($low, minimumFractionDigits: 0, maximumFractionDigits: 1) } contre { NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 1) }).
  }
cli-endings = Fins de partie :
cli-ending-counted = { $ending } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
cli-players-between = de { $low } à { $high } joueurs
cli-players-exactly = { $count } joueurs
cli-games-game = { $id } : { $name }, { $between }
cli-games-rules = { $rules ->
    [compiled] Les règles sont compilées.
   *[source] Les règles sont exécutées depuis leur source.
  }
cli-games-option = --option { $option }={ $values } : { $name }. { $about }
cli-games-facets = greedy:no-NAME : ce dont ce robot peut se passer. Valeurs de NAME : { $facets }.
cli-position-title = La position après le coup { $move }
cli-turn-title = Tour { $number } : { $player }
cli-setup-title = Avant le premier tour

cli-help-play = jouer dans le navigateur, sur cet appareil
cli-about-play = Ouvre la table sur cet appareil et lance un navigateur. Les parties sont conservées : arrêtez quand vous voulez avec Ctrl-C, et reprenez plus tard.
cli-help-serve = la même chose pour un serveur, sans lancer de navigateur
cli-about-serve = Ouvre la table à qui peut l’atteindre. Sans --host, elle n’écoute que sur cet appareil.
cli-help-host = l’adresse d’écoute (par défaut : { $usual })
cli-help-port = le port d’écoute ; 0 prend un port libre quelconque (par défaut : { $usual })
cli-help-data = le dossier où les parties sont conservées (par défaut : { $usual })
cli-help-public-url = l’adresse par laquelle les autres l’atteignent, si elle est différente : https://jeux.example.org. Les liens vers les tables commencent ainsi
cli-help-allowed-host = un autre nom par lequel on peut l’atteindre ; peut être donné plusieurs fois
cli-help-trusted-proxy = l’adresse ou le réseau d’un mandataire (proxy) que l’on croit quand il dit pour qui il demande ; peut être donné plusieurs fois
cli-help-bot-seconds = le temps de réflexion d’un robot en secondes ; ensuite un plus faible décide (par défaut : { $usual })
cli-help-metrics-from = une adresse ou un réseau d’où l’on peut lire /metrics, outre cet appareil ; peut être donné plusieurs fois
cli-help-limit = fixe une limite, par exemple tables_per_device=20 ; à répéter pour d’autres
cli-help-log-format = la forme du journal sur l’erreur standard : { $known } (par défaut : text)
cli-help-log-level = à partir de quoi l’on écrit dans le journal : { $known } (par défaut : warning ; info note chaque requête)
cli-serving = Marula est à l’adresse { $address } (Ctrl-C pour arrêter)
cli-compiling = Les règles sont compilées en arrière-plan : elles seront plus rapides dès le prochain démarrage.
cli-showing = L’enregistrement est à l’adresse { $address } (Ctrl-C pour arrêter). Les parties commencées là ne sont pas conservées.
cli-bad-limit = « { $found } » n’est pas une limite : dites NOM=NOMBRE, avec un de ces noms : { $known }
cli-bad-port = Un port est un nombre jusqu’à { $high }, et non { $found }.
cli-bad-public-url = Une adresse publique se compose de « https:// » ou « http:// », d’un nom et, au besoin, d’un port, sans rien après : pas « { $found } ».
cli-bad-allowed-host = Un nom à autoriser s’écrit comme jeux.example.org, sans « https:// », ni port, ni chemin : pas « { $found } ».
cli-bad-network = Un mandataire se désigne par son adresse ou son réseau, comme 127.0.0.1 ou 172.17.0.0/16 : pas « { $found } ».
cli-none-of = { $option } est à choisir parmi { $known } : pas « { $found } ».
cli-port-in-use = Le port { $port } de { $host } est déjà utilisé : Marula est-il déjà en marche ? On peut en choisir un autre : --port { $next }
cli-cannot-listen = Marula ne peut pas écouter sur { $host }, port { $port } : { $reason }
cli-pages-missing = Les pages n’ont pas été construites. Dans une copie du dépôt, « make play » les construit.

## The store

store-failed = Les parties du dossier { $data } ne peuvent pas être ouvertes : { $reason }
store-in-use = Les parties du dossier { $data } sont utilisées par un autre Marula. Arrêtez-le d’abord, ou choisissez un autre dossier : --data
store-read-only = Les parties du dossier { $data } ne peuvent pas être ouvertes : Marula n’a pas le droit d’y écrire ({ $reason }). Rien n’a changé.
store-full = Les parties du dossier { $data } ne peuvent pas être ouvertes : le disque est plein. Rien n’est perdu ; faites de la place et réessayez.
store-damaged = Les parties du dossier { $data } ne peuvent pas être ouvertes : le fichier marula.sqlite est endommagé, ou n’est pas de Marula ({ $reason }). Rien n’a changé ; une copie faite par « marula backup » peut prendre sa place.
store-newer = Les parties du dossier { $data } ont été écrites par une version plus récente de Marula (leur format est { $reason }). Utilisez cette version ; rien n’a changé.
store-older = Les parties du dossier { $data } ont été écrites par une version plus ancienne de Marula. « marula migrate » les met à jour.
store-missing = Il n’y a pas de parties dans le dossier { $data }.
store-key-damaged = Le fichier server.key du dossier { $data } est endommagé ({ $reason }). Il signe les liens donnés : remettez la copie faite par « marula backup ». S’il n’y en a pas, supprimez le fichier ; il faudra alors donner de nouveaux liens.
store-backup-failed = Les parties n’ont pas pu être copiées : { $reason }

## Matches that are kept

cli-help-migrate = mettre à jour les parties d’une version plus ancienne
cli-about-migrate = Met à jour les parties d’une version plus ancienne, toutes ou aucune. « marula serve » fait de même en démarrant.
cli-migrating = Mise à jour des parties
cli-migrated = Les parties du dossier { $data } sont maintenant à jour.
cli-migrated-already = Les parties du dossier { $data } étaient déjà à jour.
cli-help-backup = copier toutes les parties dans un fichier, même pendant que le serveur tourne
cli-about-backup = Copie toutes les parties dans un fichier et vérifie la copie ; le serveur peut continuer pendant ce temps. FILE.key, à côté, est une copie de la clé qui signe les liens. Pour revenir à la copie, arrêtez le serveur, déplacez ailleurs tout ce qui est dans son dossier, mettez-y la copie sous le nom marula.sqlite et la clé sous le nom server.key, puis démarrez le serveur.
cli-help-backup-file = le fichier à écrire
cli-help-force = écraser le fichier s’il existe
cli-backed-up = { $file } contient { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, et il est en ordre.
cli-backed-up-key = { $file } est la clé qui signe ses liens. Gardez les deux ensemble, là où personne d’autre ne les lit.
cli-backup-exists = { $file } existe déjà ; --force l’écrase.
cli-help-prune = supprimer les parties terminées depuis longtemps
cli-about-prune = Supprime les tables dont la partie est terminée depuis tant de jours, après l’avoir demandé ; le serveur peut tourner pendant ce temps. Les parties en cours et les tables qui attendent des invités restent.
cli-help-older-than = depuis combien de jours la partie doit être terminée
cli-help-yes = ne pas demander
cli-prune-ask = { $tables ->
    [one] { $tables } table dont la partie s’est terminée avant le { $day } va être supprimée pour de bon.
   *[other] { $tables } tables dont les parties se sont terminées avant le { $day } vont être supprimées pour de bon.
} Continuer ? (oui/non)
cli-prune-yes = oui o
cli-prune-none = Aucune partie ne s’est terminée avant le { $day }.
cli-pruned = { $tables ->
    [one] { $tables } table a été supprimée.
   *[other] { $tables } tables ont été supprimées.
}
cli-prune-left = Rien n’a été supprimé.
cli-help-verify-all = rejouer et vérifier toutes les parties conservées
cli-about-verify-all = Rejoue chaque partie conservée selon les règles avec lesquelles elle a été jouée, et cite celles qui ne tiennent pas ; le serveur peut tourner pendant ce temps. La dernière ligne est du JSON : combien de tables il y a, combien de parties terminées tiennent, combien ne sont pas terminées, combien sont endommagées.
cli-verifying = Les parties sont rejouées
cli-damaged-table = { $table } : { $reason }
cli-damaged-entry = ce qui est conservé est endommagé à l’entrée { $number }
cli-damaged-game = cette version n’a pas les règles { $rules } du jeu « { $game } »
cli-damaged-result = la partie ne se termine pas comme il est noté
cli-verified = { $damaged ->
    [0] Toutes les parties conservées tiennent.
    [one] { $damaged } table est endommagée.
   *[other] { $damaged } tables sont endommagées.
}

## Tables sur un serveur

cli-help-table = ouvrir une table sur un serveur, la regarder, y mettre fin
cli-about-table = Organise des parties sur un serveur Marula depuis la ligne de commande.
cli-help-table-open = ouvrir une table et afficher ses liens
cli-help-table-show = afficher l’état d’une table
cli-help-table-end = mettre fin à une table pour tout le monde
cli-about-table-open = Ouvre une table et affiche une ligne de JSON : son identifiant, un lien pour chaque invité, un pour regarder et un pour l’hôte.
cli-about-table-show = Affiche une ligne de JSON sur une table : son état, sa dernière entrée, à qui de jouer, qui est assis où, et le résultat.
cli-about-table-end = Met fin à une table pour tout le monde. Une partie en cours reste sans résultat ; son journal est gardé.
cli-help-server = l’adresse du serveur, par exemple https://marula.example
cli-help-table-seats = qui est assis où, dans l’ordre : guest, guest:NOM ou bot:JOUEUR ({ $players })
cli-help-table-board = l’identifiant d’un plateau que le serveur possède
cli-help-pace = live (sans pendule), 5m+10s (pendule avec un bonus par tour) ou 2d (tant de temps pour chaque tour)
cli-help-listed = annoncer la table sur la page d’accueil du serveur
cli-help-host-link = le lien de l’hôte, tel que « marula table open » l’a affiché
cli-missing-option = Il manque { $option }.
cli-not-a-host-link = Ce n’est pas un lien d’hôte : { $found }
cli-not-a-server = Ce n’est pas l’adresse d’un serveur : { $found }
cli-table-seat = Une place est guest, guest:NOM ou bot:JOUEUR ({ $players }), pas { $found }.
cli-server-away = Pas de réponse de { $address } : { $reason }
cli-server-refused = Le serveur refuse : { $reason }
cli-refused-table = Cette table n’existe pas sur le serveur ; peut-être a-t-elle été supprimée.
cli-refused-link = Ce lien n’est pas valable, ou ne l’est plus.
cli-refused-board = Le serveur n’a pas de plateau « { $board } ».
cli-refused-pace = Un rythme est live, 5m+10s ou 2d, pas « { $pace } ».
cli-refused-seats = Ce jeu se joue de { $low } à { $high } joueurs, pas { $found }.
cli-refused-limit = Le serveur n’accepte rien de plus pour l’instant. Réessayez plus tard.

## What comes first in the rules

minute = En 60 secondes
minute-goal = But
minute-turn = Un tour
minute-end = La fin

## Who may come in

door-wrong-name = Cette table ne porte pas le nom « { $name } ». Si c’est la vôtre et que vous avez choisi ce nom, lancez-la avec --allowed-host suivi du nom, ou utilisez son adresse en chiffres.
door-other-site = Cette demande vient de la page d’un autre site. Seules les pages de la table elle-même peuvent la faire.
door-closing = La table redémarre. Réessayez dans un instant.
