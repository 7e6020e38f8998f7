"""Words about the roll, the attack and the effect being resolved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..codes import CRIT, FAIL
from ..script.nodes import ATTACKER, TARGET, Amount, Context, Filter, Number, Role, Test, _Simple, amount
from ..script.running import Effect, Run

if TYPE_CHECKING:
    from ..state import Table

ROLLER = Role("roller")
"""Whose dice the moment is about."""

affectable = _Simple("affectable", lambda c, who: c.table.can_be_affected(who))
"""On the battlefield and not Dazed."""
paid_for_card = _Simple("paid_for_card", lambda c, who: ("paid tactic", who, 0) in c.table.facts)
"""Paid Power for the Team Tactic card being played."""


# -- the roll ----------------------------------------------------------------------------------------------------------

attack_or_defense = Test("attack_or_defense", lambda c: ATTACKER.of(c) >= 0)
"""The dice of an attack, not a dodge."""
dodges = Test("dodges", lambda c: ATTACKER.of(c) < 0 and TARGET.of(c) == c.me)
"""This character makes a dodge roll."""


def defends(*types: int) -> Test:
    """This character defends against an attack, of one of these types if any are named."""

    def check(c: Context) -> bool:
        return ATTACKER.of(c) >= 0 and TARGET.of(c) == c.me and (not types or c.table.attack().kind in types)

    return Test("defends", check, types)


def facing(which: Filter) -> Test:
    """This character attacks, or is attacked by, somebody a filter finds."""

    def check(c: Context) -> bool:
        attacker, target = ATTACKER.of(c), TARGET.of(c)
        if attacker < 0 or c.me not in (attacker, target):
            return False
        return which.test(c, target if attacker == c.me else attacker)

    return Test("facing", check, (which,))


def moved_by(*kinds: str) -> Test:
    """The movement that has ended was one of these: advance, climb, place, push, throw."""
    return Test("moved_by", lambda c: c.roles.get("how") in kinds, kinds)


def showing(*faces: int) -> Test:
    """The roll that `dice_shown` is about had one of these faces at its end."""
    bits = sum(1 << face for face in faces)
    return Test("showing", lambda c: bool(c.roles["faces"] & bits), faces)


def defense_rolled(*faces: int) -> Number:
    """How many of these faces the defense roll shows."""
    return Number("defense_rolled", lambda c: sum(c.table.attack().defense_roll.count(face) for face in faces), faces)


def at_least(n: int, count: Number) -> Test:
    return Test("at_least", lambda c: count.read(c) >= n, (n, count))


dice_changed = Number("dice_changed", lambda c: c.table.attack().changed)
"""How many dice the change before this word really changed."""


@dataclass(frozen=True, slots=True)
class treat_as(Effect):  # noqa: N801  (words of the language are lower case)
    """So many dice of the attack roll, or of the roll this character makes, that show a face count as another from now on."""

    face: int = FAIL
    to: int = CRIT
    n: Amount = 1
    own: bool = False

    def run(self, c: Context, run: Run) -> None:
        shown = roll_made_by(c) if self.own else c.table.attack().attack_roll
        for _ in range(amount(c, self.n)):
            if self.face in shown:
                shown[shown.index(self.face)] = self.to


def roll_made_by(c: Context) -> list[int]:
    """The dice that this character has rolled: in the attack it makes or meets, or to dodge."""
    from ..rules.dice import roll_frame, roll_of

    frame = roll_frame(c.table)
    dodges = frame.__class__.__name__ == "Dodge"
    return roll_of(c.table, "dodge" if dodges else "attack" if frame.attacker == c.me else "defense")


def own_roll_has(*faces: int) -> Test:
    """The roll this character makes shows one of these faces."""
    return Test("own_roll_has", lambda c: any(face in faces for face in roll_made_by(c)), faces)


# -- the attack --------------------------------------------------------------------------------------------------------

defeated_target = Test("defeated_target", lambda c: c.table.attack().defeated)
"""The attack Dazed or KO'd its target."""
attacked_before = Test(
    "attacked_before", lambda c: c.table.facts.count(("attacked", c.table.attack().attacker, c.table.attack().target)) > 1
)
"""The attacker has already attacked this target this turn."""


def weapon_is(*ids: str) -> Test:
    """The attack being resolved is one of these."""
    return Test("weapon_is", lambda c: c.table.attack().strike().id in ids, ids)


def marked(name: str) -> Test:
    """This character's card has noted something about the attack being resolved."""
    return Test("marked", lambda c: (name, c.me) in c.table.attack().marks, (name,))


@dataclass(frozen=True, slots=True)
class mark_attack(Effect):  # noqa: N801
    """Note something about the attack being resolved."""

    name: str

    def run(self, c: Context, run: Run) -> None:
        attack_or_series(c.table).marks.append((self.name, c.me))


def attack_or_series(t: Table) -> Any:
    """The attack being resolved; a beam or area attack that has no target yet as a whole."""
    return next(frame for frame in reversed(t.stack) if frame.__class__.__name__ in ("Attack", "Series"))


# -- where an effect comes from ----------------------------------------------------------------------------------------


def script_of(c: Context) -> str:
    """The card part whose script is being carried out: the innermost one."""
    for frame in reversed(c.table.stack):
        if isinstance(frame, Run):
            return frame.script.partition("#")[0]
    return ""


def _by_superpower(c: Context) -> bool:
    power = c.table.library.superpowers.get(script_of(c))
    return power is not None and not power.leadership


by_superpower = Test("by_superpower", _by_superpower)
"""What happens is done by a superpower."""


def by_attack_rule(*types: int) -> Test:
    """What happens is done by a special rule of an attack of one of these types."""
    return Test("by_attack_rule", lambda c: script_of(c) in c.table.library.strikes and c.table.attack().kind in types, types)
