"""A study of a title from one command: who wins, with which squads and on what, each with its interval, as a page to open."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path
from typing import Final

from longbox.kernel import AnyTitle
from longbox.titles import title as find_title
from longbox.titles.facets import study

from . import plot
from .report import Share, shares, side_shares
from .results import COLUMNS, Row
from .sim import Drawn, Run, simulation, summary, wilson

FEWEST: Final = 5
"""In fewer games than this a card is not shown: its interval would say nothing."""
THEMES: Final = "themes"

STYLE: Final = """\
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%;margin:1rem 0}th,td{text-align:left;padding:.25rem .6rem;border-bottom:1px solid #8886}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}svg{max-width:100%;height:auto}code{overflow-wrap:anywhere}"""


@dataclass(frozen=True, slots=True)
class Part:
    """One question of a study: by name how many games were won (a draw is shared) of how many, and how many more say nothing."""

    heading: str
    told: str
    rows: tuple[tuple[str, float, int, int], ...]
    fair: float = 0.5
    paired: bool = False
    """Whether games in which both squads had something stand in a column of their own."""

    def plain(self) -> dict[str, object]:
        found = []
        for name, wins, games, both in self.rows:
            low, high = wilson(wins, games)
            found.append({"name": name, "games": games, "both": both, "share": wins / games, "low": low, "high": high})
        return {"heading": self.heading, "rows": found}


def plan(name: str, bot: str, games: int, seed: int | str, options: Mapping[str, object]) -> Run:
    """The games of a study: the same bot in every seat, with squads drawn for each game where the title can draw some."""
    title = find_title(name)
    seats = (bot,) * title.check_seats(None)
    run = simulation(name, seats, games, seed, options, "random" if study(title).drawn else "")
    jobs = Drawn(games, lambda number: replace(run.jobs[number], themes=True))
    return Run(run.title, jobs, run.head | {"run": "study", "columns": [*COLUMNS, THEMES]})


def parts(rows: Sequence[Row], title: AnyTitle) -> list[Part]:
    """What the games of a study show."""
    asked = study(title)
    found = summary(rows)
    draws = found["draws"] / len(found["seats"])
    seats = tuple(("ABCDEFGH"[one["seat"]], one["wins"] + draws, len(rows), 0) for one in found["seats"])
    out = [Part("Seats", "Whether it matters who sits first. The same bot plays every seat.", seats, 1 / len(seats))]
    if len(json.loads(rows[0]["squads"])) == 2:
        if asked.sides[0]:
            out.append(Part(asked.sides[0], asked.sides[1], _shown(side_shares(rows, title)), paired=True))
        out.append(Part(asked.cards, asked.counted, _shown(shares(rows, title)), paired=True))
    if asked.theme:
        told = "How often the first seat won, by what the game was played on."
        out.append(Part(asked.theme, told, _by_theme(rows, title), 1 / len(seats)))
    return [part for part in out if part.rows]


def _shown(found: Sequence[Share]) -> tuple[tuple[str, float, int, int], ...]:
    return tuple((one.name, one.wins, one.games, one.both) for one in found if one.games >= FEWEST)


def _by_theme(rows: Sequence[Row], title: AnyTitle) -> tuple[tuple[str, float, int, int], ...]:
    games: dict[str, int] = {}
    wins: dict[str, float] = {}
    for row in rows:
        for name in json.loads(row[THEMES]):
            games[name] = games.get(name, 0) + 1
            share = 1 / len(row["scores"]) if row["winner"] is None else float(row["winner"] == 0)
            wins[name] = wins.get(name, 0.0) + share
    named = [(study(title).theme_name(name), wins[name], games[name], 0) for name in games if games[name] >= FEWEST]
    return tuple(sorted(named, key=lambda one: (-one[1] / one[2], one[0])))


def page(rows: Sequence[Row], title: AnyTitle, command: str) -> str:
    """The study as a page that needs nothing else."""
    found = summary(rows)
    bot = rows[0]["seats"].split(",")[0]
    lead = (
        f"{len(rows):,} games of {title.label} between bots of one kind ({bot}): {found['rounds']:.1f} rounds and "
        f"{found['decisions']:.0f} decisions on average, {found['draws']:,} draws. Intervals are Wilson's for 95 %: one in twenty "
        "misses the truth by chance alone. All shares show what these bots make of the game."
    )
    out = [
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title.label)}: a study</title>',
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body><main>',
        f"<h1>{escape(title.label)}: a study</h1><p>{escape(lead)}</p><p>Played by <code>{escape(command)}</code></p>",
    ]
    for part in parts(rows, title):
        out += _section(part)
    return "\n".join([*out, "</main></body></html>", ""])


def _section(part: Part) -> list[str]:
    drawn = [(name, wins / games, *wilson(wins, games)) for name, wins, games, _ in part.rows]
    out = [f"<h2>{escape(part.heading)}</h2>", f"<p>{escape(part.told)}</p>"]
    out.append(plot.bars(part.heading, drawn, part.fair, many=len(drawn) > 8 or max(len(row[0]) for row in drawn) > 16))
    out.append(
        '<table><thead><tr><th>Name<th class="n">Games<th class="n">Share<th class="n">95 %'
        + '<th class="n">In both' * part.paired
        + "</tr></thead><tbody>"
    )
    for (name, share, low, high), (_, _, games, both) in zip(drawn, part.rows, strict=True):
        told = (games, f"{share:.1%}", f"{low:.1%} to {high:.1%}", *([both] if part.paired else []))
        cells = "".join(f'<td class="n">{cell}' for cell in told)
        out.append(f"<tr><td>{escape(name)}{cells}</tr>")
    return [*out, "</tbody></table>"]


def write(folder: Path, text: str) -> Path:
    """Put the page beside the games."""
    place = folder / "index.html"
    place.write_text(text, encoding="utf-8")
    return place
