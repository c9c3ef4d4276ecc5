# Texts of Africa.

africa-name = Africa
africa-author = Reiner Knizia, 2001
africa-tagline = Explorez, rencontrez animaux et nomades, et découvrez onze monuments.
africa-original-board = La carte et l’assortiment de tuiles sont des créations originales : ceux du jeu imprimé n’ont pas pu être consultés.

africa-option-hidden-treasure = Trésor caché
  .about = Le nombre de pépites d’or et de pierres précieuses des autres n’est pas montré avant la fin ; ce qui a été pris reste dans le journal.
  .false = désactivé
  .true = activé

africa-style-explorer = Explorateur
africa-style-explorer-about = Aime découvrir des tuiles et voir ce qui s’y trouve.
africa-style-merchant = Marchand
africa-style-merchant-about = Aime échanger des objets et établir ses camps de base près de l’or et des pierres précieuses.
africa-style-herder = Berger
africa-style-herder-about = Aime réunir les animaux d’une même espèce et offrir de l’espace aux nomades.

africa-ending-eleventh-monument = le onzième monument a été découvert
africa-ending-stalled = douze tours par personne sans la moindre découverte

africa-score-total = Total
africa-score-treasure = Découverte d’or et de pierres précieuses
africa-score-animals = Animaux
africa-score-nomads = Nomades
africa-score-camps = Camps de base
africa-score-last-monument = Onzième monument
africa-score-goods = Objets
africa-score-gold = Or
africa-score-gems = Pierres précieuses

## Tiles: with their article, with “the”, counted, as a label

africa-tile-elephant = un éléphant
  .the = l’éléphant
  .counted = { $count ->
    [0] aucun éléphant
    [one] un éléphant
   *[other] { $count } éléphants
  }
  .label = Éléphant
africa-tile-rhinoceros = un rhinocéros
  .the = le rhinocéros
  .counted = { $count ->
    [0] aucun rhinocéros
    [one] un rhinocéros
   *[other] { $count } rhinocéros
  }
  .label = Rhinocéros
africa-tile-ostrich = une autruche
  .the = l’autruche
  .counted = { $count ->
    [0] aucune autruche
    [one] une autruche
   *[other] { $count } autruches
  }
  .label = Autruche
africa-tile-leopard = un léopard
  .the = le léopard
  .counted = { $count ->
    [0] aucun léopard
    [one] un léopard
   *[other] { $count } léopards
  }
  .label = Léopard
africa-tile-chameleon = un caméléon
  .the = le caméléon
  .counted = { $count ->
    [0] aucun caméléon
    [one] un caméléon
   *[other] { $count } caméléons
  }
  .label = Caméléon
africa-tile-tortoise = une tortue
  .the = la tortue
  .counted = { $count ->
    [0] aucune tortue
    [one] une tortue
   *[other] { $count } tortues
  }
  .label = Tortue
africa-tile-statue = une statue
  .the = la statue
  .counted = { $count ->
    [0] aucune statue
    [one] une statue
   *[other] { $count } statues
  }
  .label = Statue
africa-tile-cauldron = un chaudron
  .the = le chaudron
  .counted = { $count ->
    [0] aucun chaudron
    [one] un chaudron
   *[other] { $count } chaudrons
  }
  .label = Chaudron
africa-tile-garment = un vêtement
  .the = le vêtement
  .counted = { $count ->
    [0] aucun vêtement
    [one] un vêtement
   *[other] { $count } vêtements
  }
  .label = Vêtement
africa-tile-drum = un tambour
  .the = le tambour
  .counted = { $count ->
    [0] aucun tambour
    [one] un tambour
   *[other] { $count } tambours
  }
  .label = Tambour
africa-tile-mask = un masque
  .the = le masque
  .counted = { $count ->
    [0] aucun masque
    [one] un masque
   *[other] { $count } masques
  }
  .label = Masque
africa-tile-monument = un monument
  .the = le monument
  .counted = { $count ->
    [0] aucun monument
    [one] un monument
   *[other] { $count } monuments
  }
  .label = Monument
africa-tile-nomads = des nomades
  .the = les nomades
  .counted = { $count ->
    [0] aucun groupe de nomades
    [one] un groupe de nomades
   *[other] { $count } groupes de nomades
  }
  .label = Nomades
africa-tile-gold-1 = une pépite d’or
  .the = la pépite d’or
  .counted = { $count ->
    [0] aucune tuile à une pépite d’or
    [one] une tuile à une pépite d’or
   *[other] { $count } tuiles à une pépite d’or
  }
  .label = Or, une pépite
africa-tile-gold-2 = deux pépites d’or
  .the = les deux pépites d’or
  .counted = { $count ->
    [0] aucune tuile à deux pépites d’or
    [one] une tuile à deux pépites d’or
   *[other] { $count } tuiles à deux pépites d’or
  }
  .label = Or, deux pépites
