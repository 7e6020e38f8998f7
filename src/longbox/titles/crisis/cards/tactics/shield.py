"""Team Tactic cards of the affiliation S.H.I.E.L.D."""

from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import SHIELD
from ..idioms import NO_LOS_NO_COVER, OTHER_ALLY, on_wild

A_NEW_AGE = Tactic(
    "a-new-age", "A New Age", ACTIVE,
    (By(named(("Jim Hammond",)), 3),),
    seq(
        gain_condition(enemy & within(3), "incinerate"),
        lasts(
            "round",
            static(
                "attack_dice", 2, ally & affiliated(SHIELD), attack_type(ENERGY) & that(TARGET, has(("incinerate",)))
            ),
            CARD,
        ),
    ),
    affiliation=SHIELD,
)  # fmt: skip

BATTLEFIELD_MEDICINE = Tactic(
    "battlefield-medicine", "Battlefield Medicine", ACTIVE,
    (By(active_character & affiliated(SHIELD), 2),),
    choose(ally & within(3), seq(heal_up_to(CHOSEN, 3), remove_condition(CHOSEN))),
    affiliation=SHIELD,
    not_with="medpack",
)  # fmt: skip

CLOSE_RANKS = paired(3)
DEFENSIVE_PROTOTYPE = Tactic(
    "defensive-prototype", "Defensive Prototype", ACTIVE,
    (By(affiliated(SHIELD), 1), By(affiliated(SHIELD), 1)),
    seq(
        lasts("round", static("not_moved_by_enemy", ("push", "throw", "place"), CLOSE_RANKS), PARTNER),
        lasts("round", static("barrier", True, CLOSE_RANKS), PARTNER),
        lasts("round", static("screen", True, paired()), PARTNER),
    ),
    affiliation=SHIELD,
)  # fmt: skip

HARD_RESET = Tactic(
    "hard-reset", "Hard Reset", REACTIVE,
    (By((role(ATTACKER) | role(TARGET)) & affiliated(SHIELD) & ~barred("no_modify"), 3),),
    seq(reroll(roll="attack", all=True, fails=True), reroll(roll="defense", all=True, fails=True)),
    affiliation=SHIELD,
    on=(dice_final(),),
    not_with="recalibration-matrix",
)  # fmt: skip

HELICARRIER_STRIKE = Tactic(
    "helicarrier-strike", "Helicarrier Strike", ACTIVE,
    (By(active_character & affiliated(SHIELD), 3),),
    grant_attack("helicarrier-strike"),
    affiliation=SHIELD,
    attacks=(
        Strike(
            "helicarrier-strike", PHYSICAL, range=5, dice=6, types=(PHYSICAL, ENERGY),
            rules=(
                *NO_LOS_NO_COVER,
                on_wild(
                    "scorched-earth",
                    after_attack(
                        seq(
                            each(enemy & ~role(TARGET) & within(2, TARGET), damage(IT, 1)),
                            if_(
                                attack_type(PHYSICAL),
                                gain_condition(enemy & within(2, TARGET), "bleed"),
                                gain_condition(enemy & within(2, TARGET), "incinerate"),
                            ),
                        )
                    ),
                ),
            ),
        ),
    ),
)  # fmt: skip

SITREP = Tactic(
    "sitrep", "Sitrep", ACTIVE,
    (By(active_character & affiliated(SHIELD), 1),),
    choose(OTHER_ALLY & within(3), advance(CHOSEN, S, optional=True)),
    affiliation=SHIELD,
    when=can_choose(OTHER_ALLY & within(3)),
    not_with="tactical-analysis",
)  # fmt: skip

THE_INVADERS = Tactic(
    "the-invaders", "The Invaders", REACTIVE,
    (By(named(("Namor, the Sub-Mariner", "Steve Rogers, Captain America"))),),
    lead_with("the-invaders", "the-invaders"),
    affiliation=SHIELD,
    on=(deployed(),),
    leaderships=(
        leadership(
            "the-invaders",
            SHIELD,
            on(modify_own(roller=ally, when=rolling("defense")), reroll(1, "defense"), optional=True),
            static("fails_too", True, on=ally & accompanied(2)),
        ),
    ),
)  # fmt: skip

THE_SHIELDMOBILE = Tactic(
    "the-shieldmobile", "The Shieldmobile", ACTIVE,
    (By(affiliated(SHIELD), 3),),
    seq(until("round", "move_size", SELF, 5, "flight"), advance(SELF, L)),
    affiliation=SHIELD,
)  # fmt: skip
