# Why something was refused: a message for each code of gipf.errors.GipfError.
# $why is another of these messages. Points, moves, variants and what stands between quotes are notation or were
# written by the reader. $player is w or b, $potential TAMSK, ZÈRTZ, DVONN, YINSH or PÜNCT. Lists are joined by commas.

player-name = { $player ->
    [w] White
   *[b] Black
}

## Around other messages: where something is wrong

in-move = { $move }: { $why }
in-position = position: { $why }
in-variant = variant '{ $variant }': { $why }
at-line = line { $line }, column { $column }: { $why }
too-long = { $what ->
    [message] a message
    [move] a move
    [position] a position
    [variant] a variant
    [comment] a comment
   *[other] the header { $what }
} has at most { $most } characters
missing-extra = this needs the package { $package }: pip install 'gipf[{ $extra }]'

## Moves that may not be played

game-is-over = the game is over
answer-first = { $move } is announced, and { player-name } has to say { $phase ->
    [a] 'accept' or 'challenge'
    [f] who begins the side game, 'first' or 'second'
   *[s] the result of the side game, 'won', 'tied' or 'lost'
}
gipf-row-first = { player-name } decides about a row of GIPF-pieces first: { $moves }
row-must-go = the row { $row } must be cleared: { $moves }
row-first = a row of { player-name }'s must be cleared first: { $moves }
many-ways-to-clear = there is more than one way to clear: { $moves }
empty-spot = { $spot } is empty
one-row-at-a-time = only spots of one row of { player-name }'s may be cleared at a time: { $rows }
singles-go-with-row = single pieces must go with their row, { $row }: { $spots } too
four-left-standing = four would be left standing in the row { $row }: one more of them has to go
no-clearing-between = nothing is removed between an extra move and the regular one
tamsk-cannot-move = { player-name }'s TAMSK on { $spot } waits, and every line is blocked: 'pass'
tamsk-waits = { player-name }'s TAMSK on { $spot } waits: push it in with '+' ({ $moves }) or 'pass'
must-move = { player-name } has to move; only an extra move or a row of GIPF-pieces is passed
no-tamsk = { player-name } has no TAMSK on { $spot }, so no extra move
nothing-announced = no use of a potential has been announced
move-before-clearing = rows are cleared before and after the move, and { player-name } has to move now
no-row = { player-name } has no row to clear
gipf-pieces-first = GIPF-pieces must be played first: { player-name } has { $count } in reserve
first-turn-gipf = { player-name }'s first turn must be a GIPF-piece
no-basic-in-matrx = there are no basic pieces in MATRX; write the unit's letter first
no-basic-piece = { player-name } has no basic piece in reserve
no-gipf-piece = { player-name } has no GIPF-piece in reserve
gipf-not-pushed = '{ $variant }' is played without pushing in GIPF-pieces
gipf-pieces-ended = { player-name } brings in no more GIPF-pieces after the first other piece
gipf-takes-two = a GIPF-piece takes two basic pieces; { player-name } has { $count }
stack-takes-two = a stack takes two { $potential }-potentials; { player-name } has { $count } in reserve
no-potential = { player-name } has no { $potential }-potential in hand
no-basic-to-load = { player-name } has no basic piece in reserve to load
no-line = no line leads from { $dot } to { $spot }; from there it goes along { $lines }
just-enter = { $spot } is empty, so this is just '{ $move }'
line-blocked = the line from { $dot } has no empty spot: it is blocked both ways
lands-elsewhere = { $spot } is occupied, so the farthest piece lands on { $landing }: '{ $move }'
not-at-edge = { $spot } is not at the edge of the board
all-lines-blocked = { $spot } is occupied and every line through it from the edge is blocked
which-way = { $spot } is occupied, so say which way to push: { $moves }
not-own = the unit on { $spot } is not { player-name }'s
no-potential-there = there is no { $potential }-potential to use on { $spot }
tamsk-use = TAMSK is used only when it is pushed onto { $spot }
zertz-use = ZÈRTZ jumps in a line over occupied spots onto the first empty one behind them
yinsh-use = YINSH slides in a line over empty spots
dvonn-use = DVONN jumps onto an opposing basic piece or DVONN on a neighbouring spot
dvonn-use-matrx = DVONN jumps onto an opposing DVONN, next to it or in a line over empty spots
punct-use = PÜNCT jumps onto an opposing PÜNCT or GIPF-piece on a neighbouring spot
punct-use-matrx = PÜNCT jumps onto an opposing PÜNCT, next to it or in a line over empty spots
one-basic-to-cover = a GIPF-piece takes two basic pieces; { player-name } has 1: '{ $move }'
would-be = this would be '{ $move }'
would-be-either = this would be '{ $move }' or '{ $other }'
no-basic-to-cover = { player-name } has no basic piece in reserve to cover the GIPF-piece with
turn-to-extend = the turn { $turn } is not finished; it is extended, not followed
turn-over = { $move }: the turn is over after { $turn }

## Moves that cannot be read

not-text = { $what ->
    [move] a move is a Move or its text, as in 'e1-e3', not { $value }
    [variant] a variant is a Variant or its text, as in 'standard', not { $value }
    [position] a position is read from its text, as str(position) writes it, not from { $value }
    [spot] a spot is named by a text, as in 'e5', not { $value }
   *[game] a game is read from the text of a game file, not from { $value }
}
no-move = '{ $move }' is no move; moves look like e2, g7-d6, Ge8, Zd4-d7, xb2,c3,d4,e5 or pass
no-push = '{ $move }' is no move; a push looks like e2 or g7-d6
no-clear = '{ $move }' is no move; a clear looks like xb2,c3,d4,e5
no-unit-letter = { $move }: '{ $letter }' is no unit's letter; G T Z D Y P are, and a basic piece has none
no-point = { $move }: there is no point { $point } on the board { $board }
dot-alone = { $move }: { $dot } is a dot; say where the push leads, as in { $dot }-…
push-from-spot = { $move }: { $spot } is a spot, and a push starts on a dot
push-to-dot = { $move }: { $dot } is a dot, and a push ends on a spot
use-to-dot = { $move }: { $dot } is a dot, and potentials stay on the spots
clear-of-dot = { $move }: { $dot } is a dot, and only spots are cleared
spot-twice = { $move }: { $spot } is named twice
cover-without-punct = { $move }: '={ $cover }' belongs to a PÜNCT that jumps onto a GIPF-piece
only-punct-covers = { $move }: only PÜNCT covers something, with =B or =G
marked-no-gipf = { $move }: there is no GIPF-piece on { $spot }; the move would be '{ $correct }'
marked-own = { $move }: the unit on { $spot } is the player's own; the move would be '{ $correct }'

