"""Questions in words, in whole games and one by one."""

from __future__ import annotations

import os
import re
from random import Random

import pytest

import longbox
from longbox.kernel import PASS, Event, Game, Illegal
from longbox.titles import books, facets
from longbox.titles.crisis.events import PowerSpent
from longbox.titles.crisis.page.offers import RULES, TELLERS
from longbox.titles.crisis.page.offers.attacks import so_many
from longbox.titles.crisis.page.voice import Voice
from longbox.titles.crisis.speech.cards import name
from longbox.titles.crisis.state import Table
from longbox.titles.crisis.title import TITLE
from titles.crisis.shelf import the_cards

from ..fighters import *
from ..scene import Duel, box
from ..speech.test_words import QUESTIONS
from .told import well_told

SHOWN = facets.page(TITLE)

MANY = 20 if os.environ.get("LONGBOX_ALL") else 1
RAW = re.compile(r"_|[@#]|\b[a-z]+-[a-z]+-[a-z-]+\b|^[a-z]+-[a-z]+$")
"""What an id looks like; German words with a hyphen begin with a capital."""


@pytest.mark.parametrize(
    ("least", "most", "en", "de"),
    [
        (1, 1, "one die", "einen Würfel"),
        (2, 2, "2 dice", "2 Würfel"),
        (0, 3, "up to 3 dice", "bis zu 3 Würfel"),
        (1, 4, "1 to 4 dice", "1 bis 4 Würfel"),
    ],
)
def test_how_many_dice_is_said_in_words(least: int, most: int, en: str, de: str) -> None:
    t = Duel("captain-marvel", "ultron").t
    assert [so_many(Voice(language, t), least, most) for language in ("en", "de")] == [en, de]


def some_game(seed: int, ruleset: int, setup: str) -> Game[Table]:
    rosters = sorted(the_cards().rosters)
    options = {"roster_a": rosters[seed % len(rosters)], "roster_b": rosters[(3 * seed + 1) % len(rosters)]}
    return longbox.new("crisis", seed=seed, ruleset=ruleset, setup=setup, **options)


@pytest.mark.parametrize("ruleset", [2022, 2025])
@pytest.mark.parametrize("setup", ["full", "quick"])
def test_every_question_of_random_games(ruleset: int, setup: str) -> None:
    rng = Random(ruleset)
    for seed in range(2 * MANY):
        game = some_game(seed, ruleset, setup)
        while game.ask is not None:
            before = game.digest
            assert [text for text in well_told(game.state) if RAW.search(text)] == []
            assert game.digest == before, "telling a question changes the game"
            game.answer(rng.randrange(len(game.ask.options)))


@pytest.mark.parametrize("setup", ["full", "quick"])
def test_what_everybody_is_told_holds_nothing_hidden(setup: str) -> None:
    """What is being resolved reads the same however the secrets of the other seat are redrawn."""
    game = some_game(1, 2025, setup)
    rng = Random(1)
    for _ in range(60):
        assert game.ask is not None
        for seat in (-1, 0, 1):
            guess = TITLE.determinize(game.state, seat, longbox.kernel.Generator(rng.randrange(1 << 30)))
            assert SHOWN.resolving(guess, seat) == SHOWN.resolving(game.state, seat)
            if seat == game.ask.seat:
                assert SHOWN.offer(guess, game.ask) == SHOWN.offer(game.state, game.ask)
        game.answer(rng.randrange(len(game.ask.options)))


def test_every_kind_of_question_has_a_teller_and_a_rule_of_the_book() -> None:
    assert sorted(TELLERS) == QUESTIONS
    (book,) = [one for one in books() if one.name == "crisis"]
    assert set(RULES.values()) <= set(book.rules())
    assert sorted(RULES) == QUESTIONS


def test_a_turn_of_activation_tells_who_what_and_how_often() -> None:
    duel = Duel("captain-marvel", "ultron").put(1, 12.5, 10).set(0, power=3).activate(0)
    offer = SHOWN.offer(duel.t, duel.ask, "en")
    assert offer["title"] == "What does Captain Marvel do?"
    assert offer["sub"] == "Action 1 of 2."
    assert offer["rule"] == "CP-215"
    punch = next(row for row in offer["options"] if row["label"] == "Rocket Punch")
    assert punch["group"] == "Attack"
    assert punch["note"] == "Energy, Range 3, 7 dice, Captain Marvel spends 3 Power"
    assert punch["on"] == [["character", 1]]
    assert punch["odds"]["text"].startswith("Ultron: ")
    duel.answer("rocket-punch")
    offer = SHOWN.offer(duel.t, duel.ask, "de")
    assert offer["title"] == "Wähle ein Ziel für „Raketenfaust“."
    assert offer["options"][0]["odds"]["damage"] == punch["odds"]["damage"]


