"""Dice: more, fewer, and rolled again."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Ask

from ...codes import FACES, PIERCED
from ...events import Rerolled
from ...state import AnyFrame, Data, Step, Table
from ...words import Blind, MoreAttack, MoreDefense, MoreInitiative, Pierce, Reroll, Weaken
from ..attacks import Strike
from ..doing import does, useful
from ..regions import AnyOf, distinct, sets_of
from ..turns import InitiativeRoll


@does(MoreAttack)
def more_attack(t: Table, seat: int, word: MoreAttack, deed: object) -> None:
    t.frame(Strike).more += word.n


@does(MoreDefense)
def more_defense(t: Table, seat: int, word: MoreDefense, deed: object) -> None:
    t.frame(Strike).guard += word.n


@does(MoreInitiative)
def more_initiative(t: Table, seat: int, word: MoreInitiative, deed: object) -> None:
    t.frame(InitiativeRoll).more += word.n


@does(Weaken)
def weaken(t: Table, seat: int, word: Weaken, deed: object) -> None:
    t.frame(Strike).guard -= word.n


@useful(Weaken)
def can_weaken(t: Table, seat: int, word: Weaken, data: Data) -> bool:
    return t.frame(Strike).defense_dice(t) > 1


@does(Blind)
def blind(t: Table, seat: int, word: Blind, deed: object) -> None:
    t.frame(Strike).more -= word.n


@useful(Blind)
def can_blind(t: Table, seat: int, word: Blind, data: Data) -> bool:
    return t.frame(Strike).attack_dice(t) > 1


@does(Pierce)
def pierce(t: Table, seat: int, word: Pierce, deed: object) -> None:
    t.frame(Strike).unopposed = PIERCED


@useful(Pierce)
def can_pierce(t: Table, seat: int, word: Pierce, data: Data) -> bool:
    return t.frame(Strike).unopposed > PIERCED


@does(Reroll)
def reroll(t: Table, seat: int, word: Reroll, deed: object) -> AnyFrame:
    return RollAgain(seat, word.roll == "initiative", word.n)


@useful(Reroll)
def can_reroll(t: Table, seat: int, word: Reroll, data: Data) -> bool:
    """An attack die is the attacker's, a defense die the defender's; Initiative dice have a window of their own."""
    if word.roll == "initiative" or len(data) < 2:
        return word.roll == "initiative" and len(data) == 1
    return word.roll in ("any", "attack" if data[0] == seat else "defense")


@dataclass(slots=True)
class RollAgain(Step):
    """Own dice of a roll are rolled again; the new result stands."""

    STEPS = ("choose",)

    seat: int
    initiative: bool
    most: int

    def dice(self, t: Table) -> list[int]:
        if self.initiative:
            return t.frame(InitiativeRoll).dice
        strike = t.frame(Strike)
        return strike.attack if strike.attacker == self.seat else strike.defense

    def choose(self, t: Table) -> Ask:
        """Any of the dice; offered are single dice, and the lowest ones together."""
        dice = self.dice(t)
        numbers = tuple(range(len(dice)))
        most = min(self.most, len(dice))
        low = sorted(numbers, key=lambda n: dice[n])[:most]
        offered = [tuple(sorted(low[:size])) for size in range(1, most + 1)]
        return Ask(self.seat, "reroll", distinct([*sets_of(numbers, 1), *offered]), AnyOf(numbers, 1, most))

    def answer_reroll(self, t: Table, chosen: tuple[int, ...]) -> None:
        self.step += 1
        dice = self.dice(t)
        before = tuple([dice[number] for number in chosen])
        for number in chosen:
            dice[number] = t.die(FACES)
        t.emit(Rerolled, t.pc[self.seat], before, tuple([dice[number] for number in chosen]))
        (t.frame(InitiativeRoll) if self.initiative else t.frame(Strike)).tell(t)
