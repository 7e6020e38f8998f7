"""What several cards of the first core box share, each in one table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longbox.titles.crisis.codes import PHYSICAL, WILD, M
from longbox.titles.crisis.rules.attacks import Attack
from longbox.titles.crisis.rules.movement import tool_size
from longbox.titles.crisis.state import Table
from longbox.titles.crisis.words import LAST_TARGET, Character, Form, Side, Strike, after_attack, extra_attack, icons, role
from titles.crisis.shelf import add, the_cards

from ...scene import PASS, Duel
from ..scenes.first_core_box import BLANKS, finish, near, offered_power, options_of

WIDOW = "black-widow"
CAP = "captain-america-steve-rogers"
MARVEL = "captain-marvel"
IRON = "iron-man"
SPIDER = "spider-man-peter-parker"
ZEMO = "baron-zemo"
CROSSBONES = "crossbones"
OCTOPUS = "doctor-octopus"
SKULL = "red-skull"
ULTRON = "ultron"
CRATE = ("crate", 2, 1, ((12.0, 6.0), (13.0, 6.0), (13.0, 7.0), (12.0, 7.0)))
"""Small, interactive terrain south of where the characters stand."""
WALL = ("wall", 5, 0, ((12.8, 5.0), (13.2, 5.0), (13.2, 15.0), (12.8, 15.0)))
"""Between the two sides when they stand as the scene puts them."""


@pytest.mark.rule("CP-545")
@pytest.mark.parametrize(
    ("card", "strike"),
    [
        (WIDOW, "strike"),
        (CAP, "strike"),
        (MARVEL, "strike"),
        (IRON, "repulsor-blast"),
        (SPIDER, "strike"),
        (ZEMO, "sword-strike"),
        (CROSSBONES, "strike"),
        (OCTOPUS, "strike"),
        (SKULL, "strike"),
        (ULTRON, "energy-blast"),
    ],
)
def test_power_for_the_damage_dealt(card: str, strike: str) -> None:
    for hits in (2, 0):
        duel = near(card, SKULL)
        dice = the_cards().strikes[f"{card}/{strike}"].dice
        duel.roll("hit " * hits + "blank " * (dice - hits), BLANKS).attack(0, strike, 1).decline()
        assert (duel.damage(1), duel.power(0)) == (hits, hits)


@pytest.mark.rule("CP-546")
@pytest.mark.parametrize(
    ("card", "strike"), [(CAP, "shield-throw"), (MARVEL, "energy-blast"), (SPIDER, "impact-webbing"), (ULTRON, "strike")]
)
def test_one_power_whatever_was_dealt(card: str, strike: str) -> None:
    for hits in (2, 0):
        duel = near(card, SKULL)
        dice = the_cards().strikes[f"{card}/{strike}"].dice
        duel.roll("hit " * hits + "blank " * (dice - hits), BLANKS).attack(0, strike, 1).decline()
        assert (duel.damage(1), duel.power(0)) == (hits, 1)


@pytest.mark.parametrize(
    ("card", "strike"),
    [
        (WIDOW, "pistol"),
        (WIDOW, "mixed-technique"),
        (CAP, "shield-slam"),
        (MARVEL, "rocket-punch"),
        (IRON, "homing-rockets"),
        (SPIDER, "taser-webs"),
        (ZEMO, "steel-rush"),
        (CROSSBONES, "overpower"),
        (OCTOPUS, "arm-lasers"),
        (SKULL, "cosmic-blast"),
        (SKULL, "unleash-the-cube"),
        (ULTRON, "metallic-fury"),
    ],
)
def test_attacks_that_give_none(card: str, strike: str) -> None:
    found = the_cards().strikes[f"{card}/{strike}"]
    duel = near(card, SKULL).set(0, power=found.cost)
    duel.attack(0, strike)
    if duel.ask.kind == "type":
        duel.answer(PHYSICAL)
    duel.roll("hit " + "blank " * (found.dice - 1), BLANKS).answer(1)
    finish(duel)
    assert (duel.damage(1), duel.power(0)) == (1, 0)


@pytest.mark.parametrize(
    ("card", "strike", "gained"),
    [
        (MARVEL, "rocket-punch", "stagger"),
        (ZEMO, "sword-strike", "bleed"),
        (ZEMO, "steel-rush", "bleed"),
        (ULTRON, "energy-blast", "incinerate"),
    ],
)
def test_a_wild_gives_a_condition_even_without_damage(card: str, strike: str, gained: str) -> None:
    for face in ("wild", "hit"):
        found = the_cards().strikes[f"{card}/{strike}"]
        duel = near(card, SKULL).set(0, power=found.cost)
        duel.roll(face + " blank" * (found.dice - 1), "block " * 4).attack(0, strike, 1).decline()
        assert duel.damage(1) == 0
        assert duel.conditions(1) == ({gained} if face == "wild" else set())


@pytest.mark.rule("CP-545")
@pytest.mark.parametrize(
    ("card", "strike", "largest"),
    [(CAP, "strike", 3), (SPIDER, "impact-webbing", 2), (SKULL, "strike", 9), (IRON, "repulsor-blast", 9)],
)
@pytest.mark.interpreted("it replaces what a table says of sizes")
def test_a_wild_pushes_away_before_damage(monkeypatch: pytest.MonkeyPatch, card: str, strike: str, largest: int) -> None:
    dice = the_cards().strikes[f"{card}/{strike}"].dice
    duel = near(card, SKULL)
    duel.roll("wild hit" + " blank" * (dice - 2), BLANKS).attack(0, strike, 1)
    if card != IRON:  # his push is no choice
        assert duel.ask.seat == 0
        assert PASS in duel.offered
        duel.answer("push")
    assert duel.ask.kind == "direction"
    assert duel.damage(1) == 0
    duel.answer([0])
    assert duel.at(1) == pytest.approx((13.0 + 3.375, 10.0))
    assert duel.damage(1) == 2
    duel = near(card, SKULL)
    assert duel.roll("hit hit" + " blank" * (dice - 2), BLANKS).attack(0, strike, 1).still
    for size in (3, 4):
        monkeypatch.setattr(Table, "size", lambda self, who, size=size: size)
        duel = near(card, SKULL)
        duel.roll("wild hit" + " blank" * (dice - 2), BLANKS).attack(0, strike, 1)
        assert duel.still == (size > largest)


@pytest.mark.rule("CP-546")
@pytest.mark.parametrize(
    ("card", "strike", "covered"),
    [
        (CAP, "shield-throw", False),
        (IRON, "homing-rockets", False),
        (IRON, "unibeam", False),
        (OCTOPUS, "arm-lasers", False),
        (MARVEL, "energy-blast", True),
    ],
)
def test_no_cover_against_some_attacks(card: str, strike: str, covered: bool) -> None:
    duel = Duel(card, SKULL, terrain=(("car", 2, 1, WALL[3]),)).put(SKULL, 14.8, 10.0)
    assert duel.t.covered(0, 1)
    duel.roll("hit " + "blank " * 9, BLANKS).push(Attack(0, f"{card}/{strike}", 1, free=True))
    if covered:
        duel.answer(PASS)  # her reroll
    assert offered_power(duel, "cover") == covered


@pytest.mark.rule("CP-050")
@pytest.mark.parametrize(
    ("card", "power", "size", "reach", "tool"),
    [(MARVEL, "danvers-special", 4, 3.0, 5.0), (OCTOPUS, "ocks-clutches", 2, 6.0, 3.375), (SPIDER, "web-a-pult", 2, 6.0, 3.375)],
)
def test_throwing_something(card: str, power: str, size: int, reach: float, tool: float) -> None:
    duel = Duel(card, WIDOW, terrain=(CRATE,)).set(card, power=6)
    edge = 10.0 + duel.t.base[0][2] + duel.t.base[1][2] + reach
    duel.put(WIDOW, edge + 0.1, 10.0).put(card, 10.0, 10.0)
    duel.t.rubble = 1
    assert power not in options_of(duel, card)
    duel.t.rubble = 0
    assert power in options_of(duel, card)  # the crate
    duel.put(WIDOW, edge, 10.0).use(card, power)
    assert duel.offered == (("terrain", 0), ("character", 1))
    duel.answer(("character", 1)).answer([0])
    assert duel.at(WIDOW) == pytest.approx((edge + tool, 10.0))
    assert duel.power(card) == 3
    assert power not in options_of(duel, card)  # once per turn
    duel.t.end_scope("turn")
    duel.use(card, power)
    if duel.ask.kind == "choose":
        duel.answer(("terrain", 0))
    duel.answer([180])
    assert duel.t.rubble == 1
    large = ("wreck", size + 1, 1, CRATE[3])
    assert power not in options_of(Duel(card, (), terrain=(large,)).set(card, power=3), card)
    assert power in options_of(Duel(card, (), terrain=(("wreck", size, 1, CRATE[3]),)).set(card, power=3), card)


@pytest.mark.parametrize(("card", "counts"), [(MARVEL, 5), (IRON, 5), (ULTRON, 5), (SPIDER, 5), (OCTOPUS, 5), (CAP, 2), (ZEMO, 2)])
def test_flight_and_wall_crawler(card: str, counts: int) -> None:
    duel = Duel(card, SKULL)
    assert tool_size(duel.t, 0, climb=False) == counts
    assert tool_size(duel.t, 1, climb=False) == 2  # nobody else


@pytest.fixture
def shooter() -> Iterator[str]:
    """A card with Rapid Fire, for one test."""
    side = Side(5, M, 2, (3, 3, 3))
    rapid = icons(WILD, name="rapid-fire")(
        after_attack(extra_attack("shot", role(LAST_TARGET), free=True, without=("rapid-fire",)))
    )
    add(
        Character(
            "a-shooter", "Shooter", "Nobody", 3, (Form("Normal", side, side, 35),), (Strike("shot", PHYSICAL, 4, 4, 0, (rapid,)),)
        )
    )
    yield "a-shooter"
    del the_cards().characters["a-shooter"], the_cards().strikes["a-shooter/shot"]


@pytest.mark.rule("CP-563")
def test_rapid_fire(shooter: str) -> None:
    duel = Duel(shooter, [SKULL, ULTRON])
    duel.roll("wild blank blank blank", "blank " * 4).attack(shooter, "shot", SKULL)
    assert PASS in duel.offered
    duel.roll("wild hit blank blank", "blank " * 4).answer("shot")
    assert duel.offered == (duel.who(SKULL),)  # the original target
    duel.answer(SKULL)
    assert duel.damage(SKULL) == 3
    assert duel.still  # once
