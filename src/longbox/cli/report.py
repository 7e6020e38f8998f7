"""`longbox report`: a page about the balance of a title from the results of a simulation."""

from __future__ import annotations

import argparse
import json
import shlex
from pathlib import Path
from typing import cast

from longbox.cli.commands import Parser
from longbox.cli.console import OK, PACK, emit_json, show, write_file
from longbox.kernel import LongboxError
from longbox.lab import plot
from longbox.lab import report as lab
from longbox.lab.results import read
from longbox.lab.sim import Watched
from longbox.titles import title as find_title
from longbox.titles.facets import Json


def configure(sub: Parser) -> None:
    sub.add_argument("results", metavar="RESULTS", help="what sim wrote with --out")
    sub.add_argument("--abilities", metavar="FILE.json", required=True, help="what the same sim wrote with --abilities")
    sub.add_argument(
        "--reasons",
        metavar="FILE.json",
        help="why abilities were not used: a JSON object from names or patterns with * to sentences",
    )
    sub.add_argument("--beside", metavar="RESULTS", help="another run, such as one by other rules, whose shares stand beside")
    sub.add_argument("--out", metavar="FILE.md", required=True, help="the report; its plot goes to the folder pictures beside it")
    sub.add_argument("--pack", **PACK)
    sub.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def run(args: argparse.Namespace) -> int:
    rows = read(Path(args.results))
    title = find_title(rows[0]["title"])
    watched = cast("Watched", _object(args.abilities))
    if not watched.keys() >= Watched.__required_keys__:
        raise LongboxError(f"{args.abilities} is not what sim writes with --abilities.")
    reasons = _object(args.reasons) if args.reasons else {}
    out = Path(args.out)
    picture = Path("pictures") / f"{out.stem}.svg"
    words = ["longbox", "report", "results.parquet", "--abilities", "abilities.json"]
    words += ["--reasons", args.reasons] if args.reasons else []
    words += ["--beside", "others.parquet"] if args.beside else []
    beside = read(Path(args.beside)) if args.beside else ()
    text = lab.page(rows, title, watched, reasons, shlex.join([*words, "--out", args.out]), picture.as_posix(), beside)
    found = lab.shares(rows, title)
    drawing = [(one.name, one.rate, *one.span) for one in found]
    (out.parent / "pictures").mkdir(parents=True, exist_ok=True)
    plot.write(str(out.parent / picture), plot.bars(f"{title.label}: {len(rows):,} games, shares won", drawing, 0.5, many=True))
    write_file(out, text)
    never = lab.explained(title, watched, reasons)
    unexplained = [name for name, why in never.items() if why == lab.UNEXPLAINED]
    idle = lab.idle(reasons, never)
    if args.json:
        return emit_json(
            {
                "games": len(rows),
                "characters": len(found),
                "abilities": len(watched["abilities"]),
                "never_offered": len(watched["never_offered"]),
                "never_used": len(watched["never_used"]),
                "unexplained": unexplained,
                "idle": idle,
                "out": args.out,
            }
        )
    show(
        f"{len(rows)} games, {len(found)} characters; {len(never)} abilities were not used, {len(unexplained)} of them unexplained."
    )
    if idle:
        show(f"Reasons that explain nothing any more: {', '.join(idle)}.")
    show(f"Written to {args.out} and {out.parent / picture}.")
    return OK


def _object(path: str) -> Json:
    """The JSON object in a file."""
    try:
        found = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise LongboxError(f"{path} cannot be read: {(error.strerror or 'unknown reason').lower()}.") from error
    except ValueError as error:
        raise LongboxError(f"{path} is not JSON: {error}.") from error
    if not isinstance(found, dict):
        raise LongboxError(f"{path} must hold one JSON object.")
    return found
