"""Which moments of a finished game become panels, and what they say.

Panels follow from what happened and from how far it moved the chance to win: the largest swings, at most one of a round, the best
and the worst roll, the turn of the game and its end. Whoever looks may leave a panel out; the next best takes its place.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from longbox.kernel import AnyGame, Event
from longbox.lab.analysis import Analysis, Throw, analyse
from longbox.server.languages import message, said
from longbox.server.table_words import WORDS
from longbox.server.tables.wire import ResultTold
from longbox.speech import Tongue
from longbox.titles import facets
from longbox.titles.facets import BeatTold, Being
from longbox.titles.facets.beats import MOVE, Roll, pieces

MOST_SWINGS = 5
LEAST_SWING = 0.02
"""A smaller change of the chance to win is no turning point, unless there are not enough of them."""
FEWEST = 3
MOST_INSIDE = 6
"""Panels between the cover and the turn: what fits on a sheet of paper."""
RARE = 1.2
"""A roll is told from this many standard deviations on."""
FALL = 0.05
"""What a fall is worth besides its swing."""
MOST_APART = 60
"""Answers within one picture."""
LONGEST = 120
"""Letters of a caption; of a longer one the first and the last sentence are told."""

ROUND = message("Round %(n)s.")
OPENING = message("%(one)s against %(other)s. %(title)s.")
OPENING_MORE = message("%(players)s. %(title)s.")
BEST = message("The luckiest roll of the game: %(name)s.")
WORST = message("The unluckiest roll of the game: %(name)s.")
TURN = message("The turn in round %(n)s: the chance of %(name)s rises from %(low)s to %(high)s.")
AFTER = message("%(line)s Rounds: %(n)s.")
WORDS_OF = {ROUND: "comic.round", TURN: "comic.turn", AFTER: "comic.after"}
"""Texts that a title may say otherwise, by the keys of its words."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A panel: what it shows, in words too."""

    kind: str
    """`cover`, `beat`, `best`, `worst`, `turn` or `end`."""
    text: str
    round: int = 0
    n: int = 0
    """The moment in the replay."""
    swing: float = 0.0
    """How far the chance to win moves here."""
    beat: BeatTold | None = None
    since: int = 0
    """Where a rise begins."""
    after: float | None = None
    """The chance of the winner afterwards."""

    @property
    def key(self) -> int:
        """By what a reader names it: the number of its first line."""
        return self.beat["i"] if self.beat else -1


@dataclass(slots=True)
class Story:
    """A game as a comic."""

    headline: str
    panels: list[Panel]
    cast: Mapping[str, Being]
    sides: list[list[Being]]
    """The pieces of each seat, those who did most first."""
    names: list[str]
    scores: list[str]
    winner: int | None
    values: list[list[float]]
    """The chance of each seat to win, moment by moment."""
    hero: int
    """Whose chance the turn is about: the winner's."""
    luck: list[float]
    others: list[Panel] = field(default_factory=list)
    """Panels that were left out."""
    moments: int = 0
    """Panels there could have been."""


def told(
    game: AnyGame,
    lines: Sequence[tuple[int, int, Event]],
    names: Sequence[str],
    result: ResultTold,
    code: str,
    *,
    given_up: bool = False,
    without: Collection[int] = (),
) -> Story:
    """The comic of a finished game in a language, from the lines everybody may know: their number, the moment, the event. `without`
    names panels to leave out by their keys."""
    state = game.state
    page = facets.page(game.title)
    found = analyse(game, nodes=1, since=len(game.answers), given_up=(result["winner"],) if given_up else None)
    beats = page.beats(state, lines, code)
    cast = {key: page.being(state, key, code) for key in sorted(set().union(*map(pieces, beats)))}
    moments = {i: n for i, n, _ in lines}

    def say(text: str) -> str:
        """A text of the comic; a title may have words of its own for it."""
        return said(game.title, page.words.get(WORDS_OF.get(text, ""), text), code)

    teller = _Teller(game.title.label, found, beats, cast, moments, names, result, code, say)
    return teller.story(page.headline(state, code), without)