africa-tile-gems-1 = une pierre précieuse
  .the = la pierre précieuse
  .counted = { $count ->
    [0] aucune tuile à une pierre précieuse
    [one] une tuile à une pierre précieuse
   *[other] { $count } tuiles à une pierre précieuse
  }
  .label = Une pierre précieuse
africa-tile-gems-2 = deux pierres précieuses
  .the = les deux pierres précieuses
  .counted = { $count ->
    [0] aucune tuile à deux pierres précieuses
    [one] une tuile à deux pierres précieuses
   *[other] { $count } tuiles à deux pierres précieuses
  }
  .label = Deux pierres précieuses

## Actions

africa-action-draw-start-player = Tirer au sort qui commence
africa-action-turn-up = Révéler { $tile }
africa-action-place-explorer = Placer l’explorateur sur { $to }
africa-action-relocate = Se replacer sur { $to }
africa-action-advance = Avancer sur { $to }
africa-action-discover = Découvrir la tuile sur { $hexagon }
africa-action-lift = Déplacer la tuile depuis { $hexagon }
africa-action-put = La poser sur { $to }
africa-action-leave = La laisser là où elle a été découverte
africa-action-exchange-one = Donner l’objet découvert à { $other } contre { $good }
africa-action-exchange-all = Échanger toute une sorte : prendre à { $other } toutes ses tuiles « { $good-label } »
africa-action-keep = Ne rien échanger
africa-action-camp-for-points = Établir un camp de base pour marquer des points
africa-action-camp-for-treasure = Établir un camp de base pour prendre de l’or et des pierres précieuses
africa-action-end-turn = Terminer le tour

## Events

africa-event-start-player-drawn = Le sort désigne { $seat } pour commencer.
africa-event-explorer-placed = { $seat } place son explorateur sur { $to }.
africa-event-relocated = { $seat } quitte { $origin } et se replace sur { $to }.
africa-event-advanced = { $seat } avance { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
  } depuis { $origin } vers { $to }.
africa-event-tile-turned = { $seat } découvre { $tile } sur { $hexagon }.
africa-event-treasure-found = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour { $tile }.
africa-event-good-taken = { $seat } prend { $good-the }.
africa-event-goods-exchanged = { $seat } prend { $taken-counted } à { $other } et donne { $given-counted } en échange.
africa-event-good-kept = { $seat } garde { $good-the } et n’échange rien.
africa-event-animal-settled = { $seat } : { $tile-the } s’installe sur { $to }, { $adjacent ->
    [0] sans voisin de son espèce
    [one] à côté d’un animal de son espèce
   *[other] à côté de { $adjacent } animaux de son espèce
  } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }).
africa-event-nomads-settled = { $seat } : les nomades s’installent sur { $to }, { $points ->
    [0] sans case vide à côté (0 point)
    [one] à côté d’une case vide (1 point)
   *[other] à côté de { $points } cases vides ({ $points } points)
  }.
africa-event-tile-lifted = { $seat } choisit { $tile-the } sur { $hexagon }.
  .told-by = animal-moved nomads-moved
africa-event-animal-moved = { $seat } déplace { $tile-the } depuis { $origin } vers { $to }, à côté { $after ->
    [0] d’aucun animal de son espèce
    [one] d’un animal de son espèce
   *[other] de { $after } animaux de son espèce
  } au lieu { $before ->
    [0] d’aucun
    [one] d’un seul
   *[other] de { $before }
  } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }).
africa-event-nomads-moved = { $seat } déplace des nomades depuis { $origin } vers { $to }, à côté { $after ->
    [0] d’aucune case vide
    [one] d’une case vide
   *[other] de { $after } cases vides
  } au lieu { $before ->
    [0] d’aucune
    [one] d’une seule
   *[other] de { $before }
  } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }).
africa-event-monument-found = { $seat } découvre le { $number ->
    [1] 1er
   *[other] { $number }e
  } monument et reçoit un camp de base.
africa-event-last-monument-found = { $seat } découvre le onzième monument : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, et la partie s’arrête.
africa-event-camp-set-up = { $seat } établit un camp de base sur { $hexagon } : { $points ->
    [0] 0 point
    [one] 1 point
   *[other] { $points } points
  }.
africa-event-treasure-collected = { $seat } établit un camp de base sur { $hexagon }. Récolte : { $gold ->
    [0] pas d’or
    [one] une pépite d’or
   *[other] { $gold } pépites d’or
  }, { $gems ->
    [0] pas de pierres précieuses
    [one] une pierre précieuse
   *[other] { $gems } pierres précieuses
  }.
africa-event-turn-passed = { $seat } passe.
africa-event-match-stalled = Personne n’a rien découvert depuis { $turns ->
    [one] un tour
   *[other] { $turns } tours
  } : la partie est terminée.
