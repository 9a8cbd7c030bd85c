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
