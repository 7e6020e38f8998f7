"""`longbox event`: run a Challenger event from the command line, on one file."""

from __future__ import annotations

import argparse
import csv
import io
import json
import sys
import time
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from longbox.cli import OK, Parser, emit_json, show, table, takes_language
from longbox.cli.event_roster import read_bytes, read_text, roster_of, take_roster, write_new
from longbox.cli.event_words import spoken_by, tell, word
from longbox.kernel import LongboxError, Phrase, Several, new_seed

if TYPE_CHECKING:
    from longbox.challenger import Event, Fact, Result, Role
    from longbox.challenger.event import Round
    from longbox.cli.event_file import EventFile


def register(commands: Any) -> None:
    sub = commands.add_parser(
        "event", help="Run a Challenger event.", description="Run a Challenger event; see docs/challenger.md."
    )
    inner = sub.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def command(name: str, run: Callable[[argparse.Namespace], int], help: str, file: bool = True) -> Parser:
        made: Parser = inner.add_parser(name, help=help, description=help)
        if file:
            made.add_argument("file", metavar="FILE", help="the event's file")
            made.add_argument("--by", default="", metavar="NAME", help="who says it")
            made.add_argument(
                "--role", default="organiser", help="as what: organiser, head-watcher, watcher, scorekeeper or player"
            )
        takes_language(made)
        made.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
        made.set_defaults(run=spoken_by(run))
        return made

    sub = command("new", new, "Open an event in a new file.")
    sub.add_argument("--name", required=True)
    sub.add_argument("--date", metavar="DAY", help="its first day, as 2025-03-14 (default: today)")
    sub.add_argument("--timeline", default="standard", choices=("standard", "extended"))
    sub.add_argument("--seed", metavar="WORD", help="decides every draw (default: one that nobody can guess)")
    sub.add_argument(
        "--setting", metavar="NAME=VALUE", action="append", default=[], help="a decision that differs from the default"
    )
    sub.add_argument("--list", metavar="FILE", help="the Banned and Restricted list as JSON")
    sub.more = settings_help

    sub = command("settings", settings, "Show the settings of the event, or choose others.")
    sub.add_argument("--setting", metavar="NAME=VALUE", action="append", default=[], help="a decision, until round one is paired")
    sub.add_argument("--reason", default="")

    sub = command("add", add, "Add players, all of them or nobody.")
    sub.add_argument("names", metavar="NAME", nargs="*")
    sub.add_argument("--csv", metavar="FILE", help="a list with a column called name and perhaps one called roster")
    sub.add_argument("--roster", metavar="FILE", help="the roster of the one player named")
    sub.add_argument("--check-in", action="store_true", help="and check them in")

    sub = command("roster", roster, "File the roster of a player, or accept one that could not be checked in full.")
    sub.add_argument("player", metavar="PLAYER")
    sub.add_argument("roster", metavar="ROSTER", nargs="?")
    sub.add_argument("--accept", metavar="REASON", default="")

    sub = command("check-in", check_in, "Check players in.")
    sub.add_argument("players", metavar="PLAYER", nargs="*")
    sub.add_argument("--all", action="store_true", help="everybody who can be")

    sub = command("pair", pair, "Close the round that is played, and draw and publish the next.")
    sub.add_argument("--again", metavar="REASON", default="", help="draw the round once more, before any game of it has begun")
    sub.add_argument("--keep-back", action="store_true", help="do not publish it yet")

    sub = command("publish", publish, "Publish the pairings that were kept back.")
    sub = command("clock", clock, "Show the clock, for the staff only, or start it.")
    sub.add_argument("--start", action="store_true")
    sub.add_argument("--faces", metavar="FACE,...", default="", help="five dice rolled by hand")

    sub = command("report", report, "Report or correct the result of a table.")
    sub.add_argument("table", metavar="TABLE", type=int)
    sub.add_argument("vps", metavar="VPS", nargs="?", default="0-0", help="victory points, as 16-9")
    sub.add_argument(
        "--kind", default="", help="victory, wipe-out, time, concession, draw, agreed-draw, no-show, double-loss or seed"
    )
    sub.add_argument("--winner", metavar="PLAYER", default="")
    sub.add_argument("--round", type=int, default=0)
    sub.add_argument("--correct", metavar="REASON", default="", help="replace a result that was entered wrongly")

    sub = command("close", close, "Close the round, so that its event points count.")
    sub = command("revert", revert, "Take the last round back.")
    sub.add_argument("reason", metavar="REASON")
    sub = command("standings", standings, "Show the standings.")
    sub.add_argument("--csv", action="store_true")
    sub.add_argument("--provisional", action="store_true", help="with the results of the open round")
    sub = command("pairings", pairings, "Show the pairings of a round.")
    sub.add_argument("--round", type=int, default=0)
    sub.add_argument("--csv", action="store_true")

    sub = command("drop", drop, "Drop a player, or let one rejoin.")
    sub.add_argument("player", metavar="PLAYER")
    sub.add_argument("--why", default="wish", choices=("wish", "absent", "unable"))
    sub.add_argument("--rejoin", action="store_true", help="the other way: let a dropped player rejoin")
    sub = command("warn", warn, "Warn a player.")
    sub.add_argument("player", metavar="PLAYER")
    sub.add_argument("reason", metavar="REASON", help="such as dice, rushing, incivility or other")
    sub.add_argument("--note", default="")
    sub = command("decide", decide, "Decide what a third warning leads to.")
    sub.add_argument("player", metavar="PLAYER")
    sub.add_argument("what", choices=("eject", "keep"))
    sub.add_argument("reason", metavar="REASON")
    sub = command("eject", eject, "Eject a player from the event.")
    sub.add_argument("player", metavar="PLAYER")
    sub.add_argument("reason", metavar="REASON", help="such as cheating, violence, warnings or other")

    sub = command("cut", cut, "Close the last Swiss round and make the cut.")
    sub = command("bracket", bracket, "Show the bracket.")
    sub = command("say", say, "Say any fact, as JSON: warnings, rulings, appeals, ejections and all others.")
    sub.add_argument("fact", metavar="JSON", help="""such as '{"fact": "Warned", "player": "P3", "reason": "dice"}'""")
    sub = command("show", show_all, "Show what a role may see of the event.")
    sub.add_argument("--player", metavar="PLAYER", default="")
    sub = command("verify", verify, "Draw every Swiss round again from the seed and compare.")
    sub = command("export", export, "Write the whole ledger as JSON, or papers as PDF.")
    sub.add_argument("--out", metavar="FILE", default="")
    sub.add_argument("--pdf", metavar="PAPER,...", default="", help="pairings, slips, standings, bracket or all, on A4")
    sub = command("import", import_, "Make a new file from an exported ledger.")
    sub.add_argument("source", metavar="EXPORT")

    sub = command("simulate", simulate, "Play a whole event with random results.", file=False)
    sub.add_argument("--players", type=int, default=16)
    sub.add_argument("--seed", default="1")
    sub.add_argument("--setting", metavar="NAME=VALUE", action="append", default=[])


