# Les messages qui n'appartiennent à aucun jeu en particulier. Mêmes clés que common.en.ftl.

## Morceaux de phrases

joined = { $first } et { $last }
nobody = personne
you = vous

## Les phases (kernel/phase.py)

not-your-turn = C'est à { $seat } de jouer (§{ $rule }).
match-is-over = La partie est terminée (§{ $rule }).
status-moment = Ce qui vient de se passer

## Offres (kernel/offers.py)

offer-stands-already = Cette offre existe déjà : c'est l'offre { $number } (§{ $rule }).
offer-was-declined = Ces conditions ont été refusées : changez-les avant de proposer de nouveau (§{ $rule }).
too-many-open-offers = Vous avez déjà { $most } offres en cours, c'est le maximum : retirez-en une d'abord (§{ $rule }).
too-many-offers = { $most } offres ont été faites dans cette négociation, c'est le maximum (§{ $rule }).
no-such-offer = Il n'y a pas d'offre { $number } en cours (§{ $rule }).
offer-is-accepted = L'offre { $number } de { $proposer } a été acceptée : elle engage les deux parties (§{ $rule }).
offer-is-declined = { $other } a refusé l'offre { $number } (§{ $rule }).
offer-is-withdrawn = { $proposer } a retiré son offre { $number } (§{ $rule }).
offer-has-lapsed = L'offre { $number } de { $proposer } est caduque (§{ $rule }).
offer-not-to-you = L'offre { $number } ne s'adresse pas à vous (§{ $rule }).
offer-not-yours = L'offre { $number } n'est pas la vôtre : seule la personne qui l'a faite peut la retirer (§{ $rule }).

## Ce que disent les bots qui refusent une offre (kernel/bargaining.py)

fact-offer-weighed = { $why ->
        [costs] { $seat } : « Cela me coûte { $own } et rapporte { $theirs } à { $other }. »
        [loses] { $seat } : « Cela coûte { $theirs } à { $other }. »
        [neither] { $seat } : « Cela ne sert aucun de nous deux. »
        [leader] { $seat } : « Cela vaut { $own } pour moi, { $theirs } pour { $other }, qui est en tête. »
        [little] { $seat } : « Cela me rapporte trop peu. »
        [anyway] { $seat } : « Cela se fera de toute façon. »
        [later] { $seat } : « Je préfère continuer la partie. »
       *[worth] { $seat } : « Cela vaut { $own } pour moi, { $theirs } pour { $other }. »
    }
    .you-other = { $why ->
        [costs] { $seat } : « Cela me coûte { $own } et vous rapporte { $theirs }. »
        [loses] { $seat } : « Cela vous coûte { $theirs }. »
        [neither] { $seat } : « Cela ne sert aucun de nous deux. »
        [leader] { $seat } : « Cela vaut { $own } pour moi, { $theirs } pour vous, et vous êtes en tête. »
        [little] { $seat } : « Cela me rapporte trop peu. »
        [anyway] { $seat } : « Cela se fera de toute façon. »
        [later] { $seat } : « Je préfère continuer la partie. »
       *[worth] { $seat } : « Cela vaut { $own } pour moi, { $theirs } pour vous. »
    }

## Enchères à la criée (kernel/auction.py)

bid-not-a-multiple = Enchérissez par multiples de { $step } (§{ $rule }).
bid-beyond-limit = Personne ne peut enchérir au-delà de { $most } (§{ $rule }).
bid-too-low = Enchérissez à { $minimum } ou plus (§{ $rule }).
out-of-this-auction = Vous ne participez plus à cette enchère (§{ $rule }).
highest-bidder-stays = Votre enchère de { $price } est la plus haute : vous ne pouvez pas passer (§{ $rule }).
maximum-too-low = Le maximum de votre enchère automatique doit être d'au moins { $minimum } (§{ $rule }).
no-standing-bid = Vous n'avez pas d'enchère automatique à arrêter (§{ $rule }).

