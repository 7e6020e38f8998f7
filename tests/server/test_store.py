"""The database: its migrations make the schema, and one of a newer Longbox is left alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from longbox.kernel import LongboxError
from longbox.server.store import Conflict, Store
from longbox.server.store.schema import accounts, metadata, seats


def row(id: str, **more: Any) -> dict[str, Any]:
    return {"id": id, "name": id, "language": "en", "notify": "idle", "created": 0.0, **more}


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/new/folder/longbox.sqlite")
    store.open()
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
        found = {(key["referred_table"], key["options"].get("ondelete")) for key in sa.inspect(connection).get_foreign_keys("chat")}
    assert found == {("tables", "CASCADE"), ("accounts", "SET NULL")}
    store.close()
    again = Store(f"sqlite:///{tmp_path}/new/folder/longbox.sqlite")
    again.open()  # a second time changes nothing
    again.close()


def test_a_database_of_a_newer_longbox_is_left_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/longbox.sqlite"
    store = Store(url)
    store.open()
    store.close()
    with sa.create_engine(url).begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    newer = Store(url)
    with pytest.raises(LongboxError, match=r"made by a newer Longbox \(its schema is 9999\)\. Update Longbox"):
        newer.open()
    newer.close()
    with sa.create_engine(url).connect() as connection:
        assert connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() == "9999"


@pytest.mark.parametrize("what", ["folder", "text"])
def test_a_database_that_cannot_be_opened_is_told_in_a_sentence(tmp_path: Path, what: str) -> None:
    path = tmp_path / "longbox.sqlite"
    path.mkdir() if what == "folder" else path.write_text("no database, just words\n" * 100)
    store = Store(f"sqlite:///{path}")
    with pytest.raises(LongboxError, match="cannot be opened"):
        store.open()
    store.close()


def test_work_that_fails_does_not_take_others_along(tmp_path: Path) -> None:
    """Written together, judged one by one; whoever is told that it worked finds it on disk."""
    store = Store(f"sqlite:///{tmp_path}/longbox.sqlite")
    store.open()

    def insert(id: str) -> Any:
        return lambda db: db.execute(sa.insert(accounts).values(**row(id))).close()

    def broken(db: Any) -> None:
        db.execute(sa.insert(accounts).values(**row("half")))
        raise ZeroDivisionError

    def orphan(db: Any) -> None:
        db.execute(sa.insert(seats).values(code="NONE", seat=0, kind="open"))

    async def all_at_once() -> list[Any]:
        jobs = [insert("a"), insert("b"), insert("a"), broken, orphan, insert("c")]
        return await asyncio.gather(*[store.write(job) for job in jobs], return_exceptions=True)

    outcomes = asyncio.run(all_at_once())
    assert [type(one) for one in outcomes] == [type(None), type(None), Conflict, ZeroDivisionError, Conflict, type(None)]
    assert store.read_now(lambda db: sorted(db.execute(sa.select(accounts.c.id)).scalars())) == ["a", "b", "c"]
    store.close()
