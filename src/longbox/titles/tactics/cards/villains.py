"""Evil figures. On their numbers see heroes.py."""

from __future__ import annotations

from ..codes import *
from ..words import *
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
    book="alias renown affiliations speed you-cant-keep-up hypersonic-battery ill-show-my-father",
)  # fmt: skip
figure(
    "mystique", "Mystique", "LB-051", "Super Spy", HEROIC, EVIL_SIDE, (BROTHERHOOD,),
    (REMARKABLE, EXCELLENT, GOOD, AMAZING, EXCELLENT, REMARKABLE, INCREDIBLE), speed=5, traits=("mutant", "spy"),
    attacks=(attack(SHOOTING, "pistols", damage=at(EXCELLENT), kind="edged", range=6),),
    specials=(Special("behind-the-scenes", (Initiative(10),)), Special("anyone", (Gains("shapeshift", MOVE),))),
    book="alias renown disposition behind-the-scenes anyone",
)  # fmt: skip
figure(
    "sabretooth", "Sabretooth", "LB-052", "Bloodlust", HEROIC, EVIL_SIDE, (BROTHERHOOD,),
    (AMAZING, REMARKABLE, REMARKABLE, AMAZING, GOOD, AMAZING, REMARKABLE), speed=6, traits=("mutant", "feral"),
    attacks=(attack(BRAWLING, "savage-claws", damage=at(REMARKABLE), kind="edged"),),
    specials=(Special("throat-rip", (KillShift(-2),)), Special("healing-factor", (Heals(2, EASY),))),
    book="alias renown disposition S savage-claws.name savage-claws.damage savage-claws.kind throat-rip.name",
)  # fmt: skip
figure(
    "blob", "Blob", "LB-053", "Large and In Charge", BOLD, EVIL_SIDE, (BROTHERHOOD,),
    (REMARKABLE, POOR, INCREDIBLE, MONSTROUS, TYPICAL, TYPICAL, TYPICAL), speed=3, traits=("mutant",), karma=1,
    specials=(
        Special("flab", (Armor(EXCELLENT, ("blunt",)),)),
        Special("nothing-moves-me", (Immovable(),)),
    ),
    ranks=OWN,
    book="alias renown disposition",
)  # fmt: skip
figure(
    "pyro", "Pyro", "LB-054", "Firestarter", BOLD, EVIL_SIDE, (BROTHERHOOD,),
    (GOOD, GOOD, TYPICAL, REMARKABLE, GOOD, TYPICAL, GOOD), speed=4, traits=("mutant",),
    attacks=(attack(SHOOTING, "flame", damage=at(EXCELLENT), kind="fire", range=6),),
    specials=(Special("fire-constructs", (Lays("fire", 4, 6),)), Special("fireproof", (Immune("fire"),))),
    book="alias renown disposition fire-constructs",
)  # fmt: skip
figure(
    "magneto", "Magneto", "LB-055", "Master of Magnetism", LEGENDARY, EVIL_SIDE, (BROTHERHOOD,),
    (GOOD, REMARKABLE, GOOD, MONSTROUS, INCREDIBLE, EXCELLENT, AMAZING), speed=6, traits=("mutant", "scientist"),
    attacks=(attack(SHOOTING, "iron-storm", to_hit=by(PSYCHE), damage=at(AMAZING), kind="edged", range=10),),
    specials=(
        Special("flight", (Flight(),)),
        Special("force-field", (Armor(INCREDIBLE, ("physical", "energy")),)),
        Special("magnetic-grip", (Targets(8, PSYCHE, (Drives(3),), (Weakens(),)),)),
    ),
    book="renown R",
)  # fmt: skip
figure(
    "juggernaut", "Juggernaut", "LB-056", "Unstoppable", LEGENDARY, EVIL_SIDE, (BROTHERHOOD,),
    (REMARKABLE, TYPICAL, UNEARTHLY, UNEARTHLY, TYPICAL, TYPICAL, GOOD), speed=5, traits=("mystic",),
    attacks=(attack(CHARGING, "unstoppable"),),
    specials=(
        Special("momentum", (Ignores(charging=True),)),
        Special("crimson-armor", (Armor(MONSTROUS, ("physical", "energy")),)),
        Special("nothing-stops-me", (Immovable(), Shrugs(("held", "stuck")))),
    ),
)  # fmt: skip

