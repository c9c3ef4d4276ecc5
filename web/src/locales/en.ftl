# Texts of the page itself. Those of the games are in the games' folders. What stands under a heading with a star is needed at
# tables and replays only: other pages don't load it.

## Everywhere

page-skip-to-content = Skip to the content
page-past-map = Past the map
page-loading = One moment…
page-close = Close
page-cancel = Cancel
page-try-again = Try again
page-to-home = Home
page-menu = Menu
page-tools = Tools
page-rules = Rules
page-new-table = New table
page-unofficial = Marula is unofficial: it is neither made nor endorsed by the games’ authors and publishers.
page-unofficial-more = The names of the games belong to their owners. The rules are told in our own words, and no text or artwork of the printed games is used. If you enjoy a game here, buy it.
page-credits = Credits
page-points = points
page-points-count = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
page-players = Players
page-you = You
page-on = On
page-off = Off

## First page

page-home-title = What shall we play?
page-home-about = { $count ->
    [one] A board game
    [2] Two board games
    [3] Three board games
   *[other] { $count } board games
  } across Africa, with friends or against bots. No account needed.
page-play = Play
page-players-between = { $low } to { $high } players
page-players-exactly = { $count } players
page-minutes = about { $count } min
page-tables = Tables
page-finished = Finished matches
page-show-all = Show all { $count }
page-show-fewer = Show fewer
page-your-turn = Your turn
page-turn-of = { $name } to play
page-won-by = { $names } won
page-delete-table = Delete
page-delete-title = Delete this match?
page-delete-about = It disappears for good, with everything that was played.
page-open-record = Open a record
page-open-record-about = A saved match (.json): choose its file, or drop it on this page. It is checked and shown, but not kept.
page-open-record-checking = Checking { $file }…
page-open-record-refused = { $file } can’t be opened.
page-your-turn-title = Your turn
page-waiting = Waiting for others
page-open-tables = Open tables
page-open-strip = Tables that look for players
page-join = Join
page-looks-for = { $count ->
    [one] { $name } looks for one more
   *[other] { $name } looks for { $count } more
  }
page-looks-for-nobody = { $count ->
    [one] One free seat
   *[other] { $count } free seats
  }
page-with = with { $names }
page-have-come = { $come } of { $count } have come
page-ready = Ready to begin
page-gathering = gathering
page-ended = Ended early
page-time-left = { $time } left
page-finished-count = { $count ->
    [one] One finished match
   *[other] { $count } finished matches
  }
page-finished-latest = Latest: { $game }, { $ago }
page-finished-more = Show more
page-finished-none = No match of yours is finished yet.
page-way-bots = Against bots
page-way-about-bots = Two taps to the first move, and nobody has to wait for anybody.
page-way-here = At one device
page-way-about-here = Pass it round: everybody sees only what is theirs.
page-way-guests = With friends far away
page-way-about-guests = Send a link. They type a name and sit down, each in their own language.

## New table

page-new-table-of = A new table of { $game }
page-other-games = Other games
page-seats = Who plays?
page-seat-count = Number of players
page-shuffle-seats = Shuffle the seats
page-seat-name-label = Name of player { $number }
page-seat-kind = Who is player { $number }?
page-seat-colour = Colour of player { $number }
page-seat-level = How well bot { $number } plays
page-seat-style = What bot { $number } likes
page-person = Here
page-bot = Bot
page-bot-name = Bot { $number }
page-colour-red = Red, the lion
page-colour-yellow = Yellow, the camel
page-colour-green = Green, the gorilla
page-colour-violet = Violet, the flamingo
page-colour-white = White, the wolf
page-colour-blue = Blue, the buffalo
page-options = Options
page-board = Board
page-board-own = Entered here
page-board-enter = Enter a board of your own…
page-board-download = Download this board to change it
page-board-enter-about = Download a board file (.toml), change it in any text editor, and enter it here. You will see it drawn, and what is still wrong with it, line by line.
page-board-problems = { $file }: { $count ->
    [one] one problem
   *[other] { $count } problems
  }
page-board-drawing = The board of { $file }, drawn as it will be played
page-board-drawing-marked = The board of { $file }, drawn as far as it goes, with { $count ->
    [one] one mark
   *[other] { $count } marks
  } where something is wrong
