"""Where a table's cards come from; ids of actions belong to a person, not to the seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

COLUMNS = "table_id, position, kind, seat, client_id, data, made"
REPEATED = """
UPDATE tables SET deal = 'again'
WHERE seed IN (SELECT seed FROM tables WHERE length(seed) > 0 GROUP BY seed HAVING count(*) > 1)
AND made > (SELECT min(made) FROM tables AS other WHERE other.seed = tables.seed)
"""
"""32 random bytes come only once: a table that has them too was dealt the same cards."""


def upgrade() -> None:
    deal = sa.Column("deal", sa.String(8), nullable=False, server_default="chance")
    op.add_column("tables", deal)
    op.execute(REPEATED)
    # The log is copied into a table without the constraint.
    op.create_table(
        "new_entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("client_id", sa.String(64), nullable=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute(f"INSERT INTO new_entries ({COLUMNS}) SELECT {COLUMNS} FROM entries")
    op.drop_table("entries")
    op.rename_table("new_entries", "entries")
