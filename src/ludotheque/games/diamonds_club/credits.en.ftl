## What the credits say of each reconstructed component: made-<file>-<table>, or made-<file> for all tables of a file

made-box-imposed_others = The imposed cells of the white, the bronze and the blue park.
made-box-building_prices = Which colours of gems each building costs.
made-box-choice_price = The price of the landscape tile of your choice.
made-box-technique_track = The second and the fourth step of the technique track.
made-market = The twelve strips of the market, both sides.
