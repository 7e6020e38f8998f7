"""Everything about languages that no game owns: catalogues, sentences, lists, plurals, German grammar, the glossary.

The source is written in English. What a room says in another language stands in its catalogue, a gettext PO file named after the
language (`kernel/de.po`, `challenger/de.po`), with the English text as it stands in the code. `docs/languages.md` tells how to add
a sentence, a term or a language.

| module | what |
|---|---|
| `catalogues` | reads PO files, each once, when a language first needs it |
| `printed` | names and texts of what has an id, such as cards |
| `tongue` | says phrases, names, lists, numbers and plurals in a language |
| `languages` | which languages there are; a language as pages use it, with its numbers |
| `german` | articles, cases and quotation marks |
| `glossary` | one word for each thing, and the words to avoid |
| `lint` | finds texts that do not keep to the glossary |
"""

from .catalogues import Catalogue, catalogue, message, spoken
from .tongue import Tongue, listed

__all__ = ["Catalogue", "Tongue", "catalogue", "listed", "message", "spoken"]
