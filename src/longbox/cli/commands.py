"""Commands as data: where each lives and what it is for. A command's module is loaded only when the command is used."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import NoReturn, TypeAlias

from longbox.kernel import LongboxError

Run: TypeAlias = Callable[[argparse.Namespace], int]
"""Carries a command out and returns its exit code."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command of the command line.

    Its module has `configure(parser)` and `run(args)`. A module of several commands is named with the command, as `lab:sim`, and
    has `configure_sim(parser)` and `sim(args)`. A command that only has commands of its own needs no `run`.
    """

    where: str
    help: str
    docs: str = ""
    """The page that tells more."""

    def load(self) -> tuple[Callable[[Parser], None], Run | None]:
        """What adds the arguments, and what carries the command out."""
        place, _, name = self.where.partition(":")
        module = import_module(f"longbox.cli.{place}")
        return getattr(module, f"configure_{name}" if name else "configure"), getattr(module, name or "run", None)


class Parser(argparse.ArgumentParser):
    """Loads its command when it is first used, and says what is wrong in one sentence instead of printing the whole usage."""

    command: Command | None = None
    prepare: Callable[[Parser, Command], None] | None = None
    """Adds what all commands of a group take."""
    around: Callable[[Run], Run] | None = None
    more: Callable[[], str] | None = None
    """What stands below the help, where it is long to work out."""

    def load(self) -> None:
        command, self.command = self.command, None
        if command is None:
            return
        configure, run = command.load()
        if self.prepare is not None:
            self.prepare(self, command)
        configure(self)
        if run is not None:
            self.set_defaults(run=run if self.around is None else self.around(run))

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        self.load()
        return super().parse_known_args(args, namespace)

    def format_help(self) -> str:
        self.load()
        return super().format_help() + (f"\n{self.more()}\n" if self.more else "")

    def error(self, message: str) -> NoReturn:
        raise LongboxError(f"{message[0].upper()}{message[1:]}. See: {self.prog} --help")


def add_commands(
    parser: argparse.ArgumentParser,
    commands: Mapping[str, Command],
    prepare: Callable[[Parser, Command], None] | None = None,
    around: Callable[[Run], Run] | None = None,
) -> None:
    """Let a parser take these commands."""
    sub = parser.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    for name, one in commands.items():
        made = sub.add_parser(name, help=one.help, description=f"{one.help} See {one.docs}." if one.docs else one.help)
        made.command, made.prepare, made.around = one, prepare, around
