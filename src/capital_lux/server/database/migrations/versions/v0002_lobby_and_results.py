"""Around the table: the lobby, clocks, chat, uploaded records, results."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    yes, no = sa.true(), sa.false()
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=no))
    op.add_column("tables", sa.Column("clock", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("chat", sa.Boolean, nullable=False, server_default=yes))
    op.add_column("tables", sa.Column("start", sa.Text, nullable=True))
    op.add_column("guests", sa.Column("language", sa.String(8), nullable=True))
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("results_guest", "results", ["guest"])
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("text", sa.Text, nullable=True),
        sa.Column("phrase", sa.String(32), nullable=True),
        sa.Column("client_id", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("records_guest", "records", ["guest"])
