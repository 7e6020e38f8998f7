"""The rules of the sample title, one by one, with fixed dice."""

from __future__ import annotations

from typing import Any

import pytest

import longbox
from longbox import SPECTATOR, Game, Illegal
from longbox.kernel import PASS
from scrap.title import Attack, Rooftop, Turn


class Scene:
    """A rooftop set up for one test: who stands where, who holds what, and which dice come next."""

    def __init__(self, **options: Any) -> None:
        self.game: Game[Rooftop] = longbox.new("sample", seed=1, **options)
        self.roof = self.game.state
        self.roof.traits = ("calm", "calm", "calm")
        self.roof.hands = [[], [], []]

    def stand(self, *places: tuple[float, float]) -> Scene:
        self.roof.places[: len(places)] = list(places)
        return self

    def attack(self, by: int, target: int, *dice: int) -> Scene:
        """An attack by one seat on another, nothing else going on."""
        self.roof.stack[1:] = [Attack(by, target)]
        self.roof.script = list(dice)
        return self.go()

    def turn(self, seat: int) -> Scene:
        self.roof.stack[1:] = [Turn(seat)]
        return self.go()

    def go(self) -> Scene:
        self.roof.advance()
        self.game.ask = self.roof.ask
        return self

    def choose(self, wanted: Any) -> Scene:
        assert self.game.ask is not None
        options = list(self.game.ask.options)
        match = [i for i, o in enumerate(options) if o == wanted or (isinstance(o, tuple) and len(o) == 3 and o[1] == wanted)]
        assert match, f"{wanted} is not among {options}"
        self.game.answer(match[0])
        return self

    def bid(self, *coins: int) -> Scene:
        for bid in coins:
            self.choose(bid)
        return self

    @property
    def asked(self) -> tuple[int, str]:
        assert self.game.ask is not None
        return self.game.ask.seat, self.game.ask.kind


@pytest.mark.rule("SC-001")
def test_three_play() -> None:
    assert longbox.new("sample").state.seats == 3
    with pytest.raises(longbox.BadOption, match="played by 3"):
        longbox.new("sample", seats=2)


@pytest.mark.rule("SC-002")
def test_each_seat_has_another_trait_and_all_see_it() -> None:
    game = longbox.new("sample", seed=5)
    assert sorted(game.state.traits) == ["calm", "grudge", "spikes"]
    assert game.view(SPECTATOR)["traits"] == list(game.state.traits)


@pytest.mark.rule("SC-003")
@pytest.mark.parametrize(("options", "rounds"), [({}, 4), ({"rounds": 1}, 1), ({"rounds": 5}, 5)])
def test_the_option_says_how_many_rounds(options: dict[str, int], rounds: int) -> None:
    game = longbox.new("sample", seed=5, **options)
    while game.ask is not None:
        game.answer(0)
    assert game.result is not None
    assert game.result.rounds == rounds


@pytest.mark.rule("SC-004")
def test_a_round_is_deal_bid_reveal_turns() -> None:
    game = longbox.new("sample", seed=5, rounds=1)
    kinds = []
    while game.ask is not None:
        kinds.append(game.ask.kind)
        game.answer(0)
    assert kinds == ["bid"] * 3 + ["walk", "strike"] * 3
    assert [type(event).__name__ for event in game.events()] == (
        ["RoundBegan"] + ["Drew"] * 3 + ["Bid"] * 3 + ["BidsShown"] + ["Walked"] * 3 + ["Ended"]
    )


@pytest.mark.rule("SC-005")
def test_everybody_draws_and_gains_two_coins() -> None:
    game = longbox.new("sample", seed=5)
    assert [len(hand) for hand in game.state.hands] == [2, 2, 2]
    assert game.state.coins == [3, 3, 3]
    assert len(game.state.deck) == 15 - 6


@pytest.mark.rule("SC-005")
def test_an_empty_deck_deals_nothing() -> None:
    scene = Scene(rounds=2)
    scene.roof.deck = []
    scene.bid(0, 0, 0)
    while scene.roof.round == 1:
        scene.game.answer(0)
    assert scene.roof.hands == [[], [], []]


@pytest.mark.rule("SC-006")
def test_nobody_sees_a_bid_before_all_are_in() -> None:
    scene = Scene().bid(2, 1)
    assert scene.game.view(0)["bids"] == [2, 0, -1]
    assert scene.game.view(1)["bids"] == [0, 1, -1]
    assert scene.game.view(SPECTATOR)["bids"] == [0, 0, -1]
    scene.bid(0)
    assert scene.game.view(2)["bids"] == [2, 1, 0]


