"""`longbox doctor`, `longbox backup` and `longbox restore`: what an operator does beside the running server."""

from __future__ import annotations

import argparse
import os
from dataclasses import asdict
from pathlib import Path
from typing import Final

from longbox.server import upkeep
from longbox.server.settings import Settings

from .commands import Parser
from .console import FAULT, OK, emit_json, show, table, takes_json

SIGNS: Final = {"good": "good", "note": "note", "bad": "BAD"}


def takes_database(sub: Parser) -> None:
    sub.add_argument(
        "--database", metavar="URL", default="", help="sqlite:///file or postgresql://host/name (default: in your data folder)"
    )


def settings_of(args: argparse.Namespace) -> Settings:
    return Settings.read({**os.environ, "LONGBOX_DATABASE": args.database} if args.database else os.environ)


def configure_doctor(sub: Parser) -> None:
    takes_database(sub)
    takes_json(sub)


def doctor(args: argparse.Namespace) -> int:
    found = list(upkeep.examine(settings_of(args)))
    code = FAULT if any(one.state == "bad" for one in found) else OK
    if args.json:
        emit_json({"findings": [asdict(one) for one in found]})
        return code
    out = table("", "about", "what was found")
    for one in found:
        out.add_row(SIGNS[one.state], one.about, one.sentence)
    show(out)
    return code


def configure_backup(sub: Parser) -> None:
    sub.add_argument("file", metavar="FILE", type=Path, help="the new file")
    takes_database(sub)
    takes_json(sub)


def backup(args: argparse.Namespace) -> int:
    size = upkeep.back_up(settings_of(args), args.file)
    if args.json:
        return emit_json({"file": str(args.file), "bytes": size})
    print(f"All games are in {args.file} ({size / 1e6:,.1f} MB). Try it: longbox serve --database sqlite:///COPY --port 8001")
    return OK


def configure_restore(sub: Parser) -> None:
    sub.add_argument("file", metavar="FILE", type=Path, help="what longbox backup wrote")
    takes_database(sub)
    takes_json(sub)


def restore(args: argparse.Namespace) -> int:
    kept = upkeep.restore(settings_of(args), args.file)
    if args.json:
        return emit_json({"file": str(args.file), "kept": str(kept) if kept else None})
    print(f"The games are those of {args.file}." + (f" What was there before is in {kept}." if kept else ""))
    return OK
