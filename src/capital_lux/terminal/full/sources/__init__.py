"""Where a table comes from: a game on this machine, a table of a server, a record."""
