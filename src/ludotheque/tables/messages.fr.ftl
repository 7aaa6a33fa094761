# Ce qu'une table dit autour du jeu. Les mêmes clés que messages.en.ftl.

## Le journal

log-started = La partie commence.
log-imported = La partie vient d'un fichier.
log-over = La partie est finie.
log-closed = La table a été fermée.
log-joined = { $name } s'assied.
log-left = { $name } quitte la table.
log-forced = Un seul coup était possible : la table l'a joué.
log-clock = Le temps est écoulé : la table joue.
log-count = Une fois, deux fois, adjugé.
log-default = La table joue à la place du robot.
log-undone = { $number ->
        [one] { $name } reprend un coup.
       *[other] { $name } reprend { $number } coups.
    }
log-pause-asked = { $name } demande une pause.
log-paused = La table fait une pause.
log-resumed = { $name } reprend la partie.
log-handed-asked = Un robot joue pour { $name } en attendant.
log-handed-time = Le temps de { $name } est écoulé : un robot joue jusqu'à son retour.
log-handed-resigned = { $name } abandonne ; un robot joue jusqu'à la fin.
log-handed-left = { $name } est parti ; un robot joue jusqu'à son retour.
log-taken-back = { $name } joue de nouveau.
log-bot-failed = { $why ->
        [hung] Le robot { $name } a réfléchi trop longtemps.
        [illegal] Le robot { $name } a choisi un coup interdit.
       *[other] Le robot { $name } est tombé en panne.
    }

## Qui peut faire quoi

no-identity = Ce navigateur n'a pas encore de carte de joueur : ouvrez une fois la première page, puis réessayez.
wrong-origin = Cette demande vient d'un autre site et a été refusée.
not-json = Le corps doit être du JSON, envoyé comme application/json.
malformed = La demande ne se lit pas : { $what }.
too-large = C'est trop long : { $most } octets au plus.
too-fast = Trop de demandes : réessayez dans { $after } s.
no-such-page = Il n'y a rien ici.
not-this-way = Cette adresse ne répond pas à { $method }.
no-such-table = Cette table n'existe pas, ou elle est privée : demandez un lien.
no-such-link = Ce lien a déjà servi, a expiré ou n'a jamais existé.
elsewhere = Cette table se trouve dans une autre salle de la maison. Redemandez, s'il vous plaît.
house-trouble = Quelque chose s'est mal passé dans la maison. C'est noté ; rien n'est perdu.
not-seated = Seuls les joueurs peuvent faire cela.
not-yours = Cette place n'est pas la vôtre.
owner-only = Seul le propriétaire de la table peut faire cela.
bad-name = Un nom compte de 1 à { $most } caractères.
bad-seats = { $game } se joue de { $least } à { $most } places.
bad-seat = Cette place n'existe pas à cette table.
bad-pace = Le rythme est tranquille, en direct (1 à 600 minutes, 0 à 600 secondes de plus, un décompte de 1 à 60 secondes) ou en jours (1 à 30).
bad-entropy = Une contribution au hasard est un texte de 1 à { $most } caractères.
too-many-tables = Vous avez { $most } tables ouvertes : finissez-en ou fermez-en une d'abord.
unknown-bot = Il n'y a pas de robot « { $bot } ». Robots : { $known }.

## Trop tard ou trop tôt

stale = La table a changé depuis votre clic : regardez encore et décidez de nouveau.
not-running = La partie n'est pas en cours.
not-over = La partie n'est pas finie : ses secrets ne se montrent pas encore.
not-lobby = La partie a déjà commencé.
paused = La table est en pause.
not-paused = La table n'est pas en pause.
seat-taken = Cette place est prise.
no-free-seat = Il n'y a plus de place libre.
already-seated = Vous avez déjà une place à cette table.
bot-plays-now = Un robot joue à votre place : reprenez-la d'abord.
bot-does-not-play = Vous jouez vous-même.
resigned-already = Vous avez abandonné cette partie.
pause-asked-already = Vous avez déjà demandé une pause.
chance-is-sealed = La partie a commencé : le hasard est scellé.
mixed-already = Vous avez déjà apporté votre part.
no-such-step = La partie compte { $most } coups.
older-rules = Cette partie de la rencontre suivait des règles plus anciennes et ne se montre pas coup par coup.
key-used = Cette clé a servi à autre chose.
undo-said-aloud = Ce qui est dit à voix haute dans une enchère est dit.

## Comment cela a fini

won-alone = { $names } gagne.
won-together = { $names } partagent la victoire.
won-nobody = Personne ne gagne.

## Le décompte de l'enchère à la criée

count-0 = Qui dit mieux ?
count-1 = Une fois…
count-2 = Deux fois…
count-3 = Adjugé !

## ludotheque verify

verified-fair = Tout concorde : { $moves } coups, { $draws } tirages, refaits à partir de la graine révélée.
verified-replay = Les { $moves } coups sont légaux et conformes à ce qui est tombé. Le fichier ne révèle pas de graine : le hasard lui-même ne peut pas être vérifié.
verify-commitment = La graine ne correspond pas à l'engagement publié avant le premier coup.
verify-unreadable = { $where ->
        [0] La mise en place ne se lit pas.
       *[other] Le coup { $where } ne se lit pas.
    }
verify-illegal = Le coup { $where } ({ $told }) n'est pas légal.
verify-chance = { $where ->
        [0] La mise en place n'est pas ce que tire la graine.
       *[other] Le coup { $where } est le premier qui ne concorde pas : le hasard avait tiré autre chose.
    }
verify-snapshot = Les coups sont justes, mais la dernière position du fichier n'est pas celle où ils mènent.

## Les robots

level-random = Flâneur (au hasard)
level-greedy = Connaît le jeu
level-search = Voit plus loin
