"""Crisis cards and objective tokens: setting out, interacting, holding, contesting, securing, controlling, scoring."""

from __future__ import annotations

from math import dist
from typing import Any

import pytest

from longbox.kernel import Game, Illegal
from longbox.titles.crisis.codes import KO, NOBODY, ON_BOARD, TOKEN_KINDS
from longbox.titles.crisis.events import TokenControlled, TokenDropped, TokenTaken
from longbox.titles.crisis.rules.clearing import MakeRoom
from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.rules.layout import place_of, turned
from longbox.titles.crisis.rules.objectives import TokenSpot, claimable, contesting, contests, securing
from longbox.titles.crisis.rules.setup import AnySquad
from longbox.titles.crisis.script.crises import EXTRACTION, SECURE, Mark
from longbox.titles.crisis.title import TITLE
from longbox.titles.crisis.view import view
from longbox.titles.crisis.words import L, M
from titles.crisis.shelf import the_cards

from ..mission import BONES, CAP, IRON, Duel, cleanup, give, interact, mission, offered_tokens, on_token, power_phase, tokens
from ..scene import box

ASSETS, LOCATIONS, SECURED = "struggle-for-the-cube", "deadly-meteors", "riots-spark"


def scene(*crises: str, **options: Any) -> Duel:
    """Captain America and Iron Man against Crossbones and another Captain America."""
    return mission(Duel((CAP, IRON), (BONES, CAP), **options), *(crises or (LOCATIONS, ASSETS)))


def set_up(seed: int, edge: str = "south") -> Game[Any]:
    """A game up to the choice of squads, the crises drawn and their tokens set out."""
    game = Game.new(TITLE, seed=seed)
    while game.ask is not None and game.ask.kind != "squad":
        game.answer(game.ask.options.index(edge) if game.ask.kind == "edge" else 0)
    return game


@pytest.mark.rule("CP-140")
@pytest.mark.parametrize(("corner", "east", "north"), [("sw", 0, 0), ("se", 1, 0), ("nw", 0, 1), ("ne", 1, 1)])
def test_a_point_of_a_diagram_is_measured_from_its_corner(corner: str, east: int, north: int) -> None:
    t = scene().t
    x, y = t.the_tools().range(2), t.the_tools().range(1) + t.the_tools().range(3)
    assert place_of(t, Mark(corner, (2,), (1, 3))) == (36 - x if east else x, 36 - y if north else y)
    assert place_of(t, Mark(corner, (), ())) == (18, 18)


# -- the cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-004")
@pytest.mark.parametrize("seed", range(12))
def test_a_mission_is_one_secure_and_one_extraction(seed: int) -> None:
    game = Game.new(TITLE, seed=seed)
    assert game.ask is not None
    game.answer(seed % 2)  # priority chooses the type to draw
    assert [the_cards().crises[id].kind for id in game.state.crises] == [SECURE, EXTRACTION]


@pytest.mark.rule("CP-005")
def test_what_a_crisis_card_carries() -> None:
    card = the_cards().crises["skrulls-infiltrate"]
    assert (card.name, card.kind, card.threat, card.set) == (
        "Skrulls Infiltrate World Leadership", EXTRACTION, 20, "damage-control",
    )  # fmt: skip
    assert [(tokens.name, len(tokens.at)) for tokens in card.tokens] == [("skrull-agent", 4)]
    assert [rule.token for rule in card.interactions] == ["skrull-agent"]
    duel = give(scene(card.id), CAP, 0)
    assert card.scoring(duel.t, card.id) == (1, 0)


@pytest.mark.rule("CP-005")
@pytest.mark.parametrize("id", the_cards().crises)
def test_every_card_is_complete(id: str) -> None:
    card = the_cards().crises[id]
    assert all((card.name, card.set, card.tokens))
    assert card.kind in (SECURE, EXTRACTION)
    assert 14 <= card.threat <= 20
    assert card.interactions or card.parts


@pytest.mark.rule("CP-006")
def test_positions_are_measured_with_the_range_tools() -> None:
    assert sorted(scene("infinity-formula").t.token_at) == [(8, 13), (8, 23), (28, 13), (28, 23)]  # 4; 5 and 2
    longer = scene("infinity-formula", range_4=8.5, range_5=10.25)
    assert sorted(longer.t.token_at) == [(8.5, 13.25), (8.5, 22.75), (27.5, 13.25), (27.5, 22.75)]


