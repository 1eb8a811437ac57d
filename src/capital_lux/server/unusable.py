"""What may be wrong with a folder or a database, as sentences."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from capital_lux.console.refusal import FAILED, Refusal, said_by_system
from capital_lux.server.database.file import InUse, NewerDatabase
from capital_lux.server.settings import Settings


@contextmanager
def refusals(settings: Settings) -> Iterator[None]:
    """Whatever goes wrong with the data of a server is a refusal."""
    try:
        yield
    except InUse as used:
        if used.path == settings.data / "lock":
            raise Refusal("refusal-serve-used", FAILED, path=str(settings.data)) from None
        raise Refusal("refusal-serve-database-used", FAILED, path=str(used.path)) from None
    except ModuleNotFoundError as missing:
        if missing.name != "psycopg":
            raise
        raise Refusal("refusal-serve-postgres", FAILED) from None
    except NewerDatabase as newer:
        raise Refusal("refusal-serve-newer", FAILED, found=newer.found, known=newer.known) from None
    except (OSError, ValueError) as problem:
        why = str(problem)
        if isinstance(problem, OSError) and problem.filename is not None:
            why = f"{problem.filename}: {said_by_system(problem)}"
        raise Refusal("refusal-serve-folder", FAILED, problem=why) from None
    except (SQLAlchemyError, sqlite3.Error, CommandError) as problem:
        why = str(getattr(problem, "orig", problem)).splitlines()[0]
        raise Refusal("refusal-serve-database", FAILED, problem=why) from None
