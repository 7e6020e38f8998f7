"""Which questions of Mutant Revolution need no person."""

from __future__ import annotations

from longbox.titles.facets.asking import Asking

from ..state import Table


class RevolutionAsking(Asking[Table]):
    hides = True


FACET = RevolutionAsking
