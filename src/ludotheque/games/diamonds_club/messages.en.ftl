# Diamonds Club: English. Same keys as messages.fr.ftl; § are those of rules.en.md.

tagline = Mines, concessions and ships bring gems; gems pay for the finest park in England. Every coin on the market makes its neighbours dearer.

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
word-choice = a tile of choice
word-forest2 = a forest (for two)
word-forest3 = a forest (for three)
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
    .hint = The book counts coins; the variant counts occupied cells.
    .coins = by one for each coin on it
    .cells = by one if it is occupied
option-diamond_at_zero = Diamond at zero
    .hint = When nobody has a coin left, everybody gains the diamond for the most coins.
option-first_leader = First leader
    .random = drawn by chance
    .A = seat A
    .B = seat B
    .C = seat C
    .D = seat D

## Refusals

not-your-turn = It is { $seat }'s turn (§{ $rule }).
passed-already = You have passed: nothing more for you in this phase (§{ $rule }).
buy-or-pass = Now you buy a free cell of the market, or pass (§5.1).
cell-closed = { $cell } is in the closed part of the market (§4.2).
cell-taken = There are coins on { $cell } already (§5.1).
too-expensive = This cell costs { $price } coins and you have { $coins }: the full price or nothing (§5.3).
choose-an-animal = First choose the animal of the cell you bought (§6.3).
no-such-animal-left = { $animal ->
        [pond] No pond
        [enclosure] No enclosure
       *[aviary] No aviary
    } is left in the supply (§6.3).
choose-a-track = First choose the track of the “?” you bought (§6.4).
track-finished = You are on the last step of the { $track ->
        [forest] forest
        [technique] technique
       *[money] money
    } track: choose another one (§6.4).
exchange-now = You must exchange your combinations first (§8.1).
another-family-first = Now choose the { $family_word } of this combination (§8.4).
no-such-good = You do not have { $good_word } (§{ $rule }).
too-few-mines = You have only { $number ->
        [one] one { $colour_word } mine
       *[other] { $number } { $colour_word } mines
    } (§8.1).
wrong-number-of-combinations = Your goods make exactly { $number ->
        [one] { $number } combination
       *[other] { $number } combinations
    }: name a mine for each (§8.1).
keep-now = Now you say which goods you keep for the next round (§8.5).
family-kept-already = You may keep only one { $family_word }: an incomplete combination has no two alike (§8.5).
build-or-pass = Now you build one landscape tile, or pass (§9.1).
table-used = You have built by this price table already this round (§9.2).
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
    } (§9.7).
no-cell-for-it = Your park has no cell for { $tile_word }: the free cells are full, and no open imposed cell pictures it (§10.2).
choose-a-tile = First say what the table of choice gives you (§9.5).
choose-a-pile = First choose the pile whose tile you turn over (§9.6).
not-the-largest-pile = A forest is turned over from the largest pile ({ $most } tiles); the pile of { $tile ->
        [fountain] fountains
        [orangery] orangeries
        [pavilion] pavilions
       *[rose_garden] rose gardens
    } is smaller (§9.6).
choose-a-cell = First choose between the imposed cell and a free one (§10.1).
payment-now = Your tile has to be paid first (§9.4).
gem-missing = { $gem ->
        [diamond] You do not have so many diamonds
       *[other] You do not have so many { $gem_word } gems
    } (§9.4).
wrong-colours = { $any ->
        [0] Only the colours of this table, and diamonds, are accepted
        [one] Only one gem may be of another colour
       *[other] Only { $any } gems may be of other colours
    } (§9.4).
payment-not-exact = The payment is exactly { $total } { $total ->
        [one] gem
       *[other] gems
    } (§9.4).
match-is-over = The match is over (§13.1).

## What happened

fact-leader-drawn = { $seat } is drawn as the first leader.
fact-market-laid = Round { $round }: a new market is laid.
fact-bought = { $seat } buys { $cell } for { $price } { $price ->
        [one] coin
       *[other] coins
    }.
fact-good-taken = { $seat } takes { $good_word }.
fact-hats-moved = { $hats ->
        [one] A top hat moves { $seat } to { $step } on the leader track.
       *[other] { $hats } top hats move { $seat } to { $step } on the leader track.
    }
fact-track-advanced = { $seat } goes down to step { $step } of the { $track ->
        [forest] forest
        [technique] technique
       *[money] money
    } track.
fact-coin-earned = { $seat } receives a coin.
fact-effect-lost = { $effect ->
        [animal] No animal tile is left, or { $seat } has no cell for one: the animal is lost.
        [any] { $seat } has finished all three tracks: the step is lost.
       *[other] { $seat } has finished the track: the step is lost.
    }
fact-buying-stopped = { $seat } buys no more.
fact-nothing-affordable = { $seat } can afford no cell any more and passes.
fact-diamond-for-coins = { $seat } has the most coins left ({ $coins }) and gains a diamond.
fact-diamond-for-lead = { $seat } is furthest on the leader track ({ $step }) and gains a diamond.
fact-order-settled = { $leader } leads. Order of play: { $seats }.
fact-exchanged = { $seat } exchanges a mine, a concession of { $concession } and a ship of { $ship } for { $gems } { $gems ->
        [one] { $colour_word } gem
       *[other] { $colour_word } gems
    }{ $diamonds ->
        [0] {""}
        [one] {" "}and a diamond
       *[other] {" "}and { $diamonds } diamonds
    }.
