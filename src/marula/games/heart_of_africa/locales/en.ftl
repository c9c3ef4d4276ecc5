# Texts of The Heart of Africa.

heart-of-africa-name = The Heart of Africa
heart-of-africa-author = Alan R. Moon, 2012
heart-of-africa-tagline = Link far-off cities by rail, and double your routes with the right terrain.
heart-of-africa-original-board = The places, routes and tickets follow the printed map as public sources describe it, so a few lengths and colours may differ; the drawing is original. Whoever owns the game may correct what differs.

heart-of-africa-option-ferries = Ferries
  .about = Routes over the sea to Madagascar show one or two locomotives: at least that many must be among the cards paid. Without it, they are gray routes like any other.
  .false = off
  .true = on
heart-of-africa-option-remember-cards = Remember cards
  .about = Everybody is shown which cards the others took face up and have not spent yet; without it, only how many cards they hold.
  .false = off
  .true = on

heart-of-africa-style-builder = Builder
heart-of-africa-style-builder-about = Likes to claim routes early rather than to hold many cards.
heart-of-africa-style-ticket-hunter = Ticket hunter
heart-of-africa-style-ticket-hunter-about = Likes to draw tickets, and to have many cities to link.
heart-of-africa-style-surveyor = Surveyor
heart-of-africa-style-surveyor-about = Likes terrain cards, and to be ahead in them.

heart-of-africa-ending-trains = somebody was down to two trains or fewer, and everybody has had one more turn
heart-of-africa-ending-stalled = nobody could do anything any more

heart-of-africa-score-total = Total
heart-of-africa-score-routes = Routes
heart-of-africa-score-doublings = Doubled routes
heart-of-africa-score-completed = Tickets completed
heart-of-africa-score-missed = Tickets not completed
heart-of-africa-score-globetrotter = Globetrotter
heart-of-africa-tiebreak-tickets = completed tickets

## Cards: with their article, with “the”, counted, after “one” and after a number, beside locomotives in a payment, as a label

heart-of-africa-card-purple = a purple train card
  .the = the purple train card
  .counted = { $count ->
    [one] one purple train card
   *[other] { $count } purple train cards
  }
  .one = purple train card
  .many = purple train cards
  .besides = {" "}and purple train cards
  .label = Purple train card
heart-of-africa-card-white = a white train card
  .the = the white train card
  .counted = { $count ->
    [one] one white train card
   *[other] { $count } white train cards
  }
  .one = white train card
  .many = white train cards
  .besides = {" "}and white train cards
  .label = White train card
heart-of-africa-card-blue = a blue train card
  .the = the blue train card
  .counted = { $count ->
    [one] one blue train card
   *[other] { $count } blue train cards
  }
  .one = blue train card
  .many = blue train cards
  .besides = {" "}and blue train cards
  .label = Blue train card
heart-of-africa-card-yellow = a yellow train card
  .the = the yellow train card
  .counted = { $count ->
    [one] one yellow train card
   *[other] { $count } yellow train cards
  }
  .one = yellow train card
  .many = yellow train cards
  .besides = {" "}and yellow train cards
  .label = Yellow train card
heart-of-africa-card-orange = an orange train card
  .the = the orange train card
  .counted = { $count ->
    [one] one orange train card
   *[other] { $count } orange train cards
  }
  .one = orange train card
  .many = orange train cards
  .besides = {" "}and orange train cards
  .label = Orange train card
heart-of-africa-card-black = a black train card
  .the = the black train card
  .counted = { $count ->
    [one] one black train card
   *[other] { $count } black train cards
  }
  .one = black train card
  .many = black train cards
  .besides = {" "}and black train cards
  .label = Black train card
heart-of-africa-card-red = a red train card
  .the = the red train card
  .counted = { $count ->
    [one] one red train card
   *[other] { $count } red train cards
  }
  .one = red train card
  .many = red train cards
  .besides = {" "}and red train cards
  .label = Red train card
heart-of-africa-card-green = a green train card
  .the = the green train card
  .counted = { $count ->
    [one] one green train card
   *[other] { $count } green train cards
  }
  .one = green train card
  .many = green train cards
  .besides = {" "}and green train cards
  .label = Green train card
heart-of-africa-card-locomotive = a locomotive
  .the = the locomotive
  .counted = { $count ->
    [one] one locomotive
   *[other] { $count } locomotives
  }
  .one = locomotive
  .many = locomotives
  .besides = {""}
  .label = Locomotive

## Terrain cards: in the same forms; as a label, the whole type

heart-of-africa-terrain-desert = a desert card
  .the = the desert card
  .counted = { $count ->
    [one] one desert card
   *[other] { $count } desert cards
  }
  .one = desert card
  .many = desert cards
  .label = Desert & savanna
heart-of-africa-terrain-jungle = a jungle card
  .the = the jungle card
  .counted = { $count ->
    [one] one jungle card
   *[other] { $count } jungle cards
  }
  .one = jungle card
  .many = jungle cards
  .label = Jungle & forest
heart-of-africa-terrain-mountain = a mountain card
  .the = the mountain card
  .counted = { $count ->
    [one] one mountain card
   *[other] { $count } mountain cards
  }
  .one = mountain card
  .many = mountain cards
  .label = Mountains & cliffs

