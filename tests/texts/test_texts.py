"""Keys and facts become sentences: names, lists, numbers, words, what is missing."""

from __future__ import annotations

import json
from dataclasses import dataclass

import pytest

from ludotheque.games import find_game
from ludotheque.games.diamonds_club.facts import OrderSettled
from ludotheque.games.metropolis.facts import JointBuildingPlaced
from ludotheque.games.paradis import facts
from ludotheque.games.rue_de_la_paix.facts import HotelsBuilt
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.scene import Choice, Control, Greyed, Panel, Row, Scene
from ludotheque.kernel.seats import Seat
from ludotheque.kernel.text import Text, say
from ludotheque.kernel.trouble import Trouble
from ludotheque.texts.texts import MissingText, Texts

NAMES = ["Ann", "Bob", "Cleo"]
EN, FR = Texts("en", strict=True), Texts("fr", strict=True)


# --- facts -----------------------------------------------------------------------------------------------


def test_seats_are_shown_by_name_and_lists_joined_in_the_language() -> None:
    tied = facts.BiddersTied((0, 1, 2), 10)
    assert (
        EN.fact("paradis", tied, NAMES)
        == "Ann, Bob and Cleo tie at 10 Paras and bid again, at least as much."
    )
    assert FR.fact("paradis", tied, NAMES).startswith("Ann, Bob et Cleo sont à égalité à 10 Paras")


def test_amounts_beside_seats_are_shown_side_by_side() -> None:
    shown = facts.BidsRevealed((0, 2), (10, 7))
    assert EN.fact("paradis", shown, NAMES) == "Bids: Ann 10, Cleo 7."
    assert FR.fact("paradis", shown, NAMES) == "Mises\u00a0: Ann 10, Cleo 7."


def plain(written: str) -> str:
    """Without the spaces that do not break."""
    return written.replace("\u00a0", " ").replace("\u202f", " ")


def test_whoever_is_two_of_those_a_fact_names_is_spoken_to_once() -> None:
    paid = facts.OfferMade(1, 2, "nature", 1, 0, 5)
    assert EN.fact("paradis", paid, NAMES, 1) == (
        "You make offer 2: if the tile shows nature, you would pay Ann 5 Paras."
    )
    assert plain(FR.fact("paradis", paid, NAMES, 1)) == (
        "Vous faites l'offre 2 : si la tuile montre la nature, vous payez 5 Paras à Ann."
    )
    asked = facts.OfferAccepted(0, 2, 1, "nature", 0, 1, 4)
    assert plain(FR.fact("paradis", asked, NAMES, 1)) == (
        "Ann accepte votre offre 2 : si la tuile montre la nature, Ann vous paie 4 Paras."
    )
    assert plain(FR.fact("paradis", asked, NAMES, 0)) == (
        "Vous acceptez l'offre 2 de Bob : si la tuile montre la nature, vous payez 4 Paras à Bob."
    )


def test_you_keep_your_place_among_several() -> None:
    shared = JointBuildingPlaced(1, "hospital_a", (12, 13, 18, 19), (0, 1, 2))
    assert EN.fact("metropolis", shared, NAMES, 0) == (
        "You, Bob and Cleo build a hospital together on 12, 13, 18, 19, in Bob's turn."
    )
    assert FR.fact("metropolis", shared, NAMES, 1) == (
        "Ann, vous et Cleo construisez ensemble un hôpital sur 12, 13, 18, 19, à votre tour."
    )
    order = OrderSettled(2, (2, 0, 1))
    assert EN.fact("diamonds_club", order, NAMES, 0) == (
        "Cleo is the new leader. Order of play: Cleo, you and Bob."
    )


def test_the_same_pair_several_times_in_a_row_is_counted() -> None:
    built = HotelsBuilt(1, (("red", 5), ("blue", 2), ("blue", 2), ("blue", 2)))
    assert EN.fact("rue_de_la_paix", built, NAMES) == "Bob builds on red 5, blue 2 × 3."
    assert FR.fact("rue_de_la_paix", built, NAMES, 1) == "Vous construisez sur rouge 5, bleue 2 × 3."


