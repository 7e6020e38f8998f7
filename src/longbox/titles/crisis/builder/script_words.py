"""The words of the builder's page and of its scripts: by key, in English, marked for translation."""

from __future__ import annotations

from typing import Final

from longbox.speech import message

WORDS: Final = {
    "in": message("In roster"),
    "fullWhy": message("All places are taken; remove a card first."),
    "sameEgo": message("Same alter ego"),
    "sameWhy": message("{name} is in the roster already, with the same name or alter ego."),
    "excluded": message("Excluded"),
    "excludedWhy": message("{name} and this card exclude each other."),
    "unknownCard": message("Unknown card"),
    "characters": message("Characters"),
    "tactics": message("Team Tactics"),
    "secure": message("Secure"),
    "extraction": message("Extraction"),
    "none": message("No card fits all of this."),
    "kind": message("Kind of card"),
    "threat": message("Threat"),
    "stamina": message("Stamina"),
    "size": message("Size"),
    "defense": message("Defense"),
    "defenseWhy": message("Physical, energy, mystic"),
    "leader": message("leads {name}"),
    "anySquad": message("for any squad"),
    "onTable": message("On the table"),
    "onTableWhy": message("Only cards that can be played on the table"),
    "only": message("Roster only"),
    "onlyWhy": message("It can be put into a roster, but not be played on the table yet."),
    "onlySome": message("This roster is for events elsewhere: {n} of its cards cannot be played on the table yet."),
    "active": message("Active"),
    "reactive": message("Reactive"),
    "allGood": message("Everything a roster needs is there, and nothing is in it twice."),
    "thisEvent": message("the event you build it for"),
    "core": message("the core book only"),
    "standard": message("Standard events"),
    "extended": message("Extended events"),
    "notTaken": message("Not taken"),
    "notTakenWhy": message("Events of the chosen kind do not take {name}."),
    "takenOnly": message("Taken there"),
    "takenOnlyWhy": message("Only cards that events of the chosen kind take"),
    "elsewhere": message("Standard events do not take {n} of its cards: {names}."),
    "elsewhereOne": message("Standard events do not take one of its cards: {names}."),
    "judgeStandard": message("Judge it for them"),
    "instead": message("Instead of {name}:"),
    "forEvent": message("For {name} ({timeline}, {date})"),
    "sentBack": message("The desk has sent your roster back: {note}"),
    "file": message("File this roster"),
    "filed": message("The roster is filed."),
    "backToEvent": message("Back to the event"),
    "noPlayer": message("Register for the event, then you can file it from here."),
    "eventLocked": message("The event has begun; rosters are locked."),
    "onlyExtended": message("{name} (Extended only)"),
    "unchecked": message("The rules could not be asked. The roster is kept; try again when you are online."),
    "allSquads": message("All squads"),
    "members": message("{n} in the roster, no leader"),
    "membersLed": message("{n} in the roster, led by {names}"),
    "squadsAt": message("{n} squads at threat {threat}"),
    "squadsFor": message("{n} {name} squads at threat {threat}"),
    "oneSquadAt": message("1 squad at threat {threat}"),
    "oneSquadFor": message("1 {name} squad at threat {threat}"),
    "noSquad": message("No squad at threat {threat}."),
    "unused": message("No squad uses all of it: {n} of {threat} is the most."),
    "more": message("and {n} more"),
    "noCharacters": message("Squads are counted as soon as characters are in the roster."),
    "gems": message("Gems of {name}"),
    "copiedLink": message("The link is copied. Whoever opens it sees this roster."),
    "notSaved": message("This browser keeps nothing; take the roster with you as a file or link."),
    "unnamed": message("Roster without a name"),
    "imported": message("Imported. Cards read: {n}."),
    "tooBig": message("This file is larger than 1 MB; rosters are far smaller."),
    "fresh": message("A new roster is started."),
    "show": message("Show {name}"),
    "printCard": message("Print this card"),
    "printAll": message("Print all cards of the roster"),
    "close": message("Close"),
    "rosterOnly": message("This card can be in a roster; it is not on the table yet."),
    "locked": message("This is a shared roster; choose Edit a copy to change it."),
}
"""What the page's scripts say; gaps are filled in by them."""

DESK: Final = {
    "menu": message("Rosters"),
    "description": message(
        "Build a roster for Crisis Protocol: search cards, see at once what keeps it from being legal, "
        "count its squads, take it with you."
    ),
    "builder": message("Roster builder"),
    "script": message("Building a roster needs JavaScript. The rules of rosters can be read without it."),
    "shared": message("This roster was shared with you. Your own stays as it is."),
    "one": message("Roster"),
    "search": message("Name, affiliation, superpower"),
    "name": message("Name of the roster"),
    "unplayable": message("A roster must be legal, and all its cards playable on the table, before it can be played."),
    "play": message("Play with this roster"),
    "fresh": message("New roster"),
    "ready": message("a ready roster"),
    "legal": message("Is it legal?"),
    "take_in": message("Import a roster"),
    "paste": message(
        "Paste a list as it is posted, JSON or a share link, or choose a file (.txt, .json, .ros, .rosz). "
        "The form is found by itself."
    ),
    "brought": message("You play with the roster you brought."),
}
"""What the page says."""

PARTS: Final = {
    "characters": message("Characters"),
    "tactics": message("Team Tactics"),
    "secure": message("Secure"),
    "extraction": message("Extraction"),
}
"""What there is to choose from."""
