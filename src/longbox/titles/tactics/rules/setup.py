"""The Issue: setting it up step by step, then Page after Page (chapters "Starting the Issue", "Ending the Page")."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import PASS, Ask

from ..codes import HIRED, JOINED, NOBODY, OFF
from ..events import Ended, Hired, Joined, MapChosen, Placed, PlotPlaced, SideChosen, ThingPlaced
from ..ground import set_of, squares_of
from ..maps import READY, SIDES, the_map
from ..state import TOKENS, Step, Table, tokens_of
from ..words import Hires, Joins, LastToJoin, Loyalty, Shares, TeamUp
from .choices import Hire, Join, Pass
from .initiative import roll_initiative
from .pages import Page

CHOOSE = "choose"
PLOT_FAR, PLOT_EDGE, THING_FAR = 8, 4, 6
"""How far Plot tokens keep from figures and edges, and other pieces from figures (FT-158..FT-160, FT-164)."""


@dataclass(slots=True)
class Issue(Step):
    """A whole game: map, sides, figures, Plots, Objects, start of Issue, Pages."""

    STEPS = ("initiative", "choose_map", "choose_side", "figures", "plots", "things", "start", "pages", "finish")

    won: int = NOBODY
    """Who won the Initiative roll of the setup."""
    done: int = 0
    """How many players are done with the step that goes on."""

    def initiative(self, t: Table) -> None:
        self.won = roll_initiative(t)

    def choose_map(self, t: Table) -> Ask | None:
        """FT-149: the winner chooses, unless the map was agreed on."""
        agreed = str(t.options["map"])
        if agreed != CHOOSE:
            t.map = agreed
            return None
        return Ask(self.won, "map", READY)

    def answer_map(self, t: Table, name: str) -> None:
        self.step += 1
        t.map = name
        t.emit(MapChosen, self.won, name)

    def choose_side(self, t: Table) -> Ask:
        """FT-150..FT-152: the loser chooses the side of a map the winner chose; of an agreed map the winner does."""
        return Ask(self.won if t.options["map"] != CHOOSE else 1 - self.won, "side", SIDES)

    def answer_side(self, t: Table, side: str) -> None:
        self.step += 1
        seat = self.won if t.options["map"] != CHOOSE else 1 - self.won
        mine = SIDES.index(side)
        t.sides = (mine, 1 - mine) if seat == 0 else (1 - mine, mine)
        t.emit(SideChosen, seat, side)

    def figures(self, t: Table) -> Ask | None:
        """FT-153: all of the winner's, then all of the loser's."""
        who = self.unplaced(t)
        return None if who == NOBODY else Ask(t.seat[who], "place", starting_squares(t, t.seat[who]))

    def unplaced(self, t: Table) -> int:
        for seat in (self.won, 1 - self.won):
            for who, square in enumerate(t.at):
                if square == OFF and t.seat[who] == seat:
                    return who
        return NOBODY

    def answer_place(self, t: Table, square: int) -> None:
        place(t, self.unplaced(t), square)

    def plots(self, t: Table) -> Ask | None:
        """FT-157: each player places the opponent's tokens, the winner first."""
        token = self.next_token(t)
        return None if token == NOBODY else Ask(1 - token // TOKENS, "place_plot", plot_squares(t, token))

    def next_token(self, t: Table) -> int:
        """FT-080, FT-136, FT-137: two tokens of each player; those of who lost the roll are placed first."""
        for owner in (1 - self.won, self.won):
            for token in tokens_of(owner):
                if t.plots[token] == OFF:
                    return token
        return NOBODY

    def answer_place_plot(self, t: Table, square: int) -> None:
        token = self.next_token(t)
        t.plots[token] = square
        t.emit(PlotPlaced, token // TOKENS, t.plot[token // TOKENS], square)

    def things(self, t: Table) -> Ask | None:
        """FT-163: each player's own, the winner first."""
        number = self.next_thing(t)
        return None if number == NOBODY else Ask(t.thing_of[number], "place_thing", thing_squares(t))

    def next_thing(self, t: Table) -> int:
        for seat in (self.won, 1 - self.won):
            for number, square in enumerate(t.thing_at):
                if square == OFF and t.thing_of[number] == seat:
                    return number
        return NOBODY

    def answer_place_thing(self, t: Table, square: int) -> None:
        number = self.next_thing(t)
        t.thing_at[number] = square
        t.emit(ThingPlaced, number, square)

    def start(self, t: Table) -> Step | None:
        """FT-166: what Specials do at the start of the Issue, the winner's first."""
        if self.done == 2:
            return None
        seat = self.won if self.done == 0 else 1 - self.won
        self.done += 1
        self.back_to("start")
        return StartOfIssue(seat)

    def pages(self, t: Table) -> Step | None:
        if t.reason:
            return None
        self.back_to("pages")
        return Page()

    def finish(self, t: Table) -> None:
        t.emit(Ended, t.winning, t.reason)


# -- where things may be put -------------------------------------------------------------------------------------------


def starting_squares(t: Table, seat: int) -> tuple[int, ...]:
    """The free squares of a player's starting area (FT-155, FT-220)."""
    ground, taken = t.ground(), t.occupied()
    return tuple(square for square in the_map(t.map).area(t.sides[seat]) if not (taken | ground.full) >> square & 1)


def place(t: Table, who: int, square: int) -> None:
    t.at[who] = square
    t.emit(Placed, who, square)


def plot_squares(t: Table, token: int) -> tuple[int, ...]:
    """Clear squares far enough from the owner's figures, other token and every edge; else those farthest away (TQ-13)."""
    ground, owner = t.ground(), token // TOKENS
    whose = owner if t.options["plots_from"] == "owner" else NOBODY  # FT-158, FT-159
    pieces = [t.at[who] for who in t.standing(whose)] + [square for square in t.tokens(owner) if square != OFF]  # FT-158, FT-159
    room = ground.clear() & ~set_of(square for square in t.plots if square != OFF)  # FT-161, FT-162
    return farthest(t, room & ground.inside(PLOT_EDGE) or room, pieces, PLOT_FAR)  # FT-160


def thing_squares(t: Table) -> tuple[int, ...]:
    """Squares that are not Solid, far enough from every figure, one piece each (FT-164, FT-165, TQ-14)."""
    ground = t.ground()
    taken = set_of(square for square in (*t.plots, *t.thing_at) if square >= 0) | t.occupied() | ground.solid_squares
    return farthest(t, ground.ball(0, ground.size) & ~taken, [t.at[who] for who in t.standing()], THING_FAR)


def farthest(t: Table, room: int, pieces: list[int], far: int) -> tuple[int, ...]:
    """Those squares that keep a distance from some pieces; if none does, those that keep the greatest."""
    ground = t.ground()
    for gap in range(far, -1, -1):
        near = 0
        for piece in pieces:
            near |= ground.ball(piece, gap - 1)
        if room & ~near:
            return tuple(squares_of(room & ~near))
    return ()


# -- start of the Issue ------------------------------------------------------------------------------------------------


def team_of(t: Table, seat: int) -> list[int]:
    """A player's figures without those that a Special brought under Command (TQ-57)."""
    return [who for who in range(len(t.who)) if t.seat[who] == seat and t.commander[who] == NOBODY]


def gains(t: Table, who: int, others: list[int]) -> set[str]:
    """The affiliations that a figure's own Specials could give it (FT-576)."""
    shared = set.intersection(*[set(t.affiliations[other]) for other in others]) if others else set()
    gained: set[str] = set()
    for up in t.parts(who, TeamUp):
        gained |= {one for one in up.affiliations if not up.strict or one in shared}  # FT-589, FT-590
    for loyal in t.parts(who, Loyalty):
        gained |= {one for other in others if t.folio(other).name in loyal.names for one in t.affiliations[other]}  # FT-591..FT-593
    if t.has(who, LastToJoin):
        gained |= shared
    if t.has(who, Joins):
        gained |= {one for other in others for one in t.affiliations[other]}
    return gained


def joining(t: Table, seat: int) -> list[Join]:
    """What a player's team-building Specials could do now: (figure whose Special it is, figure that joins, affiliation)."""
    team = team_of(t, seat)
    found: list[Join] = []
    for who in team:
        if (who, JOINED) in t.used:
            continue
        others = [other for other in team if other != who]
        gained = gains(t, who, others)
        found += [(who, who, one) for one in sorted(gained.difference(t.affiliations[who]))]
        for part in t.parts(who, Shares):
            for other in others:
                if t.folio(other).name == part.name:
                    found += [(who, other, one) for one in t.affiliations[who] if one not in t.affiliations[other]]
    return found


def join(t: Table, who: int, joins: int, affiliation: str) -> None:
    """Team-Up and Loyalty give up the printed affiliations; the others add (FT-586..FT-588, TQ-57)."""
    t.used.append((who, JOINED))
    swaps = joins == who and (t.has(who, TeamUp) or t.has(who, Loyalty))
    lost = t.folio(who).affiliations if swaps else ()
    t.affiliations[joins] = (*(one for one in t.affiliations[joins] if one not in lost), affiliation)
    t.emit(Joined, joins, affiliation, lost)


@dataclass(slots=True)
class StartOfIssue(Step):
    """One player's Specials of the start of the Issue, in the order of that player's choice (FT-581)."""

    STEPS = ("choose", "hire")

    seat: int
    hired: int = NOBODY

    def choose(self, t: Table) -> Ask | None:
        offers = joining(t, self.seat)
        return Ask(self.seat, "join", (PASS, *offers)) if offers else None

    def answer_join(self, t: Table, choice: Join | Pass) -> None:
        if choice == PASS:
            self.step += 1
        else:
            join(t, *choice)

    def hire(self, t: Table) -> Ask | None:
        """FT-355: a figure that another brings along stands in the starting area too."""
        who = self.hiring(t)
        if who == NOBODY:
            return None
        room = starting_squares(t, self.seat)
        return Ask(self.seat, "hire", (PASS, *((who, square) for square in room)))

    def hiring(self, t: Table) -> int:
        """The next figure that may still bring somebody."""
        for who in team_of(t, self.seat):
            if t.used.count((who, HIRED)) < sum(part.count for part in t.parts(who, Hires)):
                return who
        return NOBODY

    def answer_hire(self, t: Table, choice: Hire | Pass) -> None:
        who = self.hiring(t)
        t.used.append((who, HIRED))
        if choice != PASS:
            hired = t.enlist(self.seat, t.parts(who, Hires)[0].figure, who)
            t.emit(Hired, hired, who)
            place(t, hired, choice[1])
