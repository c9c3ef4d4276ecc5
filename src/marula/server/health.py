"""Whether the server lives, whether it can work, and what it has counted: for those who watch over it."""

from http import HTTPStatus

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from marula.server.guard import may_see_metrics
from marula.server.life import Life
from marula.server.store.base import StoreError
from marula.server.tables import Tables

HEALTH, READY, METRICS = "/health", "/ready", "/metrics"
NEVER_KEPT = {"Cache-Control": "no-store"}


@get(HEALTH, include_in_schema=False, media_type=MediaType.TEXT)
async def health() -> Response[str]:
    """The process lives and answers."""
    return Response("alive\n", media_type=MediaType.TEXT, headers=NEVER_KEPT)


@get(READY, include_in_schema=False, media_type=MediaType.TEXT)
async def ready(tables: NamedDependency[Tables], life: NamedDependency[Life]) -> Response[str]:
    """It can work: the store answers, and nobody has asked it to end."""
    try:
        # About a device that can't be: the shortest question there is.
        await tables.store.person_of("")
    except StoreError:
        return _unready("the store does not answer\n")
    return _unready("ending\n") if life.is_ending else Response("ready\n", headers=NEVER_KEPT)


@get(METRICS, include_in_schema=False)
async def metrics(request: Request[object, object, State]) -> Response[bytes]:
    """Counts and sizes, for Prometheus. Nobody else is told that there is anything here."""
    if not may_see_metrics(request):
        raise NotFoundException
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST, headers=NEVER_KEPT)


def _unready(reason: str) -> Response[str]:
    return Response(reason, status_code=HTTPStatus.SERVICE_UNAVAILABLE, media_type=MediaType.TEXT, headers=NEVER_KEPT)
