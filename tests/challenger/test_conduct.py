"""Sportsmanship, Watchers, warnings, ejections (CE-025..CE-038, CE-057, CE-084, CE-100..CE-111)."""

from __future__ import annotations

import pytest

from longbox.challenger import Event, Refused, Role, conduct, draw, facts, may
from longbox.challenger.staff import MAY

from .hall import begin, finish, hall, opened, pair_by_hand, refused, remarks


def watched(players: int = 4) -> Event:
    event = hall(players)
    event.say(facts.StaffNamed("Wanda", "watcher"))
    return event


def warn(event: Event, player: str, reason: str = "dice") -> None:
    event.say(facts.Warned(player, reason), by="Wanda", role=Role.WATCHER)


@pytest.mark.rule("CE-025", "CE-028", "CE-029", "CE-031", "CE-034", "CE-035", "CE-036", "CE-037", "CE-038", "CE-104", "CE-105")
def test_what_players_are_warned_for() -> None:
    for reason in (
        "incivility", "disrespect", "misleading", "disturbing", "dice", "hiding", "game-state", "rushing", "margin", "collusion",
    ):  # fmt: skip
        event = watched()
        for count in (1, 2):
            warn(event, "P1", reason)
            assert event.players["P1"].warnings == [(reason, "")] * count
        assert remarks(event) == []
        warn(event, "P1", reason)
        assert remarks(event) == ["Player 1 has 3 warnings: decide first whether to eject or to keep them."]
        assert conduct.REASONS[reason].rules
    rules = {rule for reason in conduct.REASONS.values() if reason.warns for rule in reason.rules}
    assert rules >= {"CE-025", "CE-028", "CE-029", "CE-031", "CE-034", "CE-035", "CE-036", "CE-037", "CE-038", "CE-105"}
    assert "There is no reason 'ugly hat'" in refused(event, facts.Warned("P1", "ugly hat"))


@pytest.mark.rule("CE-032")
def test_a_small_accident_is_no_fault() -> None:
    event = watched()
    assert refused(event, facts.Warned("P1", "accident")) == "Nobody is warned for a small displacement by accident."
    assert refused(event, facts.Ejected("P1", "accident")) == "Nobody is ejected for a small displacement by accident."
    warn(event, "P1", "margin")
    assert event.players["P1"].warnings == [("margin", "")]


@pytest.mark.rule("CE-026", "CE-033", "CE-102")
def test_players_call_a_watcher_who_rules() -> None:
    event = watched()
    pair_by_hand(event, ("P1", "P2"), ("P3", "P4"))
    for about in ("dispute", "margin", "movement"):
        event.say(facts.Called("P1", about), by="P1", role=Role.PLAYER)
    assert [call.about for call in event.calls] == ["dispute", "margin", "movement"]
    event.say(facts.Ruled(3, "measure from the other side"), by="Wanda", role=Role.WATCHER)
    assert [(call.number, call.ruling, call.by, call.final) for call in event.calls] == [
        (1, "", "", False), (2, "", "", False), (3, "measure from the other side", "Wanda", True),
    ]  # fmt: skip
    assert {call.concerned for call in event.calls} == {("P1", "P2")}
    assert "speak for themselves" in refused(event, facts.Called("P1", "dispute"), by="P2", role=Role.PLAYER)
    assert "not 'weather'" in refused(event, facts.Called("P1", "weather"), by="P1", role=Role.PLAYER)
    assert "no call number 9" in refused(event, facts.Ruled(9, "no"))


@pytest.mark.rule("CE-030")
def test_what_was_missed_is_missed() -> None:
    event = watched()
    event.say(facts.Called("P1", "missed-effect"), by="P1", role=Role.PLAYER)
    assert "cannot be used afterwards" in refused(event, facts.Ruled(1, "all right", allowed=True), by="Wanda", role=Role.WATCHER)
    event.say(facts.Ruled(1, "too late", allowed=False), by="Wanda", role=Role.WATCHER)
    (call,) = event.calls
    assert (call.number, call.concerned, call.ruling, call.final) == (1, ("P1",), "too late", True)


