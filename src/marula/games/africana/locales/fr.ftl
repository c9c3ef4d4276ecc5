# Texts of Africana.

africana-name = Africana
africana-author = Michael Schacht, 2012
africana-tagline = Courez d’expédition en expédition, de part et d’autre de l’équateur.
africana-original-board = Le plateau et les cartes sont des créations originales : ceux du jeu imprimé n’ont pas pu être consultés. Qui possède le jeu peut saisir les siens.

africana-option-remember-books = Se souvenir des livres
  .about = Chacun voit les pages des deux livres déjà vues et l’endroit où elles se trouvent ; sans cette option, seulement la carte du dessus de chaque côté.
  .false = désactivé
  .true = activé
africana-option-hidden-scores = Scores cachés
  .about = Des cartes placées sous les cartes de compagnie des autres, seul le nombre est montré avant la fin ; ce qui a été pris reste dans le journal.
  .false = désactivé
  .true = activé

africana-style-wanderer = Voyageur
africana-style-wanderer-about = Aime être en route et rejoindre des expéditions.
africana-style-collector = Collectionneur
africana-style-collector-about = Aime acheter des aventures dans les livres.

africana-ending-expeditions = il ne restait plus assez d’expéditions pour remplir toutes les cases
africana-ending-stalled = douze manches sans que rien ne soit rejoint, acheté ni complété

africana-score-total = Total
africana-score-expeditions = Expéditions
africana-score-artifacts = Artéfacts
africana-score-sets = Ensembles d’artéfacts
africana-score-assistants = Aventures d’assistant
africana-score-silver = Pièces d’argent
africana-score-cards = Cartes de voyage
africana-score-unfinished = Aventures non complétées
africana-tiebreak-silver = argent

africana-identity-italy = Italie, blanc
africana-identity-france = France, bleu
africana-identity-germany = Allemagne, jaune
africana-identity-england = Angleterre, rouge

## Cards: with their article, with “the”, counted, as they are given up at the end of a turn, as a label

africana-card-magenta = une carte de voyage magenta
  .the = la carte de voyage magenta
  .counted = { $count ->
    [0] aucune carte de voyage magenta
    [one] une carte de voyage magenta
   *[other] { $count } cartes de voyage magenta
  }
  .discarded = une carte de voyage magenta
  .label = Carte de voyage magenta
africana-card-turquoise = une carte de voyage turquoise
  .the = la carte de voyage turquoise
  .counted = { $count ->
    [0] aucune carte de voyage turquoise
    [one] une carte de voyage turquoise
   *[other] { $count } cartes de voyage turquoise
  }
  .discarded = une carte de voyage turquoise
  .label = Carte de voyage turquoise
africana-card-gray = une carte de voyage grise
  .the = la carte de voyage grise
  .counted = { $count ->
    [0] aucune carte de voyage grise
    [one] une carte de voyage grise
   *[other] { $count } cartes de voyage grises
  }
  .discarded = une carte de voyage grise
  .label = Carte de voyage grise
africana-card-orange = une carte de voyage orange
  .the = la carte de voyage orange
  .counted = { $count ->
    [0] aucune carte de voyage orange
    [one] une carte de voyage orange
   *[other] { $count } cartes de voyage orange
  }
  .discarded = une carte de voyage orange
  .label = Carte de voyage orange
africana-card-violet = une carte de voyage violette
  .the = la carte de voyage violette
  .counted = { $count ->
    [0] aucune carte de voyage violette
    [one] une carte de voyage violette
   *[other] { $count } cartes de voyage violettes
  }
  .discarded = une carte de voyage violette
  .label = Carte de voyage violette
africana-card-joker = le joker
  .the = le joker
  .counted = { $count ->
    [0] aucun joker
    [one] le joker
   *[other] { $count } jokers
  }
  .discarded = le joker, qui quitte le jeu pour de bon
  .label = Joker
africana-card-assistant-magenta = un assistant magenta
  .the = l’assistant magenta
  .counted = { $count ->
    [0] aucun assistant magenta
    [one] un assistant magenta
   *[other] { $count } assistants magenta
  }
  .discarded = un assistant magenta, qui quitte le jeu pour de bon
  .label = Assistant magenta
africana-card-assistant-turquoise = un assistant turquoise
  .the = l’assistant turquoise
  .counted = { $count ->
    [0] aucun assistant turquoise
    [one] un assistant turquoise
   *[other] { $count } assistants turquoise
  }
  .discarded = un assistant turquoise, qui quitte le jeu pour de bon
  .label = Assistant turquoise
africana-card-assistant-gray = un assistant gris
  .the = l’assistant gris
  .counted = { $count ->
    [0] aucun assistant gris
    [one] un assistant gris
   *[other] { $count } assistants gris
  }
  .discarded = un assistant gris, qui quitte le jeu pour de bon
  .label = Assistant gris
africana-card-assistant-orange = un assistant orange
  .the = l’assistant orange
  .counted = { $count ->
    [0] aucun assistant orange
    [one] un assistant orange
   *[other] { $count } assistants orange
  }
  .discarded = un assistant orange, qui quitte le jeu pour de bon
  .label = Assistant orange
africana-card-assistant-violet = un assistant violet
  .the = l’assistant violet
  .counted = { $count ->
    [0] aucun assistant violet
    [one] un assistant violet
   *[other] { $count } assistants violets
  }
  .discarded = un assistant violet, qui quitte le jeu pour de bon
  .label = Assistant violet

## Books and their sides: without an article, as a label, as the way of a page that is turned from there

africana-book-north = livre du nord
  .label = Livre du nord
  .short = Nord
africana-book-south = livre du sud
  .label = Livre du sud
  .short = Sud
africana-side-left = côté gauche
  .label = Côté gauche
  .across = de gauche à droite
africana-side-right = côté droit
  .label = Côté droit
  .across = de droite à gauche

## Actions

africana-action-deal-card = Distribuer { $card }
africana-action-turn-up-expedition = Révéler l’expédition { $expedition }
africana-action-turn-up-page = Révéler la page « { $adventure } »
africana-action-draw = Piocher deux cartes de voyage
africana-action-turn-page = Tourner la page du { $side }
africana-action-buy = Acheter la carte du dessus du { $side }
africana-action-step = Se déplacer vers { $to } avec { $card }
africana-action-join = Rejoindre l’expédition { $expedition }
africana-action-complete = Compléter l’expédition { $expedition }
africana-action-fulfil = Compléter l’aventure « { $adventure } »
africana-action-discard-card = Défausser { $card }
africana-action-drop-adventure = Défausser l’aventure « { $adventure } »
africana-action-end-turn = Terminer le tour

