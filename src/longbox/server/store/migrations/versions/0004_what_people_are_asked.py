"""What people are asked at a table"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("asking", sa.String(length=12), server_default="everything", nullable=False))


def downgrade() -> None:
    op.drop_column("tables", "asking")