page-board-drawing-right = This is how it will be played: the board is in order and chosen.
page-board-drawing-wrong = As far as it can be drawn. Numbers mark what is wrong; the lines of the file say what.
page-board-undrawn = This can’t be drawn yet.
page-board-show-mark = Show mark { $number } on the drawing
page-line = Line { $number }
page-start = Begin
page-others = The others are
page-others-bots = Bots
page-others-guests = Guests
page-others-here = Here
page-shuffle = Shuffle
page-guest = Guest
page-guest-name = Name, if you like
page-guest-chooses = Comes by link, chooses a colour
page-guest-comes = Comes by link
page-with-guests = With guests
page-tempo = Pace
page-tempo-live = No clock
page-tempo-kind-clock = Clock
page-tempo-kind-turns = By turns
page-tempo-time = Time
page-tempo-bonus-label = Bonus for each turn
page-tempo-more = + { $bonus } a turn
page-tempo-clock = { $time } each
page-tempo-bonus = { $time } each, + { $bonus } a turn
page-tempo-turns = { $time } a turn
page-tempo-about-live = Everybody takes the time they need.
page-tempo-about-clock = When time is up, a bot sits in until its owner is back.
page-door = Who may come
page-door-link = Whoever has the link
page-door-listed = Listed on the home page
page-door-about-link = Private: only people you send the link to. They may write freely.
page-door-about-listed = Anybody on this server can sit down. People speak in ready phrases.
page-begins = Begins
page-begins-all = When all have sat down
page-begins-host = When I say so
page-open-and-invite = Open the table and invite

## A table that gathers

page-table-open-mine = Your table of { $game } is open
page-table-open = A table of { $game }
page-private = Private
page-listed = Listed on the home page
page-watching = { $count } watching
page-who-comes = Who comes
page-invitation = Invitation
page-scan = Scan to sit down
page-scan-about = For any free seat, until the match begins.
page-qr-label = QR code of the invitation
page-qr-enlarge = Enlarge the QR code
page-link = Link
page-copy = Copy
page-copy-link = Copy link
page-copied = Copied
page-not-copied = Select and copy it
page-share = Share…
page-share-title = Come and play { $game }
page-loopback = This link works on this computer only. For others in your network, start Marula with
page-link-seat = A link for one seat only
page-link-seat-about = It leads to this seat, and is used up as soon as somebody sits there.
page-link-watch = A link to watch
page-seat-number = Seat { $number }
page-seat-free = Free seat
page-seat-free-short = Free
page-seat-free-about = Nobody has opened the link yet
page-seat-for = For { $name }
page-seat-read = Somebody is reading the invitation
page-seat-read-about = Opened the link just now
page-seat-mine = At this device
page-seat-mine-host = At this device, the host
page-seat-sat = Sat down { $ago }
page-seat-sat-now = Has just sat down
page-seat-away = Away, { $ago }
page-seat-gone = Has sat down, is not connected now
page-put-bot = Put a bot here
page-free-for-guest = Keep it for a guest
page-give-away = Give to somebody else
page-say-something = Say something
page-begins-itself = Begins by itself
page-begins-itself-about = The match begins as soon as the last guest has sat down.
page-begins-you = Begins when you say so
page-begins-you-about = Bots take the seats that are still free then.
page-begins-them = Nearly ready
page-begins-them-about = The match begins when { $name } says so.
page-begin-now = { $count ->
    [0] Begin
    [one] Begin now with one bot
   *[other] Begin now with { $count } bots
  }
page-end-table = End the table
page-leave-table = Leave
page-ask-end = End this table?
page-ask-end-about = Nobody can sit down any more, and its links lead nowhere.
page-ask-end-do = End the table
page-ask-leave = Leave this table?
page-ask-leave-about = Your seat is free again. With the link you can come back as long as it is.
page-ask-leave-do = Leave
page-ask-give-away = Give this seat to somebody else?
page-ask-give-away-about = Whoever sits there has to get up, and the old link to the seat is dead. You get a new one.
page-ask-give-away-do = Give it away

## Invitations

