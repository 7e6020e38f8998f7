"""What everybody sees of the table: the view, what is being resolved, the catalogue."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

import longbox
from longbox.titles import facets
from longbox.titles.crisis.codes import ACTIVATED, CRIT, DAZED, HIT, KO, WILD
from longbox.titles.crisis.page.catalogue import monograms, named_by
from longbox.titles.crisis.rules.dice import successes
from longbox.titles.crisis.rules.throws import Slide
from longbox.titles.crisis.title import TITLE
from titles.crisis.shelf import the_cards

from ..fighters import *
from ..scene import Duel
from .test_offers import some_game

PAGE = facets.page(TITLE)

# -- the view ----------------------------------------------------------------------------------------------------------


def test_the_dice_of_an_attack_lie_open() -> None:
    duel = Duel("captain-marvel", "black-widow").put(1, 11.6, 10).set(1, power=5)
    assert TITLE.view(duel.t, 0)["attack"] is None
    duel.roll("crit hit blank wild block", "blank blank fail", "fail").attack(0, "strike", 1)
    seen = TITLE.view(duel.t, -1)["attack"]
    assert (seen["attacker"], seen["target"], seen["weapon"], seen["type"]) == (0, 1, "captain-marvel/strike", "physical")
    assert seen["steps"] == 14
    assert seen["attack"]["pool"] == len(seen["attack"]["faces"]) == 5
    assert len(seen["attack"]["extra"]) == 1
    attack = duel.t.attack()
    for side, who in (("attack", 0), ("defense", 1)):
        roll = seen[side]
        faces = roll["faces"] + roll["extra"]
        counted = successes(duel.t, who, faces, attack=side == "attack", **attack.roles())
        assert sum(roll["counts"]) == counted
    assert seen["defense"]["counts"] == [1, 1, 0]  # blanks count for her at this distance


def test_an_attack_tells_its_step_of_fourteen() -> None:
    duel = Duel("captain-marvel", "ultron").put(1, 13, 10).set(0, power=9)
    duel.attack(0, "rocket-punch")
    (told,) = PAGE.resolving(duel.t, 0)
    assert told == {"text": "Attack: Rocket Punch", "step": 2, "steps": 14, "now": "Declare the target"}
    assert TITLE.view(duel.t, 0)["attack"]["step"] == 2
    duel = Duel("ultron", "captain-america-steve-rogers").put(1, 12, 10).set(1, power=5).attack(0, "strike", 1)
    first, window = PAGE.resolving(duel.t, 1, "de")
    assert first["text"].endswith("auf Captain America")
    assert (first["step"], first["now"]) == (2, "Ziel ansagen")
    assert window == {"text": "Reaktionen", "step": None, "steps": None, "now": "Ultron greift Captain America an."}


def test_a_dodge_lies_open() -> None:
    duel = Duel(FIGHTER, [FIGHTER, "spider-man-peter-parker"]).put(0, 3, 3).put(1, 10, 10).put(2, 14, 10)
    duel.push(Slide(1, M, "throw", 0, 0)).roll("hit hit fail").answer([0])
    seen = TITLE.view(duel.t, -1)["dodge"]
    assert seen["target"] == 2
    assert seen["roll"]["counts"] == [0, 0, 0]


def test_figures_of_a_character_are_those_in_force() -> None:
    duel = Duel("captain-marvel", "ultron").put(1, 30, 30).set(0, power=9, damage=2).activate(0)
    seen = TITLE.view(duel.t, 0)["characters"][0]
    side = duel.t.side(0)
    assert (seen["stamina"], tuple(seen["defenses"]), seen["speed"], seen["size"]) == (side.stamina, side.defense, "M", side.size)
    assert (seen["actions"], seen["holds"], seen["used"]) == (2, [], [])
    assert TITLE.view(duel.t, 0)["characters"][1]["actions"] is None
    assert TITLE.view(duel.t, 0)["tools"]["speeds"] == {"S": 3.375, "M": 5.0, "L": 7.25}


def test_the_board_is_sent_the_marks_of_a_character_and_the_sizes_it_draws() -> None:
    duel = Duel(FIGHTER, FIGHTER)
    duel.t.status[0] |= ACTIVATED | DAZED
    duel.t.status[1] = KO
    view = TITLE.view(duel.t, -1)
    assert [one["marks"] for one in view["characters"]] == [["played", "activated", "dazed"], ["ko"]]
    assert (view["tools"]["token_radius"], len(view["tools"]["ranges"])) == (duel.t.the_tools().token_radius, 5)


def test_who_secures_and_what_would_score_is_what_the_rules_count() -> None:
    rng = Random(4)
    game = some_game(3, 2025, "quick")
    scored = 0
    while game.ask is not None:
        seen = TITLE.view(game.state, -1)
        json.dumps(seen, allow_nan=False)
        for id, points in seen["scoring"].items():
            assert tuple(points) == the_cards().crises[id].scoring(game.state, id)
            scored += sum(points)
        for token in seen["tokens"]:
            one, two = token["contesting"] or (0, 0)
            assert token["secured"] in (None, -1) or (one, two)[token["secured"]] > 0
        game.answer(rng.randrange(len(game.ask.options)))
    assert scored > 0


# -- what is being resolved --------------------------------------------------------------------------------------------


def test_round_turn_activation_and_superpower() -> None:
    game = longbox.new("crisis", seed=0, setup="quick", roster_a="avengers", roster_b="cabal")
    assert game.ask is not None
    assert [row["text"] for row in PAGE.resolving(game.state, 0)] == [
        "Round 1",
        f"Turn of Player {'AB'[game.ask.seat]}",
    ]
    game.answer(0)
    texts = [row["text"] for row in PAGE.resolving(game.state, 0)]
    assert texts[-1].endswith("action 1 of 2")
    game.answer(0)
    assert PAGE.resolving(game.state, 0)[-1]["text"].endswith(" advances")
    assert [row["text"] for row in PAGE.resolving(game.state, 0)][2].endswith("action 1 of 2")


# -- the catalogue -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_catalogue_has_every_card_with_name_and_text(language: str) -> None:
    found = PAGE.catalogue(language)
    json.dumps(found, allow_nan=False)
    assert set(found["gems"]) == set(the_cards().gems)
    for roster in the_cards().rosters.values():
        assert set(roster.characters) <= set(found["characters"])
        assert set(roster.tactics) <= set(found["tactics"])
        assert {*roster.secure, *roster.extraction} <= set(found["crises"])
    for id in the_cards().rosters["avengers"].characters + the_cards().rosters["cabal"].characters:
        card = found["characters"][id]
        assert card["name"]
        assert card["forms"][0]["healthy"]["stamina"] == the_cards().characters[id].forms[0].healthy.stamina
        assert [attack["id"] for attack in card["attacks"]] == [strike.key for strike in the_cards().characters[id].attacks]
        assert all(power["text"] and power["name"] for power in card["superpowers"])
    assert all(found["tactics"][id]["text"] for id in the_cards().rosters["cabal"].tactics)
    assert all(one["text"] for one in found["conditions"].values())
    assert all(one["text"] for id, one in found["crises"].items() if id in the_cards().rosters["cabal"].secure)
    assert PAGE.catalogue(language) is found


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_catalogue_has_what_a_whole_card_shows(language: str) -> None:
    found = PAGE.catalogue(language)
    thanos = found["characters"]["thanos-the-mad-titan"]
    assert (len(thanos["gems"]), thanos["gem_slots"]) == (6, 2)
    assert found["characters"]["hydra-troopers"]["parents"] == [found["characters"]["red-skull-master-of-hydra"]["name"]]
    assert found["characters"]["red-skull-master-of-hydra"]["grunts"] == [found["characters"]["hydra-troopers"]["name"]]
    jarvis = next(one for one in found["characters"]["invincible-iron-man"]["superpowers"] if one["id"].endswith("/jarvis"))
    assert (jarvis["cost"], jarvis["most"], jarvis["label"]) == (1, 3, {"en": "reactive", "de": "reaktiv"}[language])
    assert [one["dice"] for one in found["tactics"]["cruelty"]["attacks"]] == [5]
    assert [(one["n"], one["kind"]) for one in found["crises"]["mutant-extremists"]["tokens"]] == [(6, "civilian")]
    texts = json.dumps(found, ensure_ascii=False)
    assert set(re.findall(r"\{(\w+)\}", texts)) <= set(found["marks"])
    assert all(found["labels"].values())


def test_a_game_is_dealt_every_card_it_comes_to_and_few_more() -> None:
    rng, whole = Random(9), PAGE.catalogue("de")
    for seed in range(2):
        game = some_game(seed, 2025, "full")
        dealt = PAGE.dealt(game.state, "de")
        assert len(json.dumps(dealt)) < len(json.dumps(whole)) / 3
        assert all(dealt[kind].items() <= whole[kind].items() for kind in ("characters", "tactics", "crises"))
        assert {
            kind: one for kind, one in dealt.items() if kind not in ("characters", "tactics", "crises")
        }.items() <= whole.items()
        while game.ask is not None:
            text = json.dumps([TITLE.view(game.state, -1), TITLE.view(game.state, game.ask.seat)])
            named = {id for id in re.findall(r'"([a-z0-9-]+)"', text) if id in whole["characters"] or id in whole["tactics"]}
            assert named <= {*dealt["characters"], *dealt["tactics"]}
            game.answer(rng.randrange(len(game.ask.options)))
        assert PAGE.dealt(game.state, "de").keys() == dealt.keys()


def test_a_game_is_dealt_the_grunts_of_its_parents_and_those_whom_cards_name() -> None:
    troopers = named_by("red-skull-master-of-hydra", the_cards())
    assert "hydra-troopers" in troopers
    assert "hulk" in named_by("gamma-launch", the_cards())


def test_monograms_tell_alter_egos_apart() -> None:
    taken: dict[str, str] = {}
    for id, letters in monograms().items():
        assert len(letters) == 2
        assert letters.isupper()
        assert taken.setdefault(letters, the_cards().characters[id].alter_ego) == the_cards().characters[id].alter_ego


def test_faces_are_numbers_into_the_catalogue() -> None:
    faces = PAGE.catalogue("en")["faces"]
    assert (faces[CRIT], faces[WILD], faces[HIT]) == ("crit", "wild", "hit")
