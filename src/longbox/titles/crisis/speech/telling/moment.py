"""A trigger being told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ...script.nodes import SELF, Filter, Not, Role, Test, parts_of
from .facts import Facts, empty, facts, name_of, without
from .tests import OBVIOUS, aimed_at
from .words import UntoldError, Word

if TYPE_CHECKING:
    from .speaker import Speaker


class Parts(dict[str, Filter]):
    """Who plays which part, and whose filter has been told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: set[str] = set()

    def __getitem__(self, name: str) -> Filter:
        self.told.add(name)
        return super().__getitem__(name)

    def peek(self, name: str) -> Filter:
        return super().__getitem__(name)


class Moment:
    """A trigger being told: who plays which part, and the tests that nobody has told yet."""

    def __init__(self, t: Speaker[Any], roles: dict[str, Filter], tests: list[Test]) -> None:
        self.t, self.tests = t, [test for test in tests if test.name not in OBVIOUS - {"any_of"} and not t.implied(test)]
        self.roles = Parts()
        for name, which in roles.items():
            found = facts(which)
            if (found.me or (found.roles and not found.side)) and found.posts:
                about = SELF if found.me else found.roles[0]
                self.tests.append(Test("that", lambda c: True, (about, Facts(posts=found.posts))))
                which = without(which, found.posts)
            if found.me and "active_character" in found.adjectives:  # "this character" does not say that
                self.tests.append(Test("own_activation", lambda c: True))
            self.roles[name] = which

    def take(self, *names: str) -> list[Test]:
        """The tests of these names, which are told now."""
        found = [test for test in self.tests if test.name in names]
        self.tests = [test for test in self.tests if test.name not in names]
        return found

    def take_denied(self, name: str) -> None:
        """That a test fails is told now."""
        self.tests = [test for test in self.tests if not (test.name == "not" and test.parts[0].name == name)]

    def types(self) -> tuple[int, ...]:
        """The attack types it is limited to."""
        found = [test for test in self.tests if test.name in ("attack_is", "attack_type", "defends") and test.parts]
        self.tests = [test for test in self.tests if test not in found]
        return tuple(kind for test in found for kind in test.parts)

    def attacks(self, tests: list[Test]) -> tuple[bool, tuple[int, ...], list[Test]]:
        """The attacks a change is limited to: whether it is, to which types, and what must be true of the attacker."""
        meant = any(test.name in ("defends", "in_attack", "defending") for test in tests)
        types = self.types()
        self.take("defends", "in_attack", "defending")
        limited = bool(types) or meant
        by = [test for test in self.tests if limited and test.name == "that" and test.parts[0].name == "attacker"]
        self.tests = [test for test in self.tests if test not in by]
        return limited, types, by

    def aims(self) -> Iterator[Role]:
        """Whom an attack must be aimed at."""
        for test in self.tests[:]:
            about = aimed_at(test)
            if about:
                self.tests.remove(test)
                yield about[0]

    def sources(self) -> list[Test]:
        """What an effect must come from."""
        found = self.take(
            "by_attack_rule", "effect_of_attack", "by_superpower", "token_of", "token_is", "with_character", "character_collides"
        )
        found += [test for test in self.tests if test.name == "or" and "attack" in test.parts[0].name]
        self.tests = [test for test in self.tests if test not in found]
        return found

    def is_me(self, name: str) -> bool:
        return name in self.roles and facts(self.roles.peek(name)).me

    def only_side(self, name: str) -> str:
        """ally or enemy, if that is all that is said about somebody."""
        found = facts(self.roles.peek(name)) if name in self.roles else Facts()
        if not found.side or not empty(replace(found, side="")):
            return ""
        self.roles.told.add(name)
        return found.side

    def only_dazed(self) -> bool:
        """Whether the one it is about shows its Healthy side, so that it would be Dazed and not KO'd."""
        which = parts_of(self.roles.peek("target")) if "target" in self.roles else ()
        return any(name_of(one) in ("flips", "healthy") for one in which)

    def only_koed(self) -> bool:
        """Whether the one it is about would be KO'd and not Dazed."""
        which = parts_of(self.roles.peek("target")) if "target" in self.roles else ()
        return any(isinstance(one, Not) and name_of(one.inner) == "flips" for one in which)

    def same_as(self, name: str) -> list[str]:
        """The other parts that the same one plays."""
        if not name:
            return []
        about = facts(self.roles.peek(name))
        found = [part for part in self.roles if part != name and facts(self.roles.peek(part)) == about]
        self.roles.told.update(found)
        return found

    def complete(self, event: str) -> None:
        """Nothing that a trigger asks of somebody may be left out."""
        for name in self.roles:
            if name not in self.roles.told and not empty(facts(self.roles.peek(name))):
                raise UntoldError(Word("EVENTS", f"{event} with {name}"), self.t.language)

    def rest(self) -> list[str]:
        """What is left to be told of the tests."""
        return [self.t.test(test) for test in self.tests]