# -- helpers ----------------------------------------------------------------------------------------------------------------


def _file(args: argparse.Namespace) -> EventFile:
    from longbox.cli.event_file import EventFile

    return EventFile(Path(args.file))


def _role(args: argparse.Namespace) -> Role:
    from longbox.challenger import Role

    try:
        return Role(args.role)
    except ValueError:
        raise LongboxError("There is no role {role!r}; there is {roles}.", role=args.role, roles=", ".join(Role)) from None


def _say(file: EventFile, args: argparse.Namespace, *facts: Fact | Callable[[Event], Fact | None]) -> None:
    file.say(*facts, by=args.by, role=_role(args))


def _settings(pairs: Sequence[str]) -> tuple[tuple[str, Any], ...]:
    out = []
    for text in pairs:
        name, equals, value = text.partition("=")
        if not equals:
            raise LongboxError("--setting {text} has no value; write --setting NAME=VALUE.", text=text)
        out.append((name.strip(), value.strip()))
    return tuple(out)


def _player(event: Event, word: str) -> str:
    """A player by id or by name."""
    if word in event.players:
        return word
    found = [id for id, one in event.players.items() if one.name.casefold() == word.casefold() or id.casefold() == word.casefold()]
    if len(found) != 1:
        if found:
            raise LongboxError("{count} players are called {name!r}; say the id.", count=len(found), name=word)
        raise LongboxError("Nobody called {name!r} plays in this event.", name=word)
    return found[0]


