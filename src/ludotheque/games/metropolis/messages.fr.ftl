# Metropolis : français. Mêmes clés que messages.en.ftl ; les § sont ceux de rules.fr.md.

tagline = Une ville sur quatre-vingts terrains : les voisins d'abord, tout se négocie, et une maison vaut ce qui l'entoure.

## Les mots de la règle

word-house = maison
word-shop = magasin
word-school = école
word-apartment = immeuble locatif
word-apartment-a = immeuble locatif
word-apartment-b = immeuble locatif inversé
word-factory = usine
word-office = immeuble administratif
word-hospital = hôpital
word-hospital-a = hôpital
word-hospital-b = hôpital inversé
word-department-store = grand magasin
word-base = valeur de base
word-park = vue sur parc
word-river = le long du fleuve
word-centre = au centre

## Options

option-trades = Échanges de terrains
    .hint = Les joueurs échangent des terrains à tout moment (comme dans la règle). Sans eux restent les bâtiments communs.
option-starting_player = Premier joueur
    .random = tiré au sort
    .A = place A
    .B = place B
    .C = place C
    .D = place D
    .E = place E

## Refus

not-your-turn = C'est le tour de { $player }, pas le vôtre (§3.1).
take-a-lot-first = Choisissez d'abord l'une des cartes découvertes ; on construit ensuite (§3.1).
lot-taken-already = Vous avez déjà choisi votre terrain : construisez ou terminez votre tour (§3.1).
card-not-open = Le terrain { $lot } n'est pas parmi les cartes découvertes (§3.2).
nobody-there = Personne n'occupe cette place à la table (§4.5).
lot-of-neighbours = Au moins cinq terrains de ce quartier sont occupés, si bien que le terrain { $lot } est réservé à qui possède un terrain voisin : { $owner } (§4.4).
not-a-neighbour = Le terrain { $lot } est réservé à qui possède un terrain voisin : { $owner }. { $other } n'en a aucun (§4.5).
across-a-street = Les rues séparent les quartiers : le bâtiment ({ $piece_word }) doit tenir dans un seul d'entre eux (§5.3).
shape-does-not-fit = Ce bâtiment ({ $piece_word }) ne convient pas à ces terrains : on tourne les pièces de 180°, on ne les retourne jamais (§5.3).
lot-built-on = Un bâtiment occupe déjà le terrain { $lot }, et les bâtiments ne bougent plus (§5.6).
piece-gone = Ce bâtiment n'est plus dans la réserve : { $piece_word } (§5.2).
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
lot-of-nobody = Le terrain { $lot } n'a pas encore de propriétaire (§5.4).
lot-of-another = Le terrain { $lot } appartient à { $owner } (§5.4).
no-trades-here = Cette table joue sans échanges de terrains (§6.1).
no-such-player = Personne n'occupe cette place à la table (§6.2).
trade-of-free-lot = Le terrain { $lot } n'a pas de propriétaire qui puisse le donner (§6.2).
trade-of-built-lot = Le terrain { $lot } est bâti : seuls les terrains non bâtis changent de mains (§6.2).
trade-changes-nothing = Le terrain { $lot } appartient déjà à { $owner } (§6.2).
trade-of-others = Vous ne pouvez proposer qu'un échange où vous donnez ou prenez quelque chose (§6.2).
too-many-offers-this-turn = Vous avez fait { $most } offres pendant ce tour, c'est le maximum ; attendez le tour suivant (§6.5).
too-small-to-share = Ce bâtiment ({ $piece_word }) couvre trop peu de terrains : on ne partage que ceux de quatre ou six terrains (§7.1).
no-lot-of-yours = Un bâtiment commun est proposé par l'un de ses propriétaires : aucun de ces terrains n'est à vous (§7.2).
nobody-to-share-with = Tous ces terrains sont à vous : il n'y a personne avec qui partager (§7.2).
joint-building-pending = Votre bâtiment commun attend la réponse des autres propriétaires ; vous pouvez encore le retirer (§7.2).
no-lots-left = Tous les terrains ont un propriétaire : c'est le dernier tour, on ne fait que construire (§9.1).
match-is-over = La partie est terminée (§9.4).

## Ce qui s'est passé

