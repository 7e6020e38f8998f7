"""Moon Knight (Marc Spector)."""

from ...words import *
from ..affiliations import DEFENDERS, MIDNIGHT_SONS, WEB_WARRIORS
from ..idioms import ONE_POWER, POWER_FOR_DAMAGE
from ..keywords import stealth, wall_crawler

MOON_KNIGHT = Character(
    "moon-knight",
    "Moon Knight",
    "Marc Spector",
    threat=3,
    affiliations=(DEFENDERS, MIDNIGHT_SONS, WEB_WARRIORS),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "bo-staff",
            PHYSICAL,
            range=2,
            dice=4,
            rules=(
                POWER_FOR_DAMAGE,
                during("modify_own", reroll(roll="attack"), optional=True),
                icons(CRIT, WILD, HIT, name="stagger")(after_attack(gain_condition(TARGET, "stagger"))),
            ),
        ),
        Strike(
            "throwing-crescents",
            PHYSICAL,
            range=4,
            dice=4,
            rules=(
                ONE_POWER,
                icons(HIT, name="rapid-fire")(
                    after_attack(extra_attack("throwing-crescents", role(LAST_TARGET), without=("rapid-fire",)))
                ),
            ),
        ),
        Strike(
            "avatar-of-khonshu",
            MYSTIC,
            range=3,
            dice=7,
            cost=4,
            rules=(
                after_attack(place(SELF, 1, of=TARGET), when=that(TARGET, in_play)),
                before_damage(may(push(TARGET, S, AWAY, SELF), "push"), when=that(TARGET, size(2, pushed=True)), name="push"),
            ),
        ),
    ),
    superpowers=(
        reactive(
            "chosen-of-khonshu",
            2,
            targeted(target=me, when=attack_is(MYSTIC)),
            seq(
                add_dice("defense", 2),
                lasts(
                    "attack",
                    static(
                        "not_moved_by_enemy",
                        ("advance", "push", "place"),
                        on=role(SUBJECT),
                        when=effect_of_attack(MYSTIC),
                    ),
                ),
            ),
        ),
        innate(
            "multiple-personalities",
            on(
                activation_start(it=me),
                seq(
                    roll_for(1, (), "multiple-personalities"),
                    if_(showing(CRIT), until("this activation", "extra_move", SELF, 1)),
                    if_(
                        showing(WILD, HIT),
                        lasts("this activation", on(attack_pool(attacker=me), add_dice("attack", 2), limit="once")),
                    ),
                    if_(showing(BLOCK, BLANK), gain_power(SELF, 1)),
                ),
            ),
        ),
        stealth(),
        wall_crawler(),
    ),
)
