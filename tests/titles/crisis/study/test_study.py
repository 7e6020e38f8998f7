"""Studies over all cards: rosters drawn at random, and which abilities a game offers and uses."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from longbox import cli
from longbox.kernel import BadOption, Generator
from longbox.lab.sim import Job, play, seen, simulation
from longbox.titles import facets, title
from longbox.titles.crisis.builder import faults, read, unplayable
from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.script.running import Run
from longbox.titles.crisis.state import Table
from longbox.titles.crisis.study.squads import draw
from longbox.titles.crisis.study.traces import abilities
from longbox.titles.crisis.title import TITLE
from titles.crisis.shelf import the_cards

from ..scene import Duel

OPTIONS = {"setup": "quick"}


@pytest.fixture(autouse=True)
def library(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the cards of other tests."""
    monkeypatch.setattr(TITLE.packs, "base", LIBRARY.derive())


def test_drawn_rosters_are_legal_and_hold_everything() -> None:
    seen_cards: set[str] = set()
    for seed in range(450):
        roster = draw(Generator(seed), the_cards())
        assert faults(roster, cards=the_cards()) == []
        assert unplayable(roster, the_cards()) == []
        seen_cards |= {*roster.characters, *roster.tactics, *roster.secure, *roster.extraction, *(gem for _, gem in roster.gems)}
    people = {id for id, card in the_cards().characters.items() if not card.is_grunt}
    assert seen_cards == people | set(the_cards().tactics) | set(the_cards().crises) | set(the_cards().gems)


def test_every_part_of_a_card_is_an_ability() -> None:
    names = list(abilities(the_cards()))
    assert len(names) == len(set(names))
    assert {"iron-man/repulsor-blast", "hood/black-arts", "hood/possessed-by-nisanti#2", "tactic/disarm", "gem/mind-gem"} <= set(
        names
    )
    assert {"deadly-meteors/interact/origin-bomb", "thanos-the-mad-titan/deaths-agenda#0"} <= set(names)


def test_a_watched_game_is_the_same_game() -> None:
    plain = play(Job(0, "crisis", ("random", "random"), "3:0", tuple(OPTIONS.items())))
    before = Run.PLAN, Table._changes
    watched = play(Job(0, "crisis", ("random", "random"), "3:0", tuple(OPTIONS.items()), trace=True))
    assert before == (Run.PLAN, Table._changes), "whatever watches is taken off again"
    found = watched.pop("abilities")
    assert "abilities" not in plain
    assert watched["digest"] == plain["digest"]
    assert watched["reason"] == plain["reason"]
    assert any("#" in name for name in found["used"]), "rules of attacks and parts of superpowers among them"
    assert set(found["used"]) <= set(found["offered"]) <= set(abilities(the_cards()))


def test_what_bots_think_of_is_not_counted() -> None:
    """A greedy bot tries out much more than it does: attacks used are those of the game's own log."""
    from longbox.kernel import Game
    from longbox.players import Sight, player
    from longbox.titles.crisis.events import AttackBegan

    row = play(Job(0, "crisis", ("greedy", "greedy"), "5:0", tuple(OPTIONS.items()), trace=True))
    game = Game.new(title("crisis"), 2, "5:0", OPTIONS)
    bots = [player("greedy", f"5:0:{seat}:greedy") for seat in range(2)]
    while game.ask is not None:
        game.answer(bots[game.ask.seat].choose(Sight(game.title, game.state, game.ask)))
    assert game.digest == row["digest"]
    made = [event.weapon for event in game.events() if isinstance(event, AttackBegan)]
    attacks = {name: n for name, n in row["abilities"]["used"].items() if name in set(made)}
    assert attacks == {name: made.count(name) for name in made}


