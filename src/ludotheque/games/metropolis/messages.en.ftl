# Metropolis: English. Same keys as messages.fr.ftl; § are those of rules.en.md.

tagline = A town on eighty lots: the neighbours have first refusal, everything is negotiable, and a house is worth what stands around it.

## Words of the rule book

word-house = house
word-shop = shop
word-school = school
word-apartment = apartment building
word-apartment-a = apartment building
word-apartment-b = mirrored apartment building
word-factory = factory
word-office = office building
word-hospital = hospital
word-hospital-a = hospital
word-hospital-b = mirrored hospital
word-department-store = department store
word-base = base value
word-park = park view
word-river = on the river
word-centre = in the centre

## Options

option-trades = Exchanges of lots
    .hint = Players may exchange lots at any time (as in the rule book). Without them joint buildings remain.
option-starting_player = Starting player
    .random = drawn by chance
    .A = seat A
    .B = seat B
    .C = seat C
    .D = seat D
    .E = seat E

## Refusals

not-your-turn = It is { $player }'s turn, not yours (§3.1).
take-a-lot-first = First choose one of the open cards; building comes after that (§3.1).
lot-taken-already = You have chosen your lot already: build something or end your turn (§3.1).
card-not-open = Lot { $lot } is not among the open cards (§3.2).
nobody-there = There is no such player at this table (§4.5).
lot-of-neighbours = At least five lots of this district are occupied, so lot { $lot } is reserved for whoever owns a lot beside it: { $owner } (§4.4).
not-a-neighbour = Lot { $lot } is reserved for whoever owns a lot beside it: { $owner }. { $other } owns none there (§4.5).
across-a-street = Streets separate the districts: the { $piece_word } must stand within one of them (§5.3).
shape-does-not-fit = The { $piece_word } does not fit on these lots: pieces may be turned by 180°, never flipped (§5.3).
lot-built-on = A building stands on lot { $lot } already, and buildings never move (§5.6).
piece-gone = No { $piece_word } is left in the stock (§5.2).
not-in-one-district = A { $enemy_word } stands in the { $district }s: the { $piece_word } is not allowed there (§5.5).
lot-of-nobody = Lot { $lot } has no owner yet (§5.4).
lot-of-another = Lot { $lot } belongs to { $owner } (§5.4).
no-trades-here = This table plays without exchanges of lots (§6.1).
no-such-player = There is no such player at this table (§6.2).
trade-of-free-lot = Lot { $lot } has no owner who could give it (§6.2).
trade-of-built-lot = Lot { $lot } is built on: only unbuilt lots change hands (§6.2).
trade-changes-nothing = Lot { $lot } belongs to { $owner } already (§6.2).
trade-of-others = You can only propose an exchange in which you give or take something (§6.2).
too-many-offers-this-turn = You have made { $most } offers in this turn, which is the most allowed; go on when the next turn begins (§6.5).
too-small-to-share = The { $piece_word } covers too few lots: only buildings of four or six lots may be shared (§7.1).
no-lot-of-yours = A joint building is proposed by one of its owners: none of these lots is yours (§7.2).
nobody-to-share-with = All these lots are yours: build alone (§7.2).
joint-building-pending = Your joint building waits for the answers of the other owners; you may still withdraw it (§7.2).
no-lots-left = All lots have owners: this is the last round, for building only (§9.1).
match-is-over = The match is over (§9.4).

## What happened

fact-lots-dealt = { $seat } is dealt lots { $lots }.
fact-cards-opened = On offer: { $lots }.
fact-starter-drawn = { $seat } begins.
fact-lot-taken = { $seat } takes lot { $lot }.
fact-lot-given = { $seat } gives lot { $lot } to { $owner }.
fact-building-placed = { $seat } builds on { $lots }: { $piece_word }.
fact-joint-building-placed = { $owners } build together on { $lots }, in { $seat }'s turn: { $piece_word }.
fact-nothing-built = { $seat } builds nothing.
fact-trade-offered = { $seat } makes offer { $number } to { $asked }:
fact-lot-offered = Offer { $number }: lot { $lot } from { $giver } to { $taker }.
fact-building-promised = Offer { $number }: { $seat } promises to build in the { $district }s: { $type_word }. (It does not bind.)
fact-lot-promised = Offer { $number }: { $seat } promises to leave lot { $lot } to the others. (It does not bind.)
fact-joint-building-proposed = { $seat } asks { $asked } to build together on { $lots }: { $piece_word } (offer { $number }).
fact-end-proposed = { $seat } proposes to end the match (offer { $number }).
fact-offer-agreed = { $last ->
        [yes] { $seat } agrees: offer { $number } is carried out.
       *[no] { $seat } agrees to offer { $number }.
    }