page-invites = { $name } invites you to
page-invited = You are invited to
page-people-count = { $count } players
page-here = here
page-host = host
page-whose = { $name }’s
page-your-name = Your name
page-your-name-example = How shall we call you?
page-kept-here = kept on this device
page-your-colour = Your colour
page-your-side = Your place
page-name-taken = There is a { $name } at this table already. How about one of these?
page-look-taken = Somebody was quicker and has taken this colour. Please choose another one.
page-emblem-red = Lion
page-emblem-yellow = Camel
page-emblem-green = Gorilla
page-emblem-violet = Flamingo
page-emblem-blue = Buffalo
page-emblem-white = Wolf
page-sit-down = Sit down
page-only-watch = Only watch
page-watch = Watch
page-read-rules = Read the rules
page-table-full-about = All seats are taken. You are welcome to watch, or ask your host for a seat.
page-dead = This invitation has expired
page-dead-about = Somebody has sat down with it, the seat was given out anew, or the table has been closed.
page-dead-unknown = This link leads nowhere
page-dead-unknown-about = Perhaps a part of it got lost on the way: messengers sometimes cut long links.
page-dead-do = Ask whoever invited you for a new link: it takes them one tap.

## Bots *

page-level-novice = Novice
page-level-novice-about = Overlooks a lot and often misjudges. Good company for a first match.
page-level-casual = Casual
page-level-casual-about = Knows the game, but lets chances slip by.
page-level-strong = Strong
page-level-strong-about = Plans its whole turn and makes few mistakes.
page-level-master = Master
page-level-master-about = Tries out many ways before it decides. Hard to beat.
page-level-random = Beginner
page-level-greedy = Experienced
page-level-styled = { $level } · { $style }
page-any-style = Any style
page-bot-level = How well { $name } plays
page-bot-style = What { $name } likes
page-bot-for-seat = A bot for seat { $number }
page-bot-for-seat-of = A bot for { $name }’s seat
page-bot-this = this bot
page-bot-sit = Let it sit down
page-other-bots = Other bots
page-other-bots-title = Another match, with other bots
page-other-bots-play = Play again
page-even-up = Well played lately! One level up should make an even match.
page-even-down = That is tough company. One level down should make an even match.
page-again-against = { $level ->
    [novice] Play again against { $count ->
        [one] a novice
       *[other] novices
      }
    [casual] Play again against { $count ->
        [one] a casual player
       *[other] casual players
      }
    [strong] Play again against { $count ->
        [one] a strong player
       *[other] strong players
      }
   *[master] Play again against { $count ->
        [one] a master
       *[other] masters
      }
  }

## Table *

page-status = Whose turn it is
page-round = Round { $number }
page-prompt-for = { $name } · { $prompt }
page-turn-title = Round { $round }: { $name }
page-before-first-turn = Before the first round
page-somebody-plays = { $name } is playing
page-bot-thinks = { $name } is thinking
page-then = Then it is { $name }’s turn.
page-then-you = Then it is your turn.
page-you-playing = You, playing now
page-you-next = You play next
page-playing = Playing now
page-next = Plays next
page-choosing = Choosing
page-you-choosing = You, choosing
page-still-choosing = { $count ->
    [one] { $names } is still choosing
   *[other] { $names } are still choosing
  }
page-points-heading = Points
page-undo = Undo
page-restart-turn = Restart turn
page-taken-back = Undone.
page-log = Log
page-notices = Notices
page-see-rule = Rule { $rule }
page-reconnecting = Connection lost. Trying again…
page-move-kept = Your move is kept
page-move-kept-about = It will be sent as soon as the connection is back.
page-move-kept-undo = It is sent when the connection is back. Until then you can undo it.
page-move-too-late = Something has happened in the meantime: please choose again.
page-other-tables = Other tables are waiting for you
page-pass-title = Pass the device to { $name }
page-pass-look = First, see what came of your turn.
page-pass-on = Pass the device on
page-pass-about = What comes next is for { $name }’s eyes only.
page-pass-taken = I am { $name }

## Following the others *

page-go-on = Go on
page-go-on-about = Show the next step
page-skip-motion = Skip
page-skip-motion-about = Show the table as it is now
page-recap = Since your last turn
page-recap-count = { page-recap }: { $count }
page-recap-round = The last round
page-recap-empty = Nobody else has played yet.
page-recap-card = { $name } { $deeds }
page-recap-place = { $number } of { $count }
page-recap-before = The turn before
page-recap-after = The turn after
page-recap-news = new since you last looked
page-players-and-recap = Players, and what they did
page-show-again = Show again
page-again-title = Once again: { $name }
page-whole-log = Whole log
page-pace = Bots’ pace
page-pace-now = Bots’ pace: { $pace }
page-pace-at-once = At once
page-pace-quick = Quick
page-pace-calm = Calm
page-pace-step = Step by step
page-pace-about-at-once = straight to your turn
page-pace-about-quick = half a second a turn
page-pace-about-calm = time to read every turn
page-pace-about-step = a tap or a key goes on
page-pace-note = On this device only. Where turns follow by themselves, any tap or key shows the rest at once.

