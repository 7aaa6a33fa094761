# Metropolis: English. Same keys as messages.fr.ftl; § are those of rules.en.md.

aim = Gather neighbouring lots, trade them and build on them, alone or with others: what a building is worth depends on its place and its neighbours, and whoever has the most points at the end wins.
tagline = A town on eighty lots: the neighbours have first refusal, everything is negotiable, and a house is worth what stands around it.
mechanism = lots, trading, building

## Words of the rule book

word-house = house
word-shop = shop
word-school = school
word-apartment = apartment building
word-apartment-a = apartment building
word-apartment-b = apartment building (mirror image)
word-factory = factory
word-office = office building
word-hospital = hospital
word-hospital-a = hospital
word-hospital-b = hospital (mirror image)
word-department-store = department store
word-base = base value
word-park = park view
word-river = on the river
word-centre = in the centre
a-building = { $piece ->
        [house] a house
        [shop] a shop
        [school] a school
        [apartment_a] an apartment building
        [apartment_b] an apartment building (mirror image)
        [factory] a factory
        [office] an office building
        [hospital_a] a hospital
        [hospital_b] a hospital (mirror image)
       *[department_store] a department store
    }
a-kind = { $type ->
        [house] a house
        [shop] a shop
        [school] a school
        [apartment] an apartment building
        [factory] a factory
        [office] an office building
        [hospital] a hospital
       *[department_store] a department store
    }

## Options

option-trades = Allow exchanges of lots
    .hint = At any time, as in the rule book. Without them, joint buildings are still possible.
option-starting_player = Starting player
    .hint = Who chooses the first lot; the rule book leaves it to the players.
    .random = drawn at random
    .A = seat A
    .B = seat B
    .C = seat C
    .D = seat D
    .E = seat E

## Refusals

not-your-turn = It is { $player }'s turn: wait for yours, or make an offer (§3.1).
take-a-lot-first = First choose one of the open cards; then you may build (§3.1).
lot-taken-already = You have already chosen a lot: build something or end your turn (§3.1).
card-not-open = Lot { $lot } is not among the open cards: choose one of them (§3.2).
nobody-there = Nobody has that seat at this table: choose another player (§4.5).
lot-of-neighbours = Five lots or more of this district have owners, so lot { $lot } may go only to owners of neighbouring lots: { $owner } (§4.4).
not-a-neighbour = Lot { $lot } may go only to owners of neighbouring lots: { $owner }. { $other } has none there (§4.5).
across-a-street = Streets separate the districts: the { $piece_word } must stand within one of them (§5.3).
shape-does-not-fit = The { $piece_word } does not fit on these lots: you may turn it by 180° but not flip it (§5.3).
lot-built-on = There is already a building on lot { $lot }, and buildings never move (§5.6).
piece-gone = No { $piece_word } is left: choose another building (§5.2).
not-in-one-district = There is a { $enemy_word } in the { $district }s: a { $piece_word } may not stand there (§5.5).
lot-of-nobody = For { a-building } on { $lots } you lack lot { $lot }: it has no owner yet (§5.4).
lot-of-another = For { a-building } on { $lots } you lack lot { $lot }: it belongs to { $owner } (§5.4).
no-trades-here = This table plays without exchanges of lots (§6.1).
no-such-player = Nobody has that seat at this table: choose another player (§6.2).
trade-of-free-lot = Lot { $lot } has no owner who could give it: choose another (§6.2).
trade-of-built-lot = Lot { $lot } is built on: only unbuilt lots change hands (§6.2).
trade-lot-twice = Lot { $lot } stands twice in this exchange: it can go to one player only (§6.2).
trade-changes-nothing = Lot { $lot } already belongs to { $owner } (§6.2).
trade-of-others = You can only propose an exchange in which you give or take something (§6.2).
too-many-offers-this-turn = You have made { $most } offers in this turn, the most allowed: wait for the next turn (§6.5).
too-small-to-share = The { $piece_word } covers too few lots: only buildings of four or six lots may be shared (§7.1).
no-lot-of-yours = You can only propose a joint building that covers a lot of yours (§7.2).
nobody-to-share-with = All these lots are yours: build alone (§7.2).
joint-building-pending = Your joint building waits for the answers of the other owners; you can withdraw it (§7.2).
no-lots-left = All lots have owners: in the last round you can only build (§9.1).

## What happened

fact-lots-dealt = { $seat } is dealt lots { $lots }.
    .you-seat = You are dealt lots { $lots }.
fact-cards-opened = Open cards: { $lots }.
fact-card-opened = New card: { $lot }.
fact-starter-drawn = { $seat } begins.
    .you-seat = You begin.
fact-lot-taken = { $seat } takes lot { $lot }.
    .you-seat = You take lot { $lot }.
fact-lot-given = { $seat } gives lot { $lot } to { $owner }.
    .you-seat = You give lot { $lot } to { $owner }.
    .you-owner = { $seat } gives you lot { $lot }.
fact-building-placed = { $seat } builds { a-building } on { $lots }.
    .you-seat = You build { a-building } on { $lots }.
