## Ce que les crédits disent de chaque composant reconstitué : made-<fichier>-<table>, ou made-<fichier> pour tout un fichier

made-board-lamps = Les cases F de la promenade.
made-cards = Les 28 cartes Fortune, de { $number } sortes. Le livret nomme les ouragans, la parade et les moments où l'on joue les cartes ; les autres effets et tous les nombres sont de nous.
