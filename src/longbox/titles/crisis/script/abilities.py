"""What windows see of cards: the special rules of attacks, Crisis cards, and rules that were put in force for a while.

Superpowers and Team Tactic cards have prices and limits, so the rules say what is seen of them (`rules/abilities.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.kernel import Ability, Plain

from ..codes import NOBODY
from .cards import Extra, On, Rule, Strike
from .keys import part_of
from .moments import roles_of
from .nodes import Context
from .running import Run

if TYPE_CHECKING:
    from ..state import Table

PARTS = 100
"""What an ability that is a part of a superpower has on top of its number: the superpower itself has the numbers below."""


def part_number(number: int) -> int | None:
    """Which part of its superpower an ability is, by the ability's number; None for the superpower itself.

    >>> part_number(PARTS + 2), part_number(1)
    (2, None)
    """
    return number - PARTS if number >= PARTS else None


AGAIN = 1000
"""What the same rule of an attack has on top of its number each further time the attack has it."""


def once_more(ability: Ability, times: int) -> Ability:
    """A rule that an attack has so many times already, as an ability of its own: a window uses each one once. Nobody is asked
    which of two that are the same comes first."""
    return ability._replace(number=ability.number + AGAIN * times, quiet=ability.forced) if times else ability


def rule_number(number: int) -> int:
    """Which of an attack's rules an ability is, by the ability's number.

    >>> rule_number(2), rule_number(AGAIN + 2)
    (2, 2)
    """
    return number % AGAIN


def rule_ability(strike: Strike | Extra, number: int, rule: Rule) -> Ability:
    """A special rule: for the attacker, while this attack is resolved."""

    def can(t: Table, me: int, data: tuple[Plain, ...]) -> bool:
        attack = t.attack()
        if (rule.name and rule.name in attack.without) or not attack.shows(rule.icons):
            return False
        if rule.event.startswith("modify") and data[:2] != (me, me):
            return False  # the other side's part of the step, or a dodge in the middle of the attack
        return rule.when.check(Context(t, me, t.seat[me], attack.roles()))

    def do(t: Table, me: int, data: tuple[Plain, ...]) -> Run:
        return Run(part_of(strike.key, number), me, t.seat[me], t.attack().roles())

    return Ability(strike.key, number, rule.event, not rule.optional, can, do, rule.do.quiet(rule.event))


def crisis_ability(id: str, number: int, part: On) -> Ability:
    """What a Crisis card lets happen by itself: nobody's effect (CP-483)."""
    event = part.trigger.event

    def can(t: Table, holder: int, data: tuple[int, ...]) -> bool:
        return part.trigger.happens(Context(t, NOBODY, t.priority, roles_of(event, data)))

    def do(t: Table, holder: int, data: tuple[int, ...]) -> Run:
        return Run(part_of(id, number), NOBODY, t.priority, roles_of(event, data))

    return Ability(id, number, event, True, can, do)


def lasting_ability(name: str, part: On, about: int, paid: int) -> Ability:
    """A rule in force for a while; the one it is about tells two of the same name apart."""

    def roles(data: tuple[int, ...]) -> dict[str, int]:
        return {**roles_of(part.trigger.event, data), "subject": about, "paid": paid}

    def can(t: Table, me: int, data: tuple[int, ...]) -> bool:
        if not t.unused(name, me, part.limit):
            return False
        c = Context(t, me, t.squad[me], roles(data))
        return part.trigger.happens(c) and not (part.optional and part.do.idle(c, name))

    def do(t: Table, me: int, data: tuple[int, ...]) -> Run:
        if part.limit == "once":
            t.lasting = [row for row in t.lasting if row[:3] != (name, me, about)]
        else:
            t.note_use(name, me, part.limit)
        return Run(name, me, t.squad[me], roles(data))

    return Ability(name, about, part.trigger.event, not part.optional, can, do)
