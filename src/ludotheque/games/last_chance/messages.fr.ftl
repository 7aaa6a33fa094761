# Last Chance : français. Mêmes clés que messages.en.ftl ; les § sont ceux de rules.fr.md.

tagline = Criez l'enchère la plus haute et tentez la combinaison pendant que les autres parient – et une fois par partie, jouez le tout pour le tout.
mechanism = enchères à la criée, dés, paris
designer = Frères McGuire

aim = Gagnez au moins une carte, et ayez le plus d'argent quand la dernière carte est jouée.

## Options

option-by_the_book = Autoriser les enchères au-dessus de ses moyens (qui l'emporte quitte la partie)
    .hint = Comme dans la règle. Sans cette option, une telle enchère est refusée.

## Refus

eliminated = Vous êtes hors jeu (§10.3).
match-is-over = La partie est finie (§12.1).
auction-now = Une enchère est en cours : enchérissez, passez ou invoquez votre dernière chance (§5.1).
bid-above-cash = Vous avez { $cash } : vous ne pouvez pas enchérir plus haut (§5.4).
last-chance-used = Vous avez déjà utilisé votre dernière chance (§7.1).
own-bid-above-cash = Votre enchère de { $price } est la plus haute et vous n'avez que { $cash } : la dernière chance ne permet pas d'y échapper (§7.5).
last-chance-heard-first = { $champion } a invoqué sa dernière chance avant vous. Vous gardez la vôtre (§7.3).
last-chance-too-late = L'enchère est finie : { $champion } tente la carte. Vous gardez votre dernière chance (§7.1).
champion-already = C'est déjà à vous de tenter la carte (§5.6).
auction-is-over = L'enchère est finie : { $champion } tente la carte (§5.6).
bets-now = D'abord les paris : pariez sur la réussite ou sur l'échec, ou ne pariez pas (§8.1).
champion-does-not-bet = Vous tentez la carte : on ne parie pas sur soi-même (§8.1).
bet-out-of-range = Pariez un multiple de { $step }, de { $least } à { $most } (§8.1).
bet-above-cash = Vous avez { $cash } : vous ne pouvez pas parier davantage (§8.1).
nothing-to-bet = Vous n'avez pas d'argent à parier (§8.1).
only-the-champion-rolls = C'est à { $champion } de lancer les dés (§9.1).
roll-now = Choisissez les dés à garder et relancez les autres (§9.1).
roll-at-least-one = Relancez au moins un dé : gardez-en quatre au plus (§9.1).
dice-not-there = Les dés sur la table sont { $dice } : gardez-en parmi ceux-là (§9.1).

## Ce qui s'est passé

fact-card-turned = Carte { $number } : { $seat } retourne { label-goal-of-card }, prime { $prize }, { $rolls } { $rolls ->
        [one] jet
       *[other] jets
    }.
    .you-seat = Carte { $number } : vous retournez { label-goal-of-card }, prime { $prize }, { $rolls } { $rolls ->
            [one] jet
           *[other] jets
        }.
fact-dice-thrown = { $seat } jette les cinq dés : { $dice }.
    .you-seat = Vous jetez les cinq dés : { $dice }.
fact-lucky-throw = Coup de chance ! { $seat } prend aussitôt la carte et { $prize }.
    .you-seat = Coup de chance ! Vous prenez aussitôt la carte et { $prize }.
fact-bid-made = { $seat } enchérit à { $amount }.
    .you-seat = Vous enchérissez à { $amount }.
fact-passed = { $seat } passe.
    .you-seat = Vous passez.
fact-dropped-out = { $seat } ne peut pas enchérir plus haut et sort de l'enchère.
    .you-seat = Vous ne pouvez pas enchérir plus haut et sortez de l'enchère.
fact-standing-bid-set = Vous enchérissez automatiquement jusqu'à { $maximum } ; { $then ->
        [ask] ensuite, vous déciderez
       *[pass] ensuite, vous passez
    }. Personne d'autre ne le sait.
fact-standing-bid-cancelled = Votre enchère automatique est arrêtée.
fact-standing-bid-spent = Les enchères ont dépassé votre maximum : { $then ->
        [ask] à vous de décider
       *[pass] vous passez
    }.
