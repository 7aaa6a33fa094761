"""What the page and the terminal draw. (That every action is reachable is proved for all games together.)"""

from __future__ import annotations

import pytest

from ludotheque.games.last_chance import facts
from ludotheque.games.last_chance.game import GAME
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.effects import effects_shown, show_effects
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.scene import Control, Scene
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.kernel.text import Text
from ludotheque.texts.texts import Texts
from tests.games.last_chance.bar import BOX, Bar, offered
from tests.support import A, B, C, D, rule

IDS_TO_CARDS = {card.id: card for card in BOX.deck}


def drawn(table: Bar, viewer: int) -> Scene:
    position = table.position
    seen = GAME.observe(position, viewer)
    menu = position.menu(viewer) if viewer != SPECTATOR else ()
    return GAME.scene(seen, menu, position.waiting_for(), lambda action: position.refusal(viewer, action))


def never(action: Action) -> Refusal | None:
    return None


def control(scene: Scene, name: str) -> Control:
    return next(control for control in scene.controls if control.name == name)


def places(scene: Scene) -> dict[str, tuple[str, str]]:
    return {piece.id: (piece.symbol, piece.place) for piece in scene.pieces}


def test_the_card_its_combination_and_the_dice_lie_on_the_bar() -> None:
    scene = drawn(offered("LC02", "1 2 4 4 5"), A)
    found = places(scene)
    assert found["card-LC02"] == ("card", "card")
    assert [found[f"goal-LC02-{number}"][0] for number in range(1, 6)] == [
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
    assert [control.kind for control in drawn(table, SPECTATOR).controls] == ["lot"]


@rule("5.4")
def test_who_cannot_bid_any_more_reads_why() -> None:
    table = offered("LC02", "1 2 4 4 5", "A 800, B 800, C 70, D 800")
    table.moves("B: bid 70000")
    assert [grey.refusal.key for grey in drawn(table, C).greyed] == ["bid-above-cash"]
    assert drawn(table, D).greyed == []


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
    assert (seen["bet-C"].value, seen["bet-C"].faded) == ("…", True), (
        "whoever has not decided has a token, too"
    )
    assert control(drawn(table, A), "bet-for").data["chips"] == [10_000, 20_000, 50_000, 100_000]
    assert control(drawn(table, C), "bet-for").data["chips"] == [10_000, 20_000, 50_000]
    table.moves("C: bet against 70000")
    shown = places(drawn(table, SPECTATOR))
    assert (shown["bet-A"][0], shown["bet-C"][0], "bet-B" in shown) == ("clover", "no-luck", False)


def test_the_champion_gets_the_strip_with_dice_to_keep() -> None:
    table = offered("LC02", "1 2 4 4 5").sold_to(B, 20).without_bets()
    scene = drawn(table, B)
    assert [control.kind for control in scene.controls] == ["dice"]
    data = control(scene, "dice").data
    assert data["notation"] == "keep {kept}" and data["none"] == "none"
    assert data["dice"] == [1, 4, 2, 4, 5], "3 4 L L L: one die for each column"
    assert data["on_board"] == [{"id": f"die-{number}"} for number in (1, 3, 2, 4, 5)]
    assert [column["lit"] for column in columns(scene)] == [False, True, True, False, False]
    assert (data["rolls"], data["attempt"]) == (4, 1)
    assert [grey.refusal.key for grey in scene.greyed] == ["roll-at-least-one"]
    assert [control.kind for control in drawn(table, A).controls] == ["lot"]


def columns(scene: Scene) -> list[dict[str, object]]:
    found = scene.controls[0].data["columns"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize(
    ("card", "dice", "under", "lit"),
    [
        ("LC01", "1 2 2 4 6", [2, 1, 4, 2, 6], [1, 0, 1, 0, 1]),  # 2 3 4 5 6
        ("LC02", "3 4 4 5 5", [3, 4, 5, 5, 4], [1, 1, 1, 1, 0]),  # 3 4 L L L
        ("LC03", "1 1 3 6 6", [6, 6, 1, 1, 3], [1, 1, 1, 1, 0]),  # L L C C 2
        ("LC30", "3 3 3 5 6", [3, 3, 3, 5, 6], [1, 1, 1, 0, 0]),  # C C C C C
    ],
)
def test_the_strip_puts_matching_dice_under_those_of_the_card(
    card: str, dice: str, under: list[int], lit: list[int]
) -> None:
    for viewer in (A, SPECTATOR):
        scene = drawn(offered(card, dice), viewer)
        assert scene.controls[0].kind == "lot"
        shown = [column["under"] for column in columns(scene)]
        assert [part["symbol"] for part in shown if isinstance(part, dict)] == [
            f"die-{face}" for face in under
        ]
        assert [column["lit"] for column in columns(scene)] == [bool(one) for one in lit]


def test_the_strip_says_what_success_and_failure_mean() -> None:
    def lines(table: Bar) -> list[str]:
        written = drawn(table, A).controls[0].data["lines"]
        assert isinstance(written, list)
        return [text.key for text in written]

    assert lines(offered("LC02", "1 2 4 4 5")) == ["lot-prize", "lot-success", "lot-failure"]
    sold = offered("LC02", "1 2 4 4 5").sold_to(B, 20)
    assert lines(sold) == ["lot-prize", "lot-success-stake", "lot-failure-stake"]
    all_in = offered("LC02", "1 2 4 4 5")
    all_in.moves("B: last chance")
    assert lines(all_in) == ["lot-prize", "lot-success-stake", "lot-failure-all-in"]


def test_a_bid_does_not_speak_of_hidden_things() -> None:
    """The standing bids of others answer it: that is an auction, and nothing to say before each bid."""
    seen = GAME.observe(offered("LC02", "1 2 4 4 5").position, A)
    for notation in ("bid 10000", "stand 20000 pass"):
        assert effects_shown(GAME, seen, GAME.parse(notation)).lines == []


def test_the_last_bet_says_that_all_are_opened_then() -> None:
    table = offered("LC02", "1 2 4 4 5").sold_to(B, 20)
    opened = [("effect-bets-open", "")]
    for seat, last in ((A, False), (C, True)):
        seen = GAME.observe(table.position, seat)
        said = [
            (text.key, value) for text, value in effects_shown(GAME, seen, GAME.parse("no bet")).lines or []
        ]
        assert (said == opened) == last
        table.play(seat, "no bet")


def test_odds_are_estimates_and_stand_nowhere_else() -> None:
    auction = offered("LC02", "1 2 4 4 5")
    seen = GAME.observe(auction.position, A)
    for notation in ("bid 10000", "last chance"):
        assert GAME.estimate(seen, GAME.parse(notation))[0][0].facts == {"whole": 30, "tenths": 8}
    assert GAME.estimate(seen, GAME.parse("pass")) == []
    rolling = offered("LC02", "1 2 4 4 5").sold_to(B, 20).without_bets()
    seen = GAME.observe(rolling.position, B)
    assert GAME.estimate(seen, GAME.parse("keep 4"))[0][0].facts == {"whole": 30, "tenths": 8}
    for table in (auction, offered("LC02", "1 2 4 4 5").sold_to(B, 20), rolling):
        for viewer in (A, B, SPECTATOR):
            scene = drawn(table, viewer)
            for control in scene.controls:
                known = {name: value for name, value in control.data.items() if name != "estimate"}
                assert "odds" not in repr(known)
            scene.controls = []
            assert "odds" not in repr(scene)


def test_the_effects_carry_the_estimate_of_each_choice() -> None:
    table = offered("LC02", "1 2 4 4 5").sold_to(B, 20).without_bets()
    scene = drawn(table, B)
    show_effects(GAME, GAME.observe(table.position, B), table.position.menu(B), scene)
    odds = {choice.notation: choice.estimate[0][0].facts for choice in scene.choices}
    assert odds["keep 4"] == {"whole": 30, "tenths": 8}
    assert not any("odds" in repr(choice.preview) for choice in scene.choices)


def test_the_last_chance_says_stake_prize_and_that_failing_means_out() -> None:
    table = offered("LC02", "1 2 4 4 5", "A 640, B 800, C 70")
    scene = drawn(table, A)
    show_effects(GAME, GAME.observe(table.position, A), table.position.menu(A), scene)
    called = next(choice for choice in scene.choices if choice.notation == "last chance")
    assert called.confirm
    assert called.chip == "", "the button names the stake"
    prize = IDS_TO_CARDS["LC02"].prize
    assert [(text.key, value) for text, value in called.preview] == [
        ("effect-own", "−640\u202f000 → 0"),
        ("label-win-all", f"+{prize // 1000}\u202f000"),
        ("label-lose-all", ""),
    ]


def test_nobody_is_invited_to_outbid_himself() -> None:
    table = offered("LC02", "1 2 4 4 5")
    table.moves("B: bid 50000")
    assert control(drawn(table, B), "bid").data["raises"] == []
    assert control(drawn(table, A), "bid").data["raises"] == [60_000, 70_000, 100_000, 150_000]


def test_what_stays_on_the_bar_keeps_its_order_and_what_comes_is_put_at_the_end() -> None:
    """Only then are changes sent one by one; and viewers who see the same share the list."""
    lists: dict[int, list[str]] = {}
    chance = SeededChance(3)
    position = GAME.setup(4, GAME.options(), chance, SILENT)
    while waiting := position.waiting_for():
        seat = waiting[chance.below("seat", len(waiting))]
        menu = position.menu(seat)[:12]
        position.play(seat, menu[chance.below("action", len(menu))], chance, SILENT)
        for viewer in (*range(4), SPECTATOR):
            seen = GAME.observe(position, viewer)
            now = [piece.id for piece in GAME.scene(seen, (), position.waiting_for(), never).pieces]
            before = lists.get(viewer, now)
            assert now == [id for id in before if id in now] + [id for id in now if id not in before]
            lists[viewer] = now
    shared = [
        GAME.scene(GAME.observe(position, viewer), (), [], never).pieces for viewer in (0, 1, SPECTATOR)
    ]
    assert shared[0] is shared[1] is shared[2]


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
        return [note.key for note in drawn(offered(card, "1 1 2 2 4"), A).notes]

    assert about("LC02") == []
    assert about("LC04") == ["label-dice-attested"]
    assert about("LC05") == ["label-reconstructed"]


@rule("5.5")
def test_by_the_book_a_bid_above_ones_cash_is_asked_about_and_says_what_it_means_L2() -> None:
    table = offered("LC02", "1 2 4 4 5", "A 800, B 800, C 70", by_the_book=True)
    table.moves("A: bid 50000")
    asked = [control for control in drawn(table, C).controls if control.chooses()]
    assert [control.name for control in asked] == ["bid", "standing-pass", "standing-ask"]
    assert asked[0].data["raises"] == [60_000, 70_000], "nobody is invited to bid what he has not got"
    for control in asked:
        assert control.data["confirm_above"] == 70_000
        written = control.data["consequence"]
        assert isinstance(written, Text) and written.facts == {"cash": 70_000}
    assert not any("confirm_above" in control.data for control in drawn(ordinary(), C).controls)
    table.moves("C: bid 80000")
    scene = drawn(table, C)
    assert scene.status.key == "status-auction-overbid"
    assert "label-by-the-book" in [note.key for note in scene.notes]


def ordinary() -> Bar:
    return offered("LC02", "1 2 4 4 5", "A 800, B 800, C 70")


@pytest.mark.parametrize(
    ("card", "written"),
    [
        ("LC01", "2, 3, 4, 5, 6"),
        ("LC02", "3, 4 + 3 long drinks"),
        ("LC03", "2 + 2 cocktails + 2 long drinks"),
        ("LC30", "5 cocktails"),
        ("LC32", "4 cocktails + 1 long drink"),
    ],
)
def test_a_combination_is_shown_in_words_and_the_card_by_its_number_in_the_match(
    card: str, written: str
) -> None:
    table = offered(card, "1 1 2 2 4", won="A:LC09 B:LC10")
    texts = Texts("en", strict=True)
    names = ["Ann", "Bob", "Cleo"]
    scene = drawn(table, A)
    shown = next(piece for piece in scene.pieces if piece.place == "card")
    assert texts.text("last_chance", shown.label, names).startswith(f"The card: {written}, prize")
    assert shown.value == "3/6"
    assert [piece.value for piece in scene.pieces if piece.symbol == "card-won"] == ["1", "2"]
    turned = facts.CardTurned(A, 3, card, IDS_TO_CARDS[card].combination(), 4, 240_000)
    assert texts.fact("last_chance", turned, names) == (
        f"Card 3: Ann turns {written}, prize 240\u202f000, 4 rolls."
    )


def test_the_best_choice_may_be_to_keep_nothing() -> None:
    table = offered("LC27", "2 3 4 5 6").sold_to(B, 10).without_bets()
    hint = control(drawn(table, B), "dice").data["estimate"]
    assert isinstance(hint, Text)
    assert (
        Texts("en", strict=True)
        .text("last_chance", hint, ["Ann", "Bob", "Cleo"])
        .startswith("Best: roll all five (")
    )


def test_a_bet_is_shown_and_asked_in_plain_words() -> None:
    texts = Texts("fr", strict=True)
    written = texts.fact("last_chance", facts.BetShown(A, "against", 100_000), ["Ann", "Bob", "Cleo"])
    assert written == "Ann parie 100\u202f000 sur l'échec."
    label = control(drawn(offered("LC02", "1 2 4 4 5").sold_to(B, 20), A), "bet-against").label
    assert texts.text("last_chance", label, ["Ann", "Bob", "Cleo"]) == "Bob échoue"
