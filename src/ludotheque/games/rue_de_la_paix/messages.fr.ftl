# Rendez-vous rue de la Paix : français. Mêmes clés que messages.en.ftl ; les § sont ceux de rules.fr.md.

tagline = Bâtissez plus haut que les autres sur vingt propriétés, et espérez qu'aucun ouragan ne vienne.
mechanism = dés, majorités, cartes

## Les mots de la règle

word-red = rouge
word-blue = bleue
word-yellow = jaune
word-green = verte

## Refus

not-your-turn = C'est le tour de { $player } (§3.1).
draw-on-f = Le dé coloré montre F : piochez une carte Fortune ; on ne construit rien (§3.5).
no-such-property = Il n'y a pas de propriété { $zone_word } à { $value ->
        [one] { $value } million
       *[other] { $value } millions
    } : choisissez-en une du plateau (§1.2).
wrong-zone = Le dé coloré montre la zone { $zone_word } : c'est là qu'il faut construire (§3.3).
one-zone-per-turn = Vous avez commencé à construire dans la zone { $zone_word } : un W ne laisse choisir qu'une seule zone (§3.4).
above-budget = Un hôtel y coûte { $value ->
        [one] { $value } million
       *[other] { $value } millions
    }, et il vous reste { $budget ->
        [one] { $budget } million
       *[other] { $budget } millions
    } (§4.1).
one-on-empty = Cette propriété était vide quand vous avez commencé à construire : un seul hôtel ce tour-ci (§4.2).
must-build = Vous pouvez construire, donc vous le devez : construisez au moins un hôtel (§4.5).
no-hotel-left = Vous n'avez plus d'hôtel en réserve : vous ne pouvez plus construire (§4.6).
go-on-without-building = On ne peut rien construire avec { $budget ->
        [one] { $budget } million
       *[other] { $budget } millions
    } : continuez sans construire (§4.5).
build-now = Construisez d'abord vos hôtels, l'un après l'autre, jusqu'à ce que vous ayez fini (§4.1).
no-card-takes-hotels = Seules les cartes Fortune déplacent ou enlèvent les hôtels du plateau (§7.7).
one-card-per-turn = Vous avez déjà joué une carte Fortune ce tour-ci (§7.1).
card-not-now = { $moment ->
        [after_roll] Cette carte se joue juste après le lancer (§7.1).
        [answer] Cette carte se joue en réponse à l'ouragan d'un adversaire (§7.1).
       *[end_of_turn] Cette carte se joue à la fin de votre tour (§7.1).
    }
card-before-building = Vous avez commencé à construire : il fallait jouer cette carte avant le premier hôtel (§7.2).
card-or-pass = Jouez une carte Fortune, ou terminez votre tour sans en jouer (§7.3).
card-not-in-hand = Vous n'avez pas cette carte : jouez-en une de votre main (§7.5).
reserve-is-empty = Cette carte demande un hôtel de votre réserve, et vous n'en avez plus (§7.8).
nothing-on-top = Il n'y a pas d'hôtel à cet endroit : choisissez une pile (§7.7).
finish-the-card = Terminez d'abord la carte que vous avez jouée (§7.7).
hurricane-finds-nothing = Il n'y a pas d'hôtel dans la zone { $zone_word } : l'ouragan ne changerait rien (§7.8).
hurricane-is-yours = Cet ouragan est le vôtre : attendez la réponse des autres (§8.2).
not-asked-now = { $player } peut d'abord répondre à l'ouragan (§8.2).
answer-the-hurricane = Un ouragan menace la zone { $zone_word } : jouez une assurance, ou continuez sans (§8.2).
card-not-on-f = Cette carte ne se joue pas sur un F (§{ $rule }).
card-needs-colour = Cette carte ne se joue que si le dé coloré montre une couleur (§{ $rule }).
card-needs-target = Cette carte demande au moins un hôtel (§{ $rule }).
card-says-otherwise = Cette carte fait autre chose : suivez ce qu'elle dit (§{ $rule }).
card-stays-in-zone = Cette carte vaut pour une seule zone, et vous avez commencé dans la zone { $zone_word } (§{ $rule }).
card-different-properties = Choisissez une autre propriété : cette carte en veut des différentes (§{ $rule }).
no-own-top = Aucun de vos hôtels n'est au sommet d'une pile : il n'y a rien à déplacer (§7.8).
only-own-top = Choisissez un de vos hôtels, au sommet d'une pile (§8.7).
another-property = Choisissez une autre propriété que celle d'où vient l'hôtel (§8.7).
put-the-hotel-down = Posez d'abord votre hôtel sur une autre propriété (§8.7).
no-opponent-top = Aucun adversaire n'a d'hôtel au sommet d'une pile (§7.8).
leader-has-no-top = L'adversaire le plus avancé n'a pas d'hôtel au sommet d'une pile (§7.8).
only-opponents = Choisissez un hôtel d'un adversaire, pas un des vôtres (§{ $rule }).
only-the-leader = Choisissez un hôtel de { $leader } (§{ $rule }).
not-in-last-place = Un autre pion est derrière le vôtre : vous n'êtes pas en dernière position (§8.10).

