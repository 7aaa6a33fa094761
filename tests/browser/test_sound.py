"""Sounds: each moment has its own, then my turn a chime; none before the first touch or when switched off."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.robot import Robot
from tests.browser.test_matches import sit_down
from tests.browser.test_moments import CALM, SHORTLY, WATCH, seen

#: A loudspeaker that notes what it is given: `window.heard` has the notes and noises of each sound, and how many
#: things had been shown by then; `window.opened` says how often the way to it was opened.
LOUDSPEAKER = """
window.heard = [];
window.opened = 0;
let now = [];
const hear = (what) => {
  if (!now.length) queueMicrotask(() => {
    window.heard.push([now.splice(0).join(' '), window.film?.length ?? 0]);
  });
  now.push(what);
};
const part = (more) => ({connect(next) { this.next = next; return next; }, ...more});
const level = {setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {}};
window.AudioContext = class extends EventTarget {
  state = 'running';
  currentTime = 0;
  sampleRate = 8000;
  constructor() { super(); window.opened += 1; }
  createGain() { return part({gain: {...level}}); }
  createBiquadFilter() { return part({frequency: {}}); }
  createBuffer(channels, size) { return {getChannelData: () => new Float32Array(size)}; }
  createOscillator() {
    return part({frequency: {}, stop() {}, start(at) { hear(`${this.frequency.value}`); }});
  }
  createBufferSource() {
    return part({start(at) { hear(`${this.next.type === 'lowpass' ? 'knock' : 'swish'}@${at}`); }});
  }
};
"""

#: What each sound is made of.
SOUNDS = {
    "659 880": "turn",
    "523 659 784 1047": "end",
    "knock@0": "placed",  # a move that shows nothing knocks, too
    "knock@0 knock@0.16": "hammer",
    "knock@0 knock@0.07 knock@0.13 knock@0.22 knock@0.34 knock@0.5": "dice",
    "swish@0": "card",
    "swish@0 swish@0.12 swish@0.24": "opened",
    "2093 2443 2793": "coins",
}


def listener(visit: Visit, game: str, **liked: Any) -> Page:
    """Somebody at a table who has not touched it yet."""
    page = visit("en", moments=True)
    for script in (SHORTLY, LOUDSPEAKER):
        page.add_init_script(script)
    page.goto("/?lang=en")
    page.evaluate("(liked) => localStorage.ludotheque = JSON.stringify(liked)", {"speed": "fast", **liked})
    sit_down(page, game, "en")
    page.evaluate(WATCH)
    page.wait_for_function(CALM)
    return page


def heard(page: Page) -> list[tuple[str, int]]:
    """The names of all sounds, and how many things had been shown by then."""
    return [(SOUNDS.get(parts, parts), shown) for parts, shown in page.evaluate("window.heard")]


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("paradis", {"opened", "hammer"}),
        ("last_chance", {"dice", "coins"}),
        ("rue_de_la_paix", {"dice", "placed"}),
    ],
)
def test_each_moment_has_its_sound_and_my_turn_a_chime_afterwards(
    visit: Visit, game: str, kinds: set[str]
) -> None:
    page = listener(visit, game)
    page.mouse.click(2, 2)
    page.wait_for_function("() => window.opened === 1")
    page.evaluate("() => { window.heard = []; window.film = []; }")
    robot = Robot(page, seed=3)
    while not kinds <= {shown["kind"] for shown in seen(page)}:
        robot.step()
        page.wait_for_function(CALM)
        assert not robot.is_over()
    film, sounds = seen(page), heard(page)
    kinds_shown = [shown["kind"] for shown in film if shown["kind"] not in ("", "press")]
    of_moments = [
        (name, at) for name, at in sounds if name in SOUNDS.values() and name not in ("turn", "end")
    ]
    for name in kinds:
        assert [at for other, at in of_moments if other == name], f"{name} was shown and not heard"
    # a sound comes right before its picture
    for name, at in of_moments:
        if name != "placed":
            assert film[at]["kind"] == name, (name, film[at])
    assert len([name for name, _ in of_moments if name != "placed"]) == len(
        [kind for kind in kinds_shown if kind != "placed"]
    )
    # the chime of my turn comes when all was shown
    chimes = [at for name, at in sounds if name == "turn"]
    assert chimes
    for at in chimes:
        around = [shown["kind"] for shown in film[max(0, at - 1) : at + 1]]
        assert "" in around, (around, at)


def test_nothing_is_heard_before_the_first_touch(visit: Visit) -> None:
    page = listener(visit, "rue_de_la_paix")
    moves = "(step) => Number(document.querySelector('#ui-app').dataset.step) > step"
    page.evaluate("document.querySelector('.tray .decision .choice').click()")  # a script is no touch
    page.wait_for_function(moves, arg=0)
    page.wait_for_function(CALM)
    assert page.evaluate("window.opened") == 0 and heard(page) == []
    page.mouse.click(2, 2)
    page.wait_for_function("() => window.opened === 1")


def test_nothing_is_opened_when_sounds_are_switched_off(visit: Visit) -> None:
    page = listener(visit, "paradis", sound=False)
    robot = Robot(page, seed=3)
    while not {"opened", "hammer"} <= {shown["kind"] for shown in seen(page)}:
        robot.step()
        page.wait_for_function(CALM)
    assert page.evaluate("window.opened") == 0 and heard(page) == []


def test_a_move_is_heard_where_nothing_is_shown(visit: Visit) -> None:
    """Whoever has switched moments off still hears that somebody has moved."""
    page = listener(visit, "last_chance", speed="off")
    page.mouse.click(2, 2)
    page.wait_for_function("() => window.opened === 1")
    page.evaluate("window.heard = []")
    expect(page.locator('.tray [data-notation="pass"]')).to_be_visible()
    page.locator('.tray [data-notation="pass"]').click()
    page.wait_for_function("() => window.heard.length > 0")
    assert {shown["kind"] for shown in seen(page)} <= {""}
