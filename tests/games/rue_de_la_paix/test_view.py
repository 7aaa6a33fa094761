"""The scene: everything on its place, every reason given, no card betrayed."""

from __future__ import annotations

import json

import pytest

from ludotheque.games.rue_de_la_paix.game import GAME
from ludotheque.kernel.actions import Action
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.scene import Choice, Piece, Scene
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.texts.texts import Texts
from tests.games.rue_de_la_paix.boulevard import Boulevard, boulevard
from tests.support import A, B, C, rule


def scene(table: Boulevard, viewer: int) -> Scene:
    state = table.state

    def why(action: Action) -> Refusal | None:
        return state.refusal(viewer, action)

    menu = state.menu(viewer) if viewer >= 0 else ()
    return GAME.scene(GAME.observe(state, viewer), menu, state.waiting_for(), why)


def piece(drawn: Scene, name: str) -> Piece:
    return next(piece for piece in drawn.pieces if piece.id == name)


def choice(drawn: Scene, notation: str) -> Choice:
    return next(choice for choice in drawn.choices if choice.notation == notation)


def test_hotels_stand_on_one_another_and_the_holder_has_the_title() -> None:
    table = boulevard("green-8=ABB")
    table.rolls(A, "3 4 red")
    drawn = scene(table, A)
    found = [(p.id, p.symbol, p.place, p.seat) for p in drawn.pieces if "green-8" in p.id]
    assert found == [
        ("hotel-green-8-1", "hotel-A", "green-8/hotels", A),
        ("hotel-green-8-2", "hotel-B", "green-8/hotels", B),
        ("hotel-green-8-3", "hotel-B", "green-8/hotels", B),
        ("title-green-8", "title-B", "green-8/title", B),
    ]


def test_a_stack_of_nine_keeps_its_order_and_the_top_says_how_many() -> None:
    table = boulevard("green-8=ABABABABB")
    table.rolls(A, "3 4 red")
    stack = [p for p in scene(table, A).pieces if p.place == "green-8/hotels"]
    # the place is a stack: what comes later in the scene lies higher, however many there are
    assert [p.seat for p in stack] == [A, B, A, B, A, B, A, B, B]
    assert [p.value for p in stack] == [""] * 8 + ["9"]
    drawing = (GAME.folder / "art" / "board.svg").read_text(encoding="utf-8")
    assert 'data-place="green-8/hotels" data-layout="stack"' in drawing


@rule("6.1")
def test_tokens_stand_on_the_sum_of_the_titles() -> None:
    table = boulevard("green-8=A red-1=C")
    table.rolls(A, "3 4 red")
    drawn = scene(table, SPECTATOR)
    assert [piece(drawn, f"token-{who}").place for who in "ABC"] == ["square-8", "square-0", "square-1"]


def test_building_hangs_on_the_properties_and_tells_what_would_follow() -> None:
    table = boulevard("red-3=B")
    table.rolls(A, "2 2 red")
    drawn = scene(table, A)
    built = choice(drawn, "build red-3")
    assert built.on == "place:red-3"
    assert not built.confirm, "it can be taken back"
    assert [(text.key, text.facts) for text, _ in built.preview] == [
        ("label-left", {"number": 1}),
    ]
    assert drawn.status.key == "status-build-mine"
    assert scene(table, B).status.key == "status-build"
    assert scene(table, B).choices == []


def test_what_is_greyed_carries_the_reason_of_the_gate() -> None:
    table = boulevard("red-3=B", hands="A takeover double_sum")
    table.rolls(A, "2 2 red")
    reasons = {greyed.on: greyed.refusal for greyed in scene(table, A).greyed}
    assert reasons["place:red-5"] == Refusal("4.1", "above-budget", value=5, budget=4)
    assert reasons["place:green-8"] == Refusal("3.3", "wrong-zone", zone="red")
    assert reasons["piece:card-takeover-1"] == Refusal("7.1", "card-not-now", moment="end_of_turn")
    assert "place:red-3" not in reasons and "piece:card-double_sum-1" not in reasons
    assert scene(table, B).greyed == []