## Preferences

page-preferences = Preferences
page-language = Language
page-theme = Theme
page-theme-auto = Automatic
page-theme-light = Light
page-theme-dark = Dark
page-theme-to-light = Light theme
page-theme-to-dark = Dark theme
page-motion = Motion
page-motion-auto = Automatic
page-motion-0 = None
page-motion-120 = Fast
page-motion-250 = Normal
page-motion-500 = Slow
page-sound = Sound
page-sound-on = Turn sound on
page-sound-off = Turn sound off
page-notify = Notify me when it is my turn
page-notify-forbidden = Your browser doesn’t let this page notify you. You can change that in its settings for this site.
page-tell-me = Tell me
page-confirmation = Confirm each choice
page-confirmation-auto = On touch screens
page-confirmation-always = Always
page-confirmation-never = Never

## This device

page-device = This device
page-device-other = Continue on another device
page-device-other-about = A code brings your tables there. Both devices go on working.
page-device-code = Show a code
page-device-code-about = Type it on the other device within { $minutes } minutes. It works once.
page-device-enter = Come from another device
page-device-enter-label = Code from the other device
page-device-take = Continue here
page-forget-device = Forget this device…
page-forget-title = Forget this device?
page-forget-about = Names go, your results against bots, and the key to your tables. Without another device or a new link from the host you can’t come back to your seats.
page-forget-release = Give up my seats, so that bots play on
page-forget = Forget it

## Talk

page-phrase-hello = Hello, good to see you!
page-phrase-good-luck = Good luck!
page-phrase-your-turn = Your turn
page-phrase-well-played = Well played!
page-phrase-one-moment = One moment, please
page-phrase-that-was-my-plan = That was my plan!
page-phrase-sorry = Sorry!
page-phrase-thanks = Thank you!

## Rules

page-rules-of = The rules of { $game }
page-rules-own-page = The rules on a page of their own
page-rules-missing = These rules could not be fetched.
page-search-rules = Search the rules
page-search-found = { $count ->
    [0] No clause mentions this.
    [one] One clause
   *[other] { $count } clauses
  }
page-contents = Contents

## End of the match *

page-match-over = The match is over
page-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
  }
page-margin = { $count ->
    [one] 1 point
   *[other] { $count } points
  }, { $more ->
    [0] as many as { $name }
   *[other] { $more } more than { $name }
  }
page-you-stand = { $way ->
    [ahead] you, { $count } ahead of { $name }
    [behind] you, { $count } behind { $name }
   *[level] you, level with { $name }
  }
page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
page-place-row = Place
page-your-place = You come { $place } of { $count }{ $behind ->
    [0] {""}
    [one] , 1 point behind { $names }
   *[other] , { $behind } points behind { $names }
  }.
page-tiebreak = Tie-break, { $what }: { $figures }.
page-tiebreak-figure = { $figure } for { $name }
page-shared = Nothing tells them apart.
page-tiebreak-row = Tie-break: { $what }
page-count-step = { $number ->
    [0] Final count
   *[other] Final count · { $number } of { $count }
  }
page-so-far = so far
page-end-show-all = Show everything
page-score-sheet = Score sheet
page-during-match = During the match
page-final-count = Final count
page-curve = Points turn by turn
page-curve-about = Points of all players over the match; the score sheet has the figures.
page-rematch = Rematch
page-look-again = Replay
page-save-record = Save record
page-to-board = Final board
page-to-result = To the result
page-replay-missing = The score sheet could not be fetched.
page-chance-title = Was chance fair?
page-seed = Seed

## Replay *

page-replay = Replay
page-replay-controls = Replay controls
page-replay-start = The beginning
page-replay-step = Step { $number } of { $last }
page-replay-slider = Place in the match
page-replay-first = To the beginning
page-replay-last = To the end
page-replay-before = One step back
page-replay-after = One step forward
page-replay-turn-before = One turn back
page-replay-turn-after = One turn forward
page-replay-play = Play
page-replay-pause = Pause
page-this-turn = This turn

## Credits

page-credits-games = The games
page-credits-rules = { $rules ->
    [compiled] The rules run compiled on this server.
   *[source] The rules run from their source on this server.
  }
