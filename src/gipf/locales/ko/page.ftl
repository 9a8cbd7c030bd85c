## The frame

bar = 페이지
bar-skip = 본문으로 건너뛰기
bar-home = GIPF, 첫 페이지로
bar-play = 두기
bar-analyse = 분석
bar-learn = 배우기
bar-games = 게임
bar-people = 사람들
bar-settings = 설정
files-held = 파일을 놓으면 열립니다
dialog-close = 닫기
notice-close = 이 알림 닫기
line-missed = 지금 서버가 응답하지 않아요. 게임은 안전하니 걱정 마세요. 계속 연결을 시도하고 있어요.
server-away = 서버가 응답하지 않아요. 아직 실행 중인가요?
server-puzzled = 서버가 처리하지 못했어요({ $status }). 다시 시도해 주세요.
nowhere-title = 여기에는 아무것도 없어요
nowhere-text = 이 주소에 해당하는 페이지가 없어요.
nowhere-home = 첫 페이지로

## Choosing a game

home-title = 두기
home-welcome = 밀고, 넷을 잇고, 말을 지키세요.
home-welcome-text = GIPF는 말 한 줌과 아이디어 하나로 하는 게임이에요. 모든 말은 가장자리에서 들어와 앞을 막은 말을 밀어요. 말이 먼저 떨어지는 쪽이 져요.
home-first = 첫 게임 시작하기
home-first-why = 쉬운 상대와 하는 기본 게임, 시간 제한 없음.
home-learn = 5분 만에 배우기
home-continue = 이어서 두기
home-all = 모든 게임
game-awaited = 상대를 기다리는 중
home-choose = 게임 고르기
home-setup = 상대 고르기
home-more = 다른 게임
home-more-which = YINSH, DVONN, TZAAR, ZÈRTZ, PÜNCT, 그리고 주사위, 카드, 도미노로 하는 빠른 게임.
card-name = { $card ->
    [basic] 기본
    [standard] 표준
    [tournament] 토너먼트
    [potentials] 포텐셜
    [ultimate] 궁극
   *[matrx] MATRX
}
card-text = { $card ->
    [basic] 한 종류의 말. 넷을 이어 말을 회수하고, 상대의 말이 바닥나게 하세요.
    [standard] 각자 GIPF 말 3개, 더 들어오지 않아요. 마지막 하나를 잃거나 밀어 넣을 말이 없으면 져요.
    [tournament] 빈 보드에서 시작해요. GIPF 말을 몇 개 투입할지 직접 정하세요.
    [potentials] 몇몇 말 위에 포텐셜이 올라타요. 한 번만 쓸 수 있는 특수 능력이에요.
    [ultimate] 다섯 포텐셜을 모두, 빈 보드에서.
   *[matrx] 더 넓은 보드, 포텐셜 더미, 그리고 단일 GIPF 말 3개.
}

## Against whom, and how

setup-opponent = 상대
setup-opponent-computer = 컴퓨터
setup-opponent-people = 한 화면에서 둘이
setup-opponent-elsewhere = 다른 기기에서
setup-closed = 아직 아무도 들어올 수 없어요. ‘이 네트워크의 다른 사람도 들어오게 하기’를 켜세요.
setup-opponent-watch = 컴퓨터끼리 관전
setup-level-of = { $player ->
    [w] 흰색의 레벨
   *[b] 검은색의 레벨
}
setup-watch = 관전하기
setup-level = 레벨
setup-level-value = { $level } – { $name }
# The computer’s level in a side game.
setup-level-among = { $most }단계 중 { $level }
level-name = { $level ->
    [1] 첫날
    [2] 초보
    [3] 호기심 많은 사람
    [4] 가끔 두는 사람
    [5] 단골
    [6] 동호인
    [7] 동호회 강자
    [8] 전문가
    [9] 고수
   *[10] 전력을 다해
}
setup-colour = 내 색
setup-colour-name = { $colour ->
    [w] 흰색
    [b] 검은색
   *[random] 무작위
}
setup-name = { $player ->
    [w] 흰색
   *[b] 검은색
} 이름
setup-clock = 시계, 분 + 한 수당 초
setup-clock-none = 없음
setup-clock-preset = { $minutes }+{ $increment }
setup-clock-custom = 직접 입력
setup-clock-days = 여러 날
setup-clock-minutes = 각자 쓸 시간(분)
setup-clock-increment = 한 수마다 더할 시간(초)
setup-start = 시작
setup-rules = 규칙 바꾸기
setup-rules-as-usual = 원래대로
setup-potentials = 포텐셜 고르기

## The composer