figure(
    "mastermind", "Mastermind", "LB-057", "Weaver of Illusions", BOLD, EVIL_SIDE, (BROTHERHOOD,),
    (TYPICAL, TYPICAL, POOR, GOOD, GOOD, EXCELLENT, REMARKABLE), speed=4, traits=("mutant",),
    attacks=(attack(MENTAL, "phantoms", damage=at(GOOD), kind="illusion", range=8),),
    specials=(
        Special("nobody-special", (Gains("shapeshift", MOVE),)),
        Special("false-world", (Targets(8, PSYCHE, (Inflicts("confused"),), red=(Inflicts("stunned"),)),)),
    ),
    ranks=OWN,
    book="S",
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
    book="disposition affiliations S sumo-expert goon made-man hired-help.rules",
)  # fmt: skip
figure(
    "rhino", "Rhino", "LB-061", "Living Tank", HEROIC, EVIL_SIDE, (SYNDICATE,),
    (REMARKABLE, EXCELLENT, MONSTROUS, MONSTROUS, TYPICAL, TYPICAL, POOR), speed=4, traits=("altered",),
    attacks=(attack(CHARGING, "rhinos-charge"),),
    specials=(
        Special("thick-headed", (Ignores(charging=True),)),
        Special("hide", (Armor(REMARKABLE, ("physical", "energy")),)),
    ),
    book="disposition E speed rhinos-charge thick-headed.rules",
)  # fmt: skip
figure(
    "doctor-octopus", "Doctor Octopus", "LB-062", "Master Planner", HEROIC, EVIL_SIDE, (SYNDICATE,),
    (TYPICAL, GOOD, REMARKABLE, EXCELLENT, REMARKABLE, TYPICAL, EXCELLENT), speed=5, traits=("scientist", "altered"),
    attacks=(attack(BRAWLING, "arms-of-the-octopus", to_hit=at(REMARKABLE)),),
    specials=(Special("long-arms", (Reach(3),)), Special("climbing-arms", (Ignores(difficult=True, elevation=True),))),
    book="renown disposition R arms-of-the-octopus.name long-arms.rules",
)  # fmt: skip
figure(
    "electro", "Electro", "LB-063", "Max Dillon", BOLD, EVIL_SIDE, (SYNDICATE,),
    (GOOD, EXCELLENT, EXCELLENT, AMAZING, GOOD, EXCELLENT, TYPICAL), speed=4, traits=("altered",),
    attacks=(attack(SHOOTING, "bolt", damage=at(REMARKABLE), kind="electricity", range=8),),
    specials=(
        Special("living-battery", (Immune("electricity"),)),
        Special("live-wire", (Retaliates(TYPICAL, "electricity"),)),
    ),
    book="disposition affiliations bolt.kind",
)  # fmt: skip
figure(
    "vulture", "Vulture", "LB-064", "Adrian Toomes", BOLD, EVIL_SIDE, (SYNDICATE,),
    (EXCELLENT, AMAZING, INCREDIBLE, INCREDIBLE, GOOD, EXCELLENT, TYPICAL), speed=7, traits=("scientist",),
    attacks=(attack(BRAWLING, "swooping-in", rules=(Jumps(2),)),), specials=(Special("flight", (Flight(),)),),
    book="disposition affiliations swooping-in.name flight",
)  # fmt: skip
figure(
    "mysterio", "Mysterio", "LB-065", "Illusionist", BOLD, EVIL_SIDE, (SYNDICATE,),
    (EXCELLENT, GOOD, GOOD, EXCELLENT, EXCELLENT, EXCELLENT, REMARKABLE), speed=4, traits=("scientist",),
    attacks=(attack(MENTAL, "nightmare", to_hit=by(REASON), damage=at(GOOD), kind="illusion", range=6),),
    specials=(Special("smoke-screen", (Lays("smoke", 3, 4),)),),
    book="renown disposition affiliations",
)  # fmt: skip
figure(
    "hobgoblin", "Hobgoblin", "LB-066", "Masked Menace", HEROIC, EVIL_SIDE, (SYNDICATE,),
    (REMARKABLE, REMARKABLE, REMARKABLE, INCREDIBLE, GOOD, EXCELLENT, TYPICAL), speed=7, traits=("altered",),
    attacks=(attack(SHOOTING, "pumpkin-bomb", damage=at(REMARKABLE), kind="fire", range=5, rules=(Bursts(GOOD),)),),
    specials=(Special("glider", (Flight(),)), Special("chainmail", (Armor(GOOD, ("physical",)),))),
    book="disposition chainmail",
)  # fmt: skip
figure(
    "kraven", "Kraven", "LB-067", "The Hunter", BOLD, EVIL_SIDE, (SYNDICATE,),
    (INCREDIBLE, REMARKABLE, REMARKABLE, INCREDIBLE, EXCELLENT, INCREDIBLE, TYPICAL), speed=5, traits=("altered",),
    attacks=(attack(BRAWLING, "hunting-knife", kind="edged"),),
    specials=(Special("scent-of-blood", (Hunts(1),)),),
    book="disposition",
)  # fmt: skip
figure(
    "boomerang", "Boomerang", "LB-068", "Fred Myers", BOLD, EVIL_SIDE, (SYNDICATE,),
    (EXCELLENT, REMARKABLE, GOOD, EXCELLENT, GOOD, GOOD, TYPICAL), speed=5,
    attacks=(
        attack(SHOOTING, "shatterang", damage=at(REMARKABLE), kind="sonic", range=8),
        attack(SHOOTING, "gasarang", damage=at(TYPICAL), kind="poison", range=6, rules=(Inflicts("confused"),)),
    ),
    specials=(Special("jet-boots", (Ignores(difficult=True, elevation=True),)),),
)  # fmt: skip
figure(
    "doctor-doom", "Doctor Doom", "LB-069", "Lord of Latveria", LEGENDARY, EVIL_SIDE, (DOOM,),
    (REMARKABLE, EXCELLENT, REMARKABLE, INCREDIBLE, INCREDIBLE, AMAZING, AMAZING), speed=5, traits=("scientist", "mystic"),
    attacks=(
        attack(SHOOTING, "gauntlet-blast", damage=at(INCREDIBLE), kind="plasma", range=8),
        attack(MAGICAL, "dark-arts", damage=at(REMARKABLE), kind="eldritch", range=6),
    ),
    specials=(
        Special("armor", (Armor(INCREDIBLE, ("physical", "energy")),)),
        Special("doombots", (Hires("doombot"),)),
    ),
)  # fmt: skip
figure(
    "taskmaster", "Taskmaster", "LB-070", "Photographic Reflexes", HEROIC, EVIL_SIDE, (),
    (AMAZING, AMAZING, EXCELLENT, REMARKABLE, GOOD, EXCELLENT, EXCELLENT), speed=5,
    attacks=(attack(SHOOTING, "bow", damage=at(EXCELLENT), kind="edged", range=8), attack(BRAWLING, "sword", kind="edged")),
    specials=(
        Special("for-hire", (Joins(),)),
        Special("photographic-reflexes", (DodgesAs(EASY),)),
    ),
)  # fmt: skip

