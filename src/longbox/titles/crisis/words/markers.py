"""Markers: tokens of cards, given to characters or put on the battlefield."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.geometry.ranges import terrain_within
from longbox.kernel import Ask, Frame

from ..codes import ANY_NUMBER, NOBODY
from ..rules.collisions import destroy
from ..rules.markers import PutMarker, lose_counters, remove
from ..rules.movement import Place
from ..rules.spots import projected, reaches
from ..script import queries
from ..script.lasting import STANDING
from ..script.library import Library
from ..script.nodes import SELF, Amount, Context, Filter, Number, Role, Test, amount
from ..script.running import Effect, Run
from ..state import Table
from .how_many import choose_number, note, number
from .structure import targets

# -- tokens on characters ----------------------------------------------------------------------------------------------


def counters(name: str, who: Role = SELF) -> Number:
    """How many tokens of this name somebody has."""
    return Number("counters", lambda c: c.table.total(name, who.of(c)), (name, who))


@dataclass(frozen=True, slots=True)
class has_counter(Filter):  # noqa: N801  (words of the language are lower case)
    """Has a token of this name."""

    name: str

    def test(self, c: Context, who: int) -> bool:
        return any(row[0] == self.name and row[2] == who for row in c.table.lasting)


@dataclass(frozen=True, slots=True)
class gain_counter(Effect):  # noqa: N801
    """Somebody gains tokens of this name, and keeps them until they are spent or removed; never more than `most`."""

    name: str
    who: Role = SELF
    n: Amount = 1
    most: int = ANY_NUMBER

    def run(self, c: Context, run: Run) -> None:
        for who in targets(c, self.who):
            add_counters(c, who, self.name, amount(c, self.n), self.most)


def add_counters(c: Context, who: int, name: str, n: int, most: int = ANY_NUMBER) -> None:
    """Somebody gains tokens of a name, as many as there is room for."""
    limits = [n for one, n in c.table.changes(queries.MOST_COUNTERS, who) if one == name]
    room = [n for one, n in c.table.changes(queries.ROOM_FOR, who) if one == name]
    n = min(n, max(min((most, *limits)), *room, 0) - c.table.total(name, who))
    c.table.lasting += [(name, c.me, who, "game", 1)] * n


@dataclass(frozen=True, slots=True)
class spend_counter(Effect):  # noqa: N801
    """Somebody spends so many tokens of this name, or loses them."""

    name: str
    who: Role = SELF
    n: Amount = 1
    lost: bool = False
    """Not its own doing."""

    def run(self, c: Context, run: Run) -> None:
        lose_counters(c.table, self.name, self.who.of(c), amount(c, self.n))


@dataclass(frozen=True, slots=True)
class spend_counters(Effect):  # noqa: N801
    """The player spends one or more tokens of this name that this character has, up to so many (`tokens_spent`)."""

    name: str
    most: int

    def flatten(self, code: list[Effect]) -> None:
        have = Number("most", lambda c: min(self.most, c.table.total(self.name, c.me)))
        for step in (choose_number(have, 1), spend_counter(self.name, n=number), note("paid", number)):
            step.flatten(code)


tokens_spent = Number("tokens_spent", lambda c: int(c.roles.get("paid", 0)))
"""How many tokens were spent for this, if the script remembers it as what was paid."""


@dataclass(frozen=True, slots=True)
class remove_counters(Effect):  # noqa: N801
    """Every token of this name that this card has given leaves the game."""

    name: str

    def run(self, c: Context, run: Run) -> None:
        c.table.lasting = [row for row in c.table.lasting if row[:2] != (self.name, c.me)]


@dataclass(frozen=True, slots=True)
class bears(Filter):  # noqa: N801
    """Has a token that this character has sent."""

    token: str

    def test(self, c: Context, who: int) -> bool:
        return any(row[:3] == (self.token, c.me, who) for row in c.table.lasting)


@dataclass(frozen=True, slots=True)
class open_to(Filter):  # noqa: N801
    """Could get a token of this character: does not have it, and has none of the same name itself."""

    token: str

    def test(self, c: Context, who: int) -> bool:
        gone = (self.token, c.me, NOBODY) in (row[:3] for row in c.table.lasting)
        return c.table.who[who] != c.table.who[c.me] and not gone and not bears(self.token).test(c, who)


def sent(token: str) -> Test:
    """This character's token is on somebody else."""
    return Test("sent", lambda c: any(row[:2] == (token, c.me) and row[2] != NOBODY for row in c.table.lasting), (token,))


def has_token(token: str) -> Test:
    """This character has its token: it is neither on somebody else nor out of the game."""
    return Test("has_token", lambda c: all(row[:2] != (token, c.me) for row in c.table.lasting), (token,))


@dataclass(frozen=True, slots=True)
class send_token(Effect):  # noqa: N801
    """This character's token moves to somebody; it comes back when that one or this character is Dazed or KO'd."""

    token: str
    who: Role

    def run(self, c: Context, run: Run) -> None:
        recall_token(self.token).run(c, run)
        for who in targets(c, self.who):
            c.table.lasting.append((self.token, c.me, who, STANDING, 1))


@dataclass(frozen=True, slots=True)
class recall_token(Effect):  # noqa: N801
    """This character's token comes back to it."""

    token: str

    def run(self, c: Context, run: Run) -> None:
        c.table.lasting = [row for row in c.table.lasting if row[:2] != (self.token, c.me)]


