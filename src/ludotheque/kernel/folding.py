"""Folding: facts that belong together become one, so that a journal can be read.

Each fact says by itself what it becomes together with the next one (`Fact.joined`). Facts that not everybody sees
stand aside: a series of others goes on past them, so that all viewers read the same series. (Past a few of them: who
changes a secret bid a thousand times reads the series in pieces.)
"""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.facts import Fact

MOST_ASIDE: Final = 30  #: facts that not everybody sees, and that a series goes on past


def join(said: list[Fact], fact: Fact) -> int:
    """Joins a fact to the last of those that were said, if it joins; the place of what it joined, or −1."""
    at = len(said) - 1
    last = at - MOST_ASIDE
    while at >= max(0, last):
        joined = said[at].joined(fact)
        if joined is not None:
            said[at] = joined
            return at
        if type(said[at]).seen_by is Fact.seen_by:
            break
        at -= 1
    return -1


def fold(facts: list[Fact]) -> list[Fact]:
    """These facts as a journal says them: joined where they join, without those that are worth no line."""
    said: list[Fact] = []
    for fact in facts:
        if not fact.passing and join(said, fact) < 0:
            said.append(fact)
    return said
