"""What the bots know: they build, they bargain, and they see through bad offers."""

from __future__ import annotations

from ludotheque.bots.simple import GreedyBot, RandomBot
from ludotheque.games.metropolis.evaluation import expected_points
from ludotheque.games.metropolis.game import GAME
from ludotheque.games.metropolis.state import State
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.journal import Journal
from tests.games.metropolis.drawing import BUILD, LAST, TownTable, draw
from tests.support import A, B


def liked(table: TownTable, seat: int) -> str:
    position = table.position
    return (
        GreedyBot().choose(GAME, GAME.observe(position, seat), position.menu(seat), SeededChance(1)).notation
    )


def worth(table: TownTable, seat: int) -> dict[str, float]:
    menu = table.position.menu(seat)
    found = GAME.appraise(GAME.observe(table.position, seat), menu, SeededChance(1))
    return {action.notation: value for action, value in zip(menu, found, strict=True)}


def play(bots: list[GreedyBot | RandomBot], seed: int) -> tuple[State, list[str]]:
    """A match, and the names of everything that happened."""
    chance, thoughts = SeededChance(seed), SeededChance(seed + 1000)
    position = GAME.setup(len(bots), GAME.options(), chance, Journal(False))
    recorded: list[str] = []
    while waiting := position.waiting_for():
        seat = waiting[thoughts.below("who acts", len(waiting))]
        action = bots[seat].choose(GAME, GAME.observe(position, seat), position.menu(seat), thoughts)
        journal = Journal()
        position.play(seat, action, chance, journal)
        recorded += [type(fact).__name__ for fact in journal.facts]
    assert isinstance(position, State)
    return position, recorded


def test_greedy_bots_fill_the_town_and_make_deals() -> None:
    matches = [play([GreedyBot(), GreedyBot(), GreedyBot()], seed) for seed in range(8)]
    built = [len(position.town.buildings) for position, _ in matches]
    assert sum(built) / len(built) >= 20
    deals = [recorded.count("LotTraded") + recorded.count("JointBuildingPlaced") for _, recorded in matches]
    assert sum(number > 0 for number in deals) > len(matches) / 2
    offers = [
        recorded.count("TradeOffered") + recorded.count("JointBuildingProposed") for _, recorded in matches
    ]
    assert sum(offers) / len(offers) < 20  # nobody is pestered


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(6):
        bots: list[GreedyBot | RandomBot] = [RandomBot(), RandomBot(), RandomBot()]
        bots[seed % 3] = GreedyBot()
        position, _ = play(bots, seed)
        outcome = position.outcome()
        assert outcome is not None
        won += outcome.winners == [seed % 3]
    assert won >= 5


def test_a_bot_completes_its_hospital_and_builds_it() -> None:
    table = draw("A 20 21 26, B 60 61, C 70", cards="27 83 38 14")
    assert liked(table, A) == "take 27 A"
    table.play(A, "take 27 A")
    assert liked(table, A) == "build hospital_a 20 21 26 27"


def test_a_bot_does_not_give_a_rival_what_he_needs() -> None:
    table = draw("A 60 61, B 20 21 26, C 70", cards="27 83 38 14")
    values = worth(table, A)
    assert values["take 27 B"] == min(values.values())
    assert values["take 27 A"] > values["take 27 C"] > values["take 27 B"]


def test_in_its_last_turn_a_bot_takes_the_larger_building() -> None:
    table = draw("A 20 21 22 60, B 30", step=LAST, left=2, rest="C", gone="hospital office apartment")
    assert liked(table, A) == "build factory 20 21 22"


def test_bots_still_exchange_lots_in_the_last_round() -> None:
    # M10: each lacks one lot of an office, and both have their last turn before them
    lots = "A 11 15 16 20, B 21 25 26 10"
    table = draw(lots, step=LAST, left=2, rest="C", gone="house shop school apartment")
    assert liked(table, A) == "offer 10>A 20>B"
    table.play(A, "offer 10>A 20>B")
    assert liked(table, B) == "accept 1"
    table.play(B, "accept 1")
    assert liked(table, A) == "build office 10 11 15 16"


def test_who_has_no_turn_left_gives_nothing_for_a_better_lot() -> None:
    table = draw(
        "A 11 15 16 20, B 21 25 26 10", step=LAST, left=1, rest="C", gone="house shop school apartment"
    )
    table.play(A, "offer 10>A 20>B")
    assert liked(table, B) == "decline 1"


def test_in_the_last_round_a_partner_counts_what_the_own_lots_could_still_carry() -> None:
    # B would have a quarter of 42 in the joint office, but 26 alone on the same lots and one more
    table = draw("A 20 25 26, B 21 22 27 60, C 80", step=LAST, left=2, rest="C", gone="school house shop")
    assert "joint office 20 21 25 26" in table.menu(A)
    table.play(A, "joint office 20 21 25 26")
    assert liked(table, B) == "decline 1"


def test_a_bot_proposes_a_joint_building_and_the_partner_agrees() -> None:
    table = draw("A 40 41, B 45 46, C 60", step=BUILD, cards="70", gone="school house shop apartment")
    assert liked(table, A) == "joint office 40 41 45 46"
    table.play(A, "joint office 40 41 45 46")
    assert liked(table, B) == "accept 1"


