# A game at the table. $player is w or b.

## Whose turn it is

turn-computer = { $engine ->
    [ready] The computer is thinking …
   *[other] The computer is getting ready: the first time takes a minute …
}
refused-computers-turn = It is the computer’s turn.
refused-looking-back = You are looking back. The game goes on at its end.
# What a hint advises: from which dot, pushing $count pieces. $unit is basic, gipf, stack, loaded, or extra for a TAMSK-potential.
hint-push = { $unit ->
    [piece] Piece
    [basic] Basic piece
    [gipf] GIPF-piece
    [stack] Stack of { $potential }
    [extra] Extra move: TAMSK-potential
   *[loaded] Piece loaded with { $potential }
} from { $dot } along the arrow{ $count ->
    [0] {""}
    [one] , pushing one piece
   *[other] , pushing { $count } pieces
}
steps = This turn
# $phase: clearing (c, r), an extra move (e, x), the move (m), a challenge (a, f, s).
step = { $phase ->
    [c] Clear
    [e] Extra move
    [m] Move
    [x] Extra move
    [r] Clear
    [a] Answer
    [f] Who begins
   *[s] Side game
}
# A decision about a challenge in the list of moves. $who made it: you, computer, or somebody called $name.
ply-by = { $who ->
    [you] { $move ->
        [accept] You accept
        [challenge] You challenge
        [first] You begin the side game
        [second] You let the other begin
        [won] You win the side game
        [tied] You tie the side game
        [lost] You lose the side game
       *[gave-up] You give the side game up
    }
    [computer] { $move ->
        [accept] The computer accepts
        [challenge] The computer challenges
        [first] The computer begins the side game
        [second] The computer lets you begin
        [won] The computer wins the side game
        [tied] The computer ties the side game
        [lost] The computer loses the side game
       *[gave-up] The computer gives the side game up
    }
   *[other] { $move ->
        [accept] { $name } accepts
        [challenge] { $name } challenges
        [first] { $name } begins the side game
        [second] { $name } lets the other begin
        [won] { $name } wins the side game
        [tied] { $name } ties the side game
        [lost] { $name } loses the side game
       *[gave-up] { $name } gives the side game up
    }
}
paused = The game is paused. The clock stands still.
paused-go-on = Go on

## While the server is away

# The move that was made has not arrived for a while: where $host is page everything that plays is still loading.
move-sent = { $host ->
    [page] Your move is played as soon as everything has loaded …
   *[server] Your move is on its way …
}
# After a rematch was begun: which $colour the reader has in it.
rematch-colours = Colours change: now you play { $colour ->
    [w] White
   *[b] Black
}.
waiting = Your move waits for the server: { $label }.
waiting-asked = The server is back. Your move still waits: { $label }. Play it?
waiting-play = Play it
waiting-withdraw = Take it back

## The end

