## Everything of a reader as one file

archive-title = Your games and progress
archive-text-browser = Games, studies, side games, progress in the course, puzzle rating and settings are kept in this browser alone. One file holds all of it: keep it safe, open it in another browser, or take it to a server.
archive-text-server = Games, studies and side games are kept by the server; progress in the course, puzzle rating and settings by this browser. One file holds all of it. Files from the app without a server can be opened here, too.
archive-export = Export everything
archive-import = Import a file
archive-busy = One moment …
archive-written = { $count ->
    [one] Saved: { $count } game with everything else.
   *[other] Saved: { $count } games with everything else.
}
archive-added = { $count ->
    [one] { $count } game was added.
   *[other] { $count } games were added.
}
archive-updated = { $count ->
    [one] { $count } game had gone on there and was brought up to date.
   *[other] { $count } games had gone on there and were brought up to date.
}
archive-known = { $count ->
    [one] { $count } game was here already.
   *[other] { $count } games were here already.
}
archive-copied = { $count ->
    [one] { $count } game went on differently in both places: both are kept.
   *[other] { $count } games went on differently in both places: both versions are kept.
}
archive-more = Progress, rating and settings were joined; what you chose here stays.
archive-nothing = The file holds nothing that was not here.
archive-unchanged = Nothing was changed.
archive-no-file = This is not a file that was exported here.
archive-newer = This file was written by a newer version of the page. Reload the page first.
archive-damaged = This file was exported here but is damaged.