## Ce qui s'est passé

fact-start-rolled = { $seat } lance { $first } et { $second } pour savoir qui commence.
    .you-seat = Vous lancez { $first } et { $second } pour savoir qui commence.
fact-start-tied = { $seats } sont à égalité et relancent.
    .you-seats = { $seats } êtes à égalité et relancez.
fact-first-player = { $seat } commence.
    .you-seat = Vous commencez.
fact-card-drawn = { $card ->
        [none] { $seat } pioche une carte Fortune.
       *[other] { $seat } pioche une carte Fortune : { label-card }.
    }
    .you-seat = { $card ->
            [none] Vous piochez une carte Fortune.
           *[other] Vous piochez une carte Fortune : { label-card }.
        }
fact-no-card-left = { $seat } peut piocher une carte Fortune, mais il n'y en a plus.
    .you-seat = Vous pouvez piocher une carte Fortune, mais il n'y en a plus.
fact-discards-shuffled = La pile est vide : { $number ->
        [one] la seule carte de la défausse devient
       *[other] les { $number } cartes de la défausse sont mélangées et deviennent
    } la nouvelle pile.
fact-dice-rolled = { $seat } lance { $first } et { $second }, et { $face ->
        [W] un W : la zone au choix
        [F] un F : une carte Fortune
       *[other] la zone { $face_word }
    }.
    .you-seat = Vous lancez { $first } et { $second }, et { $face ->
            [W] un W : la zone au choix
            [F] un F : une carte Fortune
           *[other] la zone { $face_word }
        }.
fact-nothing-to-build = { $seat } ne peut rien construire avec { $budget ->
        [one] { $budget } million
       *[other] { $budget } millions
    }.
    .you-seat = Vous ne pouvez rien construire avec { $budget ->
            [one] { $budget } million
           *[other] { $budget } millions
        }.
fact-hotel-built = { $seat } construit sur { label-property }.
    .you-seat = Vous construisez sur { label-property }.
fact-hotel-removed = { $owner } perd l'hôtel du sommet de { label-property }.
    .you-owner = Vous perdez votre hôtel du sommet de { label-property }.
fact-hotel-lifted = { $seat } prend un hôtel sur { label-property }.
    .you-seat = Vous prenez un hôtel sur { label-property }.
fact-hotel-moved = { $seat } le pose sur { label-property }.
    .you-seat = Vous le posez sur { label-property }.
fact-title-taken = { $loser ->
        [none] { $seat } prend le titre de { label-property }.
       *[other] { $seat } prend à { $loser } le titre de { label-property }.
    }
    .you-seat = { $loser ->
            [none] Vous prenez le titre de { label-property }.
           *[other] Vous prenez à { $loser } le titre de { label-property }.
        }
    .you-loser = { $seat } prend votre titre de { label-property }.
