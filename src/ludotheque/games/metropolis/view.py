"""From what a seat knows to what it sees: the plan, the panels, the decision."""

from __future__ import annotations

from ludotheque.games.metropolis import view_offers
from ludotheque.games.metropolis.actions import Build, Done, Joint, OfferTrade, Take, build
from ludotheque.games.metropolis.components import (
    BITS,
    DISTRICTS,
    LOTS,
    PIECES,
    TYPES,
    UNITS,
    WIDTH,
    Box,
    printed,
    units_of,
)
from ludotheque.games.metropolis.observation import Seen
from ludotheque.games.metropolis.plots import (
    plot_district,
    plot_lots,
    plot_mask,
    plot_of,
    plot_piece,
    plot_type,
)
from ludotheque.games.metropolis.rules.ending import Over
from ludotheque.games.metropolis.rules.evaluation import Valuation, evaluate, in_points, prospect
from ludotheque.games.metropolis.rules.negotiation import joint_pending
from ludotheque.games.metropolis.rules.turn import Turn
from ludotheque.games.metropolis.rules.turns import ChooseLot, LastBuilding
from ludotheque.games.metropolis.town import NOBODY, Town
from ludotheque.kernel.actions import Action
from ludotheque.kernel.game import Why
from ludotheque.kernel.offers import Accept, Decline, Withdraw
from ludotheque.kernel.scene import Choice, Greyed, Panel, Piece, Row, Scene, Sheet, Text, say
from ludotheque.kernel.seats import SPECTATOR, clockwise


def scene(seen: Seen, box: Box, menu: tuple[Action, ...], waiting: list[int], why: Why) -> Scene:
    drawn = Scene("board.svg", status(seen, waiting), seen.phase.rule())
    valued = evaluate(box, seen.town)
    drawn.pieces = [*open_cards(seen), *stock(seen, box), *buildings(seen, valued), *tokens(seen.town)]
    first = 0 if seen.seat == SPECTATOR else seen.seat
    drawn.panels = [panel(seen, valued, seat, seat in waiting) for seat in clockwise(first, seen.seats)]
    drawn.choices = [choice(seen, box, action) for action in menu if not isinstance(action, OfferTrade)]
    drawn.choices += view_offers.end_choice(seen, why)
    drawn.controls = view_offers.controls(seen, menu, why)
    drawn.greyed = greyed(seen, box, menu, why)
    if valued:
        drawn.sheets = [appraisal(seen.town, valued)]
    drawn.notes = notes(seen)
    return drawn


# --- the status bar ----------------------------------------------------------------------------------


def status(seen: Seen, waiting: list[int]) -> Text:
    phase = seen.phase
    if isinstance(phase, Over):
        return say(f"status-over-{phase.reason}")
    assert isinstance(phase, Turn)
    asked = [offer.number for offer in seen.book.awaiting(seen.seat)]
    if asked and seen.seat != phase.player:
        return say("status-asked-mine", number=asked[0])
    if joint_pending(seen.book) is not None:
        return say("status-joint-mine" if seen.seat == phase.player else "status-joint", seat=phase.player)
    step = "last" if isinstance(phase, LastBuilding) else "build"
    if isinstance(phase, ChooseLot):
        step = "choose"
    if seen.seat == phase.player:
        return say(f"status-{step}-mine")
    return say(f"status-{step}", seat=phase.player)


# --- the plan ----------------------------------------------------------------------------------------


