# What only the game in the terminal says. What is typed (moves, commands, file names) is the same in all languages.
# $player is w or b. A line has 80 columns, so the words around the board are short; * is any number.

## Around the board

terminal-turn = { $variant }, { $turn }번째 차례
terminal-reserve = { $player ->
    [w] 흰색
   *[b] 검은색
}: 예비 말 { $units }
terminal-basic = 일반 { $count }
terminal-nothing = 없음
terminal-in-play = 보드 위 GIPF 말 { $count }개
terminal-challenges = { $left ->
    [unlimited] 저지 *번
   *[other] 저지 { $left }번
}
terminal-piles = 쌓인 말: { $piles }
terminal-on = { $lower } 위에 { $upper }
terminal-legend = { $sign ->
    [basic] 일반 말
    [gipf] GIPF
    [loaded] 올라탄 말
    [stack] 더미
    [used] 쓴 포텐셜
    [pile] 2단
    [last] 마지막 수
    [dots] 말의 점
   *[row] 줄
}
# Above the board of a side game: $signs are the letters of a side’s pieces, as in R M.
terminal-side-who = { $who ->
    [you] 나
    [computer] 컴퓨터
    [level] { $level }단계
    [w] 본게임의 백
   *[b] 본게임의 흑
}
terminal-side-seat = { $side }: { $who }
terminal-side-score = { $game ->
    [yinsh] 고리 { $white }–{ $black }
   *[dvonn] 말 { $white }–{ $black }
}

## What to type

terminal-welcome = 수를 입력하거나 hint(가능한 수), best(좋은 수), help, quit를 입력하세요.
terminal-example = 예: { $moves }
terminal-type = 입력: { $moves }
# Moves that are words; what is written here can be typed for them, also the English word.
terminal-word = { $word ->
    [pass] 패스
    [throw] 던지기
    [draw] 뽑기
    [heads] 앞면
    [tails] 뒷면
    [rock] 바위
    [paper] 보
    [scissors] 가위
    [fold] 포기
   *[other] { $word }
}
terminal-help = { $what ->
    [move] 'hint'에 나오는 수
    [push] 밀어 넣기: 빈 교차점에 넣거나, 점(g7)에서 가장 먼 말이 닿는 곳(d6)까지 밀기. 점과 첫 교차점만 써도 돼요
    [unit] 다른 말로 똑같이: G T Z D Y P
    [use] 포텐셜 쓰기
    [extra] TAMSK의 추가 행동
    [clear] 줄 제거
    [pass] 패스할 수 있을 때
    [several] 한 차례의 여러 결정을 한 번에
    [hint] 둘 수 있는 수를 묶어서 보기; hint e1, hint Z, hint all
    [best] 엔진이 둘 수와 예상 결과
    [undo] 마지막 결정 되돌리기; undo 3은 마지막 세 개
    [side-hint] 둘 수 있는 수, 또는 어떤 점이나 글자가 들어간 수
    [side-best] 컴퓨터가 최고 수준에서 둘 수
    [rules] 어떤 게임인지 간단히
    [flip] 보드 돌리기
    [names] 빈 교차점 이름 보기
    [show] 보드 다시 그리기
    [position] 복사할 수 있는 장면 텍스트
    [save] 게임 파일 쓰기 (모든 결정은 어차피 저장돼요)
    [save-over] 이미 있는 파일이라도 쓰기
    [end] 게임 끝내기: 기권, 무승부
    [new] 새 게임 시작
   *[quit] 나가기; gipf play --terminal --resume로 이어서 하기
}
# What may also be typed, with spaces between; help, ?, quit and exit always may.
terminal-words = { $command ->
    [help] 도움말 도움
   *[quit] 종료 나가기
}
# What a game is about: its aim, and a turn.
terminal-rules = { $game ->
    [gipf] 차례마다 가장자리에서 말을 밀어 넣어요. 내 색 네 개가 한 줄이 되면 보드에서 빠져요. 내 말은 예비로 돌아오고, 상대 말은 잡혀요. 넣을 말이 없거나 GIPF 말을 모두 잃으면 져요.
    [yinsh] 내 색 마커 다섯 개가 한 줄이 되면 내 고리 하나를 보드에서 뺄 수 있어요. 고리 세 개, 블리츠에서는 한 개를 빼면 이겨요. 고리는 선을 따라 움직이며 마커를 남기고, 지나간 마커를 뒤집어요.
    [dvonn] 끝에 더 많은 말을 가진 쪽이 이겨요. 더미는 높이만큼 곧게 움직여 다른 더미 위로 가요. 빨간 DVONN 말과 이어지지 않은 것은 보드에서 빠져요.
    [tzaar] 한 종류의 말을 모두 잃거나 잡을 수 없으면 져요. 한 차례에 한 번 잡고, 이어서 또 잡거나 더미를 높이거나 패스해요. 더미는 선에서 처음 만나는, 더 높지 않은 더미를 잡아요.
    [zertz] 한 색, 또는 모든 색의 구슬을 충분히 모으세요. 한 차례에 구슬을 고리에 놓고 가장자리의 빈 고리를 빼요. 구슬을 뛰어넘을 수 있으면 반드시 뛰어넘고, 그 구슬을 가져요.
    [punct] 내 말로 보드의 마주 보는 두 변을 이으세요. 한 차례에 말을 놓거나 내 말을 움직여요. 말은 포개질 수 있어요.
    [rps] 바위는 가위를, 가위는 보를, 보는 바위를 이겨요. 둘 다 몰래 골라요.
    [die] 둘 다 주사위를 던져요. 큰 수가 이겨요.
    [cards] 둘 다 카드를 뽑아요. 높은 카드가 이겨요.
    [dominoes] 줄 끝에 같은 눈끼리 도미노를 이어 놓으세요. 먼저 다 놓으면 이겨요. 아무도 놓을 수 없으면 눈이 적은 쪽이 이겨요.
   *[coin] 흰색이 앞면이나 뒷면을 부르고 동전을 던져요.
}
terminal-rules-where = 그림이 있는 전체 규칙: gipf로 페이지를 열고 ?를 누르세요.

