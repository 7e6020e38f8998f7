"""Whether games go the same way in two versions of Longbox, or by both engines.

    bench/same REV [TITLE ...] [--games N]         this tree and another version
    bench/same --engines [TITLE ...] [--games N]   interpreted and compiled

Plays the same seeds with both: random games, games of greedy players and thoughts of searches; in every other one squads are drawn.
The options of every question, the ratings, the digests and the saves must be the same, and a game that one saved half-way the other
goes on with. Whoever makes something faster proves with this that nothing else has changed.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.metadata
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
TITLES = ("crisis", "tactics", "revolution")
KINDS = {"random": 1, "greedy": 8, "search": 16}
"""What is played, and in every how many games."""

LONGEST = 3000


# -- one of the two, in a process of its own ---------------------------------------------------------------------------------


def played(name: str, kind: str, seed: int, saved: str = "") -> dict[str, Any]:
    """What a game was like: a fingerprint, and the save half-way. A game that was `saved` is only gone on with."""
    from longbox.kernel import Game, Generator
    from longbox.players import GreedyPlayer, Search, Sight
    from longbox.titles import title as find_title
    from longbox.titles.facets import study

    title = find_title(name)
    drawn = study(title).draw(Generator(seed), "") if seed % 2 and study(title).drawn else {}
    options = {**study(title).played, **drawn}
    game: Any = Game.load(saved, find_title) if saved else Game.new(title, seed=seed, options=options)
    found, pick, half = hashlib.sha256(), random.Random(f"{seed} {len(game.answers)}").random, ""
    bots = [GreedyPlayer(seat) for seat in range(game.state.seats)]
    thoughts = 0
    while (ask := game.ask) is not None and len(game.answers) < LONGEST and thoughts < 6:
        number = len(game.answers)
        found.update(f"{ask.seat} {ask.kind} {list(ask.options)!r}\n".encode())
        if number % 50 == 0:
            found.update(game.digest.encode())
        if number == 100 and not saved:
            half = game.save()
            pick = random.Random(f"{seed} {number}").random
            bots = [GreedyPlayer(seat) for seat in range(game.state.seats)]
        if kind == "random":
            game.answer(int(pick() * len(ask.options)))
            continue
        sight = Sight(title, game.state, ask)
        if kind == "search" and number % 17 == 16 and len(ask.options) > 1:
            thoughts += 1
            found.update(repr(Search(1, nodes=16).look(sight)).encode())
        elif number % 3 == 0:
            found.update(repr([float(rating) for rating in sight.rate(Generator(seed))]).encode())
            found.update(repr(sight.advisor.worth(game.state)).encode())
        game.answer(bots[ask.seat].choose(sight))
    return {"decisions": len(game.answers), "same": found.hexdigest(), "digest": game.digest, "half": half}


def serve() -> None:
    importlib.metadata.entry_points = lambda **_: ()  # titles of other packages are made for this version, not for any
    for line in sys.stdin:
        print(json.dumps(played(**json.loads(line))), flush=True)


# -- both ---------------------------------------------------------------------------------------------------------------------


class Player:
    """One of the two."""

    def __init__(self, source: Path, **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(source), **environment},
        )

    def begin(self, **wanted: object) -> None:
        assert self.process.stdin is not None
        print(json.dumps(wanted), file=self.process.stdin, flush=True)

    def hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit("One of the two stopped; what it said stands above.")
        told: dict[str, Any] = json.loads(line)
        return told

    def close(self) -> None:
        self.process.communicate()


def differences(one: Player, other: Player, titles: list[str], games: int) -> Iterator[str]:
    """What is not the same."""
    for name in titles:
        for kind, every in KINDS.items():
            for seed in range(0, games, every):
                for player in (one, other):
                    player.begin(name=name, kind=kind, seed=seed)
                first, second = one.hear(), other.hear()
                if first != second:
                    parts = ", ".join(key for key in first if first[key] != second[key])
                    yield f"{name}, {kind} game {seed}: {parts}"
                elif kind == "random" and first["half"]:
                    for player in (one, other):
                        player.begin(name=name, kind=kind, seed=seed, saved=first["half"])
                    if not one.hear()["digest"] == other.hear()["digest"] == first["digest"]:
                        yield f"{name}, game {seed} saved half-way and gone on with"


@contextmanager
def checked_out(rev: str) -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", rev, "src"], cwd=ROOT, capture_output=True, check=False)
        if archive.returncode:
            sys.exit(f"git knows no version {rev}. Name a commit or a tag, as in bench/same HEAD~10.")
        subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
        yield Path(folder) / "src"


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/same", description="Compares games of this tree with those of another version.")
    parser.add_argument("--engines", action="store_true", help="compare the interpreted and the compiled engine of this tree")
    parser.add_argument("--games", type=int, default=32, help="random games per title (default: 32)")
    parser.add_argument("what", nargs="*", help="a commit or a tag, unless --engines; then titles (default: all three)")
    args = parser.parse_args()
    if not args.engines and not args.what:
        parser.error("Name a commit or a tag to compare with, or --engines.")
    titles = (args.what if args.engines else args.what[1:]) or list(TITLES)
    source = ROOT / "src"
    if args.engines:
        pair = Player(source, LONGBOX_ENGINE="interpreted"), Player(source, LONGBOX_ENGINE="compiled")
        return told(*pair, titles, args.games)
    with checked_out(args.what[0]) as other:
        return told(Player(source), Player(other), titles, args.games)


def told(one: Player, other: Player, titles: list[str], games: int) -> int:
    wrong = 0
    for sentence in differences(one, other, titles, games):
        wrong += 1
        print(f"Not the same: {sentence}", flush=True)
    one.close()
    other.close()
    if not wrong:
        count = sum(-(-games // every) for every in KINDS.values())
        print(f"All the same: {count} games of {', '.join(titles)} each.")
    return 1 if wrong else 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--serve"]:
        serve()
    else:
        sys.exit(main())
