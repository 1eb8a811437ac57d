"""The addresses that a client can ask: HTTP and WebSocket."""
