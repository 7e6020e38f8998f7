"""What the asked player reads: every option of random games in words, all different, in both languages."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from longbox.kernel import Game
from longbox.titles import book, facets
from longbox.titles.tactics.codes import OFF, STUCK, STUNNED, TIRED
from longbox.titles.tactics.page.offers import RULES, TELLERS
from longbox.titles.tactics.state import Table
from longbox.titles.tactics.title import TITLE

from ..scene import Scene

PAGE = facets.page(TITLE)

LANGUAGES = ("en", "de")
KEYS = {"kind", "seat", "title", "sub", "rule", "react", "private", "pass", "options", "closed", "region"}
PIECES = {"figure": 2, "square": 2, "edge": 3, "thing": 2, "plot": 2, "card": 2}


def words(value: Any) -> list[str]:
    """Everything a person would read."""
    if isinstance(value, list):
        return [text for one in value for text in words(one)]
    if isinstance(value, dict):
        shown = ("title", "sub", "label", "note", "group", "why", "text", "now", "options", "closed", "odds", "results", "column")
        return [text for key in shown if key in value for text in words(value[key])]
    return [value] if isinstance(value, str) else []


def well_told(t: Table) -> None:
    """The question has words in both languages, a row for each option, and nothing a page could stumble over."""
    ask = t.ask
    assert ask is not None
    read = []
    for language in LANGUAGES:
        offer = PAGE.offer(t, ask, language)
        json.dumps(offer, allow_nan=False)
        assert set(offer) == KEYS
        labels = [row["label"] for row in offer["options"]]
        assert len(labels) == len(ask.options)
        assert len(set(labels)) == len(labels), labels
        assert offer["pass"] is None or 0 <= offer["pass"] < len(labels)
        assert (offer["region"] is None) == (ask.region is None)
        for one in (piece for row in offer["options"] for piece in row["on"]):
            assert len(one) == PIECES[one[0]]
        assert all(row["why"] and row["label"] and row["group"] for row in offer["closed"])
        resolved = PAGE.resolving(t, ask.seat, language)
        assert resolved[-1]["text"]
        texts = words(offer) + words(resolved)
        assert [text for text in texts if "{" in text or "None" in text or "('" in text] == []
        assert offer["title"].strip()
        read.append(offer)
    english, german = read
    assert english["title"] != german["title"]
    json.dumps(TITLE.view(t, ask.seat), allow_nan=False)


@pytest.mark.parametrize(
    ("level", "map"), [("mean-streets", "choose"), ("heroic-battle", "mall"), ("crossover", "docks"), ("back-alley", "crossroads")]
)
def test_every_question_is_told(level: str, map: str) -> None:
    rng = random.Random(level)
    game = Game.new(TITLE, seed=4, options={"level": level, "map": map, "last_page": 5})
    kinds = set()
    while game.ask is not None:
        if game.ask.kind not in kinds or rng.random() < 0.1:
            well_told(game.state)
        kinds.add(game.ask.kind)
        game.answer(rng.randrange(len(game.ask.options)))
    assert {"act", "move", "activate", "karma"} <= kinds


def test_every_question_names_a_rule() -> None:
    assert set(RULES.values()) <= set(book("tactics").rules())
    asked = {key[4:] for key in TITLE.words if key.startswith("ask.")}
    assert asked == set(RULES) == set(TELLERS)


def asked(s: Scene, language: str = "en") -> dict[str, Any]:
    assert s.t.ask is not None
    well_told(s.t)
    return PAGE.offer(s.t, s.t.ask, language)


def labels(offer: dict[str, Any]) -> list[str]:
    return [row["label"] for row in offer["options"]]


def row(offer: dict[str, Any], label: str) -> dict[str, Any]:
    return next(one for one in offer["options"] if one["label"] == label)


def why(offer: dict[str, Any], label: str) -> str:
    return next(str(one["why"]) for one in offer["closed"] if one["label"] == label)


def test_an_offer_in_words() -> None:
    s = Scene("W K . .", a="W wolverine", b="K kraven", karma=True).activate("W")
    offer = asked(s, "de")
    assert offer["title"] == "Was tut Wolverine?"
    assert offer["sub"] == "Noch möglich: leicht, Bewegung, Angriff oder schwer."
    assert labels(offer) == [
        "Aktivierung beenden",
        "Bewegen",
        "Bewegen, mit 1 Tempo mehr",
        "Adamantiumklauen: Kraven",
        "Ringkampf: Kraven",
        "Ausweichen",
        "Snikt",
    ]
    assert [one["group"] for one in offer["options"]] == [
        "Anderes",
        "Bewegung",
        "Bewegung",
        "Angriff",
        "Angriff",
        "Anderes",
        "Special",
    ]
    claws = row(offer, "Adamantiumklauen: Kraven")
    assert claws["note"] == "Nahkampf, 5 Schaden (Schnitt)"
    assert claws["on"] == [["figure", s["K"]]]
    assert claws["odds"]["column"] == "Incredible"
    assert claws["odds"]["chances"] == [0.3, 0.3, 0.3, 0.1]
    assert claws["odds"]["text"].startswith("trifft zu 70\xa0%, im Schnitt ")
    assert claws["odds"]["evade"]["text"].startswith("beim Parieren: trifft zu ")
    assert why(offer, "Sturmangriff") == "Niemand ist 4 bis 11 Felder entfernt."
    assert why(offer, "Heilungsfaktor") == "Es würde jetzt nichts bewirken."


def test_what_is_closed_and_why() -> None:
    s = Scene("P . . # . . . K", a="P punisher", b="K kraven").activate("P")
    offer = asked(s)
    assert why(offer, "Scattergun") == "Nobody is within 4 squares."
    assert why(offer, ".50 Caliber") == "No Line of Sight to Kraven."
    assert why(offer, "Combat Knife") == "Nobody is in reach."
    assert why(offer, "Charge") == "No Line of Sight to Kraven."
    assert why(offer, "Advance Danger Room") == "Not on or beside a token of Danger Room."
    s = Scene("P K . .", a="P punisher", b="K kraven").activate("P")
    assert why(asked(s), "Scattergun") == "Not with Kraven adjacent."
    s = Scene("P . . K", a="P punisher", b="K kraven")
    s.t.conditions[s["P"]] = STUNNED
    offer = asked(s.activate("P"))
    assert offer["sub"] == "Stunned: one Move and nothing else."
    assert why(offer, "Scattergun") == why(offer, "Dodge") == "Stunned: only a Move is possible."
    s = Scene("P . . K", a="P punisher", b="K kraven")
    s.t.conditions[s["P"]] = STUCK
    offer = asked(s.activate("P"))
    assert why(offer, "Move") == "Stuck: its Speed is 0."
    assert why(offer, "Charge") == "Held or Stuck: no Charge."
    assert why(offer, "Dodge") == "Not while Stuck."
    s = Scene("N K", a="N nightcrawler", b="K kraven")
    s.t.conditions[s["N"]] = STUCK
    assert why(asked(s.activate("N")), "Bamf") == "Not while Stuck."


def test_who_takes_the_damage_of_a_fall() -> None:
    s = Scene("D . .\n. L .", a="D daredevil, L luke-cage", under={"D": "#"}).move("D", (0, 1))
    offer = asked(s)
    assert (offer["title"], offer["sub"]) == ("Does another figure take the damage for Daredevil?", "2 damage before Armor.")
    assert labels(offer) == ["Daredevil takes it", "Luke Cage"]
    assert asked(s, "de")["title"] == "Nimmt jemand den Schaden für Daredevil?"


def test_actions_that_are_spent() -> None:
    s = Scene("P . . . . . K", a="P punisher", b="K kraven").activate("P")
    s.answer(("move", -1)).answer((1,)).answer(("move", -1)).answer((2,))
    assert s.still  # nothing is left to do
    s = Scene("P . . . . . K", a="P punisher", b="K kraven").activate("P").roll(1)
    s.answer(("strike", s.number("P", "fifty-caliber"), s["K"], 0))
    offer = asked(s)
    assert offer["sub"] == "It can still: Easy or Move."
    assert why(offer, "Scattergun") == "No Attack is left in this activation."
    assert why(offer, "Charge") == "A Tough action must be the only one of an activation."


def test_objects_that_cannot_be_lifted() -> None:
    s = Scene("P . .\n. . .", a="P punisher")
    s.t.things, s.t.thing_at, s.t.thing_of = ["car", "claymores", "crate"], [1, 1, 1], [0, 0, 0]
    offer = asked(s.activate("P"))
    assert why(offer, "Pick up Car 1") == "Too heavy: it takes Incredible Strength."
    assert why(offer, "Pick up Claymores 2") == "An Artifact stays where it is."
    assert row(offer, "Pick up Crate 3")["on"] == [["thing", 2]]
    offer = asked(s.answer(("pick", 2)))
    assert why(offer, "Scattergun") == why(offer, "Dodge") == "Not while it carries something."
    offer = asked(s.end().activate("P"))
    assert row(offer, "Put Crate down in A2")["group"] == "Object"


def test_an_object_that_cannot_be_thrown_or_put_down() -> None:
    s = Scene("D . . . . K", a="D daredevil", b="K kraven")
    s.t.things, s.t.thing_at, s.t.thing_of, s.t.carrying[s["D"]] = ["trash-can"], [OFF], [0], 0
    offer = asked(s.activate("D"), "de")
    assert why(offer, "Werfen, Mülltonne") == "Niemand ist höchstens 4 Felder entfernt."
    s.answer(("move", -1)).answer((1,))
    assert row(asked(s), "Throw Trash Can: Kraven")["group"] == "Attack"
    s.answer(("drop", 2))
    assert "Throw Trash Can" not in [one["label"] for one in asked(s)["closed"]]
    s = Scene("# # #\n# D #\n# K #", a="D daredevil", b="K kraven")
    s.t.things, s.t.thing_at, s.t.thing_of, s.t.carrying[s["D"]] = ["trash-can"], [OFF], [0], 0
    offer = asked(s.activate("D"))
    assert why(offer, "Throw Trash Can") == "Not with Kraven adjacent."
    assert why(offer, "Put Trash Can down") == "No adjacent square is free."


def test_who_is_tired_is_closed() -> None:
    game = Game.new(TITLE, seed=4, options={"setup": "quick"})
    game.answer(0)
    assert game.ask is not None
    game.state.ready[game.state.standing(game.ask.seat)[0]] = TIRED
    offer = PAGE.offer(game.state, game.ask)
    assert [(one["label"], one["why"]) for one in offer["closed"]] == [
        (PAGE.offer(game.state, game.ask)["options"][0]["label"], "Tired until the Page ends.")
    ]


def test_ways_have_a_path_a_cost_and_whom_they_provoke() -> None:
    s = Scene("""
    W . . . .
    K . d . f
    """, a="W wolverine", b="K kraven").activate("W").answer(("move", -1))  # fmt: skip
    offer = asked(s)
    assert offer["title"] == "Where does Wolverine move?"
    assert offer["region"] == {"type": "path", "who": s["W"], "from": 0, "speed": 5}
    assert offer["options"][offer["pass"]]["label"] == "Stay"
    near, far, bush = (row(offer, f"To {square}") for square in ("B1", "C1", "C2"))
    assert (near["path"], near["cost"], near["threats"], near["note"]) == ([1], 1, [], "1 of 5 Speed")
    assert (far["path"], far["cost"], far["threats"]) == ([1, 2], 2, [s["K"]])
    assert far["note"] == "2 of 5 Speed, Attack of Opportunity by Kraven"
    assert bush["cost"] == 3
    assert row(offer, "To E2")["perils"] == ["fire"]
    german = PAGE.offer(s.t, s.t.ask, "de")  # type: ignore[arg-type]
    assert row(german, "Nach C1")["note"] == "2 von 5 Tempo, Gelegenheitsangriff von Kraven"


def test_falling_is_told() -> None:
    s = Scene("W . .", a="W wolverine", under={"W": "#"}).activate("W").answer(("move", -1))
    assert row(asked(s), "To B1")["perils"] == ["fall"]
    s = Scene("S . .", a="S spider-man", under={"S": "#"}).activate("S").answer(("move", -1))
    assert row(asked(s), "To B1")["perils"] == []


def test_a_charge_tells_its_target_ways_and_odds() -> None:
    s = Scene("C . . . . . K", a="C colossus", b="K kraven").activate("C")
    offer = asked(s)
    assert row(offer, "Charge: Kraven")["group"] == "Charge"
    s.answer(("charge", s.number("C", "charging"), s["K"]))
    offer = asked(s)
    assert offer["title"] == "Which way does Colossus charge Kraven?"
    assert offer["region"]["targets"] == [s["K"]]
    way = row(offer, "To F1")
    assert way["path"] == [1, 2, 3, 4, 5]
    assert way["odds"]["ko"] + way["odds"]["mean"] > 0


def test_karma_shows_the_chances_after_the_choice() -> None:
    s = Scene("W K . .", a="W wolverine", b="K kraven", karma=True).activate("W")
    s.answer(("strike", s.number("W", "adamantium-claws"), s["K"], 0))
    assert s.kind == "evade"
    offer = asked(s)
    assert offer["react"] is True
    assert offer["title"] == "Does Kraven evade Wolverine (Adamantium Claws)?"
    assert labels(offer) == ["Take the attack", "Evade"]
    assert offer["options"][1]["odds"]["mean"] < offer["options"][0]["odds"]["mean"]
    s.decline()
    offer = asked(s)
    assert offer["sub"].startswith("Attack FEAT: Incredible: white 30\xa0%, green 30\xa0%")
    plain, better, other = (
        row(offer, label) for label in ("Roll without Karma", "Fighting 1 column higher", "Reason 1 column higher")
    )
    assert plain["odds"]["chances"] == other["odds"]["chances"] == [0.3, 0.3, 0.3, 0.1]
    assert better["odds"]["column"] == "Amazing"
    s.roll(91).decline()
    offer = asked(s)
    assert offer["kind"] == "reroll"
    assert offer["sub"] == "You rolled 91: red."
    s.decline()
    offer = asked(s)
    assert offer["title"] == "Which result does Wolverine take?"
    assert offer["sub"] == "Red on Adamantium Claws; a lower result is allowed."
    assert labels(offer) == ["Kill", "Hit"]
    assert offer["options"][0]["note"].startswith("5 Edged damage. An Endurance FEAT decides")


def test_an_attack_of_opportunity_is_a_reaction_with_odds() -> None:
    s = Scene("W . .\nK . .", a="W wolverine", b="K kraven").move("W", (1, 0), (2, 0))
    offer = asked(s)
    assert offer["react"] is True
    assert offer["title"] == "Does Kraven strike Wolverine, who moves away?"
    assert offer["options"][offer["pass"]]["label"] == "Let it go"
    assert offer["options"][1]["odds"]["hits"] > 0.5


def test_walls_and_solid_squares_to_break() -> None:
    s = Scene("C|. . #", a="C colossus").activate("C")
    s.answer(next(one for one in s.options if one[0] == "demolish"))
    assert asked(s)["options"][0]["on"] == [["edge", 0, 1]]


def test_odds_while_a_swung_object_is_gone_already() -> None:
    s = Scene("L K . .", a="L luke-cage", b="K kraven")
    s.t.things, s.t.thing_at, s.t.thing_of = ["car"], [-1], [0]
    s.t.carrying[s["L"]] = 0
    s.activate("L")
    offer = asked(s)
    swung = row(offer, "Not on My Block with Car: Kraven")["odds"]["mean"]
    assert swung > row(offer, "Not on My Block: Kraven")["odds"]["mean"]
    s.answer(("strike", s.number("L", "not-on-my-block"), s["K"], 1))
    assert s.kind == "evade"
    assert asked(s)["options"][0]["odds"]["mean"] == swung
