"""A worker process of `pool.py`: questions on standard input, answers on standard output."""

from __future__ import annotations

import os
import pickle
import struct
import sys

from ludotheque.bots.registry import find_bot
from ludotheque.games import find_game
from ludotheque.kernel.chance import SeededChance


def answer(question: bytes) -> tuple[str, object]:
    """The index in the menu of what the bot chose, an offer of its own in notation, or what went wrong."""
    try:
        game_id, level, seen, menu, seed = pickle.loads(question)
        chosen = find_bot(level).at_table().choose(find_game(game_id), seen, menu, SeededChance(seed))
        if chosen.open_ended and chosen not in menu:
            return "proposed", chosen.notation
        return "chosen", menu.index(chosen)
    except Exception as error:
        return "failed", repr(error)


def main() -> None:
    questions = sys.stdin.buffer
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    answers.write(b"!")  # ready
    answers.flush()
    while True:
        head = questions.read(4)
        if len(head) < 4:
            return
        reply = pickle.dumps(answer(questions.read(struct.unpack(">I", head)[0])))
        answers.write(struct.pack(">I", len(reply)) + reply)
        answers.flush()


if __name__ == "__main__":
    main()