figure(
    "silver-samurai", "Silver Samurai", "LB-071", "Kenuichio Harada", BOLD, EVIL_SIDE, (),
    (REMARKABLE, EXCELLENT, EXCELLENT, INCREDIBLE, GOOD, EXCELLENT, EXCELLENT), speed=4, traits=("mutant",),
    attacks=(attack(BRAWLING, "tachyon-blade", damage=at(REMARKABLE), kind="edged", rules=(Pierces(3),)),),
    specials=(Special("samurai-armor", (Armor(GOOD, ("physical",)),)), Special("ronin", (Joins(),))),
)  # fmt: skip
figure(
    "mole-man", "Mole Man", "LB-072", "Lord of the Underground", BOLD, EVIL_SIDE, (),
    (GOOD, POOR, GOOD, REMARKABLE, REMARKABLE, GOOD, REMARKABLE), speed=4, traits=("scientist",),
    attacks=(attack(BRAWLING, "staff"),),
    specials=(Special("subterraneans", (Hires("moloid", 2),)), Special("tunnels", (Carries(5, TOUGH, alone=True),))),
)  # fmt: skip

# -- Cosmic: see heroes.py -----------------------------------------------------------------------------------------------

figure(
    "thanos", "Thanos", "LB-075", "Mad Titan", COSMIC, EVIL_SIDE, (),
    (MONSTROUS, REMARKABLE, UNEARTHLY, UNEARTHLY, AMAZING, INCREDIBLE, MONSTROUS), speed=5, traits=("cosmic", "scientist"),
    attacks=(attack(SHOOTING, "cosmic-blast", damage=at(AMAZING), kind="cosmic", range=8),),
    specials=(Special("titan", (Armor(MONSTROUS, ("physical", "energy", "psychic")),)),),
    ranks=OWN,
    book="renown disposition",
)  # fmt: skip
figure(
    "loki", "Loki", "LB-076", "God of Mischief", COSMIC, EVIL_SIDE, (),
    (EXCELLENT, EXCELLENT, MONSTROUS, MONSTROUS, REMARKABLE, UNEARTHLY, MONSTROUS), speed=5, traits=("asgardian", "mystic"),
    attacks=(attack(MAGICAL, "dark-sorcery", damage=at(MONSTROUS), kind="eldritch", range=8),),
    specials=(
        Special("any-face", (Gains("shapeshift", MOVE),)),
        Special("asgardian", (Armor(INCREDIBLE, ("physical", "energy")),)),
    ),
    ranks=OWN,
    book="renown disposition",
)  # fmt: skip

