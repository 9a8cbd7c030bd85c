# What the one sentence above the board says, and what the decisions are called.
# $player is w or b: who decides, in over-… who has won; in a prompt also you, who plays against the computer; against a person you-w and you-b, by one's own colour, and wait-w and wait-b, by the colour of the other, for whom one waits. $potential is TAMSK, ZÈRTZ, DVONN, YINSH or PÜNCT.
# Points ($spot, $dot, $target) and moves ($move) are in notation: e5, Zd4-d7.

## The move. $uses counts the potentials on the board that can be used.

prompt-opening = { $player ->
    [you] Your first turn must be a GIPF-piece: push one in.
    [w] White’s first turn must be a GIPF-piece: push one in.
   *[b] Black’s first turn must be a GIPF-piece: push one in.
}
prompt-gipf-basic = { $player ->
    [you] Your turn
    [w] White to move
   *[b] Black to move
}: push in another GIPF-piece{ $uses ->
    [0] {""}
   *[other] , use a potential on the board
}, or go on to basic pieces. After that no more GIPF-pieces come in.
prompt-gipf-loaded-basic = { $player ->
    [you] Your turn
    [w] White to move
   *[b] Black to move
}: push in another GIPF-piece{ $uses ->
    [0] {""}
   *[other] , use a potential on the board
}, or go on to potentials and, last, to basic pieces. Each step ends the one before.
prompt-loaded-basic = { $player ->
    [you] Your turn
    [w] White to move
   *[b] Black to move
}: push in a piece with a potential{ $uses ->
    [0] {""}
   *[other] , use one on the board
}, or push in a basic one and lose those in hand.
prompt-basic = { $player ->
    [you] Your turn
    [w] White to move
   *[b] Black to move
}: push in a basic piece{ $uses ->
    [0] .
   *[other] {" "}or use a potential on the board.
}
# Where there is only one kind of piece.
prompt-piece = { $player ->
    [you] Your turn
    [w] White to move
   *[b] Black to move
}: push in a piece.
prompt-stack = { $player ->
    [you] Your turn
    [w] White to move
   *[b] Black to move
}: push in a stack of two potentials{ $uses ->
    [0] .
   *[other] {" "}or use a potential on the board.
}
# MATRX: $count GIPF-pieces are in reserve.
prompt-gipf-in-reserve = { $player ->
    [you] You have
    [w] White has
   *[b] Black has
} { $count ->
    [one] a GIPF-piece in reserve, and it comes
   *[other] { $count } GIPF-pieces in reserve, and they come
} before anything else: push one in.
prompt-use-empty = { $player ->
    [you] You have
    [w] White has
   *[b] Black has
} nothing to push in: use a potential on the board.
prompt-use-blocked = { $player ->
    [you] You cannot push,
    [w] White cannot push,
   *[b] Black cannot push,
} for every line is blocked: use a potential on the board.

## Rows. $rows is how many the player has, $choices in how many ways they can be cleared.

prompt-clear-before = { $player ->
    [you] After the computer’s turn you have
    [you-w] After Black’s turn you have
    [you-b] After White’s turn you have
    [w] After Black’s turn White has
   *[b] After White’s turn Black has
} { $rows ->
    [one] a row: { $choices ->
        [1] take it off, then move.
       *[other] choose what to take, then move.
    }
   *[other] { $rows } rows: choose one and what to take, then move.
}
prompt-clear-after = { $player ->
    [you] You have
    [w] White has
   *[b] Black has
} { $rows ->
    [one] a row: { $choices ->
        [1] take it off.
       *[other] choose what to take.
    }
   *[other] { $rows } rows: choose one and what to take.
}
prompt-may-clear-before = { $player ->
    [you] You have
    [w] White has
   *[b] Black has
} { $rows ->
    [one] a row of GIPF-pieces that may stay: take from it or pass, then move.
   *[other] { $rows } rows of GIPF-pieces that may stay: take from one or pass, then move.
}
prompt-may-clear-after = { $player ->
    [you] You have
    [w] White has
   *[b] Black has
} { $rows ->
    [one] a row of GIPF-pieces that may stay: take from it, or pass.
   *[other] { $rows } rows of GIPF-pieces that may stay: take from one, or pass.
}

## A TAMSK on the centre.

prompt-extra-before = { $player ->
    [you] Your TAMSK is on the centre, so an extra move comes before the move
    [w] White’s TAMSK is on the centre, so an extra move comes before the move
   *[b] Black’s TAMSK is on the centre, so an extra move comes before the move
}: push in its potential, or pass and lose it.
prompt-extra-after = { $player ->
    [you] Your TAMSK is on the centre, which earns an extra move
    [w] White’s TAMSK is on the centre, which earns an extra move
   *[b] Black’s TAMSK is on the centre, which earns an extra move
}: push in its potential, or pass and lose it.
prompt-extra-blocked = { $player ->
    [you] Your TAMSK is on the centre,
    [w] White’s TAMSK is on the centre,
   *[b] Black’s TAMSK is on the centre,
} but every line is blocked: pass, and its potential is lost.

