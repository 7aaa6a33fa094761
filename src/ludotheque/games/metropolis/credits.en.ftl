## What the credits say of each reconstructed component: made-<file>-<table>, or made-<file> for all tables of a file

made-town-shapes = The shapes of the buildings, except house, shop and apartment building.
made-town-values = The numbers of the table of values. Sites and tendencies follow what is known of the box.
