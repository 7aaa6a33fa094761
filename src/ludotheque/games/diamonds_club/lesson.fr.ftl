# Le premier tour : ce qui est dit à chaque étape de lesson.toml. `.other` : un autre coup permis a été choisi ; `.after` : pendant que les autres jouent.

lesson-aim = Le but : aménager le parc le plus prestigieux ; chaque ouvrage y vaut 4 points. On les paie en pierres, et une mine, une concession et un bateau réunis rapportent des pierres. On achète au marché,
    une case à la fois. Commencez par la mine verte, en a4, pour 1 pièce.
    .other = Un bon achat aussi. Pour cette leçon, commencez par la mine verte en a4.
    .after = { $b } achète à son tour.
lesson-concession = Chacun à son tour achète une case libre ou passe. { $b } a acheté un bateau. Il vous faut une concession : celle de a1, de valeur 4, coûte encore 1 pièce.
    .other = Une concession d'abord : achetez celle de a1.
lesson-ship = Maintenant, un bateau : la plus petite valeur de la concession et du bateau donne le nombre de pierres ; un bateau de 4 convient. Une case coûte 1 pièce, plus 1 par pièce posée sur les cases voisines : a5 en coûte 3. Achetez-la.
    .other = Le bateau de a5 complète votre combinaison. Achetez-le.
lesson-hats = Mine, concession et bateau : c'est complet. Les hauts-de-forme font avancer sur l'échelle des joueurs ; qui est le plus loin gagne un diamant et mène le tour suivant. Achetez les trois hauts-de-forme de b1.
    .other = Les hauts-de-forme d'abord : b1.
lesson-pass = Il vous reste 3 pièces. Vous pourriez acheter encore, mais qui garde le plus de pièces gagne aussi un diamant. Passez : vous n'achetez alors plus rien ce tour-ci.
    .other = Gardez vos trois pièces cette fois : passez.
    .after = { $b } achète jusqu'à la dernière pièce.
lesson-build = Vous avez gagné deux diamants, un pour les pièces et un pour les hauts-de-forme, et votre combinaison a rapporté 4 pierres vertes. Il est temps de construire. Chaque ouvrage a son prix ; un pavillon coûte 2 vertes et 2 rouges. Un diamant remplace n'importe quelle pierre. Choisissez le pavillon.
    .other = Vous pouvez payer autre chose aussi. Pour cette leçon, choisissez le pavillon.
lesson-imposed = Votre parc a trois cases illustrées : elles ne reçoivent que cet ouvrage, et qui en laisse une vide à la fin ne marque aucun point. Un pavillon y figure. Posez-le là, ou sur une case libre si vous préférez.
lesson-pay = Le paiement : 2 vertes, votre rouge, et un diamant à la place de la seconde rouge. Il restera de quoi construire encore.
    .other = C'est possible, mais cela use une pierre dont vous aurez besoin tout de suite. Payez 2 vertes, 1 rouge et 1 diamant.
    .after = On construit à tour de rôle, une tuile à la fois. À { $b }.
lesson-fountain = De nouveau à vous ; on construit tant qu'on peut et qu'on veut. Un pion est posé sur le prix du pavillon : il ne vous sert plus ce tour-ci, et { $b } y paierait une pierre de plus. Construisez une fontaine : 2 bleues et 2 vertes, votre diamant compris.
    .other = Une fontaine est à votre portée : construisez-la.
lesson-forest = Il reste deux pierres : assez pour une forêt, qui en coûte deux au choix. Une forêt vaut d'abord 2 points, et davantage à chaque pas sur l'échelle Forêt. Construisez-la.
    .other = Ne vous arrêtez pas encore : deux pierres suffisent pour une forêt.
lesson-end = Un tour entier : achats, diamants, pierres, ouvrages. Pièces et pions reviennent, un nouveau marché est posé, et c'est vous qui menez. Quand quelqu'un a rempli les 14 cases vert clair de son parc, ce tour est le dernier, et le plus de points gagne.
