"""One tile, two bidders, private values: the auction of Das letzte Paradies (§4) as a small game for OpenSpiel."""

from __future__ import annotations

from typing import Any

import pyspiel

from ludotheque.games.paradis.actions import bid
from ludotheque.games.paradis.game import GAME
from ludotheque.games.paradis.rules.auction import NO_BID, Auction
from ludotheque.games.paradis.state import ACCOUNTS, State
from ludotheque.kernel.chance import Chance, ChosenChance, OutcomeWanted
from ludotheque.kernel.journal import Journal, visible_to
from ludotheque.kernel.phase import Phase

BIDDERS = 2
VALUES = 3  #: the tile is worth 0, 1 or 2 Paras to each bidder
CASH = 3

KIND = pyspiel.GameType(
    short_name="ludotheque_private_auction",
    long_name="An auction of one tile with private values",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=BIDDERS,
    min_num_players=BIDDERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=CASH + 1,
    max_chance_outcomes=VALUES,
    num_players=BIDDERS,
    min_utility=-CASH,
    max_utility=VALUES - 1,
    max_game_length=40,
)


class Sale(Phase[State]):
    """Below the auction: it ends with it and remembers who has bought the tile."""

    def __init__(self, winner: int) -> None:
        self.winner = winner

    def resume(self, state: State, result: int, chance: Chance, journal: Journal) -> None:
        self.winner = result


def opened() -> State:
    """Two bidders before the first call."""
    auction = Auction(list(range(BIDDERS)), 0, [NO_BID] * BIDDERS)
    none = [0] * BIDDERS
    return State(
        GAME.box(GAME.meta.edition),
        False,
        [CASH] * BIDDERS,
        none[:],
        [0] * 16,
        [-1] * 16,
        [],
        [False] * BIDDERS,
        [0] * (BIDDERS * len(ACCOUNTS)),
        [Sale(-1), auction],
    )


class PrivateAuction(pyspiel.Game):  # type: ignore[misc]
    """The values are dealt, then the rules of §4 decide."""

    def __init__(self, params: Any = None) -> None:
        super().__init__(KIND, INFO, params or {})

    def new_initial_state(self) -> AuctionState:
        return AuctionState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> AuctionObserver:
        return AuctionObserver()


class AuctionState(pyspiel.State):  # type: ignore[misc]
    """Values, the position, and what each bidder has seen."""

    def __init__(self, game: PrivateAuction) -> None:
        super().__init__(game)
        self.values: list[int] = []
        self.position = opened()
        self.wanted = 0
        self.pending = NO_BID
        self.logs: list[list[str]] = [[] for _ in range(BIDDERS)]

    def bidder(self) -> int:
        return int(self.position.waiting_for()[0])

    def is_terminal(self) -> bool:
        return len(self.position.phases) == 1

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if len(self.values) < BIDDERS or self.wanted:
            return int(pyspiel.PlayerId.CHANCE)
        return self.bidder()

    def _legal_actions(self, player: int) -> list[int]:
        return [action.amount for action in self.position.menu(player)]  # type: ignore[attr-defined]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        number = self.wanted or VALUES
        return [(outcome, 1.0 / number) for outcome in range(number)]

    def _apply_action(self, action: int) -> None:
        if len(self.values) < BIDDERS:
            self.logs[len(self.values)].append(f"worth {action}")
            self.values.append(action)
        elif self.wanted:
            self.play(self.pending, [action])
        else:
            self.play(action, [])

    def play(self, amount: int, outcomes: list[int]) -> None:
        journal = Journal()
        tried = self.position.copy()
        seat = self.bidder()
        try:
            tried.play(seat, bid(amount), ChosenChance(outcomes), journal)
        except OutcomeWanted as draw:
            self.wanted, self.pending = draw.n, amount
            return
        self.wanted, self.position = 0, tried
        for other, log in enumerate(self.logs):
            log += [f"bid {amount}"] if other == seat else []
            log += [repr(fact) for fact in visible_to(journal.facts, other)]

    def returns(self) -> list[float]:
        """What the tile is worth to its buyer, less the price; nothing to the other."""
        if not self.is_terminal():
            return [0.0] * BIDDERS
        sale = self.position.phases[0]
        assert isinstance(sale, Sale)
        gained = [float(cash - CASH) for cash in self.position.cash]
        gained[sale.winner] += self.values[sale.winner]
        return gained

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def __str__(self) -> str:
        return f"{self.values} {self.logs} {self.wanted}"


class AuctionObserver:
    """What a bidder knows: the own value, the own bids, what was shown."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: AuctionState, player: int) -> None:
        pass

    def string_from(self, state: AuctionState, player: int) -> str:
        return "; ".join(state.logs[player])
