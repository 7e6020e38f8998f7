"""Who may be attacked, with which attack, at what price (CP-309..CP-318, CP-367..CP-387, CP-561)."""

from __future__ import annotations

from collections.abc import Iterator
from math import degrees

from longbox.geometry import beam
from longbox.geometry.ranges import bases_within

from ..codes import DAZED, MYSTIC, PLAYED
from ..script import queries
from ..script.cards import Strike
from ..script.nodes import Context, amount
from ..state import Table
from .purse import can_pay
from .raising import raised
from .spots import TERRAIN, apart, base_of, projected, reaches, sees_from

RANGE_FROM, SIGHT_FROM = "range from ", "sight from "
"""Lasting rows: whom an attack (its key follows) of somebody is measured from, and whose line of sight it needs."""

CHEAPER = "cheaper attack"
"""Lasting rows: so much less Power is spent for the attack that is being made."""
AT_NO_COST = "free "
"""Lasting rows: an attack (its key follows) that costs somebody nothing."""


def origin(t: Table, attacker: int, strike: Strike | None, what: str = RANGE_FROM) -> int:
    """What an attack is measured from (see `spots.py`): the attacker, unless a card says something else."""
    if strike is not None and t.lasting:
        for name, _, about, _, who in t.lasting:
            if about == attacker and name == what + strike.key:
                return int(who)
    return projected(t, attacker) if what == RANGE_FROM else attacker


def alternatives(t: Table, attacker: int, strike: Strike) -> list[int]:
    """The terrain of the attacker that an attack may be measured from instead of it, as long as nothing is settled about that."""
    if not t.lasting or any(row[0] == RANGE_FROM + strike.key and row[2] == attacker for row in t.lasting):
        return []
    rows = [part.value for part in t.library.changes_of(strike.key, queries.MEASURED_FROM)]
    found = []
    for kind, range in (*rows, *t.changes(queries.MEASURED_FROM, attacker)):
        for feature in raised(t, attacker, kind):
            if not range or apart(t, attacker, TERRAIN + feature, range):
                found.append(TERRAIN + feature)
    return found


def measure(t: Table, attacker: int, strike: Strike, spot: int, scope: str) -> None:
    """From here on an attack is measured from there, range and line of sight."""
    t.lasting += [(what + strike.key, attacker, attacker, scope, spot) for what in (RANGE_FROM, SIGHT_FROM)]


def starts(t: Table, attacker: int, strike: Strike, *where: bool) -> list[int]:
    """What an attack can be measured from so that there is somebody to attack."""
    return [spot for spot, found in _by_start(t, attacker, strike, *where) if found]


def _by_start(t: Table, attacker: int, strike: Strike, *where: bool) -> Iterator[tuple[int, list[int]]]:
    """Whom it could be made against, measured from each place."""
    more = alternatives(t, attacker, strike)
    yield attacker, _targets(t, attacker, strike, *where)
    for spot in more:
        before, t.lasting = t.lasting, [*t.lasting]
        measure(t, attacker, strike, spot, "now")
        found = _targets(t, attacker, strike, *where)
        t.lasting = before
        yield spot, found


def tethered(t: Table, attacker: int, strike: Strike) -> bool:
    """Whether the one an attack is measured from is near enough to lend it, where the attack asks for that."""
    for rule in t.library.changes_of(strike.key, queries.TETHER):
        lender = origin(t, attacker, strike)
        if not t.can_be_affected(lender) or not t.within(attacker, lender, rule.value):
            return False
    return True


def may_be_targeted(t: Table, attacker: int, target: int, strike: Strike | None = None) -> bool:
    """CP-311, CP-396, CP-561: an enemy, not Dazed, and near enough if it has Stealth that counts against this attack."""
    if t.seat[attacker] == t.seat[target] or t.status[target] & (PLAYED | DAZED) != PLAYED:
        return False
    start = origin(t, attacker, strike)
    for reach in t.changes(queries.TARGET_WITHIN, target):
        if not reaches(t, start, target, reach):
            return False
    for reach in t.changes(queries.STEALTH, target):
        if not reaches(t, start, target, reach) and not t.has(queries.NO_STEALTH, target, attacker=attacker):
            ignored = strike is not None and t.library.changes_of(strike.key, queries.IGNORE_STEALTH)
            return bool(ignored) or t.has(queries.IGNORE_STEALTH, attacker)
    return True


def range_of(t: Table, attacker: int, strike: Strike) -> int:
    reach = strike.range + t.total(queries.REACH, attacker, kind=strike.type)
    for part in t.library.changes_of(strike.key, queries.REACH):
        reach += amount(Context(t, attacker, t.seat[attacker], {}), part.value)
    return min(5, max(1 if strike.range else 0, reach))  # some have no Range of their own, and reach nobody then


def in_sight(t: Table, attacker: int, target: int, strike: Strike) -> bool:
    return (
        sees_from(t, origin(t, attacker, strike, SIGHT_FROM), target)
        or bool(t.library.changes_of(strike.key, queries.IGNORE_LOS))
        or t.has(queries.IGNORE_LOS, attacker)
        or any(t.library.changes_of(key, queries.IGNORE_LOS) for key, *_ in awaiting(t, attacker, strike))
    )


def awaiting(t: Table, attacker: int, strike: Strike) -> list[tuple[str, int, int, str, int]]:
    """What waits for this character's next attack and would go with this one."""
    extras = t.library.extras
    return [
        row
        for row in t.lasting
        if row[0] in extras and row[2] == attacker and (not extras[row[0]].attacks or strike.id in extras[row[0]].attacks)
    ]


