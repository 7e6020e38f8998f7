"""The documents say what is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from longbox.titles.crisis.builder.known import coverage

ROOT = Path(__file__).parents[1]
DOCS = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_the_walk_through_the_sample_quotes_the_sample() -> None:
    source = (ROOT / "samples" / "scrap" / "scrap" / "title.py").read_text()
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "adding-a-title.md").read_text(), re.S)
    assert len(blocks) > 10
    for block in blocks:
        assert block in source, f"no longer in scrap.py:\n{block}"


@pytest.mark.parametrize("path", DOCS, ids=lambda path: path.name)
def test_links_and_pictures_exist(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", path.read_text()):
        if not target.startswith("http"):
            assert (path.parent / target).exists(), target


def test_the_example_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.S)[0]
    exec(example, {})
    assert "Runde 1" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["README.md", "CHANGELOG.md"])
def test_the_numbers_of_cards_are_those_of_the_library(name: str) -> None:
    found = {kind: len(one.scripted) for kind, one in coverage().items()}
    text = (ROOT / name).read_text()
    assert f"{found['characters']} characters" in text
    assert f"{found['tactics']} Team Tactic cards" in text
    assert f"{found['crises']} crises" in text


def test_both_locks_pin_every_package_with_hashes() -> None:
    for name in ("requirements.lock", "requirements-dev.lock", "bench/peers.lock"):
        text = (ROOT / name).read_text()
        pins = re.findall(r"^[a-z0-9][\w.-]*==", text, re.M)
        assert len(pins) > 5
        assert text.count("--hash=sha256:") >= len(pins)
        assert "://" not in text
