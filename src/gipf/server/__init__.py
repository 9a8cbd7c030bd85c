"""The app's server: HTTP and WebSocket, the games that are played, their clocks, store and engine."""

from gipf.extras import need

need("app")
