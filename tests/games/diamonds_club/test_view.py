"""The scene: what hangs where, and why something is greyed."""

from __future__ import annotations

import pytest

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.game import GAME
from ludotheque.games.diamonds_club.rules.ending import end_match
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.effects import show_effects
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.scene import Scene
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.kernel.text import say
from ludotheque.texts.texts import Texts
from tests.games.diamonds_club.club import Club, bare, club
from tests.support import A, B, rule


def scene(table: Club, viewer: int) -> Scene:
    position = table.position
    menu = position.menu(viewer) if viewer != SPECTATOR else ()
    return GAME.scene(
        GAME.observe(position, viewer),
        menu,
        position.waiting_for(),
        lambda action: position.refusal(viewer, action),
    )


def on(drawn: Scene) -> dict[str, str]:
    """Where each action hangs."""
    return {choice.notation: choice.on for choice in drawn.choices}


def test_cells_are_bought_on_their_place_and_dear_ones_say_why_they_are_out_of_reach() -> None:
    table = club(2).laid("b2=4").coins("3 10")
    drawn = scene(table, A)
    assert on(drawn)["buy a1"] == "place:a1"
    assert on(drawn)["pass"] == "button"
    assert {grey.on: grey.refusal.key for grey in drawn.greyed} == {
        "place:b1": "too-expensive",
        "place:a2": "too-expensive",
        "place:b3": "too-expensive",
        "place:c2": "too-expensive",
    }
    cells = {
        piece.place: (piece.value, piece.faded) for piece in drawn.pieces if piece.id.startswith("cell-")
    }
    assert cells["b2"] == ("4", True), "the coins that lie there"
    assert cells["b1"] == ("5", False), "what it costs"
    assert cells["a1"] == ("1", False)


def test_the_price_of_a_cell_explains_itself() -> None:
    table = club(2).laid("b2=1 a1=2")
    choice = next(choice for choice in scene(table, A).choices if choice.notation == "buy a2")
    assert [value for _, value in choice.preview] == ["1", "+2", "+1"]
    cells = club(2, neighbour_price="cells").laid("b2=1 a1=2")
    choice = next(choice for choice in scene(cells, A).choices if choice.notation == "buy a2")
    assert [value for _, value in choice.preview] == ["1", "+1", "+1"]


def test_goods_gems_piles_and_cells_carry_their_decisions() -> None:
    table = bare(2).goods(A, "mine red, mine blue, mine green, concession 2, ship 2").gems(B, "2 red")
    table.exchanging("AB")
    assert on(scene(table, A))["mine red"] == "piece:good-A-mine-red"
    table.play(A, "mine red")
    assert on(scene(table, A))["keep mine blue"] == "piece:good-A-mine-blue"
    table = bare(2).gems(A, "3 blue 3 red 3 green").gems(B, "2 red")
    table.building("AB")
    drawn = scene(table, A)
    assert on(drawn)["build forest3"] == "place:table-forest3"
    assert {grey.on for grey in drawn.greyed} == {"place:table-orangery", "place:table-rose_garden"}
    table.play(A, "build forest3")
    assert on(scene(table, A))["turn pavilion"] == "piece:pile-pavilion"
    table.play(A, "turn pavilion")
    assert on(scene(table, A))["put blue"] == "control:payment"
    table.play(A, "put blue")
    assert scene(table, A).status.facts["number"] == 2


def test_an_imposed_cell_shows_what_belongs_there_until_it_is_built() -> None:
    drawn = scene(club(2).park(A, "", imposed=1), B)
    by_id = {piece.id: piece for piece in drawn.pieces}
    assert by_id["tile-A-1"].symbol == "pavilion" and not by_id["tile-A-1"].faded
    assert by_id["tile-A-2"].symbol == "pavilion" and by_id["tile-A-2"].faded
    assert by_id["tile-A-4"].place == "", "an empty cell is not drawn"


def test_unused_parks_and_the_closed_market_are_covered() -> None:
    ids = {piece.id for piece in scene(club(2), A).pieces}
    assert {"unused-C", "unused-D", "closed-ef", "closed-gh"} <= ids
    ids = {piece.id for piece in scene(club(3), A).pieces}
    assert "closed-gh" in ids and "closed-ef" not in ids and "unused-C" not in ids
    assert not any(piece.id.startswith(("closed", "unused")) for piece in scene(club(4), A).pieces)


def test_the_leader_track_stacks_pawns_and_counts_on() -> None:
    table = club(2)
    table.state.lead = [12, 12]
    table.state.stack = [B, A]
    pawns = [piece for piece in scene(table, A).pieces if piece.id.startswith("lead-")]
    assert [(piece.id, piece.place, piece.value) for piece in pawns] == [
        ("lead-A", "lead-10-1", "12"),
        ("lead-B", "lead-10-0", "12"),
    ]
    table.state.lead = [3, 12]
    pawns = [piece for piece in scene(table, A).pieces if piece.id.startswith("lead-")]
    assert [piece.place for piece in pawns] == ["lead-3", "lead-10"]


def test_a_spectator_sees_the_table_but_nothing_to_do() -> None:
    drawn = scene(club(2), SPECTATOR)
    assert drawn.choices == drawn.greyed == []
    assert drawn.status.key == "status-buy"
    assert [panel.seat for panel in drawn.panels] == [A, B]


def test_won_cards_lie_in_the_winner_s_park() -> None:
    table = club(2)
    table.state.cards[0] = B
    by_id = {piece.id: piece for piece in scene(table, A).pieces}
    assert by_id["card-three-fountain"].place == "cards-B"
    assert by_id["card-five-first"].place == "card-five-first"


