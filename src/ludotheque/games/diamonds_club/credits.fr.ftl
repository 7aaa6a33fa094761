## Ce que les crédits disent de chaque composant reconstitué : made-<fichier>-<table>, ou made-<fichier> pour tout un fichier

made-box-imposed_others = Les cases imposées des parcs blanc, bronze et bleu.
made-box-building_prices = Les couleurs de pierres que coûte chaque ouvrage.
made-box-choice_price = Le prix de la tuile Paysage au choix.
made-box-technique_track = La deuxième et la quatrième case de l'échelle Technique.
made-market = Les douze bandes du marché, des deux côtés.
