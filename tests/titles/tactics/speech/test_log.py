"""The log tells cause, actor and means, in both languages."""

from __future__ import annotations

import pytest

from longbox.kernel import Event, Speech
from longbox.titles.tactics import events
from longbox.titles.tactics.codes import NOBODY, STAGGERED
from longbox.titles.tactics.rules.conditions import gain, lose
from longbox.titles.tactics.rules.damage import knock_out
from longbox.titles.tactics.rules.slams import Slam
from longbox.titles.tactics.rules.specials import Drive
from longbox.titles.tactics.rules.walking import Walk
from longbox.titles.tactics.title import TITLE

from ..helpers import with_things
from ..scene import Scene

T, K, CLAYMORES, CAR = 0, 1, 0, 1
LINES: list[tuple[Event, str, str]] = [
    (events.Damaged(K, 2, "blunt", 0, "attack", T), "Kraven takes 2 Blunt damage.", "Kraven: 2 Schaden (Wucht)."),
    (
        events.Damaged(K, 2, "blunt", 1, "fall"),
        "Kraven falls to the ground: 2 Blunt damage (1 prevented).",
        "Kraven stürzt zu Boden: 2 Schaden (Wucht; 1 verhindert).",
    ),
    (
        events.Damaged(K, 0, "fire", 3, "fire"),
        "Kraven is in the Fire: no damage (3 Fire damage prevented).",
        "Kraven steht im Feuer: kein Schaden (Feuer; 3 verhindert).",
    ),
    (
        events.Damaged(K, 1, "edged", 0, "artifact/claymores"),
        "Kraven feels the Claymores: 1 Edged damage.",
        "Kraven bekommt die Sprengfallen zu spüren: 1 Schaden (Schnitt).",
    ),
    (
        events.Damaged(K, 1, "blunt", 0, "plot/kitchen-cleaners", T),
        "Cyclops hurts Kraven with the Plot Kitchen Cleaners: 1 Blunt damage.",
        "Cyclops trifft Kraven durch den Plot „Saubere Küche“: 1 Schaden (Wucht).",
    ),
    (
        events.Attacked(T, K, "throw", "action", "lamp-post"),
        "Cyclops throws the Lamp Post at Kraven.",
        "Cyclops wirft den Laternenpfahl auf Kraven.",
    ),
    (
        events.Attacked(T, K, "charging", "charge"),
        "Cyclops charges into Kraven.",
        "Cyclops prallt im Sturmangriff auf Kraven.",
    ),
    (
        events.Attacked(T, K, "rhinos-charge", "charge"),
        "Cyclops charges into Kraven with Rhino's Charge.",
        "Cyclops prallt mit „Ansturm des Rhinos“ auf Kraven.",
    ),
    (
        events.Transferred(K, T, "fall"),
        "Kraven falls to the ground; Cyclops takes the damage.",
        "Kraven stürzt zu Boden; Cyclops nimmt den Schaden.",
    ),
    (
        events.Transferred(K, T, "artifact/claymores"),
        "Kraven feels the Claymores; Cyclops takes the damage.",
        "Kraven bekommt die Sprengfallen zu spüren; Cyclops nimmt den Schaden.",
    ),
    (events.Transferred(K, T), "Cyclops takes the damage for Kraven.", "Cyclops nimmt den Schaden für Kraven."),
    (
        events.ConditionGained(K, "confused", "artifact/sonic-emitter"),
        "Kraven feels the Sonic Emitter and is Confused.",
        "Kraven bekommt den Schallsender zu spüren und ist Verwirrt.",
    ),
    (
        events.ConditionGained(K, "confused", "plot/iron-decree"),
        "Kraven is Confused through the Plot Iron Decree.",
        "Kraven ist durch den Plot „Eisernes Dekret“ Verwirrt.",
    ),
    (
        events.Healed(K, 1, "artifact/cosmic-cube"),
        "Kraven heals 1 Health thanks to the Cosmic Cube.",
        "Kraven erhält durch den Kosmischen Würfel 1 Gesundheit zurück.",
    ),
    (
        events.KarmaGained(K, 1, "artifact/cosmic-cube"),
        "Kraven gains 1 Karma thanks to the Cosmic Cube.",
        "Kraven erhält durch den Kosmischen Würfel 1 Karma.",
    ),
    (
        events.StaysReady(K, "plot/the-non-team"),
        "Kraven stays Ready through the Plot The Non-Team.",
        "Kraven bleibt durch den Plot „Das Nicht-Team“ Bereit.",
    ),
    (events.HealthLost(K, 2), "Kraven loses 2 Health to the Kill.", "Kraven verliert durch den Todesstoß 2 Gesundheit."),
    (events.CounteringEnded(K, "flight"), "Flight of Kraven works again.", "„Flug“ von Kraven wirkt wieder."),
    (events.SpecialUsed(T, "eureka", K), "Cyclops uses Eureka on Kraven.", "Cyclops nutzt „Heureka“ gegen Kraven."),
    (
        events.Moved(K, 0, 1, "vanish"),
        "Kraven vanishes from A1 and appears in B1.",
        "Kraven verschwindet von A1 und erscheint auf B1.",
    ),
    (
        events.Attacked(T, K, "light-daggers", "opportunity"),
        "Kraven breaks away: Cyclops makes an Attack of Opportunity with Light Daggers.",
        "Kraven löst sich: Cyclops führt mit „Lichtdolche“ einen Gelegenheitsangriff aus.",
    ),
    (
        events.Attacked(T, K, "light-daggers", "action"),
        "Cyclops attacks Kraven with Light Daggers.",
        "Cyclops greift Kraven mit „Lichtdolche“ an.",
    ),
    (
        events.ThingGone(CLAYMORES, T, "broken", "light-daggers"),
        "Cyclops destroys the Claymores with Light Daggers.",
        "Cyclops zerstört die Sprengfallen mit „Lichtdolche“.",
    ),
    (events.ThingPlaced(CLAYMORES, 2), "Player A puts the Claymores in C1.", "Spieler A stellt die Sprengfallen auf C1."),
    (events.Dropped(T, CAR, 2), "Cyclops drops the Car in C1.", "Cyclops lässt das Auto auf C1 fallen."),
    (
        events.WallBroken(0, 1, T, "light-daggers"),
        "Crash! Cyclops breaks the wall between A1 and B1 with Light Daggers.",
        "Krach! Cyclops durchbricht mit „Lichtdolche“ die Wand zwischen A1 und B1.",
    ),
    (
        events.SlamRolled(T, K, 1),
        "Cyclops rolls 1d5: the Slam goes 1 square.",
        "Cyclops würfelt 1W5: Der Rückstoß geht 1 Feld weit.",
    ),
    (events.Slammed(K, 0, 1, 4), "Kraven is slammed from A1 to B1.", "Kraven wird von A1 nach B1 zurückgestoßen."),
    (events.Moved(K, 0, 1, "fly"), "Kraven flies from A1 to B1.", "Kraven fliegt von A1 nach B1."),
    (
        events.Joined(K, "sinister-syndicate", ("brotherhood",)),
        "Kraven joins the Sinister Syndicate and leaves the Brotherhood.",
        "Kraven schließt sich dem Finsteren Syndikat an und verlässt die Bruderschaft.",
    ),
    (events.Joined(K, "doom", ()), "Kraven joins Doom.", "Kraven schließt sich Doom an."),
    (events.Dodged(K, 0), "Kraven fails to dodge.", "Kraven kann nicht ausweichen."),
    (
        events.KarmaSpent(K, T, 5, "reroll"),
        "Kraven rerolls with 5 Karma from Cyclops.",
        "Kraven würfelt mit 5 Karma von Cyclops neu.",
    ),
]