fact-title-returned = Il n'y a plus d'hôtel sur { label-property } : { $seat } rend le titre.
    .you-seat = Il n'y a plus d'hôtel sur { label-property } : vous rendez votre titre.
fact-token-moved = { $seat } va de la case { $start } à la case { $end }.
    .you-seat = Vous allez de la case { $start } à la case { $end }.
fact-card-played = { $seat } joue une carte Fortune : { label-card }.
    .you-seat = Vous jouez une carte Fortune : { label-card }.
fact-card-shown = { $seat } joue une carte Fortune : { label-card }.
    .you-seat = Vous jouez une carte Fortune : { label-card }.
fact-budget-multiplied = { $seat } peut maintenant dépenser { $budget ->
        [one] { $budget } million
       *[other] { $budget } millions
    }.
    .you-seat = Vous pouvez maintenant dépenser { $budget ->
            [one] { $budget } million
           *[other] { $budget } millions
        }.
fact-zone-freed = { $seat } peut construire dans la zone de son choix.
    .you-seat = Vous pouvez construire dans la zone de votre choix.
fact-insured = { $seat } joue une assurance : ses hôtels de la zone { $zone_word } restent.
    .you-seat = Vous jouez une assurance : vos hôtels de la zone { $zone_word } restent.
fact-not-insured = { $seat } ne joue pas d'assurance.
    .you-seat = Vous ne jouez pas d'assurance.
fact-turn-passed = { $seat } ne joue pas de carte Fortune.
    .you-seat = Vous ne jouez pas de carte Fortune.
fact-out-of-hotels = { $seat } n'a plus d'hôtel : la partie est terminée.
    .you-seat = Vous n'avez plus d'hôtel : la partie est terminée.
fact-last-square-reached = { $seat } a atteint le bout de la promenade : la partie est terminée.
    .you-seat = Vous avez atteint le bout de la promenade : la partie est terminée.

# plusieurs faits en une ligne du journal
fact-start-rolls = Qui commence ? { $rolls_by_seat }.
fact-cards-drawn = Cartes Fortune piochées : { $numbers_by_seat }.
fact-turn-of = Tour de { $seat }
    .you-seat = Votre tour
fact-hotels-built = { $seat } construit sur { $properties }.
    .you-seat = Vous construisez sur { $properties }.
fact-hotels-removed = { $owner } perd les hôtels du sommet de { $properties }.
    .you-owner = Vous perdez vos hôtels du sommet de { $properties }.
fact-titles-returned = Il n'y a plus d'hôtel sur { $properties } : { $seat } rend les titres.
    .you-seat = Il n'y a plus d'hôtel sur { $properties } : vous rendez vos titres.
fact-titles-taken = { $seat } prend les titres { $properties }.
    .you-seat = Vous prenez les titres { $properties }.
fact-tokens-moved = Pions : { $moves_by_seat }.

## Le décompte

category-zone-red = Zone rouge
category-zone-blue = Zone bleue
category-zone-yellow = Zone jaune
category-zone-green = Zone verte

reason-out-of-hotels = Un joueur n'avait plus d'hôtel. { $names } a la plus grande valeur totale.
reason-out-of-hotels-most-titles = Un joueur n'avait plus d'hôtel. Plusieurs ont la plus grande valeur totale ; parmi eux, { $names } a le plus de titres.
reason-out-of-hotels-shared = Un joueur n'avait plus d'hôtel. { $names } ont la même valeur totale et autant de titres : la victoire est partagée.
reason-last-square = Le bout de la promenade est atteint. { $names } a la plus grande valeur totale.
reason-last-square-most-titles = Le bout de la promenade est atteint. Plusieurs ont la plus grande valeur totale ; parmi eux, { $names } a le plus de titres.
reason-last-square-shared = Le bout de la promenade est atteint. { $names } ont la même valeur totale et autant de titres : la victoire est partagée.

