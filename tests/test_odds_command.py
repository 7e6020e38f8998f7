"""`longbox odds`: tables, plots, JSON, and one sentence for whatever is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from longbox import cli
from longbox.titles.crisis.codes import ATTACK_SUCCESS, DEFENSE_SUCCESS
from longbox.titles.crisis.odds.attacks import odds_of, prepared
from longbox.titles.crisis.odds.cards import find_strike
from longbox.titles.crisis.odds.pools import COVER, Pool, Reroll, attack_pool, defense_pool, margins, mean


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("COLUMNS", "120")

    def call(line: str) -> Any:
        code = cli.main(["odds", *line.split()])
        captured = capsys.readouterr()
        if code:
            assert captured.out == ""
            assert captured.err.count("\n") == 1
            return captured.err
        if "--json" in line:
            assert captured.out.count("\n") == 1
            return json.loads(captured.out)
        return captured.out

    return call


def test_a_plain_attack(run: Any) -> None:
    found = run("crisis --attack 6 --defense 4 --json")
    assert found["pmf"] == list(margins(attack_pool(6), defense_pool(4)))
    assert found["mean"] == pytest.approx(mean(margins(attack_pool(6), defense_pool(4))))
    shown = run("crisis --attack 6 --defense 4")
    assert "26.34%" in shown
    assert "On average 1.869 damage" in shown


def test_everything_said_about_an_attack_counts(run: Any) -> None:
    means = {line: run(f"crisis {line} --json")["mean"] for line in (
        "--attack 6 --defense 4",
        "--attack 6 --defense 4 --reroll 1",
        "--attack 6 --defense 4 --reroll 2",
        "--attack 6 --defense 4 --reroll 2 --fails",
        "--attack 6 --defense 4 --reroll 2 --reroll 1",
        "--attack 6 --defense 4 --pierce wild",
        "--attack 6 --defense 4 --pierce always",
        "--attack 6 --defense 4 --change 1:blank:hit",
        "--attack 6 --defense 4 --count wild=2",
        "--attack 6 --defense 4 --crit-dice 2",
        "--attack 6 --defense 4 --treat-fail crit",
        "--attack 6 --defense 4 --target-condition incinerate",
        "--attack 6 --defense 4 --target-condition hex",
    )}  # fmt: skip
    plain, *better = means.values()
    assert all(one > plain + 0.01 for one in better), means
    assert len(set(better)) == len(better)
    for line in (
        "--defense-reroll 1", "--cover", "--defense-change 1:hit:wild", "--defense-count blank=1", "--attacker-condition shock",
        "--attacker-condition hex", "--reduce 1", "--stamina 3",
    ):  # fmt: skip
        assert run(f"crisis --attack 6 --defense 4 {line} --json")["mean"] < plain - 0.01, line
    both = run("crisis --attack 4 --defense 3 --cover --defense-reroll 1 --json")["pmf"]
    assert both == list(margins(Pool(4, ATTACK_SUCCESS), Pool(3, DEFENSE_SUCCESS, rerolls=(Reroll(1),), changes=(COVER,))))


def test_dazing_power_and_icons(run: Any) -> None:
    found = run("crisis --attack 7 --defense 3 --stamina 5 --power 8 --icons wild --icons crit,hit --json")
    assert len(found["pmf"]) == 6
    assert found["daze"] == found["pmf"][5] > 0
    assert found["ko"] == 0
    assert len(found["power"]) == 3
    assert set(found["rules"]) == {"wild", "crit hit"}
    injured = run("crisis --attack 7 --defense 3 --stamina 5 --injured --json")
    assert (injured["daze"], injured["ko"]) == (0, found["daze"])
    assert run("crisis --attack 7 --defense 3 --target-condition judgment --json")["power"] == pytest.approx([1.0])
    assert len(run("crisis --attack 7 --defense 3 --target-condition stun --json")["power"]) == 2


@pytest.mark.rule("CP-372")
def test_a_beam(run: Any) -> None:
    found = run("crisis --attack 5 --defense 3 --defense 4 --stamina 4 --json")
    one, two = found["targets"]
    assert found["mean"] == pytest.approx(one["mean"] + two["mean"])
    assert found["any_daze"] == pytest.approx(1 - (1 - one["daze"]) * (1 - two["daze"]))
    assert "Somebody is Dazed" in run("crisis --attack 5 --defense 3 --defense 4 --stamina 4")


@pytest.mark.rule("CP-464", "CP-468")
def test_a_dodge(run: Any) -> None:
    found = run("crisis --dodge 3 --defense 2 --json")
    assert len(found["pmf"]) == 4
    assert run("crisis --dodge 3 --defense 2 --defense-reroll 1 --json")["mean"] < found["mean"]
    assert run("crisis --dodge 3 --defense 2 --stamina 1 --json")["mean"] <= 1
    assert run("crisis --dodge 3 --target ultron --json")["mean"] > 0


def test_two_cards(run: Any) -> None:
    from titles.crisis.scene import Duel

    found = run("crisis --card captain-marvel/rocket-punch --target ultron --json")
    duel = Duel("captain-marvel", "ultron").put(1, 12.5, 10)
    there = odds_of(duel.t, 0, find_strike("captain-marvel/rocket-punch"), 1, icons=True)
    assert prepared(duel.t, 0, find_strike("captain-marvel/rocket-punch"), 1) is not None
    assert found["pmf"] == pytest.approx(list(there.damage))
    assert found["rules"] == pytest.approx(dict(there.rules))
    assert run("crisis --card captain-marvel/rocket-punch --target ultron --reroll 1 --json")["mean"] > found["mean"]
    assert run("crisis --card captain-marvel/rocket-punch --target ultron --cover --json")["mean"] < found["mean"]
    assert run("crisis --card captain-marvel/rocket-punch --target ultron --injured --json")["ko"] > 0
    own = run("crisis --card doctor-octopus/strike --defense 3 --json")["mean"]
    assert own > run("crisis --attack 4 --defense 3 --json")["mean"]
    assert run("crisis --card captain-marvel/rocket-punch --defense 3 --json")["rules"]["stagger"] > 0.5


def test_tactics(run: Any) -> None:
    assert run("tactics --rank Incredible --shift -2 --json")["pmf"] == [0.4, 0.3, 0.24, 0.06]
    assert "It succeeds: 60.00%" in run("tactics --rank In --shift -2")
    plain = run("tactics --rank In --damage Rm --armor Ty --health 8 --json")
    assert plain["hits"] == pytest.approx(0.7)
    assert run("tactics --rank In --damage Rm --armor Ty --health 8 --evade Am --json")["mean"] < plain["mean"]
    assert run("tactics --rank In --damage Rm --armor Ty --health 8 --reroll --json")["mean"] > plain["mean"]
    assert run("tactics --rank In --damage Rm --type fire --form shooting --dodge Am --json")["mean"] > 0
    cards = run("tactics --card punisher/combat-knife --target kraven --json")
    assert run("tactics --card punisher/combat-knife --target kraven --evade --json")["pmf"] != cards["pmf"]
    assert "kill" in run("tactics --card punisher/combat-knife --target kraven")


def test_revolution(run: Any) -> None:
    plain = run("revolution --attack 3 --defense 2 --health 2 --json")
    assert plain["ko"] == pytest.approx(sum(plain["pmf"][2:]))
    assert run("revolution --attack 3 --defense 2 --reroll 1 --json")["mean"] > plain["mean"]
    assert run("revolution --attack 3 --defense 2 --unopposed 2 --json")["mean"] > plain["mean"]
    assert "On average" in run("revolution --attack 3 --defense 2 --health 2")


def test_a_plot(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "odds.svg"
    assert str(path) in run(f"crisis --attack 6 --defense 4 --stamina 5 --plot {path}").replace("\n", "")
    root = ElementTree.parse(path).getroot()
    assert len(root.findall(".//{http://www.w3.org/2000/svg}rect")) == 6
    assert run(f"tactics --rank In --plot {path} --json")["labels"] == ["white", "green", "yellow", "red"]
    assert "white" in path.read_text()


WRONG = {
    "crisis --attack 6": "Say who defends",
    "crisis --defense 6": "Say what is rolled",
    "crisis --attack 6 --card a/b --defense 4": "one of them",
    "crisis --attack 0 --defense 4": "'0' is not a whole number from 1 to 20",
    "crisis --attack six --defense 4": "'six' is not a whole number from 1 to 20",
    "crisis --attack 6 --defense 4 --icons wlid": "There is no face 'wlid'",
    "crisis --attack 6 --defense 4 --count wild": "--count wild is not understood",
    "crisis --attack 6 --defense 4 --change hit": "--change hit is not understood",
    "crisis --attack 6 --defense 4 --attacker-condition shok": "There is no condition 'shok'; did you mean shock?",
    "crisis --attack 6 --defense 4 --plot odds.png": "written as SVG",
    "crisis --attack 6 --defense 4 --plot /nowhere/odds.svg": "cannot be written",
    "crisis --attack 6 --defense 4 --damage 2": "--damage does not go with",
    "crisis --attack 6 --target ultron": "needs an attack of a card",
    "crisis --card captain-marvl/x --target ultron": "There is no character 'captain-marvl'; did you mean captain-marvel",
    "crisis --card captain-marvel/x --target ultron": "captain-marvel has no attack 'x'; it has ",
    "crisis --card captain-marvel --target ultron": "Name an attack of captain-marvel",
    "crisis --card captain-marvel/rocket-punch --target zzz": "There is no character 'zzz'; names are written as ",
    "crisis --card captain-marvel/rocket-punch --target ultron --damage 60": "so it can have 0 to ",
    "crisis --card captain-marvel/rocket-punch --target ultron --stamina 6": "--stamina does not go with two cards",
    "crisis --dodge 3 --defense 2 --cover": "--cover does not go with a dodge",
    "crisis --dodge 3 --defense 2 --defense 2": "One character dodges at a time",
    "crisis --attack 20 --defense 20 --cover --defense-reroll 2": "would take too long",
    "tactics": "Say what is rolled",
    "tactics --rank Incredibl": "There is no rank 'Incredibl'; did you mean Incredible?",
    "tactics --rank In --health 5": "--health does not go with a FEAT",
    "tactics --rank In --damage Rm --type banana": "There is no damage type 'banana'",
    "tactics --rank In --damage Rm --dodge Rm": "no help against a brawling attack",
    "tactics --card punisher/combat-knife": "needs a target",
    "tactics --card punisher/combat-knife --target kraven --armor Ty": "--armor does not go with two cards",
    "tactics --card nobody/x --target kraven": "There is no figure 'nobody'",
    "revolution --attack 3": "required: --defense",
    "revolution --attack 6 --defense 6 --reroll 1": "10 dice at most",
    "chess": "invalid choice: 'chess'",
}  # fmt: skip


@pytest.mark.parametrize("line", WRONG)
def test_whatever_is_wrong_is_told_in_a_sentence(run: Any, line: str) -> None:
    told = run(line)
    assert WRONG[line] in told
    assert told.startswith("longbox: ")
    assert "Traceback" not in told
