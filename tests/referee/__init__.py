"""A referee who knows the books but not the engine.

It watches whole games through what everybody can see written down: the plain text of the state before and after each answer, and
what was announced in between. It does its own sums, slowly and simply, and stops a game with the move that broke a rule. It calls
nothing of a title's `rules/`, so that it cannot share a mistake with them; printed values it reads from the cards.
"""
