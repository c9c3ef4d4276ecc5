# Texts of Africana.

africana-name = Africana
africana-author = Michael Schacht, 2012
africana-tagline = Race from expedition to expedition, on either side of the equator.
africana-original-board = The board and the cards are original: the printed ones could not be consulted. Whoever owns the game may enter theirs.

africana-option-remember-books = Remember the books
  .about = Everybody is shown the pages of both books seen so far, and where they lie; without it, only the top card of each side.
  .false = off
  .true = on
africana-option-hidden-scores = Hidden scores
  .about = Of the cards under others’ company cards only the number is shown until the end; what was taken stays in the log.
  .false = off
  .true = on

africana-style-wanderer = Wanderer
africana-style-wanderer-about = Likes to be on the road, and to join expeditions.
africana-style-collector = Collector
africana-style-collector-about = Likes to buy adventures from the books.

africana-ending-expeditions = there were too few expeditions left to fill every space
africana-ending-stalled = for twelve rounds nobody joined, bought or completed anything

africana-score-total = Total
africana-score-expeditions = Expeditions
africana-score-artifacts = Artifacts
africana-score-sets = Sets of artifacts
africana-score-assistants = Assistant adventures
africana-score-silver = Silver
africana-score-cards = Travel cards
africana-score-unfinished = Unfinished adventures
africana-tiebreak-silver = silver

africana-identity-italy = Italy, white
africana-identity-france = France, blue
africana-identity-germany = Germany, yellow
africana-identity-england = England, red

## Cards: with their article, with “the”, counted, as they are given up at the end of a turn, as a label

africana-card-magenta = a magenta travel card
  .the = the magenta travel card
  .counted = { $count ->
    [one] one magenta travel card
   *[other] { $count } magenta travel cards
  }
  .discarded = a magenta travel card
  .label = Magenta travel card
africana-card-turquoise = a turquoise travel card
  .the = the turquoise travel card
  .counted = { $count ->
    [one] one turquoise travel card
   *[other] { $count } turquoise travel cards
  }
  .discarded = a turquoise travel card
  .label = Turquoise travel card
africana-card-gray = a gray travel card
  .the = the gray travel card
  .counted = { $count ->
    [one] one gray travel card
   *[other] { $count } gray travel cards
  }
  .discarded = a gray travel card
  .label = Gray travel card
africana-card-orange = an orange travel card
  .the = the orange travel card
  .counted = { $count ->
    [one] one orange travel card
   *[other] { $count } orange travel cards
  }
  .discarded = an orange travel card
  .label = Orange travel card
africana-card-violet = a violet travel card
  .the = the violet travel card
  .counted = { $count ->
    [one] one violet travel card
   *[other] { $count } violet travel cards
  }
  .discarded = a violet travel card
  .label = Violet travel card
africana-card-joker = the joker
  .the = the joker
  .counted = { $count ->
    [one] the joker
   *[other] { $count } jokers
  }
  .discarded = the joker, which leaves the game for good
  .label = Joker
africana-card-assistant-magenta = a magenta assistant
  .the = the magenta assistant
  .counted = { $count ->
    [one] one magenta assistant
   *[other] { $count } magenta assistants
  }
  .discarded = a magenta assistant, who leaves the game for good
  .label = Magenta assistant
africana-card-assistant-turquoise = a turquoise assistant
  .the = the turquoise assistant
  .counted = { $count ->
    [one] one turquoise assistant
   *[other] { $count } turquoise assistants
  }
  .discarded = a turquoise assistant, who leaves the game for good
  .label = Turquoise assistant
africana-card-assistant-gray = a gray assistant
  .the = the gray assistant
  .counted = { $count ->
    [one] one gray assistant
   *[other] { $count } gray assistants
  }
  .discarded = a gray assistant, who leaves the game for good
  .label = Gray assistant
africana-card-assistant-orange = an orange assistant
  .the = the orange assistant
  .counted = { $count ->
    [one] one orange assistant
   *[other] { $count } orange assistants
  }
  .discarded = an orange assistant, who leaves the game for good
  .label = Orange assistant
africana-card-assistant-violet = a violet assistant
  .the = the violet assistant
  .counted = { $count ->
    [one] one violet assistant
   *[other] { $count } violet assistants
  }
  .discarded = a violet assistant, who leaves the game for good
  .label = Violet assistant

## Books and their sides: without an article, as a label, as the way of a page that is turned from there

africana-book-north = north book
  .label = North book
  .short = North
africana-book-south = south book
  .label = South book
  .short = South
africana-side-left = left side
  .label = Left side
  .across = from left to right
africana-side-right = right side
  .label = Right side
  .across = from right to left

## Actions

africana-action-deal-card = Deal { $card }
africana-action-turn-up-expedition = Turn up the expedition { $expedition }
africana-action-turn-up-page = Turn up the page “{ $adventure }”
africana-action-draw = Draw two travel cards
africana-action-turn-page = Turn the page on the { $side }
africana-action-buy = Buy the top card of the { $side }
africana-action-step = Go to { $to } with { $card }
africana-action-join = Join the expedition { $expedition }
africana-action-complete = Complete the expedition { $expedition }
africana-action-fulfil = Complete the adventure “{ $adventure }”
africana-action-discard-card = Discard { $card }
africana-action-drop-adventure = Discard the adventure “{ $adventure }”
africana-action-end-turn = End turn

