## Ce que les crédits disent de chaque composant reconstitué : made-<fichier>-<table>, ou made-<fichier> pour tout un fichier

made-island-drawing = La place des seize sites sur l'île et les emblèmes des districts. Ils ne changent rien au jeu.
