"""Take every rule, part and ability out of every card once, and see whether that card's own tests notice.

    .venv/bin/python scripts/dropped.py                       # all cards of Crisis Protocol
    .venv/bin/python scripts/dropped.py hulk wakanda-forever  # these

What stands on a card is left in its place but does nothing: an effect, one step of several, a special rule, a change that is asked
for. (Figures and limits are compared with the printed cards by test_facts.py beside those tests.) The tests of a card are all
in the file of its name, and those that name it, themselves, by a helper or by what they are played with; they are collected once,
and each try is a fork of that process. Keyword superpowers are proved once for all cards. What no test notices is listed, with how
many looked; the command ends with 1 if there is anything.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from longbox.titles.crisis.packs.new_card import is_keyword  # noqa: E402  (the source beside this file)
from longbox.titles.crisis.script.cards import Character, Horseman, Rule, Static, Strike, Superpower  # noqa: E402
from longbox.titles.crisis.script.crises import Crisis  # noqa: E402
from longbox.titles.crisis.script.library import Card, Library  # noqa: E402
from longbox.titles.crisis.script.running import Effect  # noqa: E402
from longbox.titles.crisis.script.tactics import Tactic  # noqa: E402
from longbox.titles.crisis.words import seq  # noqa: E402
from titles.crisis.shelf import the_cards  # noqa: E402

TESTS = "tests/titles/crisis/cards"
NOTHING = seq()
NO_CARD = 3
"""How a process ends whose card could not be made: no test has failed."""
SECONDS = 60
"""A game that does not end is noticed, too."""


class Drop(NamedTuple):
    """One thing less on a card."""

    card: str
    part: str
    """What it is, for people."""
    put: Callable[[Library], None]


# -- what can be taken out ---------------------------------------------------------------------------------------------


def less(effect: Effect) -> Iterator[tuple[str, Effect]]:
    """An effect with nothing in place of one of its steps.

    >>> from longbox.titles.crisis.words import SELF, gain_power, heal
    >>> [what for what, _ in less(seq(gain_power(SELF, 1), heal(SELF, 2)))]
    ['step 1, gain_power', 'step 2, heal']
    >>> [what for what, _ in less(heal(SELF, 2))]
    ['heal']
    """
    if not isinstance(effect, seq):
        yield type(effect).__name__.strip("_"), NOTHING
        return
    for at, step in enumerate(effect.steps):
        yield f"step {at + 1}, {type(step).__name__.strip('_')}", seq(*effect.steps[:at], NOTHING, *effect.steps[at + 1 :])


def without(parts: Sequence[Any]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Rules or parts with one that does nothing in its place, so that all others keep their numbers."""
    for at, part in enumerate(parts):
        if isinstance(part, Static):
            yield f"{part.query}", (*parts[:at], replace(part, query="dropped"), *parts[at + 1 :])
            continue
        name = part.name if isinstance(part, Rule) and part.name else part.event if isinstance(part, Rule) else part.trigger.event
        for what, effect in less(part.do):
            yield f"{name}: {what}", (*parts[:at], replace(part, do=effect), *parts[at + 1 :])


def of_strike(strike: Strike) -> Iterator[tuple[str, Strike]]:
    for what, rules in without(strike.rules):
        yield f"{strike.id} ({what})", replace(strike, rules=rules)


def of_power(power: Superpower) -> Iterator[tuple[str, Superpower]]:
    if is_keyword(power.id):
        return
    for what, parts in without(power.parts):
        yield f"{power.id} ({what})", replace(power, parts=parts)
    if power.do is not None:
        for what, effect in less(power.do):
            yield f"{power.id} ({what})", replace(power, do=effect)


def drops(card: Card) -> Iterator[Drop]:
    """Everything that can be taken out of a card."""
    found: list[tuple[str, Card]] = []
    if isinstance(card, Character):
        found += _rows(card, "attacks", of_strike) + _rows(card, "superpowers", of_power)
    elif isinstance(card, Tactic):
        found += [(what, replace(card, do=effect)) for what, effect in less(card.do)]
        found += _rows(card, "attacks", of_strike) + _rows(card, "leaderships", of_power) + _rows(card, "superpowers", of_power)
    elif isinstance(card, Crisis):
        found += [(what, replace(card, parts=parts)) for what, parts in without(card.parts)]
        for at, rule in enumerate(card.interactions):
            for what, effect in less(rule.do):
                rules = (*card.interactions[:at], replace(rule, do=effect), *card.interactions[at + 1 :])
                found.append((f"interact with {rule.token} ({what})", replace(card, interactions=rules)))
        if card.scored is not None:
            found += [(f"scored ({what})", replace(card, scored=effect)) for what, effect in less(card.scored)]
    elif isinstance(card, Horseman):
        found += _rows(card, "superpowers", of_power)
    else:
        found += [(what, replace(card, superpower=power)) for what, power in of_power(card.superpower)]
    for what, made in found:
        yield Drop(card.id, what, putting(made))


