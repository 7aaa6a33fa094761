"""Saving and resuming: what is kept, and what is never written over."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from ludotheque.cli import files
from ludotheque.cli.files import load
from ludotheque.games import find_game
from ludotheque.kernel.chance import RecordedChance
from ludotheque.kernel.record import save
from ludotheque.texts.language import LANGUAGES
from tests.cli.support import refused, run, saved

languages = pytest.mark.parametrize("lang", LANGUAGES)
FIRST = ("play", "paradis", "--seed", "5", "--option", "first_chooser=A")


def played(*lines: str, lang: str = "en", args: tuple[str, ...] = FIRST) -> str:
    result = run(*args, lang=lang, typed="\n".join(lines) + "\n")
    assert (result.code, result.err) == (0, ""), result.err
    return result.words


@languages
def test_save_and_resume(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    save_word, quit_word = ("save", "quit") if lang == "en" else ("enregistrer", "quitter")
    words = played("auction NW", "30", f"{save_word} {file}", quit_word, "", lang=lang)
    assert (f"Saved to {file}." if lang == "en" else f"Enregistré dans {file}.") in words
    match, players = load(file, RecordedChance([]))
    assert players == ["person", "club", "club", "club"]
    assert match.names[0] == "Antoine"
    number = len(match.moves)
    again = played(quit_word, "", lang=lang, args=("play", "--load", str(file)))
    assert (f"after {number} moves" if lang == "en" else f"après {number} coups") in again
    assert ("NW1: Antoine's" if lang == "en" else "NW1 : villa") in again


def test_a_resumed_match_stands_where_it_stood_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    file.write_text(saved(), encoding="utf-8")
    before, _ = load(file, RecordedChance([]))
    seat = before.position.waiting_for()[0]
    line = before.position.menu(seat)[0].notation
    played("", line, "quit", "", args=("play", "--load", str(file), "--save", str(file), "--seed", "1"))
    after, _ = load(file, RecordedChance([]))
    assert len(after.moves) == len(before.moves) + 1
    before.chance = RecordedChance(after.moves[-1].drawn)
    before.play(seat, find_game("paradis").parse(line))
    assert save(before.position) == save(after.position)


def test_resume_at_the_table(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    played("auction NW", "30", f"save {file}", "quit", "")
    words = played(f"resume {file}", "log", "quit", "")
    assert "Bids: Antoine 30," in words
    refused(run(*FIRST, typed="resume\n"), "resume FILE")
    refused(run(*FIRST, typed=f"resume {tmp_path / 'none.json'}\n"), "no file")


def test_other_bots_may_take_over(tmp_path: Path) -> None:
    file, kept = tmp_path / "evening.json", tmp_path / "kept.json"
    played("auction NW", f"save {file}", "quit", "")
    args = ("play", "--load", str(file), "--bots", "random,random,random", "--save", str(kept))
    played("30", "quit", args=args)
    assert load(kept, RecordedChance([]))[1] == ["person", "random", "random", "random"]


def test_quit_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    assert "Save to which file?" in played("auction NW", "quit", str(file))
    assert load(file, RecordedChance([]))[0].moves
    words = played("30", "quit", "", args=("play", "--load", str(file)))
    assert f"for example {file}?" in words


def test_save_without_a_name_writes_the_file_of_the_match(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    played("auction NW", f"save {file}", "30", "save", "quit", "")
    assert len(load(file, RecordedChance([]))[0].moves) > 1
    refused(run(*FIRST, typed="save\n"), "save FILE")


def test_a_match_is_kept_move_by_move(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    played("auction NW", args=(*FIRST, "--save", str(file)))  # the pipe ends here
    assert [move.action.notation for move in load(file, RecordedChance([]))[0].moves] == ["auction NW"]


# --- never over somebody's file --------------------------------------------------------------------------


@languages
def test_an_existing_file_is_not_written_over(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary", encoding="utf-8")
    sentence = f"{file} already exists" if lang == "en" else f"{file} existe déjà"
    refused(run(*FIRST, "--save", str(file), lang=lang), sentence)
    refused(run(*FIRST, lang=lang, typed=f"auction NW\nsave {file}\n"), sentence)
    refused(run(*FIRST, lang=lang, typed=f"auction NW\nquit\n{file}\n"), sentence)
    assert file.read_text(encoding="utf-8") == "dear diary"


def test_force_writes_over_it(tmp_path: Path) -> None:
    for extra, line in (((), "--force"), (("--force",), "")):
        file = tmp_path / "old.json"
        file.write_text("old", encoding="utf-8")
        played("auction NW", f"save {file} {line}".strip(), "quit", "", args=(*FIRST, *extra))
        assert load(file, RecordedChance([]))[0].moves
    file.write_text("old", encoding="utf-8")
    played("auction NW", "quit", args=(*FIRST, "--save", str(file), "--force"))
    assert load(file, RecordedChance([]))[0].moves


def test_the_file_that_was_loaded_may_be_written_over(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    played("auction NW", f"save {file}", "quit", "")
    played("30", f"save {file}", "quit", "", args=("play", "--load", str(file)))
    assert len(load(file, RecordedChance([]))[0].moves) > 1


def test_a_write_that_fails_leaves_the_old_file_and_no_rubbish(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "evening.json"
    file.write_text("old", encoding="utf-8")

    def broken(*_: object) -> None:
        raise OSError(28, "No space left on device", str(file))

    monkeypatch.setattr(os, "replace", broken)
    with pytest.raises(OSError, match="No space"):
        files.write(file, "new")
    assert file.read_text(encoding="utf-8") == "old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["evening.json"]
    refused(run(*FIRST, typed=f"auction NW\nsave {file} --force\n"), "No space left on device")


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    refused(run(*FIRST, typed=f"auction NW\nsave {tmp_path / 'no' / 'such.json'}\n"), "no file or folder")


def test_the_file_is_json_a_person_can_read() -> None:
    text = saved(3)
    data = json.loads(text)
    assert data["players"] == ["person"] * 3
    lines = text.splitlines()
    assert sum(line.startswith('  ["') for line in lines) == 3  # one line per move
