# The first match: what is said at each step of lesson.toml. `.other`: another legal move was chosen; `.after`: while the others move.

lesson-villas = Whoever has the most money at the end wins, and whoever has less than the 80 Paras of the start has lost. The island is still
    untouched: only four villas stand on its beaches, and they are auctioned first. You choose the order: put the north-west villa up for auction.
    .other = Any villa could come first. For this lesson, please begin with the north-west one.
lesson-bid = Everybody bids in secret. The highest bid wins, but pays only the second highest. So bid what the villa is worth to you: here at least 13 Paras.
    .other = That could be too little today: please bid at least 13. You pay only what the second highest bid says.
    .after = Your bid is sealed. The others bid too.
lesson-next = You bid the most and paid what { $b } had bid: 12 Paras. The villa is marked as yours. The buyer chooses what is auctioned next: take the north-east villa.
    .other = You may choose any of the three. For this lesson, please take the north-east villa.
lesson-below = You need not win every auction; money counts as much as villas. Bid little here, from 0 to 9 Paras.
    .other = Save your money this time: 9 Paras at most.
lesson-third = { $c } has bought that villa and offers the one in the south-west. Bid 8 Paras for it.
    .other = Please bid exactly 8 here: something happens then.
lesson-tie = A tie: you and { $b } both bid 8. Only you two bid again, at least as much as before. { $b } wants that villa badly, so stop at 8 or 9.
    .other = Let { $b } pay: please bid 8 or 9.
lesson-fourth = The last villa, in the south-east. With buildings in several districts you profit more often, and a building in all four brings 20 Paras once. Bid at least 9.
    .other = Please bid at least 9, so that the villa becomes yours.
lesson-tile = Now the twelve rounds begin. In each, one tile is turned up and auctioned; the buyer places it. This one is a villa for the north-west, where yours stands. Bid at least 12.
    .other = This tile is worth more to you: please bid at least 12.
    .after = You have bought the tile. The others may now offer money for one of its sides.
lesson-nature = The buyer chooses the side: a building, or nature. When a beach site is left natural, every building of its district pays its owner 10 Paras, and you receive a tree. Choose nature in the north-west.
    .other = A building is possible too, but it would earn nothing yet: no site here is natural so far. Choose nature.
lesson-south-east = Your villa earned 10 Paras. Next comes a tile for the south-east, where you also have a villa. Whoever buys it chooses its side. Let somebody else pay: bid 14 or less.
    .other = Leave this tile to somebody else: 14 Paras at most.
lesson-offer = { $b } has bought it and chooses the side. If it becomes nature, your villa earns 10 Paras. So offer { $b } up to 10 Paras for nature: you pay only if { $b } places that side.
    .other = Without an offer { $b } has little reason to choose nature. Offer between 1 and 10 Paras for nature.
lesson-hotel = { $b } has chosen nature: your villa earned 10 Paras, and { $b } received what you offered. Now the north-west hotel is for sale. A building earns 10 Paras at once for each natural site of its district. Bid at least 11.
    .other = One site of that district is natural, thanks to you: please bid at least 11.
lesson-build = The hotel belongs on the central site. It earns for natural sites of its district, and for those of the centre as well. Build it.
    .other = This time, build: nature would bring you a second tree, but no premium for a new building.
lesson-end = You know how a round goes. Nine more tiles follow. At the end most and second most trees win prizes, the larger the fewer sites are natural. Whoever has less than 80 Paras then has lost; you have three buildings to earn it back.
