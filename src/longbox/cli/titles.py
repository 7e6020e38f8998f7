"""`longbox titles`: the titles, and the options of one."""

from __future__ import annotations

import argparse
from typing import TypedDict

from longbox.speech import listed
from longbox.titles import books
from longbox.titles import title as find_title

from .commands import Parser
from .console import OK, emit_json, show, table, takes_json, takes_language


class TitleRow(TypedDict):
    name: str
    label: str
    playable: bool
    players: list[int]
    rules: int


def configure(sub: Parser) -> None:
    sub.add_argument("title", metavar="TITLE", nargs="?", help="show the options of this title")
    takes_json(sub)
    takes_language(sub)


def run(args: argparse.Namespace) -> int:
    if args.title is not None:
        return options(args)
    rows: list[TitleRow] = []
    for one in books():
        facts: TitleRow = {
            "name": one.name,
            "label": one.label,
            "playable": one.playable,
            "players": list(one.players),
            "rules": len(one.rules()),
        }
        rows.append(facts)
    if args.json:
        return emit_json({"titles": rows})
    out = table("title", "name", "players", ">rules", "what you can do")
    for row in rows:
        can = f"longbox play {row['name']}" if row["playable"] else f"read: longbox rules {row['name']}"
        out.add_row(row["name"], row["label"], listed([str(n) for n in row["players"]], "or"), str(row["rules"]), can)
    show(out)
    return OK


def options(args: argparse.Namespace) -> int:
    title, language = find_title(args.title), args.language
    told = [
        (name, option, title.option_takes(name, language), title.option_help(name, language))
        for name, option in title.options.items()
    ]
    if args.json:
        rows = [{"name": name, "default": option.default, "takes": takes, "help": text} for name, option, takes, text in told]
        return emit_json({"title": title.name, "options": rows})
    out = table("option", "default", "takes", "")
    for name, option, takes, text in told:
        default = str(option.default).lower() if isinstance(option.default, bool) else str(option.default)
        out.add_row(name, default, takes, text)
    show(out)
    show(f"Play with one: longbox play {title.name} --option NAME=VALUE")
    return OK
