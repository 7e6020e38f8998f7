"""Words that Team Tactic cards brought into the language; most of them are good for superpowers too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from longbox.kernel import PASS, Ask, Frame, Window

from ..codes import ACTIVATED, DAZED, NOBODY, PLAYED, L
from ..events import DazeRemoved, Healed, PriorityPassed
from ..script.nodes import SELF, Amount, Context, Filter, Number, Role, Test, _Simple, amount
from ..script.running import TACTIC, Effect, Run
from .structure import choosable

if TYPE_CHECKING:
    from ..state import Table

PARTNER, THROWN, STRUCK = Role("partner"), Role("thrown"), Role("struck")

# -- which -------------------------------------------------------------------------------------------------------------

active_character = _Simple("active_character", lambda c, who: c.table.activated() == who)
"""The one whose activation is going on."""
ready = _Simple("ready", lambda c, who: not c.table.status[who] & (ACTIVATED | DAZED))
untriggered = _Simple("untriggered", lambda c, who: not set(c.roles) - {"payer", "partner"})
"""Played at will: nothing has happened that the card answers."""
flips = _Simple("flips", lambda c, who: not (c.table.injured[who] or c.table.card(who).is_grunt or c.table.card(who).single_sided))
"""Would be Dazed, not KO'd."""


@dataclass(frozen=True, slots=True)
class knows(Filter):  # noqa: N801  (words of the language are lower case)
    """Has a superpower of this name."""

    power: str

    def test(self, c: Context, who: int) -> bool:
        t = c.table
        return any(power.id == self.power and t.shows(who, power) for power in t.card(who).superpowers)


@dataclass(frozen=True, slots=True)
class given(Filter):  # noqa: N801
    """Whoever it is, if somebody else passes a filter."""

    who: Role
    which: Filter

    def test(self, c: Context, who: int) -> bool:
        other = self.who.of(c)
        return other >= 0 and self.which.test(c, other)


@dataclass(frozen=True, slots=True)
class barred(Filter):  # noqa: N801
    """Something forbids it this."""

    query: str

    def test(self, c: Context, who: int) -> bool:
        roles = {name: c.roles[name] for name in ("attacker", "target") if name in c.roles}
        return c.table.forbids(self.query, who, **roles)


@dataclass(frozen=True, slots=True)
class near_enemy(Filter):  # noqa: N801
    """Has an enemy within a Range, not Dazed: says early what a card played by two would find only after trying every pair."""

    range: int

    def test(self, c: Context, who: int) -> bool:
        return c.table.enemy_within(who, c.seat, self.range)


# -- how many, whether -------------------------------------------------------------------------------------------------

times_rolled = Number("times_rolled", lambda c: int(c.roles.get("rolled", 0)))
"""What `roll_for` has counted."""
number = Number("number", lambda c: int(c.roles.get("number", 0)))
"""What `choose_number` has settled."""


def choices(which: Filter, most: int) -> Number:
    """How many a card could choose, up to a number."""
    return Number("choices", lambda c: min(most, len(choosable(c, which, True))), (which, most))


def conditions_on(who: Role) -> Number:
    return Number("conditions_on", lambda c: c.table.conditions[who.of(c)].bit_count(), (who,))


def can_choose(which: Filter, dazed: bool = False) -> Test:
    """A Team Tactic card finds somebody to choose (CP-108)."""
    return Test("can_choose", lambda c: bool(choosable(c, which, True, dazed, one=True)), (which,))


def paid_at_least(n: int) -> Test:
    return Test("paid_at_least", lambda c: int(c.roles.get("paid", 0)) >= n, (n,))


def moving(*how: str) -> Test:
    """The movement is of one of these kinds."""
    return Test("moving", lambda c: c.roles["how"] in how, how)


move_action = Test("move_action", lambda c: c.roles["cause"] == NOBODY and c.roles["how"] in ("advance", "climb"))
"""The movement is a move action: an advance or climb that no effect has caused."""
damage_is_more_than_one = Test("damage_is_more_than_one", lambda c: _suffering(c.table).n > 1)


def _suffering(t: Table) -> Any:
    from ..rules.damage import Suffer

    return t.frame(Suffer)


