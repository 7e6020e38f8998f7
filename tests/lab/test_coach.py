"""The coach: says what the seat may know, in words that are true of the position, and warns of what loses much."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from itertools import islice
from typing import Any

import pytest

from longbox.kernel import Game, Generator
from longbox.lab.coach import Advice, Coach, Plan, Start, lead
from longbox.players import Sight, player
from longbox.players.trials import Budget
from longbox.speech import Tongue
from longbox.titles import title
from longbox.titles.facets import coaching
from longbox.titles.facets.coaching import Change, owning

TITLES: dict[str, tuple[int, dict[str, Any]]] = {
    "sample": (3, {"rounds": 1}),
    "crisis": (2, {"setup": "quick"}),
    "tactics": (2, {"level": "back-alley"}),
    "revolution": (3, {"last_round": 1}),
}
SINCE = {"sample": 8, "crisis": 30, "tactics": 40, "revolution": 20}
"""The setup of each is over after so many answers."""


def moments(name: str, every: int, since: int = 0) -> Iterator[Game[Any]]:
    """Questions of a greedy game that leave a choice."""
    seats, options = TITLES[name]
    for seed in range(4):
        game = Game.new(title(name), seats, f"coach {seed}", options)
        bots = [player("greedy", seat) for seat in range(seats)]
        while (ask := game.ask) is not None:
            if len(game.answers) >= since and len(game.answers) % every == 0 and len(ask.options) > 1:
                yield game
            game.answer(bots[ask.seat].choose(Sight(game.title, game.state, ask)))


def coach(game: Game[Any], language: str = "en") -> Coach:
    assert game.ask is not None
    return Coach([Sight(game.title, game.state, game.ask)], language)


def hint(game: Game[Any], nodes: int = 12, language: str = "en") -> list[Advice]:
    return coach(game, language).hint(Budget(nodes, None, None))


@pytest.mark.parametrize("name", list(TITLES))
def test_what_is_hidden_changes_no_hint(name: str) -> None:
    """Hands, decks, dials, secret choices and dice to come: all are exchanged, and every word is the same."""
    hidden = 0
    for number, game in enumerate(islice(moments(name, 3 if name == "sample" else 19, SINCE[name]), 2 if name == "tactics" else 4)):
        assert game.ask is not None
        said = hint(game, 6)
        other = game.clone()
        other.state.key, other.state.count = 12345 + number, 77
        game.title.redeal(other.state, game.ask.seat, Generator(99 + number))
        other.state.advance()
        other.ask = other.state.ask
        before, after = game.state.dump(), other.state.dump()
        hidden += any(before[part] != after[part] for part in before if part not in ("key", "count"))
        assert [asdict(one) for one in hint(other, 6)] == [asdict(one) for one in said]
    if name in ("revolution", "sample"):
        assert hidden > 1, "something was there to be exchanged"


@pytest.mark.parametrize("name", list(TITLES))
@pytest.mark.parametrize("language", ["en", "de"])
def test_options_come_with_their_chances_the_best_first(name: str, language: str) -> None:
    for game in islice(moments(name, 5, SINCE[name]), 1):
        assert game.ask is not None
        before = game.state.digest()
        said = hint(game, language=language)
        assert game.state.digest() == before, "nothing was played"
        assert 1 <= len(said) <= 3
        assert [one.value for one in said] == sorted((one.value for one in said), reverse=True)
        assert len({one.option for one in said}) == len(said)
        for one in said:
            assert one.label
            assert one.option is not None
            assert 0 <= one.option < len(game.ask.options)
            assert 0 <= one.value <= 1
            assert all(reason.text for reason in one.reasons)
            assert "{" not in "".join(reason.text for reason in one.reasons)


def said_of(game: Game[Any], numbers: list[int], language: str = "en", worlds: int = 4) -> list[Advice]:
    """What the coach says of these options."""
    assert game.ask is not None
    sight = Sight(game.title, game.state, game.ask)
    found = coach(game, language)
    return found.told(found.weigh([Start(sight, game.ask.options[i], i) for i in numbers], worlds))


@pytest.mark.parametrize(("language", "word"), [("en", "secures"), ("de", "sichert")])
def test_whoever_takes_an_objective_secures_it(language: str, word: str) -> None:
    for game in moments("crisis", 1, 20):
        assert game.ask is not None
        kinds = [one[0] if isinstance(one, tuple) else one for one in game.ask.options]
        if game.ask.kind == "action" and {"interact", "done"} <= {*kinds}:
            token = game.ask.options[kinds.index("interact")][1]
            if game.state.token_holder[token] < 0 and game.state.token_side[token] < 0:
                taking, leaving = said_of(game, [kinds.index("interact"), kinds.index("done")], language)
                name = taking.label.split(": ")[-1]
                if any(one.text.startswith(word) and name in one.text and one.good for one in taking.reasons):
                    assert not any(word in one.text and name in one.text for one in leaving.reasons)
                    return
    raise AssertionError("nobody can take anything in these games")


def test_an_attack_is_told_by_the_damage_it_deals() -> None:
    for game in moments("crisis", 1, 20):
        assert game.ask is not None
        kinds = [one[0] if isinstance(one, tuple) else one for one in game.ask.options]
        if game.ask.kind == "action" and {"attack", "done"} <= {*kinds}:
            attack, leaving = said_of(game, [kinds.index("attack"), kinds.index("done")], worlds=6)
            words = " ".join(one.text for one in attack.reasons if one.good)
            if "damage to" in words or "Dazes or KOs" in words:
                assert not any("damage to" in one.text for one in leaving.reasons)
                return
    raise AssertionError("nobody attacks in these games")


TOPICS: dict[str, dict[tuple[Any, ...], Change]] = {
    "crisis": {
        ("token", 0): Change(0, 1, 0),
        ("lead",): Change(0, 2, 0),
        ("hurts", 0): Change(0, 2.3, 0),
        ("hurt", 0): Change(0, 2.3, 0),
        ("fells", 0): Change(0, 0.5, 0),
        ("falls", 0): Change(0, 0.5, 0),
        ("reached", 0): Change(0, 2, 0),
    },
    "tactics": {
        ("lead",): Change(0, -2, 0),
        ("plot", 0): Change(0, 1, 0),
        ("their plot", 0): Change(0, 1, 0),
        ("hurts", 0): Change(0, 3, 0),
        ("hurt", 0): Change(0, 3, 0),
        ("fells", 0): Change(0, 0.5, 0),
        ("falls", 0): Change(0, 0.5, 0),
        ("reached", 0): Change(0, 1, 0),
    },
    "revolution": {
        ("points",): Change(0, 1, 0),
        ("hope",): Change(2, 0, 2),
        ("cards",): Change(2, 0, 2),
        ("their points", 1): Change(0, 1, 0),
        ("team", 3): Change(0, 1, 0),
        ("injured", 3): Change(0, 1, 0),
    },
    "sample": {("score",): Change(0, 2, 0)},
}


@pytest.mark.parametrize("name", list(TOPICS))
def test_every_fact_has_words_and_what_does_not_change_has_none(name: str) -> None:
    game = next(moments(name, 3, 8))
    facet = coaching(game.title)
    assert {str(topic[0]) for topic in TOPICS[name]} | {"goal"} == {*facet.weights} | {"goal"}
    for topic, change in TOPICS[name].items():
        told = {language: facet.told(game.state, topic, change, language) for language in ("en", "de")}
        assert told["en"]
        assert told["de"] != told["en"]
        assert not facet.told(game.state, topic, Change(0, 0, 0), "en")


def test_words_of_any_title_are_translated() -> None:
    for change in (Change(0, 1, 0), Change(-1, 1, -1), Change(-1, 0, -1), Change(1, 0, 1), Change(0, -1, 0)):
        words = owning(change)
        assert words
        assert Tongue("de").text(words) != words


def test_out_of_reach_is_told_of_whoever_was_in_it() -> None:
    for name in ("crisis", "tactics"):
        game = next(moments(name, 3, 20))
        facet = coaching(game.title)
        assert facet.told(game.state, ("reached", 0), Change(2, 0, 2), "en").endswith("out of reach")
        assert not facet.told(game.state, ("reached", 0), Change(3, 2, 3), "en")


def blunder() -> tuple[Game[Any], int]:
    """A question with an answer that loses much."""
    for game in moments("crisis", 1, 40):
        assert game.ask is not None
        if game.ask.kind == "action" and len(game.ask.options) > 2:
            sight = Sight(game.title, game.state, game.ask)
            plans = coach(game).weigh([Start(sight, one, i) for i, one in enumerate(game.ask.options)], 4)
            worst, best = min(plans, key=lambda plan: plan.value), max(plans, key=lambda plan: plan.value)
            if lead(best, worst)[0] > 0.2:
                assert worst.start.shown is not None
                return game, worst.start.shown
    raise AssertionError("nothing can be done badly in these games")


def test_a_blunder_is_warned_of_and_the_better_answer_is_not() -> None:
    game, worst = blunder()
    assert game.ask is not None
    sight = Sight(game.title, game.state, game.ask)
    found = coach(game).warning(Start(sight, game.ask.options[worst], worst), Budget(36, None, None))
    assert found is not None
    played, better = found
    assert played.option == worst
    assert better.value - played.value > 0.08
    assert better.option is not None
    assert coach(game).warning(Start(sight, game.ask.options[better.option], better.option), Budget(36, None, None)) is None


def test_nothing_is_said_before_enough_worlds_were_tried() -> None:
    game = next(moments("crisis", 5, 30))
    assert game.ask is not None
    sight = Sight(game.title, game.state, game.ask)
    assert coach(game).warning(Start(sight, game.ask.options[-1], len(game.ask.options) - 1), Budget(3, None, None)) is None


def test_how_far_two_plans_lie_apart_is_sure_only_after_some_worlds() -> None:
    start = Start(None, None, 0)  # type: ignore[arg-type]
    one, other = Plan(start, 0.0, values=[0.6, 0.6]), Plan(start, 0.0, values=[0.4, 0.4])
    few = lead(one, other)
    one.values, other.values = one.values * 20, other.values * 20
    many = lead(one, other)
    assert few[0] == pytest.approx(many[0]) == pytest.approx(0.2)
    assert many[1] < few[1] / 3
