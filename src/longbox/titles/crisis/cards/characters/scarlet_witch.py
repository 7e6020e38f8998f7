"""Scarlet Witch (Wanda Maximoff)."""

from ...words import *
from ..affiliations import A_FORCE, AVENGERS, BROTHERHOOD, DEFENDERS
from ..idioms import NO_CRITS_AGAINST_IT, POWER_FOR_DAMAGE, throws_terrain
from ..keywords import flight

SCARLET_WITCH = Character(
    "scarlet-witch",
    "Scarlet Witch",
    "Wanda Maximoff",
    threat=5,
    affiliations=(A_FORCE, AVENGERS, BROTHERHOOD, DEFENDERS),
    forms=(Form("Normal", Side(6, M, 2, (3, 4, 4)), Side(6, M, 2, (3, 4, 4)), 35),),
    attacks=(
        Strike(
            "hex-bolt",
            MYSTIC,
            range=4,
            dice=6,
            rules=(
                POWER_FOR_DAMAGE,
                icons(FAIL, name="chaos-magic")(
                    after_attack(gain_one_of(TARGET, ("bleed", "hex", "incinerate", "poison"), rolled(FAIL)))
                ),
            ),
        ),
        Strike(
            "cruel-twist",
            MYSTIC,
            range=3,
            dice=8,
            cost=6,
            rules=(NO_CRITS_AGAINST_IT, icons(FAIL, name="reality-contortion")(during("modify_opponent", pierce()))),
        ),
    ),
    superpowers=(
        throws_terrain("telekinesis", 3, size=4, within=3, tool=M),
        reactive("curse", 2, hurt(it=me, cause=enemy), gain_condition(CAUSE, "judgment")),
        innate(
            "chosen-of-chthon",
            static("face_counts", ("attack", FAIL, 1), on=me),
            static("face_counts", ("defense", FAIL, 1), on=me),
        ),
        innate("hex-field", static("shakes_none", HEX | JUDGMENT | POISON, on=enemy & within(3))),
        flight(),
    ),
)
