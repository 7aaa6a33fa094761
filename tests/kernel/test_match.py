"""Matches: the gate, undo, and the file."""

from __future__ import annotations

import json

import pytest

from ludotheque.games import find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.match import Match, Refused
from ludotheque.kernel.matchfile import file_text, read_from_outside, read_match
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.kernel.trouble import Trouble
from ludotheque.kernel.verify import verify
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
    before = file_text(match)
    with pytest.raises(Refused) as refused:
        match.play(B, match.game.parse("auction NW"))
    assert refused.value.refusal.key == "not-the-chooser"
    assert file_text(match) == before


def test_undo_of_ones_own_last_move() -> None:
    match = opened()
    assert match.undo_block(A) == "undo-nothing"
    do(match, "A: auction NW, B: bid 3")
    assert match.undo_block(A) == "undo-another-moved"
    assert match.undo_block(B) is None
    assert [move.action.notation for move in match.undo(B)] == ["bid 3"]
    assert match.position.waiting_for() == [A, B, C, D]
    assert match.undo_block(A) == "undo-nothing", (
        "another player's move ends undo, even when it is taken back"
    )


def test_an_undone_move_is_a_new_decision_for_whoever_saw_it() -> None:
    match = opened()
    before = [match.epoch(seat) for seat in (A, B, C, D)]
    do(match, "A: auction NW")
    match.undo(A)
    assert all(match.epoch(seat) > before[seat] for seat in (A, B, C, D))  # A acted alone, for all to see
    do(match, "A: auction SE")
    before = [match.epoch(seat) for seat in (A, B, C, D)]
    do(match, "B: bid 3")
    match.undo(B)
    changed = [seat for seat in (A, B, C, D) if match.epoch(seat) != before[seat]]
    assert changed == [B]  # the bid was sealed


def test_undo_of_several_moves_of_ones_own() -> None:
    match = opened()
    do(match, "A: auction NW, A: bid 3, A: bid 4")
    for notation in ("bid 4", "bid 3", "auction NW"):
        assert [move.action.notation for move in match.undo(A)] == [notation]
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


def test_restarting_a_turn_takes_back_all_of_it() -> None:
    match = opened()
    assert match.turn_length(A) == 0
    do(match, "A: auction NW, A: bid 3, A: bid 4")
    assert [match.turn_length(seat) for seat in (A, B)] == [3, 0]
    do(match, "B: bid 2")
    assert [match.turn_length(seat) for seat in (A, B)] == [0, 1]


def test_a_standing_bid_that_causes_no_bid_is_known_to_its_seat_alone() -> None:
    # given an open-cry auction in which A leads
    game = find_game("last_chance")
    match = Match(game, 4, game.options(), SeededChance(1))
    assert match.position.waiting_for() == [A, B, C, D]
    do(match, "A: bid 50000")
    before = [match.epoch(seat) for seat in (A, B, C, D)]
    # when A raises what the table may bid, nobody hears anything
    do(match, "A: stand 90000 ask")
    assert match.moves[-1].private
    assert [match.epoch(seat) - before[seat] > 0 for seat in (A, B, C, D)] == [True, False, False, False]
    # when C makes the table answer, everybody hears both
    do(match, "C: bid 60000")
    assert [move.private for move in match.moves] == [False, True, False]
    assert [match.hidden_from(seat) for seat in (A, B, C, D, SPECTATOR)] == [0, 1, 1, 1, 1]
    assert match.steps_seen_by(A) == [1, 2, 3]
    for seat in (B, C, D, SPECTATOR):
        assert match.steps_seen_by(seat) == [1, 3]
    # a standing bid that bids at once is no secret
    do(match, "B: stand 200000 pass")
    assert not match.moves[-1].private


def test_a_saved_match_goes_on() -> None:
    match = opened()
    do(match, "A: auction NW, A: bid 1, B: bid 2")
    loaded = read_match(file_text(match), find_game, SeededChance(3))
    assert file_text(loaded) == file_text(match)
    assert loaded.position.waiting_for() == [C, D]
    assert loaded.undo_block(B) is None
    do(loaded, "C: bid 0, D: bid 0")
    assert loaded.position.waiting_for() == [B]


def test_a_match_of_older_rules_goes_on_from_its_snapshot() -> None:
    match = opened()
    do(match, "A: auction NW, A: bid 1, B: bid 2")
    data = json.loads(file_text(match))
    data["rules_version"] = 0
    # moves that today's rules would refuse do not matter: the snapshot does
    data["moves"][0] = ["C", "auction SE", []]
    loaded = read_match(json.dumps(data), find_game, SeededChance(3))
    assert loaded.position == match.position
    assert loaded.undo_block(B) == "undo-nothing"
    # and what fell at the setup and the old moves stay in the file
    kept = json.loads(file_text(loaded))
    assert (kept["setup"], kept["moves"]) == (data["setup"], data["moves"])
    do(loaded, "C: bid 0, D: bid 0")


def test_a_file_from_outside_is_replayed_and_one_of_older_rules_believed_only_if_signed() -> None:
    match = opened()
    do(match, "A: auction NW, A: bid 1, B: bid 2")
    data = json.loads(file_text(match))
    # given a position that its moves do not lead to
    data["snapshot"] = json.loads(file_text(opened()))["snapshot"]
    text = json.dumps(data)
    assert read_from_outside(text, find_game, SeededChance(3), signed=True).position == match.position
    # when it says that older rules played it, it is that position if signed, and refused if not
    data["rules_version"] = 0
    text = json.dumps(data)
    assert read_from_outside(text, find_game, SeededChance(3), signed=True).position == opened().position
    with pytest.raises(Trouble) as trouble:
        read_from_outside(text, find_game, SeededChance(3), signed=False)
    assert trouble.value.key == "older-rules-file"


def test_a_file_that_does_not_play_through_has_no_draws_verified() -> None:
    match = opened()
    do(match, "A: auction NW, A: bid 1")
    good = verify(file_text(match), find_game)
    assert (good.ok, good.moves, good.draws, good.fair) == (True, 2, 1, False)
    data = json.loads(file_text(match))
    data["moves"][1] = ["B", "bid 99", []]
    bad = verify(json.dumps(data), find_game)
    assert (bad.ok, bad.moves, bad.draws, bad.where, bad.key) == (False, 2, 0, 2, "verify-illegal")


def damaged(change: str, value: object) -> Trouble:
    match = opened()
    do(match, "A: auction NW, A: bid 1")
    data = json.loads(file_text(match))
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
    data = json.loads(file_text(opened()))
    data["rules_version"] = 0
    data["snapshot"] = snapshot
    with pytest.raises(Trouble) as trouble:
        read_match(json.dumps(data), find_game, SeededChance(0))
    assert trouble.value.key == "damaged-data"
