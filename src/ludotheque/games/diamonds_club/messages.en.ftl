# Diamonds Club: English. Same keys as messages.fr.ftl; § are those of rules.en.md.

tagline = Mines, concessions and ships bring gems; gems pay for the finest park in England. Every coin on the market makes its neighbours dearer.
mechanism = market, exchange, building a park

## Words of the rule book

word-blue = blue
word-yellow = yellow
word-green = green
word-red = red
word-diamond = diamond
word-mine = mine
word-concession = concession
word-ship = ship
word-mine-blue = a blue mine
word-mine-yellow = a yellow mine
word-mine-green = a green mine
word-mine-red = a red mine
word-concession-2 = a concession of 2
word-concession-3 = a concession of 3
word-concession-4 = a concession of 4
word-concession-5 = a concession of 5
word-ship-2 = a ship of 2
word-ship-3 = a ship of 3
word-ship-4 = a ship of 4
word-ship-5 = a ship of 5
word-fountain = a fountain
word-orangery = an orangery
word-pavilion = a pavilion
word-rose-garden = a rose garden
word-forest = a forest
word-pond = a pond
word-enclosure = an enclosure
word-aviary = an aviary
word-choice = a tile of your choice
word-forest2 = a forest (from 2 gems)
word-forest3 = a forest (from 3 gems)
word-three-fountain = three fountains
word-three-orangery = three orangeries
word-three-pavilion = three pavilions
word-three-rose-garden = three rose gardens
word-all-four-first = all four kinds of building
word-all-four-second = all four kinds of building, second
word-five-first = five of a kind
word-five-second = five of a kind, second

## Options

option-neighbour_price = A neighbouring cell raises the price
    .hint = The rule book counts the coins on the neighbouring cells; the variant counts the cells.
    .coins = by 1 for each coin on it
    .cells = by 1 if it is occupied
option-diamond_at_zero = A diamond even with no coins left
    .hint = When all players are out of coins, everybody gets a diamond (otherwise nobody does).
option-first_leader = First leader
    .hint = The leader buys first in the first round.
    .random = drawn at random
    .A = seat A
    .B = seat B
    .C = seat C
    .D = seat D

## Refusals

passed-already = You have passed: you do nothing more in this phase (§{ $rule }).
buy-or-pass = Buy a free cell of the market, or stop buying (§5.1).
cell-closed = { $cell } is in the closed part of the market: choose another cell (§4.2).
cell-taken = There are already coins on { $cell }: choose a free cell (§5.1).
too-expensive = This cell costs { $price } coins and you have { $coins }: choose a cheaper one (§5.3).
choose-an-animal = First choose the animal of the cell you bought (§6.3).
no-such-animal-left = { $animal ->
        [pond] No pond
        [enclosure] No enclosure
       *[aviary] No aviary
    } is left in the supply: choose another animal (§6.3).
choose-a-track = First choose the track of the “?” you bought (§6.4).
track-finished = You are on the last step of the { $track ->
        [forest] forest
        [technique] technique
       *[money] money
    } track: choose another one (§6.4).
exchange-now = Exchange your combinations first (§8.1).
another-family-first = First choose the { $family_word } of this combination (§8.4).
no-such-good = You do not have { $good_word }: choose one of your goods (§{ $rule }).
too-few-mines = You have only { $number ->
        [one] one { $colour_word } mine
       *[other] { $number } { $colour_word } mines
    }: name another colour (§8.1).
wrong-number-of-combinations = Your goods make exactly { $number ->
        [one] { $number } combination
       *[other] { $number } combinations
    }: name a mine for each (§8.1).
