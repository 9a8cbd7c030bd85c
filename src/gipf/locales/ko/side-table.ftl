# Side games on the page: choosing one, playing it, and what it means for a game. $player is w or b.

side-about = 포텐셜의 이름이 된 다섯 게임과 빠른 게임들이에요. 저지를 가리는 데 쓰이고, 따로 즐길 수도 있어요.
side-with-option = { $game }, { $option }
side-option = 방식
side-played-here = 여기서 둔 게임
side-white-begins = 흰색이 먼저 시작해요.

## At the table

side-seat = { $player ->
    [w] 흰색
   *[b] 검은색
}: { $name }
# What lies beside the board.
side-zone = { $role ->
    [hand] 손에
    [captured] 잡은 것
    [taken] 뺀 링
    [pool] 공용
    [shown] 탁자 위
   *[line] 줄
}
side-item = { $piece }: { $value }
side-hidden = 뒤집혀 있음
side-spot-empty = { $spot }, 비어 있음
side-spot-piece = { $spot }, { $piece }
# $count pieces stand on each other.
side-spot-stack = { $spot }, { $piece }, 높이 { $count }
side-spot-open = { $label }, 고를 수 있음
side-next = 이제 놓을 곳을 고르세요. 다시 누르면 내려놓아요.
side-turn-it = 이제 놓일 방향을 고르세요.
side-hint = 힌트: { $move }
# Two at one screen, and $name is to see what the other must not.
side-curtain = 화면을 넘겨주세요: { $name }.
side-curtain-show = 패 보기
side-no-takeback = 이 게임에서는 무를 수 없어요. 숨긴 것이 드러나거나 우연이 다시 정해지니까요.
side-moves = 수순
side-chance-title = 이 게임의 우연
side-chance = 이 게임의 모든 우연은 숫자 { $seed }에서 나왔어요.
side-file = 파일로 저장

## Within a game

# $same is yes where the game has the potential’s name.
side-match = { $same ->
    [yes] 저지: { $game }
   *[no] { $potential } 저지: { $game }
}
# What the side game decides. $who is you, computer or other: $name, who announced; $label says what the potential does.
side-stake = { $who ->
    [you] 내가 이기거나 비기면: { $label }.
    [computer] 컴퓨터가 이기거나 비기면: { $label }.
   *[other] { $name } 님이 이기거나 비기면: { $label }.
} 그렇지 않으면 포텐셜은 게임에서 빠져요.
side-main-board = 본 게임의 보드
side-give-up = 사이드 게임 포기
side-give-up-title = 이 사이드 게임을 포기할까요?
side-give-up-text = 그러면 상대가 이겨요. 본 게임은 계속돼요.
side-back = 보드로 돌아가기
# Who has won the side game, and what that means. $who is you, computer, draw or other: $name; $game is a name, or quick.
# $owner is you, computer, w or b: whose $potential it is about; $does is lost, or the potential that works.
side-result = { $who ->
    [you] { $game ->
        [quick] 사이드 게임
       *[other] { $game }
    }에서 이겼어요
    [computer] 컴퓨터가 { $game ->
        [quick] 사이드 게임
       *[other] { $game }
    }에서 이겼어요
    [draw] { $game ->
        [quick] 사이드 게임
       *[other] { $game }
    }에서 비겼어요
   *[other] { $name } 님이 { $game ->
        [quick] 사이드 게임
       *[other] { $game }
    }에서 이겼어요
}. { $owner ->
    [you] 내 { $potential } 포텐셜이
    [computer] 컴퓨터의 { $potential } 포텐셜이
    [w] 흰색의 { $potential } 포텐셜이
   *[b] 검은색의 { $potential } 포텐셜이
} { $does ->
    [lost] 게임에서 빠지고, 받침 말은 일반 말로 남아요
    [TAMSK] 추가 행동을 해요
    [YINSH] 이동해요
   *[other] 뛰어넘어요
}.
