"""A match in the terminal: the table, the menu, the commands, whole matches, and everybody's secrets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque.cli import serving
from ludotheque.cli.drawing import draw, show_menu
from ludotheque.cli.files import load
from ludotheque.cli.terminal import Terminal
from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.chance import RecordedChance, SeededChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.playout import play_on
from ludotheque.kernel.record import save
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.texts.language import LANGUAGES
from ludotheque.texts.texts import Texts
from tests.cli.support import Result, Talk, run

languages = pytest.mark.parametrize("lang", LANGUAGES)

#: Seat A chooses the first villa; the seed decides the rest.
FIRST = ("play", "paradis", "--seed", "5", "--option", "first_chooser=A")


def typed(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def played(*lines: str, lang: str = "en", args: tuple[str, ...] = FIRST) -> Result:
    result = run(*args, lang=lang, typed=typed(*lines))
    assert (result.code, result.err) == (0, ""), result.err
    return result


# --- the table and the menu ------------------------------------------------------------------------------


def test_the_table_shows_the_board_the_panels_the_status_and_a_numbered_menu() -> None:
    words = played("quit", "").words
    assert "NW1: villa" in words and "The pile: 12 tiles" in words
    assert "▶ A Antoine" in words and "club bot" in words
    assert "Choose which villa is auctioned next. (§3.1)" in words
    assert "1 Auction the north-west villa auction NW" in words
    assert "4 Auction the south-east villa auction SE" in words


@languages
def test_a_match_opens_with_the_aim_of_the_game(lang: str) -> None:
    leave = {"en": "quit", "fr": "quitter"}[lang]
    words = played(leave, "", lang=lang, args=("play", "rue_de_la_paix", "--seed", "5")).words
    assert {"en": "Have the most valuable properties", "fr": "Posséder à la fin"}[lang] in words


def test_the_table_in_french() -> None:
    words = played("quitter", "", lang="fr").words
    assert "Choisissez la prochaine villa mise aux enchères. (§3.1)" in words
    assert "3 Mettre aux enchères la villa du sud-ouest auction SW Qui l'achète recevra 10 Paras" in words


def test_the_money_of_the_others_is_a_question_mark() -> None:
    assert re.search(r"Paras +60 +\? +\? +\?\n", played("quit", "").out)
    open_money = played("quit", "", args=(*FIRST, "--option", "open_money=yes"))
    assert re.search(r"Paras +60 +60 +60 +60\n", open_money.out)


@pytest.mark.parametrize("entry", ["2", "auction NE"])
def test_an_action_is_its_number_or_its_notation(entry: str) -> None:
    words = played(entry, "quit", "").words
    assert "Antoine puts the north-east villa up for auction." in words
    assert "Type a number from 0 to 60 (bid 0 … bid 60)." in words


@pytest.mark.parametrize("entry", ["30", "bid 30"])
def test_a_range_of_amounts_is_answered_by_the_amount(entry: str) -> None:
    words = played("1", entry, "quit", "").words
    assert "Bids: Antoine 30," in words
    # the bots think the villa worth about 14, each in its own temperament
    assert "Brigitte 15" in words and "Claude 13" in words
    assert "Antoine wins and pays 15 Paras." in words


def test_names_can_be_chosen() -> None:
    words = played("1", "30", "quit", "", args=(*FIRST, "--names", "Zoé")).words
    assert "Zoé wins and pays" in words and "Brigitte 15" in words


def test_play_without_a_game_asks_for_one_and_plays_it() -> None:
    result = run("play", typed=typed("1", "quit", ""))
    assert result.code == 0
    assert CATALOGUE[0].meta.titles["en"] in result.out
    assert run("play", typed=typed("paradis", "quit", "")).code == 0
    assert run("play", typed="").code == 0


def test_plain_ludotheque_opens_the_collection_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[bool] = []
    monkeypatch.setattr(serving, "serve_collection", lambda at, browser, database: opened.append(browser))
    assert run().code == 0
    assert opened == [True]


# --- why not ---------------------------------------------------------------------------------------------


def test_a_refused_entry_prints_the_rules_sentence_and_paragraph_and_asks_again() -> None:
    words = played("bid 3", "1", "bid 61", "0", "quit", "").words
    assert "First choose which villa is auctioned next (§3.1)." in words
    assert "You have 60 Paras: you cannot bid more (§4.1)." in words
    assert "Bids: Antoine 0," in words


@languages
def test_why_explains_with_the_paragraph(lang: str) -> None:
    ask = "why bid 3" if lang == "en" else "pourquoi bid 3"
    words = played(ask, "quit", "", lang=lang).words
    if lang == "en":
        assert "First choose which villa is auctioned next (§3.1)." in words
        assert "3.1 The four villas on the board are auctioned first." in words
    else:
        assert "Choisissez d'abord la prochaine villa mise aux enchères (§3.1)." in words
        assert "3.1 " in words


def test_why_says_when_an_action_is_possible() -> None:
    words = played("why auction SE", "why 1", "quit", "").words
    assert "“auction SE” is possible." in words and "“auction NW” is possible." in words


# --- the other commands ----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["4.3", "§4.3", "4"])
def test_rules_shows_a_paragraph(number: str) -> None:
    assert "If several share the highest bid" in played(f"rules {number}", "quit", "").words


def test_rules_alone_shows_the_paragraph_that_matters_now() -> None:
    assert "Everybody bids in secret" in played("1", "rules", "quit", "").words


def test_undo_takes_back_what_can_be_taken_back() -> None:
    words = played("1", "undo", "2", "quit", "").words
    assert "Undone: auction NW." in words
    assert "Antoine puts the north-east villa up for auction." in words


@languages
def test_undo_says_why_not(lang: str) -> None:
    word = "undo" if lang == "en" else "annuler"
    words = played(word, "1", "30", word, "quit", "", lang=lang).words
    if lang == "en":
        assert "There is no move to undo." in words
        assert "Another player has moved since: your move can no longer be undone." in words
    else:
        assert "Il n'y a aucun coup à annuler." in words
        assert "Quelqu'un d'autre a joué depuis" in words


def test_undo_goes_no_further_than_what_was_shown(tmp_path: Path) -> None:
    """The last bid of the table opens all hands: it cannot be taken back."""
    args = ("play", "paradis", "--seats", "3", "--bots", "none", "--seed", "5", "--option", "first_chooser=C")
    words = played("", "1", "3", "", "2", "", "1", "", "undo", "quit", "", args=args).words
    assert "Bids: Antoine 2, Brigitte 1, Claude 3." in words
    assert "Another player has moved since" in words
    alone = played("", "1", "3", "", "2", "", "9", "undo", "quit", "", args=args).words
    assert "Your move has revealed something: it can no longer be undone." in alone


def test_the_log_tells_everything_again() -> None:
    result = played("1", "30", "log", "quit", "")
    assert result.words.count("Antoine puts the north-west villa up for auction.") == 2
    assert result.words.count("Bids: Antoine 30,") == 2


@languages
def test_bots_say_why_they_refuse_an_offer(lang: str) -> None:
    bots = ("--seats", "4", "--bots", "club,club,club,club", "--seed", "3")
    lines = played(lang=lang, args=("play", "paradis", *bots)).out.splitlines()
    opening = {"en": "“", "fr": "«"}[lang]
    said = [number for number, line in enumerate(lines) if line.startswith("→") and opening in line]
    assert said
    # the refusal itself follows, by the same player
    assert all(lines[number].split()[1].strip(":") == lines[number + 1].split()[1] for number in said)


def test_hint_and_table_and_help() -> None:
    words = played("1", "hint", "table", "help", "quit", "").words
    assert re.search(r"A bot would play: bid \d+", words)
    assert words.count("Make a sealed bid for the north-west villa.") == 2
    assert "why ACTION" in words and "save [FILE]" in words


def test_a_hint_changes_nothing_that_follows() -> None:
    without, hinted = played("1", "30", "quit", ""), played("hint", "1", "hint", "30", "quit", "")
    written = [line for line in without.out.splitlines() if line.startswith("→")]
    assert written == [line for line in hinted.out.splitlines() if line.startswith("→")]


# --- offers ----------------------------------------------------------------------------------------------


def negotiation(buyer: str) -> tuple[tuple[str, ...], list[str]]:
    """Three people; the four villas go to A, then `buyer` gets the first tile: up to its negotiation."""
    args = ("play", "paradis", "--seats", "3", "--bots", "none", "--seed", "8", "--option", "first_chooser=A")
    lines = [""]
    for villa in range(4):
        lines += ["1"] if villa < 3 else []
        lines += ["9", "", "0", "", "0", ""]
    bids = {seat: "5" if seat == buyer else "0" for seat in "ABC"}
    return args, lines + [bids["A"], "", bids["B"], "", bids["C"]]


def test_offers_are_made_refused_accepted_and_carried_out() -> None:
    args, lines = negotiation("C")
    # A offers C 4 Paras for nature, B has nothing to offer, C accepts and preserves
    lines += ["", "offer nature A>B 4", "offer nature A>C 4", "", "no offer", "", "accept 1", "1", "quit", ""]
    words = played(*lines, args=args).words
    assert "Every contract is with Claude, who has bought the tile (§9.1)." in words
    assert "Antoine makes offer 1: if the tile shows nature, Antoine pays Claude 4 Paras." in words
    assert "Offer 1 by Antoine: if nature, Antoine pays Claude 4 Paras." in words
    assert "Claude accepts offer 1" in words
    assert "if nature, Antoine pays you 4 Paras. Accepted by Claude" in words
    assert "As agreed, Antoine pays Claude 4 Paras." in words
    assert "if nature, Antoine pays you 4 Paras. Paid." in words


def test_the_menu_shows_how_an_offer_is_typed() -> None:
    args, lines = negotiation("C")
    words = played(*lines, "", "quit", "", args=args).words
    assert "If nature: you pay Claude offer nature A>C …" in words


# --- several people --------------------------------------------------------------------------------------


@languages
def test_the_keyboard_is_passed_and_nobody_sees_anothers_purse(lang: str) -> None:
    args = (*FIRST, "--seats", "3", "--bots", "greedy")
    result = played("", "1", "17", "", "11", "", "quit", "", lang=lang, args=args)
    passing = "Pass the keyboard to B Brigitte" if lang == "en" else "Passez le clavier à B Brigitte"
    assert passing in result.words
    # between Brigitte's Enter and her own entry, Antoine's bid is nowhere on the screen
    after = result.out.partition(passing)[2].partition("B Brigitte > ")[0]
    assert "17" not in after.replace("11-17", "")
    assert re.search(r"Paras +80 +\? +\?\n", after)


def test_whoever_has_the_keyboard_keeps_it_if_possible() -> None:
    args = (*FIRST, "--seats", "3", "--bots", "greedy")
    words = played("", "1", "17", "", "11", "", "quit", "", args=args).words
    assert words.count("Pass the keyboard to A Antoine") == 2  # at the start, and after Brigitte's bid


# --- whole matches ---------------------------------------------------------------------------------------


@languages
def test_a_whole_match_through_a_pipe(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    args = ["play", "paradis", "--seats", "3", "--seed", "12", "--save", str(file)]
    result = Talk(args, lang).play_to_the_end()
    assert (result.code, result.err) == (0, "")
    last = " ".join(result.out.split())
    assert ("Environment prize" if lang == "en" else "Prix de l'environnement") in last
    assert re.search(r"(wins?|gagne|gagnent)\b", last)
    match, players = load(file, RecordedChance([]))
    assert match.position.outcome() is not None
    assert players == ["person", "club", "club"]


def test_a_whole_match_of_people_at_one_keyboard(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    args = ["play", "paradis", "--seats", "3", "--bots", "none", "--seed", "3", "--save", str(file)]
    result = Talk(args, "en").play_to_the_end()
    assert (result.code, result.err) == (0, "")
    assert "Total" in result.out
    match, players = load(file, RecordedChance([]))
    assert match.position.outcome() is not None
    assert players == ["person"] * 3


@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.meta.id)
@languages
def test_bots_alone_can_be_watched(game: Game, lang: str) -> None:
    bots = ",".join(["random"] * game.meta.min_seats)
    result = run(
        "play", game.meta.id, "--seats", str(game.meta.min_seats), "--bots", bots, "--seed", "2", lang=lang
    )
    assert (result.code, result.err) == (0, "")
    assert "Total" in result.out
    assert result.out.count("→") > 10
    assert not re.search(r"\b(fact|reason|category)-[a-z]|\{\s*\$", result.out)


# --- secrets ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.meta.id)
def test_the_drawing_depends_on_nothing_that_is_hidden(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    at = Terminal(Texts("en"))
    names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"][: game.meta.min_seats]
    differed = 0
    for seed in range(6):
        chance = SeededChance(seed)
        position = game.setup(game.meta.min_seats, game.options(), chance, SILENT)
        play_on(position, chance, 5 + 9 * seed)
        for seat in (SPECTATOR, *range(game.meta.min_seats)):
            other = game.imagine(game.observe(position, seat), SeededChance(77 + seed))
            differed += save(other) != save(position)
            pictures = []
            for shown in (position, other):
                view = draw(at, game, shown, seat, names, [])
                show_menu(at, view)
                pictures.append(capsys.readouterr().out)
            assert pictures[0] == pictures[1]
    if game.meta.id == "paradis":  # a game may hide nothing; here purses, bids and the pile are hidden
        assert differed


def test_a_watched_match_shows_what_a_spectator_may_see() -> None:
    game = find_game("paradis")
    at = Terminal(Texts("en"))
    position = game.setup(3, game.options(), SeededChance(1), SILENT)
    view = draw(at, game, position, SPECTATOR, ["Ann", "Bob", "Cleo"], [])
    assert [panel["rows"][0]["value"] for panel in view.scene["panels"]] == [None, None, None]
    assert view.menu.actions == ()
