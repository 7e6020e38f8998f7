"""Routes about the caller's own account."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Body, Path
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from longbox.server.accounts import Account, cookie, device_of, secret_of, session_of
from longbox.server.errors import PROBLEMS
from longbox.server.notices import checked_hook
from longbox.server.privacy import kept_about
from longbox.server.services import Services
from longbox.server.tables import ledger
from longbox.server.tables.news import goes_on
from longbox.server.tables.shown import stamp

from .callers import Known, ServicesHere, Visitor, encrypted, known, somebody, speech, visitor, within
from .models import ConfirmIn, EmailIn, Me, MeIn, NewMe, SessionOut

router = APIRouter(prefix="/api", responses=PROBLEMS)


def me_of(account: Account, token: str | None = None) -> Me:
    return Me(
        id=account.id,
        name=account.name,
        named=account.named,
        email=account.email,
        language=account.language,
        notify=account.notify,
        shown=account.shown,
        webhook=account.webhook,
        token=token,
    )


@router.get("/me", tags=["account"])
async def who_am_i(account: Known) -> Me:
    """Your account."""
    return me_of(account)


@router.get("/me/waiting")
async def waiting(services: ServicesHere, account: Visitor) -> dict[str, list[str]]:
    """The codes of the tables where it is your turn, newest first; lessons wait for nobody."""
    if account is None:
        return {"tables": []}
    mine = account.id
    rows = await services.store.read(lambda db: ledger.waiting(db, mine))
    return {"tables": [row.code for row in rows if goes_on(row.title, row.version, row.options)]}


@router.post("/me", status_code=201, tags=["account"])
async def become(request: Request, response: Response, services: ServicesHere, wish: Annotated[NewMe | None, Body()] = None) -> Me:
    """A guest account, if you have none. With `token` you get a bearer token for a program."""
    wish = wish or NewMe()
    account = await somebody(request, response, services)
    if wish.token:
        within(services, request, "accounts")
    if wish.name is not None:
        account = await services.accounts.change(account.id, {"name": wish.name})
    device = device_of(request.headers)
    return me_of(account, await services.accounts.new_token(account.id, device=device) if wish.token else None)


@router.patch("/me", tags=["account"])
async def change_me(services: ServicesHere, account: Known, wish: MeIn) -> Me:
    """Change your name, language or notices."""
    values = wish.model_dump(exclude_none=True)
    if "webhook" in values:
        values["webhook"] = checked_hook(values["webhook"]) if values["webhook"] else None
    return me_of(await services.accounts.change(account.id, values))


@router.delete("/me", tags=["account"])
async def delete_me(response: Response, services: ServicesHere, account: Known) -> dict[str, bool]:
    """Delete your account and everything that says who you were."""
    await services.accounts.delete(account.id)
    response.headers.append("set-cookie", cookie("", secure=False, age=0))
    return {"deleted": True}


@router.post("/me/signout", tags=["account"])
async def sign_out(request: Request, response: Response, services: ServicesHere) -> dict[str, bool]:
    """Forget this browser or token."""
    await services.accounts.sign_out(request.headers)
    response.headers.append("set-cookie", cookie("", secure=False, age=0))
    return {"signed_out": True}


@router.get("/me/export", tags=["account"])
async def export_me(services: ServicesHere, account: Known) -> JSONResponse:
    """Everything that is kept about you, as a file."""
    told = await services.store.read(lambda db: kept_about(db, account.id))
    return JSONResponse(told, headers={"Content-Disposition": 'attachment; filename="longbox-account.json"'})


@router.get("/me/sessions", tags=["account"])
async def sessions(request: Request, services: ServicesHere, account: Known) -> list[SessionOut]:
    """The browsers and programs that are signed in to your account, the newest first."""
    found = await services.accounts.sessions(account.id, session_of(request.headers))
    return [SessionOut(**asdict(one) | {"created": stamp(one.created), "seen": stamp(one.seen)}) for one in found]


@router.delete("/me/sessions", tags=["account"])
async def end_others(request: Request, services: ServicesHere, account: Known) -> dict[str, int]:
    """Sign out everywhere but here."""
    return {"ended": await services.accounts.end(account.id, but=session_of(request.headers))}


@router.delete("/me/sessions/{id}", tags=["account"])
async def end_one(services: ServicesHere, account: Known, id: Annotated[str, Path(pattern="^[0-9a-f]{16}$")]) -> dict[str, int]:
    """Sign out one browser or program."""
    return {"ended": await services.accounts.end(account.id, id)}


@router.post("/me/email", status_code=202, tags=["account"])
async def send_letter(request: Request, response: Response, services: ServicesHere, wish: EmailIn) -> dict[str, bool]:
    """Send a letter with a link and a code that prove an address. The answer is the same whether the address is known or not."""
    within(services, request, "letters")
    within(services, request, "letters to", wish.email.lower())
    within(services, request, "letters a day")
    account = await somebody(request, response, services)
    token, code = await services.accounts.letter(account.id, wish.email.lower())
    origin = services.settings.address or f"{request.url.scheme}://{request.url.netloc}"
    await services.notices.letter(wish.email, f"{origin}/account/confirm?token={token}", code, speech(request, account))
    return {"sent": True}


@router.post("/me/confirm", tags=["account"])
async def confirm(request: Request, response: Response, services: ServicesHere, given: ConfirmIn) -> dict[str, bool]:
    """Prove an address with the link's token, or with the code on the device that asked for it."""
    within(services, request, "codes")
    await confirmed(request, response, services, given.token, given.code)
    return {"confirmed": True}


async def confirmed(request: Request, response: Response, services: Services, token: str | None, code: str | None) -> None:
    """Sign in as whoever the token or code belongs to."""
    if token:
        visiting = await visitor(request)
        account = await services.accounts.confirm_link(token, visiting.id if visiting else None)
    else:
        asking = await known(request)
        account = await services.accounts.confirm_code(asking.id, "".join((code or "").split()))
    _, kind = secret_of(request.headers)
    if kind != "token":
        await services.accounts.sign_out(request.headers)  # a cookie somebody may have seen or set before is worth nothing now
        fresh = await services.accounts.new_token(account, "cookie", device_of(request.headers))
        response.headers.append("set-cookie", cookie(fresh, secure=encrypted(request, services)))
