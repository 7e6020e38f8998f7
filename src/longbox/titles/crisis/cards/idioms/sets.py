"""Whom several cards mean, and which faces, types and tokens."""

from ...words import *

# -- who ---------------------------------------------------------------------------------------------------------------

OTHER_ALLY = ally & ~me
"""An ally other than the character itself."""
AFFLICTED = has(tuple(CONDITION_BITS))
"""Whoever has a condition."""
HOLDER = enemy & holding() & within(1)
"""An enemy within 1 that holds a token."""
NINJAS = ally & named(("hand-ninjas",))
"""Allied Hand Ninjas."""

# -- faces -------------------------------------------------------------------------------------------------------------

ANY_DIE = (CRIT, WILD, HIT, BLOCK, BLANK)
"""Every face but the Failure."""
GOOD = (CRIT, WILD, HIT)
"""The faces that count as successes where a Crisis card asks for a roll."""
LUCKY = more(successes_rolled, 0)
"""The roll shows a success."""

# -- types and tokens --------------------------------------------------------------------------------------------------

ANY_TYPE = (PHYSICAL, ENERGY, MYSTIC)
"""All three types of attack."""
EITHER_TYPE = (PHYSICAL, ENERGY)
"""Physical or Energy."""
PORTABLE = (ASSET, CIVILIAN)
"""The kinds of tokens that are carried."""

__all__ = ["AFFLICTED", "ANY_DIE", "ANY_TYPE", "EITHER_TYPE", "GOOD", "HOLDER", "LUCKY", "NINJAS", "OTHER_ALLY", "PORTABLE"]
