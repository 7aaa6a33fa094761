# Last Chance: English. Same keys as messages.fr.ftl; § are those of rules.en.md.

tagline = Shout the highest bid, roll for the combination while the others bet – and once in a match, stake everything.
designer = McGuire brothers

## Words of the rule book

word-for = for
word-against = against

## Options

option-by_the_book = Bids above one's cash
    .hint = By the book such a bid is heard, and whoever wins with it is eliminated; otherwise it is refused.

## Refusals

eliminated = You are out of the match (§10.3).
match-is-over = The match is over (§12.1).
auction-now = An auction is under way: bid, pass, or call your last chance (§5.1).
bid-above-cash = You have { $cash }: you cannot bid more than that (§5.4).
last-chance-used = You have used your last chance already (§7.1).
bets-now = This is the time for side bets (§8.1).
champion-does-not-bet = You are the champion: you do not bet on yourself (§8.1).
bet-out-of-range = A side bet is a multiple of { $step } from { $least } to { $most } (§8.1).
bet-above-cash = You have { $cash }: you cannot bet more than that (§8.1).
nothing-to-bet = You have no money to bet with (§8.1).
only-the-champion-rolls = Only the champion, { $champion }, rolls now (§9.1).
roll-now = Choose the dice to keep and roll the others (§9.1).
roll-at-least-one = At least one die must be rolled (§9.1).
dice-not-there = The dice on the table are { $dice }: you can only keep some of those (§9.1).

## What happened

fact-card-turned = Card { $number }: { $seat } turns { $card } – { $combination }, prize { $prize }, { $rolls } { $rolls ->
        [one] roll
       *[other] rolls
    }.
fact-dice-thrown = { $seat } throws all five dice: { $dice }.
fact-lucky-throw = What luck! { $seat } takes card { $card } and { $prize } at once.
fact-bid-made = { $seat } bids { $amount }.
fact-passed = { $seat } passes.
fact-dropped-out = { $seat } cannot bid any higher.
fact-standing-bid-set = Your standing bid: up to { $maximum }, { $then ->
        [ask] then you will be asked
       *[pass] then pass
    }. Only you know.
fact-standing-bid-cancelled = Your standing bid is cancelled.
fact-standing-bid-spent = The others have gone beyond your maximum: { $then ->
        [ask] it is up to you now
       *[pass] the table passes for you
    }.
fact-champion-found = Once, twice, gone! { $champion } is the champion for { $bid }.
fact-last-chance-called = Last chance! { $champion } stakes everything: { $stake }.
fact-bid-not-covered = { $seat } has bid { $bid } but has only { $cash }.
fact-nobody-bid = Nobody bids.
fact-card-left = Card { $card } leaves, won by nobody.
fact-bet-sealed = { $seat } has decided about a bet.
fact-bet-shown = { $seat } bets { $amount } { $side_word } the champion.
fact-no-bet-shown = { $seat } does not bet.
fact-bet-won = { $seat } wins the bet: { $amount } from the bank.
fact-bet-lost = { $seat } loses the bet: { $amount } to the bank.
fact-dice-rolled = { $champion } { $kept ->
        [none] rolls all five dice
       *[other] keeps { $kept } and rolls
    }: { $rolled }. The dice are now { $dice }; { $left ->
        [0] that was the last roll
        [one] one roll left
       *[other] { $left } rolls left
    }.
fact-card-won = { $champion } does it! Card { $card }, the prize of { $prize }, and the stake of { $stake } back.
fact-attempt-failed = { $champion } fails on card { $card } and loses { $stake }. The dice stay as they lie.
fact-eliminated = { $seat } is out of the match{ $cards ->
        [0] .
        [one] , and a card leaves too.
       *[other] , and { $cards } cards leave too.
    }
fact-all-cards-played = All cards have been played.
fact-nobody-can-bid = Nobody has money or a last chance left.
fact-one-left = { $seat } is the only one left.

## The final count

category-start = Start money
category-bids = Lost bids
category-prizes = Prizes
category-side-bets = Side bets
category-forfeits = Forfeited on leaving