compose-potentials = 포텐셜
compose-same = 둘 다 똑같이
compose-count = { $potential }, { $player ->
    [w] 흰색
    [b] 검은색
   *[both] 각자
}
compose-reserve = 예비 말 수
compose-reserve-why = 실력이 약한 쪽에 말을 1~3개 더 주세요.
compose-reserve-of = { $player ->
    [w] 흰색
   *[b] 검은색
}
compose-board = 보드
compose-board-name = { $board ->
    [hex37] 교차점 37개
   *[matrx40] 교차점 40개
}
compose-challenges = 저지
compose-challenges-why = 특별한 수에 맞설 수 있어요. 그러면 YINSH 같은 게임이나 주사위로 그 수가 통하는지 가려요.
compose-challenges-count = { $count ->
    [0] 없음
   *[other] 각자 { $count }번
}
compose-challenges-unlimited = 무제한
compose-sides = 저지를 가리는 방법
# Nothing agreed, a die for all, each potential’s own game, or something else.
compose-sides-name = { $kind ->
    [free] 직접 겨루기
    [quick] 빠르게: 주사위
    [real] 진짜 게임
   *[own] 직접 고르기
}
compose-side = { $potential } 사이드 게임
compose-side-option = 방식, { $potential }
# Ways to play a side game; others are the game’s own words.
side-option-name = { $option ->
    [usual] 보통
    [blitz] 블리츠
    [random] 무작위 시작
    [tournament] 토너먼트
    [basic] 기본
    [three] 세 판
   *[other] { $option }
}
side-option-rings = 고리 { $count }개
# Rounds, from five on; whoever has won more of them wins.
side-option-rounds = { $count }판 승부
compose-house = 하우스 룰
compose-repetition = 같은 장면이 반복되면 무승부
compose-repetition-count = { $count ->
    [0] 안 함
   *[other] { $count }번
}
compose-quiet = 포획 없이 이어지면 무승부
compose-quiet-count = { $count ->
    [0] 안 함
   *[other] { $count }수
}
compose-more = 하나 더
compose-less = 하나 덜
compose-reset = 원래대로

## Variants

variant-name = { $base ->
    [basic] 기본 GIPF
    [standard] 표준 GIPF
    [standard-potentials] 포텐셜을 넣은 표준 GIPF
    [tournament] 토너먼트 GIPF
    [tournament-potentials] 포텐셜을 넣은 토너먼트 GIPF
    [ultimate] 궁극의 GIPF
   *[matrx] MATRX GIPF
}
variant-potential = { $potential } { $count }개
variant-no-potentials = 없음
variant-hands = 포텐셜: { $hand }
variant-hands-differ = 흰색 포텐셜: { $white }; 검은색: { $black }
variant-reserve = 예비 말 { $white } 대 { $black }
variant-board = { $board ->
    [hex37] 교차점 37개
   *[matrx40] 교차점 40개
}
variant-challenges = 저지 각자 { $count }번
variant-challenges-unlimited = 저지 무제한
# $games is a list: TZAAR, YINSH (blitz).
variant-sides = 사이드 게임: { $games }
variant-repetition = { $count ->
    [2] 같은 장면이 두 번째로 나오면 무승부
    [3] 같은 장면이 세 번째로 나오면 무승부
   *[other] 같은 장면이 { $count }번째로 나오면 무승부
}
variant-quiet = 포획 없이 { $count }수면 무승부

## At the table

seat-you = 나
seat-computer = 컴퓨터, 레벨 { $level }
seat-bot = { $name } (봇)
seat-winner = { $who ->
    [you] 이겼어요
    [colour] 승리
   *[other] 승리
}
saving-fails = 저장할 수 없어요. 디스크가 가득 찼거나 데이터 폴더에 쓸 수 없어요. 해결될 때까지 게임이 기다려요.
# Who has another colour in a side game than in the game.
seat-side = 사이드 게임에서 { $colour ->
    [w] 흰색
   *[b] 검은색
}
seat-offers = 무승부 제안
clock-of = { $player ->
    [w] 흰색
   *[b] 검은색
} 남은 시간 { $time }
play-title = 게임
play-heading = { $variant } 게임
play-tournament = 대회
play-gone = 이 게임은 여기에 없어요
play-deleted = 삭제된 게임이에요.
play-aborted = 둘 다 두기 전에 그만둔 게임이라 아무에게도 기록되지 않아요.
play-new = 다른 게임 하기
tools = 그 밖의 기능
tools-more = 더 보기
tools-more-why = 나머지 모두와 수 입력
tool = { $tool ->
    [undo] 한 단계 되돌리기
    [takeback] 한 차례 무르기
    [pause] 일시 정지
    [hint] 힌트
    [flip] 뒤집기
    [draw] 무승부 제안
    [resign] 기권
    [abort] 그만두기
    [give] 시간 주기
    [handover] 대신 이어 두기
    [board] 나만의 판
    [note] 메모
    [share] 공유
   *[view] 옵션
}
tool-why = { $tool ->
    [undo] 이번 차례의 마지막 결정을 되돌리기
    [takeback] 내 마지막 수 무르기
    [pause] 다시 시작할 때까지 시계 멈추기
    [hint] 엔진이라면 어떻게 둘지 물어보기
    [flip] 보드를 돌려 보기
    [draw] 무승부 제안하기
    [resign] 이 게임 포기하기
    [abort] 둘 다 두기 전까지 결과 없이 이 게임 그만두기
    [give] 상대에게 시간을 더 주기
    [handover] 컴퓨터가 대신 두게 하기
    [board] 엔진 없이 분석하고 조건부 수 입력하기
    [note] 나만 보는 메모
    [share] 파일, 그림, 링크
   *[view] 보이는 것과 들리는 것
}
hint = 힌트: { $label }. { $why }
moves = 수순
moves-none = 아직 둔 수가 없어요.
moves-steps = 게임 넘겨 보기
moves-first = 처음으로
moves-back = 한 단계 뒤로
moves-next = 한 단계 앞으로
moves-last = 끝으로
looking-back = 지난 수를 보고 있어요: { $plies }단계 중 { $ply }단계.
looking-back-leave = 게임으로 돌아가기
looking-back-end = 끝으로
over-rematch = 한 판 더
over-analyse = 분석
from-here-play = 여기서부터 두기
from-here-analyse = 여기서부터 분석
from-here-begin = 두기
over-new = 새 게임
offer = { $name } 님이 무승부를 제안했어요.
offer-accept = 동의
offer-decline = 계속 두기
offer-declined = 컴퓨터는 계속 두겠대요.
handover = 컴퓨터가 대신 두고 있어요. 이 판은 통계에 들어가지 않아요.
handover-end = 다시 내가 두기
side-game-lot = 운에 맡기기
resign-title = 이 게임을 포기할까요?
resign-text = { $who ->
    [computer] 그러면 컴퓨터가 이겨요.
   *[other] 그러면 상대가 이겨요.
}
resign-yes = 기권
resign-no = 계속 두기
view = 보이는 것과 들리는 것
type-move = 수 입력하기
type-move-example = 수 입력: { $move }
type-move-play = 두기
spoken-back = 수를 물렀어요
spoken-offer = { $player ->
    [w] 흰색이 무승부를 제안했어요
   *[b] 검은색이 무승부를 제안했어요
}

