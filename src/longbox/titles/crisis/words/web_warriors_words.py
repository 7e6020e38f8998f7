"""Words about an activation so far, heads that are counted, high ground, and bodies that crash into others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import Ask, Frame

from ..codes import CONDITION_BITS, NOBODY
from ..script.nodes import ATTACKER, IT, SELF, TARGET, Amount, Context, Filter, Number, Role, Test, amount, me
from ..script.running import Effect, Run
from .effects import give_condition
from .structure import targets
from .tactics_words import hand_over

# -- which -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class robbable(Filter):  # noqa: N801  (words of the language are lower case)
    """Holds a token, of one of these kinds, that this character may hold."""

    kinds: tuple[str, ...]

    def test(self, c: Context, who: int) -> bool:
        if who not in c.table.token_holder:
            return False
        return bool(hand_over(self.kinds, me, IT).options(Context(c.table, c.me, c.seat, {"it": who}), False))


@dataclass(frozen=True, slots=True)
class namesake(Filter):  # noqa: N801
    """Has the name or the alter ego of this character."""

    def test(self, c: Context, who: int) -> bool:
        one, own = c.table.card(who), c.table.card(c.me)
        return one.name == own.name or one.alter_ego == own.alter_ego


# -- how many ----------------------------------------------------------------------------------------------------------


def head_count(which: Filter) -> Number:
    """How many on the battlefield, the Dazed included, a filter finds."""
    return Number("head_count", lambda c: sum(which.test(c, who) for who in c.table.present()), (which,))


def _foes_in_area(c: Context) -> int:
    for frame in reversed(c.table.stack):
        if frame.__class__.__name__ == "Series":
            return int(frame.foes)
    return 0


foes_in_area = Number("foes_in_area", _foes_in_area)
"""The enemies, not Dazed, within the Range of the area attack when it was chosen."""


# -- whether -----------------------------------------------------------------------------------------------------------


def _attacked_in_activation(c: Context) -> bool:
    from ..rules.actions import facts_of_activation

    t, attack = c.table, c.table.attack()
    before = facts_of_activation(t, attack.attacker).count(("attacked", attack.attacker, attack.target))
    return before > (t.activated() == attack.attacker)  # the attack being resolved is one of them


attacked_in_activation = Test("attacked_in_activation", _attacked_in_activation)
"""The attacker has already attacked this target in its own activation this turn."""


def _moved_in_activation(c: Context) -> bool:
    from ..rules.actions import facts_of_activation

    done = facts_of_activation(c.table, c.me)
    return ("advanced", c.me, 0) in done or ("placed", c.me, 0) in done


moved_in_activation = Test("moved_in_activation", _moved_in_activation)
"""This character has advanced or been placed in its own activation this turn."""

is_attacker = Test("is_attacker", lambda c: ATTACKER.of(c) == c.me)
"""This character makes the attack in question."""
is_target = Test("is_target", lambda c: ATTACKER.of(c) != NOBODY and TARGET.of(c) == c.me)
"""This character is the target of the attack in question."""


def _costless_attack(c: Context) -> bool:
    from ..rules.targets import usable

    return any(not strike.cost for strike in usable(c.table, c.me))


costless_attack = Test("costless_attack", _costless_attack)
"""This character could make an attack that costs nothing."""
would_deal_damage = Test("would_deal_damage", lambda c: c.table.attack().hits > 0)
"""The attack being resolved is about to deal damage."""


def _has_cover(c: Context) -> bool:
    from ..rules.attacks import in_cover

    return in_cover(c.table, c.table.attack())


target_has_cover = Test("target_has_cover", _has_cover)
"""The target benefits from cover against the attack being resolved."""


def on_top(size: int) -> Test:
    """This character stands on terrain of this Size or more on which the attacker does not stand."""

    def check(c: Context) -> bool:
        t, attacker = c.table, ATTACKER.of(c)
        own = [i for i in t.standing_on(c.me) if t.the_ground().features[i].size >= size]
        return attacker != NOBODY and bool(own) and not set(own) <= set(t.standing_on(attacker))

    return Test("on_top", check, (size,))


# -- what happens ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class gain_one_of(Effect):  # noqa: N801
    """So many times somebody gains one of these conditions, as the player chooses."""

    who: Role
    conditions: tuple[str, ...]
    n: Amount = 1

    def run(self, c: Context, run: Run) -> Ask | Frame[Any] | None:
        from ..rules.aftermath import Answers

        t, found = c.table, targets(c, self.who)
        gained = run.lists.setdefault("gained", [])
        open_ = [
            name
            for name in self.conditions
            if found and not (t.conditions[found[0]] & CONDITION_BITS[name] or t.immune(found[0], CONDITION_BITS[name]))
        ]
        if open_ and len(gained) < amount(c, self.n):
            return Ask(run.seat, "choose", tuple(("condition", name) for name in open_))
        del run.lists["gained"]
        return Answers([("condition_gained", (found[0], bit, c.me)) for bit in gained]) if gained else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        give_condition(c.table, self.who.of(c), option[1])
        run.lists["gained"].append(CONDITION_BITS[option[1]])
        run.at -= 1  # come back for the next


@dataclass(frozen=True, slots=True)
class crash_into(Effect):  # noqa: N801
    """Somebody suffers a collision as if another character had been thrown into it; that one suffers nothing."""

    into: Role
    who: Role = SELF

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.collisions import Collision

        found, who = targets(c, self.into), self.who.of(c)
        return Collision(who, found[0], NOBODY, c.me, spared=[who]) if found else None


@dataclass(frozen=True, slots=True)
class cap_damage(Effect):  # noqa: N801
    """The attack being resolved deals no more damage than this."""

    n: int

    def run(self, c: Context, run: Run) -> None:
        attack = c.table.attack()
        attack.hits = min(attack.hits, self.n)


__all__ = [
    "attacked_in_activation", "cap_damage", "costless_attack", "crash_into", "foes_in_area", "gain_one_of", "head_count",
    "is_attacker", "is_target", "moved_in_activation", "namesake", "on_top", "robbable", "target_has_cover", "would_deal_damage",
]  # fmt: skip
