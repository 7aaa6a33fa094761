"""What the page and the terminal draw. (That every action is reachable is proved for all games together.)"""

from __future__ import annotations

from typing import Any

from ludotheque.games.paradis.game import GAME
from ludotheque.kernel.effects import show_effects
from ludotheque.kernel.scene import Scene
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.kernel.text import Text
from ludotheque.texts.texts import Texts
from tests.games.paradis.island import Island, island
from tests.games.paradis.test_initial import opened
from tests.support import A, B, C, D, Table, rule


def drawn(table: Table, viewer: int) -> Scene:
    position = table.position
    menu = position.menu(viewer) if viewer != SPECTATOR else ()
    seen = GAME.observe(position, viewer)
    return GAME.scene(seen, menu, position.waiting_for(), lambda action: position.refusal(viewer, action))


def bought() -> Island:
    return island("NW1=villa:A", cash="A 41, B 42, C 43, D 44").bought_by(B, "NW villa")


def highest(scene: Scene) -> dict[str, object]:
    """How far each offer control goes."""
    return {control.name: control.data["high"] for control in scene.controls if control.kind == "offer"}


def payoff(table: Table, viewer: int) -> dict[str, Any]:
    """The control that says what is at stake, in English."""
    scene = Texts("en", strict=True).scene("paradis", drawn(table, viewer), ["Ann", "Bob", "Cleo", "Dora"])
    (control,) = [control for control in scene["controls"] if control["kind"] == "payoff"]
    found: dict[str, Any] = control
    return found


def brings(table: Table, viewer: int) -> dict[str, str]:
    """Each line of it: the amounts of the players, own first, a star for a tree."""
    rows = payoff(table, viewer)["data"]["rows"]
    return {
        row["label"]: " ".join(
            cell["text"] + ("*" if cell["symbol"] == "tree" else "") for cell in row["cells"]
        )
        for row in rows
    }


@rule("7.2", "8.1")
def test_both_sides_of_the_tile_say_what_they_bring_to_whom() -> None:
    # given the first example of the book: one villa each, and a tile that B has bought
    table = island("NW1=villa:A NW2=villa:B", cash="A 40, B 40, C 40").bought_by(B, "NW villa")
    # then everybody reads the same amounts, his own first
    assert payoff(table, A)["label"] == "If Bob places it, this tile brings, in Paras:"
    assert brings(table, A) == {"Left natural": "+10 +10* 0", "Villa built": "0 0 0"}
    # who waits with nothing to choose sees it too: offers can be made at any time
    table.play(A, "offer nature A>B 4")
    table.play(B, "accept 1")
    assert brings(table, B)["Left natural"] == "+14* 0 +6"
    table = island("NW1=villa:A NW2=villa:B", cash="A 40, B 40, C 40").bought_by(B, "NW villa")
    table.all_spoken()
    assert payoff(table, B)["label"] == "Your tile brings, in Paras:"
    assert brings(table, B) == {"Left natural": "+10* 0 +10", "Villa built": "0 0 0"}


@rule("7.2", "11.2")
def test_the_payoff_says_who_would_have_the_environment_prize() -> None:
    table = island("NW1=villa:A NW2=nature:A SE1=nature:C", cash="A 40, B 40, C 40")
    table.selling("NW villa")
    notes = [row["note"] for row in payoff(table, A)["data"]["rows"]]
    assert notes == [
        "Environment prize, if the match ended then: 80 for you, 40 for Cleo.",
        "Environment prize, if the match ended then: 90 for you, 90 for Cleo.",
    ]
    # whoever buys it has the tree
    assert brings(table, B)["Left natural"] == "0* 0 +10"


@rule("9.2")
def test_promises_are_part_of_the_payoff() -> None:
    table = island("NW1=villa:A", cash="A 40, B 40, C 40").bought_by(B, "NW villa")
    table.moves("A: offer nature A>B 6, C: no offer")
    assert payoff(table, B)["label"] == "Your tile brings, with all promises so far, in Paras:"
    assert brings(table, B) == {"Left natural": "+6* 0 +4", "Villa built": "0 0 0"}
    # what the buyer only asks for is no promise yet
    table.moves("B: offer nature C>B 9")
    assert brings(table, B)["Left natural"] == "+6* 0 +4"
    table.moves("C: accept 2, B: accept 1")
    assert brings(table, B)["Left natural"] == "+15* −9 +4"


