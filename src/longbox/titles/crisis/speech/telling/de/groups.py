"""What several German clauses or conditions in a row share, said once."""

from __future__ import annotations

import re
from dataclasses import replace

from longbox.speech import listed

from ..clauses import Clause
from .nouns import fixed
from .verbs import CANNOT, GAIN


def none_of(clause: Clause, alone: bool) -> Clause:
    """Was jeder nicht kann, kann keiner."""
    who = clause.subject
    if who is not None and who.nom == "kein Feind":
        return replace(clause, first=clause.first.replace("jeden deiner", "einen deiner", 1))
    if alone and clause.verb is GAIN and who is not None and clause.rest.startswith("keine ") and who.nom.startswith("jeder Feind"):
        return replace(clause, subject=fixed(who.nom.replace("jeder", "kein", 1)), rest=clause.rest.removeprefix("keine "))
    if clause.verb is not CANNOT or who is None or not re.match("jeder (Feind|Charakter|deiner) ?", who.nom):
        return clause
    rest = re.sub(r"^keine reaktiven ", "reaktive ", clause.rest)
    rest = re.sub(r"^keine |^nicht | nicht(?= erhalten$)|weder (?=.* noch )", "", rest).replace(" noch ", " oder ")
    nobody = "keiner" if who.nom.startswith("jeder deiner") else "kein"
    return replace(clause, subject=fixed(who.nom.replace("jeder", nobody, 1)), rest=rest)


def once_per(group: list[Clause]) -> list[Clause]:
    """Wofür mehreres je einmal geschieht, ein Mal davor."""
    found = [re.search(r" ((?:für jede|je) (?:(?!für jede|,|;).)+)$", one.rest) for one in group]
    if len(group) < 2 or found[0] is None or any(one is None or one[1] != found[0][1] for one in found):
        return group
    left = [replace(one, rest=one.rest.removesuffix(found[0][0])) for one in group]
    return [replace(left[0], rest=f"{found[0][1]} {left[0].rest}"), *left[1:]]


def together(told: list[str]) -> str:
    """Was von jemandem gesagt wird, das Verb ein Mal, wo es dasselbe ist.

    >>> together(["Blutend hat", "keinen Aktiviert-Marker hat"])
    'Blutend und keinen Aktiviert-Marker hat'
    """
    if any(" oder " in one for one in told):
        return listed(told, "und")
    verbs = [one.rpartition(" ")[2] for one in told]
    shared = [
        one.removesuffix(f" {verb}") if verb in ("hat", "hält") and verbs[number + 1 : number + 2] == [verb] else one
        for number, (one, verb) in enumerate(zip(told, verbs, strict=True))
    ]
    return listed(shared, "und")
