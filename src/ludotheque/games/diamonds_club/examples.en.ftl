# What is said about the examples of examples.toml, on the rule page and at their tables.

example-price = There is a coin on a4 and one on b5. A cell with no coin beside it costs 1 coin; a5 lies beside both and costs 3.
example-order = The leader track decides the order of building: the furthest first, on one step the upper pawn before the lower. Top hats are on a1, b1 and c1: try where they take you.
example-gems = You have a green mine, a concession of 4 and a ship of 5. Pass, and the exchange brings 4 green gems, the lower of the two numbers. A step on the technique track would bring more.
example-two-mines = You have a yellow and a red mine, concessions of 5, 3 and 2, and ships of 5 and 3. The best is 5 yellow and 3 red gems, or 5 red and 3 yellow; the concession of 2 can be kept for the next round.
