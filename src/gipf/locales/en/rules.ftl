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
