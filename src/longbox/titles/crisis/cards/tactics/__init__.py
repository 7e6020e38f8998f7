"""The Team Tactic cards, by the affiliation that is printed on them; in each file in the order of their ids.

A card has one affiliation or none. Only that counts: a card without one is in `general_*.py`, by the first letter of its name
("The" included), even if it names characters that all belong to one affiliation.
"""