def test_a_beam_tells_the_odds_of_everybody_it_hits() -> None:
    duel = Duel(["iron-man", "black-widow"], ["ultron", "crossbones"]).set(0, power=9, injured=1)
    duel.put(0, 10, 10).put(1, 12, 10).put(2, 14, 10).put(3, 18, 10).attack(0, "unibeam")
    offer = SHOWN.offer(duel.t, duel.ask, "en")
    both = next(row for row in offer["options"] if row["label"] == "Hit Ultron and Crossbones")
    assert both["odds"]["text"].startswith("Ultron: ")
    assert "; Crossbones: " in both["odds"]["text"]
    assert "Black Widow would suffer 1 damage" in both["note"]
    assert both["on"][0][:3] == ["ray", 10.0, 10.0]
    assert offer["region"] == {"type": "direction", "from": [10.0, 10.0], "start": 0.689, "length": 10.0, "width": 1.0}


def reasons(duel: Duel, language: str = "en") -> dict[str, str]:
    return {row["label"]: row["why"] for row in SHOWN.offer(duel.t, duel.ask, language)["closed"]}


def test_why_something_cannot_be_chosen() -> None:
    duel = Duel("captain-marvel", "ultron").put(1, 30, 10).set(0, power=3).activate(0)
    why = reasons(duel)
    assert why["Strike"] == "No enemy is within Range 2."
    assert why["Binary Form"] == "It costs 4 Power; only 3 is there."
    assert why[name("captain-marvel/danvers-special")] == "What it needs is not there now."
    duel.put(1, 14.5, 10).set(0, power=0)
    duel.t.advance()
    assert reasons(duel)["Rocket Punch"] == "It costs 3 Power; only 0 is there."


def test_no_line_of_sight_and_stealth_are_told_apart() -> None:
    wall = box("building", 5, 11.5, 5, 0.5, 10)
    duel = Duel("captain-marvel", "ultron", [wall]).put(1, 13, 10).activate(0)
    assert reasons(duel)["Strike"] == "No enemy within Range 2 is in sight."
    duel = Duel("captain-marvel", "black-widow").put(1, 18.5, 10).activate(0)
    assert reasons(duel)["Energy Blast"] == "Who is within Range 4 cannot be targeted now."


def test_used_up_staggered_and_out_of_actions() -> None:
    duel = Duel("baron-zemo", "ultron").put(1, 30, 30).set(0, power=9, conditions=("stagger",)).activate(0)
    assert reasons(duel)["Sword Strike"] == "Stagger must be shaken off first."
    assert reasons(duel)["Charge"] == "Stagger must be shaken off first."
    duel.answer("stagger").answer("charge").decline()
    assert reasons(duel)["Charge"] == "It was already used this turn."
    assert reasons(duel, "de")["Schwerthieb"] == "Es ist keine Aktion übrig."


def test_cards_in_hand_that_cannot_be_played() -> None:
    duel = Duel(["captain-marvel", "iron-man"], "ultron").hand("field-dressing", "brace-for-impact", "patch-up").turn()
    why = reasons(duel)
    assert why["Brace for Impact"] == "It answers something that happens, and is offered then."
    assert why["Field Dressing"] == "Nobody in play meets its conditions."


def test_a_reaction_window_says_what_happened() -> None:
    duel = Duel("ultron", "captain-america-steve-rogers").put(1, 12, 10).set(1, power=5).set(0, power=5)
    duel.attack(0, "strike", 1)
    offer = SHOWN.offer(duel.t, duel.ask, "en")
    assert offer["react"]
    assert offer["sub"] == "Ultron attacks Captain America."
    assert offer["pass"] == duel.offered.index(PASS)
    assert "Vibranium Shield" in [row["label"] for row in offer["options"]]


