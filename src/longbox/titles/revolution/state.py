"""The table: everything about a game at one moment, and the short questions the rules ask of it.

Cards, seats and Hexes are numbers. What lies in a discard pile, which Characters are Injured and which hold a Triumph Token are
bits of whole numbers; hands, teams and decks are tuples. So a copy of the whole table is a few dozen short list copies.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from longbox.kernel import Frame, State
from longbox.kernel.plain import dropped

from .arena import FREE, near
from .cards.decks import ALL_MISSIONS, CHARTER_WHEN, HOPE, IS_HERO, IS_STUDENT, LEADER, POWER_WHEN, constant, figures, power_of
from .codes import HAND_SIZE, NOBODY, OFF, When
from .words import HandSize, Mission, Power

P = TypeVar("P")

TOKEN = 4
"""In the arena a PC is the number of its seat, a Mission Token is TOKEN and its own number."""

TOKEN_CODE, TOKENS_PER_MISSION = 100, 10
"""In events a PC is the number of its card, a Mission Token is a number from TOKEN_CODE on that names its Mission too, so that it
can be told after the Mission."""


def token_code(mission: int, token: int) -> int:
    """
    >>> token_code(2, 1), token_coded(121)
    (121, (2, 1))
    """
    return TOKEN_CODE + TOKENS_PER_MISSION * mission + token


def token_coded(code: int) -> tuple[int, int]:
    """The Mission and the number of its token that a code stands for."""
    return divmod(code - TOKEN_CODE, TOKENS_PER_MISSION)


CLOCKWISE = {seats: tuple(tuple((first + n) % seats for n in range(seats)) for first in range(seats)) for seats in (3, 4)}
"""By number of seats and first seat (RQ-03)."""


AnyFrame: TypeAlias = Frame[Any]
"""What is resolved next: a step of this title, or a window of the kernel."""

Data: TypeAlias = tuple[Any, ...]
"""What a moment is about: seats, pieces and cards, as its window was opened with them."""


Tagged: TypeAlias = tuple[Any, ...]
"""An option that says first what it is, such as ("attack", whom, Powers used, uses of the Charter)."""


@dataclass(slots=True)
class Step(Frame["Table"]):
    """Base of this title's frames."""


