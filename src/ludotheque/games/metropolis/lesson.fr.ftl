# La première partie : ce qui est dit à chaque étape de lesson.toml. `.other` : un autre coup permis a été choisi ; `.after` : pendant que les autres jouent.

lesson-aim = Le but : posséder à la fin les bâtiments de plus grande valeur. On construit sur ses terrains, et le voisinage d'un bâtiment change sa valeur. À votre tour, choisissez une des quatre
    cartes ouvertes et nommez le propriétaire du terrain ; ensuite, vous pouvez construire. Le 15 touche vos 10 et 11 : prenez-le pour vous.
    .other = Un bon terrain aussi. Pour cette leçon, prenez le 15 pour vous.
lesson-build = Trois terrains, 10, 11 et 15 : la forme d'un immeuble locatif. Avec vue sur le parc, il vaut 32 points au lieu de 26. Un bâtiment ne bouge plus : choisissez bien. Construisez l'immeuble locatif.
    .other = Vous pourriez construire autre chose, ou ailleurs. Pour cette leçon, construisez l'immeuble locatif sur 10, 11 et 15.
    .after = Un bâtiment par tour, au plus. Les autres jouent.
lesson-neighbours = { $b } a pris le 46. Cinq terrains du quartier 40 ont un propriétaire : dès le sixième, un terrain ne va qu'au propriétaire d'un terrain voisin. Le 47 ne pourrait donc pas être à vous. Prenez le 61, à côté de vos 62 et 63.
    .other = Prenez le 61 pour vous : vous avez des projets là-bas.
lesson-offer = Vous avez 40, 41 et 45. Avec le 46, un immeuble administratif tiendrait, mais le 46 est à { $b }. On peut échanger des terrains à tout moment : { $b } voudrait le 27. Avant de construire, ouvrez « Proposer un échange de terrains » et offrez à { $b } votre 27 contre le 46.
    .other = Ne construisez pas encore : offrez d'abord à { $b } le 27 contre le 46.
    .after = { $b } réfléchit à votre offre.
lesson-office = { $b } accepte, et les terrains ont aussitôt changé de main. Un immeuble administratif vaut 42 points, et 52 au centre. Construisez-le sur 40, 41, 45 et 46.
    .other = L'immeuble administratif vaut plus que tout ce que vous pourriez construire ici : construisez-le sur 40, 41, 45 et 46.
    .after = Les autres jouent.
lesson-give = Choisissez une carte à votre gré. Vous pouvez garder le terrain, ou le donner à quelqu'un qui a le droit de l'avoir ; si vous ne pouvez en garder aucun, il faut en donner un.
lesson-factory = Trois terrains en ligne : 61, 62 et 63. C'est une usine, 30 points. Ni école ni hôpital dans un quartier qui a une usine, et les immeubles locatifs à côté y perdent. Construisez-la.
    .other = Construisez l'usine sur 61, 62 et 63.
lesson-end = Vous savez jouer un tour. Immeubles administratifs, hôpitaux et grand magasin se construisent aussi à plusieurs, qui s'en partagent la valeur. Quand tous les terrains ont un propriétaire, chacun construit une dernière fois ; le plus haut total gagne.
