"""What players may agree on where the book leaves a question open (TQ)."""

from __future__ import annotations

from typing import Final

from longbox.kernel import Option

RULINGS: Final = {
    "brawling_column": Option(
        "blunt", ("blunt", "edged"), "The results column of Brawling damage that is neither Blunt nor Edged (TQ-49)"
    ),
    "own_evasion": Option(True, (True, False), "Whether a figure may Evade during its own activation (TQ-29)"),
    "halves": Option("up", ("up", "down"), "How the Speed of a Held figure and the damage after a Green Evasion round (TQ-24)"),
    "fresh_conditions": Option(
        "next", ("next", "this"), "With which activation a condition ends that a figure gained during its own (TQ-25)"
    ),
    "stunned_moves": Option(1, (1, 2), "How many Move actions a Stunned figure has (TQ-27)"),
    "stuck_evades": Option(True, (True, False), "Whether a Stuck figure may Evade (TQ-28)"),
    "past_fliers": Option(False, (False, True), "Whether who is adjacent to fliers only may shoot at others too (TQ-34)"),
    "karma_mark": Option("user", ("user", "payer"), "Whose once a Page is used up when a Teammate's Karma is spent (TQ-36)"),
    "karma_raises": Option("any", ("any", "tested"), "Which abilities Karma may raise before a FEAT (TQ-37)"),
    "last_effects": Option("page", ("page", "at-once"), "When what a KO'ed figure did to others ends (TQ-43)"),
    "second_dodge": Option("replaces", ("replaces", "better"), "What a second Dodge does to the token of the first (TQ-54)"),
    "plots_from": Option("owner", ("owner", "all"), "Whose figures Plot tokens keep their distance from (TQ-13)"),
    "wiped_out": Option("play-on", ("play-on", "ends"), "What happens when one side has no figures left (TQ-42)"),
    "last_page": Option(10, range(5, 101), "The Page after which points decide; the book knows none (TQ-42)"),
}
"""By the name under which the table holds what was agreed; the first value is what is played if nothing was."""
