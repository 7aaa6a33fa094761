# Diamonds Club : français. Les mêmes clés que messages.en.ftl ; les § sont ceux de rules.fr.md.

tagline = Mines, concessions et bateaux rapportent des pierres ; les pierres paient le plus beau parc d'Angleterre. Chaque pièce posée au marché renchérit ses voisines.
mechanism = marché, échanges, parc à bâtir

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
word-choice = une tuile de votre choix
word-forest2 = une forêt (à partir de 2 pierres)
word-forest3 = une forêt (à partir de 3 pierres)
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
    .hint = La règle compte les pièces sur les cases voisines ; la variante compte les cases.
    .coins = d'une pièce pour chaque pièce posée dessus
    .cells = d'une pièce si elle est occupée
option-diamond_at_zero = Un diamant même sans pièce
    .hint = Quand plus personne n'a de pièce, chacun reçoit un diamant (sinon personne n'en reçoit).
option-first_leader = Qui mène le premier tour
    .hint = Cette place achète en premier au premier tour.
    .random = tirée au sort
    .A = place A
    .B = place B
    .C = place C
    .D = place D

## Refus

passed-already = Vous avez passé : vous ne jouez plus dans cette phase (§{ $rule }).
buy-or-pass = Achetez une case libre du marché, ou cessez d'acheter (§5.1).
cell-closed = { $cell } est dans la partie fermée du marché : choisissez une autre case (§4.2).
cell-taken = Il y a déjà des pièces sur { $cell } : choisissez une case libre (§5.1).
too-expensive = Cette case coûte { $price } pièces et vous en avez { $coins } : choisissez-en une moins chère (§5.3).
choose-an-animal = Choisissez d'abord l'animal de la case achetée (§6.3).
no-such-animal-left = { $animal ->
        [pond] Il ne reste plus d'étang
        [enclosure] Il ne reste plus d'enclos
       *[aviary] Il ne reste plus de volière
    } dans la réserve : choisissez un autre animal (§6.3).
choose-a-track = Choisissez d'abord l'échelle du « ? » acheté (§6.4).
track-finished = Vous êtes sur la dernière case de l'échelle { $track ->
        [forest] Forêt
        [technique] Technique
       *[money] Argent
    } : choisissez-en une autre (§6.4).
exchange-now = Échangez d'abord vos combinaisons (§8.1).
another-family-first = Choisissez d'abord { $family ->
        [mine] la mine
        [concession] la concession
       *[ship] le bateau
    } de cette combinaison (§8.4).
no-such-good = Il vous manque { $good_word } : choisissez l'un de vos biens (§{ $rule }).
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
    } : nommez une autre couleur (§8.1).
wrong-number-of-combinations = Vos biens font exactement { $number ->
        [one] { $number } combinaison
       *[other] { $number } combinaisons
    } : nommez une mine pour chacune (§8.1).
keep-now = Choisissez d'abord les biens que vous gardez pour le tour suivant (§8.5).
family-kept-already = Vous ne pouvez garder { $family ->
        [mine] qu'une mine
        [concession] qu'une concession
       *[ship] qu'un bateau
    } : une combinaison incomplète n'a pas deux biens de la même famille (§8.5).
build-or-pass = Construisez une tuile Paysage, ou cessez de construire (§9.1).
table-used = Vous avez déjà utilisé ce tableau de prix ce tour-ci : choisissez-en un autre (§9.2).
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
    } : construisez autre chose (§9.7).
no-cell-for-it = Votre parc n'a pas de case pour { $tile_word } : les cases libres sont couvertes et aucune case imposée ouverte n'en demande (§10.2).
no-tile-for-imposed = Seules des cases imposées de votre parc sont ouvertes, et il ne reste rien de ce qu'elles demandent ({ $tiles }) : ce tableau ne vous donne rien (§9.7).
park-is-full = Les 19 cases de votre parc sont couvertes : vous ne pouvez plus rien prendre (§10.4).
choose-a-tile = Choisissez d'abord la tuile à construire (§9.5).
choose-a-pile = Choisissez d'abord la pile dont vous retournez une tuile (§9.6).
not-the-largest-pile = Une forêt vient de la plus grande pile ({ $most } tuiles) ; la pile des { $tile ->
        [fountain] fontaines
        [orangery] orangeries
        [pavilion] pavillons
       *[rose_garden] roseraies
    } est plus petite (§9.6).
