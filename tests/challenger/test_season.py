"""A series of events: who is who, what places bring, the ranking, and who met whom."""

from __future__ import annotations

import pytest

from longbox.challenger import Event, Refused, facts
from longbox.challenger.season import LADDER, Held, Rule, Season, told
from longbox.challenger.simulate import simulate

from .hall import begin, finish, hall, play


def over(*names: str, date: str = "2025-04-05", seed: str = "seed", rounds: int = 4) -> Event:
    """An event of these players that is played to its end; the first at each table wins."""
    event = Event()
    event.say(facts.Opened("Saturday", date, "standard", seed, (("rosters", "optional"), ("rounds", rounds), ("cut", False))))
    for number, name in enumerate(names, 1):
        event.say(facts.Joined(f"P{number}", name))
        event.say(facts.CheckedIn(f"P{number}"))
    play(event, rounds)
    assert event.over
    return event


def ranks(event: Event) -> dict[str, int]:
    return {event.players[row.player].name: row.rank for row in event.standings()}


def test_the_best_events_count() -> None:
    events = [over("Ann", "Bo", "Cy", "Di", date=f"2025-04-0{n}", seed=str(n)) for n in range(1, 5)]
    season = Season(Rule(best=2), [Held(f"E{n}", event) for n, event in enumerate(events)])
    for place in season.ranking():
        worth = sorted((LADDER[ranks(event)[place.name] - 1] for event in events), reverse=True)
        assert place.points == sum(worth[:2])
        assert sorted(one.points for one in place.finishes if one.counts) == sorted(worth[:2])
        assert len(place.finishes) == 4
    every = Season(Rule(), season.held).ranking()
    assert {place.name: place.points for place in every} == {
        name: sum(LADDER[ranks(event)[name] - 1] for event in events) for name in ("Ann", "Bo", "Cy", "Di")
    }
    points = [place.points for place in every]
    assert points == sorted(points, reverse=True)


def test_equals_are_told_apart_by_their_best_event_and_share_a_rank_else() -> None:
    class Fixed(Season):
        def __init__(self, **worth: tuple[int, ...]) -> None:
            super().__init__(Rule("points"), [])
            from longbox.challenger.season import Finish

            self.names = {("E", name): name for name in worth}
            self.finishes = {("E", name): [Finish("E", name, 1, 4, (0, 0, 0), n) for n in each] for name, each in worth.items()}

    found = Fixed(ann=(5, 5), bo=(9, 1), cy=(1, 9), di=(3,)).ranking()
    assert [(place.name, place.rank) for place in found] == [("bo", 1), ("cy", 1), ("ann", 3), ("di", 4)]


def test_three_ways_to_count() -> None:
    event = over("Ann", "Bo", "Cy", "Di", "Ed")
    rows = {row.player: row for row in event.standings()}
    for way in ("beaten", "points", "places"):
        for place in Season(Rule(way, (10, 4), 1), [Held("E", event)]).ranking():
            (finish,) = place.finishes
            assert finish.rank is not None
            wanted = {
                "beaten": 5 - finish.rank + 1,
                "points": rows[finish.player].points,
                "places": (10, 4, 1, 1, 1)[finish.rank - 1],
            }
            assert place.points == wanted[way]


def test_who_was_ejected_gets_nothing_and_who_never_played_is_not_there() -> None:
    event = hall(5, cut=False, rounds=2)
    event.say(facts.Joined("P6", "Never came"))
    play(event)
    event.say(facts.Ejected("P1", "cheating"))
    begin(event)
    finish(event)
    found = {place.name: place.points for place in Season(Rule("points"), [Held("E", event)]).ranking()}
    assert found["Player 1"] == 0
    assert "Never came" not in found


def test_an_event_under_way_does_not_count() -> None:
    assert Season(Rule(), [Held("E", play(hall(4)))]).ranking() == []


