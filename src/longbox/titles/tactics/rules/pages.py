"""Pages and Panels: who activates when, and how an Issue ends (chapters "Starting the First Page", "Ending the Page")."""

from __future__ import annotations

from dataclasses import dataclass, field

from longbox.kernel import Ask

from ..codes import DRAW, KNOCKED_OUT, KO, LAST_PAGE, NOBODY, POINTS, READY, TIRED
from ..events import FirstChosen, PageBegan, PageEnded
from ..state import Step, Table
from .activation import Activation
from .conditions import page_ends
from .initiative import roll_initiative
from .levels import level_of


def ready_figures(t: Table, seat: int) -> list[int]:
    """FT-169: only they can be activated."""
    return [who for who, ready in enumerate(t.ready) if ready == READY and t.seat[who] == seat and t.at[who] >= 0]


def wiped_out(t: Table, seat: int) -> bool:
    """Whether a side has no figures left."""
    return all(ready == KO for who, ready in enumerate(t.ready) if t.seat[who] == seat)


@dataclass(slots=True)
class Page(Step):
    """Initiative, Panels until nobody is Ready, then the count of points (FT-171)."""

    STEPS = ("begin", "choose", "panels", "victory", "clear")

    won: int = NOBODY
    turn: int = NOBODY
    panel: int = 0
    """How many Panels have begun."""

    def begin(self, t: Table) -> None:
        t.page += 1
        t.emit(PageBegan, t.page)
        self.won = roll_initiative(t)

    def choose(self, t: Table) -> Ask:
        """FT-060, FT-061."""
        return Ask(self.won, "first", ("take", "defer"))

    def answer_first(self, t: Table, choice: str) -> None:
        self.step += 1
        self.turn = self.won if choice == "take" else 1 - self.won  # FT-060, FT-061, FT-176
        t.emit(FirstChosen, self.won, choice == "defer")

    def panels(self, t: Table) -> Step | None:
        """One activation in the first Panel, two in every other; who has nobody Ready is skipped.

        FT-039..FT-041, FT-167, FT-168, FT-170, FT-171, FT-190.
        """
        if not ready_figures(t, self.turn):
            self.turn = 1 - self.turn
            if not ready_figures(t, self.turn):
                return None
        seat, left = self.turn, 2 if self.panel else 1
        self.panel, self.turn = self.panel + 1, 1 - self.turn
        self.back_to("panels")
        return Panel(seat, left)

    def victory(self, t: Table) -> None:
        """FT-086..FT-089, FT-191, FT-192, TQ-42."""
        t.emit(PageEnded, t.page, tuple(t.vp))
        need = level_of(t).victory
        most = max(t.vp)
        leader = t.vp.index(most) if min(t.vp) != most else NOBODY
        wiped = [wiped_out(t, seat) for seat in (0, 1)]
        if most >= need and leader != NOBODY:
            t.winning, t.reason = leader, POINTS
        elif all(wiped):
            t.winning, t.reason = leader, KNOCKED_OUT if leader != NOBODY else DRAW
        elif any(wiped) and t.options["wiped_out"] == "ends":
            t.winning, t.reason = int(wiped[0]), KNOCKED_OUT
        elif t.page == t.options["last_page"]:
            t.winning, t.reason = leader, LAST_PAGE if leader != NOBODY else DRAW

    def clear(self, t: Table) -> None:
        page_ends(t)


@dataclass(slots=True)
class Panel(Step):
    """One player's activations. Figures linked by Command follow at once and do not count (FT-347..FT-352)."""

    STEPS = ("activate", "follow")

    seat: int
    left: int
    chain: list[int] = field(default_factory=list)
    """Figures that must activate now because one they are linked to did."""

    def activate(self, t: Table) -> Ask | None:
        if not self.left:
            return None
        able = ready_figures(t, self.seat)
        return Ask(self.seat, "activate", tuple(able)) if able else None

    def answer_activate(self, t: Table, who: int) -> Step:
        self.left -= 1
        self.chain = linked(t, who)
        self.step += 1
        return Activation(who)

    def follow(self, t: Table) -> Ask | Step | None:
        if any(t.commander[who] == NOBODY and t.ready[who] == TIRED for who in self.chain) and t.options["mended"]:
            self.chain = []  # the Commander was to come next and is Tired: it takes nobody along
        self.chain = [who for who in self.chain if t.ready[who] == READY and t.at[who] >= 0]
        for who in self.chain:
            if t.commander[who] == NOBODY and t.options["mended"]:  # FT-347: the Commander comes next, before all others
                return self.answer_follow(t, who, alone=True)
        if len(self.chain) > 1:
            return Ask(self.seat, "follow", tuple(self.chain))
        if self.chain:
            return self.answer_follow(t, self.chain[0], alone=True)
        if self.left and ready_figures(t, self.seat):
            self.back_to("activate")
        return None

    def answer_follow(self, t: Table, who: int, alone: bool = False) -> Step:
        self.chain.remove(who)
        if alone:
            self.back_to("follow")
        return Activation(who)


def linked(t: Table, who: int) -> list[int]:
    """The figures that must activate with one: its Commander and all that one commands, or the rest of an orphaned group.

    A Tired Commander does not follow, so it takes nobody along either (FT-635). FT-347, FT-348, FT-351, FT-352.
    """
    boss = t.commander[who] if t.commander[who] != NOBODY else who
    if t.ready[boss] == TIRED and t.options["mended"]:
        return []
    group = [other for other in range(len(t.who)) if t.commander[other] == boss]
    if t.ready[boss] != KO:
        group.append(boss)
    return [other for other in group if other != who and t.ready[other] == READY] if who in group else []
