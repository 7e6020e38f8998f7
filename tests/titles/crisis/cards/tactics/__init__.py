"""The Team Tactic cards, by affiliation."""
