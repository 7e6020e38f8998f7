"""Break the rules of a title in many small ways and see whether the tests notice.

    .venv/bin/python scripts/mutants.py crisis --count 300 --seed 1 --jobs 2

A mutant is one change in one rules module: a comparison turned, a constant moved by one, an operator swapped, a condition negated
or a statement dropped. The title's tests run against each until one fails. Survivors are listed with their line, to be read.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
TESTS = {"crisis": ["tests/crisis"], "sample": ["tests/titles/test_sample.py", "tests/conformance"]}
SOURCES = {"crisis": "src/longbox/titles/crisis/rules", "sample": "tests/sample"}
COMPARE = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq}
SWAP = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd}


class Mutant(NamedTuple):
    """One change: the file, the line, what was done, and the changed source."""

    path: str
    line: int
    what: str
    source: str


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Every single change of one module."""
    text = path.read_text(encoding="utf-8")
    name = str(path.relative_to(ROOT))
    count = sum(1 for _ in ast.walk(ast.parse(text)))
    for index in range(count):
        tree = ast.parse(text)
        node = next(found for number, found in enumerate(ast.walk(tree)) if number == index)
        for what in changes(tree, node):
            yield Mutant(name, getattr(node, "lineno", 0), what, ast.unparse(tree))
            break


def changes(tree: ast.AST, node: ast.AST) -> Iterator[str]:
    """Change the node in place, if it is of a kind that can be changed, and tell how."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARE:
        before = ast.unparse(node)
        node.ops[0] = COMPARE[type(node.ops[0])]()
        yield f"{before} -> {ast.unparse(node)}"
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        node.value += 1
        yield f"{node.value - 1} -> {node.value}"
    elif isinstance(node, ast.Constant) and type(node.value) is bool and not decorating(tree, node):
        node.value = not node.value
        yield f"{not node.value} -> {node.value}"
    elif isinstance(node, ast.BinOp) and type(node.op) in SWAP and not annotation(tree, node):
        before = ast.unparse(node)
        node.op = SWAP[type(node.op)]()
        yield f"{before} -> {ast.unparse(node)}"
    elif isinstance(node, ast.BoolOp):
        before = ast.unparse(node)
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield f"{before} -> {ast.unparse(node)}"
    elif isinstance(node, ast.If) and ast.unparse(node.test) != "TYPE_CHECKING":
        before = ast.unparse(node.test)
        node.test = ast.UnaryOp(ast.Not(), node.test)
        yield f"if {before} -> if not"
    elif isinstance(node, ast.FunctionDef):
        for number, statement in enumerate(node.body):
            is_text = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
            if isinstance(statement, ast.Assign | ast.AugAssign | ast.Expr) and not is_text:
                node.body[number] = ast.Pass()
                yield f"dropped: {ast.unparse(statement)[:80]}"
                return


def decorating(tree: ast.AST, node: ast.AST) -> bool:
    """Whether a node belongs to a decorator: `slots=True` is no rule."""
    return any(
        child is node
        for parent in ast.walk(tree)
        for decorator in getattr(parent, "decorator_list", ())
        for child in ast.walk(decorator)
    )


def annotation(tree: ast.AST, node: ast.AST) -> bool:
    """Whether a node stands inside a type annotation, where `|` is no operator."""
    for parent in ast.walk(tree):
        for field in ("annotation", "returns"):
            inside = getattr(parent, field, None)
            if inside is not None and any(child is node for child in ast.walk(inside)):
                return True
    return False


def survives(mutant: Mutant, title: str, copy: Path) -> bool:
    """Run the title's tests against one mutant in a copy of the tree."""
    target = copy / mutant.path
    original = target.read_text(encoding="utf-8")
    target.write_text(mutant.source, encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": f"{copy / 'src'}:{copy / 'tests'}", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:randomly", *TESTS[title]]
    try:
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, timeout=180, check=False)
        return done.returncode == 0
    except subprocess.TimeoutExpired:
        return False  # an endless game is noticed too
    finally:
        target.write_text(original, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("title", choices=sorted(SOURCES))
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--again", action="store_true", help="try only the survivors of the last run, against the tests as they are now"
    )
    parser.add_argument("--goal", type=float, default=0.85)
    args = parser.parse_args()
    everything = [mutant for path in sorted((ROOT / SOURCES[args.title]).glob("*.py")) for mutant in mutants_of(path)]
    report = ROOT / "build" / f"mutants-{args.title}.json"
    before: dict[str, Any] = json.loads(report.read_text()) if args.again else {"tried": 0, "survivors": []}
    if args.again:
        known = {(row["path"], row["what"]) for row in before["survivors"]}
        chosen = [one for one in everything if (one.path, one.what) in known]
    else:
        chosen = random.Random(args.seed).sample(everything, min(args.count, len(everything)))
    print(f"{len(everything)} mutants possible, {len(chosen)} tried", flush=True)
    survivors: list[Mutant] = []
    with tempfile.TemporaryDirectory() as folder:
        copies = []
        for number in range(args.jobs):
            copy = Path(folder) / str(number)
            for part in ("src", "tests", "pyproject.toml"):
                source = ROOT / part
                ignore = shutil.ignore_patterns("__pycache__")
                if source.is_dir():
                    shutil.copytree(source, copy / part, ignore=ignore)
                else:
                    shutil.copy(source, copy / part)
            copies.append(copy)

        def work(number: int) -> None:
            for at in range(number, len(chosen), args.jobs):
                if survives(chosen[at], args.title, copies[number]):
                    survivors.append(chosen[at])
                    print(f"survived {chosen[at].path}:{chosen[at].line}  {chosen[at].what}", flush=True)
                elif at % 20 == 0:
                    print(f"{at + 1} of {len(chosen)}", flush=True)

        with ThreadPoolExecutor(args.jobs) as pool:
            list(pool.map(work, range(args.jobs)))
    tried = before["tried"] or len(chosen)
    killed = 1 - len(survivors) / tried
    report.parent.mkdir(exist_ok=True)
    rows = [{"path": one.path, "line": one.line, "what": one.what} for one in survivors]
    report.write_text(json.dumps({"tried": tried, "survivors": rows}, indent=1))
    print(f"{killed:.1%} of {tried} mutants were noticed (goal {args.goal:.0%}); survivors in build/{report.name}")
    return 0 if killed >= args.goal else 1


if __name__ == "__main__":
    raise SystemExit(main())