figure(
    "dormammu", "Dormammu", "LB-077", "Dread Lord", COSMIC, EVIL_SIDE, (),
    (REMARKABLE, EXCELLENT, MONSTROUS, UNEARTHLY, REMARKABLE, AMAZING, SHIFT_X), speed=5, traits=("mystic", "cosmic"),
    attacks=(attack(MAGICAL, "faltine-flames", damage=at(MONSTROUS), kind="hellfire", range=8),),
    specials=(
        Special("dark-lord", (Armor(AMAZING, ("physical", "energy", "magic")),)),
        Special("wall-of-fire", (Lays("fire", 4, 8, rank=REMARKABLE),)),
        Special("head-of-flame", (Retaliates(EXCELLENT, "fire"), Immune("fire"))),
    ),
    ranks=OWN,
    book="renown disposition",
)  # fmt: skip

# -- Squads --------------------------------------------------------------------------------------------------------------

figure(
    "thug", "Thug", "LB-080", "Squad", MINION, EVIL_SIDE, (SYNDICATE,),
    (GOOD, TYPICAL, TYPICAL, TYPICAL, POOR, POOR, POOR), speed=4,
    attacks=(attack(BRAWLING, "crowbar"),),
    book="alias renown",
)  # fmt: skip
figure(
    "maggia-thug", "Maggia Thug", "LB-081", "Squad", MINION, EVIL_SIDE, (SYNDICATE,),
    (GOOD, TYPICAL, GOOD, TYPICAL, TYPICAL, TYPICAL, TYPICAL), speed=4, karma=1,
    attacks=(attack(SHOOTING, "tommy-gun", damage=at(GOOD), kind="edged", range=5),),
    book="renown",
)  # fmt: skip
figure(
    "moloid", "Moloid", "LB-082", "Squad", MINION, EVIL_SIDE, (), (FEEBLE, TYPICAL, GOOD, GOOD, TYPICAL, FEEBLE, FEEBLE), speed=4,
    book="renown",
)  # fmt: skip
figure(
    "hydra-agent", "Hydra Agent", "LB-083", "Squad", MINION, EVIL_SIDE, (),
    (TYPICAL, TYPICAL, TYPICAL, TYPICAL, TYPICAL, TYPICAL, TYPICAL), speed=4, karma=1, traits=("spy",),
    attacks=(attack(SHOOTING, "rifle", damage=at(GOOD), kind="plasma", range=6),),
    book="renown",
)  # fmt: skip
figure(
    "doombot", "Doombot", "LB-084", "Squad", MINION, EVIL_SIDE, (DOOM,),
    (GOOD, TYPICAL, EXCELLENT, GOOD, TYPICAL, POOR, POOR), speed=4, traits=("robot",),
    attacks=(attack(SHOOTING, "wrist-blaster", damage=at(GOOD), kind="plasma", range=5),),
    specials=(Special("no-mind", (Immune("psychic"),)),),
    ranks=OWN,
)  # fmt: skip
