# Rendez-vous rue de la Paix : français. Mêmes clés que messages.en.ftl ; les § sont ceux de rules.fr.md.

tagline = Bâtissez plus haut que les autres sur vingt propriétés, et espérez qu'aucun ouragan ne vienne.

## Les mots de la règle

word-red = rouge
word-blue = bleue
word-yellow = jaune
word-green = verte

## Refus

not-your-turn = C'est le tour de { $player } (§3.1).
draw-on-f = Le dé coloré montre F : piochez une carte Fortune ; on ne construit rien (§3.5).
no-such-property = Il n'y a pas de propriété { $zone_word } de valeur { $value } (§1.2).
wrong-zone = Le dé coloré montre la zone { $zone_word } : c'est là qu'il faut construire (§3.3).
one-zone-per-turn = Vous avez commencé à construire dans la zone { $zone_word } : un W ne laisse choisir qu'une seule zone (§3.4).
above-budget = Un hôtel y coûte { $value ->
        [one] { $value } million
       *[other] { $value } millions
    }, et il vous en reste { $budget } (§4.1).
one-on-empty = Cette propriété était vide quand vous avez commencé à construire : un seul hôtel ce tour-ci (§4.2).
must-build = Vous pouvez construire, donc vous le devez : au moins un hôtel (§4.5).
no-hotel-left = Votre réserve est vide : vous ne pouvez plus construire (§4.6).
go-on-without-building = { $budget ->
        [one] { $budget } million ne permet
       *[other] { $budget } millions ne permettent
    } de rien construire : continuez sans construire (§4.5).
build-now = Construisez d'abord vos hôtels, l'un après l'autre, jusqu'à ce que vous ayez fini (§4.1).
no-card-takes-hotels = Seules les cartes Fortune touchent aux hôtels du plateau (§7.7).
one-card-per-turn = Vous avez joué votre carte Fortune de ce tour (§7.1).
card-not-now = { $moment ->
        [after_roll] Cette carte se joue juste après le lancer (§7.1).
        [answer] Cette carte se joue en réponse à l'ouragan d'un adversaire (§7.1).
       *[end_of_turn] Cette carte se joue à la fin de votre tour (§7.1).
    }
card-before-building = Vous avez commencé à construire : cette carte se joue avant le premier hôtel (§7.2).
card-or-pass = Jouez une carte Fortune, ou terminez votre tour sans en jouer (§7.3).
card-not-in-hand = Vous n'avez pas cette carte (§7.5).
reserve-is-empty = Cette carte demande un hôtel de votre réserve, et elle est vide (§7.8).
nothing-on-top = Il n'y a pas d'hôtel à cet endroit (§7.7).
finish-the-card = Terminez la carte que vous avez jouée (§7.7).
hurricane-finds-nothing = Il n'y a pas d'hôtel dans la zone { $zone_word } : l'ouragan ne changerait rien (§7.8).
hurricane-is-yours = Cet ouragan est le vôtre : vous ne pouvez pas vous assurer contre lui, attendez les autres (§8.2).
not-asked-now = C'est à { $player } de dire s'il y a une assurance (§8.2).
answer-the-hurricane = Un ouragan menace la zone { $zone_word } : jouez une assurance, ou passez (§8.2).
card-not-on-f = Cette carte ne se joue pas sur un F (§{ $rule }).
card-needs-colour = Cette carte ne se joue que si le dé coloré montre une couleur (§{ $rule }).
card-needs-target = Cette carte demande au moins un hôtel (§{ $rule }).
card-says-otherwise = Ce n'est pas ce que dit cette carte (§{ $rule }).
card-stays-in-zone = Cette carte ne vaut que pour une seule zone, et vous avez commencé dans la zone { $zone_word } (§{ $rule }).
card-different-properties = Cette carte veut des propriétés différentes (§{ $rule }).
no-own-top = Aucun de vos hôtels n'est au sommet d'une pile : il n'y a rien à déplacer (§7.8).
only-own-top = Vous ne pouvez déplacer qu'un hôtel à vous, et du sommet (§8.7).
another-property = L'hôtel doit aller sur une autre propriété (§8.7).
put-the-hotel-down = Vous tenez votre hôtel en l'air : posez-le sur une autre propriété (§8.7).
no-opponent-top = Aucun adversaire n'a d'hôtel au sommet d'une pile (§7.8).
leader-has-no-top = L'adversaire le plus avancé n'a pas d'hôtel au sommet d'une pile (§7.8).
only-opponents = Cette carte vise les hôtels des adversaires, pas les vôtres (§{ $rule }).
only-the-leader = Cette carte ne vise que les hôtels de { $leader } (§{ $rule }).
not-in-last-place = Un pion est derrière le vôtre : vous n'êtes pas en dernière position (§8.10).
match-is-over = La partie est terminée (§{ $rule }).

