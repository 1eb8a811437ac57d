"""Analyses as the server makes them."""

from capital_lux.server.replays.analyst import main

if __name__ == "__main__":
    main(niceness=0)
