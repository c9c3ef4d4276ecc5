# Texts of The Heart of Africa.

heart-of-africa-name = Au cœur de l’Afrique
heart-of-africa-author = Alan R. Moon, 2012
heart-of-africa-tagline = Reliez des villes lointaines par le rail et doublez vos routes avec le bon terrain.
heart-of-africa-original-board = Les lieux, les routes et les destinations suivent le plateau imprimé tel que le décrivent des sources publiques ; quelques longueurs et couleurs peuvent donc différer. Le dessin est une création originale. Qui possède le jeu peut corriger ce qui diffère.

heart-of-africa-option-ferries = Ferries
  .about = Les routes maritimes vers Madagascar montrent une ou deux locomotives : il en faut au moins autant parmi les cartes payées. Sans cette option, ce sont des routes grises comme les autres.
  .false = désactivé
  .true = activé
heart-of-africa-option-remember-cards = Se souvenir des cartes
  .about = Chacun voit quelles cartes les autres ont prises face visible et n’ont pas encore dépensées ; sans cette option, seulement le nombre de leurs cartes.
  .false = désactivé
  .true = activé

heart-of-africa-style-builder = Bâtisseur
heart-of-africa-style-builder-about = Aime prendre des routes tôt plutôt que d’amasser des cartes.
heart-of-africa-style-ticket-hunter = Chasseur de destinations
heart-of-africa-style-ticket-hunter-about = Aime piocher des destinations et avoir beaucoup de villes à relier.
heart-of-africa-style-surveyor = Géomètre
heart-of-africa-style-surveyor-about = Aime les cartes terrain et en avoir plus que les autres.

heart-of-africa-ending-trains = il ne restait à quelqu’un que deux wagons ou moins, et chacun a eu encore un tour
heart-of-africa-ending-stalled = plus personne ne pouvait rien faire

heart-of-africa-score-total = Total
heart-of-africa-score-routes = Routes
heart-of-africa-score-doublings = Routes doublées
heart-of-africa-score-completed = Destinations réussies
heart-of-africa-score-missed = Destinations non réussies
heart-of-africa-score-globetrotter = Globetrotter
heart-of-africa-tiebreak-tickets = destinations réussies

## Cards: with their article, with “the”, counted, after “one” and after a number, beside locomotives in a payment, as a label

heart-of-africa-card-purple = une carte wagon violette
  .the = la carte wagon violette
  .counted = { $count ->
    [0] aucune carte wagon violette
    [one] une carte wagon violette
   *[other] { $count } cartes wagon violettes
  }
  .one = carte wagon violette
  .many = cartes wagon violettes
  .besides = {" "}et des cartes wagon violettes
  .label = Carte wagon violette
heart-of-africa-card-white = une carte wagon blanche
  .the = la carte wagon blanche
  .counted = { $count ->
    [0] aucune carte wagon blanche
    [one] une carte wagon blanche
   *[other] { $count } cartes wagon blanches
  }
  .one = carte wagon blanche
  .many = cartes wagon blanches
  .besides = {" "}et des cartes wagon blanches
  .label = Carte wagon blanche
heart-of-africa-card-blue = une carte wagon bleue
  .the = la carte wagon bleue
  .counted = { $count ->
    [0] aucune carte wagon bleue
    [one] une carte wagon bleue
   *[other] { $count } cartes wagon bleues
  }
  .one = carte wagon bleue
  .many = cartes wagon bleues
  .besides = {" "}et des cartes wagon bleues
  .label = Carte wagon bleue
heart-of-africa-card-yellow = une carte wagon jaune
  .the = la carte wagon jaune
  .counted = { $count ->
    [0] aucune carte wagon jaune
    [one] une carte wagon jaune
   *[other] { $count } cartes wagon jaunes
  }
  .one = carte wagon jaune
  .many = cartes wagon jaunes
  .besides = {" "}et des cartes wagon jaunes
  .label = Carte wagon jaune
heart-of-africa-card-orange = une carte wagon orange
  .the = la carte wagon orange
  .counted = { $count ->
    [0] aucune carte wagon orange
    [one] une carte wagon orange
   *[other] { $count } cartes wagon orange
  }
  .one = carte wagon orange
  .many = cartes wagon orange
  .besides = {" "}et des cartes wagon orange
  .label = Carte wagon orange
heart-of-africa-card-black = une carte wagon noire
  .the = la carte wagon noire
  .counted = { $count ->
    [0] aucune carte wagon noire
    [one] une carte wagon noire
   *[other] { $count } cartes wagon noires
  }
  .one = carte wagon noire
  .many = cartes wagon noires
  .besides = {" "}et des cartes wagon noires
  .label = Carte wagon noire
heart-of-africa-card-red = une carte wagon rouge
  .the = la carte wagon rouge
  .counted = { $count ->
    [0] aucune carte wagon rouge
    [one] une carte wagon rouge
   *[other] { $count } cartes wagon rouges
  }
  .one = carte wagon rouge
  .many = cartes wagon rouges
  .besides = {" "}et des cartes wagon rouges
  .label = Carte wagon rouge
heart-of-africa-card-green = une carte wagon verte
  .the = la carte wagon verte
  .counted = { $count ->
    [0] aucune carte wagon verte
    [one] une carte wagon verte
   *[other] { $count } cartes wagon vertes
  }
  .one = carte wagon verte
  .many = cartes wagon vertes
  .besides = {" "}et des cartes wagon vertes
  .label = Carte wagon verte
heart-of-africa-card-locomotive = une locomotive
  .the = la locomotive
  .counted = { $count ->
    [0] aucune locomotive
    [one] une locomotive
   *[other] { $count } locomotives
  }
  .one = locomotive
  .many = locomotives
  .besides = {""}
  .label = Locomotive

## Terrain cards: in the same forms; as a label, the whole type

heart-of-africa-terrain-desert = une carte désert
  .the = la carte désert
  .counted = { $count ->
    [0] aucune carte désert
    [one] une carte désert
   *[other] { $count } cartes désert
  }
  .one = carte désert
  .many = cartes désert
  .label = Désert et savane