## Events

africana-event-card-drawn = { $seat } draws { $card }.
  .times = { $seat } draws { $card-counted }.
africana-event-hidden-card-drawn = { $seat } draws a travel card.
  .times = { $seat } draws { $count } travel cards.
africana-event-pile-shuffled = { $count ->
    [one] The only discard becomes the new travel pile.
   *[other] The { $count } discards are shuffled and become the new travel pile.
  }
africana-event-no-cards-left = { $seat } can draw no more: the travel pile and the discards are empty.
africana-event-expedition-turned-up = The expedition { $expedition } is turned up on expedition space { $space }.
africana-event-page-turned-up = A new page shows in the { $book }: “{ $adventure }”.
africana-event-page-turned = { $seat } turns the page “{ $adventure }” of the { $book } { $side-across }, { $silver ->
    [0] for free
   *[other] for { $silver } silver
  }.
africana-event-adventure-bought = { $seat } buys the adventure “{ $adventure }” from the { $side } of the { $book } for { $silver } silver.
africana-event-stepped = { $seat } goes from { $origin } to { $to } with { $card }{ $silver ->
    [0] {""}
   *[other] , whose colour is changed for { $silver } silver
  }.
africana-event-joined = { $seat } joins the expedition { $expedition }{ $silver ->
    [0] ; the bonus is a travel card
   *[other] {" "}and takes { $silver } silver
  }.
africana-event-expedition-completed = { $seat } completes the expedition { $expedition }: { $silver } silver and { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  }.
africana-event-artifact-found = { $seat } completes the adventure “{ $adventure }” and keeps the artifact: { $silver } silver and { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  }.
africana-event-assistant-met = { $seat } completes the adventure “{ $adventure }” and takes { $card-the } into hand.
africana-event-card-discarded = { $seat } discards { $card-discarded }.
africana-event-adventure-dropped = { $seat } discards the adventure “{ $adventure }”, which leaves the game.
africana-event-turn-passed = { $seat } passes.
africana-event-end-triggered = There are too few expeditions left to fill every space: the end is triggered, and the round is played out.
africana-event-match-ended = The match is over: { $ending ->
    [stalled] { africana-ending-stalled }
   *[expeditions] { africana-ending-expeditions }
  }.

## Refusals

africana-refusal-over = The match is over.
africana-refusal-unknown = This game has no such action: “{ $action }”.
africana-refusal-not-your-turn = It is not your turn.
africana-refusal-nature = Only chance decides that.
africana-refusal-nature-first = Chance has to decide first.
africana-refusal-discard-first = First discard { $count ->
    [one] one card
   *[other] { $count } cards
  } from your hand: it is above the limit.
africana-refusal-drop-first = First discard { $count ->
    [one] one unfinished adventure
   *[other] { $count } unfinished adventures
  }: you have more than the limit.
africana-refusal-not-now = Cards are discarded only at the end of a turn, and only those above the limit.
africana-refusal-buying = You have chosen to buy in this turn: turn pages, buy adventures, or end the turn.
africana-refusal-travelling = You have chosen to travel in this turn: take steps, join and complete, or end the turn.
africana-refusal-side-empty = There is no card on the { $side } of the { $book }.
africana-refusal-silver = That costs { $needed } silver, and you have { $have ->
    [0] none
   *[other] { $have }
  }.
africana-refusal-no-card = You would need { $card } in your hand for that.
africana-refusal-no-route = No route leads from { $origin } to { $to }.
africana-refusal-colour = To enter { $to }, { $card-the } does not fit as it is; changing its colour costs { $needed } silver, and you have { $have ->
    [0] none
   *[other] { $have }
  }.
africana-refusal-not-face-up = The expedition { $expedition } is not face up on an expedition space.
africana-refusal-joined-already = You have joined the expedition { $expedition } already.
africana-refusal-not-at-start = The expedition { $expedition } is joined at its start location, { $to }: your explorer is elsewhere.
africana-refusal-no-marker = All your company markers are in use: you have none left to join an expedition with.
africana-refusal-not-joined = You have not joined the expedition { $expedition }.
africana-refusal-not-at-target = The target is { $to }: your explorer is elsewhere.
africana-refusal-not-yours = The adventure “{ $adventure }” is not among your unfinished ones.
africana-refusal-enough-discarded = You have no more than { $most ->
    [one] one card
   *[other] { $most } cards
  } in your hand: no card has to be discarded.
africana-refusal-enough-dropped = You have no more than { $most ->
    [one] one unfinished adventure
   *[other] { $most } unfinished adventures
  }: none has to be discarded.

## Boards

africana-board-place-count = the side “{ $side }” has { $found ->
    [one] one location
   *[other] { $found } locations
  }; it must have { $needed }
africana-board-colours = a location shows one or two colours, each of them once; here { $found ->
    [one] one is listed
   *[other] { $found } are listed
  }
africana-board-place-unknown = no location called “{ $place }” is described under “places”
africana-board-two-ends = a route joins two different locations; here { $found ->
    [one] there is one
   *[other] there are { $found }
  }
