"""What the log says of a fight in the arena: who goes where, what is hit, opened, carried and calmed."""

from __future__ import annotations

from typing import Final

from longbox.kernel import Speech

from ..cards.decks import ALL_MISSIONS
from ..codes import NOBODY
from ..events import Calmed, Carried, CrateOpened, Damaged, StatsChanged, TokenRemoved
from ..state import token_coded
from ..words import Rescue
from .names import whom

MOVES: Final = {
    "": "{piece} moves to {hex}.",
    "push": "{piece} is pushed to {hex}.",
    "pull": "{piece} is pulled to {hex}.",
    "swap": "{piece} changes places and stands on {hex}.",
}


def damaged(e: Damaged, say: Speech) -> str:
    return say("{piece} takes {n} Damage ({left} left)." if e.left else "{piece} takes {n} Damage.", e)


def stats(e: StatsChanged, say: Speech) -> str:
    if e.regained:
        return say("{who} regains 1 stat point: Attack {stats[0]}, Defense {stats[1]}, Speed {stats[2]}.", e)
    return say("{who} now has Attack {stats[0]}, Defense {stats[1]}, Speed {stats[2]}.", e)


def removed(e: TokenRemoved, say: Speech) -> str:
    parts = ALL_MISSIONS[token_coded(e.piece)[0]].parts
    told = "{seat} saves {piece}." if any(isinstance(part, Rescue) for part in parts) else "{seat} defeats {piece}."
    return say(told, e, piece=whom(say, e.piece))


def carried(e: Carried, say: Speech) -> str:
    if e.who == NOBODY:
        return say("{piece} is left behind.", e)
    return say("{who} picks up {piece}.", e, piece=whom(say, e.piece))


def crate(e: CrateOpened, say: Speech) -> str:
    told = "{who} opens {piece} and rolls a {face}: trapped." if e.trapped else "{who} opens {piece} and rolls a {face}."
    return say(told, e, piece=whom(say, e.piece))


def calmed(e: Calmed, say: Speech) -> str:
    one = "{who} calms the mutant with {faces}: {n} point (now {now})."
    return say.count(one, "{who} calms the mutant with {faces}: {n} points (now {now}).", e.n, e)
