"""When Powers and Reactions work, in German."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....codes import (
    ACTION,
    ALLY,
    ATTACKED,
    ATTACKING,
    BIDS_SHOWN,
    CANCELLING,
    DEALT,
    DEFEATED,
    DEFENDING,
    EVENT_TRIED,
    EVENT_TRIED_ON_ME,
    HURT,
    INITIATIVE,
    INITIATIVE_ROLLED,
    LOST_POINTS,
    LOST_POINTS_BY_EVENT,
    MOVED,
    MOVING,
    PLOT,
    REFUSED,
    ROLLED,
    STUDENT_DISCARDED,
    When,
)
from ....words import EventCosts, PickStats, Reflect, Reroll, StealToken, Word
from ..sentences import Sentence
from .dice import ROLLS

MOMENTS: Final[Mapping[When, str]] = {
    ATTACKING: "bevor {who} angreift",
    DEFENDING: "wenn {who} angegriffen wird",
    ROLLED: "nach einem Wurf {of}",
    DEALT: "wenn {who} mit einem Angriff Schaden zufügt",
    HURT: "wenn {who} Schaden nimmt",
    ALLY: "wenn der Charakter einer anderen Schule neben {to} Schaden nimmt",
    MOVING: "bei einer Bewegungsaktion",
    MOVED: "nach einer eigenen Bewegungsaktion von mindestens 1 Feld",
    ATTACKED: "nach einem eigenen Angriff",
    ACTION: "Spezialaktion",
    PLOT: "als Tätigkeit in der Plotphase",
    INITIATIVE: "vor dem Initiativwurf {of}",
    INITIATIVE_ROLLED: "nach dem Initiativwurf {of}",
    EVENT_TRIED: "wenn eine andere Schule ein Ereignis spielt",
    EVENT_TRIED_ON_ME: "wenn das Ereignis einer anderen Schule deine Schule oder einen deiner Charaktere wählt",
    CANCELLING: "wenn eine andere Schule dein Ereignis mit einer Reaktion aufheben will",
    LOST_POINTS: "wenn du Revolutionspunkte verlierst",
    LOST_POINTS_BY_EVENT: "wenn dich das Ereignis einer anderen Schule Revolutionspunkte kostet",
    BIDS_SHOWN: "wenn die ersten Gebote für eine Karte des Rekrutenstapels aufgedeckt werden",
    STUDENT_DISCARDED: "wenn eine andere Schule einen Schüler entlässt, der nicht ins Krankenhaus kam",
    REFUSED: "wenn du die Einladung zu einer Mission ablehnst",
    DEFEATED: "wenn {who} besiegt wird",
}
SHARPER: Final[Mapping[tuple[When, type[Word]], Sentence]] = {
    (ROLLED, Reroll): lambda word: f"nach {ROLLS[word.roll]} {{of}}",
    (DEALT, PickStats): "wenn {who} mit einem Angriff dem Charakter einer anderen Schule Schaden zufügt",
    (DEALT, StealToken): "wenn {who} mit einem Angriff dem Charakter einer anderen Schule Schaden zufügt",
    (HURT, Reflect): "wenn ein Angriff {to} Schaden zufügt",
    (EVENT_TRIED, EventCosts): "wenn eine andere Schule ein Ereignis mit Plotwert {n} oder mehr spielt",
}