def test_one_person_by_account_or_by_name() -> None:
    held = [
        Held("A", over("Kim", "Lou", "Max", "Ann"), {"P1": "kim's", "P2": "lou's"}),
        Held("B", over("KIM", "Louise", "Max", "Bo", date="2025-05-01"), {"P2": "lou's"}),
        Held("C", over("Kim", "Max", "Max", "P4", date="2025-06-01"), {"P1": "another kim's"}),
        Held("D", over("Kim", "P2", "P4", "P3", date="2025-07-01")),
    ]
    season = Season(Rule(), held)
    person = season.person
    assert person["B", "P2"] == person["A", "P2"], "one account, whatever it is called"
    assert season.names[person["A", "P2"]] == "Louise", "the newest name"
    assert person["B", "P3"] == person["A", "P3"], "one name"
    assert person["C", "P1"] != person["A", "P1"], "two accounts are two people"
    assert person["D", "P1"] not in (person["A", "P1"], person["C", "P1"]), "whose is it?"
    assert person["D", "P3"] == ("D", "P3"), "a number is no name"
    two = Season(Rule(), held[:2])
    assert two.person["B", "P1"] == two.person["A", "P1"], "the only account of that name"


def test_who_met_whom() -> None:
    season = Season(Rule(), [Held("A", over("Ann", "Bo", "Cy", "Di")), Held("B", over("Bo", "Ann", "Ed", "Flo", seed="x"))])
    ann, bo = season.person["A", "P1"], season.person["A", "P2"]
    mine = [one for one in season.meetings(ann) if one.opponent == bo]
    theirs = [one for one in season.meetings(bo) if one.opponent == ann]
    assert {one.event for one in mine} == {"A", "B"}
    assert len(mine) == len(theirs)
    for one, other in zip(mine, theirs, strict=True):
        assert (one.event, one.round, one.vps) == (other.event, other.round, other.vps[::-1])
        assert {one.outcome, other.outcome} == {"win", "loss"}
    assert sum(len(season.meetings(person)) for person in season.finishes) == 2 * 16


@pytest.mark.parametrize("seed", range(6))
def test_books_of_a_random_season_agree(seed: int) -> None:
    """Wins and losses of the matches are those of the records, and everybody's points are the sum of what counts."""
    held = [Held(f"E{n}", simulate(5 + (seed + n) % 5, f"{seed} {n}")) for n in range(3)]
    season = Season(Rule("beaten", best=2), held)
    for place in season.ranking():
        meetings = season.meetings(place.person)
        swiss = {(one.code, round.number) for one in held for round in one.event.swiss}
        won = sum(one.outcome == "win" and (one.event, one.round) in swiss for one in meetings)
        byes = sum(
            table.players == (one.player, None)
            for one in place.finishes
            for round in next(held.event for held in season.held if held.code == one.event).swiss
            for table in round.tables
        )
        assert won + byes == sum(one.record[0] for one in place.finishes)
        assert place.points == sum(one.points for one in place.finishes if one.counts)
        assert sum(one.counts for one in place.finishes) == min(2, len(place.finishes))
    assert [one["name"] for one in told(season)["ranking"]] == [place.name for place in season.ranking()]


@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        ({"way": "luck"}, "A series counts by places, beaten, points, not by 'luck'."),
        ({"places": (1, 2)}, "A better place never brings fewer points."),
        ({"places": (3, 2), "attended": 3}, "A better place never brings fewer points."),
        ({"places": (1001,)}, "At most 64 places bring 0 to 1000 points."),
        ({"places": (1,) * 65}, "At most 64 places bring 0 to 1000 points."),
        ({"best": -1}, "Of each player 1 to 100 events count, or all."),
    ],
)
def test_a_rule_that_cannot_be(rule: dict[str, object], sentence: str) -> None:
    with pytest.raises(Refused) as caught:
        Rule(**rule)  # type: ignore[arg-type]
    assert str(caught.value) == sentence
    assert caught.value.told("de") != sentence
