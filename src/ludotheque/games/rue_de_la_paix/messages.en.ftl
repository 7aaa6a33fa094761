# Rendez-vous rue de la Paix: English. Same keys as messages.fr.ftl; § are those of rules.en.md.

tagline = Build higher than the others on twenty properties, and hope that no hurricane comes.
mechanism = dice, majorities, cards

## Words of the rule book

word-red = red
word-blue = blue
word-yellow = yellow
word-green = green

## Refusals

not-your-turn = It is { $player }'s turn (§3.1).
draw-on-f = The colour die shows F: draw a Fortune card; nothing is built (§3.5).
no-such-property = There is no { $zone_word } property worth { $value } million: choose one of the board (§1.2).
wrong-zone = The colour die shows { $zone_word }: you must build in that zone (§3.3).
one-zone-per-turn = You have begun to build in the { $zone_word } zone: a W gives you one zone only (§3.4).
above-budget = A hotel there costs { $value } million, and you have { $budget } million left (§4.1).
one-on-empty = That property was empty when you began to build: only one hotel there this turn (§4.2).
must-build = You can build, so you must: build at least one hotel (§4.5).
no-hotel-left = You have no hotel left in your reserve: you cannot build any more (§4.6).
go-on-without-building = With { $budget } million nothing can be built: go on without building (§4.5).
build-now = Build your hotels first, one after the other, until you are done (§4.1).
no-card-takes-hotels = Only Fortune cards move or remove hotels on the board (§7.7).
one-card-per-turn = You have already played a Fortune card this turn (§7.1).
card-not-now = { $moment ->
        [after_roll] This card is played right after the roll (§7.1).
        [answer] This card is played in answer to an opponent's hurricane (§7.1).
       *[end_of_turn] This card is played at the end of your turn (§7.1).
    }
card-before-building = You have begun to build: this card must be played before the first hotel (§7.2).
card-or-pass = Play a Fortune card, or end your turn without one (§7.3).
card-not-in-hand = You do not hold that card: play one of your hand (§7.5).
reserve-is-empty = This card needs a hotel from your reserve, and you have none left (§7.8).
nothing-on-top = No hotel stands there: choose a stack (§7.7).
finish-the-card = First finish the card you have played (§7.7).
hurricane-finds-nothing = There is no hotel in the { $zone_word } zone: the hurricane would change nothing (§7.8).
hurricane-is-yours = This is your own hurricane: wait until the others have answered (§8.2).
not-asked-now = { $player } may answer the hurricane first (§8.2).
answer-the-hurricane = A hurricane threatens the { $zone_word } zone: play an insurance, or do without (§8.2).
card-not-on-f = This card cannot be played on an F (§{ $rule }).
card-needs-colour = This card can only be played if the colour die shows a colour (§{ $rule }).
card-needs-target = This card asks for at least one hotel (§{ $rule }).
card-says-otherwise = This card does something else: follow what it says (§{ $rule }).
card-stays-in-zone = This card is for one zone, and you have begun in the { $zone_word } one (§{ $rule }).
card-different-properties = Choose another property: this card is for different ones (§{ $rule }).
no-own-top = None of your hotels is on top of a stack: there is nothing to move (§7.8).
only-own-top = Choose one of your own hotels on top of a stack (§8.7).
another-property = Choose another property than the one it comes from (§8.7).
put-the-hotel-down = First put your hotel on another property (§8.7).
no-opponent-top = No opponent has a hotel on top of a stack (§7.8).
leader-has-no-top = The opponent who is furthest ahead has no hotel on top of a stack (§7.8).
only-opponents = Choose an opponent's hotel, not your own (§{ $rule }).
only-the-leader = Choose one of { $leader }'s hotels (§{ $rule }).
not-in-last-place = Another token is behind yours: you are not in last place (§8.10).

## What happened

fact-start-rolled = { $seat } rolls { $first } and { $second } to see who begins.
    .you-seat = You roll { $first } and { $second } to see who begins.
fact-start-tied = { $seats } tie and roll again.
    .you-seats = { $seats } tie and roll again.
fact-first-player = { $seat } begins.
    .you-seat = You begin.
fact-card-drawn = { $card ->
        [none] { $seat } draws a Fortune card.
       *[other] { $seat } draws a Fortune card: { label-card }.
    }
    .you-seat = { $card ->
            [none] You draw a Fortune card.
           *[other] You draw a Fortune card: { label-card }.
        }
fact-no-card-left = { $seat } may draw a Fortune card, but none is left.
    .you-seat = You may draw a Fortune card, but none is left.
