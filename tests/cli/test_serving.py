"""`ludotheque serve`: what it says when it cannot start."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.cli.serving import tell_friends
from ludotheque.cli.terminal import Terminal
from ludotheque.tables.folder_lock import FolderLock
from ludotheque.texts.texts import Texts
from tests.cli.support import refused, run


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_second_server_on_the_same_folder_says_so_in_one_sentence(lang: str, tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    result = run("serve", "--port", "0", "--data", str(tmp_path), lang=lang)
    lock.release()
    refused(result, "Another server" if lang == "en" else "Un autre serveur", str(tmp_path))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_addresses_for_friends_are_printed(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    at = Terminal(Texts(lang))
    tell_friends(at, ["http://10.0.0.9:8000", "http://192.168.7.5:8000"])
    said = " ".join(capsys.readouterr().out.split())
    assert "http://10.0.0.9:8000, http://192.168.7.5:8000" in said
    tell_friends(at, [])
    said = " ".join(capsys.readouterr().out.split())
    assert "--host 0.0.0.0" in said and "10.0.0.9" not in said
