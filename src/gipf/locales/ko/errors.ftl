player-name = { $player ->
    [w] 흰색
   *[b] 검은색
}

## Around other messages

in-move = { $move }: { $why }
in-position = 장면: { $why }
in-variant = “{ $variant }” 변형: { $why }
at-line = { $line }행 { $column }열: { $why }
too-long = { $what ->
    [message] 메시지는
    [move] 수는
    [position] 장면은
    [variant] 변형은
    [comment] 설명은
   *[other] { $what } 헤더는
} { $most }자까지예요
missing-extra = { $package } 패키지가 필요해요: pip install 'gipf[{ $extra }]'

## Moves that may not be played

game-is-over = 게임이 끝났어요
answer-first = { $move } 예고가 있으니 { player-name } 쪽에서 먼저 { $phase ->
    [a] 받아들이거나 저지해야 해요: accept 또는 challenge
    [f] 사이드 게임을 누가 시작할지 정해야 해요: first 또는 second
   *[s] 사이드 게임의 결과를 말해야 해요: won, tied 또는 lost
}
gipf-row-first = { player-name } 쪽은 먼저 GIPF 말 줄을 어떻게 할지 정해야 해요: { $moves }
row-must-go = { $row } 줄은 제거해야 해요: { $moves }
row-first = 먼저 { player-name } 줄을 제거해야 해요: { $moves }
many-ways-to-clear = 제거하는 방법이 하나가 아니에요: { $moves }
empty-spot = { $spot } 교차점은 비어 있어요
one-row-at-a-time = 한 번에 자기 줄 하나만 제거할 수 있어요: { $rows }
singles-go-with-row = 단일 말은 { $row } 줄과 함께 제거돼요: { $spots } 교차점도
four-left-standing = { $row } 줄에 네 개가 남아요. 하나를 더 제거해야 해요
no-clearing-between = 추가 행동과 일반 행동 사이에는 아무것도 제거하지 않아요
tamsk-cannot-move = { $spot } 교차점의 TAMSK가 기다리지만 모든 선이 막혔어요: pass
tamsk-waits = { $spot } 교차점의 TAMSK가 기다려요. +로 밀어 넣거나({ $moves }) 패스하세요
must-move = 지금은 수를 둬야 해요. 추가 행동이나 GIPF 말 줄에서만 패스할 수 있어요
no-tamsk = { $spot } 교차점에 자기 TAMSK가 없어서 추가 행동이 없어요
nothing-announced = 예고된 포텐셜이 없어요
move-before-clearing = 줄은 수를 두기 전과 둔 뒤에 제거해요. 지금은 수를 둘 차례예요
no-row = 제거할 줄이 없어요
gipf-pieces-first = GIPF 말부터 써야 해요. 예비 말에 { $count }개 있어요
first-turn-gipf = { player-name } 쪽의 첫 수는 GIPF 말이어야 해요
no-basic-in-matrx = MATRX에는 일반 말이 없어요. 더미의 글자를 앞에 써 주세요
no-basic-piece = 예비 말에 일반 말이 없어요
no-gipf-piece = 예비 말에 GIPF 말이 없어요
gipf-not-pushed = “{ $variant }”에서는 GIPF 말을 밀어 넣지 않아요
gipf-pieces-ended = 다른 말을 한 번 두면 더는 GIPF 말을 넣을 수 없어요
gipf-takes-two = GIPF 말에는 일반 말 두 개가 필요한데, 예비 말에 { $count }개 있어요
stack-takes-two = 더미에는 { $potential } 포텐셜 두 개가 필요한데, 예비 말에 { $count }개 있어요
no-potential = 손에 남은 { $potential } 포텐셜이 없어요
no-basic-to-load = 포텐셜을 올릴 일반 말이 예비 말에 없어요
no-line = { $dot } 점에서 { $spot } 교차점으로 가는 선이 없어요. 그 점에서는 { $lines } 선으로 가요
just-enter = { $spot } 교차점이 비어 있으니 그냥 { $move } 수예요
line-blocked = { $dot } 점에서 시작하는 선은 빈 교차점이 없어 양쪽 모두 막혔어요
lands-elsewhere = { $spot } 교차점이 차 있어서 가장 먼 말이 { $landing } 교차점으로 가요: { $move }
not-at-edge = { $spot } 교차점은 보드 가장자리가 아니에요
all-lines-blocked = { $spot } 교차점이 차 있고, 가장자리에서 오는 선이 모두 막혔어요
which-way = { $spot } 교차점이 차 있어요. 어느 쪽으로 밀지 써 주세요: { $moves }
not-own = { $spot } 교차점의 말은 상대 말이에요
no-potential-there = { $spot } 교차점에는 쓸 수 있는 { $potential } 포텐셜이 없어요
tamsk-use = TAMSK는 { $spot } 교차점으로 밀릴 때만 쓸 수 있어요
zertz-use = ZÈRTZ는 옆에 이어진 말을 직선으로 뛰어넘어 그 뒤의 첫 번째 빈 교차점에 내려요
yinsh-use = YINSH는 선을 따라 빈 교차점 위를 미끄러져요
dvonn-use = DVONN은 인접한 상대 일반 말이나 DVONN 위로 점프해요
dvonn-use-matrx = DVONN은 바로 옆이나 빈 교차점이 이어진 선 끝에 있는 상대 DVONN 위로 점프해요
punct-use = PÜNCT는 인접한 상대 PÜNCT 위로 점프하거나 GIPF 말을 덮어요
punct-use-matrx = PÜNCT는 바로 옆이나 빈 교차점이 이어진 선 끝에 있는 상대 PÜNCT 위로 점프해요
one-basic-to-cover = GIPF 말에는 일반 말 두 개가 필요한데, 예비 말에 하나 있어요: { $move }
would-be = 이 수는 { $move }처럼 써요
would-be-either = 이 수는 { $move } 또는 { $other }처럼 써요
no-basic-to-cover = GIPF 말을 덮을 일반 말이 예비 말에 없어요
turn-to-extend = { $turn } 차례가 아직 끝나지 않았어요. 다음 차례가 아니라 이어서 두세요
turn-over = { $move }: 차례가 { $turn } 뒤에 끝났어요

## Moves that cannot be read

not-text = { $what ->
    [move] 수는 Move이거나 'e1-e3' 같은 글이에요. { $value }은(는) 안 돼요
    [variant] 변형은 Variant이거나 'standard' 같은 글이에요. { $value }은(는) 안 돼요
    [position] 장면은 str(position)이 쓰는 글에서 읽어요. { $value }은(는) 안 돼요
    [spot] 교차점은 'e5' 같은 글로 부르세요. { $value }은(는) 안 돼요
   *[game] 게임은 게임 파일의 글에서 읽어요. { $value }은(는) 안 돼요
}
no-move = “{ $move }”: 이런 수는 없어요. e2, g7-d6, Ge8, Zd4-d7, xb2,c3,d4,e5, pass처럼 써 주세요
no-push = “{ $move }”: 이런 수는 없어요. 밀기는 e2나 g7-d6처럼 써요
no-clear = “{ $move }”: 이런 수는 없어요. 제거는 xb2,c3,d4,e5처럼 써요
no-unit-letter = { $move }: “{ $letter }” 글자의 말은 없어요. G T Z D Y P가 있고, 일반 말은 글자가 없어요
no-point = { $move }: { $board } 보드에는 { $point } 자리가 없어요
dot-alone = { $move }: { $dot } 자리는 점이에요. { $dot }-…처럼 어디로 미는지 써 주세요
push-from-spot = { $move }: { $spot } 자리는 교차점이에요. 밀기는 점에서 시작해요
push-to-dot = { $move }: { $dot } 자리는 점이에요. 밀기는 교차점에서 끝나요
use-to-dot = { $move }: { $dot } 자리는 점이에요. 포텐셜은 교차점에만 머물러요
clear-of-dot = { $move }: { $dot } 자리는 점이에요. 교차점에서만 제거해요
spot-twice = { $move }: { $spot } 교차점이 두 번 나와요
cover-without-punct = { $move }: “={ $cover }” 표시는 GIPF 말을 덮는 PÜNCT에만 써요
only-punct-covers = { $move }: 덮을 수 있는 것은 PÜNCT뿐이에요. =B나 =G로 써요
marked-no-gipf = { $move }: { $spot } 교차점에는 GIPF 말이 없어요. 이 수는 { $correct }처럼 써요
marked-own = { $move }: { $spot } 교차점의 말은 자기 말이에요. 이 수는 { $correct }처럼 써요

## Variants

