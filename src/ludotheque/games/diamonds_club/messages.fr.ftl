# Diamonds Club : français. Les mêmes clés que messages.en.ftl ; les § sont ceux de rules.fr.md.

tagline = Mines, concessions et bateaux rapportent des pierres ; les pierres paient le plus beau parc d'Angleterre. Chaque pièce posée au marché renchérit ses voisines.

## Mots de la règle

word-blue = bleu
word-yellow = jaune
word-green = vert
word-red = rouge
word-diamond = diamant
word-mine = mine
word-concession = concession
word-ship = bateau
word-mine-blue = une mine bleue
word-mine-yellow = une mine jaune
word-mine-green = une mine verte
word-mine-red = une mine rouge
word-concession-2 = une concession de 2
word-concession-3 = une concession de 3
word-concession-4 = une concession de 4
word-concession-5 = une concession de 5
word-ship-2 = un bateau de 2
word-ship-3 = un bateau de 3
word-ship-4 = un bateau de 4
word-ship-5 = un bateau de 5
word-fountain = une fontaine
word-orangery = une orangerie
word-pavilion = un pavillon
word-rose-garden = une roseraie
word-forest = une forêt
word-pond = un étang
word-enclosure = un enclos
word-aviary = une volière
word-choice = une tuile au choix
word-forest2 = une forêt (pour deux)
word-forest3 = une forêt (pour trois)
word-three-fountain = trois fontaines
word-three-orangery = trois orangeries
word-three-pavilion = trois pavillons
word-three-rose-garden = trois roseraies
word-all-four-first = les quatre ouvrages
word-all-four-second = les quatre ouvrages, second
word-five-first = cinq ouvrages identiques
word-five-second = cinq ouvrages identiques, second

## Options

option-neighbour_price = Une case voisine augmente le prix
    .hint = Le livret compte les pièces ; la variante compte les cases occupées.
    .coins = d'une pièce pour chaque pièce posée dessus
    .cells = d'une pièce si elle est occupée
option-diamond_at_zero = Diamant à zéro
    .hint = Quand plus personne n'a de pièce, tous gagnent le diamant du plus grand nombre de pièces.
option-first_leader = Premier meneur
    .random = tiré au sort
    .A = siège A
    .B = siège B
    .C = siège C
    .D = siège D

## Refus

not-your-turn = C'est à { $seat } de jouer (§{ $rule }).
passed-already = Vous avez passé : plus rien pour vous dans cette phase (§{ $rule }).
buy-or-pass = Il faut maintenant acheter une case libre du marché, ou passer (§5.1).
cell-closed = { $cell } est dans la partie fermée du marché (§4.2).
cell-taken = Des pièces occupent déjà { $cell } (§5.1).
too-expensive = Cette case coûte { $price } pièces et vous en avez { $coins } : le prix entier ou rien (§5.3).
choose-an-animal = Choisissez d'abord l'animal de la case achetée (§6.3).
no-such-animal-left = { $animal ->
        [pond] Il ne reste plus d'étang
        [enclosure] Il ne reste plus d'enclos
       *[aviary] Il ne reste plus de volière
    } dans la réserve (§6.3).
choose-a-track = Choisissez d'abord l'échelle du « ? » acheté (§6.4).
track-finished = Vous êtes sur la dernière case de l'échelle { $track ->
        [forest] Forêt
        [technique] Technique
       *[money] Argent
    } : choisissez-en une autre (§6.4).
exchange-now = Il faut d'abord échanger vos combinaisons (§8.1).
another-family-first = Choisissez maintenant { $family ->
        [mine] la mine
        [concession] la concession
       *[ship] le bateau
    } de cette combinaison (§8.4).
no-such-good = Il vous manque { $good_word } (§{ $rule }).
too-few-mines = Vous n'avez { $number ->
        [one] qu'une mine { $colour ->
            [blue] bleue
            [yellow] jaune
            [green] verte
           *[red] rouge
        }
       *[other] que { $number } mines { $colour ->
            [blue] bleues
            [yellow] jaunes
            [green] vertes
           *[red] rouges
        }
    } (§8.1).
wrong-number-of-combinations = Vos biens font exactement { $number ->
        [one] { $number } combinaison
       *[other] { $number } combinaisons
    } : nommez une mine pour chacune (§8.1).
keep-now = Dites maintenant quels biens vous gardez pour le tour suivant (§8.5).
family-kept-already = Vous ne pouvez garder { $family ->
        [mine] qu'une mine
        [concession] qu'une concession
       *[ship] qu'un bateau
    } : une combinaison incomplète n'a pas deux biens de la même famille (§8.5).
