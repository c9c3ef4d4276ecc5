# Texts of Africa.

africa-name = Africa
africa-author = Reiner Knizia, 2001
africa-tagline = Explore, meet animals and nomads, and find eleven monuments.
africa-original-board = The map and the mix of tiles are original: the printed ones could not be consulted.

africa-option-hidden-treasure = Hidden treasure
  .about = Others’ totals of gold and gem pieces are not shown until the end; what was taken stays in the log.
  .false = off
  .true = on

africa-style-explorer = Explorer
africa-style-explorer-about = Likes to discover tiles, and to see what is there.
africa-style-merchant = Merchant
africa-style-merchant-about = Likes to exchange goods and to set up camps by gold and gems.
africa-style-herder = Herder
africa-style-herder-about = Likes to lead animals to their own kind, and nomads to open country.

africa-ending-eleventh-monument = the eleventh monument was found
africa-ending-stalled = nobody discovered anything for twelve turns each

africa-score-total = Total
africa-score-treasure = Gold and gems discovered
africa-score-animals = Animals
africa-score-nomads = Nomads
africa-score-camps = Camps
africa-score-last-monument = Eleventh monument
africa-score-goods = Goods
africa-score-gold = Gold
africa-score-gems = Gems

## Tiles: with their article, with “the”, counted, as a label

africa-tile-elephant = an elephant
  .the = the elephant
  .counted = { $count ->
    [one] one elephant
   *[other] { $count } elephants
  }
  .label = Elephant
africa-tile-rhinoceros = a rhinoceros
  .the = the rhinoceros
  .counted = { $count ->
    [one] one rhinoceros
   *[other] { $count } rhinoceroses
  }
  .label = Rhinoceros
africa-tile-ostrich = an ostrich
  .the = the ostrich
  .counted = { $count ->
    [one] one ostrich
   *[other] { $count } ostriches
  }
  .label = Ostrich
africa-tile-leopard = a leopard
  .the = the leopard
  .counted = { $count ->
    [one] one leopard
   *[other] { $count } leopards
  }
  .label = Leopard
africa-tile-chameleon = a chameleon
  .the = the chameleon
  .counted = { $count ->
    [one] one chameleon
   *[other] { $count } chameleons
  }
  .label = Chameleon
africa-tile-tortoise = a tortoise
  .the = the tortoise
  .counted = { $count ->
    [one] one tortoise
   *[other] { $count } tortoises
  }
  .label = Tortoise
africa-tile-statue = a statue
  .the = the statue
  .counted = { $count ->
    [one] one statue
   *[other] { $count } statues
  }
  .label = Statue
africa-tile-cauldron = a cauldron
  .the = the cauldron
  .counted = { $count ->
    [one] one cauldron
   *[other] { $count } cauldrons
  }
  .label = Cauldron
africa-tile-garment = a garment
  .the = the garment
  .counted = { $count ->
    [one] one garment
   *[other] { $count } garments
  }
  .label = Garment
africa-tile-drum = a drum
  .the = the drum
  .counted = { $count ->
    [one] one drum
   *[other] { $count } drums
  }
  .label = Drum
africa-tile-mask = a mask
  .the = the mask
  .counted = { $count ->
    [one] one mask
   *[other] { $count } masks
  }
  .label = Mask
africa-tile-monument = a monument
  .the = the monument
  .counted = { $count ->
    [one] one monument
   *[other] { $count } monuments
  }
  .label = Monument
africa-tile-nomads = nomads
  .the = the nomads
  .counted = { $count ->
    [one] one group of nomads
   *[other] { $count } groups of nomads
  }
  .label = Nomads
africa-tile-gold-1 = one piece of gold
  .the = the piece of gold
  .counted = { $count ->
    [one] one tile with a piece of gold
   *[other] { $count } tiles with a piece of gold
  }
  .label = Gold, one piece
africa-tile-gold-2 = two pieces of gold
  .the = the two pieces of gold
  .counted = { $count ->
    [one] one tile with two pieces of gold
   *[other] { $count } tiles with two pieces of gold
  }
  .label = Gold, two pieces
