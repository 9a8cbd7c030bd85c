# The course and the puzzles: every text of src/gipf/course, by lesson and step (docs/course.md).

### First steps

course-chapter-first-steps = First steps

## The board

course-board = The board
course-board-about = Spots, dots and lines, and your first piece.

course-board-spots = Welcome to GIPF! Where the lines cross there are spots, 37 of them. All play happens on the spots. The ringed one, e5, is the centre.

course-board-dots = The points outside are dots. You put a piece on a dot and push it along a line onto the first spot. No piece ever stays on a dot.

course-board-enter = You are White. Push a piece onto any empty spot at the edge.
course-board-enter-hint-1 = Point at a spot at the edge and push the piece in.
course-board-enter-done = There it is! It came from your reserve, which now has one piece less.

course-board-names = Columns have letters, from left to right. In a column you count from White’s side, and the dot counts too. So this piece is on c4.

course-board-find = Push a piece onto g6.
course-board-find-hint-1 = Column g is the third from the right. Its dot g1 is at the lower end.
course-board-find-wrong-side = Not quite. Letters go from left to right, numbers from White’s side upwards.
course-board-find-done = Found. From now on you can read every spot.

course-board-lines = Lines run in three directions, so six ways lead away from a spot. Everything in GIPF moves along a line.

course-board-start = This is how basic GIPF begins. Each player has 15 pieces: three on the corners and twelve in reserve. White begins, and then you take turns.

## Pushing

course-pushing = Pushing
course-pushing-about = How a piece comes in when the first spot is taken.

course-pushing-first = The spot e2 is taken. Push from the dot e1 all the same.
course-pushing-first-hint-1 = Point at the dot e1, below the piece.
course-pushing-first-done = The piece that was there made room. It moved one spot along the line.

course-pushing-run = Pieces that touch are pushed on together, whatever their colour. A gap ends the push: the piece on d5 does not move.

course-pushing-colours = Move the black piece from d4 to e5 with one push.
course-pushing-colours-hint-1 = The pieces on b2, c3 and d4 touch. From which dot do you push all three?
course-pushing-colours-done = Three pieces moved, each by one spot.

course-pushing-ways = Most dots open onto two lines. Move your piece from d2 to e3.
course-pushing-ways-hint-1 = The line must lead from d2 to e3. Follow it backwards to its dot.
course-pushing-ways-wrong-up = That pushed your piece straight up to d3. Choose the line that slants to the right.
course-pushing-ways-done = Right. The same dot could have pushed along the other line, too.

course-pushing-blocked = No piece is ever pushed off the board. This line has no empty spot, so nobody can push along it, from either end.

course-pushing-fill = One line is nearly full: from e2 to h2. Fill it, so that nobody can push along it.
course-pushing-fill-hint-1 = One spot of that line is empty. Enter it, or push the others against it.
course-pushing-fill-done = Blocked. The line opens again only when some of its pieces leave the board.

### Rows

course-chapter-rows = Rows

## Four in a row

course-rows = Four in a row
course-rows-about = Make a row and bring your pieces back.

course-rows-four = Four pieces of one colour, side by side on a line, make a row. Its owner has to clear it: the row leaves the board.

course-rows-make = You have three in a line. Make it four.
course-rows-make-hint-1 = The fourth piece goes to the end of the three.
course-rows-make-turn-2 = A row! Now clear it: choose the row, then confirm.
course-rows-make-done = Your four pieces are back in your reserve. You can play them again.

course-rows-close = Make a row again, and clear it.
course-rows-close-hint-1 = There is a gap on d4. A push from below moves two pieces towards it.
course-rows-close-done = One push moved two pieces and closed the gap.

course-rows-gap = Three, a gap and one more: that is no row. Only pieces without a gap between them count.

course-rows-side = The missing piece may come from the side. Make a row on column e, and clear it.
course-rows-side-hint-1 = The piece on d4 can become the missing one on e5.
course-rows-side-done = Well seen! A push along one line made a row on another.

course-rows-five = More than four in a line are one row as well. Bring back five pieces in one turn.
course-rows-five-hint-1 = Look at the long line through the centre. Its gap is on d4.
course-rows-five-done = Five at once. The longer the row, the more comes back.

## Capturing

course-capturing = Capturing
course-capturing-about = What touches a row goes with it.

course-capturing-touch = A row takes along everything that touches it on its line, of either colour. Your pieces come back to you. The black piece on e6 is captured: it is out of the game.

course-capturing-one = Make a row that captures a black piece.
course-capturing-one-hint-1 = Your three point at the black piece. Put the fourth behind them.
course-capturing-one-done = Four came back, and Black has one piece less for the rest of the game.

course-capturing-safe = A gap ends the row. Here the black piece on e7 is safe, and nothing is captured.

course-capturing-two = You can make a row in two ways. Capture two black pieces.
course-capturing-two-hint-1 = Count the black pieces that touch each row.
course-capturing-two-wrong-one = This row captures only one piece. The other one takes two along.
course-capturing-two-done = Two at once. Always look what stands behind a row before you make it.

course-capturing-ends = A row takes along what touches it at either end. Capture two black pieces.
course-capturing-ends-hint-1 = Push along column e and close its gap.
course-capturing-ends-done = The whole line is empty now: seven pieces left it, and two of them were Black’s.

course-capturing-three = Now capture three!
course-capturing-three-hint-1 = The spot g3 is missing. Which of your pieces can be pushed onto it?
course-capturing-three-done = Three pieces with one push. That is a good day.

## Two rows at once

course-two-rows = Two rows at once
course-two-rows-about = One push, two rows, and a choice.

course-two-rows-both = One push can make two rows. You clear one after the other. Bring back eight pieces in one turn.
course-two-rows-both-hint-1 = Push along column e: one piece comes in, another moves on to e4.
course-two-rows-both-wrong-one = That is one row. There is a push that makes two.
course-two-rows-both-done = Two rows, eight pieces. They did not cross, so both had to go.

course-two-rows-cross = Rows can cross. Choose the one to clear first. Then look again: the other one has lost a piece and may be no row any more. Then it stays.

