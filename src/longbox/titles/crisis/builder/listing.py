"""`longbox cards crisis`: the cards as lists and one by one, and how much of all that was published can be played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from longbox.kernel import LongboxError, suggest
from longbox.titles.facets import Grid, Sheet

from ..page.catalogue import catalogue
from ..speech.cards import MARKS, plain
from ..speech.cards import name as printed
from ..title import TITLE
from . import led
from .known import KINDS, NAMED_ONLY, Coverage, by_affiliation, coverage, everything, facts, lacking, scripted, slug, unplayable

MOST_NAMED: Final = 400
"""Matches that are listed; more are summed up."""


# -- how much of it can be played --------------------------------------------------------------------------------------


def covered() -> Sheet:
    """What is scripted, and what is missing."""
    found, affiliations, idle = coverage(), by_affiliation(), unplayable()
    told: dict[str, Any] = (
        {kind: _counts(found[kind]) for kind in KINDS}
        | {"missing": {kind: list(found[kind].missing) for kind in KINDS}}
        | {"lacking": {kind: gaps for kind in KINDS if (gaps := _lacking(kind, found[kind].missing))}}
        | {"named only": list(NAMED_ONLY)}
        | {"unplayable": idle}
        | {"affiliations": {name: _affiliation(name, row) for name, row in affiliations.items()}}
    )
    missing = [f"Missing {kind}: {'; '.join(_reasons(kind, found[kind].missing))}.\n" for kind in KINDS if found[kind].missing]
    missing.append(f"Known by name alone, and not counted: {', '.join(NAMED_ONLY)}.\n")
    waiting = [f"{facts()['tactics'][id]['name']} ({who})" for id, who in idle.items()]
    if waiting:
        missing.append(f"Of these, scripted but without anybody who can be fielded to play them: {', '.join(waiting)}.\n")
    kinds = Grid(("kind", ">scripted", ">of", ">missing"), [(kind, *_cells(found[kind])) for kind in KINDS])
    columns = ("affiliation", ">characters", ">of", ">tactics", ">of", ">leaders", ">of", ">by card", "roster")
    rows = [_row(name, row, told["affiliations"][name]) for name, row in affiliations.items()]
    fielded = sum(one["roster"] != "" for one in told["affiliations"].values())
    missing.append(f"A legal roster that is led at every threat can be built of {fielded} of {len(rows)} affiliations.\n")
    return Sheet(told, [kinds, Grid(columns, rows), *missing])


def _lacking(kind: str, ids: Iterable[str]) -> dict[str, str]:
    """What the published data of missing cards lacks."""
    return {id: what for id in ids if (what := lacking(kind, id))}


def _reasons(kind: str, ids: Iterable[str]) -> Iterator[str]:
    """The missing cards by what their data lacks; those with whole data come first."""
    found: dict[str, list[str]] = {"": []}
    for id in ids:
        found.setdefault(lacking(kind, id), []).append(str(facts()[kind][id]["name"]))
    for what, names in found.items():
        if names:
            yield f"{', '.join(names)} (the published data lacks {what})" if what else ", ".join(names)


def _affiliation(name: str, row: Mapping[str, Coverage]) -> dict[str, Any]:
    """An affiliation: its cards, its Leaderships, and a ready roster that can be played."""
    return {kind: _counts(one) for kind, one in row.items()} | {
        "leaderships": _counts(led.leaderships(name)),
        "leaderships by cards": led.by_cards(name),
        "roster": next(led.rosters(name), ""),
    }


def _row(name: str, row: Mapping[str, Coverage], told: Mapping[str, Any]) -> tuple[str, ...]:
    leaders = _cells(led.leaderships(name))[:2]
    by_card = str(len(told["leaderships by cards"])) if told["leaderships by cards"] else ""
    return (name, *_cells(row["characters"])[:2], *_cells(row["tactics"])[:2], *leaders, by_card, "yes" if told["roster"] else "no")


def _counts(one: Coverage) -> dict[str, int]:
    return {"scripted": len(one.scripted), "total": one.total}


def _cells(one: Coverage) -> tuple[str, str, str]:
    return str(len(one.scripted)), str(one.total), str(len(one.missing))


# -- cards in the terminal ---------------------------------------------------------------------------------------------


def cards(wanted: Sequence[str], language: str) -> Sheet:
    """All cards, those whose names have these words, or one of them."""
    known = list(everything(TITLE.library))
    if not wanted:
        return _listed(known, language)
    asked = " ".join(wanted)
    found = [row for row in known if asked in (row[1], row[2])]
    words = slug(asked).split("-")
    found = found or [row for row in known if all(word in f"{row[1]} {slug(row[2])}" for word in words)]
    if not found:
        hint = suggest(slug(asked), [id for _, id, _ in known])
        raise LongboxError(
            f"No card is called {asked!r}; {hint if hint.startswith('did') else 'all of them: longbox cards crisis.'}"
        )
    return _card(*found[0], language) if len(found) == 1 else _listed(found, language)


def _listed(rows: Iterable[tuple[str, str, str]], language: str) -> Sheet:
    library, idle = scripted(TITLE.library), unplayable(TITLE.library)
    made: list[dict[str, Any]] = []
    for kind, id, name in rows:
        card = library[kind].get(id)
        row: Any = facts()[kind].get(id, {})
        belongs = getattr(card, "affiliations", None) or getattr(card, "affiliation", None)
        belongs = belongs or row.get("affiliations") or row.get("affiliation") or ()
        made.append(
            {
                "kind": kind,
                "id": id,
                "name": printed(id, language, TITLE.library) if card is not None else name,
                "threat": getattr(card, "threat", None) if card is not None else row.get("threat"),
                "affiliations": [belongs] if isinstance(belongs, str) else list(belongs),
                "playable": card is not None and id not in idle,
            }
        )
    grid = Grid(
        ("kind", "id", "name", ">threat", "affiliation", ""),
        [
            (
                one["kind"],
                one["id"],
                one["name"],
                "" if one["threat"] is None else str(one["threat"]),
                ", ".join(one["affiliations"]),
                "" if one["playable"] else "on rosters only",
            )
            for one in made[:MOST_NAMED]
        ],
    )
    more = len(made) - MOST_NAMED
    left = [f"and {more} more; name what you look for: longbox cards crisis WORDS"] if more > 0 else []
    return Sheet({"cards": made}, [grid, *left, "One of them: longbox cards crisis ID"])


def _card(kind: str, id: str, name: str, language: str) -> Sheet:
    if id not in scripted(TITLE.library)[kind]:
        row = dict(facts()[kind][id])
        lines = [f"{name} ({id}): it can be put into a roster; it is not scripted, so it cannot be played yet."]
        for key, value in row.items():
            if key not in ("id", "name", "forms", "attacks", "superpowers", "leaderships", "full", "later"):
                lines.append(f"{key.replace('_', ' ')}: {', '.join(map(str, value)) if isinstance(value, list) else value}")
        return Sheet({"kind": kind, "playable": False} | row, lines)
    told = catalogue(language, TITLE.library)[kind][id]
    tellers: dict[str, Callable[[str, Any, str], Iterator[str]]] = {"characters": _character, "gems": _gem}
    lines = list(tellers.get(kind, _plain)(id, told, language))
    missing = unplayable(TITLE.library).get(id, "")
    if missing:
        lines.append(WORDS[language]["missing"].format(who=missing))
    return Sheet({"kind": kind, "id": id, "playable": not missing} | told, lines)


WORDS = {
    "en": {
        "healthy": "Healthy", "injured": "Injured", "grunt": "Only side",
        "threat": "Threat", "stamina": "Stamina", "speed": "Speed", "size": "Size",
        "defense": "Defense", "range": "Range", "dice": "dice", "cost": "cost", "action": "action", "turn": "once per turn",
        "round": "once per round", "game": "once per game", "attacks": "Attacks", "superpowers": "Superpowers",
        "active": "Active", "reactive": "Reactive", "innate": "Innate", "leadership": "Leadership", "beam": "Beam", "area": "Area",
        "missing": "No squad can play it yet: {who} is not scripted.",
    },
    "de": {
        "healthy": "Gesund", "injured": "Verletzt", "grunt": "Einzige Seite",
        "threat": "Bedrohung", "stamina": "Ausdauer", "speed": "Bewegungsweite",
        "size": "Größe", "defense": "Verteidigung", "range": "Reichweite", "dice": "Würfel", "cost": "Kosten", "action": "Aktion",
        "turn": "einmal pro Zug", "round": "einmal pro Runde", "game": "einmal pro Spiel", "attacks": "Angriffe",
        "superpowers": "Superkräfte", "active": "Aktiv", "reactive": "Reaktiv", "innate": "Passiv", "leadership": "Anführer",
        "beam": "Strahlenangriff", "area": "Flächenangriff",
        "missing": "Noch kann kein Team sie spielen: {who} fehlt.",
    },
}  # fmt: skip


def _character(id: str, told: Any, language: str) -> Iterator[str]:
    words = WORDS[language]
    yield f"{told['name']}  ({told['alter_ego']}; {id})"
    yield f"{words['threat']} {told['threat']}. {', '.join(told['affiliations'])}".rstrip(" .") + "."
    for form in told["forms"]:
        for side in ("healthy",) if told["grunt"] else ("healthy", "injured"):
            one = form[side]
            called = words["grunt"] if told["grunt"] else words[side]
            where = f"{form['name']}, {called}" if len(told["forms"]) > 1 else called
            defenses = "/".join(map(str, one["defenses"]))
            yield (
                f"  {where}: {words['stamina']} {one['stamina']}, {words['speed']} {one['move']}, {words['size']} {one['size']}, "
                f"{words['defense']} {defenses}"
            )
    yield ""
    yield words["attacks"]
    for one in told["attacks"]:
        yield from _attack(one, language)
    yield ""
    yield words["superpowers"]
    for one in told["superpowers"]:
        yield from _superpower(one, language)


def _attack(one: Any, language: str) -> Iterator[str]:
    words = WORDS[language]
    kinds = "/".join(_type(kind, language) for kind in one["types"] or [one["type"]])
    reach = f"{words[one['shape']]} {one['range']}" if one["shape"] else f"{words['range']} {one['range']}"
    yield from _part(one, f"{kinds}, {reach}, {one['dice']} {words['dice']}, {words['cost']} {one['cost']}", language)


def _superpower(one: Any, language: str) -> Iterator[str]:
    words = WORDS[language]
    cost = f"{one['cost']}-{one['most']}" if one["most"] else str(one["cost"])
    figures = [words[one["kind"]]]
    figures += [one["affiliation"]] if one["affiliation"] else []
    figures += [f"{words['cost']} {cost}"] if one["kind"] in ("active", "reactive") else []
    figures += [words["action"]] if one["action"] else []
    figures += [words[one["limit"]]] if one["limit"] else []
    yield from _part(one, ", ".join(figures), language)


def _part(one: Any, figures: str, language: str) -> Iterator[str]:
    only = [part for part in (one["form"], WORDS[language].get(one["side"], "")) if part]
    yield f"  {one['name']}{' [' + ', '.join(only) + ']' if only else ''}: {figures}"
    text = plain(one["id"], language, TITLE.library)
    if text:
        yield f"    {text}"


def _type(kind: str, language: str) -> str:
    return MARKS[language][kind]


def _gem(id: str, told: Any, language: str) -> Iterator[str]:
    yield f"{told['name']}  ({id})"
    yield f"{WORDS[language]['threat']} {told['threat']}"
    yield from _superpower(told["superpower"], language)


def _plain(id: str, told: Any, language: str) -> Iterator[str]:
    threat = f", {WORDS[language]['threat']} {told['threat']}" if "threat" in told else ""
    yield f"{told['name']}  ({id})"
    yield f"{told['label']}{threat}{', ' + told['affiliation'] if told.get('affiliation') else ''}"
    yield plain(id, language, TITLE.library)
    for one in told.get("attacks", ()):
        yield from _attack(one, language)