## Variants

no-variant = no game is called '{ $name }'; there are { $names }
no-hand = '{ $text }' is not a hand of potentials; write them as in 'Z6' or 'T3Z3', '-' for none
no-potential-letter = '{ $letter }' is no potential; there are T, Z, D, Y and P
letter-twice = { $letter } is named twice in '{ $text }'
number-out-of-range = { $what ->
    [turn] the turn
    [left] challenges left
    [reserve] a reserve
    [challenges] challenges=
    [repetition] repetition=
    [quiet] quiet=
   *[other] the number of { $what }
} must be a number from { $least } to { $most }, not '{ $text }'
no-option = '{ $option }' is no option; there are { $names }
option-twice = { $option }= is given twice
basic-without-potentials = 'basic' is played without potentials
many-potentials = { $hand } is more than { $most } potentials
matrx-without-reserve = 'matrx' has no basic pieces, so no reserve= of them
no-board = no board is called '{ $name }'; there are { $names }
hex37-only = '{ $base }' is played on hex37 only
side-games-form = '{ $text }': side games are written as in 'T:die,Z:rps'
side-game-name = '{ $name }': a side game is named in a-z, 0-9, _ and -, with options behind it as in 'yinsh(blitz)'
two-side-games = { $letter } has two side games
matrx-without-challenges = MATRX is played without { $what ->
    [challenges] challenges
   *[side] side games
}
challenges-need-potentials = { $what ->
    [challenges] challenges
   *[side] side games
} are about potentials, and this game has none

## Positions

field-count = position: { $count ->
    [one] there is one field
   *[other] there are { $count } fields
}, not the eight: { $fields }
column-count = the board has { $count ->
    [one] one column
   *[other] { $count } columns
}, { $board } has { $most }
column-unreadable = column { $column } cannot be read: '{ $text }'
column-length = column { $column } has { $count ->
    [one] one spot
   *[other] { $count } spots
}, not { $most }: '{ $text }'
pile-too-small = the pile { $pile } on { $spot } needs two or more units
pile-colours = the colours of the pile { $pile } on { $spot } do not alternate
unit-text = '{ $text }' is no unit; there are { $names }
no-unit = '{ $unit }' on { $spot } is no unit
basic-piece-in-matrx = '{ $unit }' on { $spot }: MATRX has no basic pieces
gipf-piece-in-basic = '{ $unit }' on { $spot }: 'basic' has no GIPF-pieces
no-player = a player is 'w' or 'b', not '{ $text }'
no-phase = '{ $phase }' is no phase; there are c e m x r and . and, with an announced move, a f s
nobody-decides = nobody to decide: that is only so after a draw by a house rule
phase-without-challenges = phase '{ $phase }': this game is played without challenges
phase-not-announcing = phase '{ $phase }': potentials are announced in the phases e, m and x
phase-without-use = phase '{ $phase }': '{ $move }' is not the use of a potential
reserves-form = reserves are written White/Black, as in B12/B12, not '{ $text }'
no-reserve = '{ $text }' is no reserve; write letters and counts in the order B G T Z D Y P, '-' for nothing
reserve-order = the letters of '{ $text }' are not in the order B G T Z D Y P
opening-form = the opening is two of '0', 'g' and '-', not '{ $text }'
opening-fixed = the opening of '{ $variant }' is '--', not '{ $text }'
challenges-none = this game is played without challenges: '-', not '{ $text }'
challenges-form = challenges left are written White/Black, not '{ $text }'
challenges-unlimited = challenges are unlimited here: '*/*', not '{ $text }'
too-many-pieces = { player-name } has { $count } { $sort ->
    [B] basic pieces
    [G] GIPF-pieces
   *[other] { $potential }-potentials
}; '{ $variant }' has { $most }
nothing-to-decide = phase '{ $phase }': { player-name } has nothing to decide
tamsk-past = the TAMSK on { $spot } is past { player-name }'s decision in phase '{ $phase }'
no-challenge-left = { player-name } has no challenge left to answer with
cannot-announce = { $move } cannot be announced: { $why }
no-spot = there is no spot '{ $spot }' on the board { $board }
not-json = this is not JSON: { $detail }
json-without-position = a JSON object with a text called "position" was expected
json-value = '{ $name }' cannot be { $value }
counter-without-rule = '{ $name }' cannot be given: '{ $variant }' has no house rule that counts it
counter-range = '{ $name }' cannot be { $value }: it counts from { $least } to { $most }
counter-foreign = '{ $name }' cannot be a count of '{ $text }': that is no position of '{ $variant }' without its turn number
no-reason = a game is { $how ->
    [drawn] drawn
   *[won] won
} by { $reasons }, not { $reason }

## Games and their files

one-game-expected = one game was expected, and the text holds { $count }
result-differs = the game is over, { $result }, not { $given }
game-ended = the game is over: { $result }
over-by-rules = the game is over by the rules already
no-takeback = there is nothing to take back
has-variations = there are variations to the turn { $turn }; remove them first
turn-not-in-game = the turn { $turn } is not one of this game's
no-termination = a game is ended by { $names }, not '{ $text }'
evaluation-range = an evaluation goes from -1 to 1, not { $value }
no-shape = '{ $text }' cannot be drawn: a ring is a point, as in d4, an arrow two, as in e2-e5
no-mark = a mark is one of { $names }, not '{ $text }'
not-utf-8 = this is not UTF-8 text
header-form = a header looks like [White "Ann"]
header-name = '{ $header }' cannot be the name of a header; letters and digits can
header-unprintable = the header { $header } holds a character that cannot be printed
header-value = the header { $header } is { $header ->
    [Result] 1-0, 0-1, 1/2-1/2 or *
    [TimeControl] 300+5, 1/60 or -
   *[Termination] normal, resignation, time, agreement, abandoned
}, not '{ $value }'
header-twice = the header { $header } is there twice
header-follows = the header { $header } follows from the game itself
headers-differ = the headers Variant and Position differ: { $variant }
comment-misplaced = a comment follows a turn
half-character = a comment holds half a character, which cannot be written
comment-not-closed = this comment is not closed, or has a wrong \
variation-misplaced = a variation stands after the turn it replaces
variation-empty = this variation is empty
variation-not-open = no variation is open here
variation-not-closed = a variation is not closed
turn-missing = a turn is missing here
turn-not-finished = the turn { $turn } is not finished
turn-number = this is turn { $expected } not { $number }
reserve-misplaced = a reserve stands after a turn
reserve-differs = the reserve is { $count } after { $turn }, not { $text }
result-missing = the result of the game before is missing
ends-without-result = the game ends without a result: 1-0, 0-1, 1/2-1/2 or *
result-not-header = the result { $result } is not the header's, { $header }