choose-a-cell = Choisissez d'abord entre la case imposée et une case libre (§10.1).
payment-now = Payez d'abord votre tuile (§9.4).
gem-missing = { $gem ->
        [blue] Vous n'avez pas autant de pierres bleues
        [yellow] Vous n'avez pas autant de pierres jaunes
        [green] Vous n'avez pas autant de pierres vertes
        [red] Vous n'avez pas autant de pierres rouges
       *[diamond] Vous n'avez pas autant de diamants
    } : payez avec d'autres pierres (§9.4).
wrong-colours = { $any ->
        [0] Ce tableau n'accepte que ses couleurs, et les diamants
        [one] Une seule pierre peut être d'une autre couleur
       *[other] Seules { $any } pierres peuvent être d'autres couleurs
    } (§9.4).
payment-not-exact = Payez exactement { $total } { $total ->
        [one] pierre
       *[other] pierres
    } (§9.4).

## Ce qui s'est passé

fact-leader-drawn = Le sort désigne { $seat } pour mener le premier tour.
    .you-seat = Le sort vous désigne pour mener le premier tour.
fact-market-laid = Tour { $round } : un nouveau marché.
fact-bought = { $seat } achète la case { $cell } pour { $price } { $price ->
        [one] pièce
       *[other] pièces
    }.
    .you-seat = Vous achetez la case { $cell } pour { $price } { $price ->
            [one] pièce
           *[other] pièces
        }.
fact-good-taken = { $seat } prend { $good_word }.
    .you-seat = Vous prenez { $good_word }.
fact-hats-moved = { $hats ->
        [one] Un haut-de-forme mène { $seat } à { $step } sur l'échelle des joueurs.
       *[other] { $hats } hauts-de-forme mènent { $seat } à { $step } sur l'échelle des joueurs.
    }
    .you-seat = { $hats ->
            [one] Un haut-de-forme vous mène à { $step } sur l'échelle des joueurs.
           *[other] { $hats } hauts-de-forme vous mènent à { $step } sur l'échelle des joueurs.
        }
fact-track-advanced = { $track ->
        [forest] { $seat } descend l'échelle Forêt : chaque forêt vaut maintenant { $value } points.
        [technique] { $seat } descend l'échelle Technique : chaque échange rapporte maintenant en plus { label-bonus }.
       *[money] { $seat } passe à { $value } pièces sur l'échelle Argent.
    }
    .you-seat = { $track ->
            [forest] Vous descendez l'échelle Forêt : chaque forêt vaut maintenant { $value } points.
            [technique] Vous descendez l'échelle Technique : chaque échange rapporte maintenant en plus { label-bonus }.
           *[money] Vous passez à { $value } pièces sur l'échelle Argent.
        }
fact-coin-earned = { $seat } reçoit une pièce.
    .you-seat = Vous recevez une pièce.
fact-effect-lost = { $effect ->
        [animal] Il ne reste plus d'animal, ou { $seat } n'a plus de case où le poser : il est perdu.
        [any] { $seat } a terminé les trois échelles : le pas est perdu.
       *[other] { $seat } a terminé cette échelle : le pas est perdu.
    }
    .you-seat = { $effect ->
            [animal] Il ne reste plus d'animal, ou vous n'avez plus de case où le poser : il est perdu.
            [any] Vous avez terminé les trois échelles : le pas est perdu.
           *[other] Vous avez terminé cette échelle : le pas est perdu.
        }
fact-buying-stopped = { $seat } n'achète plus.
    .you-seat = Vous n'achetez plus.
fact-nothing-affordable = { $seat } ne peut plus s'offrir aucune case et passe.
    .you-seat = Vous ne pouvez plus vous offrir aucune case et passez.
fact-diamond-for-coins = { $seat } a gardé le plus de pièces ({ $coins }) : un diamant.
    .you-seat = Vous avez gardé le plus de pièces ({ $coins }) : un diamant.
fact-diamond-for-lead = Le pion de { $seat } est en tête sur l'échelle des joueurs ({ $step }) : un diamant.
    .you-seat = Votre pion est en tête sur l'échelle des joueurs ({ $step }) : un diamant.