page-credits-works = Work of others
page-credit-land = Outlines of the continent
page-credit-game-icons = Icons of animals, things and emblems
page-credit-icons = Icons of the controls
page-credit-text-font = Typeface of the text
page-credit-title-font = Typeface of the titles
page-credit-japanese-font = Japanese typeface
page-credit-programs = Programs that this page is built with

## What can go wrong

page-trouble = That didn’t work
page-nowhere = There is no such page.
page-error-unreachable = The server can’t be reached. Is it still running?
page-error-status = The server answered with an error ({ $status }).
page-error-unexpected = Something unexpected went wrong: { $reason }
page-no-such-table = There is no such table; perhaps it was deleted.
page-link-dead = This invitation has expired. Ask your host for a new link.
page-link-unknown = This link leads nowhere. Perhaps a part of it is missing.
page-no-such-position = There is no position { $number }; the last one is { $last }.
page-no-such-seat = There is no player number { $number } at this table.
page-seat-is-a-bot = Player { $number } is a bot.
page-unknown-game = There is no game “{ $game }” here.
page-unknown-board = There is no board “{ $board }” here.
page-unknown-option = The option “{ $option }” is unknown or has an impossible value.
page-unknown-level = Player { $number }: there is no bot “{ $level }”.
page-unknown-action = This is no action of the game: { $action }
page-wrong-seats = This game is for { $low } to { $high } players, not { $found }.
page-same-colours = Two players have the same colour or the same emblem.
page-same-names = Two players have the same name.
page-wrong-identity = Seat { $number } has the colour and emblem that the game gives it.
page-person-with-level = Player { $number } is a person and needs no level.
page-not-over = The match is not over yet.
page-nothing-to-undo = There is nothing to undo.
page-from-the-future = This page is ahead of the table ({ $seq } after { $newest }). Reload it.
page-game-gone = This version no longer knows the rules this match was started with.
page-table-broken = What is stored of this match is damaged at entry { $number }.
page-store-failed = The match could not be saved: the disk may be full. Nothing has changed.
page-board-id-taken = “{ $id }” is the id of the game’s own board: choose another.
page-not-toml = A board is sent as a TOML file.
page-not-json = A record is sent as a JSON file.
page-record-gone = This record is no longer open here: only the last few are kept in memory, and none once the server has been restarted. Please open its file again.
page-file-unreadable = { $file } can’t be read.
page-too-long = This is too big: files can have up to { $most } MB.
page-message-too-long = A message of this page was too long (more than { $most } characters).
page-message-unclear = The server did not understand this page: { $reason }
page-request-wrong = The server can’t do that: { $reason }
page-server-failed = Something went wrong on the server. What was saved before is safe.
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Whole board
page-out-of-sight = { $more ->
    [0] Go to { $name }, highlighted out of sight
    [one] Go to { $name }; one more place is highlighted out of sight there
   *[other] Go to { $name }; { $more } more places are highlighted out of sight there
  }

## Keys *

page-keys = Keys
page-keys-now = Right now
page-keys-map = On the map
page-keys-always = Always
page-keys-replay = Through the match
page-keys-none = No key chooses anything at the moment.
page-keys-not-now = not possible now
page-keys-or = or
page-keys-next = To what lies next on the map
page-keys-aslant = Aslant from hexagon to hexagon
page-keys-lit = From one highlighted place to the next
page-keys-ends = To the first and the last, of a row or of all
page-keys-act = Choose
page-keys-back = Give up what you have begun
page-keys-tab = To the next button or part of the page
page-keys-close = Close what lies over the page
page-keys-this = This list
page-keys-go-on = Go on: you have seen enough
page-key-arrows = Arrow keys
page-key-page-up = Page Up
page-key-page-down = Page Down
page-key-home = Home
page-key-end = End
page-key-enter = Enter
page-key-escape = Esc
page-key-space = Space
page-key-tab = Tab
page-key-aslant = 7 9 1 3 of the number pad
page-key-any = Any key

## Lessons