def test_offers_are_seen_whether_taken_or_not() -> None:
    from longbox.titles.crisis.rules.actions import Activation

    duel = Duel("crossbones", "iron-man")
    duel.t.power[0] = 4
    duel.push(Activation(0))
    tracer = facets.study(title("crisis")).tracer()
    assert duel.t.ask is not None
    tracer.ask(duel.t, duel.t.ask)
    offered = tracer.found()["offered"]
    assert {"crossbones/haymaker", "crossbones/overpower"} <= set(offered)
    assert tracer.found()["used"] == {}


def test_a_card_that_names_somebody_nobody_can_field_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    tracer = facets.study(title("crisis")).tracer()
    names = ("tactic/fusion-caster", "printed/fusion-caster/fusion-caster", "printed/fusion-caster/fusion-caster#1")
    assert [tracer.why(name) for name in names] == ["", "", ""]
    monkeypatch.delitem(the_cards().characters, "crimson-dynamo")
    assert {tracer.why(name) for name in names} == {"names Crimson Dynamo, who cannot be fielded yet"}
    assert tracer.why("iron-man/unibeam") == ""


def test_many_games_of_random_squads() -> None:
    run = simulation("crisis", ["random", "random"], 6, 1, OPTIONS, "random", trace=True)
    assert len({job.options for job in run.jobs}) == 6
    assert simulation("crisis", ["random", "random"], 6, 1, OPTIONS, "random").jobs[3].options == run.jobs[3].options
    found: Any = seen(run.play(), title("crisis"))
    assert found["games"] == 6
    assert set(found["abilities"]) == set(abilities(the_cards()))
    used = {name for name, n in found["abilities"].items() if n["used"]}
    never = {*found["never_offered"], *found["never_used"]}
    assert used
    assert used | never == set(abilities(the_cards()))
    assert not used & never


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "abilities.json"
    argv = ["sim", "crisis", "--games", "2", "--squads", "random", "--option", "setup=quick", "--abilities", str(file)]
    assert cli.main(argv) == 0
    assert "were never offered" in capsys.readouterr().out.replace("\n", " ")
    assert {"abilities", "never_offered", "never_used", "games"} == set(json.loads(file.read_text()))
    assert cli.main(["sim", "revolution", "--games", "1", "--squads", "random"]) == 2
    assert "X-Men: Mutant Revolution has no squads to draw." in capsys.readouterr().err
    with pytest.raises(BadOption, match="has no abilities to watch"):
        facets.study(title("tactics")).tracer()


def test_squads_with_a_card(capsys: pytest.CaptureFixture[str]) -> None:
    """One side fields it, built around its affiliations; a Grunt comes with its parent."""
    for seed in range(4):
        options = facets.study(title("crisis")).draw(Generator(seed), "bullseye")
        rosters = [read(str(options[name])) for name in ("roster_a", "roster_b")]
        mine = next(one for one in rosters if one.characters[0] == "bullseye")
        assert mine.name in ("Cabal", "Criminal Syndicate")
        assert all(faults(one) == [] for one in rosters)
    options = facets.study(title("crisis")).draw(Generator(1), "hand-ninjas")
    parents = the_cards().characters["hand-ninjas"].parents
    assert {read(str(one)).characters[0] for one in options.values()} & set(parents)
    assert cli.main(["sim", "crisis", "--games", "2", "--with", "bullseye"]) == 0
    out = capsys.readouterr().out
    assert re.search("bullseye was in (1 squad|2 squads);", out)
    assert "throwing-knife" in out
    assert cli.main(["sim", "crisis", "--games", "1", "--with", "bullseye", "--seats", "random,random", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["with"]
    assert found["card"] == "bullseye"
    assert "bullseye/hit-and-run" in found["abilities"]
    assert cli.main(["sim", "crisis", "--games", "1", "--with", "bulseye"]) == 2
    assert "bulseye is no character that can be fielded; did you mean bullseye?" in capsys.readouterr().err
    assert cli.main(["sim", "tactics", "--games", "1", "--with", "thug"]) == 2
