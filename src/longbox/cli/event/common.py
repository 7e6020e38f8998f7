"""What the commands of an event share: its file, who speaks, and how something is told."""

from __future__ import annotations

import argparse
import csv
import io
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.table import Table

from longbox.challenger import Event, Fact, Role
from longbox.challenger.facts import Json
from longbox.cli.console import OK, emit_json, show, table
from longbox.cli.event_file import EventFile
from longbox.cli.event_words import tell
from longbox.kernel import LongboxError, Phrase


def opened(args: argparse.Namespace) -> EventFile:
    return EventFile(Path(args.file))


def role_of(args: argparse.Namespace) -> Role:
    try:
        return Role(args.role)
    except ValueError:
        raise LongboxError("There is no role {role!r}; there is {roles}.", role=args.role, roles=", ".join(Role)) from None


def say_in(file: EventFile, args: argparse.Namespace, *facts: Fact | Callable[[Event], Fact | None]) -> None:
    file.say(*facts, by=args.by, role=role_of(args))


def chosen_settings(pairs: Sequence[str]) -> tuple[tuple[str, str], ...]:
    out = []
    for text in pairs:
        name, equals, value = text.partition("=")
        if not equals:
            raise LongboxError("--setting {text} has no value; write --setting NAME=VALUE.", text=text)
        out.append((name.strip(), value.strip()))
    return tuple(out)


def player_named(event: Event, word: str) -> str:
    """A player by id or by name."""
    if word in event.players:
        return word
    found = [id for id, one in event.players.items() if one.name.casefold() == word.casefold() or id.casefold() == word.casefold()]
    if len(found) != 1:
        if found:
            raise LongboxError("{count} players are called {name!r}; say the id.", count=len(found), name=word)
        raise LongboxError("Nobody called {name!r} plays in this event.", name=word)
    return found[0]


def done(args: argparse.Namespace, event: Event, before: int, sentence: str, **facts: object) -> int:
    """Tell what was done, and what the staff should know about it."""
    remarks = [tell(args, text) for number, text in event.remarks if number > before]
    if args.json:
        return emit_json({**facts, "entries": len(event.entries) - before, "remarks": remarks})
    if sentence:
        show(tell(args, sentence))
    for remark in remarks:
        show(tell(args, Phrase("Note: {remark}", remark=remark)))
    return OK


def names(args: argparse.Namespace, event: Event, players: Sequence[str | None]) -> list[str]:
    return [f"{event.players[id].name} ({id})" if id is not None else tell(args, Phrase("bye")) for id in players]


def headed(args: argparse.Namespace, *columns: str) -> Table:
    """A table for people, with its heads in their language."""
    return table(*(f"{'>' * column.startswith('>')}{tell(args, Phrase(column.lstrip('>')))}" for column in columns))


def won(event: Event, winner: str | None) -> str:
    return Phrase("{name} has won the event.", name=event.players[winner].name) if winner else ""


def write_csv(rows: Sequence[Json]) -> int:
    out = io.StringIO()
    if rows:
        writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        for row in rows:
            # A cell that begins like a formula is one for spreadsheets, whoever typed it as a name.
            writer.writerow(
                {key: f"'{value}" if isinstance(value, str) and value[:1] in "=+-@\t" else value for key, value in row.items()}
            )
    sys.stdout.write(out.getvalue())
    return OK
