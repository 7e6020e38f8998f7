"""The words of Crisis Protocol: log lines, questions, refusals, names and the texts of cards."""
