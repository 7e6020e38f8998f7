"""Crisis cards: the first six to secure and six to extract."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.missions import (
    EXTRACTION,
    SECURE,
    Crisis,
    Interaction,
    Tokens,
    add_crisis,
    holders,
    per_controlled,
    per_held,
    per_holder,
    per_secured,
)
from ..rules.objectives import held_of, may_hold
from ..words import *
from .maps import MAP_B, MAP_C, MAP_C_SIDES, MAP_D, MAP_F, MAP_I, MAP_J, MAP_L

if TYPE_CHECKING:
    from ..state import Table

GOOD = (CRIT, WILD, HIT)
LUCKY = more(successes_rolled, 0)
UNLUCKY = more(failures_rolled, 0)
BEATS_THE_GUARDS = more(successes_rolled, healthy_enemies_contesting)

# -- secure ------------------------------------------------------------------------------------------------------------

DEADLY_METEORS = add_crisis(
    Crisis(
        "deadly-meteors",
        "Deadly Meteors Mutate Civilians",
        SECURE,
        threat=17,
        tokens=(Tokens("origin-bomb", LOCATION, MAP_I),),
        scoring=per_controlled("origin-bomb"),
        interactions=(
            Interaction(
                "origin-bomb",
                if_(
                    book(2022),  # the older book's example: two dice, and a Critical is enough
                    seq(roll_for(2, (CRIT,), "origin-bomb", IT), if_(LUCKY, take_control())),
                    seq(
                        roll_for(defense_of(IT, ENERGY), GOOD, "origin-bomb", IT),
                        if_(BEATS_THE_GUARDS, take_control()),
                        if_(UNLUCKY, damage(IT, 1)),
                    ),
                ),
            ),
        ),
        set="damage-control",
        approximate=True,
    )
)

RIOTS = add_crisis(
    Crisis(
        "riots-spark",
        "Riots Spark Over Extremis 3.0",
        SECURE,
        threat=17,
        tokens=(Tokens("extremis-console", LOCATION, MAP_D),),
        scoring=per_secured("extremis-console"),
        interactions=(Interaction("extremis-console", choose(near_token(2), heal(CHOSEN, 1))),),
        set="damage-control",
        approximate=True,
    )
)

CANISTER = "infinity-formula/serum-canister"
INFINITY_FORMULA = add_crisis(
    Crisis(
        "infinity-formula",
        "Infinity Formula Goes Missing!",
        SECURE,
        threat=17,
        tokens=(Tokens("serum-canister", LOCATION, MAP_B),),
        scoring=per_secured("serum-canister"),
        parts=(on(power_phase(when=any_of(contests(CANISTER))), gain_power(contests(CANISTER), 1)),),
        set="damage-control",
        approximate=True,
    )
)

TRAP = token("mutant-madman/trap")
MUTANT_MADMAN = add_crisis(
    Crisis(
        "mutant-madman",
        "Mutant Madman Turns City Into Lethal Amusement Park",
        SECURE,
        threat=18,
        tokens=(Tokens("trap", LOCATION, MAP_B),),
        scoring=per_controlled("trap"),
        interactions=(
            Interaction("trap", seq(roll_for(defense_of(IT, PHYSICAL), GOOD, "trap", IT), if_(BEATS_THE_GUARDS, take_control()))),
        ),
        parts=(
            on(
                cleanup(when=any_token(TRAP & taken)),
                both_players(
                    in_turn(TRAP & controlled, choose(enemy & near_token(2), seq(damage(CHOSEN, 1), gain_power(CHOSEN, 1))))
                ),
            ),
        ),
        set="damage-control",
        approximate=True,
    )
)

PORTAL = token("intrusions-open/dark-portal")
INTRUSIONS = add_crisis(
    Crisis(
        "intrusions-open",
        "Intrusions Open Across City as Seals Collapse",
        SECURE,
        threat=19,
        tokens=(Tokens("dark-portal", LOCATION, MAP_C),),
        scoring=per_secured("dark-portal"),
        interactions=(
            Interaction(
                "dark-portal",
                seq(
                    drop_tokens(IT),
                    roll_for(1, (*GOOD, BLOCK), "dark-portal", IT),
                    if_(LUCKY, place_by_token(IT, 1, PORTAL), opponent(place_by_token(IT, 1, PORTAL))),
                ),
            ),
        ),
        set="damage-control",
        approximate=True,
    )
)

CLOUD = "terrigen-clouds/mist-cloud"
TERRIGEN = add_crisis(
    Crisis(
        "terrigen-clouds",
        "Terrigen Clouds Sweep Over City",
        SECURE,
        threat=20,
        tokens=(Tokens("mist-cloud", OPPORTUNITY, MAP_C_SIDES),),
        scoring=per_secured("mist-cloud", 2),
        parts=(
            on(
                cleanup(),
                seq(
                    both_players(in_turn(token(CLOUD) & secured_by_opponent & unmoved, move_token(2))),
                    each(near_token(1, CLOUD), seq(damage(IT, 1), gain_condition(IT, "poison"))),
                ),
            ),
        ),
        set="spidey",
        approximate=True,
    )
)

# -- extraction --------------------------------------------------------------------------------------------------------

SKRULLS = add_crisis(
    Crisis(
        "skrulls-infiltrate",
        "Skrulls Infiltrate World Leadership",
        EXTRACTION,
        threat=20,
        tokens=(Tokens("skrull-agent", CIVILIAN, MAP_J, hold=1),),
        scoring=per_held("skrull-agent"),
        interactions=(
            Interaction(
                "skrull-agent",
                seq(
                    pick_up(),
                    roll_for(defense_of(IT, PHYSICAL), (CRIT, WILD), "skrull-agent", IT),
                    if_(~LUCKY, opponent(push(IT, S))),
                ),
                allowed=may_hold,
            ),
        ),
        set="damage-control",
        approximate=True,
    )
)

INFECTED = "spider-infected/spider-infected"
SPIDER_INFECTED = add_crisis(
    Crisis(
        "spider-infected",
        "Spider-Infected Invade Manhattan",
        EXTRACTION,
        threat=17,
        tokens=(Tokens("spider-infected", CIVILIAN, MAP_F, hold=1),),
        scoring=per_held("spider-infected"),
        interactions=(Interaction("spider-infected", pick_up(), allowed=may_hold),),
        parts=(
            on(
                power_phase(when=any_of(holds(INFECTED))),
                both_players(
                    in_turn(
                        ally & holds(INFECTED),
                        seq(roll_for(1, GOOD, "spider-infected", IT), if_(LUCKY, opponent(advance(IT, S)))),
                    )
                ),
            ),
        ),
        set="damage-control",
        approximate=True,
    )
)

FRAGMENT = "struggle-for-the-cube/cosmic-cube-fragment"
CUBE = add_crisis(
    Crisis(
        "struggle-for-the-cube",
        "Struggle for the Cube Continues",
        EXTRACTION,
        threat=17,
        tokens=(Tokens("cosmic-cube-fragment", ASSET, MAP_F),),
        scoring=per_held("cosmic-cube-fragment"),
        interactions=(Interaction("cosmic-cube-fragment", pick_up(), allowed=may_hold),),
        parts=(
            on(
                cleanup(when=any_of(holds(FRAGMENT))),
                each(
                    holds(FRAGMENT),
                    seq(
                        note("before", damage_on(IT)),
                        damage(IT, held(IT, FRAGMENT)),
                        gain_power(IT, difference(damage_on(IT), noted("before"))),
                    ),
                ),
            ),
        ),
        set="damage-control",
        approximate=True,
    )
)

HAMMER = "fear-grips-world/celestial-hammer"
FEAR = add_crisis(
    Crisis(
        "fear-grips-world",
        'Fear Grips World As "Worthy" Terrorize Cities',
        EXTRACTION,
        threat=18,
        tokens=(Tokens("celestial-hammer", ASSET, MAP_D),),
        scoring=per_held("celestial-hammer"),
        interactions=(Interaction("celestial-hammer", pick_up(), allowed=may_hold),),
        parts=(
            on(attack_pool(attacker=holds(HAMMER)), add_dice("attack", held(ATTACKER, HAMMER))),
            static("tactic_cost", 1, on=holds(HAMMER)),
        ),
        set="damage-control",
        approximate=True,
    )
)

SENATOR = "mutant-extremists/senator"
EXTREMISTS = add_crisis(
    Crisis(
        "mutant-extremists",
        "Mutant Extremists Target U.S. Senators!",
        EXTRACTION,
        threat=19,
        tokens=(Tokens("senator", CIVILIAN, MAP_L, hold=1),),
        scoring=per_holder("senator"),
        interactions=(Interaction("senator", pick_up(), allowed=may_hold),),
        parts=(static("move_actions", 1, on=holds(SENATOR)),),
        set="damage-control",
        approximate=True,
    )
)

CURE = "deadly-legacy-virus/legacy-cure"
CURED = ~grunt & holds(CURE, len(MAP_C))


def _one_each_or_six_for_all(t: Table, id: str) -> tuple[int, int]:
    """Whoever holds them all gives the points of this card up for a better bargain."""
    points = list(per_held("legacy-cure")(t, id))
    for who in holders(t, id, "legacy-cure"):
        if CURED.test(Context(t, NOBODY, t.seat[who], {}), who):
            points[t.seat[who]] = 6
    return points[0], points[1]


LEGACY_VIRUS = add_crisis(
    Crisis(
        "deadly-legacy-virus",
        "Deadly Legacy Virus Cured?",
        EXTRACTION,
        threat=19,
        tokens=(Tokens("legacy-cure", ASSET, MAP_C),),
        scoring=_one_each_or_six_for_all,
        interactions=(Interaction("legacy-cure", pick_up(), extra_cost=lambda t, who: held_of(t, who, CURE), allowed=may_hold),),
        scored=each(CURED, seq(remove_tokens(token(CURE)), ko(IT))),
        set="damage-control",
        approximate=True,
    )
)