@pytest.mark.rule("CE-103")
def test_a_ruling_is_final() -> None:
    event = watched()
    event.say(facts.Called("P1", "rules"), by="P1", role=Role.PLAYER)
    assert "has no ruling yet" in refused(event, facts.Appealed(1, "P1"), by="P1", role=Role.PLAYER)
    assert refused(event, facts.Ruled(1, "")) == "A ruling says something."
    event.say(facts.Ruled(1, "no"), by="Wanda", role=Role.WATCHER)
    assert "a ruling is final" in refused(event, facts.Ruled(1, "yes"), by="Wanda", role=Role.WATCHER)
    assert "is final" in refused(event, facts.Appealed(1, "P1"), by="P1", role=Role.PLAYER)


@pytest.mark.rule("CE-110", "CE-111", "CE-103")
def test_appeals_go_to_the_head_watcher_once() -> None:
    event = watched()
    event.say(facts.StaffNamed("Uatu", "head-watcher"))
    for _ in range(3):
        event.say(facts.Called("P1", "rules"), by="P1", role=Role.PLAYER)
    assert not any(call.appealed or call.final for call in event.calls)
    event.say(facts.Ruled(1, "no"), by="Wanda", role=Role.WATCHER)
    event.say(facts.Ruled(2, "no"), by="Wanda", role=Role.WATCHER)
    event.say(facts.Ruled(3, "no"), by="Uatu", role=Role.HEAD_WATCHER)
    assert "is final" in refused(event, facts.Appealed(3, "P1"), by="P1", role=Role.PLAYER)
    assert "Nobody has appealed" in refused(event, facts.AppealDecided(1, True), by="Uatu", role=Role.HEAD_WATCHER)
    event.say(facts.Appealed(1, "P1"), by="P1", role=Role.PLAYER)
    event.say(facts.Appealed(2, "P1"), by="P1", role=Role.PLAYER)
    assert "is final" in refused(event, facts.Appealed(1, "P1"), by="P1", role=Role.PLAYER)
    assert not may(Role.WATCHER, facts.AppealDecided)
    assert not may(Role.ORGANISER, facts.AppealDecided)
    assert "overrules" in refused(event, facts.AppealDecided(1, False), by="Uatu", role=Role.HEAD_WATCHER)
    event.say(facts.AppealDecided(1, False, "yes"), by="Uatu", role=Role.HEAD_WATCHER)
    event.say(facts.AppealDecided(2, True), by="Uatu", role=Role.HEAD_WATCHER)
    assert [(call.ruling, call.final) for call in event.calls] == [("yes", True), ("no", True), ("no", True)]


@pytest.mark.rule("CE-106")
def test_the_third_warning_asks_for_a_decision_and_ejects_nobody() -> None:
    event = watched()
    warn(event, "P1")
    warn(event, "P1")
    assert "takes a third warning" in refused(event, facts.Decided("P1", True, "enough"))
    assert "only three or more" in refused(event, facts.Ejected("P1", "warnings"))
    warn(event, "P1")
    assert remarks(event)[-1] == "Player 1 has 3 warnings: decide first whether to eject or to keep them."
    assert event.players["P1"].status == "active"
    begin_refused = pytest.raises(Exception, match="decide first")
    with begin_refused:
        begin(event)
    assert "needs a reason" in refused(event, facts.Decided("P1", False, ""))
    event.say(facts.Decided("P1", False, "they were early in the day"), by="Wanda", role=Role.WATCHER)
    begin(event)
    warn(event, "P1")
    assert [player.id for player in conduct.undecided(event)] == ["P1"]
    event.say(facts.Decided("P1", True, "and a fourth"), by="Wanda", role=Role.WATCHER)
    assert event.players["P1"].status == "ejected"
    assert "was ejected already" in refused(event, facts.Warned("P1", "dice"))


@pytest.mark.rule("CE-106")
def test_a_third_warning_need_not_stop_the_event() -> None:
    event = hall(4, third_warning_waits=False)
    for _ in range(3):
        event.say(facts.Warned("P1", "dice"))
    begin(event)
    assert len(conduct.undecided(event)) == 1


@pytest.mark.rule("CE-107", "CE-108", "CE-109", "CE-057")
def test_watchers_eject_at_once_where_they_judge_it_necessary() -> None:
    for reason in ("violence", "cheating", "other"):
        event = watched()
        begin(event)
        event.say(facts.Ejected("P1", reason), by="Wanda", role=Role.WATCHER)
        assert event.players["P1"].status == "ejected"
        assert "P1" not in event.active
        assert refused(event, facts.Rejoined("P1")) == "Player 1 was ejected and cannot rejoin."
        assert "was ejected already" in refused(event, facts.Ejected("P1", reason))
    event = watched()
    assert "Nobody is warned for threats or violence" in refused(event, facts.Warned("P1", "violence"))


