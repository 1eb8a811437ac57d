"""Takes a seat at a table of a server. What proves that a seat is ours is kept in a file."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from collections.abc import Mapping
from itertools import chain
from typing import Any
from urllib.parse import urlsplit

from capital_lux.console.options import read_powers
from capital_lux.console.refusal import FAILED, Refusal, said_by_system
from capital_lux.terminal.full.sources.tokens import PAGES, PLAYERS, WATCHERS, Address, SeatTokens
from capital_lux.terminal.opponents import USUAL

CLOCK = re.compile(r"(?P<time>[0-9]{1,6}(?:\.[0-9]{1,2})?)(?:\+(?P<increment>[0-9]{1,4}))?")
PATIENCE = 10.0
"""Seconds to wait for an answer."""


def address_of(server: str | None, link: str) -> Address:
    """The table that the options mean; a whole link says the server too.

    >>> address_of(None, "http://localhost:8000/t/abc")
    Address(server='http://localhost:8000', kind='tables', table='abc')
    >>> address_of("localhost:8000", "abc").socket
    'ws://localhost:8000/api/tables/abc/socket'
    >>> address_of(None, "https://example.org/lux/t/abc").server  # below a path
    'https://example.org/lux'
    """
    place = urlsplit(link)
    if place.scheme in ("http", "https"):
        page, _, table = place.path.rstrip("/").rpartition("/")
        prefix, _, name = page.rpartition("/")
        server = server or f"{place.scheme}://{place.netloc}{prefix}"
        kind = PAGES.get(name)
        if kind is None or not table:
            raise Refusal("full-refusal-link", link=link)
    else:
        kind, table = PLAYERS, link.strip("/")
    if not server:
        raise Refusal("full-refusal-no-server")
    return Address(server_of(server), kind, table)


def server_of(text: str) -> str:
    """A server's address without a slash at its end."""
    if "://" not in text:
        text = f"http://{text}"
    if urlsplit(text).scheme not in ("http", "https"):
        raise Refusal("full-refusal-link", link=text)
    return text.rstrip("/")


class Client:
    """Asks a server over HTTP."""

    def __init__(self, address: Address, token: str = "") -> None:
        self.address = address
        self.token = token
        self.cookie = ""

    @property
    def headers(self) -> dict[str, str]:
        """What says who we are: the seat's token; before there is one, the guest's cookie."""
        if self.token:
            return {"Authorization": f"Bearer {self.token}"}
        return {"Cookie": self.cookie} if self.cookie else {}

    def ask(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """Ask, and give the JSON of the answer; a `Refusal` has the server's words."""
        data = None if body is None else json.dumps(body).encode()
        headers = {**self.headers, "Content-Type": "application/json"}
        url = f"{self.address.server}{path}"
        request = urllib.request.Request(url, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                self.cookie = (answer.headers["Set-Cookie"] or self.cookie).split(";")[0]
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            with refused:
                raise refusal_of(refused.read()) from None
        except (OSError, ValueError) as problem:
            why = said_by_system(getattr(problem, "reason", problem))
            server = self.address.server
            raise Refusal("full-refusal-server", FAILED, server=server, problem=why) from None

    def info(self) -> dict[str, Any]:
        found: dict[str, Any] = self.ask("GET", self.address.path)
        return found

    def sit(self, seat: int, name: str | None) -> dict[str, Any]:
        found = self.ask("POST", f"{self.address.path}/seats/{seat}", {"name": name})
        self.token = found["token"]
        info: dict[str, Any] = found["info"]
        return info

    def want_bot(self, seat: int, level: str) -> None:
        """Fill an open seat with a bot, or vote for one where somebody is away."""
        self.ask("POST", f"{self.address.path}/seats/{seat}/bot", {"level": level})

    def hint(self, seat: int | None) -> dict[str, Any]:
        found: dict[str, Any] = self.ask("POST", f"{self.address.path}/hint", {"seat": seat})
        return found

    def rematch(self) -> str:
        """Another game with the same people; its table."""
        found = self.ask("POST", f"{self.address.path}/rematch", {"same_deal": False})
        return str(found["table"])


def refusal_of(body: bytes) -> Refusal:
    try:
        error = json.loads(body)["error"]
        return Refusal(str(error["id"]), FAILED, **error["args"])
    except (ValueError, KeyError, TypeError):
        return Refusal("full-refusal-answer", FAILED)


def seated(
    client: Client, seat: int | None, name: str | None, tokens: SeatTokens
) -> dict[str, Any]:
    """Sit down: where we were told to, where we sat before, or in the first open seat.

    A seat that another program on this machine plays from is another person's.
    """
    info = client.info()
    if client.address.kind == WATCHERS:
        return info
    players = {player["seat"]: player for player in info["players"]}
    known = tokens.of(client.address)
    ours = (at for at in known if at in players and tokens.hold(client.address, at))
    free = (at for at, player in players.items() if player["kind"] == "open")
    wanted = seat if seat is not None else next(chain(ours, free), None)
    if wanted is None:
        # No seat for us: the public view.
        return info
    if wanted in known:
        client.token = known[wanted]
        info = client.info()
        if wanted not in info["mine"]:
            # The seat is somebody else's by now, or free: a token opens no other seat.
            client.token = ""
        elif players[wanted]["kind"] == "person":
            return info
    info = client.sit(wanted, name)
    tokens.keep(client.address, wanted, client.token)
    tokens.hold(client.address, wanted)
    return info


def made_table(server: str, options: Mapping[str, Any], tokens: SeatTokens) -> Client:
    """A new table on a server, at which we have seat 0."""
    client = Client(Address(server_of(server), PLAYERS, ""))
    table = client.ask("POST", f"/api/{PLAYERS}", options)["table"]
    client.address = client.address._replace(table=table)
    client.sit(0, None)
    tokens.keep(client.address, 0, client.token)
    return client


def read_clock(text: str | None) -> dict[str, int]:
    """A clock from an option: seconds for a move, or minutes for the game + seconds per move.

    >>> read_clock("60"), read_clock("5+3"), read_clock("1.5+0")
    ({'clock': 60}, {'clock': 300, 'increment': 3}, {'clock': 90, 'increment': 0})
    """
    if text is None:
        return {}
    found = CLOCK.fullmatch(text.strip())
    if found is None:
        raise Refusal("full-refusal-clock", clock=text)
    if found["increment"] is None:
        return {"clock": round(float(found["time"]))}
    return {"clock": round(float(found["time"]) * 60), "increment": int(found["increment"])}


def new_options(
    edition: str, seats: int, powers: str | None, level: str | None, clock: str | None = None
) -> dict[str, Any]:
    """A new table as the options want it: with friends, against bots if a level is named."""
    return {
        **read_clock(clock),
        "edition": edition,
        "seats": seats,
        "powers": read_powers(powers),
        "kind": "friends" if level is None else "bots",
        "level": level or USUAL,
    }
