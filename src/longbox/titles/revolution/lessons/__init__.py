"""Lessons: three Schools with a few cards, one idea each.

A scene names the `teams`, `hands`, tokens and points of the Schools, which cards lie on top of the decks, the phase that begins,
and the `dice` to come, so that everybody sees the same roll. The others have no Plot Cards, so nobody interrupts. What is rolled
after the dice comes from the table's own.
"""

from __future__ import annotations

from typing import Any

from longbox.titles import lessons

from ..arena import number
from ..cards.decks import MISSION_NUMBER, NUMBER, PLOT_CARDS, PLOT_NUMBER, RECRUITS, TOURNAMENT
from ..rules.goods import join
from ..rules.missions import MissionPhase
from ..rules.plot import PlotPhase
from ..rules.recruit import RecruitPhase
from ..rules.setup import Play, Round
from ..state import AnyFrame, Table


def lay_out(t: Table, scene: lessons.Scene) -> None:
    """The position of a lesson: a phase in which the learner, seat 0, is asked first."""
    t.round, t.commander, t.school = 2, 0, tuple(range(t.seats))
    for seat in range(t.seats):
        t.power[t.leader(seat)] = t.limit(t.leader(seat))
        for id in scene["teams"][seat]:
            join(t, seat, NUMBER[id])
    for id, tokens in scene.get("power", {}).items():
        t.power[NUMBER[id]] = tokens
    for name in ("rp", "pp", "hope"):
        getattr(t, name)[:] = scene.get(name, getattr(t, name))
    t.hands[0] = tuple(sorted(PLOT_NUMBER[id] for id in scene.get("hand", ())))
    away = {who for team in t.team for who in team}
    t.recruit_deck = stacked(
        [card for card in range(RECRUITS) if card not in away], [NUMBER[id] for id in scene.get("recruits", ())]
    )
    t.plot_deck = stacked([card for card in range(len(PLOT_CARDS)) if card not in t.hands[0]], [])
    t.mission_deck = stacked(list(range(TOURNAMENT)), [MISSION_NUMBER[id] for id in scene.get("missions", ())])
    t.script, t.script_ends = list(scene.get("dice", ())) or None, False
    phase = scene["phase"]
    t.stack += [
        lessons.at(Play(), "rounds"),
        lessons.at(Round(), "victory" if phase == "fight" else AFTER[phase]),
        PHASES[phase](t, scene),
    ]


def stacked(deck: list[int], top: list[int]) -> tuple[int, ...]:
    """A deck with these cards on top, the first one on top of all."""
    return (*[card for card in deck if card not in top], *reversed(top))


def plotting(t: Table, scene: lessons.Scene) -> AnyFrame:
    return lessons.at(PlotPhase(seat=0), "act")


def recruiting(t: Table, scene: lessons.Scene) -> AnyFrame:
    """The others have taken their dials."""
    others = sum(1 << seat for seat in range(1, t.seats))
    return lessons.at(RecruitPhase(seat=0, ready=others, sent=(0,) * t.seats), "allegiance")


def fighting(t: Table, scene: lessons.Scene) -> AnyFrame:
    """A Mission whose Characters are in the arena."""
    t.mission = t.mission_deck[-1]
    t.mission_deck, t.mission_discard, t.controller = t.mission_deck[:-1], 1 << t.mission, 0
    pcs: dict[str, Any] = scene["fight"]
    for seat, (id, place, stats) in enumerate(pcs.values()):
        t.pc[seat], t.at[seat] = NUMBER[id], number((place[0], place[1]))
        t.stats[seat] = (stats[0], stats[1], stats[2]) if stats else t.start_stats(seat)
    return lessons.at(MissionPhase(positions=tuple(range(len(pcs)))), "execute")


PHASES = {"plot": plotting, "recruit": recruiting, "mission": lambda t, scene: MissionPhase(), "fight": fighting}
AFTER = {"plot": "recruit", "recruit": "mission", "mission": "victory"}
