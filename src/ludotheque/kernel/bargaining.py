"""What a fair deal is, for bots that bargain: each party has about the same part of what the deal brings them together.

Equal parts of a joint gain are what maximises the product of the gains (Nash) where the price can be chosen.
"""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.facts import OfferWeighed

FAIR: Final = 0.5  #: the part of the joint gain that a bot asks for
GIVE: Final = 0.04  #: how much less a bot puts up with, rather than no deal
AGAINST_LEADER: Final = 0.06  #: how much more it wants of somebody who leads
CLEARLY: Final = 1.1  #: who has this many times as much as the others leads
ROUNDS: Final = 2  #: proposals to one partner about one thing; then the bot says no more

# Why a bot refuses an offer (`OfferWeighed.why`).
WORTH: Final = "worth"  #: it brings the other more
COSTS: Final = "costs"  #: it costs the bot something and serves the other
LOSES: Final = "loses"  #: it costs the other something, so he will hardly keep to it
NEITHER: Final = "neither"  #: it costs both
LEADER: Final = "leader"  #: the part would be fair, but the other leads
LITTLE: Final = "little"  #: it brings too little
ANYWAY: Final = "anyway"  #: what is to be paid for will happen anyway
LATER: Final = "later"  #: the bot would rather play on


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


def weighed(seat: int, other: int, own: float, theirs: float, leading: bool) -> OfferWeighed:
    """Why a seat refuses what would bring it so much, and the other so much; `leading`: the other is ahead."""
    mine, his = round(own), round(theirs)
    if mine < 0:
        why = COSTS if his > 0 else NEITHER
    elif his < 0:
        why = LOSES
    elif mine < his:
        why = WORTH
    else:
        why = LEADER if leading else LITTLE
    return OfferWeighed(seat, other, why, abs(mine), abs(his))
