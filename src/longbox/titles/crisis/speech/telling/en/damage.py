"""How the words of `words/damage.py` are told in English."""

from __future__ import annotations

from ....codes import ANY_NUMBER
from ....script.nodes import SELF, TARGET, Role
from ....words.damage import heal, heal_up_to
from ..clauses import Clause
from ..effects import all_there_is
from ..tables import EffectTable, NumberTable
from .grammar import English as T
from .nouns import noun
from .pieces import per


def removes_damage(t: T, one: heal | heal_up_to, most: str = "") -> Clause:
    if all_there_is(one):
        return Clause(t.subject(one.who), "remove", "all damage")
    again = " for each of them" if t.loop and isinstance(one.who, Role) and one.who.name != t.loop else ""
    return Clause(t.subject(one.who), "remove", f"{most}{t.much(one.n, 'damage')}{again}")


EFFECTS: EffectTable[T] = {
    "leave_game": lambda t, one: Clause(None, "remove", f"{t.who(one.who)} from the game"),
    "damage": lambda t, one: Clause(
        t.subject(one.who), "suffer", t.much(one.n, "damage") + (", without gaining {power} for it" if one.empty else "")
    ),
    "heal": removes_damage,
    "heal_up_to": lambda t, one: removes_damage(t, one, "up to "),
    "may_heal": lambda t, one: Clause(t.subject(one.who), "remove", f"up to {t.much(one.n, 'damage')}", may=True),
    "reduce_damage": lambda t, one: Clause(
        t.who(TARGET),
        "suffer",
        "only 1"
        if one.n == ANY_NUMBER
        else (f"{one.n} less" if isinstance(one.n, int) else t.much(one.n, "less damage"))
        + (f", but at least {one.floor}" if one.floor else ""),
    ),
    "no_damage": lambda t, one: Clause(t.who(TARGET), "suffer", "no damage"),
    "damage_each": lambda t, one: Clause(t.noun(one.which, "every"), "suffer", t.much(one.n, "damage")),
    "ko": lambda t, one: Clause(t.who(one.who), "be", "KO'd"),
    "revive": lambda t, one: [
        Clause(t.who(one.who), "lose", "its Dazed token"),
        Clause(t.who(one.who), "remove", t.much(one.n, "damage")),
    ],
    "go_down": lambda t, one: Clause(t.subject(one.who), "be", "Dazed when that is over, or KO'd if it is Injured"),
    "stay_in_play": lambda t, one: Clause(t.it(), "stay", "on the battlefield"),
    "restore": lambda t, one: Clause(t.subject(one.who), "remove", "all damage and conditions and turns Healthy"),
    "daze_instead": lambda t, one: Clause(t.it(), "be", "Dazed instead if damage did it, and stays Injured"),
    "ko_instead": lambda t, one: Clause(t.it(), "be", "KO'd instead"),
    "stay_up": lambda t, one: Clause(t.it(), "be", "neither Dazed nor KO'd"),
    "fall": lambda t, one: Clause(t.who(one.who), "be", "Dazed or KO'd then"),
    "cap_damage": lambda t, one: Clause(noun("the attack"), "deal", f"at most {one.n} damage"),
    "bring_back": lambda t, one: Clause(
        None,
        "place",
        f"one of your KO'd characters of Threat {one.threat} or less within {{range}} {one.range} of {t.who(SELF)},"
        " Healthy and with nothing on it",
    ),
    "suffer_up_to": lambda t, one: Clause(t.subject(SELF), "suffer", f"up to {one.n} damage"),
    "power_instead_of_damage": lambda t, one: [
        Clause(noun("the attack"), "deal", "no damage"),
        Clause(t.who(TARGET), "lose", "that much {power} instead"),
    ],
    "suffer_only": lambda t, one: Clause(t.subject(SELF), "suffer", f"only {one.n} damage"),
    "defeat": lambda t, one: Clause(t.who(one.who), "become", "Dazed if Healthy and KO'd if Injured"),
    "no_healing": lambda t, one: Clause(noun("none"), "be", "removed"),
}

NUMBERS: NumberTable = {
    "healed": lambda t: per("for each damage removed"),
    "tally": lambda t: per("for each damage suffered this way"),
}
