"""Addresses where a friend's browser reaches this server, as text and as a QR code."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

import segno

EVERYWHERE: Final = ("0.0.0.0", "::")  #: the server listens at every address of this machine
LONGEST: Final = 300  #: characters of an address that is shown; a QR code holds no much longer one
LIMIT: Final = 0.5  #: seconds that a try to connect may take
#: Addresses that documents use as examples (RFC 5737, RFC 3849). Connecting a UDP socket sends nothing, and says
#: which of our own addresses a packet would leave from.
FAR_AWAY: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


class Addresses:
    """Where the server listens, and which of its own addresses others can use."""

    def __init__(self, host: str = "127.0.0.1", port: int = 0, origins: tuple[str, ...] = ()) -> None:
        self.host = host
        self.port = port
        self.origins = origins  #: names that the owner of the server gave it, behind a proxy for instance
        self._looking: asyncio.Future[list[str]] | None = None

    async def find(self) -> list[str]:
        """What `urls` finds. All who ask meanwhile share one thread: a name service may not answer for long."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.ensure_future(asyncio.to_thread(self.urls))
        return await asyncio.shield(self._looking)

    def urls(self) -> list[str]:
        """The addresses that answer, best first. It asks the network: not from the event loop."""
        hosts = own_hosts() if self.host in EVERYWHERE else [self.host]
        reachable = [host for host in hosts if not is_local(host) and answers(host, self.port)]
        return [*self.origins, *(url_of(host, self.port) for host in reachable)]


def own_hosts() -> list[str]:
    """The addresses of this machine on its networks, the one used by default first."""
    found: list[str] = []
    for family, far in FAR_AWAY:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                found.append(str(probe.getsockname()[0]))
        except OSError:  # no such network here
            continue
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
    except OSError:
        named = []
    found += [str(entry[4][0]) for entry in named]
    return list(dict.fromkeys(found))


def ip_of(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The IP address that a text is; None if it is a name, or nothing at all."""
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None


def is_local(host: str) -> bool:
    """Whether only this machine, or only with the name of a card, can use it."""
    found = ip_of(host)
    if found is None:
        return host in ("", "localhost")
    return found.is_loopback or found.is_link_local or found.is_unspecified


def answers(host: str, port: int) -> bool:
    """Whether the server can be reached there."""
    try:
        socket.create_connection((host, port), LIMIT).close()
    except OSError:
        return False
    return True


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def for_friends(asked_at: str, urls: list[str]) -> list[str]:
    """The addresses to give to friends: the one the host uses himself comes first if others can use it, too."""
    shown = len(asked_at) <= LONGEST and not is_local(urlsplit(asked_at).hostname or "")
    own = [asked_at] if shown else []
    return list(dict.fromkeys([*own, *urls]))


def qr_svg(text: str) -> str:
    """A QR code as an SVG drawing without a size of its own, dark on white in every theme."""
    return segno.make_qr(text).svg_inline(border=2, dark="#000", light="#fff", omitsize=True)


def qr_terminal(text: str) -> str:
    """The same for a terminal: two rows of the code in one line of text."""
    rows = [list(row) for row in segno.make_qr(text).matrix_iter(border=2)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    signs = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join(
        "".join(signs[bool(up), bool(low)] for up, low in zip(*pair, strict=True)) for pair in pairs
    )