page-learn = Learn
page-learn-about = A guided first match, about ten minutes
page-learn-on = Go on with the lesson, { $number } of { $count }
page-lesson = Lesson
page-lesson-count = { $number } of { $count }
page-lesson-heading = { $title }, { $number } of { $count }.
page-lesson-continue = Continue
page-lesson-back = Read the step before again
page-lesson-leave = Leave the lesson: you can go on later
page-lesson-target = It is about { $name }.
page-lesson-click = Click { $name }
page-lesson-click-here = Click here
page-lesson-tap = Tap here
page-lesson-over = The lesson is over
page-lesson-over-about = You have done everything once that decides a match. Well played!
page-lesson-go-on = Play on from mid-match against bots
page-lesson-own-table = A table of your own
page-lesson-not-now = That would be possible, but the lesson asks for something else now.
page-lesson-read = Read this first, then go on.
page-lesson-changed = This lesson has changed since. Start it again from the home page.
page-no-lesson = There is no such lesson here.

## What is what? *

page-what-is-what = What is what?
page-what-count = { $number } of { $count }
page-what-next = Next
page-what-back = Back
page-what-list = All as a list
page-what-labels = Back to the page
page-part-status = Whose turn, and what to do
  .about = The banner always says who decides, what about, and what you can do now.
page-part-players = Everybody at the table
  .about = In the order of play. Whoever decides now has a coloured frame.
page-part-player = A player
  .about = Name, colour and emblem, and what this player has. A small robot marks a bot.
page-part-points = Points
  .about = What this player has scored so far.
page-part-presence = Here, away, thinking
  .about = Who looks at the table, who is away or offline, whose move it is, and where a bot sits in.
page-part-tray = What you can do
  .about = The choices of this moment. What is pale is not possible now; press it to learn why.
page-part-recap = Since your last turn
  .about = A card for each turn of the others. Point at one, and the map shows what it changed.
page-part-pace = How fast bots play
  .about = Choose how calmly the turns of bots are shown.
page-part-talk = Talk
  .about = Say something to everybody: ready phrases are read by each in their own language.
page-part-map = The map
  .about = What is ringed in blue can be pressed. Drag it to move it, pinch or scroll to come closer.
page-part-zoom = Closer and further
  .about = The map closer, further away, or all of it.
page-part-news = New since you looked
  .about = Outlined is what has changed since your last turn, until you act.

## The table's connection *

page-not-your-seat = This seat is held by somebody else: you are watching.
page-seat-given-away = The host has given your seat to somebody else: you are watching now.
page-outdated = Marula has been updated
page-outdated-about = This page reloads itself between your moves.
page-reload-now = Reload now

## Who is at the table *

page-present = Here
page-away = Away
page-away-for = Away for { $time }
page-offline = Offline
page-last-here = Last here { $ago }
page-thinking = Thinking
page-bot-sits-in-here = A bot sits in
page-bot-plays-for-you = A bot plays for you
page-bot-plays-for = A bot plays for { $name }
page-stood-in = Take your seat back whenever you like.
page-stood-in-time = Your time was up. Coming back gives you { $time } more.
page-take-seat-back = Take my seat back
page-watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
  }
page-bonus = + { $time }
page-bonus-a-turn = + { $time } a turn
page-clock-left = { $time } left
page-time-runs-out = { $seconds ->
    [60] One minute left
   *[other] { $seconds } seconds left
  }
page-bot-would-sit-in = In { $time } a bot would sit in.

## Talking *

page-talk = Talk
page-talk-unread = { $count } new
page-talk-fold = Fold
page-talk-empty = Nobody has said anything yet.
page-talk-write = Write to everybody at this table
page-talk-send = Send
page-said = { $name } says: { $text }
page-phrases-about = Everybody reads these in their own language
page-mute = Mute
page-mute-all = Everybody
page-mute-about = What they say is hidden on this device. Nobody is told.
page-reaction-thumb = Thumbs up
page-reaction-party = Hooray
page-reaction-laugh = Laughter
page-reaction-heart = A heart
page-reaction-sad = Oh no
page-reaction-hourglass = This takes a while
page-reaction-wave = Waves

## Who only watches *

page-only-watching = You are watching: only those who sit at the table can act.

## What a table online answers where something can’t be done

