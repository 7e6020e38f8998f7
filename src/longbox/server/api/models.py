"""What programs send to the API, and what they are sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from longbox.server.tables.played import MOST_MUTED
from longbox.titles import shelf

Language = Literal["en", "de"]
Json: TypeAlias = Mapping[str, Any]
"""A JSON object; docs/protocol.md says what is in it."""
Values: TypeAlias = list[Any]
"""A list of JSON; the rules of a title say what is in it."""


class Strict(BaseModel):
    """What comes in: unknown fields are a mistake worth telling."""

    model_config = ConfigDict(extra="forbid", strict=True)


Asked: TypeAlias = Literal["matters", "everything"]


class SeatWish(Strict):
    kind: Literal["me", "open", "bot"]
    bot: str | None = Field(None, max_length=20, description="for a bot: its level, such as rookie or master")
    name: str | None = Field(None, max_length=40, description="for a seat of yours: who plays it, if several share a device")


class ClockWish(Strict):
    kind: Literal["none", "live", "days"] = "none"
    main: float = Field(0, ge=0, le=30 * 86400, description="seconds: for the game (live) or for each turn to decide (days)")
    plus: float = Field(0, ge=0, le=600, description="seconds gained when handing over (live)")


class NewTable(Strict):
    title: str = Field(default_factory=lambda: shelf.playable()[0], max_length=40)
    seats: list[SeatWish] = Field(default_factory=list, max_length=8, description="empty: you, and the others open")
    options: dict[str, str | int | float | bool | Values] = Field(default_factory=dict, max_length=60)
    clock: ClockWish = ClockWish()
    name: str = Field("", max_length=60)
    public: bool = False
    asking: Asked = Field("everything", description="what people are asked: everything, or what matters")


class AnswerIn(Strict):
    seq: int = Field(ge=0, lt=1 << 31, description="the seq the answer is based on")
    value: int | Values = Field(description="the number of an option, or a value inside the region")


class SeqIn(Strict):
    seq: int = Field(ge=0, lt=1 << 31)


class BranchIn(Strict):
    at: int = Field(ge=0, lt=1 << 31, description="after how many answers")


class RematchIn(Strict):
    swap: bool = Field(True, description="whether everybody moves on by one seat, or sits where they sat")


class DealIn(SeqIn):
    what: Literal["takeback", "draw"] = Field(description="what the others are to agree to")


class ReplyIn(SeqIn):
    yes: bool = Field(description="whether you agree; whoever has offered it takes it back by saying no")


class MutedIn(Strict):
    source: str = Field(max_length=80, description="the `source` of an option")
    round: int = Field(0, ge=0, le=1000, description="the round in which it is not to be offered; 0: the whole game")


class AskingIn(Strict):
    asking: Asked
    muted: list[MutedIn] = Field(default_factory=list, max_length=MOST_MUTED, description="cards not to be offered again")


class SeatIn(Strict):
    seat: int | None = Field(None, ge=0, le=7)
    bot: str = Field("greedy", max_length=20)
    name: str | None = Field(None, max_length=40, description="who plays it, if several share a device")


class ChatIn(Strict):
    text: str = Field(min_length=1, max_length=500)


class MeasureIn(Strict):
    query: Json


class MeIn(Strict):
    name: str | None = Field(None, min_length=1, max_length=40)
    language: Language | None = None
    notify: Literal["always", "idle", "never"] | None = None
    shown: bool | None = Field(None, description="by name in rankings of series, with a page of their own; otherwise by initials")
    webhook: str | None = Field(None, max_length=500, description="an https address; empty takes it away")


class NewMe(Strict):
    name: str | None = Field(None, min_length=1, max_length=40)
    token: bool = Field(False, description="give a bearer token for a program")


class EmailIn(Strict):
    email: str = Field(max_length=254, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$")


class ConfirmIn(Strict):
    token: str | None = Field(None, max_length=100)
    code: str | None = Field(None, max_length=10)


class SeqOut(BaseModel):
    seq: int


class SessionOut(BaseModel):
    id: str
    kind: Literal["cookie", "token"]
    device: str = Field(description="such as Firefox, Android; empty for a program")
    created: str
    seen: str
    here: bool = Field(description="the one that asks")


class Me(BaseModel):
    id: str
    name: str
    named: bool
    """Whether the name was given by somebody, and is no guest's number."""
    email: str | None
    language: str
    notify: str
    shown: bool
    webhook: str | None
    token: str | None = None
