"""How the words of `words/interactions.py` are told in English."""

from __future__ import annotations

from longbox.speech import listed

from ....script.nodes import SELF
from ....words.interactions import hand_over
from ..clauses import Clause
from ..facts import facts
from ..tables import EffectTable
from .grammar import English as T
from .pieces import CRISIS_KINDS, TOKEN, a_kind


def hands_over(t: T, one: hand_over) -> Clause:
    what = listed([a_kind(t, kind) for kind in one.kinds], "or") if one.kinds else "an objective token"
    if facts(one.to).me:  # whoever plays it decides, not who held the token
        return Clause(t.subject(SELF), "take", f"{what} from {t.who(one.who)}, if allowed to hold that token")
    return Clause(t.subject(one.who), "hand", f"{what} to {t.noun(one.to, 'a')} that may hold the token")


EFFECTS: EffectTable[T] = {
    "hand_over": hands_over,
    "pick_up": lambda t, one: (
        Clause(t.subject(SELF), "take", str(t.who(TOKEN)))
        if one.who == SELF
        else Clause(None, "pick", f"up {t.who(TOKEN)}{t.hold_limit()}")
    ),
    "take_control": lambda t, one: Clause(None, "gain", f"control of {t.who(TOKEN)}"),
    "drop_tokens": lambda t, one: Clause(t.subject(one.who), "drop", "all objective tokens"),
    "remove_tokens": lambda t, one: Clause(t.token(one.which, "every"), "leave", "the game"),
    "move_token": lambda t, one: Clause(
        None, "move", f"{t.who(TOKEN)} up to {{range}} {one.range}{', once per round' if one.limited else ''}"
    ),
    "drop_one": lambda t, one: Clause(
        t.subject(one.who), "drop", listed([a_kind(t, kind) for kind in one.kinds], "or") if one.kinds else "1 objective token"
    ),
    "interact_freely": lambda t, one: Clause(
        t.who(one.who), "interact", "with any number of objective tokens for no {power}", may=True
    ),
    "interact_once": lambda t, one: Clause(
        t.who(one.who), "interact", f"with {CRISIS_KINDS[one.kind]} objective token at once", may=True
    ),
    "interact_afar": lambda t, one: Clause(
        None,
        "interact",
        f"with {a_kind(t, one.kind)} within {{range}} {t.x(one.range) or f'1 {t.number(one.range)[1]}'}",
        tail=", without spending more {power}",
    ),
}