fact-offer-declined = { $seat } declines offer { $number }.
fact-offer-withdrawn = { $seat } withdraws offer { $number }.
fact-offer-lapsed = Offer { $number } is void: one of its lots has changed.
fact-lot-traded = Lot { $lot } goes from { $giver } to { $taker }.
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
fact-final-points = { $seat }, total of points: { $points }.

## How it ended

reason-last-round-over = The last round was played.
reason-no-piece-left = All buildings were placed.
reason-no-room-left = None of the buildings left would fit anywhere.
reason-all-agreed = Everybody agreed to end.
category-house = Houses
category-shop = Shops
category-school = Schools
category-apartment = Apartment buildings
category-factory = Factories
category-office = Office buildings
category-hospital = Hospitals
category-department_store = Department store

## Who must do what

status-choose-mine = Choose one of the open lots, for yourself or for another.
status-choose = { $seat } chooses a lot.
status-build-mine = You may build one building now, or end your turn.
status-build = { $seat } may build.
status-last-mine = Last round: your last chance to build.
status-last = Last round: { $seat } may build for the last time.
status-asked-mine = You are asked: offer { $number }.
status-joint-mine = Your joint building waits for the other owners.
status-joint = { $seat } has proposed a joint building; the other owners answer.
status-over-last-round-over = The match is over: the last round was played.
status-over-no-piece-left = The match is over: all buildings were placed.
status-over-no-room-left = The match is over: no building would fit any more.
status-over-all-agreed = The match is over: everybody agreed to end.

## Buttons

action-take = Take lot { $lot }
action-give = Give lot { $lot } to { $owner }
action-build = Build on { $lots }: { $piece_word }
action-joint = Together with { $owner }, on { $lots }: { $piece_word }
action-done = Build nothing, end the turn
action-accept = Accept offer { $number }
action-decline = Decline offer { $number }
action-decline-after-all = Take back my yes: decline offer { $number }
action-withdraw = Withdraw offer { $number }
action-offer-end = Propose to end the match
action-trade = Offer an exchange of lots

## Labels

label-building = { $piece_word } on { $lots } of { $owner }, worth { $value }
label-building-short = { $piece_word } on { $lots }
label-owned-lot = Lot { $lot }: { $owner }
label-shared-lot = Lot { $lot } under a joint building: { $owner }
label-stack = { $number ->
        [one] 1 hidden card
       *[other] { $number } hidden cards
    }
label-card = Open card: lot { $lot }
label-on-offer = Lot { $lot } is on offer
label-stock = { $piece_word }: { $left } of { $number } left
label-points = Points now
label-buildings = Buildings
label-lots = Unbuilt lots
label-turn = to play
label-value = Worth
label-change = For { $seat }
label-appraisal = What the buildings are worth now
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
label-last-round = Last round: { $left ->
        [one] 1 turn is left.
       *[other] { $left } turns are left.
    }
label-stack-empty = The stack is empty: only the open cards are left.
label-move = lot { $lot } from { $owner } to { $other }
label-offer-trade = Exchange: { $moves }
label-offer-promise = Exchange: { $moves }; promise: { $promise }
label-offer-joint = Build together on { $lots }: { $piece_word }
label-offer-end = End the match
label-offer-stands = Offer { $number } by { $proposer } – { $terms }. Still to answer: { $other }.
label-promise-lot = to leave lot { $lot } to the others
label-promise-building = to build in the { $district }s: { $type_word }
label-promise-kind = to build: { $type_word }
label-promise-kind-lot = to leave a lot to the others
label-could-hold = Base value that would fit on { $seat }'s lots
