"""What a fair deal is, for bots that bargain: each party has about the same part of what the deal brings them together.

Equal parts of a joint gain are what maximises the product of the gains (Nash) where the price can be chosen.
"""

from __future__ import annotations

from typing import Final

FAIR: Final = 0.5  #: the part of the joint gain that a bot asks for
GIVE: Final = 0.04  #: how much less a bot puts up with, rather than no deal
AGAINST_LEADER: Final = 0.06  #: how much more it wants of somebody who leads
CLEARLY: Final = 1.1  #: who has this many times as much as the others leads
ROUNDS: Final = 2  #: proposals to one partner about one thing; then the bot says no more


def leads(standing: list[float], partner: int) -> bool:
    """Whether the partner is clearly ahead of everybody else."""
    for other in range(len(standing)):
        if other != partner and CLEARLY * standing[other] >= standing[partner]:
            return False
    return True


def asked_share(leading: bool) -> float:
    """The part of a joint gain that a bot asks for."""
    return FAIR + AGAINST_LEADER if leading else FAIR


def least_share(leading: bool) -> float:
    """The part of a joint gain below which a bot rather does without."""
    return asked_share(leading) - GIVE


def is_fair(own: float, joint: float, share: float) -> bool:
    """Whether a part of the joint gain is enough; what gains the parties nothing together must not cost anything."""
    return own >= share * joint if joint > 0.0 else own > 0.0
