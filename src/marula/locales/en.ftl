# Texts that all games share: files, records, the command line.

seat-name = Player { $number }
thing-counted = { $count } × { $name }

## Board files and other data

data-missing-key = the key “{ $key }” is missing
data-unknown-key = nothing here is called “{ $key }”: is it misspelt?
data-not-text = must be a text in quotes, and not an empty one
data-not-texts = must be a list of texts
data-not-integer = must be a whole number
data-not-number = must be a number above 0
data-not-signed = must be a number
data-not-id = must be a short name of letters, digits and hyphens
data-not-numbers = must be a list of { $count ->
    [one] one number
   *[other] { $count } numbers
  }
data-not-flag = must be true or false
data-not-table = must be a table
data-not-list = must be a list
data-not-one-of = “{ $found }” is none of { $known }
data-out-of-range = is { $found }, but must be from { $low } to { $high }
data-format-unknown = “{ $found }” is a format that this version does not know; it knows “{ $known }”
data-other-game = this board is for “{ $found }”, not for “{ $known }”
data-game-unknown = there is no game “{ $found }” here
data-not-seed = must be { $digits } hexadecimal digits in small letters
data-not-field = must be a text or a whole number
data-id-twice = another one is called “{ $id }” already
data-one-of-three = must have exactly one of read = true, expect and any; it has: { $found }
data-nothing-asked = nothing is asked here that could be done wrong
data-means-each = must be a list with a text for each of the alternatives of any; there are { $count }
data-fits-nothing = no action of this game on this board is like this: { $found }
data-learner-moves = these are the moves of the others; what the learner does is a step of its own
data-final-last = only the last chapters can be final, and not all of them

file-missing = There is no file { $file }.
file-is-folder = { $file } is a folder, not a file.
file-unreadable = { $file } can't be read: { $reason }.
file-unwritable = { $file } can't be written: { $reason }. Nothing was left half written.
file-not-text = { $file } is not a text file (it is not UTF-8 at byte { $byte }).
file-not-toml = { $file }:{ $line }: this is not TOML ({ $reason }).
file-not-sane = { $file } is nested too deep or has a number of thousands of digits.
file-too-long = { $file } is too big: files can have up to { $most } MB.

## Records

record-not-json = This is not a whole JSON file: reading stops making sense at line { $line }, column { $column }.
record-not-sane = This is no record: it is nested too deep, or has numbers that are no numbers.
record-not-text = This is not a text file in UTF-8, as records are.
record-key-twice = The key “{ $key }” appears twice in one table of the record.
record-not-object = This is JSON, but no match record.
record-format-unknown = The record's format is “{ $found }”; this version reads “{ $known }”.
record-game-unknown = The record is of a game called “{ $game }”, which is not here.
record-rules-unknown = The record was played by version { $rules } of the rules of { $game }; the newest version known here is { $known }.
record-field-missing = The record has no field “{ $field }”.
record-field-type = The record's field “{ $field }” must be { $kind ->
    [text] a text
    [number] a whole number
    [list] a list
   *[table] a table
  }.
record-seats-wrong = The record has { $found ->
    [one] one seat
   *[other] { $found } seats
  }; the game is for { $low } to { $high }.
record-board-wrong = The board in the record is not a board of this game:
record-options-wrong = The record's option “{ $option }” is missing, unknown or has an impossible value.
record-seed-wrong = The record's seed must be { $bytes } bytes, written in hexadecimal.
record-commitment-wrong = The seed does not belong to the commitment published at the start: the chance of this match can't be trusted.
record-move-unknown = Move { $move } is no action of this game on this board: { $found }.
record-seat-wrong = Move { $move } is by nobody at this table: { $found }.
record-after-end = Move { $move } comes after the end of the match.
record-nature-missing = At move { $move } chance has to decide, but the record has somebody's move there.
record-nature-unasked = At move { $move } a player has to decide, but the record has chance deciding.
record-chance-wrong = At move { $move } the seed gives { $real }, but the record says { $found }.
record-move-illegal = Move { $move } is against the rules.
record-cut-short = The record stops after { $move ->
    [one] one move
   *[other] { $move } moves
  }, before the match is over.
record-result-wrong = The moves give { $real } as “{ $field }”, but the record says { $found }.
record-score-wrong = By the moves, { $seat } has { $real } as “{ $figure }”, but the record says { $found }.
record-winner-wrong = By the moves, { $seat } { $won ->
    [yes] has won
   *[no] has not won
  }; the record says otherwise.
record-digest-wrong = Every move is possible, but the record's digest is not that of its contents: something in it has been changed.