@pytest.mark.rule("CP-007")
def test_the_maximum_threat_of_the_card_bounds_a_squad() -> None:
    squad, gems = (CAP, IRON, BONES), (7, 0, 0)  # 4 + 4 + 3, and 7 for gems
    t = scene().t
    assert AnySquad(squad, gems, the_cards().crises["mutant-madman"].threat).accept(t, squad) == squad
    with pytest.raises(Illegal, match="threat of 18; the mission allows 17"):
        AnySquad(squad, gems, the_cards().crises["deadly-meteors"].threat).accept(t, squad)


@pytest.mark.rule("CP-007")
def test_the_maximum_threat_in_force_is_that_of_the_card_selected() -> None:
    seen = set()
    for seed in range(8):
        game = Game.new(TITLE, seed=seed)
        while game.ask is not None and game.ask.kind != "squad":
            if game.ask.kind == "threat":
                values = game.ask.options
                assert set(values) == {the_cards().crises[id].threat for id in game.state.crises}
                seen.add(seed)
                game.answer(1)
                assert game.state.threat == values[1]
            else:
                game.answer(0)
        assert game.state.threat in {the_cards().crises[id].threat for id in game.state.crises}
    assert seen


@pytest.mark.rule("CP-140")
@pytest.mark.parametrize("edge", ["south", "north"])
def test_tokens_of_both_cards_are_set_out(edge: str) -> None:
    for seed in range(6):
        t = set_up(seed, edge).state
        assert t.edges[1 - t.priority] == edge
        for id in t.crises:
            expected = [len(tokens.at) for tokens in the_cards().crises[id].tokens]
            assert sum(name.startswith(f"{id}/") for name in t.token_name) == sum(expected)
        assert set(t.token_holder) == {ON_BOARD}
        assert set(t.token_side) == {NOBODY}


@pytest.mark.rule("CP-140")
@pytest.mark.parametrize(
    ("edges", "bombs"),
    [
        (("south", "north"), [(10, 20), (18, 18), (26, 16)]),
        (("north", "south"), [(10, 20), (18, 18), (26, 16)]),
        (("west", "east"), [(16, 10), (18, 18), (20, 26)]),
        (("east", "west"), [(16, 10), (18, 18), (20, 26)]),
    ],
)
def test_the_diagram_turns_with_the_players_edges(edges: tuple[str, str], bombs: list[tuple[float, float]]) -> None:
    duel = mission(Duel(CAP, BONES), "deadly-meteors", edges=edges)
    assert sorted(duel.t.token_at) == bombs


@pytest.mark.rule("CP-140")
def test_a_turned_diagram_looks_the_same_to_its_players() -> None:
    """Distances from the own edge and from the edge at the left hand are those of the diagram, never mirrored."""
    for id in the_cards().crises:
        plain = mission(Duel(CAP, BONES), id, edges=("south", "north")).t
        side = mission(Duel(CAP, BONES), id, edges=("west", "east")).t
        # who sits west looks east and has the north edge at the left hand
        assert sorted((36 - y, x) for x, y in side.token_at) == sorted(plain.token_at)
        assert turned(side, 0.0, 5.0) == (5.0, 36.0)


@pytest.mark.rule("CP-140")
def test_a_real_setup_turns_the_tokens() -> None:
    for seed in range(20):
        t = set_up(seed, "west").state
        if "riots-spark" in t.crises:
            found = [t.token_at[i] for i in tokens(t, "riots-spark/extremis-console")]
            assert sorted(found) == [(10, 18), (18, 6), (18, 30), (26, 18)]
            return
    raise AssertionError("no game with this crisis")


@pytest.mark.rule("CP-140")
def test_the_special_rules_of_both_cards_are_in_force() -> None:
    duel = scene("infinity-formula", "spider-infected")
    give(duel, BONES, 4)
    on_token(duel, CAP, 0).roll("hit")
    power_phase(duel)
    assert duel.ask.kind in ("forced", "advance")
    if duel.ask.kind == "forced":
        assert {card for _, card, _ in duel.offered} == {"infinity-formula", "spider-infected"}
        duel.answer("infinity-formula")
    assert duel.power(CAP) == 2
    assert (duel.ask.kind, duel.ask.seat) == ("advance", 0)


