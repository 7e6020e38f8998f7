"""Captain America, First Avenger (Steve Rogers)."""

from ...words import *
from ..affiliations import AVENGERS, SHIELD

CAPTAIN_AMERICA_FIRST_AVENGER = Character(
    "captain-america-first-avenger",
    "Captain America, First Avenger",
    "Steve Rogers",
    threat=4,
    affiliations=(AVENGERS, SHIELD),
    forms=(Form("Normal", Side(6, M, 2, (4, 4, 3)), Side(5, M, 2, (4, 4, 3)), 35),),
    attacks=(
        Strike(
            "shield-bounce",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(
                after_attack(gain_power(SELF, damage_dealt), when=dealt_damage),
                icons(WILD, HIT, name="bounce")(
                    after_attack(
                        extra_attack(
                            "shield-bounce",
                            ~role(LAST_TARGET) & within(3, LAST_TARGET),
                            anywhere=True,
                            without=("bounce",),
                        )
                    )
                ),
            ),
        ),
        Strike(
            "brooklyn-brawler",
            PHYSICAL,
            range=3,
            dice=5,
            cost=4,
            rules=(
                during("attack_pool", add_dice("attack", size_of(TARGET))),
                icons(CRIT, name="push")(
                    after_attack(may(push(TARGET, S, AWAY, SELF), "push"), when=that(TARGET, affectable & size(3, pushed=True)))
                ),
                icons(WILD, HIT, BLOCK, name="frontliner")(
                    after_attack(extra_attack("brooklyn-brawler", ~role(LAST_TARGET), free=True, without=("frontliner",)))
                ),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "earths-mightiest-heroes",
            AVENGERS,
            on(
                modify_own(roller=ally & role(ATTACKER) & has_power(1), when=attack_roll_has(HIT)),
                seq(pay_power(ROLLER, 1), change_die("attack", (CRIT, WILD, HIT, BLOCK, BLANK), NOBODY, must=True)),
                limit="turn",
                optional=True,
            ),
        ),
        active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn"),
        reactive("perfect-block", 2, targeted(target=me), add_dice("defense", 2)),
        innate(
            "i-can-do-this-all-day",
            static("face_counts", ("defense", BLANK, 1), on=me, when=defends()),
            side="injured",
        ),
    ),
)
