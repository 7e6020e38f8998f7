"""Results of tables, and the standings they make."""

from __future__ import annotations

import argparse

from longbox.challenger import Result, facts
from longbox.challenger.view import row_told, rows_told
from longbox.cli.commands import Parser
from longbox.cli.console import OK, emit_json, show
from longbox.cli.event_words import tell
from longbox.kernel import LongboxError, Phrase

from .common import done, headed, opened, player_named, say_in, write_csv
from .rounds import ended


def configure_report(sub: Parser) -> None:
    sub.add_argument("table", metavar="TABLE", type=int)
    sub.add_argument("vps", metavar="VPS", nargs="?", default="0-0", help="victory points, as 16-9")
    sub.add_argument(
        "--kind", default="", help="victory, wipe-out, time, concession, draw, agreed-draw, no-show, double-loss or seed"
    )
    sub.add_argument("--winner", metavar="PLAYER", default="", help="who won, where points do not say it")
    sub.add_argument("--round", type=int, default=0, help="the round (default: the open one)")
    sub.add_argument("--correct", metavar="REASON", default="", help="replace a wrong result")


def victory_points(text: str) -> tuple[int, int]:
    """What both sides have.

    >>> victory_points("16-9")
    (16, 9)
    """
    one, dash, other = text.partition("-")
    if not dash or not one.strip().isdecimal() or not other.strip().isdecimal():
        raise LongboxError("{vps!r} are no victory points; write them as 16-9, in the order of the table.", vps=text)
    return int(one), int(other)


def report(args: argparse.Namespace) -> int:
    file = opened(args)
    event, before = file.event, len(file.event.entries)
    number = args.round or len(event.rounds)
    vps = victory_points(args.vps)
    at = event.table(number, args.table)
    winner = player_named(event, args.winner) if args.winner else None
    kind = args.kind or ("victory" if vps[0] != vps[1] else "time")
    if winner is None and kind == "victory" and vps[0] != vps[1]:
        winner = at.players[0] if vps[0] > vps[1] else at.players[1]
    result = Result(kind, winner, vps)
    if args.correct:
        say_in(file, args, facts.Corrected(number, args.table, result, args.correct))
    else:
        say_in(file, args, facts.Reported(number, args.table, result))
    kept = file.event.table(number, args.table).result
    left = sum(one.result is None and one.players[1] is not None for one in file.event.round(number).tables)
    told = Phrase("The opponent has to say the same. Tables still open: {left}.", left=left)
    if kept is not None:
        told = Phrase(
            "Round {round}, table {table}: {ended}. Tables still open: {left}.",
            round=number,
            table=args.table,
            ended=ended(file.event, kept),
            left=left,
        )
    shown = {"kind": kept.kind, "winner": kept.winner, "vps": list(kept.vps)} if kept else None
    return done(args, file.event, before, told, round=number, table=args.table, result=shown, left=left)


def configure_standings(sub: Parser) -> None:
    sub.add_argument("--csv", action="store_true", help="print CSV")
    sub.add_argument("--provisional", action="store_true", help="include the results of the open round")


def standings(args: argparse.Namespace) -> int:
    event = opened(args).event
    rows = rows_told(event)
    if args.provisional:
        rows = [row_told(event, row, row.rank) for row in event.standings(provisional=True)]
    if args.json:
        return emit_json({"provisional": args.provisional, "winner": event.winner, "standings": rows})
    if args.csv:
        return write_csv(rows)
    out = headed(args, ">rank", "player", ">points", ">schedule", ">VPs", "")
    for row in rows:
        status = "" if row["status"] == "active" else tell(args, Phrase(row["status"]))
        rank = "" if row["rank"] is None else str(row["rank"])
        schedule = tell(args, Phrase("{schedule:.3f}", schedule=row["schedule_decimal"]))
        out.add_row(rank, f"{row['name']} ({row['player']})", str(row["points"]), schedule, str(row["vps"]), status)
    show(out)
    closed = sum(one.closed for one in event.swiss)
    provisional = "Provisional, after {rounds} closed Swiss rounds and what has come in since."
    show(tell(args, Phrase(provisional if args.provisional else "Official, after {rounds} closed Swiss rounds.", rounds=closed)))
    return OK
