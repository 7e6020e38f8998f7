cd /tmp/h/comic; nice -n 5 .venv/bin/ruff check -q --fix .; nice -n 5 .venv/bin/ruff format -q .; nice -n 5 .venv/bin/mypy | tail -5; nice -n 5 scripts/module-types
