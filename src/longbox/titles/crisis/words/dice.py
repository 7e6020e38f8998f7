"""Dice: more and fewer of them, rerolls, changed faces, and what a roll shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import Frame, Window

from ..codes import ANY_NUMBER, BLANK, BLOCK, CRIT, FAIL, NOBODY, WILD
from ..events import DiceRolled
from ..rules.aftermath import shown
from ..rules.attacks import Attack
from ..rules.beams_and_areas import Series
from ..rules.dice import SUPERPOWER, CardRoll, Change, Dodge, Reroll, add_to_roll, roll, roll_frame, roll_of, treat_all
from ..script import queries
from ..script.cards import on
from ..script.keys import Key
from ..script.lasting import lasts
from ..script.moments import modify_own
from ..script.nodes import ATTACKER, SELF, Amount, Context, Filter, Number, Role, Test, amount, me, paid, role, that
from ..script.running import TACTIC, Effect, Run, source_of
from ..state import Table
from .how_many import note, noted
from .structure import if_, seq

# -- what is rolled, and what becomes of it ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class add_dice(Effect):  # noqa: N801  (words of the language are lower case)
    """Dice for the attack, the defense or the dodge roll being made; fewer if the number is negative.

    What comes after the roll is rolled at once and adds nothing for its Criticals (Q78).
    """

    roll: str
    n: Amount

    def run(self, c: Context, run: Run) -> None:
        t, n = c.table, amount(c, self.n)
        frame: Any = roll_frame(t) if self.roll == "dodge" else t.attack()
        if n > 0 and t.has(queries.NO_ADDED_DICE, frame.attacker if self.roll == "attack" else frame.target):
            return
        if getattr(frame, f"{self.roll}_roll"):
            add_to_roll(t, self.roll, n)
        else:
            setattr(frame, f"{self.roll}_dice", getattr(frame, f"{self.roll}_dice") + n)


@dataclass(frozen=True, slots=True)
class add_own_dice(Effect):  # noqa: N801
    """Dice for the roll that this character makes in the attack, as its attacker or its target."""

    n: int

    def flatten(self, code: list[Effect]) -> None:
        mine = that(SELF, role(ATTACKER))
        if_(mine, add_dice("attack", self.n), add_dice("defense", self.n)).flatten(code)


@dataclass(frozen=True, slots=True)
class dice_for_each(Effect):  # noqa: N801
    """Dice for the attack being made, so many for each a filter finds."""

    n: int
    which: Filter

    def flatten(self, code: list[Effect]) -> None:
        add_dice("attack", Number("for_each", lambda c: self.n * len(self.which.counted(c)))).flatten(code)


@dataclass(frozen=True, slots=True)
class add_to_each_attack(Effect):  # noqa: N801
    """Each attack of the beam or area attack being made has so many dice more."""

    n: Amount

    def run(self, c: Context, run: Run) -> None:
        c.table.frame(Series).more += amount(c, self.n)


@dataclass(frozen=True, slots=True)
class guard_with(Effect):  # noqa: N801
    """The target of the attack rolls so many defense dice instead of its defense."""

    n: int

    def run(self, c: Context, run: Run) -> None:
        t, attack = c.table, c.table.attack()
        attack.defense_dice += self.n - t.defense(attack.target, attack.kind if attack.stat == NOBODY else attack.stat)


@dataclass(frozen=True, slots=True)
class defend_with(Effect):  # noqa: N801
    """The attack or dodge being resolved is met with another defense."""

    stat: int

    def run(self, c: Context, run: Run) -> None:
        roll_frame(c.table).stat = self.stat


@dataclass(frozen=True, slots=True)
class reroll(Effect):  # noqa: N801
    """Up to so many dice of one's own roll; `n` of ANY_NUMBER is any number."""

    n: Amount = ANY_NUMBER
    roll: str = ""
    """attack, defense or dodge; empty: the roll of whoever the moment is about."""
    fails: bool = False
    all: bool = False
    must: bool = False
    """As many as that, not fewer."""

    def idle(self, c: Context, script: str) -> bool:
        """A rule of its name has rerolled all the dice it could reroll."""
        frame = self.frame(c, script, 0)
        return bool(c.table.options["mended"]) and frame.again(c.table) and not frame.dice(c.table)

    def run(self, c: Context, run: Run) -> Frame[Table]:
        return self.frame(c, run.script, amount(c, self.n))

    def frame(self, c: Context, script: str, most: int) -> Reroll:
        rule = c.table.library.rule_name(script)
        return Reroll(rule, c.seat, self.roll or own_roll(c), most, self.fails, self.all, must=self.must)


