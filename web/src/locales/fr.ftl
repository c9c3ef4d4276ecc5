# Texts of the page itself. Those of the games are in the games' folders. What stands under a heading with a star is needed at
# tables and replays only: other pages don't load it.

## Everywhere

page-skip-to-content = Aller au contenu
page-past-map = Passer la carte
page-loading = Un instant…
page-close = Fermer
page-cancel = Retour
page-try-again = Réessayer
page-to-home = Accueil
page-menu = Menu
page-tools = Outils
page-rules = Règles
page-new-table = Nouvelle table
page-unofficial = Marula n’est pas officiel : ni les auteurs ni les éditeurs des jeux n’y ont pris part.
page-unofficial-more = Les noms des jeux appartiennent à leurs propriétaires. Les règles sont racontées avec nos propres mots, sans aucun texte ni aucune illustration des jeux imprimés. Si un jeu vous plaît ici, achetez-le.
page-credits = Crédits
page-points = points
page-points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
page-players = Joueurs
page-you = Vous
page-on = Activé
page-off = Désactivé

## First page

page-home-title = À quoi joue-t-on ?
page-home-about = { $count ->
    [one] Un jeu de plateau
    [2] Deux jeux de plateau
    [3] Trois jeux de plateau
   *[other] { $count } jeux de plateau
  } à travers l’Afrique, entre amis ou contre des robots. Sans compte.
page-play = Jouer
page-players-between = { $low } à { $high } joueurs
page-players-exactly = { $count } joueurs
page-minutes = environ { $count } min
page-tables = Tables
page-finished = Parties terminées
page-show-all = Tout afficher ({ $count })
page-show-fewer = Afficher moins
page-your-turn = À vous
page-turn-of = À { $name } de jouer
page-won-by = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
  }
page-delete-table = Supprimer
page-delete-title = Supprimer cette partie ?
page-delete-about = Elle disparaîtra pour de bon, avec tout ce qui a été joué.
page-open-record = Ouvrir un enregistrement
page-open-record-about = Une partie enregistrée (.json) : choisissez son fichier ou déposez-le sur cette page. Elle est vérifiée et montrée, sans être conservée.
page-open-record-checking = Vérification de { $file }…
page-open-record-refused = Impossible d’ouvrir { $file }.
page-your-turn-title = À vous de jouer
page-waiting = En attente des autres
page-open-tables = Tables ouvertes
page-open-strip = Des tables cherchent des joueurs
page-join = Rejoindre
page-looks-for = { $count ->
    [one] { $name } cherche encore quelqu’un
   *[other] { $name } cherche encore { $count } joueurs
  }
page-looks-for-nobody = { $count ->
    [one] Une place libre
   *[other] { $count } places libres
  }
page-with = avec { $names }
page-have-come = { $come } sur { $count } sont là
page-ready = Prêt à commencer
page-gathering = on s’installe
page-ended = Interrompue
page-time-left = encore { $time }
page-finished-count = { $count ->
    [one] Une partie terminée
   *[other] { $count } parties terminées
  }
page-finished-latest = La dernière : { $game }, { $ago }
page-finished-more = En afficher plus
page-finished-none = Aucune de vos parties n’est encore terminée.
page-way-bots = Contre des robots
page-way-about-bots = Deux gestes jusqu’au premier coup, et personne n’attend personne.
page-way-here = Sur un seul appareil
page-way-about-here = On se le passe : chacun ne voit que ce qui est à lui.
page-way-guests = Avec des amis au loin
page-way-about-guests = Envoyez un lien. Un nom, une place, et chacun joue dans sa langue.

## New table

page-new-table-of = Nouvelle table : { $game }
page-other-games = Autres jeux
page-seats = Qui joue ?
page-seat-count = Nombre de joueurs
page-shuffle-seats = Mélanger les places
page-seat-name-label = Nom du joueur { $number }
page-seat-kind = Qui est le joueur { $number } ?
page-seat-colour = Couleur du joueur { $number }
page-seat-level = Niveau du robot { $number }
page-seat-style = Style du robot { $number }
page-person = Ici
page-bot = Robot
page-bot-name = Robot { $number }
page-colour-red = Rouge, le lion
page-colour-yellow = Jaune, le chameau
page-colour-green = Vert, le gorille
page-colour-violet = Violet, le flamant
page-colour-white = Blanc, le loup
page-colour-blue = Bleu, le buffle
page-options = Options
page-board = Plateau
page-board-own = Ajouté ici
page-board-enter = Ajouter son propre plateau…
page-board-download = Télécharger ce plateau pour le modifier
page-board-enter-about = Téléchargez un fichier de plateau (.toml), modifiez-le dans un éditeur de texte et ajoutez-le ici. Il sera dessiné, et ce qui ne va pas encore sera expliqué ligne par ligne.
page-board-problems = { $file } : { $count ->
    [one] un problème
   *[other] { $count } problèmes
  }
