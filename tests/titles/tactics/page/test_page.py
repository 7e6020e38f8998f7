"""What a page sees and measures: the view, the FEAT tray, what is being resolved, measurements, the catalogue, the quick setup."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from longbox.kernel import Game, Illegal
from longbox.titles import facets
from longbox.titles.tactics.builder.ready import TEAMS
from longbox.titles.tactics.codes import CONDITIONS, DISPOSITIONS, FORMS, GOOD, RENOWN, SHIFT_Z, STAGGERED
from longbox.titles.tactics.maps import FIRE, FIRE_RANK, NORTH, READY, SOUTH, TERRAIN
from longbox.titles.tactics.odds.feats import CHANCES
from longbox.titles.tactics.page.catalogue import RESULTS, affiliations
from longbox.titles.tactics.rules.levels import LEVELS
from longbox.titles.tactics.rules.quick import in_line
from longbox.titles.tactics.rules.sight import hidden, sees
from longbox.titles.tactics.speech import cards
from longbox.titles.tactics.speech.names import monograms
from longbox.titles.tactics.title import TITLE
from longbox.titles.tactics.words import FIGURES, PLOTS, THINGS

from ..scene import Scene

SHOWN = facets.page(TITLE)

LANGUAGES = ["en", "de"]


def seen(s: Scene) -> dict[str, Any]:
    view = TITLE.view(s.t, 0)
    json.dumps(view, allow_nan=False)
    return view


def resolved(s: Scene, language: str = "en") -> list[str]:
    return [row["text"] for row in SHOWN.resolving(s.t, 0, language)]


def measured(s: Scene, seat: int = 0, language: str = "en", **query: Any) -> dict[str, Any]:
    before = s.t.dump()
    found = SHOWN.measure(s.t, seat, query, language)
    json.dumps(found, allow_nan=False)
    assert s.t.dump() == before
    return found


# -- the view ----------------------------------------------------------------------------------------------------------


def test_the_ground_says_what_its_bits_mean_and_how_hot_it_burns() -> None:
    """FT-233: a Fire that says no rank is Good."""
    s = Scene("G S f .", a="G giant-man", b="S storm")
    s.t.lay(3, FIRE | SHIFT_Z << FIRE_RANK)
    ground = seen(s)["ground"]
    assert ground["terrain"] == TERRAIN
    assert ground["fires"] == [[2, GOOD], [3, SHIFT_Z]]
    assert [square for square, bits in enumerate(ground["squares"]) if bits & ground["terrain"]["fire"]] == [2, 3]


def test_figures_say_how_they_are_drawn() -> None:
    s = Scene("G S . .", a="G giant-man", b="S storm")
    giant, storm = seen(s)["figures"]
    assert (giant["card"], giant["monogram"], giant["size"], giant["giant"], giant["flying"]) == (
        "giant-man",
        "GM",
        "giant",
        True,
        False,
    )
    assert (storm["size"], storm["flying"]) == ("normal", True)


def test_the_turn_tells_what_may_still_be_done() -> None:
    s = Scene("P . . . . . K", a="P punisher", b="K kraven")
    assert seen(s)["turn"]["acting"] == -1
    s.activate("P")
    assert seen(s)["turn"]["actions"] == {"easy": True, "move": True, "attack": True, "tough": True}
    s.roll(1).answer(("strike", s.number("P", "fifty-caliber"), s["K"], 0))
    turn = seen(s)["turn"]
    assert turn["acting"] == s["P"]
    assert turn["actions"] == {"easy": True, "move": True, "attack": False, "tough": False}


def test_a_panel_belongs_to_a_seat() -> None:
    game = Game.new(TITLE, seed=4, options={"setup": "quick"})
    game.answer(0)
    assert game.ask is not None
    turn = TITLE.view(game.state, 0)["turn"]
    assert (turn["seat"], turn["panel"], turn["activations_left"]) == (game.ask.seat, 1, 1)
    while game.ask.seat == turn["seat"]:
        game.answer(0)
    later = TITLE.view(game.state, 0)["turn"]
    assert (later["seat"], later["panel"], later["activations_left"]) == (game.ask.seat, 2, 2)


@pytest.mark.rule("FT-564")
def test_the_feat_before_and_after_its_roll() -> None:
    s = Scene("P . . . K", a="P punisher", b="K kraven", under={"K": "d"}, karma=True)
    s.t.conditions[s["P"]] = STAGGERED
    s.t.dodge[s["K"]] = 1
    s.strike("P", "scattergun", "K")
    feat = seen(s)["feat"]
    printed = s.t.folio(s["P"]).abilities[1]
    assert (feat["who"], feat["ability"], feat["for"], feat["target"]) == (s["P"], "agility", "attack", s["K"])
    assert (feat["rank"], feat["column"]) == (printed, max(0, printed - 6))
    assert feat["shifts"] == [{"by": -2, "why": "staggered"}, {"by": -2, "why": "obscured"}, {"by": -2, "why": "dodge"}]
    assert feat["chances"] == [round(chance, 4) for chance in CHANCES[feat["column"]]]
    assert (feat["rolled"], feat["colour"]) == (None, None)
    s.roll(66).answer((s["P"], 1))  # 2 Karma
    assert s.still
    assert seen(s)["feat"] is None


def test_karma_is_one_of_the_shifts() -> None:
    s = Scene("P . . . K", a="P punisher", b="K kraven", karma=True)
    s.t.karma[s["P"]] = 9
    s.t.shifts[s["P"]] = (0, 1, 0, 0, 0, 0, 0)
    s.strike("P", "scattergun", "K").roll(20).decline()
    feat = seen(s)["feat"]
    assert feat["shifts"] == [{"by": 1, "why": "karma"}]
    assert (feat["rolled"], feat["colour"]) == (20, "white")


def test_shifts_always_lead_from_the_printed_rank_to_the_column() -> None:
    rng = random.Random(8)
    feats = 0
    for level in ("heroic-battle", "crossover"):
        game = Game.new(TITLE, seed=9, options={"level": level, "setup": "quick", "map": "docks", "last_page": 5})
        while game.ask is not None:
            feat = TITLE.view(game.state, 0)["feat"]
            if feat is not None:
                feats += 1
                total = feat["rank"] + sum(one["by"] for one in feat["shifts"])
                assert feat["column"] == min(max(total, 0), SHIFT_Z)
                assert all(one["why"] in SHOWN.catalogue("de")["shifts"] for one in feat["shifts"])
            game.answer(rng.randrange(len(game.ask.options)))
    assert feats > 30


def test_the_roll_stays_in_the_tray_while_a_result_is_chosen() -> None:
    s = Scene("W K . .", a="W wolverine", b="K kraven")
    s.strike("W", "adamantium-claws", "K")
    assert s.kind == "evade"
    s.roll(95).decline()
    assert s.kind == "result"
    view = seen(s)
    assert (view["feat"]["rolled"], view["feat"]["colour"]) == (95, "red")
    attack = view["attack"]
    assert (attack["weapon"], attack["damage"], attack["colour"]) == ("adamantium-claws", 5, "red")
    assert attack["results"] == ["miss", "hit", "hit", "kill"]


# -- what is being resolved --------------------------------------------------------------------------------------------


def test_an_attack_of_opportunity_within_a_move() -> None:
    s = Scene("W . .\nK . .", a="W wolverine", b="K kraven").move("W", (1, 0), (2, 0))
    assert resolved(s) == ["Wolverine acts", "Wolverine moves"]
    s.answer(s.options[1])
    assert s.kind == "evade"
    assert resolved(s)[-1] == "Attack of Opportunity: Kraven on Wolverine"
    told = SHOWN.resolving(s.t, 0, "de")[-1]
    assert (told["text"], told["step"], told["steps"], told["now"]) == (
        "Gelegenheitsangriff: Kraven gegen Wolverine",
        4,
        16,
        "Parieren?",
    )


def test_setup_page_panel_and_feat() -> None:
    full = Game.new(TITLE, seed=4)
    assert [row["text"] for row in SHOWN.resolving(full.state, 0, "de")] == ["Aufbau"]
    game = Game.new(TITLE, seed=4, options={"setup": "quick"})
    assert [row["text"] for row in SHOWN.resolving(game.state, 0)] == ["Page 1"]
    game.answer(0)
    assert game.ask is not None
    assert [row["text"] for row in SHOWN.resolving(game.state, 0)] == [
        "Page 1",
        f"Panel of Player {'AB'[game.ask.seat]}",
    ]
    s = Scene("P . . . K", a="P punisher", b="K kraven", karma=True).strike("P", "scattergun", "K")
    assert resolved(s) == ["Scattergun: Punisher on Kraven", "Attack FEAT of Punisher"]
    assert SHOWN.resolving(s.t, 0)[-1]["now"] == "Karma?"


# -- measurements ------------------------------------------------------------------------------------------------------


def test_judging_a_way_changes_nothing_and_tells_its_price() -> None:
    s = Scene("W . . .\nK d . .", a="W wolverine", b="K kraven").activate("W").answer(("move", -1))
    assert measured(s, what="judge", value=[1, 2]) == {"ok": True, "path": [1, 2], "cost": 2, "threats": [s["K"]], "perils": []}
    assert measured(s, what="judge", value=[5, 2])["cost"] == 3
    assert measured(s, what="judge", value=[]) == {"ok": True, "path": [], "cost": 0, "threats": [], "perils": []}
    assert measured(s, what="judge", value=[2]) == {"ok": False, "why": "C1 is not next to A1; a way goes square by square."}
    assert measured(s, what="judge", value=[4], language="de")["why"] == "Auf A2 steht eine Figur und versperrt den Weg."


def test_sight_between_squares_and_figures() -> None:
    s = Scene("P . # . K . C", a="P punisher, C cyclops", b="K kraven")
    assert measured(s, **{"what": "sight", "from": 0, "to": 4}) == {
        "sight": "blocked", "effect": "blocked", "adjacent": False, "distance": 4, "line": [0, 4], "at": 2,
        "text": "4 squares, no Line of Sight, blocked at C1, no Line of Effect",
    }  # fmt: skip
    assert measured(s, **{"what": "sight", "from": 0, "to": 1})["text"] == "1 square, adjacent, Line of Sight"
    past = measured(s, **{"what": "sight", "from": 3, "to": 6}, language="de")
    assert (past["sight"], past["at"], past["effect"]) == ("blocked", 4, "clear")
    assert past["text"] == "3 Felder, keine Sichtlinie, blockiert bei E1"


def test_the_wall_that_blocks_is_named_by_the_square_behind_it() -> None:
    s = Scene("P . .|. K", a="P punisher", b="K kraven")
    assert measured(s, **{"what": "sight", "from": 0, "to": 4})["at"] == 3
    smoke = Scene("P . . . K", a="P punisher", b="K kraven", under={"K": "~"})
    assert measured(smoke, **{"what": "sight", "from": 0, "to": 4})["at"] == 4


def test_sight_is_what_the_rules_see() -> None:
    """On the ready maps, in the middle of games: never another answer than the rules', and a reason wherever it is blocked."""
    rng = random.Random(5)
    blocked = 0
    for map in READY:
        game = Game.new(TITLE, seed=3, options={"setup": "quick", "map": map})
        for _ in range(120):
            if game.ask is not None:
                game.answer(rng.randrange(len(game.ask.options)))
        t = game.state
        for one in t.standing():
            for two in t.standing():
                if one != two:
                    found = SHOWN.measure(t, 0, {"what": "sight", "from": t.at[one], "to": t.at[two]})
                    assert found["sight"] == ("clear" if sees(t, one, two) else "blocked")
                    blocked += found["sight"] == "blocked"
                    assert (found["at"] is None) == (found["sight"] == "clear") or hidden(t, two)
    assert blocked > 50