## Ce qui s'est passé

fact-start-rolled = { $seat } lance { $first } et { $second } pour commencer.
fact-start-tied = { $seats } sont à égalité et relancent.
fact-first-player = { $seat } commence.
fact-card-drawn = { $card ->
        [none] { $seat } pioche une carte Fortune.
       *[other] { $seat } pioche une carte Fortune : { label-card }.
    }
fact-no-card-left = { $seat } devrait piocher une carte Fortune, mais il n'y en a plus.
fact-discards-shuffled = La pile est vide : { $number ->
        [one] la seule carte de la défausse devient
       *[other] les { $number } cartes de la défausse sont mélangées et deviennent
    } la nouvelle pile.
fact-dice-rolled = { $seat } lance { $first } et { $second }, et { $face ->
        [W] un W : la zone au choix
        [F] un F : une carte Fortune
       *[other] la zone { $face_word }
    }.
fact-nothing-to-build = { $budget ->
        [one] { $budget } million ne permet
       *[other] { $budget } millions ne permettent
    } à { $seat } de rien construire.
fact-hotel-built = { $seat } construit sur la { label-property }.
fact-hotel-removed = { $owner } perd l'hôtel du sommet de la { label-property }.
fact-hotel-lifted = { $seat } prend un hôtel de la { label-property }.
fact-hotel-moved = { $seat } le pose sur la { label-property }.
fact-title-taken = { $loser ->
        [none] { $seat } prend le titre de la { label-property }.
       *[other] { $seat } prend à { $loser } le titre de la { label-property }.
    }
fact-title-returned = Il ne reste rien sur la { label-property } : { $seat } rend le titre.
fact-token-moved = { $seat } va de { $start } à { $end }.
fact-card-played = { $seat } joue une carte Fortune : { label-card }.
fact-budget-multiplied = { $seat } peut maintenant dépenser { $budget ->
        [one] { $budget } million
       *[other] { $budget } millions
    }.
fact-zone-freed = { $seat } peut construire dans la zone de son choix.
fact-insured = { $seat } a une assurance : ses hôtels de la zone { $zone_word } restent.
fact-not-insured = { $seat } ne s'assure pas.
fact-turn-passed = { $seat } ne joue pas de carte Fortune.
fact-out-of-hotels = { $seat } n'a plus d'hôtel : la partie est terminée.
fact-last-square-reached = { $seat } a atteint le bout de la promenade : la partie est terminée.

## Le décompte

category-zone-red = Zone rouge
category-zone-blue = Zone bleue
category-zone-yellow = Zone jaune
category-zone-green = Zone verte

reason-out-of-hotels = Un joueur n'avait plus d'hôtel. Les propriétés de la plus grande valeur gagnent.
reason-out-of-hotels-most-titles = Un joueur n'avait plus d'hôtel. À valeur égale, le plus grand nombre de titres gagne.
reason-out-of-hotels-shared = Un joueur n'avait plus d'hôtel. Même valeur, autant de titres : la victoire est partagée.
reason-last-square = Le bout de la promenade est atteint. Les propriétés de la plus grande valeur gagnent.
reason-last-square-most-titles = Le bout de la promenade est atteint. À valeur égale, le plus grand nombre de titres gagne.
reason-last-square-shared = Le bout de la promenade est atteint. Même valeur, autant de titres : la victoire est partagée.