def _done(args: argparse.Namespace, event: Event, before: int, sentence: str, **facts: Any) -> int:
    """Tell what was done, and what the staff should know about it."""
    remarks = [tell(args, text) for number, text in event.remarks if number > before]
    if args.json:
        return emit_json({**facts, "entries": len(event.entries) - before, "remarks": remarks})
    if sentence:
        show(tell(args, sentence))
    for remark in remarks:
        show(tell(args, Phrase("Note: {remark}", remark=remark)))
    return OK


def _names(args: argparse.Namespace, event: Event, players: Sequence[str | None]) -> list[str]:
    return [f"{event.players[id].name} ({id})" if id is not None else tell(args, Phrase("bye")) for id in players]


def _table(args: argparse.Namespace, *columns: str) -> Any:
    """A table for people, with its heads in their language."""
    return table(*(f"{'>' * column.startswith('>')}{tell(args, Phrase(column.lstrip('>')))}" for column in columns))


def _won(event: Event, winner: str | None) -> str:
    return Phrase("{name} has won the event.", name=event.players[winner].name) if winner else ""


# -- commands ---------------------------------------------------------------------------------------------------------------


def new(args: argparse.Namespace) -> int:
    from longbox.challenger import Entry, Role, facts
    from longbox.challenger.settings import accept
    from longbox.cli.event_file import EventFile

    day = args.date or date.today().isoformat()  # noqa: DTZ011  an event's day is that of its hall
    chosen = tuple((name, accept(name, value)) for name, value in _settings(args.setting))
    said: list[Fact] = [facts.Opened(args.name, day, args.timeline, args.seed or new_seed(), chosen)]
    if args.list:
        said.append(facts.ListLoaded(read_text(Path(args.list))))
    entries = [Entry(number, round(time.time(), 3), args.by, Role.ORGANISER, fact) for number, fact in enumerate(said, 1)]
    event = EventFile.create(Path(args.file), entries).event
    return _done(
        args,
        event,
        0,
        Phrase(
            "{name}, {date}, {timeline}. The draws are committed to: {commitment}",
            name=event.name,
            date=event.date,
            timeline=event.timeline,
            commitment=event.commitment,
        ),
        name=event.name,
        date=event.date,
        timeline=event.timeline,
        commitment=event.commitment,
    )


def settings_help() -> str:
    """Every setting with its default, for people who ask what can be chosen."""
    from longbox.challenger.settings import SETTINGS

    lines = ["settings:"]
    for name, one in SETTINGS.items():
        default = str(one.default).lower() if isinstance(one.default, bool) else str(one.default)
        lines.append(f"  {name}={default}  ({one.takes()})")
        lines.append(f"      {one.help}")
    return "\n".join(lines)


def settings(args: argparse.Namespace) -> int:
    from longbox.challenger import facts
    from longbox.challenger.settings import SETTINGS, accept

    file = _file(args)
    before = len(file.event.entries)
    chosen = [(name, accept(name, value)) for name, value in _settings(args.setting)]
    _say(file, args, *(facts.SettingChosen(name, value, args.reason) for name, value in chosen))
    if args.json:
        return _done(args, file.event, before, "", settings=dict(file.event.settings))
    out = _table(args, "setting", "value", "takes", "")
    for name, one in SETTINGS.items():
        value = file.event.settings[name]
        shown = str(value).lower() if isinstance(value, bool) else str(value)
        mark = "" if value == one.default else " *"
        out.add_row(name, shown + mark, tell(args, one.takes()), tell(args, Phrase(one.help)))
    show(out)
    return _done(args, file.event, before, Phrase("* differs from the default."))


