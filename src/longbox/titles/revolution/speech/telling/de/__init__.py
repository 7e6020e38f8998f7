"""What the words of cards say in German, a module for each of `words/`."""

from __future__ import annotations

from typing import Final

from ..sentences import Sentences
from . import attacks, characters, conditions, constants, damage, dice, missions, movement, reactions, schools

SENTENCES: Final[Sentences] = {
    **attacks.SENTENCES,
    **characters.SENTENCES,
    **conditions.SENTENCES,
    **constants.SENTENCES,
    **damage.SENTENCES,
    **dice.SENTENCES,
    **missions.SENTENCES,
    **movement.SENTENCES,
    **reactions.SENTENCES,
    **schools.SENTENCES,
}