page-board-drawing = Le plateau de { $file }, dessiné tel qu’il sera joué
page-board-drawing-marked = Le plateau de { $file }, dessiné dans la mesure du possible, avec { $count ->
    [one] un repère
   *[other] { $count } repères
  } là où quelque chose ne va pas
page-board-drawing-right = Voici comment il sera joué : le plateau est en ordre, et choisi.
page-board-drawing-wrong = Dessiné dans la mesure du possible. Les numéros marquent ce qui ne va pas ; les lignes du fichier l’expliquent.
page-board-undrawn = Ceci ne peut pas encore être dessiné.
page-board-show-mark = Montrer le repère { $number } sur le dessin
page-line = Ligne { $number }
page-start = Commencer
page-others = Les autres sont
page-others-bots = des robots
page-others-guests = des invités
page-others-here = ici
page-shuffle = Mélanger
page-guest = Invité
page-guest-name = Nom, si vous voulez
page-guest-chooses = Vient par un lien, choisit sa couleur
page-guest-comes = Vient par un lien
page-with-guests = Avec des invités
page-tempo = Rythme
page-tempo-live = Sans pendule
page-tempo-kind-clock = Pendule
page-tempo-kind-turns = Tour par tour
page-tempo-time = Temps
page-tempo-bonus-label = Bonus à chaque tour
page-tempo-more = + { $bonus } par tour
page-tempo-clock = { $time } chacun
page-tempo-bonus = { $time } chacun, + { $bonus } par tour
page-tempo-turns = { $time } par tour
page-tempo-about-live = Chacun prend le temps qu’il lui faut.
page-tempo-about-clock = Quand le temps est écoulé, un robot joue jusqu’au retour du joueur.
page-door = Qui peut venir
page-door-link = Qui a le lien
page-door-listed = Affichée sur l’accueil
page-door-about-link = Privée : seulement ceux à qui vous envoyez le lien. On s’y écrit librement.
page-door-about-listed = Toute personne sur ce serveur peut s’asseoir. On s’y parle par phrases toutes faites.
page-begins = Début
page-begins-all = Quand tout le monde est là
page-begins-host = Quand je le dis
page-open-and-invite = Ouvrir la table et inviter

## A table that gathers

page-table-open-mine = Votre table est ouverte : { $game }
page-table-open = Table ouverte : { $game }
page-private = Privée
page-listed = Affichée sur l’accueil
page-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
  }
page-who-comes = Qui vient
page-invitation = Invitation
page-scan = Scannez pour vous asseoir
page-scan-about = Pour toute place libre, jusqu’au début de la partie.
page-qr-label = Code QR de l’invitation
page-qr-enlarge = Agrandir le code QR
page-link = Lien
page-copy = Copier
page-copy-link = Copier le lien
page-copied = Copié
page-not-copied = Sélectionnez et copiez
page-share = Partager…
page-share-title = Venez jouer à { $game }
page-loopback = Ce lien ne fonctionne que sur cet ordinateur. Pour inviter d’autres personnes de votre réseau, démarrez Marula avec
page-link-seat = Un lien pour une seule place
page-link-seat-about = Il mène à cette place, et ne sert plus dès que quelqu’un s’y assied.
page-link-watch = Un lien pour regarder
page-seat-number = Place { $number }
page-seat-free = Place libre
page-seat-free-short = Libre
page-seat-free-about = Personne n’a encore ouvert le lien
page-seat-for = Pour { $name }
page-seat-read = Quelqu’un lit l’invitation
page-seat-read-about = Vient d’ouvrir le lien
page-seat-mine = Sur cet appareil
page-seat-mine-host = Sur cet appareil, l’hôte
page-seat-sat = A pris place { $ago }
page-seat-sat-now = Vient de prendre place
page-seat-away = Pas devant l’écran, { $ago }
page-seat-gone = A pris place, hors ligne pour l’instant
page-put-bot = Y mettre un robot
page-free-for-guest = La garder pour un invité
page-give-away = Donner à quelqu’un d’autre
page-say-something = Dire quelque chose
page-begins-itself = Commence toute seule
page-begins-itself-about = La partie commence dès que le dernier invité est assis.
page-begins-you = Commence quand vous le dites
page-begins-you-about = Des robots prennent les places encore libres.
page-begins-them = C’est pour bientôt
page-begins-them-about = La partie commence quand { $name } le dit.
page-begin-now = { $count ->
    [0] Commencer
    [one] Commencer avec un robot
   *[other] Commencer avec { $count } robots
  }