keep-now = First choose the goods you keep for the next round (§8.5).
family-kept-already = You may keep only one { $family_word }: an incomplete combination has no two alike (§8.5).
build-or-pass = Build one landscape tile, or stop building (§9.1).
table-used = You have already used this price table this round: choose another one (§9.2).
cannot-pay = The price is { $blue ->
        [0] {""}
       *[other] { $blue } blue,{" "}
    }{ $yellow ->
        [0] {""}
       *[other] { $yellow } yellow,{" "}
    }{ $green ->
        [0] {""}
       *[other] { $green } green,{" "}
    }{ $red ->
        [0] {""}
       *[other] { $red } red,{" "}
    }{ $any ->
        [0] {""}
       *[other] { $any } of any kind,{" "}
    }{ $total } gems in all{ $surcharge ->
        [0] {""}
        [one] {" "}(one of them for another player's pawn)
       *[other] {" "}({ $surcharge } of them for the pawns of others)
    }: you cannot pay it, not even with diamonds (§9.4).
too-few-gems = The price is { $total } gems of any kind{ $surcharge ->
        [0] {""}
        [one] {" "}(one of them for another player's pawn)
       *[other] {" "}({ $surcharge } of them for the pawns of others)
    } and you have { $owned } (§9.4).
no-tile-left = { $tile ->
        [fountain] No fountain is left
        [orangery] No orangery is left
        [pavilion] No pavilion is left
        [rose_garden] No rose garden is left
       *[forest] No landscape tile is left
    }: build something else (§9.7).
no-cell-for-it = Your park has no cell for { $tile_word }: the free cells are full, and no open imposed cell pictures it (§10.2).
no-tile-for-imposed = Only imposed cells of your park are open, and nothing they picture is left ({ $tiles }): this table gives you nothing (§9.7).
park-is-full = All 19 cells of your park are covered: you cannot take anything more (§10.4).
choose-a-tile = First choose the tile you build (§9.5).
choose-a-pile = First choose the pile whose tile you turn over (§9.6).
not-the-largest-pile = A forest comes from the largest pile ({ $most } tiles); the pile of { $tile ->
        [fountain] fountains
        [orangery] orangeries
        [pavilion] pavilions
       *[rose_garden] rose gardens
    } is smaller (§9.6).
choose-a-cell = First choose between the imposed cell and a free one (§10.1).
payment-now = Pay for your tile first (§9.4).
gem-missing = { $gem ->
        [diamond] You do not have so many diamonds
       *[other] You do not have so many { $gem_word } gems
    }: pay with other ones (§9.4).
wrong-colours = { $any ->
        [0] Only the colours of this table, and diamonds, are accepted
        [one] Only one gem may be of another colour
       *[other] Only { $any } gems may be of other colours
    } (§9.4).
payment-not-exact = Pay exactly { $total } { $total ->
        [one] gem
       *[other] gems
    } (§9.4).

## What happened

fact-leader-drawn = { $seat } is drawn as the first leader.
    .you-seat = You are drawn as the first leader.
fact-market-laid = Round { $round }: a new market.
fact-bought = { $seat } buys cell { $cell } for { $price } { $price ->
        [one] coin
       *[other] coins
    }.
    .you-seat = You buy cell { $cell } for { $price } { $price ->
            [one] coin
           *[other] coins
        }.
fact-good-taken = { $seat } takes { $good_word }.
    .you-seat = You take { $good_word }.
fact-hats-moved = { $hats ->
        [one] A top hat moves { $seat } to { $step } on the leader track.
       *[other] { $hats } top hats move { $seat } to { $step } on the leader track.
    }
    .you-seat = { $hats ->
            [one] A top hat moves you to { $step } on the leader track.
           *[other] { $hats } top hats move you to { $step } on the leader track.
        }
fact-track-advanced = { $track ->
        [forest] { $seat } moves down the forest track: each forest counts { $value } points now.
        [technique] { $seat } moves down the technique track: each exchange also brings { label-bonus } now.
       *[money] { $seat } moves to { $value } coins on the money track.
    }
    .you-seat = { $track ->
            [forest] You move down the forest track: each forest counts { $value } points now.
            [technique] You move down the technique track: each exchange also brings { label-bonus } now.
           *[money] You move to { $value } coins on the money track.
        }
fact-coin-earned = { $seat } receives a coin.
    .you-seat = You receive a coin.
fact-effect-lost = { $effect ->
        [animal] No animal is left, or { $seat } has no cell for one: the animal is lost.
        [any] { $seat } has finished all three tracks: the step is lost.
       *[other] { $seat } has finished this track: the step is lost.
    }
    .you-seat = { $effect ->
            [animal] No animal is left, or you have no cell for one: the animal is lost.
            [any] You have finished all three tracks: the step is lost.
           *[other] You have finished this track: the step is lost.
        }
fact-buying-stopped = { $seat } buys no more.
    .you-seat = You buy no more.
fact-nothing-affordable = { $seat } can afford no cell any more and passes.
    .you-seat = You can afford no cell any more and pass.
fact-diamond-for-coins = { $seat } has the most coins left ({ $coins }) and gains a diamond.
    .you-seat = You have the most coins left ({ $coins }) and gain a diamond.
fact-diamond-for-lead = { $seat } is furthest on the leader track ({ $step }) and gains a diamond.
    .you-seat = You are furthest on the leader track ({ $step }) and gain a diamond.
fact-order-settled = { $leader } is the new leader. Order of play: { $seats }.
    .you-leader = You are the new leader. Order of play: { $seats }.
fact-exchanged = { $seat } exchanges a mine, a concession of { $concession } and a ship of { $ship } for { $gems } { $gems ->
        [one] { $colour_word } gem
       *[other] { $colour_word } gems
    }{ $diamonds ->
        [0] {""}
        [one] {" "}and a diamond
       *[other] {" "}and { $diamonds } diamonds
    }.
    .you-seat = You exchange a mine, a concession of { $concession } and a ship of { $ship } for { $gems } { $gems ->
            [one] { $colour_word } gem
           *[other] { $colour_word } gems
        }{ $diamonds ->
            [0] {""}
            [one] {" "}and a diamond
           *[other] {" "}and { $diamonds } diamonds
        }.
fact-good-kept = { $seat } keeps { $good_word }.
    .you-seat = You keep { $good_word }.
fact-goods-returned = { $seat } returns { $number } { $number ->
        [one] good
       *[other] goods
    }.
    .you-seat = You return { $number } { $number ->
            [one] good
           *[other] goods
        }.
fact-paid = { $seat } pays for { $table_word }: { paid-blue }{ paid-yellow }{ paid-green }{ paid-red }{ paid-diamond }.
    .you-seat = You pay for { $table_word }: { paid-blue }{ paid-yellow }{ paid-green }{ paid-red }{ paid-diamond }.
paid-blue = { $blue ->
        [0] {""}
       *[other] { $blue } blue{ $last ->
            [blue] {""}
           *[other] ,{" "}
        }
    }
paid-yellow = { $yellow ->
        [0] {""}
       *[other] { $yellow } yellow{ $last ->
            [yellow] {""}
           *[other] ,{" "}
        }
    }
paid-green = { $green ->
        [0] {""}
       *[other] { $green } green{ $last ->
            [green] {""}
           *[other] ,{" "}
        }
    }
paid-red = { $red ->
        [0] {""}
       *[other] { $red } red{ $last ->
            [red] {""}
           *[other] ,{" "}
        }
    }
paid-diamond = { $diamond ->
        [0] {""}
        [one] { $diamond } diamond{ $last ->
            [diamond] {""}
           *[other] ,{" "}
        }
       *[other] { $diamond } diamonds{ $last ->
            [diamond] {""}
           *[other] ,{" "}
        }
    }
fact-tile-laid = { $seat } lays { $tile_word } { $cell ->
        [imposed] on an imposed cell
        [dark] on a dark cell
       *[free] in the park
    }.
    .you-seat = You lay { $tile_word } { $cell ->
            [imposed] on an imposed cell
            [dark] on a dark cell
           *[free] in the park
        }.
fact-card-won = { $seat } wins the bonus card for { $card_word }: { $points } points.
    .you-seat = You win the bonus card for { $card_word }: { $points } points.
fact-park-filled = { $seat } has filled the light cells of the park: this is the last round.
    .you-seat = You have filled the light cells of your park: this is the last round.
fact-building-stopped = { $seat } builds no more.
    .you-seat = You build no more.
fact-nothing-buildable = { $seat } can build nothing more and passes.
    .you-seat = You can build nothing more and pass.
fact-nobody-can-finish = No park can be filled any more: the match is over.
fact-not-counted = { $seat } has not filled the imposed cells: these points do not count.
    .you-seat = You have not filled the imposed cells: your points do not count.
fact-points-counted = { $seat } has { $points } { $points ->
        [one] point
       *[other] points
    }.
    .you-seat = You have { $points } { $points ->
            [one] point
           *[other] points
        }.

# several facts in one line of the journal
fact-good-bought = { $seat } buys { $good_word } ({ $cell }) for { $price } { $price ->
        [one] coin
       *[other] coins
    }.
    .you-seat = You buy { $good_word } ({ $cell }) for { $price } { $price ->
            [one] coin
           *[other] coins
        }.
fact-no-more-bought = { $seats } buy no more.
    .you-seats = { $seats } buy no more.
fact-no-more-built = { $seats } build no more.
    .you-seats = { $seats } build no more.
fact-diamonds-for-coins = { $seats } have the most coins left ({ $coins }): a diamond each.
    .you-seats = { $seats } have the most coins left ({ $coins }): a diamond each.
fact-all-counted = Points: { $points_by_seat }.

## The final count

category-buildings = Buildings
category-forests = Forests
category-animals = Animals
category-cards = Bonus cards
category-tracks = Tracks

reason-most-points = { $names } has the most points.
reason-most-gems = Several have the most points; of these { $names } has the most gems.
reason-shared-victory = { $names } have the same number of points and of gems: they share the victory.
reason-nobody-wins = Nobody has filled all imposed cells: nobody wins.

remark-imposed-open = imposed cells not filled: { $amount ->
        [one] { $amount } point does not count
       *[other] { $amount } points do not count
    }
remark-gems = { $amount ->
        [one] { $amount } gem
       *[other] { $amount } gems
    }

score-amount = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
breakdown-title = Where the points come from

## Actions

action-buy = Buy { $cell } for { $price } { $price ->
        [one] coin
       *[other] coins
    }: { $thing }
action-pass-buying = Stop buying
action-pass-building = Stop building
action-animal = Take { $animal_word }
action-track = Go down the { $track ->
        [forest] forest
        [technique] technique
       *[money] money
    } track
action-exchange-all = Exchange everything: { $gains }
action-choose = Use { $good_word }
action-keep = Keep { $good_word }
action-keep-no-more = { $kept ->
        [0] Give everything back
       *[other] Give the rest back
    }
action-build = Build { $table_word }: { $price }
action-take = Build { $tile_word }
action-turn = Turn over { $tile_word }
action-place-imposed = Build on the imposed cell
action-place-free = Build on a free cell
action-pay = Pay { $gems }
action-put = Put down { $gem ->
        [diamond] a diamond
       *[other] a { $gem_word } gem
    }

## Who must do what

status-over = The match is over.
status-buy-mine = Buy a cell of the market, or stop. You have { $coins } { $coins ->
        [one] coin
       *[other] coins
    }.
status-buy = { $seat } buys on the market ({ $coins } { $coins ->
        [one] coin
       *[other] coins
    } left).
status-animal-mine = Choose your animal.
status-animal = { $seat } chooses an animal.
status-track-mine = Choose the track to go down.
status-track = { $seat } chooses a track.
status-exchange-mine = Exchange { $number ->
        [one] your combination
       *[other] your { $number } combinations
    }: all at once, or beginning with a mine.
status-exchange = { $seat } exchanges goods for gems ({ $number } { $number ->
        [one] combination
       *[other] combinations
    }).
status-combine-mine = Choose the { $family_word } of this combination.
status-keep-mine = Which goods do you keep? One, or two of different families.
status-keep = { $seat } chooses the goods to keep.
status-build-mine = Build something – the tables show the prices – or stop.
status-build = { $seat } is building.
status-take-mine = Which tile do you build?
status-take = { $seat } chooses a tile.
status-turn-mine = Your forest is the back of a tile: which pile gives it?
status-turn = { $seat } chooses the pile of the forest.
status-place-mine = Where does your building go?
status-place = { $seat } chooses a cell.
status-pay-mine = Pay for { $table_word }: { $number } { $number ->
        [one] gem
       *[other] gems
    } to go.
status-pay = { $seat } pays for { $table_word } ({ $number } { $number ->
        [one] gem
       *[other] gems
    } to go).

## The board and the panels

label-strip = { $frame ->
        [dark] Dark strip of the market
       *[light] Light strip of the market
    }
label-closed = Closed part of the market
label-cell = { $cell }: { $thing }{ $coins ->
        [0] { $price ->
            [0] {""}
            [one] , { $price } coin
           *[other] , { $price } coins
        }
        [one] , taken for { $coins } coin
       *[other] , taken for { $coins } coins
    }
label-good = { $good_word }
label-hats = { $hats ->
        [one] a top hat
       *[other] { $hats } top hats
    }
label-animal = an animal of your choice
label-any-track = a step on a track of your choice
label-track-step = a step on the { $track ->
        [forest] forest
        [technique] technique
       *[money] money
    } track
label-lead-pawn = { $seat } on { $step } of the leader track
label-table-asks = Price of { $table_word }: { $gems }
label-table-pawn = { $seat } has built { $table_word } by this table
label-gems = { $gem ->
        [diamond] { $number ->
            [one] { $number } diamond
           *[other] { $number } diamonds
        }
       *[other] { $number } { $gem_word }
    }
label-gem = { $gem ->
        [diamond] diamonds
       *[other] { $gem_word }
    }
label-gems-sum = { $gems } ({ $parts })
label-any-gems = { $number } of any kind
label-pile = { $tile ->
        [fountain] Fountains
        [orangery] Orangeries
        [pavilion] Pavilions
        [rose_garden] Rose gardens
        [pond] Ponds
        [enclosure] Enclosures
       *[aviary] Aviaries
    } left: { $number }
label-card = Bonus card for { $card_word }: { $points } points
label-tile = { $tile_word } in { $seat }'s park
label-imposed = { $seat }'s imposed cell: { $tile_word }
label-unused-park = Not in this match
label-technique-step = Each exchange also brings { $bonus }
label-bonus = { $same ->
        [0] { $diamonds ->
            [0] nothing
            [one] a diamond
           *[other] { $diamonds } diamonds
        }
       *[other] { $diamonds ->
            [0] { $same } gem of its colour
            [one] { $same } gem of its colour and a diamond
           *[other] { $same } gem of its colour and { $diamonds } diamonds
        }
    }
label-marker = { $track ->
        [forest] { $seat }: { $value } points for each forest
        [technique] { $seat }: each exchange also brings { label-bonus }
       *[money] { $seat }: { $value } coins each round
    }
label-hand = { $seat } has { $gems }
label-owned-good = { $number ->
        [0] { $seat } has { $good_word }
        [one] { $seat } has { $good_word }
       *[other] { $seat } has { $good_word }, { $number } times
    }
label-points = Points
label-coins = Coins
label-all-gems = Gems
label-light-cells = Light cells
label-passed = has passed
label-leads = leader
label-free-cell = the cell
label-beside = beside { $cell }
label-points-so-far = Points so far
label-points-final = Points at the end
label-count-of = Points for
label-player = { $seat }
label-sum = Total
label-round = Round { $round }. Leader: { $leader }.
label-building-now = { $seat } builds { $table_word }: { $price }.
label-uncounted = not counted
label-last-round = This is the last round.
label-not-counted = { $seat } has not filled the imposed cells: these points do not count.
label-not-counted-yet = { $seat } has not filled the imposed cells yet: without them no points count.

# what an action brings (kernel/effects.py)
chip-imposed = { $points }, imposed cell filled
chip-gems-in-all = { $number ->
        [one] { $amount } gem
       *[other] { $amount } gems
    }
chip-lead = { $amount } on the leader track
chip-completes-nothing = completes nothing yet
chip-gained = +{ $gems }
chip-kept = { $number ->
        [one] at most 1 gem
       *[other] at most { $number } gems
    }
chip-returned = { $number ->
        [one] 1 good returned
       *[other] { $number } goods returned
    }
label-stop-buying-means = Coins you keep; whoever keeps the most gains a diamond
label-stop-building-means = You build nothing more this round; your gems stay yours.
label-kept = Kept for the next exchange: { $brings }
chip-points = { $number ->
        [one] { $points } point
       *[other] { $points } points
    }
chip-points-at-best = { $points } at best
chip-any-track = +1 step of your choice
chip-lost = brings nothing
chip-forest = +{ $more } per forest ({ $before } → { $after })
chip-technique = { $sign } per combination
chip-income = +{ $more } coin a round ({ $before } → { $after })
label-would-step = { $track ->
        [forest] Forest track
        [technique] Technique track
       *[money] Money track
    }: { $brings }
label-would-be-lost = { $effect ->
        [animal] No animal is left, or you have no cell for one: it would be lost
        [any] You have finished all three tracks: the step would be lost
       *[other] You have finished this track: the step would be lost
    }
quantity-points = points
quantity-coins = coins
quantity-gems-blue = blue gems
quantity-gems-yellow = yellow gems
quantity-gems-green = green gems
quantity-gems-red = red gems
quantity-gems-diamond = diamonds
quantity-goods = goods
quantity-imposed = imposed cells filled
quantity-gems-in-all = gems, with those of the combinations
quantity-light = light cells covered
quantity-lead = leader track
quantity-forest = points for each forest
quantity-technique = gems more for each combination
quantity-technique-diamonds = diamonds for each combination
quantity-income = coins each round

# the aim of the game, before the first decision
aim = Buy mines, concessions and ships, turn them into gems and build the park that counts the most points; without its three imposed buildings nothing counts.

# my hand
hand-title = My hand
hand-coins = Coins
hand-gems = Gems
hand-combination = Combination
hand-begun = Begun
hand-brings = brings { $gems }
hand-needs = needs { $goods }
hand-a-mine = a mine
hand-a-concession = a concession
hand-a-ship = a ship
hand-imposed = Imposed, still open
hand-no-points = imposed: no points without them
hand-tracks = My tracks
hand-forest = Forest: { $points } points each
hand-technique = Technique: each combination brings { $bonus } more
hand-no-technique = Technique: no extra gems
hand-money = Money: { $coins } coins a round
hand-forest-short = { $points } each
hand-technique-short = { $bonus }
hand-money-short = { $coins } a round
market-title = The market sells
market-goods = all three together: gems, as many as the smaller number
market-animal = an animal for the park: +{ $points }, all three kinds +{ $trio }
market-hats = steps on the leader track
market-tracks = a step on that track
market-any-track = a step on a track of your choice
market-corner = white corner: what a cell brings at once; without one it completes nothing yet
market-price = price: 1, and 1 more for each coin on the cells beside it
market-price-cells = price: 1, and 1 more for each cell with coins beside it
hand-choose = Choose

# paying
payment-title = Your payment: { $total ->
        [one] { $total } gem
       *[other] { $total } gems
    }
payment-hint = Tap a gem to put it down, tap it again in the row to take it back. A diamond replaces any gem.
action-pay-verb = Pay

# consequences
label-tile-name = { $tile_word }
label-points-of-animals = points, by the animal you choose:
label-wins-card = wins the card for { $card_word }
label-fills-imposed = fills an imposed cell
label-surcharge = { $table_word }: { $number } more of any kind, for the pawns of others
label-empty-cell = Empty cell
