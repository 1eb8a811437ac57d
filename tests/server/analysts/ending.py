"""Begins and ends."""

from tests.server.analysts.quick import main

if __name__ == "__main__":
    main(ends=True)