course-two-rows-choose = Two rows of yours cross on e5. Clear the one that captures.
course-two-rows-choose-hint-1 = Only one of the two rows touches a black piece.
course-two-rows-choose-wrong-bare = That row captured nothing, and the other one is broken now.
course-two-rows-choose-done = The piece on g5 is captured, and three of the other row stay on the board.

course-two-rows-cross-push = Make two crossing rows with one push, and take the one that captures two.
course-two-rows-cross-push-hint-1 = One of your pieces has to arrive on e5.
course-two-rows-cross-push-wrong-one = That row captures one piece. The other one would have captured two.
course-two-rows-cross-push-done = The second row fell short, and its pieces stay where they can work.

## Whose row is it?

course-whose-row = Whose row is it?
course-whose-row-about = Rows the other player made, and who clears first.

course-whose-row-theirs = A row belongs to the player of its colour, whoever made it. Watch: Black’s push makes a row of yours.

course-whose-row-clear-first = Your turn begins with the row that Black has made. Clear it, then push a piece in as always.
course-whose-row-clear-first-hint-1 = Clear the row. After that, any push will do.
course-whose-row-clear-first-done = First the row, then the push: that was one turn.

course-whose-row-gift = You can do the same to Black. Make a row of Black’s, so that Black has to take four pieces off the board.
course-whose-row-gift-hint-1 = A black piece on d4 would complete a black row.
course-whose-row-gift-done = Black had to clear. Four pieces are out of your way, and Black still has to push.

course-whose-row-first = If both players have rows, the one who moved clears first. Push from e1 and capture two pieces.
course-whose-row-first-hint-1 = The push makes a row for each of you. Clear yours.
course-whose-row-first-done = You went first and took your piece off d4, so Black’s row captured nothing.

course-whose-row-second = The other way round it is you who comes second. Black moves, clears first and captures two pieces. Then you clear what is still a row.

### Winning

course-chapter-winning = Winning

## The last piece

course-reserve = The last piece
course-reserve-about = How a game is won: when the other player has nothing left to push.

course-reserve-aim = There is no passing in GIPF: each turn costs you a piece from your reserve. A player who has to push and has no piece left loses.

course-reserve-win = Black’s reserve is empty. Win the game.
course-reserve-win-hint-1 = Almost every push wins. Just do not help Black to a row.
course-reserve-win-wrong-gift = That made a row of Black’s. Black clears it and has four pieces again.
course-reserve-win-done = Black has to push and cannot. You win!

course-reserve-deny = Black has one piece left and three in a line. Break the line, so that Black cannot make a row.
course-reserve-deny-hint-1 = The piece in the middle of the three stands on d4.
course-reserve-deny-hint-2 = Push along column d.
course-reserve-deny-wrong-fill = Black pushes your piece on b2 aside and makes the row all the same. The line has to be broken.
course-reserve-deny-turn-2 = Black has played the last piece. Finish the game.
course-reserve-deny-done = Without a row no piece came back, and Black has nothing left. You win!

course-reserve-save = This is your last piece! Make a row, or you will have nothing to push in your next turn.
course-reserve-save-hint-1 = Three of your pieces stand on a line that slants down to h4.
course-reserve-save-done = Saved! Your pieces are back, and the game goes on.

course-reserve-rescue = Your reserve is empty, but Black’s push has made a row of yours. Clear it and play on.
course-reserve-rescue-hint-1 = Clear first, then push.
course-reserve-rescue-done = Rows are cleared before the push. So a row of your own can save you, even with an empty reserve.

## Attack

course-attack = Attack
course-attack-about = Threats, double threats, and rows that capture.

course-attack-threat = Three in a line, an empty spot behind them, black pieces in front: White threatens to enter b2 and to capture two. Always look for such threes, yours and Black’s.

course-attack-make = Make a threat: after your push there should be a row to make that captures.
course-attack-make-hint-1 = You have two in a line with black pieces in front. Bring a third one.
course-attack-make-done = Now Black has to do something about it.

course-attack-aside = Black has filled the end of your line. But a piece at the edge can be pushed aside. Capture two.
course-attack-aside-hint-1 = Push from a dot beside a1, across your line.
course-attack-aside-done = To fill the end of a line is no real defence. Remember it when you defend.

course-attack-double = Black can stop one threat, but hardly two. Make two threats with one push.
course-attack-double-hint-1 = One of your pieces belongs on e5, where two lines meet.
course-attack-double-turn-2 = Black has entered e2. Capture all the same.
course-attack-double-done = Your piece on e5 served two lines. Such a double threat nearly always wins something.

## Defence

course-defence = Defence
course-defence-about = What to do when Black is about to capture.

course-defence-danger = Three black pieces in a line, and yours right behind them: if Black enters b4, you lose two pieces. It is your turn.

course-defence-break = Break the black line, so that Black can capture nothing.
course-defence-break-hint-1 = Push across the black line.
course-defence-break-hint-2 = Column d leads through the middle of it.
course-defence-break-wrong-fill = Black pushes your piece on b4 aside and captures after all.
course-defence-break-done = Black’s line is broken. Your pieces are safe for now.

course-defence-gap = This time Black wants to push from e1 and close the gap. Fill it first.
course-defence-gap-hint-1 = Which of your pieces can be pushed onto e4 from the side?
course-defence-gap-done = The threat is gone.

course-defence-leave = Pieces that leave the board cannot be captured. Make a row of your own in time.
course-defence-leave-hint-1 = The piece on e6 belongs to a second line.
course-defence-leave-done = They are safe in your reserve. Black’s row would capture nothing now.

course-defence-counter = The best defence captures. Take away one of Black’s three.
course-defence-counter-hint-1 = One of the black three touches a line of yours.
course-defence-counter-done = Defence and attack in one turn!

course-defence-play = Now you know all of basic GIPF: play a game! If one player is stronger, the other may start with up to three pieces more. The rules know no draw, but players may agree on one, for example when a position comes up for the third time.

### Standard GIPF

course-chapter-standard = Standard GIPF

## GIPF-pieces

course-gipf-pieces = GIPF-pieces
course-gipf-pieces-about = Doubles that may stay on the board when a row is cleared.

course-gipf-pieces-start = Standard GIPF adds the GIPF-piece: two pieces of one colour, stacked. It is pushed as one piece and counts as one in a row. Each player begins with three of them; only basic pieces come in later.