## Actions

action-build = Construire sur la { $property }
action-place = Construire sur la { $property }
action-move-from = Prendre votre hôtel de la { $property }
action-move-to = Le poser sur la { $property }
action-remove = Enlever l'hôtel du sommet de la { $property }
action-take-over = Remplacer l'hôtel du sommet de la { $property }
action-done = Construction terminée
action-go-on = Continuer sans construire
action-done-card = Carte terminée
action-draw = Piocher une carte Fortune
action-play = Jouer : { $card }
action-pass = Terminer le tour
action-no-insurance = Pas d'assurance

## Qui doit faire quoi

status-over = La partie est terminée.
status-build-mine = { $zone ->
        [none] Construisez dans la zone de votre choix : il reste { $budget ->
            [one] { $budget } million
           *[other] { $budget } millions
        }.
       *[other] Construisez dans la zone { $zone_word } : il reste { $budget ->
            [one] { $budget } million
           *[other] { $budget } millions
        }.
    }
status-build = { $zone ->
        [none] { $seat } construit dans la zone de son choix.
       *[other] { $seat } construit dans la zone { $zone_word }.
    }
status-no-build-mine = { $budget ->
        [one] { $budget } million ne permet
       *[other] { $budget } millions ne permettent
    } de rien construire : jouez une carte, ou continuez.
status-no-build = { $seat } ne peut rien construire avec { $budget ->
        [one] { $budget } million
       *[other] { $budget } millions
    }.
status-draw-mine = Un F : piochez une carte Fortune.
status-draw = { $seat } a lancé un F et pioche une carte Fortune.
status-end-mine = Jouez une carte Fortune, ou terminez votre tour.
status-end = { $seat } peut jouer une carte Fortune.
status-place-mine = { label-card } : choisissez où construire. { $number ->
        [one] Un hôtel à placer.
       *[other] Jusqu'à { $number } hôtels à placer.
    }
status-place = { $seat } joue une carte : { label-card }.
status-move-from-mine = { label-card } : choisissez l'hôtel à déplacer.
status-move-from = { $seat } joue une carte : { label-card }.
status-move-to-mine = { label-card } : choisissez où il va.
status-move-to = { $seat } joue une carte : { label-card }.
status-remove-mine = { label-card } : choisissez un hôtel à enlever. { $number ->
        [one] Un hôtel au plus.
       *[other] { $number } hôtels au plus.
    }
status-remove = { $seat } joue une carte : { label-card }.
status-take-over-mine = { label-card } : choisissez un hôtel à remplacer. { $number ->
        [one] Un hôtel au plus.
       *[other] { $number } hôtels au plus.
    }
status-take-over = { $seat } joue une carte : { label-card }.
status-hurricane-mine = { $other } lance un ouragan sur la zone { $zone_word }. Vous assurez-vous ?
status-hurricane = Un ouragan menace la zone { $zone_word } : { $seat } doit dire s'il y a une assurance.

## Le boulevard et les panneaux

label-property = { $zone_word } { $value }
label-hotel = { $property }, étage { $storey } : { $owner }
label-title = la { $property } appartient à { $owner }
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
label-lifted = l'hôtel de { $owner }, pris sur la { $property }
label-worth = Millions
label-titles = Titres
label-reserve = Hôtels en réserve
label-cards = Cartes Fortune
label-insured = assurance jouée
label-plays = { $colour ->
        [dark-red] rouge foncé
        [yellow] jaune
        [orange] orange
        [grey] gris
       *[other] { $colour }
    }, { $token ->
        [pram] voiture d'enfant
        [sailing-boat] bateau à voile
        [roller-skate] patin à roulettes
        [moped] vélomoteur
       *[other] { $token }
    }
label-left = Budget restant : { $number }
label-owner-after = Elle serait à { $owner }
label-nobody-after = Elle ne serait à personne
label-street = Hôtels, la base d'abord (propriétaire)
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
