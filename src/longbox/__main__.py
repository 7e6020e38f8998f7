"""`python -m longbox` is the `longbox` command."""

from longbox.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
