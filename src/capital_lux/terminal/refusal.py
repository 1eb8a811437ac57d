"""How a command says no."""

from __future__ import annotations

BAD_FILE = FAILED = 1
WRONG_USE = 2
INTERRUPTED = 130


class Refusal(Exception):
    """Ends a command with a sentence for the user and an exit status."""

    def __init__(self, sentence: str, status: int = WRONG_USE) -> None:
        super().__init__(sentence)
        self.status = status
