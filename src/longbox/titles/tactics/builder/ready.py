"""Teams that are ready to play. `<level>-good` and `<level>-evil` are those that stand by; the others are there to choose from."""

from __future__ import annotations

from typing import Final

from ..codes import EVIL_SIDE, GOOD_SIDE
from ..rules.teams import Team

TEAMS: Final = {
    "back-alley-good": Team(
        GOOD_SIDE, ("dagger", "cloak", "black-widow", "police", "police"), "word-on-the-street", ("trash-can", "crate")
    ),
    "back-alley-evil": Team(EVIL_SIDE, ("electro", "vulture", "kraven", "thug", "maggia-thug"), "crime-wave", ("trash-can",)),
    "mean-streets-good": Team(
        GOOD_SIDE,
        ("daredevil", "dagger", "cloak", "black-widow", "police", "police"),
        "kitchen-cleaners",
        ("trash-can", "lamp-post"),
    ),
    "mean-streets-evil": Team(
        EVIL_SIDE,
        ("kingpin", "electro", "vulture", "black-cat", "thug", "maggia-thug"),
        "crime-wave",
        ("trash-can", "crate", "car"),
    ),
    "heroic-battle-good": Team(
        GOOD_SIDE, ("wolverine", "cyclops", "storm", "colossus", "iceman", "angel"), "danger-room", ("crate", "car")
    ),
    "heroic-battle-evil": Team(
        EVIL_SIDE, ("quicksilver", "mystique", "sabretooth", "scarlet-witch", "blob", "pyro"), "mutant-massacre", ("claymores",)
    ),
    "epic-event-good": Team(GOOD_SIDE, ("doctor-strange", "daredevil", "luke-cage", "spider-man", "dagger"), "kitchen-cleaners"),
    "epic-event-evil": Team(
        EVIL_SIDE, ("magneto", "quicksilver", "sabretooth", "scarlet-witch", "pyro"), "mutant-massacre", ("car",)
    ),
    "crossover-good": Team(
        GOOD_SIDE, ("professor-x", "sub-mariner", "wolverine", "cyclops", "storm", "colossus"), "danger-room", ("bus",)
    ),
    "crossover-evil": Team(
        EVIL_SIDE,
        ("magneto", "juggernaut", "quicksilver", "mystique", "sabretooth", "scarlet-witch"),
        "mutant-massacre",
        ("nexus-stone",),
    ),
    "cosmic-confrontation-good": Team(
        GOOD_SIDE, ("thor", "doctor-strange", "captain-america", "hulk", "spider-man", "thing"), "assemble", ("bus",)
    ),
    "cosmic-confrontation-evil": Team(
        EVIL_SIDE, ("thanos", "magneto", "juggernaut", "doctor-doom", "rhino", "hobgoblin"), "crime-wave", ("bus",)
    ),
    "back-alley-good-students": Team(
        GOOD_SIDE, ("iceman", "angel", "shadowcat", "police", "police"), "danger-room", ("first-aid-post", "mailbox")
    ),
    "back-alley-evil-underground": Team(
        EVIL_SIDE, ("mole-man", "mastermind", "silver-samurai", "moloid", "moloid"), "master-plan", ("manhole-cover", "claymores")
    ),
    "mean-streets-good-agents": Team(
        GOOD_SIDE,
        ("hawkeye", "black-widow", "punisher", "silver-sable", "shield-agent", "shield-agent"),
        "stolen-plans",
        ("police-radio", "claymores", "motorcycle"),
    ),
    "mean-streets-evil-mutants": Team(
        EVIL_SIDE,
        ("sabretooth", "blob", "pyro", "mastermind", "hydra-agent", "hydra-agent"),
        "mutant-massacre",
        ("fire-extinguisher", "lamp-post", "sonic-emitter"),
    ),
    "heroic-battle-good-knights": Team(
        GOOD_SIDE, ("daredevil", "iron-fist", "luke-cage", "spider-man", "dagger", "cloak"), "kitchen-cleaners", ("mailbox", "car")
    ),
    "heroic-battle-good-four": Team(
        GOOD_SIDE,
        ("thing", "mister-fantastic", "invisible-woman", "human-torch", "iceman", "punisher"),
        "family-business",
        ("crate", "girder"),
    ),
    "heroic-battle-evil-syndicate": Team(
        EVIL_SIDE,
        ("kingpin", "doctor-octopus", "rhino", "hobgoblin", "electro", "vulture"),
        "crime-wave",
        ("lamp-post", "nexus-stone"),
    ),
    "epic-event-good-defenders": Team(
        GOOD_SIDE, ("hulk", "valkyrie", "nightcrawler", "emma-frost", "black-cat"), "guard-the-innocent", ("motorcycle", "boulder")
    ),
    "epic-event-evil-latveria": Team(
        EVIL_SIDE,
        ("doctor-doom", "taskmaster", "doctor-octopus", "elektra", "mysterio"),
        "iron-decree",
        ("sonic-emitter", "field-projector"),
    ),
    "crossover-good-avengers": Team(
        GOOD_SIDE,
        ("captain-america", "hercules", "iron-man", "black-panther", "hawkeye", "giant-man"),
        "assemble",
        ("girder", "tank-truck"),
    ),
    "cosmic-confrontation-good-defenders": Team(
        GOOD_SIDE,
        ("silver-surfer", "doctor-strange", "sub-mariner", "hulk", "valkyrie", "ghost-rider"),
        "the-non-team",
        ("nexus-stone", "boulder", "obelisk"),
    ),
    "cosmic-confrontation-evil-dread": Team(
        EVIL_SIDE,
        ("dormammu", "doctor-doom", "magneto", "juggernaut", "scarlet-witch", "hobgoblin"),
        "dark-ritual",
        ("girder", "field-projector", "cosmic-cube"),
    ),
}