## Piles: without an article, as a label

heart-of-africa-pile-train = pile of train cards
  .label = Train cards
heart-of-africa-pile-terrain = pile of terrain cards
  .label = Terrain cards

## Actions

heart-of-africa-action-draw-starter = Let { $starter } begin
heart-of-africa-action-deal-train = Deal { $card }
heart-of-africa-action-deal-terrain = Deal { $terrain }
heart-of-africa-action-deal-ticket = Deal the ticket { $ticket }
heart-of-africa-action-draw-train = Draw a train card from the pile
heart-of-africa-action-take-train = Take the train card on space { $space }
heart-of-africa-action-draw-terrain = Draw a terrain card from the pile
heart-of-africa-action-take-terrain = Take the terrain card on terrain space { $space }
heart-of-africa-action-claim = Claim { $lane } with { $locomotives ->
    [0] { $card-many }
    [one] one locomotive{ $card-besides }
   *[other] { $locomotives } locomotives{ $card-besides }
  }{ $terrain_cards ->
    [0] { $terrain_locomotives ->
        [0] {""}
        [one] , doubled with one locomotive
       *[other] , doubled with { $terrain_locomotives } locomotives
      }
   *[other] , doubled with { $terrain_cards ->
        [one] one terrain card
       *[other] { $terrain_cards } terrain cards
      }{ $terrain_locomotives ->
        [0] {""}
        [one] {" "}and one locomotive
       *[other] {" "}and { $terrain_locomotives } locomotives
      }
  }
heart-of-africa-action-draw-tickets = Draw tickets
heart-of-africa-action-keep = Keep tickets, by their numbers: { $chosen }
heart-of-africa-action-pass = Pass

## Events

heart-of-africa-event-starter-drawn = { $seat } begins.
heart-of-africa-event-card-drawn = { $seat } draws { $card }.
  .times = { $seat } draws { $card-counted }.
heart-of-africa-event-hidden-card-drawn = { $seat } draws a train card from the pile.
  .times = { $seat } draws { $count } train cards from the pile.
heart-of-africa-event-card-taken = { $seat } takes { $card-the } from space { $space }.
heart-of-africa-event-card-turned-up = Turned up on space { $space }: { $card }.
heart-of-africa-event-trains-changed = Three or more of the { $count } train cards face up are locomotives: all { $count } are discarded, and new ones turned up.
heart-of-africa-event-terrain-drawn = { $seat } draws { $terrain } from the pile.
  .times = { $seat } draws { $terrain-counted } from the pile.
heart-of-africa-event-terrain-taken = { $seat } takes { $terrain-the } from terrain space { $space }.
heart-of-africa-event-terrain-turned-up = Turned up on terrain space { $space }: { $terrain }.
heart-of-africa-event-pile-shuffled = { $count ->
    [one] The only discard becomes the new { $pile }.
   *[other] The { $count } discards are shuffled and become the new { $pile }.
  }
heart-of-africa-event-no-second-card = There is nothing left that { $seat } could take as a second card.
heart-of-africa-event-ticket-drawn = { $seat } draws the ticket { $ticket }.
heart-of-africa-event-hidden-ticket-drawn = { $seat } draws a ticket.
  .times = { $seat } draws { $count } tickets.
heart-of-africa-event-tickets-chosen = { $seat } has chosen the first tickets.
heart-of-africa-event-tickets-kept = { $seat } keeps { $kept ->
    [one] one ticket
   *[other] { $kept } tickets
  }{ $rejected ->
    [0] {""}
    [one] {" "}and puts one under the pile
   *[other] {" "}and puts { $rejected } under the pile
  }.
heart-of-africa-event-route-claimed = { $seat } claims { $lane } with { $cards ->
    [0] { $locomotives ->
        [one] one locomotive
       *[other] { $locomotives } locomotives
      }
   *[other] { $cards ->
        [one] one { $card-one }
       *[other] { $cards } { $card-many }
      }{ $locomotives ->
        [0] {""}
        [one] {" "}and one locomotive
       *[other] {" "}and { $locomotives } locomotives
      }
  }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
heart-of-africa-event-route-doubled = { $seat } doubles { $lane } with { $cards ->
    [0] { $locomotives ->
        [one] one locomotive
       *[other] { $locomotives } locomotives
      }
   *[other] { $cards ->
        [one] one { $terrain-one }
       *[other] { $cards } { $terrain-many }
      }{ $locomotives ->
        [0] {""}
        [one] {" "}and one locomotive
       *[other] {" "}and { $locomotives } locomotives
      }
  }: { $points ->
    [one] 1 more point
   *[other] { $points } more points
  }.
heart-of-africa-event-turn-passed = { $seat } can do nothing, and passes.
heart-of-africa-event-last-round-begun = { $seat } has { $trains ->
    [0] no trains
    [one] only one train
   *[other] only { $trains } trains
  } left: everybody has one more turn.
heart-of-africa-event-ticket-scored = { $seat } shows the ticket { $ticket }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
heart-of-africa-event-globetrotter-found = { $seat } gets the Globetrotter bonus, with { $count ->
    [one] one ticket
   *[other] { $count } tickets
  } completed: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
