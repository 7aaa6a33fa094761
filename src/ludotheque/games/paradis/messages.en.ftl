# Das letzte Paradies: English. Same keys as messages.fr.ftl; § are those of rules.en.md.

tagline = Sealed bids for the last free sites of an island: build on them, or save them.
mechanism = sealed bids, negotiation
aim = Have the most money at the end, and no less than at the start: buy sites, build where nature is near, and be paid for leaving sites natural.

## Words of the rule book

word-nature = nature
word-building = building
word-villa = villa
word-hotel = hotel
word-NW = north-west
word-NE = north-east
word-SW = south-west
word-SE = south-east
word-centre = centre

## Options

option-open_money = Show everyone's money
    .hint = The rule book keeps it secret.
option-first_chooser = First to choose a villa
    .hint = Who says which of the four villas is auctioned first (in the rule book, the youngest player).
    .random = drawn at random
    .A = seat A
    .B = seat B
    .C = seat C
    .D = seat D
    .E = seat E

## Refusals

not-the-chooser = { $chooser } chooses which villa is auctioned next; you bid afterwards (§3.1).
choose-a-villa = First choose which villa is auctioned next (§3.1).
villa-sold-already = The { $district_word } villa has already been sold: choose another (§3.1).
only-bids-now = An auction is under way: all you can do now is bid (§4.1).
not-among-the-tied = Only the players who tied for the highest bid take part in this auction (§4.3).
rebid-too-low = You tied at { $minimum } { $minimum ->
        [one] Para
       *[other] Paras
    }: bid at least that much (§4.3).
bid-above-cash = You have { $cash } { $cash ->
        [one] Para
       *[other] Paras
    }: you cannot bid more (§4.1).
wrong-district = This tile goes into the { $district_word } district (§6.1).
hotel-not-central = { $site } lies on the beach: a hotel tile goes on the central site of its district, whichever side is up (§6.1).
villa-not-on-beach = { $site } is a central site: a villa tile goes on a beach site of its district, whichever side is up (§6.1).
site-occupied = There is already a tile on { $site }: choose a free site (§6.1).
only-the-buyer-places = { $buyer } has bought the tile and places it (§6.2).
negotiation-now = Now you can make an offer, answer one, or say that you make none (§9.1).
contract-needs-two = A contract is between two players of this table (§9.1).
contract-without-buyer = Every contract is with { $buyer }, who has bought the tile (§9.1).
contract-of-others = You can only propose a contract in which you pay or are paid (§9.1).
contract-for-nothing = A contract is for 1 Para or more (§9.1).
cannot-honour = For this side you can promise at most { $most } { $most ->
        [one] Para
       *[other] Paras
    }: your money and the premiums it would bring you, less what you have already promised (§9.3).
buyer-places = You have bought the tile: place it, or make an offer (§9.5).
spoken-already = You have already spoken about this tile; you may still make an offer (§9.5).
others-have-not-spoken = You can place the tile once all others have made an offer or said “no offer”, and have answered yours (§9.5).

## What happened

fact-tile-revealed = Round { $round }: { $kind ->
        [hotel] the { $district_word } hotel tile
       *[villa] a { $district_word } villa tile
    } goes up for auction.
fact-villa-chosen = { $seat ->
        [none] The last villa, the { $district_word } one, goes up for auction.
       *[other] { $seat } puts the { $district_word } villa up for auction.
    }
    .you-seat = You put the { $district_word } villa up for auction.
fact-bid-sealed = { $seat } has bid.
    .you-seat = You have bid.
fact-bids-revealed = Bids: { $bids_by_seat }.
fact-bidders-tied = { $seats } tie at { $minimum } { $minimum ->
        [one] Para
       *[other] Paras
    } and bid again, at least as much.
    .you-seats = { $seats } tie at { $minimum } { $minimum ->
            [one] Para
           *[other] Paras
        }: you bid again, at least as much.
fact-nobody-bid = Nobody bid. Everyone bids once more.
fact-winner-drawn = Nobody bids more: chance decides between { $seats }, and { $winner } wins.
    .you-winner = Nobody bids more: chance decides between { $seats }, and you win.
fact-sold = { $price ->
        [0] { $winner } wins the auction and pays nothing.
        [one] { $winner } wins the auction and pays { $price } Para.
       *[other] { $winner } wins the auction and pays { $price } Paras.
    }
    .you-winner = { $price ->
            [0] You win the auction and pay nothing.
            [one] You win the auction and pay { $price } Para.
           *[other] You win the auction and pay { $price } Paras.
        }
