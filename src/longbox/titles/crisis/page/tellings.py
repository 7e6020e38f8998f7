"""How things on cards are told: attacks, abilities that answer, moments, scripts, odds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from longbox.kernel import Plain

from ..codes import NOBODY
from ..odds.attacks import Odds, mean
from ..rules.superpowers import price
from ..rules.tactics import prices, tax
from ..rules.targets import cost_of, range_of
from ..script.abilities import part_number, rule_number
from ..script.cards import Rule, Strike
from ..script.keys import Key, outer, part_of
from ..script.moments import EVENTS
from ..script.nodes import SELF, Role, parts_of, role
from ..script.running import TACTIC, Run
from ..speech.telling.words import nodes_in
from ..state import Table
from ..words.power import pay_power
from .sent import Row, Told
from .voice import Voice
from .words import PAGE

BOOK = ("cover", "bleed", "poison")
"""Abilities of the rulebook itself."""
NEXT = "next"
"""What waits for a character's next attack is called after the superpower behind it."""
TOLD = ("attacker", "target", "roller", "mover", "struck", "it", "payer")
"""The roles of a moment that are characters and stand in its sentence."""


def figures(v: Voice, t: Table, who: int, strike: Strike) -> str:
    """An attack in figures, as it is now."""
    types = [v.type(kind) for kind in strike.types or (strike.type,)]
    parts = [v.listed(types, "or")]
    if strike.shape != "target":
        parts.append(v(f"shape.{strike.shape}"))
    cost = cost_of(t, who, strike)
    parts += [v("range", n=range_of(t, who, strike)), v("dice", n=strike.dice), spends(v, who, cost)]
    return ", ".join(parts)


def spends(v: Voice, who: int, cost: int) -> str:
    """Who pays for something, and how much."""
    return v("a.pays", who=v.character(who), n=cost) if cost else v("free")


def odds(v: Voice, found: Odds) -> Told:
    """Odds as the page shows them."""
    parts = [v("odds.mean", n=v.number(found.mean))]
    if found.daze:
        parts.append(v("odds.daze", chance=v.percent(found.daze)))
    if found.ko:
        parts.append(v("odds.ko", chance=v.percent(found.ko)))
    parts += [f"{v.name(name)} {v.percent(chance)}" for name, chance in found.rules]
    return {
        "text": ", ".join(parts),
        "damage": [round(chance, 4) for chance in found.damage],
        "mean": round(found.mean, 3),
        "daze": round(found.daze, 4),
        "ko": round(found.ko, 4),
        "power": round(mean(found.power), 3),
        "rules": [{"name": v.name(name), "chance": round(chance, 4)} for name, chance in found.rules],
    }


def script(v: Voice, name: str) -> str:
    """The card, attack or superpower a script belongs to."""
    found = Key.of(name)
    key = found.whole
    if key.startswith(TACTIC):
        return v.name(found.bare.removeprefix(TACTIC))
    if key in v.library.strikes:
        rule = v.library.strikes[key].rules[int(found.number)] if found.number else None
        if isinstance(rule, Rule) and rule.name:
            return f"{v.name(key)}: {v.name(rule.name)}"
    if found.card in v.library.crises:
        return v.name(found.card)
    if found.card == NEXT:
        return v.name(key.removeprefix(f"{NEXT}/"))
    while key not in v.library.superpowers and "@" in key:  # a step of a script that lasts
        key = outer(key)
    return v.name(key)


def step_of(t: Table, run: Run) -> Any:
    """The word of a script that asks."""
    return t.library.scripts[run.script][run.at]


def roles_of(event: str, data: tuple[Plain, ...]) -> dict[str, Plain]:
    """Who and what plays which part in a moment."""
    return dict(zip(EVENTS.get(event, ()), data, strict=False))