fact-discards-shuffled = The pile is empty: { $number ->
        [one] the only discard becomes
       *[other] the { $number } discards are shuffled and become
    } the new pile.
fact-dice-rolled = { $seat } rolls { $first } and { $second }, and { $face ->
        [W] a W: any zone
        [F] an F: a Fortune card
       *[other] { $face_word }
    }.
    .you-seat = You roll { $first } and { $second }, and { $face ->
            [W] a W: any zone
            [F] an F: a Fortune card
           *[other] { $face_word }
        }.
fact-nothing-to-build = With { $budget } million { $seat } cannot build anything.
    .you-seat = With { $budget } million you cannot build anything.
fact-hotel-built = { $seat } builds on { label-property }.
    .you-seat = You build on { label-property }.
fact-hotel-removed = { $owner } loses the top hotel of { label-property }.
    .you-owner = You lose your top hotel of { label-property }.
fact-hotel-lifted = { $seat } takes a hotel from { label-property }.
    .you-seat = You take a hotel from { label-property }.
fact-hotel-moved = { $seat } puts it on { label-property }.
    .you-seat = You put it on { label-property }.
fact-title-taken = { $loser ->
        [none] { $seat } takes the title of { label-property }.
       *[other] { $seat } takes the title of { label-property } from { $loser }.
    }
    .you-seat = { $loser ->
            [none] You take the title of { label-property }.
           *[other] You take the title of { label-property } from { $loser }.
        }
    .you-loser = { $seat } takes your title of { label-property }.
fact-title-returned = Nothing is left on { label-property }: { $seat } gives the title back.
    .you-seat = Nothing is left on { label-property }: you give your title back.
fact-token-moved = { $seat } moves from square { $start } to square { $end }.
    .you-seat = You move from square { $start } to square { $end }.
fact-card-played = { $seat } plays a Fortune card: { label-card }.
    .you-seat = You play a Fortune card: { label-card }.
fact-card-shown = { $seat } plays a Fortune card: { label-card }.
    .you-seat = You play a Fortune card: { label-card }.
fact-budget-multiplied = { $seat } may now spend { $budget } million.
    .you-seat = You may now spend { $budget } million.
fact-zone-freed = { $seat } may build in any zone.
    .you-seat = You may build in any zone.
fact-insured = { $seat } plays an insurance and keeps all hotels in the { $zone_word } zone.
    .you-seat = You play an insurance and keep all your hotels in the { $zone_word } zone.
fact-not-insured = { $seat } plays no insurance.
    .you-seat = You play no insurance.
fact-turn-passed = { $seat } plays no Fortune card.
    .you-seat = You play no Fortune card.
fact-out-of-hotels = { $seat } has no hotel left: the match is over.
    .you-seat = You have no hotel left: the match is over.
fact-last-square-reached = { $seat } has reached the end of the promenade: the match is over.
    .you-seat = You have reached the end of the promenade: the match is over.

# several facts in one line of the journal
fact-start-rolls = Who begins? { $rolls_by_seat }.
fact-cards-drawn = Fortune cards drawn: { $numbers_by_seat }.
fact-turn-of = Turn of { $seat }
    .you-seat = Your turn
fact-hotels-built = { $seat } builds on { $properties }.
    .you-seat = You build on { $properties }.
fact-hotels-removed = { $owner } loses the top hotels of { $properties }.
    .you-owner = You lose your top hotels of { $properties }.
fact-titles-returned = Nothing is left on { $properties }: { $seat } gives the titles back.
    .you-seat = Nothing is left on { $properties }: you give your titles back.
fact-titles-taken = { $seat } takes the titles { $properties }.
    .you-seat = You take the titles { $properties }.
fact-tokens-moved = Tokens: { $moves_by_seat }.

## The final count

category-zone-red = Red zone
category-zone-blue = Blue zone
category-zone-yellow = Yellow zone
category-zone-green = Green zone

reason-out-of-hotels = A player had no hotel left. { $names } has the highest total value.
reason-out-of-hotels-most-titles = A player had no hotel left. Several have the highest total value; of these { $names } has the most titles.
reason-out-of-hotels-shared = A player had no hotel left. { $names } have the same total value and as many titles: they share the victory.
reason-last-square = The end of the promenade was reached. { $names } has the highest total value.
reason-last-square-most-titles = The end of the promenade was reached. Several have the highest total value; of these { $names } has the most titles.
reason-last-square-shared = The end of the promenade was reached. { $names } have the same total value and as many titles: they share the victory.