build-or-pass = Il faut maintenant construire une tuile Paysage, ou passer (§9.1).
table-used = Vous avez déjà construit avec ce tableau de prix pendant ce tour (§9.2).
cannot-pay = Le prix est de { $blue ->
        [0] {""}
        [one] { $blue } bleue,{" "}
       *[other] { $blue } bleues,{" "}
    }{ $yellow ->
        [0] {""}
        [one] { $yellow } jaune,{" "}
       *[other] { $yellow } jaunes,{" "}
    }{ $green ->
        [0] {""}
        [one] { $green } verte,{" "}
       *[other] { $green } vertes,{" "}
    }{ $red ->
        [0] {""}
        [one] { $red } rouge,{" "}
       *[other] { $red } rouges,{" "}
    }{ $any ->
        [0] {""}
        [one] { $any } quelconque,{" "}
       *[other] { $any } quelconques,{" "}
    }{ $total } pierres en tout{ $surcharge ->
        [0] {""}
        [one] {" "}(dont une pour le pion d'un autre joueur)
       *[other] {" "}(dont { $surcharge } pour les pions des autres)
    } : vous ne pouvez pas le payer, même avec des diamants (§9.4).
too-few-gems = Le prix est de { $total } pierres quelconques{ $surcharge ->
        [0] {""}
        [one] {" "}(dont une pour le pion d'un autre joueur)
       *[other] {" "}(dont { $surcharge } pour les pions des autres)
    } et vous en avez { $owned } (§9.4).
no-tile-left = { $tile ->
        [fountain] Il ne reste plus de fontaine
        [orangery] Il ne reste plus d'orangerie
        [pavilion] Il ne reste plus de pavillon
        [rose_garden] Il ne reste plus de roseraie
       *[forest] Il ne reste plus de tuile Paysage
    } (§9.7).
no-cell-for-it = Votre parc n'a pas de case pour { $tile_word } : les cases libres sont couvertes et aucune case imposée ouverte n'en demande (§10.2).
choose-a-tile = Dites d'abord ce que vous donne le tableau au choix (§9.5).
choose-a-pile = Choisissez d'abord la pile dont vous retournez une tuile (§9.6).
not-the-largest-pile = Pour une forêt, on retourne une tuile de la plus grande pile ({ $most } tuiles) ; la pile des { $tile ->
        [fountain] fontaines
        [orangery] orangeries
        [pavilion] pavillons
       *[rose_garden] roseraies
    } est plus petite (§9.6).
choose-a-cell = Choisissez d'abord entre la case imposée et une case libre (§10.1).
payment-now = Il faut d'abord payer votre tuile (§9.4).
gem-missing = { $gem ->
        [blue] Vous n'avez pas autant de pierres bleues
        [yellow] Vous n'avez pas autant de pierres jaunes
        [green] Vous n'avez pas autant de pierres vertes
        [red] Vous n'avez pas autant de pierres rouges
       *[diamond] Vous n'avez pas autant de diamants
    } (§9.4).
wrong-colours = { $any ->
        [0] Ce tableau n'accepte que ses couleurs, et les diamants
        [one] Une seule pierre peut être d'une autre couleur
       *[other] Seules { $any } pierres peuvent être d'autres couleurs
    } (§9.4).
payment-not-exact = Le paiement est exactement de { $total } { $total ->
        [one] pierre
       *[other] pierres
    } (§9.4).
match-is-over = La partie est finie (§13.1).

## Ce qui s'est passé

fact-leader-drawn = Le sort désigne { $seat } comme premier meneur.
fact-market-laid = Tour { $round } : un nouveau marché est posé.
fact-bought = { $seat } achète { $cell } pour { $price } { $price ->
        [one] pièce
       *[other] pièces
    }.
fact-good-taken = { $seat } prend { $good_word }.
fact-hats-moved = { $hats ->
        [one] Un haut-de-forme mène { $seat } à { $step } sur l'échelle des joueurs.
       *[other] { $hats } hauts-de-forme mènent { $seat } à { $step } sur l'échelle des joueurs.
    }
fact-track-advanced = { $seat } descend à la case { $step } de l'échelle { $track ->
        [forest] Forêt
        [technique] Technique
       *[money] Argent
    }.
fact-coin-earned = { $seat } reçoit une pièce.
fact-effect-lost = { $effect ->
        [animal] Il ne reste plus d'animal, ou { $seat } n'a plus de case où le poser : il est perdu.
        [any] { $seat } a terminé les trois échelles : le pas est perdu.
       *[other] { $seat } a terminé l'échelle : le pas est perdu.
    }
fact-buying-stopped = { $seat } n'achète plus.
fact-nothing-affordable = { $seat } ne peut plus s'offrir aucune case et passe.
fact-diamond-for-coins = { $seat } a le plus de pièces en main ({ $coins }) et gagne un diamant.
fact-diamond-for-lead = { $seat } est le plus loin sur l'échelle des joueurs ({ $step }) et gagne un diamant.
fact-order-settled = { $leader } devient meneur. Ordre du jeu : { $seats }.
fact-exchanged = { $seat } échange une mine, une concession de { $concession } et un bateau de { $ship } contre { $gems } { $gems ->
        [one] { $colour ->
            [blue] pierre bleue
            [yellow] pierre jaune
            [green] pierre verte
           *[red] pierre rouge
        }
       *[other] { $colour ->
            [blue] pierres bleues
            [yellow] pierres jaunes
            [green] pierres vertes
           *[red] pierres rouges
        }
    }{ $diamonds ->
        [0] {""}
        [one] {" "}et un diamant
       *[other] {" "}et { $diamonds } diamants
    }.
fact-good-kept = { $seat } garde { $good_word }.
fact-goods-returned = { $seat } rend { $number } { $number ->
        [one] bien
       *[other] biens
    }.
fact-paid = { $seat } paie { $table_word } :{ $blue ->
        [0] {""}
        [one] {" "}{ $blue } bleue
       *[other] {" "}{ $blue } bleues
    }{ $yellow ->
        [0] {""}
        [one] {" "}{ $yellow } jaune
       *[other] {" "}{ $yellow } jaunes
    }{ $green ->
        [0] {""}
        [one] {" "}{ $green } verte
       *[other] {" "}{ $green } vertes
    }{ $red ->
        [0] {""}
        [one] {" "}{ $red } rouge
       *[other] {" "}{ $red } rouges
    }{ $diamond ->
        [0] {""}
        [one] {" "}{ $diamond } diamant
       *[other] {" "}{ $diamond } diamants
    }.
fact-tile-laid = { $seat } pose { $tile_word } { $cell ->
        [imposed] sur une case imposée
        [dark] sur une case vert foncé
       *[free] dans son parc
    }.
fact-card-won = { $seat } gagne la carte Bonus pour { $card_word } : { $points } points.
fact-park-filled = { $seat } a couvert les cases vert clair de son parc : c'est le dernier tour.
fact-building-stopped = { $seat } ne construit plus.
fact-nothing-buildable = { $seat } ne peut plus rien construire et passe.
fact-nobody-can-finish = Plus aucun parc ne peut être complété : la partie est finie.
fact-not-counted = { $seat } a une case imposée ouverte et ne compte pas ses points.
fact-points-counted = { $seat } compte { $points } { $points ->
        [one] point
       *[other] points
    }.

## Le décompte

category-buildings = Ouvrages
category-forests = Forêts
category-animals = Animaux
category-cards = Cartes Bonus
category-tracks = Échelles

reason-most-points = Le plus de points l'emporte.
reason-most-gems = Points égaux : le plus de pierres l'emporte.
reason-shared-victory = Points et pierres égaux : la victoire est partagée.
reason-nobody-wins = Personne n'a bâti toutes ses cases imposées : personne ne gagne.

## Actions

action-buy = Acheter { $cell } pour { $price } { $price ->
        [one] pièce
       *[other] pièces
    } : { $thing }
action-pass-buying = Ne plus acheter
action-pass-building = Ne plus construire
action-animal = Prendre { $animal_word }
action-track = Descendre l'échelle { $track ->
        [forest] Forêt
        [technique] Technique
       *[money] Argent
    }
