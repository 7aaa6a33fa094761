# What a table says around the game. The French ones are in messages.fr.ftl, with the same keys.

## The log

log-started = The match begins.
log-imported = The match comes from a game file.
log-over = The match is over.
log-closed = The table was closed.
log-joined = { $name } sits down.
log-left = { $name } leaves the table.
log-forced = Only one move was possible; the table played it.
log-clock = Time ran out; the table plays.
log-count = Once, twice, gone.
log-default = The table plays instead of the bot.
log-undone = { $number ->
        [one] { $name } takes a move back.
       *[other] { $name } takes { $number } moves back.
    }
log-pause-asked = { $name } asks for a pause.
log-paused = The table pauses.
log-resumed = { $name } resumes the match.
log-handed-asked = A bot plays for { $name } for now.
log-handed-time = { $name } ran out of time: a bot plays until they are back.
log-handed-resigned = { $name } resigns; a bot plays to the end.
log-handed-left = { $name } has left; a bot plays until they are back.
log-taken-back = { $name } plays again.
log-bot-failed = { $why ->
        [hung] The bot { $name } took too long to think.
        [illegal] The bot { $name } chose a move that is not allowed.
       *[other] The bot { $name } broke down.
    }

## Who may do what

no-identity = This browser has no seat card yet: open the first page once, then try again.
wrong-origin = This request comes from another site and was refused.
not-json = The body must be JSON, sent as application/json.
malformed = The request cannot be read: { $what }.
too-large = That is too large: at most { $most } bytes.
too-fast = Too many requests: try again in { $after } s.
no-such-page = There is nothing here.
not-this-way = This address does not answer to { $method }.
no-such-table = There is no such table, or it is private: ask for a link.
no-such-link = This link is used up, has expired, or never existed.
elsewhere = This table stands in another hall of the house. Please ask again.
house-trouble = Something went wrong in the house. It has been written down; nothing was lost.
not-seated = Only players may do this.
not-yours = This seat is not yours.
owner-only = Only the owner of the table may do this.
bad-name = A name has 1 to { $most } characters.
bad-seats = { $game } needs { $least } to { $most } seats.
bad-seat = There is no such seat at this table.
bad-pace = The pace must be relaxed, live (1–600 minutes, 0–600 seconds more, a count of 1–60 seconds) or days (1–30).
bad-entropy = A contribution to the chance is a text of 1 to { $most } characters.
too-many-tables = You have { $most } tables open: finish or close one first.
unknown-bot = There is no bot called “{ $bot }”. Bots: { $known }.

## Too late, or too early

stale = The table has changed since you clicked: look again and decide anew.
not-running = The match is not running.
not-over = The match is not over yet: its secrets are not shown.
not-lobby = The match has begun already.
paused = The table is paused.
not-paused = The table is not paused.
seat-taken = This seat is taken.
no-free-seat = There is no free seat.
already-seated = You have a seat at this table.
bot-plays-now = A bot plays your seat: take it back first.
bot-does-not-play = You play your seat yourself.
resigned-already = You have resigned from this match.
pause-asked-already = You have asked for a pause already.
chance-is-sealed = The match has begun: the chance is sealed.
mixed-already = You have given your part already.
no-such-step = The match has { $most } moves.
older-rules = This part of the match was played under older rules and cannot be shown move by move.
key-used = This key was used for something else.
undo-said-aloud = What was said aloud in an auction stands.

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

verified-fair = Everything fits: { $moves } moves, { $draws } draws, drawn again from the revealed seed.
verified-replay = All { $moves } moves are legal and fit what fell. The file reveals no seed, so the chance itself cannot be checked.
verify-commitment = The seed does not fit the commitment that was published before the first move.
verify-unreadable = { $where ->
        [0] The set-up cannot be read.
       *[other] Move { $where } cannot be read.
    }
verify-illegal = Move { $where } ({ $told }) is not legal.
verify-chance = { $where ->
        [0] The set-up is not what the seed draws.
       *[other] Move { $where } is the first that does not fit: the chance drew something else.
    }
verify-snapshot = The moves are sound, but the last position in the file is not the one they lead to.

## The bots

level-random = Wanders (random)
level-greedy = Knows the game
level-search = Looks ahead