africa-event-final-score = { $seat } : { $goods } pour les objets, { $gold } pour l’or, { $gems } pour les pierres précieuses ; total général : { $total }.
africa-event-won = { $shared ->
    [one] { $winner } l’emporte avec
   *[other] { $winner } partage la victoire avec un total de
  } { $total ->
    [one] { $total } point
   *[other] { $total } points
  }.

## Refusals

africa-refusal-over = La partie est terminée.
africa-refusal-unknown = Ce jeu ne connaît pas cette action : « { $action } ».
africa-refusal-not-your-turn = Ce n’est pas votre tour.
africa-refusal-nature = Seul le hasard en décide.
africa-refusal-nature-first = Le hasard doit d’abord trancher.
africa-refusal-place-first = Commencez par choisir une ville pour votre explorateur.
africa-refusal-placed = Tous les explorateurs sont déjà sur le plateau.
africa-refusal-city-taken = { $other } a déjà choisi { $to }.
africa-refusal-relocate-late = Vous ne pouvez vous replacer qu’au tout début de votre tour, à la place de tout le reste.
africa-refusal-relocate-here = Votre explorateur s’y trouve déjà.
africa-refusal-advanced-already = Vous avez déjà fait l’avancée de ce temps.
africa-refusal-advance-here = Votre explorateur s’y trouve déjà.
africa-refusal-advance-far = { $to } est à plus de deux pas, ou bien des tuiles face cachée ou des explorateurs barrent le chemin.
africa-refusal-face-down = Il y a une tuile face cachée sur { $to }.
africa-refusal-explorer-there = { $other } a son explorateur sur { $to }.
africa-refusal-not-face-down = Il n’y a pas de tuile face cachée sur { $hexagon }.
africa-refusal-discover-far = { $hexagon } n’est pas à côté de votre explorateur.
africa-refusal-nothing-movable = Il n’y a ni animal ni nomades face visible sur { $hexagon } ; rien d’autre ne se déplace.
africa-refusal-lift-far = Votre explorateur n’est ni sur { $hexagon } ni à côté.
africa-refusal-nowhere-better = Aucune case vide ne serait meilleure pour { $tile-the }.
africa-refusal-nothing-in-hand = Il n’y a pas de tuile à poser : choisissez-en une à déplacer, ou découvrez-en une.
africa-refusal-no-find = On n’échange des objets que juste après en avoir découvert un.
africa-refusal-exchange-first = Décidez d’abord si vous faites un échange.
africa-refusal-settle-first = Décidez d’abord où placer { $tile-the } que vous venez de découvrir.
africa-refusal-put-first = Décidez d’abord où déplacer { $tile-the }.
africa-refusal-not-empty = { $to } n’est pas vide : une tuile ou un camp de base s’y trouve.
africa-refusal-animal-no-gain = Sur { $to }, le nombre de voisins de son espèce serait de { $after }, contre { $before } actuellement : il doit augmenter.
africa-refusal-nomads-no-gain = Sur { $to }, le nombre de cases vides adjacentes serait de { $after }, contre { $before } actuellement : il doit augmenter.
africa-refusal-no-camp = Vous n’avez plus de camp de base.
africa-refusal-camp-not-empty = { $hexagon } n’est pas vide : une tuile ou un camp de base s’y trouve.
africa-refusal-no-treasure = { $hexagon } ne touche aucune tuile d’or ou de pierres précieuses face visible.
africa-refusal-exchange-self = Vous ne pouvez pas faire d’échange avec vous-même.
africa-refusal-no-such-seat = Personne n’a le numéro { $number } à cette table.
africa-refusal-exchange-same = Vous venez justement de découvrir { $good } : demandez autre chose en échange.
africa-refusal-exchange-none = { $other } n’a aucun objet de cette sorte : impossible de lui prendre { $good }.
africa-refusal-exchange-single = { $other } n’a qu’un objet de cette sorte : échangez-le contre celui que vous venez de découvrir.
africa-refusal-exchange-short = { $other } en a { $needed } ; il vous faudrait en donner autant, et vous n’en avez que { $held }.

## Boards

africa-board-hexagon-count = il faut { $needed } cases, il y en a { $found }
africa-board-city-count = il faut { $needed } villes de départ, il y en a { $found }
africa-board-city-unknown = aucune ville nommée « { $city } » n’est décrite sous « cities »
africa-board-city-twice = la ville « { $city } » se trouve déjà sur une autre case
africa-board-city-nowhere = la ville « { $city } » ne se trouve sur aucune case
africa-board-city-inland = la ville « { $city } » n’est pas sur la côte : elle a des voisins sur ses six côtés
africa-board-id-twice = une autre case s’appelle déjà « { $id } »
africa-board-place-twice = « { $id } » se trouve au même endroit que « { $first } »
africa-board-cut-off = aucun chemin ne relie « { $id } » à une ville
africa-board-tile-count = l’assortiment doit compter { $needed } tuiles, il en compte { $found }
africa-board-tile-twice = une autre tuile s’appelle déjà « { $id } »
africa-board-tile-nameless = « { $id } » doit avoir un nom dans toutes les langues : ajoutez une table [names.{ $id }] avec en, fr et ja
africa-board-name-unused = aucun animal ni aucun objet de l’assortiment ne s’appelle « { $id } »
africa-board-monument-count = il faut { $needed } monuments, il y en a { $found }

