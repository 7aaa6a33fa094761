# Das letzte Paradies : français. Mêmes clés que messages.en.ftl ; les § sont ceux de rules.fr.md.

tagline = Des enchères secrètes pour les derniers terrains libres d'une île : bâtissez-les, ou soyez celui qui les sauve.

## Les mots de la règle

word-nature = nature
word-building = bâtiment
word-villa = villa
word-hotel = hôtel
word-NW = nord-ouest
word-NE = nord-est
word-SW = sud-ouest
word-SE = sud-est
word-centre = centre

## Options

option-open_money = Argent visible
    .hint = L'argent de chacun est visible de tous (la règle le garde secret).
option-first_chooser = Premier à choisir une villa
    .random = tiré au sort
    .A = place A
    .B = place B
    .C = place C
    .D = place D
    .E = place E

## Refus

not-the-chooser = C'est à { $chooser } de dire quelle villa est vendue maintenant, pas à vous (§3.1).
choose-a-villa = Dites d'abord quelle villa est vendue maintenant (§3.1).
villa-sold-already = La villa du { $district_word } est déjà vendue (§3.1).
only-bids-now = Une enchère est en cours : on ne peut que miser (§4.1).
not-among-the-tied = Seuls les joueurs à égalité pour la plus forte mise participent à cette enchère (§4.3).
rebid-too-low = Vous étiez à égalité à { $minimum } { $minimum ->
        [one] Para
       *[other] Paras
    } : on ne peut pas descendre (§4.3).
bid-above-cash = Vous avez { $cash } { $cash ->
        [one] Para
       *[other] Paras
    } : vous ne pouvez pas miser davantage (§4.1).
wrong-district = Cette tuile va dans le district { $district_word } (§6.1).
hotel-not-central = { $site } est au bord de la plage : une tuile d'hôtel va sur le site central de son district, quelle que soit sa face (§6.1).
villa-not-on-beach = { $site } est un site central : une tuile de villa va sur un site de plage de son district, quelle que soit sa face (§6.1).
site-occupied = Il y a déjà une tuile sur { $site } (§6.1).
only-the-buyer-places = C'est { $buyer } qui a acheté la tuile et qui la pose (§6.2).
negotiation-now = C'est le moment de négocier : faites une offre, répondez à une offre, ou dites que vous n'en avez pas (§9.1).
contract-needs-two = Un contrat se conclut entre deux joueurs différents de cette table (§9.1).
contract-without-buyer = Tout contrat se conclut avec l'acheteur de la tuile, et c'est { $buyer } (§9.1).
contract-of-others = Vous ne pouvez proposer qu'un contrat où vous payez ou recevez vous-même (§9.1).
contract-for-nothing = Un contrat porte sur 1 Para au moins (§9.1).
cannot-honour = Vous pouvez promettre au plus { $most } { $most ->
        [one] Para
       *[other] Paras
    } pour cette face : votre argent et les primes qu'elle vous rapporterait, moins ce que vous avez déjà promis (§9.3).
buyer-places = Vous êtes l'acheteur : posez votre tuile ou faites une offre (§9.5).
spoken-already = Vous vous êtes déjà prononcé sur cette tuile (§9.5).
others-have-not-spoken = Vous poserez la tuile quand tous les autres auront fait une offre ou dit qu'ils n'en ont pas (§9.5).
match-is-over = La partie est terminée (§11.1).

## Ce qui s'est passé

fact-tile-revealed = Tour { $round } : { $kind ->
        [hotel] l'hôtel
       *[villa] une villa
    } du district { $district_word } est mis{ $kind ->
        [hotel] { "" }
       *[villa] e
    } aux enchères.
fact-villa-chosen = { $seat ->
        [none] La dernière villa, au { $district_word }, est mise aux enchères.
       *[other] { $seat } met aux enchères la villa du { $district_word }.
    }
fact-bid-sealed = { $seat } a misé.
fact-bids-revealed = Les mains s'ouvrent : { $bids_by_seat }.
fact-bidders-tied = { $seats } sont à égalité à { $minimum } { $minimum ->
        [one] Para
       *[other] Paras
    } et misent de nouveau, au moins autant.
fact-nobody-bid = Toutes les mains sont vides. Chacun mise encore une fois.
fact-winner-drawn = Le sort décide entre { $seats } : { $winner }.
fact-sold = { $price ->
        [0] { $winner } remporte l'enchère et ne paie rien.
        [one] { $winner } remporte l'enchère pour { $price } Para.
       *[other] { $winner } remporte l'enchère pour { $price } Paras.
    }
fact-offer-made = { $seat } fait l'offre { $number } : si la tuile montre { $side ->
        [nature] la nature
       *[building] le bâtiment
    }, { $payer } paie { $amount } { $amount ->
        [one] Para
       *[other] Paras
    } à { $payee }.
fact-offer-accepted = { $seat } accepte l'offre { $number } : si la tuile montre { $side ->
        [nature] la nature
       *[building] le bâtiment
    }, { $payer } paie { $amount } { $amount ->
        [one] Para
       *[other] Paras
    } à { $payee }.
fact-offer-declined = { $seat } refuse l'offre { $number }.
fact-offer-withdrawn = { $seat } retire l'offre { $number }.
fact-nothing-offered = { $seat } n'a rien à proposer.
fact-preserved = { $seat } préserve { $site } et reçoit un arbre.
fact-built = { $seat } construit { $kind ->
        [hotel] un hôtel
       *[villa] une villa
    } sur { $site }.
