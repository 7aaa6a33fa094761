# Last Chance : français. Mêmes clés que messages.en.ftl ; les § sont ceux de rules.fr.md.

tagline = Criez l'enchère la plus haute, tentez la combinaison pendant que les autres parient – et une fois par partie, jouez le tout pour le tout.
designer = Frères McGuire

## Les mots de la règle

word-for = pour
word-against = contre

## Options

option-by_the_book = Enchères au-dessus de ses moyens
    .hint = À la lettre, une telle enchère est entendue, et celui qui l'emporte ainsi est éliminé ; sinon elle est refusée.

## Refus

eliminated = Vous êtes éliminé de la partie (§10.3).
match-is-over = La partie est finie (§12.1).
auction-now = Une vente est en cours : enchérissez, passez ou invoquez votre dernière chance (§5.1).
bid-above-cash = Vous avez { $cash } : vous ne pouvez pas offrir davantage (§5.4).
last-chance-used = Vous avez déjà utilisé votre dernière chance (§7.1).
bets-now = C'est le moment des paris (§8.1).
champion-does-not-bet = Vous êtes le champion : on ne parie pas sur soi-même (§8.1).
bet-out-of-range = Un pari est un multiple de { $step }, de { $least } à { $most } (§8.1).
bet-above-cash = Vous avez { $cash } : vous ne pouvez pas parier davantage (§8.1).
nothing-to-bet = Vous n'avez pas d'argent à parier (§8.1).
only-the-champion-rolls = Seul le champion, { $champion }, lance les dés maintenant (§9.1).
roll-now = Choisissez les dés à garder et relancez les autres (§9.1).
roll-at-least-one = Il faut relancer au moins un dé (§9.1).
dice-not-there = Les dés sur la table sont { $dice } : vous ne pouvez pas en garder d'autres (§9.1).

## Ce qui s'est passé

fact-card-turned = Carte { $number } : { $seat } retourne { $card } – { $combination }, prime { $prize }, { $rolls } { $rolls ->
        [one] jet
       *[other] jets
    }.
fact-dice-thrown = { $seat } jette les cinq dés : { $dice }.
fact-lucky-throw = Coup de chance ! { $seat } prend aussitôt la carte { $card } et { $prize }.
fact-bid-made = { $seat } offre { $amount }.
fact-passed = { $seat } passe.
fact-dropped-out = { $seat } ne peut plus enchérir.
fact-standing-bid-set = Votre ordre d'achat : jusqu'à { $maximum }, { $then ->
        [ask] puis on vous interrogera
       *[pass] puis passer
    }. Vous seul le savez.
fact-standing-bid-cancelled = Votre ordre d'achat est retiré.
fact-standing-bid-spent = Les autres ont dépassé votre maximum : { $then ->
        [ask] à vous de décider
       *[pass] la table passe pour vous
    }.
fact-champion-found = Une fois, deux fois, adjugé ! { $champion } est le champion pour { $bid }.
fact-last-chance-called = Dernière chance ! { $champion } mise tout : { $stake }.
fact-bid-not-covered = { $seat } a offert { $bid } mais n'a que { $cash }.
fact-nobody-bid = Personne n'enchérit.
fact-card-left = La carte { $card } s'en va, gagnée par personne.
fact-bet-sealed = { $seat } a pris sa décision pour le pari.
fact-bet-shown = { $seat } parie { $amount } { $side_word } le champion.
fact-no-bet-shown = { $seat } ne parie pas.
fact-bet-won = { $seat } gagne son pari : { $amount } de la banque.
fact-bet-lost = { $seat } perd son pari : { $amount } pour la banque.
fact-dice-rolled = { $champion } { $kept ->
        [none] lance les cinq dés
       *[other] garde { $kept } et lance
    } : { $rolled }. Les dés montrent { $dice } ; { $left ->
        [0] c'était le dernier jet
        [one] il reste un jet
       *[other] il reste { $left } jets
    }.
fact-card-won = { $champion } réussit ! La carte { $card }, la prime de { $prize }, et sa mise de { $stake } en retour.
fact-attempt-failed = { $champion } échoue sur la carte { $card } et perd { $stake }. Les dés restent tels quels.
fact-eliminated = { $seat } est éliminé{ $cards ->
        [0] .
        [one] , et une carte s'en va avec lui.
       *[other] , et { $cards } cartes s'en vont avec lui.
    }
fact-all-cards-played = Toutes les cartes ont été jouées.
fact-nobody-can-bid = Plus personne n'a d'argent ni de dernière chance.
fact-one-left = { $seat } reste seul en jeu.

## Le décompte