def test_a_bot_offers_an_exchange_that_serves_both_and_the_partner_agrees() -> None:
    table = draw("A 11 15 16 20, B 21 25 26 10, C 80", cards="50 36 62 74")
    assert liked(table, A) == "offer 10>A 20>B"
    table.play(A, "offer 10>A 20>B")
    assert liked(table, B) == "accept 1"


def test_a_bot_declines_what_only_serves_the_other() -> None:
    table = draw("A 11 15 16 20, B 10 25 26, C 80", cards="50 36 62 74", turn=B)
    table.play(A, "offer 10>A")
    assert liked(table, B) == "decline 1"
    table = draw("A 60 61, B 20 21 26 27, C 80", cards="50 36 62 74")
    table.play(A, "offer 27>A 60>B")
    assert liked(table, B) == "decline 1"


def test_a_bot_accepts_a_gift() -> None:
    table = draw("A 11 15 16 20, B 10 25 26, C 80", cards="50 36 62 74")
    table.play(B, "offer 10>A")
    assert liked(table, A) == "accept 1"


def test_a_bot_takes_an_outdated_offer_back() -> None:
    table = draw("A 11 15 16 20, B 21 25 26 10, C 80", cards="50 36 62 74")
    table.play(A, "offer 10>A 20>B")
    assert worth(table, A)["withdraw 1"] < 0
    table.moves("C: offer 11>C 15>C 16>C, A: accept 2")  # lot 10 no longer helps A
    assert liked(table, A) == "withdraw 1"


def test_a_bot_ends_a_won_match_and_plays_a_lost_one() -> None:
    lots = "A 40 41 45 46, B 20 21 26 27, C 80"
    table = draw(lots, built="office 40 41 45 46", cards="50 36 62 74")
    table.play(B, "offer end")
    assert liked(table, A) == "accept 1"
    table = draw(lots, built="hospital_a 20 21 26 27", cards="50 36 62 74")
    table.play(B, "offer end")
    assert liked(table, A) == "decline 1"


def test_a_bot_keeps_its_word_until_the_town_has_changed() -> None:
    table = draw("A 11 15 16 20, B 21 25 26 10, C 80 60", cards="50 36 62 74", turn=B)
    table.moves("A: offer 10>A 20>B 60>A, B: accept 1")  # C's 60 as well: C has still to agree
    assert worth(table, B)["decline 1"] < 0
    table.moves("C: offer 21>C 25>C 26>C, B: accept 2")  # lot 20 no longer helps B
    assert liked(table, B) == "decline 1"


def test_judging_a_menu_leaves_the_observation_as_it_was() -> None:
    table = draw("A 11 15 16 20, B 21 25 26 10, C 80", built="house 11", cards="50 36 62 74")
    seen = GAME.observe(table.position, A)
    again = GAME.observe(table.position, A)
    GAME.appraise(seen, table.position.menu(A), SeededChance(1))
    assert seen == again


def test_the_evaluation_counts_buildings_and_hopes() -> None:
    built = draw("A 20 21 26 27, B 30", built="hospital_a 20 21 26 27").position
    ready = draw("A 20 21 26 27, B 30").position
    started = draw("A 20 21 26, B 30").position
    values = [
        expected_points(position.box, position.town, position.phase)[A]
        for position in (built, ready, started)
    ]
    over = draw("A 20 21 26 27, B 30", rest="C", step=LAST, left=1)
    last = over.position
    assert expected_points(last.box, last.town, last.phase)[:2] == [
        48,
        0,
    ]  # A's last turn is to come, B's is over
    over.play(A, "done")
    assert expected_points(last.box, last.town, last.phase) == [0, 0, 0]
    assert values[0] == 48
    assert values[0] > values[1] > values[2] > 6


def test_a_lot_without_a_plan_is_worth_more_while_much_of_the_town_is_free() -> None:
    # given the lone lot 20 between lots of B: only a house or a shop will do, early as well as late
    around = "A 20, B 21 25 22 26"
    hopes = []
    for lots in (around, around + " 10-19 30-39 40-49 50-59 60-69 70-79"):
        position = draw(lots).position
        hopes.append(expected_points(position.box, position.town, position.phase)[A])
    # then the early lot is worth more by what nobody has planned
    assert hopes[0] > hopes[1] + 2.0


def trial_move(table: TownTable, seat: int) -> str:
    """What a seat does in a trial of a search."""
    found = GAME.foresight().quick(table.position, seat, SeededChance(1))
    assert found is not None
    return found.notation


def test_in_a_trial_joint_buildings_are_proposed_and_agreed_to() -> None:
    table = draw("A 40 41, B 45 46, C 60", step=BUILD, cards="70", gone="school house shop apartment")
    assert trial_move(table, A) == "joint office 40 41 45 46"
    table.play(A, "joint office 40 41 45 46")
    assert trial_move(table, B) == "accept 1"


def test_in_a_trial_an_unfair_exchange_is_declined() -> None:
    table = draw("A 11 15 16 20, B 10 25 26, C 80", cards="50 36 62 74", turn=B)
    table.play(A, "offer 10>A")
    assert trial_move(table, B) == "decline 1"


def test_in_a_trial_a_lot_for_others_goes_where_it_serves_least() -> None:
    # given that 27 may be B's, who lacks it for a hospital, or C's
    table = draw("A 60 61, B 20 21 26, C 28 23", cards="27")
    assert trial_move(table, A) == "take 27 C"
