## The move

prompt-opening = { $player ->
    [you] 첫 수는 GIPF 말이어야 해요. 하나 밀어 넣으세요.
    [w] 흰색의 첫 수는 GIPF 말이어야 해요. 하나 밀어 넣으세요.
   *[b] 검은색의 첫 수는 GIPF 말이어야 해요. 하나 밀어 넣으세요.
}
prompt-gipf-basic = { $player ->
    [you] 내 차례
    [w] 흰색 차례
   *[b] 검은색 차례
}: GIPF 말을 하나 더 밀어 넣거나{ $uses ->
    [0] {""}
   *[other] {" "}보드 위의 포텐셜을 쓰거나
} 일반 말로 넘어가세요. 그 뒤에는 GIPF 말을 넣을 수 없어요.
prompt-gipf-loaded-basic = { $player ->
    [you] 내 차례
    [w] 흰색 차례
   *[b] 검은색 차례
}: GIPF 말을 하나 더 밀어 넣거나{ $uses ->
    [0] {""}
   *[other] {" "}보드 위의 포텐셜을 쓰거나
}, 포텐셜로, 마지막엔 일반 말로 넘어가세요. 다음으로 넘어가면 앞의 것은 끝나요.
prompt-loaded-basic = { $player ->
    [you] 내 차례
    [w] 흰색 차례
   *[b] 검은색 차례
}: 포텐셜이 올라탄 말을 밀어 넣거나{ $uses ->
    [0] {""}
   *[other] {" "}보드 위의 포텐셜을 쓰거나
} 일반 말을 넣고 손에 남은 포텐셜을 포기하세요.
prompt-basic = { $player ->
    [you] 내 차례
    [w] 흰색 차례
   *[b] 검은색 차례
}: 일반 말을 밀어 넣{ $uses ->
    [0] 으세요.
   *[other] 거나 보드 위의 포텐셜을 쓰세요.
}
# Where there is only one kind of piece.
prompt-piece = { $player ->
    [you] 내 차례
    [w] 흰색 차례
   *[b] 검은색 차례
}: 말을 밀어 넣으세요.
prompt-stack = { $player ->
    [you] 내 차례
    [w] 흰색 차례
   *[b] 검은색 차례
}: 포텐셜 두 개로 된 더미를 밀어 넣{ $uses ->
    [0] 으세요.
   *[other] 거나 보드 위의 포텐셜을 쓰세요.
}
prompt-gipf-in-reserve = { $player ->
    [you] 내
    [w] 흰색의
   *[b] 검은색의
} 예비 말에 GIPF 말이 { $count }개 있어요. 다른 무엇보다 먼저 밀어 넣으세요.
prompt-use-empty = { $player ->
    [you] 이제
    [w] 흰색은
   *[b] 검은색은
} 밀어 넣을 말이 없어요. 보드 위의 포텐셜을 쓰세요.
prompt-use-blocked = { $player ->
    [you] 모든 선이 막혀서
    [w] 모든 선이 막혀서 흰색은
   *[b] 모든 선이 막혀서 검은색은
} 밀어 넣을 수 없어요. 보드 위의 포텐셜을 쓰세요.

## Rows

prompt-clear-before = { $player ->
    [you] 컴퓨터의 수로 내 줄이
    [you-w] 검은색의 수로 내 줄이
    [you-b] 흰색의 수로 내 줄이
    [w] 검은색의 수로 흰색 줄이
   *[b] 흰색의 수로 검은색 줄이
} { $rows ->
    [1] 생겼어요. { $choices ->
        [1] 줄을 제거한 다음 두세요.
       *[other] 무엇을 제거할지 고른 다음 두세요.
    }
   *[other] { $rows }개 생겼어요. 한 줄과 제거할 말을 고른 다음 두세요.
}
prompt-clear-after = { $player ->
    [you] 내 줄이
    [w] 흰색 줄이
   *[b] 검은색 줄이
} { $rows ->
    [1] 생겼어요. { $choices ->
        [1] 줄을 제거하세요.
       *[other] 무엇을 제거할지 고르세요.
    }
   *[other] { $rows }개 생겼어요. 한 줄과 제거할 말을 고르세요.
}
prompt-may-clear-before = { $player ->
    [you] 나에게
    [w] 흰색에게
   *[b] 검은색에게
} 남겨 두어도 되는 GIPF 말 줄이 { $rows ->
    [1] 있어요. 일부를 제거하거나 패스한 다음 두세요.
   *[other] { $rows }개 있어요. 한 줄에서 제거하거나 패스한 다음 두세요.
}
prompt-may-clear-after = { $player ->
    [you] 나에게
    [w] 흰색에게
   *[b] 검은색에게
} 남겨 두어도 되는 GIPF 말 줄이 { $rows ->
    [1] 있어요. 일부를 제거하거나 패스하세요.
   *[other] { $rows }개 있어요. 한 줄에서 제거하거나 패스하세요.
}

