"""Rude people: each module here that has an `attack` is one of them.

`async def attack(address: str, seconds: float) -> None` does its worst for so long, not from the
address of the honest table (`honest.py`), and raises when the server lets it do what it must not.
`make attack` runs them all and prints what the honest table noticed.
"""
