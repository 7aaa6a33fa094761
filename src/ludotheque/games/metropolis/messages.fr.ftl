# Metropolis : français. Mêmes clés que messages.en.ftl ; les § sont ceux de rules.fr.md.

aim = Réunissez des terrains voisins, échangez-les et bâtissez, en solo ou à plusieurs : la valeur d'un bâtiment dépend de sa place et de ses voisins, et qui a le plus de points à la fin gagne.
tagline = Une ville sur quatre-vingts terrains : les voisins d'abord, tout se négocie, et une maison vaut ce qui l'entoure.
mechanism = terrains, échanges, construction

## Les mots de la règle

word-house = maison
word-shop = magasin
word-school = école
word-apartment = immeuble locatif
word-apartment-a = immeuble locatif
word-apartment-b = immeuble locatif (forme inversée)
word-factory = usine
word-office = immeuble administratif
word-hospital = hôpital
word-hospital-a = hôpital
word-hospital-b = hôpital (forme inversée)
word-department-store = grand magasin
word-base = valeur de base
word-park = vue sur parc
word-river = le long du fleuve
word-centre = au centre
a-building = { $piece ->
        [house] une maison
        [shop] un magasin
        [school] une école
        [apartment_a] un immeuble locatif
        [apartment_b] un immeuble locatif (forme inversée)
        [factory] une usine
        [office] un immeuble administratif
        [hospital_a] un hôpital
        [hospital_b] un hôpital (forme inversée)
       *[department_store] un grand magasin
    }
a-kind = { $type ->
        [house] une maison
        [shop] un magasin
        [school] une école
        [apartment] un immeuble locatif
        [factory] une usine
        [office] un immeuble administratif
        [hospital] un hôpital
       *[department_store] un grand magasin
    }

## Options

option-trades = Autoriser les échanges de terrains
    .hint = À tout moment, comme dans la règle. Sans eux, les bâtiments communs restent possibles.
option-starting_player = Qui commence
    .hint = La personne qui choisit le premier terrain ; la règle laisse les joueurs s'entendre.
    .random = tiré au sort
    .A = place A
    .B = place B
    .C = place C
    .D = place D
    .E = place E

## Refus

not-your-turn = C'est le tour de { $player } : attendez le vôtre, ou faites une offre (§3.1).
take-a-lot-first = Choisissez d'abord l'une des cartes découvertes ; vous pourrez construire ensuite (§3.1).
lot-taken-already = Vous avez déjà choisi votre terrain : construisez ou terminez votre tour (§3.1).
card-not-open = Le terrain { $lot } n'est pas parmi les cartes découvertes : choisissez l'une d'elles (§3.2).
nobody-there = Personne n'occupe cette place à la table : choisissez quelqu'un d'autre (§4.5).
lot-of-neighbours = Cinq terrains ou plus de ce quartier ont un propriétaire : le terrain { $lot } ne peut aller qu'aux propriétaires des terrains voisins : { $owner } (§4.4).
not-a-neighbour = Le terrain { $lot } ne peut aller qu'aux propriétaires des terrains voisins : { $owner }. { $other } n'en a aucun (§4.5).
across-a-street = Les rues séparent les quartiers : ce bâtiment ({ $piece_word }) doit tenir dans un seul quartier (§5.3).
shape-does-not-fit = Ce bâtiment ({ $piece_word }) ne convient pas à ces terrains : on peut le tourner de 180°, pas le retourner (§5.3).
lot-built-on = Il y a déjà un bâtiment sur le terrain { $lot }, et les bâtiments ne bougent plus (§5.6).
piece-gone = Ce bâtiment est épuisé : { $piece_word }. Choisissez-en un autre (§5.2).
not-in-one-district = { $enemy ->
        [school] Une école se trouve
        [factory] Une usine se trouve
        [hospital] Un hôpital se trouve
       *[other] Un bâtiment ({ $enemy_word }) se trouve
    } déjà dans le quartier { $district } : { $piece ->
        [school] une école n'y est pas permise
        [factory] une usine n'y est pas permise
        [hospital_a] un hôpital n'y est pas permis
        [hospital_b] un hôpital n'y est pas permis
       *[other] ce bâtiment ({ $piece_word }) n'y est pas permis
    } (§5.5).