course-gipf-pieces-keep = In a row, basic pieces have to go. GIPF-pieces, of either colour, go or stay as the owner of the row likes. Keep yours, take Black’s.
course-gipf-pieces-keep-hint-1 = For each GIPF-piece in the row you can choose: take it or leave it.
course-gipf-pieces-keep-wrong-gave = You took off your own GIPF-piece, too. It may stay.
course-gipf-pieces-keep-wrong-spared = You left Black’s GIPF-piece on the board. Take it!
course-gipf-pieces-keep-done = That is the usual choice: your GIPF-piece stays, Black’s is captured with both its pieces.

course-gipf-pieces-make = Make a row that captures two units, and keep your GIPF-piece on d4.
course-gipf-pieces-make-hint-1 = A GIPF-piece counts as one of the four.
course-gipf-pieces-make-done = Your GIPF-piece helped to make the row and stays for the next one.

course-gipf-pieces-change = This is the last piece of your reserve. Make a row and take your GIPF-piece off, too: it comes back as two basic pieces.
course-gipf-pieces-change-hint-1 = Choose to take the GIPF-piece with the row.
course-gipf-pieces-change-wrong-kept = Not bad, but your GIPF-piece stayed. Take it off this time, for two pieces more.
course-gipf-pieces-change-done = Five pieces in reserve. They come in again as basic pieces only.

course-gipf-pieces-both = Two rows of yours cross on your GIPF-piece. If it stays, the second row still stands and has to be cleared as well. Capture two pieces.
course-gipf-pieces-both-hint-1 = Leave your GIPF-piece in place when you clear the first row.
course-gipf-pieces-both-wrong-taken = You took off the GIPF-piece that both rows share. Now the other one is no row any more.
course-gipf-pieces-both-done = Both rows are gone, and a black piece with each of them.

course-gipf-pieces-spare = Now it is the other way round: only the upright row captures. Clear it, and keep c3, d4 and f5 on the board.
course-gipf-pieces-spare-hint-1 = If the shared GIPF-piece goes, the second row is broken.
course-gipf-pieces-spare-done = You gave up a GIPF-piece, and three pieces stay on the board. Now and then that is worth it.

## The last GIPF-piece

course-last-gipf = The last GIPF-piece
course-last-gipf-about = The second way to lose a game, and to win it.

course-last-gipf-rule = A player without a GIPF-piece on the board loses, however full the reserve is. White has only one left here: take care of it.

course-last-gipf-win = Black has one GIPF-piece left. Win the game.
course-last-gipf-win-hint-1 = Make a row that touches it, and take it.
course-last-gipf-win-wrong-left = A GIPF-piece may stay, so you have to choose it. Take it off!
course-last-gipf-win-done = The last GIPF-piece is captured. You win!

course-last-gipf-two = Black has two GIPF-pieces. Capture both in one turn.
course-last-gipf-two-hint-1 = One push along column c makes two rows.
course-last-gipf-two-done = Two rows, two GIPF-pieces, and the game is over.

course-last-gipf-trap = Your last GIPF-piece stands in your own row. Clear the row and stay in the game.
course-last-gipf-trap-hint-1 = You need not take it.
course-last-gipf-trap-wrong-lost = You took off your own last GIPF-piece, and that lost the game.
course-last-gipf-trap-done = It stays, and so do you. (If a clearing leaves both players without a GIPF-piece, the one who cleared wins.)

course-last-gipf-save = Black threatens your last GIPF-piece. Save it.
course-last-gipf-save-hint-1 = Break the black line, or move your GIPF-piece out of it.
course-last-gipf-save-done = Your GIPF-piece is out of danger.

### Tournament GIPF

course-chapter-tournament = Tournament GIPF

## The free opening

course-opening = The free opening
course-opening-about = An empty board, and as many GIPF-pieces as you like.

course-opening-empty = Tournament GIPF begins with an empty board and 18 pieces for each player. You decide how many GIPF-pieces you bring in.

course-opening-first = Your first turn has to be a GIPF-piece. Push one in.
course-opening-first-hint-1 = Any empty spot at the edge will do.
course-opening-first-done = It took two pieces from your reserve.

course-opening-more = In your next turns you may bring in more of them. Push in another GIPF-piece.
course-opening-more-hint-1 = Choose the GIPF-piece in your reserve.
course-opening-more-done = Two GIPF-pieces make you safer. Each of them costs you two pieces.

course-opening-stop = With your first basic piece your opening is over. Push one in.
course-opening-stop-hint-1 = Choose a basic piece in your reserve.
course-opening-stop-done = You bring in no more GIPF-pieces. Black may go on with them until Black’s own first basic piece.

course-opening-balance = With few GIPF-pieces you have many pushes, but little safety. With many you are safe, but your reserve is soon empty. Three of them are a good start.

## Four GIPF-pieces

course-four-gipf = Four GIPF-pieces
course-four-gipf-about = The only row that may stay.

course-four-gipf-row = Four GIPF-pieces in a line, and nothing else in the row: such a row may stay. Its owner takes off one or more of them, or passes.

course-four-gipf-pass = Leave your four GIPF-pieces where they are.
course-four-gipf-pass-hint-1 = Pass, instead of clearing.
course-four-gipf-pass-done = They stay. You are asked again whenever it is time to clear your rows.

course-four-gipf-again = As long as your opening lasts, pieces that came back may enter as a GIPF-piece again. First take off the one on e6.
course-four-gipf-again-hint-1 = Choose only the top one of the four.
course-four-gipf-again-turn-2 = Now push it in again: a GIPF-piece, anywhere.
course-four-gipf-again-done = Your opening is not over yet, because you have not pushed in a basic piece.

course-four-gipf-must = A basic piece in the row has to go, so now you must clear. Capture it and keep all four GIPF-pieces.
course-four-gipf-must-hint-1 = Leave each of your GIPF-pieces in place. Then pass.
course-four-gipf-must-done = Only the basic piece had to leave. After that the row was free to stay, and you passed.

### GIPF With Potentials

course-chapter-potentials = GIPF With Potentials

## Loaded pieces

course-loaded = Loaded pieces
course-loaded-about = Pieces with one special move: load them, use them, clear them.

course-loaded-units = A potential is a piece with one special move. On the board you meet basic pieces (b4), GIPF-pieces (d5), loaded pieces – a basic piece that carries a potential (f5) – and used potentials (h3).