remark-no-hotel-left = n'avait plus d'hôtel : c'est la fin de la partie
remark-last-square = a atteint la dernière case : c'est la fin de la partie
remark-titles = { $amount ->
        [one] un titre
       *[other] { $amount } titres
    }

score-amount = { $amount ->
        [one] { $amount } million
       *[other] { $amount } millions
    }
breakdown-title = D'où vient la valeur

## Actions

action-build = Construire sur { $property }
action-place = Construire sur { $property }
action-move-from = Prendre votre hôtel sur { $property }
action-move-to = Le poser sur { $property }
action-remove = Enlever l'hôtel du sommet de { $property }
action-take-over = Remplacer l'hôtel du sommet de { $property }
action-done = J'ai fini de construire
action-go-on = Continuer sans construire
action-done-card = { $step ->
        [remove] Ne plus rien enlever
        [take-over] Ne plus rien remplacer
       *[place] Ne plus rien placer
    }
action-draw = Piocher une carte Fortune
action-play = Jouer : { $card }
action-pass = Terminer le tour
action-no-insurance = Pas d'assurance

## Qui doit faire quoi

status-over = La partie est terminée.
status-build-mine = { $zone ->
        [none] Construisez dans la zone de votre choix : il vous reste { $budget ->
            [one] { $budget } million
           *[other] { $budget } millions
        } (prix : le numéro).
       *[other] Construisez dans la zone { $zone_word } : il vous reste { $budget ->
            [one] { $budget } million
           *[other] { $budget } millions
        } (prix : le numéro).
    }
status-build = { $zone ->
        [none] { $seat } construit dans la zone de son choix.
       *[other] { $seat } construit dans la zone { $zone_word }.
    }
status-no-build-mine = Vous ne pouvez rien construire avec { $budget ->
        [one] { $budget } million
       *[other] { $budget } millions
    } : jouez une carte, ou continuez.
status-no-build = { $seat } ne peut rien construire avec { $budget ->
        [one] { $budget } million
       *[other] { $budget } millions
    }.
status-draw-mine = Un F : piochez une carte Fortune.
status-draw = { $seat } a lancé un F et pioche une carte Fortune.
status-end-mine = Jouez une carte Fortune, ou terminez votre tour.
status-end-only = Aucune carte Fortune à jouer maintenant : terminez votre tour.
status-end = { $seat } peut jouer une carte Fortune.
status-place-mine = { label-card } : { $used ->
        [0] { $number ->
            [one] construisez un hôtel.
           *[other] construisez jusqu'à { $number } hôtels.
        }
       *[other] { $number ->
            [one] construisez encore un hôtel, ou arrêtez.
           *[other] construisez encore jusqu'à { $number } hôtels, ou arrêtez.
        }
    }
status-place = { $seat } joue une carte : { label-card }.
status-move-from-mine = { label-card } : choisissez l'hôtel à déplacer.
status-move-from = { $seat } joue une carte : { label-card }.
status-move-to-mine = { label-card } : choisissez où il va.
status-move-to = { $seat } joue une carte : { label-card }.
status-remove-mine = { label-card } : { $used ->
        [0] { $number ->
            [one] enlevez un hôtel.
           *[other] enlevez jusqu'à { $number } hôtels.
        }
       *[other] { $number ->
            [one] enlevez encore un hôtel, ou arrêtez.
           *[other] enlevez encore jusqu'à { $number } hôtels, ou arrêtez.
        }
    }
status-remove = { $seat } joue une carte : { label-card }.
status-take-over-mine = { label-card } : { $used ->
        [0] { $number ->
            [one] remplacez un hôtel.
           *[other] remplacez jusqu'à { $number } hôtels.
        }
       *[other] { $number ->
            [one] remplacez encore un hôtel, ou arrêtez.
           *[other] remplacez encore jusqu'à { $number } hôtels, ou arrêtez.
        }
    }