@dataclass(frozen=True, slots=True)
class lose_token(Effect):  # noqa: N801
    """This character's token leaves the game for good."""

    token: str

    def run(self, c: Context, run: Run) -> None:
        recall_token(self.token).run(c, run)
        c.table.lasting.append((self.token, c.me, NOBODY, "game", 1))


# -- markers on the battlefield ----------------------------------------------------------------------------------------

"""The names of all markers that cards can put somewhere."""


@dataclass(frozen=True, slots=True)
class within_marker(Filter):  # noqa: N801
    """Within a Range of a marker of this name, whoever has put it there, or one of its `own` player's, or of `ours`."""

    name: str
    range: int
    own: bool = False
    ours: bool = False
    """Of the player whose card it is."""

    def test(self, c: Context, who: int) -> bool:
        t = c.table
        seat = c.seat if self.ours else t.seat[who] if self.own else NOBODY
        return bool(t.markers) and t.marker_within(who, self.name, self.range, seat)


@dataclass(frozen=True, slots=True)
class within_projected(Filter):  # noqa: N801
    """Within a Range of this character, or of its marker from which its superpowers are measured where that lies."""

    range: int

    def test(self, c: Context, who: int) -> bool:
        return reaches(c.table, projected(c.table, c.me), who, self.range)


def marker_lies(name: str) -> Test:
    """A marker of this name that the player has put there lies on the battlefield."""
    return Test("marker_lies", lambda c: any(one == name and seat == c.seat for one, seat, *_ in c.table.markers), (name,))


@dataclass(frozen=True, slots=True)
class put_marker(Effect):  # noqa: N801
    """Put a marker of this name on the battlefield: anywhere or within a Range of somebody, and apart from others of the name."""

    name: str
    within: int = 0
    of: Role = SELF
    apart: int = 0
    who: Role = SELF
    """Whose player puts it there."""
    by_token: bool = False
    """Measured from the token that was picked."""
    contests: bool = False
    """It contests objective tokens as an Injured character of its player."""

    def declare(self, library: Library, name: str) -> None:
        library.markers.add(self.name)
        if self.contests:
            library.stand_ins.add(self.name)

    def run(self, c: Context, run: Run) -> Frame[Table]:
        t, seat = c.table, c.table.seat[self.who.of(c)]
        if not self.within:
            return PutMarker(self.name, seat, apart=self.apart)
        if self.by_token:
            about = (*t.token_at[run.roles["chosen_token"]], t.the_tools().token_radius)
            return PutMarker(self.name, seat, self.within, about, self.apart)
        return PutMarker(self.name, seat, self.within, t.base[self.of.of(c)], self.apart)


@dataclass(frozen=True, slots=True)
class remove_markers(Effect):  # noqa: N801
    """All markers of this name, or only those of the player, leave the battlefield."""

    name: str
    own: bool = False

    def quiet(self, event: str) -> bool:
        return True

    def run(self, c: Context, run: Run) -> None:
        remove(c.table, self.name, c.seat if self.own else NOBODY)


@dataclass(frozen=True, slots=True)
class place_by_marker(Effect):  # noqa: N801
    """Somebody near a marker of this name is placed within a Range of another one; the player who decides picks which."""

    who: Role
    name: str
    range: int

    def choices(self, c: Context, who: int) -> list[int]:
        t = c.table
        near = [i for i, one in enumerate(t.markers) if one[0] == self.name and t.near_spot(who, one[2:], self.range)]
        return [i for i, one in enumerate(t.markers) if one[0] == self.name and near not in ([], [i])]

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
        t, found = c.table, targets(c, self.who)
        choices = [run.roles.pop("destination")] if "destination" in run.roles else self.choices(c, found[0]) if found else []
        if len(choices) > 1:
            return Ask(run.seat, "choose", tuple(("marker", i) for i in choices))
        about = (*t.markers[choices[0]][2:], t.the_tools().token_radius) if choices else (0.0, 0.0, 0.0)
        return Place(found[0], self.range, run.seat, c.me, about) if choices else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["destination"] = option[1]
        run.at -= 1  # come back to place it


@dataclass(frozen=True, slots=True)
class destroy_around(Effect):  # noqa: N801
    """All terrain of a Size or less within a Range of the player's markers of this name is destroyed."""

    marker: str
    range: int
    size: int

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        t = c.table
        reach, r = t.the_tools().range(self.range), t.the_tools().token_radius
        spots = [(x, y, r) for name, seat, x, y in t.markers if (name, seat) == (self.marker, c.seat)]
        for i, feature in enumerate(t.the_ground().features):
            falls = feature.interactive and feature.size <= self.size and not t.rubble >> i & 1
            if falls and any(terrain_within(spot, feature.polygon, reach) for spot in spots):
                run.at -= 1  # come back for the next
                return destroy(t, i, c.me)
        return None


__all__ = [
    "bears", "counters", "destroy_around", "gain_counter", "has_counter", "has_token", "lose_token", "marker_lies", "open_to",
    "place_by_marker", "put_marker", "recall_token", "remove_counters", "remove_markers", "send_token", "sent",
    "spend_counter", "spend_counters", "tokens_spent", "within_marker", "within_projected",
]  # fmt: skip
