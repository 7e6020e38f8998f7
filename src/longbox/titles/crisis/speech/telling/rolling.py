"""Who rolls dice, and for what, as a trigger says it; how that is put into words is each language's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from ...script.nodes import ATTACKER, Filter
from .facts import Facts, facts
from .moment import Moment
from .speaker import N, Speaker

What: TypeAlias = Literal[
    "attacks", "defends", "attacks or defends", "defends or dodges", "attacks, defends or dodges", "dodges, or defends", "faces"
]


DEFENSES: Final[Mapping[tuple[str, ...], What]] = {("defense",): "defends", ("defense", "dodge"): "defends or dodges"}
"""What the kinds of rolls that a test names mean."""


class Rolls(NamedTuple):
    """What dice are rolled for."""

    what: What
    types: list[int] = []
    """The types that the attack is limited to."""
    other: Filter | None = None
    """Who is attacked; for "faces" who attacks or is attacked."""


ANY_ROLL: Final = {
    (True, True): Rolls("defends"),
    (True, False): Rolls("defends or dodges"),
    (False, True): Rolls("attacks or defends"),
    (False, False): Rolls("attacks, defends or dodges"),
}
"""What is rolled for where a trigger says no more than whether its roller is a target, and whether it happens in an attack."""


def roller_of(t: Speaker[N], m: Moment) -> tuple[N, list[str]]:
    """Who rolls, called "it" from here on, and its parts in the attack."""
    about = next((part for part in ("roller", "attacker", "target") if part in m.roles), "")
    found = facts(m.roles[about]) if about else Facts()
    roles = [one.name for one in found.roles] + ([about] if about != "roller" else []) + m.same_as(about)
    found.roles = [one for one in found.roles if one.name == "subject"]
    who = t.me() if found.me else t.who(found.roles[0]) if found.roles else t.noun_of(found, "a")
    if found.me:
        t.bind("self", t.it())
    t.bind("roller", t.it())
    return who, roles


def rolls_of(m: Moment, roles: list[str], in_attack: bool) -> Rolls:
    """What is rolled for: attack, defense or, unless the moment belongs to an attack, dodge dice."""
    in_attack = in_attack or any(test.name == "that" and test.parts[0] == ATTACKER for test in m.tests)
    outright = _outright(m)
    defends = any(test.name == "defends" for test in m.tests)
    types = list(m.types())
    facing = m.take("facing")
    if facing:
        return Rolls("faces", other=facing[0].parts[0])
    if outright is not None:
        return outright
    if "attacker" in roles:
        other = m.roles["target"] if "target" in m.roles else None  # noqa: SIM401  (taking it notes that it is told)
        return Rolls("attacks", types, other)
    if defends or types or ("attacker" in m.roles and "target" in m.roles):
        m.take("defends")
        return Rolls("defends", types)
    return ANY_ROLL["target" in roles, in_attack]


def _outright(m: Moment) -> Rolls | None:
    """What the tests say outright."""
    either = [test for test in m.tests if test.name == "or"]
    parts = [part for test in either for part in test.parts]
    if any(part.name in ("dodges", "not") for part in parts):
        m.tests = [test for test in m.tests if test not in either]
        return Rolls("dodges, or defends", [kind for part in parts for kind in part.parts if isinstance(kind, int)])
    if m.take("attack_or_defense", "in_attack"):
        return Rolls("attacks or defends")
    kinds = next((test.parts for test in m.tests if test.name == "rolling"), ())
    if kinds in DEFENSES:
        m.take("rolling")
        return Rolls(DEFENSES[kinds])
    return None
