# 말이 무엇이고 무엇을 할 수 있는지. $player는 w 또는 b, $spots는 점, $count는 개수.

legend-basic = 같은 색 넷이 나란히 놓이면 줄이 되어 제거돼요. 다른 색 줄에 닿아 있으면 포획돼요.
legend-gipf = 말 두 개가 하나처럼 움직여요. 포획되면 2개로 세요. 줄에서도 남을 수 있어요. { $player ->
    [w] 흰색
   *[b] 검은색
}은 { $count ->
    [1] 이것 하나만 남아서, 잃으면 져요.
   *[other] { $count }개가 있고, 다 잃으면 져요.
}{ $more ->
    [no] {" "}새로 들어오지 않아요.
   *[yes] {""}
}
legend-gipf-single = 줄과 함께 제거되고, 무엇보다 먼저 다시 써야 해요. { $player ->
    [w] 흰색
   *[b] 검은색
}은 { $count ->
    [1] 이것 하나만 남아서, 잃으면 져요.
   *[other] { $count }개가 남았고, 다 잃으면 져요.
}
legend-potential = { $letter ->
    [T] 밀려서 중앙에 오면 추가 행동을 얻어요.
    [Z] 옆의 말을 곧게 뛰어넘어 첫 번째 빈 교차점에 내려요. 한 번.
    [D] { $game ->
        [matrx] 빈 교차점을 지나 상대의 DVONN 위로 점프해 잠재워요. 한 번.
       *[other] 이웃한 상대의 일반 말이나 DVONN 위로 점프해 잠재워요. 한 번.
    }
    [Y] 빈 교차점을 따라 미끄러져요. 한 번.
   *[P] { $game ->
        [matrx] 빈 교차점을 지나 상대의 PÜNCT 위로 점프해 잠재워요. 한 번.
       *[other] 이웃한 상대의 PÜNCT 위로 점프하거나 GIPF 말을 덮게 해요. 한 번.
    }
}
legend-used = { $game ->
    [matrx] 능력을 다 썼어요. 주인이 제거하면 예비 말로 돌아가고, 같은 종류 둘이면 다시 더미가 돼요.
   *[other] 능력을 다 썼어요. 줄에서는 여전히 세고, 줄과 함께 게임에서 사라져요.
}
legend-now-goes = 줄과 함께 제거돼요.
legend-now-may-stay = 남겨도 되고 제거해도 돼요. 줄의 주인이 정해요.
legend-now-extra = 중앙에 있어요. 한 번 더 밀어 넣거나 패스하세요.
legend-now-use = { $whose ->
    [own] 지금 { $spots }까지 갈 수 있어요.
   *[other] { $spots }까지 갈 수 있을 거예요.
}
legend-now-gipf-first = 지금은 안 돼요. 예비 말의 GIPF 말을 먼저 써야 해요.
legend-now-nowhere = 지금은 갈 곳이 없어요.
legend-now-push = 지금 가장자리 점에서 밀어 넣을 수 있어요.
legend-reserve-basic = { $game ->
    [potentials] 밀어 넣을 말이에요. 하나도 없고 쓸 포텐셜도 없으면 져요.
   *[other] 밀어 넣을 말이에요. 밀어 넣어야 하는데 하나도 없으면 져요.
}
legend-reserve-gipf = { $game ->
    [matrx] 무엇보다 먼저 써야 해요. 예비 말로 있으면 안전해요.
   *[other] 일반 말 두 개를 한꺼번에 넣어요. 다른 말을 처음 넣으면 GIPF 말은 더 못 넣어요.
}
legend-reserve-potential = { $about } { $game ->
    [matrx] 같은 종류 둘이 더미로 들어와요.
   *[other] 일반 말 위에 올라타고 들어와요. 아무것도 올리지 않은 일반 말을 처음 넣으면 손에 든 포텐셜을 모두 잃어요.
}
# Where a game is set up: the potentials, one line each below.
legend-hand = { $game ->
    [matrx] 두 사람 모두 이것으로 시작해요. 같은 종류 둘이 더미로 들어와요.
   *[other] 두 사람 모두 이것을 손에 들고 시작해요. 저마다 일반 말 위에 올라타고 들어와요.
}
legend-rules = 규칙 읽기