## Events

africana-event-card-drawn = { $seat } pioche { $card }.
  .times = { $seat } pioche { $card-counted }.
africana-event-hidden-card-drawn = { $seat } pioche une carte de voyage.
  .times = { $seat } pioche { $count } cartes de voyage.
africana-event-pile-shuffled = { $count ->
    [one] La seule carte de la défausse devient la nouvelle pioche.
   *[other] Les { $count } cartes de la défausse sont mélangées et forment la nouvelle pioche.
  }
africana-event-no-cards-left = { $seat } ne peut plus piocher : la pioche et la défausse sont vides.
africana-event-expedition-turned-up = L’expédition { $expedition } est révélée sur la case d’expédition { $space }.
africana-event-page-turned-up = Une nouvelle page apparaît dans le { $book } : « { $adventure } ».
africana-event-page-turned = { $seat } tourne la page « { $adventure } » du { $book } { $side-across }, { $silver ->
    [0] gratuitement
    [one] pour { $silver } pièce d’argent
   *[other] pour { $silver } pièces d’argent
  }.
africana-event-adventure-bought = { $seat } achète l’aventure « { $adventure } » du { $side } du { $book } pour { $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
  }.
africana-event-stepped = { $seat } se déplace depuis { $origin } vers { $to } avec { $card }{ $silver ->
    [0] {""}
    [one] , qui change de couleur pour { $silver } pièce d’argent
   *[other] , qui change de couleur pour { $silver } pièces d’argent
  }.
africana-event-joined = { $seat } rejoint l’expédition { $expedition }{ $silver ->
    [0]  ; le bonus est une carte de voyage
    [one] {" "}et prend { $silver } pièce d’argent
   *[other] {" "}et prend { $silver } pièces d’argent
  }.
africana-event-expedition-completed = { $seat } complète l’expédition { $expedition } : { $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
  } et { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
  }.
africana-event-artifact-found = { $seat } complète l’aventure « { $adventure } » et garde l’artéfact : { $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
  } et { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
  }.
africana-event-assistant-met = { $seat } complète l’aventure « { $adventure } » et prend { $card-the } en main.
africana-event-card-discarded = { $seat } défausse { $card-discarded }.
africana-event-adventure-dropped = { $seat } défausse l’aventure « { $adventure } », qui quitte le jeu.
africana-event-turn-passed = { $seat } passe.
africana-event-end-triggered = Il ne reste plus assez d’expéditions pour remplir toutes les cases : la fin est déclenchée, et l’on termine la manche.
africana-event-match-ended = La partie est terminée : { $ending ->
    [stalled] { africana-ending-stalled }
   *[expeditions] { africana-ending-expeditions }
  }.

## Refusals

africana-refusal-over = La partie est terminée.
africana-refusal-unknown = Ce jeu ne connaît pas cette action : « { $action } ».
africana-refusal-not-your-turn = Ce n’est pas votre tour.
africana-refusal-nature = Seul le hasard en décide.
africana-refusal-nature-first = Le hasard doit d’abord trancher.
africana-refusal-discard-first = Défaussez d’abord { $count ->
    [one] une carte
   *[other] { $count } cartes
  } de votre main : elle dépasse la limite.
africana-refusal-drop-first = Défaussez d’abord { $count ->
    [one] une aventure en cours
   *[other] { $count } aventures en cours
  } : vous dépassez la limite.
africana-refusal-not-now = On ne défausse qu’à la fin d’un tour, et seulement ce qui dépasse la limite.
africana-refusal-buying = Vous avez choisi d’acheter pendant ce tour : tournez des pages, achetez des aventures, ou terminez le tour.
africana-refusal-travelling = Vous avez choisi de voyager pendant ce tour : déplacez-vous, rejoignez, complétez, ou terminez le tour.
africana-refusal-side-empty = Il n’y a pas de carte sur le { $side } du { $book }.
africana-refusal-silver = Cela coûte { $needed ->
    [one] { $needed } pièce d’argent
   *[other] { $needed } pièces d’argent
  }, et vous { $have ->
    [0] n’en avez aucune
   *[other] en avez { $have }
  }.
africana-refusal-no-card = Il vous faudrait { $card } en main.
africana-refusal-no-route = Aucune route ne mène depuis { $origin } vers { $to }.
africana-refusal-colour = Pour entrer dans le lieu « { $to } », { $card-the } ne convient pas ; changer sa couleur coûte { $needed ->
    [one] { $needed } pièce d’argent
   *[other] { $needed } pièces d’argent
  }, et vous { $have ->
    [0] n’en avez aucune
   *[other] en avez { $have }
  }.
africana-refusal-not-face-up = L’expédition { $expedition } n’est pas face visible sur une case d’expédition.
africana-refusal-joined-already = Vous avez déjà rejoint l’expédition { $expedition }.
africana-refusal-not-at-start = L’expédition { $expedition } se rejoint sur son lieu de départ, { $to } : votre explorateur est ailleurs.
africana-refusal-no-marker = Tous vos marqueurs de compagnie sont employés : il ne vous en reste aucun pour rejoindre une expédition.
africana-refusal-not-joined = Vous n’avez pas rejoint l’expédition { $expedition }.
africana-refusal-not-at-target = La destination est { $to } : votre explorateur est ailleurs.
africana-refusal-not-yours = L’aventure « { $adventure } » ne fait pas partie de vos aventures en cours.
africana-refusal-enough-discarded = Votre main ne dépasse pas { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
  } : il n’y a pas de carte à défausser.
africana-refusal-enough-dropped = Vous n’avez pas plus de { $most ->
    [one] { $most } aventure en cours
   *[other] { $most } aventures en cours
  } : il n’y en a pas à défausser.

## Boards

