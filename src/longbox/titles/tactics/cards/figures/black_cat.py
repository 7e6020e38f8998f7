"""Black Cat, Felicia Hardy."""

from __future__ import annotations

from ...codes import *
from ...words import *

figure(
    "black-cat", "Black Cat", "LB-028", "Felicia Hardy", BOLD, ENIGMATIC, (),
    (REMARKABLE, INCREDIBLE, GOOD, INCREDIBLE, GOOD, GOOD, GOOD), speed=5, traits=("streetwise", "thief"),
    attacks=(attack(BRAWLING, "claws", damage=at(EXCELLENT), kind="edged"),),
    specials=(Special("master-thief", (Overlooked("plot"),)), Special("nine-lives", (DodgesAs(EASY),))),
    book="disposition affiliations master-thief",
)  # fmt: skip