def own_roll(c: Context) -> str:
    frame = roll_frame(c.table)
    if not isinstance(frame, Attack):
        return "dodge" if isinstance(frame, Dodge) else "card"
    return "attack" if c.roles.get("roller") == c.roles.get("attacker") else "defense"


@dataclass(frozen=True, slots=True)
class answer_again(Effect):  # noqa: N801
    """The superpower may be used again to answer the same moment, and reroll the same dice."""

    def run(self, c: Context, run: Run) -> None:
        power = Key.of(run.script).whole
        for frame in reversed(c.table.stack):
            if isinstance(frame, Window):
                frame.used = [row for row in frame.used if row[:2] != (c.me, power)]
                break
        attack, rule = c.table.attack(), c.table.library.rule_name(run.script)
        attack.rerolled = [row for row in attack.rerolled if row[2] != rule]


@dataclass(frozen=True, slots=True)
class reroll_this_attack(Effect):  # noqa: N801
    """This character may reroll so many dice of the attack being made."""

    n: Amount

    def flatten(self, code: list[Effect]) -> None:
        rerolls = on(modify_own(roller=me, attacker=me), reroll(paid, "attack"), optional=True)
        seq(note("paid", self.n), lasts("attack", rerolls)).flatten(code)


@dataclass(frozen=True, slots=True)
class change_die(Effect):  # noqa: N801
    """Change so many dice that show certain faces; `to` of NOBODY lets the player choose the face."""

    roll: str
    faces: tuple[int, ...]
    to: int
    n: Amount = 1
    must: bool = False

    def run(self, c: Context, run: Run) -> Frame[Table]:
        return Change(c.table.library.rule_name(run.script), run.seat, self.roll, amount(c, self.n), self.faces, self.to, self.must)


def pierce(n: int = 1) -> Effect:
    """Change defense dice that count to blanks."""
    return change_die("defense", (CRIT, WILD, BLOCK), BLANK, n, must=True)


@dataclass(frozen=True, slots=True)
class treat_as(Effect):  # noqa: N801
    """So many dice of the attack roll, or of the roll this character makes, that show a face count as another from now on."""

    face: int = FAIL
    to: int = CRIT
    n: Amount = 1
    own: bool = False

    def run(self, c: Context, run: Run) -> None:
        shown = roll_made_by(c) if self.own else c.table.attack().attack_roll
        for _ in range(amount(c, self.n)):
            if self.face in shown:
                shown[shown.index(self.face)] = self.to


@dataclass(frozen=True, slots=True)
class count_face(Effect):  # noqa: N801
    """In the roll being made a face counts so many successes; `roll` is attack, own or, for dodges too, defense."""

    roll: str
    face: int
    value: int = 1
    most: int = ANY_NUMBER
    """No more dice than so many count."""

    def run(self, c: Context, run: Run) -> None:
        frame = roll_frame(c.table)
        own = "attack" if frame.attacker == c.me else "defense"
        roll = own if self.roll == "own" else self.roll
        if self.most < ANY_NUMBER:
            shown = roll_of(c.table, roll).count(self.face)
            frame.counts.append((roll, NOBODY, min(self.most, shown) * self.value))
        else:
            frame.counts.append((roll, self.face, self.value))


@dataclass(frozen=True, slots=True)
class change_successes(Effect):  # noqa: N801
    """More or fewer successes for the attacker, before damage (CP-351)."""

    n: Amount

    def run(self, c: Context, run: Run) -> None:
        c.table.attack().hits += amount(c, self.n)


