"""Reaction windows: order, force, once each, rotation, silence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from longbox.kernel import PASS, Ask, Candidate, Frame, Generator, Registry, State, Title, Window
from longbox.speech import Tongue

CARDS = Registry()


@dataclass(slots=True)
class Bell(Frame["Room"]):
    """Rings once, then is over."""

    STEPS = ("ring", "after")

    def ring(self, room: Room) -> Frame[Any] | None:
        return room.window("rung", 7)

    def after(self, room: Room) -> None:
        room.story.append("after")


@dataclass(slots=True, kw_only=True)
class Room(State):
    FRAMES = Bell

    cards: list[tuple[int, str]] = field(default_factory=list)
    """(seat, card)"""
    story: list[str] = field(default_factory=list)
    secretive: tuple[int, ...] = ()
    first: int = 0

    def candidates(self, event: str, data: tuple[Any, ...]) -> Iterator[Candidate]:
        for seat, card in self.cards:
            for ability in CARDS.listening((card,)).get(event, ()):
                yield seat, seat, ability

    def order(self, event: str, data: tuple[Any, ...]) -> tuple[int, ...]:
        return tuple((self.first + i) % self.seats for i in range(self.seats))

    def suspects(self, event: str, data: tuple[Any, ...]) -> tuple[int, ...]:
        return self.secretive


def tell(room: Room, seat: int, text: str) -> None:
    room.story.append(f"{text} {seat}")


@CARDS.on("rung", card="must", forced=True)
def must(room: Room, seat: int, data: tuple[int]) -> None:
    tell(room, seat, "must")


@CARDS.on("rung", card="duty", forced=True)
def duty(room: Room, seat: int, data: tuple[int]) -> None:
    tell(room, seat, "duty")


@CARDS.on("rung", card="hush", quiet=True)
def hush(room: Room, seat: int, data: tuple[int]) -> None:
    tell(room, seat, "hush")


@CARDS.on("rung", card="whisper", quiet=True)
def whisper(room: Room, seat: int, data: tuple[int]) -> None:
    tell(room, seat, "whisper")


@CARDS.on("rung", card="may")
def may(room: Room, seat: int, data: tuple[int]) -> None:
    assert data == (7,)
    tell(room, seat, "may")


@CARDS.on("rung", card="late", when=lambda room, seat, data: any(line.startswith("may") for line in room.story))
def late(room: Room, seat: int, data: tuple[int]) -> None:
    tell(room, seat, "late")


@CARDS.on("rung", card="echo")
def echo(room: Room, seat: int, data: tuple[int]) -> Frame[Any]:
    tell(room, seat, "echo")
    return Bell()


@CARDS.on("other", card="may")
def unrelated(room: Room, seat: int, data: tuple[int]) -> None:
    raise AssertionError("an ability of another event was used")


class House(Title[Room]):
    name = "house"
    label = "House"
    players = (2,)
    state = Room

    def begin(self, state: Room) -> None:
        state.stack.append(Bell())

    def view(self, state: Room, seat: int) -> dict[str, Any]:
        return {}

    def tongue(self, language: str) -> Tongue:
        return Tongue(language)

    def redeal(self, state: Room, seat: int, rng: Generator) -> None:
        pass


def ring(*cards: tuple[int, str], first: int = 0, secretive: tuple[int, ...] = ()) -> Room:
    room = Room(seats=2, cards=list(cards), first=first, secretive=secretive)
    room.stack.append(Bell())
    room.advance()
    return room


def choose(room: Room, card: str) -> None:
    assert room.ask is not None
    option = next(o for o in room.ask.options if o == card or (isinstance(o, tuple) and o[1] == card))
    room.resolve(option)


def test_nobody_who_could_act_means_no_question() -> None:
    room = ring()
    assert room.ask is None
    assert room.story == ["after"]


def test_a_forced_ability_happens_without_a_question() -> None:
    assert ring((1, "must")).story == ["must 1", "after"]


def test_a_seats_forced_abilities_come_before_its_optional_ones() -> None:
    room = ring((0, "may"), (0, "must"))
    assert room.story == ["must 0"]
    assert room.ask == Ask(0, "react", (PASS, (0, "may", 0)))


def test_the_order_of_seats_comes_before_force() -> None:
    room = ring((0, "may"), (1, "must"))
    assert (room.story, room.ask) == ([], Ask(0, "react", (PASS, (0, "may", 0))))
    choose(room, PASS)
    assert room.story[0] == "must 1"


def test_passing_may_be_final() -> None:
    class Strict(Room):
        PASSING_IS_FINAL = True

    room = Strict(seats=2, cards=[(0, "echo"), (0, "late"), (1, "may")])
    room.stack.append(Bell())
    room.advance()
    choose(room, PASS)
    choose(room, "may")
    assert room.ask == Ask(0, "react", (PASS, (0, "late", 0)))  # new since then; echo was declined


def test_effects_of_nobody_are_ordered_by_whoever_speaks_for_them() -> None:
    class Weather(Room):
        def order(self, event: str, data: tuple[Any, ...]) -> tuple[int, ...]:
            return (0, 1, 2)

        def speaker(self, party: int) -> int:
            return 1 if party == 2 else party

    room = Weather(seats=2, cards=[(2, "must"), (2, "duty"), (0, "may")])
    room.stack.append(Bell())
    room.advance()
    choose(room, PASS)
    assert room.ask == Ask(1, "forced", ((2, "must", 0), (2, "duty", 0)))


def test_several_forced_abilities_are_ordered_by_their_owner() -> None:
    room = ring((0, "must"), (0, "duty"))
    assert room.ask == Ask(0, "forced", ((0, "must", 0), (0, "duty", 0)))
    choose(room, "duty")
    assert room.story == ["duty 0", "must 0", "after"]


def test_quiet_abilities_need_no_order() -> None:
    room = ring((0, "hush"), (0, "must"), (0, "whisper"))
    assert room.story == ["hush 0", "whisper 0", "must 0", "after"]


def test_forced_abilities_follow_the_order_of_seats() -> None:
    assert ring((0, "must"), (1, "must"), first=1).story == ["must 1", "must 0", "after"]


def test_optional_abilities_follow_the_order_of_seats() -> None:
    room = ring((0, "may"), (1, "may"), first=1)
    assert room.ask is not None
    assert room.ask.seat == 1
    choose(room, PASS)
    assert room.ask.seat == 0


def test_each_ability_is_used_once_per_event() -> None:
    room = ring((0, "may"))
    choose(room, "may")
    assert room.ask is None
    assert room.story == ["may 0", "after"]


def test_a_seat_goes_on_until_it_passes() -> None:
    room = ring((0, "may"), (0, "echo"), (1, "may"))
    choose(room, "may")
    assert room.ask is not None
    assert room.ask.seat == 0


def test_a_seat_that_passed_is_asked_again_after_somebody_reacts() -> None:
    room = ring((0, "late"), (0, "echo"), (1, "may"))
    assert room.ask == Ask(0, "react", (PASS, (0, "echo", 0)))
    choose(room, PASS)
    choose(room, "may")
    assert room.ask == Ask(0, "react", (PASS, (0, "late", 0), (0, "echo", 0)))


def test_everybody_passing_ends_the_window() -> None:
    room = ring((0, "may"), (1, "may"))
    choose(room, PASS)
    choose(room, PASS)
    assert room.story == ["after"]


def test_a_reaction_may_open_a_window_of_its_own() -> None:
    room = ring((0, "echo"))
    choose(room, "echo")
    assert [type(frame) for frame in room.stack] == [Bell, Window, Bell, Window]
    assert room.ask == Ask(0, "react", (PASS, (0, "echo", 0)))  # a new event: it may be used again
    choose(room, PASS)
    assert room.story == ["echo 0", "after", "after"]


def test_a_secretive_seat_is_asked_even_if_it_can_do_nothing() -> None:
    room = ring(secretive=(1,))
    assert room.ask == Ask(1, "react", (PASS,))


def test_the_innermost_frame_of_a_kind_is_found() -> None:
    room = ring((0, "echo"))
    choose(room, "echo")
    assert room.frame(Bell) is room.stack[2]
    with pytest.raises(LookupError, match="No Round is being resolved"):
        room.frame(type("Round", (Bell,), {}))


def test_two_frames_of_one_name_are_refused() -> None:
    type("Again", (Bell,), {"__module__": "here"})
    with pytest.raises(TypeError, match="Two frames are called Again"):
        type("Again", (Bell,), {"__module__": "there"})


def test_a_step_without_a_method_is_refused() -> None:
    with pytest.raises(TypeError, match="lists the step 'sing'"):
        type("Choir", (Bell,), {"STEPS": ("sing",)})
