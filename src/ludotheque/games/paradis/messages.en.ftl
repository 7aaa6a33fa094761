# Das letzte Paradies: English. Same keys as messages.fr.ftl; § are those of rules.en.md.

tagline = Sealed bids for the last free sites of an island: build on them, or be the one who saves them.

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

option-open_money = Open money
    .hint = Everybody's money lies open (the rule book keeps it secret).
option-first_chooser = First to choose a villa
    .random = drawn by chance
    .A = seat A
    .B = seat B
    .C = seat C
    .D = seat D
    .E = seat E

## Refusals

not-the-chooser = { $chooser } chooses which villa is sold next, not you (§3.1).
choose-a-villa = First choose which villa is sold next (§3.1).
villa-sold-already = The { $district_word } villa has been sold already (§3.1).
only-bids-now = An auction is under way: only bids are possible now (§4.1).
not-among-the-tied = Only the players who tied for the highest bid take part in this auction (§4.3).
rebid-too-low = You tied at { $minimum } { $minimum ->
        [one] Para
       *[other] Paras
    }: you may not bid less now (§4.3).
bid-above-cash = You have { $cash } { $cash ->
        [one] Para
       *[other] Paras
    }: you cannot bid more than that (§4.1).
wrong-district = This tile belongs in the { $district_word } district (§6.1).
hotel-not-central = { $site } lies on the beach: a hotel tile goes on the central site of its district, whichever side is up (§6.1).
villa-not-on-beach = { $site } is a central site: a villa tile goes on a beach site of its district, whichever side is up (§6.1).
site-occupied = A tile lies on { $site } already (§6.1).
only-the-buyer-places = { $buyer } has bought the tile and is the one to place it (§6.2).
negotiation-now = This is the time to negotiate: make an offer, answer one, or say that you have none (§9.1).
contract-needs-two = A contract is between two different players at this table (§9.1).
contract-without-buyer = Every contract is with the buyer of the tile, and that is { $buyer } (§9.1).
contract-of-others = You can only make an offer that you yourself pay or receive (§9.1).
contract-for-nothing = A contract is for at least 1 Para (§9.1).
cannot-honour = You can promise at most { $most } { $most ->
        [one] Para
       *[other] Paras
    } on this side: your money and the premiums it would bring you, less what you have promised already (§9.3).
buyer-places = You are the buyer: there is nothing to decline, place your tile or make an offer (§9.5).
spoken-already = You have already spoken about this tile (§9.5).
others-have-not-spoken = You may place the tile once everybody else has made an offer or said there is none (§9.5).
match-is-over = The match is over (§11.1).

## What happened

fact-tile-revealed = Round { $round }: { $kind ->
        [hotel] the hotel
       *[villa] a villa
    } of the { $district_word } district is up for auction.
fact-villa-chosen = { $seat ->
        [none] The last villa, in the { $district_word }, goes up for auction.
       *[other] { $seat } puts the { $district_word } villa up for auction.
    }
fact-bid-sealed = { $seat } has made a bid.
fact-bids-revealed = Hands open: { $bids_by_seat }.
fact-bidders-tied = { $seats } tie at { $minimum } { $minimum ->
        [one] Para
       *[other] Paras
    } and bid again, at least as much.
fact-nobody-bid = All hands are empty. Everybody bids once more.
fact-winner-drawn = Chance decides between { $seats }: { $winner }.
fact-sold = { $price ->
        [0] { $winner } wins the auction and pays nothing.
        [one] { $winner } wins the auction for { $price } Para.
       *[other] { $winner } wins the auction for { $price } Paras.
    }
fact-offer-made = { $seat } makes offer { $number }: if the tile shows { $side ->
        [nature] nature
       *[building] the building
    }, { $payer } pays { $payee } { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }.
fact-offer-accepted = { $seat } accepts offer { $number }: if the tile shows { $side ->
        [nature] nature
       *[building] the building
    }, { $payer } pays { $payee } { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }.