page-bot-sits-in = A bot sits in for you. Take your seat back first.
page-bystander = You are only watching.
page-code-unknown = Nobody has this code, or it has been used or is too old. Ask for a new one on the other device.
page-device-forgotten = This device has been forgotten: it no longer holds a seat here.
page-hello-twice = This page has already said who it is. Load it again.
page-match-ended = This match has been ended.
page-no-chat = Only ready phrases can be said at this table.
page-no-hello = The page has not said who it is. Load it again.
page-no-way-back = The match can’t go back that far: something has been drawn or seen since.
page-not-begun = The match has not begun yet.
page-not-now = That isn’t possible just now.
page-not-yours = Only whoever opened this table, or sits at it, can do that.
page-nothing-proposed = Nothing is proposed any more.
page-nothing-said = There is nothing to say in this.
page-others-play = Others are still playing at this table. End the match first, or leave it.
page-seat-taken = Somebody has just taken this seat.
page-table-full = All seats at this table are taken.
page-too-busy = Much is happening at this table at once. Please try again.
page-too-fast = That was too much in too short a time. Wait a moment and try again.
page-too-many-boards = You have entered as many boards as one may. Try again later.
page-too-many-sockets = Too many pages are open. Close some and try again.
page-too-many-tables = You have opened as many tables as one may. End some, or try again later.
page-too-much-talk = You have said a lot in one minute. Wait a moment.
page-too-slow = The connection was too slow to follow.
page-unknown-pace = “{ $pace }” is no pace: say live, 5m+10s or 2d.
page-unknown-phrase = Nobody here knows this phrase. Load the page again.

## After a match *

page-rematch-same = Rematch with the same people
page-rematch-join = Join the rematch
page-rematch-wanted = { $names } would like to play again
page-rematch-opened = Your table for another match is open.
page-share-link = Share link
page-ended-early = The match was ended
page-ended-early-about = It has no result and no record.
page-ended-board = The board as it was
page-replay-eyes = Seen by
page-replay-eyes-player = Whoever plays
page-replay-eyes-all = A bystander
page-chance-checking = Your browser draws everything anew…
page-chance-fair = Chance was fair
page-chance-fair-about = Your browser has checked it itself: what was sealed before the first move decided every draw, and nobody could change it afterwards.
page-chance-unfair = Something doesn’t fit
page-chance-unfair-about = Your browser has drawn everything anew, and not all of it is as it was sealed. What is below shows where.
page-chance-sealed = Sealed before the first move
page-chance-sealed-about = The seed shown now gives the commitment that this device was shown first.
page-chance-not-sealed = The seed shown now doesn’t give the commitment that this device was shown first.
page-chance-follow = { $right } of { $count } draws follow
page-chance-follow-about = Each was drawn anew from the seed and its chances: the same came out. This is the seed.
page-chance-moves = The moves follow the rules
page-chance-moves-about = Checked by the server. Check it on your own machine, with the saved record:
page-chance-draws = Every draw
page-chance-rows = { $first } to { $last } of { $count }
page-chance-before = Earlier draws
page-chance-after = Later draws
page-chance-number = No.
page-chance-round = Round
page-chance-who = For
page-chance-came = Came out
page-chance-odds = Chance
page-chance-of = { $some } of { $all }
page-chance-checked = Checked
page-chance-as-sealed = as sealed
page-chance-otherwise = otherwise
page-chance-shares = Drawn and expected
page-chance-share = { $drawn } of { $expected }
page-chance-shares-about = The line is what chance would give on average over these { $count } draws. A few more or less are ordinary.

## Together *

page-together = Together
page-ask-back = Ask to take my last move back
page-ask-back-here = Ask to go back to before this
page-back-here = Go back to before this
page-ask-end-match = Ask to end the match
page-ask-end-match-about = If everybody agrees, the match ends without a result. What was played can still be read.
page-ask-everybody = Ask everybody
page-leave-match = Leave the table
page-leave-match-title = Leave this match?
page-leave-match-about = A bot plays on for you. You can’t come back unless the host gives your seat out anew and you get its link.
page-give-seat = Give { $name }’s seat to somebody else
page-links = Links
page-link-for-seat = Seat of { $name }
page-close-match-title = End this match for everybody?
page-close-match-about = It ends without a result. What was played can still be read.
page-asks-back = { $name } asks to go back
page-asks-back-about = { $count ->
    [one] One decision would be taken back.
   *[other] { $count } decisions would be taken back.
  }
page-asks-back-last = The last that would still count:
page-asks-end = { $name } asks to end the match
page-asks-end-about = It would end without a result. What was played can still be read.
page-you-ask-back = You have asked to go back
page-you-ask-end = You have asked to end the match
page-vote-yes = Agree
page-vote-no = No
page-vote-answer = Answer
page-vote-withdraw = Withdraw
page-vote-waits = Still to answer: { $names }
