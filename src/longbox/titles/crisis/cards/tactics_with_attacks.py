"""Team Tactic cards on which an attack is printed."""

from __future__ import annotations

from ..script.tactics import By, Tactic
from ..words import *

ONLY_ITS_OWN_DICE = during("targeted", seq(until("attack", "no_added_dice", SELF, 1), until("attack", "no_modify", SELF, 1)))
"""Only Criticals add dice to the attack, and the attacker does not change them."""

CRUELTY = Tactic(
    "cruelty", "Cruelty", REACTIVE,
    (By(role(ATTACKER), 2),),
    extra_attack("twist-the-knife", role(TARGET), optional=False),
    affiliation="Criminal Syndicate",
    on=(attack_resolved(attacker=ally & active_character, target=enemy & affectable, when=dealt_damage),),
    attacks=(Strike("twist-the-knife", MYSTIC, range=5, dice=5, rules=(ONLY_ITS_OWN_DICE,)),),
)  # fmt: skip
HEAVY_ORDNANCE = Tactic(
    "heavy-ordnance", "Heavy Ordnance", ACTIVE,
    (By(active_character, 2),),
    grant_attack("explosive-barrage"),
    attacks=(
        Strike(
            "explosive-barrage", PHYSICAL, range=4, dice=6,
            rules=(
                ONLY_ITS_OWN_DICE,
                before_damage(each(enemy & ~role(TARGET) & within(2, TARGET), damage(IT, 1)), name="explosive"),
            ),
        ),
    ),
)  # fmt: skip
ILLICIT_TECH = Tactic(
    "illicit-tech", "Illicit Tech", ACTIVE,
    (By(active_character & named(("Crossbones", "Sin")), 1),),
    grant_attack("x-bo-si-n-plasma-rifle"),
    attacks=(
        Strike(
            "x-bo-si-n-plasma-rifle", ENERGY, range=5, dice=6,
            rules=(
                ONLY_ITS_OWN_DICE,
                after_attack(gain_power(SELF, damage_dealt), when=dealt_damage),
                after_attack(gain_condition(enemy & within(2, TARGET), "incinerate")),
            ),
        ),
    ),
)  # fmt: skip

STARK = ally & named(("Tony Stark",)) & within(5)
OVERCHARGE = Tactic(
    "overcharge", "Overcharge", ACTIVE,
    (By(active_character & named(("Thor Odinson", "Carol Danvers")), 5),),
    choose(STARK, extra_attack("overcharge", enemy, who=CHOSEN, optional=False)),
    when=can_choose(STARK),
    attacks=(
        Strike(
            "overcharge", ENERGY, range=2, dice=6, shape="area",
            rules=(after_attack(gain_power(SELF, 1)), after_attack(gain_condition(TARGET, "shock"))),
        ),
    ),
)  # fmt: skip