africana-board-place-count = le côté « { $side } » doit avoir { $needed } lieux, il en a { $found }
africana-board-colours = un lieu montre une ou deux couleurs, chacune une seule fois ; nombre de couleurs citées ici : { $found }
africana-board-place-unknown = aucun lieu nommé « { $place } » n’est décrit sous « places »
africana-board-two-ends = une route relie deux lieux différents ; nombre de lieux différents ici : { $found }
africana-board-route-twice = une autre route relie déjà « { $origin } » et « { $to } »
africana-board-cut-off = aucune suite de routes ne relie « { $place } » à tous les autres lieux
africana-board-company = « { $found } » n’est pas la compagnie attendue ici ; dans l’ordre des places, ce sont { $known }
africana-board-count = « { $key } » doit avoir { $needed } entrées ; leur nombre est de { $found }
africana-board-same-place = l’expédition « { $id } » finit là où elle commence
africana-board-letter-count = il faut au moins { $needed } expéditions de lettre { $letter }, il y en a { $found }
africana-board-own-half = la destination de l’aventure « { $id } » est du même côté de l’équateur que son livre ; elle doit être de l’autre
africana-board-artifact-or-assistant = l’aventure « { $id } » doit avoir soit un artéfact, soit un assistant, et pas les deux
africana-board-artifact-count = aventures du livre « { $book } » avec l’artéfact « { $kind } » : il en faut { $needed }, il y en a { $found }
africana-board-assistant-count = aventures du livre « { $book } » avec l’assistant « { $kind } » : il en faut { $needed }, il y en a { $found }
africana-board-id-twice = une autre carte s’appelle déjà « { $id } »

## Positions as text

africana-show-deal = Reste à distribuer : les premières cartes, expéditions et pages.
africana-show-turn = Tour { $turn } : { $seat }
africana-show-last-round = La fin est déclenchée : c’est la dernière manche.
africana-show-phase = { $phase ->
    [draw] Reste à piocher : des cartes de voyage.
    [buy] Reste à décider : pages à tourner, aventures à acheter, ou fin du tour.
    [travel] Reste à décider : déplacements, expéditions à rejoindre, expéditions et aventures à compléter, ou fin du tour.
    [refill] Reste à révéler : des expéditions pour les cases vides.
   *[choose] Reste à décider : piocher des cartes de voyage, acheter des aventures, ou voyager.
  }
africana-show-discard = Reste à défausser : { $cards ->
    [0] { $adventures ->
        [one] une aventure en cours
       *[other] { $adventures } aventures en cours
      }
   *[other] { $cards ->
        [one] une carte
       *[other] { $cards } cartes
      }{ $adventures ->
        [0] {""}
        [one] {" "}et une aventure en cours
       *[other] {" "}et { $adventures } aventures en cours
      }
  }.
africana-show-over = La partie est terminée au tour { $turn } : { $ending ->
    [stalled] { africana-ending-stalled }
   *[expeditions] { africana-ending-expeditions }
  }.

africana-show-piles = Pioche : { $pile }, défausse : { $discards } ; pile d’expéditions : { $expeditions } (A { $a }, B { $b }, C { $c }).
africana-show-space = Case d’expédition { $space } : { $expedition } ; { $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
  }, { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
  } ; bonus d’expédition : { $bonus ->
    [0] une carte de voyage
    [one] { $bonus } pièce d’argent
   *[other] { $bonus } pièces d’argent
  }{ $companies ->
    [0] {""}
    [one]  ; rejointe par { $companies } compagnie :
   *[other]  ; rejointe par { $companies } compagnies :
  }
africana-show-space-empty = Case d’expédition { $space } : vide
africana-show-joined = {"     "}{ $seat }
africana-show-book = { $book-label } : { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
  } sur le côté gauche, { $right } sur le côté droit, { $unseen ->
    [0] toutes déjà vues
    [one] dont { $unseen } jamais vue
   *[other] dont { $unseen } jamais vues
  }
africana-show-page = {"     "}{ $side-label } : { $adventure }
africana-show-player = { $number }. { $seat } ({ $to }) : { $points ->
    [-1] {""}
    [one] { $points } point de victoire,{" "}
   *[other] { $points } points de victoire,{" "}
  }{ $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
  }, { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
  }, { $cards ->
    [one] { $cards } carte de voyage
   *[other] { $cards } cartes de voyage
  } ; complétées : { $expeditions ->
    [one] { $expeditions } expédition
   *[other] { $expeditions } expéditions
  }, { $adventures ->
    [one] { $adventures } aventure
   *[other] { $adventures } aventures
  }
africana-show-card = {"     "}{ $card-counted }
africana-show-adventure = {"     "}en cours : { $adventure }

## The page: the books

africana-page-book-about = { $half ->
    [north] Aventures au sud
   *[south] Aventures au nord
  }
africana-page-book-open = Ouvrir le { $book }
africana-page-book-assistant = Assistant
africana-page-book-page = { $adventure } : { $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
  }, { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
  }
africana-page-book-no-page = Aucune page
africana-page-book-new = nouvelle
africana-page-book-buy = Acheter
africana-page-book-buy-this = Acheter « { $adventure } » pour { $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
  }
africana-page-book-which = { $adventure }
africana-page-book-turn = Page
africana-page-book-free = gratuite
africana-page-book-back = Page précédente
africana-page-book-forth = Page suivante
africana-page-book-keys = Tourner les pages du livre
africana-page-book-turn-cost = { $way ->
    [back] Rabattre la page de gauche
   *[forth] Tourner la page de droite
  } : { $silver ->
    [0] gratuit
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
  }
africana-page-book-elsewhere = { $half ->
    [north] Votre explorateur est au nord
   *[south] Votre explorateur est au sud
  }
africana-page-book-explorer = { $half ->
    [north] L’explorateur est au nord
   *[south] L’explorateur est au sud
  }
africana-page-book-counts = { $left ->
    [one] { $left } page
   *[other] { $left } pages
  } à gauche, { $right } à droite
africana-page-book-counts-short = { $left } à gauche · { $right } à droite
africana-page-book-stands = { $name } ({ $to })
africana-page-book-action = Cette action
africana-page-book-first = Première page
africana-page-book-each-further = Chaque page suivante
africana-page-book-next = Prochaine page
africana-page-book-turned = { $count ->
    [one] { $count } autre page tournée
   *[other] { $count } autres pages tournées
  }
africana-page-book-price = Acheter une page visible
africana-page-book-bought = { $count ->
    [one] { $count } page achetée
   *[other] { $count } pages achetées
  }