## Contrôles qui demandent un montant : la page le met à la place de %amount

send-bid = Miser %amount
send-bet = Parier %amount
send-maximum = Enchérir automatiquement jusqu'à %amount
sent-bid = Votre mise secrète : %amount. Vous pouvez la changer tant que tout le monde n'a pas misé.
sent-bet = Votre pari secret : %amount. Vous pouvez le changer tant que tout le monde n'a pas décidé.
sent-maximum = Vous enchérissez automatiquement jusqu'à %amount.
note-second-price = Si vous gagnez, vous payez la deuxième plus haute mise : %amount au plus.

## La fin d'une partie

breakdown-title = D'où viennent les points

## Annuler un coup

undo-nothing = Il n'y a aucun coup à annuler.
undo-another-moved = Quelqu'un d'autre a joué depuis : votre coup ne peut plus être annulé.
undo-chance-fell = Un tirage a eu lieu depuis : votre coup ne peut plus être annulé.
undo-said-aloud = Une enchère annoncée ne se reprend pas.
undo-agreed = Un accord engage les deux parties : il ne s'annule pas.
undo-offered = Votre offre a été vue : vous pouvez la retirer, mais pas l'annuler.
undo-revealed = Votre coup a révélé quelque chose : il ne peut plus être annulé.

## Erreurs : ce qui vient de l'extérieur et ne convient pas

unknown-game = Il n'y a pas de jeu nommé « { $game } ». La collection comprend : { $known }.
wrong-seats = { $title } se joue de { $least } à { $most } joueurs, pas à { $seats }.
unknown-seat = « { $seat } » n'est pas une place : les places portent des lettres à partir de A.
unknown-option = Il n'y a pas d'option « { $option } ». { $known ->
        [none] Ce jeu n'a pas d'options.
       *[other] Ce jeu a : { $known }.
    }
bad-option = L'option « { $option } » ne peut pas valoir « { $value } » ; attendu : { $expected }.
unknown-edition = Il n'y a pas d'édition « { $edition } ». Éditions connues : { $known }.
bad-component = { $entry ->
        [none] Le fichier de matériel { $file } est inutilisable (attendu : { $expected } ; trouvé : { $found }).
       *[other] Le fichier de matériel { $file } est faux à { $entry } (attendu : { $expected } ; trouvé : { $found }).
    }
damaged-file = Ce fichier de partie est abîmé ({ $where }) ; attendu : { $expected }.
damaged-data = La position enregistrée dans ce fichier est abîmée près de « { $found } ».
older-rules-file = Cette partie de { $game } a été jouée avec d'autres règles que celles de ce serveur. Seul le serveur qui a écrit le fichier peut l'ouvrir.
unknown-action = « { $text } » n'est pas une action de ce jeu. Exemples : { $examples }.
unknown-language = La langue « { $language } » n'est pas disponible ; choisissez parmi { $known }.

## Morceaux d'anglais du noyau que citent les erreurs (texts/fragments.py)

where-whole-file = le fichier entier
where-move = coup { $number }
found-nothing = rien
expected-format = un fichier de partie au format { $format }
expected-game = l'identifiant d'un jeu
expected-options = les options de la table
expected-edition = le nom d'une édition
expected-seats = un nombre de places
expected-fewer-moves = au plus { $number } coups
expected-moves = une liste de coups
expected-drawn = une liste de tirages, chacun avec sa raison
expected-move = une place, une action et ses tirages
expected-seat-not = une place de cette table, pas { $seat }
expected-seat = une place de la table
expected-legal-move = un coup permis (voir §{ $rule })
expected-only-drawn = rien de plus que les tirages
expected-drawn-for = un tirage pour « { $why } »
expected-other-drawn = un autre tirage pour « { $why } » que { $drawn }
expected-notation = une action dans la notation du jeu, pas « { $text } »
expected-just = le nombre { $low }
expected-whole = un nombre entier de { $low } à { $high }
expected-one-of = l'un de ces mots : { $words }
expected-text = un texte
expected-wholes-many = une liste de { $number } nombres entiers
expected-wholes = une liste de nombres entiers
expected-words-many-of = une liste de { $number } textes parmi { $words }
expected-words-of = une liste de textes parmi { $words }
expected-words-many = une liste de { $number } textes
expected-words = une liste de textes
expected-table = une table
expected-tables = une liste de tables
expected-component-file = un fichier de matériel
expected-toml = un fichier TOML
expected-yes-no = yes (oui) ou no (non)

