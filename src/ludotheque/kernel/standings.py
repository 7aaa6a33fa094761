"""The standings of a match that is over: how the seats stood after every round or turn, and when it was decided."""

from __future__ import annotations

from ludotheque.kernel.match import Match, Move

MOST_STEPS = 120  #: points in time; a match without rounds has one for every so many moves


class Standings:
    """How the seats stood after these moves, in the first of the game's quantities."""

    def __init__(self, quantity: str, steps: list[int], standings: list[list[int]], decided: int) -> None:
        self.quantity = quantity
        self.steps = steps
        self.values = standings  #: for each step, a value per seat
        self.decided = decided  #: after this move the winner led for good; −1: there was no such move


def standings_of(match: Match) -> Standings | None:
    """The standings of a match that is over; None if it is not, or cannot be played again.

    Who leads is asked after every round, and in the one round that decided after every move.
    """
    outcome = match.position.outcome()
    if outcome is None or match.old or not match.moves:
        return None
    quantity = next(iter(match.game.quantities(match.position)))
    steps = round_ends(match.moves)
    standings = standings_after(match, quantity, steps)
    decided = -1
    if len(outcome.winners) == 1:
        winner = outcome.winners[0]
        at = led_for_good(standings, winner)
        if at > 0:
            within = list(range(steps[at - 1] + 1, steps[at] + 1))
            decided = within[led_for_good(standings_after(match, quantity, within), winner)]
        else:
            decided = at  # from the beginning, or never
    return Standings(quantity, steps, standings, decided)


def standings_after(match: Match, quantity: str, steps: list[int]) -> list[list[int]]:
    """How the seats stood after these moves, which stand in their order."""
    found: list[list[int]] = []
    for number, position in enumerate(match.replay()):
        if number == steps[len(found)]:
            found.append(match.game.quantities(position)[quantity])
            if len(found) == len(steps):
                break
    return found


def round_ends(moves: list[Move]) -> list[int]:
    """The numbers of the moves after which a new round or turn began; the first is 0, the last the end."""
    ends = [number for number, move in enumerate(moves, 1) if _opens(move)]
    if not ends:
        ends = list(range(1, len(moves), max(1, len(moves) // MOST_STEPS)))
    return sorted({0, *ends, len(moves)})


def _opens(move: Move) -> bool:
    for fact in move.facts:
        if fact.heading() is not None:
            return True
    return False


def led_for_good(standings: list[list[int]], winner: int) -> int:
    """The step from which this seat was alone in front to the end; −1 if at the end it is not."""
    step = len(standings)
    while step > 0 and _leads(standings[step - 1], winner):
        step -= 1
    return step if step < len(standings) else -1


def _leads(standing: list[int], seat: int) -> bool:
    for other in range(len(standing)):
        if other != seat and standing[other] >= standing[seat]:
            return False
    return True