## A TAMSK on the centre

prompt-extra-before = { $player ->
    [you] 내 TAMSK가 중앙에 있어서, 일반 행동 전에 추가 행동을 해요
    [w] 흰색의 TAMSK가 중앙에 있어서, 일반 행동 전에 추가 행동을 해요
   *[b] 검은색의 TAMSK가 중앙에 있어서, 일반 행동 전에 추가 행동을 해요
}. 포텐셜을 밀어 넣거나, 패스하고 잃으세요.
prompt-extra-after = { $player ->
    [you] 내 TAMSK가 중앙에 와서 추가 행동을 얻었어요
    [w] 흰색의 TAMSK가 중앙에 와서 추가 행동을 얻었어요
   *[b] 검은색의 TAMSK가 중앙에 와서 추가 행동을 얻었어요
}. 포텐셜을 밀어 넣거나, 패스하고 잃으세요.
prompt-extra-blocked = { $player ->
    [you] 내 TAMSK가 중앙에 있지만
    [w] 흰색의 TAMSK가 중앙에 있지만
   *[b] 검은색의 TAMSK가 중앙에 있지만
} 모든 선이 막혔어요. 패스하면 그 포텐셜은 사라져요.

## Challenges

compose-side-name = { $game ->
    [free] 자유롭게
    [rps] 가위바위보
    [die] 주사위 굴리기
    [coin] 동전 던지기
    [cards] 카드
    [dominoes] 도미노
    [tzaar] TZAAR
    [zertz] ZÈRTZ
    [dvonn] DVONN
    [yinsh] YINSH
    [punct] PÜNCT
   *[other] { $game }
}
prompt-answer = { $player ->
    [you] 컴퓨터가 { $potential } 포텐셜을 쓰겠다고 예고했어요: { $move }. 받아들이거나 저지할 수 있어요
    [you-w] 검은색이 { $potential } 포텐셜을 쓰겠다고 예고했어요: { $move }. 받아들이거나 저지할 수 있어요
    [you-b] 흰색이 { $potential } 포텐셜을 쓰겠다고 예고했어요: { $move }. 받아들이거나 저지할 수 있어요
    [wait-w] { $potential } 포텐셜을 쓰겠다고 예고했어요: { $move }. 흰색은 받아들이거나 저지할 수 있어요
    [wait-b] { $potential } 포텐셜을 쓰겠다고 예고했어요: { $move }. 검은색은 받아들이거나 저지할 수 있어요
    [w] 검은색이 { $potential } 포텐셜을 쓰겠다고 예고했어요: { $move }. 흰색은 받아들이거나 저지할 수 있어요
   *[b] 흰색이 { $potential } 포텐셜을 쓰겠다고 예고했어요: { $move }. 검은색은 받아들이거나 저지할 수 있어요
}{ $left ->
    [unlimited] { $game ->
        [none] .
       *[other] {" "}({ $game }).
    }
   *[other] {" "}({ $game ->
        [none] {""}
       *[other] { $game }; {""}
    }남은 저지 { $left }번).
}
prompt-who-begins = { $player ->
    [you] 컴퓨터가 내 { $potential } 포텐셜({ $move })을 저지해요. 사이드 게임을 누가 먼저 시작할지 정하세요
    [you-w] 검은색이 내 { $potential } 포텐셜({ $move })을 저지해요. 사이드 게임을 누가 먼저 시작할지 정하세요
    [you-b] 흰색이 내 { $potential } 포텐셜({ $move })을 저지해요. 사이드 게임을 누가 먼저 시작할지 정하세요
    [wait-w] 흰색의 { $potential } 포텐셜({ $move })을 저지했어요. 사이드 게임을 누가 먼저 시작할지 흰색이 정해요
    [wait-b] 검은색의 { $potential } 포텐셜({ $move })을 저지했어요. 사이드 게임을 누가 먼저 시작할지 검은색이 정해요
    [w] 검은색이 흰색의 { $potential } 포텐셜({ $move })을 저지해요. 사이드 게임을 누가 먼저 시작할지 흰색이 정하세요
   *[b] 흰색이 검은색의 { $potential } 포텐셜({ $move })을 저지해요. 사이드 게임을 누가 먼저 시작할지 검은색이 정하세요
}{ $game ->
    [none] .
    [rps] {" "}(가위바위보).
    [die] {" "}(주사위 굴리기).
    [coin] {" "}(동전 던지기).
    [cards] {" "}(카드 게임).
    [dominoes] {" "}(도미노).
    [tzaar] {" "}(TZAAR).
    [zertz] {" "}(ZÈRTZ).
    [dvonn] {" "}(DVONN).
    [yinsh] {" "}(YINSH).
    [punct] {" "}(PÜNCT).
   *[other] {" "}({ $game }).
}
prompt-side-game = 사이드 게임{ $game ->
    [none] {""}
    [rps] (가위바위보)
    [die] (주사위 굴리기)
    [coin] (동전 던지기)
    [cards] (카드 게임)
    [dominoes] (도미노)
    [tzaar] (TZAAR)
    [zertz] (ZÈRTZ)
    [dvonn] (DVONN)
    [yinsh] (YINSH)
    [punct] (PÜNCT)
   *[other] ({ $game })
}을 하세요. { $player ->
    [you] 내 { $potential } 포텐셜({ $move })이 걸려 있어요. 내가
    [computer] 컴퓨터의 { $potential } 포텐셜({ $move })이 걸려 있어요. 컴퓨터가
    [w] 흰색의 { $potential } 포텐셜({ $move })이 걸려 있어요. 흰색이
   *[b] 검은색의 { $potential } 포텐셜({ $move })이 걸려 있어요. 검은색이
} 이겼나요, 비겼나요, 졌나요?
# How an announced potential would go: from $spot to $target; what it covers a GIPF-piece with; TAMSK’s extra move enters or pushes.
prompt-way = { $way ->
    [jump] { $spot }에서 { $target }까지
    [new-gipf] { $spot }에서 { $target }까지, 새 GIPF 말로 덮기
    [basic] { $spot }에서 { $target }까지, 일반 말로 덮기
    [enter] { $target }에
   *[push] { $spot }에서 { $target }까지 밀기
}

