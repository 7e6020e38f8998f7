"""Whether a card makes sense: figures in bounds, every side and form there, targets that can exist, names that lead somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from ..codes import INNATE, MYSTIC, REACTIVE
from ..script.cards import Character, Gem, On, Rule, Static, Strike, Superpower
from ..script.crises import Crisis, Interaction
from ..script.lasting import lasts
from ..script.moments import EVENTS, Trigger
from ..script.nodes import All, Either, Filter, Not, Number, Role
from ..script.queries import QUERIES
from ..script.queries import fits as fits_query
from ..script.running import Effect
from ..script.tactics import Tactic
from ..words.attacks import grant_attack
from ..words.lasting import next_attack
from ..words.squads import transform
from ..words.structure import choose, each, pick_some
from ..words.tokens import choose_token
from .names import Names, astray, inside, names_in, values
from .reader import Card, Fault, Sheet

ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST_ID: Final = 60
BOUNDS: Final[Mapping[str, range]] = {
    "threat": range(13),
    "stamina": range(1, 41),
    "size": range(1, 7),
    "speed": range(3),
    "base": range(20, 161),
    "dice": range(21),
    "range": range(6),
    "cost": range(11),
    "gem_slots": range(7),
}
UNEXPLAINED: Final = frozenset({"peerless", "reserve"})
"""Keywords of newer cards that stand on the card and are explained in no book."""
ATTACK_ROLES: Final = frozenset({"self", "attacker", "target", "last_target", "roller"})
AGAINST: Final = (
    {"ally", "enemy"},
    {"me", "enemy"},
    {"me", "other"},
    {"healthy", "injured"},
)
"""Filters nobody passes together."""


def check(sheet: Sheet, beside: Names | None = None) -> list[Fault]:
    """What is wrong with the cards of a sheet, besides what could not be read. `beside`: what all sheets of the same pack bring."""
    near = beside or names_in(card for card, _, _ in sheet.cards)
    found: list[Fault] = []
    for card, line, column in sheet.cards:
        sheet.places.setdefault(id(card), (card, line, column))
        found += [
            sheet.fault(part if id(part) in sheet.places else card, f"{card.id}: {text}") for part, text in faults(card, near)
        ]
    return found


def faults(card: Card, beside: Names | None = None) -> Iterator[tuple[object, str]]:
    """Mistakes of a card: the part they are in, and a sentence. `beside`: what it may name besides the library."""
    if not ID.fullmatch(card.id) or len(card.id) > LONGEST_ID:
        yield card, "an id has small letters, digits and hyphens only, like iron-man."
    if not card.name.strip():
        yield card, "a card has a name."
    if isinstance(card, Character):
        yield from _character(card)
    elif isinstance(card, Tactic):
        yield from _tactic(card)
    elif isinstance(card, Crisis):
        yield from _crisis(card)
    elif isinstance(card, Gem):
        yield from _gem(card)
    else:
        for power in card.superpowers:
            yield from _superpower(power, (), ())
    yield from astray(card, beside)


def _within(part: object, *names: str) -> Iterator[tuple[object, str]]:
    for name in names:
        value, bounds = getattr(part, name), BOUNDS[name]
        if value not in bounds:
            yield part, f"{name.replace('_', ' ')} {value} is not possible; it lies between {bounds[0]} and {bounds[-1]}."


def _character(card: Character) -> Iterator[tuple[object, str]]:
    yield from _within(card, "threat", "gem_slots")
    if not card.forms:
        yield card, "a character has at least one form, with its sides."
    for form in card.forms:
        yield from _within(form, "base")
        for side in (form.healthy, form.injured):
            yield from _within(side, "stamina", "size", "speed")
            if any(n not in range(13) for n in side.defense):
                yield side, "a defense lies between 0 and 12."
    names = [form.name for form in card.forms]
    yield from _names(card, names)
    yield from _attacked_with(card, names)
    ids = {one.id for one in card.attacks}
    for strike in card.attacks:
        yield from _strike(strike, ids, names)
    for power in card.superpowers:
        yield from _superpower(power, ids, names)
        if power.leadership and power.leadership not in card.affiliations:
            yield power, f"{power.id} leads {power.leadership}, and the card does not belong to that affiliation."


def _names(card: Character, names: Sequence[str]) -> Iterator[tuple[object, str]]:
    """No name stands on a card twice, and what belongs to a form belongs to one of the card's."""
    yield from _twice(card, "form", names)
    yield from _twice(card, "attack", [(one.id, one.form, one.side) for one in card.attacks])
    yield from _twice(card, "superpower", [(one.id, one.form, one.side) for one in card.superpowers])
    both: tuple[Strike | Superpower, ...] = (*card.attacks, *card.superpowers)
    for one in both:
        if one.form and one.form not in names:
            yield one, f"{one.id} belongs to the form {one.form!r}, and the card has {_listed(names)}."
        if not ID.fullmatch(one.id):
            yield one, f"the id {one.id[:60]!r} has other signs than small letters, digits and hyphens."