africana-board-route-twice = another route joins “{ $origin }” and “{ $to }” already
africana-board-cut-off = no chain of routes joins “{ $place }” to all the other locations
africana-board-company = “{ $found }” is not the company that comes here; in seat order they are { $known }
africana-board-count = “{ $key }” has { $found ->
    [one] one entry
   *[other] { $found } entries
  }; it must have { $needed }
africana-board-same-place = the expedition “{ $id }” ends where it starts
africana-board-letter-count = { $found ->
    [one] one expedition has
   *[other] { $found } expeditions have
  } the letter { $letter }; there must be at least { $needed }
africana-board-own-half = the adventure “{ $id }” has its target on its own book’s side of the equator; it must lie on the other
africana-board-artifact-or-assistant = the adventure “{ $id }” must have an artifact or an assistant, and not both
africana-board-artifact-count = the book “{ $book }” has { $found ->
    [one] one adventure
   *[other] { $found } adventures
  } with the artifact “{ $kind }”; it must have { $needed }
africana-board-assistant-count = the book “{ $book }” has { $found ->
    [one] one adventure
   *[other] { $found } adventures
  } with the assistant “{ $kind }”; it must have { $needed }
africana-board-id-twice = another card is called “{ $id }” already

## Positions as text

africana-show-deal = To be dealt: the first cards, expeditions and pages.
africana-show-turn = Turn { $turn }: { $seat }
africana-show-last-round = The end is triggered: this is the last round.
africana-show-phase = { $phase ->
    [draw] To be drawn: travel cards.
    [buy] To be decided: pages to turn, adventures to buy, or the end of the turn.
    [travel] To be decided: steps, what to join and to complete, or the end of the turn.
    [refill] To be turned up: expeditions for the empty spaces.
   *[choose] To be decided: draw travel cards, buy adventures, or travel.
  }
africana-show-discard = To be discarded: { $cards ->
    [0] { $adventures ->
        [one] one unfinished adventure
       *[other] { $adventures } unfinished adventures
      }
   *[other] { $cards ->
        [one] one card
       *[other] { $cards } cards
      }{ $adventures ->
        [0] {""}
        [one] {" "}and one unfinished adventure
       *[other] {" "}and { $adventures } unfinished adventures
      }
  }.
africana-show-over = The match is over in turn { $turn }: { $ending ->
    [stalled] { africana-ending-stalled }
   *[expeditions] { africana-ending-expeditions }
  }.

africana-show-piles = Travel pile { $pile }, discards { $discards }; expedition pile { $expeditions } (A { $a }, B { $b }, C { $c }).
africana-show-space = Expedition space { $space }: { $expedition }; { $silver } silver, { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  }; joining bonus: { $bonus ->
    [0] a travel card
   *[other] { $bonus } silver
  }{ $companies ->
    [0] {""}
    [one] ; joined by 1 company:
   *[other] ; joined by { $companies } companies:
  }
africana-show-space-empty = Expedition space { $space }: empty
africana-show-joined = {"     "}{ $seat }
africana-show-book = { $book-label }: { $left ->
    [one] 1 card
   *[other] { $left } cards
  } on the left side, { $right } on the right side, { $unseen ->
    [0] all of them seen
   *[other] { $unseen } of them never seen
  }
africana-show-page = {"     "}{ $side-label }: { $adventure }
africana-show-player = { $number }. { $seat } at { $to }: { $points ->
    [-1] {""}
    [one] 1 victory point,{" "}
   *[other] { $points } victory points,{" "}
  }{ $silver } silver, { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
  }, { $cards ->
    [one] 1 travel card
   *[other] { $cards } travel cards
  }; completed: { $expeditions ->
    [one] 1 expedition
   *[other] { $expeditions } expeditions
  }, { $adventures ->
    [one] 1 adventure
   *[other] { $adventures } adventures
  }
africana-show-card = {"     "}{ $card-counted }
africana-show-adventure = {"     "}unfinished: { $adventure }

## The page: the books

africana-page-book-about = { $half ->
    [north] Adventures in the south
   *[south] Adventures in the north
  }
africana-page-book-open = Open the { $book }
africana-page-book-assistant = Assistant
africana-page-book-page = { $adventure }: { $silver } silver, { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  }
africana-page-book-no-page = No page
africana-page-book-new = new
africana-page-book-buy = Buy
africana-page-book-buy-this = Buy “{ $adventure }” for { $silver } silver
africana-page-book-which = { $adventure }
africana-page-book-turn = Turn
africana-page-book-free = free
africana-page-book-back = Previous page
africana-page-book-forth = Next page
africana-page-book-keys = Turn the pages of the book
africana-page-book-turn-cost = { $way ->
    [back] Turn the left page back
   *[forth] Turn the right page
  }: { $silver ->
    [0] free
   *[other] { $silver } silver
  }
africana-page-book-elsewhere = { $half ->
    [north] Your explorer is in the north
   *[south] Your explorer is in the south
  }
africana-page-book-explorer = { $half ->
    [north] The explorer is in the north
   *[south] The explorer is in the south
  }
