"""All cards, a module per deck; `decks.py` has them as numbers. The order in a module is the order of the numbers."""
