"""Tables in memory: clocks, talk, the lobby, and what connected people are told as it happens."""
