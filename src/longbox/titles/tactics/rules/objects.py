"""Objects and Artifacts: picked up, dropped, swung, thrown, destroyed (chapter "Hulk smash! Objects and Artifacts")."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Ask

from ..codes import AGILITY, BRAWLING, BROKEN, CHARGING, GONE, GRAPPLING, LOST, NOBODY, OFF, PHASED, SHOOTING, STRENGTH, is_a
from ..events import Dropped, PickedUp, ThingGone
from ..maps import SOLID
from ..state import Step, Table
from ..words import Attack, Lifts, Soars, Thing, at, by
from .adjacency import at_hand, beside, engaged, reach_of
from .sight import sees_square

THROW_RANGE = 4
"""How far a thrown Object flies (FT-552)."""


def liftable(t: Table, who: int) -> list[int]:
    """The Objects a figure can pick up: beside it, light enough, and its hands free (FT-542..FT-544, FT-340, FT-560)."""
    if t.carrying[who] != NOBODY or t.conditions[who] & PHASED:
        return []
    strength = t.ability(who, STRENGTH) + sum(part.columns for part in t.parts(who, Lifts))
    return [
        number
        for number, square in enumerate(t.thing_at)
        if square >= 0 and beside(t, who, square) and not t.the_thing(number).artifact and strength >= t.the_thing(number).material
    ]


def pick_up(t: Table, who: int, number: int) -> None:
    t.thing_at[number] = OFF
    t.carrying[who] = number
    t.emit(PickedUp, who, number)


def free_squares(t: Table, square: int) -> list[int]:
    """Where an Object can be put down beside a square: no figure, no other piece, not Solid (FT-546, TQ-58)."""
    ground, taken = t.ground(), t.occupied()
    return [
        other
        for other in ground.within(square, 1)
        if other != square
        and ground.adjacent[square] >> other & 1
        and not taken >> other & 1
        and not ground.bits[other] & SOLID
        and other not in t.thing_at
    ]


def droppable(t: Table, who: int) -> list[int]:
    return free_squares(t, t.at[who]) if t.carrying[who] != NOBODY else []


def drop(t: Table, who: int, square: int) -> None:
    number = t.carrying[who]
    t.carrying[who], t.thing_at[number] = NOBODY, square
    t.emit(Dropped, who, number, square)


def spend(t: Table, who: int) -> int:
    """The Object a figure carries leaves the game; the attack that is made with it tells so."""
    number = t.carrying[who]
    t.carrying[who], t.thing_at[number] = NOBODY, GONE
    return number


def waste(t: Table, who: int) -> None:
    """The Object of a figure leaves the game because there is no room for it."""
    t.emit(ThingGone, spend(t, who), who, LOST)


def shatter(t: Table, number: int, who: int, attack: str) -> None:
    """A figure destroys an Object or Artifact on the map."""
    t.thing_at[number] = GONE
    t.emit(ThingGone, number, who, BROKEN, attack)


def fumbled(t: Table, who: int, square: int) -> None:
    """A KO'ed figure's Object is put down by the opponent; where there is no room it leaves the game (FT-548, FT-549)."""
    if free_squares(t, square):
        t.stack.append(PutDown(who, square))
    else:
        waste(t, who)


@dataclass(slots=True)
class PutDown(Step):
    """The opponent chooses where a KO'ed figure's Object lies."""

    STEPS = ("choose",)

    who: int
    square: int

    def choose(self, t: Table) -> Ask | None:
        room = free_squares(t, self.square)
        if not room:
            waste(t, self.who)
            return None
        return Ask(1 - t.seat[self.who], "put_down", tuple(room))

    def answer_put_down(self, t: Table, square: int) -> None:
        self.step += 1
        drop(t, self.who, square)


def breakable(t: Table, who: int, attack: Attack) -> list[int]:
    """The Objects and Artifacts on the map that an attack can destroy: strong enough, not Psychic, in reach (FT-556, FT-557)."""
    if is_a(attack.kind, "psychic") or attack.form in (CHARGING, GRAPPLING) or engaged(t, who, attack.form):
        return []
    rank = t.measure(who, attack.damage)
    return [
        number
        for number, square in enumerate(t.thing_at)
        if square >= 0 and rank >= t.the_thing(number).material and within_reach(t, who, attack, square)
    ]


def within_reach(t: Table, who: int, attack: Attack, square: int, blocking: int | None = None) -> bool:
    """Whether an attack can be aimed at a square: Brawling at one at hand, others in range and Line of Sight (FT-557, FT-620)."""
    if attack.form == BRAWLING and t.options["mended"]:
        return at_hand(t, who, square)
    far = reach_of(t, who) if attack.form == BRAWLING else attack.range
    return t.ground().distance(t.at[who], square) <= far and sees_square(t, who, square, blocking)


def throw_of(thing: Thing) -> Attack:
    """A thrown Object: range 4, or what its text says; Agility against its Material Rank in Blunt damage (FT-552, FT-555)."""
    far = next((rule.range for rule in thing.rules if isinstance(rule, Soars)), THROW_RANGE)
    return Attack(SHOOTING, "throw", by(AGILITY), at(thing.material), "blunt", far)