@pytest.mark.rule("CP-141")
def test_both_cards_are_open_to_both_players_all_game() -> None:
    game = set_up(3)
    mission_cards = list(game.state.crises)
    assert len(mission_cards) == 2
    step = 0
    while game.ask is not None:
        assert [view(game.state, seat)["crises"] for seat in (0, 1)] == [mission_cards, mission_cards]
        step += 1
        game.answer(step * 7919 % len(game.ask.options))
    assert game.state.round >= 1


@pytest.mark.rule("CP-141")
@pytest.mark.parametrize("round", [1, 6])
def test_both_cards_score_in_every_round(round: int) -> None:
    duel = give(scene("riots-spark", "skrulls-infiltrate"), CAP, 4)
    on_token(duel, BONES, 0)
    duel.t.round = round
    cleanup(duel)
    assert duel.t.vp == [1, 1]


# -- interacting -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-144")
def test_only_tokens_with_an_interact_ability_can_be_interacted_with() -> None:
    duel = scene("infinity-formula", ASSETS).set(CAP, power=5)
    canister, fragment = 0, 4
    duel.t.token_at[fragment] = (8.0, 14.5)
    on_token(duel, CAP, canister).activate(CAP)
    assert contests(duel.t, 0, canister)
    assert offered_tokens(duel) == [fragment]


@pytest.mark.rule("CP-145")
@pytest.mark.parametrize(("away", "power", "offered"), [(2.18, 1, [0]), (2.22, 1, []), (0.0, 1, [0]), (0.0, 0, [])])
def test_interacting_needs_range_one_and_one_power(away: float, power: int, offered: list[int]) -> None:
    duel = scene(ASSETS)
    on_token(duel, CAP, 0, away).set(CAP, power=power).activate(CAP)
    assert offered_tokens(duel) == offered


@pytest.mark.rule("CP-145")
def test_interacting_costs_one_power_at_any_time_of_the_activation() -> None:
    duel = scene(ASSETS)
    on_token(duel, CAP, 0).set(CAP, power=3).activate(CAP)
    duel.answer("move").answer(tuple(duel.at(CAP))).answer("move").answer(tuple(duel.at(CAP)))
    duel.answer(("interact", 0))  # after both actions
    assert duel.power(CAP) == 2


@pytest.mark.rule("CP-145")
def test_nobody_interacts_in_the_activation_of_another() -> None:
    duel = scene(ASSETS).set(CAP, power=3).set(IRON, power=3)
    on_token(duel, IRON, 0).activate(CAP)
    assert offered_tokens(duel) == []


@pytest.mark.rule("CP-146")
def test_several_tokens_in_one_activation() -> None:
    duel = scene(ASSETS)
    duel.t.token_at[1] = (10.0, 14.5)
    interact(duel, CAP, 0, power=2)
    assert offered_tokens(duel) == [1]
    duel.answer(("interact", 1))
    assert duel.t.token_holder[:2] == [0, 0]


@pytest.mark.rule("CP-145", "CP-146", "CP-147")
def test_each_of_several_tokens_in_reach_once_and_for_one_power() -> None:
    """Three bombs: beneath the character, within Range 1 of it, and only within Range 2."""
    duel = scene(LOCATIONS).roll("blank blank blank blank")
    duel.t.token_at = [(10.0, 14.0), (10.0, 15.0), (10.0, 17.0)]
    interact(duel, CAP, 0, power=5)
    assert offered_tokens(duel) == [1]
    duel.roll("blank blank blank blank").answer(("interact", 1))
    assert offered_tokens(duel) == []
    assert duel.power(CAP) == 3


@pytest.mark.rule("CP-147")
def test_the_same_token_only_once_an_activation_whatever_came_of_it() -> None:
    duel = scene(LOCATIONS).roll("blank blank blank blank")
    interact(duel, CAP, 0, power=5)
    assert duel.t.token_side[0] == NOBODY
    assert offered_tokens(duel) == []
    duel.answer("done").activate(CAP)
    assert offered_tokens(duel) == [0]  # in the next activation again