def test_secret_choices_ask_for_a_curtain() -> None:
    game = some_game(0, 2025, "full")
    private = {}
    while game.ask is not None and game.state.round == 0:
        private[game.ask.kind] = SHOWN.offer(game.state, game.ask)["private"]
        game.answer(0)
    assert {kind for kind, secret in private.items() if secret} == {"squad", "affiliation", "tactics"} & set(private)
    assert private["squad"]
    assert not private["spot"]


def test_two_of_the_same_name_are_told_apart() -> None:
    duel = Duel(["captain-marvel", "ultron"], ["captain-marvel-cosmic-avenger", "ultron"])
    voice = Voice("en", duel.t)
    names = [voice.character(who) for who in range(4)]
    assert names == ["Captain Marvel", "Ultron (A)", "Captain Marvel, Cosmic Avenger", "Ultron (B)"]


def test_an_offer_is_refused_nowhere() -> None:
    """Every row of an offer is an answer that is taken."""
    game = some_game(2, 2025, "quick")
    for _ in range(40):
        assert game.ask is not None
        for number in range(len(SHOWN.offer(game.state, game.ask)["options"])):
            try:
                game.clone().answer(number)
            except Illegal as error:  # pragma: no cover
                pytest.fail(str(error))
        game.answer(0)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seed", range(3 * MANY))
def test_whoever_spends_power_and_how_much_was_said(language: str, seed: int) -> None:
    """In random games: what somebody spends stood in the answer that led to it, with the payer's name or what it must be.

    An attack is paid for once its target is known and others have reacted, so the answers before are looked at, too.
    """
    game, rng, heard = some_game(seed, 2025, "quick"), Random(seed), list[Event]()
    said, checked = list[str](), 0
    game.state.sink = heard.append
    while game.ask is not None:
        offer = SHOWN.offer(game.state, game.ask, language)
        chosen = rng.randrange(len(game.ask.options))
        row = offer["options"][chosen]
        said.append(" ".join([offer["title"], offer["sub"], row["label"], row.get("note", "")]))
        heard.clear()
        game.answer(chosen)
        v = Voice(language, game.state)
        for event in heard:
            if isinstance(event, PowerSpent) and event.n:
                checked += 1
                assert any(names_payer(text, v.character(event.who), event.n) for text in said[-LATELY:]), (event, said[-LATELY:])
    assert checked > 10, "hardly anybody spends anything in this game: it proves nothing"


LATELY = 16
"""Answers between an attack that is chosen and its price, at most."""
PAYERS = re.compile(
    r"\b(?:characters?|target|attacker|first of them|Your [A-Z][\w' -]+|each) (?:\w+ )*spends?\b"
    r"|\b(?:Charaktere?|Ziel|Angreifer)\b.* (?:gibt|geben) .*\baus\b"
)
"""Who pays by what it must be: so the option of a Team Tactic card says it before anybody is chosen."""


def names_payer(text: str, who: str, n: int) -> bool:
    return str(n) in re.findall(r"\d+", text) and (who in text or PAYERS.search(text) is not None)


def test_whoever_is_chosen_sees_what_that_costs() -> None:
    """Prince of Asgard: one of the allies who are hurt spends 1 Power; the choice says who and how much."""
    duel = Duel(["thor-prince-of-asgard", "valkyrie"], "ultron").lead(0)
    duel.set(0, power=2, damage=1).set(1, power=2, damage=1).turn()
    offer = SHOWN.offer(duel.t, duel.ask, "en")
    assert offer["title"] == "Whom do you choose for Prince of Asgard?"
    notes = {row["label"]: row["note"] for row in offer["options"] if row["on"]}
    assert {who: note.split(",")[0] for who, note in notes.items()} == {
        "Thor": "Thor spends 1 Power",
        "Valkyrie": "Valkyrie spends 1 Power",
    }


def test_the_only_one_of_several_that_would_do_anything_is_named_like_one_of_them() -> None:
    duel = Duel(["thor-prince-of-asgard", "valkyrie"], "ultron").lead("thor-prince-of-asgard")
    duel.set("valkyrie", power=3, damage=2).turn(0).answer("valkyrie")
    texts = well_told(duel.t)
    assert [text for text in texts if RAW.search(text)] == []
    assert {"Remove damage", "Schaden entfernen"} <= {*texts}
