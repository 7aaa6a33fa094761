# La première partie : ce qui est dit à chaque étape de lesson.toml. `.other` : un autre coup permis a été choisi ; `.after` : pendant que les autres jouent.

lesson-aim = À la fin, la plus grosse fortune gagne, parmi celles et ceux qui ont une carte. Une carte montre cinq dés à obtenir, ici 3 4 5 6 et un long drink, qui vaut n'importe quel nombre. La plus haute
    enchère donne le droit d'essayer. Les dés sont jetés : 3 4 6 et 6 conviennent, il ne manque que le 5. Ouvrez les enchères, de 10 000 à 30 000.
    .other = Commencez bas : 10 000, 20 000 ou 30 000. Personne n'a encore enchéri.
    .after = On enchérit quand on veut. Écoutons les autres.
lesson-outbid = { $b } propose 40 000, { $c } passe. La plus haute enchère donne le droit de tenter la carte ; on pose la somme à côté. Trois jets pour un seul nombre, et une prime de 150 000 : enchérissez de 50 000 à 80 000.
    .other = Un peu plus de 40 000 suffit : de 50 000 à 80 000.
    .after = { $b } passe : c'est à vous d'essayer. Les autres peuvent parier sur votre réussite, ou contre elle.
lesson-keep = À vous de lancer. Mettez de côté les dés que vous gardez, quatre au plus, et relancez les autres. Gardez 3 4 6 6 et relancez le 1 : il ne manque que le 5.
    .other = Gardez 3 4 6 6 : le second 6 peut être le long drink.
lesson-keep-again = Un 2 : raté, et il reste deux jets. Avant chaque jet, on choisit de nouveau ce que l'on garde. Gardez encore 3 4 6 6.
    .other = La meilleure chance reste de garder 3 4 6 6.
lesson-pass = Réussi : vous reprenez votre mise, avec 150 000 et la carte. Sur la suivante, les cocktails sont un nombre et les long drinks un autre : deux paires et un 2. Laissez-la aux autres : passez. Qui passe sort de l'enchère.
    .other = Regardez un essai de l'extérieur : passez.
    .after = Les autres enchérissent.
lesson-bet = { $c } tente sa chance pour 60 000. Les autres peuvent parier en secret, de 10 000 à 100 000, sur la réussite ou l'échec ; qui a raison gagne autant. Ici, environ une chance sur deux. Faites un pari.
    .other = Faites un pari, pour voir comment il se règle : sur la réussite ou sur l'échec.
    .after = Les paris sont dévoilés. { $c } lance les dés.
lesson-last-chance = { $c } a échoué : la mise est perdue, les paris sont réglés. La carte est remise aux enchères, avec les dés tels quels. Une fois par partie, on peut interrompre une enchère : « dernière chance ». La carte est à vous,
    pour tout votre argent. C'est bon pour qui n'a plus grand-chose ; ici, dans la leçon, essayez.
    .other = Vous pourriez enchérir comme d'habitude. Pour voir comment cela marche, demandez la dernière chance.
    .after = Plus personne ne peut enchérir. Les autres parient.
lesson-risk = Tout votre argent est près de la carte, et qui échoue avec la dernière chance quitte la partie. Gardez 1 1 2 5 : un 5 ferait la seconde paire.
    .other = Gardez 1 1 2 5 et relancez le 6.
lesson-end = Réussi. Une partie compte sept cartes : voici la troisième. Quand la dernière est partie, le plus d'argent gagne, mais seulement avec une carte en main ; vous en avez deux.
