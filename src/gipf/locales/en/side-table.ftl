# Side games on the page: choosing one, playing it, and what it means for a game. $player is w or b.

side-about = Four of the games the potentials are named after; TZAAR, which took TAMSK’s place in the project; and quick ones. They settle challenges, and each can be played by itself.
side-with-option = { $game }, { $option }
side-option = Way to play
# What a game is about; others are the toss of a coin.
side-aim = { $game ->
    [yinsh] Five markers in a row take a ring off; three rings win.
    [dvonn] Build stacks while they are joined to a red piece; the most pieces win.
    [tzaar] Capture, and keep one of each of your three types.
    [zertz] Jump over marbles to capture them while the board shrinks.
    [punct] Join two opposite sides of the board.
    [rps] Choose at the same time; one beats the other.
    [die] The higher throw wins.
    [cards] The higher card wins.
    [dominoes] Be rid of your dominoes first.
   *[coin] Call it, and throw.
}
# What is different there; others are more rings.
side-option-why = { $way ->
    [yinsh-blitz] The first ring taken off wins.
    [zertz-blitz] Fewer marbles, and fewer of them win.
    [random] Chance puts all pieces on the board; the moves begin at once.
    [tournament] The board is empty, and each player in turn puts a piece on it.
    [basic] Only the very first piece must stay out of the centre; if nobody joins two sides, it is a draw.
    [three] Three rounds, tied ones among them; whoever wins more of them. Equally many are a draw.
   *[rings] A larger board, a longer game.
}
side-levels = Level 1 is easy; level 5 plays as well as it can.
side-played-here = Played here
side-white-begins = White begins.

## At the table

side-seat = { $player ->
    [w] White
   *[b] Black
}: { $name }
# What lies beside the board.
side-zone = { $role ->
    [hand] In hand
    [captured] Captured
    [left] Not covered
    [taken] Rings taken off
    [pool] Pool
    [shown] On the table
   *[line] Line
}
side-item = { $piece }: { $value }
# Where a domino lies, behind what it shows.
side-end = { $end ->
    [left] at the left end
   *[right] at the right end
}
side-hidden = face down
side-spot-empty = { $spot }, empty
side-spot-piece = { $spot }, { $piece }
# $count pieces stand on each other.
side-spot-stack = { $spot }, { $piece }, { $count } high
# In a stack, below its top, is $piece.
side-spot-within = { $label }, with a { $piece } in it
side-spot-open = { $label }, can be chosen
side-next = Now choose where it goes. Press it again to let go.
# A piece of three dots: one that is added, or moved; then it is turned and put down.
side-next-added = Choose a space for its marked dot, the PÜNCT. Press it again to let go.
side-next-moved = Its marked dot, the PÜNCT, goes along a straight line, over anything. Choose where.
side-turn-round = Turn
side-put = Put down
side-turn-it = Turn it, or choose which way it lies; then put it down.
# A press in vain: what goes there has to be chosen first; or nothing can be done there.
side-vain-first = First choose what goes there: it has a frame.
side-vain = Nothing can be done on { $spot } now.
# Leads from a part that is looked at closer to all of it.
side-whole-board = Whole board
side-hint = Hint: { $move }
# Hints in a task, from the vaguest to the clearest: where to look, what to touch, the whole move.
side-hint-where = Look around { $spot }.
side-hint-piece = Use this: { $piece }.
# Two at one screen, and $name is to see what the other must not.
side-curtain = Pass the screen to { $name }.
side-curtain-show = Show the hand
side-curtain-choose = Choose
side-no-takeback = Nothing is taken back in this game: it would show what is hidden, or let chance fall anew.
# Above a game of several rounds; on what has won one of them.
side-score = Round { $round } of { $of }. Won so far: White { $white }, Black { $black }.
side-round-won = { $label }, wins the round
side-moves = Moves
side-chance-title = Was chance fair?
side-chance = Anyone can check that it was: all chance in this game follows from the number { $seed }, which was drawn before the first move and kept secret until the end. The file holds it.
side-file = Save as a file

## Within a game

# $same is yes where the game has the potential’s name.
side-match = { $same ->
    [yes] Challenge: { $game }
   *[no] Challenge for { $potential }: { $game }
}
# What the side game decides. $who is you, computer or other: $name, who announced; $label says what the potential does.
side-stake = { $who ->
    [you] If you win or tie: { $label }.
    [computer] If the computer wins or ties: { $label }.
   *[other] If { $name } wins or ties: { $label }.
} Otherwise the potential is out of the game.
# Whoever begins is White in the side game, whatever their colour in the game. $who is you, computer or other: $name.
side-begins = { $who ->
    [you] You begin and are White here.
    [computer] The computer begins and is White here.
   *[other] { $name } begins and is White here.
}
side-main-board = The board of the game
side-give-up = Give up the side game
side-give-up-title = Give up this side game?
side-give-up-text = The other player wins it then; the game itself goes on.
# A draw in a side game that settles a challenge: what is announced, $label, is carried out.
side-draw-title = Offer a draw in the side game?
side-draw-text = Then it is not played to its end and counts as tied: { $label }.
side-draw-computer = If the computer agrees, the game is over at once.
side-draw-yes = Offer a draw
side-draw-offered = { $name } offers a draw in the side game, which then counts as tied: { $label }.
# Resigning while a side game is on.
side-resign-title = Give up the whole game?
side-resign-text = Then the other player wins the whole game, not only this side game. You can also give up the side game alone; the game goes on then.
side-resign-yes = Resign the whole game
side-back = Back to the board
# Who has won the side game, and what that means. $who is you, computer, draw or other: $name; $game is a name, or quick.
# $owner is you, computer, w or b: whose $potential it is about; $does is lost, or the potential that works.
side-result = { $who ->
    [you] You have won { $game ->
        [quick] the side game
       *[other] { $game }
    }
    [computer] The computer has won { $game ->
        [quick] the side game
       *[other] { $game }
    }
    [draw] A draw in { $game ->
        [quick] the side game
       *[other] { $game }
    }
   *[other] { $name } has won { $game ->
        [quick] the side game
       *[other] { $game }
    }
}: { $owner ->
    [you] your { $potential }
    [computer] the computer’s { $potential }
    [w] White’s { $potential }
   *[b] Black’s { $potential }
} { $does ->
    [lost] is out of the game; the piece that carried it stays as a basic piece
    [TAMSK] makes its extra move
    [YINSH] slides
   *[other] jumps
}.

## Setting a game up

# How challenges are settled: free, quick, real or own.
side-links-why = { $kind ->
    [free] You play or settle it outside this page, however you like, and enter the result.
    [quick] Each throws the die once, the higher throw wins: a matter of seconds.
    [real] Each potential is settled by the game it is named after, TAMSK by TZAAR: a game within the game.
   *[own] You link a game to each potential.
}
side-clock = Clock in side games
side-clock-why = A side game runs on the players’ clocks, or each has so many minutes for it.
side-clock-same = The game’s own
side-clock-minutes = { $minutes } min
