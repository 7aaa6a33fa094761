"""What one viewer of a table receives: put together as a page does, and checked for order and completeness."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.loadtest.findings import DIFFERENT, DOUBLED, LOST, OUT_OF_ORDER, Findings
from ludotheque.loadtest.merging import after

NUMBERED: Final = ("update", "chat")  #: messages that count in `version`
KEPT: Final = ("type", "version", "table", "you", "scene", "outcome")  #: what a simulated person looks at


class Stream:
    """The messages of a table to one viewer, over all connections of that viewer."""

    def __init__(self, where: str, findings: Findings) -> None:
        self.where = where
        self.findings = findings
        self.state: dict[str, Any] | None = None
        self.version = 0
        self.missing: set[int] = set()  #: versions that were passed over, and may still come late
        self.new_connection = True

    def reconnect(self) -> None:
        """The next state replaces everything."""
        self.settle()
        self.new_connection = True

    def settle(self) -> None:
        """What has not come by now is lost."""
        for version in sorted(self.missing):
            self.findings.anomaly(LOST, self.where, f"no update {version} before {self.version}")
        self.missing.clear()

    def receive(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "state":
            self._take_state(message)
        elif kind in NUMBERED and self.state is not None:
            self._number(message)
            self._merge(message)
        elif kind == "presence" and self.state is not None:
            self._merge(message)

    def _merge(self, message: dict[str, Any]) -> None:
        assert self.state is not None
        try:
            self.state = after(self.state, message)
        except (KeyError, ValueError, TypeError) as error:
            self.findings.anomaly(DIFFERENT, self.where, f"an update does not fit: {error!r}")

    def _number(self, message: dict[str, Any]) -> None:
        version = int(message["version"])
        if version == self.version + 1:
            self.version = version
        elif version > self.version:
            self.missing.update(range(self.version + 1, version))
            self.version = version
        elif version in self.missing:
            self.missing.discard(version)
            self.findings.anomaly(OUT_OF_ORDER, self.where, f"update {version} after {self.version}")
        else:
            self.findings.anomaly(DOUBLED, self.where, f"update {version} again after {self.version}")

    def _take_state(self, message: dict[str, Any]) -> None:
        version = int(message["version"])
        if self.state is not None:
            if version < self.version:
                detail = f"a state of version {version} after {self.version}"
                self.findings.anomaly(OUT_OF_ORDER, self.where, detail)
            elif not self.new_connection:
                self._compare(message, version)
        self.settle()
        self.new_connection = False
        self.version = version
        self.state = {key: message[key] for key in KEPT}

    def _compare(self, message: dict[str, Any], version: int) -> None:
        """A state on the same connection says what the updates before it have said."""
        assert self.state is not None
        if version > self.version:
            self.missing.update(range(self.version + 1, version + 1))
            return
        for key in ("scene", "outcome"):
            if message[key] != self.state[key]:
                detail = f"version {version}: {key} is not what the updates say"
                self.findings.anomaly(DIFFERENT, self.where, detail)
