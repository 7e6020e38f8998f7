"""How the words of `words/who.py` are told in German."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....codes import CONDITION_BITS, TYPES
from ....script.nodes import SELF, Either, has, has_power
from ..facts import denied_facts, facts
from ..tables import FilterTable
from .grammar import German as T
from .nouns import IT, Noun, fixed, quoted
from .pieces import FIRST, OTHER, a_kind, conditions, doing, is_where, up_to_size


def within(t: T, one: Any, no: bool) -> tuple[str, str]:
    of = "" if one.of == SELF and not t.squad else f" {t.payer_or_it().zu if one.of == SELF else t.who(one.of).zu}"
    near = f"{'nicht ' if no else ''}in {{range}} {one.range}{of}"
    return near, f"{near} ist"


def power(t: T, one: has_power, no: bool) -> tuple[str, str]:
    told = f"weniger als {one.n} {{power}}" if no else f"mindestens {one.n} {{power}}"
    return f"mit {told}", f"{told} hat"


def either(t: T, one: Either, no: bool) -> tuple[str, str]:
    parts = [denied_facts(part, t.language) if no else facts(part) for part in (one.one, one.two)]
    first, second = (t.predicate("", part).strip().split(" ") for part in parts)
    if first[-1] == second[-1]:  # Schaden oder einen Zustand hat
        first = first[:-1]
    elif first[:-1] == second[:-1]:  # einen Missionsmarker hält oder umkämpft
        second = second[-1:]
    told = f"{' '.join(first)} {'und' if no else 'oder'} {' '.join(second)}"
    return f", der {told},", told


def afflicted(t: T, one: has, no: bool) -> tuple[str, str]:
    every = len(one.conditions) == len(CONDITION_BITS)
    told = "einem Zustand" if every else conditions(t, one.conditions, "oder")
    if no:
        return f"ohne {told}", f"{'keinen Zustand' if every else f'nicht {told}'} hat"
    return f"mit {told}", f"{'einen Zustand' if every else told} hat"


def attacker(t: T, one: Any) -> Noun:
    return IT if one.by == SELF else t.who(one.by)


def near(t: T, one: Any, no: bool) -> str:
    """In wessen Nähe; verneint in der von keinem."""
    whom = t.noun(one.which, "a").zu
    if no and whom.startswith("zu einem "):
        return f"in {{range}} {one.range} zu k{whom.removeprefix('zu ')}"
    return f"{'nicht ' if no else ''}in {{range}} {one.range} {whom}"


ROLES: dict[str, Callable[[T], Noun]] = {
    "self": lambda t: t.me(),
    "target": lambda t: Noun("das Ziel", "das Ziel", "dem Ziel", "des Ziels"),
    "attacker": lambda t: Noun("der Angreifer", "den Angreifer", "dem Angreifer", "des Angreifers"),
    "cause": lambda t: Noun("der Verursacher", "den Verursacher", "dem Verursacher", "des Verursachers"),
    "chosen": lambda t: Noun(
        "der gewählte Charakter", "den gewählten Charakter", "dem gewählten Charakter", "des gewählten Charakters"
    ),
    "payer": lambda t: FIRST(),
    "partner": lambda t: OTHER(),
    "last_target": lambda t: (
        Noun("das Ziel", "das Ziel", "dem Ziel", "des Ziels")
        if t.strike is not None and t.strike.shape == "target"
        else Noun("das letzte Ziel", "das letzte Ziel", "dem letzten Ziel", "des letzten Ziels")
    ),
    "it": lambda t: IT,
    "mover": lambda t: IT,
    "roller": lambda t: IT,
    "nobody": lambda t: fixed("niemand"),
    "subject": lambda t: IT,
    "thrown": lambda t: Noun("der Geworfene", "den Geworfenen", "dem Geworfenen", "des Geworfenen"),
    "struck": lambda t: Noun("der Getroffene", "den Getroffenen", "dem Getroffenen", "des Getroffenen"),
    "chosen_token": lambda t: IT,
    "token": lambda t: Noun("der Marker", "den Marker", "dem Marker", "des Markers"),
    "opponent": lambda t: fixed("dein Gegenüber"),
    "attack": lambda t: fixed("dieser Angriff"),
}

FILTERS: FilterTable[T] = {
    "has_interacted": lambda t, one, no: doing(
        "diese Runde mit einem Missionsmarker interagiert oder einen aufgenommen hat",
        "diese Runde mit keinem Missionsmarker interagiert hat",
        no,
    ),
    "has_felled": lambda t, one, no: doing(
        "diese Runde einen Feind angeschlagen oder besiegt hat",
        "diese Runde keinen Feind angeschlagen oder besiegt hat",
        no,
    ),
    "surrounded": lambda t, one, no: (
        f"{'nicht ' if no else ''}in {{range}} {one.range} zu {one.n} von {t.noun(one.which, 'all').dat}",
        f"{'nicht ' if no else ''}in {{range}} {one.range} zu {one.n} von {t.noun(one.which, 'all').dat} ist",
    ),
    "on_lines_between": lambda t, one, no: (
        f"{'nicht ' if no else ''}auf einer Linie zwischen zweien {t.noun(one.which, 'all').gen}",
        f"{'nicht ' if no else ''}auf einer Linie zwischen zweien {t.noun(one.which, 'all').gen} ist",
    ),
    "within": within,
    "Either": either,
    "in_sight": lambda t, one, no: ("ohne Sichtlinie", "nicht in Sichtlinie ist") if no else ("in Sichtlinie", "in Sichtlinie ist"),
    "size": lambda t, one, no: (
        (f"ab Größe {one.most + 1}", f"mindestens Größe {one.most + 1} hat")
        if no
        else (up_to_size(one.most), f"höchstens Größe {one.most} hat")
    ),
    "has": afflicted,
    "holding": lambda t, one, no: doing(
        f"{a_kind(t, one.kind) if one.kind else 'einen Missionsmarker'} hält",
        f"k{a_kind(t, one.kind) if one.kind else 'einen Missionsmarker'} hält",
        no,
    ),
    "has_power": power,
    "did": lambda t, one, no: doing("das in diesem Zug schon getan hat", "das in diesem Zug noch nicht getan hat", no),
    "ready": lambda t, one, no: (
        ("mit Aktiviert-Marker", "einen Aktiviert-Marker hat") if no else ("ohne Aktiviert-Marker", "keinen Aktiviert-Marker hat")
    ),
    "knows": lambda t, one, no: (
        f"{'ohne' if no else 'mit'} {quoted(t.name(one.power))}",
        f"{quoted(t.name(one.power))} {'nicht ' if no else ''}hat",
    ),
    "accompanied": lambda t, one, no: (
        f"{'ohne einen' if no else 'mit einem'} anderen seiner Seite in {{range}} {one.range}",
        f"{'keinen' if no else 'einen'} anderen seiner Seite in {{range}} {one.range} hat",
    ),
    "has_damage": lambda t, one, no: (
        f"{'ohne' if no else 'mit'} Schaden",
        f"{'keinen ' if no else ''}Schaden hat",
    ),
    "close_to": lambda t, one, no: (
        near(t, one, no),
        f"{near(t, one, no)} ist",
    ),
    "as_far_as_paid": lambda t, one, no: is_where(f"in {{range}} {t.x()}{f' {t.payer_or_it().zu}' if t.squad else ''}", no),
    "of_highest_threat": lambda t, one, no: (
        "ohne die höchste Bedrohung" if no else "mit der höchsten Bedrohung",
        f"{'nicht ' if no else ''}die höchste Bedrohung hat",
    ),
    "run_into": lambda t, one, no: (f"{'nicht ' if no else ''}auf dem Weg", f"{'nicht ' if no else ''}auf dem Weg war"),
    "bumped": lambda t, one, no: doing("gegen einen Charakter oder Gelände stößt", "gegen nichts stößt", no),
    "struck_by": lambda t, one, no: doing(
        f"in diesem Zug {f'mindestens {one.least} Mal ' if one.least > 1 else ''}{attacker(t, one).von} angegriffen wurde",
        f"in diesem Zug {f'weniger als {one.least} Mal' if one.least > 1 else 'nicht'} {attacker(t, one).von} angegriffen wurde",
        no,
    ),
    "paired": lambda t, one, no: doing(
        f"einer von beiden und in {{range}} {one.range} zum anderen ist" if one.range else "einer von beiden ist",
        f"nicht einer von beiden in {{range}} {one.range} zum anderen ist" if one.range else "nicht einer von beiden ist",
        no,
    ),
    "no_larger_than": lambda t, one, no: (f"({'' if no else 'nicht '}größer)", f"{'' if no else 'nicht '}größer ist"),
    "singled_out": lambda t, one, no: doing("gewählt wurde", "nicht gewählt wurde", no),
    "attacks_with": lambda t, one, no: (
        f"{'ohne' if no else 'mit einem'} Angriff {{{TYPES[one.type]}}}",
        f"{'keinen' if no else 'einen'} Angriff {{{TYPES[one.type]}}} hat",
    ),
    "defense_from": lambda t, one, no: (
        f"{'ohne' if no else 'mit'} Verteidigung {{{TYPES[one.type]}}} ab {one.least}",
        f"{'keine ' if no else ''}Verteidigung {{{TYPES[one.type]}}} ab {one.least} hat",
    ),
    "defense_up_to": lambda t, one, no: (
        f"{'ohne' if no else 'mit'} Verteidigung {{{TYPES[one.type]}}} bis {t.x(one.most) or one.most}",
        f"{'keine ' if no else ''}Verteidigung {{{TYPES[one.type]}}} bis {t.x(one.most) or one.most} hat",
    ),
    "within_number": lambda t, one, no: is_where(f"in {{range}} {t.x()} zu ihm", no),
    "namesake": lambda t, one, no: (
        f"mit {'anderem Namen und' if no else 'demselben Namen oder'} Alter Ego",
        "weder denselben Namen noch dasselbe Alter Ego hat" if no else "denselben Namen oder dasselbe Alter Ego hat",
    ),
    "smaller": lambda t, one, no: doing(f"kleiner als {t.me().nom} ist", f"nicht kleiner als {t.me().nom} ist", no),
    "threat_up_to": lambda t, one, no: (
        (f"mit Bedrohung {'über' if no else 'bis'} {most}", f"{'mehr als' if no else 'höchstens'} Bedrohung {most} hat")
        if (most := one.most if isinstance(one.most, int) else t.x(one.most))
        else (
            f"mit {'mehr als' if no else 'bis zu'} {t.much(one.most, 'Bedrohung')}",
            f"{'mehr als' if no else 'höchstens'} {t.much(one.most, 'Bedrohung')} hat",
        )
    ),
    "as_far_as": lambda t, one, no: is_where(f"in {{range}} {t.x(one.range) or f'1 {t.number(one.range)[1]}'}", no),
}