def add(args: argparse.Namespace) -> int:
    from longbox.challenger import facts
    from longbox.challenger.sheets import read_sheet

    file = _file(args)
    before = len(file.event.entries)
    rows: list[tuple[str, tuple[str, tuple[str, ...]] | None]] = [(name, None) for name in args.names]
    if args.csv:
        known = {player.name.casefold() for player in file.event.players.values()}
        for name, text in read_sheet(read_bytes(Path(args.csv))):
            if name.casefold() in known:
                raise LongboxError("{name} plays already; take them out of the list.", name=name)
            rows.append((name, roster_of(text.encode(), name, args.language) if text else None))
    if args.roster:
        if len(rows) > 1:
            raise LongboxError("One roster is for one player; add the others by themselves.")
        rows = [(name, take_roster(Path(args.roster), args.language)) for name, _ in rows]
    if not rows:
        raise LongboxError("Nobody to add: name players, or a list of them with --csv.")
    added: list[str] = []
    said: list[Fact] = []
    number = 0
    for name, filed in rows:
        number += 1
        while f"P{number}" in file.event.players:
            number += 1
        added.append(id := f"P{number}")
        said.append(facts.Joined(id, name))
        if filed:
            said.append(facts.RosterFiled(id, *filed))
        if args.check_in:
            said.append(facts.CheckedIn(id))
    _say(file, args, *said)
    names = ", ".join(_names(args, file.event, added))
    return _done(args, file.event, before, Phrase("Added {names}.", names=names), players=added)


def roster(args: argparse.Namespace) -> int:
    from longbox.challenger import facts
    from longbox.challenger.rosters import verdict

    file = _file(args)
    before = len(file.event.entries)
    id = _player(file.event, args.player)
    said: list[Fact] = []
    if args.roster:
        said.append(facts.RosterFiled(id, *take_roster(Path(args.roster), args.language)))
    if args.accept:
        said.append(facts.RosterAccepted(id, args.accept))
    _say(file, args, *said)
    player = file.event.players[id]
    if not player.roster:
        raise LongboxError("{name} has filed no roster.", name=player.name)
    found = verdict(file.event, player)
    remarks = [one.told(args.language) for one in found.remarks]
    shown = Phrase(
        "{name}: {status}, accepted." if player.accepted else "{name}: {status}.", name=player.name, status=word(found.status)
    )
    sentence = "\n".join([tell(args, shown), *remarks])
    return _done(
        args, file.event, before, sentence, player=id, status=found.status, accepted=bool(player.accepted), findings=remarks
    )


def check_in(args: argparse.Namespace) -> int:
    from longbox.challenger import facts

    file = _file(args)
    before = len(file.event.entries)
    event = file.event
    if args.all:
        strict = event.settings["rosters"] == "required"
        ids = [
            id
            for id, one in event.players.items()
            if not one.checked_in and one.status == "active" and (one.accepted or not strict)
        ]
    else:
        ids = [_player(event, word) for word in args.players]
    if not ids:
        raise LongboxError("Nobody to check in: name players, or --all for everybody with an accepted roster.")
    _say(file, args, *(facts.CheckedIn(id) for id in ids))
    there = len(file.event.active)
    return _done(
        args,
        file.event,
        before,
        Phrase("{count} checked in, {all} in all.", count=len(ids), all=there),
        checked_in=ids,
        active=there,
    )


def _closing(event: Event) -> Fact | None:
    from longbox.challenger import facts

    current = event.current
    return facts.RoundClosed(current.number) if current is not None and not current.closed else None


def _publishing(event: Event) -> Fact | None:
    from longbox.challenger import facts

    return facts.Published(len(event.rounds))


def pair(args: argparse.Namespace) -> int:
    from longbox.challenger import announcement, draw

    file = _file(args)
    before = len(file.event.entries)
    steps: list[Callable[[Event], Fact | None]] = [lambda event: draw(event, args.again)]
    if not args.again:
        steps[:0] = [_closing, lambda event: None if event.rounds else announcement(event)]
    elif file.event.current is None or file.event.current.closed:
        raise LongboxError("No round is open that could be drawn again.")
    if not args.keep_back:
        steps.append(_publishing)
    _say(file, args, *steps)
    if not args.json:
        _show_round(args, file.event, file.event.rounds[-1])
    plan = file.event.planned()
    told = "{players} players: {rounds} Swiss rounds, " + ("then a cut to {cut}." if plan.cut else "no cut.")
    announced = Phrase(told, players=plan.players, rounds=plan.rounds, cut=plan.cut)
    first = len(file.event.rounds) == 1
    return _done(args, file.event, before, announced if first else "", **_round_facts(file.event.rounds[-1]))