## Games that are played or set up

in-moves = move { $number } of { $count }: { $why }
over-in-position = the game is over in this position: there is nothing to decide
no-such-game = there is no game '{ $game }'
game-deleted = the game { $game } was deleted
game-damaged = the game { $game } is damaged and cannot be shown: { $why }
game-went-on = the game has gone on: it is at version { $version }, and this was for { $given }
computers-turn = it is not your turn: { player-name } decides, and that is the computer
time-was-up = the time was up before that: { $result }
no-side-game = there is no side game to decide by lot
rematch-later = the game is not over yet; a rematch comes after it
nothing-to-change = nothing is to be changed
nothing-to-undo = there is no decision of this turn to undo; a whole turn is taken back by takeback
no-turn-for-takeback = nobody has played a turn that could be taken back
chance-stays = what chance has shown stays: nothing before it is taken back
claim-untimed = a game can be claimed only while a live clock runs
claim-present = { player-name } is connected, so nothing can be claimed
abort-late = the game has begun, so it cannot be left without a result any more
claim-early = { player-name } may still come back; the game can be claimed in { $seconds } s
give-untimed = time can be given only to another person, in a game with a clock that is not over
give-enough = { player-name } has as much time as anybody can be given
vacation-spent = { $left ->
    [one] one day of vacation is left this year, which is fewer than { $days }
   *[other] { $left } days of vacation are left this year, which is fewer than { $days }
}
nothing-to-pause = there is no running clock that could be paused
not-paused = the game is not paused
draw-offered = { player-name } has offered a draw already; it waits for an answer
no-offer = nobody has offered a draw
two-computers = two computers play this game; nobody can speak for them
computer-speaks = { player-name } is played by the computer, which speaks for itself
decision-count = the game has { $count ->
    [one] one decision
   *[other] { $count } decisions
}, not { $given }
variant-or-start = a game has a variant or a start, not both
archive-game = game { $number } of the file ({ $game }) cannot be read: { $why }
archive-id = a game’s name is made of small letters and digits: { $id }
archive-result = the result { $result } does not fit the game
archive-side = a side game is named by the number of decisions before it, not { $count }
name-unprintable = a name is made of characters that can be printed
person-without-level = a person has no level; the computer has
base-is-a-word = the base is a word, as in 'standard'; everything else has its own field
cannot-move-here = { player-name } cannot move here, so the game would be over: put a piece into the reserve, or free a line
without-gipf-piece = { player-name } has no GIPF-piece on the board and would have lost: put one there, or choose the basic game
row-left-standing = { player-name } has a row and has to clear it first: let { player-name } play, or break the row
nothing-to-read = there is nothing to read; paste a game, a position or moves
smart-game-format = this is an SGF file, as boardspace.net writes them; their moves cannot be read here: paste the moves, or open a .gipf file
too-much-to-read = this is too much; at most { $most } characters are read at a time
too-many-moves = at most { $most } moves are played at a time
tree-too-long = a tree has at most { $most } turns
tree-root = the first node is the root: it has no parent and no turn
tree-order = node { $node } comes after its parent, which has a lower index
tree-turn = node { $node } is a turn, and a turn has at least one move
ended-otherwise = the game is over by { $reason ->
    [resignation] resignation
    [time] time
    [agreement] agreement
   *[abandoned] abandonment
}: nothing can be taken back

## The server

foreign-analysis = the analysis is of another game: it begins with another position
no-turns-to-judge = the game has no turns to look at
nothing-for-engine = there is nothing the engine could decide here
engine-ended = the engine was ended with the server
nobody-thinks = no process does jobs of the lane { $lane }: start gipf think --lane { $lane }
puzzle-takes-long = this puzzle takes too long to be judged
puzzle-not-judged = the puzzle could not be judged: the solver ended over it
too-much-at-once = too much is asked at once; wait a little
too-many-watched = a page watches at most { $most } games
too-many-analyses = at most { $most } analyses run for a page; stop one
id-in-use = the id '{ $id }' is in use; take another
internal-error = this went wrong here; it is in the log
not-saved = this could not be saved, so it was not done: { $detail }
not-read = this cannot be read: { $detail }
unknown-request = there is nothing called '{ $name }'; there are { $names }
request-form = a message is an object that says what to do: { $example }
body-form = the body is a JSON object, and Content-Type says so: application/json
body-not-json = this is not JSON in UTF-8
body-too-big = this is too much; a request has at most { $most } bytes
wrong-field = { $field }: { $detail }
wrong-value = { $field }: { $detail }, not { $value }
more-problems = { $first }; { $why }
wrong-method = { $method } is not for this address; { $methods } can be used
nothing-there = there is nothing at { $path }; see /api/docs
http-error = { $detail }
wrong-host = this server is called localhost, not '{ $host }'
foreign-page = a page of '{ $origin }' has no business here
foreign-site = a page of another site has no business here
no-address = '{ $host }' is no address of this machine; use 127.0.0.1
no-days = { $name } takes days from 0 to { $most }, not '{ $given }'
no-seconds = { $name } takes seconds from 0 to { $most }, not '{ $given }'
metrics-address = GIPF_METRICS names addresses or networks, with spaces between them, such as { $example }
public-address = { $host } can be reached from other machines, and there are no accounts that would keep others out; use 127.0.0.1
port-taken = port { $port } of { $host } cannot be used: another program has it; choose another with --port
port-unusable = port { $port } of { $host } cannot be used: { $detail }; choose another with --port
server-not-started = the server could not be started; { $log } says why
folder-unusable = { $folder } cannot be used: { $detail }; make room on the disk, or name another folder in GIPF_DATA
folder-in-use = another gipf uses { $folder } but does not answer; end it, or name another folder in GIPF_DATA
running-elsewhere = GIPF runs already, at { $address }, with the games in { $folder }; port { $port } was not opened: for a second one name another folder in GIPF_DATA
newer-database = { $database } was written by a newer gipf (its tables are at { $revision }, this one knows up to { $known }); install that one again
database-without-version = { $database } has tables but does not say of which version; move it away, or put a copy from the folder 'backups' in its place
database-unusable = { $database } cannot be used as a database ({ $detail }); make room on the disk, move the file away, or put a copy from the folder 'backups' in its place
database-address = GIPF_DATABASE names no database that is known here; write { $example }, or leave it out for a file in the data folder
database-unreachable = the database { $database } cannot be used: { $detail }; see whether it runs, and what GIPF_DATABASE says
database-foreign = { $database } has tables, but none of gipf's; name an empty database in GIPF_DATABASE
database-away = the database does not answer at the moment, so this was not done; try again in a moment
worker-alone = GIPF_DATABASE is empty: a server with its games in a file does this itself; { $command } is for servers that share a PostgreSQL
clock-or-days = a game has a clock or is played over days, not both
days-between-people = over days one plays a person at another device: invite somebody to one of the seats
days-cap = nobody can begin with more time than the cap: make cap at least seconds
days-too-short = that is too fast for days: a player begins with a day at least, or with an hour to which each turn adds an hour or more
bus-address = GIPF_BUS names nothing that is known here; write { $example }, or leave it out if there is one server
bus-away = GIPF_BUS does not answer ({ $detail }); games go on, but other servers hear of a move up to two seconds late

