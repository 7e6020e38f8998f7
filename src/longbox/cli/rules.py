"""`longbox rules`: the numbered rules of a title, one of them, or a search."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict

from longbox.kernel import LongboxError
from longbox.titles import Book, Rule, book, books, checkout, find_rule

from .commands import Parser
from .console import OK, emit_json, show, table, takes_json, takes_language


class BookRow(TypedDict):
    name: str
    label: str
    rules: int
    tested: int


class RuleFacts(TypedDict):
    id: str
    title: str
    text: str
    section: str
    edition: str
    tests: list[str]


def configure(sub: Parser) -> None:
    sub.add_argument("title", metavar="TITLE|ID", nargs="?")
    sub.add_argument("id", metavar="ID", nargs="?")
    sub.add_argument("--search", metavar="WORDS", default="", help="only rules that contain all these words")
    takes_language(sub)
    takes_json(sub)


def run(args: argparse.Namespace) -> int:
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
    rows: list[BookRow] = [
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


def _rule_facts(rule: Rule, proofs: dict[str, list[str]]) -> RuleFacts:
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
        return emit_json({**_rule_facts(rule, proofs), "book": at.name})
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
