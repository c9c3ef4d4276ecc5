# Textes de Sample Game.
# FILL IN: tout ce fichier, avec les mêmes clés que dans les autres langues.

sample-game-name = Sample Game
sample-game-author = Un exemple de Marula
sample-game-tagline = Prendre un, deux ou trois cailloux, et surtout le dernier.

sample-game-minute-goal = Prenez le dernier caillou du tas.
sample-game-minute-turn = À votre tour, vous prenez un, deux ou trois cailloux.
sample-game-minute-end = La partie s’arrête quand le tas est vide.

sample-game-action-take = Prendre { $count ->
    [one] un caillou
   *[other] { $count } cailloux
  }

sample-game-event-pebbles-taken = { $seat } prend { $count ->
    [one] un caillou
   *[other] { $count } cailloux
  }.
sample-game-event-pile-emptied = C’était le dernier : { $seat } l’emporte.

sample-game-refusal-over = La partie est finie.
sample-game-refusal-turn = C’est à { $seat } de jouer.
sample-game-refusal-unknown = Rien de tel n’est possible.
sample-game-refusal-too-many = { $count ->
    [one] Il ne reste qu’un caillou.
   *[other] Il ne reste que { $count } cailloux.
  }

sample-game-ending-empty = le tas était vide

sample-game-score-last-pebble = Dernier caillou
sample-game-score-total = Total

## La position en ligne de commande

sample-game-show-turn = Tour { $turn } : { $seat } joue.
sample-game-show-over = La partie est finie. { $seat } a pris le dernier caillou.
sample-game-show-taken = { $count ->
    [0] { $seat } n’a pris aucun caillou.
    [one] { $seat } a pris un caillou.
   *[other] { $seat } a pris { $count } cailloux.
  }

## La page

sample-game-page-pile = { $count ->
    [0] Il ne reste aucun caillou
    [one] Il reste un caillou
   *[other] Il reste { $count } cailloux
  }
sample-game-page-has-taken = { $count ->
    [0] Aucun caillou pris
    [one] Un caillou pris
   *[other] { $count } cailloux pris
  }
sample-game-page-picture = La table à la fin de la partie
sample-game-page-prompt-mine = À vous de jouer
sample-game-page-prompt-mine-detail = Prenez un, deux ou trois cailloux.
sample-game-page-prompt-other = { $seat } joue
sample-game-page-prompt-other-detail = Un, deux ou trois cailloux sont à prendre.
sample-game-page-prompt-over = La partie est finie
sample-game-page-prompt-over-detail = { $seat } a pris le dernier caillou.

sample-game-page-part-pile = Le tas
  .about = Ce qui reste. Qui prend le dernier caillou l’emporte.
sample-game-page-part-take = Prendre des cailloux
  .about = À votre tour, vous prenez un, deux ou trois cailloux.
sample-game-page-part-taken = Ce qui a été pris
  .about = Combien de cailloux cette personne a déjà pris.
