"""Team Tactic cards of the affiliation Convocation."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import CONVOCATION
from ..idioms import on_wild

BANE_OF_DAMBALLAH = Tactic(
    "bane-of-damballah", "Bane of Damballah", REACTIVE,
    (By(role(ATTACKER) & affiliated(CONVOCATION), 1),),
    seq(gain_condition(TARGET, "root"), gain_condition(enemy & ~role(TARGET) & within(2, TARGET), "root")),
    affiliation=CONVOCATION,
    on=(attack_resolved(attacker=ally, when=attack_roll_has(WILD) | attack_roll_has(HIT)),),
)  # fmt: skip

BOOK_OF_CAGLIOSTRO = Tactic(
    "book-of-cagliostro", "Book of Cagliostro", ACTIVE,
    (By(affiliated(CONVOCATION) & ~ready, 2), By(within(3, PAYER), 2), By(within(3, PAYER), 2)),
    seq(
        ready_again(PAYER),
        lasts(
            "round",
            on(cleanup(when=tactics_left(2)), seq(discard_tactics(2), take_back()), limit="once", optional=True),
            TARGET,
        ),
    ),
    affiliation=CONVOCATION,
)  # fmt: skip

IRON_BOUND_BOOKS_OF_SHUMA_GORATH = Tactic(
    "iron-bound-books-of-shuma-gorath", "Iron-Bound Books of Shuma-Gorath", REACTIVE,
    (By(affiliated(CONVOCATION), 2),),
    seq(
        lasts(
            "round",
            on(targeted(attacker=enemy, target=ally, when=attack_is(PHYSICAL)), change_type(MYSTIC), optional=True),
            CARD,
        ),
        lasts("game", on(koed_by(target=ally & ~grunt), after_effect(take_back()), limit="once", optional=True), CARD),
    ),
    affiliation=CONVOCATION,
    on=(power_phase(),),
)  # fmt: skip

ORB_OF_AGAMOTTO = Tactic(
    "orb-of-agamotto", "Orb of Agamotto", ACTIVE,
    (By(affiliated(CONVOCATION) & ~holding(), 3, upto=ANY_NUMBER),),
    each("payers", place(IT, 3)),
    affiliation=CONVOCATION,
)  # fmt: skip

PLANE_OF_POHLDAHK = Tactic(
    "plane-of-pohldahk", "Plane of Pohldahk", ACTIVE,
    (By(affiliated(CONVOCATION), 3),),
    choose(
        enemy,
        lasts(
            "round",
            on(
                modify_own(roller=ally & role(ATTACKER), target=role(SUBJECT), when=attack_is(MYSTIC)),
                reroll(roll="attack"),
                optional=True,
            ),
            CHOSEN,
        ),
    ),
    affiliation=CONVOCATION,
    when=can_choose(enemy),
)  # fmt: skip


def turned_over(to: str) -> On:
    """The other side of the card is up, for 1 Power in the Power Phase."""
    return on(
        power_phase(when=that(SELF, has_power(1))),
        seq(pay_power(SELF, 1), lead_with("the-bar-with-no-doors", to)),
        optional=True,
    )


COSMOS, MOONS = "circle-of-the-cosmos", "moons-of-munnopor"
THE_BAR_WITH_NO_DOORS = Tactic(
    "the-bar-with-no-doors", "The Bar With No Doors", REACTIVE,
    (By(affiliated(CONVOCATION)),),
    one_of(
        circle_of_the_cosmos=lead_with("the-bar-with-no-doors", COSMOS),
        moons_of_munnopor=lead_with("the-bar-with-no-doors", MOONS),
    ),
    affiliation=CONVOCATION,
    on=(leadership_active(),),
    leaderships=(
        leadership(
            COSMOS,
            CONVOCATION,
            on(
                hurt(it=ally & affectable & fresh(COSMOS), cause=enemy), seq(tick(IT, COSMOS), place(IT, 1)), optional=True
            ),
            turned_over(MOONS),
        ),
        leadership(
            MOONS,
            CONVOCATION,
            on(
                modify_own(roller=ally & role(ATTACKER), target=ready, when=attack_is(MYSTIC)),
                reroll(1, "attack"),
                optional=True,
            ),
            on(modify_own(roller=ally & ready, when=rolling("defense")), reroll(1, "defense"), optional=True),
            turned_over(COSMOS),
        ),
    ),
    besides=True,
)  # fmt: skip

WAND_OF_WATOOMB = Tactic(
    "wand-of-watoomb", "Wand of Watoomb", ACTIVE,
    (By(active_character & affiliated(CONVOCATION), 2),),
    one_of(
        elemental_blast=grant_attack("elemental-blast"),
        reroll=lasts(
            "round",
            on(modify_own(roller=role(SUBJECT), target=role(SUBJECT), attacker=anyone), reroll(2, "defense"), optional=True),
        ),
        second_use=until("this activation", "second_use", SELF, 1),
    ),
    affiliation=CONVOCATION,
    attacks=(
        Strike(
            "elemental-blast",
            ENERGY,
            range=5,
            dice=7,
            rules=(on_wild("elemental-blast", after_attack(gain_condition(TARGET, "incinerate", "shock", "slow"))),),
        ),
    ),
)  # fmt: skip
