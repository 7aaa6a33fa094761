# Ce qui est dit des exemples de examples.toml, sur la page des règles et à leurs tables.

example-price = Il y a une pièce en a4 et une en b5. Une case sans pièce à côté coûte 1 pièce ; a5 touche les deux et en coûte 3.
example-order = L'échelle des joueurs décide de l'ordre de construction : le plus avancé d'abord, et sur une même case le pion du dessus avant celui du dessous. Il y a des hauts-de-forme en a1, b1 et c1 : voyez où ils vous mènent.
example-gems = Vous avez une mine verte, une concession de 4 et un bateau de 5. Passez : l'échange rapporte 4 pierres vertes, la plus petite des deux valeurs. Un pas sur l'échelle Technique rapporterait davantage.
example-two-mines = Vous avez une mine jaune et une rouge, des concessions de 5, 3 et 2, des bateaux de 5 et 3. Le mieux : 5 pierres jaunes et 3 rouges, ou 5 rouges et 3 jaunes ; la concession de 2 peut être gardée pour le tour suivant.