africa-tile-gems-1 = one gem
  .the = the gem
  .counted = { $count ->
    [one] one tile with a gem
   *[other] { $count } tiles with a gem
  }
  .label = One gem
africa-tile-gems-2 = two gems
  .the = the two gems
  .counted = { $count ->
    [one] one tile with two gems
   *[other] { $count } tiles with two gems
  }
  .label = Two gems

## Actions

africa-action-draw-start-player = Draw the start player
africa-action-turn-up = Turn up { $tile }
africa-action-place-explorer = Begin at { $to }
africa-action-relocate = Relocate to { $to }
africa-action-advance = Advance to { $to }
africa-action-discover = Discover the tile at { $hexagon }
africa-action-lift = Move the tile at { $hexagon }
africa-action-put = Put it at { $to }
africa-action-leave = Leave it where it was found
africa-action-exchange-one = Give the find to { $other } for { $good }
africa-action-exchange-all = Take all { $other } has of a kind: { $good-label }
africa-action-keep = Exchange nothing
africa-action-camp-for-points = Set up a camp for points
africa-action-camp-for-treasure = Set up a camp and take gold and gems
africa-action-end-turn = End turn

## Events

africa-event-start-player-drawn = { $seat } begins.
africa-event-explorer-placed = { $seat } starts at { $to }.
africa-event-relocated = { $seat } relocates from { $origin } to { $to }.
africa-event-advanced = { $seat } advances { $steps ->
    [one] one hexagon
   *[other] { $steps } hexagons
  } from { $origin } to { $to }.
africa-event-tile-turned = { $seat } turns up { $tile } at { $hexagon }.
africa-event-treasure-found = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
  } for { $tile }.
africa-event-good-taken = { $seat } takes { $good-the }.
africa-event-goods-exchanged = { $seat } takes { $taken-counted } from { $other } and gives { $given-counted }.
africa-event-good-kept = { $seat } keeps { $good-the } and exchanges nothing.
africa-event-animal-settled = { $seat }: { $tile-the } settles at { $to }, beside { $adjacent ->
    [0] none of its kind
    [one] one of its kind
   *[other] { $adjacent } of its kind
  }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
africa-event-nomads-settled = { $seat }: the nomads settle at { $to }, beside { $points ->
    [0] no empty hexagon: no points
    [one] one empty hexagon: 1 point
   *[other] { $points } empty hexagons: { $points } points
  }.
africa-event-tile-lifted = { $seat } chooses { $tile-the } at { $hexagon }.
  .told-by = animal-moved nomads-moved
africa-event-animal-moved = { $seat } moves { $tile-the } from { $origin } to { $to }, beside { $after } of its kind instead of { $before }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
africa-event-nomads-moved = { $seat } moves nomads from { $origin } to { $to }, beside { $after ->
    [one] one empty hexagon
   *[other] { $after } empty hexagons
  } instead of { $before }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
africa-event-monument-found = { $seat } has found monument number { $number } and gets a camp.
africa-event-last-monument-found = { $seat } has found the eleventh monument: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, and the match ends.
africa-event-camp-set-up = { $seat } sets up a camp at { $hexagon }: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
  }.
africa-event-treasure-collected = { $seat } sets up a camp at { $hexagon } and takes { $gold ->
    [0] no gold
    [one] one piece of gold
   *[other] { $gold } pieces of gold
  } and { $gems ->
    [0] no gem
    [one] one gem
   *[other] { $gems } gems
  }.
africa-event-turn-passed = { $seat } passes.
africa-event-match-stalled = Nobody has discovered anything for { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }: the match is over.
africa-event-final-score = { $seat }: { $goods } for goods, { $gold } for gold, { $gems } for gems, { $total } in all.
africa-event-won = { $shared ->
    [one] { $winner } wins with
   *[other] { $winner } shares the victory with
  } { $total ->
    [one] 1 point
   *[other] { $total } points
  }.

## Refusals

