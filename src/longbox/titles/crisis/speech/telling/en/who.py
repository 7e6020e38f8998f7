"""How the words of `words/who.py` are told in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from longbox.speech import listed

from ....codes import CONDITION_BITS, TYPES
from ....script.nodes import SELF, Either, has_power
from ..facts import denied_facts, facts
from ..tables import FilterTable
from .grammar import English as T
from .nouns import Noun, noun
from .pieces import a_kind, doing, having, is_where, up_to_size


def within(t: T, one: Any, no: bool) -> tuple[str, str]:
    of = "" if one.of == SELF and not t.squad else f" of {t.payer_or_it() if one.of == SELF else t.who(one.of)}"
    near = f"{'not ' if no else ''}within {{range}} {one.range}{of}"
    return near, f"is {near}"


def power(t: T, one: has_power, no: bool) -> tuple[str, str]:
    return having(f"less than {one.n} {{power}}" if no else f"at least {one.n} {{power}}", False)


def either(t: T, one: Either, no: bool) -> tuple[str, str]:
    parts = [denied_facts(part, t.language) if no else facts(part) for part in (one.one, one.two)]
    first, second = (t.predicate("", part).strip().split(" ") for part in parts)
    if first[0] == second[0]:  # has damage or a condition
        second = second[1:]
    elif first[1:] == second[1:]:  # holds or contests an objective token
        first = first[:1]
    told = f"{' '.join(first)} {'and' if no else 'or'} {' '.join(second)}"
    return f"that {told}", told


def attacker(t: T, one: Any) -> Noun:
    return t.it() if one.by == SELF else t.who(one.by)


def any_of(t: T, one: Any, no: bool) -> str:
    """Near whom: denied it is any of them, not one."""
    told = str(t.noun(one.which, "a"))
    return told.replace("one of your", "any of your", 1) if no and told.startswith("one of your") else told


ROLES: dict[str, Callable[[T], Noun]] = {
    "self": lambda t: t.me(),
    "target": lambda t: noun("the target"),
    "attacker": lambda t: noun("the attacker"),
    "cause": lambda t: noun("the source of the effect"),
    "chosen": lambda t: noun("the chosen character"),
    "payer": lambda t: noun("the first of them"),
    "partner": lambda t: noun("the other one"),
    "last_target": lambda t: noun("the target" if t.strike is not None and t.strike.shape == "target" else "the last target"),
    "it": lambda t: t.it(),
    "mover": lambda t: t.it(),
    "roller": lambda t: t.it(),
    "nobody": lambda t: noun("nobody"),
    "subject": lambda t: t.it(),
    "thrown": lambda t: noun("the thrown one"),
    "struck": lambda t: noun("the one that is hit"),
    "token": lambda t: noun("the token"),
    "chosen_token": lambda t: noun("it"),
    "opponent": lambda t: noun("your opponent"),
    "attack": lambda t: noun("this attack"),
}

FILTERS: FilterTable[T] = {
    "has_interacted": lambda t, one, no: doing(
        "interacted with an objective token or picked one up this round", "interacted with no objective token this round", no
    ),
    "has_felled": lambda t, one, no: doing("Dazed or KO'd an enemy this round", "Dazed and KO'd no enemy this round", no),
    "surrounded": lambda t, one, no: (
        f"{'not ' if no else ''}within {{range}} {one.range} of {one.n} of {t.noun(one.which, 'all')}",
        f"is {'not ' if no else ''}within {{range}} {one.range} of {one.n} of {t.noun(one.which, 'all')}",
    ),
    "on_lines_between": lambda t, one, no: (
        f"{'not ' if no else ''}on a line between two of {t.noun(one.which, 'all')}",
        f"is {'not ' if no else ''}on a line between two of {t.noun(one.which, 'all')}",
    ),
    "within": within,
    "Either": either,
    "in_sight": lambda t, one, no: (f"{'out of' if no else 'in'} sight", f"is {'out of' if no else 'in'} sight"),
    "size": lambda t, one, no: (told := up_to_size(one.most) if not no else f"of Size {one.most + 1} or more", f"is {told}"),
    "has": lambda t, one, no: having(
        "a condition" if len(one.conditions) == len(CONDITION_BITS) else listed([t.name(name) for name in one.conditions], "or"), no
    ),
    "holding": lambda t, one, no: doing(
        f"holds {a_kind(t, one.kind) if one.kind else 'an objective token'}",
        f"holds no {t.name(f'kind/{one.kind}') if one.kind else 'objective token'}",
        no,
    ),
    "has_power": power,
    "did": lambda t, one, no: doing("has already done so this turn", "has not done so this turn", no),
    "ready": lambda t, one, no: (
        having("an Activated token", False) if no else ("that has no Activated token", "has no Activated token")
    ),
    "knows": lambda t, one, no: having(t.name(one.power), no),
    "accompanied": lambda t, one, no: (
        f"with{'out' if no else ''} another of its side within {{range}} {one.range}",
        f"has {'no other' if no else 'another'} character of its side within {{range}} {one.range}",
    ),
    "close_to": lambda t, one, no: (
        f"{'not ' if no else ''}within {{range}} {one.range} of {any_of(t, one, no)}",
        f"is {'not ' if no else ''}within {{range}} {one.range} of {any_of(t, one, no)}",
    ),
    "has_damage": lambda t, one, no: having("damage", no),
    "as_far_as_paid": lambda t, one, no: is_where(f"within {{range}} {t.x()}{f' of {t.payer_or_it()}' if t.squad else ''}", no),
    "of_highest_threat": lambda t, one, no: (
        f"with{'out' if no else ''} the highest Threat",
        "does not have the highest Threat" if no else "has the highest Threat",
    ),
    "run_into": lambda t, one, no: (f"{'not ' if no else ''}met on the way", f"was {'not ' if no else ''}met on the way"),
    "bumped": lambda t, one, no: doing("met a character or terrain", "met nothing", no),
    "struck_by": lambda t, one, no: doing(
        f"was attacked {f'at least {one.least} times ' if one.least > 1 else ''}by {attacker(t, one)} this turn",
        f"was {f'attacked fewer than {one.least} times' if one.least > 1 else 'not attacked'} by {attacker(t, one)} this turn",
        no,
    ),
    "paired": lambda t, one, no: doing(
        f"is one of them, within {{range}} {one.range} of the other" if one.range else "is one of them",
        f"is not one of them within {{range}} {one.range} of the other" if one.range else "is not one of them",
        no,
    ),
    "no_larger_than": lambda t, one, no: (f"({'' if no else 'no '}larger)", f"is {'' if no else 'not '}larger"),
    "singled_out": lambda t, one, no: doing("was chosen", "was not chosen", no),
    "attacks_with": lambda t, one, no: having(f"a {{{TYPES[one.type]}}} attack", no),
    "defense_from": lambda t, one, no: having(f"{{{TYPES[one.type]}}} defense {one.least} or more", no),
    "defense_up_to": lambda t, one, no: having(f"{{{TYPES[one.type]}}} defense {t.x(one.most) or one.most} or less", no),
    "within_number": lambda t, one, no: is_where(f"within {{range}} {t.x()} of {t.it()}", no),
    "namesake": lambda t, one, no: (
        f"with {'neither the same name nor' if no else 'the same name or'} alter ego",
        f"has {'neither the same name nor' if no else 'the same name or'} alter ego",
    ),
    "smaller": lambda t, one, no: (
        f"{'no ' if no else ''}smaller than {t.me()}",
        f"is {'no ' if no else ''}smaller than {t.me()}",
    ),
    "threat_up_to": lambda t, one, no: (
        having(f"a Threat of more than {most}" if no else f"a Threat of {most} or less", False)
        if (most := one.most if isinstance(one.most, int) else t.x(one.most))
        else having(f"{'more than' if no else 'up to'} {t.much(one.most, 'Threat')}", False)
    ),
    "as_far_as": lambda t, one, no: is_where(f"within {{range}} {t.x(one.range) or f'1 {t.number(one.range)[1]}'}", no),
}
