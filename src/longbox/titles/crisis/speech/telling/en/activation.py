"""How the words of `words/activation.py` are told in English."""

from __future__ import annotations

from ..clauses import Clause
from ..tables import EffectTable
from .grammar import English as T
from .nouns import noun

EFFECTS: EffectTable[T] = {
    "pass_activated": lambda t, one: Clause(None, "move", f"{t.who(one.who).own} Activated token to {t.who(one.to)}"),
    "action": lambda t, one: Clause(
        t.subject(one.who),
        "take",
        {"attack": "an attack action", "any": "an action"}.get(one.kind, f"a {one.kind} action")
        + (f" with {t.attack_name(one.only)}" if one.only else "")
        + (" with an attack that it has not used in this activation" if one.unused else "")
        + (f" against {t.who(one.target)}" if one.target is not None else ""),
        may=one.target is not None,
    ),
    "use_freely": lambda t, one: Clause(t.me(), "use", f"{t.name(f'{t.card}/{one.power}')} for 0 {{power}}"),
    "activate_too": lambda t, one: Clause(None, "activate", f"{t.who(one.who)} in the same turn", may=True),
    "activate": lambda t, one: Clause(t.who(one.who), "activate", "at once"),
    "must_attack_first": lambda t, one: Clause(t.me(), "must", f"attack {t.who(one.who)} with its first action, if it can"),
    "take_priority": lambda t, one: Clause(None, "take", "priority"),
    "end_activation": lambda t, one: Clause(noun(f"{t.who(one.who).own} activation"), "end", "at once, if it is going on"),
    "give_activated": lambda t, one: Clause(t.subject(one.who), "gain", "an Activated token"),
    "ready_again": lambda t, one: Clause(t.subject(one.who), "lose", "its Activated token"),
}
