"""§4.1, §9.5: who is waited for is kept as a set; bids, words and offers must always say the same."""

from __future__ import annotations

from ludotheque.games.paradis.game import GAME
from ludotheque.games.paradis.rules.auction import NO_BID, SealedAuction
from ludotheque.games.paradis.rules.negotiation import Negotiation
from ludotheque.games.paradis.state import State
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.journal import SILENT
from tests.support import rule


def waited_for(state: State) -> list[int]:
    """Looked for among all seats."""
    phase = state.phase
    if isinstance(phase, SealedAuction):
        return [seat for seat in phase.bidders if phase.bids[seat] == NO_BID]
    if isinstance(phase, Negotiation):
        found = [seat for seat in range(state.seats) if phase.is_waited_for(seat)]
        return found or [phase.buyer]
    return phase.waiting_for(state)


@rule("4.1", "9.5")
def test_the_sets_follow_bids_words_and_offers() -> None:
    chance = SeededChance(8)
    answered = 0
    for _match in range(10):
        state = GAME.setup(5, GAME.options(), chance, SILENT)
        assert isinstance(state, State)
        while waiting := state.waiting_for():
            assert waiting == waited_for(state) == state.copy().waiting_for()
            phase = state.phase
            if isinstance(phase, Negotiation):
                assert phase.buyer_may_place() == (waiting == [phase.buyer])
                answered += any([phase.is_asked(seat) and phase.spoken[seat] for seat in waiting])
            # every menu, whoever it is asked of: the buyer's offers, and changed bids
            seats = [seat for seat in range(state.seats) if state.menu(seat)]
            seat = seats[chance.below("who acts", len(seats))]
            state.play(seat, state.draw(seat, chance), chance, SILENT)
    assert answered > 10, "some who had spoken were asked again"