# $who has won: you, computer, w, b or somebody called $name; or draw.
end-title = { $who ->
    [you] You have won
    [computer] The computer has won
    [draw] A draw
    [w] White has won
    [b] Black has won
   *[other] { $name } has won
}
end-no-move = { $loser ->
    [you] You have nothing left to play.
    [computer] The computer has nothing left to play.
    [w] White has nothing left to play.
   *[b] Black has nothing left to play.
}
# $how: captured, covered, taken off by its owner (own), or gone.
end-gipf-lost = { $loser ->
    [you] Your last GIPF-piece
    [computer] The computer’s last GIPF-piece
    [w] White’s last GIPF-piece
   *[b] Black’s last GIPF-piece
} { $how ->
    [captured] was captured.
    [covered] was covered: as long as something lies on it, it does not count.
    [own] came off the board with its own row.
   *[gone] is gone.
}
end-gipf-few = You had brought in only one GIPF-piece. Next time bring in two or three before your first other piece.
end-gipf-captured = { $loser ->
    [you] All your GIPF-pieces are captured.
    [computer] All the computer’s GIPF-pieces are captured.
    [w] All White’s GIPF-pieces are captured.
   *[b] All Black’s GIPF-pieces are captured.
}
# How one loses in a game, behind what has happened.
end-rule = { $game ->
    [basic] Whoever has to push and has an empty reserve loses.
    [standard] There are two ways to lose: no GIPF-piece left on the board, for no new ones come in; or an empty reserve when one has to push.
    [tournament] There are two ways to lose: no GIPF-piece left on the board, for after the first other piece none come in; or an empty reserve when one has to push.
    [matrx] There are two ways to lose: all three GIPF-pieces captured; or nothing left to push in and no potential to use.
   *[other] There are two ways to lose: no uncovered GIPF-piece left on the board; or nothing left to push in and no potential to use.
}
end-resignation = { $loser ->
    [you] You have resigned.
    [computer] The computer has resigned.
    [w] White has resigned.
   *[b] Black has resigned.
}
end-time = { $loser ->
    [you] Your time is up.
    [computer] The computer’s time is up.
    [w] White’s time is up.
   *[b] Black’s time is up.
}
end-abandoned = { $loser ->
    [you] You have left the game.
    [computer] The computer has left the game.
    [w] White has left the game.
   *[b] Black has left the game.
}
end-repetition = The position has come up { $count ->
    [2] twice.
   *[other] { $count } times.
}
end-quiet = Nothing was captured in { $count ->
    [one] a turn.
   *[other] { $count } turns in a row.
}
end-agreement = The players have agreed on it.
end-left = A player has left the game.
end-last = { $player ->
    [you] Your last move
    [computer] The computer’s last move
    [w] White’s last move
   *[b] Black’s last move
}: { $label }.
end-again = Show the last move again
end-harder = Harder: level { $level }
end-easier = Easier: level { $level }
# After a game of basic GIPF: what a GIPF-piece is, and the game that has them.
end-further = Next: standard GIPF. Each has three GIPF-pieces, two pieces high and marked with a star; whoever has none left on the board loses, too.
end-further-play = Play standard GIPF
end-mistakes = Analyse my mistakes
reopen-title = Open this game again?
reopen-text = The game is over. If you take back your last turn, it goes on from there: its result and what came after are gone. To keep it as it ended, step back in the moves and choose “Play from here”, which begins a new game.
reopen-yes = Take back turn
reopen-no = Leave it as it is

## The coach

coach-looks = The coach is looking at your move.
# The move that the coach doubts.
coach-move = Your move: { $label }.
coach-title = Play it all the same?
coach-play = Play it
coach-look = Look again
coach-better = Something else is much better here.
# What a decision ends for good: $gipf GIPF-pieces are left on the board, $potentials are given up, $count go.
ends-title = There is no way back
ends-gipf = After this piece you may bring in no more GIPF-pieces in this game. { $gipf ->
    [one] You have only one
   *[other] You have { $gipf }
} on the board, and whoever has none left loses at once.
ends-potentials = With a basic piece you give up what is left in your hand: { $potentials ->
    [one] one potential leaves
   *[other] { $potentials } potentials leave
} the game.
ends-both = After this piece you may bring in no more GIPF-pieces in this game. { $gipf ->
    [one] You have only one
   *[other] You have { $gipf }
} on the board, and whoever has none left loses at once. Being a basic piece, it also gives up all { $potentials } potentials in your hand.
ends-own = This takes { $count ->
    [one] a GIPF-piece
   *[other] { $count } GIPF-pieces
} of your own off the board. You keep { $gipf }, and whoever has none left loses at once.
ends-game = This takes your last GIPF-piece off the board: you lose the game at once.
ends-accepting = If you accept, you lose the game at once. You can still challenge.
moments = { $count ->
    [one] The moment that mattered
   *[other] The moments that mattered
}
# The same after a quick look, which an analysis may see otherwise.
moments-quick = { $count ->
    [one] At first sight: the moment that mattered
   *[other] At first sight: the moments that mattered
}
moments-looking = Looking for the moments that mattered …
moments-none = You made no mistake worth telling.
moments-none-lost = At first sight no single move of yours was a grave mistake; the analysis may find smaller ones.
moments-turn = { $name } · turn { $number }: { $turn }
# How many challenges a player has left; $count is a number, or unlimited.
seat-challenges = { $count ->
    [0] no challenge left
    [one] { $count } challenge left
    [unlimited] challenges without limit
   *[other] { $count } challenges left
}
seat-captured = { $count ->
    [0] Nothing captured.
    [one] One piece captured.
   *[other] { $count } pieces captured.
}{ $ahead ->
    [0] {""}
   *[other] {" "}{ $ahead } ahead.
}{ $doubles ->
    [yes] {" "}A GIPF-piece counts as two.
   *[no] {""}
}