no-variant = “{ $name }”: 이런 게임은 없어요. { $names } 중에서 고르세요
no-hand = “{ $text }”: 이런 포텐셜은 없어요. “Z6”이나 “T3Z3”처럼 쓰고, 없으면 “-”를 쓰세요
no-potential-letter = “{ $letter }”: 이런 포텐셜은 없어요. T, Z, D, Y, P가 있어요
letter-twice = “{ $text }”에 { $letter } 글자가 두 번 나와요
number-out-of-range = { $what ->
    [turn] 차례
    [left] 남은 저지 횟수
    [reserve] 예비 말
    [challenges] challenges=
    [repetition] repetition=
    [quiet] quiet=
   *[other] { $what } 개수
}: { $least }부터 { $most }까지의 수여야 해요. “{ $text }”는 안 돼요
no-option = “{ $option }”: 이런 옵션은 없어요. { $names } 중에서 고르세요
option-twice = { $option }= 옵션이 두 번 나와요
basic-without-potentials = “basic”에는 포텐셜이 없어요
many-potentials = { $hand }: 포텐셜이 { $most }개를 넘어요
matrx-without-reserve = “matrx”에는 일반 말이 없어서 reserve=도 없어요
no-board = “{ $name }”: 이런 보드는 없어요. { $names } 중에서 고르세요
hex37-only = “{ $base }”: hex37 보드에서만 해요
side-games-form = “{ $text }”: 사이드 게임은 “T:die,Z:rps”처럼 써요
side-game-name = “{ $name }”: 사이드 게임 이름에는 a-z, 0-9, _, -만 쓰고, 옵션은 “yinsh(blitz)”처럼 뒤에 붙여요
two-side-games = { $letter } 글자에 사이드 게임이 두 개예요
matrx-without-challenges = MATRX에는 { $what ->
    [challenges] 저지가
   *[side] 사이드 게임이
} 없어요
challenges-need-potentials = { $what ->
    [challenges] 저지에는
   *[side] 사이드 게임에는
} 포텐셜이 필요한데, 이 게임에는 없어요

## Positions

