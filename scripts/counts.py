"""Prints how the source stands against its limits: types, complexity, length, imports, layers. Exits with 1 if one is passed.

python scripts/counts.py            all rows
python scripts/counts.py --list     and where
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).resolve().parent.parent / "src"
LIMITS: Final = {
    "Any per 1,000 lines": 6.0,
    "functions with complexity over 15": 25.0,
    "modules over 500 lines": 0.0,
    "modules over 700 lines": 0.0,
    "imports inside functions": 0.0,
    "imports for type checking only": 40.0,
    "modules of players, lab, server, cli that name a title": 0.0,
}
"""The most there may be; None: only counted."""
COMPLEX: Final = 15
TITLES: Final = ("crisis", "tactics", "revolution")
NAMELESS: Final = ("players", "lab", "server", "cli")
OPTIONAL: Final = frozenset({"gymnasium", "numpy", "openskill", "pettingzoo", "pyarrow", "ray"})
"""Dependencies that an installation may lack, so that they are imported where they are used."""

BRANCHES: Final = (
    ast.If, ast.IfExp, ast.For, ast.AsyncFor, ast.While, ast.ExceptHandler, ast.match_case, ast.comprehension
)  # fmt: skip
Function = ast.FunctionDef | ast.AsyncFunctionDef
Import = ast.Import | ast.ImportFrom


@dataclass(frozen=True)
class Module:
    """A source file, read."""

    path: Path
    text: str
    nodes: tuple[ast.AST, ...]

    @property
    def name(self) -> str:
        return self.path.relative_to(SOURCE).as_posix()

    @property
    def lines(self) -> int:
        return self.text.count("\n")

    @property
    def room(self) -> str:
        """The folder below `longbox` that it is in."""
        parts = self.path.relative_to(SOURCE).parts
        return parts[1] if len(parts) > 2 else ""


def modules() -> list[Module]:
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        found.append(Module(path, text, tuple(ast.walk(ast.parse(text)))))
    return found


def functions(module: Module) -> Iterator[Function]:
    return (node for node in module.nodes if isinstance(node, Function))


def complexity(function: ast.AST) -> int:
    """How many ways lead through a function: one, and one more for each branch, loop, handler, case, `and` or `or`.

    Functions inside it are counted by themselves.

    >>> complexity(ast.parse("def f(a):\\n  if a and a[0]:\\n    return 1\\n  return [b for b in a] or None").body[0])
    5
    """
    found = 1
    waiting = [function]
    while waiting:
        for node in ast.iter_child_nodes(waiting.pop()):
            if isinstance(node, Function | ast.Lambda):
                continue
            waiting.append(node)
            if isinstance(node, ast.BoolOp):
                found += len(node.values) - 1
            elif isinstance(node, BRANCHES):
                found += 1
    return found


def uses_of_any(module: Module) -> Iterator[str]:
    for node in module.nodes:
        if isinstance(node, ast.Name) and node.id == "Any":
            yield f"{module.name}:{node.lineno}"


def complex_functions(module: Module) -> Iterator[str]:
    for function in functions(module):
        found = complexity(function)
        if found > COMPLEX:
            yield f"{module.name}:{function.lineno} {function.name} {found}"


def longer_than(most: int) -> Callable[[Module], Iterator[str]]:
    def find(module: Module) -> Iterator[str]:
        if module.lines > most:
            yield f"{module.name} {module.lines}"

    return find


def inner_imports(module: Module) -> Iterator[str]:
    seen = set()
    if not any(isinstance(node, Import) and node.col_offset for node in module.nodes):
        return
    for function in functions(module):
        for node in ast.walk(function):
            if isinstance(node, Import) and node.lineno not in seen and not _names(node) & OPTIONAL:
                seen.add(node.lineno)
                yield f"{module.name}:{node.lineno} in {function.name}"


def _names(node: Import) -> set[str]:
    if isinstance(node, ast.ImportFrom):
        return {(node.module or "").partition(".")[0]} if not node.level else set()
    return {one.name.partition(".")[0] for one in node.names}


def typing_imports(module: Module) -> Iterator[str]:
    for node in module.nodes:
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            for inner in ast.walk(node):
                if isinstance(inner, Import):
                    yield f"{module.name}:{inner.lineno}"


def title_names(module: Module) -> Iterator[str]:
    """A title named by an import, or by its name as a word of the code."""
    if module.room not in NAMELESS:
        return
    for node in module.nodes:
        match node:
            case ast.ImportFrom(module=str(place)):
                named = set(f"{place}.{'.'.join(one.name for one in node.names)}".replace("_", ".").split("."))
            case ast.Import():
                named = {part for one in node.names for part in one.name.split(".")}
            case ast.Constant(value=str(text)):
                named = {text}
            case _:
                continue
        if named & {*TITLES}:
            yield f"{module.name}:{node.lineno}"
            return


def rows(found: Iterable[Module]) -> Iterator[tuple[str, float, list[str]]]:
    """Each count by its name, and the places that make it."""
    found = list(found)
    finders = (uses_of_any, complex_functions, longer_than(500), longer_than(700), inner_imports, typing_imports, title_names)
    for name, finder in zip(LIMITS, finders, strict=True):
        places = [place for module in found for place in finder(module)]
        count = float(len(places))
        if finder is uses_of_any:
            count *= 1000 / sum(module.lines for module in found)
        yield name, count, places


def main(arguments: list[str]) -> int:
    passed = 0
    for name, count, places in rows(modules()):
        limit = LIMITS[name]
        over = limit is not None and count > limit
        passed += over
        most = "" if limit is None else f"at most {limit:g}"
        print(f"{name:56}{count:8.4g}   {most:12}{'  TOO MANY' if over else ''}".rstrip())
        if "--list" in arguments:
            print("".join(f"    {place}\n" for place in places), end="")
    return 1 if passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
