# The page around the board. $player is w or b. A game's name and a player's name ($name) come as they are.

## The frame

bar = Pages
bar-skip = Skip to the page
bar-home = GIPF, to the first page
bar-play = Play
bar-analyse = Analyse
bar-learn = Learn
bar-games = Games
bar-people = People
bar-settings = Settings
files-held = Drop the file to open it
dialog-close = Close
notice-close = Close this message
line-missed = The server does not answer at the moment. Your game is safe; this page keeps trying.
server-away = The server does not answer. Is it still running?
server-puzzled = The server could not do that ({ $status }). Please try again.
nowhere-title = Nothing here
nowhere-text = This address leads nowhere in this page.
nowhere-home = To the first page

## Choosing a game

home-title = Play
home-welcome = Push. Line up four. Keep your pieces.
home-welcome-text = GIPF is played with a handful of discs and one idea: every piece enters from the edge and pushes what is in its way. Whoever runs out of pieces loses.
home-first = Play your first game
home-first-why = The basic game against an easy opponent, no clock.
home-learn = Learn in five minutes
home-continue = Go on playing
home-all = All games
game-awaited = Waiting for an opponent
home-choose = Choose a game
home-setup = Choose your opponent
home-more = Other games
home-more-which = YINSH, DVONN, TZAAR, ZÈRTZ and PÜNCT, and quick ones with dice, cards or dominoes.
card-name = { $card ->
    [basic] Basic
    [standard] Standard
    [tournament] Tournament
    [potentials] With potentials
    [ultimate] Ultimate
   *[matrx] MATRX
}
card-text = { $card ->
    [basic] One kind of piece. Make rows of four, win pieces back, leave the other without any.
    [standard] Each has three GIPF-pieces, and no more come. Lose the last of them, or run out of pieces to push, and you lose.
    [tournament] An empty board. You decide how many GIPF-pieces to bring in.
    [potentials] Some pieces carry a potential, a special move that works once.
    [ultimate] All five potentials at once, on an empty board.
   *[matrx] A bigger board, stacks of potentials, three single GIPF-pieces.
}

## Against whom, and how

setup-opponent = Opponent
setup-opponent-computer = Computer
setup-opponent-people = Two at one screen
setup-opponent-elsewhere = On another device
setup-closed = Nobody can join yet: switch on “Let others in this network join”.
setup-opponent-watch = Watch two computers
setup-level-of = { $player ->
    [w] Level of White
   *[b] Level of Black
}
setup-watch = Watch
setup-level = Level
setup-level-value = { $level } – { $name }
# The computer’s level in a side game.
setup-level-among = { $level } of { $most }
level-name = { $level ->
    [1] first day
    [2] beginner
    [3] curious
    [4] casual
    [5] regular
    [6] club player
    [7] strong club player
    [8] expert
    [9] master
   *[10] everything it can
}
setup-colour = Your colour
setup-colour-name = { $colour ->
    [w] White
    [b] Black
   *[random] By lot
}
setup-name = Name of { $player ->
    [w] White
   *[b] Black
}
setup-clock = Clock, minutes + seconds a turn
setup-clock-none = None
setup-clock-preset = { $minutes }+{ $increment }
setup-clock-custom = Other
setup-clock-days = Over days
setup-clock-minutes = Minutes each
setup-clock-increment = Seconds added after each turn
setup-start = Play
setup-rules = Change the rules
setup-rules-as-usual = as usual
setup-potentials = Choose the potentials

## The composer