def _attacked_with(card: Character, names: Sequence[str]) -> Iterator[tuple[object, str]]:
    """Every side has an attack, but for those of Grunts."""
    for name in names:
        for up, called in (("healthy", "Healthy"), ("injured", "Injured")):
            if not any(one.form in ("", name) and one.side in ("", up) for one in card.attacks) and not card.is_grunt:
                where = f"{called} side" if len(names) == 1 else f"{called} side of the form {name}"
                yield card, f"the {where} has no attack."


def _twice(part: object, what: str, ids: Sequence[object]) -> Iterator[tuple[object, str]]:
    for id in dict.fromkeys(id for id in ids if ids.count(id) > 1):
        name = id[0] if isinstance(id, tuple) else id
        yield part, f"the {what} {name} is on the card twice."


def _strike(strike: Strike, ids: Iterable[str], forms: Sequence[str]) -> Iterator[tuple[object, str]]:
    yield from _within(strike, "range", "dice", "cost")
    if strike.type not in range(MYSTIC + 1) or any(kind not in range(MYSTIC + 1) for kind in strike.types):
        yield strike, f"the type of {strike.id} is PHYSICAL, ENERGY or MYSTIC."
    for rule in strike.rules:
        if isinstance(rule, Static):
            yield from _static(rule)
        else:
            if any(face not in range(6) for face in rule.icons):
                yield rule, "icons are CRIT, WILD, HIT, BLOCK, BLANK and FAIL."
            yield from _script(rule.do, ATTACK_ROLES | set(EVENTS.get(rule.event, ())), ids, forms)


def _superpower(power: Superpower, ids: Iterable[str], forms: Sequence[str]) -> Iterator[tuple[object, str]]:
    yield from _within(power, "cost")
    if power.most and not power.cost <= power.most <= 10:
        yield power, f"the highest price of {power.id} lies between its lowest and 10."
    if power.kind == REACTIVE and not power.on:
        yield power, f"{power.id} is reactive and waits for nothing; give it a moment."
    if power.kind == INNATE and not power.parts and not (power.leadership and power.do) and power.id not in UNEXPLAINED:
        yield power, f"{power.id} is innate and does nothing; give it on(...) or static(...)."
    if power.do is not None:
        yield from _script(power.do, {"self", *_roles(power.on), *(("it",) if power.leadership else ())}, ids, forms)
    for trigger in power.on:
        yield from _trigger(trigger)
    for part in power.parts:
        yield from _part(part, set(), ids, forms)


def _part(part: On | Static, more: set[str], ids: Iterable[str], forms: Sequence[str]) -> Iterator[tuple[object, str]]:
    if isinstance(part, Static):
        yield from _static(part)
    else:
        yield from _trigger(part.trigger)
        yield from _script(part.do, {"self", *EVENTS[part.trigger.event], *more}, ids, forms)


def _static(part: Static) -> Iterator[tuple[object, str]]:
    yield from _filter(part.on)
    read = part.query == "reach" and isinstance(part.value, Number)  # an attack's own Range may be read from the moment
    if part.query in QUERIES and not read and not fits_query(part.query, part.value):
        yield part, f"the value of {part.query!r} is something like {QUERIES[part.query].example!r}, not {part.value!r}."


def _trigger(trigger: Trigger) -> Iterator[tuple[object, str]]:
    for _, which in trigger.filters:
        yield from _filter(which)


def _roles(triggers: Sequence[Trigger]) -> set[str]:
    """The roles of every moment a superpower may wait for: what some of them lack, an effect leaves out by itself."""
    return {role for trigger in triggers for role in EVENTS[trigger.event]}


def _tactic(card: Tactic) -> Iterator[tuple[object, str]]:
    if not card.by:
        yield card, "somebody must play the card: give it By(...)."
    if card.kind == REACTIVE and not card.on and card.recruits is None:
        yield card, "the card is reactive and waits for nothing; give it a moment with on=."
    for by in card.by:
        yield from _filter(by.who)
    for trigger in card.on:
        yield from _trigger(trigger)
    ids = {one.id for one in card.attacks}
    yield from _script(card.do, {"self", "payer", "partner", *_roles(card.on)}, ids, ())
    for strike in card.attacks:
        yield from _strike(strike, ids, ())


def _crisis(card: Crisis) -> Iterator[tuple[object, str]]:
    if card.threat not in range(10, 31):
        yield card, f"threat {card.threat} is not possible; it lies between 10 and 30."
    if not card.tokens:
        yield card, "a Crisis card sets out tokens; give it Tokens(...)."
    names = {one.name for one in card.tokens}
    for one in card.tokens:
        if not one.at:
            yield one, f"the tokens {one.name} lie nowhere; give them a map or corners(...)."
    for rule in card.interactions:
        yield from _interaction(rule, names)
    for part in card.parts:
        yield from _part(part, {"it", "token"}, (), ())
    if card.scored is not None:
        yield from _script(card.scored, {"self", "it", "token"}, (), ())


