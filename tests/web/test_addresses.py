"""The addresses that a host gives to friends: found, tried, and shown as text and QR code."""

from __future__ import annotations

import socket

import pytest

from ludotheque.web import addresses
from ludotheque.web.addresses import Addresses, for_friends, is_local, own_hosts, qr_svg, qr_terminal, url_of
from ludotheque.web.server import address_of, listening
from tests.web.support import ORIGIN, Server, with_server


def test_only_addresses_where_the_server_answers_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    hosts = ["192.168.7.5", "10.0.0.9", "127.0.0.1", "169.254.3.3", "fe80::1"]
    monkeypatch.setattr(addresses, "own_hosts", lambda: hosts)
    monkeypatch.setattr(addresses, "answers", lambda host, port: (host, port) != ("10.0.0.9", 8000))
    assert Addresses("0.0.0.0", 8000).urls() == ["http://192.168.7.5:8000"]
    assert Addresses("0.0.0.0", 8001).urls() == ["http://192.168.7.5:8001", "http://10.0.0.9:8001"]
    assert Addresses("127.0.0.1", 8000).urls() == []
    assert Addresses("127.0.0.1", 8000, ("https://games.example",)).urls() == ["https://games.example"]


def test_a_server_for_this_machine_is_tried_and_found_there_only() -> None:
    with listening("127.0.0.1", 0) as bound:
        port = bound.getsockname()[1]
        assert addresses.answers("127.0.0.1", port)
        assert address_of(bound) == f"http://127.0.0.1:{port}"
        assert Addresses(*bound.getsockname()[:2]).urls() == []
    assert not addresses.answers("127.0.0.1", port)


def test_the_addresses_of_this_machine_are_its_own() -> None:
    for host in own_hosts():
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.socket(family, socket.SOCK_STREAM) as bound:
            bound.bind((host, 0))  # nobody else's address can be bound


def test_a_server_at_every_address_is_opened_by_the_local_one() -> None:
    with listening("0.0.0.0", 0) as bound:
        assert address_of(bound) == f"http://127.0.0.1:{bound.getsockname()[1]}"
    assert url_of("fd00::2", 80) == "http://[fd00::2]:80"


@pytest.mark.parametrize(
    ("asked_at", "found"),
    [
        ("http://127.0.0.1:8000", ["http://10.0.0.9:8000"]),
        ("http://localhost:8000", ["http://10.0.0.9:8000"]),
        ("https://games.example", ["https://games.example", "http://10.0.0.9:8000"]),
        ("http://10.0.0.9:8000", ["http://10.0.0.9:8000"]),
    ],
)
def test_the_address_that_the_host_uses_comes_first_if_friends_can_use_it(
    asked_at: str, found: list[str]
) -> None:
    assert for_friends(asked_at, ["http://10.0.0.9:8000"]) == found


def test_names_are_not_local_but_this_machines_own_is() -> None:
    assert [is_local(host) for host in ("localhost", "::1", "", "games.example")] == [True, True, True, False]


def test_a_qr_code_scales_and_has_its_white_ground() -> None:
    drawn = qr_svg("http://10.0.0.9:8000/table/x#invite=y")
    assert drawn.startswith("<svg viewBox=") and 'fill="#fff"' in drawn and 'stroke="#000"' in drawn
    lines = qr_terminal("http://10.0.0.9:8000").split("\n")
    assert len({len(line) for line in lines}) == 1 and set("".join(lines)) == set("█▀▄ ")


@with_server
async def test_the_links_come_with_an_invitation_for_each_address(server: Server) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    opened = await ann.ask(
        "/api/tables", {"game": "paradis", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]}
    )
    path = f"/api/tables/{opened['table']}"
    links = await ann.look(f"{path}/links")
    assert (links["invite"], links["watch"]) == (opened["invite"], opened["watch"])
    [found] = links["addresses"]  # the one that Ann uses herself
    assert found["address"] == ORIGIN and found["url"] == ORIGIN + links["invite"]
    assert found["qr"] == qr_svg(found["url"])
    assert links["local_only"] is False
    at_home = (await ann.get(f"{path}/links", host="127.0.0.1:8000")).json()
    assert at_home["local_only"] is True and at_home["addresses"] == []
    renewed = await ann.ask(f"{path}/renew-links")
    assert renewed["invite"] != links["invite"] and set(renewed) == set(links)
    assert (await bob.post(f"{path}/enter", {"token": links["invite"].split("=")[1]})).status_code == 404
    assert (await bob.post(f"{path}/enter", {"token": renewed["invite"].split("=")[1]})).status_code == 200
