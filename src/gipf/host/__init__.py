"""What a page's host does: live games and their clocks, lists, trees, the explorer, answers to every request.

How it is reached and where games are kept is not its business: `gipf.server` has HTTP, a WebSocket and a
database, `gipf.browser` a worker's messages and the browser's own store. Nothing here needs more than Python.
"""