fact-lots-dealt = { $seat } reçoit les terrains { $lots }.
fact-cards-opened = Proposés : { $lots }.
fact-starter-drawn = { $seat } commence.
fact-lot-taken = { $seat } prend le terrain { $lot }.
fact-lot-given = { $seat } remet le terrain { $lot } à { $owner }.
fact-building-placed = { $seat } construit sur { $lots } : { $piece_word }.
fact-joint-building-placed = { $owners } construisent ensemble sur { $lots }, au tour de { $seat } : { $piece_word }.
fact-nothing-built = { $seat } ne construit rien.
fact-trade-offered = { $seat } fait l'offre { $number } à { $asked } :
fact-lot-offered = Offre { $number } : le terrain { $lot } de { $giver } à { $taker }.
fact-building-promised = Offre { $number } : { $seat } promet de construire dans le quartier { $district } : { $type_word }. (Cela n'engage pas.)
fact-lot-promised = Offre { $number } : { $seat } promet de laisser le terrain { $lot } aux autres. (Cela n'engage pas.)
fact-joint-building-proposed = { $seat } propose à { $asked } de construire ensemble sur { $lots } : { $piece_word } (offre { $number }).
fact-end-proposed = { $seat } propose de mettre fin à la partie (offre { $number }).
fact-offer-agreed = { $last ->
        [yes] { $seat } accepte : l'offre { $number } est exécutée.
       *[no] { $seat } accepte l'offre { $number }.
    }
fact-offer-declined = { $seat } refuse l'offre { $number }.
fact-offer-withdrawn = { $seat } retire l'offre { $number }.
fact-offer-lapsed = L'offre { $number } tombe : l'un de ses terrains a changé.
fact-lot-traded = Le terrain { $lot } passe de { $giver } à { $taker }.
fact-last-round-began = Tous les terrains ont un propriétaire. { $seat } ouvre le dernier tour : un bâtiment encore pour chacun.
fact-match-ended = { $reason ->
        [no-piece-left] Il ne reste aucun bâtiment : la partie s'achève.
        [no-room-left] Aucun des bâtiments restants ne trouve de place : la partie s'achève.
        [all-agreed] Tous sont d'accord : la partie s'achève.
       *[last-round-over] Le dernier tour est joué : la partie s'achève.
    }
fact-building-valued = { $piece_word } sur { $lots } ({ $owners }) : { $parts } = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
fact-final-points = { $seat }, total des points : { $points }.

## Comment cela s'est terminé

reason-last-round-over = Le dernier tour a été joué.
reason-no-piece-left = Tous les bâtiments ont été posés.
reason-no-room-left = Aucun des bâtiments restants ne trouverait de place.
reason-all-agreed = Tous étaient d'accord pour en rester là.
category-house = Maisons
category-shop = Magasins
category-school = Écoles
category-apartment = Immeubles locatifs
category-factory = Usines
category-office = Immeubles administratifs
category-hospital = Hôpitaux
category-department_store = Grand magasin

## À qui de jouer

status-choose-mine = Choisissez l'un des terrains proposés, pour vous ou pour un autre.
status-choose = { $seat } choisit un terrain.
status-build-mine = Vous pouvez maintenant construire un bâtiment, ou terminer votre tour.
status-build = { $seat } peut construire.
status-last-mine = Dernier tour : votre dernière occasion de construire.
status-last = Dernier tour : { $seat } peut construire une dernière fois.
status-asked-mine = On vous demande une réponse : offre { $number }.
status-joint-mine = Votre bâtiment commun attend les autres propriétaires.
status-joint = { $seat } a proposé un bâtiment commun ; les autres propriétaires répondent.
status-over-last-round-over = La partie est terminée : le dernier tour a été joué.
status-over-no-piece-left = La partie est terminée : tous les bâtiments sont posés.
status-over-no-room-left = La partie est terminée : plus aucun bâtiment ne trouve de place.
status-over-all-agreed = La partie est terminée : tous étaient d'accord.

## Boutons

action-take = Prendre le terrain { $lot }
action-give = Remettre le terrain { $lot } à { $owner }
action-build = Construire sur { $lots } : { $piece_word }
action-joint = Avec { $owner }, sur { $lots } : { $piece_word }
action-done = Ne rien construire, finir le tour
action-accept = Accepter l'offre { $number }
action-decline = Refuser l'offre { $number }
action-decline-after-all = Reprendre mon accord : refuser l'offre { $number }
action-withdraw = Retirer l'offre { $number }
action-offer-end = Proposer de finir la partie
action-trade = Proposer un échange de terrains

## Étiquettes

label-building = { $piece_word } sur { $lots }, à { $owner }, vaut { $value }
label-building-short = { $piece_word } sur { $lots }
label-owned-lot = Terrain { $lot } : { $owner }
label-shared-lot = Terrain { $lot } sous un bâtiment commun : { $owner }
label-stack = { $number ->
        [one] 1 carte cachée
       *[other] { $number } cartes cachées
    }
label-card = Carte découverte : terrain { $lot }
label-on-offer = Le terrain { $lot } est proposé
label-stock = { $piece_word } : il en reste { $left } sur { $number }
label-points = Points actuels
label-buildings = Bâtiments
label-lots = Terrains non bâtis
label-turn = c'est son tour
label-value = Vaut
label-change = Pour { $seat }
label-appraisal = Ce que valent les bâtiments maintenant
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
label-last-round = Dernier tour : { $left ->
        [one] il reste 1 joueur.
       *[other] il reste { $left } joueurs.
    }
label-stack-empty = La pile est vide : il ne reste que les cartes découvertes.
label-move = terrain { $lot } de { $owner } à { $other }
label-offer-trade = Échange : { $moves }
label-offer-promise = Échange : { $moves } ; promesse : { $promise }
label-offer-joint = Construire ensemble sur { $lots } : { $piece_word }
label-offer-end = Finir la partie
label-offer-stands = Offre { $number } de { $proposer } – { $terms }. Réponses attendues : { $other }.
label-promise-lot = laisser le terrain { $lot } aux autres
label-promise-building = construire dans le quartier { $district } : { $type_word }
label-promise-kind = construire : { $type_word }
label-promise-kind-lot = laisser un terrain aux autres
label-could-hold = Valeur de base qui tiendrait sur les terrains de { $seat }
