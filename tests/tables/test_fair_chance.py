"""Fair chance: drawn as the protocol says, uniform, and the same again from the revealed seed."""

from __future__ import annotations

import hashlib
import hmac

from ludotheque.kernel.fair import FairChance, commitment, fair_key

SEED = bytes(range(32))


def word(key: bytes, number: int) -> int:
    """A word as docs/protocol.md §6 describes it, written down once more."""
    block = hmac.new(key, (number // 8).to_bytes(8, "big"), hashlib.sha256).digest()
    return int.from_bytes(block[4 * (number % 8) : 4 * (number % 8) + 4], "big")


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_the_key_mixes_in_every_contribution_in_order() -> None:
    def prefixed(text: str) -> bytes:
        return len(text.encode()).to_bytes(4, "big") + text.encode()

    mixed = [("A", "née à Aix"), ("B", "x")]
    message = b"ludotheque fair chance 1" + SEED
    for who, value in mixed:
        message += prefixed(who) + prefixed(value)
    assert fair_key(SEED, mixed) == hashlib.sha256(message).digest()
    keys = {
        fair_key(SEED, []),
        fair_key(SEED, mixed),
        fair_key(SEED, mixed[::-1]),
        fair_key(SEED, [("A", "née à AixB"), ("", "x")]),
        fair_key(bytes(32), mixed),
    }
    assert len(keys) == 5


def test_numbers_are_words_modulo_n() -> None:
    key = fair_key(SEED, [])
    chance = FairChance(key)
    drawn = [chance.below("test", 6) for _ in range(50)]
    assert drawn == [word(key, number) % 6 for number in range(50)]
    assert chance.words == 50


def test_words_beyond_the_last_whole_multiple_are_thrown_away() -> None:
    key = fair_key(SEED, [])
    n = 3 << 30  # a quarter of all words lie beyond
    chance = FairChance(key)
    drawn = [chance.below("test", n) for _ in range(40)]
    kept = [found for found in (word(key, number) for number in range(chance.words)) if found < n]
    assert drawn == kept
    assert chance.words > 40


def test_it_goes_on_from_the_number_of_words_used() -> None:
    key = fair_key(SEED, [("A", "x")])
    whole = FairChance(key)
    all_drawn = [whole.die("die") for _ in range(30)]
    first = FairChance(key)
    before = [first.die("die") for _ in range(13)]
    second = FairChance(key, first.words)
    assert before + [second.die("die") for _ in range(17)] == all_drawn


def test_dice_are_uniform() -> None:
    chance = FairChance(fair_key(SEED, []))
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.die("die") - 1] += 1
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts)
    assert chi_square < 20.5  # 0.999 quantile with 5 degrees of freedom; the seed is fixed


def test_a_shuffle_is_an_order_of_the_same_things() -> None:
    chance = FairChance(fair_key(SEED, []))
    first, second = list(range(40)), list(range(40))
    chance.shuffle("pile", first)
    chance.shuffle("pile", second)
    assert sorted(first) == list(range(40)) == sorted(second)
    assert first != second
