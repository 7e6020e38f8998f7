"""What a player would look for and cannot choose now, with the reason: asked of the same predicates the rules use."""

from __future__ import annotations

from collections.abc import Iterator

from longbox.kernel import Ask

from ..codes import ACTIVE, POWER_LIMIT, REACTIVE, STAGGER
from ..rules.actions import Activation
from ..rules.purse import purse
from ..rules.superpowers import price
from ..rules.tactics import players
from ..rules.targets import cost_of, foes_of, has_target, in_sight, may_be_targeted, range_of
from ..script.cards import Strike, Superpower
from ..script.nodes import Context
from ..script.tactics import Tactic
from ..state import Table
from .sent import Closed
from .voice import Voice


def closed(v: Voice, t: Table, ask: Ask) -> list[Closed]:
    """For an activation the attacks, superpowers, moves and cards that are not among its options; for a turn the cards."""
    frame = t.stack[-1]
    if ask.kind == "action" and isinstance(frame, Activation):
        busy = why_busy(v, t, frame)
        found = list(no_actions(v, t, ask, frame.who, busy))
    elif ask.kind in ("turn", "finish"):
        busy, found = "", []
    else:
        return []
    for id in t.tactics[ask.seat]:
        if ("tactic", id) not in ask.options:
            why = no_card(v, t, ask.seat, t.library.tactics[id], busy)
            found.append({"label": v.name(id), "group": v("group.tactic"), "why": why})
    return found


def why_busy(v: Voice, t: Table, frame: Activation) -> str:
    """Why the character can take no action of its choice at all; empty if it can."""
    staggered = bool(t.conditions[frame.who] & STAGGER) and not frame.acted
    reasons = {"why.actions": frame.actions < 1, "why.stagger": staggered, "why.first": bool(frame.forced(t))}
    return next((v(why) for why, holds in reasons.items() if holds), "")


def no_actions(v: Voice, t: Table, ask: Ask, who: int, busy: str) -> Iterator[Closed]:
    """The move, attacks and superpowers that a character cannot use."""
    if ("move",) not in ask.options:
        yield {"label": v("a.move"), "group": v("group.move"), "why": busy or v("why.move")}
    for strike in t.strikes(who):
        if ("attack", strike.id) not in ask.options:
            why = busy or no_attack(v, t, who, strike)
            yield {"label": v.name(strike.key), "group": v("group.attack"), "why": why}
    for power in t.superpowers(who):
        if power.kind == ACTIVE and ("power", power.id) not in ask.options:
            yield {"label": v.name(power.key), "group": v("group.power"), "why": no_power(v, t, who, power, busy)}


def no_attack(v: Voice, t: Table, who: int, strike: Strike) -> str:
    """CP-310, CP-315, CP-316."""
    cost, have = cost_of(t, who, strike), purse(t, who)
    if cost > have:
        return v("why.power", n=cost, have=have)
    reach = range_of(t, who, strike)
    near = [one for one in t.affectable() if reach and t.seat[one] != t.seat[who] and t.within(who, one, reach)]
    if not near:
        return v("why.range", n=reach)
    if not any(may_be_targeted(t, who, one, strike) for one in near):
        return v("why.stealth", n=reach)
    if not any(in_sight(t, who, one, strike) for one in near):
        return v("why.sight", n=reach)
    return v("why.when") if has_target(t, who, strike, foes_of(t, who)) else v("why.sight", n=reach)


def no_power(v: Voice, t: Table, who: int, power: Superpower, busy: str) -> str:
    """CP-045..CP-048."""
    if not t.unused(power.name, who, power.limit):
        key = f"why.used.{power.limit}"
        return v(key)
    cost, have = price(t, who, power), purse(t, who)
    if cost > have:
        return v("why.power", n=cost, have=have)
    if power.action and busy:
        return busy
    assert not power.when.check(Context(t, who, t.seat[who], {}))
    return v("why.when")


def no_card(v: Voice, t: Table, seat: int, card: Tactic, busy: str) -> str:
    """CP-103..CP-109."""
    if card.kind == REACTIVE:
        return v("why.reactive")
    if card.action and busy:
        return busy
    rich = t.copy()
    rich.power = [POWER_LIMIT] * len(t.power)
    return v("why.tactic power") if players(rich, seat, card, {}, one=True) else v("why.tactic")
