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
    [0] Nothing played yet
    [one] Unfinished, after one turn
   *[other] Unfinished, after { $turns } turns
}
games-result = { $result ->
    [won] You won
    [lost] You lost
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
    [side] Other games
    [look] Games to look at
   *[statistics] Statistics
}
games-filter = Which games
# What unfolds the filters on a phone; $count of them are set.
games-filter-fold = { $count ->
    [0] Filter
    [one] Filter: one set
   *[other] Filter: { $count } set
}
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
games-none-studies = No studies yet. A study is an analysis with a name of its own. Open a game or a position under “Analyse”, choose “Save, share” there and then “Keep as a study”.
games-none-analyse = Analyse something
games-none-side = No side games yet. The games that settle challenges can be played by themselves, and are kept here then.
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

## Games to look at

look-about = The engine against itself, in games in which something happens. Each is annotated: the chances, mistakes and why they are mistakes, and what was better.
look-kind = What happens
look-kind-name = { $kind ->
    [any] Whatever happens
    [comeback] A comeback
    [seesaw] The lead changes often
    [blunder] A blunder
    [steady] Small mistakes
   *[flawless] No mistakes
}
look-end = Ending
look-end-name = { $end ->
    [any] Any ending
    [no_move] Nothing left to push
    [gipf_lost] The last GIPF-piece lost
    [repetition] A draw: the same position three times
   *[quiet] A draw: nothing captured for long
}
look-length = Length
look-length-name = { $length ->
    [any] Any length
    [short] Up to 20 turns
    [middle] 21 to 40 turns
   *[long] More than 40 turns
}
look-found = { $count ->
    [one] one game
   *[other] { $count } games
}
look-away = These games cannot be fetched now.
look-none = There is no such game among those to look at.

## Sharing

share = Share this game
share-public = Link to this game
share-public-why = Whoever opens it sees the game as it goes on. Messengers show the board with it.
share-link = Link
share-link-why = The whole game is in the link itself.
share-copy = Copy the link
share-copied = Copied
share-copy-yourself = The browser does not let this page copy. Copy the marked link yourself.
share-link-local = Link for this computer
share-link-local-why = It opens only on this computer, while GIPF is running here. To others, send the file, the moves or a picture.
share-copy-what = Copy
share-save-what = Save and print
share-way = { $way ->
    [moves] Moves
    [position] Position
    [text] Whole game as text
    [picture] Picture
    [file] File
    [png] Picture (PNG)
    [film] Animation (GIF)
   *[print] Print
}
share-cannot-copy = The browser does not let this page copy. Save it instead.
share-embed = For your own web page
share-embed-why = Shows the board, or the whole game to step through, on your website or blog: copy it here and paste it there.
share-embed-script = Your page also needs this file: { $file }
share-embed-what = { $what ->
    [board] Copy the board
   *[game] Copy the game
}

## Statistics

stats-none = Play a game against the computer to its end, and it counts here. Games in which the computer played for you do not count.
stats-counted = Finished games against the computer count. Games in which the computer played for you do not count.
stats-games = { $count ->
    [one] game
   *[other] games
}
# Above how many of a hundred games were won.
stats-share = Share won
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

## Animations

film = Animation of the game
film-size = Size
film-size-name = { $size ->
    [small] Small
    [medium] Medium
   *[large] Large
}
film-pace = Pace
film-pace-name = { $pace ->
    [slow] Slow
    [normal] Medium
   *[quick] Quick
}
film-make = Make it
film-progress = Picture { $done } of { $of }
film-stop = Stop
film-again = Make another
film-save = Save ({ $size } kB)
