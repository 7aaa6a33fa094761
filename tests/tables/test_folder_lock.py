"""One server at a time has a data folder open."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.tables.folder_lock import FolderInUse, FolderLock
from ludotheque.web.server import make_app

HOLD = "import sys; from pathlib import Path; from ludotheque.tables.folder_lock import FolderLock; "
HOLD += "lock = FolderLock(Path(sys.argv[1])); print('held', flush=True); sys.stdin.read()"


def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    _, tables = make_app(tmp_path)
    with pytest.raises(FolderInUse, match=str(tmp_path)):
        make_app(tmp_path)
    tables.store.close()
    _, again = make_app(tmp_path)
    again.store.close()


def test_a_store_that_cannot_be_opened_leaves_the_folder_free(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("this is not a database " * 100)
    with pytest.raises(Exception, match="not a database"):
        make_app(tmp_path)
    FolderLock(tmp_path).release()


def test_the_lock_of_another_process_ends_with_that_process(tmp_path: Path) -> None:
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert other.stdout is not None and other.stdout.readline() == b"held\n"
    with pytest.raises(FolderInUse):
        FolderLock(tmp_path)
    other.send_signal(signal.SIGKILL)
    other.communicate()
    FolderLock(tmp_path).release()
