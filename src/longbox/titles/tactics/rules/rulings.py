"""What players may agree on where the book leaves a question open (TQ)."""

from __future__ import annotations

from typing import Final

from longbox.kernel import Option

RULINGS: Final = {
    "universal_table": Option(
        "agreed", ("agreed", "other"), "Which colours the Universal Table has: those most sources print, or another's (TQ-01)"
    ),
    "charging_column": Option("slam-stun", ("slam-stun", "stun-kill"), "What Yellow and Red mean for a Charge (TQ-02)"),
    "mental_column": Option(
        "stun-kill", ("stun-kill", "bullseye-kill"), "What Yellow and Red mean for Mental and Magical attacks (TQ-02)"
    ),
    "grappling_green": Option("hit", ("hit", "half"), "What Green means for a Grapple: all of its damage or half (TQ-03)"),
    "karma_from": Option(
        "tenth", ("tenth", "sum"), "How Karma that no folio prints follows from Reason, Intuition and Psyche (TQ-06)", before="sum"
    ),
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
    "laid_terrain": Option(
        "ends", ("ends", "stays"), "What becomes of terrain that a Special laid when its figure is KO'ed (TQ-43)", before="stays"
    ),
    "slam_direction": Option(
        "line",
        ("line", "compass"),
        "What directly away means for a Slam that is not straight or diagonal (TQ-48)",
        before="compass",
    ),
    "charge_line": Option(
        "attack-square", ("attack-square", "either"), "Which straight line of a Charge must be free (TQ-66)", before="either"
    ),
    "setup_bonus": Option(
        True, (True, False), "Whether Behind the Scenes counts for the roll before the setup (TQ-67)", before=False
    ),
    "transfers": Option("any", ("any", "attack"), "Which damage may be transferred to another figure (TQ-68)", before="attack"),
    "clear_plots": Option(True, (True, False), "Whether the square of a Plot token stays Clear (TQ-69)", before=False),
    "phased_burn": Option(True, (True, False), "Whether Fire hurts a Phased figure (TQ-70)", before=False),
    "stuck_moved": Option(False, (False, True), "Whether others may move a Stuck figure (TQ-71)", before=True),
    "long_jumps": Option("harmless", ("harmless", "any"), "Where a jump of two squares after a hit may lead (TQ-72)"),
    "roof_effects": Option(
        "sight", ("sight", "solid"), "Whether Line of Effect from a roof passes over Indoor Solid terrain (TQ-73)", before="solid"
    ),
    "quicksilver": Option("enigmatic", ("enigmatic", "evil"), "The disposition of Quicksilver (TQ-74)", before="evil"),
    "mended": Option(
        True, (True, False), "Whether the mistakes of version 0.1 are mended; not in games that were saved then", before=False
    ),
    "last_page": Option(10, range(5, 101), "The Page after which points decide; the book knows none (TQ-42)"),
}
"""By the name under which the table holds what was agreed; the first value is what is played if nothing was."""

DEFAULTS: Final = {name: option.default for name, option in RULINGS.items()}
"""What is played if nothing was agreed."""
