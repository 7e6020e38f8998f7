"""What things are called in a log line or a question."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from longbox.kernel import Speech

from ..arena import label
from ..cards.decks import ALL_MISSIONS, CARDS, PLOT_CARDS, POWERS
from ..codes import (
    FIRE,
    HAND_LIMIT,
    HIGH_BID,
    OF_CHARTER,
    OF_DEFEAT,
    OF_MISSION,
    OF_RULE,
    POWER,
    REFUSAL,
    TIRED,
    TRAP,
    UNREST,
)
from ..state import TOKEN_CODE, token_coded
from ..words import (
    SCHOOLS,
    Again,
    Blind,
    Character,
    Excuse,
    Farther,
    Longer,
    MoreAttack,
    MoreDefense,
    MoreInitiative,
    Phase,
    PickStats,
    Pierce,
    Soften,
    Weaken,
    Word,
    Words,
)

LANGUAGES = ("en", "de")
DATIVE: Final = re.compile(r"^(dem|der)\b")
"""The article of a token in the dative, which cards hold; the accusative follows from it."""
RULES: Final = {
    UNREST: "No Uninjured Hero or Student",
    REFUSAL: "Refused invitation",
    HIGH_BID: "High bid",
    HAND_LIMIT: "Hand Size",
    FIRE: "Fire in the centre",
    TRAP: "Trapped crate",
    TIRED: "20 Mission Turns without an attack",
}
"""Rules that something comes from."""


def index(say: Speech) -> int:
    """Which of the names on a card; what has none in a language is called in English."""
    return LANGUAGES.index(say.language) if say.language in LANGUAGES else 0


def card(say: Speech, number: int) -> str:
    """A Character or a Training Card."""
    found = CARDS[number]
    return found.name if isinstance(found, Character) else found.names[index(say)]


def cards(say: Speech, numbers: Iterable[int]) -> str:
    return ", ".join(card(say, number) for number in numbers)


def power(say: Speech, code: int) -> str:
    """A Power, named by its Character, its Training or its Charter."""
    if code >= OF_CHARTER:
        return SCHOOLS[code - OF_CHARTER].charter_names[index(say)]
    found = CARDS[code - POWER]
    return found.power_names[index(say)] if isinstance(found, Character) else found.names[index(say)]


def cause(say: Speech, code: int) -> str:
    """What a change comes from (`codes.OF_CHARTER` and below)."""
    if code >= OF_RULE:
        return say(RULES[code])
    if code >= OF_DEFEAT:
        return say("Defeat of {who}", who=card(say, code - OF_DEFEAT))
    if code >= OF_MISSION:
        return mission(say, code - OF_MISSION)
    return power(say, code) if code >= POWER else plot(say, code)


def plot(say: Speech, number: int) -> str:
    return PLOT_CARDS[number].names[index(say)]


def plots(say: Speech, numbers: Iterable[int]) -> str:
    return ", ".join(plot(say, number) for number in numbers)


def mission(say: Speech, number: int) -> str:
    return ALL_MISSIONS[number].names[index(say)]


def school(say: Speech, number: int) -> str:
    return SCHOOLS[number].names[index(say)]


def piece(say: Speech, code: int) -> str:
    """A PC or a Mission Token by its code; tokens are numbered where there are several."""
    if code < TOKEN_CODE:
        return card(say, code)
    number, token = token_coded(code)
    found = ALL_MISSIONS[number]
    name = found.token[index(say)]
    name = name[0].upper() + name[1:]
    return f"{name} {token + 1}" if found.tokens > 1 else name


def whoever(say: Speech, code: int) -> str:
    """A piece as it begins a sentence: the only token of a Mission has its article."""
    if code < TOKEN_CODE or ALL_MISSIONS[token_coded(code)[0]].tokens > 1:
        return piece(say, code)
    the = ALL_MISSIONS[token_coded(code)[0]].the[index(say)]
    return the[0].upper() + the[1:]


def whom(say: Speech, code: int) -> str:
    """A piece that something is done to; English begins it with a small letter where it is no name."""
    if code < TOKEN_CODE:
        return card(say, code)
    number, token = token_coded(code)
    found = ALL_MISSIONS[number]
    if found.tokens > 1:
        return f"{found.token[0]} {token + 1}" if say.language == "en" else piece(say, code)
    return DATIVE.sub(lambda m: {"dem": "den", "der": "die"}[m[0]], found.to[index(say)]) if say.language == "de" else found.the[0]


def seats(say: Speech, numbers: Iterable[int]) -> str:
    return ", ".join(say.seat(number) for number in numbers)


def hex_name(say: Speech, hex: int) -> str:
    return label(hex)


def goods(say: Speech, characters: Iterable[int], coins: int, nothing: str) -> str:
    """One side of an offer: Characters and coins."""
    parts = (cards(say, characters), say.word("offer.coins", n=coins) if coins else "")
    return say.tongue.listed(part for part in parts if part) or nothing


def dice(say: Speech, faces: Iterable[int]) -> str:
    return " ".join(str(face) for face in sorted(faces, reverse=True))


# -- names as they stand inside a sentence ---------------------------------------------------------------------------------


def quoted(say: Speech, name: str) -> str:
    """A name of a card as it stands inside a sentence: German quotes it, because a quoted name is not inflected."""
    return f"\u201e{name}\u201c" if say.language == "de" else name


def several(say: Speech, names: Iterable[str]) -> str:
    return say.tongue.listed(names)


def a_card(say: Speech, number: int) -> str:
    """A Character by its name, a Training Card quoted."""
    return card(say, number) if isinstance(CARDS[number], Character) else quoted(say, card(say, number))


def characters(say: Speech, numbers: Iterable[int]) -> str:
    return several(say, [a_card(say, number) for number in numbers])


def a_plot(say: Speech, number: int) -> str:
    return quoted(say, plot(say, number))


def quoted_plots(say: Speech, numbers: Iterable[int]) -> str:
    return several(say, [a_plot(say, number) for number in numbers])


def quoted_missions(say: Speech, numbers: Iterable[int]) -> str:
    return several(say, [quoted(say, mission(say, number)) for number in numbers])


def players(say: Speech, numbers: Iterable[int]) -> str:
    return several(say, [say.seat(number) for number in numbers])


def numbers(say: Speech, amounts: Iterable[tuple[int, int]]) -> str:
    """Seats, each with its number."""
    return ", ".join(f"{say.seat(seat)} {n}" for seat, n in amounts)


# -- what a Power or a Reaction brings at once -------------------------------------------------------------------------------

EFFECTS: Final[Mapping[type[Word], tuple[str, str]]] = {
    MoreAttack: ("{n} more attack die", "{n} more attack dice"),
    MoreDefense: ("{n} more defense die", "{n} more defense dice"),
    MoreInitiative: ("{n} more die for Initiative", "{n} more dice for Initiative"),
    Weaken: ("{n} fewer defense die for the target", "{n} fewer defense dice for the target"),
    Blind: ("{n} fewer attack die for the attacker", "{n} fewer attack dice for the attacker"),
    Farther: ("{n} Hex farther", "{n} Hexes farther"),
    Soften: ("{n} fewer stat at 0 counts", "{n} fewer stats at 0 count"),
}
"""What a Power or a Reaction is good for at once, by its word."""
PLAIN: Final[Mapping[type[Word], str]] = {
    Longer: "Attack Range +{n} for this attack",
    Pierce: "unopposed attack dice hit on 2 or more",
    Phase: "through Obstacles and Characters",
    Again: "the same target may be attacked again",
    PickStats: "the attacker chooses the stats",
    Excuse: "the refusal costs no Revolution Point",
}


def effect(say: Speech, parts: Words) -> str:
    """What a Power or a Reaction brings, if no line of its own tells that."""
    for part in parts:
        if type(part) in EFFECTS:
            one, many = EFFECTS[type(part)]
            return say.count(one, many, int(getattr(part, "n", 1)))
        if type(part) in PLAIN:
            return say(PLAIN[type(part)], n=getattr(part, "n", 1))
    return ""


def parts_of(say: Speech, code: int) -> Words:
    """The words of a Power by what it is called in events."""
    if code >= OF_CHARTER:
        return SCHOOLS[code - OF_CHARTER].charter_power.parts
    found = POWERS[say.state.second()][code - POWER]
    return () if found is None else found.parts
