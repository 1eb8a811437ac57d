"""The web client: one page for all addresses, and its files."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Response

from capital_lux.server.refusals import Refused

Asking = Request[Any, Any, Any]

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Capital Lux</title></head><body>
<h1>Capital Lux</h1>
<p>The server runs, but the web client is not built here.</p>
<p>In a checkout: <code>make web</code> (or <code>cd web; npm ci; npm run build</code>), then reload
this page. Programs can play without it: see <a href="/schema/openapi.json">the interface</a>.</p>
</body></html>
"""
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PAGES = [
    "/",
    "/t/{table:str}",
    "/w/{watch:str}",
    "/lobby",
    "/replay/{table:str}",
    "/records/{record:str}",
    "/rules/{edition:str}",
    "/statistics",
    "/learn",
]
PACKED = (".css", ".js", ".json", ".svg", ".txt", ".webmanifest")
"""What becomes smaller by packing."""
FOREVER = "public, max-age=31536000, immutable"
"""Names in /assets change with their content."""


class Files:
    """The files of the built client, read once; a request can only name one of these."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.known: dict[str, Path] = {}
        self.packed: dict[str, bytes] = {}
        """Files as gzip, packed when first asked for."""
        if folder.is_dir():
            self.known = {
                path.relative_to(folder).as_posix(): path
                for path in folder.rglob("*")
                if path.is_file()
            }

    def page(self, status: int = 200) -> Response[bytes]:
        """The client's page; what it shows it takes from the address."""
        index = self.known.get("index.html")
        body = NOT_BUILT.encode() if index is None else index.read_bytes()
        headers = {"cache-control": "no-cache"}
        return Response(body, status_code=status, media_type=MediaType.HTML, headers=headers)

    def file(self, name: str, request: Asking) -> Response[bytes]:
        """A file by its name, packed if the browser can unpack it."""
        path = self.known.get(name)
        if path is None:
            raise Refused(404, "no-such-page")
        kind = KINDS.get(path.suffix, "application/octet-stream")
        lasting = FOREVER if name.startswith("assets/") else "no-cache"
        headers = {"cache-control": lasting}
        if path.suffix not in PACKED:
            return Response(path.read_bytes(), media_type=kind, headers=headers)
        headers["vary"] = "accept-encoding"
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(path.read_bytes(), media_type=kind, headers=headers)
        headers["content-encoding"] = "gzip"
        if name not in self.packed:
            self.packed[name] = gzip.compress(path.read_bytes(), mtime=0)
        return Response(self.packed[name], media_type=kind, headers=headers)


def pages(files: Files) -> list[HTTPRouteHandler]:
    """The handlers of the pages."""

    @get(PAGES, include_in_schema=False)
    async def page() -> Response[bytes]:
        return files.page()

    @get("/assets/{name:path}", include_in_schema=False)
    async def asset(name: FromPath[str], request: Asking) -> Response[bytes]:
        return files.file("assets/" + str(name).lstrip("/"), request)

    beside = [name for name in files.known if "/" not in name and name != "index.html"]
    return [page, asset, *(file_handler(files, name) for name in beside)]


def file_handler(files: Files, name: str) -> HTTPRouteHandler:
    """The handler of a file beside the page, like an icon."""

    @get(f"/{name}", include_in_schema=False)
    async def file(request: Asking) -> Response[bytes]:
        return files.file(name, request)

    handler: Any = file
    return handler  # type: ignore[no-any-return]
