# What is said about the examples of examples.toml, on the rule page and at their tables.

example-no-neighbour = Five lots of the 10s have owners, so the neighbour right holds. Lot 15 touches none of them: anybody may own it, you as well.
example-one-neighbour = Lot 10 has one owned neighbour, 11, which belongs to { $b }: it can go to { $b } only. Lot 16 lies between { $b } and { $c } and may go to either.
example-several-neighbours = Lot 12 lies between lots of { $b }, { $c } and { $d }. You have no right to it yourself, but you may choose it and give it to any of the three.
example-apartments = You own 20, 21 and 25: the shape of an apartment building. A piece may be turned half round, but not flipped: the mirrored building is a piece of its own.
