"""What the bots think things are worth."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import longbox
from longbox.kernel import PASS, Generator
from longbox.players import GreedyPlayer, RandomPlayer, Sight
from longbox.players.trials import by_rating
from longbox.titles import facets
from longbox.titles.tactics.bot import position, rate, windfall
from longbox.titles.tactics.bot.blows import BLOWS, KNOWN, blow, expected, outcomes, rules_of, work_out, work_out_blow
from longbox.titles.tactics.bot.questions import JUDGES, ends
from longbox.titles.tactics.bot.squares import OUTLOOKS, way_to
from longbox.titles.tactics.codes import *
from longbox.titles.tactics.events import FeatRolled
from longbox.titles.tactics.ground import Ground
from longbox.titles.tactics.odds.feats import CHANCES
from longbox.titles.tactics.rules.feats import BULLSEYE, HIT, KILL, Feat, colour_of
from longbox.titles.tactics.rules.harm import Harm
from longbox.titles.tactics.rules.levels import LEVELS
from longbox.titles.tactics.rules.plots import Advance
from longbox.titles.tactics.title import TITLE

from ..scene import Scene


def best(s: Scene) -> Any:
    """What a greedy player would answer."""
    rated = rate(s.t)
    assert len(rated) == len(s.options)
    return s.options[rated.index(max(rated))]


def brawl(s: Scene, letter: str, target: str) -> Scene:
    return s.strike(letter, next(one.id for one in s.t.attacks(s[letter]) if one.form == BRAWLING), target)


def plot_at(s: Scene, seat: int, x: int, y: int) -> Scene:
    s.t.plots[2 * seat] = s.xy(x, y)
    return s


# -- luck ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["mean-streets", "crossover"])
def test_the_luck_of_a_feat_is_nothing_on_average(level: str) -> None:
    """A search takes it out of its trials: it must not favour anybody."""
    game = longbox.new("tactics", seed=level, level=level)
    bots = [GreedyPlayer(f"{seat}") for seat in range(2)]
    seen: dict[str, list[float]] = {}

    def hear(event: Any) -> None:
        if isinstance(event, FeatRolled):
            each = [windfall(game.state, replace(event, colour=colour)) for colour in range(4)]
            assert expected(CHANCES[event.rank], each) == pytest.approx(0)
            seen.setdefault(event.what, []).append(max(each) - min(each))
            mine, theirs = (facets.advisor(game.title).windfall(game.state, seat, event) for seat in (0, 1))
            assert mine == -theirs == pytest.approx(each[event.colour] if game.state.seat[event.who] == 0 else -each[event.colour])

    game.state.sink = hear
    while game.ask is not None:
        game.answer(bots[game.ask.seat].choose(Sight(game.title, game.state, game.ask)))
    assert max(seen["plot"]) > 0.4
    assert max(seen["attack"]) > 0.4


def test_the_dice_of_a_guess_fall_by_what_they_are_rolled_for() -> None:
    """The same figure's FEAT for the same end on the same Page, whatever was rolled before it; else others."""

    def rolls(*feats: tuple[int, str], key: int = 7, page: int = 1) -> list[list[int]]:
        t = Scene("A . . B", a="A storm", b="B beast").t
        t.script, t.key, t.page = None, key, page
        facets.advisor(TITLE).couple(t)
        found = []
        for who, what in feats:
            t.stack.append(Feat(who, what))
            found.append([t.die(10) for _ in range(6)])
            t.stack.pop()
        return found

    (first,) = rolls((0, "attack"))
    assert rolls((1, "attack"), (0, "dodge"), (0, "attack"))[2] == first
    again = rolls((0, "attack"), (0, "attack"))
    assert again[0] == first != again[1], "the next ones are others"
    assert first not in (
        rolls((0, "attack"), page=2)[0],
        rolls((0, "attack"), key=8)[0],
        rolls((0, "dodge"))[0],
        rolls((1, "attack"))[0],
    )
    faces = Counter(face for key in range(200) for face in rolls((0, "attack"), key=key)[0])
    assert sorted(faces) == list(range(1, 11))
    assert max(faces.values()) < 1.4 * min(faces.values()), "1,200 fair dice"


def test_the_dice_of_a_game_come_in_a_row_and_are_not_those_of_a_guess() -> None:
    game = longbox.new("tactics", seed=5)
    assert game.state.fates is None
    guess = game.title.determinize(game.state, 0, Generator(1))
    facets.advisor(game.title).couple(guess)
    assert guess.fates == {}
    assert guess.copy().fates is None, "only who asked for it gets it"
    assert "fates" not in guess.dump()