fact-offer-made = { $seat } makes offer { $number }: if the tile shows { $side ->
        [nature] nature
       *[building] the building
    }, { $payer } pays { $payee } { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }.
    .you-seat-payer = You make offer { $number }: if the tile shows { $side ->
            [nature] nature
           *[building] the building
        }, you would pay { $payee } { $amount } { $amount ->
            [one] Para
           *[other] Paras
        }.
    .you-seat-payee = You make offer { $number }: if the tile shows { $side ->
            [nature] nature
           *[building] the building
        }, { $payer } would pay you { $amount } { $amount ->
            [one] Para
           *[other] Paras
        }.
    .you-payer = { $seat } makes you offer { $number }: if the tile shows { $side ->
            [nature] nature
           *[building] the building
        }, you pay { $payee } { $amount } { $amount ->
            [one] Para
           *[other] Paras
        }.
    .you-payee = { $seat } makes you offer { $number }: if the tile shows { $side ->
            [nature] nature
           *[building] the building
        }, { $payer } pays you { $amount } { $amount ->
            [one] Para
           *[other] Paras
        }.
fact-offer-accepted = { $seat } accepts offer { $number } by { $proposer }: if the tile shows { $side ->
        [nature] nature
       *[building] the building
    }, { $payer } pays { $payee } { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }.
    .you-seat-payer = You accept offer { $number } by { $proposer }: if the tile shows { $side ->
            [nature] nature
           *[building] the building
        }, you will pay { $payee } { $amount } { $amount ->
            [one] Para
           *[other] Paras
        }.
    .you-seat-payee = You accept offer { $number } by { $proposer }: if the tile shows { $side ->
            [nature] nature
           *[building] the building
        }, { $payer } will pay you { $amount } { $amount ->
            [one] Para
           *[other] Paras
        }.
    .you-proposer-payer = { $seat } accepts your offer { $number }: if the tile shows { $side ->
            [nature] nature
           *[building] the building
        }, you will pay { $payee } { $amount } { $amount ->
            [one] Para
           *[other] Paras
        }.
    .you-proposer-payee = { $seat } accepts your offer { $number }: if the tile shows { $side ->
            [nature] nature
           *[building] the building
        }, { $payer } will pay you { $amount } { $amount ->
            [one] Para
           *[other] Paras
        }.
fact-offer-declined = { $seat } declines offer { $number } by { $proposer }.
    .you-seat = You decline offer { $number } by { $proposer }.
    .you-proposer = { $seat } declines your offer { $number }.
fact-offer-withdrawn = { $seat } withdraws offer { $number }.
    .you-seat = You withdraw your offer { $number }.
fact-offer-lapsed = Offer { $number } by { $proposer } lapses.
    .you-proposer = Your offer { $number } lapses.
fact-nothing-offered = { $seat } makes no offer.
    .you-seat = You make no offer.
fact-preserved = { $seat } leaves { $site } natural and receives a tree.
    .you-seat = You leave { $site } natural and receive a tree.
fact-built = { $seat } builds a { $kind_word } on { $site }.
    .you-seat = You build a { $kind_word } on { $site }.
fact-premium = { $seat } receives a premium of { $amount } Paras.
    .you-seat = You receive a premium of { $amount } Paras.
fact-exclusivity-paid = { $group ->
        [centre] The centre is full and all its buildings belong to { $seat }: { $amount } Paras for exclusivity.
       *[other] The { $group_word } district is full and all its buildings belong to { $seat }: { $amount } Paras for exclusivity.
    }
    .you-seat = { $group ->
            [centre] The centre is full and all its buildings are yours: { $amount } Paras for exclusivity.
           *[other] The { $group_word } district is full and all its buildings are yours: { $amount } Paras for exclusivity.
        }
fact-diversity-paid = { $seat } now owns a building in all four districts: { $amount } Paras for diversity.
    .you-seat = You now own a building in all four districts: { $amount } Paras for diversity.
fact-contract-paid = As agreed, { $payer } pays { $payee } { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }.
    .you-payer = As agreed, you pay { $payee } { $amount } { $amount ->
            [one] Para
           *[other] Paras
        }.
    .you-payee = As agreed, { $payer } pays you { $amount } { $amount ->
            [one] Para
           *[other] Paras
        }.
fact-environment-prize = Environment prize for { $seat }: { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }.
    .you-seat = Environment prize for you: { $amount } { $amount ->
            [one] Para
           *[other] Paras
        }.
fact-money-shown = { $seat } ends with { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }.
    .you-seat = You end with { $amount } { $amount ->
            [one] Para
           *[other] Paras
        }.

