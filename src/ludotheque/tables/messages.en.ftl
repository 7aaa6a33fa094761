# What a table says around the game. The French ones are in messages.fr.ftl, with the same keys.

## The lobby

option-yes = yes
option-no = no

## The log

log-started = The match begins.
log-imported = The match comes from a game file.
log-scripted = This table is for learning: what falls was written down beforehand, not drawn.
log-over = The match is over.
log-closed = The table was closed.
log-joined = { $name } takes a seat.
log-left = { $name } leaves the table.
log-seat-changed = { $name } moves to another seat.
log-renamed = { $old } is now called { $name }.
mark-forced = the only possible move
mark-clock = out of time: played automatically
mark-count = time's up
mark-failed = the bot did not answer: played automatically
log-undone = { $number ->
        [one] { $name } undoes a move.
       *[other] { $name } undoes { $number } moves.
    }
log-pause-asked = { $name } asks for a pause.
log-paused = The match is paused.
log-resumed = { $name } resumes the match.
log-handed-asked = A bot plays for { $name } for now.
log-handed-time = { $name } ran out of time: a bot plays until they are back.
log-handed-resigned = { $name } resigns; a bot plays to the end.
log-handed-left = { $name } has left the table; a bot plays until they are back.
log-taken-back = { $name } plays again.
log-not-revealed = { $name } did not reveal the promised contribution to the random seed: the seed is drawn anew, without { $name }.
log-bot-failed = { $why ->
        [hung] The bot { $name } took too long to think.
        [illegal] The bot { $name } chose a move that is not allowed.
       *[other] The bot { $name } broke down.
    }

## Who may do what

no-identity = Cookies are needed to play: open the first page once, then try again.
wrong-host = This server does not answer to that name. Use its numeric address or localhost; whoever runs it can add the name with --origin.
wrong-origin = This request comes from another site and was refused.
not-json = The body must be JSON, sent as application/json.
malformed = This request cannot be understood: { $what }.
too-large = That is too large: at most { $most } bytes.
too-slow = The rest of this request did not come in time: try again.
too-fast = Too many requests: try again in { $after } s.
no-such-page = This page does not exist.
no-such-lesson = There is no such lesson or example. The rule page of the game lists what there is.
wrong-method = This address does not answer to { $method }.
no-such-table = This table does not exist or is private: ask the host for a link.
table-damaged = The server cannot read this table any more: please tell whoever runs it. All other tables go on.
no-such-link = This link is no longer valid: ask the host for a new one.
store-unavailable = The server cannot save anything right now. Please try again in a moment: nothing is played twice.
server-stops = The server is being restarted. Please try again in a moment: nothing is lost.
server-error = Something went wrong on our side. Nothing is lost: please try again.
not-seated = Only players at this table may do this.
spectator-link = You came by the spectator link: ask the host for an invitation to play.
owner-only = Only the host of the table may do this.
bad-seats = { $game } is for { $least } to { $most } players.
bad-seat = There is no such seat at this table.
bad-name = A name has 1 to { $most } letters or digits: write one.
bad-pace = The pace is relaxed, live (1 to 600 minutes, 0 to 600 extra seconds, 1 to 60 seconds between two calls of an auction) or in days (1 to 30).
bad-promise = A promise for the random seed is a SHA-256 of 64 hexadecimal digits.
wrong-contribution = This is not the contribution that you promised.
table-full = A table takes { $most } moves, messages and changes from each seat, and as many from all who watch. That many have come: let a bot play your seat to the end, or open another table.
talk-full = Enough has been said here: a table takes { $most } characters from each seat, and as many from all who watch.
too-many-tables = You have { $most } tables open: finish or close one first.
unknown-bot = There is no bot called “{ $bot }”. Bots: { $known }.

## Too late, or too early

