"""The 18 Missions: name, German name, rewards and special rules, then the figures of the Mission Characters."""

from ..codes import *
from ..words import *

mission(
    "Hellfire Sentinel", "Hellfire-Wächter", DamageHope(2), Most("damage", 1),
    tokens=1, token=("Hellfire Sentinel", "Hellfire-Wächter"), place=3, move=2, range=2, attack=4, defense=3, health=10,
)  # fmt: skip
mission(
    "Sentinel Swarm", "Schwarm der Wächter", TokenHope(1), Most("tokens", 1),
    tokens=4, token=("Sentinel", "Wächter"), place=3, move=3, range=1, attack=3, defense=3, health=4,
)  # fmt: skip
mission(
    "Sinister Trouble", "Ärger mit Sinister", DamageHope(1), Most("damage", 1),
    tokens=1, token=("Mister Sinister", "Mister Sinister"), place=3, move=2, range=2, attack=4, defense=2, health=11,
)  # fmt: skip
mission(
    "A Shield Between Us", "Ein Schild zwischen uns", DamageHope(1), Most("damage", 1),
    tokens=1, token=("Captain America", "Captain America"), place=3, move=3, range=2, attack=3, defense=4, health=8,
)  # fmt: skip
mission(
    "Gamma Rampage", "Gamma-Amoklauf", DamageHope(2), Most("damage", 1),
    tokens=1, token=("Hulk", "Hulk"), place=3, move=3, range=1, attack=5, defense=2, health=16,
)  # fmt: skip
mission(
    "Dawn of Apocalypse", "Anbruch der Apokalypse", DamageHope(2), Most("damage", 2), leaders=True,
    tokens=1, token=("Apocalypse", "Apocalypse"), place=3, move=2, range=2, attack=5, defense=3, health=17,
)  # fmt: skip
mission(
    "Stolen Cargo", "Gestohlene Fracht", Crates(trap=2), TokenHope(1), Most("tokens", 1),
    tokens=5, token=("crate", "Kiste"), place=2,
)  # fmt: skip
mission(
    "Out of Control", "Außer Kontrolle", Calm(reach=2, least=5, goal=8), Most("points", 1),
    tokens=1, token=("frightened mutant", "verängstigter Mutant"), place=3, range=2, attack=3,
)  # fmt: skip
mission("Old Grudges", "Alter Groll", LastStanding(1, hope=3), people=2)
mission(
    "Quiet Extraction", "Stille Befreiung", TokenHope(1), AllIn(1), Timer(6, success=False), people=2,
    tokens=3, token=("guard", "Wachmann"), place=3, move=2, range=1, attack=3, defense=2, health=3,
)  # fmt: skip
mission(
    "Summit of Leaders", "Gipfel der Anführer", TokenHope(2), Most("tokens", 1), leaders=True,
    tokens=5, token=("hired hunter", "Söldner"), place=3, move=2, range=2, attack=3, defense=3, health=3,
)  # fmt: skip
mission(
    "First Manifestation", "Erstes Erwachen", Most("damage", 1), Prize(),
    tokens=1, token=("awakened mutant", "erwachter Mutant"), place=3, move=1, range=3, attack=3, defense=3, health=9,
)  # fmt: skip
mission(
    "Torch March", "Fackelzug", TokenHope(1), Most("tokens", 1),
    tokens=7, token=("militia", "Milizionär"), place=2, move=2, range=1, attack=3, defense=2, health=2,
)  # fmt: skip
mission("The Sealed Archive", "Das versiegelte Archiv", Centre(hope=1), Most("points", 1), Timer(6, success=True), NoStalemate())
mission(
    "Burning Block", "Brennendes Viertel", Rescue(), Fire(reach=1), TokenHope(1), Most("tokens", 1), Timer(8, success=True),
    tokens=5, token=("resident", "Bewohner"), place=2,
)  # fmt: skip
mission(
    "Runaway Engine", "Führerlose Lok", DamageHope(1), Most("damage", 1), Timer(5, success=False),
    tokens=1, token=("engine", "Lok"), place=3, defense=4, health=10,
)  # fmt: skip
mission(
    "Twin Hunters", "Zwei Jäger", DamageHope(1), Most("damage", 1),
    tokens=2, token=("hunter", "Jäger"), place=3, move=3, range=2, attack=3, defense=3, health=6,
)  # fmt: skip
mission(
    "Open Sparring", "Offenes Sparring", NoPenalty(), Sparring(hope=1), LastStanding(), Most("points", 1), Timer(5, success=True)
)
