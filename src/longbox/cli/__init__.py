"""The `longbox` command.

People get tables and progress bars; `--json` gives one JSON object on standard output and nothing else. Whatever is wrong is
said in one sentence on standard error, with exit code 2.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

import longbox
from longbox.kernel import BadOption, Game, LongboxError, Title, listed
from longbox.titles import Book, Rule, book, books, checkout, find_rule
from longbox.titles import title as find_title

OK, FAULT = 0, 2
LANGUAGES = ("en", "de")


PACK: dict[str, Any] = {
    "metavar": "FOLDER",
    "action": "append",
    "default": [],
    "help": "with the cards of a pack of your own for Crisis Protocol; can be repeated",
}


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence instead of printing the whole usage."""

    more: Callable[[], str] | None = None
    """What stands below the help, where it is long to work out."""

    def format_help(self) -> str:
        return super().format_help() + (f"\n{self.more()}\n" if self.more else "")

    def error(self, message: str) -> NoReturn:
        raise LongboxError(f"{message[0].upper()}{message[1:]}. See: {self.prog} --help")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    try:
        args = parser().parse_args(argv)
        use_packs(getattr(args, "pack", ()))
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except LongboxError as error:
        print(f"longbox: {error}", file=sys.stderr)
        return FAULT
    except BrokenPipeError:  # the reader of our output has gone, as with `| head`
        sys.stderr.close()
        return OK
    except KeyboardInterrupt:
        print("longbox: stopped.", file=sys.stderr)
        return 130


def parser() -> Parser:
    top = Parser(prog="longbox", description="Superhero tabletop games played by their full rules.")
    top.add_argument("--version", action="version", version=f"longbox {longbox.__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def command(name: str, run: Any, help: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=help, description=help)
        sub.set_defaults(run=run)
        return sub

    def takes_json(sub: argparse.ArgumentParser) -> None:
        sub.add_argument("--json", action="store_true", help="print one JSON object and nothing else")

    def takes_packs(sub: argparse.ArgumentParser) -> None:
        sub.add_argument("--pack", **PACK)

    sub = command("titles", titles, "Show the titles and what can be done with each, or the options of one.")
    sub.add_argument("title", metavar="TITLE", nargs="?", help="show the rulings and measurements it can be played with")
    takes_json(sub)

    sub = command("play", play, "Play a game between bots to its end.")
    sub.add_argument("title", metavar="TITLE")
    sub.add_argument("--seats", metavar="BOT,BOT", help="who sits where, by commas (default: random everywhere)")
    sub.add_argument("--seed", metavar="N", help="the same seed and seats play the same game on any machine")
    sub.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="a ruling of the title")
    sub.add_argument("--save", metavar="FILE", help="write the finished game to a file")
    sub.add_argument("--log", action="store_true", help="print the game report")
    takes_language(sub)
    takes_packs(sub)
    takes_json(sub)

    sub = command("replay", replay, "Play a saved game again, check every answer and digest, and tell it.")
    sub.add_argument("file", metavar="FILE")
    takes_language(sub)
    takes_packs(sub)
    takes_json(sub)

    sub = command("rules", rules, "Show the rules of a title, one rule by its id, or search them.")
    sub.add_argument("title", metavar="TITLE|ID", nargs="?")
    sub.add_argument("id", metavar="ID", nargs="?")
    sub.add_argument("--search", metavar="WORDS", default="", help="only rules with all these words")
    takes_language(sub)
    takes_json(sub)

    sub = command("serve", serve, "Serve the page on this machine.")
    sub.add_argument("--host", default="127.0.0.1")
    sub.add_argument("--port", type=int, default=8000)
    sub.add_argument(
        "--database", metavar="URL", default="", help="sqlite:///file or postgresql://host/name (default: in your data folder)"
    )
    takes_packs(sub)

    sub = command("bench", bench, "Measure speed; side by side with peers where bench/setup-peers was run.")
    sub.add_argument("titles", metavar="TITLE", nargs="*", help="which titles (default: all that can be played)")
    sub.add_argument("--rounds", type=int, default=5, help="slices per title and peer; the best counts")
    sub.add_argument("--seconds", type=float, default=0.5, help="length of a slice")
    takes_json(sub)

    from . import analyse, cards, event, event_roster, lab, odds

    for one in (cards, event, event_roster, lab, odds, analyse):
        one.register(commands)
    return top


