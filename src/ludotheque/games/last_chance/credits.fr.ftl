## Ce que les crédits disent de chaque composant reconstitué : made-<fichier>-<table>, ou made-<fichier> pour tout un fichier

made-cards = { $number } des 36 cartes : leurs dés (ceux d'une carte sont connus), leur prime et leur nombre de jets. Elles sont équilibrées d'après leurs chances de réussite, calculées ; à la table, les notes signalent chacune d'elles.
