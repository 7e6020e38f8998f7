"""Team Tactic cards of the affiliation Hydra."""

from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import HYDRA
from ..idioms import OTHER_ALLY

OCCULT_RESEARCH = Tactic(
    "occult-research", "Occult Research", REACTIVE,
    (By(named(("Red Skull, Master of Hydra",)), 10),),
    seq(gain_condition(within(2), "stagger"), gain_superpower("arcane-invigoration")),
    affiliation=HYDRA,
    on=(power_phase(),),
    superpowers=(innate("arcane-invigoration", static("extra_actions", 1, on=me)),),
)  # fmt: skip

SUBJECTS = OTHER_ALLY & threat_up_to(3) & within(3)
SCIENTIFIC_METHOD = Tactic(
    "scientific-method", "Scientific Method", ACTIVE,
    (By(named(("Arnim Zola",)), 2),),
    choose(
        SUBJECTS,
        seq(
            damage(CHOSEN, 2),
            grant_attack("esp-leakage", CHOSEN, "game", once=False),
            gain_superpower("unnatural-mutation", CHOSEN),
        ),
    ),
    affiliation=HYDRA,
    when=can_choose(SUBJECTS),
    attacks=(
        Strike("esp-leakage", MYSTIC, range=2, dice=6, cost=1, rules=(before_damage(damage(TARGET, defended(FAIL))),)),
    ),
    superpowers=(
        innate(
            "unnatural-mutation",
            on(targeted(target=me, attacker=enemy), unless_pays(ATTACKER, 2, add_dice("defense", 2))),
        ),
    ),
)  # fmt: skip

WORLD_DOMINATION = Tactic(
    "world-domination", "World Domination", ACTIVE,
    (By(affiliated(HYDRA)),),
    seq(gain_power(ally, secured_per(2)), score(secured_per(2))),
    affiliation=HYDRA,
    when=secures_everything,
)  # fmt: skip
