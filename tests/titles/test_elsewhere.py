"""A title from another package, found by its entry point, can do what the titles of the house can."""

from __future__ import annotations

import ast
import json
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

import longbox
from longbox import cli
from longbox.kernel import Generator
from longbox.lab.analysis import analyse
from longbox.titles import SHELF, facets, playable, title
from longbox.titles.facets import Advisor, Builder, Odds, Page, Study
from scrap.title import Scrap

SEATS = "greedy,random,random"


def run(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert cli.main([*words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_it_is_found_by_its_entry_point() -> None:
    assert "sample" not in SHELF
    assert "sample" in playable()
    assert "sample" in [entry.name for entry in metadata.entry_points(group="longbox.titles")]


def test_nothing_in_the_source_knows_it() -> None:
    source = Path(longbox.__file__).parent
    assert not [path.name for path in source.rglob("*.py") if '"sample"' in path.read_text()]


NAMES = {"crisis", "tactics", "revolution"}
ALLOWED = {("server/events/words.py", "tactics")}
"""A part of a roster: Team Tactic cards."""


@pytest.mark.parametrize("room", ["players", "lab", "server", "cli"])
def test_rooms_beside_the_titles_name_none(room: str) -> None:
    source = Path(longbox.__file__).parent
    named = {
        (str(path.relative_to(source)), node.value)
        for path in (source / room).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in NAMES
    }
    assert named <= ALLOWED


def test_bots_play_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "play", "sample", "--seats", SEATS, "--seed", "7")["rounds"] == 4


def test_it_is_simulated_and_ranked(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "sim", "sample", "--games", "3", "--seats", SEATS)["games"] == 3
    assert run(capsys, "ladder", "sample", "--bots", "careless,random", "--seeds", "1")["games"] == 6


def test_it_is_benched(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "bench", "sample", "--rounds", "1", "--seconds", "0.02")["figures"]["sample.games_per_s"] > 0


def test_its_odds_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "odds", "sample", "--dice", "3", "--reroll")
    assert told["mean"] == pytest.approx(3 * 5 / 9)
    assert sum(told["pmf"]) == pytest.approx(1)


def test_it_is_analysed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(capsys, "play", "sample", "--seats", SEATS, "--seed", "7", "--option", "rounds=2", "--save", str(path))
    found = run(capsys, "analyse", str(path), "--nodes", "2")
    assert found["title"] == "sample"
    assert {throw["kind"] for throw in found["throws"]} == {"attack"}


def test_its_luck_is_nothing_on_average() -> None:
    rolls, off, spread = 0, 0.0, 0.0
    for seed in range(60):
        game = longbox.new("sample", seed=seed, rounds=3)
        pick = Generator(seed)
        while game.ask is not None:
            game.answer(pick.below(len(game.ask.options)))
        for throw in analyse(game, nodes=1, since=10_000).throws:
            rolls, off, spread = rolls + 1, off + throw.actual - throw.expected, spread + throw.variance
    assert rolls > 30
    assert abs(off) < 4 * spread**0.5


def test_agents_learn_in_it() -> None:
    pytest.importorskip("pettingzoo")
    from longbox.lab.env import LongboxEnv

    env = LongboxEnv("sample")
    env.reset(seed=7)
    assert "me: coins" in env.observer.names
    while env.agents:
        seen, _, over, _, _ = env.last()
        assert len(seen["observation"]) == len(env.observer.names)
        env.step(None if over else int(seen["action_mask"].argmax()))


# -- a title that brings nothing but its rules ----------------------------------------------------------------------------


class Bare(Scrap):
    """Its package has no rooms: it stands in a module of the tests."""


def test_a_title_without_rooms_gets_the_defaults() -> None:
    bare = Bare()
    found = [facets.advisor(bare), facets.page(bare), facets.odds(bare), facets.study(bare), facets.builder(bare)]
    assert [type(one) for one in found] == [Advisor, Page, Odds, Study, Builder]
    assert facets.advisor(bare) is found[0], "there is one of each"


def test_the_defaults_work() -> None:
    bare = Bare()
    state = bare.new(seed=3)
    assert state.ask is not None
    assert len(facets.advisor(bare).rate(state.copy())) == len(state.ask.options)
    assert sum(facets.advisor(bare).worth(state)) == pytest.approx(1)
    shown = facets.page(bare)
    assert [one["label"] for one in shown.offer(state, state.ask)["options"]] == [str(option) for option in state.ask.options]
    assert shown.form() == {"rounds": range(1, 6)}
    assert (shown.lessons, shown.catalogue(), shown.story(state, [])) == ("", {}, {})
    assert facets.study(bare).fielded(state) == ()
    assert list(facets.study(bare).dice().hear(state, None, None)) == []  # type: ignore[arg-type]
    with pytest.raises(longbox.LongboxError, match="Scrap has no odds to show"):
        facets.odds(bare).chart(None)  # type: ignore[arg-type]


def test_an_error_inside_a_room_is_not_taken_for_a_missing_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "broken_title"
    package.mkdir()
    (package / "__init__.py").write_text("from scrap.title import Scrap\n\nclass Broken(Scrap):\n    pass\n")
    (package / "bot.py").write_text("import nowhere_at_all\n")
    monkeypatch.syspath_prepend(tmp_path)
    from broken_title import Broken  # type: ignore[import-not-found]

    with pytest.raises(ModuleNotFoundError, match="nowhere_at_all"):
        facets.advisor(Broken())
    assert type(facets.page(Broken())) is Page


def test_titles_of_the_house_bring_their_own() -> None:
    for name in ("crisis", "tactics", "revolution"):
        one = title(name)
        for found, default in ((facets.advisor, Advisor), (facets.page, Page), (facets.odds, Odds), (facets.study, Study)):
            assert type(found(one)) is not default  # type: ignore[operator]
