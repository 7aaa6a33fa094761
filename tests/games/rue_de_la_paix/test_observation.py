"""§7.5: what a seat may know, and what could be behind it."""

from __future__ import annotations

import json

from ludotheque.games.rue_de_la_paix.components import FORTUNE
from ludotheque.games.rue_de_la_paix.game import GAME
from ludotheque.games.rue_de_la_paix.observation import Seen, imagine, known, observe, unseen_cards
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.record import save
from ludotheque.kernel.seats import SPECTATOR
from tests.games.rue_de_la_paix.boulevard import BOX, NEXT, boulevard, kinds
from tests.support import A, B, C, rule


@rule("7.5")
def test_one_sees_the_own_hand_and_how_many_the_others_hold() -> None:
    table = boulevard(hands="A build_one insurance, B reroll reroll takeover").turn_ends(A)
    mine = observe(table.state, A)
    assert mine.hand == sorted(kinds("build_one insurance"))
    assert mine.hand_sizes == [2, 3, 0]
    assert observe(table.state, B).hand == sorted(kinds("reroll reroll takeover"))
    assert observe(table.state, SPECTATOR).hand == []


@rule("7.5")
def test_other_hands_and_another_pile_look_the_same() -> None:
    one = boulevard(hands="A build_one, B reroll takeover").turn_ends(A)
    two = boulevard(hands="A build_one, B insurance hurricane_red").turn_ends(A)
    for viewer in (A, C, SPECTATOR):
        shown = json.dumps(save(observe(one.state, viewer)))
        assert shown == json.dumps(save(observe(two.state, viewer)))
    assert observe(one.state, B) != observe(two.state, B)


@rule("7.6")
def test_discards_lie_open_and_are_counted_out() -> None:
    table = boulevard(hands="A build_one, B reroll", discards="takeover insurance").turn_ends(A)
    seen = observe(table.state, A)
    assert seen.discards == kinds("takeover insurance")
    unseen = unseen_cards(seen, BOX)
    assert len(unseen) == 25
    assert unseen.count(kinds("takeover")[0]) == 1
    assert unseen.count(kinds("insurance")[0]) == 2
    assert unseen.count(kinds("build_one")[0]) == 3
    assert unseen.count(kinds("reroll")[0]) == 2, "B's is not known"


def test_a_card_in_play_is_nobodys() -> None:
    table = boulevard("red-1=B", hands="A fall_of_leader, B insurance").turn_ends(A)
    table.play(A, "play remove-2-apart-leader")
    unseen = unseen_cards(observe(table.state, B), BOX)
    assert kinds("fall_of_leader")[0] not in unseen
    assert len(unseen) == 28 - 1 - 1


def test_a_hurricane_in_the_air_is_nobodys() -> None:
    table = boulevard("red-1=B", hands="A hurricane_red, B insurance").turn_ends(A)
    table.play(A, "play hurricane-red")
    for viewer in (A, B, C):
        assert kinds("hurricane_red")[0] not in unseen_cards(observe(table.state, viewer), BOX)


@rule("7.5")
def test_imagining_deals_only_what_is_hidden() -> None:
    table = boulevard(
        "red-1=AB", hands="A build_one, B reroll takeover, C insurance", discards="move_own_top"
    )
    table.rolls(A, "3 4 F")
    assert table.state.turn.face == FORTUNE
    seen = observe(table.state, A)
    dealt = set()
    for seed in range(30):
        position = imagine(seen, BOX, SeededChance(seed))
        assert position.hands[A] == seen.hand
        assert [len(hand) for hand in position.hands] == [1, 2, 1]
        assert position.ledger() == table.state.ledger()
        assert observe(position, A) == seen
        dealt.add(tuple(position.hands[B]))
    assert len(dealt) > 10, "the others' cards differ from one imagined position to the next"


@rule("7.5")
def test_what_a_bot_ponders_holds_nothing_hidden() -> None:
    table = boulevard("red-1=AB", hands="A build_one, B reroll takeover, C insurance").turn_ends(A)
    position = known(observe(table.state, A), BOX)
    assert position.hands == [table.state.hands[A], [], []]
    assert position.pile == []
    assert (position.stacks, position.reserve) == (table.state.stacks, table.state.reserve)


def test_the_game_object_observes_and_imagines() -> None:
    table = boulevard(hands="A build_one").turn_ends(A)
    seen = GAME.observe(table.state, B)
    assert isinstance(seen, Seen)
    assert GAME.imagine(seen, SeededChance(1)).waiting_for() == [A]
    table.play(A, "pass", NEXT)
    assert GAME.observe(table.state, B) != seen