lot-of-nobody = Pour { a-building } sur { $lots }, il manque le terrain { $lot } : il n'a pas encore de propriétaire (§5.4).
lot-of-another = Pour { a-building } sur { $lots }, il manque le terrain { $lot } : il appartient à { $owner } (§5.4).
no-trades-here = À cette table, on ne fait pas d'échanges de terrains (§6.1).
no-such-player = Personne n'occupe cette place à la table : choisissez quelqu'un d'autre (§6.2).
trade-of-free-lot = Le terrain { $lot } n'a pas de propriétaire qui puisse le donner : choisissez-en un autre (§6.2).
trade-of-built-lot = Le terrain { $lot } est bâti : seuls les terrains non bâtis changent de mains (§6.2).
trade-lot-twice = Le terrain { $lot } figure deux fois dans cet échange : il ne peut aller qu'à une personne (§6.2).
trade-changes-nothing = Le terrain { $lot } appartient déjà à { $owner } (§6.2).
trade-of-others = Vous ne pouvez proposer qu'un échange où vous donnez ou prenez quelque chose (§6.2).
too-many-offers-this-turn = Vous avez fait { $most } offres pendant ce tour, c'est le maximum : attendez le tour suivant (§6.5).
too-small-to-share = Ce bâtiment ({ $piece_word }) couvre trop peu de terrains : on ne partage que ceux de quatre ou six terrains (§7.1).
no-lot-of-yours = Vous ne pouvez proposer qu'un bâtiment commun qui couvre l'un de vos terrains (§7.2).
nobody-to-share-with = Tous ces terrains sont à vous : construisez sans partager (§7.2).
joint-building-pending = Votre bâtiment commun attend la réponse des autres propriétaires ; vous pouvez le retirer (§7.2).
no-lots-left = Tous les terrains ont un propriétaire : au dernier tour, on ne peut que construire (§9.1).

## Ce qui s'est passé

fact-lots-dealt = { $seat } reçoit les terrains { $lots }.
    .you-seat = Vous recevez les terrains { $lots }.
fact-cards-opened = Cartes découvertes : { $lots }.
fact-card-opened = Nouvelle carte : { $lot }.
fact-starter-drawn = { $seat } commence.
    .you-seat = Vous commencez.
fact-lot-taken = { $seat } prend le terrain { $lot }.
    .you-seat = Vous prenez le terrain { $lot }.
fact-lot-given = { $seat } remet le terrain { $lot } à { $owner }.
    .you-seat = Vous remettez le terrain { $lot } à { $owner }.
    .you-owner = { $seat } vous remet le terrain { $lot }.
fact-building-placed = { $seat } construit { a-building } sur { $lots }.
    .you-seat = Vous construisez { a-building } sur { $lots }.
fact-joint-building-placed = { $owners } construisent ensemble { a-building } sur { $lots }, au tour de { $seat }.
    .you-seat = { $owners } construisez ensemble { a-building } sur { $lots }, à votre tour.
    .you-owners = { $owners } construisez ensemble { a-building } sur { $lots }, au tour de { $seat }.
fact-nothing-built = { $seat } ne construit rien.
    .you-seat = Vous ne construisez rien.
fact-trade-offered = Offre { $number } de { $seat } pour { $asked } :
    .you-seat = Vous faites l'offre { $number } à { $asked } :
fact-lot-offered = Offre { $number } : le terrain { $lot } de { $giver } à { $taker }.
    .you-giver = Offre { $number } : votre terrain { $lot } à { $taker }.
    .you-taker = Offre { $number } : le terrain { $lot } de { $giver } pour vous.
fact-building-promised = Offre { $number } : { $seat } promet de construire { a-kind } dans le quartier { $district } (sans engagement).
fact-lot-promised = Offre { $number } : { $seat } promet de laisser le terrain { $lot } aux autres (sans engagement).
fact-joint-building-proposed = Offre { $number } de { $seat } pour { $asked } : construire ensemble { a-building } sur { $lots }.
    .you-seat = Vous proposez à { $asked } de construire ensemble { a-building } sur { $lots } (offre { $number }).
fact-end-proposed = { $seat } propose de mettre fin à la partie (offre { $number }).
    .you-seat = Vous proposez de mettre fin à la partie (offre { $number }).
fact-offer-agreed = { $last ->
        [yes] { $seat } accepte : l'offre { $number } de { $proposer } est exécutée.
       *[no] { $seat } accepte l'offre { $number } de { $proposer }.
    }
    .you-seat = { $last ->
            [yes] Vous acceptez : l'offre { $number } de { $proposer } est exécutée.
           *[no] Vous acceptez l'offre { $number } de { $proposer }.
        }
    .you-proposer = { $last ->
            [yes] { $seat } accepte : votre offre { $number } est exécutée.
           *[no] { $seat } accepte votre offre { $number }.
        }
fact-offer-declined = { $seat } refuse l'offre { $number } de { $proposer }.
    .you-seat = Vous refusez l'offre { $number } de { $proposer }.
    .you-proposer = { $seat } refuse votre offre { $number }.