def place_of(plot: int) -> str:
    """The middle of a building: districts have points at every half lot, across and down."""
    units = units_of(plot_mask(plot))
    columns = [unit % WIDTH for unit in units]
    rows = [unit // WIDTH for unit in units]
    across = min(columns) + max(columns)
    down = min(rows) + max(rows)
    return f"at-{printed(plot_district(plot) * UNITS)}-{across}-{down}"


def buildings(seen: Seen, valued: list[Valuation]) -> list[Piece]:
    drawn: list[Piece] = []
    for found in valued:
        owners = seen.town.owners_of(found.plot)
        name = PIECES[plot_piece(found.plot)]
        lots = [printed(lot) for lot in plot_lots(found.plot)]
        label = say("label-building", piece=name, lots=lots, owner=owners, value=found.value)
        drawn.append(
            Piece(
                f"building-{lots[0]}",
                symbol_name(found.plot),
                place_of(found.plot),
                label,
                seat=owners[0] if len(owners) == 1 else None,
                value=str(found.value),
            )
        )
    return drawn


def symbol_name(plot: int) -> str:
    """Apartments look different when turned by 180°; all other pieces do not."""
    name = PIECES[plot_piece(plot)]
    upper = BITS[plot_mask(plot) & (1 << WIDTH) - 1]
    lower = BITS[plot_mask(plot)] - upper
    return f"{name}-turned" if upper < lower and upper > 0 else name


def tokens(town: Town) -> list[Piece]:
    """One on each unbuilt lot; on a joint building one on each of its lots."""
    drawn: list[Piece] = []
    shared = [lot for plot in town.buildings if len(town.owners_of(plot)) > 1 for lot in plot_lots(plot)]
    for lot in range(LOTS):
        owner = town.owners[lot]
        if owner != NOBODY and (lot in shared or not town.is_built(lot)):
            number = printed(lot)
            key = "label-shared-lot" if lot in shared else "label-owned-lot"
            symbol = "share" if lot in shared else "token"
            drawn.append(
                Piece(
                    f"token-{number}", symbol, f"lot-{number}", say(key, lot=number, owner=owner), seat=owner
                )
            )
    return drawn


def open_cards(seen: Seen) -> list[Piece]:
    drawn: list[Piece] = []
    if seen.cards_left:
        drawn.append(
            Piece(
                "stack",
                "stack",
                "stack",
                say("label-stack", number=seen.cards_left),
                value=str(seen.cards_left),
            )
        )
    for place, lot in enumerate(seen.cards):
        number = printed(lot)
        label = say("label-card", lot=number)
        drawn.append(Piece(f"card-{number}", "card", f"open-{place + 1}", label, value=str(number)))
        drawn.append(Piece(f"mark-{number}", "on-offer", f"lot-{number}", say("label-on-offer", lot=number)))
    return drawn


def stock(seen: Seen, box: Box) -> list[Piece]:
    """The common stock: one of each kind, with how many are left."""
    drawn: list[Piece] = []
    for piece, name in enumerate(PIECES):
        left = seen.town.stock[piece]
        label = say("label-stock", piece=name, left=left, number=box.counts[piece])
        symbol = f"stock-{name}"
        drawn.append(Piece(symbol, symbol, symbol, label, value=f"×{left}", faded=left == 0))
    return drawn


# --- the panels --------------------------------------------------------------------------------------


def panel(seen: Seen, valued: list[Valuation], seat: int, active: bool) -> Panel:
    total = 0
    detail: list[tuple[Text, str]] = []
    for found in valued:
        share = found.shares[seat]
        if seat in seen.town.owners_of(found.plot):
            total += share
            lots = [printed(lot) for lot in plot_lots(found.plot)]
            label = say("label-building-short", piece=PIECES[plot_piece(found.plot)], lots=lots)
            detail.append((label, in_points(share)))
    unbuilt = sum([BITS[seen.town.held[seat * DISTRICTS + district]] for district in range(DISTRICTS)])
    rows = [
        Row(say("label-points"), in_points(total), detail, "sum"),
        Row(say("label-buildings"), len(detail), [], "roof"),
        Row(say("label-lots"), unbuilt, [], "plot"),
    ]
    phase = seen.phase
    note = say("label-turn") if isinstance(phase, Turn) and phase.player == seat else None
    return Panel(seat, rows, active, note)


# --- the decision ------------------------------------------------------------------------------------


def choice(seen: Seen, box: Box, action: Action) -> Choice:
    if isinstance(action, Take):
        number = printed(action.lot)
        if action.owner == seen.seat:
            return Choice(action.notation, say("action-take", lot=number), f"piece:card-{number}")
        return Choice(
            action.notation, say("action-give", lot=number, owner=action.owner), f"piece:card-{number}", True
        )
    if isinstance(action, (Build, Joint)):
        lots = [printed(lot) for lot in action.lots]
        owners = [seat for seat in seen.town.owners_of(action.plot) if seat != seen.seat]
        label = say("action-build", piece=PIECES[action.piece], lots=lots)
        if owners:
            label = say("action-joint", piece=PIECES[action.piece], lots=lots, owner=owners)
        return Choice(action.notation, label, f"place:lot-{lots[0]}", True, tried(seen, box, action.plot))
    if isinstance(action, Done):
        return Choice(action.notation, say("action-done"))
    assert isinstance(action, (Accept, Decline, Withdraw))
    return view_offers.answer(seen, box, action)


def tried(seen: Seen, box: Box, plot: int) -> list[tuple[Text, str]]:
    """§5.6, §8.4: what the building would be worth, and what it would change for whom."""
    found = prospect(box, seen.town, plot)
    told = [(say("label-value"), str(found.value))]
    for seat in range(seen.seats):
        change = found.changes[seat]
        if change != 0:
            sign = "+" if change > 0 else ""
            told.append((say("label-change", seat=seat), sign + in_points(change)))
    return told


def greyed(seen: Seen, box: Box, menu: tuple[Action, ...], why: Why) -> list[Greyed]:
    """Buildings of the stock that the player cannot place now, with the gate's reason for the nearest try."""
    phase = seen.phase
    if not isinstance(phase, Turn) or isinstance(phase, ChooseLot) or seen.seat != phase.player:
        return []
    possible = {action.piece for action in menu if isinstance(action, (Build, Joint))}
    out: list[Greyed] = []
    for piece, name in enumerate(PIECES):
        if piece not in possible:
            refusal = why(build(nearest(box, seen.town, seen.seat, piece)))
            if refusal is not None:
                out.append(Greyed(f"piece:stock-{name}", refusal))
    return out


def nearest(box: Box, town: Town, seat: int, piece: int) -> int:
    """The placement of this piece for which the player owns most lots."""
    best = -1
    found = 0
    for district in range(DISTRICTS):
        own = town.held[seat * DISTRICTS + district]
        for mask in box.shapes[piece]:
            if BITS[mask & own] > best:
                best = BITS[mask & own]
                found = plot_of(district, piece, mask)
    return found


# --- beside the plan ---------------------------------------------------------------------------------


def appraisal(town: Town, valued: list[Valuation]) -> Sheet:
    """§8.4: every standing building and where its value comes from."""
    columns = [
        say(f"label-column-{name}") for name in ("building", "lots", "owner", "ground", "neighbours", "value")
    ]
    rows: list[list[Text | str | int | None]] = []
    for found in sorted(valued, key=lambda one: (plot_district(one.plot), plot_type(one.plot))):
        site = f"label-ground-{found.site}" if found.site else "label-ground"
        effects = [say("label-effect", type=name, points=f"{points:+d}") for name, points in found.effects]
        rows.append(
            [
                say("label-piece", piece=TYPES[plot_type(found.plot)]),
                " ".join([str(printed(lot)) for lot in plot_lots(found.plot)]),
                say("label-owners", owner=town.owners_of(found.plot)),
                say(site, points=found.ground),
                say("label-effects", effects=effects) if effects else "",
                found.value,
            ]
        )
    return Sheet(say("label-appraisal"), columns, rows)


def notes(seen: Seen) -> list[Text]:
    told = [view_offers.standing(seen, offer) for offer in seen.book.open]
    if isinstance(seen.phase, LastBuilding):
        told.append(say("label-last-round", left=seen.phase.left))
    elif not seen.cards_left and isinstance(seen.phase, Turn):
        told.append(say("label-stack-empty"))
    return told