## Lessons and puzzles

no-lesson = there is no lesson '{ $lesson }'
no-step = the lesson '{ $lesson }' has no step '{ $step }'
step-to-look-at = step '{ $step }' of '{ $lesson }' is there to be looked at
no-puzzle = there is no puzzle '{ $puzzle }'
no-puzzles-file = { $file } is no file of puzzles: { $detail }; write one with 'gipf puzzles make'
task-solved = { $move }: the task is solved
was-wrong = { $move }: the last decision was wrong: take it back
no-goal = '{ $name }' is no goal; there are { $names }
in-lesson = lesson '{ $lesson }': { $why }
in-step = step '{ $step }': { $why }
lesson-unreadable = lesson '{ $lesson }': { $detail }
unknown-keys = { $keys } is not known here; there are { $names }

## Engine and search

setting-range = { $name } goes from { $least } to { $most }, not { $value }
setting-least = { $name } is { $least } or more, not { $value }
no-choice = { $name } is one of { $names }, not '{ $value }'
limit-needed = a limit is needed for each position: seconds, nodes or depth
tree-search-settings = a tree search has one thread, one leaf a batch and one MiB at least
batch-variant = all games of this batch are '{ $variant }'
batch-moves = { $count ->
    [one] one move is needed
   *[other] { $count } moves are needed
}, one for each game, not { $shape }
pile-too-high = a pile of { $count } units is too high for the kernel
no-push-on-board = { $move } is no push on the board { $board }
not-along-line = { $move } is not along a line
clears-no-row = { $move } does not clear a row
no-network = there is no network { $file }
not-a-network = { $file } is no network of gipf: { $detail }
network-without-version = { $file } is no network of gipf: it does not say its { $what }
network-version = { $file } is a network for version { $given } of the { $what }, and this gipf has version { $version }
own-precision = { $file } has a precision of its own; name the file alone

## Environments for learners

reset-needed = the game is over: reset() begins another
opponent-form = an opponent is a player's name such as 'random' or 'level-3', a function of the position, or one of mask, observation and generator
batch-positions = the position to start from is one for all games or a list of { $count }, one for each
reset-mask = reset_mask says yes or no for each game: an array of { $count } truth values
action-form = an action is a whole number below { $most }, not { $value }
illegal-action = action { $action } is not legal in '{ $position }'
variant-form = a variant is a text such as '{ $variant }', not { $value }
over-at-once = '{ $variant }' is over before it begins: there is nothing to learn
odds-form = the odds of a side game are three shares that add up to 1, not { $value }
player-number = a player is 0 or 1, for all games or for each, not { $value }
actions-form = { $count ->
    [one] one whole number is needed
   *[other] { $count } whole numbers are needed
}, an action for each game, not { $kind } of shape { $shape }

## Training

above-zero = { $name } is above 0, not { $value }
even-number = { $name } is an even number, two for each opening, not { $value }
variant-needed = training needs a variant
too-few-games = { $count ->
    [one] one game is too few
   *[other] { $count } games are too few
} for { $variants } variants of several sorts
share-form = '{ $text }': a share is a number above 0, as in { $variant }@2, not '{ $value }'
generation-settings = a generation has a game at least, and each game keeps a sample at least
save-every = a checkpoint is written every minute at least, so --save-every is 1 to 60, not { $value }
actors-without-ray = --actors are those of a Ray cluster; name it with --ray
no-cluster = there is no Ray cluster at '{ $address }' ({ $detail }); begin one with 'ray start --head', or say --ray { $local }
no-gpu = torch finds no GPU here; leave out --device, or say --device cpu
other-network = the network in { $folder } has { $count } { $name }, not { $value }; leave out --{ $name }, or begin in another folder
network-size = a network has one block or more and 8, 16, 24 … channels, not { $size }
fold-before-fusing = only a folded network can be fused: take folded().fuse()
no-checkpoint = there is no checkpoint { $file }
not-a-checkpoint = { $file } is no checkpoint: { $detail }
checkpoint-version = { $file } is a checkpoint of version { $given }; this is version { $version }
checkpoint-too-big = a network of { $millions } M numbers does not fit into a checkpoint of { $most } MB; train one with fewer blocks or channels
checkpoint-of-other = the checkpoint is of a network of { $given }, not of { $wanted }
int8-needs-positions = int8 needs positions to take the ranges of numbers from
learning-settings = learning needs two samples a step, a rate above 0, no negative views, and an average from 0 to below 1
lockstep-settings = self-play needs a variant, a game and a round at least
lockstep-rules = games in lock step have their family of rules and their board in common
no-games-of-families = none of the games are of these families
too-few-to-hold-back = there are too few games of family { $family } to hold any back
no-file = there is no file { $file }
file-unreadable = { $file } cannot be read: { $detail }
not-games = { $file } is no file of games, or is damaged: { $detail }
games-damaged = { $file } is damaged: { $detail }
no-games-file = { $file } is no file of games: write one with 'gipf train selfplay'
games-version = { $file } has games of version { $given }; this is version { $version }
folder-without-games = the folder { $folder } has no files of games (*{ $suffix })
games-of-other-rules = a game of { $variant } does not end as its file says: it has other rules
file-exists = { $file } is there already; take another file or another seed
selfplay-settings = there has to be a game, a process and a node at least
nothing-written = no game was finished, so nothing was written

