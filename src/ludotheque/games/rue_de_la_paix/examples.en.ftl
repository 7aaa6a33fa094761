# What is said about the examples of examples.toml, on the rule page and at their tables.

example-budget = You have rolled 3 and 6: you may spend 9 million on hotels.
example-combinations = You have rolled 6, 4 and blue: hotels for up to 10 million in the blue zone. For instance on 6 and 4, or on 5, 3 and 2. Two on blue property 5 are not possible yet: an empty property takes one hotel per turn.
example-higher = { $b } has one hotel on red property 5. You have rolled 6, 4 and red: build two on top of it, and the title comes to you.
example-level = { $b } has one hotel on red property 5. You have rolled 3, 2 and red: enough for one of yours on top. Then it is level, and the property stays with { $b }, whose hotel is nearest the base.
example-tokens = Your titles are worth 10 million, { $b }'s 15. You have rolled 6, 4 and red: with two hotels on red property 5 you take that title, your token moves on to 15 and { $b }'s back to 10.
