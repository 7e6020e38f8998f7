"""What cards do: the verbs of the language. Each is a value; carrying it out returns the frame of the rules that does it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from longbox.kernel import PASS, Ask, Frame, Window

from ..codes import BLANK, BLOCK, CONDITION_BITS, CRIT, DAZED, NOBODY, PLAYED, WILD, names_of
from ..events import ConditionGained, ConditionLost, PowerLost
from ..script.nodes import SELF, Amount, Context, Filter, Role, amount
from ..script.running import TACTIC, Effect, Run
from .structure import targets

if TYPE_CHECKING:
    from ..state import Table

FREE, TOWARD, AWAY = "", "toward", "away"


# -- power, damage, conditions -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class gain_power(Effect):  # noqa: N801  (words of the language are lower case)
    who: Role | Filter
    n: Amount

    def quiet(self, event: str) -> bool:
        """In the Power Phase nothing depends on who gains its Power first, if it is a certain character's and a plain number."""
        return event == "power_phase" and isinstance(self.who, Role) and isinstance(self.n, int)

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.gaining import gain

        return gain(c.table, *((who, amount(c, self.n)) for who in targets(c, self.who)))


@dataclass(frozen=True, slots=True)
class lose_power(Effect):  # noqa: N801
    who: Role | Filter
    n: Amount

    def run(self, c: Context, run: Run) -> None:
        for who in targets(c, self.who):
            lost = c.table.lose_power(who, amount(c, self.n))
            if lost:
                c.table.emit(PowerLost, who, lost)


@dataclass(frozen=True, slots=True)
class damage(Effect):  # noqa: N801
    who: Role
    n: Amount
    empty: bool = False
    """Whoever suffers it gains no Power for it."""
    by: Role = SELF
    """Whoever deals it."""

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.damage import CRISIS, EFFECT, Suffer

        found = targets(c, self.who)
        n = amount(c, self.n)
        if not found or n <= 0:
            return None
        by = self.by.of(c)
        return Suffer(found[0], n, by, EFFECT if by != NOBODY else CRISIS, empty=self.empty)


@dataclass(frozen=True, slots=True)
class heal(Effect):  # noqa: N801
    who: Role | Filter
    n: Amount

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.damage import Mend

        hurt = [who for who in targets(c, self.who) if c.table.damage[who]]
        return Mend(hurt, amount(c, self.n), c.me) if hurt else None


@dataclass(frozen=True, slots=True)
class gain_condition(Effect):  # noqa: N801
    who: Role | Filter
    conditions: tuple[str, ...]

    def quiet(self, event: str) -> bool:
        """When one certain character gets it makes no difference; who is near enough to get it may."""
        return isinstance(self.who, Role)

    def __init__(self, who: Role | Filter, *conditions: str) -> None:
        object.__setattr__(self, "who", who)
        object.__setattr__(self, "conditions", conditions)

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.aftermath import Answers

        everyone = targets(c, self.who)
        gained = [(who, name) for who in everyone for name in self.conditions if give_condition(c.table, who, name)]
        return Answers([("condition_gained", (who, CONDITION_BITS[name], c.me)) for who, name in gained]) if gained else None


def give_condition(t: Table, who: int, name: str) -> bool:
    """CP-410, CP-411, CP-517: each at most once, never one it is immune to. Whether it was gained."""
    bit = CONDITION_BITS[name]
    if t.conditions[who] & bit or t.immune(who, bit):
        return False
    t.conditions[who] |= bit
    t.emit(ConditionGained, who, name)
    return True


@dataclass(frozen=True, slots=True)
class remove_condition(Effect):  # noqa: N801
    """One condition of the player's choice, or one of those named."""

    who: Role
    conditions: tuple[str, ...] = ()

    def choices(self, c: Context) -> list[str]:
        found = targets(c, self.who)
        if not found:
            return []
        return [name for name in names_of(c.table.conditions[found[0]]) if not self.conditions or name in self.conditions]

    def run(self, c: Context, run: Run) -> Ask | None:
        choices = self.choices(c)
        if len(choices) > 1:
            return Ask(run.seat, "choose", tuple(("condition", name) for name in choices))
        if choices:
            self.lift(c, choices[0])
        return None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        self.lift(c, option[1])

    def lift(self, c: Context, name: str) -> None:
        who = self.who.of(c)
        c.table.conditions[who] &= ~CONDITION_BITS[name]
        c.table.emit(ConditionLost, who, name)


