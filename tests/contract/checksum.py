"""One number per game that every build must meet: the hash of some seeded random matches.

After a deliberate change of rules, write the new ones with `python -m tests.contract.checksum`.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.playout import random_match
from ludotheque.kernel.position import snapshot

FILE = Path(__file__).with_name("checksums.json")


def checksum(game_id: str) -> str:
    game = find_game(game_id)
    digest = hashlib.sha256()
    for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
        for seed in range(5):
            position, decisions = random_match(game, seats, game.options(), SeededChance(seed))
            digest.update(json.dumps([decisions, snapshot(position)]).encode())
    return digest.hexdigest()[:16]


if __name__ == "__main__":
    FILE.write_text(json.dumps({game.meta.id: checksum(game.meta.id) for game in CATALOGUE}, indent=1) + "\n")