@rule("3.1", "7.2", "10.2")
def test_a_first_villa_says_what_it_will_bring() -> None:
    table = opened(first=A)
    chips = [found.chip for found in drawn(table, A).choices]
    assert [text.facts for text in chips if isinstance(text, Text)] == [{"number": 3, "amount": 10}] * 4
    table.play(A, "auction NW")
    each = "For each of the 3 free sites of its district left natural"
    assert payoff(table, B)["label"] == "If you buy it, this villa brings you:"
    assert brings(table, B) == {each: "+10"}
    for district in ("NE", "SW", "SE"):
        table.moves("A: bid 1, B: bid 0, C: bid 0")
        if district != "SE":
            table.play(A, f"auction {district}")
    assert brings(table, A) == {"At once": "+20", each: "+10"}
    assert brings(table, B) == {each: "+10"}


@rule("6.1")
def test_the_buyer_decides_at_the_lines_of_the_payoff_and_nobody_else_does() -> None:
    table = island("NW1=villa:A NW2=villa:C", cash="A 41, B 42, C 43, D 44").bought_by(B, "NE villa")
    table.moves("A: no offer, C: no offer, D: no offer")
    rows = payoff(table, B)["data"]
    lines = {row["verb"]: row["choice"] for row in rows["rows"]}
    assert set(lines) == {"Leave natural", "Build the villa"}
    offered_to_b = [found.notation for found in drawn(table, B).choices]
    assert set(lines.values()) <= set(offered_to_b)
    assert set(offered_to_b) == {*lines.values(), *rows["alike"]}
    others = payoff(table, A)
    assert not any("choice" in row for row in others["data"]["rows"])


def bid_data(table: Table, viewer: int) -> dict[str, object]:
    (control,) = [control for control in drawn(table, viewer).controls if control.kind == "number"]
    return control.data


@rule("4.1", "4.3")
def test_a_bid_begins_at_what_the_lot_brings_and_nothing_is_a_quiet_bid() -> None:
    table = island("NW1=villa:A NW2=nature NWC=nature", cash="A 41, B 7, C 43").selling("NW villa")
    assert (bid_data(table, A)["first"], bid_data(table, A)["quiet"]) == (40, 0), "20 for nature, 20 alone"
    assert bid_data(table, B)["first"] == 7, "no more than one has"
    # those who tied cannot pass any more
    table.moves("A: bid 9, B: bid 3, C: bid 9")
    assert (bid_data(table, A)["low"], bid_data(table, A).get("quiet")) == (9, None)


def offered(table: Island, viewer: int, word: str) -> dict[str, Any]:
    """The offer controls that stand as lines (`line`) or at an open offer (`beside`), in English."""
    scene = Texts("en", strict=True).scene("paradis", drawn(table, viewer), ["Ann", "Bob", "Cleo", "Dora"])
    found = [control for control in scene["controls"] if control["kind"] == "offer"]
    return {control["name"]: control["data"] for control in found if word in control["data"]}


@rule("9.1")
def test_who_earns_from_nature_is_asked_or_offers_on_one_line() -> None:
    table = island("NW1=villa:A NW2=villa:A", cash="A 41, B 42, C 43, D 44").bought_by(B, "NW villa")
    (mine,) = offered(table, A, "line").values()
    assert mine["line"] == "Nature brings you 20: offer Bob a share"
    assert (mine["value"], mine["notation"], mine["seat"]) == (10, "offer nature A>B {n}", B)
    (asked,) = offered(table, B, "line").values()
    assert asked["line"] == "Nature brings Ann 20: ask for a share"
    assert (asked["value"], asked["send"]) == (10, "Ask for %amount")
    assert offered(table, C, "line") == {}, "nature brings nothing here"
    # what was declined is not suggested again
    table.all_spoken().moves("B: offer nature A>B 10, A: decline 1")
    assert offered(table, B, "line")["offer-nature-0-1"]["value"] == 9


@rule("9.1")
def test_an_open_offer_can_be_countered_with_one_number() -> None:
    table = island("NW1=villa:A", cash="A 41, B 42, C 43, D 44").bought_by(B, "NW villa")
    table.moves("A: offer nature A>B 5")
    (counter,) = offered(table, B, "beside").values()
    assert (counter["beside"], counter["value"]) == ("offer:1", 6)
    assert counter["send"] == "Ask for %amount instead"
    (change,) = offered(table, A, "beside").values()
    assert (change["beside"], change["send"]) == ("offer:1", "Change to %amount")
    table.moves("B: offer nature A>B 8")
    (counter,) = offered(table, A, "beside").values()
    assert (counter["beside"], counter["value"], counter["send"]) == ("offer:2", 7, "Offer %amount instead")


