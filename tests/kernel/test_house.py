"""The kernel stands alone."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import longbox.kernel

FILES = sorted(Path(longbox.kernel.__file__).parent.glob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_kernel_imports_only_itself_and_the_standard_library(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text())):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [node.module or ""]
        for name in names:
            assert name.split(".")[0] in sys.stdlib_module_names, f"{path.name} imports {name}"
