"""The words of `words/schools.py` in English."""

from __future__ import annotations

from typing import Final

from ....words import Buff, Draw, Drop, Hope, Peek, PlotPoints, Revolution, Scry, TakeHope
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    Revolution: "{who}: {n:+d} Revolution Point",
    Hope: "{who}: {n:+d} Hope",
    TakeHope: "take up to {n} Hope: {who}",
    PlotPoints: "{who}: {n:+d} Plot Points",
    Draw: "draw {n} Plot Cards",
    Drop: "{who}: discard {n} Plot Cards ({how})",
    Peek: "look at a hand: {who}",
    Scry: "look at {n} cards of the {deck}, put them back in any order",
    Buff: "this round's Mission: {n:+d} dice for {attribute}",
}
