"""`python -m capital_lux` is `lux`."""

from capital_lux.cli.commands import main

main()
