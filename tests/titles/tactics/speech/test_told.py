"""What happens is told: every event with its figures, because log, page and replay know nothing else."""

from __future__ import annotations

import pytest

import longbox
from longbox.kernel import Illegal
from longbox.players import RandomPlayer, play
from longbox.titles.tactics import events
from longbox.titles.tactics.codes import *
from longbox.titles.tactics.rules.charges import Charge
from longbox.titles.tactics.rules.damage import deal
from longbox.titles.tactics.rules.initiative import initiative_bonus, roll_initiative
from longbox.titles.tactics.rules.setup import Issue
from longbox.titles.tactics.words import FIGURES, Initiative

from ..helpers import with_things
from ..scene import Scene

SETUP = {"InitiativeRolled", "SideChosen", "Placed", "PlotPlaced", "ThingPlaced", "PageBegan", "FirstChosen", "Activated"}


@pytest.mark.rule("FT-151", "FT-153", "FT-157", "FT-163")
def test_the_setup_is_told() -> None:
    game = longbox.new("tactics", seed=4)
    issue = game.state.stack[0]
    assert isinstance(issue, Issue)
    play(game, [RandomPlayer("a"), RandomPlayer("b")])
    told = list(game.events())
    assert {type(one).__name__ for one in told} >= SETUP
    (side,) = [one for one in told if isinstance(one, events.SideChosen)]
    assert side.side == ("north", "south")[game.state.sides[side.seat]]
    places = {one.who: one.square for one in reversed(told) if isinstance(one, events.Placed)}
    assert len(places) == len(game.state.who)


@pytest.mark.rule("FT-541")
def test_who_picks_up_what_is_told() -> None:
    s = with_things(Scene("T . .", a="T thing"), ("car", 1, 0))
    s.activate("T").answer(("pick", 0))
    (picked,) = s.told("PickedUp")
    assert (picked.who, picked.thing) == (s["T"], 0)  # type: ignore[attr-defined]


@pytest.mark.rule("FT-363")
def test_damage_is_told_as_it_arrives_with_what_armor_kept() -> None:
    s = Scene("L", a="L luke-cage")
    deal(s.t, s["L"], 5, "blunt")
    deal(s.t, s["L"], 1, "blunt")
    told = [(one.amount, one.prevented) for one in s.told("Damaged")]  # type: ignore[attr-defined]
    assert told == [(3, 2), (0, 1)]
    assert s.lost("L") == 3


@pytest.mark.parametrize(("attack", "burnt"), [("brawling", 1), ("optic-blast", 0)])
def test_only_who_touches_a_living_flame_is_burnt(attack: str, burnt: int) -> None:
    """A blow and a hold touch; a shot does not, and neither does a blow that knocks the flame out."""
    near = attack == "brawling"
    s = Scene("C J" if near else "C . J", a="C cyclops", b="J human-torch")
    s.t.ready[s["J"]] = TIRED
    s.roll(60).strike("C", attack, "J")
    if not s.still:
        s.answer("hit")
    assert s.lost("J") > 0
    assert s.lost("C") == burnt
    out = Scene("C J", a="C cyclops", b="J human-torch")
    out.t.health[out["J"]], out.t.ready[out["J"]] = 1, TIRED
    out.roll(60).strike("C", "brawling", "J")
    if not out.still:
        out.answer("hit")
    assert out.t.ready[out["J"]] == KO
    assert out.lost("C") == 0


@pytest.mark.rule("FT-175")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_initiative_bonus_helps_its_own_player(seat: int) -> None:
    chief = next(id for id, one in FIGURES.items() if any(isinstance(part, Initiative) for sp in one.specials for part in sp.parts))
    s = Scene("C . T", **{"ab"[seat]: f"C {chief}", "ab"[1 - seat]: "T thug"})
    bonus = initiative_bonus(s.t, seat)
    assert bonus > 0
    assert initiative_bonus(s.t, 1 - seat) == 0
    rolls = (50, 50 + bonus - 1) if seat == 0 else (50 + bonus - 1, 50)
    assert roll_initiative(s.roll(*rolls).t) == seat


@pytest.mark.rule("FT-418", "FT-423")
def test_a_charge_ends_where_it_can_strike() -> None:
    s = Scene("S . . . . . . . . .\n. . . . . . . . L .", a="S sabretooth", b="L luke-cage")
    s.activate("S").answer(("charge", s.number("S", "charging"), s["L"]))
    with pytest.raises(Illegal, match="The charge cannot end in F1"):
        s.t.ask.judge(s.t, tuple(range(1, 6)))  # type: ignore[union-attr]


@pytest.mark.rule("FT-430")
def test_who_is_knocked_out_on_the_way_strikes_nobody() -> None:
    s = Scene("S . . . . . . . . .\n. . . . . . . . L .", a="S sabretooth", b="L luke-cage")
    charge = Charge(s["S"], s.number("S", "charging"), s["L"], way=(s.xy(7, 0),))
    s.t.at[s["S"]] = s.xy(7, 0)
    assert charge.strike(s.t) is not None
    s.t.at[s["S"]] = s.xy(6, 0)
    assert charge.strike(s.t) is None
    s.t.at[s["S"]], s.t.ready[s["S"]] = s.xy(7, 0), KO
    assert charge.strike(s.t) is None
