"""The version of the rules that a table is played by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

UNNAMED = "1"
"""Tables from before there were versions go on by the first."""


def upgrade() -> None:
    rules = sa.Column("rules", sa.Integer, nullable=False, server_default=UNNAMED)
    op.add_column("tables", rules)
