"""Evil figures. On their numbers see heroes.py."""

from __future__ import annotations

from ..language import *
from ..vocabulary import *
from .heroes import AVENGERS, BROTHERHOOD, DOOM

SYNDICATE = "sinister-syndicate"

# -- Brotherhood ---------------------------------------------------------------------------------------------------------

figure(
    "quicksilver", "Quicksilver", "LB-050", "Hot Temper", HEROIC, EVIL_SIDE, (BROTHERHOOD,),
    (EXCELLENT, UNEARTHLY, GOOD, REMARKABLE, EXCELLENT, TYPICAL, TYPICAL), speed=10, traits=("mutant",),
    specials=(
        Special("you-cant-keep-up", (SecondWind(),)),
        Special("hypersonic-battery", (Flurry(3),)),
        Special("ill-show-my-father", (TeamUp((AVENGERS,)),)),
    ),
)  # fmt: skip
figure(
    "mystique", "Mystique", "LB-051", "Super Spy", HEROIC, EVIL_SIDE, (BROTHERHOOD,),
    (REMARKABLE, EXCELLENT, GOOD, AMAZING, EXCELLENT, REMARKABLE, INCREDIBLE), speed=5, traits=("mutant", "spy"),
    attacks=(attack(SHOOTING, "pistols", damage=at(EXCELLENT), kind="edged", range=6),),
    specials=(Special("behind-the-scenes", (Initiative(10),)), Special("anyone", (Gains("shapeshift", MOVE),))),
)  # fmt: skip
figure(
    "sabretooth", "Sabretooth", "LB-052", "Bloodlust", HEROIC, EVIL_SIDE, (BROTHERHOOD,),
    (AMAZING, REMARKABLE, REMARKABLE, AMAZING, GOOD, AMAZING, REMARKABLE), speed=6, traits=("mutant", "feral"),
    attacks=(attack(BRAWLING, "savage-claws", damage=at(REMARKABLE), kind="edged"),),
    specials=(Special("throat-rip", (KillShift(-2),)), Special("healing-factor", (Heals(2, EASY),))),
)  # fmt: skip
figure(
    "blob", "Blob", "LB-053", "Large and In Charge", BOLD, EVIL_SIDE, (BROTHERHOOD,),
    (REMARKABLE, POOR, INCREDIBLE, MONSTROUS, TYPICAL, TYPICAL, TYPICAL), speed=3, traits=("mutant",), karma=1,
    specials=(Special("flab", (Armor(EXCELLENT, ("blunt",)),)),),
)  # fmt: skip
figure(
    "pyro", "Pyro", "LB-054", "Firestarter", BOLD, EVIL_SIDE, (BROTHERHOOD,),
    (GOOD, GOOD, TYPICAL, REMARKABLE, GOOD, TYPICAL, GOOD), speed=4, traits=("mutant",),
    attacks=(attack(SHOOTING, "flame", damage=at(EXCELLENT), kind="fire", range=6),),
    specials=(Special("fire-constructs", (Lays("fire", 4, 6),)), Special("fireproof", (Immune("fire"),))),
)  # fmt: skip
figure(
    "magneto", "Magneto", "LB-055", "Master of Magnetism", LEGENDARY, EVIL_SIDE, (BROTHERHOOD,),
    (GOOD, REMARKABLE, GOOD, MONSTROUS, INCREDIBLE, EXCELLENT, AMAZING), speed=6, traits=("mutant", "scientist"),
    attacks=(attack(SHOOTING, "iron-storm", to_hit=by(PSYCHE), damage=at(AMAZING), kind="edged", range=10),),
    specials=(Special("flight", (Flight(),)), Special("force-field", (Armor(INCREDIBLE, ("physical", "energy")),))),
)  # fmt: skip
figure(
    "juggernaut", "Juggernaut", "LB-056", "Unstoppable", LEGENDARY, EVIL_SIDE, (BROTHERHOOD,),
    (REMARKABLE, TYPICAL, UNEARTHLY, UNEARTHLY, TYPICAL, TYPICAL, GOOD), speed=5, traits=("mystic",),
    attacks=(attack(CHARGING, "unstoppable"),),
    specials=(
        Special("momentum", (Ignores(charging=True),)),
        Special("crimson-armor", (Armor(MONSTROUS, ("physical", "energy")),)),
    ),
)  # fmt: skip

# -- Sinister Syndicate ----------------------------------------------------------------------------------------------------

