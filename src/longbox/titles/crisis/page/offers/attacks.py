"""Questions of an attack: whom, in which direction, with what type, and which dice."""

from __future__ import annotations

from math import cos, hypot, radians, sin

from longbox.kernel import Ask

from ...codes import NOBODY
from ...odds.attacks import odds_of
from ...rules.attacks import Attack
from ...rules.beams_and_areas import Series
from ...rules.dice import Change, Reroll, SomeDice, roll_of
from ...rules.targets import aims_of, exposed, targets_of
from ...script import queries
from ...state import Table
from ..sent import Said
from ..tellings import figures, odds
from ..voice import Voice
from ..whereabouts import clock
from .rows import given, of_character, row
from .turns import of_each


def target(v: Voice, t: Table, ask: Ask, frame: Attack | Series) -> Said:
    strike, attacker = t.library.strikes[frame.weapon], frame.attacker
    rows = []
    for who in given(ask):
        parts = [v("inches", n=v.number(gap(t, attacker, who)))]
        if t.covered(attacker, who) or t.has(queries.COVER, who, attacker=attacker):
            parts.append(v("cover"))
        one = of_character(v, t, who, ask.seat, ", ".join(parts))
        one["odds"] = odds(v, odds_of(t, attacker, strike, who))
        rows.append(one)
    series = isinstance(frame, Series)
    title = v("q.next target" if series else "q.target", weapon=v.name(strike.key))
    sub = f"{v.character(attacker)}: {figures(v, t, attacker, strike)}."
    return {"title": title, "sub": sub, "rule": "CP-372" if series else "CP-312", "options": rows}


def gap(t: Table, a: int, b: int) -> float:
    """Edge to edge."""
    (ax, ay, ar), (bx, by, br) = t.base[a], t.base[b]
    return max(0.0, hypot(ax - bx, ay - by) - ar - br)


def aim(v: Voice, t: Table, ask: Ask, frame: Series) -> Said:
    strike, attacker = t.library.strikes[frame.weapon], frame.attacker
    found = dict(aims_of(t, attacker, strike))
    x, y, _ = t.base[attacker]
    chances = {who: odds_of(t, attacker, strike, who) for who in targets_of(t, attacker, strike)}
    rows = []
    for option in given(ask):
        angle = option[0]
        touched = found[angle]
        foes = [who for who in touched if who in chances and exposed(t, attacker, who, strike)]
        allies = [who for who in touched if t.seat[who] == t.seat[attacker]]
        parts = [clock(v, t, ask.seat, cos(radians(angle)), sin(radians(angle)))]
        if allies:
            parts.append(v("n.ally damage", names=v.listed([v.character(who) for who in allies])))
        one = row(v("a.hits", names=v.listed([v.character(who) for who in foes])), "; ".join(parts))
        one["on"] = [["ray", x, y, angle], *(["character", who] for who in touched)]
        one["odds"] = of_each(v, {who: chances[who] for who in foes})
        rows.append(one)
    title = v("q.aim", weapon=v.name(strike.key))
    return {"title": title, "sub": v("sub.aim", n=strike.range), "options": rows}


def type_(v: Voice, t: Table, ask: Ask, frame: Attack | Series) -> Said:
    rows = []
    for kind in given(ask):
        foes = targets_of(t, frame.attacker, t.library.strikes[frame.weapon])
        note = ", ".join(f"{v.character(who)}: {v('n.defense', n=t.defense(who, kind))}" for who in foes)
        rows.append(row(v.type(kind), note, "", [["character", who] for who in foes]))
    return {"title": v("q.type", weapon=v.name(frame.weapon)), "sub": v.character(frame.attacker) + ".", "options": rows}


def dice(v: Voice, t: Table, ask: Ask, frame: Reroll | Change) -> Said:
    faces = roll_of(t, frame.own)
    rows = []
    for option in given(ask):
        picked: tuple[int, ...] = option
        label = ", ".join(v("a.die", n=die + 1, face=v.face(faces[die])) for die in picked) or v("a.no dice")
        rows.append(row(label, "", "", [["die", die] for die in picked]))
    region = ask.region
    assert isinstance(region, SomeDice)
    bounds = {"rule": rule_of(v, frame.rule), "dice": so_many(v, region.least, region.most)}
    if isinstance(frame, Change):
        to = frame.to
        sub = v("sub.dice", **bounds) if to == NOBODY else v("sub.dice to", face=v.face(to), **bounds)
        title, rule = v("q.dice.change", roll=v(f"roll.{frame.own}")), "CP-476" if frame.rule == "cover" else "CP-336"
        return {"title": title, "sub": sub, "rule": rule, "options": rows}
    return {"title": v("q.dice.reroll", roll=v(f"roll.{frame.own}")), "sub": v("sub.dice", **bounds), "options": rows}


def so_many(v: Voice, least: int, most: int) -> str:
    """How many dice may be picked."""
    if least == most:
        return v("dice.one" if most == 1 else "dice.just", most=most)
    return v("dice.between" if least else "dice.upto", least=least, most=most)


def rule_of(v: Voice, rule: str) -> str:
    """The ability dice are changed by; rules know it by a bare name."""
    if rule == "cover":
        return v("cover").capitalize()
    return v.name(rule)


def face(v: Voice, t: Table, ask: Ask, frame: Change) -> Said:
    rows = [row(v.face(one).capitalize()) for one in given(ask)]
    return {"title": v("q.face"), "sub": rule_of(v, frame.rule) + ".", "options": rows}
