"""Omega Sentinel (Karima Shapandar)."""

from ...words import *
from ..affiliations import SENTINELS
from ..idioms import CHARGE, POWER_FOR_DAMAGE, on_wild
from ..keywords import flight, immunity

SHIFT = switch("hardened-carapace", "plasmatic-cloaking", "electrostatic-pole")
CARAPACE, CLOAKING, POLE = chose("hardened-carapace"), chose("plasmatic-cloaking"), chose("electrostatic-pole")

OMEGA_SENTINEL = Character(
    "omega-sentinel",
    "Omega Sentinel",
    "Karima Shapandar",
    threat=4,
    affiliations=(SENTINELS,),
    forms=(Form("Normal", Side(7, L, 2, (3, 3, 3)), Side(6, L, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "dynamistic-bio-blast",
            PHYSICAL,
            range=3,
            dice=5,
            types=(ENERGY, MYSTIC),
            rules=(POWER_FOR_DAMAGE, on_wild("suppression", after_attack(lose_power(TARGET, rolled(WILD))))),
        ),
        Strike(
            "engineered-extermination",
            PHYSICAL,
            range=3,
            dice=7,
            cost=4,
            types=(ENERGY, MYSTIC),
            rules=(before_damage(throw(TARGET, S), when=that(TARGET, size(4) & affectable)),),
        ),
    ),
    superpowers=(
        active("charge", 2, CHARGE, action=True, limit="turn"),
        reactive("omega-cycle", 2, (targeted(target=me, attacker=enemy), would_collide(target=me)), SHIFT),
        innate(
            "adaptive-nano-shifting-protocols",
            on(power_phase(), SHIFT),
            static("defense_dice", 2, on=me, when=CARAPACE & attack_type(PHYSICAL)),
            on(would_suffer(target=me, when=CARAPACE & by_collision), reduce_damage(1)),
            static("stealth", 3, on=me, when=CLOAKING),
            static("defense_dice", 2, on=me, when=CLOAKING & attack_type(ENERGY)),
            on(modify_own(roller=me & role(ATTACKER), when=POLE), reroll(2, "attack"), optional=True),
            static("not_moved_by_enemy", ("push", "advance"), on=me, when=POLE & (by_attack_rule(MYSTIC) | by_superpower)),
        ),
        innate(
            "cyberpathy",
            on(interact_rolled(it=me, when=token_of(SECURE)), reroll(2, "card"), optional=True),
            on(interacted(it=me, when=token_of(SECURE)), gain_power(SELF, 1), limit="turn"),
        ),
        flight(),
        immunity("bleed", "poison"),
    ),
)