## Challenges. $left is how many challenges the answering player has, or unlimited.
## $game is the name of the side game, or none; free in a set-up that links none.

compose-side-name = { $game ->
    [free] as you like
    [rps] rock-paper-scissors
    [die] a roll of the die
    [coin] the toss of a coin
    [cards] cards
    [dominoes] dominoes
    [tzaar] TZAAR
    [zertz] ZÈRTZ
    [dvonn] DVONN
    [yinsh] YINSH
    [punct] PÜNCT
   *[other] { $game }
}
prompt-answer = { $player ->
    [you] The computer announces { $potential }, { $move }. You may accept or challenge
    [you-w] Black announces { $potential }, { $move }. You may accept or challenge
    [you-b] White announces { $potential }, { $move }. You may accept or challenge
    [wait-w] You announce { $potential }, { $move }. White may accept or challenge
    [wait-b] You announce { $potential }, { $move }. Black may accept or challenge
    [w] Black announces { $potential }, { $move }. White may accept or challenge
   *[b] White announces { $potential }, { $move }. Black may accept or challenge
}{ $left ->
    [unlimited] { $game ->
        [none] .
       *[other] {" "}({ $game }).
    }
    [one] {" "}({ $game ->
        [none] {""}
       *[other] { $game }; {""}
    }one challenge left).
   *[other] {" "}({ $game ->
        [none] {""}
       *[other] { $game }; {""}
    }{ $left } challenges left).
}
prompt-who-begins = { $player ->
    [you] The computer challenges your { $potential }, { $move }: you say who begins
    [you-w] Black challenges your { $potential }, { $move }: you say who begins
    [you-b] White challenges your { $potential }, { $move }: you say who begins
    [wait-w] You challenge White’s { $potential }, { $move }: White says who begins
    [wait-b] You challenge Black’s { $potential }, { $move }: Black says who begins
    [w] Black challenges White’s { $potential }, { $move }: White says who begins
   *[b] White challenges Black’s { $potential }, { $move }: Black says who begins
} the side game{ $game ->
    [none] .
    [rps] , rock-paper-scissors.
    [die] , a roll of the die.
    [coin] , the toss of a coin.
    [cards] , a game of cards.
    [dominoes] , dominoes.
    [tzaar] , TZAAR.
    [zertz] , ZÈRTZ.
    [dvonn] , DVONN.
    [yinsh] , YINSH.
    [punct] , PÜNCT.
   *[other] , { $game }.
}
prompt-side-game = Play the side game{ $game ->
    [none] {""}
    [rps] , rock-paper-scissors,
    [die] , a roll of the die,
    [coin] , the toss of a coin,
    [cards] , a game of cards,
    [dominoes] , dominoes,
    [tzaar] , TZAAR,
    [zertz] , ZÈRTZ,
    [dvonn] , DVONN,
    [yinsh] , YINSH,
    [punct] , PÜNCT,
   *[other] , { $game },
} about { $player ->
    [you] your { $potential }, { $move }: have you
    [computer] the computer’s { $potential }, { $move }: has the computer
    [w] White’s { $potential }, { $move }: has White
   *[b] Black’s { $potential }, { $move }: has Black
} won, tied or lost it?
# How an announced potential would go: from $spot to $target; what it covers a GIPF-piece with; TAMSK’s extra move enters or pushes.
prompt-way = { $way ->
    [jump] from { $spot } to { $target }
    [new-gipf] from { $spot } onto { $target }, which a new GIPF-piece covers
    [basic] from { $spot } onto { $target }, which a basic piece covers
    [enter] onto { $target }
   *[push] from { $spot } as far as { $target }
}

## The end.

over-no-move = { $player ->
    [w] White wins: Black has nothing left to play.
   *[b] Black wins: White has nothing left to play.
}
over-gipf-lost = { $player ->
    [w] White wins: Black has no GIPF-piece left in play.
   *[b] Black wins: White has no GIPF-piece left in play.
}
over-gipf-captured = { $player ->
    [w] White wins: all of Black’s GIPF-pieces are captured.
   *[b] Black wins: all of White’s GIPF-pieces are captured.
}
over-resignation = { $player ->
    [w] White wins: Black has resigned.
   *[b] Black wins: White has resigned.
}
over-time = { $player ->
    [w] White wins: Black’s time is up.
   *[b] Black wins: White’s time is up.
}
over-abandoned = { $player ->
    [w] White wins: Black has left the game.
   *[b] Black wins: White has left the game.
}
over-won = { $player ->
    [w] White wins.
   *[b] Black wins.
}
over-repetition = A draw: the position has come up { $count ->
    [2] twice.
   *[other] { $count } times.
}
over-quiet = A draw: nothing was captured in { $count ->
    [one] a turn.
   *[other] { $count } turns in a row.
}
over-agreement = A draw: the players have agreed on it.
over-left = A draw: a player has left the game.
over-draw = A draw.