## Settings

settings-title = 설정
settings-about = 이 프로그램에 대하여
settings-about-text = MIT 라이선스의 자유 소프트웨어예요. 누구나 이용하고, 고치고, 나눌 수 있어요. Python, Pyodide, Svelte 등 다른 이들의 작업을 바탕으로 해요.
settings-licences = 누구의 작업인지, 그리고 모든 라이선스
settings-name = 이름
settings-name-why = 내 말 옆과 게임 목록, 저장한 파일에 보여요.
settings-language = 언어
settings-language-auto = 자동 (브라우저)
settings-theme = 화면
settings-theme-name = { $theme ->
    [light] 밝게
    [dark] 어둡게
   *[auto] 자동
}
settings-look = 보드와 말
settings-look-name = { $look ->
    [table] 테이블
    [contrast] 고대비
   *[study] 차분하게
}
settings-size = 보드 크기
settings-size-name = { $size ->
    [large] 크게
    [medium] 보통
   *[full] 가장 크게
}
settings-speed = 말의 속도
settings-speed-name = { $speed ->
    [slow] 느리게
    [fast] 빠르게
   *[usual] 보통
}
settings-volume = 음량
settings-volume-name = { $sound ->
    [take] 포획
    [low] 시간 부족
    [end] 게임 끝
   *[move] 수
}
settings-switch = { $name ->
    [coordinates] 좌표
    [lastMove] 마지막 수
    [threats] 위협
    [coach] 코치
    [endings] 되돌릴 수 없을 때 묻기
    [tools] 모든 도구 보이기
    [sound] 소리
    [announce] 수 읽어 주기
   *[motion] 움직임
}
settings-switch-why = { $name ->
    [coordinates] 보드 가장자리에 이름을 보여 줘요.
    [lastMove] 마지막에 둔 수를 은은하게 표시해요.
    [threats] 상대가 다음에 포획할 수 있는 내 말을 표시해요.
    [coach] 컴퓨터와 둘 때 큰 실수를 하기 전에 한 번 물어봐요.
    [endings] GIPF 말 넣기를 끝내거나, 포텐셜을 포기하거나, 내 GIPF 말을 제거하기 전에 판마다 한 번 물어봐요.
    [tools] ‘더 보기’에 있는 도구와 수 입력 칸을 늘 보드 옆에 보여 줘요. 휴대전화에서는 쓰지 않아요.
    [sound] 부드러운 나무 소리.
    [announce] 화면 낭독기가 모든 수를 읽어 줘요.
   *[motion] 말이 미끄러지고 뛰어요. 시스템에서 움직임을 줄였다면 쓰지 않아요.
}

## A game from a link

link-title = 링크로 받은 게임
link-text = { $variant }, 링크에 담겨 온 그대로예요.
link-save = 내 게임에 보관
link-broken = 이 링크에는 게임이 없어요. 일부가 잘렸을지도 몰라요.

## Several things in a row: $before is what is listed already.

list-next = { $before }, { $item }
list-last = { $before } 및 { $item }
