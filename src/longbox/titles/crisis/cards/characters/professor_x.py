"""Professor X (Charles Xavier)."""

from ...words import *
from ..affiliations import X_MEN
from ..idioms import POWER_FOR_DAMAGE, wild_condition

PROFESSOR_X = Character(
    "professor-x",
    "Professor X",
    "Charles Xavier",
    threat=4,
    affiliations=(X_MEN,),
    forms=(Form("Normal", Side(6, M, 2, (2, 2, 6)), Side(5, M, 2, (2, 2, 6)), 50),),
    attacks=(
        Strike("psychic-dart", MYSTIC, range=4, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("root"))),
        Strike(
            "mental-suggestion",
            MYSTIC,
            range=3,
            dice=6,
            cost=1,
            rules=(after_attack(advance_its_speed(TARGET, optional=True), when=dealt_damage),),
        ),
        Strike(
            "astral-duel",
            MYSTIC,
            range=3,
            dice=4,
            cost=3,
            rules=(
                during("attack_pool", add_dice("attack", defense_of(TARGET, MYSTIC))),
                during("attack_pool", lasts("attack", static("no_modify", True, on=role(SUBJECT)), TARGET)),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "xaviers-school-for-gifted-youngsters",
            X_MEN,
            on(
                superpower_used(it=ally, when=superpower_paid),
                choose(ally & ~role(IT), gain_power(CHOSEN, 1)),
                limit="turn",
                optional=True,
            ),
        ),
        reactive(
            "professors-guidance",
            1,
            modify_own(roller=ally & other & within(4), when=attack_or_defense),
            reroll(paid),
            most=3,
            limit="turn",
        ),
        innate(
            "telepathic-lock",
            on(
                targeted(target=me, attacker=enemy, when=~attack_type(MYSTIC)),
                may(unless_pays(ATTACKER, 2, defend_with(MYSTIC)), "telepathic-lock"),
            ),
        ),
        innate(
            "omega-level-telepath",
            static("not_moved_by_enemy", ("push", "advance"), on=me, when=by_attack_rule(MYSTIC) | by_superpower),
        ),
    ),
)