course-loaded-load = Each player has six ZÈRTZ-potentials here. Push in a loaded piece.
course-loaded-load-hint-1 = Choose the loaded piece in your reserve.
course-loaded-load-done = A basic piece and a potential from your hand came in together.

course-loaded-use = Your move is either a push or the use of a potential. Use your ZÈRTZ: it jumps over the piece beside it.
course-loaded-use-hint-1 = Pick the loaded piece on d4, then the marked spot.
course-loaded-use-done = The potential is used now: a single piece without power. Its carrier stays behind as a basic piece.

course-loaded-forfeit = You may push a plain basic piece at any time. But with the first one, all potentials still in your hand leave the game. Try it.
course-loaded-forfeit-hint-1 = Choose the plain basic piece in your reserve.
course-loaded-forfeit-done = Your hand is empty. The potentials on the board are still yours to use.

course-loaded-keep = In a row, loaded pieces may stay, just like GIPF-pieces. Keep yours, take Black’s.
course-loaded-keep-hint-1 = Choose for each loaded piece: take it or leave it.
course-loaded-keep-done = Black’s loaded piece is captured whole. Had you taken your own, its carrier would have come back, but not its potential.

course-loaded-break = All four of these may stay, but not together: a row has to be broken. Keep the three loaded pieces.
course-loaded-break-hint-1 = Take the GIPF-piece.
course-loaded-break-done = The GIPF-piece came back as two basic pieces. Used potentials and basic pieces have to go with a row; these four were yours to choose from.

course-loaded-empty = Your reserve is empty, but you do not lose as long as you can use a potential. Use it, and make a row that captures.
course-loaded-empty-hint-1 = Jump upwards. The carrier counts in the row, too.
course-loaded-empty-done = Three basic pieces are back. The used potential left the game: potentials never return.

## ZÈRTZ

course-zertz = ZÈRTZ
course-zertz-about = It jumps.

course-zertz-rule = ZÈRTZ jumps in a straight line over one or more pieces, of any colour, and lands on the first empty spot behind them. What it jumps over is not touched.

course-zertz-jump = Jump to d6.
course-zertz-jump-hint-1 = Pick the ZÈRTZ on d4.
course-zertz-jump-wrong-other = That jump went along another line. Jump over d5.
course-zertz-jump-done = One piece jumped over, one potential used.

course-zertz-far = Jump as far as you can: to f5.
course-zertz-far-hint-1 = Follow the line from b2 through the centre.
course-zertz-far-done = Three pieces at once. It could not go on, because it lands on the first empty spot.

course-zertz-carrier = Make a row with a jump. The carrier stays, so it can be part of the row. Capture two.
course-zertz-carrier-hint-1 = Jump over your own two pieces.
course-zertz-carrier-done = Carrier, two pieces and the used potential: that makes four.

course-zertz-inside = A jump can land in the middle of the board. Use your ZÈRTZ to capture a piece.
course-zertz-inside-hint-1 = Your line from d7 lacks the spot g5.
course-zertz-inside-done = The jump ended right in your line.

## YINSH

course-yinsh = YINSH
course-yinsh-about = It slides.

course-yinsh-rule = YINSH slides in a straight line over empty spots and stops on any of them. It cannot jump: the first piece in its way ends the slide.

course-yinsh-slide = Slide as far as you can: to g2.
course-yinsh-slide-hint-1 = Follow the line that slants down to the right.
course-yinsh-slide-wrong-short = The right line, but it can go farther.
course-yinsh-slide-done = Right to the edge.

course-yinsh-gap = Slide into the gap of your line and capture a piece.
course-yinsh-gap-hint-1 = The gap is on e6.
course-yinsh-gap-done = YINSH reaches gaps where a push cannot help.

course-yinsh-which = You have two YINSH-potentials. Slide one of them onto the centre, e5.
course-yinsh-which-hint-1 = One of them has no free way to e5.
course-yinsh-which-done = The other one was shut in.

course-yinsh-carrier = The carrier counts, too. Slide by a single spot, and capture two.
course-yinsh-carrier-hint-1 = Slide along your own line.
course-yinsh-carrier-done = From one loaded piece came two pieces of the row.

course-yinsh-defend = Black wants to push from e1 and to capture e6. Slide into the gap.
course-yinsh-defend-hint-1 = The gap is on e4.
course-yinsh-defend-done = A slide defends from the other side of the board.

## DVONN

course-dvonn = DVONN
course-dvonn-about = It lands on a piece and silences it.

course-dvonn-rule = DVONN jumps onto a black piece on a neighbouring spot: a basic piece, a DVONN-loaded piece or a used DVONN. Nothing else will do: no GIPF-piece, and nothing that is loaded with another potential.

course-dvonn-cover = Jump onto the basic piece on d5.
course-dvonn-cover-hint-1 = Pick the DVONN on d4, then d5.
course-dvonn-cover-done = The spot is yours now. The black piece under your potential is out of play until it is uncovered.

course-dvonn-row = A black piece stands in your line. Cover it, and you have a row. Capture g5.
course-dvonn-row-hint-1 = The black piece on e5 is in your way.
course-dvonn-row-done = From a pile only the top piece is taken off. Your potential has left, and the black piece on e5 is awake again.

course-dvonn-twice = A black DVONN lies on your piece on e5. Cover it in turn.
course-dvonn-twice-hint-1 = A used DVONN can be covered by a DVONN.
course-dvonn-twice-done = DVONN on DVONN: piles can grow, and the colours always alternate.

course-dvonn-defend = Black threatens to enter d2 and to capture two pieces. Cover one of the three.
course-dvonn-defend-hint-1 = Your DVONN on e5 has black neighbours on d4 and d5.
course-dvonn-defend-done = A line with a silenced piece is no threat.

## Piles

course-piles = Piles
course-piles-about = Who is on top, and what wakes up.

course-piles-pile = Only the top of a pile is in play: it gives the spot its colour and counts in rows. What lies under it sleeps. From bottom to top the colours always alternate.

course-piles-push = A push moves a pile as a whole. Push from e1.
course-piles-push-hint-1 = Point at the dot e1.
course-piles-push-done = Both pieces of the pile moved together.