africana-page-book-counts = { $left ->
    [one] 1 page
   *[other] { $left } pages
  } on the left, { $right } on the right
africana-page-book-counts-short = { $left } left · { $right } right
africana-page-book-stands = { $name } in { $to }
africana-page-book-action = This action
africana-page-book-first = First page
africana-page-book-each-further = Each further page
africana-page-book-next = Next page
africana-page-book-turned = { $count ->
    [one] 1 further page turned
   *[other] { $count } further pages turned
  }
africana-page-book-price = Buy a visible page
africana-page-book-bought = { $count ->
    [one] 1 page bought
   *[other] { $count } pages bought
  }
africana-page-book-purse = Purse
africana-page-book-after-page = After the next page
africana-page-book-after-buying = After buying one
africana-page-book-too-dear = not enough
africana-page-book-seen-by-all = Everybody has seen the new page: it can’t be undone.
africana-page-book-enough = You already have { $count } adventures: at the end of the turn only { $most } may be kept.
africana-page-book-elsewhere-why = { $half ->
    [north] Your explorer is in the north: there the north book is used.
   *[south] Your explorer is in the south: there the south book is used.
  }
africana-page-book-travelling = You are travelling this turn: the books stay as they are.
africana-page-book-waiting = It is { $name }’s turn. You may look.
africana-page-book-end = End turn
africana-page-book-pass = Pass
africana-page-book-seen = Pages seen
africana-page-book-seen-count = { $seen } of { $all }{ $taken ->
    [0] {""}
   *[other] , { $taken } bought already
  }
africana-page-book-seen-hint = Below each page: the silver needed to make it visible
africana-page-book-visible = visible
africana-page-book-reach-visible = { $adventure }: visible
africana-page-book-reach = { $adventure }: { $silver ->
    [0] free to make visible
   *[other] { $silver } silver to make it visible
  }
africana-page-book-reach-unseen = A page nobody has seen: { $silver ->
    [0] free to make visible
   *[other] { $silver } silver to make it visible
  }
africana-page-book-unseen = Not seen yet
africana-page-book-unseen-or-hidden = Not seen yet, or under others’ company cards
africana-page-have-kind = { $name }: { $count }
africana-page-book-memory = Only the top pages are shown: at this table everybody remembers the rest.

## The page: what players have

africana-page-have-company = { $number ->
    [1] Italy
    [2] France
    [3] Germany
   *[4] England
  }
africana-page-have-silver = { $count } silver
africana-page-have-cards = { $count ->
    [one] 1 travel card in hand
   *[other] { $count } travel cards in hand
  }
africana-page-have-joker = { $held ->
    [1] Joker in hand
   *[0] No joker any more
  }
africana-page-have-held = In hand: { $card-counted }
africana-page-have-markers = { $count } of 4 company markers free
africana-page-have-unfinished = Unfinished: { $adventure }
africana-page-have-unfinished-count = { $count ->
    [one] 1 unfinished adventure
   *[other] { $count } unfinished adventures
  }
africana-page-have-expeditions = { $count ->
    [one] 1 expedition completed
   *[other] { $count } expeditions completed
  }
africana-page-have-artifacts = Completed: { $name } × { $count }
africana-page-have-assistants = { $count ->
    [one] 1 assistant adventure completed
   *[other] { $count } assistant adventures completed
  }
africana-page-have-hidden = { $count ->
    [one] 1 card under the company card
   *[other] { $count } cards under the company card
  }
africana-page-have-expeditions-short = { $count ->
    [one] 1 expedition
   *[other] { $count } expeditions
  }
africana-page-have-cards-short = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
africana-page-have-set = Set of { $count }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }

## The map

africana-page-map-board = The map
africana-page-map-keys = Arrow keys go from location to location, Page Up and Page Down between those within reach. Enter plans the journey there.
africana-page-map-picture = The map at the end of the match
africana-page-map-equator = Equator
africana-page-map-place = { $to }, { $half ->
    [north] north
   *[other] south
  } of the equator: { $colours }.
africana-page-map-colour = { $colour ->
    [magenta] magenta
    [turquoise] turquoise
    [gray] gray
    [orange] orange
    [violet] violet
   *[other] { $colour }
  }
africana-page-map-here = { $count ->
    [one] { $names } is here.
   *[other] { $names } are here.
  }
africana-page-map-start = The expedition to { $to } begins here
africana-page-map-target = The expedition from { $origin } ends here
africana-page-map-adventure = Your adventure: { $name }
africana-page-map-adventure-of = Adventure: { $name }
africana-page-map-joining = for joining: { $bonus ->
    [card] a travel card
    [one] 1 silver
   *[other] { $bonus } silver
  }
africana-page-map-reward = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  }, { $silver } silver
africana-page-map-reach = { $cards ->
    [one] Within reach with 1 card
   *[other] Within reach with { $cards } cards
  }{ $silver ->
    [0] .
   *[other] {" "}and { $silver } silver.
  }
africana-page-map-further = { $cards ->
    [one] The journey can go on to here with 1 more card
   *[other] The journey can go on to here with { $cards } more cards
  }{ $silver ->
    [0] .
   *[other] {" "}and { $silver } silver.
  }
