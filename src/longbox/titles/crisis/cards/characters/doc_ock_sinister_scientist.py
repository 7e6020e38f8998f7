"""Doc Ock, Sinister Scientist (Otto Octavius)."""

from ...words import *
from ..affiliations import SPIDER_FOES
from ..idioms import scientific_hubris
from ..keywords import wall_crawler

DOC_OCK_SINISTER_SCIENTIST = Character(
    "doc-ock-sinister-scientist",
    "Doc Ock, Sinister Scientist",
    "Otto Octavius",
    threat=4,
    affiliations=(SPIDER_FOES,),
    forms=(Form("Normal", Side(6, M, 2, (4, 4, 3)), Side(6, M, 2, (4, 4, 3)), 50),),
    attacks=(
        Strike(
            "striking-tentacles",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(
                after_attack(gain_power(SELF, damage_dealt), when=dealt_damage),
                static("face_counts", ("attack", WILD, 2, (WILD,))),
            ),
        ),
        Strike(
            "arm-lasers-20",
            ENERGY,
            range=4,
            dice=4,
            shape="beam",
            rules=(icons(WILD, name="incinerate")(after_attack(gain_condition(TARGET, "incinerate"))),),
        ),
        Strike(
            "scientific-breakthrough",
            PHYSICAL,
            range=3,
            dice=7,
            cost=4,
            rules=(after_attack(gain_condition(TARGET, "bleed", "poison", "shock"), when=dealt_damage),),
        ),
    ),
    superpowers=(
        leadership(
            "sinister-six",
            SPIDER_FOES,
            on(attack_resolved(target=ally & affectable), gain_power(TARGET, 1), limit="turn"),
            on(
                attack_resolved(attacker=enemy, target=ally & affectable & has(("shock", "slow", "incinerate")), when=dealt_damage),
                remove_condition(TARGET, ("shock", "slow", "incinerate")),
                limit="turn",
                optional=True,
            ),
        ),
        active("ocks-grasp", 3, throw_something(3, 3, S), limit="turn", when=to_throw(throw_something(3, 3, S))),
        scientific_hubris(),
        wall_crawler(),
    ),
)
