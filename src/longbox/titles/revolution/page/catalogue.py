"""Names, figures and texts of all cards by number, as plain data for a page."""

from __future__ import annotations

from functools import cache
from typing import Any

from longbox.titles.facets import emblazoned

from ..cards.decks import ALL_MISSIONS, CARDS, PLOT_CARDS
from ..speech.cards import character_text, charter_text, flavour, mission_text, plot_text, training_text
from ..speech.names import LANGUAGES
from ..view import ROUND
from ..words import SCHOOLS, Calm, Centre, Character, Fire, Timer


def monogram(name: str) -> str:
    """Two letters for a token.

    >>> monogram("Emma Frost"), monogram("Storm"), monogram("X-23")
    ('EF', 'St', 'X2')
    """
    words = name.replace("-", " ").split()
    return words[0][0] + words[1][0] if len(words) > 1 else name[:2]


@cache
def catalogue(language: str) -> dict[str, object]:
    at = LANGUAGES.index(language)
    recruits: dict[str, dict[str, object]] = {}
    for number, card in enumerate(CARDS):
        if isinstance(card, Character):
            recruits[str(number)] = {
                "id": card.id,
                "name": card.name,
                "monogram": monogram(card.name),
                "kind": card.kind,
                "stats": list(card.stats),
                "range": card.range,
                "limit": card.limit,
                "hope": card.hope,
                "text": character_text(card, at),
                "flavour": flavour(card.id, at),
            }
        else:
            recruits[str(number)] = {
                "id": card.id,
                "name": card.names[at],
                "kind": "training",
                "hope": card.hope,
                "text": training_text(card, at),
                "flavour": flavour(card.id, at),
            }
    cards: dict[str, Any] = {
        "recruits": recruits,
        "plots": {
            str(number): {
                "id": card.id,
                "name": card.names[at],
                "kind": "reaction" if card.trigger else "event",
                "cost": card.cost,
                "hope": card.hope,
                "text": plot_text(card, at),
                "flavour": flavour(card.id, at),
            }
            for number, card in enumerate(PLOT_CARDS)
        },
        "missions": {
            str(number): {
                "id": card.id,
                "name": card.names[at],
                "text": mission_text(card, at),
                "flavour": flavour(card.id, at),
                "people": card.people,
                "leaders": card.leaders,
                "tokens": card.tokens,
                "token": card.token[at],
                "place": card.place,
                "move": card.move,
                "range": card.range,
                "attack": card.attack,
                "defense": card.defense,
                "health": card.health,
                "turns": next((part.turns for part in card.parts if isinstance(part, Timer)), 0),
                "calm": next((part.goal for part in card.parts if isinstance(part, Calm)), 0),
                "fire": next((part.reach for part in card.parts if isinstance(part, Fire)), -1),
                "centre": any(isinstance(part, Centre) for part in card.parts),
            }
            for number, card in enumerate(ALL_MISSIONS)
        },
        "schools": {
            str(number): {
                "id": card.id,
                "name": card.names[at],
                "leader": card.leader.name,
                "charter": card.charter_names[at],
                "text": charter_text(card, at),
                "flavour": flavour(card.id, at),
            }
            for number, card in enumerate(SCHOOLS)
        },
        "phases": [name for _, name in ROUND],
    }
    return emblazoned(cards, "longbox.titles.revolution.page")
