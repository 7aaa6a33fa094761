# Ce qui est dit des exemples de examples.toml, sur la page des règles et à leurs tables.

example-no-neighbour = Cinq terrains du quartier 10 ont un propriétaire : le droit de voisinage s'applique. Le 15 n'en touche aucun : tout le monde peut l'avoir, vous aussi.
example-one-neighbour = Le 10 n'a qu'un voisin occupé, le 11, qui est à { $b } : il ne peut aller qu'à { $b }. Le 16 est entre { $b } et { $c }, et peut aller à l'un ou à l'autre.
example-several-neighbours = Le 12 est entre des terrains de { $b }, { $c } et { $d }. Vous n'y avez pas droit vous-même, mais vous pouvez le choisir et le remettre à l'un des trois.
example-apartments = Vous avez 20, 21 et 25 : la forme d'un immeuble locatif. Une pièce peut faire un demi-tour, mais ne se retourne pas : la forme inversée est une autre pièce.
