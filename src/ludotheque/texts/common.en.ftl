# Messages that belong to no single game. The French ones are in common.fr.ftl, with the same keys.

## Pieces of sentences

joined = { $first } and { $last }
nobody = nobody
you = you

## Phases (kernel/phase.py)

not-your-turn = It is { $seat }'s turn (§{ $rule }).
match-is-over = The match is over (§{ $rule }).
status-moment = What just happened

## Offers (kernel/offers.py)

offer-stands-already = That offer has already been made: it is offer { $number } (§{ $rule }).
offer-was-declined = These terms have been declined: change them before you ask again (§{ $rule }).
too-many-open-offers = You already have { $most } open offers, the most allowed: withdraw one first (§{ $rule }).
too-many-offers = { $most } offers have been made in this negotiation, the most allowed (§{ $rule }).
no-such-offer = There is no open offer { $number } (§{ $rule }).
offer-is-accepted = Offer { $number } by { $proposer } has been accepted: it is binding (§{ $rule }).
offer-is-declined = { $other } has declined offer { $number } (§{ $rule }).
offer-is-withdrawn = { $proposer } has withdrawn offer { $number } (§{ $rule }).
offer-has-lapsed = Offer { $number } by { $proposer } has lapsed (§{ $rule }).
offer-not-to-you = Offer { $number } does not ask for your answer (§{ $rule }).
offer-not-yours = Offer { $number } is not yours: only the player who made it may withdraw it (§{ $rule }).

## What bots say when they refuse an offer (kernel/bargaining.py)

fact-offer-weighed = { $why ->
        [costs] { $seat }: “That costs me { $own } and brings { $other } { $theirs }.”
        [loses] { $seat }: “That costs { $other } { $theirs }.”
        [neither] { $seat }: “That serves neither of us.”
        [leader] { $seat }: “Worth { $own } to me, { $theirs } to { $other }, and { $other } leads.”
        [little] { $seat }: “That brings me too little.”
        [anyway] { $seat }: “That will happen anyway.”
        [later] { $seat }: “I would rather play on.”
       *[worth] { $seat }: “Worth { $own } to me, { $theirs } to { $other }.”
    }
    .you-other = { $why ->
        [costs] { $seat }: “That costs me { $own } and brings you { $theirs }.”
        [loses] { $seat }: “That costs you { $theirs }.”
        [neither] { $seat }: “That serves neither of us.”
        [leader] { $seat }: “Worth { $own } to me, { $theirs } to you, and you lead.”
        [little] { $seat }: “That brings me too little.”
        [anyway] { $seat }: “That will happen anyway.”
        [later] { $seat }: “I would rather play on.”
       *[worth] { $seat }: “Worth { $own } to me, { $theirs } to you.”
    }

## Open-cry auctions (kernel/auction.py)

bid-not-a-multiple = Bid a multiple of { $step } (§{ $rule }).
bid-beyond-limit = Nobody may bid more than { $most } (§{ $rule }).
bid-too-low = Bid at least { $minimum } (§{ $rule }).
out-of-this-auction = You are no longer in this auction (§{ $rule }).
highest-bidder-stays = Your bid of { $price } is the highest: you cannot pass now (§{ $rule }).
maximum-too-low = The maximum of your automatic bidding must be at least { $minimum } (§{ $rule }).
no-standing-bid = You have no automatic bidding to stop (§{ $rule }).

## Controls that ask for an amount: the page puts it in the place of %amount

send-bid = Bid %amount
send-bet = Bet %amount
send-maximum = Bid automatically up to %amount
sent-bid = Your secret bid: %amount. You can change it until everybody has bid.
sent-bet = Your secret bet: %amount. You can change it until everybody has decided.
sent-maximum = You bid automatically up to %amount.
note-second-price = If you win, you pay the second-highest bid: at most %amount.

## The end of a match

breakdown-title = Where the points come from

## Undo

undo-nothing = There is no move to undo.
undo-another-moved = Another player has moved since: your move can no longer be undone.
undo-chance-fell = Something was drawn or rolled since: your move can no longer be undone.
undo-said-aloud = What you said in an auction cannot be taken back.
undo-agreed = An agreement binds both sides: it cannot be undone.
undo-offered = The others have seen your offer: you can withdraw it, but not undo it.
undo-revealed = Your move has revealed something: it can no longer be undone.

## Troubles: bad input from outside the games

unknown-game = There is no game called “{ $game }”. The collection has: { $known }.
wrong-seats = { $title } is for { $least } to { $most } players, not for { $seats }.
unknown-seat = “{ $seat }” is not a seat: seats are named by letters from A.
unknown-option = There is no option “{ $option }”. { $known ->
        [none] This game has no options.
       *[other] This game has: { $known }.
    }
