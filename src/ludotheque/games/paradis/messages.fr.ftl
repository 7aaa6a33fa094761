# Das letzte Paradies : français. Mêmes clés que messages.en.ftl ; les § sont ceux de rules.fr.md.

tagline = Des enchères secrètes pour les derniers terrains libres d'une île : bâtissez-les, ou sauvez-les.
mechanism = mises secrètes, négociation
aim = Finissez avec le plus d'argent, et pas moins qu'au départ : achetez des sites, bâtissez près de la nature, faites-vous payer pour la préserver.

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

option-open_money = Montrer l'argent de tout le monde
    .hint = Dans la règle, chacun garde le sien secret.
option-first_chooser = Qui choisit la première villa
    .hint = La personne qui dit laquelle des quatre villas est mise aux enchères en premier (dans la règle, la plus jeune).
    .random = tiré au sort
    .A = place A
    .B = place B
    .C = place C
    .D = place D
    .E = place E

## Refus

not-the-chooser = C'est { $chooser } qui choisit la prochaine villa mise aux enchères ; vous miserez ensuite (§3.1).
choose-a-villa = Choisissez d'abord la prochaine villa mise aux enchères (§3.1).
villa-sold-already = La villa du { $district_word } est déjà vendue : choisissez-en une autre (§3.1).
only-bids-now = Une enchère est en cours : vous ne pouvez que miser (§4.1).
not-among-the-tied = Seules les personnes à égalité pour la plus forte mise participent à cette enchère (§4.3).
rebid-too-low = Vous étiez à égalité à { $minimum } { $minimum ->
        [one] Para
       *[other] Paras
    } : misez au moins autant (§4.3).
bid-above-cash = Vous avez { $cash } { $cash ->
        [one] Para
       *[other] Paras
    } : vous ne pouvez pas miser plus (§4.1).
wrong-district = Cette tuile va dans le district { $district_word } (§6.1).
hotel-not-central = { $site } est au bord de la plage : une tuile hôtel va sur le site central de son district, quelle que soit sa face (§6.1).
villa-not-on-beach = { $site } est un site central : une tuile villa va sur un site de plage de son district, quelle que soit sa face (§6.1).
site-occupied = Il y a déjà une tuile sur { $site } : choisissez un site libre (§6.1).
only-the-buyer-places = { $buyer } a acheté la tuile et c'est à { $buyer } de la poser (§6.2).
negotiation-now = Vous pouvez maintenant faire une offre, répondre à une offre, ou dire que vous n'en faites pas (§9.1).
contract-needs-two = Un contrat lie deux personnes de cette table (§9.1).
contract-without-buyer = Tout contrat se fait avec { $buyer }, qui a acheté la tuile (§9.1).
contract-of-others = Vous ne pouvez proposer qu'un contrat où vous payez ou recevez vous-même (§9.1).
contract-for-nothing = Un contrat porte sur 1 Para au moins (§9.1).
cannot-honour = Pour cette face, vous pouvez promettre au plus { $most } { $most ->
        [one] Para
       *[other] Paras
    } : votre argent et les primes qu'elle vous rapporterait, moins ce que vous avez déjà promis (§9.3).
buyer-places = Vous avez acheté la tuile : posez-la, ou faites une offre (§9.5).
spoken-already = Vous avez déjà parlé de cette tuile ; vous pouvez encore faire une offre (§9.5).
others-have-not-spoken = Vous poserez la tuile quand tous les autres auront fait une offre ou dit « pas d'offre », et auront répondu aux vôtres (§9.5).

## Ce qui s'est passé

fact-tile-revealed = Tour { $round } : { $kind ->
        [hotel] la tuile hôtel du { $district_word }
       *[villa] une tuile villa du { $district_word }
    } est mise aux enchères.
fact-villa-chosen = { $seat ->
        [none] La dernière villa, celle du { $district_word }, est mise aux enchères.
       *[other] { $seat } met aux enchères la villa du { $district_word }.
    }
    .you-seat = Vous mettez aux enchères la villa du { $district_word }.
fact-bid-sealed = { $seat } a misé.
    .you-seat = Vous avez misé.
fact-bids-revealed = Mises : { $bids_by_seat }.
fact-bidders-tied = { $seats } sont à égalité à { $minimum } { $minimum ->
        [one] Para
       *[other] Paras
    } et misent de nouveau, au moins autant.
    .you-seats = { $seats } êtes à égalité à { $minimum } { $minimum ->
            [one] Para
           *[other] Paras
        } : vous misez de nouveau, au moins autant.