# several facts in one line of the journal
fact-bids-sealed = Bids made: { $seats }.
fact-auction-held = Bids: { $bids_by_seat }. { $price ->
        [0] { $winner } wins and pays nothing.
        [one] { $winner } wins and pays { $price } Para.
       *[other] { $winner } wins and pays { $price } Paras.
    }
    .you-winner = Bids: { $bids_by_seat }. { $price ->
            [0] You win and pay nothing.
            [one] You win and pay { $price } Para.
           *[other] You win and pay { $price } Paras.
        }
fact-nobody-offered = { $seats } make no offer.
    .you-seats = { $seats } make no offer.
fact-premiums = Premiums: { $amounts_by_seat }.
fact-environment-prizes = Environment prizes: { $amounts_by_seat }.
fact-money-counted = Paras at the end: { $amounts_by_seat }.

## The final count

category-start = Start money
category-auctions = Auctions
category-premiums = Premiums
category-exclusivity = Exclusivity
category-diversity = Diversity
category-contracts = Contracts
category-prize = Environment prize

reason-most-money = { $names } has the most money.
reason-shared-victory = { $names } have the most money, the same amount: they share the victory.
reason-nobody-wins = Everybody has less money than at the start: nobody wins.
remark-below-start = less than the starting { $amount } Paras: has lost
score-amount = { $amount ->
        [one] { $amount } Para
       *[other] { $amount } Paras
    }
breakdown-title = Where the money comes from

## Actions and controls

action-auction = Auction the { $district } villa
action-bid = Your sealed bid for { $lot }
action-no-offer = No offer
label-no-offer-means = You name no amount; you can still answer what the buyer proposes to you.
action-offer-nature-pay = If nature: you pay { $other }
action-offer-nature-receive = If nature: { $other } pays you
action-offer-building-pay = If building: you pay { $other }
action-offer-building-receive = If building: { $other } pays you
action-accept-pay = Accept: pay { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }
action-accept-receive = Accept: receive { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }
action-decline = Decline offer { $number }
action-withdraw = Withdraw offer { $number }
action-place-nature-villa = Leave a { $district } site natural
action-place-nature-hotel = Leave the { $district } central site natural
action-place-building-villa = Build a { $district } villa
action-place-building-hotel = Build the { $district } hotel
send-no-bid = Bid nothing
send-ask = Ask for %amount
send-offer = Offer %amount
send-ask-instead = Ask for %amount instead
send-offer-instead = Offer %amount instead
send-change = Change to %amount
preview-villa = Its owner will receive { $amount } Paras for each of the { $number } free sites of its district that is left natural.

## Who must do what

status-over = The match is over.
status-choose-mine = Choose which villa is auctioned next.
status-choose = { $seat } chooses which villa is auctioned next.
status-bid-mine = Make a sealed bid for { $lot }. Bids in: { $ready } of { $bidders }.
status-bid = Sealed bids for { $lot }. Bids in: { $ready } of { $bidders }.
status-rebid-mine = You tied for { $lot }: bid again, at least { $minimum } { $minimum ->
        [one] Para
       *[other] Paras
    }. Bids in: { $ready } of { $bidders }.
status-rebid = Those who tied for { $lot } bid again, at least { $minimum } { $minimum ->
        [one] Para
       *[other] Paras
    }. Bids in: { $ready } of { $bidders }.
status-second-call-mine = Nobody bid for { $lot }. Bid once more. Bids in: { $ready } of { $bidders }.
status-second-call = Nobody bid for { $lot }. Everyone bids once more. Bids in: { $ready } of { $bidders }.
status-place-mine = Place your tile: leave the site natural, or build.
status-place = { $buyer } places the tile.
status-answer-mine = { $buyer } proposes a contract. Accept, decline or name another amount.
status-answer = { $number ->
        [one] { $buyer } waits for one answer.
       *[other] { $buyer } waits for { $number } answers.
    }
status-offered = { $number ->
        [one] You may answer the offers; one player has still to speak or answer.
       *[other] You may answer the offers; { $number } players have still to speak or answer.
    }
status-speak-mine = { $buyer } will place this tile. Offer money for nature or for the building, or make no offer.
status-speak = { $buyer } waits for offers: { $number ->
        [one] one player has still to speak.
       *[other] { $number } players have still to speak.
    }

## The island and the panels

label-district-NW = north-west
label-district-NE = north-east
label-district-SW = south-west
label-district-SE = south-east
label-villa-tile = a { $district } villa tile
label-hotel-tile = the { $district } hotel tile
label-first-villa = the { $district } villa
label-nature-on = { $site }: nature
label-unsold-villa = { $site }: villa, not yet sold
label-villa-on-sale = { $site }: villa, on sale now
label-site-for-sale = { $site }: free, for { $lot }
label-villa-on = { $site }: { $owner }'s villa
label-hotel-on = { $site }: { $owner }'s hotel
label-pile = { $number ->
        [one] The last tile of the pile
       *[other] The pile: { $number } tiles
    }
