"""Doctor Strange (Stephen Vincent Strange)."""

from ...words import *
from ..affiliations import CONVOCATION, DEFENDERS, MIDNIGHT_SONS
from ..idioms import POWER_FOR_DAMAGE, eye_of_agamotto
from ..keywords import flight

DOCTOR_STRANGE = Character(
    "doctor-strange",
    "Doctor Strange",
    "Stephen Vincent Strange",
    threat=5,
    affiliations=(CONVOCATION, DEFENDERS, MIDNIGHT_SONS),
    gems=("soul", "time"),
    forms=(Form("Normal", Side(6, M, 2, (3, 4, 4)), Side(6, M, 2, (3, 4, 4)), 50),),
    attacks=(
        Strike(
            "bolts-of-bedevilment",
            ENERGY,
            range=4,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                after_attack(may(push(TARGET, S), "push"), when=dealt_damage & that(TARGET, affectable)),
            ),
        ),
        Strike(
            "crimson-bands-of-cyttorak",
            MYSTIC,
            range=3,
            dice=6,
            cost=4,
            rules=(
                after_attack(gain_condition(TARGET, "stagger"), when=~attack_roll_has(CRIT, WILD, HIT)),
                # the token is put in the place of Stagger: where there is none to give, Stagger stays
                icons(CRIT, WILD, HIT, name="mystic-binding")(
                    after_attack(
                        if_(
                            that(TARGET, ready),
                            one_of(mystic_binding=give_activated(TARGET), stagger=gain_condition(TARGET, "stagger")),
                            gain_condition(TARGET, "stagger"),
                        )
                    )
                ),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "mystic-empowerment",
            DEFENDERS,
            on(
                attack_declared(attacker=ally & has_power(1)),
                seq(pay_power(ATTACKER, 1), choose_type(), mark_attack("mystic-empowerment")),
                limit="turn",
                optional=True,
            ),
            on(
                attack_resolved(attacker=ally, when=dealt_damage & marked("mystic-empowerment")),
                gain_condition(TARGET, "hex"),
            ),
        ),
        active("oshturs-refuge", 3, choose(ally & within(2), heal_up_to(CHOSEN, 3)), limit="turn"),
        reactive("hoggoths-hoary-wisdom", 2, targeted(target=ally & within(3)), add_dice("defense", 2)),
        eye_of_agamotto(),
        innate("shield-of-the-seraphim", on(dice_shown(it=me, when=showing(BLOCK)), gain_power(SELF, 1))),
        flight(),
    ),
)
