"""Many games between bots, each of which anybody can play again alone.

Game number i of a run with seed S has the seed `S:i`, and every bot draws from the seed of its game and its seat, as under
`longbox play`. So a row of the results says how to see that game: `longbox play TITLE --seats ... --seed S:i --log`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from time import thread_time
from typing import TypedDict, overload

import longbox
from longbox.kernel import Answer, AnyGame, AnyTitle, Ask, BadOption, Event, Game, Generator, LongboxError, Plain, State, dice_key
from longbox.players import Sight, player, thinking_by
from longbox.titles import title as find_title
from longbox.titles.facets import Tracer, study

from .collector import collecting_rarely
from .crews import Alone, Crew, LostWorker
from .results import COLUMNS, Ledger, Row

LONGEST = 20_000
"""Decisions after which a game is given up as unfinished, so that two bots that only pass cannot stop a whole run."""

Progress = Callable[[int, int], object]


@dataclass(frozen=True, slots=True)
class Job:
    """One game to play."""

    game: int
    title: str
    seats: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, Plain], ...]
    trace: bool = False
    """Whether to watch which abilities are offered and used."""
    themes: bool = False
    """Whether to tell what the game was played on."""


def play(job: Job) -> Row:
    """Play a game to its end; the row of the results, and per seat the decisions and the seconds they took.

    >>> row = play(Job(0, "crisis", ("greedy", "random"), "7:0", (("setup", "quick"),)))
    >>> row["seats"], row["winner"], row["reason"], row["decisions"] == sum(row["answers"])
    ('greedy,random', 0, 'points', True)
    """
    title = find_title(job.title)
    game = Game.new(title, len(job.seats), job.seed, dict(job.options))
    seated = [player(name, f"{job.seed}:{seat}:{name}") for seat, name in enumerate(job.seats)]
    answers, seconds = [0] * len(seated), [0.0] * len(seated)
    last: list[Event] = []
    state = game.state
    state.sink = lambda event: last.__setitem__(slice(None), [event])  # the last event says why the game ended
    tracer = study(title).tracer() if job.trace else None
    while (ask := game.ask) is not None and len(game.answers) < LONGEST:
        seat, start = ask.seat, thread_time()
        answer = seated[seat].choose(Sight(title, state, ask))
        seconds[seat] += thread_time() - start
        answers[seat] += 1
        if tracer is None:
            game.answer(answer)
        else:
            watched(tracer, game, ask, answer, last)
    more: Row = {"abilities": tracer.found()} if tracer is not None else {}
    more |= {"themes": json.dumps(study(title).themes(state))} if job.themes else {}
    result = game.result
    winner = result.winner if result else None
    usual = "unfinished" if result is None else "draw" if winner is None else "victory"
    return {
        "game": job.game,
        "seed": job.seed,
        "title": job.title,
        "options": json.dumps(dict(job.options), sort_keys=True),
        "seats": ",".join(job.seats),
        "squads": json.dumps(study(title).fielded(state)),
        "winner": winner,
        "scores": list(state.scores()),
        "rounds": state.rounds(),
        "reason": getattr(last[0], "reason", usual) if result and last else usual,
        "decisions": len(game.answers),
        "digest": game.digest,
        "answers": answers,
        "seconds": [round(spent, 6) for spent in seconds],
    } | more


def watched(tracer: Tracer[State], game: AnyGame, ask: Ask, answer: Answer, last: list[Event]) -> None:
    """One decision, with somebody who looks on. Bots think before it, so that what they try is not taken for what happens."""

    def hear(event: Event) -> None:
        last[:] = [event]
        tracer.hear(event)

    usual, game.state.sink = game.state.sink, hear
    tracer.ask(game.state, ask)
    tracer.listen(game.state)
    game.answer(answer)
    tracer.leave(game.state)
    game.state.sink = usual


def play_all(jobs: Sequence[Job]) -> list[Row]:
    """Some games, one after the other. Bots think by processor time: a busy machine makes none of them weaker."""
    with collecting_rarely(), thinking_by(thread_time):
        return [play(job) for job in jobs]


class Drawn(Sequence[Job]):
    """Games that are drawn when they are played: to draw squads takes a while, and a run that goes on needs only those it lacks."""

    def __init__(self, games: int, draw: Callable[[int], Job]) -> None:
        self.games, self.draw = games, draw

    def __len__(self) -> int:
        return self.games

    @overload
    def __getitem__(self, at: int) -> Job: ...
    @overload
    def __getitem__(self, at: slice) -> list[Job]: ...
    def __getitem__(self, at: int | slice) -> Job | list[Job]:
        if isinstance(at, slice):
            return [self.draw(number) for number in range(self.games)[at]]
        return self.draw(range(self.games)[at])


@dataclass(frozen=True, slots=True)
class Run:
    """A plan of games that are all of one title."""

    title: AnyTitle
    jobs: Sequence[Job]
    """By their numbers."""
    head: Row
    """What a half-finished file must agree with to be gone on with; the number of games may change."""

    def play(
        self, out: Path | None = None, by: Crew | None = None, tick: Progress | None = None, overwrite: bool = False
    ) -> list[Row]:
        """Play all games that are not in the partial file yet, and write the results."""
        ledger = Ledger(out, self.head, overwrite)
        crew = by or Alone()
        remaining = [number for number in range(len(self.jobs)) if number not in ledger.rows]
        size = max(1, min(16, len(remaining) // (8 * crew.hands)))
        pieces = ([self.jobs[number] for number in remaining[at : at + size]] for at in range(0, len(remaining), size))
        if tick is not None:
            tick(len(self.jobs) - len(remaining), len(self.jobs))
        try:
            for rows in crew.work(play_all, pieces):
                ledger.add(rows)
                if tick is not None:
                    tick(len(ledger.rows), len(self.jobs))
            return ledger.finish(len(self.jobs))
        except LostWorker as error:
            raise LostWorker(f"{error} {ledger.kept()}") from error
        except KeyboardInterrupt:
            raise Stopped(f"Stopped. {ledger.kept()}") from None
        finally:
            ledger.close()


class Stopped(LongboxError):
    """Somebody stopped a run; what was played is kept."""


def bots(text: str) -> tuple[str, ...]:
    """The bots of a comma-separated list, or a sentence.

    >>> bots("greedy, random")
    ('greedy', 'random')
    """
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        player(name)  # says which there are
    return names


def accepted(title: AnyTitle, options: Mapping[str, object]) -> tuple[tuple[str, Plain], ...]:
    """The given options as the title takes them, sorted."""
    values = title.check_options(options)
    return tuple((name, values[name]) for name in sorted(options))


def simulation(
    name: str,
    seats: Sequence[str],
    games: int,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    squads: str = "",
    trace: bool = False,
    card: str = "",
) -> Run:
    """Many games of one line-up; with `squads` "random" each with cards drawn for it, with `card` so that one side fields that one,
    with `trace` watched for abilities.

    >>> rows = simulation("tactics", ["random", "random"], 3, seed=3).play()
    >>> len(rows), rows[2]["seed"]
    (3, '3:2')
    """
    title = find_title(name)
    title.check_seats(len(seats))
    if games < 1:
        raise BadOption(f"{games} games are nothing to play; take 1 or more.")
    given = accepted(title, {**study(title).played, **(options or {})})

    def drawn(number: int) -> Job:
        own = f"{seed}:{number}"
        cards = accepted(title, study(title).draw(Generator(dice_key(f"{own}:squads")), card)) if squads or card else ()
        return Job(number, title.name, tuple(seats), own, tuple(sorted({**dict(given), **dict(cards)}.items())), trace)

    jobs = Drawn(games, drawn)
    jobs[0]  # says now what cannot be drawn
    more: dict[str, object] = {"squads": squads} if squads else {}
    more |= {"trace": trace} if trace else {}
    more |= {"with": card} if card else {}
    return Run(title, jobs, heading("sim", title, seed, given) | {"seats": list(seats)} | more)


def heading(kind: str, title: AnyTitle, seed: int | str, options: Sequence[tuple[str, Plain]]) -> Row:
    """What every run says of itself."""
    return {
        "run": kind,
        "title": title.name,
        "seed": str(seed),
        "options": json.loads(json.dumps(dict(options))),
        "version": f"{longbox.__version__}, {title.name} {title.version}",
        "columns": list(COLUMNS),
    }


def wilson(wins: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95 % interval of a share after Wilson, which stays sensible near 0 and 1. A draw counts as half a win.

    >>> [round(end, 3) for end in wilson(8, 10)]
    [0.49, 0.943]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return 0.0, 1.0
    share, zz = wins / games, z * z / games
    middle = (share + zz / 2) / (1 + zz)
    half = z * sqrt(share * (1 - share) / games + zz / (4 * games)) / (1 + zz)
    return max(0.0, middle - half), min(1.0, middle + half)


class Watched(TypedDict):
    """How often abilities were offered and used."""

    games: int
    abilities: dict[str, dict[str, int]]
    never_offered: list[str]
    never_used: list[str]


class Seated(TypedDict):
    """How often a seat won, and the interval of that share."""

    seat: int
    player: str
    wins: int
    rate: float
    low: float
    high: float
    score: float


class Summary(TypedDict):
    """What a simulation found."""

    games: int
    draws: int
    seats: list[Seated]
    rounds: float
    decisions: float
    reasons: dict[str, int]


def seen(rows: Sequence[Row], title: AnyTitle) -> Watched:
    """Over all games, how often each ability was offered and used, and which never were."""
    offered: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for row in rows:
        offered.update(row["abilities"]["offered"])
        used.update(row["abilities"]["used"])
    every = sorted(set(study(title).tracer().abilities()))
    return {
        "games": len(rows),
        "abilities": {name: {"offered": offered[name], "used": used[name]} for name in every},
        "never_offered": [name for name in every if not offered[name]],
        "never_used": [name for name in every if offered[name] and not used[name]],
    }


class WatchedCard(TypedDict):
    """What was seen of one card."""

    card: str
    squads: int
    abilities: dict[str, dict[str, int]]


def seen_of(card: str, rows: Sequence[Row], title: AnyTitle) -> WatchedCard:
    """Over all games, in how many squads a card was and how often each of its abilities was offered and used."""
    squads = [squad for row in rows for squad in json.loads(row["squads"])]
    every = seen(rows, title)["abilities"]
    mine = {name: counts for name, counts in every.items() if name.partition("/")[0].partition("#")[0] == card}
    return {"card": card, "squads": sum(card in squad for squad in squads), "abilities": mine}


def summary(rows: Sequence[Row]) -> Summary:
    """What a simulation found: per seat how often it won, and how long games are."""
    games = len(rows)
    names = rows[0]["seats"].split(",")
    seats: list[Seated] = []
    for seat, name in enumerate(names):
        wins = sum(row["winner"] == seat for row in rows)
        low, high = wilson(wins, games)
        score = sum(row["scores"][seat] for row in rows) / games
        seats.append({"seat": seat, "player": name, "wins": wins, "rate": wins / games, "low": low, "high": high, "score": score})
    reasons: dict[str, int] = {}
    for row in rows:
        reasons[row["reason"]] = reasons.get(row["reason"], 0) + 1
    return {
        "games": games,
        "draws": sum(row["winner"] is None for row in rows),
        "seats": seats,
        "rounds": sum(row["rounds"] for row in rows) / games,
        "decisions": sum(row["decisions"] for row in rows) / games,
        "reasons": dict(sorted(reasons.items())),
    }
