## What the credits say of each reconstructed component: made-<file>-<table>, or made-<file> for all tables of a file

made-island-drawing = How the sixteen sites lie on the island, and the emblems of the districts. They make no difference to the game.
