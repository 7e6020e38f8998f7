"""Black Widow, Agent of S.H.I.E.L.D. (Natasha Romanoff)."""

from ...words import *
from ..affiliations import A_FORCE, AVENGERS, SHIELD
from ..idioms import ONE_POWER, wild_push
from ..keywords import stealth

BLACK_WIDOW_AGENT_OF_SHIELD = Character(
    "black-widow-agent-of-shield",
    "Black Widow, Agent of S.H.I.E.L.D.",
    "Natasha Romanoff",
    threat=3,
    affiliations=(A_FORCE, AVENGERS, SHIELD),
    forms=(Form("Normal", Side(5, M, 2, (4, 3, 3)), Side(5, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike(
            "automatic-pistol",
            PHYSICAL,
            range=3,
            dice=4,
            rules=(
                ONE_POWER,
                after_attack(extra_attack("automatic-pistol", role(LAST_TARGET), without=("rapid-fire",)), name="rapid-fire"),
            ),
        ),
        Strike(
            "tear-gas",
            PHYSICAL,
            range=2,
            dice=4,
            cost=2,
            shape="area",
            rules=(static("no_power_for_damage", True), after_attack(gain_condition(TARGET, "poison"))),
        ),
        Strike(
            "widows-kiss",
            ENERGY,
            range=2,
            dice=6,
            cost=3,
            rules=(during("attack_pool", add_dice("attack", conditions_on(TARGET))), wild_push()),
        ),
    ),
    superpowers=(
        reactive(
            "interrogate",
            3,
            cleanup_start(when=any_of(enemy & dazed & within(2))),
            until("round", "crisis_points", SELF, 1),
        ),
        reactive(
            "parting-shot",
            2,
            attack_resolved(target=me),
            seq(damage(ATTACKER, 1), advance(SELF, S, AWAY, ATTACKER, optional=True)),
        ),
        stealth(),
    ),
)
