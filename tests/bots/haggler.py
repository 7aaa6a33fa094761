"""A scripted haggler: it plays like the greedy bot but tries to have all of every deal.

It knows how bots reckon, and so how far it can go: the exploits that worked against `greedy-1`, as styles.

- `ask`: asks for all and comes down by one after every refusal; takes whatever leaves it something
- `repeat`: names the same price, nearly all, again and again
- `lowball`: offers the least that leaves the other a little, and agrees to nothing dearer
- `last`: speaks only when its turn is about to end; before that it declines everything once
- `promise`: asks for lots and promises others for later, which binds nobody (§6.4 of Metropolis)
"""

from __future__ import annotations

from math import ceil, floor

from ludotheque.bots.base import Bot
from ludotheque.bots.simple import EarlierGreedyBot, GreedyBot
from ludotheque.games.metropolis.actions import NO_PROMISE, PROMISE_LOT, Joint, OfferTrade
from ludotheque.games.metropolis.bargaining import Talk as TownTalk
from ludotheque.games.metropolis.bargaining import bundles
from ludotheque.games.metropolis.components import BORDER, DISTRICTS, UNITS, Filling
from ludotheque.games.metropolis.evaluation import LEAST_GAIN, advantage
from ludotheque.games.metropolis.observation import Seen as TownSeen
from ludotheque.games.metropolis.observation import as_seen
from ludotheque.games.metropolis.rules.negotiation import asked_seats, joint_pending, refuse_trade
from ludotheque.games.metropolis.rules.suggestions import SINGLE, Transfer
from ludotheque.games.metropolis.rules.turn import Turn
from ludotheque.games.metropolis.town import Town
from ludotheque.games.paradis.actions import offer
from ludotheque.games.paradis.bargaining import Talk
from ludotheque.games.paradis.evaluation import evaluate as paradis_evaluate
from ludotheque.games.paradis.observation import Seen as ParadisSeen
from ludotheque.games.paradis.observation import imagine as paradis_imagine
from ludotheque.games.paradis.rules.negotiation import Negotiation
from ludotheque.games.paradis.state import State as ParadisState
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game
from ludotheque.kernel.offers import Decline
from ludotheque.kernel.position import Observation

ALL_HOPES = 1.0  #: the haggler counts later gains in full, as `greedy-1` does
STYLES = ("ask", "repeat", "lowball", "last", "promise")


