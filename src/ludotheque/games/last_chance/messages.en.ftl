# Last Chance: English. Same keys as messages.fr.ftl; § are those of rules.en.md.

tagline = Shout the highest bid and roll for the combination while the others bet – and once per match, stake everything.
mechanism = open auction, dice, side bets
designer = McGuire brothers

aim = Win at least one card, and have the most money when the last card is gone.

## Options

option-by_the_book = Allow bids above your cash (the winner is eliminated)
    .hint = As in the rule book. Without this option such a bid is refused.

## Refusals

eliminated = You are out of the match (§10.3).
match-is-over = The match is over (§12.1).
auction-now = An auction is under way: bid, pass, or call your last chance (§5.1).
bid-above-cash = You have { $cash }: you cannot bid more than that (§5.4).
last-chance-used = You have already used your last chance (§7.1).
own-bid-above-cash = You lead with { $price } but have only { $cash }: you cannot use the last chance to escape your own bid (§7.5).
last-chance-heard-first = { $champion } called the last chance before you. You keep yours (§7.3).
last-chance-too-late = The auction is over: { $champion } has the card. You keep your last chance (§7.1).
champion-already = The card is already yours to try (§5.6).
auction-is-over = The auction is over: { $champion } is the champion (§5.6).
bets-now = Side bets come first: bet on success or failure, or choose not to bet (§8.1).
champion-does-not-bet = You are the champion: you cannot bet on yourself (§8.1).
bet-out-of-range = Bet a multiple of { $step }, from { $least } to { $most } (§8.1).
bet-above-cash = You have { $cash }: you cannot bet more than that (§8.1).
nothing-to-bet = You have no money to bet with (§8.1).
only-the-champion-rolls = Only { $champion }, the champion, rolls now (§9.1).
roll-now = Choose the dice to keep and roll the others (§9.1).
roll-at-least-one = Roll at least one die: keep four at most (§9.1).
dice-not-there = The dice on the table are { $dice }: keep some of those (§9.1).

## What happened

fact-card-turned = Card { $number }: { $seat } turns { label-goal-of-card }, prize { $prize }, { $rolls } { $rolls ->
        [one] roll
       *[other] rolls
    }.
    .you-seat = Card { $number }: you turn { label-goal-of-card }, prize { $prize }, { $rolls } { $rolls ->
            [one] roll
           *[other] rolls
        }.
fact-dice-thrown = { $seat } throws all five dice: { $dice }.
    .you-seat = You throw all five dice: { $dice }.
fact-lucky-throw = What luck! { $seat } takes the card and { $prize } at once.
    .you-seat = What luck! You take the card and { $prize } at once.
fact-bid-made = { $seat } bids { $amount }.
    .you-seat = You bid { $amount }.
fact-passed = { $seat } passes.
    .you-seat = You pass.
fact-dropped-out = { $seat } cannot bid any higher and is out of this auction.
    .you-seat = You cannot bid any higher and are out of this auction.
fact-standing-bid-set = You bid automatically up to { $maximum }; { $then ->
        [ask] then you will be asked
       *[pass] then you pass
    }. Only you know this.
fact-standing-bid-cancelled = Your automatic bidding has stopped.
fact-standing-bid-spent = The bidding has gone beyond your maximum: { $then ->
        [ask] you decide now
       *[pass] you pass
    }.
fact-champion-found = Sold! { $champion } is the champion for { $bid }.
    .you-champion = Sold! You are the champion for { $bid }.
fact-last-chance-called = Last chance! { $champion } stakes everything: { $stake }.
    .you-champion = Last chance! You stake everything: { $stake }.
fact-bid-not-covered = { $seat } has bid { $bid } but has only { $cash }.
    .you-seat = You have bid { $bid } but have only { $cash }.
fact-nobody-bid = Nobody bids.
fact-card-left = Nobody wins the card: it leaves the match.
fact-bet-sealed = { $seat } is ready.
    .you-seat = You are ready.
fact-bet-shown = { $seat } bets { $amount } on { $side ->
        [for] success
       *[against] failure
    }.
    .you-seat = You bet { $amount } on { $side ->
            [for] success
           *[against] failure
        }.
fact-no-bet-shown = { $seat } does not bet.
    .you-seat = You do not bet.
fact-bet-won = { $seat } wins the bet: { $amount } back, and { $amount } more from the bank.
    .you-seat = You win the bet: { $amount } back, and { $amount } more from the bank.
