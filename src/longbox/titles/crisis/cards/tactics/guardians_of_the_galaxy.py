"""Team Tactic cards of the affiliation Guardians of the Galaxy."""

from ...codes import ANY_NUMBER
from ...script.tactics import By, Tactic
from ...words import *
from ..affiliations import GUARDIANS

CREW_OF_THE_MILANO = Tactic(
    "crew-of-the-milano", "Crew of the Milano", ACTIVE,
    (By(affiliated(GUARDIANS), 1, upto=ANY_NUMBER),),
    each("payers", seq(remove_conditions(IT), until("round", "immunity", IT, sum(CONDITION_BITS.values())))),
    affiliation=GUARDIANS,
)  # fmt: skip


def beside(name: str) -> Test:
    return any_of(ally & affectable & named((name,)) & within(2))


FOREIGN_ASSIGNMENT = Tactic(
    "foreign-assignment", "Foreign Assignment", ACTIVE,
    (By(active_character & named(("Agent Venom",)), 0, most=POWER_LIMIT),),
    several_of(
        pairs(paid),
        gamora=(beside("Gamora"), throw(SELF, M)),
        groot=(beside("Groot"), heal_up_to(SELF, 3)),
        star_lord=(
            beside("Star-Lord"),
            seq(extra_attack("star-lord/full-auto", enemy, free=True), advance(SELF, S, optional=True)),
        ),
        rocket_raccoon=(beside("Rocket Raccoon") & that(SELF, did("attacked")), seq(action("attack"), advance(SELF, S))),
        drax_the_destroyer=(
            beside("Drax the Destroyer"),
            seq(until("turn", "thrown_size", SELF, 3), throw(SELF, S), spend("thrown_size", "turn")),
        ),
    ),
    affiliation=GUARDIANS,
)  # fmt: skip

GALAXYS_GREATEST = Tactic(
    "galaxys-greatest", "Galaxy's Greatest", ACTIVE,
    (By(affiliated(GUARDIANS) & injured, 2, upto=4),),
    each("payers", seq(until("game", "attack_dice", IT, 1), until("game", "defense_dice", IT, 1))),
    affiliation=GUARDIANS,
)  # fmt: skip

LOVABLE_MISFITS = Tactic(
    "lovable-misfits", "Lovable Misfits", ACTIVE,
    (By(affiliated(GUARDIANS), 1, upto=ANY_NUMBER),),
    each(
        "payers",
        seq(
            roll_for(1, (CRIT, WILD), "lovable-misfits", IT),
            if_(showing(CRIT, WILD), one_of(make_attack=perform_attack(IT, costless=True), power=gain_power(IT, 2))),
            if_(showing(HIT), each(enemy & within(3, IT) & (holding() | contesting()), damage(STRUCK, 1), "struck")),
            if_(showing(BLOCK, BLANK), advance(IT, S, optional=True)),
            if_(showing(FAIL), gain_condition(within(2, IT), "stun")),
        ),
        any_order=True,
    ),
    affiliation=GUARDIANS,
)  # fmt: skip
