"""Marée: a game in a package of its own, the example of docs/add-a-game.md."""
