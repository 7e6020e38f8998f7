"""How the words of `words/by_what.py` are told in German."""

from __future__ import annotations

from longbox.speech import listed

from ..tables import TestTable
from .nouns import quoted
from .pieces import typed

TESTS: TestTable = {
    "by_collision": lambda t: "der Schaden von einem Zusammenstoß kommt",
    "by_attack_or_superpower": lambda t: "ein Angriff oder eine Superkraft das bewirkt hat",
    "by_attack": lambda t: "das durch einen Angriff geschieht",
    "effect_of_attack": lambda t, *types: f"durch Sonderregeln von Angriffen vom Typ {typed(types)}",
    "by_attack_rule": lambda t, *types: f"durch Sonderregeln von Angriffen{f' vom Typ {typed(types)}' if types else ''}",
    "by_superpower": lambda t: "durch Superkräfte",
    "bodily": lambda t: "er von einem Angriff vom Typ {physical} oder einem Zusammenstoß kommt",
    "superpower_is": lambda t, *ids: f"es {listed([quoted(t.name(id)) for id in ids], 'oder')} ist",
    "superpower_paid": lambda t: "dafür {power} ausgegeben worden ist",
}

NOT: TestTable = {
    "by_attack": lambda t: "das nicht durch einen Angriff geschieht",
}
