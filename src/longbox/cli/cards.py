"""`longbox cards`: the cards of a title, how much of them can be played, and whether files of one's own are in order."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from longbox.cli.commands import Parser
from longbox.cli.console import FAULT, OK, PACK, emit_json, show, table
from longbox.kernel import LongboxError, suggest
from longbox.titles import facets
from longbox.titles import title as find_title

if TYPE_CHECKING:
    from longbox.titles.crisis.builder.known import Coverage

MOST_NAMED = 400
"""Matches that are listed; more are summed up."""


def configure(sub: Parser) -> None:
    sub.add_argument("title", metavar="TITLE|check", help="crisis; or check, to look through files and packs for mistakes")
    sub.add_argument("words", metavar="ID|WORDS|FILE", nargs="*", help="a card by its id or words of its name; what to check")
    sub.add_argument("--coverage", action="store_true", help="count what is scripted and name what is missing")
    sub.add_argument("--pack", **PACK)
    sub.add_argument("--language", default="en", choices=("en", "de"))
    sub.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def run(args: argparse.Namespace) -> int:
    if args.title == "check":
        return check(args)
    if args.title != "crisis":
        label = find_title(args.title).label
        raise LongboxError(f"{label} has no cards to show; try: longbox cards crisis.")
    find_title("crisis")
    if args.coverage:
        return coverage(args)
    return one_card(args) if args.words else overview(args)


# -- how much of it can be played --------------------------------------------------------------------------------------


def coverage(args: argparse.Namespace) -> int:
    from longbox.titles.crisis.builder.known import KINDS, by_affiliation, facts
    from longbox.titles.crisis.builder.known import coverage as counted

    found, affiliations = counted(), by_affiliation()
    if args.json:
        return emit_json(
            {kind: _counts(found[kind]) for kind in KINDS}
            | {"missing": {kind: list(found[kind].missing) for kind in KINDS}}
            | {"affiliations": {name: {kind: _counts(one) for kind, one in row.items()} for name, row in affiliations.items()}}
        )
    out = table("kind", ">scripted", ">of", ">missing")
    for kind in KINDS:
        out.add_row(kind, *_cells(found[kind]))
    show(out)
    out = table("affiliation", ">characters", ">of", ">missing", ">tactics", ">of", ">missing")
    for name, row in affiliations.items():
        out.add_row(name, *_cells(row["characters"]), *_cells(row["tactics"]))
    show(out)
    for kind in KINDS:
        if found[kind].missing:
            show(f"Missing {kind}: {', '.join(str(facts()[kind][id]['name']) for id in found[kind].missing)}.\n")
    return OK


def _counts(one: Coverage) -> dict[str, int]:
    return {"scripted": len(one.scripted), "total": one.total}


def _cells(one: Coverage) -> tuple[str, str, str]:
    return str(len(one.scripted)), str(one.total), str(len(one.missing))


# -- cards in the terminal ---------------------------------------------------------------------------------------------


def overview(args: argparse.Namespace) -> int:
    from longbox.titles.crisis.builder.known import everything

    return _listed(args, everything())


def one_card(args: argparse.Namespace) -> int:
    from longbox.titles.crisis.builder.known import everything, slug

    known = list(everything())
    asked = " ".join(args.words)
    found = [row for row in known if asked in (row[1], row[2])]
    words = slug(asked).split("-")
    found = found or [row for row in known if all(word in f"{row[1]} {slug(row[2])}" for word in words)]
    if not found:
        hint = suggest(slug(asked), [id for _, id, _ in known])
        raise LongboxError(
            f"No card is called {asked!r}; {hint if hint.startswith('did') else 'all of them: longbox cards crisis.'}"
        )
    return _card(args, *found[0]) if len(found) == 1 else _listed(args, found)


def _listed(args: argparse.Namespace, rows: Iterable[tuple[str, str, str]]) -> int:
    from longbox.titles.crisis.builder.known import facts, scripted
    from longbox.titles.crisis.speech.cards import name as printed

    library = scripted()
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
                "name": printed(id, args.language) if card is not None else name,
                "threat": getattr(card, "threat", None) if card is not None else row.get("threat"),
                "affiliations": [belongs] if isinstance(belongs, str) else list(belongs),
                "playable": card is not None,
            }
        )
    if args.json:
        return emit_json({"cards": made})
    out = table("kind", "id", "name", ">threat", "affiliation", "")
    for one in made[:MOST_NAMED]:
        threat = "" if one["threat"] is None else str(one["threat"])
        out.add_row(
            one["kind"],
            one["id"],
            one["name"],
            threat,
            ", ".join(one["affiliations"]),
            "" if one["playable"] else "on rosters only",
        )
    show(out)
    if len(made) > MOST_NAMED:
        show(f"and {len(made) - MOST_NAMED} more; name what you look for: longbox cards crisis WORDS")
    show("One of them: longbox cards crisis ID")
    return OK


def _card(args: argparse.Namespace, kind: str, id: str, name: str) -> int:
    from longbox.titles.crisis.builder.known import facts, scripted

    if id not in scripted()[kind]:
        row = dict(facts()[kind][id])
        if args.json:
            return emit_json({"kind": kind, "playable": False} | row)
        show(f"{name} ({id}): it can be put into a roster; it is not scripted, so it cannot be played yet.")
        for key, value in row.items():
            if key not in ("id", "name", "forms", "attacks", "superpowers", "leaderships", "full", "later"):
                show(f"{key.replace('_', ' ')}: {', '.join(map(str, value)) if isinstance(value, list) else value}")
        return OK
    told = facets.page(find_title("crisis")).catalogue(args.language)[kind][id]
    if args.json:
        return emit_json({"kind": kind, "id": id, "playable": True} | told)
    lines: dict[str, Callable[[str, Any, str], Iterator[str]]] = {"characters": _character, "gems": _gem}
    for line in lines.get(kind, _plain)(id, told, args.language):
        show(_indented(line))
    return OK


def _indented(line: str) -> object:
    """Long lines go on below their own beginning."""
    from rich.padding import Padding

    text = line.lstrip()
    return Padding(text, (0, 0, 0, len(line) - len(text))) if text else ""


WORDS = {
    "en": {
        "healthy": "Healthy", "injured": "Injured", "threat": "Threat", "stamina": "Stamina", "speed": "Speed", "size": "Size",
        "defense": "Defense", "range": "Range", "dice": "dice", "cost": "cost", "action": "action", "turn": "once per turn",
        "round": "once per round", "game": "once per game", "attacks": "Attacks", "superpowers": "Superpowers",
        "active": "Active", "reactive": "Reactive", "innate": "Innate", "leadership": "Leadership", "beam": "Beam", "area": "Area",
    },
    "de": {
        "healthy": "Gesund", "injured": "Verletzt", "threat": "Bedrohung", "stamina": "Ausdauer", "speed": "Tempo",
        "size": "Größe", "defense": "Verteidigung", "range": "Reichweite", "dice": "Würfel", "cost": "Kosten", "action": "Aktion",
        "turn": "einmal pro Zug", "round": "einmal pro Runde", "game": "einmal pro Spiel", "attacks": "Angriffe",
        "superpowers": "Superkräfte", "active": "Aktiv", "reactive": "Reaktiv", "innate": "Passiv", "leadership": "Anführer",
        "beam": "Strahl", "area": "Fläche",
    },
}  # fmt: skip


def _character(id: str, told: Any, language: str) -> Iterator[str]:
    words = WORDS[language]
    yield f"{told['name']}  ({told['alter_ego']}; {id})"
    yield f"{words['threat']} {told['threat']}. {', '.join(told['affiliations'])}".rstrip(" .") + "."
    for form in told["forms"]:
        for side in ("healthy", "injured"):
            one = form[side]
            where = f"{form['name']}, {words[side]}" if len(told["forms"]) > 1 else words[side]
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
    from longbox.titles.crisis.speech.cards import plain

    only = [part for part in (one["form"], WORDS[language].get(one["side"], "")) if part]
    yield f"  {one['name']}{' [' + ', '.join(only) + ']' if only else ''}: {figures}"
    text = plain(one["id"], language)
    if text:
        yield f"    {text}"


def _type(kind: str, language: str) -> str:
    from longbox.titles.crisis.speech.cards import MARKS

    return MARKS[language][kind]


def _gem(id: str, told: Any, language: str) -> Iterator[str]:
    yield f"{told['name']}  ({id})"
    yield f"{WORDS[language]['threat']} {told['threat']}"
    yield from _superpower(told["superpower"], language)


def _plain(id: str, told: Any, language: str) -> Iterator[str]:
    from longbox.titles.crisis.speech.cards import plain

    threat = f", {WORDS[language]['threat']} {told['threat']}" if "threat" in told else ""
    yield f"{told['name']}  ({id})"
    yield f"{told['label']}{threat}{', ' + told['affiliation'] if told.get('affiliation') else ''}"
    yield plain(id, language)
    for one in told.get("attacks", ()):
        yield from _attack(one, language)


# -- checking files ----------------------------------------------------------------------------------------------------


def check(args: argparse.Namespace) -> int:
    from longbox.titles.crisis import packs
    from longbox.titles.crisis.packs import reader
    from longbox.titles.crisis.packs.check import check as judge

    if not args.words:
        raise LongboxError("Name what to check: longbox cards check FILE or FOLDER.")
    faults: list[reader.Fault] = []
    cards = unread = 0
    for word in args.words:
        path = Path(word)
        if path.is_dir():
            try:
                cards += len(packs.read(path).cards)
            except packs.BadPack as error:
                faults += error.faults
            continue
        try:
            text = path.read_text(encoding="utf-8-sig")
        except OSError as error:
            raise LongboxError(f"{path} cannot be read: {(error.strerror or 'unknown reason').lower()}.") from error
        except UnicodeDecodeError:
            raise LongboxError(f"{path} is no text in UTF-8.") from None
        sheet = reader.read(text, path.name, python=path.suffix == ".py")
        faults += [*sheet.faults, *judge(sheet)]
        cards += len(sheet.cards)
        unread += sheet.unread
    if args.json:
        rows = [{"file": one.file, "line": one.line, "column": one.column, "text": one.text} for one in faults]
        emit_json({"cards": cards, "faults": rows})
    else:
        for one in faults:
            print(one)
        told = f"{cards} {'card' if cards == 1 else 'cards'} read, {len(faults)} {'mistake' if len(faults) == 1 else 'mistakes'}."
        show(told + (f" {unread} use Python of their own, which was not looked into." if unread else ""))
    return FAULT if faults else OK
