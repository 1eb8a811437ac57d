"""What /metrics shows."""

from __future__ import annotations

from functools import partial

import prometheus_client as prometheus

import capital_lux

REGISTRY = prometheus.CollectorRegistry()
prometheus.ProcessCollector(registry=REGISTRY)
Counter = partial(prometheus.Counter, registry=REGISTRY)
Gauge = partial(prometheus.Gauge, registry=REGISTRY)
Histogram = partial(prometheus.Histogram, registry=REGISTRY)
COMMIT = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)
ANSWER = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
BATCH = (1, 2, 5, 10, 20, 50, 100, 500)
ANALYSIS = (1, 5, 10, 20, 40, 80, 160, 320)
THOUGHT = (0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

VERSION = prometheus.Info("lux_version", "Which version runs.", registry=REGISTRY)
VERSION.info({"version": capital_lux.__version__})
MOVES = Counter("lux_moves", "Actions committed.", ["by"])
TAKE_BACKS = Counter("lux_take_backs", "Actions taken back.")
REFUSALS = Counter("lux_refusals", "Messages refused.", ["error"])
TABLES_MADE = Counter("lux_tables_made", "Tables made.", ["kind"])
GAMES_OVER = Counter("lux_games_over", "Games played to their end.")
TABLES = Gauge("lux_tables_in_memory", "Tables in memory.")
CONNECTIONS = Gauge("lux_connections", "Open WebSockets.")
COMMIT_SECONDS = Histogram("lux_commit_seconds", "How long a commit takes.", buckets=COMMIT)
ENTRIES_IN_COMMIT = Histogram("lux_writes_in_commit", "Writes that shared a commit.", buckets=BATCH)
REQUEST_SECONDS = Histogram(
    "lux_request_seconds", "How long an HTTP request takes.", ["status"], buckets=ANSWER
)
COSTLY_DROPPED = Counter("lux_costly_dropped", "Costly requests dropped as nobody waited.")
WRITES_REFUSED = Counter("lux_writes_refused", "Writes that failed.")
BOT_SECONDS = Histogram(
    "lux_bot_seconds", "From a bot's question to its answer.", ["level"], buckets=THOUGHT
)
BOT_FAULTS = Counter("lux_bot_faults", "Greedy moves made for a bot.", ["why"])
WORKERS = Gauge("lux_bot_processes", "Bots' processes that are ready.")
LATE_MOVES = Counter("lux_late_moves", "Moves made when a clock ran out.")
TALK_LINES = Counter("lux_talk_lines", "Things said at tables.")
ANALYSES = Counter("lux_analyses", "Games analysed.", ["outcome"])
ANALYSES_WAITING = Gauge("lux_analyses_waiting", "Analyses that others come before.")
ANALYSIS_SECONDS = Histogram(
    "lux_analysis_seconds", "How long an analysis takes.", buckets=ANALYSIS
)
HINTS = Counter("lux_hints", "Hints given.")
RECORDS_READ = Counter("lux_records_read", "Records uploaded.", ["outcome"])
