"""What /metrics shows."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
_COMMIT = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)

MOVES = Counter("lux_moves", "Actions committed.", ["by"], registry=REGISTRY)
TAKE_BACKS = Counter("lux_take_backs", "Actions taken back.", registry=REGISTRY)
REFUSALS = Counter("lux_refusals", "Messages refused.", ["error"], registry=REGISTRY)
TABLES_MADE = Counter("lux_tables_made", "Tables made.", ["kind"], registry=REGISTRY)
GAMES_OVER = Counter("lux_games_over", "Games played to their end.", registry=REGISTRY)
TABLES = Gauge("lux_tables_in_memory", "Tables in memory.", registry=REGISTRY)
CONNECTIONS = Gauge("lux_connections", "Open WebSockets.", registry=REGISTRY)
COMMIT_SECONDS = Histogram(
    "lux_commit_seconds", "How long a commit takes.", registry=REGISTRY, buckets=_COMMIT
)
ENTRIES_IN_COMMIT = Histogram(
    "lux_writes_in_commit",
    "Writes that shared a commit.",
    registry=REGISTRY,
    buckets=(1, 2, 5, 10, 20, 50, 100, 500),
)
COSTLY_DROPPED = Counter(
    "lux_costly_dropped", "Costly requests dropped as nobody waited.", registry=REGISTRY
)
WRITES_REFUSED = Counter("lux_writes_refused", "Writes that failed.", registry=REGISTRY)
BOT_SECONDS = Histogram(
    "lux_bot_seconds",
    "From a bot's question to its answer.",
    ["level"],
    registry=REGISTRY,
    buckets=(0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)
BOT_FAULTS = Counter("lux_bot_faults", "Greedy moves made for a bot.", ["why"], registry=REGISTRY)
WORKERS = Gauge("lux_bot_processes", "Bots' processes that are ready.", registry=REGISTRY)
LATE_MOVES = Counter("lux_late_moves", "Moves made when a clock ran out.", registry=REGISTRY)
TALK_LINES = Counter("lux_talk_lines", "Things said at tables.", registry=REGISTRY)
RECORDS_READ = Counter("lux_records_read", "Records uploaded.", ["outcome"], registry=REGISTRY)