status-take-over = { $seat } joue une carte : { label-card }.
status-hurricane-mine = { $other } lance un ouragan sur la zone { $zone_word }. Jouez-vous une assurance ?
status-no-insurance = { $other } lance un ouragan sur la zone { $zone_word }. Vous n'avez pas d'assurance.
status-hurricane = Un ouragan menace la zone { $zone_word } : { $seat } peut jouer une assurance.

## Le boulevard et les panneaux

label-property = { $zone ->
        [red] rouge
        [blue] bleue
        [yellow] jaune
       *[green] verte
    } { $value }
label-hotel = { $property }, étage { $storey } : { $owner }
label-title = { $property } appartient à { $owner }
label-token = { $seat } sur la case { $square }
label-die = dé : { $number }
label-face = { $face ->
        [W] dé coloré : W
        [F] dé coloré : F
       *[other] dé coloré : zone { $face_word }
    }
label-pile = { $number ->
        [one] Une carte Fortune dans la pile
       *[other] { $number } cartes Fortune dans la pile
    }
label-discards = { $number ->
        [one] Une carte défaussée
       *[other] { $number } cartes défaussées
    }, la dernière : { $card }
label-lifted = l'hôtel de { $owner }, pris sur { $property }
label-worth = Valeur (millions)
label-titles = Titres
label-reserve = Hôtels en réserve
label-cards = Cartes Fortune
label-insured = assurance jouée
label-plays = { $token ->
        [pram] voiture d'enfant
        [sailing-boat] bateau à voile
        [roller-skate] patin à roulettes
        [moped] vélomoteur
       *[other] { $token }
    }
label-unspent = { $number ->
        [one] { $number } million non dépensé
       *[other] { $number } millions non dépensés
    }
label-left = Il resterait { $number ->
        [one] { $number } million
       *[other] { $number } millions
    }
label-owner-after = La propriété serait à { $owner }
label-owner-after-mine = La propriété serait à vous
label-nobody-after = La propriété ne serait à personne
label-street = Hôtels de bas en haut (propriétaire)
label-zone = Zone
label-nth-property = { $number ->
        [1] 1re
       *[other] { $number }e
    }

## Les cartes

label-card = { $card ->
        [hurricane_red] Ouragan rouge
        [hurricane_blue] Ouragan bleu
        [hurricane_yellow] Ouragan jaune
        [hurricane_green] Ouragan vert
        [insurance] Assurance
        [reroll] Nouveau lancer
        [double_sum] Budget doublé
        [choose_zone] Zone au choix
        [build_one] Un hôtel
        [build_two] Deux hôtels
        [move_own_top] Déménagement
        [remove_top] Démolition
        [fall_of_leader] La chute du premier
        [takeover] Rachat
        [last_place] Les derniers seront les premiers
       *[other] { $card }
    }
label-card-says = { $name }. { $effect } { $moment }{ $condition }
label-effect-hurricane = Enlève l'hôtel du sommet de chaque pile de la zone { $zone_word }, les vôtres aussi.
label-effect-insurance = Protège vos hôtels de l'ouragan d'un adversaire.
label-effect-reroll = Relancez les trois dés.
label-effect-multiply = { $amount ->
        [2] Double votre budget.
        [3] Triple votre budget.
       *[other] Votre budget compte { $amount } fois.
    }
label-effect-any_zone = Le dé coloré compte comme un W.
label-effect-build = { $spread ->
        [zone] Construisez jusqu'à { $amount } hôtels dans une seule zone.
        [apart] Construisez jusqu'à { $amount } hôtels sur des propriétés différentes.
       *[anywhere] { $amount ->
            [one] Construisez un hôtel sur n'importe quelle propriété.
           *[other] Construisez jusqu'à { $amount } hôtels sur n'importe quelles propriétés.
        }
    }