## Positions as text

africa-show-letter = { $letter }  { $tile-label }
africa-show-signs = ##  face cachée    ..  vide    ()  ville vide    /\  camp de base    @1  explorateur 1
africa-show-rows = Chaque ligne commence par le nom de sa première case.

africa-show-start = Reste à tirer au sort : qui commence.
africa-show-place = Reste à décider par { $seat } : la ville de départ.
africa-show-turn = Tour { $turn }, { $half ->
    [1] premier temps
   *[2] second temps
  } : { $seat }
africa-show-act = Reste à décider : { $left ->
    [turn] se replacer, ou bien avancer et agir.
    [advance] une avancée et une action.
   *[action] une action ; l’avancée de ce temps est faite.
  }
africa-show-flip = Reste à tirer au sort : la tuile révélée sur { $hexagon }.
africa-show-exchange = Reste à décider : échanger ou non des objets, après la découverte sur { $hexagon } ({ $good-label }).
africa-show-settle = Reste à décider : où placer { $tile-the } que l’on vient de découvrir sur { $hexagon }.
africa-show-carry = Reste à décider : où déplacer { $tile-the } depuis { $hexagon }.
africa-show-over = La partie est terminée au tour { $turn } : { $ending ->
    [stalled] { africa-ending-stalled }
   *[eleventh_monument] { africa-ending-eleventh-monument }
  }.

africa-show-table = Monuments découverts : { $monuments } sur 11 ; camps de base dans la réserve : { $camps }.
africa-show-mix = { $down ->
    [one] { $down } tuile
   *[other] { $down } tuiles
  } face cachée : animaux { $animals }, objets { $goods }, monuments { $monuments }, nomades { $nomads }, or { $gold }, pierres précieuses { $gems }.
africa-show-player = { $number }. { $seat }{ $hexagon ->
    [none] {""}
   *[other] {" "}sur { $hexagon }
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $camps ->
    [one] { $camps } camp de base
   *[other] { $camps } camps de base
  }, { $gold ->
    [-1] tuiles d’or et de pierres précieuses : { $tiles }
   *[other] or : { $gold }, pierres précieuses : { $gems }
  }
africa-show-good = {"     "}{ $good-counted }

## The page: what can be done, and what it brings

africa-page-do-place = Commencer ici
africa-page-do-advance = Avancer ici
africa-page-do-discover = Découvrir cette tuile
africa-page-do-lift = Déplacer { $tile-the }
africa-page-do-put = Poser { $tile-the } ici
africa-page-do-leave = Laisser { $tile-the } ici
africa-page-do-camp = Établir un camp de base
africa-page-do-treasure = Camp de base pour le trésor
africa-page-do-relocate = Se replacer ici
africa-page-do-keep = Garder, sans échange
africa-page-up-to = jusqu’à { $gain }
africa-page-deed-gain = { $deed } ({ $gain })
africa-page-why-animal = { $tile-counted } à côté, { $before } avant
africa-page-why-animal-found = 1 pour la découverte ; { $tile-counted } à côté
africa-page-why-nomads = { $after ->
    [0] aucune case vide
    [one] une case vide
   *[other] { $after } cases vides
  } à côté, { $before } avant
africa-page-why-nomads-left = { $after ->
    [0] aucune case vide
    [one] une case vide
   *[other] { $after } cases vides
  } à côté
africa-page-why-lift = { $count ->
    [one] Une case vaudrait mieux
   *[other] { $count } cases vaudraient mieux
  }
africa-page-why-camp = Animaux { $animals }, nomades { $nomads }, monuments { $monuments }
africa-page-pieces = { $gold ->
    [0] { $gems ->
        [one] { $gems } pierre
       *[other] { $gems } pierres
      }
   *[other] or { $gold }{ $gems ->
        [0] {""}
        [one] , { $gems } pierre
       *[other] , { $gems } pierres
      }
  }
africa-page-why-prizes = { $gain } aux majorités si la partie finissait maintenant
africa-page-why-not-end = { $what ->
    [turn] Tout votre tour serait perdu.
    [rest] Il vous reste une action et le second temps.
    [half] Il vous reste le second temps.
   *[action] Il vous reste une action.
  }
africa-page-gives-up = { $what ->
    [turn] sans rien faire
    [rest] sans action ni 2d temps
    [half] sans le 2d temps
    [first] sans la 1re action
   *[action] sans action
  }
africa-page-prospect-tiles = { $count ->
    [one] Une tuile à découvrir de là
   *[other] { $count } tuiles à découvrir de là
  }
