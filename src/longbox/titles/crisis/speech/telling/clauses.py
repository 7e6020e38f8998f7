"""A clause: somebody does something."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields, replace
from itertools import pairwise
from typing import Any, NamedTuple

from longbox.speech import listed


@dataclass(slots=True)
class Clause:
    """Somebody does something. Without a subject it is the reader: Push the target."""

    subject: Any
    verb: Any
    first: str = ""
    """What stands before "afterwards" where a language has the choice: the target in "Schiebe das Ziel danach um S weg"."""
    rest: str = ""
    tail: str = ""
    """What comes behind everything else, with its comma."""
    may: bool = False
    times: tuple[str, ...] = ()
    """When: after, before, or how long it lasts."""
    ifs: tuple[str, ...] = ()
    new: bool = False
    """Begins a sentence of its own."""
    ready: str = ""
    """Sentences that are ready, in place of a clause."""

    def names(self, noun: Any) -> bool:
        """Whether it says a noun, in whatever case."""
        told = " ".join(str(part) for part in (self.subject, self.first, self.rest, self.tail, self.ready, *self.ifs))
        cases = [getattr(noun, one.name) for one in fields(noun) if one.name != "key"]
        return any(isinstance(case, str) and case != "" and case in told for case in cases)


PAUSE = re.compile(r"[.:;]")
BREATH = 22
"""Words that are read without a pause."""


def in_one_breath(front: str, body: str) -> bool:
    """Whether an opening and what follows it, up to its first pause, can be read together.

    >>> in_one_breath("When this character attacks", "it gains 1 {power}; the target gains nothing")
    True
    """
    return len(f"{PAUSE.split(front)[-1]} {PAUSE.split(body)[0]}".split()) <= BREATH


def common_start(fronts: list[str]) -> str:
    """The words that all of several openings begin with.

    >>> common_start(["When this character attacks", "When this character must dodge"])
    'When this character'
    """
    found = list[str]()
    for words in zip(*(one.rstrip(",").split() for one in fronts), strict=False):
        if len(set(words)) > 1:
            break
        found.append(words[0])
    return " ".join(found)


def common_end(ways: list[str]) -> str:
    """The words that all of several openings end with, if they are more than two.

    >>> common_end(["attacks and all dice are set", "defends and all dice are set"])
    'and all dice are set'
    """
    end = common_start([" ".join(reversed(one.split())) for one in ways]).split()
    return " ".join(reversed(end)) if len(end) > 2 else ""


def ways_of(fronts: list[str], starts: tuple[str, ...], word: str) -> str:
    """Openings that begin the same way, in one: what they share is said once. Empty if they share none of these beginnings.

    >>> ways_of(["When it attacks", "When it must dodge"], ("When it",), "or")
    'When it attacks or must dodge'
    """
    shared = common_start(fronts)
    if not shared.startswith(starts):
        return ""
    ways = [one.removeprefix(shared).strip(" ,") for one in fronts]
    end = common_end(ways)
    ways = [one.removesuffix(end).strip() for one in ways]
    told = f", {word} ".join(ways) if any(f" {word} " in one for one in ways) else listed(ways, word)
    return f"{shared} {told} {end}".rstrip()


def same(one: Any, two: Any) -> bool:
    """Whether two subjects are the same."""
    return str(one) == str(two) or (one is not None and two is not None and bool(one.key) and one.key == two.key)


def in_sentences(clauses: list[Clause]) -> list[list[Clause]]:
    """Clauses that stand in one sentence together."""
    found: list[list[Clause]] = []
    for clause in clauses:
        if not found or clause.new or clause.ifs or clause.ready or found[-1][0].ready:
            found.append([clause])
        else:
            found[-1].append(clause)
    return found


def in_groups(clauses: list[Clause]) -> list[list[Clause]]:
    """The clauses of a sentence, those in a row with the same subject together."""
    found: list[list[Clause]] = []
    for clause in clauses:
        last = found[-1][-1] if found else None
        if last is not None and same(last.subject, clause.subject) and last.may == clause.may:
            found[-1].append(clause)
        else:
            found.append([clause])
    return found


def named_again(groups: list[list[Clause]], this: Any) -> list[list[Clause]]:
    """What this character does behind something that somebody else does: it is named, as a pronoun could be either of them."""
    found = groups[:1]
    for before, group in pairwise(groups):
        other, mine = before[0].subject, group[0].subject
        if this is not None and mine is not None and mine.key == "self" and other is not None and other.key not in ("self", ""):
            group = [replace(clause, subject=replace(this, key="self")) for clause in group]
        found.append(group)
    return found


def begun_by_name(sentences: list[list[Clause]], this: Any) -> list[list[Clause]]:
    """This character is named where a later sentence begins with it: between lie others whom a pronoun could mean."""
    if this is None:
        return sentences
    for sentence in sentences[1:]:
        first = sentence[0]
        if first.subject is not None and first.subject.key == "self" and not first.ifs and not first.ready and not first.may:
            sentence[0] = replace(first, subject=replace(this, key="self"))
    return sentences


class Opening(NamedTuple):
    """What stands in front of a sentence, from the conditions of its first clause."""

    turns: str
    """Which of several cases it is about, with its colon."""
    fronts: list[str]
    ifs: list[str]
    behind: list[str]
    """What stands at its end instead."""


def opening_of(first: Clause) -> Opening:
    return Opening(
        next((f"{one[1:]} " for one in first.ifs if one.endswith(":")), ""),
        [one.removeprefix("^") for one in first.ifs if one.startswith("^") and not one.endswith(":")],
        [one for one in first.ifs if one[0] not in "^~"],
        [one.removeprefix("~") for one in first.ifs if one.startswith("~")],
    )