## Command line

cli-about = Marula: board games set in Africa. Unofficial; the games belong to their authors and publishers.
cli-usage = Usage: { $line }
cli-usage-options = options
cli-arguments = Arguments:
cli-options = Options:
cli-commands = Commands:
cli-error = marula: { $message }
cli-try-help = Try “{ $command } --help”.
cli-interrupted = Stopped.
cli-simulate-interrupted = Interrupted: { $done ->
    [0] none
    [one] one
   *[other] { $done }
  } of { $planned ->
    [one] one match
   *[other] { $planned } matches
  } played to the end.
cli-system = the system says: { $reason }

cli-help-help = show this help and exit
cli-help-version = show the version and exit
cli-help-lang = language of what is printed: en, fr or ja (otherwise MARULA_LANG, then the system's)
cli-help-json = print JSON instead of text
cli-help-game = the game: { $games }

cli-help-simulate = let bots play matches and count who wins
cli-about-simulate = Lets bots play matches against each other. Prints a table and, as its last line, one JSON object. The same seed gives the same matches, however many jobs share the work. Ctrl-C ends it after the matches under way and prints what they came to (exit status 130).
cli-help-players = how many seats (default: as many as --seats lists)
cli-help-games-count = how many matches (default: 100)
cli-help-seats = who sits where, separated by commas: { $players }. greedy:no-NAME switches one part of its knowledge off, greedy:no-NAME:no-NAME two of them; “marula games” lists each game's NAMEs. FILE.py:CLASS is a bot of your own
cli-help-seed = any text or number; the same one gives the same matches (default: 0)
cli-help-jobs = processes to share the work; 0 = one per core (default: 1)
cli-help-board = a board file of your own
cli-help-option = a table option of the game; may be given several times, once per KEY
cli-help-record = a folder to write one record per match to: a new one or an empty one

cli-help-arena = find out which bot plays better
cli-about-arena = Lets every pair of some bots play on the same deals, each on every seat as often as the other. Prints a table with win shares, their 95% intervals and ratings and, as its last line, one JSON object. The same seed gives the same matches, however many jobs share the work. Ctrl-C ends it after the matches under way and prints what they came to (exit status 130).
cli-help-arena-players = who plays, two or more, separated by commas: { $players }, each as “marula simulate” takes it, FILE.py:CLASS for a bot of your own included
cli-help-arena-matches = how many matches each pair plays (default: { $usual }; with --until, as many as it takes)
cli-help-arena-at = at how many seats; with more than two, both have every other seat (default: 2)
cli-help-arena-alone = the first of a pair has one seat, in turns each of them, and the second all others
cli-help-arena-until = play until it is clear whether the first of two wins more or less than P percent: P − 5 or P + 5, wrong in at most 5% of cases
cli-help-arena-plot = draw the win shares into this file, an SVG

cli-help-replay = play a record again and check every move of it
cli-about-replay = Replays a match record: every move against the rules, every chance outcome against the seed, the end and the result. Exit status 1 and the reason where it doesn't hold.
cli-help-record-file = a record file

cli-help-show = tell a match as sentences and show a position, or open it in the page
cli-about-show = Tells what happened in a recorded match, up to move N if one is named, and shows the position there as text. With --open, the match is opened in the browser as a replay: every move of it is checked, nothing of it is stored, and Ctrl-C ends it.
cli-help-move = stop after this move (0 = before the first; default: the last, with --open before the first)
cli-help-seat = see it as that seat does (numbers from 0; default: as a spectator)
cli-help-open = open it in the browser, as a replay at this move

cli-help-games = list the games
cli-about-games = Lists the games found, with their names, numbers of players and table options, and what their bots can do without.

cli-help-board-command = work with board files
cli-about-board-command = Work with board files of one's own.
cli-help-board-check = say what is wrong with a board file
cli-about-board-check = Checks a board file and explains what is wrong with it, with the key's path and line. Exit status 1 if anything is.
cli-help-board-file = a board file (TOML)

cli-help-handbook = read the rules
cli-about-handbook = Prints the rules of a game in our own words, every clause with its id. With a rule id, only that clause.
cli-help-rule = the id of one rule, as the handbook shows it before each clause

cli-unknown-command = There is no command “{ $found }”. There are: { $known }.
cli-missing-command = Which command? There are: { $known }.
cli-missing-argument = { $name } is missing.
cli-missing-value = { $option } needs a value.
cli-unknown-option = There is no option { $found } here.
cli-extra-argument = “{ $found }” is one thing too many.
cli-bad-number = { $option } takes a whole number from { $low }, not “{ $found }”.
cli-bad-language = There are no texts in “{ $found }”; there are: { $known }.
cli-no-games-folder = MARULA_GAMES names a folder that isn’t there: { $folder }
cli-unknown-game = There is no game “{ $found }”. There are: { $known }.
cli-unknown-player = There is no player “{ $found }”. There are: { $known }.
cli-unknown-facet = { $player } has nothing called “{ $found }” to switch off. It has: { $known }.
cli-unknown-effort = search takes WAYS:ROLLOUTS:ROUNDS, whole numbers, not “{ $found }”. Examples: search:8:48:1, or by time search:8:200ms:1.
cli-unknown-style = { $player } has no style “{ $found }” in this game. Styles here: { $known }.
cli-bot-no-class-named = Which class of { $file }? A bot of your own is named FILE.py:CLASS.
cli-bot-class-missing = { $file } has no class { $name }.
cli-bot-not-loaded = { $file }: this can't be loaded. { $reason }
cli-bot-not-made = { $file }: { $name } can't be made; it is called with the game and 32 bytes as a seed. { $reason }
cli-bot-failed = { $file }: { $name } failed to choose. { $reason }
cli-bot-not-legal = { $file }: { $name } chose what is not one of the legal actions: { $found }
cli-players-range = { $game } is for { $low } to { $high } players, not { $found }.
cli-players-seats = --players says { $players }, but --seats lists { $seats }.
cli-arena-two = --players lists at least two, separated by commas, not “{ $found }”.
cli-arena-share = --until takes a percentage above { $low } and below { $high }, not “{ $found }”.
cli-arena-until-two = --until is about two players, not { $found }.
cli-arena-plot-ending = --plot draws an SVG: the name of its file ends in .svg, unlike “{ $found }”.
cli-option-form = An option is written KEY=VALUE, not “{ $found }”.
cli-option-twice = The option { $option } is given twice.
cli-option-unknown = { $game } has no option “{ $found }”. { $known ->
    [none] It has none.
   *[other] It has: { $known }.
  }
cli-option-value = The option { $option } can't be “{ $found }”; it can be: { $known }.
cli-move-range = The record has { $moves ->
    [one] one move
   *[other] { $moves } moves
  }; there is no move { $found }.
cli-seat-range = The match has seats 0 to { $last }; there is no seat { $found }.
cli-seat-in-page = --seat is not for --open: in the page, each position is shown as whoever plays sees it.
cli-handbook-figure = Figure: { $text }
cli-rule-unknown = There is no rule { $found } in { $game }.
cli-record-not-empty = { $folder } is not empty: old and new records would mix. Name a new folder or an empty one.

cli-board-good = { $file }: a good board for { $game }.
cli-board-bad = { $file }: { $count ->
    [one] one problem.
   *[other] { $count } problems.
  }

cli-replay-good = The record holds: { $moves ->
    [one] one move, and it was checked.
   *[other] { $moves } moves, every one checked.
  }
cli-replay-bad = The record does not hold. { $reason }
cli-ending = Ending: { $ending }
cli-seat = Seat
cli-player = Player
cli-winner = won
cli-tiebreak = Tie-break, { $what }: { $figures }.
cli-tiebreak-figure = { $figure } for { $name }
cli-shared = Nothing tells them apart: the victory is shared.
cli-win-share = Wins
cli-mean-score = Mean score
cli-simulating = Playing
cli-simulated = { $games ->
    [one] One match
   *[other] { $games } matches
  } of { $game } with { $players ->
    [one] one seat
   *[other] { $players } seats
  } in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } matches/s, { NUMBER($steps, minimumFractionDigits: 0, maximumFractionDigits: 0) } decisions/s.