bad-option = Option “{ $option }” cannot be “{ $value }”: expected { $expected }.
unknown-edition = There is no edition “{ $edition }”. Known editions: { $known }.
bad-component = { $entry ->
        [none] The component file { $file } cannot be used: expected { $expected }, found { $found }.
       *[other] The component file { $file } is wrong at { $entry }: expected { $expected }, found { $found }.
    }
damaged-file = This game file is damaged ({ $where }): expected { $expected }.
damaged-data = The saved position in this file is damaged near “{ $found }”.
older-rules-file = This match of { $game } was played by other rules than this server's. Only the server that wrote the file can open it.
unknown-action = “{ $text }” is not an action of this game. Examples: { $examples }.
unknown-language = The language “{ $language }” is not available; choose one of { $known }.

## Pieces of the kernel's English that troubles quote (texts/fragments.py)

where-whole-file = the whole file
where-move = move { $number }
found-nothing = nothing
expected-format = a game file of format { $format }
expected-game = the id of a game
expected-options = the options of the table
expected-edition = the name of an edition
expected-seats = a number of seats
expected-fewer-moves = at most { $number } moves
expected-moves = a list of moves
expected-drawn = a list of random draws, each with its reason
expected-move = a seat, an action and its random draws
expected-seat-not = a seat of this table, not { $seat }
expected-seat = a seat of the table
expected-legal-move = a legal move (see §{ $rule })
expected-only-drawn = nothing more than the random draws
expected-drawn-for = a random draw for “{ $why }”
expected-other-drawn = another draw for “{ $why }” than { $drawn }
expected-notation = an action in the notation of the game, not “{ $text }”
expected-just = the number { $low }
expected-whole = a whole number from { $low } to { $high }
expected-one-of = one of { $words }
expected-text = a text
expected-wholes-many = a list of { $number } whole numbers
expected-wholes = a list of whole numbers
expected-words-many-of = a list of { $number } texts out of { $words }
expected-words-of = a list of texts out of { $words }
expected-words-many = a list of { $number } texts
expected-words = a list of texts
expected-table = a table
expected-tables = a list of tables
expected-component-file = a component file
expected-toml = a TOML file
expected-yes-no = yes or no

## Troubles of the command line

unknown-command = There is no command “{ $command }”. The commands are: { $known }.
unknown-bot = There is no bot called “{ $bot }”. Known bots: { $known }.
wrong-bots = { $bots ->
        [0] At least one bot is needed for { $seats } seats.
       *[other] { $bots } bots do not fit on { $seats } seats.
    }
wrong-names = The names “{ $names }” do not fit { $seats } seats: at most one per seat, all different.
unknown-paragraph = There is no paragraph “{ $paragraph }” in these rules; they end with §{ $last }.
option-form = “{ $text }” is not of the form key=value.
too-small = { $name } must be greater than zero, not { $value }.
file-exists = { $file } already exists and is not overwritten; add --force if you want that.
file-missing = There is no file or folder called { $file }.
file-forbidden = You do not have permission to use { $file }.
file-is-folder = { $file } is a folder, not a file.
file-trouble = { $file } cannot be used: { $why }.
other-game = { $file } holds a match of { $game }.
other-contest = { $file } holds the deals of another contest, or none: name another file.
other-training = { $file } belongs to another training, or is damaged: name another folder.
no-features = Nothing says yet what a net should be given about “{ $game }”.
bad-training = Hidden units: 1 to 200. Lambda: 0 to 1.
net-of-other-rules = The weights in { $file } are not for { $game } with rules version { $rules }: train them anew.
net-of-other-inputs = The weights in { $file } are for other inputs than the game's: train them anew.
net-damaged = { $file } is no file of weights, or is damaged.
net-too-large = { $file } is larger than { $most } KB: too large for a file of weights.
save-where = Say which file to save to: save FILE.
resume-what = Say which file to resume: resume FILE.
no-solver = There is no solver for { $game }; there is one for { $known }.
unknown-card = There is no card “{ $card }”. The deck has { $known }.
bad-dice = “{ $dice }” is not five dice: write five numbers from 1 to 6, separated by commas.
bad-rolls = { $rolls } is not a number of rolls from 0 to { $most }.

usage-unknown-option = There is no option { $option } here; see --help.
usage-option-alone = The option { $option } needs a value.
usage-missing = { $name } is missing; see --help.
out-of-bounds = { $name } must be between { $least } and { $most }.
bad-pace = “{ $text }” is no pace: write 2s, 500ms or 0.
bad-address = “{ $url }” is no address of a server: write http://127.0.0.1:8000.
not-loopback = { $url } is not on this machine. If the server is yours and may be loaded, add --anywhere.
growth-of-own-server = --growth needs a share of at least 0 and a server that the test starts itself (without --url).
no-own-server = The server did not start. { $why }
no-server = Nobody answers at { $url }.
too-few-files = So many sockets need { $needed } open files; this system allows { $allowed }.
usage-bad-number = { $name } must be a number.
usage-bad-whole = { $name } must be a whole number.
usage-other = { $words ->
        [none] That was not understood; see --help.
       *[other] “{ $words }” was not understood; see --help.
    }

