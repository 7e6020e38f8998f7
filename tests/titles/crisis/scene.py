"""A small table for one test: who stands where, with what, and which dice come next.

    duel = Duel("captain-america-first-avenger", "crossbones-merciless-merc")
    duel.roll("crit hit blank", "wild")          # faces in the order in which they are rolled
    duel.attack("captain-america-first-avenger", "shield-bounce")
    duel.answer("crossbones-merciless-merc")     # any question: an option, a card's name for its character, PASS
    assert duel.power("captain-america-first-avenger") == 2

Characters stand 3 in apart on an empty board, the first player's on the left. Names are card ids; the second player's one of the
same name is `name@2`. When nothing is being resolved `duel.still` is true.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from longbox.kernel import PASS, Ask, Event, Frame
from longbox.speech import listed
from longbox.titles.crisis.codes import CONDITION_BITS, DAZED, FACES, NOBODY, names_of
from longbox.titles.crisis.rules.actions import Activation
from longbox.titles.crisis.rules.aftermath import settle
from longbox.titles.crisis.rules.attacks import begin
from longbox.titles.crisis.rules.entering import enlist, put_into_play
from longbox.titles.crisis.rules.movement import Advance, Place
from longbox.titles.crisis.rules.rounds import Turn
from longbox.titles.crisis.rules.superpowers import UseSuperpower
from longbox.titles.crisis.rules.tactics import PlayTactic, playable
from longbox.titles.crisis.rules.throws import Slide
from longbox.titles.crisis.script.running import Run, Step
from longbox.titles.crisis.state import Table
from longbox.titles.crisis.title import TITLE
from titles.crisis.shelf import the_cards

from .page.told import well_told

SIDE_OF = {"crit": 1, "wild": 2, "hit": 3, "block": 5, "blank": 6, "fail": 8}


def box(kind: str, size: int, x: float, y: float, w: float, h: float, interactive: bool = True) -> tuple[Any, ...]:
    """A rectangular piece of terrain, as a state holds it."""
    return (kind, size, interactive, ((x, y), (x + w, y), (x + w, y + h), (x, y + h)))


@dataclass(slots=True)
class Still(Step):
    """Nothing is being resolved: the scene waits for the test."""

    STEPS = ("wait",)

    def wait(self, t: Table) -> Ask | Frame[Any]:
        return settle(t, self) or Ask(0, "wait", ("go",))  # as a turn does between actions

    def answer_wait(self, t: Table, option: str) -> None:
        raise AssertionError("the test answers nothing here")


def known(name: str, among: Iterable[str], what: str) -> str:
    """A name that is among others; if it is not, a sentence says which may have been meant."""
    names = list(among)
    if name not in names:
        close = get_close_matches(name, names, 1, 0.5)
        raise AssertionError(f"{what} {name!r}; {f'did you mean {close[0]!r}?' if close else f'there is {listed(names[:12])}.'}")
    return name


class Duel:
    """Two sides on a bare board, ready for anything a test pushes onto the stack."""

    def __init__(
        self, first: str | Sequence[str] = (), second: str | Sequence[str] = (), terrain: Any = (), **options: Any
    ) -> None:
        self.t: Table = TITLE.blank(options=options)
        self.t.key = 12345
        self.t.terrain = tuple(terrain)
        self.t.round = 1
        self.t.stack.append(Still())
        self.events: list[Event] = []
        self.t.sink = self.events.append
        self.t.script = []
        for seat, cards in enumerate((first, second)):
            for number, card in enumerate([cards] if isinstance(cards, str) else cards):
                who = enlist(self.t, seat, known(card, the_cards().characters, "There is no scripted character"), "")
                put_into_play(self.t, who, (10.0 + 6.0 * seat, 10.0 + 3.0 * number))
        self.t.advance()

    # -- arranging -----------------------------------------------------------------------------------------------------

    def who(self, name: str | int) -> int:
        """The number of a character."""
        if isinstance(name, int):
            return name
        card, _, which = name.partition("@")
        found = [i for i, id in enumerate(self.t.who) if id == known(card, self.t.who, "Nobody in this scene is")]
        number = int(which) if which else 1
        assert number <= len(found), f"{card} is in this scene {len(found)} times, so there is no {name}."
        return found[number - 1]

    def put(self, name: str | int, x: float, y: float) -> Duel:
        who = self.who(name)
        self.t.base[who] = (float(x), float(y), self.t.base[who][2])
        return self

    def at(self, name: str | int) -> tuple[float, float]:
        return self.t.base[self.who(name)][:2]

    def set(self, name: str | int, **values: Any) -> Duel:
        """power=3, damage=2, injured=1, form=1, conditions=("bleed",), dazed=True, seat=1"""
        who = self.who(name)
        for key, value in values.items():
            if key == "conditions":
                self.t.conditions[who] = sum(CONDITION_BITS[one] for one in value)
            elif key == "dazed":
                self.t.status[who] |= DAZED
            else:
                getattr(self.t, key)[who] = value
        self.t.index = None
        return self

    def lead(self, name: str | int) -> Duel:
        """Make this character's Leadership the active one of its squad."""
        who = self.who(name)
        self.t.leader[self.t.squad[who]] = who
        self.t.index = None
        return self

    def hand(self, *cards: str, seat: int = 0) -> Duel:
        """The Team Tactic cards a player has left."""
        self.t.tactics[seat] = list(cards)
        self.t.index = None
        return self

    def roll(self, *faces: str) -> Duel:
        """The dice to come, in the order in which they are rolled."""
        assert self.t.script is not None
        self.t.script += [SIDE_OF[known(face, SIDE_OF, "No die shows")] for text in faces for face in text.split()]
        return self

    # -- doing ---------------------------------------------------------------------------------------------------------

    def push(self, frame: Frame[Any]) -> Duel:
        self.t.advance(frame)
        return self

    def attack(self, attacker: str | int, strike: str, target: str | int | None = None) -> Duel:
        """Begin an attack; the target is declared if one is named."""
        who = self.who(attacker)
        self.t.active = self.t.seat[who]
        key = known(f"{self.t.who[who]}/{strike}", the_cards().strikes, "There is no attack")
        self.push(begin(self.t, who, the_cards().strikes[key]))
        if target is not None and self.t.ask is not None and self.t.ask.kind == "target":
            self.answer(self.who(target))
        return self

    def use(self, name: str | int, power: str) -> Duel:
        """Use a superpower."""
        who = self.who(name)
        self.t.active = self.t.seat[who]
        shown = [one.id for one in self.t.superpowers(who)]
        known(power, shown, f"{self.t.who[who]} shows no superpower")
        return self.push(UseSuperpower(self.t.superpower(who, power).key, who))

    def turn(self, seat: int = 0) -> Duel:
        """Begin a player's turn."""
        return self.push(Turn(seat))

    def play(self, card: str, seat: int = 0) -> Duel:
        """Play an Active Team Tactic card between activations of the player's own turn; it has to be offered."""
        self.t.active = seat
        assert card in playable(self.t, seat)
        return self.push(PlayTactic(seat, card))

    def activate(self, name: str | int) -> Duel:
        who = self.who(name)
        self.t.active = self.t.seat[who]
        return self.push(Activation(who))

    def advance(self, name: str | int, tool: int, climb: bool = False) -> Duel:
        return self.push(Advance(self.who(name), tool, climb))

    def slide(self, name: str | int, tool: int, how: str, by: str | int, degrees: float) -> Duel:
        """A throw or push in a direction."""
        thrower = self.who(by)
        self.push(Slide(self.who(name), tool, how, thrower, self.t.seat[thrower]))
        return self.answer([degrees])

    def place(self, name: str | int, range: int) -> Duel:
        who = self.who(name)
        return self.push(Place(who, range, self.t.seat[who]))

    def script(self, effect: Any, me: str | int = 0, **roles: int) -> Duel:
        """Run a piece of the card language for a character."""
        who = self.who(me)
        return self.push(Run(self.t.library.add_script("test", effect), who, self.t.seat[who], dict(roles)))

    def answer(self, option: Any) -> Duel:
        """Answer the question: with an option, part of one, a character's name, or a free value (a list)."""
        ask = self.t.ask
        assert ask is not None
        assert ask.kind != "wait", "nothing is asked"
        well_told(self.t)
        if isinstance(option, list):
            self.t.resolve(ask.judge(self.t, option))
            return self
        wanted = [option]
        if isinstance(option, str) and option.partition("@")[0] in the_cards().characters:
            wanted.append(self.who(option))
        for one in ask.options:
            parts = one if isinstance(one, tuple) else (one,)
            if one in wanted or any(part in wanted for part in parts):
                self.t.resolve(one)
                return self
        raise AssertionError(f"{option!r} is not offered: {ask}")

    def decline(self) -> Duel:
        """Pass on everything that may be declined until the scene is still or something must be chosen."""
        while self.t.ask is not None and PASS in self.t.ask.options and not self.still:
            self.answer(PASS)
        return self

    # -- looking -------------------------------------------------------------------------------------------------------

    @property
    def ask(self) -> Ask:
        assert self.t.ask is not None
        return self.t.ask

    @property
    def still(self) -> bool:
        return self.t.ask is not None and self.t.ask.kind == "wait"

    @property
    def offered(self) -> tuple[Any, ...]:
        return tuple(self.ask.options)

    def power(self, name: str | int) -> int:
        return self.t.power[self.who(name)]

    def damage(self, name: str | int) -> int:
        return self.t.damage[self.who(name)]

    def conditions(self, name: str | int) -> set[str]:
        return set(names_of(self.t.conditions[self.who(name)]))

    def is_dazed(self, name: str | int) -> bool:
        return bool(self.t.status[self.who(name)] & DAZED)

    def faces(self, roll: Sequence[int]) -> str:
        return " ".join(FACES[face] for face in roll)

    def heard(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]


__all__ = ["NOBODY", "PASS", "Duel"]