fact-good-kept = { $seat } keeps { $good_word }.
fact-goods-returned = { $seat } returns { $number } { $number ->
        [one] good
       *[other] goods
    }.
fact-paid = { $seat } pays for { $table_word }:{ $blue ->
        [0] {""}
       *[other] {" "}{ $blue } blue
    }{ $yellow ->
        [0] {""}
       *[other] {" "}{ $yellow } yellow
    }{ $green ->
        [0] {""}
       *[other] {" "}{ $green } green
    }{ $red ->
        [0] {""}
       *[other] {" "}{ $red } red
    }{ $diamond ->
        [0] {""}
        [one] {" "}{ $diamond } diamond
       *[other] {" "}{ $diamond } diamonds
    }.
fact-tile-laid = { $seat } lays { $tile_word } { $cell ->
        [imposed] on an imposed cell
        [dark] on a dark cell
       *[free] in the park
    }.
fact-card-won = { $seat } wins the bonus card for { $card_word }: { $points } points.
fact-park-filled = { $seat } has filled the light cells of the park: this is the last round.
fact-building-stopped = { $seat } builds no more.
fact-nothing-buildable = { $seat } can build nothing more and passes.
fact-nobody-can-finish = No park can be filled any more: the match is over.
fact-not-counted = { $seat } has an open imposed cell and is not counted.
fact-points-counted = { $seat } counts { $points } { $points ->
        [one] point
       *[other] points
    }.

## The final count

category-buildings = Buildings
category-forests = Forests
category-animals = Animals
category-cards = Bonus cards
category-tracks = Tracks

reason-most-points = The most points win.
reason-most-gems = Equal points: the most gems decide.
reason-shared-victory = Equal points and gems: the victory is shared.
reason-nobody-wins = Nobody has built all imposed cells: nobody wins.

## Actions

action-buy = Buy { $cell } for { $price } { $price ->
        [one] coin
       *[other] coins
    }: { $thing }
action-pass-buying = Buy no more
action-pass-building = Build no more
action-animal = Take { $animal_word }
action-track = Go down the { $track ->
        [forest] forest
        [technique] technique
       *[money] money
    } track
action-exchange-all = Exchange everything: { $gains }
action-choose = Use { $good_word }
action-keep = Keep { $good_word }
action-keep-no-more = Keep nothing more
action-build = Build { $table_word }: { $price }
action-take = Take { $tile_word }
action-turn = Turn over { $tile_word }
action-place-imposed = On the imposed cell
action-place-free = On a free cell
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
status-build-mine = Build by one of the price tables, or stop.
status-build = { $seat } is building.
status-take-mine = What does the table of choice give you?
status-take = { $seat } chooses a tile.
status-turn-mine = From which of the largest piles does your forest come?
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

label-strip = Strip { $strip }, { $frame ->
        [dark] dark
       *[light] light
    }
label-closed = Closed part of the market
label-cell = { $cell }: { $thing }
label-good = { $good_word }
label-hats = { $hats ->
        [one] a top hat
       *[other] { $hats } top hats
    }
label-animal = an animal of choice
label-any-track = a step on any track
label-track-step = a step on the { $track ->
        [forest] forest
        [technique] technique
       *[money] money
    } track
label-coins-on = { $number } { $number ->
        [one] coin
       *[other] coins
    } on { $cell }
label-price-of = { $cell } costs { $price } coins
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
label-imposed = Imposed cell of { $seat }: { $tile_word }
label-unused-park = Not in this match
label-technique-step = Each exchange brings { $bonus } more
label-bonus = { $same ->
        [0] { $diamonds ->
            [0] nothing
            [one] a diamond
           *[other] { $diamonds } diamonds
        }
       *[other] { $diamonds ->
            [0] { $same } of the same colour
            [one] { $same } of the same colour and a diamond
           *[other] { $same } of the same colour and { $diamonds } diamonds
        }
    }
label-marker = { $seat }: step { $step } of the { $track ->
        [forest] forest
        [technique] technique
       *[money] money
    } track
label-hand = { $seat } has { $gems }
label-owned-good = { $seat } has { $good_word }
label-points = Points so far
label-coins = Coins
label-coins-per-round = each round
label-all-gems = Gems
label-goods = Goods
label-light-cells = Light cells
label-imposed-open = imposed, still open
label-technique = Technique
label-passed = has passed
label-leads = leader
label-free-cell = the cell
label-beside = beside { $cell }
label-points-so-far = Points so far
label-count-of = Points for
label-player = { $seat }
label-sum = Sum
label-round = Round { $round }. Leader: { $leader }.
label-building-now = { $seat } builds { $table_word }: { $price }.
label-last-round = This is the last round.
label-not-counted = { $seat } has an open imposed cell and is not counted.
label-not-counted-yet = { $seat } still has an open imposed cell and would not be counted.
