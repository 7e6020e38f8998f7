"""All decks. The order of the modules is the order of the numbers of the cards."""

from . import heroes, missions, plots, schools, students, trainings

__all__ = ["heroes", "missions", "plots", "schools", "students", "trainings"]
