"""How the words of `words/terrain.py` are told in German."""

from __future__ import annotations

from ....battlefields.kinds import KINDS
from ....script.nodes import SELF, Amount
from ....words.terrain import throw_something, throw_terrain, topple
from ..clauses import Clause
from ..tables import EffectTable, FilterTable, NumberTable, TestTable
from .grammar import German as T
from .nouns import Verb, fixed, quoted
from .pieces import LETTERS, is_where, up_to_size
from .verbs import CHOOSE, HAVE, SUFFER, THROW


def throws(t: T, one: throw_terrain) -> Clause:
    if one.who == SELF:
        return thrown(t, one, "interaktives Gelände")
    near = f"{sized(t, one.size)} in {{range}} {one.within} zu ihm"
    return Clause(t.who(one.who), THROW, rest=f"interaktives Gelände {near} um {LETTERS[one.tool]}")


def sized(t: T, size: Amount) -> str:
    """Of what Size terrain may be: a number, or one that the rest of the sentence tells."""
    if isinstance(size, int):
        return up_to_size(size)
    if x := t.x(size):
        return f"der Größe {x} oder weniger"
    how, told = t.number(size)
    return f"der Größe X oder weniger (X ist 1 {told})" if how == "per" else f", {told},"


def thrown(t: T, one: throw_terrain | throw_something, what: str) -> Clause:
    of = f" {t.payer_or_it().zu}" if t.squad else ""
    return Clause(None, THROW, f"{what} {sized(t, one.size)} in {{range}} {one.within}{of} um {LETTERS[one.tool]}")


def topples(t: T, one: topple) -> list[Clause]:
    of = t.me() if one.of == SELF else t.who(one.of)
    return [
        Clause(
            None,
            Verb("zerstören", "zerstört", "zerstöre"),
            f"interaktives Gelände {sized(t, one.size)} in {{range}} {one.within} {of.zu}",
            may=one.optional,
        ),
        Clause(t.who(one.onto), SUFFER, rest="einen Zusammenstoß damit"),
    ]


EFFECTS: EffectTable[T] = {
    "throw_terrain": throws,
    "throw_something": lambda t, one: (
        thrown(t, one, f"einen Feind {up_to_size(one.enemies)} oder interaktives Gelände")
        if one.enemies
        else thrown(t, one, "interaktives Gelände oder einen Feind")
    ),
    "choose_terrain": lambda t, one: Clause(
        None,
        Verb("wählen", "wählt", "wähle"),
        f"interaktives Gelände {f'der Größe {one.least} bis {one.size}' if one.least else sized(t, one.size)} "
        f"in {{range}} {one.within} {(t.me() if one.of == SELF else t.who(one.of)).zu}",
    ),
    "choose_large_terrain": lambda t, one: Clause(
        None, CHOOSE, f"Gelände der Größe {one.least} oder mehr in {{range}} {one.within} {t.me().zu}"
    ),
    "destroy_terrain": lambda t, one: Clause(None, Verb("zerstören", "zerstört", "zerstöre"), "das Gelände"),
    "destroy_touched": lambda t, one: Clause(
        None,
        Verb("zerstören", "zerstört", "zerstöre"),
        f"alles interaktive Gelände der Größe {one.size} oder weniger, das der Strahl berührt",
    ),
    "topple": topples,
    "raise_terrain": lambda t, one: Clause(
        None,
        Verb("aufstellen", "stellt", "stelle", "auf"),
        rest=f"1 {t.name(f'marker/{one.name}')} (interaktives Gelände der Größe {KINDS[one.name].size}) "
        f"in {{range}} {one.range} {t.me().zu}",
    ),
    "crush_terrain": lambda t, one: [
        Clause(
            None,
            Verb("zerstören", "zerstört", "zerstöre"),
            f"beliebig viel interaktives Gelände {sized(t, one.size)} in {{range}} {one.within} {t.who(one.of).zu}",
            may=True,
        ),
        Clause(fixed("der Angriff"), HAVE, rest="so viele Würfel mehr, wie die Größen davon zusammen ergeben"),
    ],
    "destroy_near": lambda t, one: Clause(
        None,
        Verb("zerstören", "zerstört", "zerstöre"),
        f"alles interaktive Gelände {sized(t, one.size)} in {{range}} {one.within}",
    ),
    "destroy_origin": lambda t, one: Clause(
        None, Verb("zerstören", "zerstört", "zerstöre"), "das Gelände", tail=", von dem aus gemessen wurde"
    ),
    "heave": lambda t, one: Clause(
        t.who(one.who),
        THROW,
        rest=f"interaktives Gelände {sized(t, one.size)} in {{range}} {one.within} zu beiden um {LETTERS[one.tool]}",
    ),
}

FILTERS: FilterTable[T] = {
    "overlapping": lambda t, one, no: (
        "nicht auf Gelände" if no else "auf Gelände",
        f"auf {'keinem ' if no else ''}Gelände steht",
    ),
    "near_terrain": lambda t, one, no: is_where(f"in {{range}} {one.range} zum Gelände", no),
}

NUMBERS: NumberTable = {
    "perch": lambda t, who: ("as", f"die Größe des Geländes, auf dem {t.who(who).nom} steht,"),
    "terrain_size": lambda t: ("as", "die Größe des Geländes"),
    "standing_terrain": lambda t, name: ("per", f"je {quoted(t.name(f'marker/{name}'))} von ihm im Spiel"),
    "terrain_touched": lambda t: ("per", "je zerstörtem Gelände"),
}

TESTS: TestTable = {
    "lower": lambda t, who: f"{t.who(who).nom} auf kleinerem oder keinem Gelände steht",
    "fewer_standing": lambda t, n, name: f"weniger als {n} {quoted(t.name(f'marker/{name}'))} von ihm im Spiel sind",
    "from_terrain": lambda t: "der Angriff von Gelände aus gemessen wird",
    "terrain_from": lambda t, size, range: f"Gelände der Größe {size} oder mehr in {{range}} {range} steht",
}