## The command line

resumed-players = a resumed game keeps its players; leave out --opponent
other-variant = the position is one of '{ $given }', not of '{ $variant }'
theme-without-svg = --theme is for a diagram; name its file with --svg

## Matches

broken-file = { $file }:{ $line }:{ $column }: { $why }
in-file = { $file }: { $why }
in-line = { $file }:{ $number }: { $why }
no-json-object = a JSON object was expected
no-such-player = there is no player '{ $name }'; there are: { $names }
player-unprintable = '{ $player }' holds a character that cannot be printed in a table
players-alike = two players are called '{ $name }'
no-program = there is no program '{ $program }' to run
no-command-line = '{ $text }' is no command line: { $detail }
program-unnamed = name the program, as in 'program:my-engine --fast'
player-not-imported = the player '{ $name }' cannot be imported: { $detail }
makes-no-player = '{ $name }' is no class or function that makes a player
two-players-needed = a match has two players or more
games-in-pairs = games come in pairs with colours swapped: 2 or 4, not { $value }
sprt-players = a sequential test is about two players, not { $count }
opening-length = an opening has from 0 to 99 turns, not { $value }
variant-twice = a variant is named twice
no-opening-of = { $file } has no opening of { $variant }
no-opening-found = no opening of { $turns ->
    [one] one turn
   *[other] { $turns } turns
} of { $variant } was found in which neither the game ends nor a unit is captured; ask for fewer turns
file-without-opening = there is no opening in { $file }
opening-game-over = { $file }: game { $number } is over: there is nothing to play on from
opening-line-over = { $file }:{ $number }: the game is over: there is nothing to play on from
workers-end = the processes that play end before they have begun, see above; a script that plays matches does it under { $example }
sprt-order = elo0 has to be below elo1: not { $value }
sprt-chance = { $name } is a chance above 0 and below 0.5, not { $value }
sprt-form = a test is written as two differences, as in 0,20, not '{ $text }'
match-in-folder = another process is playing a match in { $folder } just now
other-match = { $folder } holds the results of another match: { $detail }. Name another folder
match-without-settings = { $folder } holds games but no settings.json; name another folder
not-a-result = { $file }:{ $number }: this is not the result of a game
games-cut = { $file } is shorter than results.jsonl says; name another folder

## The engine’s process and its players

player-value = the player gave the value { $value }, and values go from -1 to 1
senseless-answer = the engine gave an answer that makes no sense: { $detail }
engine-late = the engine did not answer within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
engine-hung = the engine did not answer within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}, nor stop when told to, and was ended{ $detail }
engine-said = { $detail }
stopped-before-move = the search was stopped before it had found a move
engine-closed = this engine was closed; make another
engine-was-closed = the engine was closed
engine-not-started = the engine cannot be started: { $command }: { $detail }
engine-ended-itself = the engine ended { $detail }
engine-died = { $why }; the next request starts it again
not-sendable = the engine cannot be sent this: { $detail }
argument-type = { $name } is of type { $kinds }, not { $value }
engine-failed = the engine failed: { $detail }
player-failed = the player { $player } failed: { $detail }
player-answer = the player { $player } gave an answer that is none: { $detail }
not-judged = the game cannot be judged: { $detail }
player-with-limits = '{ $player }' names limits; they are given with each search
options-form = { $name }:{ $text }: options are written as in { $name }:seconds=0.1
no-such-option = '{ $name }' has no option '{ $option }'; there are: { $names }
option-given-twice = the option '{ $option }' of '{ $name }' is given twice
option-value = the option '{ $option }' of '{ $name }' is of type { $kinds }, not '{ $text }'
no-process-option = there is no option { $name } of the process; there are: workers
too-many-requests = { $most } requests are under way, and no more fit; wait for answers, or stop some
no-such-search = no search with the id '{ $id }' is under way; it may be done already
whole-number = { $name } is a whole number from { $least } to { $most }, not { $value }
number-wanted = { $name } is a number from { $least } to { $most }, not { $value }
id-missing = the id is missing; any text or number will do, as in { $example }
id-form = { $name } is a text of up to { $most } characters, or a number from -2**53 to 2**53, not { $value }
request-missing = the request is missing; there are: { $names }
no-such-request = there is no request { $name }; there are: { $names }
no-such-field = { $name } has no field { $field }; it has: { $names }
request-without-limit = { $name } needs a limit: { $names }; only the analysis of a single position may go on until it is stopped
position-or-game = { $name } needs either a position or a game, as in { $example }
position-needed = { $name } needs a position, as in { $example }
position-form = position is a text, or the JSON of a position, not { $value }
game-form = game is the text of a game file, not { $value }
moves-form = moves is a list of texts such as ["e2", "g7-d6"], not { $value }
moves-with-game = moves go with a position; a game has its own
line-not-utf-8 = byte { $number } of the line is not UTF-8
line-empty = the line is empty; a request looks like { $example }
line-too-deep = the line is nested too deeply; a request looks like { $example }
line-not-json = the line is not JSON: { $detail }; a request looks like { $example }
line-too-long = the line is longer than { $most } bytes; it was left out
number-too-long = the line has a number of thousands of digits
request-object = a request is a JSON object such as { $example }, not { $value }
field-twice = the field { $field } is there twice
no-json-number = { $name } is no JSON number

## Commands that write files

in-place-or-out = --in-place writes into the game file: leave out --out, or --in-place
in-place-json = --json writes what is found, --in-place the games; name one of them
in-place-stdin = --in-place needs a game file; stdin cannot be written into
out-overwrites = --out would overwrite the game file { $file }; --in-place allows it
picture-file = --picture needs a file of its own, as in game.svg
picture-overwrites = --picture would overwrite { $file }; name another file
no-turns-in-file = no game in { $file } has a turn to look at
not-compiled = the engine cannot be compiled: { $detail }; let GIPF_CACHE name another folder
cannot-play = '{ $player }' cannot play: { $detail }