africa-page-prospect-camp = Un camp de base à cet endroit : { $gain }
africa-page-prospect-treasure = Un camp de base pour le trésor : { $pieces }
africa-page-prospect-moves = Déplacer une tuile de là : jusqu’à { $gain }
africa-page-prospect-nothing = Rien à y faire pour l’instant
africa-page-may-be = Animaux { $animals } %, objets { $goods } %, nomades { $nomads } %, monuments { $monuments } %, or ou pierres précieuses { $treasure } %

## The page: hexagons

africa-page-board = Le plateau : les cases, rangée par rangée
africa-page-keys = Les flèches vont de case en case, Page préc. et Page suiv. d’une case éclairée à l’autre, Début et Fin au bout de la rangée. Entrée agit, Échap revient en arrière, les chiffres choisissent une action.
africa-page-row = Rangée { $number }
africa-page-label = { $hexagon } : { $what }
africa-page-label-deeds = { $hexagon } : { $what }. Possible : { $deeds }
africa-page-comma = {", "}
africa-page-lies-down = tuile face cachée
africa-page-lies-empty = vide
africa-page-lies-city = ville
africa-page-lies-camp = camp de base
africa-page-lies-tile = { $tile-label }
africa-page-stands = { $seat } s’y trouve
africa-page-you-stand = vous y êtes
africa-page-choose = { $hexagon } : que voulez-vous faire ?
africa-page-heard-lifted = { $tile-label } en main : { $targets ->
    [one] une case éclairée
   *[other] { $targets } cases éclairées
  }, { $best ->
    [one] 1 point
   *[other] { $best } points
  } au mieux. Échap repose la tuile.
africa-page-refusal-not-better = Sur { $to }, { $tile-the } n’aurait rien à gagner (à côté maintenant : { $before }).
africa-page-picture = Le plateau à la fin de la partie

## The page: the tray

africa-page-turn = Le tour
africa-page-half-first = 1er temps
africa-page-half-second = 2d temps
africa-page-advance = Avancée
africa-page-action = Action
africa-page-half-now = possible
africa-page-half-next = à venir
africa-page-half-done = faite
africa-page-half-lost = inutilisée
africa-page-half-steps = { $steps ->
    [one] 1 case
   *[other] { $steps } cases
  }
africa-page-did-tile = { $tile-label }, { $gain }
africa-page-did-good = { $good-label }
africa-page-did-monument = Monument
africa-page-did-camp = Camp, { $gain }
africa-page-deed-advance = Avancer
  .short = Avancer
africa-page-deed-discover = Découvrir une tuile
  .short = Découvrir
africa-page-deed-animals = Déplacer un animal
  .short = Animal
africa-page-deed-nomads = Déplacer des nomades
  .short = Nomades
africa-page-deed-camp = Établir un camp de base
  .short = Camp
africa-page-deed-treasure = Camp de base pour le trésor
  .short = Trésor
africa-page-deed-relocate = Se replacer
  .short = Se replacer
africa-page-deed-end = Terminer le tour
  .short = Terminer le tour
africa-page-note-places = { $count ->
    [one] 1 case
   *[other] { $count } cases
  }
africa-page-note-adjacent = { $count } à côté
africa-page-note-whole-turn = tour entier
africa-page-note-no-action = sans 1re action
africa-page-note-used = faite
africa-page-note-barred = bloqué
africa-page-note-too-late = trop tard
africa-page-note-no-camp = plus de camp
africa-page-note-not-empty = case occupée
africa-page-note-none = rien
africa-page-back = Retour
africa-page-pending = Où va { $tile-the } ?
africa-page-pending-lit = { $count ->
    [one] Une case éclairée
   *[other] { $count } cases éclairées
  } ; { $gain } au mieux.
africa-page-put-back = Reposer la tuile
africa-page-exchange = Vous avez découvert { $good }. Un échange ?
africa-page-exchange-for = Prendre { $taken-counted }, donner { $given-counted }
africa-page-exchange-you = vous { $gain }
africa-page-exchange-other = l’autre { $gain }
africa-page-face-down = Tuiles face cachée
africa-page-animals = Animaux
africa-page-goods = Objets
africa-page-nomads = Nomades
africa-page-monuments = Monuments
africa-page-gold = Or
africa-page-gems = Pierres précieuses
africa-page-monuments-found = Monuments découverts
africa-page-has-good = { $good-label } : { $count }
africa-page-has-gold = Or : { $count }
africa-page-has-gems = Pierres précieuses : { $count }
africa-page-has-tiles = Tuiles d’or et de pierres précieuses : { $count }
africa-page-has-camps = Camps de base en main : { $count }

## The page: what to do now