## What is said

terminal-plays = { $player ->
    [w] 흰색의 수: { $move }.
   *[b] 검은색의 수: { $move }.
}
terminal-person = { $name }: { $why }. { $player ->
    [w] 흰색은 사람이 둬요.
   *[b] 검은색은 사람이 둬요.
}
terminal-no-hint = “{ $what }”로 둘 수 있는 수가 없어요. hint로 모두 볼 수 있어요.
terminal-chance = { $player ->
    [w] { $moves }: 흰색의 예상 결과는 { $percent }%예요.
   *[b] { $moves }: 검은색의 예상 결과는 { $percent }%예요.
}
terminal-wins = { $player ->
    [w] { $moves }: 흰색이
   *[b] { $moves }: 검은색이
} { $count }수 안에 이겨요.
terminal-loses = { $player ->
    [w] { $moves }: 흰색이
   *[b] { $moves }: 검은색이
} { $count }수 안에 져요.
terminal-agrees = { $player ->
    [w] 흰색이 동의했어요.
   *[b] 검은색이 동의했어요.
}
terminal-declines = { $player ->
    [w] 흰색이 거절했어요. 자기가 앞선다고 봐요.
   *[b] 검은색이 거절했어요. 자기가 앞선다고 봐요.
}
# $why is tie, where a challenge is settled, or early.
terminal-declines-side = { $player ->
    [w] 흰색이 거절했어요
   *[b] 검은색이 거절했어요
}. { $why ->
    [tie] 여기서 무승부는 포텐셜을 선언한 쪽에게 승리와 같아요
   *[early] 아직 너무 일러요
}.
terminal-draw = { $player ->
    [w] 흰색, 무승부에 동의하나요? (y/n)
   *[b] 검은색, 무승부에 동의하나요? (y/n)
}
# What means yes, with spaces between; y always does.
terminal-yes = y 네 예
terminal-goes-on = 게임을 계속해요.

## Files

