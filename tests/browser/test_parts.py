"""What the page is made of fits together: kinds of controls, places, modules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import ludotheque.web
from ludotheque.kernel.journal import LENGTHS
from ludotheque.texts.texts import Texts
from tests.browser.conftest import Visit
from tests.contract.test_scenes import art, attributes, drawn
from tests.contract.walk import every_table, walk

WEB = Path(ludotheque.web.__file__).parent
SCRIPTS = WEB / "static" / "js"
IMPORT = re.compile(r'^(?:import|export) [^;]*?from "(\.[^"]+)";', re.MULTILINE)


def known_kinds() -> set[str]:
    """The kinds of controls that have a widget of their own."""
    text = (SCRIPTS / "controls" / "index.js").read_text(encoding="utf-8")
    kinds = re.search(r"const KINDS = \{ ([\w, ]+) \};", text)
    assert kinds is not None
    assert 'of("offer")' in text
    return {*kinds[1].split(", "), "offer"}


@every_table
def test_the_page_knows_all_that_a_scene_names(game_id: str, seats: int) -> None:
    kinds, places = known_kinds(), attributes(art(game_id), "data-place")
    texts = Texts("en")
    for step in walk(game_id, seats, 131, every=17):
        for viewer in step.viewers():
            scene: dict[str, Any] = drawn(step, step.position, viewer, texts)
            pieces = {piece["id"]: piece["place"] for piece in scene["pieces"]}
            panels = {f"panel:{seat}" for seat in range(seats)}
            assert set(pieces.values()) <= places | panels | {""}  # without a place it is not drawn
            assert {control["kind"] for control in scene["controls"]} <= kinds
            for named in (*scene["choices"], *scene["greyed"]):
                kind, _, name = named["on"].partition(":")
                if kind == "place":
                    assert name in places, named
                elif kind == "piece":
                    assert name in pieces, named
                elif kind == "control":
                    assert name in {control["name"] for control in scene["controls"]}, named
                else:
                    assert kind in ("button", "menu", "offer"), named


def imported(entry: str) -> set[str]:
    """All modules that a script needs at once, itself left out."""
    found: set[str] = set()
    waiting = [SCRIPTS / entry]
    while waiting:
        file = waiting.pop()
        for name in IMPORT.findall(file.read_text(encoding="utf-8")):
            other = (file.parent / name).resolve()
            if other.relative_to(SCRIPTS.resolve()).as_posix() not in found:
                found.add(other.relative_to(SCRIPTS.resolve()).as_posix())
                waiting.append(other)
    return found


@pytest.mark.parametrize("page", ["home", "new", "table"])
def test_a_page_asks_for_its_modules_at_once(page: str) -> None:
    template = (WEB / "templates" / f"{page}.html").read_text(encoding="utf-8")
    listed = re.search(r"\{% for name in \[([^\]]+)\] %\}<link rel=\"modulepreload\"", template)
    assert listed is not None
    names = {f"{name}.js" for name in re.findall(r"'([\w/]+)'", listed[1])}
    assert names == imported(f"{page}.js")


@pytest.mark.parametrize(("script", "table"), [("status", "SIGNS"), ("sound", "SOUNDS")])
def test_every_kind_of_moment_has_a_sign_and_a_sound(script: str, table: str) -> None:
    text = (SCRIPTS / f"{script}.js").read_text(encoding="utf-8")
    entries = re.search(rf"^const {table} = \{{(.*?)^\}};", text, re.MULTILINE | re.DOTALL)
    assert entries is not None
    assert set(LENGTHS) <= set(re.findall(r"^  (\w+): ", entries[1], re.MULTILINE))


def test_scripts_hold_no_address_and_no_foreign_code() -> None:
    for file in SCRIPTS.rglob("*.js"):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"https?://(?!www\.w3\.org)", text), file.name
        assert not re.search(r"\b(?:eval|Function)\(", text), file.name
        assert file.name in ("theme.js",) or text.startswith("// @ts-check"), file.name


#: Arranges the letters of `before` as those of `after`; gives back what stands there and which were taken up.
ARRANGED = """async ([before, after]) => {
  const { arrange } = await import("/static/js/dom.js");
  const nodes = Object.fromEntries([...before, ...after].map((name) => [name, Object.assign(
    document.createElement("i"), { textContent: name })]));
  const box = document.createElement("div");
  box.append(...[...before].map((name) => nodes[name]));
  const watch = new MutationObserver(() => {});
  watch.observe(box, { childList: true });
  arrange(box, [...after].map((name) => nodes[name]));
  const touched = watch.takeRecords().flatMap((one) => [...one.addedNodes, ...one.removedNodes]);
  return [box.textContent, [...new Set(touched.map((node) => node.textContent))].sort().join("")];
}"""


@pytest.mark.parametrize(
    ("before", "after", "touched"),
    [
        ("abcdef", "abcdef", ""),
        ("abcdef", "abxcdef", "x"),  # something new among the others
        ("abcdef", "abcxef", "dx"),  # one instead of another
        ("abcdef", "cdef", "ab"),
        ("abcdef", "bcdefa", "a"),  # the first becomes the last
        ("abcdef", "fabcde", "f"),
        ("abc", "cba", "ac"),
        ("", "abc", "abc"),
        ("abc", "", "abc"),
    ],
)
def test_what_stays_in_the_page_is_not_taken_up(visit: Visit, before: str, after: str, touched: str) -> None:
    page = visit()
    page.goto("/credits")
    assert page.evaluate(ARRANGED, [before, after]) == [after, touched]
