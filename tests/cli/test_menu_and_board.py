"""How a menu is grouped into lines, and a board into a grid."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text as Styled

from ludotheque.cli.board import MANY, Place, board_of, grid, in_a_row, places_of
from ludotheque.cli.menu import Entry, Menu, Range
from ludotheque.cli.words import WORDS, command_of
from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.actions import Action
from ludotheque.kernel.game import Game


def actions(*notations: str) -> list[Action]:
    return [Action(code, notation) for code, notation in enumerate(notations)]


def bids(low: int, high: int, step: int = 1) -> list[str]:
    return [f"bid {amount}" for amount in range(low, high + 1, step)]


def lines(menu: Menu) -> list[str]:
    return [entry.notation() for entry in menu.entries]


# --- the menu --------------------------------------------------------------------------------------------


def test_a_long_run_of_amounts_is_one_line() -> None:
    menu = Menu(actions("pass", *bids(10, 60, 10), "no offer"), [Range("bid {n}", 10, 60)])
    assert lines(menu) == ["pass", "bid 10 … bid 60", "no offer"]
    assert not menu.is_one_run


def test_all_the_amounts_of_a_control_are_a_run_however_few() -> None:
    menu = Menu(actions(*bids(0, 1)), [Range("bid {n}", 0, 1)])
    assert lines(menu) == ["bid 0 … bid 1"] and menu.is_one_run


def test_amounts_that_are_only_a_sample_are_lines_of_their_own() -> None:
    offered = actions("offer nature A>B 5", "offer nature A>B 9")
    assert lines(Menu(offered, [Range("offer nature A>B {n}", 1, 60)])) == [
        "offer nature A>B 5",
        "offer nature A>B 9",
    ]


def test_numbers_that_are_names_are_no_amounts() -> None:
    plots = actions(*[f"build red-{number}" for number in range(1, 6)])
    assert len(Menu(plots, []).entries) == 5


def test_a_very_long_run_is_one_line_in_any_case() -> None:
    assert lines(Menu(actions(*bids(3, 40)), [])) == ["bid 3 … bid 40"]


def test_a_run_ends_where_the_step_or_the_words_change() -> None:
    menu = Menu(actions(*bids(1, 20), "bid 30", *[f"bet {n}" for n in range(1, 15)]), [])
    assert lines(menu) == ["bid 1 … bid 20", "bid 30", "bet 1 … bet 14"]


def test_what_is_typed_is_a_notation_a_line_or_an_amount() -> None:
    menu = Menu(actions("pass", *bids(10, 600, 10), "last chance"), [Range("bid {n}", 10, 600)])
    assert menu.find("pass") == menu.actions[0] == menu.find("1")
    assert isinstance(menu.find("2"), Entry)
    assert menu.find("3") == menu.actions[-1]
    found = menu.find("210")  # no such line, and an amount of one run only
    assert isinstance(found, Action) and found.notation == "bid 210"
    assert menu.find("bid 210") == found
    for nothing in ("215", "0", "-1", "", "bid 215", "²"):
        assert menu.find(nothing) is None


def test_where_only_an_amount_is_asked_for_the_number_is_the_amount() -> None:
    menu = Menu(actions(*bids(0, 60)), [Range("bid {n}", 0, 60)])
    found = menu.find("1")
    assert isinstance(found, Action) and found.notation == "bid 1"
    assert menu.find("61") is None


def test_an_amount_of_two_runs_is_not_guessed() -> None:
    menu = Menu(actions(*bids(0, 60), *[f"bet {n}" for n in range(61)]), [])
    assert menu.find("40") is None


# --- commands --------------------------------------------------------------------------------------------


def test_commands_are_the_same_in_both_languages() -> None:
    assert command_of("why bid 3") == command_of("pourquoi bid 3") == ("why", "bid 3")
    assert command_of("RÈGLES 4.3") == ("rules", "4.3")
    assert command_of("bid 3") is None


@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.meta.id)
def test_no_command_hides_an_action_of_a_game(game: Game) -> None:
    """Actions begin with words of their own, so that typing one is never taken for a command."""
    begins = set()
    for code in range(0, game.codes(), max(1, game.codes() // 2000)):
        begins.add(game.action(code).notation.split()[0])
    assert begins
    assert not begins & {word for words in WORDS.values() for word in words}


# --- the board -------------------------------------------------------------------------------------------


def test_the_island_is_a_grid() -> None:
    board = find_game("paradis").folder / "art" / "board.svg"
    rows = grid(places_of(board), 8)
    assert rows is not None
    assert [row[:4] for row in rows] == [
        ["NW1", "NW2", "NE1", "NE2"],
        ["NW3", "NWC", "NEC", "NE3"],
        ["SW1", "SWC", "SEC", "SE1"],
        ["SW2", "SW3", "SE2", "SE3"],
    ]


def declared(game: str) -> dict[str, Place]:
    places = places_of(find_game(game).folder / "art" / "board.svg")
    return {name: place for name, place in places.items() if place.declared}


def test_the_market_of_diamonds_club_and_the_plan_of_metropolis_are_declared_as_grids() -> None:
    market = grid(declared("diamonds_club"), 8)
    assert market is not None and [len(row) for row in market] == [8] * 6
    assert market[0][:2] == ["a1", "b1"] and market[5][7] == "h6"
    plan = grid(declared("metropolis"), 16)
    assert plan is not None and plan[0][0] == "lot-10" and plan[-1][-1] == "lot-89"


def piece(place: str, label: str = "", seat: int | None = None) -> dict[str, object]:
    return {"id": place, "label": label, "place": place, "seat": seat, "faded": False, "value": ""}


def printed(shown: list[object], width: int) -> str:
    console = Console(width=width, file=StringIO())
    for part in shown:
        console.print(part)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_a_declared_grid_shows_words_and_leaves_out_what_is_closed() -> None:
    board = find_game("diamonds_club").folder / "art" / "board.svg"
    pieces = [piece("a1", "a1: a ship"), piece("b6", "b6: a mine"), piece("", "away")]
    drawn, _ = board_of(board, pieces, set(), {}, 80)
    written = printed(drawn, 80)
    assert "a1: a ship" in written and "b6: a mine" in written
    assert "away" not in written, "what lies nowhere is not listed"
    assert written.splitlines()[0].count("┬") == 1, "columns in which nothing lies are closed"


def test_the_cells_of_a_plan_name_the_lot_whose_it_is_and_whether_it_can_be_chosen() -> None:
    board = find_game("metropolis").folder / "art" / "board.svg"
    pieces = [piece("lot-10", "Lot 10: Ann", seat=0), piece("lot-11", "on offer"), piece("lot-12", "free")]
    drawn, _ = board_of(board, pieces, {"lot-11"}, {}, 80)
    lines = printed(drawn, 80).splitlines()
    assert "│10  │11  │" in lines[1] and lines[2].startswith("│A   │▸   │•   │")


def test_too_many_columns_or_two_places_in_one_cell_are_no_grid() -> None:
    row = {str(x): Place(100.0 * x, 0, 50) for x in range(5)}
    assert grid(row, 5) == [["0", "1", "2", "3", "4"]]
    assert grid(row, 4) is None
    assert grid({"a": Place(0, 0, 50), "b": Place(5, 5, 50)}, 5) is None
    assert grid({}, 5) is None


def test_places_are_found_in_rectangles_circles_and_shifted_groups(tmp_path: Path) -> None:
    board = tmp_path / "board.svg"
    board.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg"><rect data-place="a" x="10" y="20" width="40" height="60"/>'
        '<g transform="translate(100, 200)"><circle data-place="b" cx="1" cy="2" r="3"/></g>'
        '<path data-place="c" d="M0 0"/><rect x="1" y="1" width="1" height="1"/></svg>',
        encoding="utf-8",
    )
    assert places_of(board) == {"a": Place(30, 50, 40), "b": Place(101, 202, 6)}
    assert places_of(tmp_path / "none.svg") == {}


def test_a_long_list_of_pieces_is_shown_once_and_then_what_has_changed(tmp_path: Path) -> None:
    def pieces(changed: int) -> list[dict[str, object]]:
        labels = [f"piece {number}" + (" moved" if number == changed else "") for number in range(MANY + 1)]
        return [
            {"id": str(number), "label": label, "place": "", "seat": None, "faded": False}
            for number, label in enumerate(labels)
        ]

    nowhere = tmp_path / "none.svg"
    first, left_out = board_of(nowhere, pieces(-1), set(), {}, 80)
    assert left_out == 0 and "piece 30" in first[-1].plain
    known = {str(piece["id"]): str(piece["label"]) for piece in pieces(-1)}
    (line,), left_out = board_of(nowhere, pieces(5), set(), known, 80)
    assert line.plain == "piece 5 moved" and left_out == MANY
    few, left_out = board_of(nowhere, pieces(5)[:MANY], set(), known, 80)
    assert left_out == 0 and len(few) > 1


def test_pieces_elsewhere_stand_in_rows_equal_ones_counted() -> None:
    pieces = [Styled(text) for text in ("die 1", "die 1", "card", "die 6", "die 1")]
    assert [line.plain for line in in_a_row(pieces, 20)] == ["die 1 ×3  ·  card", "die 6"]
    assert in_a_row([], 20) == []