class _Teller:
    def __init__(
        self,
        label: str,
        found: Analysis,
        beats: list[BeatTold],
        cast: Mapping[str, Being],
        moments: Mapping[int, int],
        names: Sequence[str],
        result: ResultTold,
        code: str,
        say: Callable[[str], str],
    ) -> None:
        self.label, self.found, self.beats, self.cast = label, found, beats, cast
        self.moments, self.names, self.result, self.code, self.say = moments, list(names), result, code, say
        self.there = [pieces(beat) for beat in beats]
        self.starts = [beat["n"] for beat in beats]
        winner = result["winner"]
        self.hero = 0 if winner is None else winner

    def story(self, headline: str, without: Collection[int]) -> Story:
        swings = self.swings()
        wanted = [one for one in swings if one.key not in without]
        chosen = self.strongest(wanted)
        taken = {one.key for one in chosen}
        rolls = [one for one in self.rolls(taken) if one.key not in without]
        chosen = sorted(chosen, key=lambda one: -one.swing)[: MOST_INSIDE - len(rolls)]
        inside = sorted([*chosen, *rolls], key=lambda one: one.key)
        panels = [self.cover(), *inside, *self.turn(), self.end()]
        return Story(
            headline,
            panels,
            self.cast,
            [self.side(seat) for seat in range(len(self.names))],
            self.names,
            [f"{score:g}" for score in self.result["scores"]],
            self.result["winner"],
            [list(one.values) for one in self.found.moments],
            self.hero,
            [self.found.luck(seat).actual - self.found.luck(seat).expected for seat in range(self.found.seats)],
            [one for one in swings if one.key in without],
            len(swings),
        )

    # -- which ---------------------------------------------------------------------------------------------------------------

    def swings(self) -> list[Panel]:
        """All that happened, the largest swing first."""
        found = [self.panel("beat", beat) for beat in self.beats if beat["kind"] != "end" and (beat["who"] or beat["seat"] >= 0)]
        return sorted(found, key=lambda one: (-weight(one), one.key))

    def strongest(self, swings: Sequence[Panel]) -> list[Panel]:
        """The largest swings, at most one of a round; small ones only where there are too few."""
        found: dict[int, Panel] = {}
        for one in swings:
            if one.round not in found and len(found) < MOST_SWINGS and (one.swing >= LEAST_SWING or len(found) < FEWEST):
                found[one.round] = one
        return list(found.values())

    def rolls(self, taken: Collection[int]) -> Iterator[Panel]:
        """The best and the worst roll, where they are far from what was to be expected."""
        rated = sorted(self.rated(), key=lambda one: -one[0])
        for kind, words, ranked in (("best", BEST, rated), ("worst", WORST, rated[::-1])):
            far, beat, dice, seat = ranked[0] if ranked else (0.0, None, [], 0)
            if beat is not None and abs(far) >= RARE and (far > 0) == (kind == "best") and beat["i"] not in taken:
                taken = {*taken, beat["i"]}
                name = self.cast[dice[0]["who"]]["name"] if dice else self.names[seat]
                yield self.panel(kind, {**beat, "rolls": dice}, self.say(words) % {"name": name})

    def rated(self) -> Iterator[tuple[float, BeatTold, list[Roll], int]]:
        """What a side rolled in a picture, with what it rolled again: how far it is from what was to be expected, in standard
        deviations, and the dice if they are still to be seen."""
        sums: dict[tuple[int, int, str], list[Throw]] = {}
        last: dict[tuple[int, int], str] = {}
        where = {beat["i"]: beat for beat in self.beats}
        for throw in self.found.throws:
            beat = self.of(throw)
            if beat is not None:
                sums.setdefault((beat["i"], throw.seat, throw.kind), []).append(throw)
                last[beat["i"], throw.seat] = throw.kind
        for (i, seat, kind), throws in sums.items():
            spread = sqrt(sum(one.variance for one in throws))
            if spread:
                dice = self.own(where[i], seat) if last[i, seat] == kind else []
                yield sum(one.actual - one.expected for one in throws) / spread, where[i], dice, seat

    def of(self, throw: Throw) -> BeatTold | None:
        """The picture in which a roll was made."""
        at = bisect_right(self.starts, throw.n) - 1
        while at >= 0 and self.starts[at] > throw.n - MOST_APART:
            beat = self.beats[at]
            if throw.n <= self.moments[beat["end"]] and self.own(beat, throw.seat):
                return beat
            at -= 1
        return None

    def own(self, beat: BeatTold, seat: int) -> list[Roll]:
        return [roll for roll in beat["rolls"] if roll["dice"] and self.cast[roll["who"]].get("seat") == seat]

    def panel(self, kind: str, beat: BeatTold, first: str = "") -> Panel:
        moments = self.found.moments
        before, after = moments[max(0, beat["n"] - 1)], moments[self.moments[beat["end"]]]
        swing = max(abs(now - then) for then, now in zip(before.values, after.values, strict=True))
        lines = short([plain(one, self.say) for one in beat["lines"]], LONGEST - len(first))
        text = " ".join(filter(None, [self.say(ROUND) % {"n": after.round} if after.round else "", first, *lines]))
        return Panel(kind, text, after.round, beat["n"], swing, beat, after=after.values[self.hero])

    # -- beginning and end -------------------------------------------------------------------------------------------------------

    def cover(self) -> Panel:
        fields = {"title": self.label, "players": ", ".join(self.names), "one": self.names[0], "other": self.names[-1]}
        return Panel("cover", self.say(OPENING if len(self.names) == 2 else OPENING_MORE) % fields)

    def turn(self) -> list[Panel]:
        """Where the chance of the winner rose most within a round."""
        values = [one.values[self.hero] for one in self.found.moments]
        rounds = [one.round for one in self.found.moments]
        if self.result["winner"] is None or len(values) < 3:
            return []
        best, low, high, top = 0.0, 0, 0, len(values) - 1
        for at in range(len(values) - 1, -1, -1):
            if rounds[at] != rounds[top] or values[at] > values[top]:
                top = at  # the height that is still to come in this round
            if rounds[at] and values[top] - values[at] > best:
                best, low, high = values[top] - values[at], at, top
        if best < LEAST_SWING:
            return []
        shares = {"low": self.percent(values[low]), "high": self.percent(values[high])}
        fields = {"n": rounds[low], "name": self.names[self.hero], **shares}
        return [Panel("turn", self.say(TURN) % fields, rounds[low], high, best, since=low, after=values[high])]

    def end(self) -> Panel:
        line = self.say(AFTER) % {"line": self.result["line"], "n": self.result["rounds"]}
        last = self.found.moments[-1]
        return Panel("end", line, self.result["rounds"], last.n, 0.3, after=last.values[self.hero])

    def side(self, seat: int) -> list[Being]:
        """Whom a player had, by how often they appear."""
        own = [key for key, being in self.cast.items() if being.get("seat") == seat]
        count = {key: sum(key in there for there in self.there) for key in own}
        return [self.cast[key] for key in sorted(count, key=lambda key: (-count[key], key))]

    def percent(self, share: float) -> str:
        return Tongue(self.code).percent(share)