def _round_facts(round: Round) -> dict[str, Any]:
    from longbox.challenger.view import table_told

    return {
        "number": round.number,
        "elimination": round.elimination,
        "published": round.published,
        "closed": round.closed,
        "pairings": [table_told(table) for table in round.tables],
    }


def _show_round(args: argparse.Namespace, event: Event, round: Round) -> None:
    head = [Phrase("Round {round}", round=round.number)]
    head += [Phrase("elimination")] if round.elimination else []
    head += [] if round.published else [Phrase("not published")]
    show(", ".join(tell(args, one) for one in head))
    out = _table(args, ">table", "", "", "result")
    for one in round.tables:
        out.add_row(str(one.number), *_names(args, event, one.players), tell(args, _ended(event, one.result)))
    show(out)


def _ended(event: Event, result: Result | None) -> str:
    """A result in words."""
    if result is None:
        return ""
    vps = f"{result.vps[0]}-{result.vps[1]}"
    if result.winner is None:
        return Phrase("{vps} {kind}", vps=vps, kind=Phrase(result.kind))
    return Phrase("{vps} {kind}, {name} wins", vps=vps, kind=Phrase(result.kind), name=event.players[result.winner].name)


def publish(args: argparse.Namespace) -> int:
    from longbox.challenger import facts

    file = _file(args)
    before = len(file.event.entries)
    number = len(file.event.rounds)
    _say(file, args, facts.Published(number))
    return _done(args, file.event, before, Phrase("Round {round} is published.", round=number), round=number)


def clock(args: argparse.Namespace) -> int:
    from longbox.challenger import facts
    from longbox.challenger.clock import clock as read_clock
    from longbox.challenger.clock import instruction

    file = _file(args)
    before = len(file.event.entries)
    number = len(file.event.rounds)
    if args.start:
        faces = tuple(face.strip() for face in args.faces.split(",")) if args.faces else ()
        _say(file, args, facts.ClockStarted(number, faces))
    now = time.time()
    found = read_clock(file.event, number, now)
    left = round((found.ends - now) / 60, 1) if found.ends is not None else None
    known: dict[str, Any] = {"round": number, "phase": word(found.phase), "what": instruction(file.event, found.phase)}
    sentence = Phrase("Round {round}: {phase}. {what}", **known)
    if left is not None:
        sentence = Phrase(
            "Round {round}: {phase}, {minutes} minutes, {left:.1f} left. Keep this from the players. {what}",
            minutes=found.minutes,
            left=left,
            **known,
        )
    return _done(
        args,
        file.event,
        before,
        sentence,
        round=number,
        phase=found.phase,
        minutes=found.minutes,
        minutes_left=left,
        faces=found.faces,
    )


def report(args: argparse.Namespace) -> int:
    from longbox.challenger import Result, facts

    file = _file(args)
    event, before = file.event, len(file.event.entries)
    number = args.round or len(event.rounds)
    one, dash, other = args.vps.partition("-")
    if not dash or not one.strip().isdecimal() or not other.strip().isdecimal():
        raise LongboxError("{vps!r} are no victory points; write them as 16-9, in the order of the table.", vps=args.vps)
    vps = (int(one), int(other))
    at = event.table(number, args.table)
    winner = _player(event, args.winner) if args.winner else None
    kind = args.kind or ("victory" if vps[0] != vps[1] else "time")
    if winner is None and kind == "victory" and vps[0] != vps[1]:
        winner = at.players[0] if vps[0] > vps[1] else at.players[1]
    result = Result(kind, winner, vps)
    if args.correct:
        _say(file, args, facts.Corrected(number, args.table, result, args.correct))
    else:
        _say(file, args, facts.Reported(number, args.table, result))
    kept = file.event.table(number, args.table).result
    left = sum(one.result is None and one.players[1] is not None for one in file.event.round(number).tables)
    told = Phrase("The opponent has to say the same. Tables still open: {left}.", left=left)
    if kept is not None:
        ended = _ended(file.event, kept)
        told = Phrase(
            "Round {round}, table {table}: {ended}. Tables still open: {left}.",
            round=number,
            table=args.table,
            ended=ended,
            left=left,
        )
    shown = {"kind": kept.kind, "winner": kept.winner, "vps": list(kept.vps)} if kept else None
    return _done(args, file.event, before, told, round=number, table=args.table, result=shown, left=left)


