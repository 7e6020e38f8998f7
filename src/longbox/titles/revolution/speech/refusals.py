"""Why something is refused, in other languages (`de.po`). The English sentences stand where they are raised."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from longbox.kernel import LongboxError
from longbox.speech import Tongue

ROOM: Final = Path(__file__).parent
"""Where the catalogues are."""


def refusal(error: LongboxError, language: str) -> str:
    return Tongue(language, ROOM).say(error.phrase)