heart-of-africa-event-match-ended = The match is over: { $ending ->
    [stalled] { heart-of-africa-ending-stalled }
   *[trains] { heart-of-africa-ending-trains }
  }.

## Refusals

heart-of-africa-refusal-over = The match is over.
heart-of-africa-refusal-unknown = This game has no such action: “{ $action }”.
heart-of-africa-refusal-not-your-turn = It is not your turn.
heart-of-africa-refusal-nature = Only chance decides that.
heart-of-africa-refusal-nature-first = Chance has to decide first.
heart-of-africa-refusal-first-tickets = First everybody chooses which tickets to keep.
heart-of-africa-refusal-chosen = You have chosen your first tickets already.
heart-of-africa-refusal-keep-more = Of the first tickets you must keep at least { $needed }.
heart-of-africa-refusal-keep-fewer = You have drawn { $drawn ->
    [one] only one ticket
   *[other] only { $drawn } tickets
  }.
heart-of-africa-refusal-keep-first = First choose which of the tickets drawn you keep.
heart-of-africa-refusal-nothing-drawn = You have drawn no tickets to choose from.
heart-of-africa-refusal-second-card = You have taken one card: now take the second.
heart-of-africa-refusal-open-space = No card lies on this space.
heart-of-africa-refusal-second-locomotive = A locomotive that lies face up can’t be the second card of a turn.
heart-of-africa-refusal-no-train-cards = The pile of train cards and its discards are empty.
heart-of-africa-refusal-no-terrain-cards = The pile of terrain cards and its discards are empty.
heart-of-africa-refusal-no-tickets = No tickets are left in the pile.
heart-of-africa-refusal-pass = You may pass only when you can do nothing else.
heart-of-africa-refusal-taken = This route is taken, by { $seat }.
heart-of-africa-refusal-closed = The other lane of this double route is taken: with two or three players this one stays closed to everybody.
heart-of-africa-refusal-own-double = The other lane of this double route is yours: nobody may have both.
heart-of-africa-refusal-trains = That takes { $needed ->
    [one] one train
   *[other] { $needed } trains
  }, and you have { $held ->
    [0] none
   *[other] { $held }
  } left.
heart-of-africa-refusal-ferry = This is a ferry: at least { $needed ->
    [one] one locomotive
   *[other] { $needed } locomotives
  } must be among the cards that pay for its spaces.
heart-of-africa-refusal-cards = That takes { $needed ->
    [one] one { $card-one }
   *[other] { $needed } { $card-many }
  }, and you have { $held ->
    [0] none
   *[other] { $held }
  }.
heart-of-africa-refusal-terrain = That takes { $needed ->
    [one] one { $terrain-one }
   *[other] { $needed } { $terrain-many }
  }, and you have { $held ->
    [0] none
   *[other] { $held }
  }.
heart-of-africa-refusal-more-terrain = { $seat } has { $theirs ->
    [one] one { $terrain-one }
   *[other] { $theirs } { $terrain-many }
  }, and you have { $held ->
    [0] none
   *[other] { $held }
  }, counting the locomotives you spend for it: the route can’t be doubled.

## Boards

heart-of-africa-board-country-unknown = no country called “{ $country }” is described under “countries”
heart-of-africa-board-id-twice = “{ $id }” is the name of a country already
heart-of-africa-board-no-place = no place belongs to the country “{ $country }”
heart-of-africa-board-place-unknown = no place called “{ $place }” is described under “places”
heart-of-africa-board-two-ends = “ends” are two different places; here { $found ->
    [one] there is one
   *[other] there are { $found }
  }
heart-of-africa-board-route-twice = another route joins “{ $place }” and “{ $other }” already: a double route is one route with two lanes
heart-of-africa-board-lanes = a route has one lane or two; here { $found ->
    [one] one is listed
   *[other] { $found } are listed
  }
heart-of-africa-board-ferry = { $ferry ->
    [one] one locomotive symbol is
   *[other] { $ferry } locomotive symbols are
  } too many for a route of length { $length }
heart-of-africa-board-ticket-end = “{ $place }” is no city and no country; a ticket can name nothing else
heart-of-africa-board-ticket-twice = another ticket joins “{ $place }” and “{ $other }” already
heart-of-africa-board-ticket-cut-off = the ticket can’t be completed: no way leads from “{ $place }” to “{ $other }” without going through a border country
heart-of-africa-board-ticket-count = there { $found ->
    [one] is one ticket
   *[other] are { $found } tickets
  }; there must be from { $fewest } to { $most }

## Positions as text

heart-of-africa-show-deal = To be dealt: the first cards and tickets.
heart-of-africa-show-first = To be decided, by everybody at once: which of the first tickets to keep.
heart-of-africa-show-turn = Turn { $turn }: { $seat }
heart-of-africa-show-last-turns = The end is near: { $count ->
    [one] this is the last turn.
   *[other] { $count } turns are left, this one included.
  }
heart-of-africa-show-phase = { $phase ->
    [second] To be decided: the second card.
    [keep] To be decided: which of the tickets drawn to keep.
    [end] To be turned up: cards for the open spaces.
   *[turn] To be decided: draw cards, claim a route, or draw tickets.
  }
heart-of-africa-show-over = The match is over in turn { $turn }: { $ending ->
    [stalled] { heart-of-africa-ending-stalled }
   *[trains] { heart-of-africa-ending-trains }
  }.

