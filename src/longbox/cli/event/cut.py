"""The cut and its bracket."""

from __future__ import annotations

import argparse

from longbox.challenger import facts
from longbox.challenger.bracket import tree
from longbox.cli.commands import Parser
from longbox.cli.console import OK, emit_json, show
from longbox.cli.event_words import tell
from longbox.kernel import LongboxError, Phrase

from .common import done, headed, names, opened, say_in, won
from .rounds import closing


def configure_cut(sub: Parser) -> None:
    """It takes nothing more."""


def cut(args: argparse.Namespace) -> int:
    file = opened(args)
    before = len(file.event.entries)
    say_in(file, args, closing, facts.CutMade())
    seeds = file.event.cut or []
    shown = ", ".join(f"{at} {name}" for at, name in enumerate(names(args, file.event, seeds), 1))
    return done(args, file.event, before, Phrase("The cut: {seeds}.", seeds=shown), seeds=seeds)


def configure_bracket(sub: Parser) -> None:
    """It takes nothing more."""


def bracket(args: argparse.Namespace) -> int:
    event = opened(args).event
    rounds = tree(event)
    if args.json:
        return emit_json(
            {"seeds": event.cut, "rounds": [[list(pair) for pair in slots] for slots in rounds], "winner": event.winner}
        )
    if not rounds:
        raise LongboxError("The cut is not made yet; there is no bracket.")
    seeds = {id: at for at, id in enumerate(event.cut or [], 1)}
    for slots in rounds:
        out = headed(args, "seed", "", "seed", "")
        for pair in slots:
            cells = [(str(seeds[id]), event.players[id].name) if id is not None else ("", "-") for id in pair]
            out.add_row(*cells[0], *cells[1])
        show(tell(args, Phrase("Last {count}", count=2 * len(slots))))
        show(out)
    if event.winner:
        show(tell(args, won(event, event.winner)))
    return OK
