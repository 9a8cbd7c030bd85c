# Side games on the page: choosing one, playing it, and what it means for a game. $player is w or b.

side-about = GIPF와 한 가족인 2인용 보드게임 다섯 가지와 빠른 게임 다섯 가지예요. 컴퓨터와, 또는 한 화면에서 둘이 따로 즐길 수 있어요. 저지가 있는 GIPF에서는 특별한 수가 통하는지 이 게임들로 가려요.
side-with-option = { $game }, { $option }
side-option = 방식
# What a game is about; others are the toss of a coin.
side-aim = { $game ->
    [yinsh] 링을 움직이고 마커를 뒤집어 다섯 개씩 줄을 만들면 내 링을 뺄 수 있어요.
    [dvonn] 더미 위에 더미를 쌓아요. 빨간 말과 끊긴 말은 사라져요. 말이 많으면 이겨요.
    [tzaar] 말을 잡거나 더미를 쌓아요. 한 종류의 마지막 말을 잃으면 져요.
    [zertz] 구슬을 놓고 뛰어넘어 잡아요. 보드는 점점 줄어요. 색은 누구의 것도 아니에요.
    [punct] 점 세 개짜리 말을 놓고 움직여 마주 보는 두 변을 이으세요.
    [rps] 동시에 골라요. 하나가 다른 하나를 이겨요.
    [die] 더 높은 눈이 이겨요.
    [cards] 더 높은 카드가 이겨요.
    [dominoes] 도미노를 먼저 다 내려놓으세요.
   *[coin] 앞면인지 뒷면인지 말하세요. 동전이 가려요.
}
# What that way is; a name is the usual way, others are more rings.
side-option-why = { $way ->
    [yinsh] 링을 세 개 먼저 빼면 이겨요.
    [dvonn] 먼저 두 사람이 모든 말을 판에 놓아요.
    [tzaar] 모든 말이 늘 같은 자리에 놓인 채로 시작해요.
    [zertz] 링 37개로 된 보통 판이에요.
    [punct] 아무도 두 변을 잇지 못하면 가운데에 점이 더 많은 쪽이 이겨요.
    [once] 한 판으로 정해요.
    [yinsh-blitz] 링을 먼저 하나 빼면 이겨요.
    [zertz-blitz] 구슬이 적고, 더 적게 모아도 이겨요.
    [random] 모든 말이 무작위로 놓이고 바로 움직여요.
    [tournament] 빈 보드에 번갈아 말을 하나씩 놓아요.
    [basic] 맨 첫 말만 가운데를 피하면 돼요. 아무도 두 변을 잇지 못하면 비겨요.
    [three] 비긴 판까지 모두 세 판을 해서 더 많이 이긴 쪽이 이겨요. 이긴 수가 같으면 무승부예요.
   *[rings] 보드가 더 크고 게임이 더 길어요.
}
side-levels = 1단계는 쉽고, 5단계는 최선을 다해요.
# Who begins a game in which players have no colours: the reader or the computer.
side-begins = 누가 먼저 하나요
side-begins-who = { $who ->
    [w] 나
   *[b] 컴퓨터
}
side-played-here = 여기서 둔 게임

## At the table

