"""The full-screen game. It shows table models and tells messages; it knows no rule and no text.

`sources` is where tables come from: a game on this machine, a server, a record. `sheet.py`
collects what a source says, `paint` makes lines of it, `picker.py` knows which key chooses what.
Textual is known to `paint/canvas.py`, to `app.py` and to the screens: `screens.py`, `replaying.py`,
`menu.py`, `dialogs.py` and `story.py`.
"""
