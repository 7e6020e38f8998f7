"""Doctor Octopus (Otto Octavius)."""

from ...words import *
from ..affiliations import SPIDER_FOES
from ..idioms import NO_LOS_NO_COVER, POWER_FOR_DAMAGE, hurl, on_wild, scientific_hubris
from ..keywords import wall_crawler

DOCTOR_OCTOPUS = Character(
    "doctor-octopus",
    "Doctor Octopus",
    "Otto Octavius",
    threat=3,
    affiliations=(SPIDER_FOES,),
    forms=(Form("Normal", Side(5, M, 2, (4, 3, 4)), Side(6, M, 2, (4, 3, 4)), 50),),
    attacks=(
        Strike(
            "strike",
            PHYSICAL,
            range=3,
            dice=4,
            rules=(POWER_FOR_DAMAGE, static("face_counts", ("attack", WILD, 2, (WILD,)))),  # Flurry of Arms
        ),
        Strike(
            "arm-lasers",
            ENERGY,
            range=4,
            dice=6,
            cost=3,
            rules=(*NO_LOS_NO_COVER, on_wild("pierce", during("modify_opponent", pierce()))),
        ),
    ),
    superpowers=(
        hurl("ocks-clutches", size=2, within=3, tool=S),
        scientific_hubris(),
        wall_crawler(),
    ),
)