africana-page-map-entered = Step { $number } of the planned journey.
africana-page-map-shorten = Choose it to end the journey here.
africana-page-map-shorten-last = Choose it again to leave out this step.
africana-page-map-planned = Journey to { $to }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, { $silver } silver.
africana-page-map-legend = In reach
africana-page-map-legend-far = With { $cards } cards or more
africana-page-map-legend-start = expedition start
africana-page-map-legend-target = target
africana-page-map-legend-joined = your target
africana-page-map-steps = The cards of the journey

## Page: the turn

africana-page-turn = The turn
africana-page-deed-draw = Draw 2 cards
  .short = Draw
  .key = d
africana-page-deed-buy = Buy
  .short = Buy
  .key = b
africana-page-deed-travel = Travel
  .short = Travel
  .key = t
africana-page-deed-end = End turn
  .key = e
africana-page-deed-pass = Pass
  .short = Pass
  .key = p
africana-page-deed-discard = Discard
  .key = d
africana-page-note-chosen = { $chosen } of { $count } chosen
africana-page-note-other = not this turn
africana-page-note-no-page = the book is empty
africana-page-note-no-step = no card fits
africana-page-note-deeds = something to do here
africana-page-note-pile = { $count } in the pile
africana-page-note-book = { $book-label }
africana-page-note-places = { $count ->
    [one] 1 location in reach
   *[other] { $count } locations in reach
  }
africana-page-back = Back
africana-page-discard = Discard
africana-page-doubt-card = { $card-counted }
africana-page-doubt-adventure = the adventure “{ $adventure }”
africana-page-doubt-discard = Discard { $names }? { $count ->
    [one] It leaves
   *[other] They leave
  } the game for good.
africana-page-doubt-pass = Do nothing this turn? You could at least draw cards.
africana-page-doubt-end = Something could still be joined or completed here. End the turn all the same?
africana-page-doubt-draw = Draw two travel cards? This can’t be undone, and it ends the turn.

## Page: what to do, in the status banner

africana-page-prompt-over = The match is over
africana-page-prompt-over-expeditions = There were too few expeditions left to fill every space.
africana-page-prompt-over-stalled = For twelve rounds nobody joined, bought or completed anything.
africana-page-prompt-deal = The table is being set
africana-page-prompt-deal-detail = Cards, expeditions and pages are dealt.
africana-page-prompt-other = { $seat } is playing
africana-page-prompt-other-choose = Draw, buy or travel?
africana-page-prompt-other-draw = Drawing cards
africana-page-prompt-other-buy = Reading a book
africana-page-prompt-other-travel = Travelling
africana-page-prompt-other-discard = Discarding down to the limit
africana-page-prompt-discard = { $cards ->
    [0] { $adventures ->
        [one] Discard an adventure
       *[other] Discard { $adventures } adventures
      }
    [one] Discard a card
   *[other] Discard { $cards } cards
  }
africana-page-prompt-discard-cards = Only 5 cards are kept at the end of a turn.
africana-page-prompt-discard-adventures = Only 3 unfinished adventures are kept at the end of a turn.
africana-page-prompt-discard-ready = Confirm, or choose otherwise.
africana-page-prompt-on-the-way = On the way
africana-page-prompt-on-the-way-detail = The journey is made step by step.
africana-page-prompt-alter = Which card to { $to }?
africana-page-prompt-alter-detail = Choose another card for this step.
africana-page-prompt-journey = Journey to { $to }
africana-page-prompt-journey-detail = Set out, or go on to a highlighted location.
africana-page-prompt-journey-end = Set out: your cards lead no further.
africana-page-prompt-buy = Read the { $book }
africana-page-prompt-buy-first = The first page of a turn is free.
africana-page-prompt-buy-detail = Turn pages, buy, or end the turn.
africana-page-prompt-travel = Travel on, or end the turn
africana-page-prompt-travel-detail = Highlighted locations are in reach.
africana-page-prompt-travel-deeds = There is something to do here.
africana-page-prompt-travel-goal = Something can be completed in { $to }.
africana-page-prompt-travel-done = End the turn
africana-page-prompt-no-further = Your cards lead no further.
africana-page-prompt-where = Where to?
africana-page-prompt-lit = Choose a highlighted location.
africana-page-prompt-choose = Draw, buy or travel
africana-page-prompt-choose-detail = Highlighted locations are in reach.
africana-page-prompt-choose-still = Draw or buy
africana-page-prompt-no-step = Your cards lead nowhere from here.
africana-page-prompt-last = Last round: this is your last turn.

## Page: expeditions

africana-page-expeditions = Expeditions
africana-page-expedition-label = Expedition { $expedition }: { $silver } silver, { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  }; joining bonus: { $bonus ->
    [0] a travel card
   *[other] { $bonus } silver
  }.
africana-page-space-empty = Expedition space { $space }: empty
africana-page-joined-by = Joined by { $names }.
africana-page-can-join = Can be joined here and now.
africana-page-can-complete = Can be completed here and now.
africana-page-expedition-join = Join in { $to }: { $bonus ->
    [card] a travel card
    [one] 1 silver
   *[other] { $bonus } silver
  }