## Tips for a first game

# $tip: how to push, the opening that brings in GIPF-pieces, what they are, rows, what may stay, the reserve, potentials and
# their use; in MATRX single GIPF-pieces, stacks and what may stay of a row.
tip = { $tip ->
    [push] { $game ->
        [basic] Choose a dot on the edge and an arrow: your piece enters there and pushes on what is in its way.
        [standard] Choose a dot on the edge and an arrow: your piece enters there and pushes on what is in its way.
        [tournament] Choose a dot on the edge and an arrow: your piece enters there and pushes on what is in its way.
       *[other] Choose a dot on the edge and an arrow: your piece enters there and pushes on what is in its way. The signs on pieces are potentials: special moves that work once.
    }
    [bring] Your first turns bring in GIPF-pieces: two pieces high, with a star. Once you push in any other piece, you can bring in no more of them, so take your time.
    [gipf] { $game ->
        [standard] The pieces with the star are GIPF-pieces, and no new ones come in. If you lose the last of them on the board, or have to push with an empty reserve, you lose the game.
        [standard-potentials] The pieces with the star are GIPF-pieces, and no new ones come in. If you lose the last of them on the board, or have nothing left to push in or to use, you lose the game.
        [tournament] The pieces with the star are GIPF-pieces. If you lose the last of them on the board, or have to push with an empty reserve, you lose the game.
       *[other] The pieces with the star are GIPF-pieces. If you lose the last of them on the board, or have nothing left to push in or to use, you lose the game.
    }
    [row] Four of your colour side by side are a row. They come back to your reserve, and pieces of the other colour that touch the row in its line are captured.
    [stay] A GIPF-piece in a row need not come off: its arrow says whether it stays. One of the other colour that comes off is captured.
    [load] A star marks GIPF-pieces, the other signs potentials: moves that work once. Your first basic piece without one puts those in your hand out of the game.
    [use] Instead of pushing you can use a potential: choose a ringed piece, and you see where it can go.
    [single] The pieces with the star are GIPF-pieces and come first. Whoever loses all three loses the game, and so does whoever has nothing left to push in or to use.
    [stack] The other signs are potentials: moves that work once each. Two of a kind enter together as a stack.
    [stacks-stay] In a row single pieces have to go, GIPF-pieces too. A stack may stay: its arrow says so.
    [hold] Rest your finger on a piece, on the board or in a reserve: it says what it is and what it can do now.
   *[pieces] { $game ->
        [basic] Watch your reserve: whoever has to push and has an empty one loses the game.
        [standard] Watch your reserve, too: whoever has to push and has an empty one loses, however many GIPF-pieces are left.
        [tournament] Watch your reserve, too: whoever has to push and has an empty one loses, however many GIPF-pieces are left.
       *[other] Watch your reserve, too: with an empty one you lose as soon as there is no potential to use, however many GIPF-pieces are left.
    }
}
tip-close = No more tips

# After a challenge that was lost, in which the turn goes on. $player is you, computer, w or b.
challenge-lost = { $player ->
    [you] Make another move.
    [computer] The computer makes another move.
    [w] White makes another move.
   *[b] Black makes another move.
}
# What a challenge decides. $player is you, computer, w or b: who announced the potential.
challenge-stake = { $player ->
    [you] If you win or tie the side game, the potential works; if you lose, it is out of the game.
    [computer] If the computer wins or ties the side game, the potential works; if it loses, the potential is out of the game.
    [w] If White wins or ties the side game, the potential works; if White loses, it is out of the game.
   *[b] If Black wins or ties the side game, the potential works; if Black loses, it is out of the game.
}