reason-most-money = The most money among those with a card wins.
reason-shared-victory = Equal money: the victory is shared.
reason-nobody-wins = Nobody still in the match has a card: nobody wins.
reason-cannot-bid = Nobody could bid any more; the most money among those with a card wins.
reason-one-left = Only one player was left in the match.

## Actions

action-bid = Bid
action-pass = Pass
action-stand-pass = Standing bid, then pass
action-stand-ask = Standing bid, then ask me
action-stand-none = Cancel my standing bid
action-last-chance = Last chance!
action-bet-for = Bet on success
action-bet-against = Bet on failure
action-no-bet = No bet
action-roll = Keep some dice and roll the others ({ $rolls ->
        [one] the last roll
       *[other] { $rolls } rolls left
    })
action-keep = Keep { $dice }, roll { $rolled }
action-keep-none = Roll all five dice

## Who must do what

status-auction-opens = The card is for sale; no bid yet.
status-auction-opens-mine = The card is for sale: who bids? No bid yet.
status-auction = { $leader } bids { $price }. Who bids more?
status-auction-mine = { $leader } bids { $price }. Do you bid more?
status-auction-leading = Your bid of { $price } is the highest.
status-bets = Side bets on { $champion }. Decisions made: { $ready } of { $bettors }.
status-bets-mine = Will { $champion } make it? Bet for or against, or not at all.
status-roll = { $champion } is rolling: { $rolls ->
        [one] the last roll
       *[other] { $rolls } rolls left
    }.
status-roll-mine = Choose the dice to keep and roll the others: { $rolls ->
        [one] your last roll
       *[other] { $rolls } rolls left
    }.
status-over = The match is over.

## Labels

label-pile = Pile: { $number } { $number ->
        [one] card
       *[other] cards
    } to come
label-place = { $seat }'s place at the bar
label-place-empty = { $seat }'s empty place
label-card = Card { $card }: { $combination }, prize { $prize }, { $rolls } { $rolls ->
        [one] roll
       *[other] rolls
    }
label-card-won = Card { $card }, won by { $owner }
label-card-id = Card { $card }
label-goal = Wanted: a { $face }
label-cocktail = Wanted: cocktail (any number, the same for all cocktails)
label-long-drink = Wanted: long drink (any number, the same for all long drinks, not that of the cocktails)
label-prize = Prize: { $prize }
label-rolls = Number of rolls: { $rolls }
label-die = Die showing { $face }
label-highest-bid = Highest bid: { $price } by { $leader }
label-stake = { $champion }'s stake: { $stake }
label-stake-would-be = Your stake
label-bet-sealed = { $seat } has decided in secret
label-bet-for = { $seat } bets { $amount } on success
label-bet-against = { $seat } bets { $amount } on failure
label-cash = Money
label-cards = Cards won
label-last-chance = Last chance
label-chance-left = unused
label-chance-used = used
label-out = out of the match
label-champion = champion, stake { $stake }
label-all-in = champion, all in with { $stake }
label-leads = highest bid: { $price }
label-passed = out of this auction
label-has-decided = has decided
label-bets-for = bets { $amount } on success
label-bets-against = bets { $amount } on failure
label-turner = turned the card
label-odds = Chance of success: { $whole }.{ $tenths } %
label-odds-best = Best: keep { $dice } ({ $whole }.{ $tenths } %)
label-odds-now = With best play from these dice the chance of success is { $whole }.{ $tenths } %.
label-odds-title = The best keeps
label-keep = Choice
label-success = Success
label-percent = { $whole }.{ $tenths } %
label-standing-pass = Your standing bid: up to { $maximum }, then pass. Only you see this.
label-standing-ask = Your standing bid: up to { $maximum }, then ask you. Only you see this.
label-thrown-again = { $number ->
        [one] One player of { $players } has thrown this card's dice again.
       *[other] { $number } players of { $players } have thrown this card's dice again.
    }
label-reconstructed = Card { $card } is our reconstruction.
label-dice-attested = The dice of card { $card } are attested; its prize and rolls are our reconstruction.
