## What the credits say of each reconstructed component: made-<file>-<table>, or made-<file> for all tables of a file

made-cards = { $number } of the 36 cards: their dice (those of one card are known), their prizes and their numbers of rolls. They were balanced by the computed chance of success; at the table, the notes mark every such card.