africa-page-prompt-start = La partie commence
africa-page-prompt-start-detail = Le sort désigne qui commence.
africa-page-prompt-over = La partie est terminée
africa-page-prompt-over-found = Le onzième monument a été découvert.
africa-page-prompt-over-stalled = Douze tours par personne sans la moindre découverte.
africa-page-prompt-other = { $seat } joue
africa-page-prompt-other-place = { $seat } choisit sa ville de départ.
africa-page-prompt-other-half = { $half ->
    [1] Premier temps du tour.
   *[2] Second temps du tour.
  }
africa-page-prompt-place = À vous : choisissez votre ville
africa-page-prompt-place-detail = Votre explorateur part d’une ville éclairée.
africa-page-prompt-turn = À vous : avancez et agissez, deux fois
africa-page-prompt-turn-detail = Choisissez une case éclairée, ou replacez-vous.
africa-page-prompt-advance = À vous : avancez, ou agissez aussitôt
africa-page-prompt-action = À vous : choisissez une action
africa-page-prompt-end = À vous : il n’y a plus rien à faire
africa-page-prompt-end-detail = Terminez votre tour.
africa-page-prompt-first-half = Premier temps ; un second suivra.
africa-page-prompt-second-half = Second temps : le tour se termine après cette action.
africa-page-prompt-carry = À vous : choisissez où va { $tile-the }
africa-page-prompt-settle = À vous : choisissez la place de la découverte ({ $tile-label })
africa-page-prompt-settle-detail = Sur la case de la découverte, ou sur une case éclairée.
africa-page-prompt-exchange = À vous : échanger { $good-the } ?
africa-page-prompt-exchange-detail = Un seul échange, avec une seule personne, ou aucun.
africa-page-prompt-lit = { $count ->
    [one] Une case est éclairée.
   *[other] { $count } cases sont éclairées.
  }
africa-page-prompt-where-advance = À vous : choisissez où avancer
africa-page-prompt-where-relocate = À vous : choisissez où vous replacer
africa-page-prompt-which-tile = À vous : choisissez la tuile à retourner
africa-page-prompt-which-animal = À vous : choisissez un animal à déplacer
africa-page-prompt-which-nomads = À vous : choisissez des nomades à déplacer
africa-page-not-now = { $deed } : { $why }.
africa-page-pieces-gold = { $count ->
    [one] { $count } pépite
   *[other] { $count } pépites
  }
africa-page-pieces-gems = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
  }
africa-page-ending-eleventh-monument = { $name } a découvert le onzième monument à la manche { $round } ; la partie s’arrête aussitôt.

## The lesson

africa-lesson-start = Explorez le continent et marquez des points en chemin ; le onzième monument termine la partie. Chacun choisit d’abord une ville de départ.
  .title = Le départ
africa-lesson-place = Autour de Casablanca, personne n’a encore rien vu.
  .ask = Placez-y votre explorateur.
africa-lesson-place-wrong = Une bonne ville aussi, mais ce voyage part de Casablanca.
africa-lesson-discovering = Un tour se joue en deux temps. Dans chacun, on peut avancer de deux cases au plus, puis faire une chose, par exemple découvrir.
  .title = Découvrir
africa-lesson-first-tile = On découvre ce qui se trouve à côté de son explorateur.
  .ask = Révélez cette tuile.
africa-lesson-first-tile-wrong = Toutes ces tuiles peuvent être révélées, mais la leçon continue avec celle qui est entourée.
africa-lesson-second-tile = Un tambour : vous emportez les objets, et plusieurs de la même sorte valent davantage.
  .ask = Au second temps, révélez cette tuile.
africa-lesson-second-tile-wrong = Vous pourriez aussi avancer, mais la tuile entourée est à portée. Révélez-la d’ici.
africa-lesson-treasure = C’était un monument : pas de points, mais un camp de base pour vous. Les autres ont fait eux aussi leurs premières découvertes.
  .title = Or et pierres
africa-lesson-advance = La case où vous avez pris le tambour est vide à présent.
  .ask = Avancez-y.
africa-lesson-advance-wrong = Avancez d’abord sur la case vide : de nouvelles tuiles l’entourent.
africa-lesson-gold = D’ici, d’autres tuiles sont à portée.
  .ask = Révélez celle-ci.
africa-lesson-gold-wrong = C’est possible aussi, mais la tuile entourée cache de quoi s’enrichir. Révélez-la.
africa-lesson-collect = De l’or : un point tout de suite, et 10 à la fin pour qui en a le plus.
  .ask = Établissez un camp de base pour prendre l’or et les pierres voisins.
africa-lesson-collect-wrong = Quelqu’un pourrait prendre l’or. Choisissez le camp de base pour le trésor.
africa-lesson-animals = Un animal rapporte plus à côté d’autres de son espèce. Entre-temps, quelqu’un a découvert un rhinocéros.
  .title = Les animaux
africa-lesson-go-back = On traverse les camps et les tuiles révélées, pas les tuiles cachées ni les autres explorateurs.
  .ask = Retournez à Casablanca.