africa-refusal-over = The match is over.
africa-refusal-unknown = This game has no such action: “{ $action }”.
africa-refusal-not-your-turn = It is not your turn.
africa-refusal-nature = Only chance decides that.
africa-refusal-nature-first = Chance has to decide first.
africa-refusal-place-first = Begin by choosing a city for your explorer.
africa-refusal-placed = All explorers stand on the board already.
africa-refusal-city-taken = { $other } starts at { $to } already.
africa-refusal-relocate-late = You can relocate only at the very beginning of your turn, instead of everything else.
africa-refusal-relocate-here = Your explorer stands there already.
africa-refusal-advanced-already = You have used this half’s advance.
africa-refusal-advance-here = Your explorer stands there already.
africa-refusal-advance-far = { $to } is more than two steps away, or the way is barred by face-down tiles or explorers.
africa-refusal-face-down = There is a face-down tile at { $to }.
africa-refusal-explorer-there = { $other }'s explorer stands at { $to }.
africa-refusal-not-face-down = There is no face-down tile at { $hexagon }.
africa-refusal-discover-far = { $hexagon } is not next to your explorer.
africa-refusal-nothing-movable = There is neither an animal nor a group of nomads face up at { $hexagon }; nothing else ever moves.
africa-refusal-lift-far = { $hexagon } is neither your explorer’s hexagon nor next to it.
africa-refusal-nowhere-better = No empty hexagon would be better for { $tile-the }.
africa-refusal-nothing-in-hand = There is no tile to put anywhere: choose one to move, or discover one.
africa-refusal-no-find = Goods are exchanged only right after a good was found.
africa-refusal-exchange-first = Decide about the exchange first.
africa-refusal-settle-first = Decide first where { $tile-the } you found will be.
africa-refusal-put-first = Decide first where { $tile-the } will go.
africa-refusal-not-empty = { $to } is not empty: a tile or a camp is there.
africa-refusal-animal-no-gain = At { $to } it would have { $after } of its kind beside it, now it has { $before }: it must be more.
africa-refusal-nomads-no-gain = At { $to } they would have { $after ->
    [one] one empty hexagon
   *[other] { $after } empty hexagons
  } beside them, now they have { $before }: it must be more.
africa-refusal-no-camp = You have no camp left.
africa-refusal-camp-not-empty = { $hexagon } is not empty: a tile or a camp is there.
africa-refusal-no-treasure = There is no gold and no gem face up next to { $hexagon }.
africa-refusal-exchange-self = You can’t exchange with yourself.
africa-refusal-no-such-seat = There is no player number { $number } at this table.
africa-refusal-exchange-same = The find is { $good } itself: exchange it for something else.
africa-refusal-exchange-none = { $other } does not have { $good }.
africa-refusal-exchange-single = { $other } has just one: exchange it for the find.
africa-refusal-exchange-short = { $other } has { $needed }; you would have to give as many, and hold only { $held }.

## Boards

africa-board-hexagon-count = { $found ->
    [one] there is one hexagon
   *[other] there are { $found } hexagons
  }; a board has { $needed }
africa-board-city-count = { $found ->
    [one] there is one start city
   *[other] there are { $found } start cities
  }; a board has { $needed }
africa-board-city-unknown = no city called “{ $city }” is described under “cities”
africa-board-city-twice = the city “{ $city }” lies on another hexagon already
africa-board-city-nowhere = the city “{ $city }” lies on no hexagon
africa-board-city-inland = the city “{ $city }” is not on the coast: it has neighbours on all six sides
africa-board-id-twice = another hexagon is called “{ $id }” already
africa-board-place-twice = “{ $id }” lies where “{ $first }” lies
africa-board-cut-off = no way leads from “{ $id }” to any city
africa-board-tile-count = the mix has { $found ->
    [one] one tile
   *[other] { $found } tiles
  }; it must have { $needed }
africa-board-tile-twice = “{ $id }” is the name of another tile already
africa-board-tile-nameless = “{ $id }” needs names in all languages: add a table [names.{ $id }] with en, fr and ja
africa-board-name-unused = there is no animal and no good called “{ $id }” in the mix
africa-board-monument-count = { $found ->
    [one] there is one monument
   *[other] there are { $found } monuments
  }; there must be { $needed }

## Positions as text

africa-show-letter = { $letter }  { $tile-label }
africa-show-signs = ##  face down    ..  empty    ()  empty city    /\  camp    @1  explorer 1
africa-show-rows = Each row begins with the name of its first hexagon.

