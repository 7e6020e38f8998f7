"""The book's small words as numbers: faces, attack types, conditions, tools, marks on a stat card."""

from __future__ import annotations

from typing import Final

# -- dice (CP-079): eight faces, six kinds -----------------------------------------------------------------------------

CRIT, WILD, HIT, BLOCK, BLANK, FAIL = range(6)
FACES: Final = ("crit", "wild", "hit", "block", "blank", "fail")
SIDES: Final = (CRIT, WILD, HIT, HIT, BLOCK, BLANK, BLANK, FAIL)
"""The face each side of the die shows; a roll of 1 is the first."""

ATTACK_SUCCESS: Final = (1, 1, 1, 0, 0, 0)
"""What a face counts in an attack roll (CP-346)."""
DEFENSE_SUCCESS: Final = (1, 1, 0, 1, 0, 0)
"""What a face counts in a defense or dodge roll (CP-347, CP-468)."""

# -- attack types (CP-017) ---------------------------------------------------------------------------------------------

PHYSICAL, ENERGY, MYSTIC = range(3)
TYPES: Final = ("physical", "energy", "mystic")

# -- movement tools (CP-094) -------------------------------------------------------------------------------------------

S, M, L = range(3)
TOOLS: Final = ("short", "medium", "long")

# -- conditions (CP-486..CP-499), as bits ------------------------------------------------------------------------------

CONDITIONS: Final = ("bleed", "hex", "incinerate", "judgment", "poison", "root", "shock", "slow", "stagger", "stun")
BLEED, HEX, INCINERATE, JUDGMENT, POISON, ROOT, SHOCK, SLOW, STAGGER, STUN = (1 << i for i in range(10))
CONDITION_BITS: Final = {name: 1 << i for i, name in enumerate(CONDITIONS)}

# -- marks on a stat card, as bits -------------------------------------------------------------------------------------

PLAYED, ACTIVATED, DAZED, KO = 1, 2, 4, 8
"""On the battlefield; has an Activated token; has a Dazed token; was KO'd."""
STATUSES: Final = {"played": PLAYED, "activated": ACTIVATED, "dazed": DAZED, "ko": KO}

# -- kinds of objective tokens (CP-150, CP-151) ------------------------------------------------------------------------

CIVILIAN, ASSET, LOCATION, OPPORTUNITY = "civilian", "asset", "location", "opportunity"
TOKEN_KINDS: Final = {2022: (CIVILIAN, ASSET, OPPORTUNITY), 2025: (CIVILIAN, ASSET, LOCATION, OPPORTUNITY)}
"""The kinds each book knows: in the older one a special location is a Target of Opportunity."""

# -- superpowers (CP-018) ----------------------------------------------------------------------------------------------

ACTIVE, REACTIVE, INNATE = "active", "reactive", "innate"

# -- where a token is --------------------------------------------------------------------------------------------------

ON_BOARD, REMOVED = -1, -2

NOBODY = -1
ANY_NUMBER = 99
"""As many as one likes: more than there are of anything."""

POWER_LIMIT = 10
VICTORY = 16
LAST_ROUND = 6


def token_kind(kind: str, ruleset: int) -> str:
    """What a book calls a kind of token.

    >>> token_kind(LOCATION, 2022), token_kind(LOCATION, 2025)
    ('opportunity', 'location')
    """
    return kind if kind in TOKEN_KINDS[ruleset] else OPPORTUNITY


def names_of(bits: int) -> tuple[str, ...]:
    """The conditions in a set of bits.

    >>> names_of(BLEED | STUN)
    ('bleed', 'stun')
    """
    return tuple([name for name, bit in CONDITION_BITS.items() if bits & bit]) if bits else ()
