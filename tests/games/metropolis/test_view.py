"""What the page is given: the plan, previews, reasons, offers."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from ludotheque.games.metropolis.components import FIRST_BOX
from ludotheque.games.metropolis.game import GAME
from ludotheque.games.metropolis.plots import ALL_PLOTS
from ludotheque.games.metropolis.view import place_of, symbol_name
from ludotheque.kernel.scene import Choice, Scene
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.texts import Texts
from tests.games.metropolis.drawing import BUILD, LAST, TownTable, draw, plot
from tests.support import A, B, C, rule

NAMES = ["Ann", "Bob", "Cleo", "Dora", "Eve"]


def scene(table: TownTable, seat: int) -> Scene:
    position = table.position
    menu = position.menu(seat) if seat >= 0 else ()
    seen = GAME.observe(position, seat)
    return GAME.scene(seen, menu, position.waiting_for(), lambda action: position.refusal(seat, action))


def choice(drawn: Scene, notation: str) -> Choice:
    return next(found for found in drawn.choices if found.notation == notation)


def english(text: object) -> str:
    told: str = Texts("en", strict=True).scene("metropolis", text, NAMES)
    return told


def attributes(name: str) -> set[str]:
    found = set()
    for file in ("board.svg", "pieces.svg"):
        for element in ET.parse(GAME.folder / "art" / file).iter():
            if name in element.attrib:
                found.add(element.attrib[name])
    return found


def test_every_placement_of_the_box_has_its_middle_and_its_symbol_drawn() -> None:
    places, symbols = attributes("data-place"), attributes("id")
    for placed in ALL_PLOTS:
        assert place_of(placed) in places
        assert symbol_name(placed) in symbols
    assert {f"lot-{number}" for number in range(10, 90)} <= places


def test_only_apartments_look_different_when_turned() -> None:
    turned = {symbol_name(placed) for placed in ALL_PLOTS if symbol_name(placed).endswith("-turned")}
    assert turned == {"apartment_a-turned", "apartment_b-turned"}
    assert symbol_name(plot("apartment_a 20 21 25")) == "apartment_a"
    assert symbol_name(plot("apartment_a 21 25 26")) == "apartment_a-turned"


def test_the_drawn_shapes_have_the_size_of_their_lots() -> None:
    boxes = {}
    for element in ET.parse(GAME.folder / "art" / "pieces.svg").iter():
        if element.tag.endswith("symbol"):
            boxes[element.attrib["id"]] = [float(part) for part in element.attrib["viewBox"].split()]
    lot = next(
        element
        for element in ET.parse(GAME.folder / "art" / "board.svg").iter()
        if element.attrib.get("data-place") == "lot-10"
    )
    width, height = float(lot.attrib["width"]), float(lot.attrib["height"])
    assert boxes["house"][2:] == [width, height]
    assert boxes["department_store"][2:] == [3 * width, 2 * height]
    assert boxes["hospital_a"][2:] == [3 * width, 2 * height]
    assert boxes["school"][2:] == [2 * width, height]


def test_a_building_is_one_piece_with_its_value_and_its_owners_token() -> None:
    table = draw("A 40 41 45 46 42, B 20", built="office 40 41 45 46, shop 42", cards="50")
    drawn = scene(table, B)
    office = next(piece for piece in drawn.pieces if piece.id == "building-40")
    assert (office.symbol, office.place, office.seat, office.value) == ("office", "at-40-1-1", A, "54")
    assert english(office.label) == "office building on 40, 41, 45, 46 of Ann, worth 54"
    assert not any(piece.place == "lot-40" for piece in drawn.pieces)


def test_a_joint_building_shows_whose_lots_it_covers() -> None:
    table = draw("A 40 41 45, B 46, C 20", built="office 40 41 45 46", cards="50")
    drawn = scene(table, C)
    office = next(piece for piece in drawn.pieces if piece.id == "building-40")
    assert office.seat is None
    shares = {piece.place: piece.seat for piece in drawn.pieces if piece.symbol == "share"}
    assert shares == {"lot-40": A, "lot-41": A, "lot-45": A, "lot-46": B}
    assert [row.value for row in drawn.panels[0].rows] == ["0", 0, 1]
    panel = next(panel for panel in drawn.panels if panel.seat == A)
    assert panel.rows[0].value == "39"


def test_cards_marks_and_stock() -> None:
    table = draw("A 10, B 20", cards="50 61", gone="school")
    drawn = scene(table, A)
    placed = {piece.id: piece for piece in drawn.pieces}
    assert (placed["card-50"].place, placed["card-61"].place) == ("open-1", "open-2")
    assert placed["mark-61"].place == "lot-61"
    assert placed["stack"].value == "76"
    assert placed["stock-school"].faded and placed["stock-school"].value == "×0"
    assert placed["stock-house"].value == "×8"


def test_a_placement_can_be_tried_before_it_is_confirmed() -> None:
    table = draw("A 30 31 32, B 34", built="house 34", step=BUILD, cards="50")
    tried = choice(scene(table, A), "build factory 30 31 32")
    assert tried.confirm and tried.on == "place:lot-30"
    assert [(english(label), value) for label, value in tried.preview] == [
        ("Worth", "30"),
        ("For Ann", "+30"),
        ("For Bob", "-2"),
    ]
    assert table.buildings() == [[34]]


def test_what_cannot_be_built_says_why() -> None:
    table = draw("A 30 31, B 32", step=BUILD, cards="50", gone="school")
    reasons = {grey.on: grey.refusal.key for grey in scene(table, A).greyed}
    assert reasons["piece:stock-school"] == "piece-gone"
    assert reasons["piece:stock-factory"] == "lot-of-another"
    assert reasons["piece:stock-office"] == "lot-of-nobody"
    assert "piece:stock-house" not in reasons
    assert scene(table, B).greyed == []


def test_taking_and_giving_hang_on_the_cards() -> None:
    drawn = scene(draw("A 10, B 20", cards="50", seats=2), A)
    assert choice(drawn, "take 50 A").on == choice(drawn, "take 50 B").on == "piece:card-50"
    assert not choice(drawn, "take 50 A").confirm
    assert english(choice(drawn, "take 50 B").label) == "Give lot 50 to Bob"


def test_an_offer_shows_both_sides_before_and_after() -> None:
    table = draw("A 11 15 16 20, B 21 25 26 10, C 80", cards="50 36 62 74")
    table.play(A, "offer 10>A 20>B promise school 80")
    drawn = scene(table, B)
    accept = choice(drawn, "accept 1")
    assert accept.on == "offer:1" and accept.confirm
    told = [(english(label), value) for label, value in accept.preview]
    assert told[0][0] == (
        "Exchange: lot 10 from Bob to Ann, lot 20 from Ann to Bob; promise: to build in the 80s: school"
    )
    assert told[1:] == [
        ("Base value that would fit on Ann's lots", "32 → 42"),
        ("Base value that would fit on Bob's lots", "32 → 42"),
    ]
    assert english(drawn.status) == "You are asked: offer 1."
    assert "Offer 1 by Ann" in english(drawn.notes[0])


@rule("5.5")
def test_what_an_exchange_could_hold_heeds_the_prohibitions() -> None:
    # A's 20 21 26 and B's 27 would hold a hospital, were there no factory: so, an apartment (26) and a house (6)
    table = draw("A 20 21 26, B 27 22 23 24 10, C 80", built="factory 22 23 24", cards="50 36 62 74")
    table.play(B, "offer 27>A")
    told = [(english(label), value) for label, value in choice(scene(table, A), "accept 1").preview]
    assert told[1:] == [
        ("Base value that would fit on Ann's lots", "26 → 32"),
        ("Base value that would fit on Bob's lots", "12 → 6"),
    ]


@rule("6.3")
def test_a_yes_that_does_not_bind_yet_can_be_taken_back_on_the_page() -> None:
    table = draw("A 11, B 21, C 80", cards="50 36 62 74")
    table.moves("A: offer 11>B 21>C 80>A, B: accept 1")
    taken_back = choice(scene(table, B), "decline 1")
    assert taken_back.on == "offer:1"
    assert english(taken_back.label) == "Take back my yes: decline offer 1"
    assert english(choice(scene(table, C), "decline 1").label) == "Decline offer 1"


def test_a_joint_proposal_shows_value_and_shares() -> None:
    table = draw("A 40 41, B 45 46, C 60", step=BUILD, cards="70")
    assert english(choice(scene(table, A), "joint office 40 41 45 46").label).startswith("Together with Bob")
    table.play(A, "joint office 40 41 45 46")
    told = [(english(label), value) for label, value in choice(scene(table, B), "accept 1").preview]
    assert told[1:] == [("Worth", "52"), ("For Ann", "+26"), ("For Bob", "+26")]
    assert english(scene(table, A).status) == "Your joint building waits for the other owners."
    assert "Ann has proposed" in english(scene(table, C).status)


def test_exchanges_can_be_put_together_at_any_time_by_everybody() -> None:
    table = draw("A 11 15, B 21 25, C 80", built="house 11", cards="50 36 62 74")
    for seat in (A, B, C):
        control = scene(table, seat).controls[0]
        assert control.kind == "trade"
        assert control.data["owners"] == [
            {"seat": A, "lots": [15]},
            {"seat": B, "lots": [21, 25]},
            {"seat": C, "lots": [80]},
        ]
    assert scene(table, SPECTATOR).controls == []
    assert scene(draw(trades=False, cards="50"), A).controls == []


def test_suggested_exchanges_are_in_the_control() -> None:
    table = draw("A 11 15 16 20, B 21 25 26 10", cards="50 36 62 74", seats=2)
    suggestions = scene(table, A).controls[0].data["suggestions"]
    assert isinstance(suggestions, list)
    assert [found["notation"] for found in suggestions] == ["offer 10>A 20>B"]


def test_the_appraisal_sheet_takes_every_value_apart() -> None:
    table = draw("A 40 41 45, B 46 42 43", built="office 40 41 45 46, shop 42, house 43", cards="50", seats=2)
    sheet = scene(table, A).sheets[0]
    assert [[english(cell) for cell in row] for row in sheet.rows] == [
        ["house", "43", "Bob", "6", "shop +1", 7],
        ["shop", "42", "Bob", "6", "house +1, office building +2", 9],
        ["office building", "40 41 45 46", "Ann and Bob", "52 (centre)", "shop +2", 54],
    ]
    assert scene(draw(cards="50"), A).sheets == []


def test_ending_is_always_one_button_away() -> None:
    table = draw("A 10, B 20", cards="50")
    assert choice(scene(table, B), "offer end").confirm
    table.play(B, "offer end")
    assert not any(found.notation == "offer end" for found in scene(table, C).choices)
    assert english(choice(scene(table, A), "accept 1").preview[0][0]) == "End the match"


def test_status_and_notes_of_the_last_round_and_the_end() -> None:
    table = draw("A 10, B 20", step=LAST, left=2, rest="C")
    assert english(scene(table, A).status) == "Last round: your last chance to build."
    assert english(scene(table, B).status) == "Last round: Ann may build for the last time."
    assert english(scene(table, A).notes[-1]) == "Last round: 2 turns are left."
    table.moves("A: done, B: done")
    drawn = scene(table, SPECTATOR)
    assert english(drawn.status) == "The match is over: the last round was played."
    assert drawn.choices == [] and drawn.controls == []
    empty = draw("A 10, B 20", cards="30", rest="C")
    assert english(scene(empty, A).notes[-1]) == "The stack is empty: only the open cards are left."


def test_one_owns_own_panel_comes_first_and_tells_where_points_come_from() -> None:
    table = draw("A 40 41 45, B 46", built="office 40 41 45 46", cards="50", seats=2)
    drawn = scene(table, B)
    assert [panel.seat for panel in drawn.panels] == [B, A]
    points = drawn.panels[1].rows[0]
    assert [(english(label), value) for label, value in points.detail] == [
        ("office building on 40, 41, 45, 46", "39")
    ]
    assert drawn.panels[1].active and drawn.panels[1].note is not None
    assert FIRST_BOX.colours[:2] == ["white", "green"]
