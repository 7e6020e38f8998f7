"""What a filter says, sorted: who it is about, and what stands behind its name."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from ...script.nodes import SELF, All, Either, Filter, Not, Role, _Simple, affiliated, dazed, named, parts_of, role
from .words import UntoldError, Word


@dataclass(slots=True)
class Facts:
    """What a filter says, sorted."""

    side: str = ""
    me: bool = False
    roles: list[Role] = field(default_factory=list)
    others: list[Role] = field(default_factory=list)
    """Those it is not: SELF for "other"."""
    names: tuple[str, ...] = ()
    affiliations: list[str] = field(default_factory=list)
    adjectives: list[str] = field(default_factory=list)
    posts: list[tuple[Filter, bool]] = field(default_factory=list)
    """Everything else, and whether it is denied."""


SILENT = {
    "affectable",
    "in_play",
    "anyone",
    "untriggered",
    "flips",
    "near_enemy",
    "barred",
    "given",
    "fresh",
    "unaffected",
    "open_to",
    "robbable",
}
"""Filters that say nothing a reader needs where they stand: what cannot be affected is the rules', not the card's."""
ADJECTIVES = {"injured", "healthy", "dazed", "active_character", "grunt"}


def facts(which: Filter) -> Facts:
    """Sort what a filter says."""
    found = Facts()
    for one in parts_of(which):
        no = False
        while isinstance(one, Not):
            one, no = one.inner, not no
        if isinstance(one, All) and not no:
            raise AssertionError("filters joined with & are in a row")
        name = name_of(one)
        if not (_says_who(found, one, name, no) or _says_which(found, one, name, no)) and name not in SILENT and name != "dazed":
            found.posts.append((one, no))
    return found


def _says_who(found: Facts, one: Filter, name: str, no: bool) -> bool:
    """Whose side somebody is on, and who it is by its part in what is going on."""
    if name in ("ally", "enemy", "foe"):
        found.side = "ally" if (name == "ally") != no else "enemy"
    elif name == ("me" if no else "other"):
        found.others.append(SELF)
    elif name == ("other" if no else "me") or (isinstance(one, role) and one.part == SELF and not no):
        found.me = True
    elif isinstance(one, role):
        (found.others if no else found.roles).append(one.part)
    else:
        return False
    return True


def _says_which(found: Facts, one: Filter, name: str, no: bool) -> bool:
    """Its name, its affiliation, and what an adjective says."""
    if isinstance(one, named) and not no:
        found.names = one.names
    elif isinstance(one, Either) and not no and (both := names_of_both(one)):
        found.names = both
    elif isinstance(one, affiliated) and not no:
        found.affiliations.append(one.affiliation)
    elif name in ADJECTIVES and not (name == "dazed" and no):
        found.adjectives.append(f"not {name}" if no else name)
    else:
        return False
    return True


def names_of_both(one: Either) -> tuple[str, ...]:
    """The names of the two it can be, if it says no more than these."""
    parts = [[part for part in parts_of(which) if name_of(part) not in SILENT] for which in (one.one, one.two)]
    names = [part.names for some in parts for part in some if isinstance(part, named)]
    return tuple(name for some in names for name in some) if [len(some) for some in parts] == [1, 1] and len(names) == 2 else ()


def dazed_aside(which: Filter) -> bool:
    """Whether a filter that only counts leaves out whoever is Dazed: what happens to somebody never happens to a Dazed one."""
    return any(one == Not(dazed) or name_of(one) == "affectable" for one in parts_of(which))


def is_near(found: Facts) -> bool:
    """Whether it must be near the character itself."""
    return any(name_of(one) == "within" and getattr(one, "of", None) == SELF and not no for one, no in found.posts)


def name_of(one: Filter) -> str:
    """The word a filter is."""
    return one.name if isinstance(one, _Simple) else type(one).__name__


def denied_facts(which: Filter | Facts, language: str) -> Facts:
    """The contrary of what a filter says, where it says one thing that can be denied."""
    found = which if isinstance(which, Facts) else facts(which)
    if len(found.posts) != 1 or replace(found, posts=[]) != Facts():
        raise UntoldError(Word("NOT", "that"), language)
    return replace(found, posts=[(one, not no) for one, no in found.posts])


def without_parts(found: Facts) -> Facts:
    """Without the parts in a moment of which somebody has one or another: nobody could be named by them."""
    return replace(found, posts=[(one, no) for one, no in found.posts if not (isinstance(one, Either) and plays_part(one))])


def plays_part(which: Filter) -> bool:
    if isinstance(which, Either):
        return plays_part(which.one) or plays_part(which.two)
    return any(isinstance(one, role) for one in parts_of(which))


def with_both(posts: list[str], word: str, joint: str) -> list[str]:
    """What stands behind a noun, two that begin with the same word in one.

    >>> with_both(["with Flight", "that is Injured", "with Bleed"], "with ", "and")
    ['with Flight and Bleed', 'that is Injured']
    """
    same = [one for one in posts if one.startswith(word)]
    if len(same) < 2 or any(re.search(rf" {joint} | (?<!\d )or ", one) for one in same):
        return posts
    whole = f" {joint} ".join([same[0], *(one.removeprefix(word) for one in same[1:])])
    return [whole if one == same[0] else one for one in posts if one == same[0] or one not in same]


def without(which: Filter, posts: list[tuple[Filter, bool]]) -> Filter:
    left = []
    gone = [one for one, _ in posts]
    for one in parts_of(which):
        inner = one
        while isinstance(inner, Not):
            inner = inner.inner
        if not any(inner is other for other in gone):
            left.append(one)
    return left[0] if len(left) == 1 else All(tuple(left))


def empty(found: Facts) -> bool:
    return found == Facts()