## Erreurs de la ligne de commande

unknown-command = Il n'y a pas de commande « { $command } ». Les commandes sont : { $known }.
unknown-bot = Il n'y a pas de robot nommé « { $bot } ». Robots connus : { $known }.
wrong-bots = { $bots ->
        [0] Il faut au moins un robot pour { $seats } places.
       *[other] { $bots } robots ne tiennent pas sur { $seats } places.
    }
wrong-names = Les noms « { $names } » ne conviennent pas à { $seats } places : un par place au plus, tous différents.
unknown-paragraph = Il n'y a pas de paragraphe « { $paragraph } » dans cette règle ; elle se termine au §{ $last }.
option-form = « { $text } » n'a pas la forme clé=valeur.
too-small = { $name } doit être plus grand que zéro, pas { $value }.
file-exists = { $file } existe déjà et n'est pas remplacé ; ajoutez --force si vous le voulez vraiment.
file-missing = Il n'y a pas de fichier ni de dossier nommé { $file }.
file-forbidden = Vous n'avez pas le droit d'utiliser { $file }.
file-is-folder = { $file } est un dossier, pas un fichier.
file-trouble = { $file } est inutilisable : { $why }.
other-game = { $file } contient une partie de { $game }.
other-contest = { $file } contient les donnes d'une autre série, ou aucune : indiquez un autre fichier.
other-training = { $file } appartient à un autre apprentissage, ou est abîmé : indiquez un autre dossier.
no-features = Rien ne dit encore ce qu'un réseau devrait recevoir de « { $game } ».
bad-training = Neurones cachés : de 1 à 200. Lambda : de 0 à 1.
net-of-other-rules = Les poids de { $file } ne sont pas ceux de { $game } dans la version { $rules } des règles : refaites l'apprentissage.
net-of-other-inputs = Les poids de { $file } sont faits pour d'autres entrées que celles du jeu : refaites l'apprentissage.
net-damaged = { $file } n'est pas un fichier de poids, ou est abîmé.
net-too-large = { $file } dépasse { $most } Ko : trop grand pour un fichier de poids.
save-where = Dites dans quel fichier enregistrer : enregistrer FICHIER.
resume-what = Dites quel fichier reprendre : reprendre FICHIER.
no-solver = Il n'y a pas de solveur pour { $game } ; il y en a un pour { $known }.
unknown-card = Il n'y a pas de carte « { $card } ». Le paquet contient { $known }.
bad-dice = « { $dice } » ne donne pas cinq dés : écrivez cinq nombres de 1 à 6, séparés par des virgules.
bad-rolls = { $rolls } n'est pas un nombre de jets de 0 à { $most }.

usage-unknown-option = Il n'y a pas d'option { $option } ici ; voir --help.
usage-option-alone = L'option { $option } demande une valeur.
usage-missing = Il manque { $name } ; voir --help.
out-of-bounds = { $name } doit être compris entre { $least } et { $most }.
bad-pace = « { $text } » n'est pas un rythme : écrivez 2s, 500ms ou 0.
bad-address = « { $url } » n'est pas l'adresse d'un serveur : écrivez http://127.0.0.1:8000.
not-loopback = { $url } n'est pas sur cette machine. Si ce serveur est le vôtre et supporte la charge, ajoutez --anywhere.
growth-of-own-server = --growth demande une part d'au moins 0 et un serveur que l'essai lance lui-même (sans --url).
no-own-server = Le serveur n'a pas démarré. { $why }
no-server = Personne ne répond à { $url }.
too-few-files = Tant de connexions demandent { $needed } fichiers ouverts ; ce système en permet { $allowed }.
usage-bad-number = { $name } doit être un nombre.
usage-bad-whole = { $name } doit être un nombre entier.
usage-other = { $words ->
        [none] La commande n'est pas comprise ; voir --help.
       *[other] « { $words } » n'est pas compris ici ; voir --help.
    }

