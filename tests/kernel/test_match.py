"""Matches: the gate, undo, and the file."""

from __future__ import annotations

import json

import pytest

from ludotheque.games import find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.match import Match, Refused, read_match
from ludotheque.kernel.trouble import Trouble
from tests.support import A, B, C, D


def opened(seed: int = 1) -> Match:
    game = find_game("paradis")
    return Match(game, 4, game.options("", {"first_chooser": "A"}), SeededChance(seed))


def do(match: Match, moves: str) -> None:
    for part in moves.split(","):
        seat, notation = part.split(":")
        match.play("ABCD".index(seat.strip()), match.game.parse(notation))


def test_the_gate_stands_before_every_move() -> None:
    match = opened()
    before = match.to_text()
    with pytest.raises(Refused) as refused:
        match.play(B, match.game.parse("auction NW"))
    assert refused.value.refusal.key == "not-the-chooser"
    assert match.to_text() == before


def test_undo_of_ones_own_last_move() -> None:
    match = opened()
    assert match.undo_block(A) == "undo-nothing"
    do(match, "A: auction NW, B: bid 3")
    assert match.undo_block(A) == "undo-another-moved"
    assert match.undo_block(B) is None
    assert match.undo(B).action.notation == "bid 3"
    assert match.position.waiting_for() == [A, B, C, D]
    assert match.undo(A).action.notation == "auction NW"
    assert match.position.waiting_for() == [A]
    with pytest.raises(Trouble) as trouble:
        match.undo(A)
    assert trouble.value.key == "undo-nothing"


def test_no_undo_after_hands_were_opened_or_chance_fell() -> None:
    match = opened()
    do(match, "A: auction NW, A: bid 1, B: bid 2, C: bid 0, D: bid 0")
    assert match.undo_block(D) == "undo-revealed"
    do(match, "B: auction NE, A: bid 0, B: bid 0, C: bid 0, D: bid 0")
    do(match, "A: bid 0, B: bid 0, C: bid 0, D: bid 0")
    assert match.moves[-1].drawn[0][0] == "random winner"
    assert match.undo_block(D) == "undo-chance-fell"


def test_a_saved_match_goes_on() -> None:
    match = opened()
    do(match, "A: auction NW, A: bid 1, B: bid 2")
    loaded = read_match(match.to_text(), find_game, SeededChance(3))
    assert loaded.to_text() == match.to_text()
    assert loaded.position.waiting_for() == [C, D]
    assert loaded.undo_block(B) is None
    do(loaded, "C: bid 0, D: bid 0")
    assert loaded.position.waiting_for() == [B]


def test_a_match_of_older_rules_goes_on_from_its_snapshot() -> None:
    match = opened()
    do(match, "A: auction NW, A: bid 1, B: bid 2")
    data = json.loads(match.to_text())
    data["rules_version"] = 0
    # moves that today's rules would refuse do not matter: the snapshot does
    data["moves"][0] = ["C", "auction SE", []]
    loaded = read_match(json.dumps(data), find_game, SeededChance(3))
    assert loaded.position == match.position
    assert loaded.undo_block(B) == "undo-nothing"
    do(loaded, "C: bid 0, D: bid 0")


def damaged(change: str, value: object) -> Trouble:
    match = opened()
    do(match, "A: auction NW, A: bid 1")
    data = json.loads(match.to_text())
    data[change] = value
    with pytest.raises(Trouble) as trouble:
        read_match(json.dumps(data), find_game, SeededChance(0))
    return trouble.value


@pytest.mark.parametrize(
    ("change", "value", "where"),
    [
        ("ludotheque", 99, "ludotheque"),
        ("game", None, "game"),
        ("options", [], "options"),
        ("seats", "4", "seats"),
        ("seats", True, "seats"),
        ("setup", [], "setup"),
        ("setup", [["tiles"]], "setup"),
        ("setup", "tiles", "setup"),
        ("moves", {}, "moves"),
        ("moves", [["A", "auction NW"]], "move 1"),
        ("moves", [["Z", "auction NW", []]], "move 1"),
        ("moves", [["E", "auction NW", []]], "move 1"),
        ("moves", [["A", "auction XX", []]], "move 1"),
        ("moves", [["A", "auction NW", []], ["B", "bid 99", []]], "move 2"),
        ("moves", [["A", "auction NW", [["random winner", 1]]]], "move 1"),
    ],
)
def test_a_damaged_file_says_where(change: str, value: object, where: str) -> None:
    trouble = damaged(change, value)
    assert trouble.key == "damaged-file"
    assert trouble.facts["where"] == where
    assert trouble.facts["expected"]


def test_other_things_wrong_with_a_file() -> None:
    assert damaged("game", "chess").key == "unknown-game"
    assert damaged("seats", 9).key == "wrong-seats"
    assert damaged("edition", "none").key == "unknown-edition"
    assert damaged("options", {"colour": "red"}).key == "unknown-option"
    assert damaged("options", {"open_money": "perhaps"}).key == "bad-option"
    for text in ("", "nonsense", "[]", "{", "3"):
        with pytest.raises(Trouble) as trouble:
            read_match(text, find_game, SeededChance(0))
        assert trouble.value.key == "damaged-file"


@pytest.mark.parametrize(
    "snapshot", [None, 3, {"is": "State"}, {"is": "Fish", "of": []}, {"is": "State", "of": [1]}]
)
def test_a_damaged_snapshot_is_trouble(snapshot: object) -> None:
    data = json.loads(opened().to_text())
    data["rules_version"] = 0
    data["snapshot"] = snapshot
    with pytest.raises(Trouble) as trouble:
        read_match(json.dumps(data), find_game, SeededChance(0))
    assert trouble.value.key == "damaged-data"