@pytest.mark.rule("CP-147")
def test_a_token_dropped_again_in_the_same_activation_stays_where_it_is() -> None:
    duel = scene("intrusions-open", ASSETS).set(CAP, power=5)
    duel.t.token_at[3] = (6.0, 19.5)
    on_token(duel, CAP, 0).activate(CAP).answer(("interact", 3))
    duel.roll("hit").answer(("interact", 0)).answer([6.0, 19.5])  # the portal makes it drop the fragment
    duel.answer(("token", 1)).answer(duel.offered[0])
    duel.put(CAP, 6.0, 19.0).answer("move").answer((6.0, 19.0))
    assert offered_tokens(duel) == []


@pytest.mark.rule("CP-148")
def test_what_an_interaction_does_is_up_to_the_card() -> None:
    duel = scene(SECURED, ASSETS).set(CAP, damage=2)
    interact(duel, CAP, 0)
    assert duel.damage(CAP) == 1  # the console heals
    assert duel.t.token_holder[0] == ON_BOARD
    duel.answer("done")
    interact(duel, IRON, 4)
    assert duel.t.token_holder[4] == 1  # the fragment is taken


@pytest.mark.rule("CP-149")
def test_interacting_is_no_action() -> None:
    duel = scene(ASSETS).set(CAP, conditions=("stagger",))
    interact(duel, CAP, 0)  # even the Staggered may, who must shake first
    assert duel.t.stack[-1].actions == 2


# -- tokens ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-150")
def test_the_older_book_knows_three_kinds_of_token() -> None:
    assert TOKEN_KINDS[2022] == ("civilian", "asset", "opportunity")
    kinds = scene("deadly-meteors", "terrigen-clouds", ASSETS, "skrulls-infiltrate", ruleset=2022).t.token_kind
    assert set(kinds) == set(TOKEN_KINDS[2022])
    assert kinds[:3] == ["opportunity"] * 3


@pytest.mark.rule("CP-151")
def test_the_newer_book_knows_four_kinds_of_token() -> None:
    assert TOKEN_KINDS[2025] == ("civilian", "asset", "location", "opportunity")
    kinds = scene("deadly-meteors", "terrigen-clouds", ASSETS, "skrulls-infiltrate").t.token_kind
    assert set(kinds) == set(TOKEN_KINDS[2025])
    assert kinds[:5] == ["location"] * 3 + ["opportunity"] * 2


@pytest.mark.rule("CP-152")
def test_a_token_keeps_its_place_where_terrain_stands() -> None:
    duel = Duel(CAP, BONES, terrain=[box("building", 4, 8.0, 18.0, 4.0, 4.0)])
    mission(duel, LOCATIONS).push(MakeRoom())
    assert (duel.still, duel.t.token_at[0]) == (True, (10.0, 20.0))
    assert duel.t.terrain[0][3][0] == (8.0, 18.0)
    on_token(duel, CAP, 0).set(CAP, power=1).activate(CAP)
    assert offered_tokens(duel) == [0]  # on top or beneath: as near as ever (Q22)


@pytest.mark.rule("CP-153")
def test_a_dropped_token_is_not_put_on_size_six_terrain() -> None:
    duel = Duel((CAP, IRON), (BONES,), terrain=[box("tower", 6, 5.0, 2.0, 2.0, 2.0)])
    give(mission(duel, ASSETS), CAP, 0).push(Suffer(0, 99, 2, EFFECT))
    with pytest.raises(Illegal, match="Size 6"):
        duel.answer([5.2, 3.0])
    assert all(not 4.6 < x < 7.4 or not 1.6 < y < 4.4 for x, y in duel.offered)


# -- holding and dropping ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-154")
def test_a_token_picked_up_leaves_the_battlefield() -> None:
    duel = scene(ASSETS)
    interact(duel, CAP, 0)
    assert duel.t.token_holder[0] == duel.who(CAP)
    assert duel.heard(TokenTaken)[0].who == duel.who(CAP)
    assert not contests(duel.t, 0, 0)
    duel.answer("done")
    on_token(duel, IRON, 0).set(IRON, power=3).activate(IRON)
    assert offered_tokens(duel) == []