compose-potentials = Potentials
compose-same = The same for both
compose-count = { $potential }, { $player ->
    [w] White
    [b] Black
   *[both] each
}
compose-reserve = Pieces in reserve
compose-reserve-why = Give the weaker player one to three pieces more.
compose-reserve-of = { $player ->
    [w] White
   *[b] Black
}
compose-board = Board
compose-board-name = { $board ->
    [hex37] 37 spots
   *[matrx40] 40 spots
}
compose-challenges = Challenges
compose-challenges-why = A player may contest a special move; a game such as YINSH or a roll of the die then decides whether it works.
compose-challenges-count = { $count ->
    [0] None
    [one] One each
   *[other] { $count } each
}
compose-challenges-unlimited = Unlimited
compose-sides = How challenges are settled
# Nothing agreed, a die for all, each potential’s own game, or something else.
compose-sides-name = { $kind ->
    [free] At the table
    [quick] Quick: the die
    [real] The real thing
   *[own] Own choice
}
compose-side = Side game for { $potential }
compose-side-option = Way to play, { $potential }
# Ways to play a side game; others are the game’s own words.
side-option-name = { $option ->
    [usual] as usual
    [blitz] blitz
    [random] random start
    [tournament] tournament
    [basic] basic
    [three] best of three
   *[other] { $option }
}
side-option-rings = { $count } rings
# Rounds, from five on; whoever has won more of them wins.
side-option-rounds = best of { $count }
compose-house = House rules
compose-repetition = Draw by repetition
compose-repetition-count = { $count ->
    [0] never
    [2] twice
   *[other] { $count } times
}
compose-quiet = Draw without captures
compose-quiet-count = { $count ->
    [0] never
   *[other] { $count } turns
}
compose-more = One more
compose-less = One less
compose-reset = As usual

## Variants

variant-name = { $base ->
    [basic] Basic GIPF
    [standard] Standard GIPF
    [standard-potentials] Standard GIPF with potentials
    [tournament] Tournament GIPF
    [tournament-potentials] Tournament GIPF with potentials
    [ultimate] Ultimate GIPF
   *[matrx] MATRX GIPF
}
variant-potential = { $count } { $potential }
variant-no-potentials = none
variant-hands = potentials: { $hand }
variant-hands-differ = White’s potentials: { $white }; Black’s: { $black }
variant-reserve = reserve { $white } to { $black }
variant-board = { $board ->
    [hex37] on 37 spots
   *[matrx40] on 40 spots
}
variant-challenges = { $count ->
    [one] one challenge each
   *[other] { $count } challenges each
}
variant-challenges-unlimited = unlimited challenges
# $games is a list: TZAAR, YINSH (blitz).
variant-sides = side games: { $games }
variant-repetition = { $count ->
    [2] draw when a position comes up for the second time
    [3] draw when a position comes up for the third time
   *[other] draw when a position has come up { $count } times
}
variant-quiet = draw after { $count ->
    [one] one quiet turn
   *[other] { $count } quiet turns
}

## At the table