@pytest.mark.rule("CE-084")
def test_collusion_is_warned_or_ejected_and_agreed_draws_are_shown() -> None:
    from longbox.challenger import Result

    event = watched()
    begin(event)
    finish(event, [Result("agreed-draw")])
    assert "Round 1, table 1: a draw by agreement; collusion is not allowed." in remarks(event)
    for _ in range(3):
        warn(event, "P1", "collusion")
    assert event.players["P1"].warnings == [("collusion", "")] * 3
    assert remarks(event)[-1] == "Player 1 has 3 warnings: decide first whether to eject or to keep them."
    event.say(facts.Ejected("P2", "collusion"), by="Wanda", role=Role.WATCHER)
    assert event.players["P2"].status == "ejected"


@pytest.mark.rule("CE-100")
def test_an_event_should_have_a_watcher() -> None:
    event = hall(4)
    begin(event)
    assert "No Watcher is named; the organiser is the only one who can rule." in remarks(event)
    event = watched()
    begin(event)
    assert not any("No Watcher" in text for text in remarks(event))
    assert may(Role.ORGANISER, facts.Ruled)


@pytest.mark.rule("CE-101")
def test_a_watcher_does_not_play() -> None:
    event = watched()
    assert "cannot be a Watcher" in refused(event, facts.StaffNamed("P1", "watcher"))
    assert "cannot be a Watcher" in refused(event, facts.StaffNamed("Player 2", "head-watcher"))
    assert "cannot play in it" in refused(event, facts.Joined("Wanda", "W"))
    assert "cannot play in it" in refused(event, facts.Joined("P9", "Wanda"))
    event.say(facts.StaffNamed("P1", "scorekeeper"))
    assert "not 'king'" in refused(event, facts.StaffNamed("Kim", "king"))


@pytest.mark.rule("CE-101")
def test_an_organiser_plays_only_if_somebody_else_watches() -> None:
    event = opened()
    for name in ("Olga", "Bo", "Cy", "Di"):
        event.say(facts.Joined(name.lower(), name))
        event.say(facts.CheckedIn(name.lower()))
    with pytest.raises(Refused, match="somebody else must be the Watcher"):
        draw(event)
    assert "somebody else must be the Watcher" in refused(event, facts.Paired(1, 1, (("olga", "bo"), ("cy", "di"))))
    event.say(facts.StaffNamed("Wanda", "watcher"))
    begin(event)


@pytest.mark.rule("CE-104", "CE-034")
def test_who_may_say_what() -> None:
    for fact in (facts.Warned, facts.Ejected, facts.Decided):
        assert [role for role in Role if may(role, fact)] == [Role.ORGANISER, Role.HEAD_WATCHER, Role.WATCHER]
    for fact in (facts.Corrected, facts.Paired, facts.ClockStarted, facts.RoundReverted, facts.Rejoined, facts.CutMade):
        assert [role for role in Role if may(role, fact)] == [Role.ORGANISER]
    assert MAY[Role.PUBLIC] == frozenset()
    event = watched()
    assert "A scorekeeper cannot say that: Warned." in refused(event, facts.Warned("P1", "dice"), role=Role.SCOREKEEPER)
    assert refused(event, facts.Warned("P1", "dice"), by="Kim", role=Role.WATCHER) == "Kim is not named as watcher of this event."
    assert may(Role.WATCHER, facts.Warned("P1", "dice"))


def test_a_ruling_names_who_made_it_and_only_players_appeal() -> None:
    event = hall(4)
    event.say(facts.StaffNamed("Wanda", "watcher"))
    event.say(facts.StaffNamed("Hera", "head-watcher"))
    for _ in range(2):
        event.say(facts.Called("P1", "rules"), by="P1", role=Role.PLAYER)
    event.say(facts.Ruled(1, "no"), by="Wanda", role=Role.WATCHER)
    event.say(facts.Ruled(2, "no"))
    assert [call.by for call in event.calls] == ["Wanda", "organiser"]
    assert "Nobody with the id 'P9'" in refused(event, facts.Appealed(1, "P9"), by="P9", role=Role.PLAYER)
