"""Rosters, Timelines and lists (CE-019..CE-024, CE-121..CE-133)."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date
from hashlib import sha256

import pytest

from longbox.challenger import Event, facts, rosters
from longbox.challenger.rosters import check, timeline
from longbox.challenger.teams import affiliations, teams
from longbox.challenger.words import Refused
from longbox.titles.crisis.builder import library, read, write
from longbox.titles.crisis.script.rosters import Roster

from .hall import STANDARD, TEXT, begin, opened, refused, remarks

DAY = date(2025, 3, 14)
BEFORE = date(2025, 3, 13)
NOTHING = json.dumps({"timeline": "standard", "version": "2025-03-14", "banned": [], "restricted": [], "limit": 0})


def a_list(**what: object) -> rosters.CardList:
    return rosters.read_list(json.dumps({**json.loads(NOTHING), **what}))


def strict(players: int = 4, **settings: str) -> Event:
    event = opened(rosters="required", **settings)
    for number in range(1, players + 1):
        event.say(facts.Joined(f"P{number}", f"Player {number}"))
    return event


@pytest.mark.rule("CE-019")
def test_nobody_is_paired_without_a_roster() -> None:
    event = strict()
    assert refused(event, facts.CheckedIn("P1")) == "Player 1 has no accepted roster; file one before checking in."
    event.say(facts.RosterFiled("P1", TEXT))
    event.say(facts.CheckedIn("P1"))
    assert event.active == ["P1"]


@pytest.mark.rule("CE-020")
def test_rosters_are_locked_when_the_first_pairings_are_out() -> None:
    event = strict()
    for id in event.players:
        event.say(facts.RosterFiled(id, TEXT))
        event.say(facts.CheckedIn(id))
    event.say(facts.RosterFiled("P1", TEXT))  # still free to change
    begin(event)
    assert refused(event, facts.RosterFiled("P1", TEXT)) == "The event has begun; rosters cannot be changed."


@pytest.mark.rule("CE-019")
@pytest.mark.parametrize(("rosters", "stays"), [("required", False), ("optional", True)])
def test_who_changes_to_an_illegal_roster_is_no_longer_checked_in_where_one_is_required(rosters: str, stays: bool) -> None:
    event = strict()
    event.say(facts.SettingChosen("rosters", rosters))
    event.say(facts.RosterFiled("P1", TEXT))
    event.say(facts.CheckedIn("P1"))
    event.say(facts.RosterFiled("P1", write(replace(STANDARD, characters=STANDARD.characters[:9]))))
    assert event.players["P1"].checked_in is stays


@pytest.mark.rule("CE-021")
def test_the_core_rules_hold() -> None:
    short = replace(STANDARD, characters=STANDARD.characters[:9])
    found = check(short, "standard", DAY, a_list())
    assert [one.told() for one in found.faults] == ["A roster has 10 characters; this one has 9."]
    assert found.status == "illegal"
    assert check(STANDARD, "standard", DAY, a_list()).status == "legal"
    event = strict()
    event.say(facts.RosterFiled("P1", write(short)))
    assert remarks(event)[-1] == "Player 1: the roster is illegal."
    assert "9" in refused(event, facts.RosterAccepted("P1", "it will do"))
    assert "no accepted roster" in refused(event, facts.CheckedIn("P1"))
    assert "The roster cannot be read: A roster is a JSON object" in refused(event, facts.RosterFiled("P1", "[]"))
    assert "has filed no roster" in refused(event, facts.RosterAccepted("P2", "please"))


@pytest.mark.rule("CE-021")
def test_either_core_book() -> None:
    twins = replace(STANDARD, characters=(*STANDARD.characters[:8], "captain-marvel", "captain-marvel-cosmic-avenger"))
    newer, older = (check(twins, "extended", DAY, a_list(), (), book).faults for book in (2025, 2022))
    assert len(newer) > len(older)


@pytest.mark.rule("CE-022", "CE-125", "CE-121")
def test_standard_takes_only_listed_tactics_and_crises() -> None:
    odd = replace(STANDARD, tactics=(*STANDARD.tactics[:9], "disarm"), secure=(*STANDARD.secure[:2], "terrigen-clouds"))
    assert [one.told() for one in check(odd, "standard", DAY).faults] == [
        "Disarm is not on the Standard list.",
        "Terrigen Clouds Sweep Over City is not on the Standard list.",
    ]
    assert check(odd, "standard", DAY).faults[0].told("de") == "Disarm steht nicht auf der Standard-Liste."


@pytest.mark.rule("CE-122")
def test_extended_takes_everything() -> None:
    odd = replace(STANDARD, tactics=(*STANDARD.tactics[:9], "disarm"), secure=(*STANDARD.secure[:2], "terrigen-clouds"))
    assert check(odd, "extended", DAY).faults == ()
    assert dict(timeline("extended")) == {}


@pytest.mark.rule("CE-123", "CE-124")
def test_standard_takes_all_characters_and_gems() -> None:
    gems = replace(STANDARD, characters=(*STANDARD.characters[:8], "corvus-glaive", "ebony-maw"))
    gems = replace(gems, gems=(("corvus-glaive", "reality"), ("ebony-maw", "mind")))
    assert check(gems, "standard", DAY).faults == ()
    assert "characters" not in timeline("standard")


@pytest.mark.rule("CE-023")
def test_the_banned_and_restricted_list() -> None:
    unlisted = check(STANDARD, "standard", DAY)
    assert unlisted.status == "legal-but-for-the-list"
    assert [one.told() for one in unlisted.remarks] == ["No Banned and Restricted list is loaded, so it was not checked."]
    assert [one.told() for one in check(STANDARD, "standard", DAY, a_list(banned=["PATCH UP"])).faults] == [
        "Patch Up is banned (list of 2025-03-14)."
    ]
    restricted = ["Patch Up", "Indomitable", "Sacrifice"]
    assert check(STANDARD, "standard", DAY, a_list(restricted=restricted, limit=3)).status == "legal"
    (fault,) = check(STANDARD, "standard", DAY, a_list(restricted=restricted, limit=2)).faults
    assert fault.told().startswith("This roster has 3 restricted cards, and the list of 2025-03-14 allows 2:")
    gem = replace(STANDARD, characters=(*STANDARD.characters[:9], "ebony-maw"), gems=(("ebony-maw", "mind"),))
    assert len(check(gem, "standard", DAY, a_list(banned=["Mind Gem"])).faults) == 1


@pytest.mark.rule("CE-023")
def test_a_list_is_loaded_before_the_event_and_judges_what_was_filed() -> None:
    event = strict()
    event.say(facts.RosterFiled("P1", TEXT))
    event.say(facts.CheckedIn("P1"))
    for broken in ("", "[]", "{}", NOTHING.replace('"limit": 0', '"limit": "0"'), NOTHING.replace("[]", "[1]", 1)):
        assert "is a JSON object of timeline" in refused(event, facts.ListLoaded(broken))
    assert "for the Timeline extended" in refused(event, facts.ListLoaded(NOTHING.replace("standard", "extended")))
    event.say(facts.ListLoaded(NOTHING.replace('"banned": []', '"banned": ["Patch Up"]')))
    assert event.active == []
    assert remarks(event)[-1] == "Player 1: the roster is not legal by the list of 2025-03-14."
    event.say(facts.ListLoaded(NOTHING))
    for id in event.players:
        event.say(facts.RosterFiled(id, TEXT))
        event.say(facts.CheckedIn(id))
    begin(event)
    assert "the Banned and Restricted list stays" in refused(event, facts.ListLoaded(NOTHING))


@pytest.mark.rule("CE-024")
def test_an_event_uses_one_timeline_from_its_opening() -> None:
    assert opened().timeline == "standard"
    assert opened(timeline="extended").timeline == "extended"
    event = Event()
    assert "standard or extended" in refused(event, facts.Opened("x", "2025-04-05", "classic", "s"))
    event = opened()
    assert refused(event, facts.Opened("x", "2025-04-05", "extended", "s")) == "This event is open already."


@pytest.mark.rule("CE-022")
def test_cards_that_longbox_lacks_are_for_the_organiser() -> None:
    shorter = replace(STANDARD, characters=STANDARD.characters[:8], tactics=STANDARD.tactics[:9])
    found = check(shorter, "standard", DAY, a_list(), ("Captain Nowhere", "Nobody", "Call For Backup"))
    assert found.status == "unverified"
    assert [one.told() for one in found.unverified] == [
        "Captain Nowhere is no card that Longbox has; the organiser looks at it.",
        "Nobody is no card that Longbox has; the organiser looks at it.",
        "Call For Backup is on the Standard list, but Longbox does not have the card; the organiser looks at it.",
    ]
    early = check(shorter, "standard", date(2025, 3, 13), a_list(), ("Captain Nowhere", "N" * 61, "Genetic Prophecy"))
    assert [one.told() for one in early.faults] == ["Genetic Prophecy is legal only from 2025-03-14 on."]
    assert early.unverified[1].told().startswith("N" * 60 + " is no card")
    assert check(shorter, "standard", DAY, a_list(), ("Nobody",)).status == "illegal"  # that does not fill the gap
    assert (
        check(STANDARD, "standard", DAY, a_list(), ("Nobody",)).status == "unverified"
    )  # it may be no card at all: a person looks
    by_id = replace(STANDARD, characters=(*STANDARD.characters[:9], "nobody"))
    assert check(by_id, "standard", DAY, a_list()).status == "unverified"
    event = strict()
    event.say(facts.RosterFiled("P1", write(shorter), ("Captain Nowhere", "Nobody", "Call For Backup")))
    assert "no accepted roster" in refused(event, facts.CheckedIn("P1"))
    assert "needs a reason" in refused(event, facts.RosterAccepted("P1", ""))
    event.say(facts.RosterAccepted("P1", "seen the cards"))
    event.say(facts.CheckedIn("P1"))


@pytest.mark.rule("CE-022")
def test_a_roster_is_sent_back_with_a_note() -> None:
    event = strict()
    assert "has filed no roster" in refused(event, facts.RosterReturned("P1", "too many"))
    for id in event.players:
        event.say(facts.RosterFiled(id, TEXT))
        event.say(facts.CheckedIn(id))
    assert "needs a note" in refused(event, facts.RosterReturned("P1", ""))
    event.say(facts.RosterReturned("P1", "Ten characters, please."))
    player = event.players["P1"]
    assert (player.returned, player.accepted, player.checked_in) == ("Ten characters, please.", "", False)
    assert "no accepted roster" in refused(event, facts.CheckedIn("P1"))
    event.say(facts.RosterFiled("P1", TEXT))
    assert (player.returned, bool(player.accepted)) == ("", True)
    event.say(facts.CheckedIn("P1"))
    begin(event)
    assert "cannot be changed" in refused(event, facts.RosterReturned("P1", "too late"))


@pytest.mark.rule("CE-126", "CE-129")
def test_the_list_of_tactics() -> None:
    cards = list(timeline("standard")["tactics"].values())
    assert len(cards) == 299
    assert (cards[0].name, cards[-1].name) == ("A Better Tomorrow", "You Will Do As I Say, Monster")
    assert all(card.removed is None for card in cards)


@pytest.mark.rule("CE-127", "CE-128")
def test_eight_tactics_come_with_the_packet() -> None:
    cards = timeline("standard")["tactics"].values()
    assert {card.name for card in cards if card.effective} == {
        "Genetic Prophecy", "Inhomo Supremis", "Inhuman Queen", "Plots Within Plots", "Praetor of the Imperial Guard",
        "Protector of the Empire", "Royal Guardians", "The Great Refuge",
    }  # fmt: skip
    assert sum(card.legal(BEFORE) for card in cards) == 291
    assert sum(card.legal(DAY) for card in cards) == 299


@pytest.mark.rule("CE-130", "CE-131", "CE-132", "CE-133")
def test_the_list_of_crises() -> None:
    cards = list(timeline("standard")["crises"].values())
    assert len(cards) == 30
    assert (cards[0].name, cards[-1].name) == ("Alien Ship Crashes in Downtown!", "Wedding Party Targeted in Terrible Attack!")
    assert {card.name for card in cards if card.effective} == {
        "Deadline to Destruction", "Guardians Save Shi'ar Empress in Style", "Inhumans Deploy Advanced Weaponry",
        "M'Kraan Crystal Gets Heroes Home", "Scientific Samples Found in Discovered Universe",
        "Terrigen Canisters Fuel Doomsday Device", "Unexpected Guests Crash Royal Wedding",
        "Wedding Party Targeted in Terrible Attack!",
    }  # fmt: skip
    assert {card.name for card in cards if card.removed} == {
        "Demons Downtown! Has Our Comeuppance Come Due?", "Gamma Wave Sweeps Across Midwest", "Paranoia Pummels Populace!",
        "Portals Overrun City With Spider-People!", "Research Station Attacked!",
        "S.W.O.R.D. Establishes Base On Moon's Blue Area",
    }  # fmt: skip
    assert sum(card.legal(DAY) for card in cards) == 24
    assert sum(card.legal(BEFORE) for card in cards) == 22


@pytest.mark.rule("CE-125", "CE-126", "CE-130")
def test_every_name_and_day_of_the_lists_is_as_in_the_packet() -> None:
    """The lists were compared with the packet name by name; whoever changes one compares them again."""
    rows = [
        f"{part}: {card.name} {card.effective or ''} {card.removed or ''}".strip()
        for part in ("tactics", "crises")
        for card in timeline("standard")[part].values()
    ]
    assert sha256("\n".join(sorted(rows)).encode()).hexdigest()[:16] == "a76a7eea5be8d15d"


@pytest.mark.rule("CE-127", "CE-131", "CE-132", "CE-133")
def test_dates_decide_in_a_roster() -> None:
    shorter = replace(STANDARD, tactics=STANDARD.tactics[:9], secure=STANDARD.secure[:1])
    names = ("Genetic Prophecy (Effective)"[:16], "Research Station Attacked!", "Deadline to Destruction")
    today = [one.told() for one in check(shorter, "standard", DAY, a_list(), names).faults]
    before = [one.told() for one in check(shorter, "standard", BEFORE, a_list(), names).faults]
    assert today == ["Research Station Attacked! left the Standard list on 2025-03-14."]
    assert before == [
        "Genetic Prophecy is legal only from 2025-03-14 on.",
        "Deadline to Destruction is legal only from 2025-03-14 on.",
    ]


@pytest.mark.rule("CE-020")
def test_an_illegal_card_found_later_is_struck() -> None:
    event = strict()
    for id in event.players:
        event.say(facts.RosterFiled(id, TEXT))
        event.say(facts.CheckedIn(id))
    strike = facts.RosterStruck("P1", "patch-up", "medpack", "banned after all")
    assert "only after the event has begun" in refused(event, strike)
    begin(event)
    event.say(strike)
    assert "medpack" in read(event.players["P1"].roster).tactics
    event.say(replace(strike, card="medpack", instead=""))
    assert len(read(event.players["P1"].roster).tactics) == 9
    assert "is not in the roster" in refused(event, strike)
    assert "There is no card 'nonsense'" in refused(event, replace(strike, card="dig-in", instead="nonsense"))


@pytest.mark.parametrize("members", [2, 3])
def test_a_roster_can_be_fielded_as_what_it_has_a_leader_and_three_members_of(members: int) -> None:
    every = [one for one in library()["characters"].values() if "Avengers" in one.affiliations]
    leaders = {one.id for one in every if any(power.leadership == "Avengers" for power in one.superpowers)}
    some = [min(leaders), *sorted({one.id for one in every} - leaders)]
    assert ("Avengers" in affiliations(Roster("", "", tuple(some[:members]), (), (), ()))) == (members == 3)
    assert "Avengers" not in affiliations(Roster("", "", tuple(some[1:8]), (), (), ()))  # nobody leads them


def test_a_list_may_be_so_long_and_no_longer() -> None:
    assert rosters.read_list(NOTHING.ljust(rosters.LONGEST)).banned == ()
    with pytest.raises(Refused, match="list"):
        rosters.read_list(NOTHING.ljust(rosters.LONGEST + 1))


def test_only_accepted_rosters_count_for_an_affiliation() -> None:
    event = strict(3)
    for id, accepted in (("P1", rosters.CHECKED), ("P2", "")):
        event.players[id].roster, event.players[id].accepted = TEXT, accepted
    assert {one.rosters for one in teams(event)} == {1}
    assert {one.name for one in teams(event)} == {*affiliations(read(TEXT))}