page-end-table = Fermer la table
page-leave-table = Partir
page-ask-end = Fermer cette table ?
page-ask-end-about = Plus personne ne pourra s’asseoir, et ses liens ne mèneront nulle part.
page-ask-end-do = Fermer la table
page-ask-leave = Quitter cette table ?
page-ask-leave-about = Votre place redevient libre. Avec le lien, vous pourrez revenir tant qu’elle l’est.
page-ask-leave-do = Partir
page-ask-give-away = Donner cette place à quelqu’un d’autre ?
page-ask-give-away-about = La personne assise doit se lever, et l’ancien lien vers la place ne sert plus. Vous en recevez un nouveau.
page-ask-give-away-do = La donner

## Invitations

page-invites = { $name } vous invite à jouer à
page-invited = On vous invite à jouer à
page-people-count = { $count } joueurs
page-here = ici
page-host = hôte
page-whose = à { $name }
page-your-name = Votre nom
page-your-name-example = Comment vous appelle-t-on ?
page-kept-here = gardé sur cet appareil
page-your-colour = Votre couleur
page-your-side = Votre place
page-name-taken = Il y a déjà { $name } à cette table. Pourquoi pas l’un de ceux-ci ?
page-look-taken = Quelqu’un a été plus rapide et a pris cette couleur. Choisissez-en une autre.
page-emblem-red = Lion
page-emblem-yellow = Chameau
page-emblem-green = Gorille
page-emblem-violet = Flamant
page-emblem-blue = Buffle
page-emblem-white = Loup
page-sit-down = S’asseoir
page-only-watch = Seulement regarder
page-watch = Regarder
page-read-rules = Lire les règles
page-table-full-about = Toutes les places sont prises. Vous pouvez regarder, ou demander une place à votre hôte.
page-dead = Cette invitation n’est plus valable
page-dead-about = Quelqu’un s’est assis grâce à elle, la place a été redonnée, ou la table est fermée.
page-dead-unknown = Ce lien ne mène nulle part
page-dead-unknown-about = Un bout s’est peut-être perdu en route : les messageries coupent parfois les longs liens.
page-dead-do = Demandez un nouveau lien à la personne qui vous a invité : c’est l’affaire d’un geste.

## Bots *

page-level-novice = Novice
page-level-novice-about = Laisse échapper beaucoup de choses et se trompe souvent. Une bonne compagnie pour une première partie.
page-level-casual = Amateur
page-level-casual-about = Connaît le jeu, mais laisse passer des occasions.
page-level-strong = Confirmé
page-level-strong-about = Prévoit tout son tour et fait peu d’erreurs.
page-level-master = Maître
page-level-master-about = Essaie bien des possibilités avant de se décider. Difficile à battre.
page-level-random = Débutant
page-level-greedy = Expérimenté
page-level-styled = { $level } · { $style }
page-any-style = Style libre
page-bot-level = Niveau de { $name }
page-bot-style = Style de { $name }
page-bot-for-seat = Un robot pour la place { $number }
page-bot-for-seat-of = Un robot pour la place de { $name }
page-bot-this = ce robot
page-bot-sit = L’y installer
page-other-bots = D’autres robots
page-other-bots-title = Une nouvelle partie, avec d’autres robots
page-other-bots-play = Rejouer
page-even-up = Bien joué ces derniers temps ! Un niveau au-dessus, la partie devrait être équilibrée.
page-even-down = Voilà de rudes adversaires. Un niveau au-dessous, la partie devrait être équilibrée.
page-again-against = { $level ->
    [novice] Rejouer contre { $count ->
        [one] un novice
       *[other] des novices
      }
    [casual] Rejouer contre { $count ->
        [one] un amateur
       *[other] des amateurs
      }
    [strong] Rejouer contre { $count ->
        [one] un joueur confirmé
       *[other] des joueurs confirmés
      }
   *[master] Rejouer contre { $count ->
        [one] un maître
       *[other] des maîtres
      }
  }

## Table *

page-status = À qui de jouer
page-round = Manche { $number }
page-prompt-for = { $name } · { $prompt }
page-turn-title = Manche { $round } : { $name }
page-before-first-turn = Avant la première manche
page-somebody-plays = { $name } joue
page-bot-thinks = { $name } réfléchit
page-then = Ce sera ensuite à { $name }.
page-then-you = Ce sera ensuite à vous.
page-you-playing = Vous, à vous de jouer
page-you-next = Vous jouez ensuite
page-playing = Joue maintenant
page-next = Joue ensuite
page-choosing = Choisit
page-you-choosing = Vous, à vous de choisir
page-still-choosing = { $count ->
    [one] { $names } n’a pas fini de choisir
   *[other] { $names } n’ont pas fini de choisir
  }