@pytest.mark.rule("CP-155", "CP-157", "CP-158")
def test_the_dazed_drop_everything_where_the_opponent_puts_it() -> None:
    duel = give(scene(ASSETS), CAP, 0, 1)
    duel.put(CAP, 18.0, 10.0).push(Suffer(0, 99, 2, EFFECT))
    assert (duel.ask.kind, duel.ask.seat) == ("drop", 1)
    far = 0.689 + 0.5 + 3.0
    with pytest.raises(Illegal, match="within Range 2"):
        duel.answer([18.0 + far + 0.05, 10.0])
    duel.answer([18.0 + far, 10.0])
    assert (duel.ask.kind, duel.ask.seat) == ("drop", 1)
    with pytest.raises(Illegal, match="must not overlap"):
        duel.answer([18.0 + far - 0.5, 10.5])
    duel.answer([18.0, 10.0])  # under the base
    assert duel.is_dazed(CAP)
    assert duel.t.token_holder[:2] == [ON_BOARD, ON_BOARD]
    assert duel.t.token_at[:2] == [(18.0 + far, 10.0), (18.0, 10.0)]


@pytest.mark.rule("CP-156", "CP-159", "CP-158")
def test_the_koed_drop_everything_before_they_are_removed() -> None:
    duel = give(scene(ASSETS), BONES, 0, 1).set(BONES, injured=1)
    duel.put(BONES, 18.0, 10.0).push(Suffer(2, 99, 0, EFFECT))
    assert (duel.ask.kind, duel.ask.seat) == ("drop", 0)
    assert 2 in duel.t.present()  # still there: Range 2 is measured from where it stands
    duel.answer([20.0, 12.0]).answer([16.0, 12.0])
    assert duel.t.status[2] == KO
    assert duel.t.token_at[:2] == [(20.0, 12.0), (16.0, 12.0)]
    assert len(duel.heard(TokenDropped)) == 2


@pytest.mark.rule("CP-157")
def test_every_offered_place_for_a_dropped_token_is_legal() -> None:
    duel = give(scene(ASSETS), CAP, 0).put(CAP, 0.7, 0.7).push(Suffer(0, 99, 2, EFFECT))
    region = duel.ask.region
    assert duel.offered
    for spot in duel.offered:
        assert region is not None
        assert region.accept(duel.t, spot) == spot
    with pytest.raises(Illegal, match="on the battlefield"):
        duel.answer([0.3, 2.0])


@pytest.mark.rule("CP-160")
def test_example_a_fragment_is_taken_after_a_move_without_an_action() -> None:
    duel = scene(ASSETS).set(CAP, power=1).put(CAP, 10.0, 9.0)
    duel.activate(CAP)
    assert offered_tokens(duel) == []
    duel.answer("move").answer([10.0, 11.0]).answer(("interact", 0))
    assert duel.power(CAP) == 0
    assert duel.t.token_holder[0] == duel.who(CAP)
    assert duel.t.stack[-1].actions == 1


@pytest.mark.rule("CP-161")
def test_example_a_fragment_falls_where_the_enemy_wants_it() -> None:
    duel = give(scene(ASSETS), CAP, 0).set(CAP, injured=1, damage=4).put(CAP, 10.0, 10.0).put(BONES, 11.5, 10.0).put(IRON, 30, 30)
    duel.set(BONES, power=4).roll("hit hit hit hit blank blank blank blank", "fail fail fail fail").attack(
        BONES, "up-close-and-personal", CAP
    )
    assert (duel.ask.kind, duel.ask.seat) == ("drop", 1)
    duel.answer([13.0, 10.0])
    assert duel.t.status[0] == KO
    assert (duel.t.token_holder[0], duel.t.token_at[0]) == (ON_BOARD, (13.0, 10.0))


# -- tokens and movement -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-162")
def test_tokens_do_not_obstruct_movement() -> None:
    duel = scene(ASSETS)
    on_token(duel, CAP, 0, -3.0).advance(CAP, L)
    duel.answer([10.0, 15.0])  # straight across the token
    assert duel.at(CAP) == (10.0, 15.0)
    duel.slide(CAP, M, "push", BONES, 270.0)
    assert duel.at(CAP) == (pytest.approx(10.0), pytest.approx(10.0))  # the whole way back, without a collision
    assert duel.still


@pytest.mark.rule("CP-163")
def test_a_base_may_end_on_a_token() -> None:
    duel = scene(ASSETS)
    on_token(duel, CAP, 0, -3.0).advance(CAP, M).answer([10.0, 13.2])
    assert duel.at(CAP) == (10.0, 13.2)
    duel.put(IRON, 10.0, 18.0).place(IRON, 5).answer([10.0, 23.0])
    assert duel.at(IRON) == duel.t.token_at[tokens(duel.t, "struggle-for-the-cube/cosmic-cube-fragment")[2]]


