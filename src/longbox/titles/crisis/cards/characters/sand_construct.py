"""Sand Construct."""

from ...words import *
from ..idioms import UNDERFOOT

SANDMAN_HIMSELF = ally & named(("sandman",))

SAND_CONSTRUCT = Character(
    "sand-construct",
    "Sand Construct",
    "Sand Construct",
    threat=0,
    parents=("sandman",),
    forms=(Form("Normal", Side(2, S, 3, (1, 1, 1)), Side(2, S, 3, (1, 1, 1)), 35),),
    attacks=(Strike("sand-slap", PHYSICAL, range=2, dice=4, rules=(UNDERFOOT,)),),
    superpowers=(
        innate(
            "crumbling-form",
            static("no_hold", True, on=me),
            static("no_interact", True, on=me),
            static("no_contest", True, on=me),
        ),
        innate(
            "difficult-terrain",
            on(would_suffer(target=me, when=by_attack & attack_type(PHYSICAL)), reduce_damage(1, floor=1)),
            static("never_moved", ("throw",), on=me),
            static("no_collision_damage", True, on=me),
        ),
        innate(
            "dust-to-dust",
            on(activation_end(it=SANDMAN_HIMSELF & ~within(3)), ko()),
            on(dazed_by(target=SANDMAN_HIMSELF), ko()),
        ),
    ),
)
