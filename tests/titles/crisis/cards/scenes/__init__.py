"""How scenes are set up and played on that several files of tests use."""
