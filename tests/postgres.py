"""A PostgreSQL server for the tests: from the system's packages, on loopback, in a temporary folder.

`initdb` refuses root: as root the server runs as `nobody`. One server serves a whole session of tests; each test has a
schema of its own.
"""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Final
from urllib.parse import quote

import pytest

NOBODY: Final = "nobody"
#: Nothing waits for the disk; tests that kill something ask for a durable server.
QUICK: Final = {"fsync": "off", "full_page_writes": "off"}


def binaries() -> Path | None:
    """The folder of `initdb` and `postgres`, the newest first; None if there is none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: -float(file.parts[-3]))
    on_path = shutil.which("initdb")
    if found:
        return found[0].parent
    return Path(on_path).resolve().parent if on_path else None


LEFT_OUT: Final = not os.environ.get("CI") and binaries() is None

#: On a machine without PostgreSQL these tests are left out (`conftest.py` says so in one line); CI must have it.
needs_postgres = pytest.mark.skipif(LEFT_OUT, reason="no PostgreSQL here")


class PostgresServer:
    """A server on a free port of this machine, with a folder of its own."""

    def __init__(self, **settings: str) -> None:
        programs = binaries()
        assert programs is not None, "PostgreSQL is missing: tools/system-packages postgres"
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="ludotheque-postgres-"))
        self.user = NOBODY if os.geteuid() == 0 else None
        if self.user is not None:
            account = pwd.getpwnam(self.user)
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        self.data = self.folder / "data"
        self.settings = settings
        self.schemas = itertools.count(1)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self._run("initdb", "-D", self.data, "-U", "ludotheque", "-A", "trust", "--no-sync", "-E", "UTF8")
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def _run(self, program: str, *words: str | Path) -> None:
        done = subprocess.run(
            [self.programs / program, *words],
            user=self.user,
            extra_groups=[] if self.user else None,
            cwd=self.folder,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        """Starts the server and waits until it answers."""
        options = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            "shared_buffers": "16MB",
            "max_connections": "60",
            **self.settings,
        }
        words = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", "-D", self.data, *words],
                user=self.user,
                extra_groups=[] if self.user else None,
                cwd=self.folder,
                stdout=log,
                stderr=log,
            )
        while subprocess.run(
            [self.programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)], check=False
        ).returncode:
            assert self.process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Ends it: SIGINT disconnects everybody, SIGQUIT is as bad as a power cut."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def base_url(self) -> str:
        return f"postgresql://ludotheque@127.0.0.1:{self.port}/postgres"

    def new_database(self) -> str:
        """The address of an empty schema."""
        import psycopg
        from psycopg import sql

        name = f"test{next(self.schemas)}"
        with psycopg.connect(self.base_url(), autocommit=True) as db:
            db.execute(sql.SQL("CREATE SCHEMA {}").format(sql.Identifier(name)))
        return f"{self.base_url()}?options={quote(f'-csearch_path={name}')}"
