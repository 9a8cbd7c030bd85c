# What only the game in the terminal says. What is typed (moves, commands, file names) is the same in all languages.
# $player is w or b. A line has 80 columns, so the words around the board are short; * is any number.

## Around the board

terminal-turn = { $variant }, turn { $turn }
terminal-reserve = { $player ->
    [w] White
   *[b] Black
}: { $units } in reserve
terminal-basic = { $count } basic
terminal-nothing = nothing
terminal-in-play = { $count ->
    [0] no GIPF-pieces up
    [one] 1 GIPF-piece up
   *[other] { $count } GIPF-pieces up
}
terminal-challenges = { $left ->
    [0] no challenges
    [unlimited] * challenges
    [one] one challenge
   *[other] { $left } challenges
}
terminal-piles = piles: { $piles }
terminal-on = { $upper } on { $lower }
terminal-legend = { $sign ->
    [basic] basic
    [gipf] GIPF
    [loaded] loaded
    [stack] stack
    [used] used
    [pile] pile of 2
    [last] last move
    [dots] dots of a piece
   *[row] row
}
# Above the board of a side game: $signs are the letters of a side’s pieces, as in R M.
terminal-side-who = { $who ->
    [you] you
    [computer] the computer
    [level] level { $level }
    [w] White in the game
   *[b] Black in the game
}
terminal-side-seat = { $side }: { $who }
terminal-side-score = { $game ->
    [yinsh] rings { $white }–{ $black }
   *[dvonn] pieces { $white }–{ $black }
}

## What to type

terminal-welcome = Type a move, 'hint' for the moves there are, 'best' for a good one, 'help' or 'quit'.
terminal-example = For example: { $moves }
terminal-type = Type { $moves }
# Moves that are words; what is written here can be typed for them, also the English word.
terminal-word = { $word ->
    [pass] pass
    [throw] throw
    [draw] draw
    [heads] heads
    [tails] tails
    [rock] rock
    [paper] paper
    [scissors] scissors
    [fold] fold
   *[other] { $word }
}
terminal-help = { $what ->
    [move] a move, as 'hint' lists them
    [push] push in: enter an empty spot, or push from a dot (g7) to where the farthest piece lands (d6); dot and first spot will do too
    [unit] the same with another unit: G T Z D Y P
    [use] use a potential
    [extra] TAMSK’s extra push
    [clear] clear a row
    [pass] where that is possible
    [several] several decisions of a turn at once
    [hint] the legal moves, grouped; hint e1, hint Z, hint all
    [best] what the engine would play, and the result it expects
    [undo] take back the last decision; 'undo 3', the last three
    [side-hint] the moves there are, or those with a point or a letter
    [side-best] what the computer would play at its best
    [rules] what the game is about, in short
    [flip] turn the board round
    [names] name the empty spots
    [show] draw the board again
    [position] its text, to copy
    [save] write a game file (every decision is kept anyway)
    [save-over] the same, over a file that is there already
    [end] end the game
    [new] begin another
   *[quit] leave; gipf play --terminal --resume goes on
}
# What may also be typed, with spaces between; help, ?, quit and exit always may.
terminal-words = { $command ->
    [help] help
   *[quit] quit leave
}
# What a game is about: its aim, and a turn.
terminal-rules = { $game ->
    [gipf] Each turn pushes a piece in from the edge. Four of your colour in a row leave the board: yours return to your reserve, the other player’s are captured. Who has no piece to bring in, or has lost all GIPF-pieces, loses.
    [yinsh] Five markers of your colour in a row let you take one of your rings off the board; three rings win, in blitz one. A ring moves along a line, leaves a marker and turns over the markers it passes.
    [dvonn] Who controls more pieces at the end wins. A stack moves as many spaces as it is high, in a straight line, onto another stack; what has no link to a red DVONN piece leaves the board.
    [tzaar] Who has lost all pieces of one type, or cannot capture, loses. A turn is a capture, then another capture, a stack made higher, or a pass. A stack captures the first one in its line that is not higher.
    [zertz] Collect enough marbles of a colour or of each. A turn puts a marble on a ring and takes a free ring away from the edge; but who can jump over a marble must, and keeps it.
    [punct] Join two opposite sides of the board with your pieces. A turn adds a piece or moves one of yours; pieces can lie on each other.
    [rps] Rock beats scissors, scissors beat paper, paper beats rock. Both choose in secret.
    [die] Both throw a die; the higher throw wins.
    [cards] Both draw a card; the higher card wins.
    [dominoes] Lay dominoes at the ends of the line, like pips to like. Who has none left wins; if nobody can go on, who has fewer pips.
   *[coin] White calls heads or tails, then the coin is thrown.
}
terminal-rules-where = All the rules, with pictures: 'gipf' opens the page; press ? there.