fact-offer-withdrawn = { $seat } retire son offre { $number }.
    .you-seat = Vous retirez votre offre { $number }.
fact-offer-lapsed = L'offre { $number } de { $proposer } devient caduque : l'un de ses terrains a changé de mains ou a été bâti.
    .you-proposer = Votre offre { $number } devient caduque : l'un de ses terrains a changé de mains ou a été bâti.
fact-lot-traded = Le terrain { $lot } passe de { $giver } à { $taker }.
    .you-giver = Votre terrain { $lot } passe à { $taker }.
    .you-taker = Le terrain { $lot } de { $giver } est à vous.
fact-last-round-began = Tous les terrains ont un propriétaire. { $seat } commence le dernier tour : un bâtiment encore pour chacun.
fact-match-ended = { $reason ->
        [no-piece-left] Il ne reste aucun bâtiment : la partie se termine.
        [no-room-left] Aucun des bâtiments restants ne trouve de place : la partie se termine.
        [all-agreed] Tout le monde est d'accord : la partie se termine.
       *[last-round-over] Le dernier tour est joué : la partie se termine.
    }
fact-building-valued = { $piece_word } sur { $lots } ({ $owners }) : { $parts } = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
fact-final-points = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you-seat = Vous : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.

# plusieurs faits en une ligne du journal
fact-turn-began = Tour de { $seat }
    .you-seat = Votre tour
fact-exchange-offered = Offre { $number } de { $seat } pour { $asked }. À recevoir : { $lots_by_taker }.
    .you-seat = Vous faites l'offre { $number } à { $asked }. À recevoir : { $lots_by_taker }.
fact-lots-traded = Terrains reçus : { $lots_by_taker }.
fact-points-counted = Points : { $points_by_seat }.

## Comment cela s'est terminé

reason-last-round-over = Le dernier tour a été joué. { $number ->
        [one] { $names } a le plus de points.
       *[other] { $names } ont le plus de points, à égalité : la victoire est partagée.
    }
reason-no-piece-left = Tous les bâtiments ont été posés. { $number ->
        [one] { $names } a le plus de points.
       *[other] { $names } ont le plus de points, à égalité : la victoire est partagée.
    }
reason-no-room-left = Aucun des bâtiments restants ne trouverait de place. { $number ->
        [one] { $names } a le plus de points.
       *[other] { $names } ont le plus de points, à égalité : la victoire est partagée.
    }
reason-all-agreed = Tout le monde était d'accord pour finir la partie. { $number ->
        [one] { $names } a le plus de points.
       *[other] { $names } ont le plus de points, à égalité : la victoire est partagée.
    }
score-amount = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
breakdown-title = D'où viennent les points
category-house = Maisons
category-shop = Magasins
category-school = Écoles
category-apartment = Immeubles locatifs
category-factory = Usines
category-office = Immeubles administratifs
category-hospital = Hôpitaux
category-department_store = Grand magasin

## À qui de jouer

status-choose-mine = Choisissez l'un des terrains proposés, pour vous ou pour quelqu'un d'autre.
status-choose = { $seat } choisit un terrain.
status-build-mine = Construisez un bâtiment, ou terminez votre tour.
status-nothing-to-build-mine = Rien à construire sur vos terrains pour l'instant : vous pouvez terminer votre tour.
status-build = { $seat } peut construire.
status-last-mine = Dernier tour : votre dernière occasion de construire.
status-last = Dernier tour : { $seat } peut construire une dernière fois.
status-asked-trade = { $proposer } vous propose un échange.
status-asked-joint = { $proposer } vous propose de construire ensemble.
status-asked-end = { $proposer } propose de finir la partie. Êtes-vous d'accord ?
status-joint-mine = Votre bâtiment commun attend les autres propriétaires.
status-joint = { $seat } a proposé un bâtiment commun. Les autres propriétaires répondent.
status-over-last-round-over = La partie est terminée : le dernier tour a été joué.
status-over-no-piece-left = La partie est terminée : tous les bâtiments sont posés.
status-over-no-room-left = La partie est terminée : plus aucun bâtiment ne trouve de place.
status-over-all-agreed = La partie est terminée : tout le monde était d'accord.

## Boutons

action-take = Prendre le terrain { $lot }
action-give = Remettre le terrain { $lot } à { $owner }
action-build = Construire { a-building } sur { $lots }
action-joint = Construire { a-building } avec { $owner } sur { $lots }
action-done = Finir le tour sans construire
action-accept = Accepter l'offre { $number }
action-decline = Refuser l'offre { $number }
action-decline-after-all = Changer d'avis : refuser l'offre { $number }
action-withdraw = Retirer l'offre { $number }
action-offer-end = Proposer de finir la partie
action-counter = Répondre à l'offre { $number } par une autre
action-choose-lot = Choisir un terrain
action-place = Choisir un bâtiment
action-trade = Proposer un échange de terrains

