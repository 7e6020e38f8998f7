"""Objective tokens picked up, dropped, moved, handed over and interacted with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import PASS, Ask, Frame

from ..rules import objectives
from ..rules.objectives import Drop, DropAll, Interact, MoveToken, held_by, interactions, may_interact, mission_of, remove_token
from ..script import queries
from ..script.nodes import IT, SELF, Amount, Context, Filter, Role, Test, amount, me
from ..script.running import TACTIC, Effect, Run
from ..state import Table
from .lasting import spend, until
from .structure import choosable, seq, targets
from .tokens import TokenFilter, the_token


@dataclass(frozen=True, slots=True)
class pick_up(Effect):  # noqa: N801  (words of the language are lower case)
    """Somebody picks up the token the moment is about."""

    who: Role = IT

    def run(self, c: Context, run: Run) -> None:
        for who in targets(c, self.who):
            objectives.pick_up(c.table, who, the_token(c))


@dataclass(frozen=True, slots=True)
class take_control(Effect):  # noqa: N801
    """The player who decides now controls the token the moment is about."""

    def run(self, c: Context, run: Run) -> None:
        objectives.take_control(c.table, c.seat, the_token(c))


@dataclass(frozen=True, slots=True)
class drop_tokens(Effect):  # noqa: N801
    """Somebody drops all tokens held."""

    who: Role = IT

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        found = targets(c, self.who)
        return DropAll(found[0]) if found else None


@dataclass(frozen=True, slots=True)
class drop_one(Effect):  # noqa: N801
    """Somebody drops one of the objective tokens held, of these kinds if any are named; the player who decides says which."""

    who: Role = IT
    kinds: tuple[str, ...] = ()

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
        found = targets(c, self.who)
        held = held_by(c.table, found[0]) if found else []
        if self.kinds:
            held = [token for token in held if c.table.token_kind[token] in self.kinds]
        if not held:
            return None
        if "dropped" not in run.roles and len(held) > 1:
            return Ask(run.seat, "choose", tuple(("token", token) for token in held))
        return Drop(found[0], run.roles.pop("dropped", held[0]))

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["dropped"] = option[1]
        run.at -= 1  # come back to drop it


@dataclass(frozen=True, slots=True)
class remove_tokens(Effect):  # noqa: N801
    """Tokens leave the game."""

    which: TokenFilter

    def run(self, c: Context, run: Run) -> None:
        for i in range(len(c.table.token_name)):
            if self.which.test(c, i):
                remove_token(c.table, i)


@dataclass(frozen=True, slots=True)
class move_token(Effect):  # noqa: N801
    """The player who decides places the token the moment is about within a Range of where it lies."""

    range: int
    limited: bool = True
    """Each token once a round (see `unmoved`)."""

    def run(self, c: Context, run: Run) -> Frame[Table]:
        if self.limited:
            c.table.note_use("move_token", the_token(c), "round")
        return MoveToken(the_token(c), self.range, run.seat)


@dataclass(frozen=True, slots=True)
class hand_over(Effect):  # noqa: N801
    """One held token, of these kinds if any are named, goes to somebody who may hold it."""

    kinds: tuple[str, ...]
    to: Filter
    who: Role = SELF

    def options(self, c: Context, tactic: bool) -> list[tuple[str, int, int]]:
        t = c.table
        found = []
        for token, holder in enumerate(t.token_holder):
            if holder != self.who.of(c) or (self.kinds and t.token_kind[token] not in self.kinds):
                continue
            rule = mission_of(t, token).interaction(t.token_name[token])
            for other in choosable(c, self.to, tactic):
                if rule is None or rule.allowed(t, other, token):
                    found.append(("token", token, other))
        return found

    def run(self, c: Context, run: Run) -> Ask | None:
        found = self.options(c, run.script.startswith(TACTIC))
        if len(found) > 1:
            return Ask(run.seat, "choose", tuple(found))
        if found:
            self.answer(c, run, found[0])
        return None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        _, token, other = option
        objectives.pick_up(c.table, other, token)


def can_hand_over(kinds: tuple[str, ...], to: Filter, who: Role = SELF) -> Test:
    return Test("can_hand_over", lambda c: bool(hand_over(kinds, to, who).options(c, True)), (kinds, to, who))


@dataclass(frozen=True, slots=True)
class robbable(Filter):  # noqa: N801
    """Holds a token, of one of these kinds, that this character may hold."""

    kinds: tuple[str, ...]

    def test(self, c: Context, who: int) -> bool:
        if who not in c.table.token_holder:
            return False
        return bool(hand_over(self.kinds, me, IT).options(Context(c.table, c.me, c.seat, {"it": who}), False))


@dataclass(frozen=True, slots=True)
class interact_once(Effect):  # noqa: N801
    """Somebody may interact with one objective token of a Crisis card of a type, secure or extraction."""

    who: Role
    kind: str

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
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
class interact_afar(Effect):  # noqa: N801
    """This character interacts for free with a token of a kind within a Range."""

    kind: str
    range: Amount

    def choices(self, c: Context) -> list[int]:
        t, reach = c.table, amount(c, self.range)
        near = t.tokens_within(c.me, min(reach, 5)) if reach > 0 else []
        return [token for token in near if t.token_kind[token] == self.kind and may_interact(t, c.me, token, free=True)]

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
        if "reached" in run.roles:
            return Interact(c.me, run.roles.pop("reached"), free=True)
        found = self.choices(c)
        return Ask(run.seat, "choose", tuple(("token", token) for token in found)) if found else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["reached"] = option[1]
        run.at -= 1  # come back to interact


def to_interact(effect: interact_afar) -> Test:
    """There is a token this character could interact with so."""
    return Test("to_interact", lambda c: bool(effect.choices(c)), (effect,))


@dataclass(frozen=True, slots=True)
class _InteractMore(Effect):
    who: Role

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
        found = targets(c, self.who)
        if "with" in run.roles:
            run.at -= 1  # come back for the next
            run.roles["interacted"] = 1
            return Interact(found[0], run.roles.pop("with"))
        tokens = interactions(c.table, found[0]) if found else []
        return Ask(run.seat, "choose", (PASS, *(("token", token) for token in tokens))) if tokens else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option != PASS:
            run.roles["with"] = option[1]
            run.at -= 1  # come back to do it


@dataclass(frozen=True, slots=True)
class interact_freely(Effect):  # noqa: N801
    """Somebody may interact with as many objective tokens as the player likes, for no Power."""

    who: Role = SELF

    def flatten(self, code: list[Effect]) -> None:
        free = until("turn", queries.FREE_INTERACT, self.who, 1)
        seq(free, _InteractMore(self.who), spend(queries.FREE_INTERACT, "turn", self.who)).flatten(code)


__all__ = [
    "can_hand_over", "drop_one", "drop_tokens", "hand_over", "interact_afar", "interact_freely", "interact_once",
    "move_token", "pick_up", "remove_tokens", "robbable", "take_control", "to_interact",
]  # fmt: skip
