"""The words of the builder's page and of its scripts: by key, in English, marked for translation."""

from __future__ import annotations

from typing import Final

from longbox.speech import message

WORDS: Final = {
    "in": message("On team"),
    "fullWhy": message("All places of this renown are taken; remove one first."),
    "noPlace": message("No place"),
    "noPlaceWhy": message("{name} has no place for this renown."),
    "otherSide": message("Other side"),
    "otherSideWhy": message("The team's side is {name}; this figure is on the other one."),
    "sameNameWhy": message("{name} is on the team already; only a Squad may be there more than once."),
    "figures": message("Figures"),
    "plot": message("Plot"),
    "things": message("Objects and Artifacts"),
    "object": message("Object"),
    "artifact": message("Artifact"),
    "kind": message("Kind"),
    "material": message("Material"),
    "renown": message("Renown"),
    "side": message("Side"),
    "ranks": message("Ranks"),
    "health": message("Health"),
    "karma": message("Karma"),
    "pts": message("Points"),
    "points": message("{n} points"),
    "advanced": message("Advanced by"),
    "feat": message("{ability} FEAT"),
    "only": message("Fits the team now"),
    "none": message("Nothing fits all of this."),
    "unknown": message("Unknown"),
    "levelFacts": message("{victory} points win; each advance of the Plot brings {points}."),
    "noMates": message("Nobody shares an affiliation yet: figures block each other's way and sight."),
    "folio": message("Folio of {name}"),
    "traits": message("Traits"),
    "attacks": message("Attacks"),
    "specials": message("Specials"),
    "hitsWith": message("{ability} ({rank}) to hit"),
    "deals": message("{n} {type} damage"),
    "range": message("Range {n}"),
    "allGood": message("This team can be played at its level."),
    "unchecked": message("The rules could not be asked. The team is kept; try again when you are online."),
    "copiedLink": message("The link is copied. Whoever opens it sees this team."),
    "notSaved": message("This browser keeps nothing; take the team with you as a file or link."),
    "unnamed": message("Team without a name"),
    "imported": message("Imported. Pieces read: {n}."),
    "tooBig": message("This file is larger than 1 MB; teams are far smaller."),
    "fresh": message("A new team is started."),
    "locked": message("This is a shared team; choose Edit a copy to change it."),
}
"""What the page's scripts say; gaps are filled in by them."""

DESK: Final = {
    "menu": message("Teams"),
    "description": message(
        "Build a team for FASERIP Tactics: choose a Game Level, search figures, see at once what is missing or wrong, "
        "take it with you."
    ),
    "builder": message("Team builder"),
    "script": message("Building a team needs JavaScript. The rules of teams can be read without it."),
    "shared": message("This team was shared with you. Your own stays as it is."),
    "one": message("Team"),
    "search": message("Name, affiliation, Special"),
    "name": message("Name of the team"),
    "unplayable": message("A team must be legal before it can be played."),
    "play": message("Play with this team"),
    "fresh": message("New team"),
    "ready": message("a ready team"),
    "legal": message("Is the team legal?"),
    "take_in": message("Import a team"),
    "paste": message(
        "Paste a list as it is posted, JSON or a share link, or choose a file (.txt, .json). The form is found by itself."
    ),
    "brought": message("You play with the team you brought."),
}
"""What the page says."""

PARTS: Final = {
    "figures": message("Figures"),
    "plot": message("Plots"),
    "things": message("Objects and Artifacts"),
}
"""What there is to choose from."""
