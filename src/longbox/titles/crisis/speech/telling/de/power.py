"""How the words of `words/power.py` are told in German."""

from __future__ import annotations

from ....codes import ANY_NUMBER
from ....script.nodes import SELF
from ..clauses import Clause
from ..effects import all_power
from ..tables import EffectTable, NumberTable, TestTable
from .grammar import German as T
from .nouns import IT, Verb, fixed
from .pieces import per
from .verbs import GAIN, LOSE, SPEND, SUFFER

EFFECTS: EffectTable[T] = {
    "cheaper_attack": lambda t, one: Clause(
        fixed("der Angriff"), Verb("kosten", "kostet", "koste"), rest=t.much(one.n, "{power} weniger")
    ),
    "gain_power": lambda t, one: Clause(t.subject(one.who), GAIN, rest=t.much(one.n, "{power}", of="zusätzlich" * t.besides)),
    "lose_power": lambda t, one: Clause(
        t.subject(one.who), LOSE, rest="alle {power}" if all_power(one) else t.much(one.n, "{power}")
    ),
    "drain": lambda t, one: Clause(None, Verb("abnehmen", "nimmt", "nimm", "ab"), t.who(one.who).dat, t.much(one.n, "{power}")),
    "tear_power": lambda t, one: [
        Clause(t.who(one.who), LOSE, rest=t.much(one.n, "{power}")),
        Clause(t.who(one.who), SUFFER, rest="1 Schaden je {power}, die ihm fehlt", tail=", ohne dafür {power} zu erhalten"),
    ],
    "spend_up_to": lambda t, one: Clause(t.subject(one.who), SPEND, rest=f"bis zu {one.n} {{power}}", may=True),
    "unless_pays": lambda t, one: [
        *t.effect(one.effect),
        Clause(t.who(one.who), SPEND, rest=f"{one.n} {{power}}", tail=", um das zu verhindern", may=True),
    ],
    "hand_out": lambda t, one: [
        Clause(t.subject(one.who), LOSE, rest=t.much(one.n, "{power}")),
        Clause(fixed("einer deiner Charaktere"), GAIN, rest="für jede davon 1 {power}", may=True),
    ],
    "tribute": lambda t, one: [
        Clause(t.noun(one.which, "every"), SPEND, rest="1 {power}", may=True),
        Clause(t.who(SELF), GAIN, rest="1 {power} für jeden, der das tut"),
        Clause(fixed("wer das nicht tut,"), SUFFER, rest="1 Schaden"),
    ],
    "pay_power": lambda t, one: Clause(t.subject(one.who), SPEND, rest=f"{one.n} {{power}}"),
    "burn_power": lambda t, one: [
        Clause(t.who(one.who), LOSE, rest=t.much(one.n, "{power}")),
        Clause(t.who(one.who), SUFFER, rest="1 Schaden je verlorener {power}", tail=", ohne dafür {power} zu erhalten"),
    ],
    "gain_less": lambda t, one: Clause(IT, GAIN, rest=f"{one.n} {{power}} weniger"),
}

NUMBERS: NumberTable = {
    "missing_power": lambda t: ("as", "die fehlende {power}"),
    "spent": lambda t: per("je ausgegebener {power}"),
    "power_of": lambda t, who, most: ("as", t.who(who).own("{power}") + (f" (höchstens {most})" if most < ANY_NUMBER else "")),
}

TESTS: TestTable = {
    "own_attack_action": lambda t: "es eine Angriffsaktion in der eigenen Aktivierung ist",
}