africa-show-start = To be drawn: who begins.
africa-show-place = To be decided by { $seat }: the city to begin at.
africa-show-turn = Turn { $turn }, { $half ->
    [1] first half
   *[2] second half
  }: { $seat }
africa-show-act = To be decided: { $left ->
    [turn] a relocation, or an advance and an action.
    [advance] an advance and an action.
   *[action] an action; this half’s advance has been made.
  }
africa-show-flip = To be drawn: the tile that is turned up at { $hexagon }.
africa-show-exchange = To be decided: whether to exchange goods, with { $good-the } just found at { $hexagon }.
africa-show-settle = To be decided: where { $tile-the } just found at { $hexagon } will settle.
africa-show-carry = To be decided: where { $tile-the } from { $hexagon } will go.
africa-show-over = The match is over in turn { $turn }: { $ending ->
    [stalled] { africa-ending-stalled }
   *[eleventh_monument] { africa-ending-eleventh-monument }
  }.

africa-show-table = { $monuments } of 11 monuments found, { $camps ->
    [one] 1 camp
   *[other] { $camps } camps
  } in the supply.
africa-show-mix = { $down ->
    [one] 1 tile
   *[other] { $down } tiles
  } face down: animals { $animals }, goods { $goods }, monuments { $monuments }, nomads { $nomads }, gold { $gold }, gems { $gems }.
africa-show-player = { $number }. { $seat }{ $hexagon ->
    [none] {""}
   *[other] {" "}at { $hexagon }
  }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $camps ->
    [one] 1 camp
   *[other] { $camps } camps
  }, { $gold ->
    [-1] { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
      } of gold and gems
   *[other] gold { $gold }, gems { $gems }
  }
africa-show-good = {"     "}{ $good-counted }

## The page: what can be done, and what it brings

africa-page-do-place = Begin here
africa-page-do-advance = Advance here
africa-page-do-discover = Discover this tile
africa-page-do-lift = Move { $tile-the }
africa-page-do-put = Put { $tile-the } here
africa-page-do-leave = Leave { $tile-the } here
africa-page-do-camp = Set up a camp
africa-page-do-treasure = Camp for gold and gems
africa-page-do-relocate = Relocate here
africa-page-do-keep = Keep it, exchange nothing
africa-page-up-to = up to { $gain }
africa-page-deed-gain = { $deed } ({ $gain })
africa-page-why-animal = { $tile-counted } adjacent, { $before } before
africa-page-why-animal-found = 1 for the find; { $tile-counted } adjacent
africa-page-why-nomads = { $after ->
    [one] one empty hexagon
   *[other] { $after } empty hexagons
  } adjacent, { $before } before
africa-page-why-nomads-left = { $after ->
    [0] no empty hexagon
    [one] one empty hexagon
   *[other] { $after } empty hexagons
  } adjacent
africa-page-why-lift = { $count ->
    [one] One hexagon would be better
   *[other] { $count } hexagons would be better
  }
africa-page-why-camp = Animals { $animals }, nomads { $nomads }, monuments { $monuments }
africa-page-pieces = { $gold ->
    [0] { $gems ->
        [one] 1 gem
       *[other] { $gems } gems
      }
   *[other] { $gold } gold{ $gems ->
        [0] {""}
        [one] , 1 gem
       *[other] , { $gems } gems
      }
  }
africa-page-why-prizes = { $gain } for majorities if the match ended now
africa-page-why-not-end = { $what ->
    [turn] Your whole turn would be given up.
    [rest] An action and the second half are left to you.
    [half] The second half is left to you.
   *[action] An action is left to you.
  }
africa-page-gives-up = { $what ->
    [turn] gives up the whole turn
    [rest] gives up the action and the 2nd half
    [half] gives up the 2nd half
    [first] gives up the 1st action
   *[action] gives up the action
  }
africa-page-prospect-tiles = { $count ->
    [one] One tile to discover from there
   *[other] { $count } tiles to discover from there
  }
