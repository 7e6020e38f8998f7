"""How the words of `words/how_many.py` are told in German."""

from __future__ import annotations

from ....codes import ANY_NUMBER, FAIL, TYPES
from ....script.nodes import SELF
from ..tables import NumberTable
from .grammar import German as T
from .pieces import THIS, every, per


def kept(t: T, name: str) -> tuple[str, str]:
    n = t.kept.get(name)
    if n is None:
        faces = {"rolled": t.rolled, "failed": (FAIL,)}.get(name)
        return per(every(t, faces)) if faces else ("as", "zuvor")
    if not isinstance(n, int) and n.name == "conditions_on":  # gezählt, bevor sie abgelegt wurden
        return per("je so abgelegtem Zustand")
    return ("n", str(n)) if isinstance(n, int) else t.number(n)


NUMBERS: NumberTable = {
    "lenders_defense": lambda t, kind: ("as", f"die Verteidigung {{{TYPES[kind]}}} dessen, von dem aus gemessen wird"),
    "least_threat": lambda t, which: ("n", "mindestens die Bedrohung eines von ihnen an"),
    "stamina_left": lambda t, who: ("as", f"{t.who(who).gen} übrige Ausdauer"),
    "damage_dealt": lambda t: per("je zugefügtem Schaden"),
    "paid": lambda t: per("je ausgegebener {power}"),
    "rolled": lambda t, *faces: per(f"{every(t, faces)} des Angriffswurfs"),
    "fatal_damage": lambda t: per("je Schaden, der deinen Charakter ausgeschaltet hat"),
    "size_of": lambda t, who: ("as", t.who(who).own("Größe")),
    "if_in_attack": lambda t, one, two: ("n", f"{one} in einem Angriff, sonst {two}"),
    "times_ticked": lambda t, ability: ("per", "je weiterem Mal, das er das in diesem Zug getan hat,"),
    "threat_of": lambda t, who: ("as", t.who(who).own("Bedrohung")),
    "damage_on": lambda t, who, most: per(
        f"je Schaden auf {THIS().dat if who == SELF and not t.squad else t.who(who).dat}"
        f"{f', höchstens {most}' if most < ANY_NUMBER else ''}"
    ),
    "half": lambda t, n: ("as", f"die Hälfte von {n if isinstance(n, int) else t.number(n)[1]} (aufgerundet)"),
    "grown": lambda t, name, number: per(
        "je geändertem Würfel" if t.turns else every(t, number.parts).replace("jede", "jede zusätzliche", 1)
    ),
    "number": lambda t: per("je erlittenem Schaden"),
    "defense_of_the_other": lambda t: ("as", "die Verteidigung des anderen gegen diesen Typ"),
    "infinity_gems": lambda t, who: per(f"für jeden Infinity-Stein, den {t.who(who)} hat"),
    "conditions_on": lambda t, who: per(f"je Zustand auf {t.who(who).dat}"),
    "defense_of": lambda t, who, kind: ("as", t.who(who).own(f"Verteidigung {{{TYPES[kind]}}}")),
    "noted": lambda t, name: kept(t, name),
    "difference": lambda t, one, two: per("je so erlittenem Schaden"),
    "pairs": lambda t, n: per(f"für je 2 {n if isinstance(n, int) else t.number(n)[1].removeprefix('je ')}"),
    "for_every": lambda t, so_many, n: per(f"für je {so_many} {t.number(n)[1].removeprefix('je ')}"),
    "crowd": lambda t, which: per(f"für {t.noun(which, 'every').acc}"),
    "kept": lambda t, n: t.number(n),
    "one_below": lambda t, n: ("as", f"kleiner als {t.number(n)[1]}"),
    "times_placed": lambda t: per("für jedes Mal, das dieser Charakter in diesem Zug versetzt worden ist,"),
    "round_number": lambda t: ("as", "die Zahl der Runde"),
    "foes_in_area": lambda t: per("für jeden nicht angeschlagenen Feind, der bei der Wahl des Angriffs in seiner Reichweite war,"),
}
