# The first match: what is said at each step of lesson.toml. `.other`: another legal move was chosen; `.after`: while the others move.

lesson-aim = Own the most valuable properties: that is the aim. A property belongs to whoever has most hotels on it. You have rolled blue and 4 + 3: you build in the blue
    zone, and your hotels may cost 7 million together. A hotel costs as many millions as the number of its property. Build on blue property 5.
    .other = You may build elsewhere in the zone too. For this lesson, please begin with blue property 5.
lesson-second = 2 million is left: enough for another empty one, blue property 2. On a property that was empty you may build only one hotel per turn. Build on blue property 2.
    .other = Do not stop yet: there is still money for blue property 2.
lesson-lamp = Both titles are yours, 5 and 2 million, so your token moved to square 7. It stopped on a lamp on your own turn: you drew a Fortune card, and you alone can see it. You may play
    one card at the end of your turn. Keep yours for now: end the turn.
    .other = A good card, but it is worth more later. Please end the turn this time.
    .after = { $b } rolls and builds.
lesson-higher = { $b } has built two hotels on blue property 2, on top of yours: two to one, so the title has changed hands. You rolled blue again, with 8 million. On a property that already has
    hotels you may build as many as you can pay. Build on blue property 2.
    .other = First win back blue property 2: it costs 2 million per hotel.
lesson-majority = Now it is two to two. When it is level, the lowest hotel decides, and the one at the bottom is yours: the title would already come back. Make it safe and build a third on blue property 2.
    .other = One more hotel on blue property 2, please: then { $b } must build two to win it back.
lesson-rest = You have 4 million left. You need not spend everything, but you can: build on blue property 3 or blue property 4, as you like.
    .other = Build one hotel on blue property 3 or blue property 4.
lesson-card = Your properties have grown and your token has moved on. Now use a Fortune card: One hotel builds a hotel anywhere, without cost. Play it.
    .other = Now is a good moment: play One hotel.
lesson-anywhere = Choose any property: the hotel is free, so the dear ones are tempting. An empty property becomes yours at once.
    .after = { $b } has rolled an F: no building, but a Fortune card.
lesson-insurance = { $b } plays a hurricane in the blue zone: every stack there would lose its top hotel. The card you drew on the lamp is an insurance: it protects your hotels. Play it.
    .other = Without the insurance you would lose hotels: please play it.
lesson-double = Your hotels stand, { $b } has lost one. Now you rolled 8 million and a W. Some cards are played right after the roll, before you build: Double budget makes it 16. Play it.
    .other = First the card: once you have built, it is too late for it.
lesson-zone = A W means that you choose the zone: it is the one of your first hotel, and you stay in it this turn. Choose where you begin.
lesson-end = You know it all now. Go on building; the match ends when a token reaches square 61, or when somebody begins a turn without a hotel in reserve. The highest total of titles wins.