@pytest.mark.parametrize(("event", "english", "german"), LINES)
def test_a_line_in_both_languages(event: Event, english: str, german: str) -> None:
    s = with_things(Scene("T K . . .", a="T cyclops", b="K kraven"), ("claymores", 3, 0), ("car", 4, 0))
    assert [Speech(TITLE, s.t, code).line(event) for code in ("en", "de")] == [english, german]


def names(s: Scene) -> list[str]:
    return [type(one).__name__ for one in s.events if isinstance(one, (events.Moved, events.Slammed, events.Damaged))]


def test_the_move_is_told_before_the_fall_and_goes_on_after_it() -> None:
    s = Scene("K . . .", a="K kraven", under={"K": "#"})
    s.push(Walk(s["K"], (1, 2, 3), 5))
    assert names(s) == ["Moved", "Damaged", "Moved"]
    assert [(one.start, one.end) for one in s.told("Moved")] == [(0, 1), (1, 3)]


def test_the_slam_is_told_before_the_fall() -> None:
    s = Scene("T K . . .", a="T thing", b="K kraven", under={"K": "#"})
    s.push(Slam(s["T"], s["K"], 1))
    assert names(s) == ["Slammed", "Damaged"]


def test_the_die_of_a_slam_is_told_and_who_has_no_room_too() -> None:
    s = Scene("T K", a="T thing", b="K kraven")
    s.t.karma[s["T"]] = 0
    s.die(5).push(Slam(s["T"], s["K"], 0))
    (rolled,), (slammed,) = s.told("SlamRolled"), s.told("Slammed")
    assert (rolled.who, rolled.squares, slammed.start, slammed.end) == (s["T"], 3, 1, 1)


