# The pages about learning; the lessons themselves are in course.ftl.

## What there is to learn

learn-title = Learn
learn-about = Every rule with a small task on the board. Play as you read: the board says whether it is right.
learn-begin = Begin with the board
learn-begin-why = Five minutes, and you can play.
learn-next = Next for you
learn-go-on = Go on
learn-all-done = You have been through the whole course. Puzzles are waiting for you.
learn-rules = Read the rules
learn-knowledge = What is known about these games
learn-course = The course
learn-course-done = { $done } of { $all } lessons done
learn-lesson-state = { $state ->
    [done] done
    [begun] { $done } of { $all } steps done
   *[new] { $all ->
        [one] one step
       *[other] { $all } steps
    }
}
learn-puzzles = Puzzles
learn-puzzles-about = Positions from games, with one first move that is right. Every way to win in time counts.
learn-puzzles-solved = { $done } of { $all } solved
learn-forget = Forget my progress
learn-forget-title = Forget all progress?
learn-forget-text = Lessons and puzzles begin anew. Your games stay.
learn-forget-yes = Forget it
learn-forget-no = Keep it
learn-loading = A moment …

## A lesson

lesson-overview = All lessons
lesson-steps = Steps of this lesson
lesson-step = { $kind ->
    [task] Step { $step }, task
   *[look] Step { $step }
}{ $state ->
    [solved] , done
    [shown] , shown
   *[new] {""}
}
lesson-next = Next
lesson-finish = Finish
lesson-watch-again = Watch again
lesson-finished = Lesson done: { $title }
lesson-ended = The end of: { $title }
lesson-finished-text = { $done ->
    [0] Some steps are still open.
    [one] That was the first lesson of { $all }.
   *[other] { $done } of { $all } lessons are done.
}
lesson-finished-next = Next lesson: { $title }
lesson-finished-all = You know every rule of GIPF now.
lesson-finished-play = Play a game
lesson-finished-again = Once more
lesson-finished-puzzles = Try puzzles

## A task

task-hint = Hint
task-hints = Hints
task-show = Show me
task-undo = Undo
task-takeback = Try again
task-again = Once more
task-try = Try it yourself
task-shown = That is how it goes: { $moves }. Now you?
task-thinking = Looking at every answer to that …
task-showing = Watch how it goes.
task-reply = Reply: { $moves }
task-type = Type a move

## Puzzles

puzzles-next = Next unsolved
puzzles-all-solved = All solved. Well done!
puzzle-title = { $theme }, { $number }
puzzle-number = Puzzle { $number }
puzzle-difficulty = Difficulty { $difficulty } of 5
puzzle-state = { $state ->
    [solved] solved
    [shown] shown
   *[new] not yet tried
}
puzzle-next = Next puzzle
puzzle-last = All of this theme are solved.
puzzle-to-theme = To the list
puzzle-rating = Rating: puzzle { $puzzle } · you { $player }
# $change is what a try changed in one's rating, as +12; $why says why.
puzzle-rating-change = Rating { $change }: { $why ->
    [solved] solved at the first try.
    [wrong] the first try was wrong, and further ones do not count.
    [hint] with a hint it counts as not solved.
    [shown] a solution that is shown counts as not solved.
   *[again] only a puzzle’s first try counts.
}
puzzle-rating-of = Rating { $rating }
puzzles-rating = Your rating
puzzles-rating-where = It is kept in this browser, as is what you have solved.
puzzles-daily = Puzzle of the day
puzzles-daily-done = That was today’s. The next one comes tomorrow.
puzzles-more = More puzzles
puzzles-all = All puzzles
puzzles-by-theme = Puzzles by theme
puzzles-streak = Streak
puzzles-streak-why = One after the other, each harder, until the first slip. Best so far: { $count }
puzzles-variant = Variant
puzzles-theme = Theme
puzzles-any = All
puzzles-suited = One that suits you
puzzles-none = No puzzle of this kind yet.
streak-length = { $count } in a row
streak-over = The streak ended at { $count }.
streak-best = Best: { $count }
streak-anew = New streak
streak-all = You have solved every puzzle there is: { $count } in a row.