def _interaction(rule: Interaction, names: set[str]) -> Iterator[tuple[object, str]]:
    if rule.token not in names:
        yield rule, f"there is no token {rule.token!r}; the card sets out {_listed(sorted(names))}."
    yield from _script(rule.do, {"self", "it", "token"}, (), ())


def _gem(card: Gem) -> Iterator[tuple[object, str]]:
    yield from _within(card, "threat")
    yield from _superpower(card.superpower, (), ())


# -- scripts -----------------------------------------------------------------------------------------------------------


def _script(
    effect: Effect, roles: set[str] | frozenset[str], ids: Iterable[str], forms: Sequence[str]
) -> Iterator[tuple[object, str]]:
    """Whoever an effect falls on has a part in what is going on, and what it names is on the card."""
    steps = list(_steps(effect))
    have = {*roles, *(role for step in steps for role in _brings(step))}
    free = any(type(step).__name__ in GIVERS for step in steps)
    for step in steps:
        yield from _printed(step, ids, forms)
        if isinstance(step, lasts):
            yield from _part(step.part, have, ids, forms)
            continue
        if isinstance(step, next_attack):
            for rule in step.rules:
                yield from _static(rule) if isinstance(rule, Static) else _script(rule.do, ATTACK_ROLES, ids, forms)
        for part in values(step):
            if isinstance(part, Role) and part.name not in have and not free:
                yield step, f"nobody is {part.name.upper()} here; there is {_listed(sorted(name.upper() for name in have))}."
            elif isinstance(part, Filter):
                yield from _filter(part, step)


def _brings(step: Effect) -> Iterator[str]:
    """The roles that a step gives to somebody."""
    if isinstance(step, choose | each):
        yield step.role
    if isinstance(step, pick_some):
        yield "chosen"
    if isinstance(step, each) and not isinstance(step.over, Filter | str):
        yield from ("token", step.over.kind)
    if isinstance(step, lasts):
        yield "subject"
    if isinstance(step, choose_token):
        yield "chosen_token"


def _printed(step: Effect, ids: Iterable[str], forms: Sequence[str]) -> Iterator[tuple[object, str]]:
    """What a step names is on the card: attacks that it grants, and forms. The rest is in `names`."""
    if isinstance(step, grant_attack) and step.attack not in ids and "/" not in step.attack:
        yield step, f"the card has no attack {step.attack!r} printed on it{_nearest(step.attack, ids)}"
    if isinstance(step, transform) and forms and step.form not in forms:
        yield step, f"the card has no form {step.form!r}; it has {_listed(forms)}."


def _nearest(name: str, names: Iterable[str]) -> str:
    close = get_close_matches(name, sorted(names), 1)
    return f"; did you mean {close[0]!r}?" if close else "."


GIVERS: Final = frozenset({"both_players", "opponent", "after_effect", "put_in_play", "own"})
"""Words that name somebody by themselves: beside them nothing is said about roles."""


def _steps(effect: object) -> Iterator[Effect]:
    """An effect and all effects inside it, in order. What lasts has a moment of its own, with its own roles."""
    if isinstance(effect, Effect):
        yield effect
    if isinstance(effect, lasts | next_attack):
        return
    for value in values(effect):
        if isinstance(value, Effect):
            yield from _steps(value)
        elif isinstance(value, tuple):
            for part in value:
                if isinstance(part, Effect | tuple | Rule):
                    yield from _steps(part)


def _filter(which: Filter, at: object = None) -> Iterator[tuple[object, str]]:
    """A filter nobody can pass."""
    if isinstance(which, All):
        names = {getattr(part, "name", "") for part in which.parts}
        turned = {getattr(part.inner, "name", "") for part in which.parts if isinstance(part, Not)}
        both = next((pair for pair in AGAINST if pair <= names), None)
        if both is not None:
            yield at or which, f"nobody can be this: {' & '.join(sorted(both))}."
        elif names & turned - {""}:
            one = sorted(names & turned - {""})[0]
            yield at or which, f"nobody can be this: {one} & ~{one}."
        for part in which.parts:
            yield from _filter(part, at)
    elif isinstance(which, Either):
        yield from _filter(which.one, at)
        yield from _filter(which.two, at)


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names) or "none"


def extras_of(card: Card) -> set[str]:
    """The names of the rules that a card hangs on later attacks."""
    return {part.key for part in inside(card) if isinstance(part, next_attack)}


__all__ = ["check", "extras_of", "faults"]
