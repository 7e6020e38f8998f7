"""The words of `words/movement.py` in German."""

from __future__ import annotations

from typing import Final

from ....words import Dart, Farther, Phase, Pull, Push, Swap
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    Farther: "beweg dich {n} Felder weiter",
    Phase: "zieh durch Hindernisse und Charaktere",
    Dart: "beweg dich bis zu {n} Felder",
    Push: "schieb das Ziel bis zu {n} Felder weg",
    Pull: "zieh einen Charakter im Umkreis von {n} Feldern neben dich",
    Swap: "tausch den Platz mit einem Charakter im Umkreis von {n} Feldern",
}
