"""Begins and does not go on."""

from tests.server.analysts.quick import main

if __name__ == "__main__":
    main(hangs=True)
