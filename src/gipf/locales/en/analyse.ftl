# Analysing. $player and $loser are w or b. $turn, $move and $text are notation and stay as they are.

## Opening

opening-lead = Open a game, a position or a file, and look at it with the engine.
opening-text = Paste a game, a position or moves
opening-example = 1. Ge2 Gb5 2. Gh5 Ge8 …
opening-read = Open
opening-file = Choose a file
opening-edit = Set up a position
opening-draft = Go on where you were
opening-games = Your games
opening-all-games = All games
opening-studies = Your studies
opening-all-studies = All studies
opening-start = Begin from the start
opening-choose = This holds { $count } games. Which one?
opening-game = Game { $number }
opening-turns = { $turns ->
    [0] no turns yet
    [one] one turn
   *[other] { $turns } turns
}
opening-wrong = This cannot be opened
opening-again = Open something else
colour = { $player ->
    [w] White
   *[b] Black
}

## The study

study-title = Analysis
study-tool = { $tool ->
    [flip] Flip
    [judge] Judge
    [retry] Try again
    [edit] Set up
    [save] Save, share
   *[open] Open
}
study-tool-why = { $tool ->
    [flip] Turn the board around
    [judge] Let the engine judge the whole game
    [retry] Find something better where a mistake was made
    [play] Play from here against the computer or a person
    [edit] Change this position by hand
    [save] Keep, download, copy or share this analysis
   *[open] Open something else
}
study-tabs = About this game
study-tab = { $tab ->
    [game] Whole game
    [notes] Notes
   *[explorer] Opening explorer
}
tree = Moves and variations
tree-variation = Variation:
tree-none = No moves yet. Play one on the board.
notes = Notes
notes-marks = Mark of this turn
notes-line = This line
notes-draw = Draw on the board
notes-draw-why = Draw arrows and rings: drag from point to point, or choose one. The right mouse button and two fingers always draw.
notes-shapes = Drawn: { $shapes }
notes-shapes-remove = Remove drawings
notes-comment = Comment on this turn
notes-comment-example = Write a comment
mark = { $mark ->
    [good] Good turn
    [brilliant] Brilliant turn
    [interesting] Interesting turn
    [doubtful] Doubtful turn
    [mistake] Mistake
   *[blunder] Blunder
}
line-promote = Move this variation up (with Shift: make it the main line)
line-delete = Delete this turn and all that follows
line-undo = Undo the last change

## Chances

chance = Winning chances: White { $share }%, Black { $other }%
chance-unknown = Not judged yet

## The engine

engine = Engine
engine-lines = Lines shown
engine-lines-count = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
engine-depth = depth { $depth }
engine-speed = { $speed } positions/s
engine-looks = The engine is looking …
engine-over = The game is over here.
engine-side = The side game decides here.
engine-silent = Silent here: what was better is said above.
engine-show = Show lines
line-chance = White { $share }%
line-wins = { $player ->
    [w] White
   *[b] Black
} in { $turns }
line-follow = Follow { $turns }
explorer = Played here in your games
explorer-turn = { $turn }: { $count ->
    [one] one game
   *[other] { $count } games
}; White won { $white }, Black { $black }, drawn { $drawn }
# How the games of a bar ended.
explorer-ended = { $how ->
    [white] White won
    [drawn] draw
    [black] Black won
   *[open] unfinished
}
explorer-none = None of your games came this way.
explorer-everybody = Games of everybody that came here
explorer-pending = Looking through your games: { $count } to go …

## The whole game

judge = The whole game
judge-nothing = Play moves on the board, and the engine can judge them here.
judge-start = Judge the whole game
judge-stop = Stop
judge-mistakes = Looking for your mistakes …
mistakes-none = The engine found no mistake of yours. Well played!
judge-progress = Turn { $done } of { $of }
judge-summary = { $player ->
    [w] White
   *[b] Black
}: { $known ->
    [yes] accuracy { $accuracy }, { $marks }
   *[no] { $marks }
}
# Instead of counts of marks.
judge-clean = no mistakes
graph = White’s winning chance over the game
graph-start = Start
graph-nowhere = In a variation

