# Les messages qui n'appartiennent à aucun jeu en particulier. Mêmes clés que common.en.ftl.

## Morceaux de phrases

joined = { $first } et { $last }
nobody = personne

## Offres (kernel/offers.py)

offer-stands-already = Cette offre est déjà sur la table, sous le numéro { $number } (§{ $rule }).
offer-was-declined = Ces conditions ont été refusées ; changez-les avant de les proposer de nouveau (§{ $rule }).
too-many-open-offers = Vous avez déjà { $most } offres en cours, c'est le maximum : retirez-en une d'abord (§{ $rule }).
too-many-offers = { $most } offres ont été faites dans cette négociation ; il ne peut plus y en avoir d'autre (§{ $rule }).
no-such-offer = Il n'y a pas d'offre en cours portant le numéro { $number } (§{ $rule }).
offer-not-to-you = L'offre { $number } n'attend pas votre réponse (§{ $rule }).
offer-not-yours = L'offre { $number } n'est pas la vôtre : seul celui qui l'a faite peut la retirer (§{ $rule }).

## Enchères à la criée (kernel/auction.py)

bid-not-a-multiple = Les enchères sont des multiples de { $step } (§{ $rule }).
bid-beyond-limit = Personne n'offre plus de { $most } (§{ $rule }).
bid-too-low = La prochaine enchère doit être d'au moins { $minimum } (§{ $rule }).
out-of-this-auction = Vous êtes hors de cette vente (§{ $rule }).
highest-bidder-stays = Votre enchère de { $price } est la plus haute : vous ne pouvez pas passer (§{ $rule }).
maximum-too-low = Le maximum de votre ordre d'achat doit être d'au moins { $minimum } (§{ $rule }).
no-standing-bid = Vous n'avez pas d'ordre d'achat (§{ $rule }).

## Reprendre un coup

undo-nothing = Il n'y a aucun coup à reprendre.
undo-another-moved = Le dernier coup est celui d'un autre joueur : le vôtre ne peut plus être repris.
undo-chance-fell = Le hasard a parlé depuis : votre coup ne peut plus être repris.
undo-revealed = Votre coup a montré ce qui était caché : il ne peut plus être repris.

## Ennuis : ce qui vient du dehors et ne va pas

unknown-game = Il n'y a pas de jeu nommé « { $game } ». La collection comprend : { $known }.
wrong-seats = { $title } se joue de { $least } à { $most } joueurs, pas à { $seats }.
unknown-seat = « { $seat } » n'est pas une place ; les places portent des lettres à partir de A.
unknown-option = Il n'y a pas d'option « { $option } ». { $known ->
        [none] Ce jeu n'a pas d'options.
       *[other] Ce jeu a : { $known }.
    }
bad-option = L'option « { $option } » ne peut pas valoir « { $value } » : on attend { $expected }.
unknown-edition = Il n'y a pas d'édition « { $edition } ». Éditions connues : { $known }.
bad-component = { $entry ->
        [none] Le fichier de matériel { $file } est inutilisable (attendu : { $expected } ; trouvé : { $found }).
       *[other] Le fichier de matériel { $file } est faux à { $entry } (attendu : { $expected } ; trouvé : { $found }).
    }
damaged-file = Ce fichier de partie est abîmé ({ $where }) : on attend { $expected }.
damaged-data = La position enregistrée dans ce fichier est abîmée près de « { $found } ».
unknown-action = « { $text } » n'est pas une action de ce jeu. Exemples : { $examples }.
unknown-language = On ne parle pas la langue « { $language } » ici ; choisissez parmi { $known }.

## Morceaux d'anglais du noyau que citent les ennuis (texts/fragments.py)