heart-of-africa-terrain-jungle = une carte jungle
  .the = la carte jungle
  .counted = { $count ->
    [0] aucune carte jungle
    [one] une carte jungle
   *[other] { $count } cartes jungle
  }
  .one = carte jungle
  .many = cartes jungle
  .label = Jungle et forêt
heart-of-africa-terrain-mountain = une carte montagne
  .the = la carte montagne
  .counted = { $count ->
    [0] aucune carte montagne
    [one] une carte montagne
   *[other] { $count } cartes montagne
  }
  .one = carte montagne
  .many = cartes montagne
  .label = Montagnes et escarpements

## Piles: without an article, as a label

heart-of-africa-pile-train = pioche de cartes wagon
  .label = Cartes wagon
heart-of-africa-pile-terrain = pioche de cartes terrain
  .label = Cartes terrain

## Actions

heart-of-africa-action-draw-starter = Faire commencer { $starter }
heart-of-africa-action-deal-train = Distribuer { $card }
heart-of-africa-action-deal-terrain = Distribuer { $terrain }
heart-of-africa-action-deal-ticket = Distribuer la destination { $ticket }
heart-of-africa-action-draw-train = Piocher une carte wagon
heart-of-africa-action-take-train = Prendre la carte wagon de la case { $space }
heart-of-africa-action-draw-terrain = Piocher une carte terrain
heart-of-africa-action-take-terrain = Prendre la carte terrain de la case de terrain { $space }
heart-of-africa-action-claim = Prendre possession de la route { $lane } avec { $locomotives ->
    [0] des { $card-many }
    [one] { $locomotives } locomotive{ $card-besides }
   *[other] { $locomotives } locomotives{ $card-besides }
  }{ $terrain_cards ->
    [0] { $terrain_locomotives ->
        [0] {""}
        [one] , doublée avec { $terrain_locomotives } locomotive
       *[other] , doublée avec { $terrain_locomotives } locomotives
      }
   *[other] , doublée avec { $terrain_cards ->
        [one] { $terrain_cards } carte terrain
       *[other] { $terrain_cards } cartes terrain
      }{ $terrain_locomotives ->
        [0] {""}
        [one] {" "}et { $terrain_locomotives } locomotive
       *[other] {" "}et { $terrain_locomotives } locomotives
      }
  }
heart-of-africa-action-draw-tickets = Piocher des destinations
heart-of-africa-action-keep = Garder des destinations, par leur numéro : { $chosen }
heart-of-africa-action-pass = Passer

## Events

heart-of-africa-event-starter-drawn = { $seat } commence.
heart-of-africa-event-card-drawn = { $seat } pioche { $card }.
  .times = { $seat } pioche { $card-counted }.
heart-of-africa-event-hidden-card-drawn = { $seat } pioche une carte wagon.
  .times = { $seat } pioche { $count } cartes wagon.
heart-of-africa-event-card-taken = { $seat } prend { $card-the } de la case { $space }.
heart-of-africa-event-card-turned-up = Révélée sur la case { $space } : { $card }.
heart-of-africa-event-trains-changed = Au moins trois des { $count } cartes wagon face visible sont des locomotives : les { $count } sont défaussées, et de nouvelles sont révélées.
heart-of-africa-event-terrain-drawn = { $seat } pioche { $terrain }.
  .times = { $seat } pioche { $terrain-counted }.
heart-of-africa-event-terrain-taken = { $seat } prend { $terrain-the } de la case de terrain { $space }.
heart-of-africa-event-terrain-turned-up = Révélée sur la case de terrain { $space } : { $terrain }.
heart-of-africa-event-pile-shuffled = { $count ->
    [one] La seule carte de la défausse devient la nouvelle { $pile }.
   *[other] Les { $count } cartes de la défausse sont mélangées et forment la nouvelle { $pile }.
  }
heart-of-africa-event-no-second-card = Pas de deuxième carte pour { $seat } : il ne reste rien à prendre.
heart-of-africa-event-ticket-drawn = { $seat } pioche la destination { $ticket }.
heart-of-africa-event-hidden-ticket-drawn = { $seat } pioche une destination.
  .times = { $seat } pioche { $count } destinations.
heart-of-africa-event-tickets-chosen = { $seat } a choisi ses premières destinations.
heart-of-africa-event-tickets-kept = { $seat } garde { $kept ->
    [one] { $kept } destination
   *[other] { $kept } destinations
  }{ $rejected ->
    [0] {""}
   *[other] {" "}et en remet { $rejected } sous la pile
  }.