def use_packs(folders: Sequence[str]) -> None:
    """Put packs into force, here and in the processes that this one starts."""
    if not folders:
        return
    from longbox.titles.crisis import packs

    for folder in folders:
        packs.load(folder)
    named = [os.environ.get(packs.FOLDERS, ""), *(str(Path(folder).resolve()) for folder in folders)]
    os.environ[packs.FOLDERS] = os.pathsep.join(dict.fromkeys(folder for folder in named if folder))


def takes_language(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--language", default=spoken(os.environ), choices=LANGUAGES, help="en or de (default: that of your system, where it is one)"
    )


def spoken(environ: Mapping[str, str]) -> str:
    """The language a system is set to, English if Longbox does not speak it.

    >>> spoken({"LANG": "de_AT.UTF-8"}), spoken({"LANG": "de_DE", "LC_ALL": "C"}), spoken({"LANGUAGE": "fr:de", "LANG": "fr_FR"})
    ('de', 'en', 'de')
    """
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wish in environ.get(name, "").split(":"):
            if wish[:2].lower() in LANGUAGES:
                return wish[:2].lower()
        if environ.get(name) and name != "LANGUAGE":
            break
    return "en"


def emit_json(data: object) -> int:
    print(json.dumps(data, ensure_ascii=False))
    return OK


def table(*columns: str) -> Any:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    made = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for column in columns:
        made.add_column(column.lstrip(">"), justify="right" if column.startswith(">") else "left", overflow="fold")
    return made


def show(*things: object) -> None:
    from rich.console import Console

    Console(highlight=False, soft_wrap=False, markup=False).print(*things)


# -- titles -----------------------------------------------------------------------------------------------------------------


def titles(args: argparse.Namespace) -> int:
    if args.title is not None:
        return _options(args)
    rows: list[dict[str, Any]] = []
    for one in books():
        players = list(find_title(one.name).players) if one.playable else []
        rows.append({"name": one.name, "label": one.label, "playable": one.playable, "players": players, "rules": len(one.rules())})
    if args.json:
        return emit_json({"titles": rows})
    out = table("title", "name", "players", ">rules", "what you can do")
    for row in rows:
        can = f"longbox play {row['name']}" if row["playable"] else f"read: longbox rules {row['name']}"
        out.add_row(row["name"], row["label"], listed([str(n) for n in row["players"]], "or"), str(row["rules"]), can)
    show(out)
    return OK


def _options(args: argparse.Namespace) -> int:
    title = find_title(args.title)
    rows = [
        {"name": name, "default": option.default, "takes": option.takes(), "help": option.help}
        for name, option in title.options.items()
    ]
    if args.json:
        return emit_json({"title": title.name, "options": rows})
    out = table("option", "default", "takes", "")
    for row in rows:
        default = str(row["default"]).lower() if isinstance(row["default"], bool) else str(row["default"])
        out.add_row(row["name"], default, row["takes"], row["help"])
    show(out)
    show(f"Play with one: longbox play {title.name} --option NAME=VALUE")
    return OK


# -- play and replay ----------------------------------------------------------------------------------------------------------


def play(args: argparse.Namespace) -> int:
    from longbox import players

    title = find_title(args.title)
    seats = args.seats or ",".join(["random"] * title.check_seats(None))
    bots = [name.strip() for name in seats.split(",")]
    title.check_seats(len(bots))
    seed: int | str | None = args.seed
    if isinstance(seed, str) and seed.lstrip("-").isdecimal():
        seed = int(seed)
    game = Game.new(title, len(bots), seed, dict(_option(text) for text in args.option))
    seated = [players.player(name, f"{game.seed}:{seat}:{name}") for seat, name in enumerate(bots)]
    if args.json or not sys.stderr.isatty():
        players.play(game, seated)
    else:
        _play_with_progress(game, seated)
    if args.save:
        _write(Path(args.save), game.save())
    facts = _facts(game) | {"seats": bots}
    if args.json:
        return emit_json(facts)
    if args.log:
        print("\n".join(game.log(args.language)))
    _show_end(title, facts, bots)
    if args.save:
        show(f"Saved to {args.save}. Tell it again: longbox replay {args.save}")
    return OK


