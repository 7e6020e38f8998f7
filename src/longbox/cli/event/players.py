"""Players who leave, are warned or ejected."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from longbox.challenger import Fact, facts
from longbox.cli.commands import Parser
from longbox.kernel import Phrase

from .common import done, opened, player_named, say_in


def configure_drop(sub: Parser) -> None:
    sub.add_argument("player", metavar="PLAYER")
    sub.add_argument("--why", default="wish", choices=("wish", "absent", "unable"), help="why the player leaves (default: wish)")
    sub.add_argument("--rejoin", action="store_true", help="let a dropped player rejoin")


def drop(args: argparse.Namespace) -> int:
    file = opened(args)
    before = len(file.event.entries)
    id = player_named(file.event, args.player)
    say_in(file, args, facts.Rejoined(id) if args.rejoin else facts.Dropped(id, args.why))
    player = file.event.players[id]
    return done(args, file.event, before, _status(player.name, player.status), player=id, status=player.status)


def _status(name: str, status: str) -> Phrase:
    return Phrase("{name} is {status}.", name=name, status=Phrase(status))


def configure_warn(sub: Parser) -> None:
    sub.add_argument("player", metavar="PLAYER")
    sub.add_argument("reason", metavar="REASON", help="such as dice, rushing, incivility or other")
    sub.add_argument("--note", default="", help="what happened, for the ledger")


def warn(args: argparse.Namespace) -> int:
    file = opened(args)
    before = len(file.event.entries)
    id = player_named(file.event, args.player)
    say_in(file, args, facts.Warned(id, args.reason, args.note))
    player = file.event.players[id]
    count = len(player.warnings)
    sentence = Phrase("{name} is warned, warning {count}.", name=player.name, count=count)
    return done(args, file.event, before, sentence, player=id, warnings=count)


def configure_decide(sub: Parser) -> None:
    sub.add_argument("player", metavar="PLAYER")
    sub.add_argument("what", choices=("eject", "keep"))
    sub.add_argument("reason", metavar="REASON")


def decide(args: argparse.Namespace) -> int:
    return _leave(args, lambda id: facts.Decided(id, args.what == "eject", args.reason))


def configure_eject(sub: Parser) -> None:
    sub.add_argument("player", metavar="PLAYER")
    sub.add_argument("reason", metavar="REASON", help="such as cheating, violence, warnings or other")


def eject(args: argparse.Namespace) -> int:
    return _leave(args, lambda id: facts.Ejected(id, args.reason))


def _leave(args: argparse.Namespace, fact: Callable[[str], Fact]) -> int:
    file = opened(args)
    before = len(file.event.entries)
    id = player_named(file.event, args.player)
    say_in(file, args, fact(id))
    player = file.event.players[id]
    return done(args, file.event, before, _status(player.name, player.status), player=id, status=player.status)
