## De pagina die het zonder server stelt, uit gewone bestanden

host-loading = Het spel wordt klaargezet: { $percent } %
host-loading-label = Hoe ver het is
host-failed = Deze browser kon het spel niet starten. Misschien helpt een nieuwere browser.
update-there = Er is een nieuwe versie van deze pagina. Je partijen blijven.
update-now = Herladen
