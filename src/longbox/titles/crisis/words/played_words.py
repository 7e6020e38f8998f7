"""Words for what Team Tactic cards let several characters do: throws together, attacks at once, advances of others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import PASS, Ask, Frame

from ..codes import CONDITION_BITS, L, names_of
from ..events import ConditionLost
from ..script.cards import on, static
from ..script.lasting import SUBJECT, lasts
from ..script.moments import attack_pool, modify_own
from ..script.nodes import (
    ATTACKER,
    CHOSEN,
    IT,
    PAYER,
    SELF,
    TARGET,
    Amount,
    Context,
    Filter,
    Number,
    Role,
    Test,
    amount,
    me,
    role,
    that,
)
from ..script.running import Effect, Run
from .amounts import some, unless_pays
from .effects import FREE, add_dice, attack_key, centre, damage, gain_power, reroll
from .memory import fresh, next_attack_action, tick, waiting
from .structure import each, if_, seq, targets
from .tactics_words import PARTNER
from .terrain import features_near
from .tokens import more, note, noted

# -- which, whether ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class close_to(Filter):  # noqa: N801  (words of the language are lower case)
    """Within a Range of somebody, not Dazed, whom a filter finds."""

    which: Filter
    range: int

    def test(self, c: Context, who: int) -> bool:
        return any(self.which.test(c, one) and c.table.within(one, who, self.range) for one in c.table.affectable())


@dataclass(frozen=True, slots=True)
class threat_up_to(Filter):  # noqa: N801
    """Of this Threat or less, with what its Infinity Gems add."""

    most: Amount

    def test(self, c: Context, who: int) -> bool:
        from ..rules.gems import threat_of

        return threat_of(c.table, who) <= amount(c, self.most)


@dataclass(frozen=True, slots=True)
class in_form(Filter):  # noqa: N801
    """Shows this form."""

    form: str

    def test(self, c: Context, who: int) -> bool:
        return c.table.card(who).forms[c.table.form[who]].name == self.form


def squad_uses(affiliation: str) -> Test:
    """The player's squad uses an affiliation."""
    return Test("squad_uses", lambda c: c.table.affiliation[c.seat] == affiliation, (affiliation,))


def _attack_action(c: Context) -> bool:
    names = [frame.__class__.__name__ for frame in c.table.stack]
    return "AttackAction" in names and names.count("Attack") == 1


attack_action = Test("attack_action", _attack_action)
"""The attack being resolved is the one an attack action was taken for, none that came of it."""


def terrain_shared(size: int, range: int) -> Test:
    """There is interactive terrain of a Size or less near both characters that play the card."""
    return Test("terrain_shared", lambda c: bool(shared_features(c, size, range)), (size, range))


def shared_features(c: Context, size: int, range: int) -> list[int]:
    other = features_near(c, PARTNER, range, size)
    return [i for i in features_near(c, PAYER, range, size) if i in other]


# -- how many ----------------------------------------------------------------------------------------------------------

round_number = Number("round_number", lambda c: c.table.round)


# -- what happens ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class heave(Effect):  # noqa: N801
    """Somebody throws interactive terrain that both characters playing the card are near."""

    size: int
    within: int
    tool: int
    who: Role = CHOSEN

    def run(self, c: Context, run: Run) -> Ask | Frame[Any] | None:
        from ..rules.collisions import ThrowTerrain

        if "terrain" in run.roles:
            return ThrowTerrain(self.who.of(c), run.roles.pop("terrain"), self.tool, run.seat)
        found = shared_features(c, self.size, self.within)
        return Ask(run.seat, "choose", tuple(("terrain", i) for i in found)) if found else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["terrain"] = option[1]
        run.at -= 1  # come back to throw it


@dataclass(frozen=True, slots=True)
class throw_by(Effect):  # noqa: N801
    """Somebody throws interactive terrain near it."""

    who: Role
    size: int
    within: int
    tool: int

    def run(self, c: Context, run: Run) -> Ask | Frame[Any] | None:
        from ..rules.collisions import ThrowTerrain

        if "terrain" in run.roles:
            return ThrowTerrain(self.who.of(c), run.roles.pop("terrain"), self.tool, run.seat)
        found = features_near(c, self.who, self.within, self.size)
        return Ask(run.seat, "choose", tuple(("terrain", i) for i in found)) if found else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["terrain"] = option[1]
        run.at -= 1  # come back to throw it


@dataclass(frozen=True, slots=True)
class go_down(Effect):  # noqa: N801
    """A Healthy character is Dazed, an Injured one KO'd: nobody's doing."""

    who: Role = SELF

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.damage import Defeat

        found = targets(c, self.who)
        return Defeat(found[0]) if found else None


@dataclass(frozen=True, slots=True)
class remove_conditions(Effect):  # noqa: N801
    """Somebody loses all special conditions."""

    who: Role

    def run(self, c: Context, run: Run) -> None:
        for who in targets(c, self.who):
            for name in names_of(c.table.conditions[who]):
                c.table.conditions[who] &= ~CONDITION_BITS[name]
                c.table.emit(ConditionLost, who, name)