fact-champion-found = Adjugé à { $champion } pour { $bid } !
    .you-champion = Adjugé à vous pour { $bid } !
fact-last-chance-called = Dernière chance ! { $champion } mise tout : { $stake }.
    .you-champion = Dernière chance ! Vous misez tout : { $stake }.
fact-bid-not-covered = { $seat } a enchéri à { $bid } mais n'a que { $cash }.
    .you-seat = Vous avez enchéri à { $bid } mais n'avez que { $cash }.
fact-nobody-bid = Personne n'enchérit.
fact-card-left = Personne ne gagne la carte : elle quitte la partie.
fact-bet-sealed = Pari de { $seat } : fait.
    .you-seat = Votre pari : fait.
fact-bet-shown = { $seat } parie { $amount } sur { $side ->
        [for] la réussite
       *[against] l'échec
    }.
    .you-seat = Vous pariez { $amount } sur { $side ->
            [for] la réussite
           *[against] l'échec
        }.
fact-no-bet-shown = { $seat } ne parie pas.
    .you-seat = Vous ne pariez pas.
fact-bet-won = { $seat } gagne son pari : { $amount } rendus, et { $amount } de plus de la banque.
    .you-seat = Vous gagnez votre pari : { $amount } rendus, et { $amount } de plus de la banque.
fact-bet-lost = { $seat } perd son pari : { $amount } pour la banque.
    .you-seat = Vous perdez votre pari : { $amount } pour la banque.
fact-dice-rolled = { $champion } { $kept ->
        [none] lance les cinq dés
       *[other] garde { $kept } et lance
    } : { $rolled }. Les dés montrent { $dice } ; { $left ->
        [0] c'était le dernier jet
        [one] il reste un jet
       *[other] il reste { $left } jets
    }.
    .you-champion = Vous { $kept ->
            [none] lancez les cinq dés
           *[other] gardez { $kept } et lancez
        } : { $rolled }. Les dés montrent { $dice } ; { $left ->
            [0] c'était le dernier jet
            [one] il reste un jet
           *[other] il reste { $left } jets
        }.
fact-card-won = { $champion } réussit ! La carte, la prime de { $prize }, et sa mise de { $stake } en retour.
    .you-champion = Vous réussissez ! La carte, la prime de { $prize }, et votre mise de { $stake } en retour.
fact-attempt-failed = { $champion } échoue et perd { $stake }. Les dés restent tels quels.
    .you-champion = Vous échouez et perdez { $stake }. Les dés restent tels quels.
fact-eliminated = { $seat } quitte la partie{ $cards ->
        [0] .
        [one] {" "}et perd une carte.
       *[other] {" "}et perd { $cards } cartes.
    }
    .you-seat = Vous quittez la partie{ $cards ->
            [0] .
            [one] {" "}et perdez une carte.
           *[other] {" "}et perdez { $cards } cartes.
        }
fact-all-cards-played = Toutes les cartes ont été jouées.
fact-nobody-can-bid = Plus personne n'a d'argent ni de dernière chance.
fact-one-left = Il ne reste que { $seat } en jeu.
    .you-seat = Il ne reste que vous en jeu.

# plusieurs faits en une ligne du journal
fact-bidding = { bidding-seats }{ bidding-out }
bidding-seats = { $bidders ->
        [0] {""}
        [one] Enchère : { $seats }, { $last }.
       *[other] Enchères : { $seats }, { $first } → { $last }.
    }
bidding-out = { $leavers ->
        [0] {""}
       *[other] {" "}Hors enchère : { $out }.
    }
fact-auction-won = { $first ->
        [none] Personne d'autre n'enchérit : adjugé à { $champion } pour { $bid }.
       *[other] Enchères : { $seats }, { $first } → { $bid }. Adjugé à { $champion }.
    }
    .you-champion = { $first ->
            [none] Personne d'autre n'enchérit : adjugé à vous pour { $bid }.
           *[other] Enchères : { $seats }, { $first } → { $bid }. Adjugé à vous.
        }
