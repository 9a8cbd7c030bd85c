## Opening

opening-lead = 게임, 장면, 파일을 열고 엔진과 함께 살펴보세요.
opening-text = 게임, 장면, 수를 붙여 넣으세요
opening-example = 1. Ge2 Gb5 2. Gh5 Ge8 …
opening-read = 열기
opening-file = 파일 선택
opening-edit = 장면 만들기
opening-draft = 하던 곳에서 이어 하기
opening-games = 내 게임
opening-all-games = 모든 게임
opening-studies = 내 연구
opening-all-studies = 모든 연구
opening-start = 처음부터 시작
opening-choose = 게임이 { $count }개 들어 있어요. 어느 것을 열까요?
opening-game = 게임 { $number }
opening-turns = { $turns ->
    [0] 아직 둔 수 없음
   *[other] { $turns }턴
}
opening-wrong = 열 수 없어요
opening-again = 다른 것 열기
colour = { $player ->
    [w] 흰색
   *[b] 검은색
}

## The study

study-title = 분석
study-tool = { $tool ->
    [flip] 뒤집기
    [judge] 평가
    [retry] 다시 두기
    [edit] 편집
    [save] 저장·공유
   *[open] 열기
}
study-tool-why = { $tool ->
    [flip] 보드를 돌려 보기
    [judge] 엔진으로 게임 전체를 평가하기
    [retry] 실수한 곳에서 더 좋은 수 찾기
    [play] 여기서부터 컴퓨터나 사람과 두기
    [edit] 이 장면을 직접 고치기
    [save] 이 분석을 보관하거나 내려받거나 복사하거나 공유하기
   *[open] 다른 것 열기
}
study-tabs = 이 게임에 대해
study-tab = { $tab ->
    [game] 게임 전체
    [notes] 메모
   *[explorer] 초반 탐색
}
tree = 수와 변화
tree-variation = 변화:
tree-none = 아직 둔 수가 없어요. 보드에서 한 수 두어 보세요.
notes = 메모
notes-marks = 이 수의 평가 기호
notes-line = 이 변화
notes-draw = 보드에 그리기
notes-draw-why = 화살표와 원 그리기: 점에서 점으로 끌거나 한 점을 누르세요. 마우스 오른쪽 버튼과 두 손가락으로는 언제나 그려져요.
notes-shapes = 그린 것: { $shapes }
notes-shapes-remove = 그림 지우기
notes-comment = 이 수에 대한 설명
notes-comment-example = 설명을 써 보세요
mark = { $mark ->
    [good] 좋은 수
    [brilliant] 묘수
    [interesting] 흥미로운 수
    [doubtful] 의심스러운 수
    [mistake] 실수
   *[blunder] 큰 실수
}
line-promote = 이 변화를 위로 올리기 (Shift: 본줄기로 만들기)
line-delete = 이 수와 그 뒤를 모두 지우기
line-undo = 마지막 변경 되돌리기

## Chances

chance = 이길 확률: 흰색 { $share }%, 검은색 { $other }%
chance-unknown = 아직 평가하지 않음

## The engine

engine = 엔진
engine-lines = 표시할 수순
engine-lines-count = 수순 { $count }개
engine-depth = 깊이 { $depth }
engine-speed = 초당 장면 { $speed }개
engine-looks = 엔진이 살펴보는 중…
engine-over = 여기서 게임이 끝났어요.
engine-side = 여기서는 사이드 게임으로 정해요.
engine-silent = 더 나은 수는 위에 나와 있어서 여기서는 쉬어요.
engine-show = 수순 보기
line-chance = 흰색 { $share }%
line-wins = { $player ->
    [w] 흰색
   *[b] 검은색
} { $turns }수 만에 승리
line-follow = 따라가기: { $turns }
explorer = 내 게임에서 여기 둔 수
explorer-turn = { $turn }: { $count }게임, 흰색 승 { $white }, 검은색 승 { $black }, 무승부 { $drawn }
explorer-ended = { $how ->
    [white] 흰색 승
    [drawn] 무승부
    [black] 검은색 승
   *[open] 진행 중
}
explorer-none = 이 장면을 지난 게임이 없어요.
explorer-everybody = 이 장면을 지난 모두의 게임
explorer-pending = 게임을 살펴보는 중: { $count }개 남음…

## The whole game

judge = 게임 전체
judge-nothing = 보드에서 수를 두면 엔진이 여기에서 평가할 수 있어요.
judge-start = 게임 전체 평가하기
judge-stop = 멈추기
judge-mistakes = 내 실수를 찾는 중…
mistakes-none = 엔진이 실수를 찾지 못했어요. 잘 두셨어요!
judge-progress = { $of }턴 중 { $done }턴
judge-summary = { $player ->
    [w] 흰색
   *[b] 검은색
}: { $known ->
    [yes] 정확도 { $accuracy }, { $marks }
   *[no] { $marks }
}
# Instead of counts of marks.
judge-clean = 실수 없음
graph = 게임 중 흰색의 승률
graph-start = 시작
graph-nowhere = 변화 안에 있음