heart-of-africa-show-offer = {"     "}ticket { $number }: { $ticket } ({ $points })
heart-of-africa-show-space = Face up: { $card }
heart-of-africa-show-terrain-space = Face up: { $terrain }
heart-of-africa-show-piles = Train cards: pile { $trains }, discards { $discards }; terrain cards: pile { $terrain_cards }, discards { $terrain_discards }; tickets: pile { $tickets }.
heart-of-africa-show-player = { $number }. { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $trains ->
    [one] 1 train
   *[other] { $trains } trains
  }, { $cards ->
    [one] 1 train card
   *[other] { $cards } train cards
  }{ $tickets ->
    [-1] {""}
    [one] , 1 ticket
   *[other] , { $tickets } tickets
  }
heart-of-africa-show-terrain = {"     "}{ $terrain-counted }
heart-of-africa-show-lane = {"     "}route: { $lane }
heart-of-africa-show-card = {"     "}in hand: { $card-counted }
heart-of-africa-show-known = {"     "}taken face up: { $card-counted }
heart-of-africa-show-ticket = {"     "}ticket: { $ticket } ({ $points }), { $completed ->
    [yes] completed
   *[no] not completed
  }

## The page: what to do

heart-of-africa-page-prompt-tickets = Choose your tickets
heart-of-africa-page-prompt-tickets-fewest = { $count ->
    [one] Keep at least one. Tap or point at a ticket to see it on the map.
   *[other] Keep at least { $count }. Tap or point at a ticket to see it on the map.
  }
heart-of-africa-page-prompt-tickets-chosen = { $count ->
    [one] One chosen: keep it, or choose more.
   *[other] { $count } chosen: keep them, or choose others.
  }
heart-of-africa-page-prompt-turn = Take cards, claim a route, or draw tickets
heart-of-africa-page-prompt-turn-detail = You can pay for the highlighted routes.
heart-of-africa-page-prompt-turn-no-route = You can’t pay for any route yet.
heart-of-africa-page-prompt-last = Last round: this is your last turn.
heart-of-africa-page-prompt-second = Take the second card
heart-of-africa-page-prompt-second-detail = Train or terrain, face up or from a pile.
heart-of-africa-page-prompt-second-locomotive = Any card but a face-up locomotive.
heart-of-africa-page-prompt-pay = Choose how to pay
heart-of-africa-page-prompt-pay-detail = Or choose another highlighted route, or a card.
heart-of-africa-page-prompt-pass = Nothing can be done
heart-of-africa-page-pass = Pass
heart-of-africa-page-pass-about = No card is left to take, no ticket to draw, and you can’t pay for any open route: you can only pass.
heart-of-africa-page-back = Back
heart-of-africa-page-take = Take
heart-of-africa-page-draw = Draw
heart-of-africa-page-doubt-take = { $only ->
    [yes] Take { $card-the }? It is your only card of this turn.
   *[no] Take { $card-the }?
  }
heart-of-africa-page-doubt-take-terrain = Take { $terrain-the }?
heart-of-africa-page-doubt-draw = Draw a train card from the pile?
heart-of-africa-page-doubt-draw-terrain = Draw a terrain card from the pile?
heart-of-africa-page-doubt-tickets = { $count ->
    [one] Draw the last ticket and keep it? That is your whole turn.
   *[other] Draw { $count } tickets and keep at least one? That is your whole turn.
  }
heart-of-africa-page-last-round = { $count ->
    [one] Last round, 1 turn left:
   *[other] Last round, { $count } turns left:
  }

## The page: cards

heart-of-africa-page-market = Cards to take
heart-of-africa-page-train-cards = Train cards
heart-of-africa-page-terrain-cards = Terrain cards
heart-of-africa-page-open-space = Open space: no card is left for it
heart-of-africa-page-train-card = { $only ->
    [yes] { $card-label }: your only card of the turn
   *[no] { $card-label }
  }
heart-of-africa-page-barred = { $card-label }: face up it can’t be the second card
heart-of-africa-page-train-pile = Pile of train cards: { $count }{ $count ->
    [0] { $discards ->
        [0] {""}
       *[other] {" "}(the { $discards } discards are shuffled first)
      }
   *[other] {""}
  }
heart-of-africa-page-terrain-card = { $terrain-label }.
heart-of-africa-page-terrain-ahead = With this card you would have { $held }, more than anybody.
heart-of-africa-page-terrain-level = With this card you would have { $held }, and nobody more.
heart-of-africa-page-terrain-behind = With this card you would have { $held }; { $seat } has { $theirs }.
heart-of-africa-page-terrain-pile = Pile of terrain cards: { $count }{ $count ->
    [0] { $discards ->
        [0] {""}
       *[other] {" "}(the { $discards } discards are shuffled first)
      }
   *[other] {""}
  }
