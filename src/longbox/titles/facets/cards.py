"""Cards as a page shows them: what stands on each, and what one filters by. Plain data in the language of the reader."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Figure:
    """Something small on a card, with its icon; whoever cannot see the icon reads or hears its name."""

    icon: str
    name: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """Something on a card that has a name of its own: an attack, a superpower, a token. Texts may have `{marks}` for icons."""

    name: str
    text: str = ""
    types: tuple[Figure, ...] = ()
    """Icons before the name."""
    figures: tuple[Figure, ...] = ()
    tags: tuple[str, ...] = ()
    """Words beside the figures."""
    only: tuple[str, ...] = ()
    """In which form or on which side it counts, if not always."""
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Parts of one kind, under a heading."""

    name: str
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """A table of figures: an icon for each column, a row for each side of the card."""

    columns: tuple[Figure, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """One card."""

    id: str
    kind: str
    name: str
    sub: str = ""
    """Who or what it is, in a line."""
    number: Figure | None = None
    """Its most telling figure, such as the threat of a character; a list shows it, too."""
    text: str = ""
    """Its rules, where they belong to no part; a line for each paragraph."""
    about: str = ""
    """A sentence that is no rule."""
    figures: tuple[Figures, ...] = ()
    groups: tuple[Group, ...] = ()
    foot: str = ""
    emblem: str = ""
    version: int = 1
    """Which version of a person this is; they share an emblem."""
    traits: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Its values of each filter."""
    related: tuple[str, ...] = ()
    """Ids of cards that belong to it, whether their texts say so or not."""


@dataclass(frozen=True, slots=True)
class Filter:
    """What one may look for: values by id, in the order of a list."""

    id: str
    name: str
    values: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Cards:
    """All cards of a title."""

    cards: Mapping[str, Card] = field(default_factory=dict)
    kinds: Mapping[str, str] = field(default_factory=dict)
    """What several cards of a kind are called."""
    filters: tuple[Filter, ...] = ()
    marks: Mapping[str, str] = field(default_factory=dict)
    """What the icons in texts are called."""
    also: Mapping[str, str] = field(default_factory=dict)
    """Words that people look for, and what rules and cards say for them."""


def cards_of(
    cards: list[Card], kinds: Mapping[str, str], filters: tuple[Filter, ...], marks: Mapping[str, str] | None = None
) -> Cards:
    """All cards of a title, by kind and name, under filters that have only values which a card has."""
    order = list(kinds)
    sorted_cards = sorted(cards, key=lambda card: (order.index(card.kind), card.name.casefold()))
    used = {(filter, value) for card in cards for filter, values in card.traits.items() for value in values}
    kept = tuple(
        Filter(one.id, one.name, {value: name for value, name in one.values.items() if (one.id, value) in used}) for one in filters
    )
    found = {card.id: card for card in sorted_cards}
    assert len(found) == len(cards), "two cards have one id"
    return Cards(found, kinds, kept, marks or {})
