"""German phrases that the teller itself asks for."""

from __future__ import annotations

import re
from typing import Any

from longbox.speech import listed

from ....codes import ANY_NUMBER, POWER_LIMIT
from ....rules.missions import PerToken
from ....script.crises import Crisis, nothing_more
from ....words.structure import pick_some
from ..clauses import Clause
from ..facts import facts
from ..words import UntoldError, Word
from .grammar import German as T
from .nouns import Noun, cased, fixed, quoted, tidy
from .pieces import TIMES, chosen_modes, conditions, typed
from .verbs import CHOOSE, THROW

LIMITS = {"turn": "Einmal pro Zug.", "round": "Einmal pro Runde.", "game": "Einmal pro Partie."}


def scored(t: T, card: Crisis) -> str:
    rule = card.scoring
    if not isinstance(rule, PerToken):
        raise UntoldError(Word("PHRASES", "a scoring of its own"), "de")
    if any(one.extra_cost is not nothing_more for one in card.interactions):
        raise UntoldError(Word("PHRASES", "a price of its own"), "de")
    marker = f"Marker „{t.name(f'{card.id}/{rule.token}')}“"
    how = {
        "held": f"jeden {marker}, den deine Charaktere halten",
        "holder": f"jeden deiner Charaktere, der einen {marker} hält",
        "secured": f"jeden {marker}, den du sicherst",
        "controlled": f"jeden {marker}, den du kontrollierst",
    }[rule.how]
    return f"{rule.points} SP für {how}."


def scope(t: T, name: str, front: str) -> str:
    front = front[:1].lower() + front[1:]
    if name.startswith("next ") and front.startswith(("nach einem", "in der")):
        return f"Einmal, {front}"
    if name == "next game":
        return f"Das nächste Mal, {'wenn ' if front.startswith('nach ') else ''}{front}"
    if name == "next attack" and front.startswith("bevor jemandem durch einen Angriff Schaden zugefügt wird"):
        return "Bevor Schaden zugefügt wird,"
    if name.startswith("next "):
        time = "" if name == "next game" else f" {TIMES[name.removeprefix('next ')]}"
        return f"Das nächste Mal{time}, {'wenn ' if front.startswith('nach ') else ''}{front}"
    if name.startswith("once "):
        return f"Einmal {TIMES[name.removeprefix('once ')]}, {front}"
    return f"{TIMES[name][:1].upper()}{TIMES[name][1:]} gilt: {front[:1].upper()}{front[1:]}"


def is_limit(t: T, one: pick_some) -> bool:
    """Whether the most that are picked is a value of somebody, not one for each of something."""
    return not isinstance(one.most, int) and t.number(one.most)[0] == "as"


def up_to(t: T, one: pick_some) -> str:
    return "" if one.least == one.most or is_limit(t, one) else "bis zu "


def picks(t: T, one: pick_some) -> str:
    limit = is_limit(t, one)
    several = limit or (isinstance(one.most, int) and one.most > 1)
    found = facts(one.which)
    posts = t.posts(found)
    other = bool(found.others)
    if found.side == "enemy":
        whom = ("andere Feinde" if several else "anderen Feind") if other else ("Feinde" if several else "Feind")
    else:
        whom = ("andere deiner Charaktere" if several else "anderen deiner Charaktere") if other else "deiner Charaktere"
    if isinstance(one.most, int):
        return f"{one.most} {whom}{posts}"
    much = t.number(one.most)[1]
    return f"höchstens so viele {whom}{posts}, wie {much} beträgt" if limit else f"1 {whom}{posts} {much}"


def next_attack(t: T, ids: tuple[str, ...], scope: str) -> str:
    weapons = f" mit {listed([t.attack_name(id) for id in ids], 'oder')}" if ids else ""
    return f"^beim nächsten Angriff dieses Charakters{weapons}{f' {TIMES[scope]}' if scope != 'game' else ''}"


PHRASES: dict[str, Any] = {
    "otherwise": "^sonst",
    "if done": "du das tust",
    "gained": lambda t, who, names: f"{who} dadurch {conditions(t, names)} erhalten hat",
    "both": "^beide Seiten nacheinander, Vorrang zuerst:",
    "book": lambda t, year, older: f"(Buch von {year}: {older})",
    "that token": lambda t, which: Noun("dieser Marker", "diesen Marker", "diesem Marker", "dieses Markers"),
    "for each": lambda t, token: f"^für {token.acc}",
    "choose": lambda t, who: Clause(None, CHOOSE, rest=who.acc),
    "leader": lambda t: Noun("dein Anführer", "deinen Anführer", "deinem Anführer"),
    "besides": lambda t: "Diese Karte darf zusätzlich zu den fünf Karten einer Partie gewählt werden.",
    "each once": lambda t, scope: f"Das geht mit jedem Charakter einmal pro {'Runde' if scope == 'round' else 'Zug'}.",
    "picked": lambda t: cased("{0} von ihnen", ("jeder", "jeden", "jedem")),
    "pick": lambda t, one: Clause(None, CHOOSE, rest=f"{up_to(t, one)}{picks(t, one)}"),
    "payers": lambda t: cased("{0} von ihnen", ("jeder", "jeden", "jedem")),
    "one of": chosen_modes,
    "next attack": next_attack,
    "that attack": "^bei diesem Angriff",
    "series": "^nach allen seinen Angriffen",
    "each target": lambda t, posts: cased(f"{{0}} Ziel{posts}", ("jedes", "jedes", "jedem")),
    "beam": "Ein Strahlenangriff.",
    "area": "Ein Flächenangriff.",
    "types": lambda t, types: f"Wähle {typed(types)} als Typ dieses Angriffs, bevor du ein Ziel wählst.",
    "limit": lambda t, limit: LIMITS[limit],
    "scope": scope,
    "choose x": lambda least, most: (
        f"Wähle {f'für X eine Zahl von {least} bis {most}' if most < POWER_LIMIT else 'X'} und gib X {{power}} aus."
    ),
    "defense or dodge": lambda t, n: Clause(
        None if t.guarding else fixed("der Betroffene"), THROW, rest=t.much(n, "Verteidigungs- oder Ausweichwürfel mehr")
    ),
    "x spent": lambda t, pays: re.sub(r"(.*) (\d+ bis \d+) \{power\}", r"Wähle für X eine Zahl von \2. \1 X {power}", pays),
    "action": "Aktion:",
    "unexplained": "Ein Schlüsselwort neuerer Karten. Keines der Regelbücher erklärt es, darum bewirkt es hier nichts.",
    "gem": lambda kind, cost: f"{'Aktiv' if kind == 'active' else 'Reaktiv'}, {cost} {{power}}:",
    "recruit": lambda t: "Ein Charakter deines Teams wird gewählt",
    "recruits": lambda t, one: (
        f"Wähle mit der Karte einen Charakter deines Teams{f' mit Bedrohung bis {one.threat}' if one.threat < ANY_NUMBER else ''}, "
        f"der nicht zu {t.name(f'affiliation/{one.affiliation}')} gehört{'; ab dann gehört er dazu' if one.joins else ''}. "
        "Nach der Aufstellung:"
    ),
    "not with": lambda t, name: f"Nicht mit {quoted(name)} im selben Vorrat.",
    "scoring": scored,
    "interact": "Interagieren:",
    "interacting": lambda t: Noun("der Charakter", "den Charakter", "dem Charakter", "des Charakters"),
    "deed": lambda t, who, n: tidy(f"In seiner Aktivierung darf {who.nom} {f'{n} {{power}} ausgeben' if n else 'dies tun'}:"),
    "scored": "Nach der Wertung",
}
