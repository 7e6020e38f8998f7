"""What somebody is called at one table, where several share a device"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", sa.Column("name", sa.String(length=40)))


def downgrade() -> None:
    op.drop_column("seats", "name")