africa-page-prospect-camp = A camp there: { $gain }
africa-page-prospect-treasure = A camp for treasure: { $pieces }
africa-page-prospect-moves = Moving a tile from there: up to { $gain }
africa-page-prospect-nothing = Nothing to do there for now
africa-page-may-be = Animals { $animals }%, goods { $goods }%, nomads { $nomads }%, monuments { $monuments }%, gold or gems { $treasure }%

## The page: hexagons

africa-page-board = The board: hexagons by row
africa-page-keys = Arrow keys go from hexagon to hexagon, Page Up and Page Down from one highlighted hexagon to the next, Home and End to the ends of the row. Enter acts, Escape goes back, digits choose an action.
africa-page-row = Row { $number }
africa-page-label = { $hexagon }: { $what }
africa-page-label-deeds = { $hexagon }: { $what }. Possible: { $deeds }
africa-page-comma = {", "}
africa-page-lies-down = face-down tile
africa-page-lies-empty = empty
africa-page-lies-city = city
africa-page-lies-camp = camp
africa-page-lies-tile = { $tile-label }
africa-page-stands = { $seat } stands here
africa-page-you-stand = you stand here
africa-page-choose = { $hexagon }: what do you want to do?
africa-page-heard-lifted = { $tile-label } in hand: { $targets ->
    [one] one hexagon is
   *[other] { $targets } hexagons are
  } highlighted, { $best ->
    [one] 1 point
   *[other] { $best } points
  } at best. Escape puts it back.
africa-page-refusal-not-better = At { $to } { $tile-the } would not be better off than now (now { $before } adjacent).
africa-page-picture = The board at the end of the match

## The page: the tray

africa-page-turn = The turn
africa-page-half-first = 1st half
africa-page-half-second = 2nd half
africa-page-advance = Advance
africa-page-action = Action
africa-page-half-now = now
africa-page-half-next = to come
africa-page-half-done = done
africa-page-half-lost = not used
africa-page-half-steps = { $steps ->
    [one] 1 hexagon
   *[other] { $steps } hexagons
  }
africa-page-did-tile = { $tile-label }, { $gain }
africa-page-did-good = { $good-label }
africa-page-did-monument = Monument
africa-page-did-camp = Camp, { $gain }
africa-page-deed-advance = Advance
  .short = Advance
africa-page-deed-discover = Discover a tile
  .short = Discover
africa-page-deed-animals = Move an animal
  .short = Animal
africa-page-deed-nomads = Move nomads
  .short = Nomads
africa-page-deed-camp = Set up a camp
  .short = Camp
africa-page-deed-treasure = Camp for treasure
  .short = Treasure
africa-page-deed-relocate = Relocate
  .short = Relocate
africa-page-deed-end = End turn
  .short = End turn
africa-page-note-places = { $count ->
    [one] 1 place
   *[other] { $count } places
  }
africa-page-note-adjacent = { $count } adjacent
africa-page-note-whole-turn = whole turn
africa-page-note-no-action = skips 1st action
africa-page-note-used = used
africa-page-note-barred = nowhere to go
africa-page-note-too-late = too late
africa-page-note-no-camp = no camp left
africa-page-note-not-empty = not empty here
africa-page-note-none = none
africa-page-back = Back
africa-page-pending = Where will { $tile-the } go?
africa-page-pending-lit = { $count ->
    [one] One hexagon is
   *[other] { $count } hexagons are
  } highlighted; { $gain } at best.
africa-page-put-back = Put back
africa-page-exchange = You found { $good }. Exchange?
africa-page-exchange-for = Take { $taken-counted }, give { $given-counted }
africa-page-exchange-you = you { $gain }
africa-page-exchange-other = they { $gain }
africa-page-face-down = Still face down
africa-page-animals = Animals
africa-page-goods = Goods
africa-page-nomads = Nomads
africa-page-monuments = Monuments
africa-page-gold = Gold
africa-page-gems = Gems
africa-page-monuments-found = Monuments found
africa-page-has-good = { $good-label }: { $count }
africa-page-has-gold = Gold: { $count }
africa-page-has-gems = Gems: { $count }
africa-page-has-tiles = Tiles of gold and gems: { $count }
africa-page-has-camps = Camps in hand: { $count }

## The page: what to do now

