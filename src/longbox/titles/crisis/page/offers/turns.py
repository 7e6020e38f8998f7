"""Turns and actions: whom to activate, and what it does."""

from __future__ import annotations

from collections.abc import Mapping

from longbox.kernel import AnyFrame, Ask

from ...codes import STAGGER
from ...odds.attacks import Odds, odds_of
from ...rules.actions import Activation, GrantedAction, speed_of
from ...rules.missions import deed_of
from ...rules.objectives import interact_cost
from ...rules.superpowers import price
from ...rules.targets import targets_of
from ...state import Table
from ..sent import Row, Said, Told
from ..tellings import figures, odds, spends, tactic_note
from ..voice import Voice
from .rows import Tagged, given, row


def turn(v: Voice, t: Table, ask: Ask, frame: AnyFrame) -> Said:
    rows = [playing(v, t, option) for option in given(ask)]
    return {"title": v(f"q.{ask.kind}"), "sub": v("sub.turn", n=t.round), "options": rows}


def playing(v: Voice, t: Table, option: Tagged) -> Row:
    """Options of a turn: whom to activate, cards, and to end it."""
    if option[0] == "activate":
        who = option[1]
        note = ", ".join((v("power", n=t.power[who]), v("stamina", n=t.stamina(who) - t.damage[who])))
        found = row(v.character(who), note, v("group.activate"), [["character", who]])
        found["select"] = True
        return found
    if option[0] == "tactic":
        return tactic(v, option[1])
    kind = "a.pass turn" if t.ask is not None and t.ask.kind == "turn" else "a.end turn"
    return row(v(kind), "", v("group.other"))


def tactic(v: Voice, id: str) -> Row:
    return row(v.name(id), tactic_note(v, id), v("group.tactic"), [["card", id]])


def action(v: Voice, t: Table, ask: Ask, frame: Activation | GrantedAction) -> Said:
    who = frame.who
    rows = [doing(v, t, who, option) for option in given(ask)]
    if not isinstance(frame, Activation):
        return {"title": v("q.granted", who=v.character(who)), "sub": v("sub.granted"), "rule": "CP-223", "options": rows}
    if t.conditions[who] & STAGGER and not frame.acted:
        sub = v("sub.stagger")
    else:
        sub = v("sub.action", n=3 - frame.actions) if 0 < frame.actions < 3 else v("sub.no actions")
    return {"title": v("q.action", who=v.character(who)), "sub": sub, "options": rows}


def doing(v: Voice, t: Table, who: int, option: Tagged | str) -> Row:
    """One option of an activation."""
    here = [["character", who]]
    if isinstance(option, str):  # PASS
        return row(v("a.no action"), "", v("group.other"))
    kind = option[0]
    if kind == "move":
        speed = speed_of(t, who)
        far = v.number(t.the_tools().speeds()[speed] + 2 * t.base[who][2])  # as the middle of the base goes, and as the log tells
        found = row(v("a.move"), v("n.move", tool=v(f"tool.{speed}"), n=far), v("group.move"), here)
        found["drag"] = True
        return found
    if kind == "climb":
        return row(v("a.climb"), v("n.climb"), v("group.move"), here)
    if kind == "attack":
        return attacking(v, t, who, option[1])
    if kind == "shake":
        return row(v("a.shake", condition=v.name(option[1])), "", v("group.other"), here)
    if kind == "tactic":
        return tactic(v, option[1])
    if kind == "power":
        power = t.superpower(who, option[1])
        cost = price(t, who, power)
        parts = [spends(v, who, cost)]
        parts += [v("takes action")] if power.action else []
        parts += [v("once", scope=v(f"scope.{power.limit}"))] if power.limit in ("turn", "round", "game") else []
        return row(v.name(power.key), ", ".join(parts), v("group.power"), here)
    if kind == "interact":
        note = spends(v, who, interact_cost(t, who, option[1]))
        return row(v("a.interact", token=v.token(option[1])), note, v("group.other"), [["token", option[1]]])
    if kind == "deed":
        group = "group.power" if option[1] in t.library.superpowers else "group.crisis"  # a Leadership's, or a Crisis card's
        return row(v.name(option[1]), spends(v, who, deed_of(t, option[1]).cost), v(group), here)
    return row(v("a.done"), "", v("group.other"), here)


def attacking(v: Voice, t: Table, who: int, id: str) -> Row:
    """An attack somebody could make, with its odds where no target is left to choose."""
    strike = t.strike(who, id)
    targets = targets_of(t, who, strike)
    found = row(v.name(strike.key), figures(v, t, who, strike), v("group.attack"), [["character", one] for one in targets])
    found["weapon"] = [who, strike.id]
    if len(targets) == 1 or strike.shape == "area":
        found["odds"] = of_each(v, {one: odds_of(t, who, strike, one) for one in targets})
    return found


def of_each(v: Voice, chances: Mapping[int, Odds]) -> Told:
    """The odds of an attack on everybody it hits."""
    told = {who: odds(v, found) for who, found in chances.items()}
    text = "; ".join(f"{v.character(who)}: {one['text']}" for who, one in told.items())
    if len(told) == 1:
        return {**next(iter(told.values())), "text": text}
    return {"text": text, "mean": round(sum(found.mean for found in chances.values()), 3)}
