"""Last Chance in the terminal: what is at stake, odds on request, and the question before a bid one cannot pay."""

from __future__ import annotations

import pytest

from tests.cli.support import Result, run

TABLE = ("play", "last_chance", "--bots", "none", "--seats", "3", "--seed", "3")


def played(*lines: str, args: tuple[str, ...] = TABLE, lang: str = "en") -> Result:
    return run(*args, lang=lang, typed="\n".join(["", *lines, "quit", ""]) + "\n")


@pytest.mark.parametrize(("lang", "no", "yes"), [("en", "no", "yes"), ("fr", "non", "oui")])
def test_by_the_book_a_bid_above_ones_cash_is_asked_about_first(lang: str, no: str, yes: str) -> None:
    by_the_book = (*TABLE, "--option", "by_the_book=yes")
    above = "Really “bid 900000”?" if lang == "en" else "Vraiment « bid 900000 » ?"
    bids = "Antoine bids 900" if lang == "en" else "Antoine enchérit à 900"
    refused = played("bid 900000", no, args=by_the_book, lang=lang)
    assert above in refused.words and "§5.5" in refused.words
    assert bids not in refused.words
    sure = played("bid 900000", yes, "", args=by_the_book, lang=lang)
    assert bids in sure.words


def test_a_bid_within_ones_cash_is_not_asked_about() -> None:
    words = played("bid 700000", "", args=(*TABLE, "--option", "by_the_book=yes")).words
    assert "Antoine bids 700" in words and "Really" not in words


def test_what_is_at_stake_is_shown_and_the_odds_only_to_those_who_want_them() -> None:
    plain = played().words
    assert "Failure: the bid is lost" in plain
    assert "Chance of success" not in plain
    wanted = played(args=(*TABLE, "--estimates")).words
    assert "Chance of success, best play" in wanted
