"""A game in progress, for every table: a server's and the terminal's.

`game.Play` is the game with its entries and what can be taken back, `viewpoint` what somebody sees
and is told of it, `recorded` walks through a game that was played. In `worker` a bot thinks in a
process of its own; `process` and `table_bots` ask it.
"""
