"""The ledger of a table played through: the game as it stands, its answers, and what happened."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from longbox.kernel import SPECTATOR, Answer, Event, Game, State, Title
from longbox.kernel.plain import freeze
from longbox.server.limits import CAPS
from longbox.titles import facets, lessons

from . import naming
from .clock import Clock
from .deals import AGREED, DECLINED, DRAWN, OFFERED, TAKEBACK, Deal, Noted
from .ledger import EVERYTHING, Entry, Record, Seat
from .refusals import DICE_ROLLED, GAME_OVER, NOT_SEATED, NOTHING_TO_UNDO, OTHER_ACTED, REVEALED, Refused


@dataclass(slots=True)
class Move:
    """An answer in force, and what is needed to know whether it may be taken back."""

    seat: int
    answer: Answer
    dice: int
    """Dice drawn before it."""
    log: int
    """Events before it."""
    revealed: bool
    at: float
    clock: Clock
    """The clock before it."""
    settled: bool = False
    """Nobody was asked: the answer was plain."""
    joined: bool = False
    """Asked and answered together with the question before it."""
    before: Game[State] | None = None
    """The game before it, while it may be taken back at once."""


EVERY = 32
"""Answers from one position that is kept to the next: no way to an earlier one is longer."""
STEPS_BACK = 8
"""The newest answers that know the game before them."""

ASKING, SETTLED, JOINED, NEW_DICE = "asking", "settled", "joined", "dice"
"""Entries of a ledger: what a seat wants to be asked, an answer that nobody was asked for, the second half of an answer, and a seed
that takes over in a game that goes on from a moment of a finished one."""
ANSWERS = frozenset({"answer", SETTLED, JOINED})
BESIDE = frozenset({ASKING, NEW_DICE, OFFERED, AGREED, DECLINED})
"""Entries that are no part of the game: no clock heeds them."""

MOST_MUTED = 100


class Muted(NamedTuple):
    """A card that a person does not want to be offered again, in one round or (0) in this game."""

    source: str
    round: int = 0


class Wish(NamedTuple):
    """What a person wants to be asked."""

    asking: str = EVERYTHING
    """`matters` or `everything`."""
    muted: tuple[Muted, ...] = ()

    @classmethod
    def read(cls, body: Sequence[Any]) -> Wish:
        asking, muted = body
        return cls(asking, tuple(Muted(*one) for one in muted))

    def sources(self, round: int) -> frozenset[str]:
        """What is not to be offered in a round."""
        return frozenset(one.source for one in self.muted if one.round in (0, round))


@dataclass(slots=True)
class Line:
    """An event with the number of answers given when it happened."""

    n: int
    event: Event


class Played:
    """What the entries of a table's ledger lead to."""

    def __init__(self, record: Record, title: Title[State]) -> None:
        self.title = title
        self.page = facets.page(title)
        self.asking = facets.asking(title)
        self.goals = facets.goals(title)
        self.record = record
        self.seats: list[Seat] = record.seats
        self.seq = 0
        self.game: Game[State] | None = None
        self.moves: list[Move] = []
        self.lines: list[Line] = []
        self.lines_after: list[int] = [0]
        """Per `seq`, the lines there were then, without what an undo added: what a returning client has missed."""
        self.left: int | None = None
        """The lines that an undo has left."""
        self.clock = Clock.read(json.loads(record.clock))
        self.ended: tuple[str, int] | None = None
        """Resigned, out of time or drawn, and who."""
        self.offered: Deal | None = None
        """What somebody offers the others."""
        self.declined: set[tuple[str, int]] = set()
        """What was declined to whom since the last answer."""
        self.last_at = record.created
        self.wishes: dict[int, Wish] = {seat.seat: Wish(record.asking) for seat in record.seats}
        """What each seat wants to be asked."""
        self.seeds: dict[int, int | str] = {}
        """The seeds that took over after so many answers."""
        self._kept: dict[int, tuple[Move, State]] = {}
        """Positions after so many answers, with the last of them: one that is no longer in force leads nowhere."""

    def play(self, entries: Sequence[Entry]) -> None:
        """A whole ledger. What was taken back is not played: a game costs what it is long, however often somebody hesitated."""
        gone = taken_back(entries)
        for entry in entries:
            if entry.seq not in gone:
                self.apply(entry)
                continue
            answered = gone[entry.seq]
            if answered is not None:
                self.clock.take_back(self.clock.copy(), answered, entry.at)
                self._gone_on()
                self._note_agreed(entry)
            self._stands(entry)

    @property
    def lesson(self) -> str:
        """The lesson that is played here; `lessons.NONE` at an ordinary table."""
        return str(json.loads(self.record.options).get("lesson", lessons.NONE))

    def apply(self, entry: Entry) -> None:
        """One durable entry."""
        assert entry.seq == self.seq + 1, f"{self.record.code}: entry {entry.seq} after {self.seq}"
        if entry.kind == "start":
            self.game = self._fresh()
            self.clock.start(len(self.seats), self._clocked(), entry.at)
        elif entry.kind in ANSWERS:
            assert self.game is not None
            value = freeze(json.loads(entry.body))
            self.take(self.game, *self._tried(self.game, value, entry.at, entry.kind))
        elif entry.kind == ASKING:
            self.wishes[entry.seat] = Wish.read(json.loads(entry.body))
        elif entry.kind == NEW_DICE:
            assert self.game is not None
            self.seeds[len(self.moves)] = json.loads(entry.body)
            self.game.new_dice(self.seeds[len(self.moves)])
        elif entry.kind == "undo":
            self._undone(entry)
        elif entry.kind in (OFFERED, AGREED, DECLINED):
            self._dealt(entry)
        elif entry.kind in ("resign", "time", DRAWN):
            self._stopped(entry)
        if entry.kind not in ("start", "undo", *BESIDE):
            self.clock.tick(self._clocked(), entry.at)
        self._stands(entry)

    def _stopped(self, entry: Entry) -> None:
        """The game ends before its rules end it."""
        self.ended = (entry.kind, entry.seat)
        self._gone_on()
        if entry.kind == DRAWN:
            self._note("draw done", entry.seat)

    def _undone(self, entry: Entry) -> None:
        """An answer is taken back, or those that people have agreed to take back."""
        for _ in range(times_back(entry)):
            self._take_back(entry.at)
        self.left = len(self.lines)
        self._note_agreed(entry)

    def _note_agreed(self, undo: Entry) -> None:
        if undo.body:
            self._note(f"{TAKEBACK} done", undo.seat)

    def _dealt(self, entry: Entry) -> None:
        """Somebody offers something, agrees or declines."""
        account = self.seats[entry.seat].account or ""
        if entry.kind == OFFERED:
            self.offered = Deal(entry.body, entry.seat, frozenset({account}))
            self._note(f"{entry.body} offered", entry.seat)
            return
        assert self.offered is not None
        deal = self.offered
        if entry.kind == AGREED:
            self.offered = Deal(deal.what, deal.seat, deal.agreed | {account})
            self._note(f"{deal.what} agreed", entry.seat)
        else:
            self.offered = None
            self.declined.add((deal.what, deal.seat))
            self._note(f"{deal.what} {'withdrawn' if entry.seat == deal.seat else 'declined'}", entry.seat)

    def _note(self, note: str, seat: int) -> None:
        self.lines.append(Line(len(self.moves), Noted(note, seat)))

    def _gone_on(self) -> None:
        """The game has gone on or back: no offer stands any more, and nothing is declined."""
        self.offered = None
        self.declined.clear()

    def _stands(self, entry: Entry) -> None:
        """What every entry leaves behind, whoever wrote it."""
        self.seq = entry.seq
        self.last_at = entry.at
        self.lines_after.append(len(self.lines) if self.left is None else self.left)
        self.left = None
        self.record.status = "over" if self.over else "playing"

    def _fresh(self) -> Game[State]:
        heard: list[Event] = []
        game = self._begun(heard)
        self.lines = [Line(0, event) for event in heard]
        return game

    def _begun(self, heard: list[Event] | None = None) -> Game[State]:
        """The game before its first answer."""
        seed, options = json.loads(self.record.seed), self.title.recall(json.loads(self.record.options))
        game = Game.new(self.title, len(self.seats), seed, options, None if heard is None else heard.append)
        game.state.sink = None
        return game

    def _tried(self, game: Game[State], value: Answer, at: float, kind: str = "answer") -> tuple[Move, list[Event]]:
        """Answer in place, and tell what is needed to take it back."""
        assert game.ask is not None
        events: list[Event] = []
        move = Move(game.ask.seat, value, game.state.count, len(self.lines), False, at, self.clock.copy())
        move.settled, move.joined = kind == SETTLED, kind == JOINED
        game.state.sink = events.append
        try:
            game.answer(value)
        finally:
            game.state.sink = None
        move.revealed = any(type(event).__name__ in self.title.reveals for event in events)
        return move, events

    def take(self, game: Game[State], move: Move, events: Sequence[Event]) -> None:
        """Make a tried answer the truth of this table."""
        if game is not self.game:
            move.before = self.game
        self.game = game
        self._gone_on()
        self.moves.append(move)
        n = len(self.moves)
        self.lines += [Line(n, event) for event in events]
        if move.revealed or game.state.count != move.dice:  # nothing up to here can be taken back any more
            for one in self.moves[-STEPS_BACK:]:
                one.before = None
        elif n > STEPS_BACK:
            self.moves[-STEPS_BACK - 1].before = None
        if n % EVERY == 0:
            self._kept[n] = move, game.state.copy()

    def _take_back(self, at: float) -> None:
        """Back to the last question that was asked; what was plain after it goes with it."""
        self._gone_on()
        move = self.moves.pop()
        while move.settled or move.joined:
            move = self.moves.pop()
        self.lines = self.lines[: move.log]
        self.game = move.before or self.game_at(len(self.moves))
        self.clock.take_back(move.clock, move.at, at)

    def game_at(self, n: int) -> Game[State]:
        """The game as it stood after `n` answers, played on from the last position before it that was kept."""
        moves = self.moves[:n]
        game, near = self._nearest(moves)
        for number, move in enumerate(moves[near:], near):
            if number in self.seeds:
                game.new_dice(self.seeds[number])
            game.answer(move.answer)
        if len(moves) in self.seeds:
            game.new_dice(self.seeds[len(moves)])
        return game

    def _nearest(self, moves: Sequence[Move]) -> tuple[Game[State], int]:
        """A position on the way of these answers, and how many of them lead to it."""
        for n in range(len(moves) - len(moves) % EVERY, 0, -EVERY):
            last, state = self._kept.get(n, (None, None))
            if state is not None and last is moves[n - 1]:
                answers = [move.answer for move in moves[:n]]
                earlier = {at: seed for at, seed in self.seeds.items() if at <= n}
                return Game(self.title, state.copy(), json.loads(self.record.seed), answers, {}, earlier), n
        return self._begun(), 0

    @property
    def asked(self) -> int | None:
        """The seat that decides now."""
        if self.game is None or self.over or self.game.ask is None:
            return None
        return self.game.ask.seat

    def _clocked(self) -> int | None:
        """The seat whose time runs: a bot's never does."""
        asked = self.asked
        return asked if asked is not None and self.seats[asked].kind == "person" else None

    @property
    def show(self) -> bool:
        """Whether nobody but bots plays here."""
        return all(seat.kind == "bot" for seat in self.seats)

    @property
    def too_long(self) -> bool:
        """Whether nobody could play this ledger through in time if it grew on."""
        return len(self.moves) >= CAPS["answers"] or self.seq >= CAPS["entries"]

    @property
    def over(self) -> bool:
        return self.ended is not None or (self.game is not None and self.game.ask is None)

    def seats_of(self, account: str | None) -> tuple[int, ...]:
        return tuple(seat.seat for seat in self.seats if account is not None and seat.kind == "person" and seat.account == account)

    def viewpoint(self, own: Sequence[int]) -> int:
        """Whose eyes an onlooker has: the asked one of the own seats, else the first of them, else a spectator's."""
        if not own:
            return SPECTATOR
        return self.asked if self.asked in own else own[0]  # type: ignore[return-value]

    def name(self, seat: int, code: str) -> str:
        """What a seat is called."""
        return naming.shown(naming.called(self.record.code, self.seats)[seat], self.seats[seat], code)

    def named(self, state: State) -> State:
        """A position that knows what its players are called: the sentences made from it say so."""
        state.called = naming.called(self.record.code, self.seats)
        return state

    def undo_closed(self, own: Sequence[int]) -> Refused | None:
        """Why the last answer cannot be taken back; None if it can."""
        if not own:
            return Refused("seat", NOT_SEATED)
        if self.over:
            return Refused("over", GAME_OVER)
        if not self.moves or self.game is None:
            return Refused("illegal", NOTHING_TO_UNDO)
        last = self._last_asked()
        if last is None:
            return Refused("illegal", NOTHING_TO_UNDO)
        if self.moves.index(last) < max(self.seeds, default=0):
            return Refused("illegal", NOTHING_TO_UNDO)
        if last.seat not in own:
            return Refused("illegal", OTHER_ACTED, name=self.name(last.seat, "en"))
        if self.game.state.count != last.dice:
            return Refused("illegal", DICE_ROLLED)
        if any(move.revealed for move in self.moves[self.moves.index(last) :]):
            return Refused("illegal", REVEALED)
        return None

    def _last_asked(self) -> Move | None:
        """The last answer that somebody was asked for."""
        return next((move for move in reversed(self.moves) if not move.settled and not move.joined), None)

    def _moves_back(self, times: int) -> Move:
        """The first of the last so many answers that somebody was asked for."""
        asked = [move for move in self.moves if not move.settled and not move.joined]
        return asked[-times]

    @property
    def latest_seed(self) -> int | str:
        """The seed that the dice come from now."""
        seed: int | str = self.seeds[max(self.seeds)] if self.seeds else json.loads(self.record.seed)
        return seed

    def export(self) -> str:
        """The finished game as a save that anybody can verify."""
        assert self.game is not None
        return self.game_at(len(self.moves)).save()


def times_back(undo: Entry) -> int:
    """How many answers that somebody was asked for go with an undo: one, or those that people have agreed on."""
    return int(undo.body or 1)


def taken_back(entries: Sequence[Entry]) -> Mapping[int, float | None]:
    """The numbers of all answers of a ledger that were taken back, and of what took them back. An undo that is in no other has the
    time of its answer: the clock has to know.

    >>> kinds = ("start", "answer", "answer", "settled", "undo", "undo", "answer")
    >>> sorted(taken_back([Entry(n, kind, 0, "", n * 10.0) for n, kind in enumerate(kinds, 1)]).items())
    [(2, None), (3, None), (4, None), (5, None), (6, 20.0)]
    """
    standing: list[Entry] = []
    outer: list[tuple[int, int]] = []
    gone: dict[int, float | None] = {}
    for entry in entries:
        if entry.kind in ANSWERS or entry.kind in (OFFERED, AGREED, DECLINED):
            standing.append(entry)  # what was said about an answer goes with it
        elif entry.kind == "undo":
            for _ in range(times_back(entry)):
                last = standing.pop()
                gone[last.seq] = None
                while last.kind != "answer":
                    last = standing.pop()
                    gone[last.seq] = None
            while outer and outer[-1][0] > last.seq:
                gone[outer.pop()[1]] = None
            outer.append((last.seq, entry.seq))
            gone[entry.seq] = last.at
    return gone
