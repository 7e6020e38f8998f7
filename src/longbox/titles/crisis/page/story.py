"""What the panels of the page tell of the game so far: the dice on the table, the attack they belong to, and each player's luck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypedDict

from longbox.kernel import Event, Speech

from ..codes import ATTACK_SUCCESS, DEFENSE_SUCCESS, SIDES
from ..events import (
    Activated,
    AttackBegan,
    AttackCancelled,
    AttackCompared,
    Damaged,
    DiceChanged,
    DiceRolled,
    GameEnded,
    PhaseBegan,
    RoundBegan,
    TacticPlayed,
    TurnBegan,
)
from ..state import Table
from ..view import attack, dodge

ATTACK, DEFENSE, DODGE = "attack", "defense", "dodge"
MEAN: Final[dict[tuple[int, ...], float]] = {
    worth: sum(worth[face] for face in SIDES) / len(SIDES) for worth in (ATTACK_SUCCESS, DEFENSE_SUCCESS)
}
"""The successes that one die is expected to show."""


class DiceRow(TypedDict):
    """Dice on the table. `counts` is how many successes each die is worth, `added` how many of the last ones were added."""

    who: int
    roll: str
    faces: list[int]
    counts: list[int]
    added: int
    successes: int


class Sum(TypedDict):
    """What an attack comes to: `how` is dealt, compared, or now, while dice may still change."""

    how: str
    target: int
    damage: int
    hits: int
    blocks: int


class Luck(TypedDict):
    """The successes a seat has rolled, and those its dice were expected to show."""

    rolled: int
    expected: float
    difference: float
    dice: int


class Told(TypedDict):
    phase: str
    acting: int | None
    rolls: list[DiceRow]
    sum: Sum | None
    played: list[tuple[int, str]]
    luck: list[Luck]


@dataclass(slots=True)
class Fight:
    """The attack that was told of last."""

    target: int
    compared: tuple[int, int] | None = None
    dealt: int | None = None


@dataclass(slots=True)
class Story:
    """Hears the events of a game in order."""

    seats: Sequence[int]
    """Whose character each is."""
    rolls: list[DiceRow] = field(default_factory=list)
    fight: Fight | None = None
    played: list[tuple[int, str]] = field(default_factory=list)
    phase: Event | None = None
    acting: int | None = None
    luck: list[Luck] = field(default_factory=lambda: [Luck(rolled=0, expected=0.0, difference=0.0, dice=0) for _ in (0, 1)])

    def hear(self, event: Event) -> None:
        match event:
            case DiceRolled():
                self.rolled(event)
                self.judge(event)
            case DiceChanged():
                if (known := self.known(event.who, event.roll)) is not None:
                    known.update(row(event.who, event.roll, event.faces, known["added"]))
            case AttackBegan():
                self.fight, self.rolls = Fight(event.target), []
            case AttackCompared() if self.fight:
                self.fight.compared = (event.hits, event.blocks)
            case Damaged() if self.fight and self.fight.compared and event.who == self.fight.target:
                self.fight.dealt = (self.fight.dealt or 0) + event.n
            case TacticPlayed():
                self.played.append((event.seat, event.card))
            case PhaseBegan():
                self.phase = event
                self.over(None)
            case Activated():
                self.over(event.who)
            case TurnBegan() | RoundBegan() | GameEnded():
                self.over(None)
            case AttackCancelled():
                self.over(self.acting)

    def over(self, acting: int | None) -> None:
        """Nothing of the last attack is left on the table."""
        self.acting, self.fight, self.rolls = acting, None, []

    def known(self, who: int, roll: str) -> DiceRow | None:
        return next((one for one in self.rolls if one["who"] == who and one["roll"] == roll), None)

    def rolled(self, event: DiceRolled) -> None:
        known = self.known(event.who, event.roll)
        if known is not None and not event.faces:  # more dice for a roll that lies there
            known.update(row(event.who, event.roll, [*known["faces"], *event.extra], known["added"] + len(event.extra)))
            return
        if known is not None:
            self.rolls.remove(known)
        if event.roll not in (ATTACK, DEFENSE) and self.fight is None:
            self.rolls = []
        self.rolls.append(row(event.who, event.roll, [*event.faces, *event.extra], len(event.extra)))

    def judge(self, event: DiceRolled) -> None:
        """Only dice that are rolled for or against somebody are luck."""
        if event.roll not in (ATTACK, DEFENSE, DODGE):
            return
        faces, worth, luck = [*event.faces, *event.extra], worth_in(event.roll), self.luck[self.seats[event.who]]
        luck["rolled"] += sum([worth[face] for face in faces])
        luck["expected"] += len(faces) * MEAN[worth]
        luck["dice"] += len(faces)
        luck["difference"] = luck["rolled"] - luck["expected"]


def story(say: Speech, t: Table, events: Iterable[Event]) -> Told:
    """All of it, for a page. `events` are those that the onlooker may know."""
    found = Story(t.seat)
    for event in events:
        found.hear(event)
    rolls = lying(t) or found.rolls
    return {
        "phase": say.line(found.phase) if found.phase else "",
        "acting": found.acting,
        "rolls": rolls,
        "sum": summed(found.fight, rolls),
        "played": found.played,
        "luck": found.luck if any(luck["dice"] for luck in found.luck) else [],
    }


def lying(t: Table) -> list[DiceRow]:
    """The dice of the attack or dodge being resolved, as the rules count them now."""
    rows = []
    if dodging := dodge(t):
        rows = [(dodging["target"], DODGE, dodging["roll"])]
    elif fight := attack(t):
        rows = [(fight["attacker"], ATTACK, fight["attack"]), (fight["target"], DEFENSE, fight["defense"])]
    return [
        {
            "who": who,
            "roll": roll,
            "faces": [*seen["faces"], *seen["extra"]],
            "counts": seen["counts"],
            "added": len(seen["extra"]),
            "successes": sum(seen["counts"]),
        }
        for who, roll, seen in rows
        if seen["faces"]
    ]


def summed(fight: Fight | None, rolls: Sequence[DiceRow]) -> Sum | None:
    """What the attack has come to, or would if nothing changed any more."""
    won = {one["roll"]: one["successes"] for one in rolls}
    if fight is None or ATTACK not in won:
        return None
    if fight.compared is not None:
        hits, blocks = fight.compared
        if fight.dealt is not None:
            return {"how": "dealt", "target": fight.target, "damage": fight.dealt, "hits": hits, "blocks": blocks}
        return {"how": "compared", "target": fight.target, "damage": max(0, hits - blocks), "hits": hits, "blocks": blocks}
    if DEFENSE not in won:
        return None
    hits, blocks = won[ATTACK], won[DEFENSE]
    return {"how": "now", "target": fight.target, "damage": max(0, hits - blocks), "hits": hits, "blocks": blocks}


def row(who: int, roll: str, faces: Sequence[int], added: int) -> DiceRow:
    """Dice at their printed worth."""
    worth = worth_in(roll)
    counts = [worth[face] for face in faces]
    return {"who": who, "roll": roll, "faces": list(faces), "counts": counts, "added": added, "successes": sum(counts)}


def worth_in(roll: str) -> tuple[int, ...]:
    """What each face counts in a roll before any card changes it.

    >>> worth_in("dodge") == worth_in("defense") == DEFENSE_SUCCESS
    True
    """
    return ATTACK_SUCCESS if roll == ATTACK else DEFENSE_SUCCESS