def test_nobody_is_a_case_of_its_own() -> None:
    assert EN.fact("paradis", facts.VillaChosen(None, "NW"), NAMES).startswith(
        "The last villa, the north-west one"
    )
    assert EN.fact("paradis", facts.VillaChosen(1, "NW"), NAMES).startswith("Bob puts the north-west villa")


@pytest.mark.parametrize(
    ("amount", "english", "french"),
    [
        (0, "Bob ends with 0 Paras.", "Bob termine avec 0 Para."),
        (1, "Bob ends with 1 Para.", "Bob termine avec 1 Para."),
        (2, "Bob ends with 2 Paras.", "Bob termine avec 2 Paras."),
        (12345, "Bob ends with 12\u202f345 Paras.", "Bob termine avec 12\u202f345 Paras."),
    ],
)
def test_plurals_and_thousands_are_right_in_both_languages(amount: int, english: str, french: str) -> None:
    written = facts.MoneyShown(1, amount)
    assert EN.fact("paradis", written, NAMES) == english
    assert FR.fact("paradis", written, NAMES) == french


def test_the_same_fact_at_another_table_has_the_other_names() -> None:
    sold = facts.Sold(1, 5)
    assert EN.fact("paradis", sold, NAMES) == "Bob wins the auction and pays 5 Paras."
    assert EN.fact("paradis", sold, ["Xenia", "Yves", "Zoe"]) == "Yves wins the auction and pays 5 Paras."


@dataclass(frozen=True)
class Sold(Fact):
    """Has the key of a fact of the game, but a fact too few."""

    winner: Seat


def test_a_missing_fact_is_found() -> None:
    with pytest.raises(MissingText):
        EN.fact("paradis", Sold(1), NAMES)


# --- refusals and troubles -------------------------------------------------------------------------------


def test_refusals_name_players_and_their_paragraph() -> None:
    refusal = Refusal("3.1", "not-the-chooser", chooser=2)
    assert (
        EN.refusal("paradis", refusal, NAMES)
        == "Cleo chooses which villa is auctioned next; you bid afterwards (§3.1)."
    )
    shared = Refusal("9.6", "too-many-open-offers", most=3)
    assert "(§9.6)" in EN.refusal("paradis", shared, NAMES)
    assert "3 offres" in FR.refusal("paradis", shared, NAMES)


@pytest.mark.parametrize(
    ("trouble", "english", "french"),
    [
        (
            Trouble("wrong-seats", seats=9, least=3, most=5, game="paradis"),
            "The Last Paradise is for 3 to 5 players, not for 9.",
            "Le dernier paradis se joue de 3 à 5 joueurs, pas à 9.",
        ),
        (
            Trouble("damaged-file", where="move 12", expected="a legal move (bid-above-cash, §4.1)"),
            "This game file is damaged (move 12): expected a legal move (see §4.1).",
            "Ce fichier de partie est abîmé (coup 12)\u202f; attendu\u00a0: un coup permis (voir §4.1).",
        ),
        (
            Trouble(
                "bad-component",
                file="b/a.toml",
                entry="tiles.villas",
                expected="a whole number from 3 to 3",
                found="2",
            ),
            "The component file b/a.toml is wrong at tiles.villas: expected the number 3, found 2.",
            "Le fichier de matériel b/a.toml est faux à tiles.villas "
            "(attendu\u00a0: le nombre 3\u202f; trouvé\u00a0: 2).",
        ),
        (
            Trouble("bad-component", file="b/a.toml", entry="", expected="a TOML file", found="nothing"),
            "The component file b/a.toml cannot be used: expected a TOML file, found nothing.",
            "Le fichier de matériel b/a.toml est inutilisable "
            "(attendu\u00a0: un fichier TOML\u202f; trouvé\u00a0: rien).",
        ),
    ],
)
def test_troubles_are_one_sentence_in_each_language(trouble: Trouble, english: str, french: str) -> None:
    assert EN.trouble(trouble) == english
    assert FR.trouble(trouble) == french


def test_what_the_kernel_says_in_its_own_words_is_quoted() -> None:
    trouble = Trouble("damaged-file", where="snapshot", expected="seven wonders")
    assert EN.trouble(trouble) == "This game file is damaged (snapshot): expected seven wonders."


