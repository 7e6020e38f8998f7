"""Attacks: more of them, of which type and against whom."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from longbox.kernel import PASS, Ask, Frame, Window

from ..codes import DAZED, NOBODY, PLAYED, TYPES
from ..rules.actions import Activation, AttackAction
from ..rules.attacks import Attack
from ..rules.beams_and_areas import Series, begin
from ..rules.purse import purse
from ..rules.targets import AT_NO_COST, CHEAPER, RANGE_FROM, SIGHT_FROM, cost_of, in_reach, origin, targets_of, usable
from ..script import queries
from ..script.cards import Static, Strike, printed_on, static
from ..script.keys import Key
from ..script.library import Library, plain_key
from ..script.nodes import ATTACKER, IT, SELF, Amount, Context, Filter, Number, Role, Test, ally, amount
from ..script.running import TACTIC, Effect, Run
from ..state import Table
from .steps import opponent
from .structure import choose, targets

# -- one more attack ---------------------------------------------------------------------------------------------------


def attack_key(t: Table, run: Run, card: str, attack: str) -> str:
    """An attack by name: one that the Team Tactic card whose script runs prints, else one of a stat card."""
    strikes = t.library.strikes
    if attack in strikes:
        return attack  # one of somebody else, by its full name
    own = f"{run.script.rpartition('/')[0]}/{attack}"  # from a rule of an attack printed there
    if own.startswith(printed_on("")) and own in strikes:
        return own
    tactic = f"{printed_on(run.script.removeprefix(TACTIC).partition('@')[0])}/{attack}"
    return tactic if run.script.startswith(TACTIC) and tactic in strikes else f"{card}/{attack}"


@dataclass(frozen=True, slots=True)
class extra_attack(Effect):  # noqa: N801  (words of the language are lower case)
    """One more attack: a named one of its own or one printed on the Team Tactic card, against whoever a filter finds."""

    attack: str
    target: Filter
    who: Role = SELF
    anywhere: bool = False
    free: bool = False
    without: tuple[str, ...] = ()
    optional: bool = True
    marks: tuple[str, ...] = ()
    """What is noted about the attack, for rules that ask for it."""
    blind: bool = False
    """It needs no line of sight."""

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
        t, who = c.table, self.who.of(c)
        if t.status[who] & (PLAYED | DAZED) != PLAYED:
            return None
        strike = t.library.strikes[attack_key(t, run, t.who[who], self.attack)]
        if not self.free and cost_of(t, who, strike) > t.power[who]:
            return None
        found = [one for one in targets_of(t, who, strike, self.anywhere, self.blind) if self.target.test(c, one)]
        if not found:
            return None
        if self.optional and "attacking" not in run.roles:
            return Ask(run.seat, "choose", (PASS, ("do", self.attack)))
        run.roles.pop("attacking", None)
        marks = [(name, c.me) for name in self.marks]
        return begin(t, who, strike, self.free, self.anywhere, self.without, found, marks, self.blind)

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option != PASS:
            run.roles["attacking"] = 1
            run.at -= 1


@dataclass(frozen=True, slots=True)
class grant_attack(Effect):  # noqa: N801
    """Somebody may use an attack printed on the Team Tactic card, like one of its own: `once`, or as long as it lasts."""

    attack: str
    who: Role = SELF
    scope: str = "this activation"
    once: bool = True
    free: bool = False
    """It costs nothing."""

    def run(self, c: Context, run: Run) -> None:
        t, who = c.table, self.who.of(c)
        key, scope = attack_key(t, run, t.who[who], self.attack), t.scope(self.scope, who)
        t.lasting.append((key, c.me, who, scope, int(self.once)))
        if self.free:
            t.lasting.append((AT_NO_COST + key, c.me, who, scope, 1))


@dataclass(frozen=True, slots=True)
class make_attack(Effect):  # noqa: N801
    """Somebody may make one of its attacks against somebody; `costless`: one with a printed price of 0."""

    who: Role
    target: Role
    costless: bool = False
    optional: bool = True

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
        t, who, target = c.table, self.who.of(c), self.target.of(c)
        if who < 0 or target < 0 or t.status[who] & (PLAYED | DAZED) != PLAYED:
            return None
        strikes = attacks_of(t, who)
        if "strike" in run.roles:
            return begin(t, who, strikes[run.roles.pop("strike")], among=[target])
        found = [
            ("attack", strike.id)
            for strike in strikes
            if not (self.costless and strike.cost) and payable(t, who, strike) and target in targets_of(t, who, strike)
        ]
        options: tuple[Any, ...] = (PASS, *found) if self.optional else tuple(found)
        return Ask(run.seat, "choose", options) if found else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option != PASS:
            t, who = c.table, self.who.of(c)
            run.roles["strike"] = next(i for i, strike in enumerate(attacks_of(t, who)) if strike.id == option[1])
            run.at -= 1  # come back to make it


def attacks_of(t: Table, who: int) -> tuple[Strike, ...]:
    """The attacks an effect may let somebody make: all of its own, those that effects lend it included."""
    return t.strikes(who) if t.options["mended"] else t.library.attacks_on(t.who[who], t.form[who], t.injured[who])


@dataclass(frozen=True, slots=True)
class perform_attack(Effect):  # noqa: N801
    """Somebody may make one of its attacks; `costless`: one with a printed price of 0."""

    who: Role
    costless: bool = False

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
        t, found = c.table, targets(c, self.who)
        if not found:
            return None
        strikes = self.strikes(t, found[0])
        if "strike" in run.roles:
            return begin(t, found[0], strikes[run.roles.pop("strike")])
        return Ask(run.seat, "choose", (PASS, *(("attack", strike.id) for strike in strikes))) if strikes else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option != PASS:
            strikes = [strike.id for strike in self.strikes(c.table, self.who.of(c))]
            run.roles["strike"] = strikes.index(option[1])
            run.at -= 1  # come back to make it

    def strikes(self, t: Table, who: int) -> list[Strike]:
        return [one for one in usable(t, who) if not (self.costless and one.cost) and payable(t, who, one)]


def payable(t: Table, who: int, strike: Strike) -> bool:
    """Whether somebody can pay for an attack that is no attack action: what a card lends is for those alone."""
    return cost_of(t, who, strike) <= (t.power[who] if t.options["mended"] else purse(t, who))


@dataclass(frozen=True, slots=True)
class volley(Effect):  # noqa: N801
    """Up to so many attacks with one weapon, each against somebody else."""

    attack: str
    n: int

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
        t, who = c.table, SELF.of(c)
        struck = run.lists.setdefault("struck", [])
        if run.roles.get("shooting") == 2:  # the one just attacked, whoever that was in the end
            run.roles["shooting"] = 0
            struck += [whom for what, one, whom in t.facts if what == "attacked" and one == who][-1:]
        strike = t.library.strikes[attack_key(t, run, t.who[who], self.attack)]
        found = [one for one in targets_of(t, who, strike) if one not in struck] if t.can_be_affected(who) else []
        if len(struck) >= self.n or not found or cost_of(t, who, strike) > t.power[who]:
            return None
        if not run.roles.get("shooting"):
            return Ask(run.seat, "choose", (PASS, ("do", self.attack)))
        run.roles["shooting"] = 2
        run.at -= 1  # come back for the next
        return begin(t, who, strike, among=found)

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option != PASS:
            run.roles["shooting"] = 1
            run.at -= 1  # come back to make it


@dataclass(frozen=True, slots=True)
class provoke(Effect):  # noqa: N801
    """The opponent may choose one of its own characters; that one may make one of its attacks against somebody."""

    target: Role = SELF

    def flatten(self, code: list[Effect]) -> None:
        opponent(choose(ally, make_attack(IT, self.target), role="it", optional=True)).flatten(code)


@dataclass(frozen=True, slots=True)
class as_area(Effect):  # noqa: N801
    """The next time this character makes one of its attacks in this activation it is an area attack."""

    attack: str
    side: str = ""
    """Healthy or injured, where the attack differs by side."""

    def key(self, card: str) -> str:
        return f"{card}/{self.attack}@{self.side}+area" if self.side else f"{card}/{self.attack}@area"

    def declare(self, library: Library, name: str) -> None:
        key = self.key(Key.of(name).card)
        printed = library.strikes.get(key.removesuffix("+area").removesuffix("@area"))
        if printed is not None:
            library.add_strike(replace(printed, shape="area", variant=Key.of(key).variant))

    def run(self, c: Context, run: Run) -> None:
        """It takes the place of the printed one (see `Table.strikes`) until it is made."""
        t = c.table
        row = (self.key(t.who[c.me]), c.me, c.me, t.scope("this activation", c.me), 1)
        if row not in t.lasting:  # a second use adds nothing
            t.lasting.append(row)


@dataclass(frozen=True, slots=True)
class measure_from(Effect):  # noqa: N801
    """An attack of the Team Tactic card is measured from somebody else, who has to see its target, or only as far as Range goes."""

    attack: str
    of: Role
    sight: bool = True
    scope: str = "this activation"

    def run(self, c: Context, run: Run) -> None:
        t, of = c.table, self.of.of(c)
        key = attack_key(t, run, t.who[c.me], self.attack)
        for what in (RANGE_FROM, SIGHT_FROM) if self.sight else (RANGE_FROM,):
            t.lasting.append((what + key, c.me, c.me, t.scope(self.scope, c.me), of))


@dataclass(frozen=True, slots=True)
class attack_through(Effect):  # noqa: N801
    """An attack with Range, dice and type of one of somebody's attacks that cost nothing, measured from that one, who is spared."""

    who: Role
    """Whose attack it is modelled on."""

    def models(self, c: Context) -> list[Strike]:
        """The attacks it could be modelled on now; from here on they are measured from that character."""
        t, lender = c.table, self.who.of(c)
        found = []
        for strike in t.strikes(lender):
            plain = t.library.strikes[plain_key(strike)]
            measures = (RANGE_FROM + plain.key, SIGHT_FROM + plain.key)
            t.lasting = [row for row in t.lasting if row[0] not in measures or row[2] != c.me]
            if not strike.cost:
                t.lasting += [(what, c.me, c.me, t.scope("this activation", c.me), lender) for what in measures]
                if self.victims(c, plain):
                    found.append(strike)
        return found

    def victims(self, c: Context, strike: Strike) -> list[int]:
        return [one for one in targets_of(c.table, c.me, strike) if one != self.who.of(c)]

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
        if not c.table.can_be_affected(c.me) or not targets(c, self.who):
            return None
        found = self.models(c)
        if "model" in run.roles:
            plain = c.table.library.strikes[plain_key(found[run.roles.pop("model")])]
            return begin(c.table, c.me, plain, among=self.victims(c, plain))
        return Ask(run.seat, "choose", (PASS, *(("attack", strike.id) for strike in found))) if found else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option != PASS:
            run.roles["model"] = [strike.id for strike in self.models(c)].index(option[1])
            run.at -= 1  # come back to make it


