"""A bots' process in which some levels go wrong."""

from __future__ import annotations

import os
import time
from dataclasses import asdict
from typing import Any

from capital_lux.play.worker import Answer, Question, Worker, serve


class BadWorker(Worker):
    def answer(self, question: Question) -> Any:
        assert question.bot is not None
        if question.bot.level in ("master", "hint"):
            os._exit(3)
        if question.bot.level == "expert":
            time.sleep(60)
        if question.bot.level == "novice":
            return asdict(Answer("keep Z9"))
        return super().answer(question)


if __name__ == "__main__":
    serve(BadWorker().answer)