fact-nobody-bid = Personne n'a misé. Tout le monde mise encore une fois.
fact-winner-drawn = Personne ne monte : le sort désigne { $winner }, entre { $seats }.
    .you-winner = Personne ne monte : le sort vous désigne, entre { $seats }.
fact-sold = { $price ->
        [0] { $winner } remporte l'enchère et ne paie rien.
        [one] { $winner } remporte l'enchère et paie { $price } Para.
       *[other] { $winner } remporte l'enchère et paie { $price } Paras.
    }
    .you-winner = { $price ->
            [0] Vous remportez l'enchère et ne payez rien.
            [one] Vous remportez l'enchère et payez { $price } Para.
           *[other] Vous remportez l'enchère et payez { $price } Paras.
        }
fact-offer-made = { $seat } fait l'offre { $number } : si la tuile montre { $side ->
        [nature] la nature
       *[building] le bâtiment
    }, { $payer } paie { $amount } { $amount ->
        [one] Para
       *[other] Paras
    } à { $payee }.
    .you-seat-payer = Vous faites l'offre { $number } : si la tuile montre { $side ->
            [nature] la nature
           *[building] le bâtiment
        }, vous payez { $amount } { $amount ->
            [one] Para
           *[other] Paras
        } à { $payee }.
    .you-seat-payee = Vous faites l'offre { $number } : si la tuile montre { $side ->
            [nature] la nature
           *[building] le bâtiment
        }, { $payer } vous paie { $amount } { $amount ->
            [one] Para
           *[other] Paras
        }.
    .you-payer = { $seat } vous fait l'offre { $number } : si la tuile montre { $side ->
            [nature] la nature
           *[building] le bâtiment
        }, vous payez { $amount } { $amount ->
            [one] Para
           *[other] Paras
        } à { $payee }.
    .you-payee = { $seat } vous fait l'offre { $number } : si la tuile montre { $side ->
            [nature] la nature
           *[building] le bâtiment
        }, { $payer } vous paie { $amount } { $amount ->
            [one] Para
           *[other] Paras
        }.
fact-offer-accepted = { $seat } accepte l'offre { $number } de { $proposer } : si la tuile montre { $side ->
        [nature] la nature
       *[building] le bâtiment
    }, { $payer } paie { $amount } { $amount ->
        [one] Para
       *[other] Paras
    } à { $payee }.
    .you-seat-payer = Vous acceptez l'offre { $number } de { $proposer } : si la tuile montre { $side ->
            [nature] la nature
           *[building] le bâtiment
        }, vous payez { $amount } { $amount ->
            [one] Para
           *[other] Paras
        } à { $payee }.
    .you-seat-payee = Vous acceptez l'offre { $number } de { $proposer } : si la tuile montre { $side ->
            [nature] la nature
           *[building] le bâtiment
        }, { $payer } vous paie { $amount } { $amount ->
            [one] Para
           *[other] Paras
        }.
    .you-proposer-payer = { $seat } accepte votre offre { $number } : si la tuile montre { $side ->
            [nature] la nature
           *[building] le bâtiment
        }, vous payez { $amount } { $amount ->
            [one] Para
           *[other] Paras
        } à { $payee }.
    .you-proposer-payee = { $seat } accepte votre offre { $number } : si la tuile montre { $side ->
            [nature] la nature
           *[building] le bâtiment
        }, { $payer } vous paie { $amount } { $amount ->
            [one] Para
           *[other] Paras
        }.
fact-offer-declined = { $seat } refuse l'offre { $number } de { $proposer }.
    .you-seat = Vous refusez l'offre { $number } de { $proposer }.
    .you-proposer = { $seat } refuse votre offre { $number }.
fact-offer-withdrawn = { $seat } retire son offre { $number }.
    .you-seat = Vous retirez votre offre { $number }.
fact-offer-lapsed = L'offre { $number } de { $proposer } devient caduque.
    .you-proposer = Votre offre { $number } devient caduque.
fact-nothing-offered = { $seat } ne fait pas d'offre.
    .you-seat = Vous ne faites pas d'offre.
