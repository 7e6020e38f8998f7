"""Records copy, dump and load every kind of field a state may have."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Literal, NewType

import pytest

from longbox.kernel import Plain, Record
from longbox.kernel.plain import dropped, shared

Id = NewType("Id", int)


@dataclass(slots=True)
class Token(Record):
    kind: str
    at: tuple[float, float]


@dataclass(slots=True)
class Everything(Record):
    number: int
    ratio: float
    word: str | None
    flag: bool
    id: Id
    side: Literal["healthy", "injured"]
    pair: tuple[int, tuple[str, ...]]
    anything: Plain
    numbers: list[int]
    grid: list[list[int]]
    points: list[tuple[float, float]]
    token: Token
    maybe: Token | None
    tokens: list[Token]
    by_name: dict[str, int]
    by_pair: dict[tuple[int, int], list[int]]
    token_of: dict[int, Token]
    note: object = shared()
    ear: object = dropped()


def everything() -> Everything:
    return Everything(
        1, 2.5, None, True, Id(7), "injured", (1, ("a", "b")), ("x", (1, (2.0, None))), [1, 2], [[1], [2, 3]], [(0.5, 1.0)],
        Token("asset", (1.0, 2.0)), None, [Token("a", (0.0, 0.0)), Token("b", (1.0, 1.0))], {"a": 1}, {(1, 2): [3]},
        {4: Token("c", (2.0, 2.0))}, note="kept", ear="gone",
    )  # fmt: skip


def test_a_trip_through_json_changes_nothing() -> None:
    one = everything()
    assert Everything.load(json.loads(json.dumps(one.dump()))) == one


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    one = everything()
    twin = one.copy()
    assert twin == one
    before = json.dumps(one.dump())
    twin.numbers.append(9)
    twin.grid[0].append(9)
    twin.points.append((9.0, 9.0))
    twin.token.kind = "changed"
    twin.tokens[0].kind = "changed"
    twin.by_name["b"] = 2
    twin.by_pair[1, 2].append(9)
    twin.token_of[4].kind = "changed"
    assert json.dumps(one.dump()) == before


def test_shared_fields_are_kept_by_copies_and_dropped_fields_are_not() -> None:
    twin = everything().copy()
    assert (twin.note, twin.ear) == ("kept", None)
    assert "note" not in twin.dump()
    assert Everything.load(twin.dump()).note is None


def test_a_subclass_copies_its_own_fields_even_after_its_parent_was_copied() -> None:
    @dataclass(slots=True)
    class Parent(Record):
        a: int

    Parent(1).copy()

    @dataclass(slots=True)
    class Child(Parent):
        b: list[int] = field(default_factory=list)

    child = Child(1, [2])
    twin = child.copy()
    assert type(twin) is Child
    assert twin == child
    assert twin.b is not child.b


def test_a_field_that_is_not_plain_is_refused_by_name() -> None:
    @dataclass(slots=True)
    class Wrong(Record):
        crowd: set[int]

    with pytest.raises(TypeError, match=r"Wrong: set\[int\] is not plain"):
        Wrong({1}).copy()


def test_a_record_that_is_no_dataclass_is_refused() -> None:
    class Bare(Record):
        pass

    with pytest.raises(TypeError, match="Bare must be a @dataclass"):
        Bare().copy()