## The end

over-no-move = { $player ->
    [w] 흰색 승리: 검은색은 더 둘 수 없어요.
   *[b] 검은색 승리: 흰색은 더 둘 수 없어요.
}
over-gipf-lost = { $player ->
    [w] 흰색 승리: 검은색의 GIPF 말이 하나도 남지 않았어요.
   *[b] 검은색 승리: 흰색의 GIPF 말이 하나도 남지 않았어요.
}
over-gipf-captured = { $player ->
    [w] 흰색 승리: 검은색의 GIPF 말을 모두 포획했어요.
   *[b] 검은색 승리: 흰색의 GIPF 말을 모두 포획했어요.
}
over-resignation = { $player ->
    [w] 흰색 승리: 검은색이 기권했어요.
   *[b] 검은색 승리: 흰색이 기권했어요.
}
over-time = { $player ->
    [w] 흰색 승리: 검은색의 시간이 다 됐어요.
   *[b] 검은색 승리: 흰색의 시간이 다 됐어요.
}
over-abandoned = { $player ->
    [w] 흰색 승리: 검은색이 게임을 떠났어요.
   *[b] 검은색 승리: 흰색이 게임을 떠났어요.
}
over-won = { $player ->
    [w] 흰색 승리.
   *[b] 검은색 승리.
}
over-repetition = 무승부: 같은 장면이 { $count }번 나왔어요.
over-quiet = 무승부: { $count }수 동안 포획이 없었어요.
over-agreement = 무승부: 두 플레이어가 합의했어요.
over-left = 무승부: 한쪽이 게임을 떠났어요.
over-draw = 무승부.

## What the decisions are called