def _play_with_progress(game: Game[Any], seated: Sequence[Any]) -> None:
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from longbox import players

    columns = (TextColumn("{task.description}"), BarColumn(pulse_style="bold"), TimeElapsedColumn())
    with Progress(*columns, transient=True) as bar:
        task = bar.add_task("first decision", total=None)

        def tick(now: Game[Any]) -> None:
            if len(now.answers) % 50 == 0:
                bar.update(task, description=f"round {now.state.rounds()}, {len(now.answers)} decisions")

        players.play(game, seated, tick)


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOption(f"--option {text} has no value; write --option NAME=VALUE.")
    return name.strip(), value.strip()


def _facts(game: Game[Any]) -> dict[str, Any]:
    result = game.result
    return {
        "title": game.title.name,
        "seed": game.seed,
        "winner": result.winner if result else None,
        "scores": list(game.state.scores()),
        "rounds": game.state.rounds(),
        "decisions": len(game.answers),
        "over": result is not None,
        "options": dict(game.state.options),
        "commitment": game.commitment,
        "digest": game.digest,
    }


def _show_end(title: Title[Any], facts: dict[str, Any], bots: Sequence[str]) -> None:
    out = table("seat", "player", ">score", "")
    for seat, score in enumerate(facts["scores"]):
        mark = "wins" if facts["over"] and facts["winner"] == seat else ""
        out.add_row("ABCDEFGH"[seat], bots[seat] if bots else "", f"{score:g}", mark)
    show(out)
    end = "It goes on." if not facts["over"] else "A draw." if facts["winner"] is None else ""
    show(f"{title.label}, {facts['rounds']} rounds, {facts['decisions']} decisions. {end}".rstrip())
    show(f"seed {facts['seed']}, digest {facts['digest']}")


def replay(args: argparse.Namespace) -> int:
    path = Path(args.file)
    try:
        data = path.read_bytes()
    except OSError as error:
        raise LongboxError(f"{path} cannot be read: {(error.strerror or 'unknown reason').lower()}.") from error
    game = longbox.load(data, verify=True)
    facts = _facts(game)
    if args.json:
        return emit_json(facts | {"seats": game.state.seats, "verified": True, "log": game.log(args.language)})
    print("\n".join(game.log(args.language)))
    _show_end(game.title, facts, [])
    show(f"Checked: {len(game.answers)} answers are legal, the digests fit, every die follows from the seed.")
    return OK


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise LongboxError(f"{path} cannot be written: {(error.strerror or 'unknown reason').lower()}.") from error


# -- rules ------------------------------------------------------------------------------------------------------------------


def rules(args: argparse.Namespace) -> int:
    words, wanted, id = args.search.casefold().split(), args.title, args.id
    if wanted is None:
        if not words:
            return _rules_overview(args)
        found = [(one, rule) for one in books() for rule in one.rules(args.language).values() if _matches(rule, words)]
        return _show_rules(args, found)
    if id is None and "-" in wanted:
        id = wanted
    if id is not None:
        at, rule = find_rule(id, args.language)
        if wanted != id and book(wanted) != at:
            raise LongboxError(f"{rule.id} is a rule of {at.label}, not of {book(wanted).label}.")
        return _show_rule(args, at, rule)
    one = book(wanted)
    return _show_rules(args, [(one, rule) for rule in one.rules(args.language).values() if _matches(rule, words)])


def _matches(rule: Rule, words: Sequence[str]) -> bool:
    text = f"{rule.id} {rule.title} {rule.text}".casefold()
    return all(word in text for word in words)


def _proofs() -> dict[str, list[str]]:
    """Which tests prove which rule, from the last `./check --rules` of this checkout."""
    root = checkout()
    path = root / "build" / "rules.json" if root else Path("none")
    if not path.is_file():
        return {}
    try:
        proofs = json.loads(path.read_text(encoding="utf-8"))
        return {str(id): list(tests) for id, tests in proofs.items()}
    except (ValueError, AttributeError, TypeError):
        return {}


def _rules_overview(args: argparse.Namespace) -> int:
    proofs = _proofs()
    rows = [
        {"name": one.name, "label": one.label, "rules": len(one.rules()), "tested": sum(id in proofs for id in one.rules())}
        for one in books()
    ]
    if args.json:
        return emit_json({"books": rows})
    out = table("title", "name", ">rules", ">with tests")
    for row in rows:
        out.add_row(row["name"], row["label"], str(row["rules"]), str(row["tested"]) if proofs else "?")
    show(out)
    show("One title: longbox rules crisis. One rule: longbox rules CP-117. Search: longbox rules --search 'line of sight'.")
    return OK


