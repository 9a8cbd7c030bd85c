# The rules beside the board. $code is a paragraph's: G8.

rules = Rules
rules-back = Back to what you read before
rules-contents = Contents and search
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] One place found.
   *[other] { $count } places found.
}
# Paragraphs, and everyday words by which somebody may look for them; none of the words need be in the rules.
rules-words = G17 S6 L12 L18 M13 M14: lose losing lost loser defeat over end | G2 G17 S6: win winning winner goal aim object victory | G18 H4: draw tie stalemate | G11: capture capturing take eat | G3 S2 E1: setup start begin beginning | G4: move turn | G8: blocked stuck full | S1: king star crown | H8: resign surrender | L1: special power ability | H1 H2: handicap stronger | E7: pass skip
rules-now = Now: { $code }
rules-table = Table
rules-code = Example

shortcuts = Keys and gestures
shortcut = { $keys ->
    [steps] One move back or on; so do the wheel and a swipe across the board
    [ends] To the start or to the end
    [points] On the board: from point to point
    [enter] On the board: push, choose, take
    [letters] Pick the piece to push in, by its letter
    [escape] Let go, close
    [variations] In an analysis: the other variations
   *[rules] The rules
}
