## What there is to learn

learn-title = 배우기
learn-about = 모든 규칙을 보드 위의 작은 과제로 익혀요. 읽으면서 직접 두어 보세요. 맞는지는 보드가 알려 줘요.
learn-begin = 보드부터 시작하기
learn-begin-why = 5분이면 게임을 할 수 있어요.
learn-next = 다음 차례
learn-go-on = 이어서 하기
learn-all-done = 강좌를 모두 마쳤어요. 퍼즐이 기다리고 있어요.
learn-rules = 규칙 읽기
learn-knowledge = 이 게임들에 대해 알려진 것
learn-course = 강좌
learn-course-done = 레슨 { $all }개 중 { $done }개 완료
learn-lesson-state = { $state ->
    [done] 완료
    [begun] { $all }단계 중 { $done }단계 완료
   *[new] { $all }단계
}
learn-puzzles = 퍼즐
learn-puzzles-about = 실제 게임에서 나온 장면이에요. 올바른 첫 수는 하나뿐이고, 그다음은 제때 이기기만 하면 어떤 길이든 좋아요.
learn-puzzles-solved = { $all }개 중 { $done }개 해결
learn-forget = 내 진도 지우기
learn-forget-title = 진도를 모두 지울까요?
learn-forget-text = 레슨과 퍼즐을 처음부터 다시 시작해요. 게임은 그대로 남아요.
learn-forget-yes = 지우기
learn-forget-no = 그대로 두기
learn-loading = 잠시만요…

## A lesson

lesson-overview = 모든 레슨
lesson-steps = 이 레슨의 단계
lesson-step = { $kind ->
    [task] { $step }단계, 과제
   *[look] { $step }단계
}{ $state ->
    [solved] , 완료
    [shown] , 풀이를 봄
   *[new] {""}
}
lesson-next = 다음
lesson-finish = 마치기
lesson-watch-again = 다시 보기
lesson-finished = 레슨 완료: { $title }
lesson-ended = 레슨 끝: { $title }
lesson-finished-text = { $done ->
    [0] 아직 남은 단계가 있어요.
    [1] 레슨 { $all }개 중 첫 번째를 마쳤어요.
   *[other] 레슨 { $all }개 중 { $done }개를 마쳤어요.
}
lesson-finished-next = 다음 레슨: { $title }
lesson-finished-all = 이제 GIPF의 모든 규칙을 알아요.
lesson-finished-play = 게임하기
lesson-finished-again = 한 번 더
lesson-finished-puzzles = 퍼즐 풀기

## A task

task-hint = 힌트
task-hints = 힌트
task-show = 풀이 보기
task-undo = 되돌리기
task-takeback = 다시 해 보기
task-again = 한 번 더
task-try = 직접 해 보기
task-shown = 이렇게 하면 돼요: { $moves }. 이제 직접 해 볼까요?
task-thinking = 모든 응수를 살펴보는 중…
task-showing = 어떻게 하는지 보세요.
task-reply = 응수: { $moves }
task-type = 수 입력하기

## Puzzles

puzzles-next = 다음 안 푼 퍼즐
puzzles-all-solved = 모두 풀었어요. 훌륭해요!
puzzle-title = { $theme }, { $number }
puzzle-number = 퍼즐 { $number }
puzzle-difficulty = 난이도 { $difficulty }/5
puzzle-state = { $state ->
    [solved] 해결
    [shown] 풀이를 봄
   *[new] 아직 안 해 봄
}
puzzle-next = 다음 퍼즐
puzzle-last = 이 주제의 퍼즐을 모두 풀었어요.
puzzle-to-theme = 목록으로
puzzle-rating = 레이팅: 퍼즐 { $puzzle } · 나 { $player }
puzzle-rating-change = 레이팅 { $change }: { $why ->
    [solved] 첫 시도에 풀었어요.
    [wrong] 첫 시도가 틀렸어요. 그다음 시도는 반영되지 않아요.
    [hint] 힌트를 쓰면 못 푼 것으로 쳐요.
    [shown] 풀이를 보면 못 푼 것으로 쳐요.
   *[again] 퍼즐마다 첫 시도만 반영돼요.
}
puzzle-rating-of = 레이팅 { $rating }
puzzles-rating = 내 레이팅
puzzles-rating-where = 푼 문제와 함께 이 브라우저에 저장돼요.
puzzles-daily = 오늘의 퍼즐
puzzles-daily-done = 오늘의 퍼즐을 풀었어요. 다음 퍼즐은 내일 나와요.
puzzles-more = 퍼즐 더 풀기
puzzles-all = 모든 퍼즐
puzzles-by-theme = 주제별 퍼즐
puzzles-streak = 연속 풀기
puzzles-streak-why = 하나씩 점점 어려워져요. 처음 틀릴 때까지 이어져요. 최고 기록: { $count }
puzzles-variant = 변형
puzzles-theme = 주제
puzzles-any = 모두
puzzles-suited = 나에게 맞는 퍼즐
puzzles-none = 이런 퍼즐은 아직 없어요.
streak-length = { $count }개 연속
streak-over = { $count }개에서 끝났어요.
streak-best = 최고: { $count }
streak-anew = 다시 시작
streak-all = 모든 퍼즐을 풀었어요. { $count }개 연속이에요.
