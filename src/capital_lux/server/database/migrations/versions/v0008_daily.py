"""The day whose deal a table has, and a quick way from a table to whoever sat there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("day", sa.Integer, nullable=True))
    op.create_index("tables_of_day", "tables", ["day"])
    op.create_index("sittings_at_table", "sittings", ["table_id"])
