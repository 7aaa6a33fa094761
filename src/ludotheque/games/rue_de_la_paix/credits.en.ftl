## What the credits say of each reconstructed component: made-<file>-<table>, or made-<file> for all tables of a file

made-board-lamps = Which squares of the promenade are F squares.
made-cards = The 28 Fortune cards, { $number } kinds. The book names the hurricanes, the answer to them and the moments at which cards are played; the other effects and all numbers of cards are ours.
