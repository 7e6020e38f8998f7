"""Plain records: classes whose fields are numbers, strings, tuples, lists, dicts and other records.

A game state is made of these and nothing else, so that it can be copied in microseconds, written as JSON at any moment and
read back. The three methods (`copy`, `dump`, `load`) are compiled once per class from its annotations, the way `dataclasses`
compiles `__init__`: a hand-written copy per class would be as fast but would be forgotten when a field is added.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, Union

if typing.TYPE_CHECKING:
    from typing import Self

Plain: TypeAlias = Union[bool, int, float, str, tuple["Plain", ...], None]  # noqa: UP007  (a runtime value, compared below)
"""What an option, an event argument or an ability key may be: a scalar or a tuple of such, however deep."""

_SCALARS = (bool, int, float, str, type(None))


def freeze(value: Any) -> Any:
    """Turn JSON's lists into the tuples they were.

    >>> freeze([1, ["a", 2.5]])
    (1, ('a', 2.5))
    """
    if isinstance(value, list):
        return tuple([freeze(item) for item in value])
    return value


def shared() -> Any:
    """A field that copies keep pointing at and saves leave out: immutable, or derived from the rest."""
    return dataclasses.field(default=None, repr=False, compare=False, kw_only=True, metadata={"plain": "shared"})


def dropped() -> Any:
    """A field that neither copies nor saves carry over: somebody listening from outside."""
    return dataclasses.field(default=None, repr=False, compare=False, kw_only=True, metadata={"plain": "dropped"})


def sparse(default: bool | int | tuple[()] = ()) -> Any:
    """A field that is nearly always empty, 0 or False, and then stands in no save: games saved before there was such a field stay
    readable."""
    return dataclasses.field(default=default, kw_only=True, metadata={"plain": "sparse"})


class Record:
    """Base of everything in a state. Subclasses are `@dataclass(slots=True)`.

    >>> from dataclasses import dataclass
    >>> @dataclass(slots=True)
    ... class Hero(Record):
    ...     name: str
    ...     damage: int = 0
    ...     cards: list[int] = dataclasses.field(default_factory=list)
    >>> hero = Hero("Okoye", 2, [4, 1])
    >>> twin = hero.copy()
    >>> twin.cards.append(9)
    >>> hero.dump(), twin.dump()
    ({'name': 'Okoye', 'damage': 2, 'cards': [4, 1]}, {'name': 'Okoye', 'damage': 2, 'cards': [4, 1, 9]})
    >>> Hero.load(twin.dump()) == twin
    True
    """

    __slots__ = ()

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        # A subclass must not inherit the copier compiled for its parent: it would copy the parent's fields only.
        for name in ("copy", "dump", "load"):
            if name not in cls.__dict__:
                setattr(cls, name, Record.__dict__[name])

    def copy(self) -> Self:
        """A twin that shares nothing mutable with this one."""
        _compile(type(self))
        return self.copy()

    def dump(self) -> dict[str, Any]:
        """Plain data, ready for `json.dumps`. It may share lists with the record: write it out at once."""
        _compile(type(self))
        return self.dump()

    @classmethod
    def load(cls, data: Mapping[str, Any]) -> Self:
        """The record that `dump` wrote, also after a trip through JSON."""
        _compile(cls)
        return cls.load(data)


class _Code:
    """Expressions that copy, dump and load one annotated type, as source text."""

    def __init__(self, owner: str) -> None:
        self.owner = owner
        self.names: dict[str, Any] = {"freeze": freeze}

    def is_share(self, tp: object) -> bool:
        """Immutable: a copy may point at the same object."""
        if tp in _SCALARS or tp is Any or tp == Plain or isinstance(tp, typing.ForwardRef):
            return True
        origin = typing.get_origin(tp)
        if origin is typing.Literal:
            return True
        if origin is tuple:
            return all(arg is Ellipsis or self.is_share(arg) for arg in typing.get_args(tp))
        if origin in (Union, types.UnionType):
            return all(self.is_share(arg) for arg in typing.get_args(tp))
        return isinstance(tp, typing.NewType) and self.is_share(tp.__supertype__)

    def copy(self, tp: object, value: str) -> str:
        return self._walk(tp, value, "copy")

    def dump(self, tp: object, value: str) -> str:
        return self._walk(tp, value, "dump")

    def load(self, tp: object, value: str) -> str:
        if isinstance(tp, typing.NewType):
            return self.load(tp.__supertype__, value)
        if tp in _SCALARS or typing.get_origin(tp) is typing.Literal:
            return value
        if self.is_share(tp):
            return f"freeze({value})"
        return self._walk(tp, value, "load")

    def _walk(self, tp: object, value: str, verb: str) -> str:
        each: Callable[[object, str], str] = getattr(self, verb)
        if verb != "load" and self.is_share(tp):
            return value
        origin, args = typing.get_origin(tp), typing.get_args(tp)
        if origin in (Union, types.UnionType) and type(None) in args and len(args) == 2:
            inner = args[0] if args[1] is type(None) else args[1]
            return f"(None if {value} is None else {each(inner, value)})"
        item = f"v{value.count('v')}"  # a fresh name for every level of nesting
        if origin is list:
            return self._list(each(args[0], item), item, value, verb)
        if origin is dict:
            return self._dict(each(args[0], "k"), each(args[1], item), item, value, verb)
        record = origin or tp
        if isinstance(record, type) and issubclass(record, Record):
            self.names[record.__name__] = record
            return f"{record.__name__}.load({value})" if verb == "load" else f"{value}.{verb}()"
        raise TypeError(f"{self.owner}: {tp} is not plain; use numbers, strings, tuples, lists, dicts or records.")

    def _list(self, inner: str, item: str, value: str, verb: str) -> str:
        if inner == item:
            return value if verb == "dump" else f"{value}[:]"
        return f"[{inner} for {item} in {value}]"

    def _dict(self, key: str, inner: str, item: str, value: str, verb: str) -> str:
        if verb == "dump":
            return f"[[{key}, {inner}] for k, {item} in {value}.items()]"
        source = value if verb == "load" else f"{value}.items()"
        return f"{{{key}: {inner} for k, {item} in {source}}}"


@dataclasses.dataclass(frozen=True, slots=True)
class Code:
    """Source text that copies, dumps and loads a record, by field; and what that text names."""

    copies: dict[str, str]
    dumps: tuple[str, ...]
    loads: dict[str, str]
    names: dict[str, Any]


def code_of(cls: type[Record]) -> Code:
    """The expressions for one class, from its annotations."""
    hints = typing.get_type_hints(cls)
    code = _Code(cls.__name__)
    copies, loads = {}, {}
    dumps = [f"'frame': {cls.__name__!r}"] if "STEPS" in dir(cls) else []
    for field in dataclasses.fields(cls):  # type: ignore[arg-type]
        name, how = field.name, field.metadata.get("plain", "kept")
        if how == "kept":
            copies[name] = code.copy(hints[name], f"self.{name}")
            dumps.append(f"{name!r}: {code.dump(hints[name], f'self.{name}')}")
            loads[name] = code.load(hints[name], f"data[{name!r}]")
        elif how == "sparse":
            copies[name] = code.copy(hints[name], f"self.{name}")
            dumps.append(f"**({{{name!r}: {code.dump(hints[name], f'self.{name}')}}} if self.{name} else {{}})")
            loads[name] = code.load(hints[name], f"data.get({name!r}, {field.default!r})")
        else:
            copies[name] = f"self.{name}" if how == "shared" else "None"
            loads[name] = "None"
    return Code(copies, tuple(dumps), loads, code.names)


def _compile(cls: type[Record]) -> None:
    """Write `copy`, `dump` and `load` of one class from its annotations."""
    if "__dataclass_fields__" not in cls.__dict__:
        raise TypeError(f"{cls.__name__} must be a @dataclass(slots=True).")
    code = code_of(cls)
    copies = [f" new.{name} = {value}" for name, value in code.copies.items()]
    loads = [f" new.{name} = {value}" for name, value in code.loads.items()]
    copier = ["def copy(self):", " new = blank(cls)", *copies, " return new"]
    dumper = ["def dump(self):", f" return {{{', '.join(code.dumps)}}}"]
    loader = ["def load(cls, data):", " new = blank(cls)", *loads, " return new"]
    source = "\n".join([*copier, *dumper, *loader])
    names = {**code.names, "cls": cls, "blank": cls.__new__}
    exec(source, names)
    for name in ("copy", "dump"):
        setattr(cls, name, names[name])
    cls.load = classmethod(names["load"])  # type: ignore[method-assign, assignment]
