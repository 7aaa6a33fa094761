credits = A game in a package of its own; rules, texts and drawings come with it.
made-box-shoals = The points of the shoals.
