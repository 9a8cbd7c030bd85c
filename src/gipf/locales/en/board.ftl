## Units

unit-basic = { $player ->
        [w] White
       *[b] Black
    } basic piece
# Where there is only one kind.
unit-piece = { $player ->
        [w] White
       *[b] Black
    } piece
unit-gipf = { $player ->
        [w] White
       *[b] Black
    } GIPF-piece
unit-loaded = { $player ->
        [w] White
       *[b] Black
    } piece loaded with { $potential }
unit-stack = { $player ->
        [w] White
       *[b] Black
    } stack of { $potential }
unit-used = { $player ->
        [w] White
       *[b] Black
    } used { $potential }-potential
# A pile, from its top: $upper lies on $lower.
pile-on = { $upper } on { $lower }

## Reserves

reserve = { $player ->
        [w] White
       *[b] Black
    }’s reserve: { $pieces }
pieces-basic = { $count ->
        [one] one basic piece
       *[other] { $count } basic pieces
    }
pieces-piece = { $count ->
        [one] one piece
       *[other] { $count } pieces
    }
pieces-gipf = { $count ->
        [one] one GIPF-piece
       *[other] { $count } GIPF-pieces
    }
pieces-potential = { $count ->
        [one] one { $potential }-potential
       *[other] { $count } { $potential }-potentials
    }
pieces-none = nothing
tray-pick = What { $player ->
        [w] White
       *[b] Black
    } pushes in

## Points

table = Board and reserves
board = Board
board-column = column { $column }
point-dot = dot { $point }
point-empty = { $point }, empty
point-pile = { $count ->
        [1] { $point }, { $pile }
        [2] { $point }, { $pile }
       *[other] { $point }, { $count } units: { $pile }
    }
point-push = push in towards { $first }
point-push-either = push in towards { $first } or { $second }
point-enter = enter here
point-usable = can be used
point-threatened = threatened
point-held = picked up
point-target = target
point-row = in a row
point-goes = goes with the row
point-clears = press to clear the row
point-taken = taken, press to keep
point-kept = kept, press to take

## Deciding

tap-again = Tap once more to play it, or elsewhere to let go.
choose-target = Choose one of the marked spots, or press anywhere else to cancel.
tap-way = Tap the arrow along which you want to push.
click-way = Click the arrow along which you want to push.
key-way = Choose a direction with the arrow keys, then press Enter.
# Said after one of the three, where a dot has another line along which nothing can be pushed.
other-line-full = The other line is full.
decide-clear = Clear the row
# How what happens to a piece of a row is changed, and what its arrow means.
switch-how = Choose a piece with an arrow to change it:
switch-stays = stays
switch-taken = comes off
unit-kind = { $letter ->
        [G] GIPF-piece
       *[B] Basic piece
    }
row-choose = Which row?
rules-name = Rules
rules-ask = What do the rules say?
row-name = { $first } to { $last }
cover-choose = Cover { $spot } with
# What is announced when a move was made; $move is its name, as in option-….
move-made = { $player ->
        [w] White
       *[b] Black
    }: { $move }
# A decision in the list of moves that has no notation but a word.
ply = { $move ->
    [accept] accepts
    [challenge] challenges
    [first] begins the side game
    [second] lets the other begin
    [won] wins the side game
    [tied] ties the side game
    [lost] loses the side game
   *[pass] passes
}