## Trying again

retry = Try again
retry-whose = Whose mistakes?
retry-whose-name = { $whose ->
    [mine] Mine
    [theirs] The other player’s
    [w] White’s
    [b] Black’s
   *[both] Both
}
retry-none = No mistakes are marked here.
retry-count = Mistake { $at } of { $of }
retry-count-so-far = Mistake { $at }; still looking …
retry-task = { $player ->
    [you] You played { $turn }. Find something better.
    [w] White played { $turn }. Find something better.
   *[b] Black played { $turn }. Find something better.
}
retry-board = { $shown ->
    [answer] This would have been better.
    [followed] This would have been better; the arrows show what could follow.
   *[try] This is your try.
}
retry-thinks = The engine looks at { $turn } …
retry-verdict = { $verdict ->
    [best] { $turn } is the best turn.
    [good] { $turn } is just as good as the best.
    [better] { $turn } is better, but there is more in it.
    [same] { $turn } is what was played.
   *[bad] { $turn } does not help either.
}
retry-better = { $why ->
    [misses] Better was { $turn }, which { $feat }.
    [misses-later] Better was { $turn }: later { $later } { $feat }.
    [misses-twice] Better was { $turn }: then the same push again { $feat }.
   *[better] Better was { $turn }.
}
mistake-played = { $player ->
    [you] You played { $turn }.
    [w] White played { $turn }.
   *[b] Black played { $turn }.
}
mistake-try = Try it yourself
verdict = What the engine says of this turn
verdict-little = Not quite the best
verdict-none = Nothing was better.
verdict-show = Show it
retry-again = Once more
retry-next = Next mistake
retry-answer = Show the answer
retry-leave = Done

## Saving

save = Save or share this analysis
save-where = { $kind ->
    [study] This is one of your studies. Every change is kept.
    [game] This analysis is kept with its game, every change at once. As a study it gets a name and a place in your list of studies.
   *[draft] So far only this browser remembers this analysis, until you begin another one. As a study it gets a name and a place in your list of studies.
}
save-name = Name of the study
save-as-study = Keep as a study
save-made = Kept in your studies as “{ $name }”.
save-studies = Open my studies
save-text = As text

## Setting up a position

edit-title = Set up a position
edit-variant = Variant
edit-board = Board to set up
edit-unit = Pick a piece, then choose spots
edit-off = Take off
edit-reserves = Reserves
edit-pieces = { $letter ->
    [piece] Pieces
    [G] GIPF-pieces
   *[B] Basic pieces
}
edit-reserve = { $pieces } in the reserve of { $player ->
    [w] White
   *[b] Black
}
edit-player = To play
edit-bringing = { $player ->
    [w] White may still bring GIPF-pieces
   *[b] Black may still bring GIPF-pieces
}
edit-start = Start position
edit-empty = Empty board
edit-undo = Undo
edit-text = As text
edit-analyse = Analyse
edit-leave = Back

## Why a turn is good or bad. $feat is one of reason-feat, $ending one of reason-ending, $things a list of reason-thing.

