"""The documents say what is so: links lead somewhere, counts are right, commands and examples run."""

from __future__ import annotations

import importlib.util
import re
import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import longbox
from challenger.hall import TEXT
from longbox import cli
from longbox.titles import facets, title
from longbox.titles.crisis.battlefields import READY as BATTLEFIELDS
from longbox.titles.crisis.builder.known import coverage
from longbox.titles.revolution.cards import decks
from longbox.titles.tactics.builder.ready import TEAMS

ROOT = Path(__file__).parents[1]
PAGES = [
    ROOT / "README.md",
    ROOT / "README.de.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "SECURITY.md",
    *sorted((ROOT / "docs").glob("*.md")),
]
DOCS = [ROOT / "CHANGELOG.md", *PAGES]

GENERATED = {"adding-a-card.md", "cli.md", "crisis-balance.md"}
"""Pages with tables that a script writes; they may be long."""
MOST_LINES = 200

ELSEWHERE = {
    "adding-a-card.md": "titles/crisis/packs/test_reader.py",
    "adding-a-title.md": "test_the_walk_through_the_sample_quotes_the_sample",
    "bot-api.md": "server/test_bot_api.py",
    "laboratory.md": "lab/test_laboratory_page.py",
    "laboratory-notes.md": "lab/test_laboratory_page.py",
    "telling-a-card.md": "titles/crisis/test_card_texts.py",
}
"""Pages whose Python is not run here, and the test that looks at it."""

QUICK = {"titles", "play", "replay", "rules", "cards", "event", "roster", "odds"}
"""Commands that are run as they stand; all others must be understood by the command line."""
LEFT_OUT = re.compile(r"greedy,greedy|--plot|--pack|--help|cards (check|new)")
PLAYERS = "name\nAnn\nBo\nCy\nDi\n"


def blocks(path: Path, *languages: str) -> Iterator[str]:
    """The fenced blocks of a page in one of these languages."""
    for language, body in re.findall(r"^```(\w*)\n(.*?)^```$", path.read_text(encoding="utf-8"), re.M | re.S):
        if language in languages:
            yield body


def lines(path: Path) -> list[str]:
    """What a reader could paste into a shell: lines of blocks, and the examples in tables of commands."""
    shown = [line.removeprefix("$ ") for body in blocks(path, "", "sh") for line in body.splitlines()]
    cells = re.findall(r"\| `(longbox [^`]*)` \|$", path.read_text(encoding="utf-8"), re.M)
    return [re.sub(r"^(\.venv/bin/longbox|python3? -m longbox) ", "longbox ", line) for line in [*shown, *cells]]