cli-figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-matches = Matches
cli-rating = Rating
cli-ms-per-decision = ms per decision
cli-count = { $value }
cli-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-arena-played = { $game }, { $matches ->
    [one] one match
   *[other] { $matches } matches
  } with { $at ->
    [one] one seat
   *[other] { $at } seats
  }{ $alone ->
    [yes] , the first of a pair alone
   *[no] { "" }
  }
cli-arena-verdict = { $verdict ->
    [above] { $player } wins more than { NUMBER($share, minimumFractionDigits: 0, maximumFractionDigits: 1) }% (tested { NUMBER($low, minimumFractionDigits: 0, maximumFractionDigits: 1) } against { NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 1) }).
    [below] { $player } wins less than { NUMBER($share, minimumFractionDigits: 0, maximumFractionDigits: 1) }% (tested { NUMBER($low, minimumFractionDigits: 0, maximumFractionDigits: 1) } against { NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 1) }).
   *[open] Whether { $player } wins more or less than { NUMBER($share, minimumFractionDigits: 0, maximumFractionDigits: 1) }% is still open (tested { NUMBER($low, minimumFractionDigits: 0, maximumFractionDigits: 1) } against { NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 1) }).
  }
cli-endings = How they ended:
cli-ending-counted = { $ending }: { $count ->
    [one] one match
   *[other] { $count } matches
  }
