# What is said about the examples of examples.toml, on the rule page and at their tables.

example-second-price = { $b } and { $c } have bid 7 Paras each and { $d } 6, still hidden. If you bid 10, you win and pay only 7.
example-tie = You and { $b } have both bid 10, { $c } 8 and { $d } 7. You two bid again, at least 10. If both bid 11, a third auction follows; if nobody then goes higher, chance decides and the winner pays 11.
example-beach = You and { $b } own a villa each in the north-west, and you have bought the tile for the third beach site. Leave it natural: you receive a tree and 10 Paras for your villa, { $b } 10 Paras as well.
example-centre = You own a villa in the north-west, { $b } a hotel in the centre. You have bought the tile of the central site NWC. Left natural, it pays your villa 10 Paras, and { $b }'s hotel too.
example-hotel = One beach site of the north-west is natural, and so is one site of the centre. Build your hotel on NWC: it earns 20 Paras, 10 for each of the two.
example-diversity = Your villas stand in three districts. A hotel in the fourth completes the set: build on SEC and receive the 20 Paras for diversity.
