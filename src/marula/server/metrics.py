"""What is counted, for whoever watches over a server: Prometheus reads it at /metrics. No label names anybody."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("marula_moves", "Changes of tables that are on disk: moves, and moves taken back")
APPEND_SECONDS = Histogram(
    "marula_append_seconds",
    "How long a change took to be on disk",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
SOCKETS = Gauge("marula_sockets", "Pages that are connected to a table")
TABLES = Gauge("marula_tables_in_memory", "Tables that somebody looks at or a bot plays at")
BOTS_WAITING = Gauge("marula_bots_waiting", "Decisions that bots have been asked for and have not made yet")
BOTS_FAILED = Counter("marula_bots_failed", "Decisions that a bot did not make in time, or died over", ["level"])
BOTS_DECIDED = Counter(
    "marula_bots_decided", "Decisions of bots, by who made them: the level asked for, or a weaker one", ["level"]
)
MINDS = Counter("marula_bot_processes", "Processes for bots that were started")
REQUESTS = Counter("marula_http_requests", "Answers given", ["method", "route", "status"])
REQUEST_SECONDS = Histogram("marula_http_request_seconds", "How long answers took", ["route"])
REFUSED = Counter("marula_refused", "Requests and sockets that were not let in", ["reason"])
