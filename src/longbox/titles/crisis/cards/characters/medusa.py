"""Medusa (Medusalith Amaquelin-Boltagon)."""

from ...words import *
from ..affiliations import A_FORCE, INHUMANS
from ..idioms import POWER_FOR_DAMAGE, REROLL_ONE, on_wild, wild_condition
from ..keywords import immunity

DECREE = "royal-decree"
TRAVELLER = ally & within(2) & fresh(DECREE)
HOST = ally & other & within(2)

MEDUSA = Character(
    "medusa",
    "Medusa",
    "Medusalith Amaquelin-Boltagon",
    threat=4,
    affiliations=(A_FORCE, INHUMANS),
    forms=(Form("Normal", Side(6, M, 2, (3, 3, 3)), Side(6, M, 2, (3, 3, 3)), 35),),
    attacks=(
        Strike(
            "braid-bash",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild("push", before_damage(may(push(TARGET, S), "push"), when=that(TARGET, size(3, pushed=True)))),
                icons(CRIT, WILD, name="flurry")(after_attack(extra_attack("braid-bash", enemy, without=("flurry",)))),
            ),
        ),
        Strike(
            "split-ends",
            PHYSICAL,
            range=2,
            dice=7,
            cost=6,
            shape="area",
            rules=(
                before_damage(place(TARGET, 1, SELF), when=that(TARGET, size(3, printed=True))),
                wild_condition("bleed"),
            ),
        ),
    ),
    superpowers=(
        active(
            "hair-flip",
            3,
            choose(enemy & within(3) & size(3), throw(CHOSEN, S)),
            limit="turn",
            when=any_of(enemy & affectable & within(3) & size(3)),
        ),
        active(
            DECREE,
            2,
            choose(
                TRAVELLER,
                seq(
                    tick(CHOSEN, DECREE),
                    if_(that(CHOSEN, me), choose(HOST, place(SELF, 1, IT), role="it"), place(CHOSEN, 1, SELF)),
                ),
            ),
            when=any_of(HOST & affectable) & any_of(TRAVELLER),
        ),
        innate("inhuman", REROLL_ONE),
        innate(
            "living-strands",
            static("bars_tools", True, on=me),
            static("no_modify", True, on=enemy & role(ATTACKER), when=is_target),
        ),
        immunity("poison"),
    ),
)
