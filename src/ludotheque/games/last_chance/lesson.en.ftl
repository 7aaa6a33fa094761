# The first match: what is said at each step of lesson.toml. `.other`: another legal move was chosen; `.after`: while the others move.

lesson-aim = At the end the richest player wins, among those who have won a card. A card shows five dice to be rolled, here 3 4 5 6 and a long drink, which stands for any number. Who bids
    most may try. Five dice have been thrown: 3 4 6 and 6 fit, only the 5 is missing. Open the bidding with 10 000 to 30 000.
    .other = Begin low, please: 10 000, 20 000 or 30 000. Nobody has bid yet.
    .after = Anybody may bid at any time. Let us hear the others.
lesson-outbid = { $b } has bid 40 000, { $c } has passed. The highest bidder becomes the champion and puts the bid beside the card. You have three rolls for a single number, and the prize is 150 000: bid 50 000 to 80 000.
    .other = A little more than 40 000 is enough: from 50 000 to 80 000.
    .after = { $b } passes, so you are the champion. The others may bet on your success, or against it.
lesson-keep = Now roll. Put aside the dice that you keep, one to four of them or none, and roll the others. Keep 3 4 6 6 and roll the 1: only the 5 is missing.
    .other = Keep 3 4 6 6: the second 6 can be the long drink.
lesson-keep-again = A 2: no luck yet, and two rolls are left. Before each roll you choose anew what to keep. Keep 3 4 6 6 again.
    .other = The best chance is still to keep 3 4 6 6.
lesson-pass = Done: you take your bid back, 150 000 and the card. On the next card, cocktails are one number and long drinks another: two pairs and a 2. Leave this one to the others: pass. Who passes is out of the auction.
    .other = Watch one attempt from outside: please pass.
    .after = The others bid.
lesson-bet = { $c } is the champion for 60 000. Everybody else may now bet secretly, from 10 000 to 100 000, on success or failure; whoever is right wins as much again. Here the chance is about one in two. Make a bet.
    .other = Please make a bet, just to see how it is settled: on success or on failure.
    .after = All bets are open now. { $c } rolls.
lesson-last-chance = { $c } has failed: the bid is lost, the bets are settled. The card is auctioned again, with the dice as they lie. Once in a match you may interrupt an auction with “last chance”: the card is yours to try, for all your money.
    It suits players who have little left; here, in the lesson, try it.
    .other = You could bid as usual. To see how it works, call the last chance.
    .after = Nobody can bid any more. The others bet.
lesson-risk = Everything lies beside the card, and whoever fails with the last chance is out of the match. Keep 1 1 2 5: a 5 makes the second pair.
    .other = Keep 1 1 2 5 and roll the 6.
lesson-end = You have done it. Seven cards make a match: the third one lies there now. When the last is gone, the most money wins, but only with a card in hand; you have two.