heart-of-africa-page-discards = Discards { $count }
heart-of-africa-page-discards-title = Discards
heart-of-africa-page-discards-none = None
heart-of-africa-page-discards-about = When a pile is empty, its discards become the new pile.
heart-of-africa-page-counted = { $card-counted }
heart-of-africa-page-counted-terrain = { $terrain-counted }
heart-of-africa-page-known = Taken face up and not spent:
heart-of-africa-page-known-of = { $seat }: taken face up and not spent
heart-of-africa-page-hand = Your hand
heart-of-africa-page-hand-of = { $seat }’s hand
heart-of-africa-page-hand-empty = You have no cards.
heart-of-africa-page-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
heart-of-africa-page-stack = { $card-counted }{ $spent ->
    [0] {""}
   *[other] , { $spent } to be spent
  }{ $drawn ->
    [0] {""}
   *[other] , { $drawn } new
  }
heart-of-africa-page-stack-terrain = { $terrain-counted }{ $spent ->
    [0] {""}
   *[other] , { $spent } to be spent
  }{ $drawn ->
    [0] {""}
   *[other] , { $drawn } new
  }
heart-of-africa-page-shelves = What is shown
heart-of-africa-page-shelf-cards = Cards
heart-of-africa-page-shelf-tickets = Tickets { $count }

## The page: players

heart-of-africa-page-column-trains = Trains left
heart-of-africa-page-column-cards = Train cards in hand
heart-of-africa-page-column-tickets = Tickets
heart-of-africa-page-column-terrain = Terrain cards: { $terrain-label }
heart-of-africa-page-has-trains = { $count ->
    [one] 1 train left
   *[other] { $count } trains left
  }
heart-of-africa-page-has-cards = { $count ->
    [one] 1 train card
   *[other] { $count } train cards
  }
heart-of-africa-page-has-tickets = { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
  }
heart-of-africa-page-has-choosing = { $count ->
    [one] Choosing from 1 ticket
   *[other] Choosing from { $count } tickets
  }
heart-of-africa-page-has-chosen = Has chosen; number shown when everyone has
heart-of-africa-page-has-terrain = { $terrain-label }: { $count }{ $leads ->
    [yes] , nobody has more
   *[no] {""}
  }

## The page: tickets

heart-of-africa-page-tickets = Your tickets
heart-of-africa-page-tickets-of = { $seat }’s tickets
heart-of-africa-page-tickets-safe = { $safe } of { $all } points safe
heart-of-africa-page-tickets-none = You have no tickets.
heart-of-africa-page-draw-tickets = Draw tickets
  .key = t
heart-of-africa-page-draw-tickets-label = { $count ->
    [0] No tickets are left to draw
    [one] Draw the last ticket
   *[other] Draw tickets: { $count } in the pile
  }
heart-of-africa-page-choose-tickets = Tickets to choose from
heart-of-africa-page-keep = { $count ->
    [one] Keep 1 ticket
   *[other] Keep { $count } tickets
  }
heart-of-africa-page-keep-missing = { $count ->
    [one] { $chosen ->
        [0] Choose at least 1
       *[other] Choose at least 1 more
      }
   *[other] Choose at least { $count }
  }
heart-of-africa-page-key-ticket = { $ticket }
heart-of-africa-page-ticket = { $ticket }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }. { $state ->
    [completed] Completed.
    [blocked] No free way is left.
    [missed] Not completed.
    [trains] The shortest free way takes { $trains } trains: more than you have.
   *[possible] The shortest free way takes { $trains ->
        [one] 1 train
       *[other] { $trains } trains
      }; { $missing ->
        [0] you have all the cards for it.
        [one] 1 card is missing.
       *[other] { $missing } cards are missing.
      }
  }
heart-of-africa-page-ticket-name = { $ticket }
heart-of-africa-page-ticket-worth = { $ticket }: { $points }
heart-of-africa-page-ticket-completed = done
heart-of-africa-page-ticket-blocked = blocked
heart-of-africa-page-ticket-missed = missed
heart-of-africa-page-ticket-to-go = { $count } to go
heart-of-africa-page-ticket-takes = { $trains ->
    [one] 1 train
   *[other] { $trains } trains
  }{ $missing ->
    [0] {""}
    [one] , 1 card short
   *[other] , { $missing } cards short
  }
heart-of-africa-page-missing = { $count } short
heart-of-africa-page-tickets-count = { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
  }
heart-of-africa-page-routes-count = { $count ->
    [one] 1 route
   *[other] { $count } routes
  }

## The page: claiming

heart-of-africa-page-lane = { $lane }
heart-of-africa-page-lane-facts = { $count ->
    [one] 1 space
   *[other] { $count } spaces
  }, { $colour }{ $any ->
    [yes] : any one colour
   *[no] {""}
  }{ $ferry ->
    [0] {""}
    [one] . Ferry: 1 locomotive at least
   *[other] . Ferry: { $ferry } locomotives at least
  }
heart-of-africa-page-lane-lacks = You have { $card-counted }{ $locomotives ->
    [0] {""}
    [one] {" "}and 1 locomotive
   *[other] {" "}and { $locomotives } locomotives
  }: { $missing ->
    [one] 1 card is missing
   *[other] { $missing } cards are missing
  }{ $ferry ->
    [0] {""}
    [one] , and 1 locomotive must be among them
   *[other] , and { $ferry } locomotives must be among them
  }.