# -- contesting and securing -------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-164")
@pytest.mark.parametrize(("away", "contested"), [(2.19, True), (2.25, False), (0.0, True)])
def test_within_range_one_is_contesting(away: float, contested: bool) -> None:
    duel = on_token(scene(SECURED), CAP, 0, away)
    assert contests(duel.t, 0, 0) is contested
    assert contesting(duel.t, 0, 0) == (int(contested), 0)


@pytest.mark.rule("CP-165")
def test_the_dazed_contest_nothing() -> None:
    duel = on_token(scene(SECURED), CAP, 0)
    assert securing(duel.t, 0) == 0
    duel.set(CAP, dazed=True)
    assert not contests(duel.t, 0, 0)
    assert securing(duel.t, 0) == NOBODY


@pytest.mark.rule("CP-166", "CP-167", "CP-168")
@pytest.mark.parametrize(
    ("first", "second", "side"),
    [
        ("h", "", 0),
        ("hh", "h", 0),
        ("h", "hh", 1),
        ("i", "h", 1),
        ("ii", "h", 1),  # Injured ones count only where nobody is Healthy
        ("ii", "i", 0),
        ("i", "ii", 1),
        ("", "i", 1),
        ("h", "h", NOBODY),
        ("hi", "h", NOBODY),  # nor do they break a tie
        ("i", "i", NOBODY),
        ("", "", NOBODY),
    ],
)
def test_who_secures(first: str, second: str, side: int) -> None:
    duel = scene(SECURED)
    for seat, team in enumerate((first, second)):
        for number, state in enumerate(team):
            who = 2 * seat + number
            on_token(duel, who, 0, 0.4 * who - 0.6).set(who, injured=int(state == "i"))
    assert securing(duel.t, 0) == side


@pytest.mark.rule("CP-169", "CP-170")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_example_one_healthy_beats_two_injured(ruleset: int) -> None:
    duel = scene(SECURED, ruleset=ruleset)
    on_token(duel, CAP, 0)
    on_token(duel, BONES, 0, 1.5).set(BONES, injured=1)
    on_token(duel, 3, 0, -1.5).set(3, injured=1)
    assert (contesting(duel.t, 0, 0), contesting(duel.t, 1, 0)) == ((1, 0), (0, 2))
    cleanup(duel)
    assert duel.t.vp == [1, 0]


# -- controlling -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-171", "CP-172")
def test_control_is_marked_and_only_one_player_has_it() -> None:
    duel = scene(LOCATIONS).roll("hit blank blank blank")
    interact(duel, CAP, 0).answer("done")
    assert duel.t.token_side[0] == 0
    assert [(event.seat, event.token) for event in duel.heard(TokenControlled)] == [(0, 0)]
    duel.put(CAP, 30.0, 3.0).roll("hit blank")
    interact(duel, BONES, 0)
    assert duel.t.token_side[0] == 1
    assert the_cards().crises[LOCATIONS].scoring(duel.t, LOCATIONS) == (0, 1)


@pytest.mark.rule("CP-173")
def test_control_stays_whoever_is_near() -> None:
    duel = scene(LOCATIONS).roll("hit blank blank blank")
    interact(duel, CAP, 0).answer("done").put(CAP, 30.0, 3.0)
    on_token(on_token(duel, BONES, 0), 3, 0, 1.5)
    assert securing(duel.t, 0) == 1
    cleanup(duel)
    assert (duel.t.token_side[0], duel.t.vp) == (0, [1, 0])


@pytest.mark.rule("CP-174")
@pytest.mark.parametrize(("faces", "side"), [("crit blank", 1), ("hit wild", 0)])
def test_example_of_the_older_book_two_dice_and_a_critical(faces: str, side: int) -> None:
    duel = scene(LOCATIONS, ruleset=2022).roll(faces)
    duel.t.token_side[0] = 0
    interact(duel, 3, 0)  # Energy defense 4, yet two dice
    assert duel.t.script == []
    assert duel.power(3) == 0
    assert duel.t.token_side[0] == side


