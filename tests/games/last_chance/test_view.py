"""What the page and the terminal draw. (That every action is reachable is proved for all games together.)"""

from __future__ import annotations

from ludotheque.games.last_chance.game import GAME
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.scene import Control, Scene
from ludotheque.kernel.seats import SPECTATOR
from tests.games.last_chance.bar import Bar, offered
from tests.support import A, B, C, D


def drawn(table: Bar, viewer: int) -> Scene:
    position = table.position
    seen = GAME.observe(position, viewer)
    menu = position.menu(viewer) if viewer != SPECTATOR else ()
    return GAME.scene(seen, menu, position.waiting_for(), lambda action: position.refusal(viewer, action))


def control(scene: Scene, name: str) -> Control:
    return next(control for control in scene.controls if control.name == name)


def places(scene: Scene) -> dict[str, tuple[str, str]]:
    return {piece.id: (piece.symbol, piece.place) for piece in scene.pieces}


def test_the_card_its_combination_and_the_dice_lie_on_the_bar() -> None:
    scene = drawn(offered("LC02", "1 2 4 4 5"), A)
    found = places(scene)
    assert found["card-LC02"] == ("card", "card")
    assert [found[f"goal-{number}"][0] for number in range(1, 6)] == [
        "goal-3", "goal-4", "long-drink", "long-drink", "long-drink",
    ]  # fmt: skip
    assert [found[f"die-{number}"][0] for number in range(1, 6)] == [
        "die-1",
        "die-2",
        "die-4",
        "die-4",
        "die-5",
    ]
    assert scene.status.key == "status-auction-opens-mine"
    assert scene.rule == "5.1"


def test_a_won_card_keeps_its_id_and_goes_to_its_owner() -> None:
    table = offered("LC05", "1 2 3 4 4").sold_to(B, 10).without_bets()
    assert places(drawn(table, A))["card-LC05"] == ("card", "card")
    table = offered("LC01", "1 2 3 4 4", won="B:LC05", pile="LC09")
    assert places(drawn(table, A))["card-LC05"] == ("card-won", "won-B")


def test_the_auction_control_has_raises_and_limits() -> None:
    table = offered("LC02", "1 2 4 4 5", "A 800, B 800, C 70, D 800", used="C")
    table.moves("B: bid 50000")
    scene = drawn(table, A)
    assert control(scene, "bid").data == {
        "price": 50_000, "leader": B, "low": 60_000, "high": 800_000, "step": 10_000,
        "raises": [60_000, 70_000, 100_000, 150_000], "notation": "bid {n}", "value": None, "cash": 800_000,
    }  # fmt: skip
    assert control(drawn(table, C), "bid").data["raises"] == [60_000, 70_000]
    assert [grey.refusal for grey in drawn(table, C).greyed] == [Refusal("7.1", "last-chance-used")]
    assert drawn(table, SPECTATOR).controls == []


def test_only_the_owner_sees_a_standing_bid() -> None:
    table = offered("LC02", "1 2 4 4 5", "A 800, B 800, C 70, D 800")
    table.moves("B: stand 330000 ask")
    mine = drawn(table, B)
    assert control(mine, "standing-ask").data["value"] == 330_000
    assert control(mine, "standing-pass").data["value"] is None
    assert "label-standing-ask" in [note.key for note in mine.notes]
    for viewer in (A, C, D, SPECTATOR):
        assert "330" not in repr(drawn(table, viewer))


def test_bets_are_drawn_sealed_and_then_open() -> None:
    table = offered("LC02", "1 2 4 4 5", "A 800, B 800, C 70, D 800").sold_to(D, 20)
    table.moves("A: bet for 50000, B: no bet")
    seen = {piece.id: piece for piece in drawn(table, C).pieces}
    assert (seen["bet-A"].symbol, seen["bet-A"].value) == ("token", "?")
    assert (seen["bet-B"].symbol, seen["bet-B"].value) == ("token", "?"), (
        "also that nothing was bet is a secret"
    )
    own = {piece.id: piece for piece in drawn(table, A).pieces}
    assert (own["bet-A"].symbol, own["bet-A"].value) == ("clover", "50\u202f000")
    assert control(drawn(table, A), "bet-for").data["value"] == 50_000
    assert control(drawn(table, A), "bet-against").data["value"] is None
    table.moves("C: bet against 70000")
    shown = places(drawn(table, SPECTATOR))
    assert (shown["bet-A"][0], shown["bet-C"][0], "bet-B" in shown) == ("clover", "no-luck", False)


def test_the_champion_gets_dice_and_the_odds_of_every_keep() -> None:
    table = offered("LC02", "1 2 4 4 5").sold_to(B, 20).without_bets()
    scene = drawn(table, B)
    data = control(scene, "dice").data
    assert (data["dice"], data["best"], data["notation"], data["none"]) == (
        [1, 2, 4, 4, 5],
        [4],
        "keep {kept}",
        "none",
    )
    odds = {choice.notation: choice.preview[0][0].facts for choice in scene.choices}
    assert odds["keep 4"] == {"whole": 30, "tenths": 8}
    assert len(scene.sheets[0].rows) == 5
    assert [grey.refusal.key for grey in scene.greyed] == ["roll-at-least-one"]
    assert drawn(table, A).controls == []


def test_those_who_threw_again_are_counted_among_those_still_in_the_match() -> None:
    # given B, who has thrown again and then gone out
    table = offered("LC01", "1 2 2 4 4")
    table.everybody_passes(1, 1, 1, 1, 1)
    table.moves("B: last chance")
    table.without_bets()
    for _ in range(3):
        table.roll("keep none", 1, 1, 1, 1, 1)

    def counted() -> list[dict[str, object]]:
        return [note.facts for note in drawn(table, A).notes if note.key == "label-thrown-again"]

    assert counted() == []
    table.everybody_passes(1, 1, 1, 1, 1)
    assert counted() == [{"number": 1, "players": 2}]
    table.everybody_passes(1, 1, 1, 1, 1)
    assert counted() == [{"number": 2, "players": 2}]


def test_reconstructed_cards_say_so() -> None:
    def about(card: str) -> list[str]:
        return [note.key for note in drawn(offered(card, "1 1 2 2 4"), A).notes if "odds" not in note.key]

    assert about("LC02") == []
    assert about("LC04") == ["label-dice-attested"]
    assert about("LC05") == ["label-reconstructed"]