course-piles-wake = Make a row. It takes the black DVONN on f3 along, and your piece under it wakes up. Clear everything that is a row then.
course-piles-wake-hint-1 = Enter b4, clear, and look again.
course-piles-wake-done = One push, two rows: the second came to light under the first.

course-piles-theirs = It can also wake the other side. Watch: White clears, the black piece on e4 is free and completes a black row. Black clears it and captures e6.

course-piles-mind = Two rows of yours cross on e4. Clear one of them, but let the black piece on e5 sleep.
course-piles-mind-hint-1 = Take the row that does not go through e5.
course-piles-mind-wrong-woken = Now the black piece on e5 is awake, and Black has a row that captures g5.
course-piles-mind-done = Well chosen. The other row would have woken a black row.

## TAMSK

course-tamsk = TAMSK
course-tamsk-about = Onto the centre, and you push again.

course-tamsk-rule = TAMSK works when a push brings it onto the centre, e5. Then its owner may take the potential off and push it in again, from any dot: an extra push.

course-tamsk-centre = Push your TAMSK onto the centre. Then make an extra push, wherever you like.
course-tamsk-centre-hint-1 = Push from e1: three pieces move up.
course-tamsk-centre-wrong-pass = You may pass, but then the potential leaves the game unused. Make the extra push.
course-tamsk-centre-done = Two pushes in one turn! The carrier stays on e5 as a basic piece, and the potential is used.

course-tamsk-two = Nothing is cleared between the two pushes. What stands after both of them counts. Capture two pieces.
course-tamsk-two-hint-1 = The carrier on e5 will be part of the row.
course-tamsk-two-hint-2 = After the push from e1, the spot b2 is missing.
course-tamsk-two-done = The first push brought a piece onto e5, the extra push added the one on b2.

course-tamsk-slant = Your TAMSK can come from any side. Capture a piece, and use the extra push as well.
course-tamsk-slant-hint-1 = Push along the line through b2, c3 and d4.
course-tamsk-slant-done = The row waited until both pushes were made.

course-tamsk-undo = Push your TAMSK onto e5: four of yours stand in a line, but it is no row yet. Break it with the extra push, so that b2, c3 and d4 stay.
course-tamsk-undo-hint-1 = Push along column e once more.
course-tamsk-undo-done = A four that the second push breaks was never a row.

## TAMSK, pushed by Black

course-tamsk-theirs = TAMSK, pushed by Black
course-tamsk-theirs-about = The extra push at the beginning of your turn.

course-tamsk-theirs-rule = If Black’s push brings your TAMSK onto the centre, the extra push is yours as well. It comes at the beginning of your turn. Watch Black’s push.

course-tamsk-theirs-before = Make the extra push, then your regular move.
course-tamsk-theirs-before-hint-1 = Both pushes may go anywhere.
course-tamsk-theirs-before-done = First the extra push, then the regular move. The regular move remains a duty: who cannot make it loses.

course-tamsk-theirs-plan = Two pushes in a row: plan them together, and capture a piece.
course-tamsk-theirs-plan-hint-1 = Column f lacks two pieces.
course-tamsk-theirs-plan-hint-2 = Push twice from f1.
course-tamsk-theirs-plan-done = Two pushes together can do what one cannot.

course-tamsk-theirs-row-first = Rows that stand at the beginning go first. Here your TAMSK is part of one. Clear the row so that you can still make the extra push.
course-tamsk-theirs-row-first-hint-1 = Leave the TAMSK in place.
course-tamsk-theirs-row-first-wrong-taken = You took the TAMSK off the board, and the extra push with it.
course-tamsk-theirs-row-first-done = A loaded piece may stay in a row, and from there it worked.

course-tamsk-theirs-chain = An extra push can bring another TAMSK of yours onto the centre. Then you may use that one at once. Capture a piece that way.
course-tamsk-theirs-chain-hint-1 = Push from e1 first: your second TAMSK moves onto e5.
course-tamsk-theirs-chain-hint-2 = Then g6 completes your row.
course-tamsk-theirs-chain-done = Two TAMSK, three pushes, one turn!

## PÜNCT

course-punct = PÜNCT
course-punct-about = It covers a GIPF-piece.

course-punct-rule = PÜNCT acts on a black unit on a neighbouring spot: a PÜNCT-loaded piece, a used PÜNCT or a GIPF-piece. It does not act on a basic piece.

course-punct-jump = Jump onto Black’s PÜNCT on d5.
course-punct-jump-hint-1 = Pick the PÜNCT on d4.
course-punct-jump-done = The black potential under yours sleeps, just as with DVONN.

course-punct-one = PÜNCT does not jump onto a GIPF-piece itself. It leaves the game, and pieces from your reserve cover the GIPF-piece. Cover e5 with one basic piece.
course-punct-one-hint-1 = Choose to cover it with one piece.
course-punct-one-wrong-two = Those were two pieces, a GIPF-piece. That comes next; take one this time.
course-punct-one-done = A covered GIPF-piece counts as captured. And this was no push: the potentials in your hand stay yours.

course-punct-two = You can cover it with two pieces instead. They make a new GIPF-piece of yours. Do it!
course-punct-two-hint-1 = Choose to cover it with two pieces.
course-punct-two-wrong-one = That was one basic piece. Take two.
course-punct-two-done = Black has a GIPF-piece less in play, and you have one more. Only an empty reserve would have stopped you.

course-punct-win = Black’s other GIPF-piece is covered already. Win the game.
course-punct-win-hint-1 = One of your PÜNCT-potentials stands beside e5.
course-punct-win-done = No black GIPF-piece is in play any more. You win!

## Covered GIPF-pieces

course-covered = Covered GIPF-pieces
course-covered-about = What lies under a piece can come back.

course-covered-back = A basic piece has to leave with its row. If it covers a GIPF-piece, that one is back in play. Watch.

course-covered-free = Black has covered your GIPF-piece on f5. Free it.
course-covered-free-hint-1 = Make a row that touches f5.
course-covered-free-done = The black piece was captured with your row, and your GIPF-piece is back.

course-covered-special = This is Black’s last GIPF-piece, and the piece that covers it completes your row. Win the game.
course-covered-special-hint-1 = What has to leave with the row, and what may stay?
course-covered-special-wrong-basic = A basic piece has to leave with the row, and Black’s GIPF-piece comes back. Lost GIPF-pieces are looked for after clearing.
course-covered-special-done = A GIPF-piece may stay in the row, so Black’s stays covered. You win!

