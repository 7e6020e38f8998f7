"""Silver Sable (Silvija Sablinova)."""

from ...words import *
from ..affiliations import DEFENDERS, SYNDICATE, WEB_WARRIORS
from ..idioms import ONE_POWER
from ..keywords import wall_crawler

SILVER_SABLE = Character(
    "silver-sable",
    "Silver Sable",
    "Silvija Sablinova",
    threat=4,
    affiliations=(SYNDICATE, DEFENDERS, WEB_WARRIORS),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(6, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "tactical-takedown",
            PHYSICAL,
            range=5,
            dice=5,
            rules=(
                ONE_POWER,
                icons(CRIT, name="tranquilized")(after_attack(gain_condition(TARGET, "root"))),
                icons(CRIT, WILD, name="bringing-you-in")(
                    after_attack(may(push(TARGET, S, TOWARD, SELF), "bringing-you-in"), when=that(TARGET, affectable))
                ),
            ),
        ),
        Strike(
            "headshot",
            PHYSICAL,
            range=5,
            dice=6,
            cost=3,
            rules=(
                before_damage(change_successes(2), when=would_deal_damage & ~that(TARGET, within(3)) & ~target_has_cover),
                icons(CRIT, name="concussion")(after_attack(gain_condition(TARGET, "stun"))),
            ),
        ),
    ),
    superpowers=(
        active(
            "shot-caller",
            3,
            choose(
                ally & other & within(4) & fresh("shot-caller"),
                seq(tick(CHOSEN, "shot-caller"), advance(CHOSEN, S), gain_power(CHOSEN, 1)),
            ),
            when=any_of(ally & other & within(4) & fresh("shot-caller") & affectable),
        ),
        reactive(  # answered once the price is paid: nothing happens between that and the attack pool
            "want-my-help-pay-up",
            0,
            attack_pool(attacker=ally & within(4) & has_power(2)),
            seq(lose_power(ATTACKER, 2), gain_power(SELF, 1), add_dice("attack", 1)),
            limit="turn",
            side="healthy",
        ),
        reactive(
            "protect-the-asset",
            2,
            targeted(attacker=enemy & within(4), target=ally & (holding(ASSET) | holding(CIVILIAN))),
            lasts(
                "attack",
                on(
                    attack_resolved(attacker=enemy),
                    extra_attack("tactical-takedown", role(ATTACKER), optional=False),
                    limit="once",
                ),
            ),
            limit="turn",
            side="injured",
        ),
        innate("sniper-nest", static("defense_dice", 2, on=me, when=defends(PHYSICAL, ENERGY) & on_top(3))),
        wall_crawler(),
    ),
)
