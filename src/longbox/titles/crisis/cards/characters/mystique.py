"""Mystique (Raven Darkholme)."""

from ...words import *
from ..affiliations import BROTHERHOOD, CABAL
from ..idioms import ONE_POWER, again, blanks_defend
from ..keywords import stealth

MYSTIQUE = Character(
    "mystique",
    "Mystique",
    "Raven Darkholme",
    threat=3,
    affiliations=(BROTHERHOOD, CABAL),
    forms=(Form("Normal", Side(5, L, 2, (3, 3, 3)), Side(5, L, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike("pistol", PHYSICAL, range=3, dice=4, rules=(ONE_POWER, again("pistol", "rapid-fire", HIT))),
        Strike("espionage", PHYSICAL, range=2, dice=6, cost=3, rules=(before_damage(gain_condition(TARGET, "stun")),)),
    ),
    superpowers=(
        leadership(
            "freedom-force",
            BROTHERHOOD,
            on(interacted(it=ally, when=token_of(EXTRACTION)), gain_power(IT, 1), limit="turn"),
            on(moved(mover=enemy), lose_claims()),
            cost=1,
            do=claim_token(),
            when=claimable,
        ),
        active(
            "expert-sabotage",
            3,
            seq(choose_terrain(3, 4), each(enemy & near_terrain(1), damage(IT, 2)), destroy_terrain()),
            action=True,
            limit="turn",
            when=terrain_near(3, 4),
        ),
        innate("martial-artist", blanks_defend(attack_is(PHYSICAL, ENERGY) & that(ATTACKER, within(2)))),
        innate(
            "shapeshifter",
            static("no_reactives", True, on=enemy, when=that(SELF, active_character)),
            static("no_reactive_tactics", True, on=enemy, when=that(SELF, active_character)),
        ),
        stealth(),
    ),
)