def test_a_flier_flies() -> None:
    s = Scene("V . . .", a="V vulture")
    s.push(Walk(s["V"], (1, 2), 5))
    assert [one.how for one in s.told("Moved")] == ["fly"]


def test_conditions_of_who_is_down_end_untold() -> None:
    s = Scene("T K", a="T thing", b="K kraven")
    gain(s.t, s["K"], STAGGERED, NOBODY)
    knock_out(s.t, s["K"])
    lose(s.t, s["K"], STAGGERED)
    assert not s.told("ConditionEnded")


def test_who_takes_a_fall_for_somebody_does_not_fall() -> None:
    s = Scene("D . .\n. L .", a="D daredevil, L luke-cage", under={"D": "#"}).move("D", (0, 1)).answer(1)
    told = [Speech(TITLE, s.t, "en").line(one) for one in s.events if isinstance(one, (events.Transferred, events.Damaged))]
    assert told == [
        "Daredevil falls to the ground; Luke Cage takes the damage.",
        "Luke Cage takes no damage (2 Blunt damage prevented).",
    ]


def test_a_special_that_targets_tells_whom_before_its_roll() -> None:
    s = Scene("B . K", a="B beast", b="K kraven").activate("B").roll(1)
    s.answer(next(one for one in s.choices("special"))).answer(s["K"])
    assert [type(one).__name__ for one in s.events[-2:]] == ["SpecialUsed", "FeatRolled"]
    assert s.told("SpecialUsed")[0].target == s["K"]  # type: ignore[attr-defined]


def test_what_keeps_a_figure_ready_is_named() -> None:
    s = Scene("Q . .", a="Q quicksilver").activate("Q").end()
    assert [one.cause for one in s.told("StaysReady")] == ["own special/you-cant-keep-up"]  # type: ignore[attr-defined]
    assert Speech(TITLE, s.t, "en").line(s.told("StaysReady")[0]) == "Quicksilver stays Ready with You Can't Keep Up."


def test_what_is_no_longer_countered_is_told() -> None:
    for over in ("activation", "knock-out"):
        s = Scene("X . S", a="X professor-x", b="S storm")
        s.t.countered.append((s["S"], 0, s["X"]))
        if over == "activation":
            s.activate("X")
        else:
            knock_out(s.t, s["X"])
        assert [one.special for one in s.told("CounteringEnded")] == ["flight"]  # type: ignore[attr-defined]
        assert s.t.flies(s["S"])


def test_what_an_artifact_does_names_it() -> None:
    s = with_things(Scene("K . .\n. . .", a="K kraven"), ("sonic-emitter", 1, 1))
    s.activate("K").end()
    assert [one.cause for one in s.told("ConditionGained")] == ["artifact/sonic-emitter"]  # type: ignore[attr-defined]
    s = with_things(Scene("K . .\n. . .", a="K kraven"), ("cosmic-cube", 1, 0))
    s.t.health[s["K"]] -= 1
    s.activate("K").end()
    assert [one.cause for one in (*s.told("Healed"), *s.told("KarmaGained"))] == ["artifact/cosmic-cube"] * 2  # type: ignore[attr-defined]


def test_who_is_taken_who_walks_and_who_vanishes() -> None:
    s = Scene("N . . .", a="N nightcrawler").activate("N")
    s.answer(s.choices("special")[0]).answer(2)
    assert [one.how for one in s.told("Moved")] == ["vanish"]  # type: ignore[attr-defined]
    s = Scene("D . . .", a="D daredevil")
    s.push(Drive(s["D"], s["D"], 3)).answer(2)
    assert [one.how for one in s.told("Moved")] == ["move"]  # type: ignore[attr-defined]