## La ligne de commande : les résultats

version-compiled = compilé
version-python = Python pur

games-line = { $designer }, { $publisher } { $year } · { $least ->
        [one] jusqu'à { $most } joueurs
       *[other] { $least } à { $most } joueurs
    } · environ { $minutes } minutes
games-option = { $title } : --option { $key }=… ({ $values })

simulate-progress = Parties en cours
simulate-result = { $game } : { $matches ->
        [one] une partie
       *[other] { $matches } parties
    }, { $decisions } décisions en { $seconds } s : { $speed } décisions par seconde ({ $build }, graine { $seed }).
simulate-seat = Place
simulate-bot = Robot
simulate-wins = Victoires
simulate-mean = Score moyen
simulate-nobody = { $number ->
        [one] Dans une partie, personne n'a gagné.
       *[other] Dans { $number } parties, personne n'a gagné.
    }

arena-result = { $game }, { $seats } places : { $deals ->
        [one] une donne, jouée
       *[other] { $deals } donnes, chacune jouée
    } depuis toutes les places (graine { $seed }). Intervalles (95 %) sur les donnes.
arena-bot = Robot
arena-share = Victoires
arena-interval = 95 %
arena-even = Part égale
arena-rating = Classement
arena-time = ms par décision
arena-longest = la plus longue, ms

train-result = { $game } : appris de { $matches } parties (graine { $seed }). Entropie croisée avec le vainqueur, 1 pour des chances égales : { $first } au premier tour, { $last } au dernier. Poids : { $file }.

loadtest-opening = Ouverture des tables
loadtest-playing = Parties en cours
loadtest-checking = Vérification des parties
loadtest-result = { $tables } tables, { $sockets } connexions, { $seconds } s : { $speed } coups par seconde, { $matches } { $matches ->
        [one] partie terminée
       *[other] parties terminées
    } (graine { $seed }).
loadtest-kind = Millisecondes
loadtest-count = nombre
loadtest-p50 = p50
loadtest-p90 = p90
loadtest-p99 = p99
loadtest-p100 = maximum
loadtest-did-shown = coup, jusqu'à chaque participant
loadtest-did-move = coup, jusqu'à la réponse
loadtest-did-offer = offres et réponses
loadtest-did-chat = messages
loadtest-did-bad = messages fautifs
loadtest-did-connect = connexions
loadtest-did-reconnect = reconnexions
loadtest-did-again = états complets
loadtest-did-why = questions
loadtest-did-undo = annulations
loadtest-did-leave = départs
loadtest-did-take-back = retours
loadtest-did-join = arrivées
loadtest-did-guest = nouveaux visiteurs
loadtest-did-open = tables ouvertes
loadtest-did-look = consultations par HTTP
loadtest-did-replay = parties revues
loadtest-did-export = exportations
loadtest-did-refused = refus
loadtest-did-too-fast = trop rapide
loadtest-did-come-back = priés de revenir
loadtest-histogram = D'un coup à sa mise à jour chez chaque participant
loadtest-lag = Ce programme a lui-même eu { $p99 } ms de retard (p99) : les temps ne sont pas plus exacts.
loadtest-memory = Mémoire du serveur : { $empty } Mo à vide, { $opened } Mo toutes tables ouvertes ({ $table } Ko par table), { $end } Mo à la fin.
loadtest-verified = Fichiers de parties rejoués et trouvés justes : { $verified }.
loadtest-anomalies = { $number ->
        [0] Aucune anomalie.
        [one] Une anomalie :
       *[other] { $number } anomalies :
    }