where-whole-file = le fichier entier
where-move = coup { $number }
found-nothing = rien
expected-format = un fichier de partie au format { $format }
expected-game = l'identifiant d'un jeu
expected-options = les options de la table
expected-edition = le nom d'une édition
expected-seats = un nombre de places
expected-moves = une liste de coups
expected-drawn = une liste de tirages, chacun avec sa raison
expected-move = une place, une action et ce qui est tombé
expected-seat-not = une place de cette table, pas { $seat }
expected-seat = une place de la table
expected-legal-move = un coup permis (voir §{ $rule })
expected-only-drawn = rien de plus que ce qui est tombé
expected-drawn-for = ce qui est tombé pour « { $why } »
expected-other-drawn = un autre tirage pour « { $why } » que { $told }
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
expected-cards = au moins { $number } cartes
expected-coins = au plus { $number } pièces par joueur
expected-gems = de 1 à { $number } pierres
expected-notes = des billets pour { $amount }
expected-multiple = un multiple de { $step }
expected-lots = des numéros de terrain de { $low } à { $high }
expected-rows = une ou deux rangées de cinq # ou . au plus
expected-equal-rows = des rangées de # et de . de même longueur
expected-divisor = un nombre de terrains qui divise 12
expected-pair = deux sortes de bâtiments, par exemple { $example }
expected-squares = des cases de { $low } à { $high }
expected-rising = des valeurs croissantes de { $low } à { $high }
expected-face = une face qui permette de construire
expected-other-card = une carte différente de { $card }
expected-only = seulement { $words }

## Ennuis de la ligne de commande

unknown-command = Il n'y a pas de commande « { $command } ». Les commandes sont : { $known }.
unknown-bot = Il n'y a pas de robot nommé « { $bot } ». Robots connus : { $known }.
wrong-bots = { $bots ->
        [0] Il faut au moins un robot pour { $seats } places.
       *[other] { $bots } robots ne tiennent pas sur { $seats } places.
    }
wrong-names = Les noms « { $names } » ne conviennent pas à { $seats } places : un par place au plus, tous différents.
unknown-paragraph = Il n'y a pas de paragraphe « { $paragraph } » dans cette règle ; elle finit au §{ $last }.
option-form = « { $text } » n'a pas la forme clé=valeur.
too-small = { $name } doit être plus grand que zéro, pas { $value }.
file-exists = { $file } existe déjà et n'est pas remplacé ; ajoutez --force si vous le voulez vraiment.
file-missing = Il n'y a pas de fichier ni de dossier { $file }.
file-forbidden = On n'a pas le droit d'utiliser { $file }.
file-is-folder = { $file } est un dossier, pas un fichier.
file-trouble = { $file } est inutilisable : { $why }.
other-game = { $file } contient une partie de { $game }.
save-where = Dites dans quel fichier enregistrer : enregistrer FICHIER.
resume-what = Dites quel fichier reprendre : reprendre FICHIER.
no-solver = Il n'y a pas de solveur pour { $game } ; il y en a un pour { $known }.
unknown-card = Il n'y a pas de carte « { $card } ». Le paquet contient { $known }.
bad-dice = « { $dice } » ne sont pas cinq dés : on attend cinq nombres de 1 à 6 séparés par des virgules.
bad-rolls = { $rolls } n'est pas un nombre de lancers de 0 à { $most }.

usage-unknown-option = Il n'y a pas d'option { $option } ici ; --help montre ce qu'il y a.
usage-option-alone = L'option { $option } demande une valeur.
usage-missing = Il manque { $name } ; --help montre ce qu'il faut.
usage-bad-number = { $name } doit être un nombre.
usage-bad-whole = { $name } doit être un nombre entier.
usage-other = { $words ->
        [none] Cela n'est pas compris ; --help montre ce qui l'est.
       *[other] « { $words } » n'est pas compris ici ; --help montre ce qui l'est.
    }

## La ligne de commande : l'aide