def test_reach_is_what_a_move_would_offer() -> None:
    s = Scene("W . d .\nK . . .", a="W wolverine", b="K kraven")
    reach = {square: (cost, threats) for square, cost, threats in measured(s, what="reach", who=s["W"])["squares"]}
    s.activate("W").answer(("move", -1))
    assert s.t.ask is not None
    offer = SHOWN.offer(s.t, s.t.ask)
    assert reach == {row["path"][-1]: (row["cost"], row["threats"]) for row in offer["options"] if row["path"]}


def test_odds_of_any_attack_by_number_or_name() -> None:
    s = Scene("P . . . . . . K", a="P punisher", b="K kraven")
    by_number = measured(s, what="odds", who=s["P"], attack=s.number("P", "combat-knife"), target=s["K"])
    assert by_number == measured(s, what="odds", who=s["P"], attack="combat-knife", target=s["K"])
    assert by_number["evade"]["mean"] < by_number["mean"]
    assert by_number["results"] == ["miss", "Hit", "Hit", "Kill"]


BAD: list[tuple[dict[str, Any], str]] = [
    ({}, "There is nothing to measure under that name; ask for judge, sight, reach or odds."),
    ({"what": ["sight"]}, "There is nothing to measure under that name; ask for judge, sight, reach or odds."),
    ({"what": "sight", "from": 0}, "A square is a number from 0 to 3."),
    ({"what": "sight", "from": 0, "to": 4}, "A square is a number from 0 to 3."),
    ({"what": "sight", "from": True, "to": 1}, "A square is a number from 0 to 3."),
    ({"what": "reach", "who": 9}, "Name a figure on the map by its number."),
    ({"what": "reach", "who": "0"}, "Name a figure on the map by its number."),
    ({"what": "odds", "who": 0, "target": 1, "attack": 77}, "That figure has no such attack."),
    ({"what": "odds", "who": 0, "target": 1, "attack": [0]}, "That figure has no such attack."),
    ({"what": "odds", "who": 0, "target": 1, "attack": "throw"}, "That figure has no such attack."),
    ({"what": "odds", "who": 0, "target": 0, "attack": 0}, "The target must be an opposing figure."),
    ({"what": "judge", "value": [1]}, "This question takes no way."),
]