@rule("7.5")
def test_nobody_else_is_shown_a_hand() -> None:
    table = boulevard(hands="A takeover, B fall_of_leader").turn_ends(A)
    assert [p.id for p in scene(table, A).pieces if p.place.startswith("panel:")] == ["card-takeover-1"]
    assert [p.id for p in scene(table, SPECTATOR).pieces if p.place.startswith("panel:")] == []
    assert "fall_of_leader" not in repr(scene(table, A))
    assert "takeover" not in repr(scene(table, C))


def test_two_copies_of_a_card_are_two_pieces_and_one_choice() -> None:
    table = boulevard(hands="A build_one build_one").turn_ends(A)
    drawn = scene(table, A)
    assert [p.id for p in drawn.pieces if p.id.startswith("card-")] == [
        "card-build_one-1",
        "card-build_one-2",
    ]
    assert choice(drawn, "play build-1").on == "piece:card-build_one-1"
    assert not choice(drawn, "play build-1").confirm, "it can be taken back until its first target"


@rule("7.7")
def test_a_card_that_cannot_be_taken_back_asks_first() -> None:
    # given a hurricane, and a demolition with one target, which is chosen at once
    table = boulevard("red-1=B", hands="A hurricane_red remove_top move_own_top").turn_ends(A)
    assert choice(scene(table, A), "play hurricane-red").confirm
    assert choice(scene(table, A), "play remove-1").confirm
    # given two targets
    table = boulevard("red-1=B red-2=C", hands="A remove_top").turn_ends(A)
    assert not choice(scene(table, A), "play remove-1").confirm


def test_a_hotel_in_the_air_lies_between_two_places() -> None:
    table = boulevard("red-1=A", hands="A move_own_top").turn_ends(A)
    table.play(A, "play move")
    assert choice(scene(table, A), "take red-1").preview[0][0].key == "label-nobody-after"
    table.play(A, "take red-1")
    drawn = scene(table, A)
    assert piece(drawn, "hotel-lifted").place == "lifted"
    assert piece(drawn, "card-in-play").symbol == "card-move"
    assert choice(drawn, "build green-8").confirm, "nothing can be taken back after it"
    assert drawn.status.key == "status-move-to-mine"


@rule("8.6", "8.8")
def test_the_hotel_that_completes_a_card_is_confirmed_also_when_nothing_more_is_left_to_choose() -> None:
    # given two hotels to build, and one in reserve
    table = boulevard(hands="A build_two", reserve="A 1").turn_ends(A)
    table.play(A, "play build-2-zone")
    assert choice(scene(table, A), "build red-1").confirm
    # given two of the leader's hotels to remove, and one on top
    table = boulevard("green-8=B red-1=BC", hands="A fall_of_leader").turn_ends(A)
    table.play(A, "play remove-2-apart-leader")
    assert choice(scene(table, A), "take green-8").confirm
    # but not while there is a second one to choose
    table = boulevard("green-8=B red-1=B", hands="A fall_of_leader").turn_ends(A)
    table.play(A, "play remove-2-apart-leader")
    assert not choice(scene(table, A), "take green-8").confirm
    table.play(A, "take green-8")
    assert choice(scene(table, A), "take red-1").confirm


@pytest.mark.parametrize(
    ("card", "reserve", "shown"),
    [
        ("build_one", 9, "One hotel: build one hotel."),
        ("build_two", 9, "Two hotels: build up to 2 hotels."),
        ("build_two", 1, "Two hotels: build one hotel."),
        ("remove_top", 9, "Demolition: remove one hotel."),
        ("takeover", 9, "Takeover: replace one hotel."),
        ("fall_of_leader", 9, "Fall of the leader: remove up to 2 hotels."),
    ],
)
def test_a_card_says_how_many_hotels_it_takes(card: str, reserve: int, shown: str) -> None:
    table = boulevard("red-1=B red-2=B", hands=f"A {card}", reserve=f"A {reserve}").turn_ends(A)
    table.play(A, table.menu(A)[0])
    assert (
        Texts("en", strict=True).text(GAME.meta.id, scene(table, A).status, ["Ann", "Bob", "Cleo"]) == shown
    )


