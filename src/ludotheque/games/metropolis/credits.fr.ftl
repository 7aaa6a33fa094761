## Ce que les crédits disent de chaque composant reconstitué : made-<fichier>-<table>, ou made-<fichier> pour tout un fichier

made-town-shapes = Les formes des bâtiments, sauf la maison, le magasin et l'immeuble locatif.
made-town-values = Les nombres du tableau des valeurs. Les sites et les tendances suivent ce que l'on sait de la boîte.
