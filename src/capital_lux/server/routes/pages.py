"""The web client: one page for all addresses, and its files; the documentation if it was built."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

from litestar import MediaType, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect, Response

from capital_lux.server.limits.rates import Req

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
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
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
    "/daily",
    "/daily/{day:int}",
    "/learn",
    "/puzzles",
]
PACKED = (".css", ".html", ".js", ".json", ".svg", ".webmanifest")
"""What becomes smaller when it is packed."""
FOREVER = "public, max-age=31536000, immutable"
"""Names in /assets change with their content."""


class Files:
    """The files of the built client, read once; a request can only name one of these."""

    def __init__(self, folder: Path, prefix: str = "", documented: bool = False) -> None:
        self.prefix = prefix.encode()
        self.documented = documented
        found = (path for path in folder.rglob("*") if path.is_file())
        self.known = {path.relative_to(folder).as_posix(): path for path in found}
        self.packed: dict[str, bytes] = {}
        """Files as gzip, packed when first asked for."""

    def page(self, status: int = 200) -> Response[bytes]:
        """The client's page; what it shows it takes from the address."""
        index = self.known.get("index.html")
        body = self.placed(NOT_BUILT.encode() if index is None else index.read_bytes())
        headers = {"cache-control": "no-cache"}
        return Response(body, status_code=status, media_type=MediaType.HTML, headers=headers)

    def placed(self, html: bytes) -> bytes:
        """A page that knows below which path it is shown: its own addresses begin with it.

        And whether there is documentation to lead to.
        """
        if self.documented:
            html = html.replace(b"<html ", b"<html data-docs ", 1)
        if not self.prefix:
            return html
        html = html.replace(b'="/', b'="%b/' % self.prefix)
        return html.replace(b"<html ", b'<html data-prefix="%b" ' % self.prefix, 1)

    def file(self, name: str, request: Req) -> Response[bytes]:
        """A file by its name, packed if the browser can unpack it."""
        path = self.known.get(name)
        if path is None:
            raise NotFoundException
        kind = KINDS.get(path.suffix, "application/octet-stream")
        headers = {"cache-control": FOREVER if name.startswith("assets/") else "no-cache"}
        body = path.read_bytes()
        if path.suffix == ".html":
            body = self.placed(body)
        if path.suffix in PACKED:
            headers["vary"] = "accept-encoding"
            if "gzip" in request.headers.get("accept-encoding", ""):
                headers["content-encoding"] = "gzip"
                body = self.packed.get(name) or gzip.compress(body, mtime=0)
                self.packed[name] = body
        return Response(body, media_type=kind, headers=headers)


def pages(files: Files) -> list[HTTPRouteHandler]:
    @get(PAGES, include_in_schema=False)
    async def page() -> Response[bytes]:
        return files.page()

    @get("/assets/{name:path}", include_in_schema=False)
    async def asset(name: FromPath[str], request: Req) -> Response[bytes]:
        return files.file("assets/" + str(name).lstrip("/"), request)

    beside = [name for name in files.known if "/" not in name and name != "index.html"]
    return [page, asset, *(file_handler(files, name) for name in beside)]


def documents(files: Files) -> list[HTTPRouteHandler]:
    def shown(name: str, request: Req) -> Response[Any]:
        """A file, or the front page of a folder: what that names lies beside it."""
        index = f"{name}/index.html".lstrip("/")
        if index not in files.known:
            return files.file(name, request)
        if request.scope["raw_path"].endswith(b"/"):
            return files.file(index, request)
        return Redirect(f"{name.rpartition('/')[2] or 'docs'}/")

    @get("/docs", include_in_schema=False)
    async def front(request: Req) -> Response[Any]:
        return shown("", request)

    @get("/docs/{name:path}", include_in_schema=False)
    async def document(name: FromPath[str], request: Req) -> Response[Any]:
        return shown(str(name).strip("/"), request)

    return [front, document] if files.known else []


def file_handler(files: Files, name: str) -> HTTPRouteHandler:
    @get(f"/{name}", include_in_schema=False)
    async def file(request: Req) -> Response[bytes]:
        return files.file(name, request)

    handler: Any = file
    return handler  # type: ignore[no-any-return]
