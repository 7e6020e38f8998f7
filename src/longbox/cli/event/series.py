"""What players should know beforehand, where they belong, and a ranking over several events."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path

from longbox.challenger import Fact, facts
from longbox.challenger.rosters import TIMELINES
from longbox.challenger.season import LADDER, WAYS, Held, Rule, Season, told
from longbox.cli.commands import Parser
from longbox.cli.console import OK, emit_json, show
from longbox.cli.event_file import EventFile
from longbox.cli.event_words import tell
from longbox.kernel import LongboxError, Phrase

from .common import done, headed, opened, player_named, say_in, write_csv


def configure_describe(sub: Parser) -> None:
    sub.add_argument("--name", help="another name for the event")
    sub.add_argument("--place", help="where it is")
    sub.add_argument("--time", help="when it begins, as 10:30")
    sub.add_argument("--text", help="what else players should know")
    sub.add_argument("--date", help="another first day, as 2025-04-05; before round one")
    sub.add_argument("--timeline", choices=TIMELINES, help="another Timeline; before round one")
    sub.add_argument("--due", metavar="MOMENT", help="until when players file rosters, as 2025-04-04T20:00; empty for no deadline")


def describe(args: argparse.Namespace) -> int:
    file = opened(args)
    event, before = file.event, len(file.event.entries)
    said: list[Fact] = []
    given = {key: getattr(args, key) for key in ("name", "place", "time", "text")}
    if any(value is not None for value in given.values()):
        said.append(facts.Described(**{key: getattr(event, key) if value is None else value for key, value in given.items()}))
    if args.date is not None or args.timeline is not None:
        said.append(facts.Rescheduled(args.date or event.date, args.timeline or event.timeline))
    if args.due is not None:
        said.append(facts.RostersDue(_moment(args.due)))
    if not said:
        raise LongboxError("Nothing to say: give a name, place, time, text, day, Timeline or deadline.")
    say_in(file, args, *said)
    where = " · ".join(filter(None, (event.date, event.time, event.place)))
    told_ = Phrase("{name}: {where}", name=event.name, where=where)
    return done(args, event, before, told_, name=event.name, place=event.place, time=event.time, text=event.text, due=event.due)


def _moment(text: str) -> int:
    try:
        return int(datetime.fromisoformat(text).timestamp()) if text else 0
    except (ValueError, OverflowError, OSError):
        raise LongboxError("{text!r} is no moment; write it like 2025-04-04T20:00.", text=text[:40]) from None


def configure_player(sub: Parser) -> None:
    sub.add_argument("player", metavar="PLAYER")
    sub.add_argument("--club", help="the club of the player; empty for none")
    sub.add_argument("--table", type=int, help="where the player sits in every Swiss round; 0 for anywhere")


def player(args: argparse.Namespace) -> int:
    file = opened(args)
    before = len(file.event.entries)
    id = player_named(file.event, args.player)
    said: list[Fact] = []
    if args.club is not None:
        said.append(facts.ClubNamed(id, args.club))
    if args.table is not None:
        said.append(facts.TableFixed(id, args.table))
    say_in(file, args, *said)
    one = file.event.players[id]
    sentence = Phrase("{name}: club {club}, table {table}.", name=one.name, club=one.club or "-", table=one.table or "-")
    return done(args, file.event, before, sentence, player=id, club=one.club, table=one.table)


def configure_season(sub: Parser) -> None:
    sub.add_argument("files", metavar="FILE", nargs="+", help="the files of the events")
    sub.add_argument("--by", default=WAYS[0], choices=WAYS, help="what an event brings (default: places)")
    sub.add_argument(
        "--places",
        metavar="N,...",
        default=",".join(map(str, LADDER)),
        help="the points of the first places (default: %(default)s)",
    )
    sub.add_argument("--attended", type=int, default=1, help="the points of every other place (default: 1)")
    sub.add_argument("--best", type=int, default=0, help="so many of one's best events count (default: all)")
    sub.add_argument("--csv", action="store_true", help="print CSV")


def season(args: argparse.Namespace) -> int:
    try:
        places = tuple(int(one) for one in args.places.split(",") if one.strip())
    except ValueError:
        raise LongboxError("Points of places are whole numbers with commas between.") from None
    rule = Rule(args.by, places, args.attended, args.best)
    found = Season(rule, [Held(path, EventFile(Path(path)).event) for path in dict.fromkeys(args.files)])
    if args.json:
        return emit_json(told(found))
    rows = found.ranking()
    if args.csv:
        return write_csv([{"rank": one.rank, "name": one.name, "points": one.points, "events": len(one.finishes)} for one in rows])
    out = headed(args, ">rank", "player", ">points", ">events")
    for one in rows:
        out.add_row(str(one.rank), one.name, str(one.points), str(len(one.finishes)))
    show(out)
    left = len(dict.fromkeys(args.files)) - len(found.held)
    if left:
        show(tell(args, Phrase("Events that are not over: {count}. They do not count yet.", count=left)))
    return OK
