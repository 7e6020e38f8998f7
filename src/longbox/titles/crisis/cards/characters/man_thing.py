"""Man-Thing (Theodore Sallis)."""

from ...words import *
from ..affiliations import DEFENDERS, MIDNIGHT_SONS
from ..idioms import POWER_FOR_DAMAGE, relocate
from ..keywords import healing_factor, immunity

MAN_THING = Character(
    "man-thing",
    "Man-Thing",
    "Theodore Sallis",
    threat=3,
    affiliations=(DEFENDERS, MIDNIGHT_SONS),
    forms=(Form("Normal", Side(6, S, 3, (3, 3, 4)), Side(5, S, 3, (3, 3, 4)), 50),),
    attacks=(
        Strike(
            "lashing-tendrils",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                icons(WILD, HIT, name="reel-in")(
                    after_attack(may(push(TARGET, S, TOWARD, SELF), "push"), when=that(TARGET, size(3, pushed=True) & affectable))
                ),
            ),
        ),
        Strike(
            "emotional-agitation",
            MYSTIC,
            range=3,
            dice=7,
            cost=3,
            rules=(after_attack(gain_condition(TARGET, "incinerate", "poison")),),
        ),
    ),
    superpowers=(
        relocate("guardian-of-the-nexus-of-all-realities", 3, ally & within(3), 3),
        innate(
            "all-who-know-fear-burn-at-the-man-things-touch",
            on(
                attack_resolved(attacker=me, target=enemy & within(2), when=dealt_damage),
                gain_condition(TARGET, "incinerate"),
            ),
            on(
                attack_resolved(attacker=enemy & within(2), target=me, when=dealt_damage),
                gain_condition(ATTACKER, "incinerate"),
            ),
        ),
        innate("moss-and-mud-and-swamp", static("no_crit_dice", True, on=enemy & role(ATTACKER), when=is_target)),
        healing_factor(2),
        immunity("hex", "stun"),
    ),
)
