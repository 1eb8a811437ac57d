"""What processes tell each other has a name that is not a player's hint. Rows last a minute."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.drop_table("hints")
    op.create_table(
        "nudges",
        sa.Column(
            "number",
            sa.BigInteger().with_variant(sa.Integer, "sqlite"),
            primary_key=True,
            autoincrement=True,
        ),
        sa.Column("transaction", sa.BigInteger, nullable=False, index=True),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