fact-bets-sealed = Paris faits : { $seats }.
word-for = sur la réussite
word-against = sur l'échec
word-no-bet = pas de pari
word-bet-back = et le pari rendu
fact-bets-shown = Paris : { $bets_by_seat }.
fact-bets-paid = Paris réglés : { $amounts_by_seat }.

## Le décompte

category-start = Argent de départ
category-bids = Enchères perdues
category-prizes = Primes
category-side-bets = Paris
category-forfeits = Perdu par élimination

reason-most-money = { $names } a le plus d'argent parmi les joueurs qui ont une carte.
reason-shared-victory = { $names } ont une carte et autant d'argent : la victoire est partagée.
reason-nobody-wins = Personne, parmi les joueurs encore en jeu, n'a de carte : personne ne gagne.
reason-cannot-bid = Plus personne ne pouvait enchérir. { $number ->
        [one] { $names } a le plus d'argent parmi les joueurs qui ont une carte.
       *[other] { $names } ont une carte et autant d'argent : la victoire est partagée.
    }
reason-one-left = Tous les autres ont quitté la partie : { $names } reste en jeu et gagne, avec ou sans carte.

remark-cards = { $amount ->
        [one] une carte
       *[other] { $amount } cartes
    }
remark-no-card = pas de carte : ne peut pas gagner
remark-eliminated = hors jeu
remark-last-one-left = pas de carte, mais encore en jeu

score-amount = { $amount } en poche
score-behind = { $amount }
breakdown-title = D'où vient l'argent

## Actions

action-bid = Enchérir
action-pass = Passer
action-stand-pass = Enchère automatique, puis passer
action-stand-ask = Enchère automatique, puis me demander
action-stand-none = Arrêter l'enchère automatique
action-last-chance = Dernière chance : miser tout, { $cash }
action-bet-for = { $champion } réussit
action-bet-against = { $champion } échoue
action-no-bet = Ne pas parier
action-roll = Touchez les dés à garder · { $rolls ->
        [one] dernier jet
       *[other] encore { $rolls } jets
    }
action-keep = Garder { $dice }, lancer { $rolled ->
        [one] l'autre dé
       *[other] les { $rolled } autres
    }
action-keep-none = Lancer les cinq dés

## Qui doit faire quoi

status-auction-opens = La carte est aux enchères. Pas encore d'enchère.
status-auction-opens-mine = La carte est aux enchères. Ouvrez les enchères, ou passez.
status-auction = { $leader } enchérit à { $price }. Qui dit mieux ?
status-auction-mine = { $leader } enchérit à { $price }. Dites-vous mieux ?
status-auction-leading = Votre enchère de { $price } est la plus haute.
status-auction-overbid = Votre enchère de { $price } est la plus haute, mais vous n'avez que { $cash } : si personne ne dit mieux, vous êtes hors jeu.
status-bets = Paris sur { $champion }. Paris faits : { $ready } sur { $bettors }.
status-bets-mine = Pari sur { $champion } : juste, il rapporte son montant ; faux, il est perdu.
status-roll = { $champion } lance les dés : { $rolls ->
        [one] dernier jet
       *[other] encore { $rolls } jets
    }.
status-roll-mine = Choisissez les dés à garder et lancez les autres : { $rolls ->
        [one] dernier jet
       *[other] encore { $rolls } jets
    }.
status-over = La partie est finie.

## Étiquettes

label-pile = Pile : encore { $number } { $number ->
        [one] carte
       *[other] cartes
    }
label-place = La place de { $seat } au bar
label-place-empty = La place vide de { $seat }
label-card = La carte : { label-goal-of-card }, prime { $prize }, { $rolls } { $rolls ->
        [one] jet
       *[other] jets
    }
label-card-won = Carte gagnée par { $owner } : { label-goal-of-card }
label-goal-of-card = { $numbers ->
        [none] { $cocktails ->
            [0] { label-long-drinks }
           *[other] { $drinks ->
                [0] { label-cocktails }
               *[other] { label-cocktails } + { label-long-drinks }
            }
        }
       *[other] { $numbers }{ $cocktails ->
            [0] {""}
           *[other] {" "}+ { label-cocktails }
        }{ $drinks ->
            [0] {""}
           *[other] {" "}+ { label-long-drinks }
        }
    }