africana-page-book-purse = Bourse
africana-page-book-after-page = Après une page
africana-page-book-after-buying = Après un achat
africana-page-book-too-dear = trop cher
africana-page-book-seen-by-all = La nouvelle page a été vue de tous : elle ne s’annule plus.
africana-page-book-enough = Vous menez déjà { $count } aventures : à la fin du tour, il n’en restera que { $most }.
africana-page-book-elsewhere-why = { $half ->
    [north] Votre explorateur est au nord : on y utilise le livre du nord.
   *[south] Votre explorateur est au sud : on y utilise le livre du sud.
  }
africana-page-book-travelling = Vous voyagez pendant ce tour : les livres restent tels quels.
africana-page-book-waiting = C’est le tour de { $name }. Vous pouvez regarder.
africana-page-book-end = Terminer le tour
africana-page-book-pass = Passer
africana-page-book-seen = Pages vues
africana-page-book-seen-count = { $seen } sur { $all }{ $taken ->
    [0] {""}
    [one] , { $taken } déjà achetée
   *[other] , { $taken } déjà achetées
  }
africana-page-book-seen-hint = Sous chaque page : l’argent qu’il faut pour la rendre visible
africana-page-book-visible = visible
africana-page-book-reach-visible = { $adventure } : visible
africana-page-book-reach = { $adventure } : { $silver ->
    [0] gratuit à rendre visible
    [one] { $silver } pièce d’argent pour la rendre visible
   *[other] { $silver } pièces d’argent pour la rendre visible
  }
africana-page-book-reach-unseen = Une page que personne n’a vue : { $silver ->
    [0] gratuit à rendre visible
    [one] { $silver } pièce d’argent pour la rendre visible
   *[other] { $silver } pièces d’argent pour la rendre visible
  }
africana-page-book-unseen = Pas encore vues
africana-page-book-unseen-or-hidden = Pas encore vues, ou sous les cartes de compagnie des autres
africana-page-have-kind = { $name } : { $count }
africana-page-book-memory = Seules les pages du dessus sont montrées : à cette table, chacun se souvient des autres.

## The page: what players have

africana-page-have-company = { $number ->
    [1] Italie
    [2] France
    [3] Allemagne
   *[4] Angleterre
  }
africana-page-have-silver = { $count ->
    [one] { $count } pièce d’argent
   *[other] { $count } pièces d’argent
  }
africana-page-have-cards = { $count ->
    [one] { $count } carte de voyage en main
   *[other] { $count } cartes de voyage en main
  }
africana-page-have-joker = { $held ->
    [1] Le joker est en main
   *[0] Le joker n’est plus là
  }
africana-page-have-held = En main : { $card-counted }
africana-page-have-markers = { $count ->
    [one] { $count } marqueur de compagnie libre sur 4
   *[other] { $count } marqueurs de compagnie libres sur 4
  }
africana-page-have-unfinished = En cours : { $adventure }
africana-page-have-unfinished-count = { $count ->
    [one] { $count } aventure en cours
   *[other] { $count } aventures en cours
  }
africana-page-have-expeditions = { $count ->
    [one] { $count } expédition complétée
   *[other] { $count } expéditions complétées
  }
africana-page-have-artifacts = Complété : { $name } × { $count }
africana-page-have-assistants = { $count ->
    [one] { $count } aventure d’assistant complétée
   *[other] { $count } aventures d’assistant complétées
  }
africana-page-have-hidden = { $count ->
    [one] { $count } carte sous la carte de compagnie
   *[other] { $count } cartes sous la carte de compagnie
  }
africana-page-have-expeditions-short = { $count ->
    [one] { $count } expédition
   *[other] { $count } expéditions
  }
africana-page-have-cards-short = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
africana-page-have-set = Ensemble de { $count } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## La carte

africana-page-map-board = La carte
africana-page-map-keys = Les flèches vont d’un lieu à l’autre, Page précédente et Page suivante entre ceux qui sont à portée. Entrée prépare le voyage.
africana-page-map-picture = La carte à la fin de la partie
africana-page-map-equator = Équateur
africana-page-map-place = { $to }, au { $half ->
    [north] nord
   *[other] sud
  } de l’équateur : { $colours }.
africana-page-map-colour = { $colour ->
    [magenta] magenta
    [turquoise] turquoise
    [gray] gris
    [orange] orange
    [violet] violet
   *[other] { $colour }
  }
africana-page-map-here = { $count ->
    [one] { $names } est ici.
   *[other] { $names } sont ici.
  }
africana-page-map-start = Départ de l’expédition vers { $to }
africana-page-map-target = Arrivée de l’expédition depuis { $origin }
africana-page-map-adventure = Votre aventure : { $name }
africana-page-map-adventure-of = Aventure : { $name }
africana-page-map-joining = pour rejoindre : { $bonus ->
    [card] une carte de voyage
    [one] 1 pièce d’argent
   *[other] { $bonus } pièces d’argent
  }
africana-page-map-reward = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
  }, { $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
  }
africana-page-map-reach = { $cards ->
    [one] À portée avec 1 carte
   *[other] À portée avec { $cards } cartes
  }{ $silver ->
    [0] .
    [one] {" "}et 1 pièce d’argent.
   *[other] {" "}et { $silver } pièces d’argent.
  }
africana-page-map-further = { $cards ->
    [one] Le voyage peut continuer jusqu’ici avec 1 carte de plus
   *[other] Le voyage peut continuer jusqu’ici avec { $cards } cartes de plus
  }{ $silver ->
    [0] .
    [one] {" "}et 1 pièce d’argent.
   *[other] {" "}et { $silver } pièces d’argent.
  }
africana-page-map-entered = Étape { $number } du voyage prévu.
africana-page-map-shorten = Choisissez-le pour terminer le voyage ici.
africana-page-map-shorten-last = Choisissez-le encore pour retirer cette étape.
africana-page-map-planned = Voyage vers { $to } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }, { $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
  }.
africana-page-map-legend = À portée
africana-page-map-legend-far = Avec { $cards } cartes ou plus
africana-page-map-legend-start = départ d’expédition
africana-page-map-legend-target = arrivée
africana-page-map-legend-joined = votre arrivée
africana-page-map-steps = Les cartes du voyage

## Page: the turn

