"""Hood (Parker Robbins)."""

from ...words import *
from ..affiliations import CABAL, SYNDICATE
from ..idioms import arc

BLACK_ARTS = ally & other & within(3) & unaffected("black-arts", "round")

HOOD = Character(
    "hood",
    "Hood",
    "Parker Robbins",
    threat=3,
    affiliations=(CABAL, SYNDICATE),
    forms=(
        Form("Normal", Side(5, M, 2, (2, 2, 3)), Side(5, M, 2, (2, 2, 3)), 35),
        Form("Possessed", Side(5, M, 2, (2, 2, 3)), Side(5, M, 2, (2, 2, 3)), 35),
    ),
    attacks=(
        Strike(
            "hex-shot",
            MYSTIC,
            range=3,
            dice=4,
            form="Normal",
            rules=(
                after_attack(gain_power(SELF, 1)),
                icons(HIT, name="rapid-fire")(after_attack(extra_attack("hex-shot", role(LAST_TARGET), without=("rapid-fire",)))),
            ),
        ),
        Strike(
            "dark-lightning",
            MYSTIC,
            range=3,
            dice=6,
            cost=3,
            form="Normal",
            rules=(icons(WILD, name="arc")(after_attack(arc(1))), after_attack(gain_condition(TARGET, "shock"))),
        ),
        Strike(
            "razor-talons",
            PHYSICAL,
            range=2,
            dice=6,
            form="Possessed",
            rules=(
                after_attack(gain_power(SELF, damage_dealt)),
                icons(WILD, name="bleed")(after_attack(gain_condition(TARGET, "bleed"))),
                after_attack(transform("Normal"), when=defeated_target),
            ),
        ),
        Strike(
            "empowered-dark-lightning",
            MYSTIC,
            range=3,
            dice=8,
            cost=4,
            form="Possessed",
            rules=(
                icons(WILD, name="empowered-arc")(after_attack(arc(2))),
                after_attack(gain_condition(TARGET, "shock")),
                after_attack(transform("Normal")),
            ),
        ),
    ),
    superpowers=(
        active(
            "black-arts",
            3,
            choose(
                BLACK_ARTS,
                seq(
                    note_affected("black-arts", CHOSEN, "round"),
                    may_heal(CHOSEN, 3),
                    if_(some(healed), gain_condition(CHOSEN, "bleed")),
                ),
            ),
            form="Normal",
            when=any_of(BLACK_ARTS & ~dazed),
        ),
        active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn", form="Possessed"),
        reactive(
            "invisibility-cloak",
            2,
            (targeted(target=me), dodging(target=me)),
            seq(defend_with(MYSTIC), count_face("defense", BLANK)),
            form="Normal",
        ),
        innate(
            "possessed-by-nisanti",
            on(damaged(target=me, cause=enemy, when=~by_attack), may(transform("Possessed"), "transform")),
            on(
                attack_resolved(target=me, attacker=enemy, when=dealt_damage & unanswered),
                may(transform("Possessed"), "transform"),
            ),
            on(would_be_dazed(target=me & healthy, when=unanswered), transform("Possessed")),
            form="Normal",
        ),
        innate("demonic-resilience", on(would_suffer(target=me, cause=enemy), reduce_damage(2, floor=1)), form="Possessed"),
        innate(
            "mystic-vulnerability",
            static("no_crit_dice", True, on=me, when=defending & attack_type(MYSTIC)),
            on(attack_resolved(target=me, when=dealt_damage & attack_type(MYSTIC) & unanswered), transform("Normal")),
            on(would_be_dazed(target=me & healthy, when=by_attack & attack_type(MYSTIC) & unanswered), transform("Normal")),
            form="Possessed",
        ),
    ),
)
