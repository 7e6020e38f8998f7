"""Puzzles: questions from games between bots with one clearly best answer, found by a script and kept with their title.

A puzzle is the beginning of a game: options, seed and answers. Its `digest` is the fingerprint of the position they lead
to; a puzzle whose position is no longer reached, because a rule was mended since, is left out until it is found anew. A title keeps
its puzzles in `puzzles.json` beside its modules.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from longbox.kernel import Answer, AnyGame, AnyTitle, Game, Generator, LongboxError, State, dice_key
from longbox.kernel.plain import freeze
from longbox.players import GreedyPlayer, Sight
from longbox.titles.facets import Json, advisor, study
from longbox.titles.facets.coaching import coaching

from .coach import Coach, Start, lead

FILE: Final = "puzzles.json"
FORMAT: Final = 1
LEVELS: Final = 3
"""Easy, medium, hard."""
LEAST, MOST_OPTIONS = 3, 24
EARLIEST, LATEST = 20, 200
"""From and up to how many answers a puzzle is sought."""
OPEN: Final = (0.12, 0.9)
"""A game is open while the chance of the seat lies in between."""
SEEN, GAP, SURE = 0.05, 0.05, 2.0
"""By how much the best answer must stand out at a glance; how far it must be ahead when it is looked at closely, and by how many
standard errors."""
WORLDS: Final = 12
ALL: Final = 6
DEEP: Final = 60
"""Worlds in which the nearest rivals are tried, then all options, then the nearest rivals again."""
RIVALS: Final = 3
A_KIND: Final = 4
"""No more than a quarter of the puzzles are about the same kind of question."""
STEPS: Final = 40


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A question, its answer, and what the others were worth."""

    id: str
    seed: str
    seats: int
    options: Mapping[str, Any]
    answers: Sequence[Answer]
    digest: str
    kind: str
    """The kind of the question."""
    solution: int
    values: Mapping[str, float]
    """The chance to win with the solution and with the answers it was compared with, by their numbers."""
    level: int

    def game(self, title: AnyTitle) -> AnyGame:
        """The game in which it is asked."""
        made = Game.new(title, self.seats, self.seed, self.options)
        for answer in self.answers:
            made.answer(freeze(answer))
        return made

    def asked(self, title: AnyTitle) -> AnyGame | None:
        """The same, if the position is still the one it was found in; None if a mended rule has changed it."""
        try:
            made = self.game(title)
        except LongboxError:
            return None
        return made if made.digest == self.digest and made.ask is not None and self.solution < len(made.ask.options) else None

    def sound(self, title: AnyTitle) -> bool:
        """Whether the position is still the one it was found in."""
        return self.asked(title) is not None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer to a puzzle is."""

    right: bool
    value: float | None
    """The chance to win with it; None where it was not looked at closely, as it is clearly worse."""
    best: float


def judged(puzzle: Puzzle, option: int) -> Verdict:
    """Whether an answer is the right one.

    >>> one = Puzzle("x-1", "1", 2, {}, [], "", "move", 2, {"2": 0.6, "0": 0.4}, 1)
    >>> judged(one, 0), judged(one, 5).value
    (Verdict(right=False, value=0.4, best=0.6), None)
    """
    return Verdict(option == puzzle.solution, puzzle.values.get(str(option)), puzzle.values[str(puzzle.solution)])


def folder(title: AnyTitle) -> Path:
    """Where a title keeps its puzzles."""
    package = sys.modules[type(title).__module__].__package__
    return Path(str(resources.files(package or "longbox"))) / FILE


def kept(path: Path) -> Json:
    """What a file of puzzles holds; an empty one where there is none."""
    if not path.is_file():
        return {"format": FORMAT, "next": 0, "puzzles": []}
    found: Json = json.loads(path.read_text(encoding="utf-8"))
    return found


@lru_cache(16)
def puzzles(title: AnyTitle) -> tuple[Puzzle, ...]:
    """The puzzles of a title, the easy ones first."""
    found = [Puzzle(**one) for one in kept(folder(title))["puzzles"]]
    return tuple(sorted(found, key=lambda one: (one.level, int(one.id))))


def puzzle(title: AnyTitle, id: str) -> Puzzle:
    """A puzzle by its number."""
    found = next((one for one in puzzles(title) if one.id == id), None)
    if found is None:
        raise LongboxError(f"{title.label} has no puzzle {id}; there are {len(puzzles(title))}.")
    return found


def of_the_day(title: AnyTitle, day: date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody; all have their day before one comes again. One that a mended rule has changed
    is passed over."""
    found = puzzles(title)
    if not found:
        return None
    number = day.toordinal()
    rng = Generator(dice_key(f"puzzles {title.name} {number // len(found)}"))
    order = list(range(len(found)))
    rng.shuffle(order)
    turn = number % len(found)
    return next((found[at] for at in (*order[turn:], *order[:turn]) if found[at].sound(title)), None)


# -- finding -----------------------------------------------------------------------------------------------------------------


