"""The 18 Missions: name, rewards and special rules, then the figures of the Mission Characters."""

from ..codes import *
from ..words import *

mission(
    "Hellfire Sentinel", DamageHope(2), Grudge(1), Most("damage", 1),
    tokens=1, called="Hellfire Sentinel", place=3, move=2, range=2, attack=4, defense=3, health=10,
)  # fmt: skip
mission(
    "Sentinel Swarm", TokenHope(1), Ranks(1), Most("tokens", 1),
    tokens=4, called="Sentinel", place=3, move=3, range=1, attack=3, defense=3, health=4,
)  # fmt: skip
mission(
    "Sinister Trouble", DamageHope(1), Sap(1), Most("damage", 1),
    tokens=1, called="Mister Sinister", named=True, place=3, move=2, range=2, attack=4, defense=2, health=11,
)  # fmt: skip
mission(
    "A Shield Between Us", DamageHope(1), Facing(2), Most("damage", 1),
    tokens=1, called="Captain America", named=True, place=3, move=3, range=2, attack=3, defense=4, health=8,
)  # fmt: skip
mission(
    "Gamma Rampage", DamageHope(2), Noise(), Most("damage", 1),
    tokens=1, called="Hulk", place=3, move=3, range=1, attack=5, defense=2, health=16,
)  # fmt: skip
mission(
    "Dawn of Apocalypse", DamageHope(2), Fury(9, 1), Most("damage", 2), leaders=True,
    tokens=1, called="Apocalypse", named=True, place=3, move=2, range=2, attack=5, defense=3, health=17,
)  # fmt: skip
mission(
    "Stolen Cargo", Crates(trap=2), TokenHope(1), Most("tokens", 1),
    tokens=5, called="crate", place=2,
)  # fmt: skip
mission(
    "Out of Control", Calm(reach=2, least=5, goal=8), Most("points", 1),
    tokens=1, called="frightened mutant", place=3, range=2, attack=3,
)  # fmt: skip
mission("Old Grudges", LastStanding(1, hope=3), people=2)
mission(
    "Quiet Extraction", TokenHope(1), AllIn(1), Timer(6, success=False), people=2,
    tokens=3, called="guard", place=3, move=2, range=1, attack=3, defense=2, health=3,
)  # fmt: skip
mission(
    "Summit of Leaders", TokenHope(2), Most("tokens", 1), leaders=True,
    tokens=5, called="hired hunter", place=3, move=2, range=2, attack=3, defense=3, health=3,
)  # fmt: skip
mission(
    "First Manifestation", Most("damage", 1), Prize(),
    tokens=1, called="awakened mutant", place=3, move=1, range=3, attack=3, defense=3, health=9,
)  # fmt: skip
mission(
    "Torch March", TokenHope(1), Most("tokens", 1),
    tokens=7, called="militia", plural="militia", place=2, move=2, range=1, attack=3, defense=2, health=2,
)  # fmt: skip
mission("The Sealed Archive", Centre(hope=1), Most("points", 1), Timer(6, success=True), NoStalemate())
mission(
    "Burning Block", Rescue(), Fire(reach=1), TokenHope(1), Most("tokens", 1), Timer(8, success=True),
    tokens=5, called="resident", place=2,
)  # fmt: skip
mission(
    "Runaway Engine", DamageHope(1), Most("damage", 1), Timer(5, success=False),
    tokens=1, called="engine", place=3, defense=4, health=10,
)  # fmt: skip
mission(
    "Twin Hunters", DamageHope(1), Pack(1), Most("damage", 1),
    tokens=2, called="hunter", place=3, move=3, range=2, attack=3, defense=3, health=6,
)  # fmt: skip
mission("Open Sparring", NoPenalty(), Sparring(hope=1), LastStanding(), Most("points", 1), Timer(5, success=True))
