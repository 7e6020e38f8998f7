"""How the words of `words/damage.py` are told in German."""

from __future__ import annotations

from ....codes import ANY_NUMBER
from ....script.nodes import SELF, TARGET, Role
from ....words.damage import heal, heal_up_to, reduce_damage
from ..clauses import Clause
from ..effects import all_there_is
from ..tables import EffectTable, NumberTable
from .grammar import German as T
from .nouns import IT, Verb, fixed
from .pieces import per
from .verbs import BE, BECOME, LOSE, REMOVE, SUFFER


def removes_damage(t: T, one: heal | heal_up_to, most: str = "") -> Clause:
    if all_there_is(one):
        return Clause(t.subject(one.who), REMOVE, rest="allen Schaden")
    again = " für jeden von ihnen" if t.loop and isinstance(one.who, Role) and one.who.name != t.loop else ""
    return Clause(t.subject(one.who), REMOVE, rest=f"{most}{t.much(one.n, 'Schaden')}{again}")


def suffers_less(t: T, one: reduce_damage) -> Clause:
    if one.n == ANY_NUMBER:
        return Clause(t.who(TARGET), SUFFER, rest="nur 1")
    less = f"{one.n} weniger" if isinstance(one.n, int) else t.much(one.n, "Schaden weniger")
    return Clause(t.who(TARGET), SUFFER, rest=less + (f", mindestens aber {one.floor}" if one.floor else ""))


EFFECTS: EffectTable[T] = {
    "leave_game": lambda t, one: Clause(None, Verb("entfernen", "entfernt", "entferne"), t.who(one.who).acc, "aus dem Spiel"),
    "damage": lambda t, one: Clause(
        t.subject(one.who), SUFFER, rest=t.much(one.n, "Schaden"), tail=", ohne dafür {power} zu erhalten" if one.empty else ""
    ),
    "heal": removes_damage,
    "heal_up_to": lambda t, one: removes_damage(t, one, "bis zu "),
    "may_heal": lambda t, one: Clause(t.subject(one.who), REMOVE, rest=f"bis zu {t.much(one.n, 'Schaden')}", may=True),
    "reduce_damage": suffers_less,
    "no_damage": lambda t, one: Clause(t.who(TARGET), SUFFER, rest="keinen Schaden"),
    "damage_each": lambda t, one: Clause(t.noun(one.which, "every"), SUFFER, rest=t.much(one.n, "Schaden")),
    "ko": lambda t, one: Clause(t.who(one.who), BECOME, rest="besiegt"),
    "revive": lambda t, one: [
        Clause(t.who(one.who), LOSE, rest="seinen Angeschlagen-Marker"),
        Clause(t.who(one.who), REMOVE, rest=t.much(one.n, "Schaden")),
    ],
    "go_down": lambda t, one: Clause(t.subject(one.who), BE, rest="danach angeschlagen oder, wenn er verletzt ist, besiegt"),
    "stay_in_play": lambda t, one: Clause(IT, Verb("bleiben", "bleibt", "bleib"), rest="auf dem Schlachtfeld"),
    "restore": lambda t, one: Clause(t.subject(one.who), REMOVE, rest="allen Schaden und alle Zustände und wird gesund"),
    "daze_instead": lambda t, one: Clause(IT, BECOME, rest="bei Schaden stattdessen angeschlagen und bleibt verletzt"),
    "ko_instead": lambda t, one: Clause(IT, BECOME, rest="stattdessen besiegt"),
    "stay_up": lambda t, one: Clause(IT, BECOME, rest="weder angeschlagen noch besiegt"),
    "fall": lambda t, one: Clause(t.who(one.who), BECOME, rest="dann angeschlagen oder besiegt"),
    "cap_damage": lambda t, one: Clause(
        fixed("der Angriff"), Verb("zufügen", "fügt", "füge", "zu"), rest=f"höchstens {one.n} Schaden"
    ),
    "bring_back": lambda t, one: Clause(
        None,
        Verb("platzieren", "platziert", "platziere"),
        rest=f"einen deiner besiegten Charaktere mit Bedrohung {one.threat} oder weniger"
        f" in {{range}} {one.range} zu {t.who(SELF).dat},"
        " gesund und ohne alle Marker",
    ),
    "suffer_up_to": lambda t, one: Clause(t.subject(SELF), SUFFER, rest=f"bis zu {one.n} Schaden"),
    "power_instead_of_damage": lambda t, one: [
        Clause(fixed("der Angriff"), Verb("zufügen", "fügt", "füge", "zu"), rest="keinen Schaden"),
        Clause(t.who(TARGET), LOSE, rest="stattdessen ebenso viel {power}"),
    ],
    "suffer_only": lambda t, one: Clause(t.subject(SELF), SUFFER, rest=f"nur {one.n} Schaden"),
    "defeat": lambda t, one: Clause(t.who(one.who), BECOME, rest="angeschlagen", tail=", oder besiegt, wenn es verletzt ist"),
    "no_healing": lambda t, one: Clause(IT, REMOVE, rest="keinen"),
}

NUMBERS: NumberTable = {
    "healed": lambda t: per("je entferntem Schaden"),
    "tally": lambda t: per("je so erlittenem Schaden"),
}
