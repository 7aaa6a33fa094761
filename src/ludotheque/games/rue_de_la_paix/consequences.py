"""What an action brings, in the words of this game: titles, sums, lamps, who falls back, what a hurricane takes.

Everything is read from effects that the rules themselves gave (`kernel/effects.py`): changes and facts.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rue_de_la_paix import facts
from ludotheque.games.rue_de_la_paix.actions import PASS, Build, Draw, Pass, PlayCard, Take
from ludotheque.games.rue_de_la_paix.components import Box
from ludotheque.games.rue_de_la_paix.instructions import HURRICANE, MULTIPLY, ZONES
from ludotheque.games.rue_de_la_paix.observation import Seen
from ludotheque.games.rue_de_la_paix.quantities import CARDS, MILLIONS, quantities
from ludotheque.games.rue_de_la_paix.rules.hurricane import Hurricane
from ludotheque.games.rue_de_la_paix.rules.titles import owner_of
from ludotheque.games.rue_de_la_paix.state import State
from ludotheque.games.rue_de_la_paix.view_board import plot, word_of
from ludotheque.kernel.actions import Action
from ludotheque.kernel.effects import OVER, REVEAL, Change, Effects, NoChance, Uncertain, certain
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.outcome import signed
from ludotheque.kernel.scene import Ghost, Mark, Summary
from ludotheque.kernel.seats import NOBODY, letter
from ludotheque.kernel.text import Text, say

MOST_TARGETS: Final = 5  #: targets of a card that are listed; the board marks all

Lines = list[tuple[Text, str]]


def summary(seen: Seen, box: Box, action: Action, found: Effects, position: State) -> Summary:
    if isinstance(action, PlayCard) or isinstance(seen.phases[-1], Hurricane):
        return card_summary(seen, box, action, position)
    if isinstance(action, (Pass, Draw)):
        return Summary("", [])
    return Summary(
        chip(seen, box, action, beyond(position, seen.seat, action, found)),
        [
            *titles(seen.seat, found),
            *unchanged(seen, box, action, found),
            *sums(seen.seat, found),
            *what_next(seen.seat, found),
        ],
        comers(found),
        leavers(seen, box, found),
    )


# --- in a few characters -------------------------------------------------------------------------------


def chip(seen: Seen, box: Box, action: Action, found: Effects) -> Text | str:
    """`+4 → 20, lamp, B −4`; `no title`; `yours` where one builds on what one has."""
    own = ""
    others: list[str] = []
    for change in found.changes:
        if change.name != MILLIONS:
            continue
        if change.seat == seen.seat:
            own = f"{signed(change.amount())} → {change.after}"
        else:
            others.append(f"{letter(change.seat)} {signed(change.amount())}")
    parts: list[Text | str] = []
    if own:
        parts.append(own)
    elif isinstance(action, Build):
        number = box.property_at(action.zone, action.value)
        parts.append(say("chip-yours" if seen.titles[number] == seen.seat else "chip-no-title"))
    if draws(seen.seat, found):
        parts.append(say("chip-lamp"))
    parts.extend(others)
    if not parts:
        if not isinstance(action, Take):
            return ""
        lifted = any(isinstance(fact, facts.HotelLifted) for fact in found.facts)
        return lifted_chip(seen, box, action) if lifted else say("chip-no-title")
    notes = parts[0]
    for part in parts[1:]:
        notes = say("chip-and", first=notes, second=part)
    return notes


def beyond(position: State, seat: int, action: Action, found: Effects) -> Effects:
    """§4.2: what one more hotel adds to those built before it in the same step; stopping now brings theirs."""
    stop = position.conclusion(seat)
    if stop is None or not isinstance(action, Build):
        return found
    sums = {change.seat: change for change in found.changes if change.name == MILLIONS}
    changes = [change for change in found.changes if change.name != MILLIONS]
    for change in certain(quantities, position, seat, stop).changes:
        if change.name == MILLIONS:
            then = sums.pop(change.seat, None)
            after = change.before if then is None else then.after
            if after != change.after:
                changes.append(Change(change.seat, MILLIONS, change.after, after))
    changes.extend(sums.values())
    return Effects(changes, found.facts, found.until, found.concluded)


def lifted_chip(seen: Seen, box: Box, action: Take) -> Text:
    """§8.7: whose the property is without the hotel that will stand elsewhere: `title to B`, `title given back`."""
    number = box.property_at(action.zone, action.value)
    owner = owner_of(seen.stacks[number][:-1])
    if owner == NOBODY:
        return say("chip-nobodys")
    if owner == seen.titles[number]:
        return say("chip-title-stays")
    return say("chip-title-to", seat=letter(owner))


def draws(seat: int, found: Effects) -> bool:
    """§6.2: whether the token stops on an F square, so that a card is drawn."""
    if found.until != REVEAL:
        return False
    return any(
        change.seat == seat and change.name == CARDS and change.amount() > 0 for change in found.changes
    )


# --- line by line --------------------------------------------------------------------------------------


def titles(seat: int, found: Effects) -> Lines:
    """Who takes or gives back what: "You take the title of red property 3 from Bob"."""
    notes: Lines = []
    for fact in found.facts:
        if isinstance(fact, facts.TitleTaken):
            place = say("label-property", zone=fact.zone, value=fact.value)
            if fact.loser is None:
                mine = fact.seat == seat
                notes.append((say("effect-title-taken", own=mine, seat=fact.seat, property=place), ""))
            else:
                own = "taker" if fact.seat == seat else "loser" if fact.loser == seat else "nobody"
                text = say("effect-title-from", own=own, seat=fact.seat, property=place, other=fact.loser)
                notes.append((text, ""))
        elif isinstance(fact, facts.TitleReturned):
            place = say("label-property", zone=fact.zone, value=fact.value)
            mine = fact.seat == seat
            notes.append((say("effect-title-returned", own=mine, seat=fact.seat, property=place), ""))
    return notes


def unchanged(seen: Seen, box: Box, action: Action, found: Effects) -> Lines:
    """Whose a property stays although a hotel comes or goes."""
    if not isinstance(action, (Build, Take)):
        return []
    number = box.property_at(action.zone, action.value)
    for fact in found.facts:
        if isinstance(fact, facts.HotelLifted):
            return []
        if isinstance(fact, (facts.TitleTaken, facts.TitleReturned)) and (
            box.property_at(ZONES.index(fact.zone), fact.value) == number
        ):
            return []
    holder = seen.titles[number]
    if holder == NOBODY:
        return []
    return [(say("effect-title-stays", own=holder == seen.seat, seat=holder), "")]


def sums(seat: int, found: Effects) -> Lines:
    """The new value of everybody's titles, the observer's first."""
    notes: Lines = []
    for change in found.changes:
        if change.name == MILLIONS:
            line = (sum_of(seat, change.seat), f"{signed(change.amount())} → {change.after}")
            if change.seat == seat:
                notes.insert(0, line)
            else:
                notes.append(line)
    return notes


def sum_of(seat: int, other: int) -> Text:
    return say("effect-sum", own=other == seat, seat=other)


def what_next(seat: int, found: Effects) -> Lines:
    notes: Lines = []
    if draws(seat, found):
        notes.append((say("effect-lamp"), ""))
    if found.until == OVER:
        notes.append((say("effect-over"), ""))
    return notes


# --- on the board --------------------------------------------------------------------------------------


def comers(found: Effects) -> list[Ghost]:
    """Hotels that would stand, and where tokens would stop."""
    shown: list[Ghost] = []
    for fact in found.facts:
        if isinstance(fact, (facts.HotelBuilt, facts.HotelMoved)):
            shown.append((f"hotel-{letter(fact.seat)}", f"{fact.zone}-{fact.value}/hotels", fact.seat))
        elif isinstance(fact, facts.TokenMoved):
            shown.append((f"token-{letter(fact.seat)}", f"square-{fact.end}", fact.seat))
    return shown


def leavers(seen: Seen, box: Box, found: Effects) -> list[str]:
    """Top hotels that would go."""
    gone: list[str] = []
    for fact in found.facts:
        if isinstance(fact, (facts.HotelRemoved, facts.HotelLifted)):
            number = box.property_at(ZONES.index(fact.zone), fact.value)
            gone.append(f"hotel-{word_of(box, number)}-{len(seen.stacks[number])}")
    return gone


# --- cards ---------------------------------------------------------------------------------------------


def card_summary(seen: Seen, box: Box, action: Action, position: State) -> Summary:
    """What a card brings within reach, or what a hurricane takes if nobody insures after this."""
    said = action.instruction() if isinstance(action, PlayCard) else None
    if isinstance(seen.phases[-1], Hurricane) or (said is not None and said.effect == HURRICANE):
        return storm_summary(seen, box, action, position)
    after = position.copy()
    try:
        after.play(seen.seat, action, NoChance(), SILENT)
    except Uncertain:
        return Summary("", [(say("effect-chance"), "")])
    lines: Lines = []
    heart: Text | str = ""
    if said is not None and said.effect == MULTIPLY:
        heart = f"{seen.turn.budget} → {after.turn.budget}"
        lines.append((say("label-budget-after"), heart))
    marks: list[Mark] = []
    reached: list[tuple[int, int, Text | str]] = []
    for target in after.menu(seen.seat):
        if isinstance(target, (Build, Take)):
            number = box.property_at(target.zone, target.value)
            brought = certain(quantities, after, seen.seat, target)
            short = chip(seen, box, target, brought)
            marks.append((word_of(box, number), short))
            reached.append((-gain(seen.seat, brought), number, short))
    reached.sort(key=_by_gain)
    shown = [each for each in reached if each[0] < 0][:MOST_TARGETS]
    for _, number, short in shown:
        lines.append((say("effect-target", property=plot(box, number), brings=short), ""))
    if shown and len(reached) > len(shown):
        lines.append((say("effect-targets-more", number=len(reached) - len(shown)), ""))
    elif reached and not shown:
        lines.append((say("effect-targets", number=len(reached)), ""))
    if reached and not heart:
        heart = say("chip-best", brings=shown[0][2]) if shown else say("chip-targets", number=len(reached))
    return Summary(heart, lines, marks=marks)


def _by_gain(each: tuple[int, int, Text | str]) -> tuple[int, int]:
    return each[0], each[1]


def gain(seat: int, found: Effects) -> int:
    """By how much one gets ahead: own gain, and what the others lose."""
    ahead = 0
    for change in found.changes:
        if change.name == MILLIONS:
            ahead += change.amount() if change.seat == seat else -change.amount()
    return ahead


def storm_summary(seen: Seen, box: Box, action: Action, position: State) -> Summary:
    """§8.1: what everybody would lose if nobody (else) insures."""
    found = certain(quantities, position, seen.seat, action, others_pass)
    after = position.copy()
    lines: Lines = []
    try:
        after.play(seen.seat, action, NoChance(), SILENT)
        if isinstance(after.phase, Hurricane):  # somebody may still insure
            lines.append((say("effect-if-uninsured"), ""))
    except Uncertain:
        pass
    lost = [0] * seen.seats
    for fact in found.facts:
        if isinstance(fact, facts.HotelRemoved):
            lost[fact.owner] += 1
    for change in found.changes:
        if change.name == MILLIONS and not lost[change.seat]:
            lines.append((sum_of(seen.seat, change.seat), f"{signed(change.amount())} → {change.after}"))
    for seat in range(seen.seats):
        if lost[seat]:
            text = say("effect-loses-hotels", own=seat == seen.seat, seat=seat, number=lost[seat])
            lines.append((text, worth_change(found, seat)))
    if not lost[seen.seat] and action.notation != PASS.notation:
        lines.append((say("effect-loses-nothing"), ""))
    return Summary(
        storm_chip(seen.seat, lost, found),
        [*lines, *what_next(seen.seat, found)],
        [ghost for ghost in comers(found) if ghost[0].startswith("token-")],
        leavers(seen, box, found),
    )


def others_pass(position: State) -> tuple[int, Action] | None:
    phase = position.phase
    return (phase.asked[0], PASS) if isinstance(phase, Hurricane) else None


def worth_change(found: Effects, seat: int) -> str:
    for change in found.changes:
        if change.name == MILLIONS and change.seat == seat:
            return f"{signed(change.amount())} → {change.after}"
    return ""


def storm_chip(seat: int, lost: list[int], found: Effects) -> Text | str:
    """What I would lose, then the others. Hotels count beside titles: the titles alone may be those of the insured."""
    notes: Text | str = worth_change(found, seat)
    if lost[seat]:
        hotels = say("chip-hotels", amount=signed(-lost[seat]), number=lost[seat])
        notes = say("chip-and", first=notes, second=hotels) if notes else hotels
    elif not notes:
        notes = say("chip-safe")
    for change in found.changes:
        if change.name == MILLIONS and change.seat != seat:
            other = f"{letter(change.seat)} {signed(change.amount())}"
            notes = say("chip-and", first=notes, second=other)
    return notes
