"""Team Tactic cards of the affiliation Hydra."""

from ...script.crises import SECURE
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import CABAL, HYDRA
from ..idioms import OTHER_ALLY

TROOPERS = ally & named(("Hydra Troopers",))
ENDLESS_LEGIONS = Tactic(
    "endless-legions", "Endless Legions", REACTIVE,
    (By(named(("Red Skull, Master of Hydra",))),),
    lasts(
        "round",
        on(would_be_dazed(target=TROOPERS), seq(heal(TARGET, damage_on(TARGET)), stay_up(), opponent(push(TARGET, S)))),
        CARD,
    ),
    affiliation=HYDRA,
    on=(power_phase(),),
)  # fmt: skip

INEVITABLE_BETRAYAL = Tactic(
    "inevitable-betrayal", "Inevitable Betrayal", REACTIVE,
    (By(affiliated(HYDRA), 8),),
    choose(enemy & within(2) & contesting(SECURE), betray(CHOSEN)),
    affiliation=HYDRA,
    on=(cleanup_start(),),
    when=can_choose(enemy & within(2) & contesting(SECURE)),
)  # fmt: skip

OCCULT_RESEARCH = Tactic(
    "occult-research", "Occult Research", ACTIVE,
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

SCHMIDT = ally & named(("Johann Schmidt",)) & affectable & has_power(6)
ZOLA = ally & named(("Arnim Zola",)) & contesting(SECURE)
STRUCKER = ally & named(("Wolfgang von Strucker",)) & affectable & surrounded(2, enemy & has(("poison",)), 2)
ZEMO = ally & named(("Helmut Zemo",)) & singled_out("felled an enemy", "round")
THE_HIGH_COUNCIL = Tactic(
    "the-high-council", "The High Council", ACTIVE,
    (By(affiliated(HYDRA)),),
    join_squad(4, 2),
    affiliation=HYDRA,
    when=any_of(SCHMIDT) & any_of(ZOLA) & any_of(STRUCKER) & any_of(ZEMO) & can_join_squad(4),
    remembers=True,
)  # fmt: skip

HEIRS = ally & ~role(IT) & has_leadership((HYDRA, CABAL))
TWO_MORE_SHALL_RISE = Tactic(
    "two-more-shall-rise", "Two More Shall Rise", REACTIVE,
    (By(~role(IT)),),
    seq(pick_some(HEIRS, 2, least=2), each("picked", lead_too(IT))),
    affiliation=HYDRA,
    on=(leaves_play(it=ally & affiliated(HYDRA) & leads()),),
    when=can_choose(HEIRS, least=2),
)  # fmt: skip

WORLD_DOMINATION = Tactic(
    "world-domination", "World Domination", ACTIVE,
    (By(affiliated(HYDRA)),),
    seq(gain_power(ally, secured_per(2)), score(secured_per(2))),
    affiliation=HYDRA,
    when=secures_everything,
)  # fmt: skip