africana-page-turn = Le tour
africana-page-deed-draw = Piocher 2 cartes
  .short = Piocher
  .key = p
africana-page-deed-buy = Acheter
  .short = Acheter
  .key = a
africana-page-deed-travel = Voyager
  .short = Voyager
  .key = v
africana-page-deed-end = Terminer le tour
  .key = t
africana-page-deed-pass = Passer
  .short = Passer
  .key = s
africana-page-deed-discard = Défausser
  .key = d
africana-page-note-chosen = Choix : { $chosen } sur { $count }
africana-page-note-other = pas ce tour-ci
africana-page-note-no-page = le livre est vide
africana-page-note-no-step = aucune carte ne convient
africana-page-note-deeds = à faire sur place
africana-page-note-pile = { $count } dans la pioche
africana-page-note-book = { $book-label }
africana-page-note-places = { $count ->
    [one] 1 lieu à portée
   *[other] { $count } lieux à portée
  }
africana-page-back = Retour
africana-page-discard = Défausser
africana-page-doubt-card = { $card-counted }
africana-page-doubt-adventure = l’aventure « { $adventure } »
africana-page-doubt-discard = Défausser { $names } ? { $count ->
    [one] Cette carte quittera
   *[other] Ces cartes quitteront
  } le jeu pour de bon.
africana-page-doubt-pass = Ne rien faire pendant ce tour ? Vous pourriez au moins piocher.
africana-page-doubt-end = Ici, il reste quelque chose à rejoindre ou à compléter. Terminer le tour malgré tout ?
africana-page-doubt-draw = Piocher deux cartes de voyage ? Cela ne s’annule pas et termine le tour.

## Page: what to do, in the status banner

africana-page-prompt-over = La partie est terminée
africana-page-prompt-over-expeditions = Il restait trop peu d’expéditions pour remplir toutes les cases.
africana-page-prompt-over-stalled = Pendant douze manches, personne n’a rien rejoint, acheté ni complété.
africana-page-prompt-deal = La table se prépare
africana-page-prompt-deal-detail = On distribue cartes, expéditions et pages.
africana-page-prompt-other = { $seat } joue
africana-page-prompt-other-choose = Piocher, acheter ou voyager ?
africana-page-prompt-other-draw = En train de piocher
africana-page-prompt-other-buy = En train de lire un livre
africana-page-prompt-other-travel = En voyage
africana-page-prompt-other-discard = En train de défausser le surplus
africana-page-prompt-discard = { $cards ->
    [0] { $adventures ->
        [one] Défaussez une aventure
       *[other] Défaussez { $adventures } aventures
      }
    [one] Défaussez une carte
   *[other] Défaussez { $cards } cartes
  }
africana-page-prompt-discard-cards = À la fin d’un tour, on ne garde que 5 cartes.
africana-page-prompt-discard-adventures = À la fin d’un tour, on ne garde que 3 aventures en cours.
africana-page-prompt-discard-ready = Confirmez, ou choisissez autrement.
africana-page-prompt-on-the-way = En chemin
africana-page-prompt-on-the-way-detail = Le voyage se fait étape par étape.
africana-page-prompt-alter = Quelle carte pour { $to } ?
africana-page-prompt-alter-detail = Choisissez une autre carte pour cette étape.
africana-page-prompt-journey = Voyage : { $to }
africana-page-prompt-journey-detail = Partez, ou continuez vers un lieu éclairé.
africana-page-prompt-journey-end = Partez : vos cartes ne mènent pas plus loin.
africana-page-prompt-buy = Lisez le { $book }
africana-page-prompt-buy-first = La première page du tour est gratuite.
africana-page-prompt-buy-detail = Tournez des pages, achetez, ou terminez le tour.
africana-page-prompt-travel = Continuez, ou terminez le tour
africana-page-prompt-travel-detail = Les lieux éclairés sont à portée.
africana-page-prompt-travel-deeds = Il y a quelque chose à faire ici.
africana-page-prompt-travel-goal = Il y a de quoi compléter à portée : { $to }.
africana-page-prompt-travel-done = Terminez le tour
africana-page-prompt-no-further = Vos cartes ne mènent pas plus loin.
africana-page-prompt-where = Où aller ?
africana-page-prompt-lit = Choisissez un lieu éclairé sur la carte.
africana-page-prompt-choose = Piochez, achetez ou voyagez
africana-page-prompt-choose-detail = Sur la carte, les lieux éclairés sont à portée.
africana-page-prompt-choose-still = Piochez ou achetez
africana-page-prompt-no-step = D’ici, vos cartes ne mènent nulle part.
africana-page-prompt-last = Dernière manche : c’est votre dernier tour.

## Page: expeditions

africana-page-expeditions = Expéditions
africana-page-expedition-label = Expédition { $expedition } : { $silver ->
    [one] 1 pièce d’argent
   *[other] { $silver } pièces d’argent
  }, { $points ->
    [one] 1 point de victoire
   *[other] { $points } points de victoire
  } ; bonus d’expédition : { $bonus ->
    [0] une carte de voyage
    [one] 1 pièce d’argent
   *[other] { $bonus } pièces d’argent
  }.
africana-page-space-empty = Case d’expédition { $space } : vide
africana-page-joined-by = Rejointe par { $names }.
africana-page-can-join = Peut être rejointe ici et maintenant.
africana-page-can-complete = Peut être complétée ici et maintenant.
africana-page-expedition-join = Rejoindre ({ $to }) : { $bonus ->
    [card] une carte de voyage
    [one] 1 pièce d’argent
   *[other] { $bonus } pièces d’argent
  }
africana-page-expedition-complete = Compléter ({ $to }) : { $points ->
    [one] 1 point de victoire
   *[other] { $points } points de victoire
  }, { $silver ->
    [one] 1 pièce d’argent
   *[other] { $silver } pièces d’argent
  }
africana-page-uses-turn = Cela occupe le tour : ni pioche, ni achat.
africana-page-join = Rejoindre
africana-page-complete = Compléter
africana-page-way = { $origin } – { $to }
africana-page-pile = { $count ->
    [0] Il ne reste aucune expédition dans la pile.
    [one] Il reste 1 expédition dans la pile, de lettre { $letter }.
   *[other] Il reste { $count } expéditions dans la pile ; la lettre du dessus est { $letter }.
  }