@pytest.mark.rule("SC-007")
@pytest.mark.parametrize(("bids", "order"), [((0, 2, 1), [1, 2, 0]), ((1, 1, 3), [2, 0, 1]), ((0, 0, 0), [0, 1, 2])])
def test_the_highest_bid_goes_first_and_ties_go_to_the_lower_seat(bids: tuple[int, ...], order: list[int]) -> None:
    scene = Scene().bid(*bids)
    seats = []
    for _ in range(3):
        seats.append(scene.asked[0])
        scene.game.answer(0)
        scene.choose(PASS)
    assert seats == order


@pytest.mark.rule("SC-008")
def test_only_the_first_pays() -> None:
    assert Scene().bid(2, 3, 1).roof.coins == [3, 0, 3]


@pytest.mark.rule("SC-009")
def test_a_turn_is_a_walk_and_at_most_one_strike() -> None:
    scene = Scene().stand((5, 5), (6, 5), (0, 12)).turn(0)
    assert scene.asked == (0, "walk")
    scene.game.answer(0)
    assert scene.asked == (0, "strike")
    scene.roof.script = [1, 1, 1, 6, 6, 6]
    scene.choose(1).choose(())
    assert scene.asked[1] == "bid"  # the turn is over, a new round begins


@pytest.mark.rule("SC-010")
def test_you_walk_up_to_three_and_stay_on_the_roof() -> None:
    scene = Scene().stand((2, 2)).turn(0)
    for place in ((5.001, 2), (4.2, 4.2), (-0.1, 2), (2, 12.5)):
        with pytest.raises(Illegal, match=r"away|not on the roof"):
            scene.game.answer(place)
    scene.game.answer((4.1, 4.1))
    assert scene.roof.places[0] == (4.1, 4.1)


@pytest.mark.rule("SC-011")
def test_you_strike_within_five() -> None:
    scene = Scene().stand((0, 0), (3, 4), (3, 4.01)).turn(0)
    scene.game.answer(0)
    assert scene.game.ask is not None
    assert scene.game.ask.options == (PASS, 1)


@pytest.mark.rule("SC-012")
def test_an_attack_is_roll_reroll_reactions_score() -> None:
    assert Attack.STEPS == ("roll", "reroll", "react", "score")
    scene = Scene().attack(0, 1, 5, 2, 3)
    scene.roof.hands[1] = ["guard"]
    assert (scene.asked, scene.roof.points[0]) == ((0, "reroll"), 0)
    scene.choose(())
    assert (scene.asked, scene.roof.points[0]) == ((1, "react"), 0)
    scene.choose(PASS)
    assert scene.roof.points[0] == 1


@pytest.mark.rule("SC-013")
def test_any_dice_may_be_rolled_again_once() -> None:
    scene = Scene().attack(0, 1, 5, 2, 3, 6)
    scene.game.answer([1])
    assert scene.roof.points[0] == 2
    assert scene.asked[1] != "reroll"


@pytest.mark.rule("SC-013")
@pytest.mark.parametrize("picked", [[3], [-1], [0, 0], ["a"], [1.0], [0, 1, 2, 0]])
def test_only_dice_that_lie_there_may_be_picked(picked: list[Any]) -> None:
    scene = Scene().attack(0, 1, 5, 2, 3)
    with pytest.raises(Illegal, match="Pick each die at most once, by numbers from 0 to 2"):
        scene.game.answer(picked)


@pytest.mark.rule("SC-014")
@pytest.mark.parametrize(("dice", "points"), [((4, 5, 6), 2), ((1, 2, 3), 0), ((5, 1, 1), 1)])
def test_fives_and_sixes_score(dice: tuple[int, ...], points: int) -> None:
    assert Scene().attack(0, 1, *dice).choose(()).roof.points == [points, 0, 0]


@pytest.mark.rule("SC-014")
def test_three_hits_need_no_reroll() -> None:
    assert Scene().attack(0, 1, 5, 6, 5).roof.points == [3, 0, 0]


@pytest.mark.rule("SC-015")
def test_without_a_hit_nobody_reacts() -> None:
    scene = Scene()
    scene.roof.hands[1] = ["guard"]
    assert scene.attack(0, 1, 1, 2, 3).choose(()).asked[1] == "bid"