label-cocktails = { $cocktails ->
        [one] 1 cocktail
       *[other] { $cocktails } cocktails
    }
label-long-drinks = { $drinks ->
        [one] 1 long drink
       *[other] { $drinks } long drinks
    }
label-goal = Il faut : un { $face }
label-cocktail = Il faut : un cocktail (n'importe quel chiffre, le même pour tous les cocktails)
label-long-drink = Il faut : un long drink (n'importe quel chiffre, le même pour tous les long drinks, autre que celui des cocktails)
label-prize = Prime : { $prize }
label-pass-means = Vous quittez cette enchère.
effect-bets-open = Votre pari est le dernier : ensuite, tous les paris sont dévoilés
label-no-bet-means = Quels que soient les dés, vous ne gagnez et ne perdez rien.
label-rolls = Nombre de jets : { $rolls }
label-die = Dé montrant { $face }
label-highest-bid = Plus haute enchère : { $price } par { $leader }
label-stake = La mise de { $champion } : { $stake }
label-bet-awaited = { $seat } n'a pas encore décidé de son pari
label-bet-sealed = { $seat } a fait son pari, encore secret
label-bet-for = { $seat } parie { $amount } sur la réussite
label-bet-against = { $seat } parie { $amount } sur l'échec
label-cash = Argent
label-cards = Cartes gagnées
label-last-chance = Dernière chance
label-chance-left = intacte
label-chance-used = utilisée
label-out = hors jeu
label-champion = tente la carte, mise { $stake }
label-all-in = joue le tout pour le tout : { $stake }
label-leads = plus haute enchère : { $price }
label-passed = hors de l'enchère
label-has-decided = pari fait
label-bets-for = parie { $amount } sur la réussite
label-bets-against = parie { $amount } sur l'échec
label-turner = a retourné la carte
label-odds = Chances de réussite : { $whole },{ $tenths } %
label-odds-best = { $dice ->
        [none] Le mieux : lancer les cinq dés ({ $whole },{ $tenths } %)
       *[other] Le mieux : garder { $dice } ({ $whole },{ $tenths } %)
    }
label-odds-now = Chances de réussite, au mieux : { $whole },{ $tenths } %
label-standing-pass = Vous enchérissez automatiquement jusqu'à { $maximum }, puis vous passez. Personne d'autre ne le voit.
label-standing-ask = Vous enchérissez automatiquement jusqu'à { $maximum }, puis vous décidez. Personne d'autre ne le voit.
label-bid-above-cash = Vous n'avez que { $cash }. Si cette enchère l'emporte, vous perdez tout votre argent et vos cartes et quittez la partie (§5.5).
label-by-the-book = Ici, on peut enchérir au-dessus de ses moyens : qui l'emporte ainsi quitte la partie (§5.5).
label-thrown-again = { $number ->
        [one] Un joueur sur { $players } a relancé les cinq dés pour cette carte.
       *[other] { $number } joueurs sur { $players } ont relancé les cinq dés pour cette carte.
    }
label-reconstructed = L'original de cette carte est perdu : c'est notre reconstitution.
label-dice-attested = Les dés de cette carte sont connus ; sa prime et ses jets sont notre reconstitution.

label-win-all = Si vous réussissez : votre mise rendue, la carte, et
label-lose-all = Si vous échouez : votre mise et vos cartes sont perdues et vous quittez la partie (§10.3).
note-bet = Juste : +%amount. Faux : −%amount.

# the strip: what is for sale or being rolled for
lot-sale = En vente : le droit de tenter cette carte
lot-attempt = { $champion } tente cette carte
lot-attempt-mine = Vous tentez cette carte
lot-prize = Prime { $prize } · { $rolls ->
        [one] un jet
       *[other] { $rolls } jets
    }
lot-success = Réussite : +{ $prize }, mise rendue et la carte
lot-failure = Échec : la mise est perdue
lot-success-stake = Réussite : +{ $prize }, { $stake } rendus et la carte
lot-failure-stake = Échec : { $stake } perdus
lot-failure-all-in = Échec : { $stake } perdus, et hors jeu

# what an action brings (kernel/effects.py)
quantity-money = argent
quantity-cards = cartes
