"""Words of sorcerers and of the Black Order: wandering tokens, burnt Power, types that are chosen, minds that are broken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import Ask, Frame

from ..codes import ACTIVATED, TYPES, names_of
from ..events import PowerLost, PowerSpent
from ..script.nodes import CHOSEN, PAYER, TARGET, Amount, Context, Filter, Number, Role, Test, amount, role, that
from ..script.running import Effect, Run
from .effects import gain_condition, place
from .moments import attack_or_series
from .structure import choose, if_, targets
from .tactics_words import PARTNER

# -- which, how many, whether ------------------------------------------------------------------------------------------


def power_of(who: Role, most: int = 99) -> Number:
    """The Power somebody has."""
    return Number("power_of", lambda c: min(most, c.table.power[who.of(c)]), (who, most))


def _bodily(c: Context) -> bool:
    from ..codes import PHYSICAL
    from ..rules.damage import ATTACK, COLLISION, Suffer

    for frame in reversed(c.table.stack):
        if isinstance(frame, Suffer):
            return frame.kind == COLLISION or (frame.kind == ATTACK and c.table.attack().kind == PHYSICAL)
        if frame.__class__.__name__ == "Collision":
            return True  # all of it has happened, and its damage is answered now
    return False


bodily = Test("bodily", _bodily)
"""The damage comes from a physical attack or a collision."""


# -- tokens that wander ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class bears(Filter):  # noqa: N801  (words of the language are lower case)
    """Has a token that this character has sent."""

    token: str

    def test(self, c: Context, who: int) -> bool:
        return any(row[:3] == (self.token, c.me, who) for row in c.table.lasting)


@dataclass(frozen=True, slots=True)
class open_to(Filter):  # noqa: N801
    """Could get a token of this character: does not have it, and has none of the same name itself."""

    token: str

    def test(self, c: Context, who: int) -> bool:
        return c.table.who[who] != c.table.who[c.me] and not bears(self.token).test(c, who)


def sent(token: str) -> Test:
    """This character's token is on somebody else."""
    return Test("sent", lambda c: any(row[:2] == (token, c.me) for row in c.table.lasting), (token,))


@dataclass(frozen=True, slots=True)
class send_token(Effect):  # noqa: N801
    """This character's token moves to somebody; it comes back when that one or this character is Dazed or KO'd."""

    token: str
    who: Role

    def run(self, c: Context, run: Run) -> None:
        from ..rules.damage import STANDING

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
class give_activated(Effect):  # noqa: N801
    """Somebody without an Activated token gains one."""

    who: Role

    def run(self, c: Context, run: Run) -> None:
        for who in targets(c, self.who):
            c.table.status[who] |= ACTIVATED


@dataclass(frozen=True, slots=True)
class interact_afar(Effect):  # noqa: N801
    """This character interacts for free with a token of a kind within a Range."""

    kind: str
    range: Amount

    def choices(self, c: Context) -> list[int]:
        from ..rules.objectives import may_interact

        t, reach = c.table, amount(c, self.range)
        near = t.tokens_within(c.me, min(reach, 5)) if reach > 0 else []
        return [token for token in near if t.token_kind[token] == self.kind and may_interact(t, c.me, token, free=True)]

    def run(self, c: Context, run: Run) -> Ask | Frame[Any] | None:
        from ..rules.objectives import Interact

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


# -- conditions and Power ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class spread_condition(Effect):  # noqa: N801
    """The player picks one of these conditions that somebody has; everyone a filter finds gains it."""

    who: Role
    conditions: tuple[str, ...]
    to: Filter

    def choices(self, c: Context) -> list[str]:
        found = targets(c, self.who)
        return [name for name in names_of(c.table.conditions[found[0]]) if name in self.conditions] if found else []

    def run(self, c: Context, run: Run) -> Ask | Frame[Any] | None:
        choices = self.choices(c)
        if "spreading" in run.roles:
            choices = [self.conditions[run.roles.pop("spreading")]]
        if len(choices) > 1:
            return Ask(run.seat, "choose", tuple(("condition", name) for name in choices))
        return gain_condition(self.to, *choices).run(c, run)

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["spreading"] = self.conditions.index(option[1])
        run.at -= 1  # come back to spread it