fact-joint-building-placed = { $owners } build { a-building } together on { $lots }, in { $seat }'s turn.
    .you-seat = { $owners } build { a-building } together on { $lots }, in your turn.
    .you-owners = { $owners } build { a-building } together on { $lots }, in { $seat }'s turn.
fact-nothing-built = { $seat } builds nothing.
    .you-seat = You build nothing.
fact-trade-offered = { $seat } makes offer { $number } to { $asked }:
    .you-seat = You make offer { $number } to { $asked }:
fact-lot-offered = Offer { $number }: lot { $lot } from { $giver } to { $taker }.
    .you-giver = Offer { $number }: your lot { $lot } to { $taker }.
    .you-taker = Offer { $number }: lot { $lot } from { $giver } to you.
fact-building-promised = Offer { $number }: { $seat } promises to build { a-kind } in the { $district }s (not binding).
fact-lot-promised = Offer { $number }: { $seat } promises to leave lot { $lot } to the others (not binding).
fact-joint-building-proposed = { $seat } asks { $asked } to build { a-building } together on { $lots } (offer { $number }).
    .you-seat = You ask { $asked } to build { a-building } together on { $lots } (offer { $number }).
fact-end-proposed = { $seat } proposes to end the match (offer { $number }).
    .you-seat = You propose to end the match (offer { $number }).
fact-offer-agreed = { $last ->
        [yes] { $seat } agrees: offer { $number } by { $proposer } is carried out.
       *[no] { $seat } agrees to offer { $number } by { $proposer }.
    }
    .you-seat = { $last ->
            [yes] You agree: offer { $number } by { $proposer } is carried out.
           *[no] You agree to offer { $number } by { $proposer }.
        }
    .you-proposer = { $last ->
            [yes] { $seat } agrees: your offer { $number } is carried out.
           *[no] { $seat } agrees to your offer { $number }.
        }
fact-offer-declined = { $seat } declines offer { $number } by { $proposer }.
    .you-seat = You decline offer { $number } by { $proposer }.
    .you-proposer = { $seat } declines your offer { $number }.
fact-offer-withdrawn = { $seat } withdraws offer { $number }.
    .you-seat = You withdraw your offer { $number }.
fact-offer-lapsed = Offer { $number } by { $proposer } lapses: one of its lots has changed hands or was built on.
    .you-proposer = Your offer { $number } lapses: one of its lots has changed hands or was built on.
fact-lot-traded = Lot { $lot } goes from { $giver } to { $taker }.
    .you-giver = Your lot { $lot } goes to { $taker }.
    .you-taker = Lot { $lot } of { $giver } is now yours.
fact-last-round-began = All lots have owners. { $seat } begins the last round: one more building each.
fact-match-ended = { $reason ->
        [no-piece-left] No building is left: the match ends.
        [no-room-left] None of the buildings left fits anywhere: the match ends.
        [all-agreed] All agree: the match ends.
       *[last-round-over] The last round is over: the match ends.
    }
fact-building-valued = { $piece_word } on { $lots } ({ $owners }): { $parts } = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
fact-final-points = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you-seat = You: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.

# several facts in one line of the journal
fact-turn-began = Turn of { $seat }
    .you-seat = Your turn
fact-exchange-offered = { $seat } makes offer { $number } to { $asked }. Would receive: { $lots_by_taker }.
    .you-seat = You make offer { $number } to { $asked }. Would receive: { $lots_by_taker }.
fact-lots-traded = Lots received: { $lots_by_taker }.
fact-points-counted = Points: { $points_by_seat }.

## How it ended

reason-last-round-over = The last round has been played. { $number ->
        [one] { $names } has the most points.
       *[other] { $names } are tied with the most points and share the victory.
    }
reason-no-piece-left = All buildings have been placed. { $number ->
        [one] { $names } has the most points.
       *[other] { $names } are tied with the most points and share the victory.
    }
reason-no-room-left = None of the buildings left would fit anywhere. { $number ->
        [one] { $names } has the most points.
       *[other] { $names } are tied with the most points and share the victory.
    }
reason-all-agreed = Everybody agreed to end the match. { $number ->
        [one] { $names } has the most points.
       *[other] { $names } are tied with the most points and share the victory.
    }
score-amount = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
breakdown-title = Where the points come from
category-house = Houses
category-shop = Shops
category-school = Schools
category-apartment = Apartment buildings
category-factory = Factories
category-office = Office buildings
category-hospital = Hospitals
category-department_store = Department store

## Who must do what

status-choose-mine = Choose one of the open lots, for yourself or for another player.
status-choose = { $seat } chooses a lot.
status-build-mine = Build one building, or end your turn.
status-nothing-to-build-mine = Nothing can be built on your lots now: you may end your turn.
status-build = { $seat } may build.
status-last-mine = Last round: your last chance to build.
status-last = Last round: { $seat } may build for the last time.
status-asked-trade = { $proposer } offers you an exchange.
status-asked-joint = { $proposer } asks you to build together.
status-asked-end = { $proposer } proposes to end the match. Do you agree?
status-joint-mine = Your joint building waits for the other owners.
status-joint = { $seat } has proposed a joint building. The other owners answer.
status-over-last-round-over = The match is over: the last round was played.
status-over-no-piece-left = The match is over: all buildings were placed.
status-over-no-room-left = The match is over: no building would fit any more.
status-over-all-agreed = The match is over: everybody agreed to end.