fact-bet-lost = { $seat } loses the bet: { $amount } to the bank.
    .you-seat = You lose the bet: { $amount } to the bank.
fact-dice-rolled = { $champion } { $kept ->
        [none] rolls all five dice
       *[other] keeps { $kept } and rolls
    }: { $rolled }. The dice are now { $dice }; { $left ->
        [0] that was the last roll
        [one] one roll left
       *[other] { $left } rolls left
    }.
    .you-champion = You { $kept ->
            [none] roll all five dice
           *[other] keep { $kept } and roll
        }: { $rolled }. The dice are now { $dice }; { $left ->
            [0] that was the last roll
            [one] one roll left
           *[other] { $left } rolls left
        }.
fact-card-won = { $champion } does it! The card, the prize of { $prize }, and the stake of { $stake } back.
    .you-champion = You do it! The card, the prize of { $prize }, and the stake of { $stake } back.
fact-attempt-failed = { $champion } fails and loses { $stake }. The dice stay as they lie.
    .you-champion = You fail and lose { $stake }. The dice stay as they lie.
fact-eliminated = { $seat } is out of the match{ $cards ->
        [0] .
        [one] {" "}and loses a card.
       *[other] {" "}and loses { $cards } cards.
    }
    .you-seat = You are out of the match{ $cards ->
            [0] .
            [one] {" "}and lose a card.
           *[other] {" "}and lose { $cards } cards.
        }
fact-all-cards-played = All cards have been played.
fact-nobody-can-bid = Nobody has any money or a last chance left.
fact-one-left = { $seat } is the last one left.
    .you-seat = You are the last one left.

# several facts in one line of the journal
fact-bidding = { bidding-seats }{ bidding-out }
bidding-seats = { $bidders ->
        [0] {""}
        [one] Bid: { $seats }, { $last }.
       *[other] Bidding: { $seats }, { $first } → { $last }.
    }
bidding-out = { $leavers ->
        [0] {""}
       *[other] {" "}Out: { $out }.
    }
fact-auction-won = { $first ->
        [none] Nobody else bids: sold to { $champion } for { $bid }.
       *[other] Auction: { $seats }, { $first } → { $bid }. Sold to { $champion }.
    }
    .you-champion = { $first ->
            [none] Nobody else bids: sold to you for { $bid }.
           *[other] Auction: { $seats }, { $first } → { $bid }. Sold to you.
        }
fact-bets-sealed = Ready: { $seats }.
word-for = on success
word-against = on failure
word-no-bet = no bet
word-bet-back = and the bet back
fact-bets-shown = Bets: { $bets_by_seat }.
fact-bets-paid = Bets paid: { $amounts_by_seat }.

## The final count

category-start = Start money
category-bids = Lost bids
category-prizes = Prizes
category-side-bets = Side bets
category-forfeits = Lost when eliminated

reason-most-money = { $names } has the most money of all who have a card.
reason-shared-victory = { $names } have a card and the same amount of money: they share the victory.
reason-nobody-wins = Nobody still in the match has a card: nobody wins.
reason-cannot-bid = Nobody could bid any more. { $number ->
        [one] { $names } has the most money of all who have a card.
       *[other] { $names } have a card and the same amount of money: they share the victory.
    }
reason-one-left = All others were eliminated: { $names }, the last one left, wins, with or without a card.

remark-cards = { $amount ->
        [one] one card
       *[other] { $amount } cards
    }
remark-no-card = no card: cannot win
remark-eliminated = eliminated
remark-last-one-left = no card, but the last one left

score-amount = { $amount } in cash
score-behind = { $amount }
breakdown-title = Where the money comes from

## Actions

action-bid = Bid
action-pass = Pass
action-stand-pass = Automatic bidding, then pass
action-stand-ask = Automatic bidding, then ask me
action-stand-none = Stop automatic bidding
action-last-chance = Last chance: stake all { $cash }
action-bet-for = { $champion } makes it
action-bet-against = { $champion } fails
action-no-bet = No bet
action-roll = Tap the dice to keep · { $rolls ->
        [one] last roll
       *[other] { $rolls } rolls left
    }
action-keep = Keep { $dice }, roll { $rolled ->
        [one] the other die
       *[other] the other { $rolled }
    }
action-keep-none = Roll all five dice

## Who must do what

