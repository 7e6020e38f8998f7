"""Coaching: what is so in a position, for a coach that says in words what an option is good for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple, Protocol, TypeAlias, cast

from longbox.kernel import Title
from longbox.speech import Tongue

from .advisor import advisor
from .facet import Facet, S, facet_of
from .goals import goals

Topic: TypeAlias = tuple[Any, ...]
"""What a fact is about: its name, and the pieces or seats that it is about."""
Facts: TypeAlias = Mapping[Topic, float]

HALF = 0.5
LIKELY = 0.08
"""Less likely harm is not worth a word."""
SECURES, TAKES, CONTESTS, GIVES_UP, LOSES = (
    "secures {what}",
    "takes {what} from the others",
    "contests {what}",
    "gives up {what}",
    "loses {what} to the others",
)
MORE, FEWER = "improves your lead by {n}", "worsens your lead by {n}"


class Change(NamedTuple):
    """A fact before an option, after it, and on average after the options it is compared with."""

    before: float
    after: float
    rest: float

    @property
    def size(self) -> float:
        """How much it is the doing of this very option."""
        return ((self.after - self.before) + (self.after - self.rest)) / 2


class Coaching(Facet[S]):
    """What a coach asks a title. The default knows points and what makes them."""

    room = "page.coaching"

    weights: ClassVar[Mapping[str, float]] = {"goal": 0.06, "score": 0.03}
    """By the name of a fact: by how much of a chance to win 1 more of it is better for the seat, about."""

    def paused(self, state: S) -> bool:
        """Whether what was begun is done, so that one can see what came of it."""
        return advisor(self.title).settled(state)

    def facts(self, state: S, seat: int) -> Facts:
        """What is so in a position, in numbers, from the view of a seat. The state is a guess that the seat cannot tell from the
        real one."""
        found: dict[Topic, float] = {}
        scores = state.scores()
        found["score",] = scores[seat] - max([score for other, score in enumerate(scores) if other != seat], default=0.0)
        standing = goals(self.title).standing(state, seat, "en")
        for row in standing["rows"] if standing is not None else ():
            if row["n"] and row["on"]:
                found["goal", *row["on"][0]] = 1.0 if row["seat"] == seat else -1.0 if row["seat"] >= 0 else 0.0
        return found

    def told(self, state: S, topic: Topic, change: Change, language: str) -> str:
        """A fact in words that go on from the name of an option, such as "secures the bridge"; empty if it is not worth saying."""
        tongue = Tongue(language)
        if topic[0] == "score":
            n = round(change.size)
            return tongue.fill(MORE if n > 0 else FEWER, {"n": abs(n)}) if n else ""
        label = self.label(state, topic, language)
        return tongue.fill(owning(change), {"what": label}) if label and owning(change) else ""

    def label(self, state: S, topic: Topic, language: str) -> str:
        """What makes points is called so."""
        standing = goals(self.title).standing(state, 0, language)
        rows = standing["rows"] if standing is not None else []
        return next((row["label"] for row in rows if row["on"] and tuple(row["on"][0]) == topic[1:]), "")


def owning(change: Change) -> str:
    """What happens to something that is mine (1), nobody's (0) or theirs (-1); empty if nothing does.

    >>> owning(Change(0, 1, 0)), owning(Change(-1, 0, -1)), owning(Change(1, 1, 0)), owning(Change(1, 1, 1))
    ('secures {what}', 'contests {what}', 'secures {what}', '')
    >>> owning(Change(1, 0, 1)), owning(Change(0, 0, 1)), owning(Change(0, -1, 0))
    ('gives up {what}', '', 'loses {what} to the others')
    """
    if change.size > 0:
        was = min(change.before, change.rest)
        if change.after >= HALF:
            return TAKES if was <= -HALF else SECURES if was < HALF else ""
        return CONTESTS if was <= -HALF < change.after else ""
    if change.after <= -HALF:
        return LOSES if change.before > -HALF else ""
    return GIVES_UP if change.after < HALF <= change.before else ""


class Voice(Protocol):
    """A page that speaks a language."""

    def __call__(self, key: str, **fields: object) -> str: ...

    def number(self, n: float, digits: int = 1) -> str: ...

    def percent(self, chance: float) -> str: ...


def harm(v: Voice, name: str, who: str, change: Change, little: float) -> str:
    """What an option does to somebody, where pieces are damaged, taken out and reached: `hurts` and `fells` an enemy, `hurt` and
    `falls` for one's own, and how many enemies have one `reached`. Less damage than a `little` is not told."""
    more = change.after - change.before
    if name == "reached":
        many = round(change.after)
        if change.size > 0 and many:
            return v("coach.exposed" if many > 1 else "coach.exposed.one", who=who, n=many)
        return v("coach.safe", who=who) if change.size < 0 and not many else ""
    if change.size <= 0:
        return ""
    if name in ("hurts", "hurt"):
        return v(f"coach.{name}", who=who, n=v.number(more)) if more >= little else ""
    return v(f"coach.{name}", who=who, chance=v.percent(min(1.0, more))) if more >= LIKELY else ""


def coaching(title: Title[S]) -> Coaching[S]:
    """What a coach can say of a title.

    >>> from longbox.titles import title
    >>> coaching(title("crisis")).weights["token"] > 0
    True
    """
    return cast("Coaching[S]", facet_of(title, Coaching))