course-covered-cover-again = Black has covered your GIPF-piece on e5 with two pieces. They are a GIPF-piece, so you can cover them in turn. Make it yours again.
course-covered-cover-again-hint-1 = Use your PÜNCT, and cover it with two pieces.
course-covered-cover-again-done = Three GIPF-pieces in one pile, and the top one is yours.

course-covered-keep = Your GIPF-piece on d5 covers a black one. Clear the row and do not let it out.
course-covered-keep-hint-1 = Leave your GIPF-piece in place.
course-covered-keep-wrong-out = You took your GIPF-piece off, and Black’s is back in play.
course-covered-keep-done = Your GIPF-piece stays, and the black one under it is still out of play.

### Ultimate GIPF

course-chapter-ultimate = Ultimate GIPF

## All five potentials

course-ultimate = All five potentials
course-ultimate-about = Everything at once, and in the right order.

course-ultimate-start = Ultimate is tournament GIPF with all five potentials, three of each type, and 21 basic pieces. The order is: GIPF-pieces first, then loaded pieces, then basic pieces.

course-ultimate-order = You have brought in two GIPF-pieces, and that is enough. Go on with a DVONN-loaded piece.
course-ultimate-order-hint-1 = Choose DVONN in your reserve.
course-ultimate-order-done = Your first loaded piece has ended your GIPF-pieces. Your first basic piece would end the loaded ones, and cost you the potentials still in hand.

course-ultimate-meanwhile = Potentials on the board may be used while others are still in your hand. Use your YINSH and capture a loaded piece.
course-ultimate-meanwhile-hint-1 = Your line lacks the spot e6.
course-ultimate-meanwhile-wrong-spared = You left Black’s loaded piece on the board. Take it!
course-ultimate-meanwhile-done = Only the used potential had to go. Your loaded pieces could stay.

course-ultimate-own = Black’s basic piece on d3 covers your GIPF-piece. DVONN may land on it, too. Make the spot yours.
course-ultimate-own-hint-1 = Your DVONN on d4 stands right beside it.
course-ultimate-own-done = The spot is yours again, though your GIPF-piece is still covered. A PÜNCT could not have done that: it does not act on basic pieces.

course-ultimate-which = Black’s last GIPF-piece in play is on e5. One of your potentials wins at once. Which one?
course-ultimate-which-hint-1 = Who can act on a GIPF-piece?
course-ultimate-which-done = PÜNCT covers it, and the game is over.

course-ultimate-all = Black’s last GIPF-piece is on f5. Plan two pushes, and win.
course-ultimate-all-hint-1 = Your TAMSK stands next to the centre.
course-ultimate-all-hint-2 = Push from e1, then enter b2.
course-ultimate-all-wrong-left = The row touches Black’s GIPF-piece. Take it!
course-ultimate-all-done = Two pushes, one row, and the game is won.

### Challenges

course-chapter-challenges = Challenges

## Challenges and side games

course-challenges = Challenges and side games
course-challenges-about = You want to use that potential? Win something first.

course-challenges-idea = Players may agree on challenges, here three for each. Who wants to use a potential announces it. The other player accepts, or challenges: then a side game decides, for example rock-paper-scissors or a die.

course-challenges-accepted = Announce the jump of your ZÈRTZ to d7.
course-challenges-accepted-hint-1 = Use the ZÈRTZ as always.
course-challenges-accepted-done = Black accepted, so the jump was made.

course-challenges-won = Announce it again. This time Black will challenge, and you decide who begins the side game. Let us say you win it.
course-challenges-won-hint-1 = Announce the jump, choose who begins, and enter the result.
course-challenges-won-wrong-lost = That was the wrong result: enter that you have won.
course-challenges-won-done = Won, so the jump was made. A tie would have been enough. And Black has a challenge less.

course-challenges-lost = Now the other case: you have been challenged and you lose the side game. Enter the result, then make another move.
course-challenges-lost-hint-1 = First the result, then any push.
course-challenges-lost-wrong-won = In this task the side game is lost.
course-challenges-lost-done = The jump was off, and the potential left the game. Its carrier stayed as a basic piece, and your turn went on.

course-challenges-challenge = Black announces a jump to d7. Challenge it!
course-challenges-challenge-hint-1 = You can accept or challenge.
course-challenges-challenge-done = Black lost the side game and the potential, and had to find another move.

course-challenges-spent = A challenge is spent when it is made, whatever comes of it. Black has none left here: White’s potentials work at once. If an extra push of TAMSK is challenged and lost, it is simply gone.

### MATRX GIPF

course-chapter-matrx = MATRX GIPF

## MATRX GIPF

course-matrx = MATRX GIPF
course-matrx-about = A game of potentials only, on a board of its own.

course-matrx-board = MATRX GIPF has one more column: i2, i3 and i4 are spots. The centre is still called e5. Each player has three GIPF-pieces – single pieces here – and six potentials of each type.

course-matrx-first = As long as you have a GIPF-piece in reserve, you have to play it. Push one in.
course-matrx-first-hint-1 = Any empty spot at the edge will do.
course-matrx-first-done = Two more to go: your first three turns bring in your GIPF-pieces.

course-matrx-stack = Then come stacks: two potentials of one type. Push in a ZÈRTZ-stack.
course-matrx-stack-hint-1 = Choose ZÈRTZ in your reserve.
course-matrx-stack-done = Types may come in any order. A single potential in reserve has to wait for a second one.

course-matrx-split = To use a potential, take the upper half of a stack. ZÈRTZ jumps as you know it. Jump to d7.
course-matrx-split-hint-1 = Pick the stack on d4, then d7.
course-matrx-split-done = The stack is split for good: both halves are used potentials now.

course-matrx-again = One of your GIPF-pieces has come back to your reserve. Until it is played, you may not use a potential. Push it in.
course-matrx-again-hint-1 = There is only one thing you may push.
course-matrx-again-done = Now you may use your potentials again. Only an extra push of TAMSK would have been allowed before.

## Potentials in MATRX