def lenders_defense(type: int) -> Number:
    """A defense of whoever the attack being resolved is measured from, as printed."""

    def read(c: Context) -> int:
        attack = c.table.attack()
        return c.table.side(origin(c.table, attack.attacker, attack.strike(c.table))).defense[type]

    return Number("lenders_defense", read, (type,))


def _missing(c: Context) -> int:
    t, frame = c.table, attack_or_series(c.table)
    return max(1, cost_of(t, frame.attacker, t.library.strikes[frame.weapon]) - purse(t, frame.attacker))


missing_power = Number("missing_power", _missing)
"""The Power that this character lacks for the attack that is declared, at least 1."""


def _own_attack_action(c: Context) -> bool:
    stack = c.table.stack
    last = max((at for at, frame in enumerate(stack) if isinstance(frame, Attack | Series)), default=0)
    return last > 0 and isinstance(stack[last - 1], AttackAction) and c.table.activated() == ATTACKER.of(c)


own_attack_action = Test("own_attack_action", _own_attack_action)
"""The attack that is declared is an attack action in the attacker's own activation."""


@dataclass(frozen=True, slots=True)
class cheaper_attack(Effect):  # noqa: N801
    """The attack that is declared costs so much less Power."""

    n: Amount

    def run(self, c: Context, run: Run) -> None:
        c.table.lasting.append((CHEAPER, c.me, c.me, f"action of {c.me}", amount(c, self.n)))


