# Ce qu'une table dit autour du jeu. Les mêmes clés que messages.en.ftl.

## Le salon

option-yes = oui
option-no = non

## Le journal

log-started = La partie commence.
log-imported = La partie vient d'un fichier.
log-scripted = Cette table sert à apprendre : ce qui tombe est écrit d'avance, non tiré au sort.
log-over = La partie est finie.
log-closed = La table a été fermée.
log-joined = { $name } prend place.
log-left = { $name } quitte la table.
log-seat-changed = { $name } change de place.
log-renamed = { $old } s'appelle maintenant { $name }.
mark-forced = seul coup possible
mark-clock = temps écoulé : coup automatique
mark-count = trop tard
mark-failed = le robot n'a pas répondu : coup automatique
log-undone = { $number ->
        [one] { $name } annule un coup.
       *[other] { $name } annule { $number } coups.
    }
log-pause-asked = { $name } demande une pause.
log-paused = La partie est en pause.
log-resumed = { $name } relance la partie.
log-handed-asked = Un robot joue pour { $name } en attendant.
log-handed-time = Le temps de { $name } est écoulé : un robot joue jusqu'à son retour.
log-handed-resigned = { $name } abandonne ; un robot joue jusqu'à la fin.
log-handed-left = { $name } a quitté la table ; un robot joue jusqu'à son retour.
log-taken-back = { $name } joue de nouveau.
log-not-revealed = { $name } n'a pas révélé la contribution promise à la graine du hasard : la graine est tirée à nouveau, sans { $name }.
log-bot-failed = { $why ->
        [hung] Le robot { $name } a réfléchi trop longtemps.
        [illegal] Le robot { $name } a choisi un coup interdit.
       *[other] Le robot { $name } est tombé en panne.
    }

## Qui peut faire quoi

