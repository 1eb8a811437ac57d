"""A bots' process in which some levels go wrong."""

from __future__ import annotations

import os
import time

from capital_lux.server.bots import worker


def answer(question: worker.Question) -> worker.Answer:
    if question.level == "master":
        os._exit(3)
    if question.level == "expert":
        time.sleep(60)
    if question.level == "novice":
        return worker.Answer("keep Z9", False)
    return true_answer(question)


true_answer, worker.answer = worker.answer, answer

if __name__ == "__main__":
    worker.main()