remark-no-hotel-left = had no hotel left: this ended the match
remark-last-square = reached the last square: this ended the match
remark-titles = { $amount ->
        [one] one title
       *[other] { $amount } titles
    }

score-amount = { $amount } million
breakdown-title = Where the value comes from

## Actions

action-build = Build on { $property }
action-place = Build on { $property }
action-move-from = Take your hotel from { $property }
action-move-to = Put it on { $property }
action-remove = Remove the top hotel of { $property }
action-take-over = Replace the top hotel of { $property }
action-done = Done building
action-go-on = Go on without building
action-done-card = { $step ->
        [remove] Remove no more
        [take-over] Replace no more
       *[place] Build no more
    }
action-draw = Draw a Fortune card
action-play = Play: { $card }
action-pass = End the turn
action-no-insurance = No insurance

## Who must do what

status-over = The match is over.
status-build-mine = { $zone ->
        [none] Build in a zone of your choice: { $budget } million left (price: the number).
       *[other] Build in the { $zone_word } zone: { $budget } million left (price: the number).
    }
status-build = { $zone ->
        [none] { $seat } builds in a zone of their choice.
       *[other] { $seat } builds in the { $zone_word } zone.
    }
status-no-build-mine = { $budget } million is not enough to build anything: play a card, or go on.
status-no-build = { $seat } cannot build anything with { $budget } million.
status-draw-mine = An F: draw a Fortune card.
status-draw = { $seat } has rolled an F and draws a Fortune card.
status-end-mine = Play a Fortune card, or end your turn.
status-end-only = No Fortune card to play now: end your turn.
status-end = { $seat } may play a Fortune card.
status-place-mine = { label-card }: { $used ->
        [0] { $number ->
            [one] build one hotel.
           *[other] build up to { $number } hotels.
        }
       *[other] { $number ->
            [one] build one more hotel, or stop.
           *[other] build up to { $number } more hotels, or stop.
        }
    }
status-place = { $seat } plays a card: { label-card }.
status-move-from-mine = { label-card }: choose the hotel to move.
status-move-from = { $seat } plays a card: { label-card }.
status-move-to-mine = { label-card }: choose where it goes.
status-move-to = { $seat } plays a card: { label-card }.
status-remove-mine = { label-card }: { $used ->
        [0] { $number ->
            [one] remove one hotel.
           *[other] remove up to { $number } hotels.
        }
       *[other] { $number ->
            [one] remove one more hotel, or stop.
           *[other] remove up to { $number } more hotels, or stop.
        }
    }
status-remove = { $seat } plays a card: { label-card }.
status-take-over-mine = { label-card }: { $used ->
        [0] { $number ->
            [one] replace one hotel.
           *[other] replace up to { $number } hotels.
        }
       *[other] { $number ->
            [one] replace one more hotel, or stop.
           *[other] replace up to { $number } more hotels, or stop.
        }
    }
status-take-over = { $seat } plays a card: { label-card }.
status-hurricane-mine = { $other } sends a hurricane to the { $zone_word } zone. Do you play an insurance?
status-no-insurance = { $other } sends a hurricane to the { $zone_word } zone. You have no insurance.
status-hurricane = A hurricane threatens the { $zone_word } zone: { $seat } may play an insurance.

## The boulevard and the panels

label-property = { $zone_word } property { $value }
label-hotel = { $property }, storey { $storey }: { $owner }
label-title = { $property } belongs to { $owner }
label-token = { $seat } on square { $square }
label-die = die: { $number }
label-face = { $face ->
        [W] colour die: W
        [F] colour die: F
       *[other] colour die: { $face_word }
    }
label-pile = { $number ->
        [one] One Fortune card in the pile
       *[other] { $number } Fortune cards in the pile
    }
label-discards = { $number ->
        [one] One discard
       *[other] { $number } discards
    }, the last: { $card }
label-lifted = { $owner }'s hotel from { $property }
label-worth = Value (millions)
label-titles = Titles
label-reserve = Hotels left
label-cards = Fortune cards
label-insured = insured
label-plays = { $token ->
        [sailing-boat] sailing boat
        [roller-skate] roller skate
       *[other] { $token }
    }
label-unspent = { $number } million not spent
label-left = { $number } million would be left
label-owner-after = The property would be { $owner }'s
label-owner-after-mine = The property would be yours
label-nobody-after = The property would be nobody's
label-street = Hotels from bottom to top (owner)
label-zone = Zone
label-nth-property = { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }

## The cards

