"""A table with Schools, hands and PCs as a test wants them, and the dice that come next.

    s = Scene(rogue=0, pixie=1)                  # Rogue in the School of seat 0, Pixie in that of seat 1
    s.hand(2, "bake-sale")
    s.fight("old-grudges", {0: ("rogue", (0, 0)), 1: ("pixie", (1, 0))})
    s.roll(6, 6, 6, 6, 1, 1).push(Strike(0, 1))
    assert s.t.stats[1] == ...

Seat n leads School n; the Mission Commander is seat 0. Nobody holds a Plot Card unless the scene deals one, so that no test must
decline a Reaction.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import PASS, Ask, Event, Frame
from longbox.titles.revolution.arena import number as hex_number
from longbox.titles.revolution.cards.decks import MISSION_NUMBER, NUMBER, PLOT_CARDS, RECRUITS
from longbox.titles.revolution.codes import NOBODY
from longbox.titles.revolution.rules.goods import join, train
from longbox.titles.revolution.rules.setup import lay_out
from longbox.titles.revolution.state import TOKEN, Step, Table
from longbox.titles.revolution.title import TITLE
from longbox.titles.revolution.words import MISSIONS


@dataclass(slots=True)
class Still(Step):
    """Nothing is being resolved: the scene waits for the test."""

    STEPS = ("wait",)

    def wait(self, t: Table) -> Ask:
        return Ask(0, "wait", ("go",))

    def answer_wait(self, t: Table, option: str) -> None:
        raise AssertionError("the test answers nothing here")


def n(id: str) -> int:
    """The number of a recruit card or Leader."""
    return NUMBER[id]


class Scene:
    def __init__(self, seats: int = 4, **team: Any) -> None:
        self.t = t = TITLE.state(seats=seats, key=7)
        t.options = TITLE.check_options({})
        lay_out(t)
        t.round = 1
        t.school = tuple(range(seats))
        t.commander = 0
        for seat in range(seats):
            t.power[t.leader(seat)] = 3
        for id, seat in team.items():
            join(t, seat, n(id.replace("_", "-")))
        away = {who for one in t.team for who in one}
        t.recruit_deck = tuple(card for card in range(RECRUITS) if card not in away)
        t.plot_deck = tuple(range(len(PLOT_CARDS)))
        t.mission_deck = tuple(range(len(MISSIONS)))
        self.events: list[Event] = []
        t.sink = self.events.append
        t.script = []
        t.stack.append(Still())
        t.advance()

    # -- laying out --------------------------------------------------------------------------------------------------------

    def hand(self, seat: int, *ids: str) -> Scene:
        """Deal Plot Cards from the deck; two of the same name are two copies."""
        t = self.t
        for id in ids:
            card = next(card for card in t.plot_deck if PLOT_CARDS[card].id == id)
            t.plot_deck = tuple(one for one in t.plot_deck if one != card)
            t.hands[seat] = tuple(sorted((*t.hands[seat], card)))
        return self

    def card(self, seat: int, id: str) -> int:
        """The number of a Plot Card in a hand."""
        return next(card for card in self.t.hands[seat] if PLOT_CARDS[card].id == id)

    def top(self, deck: str, *ids: str) -> Scene:
        """Put cards on top of a deck, the first on top."""
        t = self.t
        if deck == "recruits":
            numbers = [NUMBER[id] for id in ids]
            t.recruit_deck = (*[one for one in t.recruit_deck if one not in numbers], *reversed(numbers))
        else:
            numbers = [MISSION_NUMBER[id] for id in ids]
            t.mission_deck = (*[one for one in t.mission_deck if one not in numbers], *reversed(numbers))
        return self

    def join(self, seat: int, *ids: str) -> Scene:
        for id in ids:
            join(self.t, seat, n(id))
            self.t.recruit_deck = tuple(one for one in self.t.recruit_deck if one != n(id))
        return self

    def train(self, who: str, training: str) -> Scene:
        self.t.recruit_deck = tuple(one for one in self.t.recruit_deck if one != n(training))
        train(self.t, n(who), n(training))
        return self

    def injure(self, *ids: str) -> Scene:
        for id in ids:
            self.t.injured |= 1 << n(id)
        return self

    def fight(self, mission: str, pcs: dict[int, tuple[str, tuple[int, int]]], *tokens: tuple[int, int]) -> Scene:
        """PCs and Mission Tokens in the arena, by axial coordinates."""
        t = self.t
        t.mission = MISSION_NUMBER[mission]
        t.controller = t.commander
        t.turn = 1
        for seat, (who, place) in pcs.items():
            t.pc[seat] = n(who)
            t.at[seat] = hex_number(place)
            t.stats[seat] = t.start_stats(seat)
        t.token_at = [hex_number(place) for place in tokens]
        t.damage = [(0,) * t.seats for _ in tokens]
        return self

    def roll(self, *faces: int) -> Scene:
        """The dice that come next."""
        assert self.t.script is not None
        self.t.script += faces
        return self

    def loose(self) -> Scene:
        """From here on dice come from the generator."""
        self.t.script = None
        return self

    # -- doing -------------------------------------------------------------------------------------------------------------

    def push(self, frame: Frame[Any]) -> Scene:
        assert self.still, f"the scene waits for {self.t.ask}"
        self.t.advance(frame)
        return self

    def answer(self, choice: Any) -> Scene:
        """Answer with an option, or with a value of the question's region."""
        ask = self.t.ask
        assert ask is not None
        if choice not in ask.options:
            assert ask.region is not None, f"{choice!r} is not among {ask}"
            choice = ask.judge(self.t, choice)
        self.t.resolve(choice)
        return self

    def answers(self, *choices: Any) -> Scene:
        for choice in choices:
            self.answer(choice)
        return self

    def decline(self) -> Scene:
        return self.answer(PASS)

    def quiet(self) -> Scene:
        """Nobody reacts any more."""
        while self.kind == "react":
            self.decline()
        return self

    def react(self, id: str) -> Scene:
        """Play a Reaction of the asked seat."""
        return self.answer((self.seat, self.card(self.seat, id), 0))

    def use(self, source: int = 0) -> Scene:
        """Use a Power of the asked seat: 0 its own, 1 of its Training, 2 the Charter."""
        return self.answer(next(key for key in self.options if isinstance(key, tuple) and key[1] == 100 + source))

    def until(self, kind: str) -> Scene:
        """Take the first option until a question of a kind comes."""
        for _ in range(500):
            if self.kind == kind:
                return self
            self.answer(self.options[0])
        raise AssertionError(f"{kind} was never asked")

    def finish(self) -> Scene:
        """Take the first option until the scene is still."""
        for _ in range(500):
            if self.still:
                return self
            self.answer(self.options[0])
        raise AssertionError("this does not end")

    def asked(self, **answers: dict[int, Any]) -> list[tuple[str, int]]:
        """Play on until the scene is still, by kind and seat as told, else doing as little as can be. Who was asked what."""
        asked: list[tuple[str, int]] = []
        while not self.still:
            kind, seat, options = self.kind, self.seat, self.options
            asked.append((kind, seat))
            assert len(asked) < 300, "this does not end"
            least = next((one for one in (PASS, (), ("ready",), ("end",)) if one in options), options[0])
            self.answer(answers.get(kind, {}).get(seat, least))
        return asked

    # -- looking -----------------------------------------------------------------------------------------------------------

    @property
    def still(self) -> bool:
        return self.t.ask is not None and self.t.ask.kind == "wait"

    @property
    def kind(self) -> str:
        assert self.t.ask is not None
        return self.t.ask.kind

    @property
    def seat(self) -> int:
        assert self.t.ask is not None
        return self.t.ask.seat

    @property
    def options(self) -> tuple[Any, ...]:
        assert self.t.ask is not None
        return tuple(self.t.ask.options)

    def told(self, name: str) -> list[Any]:
        return [event for event in self.events if type(event).__name__ == name]

    def in_discard(self, id: str) -> bool:
        """Whether a Plot Card of this name lies in the discard pile."""
        return any(self.t.plot_discard >> card & 1 for card, one in enumerate(PLOT_CARDS) if one.id == id)

    def gone(self, who: str) -> bool:
        """Whether a recruit card lies in the discard pile."""
        return bool(self.t.recruit_discard >> n(who) & 1)

    def owner(self, who: str) -> int:
        return self.t.owner(n(who))


def at(q: int, r: int) -> int:
    """The number of a Hex."""
    return hex_number((q, r))


__all__ = ["NOBODY", "PASS", "TOKEN", "Scene", "at", "n"]
