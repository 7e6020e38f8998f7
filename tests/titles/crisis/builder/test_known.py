"""What there is to know of all cards, and that every scripted card is whole by it."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from longbox import cli
from longbox.titles.crisis.builder import judge, known, led, listing
from longbox.titles.crisis.builder.known import KINDS, coverage, facts, whole
from longbox.titles.crisis.cards import LIBRARY as HOUSE
from longbox.titles.crisis.rules.squads import affiliations_of, duplicates
from longbox.titles.crisis.script.rosters import Roster

from .. import LIBRARY

CARDS = [(kind, id) for kind in KINDS for id in sorted(LIBRARY[kind])]


@pytest.mark.parametrize(("kind", "id"), CARDS, ids=[id for _, id in CARDS])
def test_every_scripted_card_is_whole(kind: str, id: str) -> None:
    """A card with a side, attack, icon rule, superpower or figure missing or wrong is not offered."""
    assert id in facts()[kind], f"{id} is in no list of known cards: give it the id of known/cards.json"
    assert list(whole.gaps(kind, id)) == []


def changed(monkeypatch: pytest.MonkeyPatch, id: str, **parts: Any) -> list[str]:
    monkeypatch.setitem(HOUSE.characters, id, replace(HOUSE.characters[id], **parts))
    return list(whole.gaps("characters", id))


def test_what_a_card_lacks_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    card = HOUSE.characters["hood"]
    powers, attacks = card.superpowers, card.attacks
    assert changed(monkeypatch, "hood", superpowers=powers[1:]) == [
        "hood: the superpower black-arts, active, cost 3, Normal is missing."
    ]
    monkeypatch.undo()
    cheap = replace(powers[0], cost=1)
    assert len(changed(monkeypatch, "hood", superpowers=(cheap, *powers[1:]))) == 2
    monkeypatch.undo()
    weak = replace(attacks[0], dice=3)
    assert (
        "hex-shot, mystic, Range 3, target, 4 dice, cost 0, Normal is missing."
        in changed(monkeypatch, "hood", attacks=(weak, *attacks[1:]))[0]
    )
    monkeypatch.undo()
    bare = replace(attacks[0], rules=attacks[0].rules[:1])
    assert changed(monkeypatch, "hood", attacks=(bare, *attacks[1:])) == [
        "hood: hex-shot: the rule hit, rapid-fire is missing.",
        "hood: hex-shot has 1 special rules; the card has 2.",
    ]
    monkeypatch.undo()
    assert changed(monkeypatch, "hood", threat=4) == ["hood: threat is 4, and it should be 3."]
    monkeypatch.undo()
    form = card.forms[0]
    tough = replace(form, injured=replace(form.injured, stamina=9))
    assert "Normal, Injured is [9, 'M', 2, [2, 2, 3]]" in changed(monkeypatch, "hood", forms=(tough, card.forms[1]))[0]
    monkeypatch.undo()
    assert changed(monkeypatch, "hood", affiliations=("Cabal",))
    monkeypatch.undo()
    thanos = HOUSE.characters["thanos-the-mad-titan"].superpowers
    assert changed(monkeypatch, "thanos-the-mad-titan", superpowers=thanos[1:]) == [
        "thanos-the-mad-titan: the leadership deaths-agenda, Black Order is missing."
    ]


def test_a_half_card_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "hood" in coverage()["characters"].scripted
    changed(monkeypatch, "hood", superpowers=())
    assert "hood" in coverage()["characters"].missing


def test_the_totals() -> None:
    found = coverage()
    assert [found[kind].total for kind in KINDS] == [233, 45, 330, 6, 5]
    assert [len(found[kind].scripted) for kind in ("characters", "gems", "horsemen")] == [233, 6, 5]
    assert all(not set(one.scripted) & set(one.missing) for one in found.values())
    rows = known.by_affiliation()
    assert set(rows) >= {"Avengers", "Cabal", "Wakanda", "Uncanny X-Men"}
    assert rows["Black Order"]["characters"].total == 8


@pytest.mark.parametrize("id", sorted(LIBRARY["tactics"]))
def test_a_card_counts_if_a_legal_squad_can_play_it(id: str) -> None:
    """Whoever plays it is in one squad, which is legal, has its affiliation and fits a crisis; else somebody is not scripted."""
    card, people = HOUSE.tactics[id], HOUSE.characters
    squad = known.squad_for(card)
    counted = coverage_of_tactics().scripted
    if not squad:
        assert id not in counted
        assert {*waiting()[id].split(" / ")} & {name for one in unscripted() for name in (one.name, one.alter_ego)}
        return
    assert id in counted
    assert not duplicates(squad, 2025, people)
    assert not any(people[one].is_grunt for one in squad)
    assert sum(people[one].threat for one in squad) <= 20
    assert not card.affiliation or card.affiliation in affiliations_of(squad, people)
    assert len(squad) >= len(card.by)


@cache
def coverage_of_tactics() -> known.Coverage:
    return coverage()["tactics"]


@cache
def waiting() -> dict[str, str]:
    return known.unplayable()


def unscripted() -> list[known.published.KnownCharacter]:
    return [one for id, one in known.characters().items() if id not in HOUSE.characters]


def test_a_card_waits_for_whom_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without its only player a card does not count, nor without somebody it has to choose."""
    assert "reposition" in coverage()["tactics"].scripted
    for gone in ("nick-fury", "shield-agents"):
        people = {id: one for id, one in HOUSE.characters.items() if id != gone}
        with monkeypatch.context() as patch:
            patch.setattr(HOUSE, "characters", people)
            assert "reposition" in coverage()["tactics"].missing
            assert "reposition" in known.unplayable()


