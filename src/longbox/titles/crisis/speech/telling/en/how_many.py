"""How the words of `words/how_many.py` are told in English."""

from __future__ import annotations

from ....codes import ANY_NUMBER, FAIL, TYPES
from ....script.nodes import SELF
from ..tables import NumberTable
from .grammar import English as T
from .pieces import per


def kept(t: T, name: str) -> tuple[str, str]:
    n = t.kept.get(name)
    if n is None:
        faces = {"rolled": t.rolled, "failed": (FAIL,)}.get(name)
        return per(f"for each {t.faces(faces)}") if faces else ("as", "before")
    if not isinstance(n, int) and n.name == "conditions_on":  # counted before they were lost
        return per("for each of them")
    return ("n", str(n)) if isinstance(n, int) else t.number(n)


NUMBERS: NumberTable = {
    "lenders_defense": lambda t, kind: ("as", f"the {{{TYPES[kind]}}} defense of whoever it is measured from"),
    "least_threat": lambda t, which: ("n", "at least the Threat of one of them in"),
    "damage_dealt": lambda t: per("per damage dealt"),
    "stamina_left": lambda t, who: ("as", f"{t.who(who).own} remaining Stamina"),
    "paid": lambda t: per("for each {power} spent"),
    "rolled": lambda t, *faces: per(f"for each {t.faces(faces)} of the attack roll"),
    "fatal_damage": lambda t: per("for each damage that Dazed or KO'd your character"),
    "size_of": lambda t, who: ("as", f"{t.who(who).own} Size"),
    "if_in_attack": lambda t, one, two: ("n", f"{one} in an attack, otherwise {two}"),
    "times_ticked": lambda t, ability: ("per", "for each other time that it has done so this turn"),
    "threat_of": lambda t, who: ("as", f"{t.who(who).own} Threat"),
    "damage_on": lambda t, who, most: per(
        f"for each damage on {'this character' if who == SELF and not t.squad else t.who(who)}"
        f"{f', at most {most}' if most < ANY_NUMBER else ''}"
    ),
    "half": lambda t, n: ("as", f"half of {n if isinstance(n, int) else t.number(n)[1]} (rounded up)"),
    "grown": lambda t, name, number: per("for each die turned" if t.turns else f"for each additional {t.faces(number.parts)}"),
    "number": lambda t: per("for each damage suffered"),
    "defense_of_the_other": lambda t: ("as", "the other's defense of that type"),
    "infinity_gems": lambda t, who: per(f"for each Infinity Gem {t.who(who)} has"),
    "conditions_on": lambda t, who: per(f"for each condition on {t.who(who)}"),
    "defense_of": lambda t, who, kind: ("as", f"{t.who(who).own} {{{TYPES[kind]}}} defense"),
    "noted": lambda t, name: kept(t, name),
    "difference": lambda t, one, two: per("for each damage suffered this way"),
    "pairs": lambda t, n: per(f"for every 2 {n if isinstance(n, int) else t.number(n)[1].removeprefix('for each ')}"),
    "for_every": lambda t, so_many, n: per(f"for every {so_many} {t.number(n)[1].removeprefix('for each ')}"),
    "crowd": lambda t, which: per(f"for each {t.noun(which, 'every').text.removeprefix('every ').removeprefix('each ')}"),
    "kept": lambda t, n: t.number(n),
    "one_below": lambda t, n: ("as", f"smaller than {t.number(n)[1]}"),
    "times_placed": lambda t: per("for every time this character was placed this turn"),
    "round_number": lambda t: ("as", "the number of the round"),
    "foes_in_area": lambda t: per("for each enemy, not Dazed, that was in its area when it was chosen"),
}
