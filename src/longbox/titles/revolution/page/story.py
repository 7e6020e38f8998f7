"""What the panels of the page tell of the game so far: the Dice Strings of the last attack, and how each player's dice fell."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypedDict

from longbox.kernel import Event, Speech

from ..codes import NOBODY, UNOPPOSED
from ..events import Attacked, InitiativeRolled, MissionRevealed, Rolled
from ..speech.names import piece
from ..state import Table
from ..view import attack as resolved


class Die(TypedDict):
    """A die by its number in the roll; `wins` if it beats, or holds off, the one it lies against."""

    die: int
    face: int
    wins: bool


class Strings(TypedDict):
    """Two Dice Strings, highest first."""

    attacker: str
    target: str
    attack: list[Die]
    defense: list[Die]
    unopposed: int
    damage: int
    now: bool


class Luck(TypedDict):
    """How many dice a seat has rolled, and their mean."""

    dice: int
    mean: float | None


class Told(TypedDict):
    strings: Strings | None
    luck: list[Luck]


def story(say: Speech, t: Table, events: Iterable[Event]) -> Told:
    """All of it, for a page."""
    fight: Attacked | None = None
    struck: tuple[Attacked, Rolled] | None = None
    faces: list[list[int]] = [[] for _ in range(t.seats)]
    for event in events:
        match event:
            case InitiativeRolled():
                faces[event.seat] += event.faces
            case Attacked():
                fight = event
            case Rolled() if fight is not None:
                struck = (fight, event)
                for code, dice in ((fight.piece, event.attack), (fight.prey, event.defense)):
                    if (seat := owner(t, code)) != NOBODY:
                        faces[seat] += dice
            case MissionRevealed():
                struck = None
    return {
        "strings": now(say, t) or (then(say, *struck) if struck and t.mission != NOBODY else None),
        "luck": [{"dice": len(own), "mean": sum(own) / len(own) if own else None} for own in faces] if any(faces) else [],
    }


def owner(t: Table, code: int) -> int:
    """The seat of the School that has a piece now; nobody's are Mission Tokens and Characters that have left."""
    return next((seat for seat in range(t.seats) if t.school[seat] != NOBODY and code in t.everyone(seat)), NOBODY)


def now(say: Speech, t: Table) -> Strings | None:
    """The attack that is resolved."""
    found = resolved(t, {type(frame): frame for frame in t.stack})
    if found is None:
        return None
    names = [
        piece(say, t.code(who)) if who != NOBODY and t.mission != NOBODY else "" for who in (found["attacker"], found["target"])
    ]
    return strings((names[0], names[1]), found["attack"], found["defense"], found["unopposed"], found["damage"], now=True)


def then(say: Speech, fight: Attacked, roll: Rolled) -> Strings:
    """The last attack of this Mission."""
    names = piece(say, fight.piece), piece(say, fight.prey)
    return strings(names, roll.attack, roll.defense, UNOPPOSED, roll.n, now=False)


def strings(
    names: tuple[str, str], attack: Sequence[int], defense: Sequence[int], unopposed: int, damage: int, *, now: bool
) -> Strings:
    """Two strings, highest against highest; ties go to the defender (as `rules.attacks.compare`).

    >>> told = strings(("Storm", "Rogue"), (4, 6, 3), (6, 5), 3, 1, now=True)
    >>> [(one["face"], one["wins"]) for one in told["attack"]], [one["wins"] for one in told["defense"]]
    ([(6, False), (4, False), (3, True)], [True, True])
    """
    mine, theirs = ([*sorted(enumerate(dice), key=lambda one: -one[1])] for dice in (attack, defense))
    return {
        "attacker": names[0],
        "target": names[1],
        "attack": [
            {"die": die, "face": face, "wins": face > theirs[place][1] if place < len(theirs) else face >= unopposed}
            for place, (die, face) in enumerate(mine)
        ],
        "defense": [
            {"die": die, "face": face, "wins": place < len(mine) and face >= mine[place][1]}
            for place, (die, face) in enumerate(theirs)
        ],
        "unopposed": unopposed,
        "damage": damage,
        "now": now,
    }