## What is said

terminal-plays = { $player ->
    [w] White plays { $move }.
   *[b] Black plays { $move }.
}
terminal-person = { $name }: { $why }. { $player ->
    [w] A person plays White.
   *[b] A person plays Black.
}
terminal-no-hint = There is no legal move with '{ $what }'; 'hint' lists all there are.
terminal-chance = { $player ->
    [w] { $moves }: White’s expected result is { $percent }%.
   *[b] { $moves }: Black’s expected result is { $percent }%.
}
terminal-wins = { $player ->
    [w] { $moves }: White wins in
   *[b] { $moves }: Black wins in
} { $count ->
    [one] one turn.
   *[other] { $count } turns.
}
terminal-loses = { $player ->
    [w] { $moves }: White loses in
   *[b] { $moves }: Black loses in
} { $count ->
    [one] one turn.
   *[other] { $count } turns.
}
terminal-agrees = { $player ->
    [w] White agrees.
   *[b] Black agrees.
}
terminal-declines = { $player ->
    [w] White declines: it thinks it is ahead.
   *[b] Black declines: it thinks it is ahead.
}
# $why is tie, where a challenge is settled, or early.
terminal-declines-side = { $player ->
    [w] White declines
   *[b] Black declines
}: { $why ->
    [tie] a draw here is as good as a win for the player who announced the potential
   *[early] it is too early for that
}.
terminal-draw = { $player ->
    [w] White, do you agree on a draw? (y/n)
   *[b] Black, do you agree on a draw? (y/n)
}
# What means yes, with spaces between; y always does.
terminal-yes = y yes
terminal-goes-on = The game goes on.

## Files

# Why a file cannot be written: $cause is the system’s name of it, $why what the system says.
terminal-file = { $cause ->
    [ENOENT] there is no such folder
    [EISDIR] this is a folder
    [ENOTDIR] this is no folder
    [EINVAL] this is not a file a game could be in
    [EACCES] writing is not allowed here
    [EPERM] writing is not allowed here
    [EROFS] writing is not allowed here
    [ENOSPC] the disk is full
   *[other] { $why }
}
# Why a file on the command line cannot be used, behind its name.
terminal-unusable = { $cause ->
    [ENOENT] No such file or directory
    [EISDIR] Is a directory
    [EACCES] Permission denied
   *[other] { $why }
}; name another file
terminal-no-writing = { $path } cannot be written ({ $why })
terminal-save-it = { $trouble }: use 'save FILE' to keep this game.
terminal-wrong-file = { $file }: { $why }; choose another file.
terminal-there-already = { $path } is there already: choose another name, or 'save! { $name }'.
terminal-saved = Saved in { $path }
terminal-kept-nowhere = This game is kept nowhere: 'save FILE', or 'quit' again.
terminal-kept = The game is kept in { $path }
terminal-resume = To go on with it: gipf play --terminal --resume
terminal-not-kept = The game could not be kept: { $trouble }

## What is asked before a game

terminal-variant = { $variant ->
    [basic] fifteen pieces each, the first games
    [standard] with three GIPF-pieces each
    [tournament] an empty board, as many GIPF-pieces as you like
    [zertz] with six ZÈRTZ-potentials each
    [four] with four kinds of potentials
    [ultimate] all five kinds of potentials
    [challenges] with side games about potentials
    [matrx] MATRX GIPF: stacks of potentials on the large board
   *[matrx-small] MATRX GIPF on the board of GIPF
}
terminal-other-variant = or type another, as in tournament+Z4D4Y4 or basic;reserve=12/15
terminal-which-variant = Which game? [standard]
terminal-computer = the computer, from a beginner (1) to its best ({ $best })
# The key that ends a line.
terminal-return = Return
terminal-people = two people at this keyboard
terminal-which-opponent = Who plays against you? [two people here]

## Hints: the legal moves in groups