cli-about = Ludothèque : de grands jeux de société épuisés. Sans commande : ouvre la collection dans le navigateur.
cli-help = Montre cette aide.
cli-panel-options = Options
cli-panel-arguments = Arguments
cli-panel-commands = Commandes
cli-games = Les jeux de la collection.
cli-play = Joue une partie dans le terminal, contre des robots ou à plusieurs sur le même clavier.
cli-rules = Montre la règle d'un jeu, ou l'un de ses paragraphes.
cli-replay = Montre de nouveau une partie à partir de son fichier, coup par coup.
cli-simulate = Fait jouer beaucoup de parties par des robots et compte les résultats.
cli-bench = Mesure la vitesse du jeu au hasard sur cette machine.
cli-solve = Les chances exactes et les meilleurs dés à garder (last_chance).
cli-arg-game = L'identifiant d'un jeu : voir « ludotheque games ».
cli-arg-bench = L'identifiant d'un jeu ; sans lui, tous les jeux.
cli-arg-paragraph = Un paragraphe (4.3) ou un chapitre (4).
cli-arg-file = Un fichier de partie enregistré par « play ».
cli-opt-lang = Français ou anglais ; sinon LUDOTHEQUE_LANG, puis la langue du système, en décide.
cli-opt-version = Montre la version, et si elle est compilée.
cli-opt-json = Des données pour les programmes au lieu d'un texte pour les gens.
cli-opt-seats = Combien de joueurs.
cli-opt-seed = Graine de tout le hasard : la même graine redonne la même partie.
cli-opt-bots = Les robots : random, greedy, search, séparés par des virgules ; « none » pour jouer entre gens. Ils prennent les dernières places.
cli-opt-edition = L'édition du matériel, ou un dossier avec la vôtre.
cli-opt-option = Une option du jeu, par exemple open_money=yes. Peut être répétée.
cli-opt-names = Les noms des joueurs, séparés par des virgules, dans l'ordre des places.
cli-opt-load = Reprend une partie enregistrée.
cli-opt-save = Garde la partie dans ce fichier, coup par coup.
cli-opt-force = Permet de remplacer des fichiers existants.
cli-opt-matches = Combien de parties.
cli-opt-jobs = Combien de processus jouent ; les résultats n'en dépendent pas.
cli-opt-step = S'arrête après chaque coup et montre la table.
cli-opt-seconds = La durée de chaque mesure, en secondes.
cli-opt-card = La carte à gagner.
cli-opt-dice = Les cinq dés tels qu'ils sont.
cli-opt-rolls = Combien de lancers restent.

## La ligne de commande : les résultats

version-compiled = compilé
version-python = Python pur

games-line = { $designer }, { $publisher } { $year } · { $least ->
        [one] jusqu'à { $most } joueurs
       *[other] { $least } à { $most } joueurs
    } · environ { $minutes } minutes
games-option = { $title } : --option { $key }=… ({ $values })

simulate-progress = En jeu
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

bench-build = Jeu au hasard sur un cœur ({ $build }) :
bench-game = Jeu
bench-seats = Places
bench-matches = Parties/s
bench-decisions = Décisions/s
bench-copies = Copies/s

solve-question = { $card }, dés { $dice }, { $rolls ->
        [0] plus aucun lancer
        [one] encore un lancer
       *[other] encore { $rolls } lancers
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
replay-older = Le fichier vient d'une version plus ancienne de la règle : ses { $number } coups ne sont pas rejoués.
replay-next = Entrée : coup suivant, autre chose : arrêter
replay-unfinished = La partie n'est pas terminée ; { $number ->
        [one] un coup a été joué
       *[other] { $number } coups ont été joués
    }.

## La ligne de commande : à la table

table-you = vous
table-unchanged = { $number ->
        [one] Un élément n'a pas changé
       *[other] { $number } éléments n'ont pas changé
    } (« table » montre tout).
menu-one-run = Tapez un nombre de { $first } à { $last } ({ $notation }).
menu-amount = { $label } : { $amount }
menu-run = { $label } (de { $first } à { $last })
pick-title = À quoi jouons-nous ?
pick-prompt = 1–{ $last }, ou le nom d'un jeu :
play-welcome = { $game }, avec { $names }.
play-welcome-back = { $game } : { $number ->
        [0] la partie commence.
        [one] la partie reprend après un coup.
       *[other] la partie reprend après { $number } coups.
    }
