"""Powers and Charters in Missions: what a Power Token buys (MR-328..MR-337), word by word."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from longbox.kernel import Ask, Frame

from ..arena import near, reach
from ..codes import NOBODY, OFF
from ..decks import bits_of, power_of
from ..events import PowerUsed, StatsChanged
from ..regions import AnyOf, distinct, sets_of
from ..state import TOKEN, Step, Table
from ..timing import CHARTER, TRAINING_POWER, USE, USEFUL
from ..words import (
    SCHOOLS,
    Again,
    Blind,
    Crates,
    Dart,
    Farther,
    Longer,
    MoreAttack,
    MoreDefense,
    MoreInitiative,
    Phase,
    PickStats,
    Pierce,
    Power,
    Pull,
    Push,
    Reflect,
    Regain,
    Reroll,
    Shield,
    Soften,
    StealToken,
    Swap,
    TakeHope,
    Weaken,
)
from .attacks import Strike
from .effects import DO
from .goods import change_hope
from .harm import Defeat, Harm, pushes, relocate


def spend(t: Table, seat: int, source: int) -> Power:
    """Take the Power Token from the Character, or from the Leader for a Charter (MR-328, MR-334)."""
    who = t.pc[seat]
    power: Power | None
    if source == CHARTER:
        who = t.leader(seat)
        power = SCHOOLS[t.school[seat]].charter_power
    elif source == TRAINING_POWER:
        power = power_of(t.training[who])
    else:
        power = power_of(who)
    assert power is not None
    t.power[who] -= 1
    t.emit(PowerUsed, seat, who, source)
    return power


def use(t: Table, seat: int, source: int, data: tuple[Any, ...]) -> Frame[Any] | None:
    return DO[(power := spend(t, seat, source)).parts[0].__class__](t, seat, power.parts[0], None)


USE.append(use)


# -- dice ----------------------------------------------------------------------------------------------------------------


def _more_attack(t: Table, seat: int, word: Any, deed: Any) -> None:
    t.frame(Strike).more += word.n


def _more_defense(t: Table, seat: int, word: Any, deed: Any) -> None:
    t.frame(Strike).guard += word.n


def _weaken(t: Table, seat: int, word: Any, deed: Any) -> None:
    t.frame(Strike).guard -= word.n


def _blind(t: Table, seat: int, word: Any, deed: Any) -> None:
    t.frame(Strike).more -= word.n


def _pierce(t: Table, seat: int, word: Any, deed: Any) -> None:
    t.frame(Strike).unopposed = 2


def _more_initiative(t: Table, seat: int, word: Any, deed: Any) -> None:
    from .turns import InitiativeRoll

    t.frame(InitiativeRoll).more += word.n


def _reroll(t: Table, seat: int, word: Reroll, deed: Any) -> Frame[Any]:
    return RollAgain(seat, word.roll == "initiative", word.n)


@dataclass(slots=True)
class RollAgain(Step):
    """Own dice of a roll are rolled again; the new result stands."""

    STEPS = ("choose",)

    seat: int
    initiative: bool
    most: int

    def dice(self, t: Table) -> list[int]:
        from .turns import InitiativeRoll

        if self.initiative:
            return t.frame(InitiativeRoll).dice
        strike = t.frame(Strike)
        return strike.attack if strike.attacker == self.seat else strike.defense

    def choose(self, t: Table) -> Ask:
        """Any of the dice; offered are single dice, and the lowest ones together."""
        dice = self.dice(t)
        numbers = tuple(range(len(dice)))
        most = min(self.most, len(dice))
        low = sorted(numbers, key=lambda n: dice[n])[:most]
        offered = [tuple(sorted(low[:size])) for size in range(1, most + 1)]
        return Ask(self.seat, "reroll", distinct([*sets_of(numbers, 1), *offered]), AnyOf(numbers, 1, most))

    def answer_reroll(self, t: Table, chosen: Any) -> None:
        from .turns import InitiativeRoll

        self.step += 1
        dice = self.dice(t)
        for number in chosen:
            dice[number] = t.die(6)
        (t.frame(InitiativeRoll) if self.initiative else t.frame(Strike)).tell(t)


# -- Damage --------------------------------------------------------------------------------------------------------------


def _shield(t: Table, seat: int, word: Shield, deed: Any) -> None:
    harm = t.frame(Harm)
    harm.damage = max(harm.damage - word.n, 0)


def _reflect(t: Table, seat: int, word: Reflect, deed: Any) -> Frame[Any]:
    return Harm(t.frame(Harm).attacker, word.n, seat)


def _pick_stats(t: Table, seat: int, word: PickStats, deed: Any) -> None:
    t.frame(Harm).picker = seat


def _steal_token(t: Table, seat: int, word: StealToken, deed: Any) -> None:
    t.power[t.pc[t.frame(Harm).target]] -= 1
    t.power[t.pc[seat]] += 1


def _push(t: Table, seat: int, word: Push, deed: Any) -> None:
    t.frame(Harm).push += word.n


def _take_hope(t: Table, seat: int, word: TakeHope, deed: Any) -> Frame[Any] | None:
    """From the School of the damaged PC, or from the bank for a Mission Character; a Plot Card takes from Schools."""
    if deed is not None:
        return TAKE_BY_CARD(t, seat, word, deed)
    target = t.frame(Harm).target
    change_hope(t, seat, word.n if target >= TOKEN else -change_hope(t, target, -word.n))
    return None


TAKE_BY_CARD = DO[TakeHope]


def _soften(t: Table, seat: int, word: Soften, deed: Any) -> None:
    t.frame(Defeat).softened += word.n


def _regain(t: Table, seat: int, word: Regain, deed: Any) -> Frame[Any]:
    return Recovery(seat, word.n)


@dataclass(slots=True)
class Recovery(Step):
    """Lost stat points come back, never above where they started (MR-331)."""

    STEPS = ("choose",)

    seat: int
    n: int

    def choose(self, t: Table) -> Ask | None:
        ways = regains(t, self.seat) if self.n else []
        return Ask(self.seat, "regain", tuple(ways)) if ways else None

    def answer_regain(self, t: Table, stats: Any) -> None:
        self.n -= 1
        t.stats[self.seat] = stats
        t.emit(StatsChanged, t.pc[self.seat], stats)


def regains(t: Table, seat: int) -> list[tuple[int, int, int]]:
    """What the stats can become by regaining one point."""
    a, d, s = t.stats[seat]
    most = t.start_stats(seat)
    ways = []
    if a < most[0]:
        ways.append((a + 1, d, s))
    if d < most[1]:
        ways.append((a, d + 1, s))
    if s < most[2]:
        ways.append((a, d, s + 1))
    return ways


# -- movement ------------------------------------------------------------------------------------------------------------


def _farther(t: Table, seat: int, word: Farther, deed: Any) -> None:
    from .turns import Move

    t.frame(Move).more += word.n


def _phase(t: Table, seat: int, word: Phase, deed: Any) -> None:
    from .turns import Move

    t.frame(Move).phase = True


def _again(t: Table, seat: int, word: Again, deed: Any) -> None:
    from .turns import Act

    t.frame(Act).again = t.frame(Strike).target


def _dart(t: Table, seat: int, word: Dart, deed: Any) -> Frame[Any]:
    return Shift(seat, "dart", word.n, seat)


def _pull(t: Table, seat: int, word: Pull, deed: Any) -> Frame[Any]:
    return Grip(seat, "pull", word.n)


def _swap(t: Table, seat: int, word: Swap, deed: Any) -> Frame[Any]:
    return Grip(seat, "swap", word.n)


def movable(t: Table, seat: int, far: int) -> list[int]:
    """The Characters within so many Hexes; a crate is none."""
    close = near(t.at[seat], far)
    found = [other for other, hex in enumerate(t.at) if hex != OFF and other != seat and close >> hex & 1]
    if t.part(Crates) is None:
        found += [TOKEN + token for token, hex in enumerate(t.token_at) if hex != OFF and close >> hex & 1]
    return found


@dataclass(slots=True)
class Grip(Step):
    """A Character is pulled next to this one, or changes places with it."""

    STEPS = ("choose",)

    seat: int
    how: str
    far: int

    def choose(self, t: Table) -> Ask:
        return Ask(self.seat, "grip", tuple(movable(t, self.seat, self.far)))

    def answer_grip(self, t: Table, piece: int) -> Frame[Any] | None:
        self.step += 1
        if self.how == "pull":
            return Shift(self.seat, "pull", 1, piece)
        mine, theirs = t.at[self.seat], t.hex_of(piece)
        relocate(t, piece, mine)
        relocate(t, self.seat, theirs)
        return None


@dataclass(slots=True)
class Shift(Step):
    """A piece is moved outside a Move Action: by itself, or next to the PC that pulls it."""

    STEPS = ("choose",)

    seat: int
    how: str
    far: int
    piece: int

    def choose(self, t: Table) -> Ask | None:
        free = t.open_hexes()
        if self.how == "dart":
            ends = reach(t.at[self.seat], self.far, free)
        else:
            ends = near(t.at[self.seat], 1) & free | (1 << t.hex_of(self.piece)) & near(t.at[self.seat], 1)
        return Ask(self.seat, "shift", tuple(bits_of(ends))) if ends else None

    def answer_shift(self, t: Table, hex: int) -> None:
        self.step += 1
        relocate(t, self.piece, hex)


DO.update({
    MoreAttack: _more_attack, MoreDefense: _more_defense, Weaken: _weaken, Blind: _blind, Pierce: _pierce,
    MoreInitiative: _more_initiative, Reroll: _reroll, Shield: _shield, Reflect: _reflect, PickStats: _pick_stats,
    StealToken: _steal_token, Push: _push, TakeHope: _take_hope, Soften: _soften, Regain: _regain, Farther: _farther, Phase: _phase,
    Again: _again, Dart: _dart, Pull: _pull, Swap: _swap,
})  # fmt: skip


# -- whether a word would do anything ------------------------------------------------------------------------------------

Useful = Callable[[Table, int, Any, tuple[Any, ...]], bool]


def _can_reroll(t: Table, seat: int, word: Reroll, data: tuple[Any, ...]) -> bool:
    """An attack die is the attacker's, a defense die the defender's; Initiative dice have a window of their own."""
    if word.roll == "initiative" or len(data) < 2:
        return word.roll == "initiative" and len(data) == 1
    return word.roll in ("any", "attack" if data[0] == seat else "defense")


def _can_weaken(t: Table, seat: int, word: Any, data: tuple[Any, ...]) -> bool:
    return t.frame(Strike).defense_dice(t) > 1


def _can_blind(t: Table, seat: int, word: Any, data: tuple[Any, ...]) -> bool:
    return t.frame(Strike).attack_dice(t) > 1


def _can_pierce(t: Table, seat: int, word: Any, data: tuple[Any, ...]) -> bool:
    return t.frame(Strike).unopposed > 2


def _can_shield(t: Table, seat: int, word: Any, data: tuple[Any, ...]) -> bool:
    return t.frame(Harm).damage > 0


def _can_reflect(t: Table, seat: int, word: Any, data: tuple[Any, ...]) -> bool:
    harm = t.frame(Harm)
    return harm.attack and harm.damage > 0 and harm.attacker != NOBODY and t.hex_of(harm.attacker) != OFF


def _can_pick(t: Table, seat: int, word: Any, data: tuple[Any, ...]) -> bool:
    return bool(data[1] < TOKEN) and t.frame(Harm).picker == NOBODY


def _can_steal(t: Table, seat: int, word: Any, data: tuple[Any, ...]) -> bool:
    """The token paid for this makes room for the one taken."""
    return bool(data[1] < TOKEN) and t.power[t.pc[data[1]]] > 0


def _can_push(t: Table, seat: int, word: Any, data: tuple[Any, ...]) -> bool:
    return bool(pushes(t, seat, data[1], 1))


def _can_take(t: Table, seat: int, word: Any, data: tuple[Any, ...]) -> bool:
    return bool(data[1] >= TOKEN) or t.hope[data[1]] > 0


def _can_soften(t: Table, seat: int, word: Any, data: tuple[Any, ...]) -> bool:
    defeat = t.frame(Defeat)
    return defeat.zeros - defeat.softened > 1


def _can_regain(t: Table, seat: int, word: Any, data: tuple[Any, ...]) -> bool:
    return bool(regains(t, seat))


def _can_phase(t: Table, seat: int, word: Any, data: tuple[Any, ...]) -> bool:
    from .turns import Move

    return not t.frame(Move).phase


def _can_again(t: Table, seat: int, word: Any, data: tuple[Any, ...]) -> bool:
    from .turns import Act

    act = t.frame(Act)
    return act.left > 0 and act.again == NOBODY and t.hex_of(data[1]) != OFF


def _can_pull(t: Table, seat: int, word: Any, data: tuple[Any, ...]) -> bool:
    return bool(movable(t, seat, word.n)) and bool(near(t.at[seat], 1) & t.open_hexes())


def _can_swap(t: Table, seat: int, word: Any, data: tuple[Any, ...]) -> bool:
    return bool(movable(t, seat, word.n))


USEFUL.update({
    Reroll: _can_reroll, Weaken: _can_weaken, Blind: _can_blind, Pierce: _can_pierce, Shield: _can_shield, Reflect: _can_reflect,
    PickStats: _can_pick, StealToken: _can_steal, Push: _can_push, TakeHope: _can_take, Soften: _can_soften, Regain: _can_regain,
    Phase: _can_phase, Again: _can_again, Pull: _can_pull, Swap: _can_swap, Longer: lambda t, seat, word, data: False,
})  # fmt: skip
"""Attack Range is bought when the attack is declared, so its Power is never offered later."""