heart-of-africa-page-lane-open = { $count ->
    [one] 1 way to pay
   *[other] { $count } ways to pay
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
heart-of-africa-page-lacks = Cards you have, and how many are missing
heart-of-africa-page-pay-with = Pay with
heart-of-africa-page-double-with = Double with: { $terrain-label }
heart-of-africa-page-way = { $count ->
    [0] {""}
   *[other] { $card-counted }{ $locomotives ->
        [0] {""}
       *[other] {" "}and{" "}
      }
  }{ $locomotives ->
    [0] {""}
    [one] 1 locomotive
   *[other] { $locomotives } locomotives
  }
heart-of-africa-page-more-ways = { $count ->
    [one] 1 more way
   *[other] { $count } more ways
  }
heart-of-africa-page-no = No
heart-of-africa-page-doubling = { $count ->
    [0] { $locomotives ->
        [0] Don’t double
        [one] Double with 1 locomotive
       *[other] Double with { $locomotives } locomotives
      }
   *[other] Double with { $terrain-counted }{ $locomotives ->
        [0] {""}
        [one] {" "}and 1 locomotive
       *[other] {" "}and { $locomotives } locomotives
      }
  }
heart-of-africa-page-points = { $count ->
    [one] point
   *[other] points
  }
heart-of-africa-page-claim = Claim
heart-of-africa-page-claim-later = You can pay for it: claim it at the start of a turn of yours.
heart-of-africa-page-close = Close

## The page: the end

heart-of-africa-page-picture = The map at the end of the match
heart-of-africa-page-networks = Whose routes stand out
heart-of-africa-page-network = Routes of { $seat }

## The map

heart-of-africa-page-map-board = Map: the routes, place by place
heart-of-africa-page-map-keys = Arrow keys go from route to route as they lie on the map, Page Up and Page Down to the routes you can claim now, Home and End to the first and the last. Enter chooses.
heart-of-africa-page-map-lane = To { $other }: { $colour }, { $length ->
    [one] 1 space
   *[other] { $length } spaces
  }{ $number ->
    [0] {""}
   *[other] , lane { $number } of two
  }{ $ferry ->
    [0] {""}
    [one] , ferry with 1 locomotive
   *[other] , ferry with { $ferry } locomotives
  }. { $state }
heart-of-africa-page-map-claimed = { $name } has it.
heart-of-africa-page-map-closed = Closed: the lane beside it is taken.
heart-of-africa-page-map-can = You can claim it now.
heart-of-africa-page-map-leads = You can claim it now: it leads to one of your tickets.
heart-of-africa-page-map-leading = Leads to your tickets
heart-of-africa-page-map-free = Free.
heart-of-africa-page-map-legend = Points for a route, and the colours of each terrain
heart-of-africa-page-map-spaces = Spaces
heart-of-africa-page-map-points = Points
heart-of-africa-page-map-desert = Desert
heart-of-africa-page-map-jungle = Jungle
heart-of-africa-page-map-mountain = Mountains
heart-of-africa-page-colour-red = red
heart-of-africa-page-colour-orange = orange
heart-of-africa-page-colour-yellow = yellow
heart-of-africa-page-colour-green = green
heart-of-africa-page-colour-blue = blue
heart-of-africa-page-colour-purple = purple
heart-of-africa-page-colour-black = black
heart-of-africa-page-colour-white = white
heart-of-africa-page-colour-gray = gray

## The lesson

heart-of-africa-lesson-tickets = Link cities by rail: routes score at once, tickets at the end. You choose from these four tickets.
  .title = Tickets
heart-of-africa-lesson-worth = A ticket brings its points if your routes join its two ends when the match is over. If they don’t, you lose as many.
heart-of-africa-lesson-keep = Bulawayo – Port Nolloth and Pretoria – Salisbury lie along one line.
  .ask = Keep these two.
heart-of-africa-lesson-keep-wrong = Possible, but tickets along one line help each other. Keep the second and the fourth.
heart-of-africa-lesson-cards = A turn is one thing: take two cards, claim a route, or draw tickets. Today you begin with cards.
  .title = Cards
heart-of-africa-lesson-take-white = Bulawayo – Pretoria takes two white cards, and one lies face up.
  .ask = Take it.
heart-of-africa-lesson-take-white-wrong = That one suits another route. First take the white card.
heart-of-africa-lesson-draw-blind = A locomotive has turned up, but face up it can’t be your second card.
  .ask = Draw one from the pile instead.
heart-of-africa-lesson-draw-blind-wrong = That would do, but see what the pile holds. Draw from it.
heart-of-africa-lesson-claiming = You hold one white card. A locomotive stands for any colour, so Bulawayo – Pretoria can be paid.
  .title = Claiming a route
heart-of-africa-lesson-first-route = A route takes as many cards of its colour as it has spaces.
  .ask = Claim Bulawayo – Pretoria with the white card and one locomotive.
heart-of-africa-lesson-first-route-wrong = Claim Bulawayo – Pretoria now, with the white card and one locomotive: you will soon want the other one.
heart-of-africa-lesson-points = Two spaces bring 2 points, six bring 15: long routes pay. Watch the trains as well, for the match nears its end when somebody has two or fewer.
heart-of-africa-lesson-terrain = Yellow, orange and red routes cross the desert, other colours jungle or mountains. Terrain cards lie open before their owners and can double routes.
  .title = Terrain cards
heart-of-africa-lesson-take-desert = Your next routes cross the desert.
  .ask = Take the first of the two desert cards.
heart-of-africa-lesson-take-desert-wrong = Desert is what you need now. Take the first of the two terrain cards.
heart-of-africa-lesson-take-another = Train and terrain cards may be mixed, but one more desert card serves you best.
  .ask = Take it.
heart-of-africa-lesson-take-another-wrong = Possible, but two desert cards are worth more to you. Take the desert card.
heart-of-africa-lesson-doubling = Spend a terrain card of its kind, from four spaces on two, and a route counts double. Nobody else may have more cards of that terrain.
  .title = Doubling
heart-of-africa-lesson-doubled-route = Nobody has more desert cards than you.
  .ask = Claim Bloemfontein – Pretoria with the yellow card and the locomotive, doubled with one desert card.
heart-of-africa-lesson-doubled-route-wrong = Choose the yellow card with the locomotive and double with one desert card: 2 points become 4.
heart-of-africa-lesson-locomotives = Your locomotives are spent. You may take one that lies face up, but then it is the only card of your turn.
  .title = Locomotives
heart-of-africa-lesson-take-locomotive = A locomotive replaces any colour and, as you will see, any terrain.
  .ask = Take the first locomotive of the row.
heart-of-africa-lesson-take-locomotive-wrong = You have no locomotive left, and one will soon double a route. Take the first one that lies face up.
heart-of-africa-lesson-as-terrain = Two turns later you hold three orange cards and a locomotive. That is enough for Bloemfontein – Cape Town.
  .title = Locomotives as terrain
heart-of-africa-lesson-who-leads = Somebody else has two desert cards now, you have one: too few to double. But a locomotive spent as terrain counts as a desert card.
heart-of-africa-lesson-locomotive-doubles = It makes you equal and pays for the doubling as well.
  .ask = Claim Bloemfontein – Cape Town with three orange cards, doubled with the locomotive.
heart-of-africa-lesson-locomotive-doubles-wrong = Pay three orange cards and double with the locomotive: 4 points become 8, and you keep your desert card.
heart-of-africa-lesson-pairs = Two lanes join Cape Town and Port Nolloth. With two or three players one of them at most is used; with four or five both can be.
  .title = Double routes
heart-of-africa-lesson-one-of-two = You hold the two red cards that either lane takes.
  .ask = Claim one of them, whichever you like.
heart-of-africa-lesson-one-of-two-wrong = One of the two red lanes to Port Nolloth completes your ticket. Claim it.
heart-of-africa-lesson-lane-closed = The lane beside yours is closed now, for everybody and to the end. With four players somebody else could still claim it.
heart-of-africa-lesson-ticket-done = Bulawayo – Port Nolloth is complete: 11 points are safe. The others don’t know, for tickets stay secret until the end.
heart-of-africa-lesson-more-tickets = A turn’s third use is to draw four tickets and keep at least one. Early in the match that pays, late it is a risk.
  .title = More tickets
heart-of-africa-lesson-draw-tickets = You still have 36 trains, enough for a long line.
  .ask = Draw tickets.
heart-of-africa-lesson-draw-tickets-wrong = A good turn too, but try the tickets once. Draw them.
heart-of-africa-lesson-keep-one = Durban is near your line, and Addis Ababa – Durban is worth 20 points.
  .ask = Keep only this one.
heart-of-africa-lesson-keep-one-wrong = Every ticket you don’t finish costs you its points. Keep just Addis Ababa – Durban.
heart-of-africa-lesson-last-round = Many turns later your tickets are complete and somebody has no trains left. At two or fewer everybody gets one more turn.
  .title = The last round
heart-of-africa-lesson-few-trains = Then tickets are shown and counted, and whoever has completed most gets 10 points more. Cards that are left are worth nothing.
heart-of-africa-lesson-last-turn = This is your last turn, so spend what you have.
  .ask = Claim any route, doubled if you can.
heart-of-africa-lesson-last-turn-wrong = Cards and tickets would bring you nothing now. Claim a route.
heart-of-africa-lesson-doubled-last = Doubled: your last turn could hardly bring more. Now the match is counted.
heart-of-africa-lesson-plain-last = In the last turn every point counts. Now the match is counted.

## The recap: what follows a player's name, and what a turn brought

heart-of-africa-page-recap-claim = claims { $lane }
heart-of-africa-page-recap-take-card = takes { $card-counted }
heart-of-africa-page-recap-more-card = { $card-counted }
heart-of-africa-page-recap-take-terrain = takes { $terrain-counted }
heart-of-africa-page-recap-draw-terrain = draws { $terrain-counted } from the pile
heart-of-africa-page-recap-more-terrain = { $terrain-counted }
heart-of-africa-page-recap-draw-hidden = draws { $count ->
    [one] a train card
   *[other] { $count } train cards
  } from the pile
heart-of-africa-page-recap-more-hidden = { $count ->
    [one] a train card
   *[other] { $count } train cards
  }
heart-of-africa-page-recap-draw-tickets = draws { $count ->
    [one] a ticket
   *[other] { $count } tickets
  }
heart-of-africa-page-recap-keep = { $count ->
    [one] draws tickets and keeps one
   *[other] draws tickets and keeps { $count }
  }
heart-of-africa-page-recap-chosen = has chosen the first tickets
heart-of-africa-page-recap-pass = can do nothing and passes
heart-of-africa-page-recap-paid = { $cards ->
    [0] { $locomotives ->
        [one] one locomotive
       *[other] { $locomotives } locomotives
      }
   *[other] { $cards ->
        [one] one { $card-one }
       *[other] { $cards } { $card-many }
      }{ $locomotives ->
        [0] {""}
        [one] , one locomotive
       *[other] , { $locomotives } locomotives
      }
  }
heart-of-africa-page-recap-doubled = doubled with { $cards ->
    [0] { $locomotives ->
        [one] one locomotive
       *[other] { $locomotives } locomotives
      }
   *[other] { $cards ->
        [one] one { $terrain-one }
       *[other] { $cards } { $terrain-many }
      }{ $locomotives ->
        [0] {""}
        [one] {" "}and one locomotive
       *[other] {" "}and { $locomotives } locomotives
      }
  }
heart-of-africa-page-recap-last-round = the last round begins
heart-of-africa-page-recap-gain-cards = { $count ->
    [one] 1 train card
   *[other] { $count } train cards
  }
heart-of-africa-page-recap-gain-terrain = { $count ->
    [one] 1 terrain card
   *[other] { $count } terrain cards
  }
heart-of-africa-page-recap-gain-tickets = { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
  }

## In 60 seconds

heart-of-africa-minute-goal = Have the most points. Routes you claim count at once; tickets, which name two ends to be linked, count at the end, and those not completed cost points.
heart-of-africa-minute-turn = Do one thing: take two cards, claim a route with train cards of its colour, or draw tickets. If nobody has more terrain cards of a route’s type than you, you may spend some to double its points.
heart-of-africa-minute-end = Once somebody has two trains or fewer, everybody has one more turn. Then the tickets are counted, with 10 points more for the most completed ones.

## What is what?

heart-of-africa-page-part-stall-train = Train card face up
  .about = Take it for your hand. You may take two cards a turn, from anywhere here.
heart-of-africa-page-part-stall-train-pile = Pile of train cards
  .about = Unseen. A locomotive drawn from here is a card like any other.
heart-of-africa-page-part-stall-terrain = Terrain card face up
  .about = Lies open before you. Whoever is behind nobody in a terrain may double routes there.
heart-of-africa-page-part-stall-terrain-pile = Pile of terrain cards
  .about = Unseen; drawn, it lies open before you.
heart-of-africa-page-part-discards = Discards
  .about = Cards that were spent. Anyone may look through them.
heart-of-africa-page-part-hand = Your train cards
  .about = Cards of a route’s colour pay for it; locomotives stand for any colour.
heart-of-africa-page-part-tickets = Your tickets
  .about = Secret until the end: link both ends with your own routes. Point at one to see its way on the map.
heart-of-africa-page-part-ticket-value = Worth of a ticket
  .about = Gained at the end if both ends are linked, lost if not.
heart-of-africa-page-part-ticket-note = How far it is
  .about = The trains still missing on the shortest way, or whether it is done or cut off.
heart-of-africa-page-part-draw-tickets = Draw tickets
  .about = Takes your whole turn: four tickets, of which you keep at least one.
heart-of-africa-page-part-offer = Tickets to choose from
  .about = Mark those you want to keep; the others go back under the pile.
heart-of-africa-page-part-claim = Claiming a route
  .about = What it costs and brings, and whether it can be doubled.
heart-of-africa-page-part-lane-lit = Route you can claim now
  .about = A blue glow: your cards and trains are enough. Press it to choose how to pay.
heart-of-africa-page-part-lane = Route
  .about = Its colour and sign say which cards pay for it, one for each space.
heart-of-africa-page-part-ferry = Ferry
  .about = So many of the cards paid must be locomotives.
heart-of-africa-page-part-train = Claimed route
  .about = The trains’ colour and emblem say whose it is.
heart-of-africa-page-part-city = City
  .about = Routes meet here, and tickets can name it.
heart-of-africa-page-part-junction = Junction
  .about = Connects routes as a city does, but no ticket names it.
heart-of-africa-page-part-country = Country at the edge
  .about = A dead end: no way leads through it. A ticket to it is completed at any of its places.
heart-of-africa-page-part-ticket-end = End of your ticket
  .about = A ring around the places that your own tickets name.
heart-of-africa-page-part-route-points = What routes bring
  .about = The points for each length, at once.
heart-of-africa-page-part-terrain-key = Colours and terrain
  .about = Which colours of routes belong to which terrain, for doubling.
heart-of-africa-page-part-legend = Points and terrain
  .about = What routes bring by their length, and which colours belong to which terrain.
heart-of-africa-page-part-trains-left = Trains left
  .about = Everybody begins with 45. Two or fewer, and the last round begins.
heart-of-africa-page-part-cards-held = Train cards in hand
  .about = How many each player holds; which ones is secret.
heart-of-africa-page-part-tickets-held = Tickets
  .about = How many each player has; which ones is secret until the end.
heart-of-africa-page-part-terrain-held = Terrain cards
  .about = How many cards of this terrain each player has, for all to see.
heart-of-africa-page-part-most-terrain = Most of this terrain
  .about = Nobody has more of it: this player can double routes there.
