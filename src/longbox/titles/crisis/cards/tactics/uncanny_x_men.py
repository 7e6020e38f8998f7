"""Team Tactic cards of the affiliation Uncanny X-Men."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import X_MEN

MINE = role(SUBJECT)
CEREBRO = Tactic(
    "cerebro", "Cerebro", ACTIVE,
    (By(active_character & affiliated(X_MEN) & attacks_with(MYSTIC) & defense_from(MYSTIC, 5)),),
    seq(
        lasts("round", static("reach", 1, on=MINE, when=with_attacks_of(MYSTIC))),
        lasts("round", static("attack_dice", 1, on=MINE, when=attack_type(MYSTIC))),
        lasts("round", static("defense_dice", 1, on=MINE, when=attack_type(MYSTIC))),
        lasts("round", static("ignore_los", True, on=MINE)),
        lasts("round", static("no_stealth", True, on=given(ATTACKER, MINE))),
    ),
    affiliation=X_MEN,
)  # fmt: skip

CHILDREN_OF_THE_ATOM = Tactic(
    "children-of-the-atom", "Children of the Atom", ACTIVE,
    (By(affiliated(X_MEN) & has(CONDITIONS)),),
    seq(gain_power(SELF, conditions_on(SELF)), remove_conditions(SELF)),
    affiliation=X_MEN,
)  # fmt: skip

FIRST_CLASS = Tactic(
    "first-class", "First Class", REACTIVE,
    (By(affiliated(X_MEN)),),
    seq(
        lasts("round", static("free_interact", True, on=ally & affiliated(X_MEN) & unaffected("first-class", "round")), CARD),
        lasts("round", on(interacted(it=ally & affiliated(X_MEN)), note_affected("first-class", IT, "round")), CARD),
    ),
    affiliation=X_MEN,
    on=(activation_phase_start(),),
)  # fmt: skip

HEADMISTRESS = Tactic(
    "headmistress", "Headmistress", ACTIVE,
    (By(active_character & named(("Emma Frost",)), 1, most=POWER_LIMIT),),
    choose_up_to(ally & affiliated(X_MEN) & ~holding(), paid, advance(CHOSEN, M, optional=True)),
    affiliation=X_MEN,
    when=can_choose(ally & affiliated(X_MEN) & ~holding()),
)  # fmt: skip

MIND_WIPE = Tactic(
    "mind-wipe", "Mind Wipe", REACTIVE,
    (By(named(("Professor X",)) & ~role(TARGET), 3),),
    extra_attack("enough", role(CAUSE), anywhere=True, blind=True, optional=False),
    affiliation=X_MEN,
    on=(
        dazed_by(target=ally, cause=enemy & affectable, when=by_attack_or_superpower),
        koed_by(target=ally, cause=enemy & affectable, when=by_attack_or_superpower),
    ),
    attacks=(
        Strike(
            "enough", MYSTIC, range=5, dice=3,
            rules=(
                static("fixed_target", True),
                during("attack_pool", add_dice("attack", fatal_damage)),
                after_attack(seq(give_activated(TARGET), end_activation(TARGET)), when=dealt_damage),
            ),
        ),
    ),
)  # fmt: skip

TO_ME_MY_X_MEN = Tactic(
    "to-me-my-x-men", "To Me, My X-Men", ACTIVE,
    (By(has_leadership("Uncanny X-Men"), 1, most=POWER_LIMIT),),
    choose_up_to(ally & other & affiliated(X_MEN), paid, advance(CHOSEN, S, TOWARD, SELF, optional=True)),
    affiliation=X_MEN,
    when=can_choose(ally & other & affiliated(X_MEN)),
)  # fmt: skip

XAVIERS_DREAM = Tactic(
    "xaviers-dream", "Xavier's Dream", REACTIVE,
    (By(~role(TARGET), 1, upto=ANY_NUMBER),),
    reduce_damage(paid),
    affiliation=X_MEN,
    on=(would_suffer(target=ally),),
)  # fmt: skip