@dataclass(slots=True, kw_only=True)
class Table(State):
    FRAMES = Step

    # the game
    round: int = 0
    commander: int = NOBODY
    winning: int = NOBODY
    reason: str = ""
    """Why the game is over; empty while it is not."""

    # the Schools, by seat
    school: tuple[int, ...] = ()
    rp: list[int] = field(default_factory=list)
    pp: list[int] = field(default_factory=list)
    hope: list[int] = field(default_factory=list)
    hands: list[tuple[int, ...]] = field(default_factory=list)
    """Plot Cards, sorted: their order tells nothing."""
    team: list[tuple[int, ...]] = field(default_factory=list)
    """Heroes and Students."""
    buffs: list[tuple[int, int]] = field(default_factory=list)
    """More attack and defense dice of its PC in this round's Mission."""

    # the Characters, by number
    power: list[int] = field(default_factory=list)
    training: list[int] = field(default_factory=list)
    injured: int = 0
    triumph: int = 0

    # the decks: the last card of a tuple is the top
    recruit_deck: tuple[int, ...] = ()
    recruit_discard: int = 0
    plot_deck: tuple[int, ...] = ()
    plot_discard: int = 0
    mission_deck: tuple[int, ...] = ()
    mission_discard: int = 0

    # what a seat has been shown
    peeked: list[int] = field(default_factory=list)
    """By seat: Plot Cards it knows to be in the hands of others."""
    known_recruits: list[tuple[int, ...]] = field(default_factory=list)
    """By seat: the top of the Recruit Deck as far as it knows it, the top first."""
    known_missions: list[tuple[int, ...]] = field(default_factory=list)

    # an auction
    row: int = 0
    """Cards that lie face down in the row; they are still the top of the deck."""
    lot: int = NOBODY
    """The card that is auctioned."""
    bids: list[int] = field(default_factory=list)
    """NOBODY: not placed."""
    shown: bool = True
    staked: list[int] = field(default_factory=list)
    """Coins set aside on the board."""

    # a Mission
    mission: int = NOBODY
    pc: list[int] = field(default_factory=list)
    """The Character each School sent."""
    at: list[int] = field(default_factory=list)
    stats: list[tuple[int, int, int]] = field(default_factory=list)
    token_at: list[int] = field(default_factory=list)
    """The Hex of a Mission Token; OFF while it is carried and when it is removed."""
    damage: list[tuple[int, ...]] = field(default_factory=list)
    """What each School did to a Mission Token (MR-350)."""
    removed: int = 0
    """Mission Tokens that are out, as bits."""
    tokens: list[int] = field(default_factory=list)
    """Mission Tokens each School destroyed, opened or saved."""
    points: list[int] = field(default_factory=list)
    carrying: list[int] = field(default_factory=list)
    controller: int = NOBODY
    """Who moves the Mission Characters."""
    turn: int = 0
    idle: int = 0
    """Mission Turns in a row without attack or Special Action."""
    busy: bool = False
    """Whether there was one in this turn."""
    struck: tuple[tuple[int, int], ...] = ()
    """Who attacked whom in this Mission Turn (MR-291)."""
    over: str = ""
    """How the Mission ended: success or failure; empty while it goes on."""

    judged: dict[tuple[str | int, ...], Any] | None = dropped()
    """What a bot has worked out while it judges this very position; None otherwise. No part of the position."""

    # -- for the kernel ----------------------------------------------------------------------------------------------------

    def scores(self) -> tuple[float, ...]:
        return tuple(self.rp)

    def winner(self) -> int | None:
        return None if self.winning == NOBODY else self.winning

    def rounds(self) -> int:
        return self.round

    # -- seats -------------------------------------------------------------------------------------------------------------

    def clockwise(self, first: int = NOBODY) -> tuple[int, ...]:
        """All seats, from the Mission Commander or another one."""
        return CLOCKWISE[self.seats][self.commander if first == NOBODY else first]

    def others(self, seat: int) -> tuple[int, ...]:
        """The other seats, clockwise."""
        return CLOCKWISE[self.seats][seat][1:]

    def leader(self, seat: int) -> int:
        return LEADER + self.school[seat]

    def everyone(self, seat: int) -> tuple[int, ...]:
        """All Characters of a School, its Leader first."""
        return (LEADER + self.school[seat], *self.team[seat])

    def heroes(self, seat: int) -> tuple[int, ...]:
        return tuple([who for who in self.team[seat] if IS_HERO[who]])

    def students(self, seat: int) -> tuple[int, ...]:
        return tuple([who for who in self.team[seat] if IS_STUDENT[who]])

    def healthy(self, seat: int) -> tuple[int, ...]:
        """Uninjured Heroes and Students."""
        injured = self.injured
        return tuple([who for who in self.team[seat] if not injured >> who & 1])

    def owner(self, who: int) -> int:
        """The seat of a Character; NOBODY while it is in no School."""
        for seat in range(self.seats):
            if who in self.team[seat] or who == LEADER + self.school[seat]:
                return seat
        return NOBODY

    def hand_size(self, seat: int) -> int:
        """MR-159, and what Training adds."""
        return HAND_SIZE[self.rp[seat]] + sum([constant(self.training[who], HandSize) for who in self.team[seat]])

    # -- Characters --------------------------------------------------------------------------------------------------------

    def limit(self, who: int) -> int:
        """How many Power Tokens a Character can hold."""
        return figures(who, self.training_of(who)).limit

    def training_of(self, who: int) -> int:
        return self.training[who] if who < LEADER else NOBODY

    def worth(self, who: int) -> int:
        """The Hope Value with Training."""
        training = self.training[who]
        return HOPE[who] + (HOPE[training] if training != NOBODY else 0)

    def is_injured(self, who: int) -> bool:
        return bool(self.injured >> who & 1)

    def power_of(self, who: int) -> Power | None:
        """The Power of a Character or a Training Card, as the cards of this game have it."""
        return power_of(who, self.second())

    def second(self) -> bool:
        """Whether the cards are of the second printing."""
        return self.options["printing"] == "second"

    # -- the arena ---------------------------------------------------------------------------------------------------------

    def the_mission(self) -> Mission:
        return ALL_MISSIONS[self.mission]

    def part(self, kind: type[P]) -> P | None:
        """A word of the current Mission."""
        for part in ALL_MISSIONS[self.mission].parts:
            if part.__class__ is kind:
                return part
        return None

    def own(self, kind: type[P]) -> P | None:
        """A word that the second printing gave to the current Mission."""
        return self.part(kind) if self.second() else None

    def standing(self) -> list[int]:
        """The seats whose PC is in the arena."""
        return [seat for seat, hex in enumerate(self.at) if hex != OFF]

    def live_tokens(self) -> list[int]:
        """The numbers of the Mission Tokens that lie in the arena."""
        return [token for token, hex in enumerate(self.token_at) if hex != OFF]

    def hex_of(self, piece: int) -> int:
        return self.at[piece] if piece < TOKEN else self.token_at[piece - TOKEN]

    def pieces_within(self, seat: int, far: int, tokens: bool) -> list[int]:
        """The pieces at most so many Hexes from a PC, with or without the Mission Tokens."""
        close = near(self.at[seat], far)
        found = [other for other, hex in enumerate(self.at) if hex != OFF and other != seat and close >> hex & 1]
        if tokens:
            found += [TOKEN + token for token, hex in enumerate(self.token_at) if hex != OFF and close >> hex & 1]
        return found

    def code(self, piece: int) -> int:
        """What a piece is called in events."""
        return self.pc[piece] if piece < TOKEN else token_code(self.mission, piece - TOKEN)

    def open_hexes(self) -> int:
        """The Hexes nobody stands in, as bits (MR-300, MR-301)."""
        free = FREE
        for hex in self.at:
            if hex >= 0:
                free &= ~(1 << hex)
        for hex in self.token_at:
            if hex >= 0:
                free &= ~(1 << hex)
        return free

    def reach_of(self, seat: int) -> int:
        """The Attack Range of a PC, without Powers."""
        who = self.pc[seat]
        return figures(who, self.training[who] if who < LEADER else NOBODY).range

    def power_for(self, seat: int, when: When) -> bool:
        """Whether the PC, its Training or the Charter has a Power of a moment, paid for or not."""
        who, moments = self.pc[seat], POWER_WHEN[self.second()]
        if moments[who] == when or CHARTER_WHEN[self.school[seat]] == when:
            return True
        return who < LEADER and self.training[who] != NOBODY and moments[self.training[who]] == when

    def start_stats(self, seat: int) -> tuple[int, int, int]:
        who = self.pc[seat]
        a, d, s, _, _ = figures(who, self.training_of(who))
        return a, d, s
