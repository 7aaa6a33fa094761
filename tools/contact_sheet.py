"""A contact sheet: what happened in a part of a match, picture after picture, each with its sentence."""

from __future__ import annotations

import base64
import re
from html import escape

from film import Film, Shown

FRAMES = 15
COLUMNS = 3
WIDTH = 600  #: pixels of one picture
BRIEF = 0.15  #: seconds: what was shown for less nobody has seen

STYLE = f"""
body {{ margin: 0; padding: 14px 16px; background: #14213d; color: #fbf7ef; font: 15px/1.3 system-ui, sans-serif;
  width: {COLUMNS * (WIDTH + 12) - 12}px; }}
h1 {{ font: 700 25px Georgia, serif; margin: 0 0 10px; }}
h1 small {{ font: 15px system-ui, sans-serif; margin-left: 12px; color: #cfd6ea; }}
ol {{ list-style: none; margin: 0; padding: 0; display: grid; gap: 14px 12px;
  grid-template-columns: repeat({COLUMNS}, {WIDTH}px); }}
img {{ display: block; width: {WIDTH}px; border-radius: 5px; }}
p {{ margin: 5px 2px 0; }}
b {{ display: inline-block; min-width: 1.5em; padding: 0 4px; margin-right: 6px; border-radius: 4px; text-align: center;
  background: #3d4f82; color: #fff; }}
.mine b {{ background: #fca311; color: #14142b; }}
.moment b {{ background: #cfe8d8; color: #14142b; }}
i {{ color: #fca311; font-style: normal; }}
.moment i {{ color: #a5dbb9; }}
"""

#: What a moment is about, in a word.
WORDS = {
    "dice": "dice",
    "card": "a card",
    "opened": "hands open",
    "hammer": "the hammer",
    "placed": "placed",
    "coins": "coins",
    "end": "the end",
}


def condensed(film: list[Shown]) -> list[Shown]:
    """What differs: the same decision again, and moves that nobody had time to see, become one."""
    found: list[Shown] = []
    for shown in film:
        last = found[-1] if found else None
        if last is not None and same(last, shown):
            last.text, last.until = shown.text, shown.until
            continue
        if not (shown.kind or shown.mine):
            shown.text = without(shown.text, [one.text for one in found[-4:]])
            if last is not None and not (last.kind or last.mine):
                last.text, last.until = f"{last.text} {shown.text}".strip(), shown.until
                continue
        if shown.until - shown.at >= BRIEF and shown.text:
            found.append(shown)
    return found


def same(one: Shown, other: Shown) -> bool:
    """The same moment or decision, with other figures at most."""
    figures = re.compile(r"\d+")
    alike = (one.kind, one.mine) == (other.kind, other.mine) and (one.kind or one.mine)
    return bool(alike) and figures.sub("", one.text) == figures.sub("", other.text)


def without(text: str, said: list[str]) -> str:
    """The sentences that were not said before."""
    sentences = re.split(r"(?<=[.!?…]) ", text)
    return " ".join(sentence for sentence in sentences if not any(sentence in before for before in said))


def best_part(film: list[Shown], frames: int = FRAMES) -> list[Shown]:
    """So many in a row, with as many kinds of moments as possible; it begins with a decision, and has others."""

    def worth(start: int) -> tuple[int, int, bool, int]:
        part = film[start : start + frames]
        kinds = {one.kind for one in part}
        return len(part), len(kinds), part[0].mine, sum(one.mine for one in part)

    starts = range(max(1, len(film) - frames + 1))
    start = max(starts, key=lambda at: (*worth(at), -at))
    return film[start : start + frames]


def sheet_html(title: str, film: Film, part: list[Shown]) -> str:
    items = []
    for number, shown in enumerate(part, 1):
        picture = base64.b64encode(film.picture(shown)).decode()
        look = "moment" if shown.kind else "mine" if shown.mine else ""
        word = WORDS.get(shown.kind, shown.kind) if shown.kind else "your turn" if shown.mine else ""
        marked = f"<i>{escape(word)}:</i> " if word else ""
        items.append(
            f'<li class="{look}"><img alt="" src="data:image/jpeg;base64,{picture}">'
            f"<p><b>{number}</b>{marked}{escape(shown.text)}</p></li>"
        )
    legend = "orange: a decision of the player · green: a moment that the page shows by itself"
    return (
        f"<!doctype html><style>{STYLE}</style><h1>{escape(title)}<small>{legend}</small></h1>"
        f"<ol>{''.join(items)}</ol>"
    )