label-cash = Paras
label-trees = Trees
label-buildings = Buildings
label-has-bid = has bid
label-my-bid = your bid: { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }
label-open-bid = bid: { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }
label-buyer = buyer
label-contract-nature = if nature, { $payer } pays { $payee } { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }
label-contract-building = if building, { $payer } pays { $payee } { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }
label-contract-nature-pay = if nature, you pay { $payee } { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }
label-contract-nature-receive = if nature, { $payer } pays you { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }
label-contract-building-pay = if building, you pay { $payee } { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }
label-contract-building-receive = if building, { $payer } pays you { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }
label-offer-open = Offer { $number } by { $proposer }: { $contract }.
label-offer-accepted = Offer { $number } by { $proposer }: { $contract }. Accepted by { $other }: it binds.
label-offer-declined = Offer { $number } by { $proposer }: { $contract }. Declined by { $other }.
label-offer-withdrawn = Offer { $number } by { $proposer }: { $contract }. Withdrawn.
label-offer-lapsed = Offer { $number } by { $proposer }: { $contract }. Lapsed.
label-offer-paid = Offer { $number } by { $proposer }: { $contract }. Paid.
label-prize-now = { $number ->
        [0] No site is preserved yet: there would be no environment prize.
        [one] One site is preserved: the environment prize would be { $first } Paras.
       *[other] { $first ->
            [0] { $number } sites are preserved: there would be no environment prize.
           *[other] { $number } sites are preserved: the environment prizes would be { $first } and { $second } Paras.
        }
    }

# what an action brings (kernel/effects.py)
quantity-money = Paras
quantity-trees = trees
quantity-buildings = buildings

effect-next-tile = Then the next tile is turned up
effect-bids-open = Yours is the last bid: then all bids are opened
chip-tree = { $money }, tree
chip-no-money = 0 Paras
chip-villa = { $number } × +{ $amount }, per site left natural

# what the lot of the round brings (payoff.py)
payoff-villa = If you buy it, this villa brings you:
payoff-at-once = At once
payoff-each-natural = { $number ->
        [one] If the free site of its district is left natural
       *[other] For each of the { $number } free sites of its district left natural
    }
payoff-own = Your tile brings, in Paras:
payoff-own-promised = Your tile brings, with all promises so far, in Paras:
payoff-bought = If you buy it, this tile brings, in Paras:
payoff-of = If { $buyer } places it, this tile brings, in Paras:
payoff-of-promised = If { $buyer } places it, this tile brings, with all promises so far, in Paras:
payoff-nature = Left natural
payoff-villa-side = Villa built
payoff-hotel-side = Hotel built
payoff-leave = Leave natural
payoff-build-villa = Build the villa
payoff-build-hotel = Build the hotel
payoff-tree = and a tree
payoff-prize = Environment prize, if the match ended then: { $shares }.
payoff-no-prize = No environment prize, if the match ended then.
payoff-you = { $amount } for you
payoff-other = { $amount } for { $seat }

# asking and offering (view_offers.py)
offer-line-mine = { $side ->
        [nature] Nature brings you { $amount }: offer { $other } a share
       *[building] The building brings you { $amount }: offer { $other } a share
    }
offer-line-of = { $side ->
        [nature] Nature brings { $other } { $amount }: ask for a share
       *[building] The building brings { $other } { $amount }: ask for a share
    }
offer-asked = { $proposer } asks you for { $amount } { $amount ->
        [one] Para
       *[other] Paras
    } if the tile shows { $side ->
        [nature] nature
       *[building] the building
    }.
offer-offered = { $proposer } offers you { $amount } { $amount ->
        [one] Para
       *[other] Paras
    } if the tile shows { $side ->
        [nature] nature
       *[building] the building
    }.
offer-own-pay = You offer { $other } { $amount } { $amount ->
        [one] Para
       *[other] Paras
    } if the tile shows { $side ->
        [nature] nature
       *[building] the building
    }.
offer-own-receive = You ask { $other } for { $amount } { $amount ->
        [one] Para
       *[other] Paras
    } if the tile shows { $side ->
        [nature] nature
       *[building] the building
    }.
offer-then-you = { $side ->
        [nature] Nature then brings you
       *[building] The building then brings you
    }
offer-then = { $side ->
        [nature] Nature then brings { $seat }
       *[building] The building then brings { $seat }
    }
