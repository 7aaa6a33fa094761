# What is said about the examples of examples.toml, on the rule page and at their tables.

example-straight = The card wants 2 3 4 5 6, in three rolls. The dice show 1 2 2 4 4: a 2 and a 4 fit. You are the champion: keep them and roll the other three. What lies there after a failure is auctioned again.
example-long-drinks = The card wants 3, 4 and three long drinks, which are any one number. The dice show 1 2 4 4 5. Keep the 4, perhaps the 5 as a first long drink, and change your mind whenever the dice suggest it: three 3s would do as well.
example-two-jokers = The card wants a 2, two cocktails and two long drinks. The dice show 2 2 2 5 6: one 2 for the card, two as long drinks, and the 6 as a cocktail. Roll the 5, four times at most, for a second 6.
