"""Agent Venom (Flash Thompson)."""

from ...words import *
from ..affiliations import GUARDIANS, SHIELD, WEB_WARRIORS
from ..idioms import AFFLICTED, POWER_FOR_DAMAGE, hurl, spray, symbiotic_instincts, wild_condition
from ..keywords import wall_crawler

AGENT_VENOM = Character(
    "agent-venom",
    "Agent Venom",
    "Flash Thompson",
    threat=4,
    affiliations=(GUARDIANS, SHIELD, WEB_WARRIORS),
    forms=(Form("Normal", Side(6, M, 2, (4, 2, 3)), Side(6, M, 2, (4, 2, 3)), 35),),
    attacks=(
        Strike("klyntar-firepower", PHYSICAL, range=4, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("bleed"))),
        Strike(
            "incendiary-grenade",
            ENERGY,
            range=3,
            dice=5,
            cost=1,
            rules=(after_attack(gain_condition(TARGET, "incinerate")),),
        ),
        Strike(
            "symbiote-special-forces",
            PHYSICAL,
            range=3,
            dice=7,
            cost=4,
            shape="beam",
            rules=(spray("lashing-tendrils", 2),),
        ),
    ),
    superpowers=(
        active("symbiote-web-swing", 2, place(SELF, 3), limit="turn"),
        active("project-rebirth-20", 1, remove_condition(SELF), when=that(SELF, AFFLICTED)),
        hurl("all-star-quarterback", size=3, within=2, tool=S),
        symbiotic_instincts(),
        wall_crawler(),
    ),
)
