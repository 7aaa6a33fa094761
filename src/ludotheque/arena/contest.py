"""A contest from its first deal to its figures; a file keeps every deal, so that it can be resumed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from ludotheque.arena.deals import Contest, DealResult, carry_out
from ludotheque.arena.figures import figures, is_clear
from ludotheque.arena.processes import in_order
from ludotheque.kernel.trouble import Trouble

LEAST_DEALS: Final = 12  #: before a sequential test may stop


class ResultFile:
    """The deals played so far: the contest in the first line, then one line per deal."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        self.found = self._read()

    def _read(self) -> dict[int, DealResult]:
        """What is there already. A last line that was cut off is forgotten; another contest's file is refused."""
        if not self.path.exists():
            self.path.write_text(json.dumps(self.contest.data()) + "\n", encoding="utf-8")
            return {}
        text = self.path.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        try:
            lines = [json.loads(line) for line in whole.splitlines()]
            if not lines or lines[0] != self.contest.data():
                raise Trouble("other-contest", file=str(self.path))
            results = [result_of(line) for line in lines[1:]]
        except (ValueError, TypeError) as error:
            raise Trouble("other-contest", file=str(self.path)) from error
        if whole != text:
            self.path.write_text(whole, encoding="utf-8")
        return {result.deal: result for result in results}

    def add(self, result: DealResult) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(result.data()) + "\n")


def result_of(data: dict[str, Any]) -> DealResult:
    """The result that `DealResult.data` was made of."""
    return DealResult(**data)


def run(
    contest: Contest,
    deals: int,
    jobs: int = 1,
    kept: ResultFile | None = None,
    until_clear: bool = False,
    advance: Callable[[int], None] = lambda matches: None,
) -> list[DealResult]:
    """Plays the deals that are not kept yet; all results, in order.

    With `until_clear` it stops as soon as the first bot's share surely differs from an even one. Whether it stops
    depends on the deals before alone, never on how many processes played them.
    """
    results: list[DealResult] = []
    for result in _all(contest, deals, jobs, kept):
        results.append(result)
        advance(len(contest.bots))
        if until_clear and len(results) >= LEAST_DEALS and is_clear(results, contest.bots):
            break
    return results


def _all(contest: Contest, deals: int, jobs: int, kept: ResultFile | None) -> Iterator[DealResult]:
    found = kept.found if kept is not None else {}
    missing = [deal for deal in range(deals) if deal not in found]
    played = in_order(carry_out, [(contest.data(), deal) for deal in missing], jobs)
    for deal in range(deals):
        if deal in found:
            yield found[deal]
            continue
        result = result_of(next(played))
        if kept is not None:
            kept.add(result)
        yield result


def summary(contest: Contest, results: list[DealResult], until_clear: bool = False) -> dict[str, Any]:
    """All that a contest showed, as plain data."""
    return {
        **contest.data(),
        "seats": len(contest.bots),
        "deals": len(results),
        "matches": sum([len(result.won) for result in results]),
        "sequential": until_clear,
        "figures": figures(results, contest.bots, until_clear),
    }