africa-page-prompt-start = The match begins
africa-page-prompt-start-detail = Chance names the start player.
africa-page-prompt-over = The match is over
africa-page-prompt-over-found = The eleventh monument was found.
africa-page-prompt-over-stalled = Nobody discovered anything for twelve turns each.
africa-page-prompt-other = { $seat } is playing
africa-page-prompt-other-place = { $seat } chooses a city to begin at.
africa-page-prompt-other-half = { $half ->
    [1] First half of the turn.
   *[2] Second half of the turn.
  }
africa-page-prompt-place = Your turn: choose your city
africa-page-prompt-place-detail = Your explorer begins in a highlighted city.
africa-page-prompt-turn = Your turn: advance and act, twice
africa-page-prompt-turn-detail = Choose anything highlighted, or relocate.
africa-page-prompt-advance = Your turn: advance, or act at once
africa-page-prompt-action = Your turn: choose an action
africa-page-prompt-end = Your turn: nothing is left to do
africa-page-prompt-end-detail = End your turn.
africa-page-prompt-first-half = First half; a second one follows.
africa-page-prompt-second-half = Second half: your turn ends after this action.
africa-page-prompt-carry = Your turn: choose where { $tile-the } will go
africa-page-prompt-settle = Your turn: choose where { $tile-the } will settle
africa-page-prompt-settle-detail = Where it was found, or on a highlighted hexagon.
africa-page-prompt-exchange = Your turn: exchange { $good-the }?
africa-page-prompt-exchange-detail = One exchange with one player, or none.
africa-page-prompt-lit = { $count ->
    [one] One hexagon is highlighted.
   *[other] { $count } hexagons are highlighted.
  }
africa-page-prompt-where-advance = Your turn: choose where to advance
africa-page-prompt-where-relocate = Your turn: choose where to relocate
africa-page-prompt-which-tile = Your turn: choose a tile to turn up
africa-page-prompt-which-animal = Your turn: choose an animal to move
africa-page-prompt-which-nomads = Your turn: choose nomads to move
africa-page-not-now = { $deed }: { $why }.
africa-page-pieces-gold = { $count ->
    [one] one piece
   *[other] { $count } pieces
  }
africa-page-pieces-gems = { $count ->
    [one] one gem
   *[other] { $count } gems
  }
africa-page-ending-eleventh-monument = { $name } found the eleventh monument in round { $round }, and that ends the match.

## The lesson

africa-lesson-start = Explore the continent and score as you go; the eleventh monument ends the match. First everybody chooses a city to start from.
  .title = Setting out
africa-lesson-place = Around Casablanca nothing has been seen yet.
  .ask = Place your explorer there.
africa-lesson-place-wrong = A good city as well, but this journey begins in Casablanca.
africa-lesson-discovering = A turn has two halves. In each you may advance up to two hexagons and then do one thing, for instance discover.
  .title = Discovering
africa-lesson-first-tile = You discover what lies beside your explorer.
  .ask = Turn up this tile.
africa-lesson-first-tile-wrong = You may turn up any of these tiles, but this lesson goes on from the ringed one.
africa-lesson-second-tile = A drum: you take goods with you, and alike ones are worth more together.
  .ask = In the second half, turn up this tile.
africa-lesson-second-tile-wrong = You could also move on, but the ringed tile is within reach. Turn it up from here.
africa-lesson-treasure = That was a monument: no points, but a base camp for your supply. The others have made their first finds too.
  .title = Gold and gems
africa-lesson-advance = Where you took the drum the hexagon is empty now.
  .ask = Advance there.
africa-lesson-advance-wrong = First advance to the empty hexagon: new tiles lie around it.
africa-lesson-gold = From here other tiles are within reach.
  .ask = Turn up this one.
africa-lesson-gold-wrong = Possible too, but under the ringed tile lies something worth taking. Turn it up.
africa-lesson-collect = Gold: one point at once, and whoever owns most of it in the end gets 10 more.
  .ask = Set up a base camp to take all gold and gems around you.
africa-lesson-collect-wrong = Somebody else could take the gold. Choose the base camp that collects treasure.
africa-lesson-animals = Animals score more beside others of their species. Somebody has found a rhinoceros in the meantime.
  .title = Animals
