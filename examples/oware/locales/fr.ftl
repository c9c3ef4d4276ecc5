# Textes d’Oware.

oware-name = Oware
oware-author = Un jeu de peuples d’Afrique de l’Ouest et des Caraïbes
oware-tagline = Semer des graines dans douze maisons, et capturer là où elles tombent par deux ou trois.

oware-minute-goal = Capturez plus de graines que l’autre : 25 sur 48 suffisent.
oware-minute-turn = Semez l’une de vos maisons, une graine dans chaque maison suivante. Si la dernière en fait deux ou trois en face, vous les capturez.
oware-minute-end = La partie s’arrête quand quelqu’un a 25 graines, ou que personne ne peut continuer.

oware-action-sow = Semer la maison { $house }

oware-event-seeds-sown = { $seat } sème { $count ->
    [one] une graine
   *[other] { $count } graines
  } depuis { $house } ; la dernière tombe en { $last }.
oware-event-seeds-captured = { $seat } capture { $count } graines.
oware-event-slam-spared = C’était tout ce qui restait à { $other } : rien n’est capturé.
oware-event-match-ended = { $ending ->
    [majority] Plus de la moitié des graines sont capturées.
    [no_sowing] Plus aucun semis n’est possible. La première personne garde { $first } graines, la seconde { $second }.
   *[endless] Les graines ne font plus que tourner. La première personne garde { $first } graines, la seconde { $second }.
  }

oware-refusal-over = La partie est finie.
oware-refusal-turn = C’est à { $seat } de jouer.
oware-refusal-unknown = Il n’y a pas de telle maison.
oware-refusal-not-yours = La maison { $house } est celle de l’autre.
oware-refusal-empty = La maison { $house } est vide.
oware-refusal-feed = { $seat } n’a plus de graines : il faut lui en apporter.

oware-ending-majority = plus de la moitié des graines étaient capturées
oware-ending-no-sowing = plus aucun semis n’était possible
oware-ending-endless = rien n’avait été capturé depuis soixante tours

oware-score-captured = Capturées
oware-score-kept = Gardées à la fin
oware-score-total = Graines

## La position en ligne de commande

oware-show-turn = Tour { $turn } : { $seat } sème.
oware-show-quiet = { $count ->
    [0] Le dernier tour a donné une capture, ou la partie vient de commencer.
    [one] Un tour sans capture.
   *[other] { $count } tours sans capture.
  }
oware-show-over = La partie est finie : { $ending ->
    [majority] plus de la moitié des graines sont capturées.
    [no_sowing] plus aucun semis n’est possible.
   *[endless] rien n’a été capturé depuis soixante tours.
  }
oware-show-player = { $seat } : { $captured } capturées, { $kept } gardées.

## La page

oware-page-house = Maison { $house } : { $count ->
    [0] vide
    [one] une graine
   *[other] { $count } graines
  }
oware-page-house-captures = Maison { $house } : { $count ->
    [one] une graine
   *[other] { $count } graines
  } ; la semer en capture { $captured }
oware-page-store = { $seat } a capturé { $count ->
    [0] aucune graine
    [one] une graine
   *[other] { $count } graines
  }
oware-page-has-captured = { $count ->
    [0] aucune graine sur { $majority }
    [one] une graine sur { $majority }
   *[other] { $count } graines sur { $majority }
  }
oware-page-captures = +{ $count }
oware-page-picture = Le plateau à la fin de la partie
oware-page-key-sow = Semer la maison { $house }
oware-page-recap-sow = sème { $count ->
    [one] une graine
   *[other] { $count } graines
  } depuis { $house }
oware-page-recap-spared = ne capture rien : c’était tout ce qui restait
oware-page-prompt-mine = Choisissez une maison à semer
oware-page-prompt-mine-detail = Une graine tombe dans chaque maison suivante, dans le sens inverse des aiguilles d’une montre.
oware-page-prompt-feed-detail = En face, tout est vide : apportez-y des graines.
oware-page-prompt-other = { $seat } sème
oware-page-prompt-other-detail = 25 graines suffisent pour l’emporter.
oware-page-prompt-quiet-detail = { $count ->
    [one] Encore un tour sans capture, et la partie s’arrête.
   *[other] Encore { $count } tours sans capture, et la partie s’arrête.
  }
oware-page-prompt-over = La partie est finie
oware-page-prompt-over-majority = Plus de la moitié des graines sont capturées.
oware-page-prompt-over-kept = Chacun garde les graines de sa rangée.

oware-page-part-house = Une maison
  .about = Chaque camp en a six. Vous semez l’une des vôtres : ses graines vont une à une dans les maisons qui suivent.
oware-page-part-captures = Ce qu’un semis capture
  .about = Si la dernière graine en fait deux ou trois en face, elles sont capturées, et les deux ou trois juste avant aussi.
oware-page-part-store = La réserve
  .about = Les graines que quelqu’un a capturées. 25 sur 48 suffisent pour l’emporter.
oware-page-part-way = Le chemin des graines
  .about = Les graines tournent dans le sens inverse des aiguilles d’une montre. La maison d’où elles viennent est sautée.
oware-page-part-captured = Graines capturées
  .about = Ce que cette personne a capturé jusqu’ici.