## What the decisions are called. $unit is basic, gipf, loaded or stack; $count is how many pieces or piles are pushed,
## $target where the farthest of them lands.

option-enter = { $unit ->
    [piece] Piece
    [basic] Basic piece
    [gipf] GIPF-piece
    [stack] Stack of { $potential }
   *[loaded] Piece loaded with { $potential }
} onto { $spot }
option-push = { $unit ->
    [piece] Piece
    [basic] Basic piece
    [gipf] GIPF-piece
    [stack] Stack of { $potential }
   *[loaded] Piece loaded with { $potential }
} from { $dot }, pushing { $count ->
    [one] one piece
   *[other] { $count } pieces
} as far as { $target }
option-extra-enter = Extra move: TAMSK-potential onto { $spot }
option-extra-push = Extra move: TAMSK-potential from { $dot }, pushing { $count ->
    [one] one piece
   *[other] { $count } pieces
} as far as { $target }
option-zertz = ZÈRTZ jumps from { $spot } to { $target }
option-yinsh = YINSH slides from { $spot } to { $target }
option-dvonn = DVONN jumps from { $spot } onto { $target }
option-punct = PÜNCT jumps from { $spot } onto { $target }
option-cover = PÜNCT from { $spot } covers the GIPF-piece on { $target } with { $cover ->
    [G] a new GIPF-piece
   *[B] a basic piece
}
# $back pieces go to the reserve of who clears, $out potentials out of the game, $captured pieces are captured, of which a GIPF-piece has two.
option-clear = Clear { $spots }: { $back } to the reserve{ $out ->
    [0] {""}
    [one] , a potential out of the game
   *[other] , { $out } potentials out of the game
}{ $captured ->
    [0] {""}
   *[other] , { $captured } captured
}
option-pass-extra = Pass: the TAMSK-potential leaves the game
option-pass-rows = Pass: the GIPF-pieces stay
option-accept = Accept: the potential is used
option-challenge = Challenge: { $game ->
    [none] a side game decides
   *[other] { $game } decides
}
option-first = { $player ->
    [you] You begin
    [computer] The computer begins
    [w] White begins
   *[b] Black begins
}
option-second = { $player ->
    [you] The computer begins
    [you-w] Black begins
    [you-b] White begins
    [computer] You begin
    [w] Black begins
   *[b] White begins
}
option-won = { $player ->
    [you] You have won: the potential is used
    [computer] The computer has won: the potential is used
    [w] White has won: the potential is used
   *[b] Black has won: the potential is used
}
option-tied = { $player ->
    [you] A tie: your potential is used all the same
    [computer] A tie: the computer’s potential is used all the same
    [w] A tie: White’s potential is used all the same
   *[b] A tie: Black’s potential is used all the same
}
option-lost = { $player ->
    [you] You have lost: the potential leaves the game
    [computer] The computer has lost: the potential leaves the game
    [w] White has lost: the potential leaves the game
   *[b] Black has lost: the potential leaves the game
}

## Where nothing can be done, and how potentials move that cannot go there.

closed-line = { $lines ->
    [1] This line is full.
   *[other] Both lines from here are full.
}
closed-empty = Pieces come in from the edge: begin at a dot.
closed-piece = Pieces on the board move only when they are pushed: begin at a dot.
closed-potential = { $potential ->
    [TAMSK] TAMSK works by itself once it is pushed onto the centre.
   *[other] This { $potential } has nowhere to go now.
}
closed-gipf-first = A GIPF-piece comes first: push one in.
closed-nothing-to-push = Nothing can be pushed in now: use a potential.
closed-row = First clear the row.
closed-may-row = First take from the row, or pass.
closed-must-go = This one goes with the row: choose “Clear the row”.
closed-extra = First the extra move: begin at a dot, or pass.
closed-extra-blocked = Every line is full: only passing is left.
closed-answer = First answer, with the buttons below the board.
reach-zertz = ZÈRTZ jumps in a line over occupied spots onto the first empty one behind them.
reach-yinsh = YINSH slides in a line over empty spots.
reach-dvonn = DVONN jumps onto an opposing basic piece or DVONN on a neighbouring spot.
reach-dvonn-matrx = DVONN jumps onto an opposing DVONN, next to it or in a line over empty spots.
reach-punct = PÜNCT jumps onto an opposing PÜNCT or GIPF-piece on a neighbouring spot.
reach-punct-matrx = PÜNCT jumps onto an opposing PÜNCT, next to it or in a line over empty spots.