fact-offer-declined = { $seat } declines offer { $number }.
fact-offer-withdrawn = { $seat } withdraws offer { $number }.
fact-nothing-offered = { $seat } has nothing to offer.
fact-preserved = { $seat } preserves { $site } and receives a tree.
fact-built = { $seat } builds a { $kind_word } on { $site }.
fact-premium = { $seat } receives a premium of { $amount } Paras.
fact-exclusivity-paid = { $group ->
        [centre] The centre is full, and all its buildings are { $seat }'s: { $amount } Paras for exclusivity.
       *[other] The { $group_word } district is full, and all its buildings are { $seat }'s: { $amount } Paras for exclusivity.
    }
fact-diversity-paid = { $seat } now owns a building in all four districts: { $amount } Paras for diversity.
fact-contract-paid = As agreed, { $payer } pays { $payee } { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }.
fact-environment-prize = The environment prize brings { $seat } { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }.
fact-money-shown = { $seat } counts { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }.

## The final count

category-start = Start money
category-auctions = Auctions
category-premiums = Premiums
category-exclusivity = Exclusivity
category-diversity = Diversity
category-contracts = Contracts
category-prize = Environment prize

reason-most-money = The most money wins.
reason-shared-victory = Equal money: the victory is shared.
reason-nobody-wins = Everybody has less than at the start: nobody wins.

## Actions and controls

action-auction = Sell the { $district } villa
action-bid = Your sealed bid for { $lot }
action-no-offer = Nothing to offer
action-offer-nature = If the tile shows nature, { $payer } pays { $payee }
action-offer-building = If the tile shows the building, { $payer } pays { $payee }
action-accept = Accept: { $contract }
action-decline = Decline: { $contract }
action-withdraw = Withdraw: { $contract }
action-place-nature = Preserve { $site }
action-place-building = Build on { $site }

## Who must do what

status-over = The match is over.
status-choose-mine = Choose which villa is sold next.
status-choose = { $seat } chooses which villa is sold next.
status-bid-mine = Make a sealed bid for { $lot }. Bids in: { $ready } of { $bidders }.
status-bid = Sealed bids for { $lot }. Bids in: { $ready } of { $bidders }.
status-rebid-mine = You tied for { $lot }: bid again, at least { $minimum }. Bids in: { $ready } of { $bidders }.
status-rebid = The tied players bid again for { $lot }, at least { $minimum }. Bids in: { $ready } of { $bidders }.
status-second-call-mine = Nobody wanted { $lot }: last chance to bid. Bids in: { $ready } of { $bidders }.
status-second-call = Nobody wanted { $lot }: everybody bids once more. Bids in: { $ready } of { $bidders }.
status-place-mine = Place your tile: preserve the site, or build.
status-place = { $buyer } places the tile.
status-answer-mine = { $buyer } proposes a contract to you: accept or decline.
status-answer = { $number ->
        [one] One player has still to answer { $buyer }.
       *[other] { $number } players have still to answer { $buyer }.
    }
status-speak-mine = { $buyer } has bought the tile. Do you offer anything for one of its sides?
status-speak = { $number ->
        [one] One player has still to say whether there is an offer for { $buyer }.
       *[other] { $number } players have still to say whether there is an offer for { $buyer }.
    }

## The island and the panels

label-district-NW = north-west
label-district-NE = north-east
label-district-SW = south-west
label-district-SE = south-east
label-villa-tile = a villa tile of the { $district }
label-hotel-tile = the hotel tile of the { $district }
label-first-villa = the { $district } villa
label-nature-on = { $site }: nature
label-unsold-villa = { $site }: villa, not yet sold
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
label-my-bid = your bid: { $amount }
label-buyer = buyer
label-contract-nature = if nature, { $payer } pays { $payee } { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }
label-contract-building = if building, { $payer } pays { $payee } { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }
label-contract-binds = Contract: { $contract }.
label-offer-stands = Offer { $number } by { $proposer }: { $contract }.
label-prize-now = { $number ->
        [0] No site is preserved yet: there would be no environment prize.
        [one] One site is preserved: the environment prizes would be { $first } and { $second } Paras.
       *[other] { $number } sites are preserved: the environment prizes would be { $first } and { $second } Paras.
    }