## Trying again

retry = 다시 두기
retry-whose = 누구의 실수를 볼까요?
retry-whose-name = { $whose ->
    [mine] 내 실수
    [theirs] 상대 실수
    [w] 흰색
    [b] 검은색
   *[both] 둘 다
}
retry-none = 표시된 실수가 없어요.
retry-count = 실수 { $at }/{ $of }
retry-count-so-far = 실수 { $at }, 아직 찾는 중…
retry-task = { $player ->
    [you] 내가 둔 수: { $turn }. 더 좋은 수를 찾아보세요.
    [w] 흰색이 둔 수: { $turn }. 더 좋은 수를 찾아보세요.
   *[b] 검은색이 둔 수: { $turn }. 더 좋은 수를 찾아보세요.
}
retry-board = { $shown ->
    [answer] 이렇게 두었으면 더 좋았어요.
    [followed] 이렇게 두었으면 더 좋았어요. 화살표는 이어질 수 있는 수예요.
   *[try] 직접 둔 수예요.
}
retry-thinks = 엔진이 보는 중: { $turn }…
retry-verdict = { $verdict ->
    [best] { $turn }: 가장 좋은 수예요.
    [good] { $turn }: 가장 좋은 수만큼 좋아요.
    [better] { $turn }: 더 낫지만, 더 좋은 수가 있어요.
    [same] { $turn }: 실제로 둔 수예요.
   *[bad] { $turn }: 이것도 도움이 안 돼요.
}
retry-better = { $why ->
    [misses] 더 나은 수: { $turn } – { $feat }.
    [misses-later] 더 나은 수: { $turn }, 나중에 { $later } – { $feat }.
    [misses-twice] 더 나은 수: { $turn }, 이어서 같은 수를 한 번 더 – { $feat }.
   *[better] 더 나은 수: { $turn }.
}
mistake-played = { $player ->
    [you] 내가 둔 수: { $turn }
    [w] 흰색이 둔 수: { $turn }
   *[b] 검은색이 둔 수: { $turn }
}
mistake-try = 직접 해 보기
verdict = 이 차례에 대한 엔진의 말
verdict-little = 최선에 조금 못 미침
verdict-none = 더 나은 수는 없었어요.
verdict-show = 보기
retry-again = 한 번 더
retry-next = 다음 실수
retry-answer = 정답 보기
retry-leave = 완료

## Saving

save = 분석 저장하거나 공유하기
save-where = { $kind ->
    [study] 내 연구 중 하나예요. 바꾸는 대로 보관돼요.
    [game] 이 분석은 게임과 함께 바로바로 보관돼요. 연구로 보관하면 이름이 생기고 연구 목록에 들어가요.
   *[draft] 지금은 다른 분석을 시작할 때까지 이 브라우저만 기억해요. 연구로 보관하면 이름이 생기고 연구 목록에 들어가요.
}
save-name = 연구 이름
save-as-study = 연구로 보관
save-made = ‘{ $name }’ 이름으로 연구에 보관했어요.
save-studies = 내 연구 열기
save-text = 텍스트로

## Setting up a position

edit-title = 장면 만들기
edit-variant = 게임 방식
edit-board = 편집할 보드
edit-unit = 말을 고른 다음 교차점을 누르세요
edit-off = 들어내기
edit-reserves = 예비 말
edit-pieces = { $letter ->
    [piece] 말
    [G] GIPF 말
   *[B] 일반 말
}
edit-reserve = { $player ->
    [w] 흰색
   *[b] 검은색
} 예비 말: { $pieces }
edit-player = 둘 차례
edit-bringing = { $player ->
    [w] 흰색은 아직 GIPF 말을 투입할 수 있음
   *[b] 검은색은 아직 GIPF 말을 투입할 수 있음
}
edit-start = 시작 배치
edit-empty = 빈 보드
edit-undo = 되돌리기
edit-text = 텍스트로
edit-analyse = 분석
edit-leave = 돌아가기

## Why a turn is good or bad: short noun phrases, so that they fit together.

