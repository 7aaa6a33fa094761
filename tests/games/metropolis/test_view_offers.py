"""The scene: offers to exchange lots or to build together, and what became of them."""

from __future__ import annotations

from ludotheque.kernel.seats import SPECTATOR
from tests.games.metropolis.drawing import BUILD, LAST, draw
from tests.games.metropolis.test_view import choice, english, scene
from tests.support import A, B, C, rule


def test_an_offer_shows_both_sides_before_and_after() -> None:
    table = draw("A 11 15 16 20, B 21 25 26 10, C 80", cards="50 36 62 74")
    table.play(A, "offer 10>A 20>B promise school 80")
    drawn = scene(table, B)
    accept = choice(drawn, "accept 1")
    assert accept.on == "offer:1" and accept.confirm
    written = [(english(label), value) for label, value in accept.preview]
    assert written[0][0] == "Proposed by Ann"
    assert written[1][0] == (
        "Exchange: your lot 10 to Ann, lot 20 from Ann to you; promise: to build a school in the 80s"
    )
    assert written[2:] == [
        ("What Ann could build (base values)", "32 → 42"),
        ("What you could build (base values)", "32 → 42"),
    ]
    # the lots are marked with who would get them
    assert accept.marks == [("lot-10", "→ A"), ("lot-20", "→ B")]
    assert accept.ghosts == [("token", "lot-10", A), ("token", "lot-20", B)]
    assert english(drawn.status) == "Ann offers you an exchange."
    assert "Offer 1 by Ann" in english(drawn.notes[0])


@rule("5.5")
def test_what_an_exchange_could_hold_heeds_the_prohibitions() -> None:
    # A's 20 21 26 and B's 27 would hold a hospital, were there no factory: so, an apartment (26) and a house (6)
    table = draw("A 20 21 26, B 27 22 23 24 10, C 80", built="factory 22 23 24", cards="50 36 62 74")
    table.play(B, "offer 27>A")
    written = [(english(label), value) for label, value in choice(scene(table, A), "accept 1").preview]
    assert written[2:4] == [
        ("What you could build (base values)", "26 → 32"),
        ("What Bob could build (base values)", "12 → 6"),
    ]
    assert written[4:] == [("You: lots", "+1 → 4"), ("Bob: lots", "−1")]


@rule("6.3")
def test_a_yes_that_does_not_bind_yet_can_be_taken_back_on_the_page() -> None:
    table = draw("A 11, B 21, C 80", cards="50 36 62 74")
    table.moves("A: offer 11>B 21>C 80>A, B: accept 1")
    taken_back = choice(scene(table, B), "decline 1")
    assert taken_back.on == "offer:1"
    assert english(taken_back.label) == "Change my mind: decline offer 1"
    assert english(choice(scene(table, C), "decline 1").label) == "Decline offer 1"


@rule("6.3")
def test_every_offer_is_shown_as_what_it_is_until_the_turn_ends() -> None:
    table = draw("A 11 12 13, B 21 22, C 80 81", cards="50 36 62 74", step=BUILD)
    table.moves("A: offer 11>B 21>A, A: offer 12>B, B: offer 22>C 81>B, B: offer 13>B")
    table.moves("B: accept 1, B: decline 2, C: offer 81>A, C: accept 3, A: decline 4")
    assert [english(note) for note in scene(table, SPECTATOR).notes] == [
        "Offer 1 by Ann – Exchange: lot 11 to Bob, lot 21 to Ann. Accepted and carried out.",
        "Offer 2 by Ann – Exchange: lot 12 to Bob. Declined by Bob.",
        "Offer 3 by Bob – Exchange: lot 22 to Cleo, lot 81 to Bob. Accepted and carried out.",
        "Offer 5 by Cleo – Exchange: lot 81 to Ann. Lapsed: one of its lots has changed hands or was built on.",
        "Offer 4 by Bob – Exchange: lot 13 to Bob. Declined by Ann.",
    ]
    table.moves("A: offer 12>C, A: withdraw 6")
    assert english(scene(table, C).notes[-1]) == "Offer 6 by Ann – Exchange: lot 12 to you. Withdrawn."
    # when the turn ends, all of it goes
    table.play(A, "done")
    assert scene(table, A).notes == []
    assert [grey for grey in scene(table, A).greyed if grey.on.startswith("offer:")] == []