def test_the_last_round_and_who_would_not_be_counted_are_noted() -> None:
    table = club(2).park(A, "", imposed=3)
    table.state.ending = True
    noted = [(note.key, note.facts.get("seat")) for note in scene(table, A).notes]
    assert noted == [("label-round", None), ("label-last-round", None), ("label-not-counted-yet", B)]


def test_after_the_end_the_note_says_who_was_not_counted() -> None:
    # given an end that nobody's park has brought about (§13.5), and one that A's has
    for ending in (False, True):
        table = club(2).park(A, "", imposed=3)
        table.state.ending = ending
        end_match(table.state, Journal())
        noted = [(note.key, note.facts.get("seat")) for note in scene(table, A).notes]
        assert noted == [("label-round", None), ("label-not-counted", B)]


@rule("13.2")
def test_at_the_end_uncounted_points_are_not_shown_as_points_D15() -> None:
    table = bare(2).park(A, "1 forest", imposed=3).park(B, "7 forest", imposed=0)
    before = {panel.seat: panel.rows[0].value for panel in scene(table, A).panels}
    assert before == {A: 14, B: 14}
    end_match(table.state, Journal())
    panels = {panel.seat: panel for panel in scene(table, A).panels}
    assert (panels[A].rows[0].value, panels[B].rows[0].value) == (14, 0)
    assert panels[B].note == say("label-uncounted")
    assert panels[B].rows[0].detail[-1] == (say("label-uncounted"), "−14")
    assert scene(table, A).sheets[0].rows[-1][1:] == [14, 0]


@pytest.mark.parametrize(
    ("fact", "written"),
    [
        (facts.Paid(A, "pavilion", 0, 0, 1, 1, 2), "Ann pays for a pavilion: 1 green, 1 red, 2 diamonds."),
        (facts.Paid(A, "forest2", 0, 2, 0, 0, 0), "Ann pays for a forest (from 2 gems): 2 yellow."),
        (facts.TrackAdvanced(A, "money", 2, 11), "Ann moves to 11 coins on the money track."),
        (
            facts.TrackAdvanced(A, "technique", 4, 0, 1, 1),
            "Ann moves down the technique track: each exchange also brings 1 gem of its colour and a diamond now.",
        ),
    ],
)
def test_facts_name_what_counts(fact: Fact, written: str) -> None:
    assert Texts("en", strict=True).fact("diamonds_club", fact, ["Ann", "Bob"]) == written


def test_gems_of_one_colour_are_added_up() -> None:
    table = bare(2).goods(A, "mine red, mine red, mine blue, concession 3, concession 2, ship 3, ship 3")
    table.exchanging("AB")
    label = next(found.label for found in scene(table, A).choices if found.notation == "exchange all red red")
    assert Texts("en", strict=True).text("diamonds_club", label, ["Ann", "Bob"]) == (
        "Exchange everything: 5 red (3 + 2)"
    )


def test_goods_are_given_back_all_or_the_rest() -> None:
    table = bare(2).goods(A, "mine red, mine blue, ship 3").gems(B, "2 red")
    table.exchanging("AB")
    texts = Texts("fr", strict=True)
    for written in ("Tout rendre", "Rendre le reste"):
        label = next(found.label for found in scene(table, A).choices if found.notation == "keep no more")
        assert texts.text("diamonds_club", label, ["Ann", "Bob"]) == written
        if written == "Tout rendre":
            table.play(A, "keep mine red")


def test_stopping_is_quiet_and_an_exchange_says_its_gems_once() -> None:
    buying = scene(club(2), A)
    assert [found.notation for found in buying.choices if found.quiet] == ["pass"]
    table = bare(2).goods(A, "mine red, concession 3, ship 3, ship 2")
    table.exchanging("AB")
    drawn = scene(table, A)
    show_effects(GAME, GAME.observe(table.position, A), table.position.menu(A), drawn)
    exchange = next(found for found in drawn.choices if found.notation == "exchange all red")
    assert exchange.chip == "" and not exchange.quiet


def test_a_market_cell_shows_its_price_in_the_panel() -> None:
    table = club(2)
    drawn = scene(table, A)
    assert [row.quantity for row in drawn.panels[0].rows] == ["points", "coins", "", "light"]
    show_effects(GAME, GAME.observe(table.position, A), table.position.menu(A), drawn)
    bought = next(found for found in drawn.choices if found.notation == "buy a1")
    assert (A, "coins", "−1") in bought.changes


# --- a scene is cheap --------------------------------------------------------------------------------------


def test_the_same_pieces_are_there_all_match_long_in_one_order() -> None:
    chance = SeededChance(7)
    position = GAME.setup(3, GAME.options(), chance, Journal())
    first = [piece.id for piece in GAME.scene(GAME.observe(position, A), (), [], no_reason).pieces]
    while waiting := position.waiting_for():
        menu = position.menu(waiting[0])
        position.play(waiting[0], menu[chance.below("action", len(menu))], chance, Journal())
        drawn = GAME.scene(GAME.observe(position, A), (), [], no_reason)
        assert [piece.id for piece in drawn.pieces] == first


def no_reason(action: Action) -> Refusal | None:
    return None


def test_what_a_move_leaves_as_it_was_is_the_same_object() -> None:
    table = club(2)
    before, other = scene(table, A), scene(table, SPECTATOR)
    assert before.panels[1] is other.panels[1] and before.sheets[0] is other.sheets[0]
    assert scene(table, A).pieces is before.pieces
    table.play(A, "buy a1")
    changed = [
        new.id for old, new in zip(before.pieces, scene(table, A).pieces, strict=True) if old is not new
    ]
    assert set(changed) <= {"cell-a1", "cell-a2", "cell-b1"} | {
        piece.id for piece in before.pieces if piece.id.startswith(("good-A", "track-A", "lead", "tile-A"))
    }
    assert len(changed) <= 5
