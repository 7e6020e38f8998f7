"""Loki, Prince of Lies (Loki Laufeyson)."""

from ...words import *
from ..affiliations import ASGARD, SYNDICATE
from ..idioms import POWER_FOR_DAMAGE, blessed

LOKI_PRINCE_OF_LIES = Character(
    "loki-prince-of-lies",
    "Loki, Prince of Lies",
    "Loki Laufeyson",
    threat=5,
    affiliations=(ASGARD, SYNDICATE),
    forms=(Form("Normal", Side(7, L, 2, (4, 4, 5)), Side(6, L, 2, (4, 4, 5)), 35),),
    attacks=(
        Strike(
            "mischiefs-and-magicks",
            MYSTIC,
            range=3,
            dice=6,
            rules=(
                POWER_FOR_DAMAGE,
                icons(CRIT, WILD, name="bamboozle")(
                    after_attack(seq(advance(TARGET, S, optional=True), gain_condition(TARGET, "root")))
                ),
            ),
        ),
        Strike(
            "clever-ploy",
            MYSTIC,
            range=3,
            dice=5,
            cost=4,
            shape="area",
            rules=(
                after_attack(advance(TARGET, S), when=dealt_damage),
                static("spares_allies", True),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "i-come-bearing-gifts",
            ASGARD,
            on(
                modify_own(roller=ally & other & has_power(1)),
                seq(pay_power(ROLLER, 1), reroll(1), gain_power(SELF, 1)),
                optional=True,
            ),
        ),
        active(
            "go-forth",
            2,
            choose(ally & other & within(4), place(CHOSEN, 2)),
            limit="turn",
            when=any_of(ally & other & within(4) & affectable),
        ),
        reactive(
            "oh-my-what-a-pity",
            1,
            (
                attack_resolved(target=ally & within(3), attacker=enemy & affectable, when=attack_roll_has(FAIL)),
                attack_resolved(attacker=me, target=enemy & affectable, when=defense_roll_has(FAIL)),
            ),
            if_(that(ATTACKER, me), damage(TARGET, 1), damage(ATTACKER, 1)),
        ),
        innate("this-isnt-mischief-this-is-mayhem", static("counts_theirs", FAIL, on=me)),
        blessed(),
    ),
)
