# Rendez-vous rue de la Paix: English. Same keys as messages.fr.ftl; § are those of rules.en.md.

tagline = Build higher than the others on twenty properties, and hope that no hurricane comes.

## Words of the rule book

word-red = red
word-blue = blue
word-yellow = yellow
word-green = green

## Refusals

not-your-turn = It is { $player }'s turn (§3.1).
draw-on-f = The colour die shows F: draw a Fortune card; nothing is built (§3.5).
no-such-property = There is no { $zone_word } property worth { $value } (§1.2).
wrong-zone = The colour die shows { $zone_word }: you must build in that zone (§3.3).
one-zone-per-turn = You have begun to build in the { $zone_word } zone: a W lets you choose one zone only (§3.4).
above-budget = A hotel there costs { $value ->
        [one] { $value } million
       *[other] { $value } millions
    }, and you have { $budget } left (§4.1).
one-on-empty = That property was empty when you began to build: only one hotel there this turn (§4.2).
must-build = You can build, so you must: at least one hotel (§4.5).
no-hotel-left = Your reserve is empty: you cannot build any more (§4.6).
go-on-without-building = With { $budget ->
        [one] { $budget } million
       *[other] { $budget } millions
    } nothing can be built: go on without building (§4.5).
build-now = Build your hotels first, one after the other, until you are done (§4.1).
no-card-takes-hotels = Hotels on the board are only touched by Fortune cards (§7.7).
one-card-per-turn = You have played your Fortune card for this turn (§7.1).
card-not-now = { $moment ->
        [after_roll] This card is played right after the roll (§7.1).
        [answer] This card is played in answer to an opponent's hurricane (§7.1).
       *[end_of_turn] This card is played at the end of your turn (§7.1).
    }
card-before-building = You have begun to build: this card is played before the first hotel (§7.2).
card-or-pass = Play a Fortune card, or end your turn without one (§7.3).
card-not-in-hand = You do not hold that card (§7.5).
reserve-is-empty = This card needs a hotel from your reserve, and there is none (§7.8).
nothing-on-top = No hotel stands there (§7.7).
finish-the-card = Finish the card you have played (§7.7).
hurricane-finds-nothing = There is no hotel in the { $zone_word } zone: the hurricane would change nothing (§7.8).
hurricane-is-yours = This hurricane is your own: you cannot insure against it, and must wait for the others (§8.2).
not-asked-now = { $player } is being asked about insurance now (§8.2).
answer-the-hurricane = A hurricane threatens the { $zone_word } zone: play an insurance, or pass (§8.2).
card-not-on-f = This card cannot be played on an F (§{ $rule }).
card-needs-colour = This card can only be played if the colour die shows a colour (§{ $rule }).
card-needs-target = This card asks for at least one hotel (§{ $rule }).
card-says-otherwise = That is not what this card says (§{ $rule }).
card-stays-in-zone = This card is for one zone only, and you have begun in the { $zone_word } one (§{ $rule }).
card-different-properties = This card wants different properties (§{ $rule }).
no-own-top = None of your hotels is on top of a stack: there is nothing to move (§7.8).
only-own-top = You can only move a hotel of yours that is on top (§8.7).
another-property = The hotel must go to another property (§8.7).
put-the-hotel-down = Your hotel is in the air: put it on another property (§8.7).
no-opponent-top = No opponent has a hotel on top of a stack (§7.8).
leader-has-no-top = The opponent who is furthest ahead has no hotel on top of a stack (§7.8).
only-opponents = This card is for opponents' hotels, not your own (§{ $rule }).
only-the-leader = This card is only for the hotels of { $leader } (§{ $rule }).
not-in-last-place = A token stands behind yours: you are not in last place (§8.10).
match-is-over = The match is over (§{ $rule }).

## What happened

fact-start-rolled = { $seat } rolls { $first } and { $second } for the start.
fact-start-tied = { $seats } tie and roll again.
fact-first-player = { $seat } begins.
fact-card-drawn = { $card ->
        [none] { $seat } draws a Fortune card.
       *[other] { $seat } draws a Fortune card: { label-card }.
    }
fact-no-card-left = { $seat } should draw a Fortune card, but there is none left.
fact-discards-shuffled = The pile is empty: { $number ->
        [one] the only discard becomes
       *[other] the { $number } discards are shuffled and become
    } the new pile.
fact-dice-rolled = { $seat } rolls { $first } and { $second }, and { $face ->
        [W] a W: any zone
        [F] an F: a Fortune card
       *[other] { $face_word }
    }.
fact-nothing-to-build = { $budget ->
        [one] { $budget } million is
       *[other] { $budget } millions are
    } not enough for { $seat } to build anything.
