"""The files of the web page."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from capital_lux.server.routes.pages import Files, documents, pages

CODE = "const answer = 42;\n" * 200


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<html lang="en"><title>page</title>')
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "index-1.js").write_text(CODE)
    return tmp_path


def test_code_comes_packed_to_those_who_can_unpack(folder: Path) -> None:
    with TestClient(Litestar(pages(Files(folder)))) as client:
        for _ in range(2):
            packed = client.get("/assets/index-1.js", headers={"accept-encoding": "gzip, br"})
            assert packed.headers["content-encoding"] == "gzip"
            assert int(packed.headers["content-length"]) < len(CODE) / 10
            assert packed.text == CODE
        plain = client.get("/assets/index-1.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == CODE
        assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"


def test_only_names_with_a_fingerprint_are_kept_for_ever(folder: Path) -> None:
    with TestClient(Litestar(pages(Files(folder)))) as client:
        assert "immutable" in client.get("/assets/index-1.js").headers["cache-control"]
        for address in ("/", "/t/some-table", "/w/some-table", "/icon.svg"):
            assert client.get(address).headers["cache-control"] == "no-cache"


def test_without_pages_it_is_said_how_to_build_them(tmp_path: Path) -> None:
    with TestClient(Litestar(pages(Files(tmp_path / "nothing")))) as client:
        answer = client.get("/")
        assert answer.status_code == 200
        assert "make web" in answer.text


def test_the_page_leads_to_the_documentation_only_where_there_is_one(folder: Path) -> None:
    for documented in (True, False):
        with TestClient(Litestar(pages(Files(folder, "/lux", documented)))) as client:
            assert ("data-docs" in client.get("/").text) == documented


def test_a_folder_of_the_documentation_shows_its_front_page(folder: Path) -> None:
    (folder / "fr").mkdir()
    (folder / "fr" / "index.html").write_text("<title>jouer</title>")
    with TestClient(Litestar(documents(Files(folder)))) as client:
        for address in ("/docs/fr", "/docs/fr/", "/docs/fr/index.html"):
            answer = client.get(address)
            assert "jouer" in answer.text
            assert answer.url.path.startswith("/docs/fr/")
        assert client.get("/docs").url.path == "/docs/"