heart-of-africa-event-route-claimed = { $seat } prend possession de la route { $lane } avec { $cards ->
    [0] { $locomotives ->
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
      }
   *[other] { $cards ->
        [one] { $cards } { $card-one }
       *[other] { $cards } { $card-many }
      }{ $locomotives ->
        [0] {""}
        [one] {" "}et { $locomotives } locomotive
       *[other] {" "}et { $locomotives } locomotives
      }
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
heart-of-africa-event-route-doubled = { $seat } double la route { $lane } avec { $cards ->
    [0] { $locomotives ->
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
      }
   *[other] { $cards ->
        [one] { $cards } { $terrain-one }
       *[other] { $cards } { $terrain-many }
      }{ $locomotives ->
        [0] {""}
        [one] {" "}et { $locomotives } locomotive
       *[other] {" "}et { $locomotives } locomotives
      }
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de plus.
heart-of-africa-event-turn-passed = { $seat } ne peut rien faire et passe.
heart-of-africa-event-last-round-begun = { $trains ->
    [0] Il ne reste aucun wagon à { $seat }
    [one] Il ne reste qu’un wagon à { $seat }
   *[other] Il ne reste que { $trains } wagons à { $seat }
  } : chacun a encore un tour.
heart-of-africa-event-ticket-scored = { $seat } montre la destination { $ticket } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
heart-of-africa-event-globetrotter-found = Le bonus Globetrotter va à { $seat }, avec { $count ->
    [one] { $count } destination réussie
   *[other] { $count } destinations réussies
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
heart-of-africa-event-match-ended = La partie est terminée : { $ending ->
    [stalled] { heart-of-africa-ending-stalled }
   *[trains] { heart-of-africa-ending-trains }
  }.

## Refusals

heart-of-africa-refusal-over = La partie est terminée.
heart-of-africa-refusal-unknown = Ce jeu ne connaît pas cette action : « { $action } ».
heart-of-africa-refusal-not-your-turn = Ce n’est pas votre tour.
heart-of-africa-refusal-nature = Seul le hasard en décide.
heart-of-africa-refusal-nature-first = Le hasard doit d’abord trancher.
heart-of-africa-refusal-first-tickets = Chacun choisit d’abord les destinations qu’il garde.
heart-of-africa-refusal-chosen = Vous avez déjà choisi vos premières destinations.
heart-of-africa-refusal-keep-more = Des premières destinations, vous devez en garder au moins { $needed }.
heart-of-africa-refusal-keep-fewer = Vous n’avez pioché { $drawn ->
    [one] qu’une destination
   *[other] que { $drawn } destinations
  }.
heart-of-africa-refusal-keep-first = Choisissez d’abord lesquelles des destinations piochées vous gardez.
heart-of-africa-refusal-nothing-drawn = Vous n’avez pas pioché de destinations parmi lesquelles choisir.
heart-of-africa-refusal-second-card = Vous avez pris une carte : prenez maintenant la deuxième.
heart-of-africa-refusal-open-space = Il n’y a pas de carte sur cette case.
heart-of-africa-refusal-second-locomotive = Une locomotive face visible ne peut pas être la deuxième carte d’un tour.
heart-of-africa-refusal-no-train-cards = La pioche de cartes wagon et sa défausse sont vides.
heart-of-africa-refusal-no-terrain-cards = La pioche de cartes terrain et sa défausse sont vides.
heart-of-africa-refusal-no-tickets = Il ne reste aucune destination dans la pile.
heart-of-africa-refusal-pass = Vous ne pouvez passer que si vous ne pouvez rien faire d’autre.
heart-of-africa-refusal-taken = Cette route est déjà prise, par { $seat }.
heart-of-africa-refusal-closed = L’autre voie de cette route double est prise : à deux ou trois joueurs, celle-ci reste fermée à tous.
heart-of-africa-refusal-own-double = L’autre voie de cette route double est à vous : personne ne peut avoir les deux.
heart-of-africa-refusal-trains = Il faut pour cela { $needed ->
    [one] { $needed } wagon
   *[other] { $needed } wagons
  }, et il { $held ->
    [0] ne vous en reste aucun
   *[other] vous en reste { $held }
  }.
heart-of-africa-refusal-ferry = C’est un ferry : il faut au moins { $needed ->
    [one] { $needed } locomotive
   *[other] { $needed } locomotives
  } parmi les cartes qui paient ses espaces.
heart-of-africa-refusal-cards = Il faut pour cela { $needed ->
    [one] { $needed } { $card-one }
   *[other] { $needed } { $card-many }
  }, et vous { $held ->
    [0] n’en avez aucune
   *[other] en avez { $held }
  }.
heart-of-africa-refusal-terrain = Il faut pour cela { $needed ->
    [one] { $needed } { $terrain-one }
   *[other] { $needed } { $terrain-many }
  }, et vous { $held ->
    [0] n’en avez aucune
   *[other] en avez { $held }
  }.
heart-of-africa-refusal-more-terrain = { $seat } a { $theirs ->
    [one] { $theirs } { $terrain-one }
   *[other] { $theirs } { $terrain-many }
  }, et vous { $held ->
    [0] n’en avez aucune
   *[other] en avez { $held }
  }, en comptant les locomotives dépensées à ce titre : la route ne peut pas être doublée.

## Boards

heart-of-africa-board-country-unknown = aucun pays nommé « { $country } » n’est décrit sous « countries »
heart-of-africa-board-id-twice = « { $id } » est déjà le nom d’un pays
heart-of-africa-board-no-place = aucun lieu n’appartient au pays « { $country } »
heart-of-africa-board-place-unknown = aucun lieu nommé « { $place } » n’est décrit sous « places »
heart-of-africa-board-two-ends = « ends » cite deux lieux différents ; nombre de lieux différents ici : { $found }
heart-of-africa-board-route-twice = une autre route relie déjà « { $place } » et « { $other } » ; une route double est une seule route à deux voies
heart-of-africa-board-lanes = une route a une ou deux voies ; nombre de voies citées ici : { $found }
heart-of-africa-board-ferry = une route de longueur { $length } ne peut pas montrer { $ferry ->
    [one] { $ferry } symbole
   *[other] { $ferry } symboles
  } de locomotive
heart-of-africa-board-ticket-end = « { $place } » n’est ni une ville ni un pays ; une destination ne peut rien citer d’autre
heart-of-africa-board-ticket-twice = une autre destination relie déjà « { $place } » et « { $other } »
heart-of-africa-board-ticket-cut-off = la destination ne peut pas être réussie : aucun chemin ne mène de « { $place } » à « { $other } » sans traverser un pays frontalier
heart-of-africa-board-ticket-count = il faut de { $fewest } à { $most } destinations, il y en a { $found }

## Positions as text

heart-of-africa-show-deal = Reste à distribuer : les premières cartes et destinations.
heart-of-africa-show-first = Reste à décider, par tous à la fois : les premières destinations à garder.
heart-of-africa-show-turn = Tour { $turn } : { $seat }
heart-of-africa-show-last-turns = La fin est proche : { $count ->
    [one] c’est le dernier tour.
   *[other] il reste { $count } tours, celui-ci compris.
  }
heart-of-africa-show-phase = { $phase ->
    [second] Reste à décider : la deuxième carte.
    [keep] Reste à décider : lesquelles des destinations piochées garder.
    [end] Reste à révéler : des cartes pour les cases vides.
   *[turn] Reste à décider : prendre des cartes, prendre possession d’une route, ou piocher des destinations.
  }
heart-of-africa-show-over = La partie est terminée au tour { $turn } : { $ending ->
    [stalled] { heart-of-africa-ending-stalled }
   *[trains] { heart-of-africa-ending-trains }
  }.

heart-of-africa-show-offer = {"     "}destination { $number } : { $ticket } ({ $points })
heart-of-africa-show-space = Face visible : { $card }
heart-of-africa-show-terrain-space = Face visible : { $terrain }
heart-of-africa-show-piles = Cartes wagon : pioche { $trains }, défausse { $discards } ; cartes terrain : pioche { $terrain_cards }, défausse { $terrain_discards } ; destinations : pile { $tickets }.
heart-of-africa-show-player = { $number }. { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $trains ->
    [one] { $trains } wagon
   *[other] { $trains } wagons
  }, { $cards ->
    [one] { $cards } carte wagon
   *[other] { $cards } cartes wagon
  }{ $tickets ->
    [-1] {""}
    [one] , { $tickets } destination
   *[other] , { $tickets } destinations
  }
heart-of-africa-show-terrain = {"     "}{ $terrain-counted }
heart-of-africa-show-lane = {"     "}route : { $lane }
heart-of-africa-show-card = {"     "}en main : { $card-counted }
heart-of-africa-show-known = {"     "}prises face visible : { $card-counted }
heart-of-africa-show-ticket = {"     "}destination : { $ticket } ({ $points }), { $completed ->
    [yes] réussie
   *[no] non réussie
  }

## The page: what to do

heart-of-africa-page-prompt-tickets = Choisissez vos destinations
heart-of-africa-page-prompt-tickets-fewest = { $count ->
    [one] Gardez‑en au moins une. Touchez‑en une ou survolez‑la pour la situer.
   *[other] Gardez‑en au moins { $count }. Touchez‑en une ou survolez‑la pour la situer.
  }
heart-of-africa-page-prompt-tickets-chosen = { $count ->
    [one] Une choisie : gardez-la, ou choisissez-en d’autres.
   *[other] { $count } choisies : gardez-les, ou changez de choix.
  }
heart-of-africa-page-prompt-turn = Cartes, route ou destinations ?
heart-of-africa-page-prompt-turn-detail = Vous pouvez payer les routes éclairées.
heart-of-africa-page-prompt-turn-no-route = Vous ne pouvez encore payer aucune route.
heart-of-africa-page-prompt-last = Dernière manche : c’est votre dernier tour.
heart-of-africa-page-prompt-second = Prenez la deuxième carte
heart-of-africa-page-prompt-second-detail = Wagon ou terrain, visible ou de la pioche.
heart-of-africa-page-prompt-second-locomotive = Toute carte sauf une locomotive visible.
heart-of-africa-page-prompt-pay = Choisissez comment payer
heart-of-africa-page-prompt-pay-detail = Ou choisissez une autre route, ou une carte.
heart-of-africa-page-prompt-pass = Rien n’est possible
heart-of-africa-page-pass = Passer
heart-of-africa-page-pass-about = Il ne reste ni carte à prendre ni destination à piocher, et vous ne pouvez payer aucune route libre : vous ne pouvez que passer.
heart-of-africa-page-back = Retour
heart-of-africa-page-take = Prendre
heart-of-africa-page-draw = Piocher
heart-of-africa-page-doubt-take = { $only ->
    [yes] Prendre { $card-the } ? Ce sera votre seule carte de ce tour.
   *[no] Prendre { $card-the } ?
  }
heart-of-africa-page-doubt-take-terrain = Prendre { $terrain-the } ?
heart-of-africa-page-doubt-draw = Piocher une carte wagon ?
heart-of-africa-page-doubt-draw-terrain = Piocher une carte terrain ?
heart-of-africa-page-doubt-tickets = { $count ->
    [one] Piocher la dernière destination et la garder ? Ce sera tout votre tour.
   *[other] Piocher { $count } destinations et en garder au moins une ? Ce sera tout votre tour.
  }
heart-of-africa-page-last-round = { $count ->
    [one] Dernière manche, encore 1 tour :
   *[other] Dernière manche, encore { $count } tours :
  }

## The page: cards

heart-of-africa-page-market = Cartes à prendre
heart-of-africa-page-train-cards = Cartes wagon
heart-of-africa-page-terrain-cards = Cartes terrain
heart-of-africa-page-open-space = Case vide : il ne reste aucune carte pour elle
heart-of-africa-page-train-card = { $only ->
    [yes] { $card-label } : votre seule carte du tour
   *[no] { $card-label }
  }
heart-of-africa-page-barred = { $card-label } : visible, elle ne peut pas être la deuxième carte
heart-of-africa-page-train-pile = Pioche de cartes wagon : { $count }{ $count ->
    [0] { $discards ->
        [0] {""}
       *[other] {" "}(la défausse, { $discards }, est d’abord mélangée)
      }
   *[other] {""}
  }
heart-of-africa-page-terrain-card = { $terrain-label }.
heart-of-africa-page-terrain-ahead = Avec cette carte, vous en auriez { $held }, plus que tous les autres.
heart-of-africa-page-terrain-level = Avec cette carte, vous en auriez { $held }, et personne n’en aurait plus.
heart-of-africa-page-terrain-behind = Avec cette carte, vous en auriez { $held } ; { $seat } en a { $theirs }.
heart-of-africa-page-terrain-pile = Pioche de cartes terrain : { $count }{ $count ->
    [0] { $discards ->
        [0] {""}
       *[other] {" "}(la défausse, { $discards }, est d’abord mélangée)
      }
   *[other] {""}
  }
heart-of-africa-page-discards = Défausse { $count }
heart-of-africa-page-discards-title = Défausse
heart-of-africa-page-discards-none = Aucune
heart-of-africa-page-discards-about = Quand une pioche est vide, sa défausse forme la nouvelle pioche.
heart-of-africa-page-counted = { $card-counted }
heart-of-africa-page-counted-terrain = { $terrain-counted }
heart-of-africa-page-known = Prises face visible et non dépensées :
heart-of-africa-page-known-of = { $seat } : prises face visible et non dépensées
heart-of-africa-page-hand = Votre main
heart-of-africa-page-hand-of = Main : { $seat }
heart-of-africa-page-hand-empty = Vous n’avez aucune carte.
heart-of-africa-page-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
heart-of-africa-page-stack = { $card-counted }{ $spent ->
    [0] {""}
    [one] , { $spent } à dépenser
   *[other] , { $spent } à dépenser
  }{ $drawn ->
    [0] {""}
    [one] , { $drawn } nouvelle
   *[other] , { $drawn } nouvelles
  }
heart-of-africa-page-stack-terrain = { $terrain-counted }{ $spent ->
    [0] {""}
   *[other] , { $spent } à dépenser
  }{ $drawn ->
    [0] {""}
    [one] , { $drawn } nouvelle
   *[other] , { $drawn } nouvelles
  }
heart-of-africa-page-shelves = Ce qui est montré
heart-of-africa-page-shelf-cards = Cartes
heart-of-africa-page-shelf-tickets = Destinations { $count }

## The page: players

heart-of-africa-page-column-trains = Wagons restants
heart-of-africa-page-column-cards = Cartes wagon en main
heart-of-africa-page-column-tickets = Destinations
heart-of-africa-page-column-terrain = Cartes terrain : { $terrain-label }
heart-of-africa-page-has-trains = { $count ->
    [one] { $count } wagon restant
   *[other] { $count } wagons restants
  }
heart-of-africa-page-has-cards = { $count ->
    [one] { $count } carte wagon
   *[other] { $count } cartes wagon
  }
heart-of-africa-page-has-tickets = { $count ->
    [one] { $count } destination
   *[other] { $count } destinations
  }
heart-of-africa-page-has-choosing = { $count ->
    [one] Choisit parmi { $count } destination
   *[other] Choisit parmi { $count } destinations
  }
heart-of-africa-page-has-chosen = A choisi ; le nombre sera montré quand tous auront choisi
heart-of-africa-page-has-terrain = { $terrain-label } : { $count }{ $leads ->
    [yes] , personne n’en a plus
   *[no] {""}
  }

## The page: tickets

heart-of-africa-page-tickets = Vos destinations
heart-of-africa-page-tickets-of = Destinations : { $seat }
heart-of-africa-page-tickets-safe = { $safe } points acquis sur { $all }
heart-of-africa-page-tickets-none = Vous n’avez aucune destination.
heart-of-africa-page-draw-tickets = Piocher
  .key = d
heart-of-africa-page-draw-tickets-label = { $count ->
    [0] Il ne reste aucune destination à piocher
    [one] Piocher la dernière destination
   *[other] Piocher des destinations : { $count } dans la pile
  }
heart-of-africa-page-choose-tickets = Destinations au choix
heart-of-africa-page-keep = { $count ->
    [one] Garder { $count } destination
   *[other] Garder { $count } destinations
  }
heart-of-africa-page-keep-missing = { $count ->
    [one] { $chosen ->
        [0] Choisissez‑en au moins une
       *[other] Choisissez‑en encore au moins une
      }
   *[other] Choisissez‑en au moins { $count }
  }
heart-of-africa-page-key-ticket = { $ticket }
heart-of-africa-page-ticket = { $ticket }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. { $state ->
    [completed] Réussie.
    [blocked] Il ne reste aucun chemin libre.
    [missed] Non réussie.
    [trains] Le plus court chemin libre demande { $trains } wagons : plus que vous n’en avez.
   *[possible] Le plus court chemin libre demande { $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
      } ; { $missing ->
        [0] vous avez toutes les cartes.
        [one] il manque { $missing } carte.
       *[other] il manque { $missing } cartes.
      }
  }
heart-of-africa-page-ticket-name = { $ticket }
heart-of-africa-page-ticket-worth = { $ticket } : { $points }
heart-of-africa-page-ticket-completed = réussie
heart-of-africa-page-ticket-blocked = bloquée
heart-of-africa-page-ticket-missed = non réussie
heart-of-africa-page-ticket-to-go = reste { $count }
heart-of-africa-page-ticket-takes = { $trains ->
    [one] { $trains } wagon
   *[other] { $trains } wagons
  }{ $missing ->
    [0] {""}
    [one] , il manque { $missing } carte
   *[other] , il manque { $missing } cartes
  }
heart-of-africa-page-missing = manque { $count }
heart-of-africa-page-tickets-count = { $count ->
    [one] { $count } destination
   *[other] { $count } destinations
  }
heart-of-africa-page-routes-count = { $count ->
    [one] { $count } route
   *[other] { $count } routes
  }

## The page: claiming

heart-of-africa-page-lane = { $lane }
heart-of-africa-page-lane-facts = { $count ->
    [one] { $count } espace
   *[other] { $count } espaces
  }, { $colour }{ $any ->
    [yes]  : une couleur au choix
   *[no] {""}
  }{ $ferry ->
    [0] {""}
    [one] . Ferry : au moins { $ferry } locomotive
   *[other] . Ferry : au moins { $ferry } locomotives
  }
heart-of-africa-page-lane-lacks = Vous avez { $card-counted }{ $locomotives ->
    [0] {""}
    [one] {" "}et { $locomotives } locomotive
   *[other] {" "}et { $locomotives } locomotives
  } : il manque { $missing ->
    [one] { $missing } carte
   *[other] { $missing } cartes
  }{ $ferry ->
    [0] {""}
    [one] , et il faut { $ferry } locomotive
   *[other] , et il faut { $ferry } locomotives
  }.
heart-of-africa-page-lane-open = { $count ->
    [one] { $count } façon de payer
   *[other] { $count } façons de payer
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
heart-of-africa-page-lacks = Vos cartes, et combien il en manque
heart-of-africa-page-pay-with = Payer avec
heart-of-africa-page-double-with = Doubler avec : { $terrain-label }
heart-of-africa-page-way = { $count ->
    [0] {""}
   *[other] { $card-counted }{ $locomotives ->
        [0] {""}
       *[other] {" "}et{" "}
      }
  }{ $locomotives ->
    [0] {""}
    [one] { $locomotives } locomotive
   *[other] { $locomotives } locomotives
  }
heart-of-africa-page-more-ways = { $count ->
    [one] { $count } autre façon
   *[other] { $count } autres façons
  }
heart-of-africa-page-no = Non
heart-of-africa-page-doubling = { $count ->
    [0] { $locomotives ->
        [0] Ne pas doubler
        [one] Doubler avec { $locomotives } locomotive
       *[other] Doubler avec { $locomotives } locomotives
      }
   *[other] Doubler avec { $terrain-counted }{ $locomotives ->
        [0] {""}
        [one] {" "}et { $locomotives } locomotive
       *[other] {" "}et { $locomotives } locomotives
      }
  }
heart-of-africa-page-points = { $count ->
    [one] point
   *[other] points
  }
heart-of-africa-page-claim = Prendre possession de la route
heart-of-africa-page-claim-later = Vous pouvez la payer : prenez-en possession au début d’un de vos tours.
heart-of-africa-page-close = Fermer

## The page: the end

heart-of-africa-page-picture = La carte à la fin de la partie
heart-of-africa-page-networks = Les routes à mettre en avant
heart-of-africa-page-network = Routes de { $seat }

## The map

heart-of-africa-page-map-board = Carte : les routes, lieu par lieu
heart-of-africa-page-map-keys = Les flèches vont de route en route comme elles se suivent sur la carte, Page précédente et Page suivante mènent aux routes dont vous pouvez prendre possession, Début et Fin à la première et à la dernière. Entrée choisit.
heart-of-africa-page-map-lane = Vers { $other } : { $colour }, { $length ->
    [one] 1 espace
   *[other] { $length } espaces
  }{ $number ->
    [0] {""}
   *[other] , voie { $number } sur deux
  }{ $ferry ->
    [0] {""}
    [one] , ferry avec 1 locomotive
   *[other] , ferry avec { $ferry } locomotives
  }. { $state }
heart-of-africa-page-map-claimed = Prise par { $name }.
heart-of-africa-page-map-closed = Fermée : la voie d’à côté est prise.
heart-of-africa-page-map-can = Vous pouvez en prendre possession maintenant.
heart-of-africa-page-map-leads = Vous pouvez en prendre possession maintenant : elle mène à l’une de vos destinations.
heart-of-africa-page-map-leading = Mène à vos destinations
heart-of-africa-page-map-free = Libre.
heart-of-africa-page-map-legend = Points d’une route et couleurs de chaque terrain
heart-of-africa-page-map-spaces = Espaces
heart-of-africa-page-map-points = Points
heart-of-africa-page-map-desert = Désert
heart-of-africa-page-map-jungle = Jungle
heart-of-africa-page-map-mountain = Montagnes
heart-of-africa-page-colour-red = rouge
heart-of-africa-page-colour-orange = orange
heart-of-africa-page-colour-yellow = jaune
heart-of-africa-page-colour-green = vert
heart-of-africa-page-colour-blue = bleu
heart-of-africa-page-colour-purple = violet
heart-of-africa-page-colour-black = noir
heart-of-africa-page-colour-white = blanc
heart-of-africa-page-colour-gray = gris

## The lesson

heart-of-africa-lesson-tickets = Reliez des villes par le rail : les routes rapportent aussitôt, les destinations à la fin. Choisissez parmi ces quatre destinations.
  .title = Destinations
heart-of-africa-lesson-worth = Une destination rapporte ses points si vos routes relient ses deux villes à la fin de la partie. Sinon, vous en perdez autant.
heart-of-africa-lesson-keep = Bulawayo – Port Nolloth et Pretoria – Salisbury se trouvent sur une même ligne.
  .ask = Gardez ces deux-là.
heart-of-africa-lesson-keep-wrong = Possible, mais des destinations sur une même ligne s’entraident. Gardez la deuxième et la quatrième.
heart-of-africa-lesson-cards = Un tour, c’est une seule chose : prendre deux cartes, prendre possession d’une route ou piocher des destinations. Commencez par les cartes.
  .title = Cartes
heart-of-africa-lesson-take-white = Bulawayo – Pretoria demande deux cartes blanches, et l’une d’elles est face visible.
  .ask = Prenez-la.
heart-of-africa-lesson-take-white-wrong = Celle-là convient à une autre route. Prenez d’abord la carte blanche.
heart-of-africa-lesson-draw-blind = Une locomotive est apparue, mais face visible elle ne peut pas être la deuxième carte.
  .ask = Prenez-en plutôt une dans la pioche.
heart-of-africa-lesson-draw-blind-wrong = Ce serait possible, mais voyons ce que cache la pioche. Piochez-y une carte.
heart-of-africa-lesson-claiming = Vous avez une carte blanche. Une locomotive remplace n’importe quelle couleur : Bulawayo – Pretoria est à votre portée.
  .title = Prendre possession
heart-of-africa-lesson-first-route = Une route demande autant de cartes de sa couleur qu’elle a d’espaces.
  .ask = Prenez possession de Bulawayo – Pretoria avec la carte blanche et une locomotive.
heart-of-africa-lesson-first-route-wrong = Prenez maintenant possession de Bulawayo – Pretoria, avec une seule locomotive : l’autre vous servira bientôt.
heart-of-africa-lesson-points = Deux espaces rapportent 2 points, six en rapportent 15. Surveillez les wagons : la fin approche dès que quelqu’un n’en a plus que deux.
heart-of-africa-lesson-terrain = Routes jaunes, orange et rouges : désert ; les autres : jungle ou montagne. Les cartes terrain, posées devant chacun, peuvent doubler une route.
  .title = Cartes terrain
heart-of-africa-lesson-take-desert = Vos prochaines routes traversent le désert.
  .ask = Prenez la première des deux cartes désert.
heart-of-africa-lesson-take-desert-wrong = C’est le désert qu’il vous faut. Prenez la première des deux cartes terrain.
heart-of-africa-lesson-take-another = On peut mêler cartes wagon et cartes terrain, mais une deuxième carte désert vous sert mieux.
  .ask = Prenez-la.
heart-of-africa-lesson-take-another-wrong = Possible, mais deux cartes désert valent mieux pour vous. Prenez la carte désert.
heart-of-africa-lesson-doubling = Dépensez une carte du bon terrain, deux à partir de quatre espaces, et la route compte double. Personne ne doit avoir plus de cartes de ce terrain.
  .title = Doubler
heart-of-africa-lesson-doubled-route = Personne n’a plus de cartes désert que vous.
  .ask = Prenez possession de Bloemfontein – Pretoria avec la carte jaune et la locomotive, doublée avec une carte désert.
heart-of-africa-lesson-doubled-route-wrong = Choisissez la carte jaune avec la locomotive et doublez avec une carte désert : 2 points en deviennent 4.
heart-of-africa-lesson-locomotives = Vos locomotives sont dépensées. Vous pouvez en prendre une face visible, mais ce sera la seule carte de votre tour.
  .title = Locomotives
heart-of-africa-lesson-take-locomotive = Une locomotive remplace toute couleur et, vous le verrez, tout terrain.
  .ask = Prenez la première locomotive de la rangée.
heart-of-africa-lesson-take-locomotive-wrong = Vous n’en avez plus, et bientôt l’une d’elles doublera une route. Prenez la première locomotive face visible.
heart-of-africa-lesson-as-terrain = Deux tours plus tard, vous avez trois cartes orange et une locomotive. C’est assez pour Bloemfontein – Le Cap.
  .title = Locomotives et terrain
heart-of-africa-lesson-who-leads = Quelqu’un a maintenant deux cartes désert, vous une seule : trop peu pour doubler. Mais une locomotive dépensée comme terrain compte comme une carte désert.
heart-of-africa-lesson-locomotive-doubles = Elle vous met à égalité et paie aussi le doublement.
  .ask = Prenez possession de Bloemfontein – Le Cap avec trois cartes orange, doublée avec la locomotive.
heart-of-africa-lesson-locomotive-doubles-wrong = Payez trois cartes orange et doublez avec la locomotive : 4 points en deviennent 8, et la carte désert vous reste.
heart-of-africa-lesson-pairs = Deux voies relient Le Cap et Port Nolloth. À deux ou trois joueurs, une seule peut servir ; à quatre ou cinq, les deux.
  .title = Routes doubles
heart-of-africa-lesson-one-of-two = Vous avez les deux cartes rouges que demande chaque voie.
  .ask = Prenez celle que vous voulez.
heart-of-africa-lesson-one-of-two-wrong = L’une des deux voies rouges vers Port Nolloth complète votre ligne. Prenez-la.
heart-of-africa-lesson-lane-closed = La voie voisine est maintenant fermée, pour tout le monde et jusqu’à la fin. À quatre joueurs, quelqu’un d’autre pourrait encore la prendre.
heart-of-africa-lesson-ticket-done = Bulawayo – Port Nolloth est réussie : 11 points sont acquis. Les autres l’ignorent, car les destinations restent secrètes jusqu’à la fin.
heart-of-africa-lesson-more-tickets = Troisième usage d’un tour : piocher quatre destinations et en garder au moins une. Tôt dans la partie c’est payant, tard c’est risqué.
  .title = D’autres destinations
heart-of-africa-lesson-draw-tickets = Il vous reste 36 wagons, assez pour une longue ligne.
  .ask = Piochez des destinations.
heart-of-africa-lesson-draw-tickets-wrong = Un bon tour aussi, mais essayez les destinations. Piochez-en.
heart-of-africa-lesson-keep-one = Durban est près de votre ligne, et Addis-Abeba – Durban vaut 20 points.
  .ask = Gardez seulement celle-là.
heart-of-africa-lesson-keep-one-wrong = Chaque destination non réussie coûte ses points. Gardez seulement Addis-Abeba – Durban.
heart-of-africa-lesson-last-round = Bien plus tard, vos destinations sont réussies et quelqu’un n’a plus de wagons. À deux ou moins, chacun joue encore un tour.
  .title = La dernière manche
heart-of-africa-lesson-few-trains = Ensuite, on montre et compte les destinations, et qui en a réussi le plus reçoit 10 points. Les cartes restantes ne valent rien.
heart-of-africa-lesson-last-turn = C’est votre dernier tour : dépensez ce que vous avez.
  .ask = Prenez possession d’une route de votre choix, si possible doublée.
heart-of-africa-lesson-last-turn-wrong = Cartes et destinations ne rapporteraient plus rien. Prenez possession d’une route.
heart-of-africa-lesson-doubled-last = Doublée : votre dernier tour pouvait difficilement rapporter plus. Place au décompte.
heart-of-africa-lesson-plain-last = Au dernier tour, chaque point compte. Place au décompte.

## The recap: what follows a player's name, and what a turn brought

heart-of-africa-page-recap-claim = prend { $lane }
heart-of-africa-page-recap-take-card = prend { $card-counted }
heart-of-africa-page-recap-more-card = { $card-counted }
heart-of-africa-page-recap-take-terrain = prend { $terrain-counted }
heart-of-africa-page-recap-draw-terrain = pioche { $terrain-counted }
heart-of-africa-page-recap-more-terrain = { $terrain-counted }
heart-of-africa-page-recap-draw-hidden = pioche { $count ->
    [one] une carte wagon
   *[other] { $count } cartes wagon
  }
heart-of-africa-page-recap-more-hidden = { $count ->
    [one] une carte wagon
   *[other] { $count } cartes wagon
  }
heart-of-africa-page-recap-draw-tickets = pioche { $count ->
    [one] une destination
   *[other] { $count } destinations
  }
heart-of-africa-page-recap-keep = { $count ->
    [one] pioche des destinations et en garde une
   *[other] pioche des destinations et en garde { $count }
  }
heart-of-africa-page-recap-chosen = a choisi ses premières destinations
heart-of-africa-page-recap-pass = ne peut rien faire et passe
heart-of-africa-page-recap-paid = { $cards ->
    [0] { $locomotives ->
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
      }
   *[other] { $cards ->
        [one] { $cards } { $card-one }
       *[other] { $cards } { $card-many }
      }{ $locomotives ->
        [0] {""}
        [one] , { $locomotives } locomotive
       *[other] , { $locomotives } locomotives
      }
  }
heart-of-africa-page-recap-doubled = doublée avec { $cards ->
    [0] { $locomotives ->
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
      }
   *[other] { $cards ->
        [one] { $cards } { $terrain-one }
       *[other] { $cards } { $terrain-many }
      }{ $locomotives ->
        [0] {""}
        [one] {" "}et { $locomotives } locomotive
       *[other] {" "}et { $locomotives } locomotives
      }
  }
heart-of-africa-page-recap-last-round = la dernière manche commence
heart-of-africa-page-recap-gain-cards = { $count ->
    [one] { $count } carte wagon
   *[other] { $count } cartes wagon
  }
heart-of-africa-page-recap-gain-terrain = { $count ->
    [one] { $count } carte terrain
   *[other] { $count } cartes terrain
  }
heart-of-africa-page-recap-gain-tickets = { $count ->
    [one] { $count } destination
   *[other] { $count } destinations
  }

## In 60 seconds

heart-of-africa-minute-goal = Avoir le plus de points. Les routes dont vous prenez possession comptent aussitôt ; les destinations, qui nomment deux bouts à relier, comptent à la fin, et celles qui ne sont pas réussies coûtent des points.
heart-of-africa-minute-turn = Faites une seule chose : prendre deux cartes, prendre possession d’une route avec des cartes wagon de sa couleur, ou piocher des destinations. Si personne n’a plus de cartes du terrain d’une route que vous, vous pouvez en dépenser pour doubler ses points.
heart-of-africa-minute-end = Dès que quelqu’un n’a plus que deux wagons ou moins, chacun joue encore un tour. Puis on compte les destinations ; qui en a réussi le plus gagne 10 points de plus.

## What is what?

heart-of-africa-page-part-stall-train = Carte wagon face visible
  .about = Prenez-la en main. Vous pouvez prendre deux cartes par tour, où vous voulez ici.
heart-of-africa-page-part-stall-train-pile = Pioche des cartes wagon
  .about = Sans voir. Une locomotive piochée ici compte comme une carte ordinaire.
heart-of-africa-page-part-stall-terrain = Carte terrain face visible
  .about = Elle reste visible devant vous. Qui n’est devancé par personne dans un terrain peut y doubler ses routes.
heart-of-africa-page-part-stall-terrain-pile = Pioche des cartes terrain
  .about = Sans voir ; piochée, la carte reste visible devant vous.
heart-of-africa-page-part-discards = Défausse
  .about = Les cartes dépensées. Chacun peut les consulter.
heart-of-africa-page-part-hand = Vos cartes wagon
  .about = Les cartes de la couleur d’une route la paient ; les locomotives valent toutes les couleurs.
heart-of-africa-page-part-tickets = Vos destinations
  .about = Secrètes jusqu’à la fin : reliez les deux bouts par vos propres routes. Pointez-en une pour voir son chemin.
heart-of-africa-page-part-ticket-value = Valeur d’une destination
  .about = Gagnée à la fin si les deux bouts sont reliés, perdue sinon.
heart-of-africa-page-part-ticket-note = Où elle en est
  .about = Les wagons qui manquent sur le plus court chemin, ou si elle est réussie ou coupée.
heart-of-africa-page-part-draw-tickets = Piocher des destinations
  .about = Cela prend tout votre tour : quatre destinations, dont vous gardez au moins une.
heart-of-africa-page-part-offer = Destinations au choix
  .about = Marquez celles que vous gardez ; les autres retournent sous la pioche.
heart-of-africa-page-part-claim = Prendre possession d’une route
  .about = Ce qu’elle coûte et rapporte, et si on peut la doubler.
heart-of-africa-page-part-lane-lit = Route que vous pouvez prendre
  .about = Lueur bleue : vos cartes et vos wagons suffisent. Appuyez pour choisir comment payer.
heart-of-africa-page-part-lane = Route
  .about = Sa couleur et son signe disent quelles cartes la paient, une par espace.
heart-of-africa-page-part-ferry = Ferry
  .about = Autant de cartes payées doivent être des locomotives.
heart-of-africa-page-part-train = Route prise
  .about = La couleur et l’emblème des wagons disent à qui elle est.
heart-of-africa-page-part-city = Ville
  .about = Des routes s’y rejoignent, et des destinations la nomment.
heart-of-africa-page-part-junction = Jonction
  .about = Elle relie les routes comme une ville, mais aucune destination ne la nomme.
heart-of-africa-page-part-country = Pays du bord
  .about = Un cul-de-sac : aucun chemin ne le traverse. Une destination y est réussie à n’importe lequel de ses lieux.
heart-of-africa-page-part-ticket-end = Bout de votre destination
  .about = Un anneau autour des lieux que nomment vos destinations.
heart-of-africa-page-part-route-points = Ce que rapportent les routes
  .about = Les points de chaque longueur, aussitôt.
heart-of-africa-page-part-terrain-key = Couleurs et terrains
  .about = Quelles couleurs de routes vont avec quel terrain, pour doubler.
heart-of-africa-page-part-legend = Points et terrains
  .about = Ce que rapportent les routes selon leur longueur, et les couleurs de chaque terrain.
heart-of-africa-page-part-trains-left = Wagons restants
  .about = Chacun commence avec 45. À deux ou moins, la dernière manche commence.
heart-of-africa-page-part-cards-held = Cartes wagon en main
  .about = Combien chacun en a ; lesquelles reste secret.
heart-of-africa-page-part-tickets-held = Destinations
  .about = Combien chacun en a ; lesquelles reste secret jusqu’à la fin.
heart-of-africa-page-part-terrain-held = Cartes terrain
  .about = Combien de cartes de ce terrain a chacun, à la vue de tous.
heart-of-africa-page-part-most-terrain = Le plus de ce terrain
  .about = Personne n’en a plus : ce joueur peut y doubler ses routes.