page-points-heading = Points
page-undo = Annuler le coup
page-restart-turn = Recommencer le tour
page-taken-back = Coup annulé.
page-log = Journal
page-notices = Messages
page-see-rule = Règle { $rule }
page-reconnecting = Connexion perdue. Nouvel essai…
page-move-kept = Votre coup est gardé
page-move-kept-about = Il sera envoyé dès que la connexion sera rétablie.
page-move-kept-undo = Il partira dès que la connexion sera rétablie. D’ici là, vous pouvez l’annuler.
page-move-too-late = Il s’est passé quelque chose entre-temps : choisissez de nouveau.
page-other-tables = D’autres tables vous attendent
page-pass-title = Passez l’appareil à { $name }
page-pass-look = Regardez d’abord ce que votre tour vous a apporté.
page-pass-on = Passer l’appareil
page-pass-about = La suite ne regarde que { $name }.
page-pass-taken = C’est moi, { $name }

## Following the others *

page-go-on = Continuer
page-go-on-about = Montrer l’étape suivante
page-skip-motion = Abréger
page-skip-motion-about = Montrer la table telle qu’elle est maintenant
page-recap = Depuis votre dernier tour
page-recap-count = { page-recap } : { $count }
page-recap-round = La dernière manche
page-recap-empty = Personne d’autre n’a encore joué.
page-recap-card = { $name } { $deeds }
page-recap-place = { $number }/{ $count }
page-recap-before = Le tour précédent
page-recap-after = Le tour suivant
page-recap-news = nouveau depuis votre dernier coup d’œil
page-players-and-recap = Les joueurs et ce qu’ils ont fait
page-show-again = Revoir
page-again-title = Encore une fois : { $name }
page-whole-log = Tout le journal
page-pace = Rythme des robots
page-pace-now = Rythme des robots : { $pace }
page-pace-at-once = Immédiat
page-pace-quick = Rapide
page-pace-calm = Calme
page-pace-step = Pas à pas
page-pace-about-at-once = directement à votre tour
page-pace-about-quick = une demi-seconde par tour
page-pace-about-calm = le temps de lire chaque tour
page-pace-about-step = on avance d’un geste ou d’une touche
page-pace-note = Sur cet appareil seulement. Quand les tours s’enchaînent d’eux-mêmes, un geste ou une touche montre tout le reste aussitôt.

## Preferences

page-preferences = Préférences
page-language = Langue
page-theme = Thème
page-theme-auto = Automatique
page-theme-light = Clair
page-theme-dark = Sombre
page-theme-to-light = Thème clair
page-theme-to-dark = Thème sombre
page-motion = Animations
page-motion-auto = Auto
page-motion-0 = Aucune
page-motion-120 = Rapides
page-motion-250 = Normales
page-motion-500 = Lentes
page-sound = Son
page-sound-on = Activer le son
page-sound-off = Désactiver le son
page-notify = Me prévenir quand c’est à moi
page-notify-forbidden = Votre navigateur ne laisse pas cette page vous prévenir. Vous pouvez le changer dans ses réglages pour ce site.
page-tell-me = Me prévenir
page-confirmation = Confirmer chaque choix
page-confirmation-auto = Écran tactile
page-confirmation-always = Toujours
page-confirmation-never = Jamais

## This device

page-device = Cet appareil
page-device-other = Continuer sur un autre appareil
page-device-other-about = Un code y amène vos tables. Les deux appareils restent utilisables.
page-device-code = Afficher un code
page-device-code-about = Saisissez-le sur l’autre appareil dans les { $minutes } minutes. Il ne sert qu’une fois.
page-device-enter = Venir d’un autre appareil
page-device-enter-label = Code de l’autre appareil
page-device-take = Continuer ici
page-forget-device = Oublier cet appareil…
page-forget-title = Oublier cet appareil ?
page-forget-about = Les noms disparaissent, vos résultats contre les robots et la clé de vos tables aussi. Sans autre appareil ni nouveau lien de l’hôte, vous ne pourrez pas revenir à vos places.
page-forget-release = Céder mes places, pour que des robots continuent
page-forget = Oublier

## Talk

page-phrase-hello = Bonjour, quel plaisir de vous voir !
page-phrase-good-luck = Bonne chance !
page-phrase-your-turn = À vous
page-phrase-well-played = Bien joué !
page-phrase-one-moment = Un instant, s’il vous plaît
page-phrase-that-was-my-plan = C’était mon plan !
page-phrase-sorry = Pardon !
page-phrase-thanks = Merci !

## Rules

page-rules-of = Règles du jeu : { $game }
page-rules-own-page = Les règles sur leur propre page
page-rules-missing = Impossible de charger ces règles.
page-search-rules = Chercher dans les règles
page-search-found = { $count ->
    [0] Aucun article n’en parle.
    [one] Un article
   *[other] { $count } articles
  }
page-contents = Sommaire

## End of the match *

page-match-over = Partie terminée
page-wins = { $count ->
    [one] { $names } l’emporte
   *[other] { $names } se partagent la victoire
  }
