"""From what a seat knows to what it sees: status, panels, the decision, the count so far."""

from __future__ import annotations

from ludotheque.games.diamonds_club.actions import (
    BUILD,
    BUYS,
    ON_IMPOSED,
    Build,
    Buy,
    Choose,
    ChooseAnimal,
    ChooseTrack,
    ExchangeAll,
    Keep,
    KeepNoMore,
    Pass,
    Pay,
    PlaceOn,
    Put,
    Take,
    Turn,
    good_name,
)
from ludotheque.games.diamonds_club.components import (
    ANIMALS,
    CELLS,
    EMPTY,
    FAMILIES,
    GEM_NAMES,
    GEMS,
    GOODS,
    IMPOSED,
    KINDS,
    LANDSCAPE,
    LIGHT,
    MONEY_TRACK,
    PARK,
    TABLES,
    TECHNIQUE_TRACK,
    TRACKS,
    family_of,
)
from ludotheque.games.diamonds_club.observation import Seen
from ludotheque.games.diamonds_club.pieces import (
    bonus_sign,
    gems_text,
    good_id,
    landscape_place,
    pieces,
    price_text,
    thing,
)
from ludotheque.games.diamonds_club.rules.combinations import best_values, combinations
from ludotheque.games.diamonds_club.rules.construction import Building
from ludotheque.games.diamonds_club.rules.ending import CATEGORIES, Over, gems_of, points_of
from ludotheque.games.diamonds_club.rules.exchange import Exchange, Keeping
from ludotheque.games.diamonds_club.rules.market import NEIGHBOURS
from ludotheque.games.diamonds_club.rules.payment import Payment
from ludotheque.games.diamonds_club.rules.project import CellChoice, KindChoice, PileChoice, Project
from ludotheque.games.diamonds_club.rules.purchase import Purchase
from ludotheque.games.diamonds_club.rules.symbols import AnimalChoice, TrackChoice
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.game import Why
from ludotheque.kernel.scene import Choice, Greyed, Panel, Row, Scene, Sheet, Text, say
from ludotheque.kernel.seats import SPECTATOR, clockwise, letter

#: The decision of each phase, as its status is called.
DECISIONS = {
    Purchase: "buy",
    AnimalChoice: "animal",
    TrackChoice: "track",
    Keeping: "keep",
    Building: "build",
    KindChoice: "take",
    PileChoice: "turn",
    CellChoice: "place",
    Payment: "pay",
}


def scene(seen: Seen, menu: tuple[Action, ...], waiting: list[int], why: Why) -> Scene:
    state = seen.table
    drawn = Scene("board.svg", status(state, seen.seat), state.rule())
    drawn.pieces = pieces(state)
    first = 0 if seen.seat == SPECTATOR else seen.seat
    drawn.panels = [panel(state, seat, seat in waiting) for seat in clockwise(first, state.seats)]
    drawn.choices = [choice(state, seen.seat, action) for action in menu]
    drawn.greyed = greyed(state, seen.seat, why)
    drawn.sheets = [count(state)]
    drawn.notes = notes(state)
    return drawn


# --- the status bar ----------------------------------------------------------------------------------


def status(state: State, viewer: int) -> Text:
    phase = state.phase()
    if isinstance(phase, Over):
        return say("status-over")
    seat = phase.actor(state)
    mine = "-mine" if seat == viewer else ""
    if isinstance(phase, Exchange):
        if mine and phase.family() != 0:
            return say("status-combine-mine", family=FAMILIES[family_of(phase.family())])
        return say(f"status-exchange{mine}", seat=seat, number=combinations(state, seat))
    if isinstance(phase, Payment):
        left = phase.bill.total - sum(phase.put)
        return say(f"status-pay{mine}", seat=seat, table=TABLES[phase.table], number=left)
    return say(f"status-{DECISIONS[type(phase)]}{mine}", seat=seat, coins=state.coins[seat])


# --- the panels --------------------------------------------------------------------------------------


