"""Prime Sentinel (Prime Sentinel)."""

from ...words import *
from ..affiliations import SENTINELS
from ..idioms import POWER_FOR_DAMAGE, if_hurt
from ..keywords import flight, immunity

PRIME_SENTINEL = Character(
    "prime-sentinel",
    "Prime Sentinel",
    "Prime Sentinel",
    threat=3,
    affiliations=(SENTINELS,),
    forms=(Form("Normal", Side(6, M, 2, (3, 3, 3)), Side(6, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "nano-bio-weapons",
            ENERGY,
            range=3,
            dice=5,
            rules=(POWER_FOR_DAMAGE, icons(CRIT, name="nanotech")(after_attack(gain_condition(TARGET, "root")))),
        ),
        Strike("nano-power-suppression-systems", ENERGY, range=3, dice=7, cost=3, rules=(if_hurt("root"),)),
    ),
    superpowers=(
        reactive(
            "guided-infection",
            2,
            modify_own(roller=me & role(ATTACKER), when=that(TARGET, has(("root",)))),
            seq(remove_condition(TARGET, ("root",)), reroll(2, "attack")),
        ),
        reactive(
            "sentinel-nanotech-corruption",
            0,
            modify_opponent(roller=ally & role(TARGET), when=that(ATTACKER, within(3) & has(("root",)))),
            seq(remove_condition(ATTACKER, ("root",)), reroll(2, "attack")),
        ),
        innate("sentinel-nanotech-infection", on(activation_end(it=enemy & within(2)), gain_condition(IT, "root"))),
        innate("bastions-legion", static("copies", 2, on=me)),
        flight(),
        immunity("bleed", "poison"),
    ),
)
