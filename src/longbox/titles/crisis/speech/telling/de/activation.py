"""How the words of `words/activation.py` are told in German."""

from __future__ import annotations

from ....script.nodes import TARGET
from ..clauses import Clause
from ..tables import EffectTable
from .grammar import German as T
from .nouns import Verb, fixed, quoted
from .verbs import ACT, BECOME, GAIN, LOSE

ACTIONS = {"attack": "eine Angriffsaktion", "move": "eine Bewegungsaktion", "shake": "eine Erholen-Aktion", "any": "eine Aktion"}
EFFECTS: EffectTable[T] = {
    "pass_activated": lambda t, one: Clause(
        None, Verb("bewegen", "bewegt", "bewege"), rest=f"den Aktiviert-Marker {t.who(one.who).von} auf {t.who(one.to).acc}"
    ),
    "action": lambda t, one: Clause(
        t.subject(one.who),
        ACT,
        rest=ACTIONS[one.kind]
        + (f" mit {t.attack_name(one.only)}" if one.only else "")
        + (" mit einem in dieser Aktivierung noch unbenutzten Angriff" if one.unused else "")
        + (f" gegen {t.who(one.target).acc}" if one.target is not None else ""),
        may=one.target is not None,
    ),
    "use_freely": lambda t, one: Clause(
        t.me(),
        Verb("einsetzen", "setzt", "setze", "ein"),
        rest=f"{quoted(t.name(f'{t.card}/{one.power}'))} für 0 {{power}}",
    ),
    "activate_too": lambda t, one: Clause(
        None, Verb("aktivieren", "aktiviert", "aktiviere"), t.who(one.who).acc, "noch in diesem Zug", may=True
    ),
    "activate": lambda t, one: Clause(t.who(one.who), BECOME, rest="sofort aktiviert"),
    "must_attack_first": lambda t, one: Clause(
        t.me(),
        Verb("angreifen müssen", "muss", "musst", "angreifen"),
        t.who(one.who).acc,
        "nach Möglichkeit mit der ersten Aktion",
    ),
    "take_priority": lambda t, one: Clause(None, GAIN, rest="den Vorrang"),
    "end_activation": lambda t, one: Clause(
        fixed("die Aktivierung des Ziels" if one.who == TARGET else f"die Aktivierung ({t.who(one.who)})"),
        Verb("enden", "endet", "ende"),
        rest="sofort, falls sie gerade läuft",
    ),
    "give_activated": lambda t, one: Clause(t.subject(one.who), GAIN, rest="einen Aktiviert-Marker"),
    "ready_again": lambda t, one: Clause(t.subject(one.who), LOSE, rest="seinen Aktiviert-Marker"),
}
