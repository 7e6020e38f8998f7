"""Enchantress (Amora)."""

from ...words import *
from ..affiliations import ASGARD, CABAL
from ..idioms import ONE_POWER, blessed, on_wild, throws_terrain, wild_condition
from ..keywords import flight

ENCHANTRESS = Character(
    "enchantress",
    "Enchantress",
    "Amora",
    threat=4,
    affiliations=(ASGARD, CABAL),
    forms=(Form("Normal", Side(6, M, 2, (2, 2, 5)), Side(5, M, 2, (2, 2, 5)), 35),),
    attacks=(
        Strike(
            "spurned-affection",
            ENERGY,
            range=3,
            dice=5,
            shape="beam",
            rules=(ONE_POWER, on_wild("sap-power", before_damage(drain(TARGET, rolled(WILD))))),
        ),
        Strike(
            "enthrall",
            MYSTIC,
            range=3,
            dice=7,
            cost=3,
            rules=(
                wild_condition("slow"),
                icons(WILD, WILD, name="stun")(after_attack(gain_condition(TARGET, "stun"))),
                icons(WILD, WILD, WILD, name="stagger")(after_attack(gain_condition(TARGET, "stagger"))),
            ),
        ),
    ),
    superpowers=(
        active(
            "amoras-kiss",
            3,
            choose(enemy & within(1) & robbable(("asset", "civilian")), hand_over(("asset", "civilian"), me, CHOSEN)),
            action=True,
            when=any_of(enemy & affectable & within(1) & robbable(("asset", "civilian"))),
        ),
        throws_terrain("hel-hath-no-fury", 3, size=2, within=3, tool=M),
        active(
            "sirens-call",
            2,
            choose(enemy & within(3), advance(CHOSEN, S)),
            limit="turn",
            when=any_of(enemy & affectable & within(3)),
        ),
        innate(
            "enchanting",
            on(
                targeted(target=me, attacker=enemy, when=~attack_type(MYSTIC)),
                may(unless_pays(ATTACKER, 2, defend_with(MYSTIC)), "enchanting"),
            ),
        ),
        blessed(),
        flight(),
    ),
)
