"""Red Skull (Johann Schmidt)."""

from ...words import *
from ..affiliations import CABAL, HYDRA
from ..idioms import POWER_FOR_DAMAGE, on_wild, wild_push

RED_SKULL = Character(
    "red-skull",
    "Red Skull",
    "Johann Schmidt",
    threat=4,
    affiliations=(CABAL, HYDRA),
    forms=(Form("Normal", Side(6, M, 2, (4, 3, 3)), Side(6, M, 2, (4, 3, 3)), 35),),
    attacks=(
        Strike("strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_push())),
        Strike(
            "cosmic-blast",
            ENERGY,
            range=4,
            dice=5,
            cost=1,
            rules=(on_wild("sap-power", before_damage(drain(TARGET, rolled(WILD)))),),
        ),
        Strike(
            "unleash-the-cube",
            ENERGY,
            range=4,
            dice=7,
            cost=4,
            rules=(
                after_attack(may(throw(TARGET, S), "throw"), when=dealt_damage & that(TARGET, affectable)),
                on_wild(
                    "reality-warp",
                    after_attack(gain_condition(~me & within(1, TARGET), "stun"), when=that(TARGET, in_play)),
                ),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "master-of-evil",
            CABAL,
            on(attack_resolved(attacker=ally, when=dealt_damage), gain_power(ATTACKER, 1)),
        ),
        active(
            "cosmic-cube",
            0,
            seq(gain_power(SELF, 3), roll_for(5, (FAIL,), "cosmic-cube"), damage(SELF, hits_rolled)),
            action=True,
            limit="turn",
        ),
        active(
            "master-of-the-cube",
            3,
            choose(
                ally & within(4) & fresh("master-of-the-cube"),
                then=seq(tick(CHOSEN, "master-of-the-cube"), place(CHOSEN, 2)),
            ),
            when=any_of(ally & within(4) & fresh("master-of-the-cube") & affectable),
        ),
        reactive(
            "hail-hydra",
            2,
            targeted(target=me),
            choose(ally & other & within(2), then=retarget(CHOSEN)),
            when=any_of(ally & other & within(2) & affectable),
        ),
    ),
)