def paying(v: Voice, effect: object, who: Callable[[Role], int]) -> str:
    """Who pays what in an effect, if anybody must."""
    pays = next((one for one in nodes_in(effect) if isinstance(one, pay_power)), None)
    if pays is None:
        return ""
    payer = who(pays.who)
    return spends(v, payer, pays.n) if payer != NOBODY else v("a.pays", who=v("chosen one"), n=pays.n)


def moment(v: Voice, event: str, data: tuple[Plain, ...]) -> str:
    """What happened, or is about to, in a sentence."""
    assert v.t is not None
    roles = roles_of(event, data)
    fields: dict[str, str] = {name: v.character(who) for name in TOLD if isinstance(who := roles.get(name), int)}
    if isinstance(token := roles.get("token"), int):
        fields["token"] = v.token(token)
    return v(f"e.{event}", **fields) if f"e.{event}" in PAGE else ""


def ability(v: Voice, key: tuple[Any, ...], roles: Mapping[str, Plain]) -> Row:
    """Something that may answer a moment: (holder, card, number); `roles`: who plays which part in it."""
    t = v.t
    assert t is not None
    holder, card, number = key
    if card in BOOK:
        note = v("book.cover.note") if card == "cover" else v.character(holder)
        return {"label": v(f"book.{card}"), "group": v("group.other"), "on": [["character", holder]], "note": note}
    if card in t.library.superpowers:
        note = superpower_price(v, t, key, roles)
        return {"label": v.name(card), "note": note, "group": v("group.power"), "on": [["character", holder]]}
    if card in t.library.crises:
        return {"label": v.name(card), "note": "", "group": v("group.crisis"), "on": [["card", card]]}
    if str(card).startswith(TACTIC):
        if "@" not in card:
            id = card.removeprefix(TACTIC)
            note = known_payer(v, t, id, roles) or tactic_note(v, id)
            return {"label": v.name(id), "note": note, "group": v("group.tactic"), "on": [["card", id]]}
    elif card in t.library.strikes or card in t.library.extras:
        label = script(v, part_of(card, rule_number(number)))
        return {"label": label, "note": v.character(holder), "group": v("group.rule"), "on": [["character", holder]]}
    about = number if 0 <= number < len(t.who) else holder  # a lasting part: its number is whom it is about
    return {"label": script(v, card), "note": v.character(about), "group": v("group.rule"), "on": [["character", about]]}


def superpower_price(v: Voice, t: Table, key: tuple[Any, ...], roles: Mapping[str, Plain]) -> str:
    """Who pays for a superpower and how much, or for the part of it that answers a moment."""
    holder, card, number = key
    power, part = t.library.superpowers[card], part_number(number)
    if part is not None and (paid := paying(v, power.parts[part], lambda role: payer_of(role, holder, roles))):
        return paid
    cost = price(t, holder, power) if power.do is not None and part is None else 0
    return spends(v, holder, cost) if cost else ", ".join([v.character(holder), v("free")])


def payer_of(role: Role, holder: int, roles: Mapping[str, Plain]) -> int:
    """Who it is that pays at a moment; nobody yet, where somebody is chosen first."""
    found = holder if role == SELF else roles.get(role.name)
    return found if isinstance(found, int) else NOBODY


def known_payer(v: Voice, t: Table, id: str, roles: Mapping[str, Plain]) -> str:
    """Who pays for a card and how much, where it is whoever plays a part in the moment."""
    by = t.library.tactics[id].by
    parts = [one.part for one in parts_of(by[0].who) if isinstance(one, role)]
    if len(by) > 1 or by[0].upto > 1 or not parts or not isinstance(who := roles.get(parts[0].name), int) or who == NOBODY:
        return ""
    costs = prices(t, t.seat[who], by[0], who, dict(roles))
    return spends(v, who, costs[0] + tax(t, who)) if len(costs) == 1 and costs[0] else ""


def tactic_note(v: Voice, id: str) -> str:
    """Who plays a card, and what it costs whom."""
    parts = [v.payment(id)] + ([v("takes action")] if v.library.tactics[id].action else [])
    return ", ".join(part for part in parts if part)
