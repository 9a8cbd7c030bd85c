"""Many pages at several servers, on a real PostgreSQL and a real Redis, while all sorts of things go wrong.

What is here judges no times: ``bench/online.py`` runs it at full size and prints how long things took, and
``tests/server/test_holds.py`` runs it small, and looks only at what is right and wrong.
"""
