"""Words, settings, views and the form of facts."""

from __future__ import annotations

import ast
import itertools
import json
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

import longbox.challenger
from longbox.challenger import Event, Refused, Result, Role, facts, visible
from longbox.challenger.choices import CONTROLS, GROUPS, PRESETS, Preset, differences, preset
from longbox.challenger.event import LAW
from longbox.challenger.facts import pack, unpack
from longbox.challenger.settings import DEFAULTS, SETTINGS, accept
from longbox.challenger.words import ROOM, told
from longbox.speech import catalogue
from longbox.speech.catalogues import CONTEXT
from longbox.titles import book

from .hall import TEXT, begin, finish, hall, opened, play, refused, to_cut

FOLDER = Path(longbox.challenger.__file__).parent
GERMAN = catalogue(ROOM, "de").one


def sentences() -> set[str]:
    found = set()
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            named = isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Refused", "Phrase")
            if named and isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                found.add(str(node.args[0].value))
    return found


def short_texts() -> Iterator[str]:
    """What settings, their values and what an event can start from are called on the page."""
    for group in GROUPS:
        yield group.label
        for control in group.controls:
            yield from (control.label, *(choice.text for choice in control.choices), *filter(None, [control.number]))
    for one in PRESETS:
        yield from (one.label, one.text)


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_every_sentence_is_there_in_german_with_the_same_facts() -> None:
    said = sentences() | {setting.help for setting in SETTINGS.values()} | {control.help for control in CONTROLS.values()}
    said |= {f"setting{CONTEXT}{text}" for text in short_texts()}
    assert len(said) > 150
    assert said - {*GERMAN} == set()
    roles_and_states = {"head-watcher", "watcher", "scorekeeper", "illegal", "unverified"}
    assert {*GERMAN} - said == roles_and_states
    for english, german in GERMAN.items():
        assert fields(english) == fields(german), english


def test_every_fact_has_its_law_and_every_setting_its_ruling() -> None:
    assert {*LAW} == {*facts.KINDS.values()}
    for name, setting in SETTINGS.items():
        assert setting.ruling, name
        assert setting.accept(name, setting.default) == setting.default
        assert setting.help.endswith(".")


def test_the_documents_tell_every_setting_with_what_it_takes() -> None:
    text = (FOLDER.parents[2] / "docs" / "event-settings.md").read_text()
    for name, setting in SETTINGS.items():
        default = str(setting.default).lower() if isinstance(setting.default, bool) else str(setting.default)
        late = " *Any time.*" if setting.late else ""
        assert f"| `{name}` | {default} | {setting.takes()} | {setting.help}{late} | {setting.ruling} |" in text, name


def test_every_setting_has_a_short_name_and_every_value_words() -> None:
    assert sorted(name for control in CONTROLS.values() for name in control.names) == sorted(SETTINGS)
    for control in CONTROLS.values():
        assert len(control.label) <= 28
        several = itertools.product(*(SETTINGS[name].allowed for name in control.names))
        for values in several:
            settings = {**DEFAULTS, **dict(zip(control.names, values, strict=True))}
            shown = control.shown(settings)
            assert shown.strip("0123456789") or shown in ("0", "14") or control.name in ("rounds", "no_show_vps"), shown
            assert not shown.startswith(("-", "True", "False")), (control.name, shown)
            assert (
                control.differs(settings) == any(settings[name] != DEFAULTS[name] for name in control.names)
                or control.name == "cut"
            )
        for choice in control.choices:
            assert {**DEFAULTS, **choice.sets} == {name: accept(name, value) for name, value in {**DEFAULTS, **choice.sets}.items()}


def test_an_event_without_cut_has_none_however_that_is_set() -> None:
    cut = CONTROLS["cut"]
    assert {cut.shown({**DEFAULTS, "cut": False, "cut_to": n}) for n in ("packet", "none", 8)} == {"none"}
    assert cut.shown({**DEFAULTS, "cut_to": "none"}) == "none"
    assert (cut.shown(DEFAULTS), cut.shown({**DEFAULTS, "cut_to": 16})) == ("as in the packet", "Top 16")


