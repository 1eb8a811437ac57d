"""Play in the browser: tables, people and bots, over HTTP and WebSocket."""