africa-lesson-go-back = Camps and face-up tiles can be crossed, face-down tiles and other explorers can’t.
  .ask = Go back to Casablanca.
africa-lesson-go-back-wrong = Go back to Casablanca first: a tile there has not been seen.
africa-lesson-rhinoceros = One tile beside the city is still face down.
  .ask = Turn it up.
africa-lesson-rhinoceros-wrong = You came back for the one tile here that nobody has seen. Turn up the ringed one.
africa-lesson-settle = This rhinoceros may go to any empty hexagon beside more of its species: one point, and one for each neighbour.
  .ask = Put it beside the other one.
africa-lesson-settle-wrong = Here it would bring one point. Beside the other rhinoceros it brings two.
africa-lesson-goods = In the end one good of a kind is worth 1 point, then 3, 5, 8 and 12. A turn later you stand beside new tiles.
  .title = Goods
africa-lesson-drum = You have a mask; the others have goods as well.
  .ask = Turn up this tile.
africa-lesson-drum-wrong = Turn up the ringed tile and see what can be exchanged.
africa-lesson-exchange = A drum: you may give it at once for a good of somebody else, who can’t refuse.
  .ask = Exchange it for a mask, or keep it, as you like.
africa-lesson-exchange-wrong = Only a mask goes with the one you have. Exchange the drum for a mask, or keep it.
africa-lesson-exchanged = Two masks are worth 3 points, a mask and a drum only 2. But whoever finds a good can take them from you as well.
africa-lesson-kept = A mask and a drum are worth 2 points, two masks would have been 3. In any case, whoever finds a good can take them from you.
africa-lesson-nomads = Two turns later. Nomads look for room: they score one point for each empty hexagon beside them.
  .title = Nomads
africa-lesson-find-nomads = Perhaps there are some here.
  .ask = Turn up this tile.
africa-lesson-find-nomads-wrong = This chapter is about nomads, and the ringed tile hides some. Turn it up.
africa-lesson-room = These nomads may go wherever they have more room than here.
  .ask = Put them where the ring is, for 3 points.
africa-lesson-room-wrong = No place brings more points than the ringed hexagon, which has 3 empty ones around it. Put them there.
africa-lesson-camps = Camps have a second use: a point for every animal, nomad and monument beside them. A turn later you stand on a good place.
  .title = Base camps
africa-lesson-camp = Five of them are around you.
  .ask = Set up a camp for points.
africa-lesson-camp-wrong = Five points are waiting here. Set up a camp for points.
africa-lesson-moving = Animals and nomads on your hexagon or beside it can be moved as well, whoever found them. You score only the difference.
  .title = Moving tiles
africa-lesson-lift = These nomads have little room.
  .ask = Move them away from here.
africa-lesson-lift-wrong = The ringed nomads would have more room nearby, which brings a point. Move them.
africa-lesson-difference = The hexagon they leave is empty and counts too.
  .ask = Put them on the ringed hexagon, for one point more.
africa-lesson-difference-wrong = Only the ringed hexagon gives them more room, and you a point. Put them there.
africa-lesson-relocating = Instead of both halves you may relocate to any hexagon without an explorer or a face-down tile. That is the whole turn.
  .title = Relocating
africa-lesson-south = Nobody has been in the far south yet.
  .ask = Relocate to Cape Town.
africa-lesson-south-wrong = Here little is left to find. Relocate to Cape Town.
africa-lesson-last = Seven turns later ten monuments have been found. The eleventh brings 3 points and ends the match at once.
  .title = The last monument
africa-lesson-monument = Goods, gold and gems are counted then, and you are ahead.
  .ask = Turn up this tile.
africa-lesson-monument-wrong = You are ahead: turn up the ringed tile, it may be the last monument.

## The recap: what follows a player's name, and what a turn brought

africa-page-recap-start = starts at { $to }
africa-page-recap-relocate = relocates to { $to }
africa-page-recap-advance = advances to { $to }
africa-page-recap-find = finds { $tile } at { $hexagon }{ $points ->
    [0] {""}
   *[other] {" "}({ $points })
  }
