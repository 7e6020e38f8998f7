"""The settings as an organiser meets them: short names in groups, values in words, and what to start from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from .settings import DEFAULTS, SETTINGS, Value


class Choice(NamedTuple):
    """One way a control can stand, and the settings that make it so."""

    text: str
    sets: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Control:
    """What an organiser sees of one setting, or of several that belong together.

    >>> THIRD.shown({**DEFAULTS, "places": "played"}), THIRD.differs(DEFAULTS)
    ('is played for', False)
    """

    name: str
    """Its first setting, whose explanation and ruling are those of the control."""
    label: str
    choices: tuple[Choice, ...] = ()
    number: str = ""
    """How a whole number is said that is none of the choices, such as `{n} min`; empty if there are no such numbers."""
    help: str = ""
    """What is decided; the explanation of its setting, unless that speaks of numbers that stand for words here."""

    @property
    def names(self) -> tuple[str, ...]:
        """All settings it decides."""
        return tuple(dict.fromkeys((self.name, *(name for choice in self.choices for name in choice.sets))))

    @property
    def numbers(self) -> tuple[int, ...]:
        """The whole numbers one can step through."""
        taken = {choice.sets.get(self.name) for choice in self.choices}
        return tuple(n for n in SETTINGS[self.name].allowed if isinstance(n, int) and n not in taken) if self.number else ()

    def stands(self, settings: Mapping[str, Value]) -> Choice | int:
        """The choice that is in force, or the number."""
        for choice in self.choices:
            if all(settings[name] == value for name, value in choice.sets.items()):
                return choice
        return int(settings[self.name])

    def shown(self, settings: Mapping[str, Value]) -> str:
        """Its value in English words; `said` has the German ones."""
        found = self.stands(settings)
        return found.text if isinstance(found, Choice) else self.number.format(n=found)

    def differs(self, settings: Mapping[str, Value]) -> bool:
        return self.stands(settings) != self.stands(DEFAULTS)


class Group(NamedTuple):
    """Controls that are found together."""

    id: str
    label: str
    controls: tuple[Control, ...]


class Preset(NamedTuple):
    """What an event can start from; whatever it does not name is as in the packet."""

    id: str
    label: str
    text: str
    sets: Mapping[str, Value]


def _of(name: str, label: str, *choices: tuple[Value, str], number: str = "", help: str = "") -> Control:
    return Control(name, label, tuple(Choice(text, {name: value}) for value, text in choices), number, help or SETTINGS[name].help)


def _switch(name: str, label: str) -> Control:
    return _of(name, label, (False, "no"), (True, "yes"))


ROUNDS: Final = "How many Swiss rounds are played. Another number than the packet's is announced beforehand."
POINTS: Final = "Everybody with so many event points makes the cut, and two at least, instead of the best."
PLACES: Final = "How many players have a place. Whoever registers later waits, and moves up as soon as one is free."
CLUBS: Final = "Whether players of one club meet only where no other pairing is as good. Scores and rematches come first."
TOPS: Final = (2, 4, 8, 16, 32)
CUT: Final = Control(
    "cut",
    "Cut",
    (
        Choice("as in the packet", {"cut": True, "cut_to": "packet"}),
        Choice("none", {"cut": False}),
        *(Choice(f"Top {n}", {"cut": True, "cut_to": n}) for n in TOPS),
        Choice("none", {"cut": True, "cut_to": "none"}),
    ),
    help="How many players go on to the bracket after the Swiss rounds.",
)
"""The last choice is for programs that set no places; nobody is offered it twice."""
THIRD: Final = _of("places", "Third place", ("swiss", "by Swiss rank"), ("shared", "is shared"), ("played", "is played for"))

GROUPS: Final = (
    Group(
        "rounds",
        "Rounds and cut",
        (
            _of("rounds", "Swiss rounds", ("packet", "as in the packet"), number="{n}", help=ROUNDS),
            CUT,
            _of("cut_points", "Cut by points", ("off", "off"), number="from {n} points", help=POINTS),
            _of("head_count", "Who counts", ("checked-in", "checked in"), ("registered", "registered")),
            _of("final_ranks", "Winner", ("bracket", "of the final"), ("swiss", "of the Swiss rounds")),
            _switch("dropped_may_win", "Winner may have dropped"),
            _of("begins", "The event begins", ("publication", "with the first pairings"), ("clock", "with the first game")),
        ),
    ),
    Group(
        "players",
        "Players and rosters",
        (
            _of("rosters", "Rosters", ("required", "needed"), ("optional", "optional")),
            _of("roster_rules", "Roster rules", (2025, "core book 2025"), (2022, "core book 2022")),
            _switch("rosters_open", "Rosters are open to all"),
            _of("cap", "Places", ("everybody", "for everybody"), number="{n} players", help=PLACES),
            _switch("late_entries", "Late entries"),
            _of("rejoining", "Return after a drop", ("anybody", "anybody"), ("told", "who told us"), ("nobody", "nobody")),
        ),
    ),
    Group(
        "pairing",
        "Pairing",
        (
            _of("first_goal", "First goal", ("no-rematch", "no rematch"), ("same-score", "same points")),
            _of("rematch_of", "If a rematch must be", ("oldest", "longest ago"), ("any", "any")),
            _of("look_ahead", "Plan ahead", (0, "off"), number="up to {n} players"),
            _switch("protect_paired_down", "Spare the paired down"),
            _of("bye_again", "Second bye", ("fewest", "fewest byes"), ("lowest", "lowest rank")),
            _switch("no_show_uses_bye", "A no-show uses the bye"),
            _of("clubs", "Clubs kept apart", ("ignored", "no"), ("first", "in round one"), ("all", "in Swiss rounds"), help=CLUBS),
            _switch("fresh_tables", "Fresh tables"),
        ),
    ),
    Group(
        "clock",
        "Clock",
        (
            _switch("extra_time_secret", "15 minutes are secret"),
            _of("at_fifteen", "When they are over", ("stands", "score what stands"), ("cleanup", "Cleanup Phase first")),
            _switch("elimination_timed", "Bracket is timed"),
            _of("no_show_minutes", "Wait for a no-show", number="{n} min"),
        ),
    ),
    Group(
        "results",
        "Results",
        (
            _of("no_show_vps", "VP for a no-show win", number="{n}"),
            _of("concession_vps", "VP after a concession", ("kept", "kept"), ("zero", "0")),
            _of("agreed_draw_vps", "VP after an agreed draw", ("kept", "kept"), ("zero", "0")),
            _of("double_loss_vps", "VP when both lose", ("zero", "0"), ("kept", "kept")),
            _of("leaving_match", "Leaving a game", ("concession", "a concession"), ("absence", "a no-show")),
            _of("drop_after_pairing", "Leaving before the game", ("choice", "you decide"), ("concession", "a concession")),
            _switch("no_show_drops", "A no-show is dropped"),
            _of("no_show_corrected", "A no-show corrected", ("returns", "is back"), ("stays", "stays dropped")),
            _of("most_vps", "Remark above", number="{n} VP"),
        ),
    ),
    Group(
        "tiebreaks",
        "Tiebreaks",
        (
            _switch("unpaired_rounds_count", "Missed rounds count"),
            _of("repeat_opponents_once", "Opponent met twice", (True, "counts once"), (False, "counts twice")),
            _of("ejected_opponents_count", "Ejected opponents", (True, "count"), (False, "do not count")),
            _of("no_opponents", "Met nobody", ("zero", "0"), ("own", "own points per round")),
        ),
    ),
    Group(
        "bracket",
        "Bracket",
        (
            _of("seeding", "Seeds", ("rank", "by rank"), ("drawn", "by lot")),
            _switch("reseeding", "New seeds each round"),
            _switch("replacements", "Replacements"),
            _of("replaced_until", "Replaced until", ("begun", "the first game begins"), ("result", "the first result")),
            _of("short_bracket", "Too few players", ("byes", "byes for the best"), ("smaller", "smaller bracket")),
            _of("elimination_draw", "A tie", ("play-on", "play on"), ("seed", "better seed")),
            THIRD,
        ),
    ),
    Group(
        "judging",
        "Judging",
        (
            _switch("third_warning_waits", "A third warning waits"),
            _of("penalties", "Penalties after a drop", ("unannounced", "if unannounced"), ("anybody", "for anybody")),
            _of("appeals", "Without a Head Watcher", ("head-watcher", "no appeals"), ("organiser", "the organiser decides")),
            _of("appeals_by", "Who may appeal", ("anybody", "any player"), ("concerned", "the two of that match")),
            _of("watcher_names", "Watcher or player", ("any-case", "capitals do not matter"), ("exact", "capitals matter")),
        ),
    ),
)
CONTROLS: Final = {control.name: control for group in GROUPS for control in group.controls}

UNSAID: Final = frozenset({"cap"})
"""What the packet does not speak of, so that no choice departs from it."""

PRESETS: Final = (
    Preset("packet", "As in the packet", "Rounds and cut follow the number of players.", {}),
    Preset(
        "casual",
        "Casual evening",
        "No cut, rosters optional, late entries, and who stays away is not dropped.",
        {"cut": False, "rosters": "optional", "late_entries": True, "appeals": "organiser", "no_show_drops": False},
    ),
    Preset(
        "championship",
        "Championship",
        "Rosters are open to all, and third place is played for.",
        {"places": "played", "rosters_open": True},
    ),
    Preset(
        "elimination",
        "Elimination day",
        "One Swiss round for the seeds, then a bracket of up to 32, with byes for the best. Third place is played for.",
        {"rounds": 1, "cut_to": 32, "places": "played"},
    ),
)


def preset(id: str) -> Mapping[str, Value] | None:
    """All settings of a preset, but for those the packet does not speak of: they stay.

    >>> preset("casual")["rosters"], preset("packet") == DEFAULTS, preset("party")
    ('optional', False, None)
    """
    said = {name: value for name, value in DEFAULTS.items() if name not in UNSAID}
    return next(({**said, **one.sets} for one in PRESETS if one.id == id), None)


def differences(settings: Mapping[str, Value]) -> Iterator[tuple[Control, Choice | int]]:
    """What an event does otherwise than the packet.

    >>> [(control.label, control.shown({**DEFAULTS, "rounds": 4})) for control, _ in differences({**DEFAULTS, "rounds": 4})]
    [('Swiss rounds', '4')]
    """
    for control in CONTROLS.values():
        if control.name not in UNSAID and control.differs(settings):
            yield control, control.stands(settings)


__all__ = ["CONTROLS", "GROUPS", "PRESETS", "UNSAID", "Choice", "Control", "Group", "Preset", "differences", "preset"]
