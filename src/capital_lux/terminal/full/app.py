"""The full-screen game as a Textual app."""

from __future__ import annotations

import os
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Event, InputEvent

from capital_lux.terminal.full.dialogs import Covering
from capital_lux.terminal.full.menu import MenuScreen
from capital_lux.terminal.full.screens import TableScreen
from capital_lux.terminal.full.sources.source import Source


class LuxApp(App[None]):
    """Shows one table. The terminal's own colours are used, so that any terminal will do."""

    TITLE = "Capital Lux"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, first: TableScreen | MenuScreen) -> None:
        """`first`: a table, or the menu from which one is chosen."""
        super().__init__(ansi_color=True)
        self.first = first
        self.table: TableScreen | None = None

    def on_mount(self) -> None:
        if isinstance(self.first, MenuScreen):
            self.push_screen(self.first, self.sit_down)
        else:
            self.table = self.first
            self.push_screen(self.first)

    async def on_event(self, event: Event) -> None:
        """Ignore a key that comes when everything is closed already."""
        if self.screen_stack or not isinstance(event, InputEvent):
            await super().on_event(event)

    def sit_down(self, source: Source | None) -> None:
        if source is not None:
            self.table = TableScreen(source)
            self.push_screen(self.table)

    def action_leave(self) -> None:
        """A ctrl-C asks first; in a dialog it changes nothing."""
        if isinstance(self.screen, Covering) and self.screen.refusal is not None:
            self.screen.answer(self.screen.refusal)
        elif self.table is not None:
            self.table.leave()
        else:
            self.exit()

    async def on_unmount(self) -> None:
        """Save the game, whatever happened."""
        if self.table is not None:
            await self.table.source.close()


def run_screen(first: TableScreen | MenuScreen) -> int:
    """Show a screen and what follows until the user leaves; the exit status."""
    # A size in the environment is what some shell once saw: it would hide every resize.
    for name in ("COLUMNS", "LINES"):
        os.environ.pop(name, None)
    app = LuxApp(first)
    app.run()
    for line in app.table.source.farewell() if app.table is not None else ():
        print(line)
    return app.return_code or 0
