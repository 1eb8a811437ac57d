"""The full-screen game as a Textual app."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from capital_lux.terminal.full.dialogs import Covering
from capital_lux.terminal.full.screens import TableScreen
from capital_lux.terminal.full.source import Source


class LuxApp(App[None]):
    """Shows one table. The terminal's own colours are used, so that any terminal will do."""

    TITLE = "Capital Lux"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, source: Source, table: TableScreen | None = None) -> None:
        super().__init__(ansi_color=True)
        self.source = source
        self.table = table or TableScreen(source)

    def on_mount(self) -> None:
        """Show the table."""
        self.push_screen(self.table)

    def action_leave(self) -> None:
        """A ctrl-C asks first; in a dialog it changes nothing."""
        if isinstance(self.screen, Covering) and self.screen.refusal is not None:
            self.screen.dismiss(self.screen.refusal)
        else:
            self.table.leave()

    async def on_unmount(self) -> None:
        """The game is saved whatever happens."""
        await self.source.close()


def run_table(source: Source, table: TableScreen | None = None) -> int:
    """Show a table until the user leaves; the exit status. `table`: a screen of its own kind."""
    app = LuxApp(source, table)
    app.run()
    for line in source.farewell():
        print(line)
    return app.return_code or 0
