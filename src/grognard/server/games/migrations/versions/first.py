"""The first tables; files of before there were versions have them already."""

import sqlalchemy as sql
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make what is not there."""
    op.create_table(
        "meta",
        sql.Column("name", sql.String(64), primary_key=True),
        sql.Column("value", sql.LargeBinary, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "games",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("created", sql.Float, nullable=False),
        sql.Column("head", sql.LargeBinary, nullable=False),
        sql.Column("over", sql.Boolean, nullable=False),
        if_not_exists=True,
    )
    op.create_index("unfinished", "games", ["over"], if_not_exists=True)
    for table, column in (("deeds", "deed"), ("testimony", "came")):
        op.create_table(
            table,
            sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), primary_key=True),
            sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
            sql.Column(column, sql.LargeBinary, nullable=False),
            if_not_exists=True,
        )
