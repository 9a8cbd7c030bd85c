## Die Seite, die ohne Server auskommt, aus einfachen Dateien

host-loading = Das Spiel wird vorbereitet: { $percent } %
host-loading-label = Wie weit es ist
host-failed = Dieser Browser konnte das Spiel nicht starten. Vielleicht hilft ein neuerer Browser.
update-there = Es gibt eine neue Version dieser Seite. Deine Partien bleiben.
update-now = Neu laden