figure(
    "kingpin", "Kingpin", "LB-060", "Prince of Crime", HEROIC, EVIL_SIDE, (SYNDICATE,),
    (REMARKABLE, GOOD, EXCELLENT, INCREDIBLE, GOOD, EXCELLENT, GOOD), speed=4, traits=("streetwise",), karma=8,
    attacks=(attack(GRAPPLING, "sumo-expert", to_hit=by(FIGHTING), damage=at(INCREDIBLE)),),
    specials=(
        Special("goon", (Hires("thug"),)),
        Special("made-man", (PassesOn(),)),
        Special("hired-help", (Shares("Black Cat"),)),
    ),
)  # fmt: skip
figure(
    "rhino", "Rhino", "LB-061", "Living Tank", HEROIC, EVIL_SIDE, (SYNDICATE,),
    (REMARKABLE, EXCELLENT, MONSTROUS, MONSTROUS, TYPICAL, TYPICAL, POOR), speed=4, traits=("altered",),
    attacks=(attack(CHARGING, "rhinos-charge"),),
    specials=(
        Special("thick-headed", (Ignores(charging=True),)),
        Special("hide", (Armor(REMARKABLE, ("physical", "energy")),)),
    ),
)  # fmt: skip
figure(
    "doctor-octopus", "Doctor Octopus", "LB-062", "Master Planner", HEROIC, EVIL_SIDE, (SYNDICATE,),
    (TYPICAL, GOOD, REMARKABLE, EXCELLENT, REMARKABLE, TYPICAL, EXCELLENT), speed=5, traits=("scientist", "altered"),
    attacks=(attack(BRAWLING, "arms-of-the-octopus", to_hit=at(REMARKABLE)),),
    specials=(Special("long-arms", (Reach(3),)), Special("climbing-arms", (Ignores(difficult=True, elevation=True),))),
)  # fmt: skip
figure(
    "electro", "Electro", "LB-063", "Max Dillon", BOLD, EVIL_SIDE, (SYNDICATE,),
    (GOOD, EXCELLENT, EXCELLENT, AMAZING, GOOD, EXCELLENT, TYPICAL), speed=4, traits=("altered",),
    attacks=(attack(SHOOTING, "bolt", damage=at(REMARKABLE), kind="electricity", range=8),),
    specials=(Special("living-battery", (Immune("electricity"),)),),
)  # fmt: skip
figure(
    "vulture", "Vulture", "LB-064", "Adrian Toomes", BOLD, EVIL_SIDE, (SYNDICATE,),
    (EXCELLENT, AMAZING, INCREDIBLE, INCREDIBLE, GOOD, EXCELLENT, TYPICAL), speed=7, traits=("scientist",),
    attacks=(attack(BRAWLING, "swooping-in", damage=at(EXCELLENT)),), specials=(Special("flight", (Flight(),)),),
)  # fmt: skip
figure(
    "mysterio", "Mysterio", "LB-065", "Illusionist", BOLD, EVIL_SIDE, (SYNDICATE,),
    (EXCELLENT, GOOD, GOOD, EXCELLENT, EXCELLENT, EXCELLENT, REMARKABLE), speed=4, traits=("scientist",),
    attacks=(attack(MENTAL, "nightmare", to_hit=by(REASON), damage=at(GOOD), kind="illusion", range=6),),
    specials=(Special("smoke-screen", (Lays("smoke", 3, 4),)),),
)  # fmt: skip
figure(
    "hobgoblin", "Hobgoblin", "LB-066", "Masked Menace", HEROIC, EVIL_SIDE, (SYNDICATE,),
    (REMARKABLE, REMARKABLE, REMARKABLE, INCREDIBLE, GOOD, EXCELLENT, TYPICAL), speed=7, traits=("altered",),
    attacks=(attack(SHOOTING, "pumpkin-bomb", damage=at(REMARKABLE), kind="fire", range=5),),
    specials=(Special("glider", (Flight(),)), Special("chainmail", (Armor(GOOD, ("physical",)),))),
)  # fmt: skip
figure(
    "kraven", "Kraven", "LB-067", "The Hunter", BOLD, EVIL_SIDE, (SYNDICATE,),
    (INCREDIBLE, REMARKABLE, REMARKABLE, INCREDIBLE, EXCELLENT, INCREDIBLE, TYPICAL), speed=5, traits=("altered",),
    attacks=(attack(BRAWLING, "hunting-knife", kind="edged"),),
)  # fmt: skip
figure(
    "boomerang", "Boomerang", "LB-068", "Fred Myers", BOLD, EVIL_SIDE, (SYNDICATE,),
    (EXCELLENT, REMARKABLE, GOOD, EXCELLENT, GOOD, GOOD, TYPICAL), speed=5,
    attacks=(attack(SHOOTING, "shatterang", damage=at(REMARKABLE), kind="sonic", range=8),),
)  # fmt: skip
figure(
    "doctor-doom", "Doctor Doom", "LB-069", "Lord of Latveria", LEGENDARY, EVIL_SIDE, (DOOM,),
    (REMARKABLE, EXCELLENT, REMARKABLE, INCREDIBLE, INCREDIBLE, AMAZING, AMAZING), speed=5, traits=("scientist", "mystic"),
    attacks=(
        attack(SHOOTING, "gauntlet-blast", damage=at(INCREDIBLE), kind="plasma", range=8),
        attack(MAGICAL, "dark-arts", damage=at(REMARKABLE), kind="eldritch", range=6),
    ),
    specials=(Special("armor", (Armor(INCREDIBLE, ("physical", "energy")),)),),
)  # fmt: skip
figure(
    "taskmaster", "Taskmaster", "LB-070", "Photographic Reflexes", HEROIC, EVIL_SIDE, (),
    (AMAZING, AMAZING, EXCELLENT, REMARKABLE, GOOD, EXCELLENT, EXCELLENT), speed=5,
    attacks=(attack(SHOOTING, "bow", damage=at(EXCELLENT), kind="edged", range=8), attack(BRAWLING, "sword", kind="edged")),
    specials=(Special("for-hire", (Joins(),)),),
)  # fmt: skip