fact-preserved = { $seat } laisse { $site } naturel et reçoit un arbre.
    .you-seat = Vous laissez { $site } naturel et recevez un arbre.
fact-built = { $seat } construit { $kind ->
        [hotel] un hôtel
       *[villa] une villa
    } sur { $site }.
    .you-seat = Vous construisez { $kind ->
            [hotel] un hôtel
           *[villa] une villa
        } sur { $site }.
fact-premium = { $seat } reçoit une prime de { $amount } Paras.
    .you-seat = Vous recevez une prime de { $amount } Paras.
fact-exclusivity-paid = { $group ->
        [centre] Le centre est complet et tous ses bâtiments sont à { $seat } : { $amount } Paras d'exclusivité.
       *[other] Le district { $group_word } est complet et tous ses bâtiments sont à { $seat } : { $amount } Paras d'exclusivité.
    }
    .you-seat = { $group ->
            [centre] Le centre est complet et tous ses bâtiments sont à vous : { $amount } Paras d'exclusivité.
           *[other] Le district { $group_word } est complet et tous ses bâtiments sont à vous : { $amount } Paras d'exclusivité.
        }
fact-diversity-paid = { $seat } possède un bâtiment dans les quatre districts : { $amount } Paras de diversité.
    .you-seat = Vous possédez un bâtiment dans les quatre districts : { $amount } Paras de diversité.
fact-contract-paid = Comme convenu, { $payer } paie { $amount } { $amount ->
        [one] Para
       *[other] Paras
    } à { $payee }.
    .you-payer = Comme convenu, vous payez { $amount } { $amount ->
            [one] Para
           *[other] Paras
        } à { $payee }.
    .you-payee = Comme convenu, { $payer } vous paie { $amount } { $amount ->
            [one] Para
           *[other] Paras
        }.
fact-environment-prize = Prix de l'environnement pour { $seat } : { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }.
    .you-seat = Prix de l'environnement pour vous : { $amount } { $amount ->
            [one] Para
           *[other] Paras
        }.
fact-money-shown = { $seat } termine avec { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }.
    .you-seat = Vous terminez avec { $amount } { $amount ->
            [one] Para
           *[other] Paras
        }.

# plusieurs faits en une ligne du journal
fact-bids-sealed = Mises faites : { $seats }.
fact-auction-held = Mises : { $bids_by_seat }. { $price ->
        [0] { $winner } l'emporte et ne paie rien.
        [one] { $winner } l'emporte et paie { $price } Para.
       *[other] { $winner } l'emporte et paie { $price } Paras.
    }
    .you-winner = Mises : { $bids_by_seat }. { $price ->
            [0] Vous l'emportez et ne payez rien.
            [one] Vous l'emportez et payez { $price } Para.
           *[other] Vous l'emportez et payez { $price } Paras.
        }
fact-nobody-offered = { $seats } ne font pas d'offre.
    .you-seats = { $seats } ne faites pas d'offre.
fact-premiums = Primes : { $amounts_by_seat }.
fact-environment-prizes = Prix de l'environnement : { $amounts_by_seat }.
fact-money-counted = Paras à la fin : { $amounts_by_seat }.

## Le décompte final

category-start = Argent de départ
category-auctions = Enchères
category-premiums = Primes
category-exclusivity = Exclusivité
category-diversity = Diversité
category-contracts = Contrats
category-prize = Prix de l'environnement

reason-most-money = { $names } a le plus d'argent.
reason-shared-victory = { $names } ont le plus d'argent, à égalité : la victoire est partagée.
reason-nobody-wins = Tout le monde a moins d'argent qu'au départ : personne ne gagne.
remark-below-start = moins que les { $amount } Paras du départ : a perdu
score-amount = { $amount ->
        [one] { $amount } Para
       *[other] { $amount } Paras
    }
breakdown-title = D'où vient l'argent

## Actions et commandes