def close(args: argparse.Namespace) -> int:
    from longbox.challenger import facts

    file = _file(args)
    before, number = len(file.event.entries), len(file.event.rounds)
    _say(file, args, facts.RoundClosed(number))
    winner = file.event.winner
    sentence = Several([Phrase("Round {round} is closed.", round=number), *([_won(file.event, winner)] if winner else [])])
    return _done(args, file.event, before, sentence, round=number, winner=winner)


def revert(args: argparse.Namespace) -> int:
    from longbox.challenger import facts

    file = _file(args)
    before, number = len(file.event.entries), len(file.event.rounds)
    _say(file, args, facts.RoundReverted(number, args.reason))
    return _done(args, file.event, before, Phrase("Round {round} is taken back.", round=number), round=number)


def standings(args: argparse.Namespace) -> int:
    from longbox.challenger.view import row_told, rows_told

    event = _file(args).event
    rows = rows_told(event)
    if args.provisional:
        rows = [row_told(event, row, row.rank) for row in event.standings(provisional=True)]
    if args.json:
        return emit_json({"provisional": args.provisional, "winner": event.winner, "standings": rows})
    if args.csv:
        return _csv(rows)
    out = _table(args, ">rank", "player", ">points", ">schedule", ">VPs", "")
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


def _csv(rows: Sequence[dict[str, Any]]) -> int:
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


def pairings(args: argparse.Namespace) -> int:
    event = _file(args).event
    round = event.round(args.round or len(event.rounds))
    if args.json:
        return emit_json(_round_facts(round))
    if args.csv:
        return _csv(
            [
                {"round": round.number, "table": one.number, "player": names[0], "opponent": names[1]}
                for one in round.tables
                for names in [_names(args, event, one.players)]
            ]
        )
    _show_round(args, event, round)
    return OK


def drop(args: argparse.Namespace) -> int:
    from longbox.challenger import facts

    file = _file(args)
    before = len(file.event.entries)
    id = _player(file.event, args.player)
    _say(file, args, facts.Rejoined(id) if args.rejoin else facts.Dropped(id, args.why))
    player = file.event.players[id]
    return _done(args, file.event, before, _status(player.name, player.status), player=id, status=player.status)


def _status(name: str, status: str) -> Phrase:
    return Phrase("{name} is {status}.", name=name, status=Phrase(status))


def warn(args: argparse.Namespace) -> int:
    from longbox.challenger import facts

    file = _file(args)
    before = len(file.event.entries)
    id = _player(file.event, args.player)
    _say(file, args, facts.Warned(id, args.reason, args.note))
    player = file.event.players[id]
    count = len(player.warnings)
    sentence = Phrase("{name} is warned, warning {count}.", name=player.name, count=count)
    return _done(args, file.event, before, sentence, player=id, warnings=count)


def decide(args: argparse.Namespace) -> int:
    from longbox.challenger import facts

    return _leave(args, lambda id: facts.Decided(id, args.what == "eject", args.reason))


def eject(args: argparse.Namespace) -> int:
    from longbox.challenger import facts

    return _leave(args, lambda id: facts.Ejected(id, args.reason))


def _leave(args: argparse.Namespace, fact: Callable[[str], Fact]) -> int:
    file = _file(args)
    before = len(file.event.entries)
    id = _player(file.event, args.player)
    _say(file, args, fact(id))
    player = file.event.players[id]
    return _done(args, file.event, before, _status(player.name, player.status), player=id, status=player.status)


