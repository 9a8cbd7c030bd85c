# Tournaments: a round robin over days for each family of variants. $name is what somebody is called, $time, $added and $most are times in words.

tournaments = Tournaments
tournaments-text = Every month a round robin begins for each of these games, played over days. Enter until the first of the month; all games begin at once, and they are rated.
tournaments-upcoming = Next month
tournaments-running = Going on
tournaments-past = Over
tournaments-more = Earlier ones
tournament-starts = begins on { $date }
tournament-began = began on { $date }
tournament-entrants = { $count ->
    [0] nobody has entered yet
    [one] one person has entered
   *[other] { $count } people have entered
}
tournament-players = { $count } players
tournament-own = you take part
tournament-winners = won by { $names }
tournament-enter = Enter
tournament-leave = Do not take part after all
tournament-withdraw = Withdraw
tournament-withdraw-ask = Your games that go on are resigned. Unless at least half of your games are over, none of them counts for anybody.
tournament-stay = Stay in it
tournament-account = Who has an account can enter.
tournament-time = { $time } at the start, { $added } more with each turn, never more than { $most }
tournament-how = Groups of at most seven, of like strength. In a group everybody plays everybody once; in one of up to four twice, with colours changed. With fewer than three people it begins a month later. Who has blocked somebody comes into another group, or at least does not play them.
tournament-order = In order of points, then Sonneborn–Berger (SB: the points of those one has beaten, and half of those of a draw), then wins. Whose time runs out loses.
tournament-entered = Who has entered
tournament-group = Group { $number }
tournament-rank = Rank
tournament-player = Player
tournament-points = Points
tournament-tie-break = SB
tournament-goes-on = goes on
tournament-against = { $name } against { $other }: { $result }
tournament-withdrawn = has withdrawn
tournament-uncounted = has withdrawn; these games do not count
tournament-gone = somebody who has left
tournament-of-game = Tournament