## The command line: results

version-compiled = compiled
version-python = pure Python

games-line = { $designer }, { $publisher } { $year } · { $least ->
        [one] up to { $most } players
       *[other] { $least } to { $most } players
    } · about { $minutes } minutes
games-option = { $title }: --option { $key }=… ({ $values })

simulate-progress = Playing
simulate-result = { $game }: { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, { $decisions } decisions in { $seconds } s: { $speed } decisions per second ({ $build }, seed { $seed }).
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-mean = Mean score
simulate-nobody = { $number ->
        [one] In one match nobody won.
       *[other] In { $number } matches nobody won.
    }

arena-result = { $game }, { $seats } seats: { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, each played from all seats (seed { $seed }). Intervals (95 %) are over deals.
arena-bot = Bot
arena-share = Win share
arena-interval = 95 %
arena-even = Even
arena-rating = Rating
arena-time = ms per decision
arena-longest = longest, ms

train-result = { $game }: learned from { $matches } matches (seed { $seed }). Cross-entropy with who won, even chances being 1: { $first } in the first round, { $last } in the last. Weights: { $file }.

loadtest-opening = Opening tables
loadtest-playing = Playing
loadtest-checking = Verifying matches
loadtest-result = { $tables } tables, { $sockets } connections, { $seconds } s: { $speed } moves per second, { $matches } { $matches ->
        [one] match finished
       *[other] matches finished
    } (seed { $seed }).
loadtest-kind = Milliseconds
loadtest-count = number
loadtest-p50 = p50
loadtest-p90 = p90
loadtest-p99 = p99
loadtest-p100 = longest
loadtest-did-shown = move, until each viewer has it
loadtest-did-move = move, until it is answered
loadtest-did-offer = offers and answers
loadtest-did-chat = chat
loadtest-did-bad = bad messages
loadtest-did-connect = connections
loadtest-did-reconnect = reconnections
loadtest-did-again = whole states
loadtest-did-why = questions
loadtest-did-undo = undo
loadtest-did-leave = leaves
loadtest-did-take-back = comes back
loadtest-did-join = joins
loadtest-did-guest = new guests
loadtest-did-open = tables opened
loadtest-did-look = looks by HTTP
loadtest-did-replay = replays
loadtest-did-export = exports
loadtest-did-refused = refused
loadtest-did-too-fast = too fast
loadtest-did-come-back = asked to come back
loadtest-histogram = From a move until each viewer has its update
loadtest-lag = This program itself was late by { $p99 } ms (p99): times are no more exact than that.
loadtest-memory = Memory of the server: { $empty } MB empty, { $opened } MB with all tables open ({ $table } KB per table), { $end } MB at the end.
loadtest-verified = Match files played again and found right: { $verified }.
loadtest-anomalies = { $number ->
        [0] No anomaly.
        [one] One anomaly:
       *[other] { $number } anomalies:
    }
loadtest-unanswered = unanswered
loadtest-out-of-order = out of order
loadtest-doubled = sent twice
loadtest-lost = lost
loadtest-different = updates do not give the state
loadtest-server-error = fault of the server
loadtest-closed = connection closed
loadtest-unexpected = unexpected answer
loadtest-unverified = match file not verified
loadtest-logged = line in the server's log
loadtest-memory-grown = memory has grown

bench-build = Random play on one core ({ $build }):
bench-game = Game
bench-seats = Seats
bench-matches = Matches/s
bench-decisions = Decisions/s
bench-copies = Copies/s

solve-question = { $card }, dice { $dice }, { $rolls ->
        [0] no roll left
        [one] one roll left
       *[other] { $rolls } rolls left
    }:
solve-answer = { $keep ->
        [none] Roll all dice
       *[other] Keep { $keep }
    }: success in { $percent } of cases ({ $fraction }).
solve-keep = Keep
solve-chance = Success
solve-nothing = nothing
solve-more = … and { $number ->
        [one] one more
       *[other] { $number } more
    }; --json shows all.

outcome-total = Total
outcome-place = Place
outcome-winners = { $number ->
        [one] { $winners } wins.
       *[other] { $winners } win together.
    }
outcome-nobody = Nobody wins.

replay-title = { $game }: { $names }
replay-older = This file follows older rules: its { $number } moves cannot be played again.
replay-next = Enter: next move; anything else: stop
replay-unfinished = The match is not over; { $number ->
        [one] one move has been made
       *[other] { $number } moves have been made
    }.

## The command line: at the table

table-you = you
bot-beginner = beginner bot
bot-club = club bot
bot-strong = strong bot
bot-expert = expert bot
bot-random = easy bot
bot-greedy = medium bot
bot-search = hard bot
table-unchanged = { $number ->
        [one] One piece is as before
       *[other] { $number } pieces are as before
    } (“table” shows all).
menu-one-run = Type a number from { $first } to { $last } ({ $notation }).
menu-amount = { $label }: { $amount }
menu-run = { $label } (from { $first } to { $last })
pick-title = Which game would you like to play?
pick-prompt = 1–{ $last }, or the name of a game:
play-welcome = { $game }, with { $names }.
play-welcome-back = { $game }: { $number ->
        [0] the match begins.
        [one] the match goes on after one move.
       *[other] the match goes on after { $number } moves.
    }
play-how = Type the number of a line, or the action at the end of it. Type “help” for everything else.
play-help =
    why ACTION     why an action is not possible now, with the rule
    rules [§]      the paragraph that matters now, or another one
    hint           what a bot would do in your place
    undo           undoes your last move, if that is still possible
    log            everything that has happened
    table          shows the table again
    save [FILE]    saves the match; --force overwrites an existing file
    resume FILE    continues another saved match
    quit           leaves the match; you are asked whether to save
play-pass-keyboard = Pass the keyboard to { $name }. Press Enter when you are there.
play-really = Really “{ $notation }”? (yes / no)
play-which-number = Which number, from { $first } to { $last }?
play-allowed = “{ $notation }” is possible.
play-undone = Undone: { $notation }.
play-saved = Saved to { $file }.
play-hint = A bot would play: { $notation }
play-save-before-leaving = { $file ->
        [none] Save to which file? (Enter: leave without saving)
       *[other] Save to which file, for example { $file }? (Enter: leave without saving)
    }
play-left = You have left the match.

## The command line: the server

serving = The collection is open at { $url } (Ctrl+C closes it).
serving-friends = Friends on the same network reach it at { $urls }.
serving-local-only = Only this computer can reach it. For friends on the same network: ludotheque serve --host 0.0.0.0
folder-in-use = Another server has the folder { $folder } open already: stop it, or choose another folder with --data.
cannot-listen = The server cannot listen at { $address }: { $why }. Choose another port with --port.
secret-damaged = The key { $file } is damaged or cannot be read. Put it back from a backup; only if there is none, delete it (all guests then lose their seats).
store-unusable = The tables in { $file } cannot be used: { $why }.
store-too-new = { $file } was written by a later release: install that release, or choose another folder with --data.
config-option = option
config-value = value
config-source = from
config-flag = command line
config-environment = environment
config-default = default
workers-need-database = Several workers need PostgreSQL: one SQLite file is served by one process (--database postgresql://…).
workers-need-fork = This system cannot start several workers: run one server, or several behind a proxy.
database-unknown = “{ $database }” is no address of a database: it begins with postgresql://.
database-unreachable = The database { $database } cannot be used: { $why }.
database-lost = The database cannot be reached any more: { $why }.
extra-missing = This needs a package that is not installed ({ $why }): pip install 'ludotheque[{ $extra }]'.
move-no-source = There are no tables in { $place }: name a data folder or a postgresql:// address.
move-not-empty = { $place } holds tables already: nothing was copied. Choose an empty folder or database.
move-differs = The copy differs from what was read (“{ $part }”): nothing was kept of it.
moved-data =
    { $tables ->
        [one] One table was copied to { $place } and compared, row by row.
       *[other] { $tables } tables were copied to { $place } and compared, row by row.
    }
no-such-match = There is no match at table “{ $table }”: “ludotheque tables list” shows the tables.
no-tables = No tables yet.
backed-up = Saved to { $file }.
exported = Table { $table } is saved to { $file }.
imported-as = Imported as table { $table }.
deleted = Table { $table } is deleted.
tables-table = table
tables-game = game
tables-status = status
tables-moves = moves
tables-updated = last move
tables-players = players
tables-status-lobby = waiting for players
tables-status-running = running
tables-status-over = over
tables-status-closed = closed

# what an action brings (kernel/effects.py)
effect-own = You: { $quantity }
effect-other = { $seat }: { $quantity }
effect-concluded = If you then stop:
effect-over = Ends the match
effect-reveal = Then something hidden is revealed
effect-chance = Then chance decides
end-behind = { $amount } behind { $name }, above all in “{ $category }” ({ $difference })

# Lessons and examples (kernel/lesson.py).
lesson-other = The rules allow that too, but this lesson goes another way: please do what it asks for.
lesson-wait = One moment: the others move first.
