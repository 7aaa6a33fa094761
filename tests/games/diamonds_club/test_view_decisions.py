"""The scene: what each decision shows before it is made."""

from __future__ import annotations

from ludotheque.games.diamonds_club.components import ANIMAL, ANY_TRACK, CELLS, TRACK
from ludotheque.games.diamonds_club.game import GAME
from ludotheque.kernel.effects import show_effects
from ludotheque.kernel.scene import Choice
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.kernel.text import Text
from ludotheque.texts.texts import Texts
from tests.games.diamonds_club.club import Club, bare, club
from tests.games.diamonds_club.test_view import scene
from tests.support import A, B, rule


def said(text: object) -> str:
    assert isinstance(text, Text)
    return Texts("en", strict=True).text("diamonds_club", text, ["Ann", "Bob"])


def groups(table: Club, viewer: int) -> list[tuple[str, list[str], str]]:
    """Title, pictures and note of each group of a player's hand."""
    (hand,) = [control for control in scene(table, viewer).controls if control.kind == "hand"]
    found = hand.data["groups"]
    assert isinstance(found, list)
    return [
        (
            said(each["title"]),
            [item["symbol"] for item in each["items"]],
            said(each["note"]) if each["note"] else "",
        )
        for each in found
    ]


def test_my_hand_groups_goods_with_what_they_bring_and_warns_of_open_imposed_cells() -> None:
    table = club(2).goods(A, "mine red, concession 4, ship 5, ship 3").park(A, "", imposed=1)
    shown = groups(table, A)
    assert ("Combination", ["mine-red", "concession-4", "ship-5"], "brings 4 red") in shown
    assert ("Begun", ["ship-3"], "needs a mine, a concession") in shown
    assert ("Imposed, still open", ["pavilion", "orangery"], "imposed: no points without them") in shown
    # and when somebody else is on turn, too
    assert [title for title, _, _ in groups(table, B)][:2] == ["Coins", "Gems"]
    assert not any(
        title == "Imposed, still open" for title, _, _ in groups(club(2).park(A, "", imposed=3), A)
    )
    assert scene(table, SPECTATOR).controls == []


def market_words(table: Club, viewer: int) -> list[str]:
    (hand,) = [control for control in scene(table, viewer).controls if control.kind == "hand"]
    found = hand.data["groups"]
    assert isinstance(found, list)
    return [
        said(item["text"])
        for each in found
        if said(each["title"]) == "The market sells"
        for item in each["items"]
    ]


@rule("5.2", "6.3")
def test_whoever_buys_reads_what_the_market_sells_and_nobody_else_does() -> None:
    words = market_words(club(2), A)
    assert "an animal for the park: +1, all three kinds +10" in words
    assert words[-2:] == [
        "price: 1, and 1 more for each coin on the cells beside it",
        "white corner: what a cell brings at once; without one it completes nothing yet",
    ]
    assert market_words(club(2), B) == []


def chosen(table: Club, notation: str) -> Choice:
    """A choice of A with its effects."""
    drawn = scene(table, A)
    show_effects(GAME, GAME.observe(table.position, A), table.position.menu(A), drawn)
    return next(choice for choice in drawn.choices if choice.notation == notation)


def effects_shown(table: Club, notation: str) -> list[tuple[str, str]]:
    return [(said(label), value) for label, value in chosen(table, notation).preview]


def test_a_market_cell_says_what_it_completes() -> None:
    table = club(2).goods(A, "concession 4, ship 5")
    cells = {table.state.symbol(cell): CELLS[cell] for cell in range(len(table.state.laid))}
    mine = next(cells[symbol] for symbol in range(4) if symbol in cells)
    assert ("You: gems, with those of the combinations", "+4 → 8") in effects_shown(table, f"buy {mine}")


def chip_of(table: Club, notation: str) -> str:
    return said(chosen(table, notation).chip)


def test_chips_that_are_not_points_say_what_they_count() -> None:
    table = club(2).goods(A, "concession 4, ship 5")
    cells = {table.state.symbol(cell): CELLS[cell] for cell in range(len(table.state.laid))}
    mine = next(cells[symbol] for symbol in range(4) if symbol in cells)
    assert chip_of(table, f"buy {mine}") == "+4 gems"
    assert chip_of(club(2), f"buy {mine}") == "completes nothing yet"


