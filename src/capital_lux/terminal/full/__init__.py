"""The full-screen game. It shows table models and tells messages; it knows no rule and no text.

`source.py` is where a table comes from, `local.py`, `remote.py` and `recorded.py` are its kinds.
`sheet.py` collects what a source says, `page.py` paints it as lines, `picker.py` knows which key
chooses what. Only `canvas.py`, `screens.py` and `app.py` know Textual.
"""