terminal-file = { $cause ->
    [ENOENT] 그런 폴더가 없어요
    [EISDIR] 이것은 폴더예요
    [ENOTDIR] 이것은 폴더가 아니에요
    [EINVAL] 게임을 담을 수 있는 파일이 아니에요
    [EACCES] 여기에는 쓸 수 없어요
    [EPERM] 여기에는 쓸 수 없어요
    [EROFS] 여기에는 쓸 수 없어요
    [ENOSPC] 디스크가 가득 찼어요
   *[other] { $why }
}
# Why a file on the command line cannot be used, behind its name.
terminal-unusable = { $cause ->
    [ENOENT] 그런 파일이나 폴더가 없어요
    [EISDIR] 폴더예요
    [EACCES] 접근할 수 없어요
   *[other] { $why }
}. 다른 파일을 지정하세요
terminal-no-writing = { $path }에 쓸 수 없어요 ({ $why })
terminal-save-it = { $trouble }. save 파일로 이 게임을 저장하세요.
terminal-wrong-file = { $file }: { $why }. 다른 파일을 고르세요.
terminal-there-already = { $path } 파일이 이미 있어요. 다른 이름을 고르거나 save! { $name }
terminal-saved = { $path }에 저장했어요
terminal-kept-nowhere = 이 게임은 저장되지 않았어요. save 파일, 또는 다시 quit.
terminal-kept = 게임 파일: { $path }
terminal-resume = 이어서 하려면: gipf play --terminal --resume
terminal-not-kept = 게임을 저장하지 못했어요: { $trouble }

## What is asked before a game

terminal-variant = { $variant ->
    [basic] 말 열다섯 개씩, 처음 하는 게임
    [standard] GIPF 말 세 개씩
    [tournament] 빈 보드, GIPF 말은 원하는 만큼
    [zertz] ZÈRTZ 포텐셜 여섯 개씩
    [four] 네 가지 포텐셜
    [ultimate] 다섯 가지 포텐셜 모두
    [challenges] 포텐셜을 두고 사이드 게임까지
    [matrx] MATRX GIPF: 큰 보드에서 포텐셜 더미로
   *[matrx-small] MATRX GIPF를 GIPF 보드에서
}
terminal-other-variant = 또는 tournament+Z4D4Y4, basic;reserve=12/15처럼 입력하세요
terminal-which-variant = 어떤 게임을 할까요? [standard]
terminal-computer = 컴퓨터, 초보(1)부터 최고({ $best })까지
# The key that ends a line.
terminal-return = Enter
terminal-people = 이 키보드로 두 사람이
terminal-which-opponent = 누구와 둘까요? [여기서 두 사람]

## Hints: the legal moves in groups

terminal-hint = { $group ->
    [letter] 먼저 글자
    [enter] 넣기
    [push] 밀기
    [then-enter] 다음 넣기
    [then-push] 다음 밀기
    [extra-enter] 추가 넣기
    [extra-push] 추가 밀기
    [use] { $name } 쓰기
    [row] 줄 { $name }
    [with] { $name } 관련
   *[say] 말하기
}
terminal-unit = { $unit ->
    [gipf] GIPF 말
    [loaded] 올라탄 말
    [stack] 더미
   *[basic] 일반 말
}
terminal-no-letter = 없음
terminal-cleared = { $theirs ->
    [0] 자기 말 { $own }개
   *[other] { $own ->
        [0] 포획 { $theirs }개
       *[other] 자기 말 { $own }개, 포획 { $theirs }개
    }
}
terminal-more = 외 { $count }개: hint all
# The moves of a side game by how they begin.
terminal-starts = 이렇게 시작해요. hint { $start }로 일부를, hint all로 모두 볼 수 있어요.

## The analysis of game files

analysis-game = 게임 { $number }
analysis-no-turns = 게임 { $number }: 둔 수 없음
analysis-turns = 턴
analysis-summary = { $name }: 정확도 { $accuracy }, { $marks }
analysis-stopped-early = 첫 수 전에 멈췄어요. 아무것도 쓰지 않아요
analysis-stopped = { $count }턴 중 { $done }턴에서 멈췄어요; { $kept }
analysis-kept = 지금까지의 결과는 { $path }에 있어요
analysis-not-kept = --out에 파일 이름이 없어 아무것도 쓰지 않아요