@dataclass(frozen=True, slots=True)
class pay_power(Effect):  # noqa: N801
    """Somebody spends Power."""

    who: Role
    n: int

    def run(self, c: Context, run: Run) -> None:
        who = self.who.of(c)
        c.table.emit(PowerSpent, who, c.table.lose_power(who, self.n))


@dataclass(frozen=True, slots=True)
class burn_power(Effect):  # noqa: N801
    """Somebody loses Power and suffers as much damage as was lost, which gives no Power."""

    who: Role
    n: Amount

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.damage import EFFECT, Suffer

        for who in targets(c, self.who):
            lost = c.table.lose_power(who, amount(c, self.n))
            if lost:
                c.table.emit(PowerLost, who, lost)
                return Suffer(who, lost, c.me, EFFECT, empty=True)
        return None


# -- tactics ----------------------------------------------------------------------------------------------------------

standing = Test("standing", lambda c: c.table.damage[c.me] < c.table.stamina(c.me))
"""This character has less damage than Stamina."""


@dataclass(frozen=True, slots=True)
class join_the_other(Effect):  # noqa: N801
    """One of the two who play the card, whom a filter finds, is placed near the other."""

    which: Filter
    range: int

    def flatten(self, code: list[Effect]) -> None:
        near_partner, near_payer = place(CHOSEN, self.range, PARTNER), place(CHOSEN, self.range, PAYER)
        choose((role(PAYER) | role(PARTNER)) & self.which, if_(that(CHOSEN, role(PAYER)), near_partner, near_payer)).flatten(code)


def tactics_left(n: int) -> Test:
    """The player has at least so many Team Tactic cards left."""
    return Test("tactics_left", lambda c: len(c.table.tactics[c.seat]) >= n, (n,))


@dataclass(frozen=True, slots=True)
class discard_tactics(Effect):  # noqa: N801
    """The player gives up so many Team Tactic cards."""

    n: int

    def run(self, c: Context, run: Run) -> Ask | None:
        if run.roles.get("discarded", 0) >= self.n:
            return None
        return Ask(run.seat, "choose", tuple(("tactic", id) for id in c.table.tactics[c.seat]))

    def answer(self, c: Context, run: Run, option: Any) -> None:
        c.table.tactics[c.seat].remove(option[1])
        c.table.index = None
        run.roles["discarded"] = run.roles.get("discarded", 0) + 1
        run.at -= 1  # come back for the next


# -- attacks and damage ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class choose_type(Effect):  # noqa: N801
    """The player chooses the type of the attack that was declared."""

    def run(self, c: Context, run: Run) -> Ask:
        return Ask(run.seat, "choose", tuple(("mode", name) for name in TYPES))

    def answer(self, c: Context, run: Run, option: Any) -> None:
        attack_or_series(c.table).kind = TYPES.index(option[1])


@dataclass(frozen=True, slots=True)
class power_instead_of_damage(Effect):  # noqa: N801
    """The attack being resolved deals no damage; its target loses as much Power as it would have dealt."""

    def run(self, c: Context, run: Run) -> None:
        t, attack, who = c.table, c.table.attack(), TARGET.of(c)
        lost = t.lose_power(who, max(0, min(attack.hits, t.stamina(who) - t.damage[who])))
        attack.hits = 0
        if lost:
            t.emit(PowerLost, who, lost)


@dataclass(frozen=True, slots=True)
class suffer_only(Effect):  # noqa: N801
    """The damage about to be suffered is no more than this."""

    n: int

    def run(self, c: Context, run: Run) -> None:
        from ..rules.damage import Suffer

        suffering = c.table.frame(Suffer)
        suffering.n = min(suffering.n, self.n)


@dataclass(frozen=True, slots=True)
class defeat(Effect):  # noqa: N801
    """Somebody Healthy is Dazed, somebody Injured KO'd."""

    who: Role

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.damage import Defeat

        found = targets(c, self.who)
        return Defeat(found[0], c.me) if found else None


__all__ = [
    "bears", "bodily", "burn_power", "choose_type", "defeat", "discard_tactics", "give_activated", "interact_afar",
    "join_the_other", "open_to", "pay_power", "power_instead_of_damage", "power_of",
    "recall_token", "send_token", "sent", "spread_condition", "standing", "suffer_only", "tactics_left",
    "to_interact",
]  # fmt: skip
