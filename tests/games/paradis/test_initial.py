"""§3: the initial round."""

from __future__ import annotations

import pytest

from ludotheque.games.paradis import facts
from ludotheque.games.paradis.components import SITES
from ludotheque.games.paradis.game import GAME
from ludotheque.games.paradis.rules.initial import InitialRound
from ludotheque.games.paradis.state import State
from ludotheque.kernel.chance import ScriptedChance
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import NOBODY
from ludotheque.kernel.trouble import Trouble
from tests.support import A, B, C, Table, rule

ORDER: list[object] = [0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 7, 6]


def opened(first: int = B, seats: int = 3) -> Table:
    script = ScriptedChance({"tiles": [ORDER], "first chooser": [first]})
    return Table(GAME, GAME.setup(seats, GAME.options(), script, SILENT))


@rule("3.1")
def test_a_random_player_chooses_the_first_villa_P6() -> None:
    table = opened(first=B)
    assert table.position.waiting_for() == [B]
    assert table.menu(B) == ["auction NW", "auction NE", "auction SW", "auction SE"]
    assert table.menu(A) == []
    assert table.refusal(A, "auction NW") == Refusal("3.1", "not-the-chooser", chooser=B)
    assert table.refusal(B, "bid 3") == Refusal("3.1", "choose-a-villa")


@rule("3.1")
def test_the_table_may_name_the_first_chooser_P6() -> None:
    options = GAME.options("", {"first_chooser": "C"})
    state = GAME.setup(3, options, ScriptedChance({"tiles": [ORDER]}), SILENT)
    assert state.waiting_for() == [C]
    with pytest.raises(Trouble) as trouble:
        GAME.setup(3, GAME.options("", {"first_chooser": "E"}), ScriptedChance({}), SILENT)
    assert trouble.value.key == "bad-option"


@rule("3.1", "3.2")
def test_then_the_last_buyer_chooses_and_the_fourth_villa_is_forced_P6() -> None:
    table = opened(first=B)
    assert table.play(B, "auction SW") == [facts.VillaChosen(B, "SW")]
    assert table.moves("A: bid 9, B: bid 4, C: bid 0")[-1] == facts.Sold(A, 4)
    assert table.position.waiting_for() == [A]
    assert table.refusal(A, "auction SW") == Refusal("3.1", "villa-sold-already", district="SW")
    table.play(A, "auction NE")
    table.moves("A: bid 1, B: bid 4, C: bid 5")
    assert table.menu(C) == ["auction NW", "auction SE"]
    table.play(C, "auction NW")
    # when the third is sold, the fourth is on sale at once
    happened = table.moves("A: bid 0, B: bid 2, C: bid 0")
    assert happened[-2:] == [facts.Sold(B, 0), facts.VillaChosen(None, "SE")]
    assert table.position.waiting_for() == [A, B, C]
    # and when the fourth is sold, the first round begins with the tile on top of the pile
    happened = table.moves("A: bid 0, B: bid 0, C: bid 3")
    assert happened[-2:] == [facts.Sold(C, 0), facts.TileRevealed(1, "villa", "SE")]
    state = table.position
    assert isinstance(state, State)
    owners = {SITES[site]: owner for site, owner in enumerate(state.owners) if owner != NOBODY}
    assert owners == {"SW1": A, "NE1": C, "NW1": B, "SE1": C}


@rule("3.2")
def test_no_negotiation_and_no_nature_but_diversity_in_the_initial_round_P7() -> None:
    table = opened(first=A)
    happened = []
    for district in ("NW", "NE", "SW"):
        table.play(A, f"auction {district}")
        happened += table.moves("A: bid 9, B: bid 0, C: bid 0")
    assert table.refusal(A, "place NW2 nature") == Refusal("4.1", "only-bids-now")
    assert table.refusal(B, "offer nature B>A 5") == Refusal("4.1", "only-bids-now")
    happened += table.moves("A: bid 9, B: bid 0, C: bid 0")
    assert happened.count(facts.DiversityPaid(A, 20)) == 1
    assert (
        happened.index(facts.DiversityPaid(A, 20)) == len(happened) - 2
    )  # before the first tile of the rounds
    state = table.position
    assert isinstance(state, State)
    assert state.cash == [100, 80, 80]
    assert not any(isinstance(fact, facts.ExclusivityPaid) for fact in happened)


def test_time_running_out_chooses_the_first_villa_left() -> None:
    table = opened(first=A)
    assert table.position.default(A).notation == "auction NW"
    state = table.position
    assert isinstance(state, State) and isinstance(state.phase, InitialRound)


@rule("3.1")
def test_no_villa_is_on_sale_before_one_is_chosen() -> None:
    state = opened(first=B).position
    assert isinstance(state, State)
    assert state.phases == [InitialRound(B, [0, 1, 2, 3], -1)]