# -- dice --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class add_dice(Effect):  # noqa: N801
    """Dice for the attack, the defense or the dodge roll being made; fewer if the number is negative.

    What comes after the roll is rolled at once and adds nothing for its Criticals (Q78).
    """

    roll: str
    n: Amount

    def run(self, c: Context, run: Run) -> None:
        from ..rules.dice import add_to_roll, roll_frame

        t, n = c.table, amount(c, self.n)
        frame: Any = roll_frame(t) if self.roll == "dodge" else t.attack()
        if n > 0 and t.forbids("no_added_dice", frame.attacker if self.roll == "attack" else frame.target):
            return
        if getattr(frame, f"{self.roll}_roll"):
            add_to_roll(t, self.roll, n)
        else:
            setattr(frame, f"{self.roll}_dice", getattr(frame, f"{self.roll}_dice") + n)


@dataclass(frozen=True, slots=True)
class reroll(Effect):  # noqa: N801
    """Up to so many dice of one's own roll; `n` of 99 is any number."""

    n: Amount = 99
    roll: str = ""
    """attack, defense or dodge; empty: the roll of whoever the moment is about."""
    fails: bool = False
    all: bool = False

    def run(self, c: Context, run: Run) -> Frame[Any]:
        from ..rules.dice import Reroll

        return Reroll(
            c.table.library.rule_name(run.script), run.seat, self.roll or own_roll(c), amount(c, self.n), self.fails, self.all
        )


def own_roll(c: Context) -> str:
    from ..rules.dice import roll_frame

    kind = roll_frame(c.table).__class__.__name__
    if kind != "Attack":
        return "dodge" if kind == "Dodge" else "card"
    return "attack" if c.roles.get("roller") == c.roles.get("attacker") else "defense"


@dataclass(frozen=True, slots=True)
class change_die(Effect):  # noqa: N801
    """Change so many dice that show certain faces; `to` of NOBODY lets the player choose the face."""

    roll: str
    faces: tuple[int, ...]
    to: int
    n: Amount = 1
    must: bool = False

    def run(self, c: Context, run: Run) -> Frame[Any]:
        from ..rules.dice import Change

        return Change(c.table.library.rule_name(run.script), run.seat, self.roll, amount(c, self.n), self.faces, self.to, self.must)


def pierce(n: int = 1) -> Effect:
    """Change defense dice that count to blanks."""
    return change_die("defense", (CRIT, WILD, BLOCK), BLANK, n, must=True)


@dataclass(frozen=True, slots=True)
class roll_for(Effect):  # noqa: N801
    """Roll dice and do something as often as certain faces show (`n` of what follows reads `ROLLED`)."""

    dice: Amount
    faces: tuple[int, ...]
    name: str = "effect"
    who: Role = SELF
    """Whose dice they are."""

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..events import DiceRolled
        from ..rules.aftermath import shown
        from ..rules.dice import CardRoll, roll

        who = self.who.of(c)
        if "dice" not in run.lists:
            faces = roll(c.table, amount(c, self.dice))
            interacts = "token" in run.roles and who != NOBODY
            if interacts:
                for face, to in c.table.changes("treat_as", who):
                    if face in faces:
                        faces[faces.index(face)] = to
            c.table.emit(DiceRolled, who, self.name, tuple(faces), ())
            run.lists["dice"] = faces
            of_card = who != NOBODY and (interacts or c.me == NOBODY or run.script.startswith(TACTIC))
            if of_card and (c.table.hears("card_rolled") or (interacts and c.table.hears("interact_rolled"))):
                run.at -= 1  # come back to count them
                return CardRoll(who, run.roles["token"] if interacts else NOBODY, list(faces))
        faces = run.lists.pop("dice")
        if who != NOBODY:
            shown(c.table, who, faces)
        run.roles["rolled"] = sum(faces.count(face) for face in self.faces)
        run.roles["failed"] = faces.count(5)
        run.roles["faces"] = sum(1 << face for face in set(faces))
        run.roles["each"] = sum(faces.count(face) << 8 * face for face in set(faces))
        return None


