"""The words of `words/movement.py` in German."""

from __future__ import annotations

from typing import Final

from ....words import Dart, Farther, Phase, Pull, Push, Swap
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    Farther: "{who} darf sich bis zu {n} {n:Feld|Felder} weiter bewegen",
    Phase: "{who} darf sich durch Hindernisse und Charaktere bewegen",
    Dart: "{who} darf sich bis zu {n} {n:Feld|Felder} bewegen",
    Push: "du darfst das Ziel {n:|bis zu }{n} {n:Feld|Felder} in gerader Linie von {to} wegschieben",
    Pull: "ziehe einen Charakter, der höchstens {n} {n:Feld|Felder} entfernt ist, auf ein freies Feld neben {to}",
    Swap: "{who} tauscht den Platz mit einem Charakter, der höchstens {n} {n:Feld|Felder} entfernt ist",
}