africana-page-pile-left = reste { $count }
africana-page-end-near = { $count ->
    [0] La pile d’expéditions est vide : la prochaine complétée déclenche la fin.
    [one] La fin est proche : 1 expédition reste dans la pile.
   *[other] La fin est proche : { $count } expéditions restent dans la pile.
  }
africana-page-last-round = Dernière manche !
africana-page-still-to-play = Reste à jouer :
africana-page-piles = Pioche et défausse
africana-page-travel-pile = Pioche { $count }
africana-page-discards = Défausse { $count }
africana-page-discards-none = Rien n’a encore été défaussé.
africana-page-discards-count = { $card-label } : { $count }
africana-page-gone = Sortis du jeu
africana-page-gone-adventures = { $count ->
    [one] { $count } aventure
   *[other] { $count } aventures
  } : { $names }

## Page: what is one’s own, and the journey

africana-page-hand = Main
africana-page-hand-empty = Aucune carte en main.
africana-page-hand-too-many = { $count ->
    [one] 1 carte de trop
   *[other] { $count } cartes de trop
  }
africana-page-card = { $card-label }
africana-page-card-down = { $card-label } : posée jusqu’à la fin du voyage
africana-page-card-of-step = Étape { $step }, vers { $to } : { $card-the }{ $silver ->
    [0] {""}
   *[other] , de couleur changée pour { $silver } pièces d’argent
  }
africana-page-card-for-step = Étape { $step }, vers { $to } : { $card-the }{ $silver ->
    [0] {""}
   *[other] , de couleur changée pour { $silver } pièces d’argent
  }. Choisir une autre carte
africana-page-discard-card = Défausser { $card-the }
africana-page-returns = Revient en main après le voyage
africana-page-adventures = Aventures
africana-page-adventures-none = Aucune aventure en cours. Elles s’achètent dans les livres.
africana-page-adventures-too-many = { $count ->
    [one] 1 aventure de trop
   *[other] { $count } aventures de trop
  }
africana-page-adventure-artifact = Aventure « { $adventure } » : { $silver ->
    [one] 1 pièce d’argent
   *[other] { $silver } pièces d’argent
  }, { $points ->
    [one] 1 point de victoire
   *[other] { $points } points de victoire
  }.
africana-page-adventure-assistant = Aventure « { $adventure } ».
africana-page-drop-adventure = Défausser l’aventure « { $adventure } »
africana-page-journey = Le voyage
africana-page-journey-costs = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
  }{ $silver ->
    [0] {""}
    [one] {" "}et 1 pièce d’argent
   *[other] {" "}et { $silver } pièces d’argent
  }.
africana-page-gains = Rapporte { $gains }.
africana-page-gain-points = { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
  }
africana-page-gain-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
africana-page-travel = Partir
africana-page-clear = Annuler le voyage
africana-page-hint-plan = Vous êtes ici : { $to }. Choisissez un lieu éclairé de la carte pour préparer un voyage.
africana-page-hint-here = Vous êtes ici : { $to }.
africana-page-hint-deeds = Vous êtes ici : { $to }. Il y a quelque chose à faire.
africana-page-hint-no-step = Vous êtes ici : { $to }. Vos cartes ne mènent nulle part.
africana-page-steps = Étapes du voyage
africana-page-step = Étape { $step }, vers { $to }
africana-page-choose-card = Cartes pour cette étape
africana-page-play = Jouer { $card-the }
africana-page-play-changed = Jouer { $card-the }, de couleur changée pour { $silver } pièces d’argent
africana-page-offers = En chemin
africana-page-offers-here = Possible ici
africana-page-costs-points = coûte { $count } points à la fin
africana-page-refusal-reach = Vos cartes ne suffisent pas pour un voyage vers { $to }.
africana-page-refusal-reach-on = Depuis { $origin }, vos autres cartes ne suffisent pas pour continuer vers { $to }.

## The lesson

africana-lesson-goal = Complétez des expéditions, rapportez des artéfacts et devancez un autre explorateur : à la fin, le plus grand total de points de victoire l’emporte.
  .title = Le but du jeu
africana-lesson-draw = Un tour sert à une seule chose : piocher, acheter ou voyager, et chaque étape d’un voyage demande une carte.
  .ask = Piochez 2 cartes.
africana-lesson-draw-wrong = Deux cartes ne mènent pas loin. Piochez d’abord.
africana-lesson-expedition = Entre-temps, quelqu’un d’autre s’est mis en route. Les cinq cartes de la rangée sont des expéditions d’un lieu à un autre : la pièce, c’est l’argent, l’hexagone, les points de victoire.
  .title = Première expédition
africana-lesson-join = Celle-ci part de Naples, où vous êtes : posez-y un marqueur et recevez aussitôt son bonus, 2 pièces d’argent.
  .ask = Rejoignez-la.
africana-lesson-join-wrong = Une expédition part d’ici même. Rejoignez-la avant toute chose.
africana-lesson-begun = Rejoindre une expédition, c’est déjà voyager. Ce tour est donc un voyage : pour piocher ou acheter, il faudra attendre le suivant.
africana-lesson-tripoli = Une étape demande une carte d’une couleur du lieu où l’on entre, et votre joker a toutes les couleurs.
  .ask = Choisissez Tripoli et partez.
africana-lesson-tripoli-wrong = Votre expédition se termine à Lagos, et Tripoli est sur le chemin. Choisissez Tripoli et partez.
africana-lesson-timbuktu = On peut prévoir plusieurs étapes à la fois : l’orange mène à Tombouctou, le violet de là à Lagos.
  .ask = Choisissez Lagos, où se termine votre expédition, et partez.
africana-lesson-timbuktu-wrong = Passez par Tombouctou : quelque chose vous y attend.
africana-lesson-timbuktu-join = Une autre expédition part d’ici, et vos quatre marqueurs vous permettent d’en suivre quatre à la fois.
  .ask = Rejoignez-la aussi.
africana-lesson-timbuktu-join-wrong = On ne peut la rejoindre qu’ici, à son départ. Faites-le avant de repartir.
africana-lesson-lagos = Le violet convient à Lagos ; une carte qui ne convient pas suffit aussi, mais au prix de 5 pièces d’argent.
  .ask = Continuez jusqu’à Lagos avec une carte violette.