# -- movement ----------------------------------------------------------------------------------------------------------


def centre(c: Context, of: Role | None) -> tuple[float, float]:
    who = of.of(c) if of is not None else NOBODY
    return c.table.base[who][:2] if who != NOBODY else (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class push(Effect):  # noqa: N801
    who: Role
    tool: int
    side: str = FREE
    of: Role | None = None
    how: str = "push"
    unhurt: bool = False
    """A collision does the one that is thrown no damage."""
    tramples: int = 0
    """Interactive terrain up to this Size is destroyed and does not stop it."""

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.throws import Slide

        found = targets(c, self.who)
        if not found:
            return None
        way = (self.side, centre(c, self.of))
        return Slide(found[0], self.tool, self.how, c.me, run.seat, *way, unhurt=self.unhurt, tramples=self.tramples)


def throw(who: Role, tool: int, side: str = FREE, of: Role | None = None, unhurt: bool = False) -> Effect:
    return push(who, tool, side, of, "throw", unhurt)


@dataclass(frozen=True, slots=True)
class advance(Effect):  # noqa: N801
    who: Role
    tool: int
    side: str = FREE
    of: Role | None = None
    optional: bool = False

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.movement import Advance

        found = targets(c, self.who)
        if not found:
            return None
        return Advance(found[0], self.tool, False, run.seat, c.me, self.side, centre(c, self.of), self.optional)


@dataclass(frozen=True, slots=True)
class place(Effect):  # noqa: N801
    who: Role
    range: Amount
    of: Role | None = None
    optional: bool = False

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.movement import Place

        found = targets(c, self.who)
        if not found or (self.of is not None and not c.table.status[self.of.of(c)] & PLAYED):
            return None  # nothing is left to measure from
        about = c.table.base[self.of.of(c)] if self.of is not None else (0.0, 0.0, -1.0)
        return Place(found[0], amount(c, self.range), run.seat, c.me, about, self.optional)


@dataclass(frozen=True, slots=True)
class throw_terrain(Effect):  # noqa: N801
    """Choose an interactive feature near enough and small enough, and throw it."""

    size: Amount
    within: int
    tool: int

    def features(self, c: Context) -> list[int]:
        from longbox.geometry.ranges import terrain_within

        t = c.table
        reach = t.the_tools().range(self.within)
        return [
            i
            for i, feature in enumerate(t.the_ground().features)
            if feature.interactive
            and not t.rubble >> i & 1
            and feature.size <= amount(c, self.size)
            and terrain_within(t.base[c.me], feature.polygon, reach)
        ]

    def run(self, c: Context, run: Run) -> Ask | Frame[Any] | None:
        if "terrain" in run.roles:
            return self.hurl(c, run)
        found = self.features(c)
        if not found:
            return None
        return Ask(run.seat, "choose", tuple(("terrain", i) for i in found))

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["terrain"] = option[1]
        run.at -= 1  # come back to throw it

    def hurl(self, c: Context, run: Run) -> Frame[Any]:
        from ..rules.collisions import ThrowTerrain

        return ThrowTerrain(c.me, run.roles.pop("terrain"), self.tool, run.seat)


@dataclass(frozen=True, slots=True)
class throw_something(Effect):  # noqa: N801
    """Choose an interactive feature or an enemy, near enough and small enough, and throw it."""

    size: Amount
    within: int
    tool: int

    def options(self, c: Context) -> list[tuple[str, int]]:
        t = c.table
        enemies = [
            ("character", who)
            for who in t.affectable()
            if t.seat[who] != c.seat and t.thrown_size(who) <= amount(c, self.size) and t.within(c.me, who, self.within)
        ]
        return [("terrain", i) for i in throw_terrain(self.size, self.within, self.tool).features(c)] + enemies

    def run(self, c: Context, run: Run) -> Ask | Frame[Any] | None:
        from ..rules.collisions import ThrowTerrain
        from ..rules.throws import Slide

        if "terrain" in run.roles:
            return ThrowTerrain(c.me, run.roles.pop("terrain"), self.tool, run.seat)
        if "thrown" in run.roles:
            return Slide(run.roles.pop("thrown"), self.tool, "throw", c.me, run.seat)
        options = self.options(c)
        return Ask(run.seat, "choose", tuple(options)) if options else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["terrain" if option[0] == "terrain" else "thrown"] = option[1]
        run.at -= 1


# -- attacks and actions -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class extra_attack(Effect):  # noqa: N801
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

    def run(self, c: Context, run: Run) -> Ask | Frame[Any] | None:
        from ..rules.attacks import begin, cost_of, targets_of

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


def attack_key(t: Table, run: Run, card: str, attack: str) -> str:
    """An attack by name: one that the Team Tactic card whose script runs prints, else one of a stat card."""
    from ..script.cards import printed_on

    strikes = t.library.strikes
    if attack in strikes:
        return attack  # one of somebody else, by its full name
    own = f"{run.script.rpartition('/')[0]}/{attack}"  # from a rule of an attack printed there
    if own.startswith(printed_on("")) and own in strikes:
        return own
    tactic = f"{printed_on(run.script.removeprefix(TACTIC).partition('@')[0])}/{attack}"
    return tactic if run.script.startswith(TACTIC) and tactic in strikes else f"{card}/{attack}"


@dataclass(frozen=True, slots=True)
class grant_attack(Effect):  # noqa: N801
    """Somebody may use an attack printed on the Team Tactic card, like one of its own: `once`, or as long as it lasts."""

    attack: str
    who: Role = SELF
    scope: str = "this activation"
    once: bool = True

    def run(self, c: Context, run: Run) -> None:
        t, who = c.table, self.who.of(c)
        t.lasting.append((attack_key(run, t.who[who], self.attack), c.me, who, t.scope(self.scope, who), int(self.once)))


@dataclass(frozen=True, slots=True)
class action(Effect):  # noqa: N801
    """An action granted by an effect: it does not count against the two (CP-223)."""

    kind: str
    who: Role = SELF
    only: str = ""
    """The one attack it may be."""
    target: Role | None = None
    """The one it has to target."""

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.actions import GrantedAction

        who, target = self.who.of(c), self.target.of(c) if self.target is not None else NOBODY
        return GrantedAction(who, self.kind, self.only, target) if c.table.can_be_affected(who) else None


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


# -- replacement: edits of what is about to happen ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class reduce_damage(Effect):  # noqa: N801
    n: Amount
    floor: int = 0

    def run(self, c: Context, run: Run) -> None:
        from ..rules.damage import Suffer

        suffering = c.table.frame(Suffer)
        suffering.n = max(suffering.n - amount(c, self.n), min(suffering.n, self.floor))


@dataclass(frozen=True, slots=True)
class no_damage(Effect):  # noqa: N801
    def run(self, c: Context, run: Run) -> None:
        from ..rules.damage import Suffer

        c.table.frame(Suffer).n = 0


@dataclass(frozen=True, slots=True)
class until(Effect):  # noqa: N801
    """A change of a number that lasts: until the end of a scope."""

    scope: str
    """See `Table.scope`."""
    query: str
    who: Role
    n: int

    def run(self, c: Context, run: Run) -> None:
        t = c.table
        for who in targets(c, self.who):
            scope = t.scope(self.scope, who)
            instance = f"lasting {c.name or run.script}/{self.query}"
            if t.options["ruleset"] == 2022 and not t.unused(instance, who, scope):
                continue  # CP-037: another of the same name adds nothing while one lasts; by CP-038 each use is a new trigger
            t.note_use(instance, who, scope)
            t.lasting.append((self.query, c.me, who, scope, self.n))
            if self.query == "immunity":
                t.shed(who)


@dataclass(frozen=True, slots=True)
class score(Effect):  # noqa: N801
    n: Amount
    seat: Callable[[Context], int] = lambda c: c.seat

    def run(self, c: Context, run: Run) -> None:
        from ..rules.victory import score as add

        n = amount(c, self.n)
        add(c.table, (n, 0) if self.seat(c) == 0 else (0, n))


@dataclass(frozen=True, slots=True)
class own(Effect):  # noqa: N801
    """A line of Python for what no word covers, in the card's own file."""

    name: str
    do: Callable[[Context, Run], Any]

    def run(self, c: Context, run: Run) -> Any:
        return self.do(c, run)
