"""How the words of `words/interactions.py` are told in German."""

from __future__ import annotations

from longbox.speech import listed

from ....script.nodes import SELF
from ....words.interactions import hand_over
from ..clauses import Clause
from ..facts import facts
from ..tables import EffectTable
from .grammar import German as T
from .nouns import Verb
from .pieces import CRISIS_KINDS, TOKEN, a_kind
from .verbs import PLACE, TAKE


def hands_over(t: T, one: hand_over) -> Clause:
    what = listed([a_kind(t, kind) for kind in one.kinds], "oder") if one.kinds else "einen gehaltenen Missionsmarker"
    if facts(one.to).me:  # whoever plays it decides, not who held the token
        take, holder = Verb("abnehmen", "nimmt", "nimm", "ab"), t.noun(one.to, "a").nom
        tail = f", falls {holder} den Marker halten darf,"
        return Clause(t.subject(SELF), take, rest=f"{t.who(one.who).dat} {what}", tail=tail)
    give = Verb("weitergeben", "gibt", "gib", "weiter")
    return Clause(t.subject(one.who), give, rest=f"{what} an {t.noun(one.to, 'a').acc}", tail=", der den Marker halten darf,")


EFFECTS: EffectTable[T] = {
    "hand_over": hands_over,
    "pick_up": lambda t, one: Clause(None, TAKE, t.who(TOKEN).acc, t.hold_limit().strip()),
    "take_control": lambda t, one: Clause(
        None, Verb("kontrollieren", "kontrolliert", "kontrolliere"), t.who(TOKEN).acc, "von nun an"
    ),
    "drop_tokens": lambda t, one: Clause(
        t.subject(one.who), Verb("fallen lassen", "lässt", "lass", "fallen"), rest="alle Missionsmarker"
    ),
    "remove_tokens": lambda t, one: Clause(
        t.token(one.which, "every"), Verb("verlassen", "verlässt", "verlasse"), rest="das Spiel"
    ),
    "move_token": lambda t, one: Clause(
        None,
        PLACE,
        t.who(TOKEN).acc,
        f"{'einmal pro Runde ' if one.limited else ''}bis zu {{range}} {one.range} weit",
    ),
    "drop_one": lambda t, one: Clause(
        t.subject(one.who),
        Verb("fallen lassen", "lässt", "lass", "fallen"),
        rest=listed([a_kind(t, kind) for kind in one.kinds], "oder") if one.kinds else "1 Missionsmarker",
    ),
    "interact_freely": lambda t, one: Clause(
        t.who(one.who),
        Verb("interagieren", "interagiert", "interagiere"),
        rest="ohne {power} mit beliebig vielen Missionsmarkern",
        may=True,
    ),
    "interact_once": lambda t, one: Clause(
        t.who(one.who),
        Verb("interagieren", "interagiert", "interagiere"),
        rest=f"sofort mit einem Missionsmarker{CRISIS_KINDS[one.kind]}",
        may=True,
    ),
    "interact_afar": lambda t, one: Clause(
        None,
        Verb("interagieren", "interagiert", "interagiere"),
        rest=f"mit einem Marker „{t.name(f'kind/{one.kind}')}“ in {{range}} {t.x(one.range) or f'1 {t.number(one.range)[1]}'}",
        tail=", ohne weitere {power} auszugeben",
    ),
}
