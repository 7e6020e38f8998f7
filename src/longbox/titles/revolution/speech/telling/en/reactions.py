"""The words of `words/reactions.py` in English."""

from __future__ import annotations

from typing import Final

from ....words import CancelEvent, CancelReaction, Excuse, RaiseBid
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    CancelEvent: "cancel that Event",
    CancelReaction: "cancel that Reaction",
    RaiseBid: "raise your bid by up to {n}",
    Excuse: "you lose no Revolution Point for it",
}