@pytest.mark.parametrize("one", PRESETS, ids=lambda one: one.id)
def test_what_an_event_starts_from_can_be_played(one: Preset) -> None:
    settings = preset(one.id)
    assert settings is not None
    assert {control.name for control, _ in differences(settings)} >= {name for name in one.sets if name in CONTROLS}
    event = hall(17, **{**one.sets, "rosters": "optional"})
    plan = event.planned()
    assert (plan.rounds, plan.cut) == {"packet": (4, 8), "casual": (5, 0), "championship": (4, 8), "elimination": (1, 32)}[one.id]
    play(event, plan.rounds)
    if plan.cut:
        event.say(facts.CutMade())
    while not event.over:
        play(event)
    assert event.winner in event.players


def test_settings_are_chosen_before_the_start() -> None:
    event = opened()
    event.say(facts.SettingChosen("look_ahead", 0))
    assert event.settings["look_ahead"] == 0
    assert "There is no setting 'lok_ahead'; did you mean look_ahead?" in refused(event, facts.SettingChosen("lok_ahead", 1))
    assert "it takes" in refused(event, facts.SettingChosen("look_ahead", 99))
    assert event.settings == {**DEFAULTS, "rosters": "optional", "look_ahead": 0}
    begun = hall(4)
    begin(begun)
    late = {
        "late_entries", "extra_time_secret", "at_fifteen", "elimination_timed", "no_show_minutes", "no_show_drops",
        "third_warning_waits", "fresh_tables", "rosters_open", "most_vps", "cap",
    }  # fmt: skip
    for name, default in DEFAULTS.items():
        if name in late:
            begun.say(facts.SettingChosen(name, default))
        else:
            assert "cannot change once round one is paired" in refused(begun, facts.SettingChosen(name, default))


def test_openings_that_make_no_sense() -> None:
    event = Event()
    assert "needs a name" in refused(event, facts.Opened(" ", "2025-04-05", "standard", "s"))
    assert "needs a seed" in refused(event, facts.Opened("x", "2025-04-05", "standard", ""))
    assert "no setting" in refused(event, facts.Opened("x", "2025-04-05", "standard", "s", (("x", 1),)))
    event = opened()
    for id, name in (("", "Kim"), ("a", " "), (" a ", "Kim"), ("a\nb", "Kim")):
        assert "needs an id and a name" in refused(event, facts.Joined(id, name))
    event.say(facts.Joined("a", "Kim"))
    assert "is taken by Kim" in refused(event, facts.Joined("a", "Lee"))
    event.say(facts.CheckedIn("a"))
    assert "checked in already" in refused(event, facts.CheckedIn("a"))
    event.say(facts.Joined("b", "Bo"))
    event.say(facts.Dropped("b"))
    assert "has left the event" in refused(event, facts.CheckedIn("b"))


def test_nobody_enters_after_the_last_swiss_round() -> None:
    event = hall(4, late_entries=True, rounds=2)
    event.say(facts.Joined("Z", "Zed"))
    play(event, 2)
    assert "after the last Swiss round" in refused(event, facts.Joined("Y", "Yves"))
    assert "after the last Swiss round" in refused(event, facts.CheckedIn("Z"))


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {"fact": "Nonsense"},
        {"fact": 7},
        {"fact": "Joined", "player": "a"},
        {"fact": "Joined", "player": "a", "name": "b", "more": 1},
        {"fact": "Published", "round": True},
        {"fact": "Published", "round": "1"},
        {"fact": "Paired", "round": 1, "attempt": 1, "tables": [["a"]]},
        {"fact": "Paired", "round": 1, "attempt": 1, "tables": "ab"},
        {"fact": "Reported", "round": 1, "table": 1, "result": {"kind": "time", "vps": [1, 2, 3]}},
        {"fact": "Reported", "round": 1, "table": 1, "result": 7},
    ],
)
def test_what_is_no_fact_is_refused(data: object) -> None:
    with pytest.raises(Refused, match="The ledger holds a fact"):
        unpack(data)


