"""Dormammu."""

from ...words import *
from ..affiliations import DARK_DIMENSION
from ..idioms import on_wild, wild_condition
from ..keywords import flight, immunity

OBLITERATION, MIASMA = "incantation-of-obliteration", "dark-miasma"

DORMAMMU = Character(
    "dormammu",
    "Dormammu",
    "Dormammu",
    threat=8,
    affiliations=(DARK_DIMENSION,),
    forms=(Form("Normal", Side(10, M, 5, (4, 4, 5)), Side(12, M, 5, (4, 4, 5)), 65),),
    attacks=(
        Strike(
            "shadow-bolt",
            ENERGY,
            range=4,
            dice=6,
            rules=(wild_condition("hex"), on_wild("sap-power", before_damage(drain(TARGET, rolled(WILD))))),
        ),
        Strike(
            OBLITERATION,
            MYSTIC,
            range=3,
            dice=8,
            cost=5,
            rules=(
                during("attack_pool", note_affected(OBLITERATION, TARGET, "round")),
                icons(CRIT, HIT, BLOCK, FAIL, name=MIASMA)(
                    after_attack(
                        extra_attack(OBLITERATION, within(2, LAST_TARGET) & unaffected(OBLITERATION, "round"), free=True),
                        when=that(TARGET, in_play),
                    )
                ),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "flames-of-the-faltine",
            DARK_DIMENSION,
            static("binds_squad", DARK_DIMENSION, on=me),
            # what its flames bring Dormammu stands here, for he alone has this Leadership
            on(
                power_phase(),
                seq(gain_power(ally, 1), damage_each(ally & other & has_power(6), 1), gain_power(SELF, tally)),
            ),
        ),
        active("not-of-this-dimension", 3, place(SELF, 2), limit="turn"),
        reactive(
            "feel-the-power-of-darkness",
            2,
            attack_resolved(target=me, attacker=affectable),
            seq(
                push(ATTACKER, S, AWAY, SELF),
                if_(that(ATTACKER, has(("hex",))), gain_condition(ATTACKER, "incinerate"), gain_condition(ATTACKER, "hex")),
            ),
        ),
        innate(
            "master-of-the-realm-of-darkness",
            static("power_for_damage", 1, on=me),
            on(damaged(target=ally & other, cause=enemy), gain_power(SELF, 1)),
            static("face_counts", ("attack", FAIL, 1), on=me),
            static("counts_theirs", FAIL, on=me, when=is_attacker),
        ),
        flight(),
        immunity("bleed", "incinerate", "stagger"),
    ),
)
