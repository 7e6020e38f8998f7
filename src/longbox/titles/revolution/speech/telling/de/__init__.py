"""What cards say in German: the words in a module for each of `words/`, when they work in `moments.py`."""

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
    link=": ",
    choose=schools.CHOOSE,
    choose_injured=schools.CHOOSE_INJURED,
    and_=" und ",
    price="{name} (1 Kraftmarker). ",
    bare_price="(1 Kraftmarker) ",
    charter_price="(1 Kraftmarker von {name}) ",
    yours=Noun("dein Charakter", "deinem Charakter", "deines Charakters"),
    this=Noun("dieser Charakter", "diesem Charakter", "dieses Charakters"),
    charter=Noun("dein Held oder Schüler", "deinem Helden oder Schüler", "deines Helden oder Schülers"),
    mission=missions.MISSION,
)