loadtest-unanswered = sans réponse
loadtest-out-of-order = dans le désordre
loadtest-doubled = envoyé deux fois
loadtest-lost = perdu
loadtest-different = les mises à jour ne donnent pas l'état
loadtest-server-error = erreur du serveur
loadtest-closed = connexion fermée
loadtest-unexpected = réponse inattendue
loadtest-unverified = fichier de partie non vérifié
loadtest-logged = ligne dans le journal du serveur
loadtest-memory-grown = la mémoire a grandi

bench-build = Jeu au hasard sur un cœur ({ $build }) :
bench-game = Jeu
bench-seats = Places
bench-matches = Parties/s
bench-decisions = Décisions/s
bench-copies = Copies/s

solve-question = { $card }, dés { $dice }, { $rolls ->
        [0] plus aucun jet
        [one] encore un jet
       *[other] encore { $rolls } jets
    } :
solve-answer = { $keep ->
        [none] Relancez tous les dés
       *[other] Gardez { $keep }
    } : réussite dans { $percent } des cas ({ $fraction }).
solve-keep = Garder
solve-chance = Réussite
solve-nothing = rien
solve-more = … et { $number ->
        [one] une autre possibilité
       *[other] { $number } autres possibilités
    } ; --json les montre toutes.

outcome-total = Total
outcome-place = Rang
outcome-winners = { $number ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent ensemble.
    }
outcome-nobody = Personne ne gagne.

replay-title = { $game } : { $names }
replay-older = Ce fichier suit des règles plus anciennes : ses { $number } coups ne peuvent pas être rejoués.
replay-next = Entrée : coup suivant ; autre chose : arrêter
replay-unfinished = La partie n'est pas terminée ; { $number ->
        [one] un coup a été joué
       *[other] { $number } coups ont été joués
    }.

## La ligne de commande : à la table

table-you = vous
bot-beginner = robot débutant
bot-club = robot de club
bot-strong = robot fort
bot-expert = robot expert
bot-random = robot facile
bot-greedy = robot moyen
bot-search = robot difficile
table-unchanged = { $number ->
        [one] Un élément n'a pas changé
       *[other] { $number } éléments n'ont pas changé
    } (« table » montre tout).
menu-one-run = Tapez un nombre de { $first } à { $last } ({ $notation }).
menu-amount = { $label } : { $amount }
menu-run = { $label } (de { $first } à { $last })
pick-title = À quel jeu voulez-vous jouer ?
pick-prompt = 1–{ $last }, ou le nom d'un jeu :
play-welcome = { $game }, avec { $names }.
play-welcome-back = { $game } : { $number ->
        [0] la partie commence.
        [one] la partie reprend après un coup.
       *[other] la partie reprend après { $number } coups.
    }
play-how = Tapez le numéro d'une ligne, ou l'action qui est au bout. « aide » montre le reste.
play-help =
    pourquoi ACTION       pourquoi une action n'est pas possible, avec la règle
    règles [§]            le paragraphe qui compte maintenant, ou un autre
    conseil               ce que ferait un robot à votre place
    annuler               annule votre dernier coup, tant que c'est possible
    journal               tout ce qui s'est passé
    table                 montre de nouveau la table
    enregistrer [FICHIER] enregistre la partie ; --force écrase un fichier existant
    reprendre FICHIER     passe à une autre partie enregistrée
    quitter               quitte la partie ; on vous demande s'il faut enregistrer
play-pass-keyboard = Passez le clavier à { $name }. Appuyez sur Entrée quand vous y êtes.
play-really = Vraiment « { $notation } » ? (oui / non)
play-which-number = Quel nombre, de { $first } à { $last } ?
play-allowed = « { $notation } » est possible.
play-undone = Coup annulé : { $notation }.
play-saved = Enregistré dans { $file }.
play-hint = Un robot jouerait : { $notation }
play-save-before-leaving = { $file ->
        [none] Enregistrer dans quel fichier ? (Entrée : partir sans enregistrer)
       *[other] Enregistrer dans quel fichier, par exemple { $file } ? (Entrée : partir sans enregistrer)
    }