@rule("2.1")
def test_equivalent_sites_are_one_choice() -> None:
    table = island("NW1=villa:A", cash="A 41, B 42, C 43").bought_by(B, "NW villa").all_spoken()
    shown = drawn(table, B)
    alike = payoff(table, B)["data"]["alike"]
    listed = [found.notation for found in shown.choices if found.notation not in alike]
    assert listed == ["place NW2 nature", "place NW2 building"]
    words = {found.label for found in shown.choices if found.notation.startswith("place")}
    assert len(words) == 2, "the equivalent ones read the same"


@rule("3.1", "6.1")
def test_what_is_sold_is_marked_on_the_island() -> None:
    first = opened(first=A)
    assert marked(first) == []
    first.play(A, "auction SW")
    assert marked(first) == [("tile-SW1", "villa-for-sale", "SW1")]
    table = island("NW1=villa:A NW2=nature", cash="A 41, B 42, C 43").selling("NW villa")
    assert marked(table) == [("site-NW3", "for-sale", "NW3")]


def marked(table: Table) -> list[tuple[str, str, str]]:
    pieces = drawn(table, SPECTATOR).pieces
    return [(piece.id, piece.symbol, piece.place) for piece in pieces if "for-sale" in piece.symbol]


def test_scenes_share_what_has_not_changed() -> None:
    """A sealed bid changes one panel, and nothing of the island, the payoff or the offers."""
    table = island("NW1=villa:A", cash="A 41, B 42, C 43").selling("NW villa")
    before = drawn(table, B)
    table.play(A, "bid 3")
    after = drawn(table, B)
    assert after.pieces is before.pieces and drawn(table, C).pieces is before.pieces
    assert [
        panel.seat for panel, old in zip(after.panels, before.panels, strict=True) if panel is not old
    ] == [A]
    assert all(new is old for new, old in zip(after.controls, before.controls, strict=True))


def test_the_offer_control_goes_as_far_as_one_can_pay_and_tells_nothing_of_other_purses() -> None:
    table = bought()
    assert highest(drawn(table, A)) == {
        "offer-nature-0-1": 51, "offer-nature-1-0": 200, "offer-building-0-1": 41, "offer-building-1-0": 200,
    }  # fmt: skip
    assert highest(drawn(table, B))["offer-nature-0-1"] == 200
    assert drawn(table, SPECTATOR).controls == []


def test_the_offer_control_stays_when_the_highest_amount_was_declined_or_stands() -> None:
    table = bought().all_spoken()
    table.moves("B: offer nature A>B 200, A: decline 1")
    assert highest(drawn(table, B))["offer-nature-0-1"] == 199
    table.moves("B: offer nature A>B 199")
    assert highest(drawn(table, B))["offer-nature-0-1"] == 198


def test_the_status_says_whether_one_speaks_or_answers() -> None:
    table = bought()
    assert drawn(table, A).status.key == "status-speak-mine"
    table.moves("A: no offer, C: no offer")
    written = drawn(table, SPECTATOR).status
    assert (written.key, written.facts["number"]) == ("status-speak", 1)
    table.moves("D: no offer, B: offer nature A>B 6, B: offer nature C>B 1")
    assert drawn(table, A).status.key == "status-answer-mine"
    for viewer in (B, D, SPECTATOR):
        written = drawn(table, viewer).status
        assert (written.key, written.facts) == ("status-answer", {"buyer": B, "number": 2})
    table.moves("A: accept 1, C: decline 2")
    assert drawn(table, B).status.key == "status-place-mine"
    assert drawn(table, D).status.key == "status-place"


def test_the_buyer_is_shown_that_offers_can_be_answered() -> None:
    table = bought()
    assert drawn(table, B).status.key == "status-speak"
    table.play(A, "offer nature A>B 5")
    written = drawn(table, B).status
    assert (written.key, written.facts) == ("status-offered", {"number": 2})
    assert drawn(table, SPECTATOR).status.key == "status-speak"
    table.play(B, "decline 1")
    assert drawn(table, B).status.key == "status-speak"


def test_offers_that_wait_for_an_answer_come_before_ones_own() -> None:
    table = bought()
    table.moves("A: offer nature A>B 5, B: offer nature A>B 6")
    shown = [(found.notation, found.quiet) for found in drawn(table, A).choices]
    assert shown[:2] == [("accept 2", False), ("decline 2", False)]
    assert shown[-1] == ("withdraw 1", True)


