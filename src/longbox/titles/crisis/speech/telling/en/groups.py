"""What several English clauses or conditions in a row share, said once."""

from __future__ import annotations

import re
from dataclasses import replace

from longbox.speech import listed

from ..clauses import Clause
from .nouns import noun


def same_for_all(late: list[list[str]]) -> bool:
    """Whether how long clauses last can be said once, behind the last of them."""
    said = [one for one in late if one]
    return not said or (all(one == said[0] for one in said) and late[-1] == said[0])


def sharing(phrases: list[str], what: str = " objective tokens") -> list[str]:
    """What several phrases in a row end with, once: so what is said of it holds for all of them.

    >>> sharing(["hold objective tokens", "contest objective tokens"])
    ['hold', 'contest objective tokens']
    """
    if not all(one.endswith(what) for one in phrases):
        return phrases
    return [*(one.removesuffix(what) for one in phrases[:-1]), phrases[-1]]


def none_of(clause: Clause, alone: bool) -> Clause:
    """What everybody cannot do, nobody can."""
    who = str(clause.subject)
    if clause.verb == "cannot":
        clause = replace(clause, first=clause.first.replace("each of your", "any of your", 1))
    if alone and clause.verb == "get" and clause.first.startswith("no ") and who.startswith("every "):
        return replace(clause, subject=noun(who.replace("every", "no", 1)), first=clause.first.removeprefix("no "))
    if clause.verb != "cannot" or not who.startswith("every "):
        return clause
    return replace(clause, subject=noun(who.replace("every", "no", 1)), verb="can")


def once_per(group: list[Clause]) -> tuple[str, list[Clause]]:
    """What several clauses happen for each of, said once in front of them."""
    found = [re.search(r" (for each (?:(?!for each|,|;).)+)$", one.first) for one in group]
    if len(group) < 2 or found[0] is None or any(one is None or one[1] != found[0][1] for one in found):
        return "", group
    return f"{found[0][1]}, ", [replace(one, first=one.first.removesuffix(found[0][0])) for one in group]


def together(told: list[str]) -> str:
    """What is said of somebody, the verb once where it is the same.

    >>> together(["has Bleed", "has no Activated token"]), together(["holds no Asset", "is Injured"])
    ('has Bleed and no Activated token', 'holds no Asset and is Injured')
    """
    shared = [
        one.removeprefix(f"{verb} ")
        if number and (verb := one.partition(" ")[0]) in ("has", "holds") and told[number - 1].startswith(f"{verb} ")
        else one
        for number, one in enumerate(told)
    ]
    return listed(told if any(" or " in one for one in told) else shared)