def test_a_search_opens_squares_first_that_are_far_from_each_other() -> None:
    game = longbox.new("tactics", seed=3)
    bots = [GreedyPlayer(f"{seat}") for seat in range(2)]
    seen = set()
    while game.ask is not None and len(game.answers) < 200:
        t, ask = game.state, game.ask
        rated = rate(game.title.determinize(t, 0, Generator(1)))
        order = by_rating(rated)
        found = facets.advisor(game.title).varied(t, order)
        assert sorted(found) == sorted(order)
        assert found[0] == order[0], "the best stays the first"
        if squares := ends(t, ask):
            seen.add(ask.kind)
            assert len(squares) == len(ask.options)
            ground = t.ground()
            first = next((n for n, one in enumerate(found) if near(ground, squares, found[:n], one)), len(found))
            assert all(near(ground, squares, found[:first], one) for one in found[first:]), "then those near one of the first"
            assert found[first:] == [one for one in order if one in found[first:]], "as they are rated"
        elif ask.kind == "act":
            plain = [one[:1] if one[0] == "move" else one[:3] if one[0] == "charge" else one for one in ask.options]
            first = len(set(plain))
            assert len({plain[number] for number in found[:first]}) == first, "whoever pays, it is the same action"
            for part in (found[:first], found[first:]):
                assert part == [one for one in order if one in part], "as they are rated"
        else:
            assert found == order
        if ask.kind == "move":
            assert squares[0] == t.at[t.acting]
            assert squares[1:] == [way[-1] for way in ask.options[1:]]
        game.answer(bots[ask.seat].choose(Sight(game.title, t, ask)))
    assert {"place", "place_plot", "move"} <= seen


def near(ground: Ground, squares: list[int], before: list[int], one: int) -> bool:
    return any(ground.distance(squares[one], squares[other]) <= 2 for other in before)


# -- what is remembered ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_an_outlook_that_is_remembered_is_the_one_that_would_be_worked_out(level: str) -> None:
    game = longbox.new("tactics", seed=level, level=level)
    bots = [GreedyPlayer("one"), RandomPlayer("other")]
    met = 0
    while game.ask is not None and len(game.answers) < 250:
        remembered = rate(game.title.determinize(game.state, 0, Generator(1)))
        before = dict(OUTLOOKS)
        OUTLOOKS.clear()
        assert rate(game.title.determinize(game.state, 0, Generator(1))) == remembered
        met += len(before.keys() & OUTLOOKS.keys())
        OUTLOOKS.update(before)
        game.answer(bots[game.ask.seat].choose(Sight(game.title, game.state, game.ask)))
    assert met > 20


@pytest.mark.parametrize("level", ["mean-streets", "crossover"])
def test_a_blow_that_is_remembered_is_the_one_that_would_be_worked_out(level: str) -> None:
    KNOWN.clear()
    BLOWS.clear()
    checked = 0
    for seed in range(2):
        game = longbox.new("tactics", seed=seed, level=level)
        bots = [RandomPlayer(f"{seed} {seat}") for seat in range(2)]
        while game.ask is not None and len(game.answers) < 500:
            t = game.state
            if len(game.answers) % 7 == 0:
                for who in t.standing():
                    for attack in t.attacks(who):
                        for foe in t.foes(who):
                            rules = rules_of(attack, "")
                            assert blow(t, who, attack, foe) == work_out_blow(t, who, attack, foe, "")
                            for evasion in (NOBODY, GREEN):
                                found = outcomes(t, who, attack, foe, rules, evasion)
                                assert found == work_out(t, who, attack, foe, rules, evasion)
                                checked += 1
            game.answer(bots[game.ask.seat].choose(Sight(game.title, t, game.ask)))
    assert checked > 3 * len(KNOWN), "most were remembered"
    assert checked > 6 * len(BLOWS), "of the blows as well"


# -- chances ---------------------------------------------------------------------------------------------------------------


def test_chances_are_those_of_all_hundred_rolls() -> None:
    for rank, chances in enumerate(CHANCES):
        assert sum(chances) == pytest.approx(1)
        for colour, chance in enumerate(chances):
            assert round(chance * 100) == sum(colour_of(roll, rank) == colour for roll in range(1, 101))


