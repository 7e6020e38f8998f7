"""Words that something sets off (FT-121). In German."""

from __future__ import annotations

from typing import Final

from ....words import Guards, PassesOn, Retaliates, SecondWind, Senses
from ..common import Tellers
from .phrases import ability, harm

TELLERS: Final[Tellers] = {
    Senses: lambda w: (
        f"Wird sie auf einer Seite zum ersten Mal angegriffen, legt sie einen FEAT auf {ability(w.ability)} ab; "
        "bei Grün oder besser scheitert der Angriff."
    ),
    SecondWind: lambda w: "Würde sie auf einer Seite zum ersten Mal Erschöpft, ist sie stattdessen Bereit.",
    Guards: lambda w: "Angrenzende Teamkameraden dürfen Schaden auf sie übertragen.",
    PassesOn: lambda w: "Sie darf Schaden auf einen angrenzenden Teamkameraden von geringerem Ruhm übertragen.",
    Retaliates: lambda w: (
        f"Wer sie mit einem Nahkampfangriff oder Ringkampf trifft, nimmt {harm(w.rank, w.kind)}, wenn sie dann noch steht."
    ),
}
