"""What a card says, made of its words, in English and German."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from ..codes import (
    ACTION,
    ALLY,
    ATTACKED,
    ATTACKING,
    BIDS_SHOWN,
    CANCELLING,
    DEALT,
    DEFEATED,
    DEFENDING,
    EACH_AHEAD,
    EACH_OTHER,
    EVENT_TRIED,
    EVENT_TRIED_ON_ME,
    EVERY_DIE,
    HURT,
    INITIATIVE,
    INITIATIVE_ROLLED,
    LOST_POINTS,
    LOST_POINTS_BY_EVENT,
    MISSION_CARDS,
    MOVED,
    MOVING,
    OTHER,
    OTHERS,
    OTHERS_ANY,
    OTHERS_STUDENT,
    OWN,
    OWN_ANY,
    OWN_HERO,
    OWN_STUDENT,
    PLOT,
    RECRUITS,
    REFUSED,
    ROLLED,
    SELF,
    SOURCE,
    STUDENT_DISCARDED,
    TOP,
    TWO,
    TWO_OTHERS,
    VICTIM,
    When,
)
from ..words import Cost, Names, Reroll, Word, Words
from .telling import de, en

SCHOOL_NAMES: Final = {
    SELF: ("You", "Du"),
    OTHER: ("another School", "eine andere Schule"),
    TWO: ("two Schools", "zwei Schulen"),
    TWO_OTHERS: ("two other Schools", "zwei andere Schulen"),
    TOP: ("a leading School", "eine führende Schule"),
    EACH_OTHER: ("every other School", "jede andere Schule"),
    EACH_AHEAD: ("every School ahead of you", "jede Schule vor dir"),
    SOURCE: ("that School", "diese Schule"),
    VICTIM: ("the School of the target", "die Schule des Ziels"),
}
CHARACTER_NAMES: Final = {
    OWN: ("own Hero or Student", "eigener Held oder Schüler"),
    OWN_ANY: ("own Character", "eigener Charakter"),
    OWN_HERO: ("own Hero", "eigener Held"),
    OWN_STUDENT: ("own Student", "eigener Schüler"),
    OTHERS: ("Hero or Student of others", "Held oder Schüler anderer"),
    OTHERS_ANY: ("Character of others", "Charakter anderer"),
    OTHERS_STUDENT: ("Student of others", "Schüler anderer"),
}
STATS: Final = (("Attack", "Angriff"), ("Defense", "Verteidigung"), ("Speed", "Tempo"), ("Attack Range", "Reichweite"))
MOMENTS: Final = {
    ATTACKING: ("Before your attack", "Vor deinem Angriff"),
    DEFENDING: ("When attacked", "Wenn du angegriffen wirst"),
    ROLLED: ("After a roll", "Nach einem Wurf"),
    DEALT: ("When you deal Damage", "Wenn du Schaden machst"),
    HURT: ("When you take Damage", "Wenn du Schaden nimmst"),
    ALLY: ("When a PC next to you takes Damage", "Wenn ein PC neben dir Schaden nimmt"),
    MOVING: ("When you move", "Wenn du dich bewegst"),
    MOVED: ("After a Move", "Nach einer Bewegung"),
    ATTACKED: ("After your attack", "Nach deinem Angriff"),
    ACTION: ("Special Action", "Spezialaktion"),
    PLOT: ("Plot Phase", "Plotphase"),
    INITIATIVE: ("Before Initiative", "Vor der Initiative"),
    INITIATIVE_ROLLED: ("After Initiative", "Nach der Initiative"),
    EVENT_TRIED: ("Another School plays an Event", "Eine andere Schule spielt ein Ereignis"),
    EVENT_TRIED_ON_ME: ("An Event names your School", "Ein Ereignis nennt deine Schule"),
    CANCELLING: ("Your Event is being cancelled", "Dein Ereignis wird aufgehoben"),
    LOST_POINTS: ("You lose Revolution Points", "Du verlierst Revolutionspunkte"),
    LOST_POINTS_BY_EVENT: (
        "An Event of another School costs you Revolution Points",
        "Ein Ereignis einer anderen Schule kostet dich Revolutionspunkte",
    ),
    BIDS_SHOWN: ("First bids for a recruit are shown", "Erste Gebote für eine Karte liegen offen"),
    STUDENT_DISCARDED: ("Another School discards a Student", "Eine andere Schule entlässt einen Schüler"),
    REFUSED: ("You refuse an invitation", "Du lehnst eine Einladung ab"),
    DEFEATED: ("Your PC is defeated", "Dein PC ist besiegt"),
}
ROLLS: Final = {
    "any": ("dice", "Würfel"),
    "attack": ("attack dice", "Angriffswürfel"),
    "defense": ("defense dice", "Verteidigungswürfel"),
    "initiative": ("Initiative dice", "Initiativwürfel"),
}
COUNTED: Final = {"damage": ("Damage", "Schaden"), "tokens": ("Mission Tokens", "Missionsmarker"), "points": ("points", "Punkte")}
DECKS: Final = {RECRUITS: ("Recruit Deck", "Rekrutenstapel"), MISSION_CARDS: ("Mission Deck", "Missionsstapel")}
HOW: Final = {"random": ("at random", "zufällig"), "choice": ("of its choice", "nach Wahl"), "all": ("all", "alle")}

SENTENCES: Final = {word: (told, de.SENTENCES[word]) for word, told in en.SENTENCES.items()}
"""What a word says in English and in German."""
COST: Final = ("Cost", "Kosten")
ANY_NUMBER: Final = ("any number", "beliebig viele")
UP_TO: Final = ("up to {n}", "bis zu {n}")
UNLESS: Final = (", unless {n} Hope are paid", ", außer gegen {n} Hoffnung")
GAPS: Final[dict[str, Mapping[Any, Names]]] = {
    "who": SCHOOL_NAMES,
    "which": CHARACTER_NAMES,
    "attribute": dict(enumerate(STATS)),
    "roll": ROLLS,
    "what": COUNTED,
    "deck": DECKS,
    "how": HOW,
    "upto": {True: ("up to ", "bis zu "), False: ("", "")},
    "success": {True: ("success", "Erfolg"), False: ("failure", "Fehlschlag")},
}
"""The gaps of sentences that are filled with names; the others show what the word holds."""


def sentence(word: Word, at: int) -> str:
    """One word as a phrase; `at` is 0 for English, 1 for German.

    >>> from longbox.titles.revolution.words import Hope, Shield
    >>> sentence(Shield(1), 0), sentence(Cost(Hope(SELF, -3)), 1)
    ('1 Damage less', 'Kosten: Du: -3 Hoffnung')
    """
    if isinstance(word, Cost):
        return f"{COST[at]}: {sentence(word.part, at)}"
    values = {name: filled(name, getattr(word, name), at) for name in word.__slots__}
    if isinstance(word, Reroll):
        values["some"] = ANY_NUMBER[at] if word.n == EVERY_DIE else UP_TO[at].format(n=word.n)
    return singular(SENTENCES[type(word)][at].format(**values))


def filled(gap: str, value: object, at: int) -> object:
    if gap == "unless":
        return UNLESS[at].format(n=value) if value else ""
    names = GAPS.get(gap)
    return value if names is None else names[value][at]


ONE: Final = {
    "Plot Cards": "Plot Card",
    "Revolution Points": "Revolution Point",
    "Students": "Student",
    "Hexes": "Hex",
    "cards": "card",
    "Plotkarten": "Plotkarte",
    "Revolutionspunkte": "Revolutionspunkt",
    "Schülern": "Schüler",
    "Felder": "Feld",
    "Feldern": "Feld",
    "Karten": "Karte",
}
"""What a number of them is called, and a single one."""
SINGLE: Final = re.compile(rf"(?<![\d.+-])1 ({'|'.join(sorted(ONE, key=len, reverse=True))})\b")


def singular(text: str) -> str:
    """
    >>> singular("draw 1 Plot Cards; move 11 Hexes"), singular("+1 Revolution Points")
    ('draw 1 Plot Card; move 11 Hexes', '+1 Revolution Points')
    """
    return SINGLE.sub(lambda found: f"1 {ONE[found[1]]}", text)


def text_of(parts: Words, at: int, moment: When | None = None) -> str:
    """The text of a card.

    >>> from longbox.titles.revolution.words import Weaken
    >>> text_of((Weaken(1),), 0, ATTACKING)
    'Before your attack: the target rolls 1 defense die fewer.'
    """
    told = "; ".join(sentence(part, at) for part in parts)
    if moment is not None:
        return f"{MOMENTS[moment][at]}: {told}."
    return f"{told[0].upper()}{told[1:]}." if told else ""