## Buttons

action-take = Take lot { $lot }
action-give = Give lot { $lot } to { $owner }
action-build = Build { a-building } on { $lots }
action-joint = Build { a-building } with { $owner } on { $lots }
action-done = End the turn without building
action-accept = Accept offer { $number }
action-decline = Decline offer { $number }
action-decline-after-all = Change my mind: decline offer { $number }
action-withdraw = Withdraw offer { $number }
action-offer-end = Propose to end the match
action-counter = Answer offer { $number } with another
action-choose-lot = Choose a lot
action-place = Choose a building
action-trade = Offer an exchange of lots

## Labels

label-building = { $owner }: { $piece_word } on { $lots }, worth { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
label-building-short = { $piece_word } on { $lots }
label-owned-lot = Lot { $lot }: { $owner }
label-shared-lot = Lot { $lot } under a joint building: { $owner }
label-stack = { $number ->
        [one] 1 hidden card
       *[other] { $number } hidden cards
    }
label-card = Open card: lot { $lot }
label-on-offer = Lot { $lot } is on offer
label-on-offer-site = Lot { $lot } is on offer ({ $sites })
label-free-lot = Lot { $lot }: free
label-free-lot-site = Lot { $lot }: free ({ $sites })
label-site-park = park view
label-site-river = on the river
label-site-centre = in the centre
label-stock = { $piece_word }: { $left } of { $number } left
label-points = Points now
label-buildings = Buildings
label-lots = Unbuilt lots
label-turn = to play
label-value = Value of the building
label-if-agreed = If accepted by { $owner }:
label-uncertain = “?”: if the other owners agree
label-change = Points for { $seat }
label-change-mine = Points for you
label-appraisal = What the buildings are worth now
label-value-table = What a building is worth
label-column-size = Lots it covers
label-column-alone = Alone
label-column-site = On its site
label-column-per-neighbour = Each neighbour in its district
label-column-never = Never with
label-column-building = Building
label-column-lots = Lots
label-column-owner = Owner
label-column-ground = Base or site
label-column-neighbours = Neighbours
label-column-value = Value
label-piece = { $piece_word }
label-owners = { $owner }
label-ground = { $points }
label-ground-park = { $points } (park view)
label-ground-river = { $points } (river)
label-ground-centre = { $points } (centre)
label-effect = { $type_word } { $points }
label-effects = { $effects }
label-completes = Completes { a-building } on { $lots }
label-completes-nothing = Completes no larger building yet
label-would-complete = It would complete { a-building } for { $seat }
chip-completes = { $points }, { $piece_word }
chip-completes-nothing = nothing
chip-given = for { $owner }
chip-and = { $first }, { $second }
label-neighbours-only = Neighbours only, for five lots are owned (§4.4): { $owner }
label-neighbours-only-and-you = Neighbours only, for five lots are owned (§4.4): you and { $owner }
label-neighbours-only-you = Neighbours only, for five lots are owned (§4.4): you
label-last-round = Last round: { $left ->
        [one] 1 turn is left.
       *[other] { $left } turns are left.
    }
label-stack-empty = The stack is empty: only the open cards are left.
label-move = lot { $lot } from { $owner } to { $other }
label-move-mine = your lot { $lot } to { $other }
label-move-to-me-from = lot { $lot } from { $owner } to you
label-move-to = lot { $lot } to { $other }
label-move-to-me = lot { $lot } to you
label-offer-trade = Exchange: { $moves }
label-offer-promise = Exchange: { $moves }; promise: { $promise }
label-offer-joint = Build { a-building } together on { $lots }
label-offer-end = End the match
label-proposed-by = Proposed by { $proposer }
label-proposed-mine = Your offer
label-offer-open = Offer { $number } by { $proposer } – { $terms }. Still to answer: { $other }.
label-offer-accepted = Offer { $number } by { $proposer } – { $terms }. Accepted and carried out.
label-offer-declined = Offer { $number } by { $proposer } – { $terms }. Declined by { $other }.
label-offer-withdrawn = Offer { $number } by { $proposer } – { $terms }. Withdrawn.
label-offer-lapsed = Offer { $number } by { $proposer } – { $terms }. Lapsed: one of its lots has changed hands or was built on.
label-promise-lot = to leave lot { $lot } to the others
label-promise-building = to build { a-kind } in the { $district }s
label-promise-kind = to build { a-kind }
label-promise-kind-lot = to leave a lot to the others
label-could-hold-mine = What you could build (base values)
label-could-hold = What { $seat } could build (base values)

# what an action brings (kernel/effects.py)
quantity-points = points
quantity-lots = lots