africana-page-expedition-complete = Complete in { $to }: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  }, { $silver } silver
africana-page-uses-turn = This uses your turn: no drawing or buying.
africana-page-join = Join
africana-page-complete = Complete
africana-page-way = { $origin } – { $to }
africana-page-pile = { $count ->
    [0] No expedition is left in the pile.
    [one] 1 expedition is left in the pile, with the letter { $letter }.
   *[other] { $count } expeditions are left in the pile; the letter on top is { $letter }.
  }
africana-page-pile-left = { $count } left
africana-page-end-near = { $count ->
    [0] The expedition pile is empty: the next one completed triggers the end.
    [one] The end is near: 1 expedition left in the pile.
   *[other] The end is near: { $count } expeditions left in the pile.
  }
africana-page-last-round = Last round!
africana-page-still-to-play = Still to play:
africana-page-piles = Piles
africana-page-travel-pile = Travel pile { $count }
africana-page-discards = Discards { $count }
africana-page-discards-none = Nothing has been discarded yet.
africana-page-discards-count = { $card-label }: { $count }
africana-page-gone = Out of the game
africana-page-gone-adventures = { $count ->
    [one] 1 adventure
   *[other] { $count } adventures
  }: { $names }

## Page: what is one’s own, and the journey

africana-page-hand = Hand
africana-page-hand-empty = No cards in hand.
africana-page-hand-too-many = { $count ->
    [one] 1 card has to go
   *[other] { $count } cards have to go
  }
africana-page-card = { $card-label }
africana-page-card-down = { $card-label }: stays on the table until the journey is over
africana-page-card-of-step = Step { $step }, to { $to }: { $card-the }{ $silver ->
    [0] {""}
   *[other] , its colour changed for { $silver } silver
  }
africana-page-card-for-step = Step { $step }, to { $to }: { $card-the }{ $silver ->
    [0] {""}
   *[other] , its colour changed for { $silver } silver
  }. Choose another card
africana-page-discard-card = Discard { $card-the }
africana-page-returns = Returns to the hand after the journey
africana-page-adventures = Adventures
africana-page-adventures-none = No unfinished adventures. They are bought from the books.
africana-page-adventures-too-many = { $count ->
    [one] 1 adventure has to go
   *[other] { $count } adventures have to go
  }
africana-page-adventure-artifact = Adventure “{ $adventure }”: { $silver } silver, { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  }.
africana-page-adventure-assistant = Adventure “{ $adventure }”.
africana-page-drop-adventure = Discard the adventure “{ $adventure }”
africana-page-journey = The journey
africana-page-journey-costs = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }{ $silver ->
    [0] {""}
   *[other] {" "}and { $silver } silver
  }.
africana-page-gains = Brings { $gains }.
africana-page-gain-points = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
  }
africana-page-gain-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
africana-page-travel = Set out
africana-page-clear = Clear the journey
africana-page-hint-plan = You are in { $to }. Choose a highlighted location on the map to plan a journey.
africana-page-hint-here = You are in { $to }.
africana-page-hint-deeds = You are in { $to }. There is something to do here.
africana-page-hint-no-step = You are in { $to }. Your cards lead nowhere from here.
africana-page-steps = Steps of the journey
africana-page-step = Step { $step }, to { $to }
africana-page-choose-card = Cards for this step
africana-page-play = Play { $card-the }
africana-page-play-changed = Play { $card-the }, its colour changed for { $silver } silver
africana-page-offers = On the way
africana-page-offers-here = Possible here
africana-page-costs-points = costs { $count } points at the end
africana-page-refusal-reach = Your cards do not reach { $to }.
africana-page-refusal-reach-on = From { $origin }, your other cards do not reach { $to }.

## The lesson

africana-lesson-goal = Complete expeditions, bring home artifacts and outdo another explorer: whoever has the most victory points in the end wins.
  .title = Your goal
africana-lesson-draw = A turn is one thing only: drawing cards, buying or travelling, and every step of a journey takes a card.
  .ask = Draw 2 cards.
africana-lesson-draw-wrong = Two cards don’t take you far. Draw first.
africana-lesson-expedition = Meanwhile somebody else has set out. The five cards in the row are expeditions from one location to another: the coin is silver, the hexagon victory points.
  .title = Your first expedition
africana-lesson-join = This one starts in Napoli, where you are: put your marker on it and take its bonus, 2 silver, at once.
  .ask = Join it.
africana-lesson-join-wrong = An expedition starts right here. Join it before you do anything else.
africana-lesson-begun = Joining is part of travelling. So this turn is a journey now: drawing and buying have to wait for the next.
africana-lesson-tripoli = A step takes a card in a colour of the location you enter, and your joker is every colour.
  .ask = Choose Tripoli and set out.
africana-lesson-tripoli-wrong = Your expedition ends in Lagos, and Tripoli is on the way. Choose Tripoli and set out.
africana-lesson-timbuktu = You can plan several steps at once: orange takes you to Timbuktu, violet on to Lagos.
  .ask = Choose Lagos, where your expedition ends, and set out.
africana-lesson-timbuktu-wrong = Go by way of Timbuktu: something is waiting for you there.
africana-lesson-timbuktu-join = Another expedition starts here, and with your four markers you can take part in four at a time.
  .ask = Join it too.
