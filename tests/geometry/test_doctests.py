"""Every example in the package runs, every module has one, and nothing is imported from outside."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import pkgutil
from pathlib import Path

import pytest

import longbox.geometry

of_the_source = pytest.mark.skipif(longbox.ENGINE == "compiled", reason="examples stand in the source")
NAMES = sorted(module.name for module in pkgutil.iter_modules(longbox.geometry.__path__))
ALLOWED = {"__future__", "collections.abc", "dataclasses", "itertools", "math", "typing"}


@of_the_source
@pytest.mark.parametrize("name", NAMES)
def test_examples_run(name: str) -> None:
    result = doctest.testmod(importlib.import_module(f"longbox.geometry.{name}"))
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("name", NAMES)
def test_every_public_function_has_an_example(name: str) -> None:
    module = importlib.import_module(f"longbox.geometry.{name}")
    places = [vars(module)] + [vars(c) for k, c in vars(module).items() if inspect.isclass(c) and k[0] != "_"]
    for place in places:
        for key, value in place.items():
            value = getattr(value, "__func__", value)
            if inspect.isfunction(value) and value.__module__ == module.__name__ and not key.startswith("_"):
                assert ">>>" in (value.__doc__ or ""), f"{name}.{value.__qualname__}"


@pytest.mark.parametrize("name", NAMES)
def test_imports_stay_at_home_and_modules_short(name: str) -> None:
    source = Path(str(longbox.geometry.__path__[0]), f"{name}.py").read_text()
    assert source.count("\n") < 400
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            assert node.module in ALLOWED or str(node.module).startswith("longbox.geometry"), node.module
        elif isinstance(node, ast.Import):
            assert all(alias.name in ALLOWED for alias in node.names)
