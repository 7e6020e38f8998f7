"""What the answers to the questions of the setup are worth."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.kernel import PASS

from ..rules.choices import Hire, Join, Pass
from ..rules.movement import gait
from ..rules.setup import Issue, team_of
from ..state import Table, top
from ..words import Hurts
from .squares import way_from


def forward(t: Table, seat: int, squares: Sequence[int]) -> list[float]:
    """Towards the middle of the map, but not all in one place."""
    ground = t.ground()
    mine = [t.at[who] for who in t.standing(seat)]
    rated = []
    for square in squares:
        x, y = ground.xy(square)
        crowd = sum(1.0 / (1 + ground.distance(square, other)) for other in mine)
        rated.append(-abs(y - (ground.height - 1) / 2) - 0.2 * abs(x - (ground.width - 1) / 2) - 0.8 * crowd)
    return rated


def place(t: Table, offered: Sequence[int]) -> list[float]:
    assert t.ask is not None
    return forward(t, t.ask.seat, offered)


def hire(t: Table, offered: Sequence[Hire | Pass]) -> list[float]:
    assert t.ask is not None
    rated = iter(forward(t, t.ask.seat, [choice[1] for choice in offered if choice != PASS]))
    return [-100.0 if choice == PASS else next(rated) for choice in offered]


def place_plot(t: Table, offered: Sequence[int]) -> list[float]:
    """The opponent's token: a long way from the opponent's figures, a short one from the own."""
    assert t.ask is not None
    seat = t.ask.seat
    ways = [(t.seat[who] == seat, t.speed(who), way_from(t.ground(), gait(t, who), t.at[who])) for who in t.standing()]
    sizes = [max(1, sum(own == (side == seat) for own, _, _ in ways)) for side in (0, 1)]
    rated = []
    for square in offered:
        total = 0.0
        for own, speed, way in ways:
            pages = way.get(square, 60) / max(1, speed)
            total += -0.3 * pages / sizes[seat] if own else pages / sizes[1 - seat]
        rated.append(total)
    return rated


def place_thing(t: Table, offered: Sequence[int]) -> list[float]:
    """What hurts at the opponent's Plots, the rest on the own way to one."""
    number = top(t, Issue).next_thing(t)
    seat, ground = t.thing_of[number], t.ground()
    hurts = any(isinstance(rule, Hurts) for rule in t.the_thing(number).rules)
    side = 1 - seat if hurts else seat
    goals = [square for square in t.tokens(side) if square >= 0]
    mine = [t.at[who] for who in t.standing(seat)]
    rated = []
    for square in offered:
        gap = min((ground.distance(square, goal) for goal in goals), default=0)
        away = min((ground.distance(square, one) for one in mine), default=0)
        rated.append(-float(gap) if hurts else -0.5 * gap - away)
    return rated


def join(t: Table, offered: Sequence[Join | Pass]) -> list[float]:
    """More Teammates, and whom the own Plot favours."""
    assert t.ask is not None
    seat = t.ask.seat
    wanted = t.the_plot(seat).affiliation
    rated = []
    for choice in offered:
        if choice == PASS:
            rated.append(0.0)
            continue
        _, joins, affiliation = choice
        others = [who for who in team_of(t, seat) if who != joins]
        after = sum(affiliation in t.affiliations[who] for who in others) + 2 * (affiliation == wanted)
        before = sum(t.teammates(joins, who) for who in others) + 2 * (wanted in t.affiliations[joins])
        rated.append(float(after - before))
    return rated
