# Texts of Sample Game.
# FILL IN: everything in this file, and the same keys in the other languages.

sample-game-name = Sample Game
sample-game-author = An example of Marula’s own
sample-game-tagline = Take one, two or three pebbles, and above all the last one.

sample-game-minute-goal = Take the last pebble of the pile.
sample-game-minute-turn = In your turn you take one, two or three pebbles.
sample-game-minute-end = The match ends when the pile is empty.

sample-game-action-take = Take { $count ->
    [one] one pebble
   *[other] { $count } pebbles
  }

sample-game-event-pebbles-taken = { $seat } takes { $count ->
    [one] one pebble
   *[other] { $count } pebbles
  }.
sample-game-event-pile-emptied = That was the last one: { $seat } wins.

sample-game-refusal-over = The match is over.
sample-game-refusal-turn = It is { $seat }’s turn.
sample-game-refusal-unknown = There is no such thing to do.
sample-game-refusal-too-many = { $count ->
    [one] Only one pebble is left.
   *[other] Only { $count } pebbles are left.
  }

sample-game-ending-empty = the pile was empty

sample-game-score-last-pebble = Last pebble
sample-game-score-total = Total

## The position on the command line

sample-game-show-turn = Turn { $turn }: { $seat } plays.
sample-game-show-over = The match is over. { $seat } took the last pebble.
sample-game-show-taken = { $seat } has taken { $count ->
    [one] one pebble
   *[other] { $count } pebbles
  }.

## The page

sample-game-page-pile = { $count ->
    [0] No pebble is left
    [one] One pebble is left
   *[other] { $count } pebbles are left
  }
sample-game-page-has-taken = { $count ->
    [one] One pebble taken
   *[other] { $count } pebbles taken
  }
sample-game-page-picture = The table at the end of the match
sample-game-page-prompt-mine = Your turn
sample-game-page-prompt-mine-detail = Take one, two or three pebbles.
sample-game-page-prompt-other = { $seat } plays
sample-game-page-prompt-other-detail = One, two or three pebbles are to be taken.
sample-game-page-prompt-over = The match is over
sample-game-page-prompt-over-detail = { $seat } took the last pebble.

sample-game-page-part-pile = The pile
  .about = What is left. Whoever takes the last pebble wins.
sample-game-page-part-take = Taking pebbles
  .about = You take one, two or three pebbles in your turn.
sample-game-page-part-taken = What was taken
  .about = How many pebbles this player has taken so far.