def test_a_blow_is_worth_what_the_engine_does_over_all_rolls() -> None:
    """A shot that only hurts: the share of Health lost, over every roll, with the result that was chosen."""
    drawing, cast = "S . . B", {"a": "S storm", "b": "B beast"}
    s = Scene(drawing, **cast)
    attack = s.t.attacks(s["S"])[s.number("S", "lightning")]
    lost = 0.0
    for roll in range(1, 101):
        now = Scene(drawing, **cast).roll(roll)
        now.t.script += [10, 10] * 3  # an Endurance FEAT of 100 loses nothing more
        now.strike("S", "lightning", "B")
        while not now.still:
            now.answer({"result": HIT, "bullseye": "weaken"}[now.kind])
        lost += now.lost("B") / 100
    chances = CHANCES[s.t.ability(s["S"], AGILITY)]
    plain = [0.0, *[outcomes(s.t, s["S"], attack, s["B"], ())[GREEN]] * 3]
    per_point = outcomes(s.t, s["S"], attack, s["B"], ())[GREEN] / 4  # Incredible damage is 4
    assert expected(chances, plain) == pytest.approx(lost * per_point)
    assert blow(s.t, s["S"], attack, s["B"]) > expected(chances, plain)  # Bullseyes and Kills come on top


# -- every question --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_every_question_is_rated_and_the_table_stays_as_it_was(level: str) -> None:
    game, players = (
        longbox.new("tactics", seed=5, level=level, map="choose", last_page=5),
        [RandomPlayer(f"{level} {seat}") for seat in (0, 1)],
    )
    while (ask := game.ask) is not None:
        assert ask.kind in JUDGES
        before = game.digest
        rated = rate(game.state)
        assert game.digest == before
        assert len(rated) == len(ask.options)
        assert all(math.isfinite(one) for one in rated)
        game.answer(players[ask.seat].choose(Sight(game.title, game.state, ask)))
    assert game.result is not None
    winner = game.result.winner
    assert position(game.state, 0) == -position(game.state, 1) == (0 if winner is None else 1000 if winner == 0 else -1000)


# -- activations -----------------------------------------------------------------------------------------------------------


def test_who_stands_at_the_plot_advances_it() -> None:
    s = plot_at(Scene("C . . . . . . V", a="C cyclops", b="V vulture"), 0, 1, 0).activate("C")
    assert best(s) == ("plot",)


def test_who_is_near_goes_to_the_plot_and_who_is_there_stays() -> None:
    s = plot_at(Scene(". . . . .\nB . . . .\n. . . . .", a="B blob"), 0, 3, 1).activate("B")
    assert best(s) == ("move", NOBODY)
    s.answer(("move", NOBODY))
    end = best(s)[-1]
    assert s.t.ground().distance(end, s.xy(3, 1)) <= 1


def test_a_way_to_a_plot_goes_round_walls() -> None:
    s = Scene(". .|. .\n. .|. .\n. . . .")
    ground = s.t.ground()
    from longbox.titles.tactics.ground import Gait

    assert way_to(ground, Gait(), s.xy(3, 0))[s.xy(1, 0)] == 3
    assert way_to(ground, Gait(), s.xy(3, 0))[s.xy(2, 1)] == 0


def test_the_weaker_target_is_finished() -> None:
    s = Scene("V . .\nW A .", a="A luke-cage", b="V kraven, W electro")
    s.t.health[s["V"]] = 1
    s.activate("A")
    assert best(s)[0] == "strike"
    assert best(s)[2] == s["V"]


def test_nobody_turns_its_back_on_ready_opponents_for_nothing() -> None:
    s = Scene(". . . . . .\n. A V . . .\n. . . . . .", a="A punisher", b="V wolverine").activate("A")
    s.answer(("move", NOBODY))
    way = best(s)
    near = s.t.ground().near[s.t.at[s["V"]]]
    assert all(near >> square & 1 for square in way)


def test_fire_is_not_walked_into() -> None:
    s = plot_at(Scene(". . . . .\nB f . . .\n. . . . .", a="B cyclops"), 0, 4, 1).activate("B").answer(("move", NOBODY))
    assert s.xy(1, 1) not in best(s)


def test_karma_for_speed_only_where_it_reaches_something() -> None:
    drawing = "C . . . . . . . . . . . . ."
    s = plot_at(Scene(drawing, a="C cyclops", karma=True), 0, 7, 0).activate("C")  # Speed 5; beside it after 6 squares
    assert best(s) == ("move", s["C"])
    s = plot_at(Scene(drawing, a="C cyclops", karma=True), 0, 5, 0).activate("C")
    assert best(s) == ("move", NOBODY)
    s = plot_at(Scene(drawing, a="C cyclops", karma=True), 0, 1, 0).activate("C").roll(60).answer(("plot",)).decline().decline()
    assert ("move", s["C"]) in s.options
    assert best(s) in {("end",), ("move", NOBODY)}


