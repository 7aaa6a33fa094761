"""What the documentation shows as Python is what Python does."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
PAGES = sorted([*PROJECT.glob("*.md"), *(PROJECT / "docs").rglob("*.md")])
NAMES = [page.relative_to(PROJECT).as_posix() for page in PAGES]
WITH_EXAMPLES = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]

#: Links of a page to something else in the repository; addresses and anchors aside.
LINK = re.compile(r"\]\((?![a-z]+:|#)([^)#]+)")


def test_the_life_of_a_move_is_shown_by_examples() -> None:
    assert PROJECT / "docs" / "life-of-a-move.md" in WITH_EXAMPLES


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: page.name)
def test_examples_are_true(page: Path) -> None:
    # A code block's closing fence would be read as expected output.
    text = page.read_text(encoding="utf-8").replace("```", "")
    examples = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    told: list[str] = []
    failed, tried = doctest.DocTestRunner(verbose=False).run(examples, out=told.append)
    assert tried > 0
    assert failed == 0, "".join(told)


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_links_lead_somewhere(page: Path) -> None:
    targets = LINK.findall(page.read_text(encoding="utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []
