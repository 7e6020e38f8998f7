"""A game at one moment: a title's own fields, the stack of frames, and the dice."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, ParamSpec, TypeVar

from .asks import Ask
from .dice import GOLDEN, MASK, dice_key, shuffled
from .errors import OutOfDice
from .events import Event
from .frames import AnyFrame, Frame
from .plain import Plain, Record, dropped, shared
from .window import Candidate, Key, Window

if TYPE_CHECKING:
    from typing import Self

P = ParamSpec("P")
F = TypeVar("F", bound=AnyFrame)
T = TypeVar("T")


@dataclass(slots=True, kw_only=True)
class State(Record):
    """Base of a title's state. Subclasses are `@dataclass(slots=True, kw_only=True)` and name their base frame in `FRAMES`.

    Everything in it is plain, so `copy` takes microseconds and `dump` is a save. History, players and clocks live elsewhere.
    """

    FRAMES: ClassVar[type[AnyFrame]] = Frame
    PASSING_IS_FINAL: ClassVar[bool] = False
    """Whether a reaction that was declined is not offered again for the same event."""

    seats: int
    key: int = 0
    """The dice key; draw number `count` is `dice.draw(key, count)`."""
    count: int = 0
    script: list[int] | None = None
    """Dice to come, for tests. None: use the generator."""
    script_ends: bool = True
    """What happens after the last scripted die: True refuses to roll, False goes on with the generator."""
    stack: list[AnyFrame] = field(default_factory=list)
    options: Mapping[str, Plain] = shared()
    """The rulings and measurements this game is played under. Never changed after the start."""
    ask: Ask | None = shared()
    """The question the game waits for; None when it is over. Derived from the stack, so saves leave it out."""
    called: tuple[str, ...] | None = shared()
    """What the players are called, where somebody knows: for sentences only, no part of the position."""
    sink: Callable[[Event], object] | None = dropped()
    """Receives the events; None while a bot searches."""

    # -- what a title fills in ------------------------------------------------------------------------------------------

    def scores(self) -> tuple[float, ...]:
        """Points per seat."""
        return (0,) * self.seats

    def winner(self) -> int | None:
        """The winning seat of a finished game; None for a draw. Highest score by default."""
        scores = self.scores()
        best = max(scores)
        return scores.index(best) if scores.count(best) == 1 else None

    def rounds(self) -> int:
        """Rounds begun."""
        return 0

    def player(self, seat: int) -> str:
        """What the player of a seat is called; empty where nobody knows."""
        return self.called[seat] if self.called is not None and 0 <= seat < len(self.called) else ""

    def candidates(self, event: str, data: tuple[Plain, ...]) -> Iterable[Candidate]:
        """The abilities in play that listen for `event`, with the party and the holder of each."""
        return ()

    def order(self, event: str, data: tuple[Plain, ...]) -> tuple[int, ...]:
        """The parties in the order in which they may react: the title's timing rule."""
        return tuple(range(self.seats))

    def speaker(self, party: int) -> int:
        """The seat that decides for a party: a seat for itself; a title says who decides for what belongs to nobody."""
        return party

    def beside(self, party: int, optional: Mapping[int, Sequence[Key]], forced: Sequence[Key] = ()) -> Sequence[Key]:
        """What a party may use at its turn of a window, of what is optional, also before what is forced on it."""
        return optional.get(party, ())

    def waits(self, party: int, key: Key, optional: Mapping[int, Sequence[Key]]) -> bool:
        """Whether the place of a quiet ability among what its party may use matters now after all."""
        return False

    def declined(self, party: int, keys: Sequence[Key]) -> Sequence[Key]:
        """Which of the abilities offered to a party it gives up by passing."""
        return keys

    def suspects(self, event: str, data: tuple[Plain, ...]) -> tuple[int, ...]:
        """Parties that are asked even if they can do nothing, because skipping them would reveal a hidden hand."""
        return ()

    # -- resolving --------------------------------------------------------------------------------------------------------

    def advance(self, pushed: AnyFrame | None = None) -> None:
        """Resolve steps, those of a newly `pushed` frame first, until a seat must decide or the game is over."""
        stack = self.stack
        if pushed is not None:
            stack.append(pushed)
        while stack:
            frame = stack[-1]
            step = frame.step
            method = frame.PLAN[step]
            if method is None:
                stack.pop()
                continue
            frame.step = step + 1
            outcome = method(frame, self)
            if outcome is None:
                continue
            if outcome.__class__ is Ask:
                frame.step = step
                self.ask = outcome
                return
            stack.append(outcome)  # type: ignore[arg-type]
        self.ask = None

    def resolve(self, choice: Plain) -> None:
        """Give a checked answer to the frame that asked, and go on."""
        frame = self.stack[-1]
        self.advance(frame.ANSWERS[self.ask.kind](frame, self, choice))  # type: ignore[union-attr]

    def frame(self, kind: type[F]) -> F:
        """The innermost frame of a kind: the attack a reaction answers, the round we are in."""
        for frame in reversed(self.stack):
            if isinstance(frame, kind):
                return frame
        raise LookupError(f"No {kind.__name__} is being resolved.")

    def window(self, event: str, *data: Plain) -> Window | None:
        """The window in which abilities may react to an event; None if nobody could."""
        if self.suspects(event, data):
            return Window(event, data, self.order(event, data))
        for _, holder, ability in self.candidates(event, data):
            if ability.can(self, holder, data):
                return Window(event, data, self.order(event, data))
        return None

    def emit(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Announce an event. It is built only if there is a sink."""
        if self.sink is not None:
            self.sink(event(*args, **kwargs))

    # -- chance -----------------------------------------------------------------------------------------------------------

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1 from the game's generator. Never scripted: use `die` for dice."""
        self.count = count = self.count + 1
        z = (self.key + count * GOLDEN) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def die(self, sides: int) -> int:
        """One die: 1 to `sides`, or the next face of the script."""
        if self.script is None:
            return self.below(sides) + 1
        if not self.script:
            if self.script_ends:
                raise OutOfDice("The script has no more dice; script every die this game will roll.")
            return self.below(sides) + 1
        face = self.script.pop(0)
        if not 1 <= face <= sides:
            raise OutOfDice(f"The script says {face}, but the die rolled here has faces 1 to {sides}.")
        return face

    def roll(self, count: int, sides: int) -> list[int]:
        """Several dice."""
        if self.script is not None:
            return [self.die(sides) for _ in range(count)]
        key, first = self.key, self.count  # `below` written out: games roll handfuls of dice
        self.count = last = first + count
        faces = []
        for number in range(first + 1, last + 1):
            z = (key + number * GOLDEN) & MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
            faces.append(((z ^ (z >> 31)) * sides >> 64) + 1)
        return faces

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place."""
        self.count = shuffled(items, self.key, self.count)

    def new_dice(self, seed: int | str) -> None:
        """All dice from here on come from another seed."""
        self.key, self.count = dice_key(seed), 0

    # -- saving -----------------------------------------------------------------------------------------------------------

    def text(self) -> str:
        """The whole state as compact JSON: the same text means the same game from here on."""
        return json.dumps(self.dump(), separators=(",", ":"))

    def digest(self) -> str:
        """A fingerprint of the state."""
        return digest(self.text())

    @classmethod
    def restore(
        cls, data: Mapping[str, Any], options: Mapping[str, Plain], prepare: Callable[[Self], None] = lambda state: None
    ) -> Self:
        """The state that `dump` wrote, waiting at the same question; `prepare` gives it what saves leave out."""
        plain = dict(data)
        frames = plain.pop("stack")
        state = cls.load(plain | {"stack": []})
        state.options = options
        prepare(state)
        family = cls.FRAMES.FAMILY
        for item in frames:
            name = item["frame"]
            state.stack.append((Window if name == "Window" else family[name]).load(item))
        state.advance()
        return state


def digest(text: str) -> str:
    """The fingerprint of a text: 128 bits as 32 letters.

    >>> digest("longbox")
    '960f04788b585fbe86a69168c866ba45'
    """
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
