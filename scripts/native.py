"""What mypyc cannot take as it stands, written otherwise: used by `scripts/compile` on a copy of the source.

Records (`kernel/plain.py`) are dataclasses whose `copy`, `dump` and `load` are made from their annotations when they are first
used. Compiled they become plain classes with those methods, `__init__` and `__eq__` written out, from the same annotations by the
same code. Everything else of a module stays as it is, line by line.
"""

from __future__ import annotations

import ast
import dataclasses
import typing
from types import ModuleType
from typing import Any

from longbox.kernel.plain import Record, code_of

PLAIN = {int: "int", str: "str", bool: "bool", float: "float"}
HEAD = (
    "from typing import TYPE_CHECKING as _TYPE_CHECKING, Any as _Any\n"
    "from longbox.engine import declare as _declare, field as _field, total as _sum, mypyc_attr as _mypyc_attr_here\n"
    "if _TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr as _mypyc_attr\n"
    "globals()['_mypyc_attr'] = _mypyc_attr_here\n"
)


class Edits:
    """Changes of a text, by where they are in it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.starts = [0]
        for line in text.encode().splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.edits: list[tuple[int, int, str]] = []

    def at(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def replace(self, node: ast.AST, text: str) -> None:
        found: Any = node
        start, end = self.at(found.lineno, found.col_offset), self.at(found.end_lineno, found.end_col_offset)
        self.edits.append((start, end, text))

    def insert(self, line: int, text: str) -> None:
        """Before a line."""
        self.edits.append((self.starts[line - 1], self.starts[line - 1], text))

    def applied(self) -> str:
        out, done = bytearray(), 0
        raw = self.text.encode()
        for start, end, text in sorted(self.edits, key=lambda edit: edit[:2]):
            assert start >= done, text
            out += raw[done:start] + text.encode()
            done = end
        return (out + raw[done:]).decode()


def is_dataclass(node: ast.ClassDef) -> ast.expr | None:
    """The decorator that makes it one."""
    for decorator in node.decorator_list:
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        if ast.unparse(called) in ("dataclass", "dataclasses.dataclass"):
            return decorator
    return None


def native(text: str, module: ModuleType) -> str:
    """The text of a module as mypyc is to compile it."""
    tree, edits = ast.parse(text), Edits(text)
    named: dict[str, Any] = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            named |= write_class(edits, node, getattr(module, node.name))
    for part in ast.walk(tree):
        written = otherwise(part)
        if written is not None:
            edits.replace(*written)
    if edits.edits:
        future = next(node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == "__future__")
        missing = [(one.__module__, name) for name, one in named.items() if getattr(module, name, None) is not one]
        edits.insert(future.lineno + 1, HEAD + "".join(f"from {where} import {name}\n" for where, name in missing))
    return edits.applied()


def write_class(edits: Edits, node: ast.ClassDef, cls: type) -> dict[str, Any]:
    """Write a class of a module otherwise, and say what that names."""
    decorator = is_dataclass(node)
    if decorator is not None and issubclass(cls, Record):
        writer = RecordWriter(edits, node, decorator, cls)
        writer.write()
        return writer.names
    if decorator is not None:  # what cards and areas are made of is looked into when it runs
        edits.insert(decorator.lineno, "@_mypyc_attr(native_class=False)\n")
    elif issubclass(cls, Record) or node.name in OPEN:
        edits.insert(node.lineno, "@_mypyc_attr(allow_interpreted_subclasses=True)\n")
    return {}


def otherwise(node: ast.AST) -> tuple[ast.AST, str] | None:
    """What is written otherwise, and how; None where a node stays as it is."""
    match node:
        case ast.Call(func=ast.Name(id="sum")):  # which would be taken for a whole number
            return node.func, "_sum"
        case ast.Call(
            func=ast.Name(id="isinstance"), args=[_, ast.BinOp() as kinds]
        ):  # a row is looked through, a union is made first
            return kinds, f"({', '.join(alternatives(kinds))})"
        case ast.Attribute(attr="__class__", ctx=ast.Load()):
            return node, f"type({ast.unparse(node.value)})"
        case ast.Attribute(attr="__dict__" | "__module__", ctx=ast.Load()):
            return node, f"getattr({ast.unparse(node.value)}, {node.attr!r})"
        case ast.Compare(comparators=[*_, ast.Tuple() as row]) if any(isinstance(part, ast.Starred) for part in row.elts):
            return row, f"list({ast.unparse(row)})"
        case ast.AnnAssign(annotation=ast.Name(id="Final")) if row_of_floats(node.value):
            return node.annotation, f"Final[{row_of_floats(node.value)}]"
        case ast.Assign() if ast.unparse(node.value) == "object.__setattr__":
            return node, "pass"
        case ast.Expr() if put_there(node.value):
            return node, put_there(node.value)
    return None


def put_there(node: ast.expr) -> str:
    """`put(self, "name", value)` as mypyc knows it; empty if it is something else."""
    match node:
        case ast.Call(func=ast.Name(id="put"), args=[whose, ast.Constant(value=str(name)), value]):
            return f"object.__setattr__({ast.unparse(whose)}, {name!r}, {ast.unparse(value)})"
    return ""


def row_of_floats(value: ast.expr | None) -> str:
    """The type of a written row of numbers that mypyc would take apart; empty if it is none."""
    if not isinstance(value, ast.Tuple) or not value.elts:
        return ""
    if all(isinstance(part, ast.Tuple) for part in value.elts):
        inner = row_of_floats(value.elts[0])
        return inner and f"tuple[{inner}, ...]"
    numbers = all(isinstance(ast.literal_eval(part) if is_literal(part) else "", int | float) for part in value.elts)
    return "tuple[float, ...]" if numbers and any("." in ast.unparse(part) for part in value.elts) else ""


def is_literal(node: ast.expr) -> bool:
    try:
        ast.literal_eval(node)
    except ValueError:
        return False
    return True


OPEN = {"Ask", "Game", "Generator", "Ground", "Outlook", "Terrain"}
"""Other classes that may be derived from outside."""


def alternatives(node: ast.expr) -> list[str]:
    if isinstance(node, ast.BinOp):
        return [*alternatives(node.left), *alternatives(node.right)]
    return ["type(None)" if ast.unparse(node) == "None" else ast.unparse(node)]


class RecordWriter:
    """Writes one record out."""

    def __init__(self, edits: Edits, node: ast.ClassDef, decorator: ast.expr, cls: type[Record]) -> None:
        self.edits, self.node, self.decorator, self.cls = edits, node, decorator, cls
        self.hints = typing.get_type_hints(cls)
        self.names: dict[str, Any] = {}
        """What the text written here names."""
        self.fields: list[dataclasses.Field[Any]] = list(dataclasses.fields(cls))  # type: ignore[arg-type]
        self.own = {
            part.target.id: part
            for part in node.body
            if isinstance(part, ast.AnnAssign)
            and isinstance(part.target, ast.Name)
            and "ClassVar" not in ast.unparse(part.annotation)
        }

    def write(self) -> None:
        edits, node = self.edits, self.node
        edits.replace(self.decorator, "_mypyc_attr(allow_interpreted_subclasses=True)")
        for part in self.own.values():
            if part.value is not None:
                edits.replace(part, f"{ast.unparse(part.target)}: {self.annotation_of(part)}")
        assert node.end_lineno is not None
        lines = [*self.init(), *self.eq(), *self.verbs()]
        edits.insert(node.end_lineno + 1, "".join(f"    {line}\n" for line in lines) + self.declaration())

    def declaration(self) -> str:
        """What dataclasses know of their fields, for those derived from it in modules that are not compiled."""
        rows = [f"    {name!r}: ({ast.unparse(part.annotation)!r}, {self.asis(part)})," for name, part in self.own.items()]
        how = ", ".join(ast.unparse(word) for word in getattr(self.decorator, "keywords", []))
        return "\n".join([f"_declare({self.node.name}, dict({how}), {{", *rows, "})", ""])

    def asis(self, part: ast.AnnAssign) -> str:
        text = "..." if part.value is None else ast.unparse(part.value)
        return f"_{text}" if text.startswith("field(") else text  # whose type would be that of the field

    def annotation_of(self, part: ast.AnnAssign) -> str:
        """Its own, unless it says that there is always something where there may be nothing for a moment."""
        given = isinstance(part.value, ast.Call) and ast.unparse(part.value.func) in ("shared", "dropped")
        note = ast.unparse(part.annotation)
        return "_Any" if given and "None" not in note else note

    def annotation(self, field: dataclasses.Field[Any]) -> str:
        part = self.own.get(field.name)
        if part is not None:
            return self.annotation_of(part)
        return PLAIN.get(self.hints[field.name], "_Any")

    def init(self) -> list[str]:
        plain: list[str] = []
        named: list[str] = []
        body: list[str] = []
        for field in self.fields:
            name = field.name
            if not field.init:
                body.append(f"    self.{name} = {field.default!r}")
                continue
            text = f"{name}: {self.annotation(field)}"
            if field.default_factory is not dataclasses.MISSING:
                text = f"{name}: _Any = None"
                body.append(f"    self.{name} = {self.fresh(field)} if {name} is None else {name}")
            else:
                if field.default is not dataclasses.MISSING:
                    text += f" = {self.default(field)}"
                body.append(f"    self.{name} = {name}")
            (named if field.kw_only else plain).append(text)
        if named:
            plain += ["*", *named]
        if "__init__" in [part.name for part in self.node.body if isinstance(part, ast.FunctionDef)]:
            return []
        return [f"def __init__({', '.join(['self', *plain])}) -> None:  # type: ignore", *(body or ["    pass"])]

    def default(self, field: dataclasses.Field[Any]) -> str:
        part = self.own.get(field.name)
        if part is not None and part.value is not None and not isinstance(part.value, ast.Call):
            return ast.unparse(part.value)
        value = field.default
        assert value is None or isinstance(value, int | str | float | bool | tuple), (self.cls, field.name)
        return repr(value)

    def fresh(self, field: dataclasses.Field[Any]) -> str:
        part = self.own.get(field.name)
        if part is not None and isinstance(part.value, ast.Call):
            made = next(word.value for word in part.value.keywords if word.arg == "default_factory")
            if isinstance(made, ast.Lambda):
                return ast.unparse(made.body)
            return {"list": "[]", "dict": "{}"}.get(ast.unparse(made), f"{ast.unparse(made)}()")
        value = field.default_factory()  # type: ignore[misc]
        return repr(value)

    def eq(self) -> list[str]:
        name = self.node.name
        compared = [field.name for field in self.fields if field.compare]
        same = " and ".join(f"self.{one} == other.{one}" for one in compared) or "True"
        return [
            "def __eq__(self, other: object) -> bool:",
            f"    return type(other) is type(self) and isinstance(other, {name}) and {same}",
        ]

    def verbs(self) -> list[str]:
        """`copy`, `dump` and `load`, from the same expressions as those of an interpreted record."""
        name = self.node.name
        code = code_of(self.cls)
        self.names.update(code.names)
        given, rest = [f.name for f in self.fields if f.init], [f.name for f in self.fields if not f.init]
        made = ", ".join(f"{one}={code.copies[one]}" for one in given)
        later = [f"    new.{one} = {code.copies[one]}" for one in rest]
        loaded = ", ".join(f"{one}={code.loads[one]}" for one in given)
        afterwards = [f"    new.{one} = {code.loads[one]}" for one in rest]
        return [
            "def copy(self) -> _Any:  # type: ignore",
            f"    new = {name}({made})  # type: ignore",
            *later,
            "    return new",
            "def dump(self) -> dict[str, _Any]:",
            f"    return {{{', '.join(code.dumps)}}}  # type: ignore",
            "@classmethod",
            "def load(cls, data: _Any) -> _Any:  # type: ignore",
            f"    new = {name}({loaded})  # type: ignore",
            *afterwards,
            "    return new",
        ]