africana-lesson-lagos-wrong = Gardez votre argent. Allez à Lagos avec une carte violette.
africana-lesson-complete = Votre première expédition se termine ici, et qui la complète prend tout : les autres ne récupèrent que leur marqueur.
  .ask = Complétez-la.
africana-lesson-complete-wrong = Prenez d’abord ce qui vous revient : complétez l’expédition.
africana-lesson-end = Voilà 5 pièces d’argent et 1 point de victoire ; les cartes jouées vont à la défausse, mais le joker vous revient.
  .ask = Terminez le tour.
africana-lesson-end-wrong = Vous pourriez continuer, mais gardez vos cartes. Terminez le tour.
africana-lesson-books = Avec 10 pièces d’argent, vous pouvez acheter deux aventures. Au nord, on lit le livre du nord, qui mène au sud ; au sud, c’est l’inverse.
  .title = Les deux livres
africana-lesson-turn = On n’achète que les pages visibles ; la première page tournée est gratuite, chaque suivante coûte 1 pièce d’argent.
  .ask = Tournez la page du masque.
africana-lesson-turn-wrong = Voyez ce qu’il y a dessous avant de décider. La première page est gratuite.
africana-lesson-buy-mask = Deux pages sont visibles, à 5 pièces d’argent chacune : un artéfact comme ce masque rapporte argent et points.
  .ask = Achetez le masque.
africana-lesson-buy-mask-wrong = Un artéfact rapporte des points. Achetez d’abord le masque, à gauche.
africana-lesson-buy-assistant = L’autre page mène elle aussi à Léopoldville, où un assistant vous attend.
  .ask = Achetez-la aussi.
africana-lesson-buy-assistant-wrong = Il vous reste de quoi acheter une page. Achetez l’assistant, à droite.
africana-lesson-equator = Deux tours plus tard, vous avez pioché quatre cartes et en tenez six. À la fin d’un tour, on n’en garde que cinq.
  .title = Au-delà de l’équateur
africana-lesson-discard = Vous irez à Léopoldville, turquoise et grise, puis au Serengeti, gris et orange.
  .ask = Défaussez la carte violette ou une carte magenta.
africana-lesson-discard-wrong = Celle-là peut servir, et un joker défaussé ne revient jamais. Renoncez au violet ou au magenta.
africana-lesson-leopoldville = Le gris conviendrait, mais une carte de voyage jouée est perdue, alors que le joker revient.
  .ask = Passez l’équateur jusqu’à Léopoldville avec le joker.
africana-lesson-leopoldville-wrong = Laissez le joker vous mener à Léopoldville : il reviendra.
africana-lesson-mask = Le masque est là, et nul autre ne peut le prendre : vos aventures ne sont qu’à vous.
  .ask = Complétez cette aventure.
africana-lesson-mask-wrong = Le masque est ici, et ses points n’attendent que vous. Complétez d’abord cette aventure.
africana-lesson-assistant = Le premier assistant ne coûte aucun point, mais deux en coûtent 5 à la fin, et trois ou plus 10.
  .ask = Complétez aussi cette aventure.
africana-lesson-assistant-wrong = Votre assistant attend ici. Complétez d’abord cette aventure.
africana-lesson-serengeti = L’assistant est une carte orange qui vous revient après chaque voyage, et vous pouvez l’employer aussitôt.
  .ask = Continuez avec lui jusqu’au Serengeti.
africana-lesson-serengeti-wrong = Épargnez vos cartes de voyage : allez au Serengeti avec votre assistant.
africana-lesson-sets = Seize manches plus tard, il reste peu d’expéditions, et vous avez un masque, un tambour et un collier. Vous venez d’acheter une quatrième aventure.
  .title = Ensembles d’artéfacts
africana-lesson-drop = On n’en garde que trois en cours : un artéfact compte 1 point même ainsi, un second assistant en coûterait 5.
  .ask = Défaussez l’assistant.
africana-lesson-drop-wrong = Les artéfacts rapportent, un second assistant coûterait des points. Défaussez l’assistant turquoise.
africana-lesson-choice = L’amphore de Tananarive ferait un ensemble de quatre sortes, 10 points ; le collier des Chutes Victoria, une paire, 6 points.
  .ask = Allez où vous préférez.
africana-lesson-choice-wrong = Un ensemble vaudrait 6 ou 10 points. Allez d’abord chercher un artéfact, à Tananarive ou aux Chutes Victoria.
africana-lesson-choice-four = Masque, tambour, collier et amphore : 10 points à la fin. Une paire aurait fait 6, plus 2 pour masque et tambour.
africana-lesson-choice-pair = Deux colliers : 6 points à la fin, et 2 de plus pour masque et tambour, deux sortes. Trois pareils en vaudraient même 12.
africana-lesson-artifact = Un artéfact rapporte aussi son argent et ses points.
  .ask = Complétez l’aventure.
africana-lesson-artifact-wrong = Vous êtes là pour l’artéfact. Complétez cette aventure avant de repartir.
africana-lesson-portnatal = La pile d’expéditions est vide : la prochaine complétée déclenche la fin.
  .ask = Allez à Port-Natal, destination de la vôtre.
africana-lesson-portnatal-wrong = Votre expédition se termine tout près, à Port-Natal. Votre assistant vous y mène.
africana-lesson-last = L’autre explorateur l’a rejointe aussi, mais vous êtes là en premier.
  .ask = Complétez l’expédition.
africana-lesson-last-wrong = Rien ne vaut mieux à présent. Complétez l’expédition.
africana-lesson-count = Vous avez déclenché la fin, et la manche a été jouée jusqu’au bout. L’autre explorateur en a profité pour acheter trois artéfacts : 1 point chacun, même en cours.
  .title = Le décompte final
africana-lesson-categories = Expéditions, artéfacts et ensembles comptent le plus. 10 pièces d’argent, 2 cartes de voyage, un artéfact en cours : 1 point chacun ; à égalité, l’argent décide.

## The recap: what follows a player's name, and what a turn brought

africana-page-recap-travel = voyage jusqu’à { $to }
africana-page-recap-draw = pioche { $count ->
    [one] une carte de voyage
   *[other] { $count } cartes de voyage
  }
