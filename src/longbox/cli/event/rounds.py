"""Rounds: pairings, publishing, the clock, closing and taking back."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

from longbox.challenger import Event, Fact, Result, announcement, draw, facts
from longbox.challenger.clock import clock as read_clock
from longbox.challenger.clock import extended, instruction
from longbox.challenger.event import Round
from longbox.challenger.facts import Json
from longbox.challenger.view import table_told
from longbox.cli.commands import Parser
from longbox.cli.console import OK, emit_json, show
from longbox.cli.event_words import tell, word
from longbox.kernel import LongboxError, Phrase, Several

from .common import done, headed, names, opened, say_in, won, write_csv


def configure_pair(sub: Parser) -> None:
    sub.add_argument("--again", metavar="REASON", default="", help="draw the round again, before any of its games has begun")
    sub.add_argument("--keep-back", action="store_true", help="draw without publishing")


def pair(args: argparse.Namespace) -> int:
    file = opened(args)
    before = len(file.event.entries)
    steps: list[Callable[[Event], Fact | None]] = [lambda event: draw(event, args.again)]
    if not args.again:
        steps[:0] = [closing, lambda event: None if event.rounds else announcement(event)]
    elif file.event.current is None or file.event.current.closed:
        raise LongboxError("No round is open that could be drawn again.")
    if not args.keep_back:
        steps.append(publishing)
    say_in(file, args, *steps)
    if not args.json:
        show_round(args, file.event, file.event.rounds[-1])
    plan = file.event.planned()
    told = "{players} players: {rounds} Swiss rounds, " + ("then a cut to {cut}." if plan.cut else "no cut.")
    announced = Phrase(told, players=plan.players, rounds=plan.rounds, cut=plan.cut)
    first = len(file.event.rounds) == 1
    return done(args, file.event, before, announced if first else "", **round_facts(file.event.rounds[-1]))


def closing(event: Event) -> Fact | None:
    current = event.current
    return facts.RoundClosed(current.number) if current is not None and not current.closed else None


def publishing(event: Event) -> Fact | None:
    return facts.Published(len(event.rounds))


def round_facts(round: Round) -> Json:
    return {
        "number": round.number,
        "elimination": round.elimination,
        "published": round.published,
        "closed": round.closed,
        "pairings": [table_told(table) for table in round.tables],
    }


def show_round(args: argparse.Namespace, event: Event, round: Round) -> None:
    head = [Phrase("Round {round}", round=round.number)]
    head += [Phrase("elimination")] if round.elimination else []
    head += [] if round.published else [Phrase("not published")]
    show(", ".join(tell(args, one) for one in head))
    out = headed(args, ">table", "", "", "result")
    for one in round.tables:
        out.add_row(str(one.number), *names(args, event, one.players), tell(args, ended(event, one.result)))
    show(out)


def ended(event: Event, result: Result | None) -> str:
    """A result in words."""
    if result is None:
        return ""
    vps = f"{result.vps[0]}-{result.vps[1]}"
    if result.winner is None:
        return Phrase("{vps} {kind}", vps=vps, kind=Phrase(result.kind))
    return Phrase("{vps} {kind}, {name} wins", vps=vps, kind=Phrase(result.kind), name=event.players[result.winner].name)


def configure_publish(sub: Parser) -> None:
    """It takes nothing more."""


def publish(args: argparse.Namespace) -> int:
    file = opened(args)
    before = len(file.event.entries)
    number = len(file.event.rounds)
    say_in(file, args, facts.Published(number))
    return done(args, file.event, before, Phrase("Round {round} is published.", round=number), round=number)


def configure_clock(sub: Parser) -> None:
    sub.add_argument("--start", action="store_true", help="start it")
    sub.add_argument("--faces", metavar="FACE,...", default="", help="five dice rolled by hand")


def clock(args: argparse.Namespace) -> int:
    file = opened(args)
    before = len(file.event.entries)
    number = len(file.event.rounds)
    if args.start:
        faces = tuple(face.strip() for face in args.faces.split(",")) if args.faces else ()
        say_in(file, args, facts.ClockStarted(number, faces))
    now = time.time()
    found = read_clock(file.event, number, now)
    left = round((found.ends - now) / 60, 1) if found.ends is not None else None
    known: Json = {"round": number, "phase": word(found.phase), "what": instruction(file.event, found.phase, found.games)}
    sentence = Phrase("Round {round}: {phase}. {what}", **known)
    if left is not None:
        sentence = Phrase(
            "Round {round}: {phase}, {minutes} minutes, {left:.1f} left. Keep this from the players. {what}",
            minutes=found.minutes,
            left=left,
            **known,
        )
    tables = [_table_clock(file.event, number, table.number, now) for table in extended(file.event.round(number))]
    said = [
        Phrase("Table {table}: {phase}, {minutes} minutes, {left:.1f} left.", **one, left=one["minutes_left"])
        for one in tables
        if one["minutes_left"] is not None
    ]
    return done(
        args,
        file.event,
        before,
        Several([sentence, *said]),
        round=number,
        phase=found.phase,
        minutes=found.minutes,
        minutes_left=left,
        faces=found.faces,
        tables=tables,
    )


def _table_clock(event: Event, number: int, table: int, now: float) -> Json:
    """The clock of a table that has minutes of its own."""
    found = read_clock(event, number, now, event.table(number, table))
    left = round((found.ends - now) / 60, 1) if found.ends is not None else None
    return {"table": table, "phase": word(found.phase), "minutes": found.minutes, "minutes_left": left}


def configure_close(sub: Parser) -> None:
    """It takes nothing more."""


def close(args: argparse.Namespace) -> int:
    file = opened(args)
    before, number = len(file.event.entries), len(file.event.rounds)
    say_in(file, args, facts.RoundClosed(number))
    winner = file.event.winner
    sentence = Several([Phrase("Round {round} is closed.", round=number), *([won(file.event, winner)] if winner else [])])
    return done(args, file.event, before, sentence, round=number, winner=winner)


def configure_revert(sub: Parser) -> None:
    sub.add_argument("reason", metavar="REASON")


def revert(args: argparse.Namespace) -> int:
    file = opened(args)
    before, number = len(file.event.entries), len(file.event.rounds)
    say_in(file, args, facts.RoundReverted(number, args.reason))
    return done(args, file.event, before, Phrase("Round {round} is taken back.", round=number), round=number)


def configure_pairings(sub: Parser) -> None:
    sub.add_argument("--round", type=int, default=0, help="the round (default: the last one)")
    sub.add_argument("--csv", action="store_true", help="print CSV")


def pairings(args: argparse.Namespace) -> int:
    event = opened(args).event
    round = event.round(args.round or len(event.rounds))
    if args.json:
        return emit_json(round_facts(round))
    if args.csv:
        return write_csv(
            [
                {"round": round.number, "table": one.number, "player": one_name, "opponent": other_name}
                for one in round.tables
                for one_name, other_name in [names(args, event, one.players)]
            ]
        )
    show_round(args, event, round)
    return OK
