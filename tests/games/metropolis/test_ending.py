"""§9: the last round, early ends, the winner."""

from __future__ import annotations

from ludotheque.games.metropolis import facts
from ludotheque.games.metropolis.rules.building import has_room
from ludotheque.games.metropolis.rules.ending import Over
from ludotheque.kernel.refusal import Refusal
from ludotheque.texts.outcomes import reason, score
from ludotheque.texts.texts import Texts
from tests.games.metropolis.drawing import BUILD, LAST, TownTable, draw, plot
from tests.support import A, B, C, rule


def ended(table: TownTable) -> str:
    assert table.position.waiting_for() == []
    outcome = table.position.outcome()
    assert outcome is not None
    return outcome.reason


@rule("9.1")
def test_after_the_last_lot_everybody_builds_once_more() -> None:
    # M10: A takes the last lot, builds, and is the last of the last round
    table = draw("A 10, B 20 21", cards="11", rest="C")
    table.play(A, "take 11 A")
    assert table.play(A, "build school 10 11")[-2:] == [facts.LastRoundBegan(B), facts.TurnBegan(B)]
    assert table.position.waiting_for() == [B]
    table.play(B, "build school 20 21")
    table.play(C, "build house 30")
    assert table.position.waiting_for() == [A]
    assert table.menu(A) == ["done"]
    facts_shown = table.play(A, "done")
    assert facts_shown[:2] == [facts.NothingBuilt(A), facts.MatchEnded("last-round-over")]
    assert ended(table) == "last-round-over"


@rule("9.1")
def test_in_the_last_round_there_is_only_building_and_bargaining() -> None:
    # M10
    table = draw("A 10 11, B 15 16", step=LAST, left=2, rest="C", turn=B)
    assert table.refusal(B, "take 10 B") == Refusal("9.1", "no-lots-left")
    table.moves("A: offer 10>B 15>A, B: accept 1")
    assert "joint office 10 11 15 16" in table.menu(B)
    assert table.position.rule() == "9.1"


@rule("9.1")
def test_menus_suggest_exchanges_in_the_last_round_too() -> None:
    table = draw("A 11 15 16 20, B 21 25 26 10", step=LAST, left=2, seats=2)
    assert table.menu(A)[-1] == "offer 10>A 20>B"


@rule("9.2")
def test_the_match_ends_when_the_last_piece_is_placed() -> None:
    # M11
    gone = "shop school apartment factory office hospital department_store"
    table = draw("A 10, B 20", step=BUILD, cards="40", gone=gone)
    table.position.town.stock[0] = 1
    happened = table.play(A, "build house 10")
    assert happened[1] == facts.MatchEnded("no-piece-left")
    assert ended(table) == "no-piece-left"
    assert table.menu(A) == []
    assert table.refusal(A, "take 40 A") == Refusal("9.4", "match-is-over")


#: Houses that break up every district but the 80s, so that no department store fits there.
BROKEN = " ".join(f"{tens}{unit}" for tens in range(1, 8) for unit in (2, 7))
ONLY_STORE = "shop school apartment factory office hospital"


@rule("9.2")
def test_the_match_ends_when_nothing_left_fits_anywhere() -> None:
    # M11: the department store is left but no room for it, once the house on 82 stands
    table = draw(f"A {BROKEN} 82, B 10", gone=ONLY_STORE, step=BUILD, cards="40")
    town = table.position.town
    for number in BROKEN.split():
        town.stock[0] += 1
        town.erect(plot(f"house {number}"))
    town.stock[0] = 1
    assert has_room(table.position.box, town)
    happened = table.play(A, "build house 82")
    assert happened[1] == facts.MatchEnded("no-room-left")
    assert ended(table) == "no-room-left"


@rule("9.2")
def test_room_is_counted_on_free_lots_and_those_of_others_too() -> None:
    # M11: as before, but the house is built elsewhere: the store still fits on 80 81 82 85 86 87
    for owner in ("", ", B 80 81 82, C 85 86 87"):
        table = draw(f"A {BROKEN} 10{owner}", gone=ONLY_STORE, step=BUILD, cards="40")
        town = table.position.town
        for number in BROKEN.split():
            town.stock[0] += 1
            town.erect(plot(f"house {number}"))
        town.stock[0] = 1
        table.play(A, "build house 10")
        assert table.position.outcome() is None


@rule("9.2")
def test_prohibitions_are_respected_when_room_is_counted() -> None:
    # only a hospital is left: its lots are free in the 80s, but a factory stands there
    gone = "shop school apartment office department_store hospital_b"
    for factory in (True, False):
        standing = "factory 82 83 84" if factory else "house 84"
        table = draw(f"A {BROKEN} 82 83 84 89", built=standing, gone=gone, step=BUILD, cards="40")
        town = table.position.town
        town.stock[5] = 0
        town.available &= ~(1 << 5)
        for number in BROKEN.split():
            town.stock[0] += 1
            town.erect(plot(f"house {number}"))
        town.stock[0] = 1
        town.available |= 1
        happened = table.play(A, "build house 89")
        assert (facts.MatchEnded("no-room-left") in happened) == factory


