"""What the words of cards say, in each language under the name of the module in `words/`."""

from . import de, en

__all__ = ["de", "en"]
