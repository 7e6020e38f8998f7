"""Doctor Voodoo (Jericho Drumm)."""

from ...words import *
from ..affiliations import AVENGERS, CONVOCATION, MIDNIGHT_SONS
from ..idioms import POWER_FOR_DAMAGE, on_wild
from ..keywords import flight, immunity

DANIEL = "doctor-voodoo/spirit-of-brother-daniel"
POSSESSABLE = enemy & within(3) & open_to(DANIEL)

DOCTOR_VOODOO = Character(
    "doctor-voodoo",
    "Doctor Voodoo",
    "Jericho Drumm",
    threat=4,
    affiliations=(AVENGERS, CONVOCATION, MIDNIGHT_SONS),
    forms=(Form("Normal", Side(6, M, 2, (2, 2, 4)), Side(6, M, 2, (2, 2, 4)), 50),),
    attacks=(
        Strike(
            "spirit-venom",
            MYSTIC,
            range=3,
            dice=5,
            rules=(
                POWER_FOR_DAMAGE,
                on_wild("sap-power", before_damage(drain(TARGET, rolled(WILD)))),
                icons(HIT, HIT, name="spiritual-strength")(after_attack(throw(TARGET, S), when=that(TARGET, size(2) & affectable))),
            ),
        ),
        Strike(
            "staff-of-legba",
            MYSTIC,
            range=2,
            dice=7,
            cost=3,
            rules=(on_wild("power-burn", before_damage(burn_power(TARGET, rolled(WILD)))),),
        ),
    ),
    superpowers=(
        active(
            "possession",
            1,
            choose(POSSESSABLE & threat_up_to(paid), seq(drop_tokens(CHOSEN), send_token(DANIEL, CHOSEN))),
            most=POWER_LIMIT,
            when=any_of(POSSESSABLE & threat_up_to(power_of(SELF)) & affectable),
        ),
        reactive("recall-spirit", 3, targeted(target=me), recall_token(DANIEL), when=sent(DANIEL)),
        innate(
            "spirit-of-brother-daniel",
            static("defense_dice", 2, on=me, when=~sent(DANIEL)),
            static("dodge_dice", 2, on=me, when=~sent(DANIEL)),
            static("no_hold", True, on=bears(DANIEL)),
            on(dice_shown(it=me, when=showing(FAIL)), gain_power(SELF, 1)),
        ),
        flight(),
        immunity("hex", "incinerate"),
    ),
)
