"""Words for one roll or one attack: what its faces count, which defense is used, what the next attack can do."""

from __future__ import annotations

from dataclasses import dataclass

from ..script.cards import Extra, Rule
from ..script.nodes import SELF, Context, Number, Role, Test
from ..script.running import Effect, Run


@dataclass(frozen=True, slots=True)
class count_face(Effect):  # noqa: N801  (words of the language are lower case)
    """In the roll being made a face counts so many successes; `roll` is attack, own or, for dodges too, defense."""

    roll: str
    face: int
    value: int = 1

    def run(self, c: Context, run: Run) -> None:
        from ..rules.dice import roll_frame

        frame = roll_frame(c.table)
        own = "attack" if frame.attacker == c.me else "defense"
        frame.counts.append((own if self.roll == "own" else self.roll, self.face, self.value))


@dataclass(frozen=True, slots=True)
class defend_with(Effect):  # noqa: N801
    """The attack or dodge being resolved is met with another defense."""

    stat: int

    def run(self, c: Context, run: Run) -> None:
        from ..rules.dice import roll_frame

        roll_frame(c.table).stat = self.stat


@dataclass(frozen=True, slots=True)
class next_attack(Effect):  # noqa: N801
    """This character's next attack this turn, one of those named if any are, has more special rules."""

    key: str
    rules: tuple[Rule, ...]
    attacks: tuple[str, ...] = ()

    def declare(self, library: Library, name: str) -> None:
        library.add_extra(Extra(self.key, self.rules, self.attacks))

    def run(self, c: Context, run: Run) -> None:
        c.table.lasting.append((self.key, c.me, c.me, "turn", 0))


@dataclass(frozen=True, slots=True)
class no_next_attack(Effect):  # noqa: N801
    """The attack that could have had these rules was not made, and no later one has them."""

    key: str

    def run(self, c: Context, run: Run) -> None:
        c.table.lasting = [row for row in c.table.lasting if row[:2] != (self.key, c.me)]


@dataclass(frozen=True, slots=True)
class ignore_collision(Effect):  # noqa: N801
    """No damage from the collision somebody is about to suffer."""

    def run(self, c: Context, run: Run) -> None:
        from ..rules.collisions import Collision
        from ..rules.dice import Dodge

        for frame in reversed(c.table.stack):
            if isinstance(frame, Dodge):
                frame.n = 0
                return
            if isinstance(frame, Collision):
                frame.harmless = True
                return


def damage_on(who: Role = SELF, most: int = 99) -> Number:
    """The damage somebody has."""
    return Number("damage_on", lambda c: min(most, c.table.damage[who.of(c)]), (who, most))


def attack_type(*types: int) -> Test:
    """The attack being resolved is of one of these types."""

    def check(c: Context) -> bool:
        attack = c.table.attacking()
        return attack is not None and attack.kind in types

    return Test("attack_type", check, types)


def _defending(c: Context) -> bool:
    for frame in reversed(c.table.stack):
        if frame.__class__.__name__ in ("Attack", "Dodge"):
            return frame.__class__.__name__ == "Attack" and bool(frame.target == c.me)
    return False


defending = Test("defending", _defending)
"""This character is the target of the attack being rolled; a dodge is not defending."""


def _by_attack(c: Context) -> bool:
    from ..rules.damage import ATTACK, Suffer

    return any(isinstance(frame, Suffer) and frame.kind == ATTACK and frame.target == c.me for frame in reversed(c.table.stack))


by_attack = Test("by_attack", _by_attack)
"""The damage this character suffers is dealt by an attack."""


def effect_of_attack(*types: int) -> Test:
    """What is being carried out is a special rule of an attack of one of these types."""

    def check(c: Context) -> bool:
        attack, script = c.table.attacking(), script_now(c)
        return attack is not None and attack.kind in types and script in (attack.weapon, *attack.extras)

    return Test("effect_of_attack", check, types)


def script_now(c: Context) -> str:
    """The attack, superpower or card whose text is being carried out."""
    script = next((frame.script for frame in reversed(c.table.stack) if isinstance(frame, Run)), "")
    return script.partition("#")[0]


def _superpower_effect(c: Context) -> bool:
    power = c.table.library.superpowers.get(script_now(c))
    return power is not None and not power.leadership


effect_of_superpower = Test("effect_of_superpower", _superpower_effect)
"""What is being carried out is a superpower."""
