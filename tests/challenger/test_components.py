"""What players and organisers bring (CE-004..CE-018, CE-097..CE-099)."""

from __future__ import annotations

import pytest

from longbox.challenger import components, facts

from .hall import begin, hall, refused, remarks


def rules(thing: str, *seen: str) -> list[tuple[str, bool]]:
    return [(one.rule, one.allowed) for one in components.findings(thing, seen)]


@pytest.mark.rule("CE-004")
def test_players_bring_everything_themselves() -> None:
    assert {*components.SEEN} == {"miniature", "card", "dice", "tool", "essential-token", "nonessential-token", "roster"}
    for thing in components.SEEN:
        found = components.findings(thing, ("missing",))
        assert len(found) == 1
        assert not found[0].allowed


@pytest.mark.rule("CE-005", "CE-006", "CE-007", "CE-008", "CE-009", "CE-010")
def test_miniatures() -> None:
    expected = {
        "missing": "CE-005",
        "foreign-parts": "CE-006",
        "unrecognisable": "CE-007",
        "foreign-property": "CE-008",
        "in-the-way": "CE-009",
        "wrong-base": "CE-010",
    }
    for seen, rule in expected.items():
        assert rules("miniature", seen) == [(rule, False)]
    assert rules("miniature", "customised", "modelled-base") == []


@pytest.mark.rule("CE-011")
def test_no_proxies() -> None:
    assert rules("card", "proxy") == rules("card", "missing") == [("CE-011", False)]


@pytest.mark.rule("CE-012")
def test_only_official_dice() -> None:
    assert rules("dice", "unofficial") == [("CE-012", False)]


@pytest.mark.rule("CE-013", "CE-014", "CE-015")
def test_tools_may_be_replaced_but_not_altered() -> None:
    assert rules("tool", "missing") == [("CE-013", False)]
    assert rules("tool", "modified") == [("CE-014", False)]
    assert rules("tool", "replaced") == [("CE-014", True)]
    assert rules("tool", "no-equivalent") == [("CE-015", False)]


@pytest.mark.rule("CE-016", "CE-017", "CE-018")
def test_tokens_on_the_board_and_on_cards() -> None:
    board, card = components.token(True), components.token(False)
    assert rules(board, "modified") == [("CE-017", False)]
    assert rules(board, "replaced") == [("CE-017", True)]
    assert rules(card, "modified", "replaced") == []
    assert rules(card, "unclear", "in-the-way") == [("CE-018", False)] * 2


@pytest.mark.rule("CE-014")
def test_an_inspection_is_remarked() -> None:
    event = hall(4)
    event.say(facts.Inspected("P1", "tool", ("replaced",)))
    assert remarks(event)[-1] == "Player 1: The organiser verifies size and shape before the event."
    assert "Nobody inspects a 'hat'" in refused(event, facts.Inspected("P1", "hat", ()))
    assert "one can see missing, unofficial" in refused(event, facts.Inspected("P1", "dice", ("pretty",)))


@pytest.mark.rule("CE-097", "CE-098", "CE-099")
def test_terrain_is_set_up_for_every_round_alike_and_marked() -> None:
    event = hall(4)
    begin(event)
    assert [str(one) for one in components.terrain_notices(event, 1)] == [
        "Table 1 has no terrain for round 1 yet.",
        "Table 2 has no terrain for round 1 yet.",
    ]
    event.say(facts.TerrainSet(1, 1, (3, 0, 10)))
    event.say(facts.TerrainSet(1, 1, (3, 2, 1)))
    event.say(facts.TerrainSet(1, 2, (1, 2, 3), official=False, marked=False))
    assert [str(one) for one in components.terrain_notices(event, 1)] == [
        "Table 2: mark the sizes of terrain that is not official."
    ]
    event.say(facts.TerrainSet(1, 2, (1, 2, 4), official=False, marked=True))
    assert [str(one) for one in components.terrain_notices(event, 1)] == [
        "Tables have terrain of different sizes; where possible they should be alike."
    ]
    assert "sizes from 0 to 10" in refused(event, facts.TerrainSet(1, 1, (11,)))
