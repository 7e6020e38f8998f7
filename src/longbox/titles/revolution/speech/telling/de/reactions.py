"""The words of `words/reactions.py` in German."""

from __future__ import annotations

from typing import Final

from ....words import CancelEvent, CancelReaction, Excuse, RaiseBid
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    CancelEvent: "hebe dieses Ereignis auf",
    CancelReaction: "hebe diese Reaktion auf",
    RaiseBid: "erhöhe dein Gebot um bis zu {n}",
    Excuse: "du verlierst dafür keinen Revolutionspunkt",
}