@dataclass(frozen=True, slots=True)
class advance_its_speed(Effect):  # noqa: N801
    """Somebody advances its own Speed."""

    who: Role
    side: str = FREE
    of: Role | None = None
    optional: bool = False

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.actions import speed_of
        from ..rules.movement import Advance

        found = targets(c, self.who)
        if not found:
            return None
        speed = speed_of(c.table, found[0])
        return Advance(found[0], speed, False, run.seat, c.me, self.side, centre(c, self.of), self.optional)


@dataclass(frozen=True, slots=True)
class shorten_tool(Effect):  # noqa: N801
    """The advance that is about to happen may use no longer tool than this."""

    tool: int

    def run(self, c: Context, run: Run) -> None:
        from ..rules.movement import Advance

        advance = c.table.frame(Advance)
        advance.tool = min(advance.tool, self.tool, L)


@dataclass(frozen=True, slots=True)
class perform_attack(Effect):  # noqa: N801
    """Somebody may make one of its attacks; `costless`: one with a printed price of 0."""

    who: Role
    costless: bool = False

    def run(self, c: Context, run: Run) -> Ask | Frame[Any] | None:
        from ..rules.attacks import begin
        from ..rules.targets import usable

        t, found = c.table, targets(c, self.who)
        if not found:
            return None
        strikes = [strike for strike in usable(t, found[0]) if not (self.costless and strike.cost)]
        if "strike" in run.roles:
            return begin(t, found[0], strikes[run.roles.pop("strike")])
        return Ask(run.seat, "choose", (PASS, *(("attack", strike.id) for strike in strikes))) if strikes else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        from ..rules.targets import usable

        if option != PASS:
            strikes = [strike.id for strike in usable(c.table, self.who.of(c)) if not (self.costless and strike.cost)]
            run.roles["strike"] = strikes.index(option[1])
            run.at -= 1  # come back to make it


@dataclass(frozen=True, slots=True)
class volley(Effect):  # noqa: N801
    """Up to so many attacks with one weapon, each against somebody else."""

    attack: str
    n: int

    def run(self, c: Context, run: Run) -> Ask | Frame[Any] | None:
        from ..rules.attacks import begin
        from ..rules.targets import cost_of, targets_of

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
class boost_next_action(Effect):  # noqa: N801
    """The attacks of this character's next attack action in this activation have more dice, so many for each a filter finds."""

    n: int
    per: Filter

    def flatten(self, code: list[Effect]) -> None:
        each_adds = Number("boost", lambda c: self.n * len(self.per.found(c)))
        more_dice = on(attack_pool(attacker=me, when=some(waiting("boost"))), add_dice("attack", each_adds))
        seq(next_attack_action("boost", 1), lasts("this activation", more_dice)).flatten(code)


@dataclass(frozen=True, slots=True)
class reroll_next_attack(Effect):  # noqa: N801
    """This character may reroll so many dice in its next attack of this activation."""

    n: Amount

    def flatten(self, code: list[Effect]) -> None:
        rerolls = on(modify_own(roller=me, attacker=me), reroll(self.n, "attack"), optional=True)
        lasts("this activation", on(attack_pool(attacker=me), lasts("attack", rerolls), limit="once")).flatten(code)


@dataclass(frozen=True, slots=True)
class obsess(Effect):  # noqa: N801
    """More dice against somebody and its attacks, fewer defense dice against anybody else, until it is KO'd."""

    n: int
    whom: Role = CHOSEN

    def flatten(self, code: list[Effect]) -> None:
        by_it = that(ATTACKER, role(SUBJECT))
        for part in (
            static("attack_dice", self.n, me, that(TARGET, role(SUBJECT))),
            static("defense_dice", self.n, me, by_it),
            static("defense_dice", -self.n, me, ~by_it),
        ):
            lasts("game", part, self.whom).flatten(code)  # what lasts about somebody ends when that character is KO'd


@dataclass(frozen=True, slots=True)
class tribute(Effect):  # noqa: N801
    """Everyone a filter finds may pay 1 Power to this character; then whoever did not suffers 1 damage."""

    which: Filter

    def flatten(self, code: list[Effect]) -> None:
        pays = unless_pays(IT, 1, seq(note("owes", 1), tick(IT, "tribute")))
        demand = seq(note("owes", 0), pays, if_(~more(noted("owes"), 0), gain_power(SELF, 1)))
        seq(each(self.which, demand), each(self.which & ~fresh("tribute"), damage(IT, 1))).flatten(code)


__all__ = [
    "advance_its_speed", "attack_action", "boost_next_action", "close_to", "go_down", "heave", "in_form", "obsess",
    "perform_attack", "remove_conditions", "reroll_next_attack", "round_number", "shorten_tool", "squad_uses", "terrain_shared",
    "threat_up_to", "throw_by", "tribute", "volley",
]  # fmt: skip