field-count = 장면: 여덟 부분({ $fields })이어야 하는데 { $count }개예요
column-count = 여기에는 보드가 { $count }열인데, { $board } 보드는 { $most }열이에요
column-unreadable = { $column }열을 읽을 수 없어요: “{ $text }”
column-length = { $column }열의 교차점이 { $most }개가 아니라 { $count }개예요: “{ $text }”
pile-too-small = { $spot } 교차점에 쌓인 말 { $pile }에는 말이 두 개 이상 필요해요
pile-colours = { $spot } 교차점에 쌓인 말 { $pile }: 색이 번갈아 나오지 않아요
unit-text = “{ $text }”: 이런 말은 없어요. { $names } 중에서 고르세요
no-unit = { $spot } 교차점의 “{ $unit }”: 이런 말은 없어요
basic-piece-in-matrx = { $spot } 교차점의 “{ $unit }”: MATRX에는 일반 말이 없어요
gipf-piece-in-basic = { $spot } 교차점의 “{ $unit }”: “basic”에는 GIPF 말이 없어요
no-player = 플레이어는 “w”나 “b”예요. “{ $text }”는 안 돼요
no-phase = “{ $phase }”: 이런 단계는 없어요. c e m x r . 그리고 예고된 수와 함께 a f s가 있어요
nobody-decides = 정할 사람이 없어요. 하우스 룰로 비긴 뒤에만 그래요
phase-without-challenges = “{ $phase }” 단계: 이 게임에는 저지가 없어요
phase-not-announcing = “{ $phase }” 단계: 포텐셜은 e, m, x 단계에서 예고해요
phase-without-use = “{ $phase }” 단계: “{ $move }” 수는 포텐셜을 쓰지 않아요
reserves-form = 예비 말은 B12/B12처럼 흰색/검은색으로 써요. “{ $text }”는 안 돼요
no-reserve = “{ $text }”: 예비 말이 아니에요. 글자와 개수를 B G T Z D Y P 순서로 쓰고, 없으면 “-”를 쓰세요
reserve-order = “{ $text }”의 글자가 B G T Z D Y P 순서가 아니에요
opening-form = 오프닝은 “0”, “g”, “-” 가운데 두 글자예요. “{ $text }”는 안 돼요
opening-fixed = “{ $variant }”의 오프닝은 “--”예요. “{ $text }”는 안 돼요
challenges-none = 이 게임에는 저지가 없어요: “{ $text }” 말고 “-”를 쓰세요
challenges-form = 남은 저지 횟수는 흰색/검은색으로 써요. “{ $text }”는 안 돼요
challenges-unlimited = 여기서는 저지에 제한이 없어요: “{ $text }” 말고 “*/*”를 쓰세요
too-many-pieces = { player-name } { $sort ->
    [B] 일반 말
    [G] GIPF 말
   *[other] { $potential } 포텐셜
} { $count }개; “{ $variant }”에는 { $most }개뿐이에요
nothing-to-decide = “{ $phase }” 단계: { player-name } 쪽에서 정할 것이 없어요
tamsk-past = { $spot } 교차점의 TAMSK는 “{ $phase }” 단계에서 { player-name } 쪽이 이미 정했어요
no-challenge-left = 남은 저지 횟수가 없어요
cannot-announce = { $move } 수는 예고할 수 없어요: { $why }
no-spot = { $board } 보드에는 “{ $spot }” 교차점이 없어요
not-json = JSON이 아니에요: { $detail }
json-without-position = "position" 글이 든 JSON 객체가 필요해요
json-value = “{ $name }” 값은 { $value }일 수 없어요
counter-without-rule = “{ $name }” 값은 줄 수 없어요: “{ $variant }”에는 그것을 세는 하우스 룰이 없어요
counter-range = “{ $name }” 값은 { $value }일 수 없어요: { $least }부터 { $most }까지 세요
counter-foreign = “{ $name }”은(는) “{ $text }”을(를) 셀 수 없어요: 차례 번호를 뺀 “{ $variant }”의 장면이 아니에요
no-reason = { $how ->
    [drawn] 무승부 이유는
   *[won] 이기는 이유는
} { $reasons } 중 하나예요. { $reason }는 안 돼요

## Games and their files

one-game-expected = 게임 하나가 필요한데, 글에는 { $count }개가 있어요
result-differs = 게임이 { $result } 결과로 끝났어요. { $given }는 아니에요
game-ended = 게임이 끝났어요: { $result }
over-by-rules = 규칙에 따라 게임이 이미 끝났어요
no-takeback = 무를 것이 없어요
has-variations = { $turn } 차례에 변화가 있어요. 먼저 지워 주세요
turn-not-in-game = { $turn } 차례는 이 게임의 것이 아니에요
no-termination = 게임이 끝나는 이유는 { $names } 중 하나예요. “{ $text }”는 안 돼요
evaluation-range = 평가는 -1부터 1까지예요. { $value }는 안 돼요
no-shape = ‘{ $text }’은(는) 그릴 수 없어요. 원은 d4처럼 점 하나, 화살표는 e2-e5처럼 점 두 개예요
no-mark = 기호는 { $names } 중 하나예요. “{ $text }”는 안 돼요
not-utf-8 = UTF-8 글이 아니에요
header-form = 헤더는 [White "Ann"]처럼 써요
header-name = “{ $header }”: 헤더 이름으로 쓸 수 없어요. 글자와 숫자만 쓰세요
header-unprintable = { $header } 헤더에 표시할 수 없는 문자가 있어요
header-value = { $header } 헤더는 { $header ->
    [Result] 1-0, 0-1, 1/2-1/2 또는 *
    [TimeControl] 300+5, 1/60 또는 -
   *[Termination] normal, resignation, time, agreement, abandoned
}이에요. “{ $value }”는 안 돼요
header-twice = { $header } 헤더가 두 번 나와요
header-follows = { $header } 헤더는 게임에서 저절로 정해져요
headers-differ = Variant와 Position 헤더가 서로 달라요: { $variant }
comment-misplaced = 설명은 차례 뒤에 써요
half-character = 설명에 쓸 수 없는 반쪽 문자가 있어요
comment-not-closed = 이 설명이 닫히지 않았거나 \ 기호가 잘못됐어요
variation-misplaced = 변화는 바꾸려는 차례 뒤에 써요
variation-empty = 이 변화는 비어 있어요
variation-not-open = 여기에는 열린 변화가 없어요
variation-not-closed = 닫히지 않은 변화가 있어요
turn-missing = 여기에 차례가 빠졌어요
turn-not-finished = { $turn } 차례가 끝나지 않았어요
turn-number = 이 차례는 { $number } 차례가 아니라 { $expected } 차례예요
reserve-misplaced = 예비 말은 차례 뒤에 써요
reserve-differs = { $turn } 뒤의 예비 말은 { $count }개예요. { $text }는 아니에요
result-missing = 앞 게임의 결과가 빠졌어요
ends-without-result = 게임에 결과가 없어요: 1-0, 0-1, 1/2-1/2 또는 *
result-not-header = 결과 { $result }가 헤더의 { $header }와 달라요

## Games that are played or set up

in-moves = { $count }수 중 { $number }번째: { $why }
over-in-position = 이 장면에서는 게임이 끝나서 정할 것이 없어요
no-such-game = “{ $game }” 게임은 여기 없어요
game-deleted = { $game } 게임은 삭제됐어요
game-damaged = { $game } 게임이 손상되어 보여 줄 수 없어요: { $why }
game-went-on = 그사이에 게임이 진행됐어요. 지금은 { $version }번이고, 이것은 { $given }번에 대한 것이에요
computers-turn = 컴퓨터 차례예요. 컴퓨터가 { player-name } 쪽이에요
time-was-up = 그 전에 시간이 다 됐어요: { $result }
no-side-game = 추첨으로 정할 사이드 게임이 없어요
rematch-later = 게임이 아직 끝나지 않았어요. 한 판 더는 끝난 뒤에 해요
nothing-to-change = 바꿀 것이 없어요
nothing-to-undo = 이 차례에는 되돌릴 결정이 없어요. 한 차례 전체는 무르기로 되돌려요
no-turn-for-takeback = 무를 수 있는 차례가 아직 없어요
chance-stays = 우연이 보여 준 결과는 그대로예요. 그 전의 것은 무를 수 없어요
claim-untimed = 시계가 가고 있는 게임만 끝내 달라고 할 수 있어요. 여러 날에 걸친 게임은 안 돼요
claim-present = { player-name } 쪽이 접속해 있어서 게임을 끝낼 수 없어요
abort-late = 게임이 시작되어서 이제 결과 없이 그만둘 수 없어요
claim-early = { player-name } 쪽이 아직 돌아올 수 있어요. { $seconds }초 뒤에 게임을 끝낼 수 있어요
give-untimed = 시간은 시계가 있고 아직 끝나지 않은 게임에서 다른 사람에게만 줄 수 있어요
give-enough = { player-name } 쪽은 더 받을 수 없을 만큼 시간이 많아요
vacation-spent = 올해 남은 휴가는 { $left }일이라 { $days }일보다 적어요
nothing-to-pause = 멈출 수 있는 시계가 돌아가고 있지 않아요
not-paused = 게임이 일시 정지되어 있지 않아요
draw-offered = { player-name } 쪽이 이미 무승부를 제안했고, 답을 기다리고 있어요
no-offer = 무승부를 제안한 사람이 없어요
two-computers = 이 게임은 컴퓨터끼리 두고 있어서 대신 말할 수 없어요
computer-speaks = { player-name } 쪽은 컴퓨터라서 스스로 말해요
decision-count = 이 게임에는 결정이 { $given }개가 아니라 { $count }개 있어요
variant-or-start = 게임에는 변형이나 시작 장면 가운데 하나만 정할 수 있어요
archive-game = 파일의 { $number }번째 게임({ $game })을 읽을 수 없어요: { $why }
archive-id = 게임 이름은 소문자와 숫자로만 되어 있어요: { $id }
archive-result = { $result } 결과가 게임과 맞지 않아요
archive-side = 사이드 게임은 그 앞의 결정 수로 나타내요. { $count }은(는) 안 돼요
name-unprintable = 이름에는 표시할 수 있는 문자만 쓸 수 있어요
person-without-level = 레벨은 사람이 아니라 컴퓨터에만 있어요
base-is-a-word = 바탕은 “standard” 같은 한 낱말이고, 나머지는 따로 칸이 있어요
cannot-move-here = { player-name } 쪽이 여기서 둘 수 없어 게임이 끝나요. 예비 말을 더하거나 선을 비우세요
without-gipf-piece = { player-name } 쪽 GIPF 말이 보드에 없어서 이미 진 장면이에요. 하나 놓거나 기본 게임을 고르세요
row-left-standing = { player-name } 쪽에 줄이 있어 먼저 제거해야 해요. { player-name } 차례로 하거나 줄을 깨세요
nothing-to-read = 읽을 것이 없어요. 게임이나 장면, 수를 붙여 넣으세요
smart-game-format = boardspace.net에서 쓰는 SGF 파일이에요. 여기서는 이 파일의 수를 읽을 수 없으니, 수를 붙여 넣거나 .gipf 파일을 여세요
too-much-to-read = 너무 길어요. 한 번에 { $most }자까지만 읽어요
too-many-moves = 한 번에 { $most }수까지만 둘 수 있어요
tree-too-long = 트리에는 차례가 { $most }개까지 있어요
tree-root = 첫 노드는 뿌리예요. 부모도 차례도 없어요
tree-order = { $node }번 노드는 번호가 더 작은 부모 뒤에 와요
tree-turn = { $node }번 노드는 차례이고, 차례에는 수가 하나 이상 있어요
ended-otherwise = 게임이 { $reason ->
    [resignation] 기권으로
    [time] 시간 초과로
    [agreement] 합의로
   *[abandoned] 이탈로
} 끝나서 무를 수 없어요

## The server

foreign-analysis = 이 분석은 다른 게임의 것이에요. 시작 장면이 달라요
no-turns-to-judge = 살펴볼 차례가 없는 게임이에요
nothing-for-engine = 여기서는 엔진이 정할 것이 없어요
engine-ended = 서버와 함께 엔진이 종료됐어요
nobody-thinks = { $lane } 레인의 작업을 하는 프로세스가 없어요. gipf think --lane { $lane } 명령을 시작하세요
puzzle-takes-long = 이 퍼즐을 채점하는 데 너무 오래 걸려요
puzzle-not-judged = 퍼즐을 채점하지 못했어요. 풀이 프로그램이 멈췄어요
too-much-at-once = 한꺼번에 너무 많아요. 잠시 기다려 주세요
too-many-watched = 한 페이지에서 게임을 { $most }개까지 볼 수 있어요
too-many-analyses = 한 페이지에서 분석은 { $most }개까지예요. 하나를 멈추세요
id-in-use = “{ $id }” 아이디는 쓰이고 있어요. 다른 것을 쓰세요
internal-error = 여기서 문제가 생겼어요. 로그에 적어 두었어요
not-saved = 저장하지 못해서 실행하지 않았어요: { $detail }
not-read = 읽을 수 없어요: { $detail }
unknown-request = “{ $name }”: 이런 것은 없어요. { $names } 중에서 고르세요
request-form = 메시지는 무엇을 할지 말하는 객체예요: { $example }
body-form = 본문은 JSON 객체이고 Content-Type은 application/json이에요
body-not-json = UTF-8 JSON이 아니에요
body-too-big = 너무 커요. 요청은 { $most }바이트까지예요
wrong-field = { $field }: { $detail }
wrong-value = { $field }: { $detail } ({ $value } 말고)
more-problems = { $first }; { $why }
wrong-method = 이 주소에는 { $method } 방식을 쓸 수 없어요. { $methods } 방식을 쓰세요
nothing-there = { $path } 주소에는 아무것도 없어요. /api/docs를 보세요
http-error = { $detail }
wrong-host = 이 서버의 이름은 “{ $host }” 말고 localhost예요
foreign-page = “{ $origin }”의 페이지는 여기를 쓸 수 없어요
foreign-site = 다른 사이트의 페이지는 여기를 쓸 수 없어요
no-address = “{ $host }”: 이 컴퓨터의 주소가 아니에요. 127.0.0.1을 쓰세요
no-days = { $name }에는 0부터 { $most }까지의 일수를 쓰세요. “{ $given }”은 쓸 수 없어요
no-seconds = { $name }에는 0부터 { $most }까지의 초를 쓰세요. “{ $given }”은 쓸 수 없어요
metrics-address = GIPF_METRICS에는 주소나 네트워크를 띄어쓰기로 나누어 적어요. 예: { $example }
public-address = { $host } 주소는 다른 컴퓨터에서도 접속할 수 있는데, 막아 줄 계정이 없어요. 127.0.0.1을 쓰세요
port-taken = { $host } 주소의 { $port } 포트는 다른 프로그램이 쓰고 있어요. --port로 다른 포트를 고르세요
port-unusable = { $host } 주소의 { $port } 포트를 쓸 수 없어요: { $detail }. --port로 다른 포트를 고르세요
server-not-started = 서버를 시작하지 못했어요. 이유는 { $log }에 있어요
folder-unusable = { $folder } 폴더를 쓸 수 없어요: { $detail }. 디스크에 공간을 만들거나 GIPF_DATA에 다른 폴더를 쓰세요
folder-in-use = 다른 gipf가 { $folder } 폴더를 쓰고 있지만 답하지 않아요. 끝내거나 GIPF_DATA에 다른 폴더를 쓰세요
running-elsewhere = GIPF가 이미 { $address }에서 { $folder }의 게임으로 실행 중이어서 { $port } 포트를 열지 않았어요. 하나 더 실행하려면 GIPF_DATA에 다른 폴더를 쓰세요
newer-database = { $database } 파일은 더 새로운 gipf가 썼어요(테이블은 { $revision }, 이 gipf는 { $known }까지). 그 gipf를 다시 설치하세요
database-without-version = { $database } 파일에 테이블은 있지만 버전이 없어요. 파일을 옮기거나 “backups” 폴더의 사본으로 바꾸세요
database-unusable = { $database } 파일을 데이터베이스로 쓸 수 없어요({ $detail }). 디스크에 공간을 만들거나 파일을 옮기거나 “backups” 폴더의 사본으로 바꾸세요
database-address = GIPF_DATABASE에 알 수 없는 데이터베이스가 적혀 있어요. { $example }처럼 쓰거나, 데이터 폴더의 파일을 쓰려면 비워 두세요
database-unreachable = 데이터베이스 { $database }을(를) 쓸 수 없어요: { $detail }. 켜져 있는지, GIPF_DATABASE가 맞는지 확인하세요
database-foreign = { $database }에 테이블이 있지만 gipf의 것이 아니에요. GIPF_DATABASE에 빈 데이터베이스를 쓰세요
database-away = 지금 데이터베이스가 응답하지 않아서 실행하지 않았어요. 잠시 뒤에 다시 해 보세요
worker-alone = GIPF_DATABASE가 비어 있어요. 게임을 파일에 두는 서버는 이 일을 스스로 해요. { $command }는 PostgreSQL을 함께 쓰는 서버를 위한 거예요
clock-or-days = 시계를 쓰거나 여러 날에 걸쳐 두거나, 둘 중 하나만 고르세요
days-between-people = 여러 날에 걸친 게임은 다른 기기에 있는 사람과 둬요. 한 자리에 누군가를 초대하세요
days-cap = 처음 시간은 최대 시간보다 많을 수 없어요. cap을 seconds 이상으로 하세요
days-too-short = 여러 날에 걸친 게임으로는 너무 빨라요. 하루 이상으로 시작하거나, 차례마다 1시간 이상 더해지는 1시간으로 시작하세요
bus-address = GIPF_BUS에 알 수 없는 것이 적혀 있어요. { $example }처럼 쓰거나, 서버가 하나면 비워 두세요
bus-away = GIPF_BUS가 응답하지 않아요({ $detail }). 게임은 계속되지만 다른 서버는 수를 최대 2초 늦게 알아요

## Lessons and puzzles

no-lesson = “{ $lesson }” 레슨은 없어요
no-step = “{ $lesson }” 레슨에는 “{ $step }” 단계가 없어요
step-to-look-at = “{ $lesson }” 레슨의 “{ $step }” 단계는 보기만 하는 단계예요
no-puzzle = “{ $puzzle }” 퍼즐은 없어요
no-puzzles-file = { $file }은(는) 퍼즐 파일이 아니에요: { $detail }. ‘gipf puzzles make’로 만드세요
task-solved = { $move }: 과제를 이미 풀었어요
was-wrong = { $move }: 마지막 결정이 틀렸어요. 무르세요
no-goal = “{ $name }”: 이런 목표는 없어요. { $names } 중에서 고르세요
in-lesson = “{ $lesson }” 레슨: { $why }
in-step = “{ $step }” 단계: { $why }
lesson-unreadable = “{ $lesson }” 레슨: { $detail }
unknown-keys = { $keys }: 여기서는 알 수 없어요. { $names } 중에서 고르세요

## Engine and search

setting-range = { $name }: { $least }부터 { $most }까지예요. { $value }는 안 돼요
setting-least = { $name }: { $least } 이상이어야 해요. { $value }는 안 돼요
no-choice = { $name }: { $names } 중 하나예요. “{ $value }”는 안 돼요
limit-needed = 장면마다 제한이 필요해요: seconds, nodes 또는 depth
tree-search-settings = 트리 탐색에는 스레드 하나, 배치마다 잎 하나, 1MiB 이상이 필요해요
batch-variant = 이 배치의 게임은 모두 “{ $variant }”예요
batch-moves = 게임마다 하나씩 { $count }수가 필요해요. { $shape }는 안 돼요
pile-too-high = 말 { $count }개가 쌓이면 커널에 너무 높아요
no-push-on-board = { $board } 보드에서 { $move } 수는 밀기가 아니에요
not-along-line = { $move } 수는 선을 따르지 않아요
clears-no-row = { $move } 수는 줄을 제거하지 않아요
no-network = { $file } 신경망이 없어요
not-a-network = { $file }: gipf의 신경망이 아니에요: { $detail }
network-without-version = { $file }: gipf의 신경망이 아니에요. { $what } 정보가 없어요
network-version = { $file }: { $what } 버전 { $given }용 신경망인데, 이 gipf는 버전 { $version }이에요
own-precision = { $file }: 정밀도가 정해져 있어요. 파일만 쓰세요

## Environments for learners

reset-needed = 게임이 끝났어요. reset()으로 새 게임을 시작하세요
opponent-form = 상대는 “random”이나 “level-3” 같은 플레이어의 이름이거나, 장면의 함수이거나, 마스크·관측·생성기의 함수예요
batch-positions = 시작 장면은 모든 게임에 하나이거나, 게임마다 하나씩 { $count }개의 목록이에요
reset-mask = reset_mask는 게임마다 예·아니요를 말해요: 참·거짓 값 { $count }개의 배열
action-form = 행동은 { $most }보다 작은 정수예요. { $value }는 안 돼요
illegal-action = “{ $position }”에서 행동 { $action }은 둘 수 없어요
variant-form = 변형은 “{ $variant }” 같은 글이에요. { $value }는 안 돼요
over-at-once = “{ $variant }”: 시작하기도 전에 끝나서 배울 것이 없어요
odds-form = 사이드 게임의 확률은 합이 1인 세 수예요. { $value }는 안 돼요
player-number = 플레이어는 모든 게임이나 게임마다 0 또는 1이에요. { $value }는 안 돼요
actions-form = 게임마다 행동 하나씩 정수 { $count }개가 필요해요. { $shape } 모양의 { $kind }는 안 돼요

## Training

above-zero = { $name }: 0보다 커야 해요. { $value }는 안 돼요
even-number = { $name }: 오프닝마다 두 판이라 짝수여야 해요. { $value }는 안 돼요
variant-needed = 훈련에는 변형이 필요해요
too-few-games = 여러 종류의 변형 { $variants }개에 게임 { $count }개는 너무 적어요
share-form = “{ $text }”: 비율은 { $variant }@2처럼 0보다 큰 수예요. “{ $value }”는 안 돼요
generation-settings = 한 세대에는 게임이 하나 이상 있고, 게임마다 표본을 하나 이상 남겨요
save-every = 체크포인트는 적어도 1분마다 써서 --save-every는 1부터 60까지예요. { $value }는 안 돼요
actors-without-ray = --actors는 Ray 클러스터의 것이에요. --ray로 클러스터를 쓰세요
no-cluster = “{ $address }”에 Ray 클러스터가 없어요({ $detail }). “ray start --head”로 시작하거나 --ray { $local }을 쓰세요
no-gpu = torch가 GPU를 찾지 못했어요. --device를 빼거나 --device cpu를 쓰세요
other-network = { $folder }의 신경망은 { $name } 값이 { $value }가 아니라 { $count }예요. --{ $name }를 빼거나 다른 폴더에서 시작하세요
network-size = 신경망에는 블록이 하나 이상, 채널이 8, 16, 24 …개 있어요. { $size }는 안 돼요
fold-before-fusing = 접은 신경망만 합칠 수 있어요. folded().fuse()를 쓰세요
no-checkpoint = { $file } 체크포인트가 없어요
not-a-checkpoint = { $file }: 체크포인트가 아니에요: { $detail }
checkpoint-version = { $file }: 버전 { $given }의 체크포인트인데, 여기는 버전 { $version }이에요
checkpoint-too-big = 수가 { $millions }백만 개인 신경망은 { $most }MB 체크포인트에 들어가지 않아요. 블록이나 채널을 줄이세요
checkpoint-of-other = 체크포인트는 { $wanted } 신경망이 아니라 { $given } 신경망의 것이에요
int8-needs-positions = int8에는 수의 범위를 정할 장면들이 필요해요
learning-settings = 학습에는 단계마다 표본 두 개, 0보다 큰 학습률, 음이 아닌 views, 0 이상 1 미만의 average가 필요해요
lockstep-settings = 자가 대국에는 변형, 게임, 라운드가 하나 이상 필요해요
lockstep-rules = 나란히 진행하는 게임은 규칙과 보드가 같아야 해요
no-games-of-families = 이 규칙에 속하는 게임이 없어요
too-few-to-hold-back = 규칙 { $family }의 게임이 너무 적어 따로 남겨 둘 수 없어요
no-file = { $file } 파일이 없어요
file-unreadable = { $file } 파일을 읽을 수 없어요: { $detail }
not-games = { $file }: 게임 파일이 아니거나 손상됐어요: { $detail }
games-damaged = { $file } 파일이 손상됐어요: { $detail }
no-games-file = { $file }: 게임 파일이 아니에요. “gipf train selfplay”로 만드세요
games-version = { $file }: 버전 { $given }의 게임인데, 여기는 버전 { $version }이에요
folder-without-games = { $folder } 폴더에 게임 파일(*{ $suffix })이 없어요
games-of-other-rules = { $variant } 게임이 파일에 적힌 대로 끝나지 않아요. 규칙이 달라요
file-exists = { $file } 파일이 이미 있어요. 다른 파일이나 시드를 쓰세요
selfplay-settings = 게임, 프로세스, 노드가 하나 이상 있어야 해요
nothing-written = 끝난 게임이 없어서 아무것도 쓰지 않았어요

## The command line

resumed-players = 이어서 하는 게임은 플레이어가 그대로예요. --opponent를 빼세요
other-variant = 이 장면은 “{ $variant }”가 아니라 “{ $given }”의 것이에요
theme-without-svg = --theme은 그림에 쓰여요. --svg로 파일을 지정하세요

## Matches

broken-file = { $file }:{ $line }:{ $column }: { $why }
in-file = { $file }: { $why }
in-line = { $file }:{ $number }: { $why }
no-json-object = JSON 객체가 필요해요
no-such-player = “{ $name }” 플레이어는 없어요. 다음 중에서 고르세요: { $names }
player-unprintable = “{ $player }”: 표에 쓸 수 없는 문자가 있어요
players-alike = 이름이 “{ $name }”인 플레이어가 둘이에요
no-program = 실행할 “{ $program }” 프로그램이 없어요
no-command-line = “{ $text }”: 명령줄이 아니에요: { $detail }
program-unnamed = “program:my-engine --fast”처럼 프로그램을 쓰세요
player-not-imported = “{ $name }” 플레이어를 불러올 수 없어요: { $detail }
makes-no-player = “{ $name }”: 플레이어를 만드는 클래스나 함수가 아니에요
two-players-needed = 매치에는 플레이어가 둘 이상 필요해요
games-in-pairs = 게임은 색을 바꿔 두 판씩 해요: 2판이나 4판, { $value }판은 안 돼요
sprt-players = 순차 검정은 { $count }명이 아니라 두 플레이어에 대한 것이에요
opening-length = 오프닝은 0부터 99차례까지예요. { $value }는 안 돼요
variant-twice = 변형이 두 번 나와요
no-opening-of = { $file }에는 { $variant } 오프닝이 없어요
no-opening-found = { $variant }에서 게임이 끝나지도 말이 포획되지도 않는 { $turns }차례 오프닝을 찾지 못했어요. 차례를 줄이세요
file-without-opening = { $file }에 오프닝이 없어요
opening-game-over = { $file }: { $number }번째 게임이 끝나서 이어 둘 수 없어요
opening-line-over = { $file }:{ $number }: 게임이 끝나서 이어 둘 수 없어요
workers-end = 게임을 두는 프로세스가 시작하기도 전에 끝나요(위를 보세요). 매치를 하는 스크립트는 { $example } 아래에서 해야 해요
sprt-order = elo0은 elo1보다 작아야 해요: { $value }는 안 돼요
sprt-chance = { $name }: 0보다 크고 0.5보다 작은 확률이에요. { $value }는 안 돼요
sprt-form = 검정은 0,20처럼 두 차이로 써요. “{ $text }”는 안 돼요
match-in-folder = 지금 다른 프로세스가 { $folder }에서 매치를 하고 있어요
other-match = { $folder }에는 다른 매치의 결과가 있어요: { $detail }. 다른 폴더를 쓰세요
match-without-settings = { $folder }에 게임은 있지만 settings.json이 없어요. 다른 폴더를 쓰세요
not-a-result = { $file }:{ $number }: 게임의 결과가 아니에요
games-cut = { $file } 파일이 results.jsonl에 적힌 것보다 짧아요. 다른 폴더를 쓰세요

## The engine’s process and its players

player-value = 플레이어가 { $value } 값을 줬는데, 값은 -1부터 1까지예요
senseless-answer = 엔진이 알 수 없는 답을 했어요: { $detail }
engine-late = 엔진이 { $seconds }초 안에 답하지 않았어요
engine-hung = 엔진이 { $seconds }초 안에 답하지도, 멈추라는 말을 듣지도 않아서 종료했어요{ $detail }
engine-said = { $detail }
stopped-before-move = 수를 찾기 전에 탐색을 멈췄어요
engine-closed = 이 엔진은 닫혔어요. 새로 만드세요
engine-was-closed = 엔진이 닫혔어요
engine-not-started = 엔진을 시작할 수 없어요: { $command }: { $detail }
engine-ended-itself = 엔진이 끝났어요({ $detail })
engine-died = { $why }. 다음 요청 때 다시 시작해요
not-sendable = 이것은 엔진에 보낼 수 없어요: { $detail }
argument-type = { $name }: { $kinds } 형이에요. { $value }는 안 돼요
engine-failed = 엔진에 문제가 생겼어요: { $detail }
player-failed = { $player } 플레이어에 문제가 생겼어요: { $detail }
player-answer = { $player } 플레이어의 답이 답이 아니에요: { $detail }
not-judged = 게임을 평가할 수 없어요: { $detail }
player-with-limits = “{ $player }”에 제한이 있어요. 제한은 탐색할 때마다 쓰세요
options-form = { $name }:{ $text }: 옵션은 { $name }:seconds=0.1처럼 써요
no-such-option = “{ $name }”에는 “{ $option }” 옵션이 없어요. 다음 중에서 고르세요: { $names }
option-given-twice = “{ $name }”의 “{ $option }” 옵션이 두 번 나와요
option-value = “{ $name }”의 “{ $option }” 옵션은 { $kinds } 형이에요. “{ $text }”는 안 돼요
no-process-option = 프로세스에는 { $name } 옵션이 없어요. workers가 있어요
too-many-requests = 요청 { $most }개가 진행 중이라 더 받을 수 없어요. 답을 기다리거나 몇 개를 멈추세요
no-such-search = “{ $id }” 아이디의 탐색은 진행 중이 아니에요. 이미 끝났을 수 있어요
whole-number = { $name }: { $least }부터 { $most }까지의 정수예요. { $value }는 안 돼요
number-wanted = { $name }: { $least }부터 { $most }까지의 수예요. { $value }는 안 돼요
id-missing = id가 없어요. { $example }처럼 아무 글이나 수를 쓰세요
id-form = { $name }: { $most }자까지의 글이나 -2**53부터 2**53까지의 수예요. { $value }는 안 돼요
request-missing = request가 없어요. 다음 중에서 고르세요: { $names }
no-such-request = { $name } 요청은 없어요. 다음 중에서 고르세요: { $names }
no-such-field = { $name }에는 { $field } 칸이 없어요. 다음이 있어요: { $names }
request-without-limit = { $name }에는 제한이 필요해요: { $names }. 한 장면의 분석만 멈출 때까지 계속할 수 있어요
position-or-game = { $name }에는 { $example }처럼 장면이나 게임 하나가 필요해요
position-needed = { $name }에는 { $example }처럼 장면이 필요해요
position-form = position은 글이나 장면의 JSON이에요. { $value }는 안 돼요
game-form = game은 게임 파일의 글이에요. { $value }는 안 돼요
moves-form = moves는 ["e2", "g7-d6"] 같은 글의 목록이에요. { $value }는 안 돼요
moves-with-game = moves는 장면과 함께 써요. 게임에는 이미 수가 있어요
line-not-utf-8 = 이 줄의 { $number }번째 바이트가 UTF-8이 아니에요
line-empty = 줄이 비어 있어요. 요청은 { $example }처럼 써요
line-too-deep = 줄이 너무 깊게 겹쳐 있어요. 요청은 { $example }처럼 써요
line-not-json = 줄이 JSON이 아니에요: { $detail }. 요청은 { $example }처럼 써요
line-too-long = 줄이 { $most }바이트보다 길어서 건너뛰었어요
number-too-long = 줄에 수천 자리의 수가 있어요
request-object = 요청은 { $example } 같은 JSON 객체예요. { $value }는 안 돼요
field-twice = { $field } 칸이 두 번 나와요
no-json-number = { $name }: JSON의 수가 아니에요

## Commands that write files

in-place-or-out = --in-place는 게임 파일에 써요. --out이나 --in-place 하나를 빼세요
in-place-json = --json은 찾은 것을, --in-place는 게임을 써요. 둘 중 하나만 고르세요
in-place-stdin = --in-place에는 게임 파일이 필요해요. stdin에는 쓸 수 없어요
out-overwrites = --out이 게임 파일 { $file }을 덮어써요. --in-place를 쓰면 돼요
picture-file = --picture에는 game.svg처럼 따로 파일이 필요해요
picture-overwrites = --picture가 { $file }을 덮어써요. 다른 파일을 쓰세요
no-turns-in-file = { $file }에는 살펴볼 차례가 있는 게임이 없어요
not-compiled = 엔진을 컴파일할 수 없어요: { $detail }. GIPF_CACHE에 다른 폴더를 쓰세요
cannot-play = “{ $player }” 플레이어는 둘 수 없어요: { $detail }

## The game in the terminal

terminal-end-stands = { $move }: 게임이 끝났어요. undo로 끝을 되돌릴 수 있어요
terminal-others-turn = { $player ->
    [w] { $move }: 지금은 흰색 차례예요
   *[b] { $move }: 지금은 검은색 차례예요
}
terminal-is-over = 게임이 끝났어요. new로 새로 시작하거나 undo로 되돌리세요
terminal-no-move = “{ $text }”은(는) 수도 명령도 아니에요. 수는 이렇게 써요: { $examples }. 명령은 help로 볼 수 있어요
terminal-undo = undo 뒤에는 되돌릴 결정의 수를 쓰세요. 예: undo 3. “{ $text }”은(는) 안 돼요
terminal-undo-few = 결정 { $count }개만 되돌릴 수 있어요
terminal-side-game = 여기서는 사이드 게임으로 정해요. 하고 나서 won, tied, lost 중 하나를 입력하세요
terminal-random-mover = 무작위 상대는 어떤 제안도 받지 않아요. resign으로 끝낼 수 있어요
terminal-nothing-kept = { $folder }에 저장된 게임이 아직 없어요. --resume 없이 시작하세요
terminal-file-name = “{ $name }”은(는) 파일 이름이 될 수 없어요. 다른 이름을 고르세요
terminal-no-game = { $file }에 게임이 없어요

## Pictures

chart-empty = 그래프에는 보여 줄 차례가 필요해요
chance-range = 승률은 -1부터 1까지예요. { $value }는 안 돼요
curves-empty = 곡선 그림에는 보여 줄 점이 필요해요
no-such-point = { $board } 보드에는 “{ $point }” 자리가 없어요. 열은 a부터 { $last }까지이고, “e1”(점)이나 “e5”(교차점)처럼 써요
arrow-leads-nowhere = { $point } 자리에서 { $point } 자리로 가는 화살표는 어디에도 가지 않아요. 두 자리를 쓰세요
no-line-for-move = { $move }: { $dot } 점에서 { $spot } 교차점으로 가는 선이 없어요
no-book = 오프닝 북이 아니에요: 첫 줄이 ‘{ $line }’이 아니에요
book-line = ‘{ $text }’: 오프닝 북의 줄이 아니에요. ‘93f0b53a6c1d8e27 c2 14 9 0.778’처럼 다섯 칸이에요
book-turn-twice = { $turn }: 이 포지션에 두 번 적혀 있어요
book-number = { $name }: 0 이상의 정수여야 해요. { $value } 대신 쓰세요
book-score = 점수는 0부터 1까지예요: { $value }
no-colour = { $text }: 색이 아니에요. ‘#a84a00’이나 ‘seagreen’처럼 쓰세요
no-shade = { $text }: 그림자의 세기가 아니에요. ‘.22’처럼 ‘0’부터 ‘1’까지예요
no-arrow = 화살표는 ('e1', 'e3')처럼 두 점이고 색을 더할 수 있어요: { $value }
no-theme = “{ $name }”: 이런 테마는 없어요. { $names } 중에서 고르세요
no-language = “{ $name }”: 이런 언어의 글은 없어요. { $names } 중에서 고르세요
picture-width = 그림의 너비는 { $width }일 수 없어요. 400처럼 픽셀로 써 주세요

## Side games

side-no-game = “{ $name }”라는 사이드 게임은 없어요: { $names }
# The name of a side game, as people write it; options behind it stay as they are typed.
side-title = { $game ->
    [tzaar] TZAAR
    [zertz] ZÈRTZ
    [dvonn] DVONN
    [yinsh] YINSH
    [punct] PÜNCT
   *[other] { $game }
}
side-title-of-play = { $name ->
    [tzaar] TZAAR
    [zertz] ZÈRTZ
    [dvonn] DVONN
    [yinsh] YINSH
    [punct] PÜNCT
   *[other] { $name }
}
side-no-option = { side-title }에는 “{ $option }” 옵션이 없어요: { $options }
side-no-move = “{ $text }”은(는) { side-title }의 수가 아니에요. 이렇게 써요: { $examples }
side-fields = { side-title }의 포지션은 빈칸 하나로 나눈 { $wanted }개 항목({ $names })이에요. 여기는 { $number }개예요
side-columns = { $wanted }개 열을 “/”로 나눠요. 여기는 { $number }개예요
side-column-length = { $column }열 “{ $text }”에는 점이 { $number }개인데, { $wanted }개여야 해요
side-column-form = { $column }열 “{ $text }”은(는) “{ $right }”로 써요
side-no-piece = { $column }열: “{ $text }”은(는) 거기 있을 수 없어요
side-player-field = 플레이어는 “w”나 “b”, 무승부 뒤에는 “-”예요. “{ $text }”이(가) 아니에요
side-phase-field = “{ $text }”은(는) 단계가 아니에요: { $phases }
side-disagrees = { $field }이(가) “{ $text }”인데, 보드대로라면 “{ $right }”이에요
side-too-many = { $piece }이(가) { $number }개예요: 많아야 { $most }개예요
side-is-over = 이 게임은 끝났어요: 플레이어와 단계는 “{ $right } .”이에요
side-not-over = 이 게임은 아직 끝나지 않았어요
side-nothing-to-decide = “{ $phase }” 단계에서는 여기서 정할 것이 없어요
side-occupied = { $point }은(는) 차 있어요
side-others = { $point }에 있는 것은 내 것이 아니에요
side-no-point = 이 보드에는 { $point }이(가) 없어요
side-no-line = { $start }와(과) { $end }은(는) 한 줄에 있지 않아요
side-stuck = { $point }에 있는 것은 지금 갈 수 있는 곳이 없어요
side-other-due = 지금은 { $move }을(를) 둘 수 없어요. 예를 들어 이렇게 둘 수 있어요: { $moves }
side-not-possible = 여기서는 { $move }을(를) 둘 수 없어요. 둘 수 있는 수: { $moves }
side-too-few = { $piece }이(가) { $number }개예요: 적어도 { $least }개여야 해요
yinsh-no-ring = { $point }에는 내 링이 없어요
yinsh-ring-between = { $point }에 있는 링이 길을 막아요
yinsh-must-stop = 마커를 뛰어넘은 링은 바로 뒤인 { $point }에 멈춰야 해요
yinsh-row-stands = { $row } 줄은 이미 치워져 있어야 해요
side-other-game = { side-title } 장면은 “{ $text }”이(가) 아니라 “{ $game }”(으)로 시작해요
side-none-left = 놓을 { $piece }이(가) 남아 있지 않아요
tzaar-capture-first = 차례는 포획으로 시작해요
tzaar-first-met = { $start }에서 더미는 같은 줄의 첫 더미까지 가요. 더 멀리도, 빈 교차점으로도 갈 수 없어요
tzaar-too-high = { $point }의 더미는 말이 { $height }개이고 { $start }의 내 더미는 { $own }개뿐이에요. 더 높은 더미는 포획할 수 없어요
tzaar-no-capture = { $point }에서는 지금 잡을 수 있는 것이 없어요. 선에서 처음 만나는 것이 자기 말이거나 너무 높아요
tzaar-first-capture = “f” 단계는 꽉 찬 보드에서 하는 백의 첫 포획이에요
tzaar-no-stacks-yet = 말을 놓는 “p” 단계에는 더미가 없어요
tzaar-out-of-turn = 백부터 번갈아 놓아요. 흰 말 { $white }개, 검은 말 { $black }개면 “{ $player }”의 차례가 아니에요
side-no-options = { side-title } 게임에는 옵션이 없어요. “{ $option }”도 없어요
side-value = { $field } 값이 “{ $text }”예요. 이렇게 써요: { $values }
side-seed = 시드는 0부터 { $most }까지의 정수예요. “{ $text }”는 안 돼요
side-rounds = { $game } 게임은 1에서 { $most }까지 홀수 판으로 해요. “{ $text }”는 안 돼요
rps-same-commitment = 상대가 약속한 값이에요. 자신의 선택으로 약속하세요
rps-to-open = 둘 다 골랐어요. “rock:nonce”처럼 선택을 공개하거나 “fold” 하세요. “{ $move }”는 안 돼요
rps-not-committed = “{ $move }”는 약속한 것이 아니에요
rps-round = “{ $text }”는 판이 아니에요. “rock/paper”처럼 쓰고, 마지막 판은 “rock/-”처럼 써도 돼요
rps-round-too-many = “{ $text }” 판은 없어요. 앞의 판이 끝나지 않았거나 게임이 끝났어요
domino-not-held = { $tile } 도미노가 손에 없어요
domino-no-fit = { $tile } 도미노는 { $end }인 이쪽 끝에 맞지 않아요
domino-no-tile = “{ $text }”는 도미노가 아니에요. 00부터 66까지 있고, 손에서는 작은 수를 먼저 써요
domino-line = { $first } 도미노와 { $second } 도미노는 서로 맞지 않아요
domino-order = 손은 순서대로 “{ $right }”라고 써요. “{ $text }”는 안 돼요
domino-twice = { $tile } 도미노가 두 번 있어요
domino-count = 각자 도미노 7개를 받았어요. 여기에는 줄에 { $line }개, 손에 { $white }개와 { $black }개가 있어요
domino-passes = 놓을 수 있으면 패스하지 않아요
openspiel-name = OpenSpiel 게임은 “openspiel(connect_four)”처럼 써요. “{ $text }”는 안 돼요
openspiel-no-game = OpenSpiel에는 이름만으로 할 수 있는 “{ $name }” 게임이 없어요
openspiel-not-in-turn = “{ $name }”은 둘이 번갈아 두는 게임이 아니에요
dvonn-stays = { $point }의 DVONN 말은 혼자라서 움직이지 않아요
dvonn-shut-in = { $point }에 있는 것은 갇혀 있어요: 둘레 여섯 칸이 모두 차 있어요
dvonn-distance = 높이 { $height }인 더미는 꼭 { $height }칸 움직여요. { $start }에서 { $end }까지는 { $distance }칸이에요
dvonn-not-linked = { $point }에 있는 것은 DVONN 말과 이어져 있지 않아요
zertz-must-jump = 뛸 수 있는 구슬이 있으면 뛰어야 해요: { $moves }
zertz-no-ring = { $point }에는 이제 링이 없어요
zertz-not-free = { $point } 링은 빼낼 수 없어요. 바로 옆에 링이 없는 자리 두 개가 나란히 있어야 해요
zertz-jump = 구슬은 바로 옆 구슬을 똑바로 뛰어넘어 그 뒤의 빈 링에 내려요
zertz-counts = “{ $text }”에는 구슬 수가 없어요. “{ $right }”처럼 써요
zertz-marbles = 보드, 공급처, 포획한 것을 합쳐 { $colour }이(가) { $number }개예요. 모두 { $wanted }개여야 해요
side-written = “{ $text }”은(는) “{ $right }”로 써요
punct-off-board = { $move }: 점 하나가 보드를 벗어나요
punct-centre = { $variant ->
    [basic] 게임의 첫 말은 가운데 육각형에 놓을 수 없어요
   *[standard] 가운데 육각형에는 새 말을 놓을 수 없어요
}
punct-minor-dot = { $point }에는 PÜNCT가 없어요. 말은 PÜNCT를 기준으로 움직여요
punct-covered = PÜNCT가 { $point }에 있는 말은 움직일 수 없어요. { $spaces } 위에 다른 말이 있어요
punct-unchanged = 그러면 아무것도 바뀌지 않아요. 말은 움직이거나 돌아야 해요
punct-on-other = PÜNCT가 { $point }에서 다른 플레이어의 색 위에 놓여요
punct-not-flat = 말이 평평하게 놓이지 않아요. { $spaces }의 높이는 { $heights }이에요
punct-gap = PÜNCT가 빈틈 위에 놓여요. { $point }이(가) 비어 있는데, 아래에 자기 말이 있어야 해요
punct-no-room = 어떻게 돌려도 PÜNCT를 { $point }에 둔 채로는 말이 들어갈 자리가 없어요. 보드 안에 평평하게 놓여야 해요
punct-no-piece = “{ $text }”은(는) 말이 아니에요. Tg5:2처럼 써요
punct-crosses = { $piece }이(가) { $point }에서 같은 층의 다른 말과 겹쳐요
punct-cannot-lie = { $piece }은(는) { $level }층에 있을 수 없어요: { $why }
punct-wrong-level = { $piece }이(가) { $level }층에 있는데, { $right }층에 놓일 거예요
punct-no-reserves = 예비 말은 T6C2E4/T5R1처럼 쓰고, 없으면 “-”를 써요. “{ $text }”은(는) 안 돼요
in-side-game = 사이드 게임 { side-title-of-play }, { $number }번째 수 “{ $move }”: { $why }
side-play-form = “{ $text }”는 사이드 게임이 아니에요. “yinsh(blitz) f5 d4”나 “die#7 throw”처럼 써요
side-play-other = { $letter } 포텐셜은 { $name } 게임이 아니라 { $game } 게임으로 정해요
side-play-seed = { $name } 게임은 시드가 없으면 다시 둘 수 없어요. “{ $name }#7”처럼 써요
side-play-no-seed = { $name } 게임에는 운이 없으니 시드도 없어요
side-play-none = 이 차례에는 { side-title-of-play } 게임으로 정했을 도전이 없어요
side-play-not-over = 사이드 게임 { side-title-of-play }, 아직 끝나지 않았는데 결과가 “{ $result }”라고 되어 있어요
side-play-result = 사이드 게임 { side-title-of-play }, 선언한 플레이어에게 “{ $result }”가 아니라 “{ $right }”예요
side-play-wanted = play는 기록에 적는 사이드 게임이에요. 'yinsh f5 d4'처럼 써야 하고, { $value }은(는) 아니에요
side-play-unknown = { side-title-of-play }은(는) 여기서 할 수 없어요
side-terminal-only = { $name }은(는) 터미널에서만 할 수 있어요: gipf play --terminal "{ $name }"
is-side-game = { $game }은(는) 따로 하는 사이드 게임이에요. 'watch-side'와 /api/side-games로 요청하세요
is-no-side-game = { $game }은(는) 따로 하는 사이드 게임이 아니에요. 'watch'와 /api/games로 요청하세요
no-side-game-on = 포기할 사이드 게임이 없어요
side-game-decides = { $move }: 결과는 진행 중인 사이드 게임에서 나와요. 포기하면 지게 돼요
side-level = 사이드 게임의 레벨은 1부터 { $most }까지예요
side-file-form = 사이드 게임 파일에는 어떤 게임인지 적혀 있어야 해요. [SideGame "yinsh"]처럼요
side-file-result = 수순의 결과는 '{ $right }'인데 '{ $result }'(으)로 적혀 있어요
side-file-hidden = 이 게임에는 아직 숨겨진 것이 있어요. 파일은 끝난 뒤에 받을 수 있어요
side-no-draws = { side-title }에서는 늘 승부가 나므로 무승부를 제안할 수 없어요
side-file-is-game = 이것은 GIPF 게임이고, 따로 두는 사이드 게임이 아니에요
side-file-position = 파일은 { side-title-of-play } 게임인데 장면은 { $other } 게임의 것이에요
side-file-two-seeds = 장면에서 시작하는 사이드 게임에는 시드가 이미 들어 있어요. [Seed]와 [Position]은 함께 쓸 수 없어요
side-text-unknown = “{ $text }”는 사이드 게임이 아니에요. 파일이나 장면, 또는 “yinsh f5 d4”처럼 이름과 수순을 넣어 주세요
side-no-board = { side-title-of-play }은(는) 판 없이 하는 게임이라 그림이 없어요
proof-file = { $file }을(를) 증명으로 읽을 수 없어요: { $detail }
proof-header = 증명의 { $line }번째 줄은 [{ $name } "…"]이어야 하는데 ‘{ $text }’예요. 증명은 Proof, Variant, Winner, Turns로 시작해요
proof-version = 버전 { $version }의 증명만 읽을 수 있어요: ‘{ $text }’
proof-answer = 증명의 { $number }번째 응수 ‘{ $move }’은(는) ‘{ $position }’에서 둘 수 없어요
proof-ends = 증명이 응수 { $number }개로 끝나는데, ‘{ $position }’에서 { player-name }이 결정해야 해요
proof-too-long = 증명은 응수 { $number }개로 완성되는데, 그 뒤에 ‘{ $move }’이(가) 더 있어요
proof-lost = 여기서 { player-name }이 이기지 못해요: ‘{ $position }’
proof-turns = 증명과 달리 { player-name }이 { $turns }턴 안에 이기지 못했어요: ‘{ $position }’
solve-variant = { $variant }은(는) 풀 수 없어요. ‘basic;reserve=4/4’처럼 포텐셜과 하우스 룰이 없는 게임만 풀 수 있어요
solve-unknown = { $variant }에서 누가 이기는지 아직 몰라서 증명할 것이 없어요
solve-no-win = ‘{ $position }’에서 { $turns }턴 안에 이기는 수를 찾지 못했어요

## 일반 파일로 된 앱

site-not-built = 사이트를 만들 수 없어요: 여기에는 { $part ->
    [page] 페이지가
    [engine] 브라우저용 엔진이
   *[python] 브라우저용 Python이
  } 빌드되어 있지 않아요. ‘make site’가 빠진 것을 빌드해요
site-folder-taken = { $folder }에 사이트가 아닌 것이 있어요. 새 폴더나 빈 폴더를 지정하세요
no-site-address = 주소는 https://나 http://로 시작해야 하는데 ‘{ $text }’예요

## 사람과 자리

not-for-you = 권한이 없어요
not-your-game = 이 게임에 자리가 없어요
not-your-seat = { $player ->
    [w] 흰색 자리는 다른 사람의 것이에요
   *[b] 검은색 자리는 다른 사람의 것이에요
}
not-your-turn = 상대의 차례예요
own-proposal = 상대가 대답해야 해요
proposal-waits = 아직 대답을 기다리는 요청이 있어요
player-awaited = 상대가 아직 오지 않았어요
no-advice-between-people = 두 사람의 게임에서는 끝날 때까지 엔진이 누구도 돕지 않아요
result-for-other = 나에게 유리한 결과는 상대가 입력해야 해요
goes-on-between-people = 두 사람이 두고 있는 게임이고 아직 끝나지 않았어요
stays-between-people = 다른 사람도 함께 둔 게임이라 그대로 남아요
both-invited = 두 자리 가운데 하나는 자신의 것이어야 해요
computer-invited = 컴퓨터는 초대 없이 자리에 앉아요
seat-not-free = { $player ->
    [w] 흰색 자리는 비어 있지 않아요
   *[b] 검은색 자리는 비어 있지 않아요
}
name-length = 이름은 1~{ $most }자예요
not-let-in = 이 서버는 링크가 있는 사람만 들여보내요
network-off = 아무도 들어올 수 없어요. 로컬 네트워크에서 들어오기가 꺼져 있어요
no-local-network = 이 컴퓨터는 로컬 네트워크에 있지 않아요
not-local = { $host }은(는) 로컬 네트워크의 주소가 아니에요
network-refused = 다른 사람이 들어올 수 없어요: { $detail }

## 모두를 위한 서비스

asked-too-much = 여기서 너무 많은 요청이 왔어요. { $seconds ->
   *[other] { $seconds }초 뒤에 다시 시도하세요
}
past-the-proxy = 이 서비스는 프록시를 거치지 않고는 이용할 수 없고, 정해진 주소로만 들어올 수 있어요
proxy-without-proto = 이 서비스 앞의 프록시는 어떤 방식으로 접속되었는지 X-Forwarded-Proto에 적어야 해요
proxy-without-client = 이 서비스 앞의 프록시는 누가 접속했는지 X-Forwarded-For에 적어야 해요
no-origin = 쿠키가 있는 요청은 어느 페이지에서 왔는지 Origin에 적어야 해요
service-or-lan = 서비스는 모두를 위한 것이고, 로컬 네트워크 참여는 컴퓨터 한 대에서 쓰는 앱을 위한 것이에요
service-address = 서비스의 주소는 https://play.example 또는 시험용으로 http://localhost:4737 같은 모양이어야 해요. { $text }은(는) 그렇지 않아요
service-without-proxy = https:// 주소의 서비스는 프록시를 통해 접속해요. GIPF_PROXY=127.0.0.1처럼 GIPF_PROXY에 프록시의 주소를 적으세요
neither-address = { $text }은(는) 10.0.0.2나 10.0.0.0/8 같은 주소나 네트워크가 아니에요
name-reserved = ‘{ $name }’은(는) 여기서 아무도 쓸 수 없는 이름이에요
account-name-length = 이름은 { $least }자에서 { $most }자까지예요
account-name-letters = 이름은 글자와 숫자로 이루어져요. 그 사이에 빈칸, 점, 붙임표, 밑줄을 하나씩 넣을 수 있어요
account-name-scripts = 다른 사람으로 오해받지 않도록 이름은 한 가지 문자로만 써요

## 계정

no-accounts = 여기에는 계정이 없어요. 계정은 모두를 위한 서비스에 있어요
account-there = 이미 계정이 있어요
account-without-way = 계정에는 로그인할 방법이 필요해요: 비밀번호, 패스키 또는 메일 주소
name-taken = ‘{ $name }’은(는) 이미 쓰이고 있거나, 쓰이고 있는 이름과 비슷해요
password-length = 비밀번호는 { $least }자에서 { $most }자까지예요
password-weak = 이 비밀번호는 너무 쉽게 알아맞힐 수 있어요. 서로 관계없는 낱말 몇 개가 더 나아요
sign-in-wrong = 이름과 비밀번호가 맞지 않아요
password-wrong = 비밀번호가 달라요
prove-again = 본인임을 다시 확인해 주세요: 비밀번호, 패스키 또는 링크로
last-way = 마지막으로 남은 로그인 방법이에요. 먼저 다른 방법을 더하세요
mail-off = 이 서비스는 메일을 보내지 않아요
mail-address = 메일 주소가 아니에요
mail-server = GIPF_MAIL에 메일 서버가 적혀 있지 않아요. smtp://사용자:비밀번호@호스트:포트 또는 smtps://…로 적으세요
push-unknown = 여기서 아는 푸시 서비스가 아니에요
push-keys = 브라우저의 푸시 키가 맞지 않아요
push-off = 여기서는 기기로 아무것도 보내지 않아요
push-address = GIPF_PUSH에는 https://push.example 같은 푸시 서비스를 적어요. { $text }은(는) 아니에요
passkey-refused = 이 패스키는 받아들여지지 않았어요. 다시 시도하거나 다른 방법으로 로그인하세요
passkeys-many = 계정 하나에 패스키는 { $most }개까지예요
no-such-passkey = 그런 패스키는 없어요
token-wrong = 쓸 수 없는 토큰이에요. 취소되었거나 만들어진 적이 없어요
not-by-token = 토큰으로는 할 수 없는 일이에요
token-without = 이 토큰으로는 할 수 없어요. ‘{ $scope }’ 권한이 없어요
bot-was-rated = 이 계정으로 레이팅 게임을 두었으므로 사람의 계정으로 남아요. 프로그램에는 다른 계정을 만드세요
bot-moderates = 관리자의 계정은 사람의 계정으로 남아요
bot-in-games = 이 계정은 지금 다른 사람과 두고 있어요. 그 게임이 끝나면 봇 계정으로 바꿀 수 있어요
account-no-bot = 토큰은 봇 계정에만 있어요
tokens-many = 계정 하나에 토큰은 { $most }개까지예요
bot-address = ‘{ $address }’은(는) 서비스 주소가 아니에요. https://와 이름을 적으세요
bot-unreachable = { $address }이(가) 응답하지 않아요: { $detail }
bot-denied = 서비스가 거절했어요: { $detail }
bot-no-account = { $address }에서 이 토큰은 봇의 것이 아니에요
no-such-account = ‘{ $name }’ 계정은 없어요

## The lobby

lobby-closed = 다른 사람이 들어올 수 없어서 로비가 없어요
time-too-short = 너무 빨라요. 3+2처럼 { $turns }차례에 적어도 { $seconds }초는 있어야 해요
times-mixed = 제안은 한자리에서 두는 게임이나 여러 날에 걸친 게임 가운데 하나여야 해요
standing-over-days = 여러 날에 걸친 공개 제안만 여러 게임에 걸쳐 남겨 둘 수 있어요
rated-with-account = 레이팅 게임은 계정이 있어야 둘 수 있어요
rated-even = 두 사람의 조건이 같고 운만으로 정해지지 않는 게임만 레이팅에 들어가요
own-seek = 자기 자신과는 둘 수 없어요
seek-without = 이 제안에는 { $what }이(가) 없어요
too-many-seeks = 제안은 한 번에 { $most }개까지 할 수 있어요
not-challenged = 이 사람에게는 도전할 수 없어요
no-such-seek = 이 제안은 이제 없어요
seek-taken = 다른 사람이 먼저 이 제안을 받았어요
no-such-person = 그런 사람은 여기 없어요

## Tournaments

no-tournaments = 여기에는 대회가 없어요. 대회는 모두를 위한 서비스에 있어요
no-such-tournament = 그런 대회가 없어요
tournament-begun = 이 대회는 이미 시작됐어요. 다음 대회에 신청할 수 있어요
tournament-not-entered = 이 대회에 참가하고 있지 않아요
tournament-played = 이 대회의 내 게임이 모두 끝났어요
tournament-no-bots = 프로그램은 대회에 참가할 수 없어요
tournament-game-stays = 대회 게임이라서 지울 수 없어요

## What people say, and order among them

words-length = 한 번에 1자에서 { $most }자까지 말할 수 있어요
said-too-much = 한꺼번에 너무 많이 말했어요. { $seconds }초 기다려 주세요
muted = 운영자의 요청으로 { $hours }시간 더 말할 수 없어요
nobody-hears = 이 게임에는 들을 사람이 없어요
no-such-preset = ‘{ $name }’이라는 말은 없어요
not-oneself = 자기 자신이 아니라 다른 사람에게만 할 수 있어요
no-such-report = 이 신고는 이미 처리됐어요
too-many-reports = 아직 살펴보지 않은 신고가 { $most }건 있어요

## 게임에서 혼자만 간직하는 것

board-nowhere = 나만의 판은 다른 사람과 여러 날에 걸쳐 두는 내 게임에 있어요
conditions-nowhere = 조건부 수는 다른 사람과 여러 날에 걸쳐 두는 게임이 진행되는 동안에만 쓸 수 있어요
conditions-own-turn = 내 차례예요. 조건부 수는 상대가 두는 수에 대한 답이에요
conditions-side-game = 조건부 수는 사이드 게임을 지나갈 수 없어요
conditions-late = 그사이 게임이 진행되어 이 조건부 수는 더 이상 맞지 않아요
conditions-many = 너무 많아요. 변화는 { $lines }개까지, 결정은 모두 { $decisions }개까지예요
conditions-long = 한 변화에는 결정이 { $most }개까지 들어가요
conditions-after-end = { $move } 전에 게임이 끝나요
conditions-two = 같은 수에는 답이 하나뿐이에요: { $one } 또는 { $two }
conditions-end = 변화마다 내 답으로 끝나야 하고, 그다음은 상대가 결정할 차례여야 해요
