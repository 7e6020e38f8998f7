"""Sunspot (Roberto Da Costa)."""

from ...words import *
from ..affiliations import NEW_MUTANTS, X_FORCE
from ..idioms import POWER_FOR_DAMAGE

FLARES = "flare"

SUNSPOT = Character(
    "sunspot",
    "Sunspot",
    "Roberto Da Costa",
    threat=4,
    affiliations=(NEW_MUTANTS, X_FORCE),
    forms=(Form("Normal", Side(6, M, 2, (3, 4, 3)), Side(6, M, 2, (3, 4, 3)), 50),),
    attacks=(
        Strike(
            "uv-strike",
            ENERGY,
            range=2,
            dice=5,
            rules=(POWER_FOR_DAMAGE, icons(WILD, HIT, name="heating-up")(after_attack(gain_counter(FLARES, most=3)))),
        ),
        Strike(
            "dark-solar-blast",
            ENERGY,
            range=3,
            dice=7,
            cost=3,
            rules=(
                icons(WILD, HIT, name="thermokinetic-concussion")(
                    after_attack(each(other & ~role(TARGET) & within(2, TARGET, gone=True), damage(IT, 1, empty=True)))
                ),
            ),
        ),
    ),
    superpowers=(
        active(
            "high-energy-conversion",
            2,
            throw_something(counters(FLARES), 2, S),
            limit="turn",
            when=to_throw(throw_something(counters(FLARES), 2, S)),
        ),
        active(
            "sunburn",
            2,
            seq(
                if_(
                    at_least(3, counters(FLARES)),
                    seq(until("turn", "move_size", SELF, 5), advance(SELF, L), spend("move_size", "turn")),
                    advance_its_speed(SELF),
                ),
                action("attack"),
            ),
            action=True,
            limit="turn",
        ),
        reactive(
            "thermokinesis",
            0,
            attack_pool(attacker=me, when=at_least(1, counters(FLARES))),
            seq(
                choose_number(counters(FLARES)),
                spend_counter(FLARES, n=number),
                add_dice("attack", number),
                if_(
                    some(number),
                    lasts("attack", on(attack_resolved(attacker=me), gain_condition(TARGET, "incinerate"), limit="once")),
                ),
            ),
        ),
        innate(
            "flare-state",
            on(moved(mover=me), gain_counter(FLARES, most=3)),
            on(
                would_be_dazed(target=me, when=at_least(1, counters(FLARES))),
                seq(
                    note("flares", counters(FLARES)),
                    spend_counter(FLARES, n=noted("flares")),
                    each(enemy & as_far_as(noted("flares")), damage(IT, 1)),
                ),
                optional=True,
            ),
        ),
    ),
)