class Haggler(Bot):
    """Asks for all of it. Everything else, bids and moves, it leaves to the greedy bots."""

    def __init__(self, style: str = "ask") -> None:
        super().__init__(f"haggler-{style}")
        self.style = style
        self.greedy = GreedyBot()
        self.signs = EarlierGreedyBot()  # takes whatever leaves it a little

    def choose(self, game: Game, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> Action:
        found: Action | None = None
        if isinstance(seen, ParadisSeen):
            if not isinstance(seen.phases[-1], Negotiation):
                return self.greedy.choose(game, seen, menu, chance)
            found = self.about_a_tile(game, seen, menu, chance)
        elif isinstance(seen, TownSeen):
            found = self.about_lots(game, seen, menu)
        if found is not None:
            return found
        rest = tuple(action for action in menu if not action.open_ended)
        return self.signs.choose(game, seen, rest or menu, chance)

    # --- Paradies --------------------------------------------------------------------------------

    def about_a_tile(
        self, game: Game, seen: ParadisSeen, menu: tuple[Action, ...], chance: Chance
    ) -> Action | None:
        state = paradis_imagine(seen, game.box(seen.edition), chance)
        assert isinstance(state, ParadisState)
        phase = state.phase
        assert isinstance(phase, Negotiation)
        talk = Talk(state, phase, seen.seat, paradis_evaluate(seen, game.box(seen.edition)), ALL_HOPES)
        if seen.seat != phase.buyer:
            return self.as_payer(state, phase, talk, menu)
        if not phase.buyer_may_place():
            return None
        for payer in range(seen.seats):
            if payer == phase.buyer:
                continue
            deal = talk.deal_with(payer)
            price = ceil(deal.changes[payer]) - 1  # all but a little
            if self.style == "ask":
                price -= talk.refusals(payer)
            elif talk.refusals(payer) > 0:
                continue
            if price > deal.loss and price >= 1:
                asked = offer(deal.side, payer, phase.buyer, price)
                if phase.refusal(state, seen.seat, asked) is None:
                    return asked
        return None

    def as_payer(
        self, state: ParadisState, phase: Negotiation, talk: Talk, menu: tuple[Action, ...]
    ) -> Action | None:
        seat = talk.seat
        if not phase.spoken[seat]:
            deal = talk.deal_with(seat)
            price = max(1, floor(deal.loss) + 1)
            if price < deal.changes[seat]:
                offered = offer(deal.side, seat, phase.buyer, price)
                if phase.refusal(state, seat, offered) is None:
                    return offered
            return None
        for action in menu:
            if isinstance(action, Decline) and self.style in ("lowball", "repeat"):
                return action
            if isinstance(action, Decline) and self.style == "last" and talk.refusals(seat) == 0:
                return action
        return None

    # --- Metropolis ------------------------------------------------------------------------------

    def about_lots(self, game: Game, seen: TownSeen, menu: tuple[Action, ...]) -> Action | None:
        """In its own turn: what gains it most and costs the other nothing; after a refusal a little less."""
        state = as_seen(seen, game.box(seen.edition))
        seat = seen.seat
        phase = state.phase
        if not isinstance(phase, Turn) or phase.player != seat or joint_pending(state.book) is not None:
            return None
        if seat in asked_seats(state.book):
            return None  # answered like `greedy-1`: whatever leaves a little
        made = state.book.makers.count(seat)
        if state.book.of(seat) or made >= (2 if self.style in ("repeat", "last") else 8):
            return None
        talk = TownTalk(state, seat)
        least = 0.07 * made if self.style in ("ask", "promise") else 0.0  # the part left to the other
        best = LEAST_GAIN
        found: Action | None = None
        for action in menu:
            if isinstance(action, Joint):
                gains = talk.after_building(action.plot)
                partners = [other for other in state.town.owners_of(action.plot) if other != seat]
                if self.leaves(gains, seat, partners, least) and gains[seat] > best:
                    best, found = gains[seat], action
        for partner in range(seen.seats):
            if partner == seat:
                continue
            filling = talk.box.filling(talk.town.available | SINGLE)
            for offered in self.exchanges(talk.town, filling, seat, partner):
                if refuse_trade(state, seat, offered.terms) is None:
                    gains = talk.after_trading(offered.terms)
                    if self.leaves(gains, seat, [partner], least) and gains[seat] > best:
                        best, found = gains[seat], offered
        return found

    def leaves(self, gains: list[float], seat: int, partners: list[int], least: float) -> bool:
        """Whether the others would keep a little, as `greedy-1` reckons, and at least this part."""
        for other in partners:
            if advantage(gains, other) < LEAST_GAIN / 2 or gains[other] < least * (
                gains[seat] + gains[other]
            ):
                return False
        return True

    def exchanges(self, town: Town, filling: Filling, seat: int, partner: int) -> list[OfferTrade]:
        """One or two lots for none to two, the greediest first."""
        gets: list[Transfer] = []
        gives: list[Transfer] = []
        for district in range(DISTRICTS):
            own, theirs = town.held[seat * DISTRICTS + district], town.held[partner * DISTRICTS + district]
            for unit in range(UNITS):
                bit = 1 << unit
                if theirs & bit & BORDER[own]:
                    gain = filling[own | bit] - filling[own]
                    gets.append(
                        Transfer(district * UNITS + unit, gain, filling[theirs] - filling[theirs ^ bit])
                    )
                if own & bit & BORDER[theirs]:
                    gain = filling[theirs | bit] - filling[theirs]
                    gives.append(Transfer(district * UNITS + unit, gain, filling[own] - filling[own ^ bit]))
        ranked: list[tuple[int, list[int], list[int]]] = []
        for got in bundles(gets):
            for given in bundles(gives):
                if {one.lot for one in got} & {one.lot for one in given}:
                    continue
                mine = sum(one.gain for one in got) - sum(one.loss for one in given)
                theirs_gain = sum(one.gain for one in given) - sum(one.loss for one in got)
                if mine > 0 and theirs_gain >= 0:
                    ranked.append((-mine, [one.lot for one in got], [one.lot for one in given]))
        ranked.sort()
        found = []
        for _, got_lots, given_lots in ranked[:5]:
            promise = PROMISE_LOT + got_lots[0] if self.style == "promise" else NO_PROMISE
            takers = [seat] * len(got_lots) + [partner] * len(given_lots)
            found.append(OfferTrade(got_lots + given_lots, takers, promise))
        return found
