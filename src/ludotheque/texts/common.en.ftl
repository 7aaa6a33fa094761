# Messages that belong to no single game. The French ones are in common.fr.ftl, with the same keys.

## Pieces of sentences

joined = { $first } and { $last }
nobody = nobody

## Offers (kernel/offers.py)

offer-stands-already = That very offer is on the table already: it is number { $number } (§{ $rule }).
offer-was-declined = These terms have been declined; change them before you ask again (§{ $rule }).
too-many-open-offers = You have { $most } open offers, which is the most allowed: withdraw one first (§{ $rule }).
too-many-offers = { $most } offers have been made in this negotiation; there can be no more (§{ $rule }).
no-such-offer = There is no open offer number { $number } (§{ $rule }).
offer-not-to-you = Offer { $number } is not waiting for your answer (§{ $rule }).
offer-not-yours = Offer { $number } is not yours: only the player who made it may withdraw it (§{ $rule }).

## Open-cry auctions (kernel/auction.py)

bid-not-a-multiple = Bids are multiples of { $step } (§{ $rule }).
bid-beyond-limit = Nobody bids more than { $most } (§{ $rule }).
bid-too-low = The next bid must be at least { $minimum } (§{ $rule }).
out-of-this-auction = You are out of this auction (§{ $rule }).
highest-bidder-stays = Your bid of { $price } is the highest: you cannot pass now (§{ $rule }).
maximum-too-low = The maximum of your standing bid must be at least { $minimum } (§{ $rule }).
no-standing-bid = You have no standing bid (§{ $rule }).

## Taking back

undo-nothing = There is no move to take back.
undo-another-moved = The last move is another player's: yours can no longer be taken back.
undo-chance-fell = Chance has decided something since: your move can no longer be taken back.
undo-revealed = Your move has shown something that was hidden: it can no longer be taken back.

## Troubles: bad input from outside the games

unknown-game = There is no game called “{ $game }”. The collection has: { $known }.
wrong-seats = { $title } is played by { $least } to { $most } players, not by { $seats }.
unknown-seat = “{ $seat }” is not a seat; seats are named by letters from A.
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
unknown-action = “{ $text }” is not an action of this game. Examples: { $examples }.
unknown-language = The language “{ $language }” is not spoken here; choose one of { $known }.

## Pieces of the kernel's English that troubles quote (texts/fragments.py)

where-whole-file = the whole file
where-move = move { $number }
found-nothing = nothing
expected-format = a game file of format { $format }
expected-game = the id of a game
expected-options = the options of the table
expected-edition = the name of an edition
expected-seats = a number of seats
expected-moves = a list of moves
expected-drawn = a list of what fell, each with its reason
expected-move = a seat, an action and what fell
expected-seat-not = a seat of this table, not { $seat }
expected-seat = a seat of the table
expected-legal-move = a legal move (see §{ $rule })
expected-only-drawn = nothing more than what fell
expected-drawn-for = what fell for “{ $why }”
expected-other-drawn = another outcome for “{ $why }” than { $told }
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
expected-cards = at least { $number } cards
expected-coins = at most { $number } coins per player
expected-gems = 1 to { $number } gems
expected-notes = notes worth { $amount }
expected-multiple = a multiple of { $step }
expected-lots = numbers of lots from { $low } to { $high }
expected-rows = one or two rows of at most five # or .
expected-equal-rows = rows of # and . of the same length
expected-divisor = a number of lots that divides 12
expected-pair = two kinds of building, such as { $example }
expected-squares = squares from { $low } to { $high }
expected-rising = rising values from { $low } to { $high }
expected-face = a face to build with
expected-other-card = a card unlike { $card }
expected-only = only { $words }

## Troubles of the command line

unknown-command = There is no command “{ $command }”. The commands are: { $known }.
unknown-bot = There is no bot called “{ $bot }”. Known bots: { $known }.
wrong-bots = { $bots ->
        [0] At least one bot is needed for { $seats } seats.
       *[other] { $bots } bots do not fit on { $seats } seats.
    }
wrong-names = The names “{ $names }” do not do for { $seats } seats: one each at most, all different.
unknown-paragraph = There is no paragraph “{ $paragraph }” in these rules; they end with §{ $last }.
option-form = “{ $text }” is not of the form key=value.
too-small = { $name } must be more than nothing, not { $value }.
file-exists = { $file } exists already and is not written over; use --force if you mean it.
file-missing = There is no file or folder { $file }.
file-forbidden = There is no permission to use { $file }.
file-is-folder = { $file } is a folder, not a file.
file-trouble = { $file } cannot be used: { $why }.
other-game = { $file } holds a match of { $game }.
save-where = Say which file to save to: save FILE.
resume-what = Say which file to resume: resume FILE.
no-solver = There is no solver for { $game }; there is one for { $known }.
unknown-card = There is no card “{ $card }”. The deck has { $known }.
bad-dice = “{ $dice }” are not five dice: five numbers from 1 to 6 with commas between them are expected.
bad-rolls = { $rolls } is not a number of rolls from 0 to { $most }.

usage-unknown-option = There is no option { $option } here; --help shows what there is.
usage-option-alone = The option { $option } needs a value.
usage-missing = { $name } is missing; --help shows what is needed.
usage-bad-number = { $name } must be a number.
usage-bad-whole = { $name } must be a whole number.
usage-other = { $words ->
        [none] That is not understood; --help shows what is.
       *[other] “{ $words }” is not understood here; --help shows what is.
    }

## The command line: help