reason-sentence = { CAPITAL($text) }.
reason-told = { $text }
reason-besides = { $first }; { $second }
reason-only-because = { $only } – { $turn }: { $why }
reason-only-for = { $only }: { $why }
reason = { $why ->
    [loses] 바로 패배: { $ending }
    [draws] 무승부로 끝남: { $ending }
    [allows] 허용: { $turn } – { $feat }
    [allows-later] 허용: { $turn }, 나중에 { $later } – { $feat }
    [allows-twice] 허용: { $turn }, 이어서 같은 수를 한 번 더 – { $feat }
    [makes-row] { $player ->
        [you] 내
        [computer] 컴퓨터
        [w] 흰색
       *[b] 검은색
    } 줄을 만들어 줌 – { $feat }
    [forfeits] 손에 든 { $things } 포기
    [ends-gipf] { $player ->
        [you] 나는
        [computer] 컴퓨터는
        [w] 흰색은
       *[b] 검은색은
    } 더 이상 GIPF 말을 투입할 수 없음
    [wastes] TAMSK 포텐셜을 쓰지 못하고 버림
    [gives-up] { $player ->
        [you] 내
        [computer] 컴퓨터
        [w] 흰색
       *[b] 검은색
    } 자신의 { $things } 제거
    [runs-out] { $player ->
        [you] 내
        [computer] 컴퓨터
        [w] 흰색
       *[b] 검은색
    } 예비 말이 줄어듦: { $things }
    [empties] { $player ->
        [you] 내
        [computer] 컴퓨터
        [w] 흰색
       *[b] 검은색
    } 예비 말이 바닥남
    [accepts] { $player ->
        [you] 내가
        [computer] 컴퓨터가
        [w] 흰색이
       *[b] 검은색이
    } 받아들임: { $turn } – { $feat }; 저지할 수 있음
    [accepts-anyway] { $player ->
        [you] 내가
        [computer] 컴퓨터가
        [w] 흰색이
       *[b] 검은색이
    } 받아들임: { $turn }; 저지가 더 나음
    [lowers] { $player ->
        [you] 내
        [computer] 컴퓨터
        [w] 흰색
       *[b] 검은색
    } 승률이 { $before }%에서 { $after }%로 떨어짐
    [misses] 놓침: { $turn } – { $feat }
    [misses-later] 놓침: { $turn }, 나중에 { $later } – { $feat }
    [misses-twice] 놓침: { $turn }, 이어서 같은 수를 한 번 더 – { $feat }
    [better] 더 좋은 수: { $turn }
    [only] 단연 가장 좋은 수
    [does] { $feat }
    [prepares] 다음 수 준비: { $feat }
   *[only-win] 유일한 수: { $feat }
}
reason-feat = { $does ->
    [takes] { $of }{ $things } 포획
    [covers] { $of }{ $things } 덮기
    [returns] { $things } 회수
    [takes-last] 마지막 GIPF 말을 포획하고 승리
    [covers-last] 마지막 GIPF 말을 덮고 승리
    [wins-at-once] 바로 승리: { $ending }
    [wins-unless] 저지하지 못하면 바로 승리: { $ending }
    [wins-later] { $turns }수 만에 승리: { $ending }
    [wins-by-force] 필승
    [saves] { $things } 지키기
    [threatens] { $things } 위협
    [stops] 상대가 다음에 만들 줄을 막음
    [brings] GIPF 말 넣기
    [loads] { $things } 넣기
    [readies] 다음 차례에 만들 줄 준비
    [nears] 줄을 만들기 좋은 가운데로 말 옮기기
    [lines-up] { $things } 나란히 놓기: 한 선에 4개면 줄
    [keeps] 이후 예비 말이 더 많이 남음: { $things }
    [safe] 다음 차례에 포획될 말이 없음
    [least] 가장 적게 내줌
   *[takes-and-wins] { $of }{ $things } 포획 후 필승
}
# Whose pieces are taken or covered.
reason-of = { $player ->
    [you] 내{" "}
    [computer] 컴퓨터{" "}
    [w] 흰색{" "}
   *[b] 검은색{" "}
}
reason-ending = { $end ->
    [no-piece] { $loser ->
        [you] 나는
        [computer] 컴퓨터는
        [w] 흰색은
       *[b] 검은색은
    } 밀어 넣을 말이 없음
    [no-move] { $loser ->
        [you] 나는
        [computer] 컴퓨터는
        [w] 흰색은
       *[b] 검은색은
    } 둘 수 없음
    [no-gipf] { $loser ->
        [you] 나는
        [computer] 컴퓨터는
        [w] 흰색은
       *[b] 검은색은
    } GIPF 말이 남지 않음
    [repetition] 같은 장면이 너무 많이 반복됨
   *[quiet] 너무 오래 포획이 없음
}
reason-thing = { $kind ->
    [basic] 일반 말 { $count }개
    [gipf] GIPF 말 { $count }개
    [loaded] 올라탄 말 { $count }개
    [stack] 더미 { $count }개
    [used] 사용한 포텐셜 { $count }개
    [potential] 포텐셜 { $count }개
    [named] { $name } 포텐셜 { $count }개
    [piece] 말 { $count }개
   *[unit] 말 { $count }개
}
