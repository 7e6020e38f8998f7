"""Lady Mastermind (Regan Wyngarde)."""

from ...words import *
from ..affiliations import BROTHERHOOD, HELLFIRE_CLUB
from ..idioms import ONE_POWER, on_wild

PUPPET = enemy & within(5) & defense_up_to(MYSTIC, paid)

LADY_MASTERMIND = Character(
    "lady-mastermind",
    "Lady Mastermind",
    "Regan Wyngarde",
    threat=4,
    affiliations=(BROTHERHOOD, HELLFIRE_CLUB),
    forms=(Form("Normal", Side(7, M, 2, (3, 3, 4)), Side(7, M, 2, (3, 3, 4)), 35),),
    attacks=(
        Strike(
            "deadly-illusions",
            MYSTIC,
            range=5,
            dice=5,
            rules=(
                ONE_POWER,
                before_damage(cap_damage(1), when=would_deal_damage),
                before_damage(
                    may(seq(remove_condition(TARGET), remove_condition(TARGET), damage(TARGET, 2)), "mind-over-matter"),
                    when=at_least(2, conditions_on(TARGET)),
                    name="mind-over-matter",
                ),
                on_wild(
                    "psychosomatic-effects",
                    after_attack(gain_one_of(TARGET, ("bleed", "poison", "shock", "incinerate"), rolled(WILD))),
                ),
            ),
        ),
        Strike(
            "mass-hallucinations",
            MYSTIC,
            range=2,
            dice=6,
            cost=4,
            shape="area",
            rules=(on_wild("puppeteer", after_attack(advance(TARGET, S, optional=True))),),
        ),
    ),
    superpowers=(
        active(
            "your-reality-is-whatever-i-want-it-to-be",
            1,
            choose(PUPPET, attack_through(CHOSEN)),
            limit="turn",
            most=POWER_LIMIT,
            when=any_of(enemy & within(5) & affectable & defense_up_to(MYSTIC, power_of(SELF))),
        ),
        innate(
            "brain-fog",
            static("no_reactives", True, on=enemy, when=that(SELF, active_character)),
            static("no_reactive_tactics", True, on=enemy, when=that(SELF, active_character)),
        ),
        innate(
            "mental-lock",
            on(
                targeted(target=me, attacker=enemy, when=~attack_type(MYSTIC)),
                may(unless_pays(ATTACKER, 2, defend_with(MYSTIC)), "mental-lock"),
            ),
        ),
        innate("try-a-little-harder-next-time", on(dice_shown(it=enemy & within(3), when=showing(FAIL)), gain_power(SELF, 1))),
    ),
)
