# Side games: what is to be done in them, how they end, what their pieces are called.
# $player is w or b: who decides, or who has won; also you, who plays against the computer.

# Somebody without a name, in a game in which players have no colours.
side-player = { $number }번 플레이어
side-turn = { $player ->
    [you] 내 차례
    [w] 흰색 차례
    [named] { $name } 님 차례
   *[b] 검은색 차례
}
side-prompt = { $turn }: { $todo }
side-won = { $player ->
    [you] 이겼어요
    [computer] 컴퓨터가 이겼어요
    [w] 흰색이 이겼어요
    [named] { $name } 님이 이겼어요
   *[b] 검은색이 이겼어요
}
side-drawn = 무승부
side-over = { $result }: { $why }
# $move is in notation.
side-played = { $player ->
    [w] 흰색
    [named] { $name }
   *[b] 검은색
}: { $move }
# What is pressed; other words are a game’s own.
side-button = { $word ->
    [pass] 패스
    [throw] 던지기
    [draw] 카드 뽑기
    [heads] 앞면
    [tails] 뒷면
    [rock] 바위
    [paper] 보
    [scissors] 가위
    [fold] 이번 판 포기
    [left] 왼쪽 끝에
    [right] 오른쪽 끝에
   *[other] { $word }
}
# Pieces; T, C, E, L, M, R are those of PÜNCT.
side-piece = { $kind ->
    [ring] 링
    [marker] 마커
    [dvonn] DVONN 말
    [stack] 더미
    [piece] 말
    [tzaar] 차르
    [tzarra] 차라
    [tott] 토트
    [white] 흰 구슬
    [grey] 회색 구슬
    [black] 검은 구슬
    [T] 삼각형
    [C] 곧은 조각, PÜNCT 가운데
    [E] 곧은 조각, PÜNCT 끝
    [L] 왼쪽으로 꺾인 조각, PÜNCT 끝
    [M] 꺾인 조각, PÜNCT 가운데
    [R] 오른쪽으로 꺾인 조각, PÜNCT 끝
    [coin] 동전
    [call] 예측
    [die] 주사위
    [card] 카드
    [choice] 선택
    [domino] 도미노
   *[other] { $kind }
}
# $piece is such a piece.
side-piece-of = { $piece } ({ $owner ->
    [w] 흰색
   *[b] 검은색
})

## What wins, shown while a game is on. $count, $white, $grey, $black and $each are how many win.

side-goal = { $game ->
    [yinsh] { $count ->
        [one] 목표: 먼저 링 하나를 빼기.
       *[other] 목표: 먼저 링 { $count }개를 빼기.
    }
    [dvonn] 목표: 끝났을 때 내 더미의 말이 더 많기.
    [tzaar] 목표: 차르, 차라, 토트 가운데 한 종류를 모두 잡거나 상대가 잡을 것이 없게 하기.
    [zertz] 목표: 흰 구슬 { $white }개, 회색 { $grey }개, 검은 구슬 { $black }개, 또는 색마다 { $each }개.
    [punct] 목표: 마주 보는 두 변을 잇기.
    [rps] 바위는 가위를, 가위는 보를, 보는 바위를 이겨요.
    [die] 더 높은 눈이 이겨요.
    [cards] 더 높은 카드가 이겨요.
    [dominoes] 목표: 도미노를 먼저 다 내려놓기.
   *[coin] 먼저 하는 쪽이 앞뒤를 말하고, 맞히면 이겨요. 던지는 쪽은 상대예요.
}

## What is to be done, behind whose turn it is.

side-do-pass = 둘 수가 없어요. 패스하세요.
side-do-any = 수를 고르세요.
side-do-table = 게임을 하고 결과를 입력하세요.
side-do-yinsh-place = 빈 자리에 링을 놓으세요.
side-do-yinsh-move = 링을 움직이세요. 마커를 남기고, 넘어간 마커는 뒤집어요.
side-do-yinsh-row = 다섯 개가 한 줄이에요. 걷어 낼 줄을 고르세요.
side-do-yinsh-take = 다섯 개가 한 줄이에요! 그 줄의 마커를 아무거나 누르면 걷어 내요.
side-do-yinsh-ring = 내 링 하나를 판에서 빼세요.
side-do-dvonn-red = 빨간 DVONN 말을 빈 자리에 놓으세요.
side-do-dvonn-place = 말을 빈 자리에 놓으세요.
side-do-dvonn-move = 더미를 높이만큼 움직여 다른 더미 위에 올리세요.
side-do-tzaar-place = 말을 골라 빈 자리에 놓으세요.
side-do-tzaar-first = 말 하나를 잡으세요. 첫 차례에는 한 번만 잡아요.
side-do-tzaar-capture = 잡으세요. 더 높지 않은 상대 더미로 움직이세요.
side-do-tzaar-second = 한 번 더 잡거나, 내 더미를 높이거나, 패스하세요.
side-do-zertz-place = 구슬을 골라 빈 링에 놓으세요.
side-do-zertz-own = 남은 구슬이 없어요. 내 구슬을 빈 링에 놓으세요.
side-do-zertz-remove = 가장자리의 빈 링 하나를 고르세요. 그 링을 판에서 빼요.
side-do-zertz-jump = 잡을 수 있으면 잡아야 해요. 구슬을 뛰어넘으세요.
side-do-zertz-on = 같은 구슬로 계속 뛰어넘으세요.
side-do-punct = 조각을 새로 놓거나 내 조각을 움직이세요.
side-do-punct-first = 조각을 판에 놓으세요.
side-do-punct-move = 내 조각을 움직이세요.
side-do-coin-call = 앞면인지 뒷면인지 맞혀 보세요.
side-do-coin-throw = 동전을 던지세요.
side-do-die = 주사위를 던지세요.
side-do-cards = 카드를 뽑으세요.
side-do-rps = 가위, 바위, 보 중에서 고르세요.
# $player has chosen first, unseen: you, computer, w or b.
side-do-rps-last = { $player ->
    [you] 내 선택은 가려져 있어요. 이제 상대가 골라요.
    [computer] 컴퓨터는 이미 골라서 가려 두었어요. 가위, 바위, 보 중에서 고르면 함께 공개돼요.
    [w] 흰색은 이미 골라서 가려 두었어요. 가위, 바위, 보 중에서 고르면 함께 공개돼요.
    [named] { $name } 님은 이미 골라서 가려 두었어요. 가위, 바위, 보 중에서 고르면 함께 공개돼요.
   *[b] 검은색은 이미 골라서 가려 두었어요. 가위, 바위, 보 중에서 고르면 함께 공개돼요.
}
side-do-rps-open = 고른 것을 보여 주세요.
side-do-dominoes = 줄의 한쪽 끝에 도미노를 놓으세요.
side-do-dominoes-first = 첫 도미노를 놓으세요.

