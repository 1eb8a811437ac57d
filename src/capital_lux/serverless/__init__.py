"""The page that needs no server: what a server does for its guests, for one person in the browser.

It runs in a worker of the browser, in Pyodide. `house` answers requests and keeps the tables,
`table` is one of them. Rules, telling, bots and protocol are those of the server.
"""
