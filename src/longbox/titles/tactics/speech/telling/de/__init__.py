"""What the words of the vocabulary say in German: a module for each module of `words`."""

from ..common import Language
from . import actions, always, attacks, pieces, start, triggered

TELLERS = always.TELLERS | start.TELLERS | triggered.TELLERS | actions.TELLERS | attacks.TELLERS | pieces.TELLERS
GERMAN = Language(TELLERS, actions.switched, pieces.of_plot, pieces.heals, pieces.of_artifact, pieces.SWUNG)

__all__ = ["GERMAN"]
