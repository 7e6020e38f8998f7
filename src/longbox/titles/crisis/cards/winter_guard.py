"""The Winter Guard."""

from __future__ import annotations

from ..script.tactics import ANY_NUMBER, By, Tactic
from ..words import *
from .first_core_box import NO_LOS_NO_COVER, ONE_POWER, POWER_FOR_DAMAGE, on_wild, ricochet, wild_condition
from .keywords import aggressive, flight, immunity

WINTER_GUARD = "Winter Guard"
HARD_SHELL = on(would_suffer(target=me, cause=enemy), reduce_damage(1, floor=1))
EITHER_TYPE = (PHYSICAL, ENERGY)
AFFLICTED = has(tuple(CONDITION_BITS))

CRIMSON_DYNAMO = Character(
    "crimson-dynamo",
    "Crimson Dynamo",
    "Dimitri Bukharin",
    threat=4,
    affiliations=(WINTER_GUARD,),
    forms=(Form("Normal", Side(6, S, 3, (4, 3, 4)), Side(6, S, 3, (4, 3, 4)), 50),),
    attacks=(
        Strike("electric-blast", ENERGY, range=4, dice=5, shape="beam", rules=(ONE_POWER, wild_condition("shock"))),
        Strike(
            "homing-rockets",
            PHYSICAL,
            range=5,
            dice=5,
            cost=2,
            rules=(
                *NO_LOS_NO_COVER,
                on_wild("explosive", before_damage(each(enemy & ~role(TARGET) & within(2, TARGET), damage(IT, 1)))),
            ),
        ),
    ),
    superpowers=(
        leadership(
            "unbreakable-red-line",
            WINTER_GUARD,
            on(activation_start(it=ally & AFFLICTED), remove_condition(IT), optional=True),
            on(
                would_move(mover=ally & contesting("secure"), when=moving("push")),
                seq(
                    roll_for(1, (CRIT, WILD, BLOCK), "unbreakable-red-line", MOVER),
                    if_(some(hits_rolled), not_moved()),
                ),
                optional=True,
            ),
        ),
        active("overcharge-capacitors", 0, gain_power(SELF, 2), action=True),
        active("propulsion-thrusters", 2, place(SELF, 2), limit="turn"),
        reactive(
            "disruption-field",
            2,
            targeted(attacker=enemy & within(3), target=ally),
            lasts("attack", on(modify_opponent(roller=role(TARGET)), reroll(2, "attack"), limit="once", optional=True)),
        ),
        innate("carborundum-matrix-alloy", HARD_SHELL),
        flight(),
    ),
)

DARKSTAR = Character(
    "darkstar",
    "Darkstar",
    "Laynia Petrovna",
    threat=3,
    affiliations=(WINTER_GUARD,),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 4)), Side(5, M, 2, (3, 3, 4)), 35),),
    attacks=(
        Strike(
            "darkforce-strike",
            ENERGY,
            range=4,
            dice=5,
            rules=(ONE_POWER, during("modify_own", reroll(roll="attack", all=True), optional=True)),
        ),
        Strike("rending-force", PHYSICAL, range=2, dice=7, cost=3, types=EITHER_TYPE, rules=(wild_condition("bleed"),)),
    ),
    superpowers=(
        active(
            "dimensional-portal",
            3,
            choose(
                ally & within(3) & unaffected("dimensional-portal", "turn"),
                seq(note_affected("dimensional-portal", CHOSEN, "turn"), place(CHOSEN, 3)),
            ),
            when=any_of(ally & affectable & within(3) & unaffected("dimensional-portal", "turn")),
        ),
        reactive(
            "darkforce-barrier",
            3,
            targeted(target=ally & within(3), when=attack_is(PHYSICAL, ENERGY)),
            seq(
                add_dice("defense", 2),
                lasts(
                    "attack",
                    static(
                        "not_moved_by_enemy",
                        ("advance", "push", "place"),
                        on=role(SUBJECT),
                        when=effect_of_attack(PHYSICAL, ENERGY),
                    ),
                    TARGET,
                ),
            ),
        ),
        flight(),
    ),
)