@rule("8.5")
def test_a_good_that_is_kept_says_what_it_can_bring() -> None:
    table = bare(2).goods(A, "mine red, mine blue, concession 3").gems(B, "2 red")
    table.exchanging("AB")
    assert chip_of(table, "keep mine red") == "red gems"
    assert chip_of(table, "keep concession 3") == "at most 3 gems"
    assert effects_shown(table, "keep concession 3")[-1] == ("Kept for the next exchange: at most 3 gems", "")
    assert chip_of(table, "keep no more") == "3 goods returned"


def test_a_price_table_says_points_and_cards_before_anything_is_paid() -> None:
    table = bare(2).gems(A, "3 blue 3 green 1 diamond").gems(B, "2 red").park(A, "2 fountain", imposed=0)
    table.building("AB")
    shown = effects_shown(table, "build fountain")
    assert shown[:2] == [("You: points", "+7 → 15"), ("wins the card for three fountains", "+3")]


def test_the_surcharge_lies_on_the_price_table_of_whom_it_concerns() -> None:
    table = club(2)
    table.state.table_pawns[4 * 2 + B] = 1
    extra = {piece.id: piece for piece in scene(table, A).pieces}["surcharge-choice"]
    assert (extra.place, extra.value) == ("price-choice", "+1")
    assert {piece.id: piece for piece in scene(table, B).pieces}["surcharge-choice"].place == ""


def test_paying_asks_for_a_gem_on_each_place() -> None:
    table = bare(2).gems(A, "3 blue 3 green 1 diamond").gems(B, "2 red")
    table.building("AB")
    table.play(A, "build fountain")
    payment = scene(table, A).controls[0]
    assert payment.kind == "payment"
    slots = payment.data["slots"]
    assert isinstance(slots, list)
    assert [slot["takes"] for slot in slots] == [["blue", "diamond"]] * 2 + [["green", "diamond"]] * 2


def test_chips_name_what_a_step_on_a_track_changes() -> None:
    table = club(2)
    table.play(A, "buy c3")
    chips = [said(chosen(table, f"track {track}").chip) for track in ("forest", "technique", "money")]
    assert chips == ["+1 per forest (2 → 3)", "+1 per combination", "+1 coin a round (10 → 11)"]


def cell_of(table: Club, symbol: int) -> str:
    return next(CELLS[cell] for cell in range(len(table.state.laid)) if table.state.symbol(cell) == symbol)


def test_a_cell_says_what_can_be_chosen_once_it_is_bought() -> None:
    table = club(2).tracks(A, "forest 4 technique 1")
    steps = f"buy {cell_of(table, ANY_TRACK)}"
    assert chip_of(table, steps) == "+1 step of your choice"
    assert effects_shown(table, steps)[-2:] == [
        ("Technique track: ◆ per combination", ""),
        ("Money track: +1 coin a round (10 → 11)", ""),
    ]
    animal = f"buy {cell_of(table, ANIMAL)}"
    assert chip_of(table, animal) == "+1 point"
    table.park(A, "1 pond 1 enclosure", imposed=3)
    assert chip_of(table, animal) == "+8 at best"


def test_a_cell_says_that_its_step_or_animal_would_be_lost() -> None:
    table = club(2).tracks(A, "forest 4 technique 4 money 4")
    forest, any_track = (f"buy {cell_of(table, symbol)}" for symbol in (TRACK, ANY_TRACK))
    assert chip_of(table, forest) == chip_of(table, any_track) == "brings nothing"
    lost = ("You have finished this track: the step would be lost", "")
    assert lost in effects_shown(table, forest)
    lost = ("You have finished all three tracks: the step would be lost", "")
    assert lost in effects_shown(table, any_track)
    table.state.animals[:] = [0, 0, 0]
    lost = ("No animal is left, or you have no cell for one: it would be lost", "")
    assert lost in effects_shown(table, f"buy {cell_of(table, ANIMAL)}")


def test_the_chip_of_an_imposed_cell_differs_from_that_of_a_free_one() -> None:
    table = bare(2).gems(A, "3 green 3 red").gems(B, "2 red").park(A, "", imposed=0)
    table.building("AB")
    table.play(A, "build pavilion")
    assert said(chosen(table, "place imposed").chip) == "+4 → 4, imposed cell filled"
    assert chosen(table, "place free").chip == "+4 → 4"
    # the table of choice says what its tiles bring
    table = bare(2).gems(A, "5 red").gems(B, "2 red").park(A, "2 fountain", imposed=0)
    table.building("AB")
    assert chosen(table, "build choice").chip == "+2 … +7"