cli-about = Ludothèque: great board games that are out of print. Without a command: opens the collection in the browser.
cli-help = Shows this help.
cli-panel-options = Options
cli-panel-arguments = Arguments
cli-panel-commands = Commands
cli-games = The games of the collection.
cli-play = Plays a match in the terminal, against bots or with people at the same keyboard.
cli-rules = Shows the rules of a game, or one paragraph of them.
cli-replay = Shows a match from its file again, move by move.
cli-simulate = Lets bots play many matches and counts the results.
cli-bench = Measures how fast random play is on this machine.
cli-solve = Exact chances and the best dice to keep (last_chance).
cli-arg-game = The id of a game: see “ludotheque games”.
cli-arg-bench = The id of a game; all games without it.
cli-arg-paragraph = A paragraph (4.3) or a chapter (4).
cli-arg-file = A game file that “play” has saved.
cli-opt-lang = French or English; otherwise LUDOTHEQUE_LANG, then the locale, decides.
cli-opt-version = Shows the version, and whether it is compiled.
cli-opt-json = Plain data for programs instead of text for people.
cli-opt-seats = How many play.
cli-opt-seed = Seed of all chance: the same seed gives the same match again.
cli-opt-bots = The bots: random, greedy, search, separated by commas; “none” for people only. They take the last seats.
cli-opt-edition = Edition of the components, or a folder with your own.
cli-opt-option = An option of the game, such as open_money=yes. May be given several times.
cli-opt-names = Names of the players, separated by commas, in order of the seats.
cli-opt-load = Goes on with a saved match.
cli-opt-save = Keeps the match in this file, move by move.
cli-opt-force = Allows existing files to be written over.
cli-opt-matches = How many matches.
cli-opt-jobs = How many processes play; the results do not depend on it.
cli-opt-step = Stops after each move and shows the table.
cli-opt-seconds = How long each measurement takes, in seconds.
cli-opt-card = The card to be won.
cli-opt-dice = The five dice as they lie.
cli-opt-rolls = How many rolls are left.

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
replay-older = The file is of an older version of the rules: its { $number } moves are not played again.
replay-next = Enter: next move, anything else: stop
replay-unfinished = The match is not over; { $number ->
        [one] one move has been made
       *[other] { $number } moves have been made
    }.

## The command line: at the table

table-you = you
table-unchanged = { $number ->
        [one] One piece is as before
       *[other] { $number } pieces are as before
    } (“table” shows all).
menu-one-run = Type a number from { $first } to { $last } ({ $notation }).
menu-amount = { $label }: { $amount }
menu-run = { $label } (from { $first } to { $last })
pick-title = Which game shall it be?
pick-prompt = 1–{ $last }, or the name of a game:
play-welcome = { $game }, with { $names }.
play-welcome-back = { $game }: { $number ->
        [0] the match begins.
        [one] the match goes on after one move.
       *[other] the match goes on after { $number } moves.
    }
play-how = Type the number of a line or the action itself (it stands at the end of the line). “help” shows what else there is.
play-help =
    why ACTION     why an action is not possible now, with the rule
    rules [§]      the paragraph that matters now, or another one
    hint           what a greedy bot would do in your place
    undo           takes back your last move, as long as it is possible
    log            all that has happened
    table          shows the table again
    save [FILE]    saves the match; with --force over an existing file
    resume FILE    goes on with another saved match
    quit           leaves; you will be asked whether to save
play-pass-keyboard = The keyboard goes to { $name }. Press Enter when you are there.
play-which-number = Which number, from { $first } to { $last }?
play-allowed = “{ $notation }” is possible.
play-undone = Taken back: { $notation }.
play-saved = Saved to { $file }.
play-hint = A greedy bot would play: { $notation }
play-save-before-leaving = { $file ->
        [none] Save to which file? (Enter: leave without saving)
       *[other] Save to which file, perhaps { $file }? (Enter: leave without saving)
    }
play-left = The match is left here.

## The command line: the house

cli-serve = Opens the collection for browsers and bots.
cli-verify = Plays a game file again and draws its chance anew; names the first move that does not fit.
cli-backup = Saves all tables to one file, also while the server runs.
cli-tables = The tables in the store.
cli-tables-list = All tables, the latest first.
cli-tables-export = Writes the match of a table to a game file. Before its end, the file holds its secrets.
cli-tables-import = Makes a public table of a game file.
cli-tables-delete = Deletes a table for good (with the server stopped).
cli-arg-new-file = The file to write.
cli-arg-table = The id of a table: see “ludotheque tables list”.
cli-opt-data = The data folder; otherwise the user's own.
cli-opt-host = The address to listen at.
cli-opt-port = The port; 0 takes any that is free.
cli-opt-origin = Another origin the pages come from.
cli-opt-halls = Processes that share the tables: one per core when many play.
cli-opt-proxy = Trusts the X-Forwarded headers of a proxy on this host.
cli-opt-open = Opens the browser.
serving = The collection is open at { $url } (Ctrl+C closes it).
no-halls = Several halls need Linux. Start without --halls.
house-closed = The server closed again and again right after it had opened. Its log says why.
cannot-listen = The server cannot listen at { $address }: { $why }. Choose another port with --port.
store-too-new = { $file } was written by a later release: install that release, or choose another folder with --data.
no-such-match = There is no match at table “{ $table }”: “ludotheque tables list” shows the tables.
no-tables = No tables yet.
backed-up = Saved to { $file }.
exported = Table { $table } is written to { $file }.
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