status-auction-opens = The card is up for auction. No bid yet.
status-auction-opens-mine = The card is up for auction. Open the bidding, or pass.
status-auction = { $leader } bids { $price }. Who bids more?
status-auction-mine = { $leader } bids { $price }. Do you bid more?
status-auction-leading = Your bid of { $price } is the highest.
status-auction-overbid = Your bid of { $price } is the highest, but you have only { $cash }: if nobody bids more, you are eliminated.
status-bets = Side bets on { $champion }: { $ready } of { $bettors } are ready.
status-bets-mine = Will { $champion } make it? A right bet wins its amount, a wrong one loses it.
status-roll = { $champion } is rolling: { $rolls ->
        [one] last roll
       *[other] { $rolls } rolls left
    }.
status-roll-mine = Choose the dice to keep and roll the others: { $rolls ->
        [one] last roll
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
label-card = The card: { label-goal-of-card }, prize { $prize }, { $rolls } { $rolls ->
        [one] roll
       *[other] rolls
    }
label-card-won = Card won by { $owner }: { label-goal-of-card }
label-goal-of-card = { $numbers ->
        [none] { $cocktails ->
            [0] { label-long-drinks }
           *[other] { $drinks ->
                [0] { label-cocktails }
               *[other] { label-cocktails } + { label-long-drinks }
            }
        }
       *[other] { $numbers }{ $cocktails ->
            [0] {""}
           *[other] {" "}+ { label-cocktails }
        }{ $drinks ->
            [0] {""}
           *[other] {" "}+ { label-long-drinks }
        }
    }
label-cocktails = { $cocktails ->
        [one] 1 cocktail
       *[other] { $cocktails } cocktails
    }
label-long-drinks = { $drinks ->
        [one] 1 long drink
       *[other] { $drinks } long drinks
    }
label-goal = Wanted: a { $face }
label-cocktail = Wanted: a cocktail (any number, the same for all cocktails)
label-long-drink = Wanted: a long drink (any number, the same for all long drinks, but not that of the cocktails)
label-prize = Prize: { $prize }
label-pass-means = You are out of this auction.
effect-bets-open = Yours is the last bet: then all bets are opened
label-no-bet-means = Whatever the dice show, you win and lose nothing.
label-rolls = Number of rolls: { $rolls }
label-die = Die showing { $face }
label-highest-bid = Highest bid: { $price } by { $leader }
label-stake = { $champion }'s stake: { $stake }
label-bet-awaited = { $seat } has not decided on a bet yet
label-bet-sealed = { $seat } is ready; the bet is still secret
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
label-has-decided = ready
label-bets-for = bets { $amount } on success
label-bets-against = bets { $amount } on failure
label-turner = turned the card
label-odds = Chance of success: { $whole }.{ $tenths }%
label-odds-best = { $dice ->
        [none] Best: roll all five ({ $whole }.{ $tenths }%)
       *[other] Best: keep { $dice } ({ $whole }.{ $tenths }%)
    }
label-odds-now = Chance of success, best play: { $whole }.{ $tenths }%
label-standing-pass = You bid automatically up to { $maximum }, then pass. Only you see this.
label-standing-ask = You bid automatically up to { $maximum }, then decide. Only you see this.
label-bid-above-cash = You have only { $cash }. If this bid wins, you lose all your money and cards and are out of the match (§5.5).
label-by-the-book = Bids above one's cash are allowed here: whoever wins with one is out of the match (§5.5).
label-thrown-again = { $number ->
        [one] One of { $players } players has thrown the dice again for this card.
       *[other] { $number } of { $players } players have thrown the dice again for this card.
    }
label-reconstructed = The original of this card is lost: it is our reconstruction.
label-dice-attested = The dice of this card are known; its prize and rolls are our reconstruction.

label-win-all = If you make it: your stake back, the card, and
label-lose-all = If you fail: your stake and your cards are lost, and you are out of the match (§10.3).
note-bet = Right: +%amount. Wrong: −%amount.

# the strip: what is for sale or being rolled for
lot-sale = For sale: the right to roll for this card
lot-attempt = { $champion } rolls for this card
lot-attempt-mine = You roll for this card
lot-prize = Prize { $prize } · { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }
lot-success = Success: +{ $prize }, bid back, and the card
lot-failure = Failure: the bid is lost
lot-success-stake = Success: +{ $prize }, { $stake } back, and the card
lot-failure-stake = Failure: { $stake } lost
lot-failure-all-in = Failure: { $stake } lost, and out of the match

# what an action brings (kernel/effects.py)
quantity-money = money
quantity-cards = cards