action-auction = Mettre aux enchères la villa du { $district }
action-bid = Votre mise secrète pour { $lot }
action-no-offer = Pas d'offre
label-no-offer-means = Vous ne nommez aucun montant ; vous pourrez encore répondre à ce que l'acheteur vous propose.
action-offer-nature-pay = Si nature : vous payez { $other }
action-offer-nature-receive = Si nature : { $other } vous paie
action-offer-building-pay = Si bâtiment : vous payez { $other }
action-offer-building-receive = Si bâtiment : { $other } vous paie
action-accept-pay = Accepter : payer { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }
action-accept-receive = Accepter : recevoir { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }
action-decline = Refuser l'offre { $number }
action-withdraw = Retirer l'offre { $number }
action-place-nature-villa = Laisser naturel un site du { $district }
action-place-nature-hotel = Laisser naturel le site central du { $district }
action-place-building-villa = Construire une villa au { $district }
action-place-building-hotel = Construire l'hôtel du { $district }
send-no-bid = Ne rien miser
send-ask = Demander %amount
send-offer = Offrir %amount
send-ask-instead = Demander plutôt %amount
send-offer-instead = Offrir plutôt %amount
send-change = Passer à %amount
preview-villa = Qui l'achète recevra { $amount } Paras pour chacun des { $number } sites libres de son district qui restera naturel.

## Qui doit faire quoi

status-over = La partie est terminée.
status-choose-mine = Choisissez la prochaine villa mise aux enchères.
status-choose = { $seat } choisit la prochaine villa mise aux enchères.
status-bid-mine = Misez en secret pour { $lot }. Mises faites : { $ready } sur { $bidders }.
status-bid = Mises secrètes pour { $lot }. Mises faites : { $ready } sur { $bidders }.
status-rebid-mine = Égalité pour { $lot } : misez de nouveau, au moins { $minimum } { $minimum ->
        [one] Para
       *[other] Paras
    }. Mises faites : { $ready } sur { $bidders }.
status-rebid = Égalité pour { $lot } : nouvelle mise, au moins { $minimum } { $minimum ->
        [one] Para
       *[other] Paras
    }. Mises faites : { $ready } sur { $bidders }.
status-second-call-mine = Personne n'a misé pour { $lot }. Misez encore une fois. Mises faites : { $ready } sur { $bidders }.
status-second-call = Personne n'a misé pour { $lot }. Tout le monde mise encore une fois. Mises faites : { $ready } sur { $bidders }.
status-place-mine = Posez votre tuile : laissez le site naturel, ou construisez.
status-place = { $buyer } pose la tuile.
status-answer-mine = { $buyer } vous propose un contrat. Acceptez, refusez ou proposez un autre montant.
status-answer = { $number ->
        [one] { $buyer } attend une réponse.
       *[other] { $buyer } attend { $number } réponses.
    }
status-offered = { $number ->
        [one] Vous pouvez répondre aux offres ; une personne doit encore parler ou répondre.
       *[other] Vous pouvez répondre aux offres ; { $number } personnes doivent encore parler ou répondre.
    }
status-speak-mine = { $buyer } va poser cette tuile. Offrez de l'argent pour la nature ou pour le bâtiment, ou ne faites pas d'offre.
status-speak = { $buyer } attend des offres : { $number ->
        [one] une personne n'a pas encore parlé.
       *[other] { $number } personnes n'ont pas encore parlé.
    }

## L'île et les tableaux des joueurs

label-district-NW = nord-ouest
label-district-NE = nord-est
label-district-SW = sud-ouest
label-district-SE = sud-est
label-villa-tile = une tuile villa du { $district }
label-hotel-tile = la tuile hôtel du { $district }
label-first-villa = la villa du { $district }
label-nature-on = { $site } : nature
label-unsold-villa = { $site } : villa, pas encore vendue
label-villa-on-sale = { $site } : villa en vente
label-site-for-sale = { $site } : libre, pour { $lot }
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
label-my-bid = votre mise : { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }
label-open-bid = mise : { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }
label-buyer = a acheté la tuile
label-contract-nature = si nature, { $payer } paie { $amount } { $amount ->
        [one] Para
       *[other] Paras
    } à { $payee }
label-contract-building = si bâtiment, { $payer } paie { $amount } { $amount ->
        [one] Para
       *[other] Paras
    } à { $payee }
label-contract-nature-pay = si nature, vous payez { $amount } { $amount ->
        [one] Para
       *[other] Paras
    } à { $payee }
label-contract-nature-receive = si nature, { $payer } vous paie { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }
label-contract-building-pay = si bâtiment, vous payez { $amount } { $amount ->
        [one] Para
       *[other] Paras
    } à { $payee }
label-contract-building-receive = si bâtiment, { $payer } vous paie { $amount } { $amount ->
        [one] Para
       *[other] Paras
    }