category-start = Argent de départ
category-bids = Enchères perdues
category-prizes = Primes
category-side-bets = Paris
category-forfeits = Perdu par élimination

reason-most-money = Le plus riche de ceux qui ont une carte l'emporte.
reason-shared-victory = Même fortune : la victoire est partagée.
reason-nobody-wins = Aucun joueur encore en jeu n'a de carte : personne ne gagne.
reason-cannot-bid = Plus personne ne pouvait enchérir ; le plus riche de ceux qui ont une carte l'emporte.
reason-one-left = Il ne restait qu'un joueur en jeu.

## Actions

action-bid = Enchérir
action-pass = Passer
action-stand-pass = Ordre d'achat, puis passer
action-stand-ask = Ordre d'achat, puis m'interroger
action-stand-none = Retirer mon ordre d'achat
action-last-chance = Dernière chance !
action-bet-for = Parier sur la réussite
action-bet-against = Parier sur l'échec
action-no-bet = Ne pas parier
action-roll = Gardez des dés et relancez les autres ({ $rolls ->
        [one] dernier jet
       *[other] encore { $rolls } jets
    })
action-keep = Garder { $dice }, relancer { $rolled }
action-keep-none = Relancer les cinq dés

## Qui doit faire quoi

status-auction-opens = La carte est en vente ; pas encore d'enchère.
status-auction-opens-mine = La carte est en vente : qui enchérit ? Pas encore d'enchère.
status-auction = { $leader } offre { $price }. Qui dit mieux ?
status-auction-mine = { $leader } offre { $price }. Dites-vous mieux ?
status-auction-leading = Votre enchère de { $price } est la plus haute.
status-bets = Paris sur { $champion }. Décisions prises : { $ready } sur { $bettors }.
status-bets-mine = { $champion } va-t-il réussir ? Pariez pour, contre, ou pas du tout.
status-roll = { $champion } lance les dés : { $rolls ->
        [one] dernier jet
       *[other] encore { $rolls } jets
    }.
status-roll-mine = Choisissez les dés à garder et relancez les autres : { $rolls ->
        [one] votre dernier jet
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
label-card = Carte { $card } : { $combination }, prime { $prize }, { $rolls } { $rolls ->
        [one] jet
       *[other] jets
    }
label-card-won = Carte { $card }, gagnée par { $owner }
label-card-id = Carte { $card }
label-goal = Il faut : un { $face }
label-cocktail = Il faut : un cocktail (n'importe quel chiffre, le même pour tous les cocktails)
label-long-drink = Il faut : un long drink (n'importe quel chiffre, le même pour tous les long drinks, autre que celui des cocktails)
label-prize = Prime : { $prize }
label-rolls = Nombre de jets : { $rolls }
label-die = Dé montrant { $face }
label-highest-bid = Plus haute enchère : { $price } par { $leader }
label-stake = La mise de { $champion } : { $stake }
label-stake-would-be = Votre mise
label-bet-sealed = { $seat } a décidé en secret
label-bet-for = { $seat } parie { $amount } sur la réussite
label-bet-against = { $seat } parie { $amount } sur l'échec
label-cash = Argent
label-cards = Cartes gagnées
label-last-chance = Dernière chance
label-chance-left = intacte
label-chance-used = utilisée
label-out = éliminé
label-champion = champion, mise { $stake }
label-all-in = champion, tapis de { $stake }
label-leads = plus haute enchère : { $price }
label-passed = hors de cette vente
label-has-decided = a décidé
label-bets-for = parie { $amount } sur la réussite
label-bets-against = parie { $amount } sur l'échec
label-turner = a retourné la carte
label-odds = Chances de réussite : { $whole },{ $tenths } %
label-odds-best = Le mieux : garder { $dice } ({ $whole },{ $tenths } %)
label-odds-now = En jouant au mieux à partir de ces dés, on réussit à { $whole },{ $tenths } %.
label-odds-title = Les meilleurs choix
label-keep = Choix
label-success = Réussite
label-percent = { $whole },{ $tenths } %
label-standing-pass = Votre ordre d'achat : jusqu'à { $maximum }, puis passer. Vous seul le voyez.
label-standing-ask = Votre ordre d'achat : jusqu'à { $maximum }, puis vous interroger. Vous seul le voyez.
label-thrown-again = { $number ->
        [one] Un joueur sur { $players } a relancé les cinq dés pour cette carte.
       *[other] { $number } joueurs sur { $players } ont relancé les cinq dés pour cette carte.
    }
label-reconstructed = La carte { $card } est notre reconstitution.
label-dice-attested = Les dés de la carte { $card } sont attestés ; sa prime et ses jets sont notre reconstitution.