@rule("7.1")
def test_a_placement_says_money_and_tree_in_a_few_characters() -> None:
    table = bought()
    table.play(A, "offer nature A>B 5")
    table.moves("B: accept 1, C: no offer, D: no offer")
    scene = drawn(table, B)
    show_effects(GAME, GAME.observe(table.position, B), table.position.menu(B), scene)
    chips = {found.notation: english(found.chip) for found in scene.choices}
    assert chips["place NW2 nature"] == "+5 → 47, tree"
    assert chips["place NW2 building"] == "0 Paras"
    # what comes next is said in the words of the game
    placed = next(found for found in scene.choices if found.notation == "place NW2 nature")
    assert english(placed.preview[-1][0]) == "Then the next tile is turned up"


def test_purses_of_others_are_not_drawn() -> None:
    table = bought()
    for viewer in (A, C, D, SPECTATOR):
        cash = {panel.seat: panel.rows[0].value for panel in drawn(table, viewer).panels}
        assert cash == {seat: table.state.cash[seat] if seat == viewer else None for seat in (A, B, C, D)}


@rule("9.1", "9.4")
def test_every_offer_is_shown_as_what_it_is() -> None:
    table = bought()
    table.moves(
        "A: offer nature A>B 5, A: offer building A>B 2, C: offer nature B>C 1, D: offer nature D>B 3"
    )
    table.moves("D: withdraw 4, B: decline 3, B: accept 1")
    assert offers(table) == [
        "Offer 1 by Ann: if nature, Ann pays Bob 5 Paras. Accepted by Bob: it binds.",
        "Offer 2 by Ann: if building, Ann pays Bob 2 Paras.",
        "Offer 3 by Cleo: if nature, Bob pays Cleo 1 Para. Declined by Bob.",
        "Offer 4 by Dora: if nature, Dora pays Bob 3 Paras. Withdrawn.",
    ]
    # when the buyer has placed the tile, one sees what was paid and what lapsed, until the next tile is sold
    table.play(B, "place NW2 nature")
    assert offers(table) == [
        "Offer 1 by Ann: if nature, Ann pays Bob 5 Paras. Paid.",
        "Offer 2 by Ann: if building, Ann pays Bob 2 Paras. Lapsed.",
    ]
    table.moves("A: bid 0, B: bid 1, C: bid 0, D: bid 0")
    assert offers(table) == []


def test_whoever_answers_an_offer_sees_who_made_it() -> None:
    table = bought()
    table.play(A, "offer nature A>B 5")
    answer = next(found for found in drawn(table, B).choices if found.notation == "accept 1")
    assert [(english(label), value) for label, value in answer.preview] == [
        ("Ann offers you 5 Paras if the tile shows nature.", ""),
        ("Nature then brings you", "0 → +5"),
        ("Nature then brings Ann", "+10 → +5"),
    ]
    assert english(answer.label) == "Accept: receive 5 Paras"


def offers(table: Island) -> list[str]:
    """The notes but the last, which is about the environment prize."""
    return [english(note) for note in drawn(table, SPECTATOR).notes[:-1]]


def english(text: object) -> str:
    written: str = Texts("en", strict=True).scene("paradis", text, ["Ann", "Bob", "Cleo", "Dora"])
    return written


@rule("6.1", "9.1")
def test_the_paragraph_is_the_one_on_what_is_to_be_decided() -> None:
    table = island("NW1=villa:A", cash="A 41, B 42, C 43, D 44")
    assert drawn(table.selling("NW villa"), A).rule == "4.1"
    table.moves("A: bid 1, B: bid 1, C: bid 0, D: bid 0")
    assert drawn(table, A).rule == "4.3"
    table.moves("A: bid 1, B: bid 2")
    assert drawn(table, A).rule == "9.1"
    table.moves("A: no offer, C: no offer, D: no offer")
    assert [drawn(table, viewer).rule for viewer in (B, SPECTATOR)] == ["6.1", "6.1"]
    table.play(B, "offer nature A>B 6")
    assert drawn(table, A).rule == drawn(table, B).rule == "9.1"


@rule("11.1")
def test_what_the_prize_would_be_is_noted_until_it_is_paid() -> None:
    table = island("NW1=villa:A NW2=nature:C", cash="A 80, B 80, C 80", last_tile=True)
    table.bought_by(B, "NW villa").all_spoken()
    assert [english(note) for note in drawn(table, A).notes] == [
        "One site is preserved: the environment prize would be 200 Paras."
    ]
    table.play(B, "place NW3 nature")
    assert drawn(table, A).notes == []
