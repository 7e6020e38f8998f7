"""Every card lies where its name says, and no card imports another one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from longbox.titles.crisis import cards
from titles.crisis.shelf import the_cards

from .. import LIBRARY

FOLDER = Path(cards.__file__).parent
CARDS = [path for folder in ("characters", "tactics", "crises") for path in sorted((FOLDER / folder).glob("[!_]*.py"))]
SHARED = {"affiliations", "idioms", "keywords", "maps"}


def printed(path: Path, kind: str) -> Iterator[str]:
    """The ids of the cards in a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == kind:
            assert isinstance(node.args[0], ast.Constant)
            yield str(node.args[0].value)


def file_of(affiliation: str) -> str:
    return re.sub(r"\W+", "_", affiliation.replace(".", "").lower())


@pytest.mark.parametrize("path", CARDS, ids=lambda path: path.stem)
def test_no_card_imports_another(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level in (1, 2):
            assert (node.level, node.module) in {(2, name) for name in SHARED}


def test_a_stat_card_is_in_a_file_of_its_own() -> None:
    found = {path.stem: list(printed(path, "Character")) for path in CARDS if path.parent.name == "characters"}
    assert found == {id.replace("-", "_"): [id] for id in LIBRARY["characters"]}


def test_a_team_tactic_card_is_in_the_file_of_its_affiliation() -> None:
    found = {id: path.stem for path in CARDS for id in printed(path, "Tactic")}
    assert found.keys() == LIBRARY["tactics"]
    for id, file in found.items():
        if the_cards().tactics[id].affiliation:
            assert file == file_of(the_cards().tactics[id].affiliation)
        else:
            assert re.fullmatch(r"general_(\w)_to_(\w)", file)
            assert file[8] <= id[0] <= file[-1]


def test_a_crisis_card_is_in_the_file_of_its_type() -> None:
    found = {id: path.stem for path in CARDS for id in printed(path, "Crisis")}
    assert found == {id: the_cards().crises[id].kind for id in LIBRARY["crises"]}
