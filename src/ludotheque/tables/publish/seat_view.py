"""What a seat sees of a table at one version: observation, menu, decision, scene, and what its viewer may do.

The id of the decision goes out with the scene and comes back with the click: a click on what is gone is refused.
"""

from __future__ import annotations

import hashlib
from typing import Any

from ludotheque.kernel.actions import Action
from ludotheque.kernel.effects import show_effects
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import Moment
from ludotheque.kernel.offers import OfferBook
from ludotheque.kernel.phase import Phase
from ludotheque.kernel.position import Observation, Position
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.scene import Panel, Scene
from ludotheque.kernel.seats import SPECTATOR, letter
from ludotheque.tables.events import OPEN, PERSON
from ludotheque.tables.publish.messages import messages, texts
from ludotheque.tables.table import LOBBY, OVER, RUNNING, Table


class SeatView:
    """What a seat (or SPECTATOR) sees at one version. The scene is drawn when somebody looks, and once."""

    def __init__(self, table: Table, seat: int) -> None:
        self.version = table.version
        self.seat = seat
        self.acts = may_act(table, seat)
        position = table.position
        self.menu: tuple[Action, ...] = position.menu(seat) if self.acts else ()
        self.seen: Observation = table.game.observe(position, seat)
        #: empty for whoever may not act
        self.decision = decision_id(table, seat, self.menu, self.seen) if self.acts else ""
        self._scene: Scene | None = None

    def scene(self, table: Table) -> Scene:
        if self._scene is None:
            position, estimates = table.position, table.opened.estimates
            self._scene = draw(
                table.game, estimates, position, self.seen, self.menu, table.waiting(), self.acts
            )
        return self._scene

    def shown_decision(self, table: Table) -> str:
        """The decision as the viewer is shown it: empty if there is nothing to choose."""
        scene = self.scene(table)
        choosing = any([control.chooses() for control in scene.controls])
        return self.decision if scene.choices or choosing else ""


def may_act(table: Table, seat: int) -> bool:
    """Whether the person on this seat may play now, waited for or not."""
    return seat != SPECTATOR and table.status == RUNNING and not table.paused and seat not in table.handed


def draw(
    game: Game,
    estimates: bool,
    position: Position,
    seen: Observation,
    menu: tuple[Action, ...],
    waiting: list[int],
    acts: bool,
) -> Scene:
    """The scene of an observation; choices, effects and reasons for what is greyed only for the seat that acts.

    Whoever is not waited for may still have something to say: a control, a button. `estimates`: the table allows them.
    """

    def why(action: Action) -> Refusal | None:
        return position.refusal(seen.seat, action)

    scene = game.scene(seen, menu, waiting, why)
    if not acts:
        scene.choices = []
        scene.controls = [control for control in scene.controls if not control.chooses()]
    elif menu:
        show_effects(game, seen, menu, scene, estimates)
    if not estimates:
        scene.controls = [control.without_estimates() for control in scene.controls]
    if not menu:  # what became of an offer concerns its partners at any time
        scene.greyed = [greyed for greyed in scene.greyed if acts and greyed.on.startswith("offer:")]
    return scene


def draw_moment(table: Table, moment: Moment, seat: int, actor: int | None) -> Scene:
    """A moment of the last move as this seat (or SPECTATOR) sees it: nobody is asked, whoever acts is marked."""
    position = moment.position
    assert isinstance(position, Position)
    scene = draw(
        table.game, table.opened.estimates, position, table.game.observe(position, seat), (), [], False
    )
    scene.panels = [
        Panel(panel.seat, panel.rows, True, panel.note) if panel.seat == actor else panel
        for panel in scene.panels
    ]
    return scene


def draw_past(table: Table, step: int, seat: int) -> Scene:
    """The position after so many moves as this seat saw it."""
    assert table.match is not None
    position = table.match.position_after(step)
    seen = table.game.observe(position, seat)
    return draw(table.game, table.opened.estimates, position, seen, (), position.waiting_for(), False)


# --- the id of a decision --------------------------------------------------------------------------------


def decision_id(table: Table, seat: int, menu: tuple[Action, ...], seen: Observation) -> str:
    """The id of what this seat decides now, by its menu and what it sees.

    It covers the seat's epoch (its own moves, reveals, agreements: `Match.epoch`), the §, the menu, and the open offers
    that concern the seat. The others' sealed bids do not change it, nor do suggestions: they are samples. In an
    open-cry auction the whole auction is one decision: whoever shouts is judged by the rules alone.
    """
    match = table.match
    assert match is not None
    if table.position.cry() is not None:
        return auction_decision(table, seat)
    parts = [table.id, str(match.epoch(seat)), table.position.rule()]
    for action in menu:
        if not action.open_ended:
            parts.append(action.notation)
    parts += offers_to(seen)
    return _hashed(parts)