@dataclass(frozen=True, slots=True)
class roll_for(Effect):  # noqa: N801
    """Roll dice and do something as often as certain faces show (`n` of what follows reads `ROLLED`)."""

    dice: Amount
    faces: tuple[int, ...]
    name: str = "effect"
    who: Role = SELF
    """Whose dice they are."""

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        who = self.who.of(c)
        if "dice" not in run.lists:
            interacts = "token" in run.roles and who != NOBODY
            faces = run.lists["dice"] = self.rolled(c, who, interacts)
            answered = self.answered(c, run, who, interacts)
            if answered is not None:
                run.at -= 1  # come back to count them
                return CardRoll(who, answered, list(faces))
        faces = run.lists.pop("dice")
        if who != NOBODY:
            shown(c.table, who, faces)
        run.roles["rolled"] = sum(faces.count(face) for face in self.faces)
        run.roles["failed"] = faces.count(FAIL)
        run.roles["faces"] = sum(1 << face for face in set(faces))
        run.roles["each"] = sum(faces.count(face) << 8 * face for face in set(faces))
        return None

    def answered(self, c: Context, run: Run, who: int, interacts: bool) -> int | None:
        """What the dice are rolled for, as a `CardRoll` has it, if anybody has something to say to them."""
        if who == NOBODY:
            return None
        of_card = interacts or c.me == NOBODY or run.script.startswith(TACTIC)
        if c.table.hears("card_rolled" if of_card else "superpower_rolled") or (interacts and c.table.hears("interact_rolled")):
            return run.roles["token"] if interacts else NOBODY if of_card else SUPERPOWER
        return None

    def rolled(self, c: Context, who: int, interacts: bool) -> list[int]:
        """The dice as they lie; one who interacts may count a face as another."""
        faces = roll(c.table, amount(c, self.dice))
        if who != NOBODY:
            treat_all(c.table, who, faces)
        if interacts:
            for face, to in c.table.changes(queries.TREAT_AS, who):
                if face in faces:
                    faces[faces.index(face)] = to
        c.table.emit(DiceRolled, who, self.name, tuple(faces), ())
        return faces


# -- how many faces, and whether they show -----------------------------------------------------------------------------

hits_rolled = Number("hits_rolled", lambda c: int(c.roles.get("rolled", 0)))
"""How many of the wanted faces `roll_for` has rolled."""
successes_rolled, failures_rolled = noted("rolled"), noted("failed")
"""What `roll_for` counted."""


def faces_rolled(*faces: int) -> Number:
    """How many of these faces `roll_for` has rolled, whatever it counts."""
    return Number("faces_rolled", lambda c: sum(int(c.roles.get("each", 0)) >> 8 * face & 255 for face in faces), faces)


def defended(*faces: int) -> Number:
    """How many of these faces the defense roll shows."""
    return Number("defended", lambda c: sum(c.table.attack().defense_roll.count(face) for face in faces), faces)


dice_changed = Number("dice_changed", lambda c: c.table.attack().changed)
"""How many dice the change before this word really changed."""


def roll_made_by(c: Context) -> list[int]:
    """The dice that this character has rolled: in the attack it makes or meets, to dodge, or for a card or superpower."""
    frame = roll_frame(c.table)
    if not isinstance(frame, Attack):
        return roll_of(c.table, "dodge" if isinstance(frame, Dodge) else "card")
    return roll_of(c.table, "attack" if frame.attacker == c.me else "defense")


def own_roll_has(*faces: int) -> Test:
    """The roll this character makes shows one of these faces."""
    return Test("own_roll_has", lambda c: any(face in faces for face in roll_made_by(c)), faces)


def defense_roll_has(*faces: int) -> Test:
    """The defense roll shows all of these faces."""
    return Test("defense_roll_has", lambda c: all(face in c.table.attack().defense_roll for face in faces), faces)


def showing(*faces: int) -> Test:
    """The roll that `dice_shown` is about had one of these faces at its end."""
    bits = sum(1 << face for face in faces)
    return Test("showing", lambda c: bool(c.roles["faces"] & bits), faces)


def roll_shows(*faces: int) -> Test:
    """What `roll_for` has rolled shows all of these faces."""
    bits = sum(1 << face for face in faces)
    return Test("roll_shows", lambda c: int(c.roles.get("faces", 0)) & bits == bits, faces)


def rerolled_by(rule: str) -> Test:
    """A die of the attack roll has been rerolled by this ability."""
    return Test("rerolled_by", lambda c: any(row[0] == "attack" and row[2] == rule for row in c.table.attack().rerolled), (rule,))


def rerolled_into(face: int) -> Test:
    """A die that this ability has rerolled in this attack shows a face."""

    def check(c: Context) -> bool:
        attack, name = c.table.attack(), c.table.library.rule_name(source_of(c.table))
        return any(row[2] == name and getattr(attack, f"{row[0]}_roll")[row[1]] == face for row in attack.rerolled)

    return Test("rerolled_into", check, (face,))


__all__ = [
    "add_dice",
    "add_own_dice", "add_to_each_attack", "answer_again", "change_die", "change_successes", "count_face", "defend_with", "defended",
    "defense_roll_has", "dice_changed", "dice_for_each", "faces_rolled", "failures_rolled",
    "guard_with", "hits_rolled", "own_roll", "own_roll_has", "pierce", "reroll", "reroll_this_attack", "rerolled_by",
    "rerolled_into", "roll_for", "roll_made_by", "roll_shows", "showing", "successes_rolled", "treat_as",
]  # fmt: skip
