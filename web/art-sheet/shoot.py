"""Pictures of the contact sheet, and the app's icons, made with Chromium.

    python shoot.py sheet BUILT OUT    BUILT: the folder into which Vite built art-sheet/index.html
    python shoot.py icons              from src/art/icons/favicon.svg

The sheet is served with the policy of the game's server (`default-src 'self'`); anything that the
browser refuses or reports ends the run with an error.
"""

import functools
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

CHROMIUM = "/usr/bin/chromium"
ICONS = Path(__file__).resolve().parents[1] / "src" / "art" / "icons"
ICON_SIZES = (192, 512)
PARTS = {"cards": 1480, "columns": 1100, "pieces": 1240}
THEMES = ("light", "dark")


class Quiet(SimpleHTTPRequestHandler):
    """Files of one folder, under the policy that the game's pages have."""

    def end_headers(self) -> None:
        """Add the policy."""
        self.send_header("Content-Security-Policy", "default-src 'self'")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address at which a folder is served."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()


def shoot_sheet(browser: Browser, built: Path, out: Path) -> list[str]:
    """Write one picture a part and theme; return what the browser complained about."""
    complaints: list[str] = []
    out.mkdir(parents=True, exist_ok=True)
    with served(built) as address:
        for part, width in PARTS.items():
            for theme in THEMES:
                page = browser.new_page(viewport={"width": width, "height": 400})
                page.on("console", lambda message: complaints.append(message.text))
                page.on("pageerror", lambda error: complaints.append(str(error)))
                page.goto(f"{address}/index.html?theme={theme}&part={part}")
                page.locator("svg").first.wait_for()
                page.screenshot(path=out / f"art-{part}-{theme}.png", full_page=True)
                page.close()
    return complaints


def draw_icons(browser: Browser) -> None:
    """Write the icons an installed app needs: the favicon on its own colour up to the edges."""
    svg = (ICONS / "favicon.svg").read_text()
    for size in ICON_SIZES:
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<style>body{{margin:0;background:#2a2140}}</style>{svg}")
        page.screenshot(path=ICONS / f"icon-{size}.png")
        page.close()


def main(words: list[str]) -> int:
    """Do what the command line asks."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        if words == ["icons"]:
            draw_icons(browser)
            return 0
        if len(words) == 3 and words[0] == "sheet":
            complaints = shoot_sheet(browser, Path(words[1]), Path(words[2]))
            print(*complaints, sep="\n", end="")
            return 1 if complaints else 0
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
