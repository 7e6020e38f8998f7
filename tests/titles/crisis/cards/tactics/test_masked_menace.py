"""Markers that cards put on the battlefield: Masked Menace."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import hypot
from typing import Any

import pytest

import longbox
from conformance.suite import Examiner
from longbox.kernel import Game, Illegal
from longbox.kernel.game import view
from longbox.players import GreedyPlayer, play
from longbox.titles import title
from longbox.titles.crisis.bot.value import rate
from longbox.titles.crisis.builder import roster
from longbox.titles.crisis.events import MarkerPlaced, MarkersRemoved
from longbox.titles.crisis.page import catalogue, measure, offer
from longbox.titles.crisis.rules.leaving import Leave
from longbox.titles.crisis.rules.markers import PutMarker, remove
from longbox.titles.crisis.rules.rounds import CleanupPhase, PowerPhase
from longbox.titles.crisis.state import Table
from longbox.titles.crisis.title import TITLE
from longbox.titles.crisis.words import CHOSEN, SELF, S, active, ally, choose, damage, enemy, named, put_marker, throw

from ...fighters import character
from ...scene import Duel, box
from ..cast import SKULL
from ..playing import settle

SILK = "silk"
FUTURE = "spider-man-2099"
NOIR = "spider-man-noir"
HAND = "masked-menace"
HERE = [10.0, 10.0]
FAR = [10.0, 30.0]
FARTHER = [30.0, 30.0]
GHOST = "ghost-spider"
ZAPPER = character(
    "zapping-fighter",
    active("zap", 0, choose(enemy, damage(CHOSEN, 1))),
    active("lapse", 0, damage(ally & named((SILK,)), 1)),
    active("sling", 0, choose(enemy, throw(CHOSEN, S))),
)
FOE = character("filmed-foe", active("vent", 0, damage(ally & named((SKULL,)), 1)))


def phase(*mine: str, power: int = 0, hand: tuple[str, ...] = (HAND,)) -> Duel:
    """The Power Phase of a squad with the card in hand: everybody gains 1 Power first."""
    duel = Duel(list(mine or (SILK, NOIR, GHOST, FUTURE, ZAPPER)), [FOE, SKULL]).hand(*hand).put(SKULL, 33, 3).put(FOE, 13, 10)
    for who in range(len(duel.t.who)):
        duel.t.power[who] = power
    if not mine:
        duel.put(ZAPPER, 10, 10).put(SILK, 30, 3)
    return duel.push(PowerPhase())


def play_card(duel: Duel) -> Duel:
    return duel.answer(next(one for one in duel.offered if HAND in str(one)))


def filmed(*where: Sequence[float]) -> Duel:
    """As many play the card as there are places."""
    duel = play_card(phase())
    for who in (SILK, NOIR, GHOST)[: len(where)]:
        duel.answer(who)
    if duel.ask.kind == "payer":
        duel.answer("enough")
    for at in where:
        duel.answer(list(at))
    assert duel.still
    return duel


def jab(duel: Duel, attacker: str = ZAPPER, target: str = FOE, faces: str = "hit hit blank blank") -> Duel:
    return settle(duel.roll(faces, "blank " * 9).attack(attacker, "jab", target))


def test_up_to_three_web_warriors_pay_one_power_each() -> None:
    duel = phase()
    assert duel.ask.kind == "react"
    play_card(duel)
    assert set(duel.offered) == {duel.who(who) for who in (SILK, NOIR, GHOST, FUTURE)}  # no others
    duel.answer(SILK).answer(NOIR).answer(GHOST)
    assert duel.ask.kind == "put_marker"  # nobody else is asked for
    assert [duel.power(who) for who in (SILK, NOIR, GHOST, FUTURE)] == [0, 0, 0, 1]


@pytest.mark.parametrize("mine", [(ZAPPER,), (SKULL,)])
def test_nobody_else_can_play_it(mine: tuple[str, ...]) -> None:
    assert phase(*mine).still


def test_it_waits_for_the_power_phase() -> None:
    duel = Duel([SILK, ZAPPER], FOE).hand(HAND).set(SILK, power=3).put(ZAPPER, 13, 10)
    assert HAND not in str(jab(duel).offered)
    assert HAND in str(duel.push(PowerPhase()).offered)


@pytest.mark.parametrize("n", [1, 2, 3])
def test_each_who_paid_puts_one_camera(n: int) -> None:
    places = [HERE, FAR, FARTHER][:n]
    duel = filmed(*places)
    assert [(name, seat, [x, y]) for name, seat, x, y in duel.t.markers] == [("camera", 0, at) for at in places]
    assert duel.heard(MarkerPlaced) == [MarkerPlaced(0, "camera", (x, y)) for x, y in places]


def legal(duel: Duel, x: float, y: float) -> bool:
    try:
        duel.ask.judge(duel.t, [x, y])
    except Illegal:
        return False
    return True


def test_a_camera_lies_anywhere_but_within_range_three_of_another() -> None:
    duel = Duel(SILK, FOE)
    duel.push(PutMarker("camera", 0, apart=3))
    r, reach = duel.t.the_tools().token_radius, duel.t.the_tools().range(3)
    assert all(legal(duel, x, y) for x, y in ((r, r), (36 - r, 36 - r), (10, 10)))  # in any corner, and under a base
    assert not legal(duel, r - 0.1, 10)
    duel.answer([10.0, 10.0]).push(PutMarker("camera", 1, apart=3))  # those of the opponent count, too
    edge = 10.0 + reach + 2 * r
    assert not legal(duel, edge, 10.0)
    assert legal(duel, edge + 0.05, 10.0)
    assert all(hypot(x - 10, y - 10) > reach + 2 * r for x, y in duel.offered)
    with pytest.raises(Illegal, match="within Range 3 of another"):
        duel.ask.judge(duel.t, [12.0, 10.0])


def test_the_cameras_of_the_card_keep_apart() -> None:
    duel = play_card(phase()).answer(SILK).answer(NOIR).answer("enough").answer(HERE)
    reach = duel.t.the_tools().range(3) + 2 * duel.t.the_tools().token_radius
    assert not legal(duel, 10.0, 10.0 + reach)
    assert legal(duel, 10.0, 10.05 + reach)


def test_a_marker_of_another_name_may_be_near_but_not_on_top() -> None:
    duel = Duel(SILK, FOE).push(PutMarker("camera", 0)).answer([20.0, 20.0]).push(PutMarker("stash", 0, apart=3))
    assert legal(duel, 21.0, 20.0)
    assert not legal(duel, 20.5, 20.0)


def test_a_marker_keeps_off_tokens_and_huge_terrain() -> None:
    duel = Duel(SILK, FOE, [box("house", 6, 20, 20, 4, 4)])
    duel.t.token_name.append("x/y")
    duel.t.token_kind.append("asset")
    duel.t.token_at.append((5.0, 5.0))
    duel.t.token_holder.append(-1)
    duel.t.token_side.append(-1)
    region = PutMarker("camera", 0).put(duel.t)
    assert region is not None
    for x, y in ((22.0, 22.0), (5.3, 5.0)):
        with pytest.raises(Illegal):
            region.judge(duel.t, [x, y])


def test_within_a_range_of_somebody() -> None:
    duel = Duel(SILK, FOE).script(put_marker("camera", within=1, of=SELF), SILK)
    x, y, r = duel.t.base[0]
    reach = r + duel.t.the_tools().token_radius + duel.t.the_tools().range(1)
    assert legal(duel, x + reach, y)
    assert not legal(duel, x + reach + 0.1, y)
    assert all(hypot(ox - x, oy - y) <= reach for ox, oy in duel.offered)


def test_without_a_place_there_is_no_marker() -> None:
    duel = Duel(SILK, FOE, [box("house", 6, 0, 0, 36, 36)]).push(PutMarker("camera", 0))
    assert duel.still
    assert duel.t.markers == ()


def gained(duel: Duel, before: int = 1) -> int:
    """Beside the Power Phase: the fighter gains nothing else."""
    return duel.power(ZAPPER) - before


def test_damage_with_an_attack_near_a_camera_gives_power() -> None:
    assert gained(jab(filmed(HERE))) == 1  # for 2 damage
    assert gained(jab(filmed(FAR))) == 0
    assert gained(jab(filmed(HERE), faces="blank blank blank blank")) == 0


def test_it_is_where_the_one_stands_who_deals_it_that_counts() -> None:
    duel = filmed(HERE)
    r = duel.t.base[duel.who(ZAPPER)][2]
    reach = r + duel.t.the_tools().token_radius + duel.t.the_tools().range(3)
    for far, n in ((reach, 1), (reach + 0.05, 0)):
        duel = filmed((10.0, 10.0 + far))
        assert gained(jab(duel)) == n


def test_two_cameras_give_no_more() -> None:
    r = 0.5
    duel = filmed((10.0, 10.0 + 3.8), (10.0, 10.0 - 3.8 - r))
    assert gained(jab(duel)) == 1


def test_damage_with_a_superpower_gives_power() -> None:
    assert gained(settle(filmed(HERE).use(ZAPPER, "zap").answer(FOE))) == 1
    assert gained(settle(filmed(FAR).use(ZAPPER, "zap").answer(FOE))) == 0


def test_a_throw_by_a_superpower_counts() -> None:
    duel = filmed(HERE).put(SKULL, 15.2, 10).roll("blank " * 9).use(ZAPPER, "sling").answer(FOE).answer([0.0])
    settle(duel)
    assert duel.damage(FOE) or duel.damage(SKULL)
    assert gained(duel) >= 1


def test_other_damage_gives_none() -> None:
    duel = filmed(HERE)
    settle(duel.script(damage(enemy, 1), ZAPPER))  # neither an attack nor a superpower
    assert duel.damage(FOE) == 1
    assert gained(duel) == 0


def test_damage_to_an_ally_gives_none() -> None:
    duel = filmed(HERE)
    settle(duel.use(ZAPPER, "lapse"))
    assert duel.damage(SILK) == 1
    assert gained(duel) == 0


def test_enemies_near_a_camera_gain_only_for_what_they_suffer() -> None:
    duel = filmed(HERE)
    jab(duel, FOE, ZAPPER)
    assert duel.power(FOE) == 1  # of the Power Phase
    assert gained(duel) == duel.damage(ZAPPER) == 2


def test_it_outlasts_whoever_played_it() -> None:
    duel = filmed(HERE)
    duel.push(Leave(duel.who(SILK)))
    assert gained(jab(duel)) == 1


def test_enemies_who_hurt_their_own_gain_nothing() -> None:
    duel = filmed(HERE)
    settle(duel.use(FOE, "vent"))
    assert duel.damage(SKULL) == 1
    assert duel.power(FOE) == 1  # of the Power Phase


def test_the_cleanup_phase_removes_all_cameras() -> None:
    duel = filmed(HERE, FAR)
    settle(duel.push(CleanupPhase()))
    assert duel.t.markers == ()
    assert duel.heard(MarkersRemoved) == [MarkersRemoved("camera", 2)]
    before = duel.power(ZAPPER)
    settle(duel.push(PutMarker("camera", 0)).answer(HERE))
    assert gained(jab(duel), before) == 0  # nor is the card in force any more


def test_only_those_of_the_name_go() -> None:
    duel = Duel(SILK, FOE).push(PutMarker("camera", 0)).answer(HERE).push(PutMarker("stash", 1)).answer(FAR)
    remove(duel.t, "camera")
    assert duel.t.markers == (("stash", 1, *FAR),)


def test_markers_are_copied_saved_and_part_of_the_digest() -> None:
    duel = filmed(HERE)
    t = duel.t
    twin = t.copy()
    assert (twin.markers, twin.digest()) == (t.markers, t.digest())
    twin.markers = ()
    assert t.markers
    assert twin.digest() != t.digest()
    assert Table.load({**json.loads(t.text()), "stack": []}).markers == t.markers
    assert "markers" not in json.loads(twin.text())  # games saved before there were any stay as they are


def test_the_page_shows_and_words_them() -> None:
    duel = filmed(HERE)
    duel.push(PutMarker("camera", 0, apart=3))
    seen = view(TITLE, duel.t, 1)
    assert seen["markers"] == [{"name": "camera", "seat": 0, "at": HERE}]
    said = offer(duel.t, duel.ask, "en")
    assert said["title"] == "Where do you put the Camera?"
    assert said["sub"] == "Anywhere on the battlefield. Not within Range 3 of another one."
    assert offer(duel.t, duel.ask, "de")["title"] == "Wohin legst du den Marker „Kamera“?"
    assert (said["region"]["type"], said["region"]["marker"], said["region"]["seat"]) == ("ground", "camera", 0)
    assert len(said["region"]["polygons"]) >= 2  # the board, and a hole in it
    assert catalogue("en")["markers"]["camera"] == "Camera"
    found = measure(duel.t, 0, {"what": "between", "from": ["marker", 0], "to": ["character", 0]}, "en")
    assert found
    with pytest.raises(Illegal):
        measure(duel.t, 0, {"what": "range", "from": ["marker", 1], "range": 3}, "en")


def test_a_bot_puts_a_camera_where_its_own_fight() -> None:
    duel = Duel([SILK, NOIR], [FOE]).put(SILK, 10, 10).put(NOIR, 11, 12).put(FOE, 13, 10).push(PutMarker("camera", 0))
    rated = rate(duel.t)
    x, y = duel.offered[rated.index(max(rated))]
    assert hypot(x - 11, y - 11) < 4


def cameras() -> str:
    """The roster of the Web Warriors with this card first."""
    own = roster("web-warriors")
    data = {"name": "Cameras", "characters": own.characters, "tactics": (HAND, *own.tactics[:9])}
    return json.dumps(data | {"secure": own.secure, "extraction": own.extraction})


def test_whole_games_with_cameras_conform() -> None:
    placed = 0
    for seed in range(2):
        options = {"setup": "quick", "roster_a": cameras(), "roster_b": cameras()}
        played = Examiner(title("crisis"), 2, seed, options).play()
        placed += sum(isinstance(event, MarkerPlaced) for event in played.events())
        again = Game.load(played.save(), title, verify=True)
        assert again.digest == played.digest
        assert all("Camera" in line for line in played.log("en") if "puts a" in line)
    assert placed


def test_a_greedy_player_uses_cameras_and_a_game_is_saved_with_them() -> None:
    game = longbox.new("crisis", seed=1, setup="quick", roster_a=cameras(), roster_b="cabal")
    saved: list[int] = []

    def look(now: Game[Any]) -> None:
        if now.state.markers and not saved:
            saved.append(len(now.state.markers))
            assert Game.load(now.save(), title).state.markers == now.state.markers

    play(game, [GreedyPlayer("a"), GreedyPlayer("b")], look)
    assert saved
