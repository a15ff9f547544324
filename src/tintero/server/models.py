"""The tables of the database, for SQLite and PostgreSQL alike."""

from __future__ import annotations

from sqlalchemy import Float, ForeignKey, Index, Integer, LargeBinary, String
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    pass


class TableRow(Base):
    """How a table began. `secret`: what the names of its cards are made with."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    made_at: Mapped[float] = mapped_column(Float)
    beginning: Mapped[bytes] = mapped_column(LargeBinary)
    secret: Mapped[bytes] = mapped_column(LargeBinary)


class LinkRow(Base):
    """A link to a seat, or (seat 0) to watching. Only what its secret hashes to is kept."""

    __tablename__ = "links"

    secret_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    seat: Mapped[int] = mapped_column(Integer)

    __table_args__ = (Index("links_of_table", "table_id"),)


class EntryRow(Base):
    """What was chosen at a table. A number is given once: of two that race for it, one is refused."""

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    body: Mapped[bytes] = mapped_column(LargeBinary)


class SnapshotRow(Base):
    """Where a table stood after some of its entries, and what that was made with: a shortcut, to be thrown away."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    made_with: Mapped[str] = mapped_column(String(64))
    body: Mapped[bytes] = mapped_column(LargeBinary)
