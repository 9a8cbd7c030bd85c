"""A page's host within the browser itself: requests as JSON, games in the browser's own store.

It runs in a worker, under Pyodide, from the same sources as the server; nothing here needs more than Python.
"""
