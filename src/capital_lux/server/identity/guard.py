"""What every request meets first: cookies, tokens, origins, limits, headers."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.handlers import BaseRouteHandler
from litestar.types import Message as AsgiMessage
from litestar.types import Scope

from capital_lux.server.identity.identity import COOKIE, Guests, Identity
from capital_lux.server.identity.keys import new_id, token_hash
from capital_lux.server.limits.rates import MOST_KEYS, AnyConnection, Limits, address
from capital_lux.server.refusals import Refused
from capital_lux.server.settings import Settings

YEAR = 365 * 24 * 3600
SAFE = ("GET", "HEAD", "OPTIONS")
BEARER = "bearer "
POLICY = (
    b"default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    b"frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
COSTLY = ("/socket", "/live")
"""Addresses where a whole log may have to be told."""
ANY_HOST = "*"
AT_HOME = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".test")
"""Names that no registry gives away."""
NEW_GUEST = "lux_new_guest"


class Guard:
    """Checks every connection before anything else sees it."""

    def __init__(self, settings: Settings, guests: Guests) -> None:
        self.settings = settings
        self.guests = guests
        names = [*settings.hosts, *(urlsplit(one).hostname or "" for one in settings.origins)]
        self.hosts = {name.lower() for name in names}
        self.any_host = ANY_HOST in self.hosts
        rate = settings.requests_per_second
        self.requests = Limits(rate, rate * 2)
        self.tellings = Limits(rate / 5, rate)
        self.addresses: dict[str, str] = {}
        """Where guests came from last."""

    async def check(self, connection: AnyConnection, handler: BaseRouteHandler) -> None:
        """Refuse requests from other sites, and floods. This is Litestar's guard."""
        if not self.known_host(connection.headers.get("host", "")):
            raise Refused(421, "other-host")
        # A WebSocket has no method: it counts as one that changes something.
        if connection.scope.get("method") not in SAFE and not self.same_site(connection):
            raise Refused(403, "other-site")
        costly = connection.scope["path"].endswith(COSTLY)
        limits = self.tellings if costly else self.requests
        if not limits.allow(address(connection)):
            raise Refused(429, "too-fast")
        if "\0" in connection.scope["path"]:
            # No id has it, and PostgreSQL cannot be asked for one that has.
            raise Refused(404, "no-such-page")

    def known_host(self, host: str) -> bool:
        """Whether a browser may ask by this name: another site's may lead here (DNS rebinding)."""
        if self.any_host or not host:
            return True
        name = host[1:].split("]")[0] if host.startswith("[") else host.split(":")[0]
        name = name.lower().rstrip(".")
        return name in self.hosts or only_at_home(name)

    def same_site(self, connection: AnyConnection) -> bool:
        """Whether a request comes from our own page or from a program, not from another site."""
        origin = connection.headers.get("origin")
        if origin is None:
            return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        if origin in self.settings.origins:
            return True
        try:
            host = urlsplit(origin).netloc
        except ValueError:
            return False
        return bool(host) and host.lower() == connection.headers.get("host", "").lower()

    def identify(self, connection: AnyConnection) -> Identity:
        """Who asks; a program by its token, everybody else as a guest."""
        credentials = connection.headers.get("authorization", "")
        if credentials.lower().startswith(BEARER):
            return Identity(token=token_hash(credentials[len(BEARER) :].strip()))
        guest = self.guests.read(connection.cookies.get(COOKIE)) or ""
        if not guest or guest in self.guests.forgotten:
            return Identity()
        if len(self.addresses) >= MOST_KEYS:
            self.addresses.clear()
        self.addresses[guest] = address(connection)
        return Identity(guest)

    def guest(self, request: Request[Any, Any, Any]) -> Identity:
        """Who asks; somebody new becomes a guest and gets a cookie."""
        who = self.identify(request)
        if who.guest or who.token:
            return who
        if request.method not in SAFE:
            # Whoever is forgotten must not come back by a request that was on its way.
            self.guests.check(self.guests.read(request.cookies.get(COOKIE)) or "")
        # Asked twice in one request it is the same guest.
        guest: str = request.scope["state"].setdefault(NEW_GUEST, new_id())
        return Identity(guest)

    async def before_send(self, message: AsgiMessage, scope: Scope) -> None:
        """Add the headers; this is Litestar's hook."""
        if message["type"] != "http.response.start":
            return
        headers = [*message["headers"], *HEADERS]
        if scope["path"].startswith(("/api/", "/schema")):
            headers.append((b"cache-control", b"no-store"))
        if message["status"] == 429:
            # Coming back costs the other side something too.
            headers.append((b"connection", b"close"))
        guest = scope["state"].get(NEW_GUEST)
        if guest is not None:
            headers.append((b"set-cookie", self.cookie(guest, scope["scheme"]).encode()))
        message["headers"] = headers

    def cookie(self, guest: str, scheme: str) -> str:
        secure = "; Secure" if scheme == "https" else ""
        value = self.guests.cookie(guest)
        path = self.settings.prefix or "/"
        return f"{COOKIE}={value}; Path={path}; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"


def only_at_home(name: str) -> bool:
    """Whether nobody can own a name in the public network: one word, an address, a home's own."""
    if "." not in name or name.endswith(AT_HOME):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