# -- Cosmic: see heroes.py -----------------------------------------------------------------------------------------------

figure(
    "thanos", "Thanos", "LB-075", "Mad Titan", COSMIC, EVIL_SIDE, (),
    (MONSTROUS, REMARKABLE, UNEARTHLY, UNEARTHLY, AMAZING, INCREDIBLE, MONSTROUS), speed=5, traits=("cosmic", "scientist"),
    attacks=(attack(SHOOTING, "cosmic-blast", damage=at(AMAZING), kind="cosmic", range=8),),
    specials=(Special("titan", (Armor(MONSTROUS, ("physical", "energy", "psychic")),)),),
)  # fmt: skip
figure(
    "loki", "Loki", "LB-076", "God of Mischief", COSMIC, EVIL_SIDE, (),
    (EXCELLENT, EXCELLENT, MONSTROUS, MONSTROUS, REMARKABLE, UNEARTHLY, MONSTROUS), speed=5, traits=("asgardian", "mystic"),
    attacks=(attack(MAGICAL, "dark-sorcery", damage=at(MONSTROUS), kind="eldritch", range=8),),
    specials=(
        Special("any-face", (Gains("shapeshift", MOVE),)),
        Special("asgardian", (Armor(INCREDIBLE, ("physical", "energy")),)),
    ),
)  # fmt: skip

# -- Squads --------------------------------------------------------------------------------------------------------------

figure(
    "thug", "Thug", "LB-080", "Squad", MINION, EVIL_SIDE, (SYNDICATE,),
    (GOOD, TYPICAL, TYPICAL, TYPICAL, POOR, POOR, POOR), speed=4,
    attacks=(attack(BRAWLING, "crowbar"),),
)  # fmt: skip
figure(
    "maggia-thug", "Maggia Thug", "LB-081", "Squad", MINION, EVIL_SIDE, (SYNDICATE,),
    (GOOD, TYPICAL, GOOD, TYPICAL, TYPICAL, TYPICAL, TYPICAL), speed=4, karma=1,
    attacks=(attack(SHOOTING, "tommy-gun", damage=at(GOOD), kind="edged", range=5),),
)  # fmt: skip
figure(
    "moloid", "Moloid", "LB-082", "Squad", MINION, EVIL_SIDE, (), (FEEBLE, TYPICAL, GOOD, GOOD, TYPICAL, FEEBLE, FEEBLE), speed=4,
)  # fmt: skip
figure(
    "hydra-agent", "Hydra Agent", "LB-083", "Squad", MINION, EVIL_SIDE, (),
    (TYPICAL, TYPICAL, TYPICAL, TYPICAL, TYPICAL, TYPICAL, TYPICAL), speed=4, karma=1, traits=("spy",),
    attacks=(attack(SHOOTING, "rifle", damage=at(GOOD), kind="plasma", range=6),),
)  # fmt: skip
