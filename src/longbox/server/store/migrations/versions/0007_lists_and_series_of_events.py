"""Where and when events are, which everybody sees, series of them, and who is shown in rankings"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("shown", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("events", sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("events", sa.Column("place", sa.String(length=120), nullable=False, server_default=sa.text("''")))
    op.add_column("events", sa.Column("time", sa.String(length=5), nullable=False, server_default=sa.text("''")))
    op.create_table(
        "series",
        sa.Column("code", sa.String(length=12), primary_key=True),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("owner", sa.String(length=32), sa.ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
        sa.Column("rule", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_table(
        "series_events",
        sa.Column("series", sa.String(length=12), sa.ForeignKey("series.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("event", sa.String(length=12), sa.ForeignKey("events.code", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index("series_events_by_event", "series_events", ["event"])


def downgrade() -> None:
    op.drop_table("series_events")
    op.drop_table("series")
    for column in ("time", "place", "listed"):
        op.drop_column("events", column)
    op.drop_column("accounts", "shown")