def panel(state: State, seat: int, active: bool) -> Panel:
    box = state.box
    points = points_of(state, seat)
    first = seat * len(TRACKS)
    hand = state.gems[seat * GEMS : (seat + 1) * GEMS]
    goods = [good for good in range(GOODS) for _ in range(state.goods[seat * GOODS + good])]
    light = LIGHT - state.parks[seat * PARK : seat * PARK + LIGHT].count(EMPTY)
    missing = state.parks[seat * PARK : seat * PARK + IMPOSED].count(EMPTY)
    per_round = box.money_coins[state.tracks[first + MONEY_TRACK]]
    rows = [
        Row(
            say("label-points"),
            sum(points),
            [(say(f"category-{name}"), str(points[at])) for at, name in enumerate(CATEGORIES)],
            "points",
        ),
        Row(say("label-coins"), state.coins[seat], [(say("label-coins-per-round"), str(per_round))], "coin"),
        Row(
            say("label-all-gems"),
            gems_of(state, seat),
            [(say("label-gem", gem=GEM_NAMES[gem]), str(hand[gem])) for gem in range(GEMS)],
            "gem-diamond",
        ),
        Row(
            say("label-goods"),
            len(goods),
            [(say("label-good", good=good_name(good)), "1") for good in goods],
            "ship-5",
        ),
        Row(
            say("label-light-cells"),
            f"{light}/{LIGHT}",
            [(say("label-imposed-open"), str(missing))],
            "forest",
        ),
        Row(say("label-technique"), bonus_sign(state, state.tracks[first + TECHNIQUE_TRACK]), [], "gear"),
    ]
    return Panel(seat, rows, active, panel_note(state, seat))


def panel_note(state: State, seat: int) -> Text | None:
    for phase in state.phases:
        if isinstance(phase, (Purchase, Building)) and phase.passed[seat]:
            return say("label-passed")
    return say("label-leads") if seat == state.leader else None


# --- the decision ------------------------------------------------------------------------------------


def choice(state: State, seat: int, action: Action) -> Choice:
    name = letter(seat)
    notation = action.notation
    if isinstance(action, Buy):
        return buying(state, action)
    if isinstance(action, Pass):
        kind = "buying" if isinstance(state.phase(), Purchase) else "building"
        return Choice(notation, say(f"action-pass-{kind}"), confirm=True)
    if isinstance(action, ChooseAnimal):
        animal = ANIMALS[action.number]
        return Choice(notation, say("action-animal", animal=animal), f"piece:animals-{animal}")
    if isinstance(action, ChooseTrack):
        track = TRACKS[action.number]
        return Choice(notation, say("action-track", track=track), f"piece:track-{name}-{track}")
    if isinstance(action, ExchangeAll):
        return exchanging(state, seat, action)
    if isinstance(action, Choose):
        label = say("action-choose", good=good_name(action.number))
        return Choice(notation, label, f"piece:{good_id(seat, action.number, 0)}")
    if isinstance(action, Keep):
        label = say("action-keep", good=good_name(action.number))
        return Choice(notation, label, f"piece:{good_id(seat, action.number, 0)}")
    if isinstance(action, KeepNoMore):
        return Choice(notation, say("action-keep-no-more"))
    return building(state, seat, action)


def buying(state: State, action: Buy) -> Choice:
    phase = state.phase()
    assert isinstance(phase, Purchase)
    cell = CELLS[action.number]
    price = phase.prices[action.number]
    label = say("action-buy", cell=cell, price=price, thing=thing(state.symbol(action.number)))
    why = [(say("label-free-cell"), "1")]
    for near in NEIGHBOURS[state.seats][action.number]:
        if state.laid[near] > 0:
            rise = 1 if state.price_by_cells else state.laid[near]
            why.append((say("label-beside", cell=CELLS[near]), f"+{rise}"))
    return Choice(action.notation, label, f"place:{cell}", preview=why if price > 1 else [])


