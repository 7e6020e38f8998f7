"""The HTTP API: everything a page can do, for programs in any language (docs/bot-api.md). Described at /api/openapi.json."""

from fastapi import APIRouter

from . import accounts, tables, titles

router = APIRouter()
for one in (titles, tables, accounts):
    router.include_router(one.router)

__all__ = ["router"]
