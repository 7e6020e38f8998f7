"""How the words of `words/markers.py` are told in German."""

from __future__ import annotations

from ....codes import ANY_NUMBER
from ....script.nodes import SELF, Amount
from ....words.markers import put_marker
from ..clauses import Clause
from ..tables import EffectTable, FilterTable, NumberTable, TestTable
from .grammar import German as T
from .nouns import Verb, fixed, quoted
from .pieces import counter, doing, is_where, per
from .verbs import GAIN, LOSE, PLACE, SPEND


def number_spent(n: Amount) -> str:
    """How many tokens are spent: so many, all there are, or as many as the player likes."""
    return str(n) if isinstance(n, int) else "alle seine" if n.name == "counters" else "beliebig viele"


def marker(t: T, name: str) -> str:
    return f"Marker „{t.name(f'marker/{name}')}“"


def puts_marker(t: T, one: put_marker) -> list[Clause]:
    to = "zu diesem Missionsmarker" if one.by_token else t.who(one.of).zu
    where = f"in {{range}} {one.within} {to}" if one.within else "irgendwo auf das Schlachtfeld"
    apart = f", nicht in {{range}} {one.apart} zu einem anderen" if one.apart else ""
    put = Clause(
        None if one.who == SELF else t.subject(one.who),
        Verb("legen", "legt", "leg"),
        rest=f"einen {marker(t, one.name)} {where}{apart}",
    )
    contest = Verb("umkämpfen", "umkämpft", "umkämpfe")
    contests = Clause(fixed("er"), contest, "Missionsmarker", "wie ein verletzter Charakter von dir", new=True)
    return [put, contests] if one.contests else [put]


EFFECTS: EffectTable[T] = {
    "destroy_around": lambda t, one: Clause(
        None,
        Verb("zerstören", "zerstört", "zerstöre"),
        f"alles interaktive Gelände der Größe {one.size} oder weniger in {{range}} {one.range} "
        f"zum Marker „{t.name(f'marker/{one.marker}')}“",
    ),
    "spend_counter": lambda t, one: Clause(
        t.subject(one.who), LOSE if one.lost else SPEND, rest=f"{number_spent(one.n)} {counter(t, one.name)}"
    ),
    "spend_counters": lambda t, one: Clause(None, SPEND, rest=f"bis zu {one.most} {counter(t, one.name)}"),
    "remove_counters": lambda t, one: Clause(
        fixed(f"jeder {counter(t, one.name)}"), Verb("verlassen", "verlässt", "verlasse"), rest="das Spiel"
    ),
    "put_marker": puts_marker,
    "remove_markers": lambda t, one: Clause(
        None,
        Verb("entfernen", "entfernt", "entferne"),
        rest=f"{'deinen' if one.own else 'alle'} {marker(t, one.name)} vom Schlachtfeld",
    ),
    "place_by_marker": lambda t, one: Clause(
        None, PLACE, t.who(one.who).acc, f"in {{range}} {one.range} zu einem anderen {marker(t, one.name)}"
    ),
    "gain_counter": lambda t, one: Clause(
        t.subject(one.who),
        GAIN,
        rest=f"{t.much(one.n, counter(t, one.name))}{f' (höchstens {one.most})' if one.most < ANY_NUMBER else ''}",
    ),
    "send_token": lambda t, one: [
        Clause(None, Verb("legen", "legt", "lege"), rest=f"den Marker „{t.name(one.token)}“ auf {t.who(one.who).acc}"),
        Clause(
            fixed("der Marker"),
            Verb("zurückkehren", "kehrt", "kehre", "zurück"),
            tail=", sobald sein Träger oder dieser Charakter angeschlagen wird oder ausscheidet",
            new=True,
        ),
    ],
    "lose_token": lambda t, one: Clause(t.subject(SELF), LOSE, rest=f"{quoted(t.name(one.token))} für immer"),
    "recall_token": lambda t, one: Clause(
        None, Verb("zurückholen", "holt", "hole", "zurück"), rest=f"den Marker „{t.name(one.token)}“, wo er auch ist,"
    ),
}

FILTERS: FilterTable[T] = {
    "within_marker": lambda t, one, no: is_where(
        f"in {{range}} {one.range} zu {'deinem' if one.own or one.ours else 'einem'} {marker(t, one.name)}", no
    ),
    "within_projected": lambda t, one, no: is_where(f"in {{range}} {one.range}", no),
    "has_counter": lambda t, one, no: doing(f"einen {counter(t, one.name)} hat", f"keinen {counter(t, one.name)} hat", no),
    "bears": lambda t, one, no: (
        f"{'ohne' if no else 'mit'} {quoted(t.name(one.token))}",
        f"{quoted(t.name(one.token))} {'nicht ' if no else ''}hat",
    ),
}

NUMBERS: NumberTable = {
    "tokens_spent": lambda t: per("je ausgegebenem Marker"),
    "counters": lambda t, name, who: per(f"je {counter(t, name)}"),
}

TESTS: TestTable = {
    "sent": lambda t, token: f"{quoted(t.name(token))} bei jemand anderem ist",
    "has_token": lambda t, token: f"{t.me()} {quoted(t.name(token))} hat",
    "marker_lies": lambda t, name: f"dein {marker(t, name)} auf dem Schlachtfeld liegt",
}

NOT: TestTable = {
    "sent": lambda t, token: f"{t.me()} {quoted(t.name(token))} hat",
    "marker_lies": lambda t, name: f"kein {marker(t, name)} von dir auf dem Schlachtfeld liegt",
}