def cut(args: argparse.Namespace) -> int:
    from longbox.challenger import facts

    file = _file(args)
    before = len(file.event.entries)
    _say(file, args, _closing, facts.CutMade())
    seeds = file.event.cut or []
    shown = ", ".join(f"{at} {name}" for at, name in enumerate(_names(args, file.event, seeds), 1))
    return _done(args, file.event, before, Phrase("The cut: {seeds}.", seeds=shown), seeds=seeds)


def bracket(args: argparse.Namespace) -> int:
    from longbox.challenger.bracket import tree

    event = _file(args).event
    rounds = tree(event)
    if args.json:
        return emit_json(
            {"seeds": event.cut, "rounds": [[list(pair) for pair in slots] for slots in rounds], "winner": event.winner}
        )
    if not rounds:
        raise LongboxError("The cut is not made yet; there is no bracket.")
    seeds = {id: at for at, id in enumerate(event.cut or [], 1)}
    for slots in rounds:
        out = _table(args, "seed", "", "seed", "")
        for pair in slots:
            cells = [(str(seeds[id]), event.players[id].name) if id is not None else ("", "-") for id in pair]
            out.add_row(*cells[0], *cells[1])
        show(tell(args, Phrase("Last {count}", count=2 * len(slots))))
        show(out)
    if event.winner:
        show(tell(args, _won(event, event.winner)))
    return OK


def say(args: argparse.Namespace) -> int:
    from longbox.challenger.facts import unpack

    file = _file(args)
    before = len(file.event.entries)
    try:
        data = json.loads(args.fact)
    except (ValueError, RecursionError):
        raise LongboxError("""A fact is a JSON object, such as '{"fact": "Dropped", "player": "P3"}'.""") from None
    _say(file, args, unpack(data))
    last = len(file.event.entries)
    return _done(args, file.event, before, Phrase("Entry {number}: {fact}.", number=last, fact=data["fact"]), number=last)


def show_all(args: argparse.Namespace) -> int:
    from longbox.challenger import visible

    event = _file(args).event
    seen = visible(event, _role(args), _player(event, args.player) if args.player else None, time.time(), args.language)
    if args.json:
        return emit_json(seen)
    print(json.dumps(seen, indent=1, ensure_ascii=False))
    return OK


def verify(args: argparse.Namespace) -> int:
    from longbox.challenger import recheck

    event = _file(args).event
    rounds = {one.number: recheck(event, one.number) for one in event.swiss}
    if args.json:
        return emit_json({"commitment": event.commitment, "rounds": rounds})
    for number, same in rounds.items():
        sentence = "Round {round}: follows from the seed." if same else "Round {round}: does not follow from the seed."
        show(tell(args, Phrase(sentence, round=number)))
    return OK


def export(args: argparse.Namespace) -> int:
    from longbox.cli.event_file import export as write

    event = _file(args).event
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
    from longbox.server.events.paper import TITLES, papers

    wanted = [*TITLES] if args.pdf == "all" else [name.strip() for name in args.pdf.split(",")]
    for name in wanted:
        if name not in TITLES:
            raise LongboxError("There is no paper {name!r}; there is {papers} or all.", name=name, papers=", ".join(TITLES))
    if not args.out:
        raise LongboxError("Papers need a file: --out FILE.")
    write_new(Path(args.out), papers(event, *wanted, role=_role(args), code=args.language))
    return _done(args, event, len(event.entries), Phrase("Written to {file}.", file=args.out), file=args.out, papers=wanted)


def import_(args: argparse.Namespace) -> int:
    from longbox.cli.event_file import EventFile, read_export

    event = EventFile.create(Path(args.file), read_export(read_text(Path(args.source)))).event
    count = len(event.entries)
    return _done(
        args, event, count, Phrase("{name}: {count} entries.", name=event.name, count=count), name=event.name, ledger=count
    )


def simulate(args: argparse.Namespace) -> int:
    from longbox.challenger.settings import accept
    from longbox.challenger.simulate import report as told
    from longbox.challenger.simulate import simulate as play

    chosen = tuple((name, accept(name, value)) for name, value in _settings(args.setting))
    event = play(args.players, args.seed, chosen)
    if args.json:
        return emit_json(told(event))
    for round in event.rounds:
        _show_round(args, event, round)
    show(tell(args, _won(event, event.winner) or Phrase("Nobody has won.")))
    return OK
