# The first match: what is said at each step of lesson.toml. `.other`: another legal move was chosen; `.after`: while the others move.

lesson-aim = Own the most valuable buildings at the end: that is the aim. You build on lots that are yours, and what stands beside a building changes its value. Each turn you choose one
    of the four open cards and name the lot's owner; then you may build. Lot 15 lies beside your 10 and 11: take it for yourself.
    .other = A good lot too. For this lesson, please take 15 for yourself.
lesson-build = Three lots, 10, 11 and 15: just the shape of an apartment building. With a view of the park it is worth 32 points instead of 26. A building stays where it is, so choose well. Build it.
    .other = You could build something else, or elsewhere. For this lesson, please build the apartment building on 10, 11 and 15.
    .after = One building a turn at most. Now the others take their turns.
lesson-neighbours = { $b } has taken lot 46. Five lots of the 40s now have owners: from the sixth on, a lot goes only to owners of a neighbouring lot. So you could not keep 47. Take 61 instead, beside your 62 and 63.
    .other = Please take 61 for yourself: you have plans there.
lesson-offer = You own 40, 41 and 45. With 46 an office building would fit, but 46 belongs to { $b }. Players may exchange lots at any time: { $b } would like 27. Before you build, press “Offer an exchange of lots” and offer { $b } your 27 for 46.
    .other = Wait with building: first offer { $b } lot 27 for lot 46.
    .after = { $b } thinks about your offer.
lesson-office = { $b } has agreed, and the lots have changed hands at once. An office building is worth 42 points, in the centre 52. Build it on 40, 41, 45 and 46.
    .other = The office building is worth more than anything else you could build here: build it on 40, 41, 45 and 46.
    .after = The others take their turns.
lesson-give = Choose a card as you like. You may keep the lot or give it to another player who may own it; if you may keep none of the open lots, you must give one away.
lesson-factory = Three lots in a row: 61, 62 and 63. That is a factory, 30 points. A school or a hospital may not stand in a district with a factory, and apartments beside it lose value. Build it.
    .other = Please build the factory on 61, 62 and 63.
lesson-end = You know how a turn goes. Office buildings, hospitals and the department store may also be built together with others, who share the value. When all lots have owners, everybody builds once more; the highest total wins.