africana-lesson-timbuktu-join-wrong = You can join it only here, where it starts. Do so before you go on.
africana-lesson-lagos = Violet fits Lagos; a card that doesn’t fit would do as well, but only for 5 silver.
  .ask = Travel on to Lagos with a violet card.
africana-lesson-lagos-wrong = Keep your silver. Travel to Lagos with a violet card.
africana-lesson-complete = Your first expedition ends here, and whoever completes it takes everything: the others only get their markers back.
  .ask = Complete it.
africana-lesson-complete-wrong = Take what is yours first: complete the expedition.
africana-lesson-end = That brought 5 silver and 1 victory point; now the cards you played are discarded, but the joker comes back to you.
  .ask = End your turn.
africana-lesson-end-wrong = You could go on, but save your cards. End your turn.
africana-lesson-books = You have 10 silver, enough for two adventures. In the north you read the north book, which leads to the south; in the south it is the other way round.
  .title = The two books
africana-lesson-turn = Only the pages on top can be bought; the first page you turn is free, each further one costs 1 silver.
  .ask = Turn the page with the mask.
africana-lesson-turn-wrong = See what lies beneath before you decide. Turning the first page is free.
africana-lesson-buy-mask = Now two pages are on top, 5 silver each: an artifact like this mask brings silver and victory points.
  .ask = Buy the mask.
africana-lesson-buy-mask-wrong = An artifact brings points. First buy the mask, on the left.
africana-lesson-buy-assistant = The other page leads to Leopoldville as well, where an assistant is waiting for you.
  .ask = Buy it too.
africana-lesson-buy-assistant-wrong = You have silver for one more page. Buy the assistant on the right.
africana-lesson-equator = Two turns later: you have drawn four cards and hold six. At the end of a turn only five may be kept.
  .title = Across the equator
africana-lesson-discard = You are off to Leopoldville, which is turquoise and gray, and to Serengeti, which is gray and orange.
  .ask = Discard the violet card or a magenta one.
africana-lesson-discard-wrong = You can use that one, and a discarded joker never returns. Give up violet or magenta.
africana-lesson-leopoldville = Gray would fit, but a travel card is gone once it has been played, while the joker comes back.
  .ask = Cross the equator to Leopoldville with the joker.
africana-lesson-leopoldville-wrong = Let the joker take you to Leopoldville: it will come back.
africana-lesson-mask = You have reached the mask, and nobody else could have: adventures are yours alone.
  .ask = Complete this adventure.
africana-lesson-mask-wrong = The mask is here, and its points are yours to take. Complete that adventure first.
africana-lesson-assistant = The first assistant costs no points, but two cost you 5 in the end, and three or more 10.
  .ask = Complete this adventure too.
africana-lesson-assistant-wrong = Your assistant is waiting here. Complete that adventure first.
africana-lesson-serengeti = The assistant is an orange card that returns to you after every journey, and you can use it at once.
  .ask = Travel on to Serengeti with it.
africana-lesson-serengeti-wrong = Save your travel cards: go to Serengeti with your assistant.
africana-lesson-sets = Sixteen rounds later few expeditions are left, and you own a mask, a drum and a necklace. You have just bought a fourth adventure.
  .title = Sets of artifacts
africana-lesson-drop = Only three unfinished ones may be kept: an artifact counts 1 point even so, a second assistant would cost you 5.
  .ask = Discard the assistant.
africana-lesson-drop-wrong = Artifacts bring points, a second assistant would cost some. Discard the turquoise assistant.
africana-lesson-choice = The amphora in Tananarive would make a set of four different kinds, 10 points; the necklace at Victoria Falls a pair, 6 points.
  .ask = Travel to whichever you want.
africana-lesson-choice-wrong = A set would be worth 6 or 10 points. First fetch an artifact, in Tananarive or at Victoria Falls.
africana-lesson-choice-four = Mask, drum, necklace and amphora: 10 points in the end. With a pair it would have been 6, and 2 for mask and drum.
africana-lesson-choice-pair = Two necklaces: 6 points in the end, and 2 more for mask and drum, two different ones. Three alike would even be 12.
africana-lesson-artifact = Besides, an artifact brings its own silver and points.
  .ask = Complete the adventure.
africana-lesson-artifact-wrong = You came here for the artifact. Complete that adventure before you go on.
africana-lesson-portnatal = The expedition pile is empty: the next expedition completed triggers the end.
  .ask = Travel to Port Natal, where yours ends.
africana-lesson-portnatal-wrong = Your expedition ends in Port Natal, next door. Your assistant takes you there.
africana-lesson-last = The other explorer has joined this one as well, but you are here first.
  .ask = Complete the expedition.
africana-lesson-last-wrong = Nothing is worth more now. Complete the expedition.
africana-lesson-count = You triggered the end, and the round was played out. The other explorer used it to buy three artifacts: 1 point each, even unfinished.
  .title = The final count
africana-lesson-categories = Expeditions, artifacts and sets count most. 10 silver, 2 travel cards and an unfinished artifact are 1 point each; among equals, more silver wins.

## The recap: what follows a player's name, and what a turn brought

