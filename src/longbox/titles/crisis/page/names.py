"""What cards and their parts are called, by language. The one place that knows where printed names come from."""

from __future__ import annotations

from ..language.cards import CHARACTERS, GEMS
from ..rules.missions import CRISES
from ..rules.tactics import TACTICS
from ..text.names import pretty


def name(id: str, language: str) -> str:
    """The name of a card, or of an attack, superpower or token on one.

    >>> name("captain-marvel/rocket-punch", "en"), name("kun-lun-training", "en")
    ('Rocket Punch', "K'un-Lun Training")
    """
    for cards in (CHARACTERS, TACTICS, CRISES, GEMS):
        if id in cards and cards[id].name:
            return str(cards[id].name)
    return pretty(id.partition("@")[0].replace("_", "-"))


def text(id: str, language: str) -> str:
    """What a card, or a part of it, does."""
    return ""
