"""Vulture (Adrian Toomes)."""

from ...words import *
from ..affiliations import SPIDER_FOES, SYNDICATE
from ..idioms import POWER_FOR_DAMAGE, hit_and_run, scientific_hubris, wild_condition
from ..keywords import flight

VULTURE = Character(
    "vulture",
    "Vulture",
    "Adrian Toomes",
    threat=3,
    affiliations=(SYNDICATE, SPIDER_FOES),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 50),),
    attacks=(
        Strike("raptor-strike", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("bleed"))),
        Strike(
            "skyline-hunter",
            PHYSICAL,
            range=3,
            dice=8,
            cost=4,
            rules=(before_damage(may(throw(TARGET, M), "throw"), when=that(TARGET, size(3) & affectable)),),
        ),
    ),
    superpowers=(
        hit_and_run(),
        reactive(  # "its current position" is the enemy's own, as wherever a card places somebody
            "abduct",
            2,
            would_move(mover=me & active_character, when=move_action & any_of(enemy & affectable & within(2))),
            choose(
                enemy & within(2),
                lasts("this activation", on(moved(mover=me, when=move_action), place(SUBJECT, 2), limit="once"), CHOSEN),
            ),
            limit="turn",
        ),
        scientific_hubris(),
        flight(),
    ),
)