no-identity = Il faut accepter les cookies pour jouer : ouvrez une fois la première page, puis réessayez.
wrong-host = Ce serveur ne répond pas à ce nom. Utilisez son adresse en chiffres ou localhost ; la personne qui le fait tourner peut ajouter le nom avec --origin.
wrong-origin = Cette demande vient d'un autre site et a été refusée.
not-json = Le corps doit être du JSON, envoyé comme application/json.
malformed = Cette demande est incompréhensible : { $what }.
too-large = C'est trop gros : { $most } octets au plus.
too-slow = La suite de cette demande n'est pas arrivée à temps : réessayez.
too-fast = Trop de demandes : réessayez dans { $after } s.
no-such-page = Cette page n'existe pas.
no-such-lesson = Cette leçon ou cet exemple n'existe pas. La page des règles du jeu montre ce qu'il y a.
wrong-method = Cette adresse ne répond pas à { $method }.
no-such-table = Cette table n'existe pas ou elle est privée : demandez un lien à la personne qui l'a ouverte.
table-damaged = Le serveur ne parvient plus à lire cette table : prévenez la personne qui le tient. Les autres tables continuent.
no-such-link = Ce lien n'est plus valable : demandez-en un nouveau à la personne qui a ouvert la table.
store-unavailable = Le serveur ne peut rien enregistrer pour l'instant. Réessayez dans un moment : rien n'est joué deux fois.
server-stops = Le serveur redémarre. Réessayez dans un moment : rien n'est perdu.
server-error = Une erreur s'est produite de notre côté. Rien n'est perdu : réessayez.
not-seated = Seuls les joueurs de cette table peuvent faire cela.
spectator-link = Vous êtes ici par un lien pour regarder : demandez une invitation pour jouer.
owner-only = Seule la personne qui a ouvert la table peut faire cela.
bad-seats = { $game } se joue de { $least } à { $most } joueurs.
bad-seat = Cette place n'existe pas à cette table.
bad-name = Un nom compte de 1 à { $most } lettres ou chiffres : écrivez-en un.
bad-pace = Le rythme est tranquille, en direct (1 à 600 minutes, 0 à 600 secondes supplémentaires, 1 à 60 secondes entre deux annonces d'une enchère) ou en jours (1 à 30).
bad-promise = Un engagement pour la graine du hasard est un SHA-256 de 64 chiffres hexadécimaux.
wrong-contribution = Ce n'est pas la contribution promise.
table-full = Une table accepte { $most } coups, messages et changements de chaque joueur, et autant de tous les spectateurs ensemble. Ce nombre est atteint : laissez un bot finir la partie à votre place, ou ouvrez une autre table.
talk-full = On a assez parlé ici : une table accepte { $most } caractères de chaque joueur, et autant de tous les spectateurs ensemble.
too-many-tables = Vous avez { $most } tables ouvertes : terminez ou fermez-en une d'abord.
unknown-bot = Il n'y a pas de robot « { $bot } ». Robots : { $known }.

## Trop tard ou trop tôt

stale = Quelque chose a changé juste avant votre clic. Regardez, puis décidez.
not-running = La partie n'est pas en cours.
not-over = La partie n'est pas finie : ses secrets ne sont pas encore montrés.
not-lobby = La partie a déjà commencé.
paused = La partie est en pause.
not-paused = La partie n'est pas en pause.
seat-taken = Cette place est déjà prise : choisissez-en une autre.
no-free-seat = Il n'y a plus de place libre, mais vous pouvez regarder.
already-seated = Vous avez déjà une place à cette table.
bot-plays-now = Un robot joue à votre place : reprenez-la d'abord.
bot-does-not-play = Vous jouez déjà vous-même.
resigned-already = Vous avez abandonné cette partie.
pause-asked-already = Vous avez déjà demandé une pause.
chance-is-sealed = Les engagements pour la graine du hasard sont fixés : on ne peut plus en ajouter.
promised-already = Vous avez déjà promis une contribution à la graine du hasard.
not-asked = Personne n'attend de vous une contribution à la graine du hasard.
wrong-commitment = Cette empreinte de la graine du hasard n'est pas celle qui vous a été donnée, ou une table l'a déjà utilisée : demandez-en une autre.
no-such-step = La partie ne compte que { $most } coups.
older-rules = Le début de cette partie suivait des règles plus anciennes et ne peut pas être montré coup par coup.

## Essayer des coups

rehearsal-forbidden = À cette table, on ne peut pas essayer de coups : la personne qui l'a ouverte en a décidé ainsi.
rehearsal-nothing = Vous pouvez essayer des coups quand vous avez quelque chose à décider.
rehearsal-none = La partie imaginaire est terminée. Vous pouvez en commencer une autre.
rehearsal-over = La partie imaginaire est finie : revenez d'un coup en arrière, ou à la table.
rehearsal-at-start = C'est ici que la partie imaginaire a commencé.
rehearsal-not-waiting = La partie imaginaire n'attend pas cette place.
rehearsal-long = Une partie imaginaire compte au plus { $most } coups : revenez en arrière, ou à la table.

## Conseils

thoughts-busy = Les robots ont beaucoup à réfléchir en ce moment : réessayez dans un instant.
hint-forbidden = À cette table, il n'y a ni probabilités ni estimations, donc pas de conseils : la personne qui l'a ouverte en a décidé ainsi.
hint-nothing = Vous pouvez demander un conseil quand vous avez quelque chose à décider.
hint-none = L'expert n'a pas de conseil cette fois.
hint-amount = { $label } : { $amount }

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

verified-fair = Tout concorde : { $moves } coups et { $draws } tirages, refaits à partir de la graine publiée{ $contributors ->
        [0] . Aucun joueur n'y a contribué : le serveur seul a choisi la graine.
        [one] {" "}et de la contribution promise par un joueur.
       *[other] {" "}et des contributions promises par { $contributors } joueurs.
    }
verified-unpromised = Les { $moves } coups et les { $draws } tirages concordent avec la graine publiée. Les contributions n'ont pas été promises d'abord, comme dans les versions précédentes : qui connaissait la graine pouvait choisir la dernière.
verified-imported = Les { $moves } coups sont permis et concordent avec les tirages notés, mais cette partie vient d'un fichier : qui a écrit ce fichier a choisi ce qui est tombé à la mise en place{ $imported ->
        [0] .
        [one] {" "}et au premier coup.
       *[other] {" "}et aux { $imported } premiers coups.
    } Seule la suite a été tirée de la graine.
verified-replay = Les { $moves } coups sont légaux et conformes aux tirages enregistrés. Le fichier ne contient pas de graine : les tirages eux-mêmes ne peuvent pas être vérifiés.
verify-commitment = La graine ne correspond pas à l'empreinte publiée avant le premier coup.
verify-unreadable = { $where ->
        [0] La mise en place est illisible.
       *[other] Le coup { $where } est illisible.
    }
verify-illegal = Le coup { $where } ({ $played }) n'est pas légal.
verify-chance = { $where ->
        [0] La mise en place n'est pas celle que donne la graine.
       *[other] Le coup { $where } est le premier qui ne concorde pas : la graine donne un autre tirage.
    }
verify-snapshot = Les coups sont justes, mais la dernière position du fichier n'est pas celle à laquelle ils mènent.
verify-promise = Une contribution n'est pas celle que son joueur avait promise.
verify-other-commitment = Le fichier ne nomme pas l'empreinte qui vous a été promise.
verify-no-contribution = Votre contribution n'est pas parmi celles dont les tirages sont faits.
verify-winners = Les coups sont bons, mais ils mènent à d'autres vainqueurs.
verify-changed = Ce serveur a écrit le fichier, et quelqu'un l'a modifié depuis.

## Les robots

level-beginner = débutant (souvent étourdi)
level-club = confirmé (connaît le jeu)
level-strong = fort (voit plus loin)
level-expert = expert (voit très loin)
level-random = facile (joue au hasard)
level-greedy = moyen (connaît le jeu)
level-search = difficile (voit plus loin)