stale = Something changed just before your click. Look again, then decide.
not-running = The match is not running.
not-over = The match is not over yet: its secrets are not shown.
not-lobby = The match has already begun.
paused = The match is paused.
not-paused = The match is not paused.
seat-taken = This seat is already taken: choose another one.
no-free-seat = There is no free seat left, but you can watch.
already-seated = You already have a seat at this table.
bot-plays-now = A bot plays your seat: take it back first.
bot-does-not-play = You are already playing yourself.
resigned-already = You have resigned from this match.
pause-asked-already = You have already asked for a pause.
chance-is-sealed = The promises for the random seed are fixed: none can be added.
promised-already = You have already promised a contribution to the random seed.
not-asked = Nobody waits for a contribution of yours to the random seed.
wrong-commitment = This fingerprint of the random seed is not the one you were given, or a table has used it already: ask for another one.
no-such-step = The match has only { $most } moves.
older-rules = The beginning of this match followed older rules and cannot be shown move by move.

## Rehearsing

rehearsal-forbidden = The host of this table does not allow trying moves out.
rehearsal-nothing = You can try moves out when you have something to decide.
rehearsal-none = The imagined match has ended. You can begin another one.
rehearsal-over = The imagined match is over: step back, or return to the table.
rehearsal-at-start = This is where the imagined match began.
rehearsal-not-waiting = The imagined match does not wait for this seat.
rehearsal-long = An imagined match has at most { $most } moves: step back, or return to the table.

## Hints

thoughts-busy = The bots have much to think about right now: try again in a moment.
hint-forbidden = The host of this table does not allow odds and estimates, so there are no hints.
hint-nothing = You can ask for a hint when you have something to decide.
hint-none = The expert has no advice this time.
hint-amount = { $label }: { $amount }

## How it ended

won-alone = { $names } wins.
won-together = { $names } share the victory.
won-nobody = Nobody wins.

## The open-cry count

count-0 = Who bids more?
count-1 = Going once…
count-2 = Going twice…
count-3 = Gone!

## ludotheque verify

verified-fair = Everything fits: { $moves } moves and { $draws } draws, drawn again from the published seed{ $contributors ->
        [0] . No player contributed to it: the server alone chose the seed.
        [one] {" "}and the promised contribution of one player.
       *[other] {" "}and the promised contributions of { $contributors } players.
    }
verified-unpromised = All { $moves } moves and { $draws } draws fit the published seed. The contributions were not promised first, as in earlier releases: whoever knew the seed could choose the last one.
verified-imported = All { $moves } moves are legal and fit the recorded draws, but this match was brought in from a file: whoever wrote that file chose what fell at the set-up{ $imported ->
        [0] .
        [one] {" "}and in the first move.
       *[other] {" "}and in the first { $imported } moves.
    } Only what fell later was drawn from the seed.
verified-replay = All { $moves } moves are legal and fit the recorded draws. The file contains no seed, so the draws themselves cannot be checked.
verify-commitment = The seed does not fit the fingerprint that was published before the first move.
verify-unreadable = { $where ->
        [0] The set-up cannot be read.
       *[other] Move { $where } cannot be read.
    }
verify-illegal = Move { $where } ({ $played }) is not legal.
verify-chance = { $where ->
        [0] The set-up is not the one that the seed gives.
       *[other] Move { $where } is the first that does not fit: the seed gives another draw.
    }
verify-snapshot = The moves are right, but the last position in the file is not the one they lead to.
verify-promise = A contribution is not the one that its player had promised.
verify-other-commitment = The file does not name the fingerprint that you were promised.
verify-no-contribution = Your contribution is not among those that the draws were made of.
verify-winners = The moves are right, but they lead to other winners.
verify-changed = This server has written the file, and somebody has changed it since.

## The bots

level-beginner = beginner (often careless)
level-club = club (knows the game)
level-strong = strong (looks ahead)
level-expert = expert (looks far ahead)
level-random = easy (plays at random)
level-greedy = medium (knows the game)
level-search = hard (looks ahead)