africana-page-recap-travel = travels to { $to }
africana-page-recap-draw = draws { $count ->
    [one] a travel card
   *[other] { $count } travel cards
  }
africana-page-recap-join = joins the expedition { $expedition }
africana-page-recap-complete = completes the expedition { $expedition }
africana-page-recap-artifact = completes the adventure “{ $adventure }”
africana-page-recap-assistant = takes { $card } into hand
africana-page-recap-buy = buys the adventure “{ $adventure }”
africana-page-recap-turn = turns { $count ->
    [one] a page
   *[other] { $count } pages
  } and buys nothing
africana-page-recap-no-cards = finds no card to draw
africana-page-recap-pass = passes
africana-page-recap-paid = for { $silver } silver
africana-page-recap-discards = discards { $card-counted }
africana-page-recap-drops = discards “{ $adventure }”
africana-page-recap-gain-silver = { $count } silver
africana-page-recap-gain-cards = { $count ->
    [one] 1 travel card
   *[other] { $count } travel cards
  }

## In 60 seconds

africana-minute-goal = Have the most victory points. Join expeditions where they start and be the first to reach where they end; complete adventures from the books. Artifacts count most in sets.
africana-minute-turn = Do one thing: draw two travel cards, buy adventures from the book of the hemisphere you are in, or travel as far as your cards take you. A step costs one card in a colour of the place you enter.
africana-minute-end = When the row of expeditions can no longer be filled, the round is played to its end. Then everything is counted.

## What is what?

africana-page-part-turn = One of these a turn
  .about = Draw, buy or travel: exactly one of them, and then your turn ends.
africana-page-part-expedition = Expedition
  .about = Join it where it starts, and be the first of those who joined to reach its goal.
africana-page-part-bonus = Joining bonus
  .about = Yours at once when you put a marker on an expedition: silver, or a travel card. It belongs to the space, whichever expedition lies there.
africana-page-part-way = Start and goal
  .about = From the upper place to the lower one. A brown dot is a place in the north, a white one in the south.
africana-page-part-value = Victory points
  .about = What it counts at the end, once it is completed.
africana-page-part-silver = Silver
  .about = On a card, the silver it brings; on a button, what it costs.
africana-page-part-joined = Who has joined
  .about = A marker of each company that takes part. Only the first to arrive is rewarded.
africana-page-part-expedition-pile = Expeditions to come
  .about = When they can no longer fill the row, the last round is played. The letter says how far the match has come.
africana-page-part-book = Book of adventures
  .about = You may use the book of the half you are in. Its adventures lead to the other half.
africana-page-part-page = Page for sale
  .about = For 5 silver the adventure is yours: go there and complete it. Artifacts count in sets, assistants travel with you.
africana-page-part-page-turn = Turn pages
  .about = The first page of a turn is free, each further one costs 1 silver. Everybody sees what appears.
africana-page-part-place = Travel colours
  .about = To enter this place, play a card of one of its colours: either will do.
africana-page-part-route-land = Route by land
  .about = Steps go along routes, in both directions. Each costs one card.
africana-page-part-route-sea = Route by sea
  .about = Travelled just like one by land.
africana-page-part-equator = Equator
  .about = North of it places are brown, south of it white. It decides which book is yours to use.
africana-page-part-explorer = Explorer
  .about = Where a player’s company is now. Any number may be at one place.
africana-page-part-flag = Expedition here
  .about = An expedition starts or ends at this place.
africana-page-part-goal = Your adventure
  .about = One of your adventures can be completed here.
africana-page-part-reach = In reach
  .about = A blue ring: your cards can take you here. Press it to plan the journey.
africana-page-part-price = Cards it takes
  .about = So many cards the way there takes, and silver where a card must count as another colour.
africana-page-part-offers = What you can do there
  .about = Join or complete here or on the way; press to do it, or to make it part of the journey.
africana-page-part-card = Travel card
  .about = One step into a place of its colour. After the journey it is discarded.
africana-page-part-card-joker = Joker
  .about = Counts as any colour, once in a journey.
africana-page-part-returns = Comes back
  .about = This card returns to your hand when the journey is over.
africana-page-part-adventure = Your adventure to complete
  .about = Bought, not yet done. You can keep three of them at the end of a turn.
africana-page-part-journey = Your journey
  .about = The steps planned so far, with the card for each.
africana-page-part-set-out = Set out
  .about = Nothing counts before you press this.
africana-page-part-purse = Money
  .about = A gold piece is worth 5 silver; the figure is the sum in silver.
africana-page-part-cards-held = Travel cards in hand
  .about = How many travel cards this player holds. More than five cards in all must be discarded at the end of a turn.
africana-page-part-joker-held = Joker in hand
  .about = Pale once it has been given up for good.
africana-page-part-markers = Free markers
  .about = Each expedition you join takes one until it is completed, by whomever.
africana-page-part-unfinished = Adventures under way
  .about = Bought and not yet completed. Everybody may see them.
africana-page-part-done = Expeditions completed
  .about = How many this player has brought to their end.
africana-page-part-travel-pile = Travel pile
  .about = Cards are drawn from it, unseen. When it is empty the discards are shuffled.
