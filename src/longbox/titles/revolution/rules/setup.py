"""Set-up (MR-039..MR-059), and the game from its first round to its end."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Ask

from ..cards.decks import CARDS, IS_HERO, PLOT_CARDS, RECRUITS, STARTING, character
from ..codes import NOBODY, START_HOPE, START_REVOLUTION, START_STUDENTS
from ..events import CommanderNamed, Dealt, RoundBegan, SchoolChosen
from ..state import AnyFrame, Step, Table
from ..words import MISSIONS, SCHOOLS
from .goods import join, roll_off
from .missions import MissionPhase, clear_arena
from .plot import PlotPhase
from .recruit import RecruitPhase
from .upkeep import Upkeep
from .winning import Finale


def lay_out(t: Table) -> None:
    """An empty table for the Schools that take part."""
    seats = t.seats
    t.school = (NOBODY,) * seats
    t.rp, t.pp, t.hope = [START_REVOLUTION] * seats, [START_REVOLUTION] * seats, [START_HOPE] * seats  # MR-043, MR-044, MR-053
    t.hands, t.team = [()] * seats, [()] * seats  # MR-056
    t.power, t.training = [0] * len(CARDS), [NOBODY] * RECRUITS
    t.peeked, t.known_recruits, t.known_missions = [0] * seats, [()] * seats, [()] * seats
    t.bids, t.staked = [NOBODY] * seats, [0] * seats
    clear_arena(t)
    t.buffs = [(0, 0)] * seats


@dataclass(slots=True)
class Play(Step):
    """The whole game: Schools are chosen, cards dealt, rounds played, a winner found."""

    STEPS = ("roll", "choose", "deal", "rounds")

    order: tuple[int, ...] = ()

    def roll(self, t: Table) -> None:
        """MR-039."""
        self.order = t.clockwise(roll_off(t, "school", tuple(range(t.seats))))

    def choose(self, t: Table) -> Ask | None:
        """MR-040: clockwise from the highest roll, each from what is left."""
        left = tuple([number for number in range(len(SCHOOLS)) if number not in t.school])
        while self.order:
            if len(left) > 1:
                return Ask(self.order[0], "school", left)
            self.answer_school(t, left[0])
        return None

    def answer_school(self, t: Table, school: int) -> None:
        seat, self.order = self.order[0], self.order[1:]
        t.school = (*t.school[:seat], school, *t.school[seat + 1 :])
        t.emit(SchoolChosen, seat, school)

    def deal(self, t: Table) -> None:
        """MR-045..MR-058."""
        heroes = [who for who in STARTING if IS_HERO[who]]  # MR-045, MR-046
        students = [who for who in STARTING if not IS_HERO[who]]  # MR-045, MR-047
        t.shuffle(heroes)  # MR-046
        t.shuffle(students)  # MR-047
        for seat in range(t.seats):
            dealt = [heroes.pop(), *[students.pop() for _ in range(START_STUDENTS)]]
            for who in dealt:
                join(t, seat, who)  # MR-046..MR-048
            t.power[t.leader(seat)] = character(t.leader(seat)).limit  # MR-052
            t.emit(Dealt, seat, tuple(dealt))
        away = {who for team in t.team for who in team}
        recruits = [card for card in range(RECRUITS) if card not in away]  # MR-049, MR-050
        plots, missions = list(range(len(PLOT_CARDS))), list(range(len(MISSIONS)))
        for deck in (recruits, plots, missions):
            t.shuffle(deck)  # MR-055
        t.recruit_deck, t.plot_deck, t.mission_deck = tuple(recruits), tuple(plots), tuple(missions)
        t.commander = t.below(t.seats)  # MR-014, MR-058
        t.emit(CommanderNamed, t.commander)

    def rounds(self, t: Table) -> AnyFrame | None:
        if t.reason:
            return None
        self.back_to("rounds")
        return Round()


@dataclass(slots=True)
class Round(Step):
    """One round."""

    STEPS = ("begin", "upkeep", "plot", "recruit", "mission", "victory")  # MR-035

    def begin(self, t: Table) -> None:
        t.round += 1
        t.buffs = [(0, 0)] * t.seats
        t.emit(RoundBegan, t.round)

    def upkeep(self, t: Table) -> AnyFrame:
        return Upkeep()

    def plot(self, t: Table) -> AnyFrame:
        return PlotPhase()

    def recruit(self, t: Table) -> AnyFrame:
        return RecruitPhase()

    def mission(self, t: Table) -> AnyFrame:
        return MissionPhase()

    def victory(self, t: Table) -> AnyFrame:
        return Finale()
