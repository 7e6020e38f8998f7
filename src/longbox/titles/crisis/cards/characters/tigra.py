"""Tigra (Greer Nelson)."""

from ...rules.collisions import Collision
from ...script.nodes import Context
from ...script.running import Run
from ...words import *
from ..affiliations import AVENGERS, DEFENDERS
from ..idioms import PIERCE, POWER_FOR_DAMAGE, counter_strike, wild_condition

PERCH = "perched on"


def crouch(c: Context, run: Run) -> None:
    """She notes the terrain larger than herself that she stands on."""
    features, own_size = c.table.the_ground().features, c.table.size(c.me)
    c.table.facts += [(PERCH, c.me, i) for i in c.table.standing_on(c.me) if features[i].size > own_size]


def pounce(c: Context, run: Run) -> None:
    """Whoever she hits from above, off what she crouched on, is hit harder."""
    perches = {i for what, who, i in c.table.facts if (what, who) == (PERCH, c.me)}
    if perches - set(c.table.standing_on(c.me)):
        c.table.frame(Collision).size += 1


def land(c: Context, run: Run) -> None:
    c.table.facts = [fact for fact in c.table.facts if fact[:2] != (PERCH, c.me)]


TIGRA = Character(
    "tigra",
    "Tigra",
    "Greer Nelson",
    threat=4,
    affiliations=(AVENGERS, DEFENDERS),
    forms=(Form("Normal", Side(7, L, 2, (4, 3, 4)), Side(7, L, 2, (4, 3, 4)), 35),),
    attacks=(
        Strike(
            "feline-slash",
            PHYSICAL,
            range=3,
            dice=5,
            rules=(POWER_FOR_DAMAGE, PIERCE, icons(WILD, HIT, name="hex")(after_attack(gain_condition(TARGET, "hex")))),
        ),
        Strike(
            "sorry-no-autographs",
            PHYSICAL,
            range=3,
            dice=7,
            cost=3,
            rules=(after_attack(place(SELF, 3)), wild_condition("stagger")),
        ),
    ),
    superpowers=(
        active(
            "ambush-predator",
            3,
            seq(own("crouch", crouch), throw(SELF, M, unhurt=True), own("land", land)),
            parts=(on(collision(thrown=me, cause=me), own("pounce", pounce)),),
            limit="turn",
        ),
        counter_strike("mess-with-the-cat-and-you-get-the-claws"),
        innate(
            "empathetic-aura",
            on(modify_own(roller=ally & other & within(2), when=rolling("defense")), reroll(1, "defense"), optional=True),
        ),
        innate("on-the-prowl", static("stealth", 3, on=me, when=terrain_from(2, 1))),
        innate("superior-agility", static("no_modify", True, on=enemy & role(ATTACKER), when=is_target)),
    ),
)