play-left = Vous avez quitté la partie.

## La ligne de commande : le serveur

serving = La collection est ouverte à l'adresse { $url } (Ctrl+C la ferme).
serving-friends = Vos amis sur le même réseau la trouvent à { $urls }.
serving-local-only = Seul cet ordinateur peut l'atteindre. Pour des amis sur le même réseau : ludotheque serve --host 0.0.0.0
folder-in-use = Un autre serveur utilise déjà le dossier { $folder } : arrêtez-le, ou choisissez un autre dossier avec --data.
cannot-listen = Le serveur ne peut pas écouter à l'adresse { $address } : { $why }. Choisissez un autre port avec --port.
secret-damaged = La clé { $file } est abîmée ou illisible. Remettez-la depuis une sauvegarde ; sans sauvegarde seulement, supprimez-la (tous les visiteurs perdent alors leurs places).
store-unusable = Les tables de { $file } sont inutilisables : { $why }.
store-too-new = { $file } a été écrit par une version plus récente : installez-la, ou choisissez un autre dossier avec --data.
config-option = option
config-value = valeur
config-source = provenance
config-flag = ligne de commande
config-environment = environnement
config-default = valeur par défaut
workers-need-database = Plusieurs processus demandent PostgreSQL : un fichier SQLite est servi par un seul (--database postgresql://…).
workers-need-fork = Ce système ne peut pas lancer plusieurs processus : lancez un serveur, ou plusieurs derrière un mandataire.
database-unknown = « { $database } » n'est pas l'adresse d'une base de données : elle commence par postgresql://.
database-unreachable = La base de données { $database } est inutilisable : { $why }.
database-lost = La base de données n'est plus joignable : { $why }.
extra-missing = Il manque un paquet ({ $why }) : pip install 'ludotheque[{ $extra }]'.
move-no-source = Il n'y a pas de tables dans { $place } : nommez un dossier de données ou une adresse postgresql://.
move-not-empty = { $place } contient déjà des tables : rien n'a été copié. Choisissez un dossier ou une base vide.
move-differs = La copie diffère de l'original (« { $part } ») : rien n'en a été gardé.
moved-data =
    { $tables ->
        [one] Une table a été copiée dans { $place } et comparée ligne par ligne.
       *[other] { $tables } tables ont été copiées dans { $place } et comparées ligne par ligne.
    }
no-such-match = Il n'y a pas de partie à la table « { $table } » : « ludotheque tables list » montre les tables.
no-tables = Aucune table pour l'instant.
backed-up = Enregistré dans { $file }.
exported = La table { $table } est enregistrée dans { $file }.
imported-as = Importée comme table { $table }.
deleted = La table { $table } est supprimée.
tables-table = table
tables-game = jeu
tables-status = état
tables-moves = coups
tables-updated = dernier coup
tables-players = joueurs
tables-status-lobby = en attente de joueurs
tables-status-running = en cours
tables-status-over = terminée
tables-status-closed = fermée

# what an action brings (kernel/effects.py)
effect-own = Vous : { $quantity }
effect-other = { $seat } : { $quantity }
effect-concluded = Si vous vous arrêtez là :
effect-over = Termine la partie
effect-reveal = Puis une information cachée est dévoilée
effect-chance = Puis le hasard décide
end-behind = { $amount } de moins que { $name }, surtout dans « { $category } » ({ $difference })

# Leçons et exemples (kernel/lesson.py).
lesson-other = Les règles le permettent aussi, mais cette leçon suit un autre chemin : faites ce qu'elle demande.
lesson-wait = Un instant : les autres jouent d'abord.
