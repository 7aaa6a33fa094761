"""Requests of simulated people: plain HTTP in a few threads, with the answers counted and checked."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import time
from email.utils import parsedate_to_datetime
from typing import Any, Final
from urllib.parse import urlsplit

from ludotheque.loadtest.findings import SERVER_ERROR, UNANSWERED, Findings

OK: Final = 200
TOO_FAST: Final = 429
USUAL: Final = 1.0  #: seconds to wait where the answer does not say
LONGEST: Final = 60.0  #: seconds; whoever says more is asked again before
FAULT: Final = 500  #: from here on the server says that the fault is its own


class Http:
    """A client of one server."""

    def __init__(self, url: str, findings: Findings, patience: float) -> None:
        self.url = url
        self.findings = findings
        self.patience = patience  #: seconds until a request counts as unanswered

    async def ask(self, kind: str, path: str, token: str = "", body: Any = None) -> tuple[int, str]:
        """Status and text of the answer (0 if there was none); waits where the server says "too fast"."""
        method = "GET" if body is None else "POST"
        while True:
            began = time.perf_counter()
            try:
                status, wait, text = await asyncio.to_thread(self._request, method, path, token, body)
            except (OSError, http.client.HTTPException) as error:
                self.findings.anomaly(UNANSWERED, f"{method} {path}", repr(error))
                return 0, ""
            if status != TOO_FAST:
                break
            self.findings.count("too-fast")
            await asyncio.sleep(wait)
        self.findings.count(kind)
        self.findings.took(kind, time.perf_counter() - began)
        if status >= FAULT:
            self.findings.anomaly(SERVER_ERROR, f"{method} {path}", f"{status} {text}")
        return status, text

    async def data(self, kind: str, path: str, token: str = "", body: Any = None) -> Any:
        """The answer as data; None if it was refused."""
        status, text = await self.ask(kind, path, token, body)
        return json.loads(text) if status == OK else None

    def _request(self, method: str, path: str, token: str, body: Any) -> tuple[int, float, str]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        content = None
        if body is not None:
            content = json.dumps(body)
            headers["Content-Type"] = "application/json"
        parts = urlsplit(self.url)
        secure = parts.scheme == "https"
        make = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        with contextlib.closing(make(parts.netloc, timeout=self.patience)) as connection:
            connection.request(method, path, content, headers)
            answer = connection.getresponse()
            return answer.status, pause_of(answer.headers.get("Retry-After")), answer.read().decode()


def pause_of(retry_after: str | None) -> float:
    """How many seconds to wait: the answer names them, or (a proxy's) a date."""
    said = (retry_after or "").strip()
    if said.isascii() and said.isdigit():
        return min(float(said), LONGEST)
    try:
        seconds = parsedate_to_datetime(said).timestamp() - time.time()
    except (ValueError, OverflowError, OSError):
        return USUAL
    return min(max(seconds, USUAL), LONGEST)
