# The list of games, statistics, sharing, pictures and the explorer. $player is w or b; a name ($name, $players) comes as it is.

## Games

games-search = Search players, variants, results
games-search-short = Search
games-bring = Open a file
games-brought = { $count ->
    [one] The game is in your list now.
   *[other] { $count } games are in your list now.
}
games-not-brought = { $file }: { $why }
games-going-on = { $turns ->
    [0] not begun
    [one] after one turn
   *[other] after { $turns } turns
}
games-result = { $result ->
    [w] White won
    [b] Black won
   *[draw] Draw
} after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
games-analyse = Analyse the game { $players }
games-delete = Delete the game { $players }
games-delete-short = Delete
games-more = Show more
games-none = No games yet. They are kept here as you play.
games-none-found = No game fits.
games-none-play = Play one
games-tabs = Lists
games-tab = { $tab ->
    [all] Games
    [studies] Studies
   *[statistics] Statistics
}
games-filter = Which games
games-filter-result = Result
games-filter-result-name = { $result ->
    [any] Any result
    [open] Still open
    [won] Won
    [drawn] Drawn
    [lost] Lost
    [w] White won
   *[b] Black won
}
games-filter-variant = Game
games-filter-variant-any = Any game
games-filter-opponent = Opponent
games-filter-opponent-name = { $opponent ->
    [any] Any opponent
    [people] People
    [computer] The computer
   *[computers] Computer against computer
}
games-filter-clear = Show all
games-none-studies = No studies yet. Analyse something and keep it, and it is here.
games-none-analyse = Analyse something
games-study = Study: { $variant }
games-study-turns = { $turns ->
    [0] no turns yet
    [one] one turn
   *[other] { $turns } turns
}
games-describe = Name and note
games-describe-of = Name and note: { $name }
games-title-field = Name
games-note-field = Note
games-describe-keep = Keep
games-describe-cancel = Leave as it was
games-deleted = It is deleted.
games-undo = Bring it back
games-restored = It is back.

## Sharing

share = Share this game
share-file = File
share-picture = Picture
share-link = Link
share-link-why = The whole game is in the link itself.
share-copy = Copy the link
share-copied = Copied
share-copy-yourself = The browser does not let this page copy. Copy the marked link yourself.

## Statistics

stats-none = Play a game against the computer to its end, and it counts here.
stats-games = { $count ->
    [one] game
   *[other] games
}
stats-score = { $score ->
    [won] won
    [drawn] drawn
   *[lost] lost
}
stats-streak = { $score ->
    [won] won in a row, up to now
    [drawn] drawn in a row, up to now
   *[lost] lost in a row, up to now
}
stats-longest = won in a row at best
stats-show = { $variant }, level { $level }: show these games