page-margin = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }, { $more ->
    [0] autant que { $name }
   *[other] { $more } de plus que { $name }
  }
page-you-stand = { $way ->
    [ahead] vous, { $count } devant { $name }
    [behind] vous, { $count } derrière { $name }
   *[level] vous, à égalité avec { $name }
  }
page-place = { $place ->
    [1] 1er
   *[other] { $place }e
  }
page-place-row = Rang
page-your-place = Vous finissez { $place } sur { $count }{ $behind ->
    [0] {""}
    [one] , à { $behind } point de { $names }
   *[other] , à { $behind } points de { $names }
  }.
page-tiebreak = Départage, { $what } : { $figures }.
page-tiebreak-figure = { $figure } pour { $name }
page-shared = Rien ne les départage.
page-tiebreak-row = Départage : { $what }
page-count-step = { $number ->
    [0] Décompte final
   *[other] Décompte final · { $number } sur { $count }
  }
page-so-far = pour l’instant
page-end-show-all = Tout montrer
page-score-sheet = Feuille de score
page-during-match = Pendant la partie
page-final-count = Décompte final
page-curve = Les points au fil des tours
page-curve-about = Les points de chacun au fil de la partie ; les chiffres sont dans la feuille de score.
page-rematch = Revanche
page-look-again = Revoir la partie
page-save-record = Télécharger la partie
page-to-board = Plateau final
page-to-result = Voir le résultat
page-replay-missing = Impossible de charger la feuille de score.
page-chance-title = Le tirage était-il équitable ?
page-seed = Graine

## Replay *

page-replay = Revoir la partie
page-replay-controls = Commandes de lecture
page-replay-start = Le début
page-replay-step = Étape { $number } sur { $last }
page-replay-slider = Position dans la partie
page-replay-first = Au début
page-replay-last = À la fin
page-replay-before = Une étape en arrière
page-replay-after = Une étape en avant
page-replay-turn-before = Un tour en arrière
page-replay-turn-after = Un tour en avant
page-replay-play = Lecture
page-replay-pause = Pause
page-this-turn = Ce tour

## Credits

page-credits-games = Les jeux
page-credits-rules = { $rules ->
    [compiled] Sur ce serveur, les règles sont compilées.
   *[source] Sur ce serveur, les règles sont exécutées depuis leur source.
  }
page-credits-works = Le travail des autres
page-credit-land = Contours du continent
page-credit-game-icons = Icônes des animaux, des objets et des emblèmes
page-credit-icons = Icônes des commandes
page-credit-text-font = Police du texte
page-credit-title-font = Police des titres
page-credit-japanese-font = Police japonaise
page-credit-programs = Programmes avec lesquels cette page est faite

## What can go wrong

page-trouble = Cela n’a pas marché
page-nowhere = Cette page n’existe pas.
page-error-unreachable = Le serveur ne répond pas. Est-il encore en marche ?
page-error-status = Le serveur a répondu par une erreur ({ $status }).
page-error-unexpected = Un problème inattendu est survenu : { $reason }
page-no-such-table = Cette table n’existe pas ; peut-être a-t-elle été supprimée.
page-link-dead = Cette invitation n’est plus valable. Demandez un nouveau lien à votre hôte.
page-link-unknown = Ce lien ne mène nulle part. Il en manque peut-être un bout.
page-no-such-position = Il n’y a pas de position { $number } ; la dernière est { $last }.
page-no-such-seat = Personne n’a le numéro { $number } à cette table.
page-seat-is-a-bot = Le joueur { $number } est un robot.
page-unknown-game = Il n’y a pas de jeu « { $game } » ici.
page-unknown-board = Il n’y a pas de plateau « { $board } » ici.
page-unknown-option = L’option « { $option } » est inconnue ou sa valeur est impossible.
page-unknown-level = Joueur { $number } : il n’y a pas de robot « { $level } ».
page-unknown-action = Ce n’est pas une action du jeu : { $action }
page-wrong-seats = Ce jeu se joue de { $low } à { $high }, pas à { $found }.
page-same-colours = Deux joueurs ont la même couleur ou le même emblème.
page-same-names = Deux joueurs portent le même nom.
page-wrong-identity = La place { $number } a la couleur et l’emblème que le jeu lui donne.
page-person-with-level = Le joueur { $number } est un humain : il n’a pas de niveau.
page-not-over = La partie n’est pas encore terminée.
page-nothing-to-undo = Il n’y a rien à annuler.
page-from-the-future = Cette page est en avance sur la table ({ $seq } après { $newest }). Rechargez-la.
page-game-gone = Cette version ne connaît plus les règles avec lesquelles la partie a commencé.
page-table-broken = Ce qui est conservé de cette partie n’a plus de sens à l’entrée { $number }.
page-store-failed = Impossible d’enregistrer la partie : le disque est peut-être plein. Rien n’a changé.
page-board-id-taken = « { $id } » désigne le plateau du jeu lui-même : choisissez un autre nom.
page-not-toml = Un plateau s’envoie sous forme de fichier TOML.
page-not-json = Un enregistrement s’envoie sous forme de fichier JSON.
page-record-gone = Cet enregistrement n’est plus ouvert ici : seuls les derniers restent en mémoire, et aucun après un redémarrage du serveur. Rouvrez son fichier.
page-file-unreadable = Impossible de lire { $file }.
page-too-long = C’est trop gros : un fichier peut avoir jusqu’à { $most } Mo.
page-message-too-long = Un message de cette page était trop long (plus de { $most } caractères).
page-message-unclear = Le serveur n’a pas compris cette page : { $reason }
page-request-wrong = Le serveur ne peut pas faire cela : { $reason }
page-server-failed = Erreur du serveur. Ce qui était enregistré est en sécurité.
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-fit = Tout le plateau
page-out-of-sight = { $more ->
    [0] Aller à { $name }, en surbrillance hors du champ
    [one] Aller à { $name } ; un autre endroit est en surbrillance de ce côté
   *[other] Aller à { $name } ; { $more } autres endroits sont en surbrillance de ce côté
  }

