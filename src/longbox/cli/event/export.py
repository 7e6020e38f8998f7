"""The ledger as JSON, and papers to print."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from longbox.challenger import Event
from longbox.cli.commands import Parser
from longbox.cli.console import OK, emit_json, show
from longbox.cli.event_file import export as write
from longbox.cli.event_roster import write_new
from longbox.cli.event_words import tell
from longbox.kernel import LongboxError, Phrase
from longbox.server.events.paper import TITLES, papers

from .common import done, opened, role_of


def configure_export(sub: Parser) -> None:
    sub.add_argument("--out", metavar="FILE", default="", help="where to write (default: the screen)")
    sub.add_argument("--pdf", metavar="PAPER,...", default="", help="pairings, slips, standings, bracket or all, on A4")


def export(args: argparse.Namespace) -> int:
    event = opened(args).event
    if args.pdf:
        return _print(args, event)
    data = write(event)
    if not args.out:
        return emit_json(data)
    write_new(Path(args.out), (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode())
    if args.json:
        return emit_json({"entries": len(data["entries"]), "file": args.out})
    show(tell(args, Phrase("{count} entries written to {file}.", count=len(data["entries"]), file=args.out)))
    return OK


def _print(args: argparse.Namespace, event: Event) -> int:
    wanted = [*TITLES] if args.pdf == "all" else [name.strip() for name in args.pdf.split(",")]
    for name in wanted:
        if name not in TITLES:
            raise LongboxError("There is no paper {name!r}; there is {papers} or all.", name=name, papers=", ".join(TITLES))
    if not args.out:
        raise LongboxError("Papers need a file: --out FILE.")
    write_new(Path(args.out), papers(event, *wanted, role=role_of(args), code=args.language))
    return done(args, event, len(event.entries), Phrase("Written to {file}.", file=args.out), file=args.out, papers=wanted)