fact-hotel-built = { $seat } builds on { label-property }.
fact-hotel-removed = { $owner } loses the top hotel of { label-property }.
fact-hotel-lifted = { $seat } takes a hotel from { label-property }.
fact-hotel-moved = { $seat } puts it on { label-property }.
fact-title-taken = { $loser ->
        [none] { $seat } takes the title of { label-property }.
       *[other] { $seat } takes the title of { label-property } from { $loser }.
    }
fact-title-returned = Nothing is left on { label-property }: { $seat } gives the title back.
fact-token-moved = { $seat } moves from { $start } to { $end }.
fact-card-played = { $seat } plays a Fortune card: { label-card }.
fact-budget-multiplied = { $seat } may now spend { $budget ->
        [one] { $budget } million
       *[other] { $budget } millions
    }.
fact-zone-freed = { $seat } may build in any one zone.
fact-insured = { $seat } is insured: { $seat }'s hotels in the { $zone_word } zone stay.
fact-not-insured = { $seat } does not insure.
fact-turn-passed = { $seat } plays no Fortune card.
fact-out-of-hotels = { $seat } has no hotel left: the match is over.
fact-last-square-reached = { $seat } has reached the end of the promenade: the match is over.

## The final count

category-zone-red = Red zone
category-zone-blue = Blue zone
category-zone-yellow = Yellow zone
category-zone-green = Green zone

reason-out-of-hotels = A player had no hotel left. The most valuable properties win.
reason-out-of-hotels-most-titles = A player had no hotel left. At equal value most titles win.
reason-out-of-hotels-shared = A player had no hotel left. Equal value, as many titles: the victory is shared.
reason-last-square = The end of the promenade was reached. The most valuable properties win.
reason-last-square-most-titles = The end of the promenade was reached. At equal value most titles win.
reason-last-square-shared = The end of the promenade was reached. Equal value, as many titles: the victory is shared.

## Actions

action-build = Build on { $property }
action-place = Build on { $property }
action-move-from = Take your hotel from { $property }
action-move-to = Put it on { $property }
action-remove = Remove the top hotel of { $property }
action-take-over = Replace the top hotel of { $property }
action-done = Done building
action-go-on = Go on without building
action-done-card = No more of this card
action-draw = Draw a Fortune card
action-play = Play: { $card }
action-pass = End the turn
action-no-insurance = No insurance

## Who must do what

status-over = The match is over.
status-build-mine = { $zone ->
        [none] Build in a zone of your choice: { $budget ->
            [one] { $budget } million
           *[other] { $budget } millions
        } left.
       *[other] Build in the { $zone_word } zone: { $budget ->
            [one] { $budget } million
           *[other] { $budget } millions
        } left.
    }
status-build = { $zone ->
        [none] { $seat } builds in a zone of their choice.
       *[other] { $seat } builds in the { $zone_word } zone.
    }
status-no-build-mine = { $budget ->
        [one] { $budget } million is
       *[other] { $budget } millions are
    } not enough to build anything: play a card, or go on.
status-no-build = { $seat } cannot build anything with { $budget ->
        [one] { $budget } million
       *[other] { $budget } millions
    }.
status-draw-mine = An F: draw a Fortune card.
status-draw = { $seat } has rolled an F and draws a Fortune card.
status-end-mine = Play a Fortune card, or end your turn.
status-end = { $seat } may play a Fortune card.
status-place-mine = { label-card }: choose where to build. { $number ->
        [one] One hotel to place.
       *[other] Up to { $number } hotels to place.
    }
status-place = { $seat } plays a card: { label-card }.
status-move-from-mine = { label-card }: choose the hotel to move.
status-move-from = { $seat } plays a card: { label-card }.
status-move-to-mine = { label-card }: choose where it goes.
status-move-to = { $seat } plays a card: { label-card }.
status-remove-mine = { label-card }: choose a hotel to remove. { $number ->
        [one] One hotel at most.
       *[other] { $number } hotels at most.
    }
status-remove = { $seat } plays a card: { label-card }.
status-take-over-mine = { label-card }: choose a hotel to replace. { $number ->
        [one] One hotel at most.
       *[other] { $number } hotels at most.
    }
status-take-over = { $seat } plays a card: { label-card }.
status-hurricane-mine = { $other } sends a hurricane to the { $zone_word } zone. Do you insure?
status-hurricane = A hurricane threatens the { $zone_word } zone: { $seat } is asked about insurance.

## The boulevard and the panels

label-property = { $zone_word } { $value }
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
label-worth = Millions
label-titles = Titles
label-reserve = Hotels left
label-cards = Fortune cards
label-insured = insured
label-plays = { $colour ->
        [dark-red] dark red
       *[other] { $colour }
    }, { $token ->
        [sailing-boat] sailing boat
        [roller-skate] roller skate
       *[other] { $token }
    }
label-left = Budget left: { $number }
label-owner-after = It would be { $owner }'s
label-nobody-after = It would be nobody's
label-street = Hotels, base first (owner)
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
