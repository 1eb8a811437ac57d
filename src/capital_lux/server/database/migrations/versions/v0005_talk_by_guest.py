"""What a guest has said is found without reading what everybody has."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_index("talk_guest", "talk", ["guest"])
