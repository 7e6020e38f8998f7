"""`longbox sim` and `longbox ladder`: many games, and what they show."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from rich.table import Table

from longbox.cli.commands import Parser
from longbox.cli.console import OK, PACK, emit_json, option, show, table, write_file
from longbox.cli.progress import ticking
from longbox.lab import ladder as ladders
from longbox.lab import plot
from longbox.lab.crews import crew
from longbox.lab.results import Row, check_kind
from longbox.lab.sim import Run, Seated, Stopped, WatchedCard, bots, seen, seen_of, simulation, summary
from longbox.players import LEVELS
from longbox.titles import title as find_title
from longbox.titles.facets import study

STOPPED = 130
QUICK = tuple(name for name, level in LEVELS.items() if level.seconds is None)


def _configure(made: Parser) -> None:
    made.add_argument("title", metavar="TITLE")
    made.add_argument("--seed", metavar="S", default="0", help="the same seed plays the same games (default: 0)")
    made.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="an option of the title; can be repeated")
    made.add_argument("--pack", **PACK)
    made.add_argument("--jobs", metavar="J", type=int, default=1, help="number of processes (default: 1)")
    made.add_argument("--ray", metavar="ADDRESS", default="", help="play on a Ray cluster; local starts one on this machine")
    made.add_argument("--out", metavar="FILE", help="write one row per game, as .parquet, .csv or .jsonl; a stopped run resumes")
    made.add_argument("--overwrite", action="store_true", help="replace an existing file")
    made.add_argument("--plot", metavar="FILE.svg", help="plot who won how often")
    made.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def configure_sim(sub: Parser) -> None:
    _configure(sub)
    sub.add_argument("--games", metavar="N", type=int, default=100, help="number of games (default: 100)")
    sub.add_argument("--seats", metavar="BOT,BOT", help="the bot of each seat (default: random for all; greedy with --with)")
    sub.add_argument("--squads", choices=("random",), default="", help="random: draw new squads from all cards for every game")
    sub.add_argument("--with", dest="card", metavar="ID", default="", help="draw squads that field this card; count its abilities")
    sub.add_argument("--abilities", metavar="FILE.json", help="write how often each ability of each card was offered and used")


def configure_ladder(sub: Parser) -> None:
    _configure(sub)
    sub.add_argument(
        "--bots",
        metavar="BOT,BOT",
        help="the bots to compare, such as master,veteran or search:nodes=50,greedy (default: the levels that do not search)",
    )
    sub.add_argument("--seeds", metavar="N", type=int, default=10, help="seeds per line-up (default: 10)")
    sub.add_argument("--seats", metavar="N", type=int, help="number of seats (default: the smallest the title allows)")


def _play(args: argparse.Namespace, run: Run) -> tuple[list[Row], float]:
    """All rows, and the seconds it took."""
    out = Path(args.out) if args.out else None
    if out is not None:
        check_kind(out)  # before a cluster is started for nothing
    if args.plot:
        plot.check(args.plot)
    by = crew(args.jobs, args.ray)
    start = perf_counter()
    with ticking("games", args.json) as tick:
        rows = run.play(out, by, tick, args.overwrite)
    return rows, perf_counter() - start


def stopping(work: Callable[[argparse.Namespace], int]) -> Callable[[argparse.Namespace], int]:
    """Somebody who stops a run is told how to go on."""

    def run(args: argparse.Namespace) -> int:
        try:
            return work(args)
        except Stopped as stopped:
            print(f"longbox: {stopped}", file=sys.stderr)
            return STOPPED

    return run


def _seed(args: argparse.Namespace) -> str:
    return str(args.seed).strip()


@stopping
def sim(args: argparse.Namespace) -> int:
    title = find_title(args.title)
    usual = "greedy" if args.card else "random"  # whoever plays at random chooses any squad
    names = bots(args.seats) if args.seats else (usual,) * title.check_seats(None)
    options = dict(option(text) for text in args.option)
    watch = bool(args.abilities or args.card)
    run = simulation(args.title, names, args.games, _seed(args), options, args.squads, watch, args.card)
    if watch:
        study(title).tracer()  # says so before anything is played, if it has none
    rows, _ = _play(args, run)
    found = summary(rows)
    own = seen_of(args.card, rows, title) if args.card else None
    never: dict[str, int] = {}
    if args.abilities:
        watched = seen(rows, title)
        write_file(Path(args.abilities), json.dumps(watched, indent=1) + "\n")
        never = {"never_offered": len(watched["never_offered"]), "never_used": len(watched["never_used"])}
        never["abilities"] = len(watched["abilities"])
    seats = found["seats"]
    if args.plot:
        shares = [(f"{'ABCDEFGH'[one['seat']]} {one['player']}", one["rate"], one["low"], one["high"]) for one in seats]
        plot.write(args.plot, plot.bars(f"{title.label}: {len(rows)} games, wins by seat", shares, 1 / len(seats)))
    if args.json:
        more = {"with": own} if own else {}
        return emit_json({"title": title.name, "seed": _seed(args), "out": args.out, **found, **never, **more})
    show(_seats(seats))
    ends = ", ".join(f"{reason} {count}" for reason, count in found["reasons"].items())
    show(f"{title.label}, {len(rows)} games, {found['draws']} drawn; ended by {ends}.")
    show(f"On average {found['rounds']:.1f} rounds and {found['decisions']:.0f} decisions.")
    if never:
        show(
            f"Of {never['abilities']} abilities {never['never_offered']} were never offered, and {never['never_used']} offered "
            "but never used."
        )
    if own:
        _abilities(own)
    _written(args)
    return OK


def _seats(rows: list[Seated]) -> Table:
    """How each seat did."""
    out = table("seat", "player", ">wins", ">share", ">95 %", ">mean score")
    for one in rows:
        span = _span(one["low"], one["high"])
        out.add_row("ABCDEFGH"[one["seat"]], one["player"], str(one["wins"]), f"{one['rate']:.1%}", span, f"{one['score']:.2f}")
    return out


def _abilities(own: WatchedCard) -> None:
    """How often each ability of one card was offered and used."""
    out = table("ability", ">offered", ">used", "")
    for name, counts in own["abilities"].items():
        never = "" if counts["used"] else "never used" if counts["offered"] else "never offered"
        out.add_row(name.partition("/")[2], str(counts["offered"]), str(counts["used"]), never)
    squads = "1 squad" if own["squads"] == 1 else f"{own['squads']} squads"
    show(f"{own['card']} was in {squads}; its abilities, and their parts as the card numbers them:")
    show(out)


@stopping
def ladder(args: argparse.Namespace) -> int:
    names = bots(args.bots) if args.bots else QUICK
    options = dict(option(text) for text in args.option)
    run = ladders.ladder(args.title, names, args.seeds, _seed(args), options, args.seats)
    rows, seconds = _play(args, run)
    found = ladders.standings(rows)
    seats = len(rows[0]["scores"])
    pairs = ladders.duels(rows) if seats == 2 else []
    decisions = sum(row["decisions"] for row in rows)
    if args.plot:
        shares = [(one.name, one.rate, one.low, one.high) for one in found]
        plot.write(args.plot, plot.bars(f"{run.title.label}: a ladder of {len(rows)} games", shares, 1 / seats))
    if args.json:
        return emit_json(
            {
                "title": run.title.name,
                "seed": _seed(args),
                "seats": seats,
                "games": len(rows),
                "seconds": round(seconds, 3),
                "decisions_per_s": round(decisions / seconds, 1),
                "rating": "elo" if seats == 2 else "openskill",
                "bots": [one.plain() for one in found],
                "duels": pairs,
                "out": args.out,
            }
        )
    out = table("bot", ">games", ">won", ">drawn", ">share", ">95 %", ">Elo" if seats == 2 else ">openskill", ">95 %", ">ms")
    digits = 0 if seats == 2 else 1
    for one in found:
        rated = f"{one.rating_low:.{digits}f} to {one.rating_high:.{digits}f}"
        cells = [
            str(one.games),
            str(one.wins),
            str(one.draws),
            f"{one.rate:.1%}",
            _span(one.low, one.high),
            f"{one.rating:.{digits}f}",
            rated,
        ]
        out.add_row(one.name, *cells, f"{one.ms:.3f}")
    show(out)
    if len(pairs) > 1:
        out = table("", "against", ">games", ">share", ">95 %")
        for pair in pairs:
            out.add_row(pair["one"], pair["two"], str(pair["games"]), f"{pair['rate']:.1%}", _span(pair["low"], pair["high"]))
        show(out)
    show(f"{run.title.label}, {len(rows)} games in {seconds:.1f} s, {decisions / seconds:,.0f} decisions/s.")
    show("ms: thinking time per decision.")
    _written(args)
    return OK


def _span(low: float, high: float) -> str:
    return f"{100 * low:.1f}-{high:.1%}"


def _written(args: argparse.Namespace) -> None:
    for path in (args.out, args.plot, getattr(args, "abilities", None)):
        if path:
            show(f"Written to {path}.")