play-how = Tapez le numéro d'une ligne ou l'action elle-même (elle est au bout de la ligne). « aide » montre le reste.
play-help =
    pourquoi ACTION       pourquoi une action n'est pas possible, avec la règle
    règles [§]            le paragraphe qui compte maintenant, ou un autre
    conseil               ce que ferait un robot glouton à votre place
    annuler               reprend votre dernier coup, tant que c'est possible
    journal               tout ce qui s'est passé
    table                 montre de nouveau la table
    enregistrer [FICHIER] enregistre la partie ; avec --force, par-dessus un fichier
    reprendre FICHIER     passe à une autre partie enregistrée
    quitter               part ; on vous demandera s'il faut enregistrer
play-pass-keyboard = Le clavier passe à { $name }. Appuyez sur Entrée quand vous y êtes.
play-which-number = Quel nombre, de { $first } à { $last } ?
play-allowed = « { $notation } » est possible.
play-undone = Coup repris : { $notation }.
play-saved = Enregistré dans { $file }.
play-hint = Un robot glouton jouerait : { $notation }
play-save-before-leaving = { $file ->
        [none] Enregistrer dans quel fichier ? (Entrée : partir sans enregistrer)
       *[other] Enregistrer dans quel fichier, peut-être { $file } ? (Entrée : partir sans enregistrer)
    }
play-left = La partie s'arrête ici.

## La ligne de commande : la maison

cli-serve = Ouvre la collection aux navigateurs et aux robots.
cli-verify = Rejoue un fichier de partie et refait ses tirages ; nomme le premier coup qui ne concorde pas.
cli-backup = Enregistre toutes les tables dans un fichier, même quand le serveur tourne.
cli-tables = Les tables enregistrées.
cli-tables-list = Toutes les tables, la dernière d'abord.
cli-tables-export = Écrit la partie d'une table dans un fichier. Avant la fin, ce fichier contient ses secrets.
cli-tables-import = Fait d'un fichier de partie une table publique.
cli-tables-delete = Supprime une table pour de bon (serveur arrêté).
cli-arg-new-file = Le fichier à écrire.
cli-arg-table = L'identifiant d'une table : voir « ludotheque tables list ».
cli-opt-data = Le dossier de données ; sinon celui de l'utilisateur.
cli-opt-host = L'adresse d'écoute.
cli-opt-port = Le port ; 0 en prend un libre.
cli-opt-origin = Une autre origine d'où viennent les pages.
cli-opt-halls = Processus qui se partagent les tables : un par cœur quand on est nombreux.
cli-opt-proxy = Fait confiance aux en-têtes X-Forwarded d'un mandataire sur cette machine.
cli-opt-open = Ouvre le navigateur.
serving = La collection est ouverte à l'adresse { $url } (Ctrl+C la ferme).
no-halls = Plusieurs salles demandent Linux. Démarrez sans --halls.
house-closed = Le serveur s'est refermé plusieurs fois juste après avoir ouvert. Son journal dit pourquoi.
cannot-listen = Le serveur ne peut pas écouter à l'adresse { $address } : { $why }. Choisissez un autre port avec --port.
store-too-new = { $file } a été écrit par une version plus récente : installez-la, ou choisissez un autre dossier avec --data.
no-such-match = Il n'y a pas de partie à la table « { $table } » : « ludotheque tables list » montre les tables.
no-tables = Aucune table pour l'instant.
backed-up = Enregistré dans { $file }.
exported = La table { $table } est écrite dans { $file }.
imported-as = Importée comme table { $table }.
deleted = La table { $table } est supprimée.
tables-table = table
tables-game = jeu
tables-status = état
tables-moves = coups
tables-updated = dernier coup
tables-players = joueurs
tables-status-lobby = attend des joueurs
tables-status-running = en cours
tables-status-over = finie
tables-status-closed = fermée
