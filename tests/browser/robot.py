"""A player that knows no game: it clicks, at random, what the page offers."""

from __future__ import annotations

import contextlib
import random
from dataclasses import dataclass, field
from typing import Literal

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

SOON = 3000  #: milliseconds until we look whether the table has moved on
TRIES = 10  #: a machine may be busy

#: What can be clicked now: the keys of buttons in the small window, in the tray, and of rings on the board.
OFFERED = """() => {
  const shown = (node) => node.checkVisibility({visibilityProperty: true}) && !node.disabled;
  const keys = (root, selector) => [...document.querySelectorAll(selector)].filter(shown)
    .map((node) => [root, node.dataset.key]).filter(([, key]) => key);
  const window_ = keys('.chooser', '.chooser:not([hidden]) button:not(.close):not([data-key="back"])');
  if (window_.length) return window_;
  if (document.querySelector('.decision')?.disabled) return [];
  const tray = '.tray .decision ';
  const buttons = ['.choice', '.raise', '.roll', '.chip-amount', '.submit', '.playable', '.die', '.lot-chip'];
  return [
    ...keys('.tray', buttons.map((name) => tray + name).join(', ')),
    ...keys('.tray', tray + 'details:not([open]) > summary'),
    ...keys('.targets', '.target:not(.greyed)'),
  ];
}"""

#: Changes whenever something happened: at the table, in the tray, in the small window.
STATE = """() => {
  const root = document.querySelector('#ui-app').dataset;
  const asked = document.querySelector('.chooser');
  return [root.version, root.locked, root.must, root.status, document.querySelector('.tray')?.innerHTML.length,
    asked.hidden, asked.innerHTML.length, document.querySelectorAll('.toast').length].join(' ');
}"""

#: What the keys begin with of which one click plays a move; others unfold, pick, or put something together.
MOVES = frozenset(("do", "build", "propose", "send", "sure", "take"))

#: What one look at the page tells: whether the match is over, what can be clicked, and the state it is offered in.
LOOK = f"""() => [document.querySelector('#ui-app').dataset.status === 'over', ({OFFERED})(), ({STATE})()]"""

READY = """() => {
  const root = document.querySelector('#ui-app')?.dataset ?? {};
  const covered = document.querySelector('#ui-tray')?.inert;  // by moments that are still to be shown
  return root.status === 'over' || (root.must === 'true' && root.locked === 'false' && !covered);
}"""


@dataclass
class Robot:
    """Plays one seat on a page."""

    page: Page
    seed: int = 1
    clicks: int = 0
    done: set[str] = field(default_factory=set)  #: the kinds of things it has clicked
    looks: float | Literal["raf"] = "raf"  #: at every picture of the screen, or every so many milliseconds
    decided: int = 1  #: how much likelier it plays a move than it goes on composing one

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)

    def is_over(self) -> bool:
        return bool(self.page.evaluate("document.querySelector('#ui-app').dataset.status === 'over'"))

    def ready(self) -> None:
        """Waits until the table waits for us, or the match is over."""
        self.page.wait_for_function(READY, timeout=240_000)

    def step(self) -> None:
        """One click, or one number and Enter."""
        self.ready()
        over: bool
        offered: list[list[str]]
        over, offered, before = self.page.evaluate(LOOK)
        if over or not offered:
            return
        weights = [self.decided if key.split()[0] in MOVES else 1 for _, key in offered]
        root, key = self.chance.choices(offered, weights)[0]
        if not self.clicked(root, key, before):
            return
        self.clicks += 1
        self.done.add(" ".join(key.split()[:2]))
        with contextlib.suppress(Late):  # nothing changes when a list was unfolded already
            changed = f"before => ({STATE})() !== before"
            self.page.wait_for_function(changed, arg=before, timeout=1500, polling=self.looks)

    def clicked(self, root: str, key: str, before: str) -> bool:
        """Clicks it, unless somebody was quicker and the table has moved on."""
        types = key.startswith("send ") and self.chance.random() < 0.5
        for _ in range(TRIES):
            try:
                if types:
                    self.type(key.removeprefix("send "))
                else:
                    part = " .hit" if root == ".targets" else ""  # an angled piece leaves a corner free
                    self.page.locator(f'{root} [data-key="{key}"]{part}').first.click(timeout=SOON)
                return True
            except Late:
                if self.page.evaluate(STATE) != before or [root, key] not in self.page.evaluate(OFFERED):
                    return False
                self.page.mouse.move(1, 1)  # an explanation under the resting pointer stands in the way
        raise AssertionError(f"{key} cannot be clicked")

    def type(self, name: str) -> None:
        """A number within the limits, by keyboard."""
        box = self.page.locator(f'.tray [data-key="field {name}"]').first
        low, high, step = (int(box.get_attribute(word, timeout=SOON) or 0) for word in ("min", "max", "step"))
        most = self.chance.choice((high, min(high, low + 12 * step)))
        box.fill(str(self.chance.randrange(low, most + 1, step)), timeout=SOON)
        box.press("Enter", timeout=SOON)

    def play(self, most: int = 2000) -> None:
        """Until the end, or so many clicks."""
        for _ in range(most):
            if self.is_over():
                return
            self.step()


#: Faults of the layout: a page that scrolls sideways, a control that is cut off, a board or tray hidden.
FAULTS = """() => {
  const faults = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push(`scrolls sideways: ${root.scrollWidth}`);
  const shown = (node) => node && node.checkVisibility({visibilityProperty: true});
  const controls = ['.bar button', '.tray button', '.tray input', '.tray select', '.tray summary', '.panel button',
    '.ending button', '.ending a', '.ending li'];
  const nodes = document.querySelectorAll(controls.join(', '));
  for (const node of nodes) {
    if (!shown(node)) continue;
    const box = node.getBoundingClientRect();
    const name = node.dataset.key || node.textContent;
    if (box.left < -1 || box.right > innerWidth + 1) faults.push(`cut off at the side: ${name}`);
    if (node.scrollWidth > node.clientWidth + 2 && node.tagName === 'BUTTON') faults.push(`text cut off: ${name}`);
  }
  const title = document.querySelector('.bar h1');
  if (title && (title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 4))
    faults.push(`title cut off: ${title.textContent}`);
  const decision = document.querySelector('.decision');
  if (shown(decision) && decision.scrollWidth > decision.clientWidth + 1) faults.push('the tray scrolls sideways');
  const tray = document.querySelector('.tray');
  const board = document.querySelector('.drawing');
  if (shown(tray) && shown(board)) {
    const [below, above] = [tray.getBoundingClientRect(), board.getBoundingClientRect()];
    if (below.bottom > innerHeight + 1) faults.push('the tray is hidden');
    const place = board.closest('.board-box').getBoundingClientRect();  // a tall board scrolls in it
    const seen = Math.min(above.bottom, place.bottom) - Math.max(above.top, place.top);
    if (place.top < 0 || seen < 100) faults.push(`the board is too small: ${seen}`);
    const over = Math.min(place.right, below.right) - Math.max(place.left, below.left);
    if (over > 1 && place.bottom > below.top + 1) faults.push('the tray covers the board');
  }
  return faults;
}"""


#: The board's box. Where it scrolls, its distance from the top is how far it was scrolled.
BOX = """() => {
  const box = document.querySelector('.drawing').getBoundingClientRect();
  const scrolls = document.documentElement.hasAttribute('data-compact');
  return [box.left, scrolls ? 0 : box.top, box.width, box.height].map((one) => Math.round(one * 10) / 10);
}"""


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(FAULTS)
    return found