cli-players-between = { $low } to { $high } players
cli-players-exactly = { $count } players
cli-games-game = { $id }: { $name }, { $between }
cli-games-rules = { $rules ->
    [compiled] The rules run compiled.
   *[source] The rules run from their source.
  }
cli-games-option = --option { $option }={ $values }: { $name }. { $about }
cli-games-facets = greedy:no-NAME: what this bot can do without. NAME is one of { $facets }.
cli-position-title = The position after move { $move }
cli-turn-title = Turn { $number }: { $player }
cli-setup-title = Before the first turn

cli-help-play = play in the browser, on this device
cli-about-play = Starts the table on this device and opens a browser. Matches are kept: stop with Ctrl-C whenever you like and go on later.
cli-help-serve = the same for a server, without opening a browser
cli-about-serve = Starts the table for whoever can reach it. It listens on this device alone unless --host says otherwise.
cli-help-host = the address to listen on (default: { $usual })
cli-help-port = the port to listen on; 0 takes any free one (default: { $usual })
cli-help-data = the folder where matches are kept (default: { $usual })
cli-help-public-url = the address that others know it by, where that is another one: https://games.example.org. Links to tables begin with it
cli-help-allowed-host = a further name by which it may be reached; may be given several times
cli-help-trusted-proxy = the address or network of a proxy that is believed when it says for whom it asks; may be given several times
cli-help-bot-seconds = how many seconds a bot may think; after that a weaker one decides (default: { $usual })
cli-help-metrics-from = an address or network from which /metrics may be read, beside this device; may be given several times
cli-help-limit = set a limit, for instance tables_per_device=20; again for further ones
cli-help-log-format = how the log on standard error is written: { $known } (default: text)
cli-help-log-level = from where on things are logged: { $known } (default: warning; info logs every request)
cli-serving = Marula is at { $address } (Ctrl-C to stop)
cli-compiling = The rules are being compiled in the background: from the next start on they are faster.
cli-showing = The record is at { $address } (Ctrl-C to stop). Matches begun there are not kept.
cli-bad-limit = “{ $found }” is no limit: say NAME=NUMBER, with one of these names: { $known }
cli-bad-port = A port is a number up to { $high }, not { $found }.
cli-bad-public-url = A public address is “https://” or “http://”, a name, and a port if need be, with nothing after it: not “{ $found }”.
cli-bad-allowed-host = A name to be allowed is one like games.example.org, without “https://”, port or path: not “{ $found }”.
cli-bad-network = A proxy is named by its address or network, like 127.0.0.1 or 172.17.0.0/16: not “{ $found }”.
cli-none-of = { $option } is one of { $known }, not “{ $found }”.
cli-port-in-use = Port { $port } on { $host } is in use: is Marula running already? Another one can be chosen: --port { $next }
cli-cannot-listen = Marula cannot listen on { $host }, port { $port }: { $reason }
cli-pages-missing = The pages have not been built. In a checkout, “make play” builds them.

## The store

store-failed = The matches in { $data } cannot be opened: { $reason }
store-in-use = The matches in { $data } are in use by another Marula. Stop that one first, or choose another folder: --data
store-read-only = The matches in { $data } cannot be opened: Marula may not write there ({ $reason }). Nothing was changed.
store-full = The matches in { $data } cannot be opened: the disk is full. Nothing was lost; make room and try again.
store-damaged = The matches in { $data } cannot be opened: the file marula.sqlite is damaged, or is none of Marula’s ({ $reason }). Nothing was changed; a copy made by “marula backup” can be put in its place.
store-newer = The matches in { $data } were written by a newer version of Marula (their format is { $reason }). Use that version; nothing was changed.
store-older = The matches in { $data } were written by an older version of Marula. “marula migrate” brings them up to date.
store-missing = There are no matches in { $data }.
store-key-damaged = The file server.key in { $data } is damaged ({ $reason }). Links that were given out are signed by it: put back the copy that “marula backup” made. If there is none, remove the file; then new links have to be given out.
store-backup-failed = The matches could not be copied: { $reason }

## Matches that are kept