def test_facts_fit_together() -> None:
    """Grunts name their parents and the other way round; gems name bearers that name the gem."""
    people = facts()["characters"]
    for id, row in people.items():
        assert all(id in people[one]["parents"] for one in row.get("grunts", ()))
        assert all(id in people[one]["grunts"] for one in row.get("parents", ()))
    for id, gem in facts()["gems"].items():
        assert all(id in people[who]["gems"] for who in gem["bearers"])


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = cli.main(["cards", *argv])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_coverage_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "crisis", "--coverage", "--json")
    data = json.loads(out)
    assert code == 0
    assert list(data)[:4] == ["characters", "crises", "tactics", "gems"]
    assert all(list(data[kind]) == ["scripted", "total"] for kind in KINDS)
    assert data["gems"] == {"scripted": 6, "total": 6}
    assert len(data["missing"]["characters"]) == data["characters"]["total"] - data["characters"]["scripted"]


def test_coverage_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "crisis", "--coverage")
    assert "characters" in out
    assert "Black Order" in out
    assert "Missing tactics: " in out


def test_coverage_says_what_missing_cards_lack(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(run(capsys, "crisis", "--coverage", "--json")[1])
    missing = data["missing"]
    assert set(data["lacking"]["crises"]) == set(missing["crises"])  # every crisis with whole data is there
    assert all("its text" in what for what in data["lacking"]["crises"].values())
    assert set(data["lacking"]["tactics"]) == {"life-model-decoy", "vapors-of-valtorr", "mind-games"} <= set(missing["tactics"])
    assert "Call For Backup" in data["named only"]
    told = " ".join(run(capsys, "crisis", "--coverage")[1].split())
    assert "Life Model Decoy, Vapors of Valtorr (the published data lacks how many of its tokens show what on their backs)" in told
    assert "Known by name alone, and not counted: Call For Backup" in told


def test_every_affiliation_has_its_leaderships_and_a_roster_that_they_lead(capsys: pytest.CaptureFixture[str]) -> None:
    rows = json.loads(run(capsys, "crisis", "--coverage", "--json")[1])["affiliations"]
    assert len(rows) == 28
    assert all(row["roster"] for row in rows.values())
    assert all(row["leaderships"]["scripted"] == row["leaderships"]["total"] for row in rows.values())
    assert sum(row["leaderships"]["total"] for row in rows.values()) == 50
    assert all(row["leaderships"]["total"] or row["leaderships by cards"] for row in rows.values())
    assert rows["Weapon X"]["leaderships by cards"] == ["are-you-sure-you-want-to-remember"]


def test_a_roster_that_nobody_leads_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(led.rosters("Servants of the Apocalypse"))
    monkeypatch.setattr(led, "usual_squads", lambda *_: ())
    assert not list(led.rosters("Servants of the Apocalypse"))


def test_a_card_that_waits_for_somebody(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "unplayable", lambda library=None: {"princes-protection": "Namor, the Sub-Mariner"})
    _, out, _ = run(capsys, "crisis", "princes-protection")
    assert "No squad can play it yet: Namor, the Sub-Mariner is not scripted." in " ".join(out.split())
    _, out, _ = run(capsys, "crisis", "princes-protection", "--language", "de")
    assert "Noch kann kein Team sie spielen: Namor, the Sub-Mariner fehlt." in " ".join(out.split())
    for wanted, playable in (("princes-protection", False), ("medpack", True)):
        assert json.loads(run(capsys, "crisis", wanted, "--json")[1])["playable"] is playable
    listed = json.loads(run(capsys, "crisis", "prince", "--json")[1])["cards"]
    assert {one["id"]: one["playable"] for one in listed if one["kind"] == "tactics"}["princes-protection"] is False
    assert (
        json.loads(run(capsys, "crisis", "--coverage", "--json")[1])["unplayable"]["princes-protection"] == "Namor, the Sub-Mariner"
    )


def test_a_card_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "crisis", "ant-man")
    assert "Tiny, Injured: Stamina 5, Speed S, Size 1, Defense 3/2/3" in out
    assert "Bullet Ant Barrage [Normal]: physical, Beam 3, 7 dice, cost 4" in out
    assert "Hitch a Ride [Tiny]: Active, cost 0, once per turn" in out
    _, out, _ = run(capsys, "crisis", "ant-man", "--language", "de")
    assert "Ausdauer 5" in out
    _, out, _ = run(capsys, "crisis", "ant-man", "--json")
    assert json.loads(out)["alter_ego"] == "Scott Lang"
    _, out, _ = run(capsys, "crisis", "supersonic-annihilator")
    assert "Supersonic Shred: energy, Area 5, 2 dice, cost 0" in out
    for id in ("disarm", "riots-spark", "soul"):
        assert run(capsys, "crisis", id)[0] == 0


def test_searching_for_cards(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "crisis", "red", "skull", "--json")
    assert {"red-skull", "red-skull-master-of-hydra"} <= {card["id"] for card in json.loads(out)["cards"]}
    code, _, err = run(capsys, "crisis", "iron-mann")
    assert (code, err) == (2, "longbox: No card is called 'iron-mann'; did you mean iron-man?\n")
    assert run(capsys, "sample")[0] == 2
    _, out, _ = run(capsys, "crisis", "--json")
    assert len(json.loads(out)["cards"]) >= 614


def test_a_card_without_a_name_excludes_nothing() -> None:
    """Team Tactic cards that exclude none are not taken to exclude a damaged entry."""
    roster = Roster("", "", (), ("disarm", ""), (), ())
    assert [fault.key for fault in judge(roster)].count("excludes") == 0