## The game in the terminal

terminal-end-stands = { $move }: the game is over; 'undo' takes the end back
terminal-others-turn = { $player ->
    [w] { $move }: here it is White’s turn
   *[b] { $move }: here it is Black’s turn
}
terminal-is-over = the game is over: 'new' begins another, 'undo' takes back
terminal-no-move = '{ $text }' is neither a move nor a command; moves look like { $examples }; 'help' lists the commands
terminal-undo = after undo stands how many decisions to take back, as in 'undo 3', not '{ $text }'
terminal-undo-few = { $count ->
    [one] only one decision can be taken back
   *[other] only { $count } decisions can be taken back
}
terminal-side-game = here a side game decides: play it, then say 'won', 'tied' or 'lost'
terminal-random-mover = the random mover agrees on nothing; 'resign' ends the game
terminal-nothing-kept = no game has been kept in { $folder } yet; begin one without --resume
terminal-file-name = '{ $name }' cannot be a file’s name; choose another
terminal-no-game = there is no game in { $file }

## Pictures

chart-empty = a chart needs a turn to show
chance-range = a winning chance goes from -1 to 1, not { $value }
curves-empty = a picture of curves needs a point to show
no-such-point = there is no point '{ $point }' on the board { $board }; its columns are a to { $last }, as in 'e1' (a dot) or 'e5' (a spot)
arrow-leads-nowhere = an arrow from { $point } to { $point } leads nowhere; name two points
no-line-for-move = { $move }: no line leads from the dot { $dot } to { $spot }
no-book = this is no opening book: its first line is not '{ $line }'
book-line = '{ $text }' is no line of an opening book; it has five fields, as in '93f0b53a6c1d8e27 c2 14 9 0.778'
book-turn-twice = { $turn } is in the book twice for this position
book-number = { $name } is a whole number, 0 or more, not { $value }
book-score = a score goes from 0 to 1, not { $value }
no-colour = { $text } is no colour; a colour is written as in '#a84a00' or 'seagreen'
no-shade = { $text } is no strength of a shadow; it goes from '0' to '1', as in '.22'
no-arrow = an arrow is a pair of points, as in ('e1', 'e3'), perhaps with a colour, not { $value }
no-theme = there is no theme '{ $name }'; there are { $names }
no-language = there are no texts in the language '{ $name }'; there are { $names }
picture-width = a picture cannot be { $width } wide; give its width in pixels, as in 400

## Side games

