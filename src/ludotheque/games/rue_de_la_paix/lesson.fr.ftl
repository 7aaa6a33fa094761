# La première partie : ce qui est dit à chaque étape de lesson.toml. `.other` : un autre coup permis a été choisi ; `.after` : pendant que les autres jouent.

lesson-aim = Le but : posséder les propriétés de plus grande valeur. Une propriété est à qui y a le plus d'hôtels. Vous avez obtenu le bleu et 4 + 3 : vous construisez dans
    la zone bleue, et vos hôtels peuvent coûter 7 millions en tout. Un hôtel coûte autant de millions que le numéro de sa propriété. Construisez sur bleue 5.
    .other = Vous pouvez aussi construire ailleurs dans la zone. Pour cette leçon, commencez par bleue 5.
lesson-second = Il reste 2 millions : assez pour une autre propriété vide, bleue 2. Sur une propriété qui était vide, on ne construit qu'un hôtel par tour. Construisez sur bleue 2.
    .other = Ne vous arrêtez pas encore : il reste de quoi construire sur bleue 2.
lesson-lamp = Les deux titres sont à vous, 5 et 2 millions : votre pion est allé à la case 7. Il s'est arrêté sur un réverbère pendant votre tour : vous avez pioché une carte Fortune que personne d'autre ne voit.
    Vous pouvez jouer une carte à la fin de votre tour. Gardez les vôtres pour l'instant : terminez le tour.
    .other = Bonne carte, mais elle vaudra davantage plus tard. Terminez le tour cette fois.
    .after = { $b } lance les dés et construit.
lesson-higher = { $b } a construit deux hôtels sur bleue 2, au-dessus du vôtre : deux contre un, le titre a changé de main. Vous avez encore le bleu, et 8 millions. Sur une propriété qui porte
    déjà des hôtels, on en construit autant qu'on peut payer. Construisez sur bleue 2.
    .other = Reprenez d'abord bleue 2 : 2 millions par hôtel.
lesson-majority = Deux partout. À égalité, l'hôtel le plus bas décide, et celui du bas est à vous : le titre reviendrait déjà. Assurez-le : construisez-en un troisième sur bleue 2.
    .other = Encore un hôtel sur bleue 2 : { $b } devra en construire deux pour la reprendre.
lesson-rest = Il vous reste 4 millions. On n'est pas obligé de tout dépenser, mais on peut : construisez sur bleue 3 ou bleue 4, à votre choix.
    .other = Construisez un hôtel sur bleue 3 ou bleue 4.
lesson-card = Vos propriétés ont pris de la valeur et votre pion a avancé. Servez-vous d'une carte Fortune : Un hôtel en construit un où vous voulez, sans rien payer. Jouez-la.
    .other = C'est le bon moment : jouez Un hôtel.
lesson-anywhere = Choisissez n'importe quelle propriété : l'hôtel est gratuit, les plus chères sont donc tentantes. Une propriété vide devient aussitôt la vôtre.
    .after = { $b } a obtenu un F : pas de construction, mais une carte Fortune.
lesson-insurance = { $b } joue un ouragan sur la zone bleue : chaque pile y perdrait son hôtel du dessus. La carte piochée au réverbère est une assurance : elle protège vos hôtels. Jouez-la.
    .other = Sans l'assurance, vous perdriez des hôtels : jouez-la.
lesson-double = Vos hôtels tiennent, { $b } en a perdu un. Vous avez 8 millions et un W. Certaines cartes se jouent juste après les dés, avant de construire : Budget doublé en fait 16. Jouez-la.
    .other = La carte d'abord : après le premier hôtel, il sera trop tard.
lesson-zone = Avec un W, vous choisissez la zone : c'est celle de votre premier hôtel, et vous y restez ce tour-ci. Choisissez où commencer.
lesson-end = Vous savez tout. Continuez à construire ; la partie s'achève quand un pion atteint la case 61, ou quand quelqu'un commence son tour sans hôtel en réserve. Le plus haut total de titres gagne.