@dataclass(frozen=True, slots=True)
class choose_number(Effect):  # noqa: N801
    """The player picks a number up to the most (`number`)."""

    most: Amount
    least: int = 0

    def run(self, c: Context, run: Run) -> Ask:
        return Ask(run.seat, "choose", tuple(("number", n) for n in range(amount(c, self.most), self.least - 1, -1)))

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["number"] = option[1]


# -- damage and tokens -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class heal_up_to(Effect):  # noqa: N801
    """Remove as much damage as the player likes, up to a number."""

    who: Role
    n: Amount

    def run(self, c: Context, run: Run) -> Ask | Frame[Any] | None:
        from ..rules.damage import Mend

        t, who = c.table, self.who.of(c)
        if "healing" in run.roles:
            return Mend([who], run.roles.pop("healing"), c.me)
        most = min(amount(c, self.n), t.damage[who]) if who >= 0 and t.can_be_affected(who) else 0
        return Ask(run.seat, "choose", tuple(("number", n) for n in range(most, -1, -1))) if most else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option[1]:
            run.roles["healing"] = option[1]
            run.at -= 1  # come back to remove it


@dataclass(frozen=True, slots=True)
class revive(Effect):  # noqa: N801
    """A Dazed character loses its Dazed token and some damage; its card is not flipped."""

    who: Role
    n: int

    def run(self, c: Context, run: Run) -> None:
        t, who = c.table, self.who.of(c)
        if who >= 0 and t.status[who] & DAZED:
            t.status[who] &= ~DAZED
            t.emit(DazeRemoved, who)
            t.damage[who] -= self.n
            t.emit(Healed, who, self.n)


@dataclass(frozen=True, slots=True)
class spare(Effect):  # noqa: N801
    """It suffers no damage from the collision that is about to happen."""

    who: Role

    def run(self, c: Context, run: Run) -> None:
        for frame in reversed(c.table.stack):
            if frame.__class__.__name__ in ("Collision", "ThrowTerrain"):
                frame.spared.append(self.who.of(c))
                return


@dataclass(frozen=True, slots=True)
class hand_over(Effect):  # noqa: N801
    """One held token, of these kinds if any are named, goes to somebody who may hold it."""

    kinds: tuple[str, ...]
    to: Filter
    who: Role = SELF

    def options(self, c: Context, tactic: bool) -> list[tuple[str, int, int]]:
        from ..rules.objectives import mission_of

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
        from ..rules.objectives import pick_up

        _, token, other = option
        pick_up(c.table, other, token)


def can_hand_over(kinds: tuple[str, ...], to: Filter, who: Role = SELF) -> Test:
    return Test("can_hand_over", lambda c: bool(hand_over(kinds, to, who).options(c, True)), (kinds, to, who))


# -- movement ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class not_moved(Effect):  # noqa: N801
    """The movement that is about to happen does not."""

    def run(self, c: Context, run: Run) -> None:
        from ..rules.movement import Advance, Place
        from ..rules.throws import Slide

        moving = next(frame for frame in reversed(c.table.stack) if isinstance(frame, Advance | Place | Slide))
        moving.step = len(moving.STEPS)


@dataclass(frozen=True, slots=True)
class use_tool(Effect):  # noqa: N801
    """The advance that is about to happen may use a longer tool."""

    tool: int

    def run(self, c: Context, run: Run) -> None:
        from ..rules.movement import Advance

        advance = c.table.frame(Advance)
        advance.tool = min(L, max(advance.tool, self.tool))


# -- attacks, actions, activations -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class make_attack(Effect):  # noqa: N801
    """Somebody may make one of its attacks against somebody; `costless`: one with a printed price of 0."""

    who: Role
    target: Role
    costless: bool = False
    optional: bool = True

    def run(self, c: Context, run: Run) -> Ask | Frame[Any] | None:
        from ..rules.attacks import begin
        from ..rules.purse import purse
        from ..rules.targets import cost_of, targets_of

        t, who, target = c.table, self.who.of(c), self.target.of(c)
        if who < 0 or target < 0 or t.status[who] & (PLAYED | DAZED) != PLAYED:
            return None
        strikes = t.card(who).attacks
        if "strike" in run.roles:
            return begin(t, who, strikes[run.roles.pop("strike")], among=[target])
        found = [
            ("attack", strike.id)
            for strike in strikes
            if t.shows(who, strike)
            and not (self.costless and strike.cost)
            and cost_of(t, who, strike) <= purse(t, who)
            and target in targets_of(t, who, strike)
        ]
        options: tuple[Any, ...] = (PASS, *found) if self.optional else tuple(found)
        return Ask(run.seat, "choose", options) if found else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option != PASS:
            t, who = c.table, self.who.of(c)
            strikes = enumerate(t.card(who).attacks)
            run.roles["strike"] = next(i for i, strike in strikes if strike.id == option[1] and t.shows(who, strike))
            run.at -= 1  # come back to make it