label-offer-open = Offre { $number } de { $proposer } : { $contract }.
label-offer-accepted = Offre { $number } de { $proposer } : { $contract }. Acceptée par { $other } : elle engage.
label-offer-declined = Offre { $number } de { $proposer } : { $contract }. Refusée par { $other }.
label-offer-withdrawn = Offre { $number } de { $proposer } : { $contract }. Retirée.
label-offer-lapsed = Offre { $number } de { $proposer } : { $contract }. Caduque.
label-offer-paid = Offre { $number } de { $proposer } : { $contract }. Payée.
label-prize-now = { $number ->
        [0] Aucun site n'est encore préservé : il n'y aurait pas de prix de l'environnement.
        [one] Un site est préservé : le prix de l'environnement serait de { $first } Paras.
       *[other] { $first ->
            [0] { $number } sites sont préservés : il n'y aurait pas de prix de l'environnement.
           *[other] { $number } sites sont préservés : les prix de l'environnement seraient de { $first } et { $second } Paras.
        }
    }

# what an action brings (kernel/effects.py)
quantity-money = Paras
quantity-trees = arbres
quantity-buildings = bâtiments

effect-next-tile = Puis la tuile suivante est retournée
effect-bids-open = Votre mise est la dernière : ensuite, toutes les mises sont dévoilées
chip-tree = { $money }, arbre
chip-no-money = 0 Para
chip-villa = { $number } × +{ $amount }, par site laissé naturel

# ce que rapporte le lot du tour (payoff.py)
payoff-villa = Si vous l'achetez, cette villa vous rapporte :
payoff-at-once = Tout de suite
payoff-each-natural = { $number ->
        [one] Si le site libre de son district reste naturel
       *[other] Pour chacun des { $number } sites libres de son district qui reste naturel
    }
payoff-own = Votre tuile rapporte, en Paras :
payoff-own-promised = Votre tuile rapporte, promesses comprises, en Paras :
payoff-bought = Si vous l'achetez, cette tuile rapporte, en Paras :
payoff-of = Si { $buyer } la pose, cette tuile rapporte, en Paras :
payoff-of-promised = Si { $buyer } la pose, cette tuile rapporte, promesses comprises, en Paras :
payoff-nature = Laissée naturelle
payoff-villa-side = Villa construite
payoff-hotel-side = Hôtel construit
payoff-leave = Laisser naturel
payoff-build-villa = Construire la villa
payoff-build-hotel = Construire l'hôtel
payoff-tree = et un arbre
payoff-prize = Prix de l'environnement si c'était la fin : { $shares }.
payoff-no-prize = Pas de prix de l'environnement si c'était la fin.
payoff-you = { $amount } pour vous
payoff-other = { $amount } pour { $seat }

# demander et offrir (view_offers.py)
offer-line-mine = { $side ->
        [nature] La nature vous rapporte { $amount } : offrez-en une part à { $other }
       *[building] Le bâtiment vous rapporte { $amount } : offrez-en une part à { $other }
    }
offer-line-of = { $side ->
        [nature] La nature rapporte { $amount } à { $other } : demandez-en une part
       *[building] Le bâtiment rapporte { $amount } à { $other } : demandez-en une part
    }
offer-asked = { $proposer } vous demande { $amount } { $amount ->
        [one] Para
       *[other] Paras
    } si la tuile montre { $side ->
        [nature] la nature
       *[building] le bâtiment
    }.
offer-offered = { $proposer } vous offre { $amount } { $amount ->
        [one] Para
       *[other] Paras
    } si la tuile montre { $side ->
        [nature] la nature
       *[building] le bâtiment
    }.
offer-own-pay = Vous offrez { $amount } { $amount ->
        [one] Para
       *[other] Paras
    } à { $other } si la tuile montre { $side ->
        [nature] la nature
       *[building] le bâtiment
    }.
offer-own-receive = Vous demandez { $amount } { $amount ->
        [one] Para
       *[other] Paras
    } à { $other } si la tuile montre { $side ->
        [nature] la nature
       *[building] le bâtiment
    }.
offer-then-you = { $side ->
        [nature] La nature vous rapporte alors
       *[building] Le bâtiment vous rapporte alors
    }
offer-then = { $side ->
        [nature] La nature rapporte alors à { $seat }
       *[building] Le bâtiment rapporte alors à { $seat }
    }