fact-premium = { $seat } reçoit une prime de { $amount } Paras.
fact-exclusivity-paid = { $group ->
        [centre] Le centre est complet et tous ses bâtiments sont à { $seat } : { $amount } Paras d'exclusivité.
       *[other] Le district { $group_word } est complet et tous ses bâtiments sont à { $seat } : { $amount } Paras d'exclusivité.
    }
fact-diversity-paid = { $seat } possède un bâtiment dans les quatre districts : { $amount } Paras de diversité.
fact-contract-paid = Comme convenu, { $payer } paie { $amount } { $amount ->
        [one] Para
       *[other] Paras
    } à { $payee }.
fact-environment-prize = Le prix de l'environnement rapporte { $amount } { $amount ->
        [one] Para
       *[other] Paras
    } à { $seat }.
fact-money-shown = { $seat } compte { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }.

## Le décompte final

category-start = Argent de départ
category-auctions = Enchères
category-premiums = Primes
category-exclusivity = Exclusivité
category-diversity = Diversité
category-contracts = Contrats
category-prize = Prix de l'environnement

reason-most-money = Le plus riche l'emporte.
reason-shared-victory = Même somme : la victoire est partagée.
reason-nobody-wins = Chacun a moins qu'au départ : personne ne gagne.

## Actions et commandes

action-auction = Vendre la villa du { $district }
action-bid = Votre mise secrète pour { $lot }
action-no-offer = Rien à proposer
action-offer-nature = Si la tuile montre la nature, { $payer } paie à { $payee }
action-offer-building = Si la tuile montre le bâtiment, { $payer } paie à { $payee }
action-accept = Accepter : { $contract }
action-decline = Refuser : { $contract }
action-withdraw = Retirer : { $contract }
action-place-nature = Préserver { $site }
action-place-building = Construire sur { $site }

## Qui doit faire quoi

status-over = La partie est terminée.
status-choose-mine = Choisissez la prochaine villa à vendre.
status-choose = { $seat } choisit la prochaine villa à vendre.
status-bid-mine = Misez en secret pour { $lot }. Mises faites : { $ready } sur { $bidders }.
status-bid = Mises secrètes pour { $lot }. Mises faites : { $ready } sur { $bidders }.
status-rebid-mine = Égalité pour { $lot } : misez de nouveau, au moins { $minimum }. Mises faites : { $ready } sur { $bidders }.
status-rebid = Les joueurs à égalité misent de nouveau pour { $lot }, au moins { $minimum }. Mises faites : { $ready } sur { $bidders }.
status-second-call-mine = Personne n'a rien misé pour { $lot } : dernière occasion de miser. Mises faites : { $ready } sur { $bidders }.
status-second-call = Personne n'a rien misé pour { $lot } : chacun mise encore une fois. Mises faites : { $ready } sur { $bidders }.
status-place-mine = Posez votre tuile : préservez le site, ou construisez.
status-place = { $buyer } pose la tuile.
status-answer-mine = { $buyer } vous propose un contrat : acceptez ou refusez.
status-answer = { $number ->
        [one] Un joueur doit encore répondre à { $buyer }.
       *[other] { $number } joueurs doivent encore répondre à { $buyer }.
    }
status-speak-mine = { $buyer } a acheté la tuile. Proposez-vous quelque chose pour l'une de ses faces ?
status-speak = { $number ->
        [one] Un joueur doit encore dire s'il propose quelque chose à { $buyer }.
       *[other] { $number } joueurs doivent encore dire s'ils proposent quelque chose à { $buyer }.
    }

## L'île et les tableaux des joueurs

label-district-NW = nord-ouest
label-district-NE = nord-est
label-district-SW = sud-ouest
label-district-SE = sud-est
label-villa-tile = une tuile de villa du { $district }
label-hotel-tile = la tuile d'hôtel du { $district }
label-first-villa = la villa du { $district }
label-nature-on = { $site } : nature
label-unsold-villa = { $site } : villa, pas encore vendue
label-villa-on = { $site } : villa de { $owner }
label-hotel-on = { $site } : hôtel de { $owner }
label-pile = { $number ->
        [one] La dernière tuile de la pile
       *[other] La pile : { $number } tuiles
    }
label-cash = Paras
label-trees = Arbres
label-buildings = Bâtiments
label-has-bid = a misé
label-my-bid = votre mise : { $amount }
label-buyer = acheteur
label-contract-nature = si nature, { $payer } paie { $amount } { $amount ->
        [one] Para
       *[other] Paras
    } à { $payee }
label-contract-building = si bâtiment, { $payer } paie { $amount } { $amount ->
        [one] Para
       *[other] Paras
    } à { $payee }
label-contract-binds = Contrat : { $contract }.
label-offer-stands = Offre { $number } de { $proposer } : { $contract }.
label-prize-now = { $number ->
        [0] Aucun site n'est préservé : il n'y aurait pas de prix de l'environnement.
        [one] Un site est préservé : les prix de l'environnement seraient de { $first } et { $second } Paras.
       *[other] { $number } sites sont préservés : les prix de l'environnement seraient de { $first } et { $second } Paras.
    }
