## Units

unit-basic = { $player ->
        [w] 흰색
       *[b] 검은색
    } 일반 말
# Where there is only one kind.
unit-piece = { $player ->
        [w] 흰색
       *[b] 검은색
    } 말
unit-gipf = { $player ->
        [w] 흰색
       *[b] 검은색
    } GIPF 말
unit-loaded = { $player ->
        [w] 흰색
       *[b] 검은색
    } { $potential } 포텐셜이 올라탄 말
unit-stack = { $player ->
        [w] 흰색
       *[b] 검은색
    } { $potential } 더미
unit-used = { $player ->
        [w] 흰색의
       *[b] 검은색의
    } 사용한 { $potential } 포텐셜
pile-on = { $upper }, 그 아래 { $lower }

## Reserves

reserve = { $player ->
        [w] 흰색
       *[b] 검은색
    } 예비 말: { $pieces }
pieces-basic = 일반 말 { $count }개
pieces-piece = 말 { $count }개
pieces-gipf = GIPF 말 { $count }개
pieces-potential = { $potential } 포텐셜 { $count }개
pieces-none = 없음
tray-pick = { $player ->
        [w] 흰색이
       *[b] 검은색이
    } 밀어 넣을 말

## Points

table = 보드와 예비 말
board = 보드
board-column = { $column }열
point-dot = 점 { $point }
point-empty = { $point }, 비어 있음
point-pile = { $count ->
        [1] { $point }, { $pile }
        [2] { $point }, { $pile }
       *[other] { $point }, { $count }층: { $pile }
    }
point-push = { $first } 쪽으로 밀어 넣기
point-push-either = { $first } 또는 { $second } 쪽으로 밀어 넣기
point-enter = 여기에 밀어 넣기
point-usable = 사용할 수 있음
point-threatened = 위협받음
point-held = 집은 말
point-target = 갈 수 있는 곳
point-row = 줄에 포함됨
point-goes = 줄과 함께 제거됨
point-clears = 누르면 줄을 제거함
point-taken = 제거함, 누르면 남겨 둠
point-kept = 남겨 둠, 누르면 제거함

## Deciding

tap-again = 한 번 더 누르면 그대로 둬요. 다른 곳을 누르면 취소돼요.
choose-target = 표시된 곳 중 하나를 고르세요. 다른 곳을 누르면 취소돼요.
tap-way = 밀고 싶은 방향의 화살표를 누르세요.
click-way = 밀고 싶은 방향의 화살표를 클릭하세요.
key-way = 화살표 키로 방향을 고르고 Enter를 누르세요.
# Said after one of the three, where a dot has another line along which nothing can be pushed.
other-line-full = 다른 선은 꽉 찼어요.
decide-clear = 줄 제거하기
switch-how = 화살표가 있는 말을 누르면 바뀌어요:
switch-stays = 남겨 둠
switch-taken = 제거함
unit-kind = { $letter ->
        [G] GIPF 말
       *[B] 일반 말
    }
row-choose = 어느 줄인가요?
rules-name = 규칙
rules-ask = 규칙에는 뭐라고 되어 있나요?
row-name = { $first }–{ $last }
cover-choose = { $spot }에 올릴 말
move-made = { $player ->
        [w] 흰색
       *[b] 검은색
    }: { $move }
# A decision in the list of moves that has no notation but a word.
ply = { $move ->
    [accept] 받아들임
    [challenge] 저지
    [first] 사이드 게임 선
    [second] 상대가 선
    [won] 사이드 게임 승
    [tied] 사이드 게임 무승부
    [lost] 사이드 게임 패
   *[pass] 패스
}