africa-page-recap-exchange = takes { $taken-counted } from { $other } for { $given-counted }
africa-page-recap-settle = settles { $tile } at { $to } ({ $points })
africa-page-recap-move = moves { $tile-the } to { $to } ({ $points })
africa-page-recap-monument = finds monument number { $number } at { $hexagon }
africa-page-recap-last-monument = finds the last monument at { $hexagon } ({ $points })
africa-page-recap-camp = sets up a camp at { $hexagon }{ $points ->
    [0] {""}
   *[other] {" "}({ $points })
  }
africa-page-recap-pass = passes
africa-page-recap-gain-goods = { $count ->
    [one] 1 good
   *[other] { $count } goods
  }
africa-page-recap-gain-camps = { $count ->
    [one] 1 camp
   *[other] { $count } camps
  }
africa-page-recap-gain-gold = { $count ->
    [one] 1 piece of gold
   *[other] { $count } pieces of gold
  }
africa-page-recap-gain-gems = { $count ->
    [one] 1 gem
   *[other] { $count } gems
  }

## In 60 seconds

africa-minute-goal = Have the most points. Points come from bringing animals together with their own kind, giving nomads open country, setting up camps, and collecting goods, gold and gems.
africa-minute-turn = Twice in a turn you advance up to two hexagons and take one action: turn up a tile beside you, move an animal or nomads, or set up a camp. Instead of all that, you may relocate to any open hexagon.
africa-minute-end = The eleventh monument that is found ends the match at once. Then goods, gold and gems are counted.

## What is what?

africa-page-part-explorer = Explorer
  .about = Each player has one. Yours stands on a framed hexagon when it is your turn.
africa-page-part-tile-down = Face-down tile
  .about = Nobody knows what it is until somebody beside it turns it up.
africa-page-part-tile-animals = Animal
  .about = Likes to be beside its own kind: each one of the same species beside it counts a point when it is found or moved.
africa-page-part-tile-nomads = Nomads
  .about = Like open country: each empty hexagon around them counts.
africa-page-part-tile-monuments = Monument
  .about = Whoever finds one takes a camp. The eleventh brings 3 points and ends the match.
africa-page-part-tile-gold = Gold
  .about = Points for its pieces when found. A camp beside it can take it for the final count.
africa-page-part-tile-gems = Gems
  .about = Points for its pieces when found. A camp beside them can take them for the final count.
africa-page-part-tile-camp = Camp
  .about = Stays for good. Anyone may walk over it, but nothing more can be put there.
africa-page-part-tile-city = City
  .about = A place to start from. Empty, it counts like any empty hexagon.
africa-page-part-tile-open = Empty hexagon
  .about = No tile and no camp: animals and nomads can go here, and nomads count it.
africa-page-part-lit = Lit hexagon
  .about = Here you can do something now. A dashed ring is a step, a full one an action.
africa-page-part-gain = What it would bring
  .about = The points for the best that can be done there.
africa-page-part-discover-sign = Can be turned up
  .about = This tile lies beside you: press it to discover it.
africa-page-part-key = What is still face down
  .about = How many tiles of each sort nobody has seen yet.
africa-page-part-monuments = Monuments found
  .about = The eleventh ends the match at once and brings 3 points.
africa-page-part-halves = The two halves of your turn
  .about = In each: an advance, then an action. What is done has a tick.
africa-page-part-deed = What you can do now
  .about = Each choice with what it could bring at best; press one, and the map lights where.
africa-page-part-exchange = Exchange
  .about = You have found a good and may swap once, with one player, who cannot refuse.
africa-page-part-pending = In your hand
  .about = This animal, or these nomads, are on their way: choose where they go.
africa-page-part-has-goods = Goods of one kind
  .about = Several of a kind are worth far more than one: 1, 3, 5, 8, 12 points at the end.
africa-page-part-has-gold = Gold pieces
  .about = Most of them: 10 points at the end; second most: 6.
africa-page-part-has-gems = Gems
  .about = Most of them: 10 points at the end; second most: 6.
africa-page-part-has-camp = Camps in hand
  .about = Each can be set up once, for points or for gold and gems. Left over they are worth nothing.