## Touches *

page-keys = Touches
page-keys-now = En ce moment
page-keys-map = Sur la carte
page-keys-always = Toujours
page-keys-replay = Dans la partie
page-keys-none = Aucune touche ne choisit rien pour le moment.
page-keys-not-now = impossible maintenant
page-keys-or = ou
page-keys-next = À l’élément voisin sur la carte
page-keys-aslant = De biais, d’une case à l’autre
page-keys-lit = D’un endroit en surbrillance à l’autre
page-keys-ends = Au premier et au dernier, d’une rangée ou de tous
page-keys-act = Choisir
page-keys-back = Abandonner ce qui est commencé
page-keys-tab = Au bouton suivant ou à la partie suivante de la page
page-keys-close = Fermer ce qui recouvre la page
page-keys-this = Cette liste
page-keys-go-on = Continuer : vous en avez assez vu
page-key-arrows = Flèches
page-key-page-up = Page préc.
page-key-page-down = Page suiv.
page-key-home = Début
page-key-end = Fin
page-key-enter = Entrée
page-key-escape = Échap
page-key-space = Espace
page-key-tab = Tab
page-key-aslant = 7 9 1 3 du pavé numérique
page-key-any = N’importe laquelle

## Leçons

page-learn = Apprendre
page-learn-about = Une première partie guidée, une dizaine de minutes
page-learn-on = Continuer la leçon, { $number } sur { $count }
page-lesson = Leçon
page-lesson-count = { $number } sur { $count }
page-lesson-heading = { $title }, { $number } sur { $count }.
page-lesson-continue = Continuer
page-lesson-back = Relire l’étape précédente
page-lesson-leave = Quitter la leçon : vous pourrez la reprendre
page-lesson-target = Lieu : { $name }.
page-lesson-click = Cliquez sur { $name }
page-lesson-click-here = Cliquez ici
page-lesson-tap = Touchez ici
page-lesson-over = La leçon est terminée
page-lesson-over-about = Vous avez fait une fois tout ce qui décide d’une partie. Bien joué !
page-lesson-go-on = Reprendre en cours de partie contre des robots
page-lesson-own-table = Une table à vous
page-lesson-not-now = Ce serait permis, mais la leçon demande maintenant autre chose.
page-lesson-read = Lisez d’abord ceci, puis continuez.
page-lesson-changed = Cette leçon a changé depuis. Recommencez-la depuis la page d’accueil.
page-no-lesson = Cette leçon n’existe pas ici.

## What is what? *

page-what-is-what = Qu’est-ce que c’est ?
page-what-count = { $number } sur { $count }
page-what-next = Suivant
page-what-back = Précédent
page-what-list = Tout en liste
page-what-labels = Retour à la page
page-part-status = De qui c’est le tour, et que faire
  .about = Le bandeau dit toujours qui décide, de quoi, et ce que vous pouvez faire maintenant.
page-part-players = Tout le monde à la table
  .about = Dans l’ordre du jeu. Qui décide maintenant a un cadre de couleur.
page-part-player = Un joueur
  .about = Nom, couleur et emblème, et ce que ce joueur possède. Un petit robot signale un robot.
page-part-points = Points
  .about = Ce que ce joueur a marqué jusqu’ici.
page-part-presence = Présent, absent, en réflexion
  .about = Qui regarde la table, qui est absent ou déconnecté, à qui de jouer, et où un robot remplace quelqu’un.