@pytest.mark.parametrize(("query", "sentence"), BAD)
def test_bad_queries_get_sentences(query: dict[str, Any], sentence: str) -> None:
    s = Scene("W . . K", a="W wolverine", b="K kraven").activate("W")
    with pytest.raises(Illegal) as refused:
        SHOWN.measure(s.t, 0, query)
    assert str(refused.value) == sentence
    assert TITLE.refusal(refused.value, "de") != sentence


def test_judging_needs_the_question_and_a_list() -> None:
    s = Scene("W . . K", a="W wolverine", b="K kraven").activate("W").answer(("move", -1))
    for seat, query, sentence in (
        (1, {"what": "judge", "value": [1]}, "You are not asked for anything now."),
        (0, {"what": "judge", "value": 3}, "A way is a list of squares, like [21, 41, 61]."),
    ):
        with pytest.raises(Illegal) as refused:
            SHOWN.measure(s.t, seat, query)
        assert str(refused.value) == sentence
    choosing = Game.new(TITLE, seed=4, options={"map": "choose"})
    with pytest.raises(Illegal) as refused:
        SHOWN.measure(choosing.state, 0, {"what": "sight", "from": 0, "to": 1})
    assert str(refused.value) == "There is no map yet; it is chosen first."


# -- names and the catalogue -------------------------------------------------------------------------------------------