terminal-hint = { $group ->
    [letter] letter first
    [enter] enter
    [push] push
    [then-enter] then enter
    [then-push] then push
    [extra-enter] extra enter
    [extra-push] extra push
    [use] use { $name }
    [row] row { $name }
    [with] with { $name }
   *[say] say
}
terminal-unit = { $unit ->
    [gipf] a GIPF-piece
    [loaded] a loaded piece
    [stack] a stack
   *[basic] a basic piece
}
terminal-no-letter = none
terminal-cleared = { $theirs ->
    [0] { $own } own
   *[other] { $own ->
        [0] { $theirs } captured
       *[other] { $own } own, { $theirs } captured
    }
}
terminal-more = and { $count } more: 'hint all'
# The moves of a side game by how they begin.
terminal-starts = This is how they begin: 'hint { $start }' lists some, 'hint all' lists all.

## The analysis of game files. $name is the player’s, $marks counts the marks, as in 1 ?, 0 ??.

analysis-game = Game { $number }
analysis-no-turns = Game { $number }: no turns
# What the figures of the progress bar count.
analysis-turns = turns
analysis-summary = { $name }: accuracy { $accuracy }, { $marks }
analysis-stopped-early = stopped before the first turn; nothing is written
analysis-stopped = stopped after { $done } of { $count ->
    [one] one turn
   *[other] { $count } turns
}; { $kept }
analysis-kept = what is done is in { $path }
analysis-not-kept = nothing is written, since --out names no file

## Matches. $standing is how it stands, in names and figures.

match-crowded = { $games } games at a time on { $cores ->
    [one] one core
   *[other] { $cores } cores
}: no time limit means what it says
match-going-on = going on after { $done } of { $count } games
match-progress = { $done }/{ $count } games, { $standing }
match-stopped = stopped after { $done } of { $count } games
match-stopped-kept = stopped after { $done } of { $count } games; the same command goes on with them
# Their tables. $low, $high and $found are differences in Elo points, $test is a figure with its bounds, $detail what is known of a failure.
match-openings-turns = Played from openings of { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, colours swapped, seed { $seed }:
match-openings-file = Played from openings of { $file }, colours swapped, seed { $seed }:
match-ratings = Ratings, in Elo points around the mean of all:
match-times = Time for a decision, forced ones left out:
match-failures = Games lost other than by the rules:
match-sprt = Is the difference { $low } or { $high } Elo? { $verdict ->
    [open] Not decided
   *[found] It is { $found }
}: { $test }.
match-column = { $column ->
    [player] player
    [against] against
    [variant] variant
    [games] games
    [won] won
    [drawn] drawn
    [lost] lost
    [score] score
    [elo] Elo
    [superior] superior
    [length] length
    [limit] limit
    [decisions] decisions
    [mean] mean ms
    [most] 99% below
   *[longest] longest
}
match-all = all
match-percent = { $share }%
match-limit = { $limit ->
    [ms] { $value } ms
    [nodes] { $value } nodes
    [depth] depth { $value }
   *[none] none
}
match-failure = { $player }: { $reason ->
    [crash] crash
    [illegal-move] illegal move
    [time] time
   *[process-died] process died
}, { $count ->
    [one] once
   *[other] { $count } times
}; first in opening { $opening } of { $variant }: { $detail }

## Compiling the engine, which takes a while. $purpose is a technical word, the same in all languages.

compiling = compiling the engine for { $variant } and the like, once ({ $purpose }): about { $seconds } seconds
compiling-elsewhere = another process is compiling the engine; waiting for it
compiling-in-memory = what is compiled cannot be kept in { $folder }, so it is compiled each time; let GIPF_CACHE name another folder

## Solving a variant, and proofs. $white and $black are numbers of turns, $nodes, $answers and $positions are large numbers.

solve-wins = { $variant }: { $player ->
    [w] White
   *[b] Black
} wins in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
solve-open = { $variant }: nobody knows yet; White has no win up to turn { $white }, Black none up to turn { $black }
solve-not-within = White has no win up to turn { $white }, Black none up to turn { $black }: { $nodes } positions searched, { $seconds } s
solve-progress = { $nodes } positions searched, { $seconds } s
solve-searched = { $nodes } positions searched in { $seconds } s
proof-written = the proof is in { $file }: { $answers } answers, replayed by the rulebook
proof-right = { $file } proves it: { $answers } answers, { $positions } positions replayed by the rulebook
proof-progress = { $positions } positions replayed, { $answers } answers
proof-stopped = stopped before the whole proof was replayed

# What ‘gipf site’ has written: $size is in MB; $command is typed to look at it.
terminal-site = { $folder }: { $files ->
    [one] one file
   *[other] { $files } files
}, { $size } MB; to look at it: { $command }