# -- FEATs -----------------------------------------------------------------------------------------------------------------


def test_karma_raises_what_is_tested_or_dealt_and_nothing_else() -> None:
    s = Scene("D", a="D dagger", karma=True).push(Advance(0))  # Karma 3: nothing to roll again with
    assert isinstance(s.t.stack[-1], Feat)
    assert best(s) == (s["D"], FIGHTING)  # the Plot of the scene tests Fighting
    s = Scene("A V", a="A iceman", b="V vulture", karma=True)
    s.t.ready[s["V"]] = TIRED
    brawl(s, "A", "V")
    assert s.kind == "karma"
    assert best(s) in {(s["A"], FIGHTING), (s["A"], STRENGTH), (s["A"], ENDURANCE)}  # Endurance decides about Slams (FT-469)


def test_a_missed_plot_is_rolled_again_and_a_success_is_not() -> None:
    for roll, again in ((2, True), (60, False)):
        s = Scene("D", a="D wolverine", karma=True).roll(roll).push(Advance(0))
        assert best(s) == PASS  # who can still roll again does not raise
        s.decline()
        assert s.kind == "reroll"
        assert (best(s) != PASS) is again


def test_evading_is_for_who_loses_more_than_an_activation() -> None:
    s = plot_at(Scene("A V", a="A captain-america", b="V thug"), 0, 0, 0)
    brawl(s, "V", "A")
    assert s.kind == "evade"
    assert best(s) == PASS  # a thug hits for one point of Health
    s = Scene("A V", a="A captain-america", b="V hulk")
    s.t.health[s["A"]] = 3
    brawl(s, "V", "A")
    assert best(s) == "evade"


def test_evading_in_the_own_activation_costs_nothing() -> None:
    s = plot_at(Scene("A V", a="A captain-america", b="V rhino"), 0, 0, 0)
    s.t.acting = s["A"]
    brawl(s, "V", "A")
    assert best(s) == "evade"


def test_the_best_result_is_taken_and_a_worse_colour_if_it_is_better() -> None:
    s = Scene("S . . B", a="S storm", b="B beast").roll(100).strike("S", "lightning", "B")
    assert s.options == (KILL, BULLSEYE, HIT)
    assert best(s) == KILL
    s = Scene("S . . B", a="S storm", b="B beast")
    s.t.health[s["B"]] = 5
    s.roll(100).strike("S", "lightning", "B")
    assert best(s) == BULLSEYE  # a point more is the end of it; a Kill might not be


def test_an_attack_of_opportunity_is_made() -> None:
    s = Scene("A V . . .", a="A punisher", b="V kraven").activate("V").answer(("move", NOBODY)).answer((2, 3))
    assert s.kind == "opportunity"
    assert best(s)[0] == s["A"]


def test_damage_goes_to_the_one_in_armor() -> None:
    s = Scene("L D V", a="L luke-cage, D daredevil", b="V kraven")
    for letter in "LDV":
        s.t.ready[s[letter]] = TIRED
    brawl(s.roll(50), "V", "D")
    assert s.kind == "transfer"
    assert best(s) == s["L"]


@pytest.mark.rule("FT-621")
def test_a_fall_is_taken_by_whom_it_does_not_hurt() -> None:
    s = Scene("D . .\n. L .", a="D daredevil, L luke-cage", under={"D": "#"}).move("D", (0, 1))
    assert s.kind == "transfer"
    assert best(s) == s["L"]
    other = Scene("K . .\n. M .", b="K kingpin, M mysterio", under={"K": "#"}).move("K", (0, 1))
    other.t.health[other["M"]] = 2
    assert best(other) == PASS
    assert [one.t.frame(Harm).kind for one in (s, other)] == ["blunt"] * 2  # what Armor is asked for is not the cause


def test_who_is_in_danger_is_activated_first_then_who_matters_least() -> None:
    """The two may do the same, but only one of them can be struck; far from everybody the bystander goes before the hero."""
    first = JUDGES["activate"]
    s = Scene("C . . . . . . . . . . . . . . . . . . B V", a="C black-widow, B black-widow", b="V vulture")
    near, far = first(s.t, (s["B"], s["C"]))
    assert near > far
    s = Scene(
        "C . . . . . . . . . . . . . . . . . . P . . . . . . . . . . . . . . . . . V", a="C daredevil, P police", b="V kingpin"
    )
    hero, bystander = first(s.t, (s["C"], s["P"]))
    assert bystander > hero
