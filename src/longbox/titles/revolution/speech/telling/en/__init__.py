"""What cards say in English: the words in a module for each of `words/`, when they work in `moments.py`."""

from __future__ import annotations

from typing import Final

from ..sentences import Noun, Sentences, Telling
from . import attacks, characters, conditions, constants, damage, dice, missions, moments, movement, reactions, schools

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
TELLING: Final = Telling(
    sentences=SENTENCES,
    costs={**characters.COSTS, **schools.COSTS},
    moments=moments.MOMENTS,
    sharper=moments.SHARPER,
    link=", ",
    choose=schools.CHOOSE,
    choose_injured=schools.CHOOSE_INJURED,
    and_=" and ",
    price="{name} (1 Power Token). ",
    bare_price="(1 Power Token) ",
    charter_price="(1 Power Token from {name}) ",
    yours=Noun("your Character", "your Character", "of your Character"),
    this=Noun("this Character", "this Character", "of this Character"),
    charter=Noun("your Hero or Student", "your Hero or Student", "of your Hero or Student"),
    mission=missions.MISSION,
)
