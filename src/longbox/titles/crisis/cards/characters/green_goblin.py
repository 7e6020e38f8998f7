"""Green Goblin (Norman Osborn)."""

from ...words import *
from ..affiliations import SPIDER_FOES, SYNDICATE
from ..idioms import EITHER_TYPE, POWER_FOR_DAMAGE, hit_and_run, nemesis, on_wild
from ..keywords import flight


def pumpkin_bombs(dice: int, side: str) -> Strike:
    return Strike(
        "pumpkin-bombs",
        PHYSICAL,
        range=4,
        dice=dice,
        types=EITHER_TYPE,
        rules=(
            POWER_FOR_DAMAGE,
            on_wild("bag-of-tricks", before_damage(gain_one_of(TARGET, ("bleed", "poison", "incinerate")))),
        ),
        side=side,
    )


def night_of_the_goblin(cost: int, side: str) -> Strike:
    rules = (after_attack(gain_condition(TARGET, "poison", "incinerate"), when=dealt_damage),)
    return Strike("night-of-the-goblin", PHYSICAL, range=3, dice=7, cost=cost, types=EITHER_TYPE, rules=rules, side=side)


GREEN_GOBLIN = Character(
    "green-goblin",
    "Green Goblin",
    "Norman Osborn",
    threat=4,
    affiliations=(SYNDICATE, SPIDER_FOES),
    forms=(Form("Normal", Side(7, M, 3, (4, 3, 3)), Side(5, M, 3, (3, 3, 5)), 50),),
    attacks=(
        pumpkin_bombs(5, "healthy"),
        pumpkin_bombs(6, "injured"),
        night_of_the_goblin(4, "healthy"),
        night_of_the_goblin(3, "injured"),
    ),
    superpowers=(
        leadership(
            "oscorp-weaponry",
            SPIDER_FOES,
            on(modify_opponent(roller=ally & role(ATTACKER)), reroll(1, "defense"), limit="turn", optional=True),
        ),
        hit_and_run(side="healthy"),
        active("glider-ram", 3, throw(SELF, M, unhurt=True), limit="turn", side="injured"),
        reactive(
            "trick-or-treat",
            3,
            moved(mover=enemy & affectable & within(4), when=moved_by("advance", "climb", "place") & terrain_by(MOVER, 2, 3)),
            topple(MOVER, 3, 2, MOVER),
            side="healthy",
        ),
        nemesis("archnemesis-peter-parker", "Peter Parker"),
        innate(
            "unstable-psyche",
            static("no_interact", 1, on=me),
            static("no_hold", 1, on=me),
            on(power_phase(), seq(roll_for(5, (CRIT, WILD, HIT), "unstable-psyche"), gain_power(SELF, hits_rolled))),
            side="injured",
        ),
        flight(),
    ),
)
