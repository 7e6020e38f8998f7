"""Apocalypse (En Sabah Nur)."""

from ...words import *
from ..affiliations import APOCALYPSE
from ..idioms import POWER_FOR_DAMAGE, on_wild
from ..keywords import immunity, immunity_to_all

REMADE = "you-will-be-remade-through-me"
BROUGHT = ally & other & within(5)

EN_SABAH_NUR = Character(
    "apocalypse",
    "Apocalypse",
    "En Sabah Nur",
    threat=6,
    affiliations=(APOCALYPSE,),
    forms=(Form("Normal", Side(7, M, 4, (4, 4, 4)), Side(8, M, 4, (4, 4, 4)), 65),),
    attacks=(
        Strike(
            "biomorphic-arsenal",
            PHYSICAL,
            range=3,
            dice=7,
            types=(PHYSICAL, ENERGY, MYSTIC),
            rules=(
                POWER_FOR_DAMAGE,
                during("targeted", remember_conditions()),
                on_wild(
                    "cower-before-me",
                    after_attack(
                        seq(
                            gain_one_of(TARGET, ("shock", "root")),
                            if_(had_conditions("shock", "root") & that(TARGET, affectable), throw(TARGET, S, AWAY, SELF)),
                        )
                    ),
                ),
            ),
        ),
        Strike(
            "en-sabah-nurs-judgment",
            ENERGY,
            range=2,
            dice=8,
            cost=3,
            rules=(during("attack_pool", repeat(conditions_on(TARGET), add_dice("attack", 2))),),
        ),
    ),
    superpowers=(
        leadership(
            "apocalypses-horsemen",
            APOCALYPSE,
            on(
                leadership_active(),
                seq(assign("master"), assign_each(("death", "famine", "pestilence", "war"), ally & affiliated(APOCALYPSE))),
            ),
        ),
        reactive(
            "celestial-technology",
            4,
            power_phase(),
            choose_up_to(BROUGHT, 2, seq(drop_tokens(CHOSEN), place(CHOSEN, 1, SELF))),
            when=any_of(BROUGHT & affectable),
        ),
        reactive(
            REMADE,
            1,
            would_regain(target=enemy & within(5) & fresh(REMADE)),
            seq(tick(TARGET, REMADE), gain_one_of(TARGET, ("bleed", "shock", "slow", "incinerate"))),
        ),
        innate(
            "only-the-strong-remain",
            on(attack_resolved(target=me, when=dealt_damage), may(heal(SELF, 1), "only-the-strong-remain")),
            on(withstood(target=me), one_of(power=gain_power(SELF, 1), remove_damage=heal(SELF, 1)), limit="turn", optional=True),
        ),
        immunity("bleed", "incinerate", "stun", side="healthy"),
        immunity_to_all(side="injured"),
    ),
)
