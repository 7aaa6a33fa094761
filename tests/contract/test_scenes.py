"""Every scene of every game: complete, translated, drawable, and without secrets."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from ludotheque.games import find_game
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.journal import Journal, visible_to
from ludotheque.kernel.position import Position
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import letter
from ludotheque.texts.language import LANGUAGES
from ludotheque.texts.outcomes import reason, remarks
from ludotheque.texts.texts import Texts
from tests.contract.walk import Step, every_game, every_table, opening, walk

languages = pytest.mark.parametrize("lang", LANGUAGES)


def names(seats: int) -> list[str]:
    return [f"Player {letter(seat)}" for seat in range(seats)]


def drawn(step: Step, position: Position, viewer: int, texts: Texts) -> dict[str, object]:
    """The scene as it goes to the page."""

    def why(action: Action) -> Refusal | None:
        return position.refusal(viewer, action) if viewer >= 0 else None

    menu = position.menu(viewer) if viewer >= 0 else ()
    seen = step.game.observe(position, viewer)
    scene = step.game.scene(seen, menu, position.waiting_for(), why)
    shown: dict[str, object] = texts.scene(step.game.meta.id, scene, names(position.seats))
    return shown


def reachable(scene: dict[str, object], notation: str) -> bool:
    """Whether a choice or a control of the scene leads to this action."""
    if any(choice["notation"] == notation for choice in scene["choices"]):  # type: ignore[attr-defined]
        return True
    return any(notation in json.dumps(control) or fits(control, notation) for control in scene["controls"])  # type: ignore[attr-defined]


def fits(control: dict[str, object], notation: str) -> bool:
    """Whether a number control with a notation such as `bid {n}` can say this, within its limits."""
    data = control["data"]
    assert isinstance(data, dict)
    pattern = data.get("notation")
    if not isinstance(pattern, str) or "{n}" not in pattern:
        return False
    before, after = pattern.split("{n}")
    found = re.fullmatch(re.escape(before) + r"(\d+)" + re.escape(after), notation)
    if found is None:
        return False
    number, low = int(found[1]), int(data["low"])
    return low <= number <= int(data["high"]) and (number - low) % int(data["step"]) == 0


@every_table
@languages
def test_scenes_are_translated_and_offer_the_whole_menu(game_id: str, seats: int, lang: str) -> None:
    texts = Texts(lang, strict=True)
    for step in walk(game_id, seats, 71, every=7):
        for viewer in step.viewers():
            scene = drawn(step, step.position, viewer, texts)
            json.dumps(scene)
            assert scene["status"] and scene["rule"]
            panels = [panel["seat"] for panel in scene["panels"]]  # type: ignore[attr-defined]
            assert sorted(panels) == list(range(seats))
            assert panels[0] == max(viewer, 0), "one's own panel comes first"
            ids = [piece["id"] for piece in scene["pieces"]]  # type: ignore[attr-defined]
            assert len(set(ids)) == len(ids)
            for action in step.position.menu(viewer) if viewer >= 0 else ():
                if not action.open_ended:
                    assert reachable(scene, action.notation), action


@every_table
def test_scenes_do_not_depend_on_secrets(game_id: str, seats: int) -> None:
    texts = Texts("en")
    chance = SeededChance(81)
    for step in walk(game_id, seats, 82, every=9):
        for viewer in step.viewers():
            other = step.game.imagine(step.game.observe(step.position, viewer), chance)
            assert drawn(step, step.position, viewer, texts) == drawn(step, other, viewer, texts)


@every_table
@languages
def test_facts_and_refusals_in_play_are_translated(game_id: str, seats: int, lang: str) -> None:
    texts = Texts(lang, strict=True)
    game = find_game(game_id)
    chance = SeededChance(91)
    _, _, position, _ = opening(game_id, seats, 92)
    shown = 0
    while waiting := position.waiting_for():
        seat = waiting[chance.below("seat", len(waiting))]
        menu = position.menu(seat)
        journal = Journal()
        refused = position.refusal((seat + 1) % seats, menu[0])
        if refused is not None:
            assert f"§{refused.rule}" in texts.refusal(game_id, refused, names(seats))
        position.play(seat, menu[chance.below("action", len(menu))], chance, journal)
        for viewer in (-1, seat):
            for fact in visible_to(journal.facts, viewer):
                assert texts.fact(game_id, fact, names(seats))
                shown += 1
    assert shown > 0
    outcome = position.outcome()
    assert outcome is not None
    assert reason(texts, game_id, outcome, names(seats))
    assert len(remarks(texts, game_id, outcome, names(seats))) == seats
    for line in outcome.breakdown:
        assert texts.say(game_id, f"category-{line.category}")
    for option in game.meta.options:
        assert texts.say(game_id, f"option-{option.key}")
    assert texts.say(game_id, "tagline")


@every_table
def test_facts_light_up_only_what_lies_on_the_table(game_id: str, seats: int) -> None:
    """Whatever a fact lights up is a place of the board or a piece of a scene of that match."""
    game, _, position, chance = opening(game_id, seats, 93)
    places = attributes(art(game_id), "data-place")
    lit: dict[str, str] = {}
    pieces: set[str] = set()
    while waiting := position.waiting_for():
        seat = waiting[chance.below("seat", len(waiting))]
        menu = position.menu(seat)
        journal = Journal()
        position.play(seat, menu[chance.below("action", len(menu))], chance, journal)
        lit |= {name: fact.key() for fact in journal.facts for name in fact.lit()}
        seen = game.observe(position, seat)
        scene = game.scene(seen, position.menu(seat), position.waiting_for(), lambda action: None)
        pieces |= {piece.id for piece in scene.pieces}
    assert lit
    assert {name: fact for name, fact in lit.items() if name not in places | pieces} == {}


# --- the drawings ----------------------------------------------------------------------------------


def art(game_id: str) -> Path:
    return Path(find_game(game_id).folder) / "art"


def attributes(folder: Path, name: str) -> set[str]:
    """All values of an attribute in the SVG files of a folder."""
    found: set[str] = set()
    for file in sorted(folder.glob("*.svg")):
        for element in ET.parse(file).iter():
            if name in element.attrib and (name != "id" or element.tag.endswith("symbol")):
                found.add(element.attrib[name])
    return found


@every_game
def test_the_drawings_are_ours_small_and_safe(game_id: str) -> None:
    files = sorted(art(game_id).glob("*.svg"))
    assert {"board.svg", "pieces.svg"} <= {file.name for file in files}
    for file in files:
        content = file.read_text(encoding="utf-8")
        assert len(content.encode()) < 60_000, file.name
        assert not re.search(r"<script|href=\"http|\son\w+=|<image|@import|<foreignObject", content), (
            file.name
        )


@every_game
def test_the_board_for_narrow_screens_has_the_same_places(game_id: str) -> None:
    """Whoever adds a place to one drawing adds it to the other; nothing is drawn that no board names."""
    boards = {file.name: ET.parse(file).getroot() for file in sorted(art(game_id).glob("board*.svg"))}
    wide = boards["board.svg"]
    narrow = wide.get("data-narrow")
    assert set(boards) == {"board.svg", *([narrow] if narrow else [])}
    for board in boards.values():
        assert places_of(board) == places_of(wide)
        assert board.get("data-seat-colours") == wide.get("data-seat-colours")
    if narrow:
        _, _, width, height = (float(number) for number in boards[narrow].attrib["viewBox"].split())
        assert width < height


def places_of(board: ET.Element) -> list[tuple[str, str, str]]:
    """All places with what they are called and how pieces lie on them; each once."""
    names = ("data-place", "aria-label", "data-layout")
    found = [tuple(element.get(name, "") for name in names) for element in board.iter()]
    places = sorted((place, label, layout) for place, label, layout in found if place)
    assert len({place for place, _, _ in places}) == len(places)
    return places


@every_table
def test_every_place_and_symbol_of_a_scene_is_drawn(game_id: str, seats: int) -> None:
    places = attributes(art(game_id), "data-place")
    symbols = attributes(art(game_id), "id")
    texts = Texts("en")
    for step in walk(game_id, seats, 101, every=11):
        for viewer in (0, -1):
            scene = drawn(step, step.position, viewer, texts)
            for piece in scene["pieces"]:  # type: ignore[attr-defined]
                away = piece["place"] == ""  # it keeps its turn in the list, and is not drawn
                assert away or piece["place"] in places or piece["place"].startswith("panel:"), piece
                assert piece["symbol"] in symbols, piece
            for panel in scene["panels"]:  # type: ignore[attr-defined]
                for row in panel["rows"]:
                    assert not row["symbol"] or row["symbol"] in symbols, row
            for choice in scene["choices"]:  # type: ignore[attr-defined]
                kind, _, target = choice["on"].partition(":")
                if kind == "place":
                    assert target in places, choice
                if kind == "piece":
                    assert any(piece["id"] == target for piece in scene["pieces"]), choice  # type: ignore[attr-defined]
