## Alles, was jemandem gehört, in einer Datei

archive-title = Deine Partien und Fortschritte
archive-text-browser = Partien, Studien, Nebenspiele, Fortschritt im Kurs, Aufgabenwertung und Einstellungen liegen nur in diesem Browser. Eine Datei fasst alles zusammen: Bewahre sie auf, öffne sie in einem anderen Browser oder bring sie auf einen Server.
archive-text-server = Partien, Studien und Nebenspiele liegen auf dem Server; Fortschritt im Kurs, Aufgabenwertung und Einstellungen in diesem Browser. Eine Datei fasst alles zusammen. Auch Dateien aus der App ohne Server lassen sich hier öffnen.
archive-export = Alles exportieren
archive-import = Datei importieren
archive-busy = Einen Moment …
archive-written = { $count ->
    [one] Gespeichert: { $count } Partie und alles andere.
   *[other] Gespeichert: { $count } Partien und alles andere.
}
archive-added = { $count ->
    [one] { $count } Partie ist neu dazugekommen.
   *[other] { $count } Partien sind neu dazugekommen.
}
archive-updated = { $count ->
    [one] { $count } Partie war dort weitergegangen und ist jetzt auf dem neuen Stand.
   *[other] { $count } Partien waren dort weitergegangen und sind jetzt auf dem neuen Stand.
}
archive-known = { $count ->
    [one] { $count } Partie war schon hier.
   *[other] { $count } Partien waren schon hier.
}
archive-copied = { $count ->
    [one] { $count } Partie ging an beiden Orten verschieden weiter: beide Fassungen bleiben.
   *[other] { $count } Partien gingen an beiden Orten verschieden weiter: beide Fassungen bleiben.
}
archive-more = Fortschritt, Wertung und Einstellungen sind zusammengeführt; was du hier gewählt hast, bleibt.
archive-nothing = Die Datei enthält nichts, was nicht schon hier war.
archive-unchanged = Nichts wurde geändert.
archive-no-file = Das ist keine Datei, die hier exportiert wurde.
archive-newer = Diese Datei stammt von einer neueren Fassung der Seite. Lade die Seite zuerst neu.
archive-damaged = Diese Datei wurde hier exportiert, ist aber beschädigt.