label-card = { $card ->
        [hurricane_red] Red hurricane
        [hurricane_blue] Blue hurricane
        [hurricane_yellow] Yellow hurricane
        [hurricane_green] Green hurricane
        [insurance] Insurance
        [reroll] Another roll
        [double_sum] Double budget
        [choose_zone] Free choice of zone
        [build_one] One hotel
        [build_two] Two hotels
        [move_own_top] Removal van
        [remove_top] Demolition
        [fall_of_leader] Fall of the leader
        [takeover] Takeover
        [last_place] Last but not least
       *[other] { $card }
    }
label-card-says = { $name }. { $effect } { $moment }{ $condition }
label-effect-hurricane = Removes the top hotel of every stack in the { $zone_word } zone, yours too.
label-effect-insurance = Protects your own hotels from an opponent's hurricane.
label-effect-reroll = Roll all three dice again.
label-effect-multiply = { $amount ->
        [2] Doubles your budget.
        [3] Triples your budget.
       *[other] Your budget counts { $amount } times.
    }
label-effect-any_zone = The colour die counts as a W.
label-effect-build = { $spread ->
        [zone] Build up to { $amount } hotels in one zone.
        [apart] Build up to { $amount } hotels on different properties.
       *[anywhere] { $amount ->
            [one] Build one hotel on any property.
           *[other] Build up to { $amount } hotels on any properties.
        }
    }
label-effect-move = Move one of your top hotels to another property.
label-effect-remove = { $amount ->
        [one] Remove one top hotel
       *[other] Remove up to { $amount } top hotels
    } { $whose ->
        [leader] of the opponent who is furthest ahead
       *[opponents] { $amount ->
            [one] of an opponent
           *[other] of opponents
        }
    }{ $spread ->
        [zone] , in one zone
        [apart] , on different properties
       *[anywhere] { "" }
    }.
label-effect-takeover = { $amount ->
        [one] Replace one top hotel
       *[other] Replace up to { $amount } top hotels
    } { $whose ->
        [leader] of the opponent who is furthest ahead
       *[opponents] { $amount ->
            [one] of an opponent
           *[other] of opponents
        }
    } by your own{ $spread ->
        [zone] , in one zone
        [apart] , on different properties
       *[anywhere] { "" }
    }.
label-moment-after_roll = Right after the roll
label-moment-end_of_turn = At the end of your turn
label-moment-answer = In answer to a hurricane
label-condition-always = .
label-condition-not_f = , not on an F.
label-condition-colour = , if the third die shows a colour.
label-condition-last = , if no token is behind yours.

# what an action brings (kernel/effects.py)
quantity-millions = value of the titles (millions)
quantity-titles = titles
quantity-reserve = hotels in reserve
quantity-cards = Fortune cards

## What an action brings (consequences.py)

aim = Have the most valuable properties at the end: a property is yours while you have the most hotels on it.

chip-and = { $first }, { $second }
chip-best = at best { $brings }
chip-targets = { $number ->
        [one] { $number } target
       *[other] { $number } targets
    }
chip-lamp = lamp
chip-no-title = no title
chip-yours = yours already
chip-title-stays = title unchanged
chip-title-to = title to { $seat }
chip-nobodys = title given back
chip-safe = nothing lost
chip-hotels = { $number ->
        [one] { $amount } hotel
       *[other] { $amount } hotels
    }
effect-title-taken = { $own ->
        [yes] You take the title of { $property }
       *[no] { $seat } takes the title of { $property }
    }
effect-title-from = { $own ->
        [taker] You take the title of { $property } from { $other }
        [loser] { $seat } takes the title of { $property } from you
       *[nobody] { $seat } takes the title of { $property } from { $other }
    }
effect-title-returned = { $own ->
        [yes] You give the title of { $property } back
       *[no] { $seat } gives the title of { $property } back
    }
effect-title-stays = { $own ->
        [yes] The property stays yours
       *[no] No title: the property stays { $seat }'s
    }
effect-sum = { $own ->
        [yes] Your value in millions
       *[no] { $seat }: value in millions
    }
effect-lamp = A lamp: you draw a Fortune card
effect-target = { $property }: { $brings }
effect-targets = { $number ->
        [one] One target, without a title
       *[other] { $number } targets, none brings a title
    }
effect-targets-more = { $number ->
        [one] … and one more
       *[other] … and { $number } more
    }
effect-if-uninsured = If nobody else insures:
effect-loses-hotels = { $own ->
        [yes] You lose
       *[no] { $seat } loses
    } { $number ->
        [one] one hotel
       *[other] { $number } hotels
    }
effect-loses-nothing = You lose no hotel
label-budget-after = Budget in millions