def test_after_the_first_hotel_a_card_may_stop() -> None:
    table = boulevard("red-1=B red-2=B", hands="A fall_of_leader").turn_ends(A)
    table.play(A, "play remove-2-apart-leader")
    table.play(A, "take red-1")
    shown = Texts("fr", strict=True).text(GAME.meta.id, scene(table, A).status, ["Ann", "Bob", "Cleo"])
    assert shown == "La chute du premier\u00a0: enlevez encore un hôtel, ou arrêtez."


def test_status_and_buttons_of_every_phase_in_both_languages() -> None:
    for lang in ("en", "fr"):
        texts = Texts(lang, strict=True)
        for table, viewer in phases():
            for who in (viewer, (viewer + 1) % 3, SPECTATOR):
                drawn = scene(table, who)
                shown = texts.scene(GAME.meta.id, drawn, ["Ann", "Bob", "Cleo"])
                assert "{" not in json.dumps(shown["status"]) and shown["status"]
                assert "{$" not in json.dumps(shown) and "{ $" not in json.dumps(shown)
                if who == viewer:
                    assert {c["notation"] for c in shown["choices"]} == set(table.menu(viewer))


def phases() -> list[tuple[Boulevard, int]]:
    """A table in every phase, and who is waited for."""
    building = boulevard(hands="A reroll double_sum")
    building.rolls(A, "2 2 red")
    wild = boulevard()
    wild.rolls(A, "1 1 W")
    stuck = boulevard(hands="A choose_zone")
    stuck.rolls(A, "1 1 green")
    drawing = boulevard(hands="A reroll")
    drawing.rolls(A, "1 1 F")
    ending = boulevard("red-1=B", hands="A last_place hurricane_red move_own_top").turn_ends(A)
    found = [(building, A), (wild, A), (stuck, A), (drawing, A), (ending, A)]
    for card in ("build_two", "move_own_top", "fall_of_leader", "takeover", "last_place"):
        table = boulevard("red-1=B red-2=BA", hands=f"A {card}").turn_ends(A)
        table.play(A, table.menu(A)[0])
        found.append((table, A))
    storm = boulevard("red-1=B red-2=C", hands="A hurricane_red, B insurance, C insurance").turn_ends(A)
    storm.play(A, "play hurricane-red")
    storm.play(B, "play insurance")
    found.append((storm, C))
    return found


def test_the_panel_says_who_is_insured() -> None:
    table, _ = phases()[-1]
    panels = {panel.seat: panel.note for panel in scene(table, C).panels}
    note = panels[B]
    assert note is not None and note.key == "label-insured"


def test_the_street_in_words() -> None:
    table = boulevard("green-8=ABB red-1=C")
    table.rolls(A, "3 4 red")
    sheet = scene(table, A).sheets[0]
    assert sheet.rows[3][1:] == ["4", "5", "6", "7", "8: ABB (B)"]
    assert sheet.rows[0][1] == "1: C"


@pytest.mark.parametrize(
    ("lang", "build", "left"),
    [
        ("en", "Build on red property 3", "1 million would be left"),
        ("fr", "Construire sur rouge 3", "Il resterait 1 million"),
    ],
)
def test_a_property_has_a_name_and_an_amount_its_unit(lang: str, build: str, left: str) -> None:
    table = boulevard("red-3=B")
    table.rolls(A, "2 2 red")
    texts = Texts(lang, strict=True)
    found = choice(scene(table, A), "build red-3")
    assert texts.text(GAME.meta.id, found.label, ["Ann", "Bob", "Cleo"]) == build
    assert texts.text(GAME.meta.id, found.preview[0][0], ["Ann", "Bob", "Cleo"]) == left


@pytest.mark.parametrize(
    ("lang", "shown"),
    [
        ("en", "No Fortune card to play now: end your turn."),
        ("fr", "Aucune carte Fortune à jouer maintenant : terminez votre tour."),
    ],
)
def test_who_holds_no_card_for_now_is_not_asked_to_play_one(lang: str, shown: str) -> None:
    table = boulevard(hands="A insurance").turn_ends(A)
    said = Texts(lang, strict=True).text(GAME.meta.id, scene(table, A).status, ["Ann", "Bob", "Cleo"])
    assert said.replace("\xa0", " ") == shown
    assert scene(table, B).status.key == "status-end"  # the others learn nothing
