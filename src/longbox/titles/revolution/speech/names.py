"""What things are called in a log line or a question."""

from __future__ import annotations

from collections.abc import Iterable

from longbox.kernel import Speech

from ..arena import label
from ..cards.decks import ALL_MISSIONS, CARDS, PLOT_CARDS
from ..state import TOKEN_CODE, token_coded
from ..words import SCHOOLS, Character

LANGUAGES = ("en", "de")


def index(say: Speech) -> int:
    """Which of the names on a card; what has none in a language is called in English."""
    return LANGUAGES.index(say.language) if say.language in LANGUAGES else 0


def card(say: Speech, number: int) -> str:
    """A Character or a Training Card."""
    found = CARDS[number]
    return found.name if isinstance(found, Character) else found.names[index(say)]


def cards(say: Speech, numbers: Iterable[int]) -> str:
    return ", ".join(card(say, number) for number in numbers)


def plot(say: Speech, number: int) -> str:
    return PLOT_CARDS[number].names[index(say)]


def plots(say: Speech, numbers: Iterable[int]) -> str:
    return ", ".join(plot(say, number) for number in numbers)


def mission(say: Speech, number: int) -> str:
    return ALL_MISSIONS[number].names[index(say)]


def missions(say: Speech, numbers: Iterable[int]) -> str:
    return ", ".join(mission(say, number) for number in numbers)


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
