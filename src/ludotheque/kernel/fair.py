"""Fair chance: a table and its players promise their parts of the dice before anybody shows one.

The table draws a secret seed and publishes its SHA-256, the commitment. Each player's browser makes a value of its own
and publishes the SHA-256 of it, a promise. When all promises are fixed, the players reveal their values. Seed and
values together are the key of all draws: whoever knows the seed had to promise before the others revealed, so nobody
chooses what falls. At the end the seed is revealed and anybody can draw everything again (`ludotheque verify`).
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from ludotheque.kernel.chance import Chance

SEED_BYTES: Final = 32
WORDS_PER_BLOCK: Final = 8
WORD_RANGE: Final = 1 << 32
LABEL: Final = b"ludotheque fair chance 1"


def commitment(seed: bytes) -> str:
    """What is published of the seed before the first promise comes in."""
    return hashlib.sha256(seed).hexdigest()


def promise_of(value: str) -> str:
    """What a player publishes of a contribution before the match begins."""
    return hashlib.sha256(value.encode("utf-8")).hexdigest()


def fair_key(seed: bytes, mixed: list[tuple[str, str]]) -> bytes:
    """The key of all draws; `mixed` are the players' contributions in order: seat letter and value."""
    digest = hashlib.sha256(LABEL)
    digest.update(seed)
    for who, value in mixed:
        for part in (who, value):
            encoded = part.encode("utf-8")
            digest.update(len(encoded).to_bytes(4, "big"))
            digest.update(encoded)
    return digest.digest()


class FairChance(Chance):
    """Draws by HMAC-SHA-256 of a block counter, eight 32-bit words a block, with rejection sampling.

    `words` is the number of words used so far: with the key it is the whole state.
    """

    def __init__(self, key: bytes, words: int = 0) -> None:
        self.key = key
        self.words = words
        self._block = -1
        self._digest = b""

    def _word(self) -> int:
        block = self.words // WORDS_PER_BLOCK
        if block != self._block:
            self._digest = hmac.digest(self.key, block.to_bytes(8, "big"), "sha256")
            self._block = block
        start = 4 * (self.words % WORDS_PER_BLOCK)
        self.words += 1
        return int.from_bytes(self._digest[start : start + 4], "big")

    def below(self, why: str, n: int) -> int:
        limit = WORD_RANGE - WORD_RANGE % n
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % n