## Why a game is over, behind who has won. $winner and $loser, $white and $black are what they have.

side-why-yinsh = 뺀 링 { $winner } 대 { $loser }.
side-why-dvonn = 더미의 말 { $winner }개 대 { $loser }개.
side-why-tzaar-type = { $player ->
    [you] 나에게 남은 { $kind ->
        [tzaar] 차르가
        [tzarra] 차라가
       *[tott] 토트가
    } 없어요.
    [computer] 컴퓨터에게 남은 { $kind ->
        [tzaar] 차르가
        [tzarra] 차라가
       *[tott] 토트가
    } 없어요.
    [w] 흰색에게 남은 { $kind ->
        [tzaar] 차르가
        [tzarra] 차라가
       *[tott] 토트가
    } 없어요.
   *[b] 검은색에게 남은 { $kind ->
        [tzaar] 차르가
        [tzarra] 차라가
       *[tott] 토트가
    } 없어요.
}
side-why-tzaar-stuck = { $player ->
    [you] 나는 더 잡을 수 없어요.
    [computer] 컴퓨터는 더 잡을 수 없어요.
    [w] 흰색은 더 잡을 수 없어요.
   *[b] 검은색은 더 잡을 수 없어요.
}
side-why-zertz-goal = { $kind ->
    [white] 흰 구슬 { $count }개.
    [grey] 회색 구슬 { $count }개.
    [black] 검은 구슬 { $count }개.
   *[each] 색마다 구슬 { $count }개.
}
side-why-zertz-full = 마지막 빈 링이 찼어요.
side-why-zertz-drawn = 이제 아무도 할 수 있는 것이 없어요.
side-why-repeated = 같은 상황이 세 번째로 나왔어요.
side-why-punct-joined = 마주 보는 두 변이 이어졌어요.
side-why-punct-centre = 가운데에서 { $winner } 대 { $loser }.
side-why-punct-open = 한쪽의 마지막 조각까지 놓았지만 이어진 변이 없어요.
side-why-coin = { $coin ->
    [heads] 동전은 앞면이에요.
   *[tails] 동전은 뒷면이에요.
}
side-why-die = { $winner } 대 { $loser }.
side-why-cards = { $winner } 대 { $loser }.
side-why-rps = { $wins ->
    [rock] 바위가 가위를 이겨요.
    [paper] 보가 바위를 이겨요.
    [scissors] 가위가 보를 이겨요.
    [same] 둘 다 같은 것을 골랐어요.
   *[fold] 판을 포기했어요.
}
side-why-rps-rounds = { $winner } 대 { $loser } 판.
side-why-dominoes-out = 마지막 도미노를 놓았어요.
side-why-dominoes-blocked = 아무도 놓을 수 없어요. 점 { $winner } 대 { $loser }.
side-why-any = 결과를 입력했어요.
side-why-resignation = { $player ->
    [you] 내가 포기했어요.
    [computer] 컴퓨터가 포기했어요.
    [w] 흰색이 포기했어요.
    [named] { $name } 님이 포기했어요.
   *[b] 검은색이 포기했어요.
}
side-why-time = { $player ->
    [you] 내 시간이 끝났어요.
    [computer] 컴퓨터의 시간이 끝났어요.
    [w] 흰색의 시간이 끝났어요.
    [named] { $name } 님의 시간이 끝났어요.
   *[b] 검은색의 시간이 끝났어요.
}
side-why-agreement = 서로 그렇게 정했어요.
side-why-abandoned = { $player ->
    [you] 내가 게임을 떠났어요.
    [w] 흰색이 게임을 떠났어요.
    [b] 검은색이 게임을 떠났어요.
    [named] { $name } 님이 게임을 떠났어요.
   *[nobody] 게임이 중단되었어요.
}