fact-order-settled = { $leader } mène désormais. Ordre de jeu : { $seats }.
    .you-leader = Vous menez désormais. Ordre de jeu : { $seats }.
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
    .you-seat = Vous échangez une mine, une concession de { $concession } et un bateau de { $ship } contre { $gems } { $gems ->
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
    .you-seat = Vous gardez { $good_word }.
fact-goods-returned = { $seat } rend { $number } { $number ->
        [one] bien
       *[other] biens
    }.
    .you-seat = Vous rendez { $number } { $number ->
            [one] bien
           *[other] biens
        }.
fact-paid = { $seat } paie { $table_word } : { paid-blue }{ paid-yellow }{ paid-green }{ paid-red }{ paid-diamond }.
    .you-seat = Vous payez { $table_word } : { paid-blue }{ paid-yellow }{ paid-green }{ paid-red }{ paid-diamond }.
paid-blue = { $blue ->
        [0] {""}
        [one] { $blue } bleue{ $last ->
            [blue] {""}
           *[other] ,{" "}
        }
       *[other] { $blue } bleues{ $last ->
            [blue] {""}
           *[other] ,{" "}
        }
    }
paid-yellow = { $yellow ->
        [0] {""}
        [one] { $yellow } jaune{ $last ->
            [yellow] {""}
           *[other] ,{" "}
        }
       *[other] { $yellow } jaunes{ $last ->
            [yellow] {""}
           *[other] ,{" "}
        }
    }
paid-green = { $green ->
        [0] {""}
        [one] { $green } verte{ $last ->
            [green] {""}
           *[other] ,{" "}
        }
       *[other] { $green } vertes{ $last ->
            [green] {""}
           *[other] ,{" "}
        }
    }
paid-red = { $red ->
        [0] {""}
        [one] { $red } rouge{ $last ->
            [red] {""}
           *[other] ,{" "}
        }
       *[other] { $red } rouges{ $last ->
            [red] {""}
           *[other] ,{" "}
        }
    }
paid-diamond = { $diamond ->
        [0] {""}
        [one] { $diamond } diamant{ $last ->
            [diamond] {""}
           *[other] ,{" "}
        }
       *[other] { $diamond } diamants{ $last ->
            [diamond] {""}
           *[other] ,{" "}
        }
    }
fact-tile-laid = { $seat } pose { $tile_word } { $cell ->
        [imposed] sur une case imposée
        [dark] sur une case vert foncé
       *[free] dans son parc
    }.
    .you-seat = Vous posez { $tile_word } { $cell ->
            [imposed] sur une case imposée
            [dark] sur une case vert foncé
           *[free] dans votre parc
        }.
fact-card-won = { $seat } gagne la carte Bonus pour { $card_word } : { $points } points.
    .you-seat = Vous gagnez la carte Bonus pour { $card_word } : { $points } points.
fact-park-filled = { $seat } a couvert les cases vert clair de son parc : c'est le dernier tour.
    .you-seat = Vous avez couvert les cases vert clair de votre parc : c'est le dernier tour.
fact-building-stopped = { $seat } ne construit plus.
    .you-seat = Vous ne construisez plus.
fact-nothing-buildable = { $seat } ne peut plus rien construire et passe.
    .you-seat = Vous ne pouvez plus rien construire et passez.
fact-nobody-can-finish = Plus aucun parc ne peut être complété : la partie est finie.
fact-not-counted = { $seat } n'a pas rempli ses cases imposées : ses points ne comptent pas.
    .you-seat = Vous n'avez pas rempli vos cases imposées : vos points ne comptent pas.
fact-points-counted = { $seat } a { $points } { $points ->
        [one] point
       *[other] points
    }.
    .you-seat = Vous avez { $points } { $points ->
            [one] point
           *[other] points
        }.

# plusieurs faits en une ligne du journal
fact-good-bought = { $seat } achète { $good_word } ({ $cell }) pour { $price } { $price ->
        [one] pièce
       *[other] pièces
    }.
    .you-seat = Vous achetez { $good_word } ({ $cell }) pour { $price } { $price ->
            [one] pièce
           *[other] pièces
        }.
fact-no-more-bought = { $seats } n'achètent plus.
    .you-seats = { $seats } n'achetez plus.
fact-no-more-built = { $seats } ne construisent plus.
    .you-seats = { $seats } ne construisez plus.
fact-diamonds-for-coins = { $seats } ont gardé le plus de pièces ({ $coins }) : un diamant pour chacun.
    .you-seats = { $seats } avez gardé le plus de pièces ({ $coins }) : un diamant pour chacun.
fact-all-counted = Points : { $points_by_seat }.

## Le décompte

category-buildings = Ouvrages
category-forests = Forêts
category-animals = Animaux
category-cards = Cartes Bonus
category-tracks = Échelles

reason-most-points = { $names } a le plus de points.
reason-most-gems = Plusieurs ont le plus de points ; parmi eux, { $names } a le plus de pierres.
reason-shared-victory = { $names } ont autant de points et de pierres : la victoire est partagée.
reason-nobody-wins = Personne n'a rempli ses cases imposées : personne ne gagne.

remark-imposed-open = cases imposées non remplies : { $amount ->
        [one] { $amount } point ne compte pas
       *[other] { $amount } points ne comptent pas
    }
remark-gems = { $amount ->
        [one] { $amount } pierre
       *[other] { $amount } pierres
    }

score-amount = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
breakdown-title = D'où viennent les points

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
action-keep-no-more = { $kept ->
        [0] Tout rendre
       *[other] Rendre le reste
    }
action-build = Construire { $table_word } : { $price }
action-take = Construire { $tile_word }
action-turn = Retourner { $tile_word }
action-place-imposed = Construire sur la case imposée
action-place-free = Construire sur une case libre
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
status-build-mine = Construisez quelque chose – les tableaux montrent les prix – ou arrêtez-vous.
status-build = { $seat } construit.
status-take-mine = Quelle tuile construisez-vous ?
status-take = { $seat } choisit une tuile.
status-turn-mine = Votre forêt est le dos d'une tuile : de quelle pile vient-elle ?
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

label-strip = { $frame ->
        [dark] Bande foncée du marché
       *[light] Bande claire du marché
    }
label-closed = Marché fermé
label-cell = { $cell } : { $thing }{ $coins ->
        [0] { $price ->
            [0] {""}
            [one] , { $price } pièce
           *[other] , { $price } pièces
        }
        [one] , prise pour { $coins } pièce
       *[other] , prise pour { $coins } pièces
    }
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
label-gems-sum = { $gems } ({ $parts })
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
label-technique-step = Chaque échange rapporte en plus { $bonus }
label-bonus = { $same ->
        [0] { $diamonds ->
            [0] rien
            [one] un diamant
           *[other] { $diamonds } diamants
        }
       *[other] { $diamonds ->
            [0] { $same } pierre de sa couleur
            [one] { $same } pierre de sa couleur et un diamant
           *[other] { $same } pierre de sa couleur et { $diamonds } diamants
        }
    }
label-marker = { $track ->
        [forest] { $seat } : { $value } points par forêt
        [technique] { $seat } : chaque échange rapporte en plus { label-bonus }
       *[money] { $seat } : { $value } pièces par tour
    }
label-hand = { $seat } a { $gems }
label-owned-good = { $number ->
        [0] { $seat } a { $good_word }
        [one] { $seat } a { $good_word }
       *[other] { $seat } a { $good_word }, { $number } fois
    }
label-points = Points
label-coins = Pièces
label-all-gems = Pierres
label-light-cells = Cases vert clair
label-passed = a passé
label-leads = mène le tour
label-free-cell = la case
label-beside = à côté de { $cell }
label-points-so-far = Points jusqu'ici
label-points-final = Points à la fin
label-count-of = Points pour
label-player = { $seat }
label-sum = Total
label-round = Tour { $round }, mené par { $leader }.
label-building-now = { $seat } construit { $table_word } : { $price }.
label-uncounted = non compté
label-last-round = C'est le dernier tour.
label-not-counted = { $seat } n'a pas rempli ses cases imposées : ses points ne comptent pas.
label-not-counted-yet = { $seat } n'a pas encore rempli ses cases imposées : sans elles, aucun point ne compte.

# what an action brings (kernel/effects.py)
chip-imposed = { $points }, case imposée remplie
chip-gems-in-all = { $number ->
        [one] { $amount } pierre
       *[other] { $amount } pierres
    }
chip-lead = { $amount } sur l'échelle des joueurs
chip-completes-nothing = ne complète encore rien
chip-gained = +{ $gems }
chip-kept = { $number ->
        [one] 1 pierre au plus
       *[other] { $number } pierres au plus
    }
chip-returned = { $number ->
        [one] 1 bien rendu
       *[other] { $number } biens rendus
    }
label-stop-buying-means = Pièces qui vous restent ; qui en garde le plus gagne un diamant
label-stop-building-means = Vous ne construisez plus rien ce tour-ci ; vos pierres vous restent.
label-kept = Reste pour le prochain échange : { $brings }
chip-points = { $number ->
        [one] { $points } point
       *[other] { $points } points
    }
chip-points-at-best = { $points } au mieux
chip-any-track = +1 pas au choix
chip-lost = ne rapporte rien
chip-forest = +{ $more } par forêt ({ $before } → { $after })
chip-technique = { $sign } par combinaison
chip-income = +{ $more } pièce par tour ({ $before } → { $after })
label-would-step = Échelle { $track ->
        [forest] Forêt
        [technique] Technique
       *[money] Argent
    } : { $brings }
label-would-be-lost = { $effect ->
        [animal] Il ne reste plus d'animal, ou vous n'avez plus de case où le poser : il serait perdu
        [any] Vous avez terminé les trois échelles : le pas serait perdu
       *[other] Vous avez terminé cette échelle : le pas serait perdu
    }
quantity-points = points
quantity-coins = pièces
quantity-gems-blue = pierres bleues
quantity-gems-yellow = pierres jaunes
quantity-gems-green = pierres vertes
quantity-gems-red = pierres rouges
quantity-gems-diamond = diamants
quantity-goods = biens
quantity-imposed = cases imposées remplies
quantity-gems-in-all = pierres, combinaisons comprises
quantity-light = cases claires couvertes
quantity-lead = échelle des joueurs
quantity-forest = points par forêt
quantity-technique = pierres de plus par combinaison
quantity-technique-diamonds = diamants par combinaison
quantity-income = pièces par tour

# le but du jeu, avant la première décision
aim = Achetez mines, concessions et bateaux, changez-les en pierres et construisez le parc qui rapporte le plus de points ; sans ses trois ouvrages imposés, rien ne compte.

# ma main
hand-title = Ma main
hand-coins = Pièces
hand-gems = Pierres
hand-combination = Combinaison
hand-begun = Commencée
hand-brings = rapporte { $gems }
hand-needs = il manque { $goods }
hand-a-mine = une mine
hand-a-concession = une concession
hand-a-ship = un bateau
hand-imposed = Imposées, encore libres
hand-no-points = imposées : sans elles, aucun point
hand-tracks = Mes échelles
hand-forest = Forêt : { $points } points chacune
hand-technique = Technique : chaque combinaison rapporte { $bonus } de plus
hand-no-technique = Technique : aucune pierre en plus
hand-money = Argent : { $coins } pièces par tour
hand-forest-short = { $points } chacune
hand-technique-short = { $bonus }
hand-money-short = { $coins } par tour
market-title = Le marché vend
market-goods = les trois réunis : des pierres, autant que le plus petit nombre
market-animal = un animal : +{ $points }, les trois sortes +{ $trio }
market-hats = des pas sur l'échelle des joueurs
market-tracks = un pas sur cette échelle
market-any-track = un pas sur l'échelle de votre choix
market-corner = coin blanc : ce qu'une case apporte aussitôt ; sans lui, elle ne complète encore rien
market-price = prix : 1, et 1 par pièce posée sur les cases voisines
market-price-cells = prix : 1, et 1 par case voisine occupée
hand-choose = Choisissez

# payer
payment-title = Votre paiement : { $total ->
        [one] { $total } pierre
       *[other] { $total } pierres
    }
payment-hint = Touchez une pierre pour la poser, touchez-la dans la rangée pour la reprendre. Un diamant remplace n'importe quelle pierre.
action-pay-verb = Payer

# conséquences
label-tile-name = { $tile_word }
label-points-of-animals = points, selon l'animal choisi :
label-wins-card = gagne la carte pour { $card_word }
label-fills-imposed = remplit une case imposée
label-surcharge = { $table_word } : { $number } de plus, au choix, pour les pions des autres
label-empty-cell = Case vide
