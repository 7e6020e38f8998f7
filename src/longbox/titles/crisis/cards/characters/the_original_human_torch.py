"""The Original Human Torch (Jim Hammond)."""

from ...words import *
from ..affiliations import SHIELD
from ..idioms import ONE_POWER, hit_and_run, on_wild
from ..keywords import flight, immunity

WARE = enemy & within(2) & holding(ASSET)

THE_ORIGINAL_HUMAN_TORCH = Character(
    "the-original-human-torch",
    "The Original Human Torch",
    "Jim Hammond",
    threat=3,
    affiliations=(SHIELD,),
    forms=(Form("Normal", Side(5, M, 2, (3, 4, 2)), Side(5, M, 2, (3, 4, 2)), 35),),
    attacks=(
        Strike(
            "burn-baby-burn",
            ENERGY,
            range=3,
            dice=4,
            shape="beam",
            rules=(ONE_POWER, on_wild("immolate", after_attack(gain_condition(TARGET, "incinerate")))),
        ),
        Strike(
            "nova-burst",
            ENERGY,
            range=2,
            dice=4,
            cost=1,
            shape="beam",
            rules=(
                while_paying(seq(spend_up_to(7), add_to_each_attack(spent))),
                after_attack(gain_condition(TARGET, "incinerate")),
                after_attack(damage(SELF, 1), when=dealt_damage),
            ),
        ),
    ),
    superpowers=(
        hit_and_run(),
        active("too-hot-to-handle", 3, choose(WARE, drop_one(CHOSEN, (ASSET,))), when=any_of(WARE & affectable)),
        reactive(
            "like-touching-a-stovetop",
            2,
            would_move(mover=me, cause=enemy, when=moving("push", "throw")),
            after_effect(damage(CAUSE, 1)),
        ),
        innate(
            "controlled-burn",
            on(moved(mover=me, when=moved_by("advance")), gain_power(SELF, crowd(within(2) & has(("incinerate",))))),
        ),
        flight(),
        immunity("incinerate"),
    ),
)