africa-lesson-go-back-wrong = Retournez d’abord à Casablanca : une tuile y reste cachée.
africa-lesson-rhinoceros = À côté de la ville, une tuile est encore cachée.
  .ask = Révélez-la.
africa-lesson-rhinoceros-wrong = Il fallait revenir pour la seule tuile encore cachée ici : révélez-la.
africa-lesson-settle = Ce rhinocéros peut aller sur toute case vide qui touche plus de ses semblables : 1 point, plus 1 par voisin.
  .ask = Posez-le près de l’autre.
africa-lesson-settle-wrong = Ici, il rapporte un point. À côté de l’autre rhinocéros, il en rapporte deux.
africa-lesson-goods = À la fin, un objet d’une sorte vaut 1 point, puis 3, 5, 8 et 12. Un tour plus tard, de nouvelles tuiles vous entourent.
  .title = Les objets
africa-lesson-drum = Vous avez un masque ; les autres ont aussi des objets.
  .ask = Révélez cette tuile.
africa-lesson-drum-wrong = Révélez la tuile entourée et voyez ce qu’on peut échanger.
africa-lesson-exchange = Un tambour : vous pouvez aussitôt l’échanger contre un objet d’un autre, qui ne peut refuser.
  .ask = Échangez-le contre un masque, ou gardez-le.
africa-lesson-exchange-wrong = Seul un masque va avec le vôtre. Échangez le tambour contre un masque, ou gardez-le.
africa-lesson-exchanged = Deux masques valent 3 points, un masque et un tambour seulement 2. Mais qui découvre un objet peut aussi vous les prendre.
africa-lesson-kept = Un masque et un tambour valent 2 points, deux masques en auraient valu 3. De toute façon, qui découvre un objet peut vous les prendre.
africa-lesson-nomads = Deux tours plus tard. Les nomades cherchent de l’espace : ils rapportent un point par case vide voisine.
  .title = Les nomades
africa-lesson-find-nomads = Il y en a peut-être ici.
  .ask = Révélez cette tuile.
africa-lesson-find-nomads-wrong = Ce chapitre parle des nomades, et la tuile entourée en cache. Révélez-la.
africa-lesson-room = Ces nomades peuvent aller partout où ils ont plus de place qu’ici.
  .ask = Posez-les sur la case entourée, pour 3 points.
africa-lesson-room-wrong = Rien ne rapporte plus que la case entourée, qui a 3 cases vides autour d’elle. Posez-les là.
africa-lesson-camps = Un camp a un second usage : un point par animal, groupe de nomades ou monument voisin. Un tour plus tard, la place est bonne.
  .title = Camps de base
africa-lesson-camp = Il y en a cinq autour de vous.
  .ask = Établissez un camp de base pour marquer des points.
africa-lesson-camp-wrong = Cinq points vous attendent ici. Établissez un camp de base pour les marquer.
africa-lesson-moving = On peut aussi déplacer les animaux et les nomades de sa case ou d’à côté, peu importe qui les a découverts. On marque la différence.
  .title = Déplacer
africa-lesson-lift = Ces nomades manquent de place.
  .ask = Déplacez-les.
africa-lesson-lift-wrong = Les nomades entourés auraient plus de place à côté, ce qui rapporte un point. Déplacez-les.
africa-lesson-difference = La case qu’ils quittent devient vide et compte aussi.
  .ask = Posez-les sur la case entourée, pour un point de plus.
africa-lesson-difference-wrong = Seule la case entourée leur donne plus de place, et à vous un point. Posez-les là.
africa-lesson-relocating = Au lieu des deux temps, on peut se replacer sur toute case sans explorateur ni tuile cachée. C’est alors tout le tour.
  .title = Se replacer
africa-lesson-south = Personne n’est encore allé dans l’extrême sud.
  .ask = Replacez-vous au Cap.
africa-lesson-south-wrong = Ici, il reste peu à découvrir. Replacez-vous au Cap.
africa-lesson-last = Sept tours plus tard, dix monuments sont découverts. Le onzième rapporte 3 points et termine aussitôt la partie.
  .title = Le dernier monument
africa-lesson-monument = On compte alors objets, or et pierres, et vous êtes en tête.
  .ask = Révélez cette tuile.
africa-lesson-monument-wrong = Vous êtes en tête : révélez la tuile entourée, c’est peut-être le dernier monument.

## The recap: what follows a player's name, and what a turn brought

africa-page-recap-start = part de { $to }
africa-page-recap-relocate = se replace sur { $to }
africa-page-recap-advance = avance vers { $to }
africa-page-recap-find = découvre { $tile } sur { $hexagon }{ $points ->
    [0] {""}
   *[other] {" "}({ $points })
  }
africa-page-recap-exchange = prend { $taken-counted } à { $other } contre { $given-counted }
africa-page-recap-settle = installe { $tile } sur { $to } ({ $points })
africa-page-recap-move = déplace { $tile-the } vers { $to } ({ $points })
africa-page-recap-monument = découvre le { $number ->
    [1] 1er
   *[other] { $number }e
  } monument sur { $hexagon }