@rule("6.3")
def test_whom_an_offer_concerned_sees_what_became_of_it_with_its_paragraph() -> None:
    table = draw("A 11 12, B 21 22, C 80", cards="50 36 62 74")
    table.moves("A: offer 11>B, B: decline 1")
    for seat in (A, B):
        closed = [grey for grey in scene(table, seat).greyed if grey.on == "offer:1"]
        assert [(grey.refusal.rule, grey.refusal.key) for grey in closed] == [("6.3", "offer-is-declined")]
    assert scene(table, C).greyed == scene(table, SPECTATOR).greyed == []


@rule("6.3", "7.2", "9.3")
def test_the_paragraph_is_the_one_on_what_is_to_be_decided() -> None:
    table = draw("A 40 41, B 45 46, C 60", step=BUILD, cards="70")
    assert [scene(table, seat).rule for seat in (A, B, SPECTATOR)] == ["5.1", "5.1", "5.1"]
    table.play(C, "offer 60>B")
    assert [scene(table, seat).rule for seat in (A, B, C)] == ["5.1", "6.3", "5.1"]
    table.moves("B: decline 1, C: offer end")
    assert [scene(table, seat).rule for seat in (A, B, C)] == ["5.1", "9.3", "5.1"]
    table.moves("B: decline 2, A: joint office 40 41 45 46")
    assert [scene(table, seat).rule for seat in (A, B, C)] == ["7.2", "7.2", "7.2"]
    assert scene(draw(cards="70"), A).rule == "3.1"
    assert scene(draw("A 10", step=LAST, rest="C"), A).rule == "9.1"


def test_a_joint_proposal_shows_value_and_shares() -> None:
    table = draw("A 40 41, B 45 46, C 60", step=BUILD, cards="70")
    assert (
        english(choice(scene(table, A), "joint office 40 41 45 46").label)
        == "Build an office building with Bob on 40, 41, 45, 46"
    )
    table.play(A, "joint office 40 41 45 46")
    written = [(english(label), value) for label, value in choice(scene(table, B), "accept 1").preview]
    assert written[2:] == [
        ("Value of the building", "52"),
        ("You: points", "+26 → 26"),
        ("Ann: points", "+26"),
    ]
    # its lots are marked on the plan while it waits, and the building is shown with the answer
    accept = choice(scene(table, B), "accept 1")
    assert accept.marks == [(f"lot-{lot}", "") for lot in (40, 41, 45, 46)]
    assert accept.ghosts[0] == ("office", "at-40-1-1", None)
    withdraw = [(english(label), value) for label, value in choice(scene(table, A), "withdraw 1").preview]
    assert withdraw[2:] == [
        ("Value of the building", "52"),
        ("Points for you", "+26"),
        ("Points for Bob", "+26"),
    ]
    assert english(scene(table, A).status) == "Your joint building waits for the other owners."
    assert "Ann has proposed" in english(scene(table, C).status)


def test_exchanges_can_be_put_together_at_any_time_by_everybody() -> None:
    table = draw("A 11 15, B 21 25, C 80", built="house 11", cards="50 36 62 74")
    for seat in (A, B, C):
        drawn = scene(table, seat)
        control = drawn.controls[-1]
        assert control.kind == "trade" and control.data["lots"] == "lot-"
        owned = {piece.id: piece.seat for piece in drawn.pieces if piece.id.startswith("lot-")}
        assert {name: owner for name, owner in owned.items() if owner is not None} == {
            "lot-15": A,
            "lot-21": B,
            "lot-25": B,
            "lot-80": C,
        }
    assert scene(table, SPECTATOR).controls == []
    assert [control.name for control in scene(draw(trades=False, cards="50"), A).controls] == ["lots"]


def test_suggested_exchanges_belong_to_the_control_and_show_both_sides() -> None:
    table = draw("A 11 15 16 20, B 21 25 26 10", cards="50 36 62 74", seats=2)
    suggested = choice(scene(table, A), "offer 10>A 20>B")
    assert suggested.on == "control:trade"
    assert [(english(label), value) for label, value in suggested.preview] == [
        ("What you could build (base values)", "32 → 42"),
        ("What Bob could build (base values)", "32 → 42"),
    ]
    assert not any(found.on == "control:trade" for found in scene(table, B).choices)