page-part-tray = Ce que vous pouvez faire
  .about = Les choix du moment. Ce qui est pâle n’est pas possible maintenant ; appuyez dessus pour savoir pourquoi.
page-part-recap = Depuis votre dernier tour
  .about = Une carte pour chaque tour des autres. Pointez-en une : la carte du jeu montre ce qu’il a changé.
page-part-pace = Le rythme des robots
  .about = Choisissez à quel rythme les tours des robots sont montrés.
page-part-talk = Parler
  .about = Dites quelque chose à tout le monde : chacun lit les phrases toutes prêtes dans sa langue.
page-part-map = La carte
  .about = Ce qui est cerclé de bleu peut être choisi. Glissez pour la déplacer, pincez ou faites défiler pour vous rapprocher.
page-part-zoom = Plus près, plus loin
  .about = La carte de plus près, de plus loin, ou en entier.
page-part-news = Nouveau depuis votre passage
  .about = Est entouré ce qui a changé depuis votre dernier tour, jusqu’à ce que vous agissiez.

## The table's connection *

page-not-your-seat = Cette place est à quelqu’un d’autre : vous êtes spectateur.
page-seat-given-away = L’hôte a donné votre place à quelqu’un d’autre : vous êtes maintenant spectateur.
page-outdated = Marula a été mis à jour
page-outdated-about = Cette page se rechargera entre deux de vos coups.
page-reload-now = Recharger maintenant

## Who is at the table *

page-present = À la table
page-away = Ailleurs
page-away-for = Ailleurs, { $time }
page-offline = Hors ligne
page-last-here = Vu { $ago }
page-thinking = Réfléchit
page-bot-sits-in-here = Un bot joue
page-bot-plays-for-you = Un bot joue pour vous
page-bot-plays-for = Un bot joue pour { $name }
page-stood-in = Reprenez votre place quand vous voulez.
page-stood-in-time = Votre temps était écoulé. Au retour, vous avez { $time } de plus.
page-take-seat-back = Reprendre ma place
page-watchers = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
  }
page-bonus = + { $time }
page-bonus-a-turn = + { $time } par tour
page-clock-left = reste { $time }
page-time-runs-out = { $seconds ->
    [60] Plus qu’une minute
   *[other] Plus que { $seconds } secondes
  }
page-bot-would-sit-in = Dans { $time }, un bot jouerait à sa place.

## Talking *

page-talk = Parler
page-talk-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
  }
page-talk-fold = Replier
page-talk-empty = Personne n’a encore rien dit.
page-talk-write = Écrire à toute la table
page-talk-send = Envoyer
page-said = { $name } dit : { $text }
page-phrases-about = Chacun les lit dans sa langue
page-mute = Ne plus entendre
page-mute-all = Tout le monde
page-mute-about = Ce qu’ils disent est caché sur cet appareil. Personne n’en est averti.
page-reaction-thumb = Pouce levé
page-reaction-party = Hourra
page-reaction-laugh = Rires
page-reaction-heart = Un cœur
page-reaction-sad = Oh non
page-reaction-hourglass = C’est long
page-reaction-wave = Fait signe

## Who only watches *

page-only-watching = Vous regardez : seules les personnes assises à la table peuvent agir.

## What a table online answers where something can’t be done

page-bot-sits-in = Un robot joue à votre place. Reprenez d’abord votre place.
page-bystander = Vous ne faites que regarder.
page-code-unknown = Ce code n’existe pas, a déjà servi ou a expiré. Demandez-en un nouveau sur l’autre appareil.
page-device-forgotten = Cet appareil a été oublié : il n’occupe plus de place ici.
page-hello-twice = Cette page s’est déjà présentée. Rechargez-la.
page-match-ended = Cette partie a été arrêtée.
page-no-chat = À cette table, on ne peut dire que des phrases toutes faites.
page-no-hello = La page ne s’est pas présentée. Rechargez-la.
page-no-way-back = La partie ne peut pas revenir aussi loin : quelque chose a été tiré ou vu depuis.
page-not-begun = La partie n’a pas encore commencé.
page-not-now = Ce n’est pas possible maintenant.
page-not-yours = Seule la personne qui a ouvert cette table, ou qui y joue, peut faire cela.
page-nothing-proposed = Plus rien n’est proposé.
page-nothing-said = Il n’y a rien à dire là-dedans.
page-others-play = D’autres jouent encore à cette table. Arrêtez d’abord la partie, ou quittez-la.
page-seat-taken = Quelqu’un vient de prendre cette place.
page-table-full = Toutes les places de cette table sont prises.
page-too-busy = Il se passe beaucoup de choses à la fois à cette table. Veuillez réessayer.
page-too-fast = C’était trop en trop peu de temps. Attendez un instant, puis réessayez.
page-too-many-boards = Vous avez saisi autant de plateaux qu’il est permis. Réessayez plus tard.
page-too-many-sockets = Trop de pages sont ouvertes. Fermez-en, puis réessayez.
page-too-many-tables = Vous avez ouvert autant de tables qu’il est permis. Terminez-en, ou réessayez plus tard.
page-too-much-talk = Vous avez beaucoup parlé en une minute. Attendez un instant.
page-too-slow = La connexion était trop lente pour suivre.
page-unknown-pace = « { $pace } » n’est pas une cadence : dites live, 5m+10s ou 2d.
page-unknown-phrase = Cette phrase n’est pas connue ici. Rechargez la page.

