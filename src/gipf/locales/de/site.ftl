## Die Seite, die ohne Server auskommt, aus einfachen Dateien

host-loading = Das Spiel wird vorbereitet: { $percent } %
host-loading-label = Wie weit es ist
host-failed = Dieser Browser konnte das Spiel nicht starten. Vielleicht hilft ein neuerer Browser.
update-there = Es gibt eine neue Version dieser Seite. Deine Partien bleiben.
update-now = Neu laden
here-now = Der Server antwortet nicht, deshalb macht diese Seite allein weiter. Deine Partien bleiben in diesem Browser, bis er wieder da ist.
here-mark = Partien werden vorerst in diesem Browser aufbewahrt
here-other = Diese Partie liegt beim Server, und der antwortet nicht. Wenn er wieder da ist, kannst du sie fortsetzen.
here-again = Der Server ist wieder da.
here-back = { $count ->
    [one] Der Server ist wieder da und hat jetzt auch die Partie, die du inzwischen gespielt hast.
   *[other] Der Server ist wieder da und hat jetzt auch die { $count } Partien, die du inzwischen gespielt hast.
}
here-left = { $count ->
    [one] Eine Partie konnte der Server nicht übernehmen. Sie bleibt in diesem Browser.
   *[other] { $count } Partien konnte der Server nicht übernehmen. Sie bleiben in diesem Browser.
}
