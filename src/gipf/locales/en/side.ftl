# Side games: what is to be done in them, how they end, what their pieces are called.
# $player is w or b: who decides, or who has won; also you, who plays against the computer,
# and computer where a game is over, and named where players have no colours: $name.

# Somebody without a name, in a game in which players have no colours.
side-player = Player { $number }
side-turn = { $player ->
    [you] Your turn
    [w] White to move
    [named] { $name } to move
   *[b] Black to move
}
side-prompt = { $turn }: { $todo }
side-won = { $player ->
    [you] You have won
    [computer] The computer has won
    [w] White has won
    [named] { $name } has won
   *[b] Black has won
}
side-drawn = A draw
side-over = { $result }: { $why }
# $move is in notation.
side-played = { $player ->
    [w] White
    [named] { $name }
   *[b] Black
}: { $move }
# What is pressed; other words are a game’s own.
side-button = { $word ->
    [pass] Pass
    [throw] Throw
    [draw] Draw a card
    [heads] Heads
    [tails] Tails
    [rock] Rock
    [paper] Paper
    [scissors] Scissors
    [fold] Give up the round
    [left] At the left end
    [right] At the right end
   *[other] { $word }
}
# Pieces; T, C, E, L, M, R are those of PÜNCT.
side-piece = { $kind ->
    [ring] ring
    [marker] marker
    [dvonn] DVONN piece
    [stack] stack
    [piece] piece
    [tzaar] Tzaar
    [tzarra] Tzarra
    [tott] Tott
    [white] white marble
    [grey] grey marble
    [black] black marble
    [T] triangle
    [C] straight piece, PÜNCT in the middle
    [E] straight piece, PÜNCT at the end
    [L] bent piece to the left, PÜNCT at the end
    [M] bent piece, PÜNCT in the middle
    [R] bent piece to the right, PÜNCT at the end
    [coin] coin
    [call] call
    [die] die
    [card] card
    [choice] choice
    [domino] domino
   *[other] { $kind }
}
# $piece is such a piece.
side-piece-of = { $piece } ({ $owner ->
    [w] White
   *[b] Black
})

## What wins, shown while a game is on. $count, $white, $grey, $black and $each are how many win.

side-goal = { $game ->
    [yinsh] { $count ->
        [one] Goal: be the first to take a ring off.
       *[other] Goal: be the first to take off { $count } rings.
    }
    [dvonn] Goal: the most pieces in your stacks at the end.
    [tzaar] Goal: capture all Tzaars, all Tzarras or all Totts, or leave no capture.
    [zertz] Goal: { $white } white, { $grey } grey or { $black } black marbles, or { $each } of each.
    [punct] Goal: join two opposite sides of the board.
    [rps] Rock beats scissors, scissors beat paper, paper beats rock.
    [die] The higher throw wins.
    [cards] The higher card wins.
    [dominoes] Goal: get rid of all your dominoes first.
   *[coin] Whoever begins calls heads or tails and wins if it is right; the other throws.
}

## What is to be done, behind whose turn it is.