africana-page-recap-join = rejoint l’expédition { $expedition }
africana-page-recap-complete = complète l’expédition { $expedition }
africana-page-recap-artifact = complète l’aventure « { $adventure } »
africana-page-recap-assistant = prend { $card } en main
africana-page-recap-buy = achète l’aventure « { $adventure } »
africana-page-recap-turn = tourne { $count ->
    [one] une page
   *[other] { $count } pages
  } sans rien acheter
africana-page-recap-no-cards = ne trouve rien à piocher
africana-page-recap-pass = passe
africana-page-recap-paid = pour { $silver ->
    [one] { $silver } pièce d’argent
   *[other] { $silver } pièces d’argent
  }
africana-page-recap-discards = défausse { $card-counted }
africana-page-recap-drops = défausse « { $adventure } »
africana-page-recap-gain-silver = { $count ->
    [one] { $count } pièce d’argent
   *[other] { $count } pièces d’argent
  }
africana-page-recap-gain-cards = { $count ->
    [one] { $count } carte de voyage
   *[other] { $count } cartes de voyage
  }

## In 60 seconds

africana-minute-goal = Avoir le plus de points de victoire. Rejoignez des expéditions là où elles commencent et arrivez avant les autres là où elles finissent ; complétez les aventures des livres. Les artéfacts comptent surtout en ensembles.
africana-minute-turn = Faites une seule chose : piocher deux cartes de voyage, acheter des aventures dans le livre de l’hémisphère où vous êtes, ou voyager aussi loin que vos cartes le permettent. Une étape coûte une carte d’une couleur du lieu où vous entrez.
africana-minute-end = Quand la rangée d’expéditions ne peut plus être remplie, on termine la manche. Puis on compte tout.

## What is what?

africana-page-part-turn = Un seul par tour
  .about = Piocher, acheter ou voyager : un seul des trois, puis votre tour se termine.
africana-page-part-expedition = Expédition
  .about = Rejoignez-la à son départ et soyez le premier des participants à atteindre son but.
africana-page-part-bonus = Bonus de départ
  .about = À vous dès que vous posez un marqueur sur une expédition : de l’argent ou une carte de voyage. Il appartient à la case, quelle que soit l’expédition.
africana-page-part-way = Départ et but
  .about = Du lieu du haut à celui du bas. Un point brun est un lieu du nord, un blanc un lieu du sud.
africana-page-part-value = Points de victoire
  .about = Ce que cela compte à la fin, une fois complété.
africana-page-part-silver = Argent
  .about = Sur une carte, l’argent qu’elle rapporte ; sur un bouton, ce qu’il coûte.
africana-page-part-joined = Qui participe
  .about = Un marqueur de chaque compagnie participante. Seul le premier arrivé est récompensé.
africana-page-part-expedition-pile = Expéditions à venir
  .about = Quand elles ne peuvent plus remplir la rangée, on joue la dernière manche. La lettre dit où en est la partie.
africana-page-part-book = Livre d’aventures
  .about = Vous utilisez le livre de l’hémisphère où vous êtes. Ses aventures mènent dans l’autre.
africana-page-part-page = Page à vendre
  .about = Pour 5 pièces d’argent, l’aventure est à vous : allez-y et complétez-la. Les artéfacts comptent en ensembles, les assistants voyagent avec vous.
africana-page-part-page-turn = Tourner les pages
  .about = La première page d’un tour est gratuite, chaque autre coûte 1 pièce d’argent. Chacun voit ce qui apparaît.
africana-page-part-place = Couleurs de voyage
  .about = Pour entrer dans ce lieu, jouez une carte de l’une de ses couleurs, au choix.
africana-page-part-route-land = Route terrestre
  .about = On avance le long des routes, dans les deux sens. Chaque étape coûte une carte.
africana-page-part-route-sea = Route maritime
  .about = Elle se parcourt comme une route terrestre.
africana-page-part-equator = Équateur
  .about = Au nord, les lieux sont bruns, au sud, blancs. Il décide du livre que vous pouvez utiliser.
africana-page-part-explorer = Explorateur
  .about = Où se trouve la compagnie d’un joueur. Plusieurs peuvent être au même lieu.
africana-page-part-flag = Expédition ici
  .about = Une expédition commence ou finit en ce lieu.
africana-page-part-goal = Votre aventure
  .about = Une de vos aventures peut être complétée ici.
africana-page-part-reach = À portée
  .about = Anneau bleu : vos cartes peuvent vous y mener. Appuyez pour préparer le voyage.
africana-page-part-price = Cartes nécessaires
  .about = Le nombre de cartes que coûte le chemin, et de l’argent si une carte doit valoir une autre couleur.
africana-page-part-offers = Ce que vous pouvez faire là
  .about = Rejoindre ou compléter ici ou en chemin ; appuyez pour le faire ou l’ajouter au voyage.
africana-page-part-card = Carte de voyage
  .about = Une étape vers un lieu de sa couleur. Après le voyage, elle est défaussée.
africana-page-part-card-joker = Joker
  .about = Il vaut n’importe quelle couleur, une fois par voyage.
africana-page-part-returns = Revient en main
  .about = Cette carte revient en main à la fin du voyage.
africana-page-part-adventure = Votre aventure à compléter
  .about = Achetée, pas encore complétée. Vous pouvez en garder trois à la fin d’un tour.
africana-page-part-journey = Votre voyage
  .about = Les étapes prévues, avec la carte de chacune.
africana-page-part-set-out = Partir
  .about = Rien ne compte avant d’appuyer ici.
africana-page-part-purse = Argent en caisse
  .about = Une pièce d’or vaut 5 pièces d’argent ; le chiffre est la somme en argent.
africana-page-part-cards-held = Cartes de voyage en main
  .about = Combien de cartes de voyage a ce joueur. À la fin du tour, on défausse au-delà de cinq cartes en tout.
africana-page-part-joker-held = Joker en main
  .about = Pâle s’il a été défaussé pour de bon.
africana-page-part-markers = Marqueurs libres
  .about = Chaque expédition rejointe en prend un, jusqu’à ce qu’elle soit complétée, par qui que ce soit.
africana-page-part-unfinished = Aventures en cours
  .about = Achetées, pas encore complétées. Chacun peut les voir.
africana-page-part-done = Expéditions complétées
  .about = Combien ce joueur en a mené à bien.
africana-page-part-travel-pile = Pioche de voyage
  .about = On y pioche sans voir. Quand elle est vide, on mélange la défausse.