## After a match *

page-rematch-same = Revanche avec les mêmes personnes
page-rematch-join = Rejoindre la revanche
page-rematch-wanted = { $count ->
    [one] { $names } voudrait rejouer
   *[other] { $names } voudraient rejouer
  }
page-rematch-opened = Votre table pour une nouvelle partie est ouverte.
page-share-link = Partager le lien
page-ended-early = La partie a été arrêtée
page-ended-early-about = Elle n’a ni résultat ni enregistrement.
page-ended-board = Le plateau tel qu’il était
page-replay-eyes = Vu par
page-replay-eyes-player = Qui joue
page-replay-eyes-all = Un spectateur
page-chance-checking = Votre navigateur refait tous les tirages…
page-chance-fair = Le hasard a été honnête
page-chance-fair-about = Votre navigateur l’a vérifié lui-même : ce qui était scellé avant le premier coup a décidé de chaque tirage, et personne n’a pu le changer ensuite.
page-chance-unfair = Quelque chose ne concorde pas
page-chance-unfair-about = Votre navigateur a refait tous les tirages, et tous ne sont pas tels qu’ils étaient scellés. Ce qui suit montre où.
page-chance-sealed = Scellé avant le premier coup
page-chance-sealed-about = La graine montrée maintenant donne l’engagement que cet appareil a vu en premier.
page-chance-not-sealed = La graine montrée maintenant ne donne pas l’engagement que cet appareil a vu en premier.
page-chance-follow = { $right } tirages sur { $count } concordent
page-chance-follow-about = Chacun a été refait à partir de la graine et de ses chances : le résultat est le même. Voici la graine.
page-chance-moves = Les coups suivent les règles
page-chance-moves-about = Vérifié par le serveur. Vérifiez-le sur votre machine, avec l’enregistrement :
page-chance-draws = Tous les tirages
page-chance-rows = { $first } à { $last } sur { $count }
page-chance-before = Tirages précédents
page-chance-after = Tirages suivants
page-chance-number = N°
page-chance-round = Manche
page-chance-who = Pour
page-chance-came = Résultat
page-chance-odds = Chances
page-chance-of = { $some } sur { $all }
page-chance-checked = Vérifié
page-chance-as-sealed = comme scellé
page-chance-otherwise = autrement
page-chance-shares = Tiré et attendu
page-chance-share = { $drawn } pour { $expected }
page-chance-shares-about = Le trait est ce que le hasard donnerait en moyenne sur ces { $count } tirages. Un peu plus ou un peu moins est ordinaire.

## Together *

page-together = Ensemble
page-ask-back = Demander à reprendre mon dernier coup
page-ask-back-here = Demander à revenir avant ceci
page-back-here = Revenir avant ceci
page-ask-end-match = Proposer d’arrêter la partie
page-ask-end-match-about = Si tout le monde est d’accord, la partie s’arrête sans résultat. On peut toujours lire ce qui a été joué.
page-ask-everybody = Demander à tous
page-leave-match = Quitter la table
page-leave-match-title = Quitter cette partie ?
page-leave-match-about = Un bot continue à votre place. Vous ne pourrez revenir que si l’hôte redonne votre place et que vous en recevez le lien.
page-give-seat = Donner la place de { $name } à quelqu’un d’autre
page-links = Liens
page-link-for-seat = Place de { $name }
page-close-match-title = Arrêter cette partie pour tous ?
page-close-match-about = Elle s’arrête sans résultat. On peut toujours lire ce qui a été joué.
page-asks-back = { $name } demande à revenir en arrière
page-asks-back-about = { $count ->
    [one] Une décision serait annulée.
   *[other] { $count } décisions seraient annulées.
  }
page-asks-back-last = La dernière qui compterait encore :
page-asks-end = { $name } propose d’arrêter la partie
page-asks-end-about = Elle s’arrêterait sans résultat. On peut toujours lire ce qui a été joué.
page-you-ask-back = Vous avez demandé à revenir en arrière
page-you-ask-end = Vous avez proposé d’arrêter la partie
page-vote-yes = D’accord
page-vote-no = Non
page-vote-answer = Répondre
page-vote-withdraw = Retirer
page-vote-waits = Réponse attendue de { $names }