@dataclass(frozen=True, slots=True)
class escape_attack(Effect):  # noqa: N801
    """The attack ends if its target is out of range or sight; an active attacker with no other target may act once more."""

    def run(self, c: Context, run: Run) -> None:
        from ..rules.actions import Activation
        from ..rules.attacks import Series, in_reach

        t, attack = c.table, c.table.attack()
        if in_reach(t, attack.attacker, attack.target, attack.strike(), attack.anywhere, attack.blind):
            return
        single = not attack.part or t.frame(Series).has_one_target(t)
        attack.cancel(t)
        if t.activated() == attack.attacker and single:
            t.frame(Activation).actions += 1


@dataclass(frozen=True, slots=True)
class activate(Effect):  # noqa: N801
    """A character activates at once, after its Grunt if one waits for it."""

    who: Role

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.actions import Activation
        from ..rules.grunts import ready_grunts

        t, who = c.table, self.who.of(c)
        if who < 0 or not t.is_ready(who) or not t.status[who] & PLAYED:
            return None
        grunts = ready_grunts(t, who)
        if not grunts:
            return Activation(who)
        run.at -= 1  # come back for the Parent
        return Activation(grunts[0])


@dataclass(frozen=True, slots=True)
class after_effect(Effect):  # noqa: N801
    """Something happens when the effect that is being answered has been resolved completely."""

    effect: Effect
    series: bool = False
    """Not before all attacks of the beam or area attack are resolved."""

    def declare(self, library: Library, name: str) -> None:
        library.add_script(name, self.effect)

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        stack = c.table.stack
        later = Run(f"{run.script}@{run.at}", c.me, c.seat, dict(c.roles))
        answered = max((i for i, frame in enumerate(stack) if isinstance(frame, Window)), default=-1)
        for i in range(answered - 1, -1, -1):
            if stack[i].__class__.__name__ in (("Series",) if self.series else ("Attack", "UseSuperpower", "PlayTactic")):
                stack.insert(i, later)  # below it: its turn comes when that one is done
                # and what waits for the end of that effect, which is one deeper now, still comes before
                waiting = c.table.aftermath
                c.table.aftermath = [(event, data, depth + (depth >= i)) for event, data, depth in waiting]
                return None
        return later


# -- the game ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class take_priority(Effect):  # noqa: N801
    def run(self, c: Context, run: Run) -> None:
        if c.table.priority != c.seat:
            c.table.priority = c.seat
            c.table.emit(PriorityPassed, c.seat)


@dataclass(frozen=True, slots=True)
class take_back(Effect):  # noqa: N801
    """The Team Tactic card returns to the player's available cards (CP-111)."""

    def run(self, c: Context, run: Run) -> None:
        c.table.tactics[c.seat].append(run.script.removeprefix(TACTIC).partition("@")[0])
        c.table.index = None


def _secure_tokens(t: Table) -> list[int]:
    from ..rules.objectives import mission_of
    from ..script.crises import SECURE

    return [token for token in range(len(t.token_name)) if mission_of(t, token).kind == SECURE]


def _secured(c: Context) -> int:
    from ..rules.objectives import securing

    return sum(securing(c.table, token) == c.seat for token in _secure_tokens(c.table))


secures_everything = Test("secures_everything", lambda c: 0 < len(_secure_tokens(c.table)) == _secured(c))
"""The player secures every token of the Secure Crisis card."""


def secured_per(n: int) -> Number:
    """One for every so many Secure tokens the player secures."""
    return Number("secured_per", lambda c: _secured(c) // n, (n,))
