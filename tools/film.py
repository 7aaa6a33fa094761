"""Records a match as it is shown in the browser: every picture of the screen, and what was said meanwhile.

`tools/pictures.py` makes contact sheets and the moving picture of the README from it. Pictures come from Chromium's own
screencast, so they are what a person would have seen at that time, moments included.
"""

from __future__ import annotations

import base64
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page

#: Notes whatever is shown: a moment, a decision of mine, or a move of somebody else.
WATCH = """() => {
  const root = document.querySelector('#ui-app');
  window.film = [];
  let [last, heard] = ['', ''];
  new MutationObserver((changes) => {
    for (const {addedNodes} of changes) for (const node of addedNodes) heard = `${heard} ${node.textContent}`.trim();
  }).observe(document.querySelector('#ui-live'), {childList: true});
  const note = () => {
    const {moment, must, locked, step, status} = root.dataset;
    const mine = must === 'true' && ['', 'press'].includes(moment);
    const said = document.querySelector('#ui-status')?.textContent ?? '';
    const key = [moment, mine, step, status, moment || mine ? said : ''].join();
    if (key === last) return;
    last = key;
    const text = moment || mine ? said : heard;
    if (!moment) heard = '';
    const kind = status === 'over' ? 'end' : mine ? '' : moment;
    window.film.push({at: Date.now() / 1000, kind, mine, text, step: Number(step)});
  };
  const names = ['data-moment', 'data-version', 'data-must', 'data-status'];
  new MutationObserver(note).observe(root, {attributes: true, attributeFilter: names});
  note();
}"""

#: A pointer that is seen in the pictures, where the mouse is.
POINTER = """() => {
  const pointer = document.createElement('div');
  pointer.id = 'ui-pointer';
  pointer.innerHTML = '<svg viewBox="0 0 20 28" width="26"><path d="M2 2v20l5-5 4 9 3-1-4-9h7Z" fill="#fff" ' +
    'stroke="#14213d" stroke-width="1.6" stroke-linejoin="round"/></svg>';
  pointer.style.cssText = 'position:fixed;left:0;top:0;z-index:99;pointer-events:none;transition:translate .45s;' +
    'translate:60vw 60vh';
  document.body.append(pointer);
}"""
POINT = "([x, y]) => { document.querySelector('#ui-pointer').style.translate = `${x}px ${y}px`; }"

#: What a player who is in no hurry clicks next: dice that fit the goal, a bid that is not too high, what the page
#: suggests, a place on the board, anything else; passing last.
SUGGESTED = """(most) => {
  const shown = (node) => node.checkVisibility({visibilityProperty: true}) && !node.disabled;
  const price = Number(document.querySelector('.decision .raise')?.dataset.notation.replace(/\\D/g, '') ?? 0);
  const wanted = [
    '.press-moment.primary',
    '.chooser:not([hidden]) button:not(.close):not([data-key="back"])',
    '.decision .matches .die:not([aria-pressed="true"])',
    '.decision .roll.primary',
    price <= most ? '.decision .raise' : '.decision [data-notation="pass"]',
    '.decision .submit',
    '.decision .chip-amount',
    '.target:not(.greyed)',
    '.decision .choice:not(.quiet)',
    '.decision .choice, .decision .roll',
  ];
  for (const selector of wanted) {
    const found = [...document.querySelectorAll(selector)].filter(shown);
    if (found.length) {
      const node = found[0].querySelector('.hit') ?? found[0];
      node.scrollIntoView({block: 'nearest', behavior: 'instant'});
      const {left, top, width, height} = node.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    }
  }
  return null;
}"""
DRAWN = 0.1  #: seconds until a change is in the pictures
MOST = 130_000  #: what the player of the pictures bids in an open-cry auction

CALM = """() => {
  const {must, locked, moment, status} = document.querySelector('#ui-app').dataset;
  return status === 'over' || (must === 'true' && locked === 'false' && ['', 'press'].includes(moment));
}"""


@dataclass
class Shown:
    """Something that was shown for a while: from `at` until the next one, in seconds since 1970."""

    at: float
    kind: str  #: of a moment; empty between them
    mine: bool  #: a decision of the player
    text: str
    step: int
    until: float = 0.0


class Film:
    """The pictures of one page, each with its time."""

    def __init__(self, page: Page, quality: int = 90) -> None:
        self.page = page
        self.pictures: list[tuple[float, bytes]] = []
        self.session = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self.take)
        page.evaluate(WATCH)
        page.evaluate(POINTER)
        self.session.send("Page.startScreencast", {"format": "jpeg", "quality": quality})

    def take(self, frame: dict[str, Any]) -> None:
        self.pictures.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self.session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def so_far(self) -> list[Shown]:
        """What was to be seen, in order. What a busy machine has not drawn in time nobody has seen."""
        shown = [Shown(**one) for one in self.page.evaluate("window.film")]
        for one, after in pairwise(shown):
            one.until = after.at
        if shown and self.pictures:
            shown[-1].until = self.pictures[-1][0]
        return [one for one in shown if any(one.at + DRAWN <= at < one.until for at, _ in self.pictures)]

    def stop(self) -> None:
        self.page.wait_for_timeout(400)
        self.session.send("Page.stopScreencast")

    def picture(self, shown: Shown) -> bytes:
        """The last picture of it: everything has arrived where it belongs."""
        before = [picture for at, picture in self.pictures if at < shown.until]
        return before[-1] if before else self.pictures[0][1]

    def decide(self, reading: int = 500) -> bool:
        """One click, as a person makes it: read, point, click. False when the match is over."""
        page = self.page
        page.wait_for_function(CALM, timeout=120_000)
        if page.locator("#ui-app").get_attribute("data-status") == "over":
            return False
        page.wait_for_timeout(reading)
        place = page.evaluate(SUGGESTED, MOST)
        if place:
            page.evaluate(POINT, place)
            page.wait_for_timeout(550)
            page.mouse.click(*place)
            page.mouse.move(1, 1)  # no explanation of what lies under the pointer
            page.wait_for_timeout(250)
        return True