option-enter = { $unit ->
    [piece] 말
    [basic] 일반 말
    [gipf] GIPF 말
    [stack] { $potential } 더미
   *[loaded] { $potential } 포텐셜이 올라탄 말
}, { $spot }에
option-push = { $unit ->
    [piece] 말
    [basic] 일반 말
    [gipf] GIPF 말
    [stack] { $potential } 더미
   *[loaded] { $potential } 포텐셜이 올라탄 말
}, { $dot }에서 말 { $count }개를 { $target }까지 밀기
option-extra-enter = 추가 행동: TAMSK 포텐셜, { $spot }에
option-extra-push = 추가 행동: TAMSK 포텐셜, { $dot }에서 말 { $count }개를 { $target }까지 밀기
option-zertz = ZÈRTZ 뛰어넘기: { $spot }에서 { $target }까지
option-yinsh = YINSH 이동: { $spot }에서 { $target }까지
option-dvonn = DVONN 점프: { $spot }에서 { $target } 위로
option-punct = PÜNCT 점프: { $spot }에서 { $target } 위로
option-cover = { $spot }의 PÜNCT가 { $target }의 GIPF 말을 덮음: { $cover ->
    [G] 새 GIPF 말
   *[B] 일반 말
}
option-clear = { $spots } 제거: 예비로 { $back }개{ $out ->
    [0] {""}
   *[other] , 게임에서 사라지는 포텐셜 { $out }개
}{ $captured ->
    [0] {""}
   *[other] , 포획 { $captured }개
}
option-pass-extra = 패스: TAMSK 포텐셜이 게임에서 사라져요
option-pass-rows = 패스: GIPF 말을 남겨 둬요
option-accept = 받아들이기: 포텐셜을 사용해요
option-challenge = 저지하기: { $game ->
    [none] 사이드 게임으로 정해요
   *[other] 사이드 게임({ $game })으로 정해요
}
option-first = { $player ->
    [you] 내가 먼저
    [computer] 컴퓨터가 먼저
    [w] 흰색이 먼저
   *[b] 검은색이 먼저
}
option-second = { $player ->
    [you] 컴퓨터가 먼저
    [you-w] 검은색이 먼저
    [you-b] 흰색이 먼저
    [computer] 내가 먼저
    [w] 검은색이 먼저
   *[b] 흰색이 먼저
}
option-won = { $player ->
    [you] 내가 이겼어요: 포텐셜을 사용해요
    [computer] 컴퓨터가 이겼어요: 포텐셜을 사용해요
    [w] 흰색이 이겼어요: 포텐셜을 사용해요
   *[b] 검은색이 이겼어요: 포텐셜을 사용해요
}
option-tied = { $player ->
    [you] 비겼어요: 그래도 내 포텐셜을 사용해요
    [computer] 비겼어요: 그래도 컴퓨터의 포텐셜을 사용해요
    [w] 비겼어요: 그래도 흰색의 포텐셜을 사용해요
   *[b] 비겼어요: 그래도 검은색의 포텐셜을 사용해요
}
option-lost = { $player ->
    [you] 내가 졌어요: 포텐셜이 게임에서 사라져요
    [computer] 컴퓨터가 졌어요: 포텐셜이 게임에서 사라져요
    [w] 흰색이 졌어요: 포텐셜이 게임에서 사라져요
   *[b] 검은색이 졌어요: 포텐셜이 게임에서 사라져요
}

## Where nothing can be done, and how potentials move that cannot go there.

closed-line = { $lines ->
    [1] 이 선은 꽉 찼어요.
   *[other] 여기서 가는 두 선이 모두 꽉 찼어요.
}
closed-empty = 말은 가장자리에서 들어와요. 가장자리의 점에서 시작하세요.
closed-piece = 보드 위의 말은 밀릴 때만 움직여요. 가장자리의 점에서 시작하세요.
closed-potential = { $potential ->
    [TAMSK] TAMSK는 중앙으로 밀리면 저절로 작동해요.
   *[other] 이 { $potential } 포텐셜은 지금 갈 곳이 없어요.
}
closed-gipf-first = GIPF 말이 먼저예요. 하나 밀어 넣으세요.
closed-nothing-to-push = 지금은 아무것도 밀어 넣을 수 없어요. 포텐셜을 쓰세요.
closed-row = 먼저 줄을 제거하세요.
closed-may-row = 먼저 줄에서 제거하거나 패스하세요.
closed-must-go = 이 말은 줄과 함께 제거돼요. ‘줄 제거하기’를 누르세요.
closed-extra = 추가 행동이 먼저예요. 가장자리의 점에서 시작하거나 패스하세요.
closed-extra-blocked = 모든 선이 꽉 찼어요. 패스만 할 수 있어요.
closed-answer = 먼저 보드 아래 버튼으로 답하세요.
reach-zertz = ZÈRTZ는 옆에 이어진 말을 직선으로 뛰어넘어 그 뒤의 첫 번째 빈 교차점에 내려요.
reach-yinsh = YINSH는 선을 따라 빈 교차점 위를 미끄러져요.
reach-dvonn = DVONN은 인접한 상대 일반 말이나 DVONN 위로 점프해요.
reach-dvonn-matrx = DVONN은 바로 옆이나 빈 교차점이 이어진 선 끝에 있는 상대 DVONN 위로 점프해요.
reach-punct = PÜNCT는 인접한 상대 PÜNCT 위로 점프하거나 GIPF 말을 덮어요.
reach-punct-matrx = PÜNCT는 바로 옆이나 빈 교차점이 이어진 선 끝에 있는 상대 PÜNCT 위로 점프해요.