course-matrx-potentials = Potentials in MATRX
course-matrx-potentials-about = DVONN and PÜNCT reach far, TAMSK splits.

course-matrx-potentials-dvonn = Here DVONN jumps onto DVONN only, but along any line of empty spots. Cover the black DVONN on d7.
course-matrx-potentials-dvonn-hint-1 = Column d is empty between d4 and d7.
course-matrx-potentials-dvonn-done = It flew over two empty spots. It cannot pass over a piece, and GIPF-pieces are safe from it.

course-matrx-potentials-punct = PÜNCT works in the same way, for PÜNCT. Jump onto the one you can reach.
course-matrx-potentials-punct-hint-1 = A black GIPF-piece stands in one of the ways.
course-matrx-potentials-punct-done = GIPF-pieces are single in MATRX, and PÜNCT leaves them alone.

course-matrx-potentials-halves = Both halves of a stack count in a row. Slide your YINSH by one spot, and capture the black stack.
course-matrx-potentials-halves-hint-1 = Slide along your own line.
course-matrx-potentials-halves-done = The two halves had to go, and they are back in your reserve.

course-matrx-potentials-tamsk = Push your TAMSK-stack onto the centre, and make the extra push.
course-matrx-potentials-tamsk-hint-1 = Push from e1.
course-matrx-potentials-tamsk-done = The upper half came in again, the lower half stays on e5, and both are used. If you pass, the upper half is gone for good.

## Rows in MATRX

course-matrx-rows = Rows in MATRX
course-matrx-rows-about = Singles go, stacks may stay, and everything comes back.

course-matrx-rows-rule = In a row every single piece has to go: GIPF-pieces and used potentials. Stacks may stay. But the row must be broken: no four of your colour may be left.

course-matrx-rows-keep = Clear the row and keep your three stacks.
course-matrx-rows-keep-hint-1 = Only c4 and d5 have to go.
course-matrx-rows-keep-turn-2 = Your GIPF-piece is back in your reserve, so it has to be played. Push it in.
course-matrx-rows-keep-done = What you clear of your own always returns in MATRX: GIPF-pieces, stacks and used potentials.

course-matrx-rows-break = Four stacks may not stay together. Take only the one on g5.
course-matrx-rows-break-hint-1 = Leave the other three in place.
course-matrx-rows-break-done = Two ZÈRTZ-potentials are back, and your other stacks stay at work.

course-matrx-rows-pair = Used potentials come back one by one; two of a type make a stack again. Clear the row and capture the black stack.
course-matrx-rows-pair-hint-1 = A black stack in your row may be taken, like your own.
course-matrx-rows-pair-turn-2 = Now you have two TAMSK-potentials in reserve. Push them in as a stack.
course-matrx-rows-pair-done = What you clear yourself is never lost.

## The end in MATRX

course-matrx-end = The end in MATRX
course-matrx-end-about = Three GIPF-pieces to protect.

course-matrx-end-rule = You lose when all three of your GIPF-pieces are captured. Those in reserve are safe. Here Black has lost one, has one on the board and one in reserve.

course-matrx-end-win = Black has one GIPF-piece left. Win the game.
course-matrx-end-win-hint-1 = Make a row that touches f5.
course-matrx-end-win-done = All three are captured. You win!

course-matrx-end-both = Black has two GIPF-pieces left. Capture both in one turn.
course-matrx-end-both-hint-1 = One push along column c makes two rows.
course-matrx-end-both-done = A GIPF-piece in a row always has to go, Black’s just like yours.

course-matrx-end-no-move = Who can neither push a stack nor use a potential loses. Black has two single potentials in reserve, and one stack on f5. Win the game.
course-matrx-end-no-move-hint-1 = Capture the stack.
course-matrx-end-no-move-done = Black cannot move, and you win. By the way: MATRX can also be played on the board of GIPF, where it is tighter.

### Side games

course-chapter-side-games = Other games
course-side-missed = That can be played, but it is not what is asked for here. Try again.

## YINSH

course-side-yinsh = The game of YINSH
course-side-yinsh-about = Rings, markers and rows of five, in four steps.

course-side-yinsh-place = First the board gets its rings, five of each colour. Put one of yours on any empty point.
course-side-yinsh-place-done = That is all of the first phase. Once all ten rings are there, they begin to move.

course-side-yinsh-flip = A ring leaves a marker behind and turns over those it passes. Move the ring on e2 upwards, over the three markers, to e8.
course-side-yinsh-flip-done = White became black and black became white. Behind markers a ring has to stop on the first empty point.

course-side-yinsh-row = Five markers of your colour next to each other are a row. Make one with the ring on e3. Then take the row off the board, and one of your rings.
course-side-yinsh-row-done = One ring less, and that is good: who takes off three rings wins.

course-side-yinsh-win = You have taken off two rings already. Make a row and take the third!
course-side-yinsh-win-done = The ring on f6 stood in the gap. When it moved away, the fifth marker stayed there.

## DVONN

course-side-dvonn = The game of DVONN
course-side-dvonn-about = Stacks that move as far as they are high, and hang on the red pieces.

course-side-dvonn-place = Before anything moves, the board is filled, with the three red pieces first. Put a red one on any space.
course-side-dvonn-place-done = Red pieces belong to nobody. Soon everything on the board will hang on them.

course-side-dvonn-move = A stack moves exactly as many spaces as it is high, onto another stack. Move the stack of three on b2.
course-side-dvonn-move-done = Three spaces, onto e2. The stack is four high now, so next time it would move four.

course-side-dvonn-cut = What is no longer linked to a red piece leaves the board. Move so that both black stacks on g4 and h4 lose their link.
course-side-dvonn-cut-done = f4 is empty now. The two black stacks had no other way to a red piece.

course-side-dvonn-win = This is the last move of the game. Make it so that you have more pieces than Black.
course-side-dvonn-win-done = Nine to three. All pieces in your stacks count, whatever their colour.

## TZAAR

course-side-tzaar = The game of TZAAR
course-side-tzaar-about = Capture, grow stronger, and keep all three types of pieces.

course-side-tzaar-first = Every point is taken at the start. Make the first move of the game: capture any black piece.
course-side-tzaar-first-done = White’s first turn is one capture. From then on a turn is two moves: a capture, then one of your choice.

