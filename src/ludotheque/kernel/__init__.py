"""What every game shares. Standard library only; knows no game, no web.

Read `docs/life-of-a-move.md` first; then, here, `game.py` (the contract), `actions.py`,
`refusal.py`, `chance.py`, `facts.py` and `offers.py`.
"""