side-do-pass = there is no move, so pass.
side-do-any = choose a move.
side-do-table = play the game, then enter its result.
side-do-yinsh-place = put a ring on an empty point.
side-do-yinsh-move = move a ring; it leaves a marker and turns over those it passes.
side-do-yinsh-row = choose which of your rows of five to take.
side-do-yinsh-take = five in a row! Press any of its markers to take it off.
side-do-yinsh-ring = take one of your rings off the board.
side-do-dvonn-red = put a red DVONN piece on an empty space.
side-do-dvonn-place = put a piece on an empty space.
side-do-dvonn-move = move a stack as many spaces as it is high, onto another stack.
side-do-tzaar-place = choose a piece and put it on an empty point.
side-do-tzaar-first = capture a piece; the first turn is one capture.
side-do-tzaar-capture = capture a stack of the other colour that is not higher, by moving onto it.
side-do-tzaar-second = capture again, make one of your stacks higher, or pass.
side-do-zertz-place = choose a marble and put it on a free ring.
side-do-zertz-own = the pool is empty, so put one of your own marbles on a free ring.
side-do-zertz-remove = choose a free ring at the edge; it comes off the board.
side-do-zertz-jump = you can capture, so you must jump over a marble.
side-do-zertz-on = jump on with the same marble.
side-do-punct = add a piece to the board, or move one of yours.
side-do-punct-first = add a piece to the board.
side-do-punct-move = move one of your pieces.
side-do-coin-call = call heads or tails.
side-do-coin-throw = throw the coin.
side-do-die = throw the die.
side-do-cards = draw a card.
side-do-rps = choose rock, paper or scissors.
# $player has chosen first, unseen: you, computer, w or b.
side-do-rps-last = { $player ->
    [you] you have chosen, face down; now the other chooses.
    [computer] the computer has already chosen, face down. Choose rock, paper or scissors; then both are shown.
    [w] White has already chosen, face down. Choose rock, paper or scissors; then both are shown.
    [named] { $name } has already chosen, face down. Choose rock, paper or scissors; then both are shown.
   *[b] Black has already chosen, face down. Choose rock, paper or scissors; then both are shown.
}
side-do-rps-open = open your choice.
side-do-dominoes = put a domino at an end of the line.
side-do-dominoes-first = lay the first domino.

## Why a game is over, behind who has won. $winner and $loser, $white and $black are what they have.

side-why-yinsh = rings taken { $winner } to { $loser }.
side-why-dvonn = { $winner } pieces in stacks, against { $loser }.
side-why-tzaar-type = { $player ->
    [you] you have no { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    } left.
    [computer] the computer has no { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    } left.
    [w] White has no { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    } left.
   *[b] Black has no { $kind ->
        [tzaar] Tzaar
        [tzarra] Tzarra
       *[tott] Tott
    } left.
}
side-why-tzaar-stuck = { $player ->
    [you] you can capture nothing any more.
    [computer] the computer can capture nothing any more.
    [w] White can capture nothing any more.
   *[b] Black can capture nothing any more.
}
side-why-zertz-goal = { $kind ->
    [white] { $count } white marbles.
    [grey] { $count } grey marbles.
    [black] { $count } black marbles.
   *[each] { $count } marbles of each colour.
}
side-why-zertz-full = the last free ring is taken.
side-why-zertz-drawn = neither player can do anything any more.
side-why-repeated = the same position has come up for the third time.
side-why-punct-joined = two opposite sides are joined.
side-why-punct-centre = in the centre { $winner } to { $loser }.
side-why-punct-open = a player’s last piece is on the board, and no sides are joined.
side-why-coin = { $coin ->
    [heads] the coin shows heads.
   *[tails] the coin shows tails.
}
side-why-die = { $winner } to { $loser }.
side-why-cards = { $winner } against { $loser }.
side-why-rps = { $wins ->
    [rock] rock beats scissors.
    [paper] paper beats rock.
    [scissors] scissors beat paper.
    [same] both chose the same.
   *[fold] the round was given up.
}
side-why-rps-rounds = rounds { $winner } to { $loser }.
side-why-dominoes-out = the last domino is played.
side-why-dominoes-blocked = nobody can go on, with { $winner } pips to { $loser }.
side-why-any = the result was entered.
side-why-resignation = { $player ->
    [you] you have given up.
    [computer] the computer has given up.
    [w] White has given up.
    [named] { $name } has given up.
   *[b] Black has given up.
}
side-why-time = { $player ->
    [you] your time is up.
    [computer] the computer’s time is up.
    [w] White’s time is up.
    [named] { $name }’s time is up.
   *[b] Black’s time is up.
}
side-why-agreement = the players have agreed.
side-why-abandoned = { $player ->
    [you] you have left the game.
    [w] White has left the game.
    [b] Black has left the game.
    [named] { $name } has left the game.
   *[nobody] the game was broken off.
}
