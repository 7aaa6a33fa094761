"""The scene: what hangs where, and why something is greyed."""

from __future__ import annotations

from ludotheque.games.diamonds_club.game import GAME
from ludotheque.games.diamonds_club.rules.ending import end_match
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.scene import Scene
from ludotheque.kernel.seats import SPECTATOR
from tests.games.diamonds_club.club import Club, bare, club
from tests.support import A, B


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
    tags = {piece.place: (piece.symbol, piece.value) for piece in drawn.pieces if piece.id.startswith("tag-")}
    assert tags["b2-tag"] == ("coin", "4")
    assert tags["b1-tag"] == ("price", "5")
    assert "a1-tag" not in tags, "a cell of one coin needs no tag"


def test_the_price_of_a_cell_explains_itself() -> None:
    table = club(2).laid("b2=1 a1=2")
    choice = next(choice for choice in scene(table, A).choices if choice.notation == "buy a2")
    assert [value for _, value in choice.preview] == ["1", "+2", "+1"]
    cells = club(2, neighbour_price="cells").laid("b2=1 a1=2")
    choice = next(choice for choice in scene(cells, A).choices if choice.notation == "buy a2")
    assert [value for _, value in choice.preview] == ["1", "+1", "+1"]


def test_goods_gems_piles_and_cells_carry_their_decisions() -> None:
    table = bare(2).goods(A, "mine red, mine blue, concession 2, ship 2").gems(B, "2 red")
    table.exchanging("AB")
    assert on(scene(table, A))["mine red"] == "piece:good-A-mine-red-0"
    table.play(A, "mine red")
    assert on(scene(table, A))["keep mine blue"] == "piece:good-A-mine-blue-0"
    table = bare(2).gems(A, "3 blue 3 red 3 green").gems(B, "2 red")
    table.building("AB")
    drawn = scene(table, A)
    assert on(drawn)["build forest3"] == "place:table-forest3"
    assert {grey.on for grey in drawn.greyed} == {"place:table-orangery", "place:table-rose_garden"}
    table.play(A, "build forest3")
    assert on(scene(table, A))["turn pavilion"] == "piece:pile-pavilion"
    table.play(A, "turn pavilion")
    assert on(scene(table, A))["put blue"] == "piece:gem-A-blue"
    table.play(A, "put blue")
    assert scene(table, A).status.facts["number"] == 2


def test_an_imposed_cell_shows_what_belongs_there_until_it_is_built() -> None:
    drawn = scene(club(2).park(A, "", imposed=1), B)
    by_id = {piece.id: piece for piece in drawn.pieces}
    assert by_id["tile-A-1"].symbol == "pavilion" and not by_id["tile-A-1"].faded
    assert by_id["imposed-A-2"].symbol == "pavilion" and by_id["imposed-A-2"].faded
    assert "imposed-A-1" not in by_id


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
        ("lead-B", "lead-10", "12"),
        ("lead-A", "lead-10", "12"),
    ]


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
