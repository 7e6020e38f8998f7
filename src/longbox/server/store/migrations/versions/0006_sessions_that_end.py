"""When a way in was last used, and by which browser, so that people can tell theirs apart and old ones end"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("device", sa.String(length=60)))
    op.execute(sa.text("UPDATE sessions SET seen = :now").bindparams(now=time.time()))


def downgrade() -> None:
    op.drop_column("sessions", "device")
    op.drop_column("sessions", "seen")