africa-page-recap-last-monument = découvre le dernier monument sur { $hexagon } ({ $points })
africa-page-recap-camp = établit un camp de base sur { $hexagon }{ $points ->
    [0] {""}
   *[other] {" "}({ $points })
  }
africa-page-recap-pass = passe
africa-page-recap-gain-goods = { $count ->
    [one] { $count } objet
   *[other] { $count } objets
  }
africa-page-recap-gain-camps = { $count ->
    [one] { $count } camp de base
   *[other] { $count } camps de base
  }
africa-page-recap-gain-gold = { $count ->
    [one] { $count } pépite d’or
   *[other] { $count } pépites d’or
  }
africa-page-recap-gain-gems = { $count ->
    [one] { $count } pierre précieuse
   *[other] { $count } pierres précieuses
  }

## In 60 seconds

africa-minute-goal = Avoir le plus de points. On en gagne en réunissant les animaux d’une même espèce, en offrant de l’espace aux nomades, en établissant des camps de base et en amassant objets, or et pierres précieuses.
africa-minute-turn = Deux fois par tour, vous avancez de deux cases au plus, puis vous faites une action : retourner une tuile voisine, déplacer un animal ou des nomades, ou établir un camp de base. Au lieu de tout cela, vous pouvez vous replacer sur n’importe quelle case libre.
africa-minute-end = La découverte du onzième monument met aussitôt fin à la partie. On compte alors les objets, l’or et les pierres précieuses.

## What is what?

africa-page-part-explorer = Explorateur
  .about = Chacun en a un. À votre tour, le vôtre est sur une case encadrée.
africa-page-part-tile-down = Tuile face cachée
  .about = Personne ne sait ce que c’est avant que quelqu’un, à côté, ne la retourne.
africa-page-part-tile-animals = Animal
  .about = Il aime être avec les siens : chaque animal voisin de même espèce compte un point quand on le découvre ou le déplace.
africa-page-part-tile-nomads = Nomades
  .about = Ils aiment l’espace : chaque case vide autour d’eux compte.
africa-page-part-tile-monuments = Monument
  .about = Qui en découvre un prend un camp de base. Le onzième rapporte 3 points et met fin à la partie.
africa-page-part-tile-gold = Or
  .about = Des points pour ses pépites à la découverte. Un camp de base voisin peut le prendre pour le décompte final.
africa-page-part-tile-gems = Pierres précieuses
  .about = Des points pour leurs pièces à la découverte. Un camp de base voisin peut les prendre pour le décompte final.
africa-page-part-tile-camp = Camp de base
  .about = Il reste pour toujours. Chacun peut le traverser, mais on ne peut plus rien y mettre.
africa-page-part-tile-city = Ville
  .about = Un point de départ. Vide, elle compte comme toute case vide.
africa-page-part-tile-open = Case vide
  .about = Ni tuile ni camp de base : animaux et nomades peuvent y aller, et elle compte pour les nomades.
africa-page-part-lit = Case éclairée
  .about = Ici, vous pouvez agir maintenant. Un anneau en tirets est un déplacement, un anneau plein une action.
africa-page-part-gain = Ce que cela rapporterait
  .about = Les points du meilleur coup possible ici.
africa-page-part-discover-sign = Peut être retournée
  .about = Cette tuile est à côté de vous : appuyez dessus pour la découvrir.
africa-page-part-key = Ce qui est encore caché
  .about = Combien de tuiles de chaque sorte n’ont pas encore été vues.
africa-page-part-monuments = Monuments découverts
  .about = Le onzième met aussitôt fin à la partie et rapporte 3 points.
africa-page-part-halves = Les deux temps de votre tour
  .about = Dans chacun : une avancée, puis une action. Ce qui est fait est coché.
africa-page-part-deed = Ce que vous pouvez faire maintenant
  .about = Chaque choix avec ce qu’il rapporterait au mieux ; appuyez, et la carte montre où.
africa-page-part-exchange = Échange
  .about = Vous avez découvert un objet et pouvez faire un échange, avec un joueur, qui ne peut pas refuser.
africa-page-part-pending = En main
  .about = Cet animal, ou ces nomades, sont en chemin : choisissez où ils vont.
africa-page-part-has-goods = Objets d’une sorte
  .about = Plusieurs de la même sorte valent bien plus qu’un : 1, 3, 5, 8, 12 points à la fin.
africa-page-part-has-gold = Pépites d’or
  .about = Le plus de pépites : 10 points à la fin ; le deuxième : 6.
africa-page-part-has-gems = Pierres précieuses
  .about = Le plus de pierres : 10 points à la fin ; le deuxième : 6.
africa-page-part-has-camp = Camps de base en main
  .about = Chacun s’établit une fois, pour des points ou pour de l’or et des pierres. Ceux qui restent ne valent rien.
