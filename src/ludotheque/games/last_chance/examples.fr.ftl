# Ce qui est dit des exemples de examples.toml, sur la page des règles et à leurs tables.

example-straight = La carte demande 2 3 4 5 6, en trois jets. Les dés montrent 1 2 2 4 4 : un 2 et un 4 conviennent. C'est à vous de tenter la carte : gardez-les et relancez les trois autres. Après un échec, les dés restent tels quels pour l'enchère suivante.
example-long-drinks = La carte demande 3, 4 et trois long drinks, tous du même nombre. Les dés montrent 1 2 4 4 5. Gardez le 4, peut-être le 5 comme premier long drink, et changez d'avis quand les dés le suggèrent : trois 3 iraient aussi.
example-two-jokers = La carte demande un 2, deux cocktails et deux long drinks. Les dés montrent 2 2 2 5 6 : un 2 pour la carte, deux comme long drinks, et le 6 comme cocktail. Relancez le 5, quatre fois au plus, pour un second 6.
