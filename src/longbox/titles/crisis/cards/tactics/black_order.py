"""Team Tactic cards of the affiliation Black Order."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import BLACK_ORDER

BLACK_ONSLAUGHT = Tactic(
    "black-onslaught", "Black Onslaught", REACTIVE,
    (By(role(IT) & named(("Black Swan",)), 1), By(named(("Black Dwarf",)) & within(2, PAYER), 1)),
    lasts(
        "turn",
        on(moved(mover=me, when=move_action & superpower_is("charge")), place(SUBJECT, 1, SELF, optional=True), limit="once"),
        PARTNER,
    ),
    affiliation=BLACK_ORDER,
    on=(superpower_begins(it=ally, when=superpower_is("charge")),),
)  # fmt: skip

BLOOD_TO_SPARE = Tactic(
    "blood-to-spare", "Blood to Spare", REACTIVE,
    (By(role(TARGET) & affiliated(BLACK_ORDER), 3),),
    seq(perform_attack(SELF), if_(standing, stay_up())),
    affiliation=BLACK_ORDER,
    on=(would_be_dazed(target=ally & flips, cause=enemy),),
)  # fmt: skip

FIRST_OF_THE_BLACK_ORDER = Tactic(
    "first-of-the-black-order", "First of the Black Order", REACTIVE,
    (By(named(("Corvus Glaive",))),),
    lead_with("first-of-the-black-order", "right-hand-man"),
    affiliation=BLACK_ORDER,
    on=(leadership_active(),),
    when=~any_of(ally & named(("Thanos, the Mad Titan",))),
    leaderships=(leadership(
        "right-hand-man",
        BLACK_ORDER,
        on(
            felled(it=enemy, cause=ally & affiliated(BLACK_ORDER)),
            gain_power(ally & affiliated(BLACK_ORDER) & ~role(CAUSE), 1),
        ),
    ),),
)  # fmt: skip

MOTHERSHIP = Tactic(
    "mothership", "Mothership", ACTIVE,
    (By(affiliated(BLACK_ORDER), 2), By(affiliated(BLACK_ORDER), 2)),
    join_the_other(~holding(), 1),
    affiliation=BLACK_ORDER,
    when=can_choose((role(PAYER) | role(PARTNER)) & ~holding()),
)  # fmt: skip

PRICE_OF_FAILURE = Tactic(
    "price-of-failure", "Price of Failure", ACTIVE,
    (By(injured),),
    seq(gain_power(ally & other, 3), ko(SELF)),
    affiliation=BLACK_ORDER,
)  # fmt: skip

RIDER = active_character & named(("Cosmic Ghost Rider",))
SERVANTS_OF_THE_TITAN = Tactic(
    "servants-of-the-titan", "Servants of the Titan", ACTIVE,
    (By(affiliated(BLACK_ORDER), 1, upto=ANY_NUMBER),),
    choose(
        ally & RIDER,
        seq(
            roll_for(paid, (CRIT, WILD, HIT, BLANK), "servants-of-the-titan", who=IT),
            note("backlash", difference(paid, hits_rolled)),
            repeat(hits_rolled, choose(enemy & within(3, IT), damage(CHOSEN, 1, by=IT))),
            damage(IT, noted("backlash"), by=IT),
            gain_power(IT, noted("backlash")),
        ),
        role="it",
    ),
    affiliation=BLACK_ORDER,
    when=any_of(ally & RIDER),
)  # fmt: skip