## Matches. $standing is how it stands, in names and figures.

match-crowded = 코어 { $cores }개에서 한 번에 { $games }판을 둬요. 시간 제한이 제대로 지켜지지 않아요
match-going-on = { $count }판 중 { $done }판까지 한 데서 이어 해요
match-progress = { $done }/{ $count }판, { $standing }
match-stopped = { $count }판 중 { $done }판에서 멈췄어요
match-stopped-kept = { $count }판 중 { $done }판에서 멈췄어요. 같은 명령으로 이어 할 수 있어요
match-openings-turns = { $turns }차례짜리 오프닝에서 색을 바꿔 두 판씩, 시드 { $seed }:
match-openings-file = { $file }의 오프닝에서 색을 바꿔 두 판씩, 시드 { $seed }:
match-ratings = 레이팅, 전체 평균을 기준으로 한 Elo 점수:
match-times = 결정 하나에 걸린 시간, 강제된 결정 제외:
match-failures = 규칙이 아닌 이유로 진 판:
match-sprt = 차이는 Elo { $low }인가요, { $high }인가요? { $verdict ->
    [open] 아직 몰라요
   *[found] { $found }이에요
}: { $test }
match-column = { $column ->
    [player] 플레이어
    [against] 상대
    [variant] 변형
    [games] 판
    [won] 승
    [drawn] 무
    [lost] 패
    [score] 점수
    [elo] Elo
    [superior] 우세
    [length] 길이
    [limit] 제한
    [decisions] 결정
    [mean] 평균 ms
    [most] 99% 이하
   *[longest] 최장
}
match-all = 모두
match-percent = { $share }%
match-limit = { $limit ->
    [ms] { $value } ms
    [nodes] 노드 { $value }개
    [depth] 깊이 { $value }
   *[none] 없음
}
match-failure = { $player }: { $reason ->
    [crash] 오류
    [illegal-move] 둘 수 없는 수
    [time] 시간
   *[process-died] 프로세스 종료
}, { $count }번; 처음은 { $variant }의 오프닝 { $opening }: { $detail }

## Compiling the engine, which takes a while. $purpose is a technical word, the same in all languages.

compiling = { $variant } 계열의 엔진을 컴파일하고 있어요. 한 번만 하면 돼요 ({ $purpose }): 약 { $seconds }초
compiling-elsewhere = 다른 프로세스가 엔진을 컴파일하고 있어서 기다리고 있어요
compiling-in-memory = 컴파일한 것을 { $folder }에 보관할 수 없어서 매번 다시 컴파일해요. GIPF_CACHE로 다른 폴더를 지정하세요
solve-wins = { $variant }: { $player ->
    [w] 흰색
   *[b] 검은색
}이 { $turns }턴 만에 이겨요
solve-open = { $variant }: 아직 몰라요. 흰색은 { $white }턴까지, 검은색은 { $black }턴까지 이기지 못해요
solve-not-within = 흰색은 { $white }턴까지, 검은색은 { $black }턴까지 이기지 못해요: 포지션 { $nodes }개를 살펴봄, { $seconds }초
solve-progress = 포지션 { $nodes }개를 살펴봄, { $seconds }초
solve-searched = { $seconds }초 동안 포지션 { $nodes }개를 살펴봤어요
proof-written = 증명은 { $file }에 있어요: 응수 { $answers }개, 규칙에 따라 다시 두어 확인했어요
proof-right = { $file }로 증명됐어요: 응수 { $answers }개, 포지션 { $positions }개를 규칙에 따라 다시 두어 확인했어요
proof-progress = 포지션 { $positions }개 확인, 응수 { $answers }개
proof-stopped = 증명을 다 확인하기 전에 멈췄어요

# What ‘gipf site’ has written: $size is in MB; $command is typed to look at it.
terminal-site = { $folder }: 파일 { $files }개, { $size } MB; 보려면: { $command }
