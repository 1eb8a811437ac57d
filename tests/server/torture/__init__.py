"""A checker in the manner of Jepsen: people play at three processes while everything is broken.

People (`people.py`) act, take back, talk, vote, sit down, leave, stay away and let clocks run out,
each at any of the processes. The nemesis (`nemesis.py`) kills and stops processes, restarts the
database and cuts connections. The checker (`checker.py`) holds all that people were ever sent
against the log: what was acknowledged is in it once and in order, and everybody has seen a
beginning of it, as their seat may see it.
"""
