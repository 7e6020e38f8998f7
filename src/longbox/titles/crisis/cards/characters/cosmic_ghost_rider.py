"""Cosmic Ghost Rider (Frank Castle)."""

from ...words import *
from ..affiliations import BLACK_ORDER, GUARDIANS
from ..idioms import ONE_POWER
from ..keywords import flight, immunity

PSYCHOSIS = "psychosis"
MAD = that(SELF, has_counter(PSYCHOSIS))

COSMIC_GHOST_RIDER = Character(
    "cosmic-ghost-rider",
    "Cosmic Ghost Rider",
    "Frank Castle",
    threat=6,
    affiliations=(BLACK_ORDER, GUARDIANS),
    forms=(Form("Normal", Side(9, M, 3, (4, 4, 4)), Side(7, M, 3, (4, 4, 4)), 65),),
    attacks=(
        Strike("hellfire-blasters", ENERGY, range=4, dice=6, rules=(ONE_POWER,)),
        Strike(
            "power-cosmic-penance-stare",
            MYSTIC,
            range=2,
            dice=12,
            cost=8,
            rules=(
                static("no_power_for_damage", True),
                icons(CRIT, WILD, HIT, BLOCK, FAIL, name="dust-to-dust")(
                    during("modify_opponent", change_die("defense", (BLOCK,), FAIL, defended(BLOCK), must=True))
                ),
            ),
        ),
    ),
    superpowers=(
        active("interstellar-hellcycle", 1, place(SELF, paid), most=5, limit="turn"),
        active(
            "chains-of-cyttorak",
            2,
            choose(other & within(3), seq(push(CHOSEN, S, TOWARD, SELF), gain_condition(CHOSEN, "incinerate"))),
            limit="turn",
            when=any_of(other & within(3) & affectable),
        ),
        reactive(
            "cosmic-justice-on-wheels",
            3,
            felled(it=ally, cause=enemy & affectable),
            extra_attack("hellfire-blasters", role(CAUSE), optional=False),
        ),
        innate(
            "im-the-spirit-of-vengeance-bearer-of-the-power-cosmic-and-just-a-bit-unstable",
            on(
                cleanup(),
                seq(
                    remove_counters(PSYCHOSIS),
                    roll_for(5, (CRIT, WILD, HIT), "im-the-spirit-of-vengeance"),
                    gain_power(SELF, hits_rolled),
                    if_(that(SELF, has_power(5)), seq(gain_counter(PSYCHOSIS, most=1), drop_tokens(SELF))),
                ),
            ),
        ),
        innate(
            "ready-to-roll",
            on(power_phase_start(when=first_round), gain_counter(PSYCHOSIS, most=1)),
            on(would_be_dazed(target=me & flips), gain_counter(PSYCHOSIS, most=1)),
            static("face_counts", ("attack", FAIL, 1), on=me, when=MAD),
            static("face_counts", ("defense", FAIL, 1), on=me, when=MAD),
            static("no_hold", True, on=me, when=MAD),
            static("no_contest", True, on=me, when=MAD),
            static("no_interact", True, on=me, when=MAD),
        ),
        flight(),
        immunity("bleed", "hex", "incinerate", "poison"),
    ),
)