reason-sentence = { CAPITAL($text) }.
reason-told = { $text }
reason-besides = { $first }; { $second }
reason-only-because = { $only }: { $turn } { $why }
reason-only-for = { $only }: it { $why }
reason = { $why ->
    [loses] loses at once: { $ending }
    [draws] ends in a draw: { $ending }
    [allows] allows { $turn }, which { $feat }
    [allows-later] allows { $turn }: later { $later } { $feat }
    [allows-twice] allows { $turn }: then the same push again { $feat }
    [makes-row] makes a row for { $player ->
        [you] you
        [computer] the computer
        [w] White
       *[b] Black
    } that { $feat }
    [forfeits] gives up { $things } in hand
    [ends-gipf] lets { $player ->
        [you] you
        [computer] the computer
        [w] White
       *[b] Black
    } bring in no more GIPF-pieces
    [wastes] lets the TAMSK-potential go unused
    [gives-up] takes { $things } of { $player ->
        [you] your
        [computer] the computer’s
        [w] White’s
       *[b] Black’s
    } own off the board
    [runs-out] lets { $player ->
        [you] your
        [computer] the computer’s
        [w] White’s
       *[b] Black’s
    } reserve run down to { $things }
    [empties] empties { $player ->
        [you] your
        [computer] the computer’s
        [w] White’s
       *[b] Black’s
    } reserve
    [accepts] { $player ->
        [you] you accept
        [computer] the computer accepts
        [w] White accepts
       *[b] Black accepts
    } { $turn }, which { $feat }; a challenge could stop it
    [accepts-anyway] { $player ->
        [you] you accept
        [computer] the computer accepts
        [w] White accepts
       *[b] Black accepts
    } { $turn }; a challenge is better
    [lowers] lets { $player ->
        [you] your
        [computer] the computer’s
        [w] White’s
       *[b] Black’s
    } winning chance fall from { $before }% to { $after }%
    [misses] misses { $turn }, which { $feat }
    [misses-later] misses { $turn }: later { $later } { $feat }
    [misses-twice] misses { $turn }: then the same push again { $feat }
    [better] better is { $turn }
    [only] by far the best turn
    [does] { $feat }
    [prepares] prepares a turn that { $feat }
   *[only-win] the only turn that { $feat }
}
reason-feat = { $does ->
    [takes] takes { $things }{ $of }
    [covers] covers { $things }{ $of }
    [returns] brings { $things } back to the reserve
    [takes-last] takes the last GIPF-piece and wins
    [covers-last] covers the last GIPF-piece and wins
    [wins-at-once] wins at once: { $ending }
    [wins-unless] wins at once unless a challenge stops it: { $ending }
    [wins-later] wins in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }: { $ending }
    [wins-by-force] wins by force
    [saves] saves { $things }
    [threatens] threatens { $things }
    [stops] stops a row that the other player could make next
    [brings] brings in a GIPF-piece
    [loads] brings { $things } into play
    [readies] gets a row ready for the next turn
    [nears] brings pieces nearer to the middle, where more rows are possible
    [lines-up] lines up { $things }: four in a line make a row
    [keeps] keeps { $things } more in the reserve, as play goes on
    [safe] leaves nothing that could be taken next
    [least] gives away the least
   *[takes-and-wins] takes { $things }{ $of } and wins by force
}
# Whose pieces are taken or covered.
reason-of = { $player ->
    [you] {" "}of yours
    [computer] {" "}of the computer’s
    [w] {" "}of White’s
   *[b] {" "}of Black’s
}
reason-ending = { $end ->
    [no-piece] { $loser ->
        [you] you have
        [computer] the computer has
        [w] White has
       *[b] Black has
    } nothing left to play
    [no-move] { $loser ->
        [you] you
        [computer] the computer
        [w] White
       *[b] Black
    } cannot move
    [no-gipf] { $loser ->
        [you] you have
        [computer] the computer has
        [w] White has
       *[b] Black has
    } no GIPF-piece left
    [repetition] the position comes up once too often
   *[quiet] nothing has been captured for too long
}
reason-thing = { $kind ->
    [basic] { $count ->
        [one] a basic piece
       *[other] { $count } basic pieces
    }
    [gipf] { $count ->
        [one] a GIPF-piece
       *[other] { $count } GIPF-pieces
    }
    [loaded] { $count ->
        [one] a loaded piece
       *[other] { $count } loaded pieces
    }
    [stack] { $count ->
        [one] a stack
       *[other] { $count } stacks
    }
    [used] { $count ->
        [one] a used potential
       *[other] { $count } used potentials
    }
    [potential] { $count ->
        [one] one potential
       *[other] { $count } potentials
    }
    [named] { $count ->
        [one] the { $name }-potential
       *[other] { $count } { $name }-potentials
    }
    [piece] { $count ->
        [one] a piece
       *[other] { $count } pieces
    }
   *[unit] { $count ->
        [one] one piece
       *[other] { $count } pieces
    }
}
