"""A match between people and bots: seats, clocks, undo, chat, the store, and what each viewer is shown.

The web, the terminal and tests all go through one service, `service.Tables`. A table is the fold of its
events (`events.py`); an event counts once the store has committed it, and only then is anything sent.
"""