def _rows(card: Any, field: str, of: Callable[[Any], Iterator[tuple[str, Any]]]) -> list[tuple[str, Any]]:
    """The card with each change of one of its attacks, superpowers or Leaderships."""
    found, rows = [], getattr(card, field)
    for at, row in enumerate(rows):
        found += [(what, replace(card, **{field: (*rows[:at], made, *rows[at + 1 :])})) for what, made in of(row)]
    return found


def putting(card: Card) -> Callable[[Library], None]:
    """What puts it in the place of the whole one."""

    def put(library: Library) -> None:
        shelf: dict[str, Any] = library.shelf(card)
        del shelf[card.id]
        library.add(card)

    return put


# -- whose tests they are ----------------------------------------------------------------------------------------------


@cache
def pieces(path: Path) -> dict[str, str]:
    """The functions and constants of a file of tests, by name."""
    text, found = path.read_text(encoding="utf-8"), {}
    for node in ast.parse(text).body:
        marks = [ast.unparse(one) for one in getattr(node, "decorator_list", ())]
        source = "\n".join([*marks, ast.get_source_segment(text, node) or ""])
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = source
            inside = node.body if isinstance(node, ast.ClassDef) else []
            found |= {one.name: source for one in inside if isinstance(one, ast.FunctionDef)}
        elif isinstance(node, ast.Assign):
            found |= {one.id: source for one in node.targets if isinstance(one, ast.Name)}
        elif isinstance(node, ast.ImportFrom) and node.level:
            other = path.parents[node.level - 1].joinpath(*(node.module or "").split(".")).with_suffix(".py")
            known = pieces(other) if other.is_file() else {}
            found |= {one.asname or one.name: known[one.name] for one in node.names if one.name in known}
    return found


def naming(path: Path, card: str) -> set[str]:
    """What names a card there, by itself or by what it uses."""
    found, grown = set[str](), True
    while grown:
        names = "|".join(map(re.escape, [*found]))
        about = re.compile(rf"(?<![\w-]){re.escape(card)}(?![\w-])" + (rf"|\b(?:{names})\b" if names else ""))
        more = {name for name, source in pieces(path).items() if name not in found and about.search(source)}
        found, grown = found | more, bool(more)
    return found


def tests_of(card: Card, items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """The tests of a card: those in the file of its name first, then those that name it."""
    own = f"test_{card.id.replace('-', '_')}"
    played = re.compile(rf"\[(?:.*[^\w-])?{re.escape(card.id)}(?![\w-])")
    found = [
        item
        for item in items
        if item.path.stem == own or item.name.partition("[")[0] in naming(item.path, card.id) or played.search(item.name)
    ]
    return sorted(found, key=lambda item: item.path.stem != own)


# -- trying it ---------------------------------------------------------------------------------------------------------


class Tries:
    """A plugin that runs the collected tests of each card once for each thing taken out of it."""

    def __init__(self, cards: Sequence[str], jobs: int) -> None:
        self.cards, self.jobs = cards, jobs
        self.tried = 0
        self.unnoticed: list[tuple[Drop, int]] = []
        self.child = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise pytest.UsageError("The tests cannot be collected.")
        library: Library = the_cards()
        kinds = (library.characters, library.tactics, library.crises, library.gems, library.horsemen)
        every: list[Card] = [card for kind in kinds for card in kind.values() if not self.cards or card.id in self.cards]
        busy: dict[int, tuple[Drop, int]] = {}
        for card in every:
            items = tests_of(card, session.items)
            for drop in drops(card):
                self.tried += 1
                if len(busy) >= self.jobs:
                    self.reap(busy)
                busy[self.start(drop, items, library)] = drop, len(items)
        while busy:
            self.reap(busy)
        return True

    def start(self, drop: Drop, items: Sequence[pytest.Item], library: Library) -> int:
        pid = os.fork()
        if pid:
            return pid
        try:
            self.child = True
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            os.dup2(1, 2)
            try:
                drop.put(library)
            except Exception:
                os._exit(NO_CARD)
            signal.alarm(SECONDS)
            for item, after in zip(items, (*items[1:], None), strict=True):
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            os._exit(0)
        finally:
            os._exit(1)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self.child:
            os._exit(1)

    def reap(self, busy: dict[int, tuple[Drop, int]]) -> None:
        pid, status = os.wait()
        drop, tests = busy.pop(pid)
        if os.waitstatus_to_exitcode(status) == NO_CARD:
            raise pytest.UsageError(f"{drop.card} cannot be made without {drop.part}.")
        if status == 0:
            self.unnoticed.append((drop, tests))
            print(f"{drop.card}: {drop.part} - {tests} tests and none notices", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("cards", nargs="*", help="ids; all cards without any")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    os.chdir(ROOT)
    sys.dont_write_bytecode = True
    tries = Tries(args.cards, args.jobs)
    code = pytest.main(["-s", "-p", "no:xdist", "-p", "no:terminal", "-p", "no:randomly", TESTS], plugins=[tries])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return int(code)
    print(f"{tries.tried} things were taken out, {len(tries.unnoticed)} of them unnoticed.")
    return 1 if tries.unnoticed else 0


if __name__ == "__main__":
    raise SystemExit(main())