seat-you = You
seat-computer = Computer, level { $level }
seat-bot = { $name } (bot)
seat-winner = { $who ->
    [you] have won
    [colour] has won
   *[other] has won
}
saving-fails = Nothing can be saved: the disk is full, or the data folder cannot be written to. The game waits until that is mended.
# Who has another colour in a side game than in the game.
seat-side = { $colour ->
    [w] White
   *[b] Black
} in the side game
seat-offers = offers a draw
clock-of = { $player ->
    [w] White
   *[b] Black
} has { $time } left
play-title = Game
play-heading = A game of { $variant }
play-tournament = Tournament
play-gone = This game is not here
play-deleted = It was deleted.
play-aborted = It was aborted before both had moved, and counts for nobody.
play-new = Play another
tools = What else can be done
tools-more = More
tools-more-why = Everything else, and typing moves
tool = { $tool ->
    [undo] Undo step
    [takeback] Take back turn
    [pause] Pause
    [hint] Hint
    [flip] Flip
    [draw] Offer draw
    [resign] Resign
    [abort] Abort
    [give] Give time
    [handover] Play on for me
    [board] Own board
    [note] Notes
    [share] Share
   *[view] Options
}
tool-why = { $tool ->
    [undo] Undo the last decision of this turn
    [takeback] Take back your last turn
    [pause] Stop the clock until you go on
    [hint] Ask the engine what it would do
    [flip] Turn the board around
    [draw] Offer a draw
    [resign] Give up this game
    [abort] Leave this game without a result, while not both have moved
    [give] Give the other player more time
    [handover] Let the computer play on for you
    [board] Analyse without the engine, and enter conditional moves
    [note] What you note for yourself alone
    [share] File, picture or link
   *[view] What is shown and heard
}
hint = Hint: { $label }. { $why }
moves = Moves
moves-none = No moves yet.
moves-steps = Go through the game
moves-first = To the start
moves-back = One step back
moves-next = One step on
moves-last = To the end
looking-back = You are looking back: step { $ply } of { $plies }.
looking-back-leave = Back to the game
looking-back-end = To the end
over-rematch = Rematch
over-analyse = Analyse
from-here-play = Play from here
from-here-analyse = Analyse from here
from-here-begin = Play
over-new = New game
offer = { $name } offers a draw.
offer-accept = Agree
offer-decline = Play on
offer-declined = The computer plays on.
handover = The computer plays on for you; this game stays out of your statistics.
handover-end = I play again
side-game-lot = Let chance decide
resign-title = Give up this game?
resign-text = { $who ->
    [computer] The computer wins then.
   *[other] The other player wins then.
}
resign-yes = Resign
resign-no = Play on
view = What is shown and heard
type-move = Type a move
type-move-example = Type a move: { $move }
type-move-play = Play
spoken-back = Taken back
spoken-offer = { $player ->
    [w] White offers a draw
   *[b] Black offers a draw
}

## Settings

settings-title = Settings
settings-about = About this program
settings-about-text = Free software under the MIT licence: it may be used, changed and passed on. It is built on the work of others, among them Python, Pyodide and Svelte.
settings-licences = Whose work it is, and all licences
settings-name = Your name
settings-name-why = Stands beside your pieces, in your list of games and in files you save.
settings-language = Language
settings-language-auto = Automatic (browser)
settings-theme = Appearance
settings-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[auto] Auto
}
settings-look = Board and pieces
settings-look-name = { $look ->
    [table] Table
    [contrast] Contrast
   *[study] Plain
}
settings-size = Size of the board
settings-size-name = { $size ->
    [large] Large
    [medium] Medium
   *[full] As large as can be
}
settings-speed = Speed of the pieces
settings-speed-name = { $speed ->
    [slow] Slow
    [fast] Fast
   *[usual] Usual
}
settings-volume = Volume
settings-volume-name = { $sound ->
    [take] Captures
    [low] Little time left
    [end] End of a game
   *[move] Moves
}
settings-switch = { $name ->
    [coordinates] Coordinates
    [lastMove] Last move
    [threats] Threats
    [coach] Coach
    [endings] Ask before you give something up for good
    [tools] All tools in sight
    [sound] Sound
    [announce] Spoken moves
   *[motion] Motion
}
settings-switch-why = { $name ->
    [coordinates] Names along the edge of the board.
    [lastMove] Marks softly what was played last.
    [threats] Marks your pieces that the other player could capture next.
    [coach] Asks once before you play a blunder against the computer.
    [endings] Asks once in a game before you end bringing in GIPF-pieces, give up potentials or take off GIPF-pieces of your own.
    [tools] Everything under “More”, and the field for typing moves, always beside the board; not on phones.
    [sound] A soft wooden click.
    [announce] Screen readers say every move.
   *[motion] Pieces slide and jump; never where your system asks for less motion.
}

## A game from a link

link-title = A game from a link
link-text = { $variant }, as it came in the link.
link-save = Keep it in my games
link-broken = This link holds no game; perhaps a part of it was lost on the way.

## Several things in a row: $before is what is listed already.

list-next = { $before }, { $item }
list-last = { $before } and { $item }
