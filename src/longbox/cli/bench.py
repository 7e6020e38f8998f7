"""`longbox bench`: how fast it is."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console

import longbox
from longbox.kernel import LongboxError
from longbox.lab import bench as measure

from .commands import Parser
from .console import OK, emit_json, show, table, takes_json


def configure(sub: Parser) -> None:
    sub.add_argument("titles", metavar="TITLE", nargs="*", help="which titles (default: all that can be played)")
    sub.add_argument("--rounds", type=int, default=5, help="slices per title and engine; the best one counts (default: 5)")
    sub.add_argument("--seconds", type=float, default=0.5, help="length of a slice (default: 0.5)")
    takes_json(sub)


def run(args: argparse.Namespace) -> int:
    if args.rounds < 1 or not 0.01 <= args.seconds <= 60:
        raise LongboxError("Measure at least 1 round, with slices of 0.01 to 60 seconds.")
    names = args.titles or None
    figures: dict[str, float] = {}
    if args.json or not sys.stderr.isatty():
        *_, (_, figures) = measure.run(names, args.rounds, args.seconds)
    else:
        with Console(stderr=True).status("measuring") as status:
            for doing, measured in measure.run(names, args.rounds, args.seconds):
                status.update(doing)
                figures = measured
    if args.json:
        return emit_json({"engine": longbox.ENGINE, "figures": {key: round(value, 3) for key, value in figures.items()}})
    show(f"Engine: {longbox.ENGINE}")
    out = table("figure", ">value")
    for key, value in figures.items():
        out.add_row(key, f"{value:,.1f}" if value < 1000 else f"{value:,.0f}")
    show(out)
    if not any(key.startswith("peer.") for key in figures):
        show("No peers to compare with: run bench/setup-peers in a checkout first.")
    return OK
