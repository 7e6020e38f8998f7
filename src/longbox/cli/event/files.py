"""The ledger: any fact, what a role may see, proofs, import; and a simulated event."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from longbox.challenger import recheck, visible
from longbox.challenger.facts import unpack
from longbox.challenger.settings import accept
from longbox.challenger.simulate import report as told
from longbox.challenger.simulate import simulate as play
from longbox.cli.commands import Parser
from longbox.cli.console import OK, emit_json, show
from longbox.cli.event_file import EventFile, read_export
from longbox.cli.event_roster import read_text
from longbox.cli.event_words import tell
from longbox.kernel import LongboxError, Phrase

from .common import chosen_settings, done, opened, player_named, role_of, say_in, won
from .rounds import show_round


def configure_say(sub: Parser) -> None:
    sub.add_argument("fact", metavar="JSON", help="""such as '{"fact": "Warned", "player": "P3", "reason": "dice"}'""")


def say(args: argparse.Namespace) -> int:
    file = opened(args)
    before = len(file.event.entries)
    try:
        data = json.loads(args.fact)
    except (ValueError, RecursionError):
        raise LongboxError("""A fact is a JSON object, such as '{"fact": "Dropped", "player": "P3"}'.""") from None
    say_in(file, args, unpack(data))
    last = len(file.event.entries)
    return done(args, file.event, before, Phrase("Entry {number}: {fact}.", number=last, fact=data["fact"]), number=last)


def configure_show_all(sub: Parser) -> None:
    sub.add_argument("--player", metavar="PLAYER", default="", help="the player whose view it is, with --role player")


def show_all(args: argparse.Namespace) -> int:
    event = opened(args).event
    seen = visible(event, role_of(args), player_named(event, args.player) if args.player else None, time.time(), args.language)
    if args.json:
        return emit_json(seen)
    print(json.dumps(seen, indent=1, ensure_ascii=False))
    return OK


def configure_verify(sub: Parser) -> None:
    """It takes nothing more."""


def verify(args: argparse.Namespace) -> int:
    event = opened(args).event
    rounds = {one.number: recheck(event, one.number) for one in event.swiss}
    if args.json:
        return emit_json({"commitment": event.commitment, "rounds": rounds})
    for number, same in rounds.items():
        sentence = "Round {round}: follows from the seed." if same else "Round {round}: does not follow from the seed."
        show(tell(args, Phrase(sentence, round=number)))
    return OK


def configure_import_ledger(sub: Parser) -> None:
    sub.add_argument("source", metavar="EXPORT")


def import_ledger(args: argparse.Namespace) -> int:
    event = EventFile.create(Path(args.file), read_export(read_text(Path(args.source)))).event
    count = len(event.entries)
    return done(args, event, count, Phrase("{name}: {count} entries.", name=event.name, count=count), name=event.name, ledger=count)


def configure_simulate(sub: Parser) -> None:
    sub.add_argument("--players", type=int, default=16, help="number of players (default: 16)")
    sub.add_argument("--seed", default="1", help="decides draws and results (default: 1)")
    sub.add_argument("--setting", metavar="NAME=VALUE", action="append", default=[], help="change a setting; can be repeated")


def simulate(args: argparse.Namespace) -> int:
    chosen = tuple((name, accept(name, value)) for name, value in chosen_settings(args.setting))
    event = play(args.players, args.seed, chosen)
    if args.json:
        return emit_json(told(event))
    for round in event.rounds:
        show_round(args, event, round)
    show(tell(args, won(event, event.winner) or Phrase("Nobody has won.")))
    return OK
