"""How the words of `words/power.py` are told in English."""

from __future__ import annotations

from ....codes import ANY_NUMBER
from ....script.nodes import SELF
from ..clauses import Clause
from ..effects import all_power
from ..tables import EffectTable, NumberTable, TestTable
from .grammar import English as T
from .nouns import noun
from .pieces import per

EFFECTS: EffectTable[T] = {
    "cheaper_attack": lambda t, one: Clause(noun("the attack"), "cost", f"{t.much(one.n, '{power} less')}"),
    "gain_power": lambda t, one: Clause(
        t.subject(one.who), "gain", t.much(one.n, "additional {power}" if t.besides else "{power}")
    ),
    "lose_power": lambda t, one: Clause(t.subject(one.who), "lose", "all {power}" if all_power(one) else t.much(one.n, "{power}")),
    "drain": lambda t, one: Clause(None, "take", t.much(one.n, "{power}", of=f"from {t.who(one.who)}")),
    "tear_power": lambda t, one: [
        Clause(t.who(one.who), "lose", t.much(one.n, "{power}")),
        Clause(t.who(one.who), "suffer", "1 damage for each {power} it lacks, without gaining {power} for it"),
    ],
    "spend_up_to": lambda t, one: Clause(t.subject(one.who), "spend", f"up to {one.n} {{power}}", may=True),
    "unless_pays": lambda t, one: [
        *t.effect(one.effect),
        Clause(t.who(one.who), "spend", f"{one.n} {{power}} to prevent that", may=True),
    ],
    "hand_out": lambda t, one: [
        Clause(t.subject(one.who), "lose", t.much(one.n, "{power}")),
        Clause(noun("for each of these one of your characters"), "gain", "1 {power}", may=True),
    ],
    "tribute": lambda t, one: [
        Clause(t.noun(one.which, "every"), "spend", "1 {power}", may=True),
        Clause(t.who(SELF), "gain", "1 {power} for each that does"),
        Clause(noun("whoever does not"), "suffer", "1 damage"),
    ],
    "pay_power": lambda t, one: Clause(t.subject(one.who), "spend", f"{one.n} {{power}}"),
    "burn_power": lambda t, one: [
        Clause(t.who(one.who), "lose", t.much(one.n, "{power}")),
        Clause(t.who(one.who), "suffer", "1 damage for each {power} lost, without gaining {power} for it"),
    ],
    "gain_less": lambda t, one: Clause(t.it(), "gain", f"{one.n} {{power}} less"),
}

NUMBERS: NumberTable = {
    "missing_power": lambda t: ("as", "the {power} it lacks"),
    "spent": lambda t: per("for each {power} spent"),
    "power_of": lambda t, who, most: ("as", f"{t.who(who).own} {{power}}{f' (at most {most})' if most < ANY_NUMBER else ''}"),
}

TESTS: TestTable = {
    "own_attack_action": lambda t: "it is an attack action in its own activation",
}
