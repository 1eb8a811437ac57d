"""What the server says about itself: what can be chosen, how it is, figures."""

from __future__ import annotations

from litestar import MediaType, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from capital_lux.server.limits.rates import Req
from capital_lux.server.metrics import REGISTRY
from capital_lux.server.options import options
from capital_lux.server.protocol.server import Alive, Options, Ready
from capital_lux.server.service import InjectedService


@get("/api/options", summary="What can be chosen")
async def get_options(service: InjectedService, request: Req) -> Options:
    """Editions, levels, tiles and languages. Their texts are in the Fluent catalogues."""
    service.guard.guest(request)
    return options()


@get("/healthz", summary="Is the process alive?", tags=["operation"])
async def healthz() -> Alive:
    """If this does not answer, only a restart helps."""
    return Alive()


@get(
    "/readyz",
    summary="Is the server ready for more?",
    tags=["operation"],
    responses={503: ResponseSpec(Ready, description="What is wrong.")},
)
async def readyz(service: InjectedService) -> Response[Ready]:
    """Tests the database and looks at the bots; it answers within seconds whatever they do."""
    found = await service.checks.ready()
    return Response(found, status_code=200 if found.status == "ok" else 503)


@get("/metrics", summary="Figures for Prometheus", tags=["operation"], media_type=MediaType.TEXT)
async def metrics() -> Response[bytes]:
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


HANDLERS = [get_options, healthz, readyz, metrics]