@pytest.mark.rule("SC-015", "SC-020")
def test_a_target_with_cards_is_asked_whatever_they_are() -> None:
    """Being skipped would tell the others that the hand holds no reaction."""
    scene = Scene()
    scene.roof.hands[1] = ["nerve"]
    scene.attack(0, 1, 5, 2, 3).choose(())
    assert scene.asked == (1, "react")
    assert scene.game.ask is not None
    assert scene.game.ask.options == (PASS,)


@pytest.mark.rule("SC-015")
def test_each_ability_reacts_once_per_attack() -> None:
    scene = Scene()
    scene.roof.hands[1] = ["guard", "guard"]
    scene.attack(0, 1, 5, 5, 5).choose("guard")
    assert scene.game.ask is not None
    assert scene.game.ask.options == (PASS,)


@pytest.mark.rule("SC-016")
def test_spikes_must_react_first() -> None:
    scene = Scene()
    scene.roof.traits = ("calm", "spikes", "calm")
    scene.roof.hands[1] = ["guard"]
    scene.attack(0, 1, 5, 2, 3).choose(())
    assert scene.asked == (1, "react")
    assert scene.roof.points == [-1, 0, 0]


@pytest.mark.rule("SC-017")
@pytest.mark.parametrize(("choice", "coins"), [("grudge", 4), (PASS, 3)])
def test_a_grudge_may_take_a_coin(choice: str, coins: int) -> None:
    scene = Scene(rounds=1)
    scene.roof.traits = ("calm", "grudge", "calm")
    scene.attack(0, 1, 5, 5, 5).choose(choice)
    assert scene.roof.coins[1] == coins


@pytest.mark.rule("SC-018")
def test_guard_takes_one_hit_off_and_is_discarded() -> None:
    scene = Scene(rounds=1)
    scene.roof.hands[1] = ["guard"]
    scene.attack(0, 1, 5, 5, 5).choose("guard")
    assert scene.roof.points[0] == 2
    assert scene.roof.hands[1] == []


@pytest.mark.rule("SC-019")
def test_counter_is_an_attack_inside_the_attack() -> None:
    scene = Scene(rounds=1).stand((0, 0), (1, 0))
    scene.roof.hands[1] = ["counter"]
    scene.attack(0, 1, 5, 5, 5, 6, 6, 6).choose("counter")
    assert scene.roof.points == [3, 3, 0]
    assert scene.roof.hands[1] == []


@pytest.mark.rule("SC-019")
def test_a_counter_may_be_countered() -> None:
    scene = Scene(rounds=1).stand((0, 0), (1, 0))
    scene.roof.hands[:2] = [["counter"], ["counter"]]
    scene.attack(0, 1, 5, 5, 5, 6, 6, 6, 5, 6, 5).choose("counter")
    assert [type(frame).__name__ for frame in scene.roof.stack] == ["Match", "Attack", "Window", "Attack", "Window"]
    scene.choose("counter")
    assert scene.roof.points == [6, 3, 0]


@pytest.mark.rule("SC-019")
def test_counter_needs_the_attacker_in_reach() -> None:
    scene = Scene().stand((0, 0), (9, 9))
    scene.roof.hands[1] = ["counter"]
    scene.attack(0, 1, 5, 5, 5)
    assert scene.game.ask is not None
    assert scene.game.ask.options == (PASS,)


@pytest.mark.rule("SC-020")
def test_hands_are_hidden() -> None:
    scene = Scene()
    scene.roof.hands = [["guard"], ["counter", "nerve"], []]
    assert scene.game.view(0)["hand"] == ["guard"]
    assert scene.game.view(0)["cards"] == [1, 2, 0]
    assert "counter" not in str(scene.game.view(0))
    assert scene.game.view(SPECTATOR)["hand"] == []


@pytest.mark.rule("SC-021")
def test_nerve_scores_at_the_end() -> None:
    scene = Scene(rounds=1)
    scene.roof.hands = [[], ["nerve", "guard"], ["nerve", "nerve"]]
    while scene.game.ask is not None:
        scene.game.answer(0)
    assert scene.roof.points == [0, 1, 2]


@pytest.mark.rule("SC-022")
@pytest.mark.parametrize(("points", "winner"), [([1, 4, 2], 1), ([3, 3, 1], None), ([0, 0, 0], None)])
def test_most_points_win_and_a_tie_is_a_draw(points: list[int], winner: int | None) -> None:
    scene = Scene(rounds=1)
    scene.roof.points = points
    while scene.game.ask is not None:
        scene.game.answer(0)
    assert scene.game.result is not None
    assert scene.game.result.winner == winner
