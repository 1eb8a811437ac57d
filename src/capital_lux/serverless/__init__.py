"""The page that needs no server: what a server does for its guests, for one person in the browser.

It runs in a worker of the browser, in Pyodide. `answers` has what it answers, `days` what
it says about the deal of the day, `house` keeps the tables, `table` is one of them. Rules, telling,
bots and protocol are those of the server.
"""