def test_facts_survive_json() -> None:
    for fact in (
        facts.Paired(1, 1, (("a", "b"), ("c", None))),
        facts.Reported(1, 2, Result("time", None, (3, 4))),
        facts.Opened("x", "2025-04-05", "standard", "s", (("cut", False), ("look_ahead", 5), ("at_fifteen", "stands"))),
        facts.Ruled(1, "no", None),
    ):
        assert unpack(json.loads(json.dumps(pack(fact)))) == fact


@pytest.mark.rule("CE-027")
def test_the_opponents_roster_is_open_from_the_pairing_on() -> None:
    event = opened(rosters="required")
    for n in range(4):
        event.say(facts.Joined(f"P{n}", f"Player {n}"))
        event.say(facts.RosterFiled(f"P{n}", TEXT))
        event.say(facts.CheckedIn(f"P{n}"))
    assert visible(event, Role.PLAYER, "P0")["me"]["opponent_roster"] is None
    begin(event)
    me = visible(event, Role.PLAYER, "P0")["me"]
    assert me["opponent"] in event.players
    assert me["opponent_roster"]["characters"] == json.loads(TEXT)["characters"]
    assert all("roster" not in one for one in visible(event, Role.PLAYER, "P0")["players"])
    assert all("roster" not in one for one in visible(event, Role.PUBLIC)["players"])
    assert all(one["roster"] for one in visible(event, Role.WATCHER)["players"])
    event.say(facts.SettingChosen("rosters_open", True))
    assert all(one["roster"] for one in visible(event, Role.PUBLIC)["players"])


def test_what_each_role_sees() -> None:
    from longbox.challenger import draw

    event = hall(5, "a secret word")
    event.say(draw(event))
    assert len(visible(event, Role.ORGANISER)["rounds"]) == 1
    assert visible(event, Role.PUBLIC)["rounds"] == []
    event.say(facts.Published(1))
    event.say(facts.Warned("P1", "dice"))
    for role in (Role.PUBLIC, Role.SCOREKEEPER, Role.PLAYER):
        seen = visible(event, role, "P2" if role == Role.PLAYER else None)
        assert not {"remarks", "calls", "undecided"} & {*seen}
        assert "warnings" not in seen["players"][0]
        assert event.seed not in json.dumps(seen)
    assert visible(event, Role.PLAYER, "P1")["me"]["warnings"] == ["dice"]
    assert visible(event, Role.WATCHER)["players"][0]["warnings"] == ["dice"]
    one, other = event.rounds[0].tables[0].pair
    event.say(facts.Reported(1, 1, Result("victory", one, (16, 9))), by=one, role=Role.PLAYER)
    event.say(facts.Reported(1, 1, Result("victory", other, (9, 16))), by=other, role=Role.PLAYER)
    assert "disputed" not in json.dumps(visible(event, Role.PUBLIC))
    assert visible(event, Role.SCOREKEEPER)["rounds"][0]["pairings"][0]["result"] is None
    assert visible(event, Role.WATCHER)["rounds"][0]["pairings"][0]["disputed"]
    bye = visible(event, Role.PUBLIC)["rounds"][0]["pairings"][-1]
    assert bye["players"][1] is None
    assert bye["result"] == {"kind": "bye", "winner": bye["players"][0], "vps": [14, None]}
    finish(event)
    row = visible(event, Role.PUBLIC)["standings"][0]
    assert {"rank", "player", "points", "schedule", "vps"} <= {*row}
    json.dumps(visible(to_cut(), Role.PLAYER, "P1", language="de"))


def test_sentences_in_german() -> None:
    event = hall(4)
    assert told(event.remarks[0][1], "de") if event.remarks else True
    with pytest.raises(Refused) as caught:
        event.say(facts.Warned("P1", "accident"))
    assert caught.value.told("de") == "Für ein kleines Verschieben aus Versehen wird niemand verwarnt."
    with pytest.raises(Refused) as caught:
        event.say(facts.SettingChosen("cut", "maybe"))
    assert caught.value.told("de") == "cut=maybe ist nicht möglich; erlaubt: false oder true."


def test_the_book_of_events_is_complete() -> None:
    assert book("challenger").complete
    assert len(book("challenger").rules()) == 135
