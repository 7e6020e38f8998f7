"""Frames: what is being resolved, one class per list of steps in a rulebook."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from .asks import Ask
from .plain import Record

S = TypeVar("S")


@dataclass(slots=True)
class Frame(Record, Generic[S]):
    """One list of steps, and how far it has come.

    `STEPS` names the methods in the rulebook's order. The engine calls the method of the current step and looks at what it returns:

    - `None`: the step is done, go on to the next;
    - a `Frame`: resolve that first, then go on to the next step;
    - an `Ask`: wait. The answer goes to the method `answer_<kind>`; then **the same step is called again**, so that it can look
      at what was answered. A step that returns an `Ask` must not have rolled, drawn or announced anything in that call: asking
      is pure.

    An `answer_...` method may return a `Frame` too; it is resolved before the step is called again. Where one answer settles a
    step, its `answer_...` method says so with `self.step += 1`, and the step is not called again.
    """

    STEPS: ClassVar[tuple[str, ...]] = ()
    PLAN: ClassVar[tuple[Callable[..., Ask | AnyFrame | None] | None, ...]] = (None,)
    PLACE: ClassVar[dict[str, int]] = {}
    ANSWERS: ClassVar[dict[str, Callable[..., AnyFrame | None]]] = {}
    FAMILY: ClassVar[dict[str, type[AnyFrame]]] = {}

    step: int = field(default=0, init=False)

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super(Frame, cls).__init_subclass__(**kwargs)
        if Frame in cls.__bases__:
            cls.FAMILY = {}  # a title's own base frame: its descendants are found by name when a save is read
        known = cls.FAMILY.get(cls.__name__)
        if known is not None and (known.__module__, known.__qualname__) != (cls.__module__, cls.__qualname__):
            raise TypeError(f"Two frames are called {cls.__name__}: a save could not tell them apart.")
        cls.FAMILY[cls.__name__] = cls
        missing = [name for name in cls.STEPS if not callable(getattr(cls, name, None))]
        if missing:
            raise TypeError(f"{cls.__name__} lists the step {missing[0]!r} but has no method of that name.")
        cls.PLAN = (*[getattr(cls, name) for name in cls.STEPS], None)
        cls.PLACE = {name: place for place, name in reversed(list(enumerate(cls.STEPS)))}
        cls.ANSWERS = {name[7:]: getattr(cls, name) for name in dir(cls) if name.startswith("answer_")}

    def back_to(self, step: str) -> None:
        """Go on with this step next. A loop in a rulebook ("repeat from step 3") is one call of this."""
        self.step = self.PLACE[step]

    @property
    def now(self) -> str:
        """The name of the step being resolved; empty when the frame is about to end."""
        return self.STEPS[self.step] if self.step < len(self.STEPS) else ""


AnyFrame: TypeAlias = Frame[Any]
"""A frame of whatever title."""
