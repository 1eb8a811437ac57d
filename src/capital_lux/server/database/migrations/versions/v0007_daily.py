"""The day whose deal a table has."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("day", sa.Integer, nullable=True))
    op.create_index("tables_of_day", "tables", ["day"])


def downgrade() -> None:
    op.drop_index("tables_of_day", "tables")
    op.drop_column("tables", "day")
