"""Chance that somebody would like to choose: made-up files, and a host who knows the seed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludotheque.cli.app import app
from ludotheque.games import find_game
from ludotheque.kernel.fair import FairChance, commitment, fair_key, promise_of
from ludotheque.kernel.match import Match
from ludotheque.kernel.matchfile import file_text
from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.files import FileSignature, verify
from ludotheque.tables.problems import Problem, TooLate
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import OVER, RUNNING
from tests.hostile.test_game_files import begun
from tests.tables.support import bots, free, open_table, open_tables, people, run, until, with_tables

GAME = "last_chance"
SECRET = b"s" * 32
Data = dict[str, Any]


@cache
def honest() -> str:
    """The file of a finished match to which Ann has contributed."""

    async def work() -> str:
        async with open_tables(secret=SECRET) as tables:
            table = await open_table(
                tables, [*people(1), *bots(2, first=1)], GAME, promise=promise_of("salt")
            )
            await tables.reveal(table.id, "ann", "salt")
            await tables.resign(table.id, "ann")
            await until(lambda: table.status == OVER)
            return await tables.export(table.id, "ann")

    return run(work())


def forged(change: Callable[[Data], None]) -> str:
    data = json.loads(honest())
    change(data)
    return json.dumps(data)


# --- fields of a wrong type ------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["", "00", "0" * 63, "0" * 66, "g" * 64, " " * 64, 0, [], {}, True, 1.5])
def test_a_seed_is_32_bytes_or_the_file_is_refused(seed: object) -> None:
    def change(data: Data) -> None:
        data["fair"]["seed"] = seed
        if isinstance(seed, str) and not seed.strip("0"):
            whole = bytes.fromhex(seed[: len(seed) // 2 * 2])
            data["fair"]["commitment"] = hashlib.sha256(whole).hexdigest()

    with pytest.raises(Trouble):
        verify(forged(change))


@pytest.mark.parametrize("key", ["mixed", "promised", "commitment", "imported"])
@pytest.mark.parametrize(
    "value",
    [
        *(0.5, True, "x", {}, {"A": "salt"}, [["A"]], [["A", 3]], [["A", "x", "y"]], ["Ax"], [[["A"], "x"]]),
        *([["Z", "x"]], [["", "x"]], [["A", "\ud800"]], -1, 10**30),
    ],
)
def test_a_field_of_a_wrong_type_is_refused(key: str, value: object) -> None:
    with pytest.raises(Trouble):
        verify(forged(lambda data: data["fair"].update({key: value})))


@pytest.mark.parametrize("key", ["round", "scripted"])
@pytest.mark.parametrize("value", [None, [], {}, 0, -1, 1.0, "1", "x", [[]]])
def test_what_only_tells_something_is_of_its_type_too(key: str, value: object) -> None:
    """A file with the round "x" was called fair."""
    with pytest.raises(Trouble):
        verify(forged(lambda data: data["fair"].update({key: value})))


@pytest.mark.parametrize("key", ["seed", "commitment", "promised", "mixed", "imported"])
def test_a_changed_part_of_the_chance_is_never_called_drawn(key: str) -> None:
    """Left out, doubled or changed in one character: found out, refused, or called less than it was."""
    honest_part = json.loads(honest())["fair"][key]
    changed: list[object] = [[], {}, "", True, 2**70]
    if isinstance(honest_part, str):
        changed += [honest_part + "\n", honest_part.upper(), honest_part[1:], honest_part[:-1] + "\u0661"]
        changed.append(honest_part.translate(str.maketrans("01", "10")))
    if isinstance(honest_part, list):
        [(who, text)] = honest_part
        changed += [honest_part * 2, [["B", text]], [["-", text]], [[who, text + "\0"]], [[who, text[1:]]]]
        changed.append([[who, text], ["B", text]])
    if key == "imported":
        changed += [0, 1]
    for value in changed:
        if value == honest_part:  # a seed without letters has no other case
            continue
        text = forged(lambda data, value=value: data["fair"].update({key: value}))  # type: ignore[misc]
        try:
            found = verify(text).finding()
        except Trouble:
            continue
        assert found != "verified-fair", value


@pytest.mark.parametrize("fair", [[], "x", 3, True, {}, {"seed": None}])
def test_a_chance_of_a_wrong_type_is_refused(fair: object) -> None:
    with pytest.raises(Trouble):
        verify(forged(lambda data: data.update(fair=fair)))


@pytest.mark.parametrize("names", [None, [], ["A"], "ABC", [1, 2, 3], [["A"], "B", "C"], {"0": "A"}])
def test_names_of_a_wrong_type_are_refused(names: object) -> None:
    with pytest.raises(Trouble):
        verify(forged(lambda data: data.update(names=names)))


@pytest.mark.parametrize("version", [True, 1.0, "1", None, [1]])
def test_a_version_of_a_wrong_type_is_none(version: object) -> None:
    with pytest.raises(Trouble):
        verify(forged(lambda data: data.update(rules_version=version)))


def dice(data: Data) -> list[list[Any]]:
    """Every single die of a file that fell on one."""
    return [draw for move in data["moves"] for draw in move[2] if draw[1] == 1]


@pytest.mark.parametrize("other", [True, 1.0])
def test_a_die_of_another_type_is_another_die(other: object) -> None:
    def change(data: Data) -> None:
        dice(data)[0][1] = other

    assert verify(forged(change)).key == "verify-chance"


@pytest.mark.parametrize("winners", [None, [], "A", ["Z"], [0], {}])
def test_other_winners_are_found_out(winners: object) -> None:
    assert verify(forged(lambda data: data.update(winners=winners))).key == "verify-winners"


# --- dice that somebody invented -------------------------------------------------------------------


def invented(imported: int | None) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        first = next(n for n, move in enumerate(data["moves"]) if move[2])
        for draw in data["moves"][first][2]:
            draw[1] = 6 if draw[1] != 6 else 5
        data["fair"]["imported"] = imported

    return change


def test_moves_that_claim_to_come_from_a_file_are_never_called_drawn() -> None:
    """A file is fair only if every draw from the first was drawn again, whatever it says of its origin."""
    whole = len(json.loads(honest())["moves"])
    for imported in (None, 0, 1, 2, whole - 1, whole):
        verdict = verify(forged(lambda data, n=imported: data["fair"].update(imported=n)))  # type: ignore[misc]
        assert verdict.fair is (imported is None) and (verdict.ok or imported is not None)
        assert verdict.finding() != "verified-fair" or imported is None
    assert not verify(forged(invented(None))).ok


def test_the_old_name_of_that_field_is_not_believed_either() -> None:
    def change(data: Data) -> None:
        del data["fair"]["imported"]
        data["fair"]["from"] = len(data["moves"])

    verdict = verify(forged(change))
    assert verdict.ok and not verdict.fair and verdict.finding() == "verified-imported"


@with_tables
async def test_invented_dice_that_were_brought_in_and_exported_are_called_what_they_are(
    tables: Tables,
) -> None:
    data = begun("last_chance", 8)
    table = await tables.table(await tables.import_file("ann", json.dumps(data)))
    await tables.resign(table.id, "ann")
    await until(lambda: table.status == OVER)
    verdict = verify(await tables.export(table.id, "ann"))
    assert verdict.ok and not verdict.fair
    assert verdict.finding() == "verified-imported" and verdict.imported == 8


@with_tables
async def test_a_set_up_that_was_brought_in_is_called_what_it_is(tables: Tables) -> None:
    table = await tables.table(await tables.import_file("ann", json.dumps(begun("last_chance", 0))))
    await tables.resign(table.id, "ann")
    await until(lambda: table.status == OVER)
    verdict = verify(await tables.export(table.id, "ann"))
    assert verdict.ok and verdict.finding() == "verified-imported" and verdict.imported == 0


# --- a file that is made up as a whole -------------------------------------------------------------


def made_up(wanted: Callable[[Match], bool]) -> Data:
    """A file that fits its own seed, which was searched for what falls."""
    game = find_game(GAME)
    for number in range(1000):
        seed = number.to_bytes(32, "big")
        mixed = [("A", "salt")]
        match = Match(game, 3, game.options(), FairChance(fair_key(seed, mixed)))
        if wanted(match):
            promised = [("A", promise_of("salt"))]
            fair = {"commitment": commitment(seed), "seed": seed.hex(), "mixed": mixed, "promised": promised}
            data: Data = json.loads(file_text(match, fair=fair))
            return data
    raise AssertionError("no such seed")


def test_what_the_browser_kept_finds_out_a_file_that_was_made_up() -> None:
    first = made_up(lambda match: True)
    other = made_up(lambda match: snapshot_differs(match, first))
    assert verify(json.dumps(other)).ok  # by itself it looks fine
    promised = first["fair"]["commitment"]
    assert verify(json.dumps(first), promised, "salt").ok
    assert verify(json.dumps(first), promised.upper(), "salt").ok
    assert verify(json.dumps(other), promised, "salt").key == "verify-other-commitment"
    assert verify(json.dumps(first), promised, "pepper").key == "verify-no-contribution"
    for one in (first, other):
        one["fair"] = None
        assert verify(json.dumps(one), promised).key == "verify-other-commitment"
        assert verify(json.dumps(one), "", "salt").key == "verify-no-contribution"


def snapshot_differs(match: Match, data: Data) -> bool:
    return bool(json.loads(file_text(match))["setup"] != data["setup"])


def test_the_command_compares_what_the_browser_kept(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(honest(), encoding="utf-8")
    kept = json.loads(honest())["fair"]["commitment"]
    right = ["verify", str(file), "--commitment", kept, "--contribution", "salt", "--data", str(tmp_path)]
    assert CliRunner().invoke(app, right).exit_code == 0
    wrong = ["verify", str(file), "--commitment", "0" * 64]
    assert CliRunner().invoke(app, wrong).exit_code == 2


def test_other_names_are_found_out_where_the_key_is(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    (tmp_path / "secret.key").write_bytes(SECRET)
    command = ["verify", str(file), "--data", str(tmp_path), "--lang", "en"]
    file.write_text(honest(), encoding="utf-8")
    assert CliRunner().invoke(app, command).exit_code == 0
    file.write_text(forged(lambda data: data["names"].reverse()), encoding="utf-8")
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 2 and "changed it since" in " ".join(result.output.split())


def test_a_signature_of_another_server_is_none_of_ours() -> None:
    own, other = FileSignature(SECRET), FileSignature(b"t" * 32)
    assert own.fits(honest()) and not own.is_broken(honest())
    assert not other.fits(honest()) and not other.is_broken(honest())


# --- a host who knows the seed ---------------------------------------------------------------------


def searched(seed: bytes, others: list[tuple[str, str]]) -> str:
    """A contribution of seat B, found by trial, with which the first three dice are sixes."""
    for number in range(20_000):
        chance = FairChance(fair_key(seed, [*others, ("B", str(number))]))
        if [chance.die("die") for _ in range(3)] == [6, 6, 6]:
            return str(number)
    raise AssertionError("no such contribution")


@with_tables
async def test_who_knows_the_seed_cannot_contribute_last(tables: Tables) -> None:
    """Bob is in league with the host: he knows the seed, and every contribution as soon as it is sent."""
    table = await open_table(tables, [*people(2), *free(1)], GAME)
    await tables.promise(table.id, "ann", promise_of("salt"))
    await tables.promise(table.id, "bob", promise_of("anything"))
    await tables.start(table.id, "ann")
    await tables.reveal(table.id, "ann", "salt")
    best = searched(table.chance.seed, [("A", "salt")])
    for attempt in (tables.reveal(table.id, "bob", best), tables.promise(table.id, "bob", promise_of(best))):
        with pytest.raises((Problem, TooLate)):
            await attempt
    first = table.chance.commitment
    tables.clock.forward(60_000)  # type: ignore[attr-defined]
    await tables.check_clocks()  # all that he can do is to say nothing, and everybody sees it
    assert table.chance.commitment != first and table.chance.asked == {0}


@with_tables
async def test_reveals_that_are_forged_repeated_or_late_change_nothing(tables: Tables) -> None:
    table = await open_table(tables, people(3), GAME, public=True, auto=False, ask=[0, 1])
    for guest, text in (("ann", "salt"), ("bob", "pepper")):
        await tables.promise(table.id, guest, promise_of(text))
    await tables.reveal(table.id, "ann", "salt")
    fixed = dict(table.chance.promised)
    attempts = [
        ("ann", "sugar"),  # another one than the first
        ("bob", "salt"),  # somebody else's
        ("bob", ""),
        ("bob", promise_of("pepper")),  # the promise itself
        ("bob", "pepper "),
        ("cleo", "anything"),  # nobody asked her
        ("eve", "pepper"),  # who only watches
    ]
    for guest, text in attempts:
        with pytest.raises(Problem):
            await tables.reveal(table.id, guest, text)
        assert table.chance.revealed == {0: "salt"} and table.chance.promised == fixed
    assert (await tables.reveal(table.id, "ann", "salt")).again  # the same once more is harmless
    first = table.chance.commitment
    tables.clock.forward(60_000)  # type: ignore[attr-defined]
    await tables.check_clocks()
    assert table.chance.commitment != first and table.chance.revealed == {}
    for late in (
        tables.reveal(table.id, "bob", "pepper"),
        tables.promise(table.id, "bob", promise_of("new")),
    ):
        with pytest.raises(Problem):  # he was left out, and everybody has seen it
            await late
    with pytest.raises(Problem):  # what is known is worth nothing
        await tables.reveal(table.id, "ann", "salt")
    await tables.promise(table.id, "ann", promise_of("sugar"))
    await tables.reveal(table.id, "ann", "sugar")
    key = table.chance_key
    assert table.status == RUNNING and table.chance.revealed == {0: "sugar"}
    for guest, text in (("ann", "salt"), ("bob", "pepper")):
        with pytest.raises(Problem):
            await tables.reveal(table.id, guest, text)
    assert table.chance_key == key


def test_a_contribution_that_is_exchanged_afterwards_is_found_out() -> None:
    data = json.loads(honest())
    seed = bytes.fromhex(data["fair"]["seed"])
    best = searched(seed, [("A", "salt")])
    data["fair"]["mixed"].append(["B", best])
    assert verify(json.dumps(data)).key == "verify-promise"
    data["fair"]["promised"].append(["B", promise_of("anything")])
    assert verify(json.dumps(data)).key == "verify-promise"
    data["fair"]["promised"][0], data["fair"]["mixed"][0] = ["B", promise_of(best)], ["B", best]
    data["fair"]["promised"][1] = data["fair"]["promised"][0]
    data["fair"]["mixed"][1] = data["fair"]["mixed"][0]
    assert verify(json.dumps(data)).key == "verify-promise"  # one seat, two contributions