def in_reach(t: Table, attacker: int, target: int, strike: Strike, anywhere: bool = False, blind: bool = False) -> bool:
    """CP-312: within the attack's Range, unless its distance does not matter, and in line of sight, unless that does not."""
    near = anywhere or is_near(t, origin(t, attacker, strike), target, strike, range_of(t, attacker, strike))
    return near and (blind or in_sight(t, attacker, target, strike))


def is_near(t: Table, start: int, target: int, strike: Strike, range: int) -> bool:
    """Whether an attack reaches somebody, or where a Mystic attack may find it besides."""
    if reaches(t, start, target, range):
        return True
    there = projected(t, target) if strike.type == MYSTIC and t.markers else target
    return there != target and apart(t, start, there, range)


def exposed(t: Table, attacker: int, target: int, strike: Strike) -> bool:
    """Whether a beam or area attack attacks somebody it reaches (CP-372, CP-384)."""
    return may_be_targeted(t, attacker, target, strike) and in_sight(t, attacker, target, strike)


def targets_of(t: Table, attacker: int, strike: Strike, anywhere: bool = False, blind: bool = False) -> list[int]:
    """Everybody an attack could be made against now, whatever its shape and whatever it may be measured from."""
    if not t.lasting:
        return _targets(t, attacker, strike, anywhere, blind)
    return sorted({who for _, found in _by_start(t, attacker, strike, anywhere, blind) for who in found})


def _targets(t: Table, attacker: int, strike: Strike, anywhere: bool = False, blind: bool = False) -> list[int]:
    if strike.shape == "target":
        foes = [who for who in t.present() if may_be_targeted(t, attacker, who, strike)]
        return [who for who in foes if in_reach(t, attacker, who, strike, anywhere, blind)]
    if strike.shape == "area":
        reached = set(area_of(t, attacker, strike))
    else:
        reached = {who for _, touched in aims_of(t, attacker, strike) for who in touched}
    return [who for who in sorted(reached) if exposed(t, attacker, who, strike)]


def aims_of(t: Table, attacker: int, strike: Strike) -> list[tuple[float, tuple[int, ...]]]:
    """The ways to lay a beam that hit at least one enemy in sight: direction in degrees, and all it touches."""
    start = origin(t, attacker, strike)
    crowd = [who for who in t.present() if who not in (attacker, start)]
    length = t.the_tools().range(range_of(t, attacker, strike))
    found = []
    for aim in beam.options(base_of(t, start), length, [t.base[who] for who in crowd], t.the_tools()):
        touched = tuple(crowd[i] for i in aim.touched)
        if any(exposed(t, attacker, who, strike) for who in touched):
            found.append((round(degrees(aim.theta), 6) % 360.0, touched))
    return found


def area_of(t: Table, attacker: int, strike: Strike) -> tuple[int, ...]:
    """Everybody else within the range of an area attack (CP-382)."""
    reach, start = range_of(t, attacker, strike), origin(t, attacker, strike)
    return tuple(who for who in t.present() if reach and who not in (attacker, start) and is_near(t, start, who, strike, reach))


def foes_of(t: Table, attacker: int) -> list[int]:
    """The enemies that effects can reach."""
    seat = t.seat[attacker]
    return [who for who, marks in enumerate(t.status) if marks & (PLAYED | DAZED) == PLAYED and t.seat[who] != seat]


def has_target(t: Table, attacker: int, strike: Strike, foes: list[int]) -> bool:
    """CP-310 and Q67: an attack needs somebody to attack, one of the enemies that effects can reach."""
    if t.lasting and alternatives(t, attacker, strike):
        return bool(targets_of(t, attacker, strike))
    if strike.shape == "target":
        return any(may_be_targeted(t, attacker, who, strike) and in_reach(t, attacker, who, strike) for who in foes)
    base, tools, reach = base_of(t, origin(t, attacker, strike)), t.the_tools(), range_of(t, attacker, strike)
    if not reach:
        return False
    far = tools.range(reach) + tools.beam_width  # the corners of a beam reach a little farther than its end
    near = t.markers or any(bases_within(base, t.base[who], far) for who in foes)
    return bool(near and targets_of(t, attacker, strike))


def cost_of(t: Table, attacker: int, strike: Strike) -> int:
    if any(row[0] == AT_NO_COST + strike.key and row[2] == attacker for row in t.lasting):
        return 0
    saved = sum(int(row[4]) for row in t.lasting if row[0] == CHEAPER and row[2] == attacker)
    return max(0, strike.cost + t.total(queries.ATTACK_COST, attacker) - saved)


def savings(t: Table, attacker: int) -> int:
    """The Power that a card in hand could save somebody in its own attack action."""
    if t.activated() != attacker or t.has(queries.NO_TACTICS, attacker):
        return 0
    return max((t.library.tactics[id].saves for id in t.tactics[t.squad[attacker]]), default=0)


def usable(t: Table, attacker: int) -> Iterator[Strike]:
    """The attacks a character could make now (CP-315, CP-316)."""
    foes = foes_of(t, attacker)
    for strike in t.strikes(attacker):
        if any(not t.total(part.value, attacker) for part in t.library.changes_of(strike.key, queries.NEEDS_COUNTER)):
            continue
        cost = cost_of(t, attacker, strike)
        payable = can_pay(t, attacker, cost) or can_pay(t, attacker, max(0, cost - savings(t, attacker)))
        if payable and tethered(t, attacker, strike) and has_target(t, attacker, strike, foes):
            yield strike