def find(title: AnyTitle, path: Path, wanted: int, progress: Callable[[int, int], object] = lambda game, found: None) -> int:
    """Seek puzzles in game after game until there are so many, and write each at once: an interrupted search goes on where it was.
    As many are easy as hard, and they are about questions of several kinds. How many there are."""
    known = kept(path)
    while len(known["puzzles"]) < wanted:
        number = known["next"]
        levels = Counter(one["level"] for one in known["puzzles"])
        kinds = Counter(one["kind"] for one in known["puzzles"])
        full = {level for level, count in levels.items() if count >= -(-wanted // LEVELS)}
        often = {kind for kind, count in kinds.items() if count >= wanted // A_KIND}
        one = sought(title, f"puzzle {number}", full, often)
        if one is not None:
            known["puzzles"].append(asdict(one) | {"id": str(len(known["puzzles"]) + 1)})
        known["next"] = number + 1
        write(path, known)
        progress(number, len(known["puzzles"]))
    return len(known["puzzles"])


def write(path: Path, known: Json) -> None:
    """One line for each puzzle."""
    rows = ",\n".join(json.dumps(one, separators=(",", ":")) for one in known["puzzles"])
    path.write_text(f'{{"format":{FORMAT},"next":{known["next"]},"puzzles":[\n{rows}\n]}}\n', encoding="utf-8")


def sought(title: AnyTitle, seed: str, full: Container[int], often: Container[str]) -> Puzzle | None:
    """The first puzzle in a game between steady bots of a level that is not `full` and of a kind that did not come too `often`."""
    game = Game.new(title, None, seed, study(title).played)
    bots = [GreedyPlayer(f"{seed} {seat}") for seat in range(game.state.seats)]
    since = EARLIEST + Generator(dice_key(seed)).below((LATEST - EARLIEST) // 2)
    while (ask := game.ask) is not None and len(game.answers) < LATEST:
        usual = bots[ask.seat].choose(Sight(title, game.state, ask))
        if len(game.answers) >= since and LEAST <= len(ask.options) <= MOST_OPTIONS and ask.kind not in often:
            one = looked_at(game, usual if type(usual) is int else -1, full)
            if one is not None:
                return one
        game.answer(usual)
    return None


def looked_at(game: AnyGame, usual: int, full: Container[int]) -> Puzzle | None:
    """The question as a puzzle; None if it is none."""
    title, ask = game.title, game.ask
    assert ask is not None
    if ask.kind in advisor(title).unsearched or ask.region is not None:
        return None
    if not OPEN[0] < advisor(title).worth(game.state)[ask.seat] < OPEN[1]:
        return None
    order, gap = glance(game)
    # Hard is what a steady bot misses, easy what stands far out.
    level = 3 if usual != order[0] else 1 if gap > 2 * SEEN else 2
    if gap < SEEN or level in full:
        return None
    near = [*order[: RIVALS + 1], *([usual] if usual in order[RIVALS + 1 :] else [])]
    values: dict[str, float] = {}
    for numbers, worlds in ((near, WORLDS), (order, ALL), (near, DEEP)):
        found = closely(game, numbers, worlds)
        if found is None or found[0] != order[0]:
            return None
        values = found[1]
    options = {name: value for name, value in game.state.options.items() if value != title.options[name].default}
    return Puzzle("", str(game.seed), game.state.seats, options, list(game.answers), game.digest, ask.kind, order[0], values, level)


def glance(game: AnyGame) -> tuple[list[int], float]:
    """The options by what they lead to when the deed is done, in two worlds; and how far the best stands out."""
    assert game.ask is not None
    seat, options = game.ask.seat, game.ask.options
    sums = [0.0] * len(options)
    for world in range(2):
        for number, option in enumerate(options):
            state = game.title.determinize(game.state, seat, Generator(dice_key(f"glance {world}")))
            sums[number] += deed(game.title, state, option, seat) / 2
    order = sorted(range(len(options)), key=lambda number: -sums[number])
    return order, sums[order[0]] - sums[order[1]]


def deed(title: AnyTitle, state: State, option: Any, seat: int) -> float:
    """The chance to win when what an option begins is done."""
    advice, facet = advisor(title), coaching(title)
    state.resolve(option)
    for _ in range(STEPS):
        if state.ask is None or facet.paused(state):
            break
        ratings = advice.rate(state)
        state.resolve(state.ask.options[ratings.index(max(ratings))])
    return advice.worth(state)[seat]


def closely(game: AnyGame, numbers: Sequence[int], worlds: int) -> tuple[int, dict[str, float]] | None:
    """The best of some options and what all are worth, in so many worlds; None if none is clearly best."""
    assert game.ask is not None
    sight = Sight(game.title, game.state, game.ask)
    plans = Coach([sight], "en").weigh([Start(sight, game.ask.options[number], number) for number in numbers], worlds)
    best, *rest = sorted(plans, key=lambda plan: -plan.value)
    for plan in rest:
        gain, error = lead(best, plan)
        if gain < GAP or gain < SURE * error:
            return None
    assert best.start.shown is not None
    return best.start.shown, {str(plan.start.shown): round(plan.value, 3) for plan in plans}


__all__ = ["Puzzle", "Verdict", "closely", "find", "folder", "judged", "of_the_day", "puzzle", "puzzles"]
