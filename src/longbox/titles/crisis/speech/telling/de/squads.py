"""How the words of `words/squads.py` are told in German."""

from __future__ import annotations

from longbox.speech import listed

from ....script.nodes import SELF
from ....words.squads import change_card, put_in_play, transform
from ..clauses import Clause
from ..tables import EffectTable, FilterTable, TestTable
from .grammar import German as T
from .nouns import Verb, fixed
from .pieces import conditions, counter, doing
from .verbs import BE, BECOME, GAIN, HAVE

JOIN = Verb("dazukommen", "kommt", "komm", "dazu")


def comes_into_play(t: T, one: put_in_play) -> Clause:
    gained = f" mit {conditions(t, one.conditions)}" if one.conditions else ""
    gained += " mit einem Aktiviert-Marker" if one.activated else ""
    return Clause(
        None,
        Verb("ins Spiel bringen", "bringt", "bring", "ins Spiel"),
        t.name(one.card),
        f"in {{range}} {one.range} {t.me().zu}{gained}",
    )


TAKEN_OVER = {"power": "{power}", "activated": "Aktiviert-Marker"}
"""What a character may have of the one whose place it takes, besides tokens that have a name."""


def another_card(t: T, one: change_card) -> list[Clause]:
    """Who comes, and what it has of the old one."""
    kept = [TAKEN_OVER.get(name) or counter(t, name) for name in one.keeps]
    it = t.name(f"form/{one.form}")
    replace = Verb("ersetzen", "ersetzt", "ersetze")
    come = Clause(None, replace, t.me().acc, f"durch {it} in {{range}} {one.range}", new=True)
    has = f"nur {listed(kept, 'und')} {t.me().von}" if kept else "weder Schaden noch {power}, Zustände oder Effekte"
    gains = [Clause(fixed(it), GAIN, rest="einen Aktiviert-Marker")] if one.activated else []
    return [come, Clause(fixed(it), HAVE, rest=has, new=True), *gains]


def transforms(t: T, one: transform) -> Clause:
    who = t.subject(one.who)
    return Clause(
        who,
        Verb("verwandeln", "verwandelt", "verwandle"),
        "dich" if who is None else "sich",
        f"in die Form {t.name(f'form/{one.form}')}{f' in {{range}} {one.within}' if one.within else ''}",
    )


def of_which(t: T, some: str | tuple[str, ...]) -> str:
    names = (some,) if isinstance(some, str) else some
    return f" ({listed([t.name(f'affiliation/{name}') for name in names], 'oder')})" if some else ""


EFFECTS: EffectTable[T] = {
    "leave_game": lambda t, one: Clause(None, Verb("entfernen", "entfernt", "entferne"), t.who(one.who).acc, "aus dem Spiel"),
    "become": lambda t, one: Clause(
        t.who(one.who), BECOME, rest=f"{t.name(one.card)}, auf der gesunden Seite und mit allem, was auf der Karte liegt"
    ),
    "join_as": lambda t, one: Clause(
        fixed(t.name(one.card)),
        JOIN,
        rest=f"verletzt in {{range}} {one.range} {t.who(SELF).zu} zu deinem Team, mit der {{power}} {t.who(SELF).von}",
    ),
    "join_squad": lambda t, one: Clause(
        fixed("ein ungenutzter Charakter deines Vorrats"), JOIN, rest=f"in {{range}} {one.range} {t.me().zu} zu deinem Team"
    ),
    "transform": transforms,
    "change_card": another_card,
    "put_in_play": comes_into_play,
    "use_affiliation": lambda t, one: Clause(
        fixed("dein Team"),
        Verb("nutzen", "nutzt", "nutze"),
        rest=f"jetzt die Gruppierung {t.name(f'affiliation/{one.affiliation}')}",
    ),
    "lead_too": lambda t, one: Clause(fixed(f"die Führungsfähigkeit {t.who(one.who).von}"), BE, rest="auch aktiv"),
    "lead_instead": lambda t, one: Clause(
        fixed(f"die Führungsfähigkeit {t.who(one.who).von}"), BE, rest="statt aller anderen deine aktive"
    ),
    "lead_with": lambda t, one: Clause(
        t.subject(SELF), Verb("machen", "macht", "mach"), rest=f"„{t.name(one.key)}“ zu deiner aktiven Führungsfähigkeit"
    ),
}

FILTERS: FilterTable[T] = {
    "has_leadership": lambda t, one, no: (
        f"{'ohne' if no else 'mit'} Führungsfähigkeit{of_which(t, one.affiliation)}",
        f"{'keine' if no else 'eine'} Führungsfähigkeit{of_which(t, one.affiliation)} hat",
    ),
    "could_lead": lambda t, one, no: doing(
        "eine nicht aktive Führungsfähigkeit der Gruppierung deines Teams hat",
        "keine nicht aktive Führungsfähigkeit der Gruppierung deines Teams hat",
        no,
    ),
    "in_form": lambda t, one, no: (
        f"({'nicht ' if no else ''}{t.name(f'form/{one.form}')})",
        f"{'nicht ' if no else ''}in der Form {t.name(f'form/{one.form}')} ist",
    ),
    "leads": lambda t, one, no: doing(
        f"eine aktive Führungsfähigkeit{f' ({one.affiliation})' if one.affiliation else ''} hat",
        f"keine aktive Führungsfähigkeit{f' ({one.affiliation})' if one.affiliation else ''} hat",
        no,
    ),
}

TESTS: TestTable = {
    "in_squad": lambda t, card: f"{t.name(card)} in deinem Team ist",
    "can_join_squad": lambda t, n: f"dein Vorrat einen ungenutzten Charakter mit Bedrohung {n} oder weniger hat",
    "squad_uses": lambda t, name: f"dein Team {t.name(f'affiliation/{name}') if name else 'keine Gruppierung'} nutzt",
}

NOT: TestTable = {
    "in_squad": lambda t, card: f"{t.name(card)} nicht in deinem Team ist",
    "squad_uses": lambda t, name: f"dein Team {t.name(f'affiliation/{name}')} nicht nutzt",
}
