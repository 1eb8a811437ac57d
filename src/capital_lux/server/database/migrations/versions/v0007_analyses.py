"""Analyses of finished games, and who waits for one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("maker", sa.String(80), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=True),
    )
    waiting = sa.text("data IS NULL")
    op.create_index(
        "analyses_waiting",
        "analyses",
        ["asked"],
        sqlite_where=waiting,
        postgresql_where=waiting,
    )
