"""Knowledge for the bots: it bids, calls, bets and keeps as the odds say."""

from __future__ import annotations

from ludotheque.bots.base import Bot
from ludotheque.bots.driver import play_bots
from ludotheque.bots.simple import GreedyBot, RandomBot
from ludotheque.games.last_chance.game import GAME
from ludotheque.games.last_chance.observation import Seen
from ludotheque.games.last_chance.solver import odds_of, ranked
from ludotheque.games.last_chance.state import State
from ludotheque.games.last_chance.winning_chances import Fortunes, limits
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.seats import NOBODY
from tests.games.last_chance.bar import Bar, offered
from tests.support import A, B, C, D

GREEDY = GreedyBot()


def chosen(table: Bar, seat: int) -> str:
    seen = GAME.observe(table.position, seat)
    return GREEDY.choose(GAME, seen, table.position.menu(seat), SeededChance(3)).notation


def test_greedy_clearly_beats_random() -> None:
    won = 0.0
    matches = 60
    for number in range(matches):
        seats = 3 + number % 4
        chance = SeededChance(number)
        position = GAME.setup(seats, GAME.options(), chance, SILENT)
        mine = number % seats
        bots: list[Bot] = [GREEDY if seat == mine else RandomBot() for seat in range(seats)]
        play_bots(GAME, position, bots, chance, SeededChance(1000 + number))
        outcome = position.outcome()
        assert outcome is not None
        if mine in outcome.winners:
            won += 1 / len(outcome.winners)
    assert won > 0.8 * matches


def test_greedy_tables_win_their_cards_and_few_are_eliminated() -> None:
    """Between equals the cards are really played for, and the last chance stays a last resort."""
    cards = out = 0
    for seed in range(20):
        chance = SeededChance(seed)
        position = GAME.setup(4, GAME.options(), chance, SILENT)
        play_bots(GAME, position, [GREEDY] * 4, chance, SeededChance(1000 + seed))
        assert isinstance(position, State)
        cards += len([owner for owner in position.owners if owner != NOBODY])
        out += position.active.count(False)
    assert cards > 20 * 5
    assert out < 20


def test_it_keeps_what_the_solver_ranks_first() -> None:
    for card, dice in (("LC02", "1 2 4 4 5"), ("LC01", "1 2 2 4 4"), ("LC12", "1 4 5 5 6")):
        table = offered(card, dice).sold_to(B, 10).without_bets()
        best = ranked(table.state.card_on_table(), table.state.dice, table.state.card_on_table().rolls)
        assert chosen(table, B) == "keep " + " ".join(str(face) for face in best.keep)


def test_it_bets_on_the_likely_side() -> None:
    # given a card that all but succeeds, and one that hardly can
    sure = offered("LC10", "1 2 2 3 5").sold_to(A, 10)
    assert odds_of(sure.state.card_on_table()).chance(sure.state.dice, 2) > 0.9
    assert chosen(sure, B) == "bet for 100000"
    unlikely = offered("LC27", "2 3 4 5 6").sold_to(A, 10)
    assert chosen(unlikely, B) == "bet against 100000"


def test_it_reaches_a_fair_price_in_two_bids_and_stops_where_the_card_is_not_worth_it() -> None:
    table = offered("LC05", "1 2 3 4 4", won="A:LC09 B:LC10 C:LC11")
    seen = GAME.observe(table.position, B)
    assert isinstance(seen, Seen)
    fair = limits(seen, table.state.box)[B]
    first = int(chosen(table, B).removeprefix("bid "))
    assert 0.6 * fair < first < 0.8 * fair
    table.play(B, f"bid {first}")
    second = int(chosen(table, A).removeprefix("bid "))
    assert 0.9 * fair < second <= fair
    table.play(A, f"bid {second}")
    assert chosen(table, B) == "pass"
    # nobody else is ready to pay anything: the least is enough
    alone = offered("LC05", "1 2 3 4 4", "A 0, B 800, C 0", used="A C")
    assert chosen(alone, B) == "bid 10000"
    hopeless = offered("LC27", "2 3 4 5 6", won="A:LC09 B:LC10 C:LC11")
    hopeless.play(A, "bid 300000")
    assert chosen(hopeless, B) == "pass"


def test_by_the_book_it_never_bids_more_than_it_has() -> None:
    table = offered("LC05", "1 2 3 4 4", "A 800, B 50, C 800", by_the_book=True, used="B")
    table.play(A, "bid 50000")
    assert chosen(table, B) == "pass"


def test_a_player_without_money_calls_the_last_chance_when_the_dice_are_good() -> None:
    good = offered("LC05", "1 2 3 4 4", "A 800, B 800, C 0, D 800")
    good.play(A, "bid 200000")
    assert chosen(good, C) == "last chance"
    bad = offered("LC27", "2 3 4 5 6", "A 800, B 800, C 0, D 800")
    bad.play(A, "bid 200000")
    assert chosen(bad, C) == "pass"
    rich = offered("LC05", "1 2 3 4 4", "A 800, B 800, C 800, D 800")
    assert chosen(rich, C).startswith("bid ")


def test_the_standing_counts_what_the_attempt_will_bring() -> None:
    table = offered("LC05", "1 2 3 4 4").sold_to(B, 100)
    seen = GAME.observe(table.position, A)
    standing = GAME.evaluate(seen)
    assert standing[B] > standing[A] == standing[C], "a likely prize and a first card"
    table = offered("LC27", "2 3 4 5 6", "A 800, B 800, C 800, D 800", out="D").sold_to(B, 500)
    standing = GAME.evaluate(GAME.observe(table.position, A))
    assert standing[B] < standing[A], "a stake that is as good as lost"
    assert standing[D] < standing[B]


def test_chances_to_win_depend_on_money_cards_and_what_is_left() -> None:
    def chances(cash: list[int], carded: list[bool], left: int) -> list[float]:
        return Fortunes(cash, carded, [True] * len(cash), [False] * len(cash), left).winning()

    even = chances([800_000] * 4, [False] * 4, 7)
    assert even == [0.25] * 4
    # a lead counts the more, the fewer cards are to come
    late, early = [chances([900_000, 800_000], [True, True], left)[0] for left in (1, 7)]
    assert late > early > 0.5
    # so does a card: at the end nobody wins without one
    lacking = [chances([800_000, 800_000], [True, False], left)[1] for left in (7, 3, 1, 0)]
    assert lacking == sorted(lacking, reverse=True) and lacking[-1] == 0.0
    # who is out does not win, and money without end is no certainty while cards are to come
    out = Fortunes([900_000, 100_000], [True, True], [False, True], [False, False], 2).winning()
    assert out == [0.0, 1.0]
