"""A clause: somebody does something."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any


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


def same(one: Any, two: Any) -> bool:
    """Whether two subjects are the same."""
    return str(one) == str(two) or (one is not None and two is not None and bool(one.key) and one.key == two.key)
