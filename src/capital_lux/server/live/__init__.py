"""What connected people are told while it happens: at a table, in talk, in the lobby."""