def every_id() -> list[str]:
    """Everything the engine has an id for."""
    folios = FIGURES.values()
    return [
        *(f"figure/{id}" for id in FIGURES),
        *(f"attack/{one.id}" for folio in folios for one in folio.attacks),
        "attack/throw",
        *(f"special/{one.id}" for folio in folios for one in folio.specials),
        *(f"plot/{id}" for id in PLOTS),
        *(f"thing/{id}" for id in THINGS),
        *(f"condition/{id}" for id in CONDITIONS),
        *(f"affiliation/{id}" for id in (*affiliations(), *DISPOSITIONS)),
        *(f"terrain/{id}" for id in (*TERRAIN, "wall", "ladder")),
        *(f"level/{id}" for id in LEVELS),
        *(f"team/{id}" for id in TEAMS),
        *(f"renown/{id}" for id in RENOWN),
        *(f"form/{id}" for id in FORMS),
        *(f"result/{id}" for id in RESULTS),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    rows = cards.rows(language)
    assert [id for id in dict.fromkeys(every_id()) if not rows.get(id, cards.Row("", "")).name] == []


def test_no_row_is_for_nothing_and_both_languages_have_the_same() -> None:
    english, german = cards.rows("en"), cards.rows("de")
    assert list(english) == list(german)
    assert [id for id in english if id not in every_id()] == []
    assert [id for id in english if bool(english[id].text) != bool(german[id].text)] == []
    assert [id for id in english if english[id].text and english[id].text == german[id].text] == []


def test_the_english_name_of_a_figure_is_that_of_its_folio() -> None:
    assert {id: cards.name(f"figure/{id}") for id in FIGURES} == {id: folio.name for id, folio in FIGURES.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_complete(language: str) -> None:
    found = SHOWN.catalogue(language)
    json.dumps(found, allow_nan=False)
    assert set(found["figures"]) == set(FIGURES)
    for id, card in found["figures"].items():
        folio = FIGURES[id]
        assert [one["rank"] for one in card["ranks"]] == list(folio.abilities)
        assert [one["id"] for one in card["attacks"]] == [one.id for one in folio.attacks]
        assert all(one["text"] and one["name"] for one in card["specials"])
        assert (card["speed"], card["health"], card["karma"]) == (folio.speed, folio.health, folio.karma)
    for kind in ("plots", "maps", "conditions", "terrain", "levels"):
        assert [id for id, one in found[kind].items() if not one["text"] or not one["name"]] == [], kind
    assert len(found["ranks"]) == len(found["table"]) == 14
    assert [sum(row) for row in found["table"]] == pytest.approx([1.0] * 14)
    assert SHOWN.catalogue(language) is found


def test_an_attack_in_the_catalogue() -> None:
    webs = SHOWN.catalogue("en")["figures"]["spider-man"]["attacks"][0]
    assert (webs["id"], webs["name"], webs["form"], webs["ability"], webs["range"], webs["damage"]) == (
        "webs", "Webs", "shooting", "agility", 4, 0,
    )  # fmt: skip
    assert webs["text"]


def test_monograms_tell_figures_apart() -> None:
    letters = monograms()
    assert len(set(letters.values())) == len(FIGURES)
    assert all(len(one) == 2 and one.isupper() for one in letters.values())


# -- the quick setup ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", list(LEVELS))
def test_a_quick_setup_begins_on_the_first_page(level: str) -> None:
    for seed in range(4):
        game = Game.new(TITLE, seed=seed, options={"setup": "quick", "level": level, "map": "choose"})
        t = game.state
        assert game.ask is not None
        assert (game.ask.kind, t.page, len(game.answers)) == ("first", 1, 0)
        assert all(square >= 0 for square in (*t.at, *t.plots, *t.thing_at))
        assert len({*t.at}) == len(t.at)
        assert t.sides == (1, 0)  # player A at the lower edge
        again = Game.load(game.save(), lambda name: TITLE, verify=True)
        assert again.digest == game.digest


def test_a_quick_setup_keeps_the_rules_of_the_full_one() -> None:
    """Every place was among the options the rules would have offered: plots far from their owners, one on each half."""
    game = Game.new(TITLE, seed=1, options={"setup": "quick"})
    t = game.state
    ground = t.ground()
    for token, square in enumerate(t.plots):
        assert min(ground.distance(square, t.at[who]) for who in t.standing(token // 2)) >= 8
        assert ground.edge(square) >= 4
    for square in t.thing_at:
        assert min(ground.distance(square, t.at[who]) for who in t.standing()) >= 6


def test_a_quick_line_stands_around_the_middle() -> None:
    """From the middle of the front row outwards, every other square: first there, then to the right and the left in turn."""
    s = Scene("\n".join([" ".join("." * 21)] * 4), a="")
    room = tuple(range(2 * 21, 4 * 21))
    s.t.sides = (SOUTH, NORTH)
    columns = []
    for _ in range(5):
        square = in_line(s.t, 0, room)
        assert square // 21 == 2, "the front row of those in the south"
        columns.append(square % 21)
        s.t.at[s.t.enlist(0, "thug")] = square
    assert columns == [10, 12, 8, 14, 6]
    assert in_line(s.t, 1, tuple(range(2 * 21))) == 21 + 10


def test_a_full_setup_is_the_default() -> None:
    game = Game.new(TITLE, seed=1)
    assert game.ask is not None
    assert game.ask.kind == "side"