def auction_decision(table: Table, seat: int) -> str:
    """The id of what this seat decides in the open-cry auction that runs now, or that ran last."""
    assert table.match is not None
    return _hashed([table.id, "auction", str(table.match.auction), str(seat)])


def offers_to(seen: Observation) -> list[str]:
    """The open offers that wait for the observer or are its own, wherever its observation keeps them."""
    found: list[str] = []
    for part in seen.parts():
        _add_offers(part, seen.seat, found)
    return found


def _add_offers(part: object, seat: int, found: list[str]) -> None:
    if isinstance(part, OfferBook):
        for offer in part.open:
            if seat == offer.proposer or seat in offer.waiting:
                found.append(f"{offer.number} {offer.proposer} {offer.terms!r}")
    elif isinstance(part, Phase):
        for inner in part.parts():
            _add_offers(inner, seat, found)
    elif isinstance(part, list) and part and isinstance(part[0], Phase):
        for phase in part:
            _add_offers(phase, seat, found)


def _hashed(parts: list[str]) -> str:
    return hashlib.blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()


# --- about the viewer --------------------------------------------------------------------------------------


def clocks_part(table: Table, lang: str, now: int) -> dict[str, Any]:
    shown = table.clocks.shown(now)
    shown["running"] = table.status == RUNNING and not table.paused
    if shown["count"] is not None:
        shown["count"]["texts"] = [messages(lang).say(f"count-{number}") for number in range(4)]
    return shown


def you_part(table: Table, seat: int, owner: bool, may_sit: bool, lang: str, decision: str) -> dict[str, Any]:
    """What is shown about the viewer; `decision` is the one that he is shown."""
    seated = seat != SPECTATOR
    block = undo_block(table, seat)
    undo = seated and table.match is not None and block is None
    rehearses = bool(decision) and table.opened.rehearsal
    hinted = bool(decision) and table.opened.estimates and table.scripted() is None
    shown = {
        "must": may_act(table, seat) and seat in table.waiting(),
        "decision": decision,
        "seat": seat if seated else None,
        "owner": owner,
        "watching": not seated,
        "auto": table.auto[seat] if seated else True,
        "decided": has_decided(table, seat),
        "undo": {"can": undo, "text": messages(lang).say(block) if block and seated else ""},
        "may": may(table, seat, owner, may_sit, undo)
        + (["rehearse"] if rehearses else [])
        + (["hint"] if hinted else []),
    }
    if table.script is not None:
        shown["lesson"] = lesson_part(table, seat, lang)
    return shown


def lesson_part(table: Table, seat: int, lang: str) -> dict[str, Any] | None:
    """What the script of a lesson or an example says to its newcomer now; nothing at all other tables."""
    script, match = table.script, table.match
    if script is None or match is None or seat != script.seat or not script.follows(match):
        return None
    number = script.step_of(match)
    step = script.steps[number]
    # answered: the others move until the next step begins
    done = any([move.seat == seat for move in match.moves[step.at :]])
    say, game = texts(lang), table.game.meta.id
    message = script.message(step)
    if done and say.has(game, f"{message}.after"):
        message += ".after"
    names = {letter(other).lower(): name for other, name in enumerate(table.names())}
    return {
        "example": "" if script.is_lesson else script.name,
        "number": number + 1,
        "of": len(script.steps),
        "text": say.say(game, message, names),
        "rule": step.rule,
        "done": done,
        "over": not step.right,
    }


def has_decided(table: Table, seat: int) -> bool:
    """Whether the person on this seat has made a decision in this match."""
    if table.match is None:
        return False
    for move in table.match.moves:
        if move.seat == seat and move.by == PERSON:
            return True
    return bool(table.match.old)


def undo_block(table: Table, seat: int) -> str | None:
    """Why this seat cannot take its last move back now."""
    if table.match is None or seat == SPECTATOR:
        return None
    if table.status != RUNNING:
        return "not-running"
    if table.paused:
        return "paused"
    if seat in table.handed:
        return "bot-plays-now"
    return table.match.undo_block(seat)


def may(table: Table, seat: int, owner: bool, may_sit: bool, undo: bool) -> list[str]:
    """What the buttons around the game may offer."""
    seated = seat != SPECTATOR
    out = ["chat"]
    if table.status == LOBBY:
        free = may_sit and any(chair.kind == OPEN for chair in table.chairs)
        out += ["leave", "ready", "promise", "rename", "seat-link"] if seated else (["join"] if free else [])
        if owner:
            out += ["start", "seats", "close", "links"]
    elif table.status == RUNNING:
        if undo:
            out += ["undo", "restart-turn"]
        if seated and seat not in table.resigned:
            out += ["resume" if table.paused else "pause", "resign", "leave", "rename", "seat-link"]
            out.append("take-back" if seat in table.handed else "bot-plays")
        if owner:
            out.append("links")
    elif table.status == OVER:
        out += ["export"] + (["rematch"] if seated or owner else [])
    return out