@pytest.mark.rule("CP-175")
def test_example_of_the_newer_book_four_dice_and_a_critical() -> None:
    duel = scene(LOCATIONS).roll("crit blank blank blank")
    duel.t.token_side[0] = 0
    assert the_cards().characters[CAP].forms[0].healthy.defense[1] == 4
    interact(duel, 3, 0)
    assert duel.t.script == []
    assert duel.power(3) == 0
    assert duel.t.token_side[0] == 1


# -- scoring -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-235")
def test_the_cleanup_phase_scores_both_cards_first() -> None:
    duel = give(scene(SECURED, ASSETS), CAP, 4, 5).set(CAP, damage=4)
    on_token(duel, BONES, 0)
    cleanup(duel)
    assert duel.t.vp == [2, 1]  # before the fragments Daze their holder
    assert duel.ask.kind == "drop"


@pytest.mark.rule("CP-236")
def test_victory_is_checked_after_both_have_scored() -> None:
    duel = give(scene("terrigen-clouds", "skrulls-infiltrate"), CAP, 2)
    on_token(duel, BONES, 0)
    duel.t.vp = [15, 15]
    cleanup(duel)
    assert duel.t.vp == [16, 17]
    assert duel.t.winning == 1


@pytest.mark.rule("CP-236")
def test_equal_scores_of_sixteen_end_nothing() -> None:
    duel = give(give(scene("skrulls-infiltrate"), CAP, 0), BONES, 1)
    duel.t.vp = [15, 15]
    cleanup(duel)
    assert (duel.t.vp, duel.t.over) == ([16, 16], False)


@pytest.mark.rule("CP-237")
@pytest.mark.parametrize("crisis", ["skrulls-infiltrate", "mutant-extremists", "deadly-legacy-virus"])
def test_the_dazed_score_nothing_for_what_they_hold(crisis: str) -> None:
    duel = give(give(scene(crisis), CAP, 0), BONES, 1).set(CAP, dazed=True)
    cleanup(duel)
    assert duel.t.vp == [0, 1]


@pytest.mark.rule("CP-237")
@pytest.mark.parametrize(("crisis", "points"), [("riots-spark", 1), ("terrigen-clouds", 2)])
def test_the_dazed_secure_nothing(crisis: str, points: int) -> None:
    duel = scene(crisis).set(CAP, dazed=True)
    on_token(on_token(duel, CAP, 0), BONES, 1)
    cleanup(duel)
    assert duel.t.vp == [0, points]


def test_a_dropped_token_has_sixteen_places_around_and_one_beneath_to_choose_from() -> None:
    duel = scene(ASSETS).put(CAP, 10, 10)
    spot = TokenSpot(0, *duel.t.base[0], 2)
    samples = spot.samples(duel.t)
    assert len(samples) == 17
    assert {spot.accept(duel.t, place) for place in samples} == set(samples)
    assert max(dist(place, (10, 10)) for place in samples) == pytest.approx(duel.t.base[0][2] + 0.5 + 3.0, abs=0.03)


def test_where_tokens_crowd_a_place_is_still_found() -> None:
    duel = scene(ASSETS).put(CAP, 10, 10)
    spot = TokenSpot(0, *duel.t.base[0], 2)
    for x, y in spot.samples(duel.t):
        for column, value in (
            ("name", f"{ASSETS}/cosmic-cube-fragment"),
            ("kind", "asset"),
            ("at", (x, y)),
            ("holder", -1),
            ("side", -1),
        ):
            getattr(duel.t, f"token_{column}").append(value)
    (place,) = spot.samples(duel.t)
    assert spot.accept(duel.t, place) == place


def test_a_token_may_lie_at_the_very_edge() -> None:
    duel = scene(ASSETS).put(CAP, 1, 1)
    spot = TokenSpot(0, *duel.t.base[0], 2)
    assert spot.accept(duel.t, (0.5, 0.5)) == (0.5, 0.5)
    with pytest.raises(Illegal, match="on the battlefield"):
        spot.accept(duel.t, (0.49, 0.5))


@pytest.mark.parametrize(("who", "enemy"), [(0, 1), (1, 0)])
def test_a_card_secures_no_token_that_an_enemy_contests(who: int, enemy: int) -> None:
    duel = mission(Duel(CAP, BONES), "gamma-wave").put(enemy, 30, 30)
    assert claimable(on_token(duel, who, 0).t, who) == [0]
    assert claimable(on_token(duel, enemy, 0).t, who) == []
