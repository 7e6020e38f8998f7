"""`longbox roster check`: what the law of events says about a roster in a file."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from datetime import date
from pathlib import Path

from longbox.challenger.filing import BadRoster, filed, read
from longbox.challenger.registration import read_date
from longbox.challenger.rosters import Remark, read_list
from longbox.challenger.rosters import check as judge
from longbox.cli.commands import Parser
from longbox.cli.console import OK, emit_json, show, table, takes_language
from longbox.cli.event_words import cannot, spoken_by, tell, word
from longbox.kernel import LongboxError, Phrase

ILLEGAL = 1


def configure(parser: Parser) -> None:
    inner = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    sub = inner.add_parser("check", help="List every reason a roster is illegal.")
    sub.add_argument("file", metavar="FILE", help="a roster as text, JSON, .ros or .rosz")
    sub.add_argument(
        "--timeline",
        default="standard",
        choices=("standard", "extended"),
        help="which Timeline the roster follows (default: standard)",
    )
    sub.add_argument("--date", metavar="DAY", help="the event's first day, as 2025-03-14 (default: today)")
    sub.add_argument("--list", metavar="FILE", help="the Banned and Restricted list as JSON")
    sub.add_argument("--rules", type=int, default=2025, choices=(2025, 2022), help="which core book")
    takes_language(sub)
    sub.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    sub.set_defaults(run=spoken_by(check))


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise cannot("read", path, error) from error


def read_text(path: Path) -> str:
    return read_bytes(path).decode("utf-8-sig", "replace")


def write_new(path: Path, data: bytes) -> None:
    """A file that was not there before: all of it, or none."""
    try:
        out = path.open("xb")
    except OSError as error:
        raise cannot("written", path, error) from error
    try:
        with out:
            out.write(data)
    except OSError as error:
        path.unlink()
        raise cannot("written", path, error) from error


def take_roster(path: Path, language: str = "en") -> tuple[str, tuple[str, ...]]:
    """A roster from a file as JSON text, and the names in it that are no cards Longbox has."""
    return roster_of(read_bytes(path), str(path), language)


def roster_of(data: bytes, where: str, language: str) -> tuple[str, tuple[str, ...]]:
    try:
        return filed(data)
    except BadRoster as error:
        raise LongboxError("{where}: {why}", where=where, why=error.told(language)) from error


def check(args: argparse.Namespace) -> int:
    day = read_date(args.date) if args.date else date.today()  # noqa: DTZ011  an event's day is that of its hall
    banned = read_list(read_text(Path(args.list))) if args.list else None
    text, unread = take_roster(Path(args.file), args.language)
    found = judge(read(text), args.timeline, day, banned, unread, args.rules)
    code = ILLEGAL if found.faults else OK

    def rows(remarks: Iterable[Remark]) -> list[dict[str, str]]:
        return [{"rule": one.rule, "text": one.told(args.language)} for one in remarks]

    if args.json:
        emit_json(
            {
                "status": found.status,
                "timeline": args.timeline,
                "date": day.isoformat(),
                "faults": rows(found.faults),
                "unverified": rows(found.unverified),
                "notices": rows(found.unlisted),
                "roster": json.loads(text),
            }
        )
        return code
    if found.remarks:
        out = table(tell(args, Phrase("rule")), "")
        for row in rows(found.remarks):
            out.add_row(row["rule"], row["text"])
        show(out)
    facts = {"file": args.file, "timeline": args.timeline, "day": day.isoformat()}
    show(tell(args, Phrase("{file}: {status} ({timeline}, {day}).", status=word(found.status), **facts)))
    return code