action-exchange-all = Tout échanger : { $gains }
action-choose = Utiliser { $good_word }
action-keep = Garder { $good_word }
action-keep-no-more = Ne rien garder de plus
action-build = Construire { $table_word } : { $price }
action-take = Prendre { $tile_word }
action-turn = Retourner { $tile_word }
action-place-imposed = Sur la case imposée
action-place-free = Sur une case libre
action-pay = Payer { $gems }
action-put = Poser { $gem ->
        [blue] une pierre bleue
        [yellow] une pierre jaune
        [green] une pierre verte
        [red] une pierre rouge
       *[diamond] un diamant
    }

## Qui doit faire quoi

status-over = La partie est finie.
status-buy-mine = Achetez une case du marché, ou arrêtez-vous. Vous avez { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    }.
status-buy = { $seat } achète au marché (encore { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    }).
status-animal-mine = Choisissez votre animal.
status-animal = { $seat } choisit un animal.
status-track-mine = Choisissez l'échelle à descendre.
status-track = { $seat } choisit une échelle.
status-exchange-mine = Échangez { $number ->
        [one] votre combinaison
       *[other] vos { $number } combinaisons
    } : d'un coup, ou en commençant par une mine.
status-exchange = { $seat } échange des biens contre des pierres ({ $number } { $number ->
        [one] combinaison
       *[other] combinaisons
    }).
