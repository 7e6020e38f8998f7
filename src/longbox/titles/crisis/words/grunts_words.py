"""Words about points and rounds, tokens that are chosen or interacted with, and attacks that become area attacks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from longbox.kernel import PASS, Ask, Frame

from ..codes import NOBODY, ON_BOARD
from ..script.nodes import Context, Filter, Number, Role, Test, ally, that
from ..script.running import Effect, Run
from .effects import add_dice, push
from .structure import each, if_, targets
from .tokens import opponent

NOBODYS = Role("nobody")
"""Who a lasting part is about that is about no character."""

# -- whether -----------------------------------------------------------------------------------------------------------

behind = Test("behind", lambda c: c.table.vp[c.seat] < c.table.vp[1 - c.seat])
"""The player has fewer points than the opponent."""


def in_round(n: int) -> Test:
    """It is this round."""
    return Test("in_round", lambda c: c.table.round == n, (n,))


def fewer_than(n: int, which: Filter) -> Test:
    """A filter finds fewer than so many in play."""
    return Test("fewer_than", lambda c: sum(which.test(c, who) for who in c.table.present()) < n, (n, which))


def token_is(*kinds: str) -> Test:
    """The objective token in question is of one of these kinds."""
    return Test("token_is", lambda c: "token" in c.roles and c.table.token_kind[c.roles["token"]] in kinds, kinds)


# -- objective tokens --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class interact_once(Effect):  # noqa: N801  (words of the language are lower case)
    """Somebody may interact with one objective token of a Crisis card of a type, secure or extraction."""

    who: Role
    kind: str

    def run(self, c: Context, run: Run) -> Ask | Frame[Any] | None:
        from ..rules.objectives import Interact, interactions, mission_of

        found = targets(c, self.who)
        if "with" in run.roles:
            return Interact(found[0], run.roles.pop("with"))
        tokens = (
            [token for token in interactions(c.table, found[0]) if mission_of(c.table, token).kind == self.kind] if found else []
        )
        return Ask(run.seat, "choose", (PASS, *(("token", token) for token in tokens))) if tokens else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option != PASS:
            run.roles["with"] = option[1]
            run.at -= 1  # come back to do it


@dataclass(frozen=True, slots=True)
class choose_token(Effect):  # noqa: N801
    """The player picks an objective token that is in the game (`chosen_token`)."""

    def run(self, c: Context, run: Run) -> Ask | None:
        found = [token for token, holder in enumerate(c.table.token_holder) if holder >= ON_BOARD]
        return Ask(run.seat, "choose", tuple(("token", token) for token in found)) if found else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["chosen_token"] = option[1]


chosen_token = Number("chosen_token", lambda c: int(c.roles.get("chosen_token", NOBODY)))
"""The number of the token that was picked, for `lasts(..., keep=chosen_token)`."""


@dataclass(frozen=True, slots=True)
class near_kept_token(Filter):  # noqa: N801
    """Within a Range of the token a lasting part was put in force with, where it lies on the battlefield."""

    range: int

    def test(self, c: Context, who: int) -> bool:
        t, token = c.table, int(c.roles["paid"])
        return token >= 0 and t.token_holder[token] == ON_BOARD and t.token_within(who, token, self.range)


@dataclass(frozen=True, slots=True)
class opponent_pushes(Effect):  # noqa: N801
    """Somebody is pushed by a tool; whoever is the opponent of its player says where."""

    who: Role
    tool: int

    def flatten(self, code: list[Effect]) -> None:
        pushed = push(self.who, self.tool)
        if_(that(self.who, ally), opponent(pushed), pushed).flatten(code)


# -- attacks -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class dice_for_each(Effect):  # noqa: N801
    """Dice for the attack being made, so many for each a filter finds."""

    n: int
    which: Filter

    def flatten(self, code: list[Effect]) -> None:
        each(self.which, add_dice("attack", self.n)).flatten(code)


@dataclass(frozen=True, slots=True)
class as_area(Effect):  # noqa: N801
    """The next time this character makes one of its attacks in this activation it is an area attack."""

    attack: str
    side: str = ""
    """Healthy or injured, where the attack differs by side."""

    def key(self, card: str) -> str:
        return f"{card}/{self.attack}@{self.side}+area" if self.side else f"{card}/{self.attack}@area"

    def declare(self, library: Library, name: str) -> None:
        key = self.key(name.partition("/")[0])
        printed = library.strikes.get(key.removesuffix("+area").removesuffix("@area"))
        if printed is not None:
            library.add_strike(replace(printed, shape="area", variant=key.partition("@")[2]))

    def run(self, c: Context, run: Run) -> None:
        """It takes the place of the printed one (see `Table.strikes`) until it is made."""
        t = c.table
        row = (self.key(t.who[c.me]), c.me, c.me, t.scope("this activation", c.me), 1)
        if row not in t.lasting:  # a second use adds nothing
            t.lasting.append(row)


__all__ = [
    "NOBODYS", "as_area", "behind", "choose_token", "chosen_token", "dice_for_each", "fewer_than", "in_round",
    "interact_once",
    "near_kept_token", "opponent_pushes", "token_is",
]  # fmt: skip