cli-help-migrate = bring matches of an older version up to date
cli-about-migrate = Brings the matches of an older version up to date, all of them or none. “marula serve” does the same when it starts.
cli-migrating = Bringing matches up to date
cli-migrated = The matches in { $data } are up to date now.
cli-migrated-already = The matches in { $data } were up to date already.
cli-help-backup = copy all matches into a file, also while the server runs
cli-about-backup = Copies all matches into a file and checks the copy; the server may go on meanwhile. FILE.key beside it is a copy of the key that links are signed by. To go back to it, stop the server, move all that is in its folder elsewhere, put the copy there as marula.sqlite and the key as server.key, and start the server.
cli-help-backup-file = the file to write
cli-help-force = overwrite the file if there is one
cli-backed-up = { $file } holds { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, and is in order.
cli-backed-up-key = { $file } is the key that its links are signed by. Keep both together, where nobody else reads them.
cli-backup-exists = { $file } is there already; --force overwrites it.
cli-help-prune = remove matches that ended long ago
cli-about-prune = Removes tables whose match ended so many days ago, after asking; the server may run meanwhile. Matches under way and tables that wait for guests stay.
cli-help-older-than = how many days ago the match must have ended
cli-help-yes = do not ask
cli-prune-ask = { $tables ->
    [one] { $tables } table whose match ended
   *[other] { $tables } tables whose matches ended
} before { $day } will be removed for good. Go on? (yes/no)
cli-prune-yes = yes y
cli-prune-none = No match ended before { $day }.
cli-pruned = { $tables ->
    [one] { $tables } table was removed.
   *[other] { $tables } tables were removed.
}
cli-prune-left = Nothing was removed.
cli-help-verify-all = replay every stored match and check it
cli-about-verify-all = Replays every stored match by the rules it was played by, and lists those that do not hold; the server may run meanwhile. The last line is JSON: how many tables there are, how many finished matches hold, how many are not finished, how many are damaged.
cli-verifying = Replaying matches
cli-damaged-table = { $table }: { $reason }
cli-damaged-entry = what is stored is damaged at entry { $number }
cli-damaged-game = this version has no rules { $rules } of the game “{ $game }”
cli-damaged-result = the match does not end as was stored
cli-verified = { $damaged ->
    [0] Every stored match holds.
    [one] { $damaged } table is damaged.
   *[other] { $damaged } tables are damaged.
}

## Tables on a server

cli-help-table = open a table on a server, look at it, end it
cli-about-table = Arranges matches on a Marula server from the command line.
cli-help-table-open = open a table and print the links to it
cli-help-table-show = print how a table stands
cli-help-table-end = end a table for everybody
cli-about-table-open = Opens a table and prints one line of JSON: its id, a link for each guest, one to watch, and one for its host.
cli-about-table-show = Prints one line of JSON about a table: its state, its newest entry, who is to move, who sits where, and the result.
cli-about-table-end = Ends a table for everybody. A match under way is left without a result; its log stays.
cli-help-server = the address of the server, such as https://marula.example
cli-help-table-seats = who sits where, in order: guest, guest:NAME, or bot:PLAYER ({ $players })
cli-help-table-board = the id of a board that the server has
cli-help-pace = live (no clock), 5m+10s (a clock with a bonus for each turn), or 2d (so long for each turn)
cli-help-listed = list the table on the server’s home page
cli-help-host-link = the link for the host that “marula table open” printed
cli-missing-option = { $option } is missing.
cli-not-a-host-link = This is no link for a host: { $found }
cli-not-a-server = This is no address of a server: { $found }
cli-table-seat = A seat is guest, guest:NAME or bot:PLAYER ({ $players }), not { $found }.
cli-server-away = There is no answer from { $address }: { $reason }
cli-server-refused = The server refuses: { $reason }
cli-refused-table = There is no such table on the server; perhaps it was deleted.
cli-refused-link = This link is not valid, or no longer.
cli-refused-board = The server has no board “{ $board }”.
cli-refused-pace = A pace is live, 5m+10s or 2d, not “{ $pace }”.
cli-refused-seats = This game is for { $low } to { $high } players, not { $found }.
cli-refused-limit = The server takes no more for now. Try again later.

## What comes first in the rules

minute = In 60 seconds
minute-goal = Goal
minute-turn = A turn
minute-end = The end

## Who may come in

door-wrong-name = This table does not go by the name “{ $name }”. If you run it and chose that name, start it with --allowed-host and the name, or use its address in numbers.
door-other-site = This came from a page of another site. Only the table’s own pages may do that.
door-closing = The table is being restarted. Try again in a moment.
