"""How the words of `words/lasting.py` are told in German."""

from __future__ import annotations

from longbox.speech import listed

from ....script.nodes import SELF
from ..clauses import Clause
from ..tables import EffectTable, NumberTable
from .grammar import German as T
from .nouns import Verb, fixed, quoted
from .verbs import CHOOSE, HAVE, REROLL

EFFECTS: EffectTable[T] = {
    "betray": lambda t, one: Clause(
        t.subject(one.who),
        Verb("umkämpfen", "umkämpft", "umkämpfe"),
        rest="solche Missionsmarker für dich",
        times=("round",),
    ),
    "boost_next_action": lambda t, one: Clause(
        fixed("jeder Angriff seiner nächsten Angriffsaktion in dieser Aktivierung"),
        HAVE,
        rest=f"{one.n} Würfel mehr für {t.noun(one.per, 'every').acc}",
    ),
    "obsess": lambda t, one: Clause(
        None,
        None,
        ready=f"Bis {t.who(one.whom)} besiegt ist, wirft der Charakter, der diese Karte gespielt hat, {one.n} Angriffswürfel mehr "
        f"gegen ihn. Gegen dessen Angriffe wirft er {one.n} Verteidigungswürfel mehr, gegen alle anderen {one.n} weniger.",
        new=True,
    ),
    "switch": lambda t, one: Clause(
        None,
        CHOOSE,
        rest=f"bis zur nächsten Kraftphase neu {listed([quoted(t.name(name)) for name in one.modes], 'oder')}",
    ),
    "reroll_next_attack": lambda t, one: Clause(
        t.subject(SELF),
        REROLL,
        rest=f"in seinem nächsten Angriff dieser Aktivierung bis zu so viele Würfel wie {t.number(one.n)[1]}",
        may=True,
    ),
}

NUMBERS: NumberTable = {
    "waiting": lambda t, name: ("n", str(t.kept[name])),
}
