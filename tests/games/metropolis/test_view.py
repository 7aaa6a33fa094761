"""What the page is given: the plan, previews, reasons, offers."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

from ludotheque.games.metropolis.components import FIRST_BOX
from ludotheque.games.metropolis.game import GAME
from ludotheque.games.metropolis.plots import ALL_PLOTS
from ludotheque.games.metropolis.view_parts import place_of, symbol_name
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.effects import show_effects
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.scene import Choice, Scene
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.texts.texts import Texts
from tests.games.metropolis.drawing import BUILD, LAST, TownTable, draw, plot
from tests.support import A, B, C, rule

NAMES = ["Ann", "Bob", "Cleo", "Dora", "Eve"]


def scene(table: TownTable, seat: int) -> Scene:
    position = table.position
    menu = position.menu(seat) if seat >= 0 else ()
    seen = GAME.observe(position, seat)
    drawn = GAME.scene(seen, menu, position.waiting_for(), lambda action: position.refusal(seat, action))
    show_effects(GAME, seen, menu, drawn)
    return drawn


def choice(drawn: Scene, notation: str) -> Choice:
    return next(found for found in drawn.choices if found.notation == notation)


def english(text: object) -> str:
    written: str = Texts("en", strict=True).scene("metropolis", text, NAMES)
    return written


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
    assert english(office.label) == "Ann: office building on 40, 41, 45, 46, worth 54 points"
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
    assert [(placed[f"open-{place}"].place, placed[f"open-{place}"].value) for place in (1, 2)] == [
        ("open-1", "50"),
        ("open-2", "61"),
    ]
    assert (placed["lot-61"].symbol, placed["lot-61"].place) == ("on-offer", "lot-61")
    assert english(placed["lot-61"].label) == "Lot 61 is on offer (park view)"
    assert (placed["lot-10"].symbol, placed["lot-10"].seat) == ("token", A)
    assert english(placed["lot-45"].label) == "Lot 45: free (park view, on the river, in the centre)"
    assert placed["stack"].value == "76"
    assert placed["stock-school"].faded and placed["stock-school"].value == "×0"
    assert placed["stock-house"].value == "×8"


def test_a_placement_can_be_tried_before_it_is_confirmed() -> None:
    table = draw("A 30 31 32, B 34", built="house 34", step=BUILD, cards="50")
    tried = choice(scene(table, A), "build factory 30 31 32")
    assert tried.confirm and tried.on == "control:build"
    assert [(english(label), value) for label, value in tried.preview] == [
        ("You: points", "+30 → 30"),
        ("Bob: points", "−2"),
        ("Value of the building", "30"),
    ]
    assert table.buildings() == [[34]]


def test_the_control_for_building_holds_every_placement_with_all_it_covers() -> None:
    table = draw("A 40 41 45 30, B 46 31, C 60", step=BUILD, cards="70")
    drawn = scene(table, A)
    control = drawn.controls[0]
    assert (control.name, control.kind) == ("build", "place")
    options = control.data["options"]
    assert isinstance(options, list)
    assert {option["notation"] for option in options} == {
        found.notation for found in drawn.choices if found.on == "control:build"
    }
    by_notation = {option["notation"]: option for option in options}
    assert by_notation["joint office 40 41 45 46"] == {
        "notation": "joint office 40 41 45 46",
        "id": "stock-office",
        "covers": ["lot-40", "lot-41", "lot-45", "lot-46"],
        "symbol": "office",
        "place": "at-40-1-1",
        "owners": [0, 0, 0, 1],  # whose the lots are: shown on the plan
    }
    # the best place of a kind comes first: a house is worth more beside the park
    houses = [option["notation"] for option in options if option["id"] == "stock-house"]
    assert houses[:2] == ["build house 40", "build house 45"]
    # my share, if the others agree: both the sign and the choice say so
    assert choice(drawn, "joint office 40 41 45 46").chip == "+39?"
    assert english(drawn.controls[0].data["note"]) == "“?”: if the other owners agree"
    assert english(choice(drawn, "joint office 40 41 45 46").preview[0][0]) == "If accepted by Bob:"
    ghosts = choice(drawn, "joint office 40 41 45 46").ghosts
    assert ghosts[0] == ("office", "at-40-1-1", None)
    assert ghosts[1:] == [("share", f"lot-{lot}", seat) for lot, seat in ((40, A), (41, A), (45, A), (46, B))]
    assert scene(table, B).controls[0].kind == "trade"


def test_a_card_says_what_its_lot_completes_for_whom() -> None:
    table = draw("A 40 41 45, B 47, C 60", cards="46 61")
    written = {
        notation: [(english(label), value) for label, value in choice(scene(table, A), notation).preview]
        for notation in ("take 46 A", "take 46 B", "take 46 C", "take 61 A")
    }
    assert written["take 46 A"] == [
        ("Completes an office building on 40, 41, 45, 46", "+52"),
        ("Completes an apartment building on 41, 45, 46", "+32"),
        ("Completes an apartment building (mirror image) on 40, 41, 46", "+32"),
        ("It would complete a school for Bob", "+16"),
    ]
    assert written["take 46 B"] == [("Completes a school on 46, 47", "+16")]
    assert written["take 46 C"] == [("Completes no larger building yet", "")]
    assert written["take 61 A"] == [
        ("Completes no larger building yet", ""),
        ("It would complete a school for Cleo", "+16"),
    ]
    drawn = scene(table, A)
    assert english(choice(drawn, "take 46 A").chip) == "+52, office building, B +16"
    assert english(choice(drawn, "take 61 A").chip) == "nothing, C +16"
    assert drawn.controls[0].data["pictures"] == [
        {"notation": "take 46 A", "symbol": "office", "value": ""},
        {"notation": "take 61 A", "symbol": "card", "value": "61"},
    ]


@rule("4.4")
def test_a_card_says_why_its_lot_may_go_to_neighbours_only() -> None:
    table = draw("A 10 11 15, B 12 13 14", cards="16")
    drawn = scene(table, A)
    assert [found.notation for found in drawn.choices if found.notation.startswith("take")] == ["take 16 A"]
    assert english(choice(drawn, "take 16 A").preview[-1][0]) == (
        "Neighbours only, for five lots are owned (§4.4): you"
    )
    # and whose it will be, where it cannot be mine
    table = draw("A 60, B 10 11 12 13 14 15", cards="16")
    assert choice(scene(table, A), "take 16 B").chip == "B +48"
    free = draw("A 10 11, B 12 13", cards="16")
    shown = [english(label) for label, _ in choice(scene(free, A), "take 16 A").preview]
    assert shown and not any("§4.4" in label for label in shown)


@rule("6.3")
def test_an_offer_can_be_answered_with_another() -> None:
    table = draw("A 11 12, B 21 22, C 80", cards="50 36 62 74")
    table.play(A, "offer 11>B 21>A")
    counters: Any = scene(table, B).controls[0].data["counters"]
    [counter] = counters
    assert (counter["number"], counter["moves"]) == (1, [{"lot": 11, "seat": B}, {"lot": 21, "seat": A}])
    assert english(counter["label"]) == "Answer offer 1 with another"
    assert "counters" not in scene(table, A).controls[0].data


def test_what_cannot_be_built_says_why() -> None:
    table = draw("A 30 31, B 32", step=BUILD, cards="50", gone="school")
    reasons = {grey.on: grey.refusal.key for grey in scene(table, A).greyed}
    assert reasons["piece:stock-school"] == "piece-gone"
    assert reasons["piece:stock-factory"] == "lot-of-another"
    assert reasons["piece:stock-office"] == "lot-of-nobody"
    assert "piece:stock-house" not in reasons
    # the sentence names the placement that comes nearest; nothing stands in its way
    written = {
        grey.on: Texts("en").refusal("metropolis", grey.refusal, NAMES) for grey in scene(table, A).greyed
    }
    assert (
        written["piece:stock-factory"]
        == "For a factory on 30, 31, 32 you lack lot 32: it belongs to Bob (§5.4)."
    )
    full = draw("A 30 31, B 32", built="shop 32", step=BUILD, cards="50")
    near = next(grey for grey in scene(full, A).greyed if grey.on == "piece:stock-office")
    assert near.refusal.facts["lots"] == [30, 31, 35, 36]
    assert scene(table, B).greyed == []


def test_taking_and_giving_hang_on_the_cards() -> None:
    drawn = scene(draw("A 10, B 20", cards="50", seats=2), A)
    assert choice(drawn, "take 50 A").on == choice(drawn, "take 50 B").on == "piece:open-1"
    assert choice(drawn, "take 50 A").also == choice(drawn, "take 50 B").also == ["place:lot-50"]
    assert choice(drawn, "take 50 B").ghosts == [("token", "lot-50", B)]
    assert not choice(drawn, "take 50 A").confirm
    assert english(choice(drawn, "take 50 B").label) == "Give lot 50 to Bob"


def test_the_appraisal_sheet_takes_every_value_apart() -> None:
    table = draw("A 40 41 45, B 46 42 43", built="office 40 41 45 46, shop 42, house 43", cards="50", seats=2)
    sheet = scene(table, A).sheets[1]
    assert [[english(cell) for cell in row] for row in sheet.rows] == [
        ["house", "43", "Bob", "6", "shop +1", 7],
        ["shop", "42", "Bob", "6", "house +1, office building +2", 9],
        ["office building", "40 41 45 46", "Ann and Bob", "52 (centre)", "shop +2", 54],
    ]


def test_the_value_table_says_what_each_kind_is_worth() -> None:
    [table] = scene(draw(cards="50"), A).sheets
    assert [english(column) for column in table.columns[:4]] == [
        "Building",
        "Lots it covers",
        "Alone",
        "On its site",
    ]
    shown = {english(row[0]): [english(cell) for cell in row[1:]] for row in table.rows}
    assert shown["office building"] == [
        4,
        42,
        "52 (centre)",
        "shop +2, factory −4, office building +6, department store +4",
        "",
    ]
    assert shown["school"] == [2, 16, "", "house +1, apartment building +2", "factory"]


def test_all_see_the_same_plan_and_it_is_drawn_once() -> None:
    table = draw("A 40 41 45 46 42, B 20", built="office 40 41 45 46", cards="50")
    drawn = [scene(table, seat) for seat in (A, B, SPECTATOR)]
    assert drawn[0].pieces is drawn[1].pieces is drawn[2].pieces
    assert drawn[0].panels[0] is drawn[1].panels[2]
    assert drawn[0].sheets[0] is drawn[2].sheets[0]
    # an offer changes nothing on the plan
    table.play(B, "offer 20>A")
    assert scene(table, B).pieces is drawn[0].pieces


def test_the_order_of_the_pieces_is_stable() -> None:
    """What stays keeps its place in the list, and what is new comes last: an update holds only what changed."""
    for seed in range(3):
        chance = SeededChance(seed)
        position = GAME.setup(4, GAME.options(), chance, SILENT)
        before: list[str] = []
        while waiting := position.waiting_for():
            seen = GAME.observe(position, SPECTATOR)
            after = [piece.id for piece in GAME.scene(seen, (), waiting, lambda action: None).pieces]
            kept = [name for name in before if name in after]
            assert after[: len(kept)] == kept or not before
            before = after
            menu = position.menu(waiting[0])
            position.play(waiting[0], menu[chance.below("any", len(menu))], chance, SILENT)


def test_ending_waits_in_the_menu_of_the_page() -> None:
    table = draw("A 10, B 20", cards="50")
    assert choice(scene(table, B), "offer end").confirm
    assert choice(scene(table, B), "offer end").on == "menu"
    table.play(B, "offer end")
    assert not any(found.notation == "offer end" for found in scene(table, C).choices)
    assert english(choice(scene(table, A), "accept 1").preview[1][0]) == "End the match"


def test_the_status_says_when_nothing_can_be_built() -> None:
    table = draw("A 10, B 20", step=BUILD)
    assert english(scene(table, A).status) == "Build one building, or end your turn."
    table = draw("B 20", step=BUILD)
    assert [found.notation for found in scene(table, A).choices if found.on != "menu"] == ["done"]
    assert english(scene(table, A).status) == "Nothing can be built on your lots now: you may end your turn."


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
