"""Team Tactic cards of the affiliation Asgard."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import ASGARD

BOON, KEPT = "tricksters-boon", "tricksters-boon/kept"

DOOMED_PROPHECY = Tactic(
    "doomed-prophecy", "Doomed Prophecy", REACTIVE,
    (By(affiliated(ASGARD), 3),),
    seq(
        lasts("game", static("no_defense", True, on=role(SUBJECT), when=attack_type(PHYSICAL))),
        lasts(
            "round",
            on(
                attack_pool(attacker=role(SUBJECT), when=attack_type(PHYSICAL)),
                add_dice("attack", defense_of(ATTACKER, PHYSICAL)),
            ),
        ),
    ),
    affiliation=ASGARD,
    on=(activation_phase_start(),),
)  # fmt: skip

FOR_A_LIMITED_TIME_ONLY = Tactic(
    "for-a-limited-time-only", "For a Limited Time Only", ACTIVE,
    (By(active_character & named(("thor-hero-of-midgard",)), 3),),
    seq(
        lasts("round", static("attack_dice", 1, on=ally & other & within(4))),
        lasts(
            "round",
            on(attack_resolved(attacker=ally & other & within(4), when=dealt_damage), gain_condition(TARGET, "shock")),
        ),
    ),
    affiliation=ASGARD,
)  # fmt: skip

FREYJAS_BLESSING = Tactic(
    "freyjas-blessing", "Freyja's Blessing", REACTIVE,
    (By(affiliated(ASGARD), 3),),
    lasts(
        "round",
        on(modify_own(roller=role(SUBJECT), target=role(SUBJECT), attacker=anyone), reroll(roll="defense"), optional=True),
    ),
    affiliation=ASGARD,
    on=(power_phase(),),
)  # fmt: skip

HEART_OF_THE_WORTHY = Tactic(
    "heart-of-the-worthy", "Heart of the Worthy", REACTIVE,
    (By(named(("The Mighty Thor",)), 2),),
    seq(ready_again(SELF), activate(SELF), lasts("round", on(cleanup(), ko(SELF, dazed=True)))),
    affiliation=ASGARD,
    on=(activation_phase_end(),),
)  # fmt: skip

ODINS_BLESSING = Tactic(
    "odins-blessing", "Odin's Blessing", REACTIVE,
    (By(role(TARGET) & affiliated(ASGARD), 3),),
    reduce_damage(ANY_NUMBER, floor=1),
    affiliation=ASGARD,
    on=(would_suffer(target=ally, cause=enemy, when=damage_is_more_than_one),),
)  # fmt: skip

RAINBOW_BRIDGE = Tactic(
    "rainbow-bridge", "Rainbow Bridge", ACTIVE,
    (By(affiliated(ASGARD) & ~holding(), 3, upto=ANY_NUMBER),),
    each("payers", place(IT, 3)),
    affiliation=ASGARD,
)  # fmt: skip

FAVOURED = ally & ~affiliated(ASGARD)
UNKEPT = ~that(SELF, singled_out(KEPT, "round"))
TRICKSTERS_BOON = Tactic(
    "tricksters-boon", "Trickster's Boon", ACTIVE,
    (By(named(("Loki, Prince of Lies",)), 4),),
    seq(
        choose(enemy, note_affected(BOON, CHOSEN, "round")),
        choose(FAVOURED, seq(
            gain_power(CHOSEN, 5),
            lasts(
                "round",
                on(
                    felled(it=enemy & singled_out(BOON, "round"), cause=role(SUBJECT)),
                    seq(score(1), note_affected(KEPT, SELF, "round")),
                    limit="once",
                ),
                CHOSEN,
            ),
            lasts("round", on(cleanup(when=UNKEPT), opponent(score(1))), TARGET),  # even if the chosen one is KO'd
            lasts("round", on(cleanup(when=UNKEPT), drain(SUBJECT, power_of(SUBJECT))), CHOSEN),
        )),
    ),
    affiliation=ASGARD,
    when=any_of(active_character & FAVOURED) & can_choose(enemy),
)  # fmt: skip