course-side-tzaar-high = A stack captures what is not higher than itself. Only one of yours can capture the stack of three on c7. Do it.
course-side-tzaar-high-done = The stack on c4 was high enough. The types do not matter for this.

course-side-tzaar-stack = The second move can make you stronger: stack the piece on b2 onto your own piece on a2.
course-side-tzaar-stack-done = The piece on top gives the stack its type. The other way round would have covered your last Tzarra, and lost.

course-side-tzaar-win = Who loses the last piece of a type loses the game. Only one black Tzaar is not covered. Capture it!
course-side-tzaar-win-done = No black Tzaar on top of a stack any more: you win at once.

## ZÈRTZ

course-side-zertz = The game of ZÈRTZ
course-side-zertz-about = Marbles for both, a board that shrinks, and captures that must be made.

course-side-zertz-place = There is nothing to capture here. So put a marble of any colour on any empty ring, and then take away a free ring at the edge.
course-side-zertz-place-done = That is a turn: one marble more, one ring less.

course-side-zertz-jump = Who can capture must. Jump with a marble over its neighbour, onto the empty ring behind it.
course-side-zertz-jump-done = The marble you jumped over is yours. After a capture nothing is placed.

course-side-zertz-chain = A marble that can go on jumping has to. Capture two marbles in one turn.
course-side-zertz-chain-done = Two at once! It is often worth giving a marble away to lead the other player astray.

course-side-zertz-group = The rings g1 and g2 are cut off from the rest. Fill the empty one, and then take away a ring as usual.
course-side-zertz-group-done = Every ring of the group had a marble, so all of it was captured.

## PÜNCT

course-side-punct = The game of PÜNCT
course-side-punct-about = Pieces of three dots, bridges, and a chain from side to side.

course-side-punct-add = Choose a piece beside the board, then a space for its PÜNCT outside the hexagon in the middle, then which way it lies.
course-side-punct-add-done = The marked dot is the PÜNCT. New pieces always lie on the board itself, outside the middle.

course-side-punct-move = Now move a piece of yours. Its PÜNCT goes along a straight line, as far as you like; then choose which way it lies.
course-side-punct-move-done = It may pass over everything on its way, and it may turn.

course-side-punct-bridge = A piece that moves can climb. Bring the straight piece from j4 to c4 and let it point upwards: a bridge from the white triangle to the black one.
course-side-punct-bridge-done = The PÜNCT has to lie on your own colour. The middle of the piece hangs over an empty space.

course-side-punct-win = A chain of your colour between two opposite sides wins. Yours is open at its upper end. Close it!
course-side-punct-win-done = From edge to edge, seen from above: won.

### When a task is not solved yet

course-missed-play = That is allowed, but something else is asked for here. Try again.
course-missed-push = { $unit ->
        [B] Push in a basic piece this time.
        [G] Push in a GIPF-piece this time.
        [T] Push in TAMSK this time.
        [Z] Push in ZÈRTZ this time.
        [D] Push in DVONN this time.
        [Y] Push in YINSH this time.
       *[P] Push in PÜNCT this time.
    }
course-missed-use = { $unit ->
        [T] Make an extra push with TAMSK this time.
        [Z] Use ZÈRTZ this time.
        [D] Use DVONN this time.
        [Y] Use YINSH this time.
       *[P] Use PÜNCT this time.
    }
course-missed-stand = Not quite. Look at { $spots } again.
course-missed-block = There is still an empty spot on the line from { $first } to { $last }.
course-missed-rows = { $count ->
        [one] That makes no row. Try again.
       *[other] That does not make { $count } rows. Try again.
    }
course-missed-their-rows = { $count ->
        [one] That makes no row of the other player’s. Try again.
       *[other] That does not make { $count } rows of the other player’s. Try again.
    }
course-missed-capture = { $unit ->
        [G] No GIPF-piece was captured. Try again.
       *[other] { $count ->
            [one] That does not capture what was asked for. Try again.
           *[other] That captures fewer than { $count }. Try again.
        }
    }
course-missed-bring-back = Fewer than { $count } of your pieces left the board. Try again.
course-missed-threaten = { $count ->
        [one] You do not threaten to capture anything yet. Try again.
       *[other] Those are not { $count } threats. Try again.
    }
course-missed-allow = { $unit ->
        [G] Your GIPF-piece can still be captured. Try again.
       *[other] You can still lose something. Try again.
    }
course-missed-deny = The other player can still make a row. Try again.
course-missed-win = That does not win the game. Try again.

### Puzzles

puzzle-theme-win-1 = Win in one turn
puzzle-theme-win-1-about = Find the turn that ends the game.
puzzle-theme-capture = Capture
puzzle-theme-capture-about = Take as much as you can in one turn.
puzzle-theme-win-2 = Win in two turns
puzzle-theme-win-2-about = One turn to prepare, one to win.
puzzle-theme-defend = The only move
puzzle-theme-defend-about = Everything loses but one. Find it.
puzzle-theme-win-3 = Win in three turns
puzzle-theme-win-3-about = Look further ahead: your turn, theirs, and so on.
puzzle-theme-win-4 = Win in four turns
puzzle-theme-win-4-about = For masters, and for those who want to become one.

puzzle-task-win = { $player ->
        [w] { $turns ->
            [one] White to move: win the game in this turn.
           *[other] White to move: win within { $turns } turns of your own, whatever Black does.
        }
       *[b] { $turns ->
            [one] Black to move: win the game in this turn.
           *[other] Black to move: win within { $turns } turns of your own, whatever White does.
        }
    }
puzzle-task-defend = { $player ->
        [w] White to move: find the only turn after which Black cannot force a win within { $turns } turns.
       *[b] Black to move: find the only turn after which White cannot force a win within { $turns } turns.
    }
puzzle-task-capture = { $player ->
        [w] White to move: capture { $count } in this turn.
       *[b] Black to move: capture { $count } in this turn.
    }

puzzle-go-on = { $turns ->
        [one] Good! One more turn.
       *[other] Good! The win is still there, within { $turns } turns.
    }
puzzle-this-turn = Good so far. Your turn goes on.
puzzle-solved = Solved!
puzzle-wrong-win = That does not win in time. Try again.
puzzle-wrong-defend = After that the game is lost. Try again.
puzzle-wrong-capture = That does not capture enough. Try again.
