"""Before round one: opening an event, its settings, players, rosters, check-in."""

from __future__ import annotations

import argparse
import time
from datetime import date
from pathlib import Path

from longbox.challenger import Entry, Fact, Role, facts
from longbox.challenger.rosters import verdict
from longbox.challenger.settings import SETTINGS, accept
from longbox.challenger.sheets import Row, entering, read_sheet
from longbox.cli.commands import Parser
from longbox.cli.console import show
from longbox.cli.event_file import EventFile
from longbox.cli.event_roster import read_bytes, read_text, roster_of, take_roster
from longbox.cli.event_words import tell, word
from longbox.kernel import LongboxError, Phrase, new_seed

from .common import chosen_settings, done, headed, names, opened, player_named, say_in


def configure_new(sub: Parser) -> None:
    sub.add_argument("--name", required=True, help="the name of the event")
    sub.add_argument("--date", metavar="DAY", help="the first day of the event, as 2025-03-14 (default: today)")
    sub.add_argument(
        "--timeline", default="standard", choices=("standard", "extended"), help="which Timeline rosters follow (default: standard)"
    )
    sub.add_argument("--seed", metavar="WORD", help="decides every draw (default: drawn at random)")
    sub.add_argument("--setting", metavar="NAME=VALUE", action="append", default=[], help="change a setting; can be repeated")
    sub.add_argument("--list", metavar="FILE", help="the Banned and Restricted list as JSON")
    sub.more = settings_help


def new(args: argparse.Namespace) -> int:
    day = args.date or date.today().isoformat()  # noqa: DTZ011  an event's day is that of its hall
    chosen = tuple((name, accept(name, value)) for name, value in chosen_settings(args.setting))
    said: list[Fact] = [facts.Opened(args.name, day, args.timeline, args.seed or new_seed(), chosen)]
    if args.list:
        said.append(facts.ListLoaded(read_text(Path(args.list))))
    entries = [Entry(number, round(time.time(), 3), args.by, Role.ORGANISER, fact) for number, fact in enumerate(said, 1)]
    event = EventFile.create(Path(args.file), entries).event
    return done(
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
    lines = ["settings:"]
    for name, one in SETTINGS.items():
        default = str(one.default).lower() if isinstance(one.default, bool) else str(one.default)
        lines.append(f"  {name}={default}  ({one.takes()})")
        lines.append(f"      {one.help}")
    return "\n".join(lines)


def configure_settings(sub: Parser) -> None:
    sub.add_argument(
        "--setting", metavar="NAME=VALUE", action="append", default=[], help="change a setting; most only until round one is paired"
    )
    sub.add_argument("--reason", default="", help="why, for the ledger")


def settings(args: argparse.Namespace) -> int:
    file = opened(args)
    before = len(file.event.entries)
    chosen = [(name, accept(name, value)) for name, value in chosen_settings(args.setting)]
    say_in(file, args, *(facts.SettingChosen(name, value, args.reason) for name, value in chosen))
    if args.json:
        return done(args, file.event, before, "", settings=dict(file.event.settings))
    out = headed(args, "setting", "value", "takes", "")
    for name, one in SETTINGS.items():
        value = file.event.settings[name]
        shown = str(value).lower() if isinstance(value, bool) else str(value)
        mark = "" if value == one.default else " *"
        out.add_row(name, shown + mark, tell(args, one.takes()), tell(args, Phrase(one.help)))
    show(out)
    return done(args, file.event, before, Phrase("* differs from the default."))


def configure_add(sub: Parser) -> None:
    sub.add_argument("names", metavar="NAME", nargs="*")
    sub.add_argument(
        "--csv",
        metavar="FILE",
        help="a CSV file with a column name, or first name and last name, and if you like club, table and roster",
    )
    sub.add_argument("--roster", metavar="FILE", help="the roster of that player")
    sub.add_argument("--check-in", action="store_true", help="check them in as well")


def add(args: argparse.Namespace) -> int:
    file = opened(args)
    before = len(file.event.entries)
    rows: list[tuple[Row, tuple[str, tuple[str, ...]] | None]] = [(Row(name), None) for name in args.names]
    if args.csv:
        known = {player.name.casefold() for player in file.event.players.values()}
        for row in read_sheet(read_bytes(Path(args.csv))):
            if row.name.casefold() in known:
                raise LongboxError("{name} plays already; take them out of the list.", name=row.name)
            rows.append((row, roster_of(row.roster.encode(), row.name, args.language) if row.roster else None))
    if args.roster:
        if len(rows) > 1:
            raise LongboxError("One roster is for one player; add the others by themselves.")
        rows = [(row, take_roster(Path(args.roster), args.language)) for row, _ in rows]
    if not rows:
        raise LongboxError("Nobody to add: name players, or a list of them with --csv.")
    added: list[str] = []
    said: list[Fact] = []
    number = 0
    for row, filed in rows:
        number += 1
        while f"P{number}" in file.event.players:
            number += 1
        added.append(id := f"P{number}")
        said += entering(id, row)
        if filed:
            said.append(facts.RosterFiled(id, *filed))
        if args.check_in:
            said.append(facts.CheckedIn(id))
    say_in(file, args, *said)
    joined = ", ".join(names(args, file.event, added))
    return done(args, file.event, before, Phrase("Added {names}.", names=joined), players=added)


def configure_roster(sub: Parser) -> None:
    sub.add_argument("player", metavar="PLAYER")
    sub.add_argument("roster", metavar="ROSTER", nargs="?")
    sub.add_argument("--accept", metavar="REASON", default="", help="accept a roster that could not be checked in full")


def roster(args: argparse.Namespace) -> int:
    file = opened(args)
    before = len(file.event.entries)
    id = player_named(file.event, args.player)
    said: list[Fact] = []
    if args.roster:
        said.append(facts.RosterFiled(id, *take_roster(Path(args.roster), args.language)))
    if args.accept:
        said.append(facts.RosterAccepted(id, args.accept))
    say_in(file, args, *said)
    player = file.event.players[id]
    if not player.roster:
        raise LongboxError("{name} has filed no roster.", name=player.name)
    found = verdict(file.event, player)
    remarks = [one.told(args.language) for one in found.remarks]
    shown = Phrase(
        "{name}: {status}, accepted." if player.accepted else "{name}: {status}.", name=player.name, status=word(found.status)
    )
    sentence = "\n".join([tell(args, shown), *remarks])
    return done(
        args, file.event, before, sentence, player=id, status=found.status, accepted=bool(player.accepted), findings=remarks
    )


def configure_check_in(sub: Parser) -> None:
    sub.add_argument("players", metavar="PLAYER", nargs="*")
    sub.add_argument("--all", action="store_true", help="everybody who may be checked in")


def check_in(args: argparse.Namespace) -> int:
    file = opened(args)
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
        ids = [player_named(event, word) for word in args.players]
    if not ids:
        raise LongboxError("Nobody to check in: name players, or --all for everybody with an accepted roster.")
    say_in(file, args, *(facts.CheckedIn(id) for id in ids))
    there = len(file.event.active)
    return done(
        args,
        file.event,
        before,
        Phrase("{count} checked in, {all} in all.", count=len(ids), all=there),
        checked_in=ids,
        active=there,
    )