def _show_rules(args: argparse.Namespace, found: Sequence[tuple[Book, Rule]]) -> int:
    if args.json:
        proofs = _proofs()
        return emit_json({"rules": [_rule_facts(rule, proofs) for _, rule in found]})
    if not found:
        show(f"No rule has all of these words: {args.search}.")
        return OK
    out = table("id", "rule", "")
    for _, rule in found:
        out.add_row(rule.id, rule.title, rule.text)
    show(out)
    show(f"{len(found)} rules" if len(found) != 1 else "1 rule")
    return OK


def _rule_facts(rule: Rule, proofs: dict[str, list[str]]) -> dict[str, Any]:
    return {
        "id": rule.id,
        "title": rule.title,
        "text": rule.text,
        "section": rule.section,
        "edition": rule.edition,
        "tests": proofs.get(rule.id, []),
    }


def _show_rule(args: argparse.Namespace, at: Book, rule: Rule) -> int:
    proofs = _proofs()
    if args.json:
        return emit_json(_rule_facts(rule, proofs) | {"book": at.name})
    edition = f", {rule.edition} only" if rule.edition else ""
    show(f"{rule.id}  {rule.title}")
    show(f"{at.label}, {rule.section.replace('-', ' ')}{edition}\n")
    show(rule.text + "\n")
    for test in proofs.get(rule.id, []):
        show(f"tested by {test}")
    if not proofs and checkout():
        show("Which tests prove it: run ./check --rules once.")
    elif rule.id not in proofs and checkout():
        show("No test proves it yet.")
    return OK


# -- serve and bench ----------------------------------------------------------------------------------------------------------


def serve(args: argparse.Namespace) -> int:
    import socket

    import uvicorn

    from longbox.server.app import create_app
    from longbox.server.logs import set_up_logs
    from longbox.server.settings import Settings
    from longbox.server.sockets import LARGEST

    settings = Settings.read()
    if args.database:
        settings = Settings.read({**os.environ, "LONGBOX_DATABASE": args.database})
    set_up_logs(settings.log_format)
    if not 0 < args.port < 65536:
        raise LongboxError(f"Port {args.port} does not exist; ports are 1 to 65535.")
    try:
        listener = socket.create_server((args.host, args.port), reuse_port=False)
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else str(error)
        hint = f"; try another with --port {args.port + 1}" if "in use" in reason.lower() and args.port < 65535 else ""
        raise LongboxError(f"Cannot serve on {args.host}:{args.port}: {reason.lower()}{hint}.") from error
    shown = f"[{args.host}]" if ":" in args.host else args.host
    app = create_app(settings)
    # The states of hundreds of games are many small objects; looking through all of them for cycles stops everybody for a third
    # of a second. They hold none, so it is enough to look now and then.
    gc.set_threshold(50_000, 20, 50)
    app.state.services.store.open()  # before the address is shown: a database that cannot be opened is told here, in one sentence
    print(f"Longbox is at http://{shown}:{args.port}  (stop with Ctrl+C)", flush=True)
    config = uvicorn.Config(
        app,
        log_config=None,
        timeout_graceful_shutdown=5,
        ws_max_size=4 * LARGEST,
        ws_ping_interval=20.0,
        proxy_headers=True,
    )
    uvicorn.Server(config).run(sockets=[listener])
    return OK


def bench(args: argparse.Namespace) -> int:
    from longbox.lab import bench as measure

    if args.rounds < 1 or not 0.01 <= args.seconds <= 60:
        raise LongboxError("Measure at least 1 round, with slices of 0.01 to 60 seconds.")
    names = args.titles or None
    figures: dict[str, float] = {}
    if args.json or not sys.stderr.isatty():
        *_, (_, figures) = measure.run(names, args.rounds, args.seconds)
    else:
        from rich.console import Console

        with Console(stderr=True).status("measuring") as status:
            for doing, measured in measure.run(names, args.rounds, args.seconds):
                status.update(doing)
                figures = measured
    if args.json:
        return emit_json({"figures": {key: round(value, 3) for key, value in figures.items()}})
    out = table("figure", ">value")
    for key, value in figures.items():
        out.add_row(key, f"{value:,.1f}" if value < 1000 else f"{value:,.0f}")
    show(out)
    if not any(key.startswith("peer.") for key in figures):
        show("No peers to compare with: run bench/setup-peers in a checkout first.")
    return OK
