"""Names of things in a log line or a question, for both languages."""

from __future__ import annotations

from collections.abc import Iterable

from longbox.kernel import Speech

from ..cards.decks import ALL_MISSIONS, CARDS, PLOT_CARDS
from ..state import TOKEN_CODE, token_coded
from ..words import SCHOOLS, Character

LANGUAGES = ("en", "de")


def index(say: Speech) -> int:
    return LANGUAGES.index(say.language)


def card(say: Speech, number: int) -> str:
    """A Character or a Training Card."""
    found = CARDS[number]
    return found.name if isinstance(found, Character) else found.names[index(say)]


def cards(say: Speech, numbers: Iterable[int]) -> str:
    return listed([card(say, number) for number in numbers])


def plot(say: Speech, number: int) -> str:
    return PLOT_CARDS[number].names[index(say)]


def plots(say: Speech, numbers: Iterable[int]) -> str:
    return listed([plot(say, number) for number in numbers])


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


def seats(say: Speech, numbers: Iterable[int]) -> str:
    return listed([say.seat(number) for number in numbers])


def goods(say: Speech, characters: Iterable[int], coins: str, joiner: str, nothing: str) -> str:
    """One side of an offer: Characters and coins."""
    return joiner.join(part for part in (cards(say, characters), coins) if part) or nothing


def listed(words: Iterable[object]) -> str:
    return ", ".join(str(word) for word in words)


def dice(faces: Iterable[int]) -> str:
    return " ".join(str(face) for face in sorted(faces, reverse=True))