side-seat = { $player ->
    [w] 흰색
   *[b] 검은색
}: { $name }
# Whoever begins: $name is a colour, or a player.
side-first = { $of ->
    [colour] { $name } (먼저 시작)
   *[player] { $name } (먼저)
}
# Instead of whose turn it is, for two at one screen who begin.
side-beginning = { $player ->
    [w] 흰색이 먼저 시작해요
    [named] { $name } 님이 먼저 시작해요
   *[b] 검은색이 먼저 시작해요
}
# What lies beside the board.
side-zone = { $role ->
    [hand] 손에
    [captured] 잡은 것
    [left] 남음
    [stacked] 더미의 말
    [taken] 뺀 링
    [pool] 공용
    [shown] 탁자 위
   *[line] 줄
}
side-item = { $piece }: { $value }
# $count are there; $goal of them win.
side-item-goal = { $piece }: { $goal }개 중 { $count }개
# Where a domino lies, behind what it shows.
side-end = { $end ->
    [left] 왼쪽 끝
   *[right] 오른쪽 끝
}
side-hidden = 뒤집혀 있음
side-spot-empty = { $spot }, 비어 있음
side-spot-piece = { $spot }, { $piece }
# $count pieces stand on each other.
side-spot-stack = { $spot }, { $piece }, 높이 { $count }
# In a stack, below its top, is $piece.
side-spot-within = { $label }, 안에 { $piece } 있음
side-spot-open = { $label }, 고를 수 있음
side-next = 이제 놓을 곳을 고르세요. 다시 누르면 내려놓아요.
side-next-row = 이 마커는 여러 줄에 있어요. 걷어 낼 줄의 다른 마커를 누르세요.
# A piece of three dots: one that is added, or moved; then it is turned and put down.
side-next-added = 표시된 점인 PÜNCT를 놓을 자리를 고르세요. 다시 누르면 내려놓아요.
side-next-moved = 표시된 점인 PÜNCT가 무엇이든 넘어 직선으로 가요. 갈 곳을 고르세요.
side-turn-round = 돌리기
side-put = 내려놓기
side-turn-it = 돌리거나 놓일 방향을 고른 다음 내려놓으세요.
# A press in vain: what goes there has to be chosen first; or nothing can be done there.
side-vain-first = 먼저 놓을 것을 고르세요. 테두리가 있는 것이에요.
side-vain = 지금 { $spot }에서는 할 수 있는 것이 없어요.
# Leads from a part that is looked at closer to all of it.
side-whole-board = 보드 전체
side-hint = 힌트: { $move }
# What it says: something moves, or is put down; a piece of three dots then lies with its next dot towards $spot.
side-hint-move = { $piece }, { $from }에서 { $to }(으)로
side-hint-put = { $to }에 { $piece }
side-hint-ahead = { $move }, 다음 점은 { $spot } 쪽
# Hints in a task, from the vaguest to the clearest: where to look, what to touch, the whole move.
side-hint-where = { $spot } 주변을 살펴보세요.
side-hint-piece = 이것을 쓰세요: { $piece }.
# Two at one screen, and $name is to see what the other must not.
side-curtain = 화면을 넘겨주세요: { $name }.
side-curtain-show = 패 보기
side-curtain-choose = 고르기
side-no-takeback = 이 게임에서는 무를 수 없어요. 숨긴 것이 드러나거나 우연이 다시 정해지니까요.
# Above a game of several rounds; on what has won one of them.
side-score = { $of }판 중 { $round }번째 판. { $first } { $white } – { $black } { $second }.
side-round-won = { $label }, 이 판을 이김
side-moves = 수순
side-chance-title = 우연은 공정했나요?
side-chance = 누구나 확인할 수 있어요. 이 게임의 모든 우연은 숫자 { $seed }에서 나왔고, 이 숫자는 첫 수 전에 뽑아 끝날 때까지 숨겨 두었어요. 파일에도 들어 있어요.
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
side-give-up-text = { $who ->
    [computer] 그러면 컴퓨터가 이겨요. 본 게임은 계속돼요.
   *[other] 그러면 상대가 이겨요. 본 게임은 계속돼요.
}
# A draw in a side game that settles a challenge: what is announced, $label, is carried out.
side-draw-title = 사이드 게임에서 무승부를 제안할까요?
side-draw-text = 그러면 끝까지 두지 않고 비긴 것으로 쳐요: { $label }.
side-draw-computer = 컴퓨터가 받아들이면 게임이 바로 끝나요. 열한 번째 차례 전이거나 자신이 앞선다고 보는 동안에는 받아들이지 않아요.
side-draw-yes = 무승부 제안
side-draw-offered = { $name } 님이 사이드 게임에서 무승부를 제안했어요. 비긴 것으로 치면: { $label }.
# Resigning while a side game is on.
side-resign-title = 본 게임 전체를 포기할까요?
side-resign-text = 그러면 { $who ->
    [computer] 컴퓨터가
   *[other] 상대가
} 이 사이드 게임만이 아니라 본 게임 전체를 이겨요. 사이드 게임만 포기할 수도 있고, 그러면 본 게임은 계속돼요.
side-resign-yes = 본 게임 전체 기권
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

## Setting a game up

# How challenges are settled: free, quick, real or own.
side-links-why = { $kind ->
    [free] 이 페이지 밖에서 원하는 방식으로 겨루고 결과를 입력해요.
    [quick] 각자 주사위를 한 번 던져 높은 쪽이 이겨요. 몇 초면 끝나요.
    [real] 각 포텐셜은 그 이름의 게임으로 정해요. TAMSK는 TZAAR로 정해요. 게임 속의 게임이에요.
   *[own] 포텐셜마다 게임을 직접 골라요.
}
side-clock = 사이드 게임의 시계
side-clock-why = 사이드 게임은 본 게임의 시계로 두거나, 각자 이만큼의 시간을 따로 써요.
side-clock-same = 본 게임의 시계
side-clock-minutes = { $minutes }분
