"""`python -m capital_lux.conformance`: random games, with every law checked."""

import sys

from capital_lux.conformance.harness import main

if __name__ == "__main__":
    sys.exit(main())