label-effect-move = Déplacez un de vos hôtels du sommet sur une autre propriété.
label-effect-remove = { $amount ->
        [one] Enlevez un hôtel du sommet
       *[other] Enlevez jusqu'à { $amount } hôtels du sommet
    } { $whose ->
        [leader] à l'adversaire le plus avancé
       *[opponents] { $amount ->
            [one] à un adversaire
           *[other] aux adversaires
        }
    }{ $spread ->
        [zone] , dans une seule zone
        [apart] , sur des propriétés différentes
       *[anywhere] { "" }
    }.
label-effect-takeover = { $amount ->
        [one] Remplacez par le vôtre un hôtel du sommet
       *[other] Remplacez par les vôtres jusqu'à { $amount } hôtels du sommet
    } { $whose ->
        [leader] de l'adversaire le plus avancé
       *[opponents] { $amount ->
            [one] d'un adversaire
           *[other] des adversaires
        }
    }{ $spread ->
        [zone] , dans une seule zone
        [apart] , sur des propriétés différentes
       *[anywhere] { "" }
    }.
label-moment-after_roll = Juste après le lancer
label-moment-end_of_turn = À la fin de votre tour
label-moment-answer = En réponse à un ouragan
label-condition-always = .
label-condition-not_f = , pas sur un F.
label-condition-colour = , si le troisième dé montre une couleur.
label-condition-last = , si aucun pion n'est derrière le vôtre.

# what an action brings (kernel/effects.py)
quantity-millions = valeur des titres (millions)
quantity-titles = titres
quantity-reserve = hôtels en réserve
quantity-cards = cartes Fortune

## Ce qu'une action apporte (consequences.py)

aim = Posséder à la fin les propriétés de la plus grande valeur : une propriété est à vous tant que vous y avez le plus d'hôtels.

chip-and = { $first }, { $second }
chip-best = au mieux { $brings }
chip-targets = { $number ->
        [one] { $number } cible
       *[other] { $number } cibles
    }
chip-lamp = réverbère
chip-no-title = sans titre
chip-yours = déjà à vous
chip-title-stays = titre inchangé
chip-title-to = titre à { $seat }
chip-nobodys = titre rendu
chip-safe = rien perdu
chip-hotels = { $number ->
        [one] { $amount } hôtel
       *[other] { $amount } hôtels
    }
effect-title-taken = { $own ->
        [yes] Vous prenez le titre de { $property }
       *[no] { $seat } prend le titre de { $property }
    }
effect-title-from = { $own ->
        [taker] Vous prenez le titre de { $property } à { $other }
        [loser] { $seat } vous prend le titre de { $property }
       *[nobody] { $seat } prend le titre de { $property } à { $other }
    }
effect-title-returned = { $own ->
        [yes] Vous rendez le titre de { $property }
       *[no] { $seat } rend le titre de { $property }
    }
effect-title-stays = { $own ->
        [yes] La propriété reste à vous
       *[no] Pas de titre : la propriété reste à { $seat }
    }
effect-sum = { $own ->
        [yes] Votre valeur en millions
       *[no] { $seat } : valeur en millions
    }
effect-lamp = Un réverbère : vous piochez une carte Fortune
effect-target = { $property } : { $brings }
effect-targets = { $number ->
        [one] Une cible, sans titre
       *[other] { $number } cibles, aucune n'apporte de titre
    }
effect-targets-more = { $number ->
        [one] … et une autre
       *[other] … et { $number } autres
    }
effect-if-uninsured = Si personne d'autre ne s'assure :
effect-loses-hotels = { $own ->
        [yes] Vous perdez
       *[no] { $seat } perd
    } { $number ->
        [one] un hôtel
       *[other] { $number } hôtels
    }
effect-loses-nothing = Vous ne perdez aucun hôtel
label-budget-after = Budget en millions