def longbox_commands(path: Path) -> list[list[str]]:
    """The commands on a page, without those that only show their form (`longbox sim TITLE`)."""
    found = [shlex.split(line, comments=True)[1:] for line in lines(path) if line.startswith("longbox ")]
    return [words for words in found if not any(re.fullmatch(r"[A-Z]{1,}|\.\.\.", word) for word in words)]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_commands_are_understood(path: Path) -> None:
    for words in longbox_commands(path):
        if "--help" not in words:
            assert cli.parser().parse_args(words), words


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_scripts_take_what_the_documents_give_them(path: Path) -> None:
    for script in ("play", "check"):
        takes = set(re.findall(r"--?[a-z]+", (ROOT / script).read_text(encoding="utf-8")))
        for line in lines(path):
            if line.startswith(f"./{script}"):
                first, *given = shlex.split(line, comments=True)
                assert first == f"./{script}"
                assert {word for word in given if word.startswith("-")} <= takes, line
                assert script == "check" or not given or given[0].startswith("-"), f"./play takes no {given[0]}"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that examples name."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "players.csv").write_text(PLAYERS, encoding="utf-8")
    (tmp_path / "kim.txt").write_text(TEXT, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_quick_commands_run(path: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = {shlex.join(shlex.split(body.splitlines()[0])[2:]) for body in blocks(path, "") if body.startswith("$ longbox ")}
    for words in longbox_commands(path):
        if words[0] not in QUICK or LEFT_OUT.search(" ".join(words)) or shlex.join(words) in shown:
            continue
        if words[0] == "replay" and not Path(words[1]).exists():
            assert cli.main(["play", "tactics", "--option", "level=back-alley", "--save", words[1]]) == 0
        capsys.readouterr()
        assert cli.main(words) == 0, (words, capsys.readouterr().err)
        assert capsys.readouterr().out.strip(), words


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_outputs_are_real(path: Path, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A block that begins with `$ longbox` shows what is printed, perhaps not all of it."""
    monkeypatch.setenv("COLUMNS", "120")
    for body in blocks(path, ""):
        if not body.startswith("$ longbox "):
            continue
        command, *expected = body.splitlines()
        cli.main(shlex.split(command, comments=True)[2:])
        captured = capsys.readouterr()
        printed = " ".join((captured.out + captured.err).split())
        for line in expected:
            assert " ".join(line.split()) in printed, command


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_python_runs(path: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if path.name in ELSEWHERE:
        return
    for code in blocks(path, "python"):
        exec(compile(code, path.name, "exec"), {"__name__": "example"})


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_pages_are_short_and_open_with_their_task(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert path.name in GENERATED or text.count("\n") <= MOST_LINES
    assert text.startswith("# ")


@cache
def places() -> frozenset[str]:
    """Every file and folder of the source, by every end of its path, such as `words/dice.py`."""
    roots = [ROOT / name for name in ("src", "tests", "samples", "scripts", "bench", "docs", "examples")]
    found = [*roots, *(one for root in roots for one in root.rglob("*") if "__pycache__" not in one.parts)]
    parts = [one.relative_to(ROOT).parts for one in found]
    return frozenset("/".join(part[n:]) for part in parts for n in range(len(part)))


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_files_that_are_named_exist(path: Path) -> None:
    if path.name != "adding-a-card.md":  # it names files that its reader is about to write
        named = re.findall(r"`((?:[\w.-]+/)+(?:[\w.-]+\.(?:py|csv|json|js|html|md|po))?)`", path.read_text(encoding="utf-8"))
        assert [one for one in named if one.rstrip("/") not in places()] == []


def test_the_list_of_commands_is_that_of_the_program() -> None:
    """Mended by python scripts/commands.py; the table above it has every command with its line."""
    spec = importlib.util.spec_from_file_location("commands", ROOT / "scripts" / "commands.py")
    assert spec
    assert spec.loader
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    text = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    assert script.page(text) == text
    for name, one in cli.COMMANDS.items():
        assert f"| `{name}` | {one.help} | `longbox {name}" in text


@pytest.mark.parametrize(("name", "page"), [("crisis", "crisis-protocol.md"), ("tactics", "faserip-rulings.md")])
def test_rulings_have_a_row_with_their_values(name: str, page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    rulings = {key: one for key, one in title(name).options.items() if re.search(r"\((?:T?Q-?\d+)\)", one.help)}
    assert len(rulings) > 9
    for key, one in rulings.items():
        values = [str(value).lower() for value in one.allowed]
        assert f"| `{key}` | {', '.join(values)} |" in text or (len(values) > 3 and f"| `{key}` | {one.default}" in text), key


def test_the_version_is_the_one_of_the_changelog() -> None:
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    assert newest
    assert newest[1] == longbox.__version__


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


def test_the_readme_counts_what_is_in_the_box() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    figures = {name: len(rows) for name, rows in facets.page(title("tactics")).catalogue().items() if isinstance(rows, dict)}
    for number, name in (
        (len(coverage()["gems"].scripted), "Infinity Gems"),
        (len(BATTLEFIELDS), "battlefields"),
        (figures["figures"], "figures"),
        (figures["plots"], "Plots"),
        (figures["things"], "Objects and Artifacts"),
        (figures["maps"], "maps"),
        (len(TEAMS), "ready-made teams"),
        (len(decks.SCHOOLS), "Schools"),
        (len(decks.CHARACTERS), "Characters"),
        (len(decks.TRAININGS), "Training Cards"),
        (len(decks.PLOTS), "Plot Cards"),
        (len(decks.MISSIONS), "Missions"),
    ):
        assert f"{number} {name}" in text


def test_the_german_readme_counts_the_same() -> None:
    english, german = (
        re.findall(
            r"(?<=[ |])\d+(?= )",
            "".join(re.findall(r"^\| (?:Marvel|FASERIP|X-Men).*$", (ROOT / name).read_text(encoding="utf-8"), re.M)),
        )
        for name in ("README.md", "README.de.md")
    )
    assert english == german
    assert len(english) > 14


def test_both_locks_pin_every_package_with_hashes() -> None:
    for name in ("requirements.lock", "requirements-dev.lock", "bench/peers.lock"):
        text = (ROOT / name).read_text()
        pins = re.findall(r"^[a-z0-9][\w.-]*==", text, re.M)
        assert len(pins) > 5
        assert text.count("--hash=sha256:") >= len(pins)
        assert "://" not in text


def test_what_security_promises_has_the_tests_it_names() -> None:
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "docs/security.md").read_text(encoding="utf-8")))
    there = {
        name for path in (ROOT / "tests").rglob("test_*.py") for name in re.findall(r"^def (test_\w+)", path.read_text(), re.M)
    }
    assert len(named) > 40
    assert sorted(named - there) == []