def exchanging(state: State, seat: int, action: ExchangeAll) -> Choice:
    values = best_values(state, seat, len(action.colours))
    step = state.tracks[seat * len(TRACKS) + TECHNIQUE_TRACK]
    same = state.box.same_colour_bonus[step]
    gains = [gems_text(colour, value + same) for colour, value in zip(action.colours, values, strict=True)]
    diamonds = state.box.diamond_bonus[step] * len(values)
    if diamonds:
        gains.append(gems_text(GEM_NAMES.index("diamond"), diamonds))
    return Choice(action.notation, say("action-exchange-all", gains=tuple(gains)))


def building(state: State, seat: int, action: Action) -> Choice:
    name = letter(seat)
    notation = action.notation
    if isinstance(action, Build):
        table = TABLES[action.number]
        label = say("action-build", table=table, price=price_text(state, seat, action.number))
        return Choice(notation, label, f"place:table-{table}")
    if isinstance(action, Take):
        label = say("action-take", tile=LANDSCAPE[action.number])
        return Choice(notation, label, landscape_place(action.number))
    if isinstance(action, Turn):
        label = say("action-turn", tile=KINDS[action.number])
        return Choice(notation, label, landscape_place(action.number))
    if isinstance(action, PlaceOn):
        phase = state.phase()
        assert isinstance(phase, CellChoice)
        on_imposed = action.number == ON_IMPOSED
        cell = phase.imposed if on_imposed else phase.free
        key = "action-place-imposed" if on_imposed else "action-place-free"
        return Choice(notation, say(key), f"place:park-{name}-{cell + 1}")
    if isinstance(action, Pay):
        paid = tuple(gems_text(gem, action.gems[gem]) for gem in range(GEMS) if action.gems[gem])
        return Choice(notation, say("action-pay", gems=paid))
    assert isinstance(action, Put)
    gem = GEM_NAMES[action.number]
    return Choice(notation, say("action-put", gem=gem), f"piece:gem-{name}-{gem}")


def greyed(state: State, viewer: int, why: Why) -> list[Greyed]:
    """For the player on turn: cells and tables that are out of reach, with the gate's reason."""
    phase = state.phase()
    if viewer == SPECTATOR or phase.actor(state) != viewer:
        return []
    asked: list[tuple[str, Action]] = []
    if isinstance(phase, Purchase):
        free = [cell for cell in range(len(state.laid)) if state.laid[cell] == 0]
        asked = [(f"place:{CELLS[cell]}", BUYS[cell]) for cell in free]
    elif isinstance(phase, Building):
        asked = [(f"place:table-{name}", BUILD[table]) for table, name in enumerate(TABLES)]
    refusals = [(on, why(action)) for on, action in asked]
    return [Greyed(on, refusal) for on, refusal in refusals if refusal is not None]


# --- beside the board --------------------------------------------------------------------------------


def count(state: State) -> Sheet:
    """The points so far, like the book's score table."""
    lines = [points_of(state, seat) for seat in range(state.seats)]
    rows: list[list[Text | str | int | None]] = []
    for at, name in enumerate(CATEGORIES):
        rows.append([say(f"category-{name}"), *[line[at] for line in lines]])
    rows.append([say("label-sum"), *[sum(line) for line in lines]])
    columns = [say("label-count-of"), *[say("label-player", seat=seat) for seat in range(state.seats)]]
    return Sheet(say("label-points-so-far"), columns, rows)


def notes(state: State) -> list[Text]:
    """Where the match stands: the round, what is being built, and what is about to end."""
    told = [say("label-round", round=state.round_number, leader=state.leader)]
    for phase in state.phases:
        if isinstance(phase, Project):
            price = price_text(state, phase.seat, phase.table)
            told.append(say("label-building-now", seat=phase.seat, table=TABLES[phase.table], price=price))
    over = isinstance(state.phase(), Over)
    if state.ending and not over:
        told.append(say("label-last-round"))
    for seat in range(state.seats):
        if (over or state.ending) and not state.imposed_is_full(seat):
            told.append(say("label-not-counted" if over else "label-not-counted-yet", seat=seat))
    return told
