"""What an organiser may decide: a named setting for every point the packet leaves open, with the ruling it follows by default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from longbox.kernel import BadOption, Option, Plain, suggest

from .words import Phrase, Refused

Value = str | int | bool


@dataclass(frozen=True, slots=True)
class Setting(Option):
    """An option of an event, and the ruling its default follows."""

    ruling: str = ""
    late: bool = False
    """May be chosen after the first pairings are out, because it takes nothing from anybody."""
    once: Mapping[str, str] = field(default_factory=dict)
    """Numbers that ledgers and programs of 0.1 have for what is a word now."""

    def accept(self, name: str, value: object) -> Plain:
        known = self.once.get(str(value)) if type(value) in (int, str) else None
        return Option.accept(self, name, value if known is None else known)

    def takes(self) -> str:
        word, *numbers = self.allowed
        if isinstance(word, str) and len(numbers) > MOST_LISTED:
            return Phrase("{word}, or a whole number from {least} to {most}", word=word, least=numbers[0], most=numbers[-1])
        return Option.takes(self)


MOST_LISTED: Final = 10
"""More numbers than this are not named one by one."""


def _switch(default: bool, help: str, ruling: str, late: bool = False) -> Setting:
    return Setting(default, (False, True), help, ruling, late)


SETTINGS: Final[Mapping[str, Setting]] = {
    "cut": _switch(True, "Play the Swiss rounds with a progression cut where the packet has one; false plays full Swiss.", "A4"),
    "rounds": Setting(
        "packet",
        ("packet", *range(1, 13)),
        "Swiss rounds: as many as in the packet's table, or another number that is announced beforehand.",
        "A3",
        once={"0": "packet"},
    ),
    "cut_to": Setting(
        "packet",
        ("packet", "none", 2, 4, 8, 16, 32),
        "Places of the cut: as many as in the packet's table, none, or another number.",
        "A3",
        once={"-1": "packet", "0": "none"},
    ),
    "cut_points": Setting(
        "off",
        ("off", *range(1, 40)),
        "Everybody with so many event points makes the cut, and two at least, instead of the best N.",
        "A7",
        once={"0": "off"},
    ),
    "rosters": Setting("required", ("required", "optional"), "Whether only players with an accepted roster are checked in.", "A1"),
    "head_count": Setting(
        "checked-in", ("checked-in", "registered"), "Who is counted for rounds and cut: the checked-in or all who registered.", "A1"
    ),
    "final_ranks": Setting(
        "bracket",
        ("bracket", "swiss"),
        "Who wins an event with a cut: the winner of the final, or the best of the Swiss rounds.",
        "A5",
    ),
    "dropped_may_win": Setting(
        False, (False, True), "A player who has dropped can still win the event by the standings.", "CE-134", before=True
    ),
    "begins": Setting(
        "publication", ("publication", "clock"), "The event begins with its first pairings, or with the first game.", "A6"
    ),
    "cap": Setting(
        "everybody",
        ("everybody", *range(1, 4097)),
        "So many players have a place; whoever registers later waits, and moves up as soon as one is free.",
        "A1",
        True,
        once={"0": "everybody"},
    ),
    "clubs": Setting(
        "ignored",
        ("ignored", "first", "all"),
        "Players of one club do not meet where scores allow it: not looked at, in round one, or in all Swiss rounds.",
        "B3",
    ),
    "roster_rules": Setting(2025, (2025, 2022), "Which core book rosters are built by.", "H2"),
    "late_entries": _switch(
        False, "Players may enter after the start, with an unpaired loss for each round they missed.", "B16", True
    ),
    "first_goal": Setting(
        "no-rematch", ("no-rematch", "same-score"), "What a pairing sees to first: no rematch, or pairs of the same score.", "B2"
    ),
    "rematch_of": Setting(
        "oldest", ("oldest", "any"), "Which rematch is taken if it must be: of those who met longest ago, or any.", "B7"
    ),
    "look_ahead": Setting(6, range(7), "Up to so many players a pairing must leave the rounds to come without repeats.", "B7"),
    "protect_paired_down": _switch(False, "Whoever was paired down in the round before is not, if that costs nothing.", "B6"),
    "bye_again": Setting(
        "fewest", ("fewest", "lowest"), "A bye when all had one: the lowest-ranked of those with the fewest, or of all.", "B12"
    ),
    "no_show_uses_bye": _switch(False, "A win over an absent player uses up the bye.", "B13"),
    "extra_time_secret": _switch(True, "The 15 minutes after time are as secret as the round's clock.", "C3", True),
    "at_fifteen": Setting(
        "stands",
        ("stands", "cleanup"),
        "When the 15 minutes run out: score what stands, or the Cleanup Phase first.",
        "CE-045",
        True,
    ),
    "elimination_timed": _switch(True, "Elimination rounds are timed as Swiss rounds are.", "C7", True),
    "elimination_draw": Setting(
        "play-on", ("play-on", "seed"), "A tie in elimination: play on until somebody leads, or the better seed advances.", "D14"
    ),
    "concession_vps": Setting("kept", ("kept", "zero"), "Victory points of a player who concedes.", "D4"),
    "agreed_draw_vps": Setting("kept", ("kept", "zero"), "Victory points of players who agree to a draw.", "D8"),
    "no_show_vps": Setting(14, range(31), "Victory points for a win over an absent player.", "D9"),
    "no_show_minutes": Setting(15, range(121), "How long an absent player is waited for once the clock runs.", "D9", True),
    "no_show_drops": _switch(True, "A player who does not appear is dropped.", "D9", True),
    "no_show_corrected": Setting(
        "returns",
        ("returns", "stays"),
        "A player dropped as absent when that result is corrected: is back in the event, or stays dropped.",
        "D13",
        before="stays",
    ),
    "leaving_match": Setting(
        "concession", ("concession", "absence"), "Leaving a game under way counts as conceding it, or as not appearing.", "D10"
    ),
    "double_loss_vps": Setting("zero", ("zero", "kept"), "Victory points where both players lose.", "D11"),
    "unpaired_rounds_count": _switch(True, "An unpaired loss is a round played, for Strength of Schedule.", "E3"),
    "repeat_opponents_once": _switch(True, "An opponent met twice counts once for Strength of Schedule.", "E6"),
    "ejected_opponents_count": _switch(True, "Ejected opponents count for Strength of Schedule.", "E5"),
    "no_opponents": Setting(
        "zero", ("zero", "own"), "Strength of Schedule of a player who met nobody: 0, or their own points per round.", "E7"
    ),
    "rejoining": Setting(
        "anybody",
        ("anybody", "told", "nobody"),
        "Who of the dropped may rejoin: anybody, whoever did not just stay away, nobody.",
        "F1",
    ),
    "drop_after_pairing": Setting(
        "choice",
        ("choice", "concession"),
        "Leaving after the pairings are out, before the game: the organiser pairs again or reports, or it is a concession.",
        "F3",
    ),
    "penalties": Setting(
        "unannounced",
        ("unannounced", "anybody"),
        "Who of the dropped may be penalised: those who did not say that they leave, or anybody.",
        "CE-053",
        before="anybody",
    ),
    "third_warning_waits": _switch(True, "No round is drawn while a third warning waits for its decision.", "F4", True),
    "appeals": Setting(
        "head-watcher",
        ("head-watcher", "organiser"),
        "Who hears appeals where no Head Watcher is named: nobody, or the organiser.",
        "F6",
    ),
    "appeals_by": Setting(
        "anybody",
        ("anybody", "concerned"),
        "Who may appeal against a ruling: any player, or the two of that match.",
        "CE-111",
    ),
    "watcher_names": Setting(
        "any-case",
        ("any-case", "exact"),
        "Watcher or player: names that differ only in capitals are one person, or two.",
        "CE-101",
        before="exact",
    ),
    "seeding": Setting("rank", ("rank", "drawn"), "The seeds of the bracket: Swiss ranks, or drawn by lot.", "G1"),
    "reseeding": _switch(
        False, "After each round of the bracket the best seed left meets the last, instead of a fixed tree.", "G1"
    ),
    "replacements": _switch(True, "The next in rank takes the place of a qualifier who leaves before the bracket.", "G2"),
    "replaced_until": Setting(
        "begun", ("begun", "result"), "Until when: the bracket's first game has begun, or its first result is in.", "G3"
    ),
    "short_bracket": Setting(
        "byes", ("byes", "smaller"), "Fewer players than places in the cut: byes for the best seeds, or a smaller bracket.", "G5"
    ),
    "places": Setting(
        "swiss",
        ("swiss", "shared", "played"),
        "Places behind the final: by Swiss rank, shared by those who reached the same round, or the third is played for.",
        "G6",
    ),
    "fresh_tables": _switch(True, "Players get a table they have not had, where there is one.", "B17", True),
    "rosters_open": _switch(False, "After the start everybody may read every roster.", "F8", True),
    "most_vps": Setting(30, range(16, 100), "More victory points than this are remarked on.", "D6", True),
}
"""Every open point of the packet that changes what happens. The names of rulings are explained in docs/event-settings.md."""

DEFAULTS: Final[Mapping[str, Value]] = {name: setting.default for name, setting in SETTINGS.items()}  # type: ignore[misc]
FORMER: Final[Mapping[str, Value]] = {
    name: setting.before  # type: ignore[misc]
    for name, setting in SETTINGS.items()
    if setting.before is not None
}
"""What events are run by whose ledger was begun with version 1 of the defaults, where that is another."""


def accept(name: str, value: object) -> Value:
    """The value of a setting as the event will use it.

    >>> accept("cut", "false"), accept("look_ahead", "5")
    (False, 5)
    >>> accept("cutt", 1)
    Traceback (most recent call last):
    longbox.challenger.words.Refused: There is no setting 'cutt'; did you mean cut?
    """
    if name not in SETTINGS:
        hint = suggest(name, SETTINGS)
        raise Refused("There is no setting {name!r}; {hint}", name=name, hint=hint if hint.endswith("?") else hint + ".")
    try:
        return SETTINGS[name].accept(name, value)  # type: ignore[return-value]
    except BadOption as error:
        raise Refused(error.phrase) from error


__all__ = ["DEFAULTS", "FORMER", "SETTINGS", "Setting", "Value", "accept"]