side-no-game = there is no side game '{ $name }': { $names }
# The name of a side game, as people write it; options behind it stay as they are typed.
side-title = { $game ->
    [tzaar] TZAAR
    [zertz] ZÈRTZ
    [dvonn] DVONN
    [yinsh] YINSH
    [punct] PÜNCT
   *[other] { $game }
}
side-title-of-play = { $name ->
    [tzaar] TZAAR
    [zertz] ZÈRTZ
    [dvonn] DVONN
    [yinsh] YINSH
    [punct] PÜNCT
   *[other] { $name }
}
side-no-option = { side-title } has no option '{ $option }': { $options }
side-no-move = '{ $text }' is no move of { side-title }; moves are written like { $examples }
side-fields = a position of { side-title } has { $wanted } fields, { $names }, with one space between, not { $number }
side-columns = a board of { $wanted } columns has '/' between them; here are { $number }
side-column-length = column { $column }, '{ $text }', has { $number } points: there are { $wanted }
side-column-form = column { $column }, '{ $text }', is written '{ $right }'
side-no-piece = column { $column }: '{ $text }' is nothing that can stand there
side-player-field = the player is 'w' or 'b', and '-' after a draw, not '{ $text }'
side-phase-field = '{ $text }' is no phase: { $phases }
side-disagrees = { $field } is '{ $text }', but what is on the board makes it '{ $right }'
side-too-many = there are { $number } of { $piece }: at most { $most }
side-is-over = this game is over: its player and phase are '{ $right } .'
side-not-over = this game is not over yet
side-nothing-to-decide = there is nothing to decide in phase '{ $phase }'
side-occupied = { $point } is occupied
side-others = what stands on { $point } is not yours
side-no-point = there is no { $point } on this board
side-no-line = { $start } and { $end } are not on one line
side-stuck = what stands on { $point } cannot go anywhere now
side-other-due = { $move } cannot be played now, but for example { $moves }
side-not-possible = { $move } cannot be played here; what can: { $moves }
side-other-game = a position of { side-title } begins with '{ $game }', not '{ $text }'
side-too-few = there are { $number } of { $piece }: at least { $least }
yinsh-no-ring = there is no ring of yours on { $point }
yinsh-ring-between = the ring on { $point } is in the way
yinsh-must-stop = a ring that has passed markers must stop on { $point }, right behind them
yinsh-row-stands = the row { $row } has to be gone by now
side-none-left = no { $piece } is left to place
tzaar-capture-first = a turn begins with a capture
tzaar-first-met = from { $start } a stack goes as far as the first stack on its line, neither further nor to an empty point
tzaar-too-high = the stack on { $point } has { $height } pieces and yours on { $start } only { $own }: it cannot capture a higher one
tzaar-no-capture = from { $point } nothing can be captured now: what stands first on its lines is your own or too high
tzaar-first-capture = phase 'f' is White's first capture, on a full board
tzaar-no-stacks-yet = there are no stacks while pieces are still placed, phase 'p'
tzaar-out-of-turn = pieces are placed in turn, White first: with { $white } white and { $black } black ones this is not the turn of '{ $player }'
side-no-options = { side-title } has no options, so no '{ $option }'
side-value = { $field } is '{ $text }'; it is written like { $values }
side-seed = a seed is a whole number from 0 to { $most }, not '{ $text }'
side-rounds = { $game } is the best of an odd number of rounds, from 1 to { $most }, not '{ $text }'
rps-same-commitment = this is the other player's own commitment; commit to a choice of yours
rps-to-open = both have chosen: open your choice, as in 'rock:nonce', or 'fold'; not '{ $move }'
rps-not-committed = '{ $move }' is not what you have committed to
rps-round = '{ $text }' is no round; rounds are written like 'rock/paper', the last one also like 'rock/-'
rps-round-too-many = there is no round '{ $text }': the one before is not complete, or the game is over
domino-not-held = { $tile } is not in your hand
domino-no-fit = { $tile } does not fit this end of the line, which is { $end }
domino-no-tile = '{ $text }' is no domino; they go from 00 to 66, in a hand with the lower number first
domino-line = { $first } and { $second } do not fit together
domino-order = a hand is written in order: '{ $right }', not '{ $text }'
domino-twice = { $tile } is there twice
domino-count = each player was dealt 7 dominoes; here are { $line } on the line, { $white } and { $black } in the hands
domino-passes = nobody passes who can play
openspiel-name = a game of OpenSpiel is named as in 'openspiel(connect_four)', not '{ $text }'
openspiel-no-game = OpenSpiel has no game '{ $name }' that can be played by its name alone
openspiel-not-in-turn = '{ $name }' is not a game for two who move in turn
dvonn-stays = the DVONN piece on { $point } is alone, and such a piece never moves
dvonn-shut-in = what stands on { $point } is shut in: all six spaces around it are occupied
dvonn-distance = a stack of { $height } moves exactly { $height }; from { $start } to { $end } it is { $distance }
dvonn-not-linked = what stands on { $point } has no link to a DVONN piece
zertz-must-jump = a marble can jump, so it must: { $moves }
zertz-no-ring = there is no ring on { $point } any more
zertz-not-free = the ring { $point } cannot be slid out: two places next to each other beside it would have to be without a ring
zertz-jump = a marble jumps straight over the one next to it, onto the vacant ring behind
zertz-counts = '{ $text }' does not say how many marbles there are, as in '{ $right }'
zertz-marbles = there are { $number } of { $colour } on the board, in the pool and captured: together there must be { $wanted }
side-written = '{ $text }' is written '{ $right }'
punct-off-board = { $move }: a dot would be off the board
punct-centre = { $variant ->
    [basic] the first piece of the game may not be added in the central hexagon
   *[standard] no piece may be added in the central hexagon
}
punct-minor-dot = there is no PÜNCT on { $point }, and a piece is moved by its PÜNCT
punct-covered = the piece with its PÜNCT on { $point } is not free: something lies above it on { $spaces }
punct-unchanged = that changes nothing: a piece has to move or to turn
punct-on-other = the PÜNCT would lie on the other player's colour on { $point }
punct-not-flat = the piece would not lie flat: the heights of { $spaces } are { $heights }
punct-gap = the PÜNCT would bridge a gap: { $point } is empty, and there has to be a piece of one's own below
punct-no-room = however it is turned, the piece finds no room with its PÜNCT on { $point }: it has to lie flat, all of it on the board
punct-no-piece = '{ $text }' is no piece; pieces are written as in Tg5:2
punct-crosses = { $piece } crosses another piece of its level on { $point }
punct-cannot-lie = { $piece } cannot be on level { $level }: { $why }
punct-wrong-level = { $piece } is on level { $level }, but would lie on level { $right }
punct-no-reserves = reserves are written as in T6C2E4/T5R1, '-' for none, not '{ $text }'
in-side-game = side game { side-title-of-play }, move { $number }, '{ $move }': { $why }
side-play-form = '{ $text }' is no side game; they are written like 'yinsh(blitz) f5 d4' or 'die#7 throw'
side-play-other = { $letter } is settled by { $game }, not by { $name }
side-play-seed = { $name } cannot be played again without its seed, as in '{ $name }#7'
side-play-no-seed = there is no chance in { $name }, so no seed
side-play-none = there is no challenge in this turn that { side-title-of-play } could have settled
side-play-not-over = the side game { side-title-of-play } is not over, but its result is said to be '{ $result }'
side-play-result = the side game { side-title-of-play } is '{ $right }' for the player who announced the potential, not '{ $result }'
side-play-wanted = play is a side game as a record has it, like 'yinsh f5 d4', not { $value }
side-play-unknown = { side-title-of-play } cannot be played here
side-terminal-only = { $name } is played at the terminal only: gipf play --terminal "{ $name }"
is-side-game = { $game } is a side game by itself: ask for it by 'watch-side' and /api/side-games
is-no-side-game = { $game } is no side game by itself: ask for it by 'watch' and /api/games
no-side-game-on = there is no side game to give up
side-game-decides = { $move }: the result comes from the side game that is on; whoever gives it up loses it
side-level = side games have levels 1 to { $most }
side-file-form = the file of a side game says which it is, as in [SideGame "yinsh"]
side-file-result = the moves lead to '{ $right }', but the result is said to be '{ $result }'
side-file-hidden = something in this game is still hidden; there is a file when it is over
side-no-draws = { side-title } always has a winner, so there is no draw to offer
side-file-is-game = this is a game of GIPF, not a side game by itself
side-file-position = the file is of { side-title-of-play }, but its position is one of { $other }
side-file-two-seeds = a side game that begins with a position has its seed in it: [Seed] and [Position] do not go together
side-text-unknown = '{ $text }' is no side game: a file, a position, or its name with moves, like 'yinsh f5 d4'
side-no-board = { side-title-of-play } is played without a board, so there is no diagram of it

## Solving, and proofs

proof-file = { $file } cannot be read as a proof: { $detail }
proof-header = line { $line } of a proof is [{ $name } "…"], not '{ $text }'; it begins with Proof, Variant, Winner and Turns
proof-version = only proofs of version { $version } can be read, not of '{ $text }'
proof-answer = answer { $number } of the proof, '{ $move }', is not legal in '{ $position }'
proof-ends = the proof ends after answer { $number }, but { player-name } has to decide in '{ $position }'
proof-too-long = the proof is complete after answer { $number }, but then comes '{ $move }'
proof-lost = { player-name } does not win here: '{ $position }'
proof-turns = { player-name } has not won within { $turns } turns, as the proof says: '{ $position }'
solve-variant = { $variant } cannot be solved: only games without potentials and without house rules can, like 'basic;reserve=4/4'
solve-unknown = nobody knows yet who wins { $variant }, so there is nothing to prove
solve-no-win = no win within { $turns } turns was found in '{ $position }'

## The app as plain files

site-not-built = the site cannot be written: { $part ->
    [page] the page
    [engine] the engine for browsers
   *[python] Python for browsers
  } is not built here; 'make site' builds what is missing
site-folder-taken = there is something in { $folder } that is no site; name a new or an empty folder
no-site-address = an address begins with https:// or http://, not '{ $text }'