def lends(attack: str, to: Filter) -> Static:
    """Whoever a filter finds may use an attack of this key like one of its own, once per turn."""
    return static(queries.LENT_ATTACK, attack, to)


# -- the attack being resolved -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class retarget(Effect):  # noqa: N801
    """Somebody else becomes the target of the attack, whatever its range and line of sight."""

    to: Role

    def run(self, c: Context, run: Run) -> None:
        attack, new = c.table.attack(), self.to.of(c)
        attack.retarget(c.table, new)
        new = attack.target  # some attacks keep theirs
        for frame in reversed(c.table.stack):
            if isinstance(frame, Window) and frame.event == "targeted":
                frame.data = (attack.attacker, new)  # it is now the one that has been targeted, and may react to that
                break


def could_target(who: Role) -> Test:
    """The attack that is declared has no target yet and could be made against somebody."""

    def check(c: Context) -> bool:
        frame = next((one for one in reversed(c.table.stack) if isinstance(one, Attack | Series)), None)
        return isinstance(frame, Attack) and frame.target == NOBODY and who.of(c) in frame.options(c.table)

    return Test("could_target", check, (who,))


@dataclass(frozen=True, slots=True)
class has_to_target(Effect):  # noqa: N801
    """The attack that is declared can be made against nobody else."""

    who: Role

    def run(self, c: Context, run: Run) -> None:
        attack = c.table.attack()
        if self.who.of(c) in attack.options(c.table):
            attack.among = [self.who.of(c)]


