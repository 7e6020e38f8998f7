"""The words of Mutant Revolution: log lines, questions, options, refusals, names and what cards do."""
