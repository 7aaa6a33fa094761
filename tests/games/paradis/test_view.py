"""What the page and the terminal draw. (That every action is reachable is proved for all games together.)"""

from __future__ import annotations

from ludotheque.games.paradis.game import GAME
from ludotheque.kernel.scene import Scene
from ludotheque.kernel.seats import SPECTATOR
from tests.games.paradis.island import Island, island
from tests.support import A, B, C, D


def drawn(table: Island, viewer: int) -> Scene:
    position = table.position
    menu = position.menu(viewer) if viewer != SPECTATOR else ()
    seen = GAME.observe(position, viewer)
    return GAME.scene(seen, menu, position.waiting_for(), lambda action: position.refusal(viewer, action))


def bought() -> Island:
    return island("NW1=villa:A", cash="A 41, B 42, C 43, D 44").bought_by(B, "NW villa")


def highest(scene: Scene) -> dict[str, object]:
    """How far each offer control goes."""
    return {control.name: control.data["high"] for control in scene.controls}


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
    told = drawn(table, SPECTATOR).status
    assert (told.key, told.facts["number"]) == ("status-speak", 1)
    table.moves("D: no offer, B: offer nature A>B 6, B: offer nature C>B 1")
    assert drawn(table, A).status.key == "status-answer-mine"
    for viewer in (B, D, SPECTATOR):
        told = drawn(table, viewer).status
        assert (told.key, told.facts) == ("status-answer", {"buyer": B, "number": 2})
    table.moves("A: accept 1, C: decline 2")
    assert drawn(table, B).status.key == "status-place-mine"
    assert drawn(table, D).status.key == "status-place"


def test_purses_of_others_are_not_drawn() -> None:
    table = bought()
    for viewer in (A, C, D, SPECTATOR):
        cash = {panel.seat: panel.rows[0].value for panel in drawn(table, viewer).panels}
        assert cash == {seat: table.state.cash[seat] if seat == viewer else None for seat in (A, B, C, D)}
