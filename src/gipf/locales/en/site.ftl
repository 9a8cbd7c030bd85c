## The page that is its own host, from plain files

host-loading = Getting the game ready: { $percent } %
host-loading-label = How far it is
host-failed = This browser could not start the game. A newer browser may help.
update-there = A new version of this page is there. Your games stay.
update-now = Reload
