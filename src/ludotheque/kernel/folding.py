"""Folding: facts that belong together become one, so that a journal can be read.

Each fact says by itself what it becomes together with the next one (`Fact.joined`). Facts that not everybody sees
stand aside: a series of others goes on past them, so that all viewers read the same series.
"""

from __future__ import annotations

from ludotheque.kernel.facts import Fact


def join(said: list[Fact], fact: Fact) -> int:
    """Joins a fact to the last of those that were said, if it joins; the place of what it joined, or −1."""
    at = len(said) - 1
    while at >= 0:
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
