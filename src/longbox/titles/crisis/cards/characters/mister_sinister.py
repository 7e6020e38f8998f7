"""Mister Sinister (Nathaniel Essex)."""

from ...words import *
from ..affiliations import APOCALYPSE, CABAL
from ..idioms import AFFLICTED, POWER_FOR_DAMAGE
from ..keywords import flight

SAMPLE = "genetic-sample"
SAMPLES = counters(SAMPLE)
SPEND = seq(choose_number(SAMPLES), spend_counter(SAMPLE, n=number), note("paid", number))
PLAYTHING = enemy & within(3)

MISTER_SINISTER = Character(
    "mister-sinister",
    "Mister Sinister",
    "Nathaniel Essex",
    threat=4,
    affiliations=(CABAL, APOCALYPSE),
    forms=(Form("Normal", Side(6, M, 3, (3, 3, 4)), Side(5, M, 3, (3, 3, 4)), 50),),
    attacks=(
        Strike("strike", ENERGY, range=3, dice=5, rules=(POWER_FOR_DAMAGE,)),
        Strike(
            "genetic-splicing",
            MYSTIC,
            range=4,
            dice=5,
            cost=1,
            shape="beam",
            rules=(after_attack(gain_counter(SAMPLE), name="genetic-extraction"),),
        ),
        Strike(
            "recombinant-disintegration",
            MYSTIC,
            range=0,
            dice=6,
            cost=6,
            shape="area",
            rules=(
                static("reach", SAMPLES),
                icons(CRIT, WILD, HIT, name="genetic-burst")(after_attack(each(enemy & as_far_as(SAMPLES), damage(IT, 1)))),
            ),
        ),
    ),
    superpowers=(
        active(
            "engineered-perfection",
            0,
            seq(SPEND, repeat(tokens_spent, remove_condition(SELF))),
            limit="turn",
            when=that(SELF, has_counter(SAMPLE) & AFFLICTED),
        ),
        active(
            "genetic-negation",
            1,
            choose(PLAYTHING, seq(spend_counter(SAMPLE), gain_condition(CHOSEN, "root"))),
            when=that(SELF, has_counter(SAMPLE)) & any_of(PLAYTHING & affectable),
        ),
        active(
            "such-fun-little-playthings",
            2,
            choose(PLAYTHING, advance(CHOSEN, S)),
            limit="turn",
            when=any_of(PLAYTHING & affectable),
        ),
        reactive(
            "molecular-regeneration",
            0,
            would_suffer(target=me),
            seq(SPEND, reduce_damage(tokens_spent)),
            when=that(SELF, has_counter(SAMPLE)),
        ),
        innate("dna-database", static("most_counters", (SAMPLE, 3), on=me)),
        flight(),
    ),
)