# --- what is missing -------------------------------------------------------------------------------------


def test_a_missing_message_raises_in_tests_and_falls_back_at_run_time() -> None:
    with pytest.raises(MissingText):
        EN.say("paradis", "no-such-key")
    assert Texts("en").say("paradis", "no-such-key") == "no-such-key"


def test_what_only_the_other_language_has_is_shown_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    french = Texts("fr")
    monkeypatch.setattr(french, "lang", "en")  # as if French were the other language
    monkeypatch.setattr(french, "_other", "fr")
    whole = french._bundle("en", "")
    monkeypatch.setattr(whole, "_messages", {k: v for k, v in whole._messages.items() if k != "play-left"})
    assert french.say("", "play-left") == "Vous avez quitté la partie."


def test_what_a_game_expects_in_its_box_stands_in_its_folder() -> None:
    trouble = Trouble("bad-component", file="b/a.toml", entry="x", expected="1 to 9 gems", found="nothing")
    assert "expected 1 to 9 gems, found nothing" in EN.trouble(trouble)
    assert "de 1 à 9 pierres" in FR.trouble(trouble)


# --- scenes ----------------------------------------------------------------------------------------------


def test_a_scene_becomes_plain_data_with_all_its_sentences() -> None:
    status = say("status-place", buyer=1)
    lot = Text("label-villa-tile", {"district": say("label-district-NW")}, texts=("district",))
    scene = Scene("board.svg", status, "6.1")
    scene.panels = [
        Panel(0, [Row(say("label-cash"), None), Row(say("label-trees"), 3)], True, say("label-buyer"))
    ]
    scene.choices = [Choice("no offer", say("action-no-offer"))]
    scene.controls = [Control("bid", "number", say("action-bid", lot=lot), {"low": 0, "words": [lot, 7]})]
    scene.greyed = [Greyed("place:NW1", Refusal("6.1", "site-occupied", site="NW1"))]
    plain = EN.scene("paradis", scene, NAMES)
    assert json.loads(json.dumps(plain)) == plain
    assert plain["status"] == "Bob places the tile."
    assert plain["panels"][0]["rows"] == [
        {"label": "Paras", "value": None, "detail": [], "symbol": ""},
        {"label": "Trees", "value": 3, "detail": [], "symbol": ""},
    ]
    assert plain["panels"][0]["note"] == "buyer"
    assert plain["choices"][0]["label"] == "No offer"
    assert plain["controls"][0]["label"] == "Your sealed bid for a north-west villa tile"
    assert plain["controls"][0]["data"] == {"low": 0, "words": ["a north-west villa tile", 7]}
    assert plain["greyed"] == [
        {
            "on": "place:NW1",
            "refusal": {"rule": "6.1", "text": "There is already a tile on NW1: choose a free site (§6.1)."},
        }
    ]


def test_the_same_message_is_remembered_apart_for_other_names_and_other_facts() -> None:
    texts = Texts("en")
    assert texts.text("paradis", say("status-place", buyer=1), NAMES) == "Bob places the tile."
    assert (
        texts.text("paradis", say("status-place", buyer=1), ["Xenia", "Yves", "Zoe"])
        == "Yves places the tile."
    )
    assert texts.text("paradis", say("status-place", buyer=0), NAMES) == "Ann places the tile."


def test_the_memory_stays_bounded() -> None:
    texts = Texts("en", most=10)
    for amount in range(100):
        assert (
            texts.fact("paradis", facts.Premium(0, amount), NAMES)
            == f"Ann receives a premium of {amount} Paras."
        )
    assert len(texts._remembered) <= 10


def test_a_real_scene_is_shown_completely() -> None:
    game = find_game("paradis")
    chance = SeededChance(4)
    position = game.setup(3, game.options(), chance, SILENT)
    seat = position.waiting_for()[0]
    scene = game.scene(game.observe(position, seat), position.menu(seat), [seat], lambda _: None)
    assert json.dumps(EN.scene("paradis", scene, NAMES)) != json.dumps(FR.scene("paradis", scene, NAMES))