@dataclass(frozen=True, slots=True)
class cancel_attack(Effect):  # noqa: N801
    """The attack being resolved is cancelled (CP-324); with `out_of_reach`, only if its target has left its reach."""

    out_of_reach: bool = False

    def run(self, c: Context, run: Run) -> None:
        attack = c.table.attack()
        within = in_reach(c.table, attack.attacker, attack.target, attack.strike(c.table), attack.anywhere, attack.blind)
        if not (self.out_of_reach and within):
            attack.cancelled = True


@dataclass(frozen=True, slots=True)
class escape_attack(Effect):  # noqa: N801
    """The attack ends if its target is out of range or sight; an active attacker with no other target may act once more."""

    def run(self, c: Context, run: Run) -> None:
        t, attack = c.table, c.table.attack()
        if in_reach(t, attack.attacker, attack.target, attack.strike(c.table), attack.anywhere, attack.blind):
            return
        single = not attack.part or t.frame(Series).has_one_target(t)
        attack.cancel(t)
        if t.activated() == attack.attacker and single:
            t.frame(Activation).actions += 1


@dataclass(frozen=True, slots=True)
class choose_type(Effect):  # noqa: N801
    """The player chooses the type of the attack that was declared."""

    def run(self, c: Context, run: Run) -> Ask:
        return Ask(run.seat, "choose", tuple(("mode", name) for name in TYPES))

    def answer(self, c: Context, run: Run, option: Any) -> None:
        attack_or_series(c.table).kind = TYPES.index(option[1])


@dataclass(frozen=True, slots=True)
class change_type(Effect):  # noqa: N801
    """The attack being resolved is of another type from now on."""

    type: int

    def run(self, c: Context, run: Run) -> None:
        c.table.attack().kind = self.type


@dataclass(frozen=True, slots=True)
class lose_cover(Effect):  # noqa: N801
    """The target does not benefit from cover in the attack being resolved."""

    def run(self, c: Context, run: Run) -> None:
        c.table.attack().cover = False


@dataclass(frozen=True, slots=True)
class mark_attack(Effect):  # noqa: N801
    """Note something about the attack being resolved."""

    name: str

    def run(self, c: Context, run: Run) -> None:
        attack_or_series(c.table).marks.append((self.name, c.me))


def attack_or_series(t: Table) -> Attack | Series:
    """The attack being resolved; a beam or area attack that has no target yet as a whole."""
    return next(frame for frame in reversed(t.stack) if isinstance(frame, Attack | Series))


__all__ = [
    "as_area", "attack_key", "attack_or_series", "attack_through", "cancel_attack", "change_type", "cheaper_attack", "choose_type",
    "could_target",
    "escape_attack", "extra_attack", "grant_attack", "has_to_target", "lenders_defense", "lends", "lose_cover",
    "make_attack", "mark_attack", "measure_from", "missing_power", "own_attack_action",
    "perform_attack", "provoke", "retarget", "volley",
]  # fmt: skip