## People and their seats

not-for-you = this is not for you to do
not-your-game = you have no seat in this game
not-your-seat = { $player ->
    [w] White’s seat is somebody else’s
   *[b] Black’s seat is somebody else’s
}
not-your-turn = it is the other player’s turn
own-proposal = the other player has to answer that
proposal-waits = one player has asked the other something, which waits for an answer
player-awaited = the other player has not come yet
no-advice-between-people = in a game between two people nobody is helped by the engine until it is over
result-for-other = a result that is good for you has to be entered by the other player
goes-on-between-people = two people play this game, and it is not over
stays-between-people = somebody else has played this game, too, so it stays
both-invited = one of the two seats has to be your own
computer-invited = the computer takes its seat without an invitation
seat-not-free = { $player ->
    [w] White’s seat is not free
   *[b] Black’s seat is not free
}
name-length = a name has 1 to { $most } characters
not-let-in = this server lets in only those who have its link
network-off = nobody can join: joining from the local network is switched off
no-local-network = this machine is in no local network
not-local = { $host } is no address of a local network
network-refused = others cannot join: { $detail }

## A service for everybody

asked-too-much = too much was asked from here; { $seconds ->
    [one] try again in a second
   *[other] try again in { $seconds } seconds
}
past-the-proxy = this service is reached by its address alone, not past its proxy
proxy-without-proto = the proxy before this service has to say in X-Forwarded-Proto how it was reached
proxy-without-client = the proxy before this service has to say in X-Forwarded-For who it was reached by
no-origin = a request with a cookie has to say in Origin which page it comes from
service-or-lan = a service is for everybody; joining from the local network is for the app of one machine
service-address = the address of a service is like https://play.example, or for trying it out like http://localhost:4737; not { $text }
service-without-proxy = a service at an address with https:// is reached by a proxy; name its address in GIPF_PROXY, like GIPF_PROXY=127.0.0.1
neither-address = { $text } is neither an address nor a network, like 10.0.0.2 or 10.0.0.0/8
name-reserved = '{ $name }' is a name that nobody can have here
account-name-length = a name has { $least } to { $most } characters
account-name-letters = a name is made of letters and digits; single blanks, dots, hyphens or underscores may stand between them
account-name-scripts = a name is written in one alphabet, so that nobody is taken for somebody else

## Accounts

no-accounts = there are no accounts here; they belong to a service for everybody
account-there = you have an account already
account-without-way = an account needs a way to sign in: a password, a passkey or a mail address
name-taken = the name '{ $name }' is taken, or looks like one that is
password-length = a password has { $least } to { $most } characters
password-weak = this password is guessed too easily; a few unrelated words are better
sign-in-wrong = name and password do not go together
password-wrong = this is not your password
prove-again = show once more that it is you: by your password, a passkey or a link
last-way = this is your last way to sign in; add another one first
mail-off = this service sends no mail
mail-address = this is no mail address
mail-server = GIPF_MAIL names no mail server; write smtp://USER:PASSWORD@HOST:PORT or smtps://…
push-unknown = this is no push service that is known here
push-keys = a browser’s keys for pushes are not right
push-off = nothing is pushed to devices from here
push-address = GIPF_PUSH names push services like https://push.example; not { $text }
passkey-refused = this passkey was not accepted; try again, or sign in another way
passkeys-many = an account has at most { $most } passkeys
no-such-passkey = there is no such passkey
token-wrong = this token is good for nothing: it was revoked, or never made
not-by-token = this is nothing a token is good for
token-without = this token was not made for that: it lacks '{ $scope }'
bot-was-rated = this account has played rated games and stays a person’s; make another one for the program
bot-moderates = the account of a moderator stays a person’s
bot-in-games = this account plays against others just now; it can become a bot’s when those games are over
account-no-bot = only a bot account has tokens
tokens-many = an account has at most { $most } tokens
bot-address = '{ $address }' is no address of a service; write https:// and its name
bot-unreachable = { $address } does not answer: { $detail }
bot-denied = the service says no: { $detail }
bot-no-account = at { $address } this token is of no bot
no-such-account = there is no account '{ $name }'

## The lobby

lobby-closed = nobody else can come here, so there is no lobby
time-too-short = that is too fast: a player has at least { $seconds } seconds for { $turns } turns, as with 3+2
times-mixed = an offer is for games at one sitting or for games over days, not for both
standing-over-days = only an open offer over days can stand for several games
rated-with-account = rated games are played with an account
rated-even = a game is rated only where both players have the same and it is not pure chance
own-seek = one does not play oneself
seek-without = the offer does not include { $what }
too-many-seeks = you can have at most { $most } offers at once
not-challenged = this person cannot be challenged by you
no-such-seek = this offer is not there any more
seek-taken = somebody else was faster: this offer has been accepted
no-such-person = there is no such person here

## Tournaments

no-tournaments = there are no tournaments here; they belong to a service for everybody
no-such-tournament = there is no such tournament
tournament-begun = this tournament has begun; the next one can be entered
tournament-not-entered = you do not take part in this tournament
tournament-played = all your games in this tournament are over
tournament-no-bots = programs do not take part in tournaments
tournament-game-stays = this game belongs to a tournament, so it stays

## What people say, and order among them

words-length = one says 1 to { $most } characters at a time
said-too-much = that was much at once: wait { $seconds } seconds
muted = a moderator has asked you to be silent for { $hours } more hours
nobody-hears = in this game there is nobody to hear you
no-such-preset = there are no words called '{ $name }'
not-oneself = this is about others, not about oneself
no-such-report = this report has been dealt with already
too-many-reports = { $most } reports of yours still wait to be looked at

## What a player keeps for themselves at a game

board-nowhere = a board of your own is there in your games over days against another person
conditions-nowhere = conditional moves are for a game over days against another person, while it goes on
conditions-own-turn = it is your turn: conditional moves answer what the other player plays
conditions-side-game = conditional moves cannot go through a side game
conditions-late = the game has gone on meanwhile, so these conditional moves no longer fit
conditions-many = that is too much: at most { $lines } lines with { $decisions } decisions in all
conditions-long = a line has at most { $most } decisions
conditions-after-end = the game is over before { $move }
conditions-two = there can be only one answer to the same: { $one } or { $two }
conditions-end = each line ends with your answer, up to where the other player decides again