## Étiquettes

label-building = { $owner } : { $piece_word } sur { $lots }, vaut { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
label-building-short = { $piece_word } sur { $lots }
label-owned-lot = Terrain { $lot } : { $owner }
label-shared-lot = Terrain { $lot } sous un bâtiment commun : { $owner }
label-stack = { $number ->
        [one] 1 carte cachée
       *[other] { $number } cartes cachées
    }
label-card = Carte découverte : terrain { $lot }
label-on-offer = Le terrain { $lot } est proposé
label-on-offer-site = Le terrain { $lot } est proposé ({ $sites })
label-free-lot = Terrain { $lot } : libre
label-free-lot-site = Terrain { $lot } : libre ({ $sites })
label-site-park = vue sur parc
label-site-river = le long du fleuve
label-site-centre = au centre
label-stock = { $piece_word } : il en reste { $left } sur { $number }
label-points = Points actuels
label-buildings = Bâtiments
label-lots = Terrains non bâtis
label-turn = à jouer
label-value = Valeur du bâtiment
label-if-agreed = Si c'est accepté par { $owner } :
label-uncertain = « ? » : si les autres propriétaires acceptent
label-change = Points pour { $seat }
label-change-mine = Points pour vous
label-appraisal = Ce que valent les bâtiments maintenant
label-value-table = Ce que vaut un bâtiment
label-column-size = Terrains couverts
label-column-alone = Seul
label-column-site = Bien situé
label-column-per-neighbour = Chaque voisin du quartier
label-column-never = Jamais avec
label-column-building = Bâtiment
label-column-lots = Terrains
label-column-owner = Propriétaire
label-column-ground = Base ou site
label-column-neighbours = Voisinage
label-column-value = Valeur
label-piece = { $piece_word }
label-owners = { $owner }
label-ground = { $points }
label-ground-park = { $points } (vue sur parc)
label-ground-river = { $points } (fleuve)
label-ground-centre = { $points } (centre)
label-effect = { $type_word } { $points }
label-effects = { $effects }
label-completes = Permet { a-building } sur { $lots }
label-completes-nothing = Ne permet encore aucun grand bâtiment
label-would-complete = Permettrait { a-building } à { $seat }
chip-completes = { $points }, { $piece_word }
chip-completes-nothing = rien
chip-given = pour { $owner }
chip-and = { $first }, { $second }
label-neighbours-only = Aux voisins seulement, cinq terrains étant pris (§4.4) : { $owner }
label-neighbours-only-and-you = Aux voisins seulement, cinq terrains étant pris (§4.4) : vous et { $owner }
label-neighbours-only-you = Aux voisins seulement, cinq terrains étant pris (§4.4) : vous
label-last-round = Dernier tour : { $left ->
        [one] il reste 1 tour.
       *[other] il reste { $left } tours.
    }
label-stack-empty = La pile est vide : il ne reste que les cartes découvertes.
label-move = terrain { $lot } de { $owner } à { $other }
label-move-mine = votre terrain { $lot } à { $other }
label-move-to-me-from = terrain { $lot } de { $owner } à vous
label-move-to = terrain { $lot } à { $other }
label-move-to-me = terrain { $lot } à vous
label-offer-trade = Échange : { $moves }
label-offer-promise = Échange : { $moves } ; promesse : { $promise }
label-offer-joint = Construire ensemble { a-building } sur { $lots }
label-offer-end = Finir la partie
label-proposed-by = Offre de { $proposer }
label-proposed-mine = Votre offre
label-offer-open = Offre { $number } de { $proposer } – { $terms }. Réponses attendues : { $other }.
label-offer-accepted = Offre { $number } de { $proposer } – { $terms }. Acceptée et exécutée.
label-offer-declined = Offre { $number } de { $proposer } – { $terms }. Refusée par { $other }.
label-offer-withdrawn = Offre { $number } de { $proposer } – { $terms }. Retirée.
label-offer-lapsed = Offre { $number } de { $proposer } – { $terms }. Caduque : l'un de ses terrains a changé de mains ou a été bâti.
label-promise-lot = laisser le terrain { $lot } aux autres
label-promise-building = construire { a-kind } dans le quartier { $district }
label-promise-kind = construire { a-kind }
label-promise-kind-lot = laisser un terrain aux autres
label-could-hold-mine = Ce que vous pourriez construire (valeurs de base)
label-could-hold = Ce que { $seat } pourrait construire (valeurs de base)

# what an action brings (kernel/effects.py)
quantity-points = points
quantity-lots = terrains
