"""`longbox event`: run a Challenger event from the command line, on one file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.cli.commands import Command, Parser, add_commands
from longbox.cli.console import takes_json, takes_language
from longbox.cli.event_words import spoken_by


@dataclass(frozen=True, slots=True)
class EventCommand(Command):
    """A command of an event; most are about its file."""

    file: bool = True


COMMANDS: Final = {
    "new": EventCommand("event.opening:new", "Open an event in a new file."),
    "settings": EventCommand("event.opening:settings", "Show the settings of the event, or choose others."),
    "describe": EventCommand("event.series:describe", "Say where and when the event is, and until when rosters are due."),
    "player": EventCommand("event.series:player", "Name the club of a player, or fix their table."),
    "add": EventCommand("event.opening:add", "Add players: all of them or none."),
    "roster": EventCommand("event.opening:roster", "File the roster of a player, or accept one that could not be checked in full."),
    "check-in": EventCommand("event.opening:check_in", "Check players in."),
    "pair": EventCommand("event.rounds:pair", "Close the current round, then draw and publish the next."),
    "publish": EventCommand("event.rounds:publish", "Publish pairings that were held back."),
    "clock": EventCommand("event.rounds:clock", "Show the clock, for the staff only, or start it."),
    "report": EventCommand("event.results:report", "Report or correct the result of a table."),
    "close": EventCommand("event.rounds:close", "Close the round, so that its event points count."),
    "revert": EventCommand("event.rounds:revert", "Take back the last round."),
    "standings": EventCommand("event.results:standings", "Show the standings."),
    "pairings": EventCommand("event.rounds:pairings", "Show the pairings of a round."),
    "drop": EventCommand("event.players:drop", "Drop a player, or let one rejoin."),
    "warn": EventCommand("event.players:warn", "Warn a player."),
    "decide": EventCommand("event.players:decide", "Decide what a third warning leads to."),
    "eject": EventCommand("event.players:eject", "Eject a player from the event."),
    "cut": EventCommand("event.cut:cut", "Close the last Swiss round and make the cut."),
    "bracket": EventCommand("event.cut:bracket", "Show the bracket."),
    "say": EventCommand("event.files:say", "Record any other fact, as JSON: rulings, appeals, calls and so on."),
    "show": EventCommand("event.files:show_all", "Show what a role may see of the event."),
    "verify": EventCommand("event.files:verify", "Draw every Swiss round again from the seed and compare."),
    "export": EventCommand("event.export:export", "Write the whole ledger as JSON, or papers as PDF."),
    "import": EventCommand("event.files:import_ledger", "Make a new file from an exported ledger."),
    "season": EventCommand("event.series:season", "Show how everybody stands in a series of events.", file=False),
    "simulate": EventCommand("event.files:simulate", "Play a whole event with random results.", file=False),
}


def configure(parser: Parser) -> None:
    add_commands(parser, COMMANDS, prepare, spoken_by)


def prepare(sub: Parser, command: Command) -> None:
    """What every command of an event takes."""
    if isinstance(command, EventCommand) and command.file:
        sub.add_argument("file", metavar="FILE", help="the event's file")
        sub.add_argument("--by", default="", metavar="NAME", help="your name, for the ledger")
        sub.add_argument(
            "--role",
            default="organiser",
            help="your role: organiser, head-watcher, watcher, scorekeeper or player (default: organiser)",
        )
    takes_language(sub)
    takes_json(sub)
