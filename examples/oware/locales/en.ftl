# Texts of Oware.

oware-name = Oware
oware-author = A game of West African and Caribbean peoples
oware-tagline = Sow seeds around twelve houses, and capture where they fall in twos and threes.

oware-minute-goal = Capture more seeds than the other player: 25 of the 48 win.
oware-minute-turn = Sow one of your houses, a seed into each following house. Where the last seed makes two or three on the other side, you capture them.
oware-minute-end = The match ends when somebody has 25 seeds, or nobody can go on.

oware-action-sow = Sow house { $house }

oware-event-seeds-sown = { $seat } sows { $count ->
    [one] one seed
   *[other] { $count } seeds
  } from { $house }; the last one falls into { $last }.
oware-event-seeds-captured = { $seat } captures { $count } seeds.
oware-event-slam-spared = That would have been all that { $other } has: nothing is captured.
oware-event-match-ended = { $ending ->
    [majority] More than half of the seeds are captured.
    [no_sowing] No sowing is possible any more. The first player keeps { $first } seeds, the second { $second }.
   *[endless] The seeds only go around. The first player keeps { $first } seeds, the second { $second }.
  }

oware-refusal-over = The match is over.
oware-refusal-turn = It is { $seat }’s turn.
oware-refusal-unknown = There is no such house.
oware-refusal-not-yours = House { $house } is the other player’s.
oware-refusal-empty = House { $house } is empty.
oware-refusal-feed = { $seat } has no seeds: you have to bring some over.

oware-ending-majority = more than half of the seeds were captured
oware-ending-no-sowing = no sowing was possible any more
oware-ending-endless = nothing was captured for sixty turns

oware-score-captured = Captured
oware-score-kept = Kept at the end
oware-score-total = Seeds

## The position on the command line

oware-show-turn = Turn { $turn }: { $seat } sows.
oware-show-quiet = { $count ->
    [0] The last turn brought a capture, or the match has just begun.
    [one] One turn without a capture.
   *[other] { $count } turns without a capture.
  }
oware-show-over = The match is over: { $ending ->
    [majority] more than half of the seeds are captured.
    [no_sowing] no sowing is possible any more.
   *[endless] nothing was captured for sixty turns.
  }
oware-show-player = { $seat }: { $captured } captured, { $kept } kept.

## The page

oware-page-house = House { $house }: { $count ->
    [0] empty
    [one] one seed
   *[other] { $count } seeds
  }
oware-page-house-captures = House { $house }: { $count ->
    [one] one seed
   *[other] { $count } seeds
  }; sowing it captures { $captured }
oware-page-store = { $seat } has captured { $count ->
    [one] one seed
   *[other] { $count } seeds
  }
oware-page-has-captured = { $count ->
    [one] one seed of { $majority }
   *[other] { $count } seeds of { $majority }
  }
oware-page-captures = +{ $count }
oware-page-picture = The board at the end of the match
oware-page-key-sow = Sow house { $house }
oware-page-recap-sow = sows { $count ->
    [one] one seed
   *[other] { $count } seeds
  } from { $house }
oware-page-recap-spared = captures nothing: it would have been all
oware-page-prompt-mine = Choose a house to sow
oware-page-prompt-mine-detail = A seed falls into each following house, against the clock.
oware-page-prompt-feed-detail = The other side is empty: bring some seeds over.
oware-page-prompt-other = { $seat } sows
oware-page-prompt-other-detail = 25 seeds win.
oware-page-prompt-quiet-detail = { $count ->
    [one] One more turn without a capture ends the match.
   *[other] { $count } more turns without a capture end the match.
  }
oware-page-prompt-over = The match is over
oware-page-prompt-over-majority = More than half of the seeds are captured.
oware-page-prompt-over-kept = Both kept the seeds in their own row.

oware-page-part-house = A house
  .about = Each player has six. You sow one of your own: its seeds go one by one into the houses that follow.
oware-page-part-captures = What a sowing captures
  .about = If the last seed makes two or three on the other side, they are captured, and so are twos and threes just before it.
oware-page-part-store = The store
  .about = The seeds that a player has captured. 25 of the 48 win.
oware-page-part-way = The way of the seeds
  .about = Seeds go around against the clock. The house they come from is passed over.
oware-page-part-captured = Captured seeds
  .about = So many seeds has this player captured so far.