OMEGA_RED = Character(
    "omega-red",
    "Omega Red",
    "Arkady Gregorivich Rossovich",
    threat=4,
    affiliations=("Cabal", "Criminal Syndicate", WINTER_GUARD),
    forms=(Form("Normal", Side(6, S, 3, (3, 3, 4)), Side(6, S, 3, (3, 3, 4)), 50),),
    attacks=(
        Strike(
            "carbonadium-coils",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(POWER_FOR_DAMAGE, after_attack(heal(SELF, 1), when=dealt_damage, name="drain-life")),
        ),
        Strike(
            "red-terror",
            PHYSICAL,
            range=3,
            dice=7,
            cost=4,
            types=EITHER_TYPE,
            rules=(
                on_wild(
                    "absorb-essence",
                    during(
                        "modify_opponent",
                        seq(
                            change_die("defense", (CRIT, WILD, BLOCK), FAIL, 1, must=True),
                            gain_power(SELF, dice_changed),
                        ),
                    ),
                ),
            ),
        ),
    ),
    superpowers=(
        active("death-factor", 2, in_turn(me | enemy & within(2) & has(("poison",)), damage(IT, 2)), limit="turn"),
        active(
            "ensnare",
            2,
            choose(
                enemy & within(4) & in_sight() & unaffected("ensnare", "turn"),
                seq(note_affected("ensnare", CHOSEN, "turn"), push(CHOSEN, M, TOWARD, SELF)),
            ),
            when=any_of(enemy & affectable & within(4) & in_sight() & unaffected("ensnare", "turn")),
        ),
        innate("carbonadium-armor", HARD_SHELL),
        innate(
            "death-spores",
            on(activation_end(it=enemy & within(2)), gain_condition(IT, "poison")),
            on(activation_end(it=me), gain_condition(enemy & within(2), "poison")),
        ),
        immunity("poison"),
    ),
)

RED_GUARDIAN = Character(
    "red-guardian",
    "Red Guardian",
    "Nikolai Krylenko",
    threat=3,
    affiliations=(WINTER_GUARD,),
    forms=(Form("Normal", Side(5, M, 2, (3, 3, 4)), Side(6, M, 2, (3, 3, 4)), 35),),
    attacks=(
        Strike(
            "strike",
            PHYSICAL,
            range=2,
            dice=5,
            rules=(ONE_POWER, after_attack(push(TARGET, S, AWAY, SELF), when=that(TARGET, size(3)))),
        ),
        Strike(
            "shield-throw",
            PHYSICAL,
            range=4,
            dice=4,
            rules=(
                ONE_POWER,
                *NO_LOS_NO_COVER,
                ricochet("shield-throw"),
            ),
        ),
        Strike(
            "siberian-shield-slam",
            PHYSICAL,
            range=2,
            dice=6,
            cost=3,
            rules=(after_attack(may(throw(TARGET, S), "throw"), when=that(TARGET, size(3) & affectable)),),
        ),
    ),
    superpowers=(
        reactive(
            "focused-repulsion-field",
            2,
            targeted(target=me, when=attack_is(PHYSICAL, ENERGY)),
            count_face("defense", BLANK),
        ),
        innate("red-guardians-suit", on(hurt(it=me & affectable, cause=anyone), gain_power(SELF, 1))),
    ),
)

URSA_MAJOR = Character(
    "ursa-major",
    "Ursa Major",
    "Mikhail Ursus",
    threat=4,
    affiliations=(WINTER_GUARD,),
    forms=(Form("Normal", Side(7, S, 3, (3, 3, 4)), Side(7, S, 3, (3, 3, 4)), 50),),
    attacks=(
        Strike("bear-handed-slap", PHYSICAL, range=2, dice=5, rules=(POWER_FOR_DAMAGE, wild_condition("bleed"))),
        Strike(
            "bear-armed-brawler",
            PHYSICAL,
            range=2,
            dice=7,
            cost=3,
            rules=(
                before_damage(may(throw(TARGET, S), "throw"), when=that(TARGET, size(4) & affectable)),
                after_attack(gain_condition(TARGET, "stagger")),
            ),
        ),
    ),
    superpowers=(
        active("charge", 2, seq(action("move"), action("attack")), action=True, limit="turn"),
        active("ursine-temper", 3, throw_terrain(3, 2, M), limit="turn", when=to_throw(throw_terrain(3, 2, M))),
        aggressive(),
    ),
)

SOVEREIGN_STRIKE = Tactic(
    "sovereign-strike", "Sovereign Strike", ACTIVE,
    (By(affiliated(WINTER_GUARD), 3),),
    seq(choose_terrain(4, 4), in_turn(near_terrain(1), damage(IT, 2)), destroy_terrain()),
    affiliation=WINTER_GUARD,
    when=terrain_by(SELF, 4, 4),
)  # fmt: skip
WINTER_RUSH = Tactic(
    "winter-rush", "Winter Rush", REACTIVE,
    (By(affiliated(WINTER_GUARD), 1, most=POWER_LIMIT, upto=ANY_NUMBER),),
    if_(
        paid_at_least(6),
        lasts(
            "round",
            on(
                hurt(it=ally, cause=enemy),
                choose(ally & affiliated(WINTER_GUARD) & ~role(IT), advance(CHOSEN, S, TOWARD, CAUSE), optional=True),
            ),
            CARD,
        ),
    ),
    affiliation=WINTER_GUARD,
    on=(power_phase(),),
)  # fmt: skip