status-combine-mine = Choisissez { $family ->
        [mine] la mine
        [concession] la concession
       *[ship] le bateau
    } de cette combinaison.
status-keep-mine = Quels biens gardez-vous ? Un seul, ou deux de familles différentes.
status-keep = { $seat } choisit les biens à garder.
status-build-mine = Construisez avec l'un des tableaux de prix, ou arrêtez-vous.
status-build = { $seat } construit.
status-take-mine = Que vous donne le tableau au choix ?
status-take = { $seat } choisit une tuile.
status-turn-mine = De laquelle des plus grandes piles vient votre forêt ?
status-turn = { $seat } choisit la pile de la forêt.
status-place-mine = Où va votre ouvrage ?
status-place = { $seat } choisit une case.
status-pay-mine = Payez { $table_word } : encore { $number } { $number ->
        [one] pierre
       *[other] pierres
    }.
status-pay = { $seat } paie { $table_word } (encore { $number } { $number ->
        [one] pierre
       *[other] pierres
    }).

## Le plateau et les panneaux

label-strip = Bande { $strip }, { $frame ->
        [dark] foncée
       *[light] claire
    }
label-closed = Marché fermé
label-cell = { $cell } : { $thing }
label-good = { $good_word }
label-hats = { $hats ->
        [one] un haut-de-forme
       *[other] { $hats } hauts-de-forme
    }
label-animal = un animal au choix
label-any-track = un pas sur l'échelle de votre choix
label-track-step = un pas sur l'échelle { $track ->
        [forest] Forêt
        [technique] Technique
       *[money] Argent
    }
label-coins-on = { $number } { $number ->
        [one] pièce
       *[other] pièces
    } sur { $cell }
label-price-of = { $cell } coûte { $price } pièces
label-lead-pawn = { $seat } sur { $step } de l'échelle des joueurs
label-table-asks = Prix pour { $table_word } : { $gems }
label-table-pawn = { $seat } a construit { $table_word } avec ce tableau
label-gems = { $gem ->
        [blue] { $number ->
            [one] { $number } bleue
           *[other] { $number } bleues
        }
        [yellow] { $number ->
            [one] { $number } jaune
           *[other] { $number } jaunes
        }
        [green] { $number ->
            [one] { $number } verte
           *[other] { $number } vertes
        }
        [red] { $number ->
            [one] { $number } rouge
           *[other] { $number } rouges
        }
       *[diamond] { $number ->
            [one] { $number } diamant
           *[other] { $number } diamants
        }
    }
label-gem = { $gem ->
        [blue] bleues
        [yellow] jaunes
        [green] vertes
        [red] rouges
       *[diamond] diamants
    }
label-any-gems = { $number ->
        [one] { $number } quelconque
       *[other] { $number } quelconques
    }
label-pile = { $tile ->
        [fountain] Fontaines
        [orangery] Orangeries
        [pavilion] Pavillons
        [rose_garden] Roseraies
        [pond] Étangs
        [enclosure] Enclos
       *[aviary] Volières
    } en réserve : { $number }
label-card = Carte Bonus pour { $card_word } : { $points } points
label-tile = { $tile_word } dans le parc de { $seat }
label-imposed = Case imposée de { $seat } : { $tile_word }
label-unused-park = Hors de cette partie
label-technique-step = Chaque échange rapporte en plus : { $bonus }
label-bonus = { $same ->
        [0] { $diamonds ->
            [0] rien
            [one] un diamant
           *[other] { $diamonds } diamants
        }
       *[other] { $diamonds ->
            [0] { $same } de la même couleur
            [one] { $same } de la même couleur et un diamant
           *[other] { $same } de la même couleur et { $diamonds } diamants
        }
    }
label-marker = { $seat } : case { $step } de l'échelle { $track ->
        [forest] Forêt
        [technique] Technique
       *[money] Argent
    }
label-hand = { $seat } a { $gems }
label-owned-good = { $seat } a { $good_word }
label-points = Points jusqu'ici
label-coins = Pièces
label-coins-per-round = par tour
label-all-gems = Pierres
label-goods = Biens
label-light-cells = Cases vert clair
label-imposed-open = imposées, encore ouvertes
label-technique = Technique
label-passed = a passé
label-leads = meneur
label-free-cell = la case
label-beside = à côté de { $cell }
label-points-so-far = Points jusqu'ici
label-count-of = Points pour
label-player = { $seat }
label-sum = Somme
label-round = Tour { $round }. Meneur : { $leader }.
label-building-now = { $seat } construit { $table_word } : { $price }.
label-last-round = C'est le dernier tour.
label-not-counted = { $seat } a une case imposée ouverte et ne compte pas ses points.
label-not-counted-yet = { $seat } a encore une case imposée ouverte et ne compterait pas ses points.