@rule("9.3")
def test_everybody_may_agree_to_end() -> None:
    # M11; also off turn
    table = draw("A 10, B 20, C 30", cards="40 50 60 70")
    assert table.play(B, "offer end") == [facts.EndProposed(B, 1)]
    assert table.position.waiting_for() == [A, C]
    table.play(C, "accept 1")
    assert table.position.outcome() is None
    happened = table.play(A, "accept 1")
    assert happened[:2] == [facts.OfferAgreed(A, 1, B, True), facts.MatchEnded("all-agreed")]
    assert ended(table) == "all-agreed"


@rule("9.3")
def test_one_who_wants_to_play_on_is_enough() -> None:
    table = draw("A 10, B 20, C 30", cards="40 50 60 70")
    table.moves("A: offer end, B: accept 1, C: decline 1")
    assert table.position.waiting_for() == [A]
    assert table.refusal(B, "offer end") == Refusal("6.5", "offer-was-declined")
    assert table.position.default(A).notation == "take 40 A"


@rule("9.3", "6.3")
def test_agreeing_to_end_can_be_taken_back_while_others_wait_and_see() -> None:
    # else the last one asked could end the match at will, turns later, as soon as that player leads
    table = draw("A 10, B 20, C 30", cards="40 50 60 70")
    table.moves("A: offer end, B: accept 1, A: take 40 A, A: done, B: take 50 B, B: done")
    assert table.position.waiting_for() == [C]
    assert table.menu(B) == ["decline 1"]
    table.play(B, "decline 1")
    assert table.refusal(C, "accept 1") == Refusal("6.3", "offer-is-declined", number=1, proposer=A, other=B)
    assert table.position.outcome() is None


@rule("9.3")
def test_an_end_ends_all_offers() -> None:
    table = draw("A 10, B 20, C 30", cards="40 50 60 70")
    table.moves("A: offer 10>B, A: offer end, B: accept 2, C: accept 2")
    assert table.position.book.open == []
    assert table.refusal(B, "accept 1") == Refusal("9.4", "match-is-over")


@rule("9.4")
def test_the_highest_total_wins_and_every_building_is_explained() -> None:
    table = draw(
        "A 40 41 45, B 46 42 43 47, C 30",
        built="office 40 41 45 46, shop 42, house 43",
        step=LAST,
        left=1,
        turn=B,
    )
    happened = table.play(B, "build house 47")
    assert happened == [
        facts.BuildingPlaced(B, "house", (47,)),
        facts.MatchEnded("last-round-over"),
        facts.BuildingValued("office", (40, 41, 45, 46), (A, B), (("centre", "52"), ("shop", "+2")), 54),
        facts.BuildingValued("shop", (42,), (B,), (("base", "6"), ("house", "+2"), ("office", "+2")), 10),
        facts.BuildingValued("house", (43,), (B,), (("base", "6"), ("shop", "+1")), 7),
        facts.BuildingValued("house", (47,), (B,), (("base", "6"), ("shop", "+1")), 7),
        facts.FinalPoints(A, "40 1/2"),
        facts.FinalPoints(B, "37 1/2"),
        facts.FinalPoints(C, 0),
    ]
    outcome = table.position.outcome()
    assert outcome is not None
    assert outcome.unit == 12
    assert outcome.scores == [486, 450, 0]
    assert (outcome.winners, outcome.places) == ([A], [1, 2, 3])
    lines = {line.category: line.points for line in outcome.breakdown}
    assert lines["office"] == [486, 162, 0]
    assert lines["shop"] == [0, 120, 0]
    assert lines["house"] == [0, 168, 0]
    assert sum(sum(points) for points in lines.values()) == sum(outcome.scores)


@rule("9.4")
def test_equal_totals_share_the_victory() -> None:
    # M13
    table = draw("A 10, B 20, C 30", built="house 10, house 20", step=LAST, left=1, turn=C)
    table.play(C, "done")
    outcome = table.position.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.places) == ([A, B], [1, 1, 3])
    assert isinstance(table.position.phase, Over)
    assert table.position.rule() == "9.4"


@rule("9.4")
def test_the_end_names_the_winners_and_counts_points() -> None:
    names = ["Ann", "Bob", "Cleo"]
    english, french = Texts("en", strict=True), Texts("fr", strict=True)
    table = draw("A 10, B 11, C 12", built="house 10", step=LAST, rest="C")
    table.play(A, "done")
    outcome = table.position.outcome()
    assert outcome is not None and outcome.winners == [A]
    assert reason(english, "metropolis", outcome, names) == (
        "The last round has been played. Ann has the most points."
    )
    both = draw("A 10, B 11, C 12", built="house 10, house 11", step=LAST, rest="C")
    both.play(A, "done")
    outcome = both.position.outcome()
    assert outcome is not None and outcome.winners == [A, B]
    assert reason(french, "metropolis", outcome, names) == (
        "Le dernier tour a été joué. Ann et Bob ont le plus de points, à égalité\u00a0: la victoire est partagée."
    )
    assert [score(english, "metropolis", twelfths, 12) for twelfths in (12, 72, 78)] == [
        "1 point",
        "6 points",
        "6 1/2 points",
    ]