def plain(line: str, say: Callable[[str], str]) -> str:
    """A line of the log without icons.

    >>> plain("Storm gains 2 {power}.", str)
    'Storm gains 2 Power.'
    """
    return re.sub(r"\{(\w+)\}", lambda mark: say(WORDS.get(f"mark.{mark[1]}", mark[1])), line)


def weight(one: Panel) -> float:
    """What a panel is worth: its swing, and how much there is to draw. Who falls is told even where the game is decided."""
    assert one.beat is not None
    if one.beat["stamps"]:
        return one.swing * 1.5 + FALL
    return one.swing * (0.5 if one.beat["kind"] == MOVE else 1.0)


def short(lines: Sequence[str], room: int = LONGEST) -> list[str]:
    """As many of the sentences as there is room for: all, the first and the last, or the first.

    >>> lines = ["Storm attacks Ultron.", "3 successes to 1, 2 damage.", "Ultron is Dazed."]
    >>> short(lines, 70), short(lines, 40)
    (['Storm attacks Ultron.', '3 successes to 1, 2 damage.', 'Ultron is Dazed.'], ['Storm attacks Ultron.', 'Ultron is Dazed.'])
    """
    whole = list(dict.fromkeys(lines))
    for some in (whole, [whole[0], whole[-1]]):
        if len(" ".join(some)) <= room:
            return some
    return whole[:1]


__all__ = ["Panel", "Story", "told"]
