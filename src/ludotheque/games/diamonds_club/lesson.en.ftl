# The first round: what is said at each step of lesson.toml. `.other`: another legal move was chosen; `.after`: while the others move.

lesson-aim = Lay out the most prestigious park: that is the aim, and buildings bring 4 points each. They are paid with gems, and a mine, a concession and a ship together bring gems. You buy on the market,
    one cell at a time. Begin with the green mine on a4, for 1 coin.
    .other = Worth buying as well. For this lesson, please begin with the green mine on a4.
    .after = Now { $b } buys.
lesson-concession = In turn, each player buys one free cell or passes. { $b } has bought a ship. You now need a concession: the one on a1, with a 4, still costs 1 coin.
    .other = A concession is next: please buy the one on a1.
lesson-ship = Now a ship: the lower of concession and ship says how many gems you get, so a ship with a 4 fits yours. A cell costs 1 coin, and 1 more for each coin on the cells beside it: a5 costs 3. Buy it.
    .other = The ship on a5 completes your combination. Please buy it.
lesson-hats = Mine, concession and ship: complete. Top hats move you on the leader track; whoever is furthest gains a diamond and leads the next round. Buy the three hats on b1.
    .other = The hats first, please: b1.
lesson-pass = You have 3 coins left. Buying more is possible, but whoever keeps the most coins also gains a diamond. Pass: then you buy nothing more in this round.
    .other = Keep your three coins this time: pass.
    .after = { $b } goes on buying until the money is gone.
lesson-build = You gained two diamonds, one for the coins and one for the hats, and your combination brought 4 green gems. Now it is time to build. Each building has its price; a pavilion costs 2 green and 2 red gems. A diamond stands for any gem. Choose the pavilion.
    .other = You can pay for other things as well. For this lesson, please choose the pavilion.
lesson-imposed = Your park has three cells with a picture: they take only that building, and whoever leaves one of them open at the end is not counted. A pavilion is pictured. Lay it there, or on a free cell if you prefer.
lesson-pay = Now the payment: 2 green gems, your red one, and a diamond in place of the second red one. That leaves enough for another building.
    .other = That is possible, but it uses up a gem you need at once. Pay 2 green, 1 red and 1 diamond.
    .after = The players build in turn, one tile at a time. { $b } is next.
lesson-fountain = Your turn again; you build as long as you can and wish. A pawn lies on the pavilion's price, so you cannot use it twice in a round, and for { $b } it costs one gem more. Build a fountain: 2 blue and 2 green, your diamond included.
    .other = A fountain is within reach: please build it.
lesson-forest = Two gems are left: enough for a forest, which costs any two. A forest is worth 2 points at first, and more for each step on the forest track. Build it.
    .other = Do not stop yet: two gems are enough for a forest.
lesson-end = A whole round: buying, diamonds, gems, building. Coins and pawns come back, a new market lies there, and you lead. When somebody has filled the 14 light cells of a park, that round is the last, and the most points win.
