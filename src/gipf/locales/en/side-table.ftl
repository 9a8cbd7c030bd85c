# Side games on the page: choosing one, playing it, and what it means for a game. $player is w or b.

side-about = Five board games for two from the same family as GIPF, and five quick ones. Play any of them by itself, against the computer or two at one screen. In games of GIPF with challenges they decide whether a special move works.
side-with-option = { $game }, { $option }
side-option = Way to play
# What a game is about; others are the toss of a coin.
side-aim = { $game ->
    [yinsh] Move rings, turn markers over, make rows of five to take your rings off.
    [dvonn] Pile stacks on stacks; what loses touch with a red piece is gone. Most pieces win.
    [tzaar] Capture pieces or build stacks; whoever loses the last of a type loses.
    [zertz] Place marbles, jump to capture them, while the board shrinks. The marbles belong to nobody.
    [punct] Lay and move pieces of three dots to join two opposite sides.
    [rps] Choose at the same time; one beats the other.
    [die] The higher throw wins.
    [cards] The higher card wins.
    [dominoes] Get rid of all your dominoes first.
   *[coin] Call heads or tails; the coin decides.
}
# What that way is; a name is the usual way, others are more rings.
side-option-why = { $way ->
    [yinsh] The third ring taken off wins.
    [dvonn] First both players put all pieces on the board.
    [tzaar] All pieces are on the board, always in the same places.
    [zertz] 37 rings, which is the usual board.
    [punct] If nobody joins two sides, whoever has more dots in the centre wins.
    [once] One round decides.
    [yinsh-blitz] The first ring taken off wins.
    [zertz-blitz] Fewer marbles, and fewer of them win.
    [random] Chance puts all pieces on the board; the moves begin at once.
    [tournament] The board is empty, and each player in turn puts a piece on it.
    [basic] Only the very first piece must stay out of the centre; if nobody joins two sides, it is a draw.
    [three] Three rounds, tied ones among them; whoever wins more of them. Equally many are a draw.
   *[rings] A larger board, a longer game.
}
side-levels = Level 1 is easy; level 5 plays as well as it can.
# Who begins a game in which players have no colours: the reader or the computer.
side-begins = Who begins
side-begins-who = { $who ->
    [w] I do
   *[b] The computer
}
side-played-here = Played here

## At the table

side-seat = { $player ->
    [w] White
   *[b] Black
}: { $name }
# Whoever begins: $name is a colour, or a player.
side-first = { $of ->
    [colour] { $name } (begins)
   *[player] { $name } (first)
}
# Instead of whose turn it is, for two at one screen who begin.
side-beginning = { $player ->
    [w] White begins
    [named] { $name } begins
   *[b] Black begins
}
# What lies beside the board.
side-zone = { $role ->
    [hand] In hand
    [captured] Captured
    [left] Left
    [stacked] Pieces in stacks
    [taken] Rings taken off
    [pool] Pool
    [shown] On the table
   *[line] Line
}
side-item = { $piece }: { $value }
# $count are there; $goal of them win.
side-item-goal = { $piece }: { $count } of { $goal }
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
side-next = Now choose where it goes. Press what you hold again to let go.
side-next-row = This marker is in several rows. Press another marker of the row you mean.
# A piece of three dots: one that is added, or moved; then it is turned and put down.
side-next-added = Choose a space for its marked dot, the PÜNCT. Press what you hold again to let go.
side-next-moved = Its marked dot, the PÜNCT, goes along a straight line, over anything. Choose where.
side-turn-round = Turn
side-put = Put down
side-turn-it = Turn it, or choose which way it lies; then put it down.
# A press in vain: what goes there has to be chosen first; or nothing can be done there.
side-vain-first = First choose what goes there: one of those with a frame.
side-vain = Nothing can be done on { $spot } now.
# Leads from a part that is looked at closer to all of it.
side-whole-board = Whole board
side-hint = Hint: { $move }
# What it says: something moves, or is put down; a piece of three dots then lies with its next dot towards $spot.
side-hint-move = { $piece } from { $from } to { $to }
side-hint-put = { $piece } on { $to }
side-hint-ahead = { $move }, the next dot towards { $spot }
# Hints in a task, from the vaguest to the clearest: where to look, what to touch, the whole move.
side-hint-where = Look around { $spot }.
side-hint-piece = Use this: { $piece }.
# Two at one screen, and $name is to see what the other must not.
side-curtain = Pass the screen to { $name }.
side-curtain-show = Show the hand
side-curtain-choose = Choose
side-no-takeback = Nothing is taken back in this game: it would show what is hidden, or let chance fall anew.
# Above a game of several rounds; on what has won one of them.
side-score = Round { $round } of { $of }. { $first } { $white } – { $black } { $second }.
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
side-main-board = The board of the game
side-give-up = Give up the side game
side-give-up-title = Give up this side game?
side-give-up-text = { $who ->
    [computer] The computer wins it then; the game itself goes on.
   *[other] The other player wins it then; the game itself goes on.
}
# A draw in a side game that settles a challenge: what is announced, $label, is carried out.
side-draw-title = Offer a draw in the side game?
side-draw-text = Then it is not played to its end and counts as tied: { $label }.
side-draw-computer = If the computer agrees, the game is over at once. It takes none before the eleventh round, nor while it sees itself ahead.
side-draw-yes = Offer a draw
side-draw-offered = { $name } offers a draw in the side game, which then counts as tied: { $label }.
# Resigning while a side game is on.
side-resign-title = Give up the whole game?
side-resign-text = { $who ->
    [computer] Then the computer wins the whole game
   *[other] Then the other player wins the whole game
}, not only this side game. You can also give up the side game alone; the game goes on then.
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
