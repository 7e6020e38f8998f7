"""Teams that are ready to play, by Game Level: a Good and an Evil one for each."""

from __future__ import annotations

from typing import Final

from ..rules.teams import Team
from ..vocabulary import EVIL_SIDE, GOOD_SIDE

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
}
