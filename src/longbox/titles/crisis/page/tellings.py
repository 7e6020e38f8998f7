"""How things on cards are told: attacks, abilities that answer, moments, scripts, odds."""

from __future__ import annotations

from typing import Any

from longbox.kernel import Plain

from ..odds.attacks import Odds, mean
from ..rules.superpowers import price
from ..rules.targets import cost_of, range_of
from ..script.abilities import part_number, rule_number
from ..script.cards import Rule, Strike
from ..script.keys import Key, outer, part_of
from ..script.moments import EVENTS
from ..script.running import TACTIC, Run
from ..state import Table
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
    parts += [v("range", n=range_of(t, who, strike)), v("dice", n=strike.dice), v("power", n=cost) if cost else v("free")]
    return ", ".join(parts)


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


def moment(v: Voice, event: str, data: tuple[Plain, ...]) -> str:
    """What happened, or is about to, in a sentence."""
    assert v.t is not None
    roles = dict(zip(EVENTS.get(event, ()), data, strict=False))
    fields: dict[str, str] = {name: v.character(who) for name in TOLD if isinstance(who := roles.get(name), int)}
    if isinstance(token := roles.get("token"), int):
        fields["token"] = v.token(token)
    return v(f"e.{event}", **fields) if f"e.{event}" in PAGE else ""


def ability(v: Voice, key: tuple[Any, ...]) -> Row:
    """Something that may answer a moment: (holder, card, number)."""
    t = v.t
    assert t is not None
    holder, card, number = key
    if card in BOOK:
        note = v("book.cover.note") if card == "cover" else v.character(holder)
        return {"label": v(f"book.{card}"), "group": v("group.other"), "on": [["character", holder]], "note": note}
    if card in t.library.superpowers:
        power = t.library.superpowers[card]
        cost = price(t, holder, power) if power.do is not None and part_number(number) is None else 0
        note = ", ".join([v.character(holder), v("power", n=cost) if cost else v("free")])
        return {"label": v.name(card), "note": note, "group": v("group.power"), "on": [["character", holder]]}
    if card in t.library.crises:
        return {"label": v.name(card), "note": "", "group": v("group.crisis"), "on": [["card", card]]}
    if str(card).startswith(TACTIC):
        if "@" not in card:
            id = card.removeprefix(TACTIC)
            return {"label": v.name(id), "note": tactic_note(v, id), "group": v("group.tactic"), "on": [["card", id]]}
    elif card in t.library.strikes or card in t.library.extras:
        label = script(v, part_of(card, rule_number(number)))
        return {"label": label, "note": v.character(holder), "group": v("group.rule"), "on": [["character", holder]]}
    about = number if 0 <= number < len(t.who) else holder  # a lasting part: its number is whom it is about
    return {"label": script(v, card), "note": v.character(about), "group": v("group.rule"), "on": [["character", about]]}


def tactic_note(v: Voice, id: str) -> str:
    """What playing a card costs: fixed prices only."""
    costs = [by.cost for by in v.library.tactics[id].by]
    parts = [v("takes action")] if v.library.tactics[id].action else []
    if all(isinstance(cost, int) for cost in costs):
        parts += [v("power", n=cost) for cost in costs if cost]
    return ", ".join(parts) or v("free")
