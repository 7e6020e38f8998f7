"""Baron Helmut Zemo (Helmut Zemo)."""

from ...words import *
from ..affiliations import CABAL, HYDRA

BARON_HELMUT_ZEMO = Character(
    "baron-helmut-zemo",
    "Baron Helmut Zemo",
    "Helmut Zemo",
    threat=4,
    affiliations=(HYDRA, CABAL),
    forms=(Form("Normal", Side(5, M, 2, (4, 3, 4)), Side(6, M, 2, (4, 3, 4)), 35),),
    attacks=(
        Strike(
            "sword-strike",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(
                after_attack(gain_power(SELF, damage_dealt), when=dealt_damage),
                icons(WILD, name="pierce")(during("modify_opponent", pierce())),
                icons(CRIT, WILD, name="dancing-strike")(after_attack(advance(SELF, S, optional=True))),
            ),
        ),
        Strike(
            "adhesive-x-pistol",
            PHYSICAL,
            range=4,
            dice=5,
            rules=(
                icons(WILD, name="slow")(after_attack(gain_condition(TARGET, "slow"))),
                icons(CRIT, WILD, name="stun")(after_attack(gain_condition(TARGET, "stun"))),
                icons(CRIT, WILD, FAIL, name="stagger")(after_attack(gain_condition(TARGET, "stagger"))),
            ),
        ),
        Strike(
            "coup-de-grace",
            PHYSICAL,
            range=3,
            dice=7,
            cost=3,
            rules=(after_attack(advance(SELF, S, optional=True), when=defeated_target),),
        ),
    ),
    superpowers=(
        leadership(
            "army-of-evil",
            HYDRA,
            on(leadership_active(), add_unused_tactic("Hydra")),
            on(
                tactic_played(payer=ally & paid_for_card),
                choose(ally & paid_for_card, gain_power(CHOSEN, 1)),
                limit="turn",
            ),
        ),
        active("quick-step", 2, advance(SELF, M), limit="turn", when=that(SELF, ~holding())),
        innate(
            "master-duelist",
            on(attack_pool(attacker=me, when=weapon_is("sword-strike") & attacked_before), add_dice("attack", 2)),
        ),
        innate("strategic-genius", on(modify_own(roller=ally & within(2), when=attack_or_defense), reroll(1), optional=True)),
    ),
)
